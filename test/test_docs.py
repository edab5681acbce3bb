"""The documentation: the reference that ./bootstrap.sh docs writes, and the links between pages."""

import inspect
import re
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, need_tool

PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)


def test_c_reference(tmp_path: Path) -> None:
    """Doxygen reads both headers without a warning and finds every exported function."""
    need_tool("doxygen")
    settings = (ROOT / "docs/Doxyfile").read_text() + f"OUTPUT_DIRECTORY = {tmp_path}\n"
    done = subprocess.run(["doxygen", "-"], input=settings, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pages = "".join(page.read_text() for page in (tmp_path / "c").glob("*_8h.html"))
    for function in (ROOT / "src/exports.txt").read_text().split():
        assert f">{function}<" in pages, function


def test_python_reference() -> None:
    """Everything public has a docstring, which pdoc copies."""
    nnpack = pytest.importorskip("nnpack")
    for name in nnpack.__all__:
        assert inspect.getdoc(getattr(nnpack, name)), name


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text()):
        assert "://" in target or (page.parent / target).exists(), target
