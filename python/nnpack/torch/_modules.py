"""Layers, with the settings, the parameters and the state of those of the same names in `torch.nn`."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from . import _functional


class _Layer(torch.nn.Module):
    """What the layers have in common; each is a subclass of PyTorch's."""

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        problem = self.problem(self)
        if problem is not None:
            raise ValueError(f"nnpack.torch.{type(self).__name__}: {problem}; PyTorch's own layer can do that")

    @staticmethod
    def problem(layer: torch.nn.Module) -> str | None:
        """Which setting of a layer of PyTorch's the kernels can't compute; None if they can."""
        return None


class Conv2d(_Layer, torch.nn.Conv2d):
    """`torch.nn.Conv2d`, with all its settings; a padding that is not of zeros costs a copy."""

    def forward(self, input: Tensor) -> Tensor:
        """Convolves images (N, C, H, W) or (C, H, W)."""
        images, padding = input, self.padding
        if self.padding_mode != "zeros":
            top, right, bottom, left = _functional.convolution_sides(
                padding, self.kernel_size, self.stride, self.dilation
            )
            images = torch.nn.functional.pad(input, (left, right, top, bottom), self.padding_mode)
            padding = 0
        return _functional.conv2d(images, self.weight, self.bias, self.stride, padding, self.dilation, self.groups)


class Linear(_Layer, torch.nn.Linear):
    """`torch.nn.Linear`."""

    def forward(self, input: Tensor) -> Tensor:
        """Multiplies vectors (..., in_features)."""
        return _functional.linear(input, self.weight, self.bias)


class MaxPool2d(_Layer, torch.nn.MaxPool2d):
    """`torch.nn.MaxPool2d`, without dilation and indices."""

    @staticmethod
    def problem(layer: torch.nn.Module) -> str | None:
        """See `_Layer`."""
        if layer.dilation not in (1, (1, 1)):
            return f"dilation={layer.dilation}"
        return "return_indices=True" if layer.return_indices else None

    def forward(self, input: Tensor) -> Tensor:
        """Pools images (N, C, H, W) or (C, H, W)."""
        return _functional.max_pool2d(
            input, self.kernel_size, self.stride, self.padding, self.dilation, self.ceil_mode, self.return_indices
        )


class AvgPool2d(_Layer, torch.nn.AvgPool2d):
    """`torch.nn.AvgPool2d`, without `divisor_override`."""

    @staticmethod
    def problem(layer: torch.nn.Module) -> str | None:
        """See `_Layer`."""
        return None if layer.divisor_override is None else f"divisor_override={layer.divisor_override}"

    def forward(self, input: Tensor) -> Tensor:
        """Pools images (N, C, H, W) or (C, H, W)."""
        return _functional.avg_pool2d(
            input, self.kernel_size, self.stride, self.padding, self.ceil_mode, self.count_include_pad
        )


class AdaptiveAvgPool2d(_Layer, torch.nn.AdaptiveAvgPool2d):
    """`torch.nn.AdaptiveAvgPool2d` with an output size of 1."""

    @staticmethod
    def problem(layer: torch.nn.Module) -> str | None:
        """See `_Layer`."""
        return None if layer.output_size in (1, (1, 1)) else f"output_size={layer.output_size}"

    def forward(self, input: Tensor) -> Tensor:
        """Averages images (N, C, H, W) or (C, H, W)."""
        return _functional.avg_pool2d(input, input.shape[-2:])


class _Activation(_Layer):
    @staticmethod
    def problem(layer: torch.nn.Module) -> str | None:
        """See `_Layer`."""
        return "inplace=True" if layer.inplace else None


class ReLU(_Activation, torch.nn.ReLU):
    """`torch.nn.ReLU`, not in place."""

    def forward(self, input: Tensor) -> Tensor:
        """Of any shape."""
        return _functional.relu(input)


class LeakyReLU(_Activation, torch.nn.LeakyReLU):
    """`torch.nn.LeakyReLU`, not in place."""

    def forward(self, input: Tensor) -> Tensor:
        """Of any shape."""
        return _functional.leaky_relu(input, self.negative_slope)


class Softmax(_Layer, torch.nn.Softmax):
    """`torch.nn.Softmax`, with a dimension."""

    @staticmethod
    def problem(layer: torch.nn.Module) -> str | None:
        """See `_Layer`."""
        return "dim=None" if layer.dim is None else None

    def forward(self, input: Tensor) -> Tensor:
        """Of any shape with that dimension."""
        return _functional.softmax(input, self.dim)


class CrossEntropyLoss(_Layer, torch.nn.CrossEntropyLoss):
    """`torch.nn.CrossEntropyLoss` of classes' numbers, without weights and smoothing."""

    @staticmethod
    def problem(layer: torch.nn.Module) -> str | None:
        """See `_Layer`."""
        if layer.weight is not None:
            return "weight"
        return f"label_smoothing={layer.label_smoothing}" if layer.label_smoothing else None

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """See `nnpack.torch.cross_entropy`."""
        return _functional.cross_entropy(input, target, self.ignore_index, self.reduction)


LAYERS = (
    Conv2d, Linear, MaxPool2d, AvgPool2d, AdaptiveAvgPool2d, ReLU, LeakyReLU, Softmax, CrossEntropyLoss,
)  # fmt: skip
