"""32-bit ARM with Advanced SIMD and VFPv4: 4 lanes, 16 registers, fused multiply-adds.

VFMA takes no lane as its factor. VMLA does: products by a lane are rounded before they are added, which costs a
rounding, where spreading the lane would cost an instruction and a register. Lanes must be in the first eight registers.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from codegen.assembly.addresses import STEP, add_displacements, step_through
from codegen.assembly.assembler import assemble
from codegen.assembly.machine import SLOT_BYTES, File, Frame, Machine
from codegen.assembly.program import (
    ARITHMETIC,
    CONSTANTS,
    DIVIDE,
    FMA,
    GENERAL,
    INTEGER,
    LOAD,
    MOVE,
    READ,
    STORE,
    UPDATE,
    VECTOR,
    Block,
    Instruction,
    Memory,
    Register,
)
from codegen.assembly.vocabulary import LANES, VECTOR_BYTES, AssemblyVocabulary, Operation
from codegen.microarchitecture import Core

WORD_BYTES = 4
FARTHEST = {"ldr": 4095, "pld": 4095, "vldr": 1020, "vstr": 1020}  # displacements that instructions can name
LINK = 14  # the register with the address to return to

# Procedure Call Standard for the Arm Architecture, 6.1: registers that calls preserve; of vectors, d8 to d15.
GENERAL_FILE = File(
    numbers=(0, 1, 2, 3, 12, LINK, *range(4, 12)),
    low=frozenset(range(15)),
    preserved=frozenset((*range(4, 12), LINK)),
)
VECTOR_FILE = File(
    numbers=(*range(8, 16), *range(8)),
    low=frozenset(range(8)),
    preserved=frozenset(range(4, 8)),
)


def _parts(value: int) -> list[int]:
    """The number as a sum of immediate operands, which are 8 bits at an even place."""
    parts = []
    while value:
        place = (value & -value).bit_length() - 1 & ~1
        parts.append(value & 0xFF << place)
        value -= parts[-1]
    return parts or [0]


class Armv7(Machine):
    """Registers, frames and addresses of A32."""

    files: ClassVar[Mapping[str, File]] = {GENERAL: GENERAL_FILE, VECTOR: VECTOR_FILE}
    # Arguments are integers and pointers: the code fits both ways of passing floats (attribute 28, Tag_ABI_VFP_args).
    directives = (
        "    .syntax unified",
        "    .arch armv7-a",
        "    .fpu neon-vfpv4",
        "    .eabi_attribute 28, 3",
        "    .arm",
    )
    formats = ("elf",)
    instruction_bytes = 4

    def spell(self, kind: str, number: int, form: str, lane: int | None) -> str:
        if kind == GENERAL:
            return f"r{number}"
        match form:
            case "":
                return f"q{number}"
            case "low":
                return f"d{2 * number}"
            case "high":
                return f"d{2 * number + 1}"
            case "lane":
                assert lane is not None
                return f"d{2 * number + lane // 2}[{lane % 2}]"
        return f"s{LANES * number + int(form)}"

    def addition(self, result: Register, register: Register, value: int) -> list[Instruction]:
        operation = "add" if value >= 0 else "sub"
        first, *others = _parts(abs(value))
        text = f"{operation} {{0}}, {{1}}, #{first}"
        distance = value if result is register and not others else None
        added = [Instruction(INTEGER, text, "wr", (result, register), distance=distance)]
        for part in others:
            added.append(Instruction(INTEGER, f"{operation} {{0}}, {{0}}, #{part}", UPDATE, (result,)))
        return added

    def address(self, block: Block, core: Core | None) -> None:
        step_through(block, self.addition, self._moving)
        add_displacements(block, self._can_name, self.addition)

    @staticmethod
    def _moving(one: Instruction, distance: int) -> str | None:
        assert one.memory is not None
        return one.text.replace(STEP, "!") if STEP in one.text and distance == one.memory.size else None

    @staticmethod
    def _can_name(one: Instruction) -> bool:
        if "{displacement}" not in one.text:
            return "{constant}" in one.text
        assert one.memory is not None
        return abs(one.memory.displacement) <= FARTHEST[one.text.split()[0]]

    def spill(self, register: Register, slot: int) -> Instruction:
        text = "str {0}, [sp, #{frame}]"
        if register.kind == VECTOR:
            text = "vstr {0:low}, [sp, #{frame}]\nvstr {0:high}, [sp, #{frame}+8]"
        return Instruction(STORE, text, "r", (register,), slot=slot)

    def reload(self, register: Register, slot: int) -> Instruction:
        text = "ldr {0}, [sp, #{frame}]"
        if register.kind == VECTOR:
            text = "vldr {0:low}, [sp, #{frame}]\nvldr {0:high}, [sp, #{frame}+8]"
        return Instruction(LOAD, text, "w", (register,), slot=slot)

    @staticmethod
    def _halves(frame: Frame) -> range:
        """The d registers to restore, which are moved together."""
        numbers = frame.preserved[VECTOR]
        return range(2 * min(numbers), 2 * max(numbers) + 2) if numbers else range(0)

    def frame_bytes(self, frame: Frame) -> int:
        saved = WORD_BYTES * len(frame.preserved[GENERAL]) + 8 * len(self._halves(frame))
        return SLOT_BYTES * frame.slots + saved

    def enter(self, frame: Frame) -> list[str]:
        names = ", ".join(f"r{number}" for number in frame.preserved[GENERAL])
        halves = ", ".join(f"d{number}" for number in self._halves(frame))
        lines = [f"push {{{names}}}"] * bool(names) + [f"vpush {{{halves}}}"] * bool(halves)
        return lines + [f"sub sp, sp, #{SLOT_BYTES * frame.slots}"] * bool(frame.slots)

    def leave(self, frame: Frame) -> list[str]:
        # The address to return to goes straight to where it is needed.
        returns = LINK in frame.preserved[GENERAL]
        names = ", ".join("pc" if number == LINK else f"r{number}" for number in frame.preserved[GENERAL])
        halves = ", ".join(f"d{number}" for number in self._halves(frame))
        lines = [f"add sp, sp, #{SLOT_BYTES * frame.slots}"] * bool(frame.slots)
        lines += [f"vpop {{{halves}}}"] * bool(halves) + [f"pop {{{names}}}"] * bool(names)
        return lines + ["bx lr"] * (not returns)


def _of_three(timing: str, mnemonic: str, roles: str = "wrr") -> Operation:
    return Operation(timing, f"{mnemonic} {{0}}, {{1}}, {{2}}", roles)


def _by_lane(timing: str, mnemonic: str, roles: str) -> Operation:
    return Operation(timing, f"{mnemonic} {{0}}, {{1}}, {{2:lane}}", roles)


class Armv7Vocabulary(AssemblyVocabulary):
    """Lowering to A32."""

    machine = Armv7()
    vector_registers = 11  # of 16: constants and layout changes need some besides
    word = WORD_BYTES
    argument_registers = tuple(range(4))
    lanes_are_low = True
    row_pointers = 4
    rows_per_base = 16
    row_strides = (3,)
    branch_if_zero = "cmp {0}, #0\nbeq {target}"
    branch_unless_zero = "cmp {0}, #0\nbne {target}"
    negation = "rsb {0}, {1}, #0"
    minimum = "cmp {0}, {1}\nmovhi {0}, {1}"
    operations: ClassVar[Mapping[str, Operation]] = {
        "add": _of_three(ARITHMETIC, "vadd.f32"),
        "subtract": _of_three(ARITHMETIC, "vsub.f32"),
        "multiply": _of_three(ARITHMETIC, "vmul.f32"),
        "multiply_by_lane": _by_lane(ARITHMETIC, "vmul.f32", "wrr"),
        "accumulate": _of_three(FMA, "vfma.f32", "urr"),
        "accumulate_by_lane": _by_lane(FMA, "vmla.f32", "urr"),
        "deduct": _of_three(FMA, "vfms.f32", "urr"),
        "deduct_by_lane": _by_lane(FMA, "vmls.f32", "urr"),
        "maximum": _of_three(ARITHMETIC, "vmax.f32"),
        "minimum": _of_three(ARITHMETIC, "vmin.f32"),
        "greater": _of_three(ARITHMETIC, "vcgt.f32"),
        "select": _of_three(ARITHMETIC, "vbsl", "urr"),
        "and": _of_three(ARITHMETIC, "vand"),
        "or": _of_three(ARITHMETIC, "vorr"),
        "add_integers": _of_three(ARITHMETIC, "vadd.i32"),
        "negate": Operation(ARITHMETIC, "vneg.f32 {0}, {1}", "wr"),
        "copy": Operation(MOVE, "vmov {0}, {1}", "wr"),
        "zero": Operation(MOVE, "vmov.i32 {0}, #0", "w"),
        "spread": Operation(MOVE, "vdup.32 {0}, {1:lane}", "wr"),
        "shift_to_exponent": Operation(ARITHMETIC, "vshl.i32 {0}, {1}, #23", "wr"),
        "shift_mantissa": Operation(ARITHMETIC, "vshl.i32 {0}, {1}, #13", "wr"),
        "extend_halves": Operation(ARITHMETIC, "vmovl.s16 {0}, {1:low}", "wr"),
        "halves_to_floats": Operation(ARITHMETIC, "vcvt.f32.f16 {0}, {1:low}", "wr"),
    }

    def _set(self, register: Register, value: int) -> None:
        if not 0 <= value < 1 << 16:
            raise ValueError(f"{value} has more than 16 bits")
        self.emit(INTEGER, f"movw {{0}}, #{value}", "w", register)

    def _compares(self, value: int) -> bool:
        return value >= 0 and len(_parts(value)) == 1

    def _load_word(self, result: Register, memory: Memory) -> None:
        self.items.append(self._access("ldr {0}, [{1}{displacement}]", result, memory))

    def load_floats(self, value: Register, memory: Memory, floats: int) -> Instruction:
        # Single ones can only go to the first registers: they are loaded to serve as factors.
        text = {
            4: "vld1.32 {{{0:low}, {0:high}}}, [{1}]{step}",
            2: "vldr {0:low}, [{1}{displacement}]",
            1: "vldr {0:0}, [{1}{displacement}]",
        }[floats]
        return self._access(text, value, memory)

    def _store_floats(self, value: Register, memory: Memory) -> None:
        self.items.append(self._access("vst1.32 {{{0:low}, {0:high}}}, [{1}]{step}", value, memory, READ))

    def _load_lane(self, value: Register, lane: int, memory: Memory) -> None:
        self.items.append(self._access("vld1.32 {{{0:lane}}}, [{1}]", value, memory, UPDATE, lane=lane))

    def _store_lane(self, value: Register, lane: int, memory: Memory) -> None:
        self.items.append(self._access("vst1.32 {{{0:lane}}}, [{1}]", value, memory, READ, lane=lane))

    def _clear_lane(self, value: Register, lane: int) -> None:
        self.emit(MOVE, "vmov.32 {0:lane}, {1}", UPDATE + READ, value, self._immediate(0), lane=lane)

    def _load_half(self, value: Register, half: int, memory: Memory) -> None:
        text = f"vldr {{0:{('low', 'high')[half]}}}, [{{1}}{{displacement}}]"
        self.items.append(self._access(text, value, memory, UPDATE if half else "w"))

    def _store_half(self, value: Register, half: int, memory: Memory) -> None:
        text = f"vstr {{0:{('low', 'high')[half]}}}, [{{1}}{{displacement}}]"
        self.items.append(self._access(text, value, memory, READ))

    def _load_constants(self, value: Register, number: int) -> None:
        memory = Memory(Register(GENERAL), number * VECTOR_BYTES, VECTOR_BYTES, writes=False, root=CONSTANTS)
        distance = "({constant} - (1f + 8))"
        text = (
            f"movw {{1}}, #:lower16:{distance}\nmovt {{1}}, #:upper16:{distance}\n"
            "1:\nadd {1}, pc, {1}\nvld1.32 {{{0:low}, {0:high}}}, [{1}]"
        )
        self.emit(LOAD, text, "ww", value, memory.base, memory=memory)

    def _prefetch(self, memory: Memory) -> None:
        self.emit(LOAD, "pld [{0}{displacement}]", "r", memory.base, memory=memory)

    def _load_four_halves(self, value: Register, memory: Memory) -> None:
        self.items.append(self._access("vld1.16 {{{0:low}}}, [{1}]", value, memory))

    def divide(self, a: Register, b: Register) -> Register:
        # Division is the scalar unit's, which names single floats of the first registers.
        low = [Register(VECTOR, low=True) for _ in range(2)]
        for register, value in zip(low, (a, b), strict=True):
            self._copy_vector(register, self._full(value))
        text = "\n".join(f"vdiv.f32 {{0:{lane}}}, {{0:{lane}}}, {{1:{lane}}}" for lane in range(LANES))
        self.emit(DIVIDE, text, "ur", *low)
        return low[0]

    def _in_place(self, text: str, *values: Register) -> list[Register]:
        """An instruction that changes several registers, on copies."""
        copies = [self._copied(value) for value in values]
        self.emit(MOVE, text, UPDATE * len(copies), *copies)
        return copies

    def unzip(self, a: Register, b: Register) -> tuple[Register, Register]:
        first, second = self._in_place("vuzp.32 {0}, {1}", a, b)
        return first, second

    def slide(self, a: Register, b: Register, count: int) -> Register:
        value = self._vector()
        self.emit(MOVE, f"vext.32 {{0}}, {{1}}, {{2}}, #{count}", "wrr", value, self._full(a), self._full(b))
        return value

    def _zip(self, a: Register, b: Register) -> tuple[Register, Register]:
        first, second = self._in_place("vzip.32 {0}, {1}", a, b)
        return first, second

    def _transpose(self, rows: Sequence[Register]) -> list[Register]:
        # Transpose the four 2x2 matrices, then exchange the two off the diagonal.
        columns = [*self._in_place("vtrn.32 {0}, {1}", *rows[:2]), *self._in_place("vtrn.32 {0}, {1}", *rows[2:])]
        for upper, lower in ((0, 2), (1, 3)):
            self.emit(MOVE, "vswp {0:high}, {1:low}", "uu", columns[upper], columns[lower])
        return columns


emit = partial(assemble, Armv7Vocabulary)
