"""AVX-512 (F, VL, DQ, BW: Skylake-X and later, Zen 4 and later): 16 lanes, 32 registers, mask registers."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from struct import pack, unpack
from typing import Any

from peachpy import Constant
from peachpy.x86_64 import (
    BZHI,
    KMOVW,
    MOV,
    SHR,
    VADDPS,
    VALIGND,
    VBLENDMPS,
    VBROADCASTF32X4,
    VCMPPS,
    VEXTRACTF32X4,
    VEXTRACTF64X4,
    VFMADD231PS,
    VINSERTF32X4,
    VMAXPS,
    VMOVAPS,
    VMOVDQA32,
    VMOVNTPS,
    VMOVUPS,
    VPBROADCASTD,
    VPERMI2PS,
    VPERMILPS,
    VPERMPS,
    VPERMT2PS,
    VPTERNLOGD,
    VPXORD,
    VSCALEFPS,
    VSHUFF32X4,
    VUNPCKHPD,
    VUNPCKHPS,
    VUNPCKLPS,
    GeneralPurposeRegister32,
    GeneralPurposeRegister64,
    KRegister,
    XMMRegister,
    ZMMRegister,
    oword,
    zword,
)

from codegen.targets.peachpy_objects import assemble
from codegen.targets.x86_64 import FLOAT_BYTES, UNORDERED, RowPointers, X86Vocabulary, transpose_4x4
from codegen.vocabulary import PowersOfTwo

LANES = 16


class Avx512Vocabulary(X86Vocabulary):
    """Lowering to EVEX-encoded instructions on zmm registers.

    PeachPy picks the VEX form of a plain xmm or ymm instruction before it knows the register's number, so that 128-bit
    work is done through zmm forms or masked (always EVEX) ones.
    """

    lanes = LANES
    has_free_masks = True
    register = ZMMRegister
    vector_registers = 32
    constants = Constant.uint32x16
    # The rounder leaves sixteenths in the low bits of the sum; down to half of the smallest denormal number.
    powers_of_two = PowersOfTwo(LANES, Fraction(3, 2) * 2**23 / LANES, Fraction(-104))

    def clear(self, value: Any) -> None:
        VPXORD(value, value, value)

    def hold(self, values: Sequence[Fraction]) -> None:
        # Reading a whole vector from memory takes as long as a multiplication.
        held: dict[Any, Any] = {}
        for value in values:
            place = self._factor(value)
            if place not in held:
                held[place] = self.constant(value)
            self._constants[value] = held[place]

    def store_among_products(self, pointer: Any, value: Any, offset: int = 0) -> None:
        # A store of 512 bits takes 0.8 cycles from both FMA units of a Zen 5, two of its halves take nothing.
        for half in range(2):
            VEXTRACTF64X4([pointer + (offset + half * LANES // 2) * FLOAT_BYTES], value, half)

    def power_of_two(self) -> Callable[[Any, Any], Any]:
        table = ZMMRegister()
        VMOVAPS(table, Constant.uint32x16(*unpack("<16I", pack("<16f", *(2 ** (i / LANES) for i in range(LANES))))))

        def power(n: Any, rounded: Any) -> Any:
            value = ZMMRegister()
            VPERMPS(value, rounded, table)
            VSCALEFPS(value, value, n)  # by whole powers, rounding down
            return value

        return power

    def compare(self, x: Any, y: Any, how: int) -> Any:
        lanes = KRegister()
        VCMPPS(lanes, x, y, how)
        return lanes

    def where(self, mask: Any, a: Any, b: Any) -> Any:
        value = ZMMRegister()
        VBLENDMPS(value(mask), b, a)
        return value

    def load_within(self, mask: Any, value: Any, pointer: Any, offset: int = 0) -> None:
        VMOVUPS(value(mask), [pointer + offset * FLOAT_BYTES])

    def raise_to_or_nan(self, total: Any, *others: Any) -> None:
        if len(others) == 1:
            super().raise_to_or_nan(total, *others)
            return
        # Of three, the last one's NaN is what a maximum returns; where the first or second is one, all bits are set.
        unordered = self.compare(total, others[0], UNORDERED)
        VMAXPS(total, total, others[0])
        VMAXPS(total, total, others[1])
        VPTERNLOGD(total(unordered), total, total, 0xFF)

    def unzip_by_3(self, a: Any, b: Any, c: Any) -> tuple[Any, Any, Any]:
        first, second, third = (self._every_third(a, b, c, i) for i in range(3))
        return first, second, third

    def _every_third(self, a: Any, b: Any, c: Any, first: int) -> Any:
        """Two permutations: of a and b, and of what they gave, in its place already, and c."""
        places = [first + 3 * i for i in range(LANES)]
        value, indices = ZMMRegister(), ZMMRegister()
        VMOVDQA32(value, Constant.uint32x16(*(place % (2 * LANES) for place in places)))
        VPERMI2PS(value, a, b)
        last = (i if place < 2 * LANES else place - LANES for i, place in enumerate(places))
        VMOVDQA32(indices, Constant.uint32x16(*last))
        VPERMI2PS(indices, value, c)
        return indices

    def in_order(self, unzipped: Any) -> Any:
        return self.orderer()(unzipped)

    @staticmethod
    def _places_in_order(up: int) -> Any:
        """Where the elements of an unzipped vector are, so many lanes further up."""
        places = [quarter * 4 + half + i for half in (0, 2) for quarter in range(4) for i in range(2)]
        indices = ZMMRegister()
        VMOVDQA32(indices, Constant.uint32x16(*(places[lane - up] for lane in range(LANES))))
        return indices

    def orderer(self) -> Callable[[Any], Any]:
        indices = self._places_in_order(0)

        def order(unzipped: Any) -> Any:
            value = ZMMRegister()
            VPERMPS(value, indices, unzipped)
            return value

        return order

    def orderer_within(self, mask: Any) -> Callable[[Any], Any]:
        indices = self._places_in_order(1)

        def order(unzipped: Any) -> Any:
            value = ZMMRegister()
            VPERMPS(value(mask.z), indices, unzipped)
            return value

        return order

    def slider(self) -> Callable[[Any, Any], Any]:
        order = [quarter * 2 + half * 8 + i for quarter in range(4) for half in range(2) for i in range(2)]
        indices = ZMMRegister()
        VMOVDQA32(indices, Constant.uint32x16(*(order.index((i - 1) % LANES) + (LANES if i else 0) for i in order)))

        def slide(a: Any, b: Any) -> Any:
            value = ZMMRegister()
            VMOVAPS(value, a)
            VPERMT2PS(value, indices, b)
            return value

        return slide

    def slide(self, a: Any, b: Any, count: int) -> Any:
        value = ZMMRegister()
        VALIGND(value, b, a, count)
        return value

    def slide_within(self, mask: Any, a: Any, b: Any, count: int) -> Any:
        value = ZMMRegister()
        VALIGND(value(mask.z), b, a, count)
        return value

    def _mask(self, bits: Any) -> Any:
        mask = KRegister()
        KMOVW(mask, bits.as_dword)
        return mask

    def _constant_mask(self, bits: int) -> Any:
        register = GeneralPurposeRegister64()
        MOV(register.as_dword, bits)
        return self._mask(register)

    def masks_below(self, count: Any, vectors: int) -> list[Any]:
        bits = GeneralPurposeRegister64()
        MOV(bits, -1)
        BZHI(bits, bits, count)
        masks = []
        for vector in range(vectors):
            if vector:
                SHR(bits, LANES)
            masks.append(self._mask(bits))
        return masks

    def mask_of_bits(self, bits: Any, first: int = 0) -> Any:
        if first:
            bits = self.copy(bits)
            SHR(bits, first)
        return self._mask(bits)

    def load_masked(self, pointer: Any, mask: Any, offset: int = 0) -> Any:
        value = ZMMRegister()
        VMOVUPS(value(mask.z), [pointer + offset * FLOAT_BYTES])
        return value

    def store_masked(self, pointer: Any, value: Any, mask: Any, offset: int = 0) -> None:
        VMOVUPS(zword[pointer + offset * FLOAT_BYTES](mask), value)

    def accumulate_within(self, mask: Any, total: Any, a: Any, b: Any) -> None:
        VFMADD231PS(total(mask), a, b)

    def clear_outside(self, mask: Any, value: Any) -> Any:
        result = ZMMRegister()
        VMOVAPS(result(mask.z), value)
        return result

    def load_first(self, pointer: Any, count: int) -> Any:
        value = ZMMRegister()
        {1: VPBROADCASTD, 4: VBROADCASTF32X4}[count](value, [pointer])
        return value

    def store_first(self, pointer: Any, value: Any, count: int) -> None:
        if count == 4:
            VEXTRACTF32X4([pointer], value, 0)
            return
        bits, mask = GeneralPurposeRegister32(), KRegister()
        MOV(bits, (1 << count) - 1)
        KMOVW(mask, bits)
        VMOVUPS(oword[pointer](mask), value.as_xmm)

    def sum_of_quads(self, value: Any) -> Any:
        for others in (0b01_00_11_10, 0b10_11_00_01):  # two quads away, one
            other = ZMMRegister()
            VSHUFF32X4(other, value, value, others)
            VADDPS(other, other, value)
            value = other
        return value

    def column_masks(self, bits: Any, groups: int) -> list[Any]:
        masks = []
        for group in range(groups):
            shifted = GeneralPurposeRegister32()
            MOV(shifted, bits.as_dword)
            if group:
                SHR(shifted, 4 * group)
            masks.append(self._mask(shifted.as_qword))
        return masks

    def load_columns(
        self, rows: RowPointers, offset: int, mask: Any | None = None, count: int | None = None
    ) -> list[Any]:
        if count == 1 and mask is None:
            mask = self._constant_mask(0b0001)
        # Rows i, i + 4, i + 8 and i + 12 share a register, one 128-bit quarter each; then 4x4 transpositions.
        quads = []
        for first in range(4):
            quad = ZMMRegister()
            if mask is None:
                VBROADCASTF32X4(quad, [rows.address(first, offset)])
            else:
                VMOVUPS(quad.as_xmm(mask.z), [rows.address(first, offset)])
            for quarter in range(1, 4):
                address = [rows.address(first + 4 * quarter, offset)]
                if mask is None:
                    VINSERTF32X4(quad, quad, address, quarter)
                else:
                    piece = XMMRegister()
                    VMOVUPS(piece(mask.z), address)
                    VINSERTF32X4(quad, quad, piece, quarter)
            quads.append(quad)
        return transpose_4x4(ZMMRegister, quads)[:count]

    def stream_row(self, rows: RowPointers, row: int, value: Any, offset: int = 0) -> None:
        VMOVNTPS([rows.address(row, offset)], value)

    def store_transposed(self, rows: RowPointers, columns: Sequence[Any]) -> None:
        # 4x4 matrices in quarters of registers, then quarters; a masked store takes as long as any other.
        quads = [self._quad(list(columns[first : first + 4])) for first in range(0, len(columns), 4)]
        quads += [quads[-1]] * (4 - len(quads))
        mask = None if len(columns) == LANES else self._constant_mask((1 << len(columns)) - 1)
        for first, quarters in enumerate(zip(*quads, strict=True)):
            pairs = [[self._quarters(quarters[i], quarters[i + 1], odd) for odd in range(2)] for i in (0, 2)]
            for odd, (low, high) in enumerate(zip(*pairs, strict=True)):
                for last in range(2):
                    place = rows.address(first + 4 * (2 * last + odd), 0)
                    value = self._quarters(low, high, last)
                    if mask is None:
                        VMOVUPS([place], value)
                    else:
                        VMOVUPS(zword[place](mask), value)

    @staticmethod
    def _quad(columns: list[Any]) -> list[Any]:
        """As many rows of 4x4 matrices, which up to four columns begin."""
        if len(columns) > 2:
            return transpose_4x4(ZMMRegister, columns + columns[-1:] * (4 - len(columns)))
        low, low_end, high, high_end = (ZMMRegister() for _ in range(4))
        VUNPCKLPS(low, columns[0], columns[-1])
        VUNPCKHPS(high, columns[0], columns[-1])
        VUNPCKHPD(low_end, low, low)
        VUNPCKHPD(high_end, high, high)
        return [low, low_end, high, high_end]

    @staticmethod
    def _quarters(a: Any, b: Any, first: int) -> Any:
        """Two quarters of each register: the even or the odd ones."""
        value = ZMMRegister()
        VSHUFF32X4(value, a, b, 0b11_01_11_01 if first else 0b10_00_10_00)
        return value

    def store_columns(self, rows: RowPointers, columns: Sequence[Any], offset: int, mask: Any | None = None) -> None:
        if len(columns) == 4:
            quads = transpose_4x4(ZMMRegister, columns)
        elif len(columns) == 1:
            quads = [columns[0], *(ZMMRegister() for _ in range(3))]
            for row in range(1, 4):
                VPERMILPS(quads[row], columns[0], row)  # to the first place of each quarter
            mask = self._constant_mask(0b0001)
        else:
            quads = [ZMMRegister() for _ in range(4)]
            VUNPCKLPS(quads[0], *columns)
            VUNPCKHPS(quads[2], *columns)
            for even, odd in ((quads[0], quads[1]), (quads[2], quads[3])):
                VPERMILPS(odd, even, 0b01_00_11_10)  # the other 64-bit half of each quarter
            if mask is None:
                mask = self._constant_mask(0b0011)
        for first, quad in enumerate(quads):
            for quarter in range(4):
                place = rows.address(first + 4 * quarter, offset)
                if mask is None:
                    VEXTRACTF32X4([place], quad, quarter)
                else:
                    # Not VEXTRACTF32X4 with a mask: it faults on memory that the mask hides.
                    piece = quad.as_xmm if quarter == 0 else XMMRegister()
                    if quarter:
                        VEXTRACTF32X4(piece, quad, quarter)
                    VMOVUPS(oword[place](mask), piece)


emit = partial(assemble, Avx512Vocabulary)
