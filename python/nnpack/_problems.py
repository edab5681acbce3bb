"""What the bench computes: a pass of a layer on random operands, and whether a result is right."""

from __future__ import annotations

import enum
import math
from dataclasses import dataclass

import numpy as np

from ._arrays import Float32, aligned_copy
from ._geometry import Geometry
from ._layers import Layer
from ._library import Algorithm
from ._reference import (
    FOURIER,
    Float64,
    Model,
    Sample,
    Sides,
    conv2d_reference_at,
    error_bound,
    kernel_gradient_bound,
    sample_outputs,
    winograd_of,
)


class Pass(enum.Enum):
    """What to compute of a layer."""

    OUTPUT = "output"
    INPUT_GRADIENT = "input_gradient"
    KERNEL_GRADIENT = "kernel_gradient"
    INFERENCE = "inference"
    """The output, with kernels that were transformed before."""


@dataclass(frozen=True)
class Problem:
    """A pass of a layer, with random operands: x, w and b for an output, grad and w, or grad and x, for a gradient.

    They are x (N, C, H, W), w (K, C / groups, kh, kw), b (K,) and grad, the gradient by the output, (N, K, OH, OW).
    """

    layer: Layer
    geometry: Geometry
    computed: Pass
    operands: tuple[Float32, ...]

    @classmethod
    def random(cls, layer: Layer, batch: int, computed: Pass) -> Problem:
        """Normal deviates, scaled so that results are of the order of 1; the same ones each time."""
        geometry = layer.geometry(batch)
        generator = np.random.default_rng(2)

        def deviates(shape: tuple[int, ...], terms: int = 1) -> Float32:
            return aligned_copy(generator.standard_normal(shape, np.float32) * np.float32(1 / np.sqrt(terms)))

        kernel = geometry.kernel_shape
        taps = kernel[2] * kernel[3]
        operands: tuple[Float32, ...]
        if computed is Pass.INPUT_GRADIENT:
            operands = deviates(geometry.output_shape), deviates(kernel, kernel[0] // geometry.groups * taps)
        elif computed is Pass.KERNEL_GRADIENT:
            pixels = batch * geometry.output_image[0] * geometry.output_image[1]
            operands = deviates(geometry.output_shape, pixels), deviates(geometry.input_shape)
        else:
            x = deviates(geometry.input_shape)
            operands = x, deviates(kernel, kernel[1] * taps), deviates(kernel[:1])
        return cls(layer, geometry, computed, operands)

    @property
    def result_shape(self) -> tuple[int, int, int, int]:
        """Shape of what is computed."""
        if self.computed is Pass.INPUT_GRADIENT:
            return self.geometry.input_shape
        if self.computed is Pass.KERNEL_GRADIENT:
            return self.geometry.kernel_shape
        return self.geometry.output_shape

    @property
    def bytes(self) -> int:
        """Size of the operands and of the result, which at least have to be moved."""
        return sum(operand.nbytes for operand in self.operands) + 4 * int(np.prod(self.result_shape))

    def multiplied_flops(self, algorithm: Algorithm) -> int:
        """Operations of the algorithm's matrix products; those of its transforms are not counted."""
        sizes = self.geometry
        taps = [-(-size // step) for size, step in zip(sizes.kernel, sizes.stride, strict=True)]
        phases = math.prod(min(size, step) for size, step in zip(sizes.kernel, sizes.stride, strict=True))
        targets = sizes.output_image
        if self.computed is Pass.INPUT_GRADIENT:
            targets = sizes.image if sizes.stride == (1, 1) else (targets[0] + taps[0] - 1, targets[1] + taps[1] - 1)
        winograd = winograd_of(algorithm, (taps[0], taps[1]))
        if winograd is not None and self.computed is Pass.KERNEL_GRADIENT:
            tiles = [-(-extent // tile) for extent, tile in zip(targets, winograd.outputs, strict=True)]
            products = math.prod(tiles) * math.prod(winograd.tile)
        elif winograd is not None:
            products = winograd.coefficients(targets)
        elif algorithm in FOURIER:
            side = FOURIER[algorithm]
            tiles = [-(-extent // (side - size + 1)) for extent, size in zip(targets, taps, strict=True)]
            # The library takes Gauss's form, three real products for a complex one, where src/transform.c says so.
            gauss = side == 8 and min(sizes.input_channels, sizes.output_channels) // sizes.groups >= 16
            products = math.prod(tiles) * (4 + (3 if gauss else 4) * (side // 2 - 1) * (side + 2))
        else:
            return sizes.flops
        inputs = sizes.kernel_shape[1] * phases
        return 2 * sizes.batch * sizes.output_channels * inputs * products

    def as_output(self, group: int = 0) -> Convolution:
        """The convolution whose output is the group's part of the result.

        Gradients are convolutions, too. That by the input is one of grad with the kernels, rotated by half a turn,
        padded by what a kernel overlaps the padding less. That by the kernels is one of the input, whose channels are
        the images, with grad, whose images are the channels; its output's channels and images are swapped likewise.
        A stride becomes zeros between the pixels of grad, a dilation zeros between the taps of the kernels, or, where
        these are the output, a stride.
        """
        sizes = self.geometry
        inputs = self._slice(group, sizes.input_channels)
        outputs = self._slice(group, sizes.output_channels)
        (height, width), (top, right, bottom, left) = sizes.extent, sizes.padding
        if self.computed is Pass.INPUT_GRADIENT:
            grad, w = self.operands
            rotated = w[outputs, :, ::-1, ::-1].swapaxes(0, 1)
            padding = height - 1 - top, width - 1 - right, height - 1 - bottom, width - 1 - left
            operands = _spread(grad[:, outputs], sizes.stride), _spread(rotated, sizes.dilation)
            return Convolution(operands, padding, spacing=sizes.stride)
        if self.computed is Pass.KERNEL_GRADIENT:
            grad, x = self.operands
            kernels = _spread(grad[:, outputs].swapaxes(0, 1), sizes.stride)
            return Convolution((x[:, inputs].swapaxes(0, 1), kernels), sizes.padding, sizes.dilation)
        x, w, b = self.operands
        kernels = _spread(w[outputs], sizes.dilation)
        return Convolution((x[:, inputs], kernels, b[outputs]), sizes.padding, sizes.stride)

    def _slice(self, group: int, channels: int) -> slice:
        """The channels of a group."""
        share = channels // self.geometry.groups
        return slice(group * share, (group + 1) * share)


@dataclass(frozen=True)
class Convolution:
    """Images, kernels and perhaps a bias of an ordinary convolution: one group, and no dilation."""

    operands: tuple[Float32, ...]
    padding: Sides
    stride: tuple[int, int] = (1, 1)
    spacing: tuple[int, int] = (1, 1)
    """Distance of the images' pixels; between them are zeros."""


def _spread(images: Float32, step: tuple[int, int]) -> Float32:
    """The images with zeros between their pixels, which become `step` apart."""
    if step == (1, 1):
        return images
    height, width = ((size - 1) * each + 1 for size, each in zip(images.shape[2:], step, strict=True))
    result = np.zeros((*images.shape[:2], height, width), np.float32)
    result[:, :, :: step[0], :: step[1]] = images
    return result


class Judge:
    """Knows what some elements of a problem's result should be."""

    def __init__(self, problem: Problem) -> None:
        self._swapped = problem.computed is Pass.KERNEL_GRADIENT
        images, channels, height, width = problem.result_shape
        if self._swapped:
            # A point takes all pixels of a channel of the images; few points do.
            images, channels = channels, images
            self._sample = sample_outputs((images, channels, height, width), tiles=2, channels=8)
        else:
            self._sample = sample_outputs(problem.result_shape)
        share = channels // problem.geometry.groups
        self._parts: list[tuple[Convolution, Sample]] = []
        for group in np.unique(self._sample.channels // share).tolist():
            chosen = self._sample.channels[self._sample.channels // share == group] - group * share
            self._parts.append((problem.as_output(group), Sample(self._sample.points, chosen)))
        self._expected = np.hstack([
            conv2d_reference_at(sample, *part.operands, padding=part.padding, stride=part.stride)
            for part, sample in self._parts
        ])  # fmt: skip
        self._bounds: dict[Algorithm, Float64] = {}

    def __call__(self, algorithm: Algorithm, result: Float32) -> tuple[float, float]:
        """Largest error, relative to the largest element, and its largest share of the bound; infinity for NaN."""
        if algorithm not in self._bounds:
            self._bounds[algorithm] = np.hstack([self._bound(algorithm, *part) for part in self._parts])
        error = np.abs(self._sample.of(result.swapaxes(0, 1) if self._swapped else result) - self._expected)
        error[np.isnan(error)] = np.inf
        return float(error.max() / np.abs(self._expected).max()), float((error / self._bounds[algorithm]).max())

    def _bound(self, algorithm: Algorithm, part: Convolution, sample: Sample) -> Float64:
        x, w = part.operands[:2]
        if self._swapped:
            return kernel_gradient_bound(
                algorithm, sample, x, w, padding=part.padding, stride=part.stride, model=Model.RANDOM
            )
        b = part.operands[2] if len(part.operands) > 2 else None
        return error_bound(
            algorithm,
            sample,
            x,
            w,
            b,
            padding=part.padding,
            stride=part.stride,
            spacing=part.spacing,
            model=Model.RANDOM,
        )
