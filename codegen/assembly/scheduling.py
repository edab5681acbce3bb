"""A list scheduler: puts the instructions of a block into an order that keeps a core's units busy.

In-order cores stop at the first instruction whose operands are not there yet. The scheduler simulates such a core: each
cycle it issues, of the instructions whose operands are ready, those from which the longest chain of latencies leads to
the block's end. Loads thus come as much ahead of their uses as latencies and registers allow. P. Gibbons and
S. Muchnick, Efficient Instruction Scheduling for a Pipelined Architecture (1986), describes the scheme.

Where results have to come in order too, whatever is quick waits for the slow ones before it: there the quick ones, as
many as have registers, go first.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from codegen.assembly.program import Instruction, Register
from codegen.microarchitecture import Core, Timing


@dataclass(eq=False)
class Node:
    """An instruction, and what must wait for it: (node, cycles)."""

    instruction: Instruction
    index: int
    followers: list[tuple["Node", int]] = field(default_factory=list)
    waits_for: int = 0
    earliest: int = 0
    height: int = 0  # cycles from its issue to the end of the longest chain


def dependences(body: Sequence[Instruction], core: Core) -> list[Node]:
    """The graph of what must come after what."""
    nodes = [Node(one, index) for index, one in enumerate(body)]
    writer: dict[Register, Node] = {}
    readers: dict[Register, list[Node]] = {}
    accesses: list[Node] = []
    for node in nodes:
        one = node.instruction
        before: dict[Node, int] = {}

        def wait(other: Node, cycles: int, before: dict[Node, int] = before) -> None:
            before[other] = max(before.get(other, 0), cycles)

        for register in one.reads:
            if register in writer:
                wait(writer[register], _latency(writer[register].instruction, one, register, core))
        for register in one.writes:
            for reader in readers.get(register, []):
                wait(reader, 0)
            if register in writer:
                wait(writer[register], 1)
        if one.memory is not None:
            for other in accesses:
                assert other.instruction.memory is not None
                if one.memory.conflicts(other.instruction.memory):
                    wait(other, 1)
            accesses.append(node)
        if one.target is not None:
            for other in nodes[: node.index]:
                wait(other, 0)
        before.pop(node, None)
        for other, cycles in before.items():
            other.followers.append((node, cycles))
        node.waits_for = len(before)
        for register in one.reads:
            readers.setdefault(register, []).append(node)
        for register in one.writes:
            writer[register] = node
            readers[register] = []
    for node in reversed(nodes):
        node.height = max((cycles + other.height for other, cycles in node.followers), default=0)
    return nodes


def _timing(node: Node, core: Core) -> Timing:
    return core.timings[node.instruction.operation]


def _latency(producer: Instruction, consumer: Instruction, register: Register, core: Core) -> int:
    timing = core.timings[producer.operation]
    if producer.memory is not None and register is producer.memory.base:
        return 1  # moved on, not loaded
    is_sum = producer.operation == consumer.operation and register in producer.writes and register in consumer.writes
    if is_sum and timing.accumulation is not None:
        return timing.accumulation  # sums are forwarded from one FMA to the next
    return timing.latency


class Pressure:
    """How many registers of each kind hold values that are still needed, as the order grows."""

    def __init__(self, body: Sequence[Instruction], live_out: set[Register], limits: Mapping[str, int]) -> None:
        self.limits = limits
        self.live_out = live_out
        self.uses: dict[Register, int] = {}
        written: set[Register] = set()
        live_in: set[Register] = set()
        for one in body:
            for register in one.registers:
                self.uses[register] = self.uses.get(register, 0) + 1
            live_in.update(register for register in one.reads if register not in written)
            written.update(one.writes)
        self.live = live_in | (live_out - written)
        self.counts = Counter(register.kind for register in self.live)

    def _change(self, one: Instruction) -> tuple[set[Register], set[Register]]:
        """Registers that come to life and that die."""
        touched = set(one.registers)
        born = touched - self.live
        dead = {
            register
            for register in touched
            if self.uses[register] == one.registers.count(register) and register not in self.live_out
        }
        return born, dead

    def allows(self, one: Instruction) -> bool:
        """Would there still be registers for all?"""
        born, dead = self._change(one)
        for kind, limit in self.limits.items():
            more = sum(register.kind == kind for register in born)
            less = sum(register.kind == kind for register in dead)
            if more > less and self.counts[kind] + more - less > limit:
                return False
        return True

    def issue(self, one: Instruction) -> None:
        """Note that it is next in the order."""
        born, dead = self._change(one)
        self.live |= born
        self.live -= dead
        self.counts.update(register.kind for register in born)
        self.counts.subtract(register.kind for register in dead)
        for register in one.registers:
            self.uses[register] -= 1


def _preference(node: Node, taken: set[str], core: Core) -> tuple[bool | int, int]:
    """The highest goes first: in general the longest chain; of quick ones, another unit's, in the source's order."""
    if core.in_order_results:
        return _timing(node, core).unit not in taken, -node.index
    return node.height, -node.index


def schedule(
    body: Sequence[Instruction], core: Core, live_out: set[Register], limits: Mapping[str, int]
) -> list[Instruction]:
    """The body in its new order. `limits` says how many registers of each kind values may take."""
    nodes = dependences(body, core)
    pressure = Pressure(body, live_out, limits)
    waiting = [node for node in nodes if node.waits_for == 0]
    order: list[Instruction] = []
    free = {unit: [0] * count for unit, count in core.units.items()}  # since when each one is
    last_result = 0
    cycle, issued = 0, 0
    taken: set[str] = set()  # units, by this cycle's instructions
    while waiting:
        fitting = [node for node in waiting if node.earliest <= cycle and pressure.allows(node.instruction)]
        if core.in_order_results:
            fitting = [node for node in fitting if cycle + _timing(node, core).latency >= last_result]
            # What takes a cycle more can follow a cycle earlier, beside what is quickest.
            quickest = min((_timing(node, core).latency for node in fitting), default=0)
            fitting = [node for node in fitting if _timing(node, core).latency <= quickest + 1]
        fitting = [node for node in fitting if min(free[_timing(node, core).unit]) <= cycle]
        if issued == core.issue or not fitting:
            # Where nothing fits and nothing else will, the order of the source is known to be possible.
            later = [node.earliest for node in waiting if node.earliest > cycle]
            later += [since for unit in free.values() for since in unit if since > cycle]
            if core.in_order_results:
                starts = [last_result - _timing(node, core).latency for node in waiting]
                later += [start for start in starts if start > cycle]
            if issued or later:
                cycle, issued = (cycle + 1 if issued else min(later)), 0
                taken.clear()
                continue
            fitting = [min(waiting, key=lambda node: node.index)]
        node = max(fitting, key=lambda one: _preference(one, taken, core))
        taken.add(_timing(node, core).unit)
        waiting.remove(node)
        order.append(node.instruction)
        pressure.issue(node.instruction)
        timing = _timing(node, core)
        last_result = max(last_result, cycle + timing.latency)
        unit = free[timing.unit]
        unit[unit.index(min(unit))] = cycle + timing.cycles
        issued += 1
        for other, cycles in node.followers:
            other.waits_for -= 1
            other.earliest = max(other.earliest, cycle + cycles)
            if other.waits_for == 0:
                waiting.append(other)
    return order
