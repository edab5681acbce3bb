"""The build as its users meet it: configure, rebuild, install, wheel."""

import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from conftest import ROOT, alone, need_tool

PROGRAM = """
#include <nnpack.h>
#include <nnpack/extensions.h>
#include <stdio.h>

int main(void) {
    struct nnp_hardware hardware;
    if (nnp_initialize() != nnp_status_success || nnp_get_hardware(&hardware) != nnp_status_success) return 1;
    puts(hardware.target);
    return 0;
}
"""


def run_configure(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "configure.py", "--builddir=build/refused", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **environment})


pytestmark = pytest.mark.xdist_group("build")  # one process, for what a module's tests build together


def ninja(sources: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = ["ninja", *arguments]
    return subprocess.run(
        command, cwd=sources, capture_output=True, text=True, check=True, env={**os.environ, **environment}
    )


def dry_run(sources: Path) -> list[str]:
    """The steps that ninja would take."""
    return [line.split("] ", 1)[1] for line in ninja(sources, "-n").stdout.splitlines() if line.startswith("[")]


@contextmanager
def touching(path: Path) -> Iterator[None]:
    """A file looks changed."""
    before = path.stat()
    os.utime(path)
    try:
        yield
    finally:
        os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources that tests may touch, with a build of two targets for chosen microarchitectures."""
    path = tmp_path_factory.mktemp("copy") / "nnpack"
    shutil.copytree(ROOT, path, ignore=shutil.ignore_patterns("build", "build-*", "build.ninja", ".*", "__pycache__"))
    arguments = ("--enable-shared", "--targets=x86_64_avx2,c", "--microarchitecture=zen3", "--prefix=/opt/nnpack")
    subprocess.run([sys.executable, "configure.py", *arguments], cwd=path, check=True, capture_output=True)
    ninja(path)
    return path


def test_chosen_targets_and_microarchitecture(sources: Path) -> None:
    assert not (sources / "build/gen/x86_64_avx512").exists()
    facts = json.loads((sources / "build/gen/x86_64_avx2/kernels.json").read_text())
    assert {entry["microarchitecture"] for entry in facts} == {"zen3"}


def test_nothing_is_built_twice(sources: Path) -> None:
    assert dry_run(sources) == []


@pytest.mark.parametrize(
    ("touched", "steps", "never"),
    [
        ("codegen/kernels/im2col.py", "KERNELS x86_64_avx2 im2col", "KERNELS x86_64_avx2 winograd"),
        ("codegen/targets/c.py", "KERNELS c winograd", "KERNELS x86_64_avx2 winograd"),
        ("codegen/__main__.py", "KERNELS x86_64_avx2 winograd", "obj/relu.o"),
        ("src/relu.c", "obj/relu.o", "KERNELS"),
    ],
)
def test_only_what_changed_is_rebuilt(sources: Path, touched: str, steps: str, never: str) -> None:
    with touching(sources / touched):
        taken = dry_run(sources)
    assert any(steps in step for step in taken), taken
    assert not any(never in step for step in taken), taken


@pytest.mark.parametrize("touched", ["configure.py", "build.ninja.in", "codegen/kernels/__init__.py"])
def test_configure_runs_again_by_itself(sources: Path, touched: str) -> None:
    with touching(sources / touched):
        done = ninja(sources, "-d", "explain", "-n", "build.ninja")
    assert "CONFIGURE" in done.stdout or "build.ninja is dirty" in done.stderr, done.stdout + done.stderr


def test_compilation_database(sources: Path) -> None:
    entries = json.loads((sources / "build/compile_commands.json").read_text())
    files = {entry["file"] for entry in entries}
    assert {str(path.relative_to(sources)) for path in (sources / "src").glob("*.c")} <= files


def test_install_and_pkg_config(sources: Path, tmp_path: Path) -> None:
    need_tool("pkg-config")
    root = tmp_path / "root"
    ninja(sources, "install", DESTDIR=str(root))
    environment = {
        **os.environ,
        "PKG_CONFIG_PATH": str(root / "opt/nnpack/lib/pkgconfig"),
        "PKG_CONFIG_SYSROOT_DIR": str(root),
    }
    (tmp_path / "program.c").write_text(PROGRAM)
    for static in ([], ["--static"]):
        command = ["pkg-config", "--cflags", "--libs", *static, "nnpack"]
        flags = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout.split()
        program = tmp_path / f"program{len(static)}"
        subprocess.run(["cc", str(tmp_path / "program.c"), *flags, "-o", str(program)], check=True)
        libraries = {"LD_LIBRARY_PATH": str(root / "opt/nnpack/lib")}
        done = subprocess.run(
            [str(program)], capture_output=True, text=True, check=True, env={**os.environ, **libraries}
        )
        assert done.stdout.strip() in ("x86_64_avx2", "c")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--targets=x86_64_sse9"], "--targets: unknown x86_64_sse9; known are x86_64_avx512"),
        (["--microarchitecture=zen99"], "--microarchitecture: unknown zen99; known are"),
        (["--buildtype=fast"], "invalid choice: 'fast'"),
        (["--cc=no-such-compiler"], "no-such-compiler was not found"),
    ],
)
def test_wrong_options_are_named(arguments: list[str], message: str) -> None:
    done = run_configure(*arguments)
    assert done.returncode != 0 and message in done.stderr, done.stderr


@pytest.mark.parametrize(("tool", "package"), [("ninja", "ninja-build"), ("objcopy", "binutils")])
def test_missing_tools_are_named_with_their_package(tool: str, package: str, tmp_path: Path) -> None:
    for name in ("cc", "ar", "objcopy", "size", "ninja"):
        if name != tool:
            (tmp_path / name).symlink_to(need_tool(name))
    done = run_configure(PATH=str(tmp_path))
    assert done.returncode != 0 and f"{tool} was not found" in done.stderr and package in done.stderr


def test_a_missing_library_is_named_with_its_package(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *pthreadpool*) exit 1 ;; esac\nexec cc "$@"\n')
    compiler.chmod(0o755)
    done = run_configure(f"--cc={compiler}")
    assert done.returncode != 0 and "apt-get install libpthreadpool-dev" in done.stderr


def test_wheel_carries_the_library(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "-w",
        str(tmp_path),
        ".",
    ]
    with alone(ROOT / "build"):
        subprocess.run(command, cwd=ROOT, check=True)
    shutil.rmtree(ROOT / "python/nnpack.egg-info", ignore_errors=True)
    (wheel,) = tmp_path.glob("nnpack-*.whl")
    assert wheel.name.split("-")[2:4] == ["py3", "none"]
    with zipfile.ZipFile(wheel) as archive:
        assert {"nnpack/libnnpack.so", "nnpack/py.typed"} <= set(archive.namelist())
        archive.extractall(tmp_path / "site")
    code = "import nnpack; print(nnpack.info().library)"
    environment = {key: value for key, value in os.environ.items() if not key.startswith("NNPACK_")}
    environment["PYTHONPATH"] = str(tmp_path / "site")
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True, env=environment
    )
    assert done.stdout.strip() == str(tmp_path / "site/nnpack/libnnpack.so")
