"""How many cycles the loops of the GEMMs take on cores that LLVM has models of, beside their FMAs alone."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, need_tool

from codegen.microarchitecture import MICROARCHITECTURES

TRIPLES = {"aarch64_neon": ["-mtriple=aarch64"], "armv7_neon": ["-mtriple=armv7", "-mattr=+neon,+vfp4"]}
ITERATIONS = 100
FMA = re.compile(r"\s+(fmla|fmls|vmla|vmls|vfma|vfms)\b")


def emitted(record: str, family: str, directory: Path) -> str:
    """The text of the family's last kernel, the one with the most rows."""
    path = directory / f"{record}_{family}.s"
    command = [sys.executable, "-m", "codegen", "kernels", "--target", MICROARCHITECTURES[record].target]
    command += ["--microarchitecture", record, "--family", family, "--output", str(path)]
    subprocess.run(command, cwd=ROOT, check=True)
    return path.read_text().rpartition(".globl")[2]


def loops(text: str) -> list[list[str]]:
    """Bodies of innermost loops that have FMAs, labels made plain."""
    lines = text.split("\n")
    place = {line[:-1]: number for number, line in enumerate(lines) if line.endswith(":")}
    result = []
    for number, line in enumerate(lines):
        branch = re.match(r"\s+(?:b\w*|cbn?z \w+,) (\.L\w+)$", line)
        if branch and place[branch[1]] < number:
            body = lines[place[branch[1]] + 1 : number + 1]
            if not any(one.endswith(":") for one in body) and any(FMA.match(one) for one in body):
                result.append([re.sub(r"\.L\w+", "0", one) for one in body])
    return result


def cycles(body: list[str], record: str, cpu: str) -> float:
    """Of an iteration, as llvm-mca models it."""
    command = [need_tool("llvm-mca"), *TRIPLES[MICROARCHITECTURES[record].target], f"-mcpu={cpu}"]
    done = subprocess.run(
        [*command, f"-iterations={ITERATIONS}"], input="\n".join(body), capture_output=True, text=True, check=True
    )
    total = re.search(r"Total Cycles:\s+(\d+)", done.stdout)
    assert total, done.stdout
    return int(total[1]) / ITERATIONS


# There is no model of Cortex-A7.
@pytest.mark.parametrize(
    ("record", "cpu", "share"),
    [
        ("cortex_a53", "cortex-a53", 0.75),
        ("cortex_a53", "cortex-a76", 0.9),
        ("cortex_a53", "neoverse-n1", 0.9),
        ("cortex_a53", "apple-m1", 0.9),
        ("cortex_a76", "cortex-a76", 0.9),
        ("neoverse_n1", "neoverse-n1", 0.9),
        ("apple_m1", "apple-m1", 0.9),
        ("cortex_a7", "cortex-a15", 0.85),
        ("cortex_a15", "cortex-a15", 0.85),
    ],
)
def test_share_of_the_fma_limit(record: str, cpu: str, share: float, tmp_path: Path) -> None:
    need_tool("llvm-mca")
    body = loops(emitted(record, "tuple_gemm", tmp_path))[0]  # rests follow
    limit = cycles([one for one in body if FMA.match(one)], record, cpu)
    assert limit / cycles(body, record, cpu) >= share
