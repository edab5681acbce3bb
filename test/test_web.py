"""The JavaScript package and its page, by tests in web/test; and that the package is what it says."""

import json
import math
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, facts, need_tool, ninja_file

import configure
from codegen.costs import MEASURED
from hosts import HOSTS

# The group shares a build with those of test_cross.py.
pytestmark = [pytest.mark.any_host, pytest.mark.xdist_group("cross")]

CONSUMER = """
import { load, OutOfMemoryError, type Conv2dOptions, type Nnpack, type PreparedConv2d, type Tensor } from "nnpack";

const options: Conv2dOptions = { padding: [1, 1], activation: "relu" };
const nnpack: Nnpack = await load({ threads: 2 });
const x: Tensor = nnpack.tensor([1, 3, 8, 8], new Float32Array(192));
const layer: PreparedConv2d = nnpack.prepareConv2d(nnpack.tensor([4, 3, 3, 3]), null, options);
export const y: Float32Array = layer.run(x).data;
export const error: Error = new OutOfMemoryError();
// @ts-expect-error: there is no such algorithm
nnpack.conv2d(x, x, null, { algorithm: "winograd" });
// @ts-expect-error: what the library keeps to itself
x.pointer;
"""


@pytest.fixture(scope="module")
def package(request: pytest.FixtureRequest) -> Path:
    """The package, in the build under test, or, where that is the native one, in one of its own."""
    need_tool("node")
    path = ROOT / request.config.getoption("--builddir")
    built = facts(path)
    if built["native"]:
        need_tool("tsc")
        compiler = need_tool(HOSTS["wasm32"].toolchains[-1].cc)
        # The directory of test_cross.py's sample, and its settings, so that neither builds it again.
        path = ROOT / "build" / "wasm32"
        command = [sys.executable, "configure.py", "--host=wasm32", "--targets=c", "--enable-shared"]
        command += ["--cc", compiler, f"--builddir={path.relative_to(ROOT)}"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        if "makes no programs for wasm32" in done.stderr:
            pytest.skip(done.stderr.splitlines()[0])
        assert done.returncode == 0, done.stderr
    elif built["host"] != "wasm32" or built["threads"] != "workers":
        pytest.skip(f"is of the JavaScript package; this build is for {built['host']}, with threads {built['threads']}")
    done = subprocess.run(["ninja", "-f", str(ninja_file(path)), "package"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return path / "web"


def run_node_tests(package: Path, name: str) -> None:
    command = ["node", "--test", "--test-reporter=tap", str(package / "test" / f"{name}.test.mjs")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-8000:] + done.stderr
    assert re.search(r"^# pass [1-9]", done.stdout, re.MULTILINE), done.stdout


def test_module(package: Path) -> None:
    run_node_tests(package, "nnpack")


def test_page(package: Path) -> None:
    need_tool("chromium")
    run_node_tests(package, "page")


def test_package(package: Path) -> None:
    """What package.json names is there, in the library's version."""
    described = json.loads((package / "package.json").read_text())
    assert described["version"] == configure.VERSION
    for file in described["exports"]["."].values():
        assert (package / file).is_file(), file
    names = {path.name for path in (package / "lib").iterdir()}
    modules = {f"{stem}.{suffix}" for stem in ("module", "nnpack", "thread") for suffix in ("js", "d.ts")}
    assert names == modules | {"nnpack.wasm", "nnpack-threads.wasm"}
    assert not re.search(r"dependencies", (package / "package.json").read_text(), re.IGNORECASE)


def test_types(package: Path, tmp_path: Path) -> None:
    """A strict program compiles with the package's types alone, which hide what is internal."""
    compiler = need_tool("tsc")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/nnpack").symlink_to(package)
    (tmp_path / "consumer.mts").write_text(CONSUMER)
    options = [
        "--strict",
        "--noEmit",
        "--module",
        "node16",
        "--moduleResolution",
        "node16",
        "--target",
        "es2022",
        "--lib",
        "es2022",
    ]
    done = subprocess.run([compiler, *options, "consumer.mts"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_readme(package: Path, tmp_path: Path) -> None:
    """The examples of the package's README run."""
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/nnpack").symlink_to(package)
    examples = re.findall(r"```js\n(.*?)```", (package / "README.md").read_text(), re.DOTALL)
    assert examples
    (tmp_path / "example.mjs").write_text("\n".join(examples))
    done = subprocess.run(["node", "example.mjs"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def tune(package: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    if not (ROOT / "build/lib/libnnpack.so").exists():
        pytest.skip("libnnpack.so is not built")
    command = [sys.executable, "-m", "nnpack", "tune", f"--web={package}", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


def test_tune(package: Path, tmp_path: Path) -> None:
    """The module's costs are measured in node, and are those of its kernels."""
    costs = tmp_path / "costs.txt"
    done = tune(package, "--layers=5", "--check=2", "--repeat=1", f"--output={costs}")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "now: within 5 % of the fastest algorithm" in done.stdout
    target, *lines = costs.read_text().splitlines()
    assert target == "target c"
    values = {name: float(value) for name, value in map(str.split, lines)}
    assert set(values) == set(MEASURED["generic"])
    # A fit to so few layers may well explain one operation by others.
    assert all(0 <= value < math.inf for value in values.values()) and any(values.values())


@pytest.mark.parametrize(
    ("directory", "arguments", "message"),
    [
        ("nowhere", [], "web: .*nowhere' is no build's directory web"),
        ("", ["--threads=2"], "threads: must be 1 with --web, not 2"),
        ("", ["--kernels"], "web: .* leave --kernels out"),
    ],
)
def test_tune_refuses(package: Path, directory: str, arguments: list[str], message: str) -> None:
    done = tune(package / directory, *arguments)
    assert done.returncode != 0 and re.search(message, done.stderr), done.stderr


def test_npm_pack(package: Path) -> None:
    """npm would publish the library, its README and the license, and nothing else."""
    npm = shutil.which("npm")
    if npm is None:
        pytest.skip("npm is not installed")
    command = [npm, "pack", "--dry-run", "--json", "--ignore-scripts", "--offline"]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (listing,) = json.loads(done.stdout)
    names = {entry["path"] for entry in listing["files"]}
    assert names == {"package.json", "README.md", "LICENSE"} | {
        f"lib/{path.name}" for path in (package / "lib").iterdir()
    }
