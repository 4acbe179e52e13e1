"""A protocol's half of the session engine, as a type: two questions, and no more.

In and out: declarations and classifications. It stands apart from the engine because it
needs :mod:`typing`, which the engine does without; nothing imports it until someone asks
for it. What a lifecycle answers is left to its protocol.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from .declarations import Declaration, DeclarationError, Resolution
    from .session import Classification, SessionState

Profile = TypeVar("Profile")
Version = TypeVar("Version")


class Lifecycle(Protocol[Profile, Version]):
    """What one protocol brings to a session: its profile, its version, and two answers.

    The two are asked together, so that "this method is permitted" and "this method opens
    the handshake" cannot disagree. The engine looks into neither type: it hands a profile
    back to ``classify`` and prints a version with ``str``. Neither method raises for
    anything that a peer sends.

    A lifecycle may have a third method, ``recall(version) -> Resolution | None``, which
    :meth:`SessionEngine.restore` asks for a version that was agreed on before, so that it
    governs even where it is no longer served. ``version`` is as ``save`` gave it.

    A protocol without a handshake needs no more than this. A2A declares ``Major.Minor``
    in every message:

    >>> from registry.engine.declarations import (
    ...     MetaView, NoVersion, Resolution, Stateless, UnparseableVersion, UnservedVersion)
    >>> from registry.engine.session import Classification, SessionEngine, SessionState
    >>> class MajorMinor(tuple):
    ...     def __str__(self):
    ...         return f"{self[0]}.{self[1]}"
    >>> class A2AProfile:
    ...     def __init__(self, version):
    ...         self.version = version
    >>> class A2ALifecycle:
    ...     def __init__(self, supported):
    ...         self.supported = supported
    ...
    ...     def classify(self, state, profile, method):
    ...         return Classification.ORDINARY  # no handshake, so nothing is ever one
    ...
    ...     def resolve(self, declaration):
    ...         if not isinstance(declaration, Stateless):
    ...             return NoVersion()
    ...         declared = declaration.meta.get("a2a-version") or "0.3"
    ...         parts = declared.split(".") if isinstance(declared, str) else ()
    ...         if not (len(parts) == 2 and all(p.isdecimal() and len(p) < 10 for p in parts)):
    ...             return UnparseableVersion(declared)
    ...         version = MajorMinor(map(int, parts))
    ...         if version not in self.supported:
    ...             return UnservedVersion(declared, self.supported)
    ...         return Resolution(A2AProfile(version), version, echoed=True)
    >>> session = SessionEngine(
    ...     A2ALifecycle((MajorMinor((1, 0)), MajorMinor((0, 3)))), SessionState.STATELESS)
    >>> step = session.receive("SendMessage", Stateless(MetaView({"a2a-version": "1.0"})))
    >>> step.admitted, str(step.version)
    (True, '1.0')
    >>> str(session.receive("message/send").version)
    '0.3'
    >>> step = session.receive("SendMessage", Stateless(MetaView({"a2a-version": "2.0"})))
    >>> step.admitted, str(step.error)
    (False, "version '2.0' is not served here; send one of 1.0, 0.3")
    >>> [event.version for event in session.events]
    ['1.0', '0.3', None]
    """

    def classify(self, state: SessionState, profile: Profile | None, method: str) -> Classification:
        """What a message naming ``method`` means for a session in ``state``.

        ``profile`` is None before anything has been agreed. Whether the profile permits
        the method is for this answer to say. In a closing or closed session the engine
        refuses without asking.
        """
        ...

    def resolve(self, declaration: Declaration) -> Resolution[Profile, Version] | DeclarationError:
        """What this side agrees to, given what a peer declared.

        A well-formed handshake version that is not served is answered with another, so
        that a server goes on working the day a revision is published; an error is for what
        the protocol cannot turn into a profile.
        """
        ...
