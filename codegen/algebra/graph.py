"""Op graphs of small exact linear maps: y = M x with shared subexpressions.

A graph is a straight line of additions, subtractions, scalings and fused multiply-adds. `linear_graph` finds one for
any matrix by three rules:

  1. two columns that differ only in signs are replaced by their sum and difference (a butterfly on the inputs);
  2. two rows that differ only in signs share their even and odd parts (a butterfly on the outputs);
  3. linear forms that are multiples of one another are computed once.

Transforms with points +-p have much of that structure. Every target lowers the same graph.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

Form = tuple[tuple[int, Fraction], ...]  # a linear form: (node, coefficient) with nonzero coefficients, by node


@dataclass(frozen=True)
class Op:
    """One node.

    `kind` is input, zero, add (a + b), sub (a - b), scale (a * factor), fma (a * factor + b) or fms (a * factor - b).
    """

    kind: str
    a: int = -1
    b: int = -1
    factor: Fraction = Fraction(0)

    @property
    def operands(self) -> tuple[int, ...]:
        """The nodes that this one reads."""
        return tuple(node for node in (self.a, self.b) if node >= 0)


@dataclass(frozen=True)
class Graph:
    """A straight-line program: the first `inputs` nodes are the inputs, `outputs` names the node of each result."""

    inputs: int
    ops: tuple[Op, ...]
    outputs: tuple[int, ...]

    @property
    def operations(self) -> int:
        """Arithmetic operations (an FMA counts once)."""
        return sum(op.kind in ("add", "sub", "scale", "fma", "fms") for op in self.ops)

    def evaluate(self, values: Sequence[Any], convert: Callable[[Fraction], Any] = lambda factor: factor) -> list[Any]:
        """Run the graph on anything that has +, - and *: fractions, arrays, intervals."""
        if len(values) != self.inputs:
            raise ValueError(f"the graph has {self.inputs} inputs, got {len(values)} values")
        nodes = list(values)
        for op in self.ops[self.inputs :]:
            match op.kind:
                case "zero":
                    nodes.append(convert(Fraction(0)))
                case "add":
                    nodes.append(nodes[op.a] + nodes[op.b])
                case "sub":
                    nodes.append(nodes[op.a] - nodes[op.b])
                case "scale":
                    nodes.append(nodes[op.a] * convert(op.factor))
                case "fma":
                    nodes.append(nodes[op.a] * convert(op.factor) + nodes[op.b])
                case "fms":
                    nodes.append(nodes[op.a] * convert(op.factor) - nodes[op.b])
                case _:
                    raise AssertionError(f"unknown operation {op.kind}")
        return [nodes[output] for output in self.outputs]


def _is_exact(value: Fraction) -> bool:
    """Whether a number is exact in binary."""
    return value.denominator & (value.denominator - 1) == 0


class Builder:
    """A graph in the making: equal operations are one node."""

    def __init__(self, inputs: int) -> None:
        self.inputs = inputs
        self.ops: list[Op] = [Op("input") for _ in range(inputs)]
        self.shared: dict[Op, int] = {}
        self.forms: dict[Form, int] = {}

    def node(self, kind: str, a: int = -1, b: int = -1, factor: Fraction = Fraction(0)) -> int:
        """The operation's node, new or not."""
        if kind == "fma" and abs(factor) == 1:
            return self.node("add", b, a) if factor == 1 else self.node("sub", b, a)
        if kind == "scale" and factor == 1:
            return a
        op = Op(kind, a, b, factor)
        if op not in self.shared:
            self.shared[op] = len(self.ops)
            self.ops.append(op)
        return self.shared[op]

    def graph(self, outputs: Sequence[int]) -> Graph:
        """What the outputs need, in the order in which it was built."""
        needed = set(outputs)
        for index in reversed(range(self.inputs, len(self.ops))):
            if index in needed:
                needed.update(self.ops[index].operands)
        kept = [index for index in range(len(self.ops)) if index < self.inputs or index in needed]
        place = {index: new for new, index in enumerate(kept)} | {-1: -1}
        ops = [replace(self.ops[index], a=place[self.ops[index].a], b=place[self.ops[index].b]) for index in kept]
        return Graph(self.inputs, tuple(ops), tuple(place[output] for output in outputs))

    def normalised(self, form: Form) -> tuple[int, Fraction]:
        """A node and a factor whose product is the form: that of most terms, and of several, 1 if it can be.

        If some factors make the others exact in binary, it is one of them; if none does, but they are exact, it is 1.
        """
        factors = [c for _, c in form]
        exact = [lead for lead in factors if all(_is_exact(c / lead) for c in factors)]
        scale = max(
            exact or ([Fraction(1)] if all(map(_is_exact, factors)) else factors),
            key=lambda lead: (sum(abs(c) == abs(lead) for c in factors), lead == 1, abs(lead) == 1),
        )
        unit = tuple((node, c / scale) for node, c in form)
        if unit not in self.forms:
            ordered = sorted(unit, key=lambda term: (term[1] != 1, abs(term[1]) != 1))
            node = self.node("scale", ordered[0][0], factor=ordered[0][1])
            for term, coefficient in ordered[1:]:
                node = self.node("fma", term, node, coefficient)
            self.forms[unit] = node
        return self.forms[unit], scale

    def value(self, form: Form) -> int:
        """The form's node."""
        if not form:
            return self.node("zero")
        node, scale = self.normalised(form)
        return self.node("scale", node, factor=scale)

    def pair(self, even: Form, odd: Form) -> tuple[int, int]:
        """The nodes of even + odd and even - odd."""
        e = self.value(even)
        o, factor = self.normalised(odd)
        return self.node("fma", o, e, factor), self.node("fma", o, e, -factor)


def _sign_pattern(x: Sequence[Fraction], y: Sequence[Fraction]) -> tuple[bool, bool] | None:
    """(some entries equal, some entries opposite) if |x| == |y| throughout, else None."""
    if any(abs(a) != abs(b) for a, b in zip(x, y, strict=True)):
        return None
    nonzero = [(a, b) for a, b in zip(x, y, strict=True) if a != 0]
    return any(a == b for a, b in nonzero), any(a == -b for a, b in nonzero)


def _butterfly_pairs(vectors: Sequence[Sequence[Fraction]]) -> list[tuple[int, int]]:
    """Disjoint pairs of vectors that are equal in some entries, opposite in others and never differ in size."""
    pairs: list[tuple[int, int]] = []
    taken: set[int] = set()
    for i in range(len(vectors)):
        for j in range(i + 1, len(vectors)):
            if not taken & {i, j} and _sign_pattern(vectors[i], vectors[j]) == (True, True):
                pairs.append((i, j))
                taken |= {i, j}
    return pairs


def linear_graph(matrix: Sequence[Sequence[Fraction]]) -> Graph:
    """The op graph of y = matrix x."""
    columns = len(matrix[0])
    builder = Builder(columns)
    rows: list[dict[int, Fraction]] = [dict(enumerate(row)) for row in matrix]

    for i, j in _butterfly_pairs([[row[c] for row in matrix] for c in range(columns)]):
        total, difference = builder.node("add", i, j), builder.node("sub", i, j)
        for row in rows:
            first, second = row.pop(i), row.pop(j)
            row[total] = first if first == second else Fraction(0)
            row[difference] = first if first == -second else Fraction(0)

    def form(terms: dict[int, Fraction]) -> Form:
        return tuple(sorted((node, c) for node, c in terms.items() if c != 0))

    nodes = sorted(rows[0])
    partner = dict(_butterfly_pairs([[row[node] for node in nodes] for row in rows]))
    outputs = [-1] * len(rows)
    for r, row in enumerate(rows):
        if outputs[r] >= 0:
            continue
        if r in partner:
            other = rows[partner[r]]
            even = form({node: c for node, c in row.items() if other[node] == c})
            odd = form({node: c for node, c in row.items() if other[node] == -c})
            outputs[r], outputs[partner[r]] = builder.pair(even, odd)
        else:
            outputs[r] = builder.value(form(row))
    return Graph(columns, tuple(builder.ops), tuple(outputs))
