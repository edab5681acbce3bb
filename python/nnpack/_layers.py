"""Convolution layers of networks, by name."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass

from ._geometry import Geometry
from ._library import Algorithm


@dataclass(frozen=True)
class Layer:
    """A layer of square images, kernels and paddings."""

    network: str
    name: str
    input_channels: int
    output_channels: int
    image: int
    kernel: int
    padding: int
    stride: int = 1
    groups: int = 1
    dilation: int = 1
    occurrences: int = 1
    """How many layers of the network have these sizes; the name is the first one's."""

    @property
    def title(self) -> str:
        """Network and layer, e.g. "VGG-A/conv3.2"."""
        return f"{self.network}/{self.name}"

    @property
    def output_image(self) -> int:
        """Side of the output's images."""
        return self.geometry(1).output_image[0]

    def geometry(self, batch: int, algorithm: Algorithm = Algorithm.AUTO) -> Geometry:
        """The layer's sizes for a batch of images."""
        return Geometry(
            batch=batch,
            input_channels=self.input_channels,
            output_channels=self.output_channels,
            image=(self.image, self.image),
            kernel=(self.kernel, self.kernel),
            padding=(self.padding,) * 4,
            stride=(self.stride, self.stride),
            dilation=(self.dilation, self.dilation),
            groups=self.groups,
            algorithm=algorithm,
        )


def distinct(layers: Iterable[Layer]) -> list[Layer]:
    """The first of the layers of each size, which counts them."""
    found: dict[Layer, Layer] = {}
    for layer in layers:
        sizes = dataclasses.replace(layer, name="")
        first = found.get(sizes)
        found[sizes] = dataclasses.replace(first, occurrences=first.occurrences + 1) if first else layer
    return list(found.values())
