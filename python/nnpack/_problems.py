"""What the bench computes: a pass of a layer on random operands, and whether a result is right."""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

import numpy as np

from ._arrays import Float32
from ._geometry import Geometry
from ._layers import Layer
from ._library import Algorithm
from ._reference import Model, Sides, conv2d_reference_at, error_bound, kernel_gradient_bound, sample_outputs


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

    They are x (N, C, H, W), w (K, C, kh, kw), b (K,) and grad, the gradient by the output, (N, K, OH, OW).
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
            return generator.standard_normal(shape, np.float32) * np.float32(1 / np.sqrt(terms))

        kernel = geometry.kernel_shape
        taps = kernel[2] * kernel[3]
        operands: tuple[Float32, ...]
        if computed is Pass.INPUT_GRADIENT:
            operands = deviates(geometry.output_shape), deviates(kernel, kernel[0] * taps)
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

    def as_output(self) -> tuple[tuple[Float32, ...], Sides]:
        """Images, kernels and perhaps a bias, and the padding, of a convolution whose output is the result.

        Gradients are convolutions, too. That by the input is one of grad with the kernels, rotated by half a turn,
        padded by what a kernel overlaps the padding less. That by the kernels is one of the input, whose channels are
        the images, with grad, whose images are the channels; its output's channels and images are swapped likewise.
        """
        if self.computed is Pass.INPUT_GRADIENT:
            grad, w = self.operands
            (height, width), (top, right, bottom, left) = self.geometry.kernel, self.geometry.padding
            padding = height - 1 - top, width - 1 - right, height - 1 - bottom, width - 1 - left
            return (grad, w[:, :, ::-1, ::-1].swapaxes(0, 1)), padding
        if self.computed is Pass.KERNEL_GRADIENT:
            grad, x = self.operands
            return (x.swapaxes(0, 1), grad.swapaxes(0, 1)), self.geometry.padding
        return self.operands, self.geometry.padding


class Judge:
    """Knows what some elements of a problem's result should be."""

    def __init__(self, problem: Problem) -> None:
        self._operands, self._padding = problem.as_output()
        self._swapped = problem.computed is Pass.KERNEL_GRADIENT
        images, channels, height, width = problem.result_shape
        if self._swapped:
            # A point takes all pixels of a channel of the images; few points do.
            self._sample = sample_outputs((channels, images, height, width), tiles=2, channels=8)
        else:
            self._sample = sample_outputs(problem.result_shape)
        self._expected = conv2d_reference_at(self._sample, *self._operands, padding=self._padding)
        self._bounds: dict[Algorithm, Any] = {}

    def __call__(self, algorithm: Algorithm, result: Float32) -> tuple[float, float]:
        """Largest error, relative to the largest element, and its largest share of the bound; infinity for NaN."""
        if algorithm not in self._bounds:
            bound = kernel_gradient_bound if self._swapped else error_bound
            self._bounds[algorithm] = bound(
                algorithm, self._sample, *self._operands, padding=self._padding, model=Model.RANDOM
            )
        error = np.abs(self._sample.of(result.swapaxes(0, 1) if self._swapped else result) - self._expected)
        error[np.isnan(error)] = np.inf
        return float(error.max() / np.abs(self._expected).max()), float((error / self._bounds[algorithm]).max())
