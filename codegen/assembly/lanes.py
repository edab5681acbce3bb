"""Gathers loads of neighbouring floats into loads of vectors, where instructions take a lane as their operand.

A script broadcasts one float at a time. Where it broadcasts neighbours within one block of code, one load serves them
all: in a GEMM whose left operand is packed [rows][4 steps], a load for each row serves four steps.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from codegen.assembly.program import VECTOR, Block, Instruction, Memory, Register, instructions_of

FLOAT_BYTES = 4
GROUPS = (4, 2)  # floats of a vector, or of half of one

# load(value, memory, floats): the instruction that loads so many floats
Loader = Callable[[Register, Memory, int], Instruction]


def gather(blocks: Sequence[Block], load: Loader) -> None:
    """Replace scalar loads of neighbours, and the registers and lanes by which their values are used."""
    lanes: dict[Register, tuple[Register, int]] = {}
    for block in blocks:
        taken: set[Instruction] = set()
        wide: dict[Instruction, Instruction] = {}  # by the first of the loads that it replaces
        scalars = [one for one in block.body if one.is_scalar_load]
        for size in GROUPS:
            for group in _neighbours([one for one in scalars if one not in taken], size):
                ordered = sorted(group, key=block.body.index)
                if not _can_load_early(block.body, ordered):
                    continue
                memory = group[0].memory
                assert memory is not None
                value = Register(VECTOR, low=group[0].registers[0].low)
                wide[ordered[0]] = load(value, replace(memory, size=size * FLOAT_BYTES), size)
                taken.update(group)
                lanes.update({one.registers[0]: (value, lane) for lane, one in enumerate(group)})
        block.body = [wide.get(one, one) for one in block.body if one in wide or one not in taken]
    for one in instructions_of(blocks):
        if one.lane is not None and one.registers[-1] in lanes:
            value, one.lane = lanes[one.registers[-1]]
            one.registers = (*one.registers[:-1], value)


def _neighbours(scalars: Sequence[Instruction], size: int) -> list[list[Instruction]]:
    """Groups of so many loads, each one float after the one before."""
    groups = []
    places: dict[tuple[object, int], Instruction] = {}
    for one in scalars:
        assert one.memory is not None
        places.setdefault((one.memory.origin, one.memory.position), one)
    for origin, position in sorted(places, key=lambda place: place[1]):
        keys = [(origin, position + lane * FLOAT_BYTES) for lane in range(size)]
        if all(key in places for key in keys):
            groups.append([places.pop(key) for key in keys])
    return groups


def _can_load_early(body: Sequence[Instruction], group: Sequence[Instruction]) -> bool:
    """Does nothing between the first and the last of the loads write what they read, or move their base register?"""
    between = body[body.index(group[0]) : body.index(group[-1])]
    return not any(
        (one.memory is not None and one.memory.conflicts(load.memory)) or load.memory.base in one.writes
        for one in between
        for load in group
        if load.memory is not None
    )
