"""Register allocation by colouring the interference graph.

Two registers interfere where one is written while the value of the other is still needed. Registers with fewer
neighbours than there are colours can wait; the rest is tried all the same, and what finds no colour goes to the stack.
P. Briggs, K. Cooper and L. Torczon, Improvements to Graph Coloring Register Allocation (1994), describes the scheme.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from codegen.assembly.liveness import live_out
from codegen.assembly.machine import File, Machine
from codegen.assembly.program import CONSTANTS, Block, Instruction, Register, instructions_of

ROUNDS = 12  # of spilling, until everything has a register


@dataclass
class Graph:
    """Who interferes with whom, who is copied to whom, and whose numbers follow each other."""

    neighbours: dict[Register, set[Register]] = field(default_factory=dict)
    partners: dict[Register, set[Register]] = field(default_factory=dict)
    groups: dict[Register, tuple[Register, ...]] = field(default_factory=dict)


class OutOfRegistersError(ValueError):
    """More values are needed at once than there are registers of a kind."""


def interference(blocks: Sequence[Block]) -> Graph:
    """The graph of a program."""
    graph = Graph()
    for one in instructions_of(blocks):
        for register in one.registers:
            graph.neighbours.setdefault(register, set())
            graph.partners.setdefault(register, set())
        if one.consecutive > 1:
            group = one.registers[: one.consecutive]
            graph.groups.update(dict.fromkeys(group, group))
    after = live_out(blocks)
    for block in blocks:
        live = set(after[block])
        for one in reversed(block.body):
            source = one.registers[1] if one.is_copy else None
            for written in one.writes:
                others = live.union(one.writes) if source is None else live - {source}
                for other in others:
                    if other is not written and other.kind == written.kind:
                        graph.neighbours[written].add(other)
                        graph.neighbours[other].add(written)
            if source is not None:
                graph.partners[one.registers[0]].add(source)
                graph.partners[source].add(one.registers[0])
            live.difference_update(one.writes)
            live.update(one.reads)
    return graph


def colour(
    graph: Graph, files: Mapping[str, File], cost: Mapping[Register, float]
) -> tuple[dict[Register, int], list[Register]]:
    """Numbers of registers, and those that got none."""
    numbers = {register: register.number for register in graph.neighbours if register.number is not None}
    # Sets have no order of their own, and the same program shall always become the same code.
    index = {register: i for i, register in enumerate(graph.neighbours)}
    room = {register: len(files[register.kind].choices(register)) for register in graph.neighbours}
    left = {register: len(others) for register, others in graph.neighbours.items() if register not in numbers}
    stack: list[Register] = []
    # Groups get their numbers first, while many that follow each other are free: they leave last.
    easy = [register for register, degree in left.items() if degree < room[register] and register not in graph.groups]
    while left:
        while easy:
            register = easy.pop()
            if register not in left:
                continue
            del left[register]
            stack.append(register)
            for other in sorted(graph.neighbours[register] & left.keys(), key=lambda one: index[one]):
                left[other] -= 1
                if left[other] == room[other] - 1 and other not in graph.groups:
                    easy.append(other)
        if left:
            easy.append(min(left, key=lambda one: (one in graph.groups, cost[one] / (left[one] + 1))))
    result = dict(numbers)
    missing = []
    for register in reversed(stack):
        if register in result:
            continue
        if register in graph.groups:
            found = _consecutive(graph, graph.groups[register], files[register.kind], result)
            result.update(found)
            missing += [] if found else [register]
            continue
        taken = {result[other] for other in graph.neighbours[register] if other in result}
        free = [number for number in files[register.kind].choices(register) if number not in taken]
        partners = sorted(graph.partners[register] & result.keys(), key=lambda one: index[one])
        wished = [result[partner] for partner in partners]
        if free:
            result[register] = next((number for number in wished if number in free), free[0])
        else:
            missing.append(register)
    return result, missing


def _consecutive(
    graph: Graph, group: Sequence[Register], file: File, numbers: Mapping[Register, int]
) -> dict[Register, int]:
    """Numbers of a group that follow each other, best at a multiple of how many there are; nothing if all are taken."""
    taken = [{numbers[other] for other in graph.neighbours[register] if other in numbers} for register in group]
    choices = [set(file.choices(register)) - others for register, others in zip(group, taken, strict=True)]
    for first in sorted(file.numbers, key=lambda number: number % len(group) != 0):
        if all(first + place in free for place, free in enumerate(choices)):
            return {register: first + place for place, register in enumerate(group)}
    return {}


def _loops(blocks: Sequence[Block]) -> dict[Block, int]:
    """How many loops each block is in: blocks between a label and a branch back to it."""
    place = {label: index for index, block in enumerate(blocks) for label in block.labels}
    depth = dict.fromkeys(blocks, 0)
    for index, block in enumerate(blocks):
        target = block.body[-1].target if block.body else None
        if target is not None and place[target] <= index:
            for inner in blocks[place[target] : index + 1]:
                depth[inner] += 1
    return depth


def _spill(blocks: Sequence[Block], register: Register, slot: int, machine: Machine) -> bool:
    """Give each use a register of its own; true if the value needs its place on the stack."""
    definitions = [one for one in instructions_of(blocks) if register in one.writes]
    source = definitions[0]
    is_loaded = source.memory is not None and source.memory.root == CONSTANTS and source.registers[0] is register
    is_constant = is_loaded and len(definitions) == 1
    for block in blocks:
        body: list[Instruction] = []
        for one in block.body:
            if register not in one.registers:
                body.append(one)
                continue
            if is_constant and one is source:
                continue
            piece = Register(register.kind, register.low)
            if register in one.reads:
                body.append(_again(source, piece) if is_constant else machine.reload(piece, slot))
            is_written = register in one.writes
            one.registers = tuple(piece if other is register else other for other in one.registers)
            body.append(one)
            if is_written:
                body.append(machine.spill(piece, slot))
        block.body = body
    return not is_constant


def _again(load: Instruction, register: Register) -> Instruction:
    """The same load of a constant into another register."""
    return Instruction(load.operation, load.text, load.roles, (register, *load.registers[1:]), load.memory)


def allocate(blocks: Sequence[Block], machine: Machine, may_spill: frozenset[str]) -> tuple[dict[Register, int], int]:
    """Numbers of all registers, and how many places on the stack spilled values take.

    Registers of a kind that may not be spilled, and don't fit, raise OutOfRegistersError.
    """
    slots = 0
    whole: set[Register] = {register for one in instructions_of(blocks) for register in one.registers}
    for _ in range(ROUNDS):
        graph = interference(blocks)
        cost = dict.fromkeys(graph.neighbours, 0.0)
        depth = _loops(blocks)
        for block in blocks:
            for one in block.body:
                for register in one.registers:
                    # Pieces of spilled values can't be cut any more.
                    cost[register] += 8.0 ** depth[block] if register in whole else 1e9
        numbers, missing = colour(graph, machine.files, cost)
        if not missing:
            return numbers, slots
        for register in missing:
            if register.kind not in may_spill:
                file = machine.files[register.kind]
                raise OutOfRegistersError(
                    f"more than {len(file.choices(register))} {register.kind} registers are needed at once"
                )
            slots += _spill(blocks, register, slots, machine)
    raise OutOfRegistersError("values don't fit into registers, whatever is spilled")
