"""Prepared layers: what they keep, and their files."""

import copy
import gc
import os
import pickle
import threading
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
    prepared.save(tmp_path / "layer.plan")
    loaded = nnpack.load_prepared_conv2d(tmp_path / "layer.plan")
    assert (loaded.algorithm, loaded.nbytes) == (prepared.algorithm, prepared.nbytes)
    for images in (x, x[:1, :, :9, :], x[0]):
        np.testing.assert_array_equal(loaded(images), prepared(images))
    np.testing.assert_allclose(loaded(x), nnpack.conv2d(x, w, b if with_bias else None, **options), atol=1e-3)


def test_copied_and_pickled() -> None:
    x, w, b = _layer({})
    prepared = nnpack.prepare_conv2d(w, b, padding=1, activation="relu")
    expected = prepared(x)
    for other in (copy.deepcopy(prepared), pickle.loads(pickle.dumps(prepared))):
        assert (other.algorithm, other.nbytes) == (prepared.algorithm, prepared.nbytes)
        np.testing.assert_array_equal(other(x), expected)


def test_workspace_size() -> None:
    x, w, b = _layer({})
    prepared = nnpack.prepare_conv2d(w, b, algorithm="wt8x8")
    workspace = nnpack.Workspace()
    prepared(x, workspace=workspace, threads=2)
    assert workspace.size == prepared.workspace_size(x.shape, threads=2)
    with pytest.raises(nnpack.ArgumentError, match="input_shape"):
        prepared.workspace_size((1, 5, 20, 20))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("for_these", [True, False])
def test_bound_to_arrays(options: dict[str, Any], for_these: bool) -> None:
    """Each call reads what the input holds then, and writes to the same output."""
    x, w, b = _layer(options)
    prepared = nnpack.prepare_conv2d(w, b, input_shape=x.shape if for_these else None, threads=2, **options)
    for some in (x, x[:1, :, :9], x[0]):
        images = np.empty_like(some)
        for out in (None, np.empty_like(prepared(some))):
            call = prepared.bind(images, out, threads=2)
            for contents in (some, 1 - some):
                images[...] = contents
                result = call()
                assert result is (call() if out is None else out)
                np.testing.assert_array_equal(result, prepared(contents))


def test_what_is_bound_stays_alive() -> None:
    x, w, b = _layer({})
    expected = nnpack.prepare_conv2d(w, b, algorithm="wt8x8")(x)
    call = nnpack.prepare_conv2d(w, b, algorithm="wt8x8").bind(x.copy(), threads=2)
    gc.collect()
    others = [np.full(size, np.nan, np.float32) for size in (x.size, w.size, b.size, expected.size) for _ in range(50)]
    np.testing.assert_array_equal(call(), expected)
    assert all(np.isnan(other).all() for other in others)


def test_bound_in_a_forked_child() -> None:
    """It finds threads of its own."""
    x, w, b = _layer({})
    call = nnpack.prepare_conv2d(w, b).bind(x, threads=2)
    expected = call().copy()
    child = os.fork()
    if child == 0:
        os._exit(not np.array_equal(call(), expected))
    assert os.waitpid(child, 0)[1] == 0


def test_bound_to_mapped_memory(tmp_path: Path) -> None:
    """A subclass of arrays that needs no copy."""
    x, w, b = _layer({})
    x.tofile(tmp_path / "x")
    mapped = np.memmap(tmp_path / "x", np.float32, "r", shape=x.shape)
    prepared = nnpack.prepare_conv2d(w, b)
    np.testing.assert_array_equal(prepared.bind(mapped)(), prepared(x))


def test_bound_to_bad_arrays() -> None:
    x, w, b = _layer({})
    prepared = nnpack.prepare_conv2d(w, b)
    for bad in (x.tolist(), x.astype(np.float64), x[:, :, ::2], x.astype(">f4")):
        with pytest.raises(nnpack.ArgumentError, match=r"^x: .*not copied"):
            prepared.bind(bad)  # type: ignore[arg-type]
    with pytest.raises(nnpack.ArgumentError, match=r"^x: must have the 6 channels"):
        prepared.bind(x[:, :5].copy())
    with pytest.raises(nnpack.ArgumentError, match=r"^out: must have the shape"):
        prepared.bind(x, np.empty((2, 10, 13, 13), np.float32))
    with pytest.raises(nnpack.ArgumentError, match=r"^out: must not overlap"):
        memory = np.zeros(x.size + 2 * 10 * 13 * 11, np.float32)
        prepared.bind(memory[: x.size].reshape(x.shape), memory[1 : 1 + 2 * 10 * 13 * 11].reshape(2, 10, 13, 11))


def test_prepared_for_usual_images() -> None:
    """Without images, what is chosen is for a single one whose output is 28x28."""
    for options in ({}, {"stride": 2}, {"padding": 1, "dilation": 2}):
        w = np.ones((64, 48, 3, 3), np.float32)
        side = 27 * options.get("stride", 1) + 2 * options.get("dilation", 1) + 1 - 2 * options.get("padding", 0)
        usual, named = (
            nnpack.prepare_conv2d(w, input_shape=shape, threads=1, **options) for shape in (None, (48, side, side))
        )
        found = nnpack.explain((1, 48, side, side), w.shape, prepared=True, threads=1, **options)
        assert found.chosen is not None
        assert usual.algorithm is named.algorithm is found.chosen.algorithm
        assert usual(np.ones((48, side, side), np.float32)).shape == (64, 28, 28)


def test_limits_of_prepared_layers() -> None:
    """They hold for the images that a layer is prepared for; who names an algorithm is told why it is refused."""
    _, w, b = _layer({})
    found = nnpack.explain((1, 6, 15, 13), w.shape, padding=1, prepared=True, threads=1)
    for one in found.candidates:
        options = {"padding": 1, "input_shape": (6, 15, 13), "threads": 1}
        exact = nnpack.prepare_conv2d(
            w, b, algorithm=one.algorithm, max_error=one.error, max_workspace=one.workspace, **options
        )
        assert exact.algorithm is one.algorithm and exact.nbytes == one.transformed
        assert exact.workspace_size((6, 15, 13), threads=1) == one.workspace
        name = one.algorithm.name.lower()
        with pytest.raises(nnpack.ArgumentError, match=rf"^max_error: .*\({name}: an error of"):
            nnpack.prepare_conv2d(w, b, algorithm=one.algorithm, max_error=0.99 * one.error, **options)
        with pytest.raises(nnpack.ArgumentError, match=rf"^max_workspace: .*\({name}: {one.workspace} bytes"):
            nnpack.prepare_conv2d(w, b, algorithm=one.algorithm, max_workspace=one.workspace - 1, **options)
    for bad in (0, float("nan"), "small"):
        with pytest.raises(nnpack.ArgumentError, match=f"^max_error: .*{bad!r}"):
            nnpack.prepare_conv2d(w, b, max_error=bad)  # type: ignore[arg-type]
    with pytest.raises(nnpack.ArgumentError, match=r"^algorithm: 'wt8x8_5x5' can't compute"):
        nnpack.prepare_conv2d(w, b, algorithm="wt8x8_5x5")


def test_calls_with_other_images_in_turns() -> None:
    """What a layer keeps of the last call's images never goes into another call."""
    x, w, b = _layer({})
    prepared = nnpack.prepare_conv2d(w, b, padding=1)
    images = [x, x[0], x[:, :, :7], x[:1]]
    expected = [nnpack.prepare_conv2d(w, b, padding=1)(each) for each in images]
    results: list[bool] = []

    def call(order: int) -> None:
        for i in range(200):
            which = (i * order) % len(images)
            results.append(np.array_equal(prepared(images[which], threads=1), expected[which]))

    callers = [threading.Thread(target=call, args=(order,)) for order in (1, 3)]
    for caller in callers:
        caller.start()
    for caller in callers:
        caller.join()
    assert len(results) == 400 and all(results)


# Words of a file.
FORMAT, CHECKSUM, VERSION, TARGET = 1, 2, 3, 5


def _forge(data: bytes, word: int) -> bytes:
    """Changes a word of a saved layer, so that it looks whole."""
    words = np.frombuffer(data, np.uint64).tolist()
    words[word] ^= 0xFF
    words[CHECKSUM] = total = 0
    for one in words:
        total = (total ^ one) * 0x9E3779B97F4A7C15 % 2**64
        total ^= total >> 32
    words[CHECKSUM] = total
    return np.array(words, np.uint64).tobytes()


@pytest.mark.parametrize(
    ("word", "message"),
    [
        (FORMAT, "was saved by another version than nnpack 0"),
        (VERSION, "was saved by another version than nnpack 0"),
        (TARGET, f"was saved for other kernels than those of {nnpack.info().target} for .* prepare it anew"),
    ],
)
def test_layers_of_other_libraries(word: int, message: str, tmp_path: Path) -> None:
    _, w, b = _layer({})
    path = tmp_path / "layer.plan"
    nnpack.prepare_conv2d(w, b).save(path)
    path.write_bytes(_forge(path.read_bytes(), word))
    with pytest.raises(nnpack.ArgumentError, match=message) as caught:
        nnpack.load_prepared_conv2d(path)
    assert caught.value.argument == "file" and "layer.plan" in str(caught.value)


def test_damaged_files(tmp_path: Path) -> None:
    _, w, b = _layer({})
    path = tmp_path / "layer.plan"
    nnpack.prepare_conv2d(w, b).save(path)
    good = path.read_bytes()
    changed = bytearray(good)
    changed[len(good) // 3] ^= 1
    for bad in (b"", b"text", good[:-8], good + bytes(8), bytes(changed)):
        path.write_bytes(bad)
        with pytest.raises(nnpack.ArgumentError, match="holds no prepared convolution"):
            nnpack.load_prepared_conv2d(path)
    with pytest.raises(FileNotFoundError):
        nnpack.load_prepared_conv2d(tmp_path / "nowhere.plan")
