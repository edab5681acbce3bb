"""Golden digests of every generated kernel: a change of the compiler shows which kernels it changes.

`ninja golden` writes them anew, and the texts into the build directory: of objects objdump's, else what was emitted.
"""

import difflib
import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, need_tool

from codegen.kernels import families
from codegen.microarchitecture import default_microarchitecture
from codegen.targets import TARGETS, find_package

GOLDEN = ROOT / "test/golden"


def generate(target: str, family: str, directory: Path) -> str:
    """The text of a family's kernels, for the target's default microarchitecture."""
    output = directory / "kernels"
    command = [
        sys.executable,
        "-m",
        "codegen",
        "kernels",
        "--target",
        target,
        "--family",
        family,
        "--output",
        str(output),
    ]
    subprocess.run(command, cwd=ROOT, check=True)
    if TARGETS[target].suffix != "o":
        return output.read_text()
    need_tool("objdump")
    command = ["objdump", "-d", "-M", "intel", "--no-show-raw-insn", "--no-addresses", str(output)]
    listing = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    code = listing[listing.index("\n<") :]
    return re.sub(r"[ \t]+#.*|[ \t]+$", "", code, flags=re.MULTILINE).lstrip("\n")


def digests(text: str, target: str) -> list[str]:
    """A line for each kernel: its symbol, lines and digest; first what stands before all, if anything does."""
    symbol = rf"nnp_\w+__{target}"
    parts = re.split(rf"^(?=(?:void |<)?{symbol}\b)", text, flags=re.MULTILINE)
    names = ["preamble", *(re.search(symbol, part)[0] for part in parts[1:])]
    return [
        f"{name} {part.count(chr(10))} {hashlib.sha256(part.encode()).hexdigest()[:16]}"
        for name, part in zip(names, parts, strict=True)
        if part
    ]


@pytest.mark.parametrize(
    ("target", "family"), [(name, one) for name in TARGETS for one in families(default_microarchitecture(name))]
)
def test_golden(target: str, family: str, tmp_path: Path, builddir: Path, request: pytest.FixtureRequest) -> None:
    package, suffix = TARGETS[target].package, TARGETS[target].suffix
    if package is not None and not find_package(package):
        pytest.skip(f"{package} is not installed")
    text = generate(target, family, tmp_path)
    found = digests(text, target)
    golden = GOLDEN / target / f"{family}.txt"
    last = builddir / "golden" / target / f"{family}.{'s' if suffix == 'o' else suffix}"
    if request.config.getoption("--update-golden"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text("\n".join(found) + "\n")
    assert golden.exists(), f"{golden} is missing; `ninja golden` writes it"
    expected = golden.read_text().splitlines()
    if found != expected:
        changed = sorted({line.split()[0] for line in {*found} ^ {*expected}}) or ["their order"]
        before = last.read_text().splitlines() if last.exists() else []
        difference = "\n".join(difflib.unified_diff(before, text.splitlines(), str(last), "generated", lineterm=""))
        pytest.fail(
            f"generated code differs from {golden.relative_to(ROOT)} in {', '.join(changed)}; "
            f"if intended, run `ninja golden`\n{difference[:20000]}"
        )
    last.parent.mkdir(parents=True, exist_ok=True)
    last.write_text(text)
