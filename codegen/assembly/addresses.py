"""Addresses that instructions can't name: registers of their own, or base registers that move along."""

from collections.abc import Callable
from dataclasses import replace

from codegen.assembly.program import GENERAL, UPDATE, Block, Instruction, Register

STEP = "{step}"  # in a text: where it says that the base register moves on


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


def step_through(
    block: Block,
    addition: Callable[[Register, Register, int], list[Instruction]],
    moving: Callable[[Instruction, int], str | None],
) -> None:
    """Where instructions can't name displacements, but can move their base register on to what follows: let them.

    A base register is moved from access to access. How far it is ahead of where it should be is made good where it is
    used otherwise, and at the end. `moving` gives the text of an access, of no displacement, that moves its base
    register on by so many bytes; None if there is no such instruction.
    """
    bases = {one.memory.base for one in block.body if one.memory is not None and STEP in one.text}
    for base in sorted(bases, key=lambda register: _first_use(block, register)):
        uses = [one for one in block.body if base in one.registers]
        new: dict[Instruction, list[Instruction]] = {}  # what each of them becomes
        ahead = 0
        advances = uses[-1].distance is not None
        for one, following in zip(uses, [*uses[1:], None], strict=True):
            before: list[Instruction] = []
            if one.memory is not None and one.memory.base is base:
                distance = one.memory.displacement - ahead
                if STEP in one.text and distance and following is not None:
                    before = addition(base, base, distance)
                    ahead, distance = ahead + distance, 0
                wanted = _wanted(following, base, advances) if following is not None else None
                if distance == 0 and wanted is not None and wanted != ahead:
                    text = moving(one, wanted - ahead)
                    if text is not None:
                        one.text, one.roles, ahead = text, one.roles[:-1] + UPDATE, wanted
                one.memory = replace(one.memory, displacement=distance)
                new[one] = [*before, one]
            elif one.distance is not None:
                new[one] = addition(base, base, one.distance - ahead) if one.distance != ahead else []
                ahead = 0
            else:
                new[one] = [*(addition(base, base, -ahead) if ahead else ()), one]
                ahead = 0
        body = [each for one in block.body for each in new.get(one, [one])]
        if ahead:
            end = len(body) - (body[-1].target is not None)
            body[end:end] = addition(base, base, -ahead)
        block.body = body


def _first_use(block: Block, base: Register) -> int:
    return next(index for index, one in enumerate(block.body) if base in one.registers)


def _wanted(one: Instruction, base: Register, advances: bool) -> int | None:
    """Where the instruction would have its base register; None if anywhere, or if it does something else with it.

    Moving on to an access that can name its displacement pays where the register has to move on at last.
    """
    if one.memory is not None and one.memory.base is base:
        return one.memory.displacement if advances or STEP in one.text else None
    return one.distance
