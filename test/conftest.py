"""What the tests share: the build directory, and running built programs."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "python")]
CLOSING_LINE = re.compile(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--builddir", default="build", help="build directory to test")
    parser.addoption("--update-golden", action="store_true", help="write golden files instead of comparing with them")


@pytest.fixture(scope="session")
def builddir(request: pytest.FixtureRequest) -> Path:
    """The build under test, up to date."""
    path = ROOT / request.config.getoption("--builddir")
    build(path, "lib/libnnpack.a", "test/check", "test/operators")
    return path


def ninja_file(path: Path) -> Path:
    """Relative to the top, as ninja must see it to bring it up to date by itself."""
    return Path("build.ninja") if path == ROOT / "build" else path.relative_to(ROOT) / "build.ninja"


def configure(path: Path, *arguments: str) -> None:
    """Configure a build directory below the repository's top."""
    relative = path.relative_to(ROOT)
    command = [sys.executable, "configure.py", f"--builddir={relative}", *arguments]
    subprocess.run(command, cwd=ROOT, check=True)


def build(path: Path, *outputs: str) -> str:
    """Bring outputs of a build directory up to date; returns what ninja printed."""
    relative = path.relative_to(ROOT)
    command = ["ninja", "-f", str(ninja_file(path)), *(f"{relative}/{output}" for output in outputs)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_program(program: Path, *arguments: str, prefix: tuple[str, ...] = (), **options: object) -> None:
    """Run a test program, which must close with no failure; skips if it skipped everything."""
    done = subprocess.run([*prefix, str(program), *arguments], capture_output=True, text=True, **options)
    output = done.stdout + done.stderr
    closing = CLOSING_LINE.search(done.stdout)
    assert closing, f"no closing line, exit status {done.returncode}:\n{output[-4000:]}"
    passed, failed, skipped = map(int, closing.groups())
    assert done.returncode == 0 and failed == 0, output[-8000:]
    if passed == 0 and skipped:
        pytest.skip(next((line for line in done.stdout.splitlines() if "skip" in line.lower()), "everything skipped"))
    assert passed > 0, output[-4000:]


def need_target(builddir: Path, name: str) -> None:
    """Skip where the build has no kernels of the target."""
    if not (builddir / "gen" / name).exists():
        pytest.skip(f"{name} is not built")


def need_tool(name: str) -> str:
    """Path of a tool, or skip."""
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"{name} is not installed")
    return path
