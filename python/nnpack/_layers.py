"""The convolution layers of well-known networks: those that NNPACK has always been measured on, and newer ones'."""

from __future__ import annotations

import dataclasses
import fnmatch
from collections.abc import Iterable, Iterator
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


CLASSIC = (
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


def resnet50() -> Iterator[Layer]:
    """All convolutions of ResNet-50 on images of 224x224, in order; the stride is that of the 3x3 kernels ("v1.5").

    "conv3.2.1" is the first of the three in the second block of what the paper calls conv3_x.
    """
    network = "ResNet-50"
    yield Layer(network, "conv1", 3, 64, 224, 7, 3, stride=2)
    channels, image = 64, 56  # after the max pooling
    for stage, blocks, width in ((2, 3, 64), (3, 4, 128), (4, 6, 256), (5, 3, 512)):
        for block in range(1, blocks + 1):
            name = f"conv{stage}.{block}"
            stride = 2 if block == 1 and stage > 2 else 1
            yield Layer(network, f"{name}.1", channels, width, image, 1, 0)
            yield Layer(network, f"{name}.2", width, width, image, 3, 1, stride=stride)
            yield Layer(network, f"{name}.3", width, 4 * width, image // stride, 1, 0)
            if block == 1:
                yield Layer(network, f"{name}.shortcut", channels, 4 * width, image, 1, 0, stride=stride)
            channels, image = 4 * width, image // stride


def mobilenet_v2() -> Iterator[Layer]:
    """All convolutions of MobileNet-V2 on images of 224x224, in order: of each block, expand, depthwise and project."""
    network = "MobileNet-V2"
    yield Layer(network, "conv1", 3, 32, 224, 3, 1, stride=2)
    channels, image, block = 32, 112, 0
    for expansion, width, repeats, first_stride in (
        *((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2)),
        *((6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)),
    ):
        for repeat in range(repeats):
            block += 1
            stride = first_stride if repeat == 0 else 1
            inner = expansion * channels
            if expansion > 1:
                yield Layer(network, f"block{block}.expand", channels, inner, image, 1, 0)
            yield Layer(network, f"block{block}.depthwise", inner, inner, image, 3, 1, stride=stride, groups=inner)
            channels, image = width, image // stride
            yield Layer(network, f"block{block}.project", inner, channels, image, 1, 0)
    yield Layer(network, "conv2", channels, 1280, image, 1, 0)


def distinct(layers: Iterable[Layer]) -> list[Layer]:
    """The first of the layers of each size, which counts them."""
    found: dict[Layer, Layer] = {}
    for layer in layers:
        sizes = dataclasses.replace(layer, name="")
        first = found.get(sizes)
        found[sizes] = dataclasses.replace(first, occurrences=first.occurrences + 1) if first else layer
    return list(found.values())


LAYERS = (*CLASSIC, *distinct(resnet50()), *distinct(mobilenet_v2()))
DEFAULT = tuple(dict.fromkeys(layer.network for layer in CLASSIC))
"""Networks whose layers are taken unless others are asked for."""


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
