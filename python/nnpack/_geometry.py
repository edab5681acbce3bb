"""A convolution layer's sizes, and the calls of the C API on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._arguments import Sides
from ._library import Activation, Algorithm, Pass, Status, Strategy, check, ffi, lib

PHASES = ("input_transform", "kernel_transform", "output_transform", "block_multiplication")
"""Of the library's profiles, in the order in which it counts."""


@dataclass(frozen=True)
class Geometry:
    """A convolution layer's sizes and settings, validated; the C API's calls on it, whose arguments are C pointers.

    `padding` is (top, right, bottom, left); pairs are (vertical, horizontal).
    """

    batch: int
    input_channels: int
    output_channels: int
    image: tuple[int, int]
    kernel: tuple[int, int]
    padding: Sides = (0, 0, 0, 0)
    stride: tuple[int, int] = (1, 1)
    dilation: tuple[int, int] = (1, 1)
    groups: int = 1
    algorithm: Algorithm = Algorithm.AUTO
    activation: Activation = Activation.IDENTITY
    arguments: tuple[str, str] = ("x", "w")
    """What errors call the images and the kernels."""

    @property
    def extent(self) -> tuple[int, int]:
        """Height and width of the kernel with its dilation."""
        height, width = ((taps - 1) * step + 1 for taps, step in zip(self.kernel, self.dilation, strict=True))
        return height, width

    @property
    def padded_image(self) -> tuple[int, int]:
        """Height and width of the images with their padding."""
        top, right, bottom, left = self.padding
        return self.image[0] + top + bottom, self.image[1] + left + right

    @property
    def output_image(self) -> tuple[int, int]:
        """Height and width of the output images."""
        height, width = (
            (padded - extent) // step + 1
            for padded, extent, step in zip(self.padded_image, self.extent, self.stride, strict=True)
        )
        return height, width

    @property
    def input_shape(self) -> tuple[int, int, int, int]:
        """Shape of the input: batch, channels, height, width."""
        return self.batch, self.input_channels, *self.image

    @property
    def kernel_shape(self) -> tuple[int, int, int, int]:
        """Shape of the kernels: output channels, input channels of a group, height, width."""
        return self.output_channels, self.input_channels // self.groups, *self.kernel

    @property
    def output_shape(self) -> tuple[int, int, int, int]:
        """Shape of the output: batch, channels, height, width."""
        return self.batch, self.output_channels, *self.output_image

    @property
    def flops(self) -> int:
        """Floating-point operations of the direct algorithm; a multiply-add counts as two."""
        height, width = self.output_image
        terms = self.input_channels // self.groups * self.kernel[0] * self.kernel[1]
        return 2 * self.batch * self.output_channels * height * width * terms

    def output(
        self,
        x: Any,
        w: Any,
        b: Any,
        y: Any,
        workspace: Any,
        workspace_size: Any,
        pool: Any,
        profile: Any = ffi.NULL,
        strategy: Strategy = Strategy.COMPUTE,
    ) -> None:
        """Calls nnp_convolution_layer_output."""
        self._check(
            lib.nnp_convolution_layer_output(
                self._layer(), self.algorithm, strategy, x, w, b, y,
                workspace, workspace_size, self.activation, ffi.NULL, pool, profile,
            )
        )  # fmt: skip

    def input_gradient(
        self,
        grad: Any,
        w: Any,
        result: Any,
        workspace: Any,
        workspace_size: Any,
        pool: Any,
        profile: Any = ffi.NULL,
    ) -> None:
        """Calls nnp_convolution_layer_input_gradient."""
        self._check(
            lib.nnp_convolution_layer_input_gradient(
                self._layer(), self.algorithm, grad, w, result, workspace, workspace_size, pool, profile
            )
        )

    def kernel_gradient(
        self,
        grad: Any,
        x: Any,
        result: Any,
        workspace: Any,
        workspace_size: Any,
        pool: Any,
        profile: Any = ffi.NULL,
    ) -> None:
        """Calls nnp_convolution_layer_kernel_gradient."""
        self._check(
            lib.nnp_convolution_layer_kernel_gradient(
                self._layer(), self.algorithm, x, grad, result, workspace, workspace_size, pool, profile
            )
        )

    def bias_gradient(self, grad: Any, result: Any, pool: Any) -> None:
        """Calls nnp_convolution_layer_bias_gradient."""
        self._check(lib.nnp_convolution_layer_bias_gradient(self._layer(), grad, result, pool))

    def candidates(self, computed: Pass, strategy: Strategy, pool: Any) -> list[Any]:
        """Calls nnp_convolution_layer_candidates."""
        count = ffi.new("size_t*", len(Algorithm))
        found = ffi.new("struct nnp_convolution_candidate[]", len(Algorithm))
        self._check(
            lib.nnp_convolution_layer_candidates(self._layer(), computed, strategy, pool, found, count)
        )
        return list(found[0 : count[0]])

    def counts(self, computed: Pass, strategy: Strategy, pool: Any, operations: int) -> NDArray[np.float64]:
        """Calls nnp_convolution_layer_count."""
        counts = np.empty((len(PHASES), operations))
        self._check(
            lib.nnp_convolution_layer_count(
                self._layer(), computed, self.algorithm, strategy, pool, ffi.from_buffer("double[]", counts)
            )
        )
        return counts

    def _layer(self) -> Any:
        return ffi.new(
            "struct nnp_convolution_layer*",
            {
                "batch_size": self.batch,
                "input_channels": self.input_channels,
                "output_channels": self.output_channels,
                "groups": self.groups,
                "input_size": self.image[::-1],
                "input_padding": self.padding,
                "kernel_size": self.kernel[::-1],
                "stride": self.stride[::-1],
                "dilation": self.dilation[::-1],
            },
        )

    def _check(self, status: int) -> None:
        if status != Status.SUCCESS:
            check(status, self._blame())

    def _blame(self) -> dict[Status, tuple[str, str]]:
        images, kernels = self.arguments
        kernel, image, stride, dilation = (
            f"{height}x{width}" for height, width in (self.kernel, self.image, self.stride, self.dilation)
        )
        algorithm = repr(self.algorithm.name.lower())
        layer = f"a kernel of {kernel} with a stride of {stride} and a dilation of {dilation}"
        return {
            Status.INVALID_BATCH_SIZE: (images, f"can't be a batch of {self.batch} images"),
            Status.INVALID_INPUT_CHANNELS: (images, f"can't have {self.input_channels} channels"),
            Status.INVALID_OUTPUT_CHANNELS: (kernels, f"can't have {self.output_channels} output channels"),
            Status.INVALID_INPUT_SIZE: (images, f"can't have images of {image}"),
            Status.INVALID_INPUT_PADDING: ("padding", f"{self.padding} is too large for images of {image}"),
            Status.INVALID_KERNEL_SIZE: (kernels, f"a kernel of {kernel} does not fit images of {image}"),
            Status.INVALID_ALGORITHM: ("algorithm", f"{algorithm} is unknown to the library"),
            Status.UNSUPPORTED_ALGORITHM: ("algorithm", f"{algorithm} can't compute {layer}"),
        }
