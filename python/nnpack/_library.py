"""The shared library through cffi's ABI mode: its declarations, its enumerators, and its statuses as exceptions."""

from __future__ import annotations

import enum
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import cffi

DECLARATIONS = """
typedef struct pthreadpool* pthreadpool_t;
pthreadpool_t pthreadpool_create(size_t threads_count);
size_t pthreadpool_get_threads_count(pthreadpool_t threadpool);
void pthreadpool_destroy(pthreadpool_t threadpool);

enum nnp_status {
    nnp_status_success = 0,
    nnp_status_invalid_batch_size = 2,
    nnp_status_invalid_channels = 3,
    nnp_status_invalid_input_channels = 4,
    nnp_status_invalid_output_channels = 5,
    nnp_status_invalid_input_size = 10,
    nnp_status_invalid_input_stride = 11,
    nnp_status_invalid_input_padding = 12,
    nnp_status_invalid_kernel_size = 13,
    nnp_status_invalid_pooling_size = 14,
    nnp_status_invalid_pooling_stride = 15,
    nnp_status_invalid_algorithm = 16,
    nnp_status_invalid_transform_strategy = 17,
    nnp_status_invalid_output_subsampling = 13,
    nnp_status_invalid_activation = 14,
    nnp_status_invalid_activation_parameters = 15,
    nnp_status_unsupported_input_size = 20,
    nnp_status_unsupported_input_stride = 21,
    nnp_status_unsupported_input_padding = 22,
    nnp_status_unsupported_kernel_size = 23,
    nnp_status_unsupported_pooling_size = 24,
    nnp_status_unsupported_pooling_stride = 25,
    nnp_status_unsupported_algorithm = 26,
    nnp_status_unsupported_transform_strategy = 27,
    nnp_status_unsupported_activation = 28,
    nnp_status_unsupported_activation_parameters = 29,
    nnp_status_uninitialized = 50,
    nnp_status_unsupported_hardware = 51,
    nnp_status_out_of_memory = 52,
    nnp_status_insufficient_buffer = 53,
    nnp_status_misaligned_buffer = 54,
    nnp_status_invalid_costs = 60,
    nnp_status_invalid_plan = 61,
    nnp_status_unsupported_plan = 62
};

enum nnp_activation {
    nnp_activation_identity = 0,
    nnp_activation_relu = 1
};

enum nnp_convolution_algorithm {
    nnp_convolution_algorithm_auto = 0,
    nnp_convolution_algorithm_ft8x8 = 1,
    nnp_convolution_algorithm_ft16x16 = 2,
    nnp_convolution_algorithm_wt8x8 = 3,
    nnp_convolution_algorithm_implicit_gemm = 4,
    nnp_convolution_algorithm_direct = 5,
    nnp_convolution_algorithm_wt8x8_fp16 = 6,
    nnp_convolution_algorithm_wt8x8_5x5 = 7,
    nnp_convolution_algorithm_wt6x6 = 8,
    nnp_convolution_algorithm_wt4x4 = 9,
    nnp_convolution_algorithm_wt6 = 10,
    nnp_convolution_algorithm_wt8 = 11,
    nnp_convolution_algorithm_wt12 = 12,
    nnp_convolution_algorithm_wt7x7 = 13,
    nnp_convolution_algorithm_strassen = 14
};

enum nnp_convolution_transform_strategy {
    nnp_convolution_transform_strategy_compute = 1,
    nnp_convolution_transform_strategy_precompute = 2,
    nnp_convolution_transform_strategy_reuse = 3
};

struct nnp_size {
    size_t width;
    size_t height;
};

struct nnp_padding {
    size_t top;
    size_t right;
    size_t bottom;
    size_t left;
};

struct nnp_profile {
    double total;
    double input_transform;
    double kernel_transform;
    double output_transform;
    double block_multiplication;
};

enum nnp_status nnp_initialize(void);
enum nnp_status nnp_deinitialize(void);

enum nnp_status nnp_convolution_output(
    enum nnp_convolution_algorithm algorithm, size_t batch_size, size_t input_channels, size_t output_channels,
    struct nnp_size input_size, struct nnp_padding input_padding, struct nnp_size kernel_size,
    const float* input, const float* kernel, const float* bias, float* output,
    void* workspace_buffer, size_t* workspace_size,
    enum nnp_activation activation, const void* activation_parameters,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_convolution_input_gradient(
    enum nnp_convolution_algorithm algorithm, size_t batch_size, size_t input_channels, size_t output_channels,
    struct nnp_size input_size, struct nnp_padding input_padding, struct nnp_size kernel_size,
    const float* grad_output, const float* kernel, float* grad_input,
    void* workspace_buffer, size_t* workspace_size,
    enum nnp_activation activation, const void* activation_parameters,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_convolution_kernel_gradient(
    enum nnp_convolution_algorithm algorithm, size_t batch_size, size_t input_channels, size_t output_channels,
    struct nnp_size input_size, struct nnp_padding input_padding, struct nnp_size kernel_size,
    const float* input, const float* grad_output, float* grad_kernel,
    void* workspace_buffer, size_t* workspace_size,
    enum nnp_activation activation, const void* activation_parameters,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_convolution_inference(
    enum nnp_convolution_algorithm algorithm, enum nnp_convolution_transform_strategy transform_strategy,
    size_t input_channels, size_t output_channels,
    struct nnp_size input_size, struct nnp_padding input_padding, struct nnp_size kernel_size,
    struct nnp_size output_subsampling,
    const float* input, const float* kernel, const float* bias, float* output,
    void* workspace_buffer, size_t* workspace_size,
    enum nnp_activation activation, const void* activation_parameters,
    pthreadpool_t threadpool, struct nnp_profile* profile);

struct nnp_convolution_layer {
    size_t batch_size;
    size_t input_channels;
    size_t output_channels;
    size_t groups;
    struct nnp_size input_size;
    struct nnp_padding input_padding;
    struct nnp_size kernel_size;
    struct nnp_size stride;
    struct nnp_size dilation;
};

enum nnp_status nnp_convolution_layer_output(
    const struct nnp_convolution_layer* layer, enum nnp_convolution_algorithm algorithm,
    enum nnp_convolution_transform_strategy transform_strategy, const float* input, const float* kernel,
    const float* bias, float* output, void* workspace_buffer, size_t* workspace_size, enum nnp_activation activation,
    const void* activation_parameters, pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_convolution_layer_input_gradient(
    const struct nnp_convolution_layer* layer, enum nnp_convolution_algorithm algorithm, const float* grad_output,
    const float* kernel, float* grad_input, void* workspace_buffer, size_t* workspace_size, pthreadpool_t threadpool,
    struct nnp_profile* profile);

enum nnp_status nnp_convolution_layer_kernel_gradient(
    const struct nnp_convolution_layer* layer, enum nnp_convolution_algorithm algorithm, const float* input,
    const float* grad_output, float* grad_kernel, void* workspace_buffer, size_t* workspace_size,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_pass { nnp_pass_output = 0, nnp_pass_input_gradient = 1, nnp_pass_kernel_gradient = 2 };

struct nnp_convolution_candidate {
    enum nnp_convolution_algorithm algorithm;
    struct nnp_profile seconds;
    double error;
    size_t workspace_size;
    size_t transformed_kernel_size;
};

enum nnp_status nnp_convolution_layer_candidates(
    const struct nnp_convolution_layer* layer, enum nnp_pass pass,
    enum nnp_convolution_transform_strategy transform_strategy, pthreadpool_t threadpool,
    struct nnp_convolution_candidate* candidates, size_t* count);

enum nnp_status nnp_convolution_layer_count(
    const struct nnp_convolution_layer* layer, enum nnp_pass pass, enum nnp_convolution_algorithm algorithm,
    enum nnp_convolution_transform_strategy transform_strategy, double* counts);

struct nnp_convolution_limits {
    double error;
    size_t workspace_size;
};

struct nnp_convolution_plan;

struct nnp_convolution_plan_description {
    struct nnp_convolution_layer layer;
    enum nnp_activation activation;
    bool has_bias;
    struct nnp_convolution_limits limits;
    struct nnp_convolution_candidate candidate;
};

enum nnp_status nnp_convolution_plan_create(
    const struct nnp_convolution_layer* layer, enum nnp_convolution_algorithm algorithm,
    const struct nnp_convolution_limits* limits, const float* kernel, const float* bias, enum nnp_activation activation,
    const void* activation_parameters, pthreadpool_t threadpool, struct nnp_profile* profile,
    struct nnp_convolution_plan** plan);

enum nnp_status nnp_convolution_plan_destroy(struct nnp_convolution_plan* plan);

enum nnp_status nnp_convolution_plan_describe(
    const struct nnp_convolution_plan* plan, pthreadpool_t threadpool,
    struct nnp_convolution_plan_description* description);

struct nnp_convolution_call {
    const struct nnp_convolution_plan* plan;
    size_t batch_size;
    struct nnp_size input_size;
    const float* input;
    float* output;
    void* workspace_buffer;
    size_t* workspace_size;
    pthreadpool_t threadpool;
    struct nnp_profile* profile;
};

enum nnp_status nnp_convolution_plan_run(const struct nnp_convolution_call* call);

enum nnp_status nnp_convolution_plan_save(const struct nnp_convolution_plan* plan, void* buffer, size_t* size);

enum nnp_status nnp_convolution_plan_load(const void* buffer, size_t size, struct nnp_convolution_plan** plan);

const char* nnp_get_operation(size_t index);
enum nnp_status nnp_get_costs(double* nanoseconds);
enum nnp_status nnp_set_costs(const double* nanoseconds);
enum nnp_status nnp_load_costs(const char* path);

enum nnp_status nnp_convolution_layer_bias_gradient(
    const struct nnp_convolution_layer* layer, const float* grad_output, float* grad_bias, pthreadpool_t threadpool);

enum nnp_status nnp_fully_connected_output(
    size_t batch_size, size_t input_channels, size_t output_channels,
    const float* input, const float* kernel, float* output,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_fully_connected_inference(
    size_t input_channels, size_t output_channels,
    const float* input, const float* kernel, float* output, pthreadpool_t threadpool);

enum nnp_status nnp_fully_connected_inference_f16f32(
    size_t input_channels, size_t output_channels,
    const float* input, const void* kernel, float* output, pthreadpool_t threadpool);

enum nnp_status nnp_max_pooling_output(
    size_t batch_size, size_t channels, struct nnp_size input_size, struct nnp_padding input_padding,
    struct nnp_size pooling_size, struct nnp_size pooling_stride,
    const float* input, float* output, pthreadpool_t threadpool);

enum nnp_status nnp_softmax_output(
    size_t batch_size, size_t channels, const float* input, float* output, pthreadpool_t threadpool);

enum nnp_status nnp_relu_output(
    size_t batch_size, size_t channels, const float* input, float* output,
    float negative_slope, pthreadpool_t threadpool);

enum nnp_status nnp_relu_input_gradient(
    size_t batch_size, size_t channels, const float* grad_output, const float* input, float* grad_input,
    float negative_slope, pthreadpool_t threadpool);

enum nnp_status nnp_fully_connected_output_with_bias(
    size_t batch_size, size_t input_channels, size_t output_channels,
    const float* input, const float* kernel, const float* bias, float* output,
    enum nnp_activation activation, const void* activation_parameters,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_fully_connected_input_gradient(
    size_t batch_size, size_t input_channels, size_t output_channels,
    const float* grad_output, const float* kernel, float* grad_input,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_fully_connected_kernel_gradient(
    size_t batch_size, size_t input_channels, size_t output_channels,
    const float* input, const float* grad_output, float* grad_kernel,
    pthreadpool_t threadpool, struct nnp_profile* profile);

enum nnp_status nnp_fully_connected_bias_gradient(
    size_t batch_size, size_t output_channels, const float* grad_output, float* grad_bias, pthreadpool_t threadpool);

enum nnp_status nnp_softmax_cross_entropy_output(
    size_t batch_size, size_t channels, const float* input, const int32_t* labels, float* losses,
    pthreadpool_t threadpool);

enum nnp_status nnp_softmax_cross_entropy_input_gradient(
    size_t batch_size, size_t channels, const float* input, const int32_t* labels, float scale, float* grad_input,
    pthreadpool_t threadpool);

struct nnp_hardware {
    const char* version;
    const char* target;
    const char* microarchitecture;
    size_t lanes;
    size_t l1_cache;
    size_t l2_cache;
    size_t l3_cache;
};

struct nnp_pooling {
    struct nnp_size input_size;
    struct nnp_padding input_padding;
    struct nnp_size pooling_size;
    struct nnp_size pooling_stride;
    bool ceil_mode;
};

enum nnp_status nnp_general_max_pooling_output(
    size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
    const float* input, float* output, pthreadpool_t threadpool);

enum nnp_status nnp_max_pooling_input_gradient(
    size_t batch_size, size_t channels, const struct nnp_pooling* pooling,
    const float* grad_output, const float* input, float* grad_input, pthreadpool_t threadpool);

enum nnp_status nnp_average_pooling_output(
    size_t batch_size, size_t channels, const struct nnp_pooling* pooling, bool count_include_pad,
    const float* input, float* output, pthreadpool_t threadpool);

enum nnp_status nnp_average_pooling_input_gradient(
    size_t batch_size, size_t channels, const struct nnp_pooling* pooling, bool count_include_pad,
    const float* grad_output, float* grad_input, pthreadpool_t threadpool);

enum nnp_status nnp_get_hardware(struct nnp_hardware* hardware);
const char* nnp_get_target(size_t index, int* supported);
enum nnp_status nnp_measure_fma_peak(pthreadpool_t threadpool, double* flops);
"""

LIBRARY_VARIABLE = "NNPACK_LIBRARY"
TARGET_VARIABLE = "NNPACK_TARGET"
FILE_NAME = "libnnpack.so"


class Status(enum.IntEnum):
    """`enum nnp_status`. Numbers 13 to 15 mean two things each in the C API: which one, the function called tells."""

    SUCCESS = 0
    INVALID_BATCH_SIZE = 2
    INVALID_CHANNELS = 3
    INVALID_INPUT_CHANNELS = 4
    INVALID_OUTPUT_CHANNELS = 5
    INVALID_INPUT_SIZE = 10
    INVALID_INPUT_STRIDE = 11
    INVALID_INPUT_PADDING = 12
    INVALID_KERNEL_SIZE = 13
    INVALID_OUTPUT_SUBSAMPLING = 13
    INVALID_POOLING_SIZE = 14
    INVALID_ACTIVATION = 14
    INVALID_POOLING_STRIDE = 15
    INVALID_ACTIVATION_PARAMETERS = 15
    INVALID_ALGORITHM = 16
    INVALID_TRANSFORM_STRATEGY = 17
    UNSUPPORTED_INPUT_SIZE = 20
    UNSUPPORTED_INPUT_STRIDE = 21
    UNSUPPORTED_INPUT_PADDING = 22
    UNSUPPORTED_KERNEL_SIZE = 23
    UNSUPPORTED_POOLING_SIZE = 24
    UNSUPPORTED_POOLING_STRIDE = 25
    UNSUPPORTED_ALGORITHM = 26
    UNSUPPORTED_TRANSFORM_STRATEGY = 27
    UNSUPPORTED_ACTIVATION = 28
    UNSUPPORTED_ACTIVATION_PARAMETERS = 29
    UNINITIALIZED = 50
    UNSUPPORTED_HARDWARE = 51
    OUT_OF_MEMORY = 52
    INSUFFICIENT_BUFFER = 53
    MISALIGNED_BUFFER = 54
    INVALID_COSTS = 60
    INVALID_PLAN = 61
    UNSUPPORTED_PLAN = 62


class Activation(enum.IntEnum):
    """`enum nnp_activation`."""

    IDENTITY = 0
    RELU = 1


class Algorithm(enum.IntEnum):
    """`enum nnp_convolution_algorithm`."""

    AUTO = 0
    FT8X8 = 1
    FT16X16 = 2
    WT8X8 = 3
    IMPLICIT_GEMM = 4
    DIRECT = 5
    WT8X8_FP16 = 6
    WT8X8_5X5 = 7
    WT6X6 = 8
    WT4X4 = 9
    WT6 = 10
    WT8 = 11
    WT12 = 12
    WT7X7 = 13
    STRASSEN = 14


class Strategy(enum.IntEnum):
    """`enum nnp_convolution_transform_strategy`."""

    COMPUTE = 1
    PRECOMPUTE = 2
    REUSE = 3


class Pass(enum.IntEnum):
    """`enum nnp_pass`."""

    OUTPUT = 0
    INPUT_GRADIENT = 1
    KERNEL_GRADIENT = 2


class Error(Exception):
    """Anything that the library refuses or fails to do. `status` is what the C function returned, if one was called."""

    def __init__(self, message: str, status: Status | None = None) -> None:
        super().__init__(message)
        self.status = status


class ArgumentError(Error, ValueError):
    """An argument whose value can't be used; `argument` is its name."""

    def __init__(self, argument: str, message: str, status: Status | None = None) -> None:
        super().__init__(f"{argument}: {message}", status)
        self.argument, self._message = argument, message

    def __reduce__(self) -> tuple[type[ArgumentError], tuple[str, str, Status | None]]:
        """Lets multiprocessing hand the exception to another process."""
        return type(self), (self.argument, self._message, self.status)


class InitializationError(Error, RuntimeError):
    """The library could not choose its kernels."""


class OutOfMemoryError(Error, MemoryError):
    """The library could not allocate a workspace."""


def _load(ffi: cffi.FFI) -> tuple[Any, Path]:
    """Opens the library that NNPACK_LIBRARY names, else the one of the wheel, else the one of the source tree."""
    package = Path(__file__).resolve().parent
    forced = os.environ.get(LIBRARY_VARIABLE)
    candidates = [Path(forced)] if forced else [package / FILE_NAME, package.parents[1] / "build" / "lib" / FILE_NAME]
    tried = []
    for path in candidates:
        if not path.is_file():
            tried.append(f"{path}: no such file")
            continue
        try:
            # Never unloaded: idle threads of pools still run its code when the interpreter exits.
            return ffi.dlopen(str(path), ffi.RTLD_NOW | ffi.RTLD_NODELETE), path
        except OSError as error:
            tried.append(f"{path}: {error}")
    hint = f"set by {LIBRARY_VARIABLE}" if forced else f"build it, or name it in the variable {LIBRARY_VARIABLE}"
    raise ImportError(f"nnpack can't load {FILE_NAME} ({hint}). Tried: " + "; ".join(tried))


ffi = cffi.FFI()
ffi.cdef(DECLARATIONS)
lib, library_path = _load(ffi)

_initialized = False


def targets() -> dict[str, bool]:
    """Targets that the library was built with, best first, and whether this machine can run each."""
    supported = ffi.new("int*")
    found: dict[str, bool] = {}
    while (name := lib.nnp_get_target(len(found), supported)) != ffi.NULL:
        found[ffi.string(name).decode()] = bool(supported[0])
    return found


def initialize() -> None:
    """Initializes the library at the first call; nnp_initialize itself is safe from several threads."""
    global _initialized
    if _initialized:
        return
    status = Status(lib.nnp_initialize())
    if status != Status.SUCCESS:
        forced = os.environ.get(TARGET_VARIABLE)
        if forced is not None:
            known = ", ".join(name if can_run else f"{name} (not on this CPU)" for name, can_run in targets().items())
            message = f"{TARGET_VARIABLE}={forced!r} names no target that can run here; the library has: {known}"
            raise InitializationError(message, status)
        raise InitializationError(f"nnp_initialize returned {status.name.lower()}", status)
    _initialized = True


def check(status_number: int, arguments: Mapping[Status, tuple[str, str]]) -> None:
    """Raises what a status stands for; `arguments` tells, for this function, which argument a status blames and why."""
    if status_number == Status.SUCCESS:
        return
    status = Status(status_number)
    if status in arguments:
        raise ArgumentError(*arguments[status], status)
    if status == Status.OUT_OF_MEMORY:
        raise OutOfMemoryError("the library could not allocate its workspace", status)
    raise Error(f"the library returned {status.name.lower()} ({status.value})", status)
