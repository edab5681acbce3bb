"""What kernels on arrays of any length and alignment have in common."""

from collections.abc import Callable, Sequence

from codegen.vocabulary import LINE, Pointer, Size, Vector, Vocabulary


def each_element(
    v: Vocabulary,
    count: Size,
    inputs: Sequence[Pointer],
    output: Pointer,
    function: Callable[..., Vector],
    streams: bool,
) -> None:
    """output[i] = function(*inputs[i]): a masked head up to a whole cache line of the output, lines, a masked tail.

    A kernel that streams must call `fence` at its end.
    """
    inputs, output = [v.copy(pointer) for pointer in inputs], v.copy(output)

    def masked(size: Size) -> None:
        with v.when_equal(size, 0) as otherwise:
            otherwise()
            for j, mask in enumerate(v.masks_below(size, LINE // v.lanes)):
                offset = j * v.lanes
                elements = [v.load_masked(pointer, mask, offset) for pointer in inputs]
                v.store_masked(output, function(*elements), mask, offset)
            for pointer in (*inputs, output):
                v.advance(pointer, size)

    head = v.smaller(v.floats_to_line(output), count)
    masked(head)
    rest = v.difference(count, head)
    with v.loop(v.quotient(rest, LINE)):
        for offset in range(0, LINE, v.lanes):
            result = function(*(v.load(pointer, offset) for pointer in inputs))
            (v.stream if streams else v.store)(output, result, offset)
        for pointer in (*inputs, output):
            v.advance(pointer, LINE)
    masked(v.remainder(rest, LINE))


def across(v: Vocabulary, combine: Callable[[Vector, Vector], None], rows: Sequence[Vector]) -> Vector:
    """What each of four rows' lanes make together, four by four: row i's in lanes i, i + 4, ..."""
    vectors = list(rows)
    while len(vectors) > 1:
        pairs = [v.unzip(*vectors[i : i + 2]) for i in range(0, len(vectors), 2)]
        for first, second in pairs:
            combine(first, second)
        vectors = [first for first, _ in pairs]
    (total,) = vectors
    for distance in (8, 4):
        combine(total, v.slide(total, total, distance))
    return total
