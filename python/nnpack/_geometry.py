"""A convolution layer's sizes, and the calls of the C API on it."""

from __future__ import annotations

import dataclasses
import functools
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from ._arguments import Padding, Pair, Sides, choice, integer, pair, sides
from ._library import Activation, Algorithm, ArgumentError, Pass, Status, Strategy, check, ffi, lib

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

    def with_algorithm(self, algorithm: Algorithm) -> Geometry:
        """The same layer by another algorithm."""
        return dataclasses.replace(self, algorithm=algorithm)

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

    def shapes(self, computed: Pass) -> tuple[tuple[int, ...], ...]:
        """Shapes of a pass's two operands and of its result."""
        return {
            Pass.OUTPUT: (self.input_shape, self.kernel_shape, self.output_shape),
            Pass.INPUT_GRADIENT: (self.output_shape, self.kernel_shape, self.input_shape),
            Pass.KERNEL_GRADIENT: (self.output_shape, self.input_shape, self.kernel_shape),
        }[computed]

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
    ) -> None:
        """Calls nnp_convolution_layer_output."""
        self.check(
            lib.nnp_convolution_layer_output(
                c_layer(self), self.algorithm, Strategy.COMPUTE, x, w, b, y,
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
        self.check(
            lib.nnp_convolution_layer_input_gradient(
                c_layer(self), self.algorithm, grad, w, result, workspace, workspace_size, pool, profile
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
        self.check(
            lib.nnp_convolution_layer_kernel_gradient(
                c_layer(self), self.algorithm, x, grad, result, workspace, workspace_size, pool, profile
            )
        )

    def bias_gradient(self, grad: Any, result: Any, pool: Any) -> None:
        """Calls nnp_convolution_layer_bias_gradient."""
        self.check(lib.nnp_convolution_layer_bias_gradient(c_layer(self), grad, result, pool))

    def candidates(self, computed: Pass, strategy: Strategy, pool: Any) -> list[Any]:
        """Calls nnp_convolution_layer_candidates."""
        count = ffi.new("size_t*", len(Algorithm))
        found = ffi.new("struct nnp_convolution_candidate[]", len(Algorithm))
        self.check(lib.nnp_convolution_layer_candidates(c_layer(self), computed, strategy, pool, found, count))
        return list(found[0 : count[0]])

    def counts(self, computed: Pass, strategy: Strategy, operations: int) -> NDArray[np.float64]:
        """Calls nnp_convolution_layer_count."""
        counts = np.empty((len(PHASES), operations))
        self.check(
            lib.nnp_convolution_layer_count(
                c_layer(self), computed, self.algorithm, strategy, ffi.from_buffer("double[]", counts)
            )
        )
        return counts

    def check(self, status: int) -> None:
        """Raises what the status of a call on this layer stands for."""
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


@functools.lru_cache
def c_layer(geometry: Geometry) -> Any:
    """The C structure, which takes longer to make than to find: some layers take a few microseconds."""
    return ffi.new(
        "struct nnp_convolution_layer*",
        {
            "batch_size": geometry.batch,
            "input_channels": geometry.input_channels,
            "output_channels": geometry.output_channels,
            "groups": geometry.groups,
            "input_size": geometry.image[::-1],
            "input_padding": geometry.padding,
            "kernel_size": geometry.kernel[::-1],
            "stride": geometry.stride[::-1],
            "dilation": geometry.dilation[::-1],
        },
    )


def layer_geometry(
    kernel_shape: tuple[int, ...],
    padding: Padding,
    stride: Pair,
    dilation: Pair,
    groups: SupportsIndex,
    algorithm: str | Algorithm,
    activation: str | Activation | None = None,
    arguments: tuple[str, str] = ("x", "w"),
) -> Geometry:
    """A geometry whose kernels have the shape (K, C / groups, kh, kw); its image is as small as they allow."""
    outputs, inputs, *kernel = kernel_shape
    count = integer("groups", groups, 1)
    if outputs % count:
        raise ArgumentError("groups", f"{count} does not divide the {outputs} output channels of {arguments[1]}")
    layer = Geometry(
        batch=1,
        input_channels=inputs * count,
        output_channels=outputs,
        image=(1, 1),
        kernel=(kernel[0], kernel[1]),
        padding=sides("padding", padding),
        stride=pair("stride", stride, 1),
        dilation=pair("dilation", dilation, 1),
        groups=count,
        algorithm=choice("algorithm", algorithm, Algorithm),
        activation=choice("activation", "identity" if activation is None else activation, Activation),
        arguments=arguments,
    )
    return dataclasses.replace(layer, image=layer.extent)


def place_images(layer: Geometry, input_shape: tuple[int, ...]) -> Geometry:
    """Puts images of the shape (N, C, H, W) or (C, H, W) into a layer's geometry."""
    images, kernels = layer.arguments
    batch, channels, height, width = (1, *input_shape)[-4:]
    if channels != layer.input_channels:
        groups = "" if layer.groups == 1 else f" in {layer.groups} groups"
        expected = f"must have the {layer.input_channels} channels that {kernels} takes{groups}"
        raise ArgumentError(images, f"{expected}, not {channels}, as in its shape {input_shape}")
    geometry = dataclasses.replace(layer, batch=batch, image=(height, width))
    padded, extent = geometry.padded_image, geometry.extent
    if padded[0] < extent[0] or padded[1] < extent[1]:
        kernel = f"a kernel of {layer.kernel[0]}x{layer.kernel[1]}"
        dilated = "" if layer.dilation == (1, 1) else f", {extent[0]}x{extent[1]} with its dilation,"
        raise ArgumentError(kernels, f"{kernel}{dilated} is larger than the padded image, {padded[0]}x{padded[1]}")
    return geometry
