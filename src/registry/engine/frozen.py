"""JSON values that nobody can change: for data that is shared between decisions.

In: decoded JSON. Out: the same value, objects as read-only mappings and arrays as tuples
that still equal the lists they came from; :func:`thaw` builds fresh plain values again.
"""

from __future__ import annotations

from types import MappingProxyType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class FrozenList(tuple):  # type: ignore[type-arg]
    """A JSON array that cannot change; it equals a list of the same items.

    >>> FrozenList([1, 2]) == [1, 2], FrozenList([1, 2]) == (1, 2)
    (True, True)
    """

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return tuple.__eq__(self, tuple(other) if isinstance(other, list) else other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = tuple.__hash__

    def __repr__(self) -> str:
        return repr(list(self))


def freeze(value: Any) -> Any:
    """A read-only form of a JSON value."""
    if isinstance(value, dict):
        return MappingProxyType({key: freeze(item) for key, item in value.items()})
    if isinstance(value, list | tuple):
        return FrozenList(map(freeze, value))
    return value


def thaw(value: Any) -> Any:
    """A fresh plain form of a JSON value, frozen or not."""
    if isinstance(value, dict | MappingProxyType):
        return {key: thaw(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [thaw(item) for item in value]
    return value
