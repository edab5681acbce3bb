"""Records of microarchitectures from files, and `python -m nnpack tune --kernels`, which writes them."""

import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from conftest import ROOT

from codegen.costs import costs
from codegen.microarchitecture import (
    MICROARCHITECTURES,
    Microarchitecture,
    Tile,
    find_microarchitecture,
    record_text,
)
from codegen.targets import TARGETS

if not (ROOT / "build/lib/libnnpack.so").exists():
    pytest.skip("libnnpack.so is not built", allow_module_level=True)

from nnpack import _tune_kernels

START = dataclasses.replace(MICROARCHITECTURES["zen3"], name="mine", like="zen3")


def test_a_record_comes_back_from_its_file(tmp_path: Path) -> None:
    record = dataclasses.replace(START, gemm=Tile(4, 3), unroll=4, l2=1 << 20, ahead=0, together=8)
    path = tmp_path / "mine.json"
    path.write_text(record_text(record))
    assert json.loads(path.read_text()).keys() == {"name", "like", "gemm", "unroll", "l2", "ahead", "together"}
    assert find_microarchitecture(str(path)) == record
    assert costs(record) == costs(MICROARCHITECTURES["zen3"])


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{", "Expecting"),
        ("[]", "`like` must name one of"),
        ('{"name": "mine"}', "`like` must name one of"),
        ('{"name": "mine", "like": "zen99"}', "`like` must name one of"),
        ('{"like": "zen3"}', "name must be there"),
        ('{"name": "zen4", "like": "zen3"}', "name must be there, and be one of its own"),
        ('{"name": "a b", "like": "zen3"}', 'name can\'t be "a b"'),
        ('{"name": "mine", "like": "zen3", "gemm": [6]}', r"gemm can't be \[6\]"),
        ('{"name": "mine", "like": "zen3", "gemm": [0, 2]}', r"gemm can't be \[0, 2\]"),
        ('{"name": "mine", "like": "generic", "gemm": [33, 1]}', r"gemm can't be \[33, 1\]"),
        ('{"name": "mine", "like": "zen3", "unroll": true}', "unroll can't be true"),
        ('{"name": "mine", "like": "zen3", "ahead": -1}', "ahead can't be -1"),
        ('{"name": "mine", "like": "zen3", "together": false}', "together can't be false"),
        ('{"name": "mine", "like": "zen3", "l1": 0}', "l1 can't be 0"),
        ('{"name": "mine", "like": "zen3", "core": null}', "core can't be null"),
    ],
)
def test_bad_records_are_refused(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(text)
    with pytest.raises(ValueError, match=complaint):
        find_microarchitecture(str(path))
    done = subprocess.run(
        [sys.executable, "configure.py", f"--microarchitecture={path}"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 2 and str(path) in done.stderr


@pytest.mark.parametrize("name", ["zen3", "skylake_x", "cortex_a53", "cortex_a76", "cortex_a7", "generic"])
def test_candidates_fit(name: str) -> None:
    record = MICROARCHITECTURES[name]
    target = TARGETS[record.target]

    def values(field: str) -> list[object]:
        return list(_tune_kernels.candidates(record, field, target.lanes, target.vector_registers))

    for field in ("gemm", "gemm_transposed"):
        tiles = [value for value in values(field) if isinstance(value, Tile)]
        assert len(tiles) >= 3 and getattr(record, field) not in tiles
        assert all(tile.rows * tile.vectors + tile.vectors + 1 <= target.vector_registers for tile in tiles)
    for unroll in values("unroll"):
        assert isinstance(unroll, int) and (target.lanes % unroll == 0 or unroll % target.lanes == 0)
    assert set(values("ahead")) == {0, 1024, 2048, 4096} - {record.ahead}
    assert set(values("together")) == {0, 4, 8, 12} - {record.together}


def search(times: dict[str, float], fields: Sequence[str]) -> tuple[Microarchitecture, list[str]]:
    """The search, where a record takes the product of its values' times, and 0 means that it can't be built."""
    lines: list[str] = []

    def factor(record: Microarchitecture) -> float:
        product = 1.0
        for field in _tune_kernels.FIELDS:
            product *= times.get(_tune_kernels.shown(field, getattr(record, field)), 1.0)
        return product

    def values(record: Microarchitecture, field: str) -> list[object]:
        return list(_tune_kernels.candidates(record, field, 8, 16))

    def measure(records: Sequence[Microarchitecture]) -> list[list[float] | None]:
        return [[3 * factor(record), 5 * factor(record)] if factor(record) else None for record in records]

    return _tune_kernels.search(START, values, measure, fields, lines.append), lines


def test_search_finds_the_fastest_of_each_field() -> None:
    times = {"gemm 4x3": 0.9, "gemm 13x1": 0.0, "unroll 4": 0.95, "unroll 2": 0.97, "ahead 0": 1.1}
    found, lines = search(times, _tune_kernels.FIELDS)
    assert found == dataclasses.replace(START, gemm=Tile(4, 3), unroll=4)
    assert any(line.startswith("gemm 13x1") and "too large" in line for line in lines)
    assert any(line.startswith("gemm 4x3") and "1.111x" in line for line in lines)
    found, _ = search(times, ["unroll"])
    assert found == dataclasses.replace(START, unroll=4)


def test_search_takes_no_chances() -> None:
    found, _ = search({"gemm 4x3": 0.995, "ahead 4096": 0.999}, _tune_kernels.FIELDS)
    assert found == START


def command(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(ROOT / "python")}
    return subprocess.run(
        [sys.executable, "-m", "nnpack", "tune", "--kernels", *arguments],
        cwd=cwd,
        capture_output=True,
        text=True,
        env=environment,
    )


def test_a_record_is_found_and_built_with(tmp_path: Path) -> None:
    """Of plain C, which every machine can build and run."""
    source = tmp_path / "source"
    source.mkdir()
    for name in ("configure.py", "hosts.py", "build.ninja.in", "codegen", "src", "include", "test", "web"):
        (source / name).symlink_to(ROOT / name)
    options = ["--source", str(source), "--like", "generic", "--fields", "ahead", "--repeat", "1"]
    done = command(*options, "--name", "mine", cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    record = find_microarchitecture(str(tmp_path / "mine.json"))
    assert record.name == "mine" and record.like == "generic"
    assert "ahead 4096" in done.stdout and "in geometric mean" in done.stdout
    for work in _tune_kernels.WORKS:
        assert work.title in done.stdout
    facts = json.loads((source / "build-tune/0/gen/c/kernels.json").read_text())
    assert {entry["microarchitecture"] for entry in facts} == {"mine"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--source", "nowhere"], "is no source tree"),
        (["--fields", "gemm,color"], "'color' is none of gemm,"),
        (["--name", "zen3"], "must be an identifier that no record has yet, not 'zen3'"),
        (["--name", "my cpu"], "not 'my cpu'"),
        (["--like", "zen99"], "'zen99' is none of"),
        (["--like", "cortex_a53"], "which this machine can't run"),
        (["--repeat", "0"], "must be at least 1, not 0"),
    ],
)
def test_nonsense_is_refused(arguments: list[str], complaint: str, tmp_path: Path) -> None:
    given = arguments if arguments[0] == "--source" else ["--source", str(ROOT), *arguments]
    done = command(*given, cwd=tmp_path)
    assert done.returncode == 1 and complaint in done.stderr, done.stderr
    assert arguments[0][2:] in done.stderr and not list(tmp_path.iterdir())
