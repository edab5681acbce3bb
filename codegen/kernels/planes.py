"""Copies between the planes of an image and those that stencils read and write, whose rows have zeros between them."""

from codegen.contract import PLANES_CROP, PLANES_PAD, PLANES_PAD_BY_2, Kernel
from codegen.microarchitecture import Microarchitecture
from codegen.vocabulary import Vocabulary


def pad(v: Vocabulary) -> None:
    """What a vector has beyond a row's end are zeros, so that padding costs nothing more."""
    rows, count, source, source_stride, target, target_stride = v.arguments(PLANES_PAD)
    whole, rest = v.quotient(count, v.lanes), v.remainder(count, v.lanes)
    (mask,) = v.masks_below(rest, 1)
    with v.loop(rows):
        place, copy = v.copy(source), v.copy(target)
        with v.loop(v.copy(whole)):
            v.store(copy, v.load(place))
            v.advance(place, v.lanes)
            v.advance(copy, v.lanes)
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            v.store(copy, v.load_masked(place, mask))
        v.advance(source, source_stride)
        v.advance(target, target_stride)


def pad_by_2(v: Vocabulary) -> None:
    """Every other element to each target."""
    rows, count, source, source_stride, even, odd, target_stride = v.arguments(PLANES_PAD_BY_2)
    whole, rest = v.quotient(count, 2 * v.lanes), v.remainder(count, 2 * v.lanes)
    masks = v.masks_below(rest, 2)
    with v.loop(rows):
        place, to_even, to_odd = v.copy(source), v.copy(even), v.copy(odd)
        with v.loop(v.copy(whole)):
            firsts, seconds = v.unzip(v.load(place), v.load(place, v.lanes))
            v.store(to_even, v.in_order(firsts))
            v.store(to_odd, v.in_order(seconds))
            v.advance(place, 2 * v.lanes)
            v.advance(to_even, v.lanes)
            v.advance(to_odd, v.lanes)
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            firsts, seconds = v.unzip(v.load_masked(place, masks[0]), v.load_masked(place, masks[1], v.lanes))
            v.store(to_even, v.in_order(firsts))
            v.store(to_odd, v.in_order(seconds))
        v.advance(source, source_stride)
        v.advance(even, target_stride)
        v.advance(odd, target_stride)


def crop(v: Vocabulary) -> None:
    """Masked stores are slow on some CPUs: rows end in a whole vector, whose rest the next row overwrites."""
    rows, count, source, source_stride, target, target_stride = v.arguments(PLANES_CROP)
    whole, rest = v.quotient(count, v.lanes), v.remainder(count, v.lanes)
    (mask,) = v.masks_below(rest, 1)

    def row(is_last: bool) -> None:
        place, copy = v.copy(source), v.copy(target)
        with v.loop(v.copy(whole)):
            v.store(copy, v.load(place))
            v.advance(place, v.lanes)
            v.advance(copy, v.lanes)
        with v.when_equal(rest, 0) as otherwise:
            otherwise()
            if is_last:
                v.store_masked(copy, v.load(place), mask)
            else:
                v.store(copy, v.load(place))

    with v.loop(v.difference(rows, 1)):
        row(is_last=False)
        v.advance(source, source_stride)
        v.advance(target, target_stride)
    row(is_last=True)


def kernels(lanes: int, microarchitecture: Microarchitecture) -> list[Kernel]:
    """Into padded planes, also for a stride of 2, and out of them."""
    return [
        Kernel("planes", "pad", PLANES_PAD, pad),
        Kernel("planes", "pad_by_2", PLANES_PAD_BY_2, pad_by_2),
        Kernel("planes", "crop", PLANES_CROP, crop),
    ]
