"""The kernels as operators of PyTorch, `torch.ops.nnpack.*`: what they compute, what shape that has, and its gradients.

They take contiguous or other float32 tensors on the CPU, and run on as many threads as PyTorch does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor

import nnpack

from .._arrays import Float32


def _array(argument: str, tensor: Tensor) -> Float32:
    """A tensor's memory; a copy's, if it is not contiguous."""
    if tensor.dtype != torch.float32 or tensor.device.type != "cpu" or tensor.layout != torch.strided:
        kind = f"{tensor.dtype} on {tensor.device.type}"
        raise TypeError(f"{argument}: must be a dense float32 tensor on the CPU, not {kind}, {tensor.layout}")
    return tensor.detach().contiguous().numpy()


def _tensor(array: NDArray[Any]) -> Tensor:
    return torch.from_numpy(array)


def _threads() -> int:
    return torch.get_num_threads()


def _operator(name: str) -> Callable[[Callable[..., Tensor]], Any]:
    """Makes an operator of a function that changes none of its arguments."""
    return torch.library.custom_op(f"nnpack::{name}", mutates_args=())


# Convolution.


def _convolution(padding: Sequence[int], stride: Sequence[int], dilation: Sequence[int], groups: int) -> dict[str, Any]:
    """What `nnpack.conv2d` and its gradients are called with."""
    top, right, bottom, left = padding
    return {
        "padding": ((top, bottom), (left, right)),
        "stride": tuple(stride),
        "dilation": tuple(dilation),
        "groups": groups,
        "threads": _threads(),
    }


@_operator("conv2d")
def conv2d(
    x: Tensor, w: Tensor, b: Tensor | None, padding: Sequence[int], stride: Sequence[int], dilation: Sequence[int],
    groups: int,
) -> Tensor:  # fmt: skip
    """`nnpack.conv2d`; padding is (top, right, bottom, left)."""
    bias = None if b is None else _array("bias", b)
    options = _convolution(padding, stride, dilation, groups)
    return _tensor(nnpack.conv2d(_array("input", x), _array("weight", w), bias, **options))


@conv2d.register_fake
def _(
    x: Tensor, w: Tensor, b: Tensor | None, padding: Sequence[int], stride: Sequence[int], dilation: Sequence[int],
    groups: int,
) -> Tensor:  # fmt: skip
    top, right, bottom, left = padding
    height = (top + x.shape[-2] + bottom - dilation[0] * (w.shape[2] - 1) - 1) // stride[0] + 1
    width = (left + x.shape[-1] + right - dilation[1] * (w.shape[3] - 1) - 1) // stride[1] + 1
    return x.new_empty((*x.shape[:-3], w.shape[0], height, width))


@_operator("conv2d_input_gradient")
def conv2d_input_gradient(
    grad: Tensor, w: Tensor, input_shape: Sequence[int], padding: Sequence[int], stride: Sequence[int],
    dilation: Sequence[int], groups: int,
) -> Tensor:  # fmt: skip
    """`nnpack.conv2d_input_gradient`."""
    options = _convolution(padding, stride, dilation, groups)
    gradient, kernel = _array("grad", grad), _array("weight", w)
    return _tensor(nnpack.conv2d_input_gradient(gradient, kernel, tuple(input_shape), **options))


@conv2d_input_gradient.register_fake
def _(
    grad: Tensor, w: Tensor, input_shape: Sequence[int], padding: Sequence[int], stride: Sequence[int],
    dilation: Sequence[int], groups: int,
) -> Tensor:  # fmt: skip
    return grad.new_empty(tuple(input_shape))


@_operator("conv2d_kernel_gradient")
def conv2d_kernel_gradient(
    grad: Tensor, x: Tensor, kernel_shape: Sequence[int], padding: Sequence[int], stride: Sequence[int],
    dilation: Sequence[int], groups: int,
) -> Tensor:  # fmt: skip
    """`nnpack.conv2d_kernel_gradient`."""
    options = _convolution(padding, stride, dilation, groups)
    gradient, images = _array("grad", grad), _array("input", x)
    return _tensor(nnpack.conv2d_kernel_gradient(gradient, images, tuple(kernel_shape), **options))


@conv2d_kernel_gradient.register_fake
def _(
    grad: Tensor, x: Tensor, kernel_shape: Sequence[int], padding: Sequence[int], stride: Sequence[int],
    dilation: Sequence[int], groups: int,
) -> Tensor:  # fmt: skip
    return grad.new_empty(tuple(kernel_shape))


@_operator("conv2d_bias_gradient")
def conv2d_bias_gradient(grad: Tensor) -> Tensor:
    """`nnpack.conv2d_bias_gradient`."""
    return _tensor(nnpack.conv2d_bias_gradient(_array("grad", grad), threads=_threads()))


@conv2d_bias_gradient.register_fake
def _(grad: Tensor) -> Tensor:
    return grad.new_empty(grad.shape[-3:-2])


def _keep_convolution(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    x, w, _, *ctx.layer = inputs
    # Each of the two is needed for the other's gradient only.
    ctx.save_for_backward(x if ctx.needs_input_grad[1] else None, w if ctx.needs_input_grad[0] else None)
    ctx.input_shape, ctx.kernel_shape = x.shape, w.shape


def _differentiate_convolution(ctx: Any, grad: Tensor) -> tuple[Any, ...]:
    x, w = ctx.saved_tensors
    by_input, by_kernel, by_bias, *_ = ctx.needs_input_grad
    return (
        conv2d_input_gradient(grad, w, ctx.input_shape, *ctx.layer) if by_input else None,
        conv2d_kernel_gradient(grad, x, ctx.kernel_shape, *ctx.layer) if by_kernel else None,
        conv2d_bias_gradient(grad) if by_bias else None,
        *(None for _ in ctx.layer),
    )


conv2d.register_autograd(_differentiate_convolution, setup_context=_keep_convolution)


# Fully connected layer.


@_operator("linear")
def linear(x: Tensor, w: Tensor, b: Tensor | None) -> Tensor:
    """`nnpack.linear`."""
    bias = None if b is None else _array("bias", b)
    return _tensor(nnpack.linear(_array("input", x), _array("weight", w), bias, threads=_threads()))


@linear.register_fake
def _(x: Tensor, w: Tensor, b: Tensor | None) -> Tensor:
    return x.new_empty((*x.shape[:-1], w.shape[0]))


@_operator("linear_input_gradient")
def linear_input_gradient(grad: Tensor, w: Tensor) -> Tensor:
    """`nnpack.linear_input_gradient`."""
    return _tensor(nnpack.linear_input_gradient(_array("grad", grad), _array("weight", w), threads=_threads()))


@linear_input_gradient.register_fake
def _(grad: Tensor, w: Tensor) -> Tensor:
    return grad.new_empty((*grad.shape[:-1], w.shape[1]))


@_operator("linear_kernel_gradient")
def linear_kernel_gradient(grad: Tensor, x: Tensor) -> Tensor:
    """`nnpack.linear_kernel_gradient`."""
    return _tensor(nnpack.linear_kernel_gradient(_array("grad", grad), _array("input", x), threads=_threads()))


@linear_kernel_gradient.register_fake
def _(grad: Tensor, x: Tensor) -> Tensor:
    return grad.new_empty((grad.shape[-1], x.shape[-1]))


@_operator("linear_bias_gradient")
def linear_bias_gradient(grad: Tensor) -> Tensor:
    """`nnpack.linear_bias_gradient`."""
    return _tensor(nnpack.linear_bias_gradient(_array("grad", grad), threads=_threads()))


@linear_bias_gradient.register_fake
def _(grad: Tensor) -> Tensor:
    return grad.new_empty(grad.shape[-1:])


def _keep_linear(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    x, w, _ = inputs
    ctx.save_for_backward(x if ctx.needs_input_grad[1] else None, w if ctx.needs_input_grad[0] else None)


def _differentiate_linear(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
    x, w = ctx.saved_tensors
    by_input, by_kernel, by_bias = ctx.needs_input_grad
    return (
        linear_input_gradient(grad, w) if by_input else None,
        linear_kernel_gradient(grad, x) if by_kernel else None,
        linear_bias_gradient(grad) if by_bias else None,
    )


linear.register_autograd(_differentiate_linear, setup_context=_keep_linear)


# Pooling.


def _pooling(
    kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool
) -> dict[str, Any]:
    """What `nnpack.max_pool2d`, `nnpack.avg_pool2d` and their gradients are called with."""
    return {
        "kernel_size": tuple(kernel_size),
        "stride": tuple(stride),
        "padding": tuple(padding),
        "ceil_mode": ceil_mode,
        "threads": _threads(),
    }


def _pooled(
    x: Tensor, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool
) -> Tensor:
    sizes = []
    for size, window, step, around in zip(x.shape[-2:], kernel_size, stride, padding, strict=True):
        count = (size + 2 * around - window + (step - 1 if ceil_mode else 0)) // step + 1
        # With ceil_mode, the last window still begins before the image ends.
        sizes.append(count - 1 if ceil_mode and (count - 1) * step >= size + around else count)
    return x.new_empty((*x.shape[:-2], *sizes))


@_operator("max_pool2d")
def max_pool2d(
    x: Tensor, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool
) -> Tensor:
    """`nnpack.max_pool2d`."""
    return _tensor(nnpack.max_pool2d(_array("input", x), **_pooling(kernel_size, stride, padding, ceil_mode)))


max_pool2d.register_fake(_pooled)


@_operator("max_pool2d_gradient")
def max_pool2d_gradient(
    grad: Tensor, x: Tensor, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool
) -> Tensor:
    """`nnpack.max_pool2d_gradient`."""
    options = _pooling(kernel_size, stride, padding, ceil_mode)
    return _tensor(nnpack.max_pool2d_gradient(_array("grad", grad), _array("input", x), **options))


@max_pool2d_gradient.register_fake
def _(
    grad: Tensor, x: Tensor, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool
) -> Tensor:
    return x.new_empty(x.shape)


def _keep_max_pool2d(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    x, *ctx.windows = inputs
    ctx.save_for_backward(x)


def _differentiate_max_pool2d(ctx: Any, grad: Tensor) -> tuple[Any, ...]:
    (x,) = ctx.saved_tensors
    return max_pool2d_gradient(grad, x, *ctx.windows), *(None for _ in ctx.windows)


max_pool2d.register_autograd(_differentiate_max_pool2d, setup_context=_keep_max_pool2d)


@_operator("avg_pool2d")
def avg_pool2d(
    x: Tensor, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool,
    count_include_pad: bool,
) -> Tensor:  # fmt: skip
    """`nnpack.avg_pool2d`."""
    options = _pooling(kernel_size, stride, padding, ceil_mode)
    return _tensor(nnpack.avg_pool2d(_array("input", x), **options, count_include_pad=count_include_pad))


@avg_pool2d.register_fake
def _(
    x: Tensor, kernel_size: Sequence[int], stride: Sequence[int], padding: Sequence[int], ceil_mode: bool,
    count_include_pad: bool,
) -> Tensor:  # fmt: skip
    return _pooled(x, kernel_size, stride, padding, ceil_mode)


@_operator("avg_pool2d_gradient")
def avg_pool2d_gradient(
    grad: Tensor, input_shape: Sequence[int], kernel_size: Sequence[int], stride: Sequence[int],
    padding: Sequence[int], ceil_mode: bool, count_include_pad: bool,
) -> Tensor:  # fmt: skip
    """`nnpack.avg_pool2d_gradient`."""
    options = _pooling(kernel_size, stride, padding, ceil_mode)
    gradient = _array("grad", grad)
    return _tensor(
        nnpack.avg_pool2d_gradient(gradient, tuple(input_shape), **options, count_include_pad=count_include_pad)
    )


@avg_pool2d_gradient.register_fake
def _(
    grad: Tensor, input_shape: Sequence[int], kernel_size: Sequence[int], stride: Sequence[int],
    padding: Sequence[int], ceil_mode: bool, count_include_pad: bool,
) -> Tensor:  # fmt: skip
    return grad.new_empty(tuple(input_shape))


def _keep_avg_pool2d(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    x, *ctx.windows = inputs
    ctx.input_shape = x.shape


def _differentiate_avg_pool2d(ctx: Any, grad: Tensor) -> tuple[Any, ...]:
    return avg_pool2d_gradient(grad, ctx.input_shape, *ctx.windows), *(None for _ in ctx.windows)


avg_pool2d.register_autograd(_differentiate_avg_pool2d, setup_context=_keep_avg_pool2d)


# Activations and the loss.


@_operator("relu")
def relu(x: Tensor, negative_slope: float) -> Tensor:
    """`nnpack.relu`."""
    return _tensor(nnpack.relu(_array("input", x), negative_slope=negative_slope, threads=_threads()))


@relu.register_fake
def _(x: Tensor, negative_slope: float) -> Tensor:
    return x.new_empty(x.shape)


@_operator("relu_gradient")
def relu_gradient(grad: Tensor, x: Tensor, negative_slope: float) -> Tensor:
    """`nnpack.relu_gradient`."""
    arrays = _array("grad", grad), _array("input", x)
    return _tensor(nnpack.relu_gradient(*arrays, negative_slope=negative_slope, threads=_threads()))


@relu_gradient.register_fake
def _(grad: Tensor, x: Tensor, negative_slope: float) -> Tensor:
    return x.new_empty(x.shape)


def _keep_relu(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    x, ctx.negative_slope = inputs
    ctx.save_for_backward(x)


def _differentiate_relu(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
    (x,) = ctx.saved_tensors
    return relu_gradient(grad, x, ctx.negative_slope), None


relu.register_autograd(_differentiate_relu, setup_context=_keep_relu)


@_operator("softmax")
def softmax(x: Tensor) -> Tensor:
    """`nnpack.softmax`, along the last dimension."""
    return _tensor(nnpack.softmax(_array("input", x), threads=_threads()))


@softmax.register_fake
def _(x: Tensor) -> Tensor:
    return x.new_empty(x.shape)


def _keep_softmax(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    ctx.save_for_backward(output)


def _differentiate_softmax(ctx: Any, grad: Tensor) -> Tensor:
    (y,) = ctx.saved_tensors
    return y * (grad - (grad * y).sum(-1, keepdim=True))


softmax.register_autograd(_differentiate_softmax, setup_context=_keep_softmax)


@_operator("softmax_cross_entropy")
def softmax_cross_entropy(x: Tensor, labels: Tensor) -> Tensor:
    """`nnpack.softmax_cross_entropy`: the loss of each row."""
    return _tensor(nnpack.softmax_cross_entropy(_array("input", x), labels.numpy(), threads=_threads()))


@softmax_cross_entropy.register_fake
def _(x: Tensor, labels: Tensor) -> Tensor:
    return x.new_empty(x.shape[:-1])


@_operator("softmax_cross_entropy_gradient")
def softmax_cross_entropy_gradient(x: Tensor, labels: Tensor) -> Tensor:
    """`nnpack.softmax_cross_entropy_gradient` of the sum of the losses."""
    return _tensor(nnpack.softmax_cross_entropy_gradient(_array("input", x), labels.numpy(), threads=_threads()))


@softmax_cross_entropy_gradient.register_fake
def _(x: Tensor, labels: Tensor) -> Tensor:
    return x.new_empty(x.shape)


def _differentiate_cross_entropy(ctx: Any, grad: Tensor) -> tuple[Tensor, None]:
    return softmax_cross_entropy_gradient(*ctx.saved_tensors) * grad.unsqueeze(-1), None


def _keep_cross_entropy(ctx: Any, inputs: tuple[Any, ...], output: Tensor) -> None:
    ctx.save_for_backward(*inputs)


softmax_cross_entropy.register_autograd(_differentiate_cross_entropy, setup_context=_keep_cross_entropy)
