"""Trains a LeNet on handwritten digits; outputs, gradients and the loss are all computed by this library."""

from __future__ import annotations

import argparse
import importlib
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from . import _terminal
from ._activations import relu, relu_gradient
from ._arrays import Float32
from ._convolution import conv2d, conv2d_bias_gradient, conv2d_input_gradient, conv2d_kernel_gradient
from ._info import info
from ._linear import linear, linear_bias_gradient, linear_input_gradient, linear_kernel_gradient
from ._losses import softmax_cross_entropy, softmax_cross_entropy_gradient
from ._picture import draw_training
from ._pooling import max_pool2d, max_pool2d_gradient
from ._threadpool import thread_count

PACKAGES = {"sklearn": "scikit-learn", "matplotlib": "matplotlib"}
CLASSES = 10
BATCH = 64
MOMENTUM = 0.9
LEARNING_RATE = 0.02

Labels = NDArray[np.int32]


@dataclass(frozen=True)
class Digits:
    """Scikit-learn's 1797 digits as images (N, 1, 16, 16) of zero mean and unit variance, a fifth of them held out."""

    images: Float32
    labels: Labels
    held_out_images: Float32
    held_out_labels: Labels

    @classmethod
    def load(cls, seed: int = 0) -> Digits:
        """The seed shuffles them."""
        data = importlib.import_module("sklearn.datasets").load_digits()
        order = np.random.default_rng(seed).permutation(len(data.target))
        # 8x8 images are too small for two layers of 5x5 kernels.
        pixels = data.images[order].repeat(2, 1).repeat(2, 2)[:, np.newaxis]
        images = np.ascontiguousarray((pixels - pixels.mean()) / pixels.std(), np.float32)
        labels = data.target[order].astype(np.int32)
        held_out = len(labels) // 5
        return cls(images[held_out:], labels[held_out:], images[:held_out], labels[:held_out])


class Layer(Protocol):
    """A layer; its gradients are those of its last `forward`, given `grad`, the gradient of a loss by the output."""

    parameters: list[Float32]
    gradients: list[Float32]

    def forward(self, x: Float32) -> Float32:
        """The output."""

    def differentiate(self, grad: Float32) -> None:
        """Fills `gradients`, those by the parameters."""

    def input_gradient(self, grad: Float32) -> Float32:
        """The gradient by the input."""


class Weighted:
    """Kernels and a bias, as He initializes them."""

    def __init__(self, shape: tuple[int, ...], generator: np.random.Generator, threads: int) -> None:
        scale = np.float32(np.sqrt(2 / np.prod(shape[1:])))
        self.w: Float32 = generator.standard_normal(shape, np.float32) * scale
        self.b: Float32 = np.zeros(shape[0], np.float32)
        self.parameters = [self.w, self.b]
        self.gradients = [np.empty_like(self.w), np.empty_like(self.b)]
        self._threads = threads


class Convolution(Weighted):
    """A convolution layer that keeps the size of its images."""

    @property
    def _padding(self) -> int:
        return self.w.shape[2] // 2

    def forward(self, x: Float32) -> Float32:
        self._x = x
        return conv2d(x, self.w, self.b, padding=self._padding, threads=self._threads)

    def differentiate(self, grad: Float32) -> None:
        of_w, of_b = self.gradients
        conv2d_kernel_gradient(grad, self._x, of_w.shape, padding=self._padding, threads=self._threads, out=of_w)
        conv2d_bias_gradient(grad, threads=self._threads, out=of_b)

    def input_gradient(self, grad: Float32) -> Float32:
        return conv2d_input_gradient(grad, self.w, self._x.shape, padding=self._padding, threads=self._threads)


class Linear(Weighted):
    """A fully connected layer of whole images."""

    def forward(self, x: Float32) -> Float32:
        self._shape, self._x = x.shape, x.reshape(len(x), -1)
        return linear(self._x, self.w, self.b, threads=self._threads)

    def differentiate(self, grad: Float32) -> None:
        of_w, of_b = self.gradients
        linear_kernel_gradient(grad, self._x, threads=self._threads, out=of_w)
        linear_bias_gradient(grad, threads=self._threads, out=of_b)

    def input_gradient(self, grad: Float32) -> Float32:
        return linear_input_gradient(grad, self.w, threads=self._threads).reshape(self._shape)


class Plain:
    """A layer without parameters."""

    def __init__(self, threads: int) -> None:
        self.parameters: list[Float32] = []
        self.gradients: list[Float32] = []
        self._threads = threads

    def differentiate(self, grad: Float32) -> None:
        pass


class Rectifier(Plain):
    """ReLU."""

    def forward(self, x: Float32) -> Float32:
        self._x = x
        return relu(x, threads=self._threads)

    def input_gradient(self, grad: Float32) -> Float32:
        return relu_gradient(grad, self._x, threads=self._threads)


class Pooling(Plain):
    """2x2 max-pooling."""

    def forward(self, x: Float32) -> Float32:
        self._x = x
        return max_pool2d(x, 2, threads=self._threads)

    def input_gradient(self, grad: Float32) -> Float32:
        return max_pool2d_gradient(grad, self._x, 2, threads=self._threads)


class Network:
    """Layers after one another, and the loss: the mean cross-entropy of the last one's softmax."""

    def __init__(self, layers: Sequence[Layer], threads: int) -> None:
        self.layers = layers
        self._threads = threads

    @property
    def parameters(self) -> list[Float32]:
        return [parameter for layer in self.layers for parameter in layer.parameters]

    @property
    def gradients(self) -> list[Float32]:
        """As the last call of `loss` left them."""
        return [gradient for layer in self.layers for gradient in layer.gradients]

    def scores(self, x: Float32) -> Float32:
        """What the last layer makes of images."""
        for layer in self.layers:
            x = layer.forward(x)
        return x

    def loss(self, x: Float32, labels: Labels) -> float:
        """The loss of a batch, with its gradients."""
        scores = self.scores(x)
        losses = softmax_cross_entropy(scores, labels, threads=self._threads)
        grad = softmax_cross_entropy_gradient(scores, labels, scale=1 / len(x), threads=self._threads)
        for layer in reversed(self.layers[1:]):
            layer.differentiate(grad)
            grad = layer.input_gradient(grad)
        self.layers[0].differentiate(grad)
        return float(losses.mean())

    def accuracy(self, x: Float32, labels: Labels) -> float:
        """The share of images whose label has the highest score."""
        return float((self.scores(x).argmax(1) == labels).mean())


def lenet(seed: int, threads: int) -> Network:
    """Two convolutions of 5x5 with pooling, and three fully connected layers, for images (N, 1, 16, 16)."""
    generator = np.random.default_rng(seed)
    layers: list[Layer] = [
        Convolution((16, 1, 5, 5), generator, threads),
        Rectifier(threads),
        Pooling(threads),
        Convolution((32, 16, 5, 5), generator, threads),
        Rectifier(threads),
        Pooling(threads),
        Linear((120, 32 * 4 * 4), generator, threads),
        Rectifier(threads),
        Linear((84, 120), generator, threads),
        Rectifier(threads),
        Linear((CLASSES, 84), generator, threads),
    ]
    return Network(layers, threads)


@dataclass(frozen=True)
class Epoch:
    """What one pass over the digits came to."""

    losses: list[float]
    """Of its batches."""
    accuracy: float
    """On the digits held out, after it."""
    seconds: float


def train(network: Network, digits: Digits, epochs: int, seed: int, advance: _terminal.Advance) -> list[Epoch]:
    """Gradient descent with momentum, and steps that shrink to zero along half a cosine."""
    generator = np.random.default_rng(seed)
    velocities = [np.zeros_like(parameter) for parameter in network.parameters]
    steps = len(digits.labels) // BATCH
    done: list[Epoch] = []
    for epoch in range(epochs):
        start = time.perf_counter()
        order = generator.permutation(len(digits.labels))
        losses: list[float] = []
        for step in range(steps):
            advance(f"epoch {epoch + 1}" + (f", loss {np.mean(losses):.4f}" if losses else ""))
            batch = order[step * BATCH : (step + 1) * BATCH]
            losses.append(network.loss(digits.images[batch], digits.labels[batch]))
            progress = (epoch * steps + step) / (epochs * steps)
            rate = np.float32(LEARNING_RATE * (1 + np.cos(np.pi * progress)) / 2)
            for parameter, gradient, velocity in zip(network.parameters, network.gradients, velocities, strict=True):
                velocity *= np.float32(MOMENTUM)
                velocity -= rate * gradient
                parameter += velocity
        accuracy = network.accuracy(digits.held_out_images, digits.held_out_labels)
        done.append(Epoch(losses, accuracy, time.perf_counter() - start))
    return done


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Options of `python -m nnpack demo train`."""
    parser.add_argument("--output", type=Path, default=Path("nnpack-train.png"), metavar="FILE", help="the picture")
    parser.add_argument("--epochs", type=int, default=12, help="passes over the digits (default: 12)")
    parser.add_argument("--seed", type=int, default=0, help="of kernels and batches (default: 0)")
    parser.add_argument("--threads", type=int, default=1, help="threads (default: 1: the layers are small)")


def main(arguments: argparse.Namespace) -> int:
    """Runs the demo."""
    for module, package in PACKAGES.items():
        try:
            importlib.import_module(module)
        except ImportError as error:
            print(f"the demo can't import {module} ({error}); try: pip install {package}", file=sys.stderr)
            return 2
    if arguments.epochs < 1:
        print(f"--epochs: must be at least 1, not {arguments.epochs}", file=sys.stderr)
        return 2
    threads = thread_count(arguments.threads)
    machine = info()
    digits = Digits.load()
    network = lenet(arguments.seed, threads)
    with _terminal.progress("LeNet", arguments.epochs * (len(digits.labels) // BATCH)) as advance:
        epochs = train(network, digits, arguments.epochs, arguments.seed, advance)
    rows: list[list[Any]] = [
        [f"{index + 1}", f"{np.mean(epoch.losses):.4f}", f"{epoch.accuracy:.2%}", f"{epoch.seconds:.2f}"]
        for index, epoch in enumerate(epochs)
    ]
    title = f"LeNet on {len(digits.labels)} digits: {machine.cpu}, {threads} threads, {machine.target} kernels"
    _terminal.print_table(title, ["epoch", "mean loss", "accuracy", "seconds"], rows)
    seconds = sum(epoch.seconds for epoch in epochs)
    right = round(epochs[-1].accuracy * len(digits.held_out_labels))
    print(f"{right} of {len(digits.held_out_labels)} digits held out are recognized, {epochs[-1].accuracy:.2%}; "
          f"it took {seconds:.1f} s")  # fmt: skip
    guesses = network.scores(digits.held_out_images).argmax(1)
    draw_training(arguments.output, epochs, digits, guesses, machine, threads)
    print(f"Wrote {arguments.output}")
    return 0
