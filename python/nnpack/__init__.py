"""Fast convolution on CPUs, for numpy arrays.

    >>> import numpy as np, nnpack
    >>> x = np.ones((1, 3, 32, 32), np.float32)
    >>> w = np.ones((8, 3, 3, 3), np.float32)
    >>> nnpack.conv2d(x, w, padding=1, activation="relu").shape
    (1, 8, 32, 32)

`python -m nnpack` offers `info`, `bench`, `accuracy`, `tune` and `demo`. The environment variable NNPACK_LIBRARY names
another shared library, NNPACK_TARGET forces kernels of another target (see `nnpack.info().targets`).
"""

from ._activations import relu, relu_gradient, softmax
from ._choice import Candidate, Explanation, explain
from ._convolution import (
    conv2d,
    conv2d_bias_gradient,
    conv2d_input_gradient,
    conv2d_kernel_gradient,
)
from ._info import Info, info, measure_fma_peak
from ._library import Activation, Algorithm, ArgumentError, Error, InitializationError, OutOfMemoryError, Status
from ._linear import linear, linear_bias_gradient, linear_input_gradient, linear_kernel_gradient
from ._losses import softmax_cross_entropy, softmax_cross_entropy_gradient
from ._pooling import avg_pool2d, avg_pool2d_gradient, global_avg_pool2d, max_pool2d, max_pool2d_gradient
from ._prepared import PreparedConv2d, load_prepared_conv2d, prepare_conv2d
from ._tune import load_costs
from ._workspace import Workspace

__all__ = [
    "Activation",
    "Algorithm",
    "ArgumentError",
    "Candidate",
    "Error",
    "Explanation",
    "Info",
    "InitializationError",
    "OutOfMemoryError",
    "PreparedConv2d",
    "Status",
    "Workspace",
    "avg_pool2d",
    "avg_pool2d_gradient",
    "conv2d",
    "conv2d_bias_gradient",
    "conv2d_input_gradient",
    "conv2d_kernel_gradient",
    "explain",
    "global_avg_pool2d",
    "info",
    "linear",
    "linear_bias_gradient",
    "linear_input_gradient",
    "linear_kernel_gradient",
    "load_costs",
    "load_prepared_conv2d",
    "max_pool2d",
    "max_pool2d_gradient",
    "measure_fma_peak",
    "prepare_conv2d",
    "relu",
    "relu_gradient",
    "softmax",
    "softmax_cross_entropy",
    "softmax_cross_entropy_gradient",
]


def __getattr__(name: str) -> str:
    # The version is the library's, known once it is initialized, which is left to the first use.
    if name == "__version__":
        return info().version
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
