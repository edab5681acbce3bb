"""What the tests share: the build directory, and running built programs, of foreign hosts by their emulators."""

import fcntl
import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "python")]
CLOSING_LINE = re.compile(r"^(\d+) passed, (\d+) failed, (\d+) skipped$", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--builddir", default="build", help="build directory to test")
    parser.addoption("--update-golden", action="store_true", help="write golden files instead of comparing with them")


def facts(path: Path) -> dict[str, Any]:
    """What configure.py wrote about a build; before it ran, it will be a native one."""
    file = path / "build.json"
    return json.loads(file.read_text()) if file.exists() else {"native": True, "runners": {}, "program_suffix": ""}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that run programs do so on every CPU that the host's emulator offers, and natively by themselves."""
    if "runner" in metafunc.fixturenames:
        runners = facts(ROOT / metafunc.config.getoption("--builddir"))["runners"] or {"native": ""}
        commands = [tuple(shlex.split(command)) for command in runners.values()]
        metafunc.parametrize("runner", commands, ids=list(runners), indirect=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests of the sources and of the native build don't apply to foreign ones."""
    built = facts(ROOT / config.getoption("--builddir"))
    if not built["native"]:
        skip = pytest.mark.skip(reason=f"is of the native build; this one is for {built['host']}")
        for item in items:
            if item.get_closest_marker("any_host") is None:
                item.add_marker(skip)


@pytest.fixture
def runner(request: pytest.FixtureRequest, builddir: Path) -> tuple[str, ...]:
    """The command that runs programs of the build."""
    built = facts(builddir)
    if not built["native"] and not built["runners"]:
        pytest.skip(f"nothing here runs programs of {built['host']}")
    if request.param and shutil.which(request.param[0]) is None:
        pytest.skip(f"{request.param[0]} is not installed: {built['runner_advice']}")
    return request.param


@pytest.fixture(scope="session")
def builddir(request: pytest.FixtureRequest) -> Path:
    """The build under test, up to date."""
    path = ROOT / request.config.getoption("--builddir")
    build(path, "lib/libnnpack.a", program(path, "check"), program(path, "operators"))
    return path


def program(path: Path, name: str) -> str:
    """A test program's file in a build directory."""
    return f"test/{name}{facts(path)['program_suffix']}"


def need_target(path: Path, target: str) -> None:
    """Skip, if the build has no kernels of the target."""
    built = facts(path)
    if target not in built["targets"]:
        pytest.skip(f"{target} is not built for {built['host']}")


def need_first_cpu(path: Path, runner: Sequence[str]) -> None:
    """Skip on other CPUs of the host's emulator: for what has the same instructions on all of them."""
    first = next(iter(facts(path)["runners"].values()), "")
    if list(runner) != shlex.split(first):
        pytest.skip("has the same instructions on the emulator's first CPU")


def ninja_file(path: Path) -> Path:
    """Relative to the top, as ninja must see it to bring it up to date by itself."""
    return Path("build.ninja") if path == ROOT / "build" else path.relative_to(ROOT) / "build.ninja"


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Tests run in several processes; one at a time works on a build directory."""
    path.mkdir(parents=True, exist_ok=True)
    with (path / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def configure(path: Path, *arguments: str) -> None:
    """Configure a build directory below the repository's top."""
    relative = path.relative_to(ROOT)
    command = [sys.executable, "configure.py", f"--builddir={relative}", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def build(path: Path, *outputs: str) -> str:
    """Bring outputs of a build directory up to date; returns what ninja printed."""
    relative = path.relative_to(ROOT)
    command = ["ninja", "-f", str(ninja_file(path)), *(f"{relative}/{output}" for output in outputs)]
    with alone(path):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_program(path: Path, name: str, *arguments: str, prefix: Sequence[str] = (), **options: object) -> None:
    """Run a test program of a build, which must close with no failure; skips if it skipped everything."""
    command = [*prefix, str(path / program(path, name)), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, **options)
    output = done.stdout + done.stderr
    closing = CLOSING_LINE.search(done.stdout)
    assert closing, f"no closing line, exit status {done.returncode}:\n{output[-4000:]}"
    passed, failed, skipped = map(int, closing.groups())
    assert done.returncode == 0 and failed == 0, output[-8000:]
    if passed == 0 and skipped:
        pytest.skip(next((line for line in done.stdout.splitlines() if "skip" in line.lower()), "everything skipped"))
    assert passed > 0, output[-4000:]


def need_tool(name: str) -> str:
    """Path of a tool, or skip."""
    path = shutil.which(name)
    if path is None:
        pytest.skip(f"{name} is not installed")
    return path
