"""What a peer declares about itself, and what a lifecycle answers: values only.

In: decoded parts of a message, borrowed and never copied. Out: declarations, resolutions
and declaration errors. Reading a declaration is a lifecycle's work, acting on the answer
the session engine's.
"""

from __future__ import annotations

from collections.abc import Mapping

from .quote import quote
from .record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Generic as Generic  # noqa: PLC0414 - for the engine's modules to share
    from typing import TypeVar

    Profile = TypeVar("Profile")
    Version = TypeVar("Version")
else:
    Profile = Version = object

    class Generic:
        """Stands in for ``typing.Generic``, which is too slow to import, at run time."""

        __slots__ = ()

        def __class_getitem__(cls, _parameters):
            return cls


class MetaView(Record):
    """The reserved metadata of a message: a view of an already decoded object.

    Anything but a mapping counts as no metadata, since it is the peer's to send.

    >>> MetaView({"version": "1.0"}).get("version"), MetaView(["version"]).get("version")
    ('1.0', None)
    """

    __slots__ = ()
    mapping: Mapping[str, object] | None = None

    if not TYPE_CHECKING:  # checkers read the signature from the field

        def __new__(cls, mapping=None):
            return tuple.__new__(cls, (mapping if isinstance(mapping, Mapping) else None,))

    def get(self, key: str) -> object:
        """The value at ``key``, None where the message does not carry it."""
        return None if self.mapping is None else self.mapping.get(key)

    @property
    def is_empty(self) -> bool:
        """Whether the message carried no metadata at all; an empty object is some.

        >>> MetaView(None).is_empty, MetaView({}).is_empty
        (True, False)
        """
        return self.mapping is None


class Handshake(Record):
    """A handshake's declaration: the version asked for, as the peer spelled it.

    ``version`` is whatever the peer sent, of any type; ``capabilities`` is the peer's own
    mapping, None where it advertised none.

    >>> Handshake("2025-06-18", {"roots": {}})
    Handshake(version='2025-06-18', capabilities={'roots': {}})
    """

    __slots__ = ()
    version: object
    capabilities: Mapping[str, object] | None = None


class Stateless(Record):
    """The declaration of a message that negotiates for itself: its metadata.

    A mapping, or None, stands for the view of it.

    >>> Stateless(MetaView(None)).meta.is_empty
    True
    """

    __slots__ = ()
    meta: MetaView

    if not TYPE_CHECKING:  # checkers read the signature from the field

        def __new__(cls, meta):
            view = meta if isinstance(meta, MetaView) else MetaView(meta)
            return tuple.__new__(cls, (view,))


#: What a message declares of itself.
Declaration = Handshake | Stateless


class Resolution(Record, Generic[Profile, Version]):
    """What a lifecycle answers to a declaration.

    ``profile`` says what may be done, ``version`` what is spoken, both in the protocol's
    own types; ``echoed`` whether the peer got the version it asked for; ``opened`` whether
    the handshake is complete, no confirmation following.

    >>> Resolution(profile=7, version="1.0", echoed=True).opened
    False
    """

    __slots__ = ()
    profile: Profile
    version: Version
    echoed: bool
    opened: bool = False


class DeclarationError(Record):
    """Why a declaration could not be resolved: the peer's to mend, so never raised.

    ``str()`` of one says what to send instead; it quotes at most 64 characters of the
    peer's words.
    """

    __slots__ = ()

    def __bool__(self) -> bool:  # one without fields is an error all the same
        return True


class UnparseableVersion(DeclarationError):
    """The peer named a version that the protocol cannot have.

    >>> print(UnparseableVersion("latest"))
    'latest' is not a version of this protocol; send one as the protocol spells it
    """

    __slots__ = ()
    declared: object

    def __str__(self) -> str:
        return (
            f"{quote(self.declared)} is not a version of this protocol; "
            "send one as the protocol spells it"
        )


class UnservedVersion(DeclarationError):
    """The peer named a version that this side does not serve, and no other may stand in.

    ``supported`` are the versions it may send.

    >>> print(UnservedVersion("0.2", ("1.0", "0.3")))
    version '0.2' is not served here; send one of 1.0, 0.3
    """

    __slots__ = ()
    declared: object
    supported: tuple[object, ...]

    def __str__(self) -> str:
        shown = quote(self.declared)
        if not self.supported:
            return f"version {shown} is not served here; no version may be sent this way"
        return f"version {shown} is not served here; send one of {_listed(self.supported)}"


class IncompleteDeclaration(DeclarationError):
    """A message that negotiates for itself left something out, or gave it a wrong shape.

    ``missing`` names what must be sent.

    >>> print(IncompleteDeclaration(("capabilities",)))
    the message's declaration is incomplete; send it with a well-formed capabilities
    """

    __slots__ = ()
    missing: tuple[str, ...]

    def __str__(self) -> str:
        names = _listed(self.missing)
        return f"the message's declaration is incomplete; send it with a well-formed {names}"


class NoVersion(DeclarationError):
    """A message declared no version, and there is no session to take one from.

    >>> print(NoVersion())
    the message declares no version and no session is open; declare a version in the \
message, or send a handshake that does
    """

    __slots__ = ()

    def __str__(self) -> str:
        return (
            "the message declares no version and no session is open; declare a version in the "
            "message, or send a handshake that does"
        )


def _listed(items: tuple[object, ...], most: int = 16) -> str:
    text = ", ".join(quote(str(item), marks=False) for item in items[:most])
    return text if len(items) <= most else f"{text} and {len(items) - most} more"
