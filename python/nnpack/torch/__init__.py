"""The kernels for PyTorch: functions, layers and whole models, for float32 tensors on the CPU.

    >>> import torch, nnpack.torch
    >>> model = torch.nn.Sequential(torch.nn.Conv2d(3, 8, 3), torch.nn.Sigmoid())
    >>> model, report = nnpack.torch.optimize(model)
    >>> print(report)
    layer  class    by       because
    -----  -------  -------  ------------------------
    0      Conv2d   nnpack
    1      Sigmoid  PyTorch  nnpack has no such layer

Functions and layers have the names, arguments and results of PyTorch's; they differentiate (once), and go through
`torch.compile`, `torch.export` and `torch.func`'s tracing as custom operators, `torch.ops.nnpack.*`. They run on
`torch.get_num_threads()` threads. Tensors that are not contiguous, such as those with the memory format channels_last,
are copied first; results are contiguous. Other types and devices raise TypeError, and settings that the kernels lack
ValueError: those are for PyTorch's own layers, where `optimize` leaves them.
"""

from ._functional import avg_pool2d, conv2d, cross_entropy, leaky_relu, linear, max_pool2d, relu, softmax
from ._modules import (
    AdaptiveAvgPool2d,
    AvgPool2d,
    Conv2d,
    CrossEntropyLoss,
    LeakyReLU,
    Linear,
    MaxPool2d,
    ReLU,
    Softmax,
)
from ._optimize import Decision, Report, optimize

__all__ = [
    "AdaptiveAvgPool2d",
    "AvgPool2d",
    "Conv2d",
    "CrossEntropyLoss",
    "Decision",
    "LeakyReLU",
    "Linear",
    "MaxPool2d",
    "ReLU",
    "Report",
    "Softmax",
    "avg_pool2d",
    "conv2d",
    "cross_entropy",
    "leaky_relu",
    "linear",
    "max_pool2d",
    "optimize",
    "relu",
    "softmax",
]
