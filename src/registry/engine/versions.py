"""A protocol version as an object, with the coordinates by which version lists are negotiated."""

from __future__ import annotations

from types import MappingProxyType

from .errors import UsageError
from .record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime
    from collections.abc import Iterable, Mapping

    Requires = Mapping[str, Iterable[str]]

UNKNOWN = "unknown"


class ProtocolVersion(Record):
    """One version of one protocol.

    ``major``, ``minor`` and ``patch`` are its coordinates, ``capabilities`` dotted paths of
    both sides. Of a version of a registry ``wire`` is the form on the wire, ``era`` and
    ``status`` (draft, current, final, retired) where it stands, ``released`` its date; of
    one made by hand they are None, ``unknown``, None and None. ``requires`` says what
    capabilities need, None where nothing is known of it. Two versions are equal when
    protocol, coordinates and capabilities are.

    >>> version = ProtocolVersion(protocol="mcp", major=1, minor=0, patch=0)
    >>> version.version_string, version.capabilities
    ('1.0.0', frozenset())
    """

    __slots__ = ()
    protocol: str
    major: int
    minor: int
    patch: int = 0
    capabilities: frozenset[str] = frozenset()
    wire: str | int | None = None
    era: str = UNKNOWN
    status: str | None = None
    released: datetime.date | None = None
    requires: Mapping[str, Iterable[str]] | None = None

    if not TYPE_CHECKING:

        def __new__(
            cls,
            protocol,
            major,
            minor,
            patch=0,
            capabilities=frozenset(),
            wire=None,
            era=UNKNOWN,
            status=None,
            released=None,
            requires=None,
        ):
            if not isinstance(protocol, str) or not protocol:
                raise UsageError(f"protocol is a name, not {protocol!r}")
            for name, number in (("major", major), ("minor", minor), ("patch", patch)):
                if type(number) is not int or number < 0:
                    raise UsageError(f"{name} is a whole number from 0, not {number!r}")
            if isinstance(capabilities, str):
                raise UsageError(f"capabilities are a set of names, not {capabilities!r}")
            named = frozenset(capabilities)
            values = (str(protocol), major, minor, patch, named)
            if requires is not None:
                requires = MappingProxyType({name: tuple(requires[name]) for name in requires})
            return tuple.__new__(cls, (*values, wire, era, status, released, requires))

    @property
    def version_string(self) -> str:
        """The coordinates as text, such as ``1.2.0``."""
        return f"{self.major}.{self.minor}.{self.patch}"

    def with_capabilities(self, capabilities: Iterable[str]) -> ProtocolVersion:
        """The same version with other capabilities."""
        values = [*self]
        values[4] = frozenset(capabilities)
        return tuple.__new__(type(self), values)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ProtocolVersion) and self[:5] == other[:5]

    def __hash__(self) -> int:
        return hash(self[:4])

    def __reduce__(self) -> tuple[object, ...]:
        requires = None if self.requires is None else dict(self.requires)
        return (type(self), (*self[:-1], requires))

    def __str__(self) -> str:
        return self.version_string if self.wire is None else str(self.wire)

    def __repr__(self) -> str:
        spelled = "" if self.wire is None else f", wire={self.wire!r}"
        return f"ProtocolVersion({self.protocol} {self.version_string}{spelled})"
