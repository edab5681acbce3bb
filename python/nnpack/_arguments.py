"""Arguments that are no arrays: integers and pairs of them, paddings, shapes, names."""

from __future__ import annotations

import enum
import operator
from collections.abc import Sequence
from typing import SupportsIndex, TypeVar

from ._library import ArgumentError

Pair = int | Sequence[int]
Padding = int | Sequence[int] | Sequence[Sequence[int]]
Sides = tuple[int, int, int, int]

_EnumType = TypeVar("_EnumType", bound=enum.IntEnum)


def integer(argument: str, value: object, minimum: int) -> int:
    """An integer."""
    try:
        number = operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{argument}: must be an integer, not {value!r}") from None
    if number < minimum:
        raise ArgumentError(argument, f"must be at least {minimum}, not {value!r}")
    return number


def pair(argument: str, value: object, minimum: int) -> tuple[int, int]:
    """An integer for both directions, or (vertical, horizontal)."""
    values = (value, value) if isinstance(value, SupportsIndex) else value
    try:
        first, second = (operator.index(item) for item in values)  # type: ignore[attr-defined]
    except TypeError:
        raise TypeError(f"{argument}: must be an integer or a pair of integers, not {value!r}") from None
    except ValueError:
        raise ArgumentError(argument, f"must be an integer or a pair of integers, not {value!r}") from None
    if min(first, second) < minimum:
        raise ArgumentError(argument, f"must be at least {minimum}, not {value!r}")
    return first, second


def sides(argument: str, value: object) -> Sides:
    """(top, right, bottom, left) of an integer, a pair (vertical, horizontal), or ((top, bottom), (left, right))."""
    if isinstance(value, Sequence) and not isinstance(value, str) and len(value) == 2:
        top, bottom = pair(argument, value[0], 0)
        left, right = pair(argument, value[1], 0)
        return top, right, bottom, left
    vertical, horizontal = pair(argument, value, 0)
    return vertical, horizontal, vertical, horizontal


def shape(argument: str, value: object, dimensions: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of an array with one of the numbers of `dimensions`, and without empty ones."""
    try:
        sizes = tuple(operator.index(size) for size in value)  # type: ignore[attr-defined]
    except TypeError:
        raise TypeError(f"{argument}: must be a sequence of integers, not {value!r}") from None
    if len(sizes) not in dimensions or min(sizes) < 1:
        expected = " or ".join(str(count) for count in dimensions)
        raise ArgumentError(argument, f"must be {expected} positive integers, not {value!r}")
    return sizes


def choice(argument: str, value: object, choices: type[_EnumType]) -> _EnumType:
    """An enumerator, or the name of one in lower case."""
    names = {member.name.lower(): member for member in choices}
    if isinstance(value, choices):
        return value
    if not isinstance(value, str):
        raise TypeError(f"{argument}: must be the name of one of {', '.join(names)}, not {value!r}")
    if value not in names:
        raise ArgumentError(argument, f"must be one of {', '.join(names)}, not {value!r}")
    return names[value]
