"""Winograd transforms over tiles of `lanes` channels: F(m x m, r x r), and F(3x3, 6x6) for gradients by the kernel.

A gradient by a 3x3 kernel correlates tiles of 8x8 pixels of the input with tiles of 6x6 of the output's gradient. With
the same points, its input transform is that of F(6x6, 3x3), and so is that of F(4x4, 5x5).

Coefficients are numbered column by column, as the transforms write and read them last and first.

A 2D transform M X M^T applies the 1D op graph of M to the rows of a tile, then to its columns. Between an image and
lanes-as-channels lies a layout change; it happens a group of columns at a time, where the tile is read or written.
"""

from collections.abc import Sequence
from functools import partial

from codegen.algebra.graph import Graph, linear_graph
from codegen.algebra.winograd import FORWARD, GRADIENT, Matrix, MinimalFiltering, input_owner
from codegen.contract import TILE, TILE_INVERSE, TILE_TRANSFORM, WINOGRAD_KERNEL, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Mask, Vector, Vocabulary


def lower(v: Vocabulary, graph: Graph, values: Sequence[Vector]) -> list[Vector]:
    """Emit a graph's operations, outputs first come first computed; registers are taken over after the last use."""
    last_use = {node: user for user, op in enumerate(graph.ops) for node in op.operands}
    last_use.update({node: len(graph.ops) for node in graph.outputs})
    nodes = list(values)
    for index, op in enumerate(graph.ops[graph.inputs :], graph.inputs):
        a = nodes[op.a] if op.a >= 0 else None
        b = nodes[op.b] if op.b >= 0 else None
        match op.kind:
            case "zero":
                nodes.append(v.zero())
            case "add":
                nodes.append(v.add(a, b))
            case "sub":
                nodes.append(v.subtract(a, b))
            case "scale":
                nodes.append(v.scale(a, op.factor))
            case "fma":
                over = b if last_use[op.b] == index else a if last_use[op.a] == index else None
                nodes.append(v.scale_add(a, op.factor, b, over))
    return [nodes[output] for output in graph.outputs]


def tile_transform(v: Vocabulary, matrix: Matrix) -> None:
    """M d M^T: B^T for the input, G for the output's gradient. Rows of the tile first, into scratch, then columns."""
    image, tile, output, output_stride, scratch = v.arguments(TILE_TRANSFORM)
    n, r = len(matrix), len(matrix[0])
    graph = linear_graph(matrix)
    groups = -(-r // v.column_group)
    row_stride = v.field(tile, TILE, "row_stride")
    row_mask = v.field(tile, TILE, "row_mask")
    column_mask = v.field(tile, TILE, "column_mask")
    masks = v.column_masks(column_mask, groups)
    lines = v.rows(image, v.field(tile, TILE, "channel_stride"), v.lanes)

    def transform_rows(masks: Sequence[Mask | None]) -> None:
        row = v.copy(scratch)
        with v.repeat(r):
            with v.when_odd(row_mask) as otherwise:
                elements: list[Vector] = []
                for group, mask in enumerate(masks):
                    first = group * v.column_group
                    elements += v.load_columns(lines, first, mask, min(r - first, v.column_group))
                for x, coefficient in enumerate(lower(v, graph, elements)):
                    v.store(row, coefficient, x * v.lanes)
                otherwise()
                for x in range(n):
                    v.store(row, v.zero(), x * v.lanes)
            v.halve(row_mask)
            v.advance(lines, row_stride)
            v.advance(row, n * v.lanes)

    with v.when_equal(column_mask, (1 << r) - 1) as otherwise:
        whole = r // v.column_group
        transform_rows([None] * whole + masks[whole:])
        otherwise()
        transform_rows(masks)

    coefficients = v.rows(output, output_stride, n)
    column_stride = v.multiple(output_stride, n)
    column = v.copy(scratch)
    with v.repeat(n):
        elements = [v.load(column, y * n * v.lanes) for y in range(r)]
        for y, coefficient in enumerate(lower(v, graph, elements)):
            v.store_row(coefficients, y, coefficient)
        v.advance(column, v.lanes)
        v.advance(coefficients, column_stride)


def kernel_transform(v: Vocabulary, algorithm: MinimalFiltering, columns: int) -> None:
    """G g G^T of lanes x lanes kernels: bring output channels into lanes, then transform an input channel at a time."""
    kernel, kernel_stride, output, output_stride, scratch = v.arguments(WINOGRAD_KERNEL)
    n, r = algorithm.tile, algorithm.taps
    graph = linear_graph(algorithm.kernel)

    lines = v.rows(kernel, kernel_stride, v.lanes)
    taps = v.copy(scratch)
    with v.repeat(r * r * v.lanes // v.column_group):
        for i, vector in enumerate(v.load_columns(lines, 0)):
            v.store(taps, vector, i * v.lanes)
        v.advance(lines, v.column_group)
        v.advance(taps, v.column_group * v.lanes)

    partial_result = v.copy(taps)  # r x n vectors after the taps of all channels
    taps = v.copy(scratch)
    coefficients = v.rows(output, output_stride, n)
    column_stride = v.multiple(output_stride, n)
    with v.repeat(v.lanes):
        for y in range(r):
            for x, vector in enumerate(lower(v, graph, [v.load(taps, (y * r + x) * v.lanes) for x in range(r)])):
                v.store(partial_result, vector, (y * n + x) * v.lanes)
        column = v.copy(partial_result)
        with v.repeat(n):
            for y, vector in enumerate(lower(v, graph, [v.load(column, y * n * v.lanes) for y in range(r)])):
                v.stream_row(coefficients, y, vector)
            v.advance(column, v.lanes)
            v.advance(coefficients, column_stride)
        v.retreat(coefficients, v.multiple(column_stride, n))
        v.advance(coefficients, columns)  # of the tuple GEMM's right operand
        v.advance(taps, r * r * v.lanes)
    v.fence()


def output_transform(v: Vocabulary, algorithm: MinimalFiltering, relu: bool) -> None:
    """A^T m A + bias. The bias is added to the coefficient that reaches every output with weight 1, if there is one."""
    coefficients, input_stride, bias, output, tile, scratch = v.arguments(TILE_INVERSE)
    n, m = algorithm.tile, algorithm.outputs
    graph = linear_graph(algorithm.output)

    lines = v.rows(coefficients, input_stride, n)
    column_stride = v.multiple(input_stride, n)
    column = v.copy(scratch)
    with v.repeat(n):
        elements = [v.load_row(lines, y) for y in range(n)]
        for y, vector in enumerate(lower(v, graph, elements)):
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
        with v.repeat(m):
            with v.when_odd(row_mask):
                elements = [v.load(row, x * v.lanes) for x in range(n)]
                unit = algorithm.unit_row
                if unit is not None:
                    elements[unit] = v.add(elements[unit], v.load(bias))
                results = lower(v, graph, elements)
                if unit is None:
                    addend = v.load(bias)
                    results = [v.add(result, addend) for result in results]
                if relu:
                    bound = v.zero()
                    results = [v.maximum(bound, result) for result in results]
                for group, mask in enumerate(masks):
                    first = group * v.column_group
                    columns = results[first : first + v.column_group]
                    if len(columns) not in (v.column_group, v.column_group // 2):
                        columns += columns[-1:] * (v.column_group - len(columns))  # which the mask hides
                    v.store_columns(pixels, columns, first, mask)
            v.halve(row_mask)
            v.advance(row, n * v.lanes)
            v.advance(pixels, row_stride)

    with v.when_equal(column_mask, (1 << m) - 1) as otherwise:
        is_whole = m % v.column_group in (0, v.column_group // 2)  # or a half, which needs no mask either
        transform_rows([None] * (len(masks) - 1) + ([None] if is_whole else masks[-1:]))
        otherwise()
        transform_rows(masks)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """The transforms of all algorithms; one of the input for each size of tiles."""
    columns = microarchitecture.gemm.vectors * lanes

    def transform(algorithm: MinimalFiltering, operand: str, matrix: Matrix) -> Kernel:
        return Kernel("winograd", f"{algorithm.name}_{operand}", TILE_TRANSFORM, partial(tile_transform, matrix=matrix))

    def kernel(algorithm: MinimalFiltering) -> Kernel:
        emit = partial(kernel_transform, algorithm=algorithm, columns=columns)
        return Kernel("winograd", f"{algorithm.name}_kernel", WINOGRAD_KERNEL, emit)

    def output(algorithm: MinimalFiltering, variant: str, relu: bool) -> Kernel:
        emit = partial(output_transform, algorithm=algorithm, relu=relu)
        return Kernel("winograd", f"{algorithm.name}_{variant}", TILE_INVERSE, emit)

    made = []
    for algorithm in FORWARD:
        if input_owner(algorithm) is algorithm:
            made.append(transform(algorithm, "input", algorithm.input))
        made += [
            kernel(algorithm),
            output(algorithm, "output_with_bias", relu=False),
            output(algorithm, "output_with_bias_with_relu", relu=True),
        ]
    return [
        *made,
        transform(GRADIENT, "kernel", GRADIENT.kernel),
        output(GRADIENT, "output_with_bias", relu=False),
    ]
