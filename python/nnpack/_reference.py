"""Convolution by its definition in float64, and how far from it a float32 algorithm may end.

An output is judged at points: (image, row, column) triples, for a choice of output channels. Few of them are enough to
find a wrong kernel, and a definition in float64 of all outputs of a layer would take longer than all else.

Two bounds are offered, both derived from the algorithm and the operands, element by element.

`Model.WORST` holds always: each rounding errs by u = 2^-24 of its result, all in the worst direction. With
gamma(n) = n u / (1 - n u):

- implicit GEMM sums n = C kh kw products and a bias, in any order: |error| <= gamma(n + 2) (|b| + sum |w| |x|).
- Winograd computes Y = A^T [ sum over c of (G g G^T) * (B^T d B) ] A for tiles of the image. No term of an output goes
  through more than C + Winograd.roundings of them, so that the error is at most gamma of that many times the same
  formula in absolute values, |A^T| [ sum |G| |g| |G^T| * |B^T| |d| |B| ] |A| + |b|. Scaling the rows of the matrices
  against each other does not change this, nor does sharing subexpressions, as long as these cancel no terms.
  For F(6x6, 3x3) the formula amplifies sum |w| |x| by 100 (inside a tile) to 500 (at its corners). A gradient by 3x3
  kernels is computed likewise, by F(3x3, 6x6): the sum is over the tiles of all images instead of over channels, and
  A and G change places.
- Strassen's algorithm, in Winograd's form, sums products of up to four numbers each over C / 2 channels, and up to five
  such sums to an output: |error| <= 5 gamma(C / 2 + 16) sum (|w| + |w'|) (|x| + |x'|) over half of the channels, both
  halves added up, where w' and x' are what it is paired with: any kernel, and the pixel half an image away.
- Fourier transforms of tiles of n x n pixels err in the 2-norm, by gamma(8) for each of their 2 log2 n levels and two
  more (N. Higham, Accuracy and Stability of Numerical Algorithms, theorem 24.2), epsilon in all. That of the operands
  makes 2 epsilon sum |d|_2 |g|_2 of an output, by Cauchy's inequality; the sum of C complex products at most
  sqrt(2) gamma(2 C + 2) of the same; the inverse epsilon sum min(|d|_1 |g|_2, |d|_2 |g|_1), by Young's inequality.

`Model.RANDOM` is for operands without structure, random ones or photographs: roundings have independent signs, so that
n of them add up to sqrt(n) u, and errors of different products add up in quadrature. That holds with a probability that
CONFIDENCE sets (N. Higham and T. Mary, "A new approach to probabilistic rounding error analysis", 2019), and is tight
enough to notice small mistakes: on the layers of the bench it stays below a hundredth of a typical output.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray

from ._library import Activation, Algorithm

Array = NDArray[np.floating]
Float64 = NDArray[np.float64]
Indices = NDArray[np.intp]
Sides = tuple[int, int, int, int]

UNIT_ROUNDOFF: float = 2.0**-24
# Numbers below this are flushed to zero.
SMALLEST_NORMAL: float = 2.0**-126
# Standard deviations, so to speak: sums of n roundings stay within CONFIDENCE * sqrt(n) * u.
CONFIDENCE = 6.0


@dataclass(frozen=True)
class Filtering:
    """F(outputs, taps) with the points and infinity.

    Roundings on the way of a term: a dot product with a matrix row of n elements has at most n, two more where the
    matrix's coefficients are rounded themselves, as those of G are; F(1, 1) has none.
    """

    outputs: int
    taps: int
    points: tuple[float, ...]
    edge: Filtering | None = None  # of the last tiles of a row or column, where its fewer outputs cover it

    @property
    def tile(self) -> int:
        """Pixels of the image."""
        return self.outputs + self.taps - 1

    def tiles(self, size: int) -> list[Filtering]:
        """What computes so many outputs, one tile after the other."""
        count = -(-size // self.outputs)
        if self.edge is None:
            return [self] * count
        short = min((count * self.outputs - size) // (self.outputs - self.edge.outputs), count)
        return [self] * (count - short) + [self.edge] * short

    def roundings(self, terms: int) -> int:
        """Of sums of so many terms."""
        return terms if self.tile > 1 else 0

    def matrices(self) -> tuple[Float64, Float64, Float64]:
        """A^T, G and B^T, by Toom and Cook."""
        infinity = np.zeros(self.tile)
        infinity[-1] = 1
        evaluation = np.vstack([np.array(self.points)[:, np.newaxis] ** np.arange(self.tile), infinity])
        output, kernel = evaluation[:, : self.outputs].copy(), evaluation[:, : self.taps].copy()
        output[-1, -1] = kernel[-1, -1] = 1
        return output.T, kernel, np.linalg.inv(evaluation).T


Pair = tuple[Float64, Float64]


@dataclass(frozen=True)
class Winograd:
    """Two of them, one for columns and one for rows of a tile; of kernels 1xN and Nx1, one is F(1, 1)."""

    sides: tuple[Filtering, Filtering]

    def coefficients(self, size: tuple[int, int]) -> int:
        """Products that so many rows and columns of outputs take."""
        rows, columns = (side.tiles(extent) for side, extent in zip(self.sides, size, strict=True))
        return sum(one.tile for one in rows) * sum(one.tile for one in columns)

    @property
    def outputs(self) -> tuple[int, int]:
        """Rows and columns of a tile of the result."""
        return self.sides[0].outputs, self.sides[1].outputs

    @property
    def taps(self) -> tuple[int, int]:
        """Rows and columns of a kernel."""
        return self.sides[0].taps, self.sides[1].taps

    @property
    def tile(self) -> tuple[int, int]:
        """Rows and columns of the image's tile."""
        return self.sides[0].tile, self.sides[1].tile

    @property
    def input_roundings(self) -> int:
        """Of a tile of the image."""
        return sum(side.roundings(side.tile) for side in self.sides)

    @property
    def kernel_roundings(self) -> int:
        """Of a kernel."""
        return sum(side.roundings(side.taps + 2) for side in self.sides)

    @property
    def gradient_roundings(self) -> int:
        """Of a tile of the output's gradient, in the kernel's place: F(taps x taps, outputs x outputs)."""
        return sum(side.roundings(side.outputs + 2) for side in self.sides)

    @property
    def output_roundings(self) -> int:
        """Of a tile of the result."""
        return self.input_roundings + 1

    @property
    def roundings(self) -> int:
        """Of all transforms."""
        return self.input_roundings + self.kernel_roundings + self.output_roundings + 1

    def matrices(self) -> tuple[Pair, Pair, Pair]:
        """A^T, G and B^T, of columns and of rows."""
        vertical, horizontal = (side.matrices() for side in self.sides)
        a_t, g, b_t = zip(vertical, horizontal, strict=True)
        return a_t, g, b_t


def _square(outputs: int, taps: int, points: tuple[float, ...]) -> list[Winograd]:
    side = Filtering(outputs, taps, points)
    return [Winograd((side, side))]


def _square_with_edges(outputs: int, taps: int, points: tuple[float, ...]) -> list[Winograd]:
    """Tiles at edges lack the last point."""
    side = Filtering(outputs, taps, points, Filtering(outputs - 1, taps, points[:-1]))
    return [Winograd((side, side))]


def _lines(outputs: int, taps: int, points: tuple[float, ...]) -> list[Winograd]:
    line, none = Filtering(outputs, taps, points), Filtering(1, 1, ())
    return [Winograd((none, line)), Winograd((line, none))]


POINTS_4 = (1, -1, 0)
POINTS_6 = (0.625, -0.625, 1.5, -1.5, 0)
POINTS_7 = (0.25, -0.25, 1, -1, 2, -2)
POINTS_8 = (1, -1, 2, -2, 0.5, -0.5, 0)
POINTS_12 = (0, 1, -1, 0.375, -0.375, 0.625, -0.625, 1.5, -1.5, 3, -3)
F6X6_3X3 = _square_with_edges(6, 3, POINTS_8)[0]
WT8X8 = [F6X6_3X3, *_square(5, 4, POINTS_8), *_square(7, 2, POINTS_8)]
# Those of an algorithm for each size of kernels.
WINOGRAD = {
    Algorithm.WT8X8: WT8X8,
    Algorithm.WT8X8_FP16: WT8X8,
    Algorithm.WT8X8_5X5: _square_with_edges(4, 5, POINTS_8),
    Algorithm.WT7X7: _square_with_edges(5, 3, POINTS_7),
    Algorithm.WT6X6: [*_square_with_edges(4, 3, POINTS_6), *_square(5, 2, POINTS_6)],
    Algorithm.WT4X4: [*_square_with_edges(2, 3, POINTS_4), *_square(3, 2, POINTS_4)],
    Algorithm.WT6: _lines(4, 3, POINTS_6),
    Algorithm.WT8: [*_lines(6, 3, POINTS_8), *_lines(4, 5, POINTS_8)],
    Algorithm.WT12: _lines(6, 7, POINTS_12),
}


def winograd_of(algorithm: Algorithm, kernel: tuple[int, int]) -> Winograd | None:
    """What an algorithm computes with such kernels, if it is one of Winograd's that can."""
    return next((one for one in WINOGRAD.get(algorithm, ()) if one.taps == kernel), None)


# Sides of the tiles, which the kernel has to fit.
FOURIER = {Algorithm.FT8X8: 8, Algorithm.FT16X16: 16}
TRANSFORMS = WINOGRAD.keys() | FOURIER.keys()


class Model(enum.Enum):
    """How roundings are taken to add up."""

    WORST = "worst"
    RANDOM = "random"


@dataclass(frozen=True)
class Sample:
    """Where outputs are looked at: every one of `points`, (image, row, column), in every one of `channels`."""

    points: Indices
    channels: Indices

    def of(self, y: Array) -> Float64:
        """The sampled elements of y (N, K, OH, OW), as (points, channels)."""
        image, row, column = self.points.T
        return np.asarray(y[image[:, np.newaxis], self.channels, row[:, np.newaxis], column[:, np.newaxis]], np.float64)


def every_output(shape: tuple[int, int, int, int]) -> Sample:
    """All elements of an output of the shape (N, K, OH, OW)."""
    images, channels, height, width = shape
    points = np.indices((images, height, width), np.intp).reshape(3, -1).T
    return Sample(points, np.arange(channels, dtype=np.intp))


def sample_outputs(shape: tuple[int, int, int, int], *, tiles: int = 16, channels: int = 32, seed: int = 0) -> Sample:
    """Some elements of an output of the shape (N, K, OH, OW): blocks of F(6x6, 3x3), on their grid, and scattered ones.

    The corner blocks of the first and of the last image, and the first and the last channel are always among them.
    """
    images, output_channels, height, width = shape
    random = np.random.default_rng(seed)
    block = F6X6_3X3.outputs[0]
    last_row, last_column = (height - 1) // block, (width - 1) // block
    blocks = {(image, row, column) for image in (0, images - 1) for row in (0, last_row) for column in (0, last_column)}
    limits = (images, last_row + 1, last_column + 1)
    blocks |= {tuple(place) for place in random.integers(limits, size=(tiles, 3)).tolist()}
    corners = np.array(sorted(blocks), np.intp) * (1, block, block)
    inside = np.indices((1, block, block), np.intp).reshape(3, -1).T
    scattered = random.integers((images, height, width), size=(2 * tiles, 3))
    points = np.vstack([(corners[:, np.newaxis] + inside).reshape(-1, 3), scattered])
    points = points[(points[:, 1] < height) & (points[:, 2] < width)]
    chosen = random.choice(output_channels, min(channels, output_channels), replace=False)
    return Sample(np.unique(points, axis=0), np.unique([0, output_channels - 1, *chosen]).astype(np.intp))


def _activate(y: Float64, activation: Activation) -> Float64:
    return np.maximum(y, 0.0) if activation == Activation.RELU else y


def _patches(x: Array, corners: Indices, size: tuple[int, int]) -> Float64:
    """Pieces of x (N, C, H, W) as (corners, C, *size), zero outside the images; corners are (image, row, column)."""
    image, top, left = corners.T
    row = top[:, np.newaxis] + np.arange(size[0])
    column = left[:, np.newaxis] + np.arange(size[1])
    inside_row, inside_column = (row >= 0) & (row < x.shape[2]), (column >= 0) & (column < x.shape[3])
    row, column = np.where(inside_row, row, 0), np.where(inside_column, column, 0)
    pieces = x[image[:, np.newaxis, np.newaxis], :, row[:, :, np.newaxis], column[:, np.newaxis, :]]
    inside = inside_row[:, :, np.newaxis] & inside_column[:, np.newaxis, :]
    pieces = np.where(inside[..., np.newaxis], pieces, 0)
    return np.ascontiguousarray(np.moveaxis(pieces, 3, 1), np.float64)


def conv2d_reference(
    x: Array,
    w: Array,
    b: Array | None = None,
    *,
    padding: Sides = (0, 0, 0, 0),
    stride: tuple[int, int] = (1, 1),
    activation: Activation = Activation.IDENTITY,
) -> Float64:
    """The convolution of x (N, C, H, W) with w (K, C, kh, kw) in float64; padding is (top, right, bottom, left)."""
    top, right, bottom, left = padding
    padded = np.pad(np.asarray(x, np.float64), ((0, 0), (0, 0), (top, bottom), (left, right)))
    windows = sliding_window_view(padded, w.shape[2:], (2, 3))[:, :, :: stride[0], :: stride[1]]
    kernel = np.asarray(w, np.float64)
    y = np.zeros((x.shape[0], w.shape[0], *windows.shape[2:4]))
    for row in range(w.shape[2]):
        for column in range(w.shape[3]):
            y += np.einsum("kc,nchw->nkhw", kernel[:, :, row, column], windows[..., row, column], optimize=True)
    if b is not None:
        y += np.asarray(b, np.float64)[:, np.newaxis, np.newaxis]
    return _activate(y, activation)


def conv2d_reference_at(
    sample: Sample,
    x: Array,
    w: Array,
    b: Array | None = None,
    *,
    padding: Sides = (0, 0, 0, 0),
    stride: tuple[int, int] = (1, 1),
    activation: Activation = Activation.IDENTITY,
) -> Float64:
    """The sampled elements, (points, channels), of `conv2d_reference`."""
    corners = sample.points * (1, *stride) - (0, padding[0], padding[3])
    patches = _patches(x, corners, (w.shape[2], w.shape[3])).reshape(len(corners), -1)
    kernel = np.asarray(w[sample.channels], np.float64).reshape(len(sample.channels), -1)
    y = patches @ kernel.T
    if b is not None:
        y += np.asarray(b, np.float64)[sample.channels]
    return _activate(y, activation)


def _accumulated(roundings: int, model: Model) -> float:
    """What a chain of roundings makes of 1."""
    if model is Model.RANDOM:
        return CONFIDENCE * float(np.sqrt(roundings)) * UNIT_ROUNDOFF
    return roundings * UNIT_ROUNDOFF / (1 - roundings * UNIT_ROUNDOFF)


def _gemm_bound(
    sample: Sample, x: Array, w: Array, b: Float64, padding: Sides, stride: tuple[int, int], model: Model
) -> Float64:
    magnitude = conv2d_reference_at(sample, np.abs(x), np.abs(w), np.abs(b), padding=padding, stride=stride)
    return _accumulated(w[0].size + 2, model) * magnitude


def _winograd_bound(
    algorithm: Winograd, sample: Sample, x: Array, w: Array, b: Float64, padding: Sides, model: Model
) -> Float64:
    """Tiles of one kind, and then of others."""
    top, right, bottom, left = padding
    extents = x.shape[2] + top + bottom - w.shape[2] + 1, x.shape[3] + left + right - w.shape[3] + 1
    tiles = [side.tiles(extent) for side, extent in zip(algorithm.sides, extents, strict=True)]
    # Of each sampled row and column: the number of its tile, and the tile's first row and column.
    numbers = [np.repeat(range(len(side)), [one.outputs for one in side]) for side in tiles]
    starts = [np.cumsum([0, *(one.outputs for one in side)])[:-1] for side in tiles]
    number = np.column_stack([numbers[i][sample.points[:, 1 + i]] for i in range(2)])
    first = np.column_stack([starts[i][number[:, i]] for i in range(2)]).astype(np.intp)
    bound = np.empty((len(sample.points), len(sample.channels)))
    for kind in {(one, other) for one in set(tiles[0]) for other in set(tiles[1])}:
        of_kind = [np.array([one == side for one in tiles[i]])[number[:, i]] for i, side in enumerate(kind)]
        here = np.flatnonzero(of_kind[0] & of_kind[1])
        part = Sample(sample.points[here], sample.channels)
        bound[here] = _tile_bound(Winograd(kind), part, first[here], x, w, padding, model)
    return bound + _accumulated(x.shape[1] + algorithm.roundings, model) * np.abs(b[sample.channels])


def _tile_bound(
    algorithm: Winograd, sample: Sample, first: Indices, x: Array, w: Array, padding: Sides, model: Model
) -> Float64:
    """Of points in tiles that have these first outputs, (points, 2)."""
    _, g, b_t = algorithm.matrices()
    kernel = _transform(g, np.asarray(w[sample.channels], np.float64), algorithm.kernel_roundings)
    places = np.column_stack([sample.points[:, 0], first])
    tiles, tile_of_point = np.unique(places, axis=0, return_inverse=True)
    tile_of_point = tile_of_point.reshape(-1)
    bound = np.empty((len(sample.points), len(sample.channels)))
    # A few tiles at a time: a tile has up to 64 numbers for each input channel.
    for start in range(0, len(tiles), 16):
        corners = tiles[start : start + 16] - np.array([0, padding[0], padding[3]], np.intp)
        data = _transform(b_t, _patches(x, corners, algorithm.tile), algorithm.input_roundings)
        error = _winograd_error(algorithm, data, kernel, model)
        here = np.flatnonzero((tile_of_point >= start) & (tile_of_point < start + 16))
        row, column = (sample.points[here, 1:] - first[here]).T
        bound[here] = error[tile_of_point[here] - start, :, row, column]
    return bound


def _strassen_bound(
    sample: Sample, x: Array, w: Array, b: Float64, padding: Sides, stride: tuple[int, int], model: Model
) -> Float64 | None:
    """None if the algorithm can't do it."""
    half = x.shape[1] // 2
    if w.shape[1] != 2 * half or w.shape[2:] != (1, 1) or any(padding):
        return None
    x = x[:, :, :: stride[0], :: stride[1]]
    size = x.shape[2] * x.shape[3]
    pixels = np.abs(x.reshape(len(x), 2, half, size), dtype=np.float64).sum(axis=1)
    kernels = np.abs(w.reshape(len(w), 2, half), dtype=np.float64).sum(axis=1)
    image, row, column = sample.points.T
    place = row * x.shape[3] + column
    partner = np.where(place < size - size // 2, place + size // 2, place - size // 2)
    data = pixels[image, :, place] + pixels[image, :, partner]
    weights = kernels[sample.channels] + kernels.max(axis=0, initial=0)
    return _accumulated(half + 16, model) * (5 * data @ weights.T + np.abs(b[sample.channels]))


@dataclass(frozen=True)
class _Transformed:
    """Transformed tiles, (frequencies, M, C), the sums of their terms' absolute values, and how often these round."""

    value: Float64
    magnitude: Float64
    roundings: int


def _absolute(matrices: Pair) -> Pair:
    return np.abs(matrices[0]), np.abs(matrices[1])


def _transform(matrices: Pair, tiles: Float64, roundings: int) -> _Transformed:
    return _Transformed(_frequencies(matrices, tiles), _frequencies(_absolute(matrices), np.abs(tiles)), roundings)


def _winograd_error(
    algorithm: Winograd, data: _Transformed, kernel: _Transformed, model: Model, *, is_gradient: bool = False
) -> Float64:
    """The bounds of (M, K) result tiles, made of data (frequencies, M, C) and kernels (frequencies, K, C)."""
    a_t, g, _ = algorithm.matrices()
    inverse = (g[0].T, g[1].T) if is_gradient else a_t
    terms = data.value.shape[2] + 1
    if model is Model.WORST:
        roundings = data.roundings + kernel.roundings + algorithm.output_roundings
        product = data.magnitude @ kernel.magnitude.transpose(0, 2, 1)
        return _accumulated(terms + roundings, model) * _outputs(_absolute(inverse), product)
    # Errors of transformed operands go into each product, and add up over C in quadrature.
    from_operands = data.roundings * data.magnitude**2 @ (kernel.value**2).transpose(0, 2, 1)
    from_operands += kernel.roundings * data.value**2 @ (kernel.magnitude**2).transpose(0, 2, 1)
    product = np.abs(data.value) @ np.abs(kernel.value).transpose(0, 2, 1)
    variance = from_operands + terms * product**2
    result = np.abs(data.value @ kernel.value.transpose(0, 2, 1))
    error = CONFIDENCE * UNIT_ROUNDOFF * np.sqrt(_outputs((inverse[0] ** 2, inverse[1] ** 2), variance))
    return error + _accumulated(algorithm.output_roundings, model) * _outputs(_absolute(inverse), result)


def _fourier_bound(tile: int, sample: Sample, x: Array, w: Array, b: Float64, padding: Sides, model: Model) -> Float64:
    kernel = np.abs(np.asarray(w[sample.channels], np.float64)).reshape(len(sample.channels), w.shape[1], -1)
    step = (1, tile - w.shape[2] + 1, tile - w.shape[3] + 1)
    tiles, tile_of_point = np.unique(sample.points // step, axis=0, return_inverse=True)
    data = np.abs(_patches(x, tiles * step - (0, padding[0], padding[3]), (tile, tile)))
    data = data.reshape(len(tiles), x.shape[1], -1)
    data_sum, data_norm = data.sum(-1), np.linalg.norm(data, axis=-1)
    kernel_sum, kernel_norm = kernel.sum(-1), np.linalg.norm(kernel, axis=-1)
    epsilon = _accumulated(8 * (2 * int(np.log2(tile)) + 2), model)
    if model is Model.WORST:
        product = data_norm @ kernel_norm.T
        inverse = np.minimum(data_sum @ kernel_norm.T, data_norm @ kernel_sum.T)
    else:
        # Errors spread over a tile's pixels, and add up over them and over channels in quadrature.
        spread = [np.sqrt(data_sum**2 @ kernel_norm.T**2) / tile, np.sqrt(data_norm**2 @ kernel_sum.T**2) / tile]
        product, inverse = np.maximum(*spread), np.minimum(*spread)
    sums = (2 * epsilon + np.sqrt(2) * _accumulated(2 * x.shape[1] + 2, model)) * product
    # Products of errors make up less than a hundredth more; the bias may go through the inverse, too.
    bound = 1.01 * (sums + epsilon * inverse) + (epsilon * tile + 2 * UNIT_ROUNDOFF) * np.abs(b[sample.channels])
    return np.asarray(bound[tile_of_point.reshape(-1)], np.float64)


def _frequencies(matrices: Pair, tiles: Float64) -> Float64:
    """The products vertical @ tile @ horizontal^T of tiles (M, C, rows, columns), as (frequencies, M, C)."""
    transformed = matrices[0] @ tiles @ matrices[1].T
    return np.ascontiguousarray(transformed.reshape(*tiles.shape[:2], -1).transpose(2, 0, 1), np.float64)


def _outputs(matrices: Pair, products: Float64) -> Float64:
    """The outputs vertical @ m @ horizontal^T of products m (frequencies, tiles, K), as (tiles, K, rows, columns)."""
    sides = matrices[0].shape[1], matrices[1].shape[1]
    tiles = products.transpose(1, 2, 0).reshape(*products.shape[1:], *sides)
    return np.asarray(matrices[0] @ tiles @ matrices[1].T, np.float64)


def _phases(x: Array, w: Array, padding: Sides, stride: tuple[int, int]) -> tuple[Array, Array, Sides]:
    """Images, kernels and padding of a layer without a stride that computes the same: channels are phases of channels.

    A phase is what of the padded image, and of the kernel, has the same remainders by the stride.
    """
    if stride == (1, 1):
        return x, w, padding
    top, right, bottom, left = padding
    sides = [(top, bottom), (left, right)]
    taps = [-(-size // step) for size, step in zip(w.shape[2:], stride, strict=True)]
    # The last phase is as long as the first: what is missing are zeros.
    margins = [(before, after + step) for (before, after), step in zip(sides, stride, strict=True)]
    image = np.pad(x, ((0, 0), (0, 0), *margins))
    missing = [(0, count * step - size) for size, count, step in zip(w.shape[2:], taps, stride, strict=True)]
    kernel = np.pad(w, ((0, 0), (0, 0), *missing))
    outputs = [
        (size + sum(ends) - length) // step + 1
        for size, ends, length, step in zip(x.shape[2:], sides, w.shape[2:], stride, strict=True)
    ]
    rows, columns = (count + length - 1 for count, length in zip(outputs, taps, strict=True))
    phases = [
        (row, column) for row in range(min(stride[0], w.shape[2])) for column in range(min(stride[1], w.shape[3]))
    ]
    x = np.concatenate([image[:, :, i :: stride[0], j :: stride[1]][:, :, :rows, :columns] for i, j in phases], 1)
    w = np.concatenate([kernel[:, :, i :: stride[0], j :: stride[1]] for i, j in phases], 1)
    return x, w, (0, 0, 0, 0)


def _transform_bound(
    transform: Algorithm, sample: Sample, x: Array, w: Array, b: Float64, padding: Sides, model: Model
) -> tuple[Float64, float] | None:
    """The bound without flushed numbers, and how much these grow; None if the algorithm can't do it."""
    winograd = winograd_of(transform, (w.shape[2], w.shape[3]))
    if winograd is not None:
        # What was flushed to zero inside the transforms grows by no more than their largest row sums, multiplied.
        return _winograd_bound(winograd, sample, x, w, b, padding, model), 2.0**24
    if transform in FOURIER and max(w.shape[2:]) <= FOURIER[transform]:
        return _fourier_bound(FOURIER[transform], sample, x, w, b, padding, model), FOURIER[transform] ** 2.0
    return None


def _spaced_bound(
    transform: Algorithm,
    sample: Sample,
    x: Array,
    w: Array,
    padding: Sides,
    spacing: tuple[int, int],
    model: Model,
) -> tuple[Float64, float] | None:
    """As `_transform_bound`, of images with zeros between their pixels: each phase of the result is a convolution."""
    taps = [-(-size // step) for size, step in zip(w.shape[2:], spacing, strict=True)]
    last = np.array(w.shape[2:]) - 1
    # Places of the sampled pixels in the padded result.
    places = sample.points[:, 1:] + last - np.array([padding[0], padding[3]])
    bound, amplification = np.zeros((len(sample.points), len(sample.channels))), 1.0
    for phase in np.ndindex(*(min(size, step) for size, step in zip(w.shape[2:], spacing, strict=True))):
        here = np.flatnonzero((places % spacing == phase).all(axis=1))
        starts = [int(at) for at in (last - phase) % spacing]
        kernel = w[:, :, starts[0] :: spacing[0], starts[1] :: spacing[1]]
        missing = [(count - size, 0) for count, size in zip(taps, kernel.shape[2:], strict=True)]
        kernel = np.pad(kernel, ((0, 0), (0, 0), *missing))
        points = np.column_stack([sample.points[here, 0], places[here] // spacing])
        sides = taps[0] - 1, taps[1] - 1, taps[0] - 1, taps[1] - 1
        part = Sample(points.astype(np.intp), sample.channels)
        dense = x[:, :, :: spacing[0], :: spacing[1]]
        found = _transform_bound(transform, part, dense, kernel, np.zeros(len(w)), sides, model)
        if found is None:
            return None
        bound[here], amplification = found
    return bound, amplification


def error_bound(
    algorithm: Algorithm,
    sample: Sample,
    x: Array,
    w: Array,
    b: Array | None = None,
    *,
    padding: Sides = (0, 0, 0, 0),
    stride: tuple[int, int] = (1, 1),
    spacing: tuple[int, int] = (1, 1),
    model: Model = Model.WORST,
) -> Float64:
    """How far the sampled outputs, (points, channels), may be from their definition; see the module's text.

    Where x has its pixels `spacing` apart, and zeros between them, as gradients by the input with a stride, there is
    no bias. `Algorithm.AUTO` gets the larger of the bounds of the algorithms that it may choose. Activations don't
    enlarge errors. Operands whose products overflow are not covered.
    """
    bias = np.zeros(w.shape[0]) if b is None else np.asarray(b, np.float64)
    bounds = [] if algorithm in TRANSFORMS else [_gemm_bound(sample, x, w, bias, padding, stride, model)]
    images, kernels, sides = _phases(x, w, padding, stride)
    amplification = 1.0
    if algorithm in (Algorithm.AUTO, Algorithm.STRASSEN) and spacing == (1, 1):
        strassen = _strassen_bound(sample, x, w, bias, padding, stride, model)
        bounds += [] if strassen is None else [strassen]
    for transform in TRANSFORMS if algorithm == Algorithm.AUTO else TRANSFORMS & {algorithm}:
        if spacing == (1, 1):
            found = _transform_bound(transform, sample, images, kernels, bias, sides, model)
        else:
            found = _spaced_bound(transform, sample, x, w, padding, spacing, model)
        if found is not None:
            bounds.append(found[0])
            amplification = max(amplification, found[1])
    largest = float(np.max(np.abs(x)) + np.max(np.abs(w))) if x.size and w.size else 0.0
    flushed = amplification * (w[0].size + 2) * SMALLEST_NORMAL * (2 + largest)
    return np.asarray(np.max(bounds, axis=0) + flushed, np.float64)


def kernel_gradient_bound(
    algorithm: Algorithm,
    sample: Sample,
    x: Array,
    grad: Array,
    *,
    padding: Sides,
    stride: tuple[int, int] = (1, 1),
    model: Model = Model.WORST,
) -> Float64:
    """How far a sampled gradient by kernels, (C, K, kh, kw), may be from its definition.

    That is the convolution of x (C, N, H, W) with grad (K, N, OH, OW): channels are images, and images are channels.
    A dilation of the kernels is its stride.
    Fourier's algorithms get the bound of implicit GEMM, whose sums are as long.
    """
    bound = error_bound(Algorithm.IMPLICIT_GEMM, sample, x, grad, padding=padding, stride=stride, model=model)
    top, right, bottom, left = padding
    height, width = grad.shape[2:]
    kernel = (x.shape[2] + top + bottom - height + 1, x.shape[3] + left + right - width + 1)
    if algorithm not in (Algorithm.WT8X8, Algorithm.AUTO) or kernel != (3, 3) or stride != (1, 1):
        return bound
    a_t, _, b_t = F6X6_3X3.matrices()
    step, tile = F6X6_3X3.outputs[0], F6X6_3X3.tile[0]
    channels, channel_of_point = np.unique(sample.points[:, 0], return_inverse=True)
    places = np.indices((-(-height // step), -(-width // step)), np.intp).reshape(2, -1).T * step

    def tiles(images: Array, chosen: Indices, origin: tuple[int, int], size: int) -> Float64:
        corners = np.column_stack([np.repeat(chosen, len(places)), np.tile(places - origin, (len(chosen), 1))])
        return _patches(images, corners, (size, size)).reshape(len(chosen), -1, size, size)

    data = _transform(b_t, tiles(x, channels, (top, left), tile), F6X6_3X3.input_roundings)
    gradients = _transform(
        (a_t[0].T, a_t[1].T), tiles(grad, sample.channels, (0, 0), step), F6X6_3X3.gradient_roundings
    )
    error = _winograd_error(F6X6_3X3, data, gradients, model, is_gradient=True)
    row, column = sample.points[:, 1:].T
    winograd = error[channel_of_point.reshape(-1), :, row, column]
    return np.maximum(bound, winograd) if algorithm == Algorithm.AUTO else winograd
