"""The session engine: a session's states, and what each message does to them.

In: a lifecycle (a protocol's half, see ``lifecycle_protocol``), then one method name and
declaration a message. Out: a :class:`Step` a message, and the session's state, profile,
version and capabilities. Nothing of any protocol is known here: the engine hands a
profile back to its lifecycle and prints a version, and looks into neither. Reading
messages, answering them and ending connections are left to the caller.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from .declarations import (
    DeclarationError,
    Generic,
    Handshake,
    MetaView,
    NoVersion,
    Profile,
    Resolution,
    Stateless,
    Version,
)
from .errors import UsageError
from .quote import IN_DATA, quote
from .record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .declarations import Declaration
    from .lifecycle_protocol import Lifecycle

#: How many events a session remembers.
EVENTS_KEPT = 8


class SessionState(StrEnum):
    """Where a session is in its life.

    >>> SessionState.OPENING.value, SessionState.OPENING.admits_ordinary_work
    ('opening', True)
    """

    UNOPENED = "unopened"
    OPENING = "opening"
    OPEN = "open"
    STATELESS = "stateless"
    CLOSING = "closing"
    CLOSED = "closed"

    @property
    def admits_ordinary_work(self) -> bool:
        """Whether a message that is no handshake may proceed in this state."""
        return self in (SessionState.OPENING, SessionState.OPEN, SessionState.STATELESS)


class Classification(StrEnum):
    """What a message that names a method means for a session."""

    #: Admitted where the state admits ordinary work.
    ORDINARY = "ordinary"
    #: The peer opens a handshake.
    HANDSHAKE_START = "handshake_start"
    #: The peer confirms that the handshake landed.
    HANDSHAKE_CONFIRM = "handshake_confirm"
    #: Not permitted here, whatever the method is.
    REFUSED = "refused"


class Event(Record):
    """One line of a session's log: the state after it, the governing version as text.

    ``method`` is None where this side, not a message, moved the session; the peer's name
    is kept to 256 characters.
    """

    __slots__ = ()
    state: SessionState
    version: str | None
    method: str | None


class Step(Record, Generic[Version]):
    """What a message came to.

    ``state`` is the session's state after it. ``version`` governs the message: its own
    where it negotiates for itself, else the session's, None where there is none.
    ``echoed`` is None unless a handshake was resolved. ``error`` is why a declaration
    failed; a message refused for the session's state has none.
    """

    __slots__ = ()
    classification: Classification
    admitted: bool
    state: SessionState
    version: Version | None
    echoed: bool | None
    error: DeclarationError | None


# Looked up once: an enum's members are slower to reach than a module's names.
_UNOPENED = SessionState.UNOPENED
_OPENING = SessionState.OPENING
_OPEN = SessionState.OPEN
_STATELESS = SessionState.STATELESS
_CLOSING = SessionState.CLOSING
_CLOSED = SessionState.CLOSED
_ORDINARY = Classification.ORDINARY
_START = Classification.HANDSHAKE_START
_CONFIRM = Classification.HANDSHAKE_CONFIRM
_REFUSED = Classification.REFUSED

_UNDECLARED = Stateless(MetaView(None))
_NO_METHOD = object()  # None is something that a peer can send for a method


class SessionEngine(Generic[Profile, Version]):
    """One session: feed it every message of the peer, in order.

    It starts ``unopened``, or ``stateless`` where there will never be a handshake;
    another state raises UsageError.

    >>> class Echo:
    ...     def classify(self, state, profile, method):
    ...         return Classification.HANDSHAKE_START if method == "hello" else (
    ...             Classification.ORDINARY)
    ...     def resolve(self, declaration):
    ...         return Resolution("all", declaration.version, echoed=True, opened=True)
    >>> session = SessionEngine(Echo())
    >>> session.receive("work").admitted
    False
    >>> session.receive("hello", Handshake("1.0")).state.value
    'open'
    >>> session.receive("work").version
    '1.0'
    >>> session.closed()
    >>> session.receive("work").admitted
    False
    """

    __slots__ = ("_capabilities", "_events", "_lifecycle", "_profile", "_state", "_version")

    def __init__(
        self,
        lifecycle: Lifecycle[Profile, Version],
        state: SessionState = SessionState.UNOPENED,
    ) -> None:
        if state is not _UNOPENED and state is not _STATELESS:
            raise UsageError(
                "a session is created in SessionState.UNOPENED or SessionState.STATELESS, "
                f"not {quote(state)}; restore() brings back a saved one"
            )
        for question in ("classify", "resolve"):
            if not callable(getattr(lifecycle, question, None)):
                raise UsageError(
                    f"a lifecycle has a method {question}, {quote(lifecycle)} has none; "
                    "a protocol's own is registry.protocol(...).lifecycle()"
                )
        self._lifecycle = lifecycle
        self._state: SessionState = state
        self._profile: Profile | None = None
        self._version: Version | None = None
        self._capabilities: Mapping[str, object] | None = None
        # A tuple, made anew: it can be handed out as it is, and takes less than a deque.
        self._events: tuple[Event, ...] = ()

    @property
    def state(self) -> SessionState:
        """Where the session is in its life."""
        return self._state

    @property
    def profile(self) -> Profile | None:
        """What was agreed that the session may do; None before a handshake."""
        return self._profile

    @property
    def version(self) -> Version | None:
        """The version agreed in the handshake; None before one."""
        return self._version

    @property
    def capabilities(self) -> Mapping[str, object] | None:
        """The mapping that the peer's handshake carried, itself; None where it had none."""
        return self._capabilities

    @property
    def events(self) -> tuple[Event, ...]:
        """The last eight messages and closings, oldest first; nothing after ``closed``."""
        return self._events

    def receive(self, method: str, declaration: Declaration | None = None) -> Step[Version]:
        """Takes one message of the peer and says what it came to.

        ``method`` is the name as decoded; one that is not a string names no method of any
        protocol and is refused. ``declaration`` is what the message declares, None where
        it declares nothing. Nothing that a peer sends raises; a declaration that is
        neither Handshake nor Stateless is the caller's mistake (UsageError).
        """
        if declaration is not None and not isinstance(declaration, (Handshake, Stateless)):
            raise UsageError(
                f"declaration is a Handshake, a Stateless or None, not {quote(declaration)}"
            )
        # The end of a session is the engine's to keep, so the lifecycle is not asked.
        if self._state is _CLOSING or self._state is _CLOSED:
            own = isinstance(declaration, Stateless)
            return self._step(method, _REFUSED, False, None if own else self._version)
        if not isinstance(method, str):
            return self._step(method, _REFUSED, False, self._version)
        if isinstance(declaration, Stateless):
            return self._receive_stateless(method, declaration, _REFUSED)
        if self._state is _STATELESS:
            # A handshake is ordinary here: it opens nothing, so it declares nothing either.
            failed = _REFUSED if declaration is None else _ORDINARY
            return self._receive_stateless(method, _UNDECLARED, failed)

        meaning = self._lifecycle.classify(self._state, self._profile, method)
        if meaning is _START:
            return self._receive_handshake(method, declaration)
        if meaning is _CONFIRM and self._state is not _UNOPENED:
            self._state = _OPEN
            return self._step(method, _CONFIRM, True, self._version)
        if meaning is _ORDINARY:
            admitted = self._state.admits_ordinary_work
            return self._step(method, _ORDINARY, admitted, self._version)
        # Refused, a confirmation of nothing, or no classification at all.
        return self._step(method, _REFUSED, False, self._version)

    def closing(self) -> None:
        """This side or the peer has begun to end the session: nothing is admitted any more."""
        if self._state is not _CLOSING and self._state is not _CLOSED:
            self._state = _CLOSING
            self._note(_NO_METHOD, self._version)

    def closed(self) -> None:
        """The session has ended, from whatever state; nothing changes it after this."""
        if self._state is not _CLOSED:
            self._state = _CLOSED
            self._note(_NO_METHOD, self._version)

    def save(self) -> dict[str, Any]:
        """The session as plain JSON values, for :meth:`restore`; the events stay behind.

        ``state`` is a string; ``version`` the version itself where it is a string or an
        integer, else its text, None where nothing was agreed; ``capabilities`` a deep copy
        or None. UsageError where the capabilities hold what JSON cannot.

        >>> import registry
        >>> registry.SessionEngine(registry.protocol("mcp").lifecycle()).save()
        {'state': 'unopened', 'version': None, 'capabilities': None}
        """
        version: Any = self._version
        if isinstance(version, int) and not isinstance(version, bool):
            version = int(version)
        elif version is not None:
            version = str(version)
        return {
            "state": self._state.value,
            "version": version,
            "capabilities": _copy_json(self._capabilities),
        }

    @classmethod
    def restore(
        cls, lifecycle: Lifecycle[Profile, Version], saved: Mapping[str, Any]
    ) -> SessionEngine[Profile, Version]:
        """The session that :meth:`save` saved, under a lifecycle of the same protocol.

        The profile is asked of the lifecycle: of its ``recall(version)`` where it has that
        method (a Resolution, or None for a version it does not know), so that what was
        agreed governs even where it is no longer served; else of ``resolve``, by the
        handshake that would agree on that version. UsageError where ``saved`` is not what
        ``save`` gives, naming the member, or where the lifecycle does not come to that
        very version.
        """
        if not isinstance(saved, Mapping):
            raise UsageError(f"a saved session is a mapping, not {quote(saved)}")
        for member in ("state", "version", "capabilities"):
            if member not in saved:
                raise UsageError(f"a saved session needs the member {member!r}")
        state = _STATES.get(saved["state"]) if isinstance(saved["state"], str) else None
        if state is None:
            raise UsageError(
                f"'state' of a saved session is one of {', '.join(_STATES)}, "
                f"not {quote(saved['state'])}"
            )
        version, capabilities = saved["version"], saved["capabilities"]
        if not (version is None or isinstance(version, str) or _is_plain_integer(version)):
            raise UsageError(
                f"'version' of a saved session is a string, an integer or None, "
                f"not {quote(version)}"
            )
        if capabilities is not None and not isinstance(capabilities, Mapping):
            raise UsageError(
                f"'capabilities' of a saved session is a mapping or None, not {quote(capabilities)}"
            )
        before = state is _UNOPENED or state is _STATELESS
        if version is None and (state is _OPENING or state is _OPEN):
            raise UsageError(f"'version' of a saved session that is {state.value} is not None")
        if version is not None and before:
            raise UsageError(
                f"'version' of a saved session that is {state.value} is None, not {quote(version)}"
            )
        if capabilities is not None and version is None:
            raise UsageError("'capabilities' of a saved session without a version is None")

        session = cls(lifecycle)
        session._state = state
        if version is not None:
            copied = _copy_json(capabilities)
            resolution = _recall(lifecycle, version, copied)
            session._profile = resolution.profile
            session._version = resolution.version
            session._capabilities = copied
        return session

    def __repr__(self) -> str:
        version = "" if self._version is None else f" at {self._version}"
        return f"<{type(self).__name__} {self._state.value}{version}>"

    def _receive_stateless(
        self, method: str, declaration: Stateless, failed: Classification
    ) -> Step[Version]:
        """A message that negotiates for itself: the session is neither read nor changed.

        ``failed`` is its classification where its declaration cannot be resolved.
        """
        answer = self._lifecycle.resolve(declaration)
        if isinstance(answer, DeclarationError):
            return self._step(method, failed, False, None, error=answer)
        meaning = self._lifecycle.classify(_STATELESS, answer.profile, method)
        if meaning is _ORDINARY or meaning is _START or meaning is _CONFIRM:
            return self._step(method, _ORDINARY, True, answer.version)
        return self._step(method, _REFUSED, False, answer.version)

    def _receive_handshake(self, method: str, declaration: Handshake | None) -> Step[Version]:
        """A first or a further handshake: it replaces all that was agreed, or nothing."""
        if declaration is None:
            return self._step(method, _START, False, self._version, error=NoVersion())
        answer = self._lifecycle.resolve(declaration)
        if isinstance(answer, DeclarationError):
            return self._step(method, _START, False, self._version, error=answer)
        self._state = _OPEN if answer.opened else _OPENING
        self._profile = answer.profile
        self._version = answer.version
        capabilities = declaration.capabilities
        self._capabilities = capabilities if isinstance(capabilities, Mapping) else None
        return self._step(method, _START, True, answer.version, echoed=answer.echoed)

    def _step(
        self,
        method: object,
        classification: Classification,
        admitted: bool,
        version: Version | None,
        echoed: bool | None = None,
        error: DeclarationError | None = None,
    ) -> Step[Version]:
        if self._state is not _CLOSED:  # what led to the end stays readable
            self._note(method, version)
        return Step(classification, admitted, self._state, version, echoed, error)

    def _note(self, method: object, version: Version | None) -> None:
        # A long name would be held as long as the session; no method has one.
        name = quote(method, IN_DATA, marks=False)
        event = Event(
            self._state,
            None if version is None else str(version),
            None if method is _NO_METHOD else name,
        )
        self._events = (*self._events[1 - EVENTS_KEPT :], event)


_STATES = {state.value: state for state in SessionState}


def _recall(
    lifecycle: Lifecycle[Profile, Version], version: str | int, capabilities: Any
) -> Resolution[Profile, Version]:
    """What a lifecycle makes of a version that was agreed on before."""
    recall = getattr(lifecycle, "recall", None)
    answer: Resolution[Profile, Version] | DeclarationError | None = (
        lifecycle.resolve(Handshake(version, capabilities)) if recall is None else recall(version)
    )
    shown = quote(version)
    if answer is None:
        raise UsageError(f"'version' of a saved session: the lifecycle does not know {shown}")
    if isinstance(answer, DeclarationError):
        raise UsageError(
            f"'version' of a saved session: the lifecycle does not resolve {shown}: {answer}"
        )
    if str(answer.version) != str(version):
        raise UsageError(
            f"'version' of a saved session: the lifecycle answers {shown} with {answer.version}"
        )
    return answer


def _is_plain_integer(value: object) -> bool:
    """Whether a value is an integer, and short enough to be written out."""
    return isinstance(value, int) and not isinstance(value, bool) and value.bit_length() <= 256


def _copy_json(value: object) -> Any:
    """A deep copy in plain JSON values, to any depth: how deep is a peer's to choose."""
    top = [value]
    # Each of these is a new list or dict that still holds the originals of what it holds.
    waiting: list[Any] = [top]
    while waiting:
        holder = waiting.pop()
        for place in range(len(holder)) if isinstance(holder, list) else tuple(holder):
            item = holder[place]
            if item is None or isinstance(item, (str, int, float)):
                continue
            if isinstance(item, Mapping):
                copied: Any = dict(item)
            elif isinstance(item, (list, tuple)):
                copied = list(item)
            else:
                raise UsageError(
                    f"'capabilities' of a session hold {quote(item)}, which is no JSON value"
                )
            holder[place] = copied
            waiting.append(copied)
    return top[0]
