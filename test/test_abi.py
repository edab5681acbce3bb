"""Source and binary compatibility with the original NNPACK's header: facts as data, checked by the compiler."""

import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, build, need_tool

ENUMERATORS = {
    "nnp_status": {
        "success": 0,
        "invalid_batch_size": 2,
        "invalid_channels": 3,
        "invalid_input_channels": 4,
        "invalid_output_channels": 5,
        "invalid_input_size": 10,
        "invalid_input_stride": 11,
        "invalid_input_padding": 12,
        "invalid_kernel_size": 13,
        "invalid_pooling_size": 14,
        "invalid_pooling_stride": 15,
        "invalid_algorithm": 16,
        "invalid_transform_strategy": 17,
        "invalid_output_subsampling": 13,
        "invalid_activation": 14,
        "invalid_activation_parameters": 15,
        "unsupported_input_size": 20,
        "unsupported_input_stride": 21,
        "unsupported_input_padding": 22,
        "unsupported_kernel_size": 23,
        "unsupported_pooling_size": 24,
        "unsupported_pooling_stride": 25,
        "unsupported_algorithm": 26,
        "unsupported_transform_strategy": 27,
        "unsupported_activation": 28,
        "unsupported_activation_parameters": 29,
        "uninitialized": 50,
        "unsupported_hardware": 51,
        "out_of_memory": 52,
        "insufficient_buffer": 53,
        "misaligned_buffer": 54,
    },
    "nnp_activation": {"identity": 0, "relu": 1},
    "nnp_convolution_algorithm": {
        "auto": 0,
        "ft8x8": 1,
        "ft16x16": 2,
        "wt8x8": 3,
        "implicit_gemm": 4,
        "direct": 5,
        "wt8x8_fp16": 6,
    },
    "nnp_convolution_transform_strategy": {
        "compute": 1,
        "precompute": 2,
        "reuse": 3,
        "block_based": 1,
        "tuple_based": 1,
    },
}

STRUCTURES = {
    "nnp_size": ("size_t", ["width", "height"]),
    "nnp_padding": ("size_t", ["top", "right", "bottom", "left"]),
    "nnp_profile": (
        "double",
        ["total", "input_transform", "kernel_transform", "output_transform", "block_multiplication"],
    ),
    # Also in words of bindings, which no compiler compares with the header.
    "nnp_convolution_call": (
        "size_t",
        [
            *("plan", "batch_size", "input_size.width", "input_size.height", "input", "output", "workspace_buffer"),
            *("workspace_size", "threadpool", "profile"),
        ],
    ),
}

IN, OUT, SIZE = "const float*", "float*", "size_t"
IMAGE = ["struct nnp_size", "struct nnp_padding", "struct nnp_size"]
ACTIVATION = ["enum nnp_activation", "const void*"]
WORKSPACE = ["void*", "size_t*"]
END = ["pthreadpool_t", "struct nnp_profile*"]
TRAINING = ["enum nnp_convolution_algorithm", SIZE, SIZE, SIZE, *IMAGE]
INFERENCE = [
    "enum nnp_convolution_algorithm",
    "enum nnp_convolution_transform_strategy",
    SIZE,
    SIZE,
    *IMAGE,
    "struct nnp_size",
]

FUNCTIONS = {
    "nnp_initialize": ["void"],
    "nnp_deinitialize": ["void"],
    "nnp_convolution_output": [*TRAINING, IN, IN, IN, OUT, *WORKSPACE, *ACTIVATION, *END],
    "nnp_convolution_input_gradient": [*TRAINING, IN, IN, OUT, *WORKSPACE, *ACTIVATION, *END],
    "nnp_convolution_kernel_gradient": [*TRAINING, IN, IN, OUT, *WORKSPACE, *ACTIVATION, *END],
    "nnp_convolution_inference": [*INFERENCE, IN, IN, IN, OUT, *WORKSPACE, *ACTIVATION, *END],
    "nnp_fully_connected_output": [SIZE, SIZE, SIZE, IN, IN, OUT, *END],
    "nnp_fully_connected_inference": [SIZE, SIZE, IN, IN, OUT, "pthreadpool_t"],
    "nnp_fully_connected_inference_f16f32": [SIZE, SIZE, IN, "const void*", OUT, "pthreadpool_t"],
    "nnp_max_pooling_output": [SIZE, SIZE, *IMAGE, "struct nnp_size", IN, OUT, "pthreadpool_t"],
    "nnp_softmax_output": [SIZE, SIZE, IN, OUT, "pthreadpool_t"],
    "nnp_relu_output": [SIZE, SIZE, IN, OUT, "float", "pthreadpool_t"],
    "nnp_relu_input_gradient": [SIZE, SIZE, IN, IN, OUT, "float", "pthreadpool_t"],
}
LAYER = ["const struct nnp_convolution_layer*", "enum nnp_convolution_algorithm"]
CHOICE = [
    *("const struct nnp_convolution_layer*", "enum nnp_pass"),
    *("enum nnp_convolution_transform_strategy", "pthreadpool_t"),
]
PLAN = "const struct nnp_convolution_plan*"
EXTENSIONS = {
    "nnp_convolution_layer_output": [
        *LAYER,
        "enum nnp_convolution_transform_strategy",
        IN,
        IN,
        IN,
        OUT,
        *WORKSPACE,
        *ACTIVATION,
        *END,
    ],
    "nnp_convolution_layer_input_gradient": [*LAYER, IN, IN, OUT, *WORKSPACE, *END],
    "nnp_convolution_layer_kernel_gradient": [*LAYER, IN, IN, OUT, *WORKSPACE, *END],
    "nnp_convolution_layer_bias_gradient": ["const struct nnp_convolution_layer*", IN, OUT, "pthreadpool_t"],
    "nnp_convolution_layer_candidates": [*CHOICE, "struct nnp_convolution_candidate*", "size_t*"],
    "nnp_convolution_layer_choose": [
        *CHOICE,
        "const struct nnp_convolution_limits*",
        "struct nnp_convolution_candidate*",
    ],
    "nnp_convolution_layer_count": [*CHOICE[:2], "enum nnp_convolution_algorithm", CHOICE[2], "double*"],
    "nnp_convolution_plan_create": [
        *LAYER,
        "const struct nnp_convolution_limits*",
        *(IN, IN, *ACTIVATION, *END, "struct nnp_convolution_plan**"),
    ],
    "nnp_convolution_plan_destroy": ["struct nnp_convolution_plan*"],
    "nnp_convolution_plan_describe": [PLAN, "pthreadpool_t", "struct nnp_convolution_plan_description*"],
    "nnp_convolution_plan_run": ["const struct nnp_convolution_call*"],
    "nnp_convolution_plan_save": [PLAN, *WORKSPACE],
    "nnp_convolution_plan_load": ["const void*", SIZE, "struct nnp_convolution_plan**"],
    "nnp_get_costs": ["double*"],
    "nnp_set_costs": ["const double*"],
    "nnp_load_costs": ["const char*"],
    "nnp_get_hardware": ["struct nnp_hardware*"],
    "nnp_measure_fma_peak": ["pthreadpool_t", "double*"],
    "nnp_general_max_pooling_output": [SIZE, SIZE, "const struct nnp_pooling*", IN, OUT, "pthreadpool_t"],
    "nnp_max_pooling_input_gradient": [SIZE, SIZE, "const struct nnp_pooling*", IN, IN, OUT, "pthreadpool_t"],
    "nnp_average_pooling_output": [SIZE, SIZE, "const struct nnp_pooling*", "bool", IN, OUT, "pthreadpool_t"],
    "nnp_average_pooling_input_gradient": [SIZE, SIZE, "const struct nnp_pooling*", "bool", IN, OUT, "pthreadpool_t"],
    "nnp_fully_connected_output_with_bias": [SIZE, SIZE, SIZE, IN, IN, IN, OUT, *ACTIVATION, *END],
    "nnp_fully_connected_input_gradient": [SIZE, SIZE, SIZE, IN, IN, OUT, *END],
    "nnp_fully_connected_kernel_gradient": [SIZE, SIZE, SIZE, IN, IN, OUT, *END],
    "nnp_fully_connected_bias_gradient": [SIZE, SIZE, IN, OUT, "pthreadpool_t"],
    "nnp_softmax_cross_entropy_output": [SIZE, SIZE, IN, "const int32_t*", OUT, "pthreadpool_t"],
    "nnp_softmax_cross_entropy_input_gradient": [SIZE, SIZE, IN, "const int32_t*", "float", OUT, "pthreadpool_t"],
}

CPP_PROGRAM = """
#include <nnpack.h>
#include <nnpack/extensions.h>
#include <cstdio>

int main() {
    const nnp_size size = {4, 3}, kernel_size = {3, 3}, stride = {1, 1};
    const nnp_padding padding = {1, 1, 1, 1};
    float image[12], kernel[9] = {0, 0, 0, 0, 2, 0, 0, 0, 0}, bias[1] = {1}, output[12], other[12], gradient[12];
    for (int i = 0; i < 12; i++) image[i] = float(i);
    nnp_profile profile;
    if (nnp_initialize() != nnp_status_success) return 1;
    /* The overloads without workspace and activation. */
    if (nnp_convolution_output(nnp_convolution_algorithm_auto, 1, 1, 1, size, padding, kernel_size, image, kernel, bias,
                               output, NULL, &profile) != nnp_status_success) return 2;
    if (nnp_convolution_inference(nnp_convolution_algorithm_wt8x8, nnp_convolution_transform_strategy_tuple_based, 1, 1,
                                  size, padding, kernel_size, stride, image, kernel, bias, other, NULL, &profile) !=
        nnp_status_success) return 3;
    if (nnp_convolution_input_gradient(nnp_convolution_algorithm_auto, 1, 1, 1, size, padding, kernel_size, image,
                                       kernel, gradient, NULL, NULL) != nnp_status_success) return 4;
    for (int i = 0; i < 12; i++) if (gradient[i] != 2 * image[i]) return 5;
    if (nnp_convolution_kernel_gradient(nnp_convolution_algorithm_auto, 1, 1, 1, size, padding, kernel_size, image,
                                        image, kernel, NULL, NULL) != nnp_status_success) return 6;
    if (kernel[4] != 506) return 7; /* the sum of squares from 0 to 11 */
    for (int i = 0; i < 12; i++) {
        const float difference = other[i] - output[i];
        if (output[i] != 2 * image[i] + 1 || difference > 1e-4f || difference < -1e-4f) return 8;
    }
    std::puts("right");
    return nnp_deinitialize();
}
"""


def compile_only(language: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / f"facts.{language}"
    path.write_text(text)
    compiler = ["c++", "-std=c++11"] if language == "cc" else ["cc", "-std=c99", "-Wpedantic"]
    command = [*compiler, "-Wall", "-Wextra", "-Werror", "-I", str(ROOT / "include"), "-fsyntax-only", str(path)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_enumerators(tmp_path: Path) -> None:
    checks = [
        f"char {enum}_{name}[{enum}_{name} == {value} ? 1 : -1];".replace("char ", "extern char check_", 1)
        for enum, values in ENUMERATORS.items()
        for name, value in values.items()
    ]
    compile_only("c", "#include <nnpack.h>\n" + "\n".join(checks) + "\n", tmp_path)


def test_structures(tmp_path: Path) -> None:
    checks = []
    for struct, (c_type, fields) in STRUCTURES.items():
        checks.append(
            f"extern char check_{struct}[sizeof(struct {struct}) == {len(fields)} * sizeof({c_type}) ? 1 : -1];"
        )
        for index, name in enumerate(fields):
            condition = f"offsetof(struct {struct}, {name}) == {index} * sizeof({c_type})"
            checks.append(f"extern char check_{struct}_{index}[{condition} ? 1 : -1];")
    compile_only("c", "#include <nnpack/extensions.h>\n" + "\n".join(checks) + "\n", tmp_path)


def test_structures_of_the_python_package() -> None:
    """It declares them once more."""
    if not (ROOT / "build/lib/libnnpack.so").exists():
        pytest.skip("libnnpack.so is not built")
    from nnpack._library import ffi

    for struct, (c_type, fields) in STRUCTURES.items():
        name, size = f"struct {struct}", ffi.sizeof(c_type)
        assert ffi.sizeof(name) == len(fields) * size
        assert [ffi.offsetof(name, *field.split(".")) for field in fields] == [i * size for i in range(len(fields))]


@pytest.mark.parametrize("language", ["c", "cc"])
def test_signatures(language: str, tmp_path: Path) -> None:
    if language == "cc":
        need_tool("c++")
    pointers = [
        f"enum nnp_status (*use_{name})({', '.join(types)}) = {name};"
        for name, types in {**FUNCTIONS, **EXTENSIONS}.items()
    ]
    compile_only(language, "#include <nnpack/extensions.h>\n" + "\n".join(pointers) + "\n", tmp_path)


@pytest.mark.parametrize("library", ["libnnpack.a", "libnnpack.so"])
def test_only_the_public_functions_are_exported(builddir: Path, library: str) -> None:
    path = builddir / "lib" / library
    if not path.exists():
        pytest.skip(f"{library} is not built")
    dynamic = ["-D"] if library.endswith(".so") else []
    listing = subprocess.run(
        ["nm", *dynamic, "--defined-only", "--extern-only", str(path)], capture_output=True, text=True, check=True
    ).stdout
    symbols = {line.split()[-1] for line in listing.splitlines() if len(line.split()) == 3}
    assert symbols == {*FUNCTIONS, *EXTENSIONS, "nnp_get_target", "nnp_get_operation"}
    assert symbols == set((ROOT / "src/exports.txt").read_text().split())


@pytest.mark.parametrize("library", ["libnnpack.a", "libnnpack.so"])
def test_a_cpp_program_links_and_runs(builddir: Path, library: str, tmp_path: Path) -> None:
    need_tool("c++")
    build(builddir, "lib/libnnpack.a")
    path = builddir / "lib" / library
    if not path.exists():
        pytest.skip(f"{library} is not built")
    source, program = tmp_path / "program.cc", tmp_path / "program"
    source.write_text(CPP_PROGRAM)
    command = ["c++", "-std=c++11", "-I", str(ROOT / "include"), str(source), str(path), "-lpthreadpool", "-lm"]
    subprocess.run([*command, f"-Wl,-rpath,{path.parent}", "-o", str(program)], check=True)
    assert subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout == "right\n"
