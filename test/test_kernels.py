"""Every kernel of every table against its definition, by the harness in test/check."""

from pathlib import Path

import pytest
from conftest import need_first_cpu, need_target, need_tool, run_program

from codegen.targets import TARGETS


@pytest.mark.any_host
@pytest.mark.parametrize("target", TARGETS)
def test_kernels(builddir: Path, runner: tuple[str, ...], target: str) -> None:
    need_target(builddir, target)
    if TARGETS[target].suffix == "c":
        need_first_cpu(builddir, runner)
    run_program(builddir, "check", f"--target={target}", prefix=runner)


@pytest.mark.any_host
def test_checks_fire(builddir: Path, runner: tuple[str, ...]) -> None:
    need_first_cpu(builddir, runner)
    run_program(builddir, "check", "--self-test", prefix=runner)


@pytest.mark.parametrize(("cpu", "target"), [("Haswell", "x86_64_avx2"), ("Nehalem", "c"), ("Nehalem", "c_scalar")])
def test_kernels_on_another_cpu(builddir: Path, cpu: str, target: str) -> None:
    qemu = need_tool("qemu-x86_64")
    run_program(builddir, "check", f"--target={target}", "--seed=1", prefix=(qemu, "-cpu", cpu))


def test_a_cpu_without_avx_skips_its_kernels_by_name(builddir: Path) -> None:
    import subprocess

    qemu = need_tool("qemu-x86_64")
    command = [qemu, "-cpu", "Nehalem", str(builddir / "test/check"), "--family=fma_peak"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0
    for target in ("x86_64_avx512", "x86_64_avx2"):
        assert any(target in line and "skip" in line.lower() for line in done.stdout.splitlines()), done.stdout
