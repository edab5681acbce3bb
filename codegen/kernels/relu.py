"""Rectified linear units and their gradients, element by element."""

from collections.abc import Callable, Sequence
from functools import partial

from codegen.contract import RELU, RELU_GRADIENT, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, Pointer, Size, Vector, Vocabulary


def each_element(
    v: Vocabulary,
    count: Size,
    inputs: Sequence[Pointer],
    output: Pointer,
    function: Callable[..., Vector],
    streams: bool,
) -> None:
    """output[i] = function(*inputs[i]): a masked head up to a whole cache line of the output, lines, a masked tail."""
    inputs, output = [v.copy(pointer) for pointer in inputs], v.copy(output)

    def masked(size: Size) -> None:
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
    if streams:
        v.fence()


def relu(v: Vocabulary, streams: bool) -> None:
    """x where x > 0, else x times the slope. Without a slope max(0, x), so that -infinity becomes 0."""
    count, x, y, negative_slope = v.arguments(RELU)
    zero = v.zero()
    with v.when_equal(negative_slope, 0) as otherwise:
        each_element(v, count, [x], y, partial(v.maximum, zero), streams)
        otherwise()
        slope = v.broadcast(negative_slope)
        each_element(v, count, [x], y, lambda a: v.where_greater(a, zero, a, v.multiply(a, slope)), streams)


def relu_gradient(v: Vocabulary, streams: bool) -> None:
    """The output's gradient where x > 0, else that times the slope; without a slope, 0."""
    count, grad_output, x, grad_input, negative_slope = v.arguments(RELU_GRADIENT)
    zero = v.zero()
    operands = [grad_output, x]
    with v.when_equal(negative_slope, 0) as otherwise:
        each_element(v, count, operands, grad_input, lambda g, a: v.where_greater(a, zero, g, zero), streams)
        otherwise()
        slope = v.broadcast(negative_slope)
        each_element(
            v, count, operands, grad_input, lambda g, a: v.where_greater(a, zero, g, v.multiply(g, slope)), streams
        )


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Outputs and gradients, into the caches or past them."""
    return [
        Kernel("relu", variant + suffix, signature, partial(emit, streams=streams))
        for variant, signature, emit in (("output", RELU, relu), ("input_gradient", RELU_GRADIENT, relu_gradient))
        for suffix, streams in (("", False), ("_streamed", True))
    ]
