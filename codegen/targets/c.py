"""Plain C: compiler vector extensions with 4 lanes, or scalars with 1. What any CPU can run.

Also the most readable form of a kernel: the text has the shape of the script.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from codegen.contract import FLOATS_IN, FLOATS_OUT, CodeFacts, Kernel, Signature, Struct
from codegen.microarchitecture import Microarchitecture
from codegen.targets import TARGETS
from codegen.vocabulary import LINE, Vocabulary

PRELUDE = """\
#include "hw.h"

enum {{ LANES = {lanes} }};
{types}
static inline vector load(const float* p) {{
    vector value;
    __builtin_memcpy(&value, p, sizeof value);
    return value;
}}

static inline void store(float* p, vector value) {{ __builtin_memcpy(p, &value, sizeof value); }}

/* Sign, 5 bits of exponent (none of them special) and 10 of mantissa, to a float. */
static inline vector load_halves(const uint16_t* p) {{
    float lanes[LANES];
    for (int i = 0; i < LANES; i++) {{
        const uint32_t shifted = (p[i] & 0x7FFFu) << 13, sign = (p[i] & 0x8000u) << 16;
        float magnitude;
        if (shifted >> 23 == 0) {{
            magnitude = (float)(p[i] & 0x3FF) * 0x1p-24f;
        }} else {{
            __builtin_memcpy(&magnitude, &(uint32_t){{shifted + (112u << 23)}}, sizeof magnitude);
        }}
        lanes[i] = sign != 0 ? -magnitude : magnitude;
    }}
    return load(lanes);
}}

/* The integer in the low bits is the exponent. */
static inline vector power_of_two(vector biased) {{
    bits power;
    __builtin_memcpy(&power, &biased, sizeof power);
    power <<= 23;
    __builtin_memcpy(&biased, &power, sizeof biased);
    return biased;
}}

static inline uint64_t bits_below(size_t count) {{ return count < 64 ? ((uint64_t)1 << count) - 1 : ~(uint64_t)0; }}
"""

SCALAR = """\
typedef float vector;
typedef uint32_t bits;

static inline vector splat(float value) { return value; }

static inline vector load_masked(const float* p, uint64_t mask) { return mask & 1 ? *p : 0; }

static inline void store_masked(float* p, vector value, uint64_t mask) {
    if (mask & 1) *p = value;
}

static inline vector clear_outside(uint64_t mask, vector value) { return mask & 1 ? value : 0; }

static inline vector where_greater(vector x, vector y, vector a, vector b) { return x > y ? a : b; }

/* A NaN in a passes through. */
static inline vector maximum(vector bound, vector a) { return a < bound ? bound : a; }

static inline vector maximum_or_nan(vector a, vector b) { return a > b || a != a ? a : b; }

static inline vector every_second(vector a, vector b, int first) { return first == 0 ? a : b; }

static inline vector alternate(vector a, vector b, int part) { return part == 0 ? a : b; }

static inline vector every_third(vector a, vector b, vector c, int first) {
    return first == 0 ? a : first == 1 ? b : c;
}
"""

# No loops over lanes: not every compiler unrolls them, and vectors would live in memory then.
VECTOR = """\
_Static_assert(LANES == 4, "");
typedef float vector __attribute__((vector_size(4 * LANES)));
typedef int32_t integers __attribute__((vector_size(4 * LANES)));
typedef uint32_t bits __attribute__((vector_size(4 * LANES)));

static inline vector splat(float value) { return (vector){value, value, value, value}; }

static inline vector load_masked(const float* p, uint64_t mask) {
    return (vector){mask & 1 ? p[0] : 0, mask & 2 ? p[1] : 0, mask & 4 ? p[2] : 0, mask & 8 ? p[3] : 0};
}

static inline void store_masked(float* p, vector value, uint64_t mask) {
    if (mask & 1) p[0] = value[0];
    if (mask & 2) p[1] = value[1];
    if (mask & 4) p[2] = value[2];
    if (mask & 8) p[3] = value[3];
}

static inline vector clear_outside(uint64_t mask, vector value) {
    const integers set = (integers){1, 2, 4, 8} & (int32_t)mask;
    return (vector)((integers)value & (set != 0));
}

static inline vector where_greater(vector x, vector y, vector a, vector b) {
    const integers greater = x > y;
    return (vector)((greater & (integers)a) | (~greater & (integers)b));
}

/* A NaN in a passes through. */
static inline vector maximum(vector bound, vector a) { return where_greater(bound, a, bound, a); }

static inline vector maximum_or_nan(vector a, vector b) {
    const integers first = (a > b) | (a != a);
    return (vector)((first & (integers)a) | (~first & (integers)b));
}

static inline vector every_second(vector a, vector b, int first) {
    return first == 0 ? (vector){a[0], a[2], b[0], b[2]} : (vector){a[1], a[3], b[1], b[3]};
}

static inline vector alternate(vector a, vector b, int part) {
    (void)part;
    return (vector){a[0], b[0], a[0], b[0]};
}

static inline vector every_third(vector a, vector b, vector c, int first) {
    if (first == 0) return (vector){a[0], a[3], b[2], c[1]};
    return first == 1 ? (vector){a[1], b[0], b[3], c[2]} : (vector){a[2], b[1], c[0], c[3]};
}

static inline vector slide(vector a, vector b, int count) {
    if (count == 1) return (vector){a[1], a[2], a[3], b[0]};
    return count == 2 ? (vector){a[2], a[3], b[0], b[1]} : (vector){a[3], b[0], b[1], b[2]};
}
"""


def prelude(lanes: int) -> str:
    """The start of every generated file."""
    return PRELUDE.format(lanes=lanes, types=SCALAR if lanes == 1 else VECTOR)


@dataclass
class RowPointer:
    """Equally spaced rows: names of a pointer and of a stride, and how many they are."""

    base: str
    stride: str
    count: int


class CVocabulary(Vocabulary):
    """Writes the body of a C function. Handles are names of variables."""

    lanes: int
    vector_registers = 1 << 16  # the compiler's matter
    mask_registers = 0

    def __init__(self, microarchitecture: Microarchitecture, lanes: int) -> None:
        self.microarchitecture = microarchitecture
        self.lanes = lanes
        self.column_group = min(lanes, 4)
        self.lines: list[str] = []
        self._depth = 1
        self._names = 0

    def _emit(self, line: str) -> None:
        self.lines.append("    " * self._depth + line)

    def _new(self, c_type: str, value: str) -> str:
        self._names += 1
        name = f"{c_type[0]}{self._names}"
        separator = "" if c_type.endswith("*") else " "
        self._emit(f"{c_type}{separator}{name} = {value};")
        return name

    def arguments(self, signature: Signature) -> list[Any]:
        self._types = dict(signature.arguments)
        return [name for name, _ in signature.arguments]

    # Integers and pointers

    def field(self, pointer: Any, layout: Struct, name: str) -> Any:
        c_type = layout.type_of(name)
        result = self._new(c_type if c_type in (FLOATS_IN, FLOATS_OUT) else "size_t", f"{pointer}->{name}")
        self._types[result] = c_type
        return result

    def copy(self, value: Any) -> Any:
        c_type = self._types.get(value, "size_t")
        result = self._new(c_type, value)
        self._types[result] = c_type
        return result

    def multiple(self, size: Any, factor: int) -> Any:
        return self._new("size_t", f"{size} * {factor}")

    def quotient(self, size: Any, divisor: int) -> Any:
        return self._new("size_t", f"{size} / {divisor}")

    def remainder(self, size: Any, divisor: int) -> Any:
        return self._new("size_t", f"{size} % {divisor}")

    def difference(self, a: Any, b: Any) -> Any:
        return self._new("size_t", f"{a} - {b}")

    def smaller(self, a: Any, b: Any) -> Any:
        return self._new("size_t", f"{a} < {b} ? {a} : {b}")

    def floats_to_line(self, pointer: Any) -> Any:
        return self._new("size_t", f"(0 - (uintptr_t){pointer} / sizeof(float)) % {LINE}")

    def halve(self, size: Any) -> None:
        self._emit(f"{size} /= 2;")

    def advance(self, pointer: Any, by: Any) -> None:
        self._emit(f"{self._base(pointer)} += {by};")

    def advance_halves(self, pointer: Any, by: Any) -> None:
        self.advance(pointer, by)

    def retreat(self, pointer: Any, by: Any) -> None:
        self._emit(f"{self._base(pointer)} -= {by};")

    @staticmethod
    def _base(pointer: Any) -> str:
        return pointer.base if isinstance(pointer, RowPointer) else pointer

    def move(self, pointers: Sequence[Any], forward: Any, backward: Any) -> None:
        for pointer in pointers:
            self._emit(f"{pointer} += (ptrdiff_t){forward} - (ptrdiff_t){backward};")

    def skip_struct(self, pointer: Any, layout: Struct) -> None:
        self._emit(f"{pointer}++;")

    def rows(self, pointer: Any, stride: Any, count: int) -> RowPointer:
        return RowPointer(self.copy(pointer), stride, count)

    def next_rows(self, rows: RowPointer) -> None:
        self._emit(f"{rows.base} += {rows.count} * {rows.stride};")

    # Control flow

    @contextmanager
    def _block(self, head: str) -> Iterator[None]:
        self._emit(f"{head} {{")
        self._depth += 1
        yield
        self._depth -= 1
        self._emit("}")

    def loop(self, count: Any) -> Any:
        return self._block(f"for (; {count} != 0; {count}--)")

    def repeat(self, times: int) -> Any:
        self._names += 1
        counter = f"i{self._names}"
        return self._block(f"for (int {counter} = 0; {counter} < {times}; {counter}++)")

    @contextmanager
    def _branch(self, condition: str) -> Iterator[Callable[[], None]]:
        def otherwise() -> None:
            self._depth -= 1
            self._emit("} else {")
            self._depth += 1

        with self._block(f"if ({condition})"):
            yield otherwise

    def when_equal(self, size: Any, value: int) -> Any:
        return self._branch(f"{size} == {value}")

    def when_odd(self, size: Any) -> Any:
        return self._branch(f"{size} & 1")

    # Memory

    def load(self, pointer: Any, offset: int = 0) -> Any:
        return self._new("vector", f"load({pointer} + {offset})")

    def load_row(self, rows: RowPointer, row: int, offset: int = 0) -> Any:
        return self.load(self._row(rows, row), offset)

    def store(self, pointer: Any, value: Any, offset: int = 0) -> None:
        self._emit(f"store({pointer} + {offset}, {value});")

    def store_row(self, rows: RowPointer, row: int, value: Any, offset: int = 0) -> None:
        self.store(self._row(rows, row), value, offset)

    @staticmethod
    def _row(rows: RowPointer, row: int) -> str:
        return f"{rows.base} + {row} * {rows.stride}"

    def stream(self, pointer: Any, value: Any, offset: int = 0) -> None:
        self.store(pointer, value, offset)

    def fence(self) -> None:
        pass  # streams are ordinary stores

    def prefetch(self, pointer: Any, offset: int = 0, stride: Any = None) -> None:
        pass  # for compilers without vectors of their own, loads are rarely what is waited for

    def broadcast(self, pointer: Any, offset: int = 0) -> Any:
        return self._new("vector", f"splat({pointer}[{offset}])")

    def broadcast_field(self, pointer: Any, layout: Struct, name: str) -> Any:
        return self._new("vector", f"splat({pointer}->{name})")

    def half_loader(self) -> Callable[[Any, int], Any]:
        return self.load_halves

    def load_halves(self, pointer: Any, offset: int) -> Any:
        return self._new("vector", f"load_halves({pointer} + {offset})")

    def masks_below(self, count: Any, vectors: int) -> list[Any]:
        return [self._new("uint64_t", f"bits_below({count}) >> {vector * self.lanes}") for vector in range(vectors)]

    def mask_of_bits(self, bits: Any, first: int = 0) -> Any:
        return self._new("uint64_t", f"{bits} >> {first}") if first else bits

    def load_masked(self, pointer: Any, mask: Any, offset: int = 0) -> Any:
        return self._new("vector", f"load_masked({pointer} + {offset}, {mask})")

    def store_masked(self, pointer: Any, value: Any, mask: Any, offset: int = 0) -> None:
        self._emit(f"store_masked({pointer} + {offset}, {value}, {mask});")

    def clear_outside(self, mask: Any, value: Any) -> Any:
        return self._new("vector", f"clear_outside({mask}, {value})")

    def column_masks(self, bits: Any, groups: int) -> list[Any]:
        return [self._new("uint64_t", f"{bits} >> {group * self.column_group}") for group in range(groups)]

    def load_columns(
        self, rows: RowPointer, offset: int, mask: Any | None = None, count: int | None = None
    ) -> list[Any]:
        columns = [self._new("vector", "splat(0)") for _ in range(self.column_group if count is None else count)]
        for column, name in enumerate(columns):
            if mask is not None:
                self._emit(f"if ({mask} >> {column} & 1) {{")
            for lane in range(self.lanes):
                place = f"{rows.base}[{lane} * {rows.stride} + {offset + column}]"
                self._emit(f"{self._lane(name, lane)} = {place};")
            if mask is not None:
                self._emit("}")
        return columns

    def store_columns(self, rows: RowPointer, columns: Sequence[Any], offset: int, mask: Any | None = None) -> None:
        for column, name in enumerate(columns):
            if mask is not None:
                self._emit(f"if ({mask} >> {column} & 1) {{")
            for lane in range(self.lanes):
                place = f"{rows.base}[{lane} * {rows.stride} + {offset + column}]"
                self._emit(f"{place} = {self._lane(name, lane)};")
            if mask is not None:
                self._emit("}")

    def _lane(self, vector: str, lane: int) -> str:
        return vector if self.lanes == 1 else f"{vector}[{lane}]"

    # Arithmetic

    def zero(self) -> Any:
        return self._new("vector", "splat(0)")

    def constant(self, value: Fraction) -> Any:
        return self._new("vector", f"splat({self._factor(value)})")

    def unknown(self) -> Any:
        value = self.zero()
        self._emit(f'__asm__ volatile("" : "+m"({value}));')
        return value

    def keep(self, values: Sequence[Any]) -> None:
        for value in values:
            self._emit(f'__asm__ volatile("" : : "m"({value}));')

    def add(self, a: Any, b: Any) -> Any:
        return self._new("vector", f"{a} + {b}")

    def subtract(self, a: Any, b: Any) -> Any:
        return self._new("vector", f"{a} - {b}")

    def multiply(self, a: Any, b: Any) -> Any:
        return self._new("vector", f"{a} * {b}")

    @staticmethod
    def _factor(factor: Fraction) -> str:
        return f"(float){float(factor)!r}"

    def scale(self, a: Any, factor: Fraction) -> Any:
        return self._new("vector", f"{a} * {self._factor(factor)}")

    def scale_add(self, a: Any, factor: Fraction, b: Any, over: Any | None = None) -> Any:
        return self._new("vector", f"{a} * {self._factor(factor)} + {b}")

    def scale_subtract(self, a: Any, factor: Fraction, b: Any, over: Any | None = None) -> Any:
        return self._new("vector", f"{a} * {self._factor(factor)} - {b}")

    def divide(self, a: Any, b: Any) -> Any:
        return self._new("vector", f"{a} / {b}")

    def divide_by(self, a: Any, divisor: Any, reciprocal: Any) -> Any:
        return self.divide(a, divisor)

    def multiply_add(self, a: Any, b: Any, constant: Fraction) -> Any:
        return self._new("vector", f"{a} * {b} + {self._factor(constant)}")

    def power_of_two(self) -> Callable[[Any, Any], Any]:
        return lambda n, biased: self._new("vector", f"power_of_two({biased})")

    def replace(self, total: Any, a: Any) -> None:
        self._emit(f"{total} = {a};")

    def raise_to(self, total: Any, a: Any) -> None:
        self._emit(f"{total} = maximum({total}, {a});")

    def raise_to_or_nan(self, total: Any, *others: Any) -> None:
        for other in others:
            self._emit(f"{total} = maximum_or_nan({total}, {other});")

    def unzip(self, a: Any, b: Any) -> tuple[Any, Any]:
        firsts, seconds = (self._new("vector", f"every_second({a}, {b}, {first})") for first in range(2))
        return firsts, seconds

    def alternate(self, a: Any, b: Any) -> tuple[Any, Any]:
        first, second = (self._new("vector", f"alternate({a}, {b}, {part})") for part in range(2))
        return first, second

    def unzip_by_3(self, a: Any, b: Any, c: Any) -> tuple[Any, Any, Any]:
        first, second, third = (self._new("vector", f"every_third({a}, {b}, {c}, {first})") for first in range(3))
        return first, second, third

    def in_order(self, unzipped: Any) -> Any:
        return unzipped

    def slide(self, a: Any, b: Any, count: int) -> Any:
        return self._new("vector", f"slide({a}, {b}, {count})")

    def accumulate(self, total: Any, a: Any, b: Any) -> None:
        self._emit(f"{total} += {a} * {b};")

    def deduct(self, total: Any, a: Any, b: Any) -> None:
        self._emit(f"{total} -= {a} * {b};")

    def increase(self, total: Any, a: Any) -> None:
        self._emit(f"{total} += {a};")

    def where_greater(self, x: Any, y: Any, a: Any, b: Any) -> Any:
        return self._new("vector", f"where_greater({x}, {y}, {a}, {b})")

    def maximum(self, bound: Any, a: Any) -> Any:
        return self._new("vector", f"maximum({bound}, {a})")


def function_text(kernel: Kernel, symbol: str, lanes: int, microarchitecture: Microarchitecture) -> str:
    """The C definition of a kernel."""
    vocabulary = CVocabulary(microarchitecture, lanes)
    kernel.emit(vocabulary)
    text = "\n".join(vocabulary.lines)
    unused = [name for name, _ in kernel.signature.arguments if not re.search(rf"\b{name}\b", text)]
    text = "".join(f"    (void){name};\n" for name in unused) + text
    return f"\nvoid {symbol}({kernel.signature.prototype}) {{\n" + text + "\n}\n"


def emit(
    kernels: Sequence[Kernel], target: str, microarchitecture: Microarchitecture, object_format: str, path: Path
) -> list[CodeFacts]:
    """Write one C file; its compiler knows of object formats."""
    lanes = TARGETS[target].lanes
    texts = [function_text(kernel, kernel.symbol(target), lanes, microarchitecture) for kernel in kernels]
    path.write_text(prelude(lanes) + f'#include "{target}/kernels.h"\n' + "".join(texts))
    return [CodeFacts() for _ in kernels]
