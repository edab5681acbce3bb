"""Programs for a register machine: instructions over virtual registers, labels, branches.

An instruction is a line of assembler text with places for its registers, and what the passes need to know of it: which
registers it reads and writes, what memory, and which timing of the core applies. Flags live within one instruction: a
comparison and what follows from it are two lines of the same one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

GENERAL = "general"
VECTOR = "vector"

# Operations, as far as cores tell them apart.
INTEGER = "integer"
FMA = "fma"
DOT = "dot"  # products of bytes
ARITHMETIC = "arithmetic"  # of vectors: add, multiply, compare
MOVE = "move"  # of vectors and lanes
DIVIDE = "divide"
LOAD = "load"
LOAD_TWO = "load two"  # vectors, by one instruction
LOAD_FOUR = "load four"
STORE = "store"
BRANCH = "branch"

READ, WRITE, UPDATE = "r", "w", "u"
CONSTANTS = "constants"  # the root of memory that nobody writes


@dataclass(eq=False)
class Register:
    """A virtual register, or a physical one if it has a number."""

    kind: str
    low: bool = False  # must lie in the first half of its file: some instructions can't name the others
    number: int | None = None


@dataclass(eq=False)
class Label:
    """A place to branch to."""

    what: str


@dataclass(frozen=True)
class Memory:
    """What an instruction reads or writes: [base + displacement], in bytes.

    Two places of one origin can be compared; memory of two roots (arguments of a kernel) never overlaps.
    """

    base: Register
    displacement: int
    size: int
    writes: bool
    origin: object = None
    position: int = 0
    root: str | None = None

    def conflicts(self, other: "Memory") -> bool:
        """Must the order of both accesses be kept?"""
        if not (self.writes or other.writes) or CONSTANTS in (self.root, other.root):
            return False
        if self.root is not None and other.root is not None and self.root != other.root:
            return False
        if self.origin is None or self.origin != other.origin:
            return True
        return self.position < other.position + other.size and other.position < self.position + self.size


@dataclass(eq=False)
class Instruction:
    """Text with {0}, {1}, ... for registers, {lane}, {target} for a branch's label, {frame} for a place on the stack.

    What writes registers is no branch: a value could not be stored after it.
    """

    operation: str
    text: str
    roles: str  # of each register: read, write or update
    registers: tuple[Register, ...]
    memory: Memory | None = None
    lane: int | None = None  # of the last register, where the text names one
    target: Label | None = None
    slot: int | None = None  # of the frame, for spilled values
    argument: int | None = None  # on the caller's stack, for arguments without a register
    distance: int | None = None  # by which it moves its one register, if that is all it does
    is_copy: bool = False  # from register to register: nothing, if both become the same one
    is_scalar_load: bool = False  # of one float, used by lane; neighbours may be loaded together
    consecutive: int = 1  # so many of its first registers have numbers that follow each other

    @property
    def reads(self) -> list[Register]:
        """Registers whose old value matters."""
        return [one for one, role in zip(self.registers, self.roles, strict=True) if role != WRITE]

    @property
    def writes(self) -> list[Register]:
        """Registers that get a new value."""
        return [one for one, role in zip(self.registers, self.roles, strict=True) if role != READ]

    @property
    def has_effect(self) -> bool:
        """Does it do more than writing registers?"""
        return self.target is not None or (self.memory is not None and self.memory.writes) or not self.writes


@dataclass(eq=False)
class Block:
    """Instructions that run one after the other; only the last may be a branch."""

    labels: list[Label] = field(default_factory=list)
    body: list[Instruction] = field(default_factory=list)
    successors: list["Block"] = field(default_factory=list, repr=False)  # a cycle, which a repr would run through

    @property
    def is_loop(self) -> bool:
        """Does it branch to itself?"""
        return self in self.successors


def blocks_of(items: Iterable[Instruction | Label]) -> list[Block]:
    """Cut a program into blocks and link them."""
    blocks = [Block()]
    for item in items:
        ended = blocks[-1].body and blocks[-1].body[-1].target is not None
        if ended or (isinstance(item, Label) and blocks[-1].body):
            blocks.append(Block())
        if isinstance(item, Label):
            blocks[-1].labels.append(item)
        else:
            blocks[-1].body.append(item)
    place = {label: block for block in blocks for label in block.labels}
    for block, after in zip(blocks, [*blocks[1:], None], strict=True):
        last = block.body[-1] if block.body else None
        is_unconditional = last is not None and last.target is not None and not last.registers
        if after is not None and not is_unconditional:
            block.successors.append(after)
        if last is not None and last.target is not None:
            block.successors.append(place[last.target])
    return blocks


def instructions_of(blocks: Iterable[Block]) -> Iterator[Instruction]:
    """All of them, in order."""
    for block in blocks:
        yield from block.body
