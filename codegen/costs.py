"""What the operations of src/operations.h take, in nanoseconds: measured by `python -m nnpack tune`, as data.

Only their ratios matter for choosing an algorithm. Counts are in vectors, so that ratios differ little between vector
widths; a microarchitecture that nobody measured has those of the one that was. See docs/decisions/0024.
"""

MEASURED: dict[str, dict[str, float]] = {
    "zen3": {
        "product": 0.1337,
        "complex_product": 0.1477,
        "step": 0.538,
        "row": 2.014,
        "direct_product": 0.14,
        "direct_step": 0.6,
        "input_wt8x8": 148,
        "input_wt6x6": 101.3,
        "input_wt4x4": 52.82,
        "input_ft8x8": 149.7,
        "input_ft16x16": 754.6,
        "kernel_wt8x8": 76.35,
        "kernel_wt8x8_5x5": 132.7,
        "kernel_wt6x6": 45.48,
        "kernel_wt4x4": 28.83,
        "kernel_ft8x8": 158.7,
        "kernel_ft16x16": 582.2,
        "output_wt8x8": 159.2,
        "output_wt8x8_5x5": 103.3,
        "output_wt6x6": 77.9,
        "output_wt4x4": 38.31,
        "output_ft8x8": 153,
        "output_ft16x16": 581.2,
        "gradient_tile_wt8x8": 177.6,
        "gradient_kernel_wt8x8": 126.5,
        "copy": 1.175,
        "pack": 1.503,
        "pack_by_2": 3,
        "pack_strided": 9.621,
        "pack_run": 23.05,
        "pack_kernel": 0.631,
        "transpose": 3,
        "stencil": 0.15,
        "plane": 0.35,
        "read": 6.036,
        "write": 2.36,
        "stream": 1.748,
    },
}


def costs(microarchitecture: str) -> dict[str, float]:
    """Those of a microarchitecture, or of one like it."""
    return MEASURED.get(microarchitecture, MEASURED["zen3"])
