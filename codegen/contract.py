"""Kernel contracts: the Python twin of src/hw.h, and the description of one kernel.

hw.h is what C code sees; a generated header declares every kernel both by the typedef named here and by the argument
list given here, so that the two can't drift apart.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

# C types of arguments and of structure fields, as hw.h spells them.
SIZE = "size_t"
OFFSET = "ptrdiff_t"
UINT32 = "uint32_t"
UINT64 = "uint64_t"
FLOAT = "float"
FLOATS_IN = "const float*"
FLOATS_OUT = "float*"
HALVES_IN = "const uint16_t*"
HALVES_OUT = "uint16_t*"
SIGNED_BYTES_IN = "const int8_t*"
BYTES_IN = "const uint8_t*"
SIGNED_OUT = "int32_t*"
UNSIGNED_OUT = "uint32_t*"

_BYTES = {UINT32: 4, UINT64: 8, FLOAT: 4}  # the others are words, as large as a pointer


@dataclass(frozen=True)
class Struct:
    """A C structure that kernels read: (field, type) in order."""

    name: str
    fields: tuple[tuple[str, str], ...]

    @property
    def pointer(self) -> str:
        """The C type of an argument that points to it."""
        return f"const struct {self.name}*"

    def type_of(self, field_name: str) -> str:
        """C type of a field."""
        return dict(self.fields)[field_name]

    def offset_of(self, field_name: str, word: int = 8) -> int:
        """Byte offset of a field: natural alignment, pointers and sizes of `word` bytes."""
        offset = 0
        for name, c_type in self.fields:
            size = _BYTES.get(c_type, word)
            offset = -(-offset // size) * size
            if name == field_name:
                return offset
            offset += size
        raise KeyError(f"struct {self.name} has no field {field_name}")

    def size_of(self, word: int = 8) -> int:
        """Bytes of the structure, whose alignment is that of its largest field."""
        last, c_type = self.fields[-1]
        alignment = max(_BYTES.get(one, word) for _, one in self.fields)
        return -(-(self.offset_of(last, word) + _BYTES.get(c_type, word)) // alignment) * alignment


TILE = Struct(
    "nnp_tile",
    (("channel_stride", SIZE), ("row_stride", SIZE), ("row_mask", UINT32), ("column_mask", UINT32)),
)
IM2COL_RUN = Struct("nnp_im2col_run", (("offset", OFFSET), ("mask", UINT64)))
COMPLEX_LAYOUT = Struct(
    "nnp_complex_layout",
    (("a_imaginary", SIZE), ("b_imaginary", SIZE), ("c_stride", SIZE), ("c_imaginary", SIZE)),
)
SGEMM_OUTPUT = Struct(
    "nnp_sgemm_output",
    (
        ("row_stride", SIZE),
        ("columns", SIZE),
        ("bias", FLOATS_IN),
        ("continues", SIZE),
        ("packed", FLOATS_OUT),
        ("next", FLOATS_IN),
        ("next_stride", SIZE),
        ("minimum", FLOAT),
    ),
)
SGEMM_TRANSPOSED_OUTPUT = Struct(
    "nnp_sgemm_transposed_output",
    (
        ("start", FLOATS_IN),
        ("start_stride", SIZE),
        ("channel_stride", SIZE),
        ("next", FLOATS_IN),
        ("next_stride", SIZE),
        ("ahead", SIZE),
        ("minimum", FLOAT),
    ),
)


@dataclass(frozen=True)
class Signature:
    """A kernel's function type: its typedef in hw.h and its arguments.

    No two arguments point to the same memory, unless a kernel may work in place.
    """

    typedef: str
    arguments: tuple[tuple[str, str], ...]
    in_place: bool = False

    @property
    def prototype(self) -> str:
        """The C parameter list."""
        return ", ".join(f"{c_type} {name}" for name, c_type in self.arguments) or "void"


_TUPLE_GEMM = (
    ("k", SIZE),
    ("a", FLOATS_IN),
    ("b", FLOATS_IN),
    ("c", FLOATS_OUT),
    ("c_stride", SIZE),
    ("accumulate", SIZE),
)
TUPLE_GEMM = Signature("nnp_tuple_gemm_function", (*_TUPLE_GEMM, ("next", FLOATS_IN), ("next_lines", SIZE)))
TUPLE_GEMM_HALF = Signature(
    "nnp_tuple_gemm_half_function",
    (
        ("k", SIZE),
        ("a", HALVES_IN),
        ("b", HALVES_IN),
        ("c", FLOATS_OUT),
        ("c_stride", SIZE),
        ("accumulate", SIZE),
    ),
)
GEMM_S8 = Signature(
    "nnp_gemm_s8_function",
    (
        ("k", SIZE),
        ("a", SIGNED_BYTES_IN),
        ("b", SIGNED_BYTES_IN),
        ("c", SIGNED_OUT),
        ("c_stride", SIZE),
        ("accumulate", SIZE),
    ),
)
GEMM_U8 = Signature(
    "nnp_gemm_u8_function",
    (
        ("k", SIZE),
        ("a", BYTES_IN),
        ("b", BYTES_IN),
        ("c", UNSIGNED_OUT),
        ("c_stride", SIZE),
        ("accumulate", SIZE),
    ),
)
NARROW = Signature(
    "nnp_narrow_function",
    (
        ("rows", SIZE),
        ("source", FLOATS_IN),
        ("source_stride", SIZE),
        ("scales", FLOATS_IN),
        ("target", HALVES_OUT),
        ("target_stride", SIZE),
    ),
)
TUPLE_GEMM_TRANSPOSED = Signature("nnp_tuple_gemm_transposed_function", _TUPLE_GEMM)
COMPLEX_GEMM = Signature(
    "nnp_complex_gemm_function",
    (
        ("k", SIZE),
        ("a", FLOATS_IN),
        ("b", FLOATS_IN),
        ("c", FLOATS_OUT),
        ("layout", COMPLEX_LAYOUT.pointer),
        ("accumulate", SIZE),
    ),
)
COMPLEX_GEMM_TRANSPOSED = Signature("nnp_complex_gemm_transposed_function", COMPLEX_GEMM.arguments)
SGEMM = Signature(
    "nnp_sgemm_function",
    (
        ("k", SIZE),
        ("a", FLOATS_IN),
        ("b", FLOATS_IN),
        ("b_stride", SIZE),
        ("c", FLOATS_OUT),
        ("output", SGEMM_OUTPUT.pointer),
    ),
)
SGEMM_TRANSPOSED = Signature(
    "nnp_sgemm_transposed_function",
    (
        ("k", SIZE),
        ("a", FLOATS_IN),
        ("a_stride", SIZE),
        ("b", FLOATS_IN),
        ("c", FLOATS_OUT),
        ("output", SGEMM_TRANSPOSED_OUTPUT.pointer),
    ),
)
DIRECT_TAP = Struct("nnp_direct_tap", (("offset", SIZE),))
DIRECT_OUTPUT = Struct(
    "nnp_direct_output",
    (
        ("channel_stride", SIZE),
        ("columns", SIZE),
        ("rows", SIZE),
        ("source_stride", SIZE),
        ("target_stride", SIZE),
        ("bias", FLOATS_IN),
        ("minimum", FLOAT),
    ),
)
DIRECT = Signature(
    "nnp_direct_function",
    (
        ("k", SIZE),
        ("a", FLOATS_IN),
        ("b", FLOATS_IN),
        ("taps", DIRECT_TAP.pointer),
        ("c", FLOATS_OUT),
        ("output", DIRECT_OUTPUT.pointer),
    ),
)
QUARTERS = Struct(
    "nnp_quarters", (("step", SIZE), ("channels", SIZE), ("pixels", SIZE), ("part", SIZE), ("ahead", SIZE))
)
STRASSEN_SUMS = Signature(
    "nnp_strassen_sums_function",
    (("steps", SIZE), ("columns", SIZE), ("x", FLOATS_IN), ("quarters", QUARTERS.pointer), ("parts", FLOATS_OUT)),
)
STRASSEN_ADD = Signature(
    "nnp_strassen_add_function",
    (
        ("rows", SIZE),
        ("a", FLOATS_IN),
        ("b", FLOATS_IN),
        ("b_stride", SIZE),
        ("minimum", FLOATS_IN),
        ("c", FLOATS_OUT),
    ),
)
IM2COL = Signature(
    "nnp_im2col_function",
    (
        ("channels", SIZE),
        ("input", FLOATS_IN),
        ("channel_stride", SIZE),
        ("run_count", SIZE),
        ("runs", IM2COL_RUN.pointer),
        ("output", FLOATS_OUT),
        ("output_stride", SIZE),
    ),
)
_PLANE_IN = (("rows", SIZE), ("count", SIZE), ("source", FLOATS_IN), ("source_stride", SIZE))
PLANES_PAD = Signature("nnp_planes_pad_function", (*_PLANE_IN, ("target", FLOATS_OUT), ("target_stride", SIZE)))
PLANES_PAD_BY_2 = Signature(
    "nnp_planes_pad_by_2_function",
    (*_PLANE_IN, ("even", FLOATS_OUT), ("odd", FLOATS_OUT), ("target_stride", SIZE)),
)
PLANES_CROP = Signature("nnp_planes_crop_function", PLANES_PAD.arguments)
TILE_TRANSFORM = Signature(
    "nnp_tile_transform_function",
    (
        ("input", FLOATS_IN),
        ("tile", TILE.pointer),
        ("output", FLOATS_OUT),
        ("output_stride", SIZE),
        ("scratch", FLOATS_OUT),
    ),
)
WINOGRAD_KERNEL = Signature(
    "nnp_winograd_kernel_function",
    (
        ("kernel", FLOATS_IN),
        ("kernel_stride", SIZE),
        ("output", FLOATS_OUT),
        ("output_stride", SIZE),
        ("scratch", FLOATS_OUT),
    ),
)
TILE_INVERSE = Signature(
    "nnp_tile_inverse_function",
    (
        ("input", FLOATS_IN),
        ("input_stride", SIZE),
        ("bias", FLOATS_IN),
        ("output", FLOATS_OUT),
        ("tile", TILE.pointer),
        ("scratch", FLOATS_OUT),
    ),
)
STREAM_ROWS = Signature(
    "nnp_stream_rows_function",
    (
        ("rows", SIZE),
        ("count", SIZE),
        ("source", FLOATS_IN),
        ("source_stride", SIZE),
        ("target", FLOATS_OUT),
        ("target_stride", SIZE),
    ),
)
STREAM_FENCE = Signature("nnp_stream_fence_function", ())
# Tile sizes that tables tell schedulers (fields of struct nnp_hw's GEMMs), and the facts about kernels they come from.
TILE_FIELDS = {"mr": "rows", "nr": "columns", "width": "width", "few": "few", "unroll": "unroll"}

RELU = Signature(
    "nnp_relu_function",
    (("count", SIZE), ("input", FLOATS_IN), ("output", FLOATS_OUT), ("negative_slope", FLOATS_IN)),
    in_place=True,
)
RELU_GRADIENT = Signature(
    "nnp_relu_gradient_function",
    (
        ("count", SIZE),
        ("grad_output", FLOATS_IN),
        ("input", FLOATS_IN),
        ("grad_input", FLOATS_OUT),
        ("negative_slope", FLOATS_IN),
    ),
    in_place=True,
)
SOFTMAX_STREAM = Struct(
    "nnp_softmax_stream", (("count", SIZE), ("ready", FLOATS_IN), ("output", FLOATS_OUT), ("factor", FLOAT))
)
SOFTMAX_MAXIMUM = Signature(
    "nnp_softmax_maximum_function",
    (("count", SIZE), ("x", FLOATS_IN), ("y", FLOATS_OUT), ("maxima", FLOATS_OUT)),
    in_place=True,
)
SOFTMAX_EXPONENTIAL = Signature(
    "nnp_softmax_exponential_function",
    (
        ("count", SIZE),
        ("y", FLOATS_OUT),
        ("following", SIZE),
        ("largest", FLOATS_IN),
        ("sums", FLOATS_OUT),
        ("stream", SOFTMAX_STREAM.pointer),
    ),
)
SOFTMAX_SHORT_ROWS = Signature(
    "nnp_softmax_short_rows_function",
    (
        ("channels", SIZE),
        ("x", FLOATS_IN),
        ("factor", FLOATS_IN),
        ("y", FLOATS_OUT),
        ("scratch", FLOATS_OUT),
        ("stream", SOFTMAX_STREAM.pointer),
    ),
    in_place=True,
)
SOFTMAX_ROW_BLOCKS = Signature(
    "nnp_softmax_row_blocks_function",
    (
        ("blocks", SIZE),
        ("channels", SIZE),
        ("x", FLOATS_IN),
        ("factor", FLOATS_IN),
        ("y", FLOATS_OUT),
        ("scratch", FLOATS_OUT),
        ("stream", SOFTMAX_STREAM.pointer),
    ),
    in_place=True,
)
SOFTMAX_SCALE = Signature(
    "nnp_softmax_scale_function",
    (("count", SIZE), ("x", FLOATS_IN), ("factor", FLOATS_IN), ("y", FLOATS_OUT)),
    in_place=True,
)
STENCIL_TAP = Struct("nnp_stencil_tap", (("offset", OFFSET), ("weight", FLOAT)))
STENCIL = Signature(
    "nnp_stencil_function",
    (
        ("vectors", SIZE),
        ("row", FLOATS_IN),
        ("output", FLOATS_OUT),
        ("tap_count", SIZE),
        ("taps", STENCIL_TAP.pointer),
        ("bias", FLOATS_IN),
        ("minimum", FLOATS_IN),
    ),
)
STENCIL_GRADIENT = Signature(
    "nnp_stencil_gradient_function",
    (
        ("vectors", SIZE),
        ("row", FLOATS_IN),
        ("grad", FLOATS_IN),
        ("tap_count", SIZE),
        ("taps", STENCIL_TAP.pointer),
        ("sums", FLOATS_OUT),
    ),
)
STENCIL_RUN = Struct("nnp_stencil_run", (("offset", SIZE), ("taps", SIZE), ("weight", SIZE), ("weight_step", OFFSET)))
STENCIL_START = Struct("nnp_stencil_start", (("bias", FLOATS_IN), ("minimum", FLOAT)))
STENCIL_PIXELS = Signature(
    "nnp_stencil_pixels_function",
    (
        ("blocks", SIZE),
        ("input", FLOATS_IN),
        ("run_count", SIZE),
        ("runs", STENCIL_RUN.pointer),
        ("weights", FLOATS_IN),
        ("output", FLOATS_OUT),
        ("start", STENCIL_START.pointer),
    ),
)
DEPTHWISE_PLANES_FIELDS = (  # struct nnp_depthwise_planes, the first member of others
    ("planes.input_stride", SIZE),
    ("planes.input_row", SIZE),
    ("planes.output_stride", SIZE),
    ("planes.bias_stride", SIZE),
    ("planes.minimum", FLOAT),
)
DEPTHWISE_BLOCK = Struct(
    "nnp_depthwise_block",
    (
        *DEPTHWISE_PLANES_FIELDS,
        ("input_ahead", SIZE),
        ("output_row", SIZE),
        ("output_ahead", SIZE),
        ("first_steps", SIZE),
        ("inner_steps", SIZE),
        ("last_steps", SIZE),
        ("first_rows", SIZE),
        ("first_outputs", SIZE),
        ("last_rows", SIZE),
        ("open_planes", SIZE),
        ("columns", UINT64),
    ),
)


def _depthwise_planes(name: str, how: str, struct: Struct) -> Signature:
    """Of functions that compute planes, as a struct says."""
    images = (("planes", SIZE), ("input", FLOATS_IN), ("taps", FLOATS_IN), ("bias", FLOATS_IN), ("output", FLOATS_OUT))
    return Signature(name, (*images, (how, struct.pointer)))


DEPTHWISE = _depthwise_planes("nnp_depthwise_function", "block", DEPTHWISE_BLOCK)
DEPTHWISE_SOURCES = 6  # NNP_DEPTHWISE_SOURCES
DEPTHWISE_GROUP = Struct(
    "nnp_depthwise_group",
    (*((f"rows[{row}]", FLOATS_IN) for row in range(DEPTHWISE_SOURCES)), ("output", FLOATS_OUT)),
)
DEPTHWISE_LINE = Struct(
    "nnp_depthwise_line",
    (
        ("output_row", SIZE),
        ("inner_blocks", SIZE),
        ("overlap", SIZE),
        ("input_ahead", SIZE),
        ("first_columns", UINT64),
        ("last_columns", UINT64),
        ("minimum", FLOAT),
    ),
)
DEPTHWISE_ROWS = Signature(
    "nnp_depthwise_rows_function",
    (
        ("groups", SIZE),
        ("group", DEPTHWISE_GROUP.pointer),
        ("taps", FLOATS_IN),
        ("bias", FLOATS_IN),
        ("line", DEPTHWISE_LINE.pointer),
    ),
)
DEPTHWISE_EDGES = Struct("nnp_depthwise_edges", (("left", UINT32), ("right", UINT32)))
DEPTHWISE_RUN = Struct(
    "nnp_depthwise_run",
    (
        *DEPTHWISE_PLANES_FIELDS,
        ("edges", DEPTHWISE_EDGES.pointer),
        ("input_before", SIZE),
        ("above_blocks", SIZE),
        ("across_blocks", SIZE),
        ("rounds", SIZE),
        ("period", SIZE),
        ("inner_blocks", SIZE),
        ("below_blocks", SIZE),
        ("first_lanes", SIZE),
        ("across_lanes", SIZE),
        ("below_lanes", SIZE),
        ("last_lanes", SIZE),
    ),
)
DEPTHWISE_RUNS = _depthwise_planes("nnp_depthwise_runs_function", "run", DEPTHWISE_RUN)
DEPTHWISE_LINES = Struct(
    "nnp_depthwise_lines",
    (
        *DEPTHWISE_PLANES_FIELDS,
        ("input_rest", SIZE),
        ("output_rest", SIZE),
        ("first_rows", SIZE),
        ("open_rows", SIZE),
        ("inner_rows", SIZE),
        ("last_rows", SIZE),
        ("inner_blocks", SIZE),
        ("first_columns", SIZE),
        ("last_columns", UINT64),
        ("last_outputs", SIZE),
    ),
)
DEPTHWISE_PLANES = _depthwise_planes("nnp_depthwise_planes_function", "lines", DEPTHWISE_LINES)
DEPTHWISE_PAIR = Struct(
    "nnp_depthwise_pair",
    (
        *DEPTHWISE_PLANES_FIELDS,
        ("output_row", SIZE),
        ("rows", SIZE),
        ("columns", SIZE),
        ("first", SIZE),
        ("second", SIZE),
        ("left", SIZE),
        ("right", SIZE),
        ("open_planes", SIZE),
    ),
)
DEPTHWISE_PAIRS = _depthwise_planes("nnp_depthwise_pairs_function", "pair", DEPTHWISE_PAIR)
DEPTHWISE_PAIR_VARIANTS = ("3x3_pairs", "3x3_by_2_pairs")
DEPTHWISE_COLUMN = Struct(
    "nnp_depthwise_column",
    (
        *DEPTHWISE_PLANES_FIELDS,
        ("output_row", SIZE),
        ("rows", SIZE),
        ("columns", UINT64),
        ("outputs", SIZE),
        ("open_planes", SIZE),
    ),
)
DEPTHWISE_COLUMNS = _depthwise_planes("nnp_depthwise_columns_function", "column", DEPTHWISE_COLUMN)
# Size of the kernel, stride, and rows of a group, by variant. There is one of each for blocks at the edges of images,
# and one for groups of rows, too.
DEPTHWISE_KERNELS = {"3x3": (3, 1, 4), "3x3_by_2": (3, 2, 2), "5x5": (5, 1, 2), "5x5_by_2": (5, 2, 1)}
DOTS = Signature(
    "nnp_dots_function",
    (
        ("vectors", SIZE),
        ("a", FLOATS_IN),
        ("a_stride", SIZE),
        ("b", FLOATS_IN),
        ("b_stride", SIZE),
        ("sums", FLOATS_OUT),
    ),
)
DOTS_F16 = Signature(
    "nnp_dots_f16_function",
    (("vectors", SIZE), ("a", FLOATS_IN), ("b", HALVES_IN), ("b_stride", SIZE), ("sums", FLOATS_OUT)),
)
DOTS_F16_GROUPS = 2  # NNP_DOTS_F16_GROUPS of hw.h
TRANSPOSE = Signature(
    "nnp_transpose_function",
    (
        ("columns", SIZE),
        ("source", FLOATS_IN),
        ("source_stride", SIZE),
        ("target", FLOATS_OUT),
        ("target_stride", SIZE),
    ),
)
POOLING_DIVISORS = 2048 + 16  # NNP_POOLING_DIVISORS: from divisors to their reciprocals
POOLING_RUN = Struct("nnp_pooling_run", (("offset", SIZE), ("taps", SIZE), ("count", SIZE), ("target", SIZE)))
_ROWS_IN = (("rows", SIZE), ("count", SIZE), ("input", FLOATS_IN), ("input_pitch", SIZE), ("taps", SIZE))
_TAP_STRIDE, _DIVISOR, _DIVISORS = ("tap_stride", SIZE), ("divisor", FLOATS_IN), ("divisors", FLOATS_IN)
_ROWS_OUT = (("output", FLOATS_OUT), ("output_pitch", SIZE))
_AHEAD = (("ahead", SIZE), ("ahead_step", SIZE))
POOLING_STACK = Signature(
    "nnp_pooling_stack_function",
    (
        ("run_count", SIZE),
        ("runs", POOLING_RUN.pointer),
        ("input", FLOATS_IN),
        _TAP_STRIDE,
        ("output", FLOATS_OUT),
        *_AHEAD,
    ),
)
POOLING = Signature("nnp_pooling_function", (*_ROWS_IN, *_ROWS_OUT))
POOLING_AVERAGE = Signature("nnp_pooling_average_function", (*_ROWS_IN, _DIVISORS, *_ROWS_OUT))
POOLING_PLACES = 2048 + 4 * 16  # NNP_POOLING_PLACES: from one table of places to the next
POOLING_GROUP = 8  # NNP_POOLING_GROUP: results of squares that are computed together, where a vector has fewer
POOLING_SEGMENT = Struct(
    "nnp_pooling_segment",
    (
        *(("first", FLOATS_IN), ("second", FLOATS_IN), ("third", FLOATS_IN)),
        *(("rows", SIZE), ("divisors", FLOATS_IN)),
    ),
)
POOLING_ROWS = Struct(
    "nnp_pooling_rows",
    (
        *(("count", SIZE), ("groups", SIZE), ("done", SIZE)),
        *(("pitch", SIZE), ("input_done", SIZE), ("ends", FLOATS_IN)),
    ),
)
POOLING_AROUND = Signature(
    "nnp_pooling_around_function",
    (
        ("lines", SIZE),
        ("input", FLOATS_IN),
        ("width", SIZE),
        ("places", FLOATS_IN),
        ("output", FLOATS_OUT),
        ("ahead", SIZE),
    ),
)
POOLING_SQUARES = Signature(
    "nnp_pooling_squares_function",
    (
        ("segment_count", SIZE),
        ("segments", POOLING_SEGMENT.pointer),
        ("rows", POOLING_ROWS.pointer),
        ("output", FLOATS_OUT),
    ),
)


def _pooling_images(name: str, *divisor: tuple[str, str]) -> Signature:
    arguments = (("groups", SIZE), ("count", SIZE), ("input", FLOATS_IN), ("input_pitch", SIZE))
    return Signature(f"nnp_pooling_{name}function", (*arguments, *divisor, ("output", FLOATS_OUT), ("ahead", SIZE)))


POOLING_IMAGES = _pooling_images("images_")
POOLING_AVERAGE_OF_IMAGES = _pooling_images("average_of_images_", ("rest", SIZE), _DIVISOR)
FMA_PEAK = Signature("nnp_fma_peak_function", (("iterations", SIZE),))


@dataclass(frozen=True)
class Kernel:
    """One kernel to generate: a family's script, bound to a variant."""

    family: str
    variant: str
    signature: Signature
    emit: Callable[[Any], None]  # called with the target's vocabulary (codegen.vocabulary.Vocabulary)
    facts: dict[str, int] = field(default_factory=dict)  # what the table and the tests want to know, e.g. rows, columns

    def symbol(self, target: str) -> str:
        """nnp_<family>_<variant>__<target>"""
        return "_".join(part for part in ("nnp", self.family, self.variant) if part) + f"__{target}"


@dataclass(frozen=True)
class CodeFacts:
    """What is known of one kernel's code; nothing, where a C compiler makes it."""

    vector_registers: int | None = None
    code_bytes: int | None = None
    instructions: int | None = None
    fmas: int | None = None  # vector FMA instructions in the text
