"""The vector vocabulary that kernel scripts are written in, and that every target implements.

A kernel script calls these methods in the order in which the code shall run. Handles (`Vector`, `Pointer`, `Size`,
`Mask`, `Rows`) are opaque; a target makes of them registers, memory operands or C expressions. Counts and offsets are
in floats. Control flow is structured: `with` blocks nest, and a handle made before a block may be used inside of it.
"""

import itertools
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from codegen.contract import Signature, Struct
from codegen.microarchitecture import Microarchitecture

LINE = 16  # floats of a cache line

Vector = Any  # `lanes` floats
Pointer = Any  # to float or to a structure; moves when advanced
Size = Any  # an unsigned integer variable
Mask = Any  # which lanes exist
Rows = Any  # pointers to the same place in several equally spaced rows


@dataclass(frozen=True)
class PowersOfTwo:
    """Which powers 2**n a target makes, of n and the float n + rounder: those of multiples of 1 / steps."""

    steps: int = 1
    rounder: Fraction = Fraction(3, 2) * 2**23 + 127  # leaves n and an exponent's bias in the low bits of the sum
    smallest_logarithm: Fraction = Fraction(-88)  # x whose n, nearest to x / ln 2, is small enough for 2**n to be 0


class Vocabulary(ABC):
    """What a kernel script can say. One object serves one kernel."""

    lanes: int
    column_group: int  # how many columns `load_columns` moves: 4, or 1 on a target with one lane
    vector_registers: int  # vectors that may be live at once
    mask_registers: int  # how many of them a mask takes
    has_free_masks = False  # do products in some lanes cost no more than those in all?
    gains_by_turns = False  # do products of few sums take less time if each other step has its rows backwards?
    powers_of_two = PowersOfTwo()
    microarchitecture: Microarchitecture

    @abstractmethod
    def arguments(self, signature: Signature) -> list[Any]:
        """Handles of the kernel's arguments, in order."""

    # Integers and pointers

    @abstractmethod
    def field(self, pointer: Pointer, layout: Struct, name: str) -> Any:
        """A new Size or Pointer with the value of a structure's field."""

    @abstractmethod
    def copy(self, value: Any) -> Any:
        """An independent copy of a Size or Pointer."""

    @abstractmethod
    def multiple(self, size: Size, factor: int) -> Size:
        """A new Size: size * factor."""

    @abstractmethod
    def quotient(self, size: Size, divisor: int) -> Size:
        """A new Size: size // divisor, divisor a power of two."""

    @abstractmethod
    def remainder(self, size: Size, divisor: int) -> Size:
        """A new Size: size % divisor, divisor a power of two."""

    @abstractmethod
    def difference(self, a: Size, b: Size | int) -> Size:
        """A new Size: a - b."""

    @abstractmethod
    def smaller(self, a: Size, b: Size | int) -> Size:
        """A new Size: min(a, b)."""

    @abstractmethod
    def floats_to_line(self, pointer: Pointer) -> Size:
        """A new Size: how many floats before the next cache line the pointer is; 0 at its start."""

    @abstractmethod
    def halve(self, size: Size) -> None:
        """size //= 2, in place."""

    @abstractmethod
    def advance(self, pointer: Pointer | Rows, by: int | Size) -> None:
        """Move a pointer, or a set of rows, forward."""

    @abstractmethod
    def advance_halves(self, pointer: Pointer, by: int | Size) -> None:
        """Move a pointer to 16-bit floats forward by as many of them."""

    @abstractmethod
    def retreat(self, pointer: Pointer | Rows, by: Size) -> None:
        """Move a pointer, or a set of rows, backward."""

    def move(self, pointers: Sequence[Pointer], forward: Size, backward: Size) -> None:
        """Move pointers forward by one size and backward by another, either of which may be larger."""
        distance = self.difference(forward, backward)
        for pointer in pointers:
            self.advance(pointer, distance)

    @abstractmethod
    def skip_struct(self, pointer: Pointer, layout: Struct) -> None:
        """Move a pointer to an array of structures to the next one."""

    @abstractmethod
    def rows(self, pointer: Pointer, stride: Size, count: int) -> Rows:
        """Row i is at pointer + i * stride, i < count. The pointer is not changed by advancing the rows."""

    @abstractmethod
    def next_rows(self, rows: Rows) -> None:
        """Move a set of rows on to the row after its last."""

    def walk(self, pointers: Sequence[Pointer]) -> "Walk":
        """Lets the pointers move on together; they may not be used but through it."""
        return Walk(self, pointers)

    # Control flow

    @abstractmethod
    def loop(self, count: Size) -> AbstractContextManager[None]:
        """Run the block count times (perhaps none). In it, count tells how many are left, this one too."""

    @abstractmethod
    def repeat(self, times: int) -> AbstractContextManager[None]:
        """Run the block a fixed number of times, in a loop."""

    @abstractmethod
    def when_equal(self, size: Size, value: int) -> AbstractContextManager[Callable[[], None]]:
        """Run the block if size == value. Calling what the block is given starts the other branch."""

    @abstractmethod
    def when_odd(self, size: Size) -> AbstractContextManager[Callable[[], None]]:
        """Run the block if size is odd; else as in `when_equal`."""

    # Memory

    @abstractmethod
    def load(self, pointer: Pointer, offset: int = 0) -> Vector:
        """`lanes` floats at pointer + offset. Loads of packed operands and scratch are aligned; others need not be."""

    @abstractmethod
    def load_row(self, rows: Rows, row: int, offset: int = 0) -> Vector:
        """As `load`, from a row."""

    @abstractmethod
    def store(self, pointer: Pointer, value: Vector, offset: int = 0) -> None:
        """Write `lanes` floats."""

    def store_among_products(self, pointer: Pointer, value: Vector, offset: int = 0) -> None:
        """As `store`, of what was loaded, all through a loop of products: in the way that takes least from them."""
        self.store(pointer, value, offset)

    @abstractmethod
    def store_row(self, rows: Rows, row: int, value: Vector, offset: int = 0) -> None:
        """As `store`, to a row."""

    @abstractmethod
    def stream(self, pointer: Pointer, value: Vector, offset: int = 0) -> None:
        """As `store`, past the caches, as part of a whole cache line that is written at once; see `fence`."""

    def stream_row(self, rows: Rows, row: int, value: Vector, offset: int = 0) -> None:
        """As `store_row`, past the caches, where a vector is a whole cache line; see `fence`."""
        self.store_row(rows, row, value, offset)

    @abstractmethod
    def fence(self) -> None:
        """Make streamed data visible to other threads before anything that is stored later."""

    def accumulate_within(self, mask: Mask, total: Vector, a: Vector, b: Vector) -> None:
        """total += a * b in the lanes of the mask; elsewhere a counts as 0, or nothing is added."""
        self.accumulate(total, self.clear_outside(mask, a), b)

    @abstractmethod
    def prefetch(self, pointer: Pointer, offset: int = 0, stride: Size | None = None) -> None:
        """Hint that the cache line at pointer + offset + stride will be read soon; it need not exist."""

    def prefetch_to_write(self, pointer: Pointer, offset: int = 0) -> None:
        """The same of a line that will be written, of which no other core may keep a copy."""
        self.prefetch(pointer, offset)

    def prefetch_into_l2(self, pointer: Pointer, offset: int = 0, stride: Size | None = None) -> None:
        """As `prefetch`, of a line that will be read only after many others: it need not come nearer."""
        self.prefetch(pointer, offset, stride)

    @abstractmethod
    def broadcast(self, pointer: Pointer, offset: int = 0) -> Vector:
        """The float at pointer + offset in every lane."""

    @abstractmethod
    def broadcast_field(self, pointer: Pointer, layout: Struct, name: str) -> Vector:
        """A float field of the structure in every lane."""

    @abstractmethod
    def half_loader(self) -> Callable[[Pointer, int], Vector]:
        """A function that loads `lanes` numbers in the ARM alternative half-precision format, exact as floats.

        They lie behind a pointer and so many of them. What the function needs to know is kept in registers.
        """

    @abstractmethod
    def load_halves(self, pointer: Pointer, offset: int) -> Vector:
        """As those do, but numbers with exponent 31 may become infinities and NaN, as IEEE has it."""

    @abstractmethod
    def masks_below(self, count: Size, vectors: int) -> list[Mask]:
        """Masks of consecutive vectors: element i (counted over all vectors) exists if i < count."""

    @abstractmethod
    def mask_of_bits(self, bits: Size, first: int = 0) -> Mask:
        """The mask of one vector: lane l exists if bit first + l is set."""

    @abstractmethod
    def load_masked(self, pointer: Pointer, mask: Mask, offset: int = 0) -> Vector:
        """As `load`; lanes outside of the mask are zero and their memory is not touched."""

    @abstractmethod
    def store_masked(self, pointer: Pointer, value: Vector, mask: Mask, offset: int = 0) -> None:
        """As `store`; memory of lanes outside of the mask is not touched."""

    @abstractmethod
    def clear_outside(self, mask: Mask, value: Vector) -> Vector:
        """The value, with zeros in lanes outside of the mask."""

    # Neighbouring columns of `lanes` rows, as one vector each: the layout change between images and lanes

    @abstractmethod
    def column_masks(self, bits: Size, groups: int) -> list[Mask]:
        """Masks for `load_columns` and `store_columns`: column x exists if bit x is set; column_group columns each."""

    @abstractmethod
    def load_columns(self, rows: Rows, offset: int, mask: Mask | None = None, count: int | None = None) -> list[Vector]:
        """`column_group` vectors; lane l of vector i is the float at offset + i in row l (masked: zero, not read).

        With a count, the vectors after that many are left out; they must be masked off, but after a single column.
        """

    @abstractmethod
    def store_columns(self, rows: Rows, columns: Sequence[Vector], offset: int, mask: Mask | None = None) -> None:
        """The inverse of `load_columns`, for a whole group, its first half, or one column that has no mask."""

    def store_transposed(self, rows: Rows, columns: Sequence[Vector]) -> None:
        """Write the first columns of `lanes` rows: as many as there are, up to `lanes`."""
        first = 0
        while first < len(columns):
            sizes = (self.column_group, self.column_group // 2, 1)
            size = next(size for size in sizes if 0 < size <= len(columns) - first)
            self.store_columns(rows, columns[first : first + size], first)
            first += size

    # Arithmetic. `over` names an operand that is not used again: its register may be taken for the result.

    @abstractmethod
    def zero(self) -> Vector:
        """A new vector of zeros."""

    @abstractmethod
    def constant(self, value: Fraction) -> Vector:
        """A new vector of a number, rounded to float."""

    def hold(self, values: Sequence[Fraction]) -> None:
        """Let factors and constants of these values stay in registers from here on, if the target has many."""
        del values

    @abstractmethod
    def unknown(self) -> Vector:
        """A new vector of some finite value that no compiler may assume to know."""

    @abstractmethod
    def keep(self, values: Sequence[Vector]) -> None:
        """Pretend that the values are used."""

    @abstractmethod
    def add(self, a: Vector, b: Vector) -> Vector:
        """a + b"""

    @abstractmethod
    def subtract(self, a: Vector, b: Vector) -> Vector:
        """a - b"""

    @abstractmethod
    def multiply(self, a: Vector, b: Vector) -> Vector:
        """a * b"""

    @abstractmethod
    def scale(self, a: Vector, factor: Fraction) -> Vector:
        """a * factor, with the factor rounded to float."""

    @abstractmethod
    def scale_add(self, a: Vector, factor: Fraction, b: Vector, over: Vector | None = None) -> Vector:
        """a * factor + b, with the factor rounded to float; `over` is a, b or None."""

    @abstractmethod
    def scale_subtract(self, a: Vector, factor: Fraction, b: Vector, over: Vector | None = None) -> Vector:
        """a * factor - b, else as `scale_add`."""

    @abstractmethod
    def divide(self, a: Vector, b: Vector) -> Vector:
        """a / b"""

    @abstractmethod
    def divide_by(self, a: Vector, divisor: Vector, reciprocal: Vector) -> Vector:
        """a / divisor, an integer, by its reciprocal, rounded; a is not used again. See `0011-pooling.md`."""

    @abstractmethod
    def multiply_add(self, a: Vector, b: Vector, constant: Fraction) -> Vector:
        """a * b + constant, rounded to float, fused where the target can; a is not used again."""

    @abstractmethod
    def power_of_two(self) -> Callable[[Vector, Vector], Vector]:
        """A function: 2**n of n and n + rounder, see `powers_of_two`; a new vector. n is 0 or less, or NaN.

        What it needs to know is kept in registers.
        """

    @abstractmethod
    def accumulate(self, total: Vector, a: Vector, b: Vector) -> None:
        """total += a * b, in place, fused where the target can."""

    def accumulate_from(self, total: Vector, pointer: Pointer, offset: int, b: Vector) -> None:
        """total += a * b, of a vector in memory."""
        self.accumulate(total, self.load(pointer, offset), b)

    @abstractmethod
    def deduct(self, total: Vector, a: Vector, b: Vector) -> None:
        """total -= a * b, in place, fused where the target can."""

    @abstractmethod
    def increase(self, total: Vector, a: Vector) -> None:
        """total += a, in place."""

    def increase_from(self, total: Vector, pointer: Pointer, offset: int = 0) -> None:
        """total += a, a vector in memory."""
        self.increase(total, self.load(pointer, offset))

    @abstractmethod
    def replace(self, total: Vector, a: Vector) -> None:
        """total = a, in place."""

    @abstractmethod
    def raise_to(self, total: Vector, a: Vector) -> None:
        """total = max(total, a), in place; a or NaN where either is NaN."""

    @abstractmethod
    def raise_to_or_nan(self, total: Vector, *others: Vector) -> None:
        """total = max(total, *others), one or two, in place; NaN where one of them is."""

    @abstractmethod
    def unzip(self, a: Vector, b: Vector) -> tuple[Vector, Vector]:
        """Elements 0, 2, 4, ... and 1, 3, 5, ... of a followed by b, both in an order of lanes of their own."""

    def load_unzipped(self, pointer: Pointer, offset: int = 0) -> tuple[Vector, Vector]:
        """`unzip` of the two vectors at pointer + offset, in few registers, if by more loads."""
        return self.unzip(self.load(pointer, offset), self.load(pointer, offset + self.lanes))

    @abstractmethod
    def alternate(self, a: Vector, b: Vector) -> tuple[Vector, Vector]:
        """Two vectors with a, b, a, b, ... in their lanes, of vectors that have the same in every lane."""

    @abstractmethod
    def unzip_by_3(self, a: Vector, b: Vector, c: Vector) -> tuple[Vector, Vector, Vector]:
        """Elements 0, 3, 6, ..., 1, 4, 7, ... and 2, 5, 8, ... of a followed by b and c, in order."""

    @abstractmethod
    def in_order(self, unzipped: Vector) -> Vector:
        """What `unzip` gave, or was made of it lane by lane, in its true order."""

    def orderer(self) -> Callable[[Vector], Vector]:
        """What `in_order` does, as a function; what it needs to know is kept in registers."""
        return self.in_order

    @abstractmethod
    def slide(self, a: Vector, b: Vector, count: int) -> Vector:
        """Elements `count` and on of a followed by b; 0 < count < lanes."""

    def slider(self) -> Callable[[Vector, Vector], Vector]:
        """A function: the last element of a, then all but the last of b; both in the order of lanes that `unzip` gives.

        What it needs to know is kept in registers.
        """
        return lambda a, b: a if self.lanes == 1 else self.slide(a, b, self.lanes - 1)

    @abstractmethod
    def where_greater(self, x: Vector, y: Vector, a: Vector, b: Vector) -> Vector:
        """a in lanes where x > y; b where it is not, or where x or y is NaN."""

    @abstractmethod
    def maximum(self, bound: Vector, a: Vector) -> Vector:
        """max(bound, a) in each lane; a NaN in a passes through."""


class Walk:
    """Pointers that move on together, each by a register of its own."""

    def __init__(self, v: Vocabulary, pointers: Sequence[Pointer]) -> None:
        self._v = v
        self.pointers = pointers

    def advance(self, by: int) -> None:
        """Move all forward."""
        for pointer in self.pointers:
            self._v.advance(pointer, by)

    def retreat(self, by: Size) -> None:
        """Move all backward."""
        for pointer in self.pointers:
            self._v.retreat(pointer, by)

    def prefetch(self, which: Iterable[int], offsets: Sequence[int], stride: Size) -> None:
        """As `Vocabulary.prefetch`, at each offset from some of the pointers, by their numbers."""
        for i, offset in itertools.product(which, offsets):
            self._v.prefetch(self.pointers[i], offset, stride)


class QuadVocabulary(Vocabulary):
    """What targets whose vectors have several quads, of four neighbouring lanes, know besides."""

    @abstractmethod
    def load_first(self, pointer: Pointer, count: int) -> Vector:
        """One float, or one for each quad of a vector, in the first lanes, and anything in others."""

    @abstractmethod
    def store_first(self, pointer: Pointer, value: Vector, count: int) -> None:
        """As many lanes, the first ones."""

    @abstractmethod
    def sums_of_lanes(self, vectors: Sequence[Vector], count: int) -> list[Vector]:
        """For each so many vectors, one whose first lanes are sums of theirs, and others anything.

        The first two of each quad are added up, and the last two, then both; then halves of what is left.
        """

    @abstractmethod
    def where(self, mask: Mask, a: Vector, b: Vector) -> Vector:
        """a in the lanes of the mask, b in the others."""

    def load_within(self, mask: Mask, value: Vector, pointer: Pointer, offset: int = 0) -> None:
        """As `load`, into the lanes of the mask; the others stay as they are, and their memory is not touched."""
        self.replace(value, self.where(mask, self.load_masked(pointer, mask, offset), value))

    def slide_within(self, mask: Mask, a: Vector, b: Vector, count: int) -> Vector:
        """What `slide` gives, with zeros in lanes outside of the mask."""
        return self.clear_outside(mask, self.slide(a, b, count))

    @abstractmethod
    def broadcast_pair(self, pointer: Pointer, offset: int = 0) -> Vector:
        """Two floats that are neighbours, alternately."""

    def orderer_within(self, mask: Mask) -> Callable[[Vector], Vector]:
        """A function: what `in_order` gives, a lane further up, with zeros in lanes outside of the mask."""
        order, nothing = self.orderer(), self.zero()
        return lambda unzipped: self.slide_within(mask, nothing, order(unzipped), self.lanes - 1)


class HalfVocabulary(Vocabulary):
    """What targets with half-precision arithmetic know besides, for microarchitectures that have it."""

    @abstractmethod
    def load_factors(self, pointer: Pointer, offset: int = 0) -> Vector:
        """2 * lanes halves, to be used one by one; the offset is in floats."""

    @abstractmethod
    def accumulate_halves(self, total: Vector, a: Vector, factors: Vector, lane: int) -> None:
        """total += a * factors[lane] in half precision, in place and fused."""

    @abstractmethod
    def widen(self, halves: Vector) -> tuple[Vector, Vector]:
        """The first and the second `lanes` halves as floats."""

    @abstractmethod
    def store_halves(self, pointer: Pointer, value: Vector) -> None:
        """Write `lanes` floats, rounded to halves."""


class DotVocabulary(Vocabulary):
    """What targets with dot products of bytes know besides, for microarchitectures that have them.

    Four bytes are in the place of a float, and so is a sum of 32 bits, which wraps.
    """

    @abstractmethod
    def accumulate_dots(self, total: Vector, a: Vector, factors: Vector, lane: int, is_signed: bool) -> None:
        """total += in each lane, the dot product of a's four bytes and those of factors[lane], in place."""

    @abstractmethod
    def increase_integers(self, total: Vector, a: Vector) -> None:
        """total += a, of integers of 32 bits, in place."""
