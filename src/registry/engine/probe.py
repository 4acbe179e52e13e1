"""What the answer to a probe says of a server: from its outcome to a verdict.

In: a transport and an outcome, which is what came back (a result, an error, an HTTP reply)
or that nothing did. Out: a verdict, a value that tells the caller what to do next. The facts
are computed here; which verdict they lead to is the registry's to say, by one look into its
probe table. Bytes are decoded by :mod:`registry.engine.bodies`. Sending the probe, waiting,
trying again and remembering a verdict are the caller's.

Nothing that a peer sends raises. The names of members and the codes of errors come from the
compiled tables; only JSON-RPC's own and the statuses of HTTP are written here.
"""

from __future__ import annotations

from collections.abc import Mapping

from .bodies import decode_reply, has_error, is_code
from .errors import UsageError
from .facts import PROBE
from .quote import quote
from .record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import Any

    from .decision import Slice

TRANSPORTS = PROBE["transport"]

#: What a probe rule's message may name, each in braces.
PLACEHOLDERS = frozenset({"offered", "wanted", "fault", "detail", "status"})

# HTTP's statuses by what they say to a prober. RFC 9110 defines all but 429 (RFC 6585); the
# groups are the rows of the probe table of conduit's client negotiation. Of the others 5xx
# is transient and 2xx ok, whole classes as RFC 9110, section 15, lets clients treat them.
_STATUS_GROUPS = {
    401: "auth",
    403: "auth",
    408: "transient",
    429: "transient",
    400: "rejected",
    404: "rejected",
    405: "rejected",
}
_STATUS_CLASSES = {2: "ok", 5: "transient"}

_MOST_NAMED = 16


# --- outcomes: what came back --------------------------------------------------------------


class Result(Record):
    """The answer was a JSON-RPC result; ``value`` is it, decoded. Over HTTP at a 2xx."""

    value: Any


class RpcError(Record):
    """The answer was a JSON-RPC error; ``error`` is its object, decoded. Over HTTP at a 2xx."""

    error: Mapping[str, Any]


class HttpReply(Record):
    """An HTTP response as it came.

    ``status`` of three digits, also one that HTTP does not define; ``content_type`` the
    header's value or None; ``body`` bytes, text, an already decoded message, or None.
    """

    status: int
    content_type: str | None = None
    body: Any = None


class Timeout(Record):
    """No answer within the time that the caller granted."""


class Closed(Record):
    """The connection, or the server's process, ended first; ``reason`` is text for people."""

    reason: Any = None


class TransportError(Record):
    """The probe could not be sent, or its answer not be read; ``reason`` is text for people."""

    reason: Any = None


# --- verdicts: what to do next -------------------------------------------------------------


class Verdict(Record):
    """What every verdict shares: ``rule`` and ``supported``, which equality leaves out.

    ``rule`` is the id of the rule that decided; ``supported`` the versions that the server
    named, in its order, where it named any. Two verdicts of one type are equal when all
    their other fields are.

    >>> ModernRetry("9999-01-01", rule="r") == ModernRetry("9999-01-01"), Legacy() == Reconnect()
    (True, False)
    """

    if TYPE_CHECKING:

        @property
        def rule(self) -> str: ...

        @property
        def supported(self) -> tuple[str, ...]: ...

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self[:-2] == other[:-2]

    def __hash__(self) -> int:
        return hash((type(self).__name__, self[:-2]))


class Modern(Verdict):
    """The server declares versions with each request: go on at ``version``.

    ``result`` is the discovery, the answer's own mapping.
    """

    version: str
    result: Mapping[str, Any]
    rule: str = ""
    supported: tuple[str, ...] = ()


class ModernRetry(Verdict):
    """The server refused the probe's version and named ``version``: probe once more at it."""

    version: str
    rule: str = ""
    supported: tuple[str, ...] = ()


class Legacy(Verdict):
    """The server opens sessions with a handshake: go on with that on the same connection."""

    rule: str = ""
    supported: tuple[str, ...] = ()


class Reconnect(Verdict):
    """The server ended the connection over the probe: connect again, with a handshake."""

    rule: str = ""
    supported: tuple[str, ...] = ()


class Authorize(Verdict):
    """The server wants authorization, by HTTP ``status``: sign in, then probe again."""

    status: int
    rule: str = ""
    supported: tuple[str, ...] = ()


class Retry(Verdict):
    """Nothing was learned, for a passing ``reason``: probe again later."""

    reason: str
    rule: str = ""
    supported: tuple[str, ...] = ()


class Failed(Verdict):
    """This client cannot go on with this server.

    ``kind`` is the registry's word for the failure (such as ``protocol``), ``reason`` text
    for people.
    """

    kind: str
    reason: str
    rule: str = ""
    supported: tuple[str, ...] = ()


# --- from the one to the other -------------------------------------------------------------


class _Evidence(Record):
    """What a result or an error says: the fact ``content``, and what verdicts take from it."""

    content: str
    version: str | None = None
    supported: tuple[str, ...] = ()
    faults: tuple[str, ...] = ()


class _Reading(Record):
    """An outcome with its facts."""

    facts: Mapping[str, str]
    evidence: _Evidence
    outcome: Any
    #: The decoded result or error; None without one.
    value: Any
    http_status: int | None


_NOTHING = _Evidence("none")


class Prober:
    """Classifies the outcomes of a client's probes.

    ``discovery`` and ``errors`` are those parts of the compiled tables, ``rules`` the probe
    decision's slice for the client's policies. ``versions`` are all that the client speaks
    and ``modern`` those that are declared with each request, both in its order of
    preference; ``era_is_handshake`` tells of any text whether it is a version of an era that
    a handshake opens.
    """

    __slots__ = (
        "_complete",
        "_era_is_handshake",
        "_list_paths",
        "_members",
        "_modern",
        "_roles",
        "_rules",
        "_versions",
    )

    def __init__(
        self,
        discovery: Mapping[str, Any],
        errors: Mapping[str, Mapping[str, Any]],
        rules: Slice,
        *,
        versions: Sequence[str],
        modern: Sequence[str],
        era_is_handshake: Callable[[str], bool],
    ) -> None:
        self._members: tuple[str, str, str] = (
            discovery["versions"],
            discovery["capabilities"],
            discovery["kind"],
        )
        self._complete: tuple[str, ...] = tuple(discovery["complete"])
        self._roles: dict[int, str] = {}
        self._list_paths: dict[int, tuple[str, ...] | None] = {}
        for error in errors.values():
            if error.get("role") is not None:
                self._roles[error["code"]] = error["role"]
                self._list_paths[error["code"]] = _path_of("$supported", error.get("data"))
        self._rules = rules
        self._versions = tuple(versions)
        self._modern = tuple(modern)
        self._era_is_handshake = era_is_handshake

    def classify(self, transport: str, outcome: object) -> Verdict:
        """The verdict on an outcome.

        Raises:
            UsageError: a transport other than ``stdio`` and ``http``, an outcome of another
                type, an :class:`HttpReply` over stdio or without a status of three digits.
        """
        reading = self._read(transport, outcome)
        return self._verdict(self._rules.rule(reading.facts), reading)

    def facts(self, transport: str, outcome: object) -> dict[str, str]:
        """The facts of an outcome, by which :meth:`classify` finds its rule.

        Raises:
            UsageError: as :meth:`classify`.
        """
        return dict(self._read(transport, outcome).facts)

    def _read(self, transport: str, outcome: object) -> _Reading:
        if transport not in TRANSPORTS:
            raise UsageError(
                f"unknown transport {quote(transport)}; known: {', '.join(TRANSPORTS)}"
            )
        value: Any = None
        http_status = None
        status = "none"
        evidence = _NOTHING
        if isinstance(outcome, HttpReply):
            http_status = _checked_status(transport, outcome.status)
            status = status_group(http_status)
            message = decode_reply(outcome.content_type, outcome.body)
            if message is None:
                reply = "body"
            elif has_error(message):
                reply, value = "error", message["error"]
                evidence = self._of_error(value)
            else:
                reply, value = "result", message["result"]
                evidence = self._of_result(value)
                if evidence.content == "other_result" and status != "ok":
                    evidence = _NOTHING  # then the status decides
        elif isinstance(outcome, Result | RpcError):
            status = "ok" if transport == "http" else "none"
            if isinstance(outcome, Result):
                reply, value = "result", outcome.value
                evidence = self._of_result(value)
            else:
                reply, value = "error", outcome.error
                evidence = self._of_error(value)
        elif isinstance(outcome, Timeout):
            reply = "timeout"
        elif isinstance(outcome, Closed):
            reply = "closed"
        elif isinstance(outcome, TransportError):
            reply = "transport_error"
        else:
            raise UsageError(
                f"{type(outcome).__name__} is no outcome of a probe; give one of Result, "
                "RpcError, HttpReply, Timeout, Closed, TransportError"
            )
        facts = {
            "transport": transport,
            "reply": reply,
            "content": evidence.content,
            "status": status,
        }
        return _Reading(facts, evidence, outcome, value, http_status)

    def _of_result(self, result: object) -> _Evidence:
        versions, capabilities, kind = self._members
        if not isinstance(result, Mapping) or not (versions in result or kind in result):
            return _Evidence("other_result")
        listed = result.get(versions)
        named = _strings(listed)
        faults = []
        if not isinstance(listed, list | tuple) or len(named) != len(listed):
            faults.append(_fault(result, versions, "a list of strings"))
        if not isinstance(result.get(capabilities), Mapping):
            faults.append(_fault(result, capabilities, "an object"))
        if kind in result and not _is_one_of(result[kind], self._complete):
            allowed = " or ".join(self._complete)
            faults.append(f"{kind} must be absent or {allowed}, not {quote(result[kind])}")
        if faults:
            return _Evidence("discover_invalid", None, named, tuple(faults))
        return self._of_list("discover", named, only_strings=True)

    def _of_error(self, error: object) -> _Evidence:
        code = error.get("code") if isinstance(error, Mapping) else None
        role = self._roles.get(code) if is_code(code) else None  # type: ignore[arg-type]
        if role is None:
            return _Evidence("other_error")
        if role != "unsupported_version":
            return _Evidence(role)
        assert isinstance(error, Mapping)
        listed = _at(self._list_paths[error["code"]], error.get("data"))
        named = _strings(listed)
        if not named:
            return _Evidence("unsupported_unusable")
        return self._of_list("unsupported", named, only_strings=len(named) == len(listed))  # type: ignore[arg-type]

    def _of_list(self, prefix: str, named: tuple[str, ...], only_strings: bool) -> _Evidence:
        """What a list of versions says; the client's order decides, not the server's."""
        distinct = frozenset(named)
        for version in self._modern:
            if version in distinct:
                return _Evidence(f"{prefix}_mutual", version, named)
        spoken = not distinct.isdisjoint(self._versions)
        if spoken and only_strings and all(map(self._era_is_handshake, distinct)):
            return _Evidence(f"{prefix}_legacy", None, named)
        return _Evidence(f"{prefix}_disjoint", None, named)

    def _verdict(self, rule: Mapping[str, Any], reading: _Reading) -> Verdict:
        verdict, name = rule["verdict"], rule["id"]
        evidence = reading.evidence
        supported = evidence.supported
        if verdict == "modern":
            return Modern(evidence.version or "", reading.value, name, supported)
        if verdict == "modern_retry":
            return ModernRetry(evidence.version or "", name, supported)
        if verdict == "legacy":
            return Legacy(name, supported)
        if verdict == "reconnect":
            return Reconnect(name, supported)
        if verdict == "authorize":
            return Authorize(reading.http_status or 0, name, supported)
        # A template of the registry; what is put in is not looked at for braces.
        template = rule.get("message") or "{detail}"
        reason = template.format_map(_Words(reading, self._modern or self._versions))
        if verdict == "retry":
            return Retry(reason, name, supported)
        return Failed(rule.get("kind") or "", reason, name, supported)


def status_group(status: int) -> str:
    """The value of the fact ``status`` for an HTTP status.

    >>> [status_group(status) for status in (204, 302, 404, 403, 429, 503, 418)]
    ['ok', 'other', 'rejected', 'auth', 'transient', 'transient', 'other']
    """
    return _STATUS_GROUPS.get(status) or _STATUS_CLASSES.get(status // 100, "other")


class _Words(Mapping):  # type: ignore[type-arg]
    """What a message's placeholders stand for, made when asked for; every one is bounded."""

    __slots__ = ("_reading", "_wanted")

    def __init__(self, reading: _Reading, wanted: Sequence[str]) -> None:
        self._reading = reading
        self._wanted = wanted

    def __getitem__(self, name: str) -> str:
        reading = self._reading
        if name == "offered":
            return _several(map(quote, reading.evidence.supported), len(reading.evidence.supported))
        if name == "wanted":
            return _several(self._wanted, len(self._wanted))
        if name == "fault":
            return "; ".join(reading.evidence.faults)
        if name == "detail":
            return _detail(reading)
        if name == "status":
            return "none" if reading.http_status is None else str(reading.http_status)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        return iter(PLACEHOLDERS)

    def __len__(self) -> int:
        return len(PLACEHOLDERS)


def _detail(reading: _Reading) -> str:
    """The outcome's own words on what went wrong."""
    outcome = reading.outcome
    reply = reading.facts["reply"]
    if reply == "error":
        error = reading.value
        if not isinstance(error, Mapping) or not is_code(error.get("code")):
            return quote(error)
        words = quote(error["code"])
        if error.get("message"):
            words += f" {quote(error['message'])}"
        if error.get("data") is not None:
            words += f", with {quote(error['data'])}"
        return words
    if reply == "timeout":
        return "no answer in time"
    if reply in ("closed", "transport_error"):
        words = "the connection was closed" if reply == "closed" else "the transport failed"
        reason = outcome.reason
        if isinstance(reason, BaseException):
            reason = str(reason) or type(reason).__name__
        return words if reason is None or reason == "" else f"{words}: {quote(reason)}"
    return "no error"


def _checked_status(transport: str, status: object) -> int:
    if transport != "http":
        raise UsageError(
            f"an HttpReply over {transport}; give Result, RpcError, Timeout, Closed or "
            "TransportError there"
        )
    if not isinstance(status, int) or isinstance(status, bool) or not 100 <= status <= 999:
        raise UsageError(f"an HTTP status is an integer of three digits, not {quote(status)}")
    return int(status)


def _fault(result: Mapping[str, Any], member: str, shape: str) -> str:
    return f"{member} must be {shape}" if member in result else f"{member} is missing"


def _is_one_of(value: object, allowed: tuple[str, ...]) -> bool:
    return isinstance(value, str) and value in allowed


def _strings(listed: object) -> tuple[str, ...]:
    """The strings that a list holds; none where it is no list."""
    if not isinstance(listed, list | tuple):
        return ()
    return tuple(item for item in listed if isinstance(item, str))


def _several(names: Iterable[str], count: int) -> str:
    """A list for people: the first names, and how many more there are."""
    if not count:
        return "nothing"
    text = ", ".join(name for name, _ in zip(names, range(_MOST_NAMED), strict=False))
    return text + (f" and {count - _MOST_NAMED} more" if count > _MOST_NAMED else "")


def _path_of(mark: str, template: object) -> tuple[str, ...] | None:
    """Where in an error's data a mark stands: the members that lead to it, or None."""
    if template == mark:
        return ()
    if isinstance(template, Mapping):
        for member, inner in template.items():
            path = _path_of(mark, inner)
            if path is not None:
                return (member, *path)
    return None


def _at(path: tuple[str, ...] | None, data: object) -> object:
    """What stands at a path of members; None where there is nothing."""
    if path is None:
        return None
    for member in path:
        if not isinstance(data, Mapping):
            return None
        data = data.get(member)
    return data
