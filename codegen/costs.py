"""What the operations of src/operations.h take, in nanoseconds: measured by `python -m nnpack tune`, as data.

Only their ratios matter for choosing an algorithm. Counts are in vectors, so that ratios differ little between vector
widths; a microarchitecture that nobody measured has those of the one that was. See docs/decisions/0024.
"""

MEASURED: dict[str, dict[str, float]] = {
    "zen3": {
        "product": 0.1307,
        "complex_product": 0.1552,
        "step": 0.4979,
        "row": 2.21,
        "direct_product": 0.03921,
        "direct_step": 1.522,
        "input_wt8x8": 124.1,
        "input_wt6x6": 90.05,
        "input_wt4x4": 45.75,
        "input_ft8x8": 121.9,
        "input_ft16x16": 675.2,
        "kernel_wt8x8": 53.15,
        "kernel_wt8x8_5x5": 147.2,
        "kernel_wt6x6": 44.75,
        "kernel_wt4x4": 33.22,
        "kernel_ft8x8": 148,
        "kernel_ft16x16": 437.8,
        "output_wt8x8": 172.2,
        "output_wt8x8_5x5": 117.4,
        "output_wt6x6": 86.76,
        "output_wt4x4": 44.11,
        "output_ft8x8": 166.4,
        "output_ft16x16": 568,
        "gradient_tile_wt8x8": 80.46,
        "gradient_kernel_wt8x8": 120.2,
        "copy": 1.341,
        "pack": 1.664,
        "pack_by_2": 1.78,
        "pack_strided": 9.621,
        "pack_run": 17.83,
        "pack_kernel": 0.6215,
        "transpose": 3.269,
        "stencil": 0.3113,
        "plane": 0.1388,
        "read": 5.676,
        "write": 3.676,
        "stream": 1.571,
    },
}


def costs(microarchitecture: str) -> dict[str, float]:
    """Those of a microarchitecture, or of one like it."""
    return MEASURED.get(microarchitecture, MEASURED["zen3"])
