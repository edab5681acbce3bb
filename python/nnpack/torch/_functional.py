"""Functions on tensors, with the arguments of those of the same names in `torch.nn.functional`."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor

from .._arguments import Pair, Sides, pair
from .._library import ArgumentError
from . import _operators


def convolution_sides(
    padding: str | Pair, kernel: Sequence[int], stride: tuple[int, int], dilation: tuple[int, int]
) -> Sides:
    """PyTorch's padding of a convolution, which may be "valid" or "same", as (top, right, bottom, left)."""
    if padding == "valid":
        return (0, 0, 0, 0)
    if padding == "same":
        if stride != (1, 1):
            raise ArgumentError("padding", f"can't be 'same' with a stride of {stride}")
        vertical, horizontal = (step * (taps - 1) for step, taps in zip(dilation, kernel, strict=True))
        return vertical // 2, horizontal - horizontal // 2, vertical - vertical // 2, horizontal // 2
    if isinstance(padding, str):
        raise ArgumentError("padding", f"must be 'valid', 'same', an integer or a pair of integers, not {padding!r}")
    vertical, horizontal = pair("padding", padding, 0)
    return vertical, horizontal, vertical, horizontal


def conv2d(
    input: Tensor,
    weight: Tensor,
    bias: Tensor | None = None,
    stride: Pair = 1,
    padding: str | Pair = 0,
    dilation: Pair = 1,
    groups: int = 1,
) -> Tensor:
    """`torch.nn.functional.conv2d`, of images (N, C, H, W) or (C, H, W)."""
    steps, taps = pair("stride", stride, 1), pair("dilation", dilation, 1)
    sides = convolution_sides(padding, weight.shape[2:], steps, taps)
    return _operators.conv2d(input, weight, bias, sides, steps, taps, groups)


def linear(input: Tensor, weight: Tensor, bias: Tensor | None = None) -> Tensor:
    """`torch.nn.functional.linear`, of vectors in any number of dimensions."""
    return _operators.linear(input, weight, bias)


def max_pool2d(
    input: Tensor,
    kernel_size: Pair,
    stride: Pair | None = None,
    padding: Pair = 0,
    dilation: Pair = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Tensor:
    """`torch.nn.functional.max_pool2d`, without dilation and indices."""
    if pair("dilation", dilation, 1) != (1, 1):
        raise ArgumentError("dilation", f"must be 1, not {dilation!r}")
    if return_indices:
        raise ArgumentError("return_indices", "must be False: there are no indices")
    window = pair("kernel_size", kernel_size, 1)
    # PyTorch takes an empty stride for none, too.
    steps = pair("stride", stride, 1) if stride else window
    return _operators.max_pool2d(input, window, steps, pair("padding", padding, 0), ceil_mode)


def avg_pool2d(
    input: Tensor,
    kernel_size: Pair,
    stride: Pair | None = None,
    padding: Pair = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Tensor:
    """`torch.nn.functional.avg_pool2d`, without another divisor."""
    if divisor_override is not None:
        raise ArgumentError("divisor_override", f"must be None, not {divisor_override!r}")
    window = pair("kernel_size", kernel_size, 1)
    steps = pair("stride", stride, 1) if stride else window
    return _operators.avg_pool2d(input, window, steps, pair("padding", padding, 0), ceil_mode, count_include_pad)


def relu(input: Tensor) -> Tensor:
    """`torch.nn.functional.relu`."""
    return _operators.relu(input, 0.0)


def leaky_relu(input: Tensor, negative_slope: float = 0.01) -> Tensor:
    """`torch.nn.functional.leaky_relu`."""
    return _operators.relu(input, negative_slope)


def softmax(input: Tensor, dim: int) -> Tensor:
    """`torch.nn.functional.softmax`; dimensions other than the last cost a copy."""
    return _operators.softmax(input.movedim(dim, -1)).movedim(-1, dim)


def cross_entropy(
    input: Tensor,
    target: Tensor,
    ignore_index: int = -100,
    reduction: str = "mean",
) -> Tensor:
    """`torch.nn.functional.cross_entropy`, with the classes' numbers for targets, without weights and smoothing.

    Arguments:
        input: of the shape (C,), (N, C) or (N, C, ...).
        target: integers of the shape (), (N,) or (N, ...).
        ignore_index: targets with this number don't count.
        reduction: "mean", "sum" or "none".
    """
    if target.is_floating_point():
        raise TypeError(f"target: must hold the classes' numbers, not {target.dtype}")
    rows = input.movedim(1, -1) if input.dim() > 1 else input
    if target.shape != rows.shape[:-1]:
        raise ArgumentError("target", f"must have the shape {tuple(rows.shape[:-1])}, not {tuple(target.shape)}")
    counts = target != ignore_index
    labels = torch.where(counts, target, 0).to(torch.int32)
    losses = _operators.softmax_cross_entropy(rows.reshape(-1, rows.shape[-1]), labels.reshape(-1))
    losses = torch.where(counts, losses.reshape(target.shape), 0.0)
    match reduction:
        case "none":
            return losses
        case "sum":
            return losses.sum()
        case "mean":
            return losses.sum() / counts.sum()
    raise ArgumentError("reduction", f"must be 'mean', 'sum' or 'none', not {reduction!r}")
