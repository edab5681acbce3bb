"""AVX2 + FMA3: 8 lanes, 16 registers, vector masks."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from peachpy import Constant
from peachpy.x86_64 import (
    VADDPS,
    VANDPS,
    VBLENDPS,
    VBLENDVPS,
    VCMPPS,
    VEXTRACTF128,
    VEXTRACTPS,
    VINSERTF128,
    VINSERTPS,
    VMASKMOVPS,
    VMAXPS,
    VMOVAPS,
    VMOVD,
    VMOVHPS,
    VMOVLPS,
    VMOVSD,
    VMOVSS,
    VMOVUPS,
    VORPS,
    VPALIGNR,
    VPAND,
    VPBROADCASTD,
    VPCMPEQD,
    VPCMPGTD,
    VPERM2F128,
    VPERMPD,
    VPERMPS,
    VSHUFPS,
    VUNPCKHPD,
    VUNPCKHPS,
    VUNPCKLPS,
    VXORPS,
    XMMRegister,
    YMMRegister,
)

from codegen.targets.peachpy_objects import assemble
from codegen.targets.x86_64 import (
    FIRSTS_OF_PAIRS,
    FLOAT_BYTES,
    SECONDS_OF_PAIRS,
    UNORDERED,
    RowPointers,
    X86Vocabulary,
    transpose_4x4,
)

LANES = 8


class Avx2Vocabulary(X86Vocabulary):
    """Lowering to VEX-encoded instructions on ymm registers."""

    lanes = LANES
    register = YMMRegister
    vector_registers = 16
    constants = Constant.uint32x8

    def clear(self, value: Any) -> None:
        VXORPS(value.as_xmm, value.as_xmm, value.as_xmm)

    def compare(self, x: Any, y: Any, how: int) -> Any:
        lanes = YMMRegister()
        VCMPPS(lanes, x, y, how)
        return lanes

    def where(self, mask: Any, a: Any, b: Any) -> Any:
        value = YMMRegister()
        VBLENDVPS(value, b, a, mask)
        return value

    def load_unzipped(self, pointer: Any, offset: int = 0) -> tuple[Any, Any]:
        # The second vector is loaded twice, which takes no register.
        firsts, seconds, second = YMMRegister(), self.load(pointer, offset), pointer + (offset + LANES) * FLOAT_BYTES
        VSHUFPS(firsts, seconds, [second], FIRSTS_OF_PAIRS)
        VSHUFPS(seconds, seconds, [second], SECONDS_OF_PAIRS)
        return firsts, seconds

    def unzip_by_3(self, a: Any, b: Any, c: Any) -> tuple[Any, Any, Any]:
        vectors = (a, b, c)
        first, second, third = (self._every_third(vectors, i) for i in range(3))
        return first, second, third

    def _every_third(self, vectors: Sequence[Any], first: int) -> Any:
        places = [divmod(first + 3 * i, LANES) for i in range(LANES)]  # vector and lane of each element
        blended, indices, value = YMMRegister(), YMMRegister(), YMMRegister()
        from_second, from_third = (sum(1 << lane for vector, lane in places if vector == other) for other in (1, 2))
        VBLENDPS(blended, vectors[0], vectors[1], from_second)
        VBLENDPS(blended, blended, vectors[2], from_third)
        VMOVAPS(indices, Constant.uint32x8(*(lane for _, lane in places)))
        VPERMPS(value, indices, blended)
        return value

    def raise_to_or_nan(self, total: Any, *others: Any) -> None:
        if len(others) == 1:
            super().raise_to_or_nan(total, *others)
            return
        # Of three, the last one's NaN is what a maximum returns; where the first or second is one, all bits are set.
        unordered = self.compare(total, others[0], UNORDERED)
        VMAXPS(total, total, others[0])
        VMAXPS(total, total, others[1])
        VORPS(total, total, unordered)

    def in_order(self, unzipped: Any) -> Any:
        value = YMMRegister()
        VPERMPD(value, unzipped, 0b11_01_10_00)
        return value

    def slider(self) -> Callable[[Any, Any], Any]:
        order = [half * 2 + pair * 4 + i for half in range(2) for pair in range(2) for i in range(2)]
        indices = YMMRegister()
        VMOVAPS(indices, Constant.uint32x8(*(order.index((i - 1) % LANES) for i in order)))

        def slide(a: Any, b: Any) -> Any:
            value = YMMRegister()
            VBLENDPS(value, b, a, 1 << (LANES - 1))
            VPERMPS(value, indices, value)
            return value

        return slide

    def slide(self, a: Any, b: Any, count: int) -> Any:
        middle, value = YMMRegister(), YMMRegister()
        VPERM2F128(middle, a, b, 0b0010_0001)  # the high half of a, the low half of b
        if count == 4:
            return middle
        upper, lower, by = (middle, a, count) if count < 4 else (b, middle, count - 4)
        VPALIGNR(value, upper, lower, by * FLOAT_BYTES)
        return value

    def masks_below(self, count: Any, vectors: int) -> list[Any]:
        limit = YMMRegister()
        VMOVD(limit.as_xmm, count.as_dword)
        VPBROADCASTD(limit, limit.as_xmm)
        masks = []
        for vector in range(vectors):
            mask = YMMRegister()
            indices = Constant.uint32x8(*range(vector * LANES, (vector + 1) * LANES))
            VPCMPGTD(mask, limit, indices)
            masks.append(mask)
        return masks

    def _bits_to_mask(self, bits: Any, first: int) -> Any:
        """Lane l is all ones if bit first + l is set."""
        constant = Constant.uint32x8(*(1 << (first + lane) for lane in range(LANES)))
        mask, selected = YMMRegister(), YMMRegister()
        VMOVD(mask.as_xmm, bits.as_dword)
        VPBROADCASTD(mask, mask.as_xmm)
        VPAND(selected, mask, constant)
        VPCMPEQD(mask, selected, constant)
        return mask

    def mask_of_bits(self, bits: Any, first: int = 0) -> Any:
        return self._bits_to_mask(bits, first)

    def load_masked(self, pointer: Any, mask: Any, offset: int = 0) -> Any:
        value = YMMRegister()
        VMASKMOVPS(value, mask, [pointer + offset * FLOAT_BYTES])
        return value

    def store_masked(self, pointer: Any, value: Any, mask: Any, offset: int = 0) -> None:
        VMASKMOVPS([pointer + offset * FLOAT_BYTES], mask, value)

    def clear_outside(self, mask: Any, value: Any) -> Any:
        result = YMMRegister()
        VANDPS(result, mask, value)
        return result

    def load_first(self, pointer: Any, count: int) -> Any:
        value = YMMRegister()
        {1: VMOVSS, 2: VMOVSD}[count](value.as_xmm, [pointer])
        return value

    def store_first(self, pointer: Any, value: Any, count: int) -> None:
        {1: VMOVSS, 2: VMOVSD}[count]([pointer], value.as_xmm)

    def sum_of_quads(self, value: Any) -> Any:
        sums = YMMRegister()
        VEXTRACTF128(sums.as_xmm, value, 1)
        VADDPS(sums, sums, value)
        return sums

    def column_masks(self, bits: Any, groups: int) -> list[Any]:
        return [self._bits_to_mask(bits, 4 * group).as_xmm for group in range(groups)]

    def load_columns(
        self, rows: RowPointers, offset: int, mask: Any | None = None, count: int | None = None
    ) -> list[Any]:
        if count == 1 and mask is None:
            return [self._load_one_column(rows, offset)]
        # Two rows of four columns in a register, then 4x4 transpositions within each half.
        halves = []
        for row in range(4):
            pair = YMMRegister()
            low, high = rows.address(row, offset), rows.address(row + 4, offset)
            if mask is None:
                VMOVUPS(pair.as_xmm, [low])
                VINSERTF128(pair, pair, [high], 1)
            else:
                upper = XMMRegister()
                VMASKMOVPS(pair.as_xmm, mask, [low])
                VMASKMOVPS(upper, mask, [high])
                VINSERTF128(pair, pair, upper, 1)
            halves.append(pair)
        return transpose_4x4(YMMRegister, halves)[:count]

    @staticmethod
    def _load_one_column(rows: RowPointers, offset: int) -> Any:
        column, upper = YMMRegister(), XMMRegister()
        for half, first in ((column.as_xmm, 0), (upper, 4)):
            VMOVSS(half, [rows.address(first, offset)])
            for row in range(1, 4):
                VINSERTPS(half, half, [rows.address(first + row, offset)], row << 4)
        VINSERTF128(column, column, upper, 1)
        return column

    def store_columns(self, rows: RowPointers, columns: Sequence[Any], offset: int, mask: Any | None = None) -> None:
        if len(columns) == 1:
            upper = XMMRegister()
            VEXTRACTF128(upper, columns[0], 1)
            for half, first in ((columns[0].as_xmm, 0), (upper, 4)):
                VMOVSS([rows.address(first, offset)], half)
                for row in range(1, 4):
                    VEXTRACTPS([rows.address(first + row, offset)], half, row)
            return
        if len(columns) == 2:
            self._store_two_columns(rows, columns, offset, mask)
            return
        for row, pair in enumerate(transpose_4x4(YMMRegister, columns)):
            low, high = rows.address(row, offset), rows.address(row + 4, offset)
            if mask is None:
                VMOVUPS([low], pair.as_xmm)
                VEXTRACTF128([high], pair, 1)
            else:
                upper = XMMRegister()
                VEXTRACTF128(upper, pair, 1)
                VMASKMOVPS([low], mask, pair.as_xmm)
                VMASKMOVPS([high], mask, upper)

    def _store_two_columns(self, rows: RowPointers, columns: Sequence[Any], offset: int, mask: Any | None) -> None:
        # After interleaving, each 64-bit half of a 128-bit quarter holds two neighbouring pixels of one row.
        low, high = YMMRegister(), YMMRegister()
        VUNPCKLPS(low, *columns)
        VUNPCKHPS(high, *columns)
        for interleaved, first in ((low, 0), (high, 2)):
            upper = XMMRegister()
            VEXTRACTF128(upper, interleaved, 1)
            for quarter, row in ((interleaved.as_xmm, first), (upper, first + 4)):
                if mask is None:
                    VMOVLPS([rows.address(row, offset)], quarter)
                    VMOVHPS([rows.address(row + 1, offset)], quarter)
                else:
                    swapped = XMMRegister()
                    VUNPCKHPD(swapped, quarter, quarter)
                    VMASKMOVPS([rows.address(row, offset)], mask, quarter)
                    VMASKMOVPS([rows.address(row + 1, offset)], mask, swapped)


emit = partial(assemble, Avx2Vocabulary)
