"""Accesses whose displacement an instruction can't name get a register of their own."""

from collections.abc import Callable
from dataclasses import replace

from codegen.assembly.program import GENERAL, Block, Instruction, Register


def add_displacements(
    block: Block,
    can_name: Callable[[Instruction], bool],
    addition: Callable[[Register, Register, int], list[Instruction]],
) -> None:
    """Before each access that can't name its displacement, add that to its base register."""
    body: list[Instruction] = []
    for one in block.body:
        if one.memory is not None and one.memory.displacement and not can_name(one):
            base, address = one.memory.base, Register(GENERAL)
            body += addition(address, base, one.memory.displacement)
            one.registers = tuple(address if register is base else register for register in one.registers)
            one.memory = replace(one.memory, base=address, displacement=0)
        body.append(one)
    block.body = body
