"""Rectified linear units and their gradients, element by element."""

from functools import partial

from codegen.contract import RELU, RELU_GRADIENT, Kernel
from codegen.kernels.elements import each_element
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vocabulary


def relu(v: Vocabulary, streams: bool) -> None:
    """x where x > 0, else x times the slope. Without a slope max(0, x), so that -infinity becomes 0."""
    count, x, y, negative_slope = v.arguments(RELU)
    zero = v.zero()
    with v.when_equal(negative_slope, 0) as otherwise:
        each_element(v, count, [x], y, partial(v.maximum, zero), streams)
        otherwise()
        slope = v.broadcast(negative_slope)
        each_element(v, count, [x], y, lambda a: v.where_greater(a, zero, a, v.multiply(a, slope)), streams)
    if streams:
        v.fence()


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
    if streams:
        v.fence()


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Outputs and gradients, into the caches or past them."""
    return [
        Kernel("relu", variant + suffix, signature, partial(emit, streams=streams))
        for variant, signature, emit in (("output", RELU, relu), ("input_gradient", RELU_GRADIENT, relu_gradient))
        for suffix, streams in (("", False), ("_streamed", True))
    ]
