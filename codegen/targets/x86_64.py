"""What the x86-64 targets share: lowering of the vocabulary to PeachPy instructions on 64-bit registers and vectors.

A subclass names its vector register and says how masks and layout changes are done.
"""

import itertools
import struct
from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from peachpy import Argument, Constant, float_, ptr, size_t, uint16_t
from peachpy.x86_64 import (
    ADD,
    AND,
    CMP,
    DEC,
    IMUL,
    JBE,
    JMP,
    JNE,
    JNZ,
    JZ,
    LABEL,
    LEA,
    LOAD,
    MOV,
    NEG,
    PREFETCHT0,
    PREFETCHT1,
    PREFETCHW,
    SFENCE,
    SHL,
    SHR,
    SUB,
    TEST,
    VADDPS,
    VANDPS,
    VCVTPH2PS,
    VDIVPS,
    VFMADD132PS,
    VFMADD213PS,
    VFMADD231PS,
    VFMSUB132PS,
    VFMSUB231PS,
    VFNMADD231PS,
    VMAXPS,
    VMINPS,
    VMOVAPS,
    VMOVNTPS,
    VMOVUPS,
    VMULPS,
    VORPS,
    VPADDD,
    VPBROADCASTD,
    VPBROADCASTQ,
    VPERMILPS,
    VPMOVSXWD,
    VPSLLD,
    VSHUFPS,
    VSUBPS,
    VUNPCKHPD,
    VUNPCKHPS,
    VUNPCKLPD,
    VUNPCKLPS,
    XOR,
    GeneralPurposeRegister32,
    GeneralPurposeRegister64,
    Label,
)

from codegen.contract import FLOATS_IN, FLOATS_OUT, HALVES_IN, SIZE, UINT32, Signature, Struct
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import LINE, QuadVocabulary, Walk

FLOAT_BYTES = 4
FIRSTS_OF_PAIRS, SECONDS_OF_PAIRS = 0b10_00_10_00, 0b11_01_11_01  # of both operands of a shuffle
HALF_BYTES = 2
EXPONENT_SHIFT = 23  # bits of a float's mantissa
ORDERED, UNORDERED = 0x07, 0x03  # VCMPPS: neither, either is NaN
GREATER = 0x1E  # VCMPPS: ordered, no exception for NaN


def peachpy_arguments(signature: Signature) -> tuple[Argument, ...]:
    """The signature as PeachPy declares it; structures are passed by address only."""
    types = {SIZE: size_t, FLOATS_IN: ptr(float_), FLOATS_OUT: ptr(float_), HALVES_IN: ptr(uint16_t)}
    return tuple(Argument(types.get(c_type, ptr()), name=name) for name, c_type in signature.arguments)


@dataclass
class RowPointers:
    """Equally spaced rows: a base register for every few rows, and registers with odd numbers of strides in bytes."""

    bases: list[Any]
    rows_per_base: int
    strides: dict[int, Any]
    count: int

    def address(self, row: int, offset: int) -> Any:
        """Address expression of a float in a row."""
        base, rest = self.bases[row // self.rows_per_base], row % self.rows_per_base
        if rest == 0:
            return base + offset * FLOAT_BYTES
        scale = rest & -rest
        index = self.strides[rest // scale] * scale
        return base + index + offset * FLOAT_BYTES


class IndexedWalk(Walk):
    """Bases that stay where they are, and a register that tells how far the pointers are from them, in bytes."""

    def __init__(self, bases: Sequence[Any]) -> None:
        self._bases, self._index = bases, GeneralPurposeRegister64()
        XOR(self._index.as_dword, self._index.as_dword)
        self.pointers = [base + self._index * 1 for base in bases]

    def advance(self, by: int) -> None:
        ADD(self._index, by * FLOAT_BYTES)

    def retreat(self, by: Any) -> None:
        distance = GeneralPurposeRegister64()
        LEA(distance, [by * FLOAT_BYTES])
        SUB(self._index, distance)

    def prefetch(self, which: Iterable[int], offsets: Sequence[int], stride: Any) -> None:
        place = GeneralPurposeRegister64()
        LEA(place, [self._index + stride * FLOAT_BYTES])
        for i, offset in itertools.product(which, offsets):
            PREFETCHT0([self._bases[i] + place * 1 + offset * FLOAT_BYTES])


class X86Vocabulary(QuadVocabulary):
    """PeachPy lowering for VEX and EVEX vectors. Must be used inside of a PeachPy Function."""

    column_group = 4
    mask_registers = 1  # on AVX2; AVX-512 has others for them
    gains_by_turns = True
    register: type  # PeachPy's vector register class
    constants: Callable[..., Constant]  # PeachPy's constant of a whole vector of 32-bit patterns

    def __init__(self, microarchitecture: Microarchitecture, arguments: Sequence[Argument]) -> None:
        self.microarchitecture = microarchitecture
        self._arguments = arguments
        self._labels = itertools.count(1)
        self._constants: dict[Fraction, Constant] = {}

    def arguments(self, signature: Signature) -> list[Any]:
        handles = [GeneralPurposeRegister64() for _ in self._arguments]
        for handle, argument in zip(handles, self._arguments, strict=True):
            LOAD.ARGUMENT(handle, argument)
        return handles

    def _label(self, what: str) -> Label:
        return Label(f"{what}_{next(self._labels)}")

    # Integers and pointers

    def field(self, pointer: Any, layout: Struct, name: str) -> Any:
        value = GeneralPurposeRegister64()
        address = [pointer + layout.offset_of(name)]
        if layout.type_of(name) == UINT32:
            MOV(value.as_dword, address)
        else:
            MOV(value, address)
        return value

    def copy(self, value: Any) -> Any:
        result = GeneralPurposeRegister64()
        MOV(result, value)
        return result

    def multiple(self, size: Any, factor: int) -> Any:
        if factor & (factor - 1):
            result = GeneralPurposeRegister64()
            IMUL(result, size, factor)
        else:
            result = self.copy(size)
            SHL(result, _log2(factor))
        return result

    def quotient(self, size: Any, divisor: int) -> Any:
        result = self.copy(size)
        SHR(result, _log2(divisor))
        return result

    def remainder(self, size: Any, divisor: int) -> Any:
        result = self.copy(size)
        AND(result, divisor - 1)
        return result

    def difference(self, a: Any, b: Any) -> Any:
        result = self.copy(a)
        SUB(result, b)
        return result

    def smaller(self, a: Any, b: Any) -> Any:
        result = self.copy(a)
        smaller = self._label("smaller")
        CMP(result, b)
        JBE(smaller)
        MOV(result, b)
        LABEL(smaller)
        return result

    def floats_to_line(self, pointer: Any) -> Any:
        result = self.copy(pointer)
        NEG(result)
        SHR(result, _log2(FLOAT_BYTES))
        AND(result, LINE - 1)
        return result

    def halve(self, size: Any) -> None:
        SHR(size, 1)

    def advance(self, pointer: Any, by: Any) -> None:
        if isinstance(by, int):
            for base in self._bases(pointer):
                if by:
                    ADD(base, by * FLOAT_BYTES)
        else:
            for base in self._bases(pointer):
                LEA(base, [base + by * FLOAT_BYTES])

    def advance_halves(self, pointer: Any, by: Any) -> None:
        if isinstance(by, int):
            ADD(pointer, by * HALF_BYTES)
        else:
            LEA(pointer, [pointer + by * HALF_BYTES])

    def retreat(self, pointer: Any, by: Any) -> None:
        distance = self.copy(by)
        NEG(distance)
        self.advance(pointer, distance)

    def skip_struct(self, pointer: Any, layout: Struct) -> None:
        ADD(pointer, layout.size_of())

    @staticmethod
    def _bases(pointer: Any) -> list[Any]:
        return pointer.bases if isinstance(pointer, RowPointers) else [pointer]

    def rows(self, pointer: Any, stride: Any, count: int) -> RowPointers:
        rows_per_base = 4 if count <= 16 else 8
        step = self.multiple(stride, FLOAT_BYTES)
        strides = {1: step}
        for odd in range(3, min(count, rows_per_base), 2):
            strides[odd] = GeneralPurposeRegister64()
            LEA(strides[odd], [strides[odd - 2] + step * 2])
        bases = [self.copy(pointer)]
        while len(bases) * rows_per_base < count:
            bases.append(GeneralPurposeRegister64())
            LEA(bases[-1], [bases[-2] + step * rows_per_base])
        return RowPointers(bases, rows_per_base, strides, count)

    def next_rows(self, rows: RowPointers) -> None:
        if rows.count % rows.rows_per_base:
            raise ValueError(f"{rows.count} rows don't fill their last base register")
        last = rows.bases[-1]
        for base in rows.bases:
            LEA(base, [last + rows.strides[1] * rows.rows_per_base])
            last = base

    def walk(self, pointers: Sequence[Any]) -> Walk:
        return IndexedWalk(pointers)

    # Control flow

    @contextmanager
    def loop(self, count: Any) -> Iterator[None]:
        begin, end = self._label("loop"), self._label("loop_end")
        TEST(count, count)
        JZ(end)
        LABEL(begin)
        yield
        DEC(count)
        JNZ(begin)
        LABEL(end)

    @contextmanager
    def repeat(self, times: int) -> Iterator[None]:
        if times == 1:
            yield
            return
        counter = GeneralPurposeRegister32()
        MOV(counter, times)
        begin = self._label("repeat")
        LABEL(begin)
        yield
        DEC(counter)
        JNZ(begin)

    @contextmanager
    def _branch(self, jump_if_not: Callable[[Label], Any]) -> Iterator[Callable[[], None]]:
        other, end = self._label("otherwise"), self._label("end")
        jump_if_not(other)
        has_other = False

        def otherwise() -> None:
            nonlocal has_other
            has_other = True
            JMP(end)
            LABEL(other)

        yield otherwise
        LABEL(end if has_other else other)

    def when_equal(self, size: Any, value: int) -> Any:
        if value == 0:
            TEST(size, size)
            return self._branch(JNZ)
        CMP(size, value)
        return self._branch(JNE)

    def when_odd(self, size: Any) -> Any:
        TEST(size.as_low_byte, 1)
        return self._branch(JZ)

    # Memory

    def load(self, pointer: Any, offset: int = 0) -> Any:
        value = self.register()
        VMOVUPS(value, [pointer + offset * FLOAT_BYTES])
        return value

    def load_row(self, rows: RowPointers, row: int, offset: int = 0) -> Any:
        value = self.register()
        VMOVUPS(value, [rows.address(row, offset)])
        return value

    def store(self, pointer: Any, value: Any, offset: int = 0) -> None:
        VMOVUPS([pointer + offset * FLOAT_BYTES], value)

    def store_row(self, rows: RowPointers, row: int, value: Any, offset: int = 0) -> None:
        VMOVUPS([rows.address(row, offset)], value)

    def stream(self, pointer: Any, value: Any, offset: int = 0) -> None:
        VMOVNTPS([pointer + offset * FLOAT_BYTES], value)

    def fence(self) -> None:
        SFENCE()

    def prefetch(self, pointer: Any, offset: int = 0, stride: Any = None) -> None:
        PREFETCHT0([self._ahead(pointer, offset, stride)])

    def prefetch_to_write(self, pointer: Any, offset: int = 0) -> None:
        PREFETCHW([pointer + offset * FLOAT_BYTES])

    def prefetch_into_l2(self, pointer: Any, offset: int = 0, stride: Any = None) -> None:
        PREFETCHT1([self._ahead(pointer, offset, stride)])

    def _ahead(self, pointer: Any, offset: int, stride: Any) -> Any:
        distance = offset * FLOAT_BYTES
        return pointer + distance if stride is None else pointer + stride * FLOAT_BYTES + distance

    def broadcast(self, pointer: Any, offset: int = 0) -> Any:
        # On a Zen 4, VBROADCASTSS takes slots from FMAs where there is one for each, or stores are among them.
        value = self.register()
        VPBROADCASTD(value, [pointer + offset * FLOAT_BYTES])
        return value

    def broadcast_field(self, pointer: Any, layout: Struct, name: str) -> Any:
        value = self.register()
        VPBROADCASTD(value, [pointer + layout.offset_of(name)])
        return value

    def broadcast_pair(self, pointer: Any, offset: int = 0) -> Any:
        value = self.register()
        VPBROADCASTQ(value, [pointer + offset * FLOAT_BYTES])
        return value

    def half_loader(self) -> Callable[[Any, int], Any]:
        # Exponent and mantissa are moved to a float's, the bias is added to the exponent. Where the exponent is 0 that
        # makes (1 + m) 2**-15 of m 2**-14: less than 2**-14, so that twice the number less 2**-14 is below the number.
        magnitudes, signs, bias, smallest = (
            self._pattern(bits) for bits in (0x7FFF << 13, 1 << 31, 112 << EXPONENT_SHIFT, 0xB8800000)
        )

        def load(pointer: Any, offset: int) -> Any:
            halves, value, denormal, sign = (self.register() for _ in range(4))
            VPMOVSXWD(halves, [pointer + offset * HALF_BYTES])
            VPSLLD(value, halves, EXPONENT_SHIFT - 10)
            VANDPS(value, value, magnitudes)
            VPADDD(value, value, bias)
            VMOVAPS(denormal, smallest)
            VFMADD231PS(denormal, value, self._factor(Fraction(2)))
            VMINPS(value, value, denormal)
            VANDPS(sign, halves, signs)
            VORPS(value, value, sign)
            return value

        return load

    def load_halves(self, pointer: Any, offset: int) -> Any:
        value = self.register()
        VCVTPH2PS(value, [pointer + offset * HALF_BYTES])  # denormals are converted whatever MXCSR says
        return value

    def _pattern(self, bits: int) -> Any:
        value = self.register()
        VMOVAPS(value, type(self).constants(bits))
        return value

    # Arithmetic

    def zero(self) -> Any:
        value = self.register()
        self.clear(value)
        return value

    def constant(self, value: Fraction) -> Any:
        result = self.register()
        VMOVAPS(result, self._factor(value))
        return result

    @abstractmethod
    def clear(self, value: Any) -> None:
        """Set a vector register to zero."""

    def unknown(self) -> Any:
        return self.zero()

    def keep(self, values: Sequence[Any]) -> None:
        pass

    def _factor(self, factor: Fraction) -> Constant:
        if factor not in self._constants:
            (pattern,) = struct.unpack("<I", struct.pack("<f", factor))
            self._constants[factor] = type(self).constants(pattern)
        return self._constants[factor]

    def add(self, a: Any, b: Any) -> Any:
        value = self.register()
        VADDPS(value, a, b)
        return value

    def subtract(self, a: Any, b: Any) -> Any:
        value = self.register()
        VSUBPS(value, a, b)
        return value

    def multiply(self, a: Any, b: Any) -> Any:
        value = self.register()
        VMULPS(value, a, b)
        return value

    def scale(self, a: Any, factor: Fraction) -> Any:
        value = self.register()
        VMULPS(value, a, self._factor(factor))
        return value

    def scale_add(self, a: Any, factor: Fraction, b: Any, over: Any | None = None) -> Any:
        if over is a:
            VFMADD132PS(a, b, self._factor(factor))
            return a
        if over is not b:
            copied = self.register()
            VMOVAPS(copied, b)
            b = copied
        VFMADD231PS(b, a, self._factor(factor))
        return b

    def scale_subtract(self, a: Any, factor: Fraction, b: Any, over: Any | None = None) -> Any:
        if over is a:
            VFMSUB132PS(a, b, self._factor(factor))
            return a
        if over is not b:
            copied = self.register()
            VMOVAPS(copied, b)
            b = copied
        VFMSUB231PS(b, a, self._factor(factor))
        return b

    def divide(self, a: Any, b: Any) -> Any:
        value = self.register()
        VDIVPS(value, a, b)
        return value

    def divide_by(self, a: Any, divisor: Any, reciprocal: Any) -> Any:
        # One step of Newton's corrects the product with the reciprocal. Infinities have no rest, but NaN instead.
        quotient = self.register()
        VMULPS(quotient, a, reciprocal)
        VFNMADD231PS(a, quotient, divisor)
        is_number = self.compare(a, a, ORDERED)
        VFMADD213PS(a, reciprocal, quotient)
        return self.where(is_number, a, quotient)

    @abstractmethod
    def compare(self, x: Any, y: Any, how: int) -> Any:
        """In which lanes it is so."""

    def where_greater(self, x: Any, y: Any, a: Any, b: Any) -> Any:
        return self.where(self.compare(x, y, GREATER), a, b)

    def multiply_add(self, a: Any, b: Any, constant: Fraction) -> Any:
        VFMADD213PS(a, b, self._factor(constant))
        return a

    def power_of_two(self) -> Callable[[Any, Any], Any]:
        def power(n: Any, biased: Any) -> Any:
            value = self.register()
            VPSLLD(value, biased, EXPONENT_SHIFT)
            return value

        return power

    def replace(self, total: Any, a: Any) -> None:
        VMOVAPS(total, a)

    def raise_to(self, total: Any, a: Any) -> None:
        VMAXPS(total, total, a)

    def raise_to_or_nan(self, total: Any, *others: Any) -> None:
        # The second operand is returned if either is NaN: both orders together have all bits of a NaN's exponent.
        for a in others:
            other = self.register()
            VMAXPS(other, total, a)
            VMAXPS(total, a, total)
            VORPS(total, total, other)

    def unzip(self, a: Any, b: Any) -> tuple[Any, Any]:
        # Within each 128-bit part: two of a, two of b.
        firsts, seconds = self.register(), self.register()
        VSHUFPS(firsts, a, b, FIRSTS_OF_PAIRS)
        VSHUFPS(seconds, a, b, SECONDS_OF_PAIRS)
        return firsts, seconds

    def sums_of_lanes(self, vectors: Sequence[Any], count: int) -> list[Any]:
        def add_pairs(a: Any, b: Any) -> Any:
            firsts, seconds = self.unzip(a, b)
            VADDPS(firsts, firsts, seconds)
            return firsts

        results = []
        for start in range(0, len(vectors), 4):
            four = vectors[start : start + 4]
            pairs = [add_pairs(four[i], four[min(i + 1, len(four) - 1)]) for i in range(0, len(four), 2)]
            sums = self.sum_of_quads(add_pairs(pairs[0], pairs[-1]))  # of quads with one lane for each vector
            results.append(sums)
            for first in range(count, len(four), count):
                results.append(self.register())
                VPERMILPS(results[-1], sums, sum((first + i) % 4 << 2 * i for i in range(4)))
        return results

    @abstractmethod
    def sum_of_quads(self, value: Any) -> Any:
        """In the first quad; halves are added up."""

    def alternate(self, a: Any, b: Any) -> tuple[Any, Any]:
        value = self.register()
        VUNPCKLPS(value, a, b)
        return value, value

    def accumulate(self, total: Any, a: Any, b: Any) -> None:
        VFMADD231PS(total, a, b)

    def accumulate_from(self, total: Any, pointer: Any, offset: int, b: Any) -> None:
        VFMADD231PS(total, b, [pointer + offset * FLOAT_BYTES])

    def deduct(self, total: Any, a: Any, b: Any) -> None:
        VFNMADD231PS(total, a, b)

    def increase(self, total: Any, a: Any) -> None:
        VADDPS(total, total, a)

    def increase_from(self, total: Any, pointer: Any, offset: int = 0) -> None:
        VADDPS(total, total, [pointer + offset * FLOAT_BYTES])

    def maximum(self, bound: Any, a: Any) -> Any:
        value = self.register()
        VMAXPS(value, bound, a)  # returns the second operand if either is NaN
        return value


def transpose_4x4(register: type, vectors: Sequence[Any]) -> list[Any]:
    """Transpose the 4x4 matrices in the 128-bit quarters of four registers."""
    pairs = [register() for _ in range(4)]
    VUNPCKLPS(pairs[0], vectors[0], vectors[1])
    VUNPCKHPS(pairs[1], vectors[0], vectors[1])
    VUNPCKLPS(pairs[2], vectors[2], vectors[3])
    VUNPCKHPS(pairs[3], vectors[2], vectors[3])
    result = [register() for _ in range(4)]
    VUNPCKLPD(result[0], pairs[0], pairs[2])
    VUNPCKHPD(result[1], pairs[0], pairs[2])
    VUNPCKLPD(result[2], pairs[1], pairs[3])
    VUNPCKHPD(result[3], pairs[1], pairs[3])
    return result


def _log2(value: int) -> int:
    exponent = value.bit_length() - 1
    if value != 1 << exponent:
        raise ValueError(f"{value} is not a power of two")
    return exponent
