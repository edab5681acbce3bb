"""From kernels to a file of assembler text."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from codegen.assembly.allocation import OutOfRegistersError, allocate
from codegen.assembly.lanes import gather, gather_vectors
from codegen.assembly.liveness import live_out, remove_dead_code
from codegen.assembly.machine import Frame, Machine
from codegen.assembly.program import (
    FMA,
    GENERAL,
    VECTOR,
    Block,
    Instruction,
    Label,
    Register,
    blocks_of,
    instructions_of,
)
from codegen.assembly.scheduling import schedule
from codegen.assembly.vocabulary import LANES, AssemblyVocabulary
from codegen.contract import CodeFacts, Kernel
from codegen.microarchitecture import Microarchitecture

MARGINS = (0, 1, 2, 4, 6, 8)  # registers that schedules leave free, until all values fit


@dataclass(frozen=True)
class Syntax:
    """What object formats differ in."""

    prefix: str  # of symbols
    local: str  # prefix of labels that are no symbols
    constants: str  # the section of constants
    page: str  # of a constant's address, its upper bits
    offset: str  # and the lower ones
    has_types: bool  # symbols have types and sizes


SYNTAXES = {
    "elf": Syntax("", ".L", ".section .rodata", "{}", ":lo12:{}", True),
    "macho": Syntax("_", "L", ".section __TEXT,__const", "{}@PAGE", "{}@PAGEOFF", False),
}


@dataclass(frozen=True)
class Operand:
    """A register as format() sees it: {0:q} asks for the form q."""

    machine: Machine
    kind: str
    number: int
    lane: int | None

    def __format__(self, form: str) -> str:
        return self.machine.spell(self.kind, self.number, form, self.lane)


@dataclass
class Function:
    """A kernel whose instructions have their order and their registers."""

    blocks: list[Block]
    numbers: Mapping[Register, int]
    frame: Frame
    constants: Sequence[int]


def compile_kernel(
    kernel: Kernel, vocabulary_type: type[AssemblyVocabulary], microarchitecture: Microarchitecture
) -> Function:
    """Record the kernel's script, choose instructions, their order and their registers."""
    machine, core = vocabulary_type.machine, microarchitecture.core
    together = vocabulary_type.vectors_together
    attempts = [(together[first:], margin) for first in range(len(together) + 1) for margin in MARGINS]
    for sizes, margin in (*attempts, ((), None)):
        vocabulary = vocabulary_type(microarchitecture)
        kernel.emit(vocabulary)
        blocks = blocks_of(vocabulary.items)
        remove_dead_code(blocks)
        gather(blocks, vocabulary.load_floats)
        remove_dead_code(blocks)
        gather_vectors(blocks, sizes, vocabulary.load_vectors)
        for block in blocks:
            machine.address(block, core)
        # The source's order may spill; another one must be no reason to.
        may_spill = frozenset((GENERAL, VECTOR))
        if core is not None and margin is not None:
            may_spill = frozenset((GENERAL,))
            after = live_out(blocks)
            limits = {kind: len(file.numbers) - margin for kind, file in machine.files.items()}
            for block in blocks:
                block.body = schedule(block.body, core, after[block], limits)
        try:
            numbers, slots = allocate(blocks, machine, may_spill)
        except OutOfRegistersError:
            if margin is None:
                raise
            continue
        for block in blocks:
            block.body = [one for one in block.body if not _is_nothing(one, numbers)]
        written = {(one.kind, numbers[one]) for each in instructions_of(blocks) for one in each.writes}
        preserved = {
            kind: sorted(number for number in file.preserved if (kind, number) in written)
            for kind, file in machine.files.items()
        }
        return Function(blocks, numbers, Frame(preserved, slots), vocabulary.constants)
    raise AssertionError("the last margin returns or raises")


def _is_nothing(one: Instruction, numbers: Mapping[Register, int]) -> bool:
    return one.is_copy and numbers[one.registers[0]] == numbers[one.registers[1]]


class Writer:
    """A file of assembler text in the making."""

    def __init__(self, machine: Machine, object_format: str) -> None:
        if object_format not in machine.formats:
            raise ValueError(f"object format {object_format} is none of {', '.join(machine.formats)}")
        self.machine = machine
        self.syntax = SYNTAXES[object_format]
        self.lines = [*(machine.directives if self.syntax.has_types else ())]
        self.names: dict[Label, str] = {}

    def write(self, function: Function, symbol: str) -> CodeFacts:
        """Add a function."""
        name, table = self.syntax.prefix + symbol, f"{self.syntax.local}constants_{symbol}"
        if function.constants:
            self.lines += ["", self.syntax.constants, "    .p2align 4", f"{table}:"]
            patterns = [*function.constants, *[0] * (-len(function.constants) % LANES)]
            for first in range(0, len(patterns), LANES):
                self.lines.append("    .long " + ", ".join(f"{one:#010x}" for one in patterns[first : first + LANES]))
        self.lines += ["", "    .text", "    .p2align 4", f"    .globl {name}"]
        if self.syntax.has_types:
            self.lines.append(f"    .type {name}, %function")
        self.lines.append(f"{name}:")
        code = self.machine.enter(function.frame)
        targets = {one.target for one in instructions_of(function.blocks)}
        for block in function.blocks:
            code += [f"{self._label(label)}:" for label in block.labels if label in targets]
            for one in block.body:
                code += self._text(one, function, table)
        code += self.machine.leave(function.frame)
        self.lines += [line if line.endswith(":") else f"    {line}" for line in code]
        if self.syntax.has_types:
            self.lines.append(f"    .size {name}, . - {name}")
        instructions = sum(not line.endswith(":") for line in code)
        vectors = {
            function.numbers[one]
            for each in instructions_of(function.blocks)
            for one in each.registers
            if one.kind == VECTOR
        }
        fmas = sum(one.operation == FMA for one in instructions_of(function.blocks))
        return CodeFacts(len(vectors), self.machine.instruction_bytes * instructions, instructions, fmas)

    def _label(self, label: Label) -> str:
        return self.names.setdefault(label, f"{self.syntax.local}{label.what}_{len(self.names)}")

    def _text(self, one: Instruction, function: Function, table: str) -> list[str]:
        operands = [Operand(self.machine, each.kind, function.numbers[each], one.lane) for each in one.registers]
        displacement = one.memory.displacement if one.memory is not None else 0
        constant = f"{table}+{displacement}" if displacement else table
        text = one.text.format(
            *operands,
            lane=one.lane,
            step="",
            displacement=f", #{displacement}" if displacement else "",
            target=self._label(one.target) if one.target is not None else None,
            frame=self.machine.frame_offset(one, function.frame),
            constant=constant,
            page=self.syntax.page.format(constant),
            offset=self.syntax.offset.format(constant),
        )
        return text.split("\n")

    def finish(self, path: Path) -> None:
        """Write the file."""
        if self.syntax.has_types:
            self.lines += ["", '    .section .note.GNU-stack, "", %progbits']
        path.write_text("\n".join(self.lines) + "\n")


def assemble(
    vocabulary_type: type[AssemblyVocabulary],
    kernels: Sequence[Kernel],
    target: str,
    microarchitecture: Microarchitecture,
    object_format: str,
    path: Path,
) -> list[CodeFacts]:
    """Write one file with all kernels."""
    writer = Writer(vocabulary_type.machine, object_format)
    facts = [
        writer.write(compile_kernel(kernel, vocabulary_type, microarchitecture), kernel.symbol(target))
        for kernel in kernels
    ]
    writer.finish(path)
    return facts
