"""Winograd transforms over tiles of `lanes` channels: F(m x m, r x r), and F(3x3, 6x6) for gradients by the kernel.

1xN and Nx1 kernels have tiles that are lines: F(1 x m, 1 x r) and F(m x 1, r x 1) apply one op graph, once.

A gradient by a 3x3 kernel correlates tiles of 8x8 pixels of the input with tiles of 6x6 of the output's gradient. With
the same points, its input transform is that of F(6x6, 3x3), and so are those of all on tiles of 8x8.

With a stride of 2, F(m, 2) takes every other pixel of a tile, and those between them are coefficients as they are.

Tiles at edges have the first coefficients of a larger tile's columns, and its first columns, at the same distances.

Coefficients are numbered column by column, as the transforms write and read them last and first.

A 2D transform M X M^T applies the 1D op graph of M to the rows of a tile, then to its columns. Between an image and
lanes-as-channels lies a layout change; it happens a group of columns at a time, where the tile is read or written.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

from codegen.algebra.graph import Graph, Op, linear_graph
from codegen.algebra.winograd import FORWARD, GRADIENT, Matrix, MinimalFiltering, Nested, input_owner, kernel_owner
from codegen.contract import TILE, TILE_INVERSE, TILE_TRANSFORM, WINOGRAD_KERNEL, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Mask, Pointer, Rows, Size, Vector, Vocabulary


def lower_each(v: Vocabulary, graph: Graph, values: Iterable[Vector]) -> Iterator[tuple[int, Vector]]:
    """Emit a graph's operations, and give each output, by number, as soon as it is computed, or has come.

    Outputs first come first computed; registers are taken over after the last use.
    """
    last_use = {node: user for user, op in enumerate(graph.ops) for node in op.operands}
    last_use.update({node: len(graph.ops) for node in graph.outputs})
    nodes: list[Vector] = []
    inputs = iter(values)
    for index, op in enumerate(graph.ops):
        nodes.append(next(inputs) if index < graph.inputs else _lower_op(v, op, index, nodes, last_use))
        yield from ((number, nodes[index]) for number, output in enumerate(graph.outputs) if output == index)


def _lower_op(v: Vocabulary, op: Op, index: int, nodes: Sequence[Vector], last_use: Mapping[int, int]) -> Vector:
    a = nodes[op.a] if op.a >= 0 else None
    b = nodes[op.b] if op.b >= 0 else None
    match op.kind:
        case "zero":
            return v.zero()
        case "add":
            return v.add(a, b)
        case "sub":
            return v.subtract(a, b)
        case "scale":
            return v.scale(a, op.factor)
        case "fma":
            over = b if last_use[op.b] == index else a if last_use[op.a] == index else None
            return v.scale_add(a, op.factor, b, over)
    raise AssertionError(f"unknown operation {op.kind}")


def lower(v: Vocabulary, graph: Graph, values: Iterable[Vector]) -> list[Vector]:
    """The same, with all outputs at the end."""
    outputs = dict(lower_each(v, graph, values))
    return [outputs[number] for number in range(len(outputs))]


def _load_line(v: Vocabulary, lines: Rows, masks: Sequence[Mask | None], count: int) -> Iterator[Vector]:
    """Neighbouring pixels, by groups. One without a mask has all its columns, some of which may be loaded already."""
    for group, mask in enumerate(masks):
        first = group * v.column_group
        start = first if mask is not None else min(first, count - v.column_group)
        yield from v.load_columns(lines, start, mask, min(count - start, v.column_group))[first - start :]


def tile_transform(v: Vocabulary, vertical: Matrix, horizontal: Matrix, pitch: int) -> None:
    """M d M'^T: B^T for the input, G for the output's gradient. Rows of the tile first, into scratch, then columns."""
    image, tile, output, output_stride, scratch = v.arguments(TILE_TRANSFORM)
    rows, columns, n = len(vertical[0]), len(horizontal[0]), len(horizontal)
    graph = linear_graph(horizontal)
    groups = -(-columns // v.column_group)
    row_stride = v.field(tile, TILE, "row_stride")
    row_mask = v.field(tile, TILE, "row_mask")
    column_mask = v.field(tile, TILE, "column_mask")
    masks = v.column_masks(column_mask, groups)
    lines = v.rows(image, v.field(tile, TILE, "channel_stride"), v.lanes)

    def transform_rows(masks: Sequence[Mask | None]) -> None:
        row = v.copy(scratch)
        with v.repeat(rows):
            with v.when_odd(row_mask) as otherwise:
                for x, coefficient in lower_each(v, graph, _load_line(v, lines, masks, columns)):
                    v.store(row, coefficient, x * v.lanes)
                otherwise()
                for x in range(n):
                    v.store(row, v.zero(), x * v.lanes)
            v.halve(row_mask)
            v.advance(lines, row_stride)
            v.advance(row, n * v.lanes)

    with v.when_equal(column_mask, (1 << columns) - 1) as otherwise:
        transform_rows(_masks_of_whole_line(v, masks, columns))
        otherwise()
        transform_rows(masks)

    graph = linear_graph(vertical)
    coefficients = v.rows(output, output_stride, len(vertical))
    column_stride = v.multiple(output_stride, pitch)
    column = v.copy(scratch)
    with v.repeat(n):
        elements = (v.load(column, y * n * v.lanes) for y in range(rows))
        for y, coefficient in lower_each(v, graph, elements):
            v.store_row(coefficients, y, coefficient)
        v.advance(column, v.lanes)
        v.advance(coefficients, column_stride)


def _bring_outputs_into_lanes(
    v: Vocabulary, kernel: Pointer, kernel_stride: Size, taps: int, scratch: Pointer
) -> Pointer:
    """Write [input channel][tap][output channel] to scratch, and give where that ends."""
    lines = v.rows(kernel, kernel_stride, v.lanes)
    transposed = v.copy(scratch)
    with v.repeat(taps * v.lanes // v.column_group):
        for i, vector in enumerate(v.load_columns(lines, 0)):
            v.store(transposed, vector, i * v.lanes)
        v.advance(lines, v.column_group)
        v.advance(transposed, v.column_group * v.lanes)
    return transposed


def kernel_transform(v: Vocabulary, algorithm: MinimalFiltering, columns: int, streams: bool) -> None:
    """G g G^T of lanes x lanes kernels: bring output channels into lanes, then transform an input channel at a time."""
    kernel, kernel_stride, output, output_stride, scratch = v.arguments(WINOGRAD_KERNEL)
    n, r = algorithm.kernels, algorithm.taps
    graph = linear_graph(algorithm.kernel)
    partial_result = _bring_outputs_into_lanes(v, kernel, kernel_stride, r * r, scratch)  # r x n vectors
    taps = v.copy(scratch)
    coefficients = v.rows(output, output_stride, n)
    column_stride = v.multiple(output_stride, n)
    store_row = v.stream_row if streams else v.store_row
    with v.repeat(v.lanes):
        for y in range(r):
            for x, vector in enumerate(lower(v, graph, [v.load(taps, (y * r + x) * v.lanes) for x in range(r)])):
                v.store(partial_result, vector, (y * n + x) * v.lanes)
        column = v.copy(partial_result)
        with v.repeat(n):
            for y, vector in enumerate(lower(v, graph, [v.load(column, y * n * v.lanes) for y in range(r)])):
                store_row(coefficients, y, vector)
            v.advance(column, v.lanes)
            v.advance(coefficients, column_stride)
        # To the next row of the tuple GEMM's right operand.
        v.retreat(coefficients, v.difference(v.multiple(column_stride, n), columns))
        v.advance(taps, r * r * v.lanes)
    if streams:
        v.fence()


def _outputs(
    v: Vocabulary, filtering: MinimalFiltering, load: Callable[[int], Vector], bias: Pointer | None = None
) -> list[Vector]:
    """A^T of a line of coefficients, some of which are an output's own, and are loaded when it has the others.

    A bias goes to the coefficient of weight 1 in all outputs, if there is one.
    """
    mixed = filtering.tile - filtering.own
    elements = [load(x) for x in range(mixed)]
    if bias is not None and filtering.unit_row is not None:
        elements[filtering.unit_row] = v.add(elements[filtering.unit_row], v.load(bias))
    results = lower(v, linear_graph([row[:mixed] for row in filtering.output]), elements)
    if filtering.own:
        results = [v.add(result, load(mixed + i)) for i, result in enumerate(results)]
    return results


def _results(
    v: Vocabulary, filtering: MinimalFiltering, load: Callable[[int], Vector], bias: Pointer, relu: bool
) -> list[Vector]:
    """A^T of a line of coefficients, plus bias."""
    results = _outputs(v, filtering, load, bias)
    if filtering.unit_row is None:
        addend = v.load(bias)
        results = [v.add(result, addend) for result in results]
    if relu:
        bound = v.zero()
        results = [v.maximum(bound, result) for result in results]
    return results


def _store_line(v: Vocabulary, pixels: Rows, results: Sequence[Vector], masks: Sequence[Mask | None]) -> None:
    """Neighbouring pixels, by groups. Without masks, a last one that is no half is whole, and overlaps those before.

    A single pixel is a group.
    """
    count, half = len(results), v.column_group // 2
    if masks[-1] is not None:
        for group, mask in enumerate(masks):
            first = group * v.column_group
            columns = list(results[first : first + v.column_group])
            if len(columns) not in (v.column_group, half):
                columns += columns[-1:] * (v.column_group - len(columns))  # which the mask hides
            v.store_columns(pixels, columns, first, mask)
        return
    size = next(size for size in (v.column_group, half, 1) if count >= size)
    for first in range(0, count, size):
        start = first if count - first in (half, size) else min(first, count - size)
        v.store_columns(pixels, results[start : start + size], start)


def _masks_of_whole_line(v: Vocabulary, masks: Sequence[Mask], count: int) -> list[Mask | None]:
    """Those to load a line by whose pixels all exist: a last group with up to half of the columns needs one."""
    needs_mask = 0 < count % v.column_group <= v.column_group // 2 or count < v.column_group
    return [None] * (len(masks) - 1) + (list(masks[-1:]) if needs_mask else [None])


def output_transform(v: Vocabulary, algorithm: Nested, relu: bool) -> None:
    """A^T m A' + bias."""
    coefficients, input_stride, bias, output, tile, scratch = v.arguments(TILE_INVERSE)
    vertical, horizontal = algorithm.vertical, algorithm.horizontal
    n, m = horizontal.tile, horizontal.outputs

    lines = v.rows(coefficients, input_stride, vertical.tile)
    column_stride = v.multiple(input_stride, vertical.pitch)
    column = v.copy(scratch)
    with v.repeat(n):
        for y, vector in enumerate(_outputs(v, vertical, lambda y: v.load_row(lines, y))):
            v.store(column, vector, y * n * v.lanes)
        v.advance(column, v.lanes)
        v.advance(lines, column_stride)

    row_stride = v.field(tile, TILE, "row_stride")
    row_mask = v.field(tile, TILE, "row_mask")
    column_mask = v.field(tile, TILE, "column_mask")
    masks = v.column_masks(column_mask, -(-m // v.column_group))
    pixels = v.rows(output, v.field(tile, TILE, "channel_stride"), v.lanes)
    row = v.copy(scratch)

    def transform_rows(masks: Sequence[Mask | None]) -> None:
        with v.repeat(vertical.outputs):
            with v.when_odd(row_mask):
                results = _results(v, horizontal, lambda x: v.load(row, x * v.lanes), bias, relu)
                _store_line(v, pixels, results, masks)
            v.halve(row_mask)
            v.advance(row, n * v.lanes)
            v.advance(pixels, row_stride)

    with v.when_equal(column_mask, (1 << m) - 1) as otherwise:
        transform_rows([None])
        otherwise()
        transform_rows(masks)


def line_transform(v: Vocabulary, filtering: MinimalFiltering, is_column: bool) -> None:
    """B^T d of a row or a column of pixels."""
    image, tile, output, output_stride, scratch = v.arguments(TILE_TRANSFORM)
    n = filtering.tile
    graph = linear_graph(filtering.input)
    row_mask = v.field(tile, TILE, "row_mask")
    column_mask = v.field(tile, TILE, "column_mask")
    lines = v.rows(image, v.field(tile, TILE, "channel_stride"), v.lanes)

    def transform(elements: Iterable[Vector]) -> None:
        coefficients = v.rows(output, output_stride, n)
        for number, coefficient in lower_each(v, graph, elements):
            v.store_row(coefficients, number, coefficient)

    if not is_column:
        masks = v.column_masks(column_mask, -(-n // v.column_group))
        with v.when_odd(row_mask) as otherwise:
            with v.when_equal(column_mask, (1 << n) - 1) as partly:
                transform(_load_line(v, lines, _masks_of_whole_line(v, masks, n), n))
                partly()
                transform(_load_line(v, lines, masks, n))
            otherwise()
            transform([v.zero()] * n)
        return
    row_stride = v.field(tile, TILE, "row_stride")
    element = v.copy(scratch)
    with v.when_odd(column_mask) as otherwise:
        with v.repeat(n):
            with v.when_odd(row_mask) as missing:
                v.store(element, v.load_columns(lines, 0, count=1)[0])
                missing()
                v.store(element, v.zero())
            v.halve(row_mask)
            v.advance(lines, row_stride)
            v.advance(element, v.lanes)
        transform([v.load(scratch, y * v.lanes) for y in range(n)])
        otherwise()
        transform([v.zero()] * n)


def line_kernel_transform(v: Vocabulary, filtering: MinimalFiltering, columns: int, streams: bool) -> None:
    """G g of lanes x lanes kernels that are rows or columns."""
    kernel, kernel_stride, output, output_stride, scratch = v.arguments(WINOGRAD_KERNEL)
    r = filtering.taps
    graph = linear_graph(filtering.kernel)
    _bring_outputs_into_lanes(v, kernel, kernel_stride, r, scratch)
    taps = v.copy(scratch)
    coefficients = v.rows(output, output_stride, filtering.tile)
    store_row = v.stream_row if streams else v.store_row
    with v.repeat(v.lanes):
        for number, vector in lower_each(v, graph, [v.load(taps, x * v.lanes) for x in range(r)]):
            store_row(coefficients, number, vector)
        v.advance(coefficients, columns)  # of the tuple GEMM's right operand
        v.advance(taps, r * v.lanes)
    if streams:
        v.fence()


def line_output_transform(v: Vocabulary, filtering: MinimalFiltering, is_column: bool, relu: bool) -> None:
    """A^T m + bias, a row or a column of pixels."""
    coefficients, input_stride, bias, output, tile, _ = v.arguments(TILE_INVERSE)
    n, m = filtering.tile, filtering.outputs
    lines = v.rows(coefficients, input_stride, n)
    results = _results(v, filtering, lambda y: v.load_row(lines, y), bias, relu)

    row_mask = v.field(tile, TILE, "row_mask")
    column_mask = v.field(tile, TILE, "column_mask")
    pixels = v.rows(output, v.field(tile, TILE, "channel_stride"), v.lanes)
    if is_column:
        row_stride = v.field(tile, TILE, "row_stride")
        with v.when_odd(column_mask):
            for result in results:
                with v.when_odd(row_mask):
                    v.store_columns(pixels, [result], 0)
                v.halve(row_mask)
                v.advance(pixels, row_stride)
        return
    masks = v.column_masks(column_mask, -(-m // v.column_group))
    with v.when_odd(row_mask), v.when_equal(column_mask, (1 << m) - 1) as otherwise:
        _store_line(v, pixels, results, [None])
        otherwise()
        _store_line(v, pixels, results, masks)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The transforms of all algorithms; one of the input for each size of tiles."""
    columns = microarchitecture.gemm.vectors * lanes

    def tiles(algorithm: Nested, operand: str) -> Kernel:
        """The input's; of gradients by the kernel, the output's gradient is the "kernel"."""
        if algorithm.line is not None:
            emit = partial(line_transform, filtering=algorithm.line, is_column=algorithm.horizontal.tile == 1)
        else:
            sides = {"vertical": algorithm.vertical, "horizontal": algorithm.horizontal}
            matrices = {name: getattr(side, operand) for name, side in sides.items()}
            emit = partial(tile_transform, **matrices, pitch=algorithm.vertical.pitch)
        return Kernel("winograd", f"{algorithm.name}_{operand}", TILE_TRANSFORM, emit)

    def kernel(algorithm: Nested, streams: bool) -> Kernel:
        if algorithm.line is not None:
            emit = partial(line_kernel_transform, filtering=algorithm.line, columns=columns, streams=streams)
        else:
            emit = partial(kernel_transform, algorithm=algorithm.vertical, columns=columns, streams=streams)
        return Kernel("winograd", f"{algorithm.name}_kernel{'_streamed' * streams}", WINOGRAD_KERNEL, emit)

    def output(algorithm: Nested, relu: bool) -> Kernel:
        if algorithm.line is not None:
            is_column = algorithm.horizontal.tile == 1
            emit = partial(line_output_transform, filtering=algorithm.line, is_column=is_column, relu=relu)
        else:
            emit = partial(output_transform, algorithm=algorithm, relu=relu)
        variant = "output_with_bias_with_relu" if relu else "output_with_bias"
        return Kernel("winograd", f"{algorithm.name}_{variant}", TILE_INVERSE, emit)

    made = []
    for algorithm in FORWARD:
        if input_owner(algorithm) is algorithm:
            made.append(tiles(algorithm, "input"))
        if kernel_owner(algorithm) is algorithm:
            made.append(kernel(algorithm, streams=False))
            if lanes == LINE:
                made.append(kernel(algorithm, streams=True))
        made += [output(algorithm, relu=False), output(algorithm, relu=True)]
    return [*made, tiles(GRADIENT, "kernel"), output(GRADIENT, relu=False)]
