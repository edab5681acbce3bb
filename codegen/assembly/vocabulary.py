"""What targets with an emitter of ours share: lowering of the vocabulary to instructions on 4 lanes.

A target says its instructions: vector operations as a table of texts, and methods for what differs in more than text.
Integer instructions are spelled alike on all of them (ARM, in 32 and 64 bits), so that they are said here.

Moving a pointer by a constant costs nothing within a block of code: the distance is added to the displacements of later
accesses, and to the register once, at the block's end.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from struct import pack, unpack
from typing import Any, ClassVar

from codegen.assembly.machine import Machine
from codegen.assembly.program import (
    BRANCH,
    CONSTANTS,
    GENERAL,
    INTEGER,
    LOAD,
    READ,
    STORE,
    VECTOR,
    WRITE,
    Instruction,
    Label,
    Memory,
    Register,
)
from codegen.contract import UINT32, UINT64, Signature, Struct
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Vocabulary

FLOAT_BYTES = 4
HALF_BYTES = 2
LANES = 4
VECTOR_BYTES = LANES * FLOAT_BYTES
LOWEST = -Fraction(2**24 - 1) * 2**104  # of finite floats
EXPONENT_SHIFT = 23  # bits of a float's mantissa


@dataclass(eq=False)
class Broadcast:
    """A number in a lane, and in all lanes of another register; dead code is whichever is not used."""

    register: Register
    lane: int
    full: Register
    is_lane_used: bool = False
    is_changed: bool = False


@dataclass(frozen=True)
class Mask:
    """Lane l exists if bit first + l is set."""

    bits: Register
    first: int


@dataclass
class RowPointers:
    """Equally spaced rows: a base register for every few, and registers with multiples of the stride in bytes."""

    bases: list[Register]
    rows_per_base: int
    strides: dict[int, Register]
    count: int


@dataclass(frozen=True)
class Operation:
    """A vector instruction: what cores tell it by, its text, the roles of its registers."""

    timing: str
    text: str
    roles: str


class AssemblyVocabulary(Vocabulary):
    """Records a program of virtual registers."""

    lanes = LANES
    column_group = 4
    mask_registers = 0  # they are bits of general registers
    word: ClassVar[int]  # bytes of a pointer
    argument_registers: ClassVar[tuple[int, ...]]
    operations: ClassVar[Mapping[str, Operation]]
    machine: ClassVar[Machine]
    row_pointers: ClassVar[int]  # up to so many rows have a pointer each
    rows_per_base: ClassVar[int]  # of more rows
    row_strides: ClassVar[tuple[int, ...]]  # odd multiples of the stride that registers hold then
    branch_if_zero: ClassVar[str]
    branch_unless_zero: ClassVar[str]
    negation: ClassVar[str]
    lanes_are_low: ClassVar[bool]  # must factors of floats lie in the first half of the registers?
    vectors_together: ClassVar[tuple[int, ...]] = ()  # how many one instruction can load, the most first
    minimum: ClassVar[str]  # {0} = min({0}, {1}), unsigned

    def __init__(self, microarchitecture: Microarchitecture) -> None:
        self.microarchitecture = microarchitecture
        self.items: list[Instruction | Label] = []
        self.constants: list[int] = []  # patterns of 32 bits, a vector of four after the other
        self._pending: dict[Register, int] = {}  # bytes that registers still have to move
        self._moved: dict[Register, int] = {}  # bytes since the register was last changed by an unknown distance
        self._versions: dict[Register, int] = {}
        self._roots: dict[Register, str] = {}
        self._constant_vectors: dict[int, Register] = {}  # where they are, in the code at hand
        self._prefetched: dict[tuple[object, ...], Register] = {}

    # ---- The target's instructions ----

    @abstractmethod
    def _set(self, register: Register, value: int) -> None:
        """register = value"""

    @abstractmethod
    def _compares(self, value: int) -> bool:
        """Can a comparison name the value?"""

    @abstractmethod
    def _load_word(self, result: Register, memory: Memory) -> None:
        """Load an integer of 4 or 8 bytes."""

    @abstractmethod
    def load_floats(self, value: Register, memory: Memory, floats: int) -> Instruction:
        """The instruction that loads 4, 2 or 1 floats to the first lanes."""

    def load_vectors(self, values: Sequence[Register], memory: Memory) -> Instruction:
        """The instruction that loads as many neighbouring vectors, a number of `vectors_together`."""
        raise ValueError(f"{len(values)} vectors are not loaded by one instruction here")

    @abstractmethod
    def _store_floats(self, value: Register, memory: Memory) -> None:
        """Store a vector."""

    @abstractmethod
    def _load_lane(self, value: Register, lane: int, memory: Memory) -> None:
        """Load a float to one lane, and keep the others."""

    @abstractmethod
    def _store_lane(self, value: Register, lane: int, memory: Memory) -> None:
        """Store one lane."""

    @abstractmethod
    def _clear_lane(self, value: Register, lane: int) -> None:
        """Set one lane to zero."""

    @abstractmethod
    def _load_half(self, value: Register, half: int, memory: Memory) -> None:
        """Load two floats to the first or the second half; the first one's load may change the other half."""

    @abstractmethod
    def _store_half(self, value: Register, half: int, memory: Memory) -> None:
        """Store two lanes."""

    @abstractmethod
    def _load_constants(self, value: Register, number: int) -> None:
        """Load a vector of the table of constants."""

    @abstractmethod
    def _prefetch(self, memory: Memory) -> None:
        """Hint that a line will be read."""

    @abstractmethod
    def _load_four_halves(self, value: Register, memory: Memory) -> None:
        """Load 16-bit floats, which need no more alignment than that, to the first half."""

    @abstractmethod
    def _transpose(self, rows: Sequence[Register]) -> list[Register]:
        """Transpose a 4x4 matrix."""

    @abstractmethod
    def _zip(self, a: Register, b: Register) -> tuple[Register, Register]:
        """a0 b0 a1 b1, a2 b2 a3 b3"""

    # ---- Recording ----

    def emit(self, timing: str, text: str, roles: str, *registers: Register, **facts: Any) -> Instruction:
        """Record an instruction."""
        instruction = Instruction(timing, text, roles, registers, **facts)
        self.items.append(instruction)
        return instruction

    @staticmethod
    def _general() -> Register:
        return Register(GENERAL)

    @staticmethod
    def _vector(low: bool = False) -> Register:
        return Register(VECTOR, low)

    def _access(self, text: str, value: Register, memory: Memory, role: str = WRITE, **facts: Any) -> Instruction:
        """An instruction that moves a value between a register and memory."""
        timing = STORE if memory.writes else LOAD
        return Instruction(timing, text, role + READ, (value, memory.base), memory, **facts)

    def _add(self, result: Register, register: Register, value: int) -> None:
        self.items += self.machine.addition(result, register, value)

    def _integer(self, text: str, *sources: Register) -> Register:
        result = self._general()
        self.emit(INTEGER, text, "w" + "r" * len(sources), result, *sources)
        return result

    def _immediate(self, value: int) -> Register:
        result = self._general()
        self._set(result, value)
        return result

    def _changed(self, register: Register) -> None:
        """It moved by an unknown distance."""
        self._versions[register] = self._versions.get(register, 0) + 1
        self._moved[register] = 0

    def _settle(self, register: Register) -> Register:
        """Give the register its true value."""
        distance = self._pending.pop(register, 0)
        if distance:
            self._add(register, register, distance)
            self._prefetched.clear()
        return register

    def _settle_all(self) -> None:
        for register in list(self._pending):
            self._settle(register)
        self._prefetched.clear()

    def _memory(self, pointer: Register, offset: int, size: int, writes: bool = False) -> Memory:
        """`offset` bytes from where the pointer is."""
        origin = (pointer, self._versions.get(pointer, 0))
        position = self._moved.get(pointer, 0) + offset
        displacement = self._pending.get(pointer, 0) + offset
        return Memory(pointer, displacement, size, writes, origin, position, self._roots.get(pointer))

    def _row_memory(self, rows: RowPointers, row: int, offset: int, size: int, writes: bool = False) -> Memory:
        base, rest = rows.bases[row // rows.rows_per_base], row % rows.rows_per_base
        if rest == 0:
            return self._memory(base, offset, size, writes)
        terms = _shifted_multiples(rest, tuple(rows.strides))
        address = base
        for odd, shift in terms:
            scale = f", lsl #{shift}" if shift else ""
            address = self._integer(f"add {{0}}, {{1}}, {{2}}{scale}", address, rows.strides[odd])
        origin = (base, self._versions.get(base, 0), row)
        position = self._moved.get(base, 0) + offset
        displacement = self._pending.get(base, 0) + offset
        return Memory(address, displacement, size, writes, origin, position, self._roots.get(base))

    def _label(self, label: Label) -> None:
        self._settle_all()
        self.items.append(label)

    def _branch(self, text: str, label: Label, roles: str = "", *registers: Register) -> None:
        self._settle_all()
        self.emit(BRANCH, text, roles, *registers, target=label)

    # ---- Arguments, integers and pointers ----

    def arguments(self, signature: Signature) -> list[Any]:
        handles = [self._general() for _ in signature.arguments]
        for i, (handle, (name, c_type)) in enumerate(zip(handles, signature.arguments, strict=True)):
            if c_type.endswith("*") and not signature.in_place:
                self._roots[handle] = name
            if i < len(self.argument_registers):
                physical = Register(GENERAL, number=self.argument_registers[i])
                self.emit(INTEGER, "mov {0}, {1}", "wr", handle, physical, is_copy=True)
            else:
                offset = (i - len(self.argument_registers)) * self.word
                self.emit(LOAD, "ldr {0}, [sp, #{frame}]", "w", handle, argument=offset)
        return handles

    def field(self, pointer: Any, layout: Struct, name: str) -> Any:
        result = self._general()
        size = 4 if layout.type_of(name) in (UINT32, UINT64) else self.word  # of masks, the low bits
        self._load_word(result, self._memory(pointer, layout.offset_of(name, self.word), size))
        return result

    def _move(self, pointer: Register, distance: int) -> None:
        self._pending[pointer] = self._pending.get(pointer, 0) + distance
        self._moved[pointer] = self._moved.get(pointer, 0) + distance

    def copy(self, value: Any) -> Any:
        result = self._general()
        self.emit(INTEGER, "mov {0}, {1}", "wr", result, value, is_copy=True)
        if value in self._pending:
            self._pending[result] = self._pending[value]
        if value in self._roots:
            self._roots[result] = self._roots[value]
        return result

    def multiple(self, size: Any, factor: int) -> Any:
        if factor == 1:
            return self.copy(size)
        if factor & (factor - 1):
            return self._integer("mul {0}, {1}, {2}", size, self._immediate(factor))
        return self._integer(f"lsl {{0}}, {{1}}, #{_log2(factor)}", size)

    def quotient(self, size: Any, divisor: int) -> Any:
        return self.copy(size) if divisor == 1 else self._integer(f"lsr {{0}}, {{1}}, #{_log2(divisor)}", size)

    def remainder(self, size: Any, divisor: int) -> Any:
        return self._immediate(0) if divisor == 1 else self._integer(f"ubfx {{0}}, {{1}}, #0, #{_log2(divisor)}", size)

    def difference(self, a: Any, b: Any) -> Any:
        if isinstance(b, Register):
            return self._integer("sub {0}, {1}, {2}", a, b)
        result = self._general()
        self._add(result, a, -b)
        return result

    def smaller(self, a: Any, b: Any) -> Any:
        bound = self._immediate(b) if isinstance(b, int) else b
        result = self.copy(a)
        self.emit(INTEGER, self.minimum, "ur", result, bound)
        return result

    def floats_to_line(self, pointer: Any) -> Any:
        negative = self._integer(self.negation, self._settle(pointer))
        return self._integer(f"ubfx {{0}}, {{1}}, #{_log2(FLOAT_BYTES)}, #{_log2(LINE)}", negative)

    def halve(self, size: Any) -> None:
        self.emit(INTEGER, "lsr {0}, {0}, #1", "u", size)
        self._changed(size)

    def advance(self, pointer: Any, by: Any) -> None:
        self._advance(pointer, by, FLOAT_BYTES)

    def advance_halves(self, pointer: Any, by: Any) -> None:
        self._advance(pointer, by, HALF_BYTES)

    def _advance(self, pointer: Any, by: Any, size: int, operation: str = "add") -> None:
        for base in pointer.bases if isinstance(pointer, RowPointers) else [pointer]:
            if isinstance(by, int):
                self._move(base, by * size)
            else:
                self.emit(INTEGER, f"{operation} {{0}}, {{0}}, {{1}}, lsl #{_log2(size)}", "ur", base, by)
                self._changed(base)

    def retreat(self, pointer: Any, by: Any) -> None:
        self._advance(pointer, by, FLOAT_BYTES, "sub")

    def skip_struct(self, pointer: Any, layout: Struct) -> None:
        self._move(pointer, layout.size_of(self.word))

    def rows(self, pointer: Any, stride: Any, count: int) -> RowPointers:
        step = self.multiple(stride, FLOAT_BYTES)
        rows_per_base, strides = 1, {1: step}
        if count > self.row_pointers:
            rows_per_base = self.rows_per_base
            for odd in self.row_strides:
                strides[odd] = self._integer("add {0}, {1}, {2}, lsl #1", strides[odd - 2], step)
        bases = [self.copy(pointer)]
        distance = _log2(rows_per_base)
        while len(bases) * rows_per_base < count:
            scale = f", lsl #{distance}" if distance else ""
            bases.append(self._integer(f"add {{0}}, {{1}}, {{2}}{scale}", bases[-1], step))
            self._pending[bases[-1]] = self._pending.get(pointer, 0)
            if pointer in self._roots:
                self._roots[bases[-1]] = self._roots[pointer]
        return RowPointers(bases, rows_per_base, strides, count)

    def next_rows(self, rows: RowPointers) -> None:
        distance = self.multiple(rows.strides[1], rows.count)
        for base in rows.bases:
            self.emit(INTEGER, "add {0}, {0}, {1}", "ur", base, distance)
            self._changed(base)

    # ---- Control flow ----

    @contextmanager
    def _scope(self) -> Iterator[None]:
        """What is loaded within is not there after."""
        outside = dict(self._constant_vectors)
        yield
        self._constant_vectors = outside

    @contextmanager
    def _down_to_zero(self, counter: Register, begin: Label) -> Iterator[None]:
        self._label(begin)
        with self._scope():
            yield
        # Not by the branch: what a branch writes could not be stored after it.
        self._add(counter, counter, -1)
        self._changed(counter)
        self._branch(self.branch_unless_zero, begin, "r", counter)

    @contextmanager
    def loop(self, count: Any) -> Iterator[None]:
        end = Label("loop_end")
        self._branch(self.branch_if_zero, end, "r", count)
        with self._down_to_zero(count, Label("loop")):
            yield
        self._label(end)

    @contextmanager
    def repeat(self, times: int) -> Iterator[None]:
        if times == 1:
            yield
            return
        with self._down_to_zero(self._immediate(times), Label("repeat")):
            yield

    @contextmanager
    def _unless(self, jump: str, condition: Register) -> Iterator[Callable[[], None]]:
        """A block that is jumped over if the comparison says so, and perhaps another that runs then."""
        other, end = Label("otherwise"), Label("end")
        self._branch(jump, other, "r", condition)
        outside = dict(self._constant_vectors)
        has_other = False

        def otherwise() -> None:
            nonlocal has_other
            has_other = True
            self._branch("b {target}", end)
            self._label(other)
            self._constant_vectors = dict(outside)

        yield otherwise
        self._label(end if has_other else other)
        self._constant_vectors = outside

    @contextmanager
    def when_equal(self, size: Any, value: int) -> Iterator[Callable[[], None]]:
        self._settle(size)
        if value == 0:
            with self._unless(self.branch_unless_zero, size) as otherwise:
                yield otherwise
        elif self._compares(value):
            with self._unless(f"cmp {{0}}, #{value}\nbne {{target}}", size) as otherwise:
                yield otherwise
        else:
            difference = self._integer("eor {0}, {1}, {2}", size, self._immediate(value))
            with self._unless(self.branch_unless_zero, difference) as otherwise:
                yield otherwise

    def when_odd(self, size: Any) -> Any:
        return self._when_bit(size, 0)

    def _when_bit(self, bits: Register, bit: int) -> Any:
        return self._unless(f"tst {{0}}, #{1 << bit}\nbeq {{target}}", bits)

    # ---- Memory ----

    def _loaded(self, memory: Memory) -> Register:
        value = self._vector()
        self.items.append(self.load_floats(value, memory, LANES))
        return value

    def load(self, pointer: Any, offset: int = 0) -> Any:
        return self._loaded(self._memory(pointer, offset * FLOAT_BYTES, VECTOR_BYTES))

    def load_row(self, rows: RowPointers, row: int, offset: int = 0) -> Any:
        return self._loaded(self._row_memory(rows, row, offset * FLOAT_BYTES, VECTOR_BYTES))

    def store(self, pointer: Any, value: Any, offset: int = 0) -> None:
        self._store_floats(self._full(value), self._memory(pointer, offset * FLOAT_BYTES, VECTOR_BYTES, writes=True))

    def store_row(self, rows: RowPointers, row: int, value: Any, offset: int = 0) -> None:
        memory = self._row_memory(rows, row, offset * FLOAT_BYTES, VECTOR_BYTES, writes=True)
        self._store_floats(self._full(value), memory)

    def stream(self, pointer: Any, value: Any, offset: int = 0) -> None:
        self.store(pointer, value, offset)  # caches of these cores see by themselves that lines are written whole

    def fence(self) -> None:
        pass  # streams are ordinary stores

    def prefetch(self, pointer: Any, offset: int = 0, stride: Any = None) -> None:
        if stride is None:
            displacement = self._pending.get(pointer, 0) + offset * FLOAT_BYTES
            self._prefetch(Memory(pointer, displacement, 0, writes=False, root=CONSTANTS))
            return
        versions = [self._versions.get(register, 0) for register in (pointer, stride)]
        key = (pointer, stride, *versions)
        if key not in self._prefetched:
            self._prefetched[key] = self._integer("add {0}, {1}, {2}, lsl #2", pointer, stride)
        displacement = self._pending.get(pointer, 0) + offset * FLOAT_BYTES
        self._prefetch(Memory(self._prefetched[key], displacement, 0, writes=False, root=CONSTANTS))

    def broadcast(self, pointer: Any, offset: int = 0) -> Any:
        return self._broadcast(pointer, offset * FLOAT_BYTES)

    def broadcast_field(self, pointer: Any, layout: Struct, name: str) -> Any:
        return self._broadcast(pointer, layout.offset_of(name, self.word))

    def _broadcast(self, pointer: Any, distance: int) -> Any:
        scalar = self._vector(low=self.lanes_are_low)
        load = self.load_floats(scalar, self._memory(pointer, distance, FLOAT_BYTES), 1)
        load.is_scalar_load = True
        self.items.append(load)
        return self._spread(scalar, 0)

    def _spread(self, register: Register, lane: int) -> Broadcast:
        return Broadcast(register, lane, self._apply("spread", register, lane=lane))

    def masks_below(self, count: Any, vectors: int) -> list[Any]:
        limit = self.smaller(count, vectors * LANES)
        power = self._integer("lsl {0}, {1}, {2}", self._immediate(1), limit)
        bits = self._general()
        self._add(bits, power, -1)
        return [Mask(bits, vector * LANES) for vector in range(vectors)]

    def mask_of_bits(self, bits: Any, first: int = 0) -> Any:
        return Mask(bits, first)

    def column_masks(self, bits: Any, groups: int) -> list[Any]:
        return [Mask(bits, group * self.column_group) for group in range(groups)]

    def _when_whole(self, mask: Mask, count: int = LANES) -> Any:
        """A block for where so many lanes exist; the other branch is for where some don't."""
        bits = self._integer(f"ubfx {{0}}, {{1}}, #{mask.first}, #{count}", mask.bits)
        return self.when_equal(bits, (1 << count) - 1)

    def load_masked(self, pointer: Any, mask: Any, offset: int = 0) -> Any:
        value = self._vector()
        with self._when_whole(mask) as otherwise:
            memory = self._memory(pointer, offset * FLOAT_BYTES, VECTOR_BYTES)
            self.items.append(self.load_floats(value, memory, LANES))
            otherwise()
            self._clear(value)
            for lane in range(LANES):
                with self._when_bit(mask.bits, mask.first + lane):
                    self._load_lane(value, lane, self._memory(pointer, (offset + lane) * FLOAT_BYTES, FLOAT_BYTES))
        return value

    def store_masked(self, pointer: Any, value: Any, mask: Any, offset: int = 0) -> None:
        value = self._full(value)
        with self._when_whole(mask) as otherwise:
            self.store(pointer, value, offset)
            otherwise()
            for lane in range(LANES):
                with self._when_bit(mask.bits, mask.first + lane):
                    memory = self._memory(pointer, (offset + lane) * FLOAT_BYTES, FLOAT_BYTES, writes=True)
                    self._store_lane(value, lane, memory)

    def clear_outside(self, mask: Any, value: Any) -> Any:
        result = self._copied(value)
        with self._when_whole(mask) as otherwise:
            otherwise()
            for lane in range(LANES):
                with self._when_bit(mask.bits, mask.first + lane) as unless:
                    unless()
                    self._clear_lane(result, lane)
        return result

    def load_columns(
        self, rows: RowPointers, offset: int, mask: Any | None = None, count: int | None = None
    ) -> list[Any]:
        count = self.column_group if count is None else count
        if mask is None:
            return self._load_whole_columns(rows, offset, count)
        columns = [self._vector() for _ in range(count)]
        if count == self.column_group or count == self.column_group // 2:
            with self._when_whole(mask, count) as otherwise:
                whole = self._load_whole_columns(rows, offset, count)
                for column, value in zip(columns, whole, strict=True):
                    self._copy_vector(column, value)
                otherwise()
                self._load_some_columns(columns, rows, offset, mask)
        else:
            self._load_some_columns(columns, rows, offset, mask)
        return columns

    def _load_whole_columns(self, rows: RowPointers, offset: int, count: int) -> list[Register]:
        if count == 1:
            column = self._vector()
            self._clear(column)
            for row in range(LANES):
                self._load_lane(column, row, self._row_memory(rows, row, offset * FLOAT_BYTES, FLOAT_BYTES))
            return [column]
        if count != self.column_group // 2:
            return self._transpose([self.load_row(rows, row, offset) for row in range(LANES)])[:count]
        pairs = [self._vector() for _ in range(2)]
        for row in range(LANES):
            self._load_half(pairs[row // 2], row % 2, self._row_memory(rows, row, offset * FLOAT_BYTES, 8))
        return list(self.unzip(*pairs))

    def _load_some_columns(self, columns: Sequence[Register], rows: RowPointers, offset: int, mask: Mask) -> None:
        for x, column in enumerate(columns):
            self._clear(column)
            with self._when_bit(mask.bits, mask.first + x):
                for row in range(LANES):
                    memory = self._row_memory(rows, row, (offset + x) * FLOAT_BYTES, FLOAT_BYTES)
                    self._load_lane(column, row, memory)

    def store_columns(self, rows: RowPointers, columns: Sequence[Any], offset: int, mask: Any | None = None) -> None:
        columns = [self._full(column) for column in columns]
        if mask is None:
            self._store_whole_columns(rows, columns, offset)
            return
        with self._when_whole(mask, len(columns)) as otherwise:
            self._store_whole_columns(rows, columns, offset)
            otherwise()
            for x, column in enumerate(columns):
                with self._when_bit(mask.bits, mask.first + x):
                    for row in range(LANES):
                        memory = self._row_memory(rows, row, (offset + x) * FLOAT_BYTES, FLOAT_BYTES, writes=True)
                        self._store_lane(column, row, memory)

    def _store_whole_columns(self, rows: RowPointers, columns: Sequence[Register], offset: int) -> None:
        if len(columns) == self.column_group:
            for row, value in enumerate(self._transpose(columns)):
                self.store_row(rows, row, value, offset)
            return
        if len(columns) == 1:
            for row in range(LANES):
                memory = self._row_memory(rows, row, offset * FLOAT_BYTES, FLOAT_BYTES, writes=True)
                self._store_lane(columns[0], row, memory)
            return
        pairs = self._zip(*columns)
        for row in range(LANES):
            memory = self._row_memory(rows, row, offset * FLOAT_BYTES, 8, writes=True)
            self._store_half(pairs[row // 2], row % 2, memory)

    # ---- Vectors ----

    @staticmethod
    def _full(value: Any) -> Register:
        return value.full if isinstance(value, Broadcast) else value

    @staticmethod
    def _changing(value: Any) -> Register:
        """The register of a value that is changed in place."""
        if isinstance(value, Broadcast):
            if value.is_lane_used:
                raise ValueError("a number that served as a factor can't be changed in place")
            value.is_changed = True
            return value.full
        return value

    def _apply(self, name: str, *operands: Register, lane: int | None = None) -> Register:
        """The operation's result in a new register."""
        result = self._vector()
        self._apply_to(result, name, *operands, lane=lane)
        return result

    def _apply_to(self, result: Register, name: str, *operands: Register, lane: int | None = None) -> None:
        operation = self.operations[name]
        self.emit(operation.timing, operation.text, operation.roles, result, *operands, lane=lane)

    def _with_factor(self, result: Register, name: str, a: Any, b: Any) -> None:
        """The operation, or its form with a lane as the factor."""
        if isinstance(a, Broadcast):
            a, b = b, a
        if isinstance(b, Broadcast) and not b.is_changed:
            b.is_lane_used = True
            self._apply_to(result, f"{name}_by_lane", self._full(a), b.register, lane=b.lane)
        else:
            self._apply_to(result, name, self._full(a), self._full(b))

    def _copy_vector(self, result: Register, value: Register) -> None:
        operation = self.operations["copy"]
        self.emit(operation.timing, operation.text, operation.roles, result, value, is_copy=True)

    def _copied(self, value: Any) -> Register:
        result = self._vector()
        self._copy_vector(result, self._full(value))
        return result

    def _clear(self, value: Register) -> None:
        self._apply_to(value, "zero")

    def zero(self) -> Any:
        return self._apply("zero")

    def constant(self, value: Fraction) -> Any:
        (pattern,) = unpack("<I", pack("<f", value))
        return self._pattern(pattern)

    def _pattern(self, pattern: int) -> Broadcast:
        """A number of the table of constants. Tables are loaded where first needed."""
        if pattern not in self.constants:
            self.constants.append(pattern)
        number, lane = divmod(self.constants.index(pattern), LANES)
        if number not in self._constant_vectors:
            self._constant_vectors[number] = self._vector(low=self.lanes_are_low)
            self._load_constants(self._constant_vectors[number], number)
        return self._spread(self._constant_vectors[number], lane)

    def unknown(self) -> Any:
        return self.zero()

    def keep(self, values: Sequence[Any]) -> None:
        pass

    def add(self, a: Any, b: Any) -> Any:
        return self._apply("add", self._full(a), self._full(b))

    def subtract(self, a: Any, b: Any) -> Any:
        return self._apply("subtract", self._full(a), self._full(b))

    def multiply(self, a: Any, b: Any) -> Any:
        result = self._vector()
        self._with_factor(result, "multiply", a, b)
        return result

    def scale(self, a: Any, factor: Fraction) -> Any:
        return self.multiply(a, self.constant(factor))

    def scale_add(self, a: Any, factor: Fraction, b: Any, over: Any | None = None) -> Any:
        # Signs are the instruction's: a number and its negative are one constant.
        total = self._changing(b) if over is b else self._copied(b)
        self._with_factor(total, "accumulate" if factor > 0 else "deduct", a, self.constant(abs(factor)))
        return total

    def scale_subtract(self, a: Any, factor: Fraction, b: Any, over: Any | None = None) -> Any:
        total = self._apply("negate", self._full(b))
        self._with_factor(total, "accumulate" if factor > 0 else "deduct", a, self.constant(abs(factor)))
        return total

    def divide_by(self, a: Any, divisor: Any, reciprocal: Any) -> Any:
        # One step of Newton's corrects the product with the reciprocal. Infinities have no rest, but NaN instead.
        a, divisor, reciprocal = self._full(a), self._full(divisor), self._full(reciprocal)
        quotient = self._apply("multiply", a, reciprocal)
        rest, corrected = self._copied(a), self._copied(quotient)
        self._apply_to(rest, "deduct", quotient, divisor)
        self._apply_to(corrected, "accumulate", rest, reciprocal)
        return self.where_greater(rest, self.constant(LOWEST), corrected, quotient)

    def multiply_add(self, a: Any, b: Any, constant: Fraction) -> Any:
        total = self.constant(constant).full
        self._with_factor(total, "accumulate", a, b)
        return total

    def power_of_two(self) -> Callable[[Any, Any], Any]:
        return lambda n, biased: self._apply("shift_to_exponent", self._full(biased))

    def accumulate(self, total: Any, a: Any, b: Any) -> None:
        self._with_factor(self._changing(total), "accumulate", a, b)

    def deduct(self, total: Any, a: Any, b: Any) -> None:
        self._with_factor(self._changing(total), "deduct", a, b)

    def increase(self, total: Any, a: Any) -> None:
        register = self._changing(total)
        self._apply_to(register, "add", register, self._full(a))

    def replace(self, total: Any, a: Any) -> None:
        self._copy_vector(self._changing(total), self._full(a))

    def raise_to(self, total: Any, a: Any) -> None:
        self.raise_to_or_nan(total, a)

    def raise_to_or_nan(self, total: Any, *others: Any) -> None:
        register = self._changing(total)
        for other in others:
            self._apply_to(register, "maximum", register, self._full(other))

    def maximum(self, bound: Any, a: Any) -> Any:
        return self._apply("maximum", self._full(bound), self._full(a))

    def unzip_by_3(self, a: Any, b: Any, c: Any) -> tuple[Any, Any, Any]:
        # Elements i and i + 3 are made neighbours; then pairs of these are put together.
        a, b, c = self._full(a), self._full(b), self._full(c)
        low, high = self._zip(a, self.slide(a, b, 3)), self._zip(self.slide(b, c, 2), self.slide(c, c, 1))
        first, third = (self.slide(self.slide(x, x, 2), y, 2) for x, y in zip(low, high, strict=True))
        second = self.slide(low[0], self.slide(high[0], high[0], 2), 2)
        return first, second, third

    def in_order(self, unzipped: Any) -> Any:
        return unzipped

    def alternate(self, a: Any, b: Any) -> tuple[Any, Any]:
        value, _ = self._zip(self._full(a), self._full(b))
        return value, value

    def where_greater(self, x: Any, y: Any, a: Any, b: Any) -> Any:
        mask = self._apply("greater", self._full(x), self._full(y))
        self._apply_to(mask, "select", self._full(a), self._full(b))
        return mask

    def half_loader(self) -> Callable[[Any, int], Any]:
        # Exponent and mantissa are moved to a float's, the bias is added to the exponent. Where the exponent is 0 that
        # makes (1 + m) 2**-15 of m 2**-14: less than 2**-14, so that twice the number less 2**-14 is below the number.
        magnitudes, signs, bias, smallest = (
            self._pattern(bits).full for bits in (0x7FFF << 13, 1 << 31, 112 << EXPONENT_SHIFT, 0xB8800000)
        )

        def load(pointer: Any, offset: int) -> Any:
            halves = self._apply("extend_halves", self._load_halves(pointer, offset))
            value = self._apply("and", self._apply("shift_mantissa", halves), magnitudes)
            value = self._apply("add_integers", value, bias)
            twice = self._apply("add", value, value)
            value = self._apply("minimum", value, self._apply("add", twice, smallest))
            return self._apply("or", value, self._apply("and", halves, signs))

        return load

    def load_halves(self, pointer: Any, offset: int) -> Any:
        return self._apply("halves_to_floats", self._load_halves(pointer, offset))

    def _load_halves(self, pointer: Any, offset: int) -> Register:
        halves = self._vector()
        memory = self._memory(pointer, offset * HALF_BYTES, LANES * HALF_BYTES)
        self._load_four_halves(halves, memory)
        return halves


def _log2(value: int) -> int:
    exponent = value.bit_length() - 1
    if value != 1 << exponent:
        raise ValueError(f"{value} is not a power of two")
    return exponent


def _shifted_multiples(multiple: int, odds: Sequence[int]) -> list[tuple[int, int]]:
    """As few (odd, shift) as can be whose odd << shift sum up to the multiple."""
    terms = [(odd, shift) for odd in odds for shift in range(multiple.bit_length()) if odd << shift <= multiple]
    for count in range(1, multiple.bit_length() + 1):
        for chosen in combinations(terms, count):
            if sum(odd << shift for odd, shift in chosen) == multiple:
                return list(chosen)
    raise ValueError(f"{multiple} is no sum of shifted {odds}")
