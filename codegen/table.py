"""Generated C around the kernels: declarations, the table of each target, the list of tables."""

from collections.abc import Sequence
from typing import Any

from codegen.algebra.winograd import (
    FORWARD,
    GRADIENT,
    Matrix,
    MinimalFiltering,
    Nested,
    half_scales,
    input_owner,
    kernel_owner,
)
from codegen.contract import DEPTHWISE_KERNELS, DEPTHWISE_PAIR_VARIANTS, TILE_FIELDS
from codegen.costs import costs, measured
from codegen.microarchitecture import Microarchitecture
from codegen.targets import Target

# Families with a kernel for each number of rows, or pixels, and the sizes that the table tells of each.
BY_ROWS = {
    "tuple_gemm": ("mr", "nr"),
    "tuple_gemm_transposed": ("mr", "nr", "width"),
    "complex_gemm": ("mr",),
    "complex_gemm_transposed": ("mr",),
    "sgemm": ("mr", "nr", "few"),
    "sgemm_transposed": ("mr", "nr", "unroll"),
    "direct": ("mr", "nr"),
    "dots": ("mr", "nr"),
    "stencil_pixels": ("mr",),
    "stencil_pixels_by_2": ("mr",),
}
# Members of the table that are named as the kernels are.
POOLING_KERNELS = (
    *("maximum_of_stacks", "sum_of_stacks", "maximum", "maximum_by_2", "average", "average_by_2"),
    *("maximum_around", "maximum_around_streamed", "average_around", "average_around_streamed"),
    *("maximum_of_2x2", "average_of_2x2", "maximum_of_3x3", "average_of_3x3"),
    *("maximum_of_3x3_by_2", "average_of_3x3_by_2", "maximum_of_images", "average_of_images"),
)
Entry = dict[str, Any]  # what generate_kernels writes about a kernel


def header(entries: Sequence[Entry]) -> str:
    """Every kernel, declared by its arguments and by its typedef: the compiler refuses them if they differ."""
    lines = ["#pragma once", "", '#include "hw.h"', ""]
    for entry in entries:
        lines.append(f"void {entry['symbol']}({entry['prototype']});")
        lines.append(f"{entry['typedef']} {entry['symbol']};")
    return "\n".join(lines) + "\n"


def _variant(entries: Sequence[Entry], family: str, variant: str = "") -> Entry:
    return next(entry for entry in entries if (entry["family"], entry["variant"]) == (family, variant))


def _fields(entries: Sequence[Entry], family: str, variants: Sequence[str]) -> str:
    """Initialisers of members that are named as the variants are."""
    return "".join(f"            .{name} = {_variant(entries, family, name)['symbol']},\n" for name in variants)


def _gemm(entries: Sequence[Entry], family: str, sizes: Sequence[str]) -> tuple[str, str]:
    """The array of a GEMM family's kernels by rows, and the table's initialiser."""
    kernels = sorted((entry for entry in entries if entry["family"] == family), key=lambda one: one["tile"]["rows"])
    last = kernels[-1]
    if [kernel["tile"]["rows"] for kernel in kernels] != list(range(1, len(kernels) + 1)):
        raise ValueError(f"{family}: kernels for some numbers of rows are missing")
    symbols = "".join(f"    {kernel['symbol']},\n" for kernel in kernels)
    array = f"static {last['typedef']}* const {family}_kernels[] = {{\n{symbols}}};\n"
    tile = last["tile"]
    fields = "".join(f".{name} = {tile[TILE_FIELDS[name]]}, " for name in sizes)
    return array, f"{{{fields}.kernels = {family}_kernels}}"


def _winograd(entries: Sequence[Entry]) -> str:
    """Initialisers of the sets of transforms."""
    fields = {}
    for algorithm in FORWARD:
        owners = {"input": input_owner(algorithm), "kernel": kernel_owner(algorithm)}
        for member in ("input", "kernel", "output_with_bias", "output_with_bias_with_relu"):
            fields[f"{algorithm.name}.{member}"] = f"{owners.get(member, algorithm).name}_{member}"
    fields |= {f"{GRADIENT.name}_{member}": f"{GRADIENT.name}_{member}" for member in ("kernel", "output_with_bias")}
    values = {field: _variant(entries, "winograd", variant)["symbol"] for field, variant in fields.items()}
    for algorithm in FORWARD:
        variant = f"{kernel_owner(algorithm).name}_kernel_streamed"
        values[f"{algorithm.name}.kernel_streamed"] = _symbol(entries, "winograd", variant)
    values |= {f"{algorithm.name}.amplification": _amplification(algorithm) for algorithm in FORWARD}
    values[f"{GRADIENT.name}_amplification"] = _amplification(GRADIENT)
    return "".join(f"            .{field} = {value},\n" for field, value in values.items())


def _amplification(algorithm: Nested) -> str:
    """Of a row, or a column; squares have the same for both."""
    one = algorithm.line or (algorithm.vertical if algorithm.vertical.larger else algorithm.horizontal)
    return f"{{{', '.join(f'{value:#.6g}f' for value in one.amplifications)}}}"


def _depthwise(entries: Sequence[Entry]) -> str:
    """Initialisers of the records of kernels by size and stride."""
    lines = []
    for variant, (size, stride, group) in DEPTHWISE_KERNELS.items():
        inner, edge = (_variant(entries, "depthwise", variant + end)["symbol"] for end in ("", "_edge"))
        left, right = (_symbol(entries, "depthwise", variant + end, edge) for end in ("_left", "_right"))
        kernels = {"inner": inner, "edge": edge, "left": left, "right": right}
        kernels["rows"] = _symbol(entries, "depthwise", f"{variant}_rows")
        fields = {"size": size, "stride": stride, "group": group} | kernels
        lines.append(f"            {{{', '.join(f'.{field} = {value}' for field, value in fields.items())}}},\n")
    return "".join(lines)


def _symbol(entries: Sequence[Entry], family: str, variant: str, otherwise: str = "NULL") -> str:
    """A kernel that not every target has."""
    return next((e["symbol"] for e in entries if (e["family"], e["variant"]) == (family, variant)), otherwise)


def _supports(features: Sequence[str]) -> str:
    return " && ".join(f'nnp_cpu_supports("{feature}")' for feature in features) or "true"


def _half(target: Target, entries: Sequence[Entry]) -> tuple[str, str]:
    """Arrays and functions of half-precision arithmetic, and the initialiser of its field; nothing without kernels."""
    if not any(entry["family"] == "narrow" for entry in entries):
        return "", ""
    array, _ = _gemm(entries, "tuple_gemm_half", ())
    supported = f"static bool supports_half(void) {{\n    return {_supports(target.half_features)};\n}}\n"
    narrow = _variant(entries, "narrow", "rows")["symbol"]
    fields = f"""\
    .half =
        {{
            .supported = supports_half,
            .tuple_gemm = tuple_gemm_half_kernels,
            .narrow = {narrow},
            .left_scales = half_left_scales,
            .right_scales = half_right_scales,
        }},
"""
    scales = "".join(
        f"static const float half_{operand}_scales[] = {{{', '.join(f'{float(value)}f' for value in values)}}};\n"
        for operand, values in zip(("left", "right"), half_scales(FORWARD[0]), strict=True)
    )
    return f"\n{array}\n{scales}\n{supported}", fields


def _is_cpu(record: Microarchitecture) -> str:
    """What tells whether the library runs on AMD's CPU of a record."""
    feature = f' && nnp_cpu_supports("{record.amd_feature}")' if record.amd_feature else ""
    return f"nnp_cpu_is_amd({record.amd_family:#x}){feature}"


def _costs(record: Microarchitecture) -> str:
    """The arrays of a record's costs and of those that were measured on other CPUs, and what tells where they are."""
    own = costs(record)
    others = [other for other in measured(record.target) if other.amd_family and costs(other) != own]
    arrays = "".join(
        f"static const double {name}[NNP_OPERATION_COUNT] = {{\n"
        + "".join(f"    [nnp_operation_{operation}] = {cost:.4g},\n" for operation, cost in values.items())
        + "};\n"
        for name, values in [("costs", own), *((f"{other.name}_costs", costs(other)) for other in others)]
    )
    tests = "".join(f"static bool is_{other.name}(void) {{\n    return {_is_cpu(other)};\n}}\n" for other in others)
    rows = "".join(f"    {{{other.name}_costs, is_{other.name}}},\n" for other in others)
    return f"{arrays}{tests}static const struct nnp_measured_costs other_costs[] = {{\n{rows}    {{NULL, NULL}},\n}};\n"


def _int8(target: Target, entries: Sequence[Entry]) -> tuple[str, str]:
    """The same of dot products of bytes."""
    if not any(entry["family"] == "gemm_s8" for entry in entries):
        return "", ""
    arrays = "\n".join(_gemm(entries, family, ())[0] for family in ("gemm_s8", "gemm_u8"))
    supported = f"static bool supports_int8(void) {{\n    return {_supports(target.int8_features)};\n}}\n"
    fields = """\
    .int8 =
        {
            .supported = supports_int8,
            .gemm_s8 = gemm_s8_kernels,
            .gemm_u8 = gemm_u8_kernels,
        },
"""
    return f"\n{arrays}\n{supported}", fields


def _softmax(entries: Sequence[Entry]) -> str:
    """Initialisers of the kernels; some targets have none for blocks of rows."""
    has_blocks = any((entry["family"], entry["variant"]) == ("softmax", "row_blocks") for entry in entries)
    variants = ("maximum", "exponential", "short_rows", "scale", "scale_streamed")
    return _fields(entries, "softmax", (*variants, "row_blocks") if has_blocks else variants)


def table(target: Target, record: Microarchitecture, entries: Sequence[Entry], has_narrower: bool = False) -> str:
    """The C source of nnp_hw_<target>; the library may have the narrower target's table, too."""
    gemms = {family: _gemm(entries, family, sizes) for family, sizes in BY_ROWS.items()}
    arrays = "\n".join(array for array, _ in gemms.values())
    gemm_fields = "".join(f"    .{family} = {fields},\n" for family, (_, fields) in gemms.items())
    peak = _variant(entries, "fma_peak")
    half_kernels, half_fields = _half(target, entries)
    int8_kernels, int8_fields = _int8(target, entries)
    features = _supports(target.cpu_features)
    narrower = f"nnp_hw_{target.narrower}" if has_narrower else ""
    declaration = f"\nextern const struct nnp_hw {narrower};" if narrower else ""
    fourier = "".join(
        f"    .fourier_{size} =\n        {{\n"
        + "".join(
            f"            .{form}_form.{field} = {_variant(entries, 'fourier', f'{size}_{form}_{field}')['symbol']},\n"
            for form in ("complex", "gauss")
            for field in ("left", "right", "output_with_bias", "output_with_bias_with_relu")
        )
        + "        },\n"
        for size in ("8x8", "16x16")
    )
    return f"""\
#include "{target.name}/kernels.h"

#include "cpu.h"

{arrays}
static bool supported(void) {{
    return {features};
}}
{half_kernels}{int8_kernels}
{_costs(record)}{declaration}
const struct nnp_hw nnp_hw_{target.name};
const struct nnp_hw nnp_hw_{target.name} = {{
    .name = "{target.name}",
    .microarchitecture = "{record.name}",
    .supported = supported,
    .caches = {{.l1 = {record.l1}, .l2 = {record.l2}, .l3 = {record.l3}}},
    .lanes = {target.lanes},
    .narrower = {f"&{narrower}" if narrower else "NULL"},
{gemm_fields}{half_fields}{int8_fields}    .im2col = {_variant(entries, "im2col")["symbol"]},
    .im2col_by_2 = {_variant(entries, "im2col", "by_2")["symbol"]},
    .winograd =
        {{
{_winograd(entries)}        }},
{fourier}    .stream = {{
{_fields(entries, "stream", ("rows", "fence"))}        }},
    .relu =
        {{
{_fields(entries, "relu", ("output", "output_streamed", "input_gradient", "input_gradient_streamed"))}        }},
    .softmax =
        {{
{_softmax(entries)}        }},
    .dots_f16 =
        {{
{_fields(entries, "dots_f16", ("fast", "fast_groups", "exact"))}        }},
    .transpose = {_variant(entries, "transpose")["symbol"]},
    .strassen =
        {{
{_fields(entries, "strassen", ("sums", "add"))}        }},
    .stencil =
        {{
{_fields(entries, "stencil", ("sum", "gradient"))}        }},
    .depthwise =
        {{
{_depthwise(entries)}        }},
    .depthwise_runs = {_symbol(entries, "depthwise", "3x3_runs")},
    .depthwise_planes = {_symbol(entries, "depthwise", "3x3_by_2_planes")},
    .depthwise_columns = {_symbol(entries, "depthwise", "3x3_by_2_columns")},
    .depthwise_pairs = {{{", ".join(_symbol(entries, "depthwise", name) for name in DEPTHWISE_PAIR_VARIANTS)}}},
    .planes =
        {{
{_fields(entries, "planes", ("pad", "pad_by_2", "crop"))}        }},
    .pooling =
        {{
{_fields(entries, "pooling", POOLING_KERNELS)}        }},
    .costs = costs,
    .others = other_costs,
    .fma_peak = {{.run = {peak["symbol"]}, .flops = {peak["flops"]}}},
}};
"""


def tables(targets: Sequence[str]) -> str:
    """The C source of nnp_hw_tables."""
    declarations = "".join(f"extern const struct nnp_hw nnp_hw_{target};\n" for target in targets)
    pointers = "".join(f"    &nnp_hw_{target},\n" for target in targets)
    array = f"const struct nnp_hw* const nnp_hw_tables[] = {{\n{pointers}    NULL,\n}};\n"
    return f'#include "hw.h"\n\n{declarations}\n{array}'


def _array(name: str, matrix: Matrix) -> str:
    rows = ",\n    ".join(
        "{" + ", ".join(f"{value.numerator}.0 / {value.denominator}" for value in row) + "}" for row in matrix
    )
    return f"static const double {name}[{len(matrix)}][{len(matrix[0])}] = {{\n    {rows}}};\n"


def _filtering(prefix: str, algorithm: MinimalFiltering) -> tuple[str, str]:
    """The arrays of F(outputs, taps), and what names them."""
    matrices = {"bt": algorithm.input, "g": algorithm.kernel_of_products, "at": algorithm.output}
    arrays = "\n".join(_array(f"{prefix}_{name}", matrix) for name, matrix in matrices.items())
    names = ("tile", "outputs", "taps", "stride", "kernels", "pitch")
    sizes = ", ".join(f".{name} = {getattr(algorithm, name)}" for name in names)
    return arrays, f"{{{sizes}, {', '.join(f'.{name} = &{prefix}_{name}[0][0]' for name in matrices)}}}"


def _algorithm(algorithm: Nested) -> str:
    prefix = f"nnp_winograd_{algorithm.name}"
    sides = {side: _filtering(f"{prefix}_{side}", getattr(algorithm, side)) for side in ("vertical", "horizontal")}
    arrays = [arrays for arrays, _ in sides.values()]
    fields = ",\n".join(f"    .{side} = {fields}" for side, (_, fields) in sides.items())
    return "\n".join([*arrays, f"static const struct nnp_winograd {prefix} = {{\n{fields}}};\n"])


def matrices() -> str:
    """A header with the matrices of all Winograd algorithms, by which the checks define what transforms compute."""
    structure = """\
#pragma once

#include <stddef.h>

/*
 * The matrices of F(outputs, taps), row by row: bt [tile][tile], g [tile][taps], at [outputs][tile]. Transforms of
 * kernels compute the first `kernels` rows of g, the last of which is that of all further products. Coefficients of a
 * column are `pitch` from those of the next.
 */
struct nnp_filtering {
    size_t tile, outputs, taps, stride, kernels, pitch;
    const double *bt, *g, *at;
};

/* F(m x m', r x r'): of columns by one, of rows by the other. */
struct nnp_winograd {
    struct nnp_filtering vertical, horizontal;
};
"""
    return "\n".join([structure, *(_algorithm(algorithm) for algorithm in (*FORWARD, GRADIENT))])
