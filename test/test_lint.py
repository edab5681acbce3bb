"""The repository is clean by its own rules."""

import subprocess
import sys
from pathlib import Path

from conftest import ROOT, need_tool


def test_lint(builddir: Path) -> None:
    need_tool("clang-format")
    command = [sys.executable, "test/lint.py", "--builddir", str(builddir.relative_to(ROOT))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
