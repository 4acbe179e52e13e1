"""Admission: which version governs a message, or what it is refused with.

In: a session, a decoded message and what its transport knows of headers and parameters.
Out: an :class:`Admission` or a :class:`Refusal`, never an exception for what a peer sent.
Which facts a message has is computed here; what follows from them is one look-up in the
table of the registry's admission rules. Where a message carries its version differs by
protocol: :mod:`registry.engine.carriers` picks the one subclass for each way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType

from .answers import Admission, Refusal, RefusalRow
from .errors import UnknownVersionError, UsageError
from .record import Record
from .sides import (
    Open,
    Unopened,
    fixed_facts,
    listed_versions,
    published,
    refuse_change,
    settle_policies,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .headers import Pairs
    from .tables import Tables

    Wire = str | int
    Session = Open | Unopened


#: How many spellings of versions a server remembers, and how long one may be.
MOST_REMEMBERED = 256
LONGEST_REMEMBERED = 32


class Explanation(Record):
    """Why a message was answered as it was: its facts, read-only, the rule's id, the answer."""

    __slots__ = ()
    facts: Mapping[str, str]
    rule: str
    answer: Admission | Refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return (_explained, (dict(self.facts), self.rule, self.answer))


def _explained(facts: dict[str, str], rule: str, answer: Admission | Refusal) -> Explanation:
    return Explanation(MappingProxyType(facts), rule, answer)


class Server(ABC):
    """The server's side of a protocol: the versions it serves, and its admission table.

    Made by ``registry.protocol(...).server(versions=None, policy=None)``; shared freely
    between threads, since nothing in it changes.
    """

    __slots__ = (
        "_cells",
        "_handshake",
        "_handshake_members",
        "_methods",
        "_newest_handshake",
        "_other_methods",
        "_rows",
        "_served_handshake",
        "_sessions",
        "_slice",
        "_tables",
        "policy",
        "supported",
    )

    def __init__(
        self,
        tables: Tables,
        versions: Any = None,
        policy: Mapping[str, Any] | None = None,
        side: str = "server",
    ) -> None:
        self._tables = tables
        wanted = published(tables) if versions is None else listed_versions(tables, versions)
        oldest_first = tuple(id for id in tables.versions if id in wanted)
        #: The wire versions served, newest first, as error data and discovery list them.
        self.supported: tuple[Wire, ...] = oldest_first[::-1]
        #: Every policy of this side with its value.
        self.policy: Mapping[str, Any] = settle_policies(tables, side, policy)

        lifecycles = {tables.lifecycle(self._entry(id)["era"]) for id in oldest_first}
        assumed = tables.data["protocol"]["assumed_version"]
        facts = {
            "serves": "both"
            if len(lifecycles) == 2
            else "legacy"
            if "handshake" in lifecycles
            else "modern",
            "assumed": "served" if assumed in oldest_first else "unserved",
        }
        table = tables.decision("admission")
        self._slice = table.slice(fixed_facts(tables, "admission", facts, self.policy))

        self._served_handshake = tuple(id for id in self.supported if self._opens(id))
        self._newest_handshake = self._served_handshake[0] if self._served_handshake else None
        self._handshake = tables.data["handshake"]
        self._handshake_members = (
            (None, None)
            if self._handshake is None
            else (self._handshake["version"], self._handshake["capabilities"])
        )
        self._sessions: dict[Wire, Admission | None] = {}
        self._cells = self._slice.cells
        self._rows = tuple(self._row(rule) for rule in self._slice.rules)
        self._methods: dict[str, int] = self._method_offsets()
        self._other_methods = (
            self._slice.offset("kind", "request") + self._slice.offset("method", "ordinary"),
            self._slice.offset("kind", "notification") + self._slice.offset("method", "ordinary"),
        )

    # -- the contract -----------------------------------------------------------------

    @abstractmethod
    def admit(
        self,
        session: Session,
        method: str,
        params: Any = None,
        headers: Pairs | None = None,
        query: Pairs | None = None,
    ) -> Admission | Refusal:
        """Decide whether a message proceeds, and which version governs it.

        ``session`` is ``registry.UNOPENED`` or ``registry.Open(version)``. ``params`` is
        any decoded JSON, None where the message has none. ``headers`` is None on a
        transport without headers (stdio); else a mapping or raw ``(name, value)`` pairs,
        and so is ``query``, the request's parameters.

        Returns an :class:`Admission` or a :class:`Refusal`, whatever the message holds.

        Raises:
            UsageError: ``session`` is no session, or one of a version without a handshake.
        """

    def explain(
        self,
        session: Session,
        method: str,
        params: Any = None,
        headers: Pairs | None = None,
        query: Pairs | None = None,
    ) -> Explanation:
        """The answer of :meth:`admit`, with the facts it was decided on and the rule's id."""
        trace: list[int] = []
        answer = self._traced(session, method, params, headers, query, trace)
        cell = trace[0]
        rule = self._slice.rules[self._slice.cells[cell]]["id"]
        return _explained(self._slice.facts(cell), rule, answer)

    def is_handshake(self, method: str) -> bool:
        """Whether this method opens the handshake."""
        return self._handshake is not None and method == self._handshake["method"]

    def negotiate_handshake(self, params: Any) -> Wire | None:
        """The wire version that a handshake with these parameters is answered with.

        The version asked for where this server serves it and a handshake opens it, else
        its newest such version; None where it serves none, or where the protocol answers
        a handshake of this shape with an error (then :meth:`admit` says which).
        """
        return self._counter(params)

    def __setattr__(self, name: str, value: object) -> None:
        refuse_change(self, name)
        object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"<{self._tables.name} server of {', '.join(map(str, self.supported))}>"

    @abstractmethod
    def _traced(
        self,
        session: Session,
        method: str,
        params: Any,
        headers: Pairs | None,
        query: Pairs | None,
        trace: list[int] | None,
    ) -> Admission | Refusal:
        """The answer of :meth:`admit`; the cell that it stands in is put into ``trace``."""

    # -- what the carriers share ------------------------------------------------------

    def _entry(self, wire: Wire) -> Mapping[str, Any]:
        return self._tables.versions[wire]

    def _opens(self, wire: Wire) -> bool:
        return self._tables.lifecycle(self._entry(wire)["era"]) == "handshake"

    def _method_offsets(self) -> dict[str, int]:
        """For each known method what its kind and role add to a cell's number."""
        offset = self._slice.offset
        kinds = self._tables.method_kinds
        of_kind = {kind: offset("kind", kind) for kind in ("request", "notification")}
        ordinary = offset("method", "ordinary")
        offsets = {method: of_kind[kind] + ordinary for method, kind in kinds.items()}
        roles: dict[str, str] = {}
        if self._handshake is not None:
            roles = {self._handshake["method"]: "handshake", self._handshake["confirm"]: "confirm"}
            roles.pop(None, None)  # type: ignore[call-overload]
        for methods in self.policy.values():
            if isinstance(methods, frozenset):
                roles.update(dict.fromkeys(methods, "exempt"))
        for method, role in roles.items():
            kind = kinds.get(method) or self._kind(method)
            offsets[method] = of_kind[kind] + offset("method", role)
        return offsets

    def _kind(self, method: object) -> str:
        prefix = self._tables.data["protocol"]["notification_prefix"]
        if prefix is not None and isinstance(method, str) and method.startswith(prefix):
            return "notification"
        return "request"

    def _method_offset(self, method: object) -> int:
        """What a method's kind and role add to a cell's number."""
        known = self._methods.get(method) if isinstance(method, str) else None
        if known is None:
            return self._other_methods[self._kind(method) == "notification"]
        return known

    def _counter(self, params: Any) -> Wire | None:
        requested = self._requested(params)
        if isinstance(requested, str | int) and not isinstance(requested, bool):
            for version in self._served_handshake:
                if version == requested:
                    return version
        return self._newest_handshake

    def _session(self, session: Session) -> Admission:
        """What governs in an open session; a session that cannot be is the caller's mistake."""
        if not isinstance(session, Open):
            raise UsageError(
                f"a session is registry.UNOPENED or registry.Open(...), not {session!r}"
            )
        governs = self._sessions.get(session.version)
        if governs is None:
            entry = self._tables.listed(session.version)
            if entry is None:
                raise UnknownVersionError(session.version, self._tables.versions, " in a session")
            if self._tables.lifecycle(entry["era"]) != "handshake":
                raise UsageError(
                    f"no session is opened at {entry['id']!r}: "
                    "each message declares it, so pass registry.UNOPENED"
                )
            governs = Admission((entry["era"], entry["id"], None, ""))
            self._sessions[session.version] = governs
        return governs

    def _requested(self, params: Any) -> Any:
        """The version that a handshake asks for, as it stands; None where there is none."""
        if isinstance(params, Mapping):
            return params.get(self._handshake_members[0])
        return None

    def _row(self, rule: Mapping[str, Any]) -> Any:
        """A rule made ready for this server.

        The refusal itself where it tells nothing of a message, what to make one from where
        it does, or where an admission's version comes from.
        """
        if rule["refuse"] is None:
            return (rule["admit"], rule["id"])
        row = RefusalRow(
            rule["id"],
            self._tables.data["errors"][rule["refuse"]],
            rule["message"],
            self._names(),
            self.supported,
            self._routing_headers(),
        )
        return Refusal((row, None, None, None, None, 0, False)) if row.is_constant else row

    def _routing_headers(self) -> tuple[str, ...]:
        """The headers that a refusal may name, by their places in a reading."""
        return ()

    def _names(self) -> dict[str, str]:
        """What messages say of this server and its protocol."""
        data = self._tables.data
        declaration = data["declaration"]
        handshake = data["handshake"] or {}
        version_header = next(
            (name for name, header in data["headers"].items() if header["role"] == "version"),
            "none",
        )
        return {
            "supported": _listed(self.supported),
            "handshake": _listed(self._served_handshake),
            "stateless": _listed([id for id in self.supported if not self._opens(id)]),
            "version_key": declaration["version"] or version_header,
            "capabilities_key": declaration["capabilities"] or "none",
            "identity_key": declaration["identity"] or "none",
            "version_header": version_header,
            "handshake_method": handshake.get("method") or "none",
        }

    def _admitted(
        self, source: str, rule: str, params: Any, session: Session, declared: Any = None
    ) -> Admission:
        """The admission of a rule whose version does not come from the message's metadata."""
        if source == "session":
            governs = self._session(session)
            return Admission((governs[0], governs[1], None, rule))
        if source == "counter":
            version = self._counter(params)
            capabilities = None
            if version is not None and isinstance(params, Mapping):
                member = (self._entry(version)["handshake"] or {}).get("capabilities")
                capabilities = params.get(member)
                if not isinstance(capabilities, Mapping):
                    capabilities = None
        else:
            capabilities = None
            if source == "assumed":
                version = self._tables.data["protocol"]["assumed_version"]
            elif source == "latest":
                version = self.supported[0]
            elif source == "none":
                version = None
            else:  # declared, header, nearest: the carrier found it
                version = declared
        era = "unknown" if version is None else self._entry(version)["era"]
        return Admission((era, version, capabilities, rule))


def _listed(versions: Any) -> str:
    return ", ".join(map(str, versions)) or "none"
