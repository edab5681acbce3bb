"""AArch64 with Advanced SIMD (every ARMv8-A CPU): 4 lanes, 32 registers, FMAs that take a lane as their factor."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from codegen.assembly.addresses import STEP, add_displacements, step_through
from codegen.assembly.assembler import assemble
from codegen.assembly.machine import SLOT_BYTES, File, Frame, Machine
from codegen.assembly.program import (
    ARITHMETIC,
    CONSTANTS,
    DIVIDE,
    DOT,
    FMA,
    GENERAL,
    INTEGER,
    LOAD,
    LOAD_FOUR,
    LOAD_TWO,
    MOVE,
    STORE,
    UPDATE,
    VECTOR,
    Block,
    Instruction,
    Memory,
    Register,
)
from codegen.assembly.vocabulary import FLOAT_BYTES, VECTOR_BYTES, AssemblyVocabulary, Operation
from codegen.microarchitecture import Core
from codegen.vocabulary import DotVocabulary, HalfVocabulary

IMMEDIATE = 1 << 12  # of additions and comparisons
STEPS = 1 << 12  # of displacements, in units of the access
HINT_STEP = 8  # of hints' displacements
MISALIGNED = range(-256, 256)  # displacements that are no multiples of it
PAIRS = range(-1024, 1024, VECTOR_BYTES)  # displacements of pairs of vectors

# Procedure Call Standard for the Arm 64-bit Architecture, 6.1: registers that calls preserve; of vectors, low halves.
# x18 is the platform's on Apple and Windows, x29 the frame pointer's everywhere.
GENERAL_FILE = File(
    numbers=(*range(18), *range(19, 29), 30),
    low=frozenset(range(31)),
    preserved=frozenset((*range(19, 29), 30)),
)
VECTOR_FILE = File(
    numbers=(*range(8), *range(16, 32), *range(8, 16)),
    low=frozenset(range(16)),  # of which halves can be factors
    preserved=frozenset(range(8, 16)),
)


class Aarch64(Machine):
    """Registers, frames and addresses of A64."""

    files: ClassVar[Mapping[str, File]] = {GENERAL: GENERAL_FILE, VECTOR: VECTOR_FILE}
    directives = ("    .arch armv8.2-a+fp16+dotprod",)  # of which kernels for halves and bytes need more than armv8-a
    formats = ("elf", "macho")
    instruction_bytes = 4

    def spell(self, kind: str, number: int, form: str, lane: int | None) -> str:
        return f"{form or ('x' if kind == GENERAL else 'v')}{number}"

    def addition(self, result: Register, register: Register, value: int) -> list[Instruction]:
        operation, signed, value = "add" if value >= 0 else "sub", value, abs(value)
        high, low = divmod(value, IMMEDIATE)
        parts = [f"#{low}"] * (low != 0 or high == 0) + [f"#{high}, lsl #12"] * (high != 0)
        if high >= IMMEDIATE:
            raise ValueError(f"a distance of {value} bytes is too far")
        text = f"{operation} {{0}}, {{1}}, {parts[0]}"
        distance = signed if result is register and len(parts) == 1 else None
        added = [Instruction(INTEGER, text, "wr", (result, register), distance=distance)]
        for part in parts[1:]:
            added.append(Instruction(INTEGER, f"{operation} {{0}}, {{0}}, {part}", UPDATE, (result,)))
        return added

    def address(self, block: Block, core: Core | None) -> None:
        # A base register that an instruction moves on is one more result. Where results come in order, it would wait.
        if core is None or not core.in_order_results:
            step_through(block, self.addition, self._moving)
        add_displacements(block, self._can_name, self.addition)

    @staticmethod
    def _moving(one: Instruction, distance: int) -> str | None:
        assert one.memory is not None
        if STEP in one.text:
            return one.text.replace(STEP, f", #{distance}") if distance == one.memory.size else None
        distances = PAIRS if one.text.startswith("ldp") else MISALIGNED
        is_single = one.memory.size > 0 and one.text.endswith("[{1}{displacement}]")
        if distance not in distances or not (is_single or one.text.startswith("ldp")):
            return None
        return one.text.replace("{displacement}]", f"], #{distance}")

    @staticmethod
    def _can_name(one: Instruction) -> bool:
        if "{displacement}" not in one.text:
            return one.memory is None or "{page}" in one.text
        assert one.memory is not None
        if one.text.startswith("ldp"):
            return one.memory.displacement in PAIRS
        steps, rest = divmod(one.memory.displacement, one.memory.size or HINT_STEP)
        return (rest == 0 and 0 <= steps < STEPS) or (one.memory.size > 0 and one.memory.displacement in MISALIGNED)

    def spill(self, register: Register, slot: int) -> Instruction:
        form = "q" if register.kind == VECTOR else "x"
        return Instruction(STORE, f"str {{0:{form}}}, [sp, #{{frame}}]", "r", (register,), slot=slot)

    def reload(self, register: Register, slot: int) -> Instruction:
        form = "q" if register.kind == VECTOR else "x"
        return Instruction(LOAD, f"ldr {{0:{form}}}, [sp, #{{frame}}]", "w", (register,), slot=slot)

    def frame_bytes(self, frame: Frame) -> int:
        saved = 8 * sum(len(numbers) for numbers in frame.preserved.values())
        return SLOT_BYTES * frame.slots + -(-saved // 16) * 16

    def _moves(self, frame: Frame, one: str, pair: str) -> list[str]:
        lines = []
        offset = SLOT_BYTES * frame.slots
        for form, kind in (("x", GENERAL), ("d", VECTOR)):
            names = [f"{form}{number}" for number in frame.preserved[kind]]
            for first in range(0, len(names), 2):
                chosen = names[first : first + 2]
                lines.append(f"{pair if len(chosen) == 2 else one} {', '.join(chosen)}, [sp, #{offset}]")
                offset += 8 * len(chosen)
        return lines

    def enter(self, frame: Frame) -> list[str]:
        size = self.frame_bytes(frame)
        return ([f"sub sp, sp, #{size}"] if size else []) + self._moves(frame, "str", "stp")

    def leave(self, frame: Frame) -> list[str]:
        size = self.frame_bytes(frame)
        return self._moves(frame, "ldr", "ldp") + ([f"add sp, sp, #{size}"] if size else []) + ["ret"]


def _of_three(timing: str, mnemonic: str, roles: str = "wrr", shape: str = "4s") -> Operation:
    return Operation(timing, f"{mnemonic} {{0}}.{shape}, {{1}}.{shape}, {{2}}.{shape}", roles)


def _by_lane(timing: str, mnemonic: str, roles: str) -> Operation:
    return Operation(timing, f"{mnemonic} {{0}}.4s, {{1}}.4s, {{2}}.s[{{lane}}]", roles)


class Aarch64Vocabulary(AssemblyVocabulary, HalfVocabulary, DotVocabulary):
    """Lowering to A64."""

    machine = Aarch64()
    vector_registers = 27  # of 32: constants and layout changes need some besides
    word = 8
    argument_registers = tuple(range(8))
    lanes_are_low = False
    row_pointers = 8
    rows_per_base = 8
    row_strides = (3, 5, 7)
    branch_if_zero = "cbz {0}, {target}"
    branch_unless_zero = "cbnz {0}, {target}"
    negation = "neg {0}, {1}"
    vectors_together = (4, 2)
    minimum = "cmp {0}, {1}\ncsel {0}, {0}, {1}, ls"
    operations: ClassVar[Mapping[str, Operation]] = {
        "add": _of_three(ARITHMETIC, "fadd"),
        "subtract": _of_three(ARITHMETIC, "fsub"),
        "multiply": _of_three(ARITHMETIC, "fmul"),
        "multiply_by_lane": _by_lane(ARITHMETIC, "fmul", "wrr"),
        "accumulate": _of_three(FMA, "fmla", "urr"),
        "accumulate_by_lane": _by_lane(FMA, "fmla", "urr"),
        "deduct": _of_three(FMA, "fmls", "urr"),
        "deduct_by_lane": _by_lane(FMA, "fmls", "urr"),
        "maximum": _of_three(ARITHMETIC, "fmax"),
        "minimum": _of_three(ARITHMETIC, "fmin"),
        "greater": _of_three(ARITHMETIC, "fcmgt"),
        "select": _of_three(ARITHMETIC, "bsl", "urr", "16b"),
        "and": _of_three(ARITHMETIC, "and", shape="16b"),
        "or": _of_three(ARITHMETIC, "orr", shape="16b"),
        "add_integers": _of_three(ARITHMETIC, "add"),
        "divide": _of_three(DIVIDE, "fdiv"),
        "first_of_pairs": _of_three(MOVE, "uzp1"),
        "second_of_pairs": _of_three(MOVE, "uzp2"),
        "zip_first": _of_three(MOVE, "zip1"),
        "zip_second": _of_three(MOVE, "zip2"),
        "negate": Operation(ARITHMETIC, "fneg {0}.4s, {1}.4s", "wr"),
        "copy": Operation(MOVE, "mov {0}.16b, {1}.16b", "wr"),
        "zero": Operation(MOVE, "movi {0}.4s, #0", "w"),
        "spread": Operation(MOVE, "dup {0}.4s, {1}.s[{lane}]", "wr"),
        "shift_to_exponent": Operation(ARITHMETIC, "shl {0}.4s, {1}.4s, #23", "wr"),
        "shift_mantissa": Operation(ARITHMETIC, "shl {0}.4s, {1}.4s, #13", "wr"),
        "extend_halves": Operation(ARITHMETIC, "sxtl {0}.4s, {1}.4h", "wr"),
        "accumulate_halves": Operation(FMA, "fmla {0}.8h, {1}.8h, {2}.h[{lane}]", "urr"),
        "accumulate_signed_dots": Operation(DOT, "sdot {0}.4s, {1}.16b, {2}.4b[{lane}]", "urr"),
        "accumulate_unsigned_dots": Operation(DOT, "udot {0}.4s, {1}.16b, {2}.4b[{lane}]", "urr"),
        "widen_first": Operation(ARITHMETIC, "fcvtl {0}.4s, {1}.4h", "wr"),
        "widen_second": Operation(ARITHMETIC, "fcvtl2 {0}.4s, {1}.8h", "wr"),
        "narrow": Operation(ARITHMETIC, "fcvtn {0}.4h, {1}.4s", "wr"),
        "halves_to_floats": Operation(ARITHMETIC, "fcvtl {0}.4s, {1}.4h", "wr"),
    }

    def _set(self, register: Register, value: int) -> None:
        if not 0 <= value < 1 << 16:
            raise ValueError(f"{value} has more than 16 bits")
        self.emit(INTEGER, f"mov {{0:w}}, #{value}", "w", register)

    def _compares(self, value: int) -> bool:
        return 0 <= value < IMMEDIATE

    def _load_word(self, result: Register, memory: Memory) -> None:
        form = "w" if memory.size == FLOAT_BYTES else "x"
        self.items.append(self._access(f"ldr {{0:{form}}}, [{{1}}{{displacement}}]", result, memory))

    def load_floats(self, value: Register, memory: Memory, floats: int) -> Instruction:
        form = {4: "q", 2: "d", 1: "s"}[floats]
        return self._access(f"ldr {{0:{form}}}, [{{1}}{{displacement}}]", value, memory)

    def load_vectors(self, values: Sequence[Register], memory: Memory) -> Instruction:
        if len(values) == 2:
            text = "ldp {0:q}, {1:q}, [{2}{displacement}]"
            return Instruction(LOAD_TWO, text, "wwr", (*values, memory.base), memory)
        text = "ld1 {{{0}.4s, {1}.4s, {2}.4s, {3}.4s}}, [{4}]{step}"
        return Instruction(LOAD_FOUR, text, "wwwwr", (*values, memory.base), memory, consecutive=4)

    def _store_floats(self, value: Register, memory: Memory) -> None:
        self.items.append(self._access("str {0:q}, [{1}{displacement}]", value, memory, "r"))

    def _load_lane(self, value: Register, lane: int, memory: Memory) -> None:
        self.items.append(self._access(f"ld1 {{{{{{0}}.s}}}}[{lane}], [{{1}}]", value, memory, UPDATE))

    def _store_lane(self, value: Register, lane: int, memory: Memory) -> None:
        self.items.append(self._access(f"st1 {{{{{{0}}.s}}}}[{lane}], [{{1}}]", value, memory, "r"))

    def _clear_lane(self, value: Register, lane: int) -> None:
        self.emit(MOVE, f"mov {{0}}.s[{lane}], wzr", UPDATE, value)

    def _load_half(self, value: Register, half: int, memory: Memory) -> None:
        if half == 0:
            self.items.append(self.load_floats(value, memory, 2))
        else:
            self.items.append(self._access("ld1 {{{0}.d}}[1], [{1}]", value, memory, UPDATE))

    def _store_half(self, value: Register, half: int, memory: Memory) -> None:
        text = "st1 {{{0}.d}}[1], [{1}]" if half else "str {0:d}, [{1}{displacement}]"
        self.items.append(self._access(text, value, memory, "r"))

    def _load_constants(self, value: Register, number: int) -> None:
        memory = Memory(self._general(), number * VECTOR_BYTES, VECTOR_BYTES, writes=False, root=CONSTANTS)
        text = "adrp {1}, {page}\nldr {0:q}, [{1}, {offset}]"
        self.emit(LOAD, text, "ww", value, memory.base, memory=memory)

    def _prefetch(self, memory: Memory) -> None:
        # A hint may be a few bytes off: its displacements are multiples of 8.
        memory = replace(memory, displacement=memory.displacement // HINT_STEP * HINT_STEP)
        self.emit(LOAD, "prfm pldl1keep, [{0}{displacement}]", "r", memory.base, memory=memory)

    def _load_four_halves(self, value: Register, memory: Memory) -> None:
        self.items.append(self.load_floats(value, memory, 2))

    def load_factors(self, pointer: Register, offset: int = 0) -> Register:
        factors = self._vector(low=True)
        self.items.append(self.load_floats(factors, self._memory(pointer, offset * FLOAT_BYTES, VECTOR_BYTES), 4))
        return factors

    def accumulate_halves(self, total: Register, a: Register, factors: Register, lane: int) -> None:
        self._apply_to(total, "accumulate_halves", a, factors, lane=lane)

    def accumulate_dots(self, total: Register, a: Register, factors: Register, lane: int, is_signed: bool) -> None:
        name = "accumulate_signed_dots" if is_signed else "accumulate_unsigned_dots"
        self._apply_to(total, name, a, factors, lane=lane)

    def increase_integers(self, total: Register, a: Register) -> None:
        self._apply_to(total, "add_integers", total, a)

    def widen(self, halves: Register) -> tuple[Register, Register]:
        return self._apply("widen_first", halves), self._apply("widen_second", halves)

    def store_halves(self, pointer: Register, value: Register) -> None:
        memory = self._memory(pointer, 0, 8, writes=True)
        self.items.append(self._access("str {0:d}, [{1}{displacement}]", self._apply("narrow", value), memory, "r"))

    def divide(self, a: Register, b: Register) -> Register:
        return self._apply("divide", self._full(a), self._full(b))

    def unzip(self, a: Register, b: Register) -> tuple[Register, Register]:
        a, b = self._full(a), self._full(b)
        return self._apply("first_of_pairs", a, b), self._apply("second_of_pairs", a, b)

    def slide(self, a: Register, b: Register, count: int) -> Register:
        value = self._vector()
        text = f"ext {{0}}.16b, {{1}}.16b, {{2}}.16b, #{count * FLOAT_BYTES}"
        self.emit(MOVE, text, "wrr", value, self._full(a), self._full(b))
        return value

    def _zip(self, a: Register, b: Register) -> tuple[Register, Register]:
        return self._apply("zip_first", a, b), self._apply("zip_second", a, b)

    def _transpose(self, rows: Sequence[Register]) -> list[Register]:
        # zip of rows 0 and 2, and of 1 and 3, leaves pairs of a column next to each other; zip of those, columns.
        low, high = self._zip(rows[0], rows[2]), self._zip(rows[1], rows[3])
        return [column for even, odd in zip(low, high, strict=True) for column in self._zip(even, odd)]


emit = partial(assemble, Aarch64Vocabulary)
