"""The bases of every value the engine returns: named, typed, immutable, cheap to make.

A value is a tuple underneath, which makes building one a single C call on the hot path
and keeps ``import registry`` free of :mod:`dataclasses`. Unlike a named tuple it equals
only records of its own type, and it has no order.
"""

from __future__ import annotations

from itertools import islice
from types import MappingProxyType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, ClassVar, dataclass_transform

    def _tuplegetter(index: int, doc: str) -> object: ...

else:
    from _collections import _tuplegetter  # what collections.namedtuple reads its fields with

    def dataclass_transform(**_options):  # read by type checkers alone
        return lambda base: base


_MOST_CHARACTERS = 1024
_MOST_ITEMS = 64
_MOST_BITS = 4096
_MOST_LEVELS = 6


def shown(value: object, levels: int = _MOST_LEVELS) -> str:
    """A value as :func:`repr` has it, but bounded: values hold what peers sent.

    >>> shown({"a": [1, None]}), shown(10**9999)
    ("{'a': [1, None]}", '<int of 33216 bits>')
    """
    if isinstance(value, str | bytes):
        head = value[:_MOST_CHARACTERS]
        return repr(head) + ("…" if len(head) < len(value) else "")
    if isinstance(value, int) and value.bit_length() > _MOST_BITS:
        return f"<int of {value.bit_length()} bits>"
    kind = type(value)
    if kind not in (dict, list, tuple, set, frozenset) and not _is_proxy(value):
        return repr(value)
    if not levels:
        return "…"
    items = list(islice(value, _MOST_ITEMS))  # type: ignore[call-overload]
    if kind is dict or _is_proxy(value):
        parts = [f"{shown(key, 0)}: {shown(value[key], levels - 1)}" for key in items]  # type: ignore[index]
        start, end = "{", "}"
    else:
        parts = [shown(item, levels - 1) for item in items]
        start, end = ("[", "]") if kind is list else ("(", ")") if kind is tuple else ("{", "}")
        if kind is tuple and len(parts) == 1:
            parts.append("")
    if len(value) > len(items):  # type: ignore[arg-type]
        parts.append("…")
    inside = ", ".join(parts).rstrip(" ") if kind is tuple else ", ".join(parts)
    return repr(value) if not items else f"{start}{inside}{end}"


def _is_proxy(value: object) -> bool:
    return type(value) is MappingProxyType


class Value(tuple):  # type: ignore[type-arg]
    """A frozen value with named fields, made from one tuple of them.

    Fields are the annotated names of the class body, in order. The constructor is the
    tuple's own, so that making one is a single call into C.

    >>> class Pair(Value):
    ...     __slots__ = ()
    ...     left: int
    ...     right: int
    >>> Pair((1, 2)), Pair((1, 2)).right, Pair((1, 2)) == (1, 2)
    (Pair(left=1, right=2), 2, False)
    """

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()
    _defaults: ClassVar[dict[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        own = cls.__dict__.get("__annotations__", {})  # noqa: RUF063 - inspect is slow to import
        names = [name for name in own if name[0] != "_"]
        if not names:  # a refinement of a value, with the same fields
            return
        defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
        attributes: dict[str, object] = {
            name: _tuplegetter(index, "") for index, name in enumerate(names)
        }
        attributes |= {"_defaults": defaults, "__match_args__": tuple(names)}
        for name, value in attributes.items():
            setattr(cls, name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name!r} of a {type(self).__name__} cannot be set: it is a value")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name!r} of a {type(self).__name__} cannot be deleted")

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple.__hash__(self)))

    def __lt__(self, other: object) -> bool:
        return NotImplemented

    __le__ = __gt__ = __ge__ = __lt__

    def __repr__(self) -> str:
        fields = ", ".join(
            f"{name}={shown(value)}" for name, value in zip(self.__match_args__, self, strict=True)
        )
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (tuple(self),))


@dataclass_transform(eq_default=True, frozen_default=True)
class Record(Value):
    """A :class:`Value` with a constructor of its own; a class attribute is a field's default.

    >>> class Point(Record):
    ...     __slots__ = ()
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1) == Point(x=1, y=0)
    (Point(x=1, y=0), True)
    """

    __slots__ = ()

    def __new__(cls, *values: Any, **named: Any) -> Record:
        names = cls.__match_args__
        if len(values) == len(names) and not named:
            return tuple.__new__(cls, values)
        if len(values) > len(names):
            raise TypeError(f"{cls.__name__} takes {len(names)} values, not {len(values)}")
        rest = list(values)
        for name in names[len(values) :]:
            if name in named:
                rest.append(named.pop(name))
            elif name in cls._defaults:
                rest.append(cls._defaults[name])
            else:
                raise TypeError(f"{cls.__name__} needs a value for {name!r}")
        if named:
            raise TypeError(f"{cls.__name__} takes no {next(iter(named))!r}")
        return tuple.__new__(cls, rest)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), tuple(self))
