"""Golden texts of every generated kernel: a change of the compiler shows what it changes in the code.

`ninja golden` writes them anew. Of objects it is objdump's text, else what was emitted.
"""

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


@pytest.mark.parametrize(
    ("target", "family"), [(name, one) for name in TARGETS for one in families(default_microarchitecture(name))]
)
def test_golden(target: str, family: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    package, suffix = TARGETS[target].package, TARGETS[target].suffix
    if package is not None and not find_package(package):
        pytest.skip(f"{package} is not installed")
    text = generate(target, family, tmp_path)
    path = GOLDEN / target / f"{family}.{'s' if suffix == 'o' else suffix}"
    if request.config.getoption("--update-golden"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    assert path.exists(), f"{path} is missing; `ninja golden` writes it"
    assert text == path.read_text(), (
        f"generated code differs from {path.relative_to(ROOT)}; if intended, run `ninja golden`"
    )


def test_no_mask_register_masks_its_own_result() -> None:
    """What PeachPy makes of comparisons by itself; see docs/decisions/0004-peachpy.md."""
    for path in sorted((GOLDEN / "x86_64_avx512").glob("*.s")):
        assert not re.search(r"(k[0-7])\{\1\}", path.read_text()), path
