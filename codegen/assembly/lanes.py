"""Gathers loads of neighbours: of floats into vectors, where instructions take a lane as their operand; of vectors.

A script broadcasts one float at a time. Where it broadcasts neighbours within one block of code, one load serves them
all: in a GEMM whose left operand is packed [rows][4 steps], a load for each row serves four steps. Where one
instruction loads several vectors, neighbours among those are loaded together in turn.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from codegen.assembly.program import READ, VECTOR, WRITE, Block, Instruction, Memory, Register, instructions_of

FLOAT_BYTES = 4
GROUPS = (4, 2, 1)  # floats of a vector, of half of one; alone, if it is loaded several times

# load(value, memory, floats): the instruction that loads so many floats
Loader = Callable[[Register, Memory, int], Instruction]
# load(values, memory): the instruction that loads so many vectors
VectorLoader = Callable[[Sequence[Register], Memory], Instruction]


@dataclass
class Place:
    """A float in memory, and the loads of it."""

    first: Instruction
    loads: list[Instruction]

    @property
    def memory(self) -> Memory:
        """Where it is."""
        assert self.first.memory is not None
        return self.first.memory


def gather(blocks: Sequence[Block], load: Loader) -> None:
    """Replace scalar loads of neighbours, and the registers and lanes by which their values are used."""
    lanes: dict[Register, tuple[Register, int]] = {}
    for block in blocks:
        index = {one: i for i, one in enumerate(block.body)}
        places = _places(block)
        taken: set[Instruction] = set()
        new: dict[Instruction, Instruction] = {}  # by the first of the loads that it replaces
        for size in GROUPS:
            for group in _neighbours(places, size):
                loads = [one for place in group for one in place.loads]
                first = min(loads, key=lambda one: index[one])
                between = block.body[index[first] : max(index[one] for one in loads)]
                if not _can_load_early(between, [place.memory for place in group]):
                    continue
                value = Register(VECTOR, low=first.registers[0].low)
                new[first] = load(value, replace(group[0].memory, size=size * FLOAT_BYTES), size)
                lanes.update(
                    {one.registers[0]: (value, lane) for lane, place in enumerate(group) for one in place.loads}
                )
                taken.update(loads)
                for place in group:
                    del places[place.memory.origin, place.memory.position]
        block.body = [new.get(one, one) for one in block.body if one in new or one not in taken]
    for one in instructions_of(blocks):
        if one.lane is not None and one.registers[-1] in lanes:
            value, one.lane = lanes[one.registers[-1]]
            one.registers = (*one.registers[:-1], value)


def gather_vectors(blocks: Sequence[Block], sizes: Sequence[int], load: VectorLoader) -> None:
    """Replace loads of so many neighbouring vectors, the most first, by one at the place of their first."""
    for block in blocks:
        for size in sizes:
            block.body = _with_vectors_together(block.body, size, load)


def _with_vectors_together(body: Sequence[Instruction], size: int, load: VectorLoader) -> list[Instruction]:
    index = {one: i for i, one in enumerate(body)}
    loads: dict[tuple[object, int], Instruction] = {}
    for one in body:
        if one.memory is not None and _is_vector_load(one):
            loads.setdefault((one.memory.origin, one.memory.position), one)
    taken: set[Instruction] = set()
    new: dict[Instruction, Instruction] = {}
    for (origin, position), one in loads.items():
        assert one.memory is not None
        keys = [(origin, position + i * one.memory.size) for i in range(size)]
        group = [loads[key] for key in keys if key in loads and loads[key] not in taken]
        places = sorted(index[each] for each in group)
        if len(group) < size:
            continue
        values = [each.registers[0] for each in group]
        between = body[places[0] : places[-1]]
        memories = [each.memory for each in group if each.memory is not None]
        is_free = all(
            value not in other.registers
            for value, each in zip(values, group, strict=True)
            for other in body[places[0] : index[each]]
        )
        if not is_free or not _can_load_early(between, memories):
            continue
        new[body[places[0]]] = load(values, replace(one.memory, size=size * one.memory.size))
        taken.update(group)
    return [new.get(one, one) for one in body if one in new or one not in taken]


def _is_vector_load(one: Instruction) -> bool:
    return (
        one.memory is not None
        and one.memory.size == GROUPS[0] * FLOAT_BYTES
        and one.registers[0].kind == VECTOR
        and one.roles == WRITE + READ
    )


def _places(block: Block) -> dict[tuple[object, int], Place]:
    """Floats that are loaded alone, by origin and position."""
    places: dict[tuple[object, int], Place] = {}
    for one in block.body:
        if one.is_scalar_load and one.memory is not None:
            key = (one.memory.origin, one.memory.position)
            places.setdefault(key, Place(one, [])).loads.append(one)
    return places


def _neighbours(places: Mapping[tuple[object, int], Place], size: int) -> list[list[Place]]:
    """Groups of so many places, each one float after the one before."""
    groups = []
    left = dict(places)
    for origin, position in sorted(places, key=lambda key: key[1]):
        keys = [(origin, position + lane * FLOAT_BYTES) for lane in range(size)]
        if all(key in left for key in keys):
            groups.append([left.pop(key) for key in keys])
    return groups


def _can_load_early(between: Sequence[Instruction], memories: Sequence[Memory]) -> bool:
    """Does nothing until the last of the loads write what they read, or move their base register?"""
    return not any(
        (one.memory is not None and one.memory.conflicts(memory)) or memory.base in one.writes
        for one in between
        for memory in memories
    )
