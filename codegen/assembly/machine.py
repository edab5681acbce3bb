"""What the passes must know of an instruction set: registers, addresses, the frame, spelling."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from codegen.assembly.program import Block, Instruction, Register
from codegen.microarchitecture import Core

SLOT_BYTES = 16  # of a spilled value, on the stack


@dataclass(frozen=True)
class File:
    """The registers of one kind, in the order in which they are taken; `low` ones can be named by every instruction."""

    numbers: tuple[int, ...]
    low: frozenset[int]
    preserved: frozenset[int]  # a function that changes them restores them

    def choices(self, register: Register) -> tuple[int, ...]:
        """Those that the register may become."""
        return tuple(number for number in self.numbers if number in self.low) if register.low else self.numbers


@dataclass(frozen=True)
class Frame:
    """A function's part of the stack: registers to restore, and places for spilled values below them."""

    preserved: Mapping[str, Sequence[int]]  # by kind
    slots: int


class Machine(ABC):
    """One instruction set."""

    files: ClassVar[Mapping[str, File]]
    directives: ClassVar[Sequence[str]]  # at the start of a file in ELF's format
    formats: ClassVar[Sequence[str]]  # of object files
    instruction_bytes: ClassVar[int]

    @abstractmethod
    def spell(self, kind: str, number: int, form: str, lane: int | None) -> str:
        """A register's name, in the form that an instruction's text asks for."""

    @abstractmethod
    def addition(self, result: Register, register: Register, value: int) -> list[Instruction]:
        """result = register + value"""

    @abstractmethod
    def address(self, block: Block, core: Core | None) -> None:
        """Rewrite accesses whose displacement their instruction can't name."""

    @abstractmethod
    def spill(self, register: Register, slot: int) -> Instruction:
        """Store a register to its place on the stack."""

    @abstractmethod
    def reload(self, register: Register, slot: int) -> Instruction:
        """Load a register from its place on the stack."""

    @abstractmethod
    def enter(self, frame: Frame) -> list[str]:
        """Make a frame."""

    @abstractmethod
    def leave(self, frame: Frame) -> list[str]:
        """Undo that and return."""

    @abstractmethod
    def frame_bytes(self, frame: Frame) -> int:
        """From the stack pointer to the caller's arguments."""

    def frame_offset(self, one: Instruction, frame: Frame) -> int:
        """Where what the instruction names lies, from the stack pointer."""
        if one.argument is not None:
            return self.frame_bytes(frame) + one.argument
        return SLOT_BYTES * one.slot if one.slot is not None else 0
