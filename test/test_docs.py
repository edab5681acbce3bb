"""The documentation: the reference that ./bootstrap.sh docs writes, and the links between pages."""

import inspect
import re
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, build, need_tool

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


# What the examples in C take as given, and what must come of them.
C_PROGRAM = """
#include <math.h>
#include <string.h>
%(includes)s

static float input[64 * 56 * 56], kernel[128 * 64 * 9], bias[128], output[128 * 56 * 56], expected[128 * 56 * 56];

static int differs(void) {
    for (size_t i = 0; i < sizeof output / sizeof output[0]; i++)
        if (!(fabsf(output[i] - expected[i]) <= 1e-3f) || expected[i] < 0) return 1;
    return 0;
}

int main(void) {
    const size_t batch_size = 1, input_channels = 64, output_channels = 128;
    const struct nnp_size input_size = {56, 56}, kernel_size = {3, 3};
    const struct nnp_padding padding = {1, 1, 1, 1};
    for (size_t i = 0; i < sizeof input / sizeof input[0]; i++) input[i] = (float)(i %% 37) / 37;
    for (size_t i = 0; i < sizeof kernel / sizeof kernel[0]; i++) kernel[i] = (float)(i %% 41) / 410 - 0.05f;
    for (size_t i = 0; i < sizeof bias / sizeof bias[0]; i++) bias[i] = (float)i / 128;
    %(first)s
    if (status != nnp_status_success) return 1;
    memcpy(expected, output, sizeof output);
    memset(output, 0xFF, sizeof output);
    %(second)s
    if (status != nnp_status_success || differs()) return 2;
    if (nnp_convolution_plan_load(bytes, size, &plan) != nnp_status_success) return 3;
    memset(output, 0xFF, sizeof output);
    struct nnp_convolution_call again = call;
    again.plan = plan;
    if (nnp_convolution_plan_run(&again) != nnp_status_success) return 4;
    nnp_convolution_plan_destroy(plan);
    free(bytes);
    return differs();
}
"""


def test_c_examples(builddir: Path, tmp_path: Path) -> None:
    """The README's examples in C, one after the other, compile and compute the same."""
    build(builddir, "lib/libnnpack.a")
    examples = re.findall(r"```c\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    lines = [example.splitlines() for example in examples]
    first, second = ("\n".join(line for line in each if not line.startswith("#")) for each in lines)
    includes = "\n".join(line for each in lines for line in each if line.startswith("#"))
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(C_PROGRAM % {"includes": includes, "first": first, "second": second})
    command = ["cc", "-Wall", "-Wextra", "-Werror", "-I", str(ROOT / "include"), str(source)]
    libraries = [str(builddir / "lib/libnnpack.a"), "-lpthreadpool", "-lm"]
    done = subprocess.run([*command, *libraries, "-o", str(program)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert subprocess.run([str(program)]).returncode == 0
