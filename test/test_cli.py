"""python -m nnpack: info, bench, accuracy and demo, run as a user would."""

import csv
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT

if not (ROOT / "build/lib/libnnpack.so").exists():
    pytest.skip("libnnpack.so is not built", allow_module_level=True)


def nnpack(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "python"), "COLUMNS": "200"}
    command = [sys.executable, "-m", "nnpack", *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, env=environment)


def test_info(tmp_path: Path) -> None:
    done = nnpack("info", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert {"version", "target", "microarchitecture", "lanes", "library"} <= set(json.loads(done.stdout))
    assert nnpack("info", cwd=tmp_path).stdout.strip()


def test_bench(tmp_path: Path) -> None:
    arguments = ["bench", "--layers", "VGG-A/conv5", "--batch", "1", "--threads", "1,2", "--repeat", "3"]
    arguments += ["--algorithm", "wt8x8,implicit_gemm", "--json", "results.json", "--csv", "results.csv"]
    done = nnpack(*arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    results = json.loads((tmp_path / "results.json").read_text())
    rows = list(csv.DictReader((tmp_path / "results.csv").open()))
    assert results and len(rows) == 4
    assert "GFLOP/s" in done.stdout


def test_bench_memory(tmp_path: Path) -> None:
    arguments = ["bench", "memory", "--megabytes", "1", "--threads", "1,2", "--repeat", "2"]
    arguments += ["--only", "softmax,max_pool2d 3x3/1*", "--json", "results.json", "--csv", "results.csv"]
    done = nnpack(*arguments, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    results = json.loads((tmp_path / "results.json").read_text())["results"]
    rows = list(csv.DictReader((tmp_path / "results.csv").open()))
    assert len(results) == len(rows) == 2 * (7 + 4)
    assert {result["operation"] for result in results} == {"softmax", "max_pool2d"}
    assert all(result["share"] > 0 and result["of_bound"] <= 1 for result in results)
    assert done.stdout.count("share of a copy's speed with") == 2
    done = nnpack("bench", "memory", "--megabytes", "1", "--only", "mountain", cwd=tmp_path)
    assert done.returncode == 2 and "mountain" in done.stderr and "softmax of rows of 10;" in done.stderr


def test_bench_report(tmp_path: Path) -> None:
    """A page, of a strided and a depthwise layer, with what auto chose; all rivals may be missing."""
    layers = "AlexNet/conv5,ResNet-50/conv5.1.2,MobileNet-V2/block15.depthwise"
    arguments = ["bench", "--layers", layers, "--batch", "1", "--threads", "1", "--repeat", "1", "--against", "all"]
    done = nnpack(*arguments, "--report", "report.html", "--json", "results.json", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    results = json.loads((tmp_path / "results.json").read_text())["results"]
    ours = [result for result in results if result["implementation"] == "nnpack"]
    assert [result["occurrences"] for result in ours] == [1, 1, 3]
    assert all(result["chosen"] and result["real_gflops"] > 0 for result in ours)
    page = (tmp_path / "report.html").read_text()
    assert all(layer in page for layer in layers.split(",")) and page.count("<svg") in (1, 2)


def test_bench_of_an_instruction_set(tmp_path: Path) -> None:
    can_run = json.loads(nnpack("info", "--json", cwd=tmp_path).stdout)["targets"]
    arguments = [
        "bench",
        "--layers",
        "AlexNet/conv5",
        "--batch",
        "1",
        "--threads",
        "1",
        "--repeat",
        "1",
        "--isa",
        "avx2",
    ]
    done = nnpack(*arguments, "--json", "results.json", cwd=tmp_path)
    if not can_run.get("x86_64_avx2"):
        assert done.returncode == 1 and "x86_64_avx2" in done.stderr
        return
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads((tmp_path / "results.json").read_text())
    assert found["machine"]["target"] == "x86_64_avx2" and found["settings"]["isa"] == "avx2"


def test_bench_refuses_nonsense(tmp_path: Path) -> None:
    for arguments in (
        ["--layers", "VGG-Z"],
        ["--pass", "mountain"],
        ["--batch", "0"],
        ["--threads", "0"],
        ["--algorithm", "fast"],
        ["--against", "abacus"],
        ["--isa", "mmx"],
    ):
        done = nnpack("bench", *arguments, cwd=tmp_path)
        assert done.returncode == 2, (arguments, done.stdout, done.stderr)
        assert arguments[1] in done.stderr


@pytest.mark.parametrize("computed", ["output", "input_gradient", "kernel_gradient", "inference"])
def test_bench_of_a_pass(computed: str, tmp_path: Path) -> None:
    """All that can compute it are right, and the best is the fastest of them."""
    arguments = ["bench", "--layers", "AlexNet/conv3", "--pass", computed, "--batch", "1", "--repeat", "1"]
    algorithms = ["auto", "wt8x8", "ft8x8", "ft16x16", "implicit_gemm"]
    if computed != "kernel_gradient":
        algorithms += ["wt7x7", "wt6x6", "wt4x4", "direct"]
    done = nnpack(*arguments, "--algorithm", ",".join([*algorithms, "best"]), "--json", "results.json", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    results = json.loads((tmp_path / "results.json").read_text())["results"]
    times = {result["algorithm"]: result["ms"] for result in results if not result["best"]}
    assert list(times) == algorithms and all(0 < result["of_bound"] < 1 for result in results)
    best = [result for result in results if result["best"]]
    assert [result["ms"] for result in best] == [min(times[name] for name in algorithms[1:])]
    assert f"best: {best[0]['algorithm']}" in done.stdout


@pytest.mark.parametrize(
    ("computed", "rivals"),
    [
        ("output", "torch,nnpack"),
        ("input_gradient", "torch"),
        ("kernel_gradient", "torch"),
        ("inference", "torch,nnpack"),
    ],
)
def test_bench_against_torch(computed: str, rivals: str, tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    if "nnpack" in rivals and not torch._nnpack_available():
        pytest.skip("this PyTorch has no NNPACK")
    arguments = ["bench", "--layers", "AlexNet/conv3", "--pass", computed, "--batch", "2", "--repeat", "1"]
    done = nnpack(*arguments, "--against", rivals, "--json", "results.json", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    results = json.loads((tmp_path / "results.json").read_text())["results"]
    names = ["original NNPACK" if rival == "nnpack" else rival for rival in rivals.split(",")]
    assert [result["implementation"] for result in results] == ["nnpack", *names]
    assert list(results[0]["speedup"]) == names
    for name, ratio in results[0]["speedup"].items():
        assert f"against {name}: {ratio:.2f} times as fast in the geometric mean" in done.stdout


@pytest.mark.parametrize(
    ("package", "rival", "arguments", "message"),
    [
        ("torch", "nnpack", ["--pass", "kernel_gradient"], "original NNPACK can't compute kernel_gradient"),
        ("torch", "nnpack", ["--threads", "1,2"], "original NNPACK keeps the threads of its first call"),
        ("onnx", "onnxruntime", ["--pass", "input_gradient"], "onnxruntime can't compute input_gradient"),
    ],
)
def test_bench_knows_what_rivals_can(
    package: str, rival: str, arguments: list[str], message: str, tmp_path: Path
) -> None:
    pytest.importorskip(package)
    done = nnpack("bench", "--against", rival, *arguments, cwd=tmp_path)
    assert done.returncode == 2 and f"--against {rival}: {message}" in done.stderr


def test_demo(tmp_path: Path) -> None:
    pytest.importorskip("sklearn")
    pytest.importorskip("matplotlib")
    done = nnpack("demo", "--output", "picture.png", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    assert "conv1" in done.stdout and "conv5" in done.stdout


def test_demo_train(tmp_path: Path) -> None:
    pytest.importorskip("sklearn")
    pytest.importorskip("matplotlib")
    done = nnpack("demo", "train", "--epochs", "6", "--output", "picture.png", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")
    recognized = re.search(r"(\d+) of (\d+) digits held out are recognized", done.stdout)
    assert recognized and int(recognized[1]) / int(recognized[2]) > 0.97
    first, second = (nnpack("demo", "train", "--epochs", "1", "--threads", threads, cwd=tmp_path) for threads in "12")
    course = [re.findall(r"\b1 .*?%|\d+ of \d+ digits", done.stdout) for done in (first, second)]
    assert course[0] == course[1] and len(course[0]) == 2
    done = nnpack("demo", "train", "--epochs", "0", cwd=tmp_path)
    assert done.returncode == 2 and "--epochs: must be at least 1, not 0" in done.stderr


def test_accuracy(tmp_path: Path) -> None:
    """Fourier's 16x16 tiles are at least as accurate as a direct sum in float32; Winograd loses some bits, not more."""
    done = nnpack("accuracy", "--channels", "64", "--markdown", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    tables = done.stdout.split("###")[1:]
    assert len(tables) == 6
    for table in tables:
        rows = dict(re.findall(r"\| ([^|]*?) \| ([-.e0-9]+),", table))
        errors = {name: float(rms) for name, rms in rows.items()}
        assert errors["ft16x16"] <= errors["float32, in order"] < 1e-5, table
        assert errors["ft8x8"] <= errors["float32, in order"], table
        assert errors["implicit_gemm"] <= errors["float32, in order"], table
        for winograd in ("wt4x4", "wt6x6", "wt7x7", "wt8x8", "wt8x8_5x5"):
            assert errors.get(winograd, 0) < 1e-5, table
        if "wt4x4" in errors:
            assert errors["wt4x4"] < errors["wt6x6"] < errors["wt8x8"] / 2, table
            assert errors["wt6x6"] < errors["wt7x7"] < errors["wt8x8"], table


def test_accuracy_of_strides_and_lines(tmp_path: Path) -> None:
    """Strassen's algorithm and Winograd's in one dimension err more than a plain product, but not by much."""
    done = nnpack(
        "accuracy", "--channels", "64", "--kernel", "1", "--kernel", "1x3", "--stride", "2", "--markdown", cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout + done.stderr
    pointwise, line = (
        dict(re.findall(r"\| ([^|]*?) \| ([-.e0-9]+),", table)) for table in done.stdout.split("###")[1:]
    )
    assert 1 < float(pointwise["strassen"]) / float(pointwise["implicit_gemm"]) < 4
    assert 1 < float(line["ft8x8"]) / float(line["implicit_gemm"]) < 4
    done = nnpack("accuracy", "--stride", "2", "--pass", "kernel_gradient", cwd=tmp_path)
    assert done.returncode == 1 and "pass: must be output with a stride of 2" in done.stderr
    done = nnpack("accuracy", "--kernel", "1xx3", cwd=tmp_path)
    assert done.returncode == 2 and "'1xx3' is no size such as 3 or 1x3" in done.stderr
