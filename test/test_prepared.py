"""Prepared layers: what they keep, and their files."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import ROOT

if not (ROOT / "build/lib/libnnpack.so").exists():
    pytest.skip("libnnpack.so is not built", allow_module_level=True)

import nnpack

OPTIONS: list[dict[str, Any]] = [
    {},
    {"padding": ((1, 0), (0, 1)), "activation": "relu"},
    {"stride": (2, 1), "padding": 1},
    {"groups": 2, "algorithm": "ft16x16"},
    {"dilation": 2},
    {"algorithm": "wt4x4", "padding": 2},
]


def _layer(options: dict[str, Any], side: int = 3) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    random = np.random.default_rng(8)
    groups = options.get("groups", 1)
    shapes = (2, 6 * groups, 15, 13), (10 * groups, 6, side, side), (10 * groups,)
    x, w, b = (random.standard_normal(shape, np.float32) for shape in shapes)
    return x, w, b


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("with_bias", [True, False])
def test_saved_and_loaded(options: dict[str, Any], with_bias: bool, tmp_path: Path) -> None:
    """The loaded layer gives the same bits, for images of other sizes, too."""
    x, w, b = _layer(options)
    prepared = nnpack.prepare_conv2d(w, b if with_bias else None, input_shape=x.shape, **options)
    prepared.save(tmp_path / "layer.npz")
    loaded = nnpack.load_prepared_conv2d(tmp_path / "layer.npz")
    assert (loaded.algorithm, loaded.nbytes) == (prepared.algorithm, prepared.nbytes)
    for images in (x, x[:1, :, :9, :], x[0]):
        np.testing.assert_array_equal(loaded(images), prepared(images))
    np.testing.assert_allclose(loaded(x), nnpack.conv2d(x, w, b if with_bias else None, **options), atol=1e-3)


def test_workspace_size() -> None:
    x, w, b = _layer({})
    prepared = nnpack.prepare_conv2d(w, b, algorithm="wt8x8")
    workspace = nnpack.Workspace()
    prepared(x, workspace=workspace, threads=2)
    assert workspace.size == prepared.workspace_size(x.shape, threads=2)
    with pytest.raises(nnpack.ArgumentError, match="input_shape"):
        prepared.workspace_size((1, 5, 20, 20))


def _rewrite(path: Path, **changes: Any) -> None:
    """Changes arrays, or fields of the header, of a saved layer; None takes an array away."""
    with np.load(path) as arrays:
        kept = dict(arrays)
    header = json.loads(str(kept["header"]))
    for name, value in changes.items():
        if name in kept and value is None:
            del kept[name]
        elif name in kept:
            kept[name] = value
        else:
            header[name] = value
    if "header" in kept:
        kept["header"] = np.array(json.dumps(header))
    np.savez(path, **kept)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"header": None}, "holds no prepared convolution"),
        ({"kernels": None}, "holds no prepared convolution"),
        ({"format": "something else"}, "holds no prepared convolution"),
        ({"layer": {"batch": 1}}, "holds no prepared convolution"),
        ({"target": "z80"}, "was made by .* z80"),
        ({"version": "0.0.0"}, "was made by nnpack 0.0.0"),
        ({"kernels": np.zeros(64, np.uint8)}, "has 64 bytes of kernels"),
        ({"bias": np.zeros(3, np.float32)}, "bytes of kernels"),
    ],
    ids=str,
)
def test_refused_files(changes: dict[str, Any], message: str, tmp_path: Path) -> None:
    _, w, b = _layer({})
    path = tmp_path / "layer.npz"
    nnpack.prepare_conv2d(w, b).save(path)
    _rewrite(path, **changes)
    with pytest.raises(nnpack.ArgumentError, match=message) as caught:
        nnpack.load_prepared_conv2d(path)
    assert caught.value.argument == "file" and "layer.npz" in str(caught.value)


def test_damaged_files(tmp_path: Path) -> None:
    _, w, b = _layer({})
    path = tmp_path / "layer.npz"
    nnpack.prepare_conv2d(w, b).save(path)
    good = path.read_bytes()
    for bad in (b"", b"text", good[: len(good) // 2], good.replace(good[2000:2010], bytes(10), 1)):
        path.write_bytes(bad)
        with pytest.raises(nnpack.ArgumentError, match="holds no prepared convolution"):
            nnpack.load_prepared_conv2d(path)
    with pytest.raises(FileNotFoundError):
        nnpack.load_prepared_conv2d(tmp_path / "nowhere.npz")
