"""The base of every value the engine returns: named, typed, immutable, cheap to make.

A record is a tuple underneath, which makes building one a single C call on the hot path
and keeps ``import registry`` free of :mod:`dataclasses`. Unlike a named tuple it equals
only records of its own type, and it has no order.
"""

from __future__ import annotations

from _collections import _tuplegetter  # what collections.namedtuple reads its fields with

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, dataclass_transform
else:

    def dataclass_transform(**_options):  # read by type checkers alone
        return lambda base: base


@dataclass_transform(eq_default=True, frozen_default=True)
class Record(tuple):  # type: ignore[type-arg]
    """A frozen value with named fields; a class attribute is a field's default.

    Fields are the annotated names of the class body, in order.

    >>> class Point(Record):
    ...     x: int
    ...     y: int = 0
    >>> Point(1), Point(1) == Point(1, 0), Point(1).y
    (Point(x=1, y=0), True, 0)
    >>> Point(1) == (1, 0)
    False
    """

    __slots__ = ()
    __match_args__: tuple[str, ...] = ()
    _defaults: dict[str, Any] = {}

    def __init_subclass__(cls) -> None:
        names = [name for name in cls.__dict__.get("__annotations__", {}) if name[0] != "_"]
        if not names:  # a refinement of a record, with the same fields
            return
        cls._defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}
        for index, name in enumerate(names):
            setattr(cls, name, _tuplegetter(index, ""))
        cls.__match_args__ = tuple(names)

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

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and tuple.__eq__(self, other)  # type: ignore[arg-type]

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash((type(self).__name__, tuple.__hash__(self)))

    def __lt__(self, other: object) -> bool:  # type: ignore[override]
        return NotImplemented

    __le__ = __gt__ = __ge__ = __lt__  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(
            f"{name}={value!r}" for name, value in zip(self.__match_args__, self, strict=True)
        )
        return f"{type(self).__name__}({fields})"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), tuple(self))
