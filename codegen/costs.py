"""What the operations of src/operations.h take, in nanoseconds: measured by `python -m nnpack tune`, as data.

Only their ratios matter for choosing an algorithm. Counts are in vectors, so that ratios differ little between vector
widths; a microarchitecture that nobody measured has those of the one that was. See docs/decisions/0024.
"""

from codegen.microarchitecture import Microarchitecture

MEASURED: dict[str, dict[str, float]] = {
    "zen3": {
        "product": 0.1434,
        "complex_product": 0.1724,
        "step": 0.3901,
        "row": 2.157,
        "direct_product": 0.02378,
        "direct_step": 1.724,
        "input_wt8x8": 138.1,
        "input_wt6x6": 96.24,
        "input_wt4x4": 48.98,
        "input_ft8x8": 124.3,
        "input_ft16x16": 718.5,
        "kernel_wt8x8": 79.95,
        "kernel_wt8x8_5x5": 114.4,
        "kernel_wt6x6": 54.45,
        "kernel_wt4x4": 34.58,
        "kernel_ft8x8": 130.9,
        "kernel_ft16x16": 381.2,
        "output_wt8x8": 162.6,
        "output_wt8x8_5x5": 118.8,
        "output_wt6x6": 84.3,
        "output_wt4x4": 43.06,
        "output_ft8x8": 164.4,
        "output_ft16x16": 626.5,
        "gradient_tile_wt8x8": 146.4,
        "gradient_kernel_wt8x8": 144.4,
        "input_wt_row": 4.911,
        "input_wt_column": 6.073,
        "kernel_wt_line": 1.974,
        "output_wt_row": 4.159,
        "output_wt_column": 5.146,
        "copy": 1.182,
        "pack": 1.367,
        "pack_by_2": 2.493,
        "pack_strided": 9.621,
        "pack_run": 18.47,
        "pack_kernel": 0.5894,
        "transpose": 2.327,
        "stencil": 0.315,
        "plane": 0.08113,
        "window_product": 0.2,
        "window_step": 0.3,
        "window_step_by_2": 2.4,
        "window_column": 12,
        "read": 6.361,
        "write": 3.432,
        "stream": 1.665,
    },
}


def costs(record: Microarchitecture) -> dict[str, float]:
    """Those of a microarchitecture, or of one like it."""
    return MEASURED.get(record.name, MEASURED.get(record.like, MEASURED["zen3"]))
