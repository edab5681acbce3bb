"""The C API against float64 definitions, by the program in test/operators; also under sanitizers and on other CPUs."""

import os
from pathlib import Path

import pytest
from conftest import ROOT, build, configure, facts, need_first_cpu, need_target, need_tool, run_program

from codegen.targets import TARGETS


@pytest.mark.any_host
@pytest.mark.parametrize("target", TARGETS)
def test_operators(builddir: Path, runner: tuple[str, ...], target: str) -> None:
    need_target(builddir, target)
    if TARGETS[target].suffix == "c":
        need_first_cpu(builddir, runner)
    amount = [] if facts(builddir)["native"] else ["--quick"]  # emulators are slow
    run_program(builddir, "operators", f"--target={target}", *amount, prefix=runner)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(
    "buildtype",
    [pytest.param(name, marks=pytest.mark.xdist_group(f"sanitized by {name}")) for name in ("asan", "tsan")],
)
def test_operators_under_sanitizer(builddir: Path, buildtype: str, target: str) -> None:
    need_target(builddir, target)
    path = ROOT / "build" / buildtype
    if not (path / "build.ninja").exists():
        configure(path, f"--buildtype={buildtype}")
    build(path, "test/operators")
    # One test asks for more memory than there is.
    options = {
        "ASAN_OPTIONS": "detect_stack_use_after_return=1:allocator_may_return_null=1",
        "TSAN_OPTIONS": "halt_on_error=1:allocator_may_return_null=1",
    }
    run_program(path, "operators", "--quick", f"--target={target}", env={**os.environ, **options})


@pytest.mark.parametrize(("cpu", "target"), [("Haswell", "x86_64_avx2"), ("Nehalem", "c")])
def test_operators_on_another_cpu(builddir: Path, cpu: str, target: str) -> None:
    qemu = need_tool("qemu-x86_64")
    # qemu 7 reads lanes that vmaskmovps masks off.
    arguments = ("--quick", "--readable-guards", "--only=convolution.*", f"--target={target}")
    run_program(builddir, "operators", *arguments, prefix=(qemu, "-cpu", cpu))
