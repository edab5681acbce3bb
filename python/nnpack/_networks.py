"""Well-known networks' convolution layers: those that NNPACK has always been measured on, and newer ones'.

Papers' names of layers are kept where there are some. Biases and what is no convolution are left out; fully connected
layers on one pixel that weight channels ("squeeze and excite") are there.
"""

from __future__ import annotations

import fnmatch
from collections.abc import Callable, Iterable, Iterator

from ._layers import Layer, distinct

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


def _halved(image: int) -> int:
    """Side of an image after a step of two pixels with a padding that keeps sizes."""
    return (image + 1) // 2


def vgg16(image: int = 224) -> Iterator[Layer]:
    """VGG-16 (configuration D of Simonyan and Zisserman, 2014)."""
    channels = 3
    for stage, (width, layers) in enumerate(((64, 2), (128, 2), (256, 3), (512, 3), (512, 3)), 1):
        for index in range(1, layers + 1):
            yield Layer("VGG-16", f"conv{stage}.{index}", channels, width, image, 3, 1)
            channels = width
        image //= 2


def googlenet(image: int = 224) -> Iterator[Layer]:
    """GoogLeNet (Szegedy et al., 2014): each module has four branches, the last one after a pooling."""
    network = "GoogLeNet"
    yield Layer(network, "conv1", 3, 64, image, 7, 3, stride=2)
    image = _halved(_halved(image))
    yield Layer(network, "conv2.reduce", 64, 64, image, 1, 0)
    yield Layer(network, "conv2", 64, 192, image, 3, 1)
    channels = 192
    for name, one, three_reduce, three, five_reduce, five, pooled in (
        *(("3a", 64, 96, 128, 16, 32, 32), ("3b", 128, 128, 192, 32, 96, 64)),
        *(("4a", 192, 96, 208, 16, 48, 64), ("4b", 160, 112, 224, 24, 64, 64), ("4c", 128, 128, 256, 24, 64, 64)),
        *(("4d", 112, 144, 288, 32, 64, 64), ("4e", 256, 160, 320, 32, 128, 128)),
        *(("5a", 256, 160, 320, 32, 128, 128), ("5b", 384, 192, 384, 48, 128, 128)),
    ):
        if name.endswith("a"):
            image = _halved(image)
        yield Layer(network, f"{name}.1x1", channels, one, image, 1, 0)
        yield Layer(network, f"{name}.3x3.reduce", channels, three_reduce, image, 1, 0)
        yield Layer(network, f"{name}.3x3", three_reduce, three, image, 3, 1)
        yield Layer(network, f"{name}.5x5.reduce", channels, five_reduce, image, 1, 0)
        yield Layer(network, f"{name}.5x5", five_reduce, five, image, 5, 2)
        yield Layer(network, f"{name}.pool", channels, pooled, image, 1, 0)
        channels = one + three + five + pooled


def resnet18(image: int = 224) -> Iterator[Layer]:
    """ResNet-18 (He et al., 2015): blocks of two 3x3 kernels."""
    network = "ResNet-18"
    yield Layer(network, "conv1", 3, 64, image, 7, 3, stride=2)
    channels, image = 64, _halved(_halved(image))  # after the max pooling
    for stage, width in ((2, 64), (3, 128), (4, 256), (5, 512)):
        for block in (1, 2):
            stride = 2 if block == 1 and stage > 2 else 1
            yield Layer(network, f"conv{stage}.{block}.1", channels, width, image, 3, 1, stride=stride)
            if stride == 2:
                yield Layer(network, f"conv{stage}.{block}.shortcut", channels, width, image, 1, 0, stride=stride)
                image = _halved(image)
            yield Layer(network, f"conv{stage}.{block}.2", width, width, image, 3, 1)
            channels = width


def resnet50(image: int = 224, network: str = "ResNet-50", width: int = 64, groups: int = 1) -> Iterator[Layer]:
    """ResNet-50 (He et al., 2015), or others of its form; the stride is that of the 3x3 kernels ("v1.5").

    "conv3.2.1" is the first of the three in the second block of what the paper calls conv3_x, which has
    2 * `width` channels inside.
    """
    yield Layer(network, "conv1", 3, 64, image, 7, 3, stride=2)
    channels, image = 64, _halved(_halved(image))  # after the max pooling
    for stage, blocks in ((2, 3), (3, 4), (4, 6), (5, 3)):
        inner, outer = width << (stage - 2), 256 << (stage - 2)
        for block in range(1, blocks + 1):
            name = f"conv{stage}.{block}"
            stride = 2 if block == 1 and stage > 2 else 1
            after = _halved(image) if stride == 2 else image
            yield Layer(network, f"{name}.1", channels, inner, image, 1, 0)
            yield Layer(network, f"{name}.2", inner, inner, image, 3, 1, stride=stride, groups=groups)
            yield Layer(network, f"{name}.3", inner, outer, after, 1, 0)
            if block == 1:
                yield Layer(network, f"{name}.shortcut", channels, outer, image, 1, 0, stride=stride)
            channels, image = outer, after


def resnext50(image: int = 224) -> Iterator[Layer]:
    """ResNeXt-50 of 32 groups of 4 channels (Xie et al., 2016)."""
    return resnet50(image, "ResNeXt-50", 128, 32)


def densenet121(image: int = 224) -> Iterator[Layer]:
    """DenseNet-121 (Huang et al., 2016): each layer takes what all before it in its block made."""
    network = "DenseNet-121"
    yield Layer(network, "conv1", 3, 64, image, 7, 3, stride=2)
    channels, image, growth = 64, _halved(_halved(image)), 32
    for block, layers in enumerate((6, 12, 24, 16), 1):
        for index in range(1, layers + 1):
            yield Layer(network, f"block{block}.{index}.1", channels, 4 * growth, image, 1, 0)
            yield Layer(network, f"block{block}.{index}.2", 4 * growth, growth, image, 3, 1)
            channels += growth
        if block < 4:
            yield Layer(network, f"transition{block}", channels, channels // 2, image, 1, 0)
            channels, image = channels // 2, image // 2


def squeezenet(image: int = 224) -> Iterator[Layer]:
    """SqueezeNet 1.1 (Iandola et al., 2016, and their later version).

    Its poolings, of 3x3 by 2, round sizes up: to half of the image's, rounded down.
    """
    network = "SqueezeNet"
    yield Layer(network, "conv1", 3, 64, image, 3, 0, stride=2)
    channels, image = 64, (image - 1) // 2
    for fire, width in enumerate((16, 16, 32, 32, 48, 48, 64, 64), 2):
        if fire in (2, 4, 6):
            image //= 2
        yield Layer(network, f"fire{fire}.squeeze", channels, width, image, 1, 0)
        yield Layer(network, f"fire{fire}.1x1", width, 4 * width, image, 1, 0)
        yield Layer(network, f"fire{fire}.3x3", width, 4 * width, image, 3, 1)
        channels = 8 * width
    yield Layer(network, "conv10", channels, 1000, image, 1, 0)


def darknet53(image: int = 224) -> Iterator[Layer]:
    """Darknet-53, the trunk of YOLOv3 (Redmon and Farhadi, 2018), which takes images of 416x416 there."""
    network = "Darknet-53"
    yield Layer(network, "conv1", 3, 32, image, 3, 1)
    for stage, (width, blocks) in enumerate(((64, 1), (128, 2), (256, 8), (512, 8), (1024, 4)), 2):
        yield Layer(network, f"conv{stage}", width // 2, width, image, 3, 1, stride=2)
        image = _halved(image)
        for block in range(1, blocks + 1):
            yield Layer(network, f"conv{stage}.{block}.1", width, width // 2, image, 1, 0)
            yield Layer(network, f"conv{stage}.{block}.2", width // 2, width, image, 3, 1)


def _depthwise(network: str, name: str, channels: int, image: int, kernel: int = 3, stride: int = 1) -> Layer:
    return Layer(network, f"{name}.depthwise", channels, channels, image, kernel, kernel // 2, stride, channels)


def _inverted_residual(channels: int, depthwise: Layer, outputs: int, squeezed: int = 0) -> Iterator[Layer]:
    """The depthwise layer between those that expand channels and project them.

    The mean of each of its channels goes through two layers, of `squeezed` channels between them, if any.
    """
    network, inner = depthwise.network, depthwise.input_channels
    block = depthwise.name.removesuffix(".depthwise")
    if inner != channels:
        yield Layer(network, f"{block}.expand", channels, inner, depthwise.image, 1, 0)
    yield depthwise
    if squeezed:
        yield Layer(network, f"{block}.squeeze", inner, squeezed, 1, 1, 0)
        yield Layer(network, f"{block}.excite", squeezed, inner, 1, 1, 0)
    yield Layer(network, f"{block}.project", inner, outputs, depthwise.output_image, 1, 0)


def mobilenet_v2(image: int = 224) -> Iterator[Layer]:
    """MobileNet-V2 (Sandler et al., 2018)."""
    network = "MobileNet-V2"
    yield Layer(network, "conv1", 3, 32, image, 3, 1, stride=2)
    channels, image, block = 32, _halved(image), 0
    for expansion, width, repeats, first_stride in (
        *((1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2)),
        *((6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1)),
    ):
        for repeat in range(repeats):
            block += 1
            stride = first_stride if repeat == 0 else 1
            depthwise = _depthwise(network, f"block{block}", expansion * channels, image, stride=stride)
            yield from _inverted_residual(channels, depthwise, width)
            channels, image = width, depthwise.output_image
    yield Layer(network, "conv2", channels, 1280, image, 1, 0)


def mobilenet_v3(image: int = 224) -> Iterator[Layer]:
    """MobileNet-V3-Large (Howard et al., 2019)."""
    network = "MobileNet-V3"
    yield Layer(network, "conv1", 3, 16, image, 3, 1, stride=2)
    channels, image = 16, _halved(image)
    for block, (kernel, inner, width, squeezed, stride) in enumerate(
        (
            *((3, 16, 16, 0, 1), (3, 64, 24, 0, 2), (3, 72, 24, 0, 1)),
            *((5, 72, 40, 24, 2), (5, 120, 40, 32, 1), (5, 120, 40, 32, 1)),
            *((3, 240, 80, 0, 2), (3, 200, 80, 0, 1), (3, 184, 80, 0, 1), (3, 184, 80, 0, 1)),
            *((3, 480, 112, 120, 1), (3, 672, 112, 168, 1)),
            *((5, 672, 160, 168, 2), (5, 960, 160, 240, 1), (5, 960, 160, 240, 1)),
        ),
        1,
    ):
        depthwise = _depthwise(network, f"block{block}", inner, image, kernel, stride)
        yield from _inverted_residual(channels, depthwise, width, squeezed)
        channels, image = width, depthwise.output_image
    yield Layer(network, "conv2", channels, 960, image, 1, 0)


def efficientnet_b0(image: int = 224) -> Iterator[Layer]:
    """EfficientNet-B0 (Tan and Le, 2019)."""
    network = "EfficientNet-B0"
    yield Layer(network, "conv1", 3, 32, image, 3, 1, stride=2)
    channels, image, block = 32, _halved(image), 0
    for expansion, width, repeats, first_stride, kernel in (
        *((1, 16, 1, 1, 3), (6, 24, 2, 2, 3), (6, 40, 2, 2, 5), (6, 80, 3, 2, 3)),
        *((6, 112, 3, 1, 5), (6, 192, 4, 2, 5), (6, 320, 1, 1, 3)),
    ):
        for repeat in range(repeats):
            block += 1
            stride = first_stride if repeat == 0 else 1
            depthwise = _depthwise(network, f"block{block}", expansion * channels, image, kernel, stride)
            yield from _inverted_residual(channels, depthwise, width, channels // 4)
            channels, image = width, depthwise.output_image
    yield Layer(network, "conv2", channels, 1280, image, 1, 0)


def shufflenet_v2(image: int = 224) -> Iterator[Layer]:
    """ShuffleNet-V2 1x (Ma et al., 2018): blocks compute half of the channels, but for those that halve images."""
    network = "ShuffleNet-V2"
    yield Layer(network, "conv1", 3, 24, image, 3, 1, stride=2)
    channels, image = 24, _halved(_halved(image))  # after the max pooling
    for stage, (width, blocks) in enumerate(((116, 4), (232, 8), (464, 4)), 2):
        half = width // 2
        for block in range(1, blocks + 1):
            name, stride = f"stage{stage}.{block}", 2 if block == 1 else 1
            if block == 1:
                yield _depthwise(network, f"{name}.left", channels, image, stride=stride)
                yield Layer(network, f"{name}.left.project", channels, half, _halved(image), 1, 0)
            yield Layer(network, f"{name}.expand", channels if block == 1 else half, half, image, 1, 0)
            yield _depthwise(network, name, half, image, stride=stride)
            image = _halved(image) if block == 1 else image
            yield Layer(network, f"{name}.project", half, half, image, 1, 0)
        channels = width
    yield Layer(network, "conv5", channels, 1024, image, 1, 0)


def convnext_tiny(image: int = 224) -> Iterator[Layer]:
    """ConvNeXt-T (Liu et al., 2022)."""
    network = "ConvNeXt-T"
    yield Layer(network, "patches", 3, 96, image, 4, 0, stride=4)
    channels, image = 96, image // 4
    for stage, blocks in enumerate((3, 3, 9, 3), 2):
        if stage > 2:
            yield Layer(network, f"half{stage}", channels, 2 * channels, image, 2, 0, stride=2)
            channels, image = 2 * channels, image // 2
        for block in range(1, blocks + 1):
            name = f"stage{stage}.{block}"
            yield _depthwise(network, name, channels, image, 7)
            yield Layer(network, f"{name}.expand", channels, 4 * channels, image, 1, 0)
            yield Layer(network, f"{name}.project", 4 * channels, channels, image, 1, 0)


NETWORKS: tuple[Callable[[int], Iterator[Layer]], ...] = (
    *(resnet50, mobilenet_v2, vgg16, googlenet, resnet18, resnext50, densenet121, squeezenet, darknet53),
    *(mobilenet_v3, efficientnet_b0, shufflenet_v2, convnext_tiny),
)
"""All convolutions of each, in order, for images of a side."""
LAYERS = (*CLASSIC, *(layer for network in NETWORKS for layer in distinct(network(224))))
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
            known = ", ".join(dict.fromkeys(layer.network for layer in LAYERS))
            raise ValueError(f"no layer matches {pattern!r}; there are those of {known}, e.g. {LAYERS[0].title}")
        chosen |= found
    return [layer for layer in LAYERS if layer in chosen]
