"""Builds the wheel: configures and builds libnnpack, and puts it, with pthreadpool, into the package."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import ninja_syntax
from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

try:
    from setuptools.command.bdist_wheel import bdist_wheel
except ImportError:
    from wheel.bdist_wheel import bdist_wheel

ROOT = Path(__file__).resolve().parent
BUILD = "build/wheel"


def build_library() -> list[Path]:
    """Build the shared library; returns it and the libraries that must lie beside it."""
    # pip's isolated builds hide the installed packages; ninja_syntax is passed on by its path.
    environment = {**os.environ, "PYTHONPATH": str(Path(ninja_syntax.__file__).parent)}
    arguments = ["--enable-shared", f"--builddir={BUILD}"]
    subprocess.run([sys.executable, "configure.py", *arguments], cwd=ROOT, env=environment, check=True)
    library = Path(BUILD, "lib/libnnpack.so")
    subprocess.run(["ninja", "-f", f"{BUILD}/build.ninja", str(library)], cwd=ROOT, env=environment, check=True)
    listing = subprocess.run(["ldd", str(ROOT / library)], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"=> (\S*/libpthreadpool\.so\S*)", listing)
    return [ROOT / library, *map(Path, found)]


class BuildWithLibrary(build_py):
    """Adds the built libraries to the package."""

    def run(self) -> None:
        """Build Python files, then the library."""
        super().run()
        for library in build_library():
            shutil.copy(library, Path(self.build_lib, "nnpack", library.name))


class PlatformWheel(bdist_wheel):
    """A wheel for any Python 3 (cffi loads the library at run time) on one platform."""

    def get_tag(self) -> tuple[str, str, str]:
        """py3-none-<platform>"""
        return ("py3", "none", super().get_tag()[2])


class PlatformDistribution(Distribution):
    """Installed where platform-specific packages are."""

    def has_ext_modules(self) -> bool:
        """It has a library, if no extension module."""
        return True


setup(
    distclass=PlatformDistribution,
    options={"build": {"build_base": f"{BUILD}/setuptools"}},
    cmdclass={"build_py": BuildWithLibrary, "bdist_wheel": PlatformWheel},
)
