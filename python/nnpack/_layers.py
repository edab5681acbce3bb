"""The convolution layers that NNPACK has always been measured on."""

from __future__ import annotations

import fnmatch
from collections.abc import Iterable
from dataclasses import dataclass

from ._geometry import Geometry
from ._library import Algorithm


@dataclass(frozen=True)
class Layer:
    """A layer of square images, kernels and paddings, with a stride of 1."""

    network: str
    name: str
    input_channels: int
    output_channels: int
    image: int
    kernel: int
    padding: int

    @property
    def title(self) -> str:
        """Network and layer, e.g. "VGG-A/conv3.2"."""
        return f"{self.network}/{self.name}"

    def geometry(self, batch: int, algorithm: Algorithm = Algorithm.AUTO) -> Geometry:
        """The layer's sizes for a batch of images."""
        return Geometry(
            batch=batch,
            input_channels=self.input_channels,
            output_channels=self.output_channels,
            image=(self.image, self.image),
            kernel=(self.kernel, self.kernel),
            padding=(self.padding,) * 4,
            algorithm=algorithm,
        )


LAYERS = (
    Layer("AlexNet", "conv2", 64, 192, 27, 5, 2),
    Layer("AlexNet", "conv3", 192, 384, 13, 3, 1),
    Layer("AlexNet", "conv4", 384, 256, 13, 3, 1),
    Layer("AlexNet", "conv5", 256, 256, 13, 3, 1),
    Layer("VGG-A", "conv1", 3, 64, 224, 3, 1),
    Layer("VGG-A", "conv2", 64, 128, 112, 3, 1),
    Layer("VGG-A", "conv3.1", 128, 256, 56, 3, 1),
    Layer("VGG-A", "conv3.2", 256, 256, 56, 3, 1),
    Layer("VGG-A", "conv4.1", 256, 512, 28, 3, 1),
    Layer("VGG-A", "conv4.2", 512, 512, 28, 3, 1),
    Layer("VGG-A", "conv5", 512, 512, 14, 3, 1),
    Layer("OverFeat", "conv2", 96, 256, 24, 5, 0),
    Layer("OverFeat", "conv3", 256, 512, 12, 3, 1),
    Layer("OverFeat", "conv4", 512, 1024, 12, 3, 1),
    Layer("OverFeat", "conv5", 1024, 1024, 12, 3, 1),
)


def select(patterns: Iterable[str]) -> list[Layer]:
    """Layers whose network, name or title matches a pattern (of shell wildcards, in any case), in the table's order.

    Raises ValueError for a pattern that matches none.
    """
    chosen: set[Layer] = set()
    for pattern in patterns:
        found = {
            layer
            for layer in LAYERS
            if any(
                fnmatch.fnmatchcase(text.lower(), pattern.lower()) for text in (layer.network, layer.name, layer.title)
            )
        }
        if not found:
            known = ", ".join(layer.title for layer in LAYERS)
            raise ValueError(f"no layer matches {pattern!r}; there are {known}")
        chosen |= found
    return [layer for layer in LAYERS if layer in chosen]
