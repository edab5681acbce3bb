"""Emits op graphs that need more vectors than a target has registers.

Operations come in the graph's order, which for recursive algorithms is nearly the best; inputs are loaded where they
are used first, outputs stored as soon as they are computed. Where a register is missing, the value whose next use is
farthest away leaves (L. Belady, 1966): to scratch memory, if it has no place in memory yet.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from codegen.algebra.graph import Graph, Op
from codegen.vocabulary import Pointer, Vector, Vocabulary

NEVER = 1 << 30


@dataclass(frozen=True)
class Ports:
    """How groups of consecutive inputs come from memory, or outputs go there."""

    move: Callable[..., list[Vector] | None]  # load(group) gives the vectors, store(group, vectors) takes them
    size: int = 1  # of a group
    room: int = 0  # registers that it needs besides the group's


@dataclass(frozen=True)
class Scratch:
    """Memory for values without a register: so many vectors at an offset in vectors."""

    pointer: Pointer
    first: int
    vectors: int


class Lowering:
    """One graph on its way into registers."""

    def __init__(
        self, v: Vocabulary, graph: Graph, inputs: Ports, outputs: Ports, registers: int, scratch: Scratch
    ) -> None:
        self.v = v
        self.graph = graph
        self.inputs, self.outputs = inputs, outputs
        self.registers, self.scratch = registers, scratch
        self.order = _order(graph, inputs.size, outputs.size)
        self.vectors: dict[int, Vector] = {}
        self.slots: dict[int, int] = {}  # of values that are in scratch memory
        self.uses: dict[int, list[int]] = {node: [] for node in range(len(graph.ops))}  # times, the last first
        for time, index in reversed(list(enumerate(self.order))):
            for node in graph.ops[index].operands:
                self.uses[node].append(time)
        computed = {index: time for time, index in enumerate(self.order)}
        self.groups = [graph.outputs[i : i + outputs.size] for i in range(0, len(graph.outputs), outputs.size)]
        for group in self.groups:
            time = max(computed.get(node, 0) for node in group)
            for node in group:
                self.uses[node] = sorted([*self.uses[node], time], reverse=True)

    def emit(self) -> None:
        """Every operation, and every store after the last operation that it needs."""
        for time, index in enumerate(self.order):
            self._compute(time, index, self.graph.ops[index])
            for number, group in enumerate(self.groups):
                if index in group and all(self.uses[node] and self.uses[node][-1] <= time for node in group):
                    self._store(time, number, group)

    def _compute(self, time: int, index: int, op: Op) -> None:
        a, b = (self._vector(time, node, op.operands) if node >= 0 else None for node in (op.a, op.b))
        last = [node for node in op.operands if self._use(node, time) == NEVER]
        if not last:
            self._make_room(1, op.operands)
        over = b if op.b in last else a if op.a in last else None
        for node in last:
            self._forget(node)
        match op.kind:
            case "add":
                result = self.v.add(a, b)
            case "sub":
                result = self.v.subtract(a, b)
            case "scale":
                result = self.v.scale(a, op.factor)
            case "fma":
                result = self.v.scale_add(a, op.factor, b, over)
            case "fms":
                result = self.v.scale_subtract(a, op.factor, b, over)
            case _:
                raise AssertionError(f"unknown operation {op.kind}")
        self.vectors[index] = result

    def _store(self, time: int, number: int, group: Sequence[int]) -> None:
        values = [self._vector(time, node, group) for node in group]
        self._make_room(self.outputs.room, group)
        self.outputs.move(number, values)
        for node in set(group):
            if self._use(node, time) == NEVER:
                self._forget(node)

    def _use(self, node: int, time: int) -> int:
        """When the value is used next, this time left out."""
        while self.uses[node] and self.uses[node][-1] <= time:
            self.uses[node].pop()
        return self.uses[node][-1] if self.uses[node] else NEVER

    def _vector(self, time: int, node: int, needed: Sequence[int]) -> Vector:
        if node in self.vectors:
            return self.vectors[node]
        if node in self.slots:
            self._make_room(1, needed)
            self.vectors[node] = self.v.load(self.scratch.pointer, self.slots[node] * self.v.lanes)
        else:
            first = node - node % self.inputs.size
            group = range(first, min(first + self.inputs.size, self.graph.inputs))
            self._make_room(len(group) + self.inputs.room, needed)
            loaded = self.inputs.move(first // self.inputs.size)
            assert loaded is not None
            self.vectors.update(zip(group, loaded, strict=True))
        return self.vectors[node]

    def _make_room(self, count: int, needed: Sequence[int]) -> None:
        while len(self.vectors) + count > self.registers:
            node = max((one for one in self.vectors if one not in needed), key=lambda one: self.uses[one][-1])
            in_memory = node in self.slots or (node < self.graph.inputs and self.inputs.size == 1)
            if not in_memory:
                slots = range(self.scratch.first, self.scratch.first + self.scratch.vectors)
                self.slots[node] = next(slot for slot in slots if slot not in self.slots.values())
                self.v.store(self.scratch.pointer, self.vectors[node], self.slots[node] * self.v.lanes)
            del self.vectors[node]

    def _forget(self, node: int) -> None:
        self.vectors.pop(node, None)
        self.slots.pop(node, None)


def _order(graph: Graph, input_group: int, output_group: int) -> list[int]:
    """The graph's order; but what waits for groups of inputs comes first, what completes groups of outputs last."""
    indices = range(graph.inputs, len(graph.ops))
    used = {node for op in graph.ops for node in op.operands}

    def stage(index: int) -> tuple[int, int, int]:
        op = graph.ops[index]
        if input_group > 1 and all(node < graph.inputs for node in op.operands):
            return (0, min(op.operands), index)
        if output_group > 1 and index in graph.outputs and index not in used:
            return (2, graph.outputs.index(index) % (len(graph.outputs) // 2), index)
        return (1, 0, index)

    return sorted(indices, key=stage)
