"""The assembler back end: that no pass changes what a program computes, by running programs on symbols."""

import copy
import random
from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

import pytest

from codegen.assembly.allocation import OutOfRegistersError, allocate
from codegen.assembly.assembler import Function, compile_kernel
from codegen.assembly.lanes import gather, gather_vectors
from codegen.assembly.liveness import live_out, remove_dead_code
from codegen.assembly.machine import Machine
from codegen.assembly.program import (
    CONSTANTS,
    FMA,
    GENERAL,
    LOAD,
    LOAD_FOUR,
    LOAD_TWO,
    STORE,
    VECTOR,
    Block,
    Instruction,
    Memory,
    Register,
    blocks_of,
    instructions_of,
)
from codegen.assembly.scheduling import schedule
from codegen.assembly.vocabulary import AssemblyVocabulary
from codegen.contract import FMA_PEAK, Kernel
from codegen.kernels import FAMILIES, families, family_kernels
from codegen.microarchitecture import MICROARCHITECTURES, Core, Tile, default_microarchitecture
from codegen.targets.aarch64_neon import Aarch64Vocabulary
from codegen.targets.armv7_neon import Armv7Vocabulary

VOCABULARIES: dict[str, type[AssemblyVocabulary]] = {"aarch64_neon": Aarch64Vocabulary, "armv7_neon": Armv7Vocabulary}
STEPS = 4000  # instructions that a program may run for
LIMITS = {GENERAL: 12, VECTOR: 14}
SPILL = frozenset((GENERAL, VECTOR))


def family(name: str, target: str) -> list[Kernel]:
    """A family's kernels; of those that differ in the number of rows only, the first and the last."""
    record = default_microarchitecture(target)
    kernels = family_kernels(name, 4, record) if name in families(record) else []
    return [kernels[0], kernels[-1]] if kernels and "rows" in kernels[0].facts else kernels


def recorded(kernel: Kernel, target: str, joins_loads: bool = True) -> list[Block]:
    record = default_microarchitecture(target)
    vocabulary = VOCABULARIES[target](record)
    kernel.emit(vocabulary)
    blocks = blocks_of(vocabulary.items)
    remove_dead_code(blocks)
    gather(blocks, vocabulary.load_floats)
    remove_dead_code(blocks)
    gather_vectors(blocks, vocabulary.vectors_together if joins_loads else (), vocabulary.load_vectors)
    for block in blocks:
        vocabulary.machine.address(block, record.core)
    return blocks


class Symbols:
    """Values: one number for each way of computing one."""

    def __init__(self) -> None:
        self.numbers: dict[Hashable, int] = {}

    def of(self, *way: Hashable) -> int:
        """The value's number."""
        return self.numbers.setdefault(way, len(self.numbers))


def trace(
    blocks: Sequence[Block], place: Callable[[Register], Hashable], symbols: Symbols, seed: int
) -> list[tuple[Hashable, ...]]:
    """What a program does to memory and where it branches, on a random path through it."""
    choices = random.Random(seed)
    values: dict[Hashable, int] = {}
    slots: dict[int, int] = {}
    effects: list[tuple[Hashable, ...]] = []
    stores = 0
    index, steps = 0, 0
    while index < len(blocks) and steps < STEPS:
        block = blocks[index]
        index += 1
        for one in block.body:
            steps += one.slot is None

            def value(register: Register) -> int:
                where = place(register)
                return values.setdefault(where, symbols.of("before", register.kind, where))

            inputs = tuple(value(register) for register in one.reads)
            if one.slot is not None:
                if one.writes:
                    values[place(one.registers[0])] = slots[one.slot]
                else:
                    slots[one.slot] = inputs[0]
                continue
            if one.is_copy:
                values[place(one.registers[0])] = inputs[0]
                continue
            is_constant = one.memory is not None and one.memory.root == CONSTANTS
            displacement = one.memory.displacement if one.memory is not None else 0
            way = (one.text, one.lane, displacement, one.argument, inputs, 0 if is_constant else stores)
            if one.has_effect:
                effects.append(way)
            stores += one.memory is not None and one.memory.writes
            for number, register in enumerate(one.writes):
                values[place(register)] = symbols.of(*way, number)
            if one.target is not None and (not one.registers or choices.random() < 0.5):
                index = next(i for i, other in enumerate(blocks) if one.target in other.labels)
    return effects


def virtual(register: Register) -> Hashable:
    return register if register.number is None else (register.kind, register.number)


def small(machine: Machine) -> Machine:
    """A machine with fewer registers, so that much has to be spilled."""
    copied = copy.copy(machine)
    first = {GENERAL: 8, VECTOR: 10}
    copied.files = {  # type: ignore[misc]
        kind: replace(file, numbers=tuple(sorted(file.numbers)[: first[kind]])) for kind, file in machine.files.items()
    }
    return copied


@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize("target", VOCABULARIES)
@pytest.mark.parametrize("is_small", [False, True])
def test_allocation_keeps_what_kernels_compute(is_small: bool, target: str, name: str) -> None:
    """No register is taken while it holds a value that is needed, whatever is spilled."""
    record = default_microarchitecture(target)
    assert record.core is not None
    machine = VOCABULARIES[target].machine
    machine = small(machine) if is_small else machine
    kernels = family(name, target)
    if not kernels:
        pytest.skip(f"{target} has no {name} kernels")
    for kernel in kernels[:1] + kernels[-1:] if is_small else kernels:
        # Where vectors may be spilled, as by compile_kernel at last, none are loaded to registers side by side.
        blocks = recorded(kernel, target, joins_loads=not is_small)
        after = live_out(blocks)
        limits = {kind: len(file.numbers) for kind, file in machine.files.items()}
        for block in blocks:
            block.body = schedule(block.body, record.core, after[block], limits)
        before = copy.deepcopy(blocks)
        numbers, _ = allocate(blocks, machine, SPILL)

        def physical(register: Register, numbers: dict[Register, int] = numbers) -> Hashable:
            return (register.kind, numbers[register])

        symbols = Symbols()
        for one in instructions_of(blocks):
            group = [numbers[register] for register in one.registers[: one.consecutive]]
            assert group == [group[0] + place for place in range(len(group))]
        for seed in range(4):
            expected, found = trace(before, virtual, symbols, seed), trace(blocks, physical, symbols, seed)
            # What moves between registers and stack counts as steps too: that path may end earlier.
            assert found == expected[: len(found)] and 4 * len(found) >= len(expected)


def earlier_conflicts(body: Sequence[Instruction]) -> dict[Instruction, frozenset[Instruction]]:
    """The accesses that each access must come after."""
    accesses = [one for one in body if one.memory is not None]
    return {
        one: frozenset(other for other in accesses[:index] if other.memory.conflicts(one.memory))
        for index, one in enumerate(accesses)
    }


def check_schedule(body: Sequence[Instruction], core: Core, live: set[Register]) -> None:
    order = schedule(body, core, live, LIMITS)
    assert sorted(map(id, order)) == sorted(map(id, body))
    assert producers(body) == producers(order)
    assert final_writers(body) == final_writers(order)
    assert earlier_conflicts(body) == earlier_conflicts(order)
    if body and body[-1].target is not None:
        assert order[-1] is body[-1]


def producers(body: Sequence[Instruction]) -> dict[Instruction, list[Instruction | None]]:
    """Whose results each instruction reads."""
    writer: dict[Register, Instruction] = {}
    result: dict[Instruction, list[Instruction | None]] = {}
    for one in body:
        result[one] = [writer.get(register) for register in one.reads]
        writer.update(dict.fromkeys(one.writes, one))
    return result


def final_writers(body: Sequence[Instruction]) -> dict[Register, Instruction]:
    """Who writes each register last."""
    return {register: one for one in body for register in one.writes}


@pytest.mark.parametrize("name", FAMILIES)
@pytest.mark.parametrize("microarchitecture", ["cortex_a53", "cortex_a76", "cortex_a7"])
def test_schedules_keep_what_kernels_compute(microarchitecture: str, name: str) -> None:
    record = MICROARCHITECTURES[microarchitecture]
    assert record.core is not None
    for kernel in family(name, record.target):
        blocks = recorded(kernel, record.target)
        after = live_out(blocks)
        for block in blocks:
            check_schedule(block.body, record.core, after[block])


def random_body(choices: random.Random) -> list[Instruction]:
    """Loads, stores and sums on few registers and places, so that everything depends on everything."""
    vectors = [Register(VECTOR) for _ in range(6)]
    bases = [Register(GENERAL) for _ in range(2)]
    body = []
    for _ in range(choices.randrange(1, 40)):
        kind = choices.randrange(4)
        register, base = choices.choice(vectors), choices.choice(bases)
        place = 4 * choices.randrange(8)
        memory = Memory(base, place, 16, kind == 1, base if choices.random() < 0.7 else None, place, None)
        match kind:
            case 0:
                body.append(Instruction(LOAD, "load", "wr", (register, base), memory))
            case 1:
                body.append(Instruction("store", "store", "rr", (register, base), memory))
            case 2:
                body.append(Instruction("integer", "move", "u", (base,)))
            case 3:
                body.append(Instruction(FMA, "fma", "urr", (register, *choices.choices(vectors, k=2))))
    return body


@pytest.mark.parametrize("seed", range(100))
def test_schedules_keep_what_random_programs_compute(seed: int) -> None:
    choices = random.Random(seed)
    body = random_body(choices)
    live = {register for one in body for register in one.registers if choices.random() < 0.5}
    for name in ("cortex_a53", "cortex_a76", "cortex_a7"):
        core = MICROARCHITECTURES[name].core
        assert core is not None
        check_schedule(body, core, live)


def run(body: Sequence[Instruction]) -> tuple[dict[Register, Hashable], dict[tuple[object, int], Hashable]]:
    """What is in registers and memory after loads, stores and sums: how each float was computed."""
    values: dict[Register, Hashable] = {}
    memory: dict[tuple[object, int], Hashable] = {}
    for one in body:
        if one.memory is None:
            values[one.registers[0]] = (one.text, *(values.get(register, register) for register in one.reads))
            continue
        for number, register in enumerate(one.registers[:-1]):
            places = [(one.memory.origin, one.memory.position + 16 * number + byte) for byte in (0, 4, 8, 12)]
            if one.memory.writes:
                memory.update(dict.fromkeys(places, values.get(register, register)))
            else:
                base = values.get(one.registers[-1], one.registers[-1])
                values[register] = (base, *(memory.get(place, place) for place in places))
    return values, memory


@pytest.mark.parametrize("seed", range(100))
def test_loads_are_put_together_where_that_changes_nothing(seed: int) -> None:
    choices = random.Random(seed)
    vectors = [Register(VECTOR) for _ in range(40)]
    base = Register(GENERAL)
    body = []
    for number in range(40):
        place = 8 * choices.randrange(24)
        memory = Memory(base, place, 16, False, "array", place)
        register = vectors[number] if choices.random() < 0.9 else choices.choice(vectors)
        match choices.randrange(16):
            case 0:
                body.append(Instruction(STORE, "store", "rr", (register, base), replace(memory, writes=True)))
            case 1:
                body.append(Instruction(FMA, "fma", "urr", (register, *choices.choices(vectors, k=2))))
            case 2:
                body.append(Instruction("integer", "move", "u", (base,)))
            case _:
                body.append(Instruction(LOAD, "load", "wr", (register, base), memory))
    block = Block(body=list(body))
    load = Aarch64Vocabulary(MICROARCHITECTURES["cortex_a53"]).load_vectors
    gather_vectors([block], (4, 2), load)
    assert run(block.body) == run(body)


def neighbours(*between: Instruction) -> tuple[list[Register], Block]:
    """Loads of four vectors in a row, with something after the second."""
    vectors, base = [Register(VECTOR) for _ in range(4)], Register(GENERAL)
    loads = [
        Instruction(LOAD, "load", "wr", (vector, base), Memory(base, 16 * place, 16, False, "array", 16 * place, "a"))
        for place, vector in enumerate(vectors)
    ]
    return vectors, Block(body=[*loads[:2], *between, *loads[2:]])


def test_four_neighbours_are_one_load_unless_something_is_stored_between() -> None:
    load = Aarch64Vocabulary(MICROARCHITECTURES["cortex_a53"]).load_vectors
    vectors, block = neighbours()
    gather_vectors([block], (4, 2), load)
    (one,) = block.body
    assert (one.operation, one.registers[:4], one.consecutive) == (LOAD_FOUR, tuple(vectors), 4)
    elsewhere = Register(GENERAL)
    store = Instruction(STORE, "store", "rr", (Register(VECTOR), elsewhere), Memory(elsewhere, 0, 16, True))
    _, block = neighbours(store)
    gather_vectors([block], (4, 2), load)
    assert [one.operation for one in block.body] == [LOAD_TWO, STORE, LOAD_TWO]


def test_loads_of_a_step_come_before_the_sums_of_the_one_before() -> None:
    """In the loop of the GEMM, no FMA waits for a load that could have been made earlier."""
    function = compiled("tuple_gemm", "cortex_a76")
    loop = max((block for block in function.blocks if block.is_loop), key=lambda block: len(block.body))
    kinds = [one.operation for one in loop.body]
    assert kinds.index(FMA) < len(kinds) - 1 - kinds[::-1].index(LOAD_FOUR), "loads and FMAs alternate"
    steps = MICROARCHITECTURES["cortex_a76"].unroll
    assert kinds[::-1].index(LOAD_FOUR) > kinds.count(FMA) // steps, "the last step's FMAs come after all loads"


def compiled(name: str, microarchitecture: str) -> Function:
    record = MICROARCHITECTURES[microarchitecture]
    kernel = family_kernels(name, 4, record)[-1]
    return compile_kernel(kernel, VOCABULARIES[record.target], record)


@pytest.mark.parametrize(
    ("microarchitecture", "fmas", "operation", "loads"),
    [("cortex_a53", 256, LOAD_FOUR, 16), ("cortex_a76", 256, LOAD_FOUR, 16), ("cortex_a7", 32, LOAD, 12)],
)
def test_neighbours_are_loaded_together(microarchitecture: str, fmas: int, operation: str, loads: int) -> None:
    """A vector of the left operand serves four steps of a row, and an instruction loads four vectors."""
    function = compiled("tuple_gemm", microarchitecture)
    loops = [[one.operation for one in block.body] for block in function.blocks if block.is_loop]
    kinds = next(kinds for kinds in loops if kinds.count(FMA) == fmas)
    assert {kind: kinds.count(kind) for kind in kinds if kind.startswith(LOAD)} == {operation: loads}


@pytest.mark.parametrize("microarchitecture", ["cortex_a53", "cortex_a7"])
@pytest.mark.parametrize("name", ["tuple_gemm", "tuple_gemm_transposed", "complex_gemm", "sgemm", "direct", "dots"])
def test_sums_stay_in_registers(microarchitecture: str, name: str) -> None:
    record = MICROARCHITECTURES[microarchitecture]
    for kernel in family_kernels(name, 4, record):
        function = compile_kernel(kernel, VOCABULARIES[record.target], record)
        for block in function.blocks:
            if block.is_loop:
                spills = [one for one in block.body if one.slot is not None and one.registers[0].kind == VECTOR]
                assert not spills, kernel.variant


def test_too_many_values_spill_or_fail() -> None:
    """A tile that needs 40 accumulators is possible, but not without the stack."""
    record = replace(MICROARCHITECTURES["cortex_a53"], gemm=Tile(10, 4))
    kernel = family_kernels("sgemm", 4, record)[-1]
    vocabulary = Aarch64Vocabulary(record)
    kernel.emit(vocabulary)
    with pytest.raises(OutOfRegistersError, match="more than 32 vector registers are needed at once"):
        allocate(blocks_of(vocabulary.items), vocabulary.machine, frozenset((GENERAL,)))
    function = compile_kernel(kernel, Aarch64Vocabulary, record)
    assert function.frame.slots > 0


def test_a_factor_is_not_changed_in_place() -> None:
    vocabulary = Aarch64Vocabulary(MICROARCHITECTURES["cortex_a53"])
    (pointer,) = vocabulary.arguments(FMA_PEAK)
    factor = vocabulary.broadcast(pointer)
    vocabulary.accumulate(vocabulary.zero(), vocabulary.zero(), factor)
    with pytest.raises(ValueError, match="can't be changed in place"):
        vocabulary.increase(factor, vocabulary.zero())


@pytest.mark.parametrize("name", FAMILIES)
def test_registers_of_the_platform_are_left_alone(name: str) -> None:
    """x18 belongs to the platform, x29 to the chain of frames, sp and pc to themselves."""
    for target, forbidden in (("aarch64_neon", {18, 29, 31}), ("armv7_neon", {13, 15})):
        for kernel in family(name, target):
            function = compile_kernel(kernel, VOCABULARIES[target], default_microarchitecture(target))
            used = {
                function.numbers[register]
                for one in instructions_of(function.blocks)
                for register in one.registers
                if register.kind == GENERAL
            }
            assert not used & forbidden
