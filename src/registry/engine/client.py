"""The client's side: which versions it prefers, what it offers, and what an answer means.

In: a version list, a server's answer. Out: a version, an acceptance, a verdict. What goes
out is :mod:`registry.engine.envelope`'s work; sending it is the caller's.
"""

from __future__ import annotations

from .cards import select_interface
from .envelope import Envelope, make_envelope
from .errors import NoCommonVersionError, UsageError
from .probe import Prober
from .quote import quote
from .record import Record
from .sides import (
    fixed_facts,
    listed_versions,
    published,
    refuse_change,
    settle_policies,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from .cards import Interface
    from .probe import Verdict
    from .tables import Tables

    Wire = str | int


class Accepted(Record):
    """The handshake was answered with a version that the client speaks: go on at it."""

    __slots__ = ()
    version: Wire


class Disconnect(Record):
    """The handshake was answered with a version that the client does not speak.

    ``reason`` names both sides' versions, for people.
    """

    __slots__ = ()
    reason: str


class Client:
    """The client's side of a protocol: its versions, in order of preference.

    Made by ``registry.protocol(...).client(versions=None, policy=None)``.
    """

    __slots__ = (
        "_handshake",
        "_prober",
        "_spelled_one_way",
        "_stateless",
        "_tables",
        "offer",
        "policy",
        "versions",
    )

    def __init__(
        self, tables: Tables, versions: Any = None, policy: Mapping[str, Any] | None = None
    ) -> None:
        self._tables = tables
        self._spelled_one_way = tables.scheme.spelled_one_way
        #: The wire versions in order of preference; by default every published one, newest first.
        self.versions: tuple[Wire, ...] = (
            published(tables)[::-1] if versions is None else listed_versions(tables, versions)
        )
        #: Every policy of this side with its value.
        self.policy: Mapping[str, Any] = settle_policies(tables, "client", policy)
        lifecycle = {id: tables.lifecycle(tables.versions[id]["era"]) for id in self.versions}
        self._handshake = tuple(id for id in self.versions if lifecycle[id] == "handshake")
        self._stateless = tuple(id for id in self.versions if lifecycle[id] == "stateless")
        #: The newest handshake version that the client speaks; None where it speaks none.
        self.offer: Wire | None = next(
            (id for id in reversed(tables.versions) if id in self._handshake), None
        )
        self._prober: Prober | None = None

    def pick_version(self, server_versions: Iterable[object]) -> Wire:
        """The first of the client's versions that the server lists, however it spells it.

        Raises:
            NoCommonVersionError: it lists none of them.
        """
        if self._spelled_one_way and type(server_versions) in (list, tuple, set, frozenset):
            for version in self.versions:
                if version in server_versions:
                    return version
        if isinstance(server_versions, str | bytes) or not hasattr(server_versions, "__iter__"):
            raise UsageError(f"server_versions is a list of versions, not {quote(server_versions)}")
        offered = tuple(server_versions)
        listed: set[object] = {each for each in offered if type(each) in (str, int)}
        listed |= {self._tables.scheme.canonical(each) for each in listed}
        for version in self.versions:
            if version in listed:
                return version
        raise NoCommonVersionError(self.versions, offered)

    def accept_handshake(self, version: object) -> Accepted | Disconnect:
        """Whether the version in a handshake's answer will do.

        ``version`` is whatever the answer holds. Any handshake version of the client is
        accepted, not only the one it offered.
        """
        for spoken in self._handshake:
            if type(version) is type(spoken) and version == spoken:
                return Accepted(spoken)
        speaks = ", ".join(map(str, self._handshake)) or "none that a handshake agrees on"
        return Disconnect(
            f"the server chose version {quote(version)}, this client speaks {speaks}: disconnect"
        )

    def envelope(
        self,
        method: str,
        params: Mapping[str, Any] | None,
        version: object = None,
        capabilities: Mapping[str, Any] | None = None,
        client_info: Mapping[str, Any] | None = None,
        session_id: str | None = None,
    ) -> Envelope:
        """What goes out for a message: its params with metadata, and its routing headers.

        See :func:`registry.engine.envelope.make_envelope`.
        """
        return make_envelope(
            self._tables,
            self.versions,
            self.offer,
            method,
            params,
            version,
            capabilities,
            client_info,
            session_id,
        )

    def classify_probe(self, transport: str, outcome: object) -> Verdict:
        """What the outcome of a probe says of the server, by the registry's probe rules.

        ``transport`` is ``stdio`` or ``http``; ``outcome`` a Result, RpcError, HttpReply,
        Timeout, Closed or TransportError. Returns a verdict, whatever the server sent.

        Raises:
            UsageError: this protocol has no probe, or no such outcome on that transport.
        """
        return self.prober.classify(transport, outcome)

    @property
    def prober(self) -> Prober:
        """The classifier behind :meth:`classify_probe`, which also tells the facts."""
        if self._prober is None:
            tables = self._tables
            table = tables.decision("probe")
            self._prober = Prober(
                tables.data["discovery"],
                tables.data["errors"],
                table.slice(fixed_facts(tables, "probe", {}, self.policy)),
                versions=self.versions,  # type: ignore[arg-type]
                modern=self._stateless,  # type: ignore[arg-type]
                era_is_handshake=self._is_handshake_era,
            )
        return self._prober

    def select_interface(
        self,
        agent_card: Mapping[str, Any],
        bindings: Sequence[str] | None = None,
        prefer: str = "card",
    ) -> Interface:
        """The interface of an agent card that this client can speak.

        ``bindings`` are the client's, in its order; ``prefer`` says whose order decides:
        the ``card``'s, or the client's ``versions`` or ``bindings`` first.

        Raises:
            NoCommonVersionError: the card offers nothing that this client speaks.
            UsageError: this protocol has no cards, or ``prefer`` is none of the three.
        """
        card = self._tables.data.get("card")
        if card is None:
            raise UsageError(f"{self._tables.data['protocol']['title']} has no agent cards")
        return select_interface(
            agent_card,
            card,
            versions=self.versions,
            bindings=bindings,
            prefer=prefer,
            canonical=self._tables.scheme.canonical,
        )

    def _is_handshake_era(self, version: str) -> bool:
        era = self._tables.era(version)
        return era != "unknown" and self._tables.lifecycle(era) == "handshake"

    def __setattr__(self, name: str, value: object) -> None:
        refuse_change(self, name)
        object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return f"<{self._tables.name} client of {', '.join(map(str, self.versions))}>"
