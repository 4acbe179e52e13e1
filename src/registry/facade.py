"""One protocol of a registry: everything a user asks of it, in one place.

In: the protocol's compiled tables. Out: facts, sides (server, client, lifecycle) and
deprecations. Decisions are the engine's; here stands what the engine must not do itself:
today's date is read here, where a caller gives none, and warnings are given here.
"""

from __future__ import annotations

from .engine.errors import UnknownFeatureError, UsageError
from .engine.frozen import freeze, thaw
from .engine.record import Record
from .engine.sides import known_version, published
from .engine.tables import Tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime
    from collections.abc import Mapping
    from typing import Any

    from .engine.client import Client
    from .engine.deprecation import Deprecation, Deprecations
    from .engine.lifecycle import TableLifecycle
    from .engine.server import Server
    from .engine.versions import ProtocolVersion

    Wire = str | int


class ErrorCode(Record):
    """An error of a protocol.

    ``name`` is the registry's, ``spelling`` the specification's; ``message`` the usual
    text, ``http_status`` and ``grpc_status`` None where the protocol gives none, ``data``
    the shape of its data, read-only.
    """

    __slots__ = ()
    name: str
    code: int
    message: str
    http_status: int | None
    grpc_status: str | None
    spelling: str
    data: Any
    source: str

    def __hash__(self) -> int:
        return hash((self.name, self.code))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_error_code, tuple(map(thaw, self)))


def _error_code(*values: Any) -> ErrorCode:
    return ErrorCode(*map(freeze, values))


class Methods(Record):
    """The methods of one version, by the side that sends them and their kind."""

    __slots__ = ()
    client_requests: frozenset[str]
    client_notifications: frozenset[str]
    server_requests: frozenset[str]
    server_notifications: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        """All of them."""
        return frozenset().union(*self)


class Capabilities(Record):
    """The capabilities of one version, by the side that declares them, as dotted paths."""

    __slots__ = ()
    client: frozenset[str]
    server: frozenset[str]


class Protocol:
    """A protocol with its versions and rules.

    Made by ``registry.protocol(name)`` from the bundled tables, or by ``registry.load``.
    Immutable, and safe to share between threads.
    """

    __slots__ = ("_deprecations", "_objects", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._objects: dict[Wire, ProtocolVersion] | None = None
        self._deprecations: Deprecations | None = None

    # -- versions ---------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The protocol's id, such as ``mcp``."""
        return self.tables.name

    @property
    def title(self) -> str:
        """The protocol's name in full."""
        return self.tables.data["protocol"]["title"]  # type: ignore[no-any-return]

    @property
    def versions(self) -> tuple[ProtocolVersion, ...]:
        """The published versions, oldest first: no draft, nothing retired."""
        objects = self._version_objects()
        return tuple(objects[id] for id in published(self.tables))

    @property
    def all_versions(self) -> tuple[ProtocolVersion, ...]:
        """Every listed version, drafts and retired ones too, oldest first."""
        return tuple(self._version_objects().values())

    @property
    def latest(self) -> ProtocolVersion:
        """The newest published version."""
        return self.versions[-1]

    def latest_in(self, era: str) -> ProtocolVersion:
        """The newest published version of an era.

        Raises:
            UsageError: there is no such era, or nothing published in it.
        """
        found = [version for version in self.versions if version.era == self._era(era)]
        if not found:
            raise UsageError(f"no version of era {era!r} is published")
        return found[-1]

    def version(self, version: object) -> ProtocolVersion:
        """A listed version, whatever its status.

        Raises:
            UnknownVersionError: the registry does not have it.

        >>> import registry
        >>> registry.protocol("mcp").version("2025-06-18").version_string
        '1.2.0'
        """
        return self._version_objects()[known_version(self.tables, version)]

    def era(self, version: object) -> str:
        """The era of whatever a peer calls a version; ``unknown`` where it has none.

        >>> import registry
        >>> [registry.protocol("mcp").era(text) for text in ("2025-11-25", "2031-01-01", "latest")]
        ['legacy', 'modern', 'unknown']
        """
        return self.tables.era(version)

    def methods(self, version: object) -> Methods:
        """The methods of a version.

        Raises:
            UnknownVersionError: the registry does not have it.
        """
        methods = self._entry(version)["methods"]
        return Methods(*(frozenset(methods[name]) for name in Methods.__match_args__))

    def supports(self, version: object, method: str, sender: str | None = None) -> bool:
        """Whether a version has a method; with ``sender`` (client or server), for that side.

        Raises:
            UnknownVersionError: the registry does not have the version.
            UsageError: ``sender`` is neither side.

        >>> import registry
        >>> mcp = registry.protocol("mcp")
        >>> mcp.supports("2025-06-18", "roots/list")
        True
        >>> mcp.supports("2025-06-18", "roots/list", sender="client")
        False
        """
        if sender not in (None, "client", "server"):
            raise UsageError(f"sender is 'client' or 'server', not {sender!r}")
        return any(
            method in methods
            for name, methods in self._entry(version)["methods"].items()
            if sender is None or name.startswith(sender)
        )

    def has(self, version: object, feature: str) -> bool:
        """Whether a version has a feature of the wire, such as ``batching``.

        Raises:
            UnknownFeatureError: no version has a feature of that name.
        """
        features = self.tables.data["features"]
        if not isinstance(feature, str) or feature not in features:
            raise UnknownFeatureError(feature, features, f" of {self.title}")
        return feature in self._entry(version)["features"]

    def capabilities(self, version: object) -> Capabilities:
        """The capabilities of a version, ``.client`` and ``.server``."""
        capabilities = self._entry(version)["capabilities"]
        return Capabilities(frozenset(capabilities["client"]), frozenset(capabilities["server"]))

    def errors(self, version: object) -> Mapping[str, ErrorCode]:
        """The errors of a version by name, read-only."""
        from types import MappingProxyType

        found = {}
        for key in self._entry(version)["errors"]:
            error = self._error(key)
            found[error.name] = error
        return MappingProxyType(found)

    def is_modern_error(self, code: object) -> bool:
        """Whether only servers of a stateless era send this error code."""
        return type(code) is int and any(
            error["code"] == code
            and error["proves_era"] is not None
            and self.tables.lifecycle(error["proves_era"]) == "stateless"
            for error in self.tables.data["errors"].values()
        )

    def required_headers(self, version: object, method: str) -> frozenset[str]:
        """The names, in lower case, of the headers that a request must carry.

        >>> import registry
        >>> sorted(registry.protocol("mcp").required_headers("2026-07-28", "tools/list"))
        ['mcp-method', 'mcp-protocol-version']
        """
        from .engine.envelope import required_headers

        return required_headers(self.tables, self._entry(version), method)

    # -- sides ------------------------------------------------------------------------

    def server(self, versions: Any = None, policy: Mapping[str, Any] | None = None) -> Server:
        """A server of these versions; by default of every published one, never of a draft.

        Raises:
            UsageError: an empty or repeating list, an unknown version or policy.
        """
        from .engine.carriers import make_server

        return make_server(self.tables, versions, policy)

    def client(self, versions: Any = None, policy: Mapping[str, Any] | None = None) -> Client:
        """A client of these versions, in order of preference; by default newest first.

        Raises:
            UsageError: an empty or repeating list, an unknown version or policy.
        """
        from .engine.client import Client

        return Client(self.tables, versions, policy)

    def lifecycle(
        self, versions: Any = None, policy: Mapping[str, Any] | None = None
    ) -> TableLifecycle:
        """The registry's own lifecycle, for a :class:`registry.SessionEngine`."""
        from .engine.lifecycle import TableLifecycle

        return TableLifecycle(self.tables, versions, policy)

    def client_capabilities(
        self,
        handler: object,
        era: str | None = None,
        *,
        version: object = None,
        on: datetime.date | None = None,
        warn: bool = True,
        **options: bool,
    ) -> dict[str, Any]:
        """The capabilities that a client with this handler offers, as a fresh dict.

        ``handler`` is None or any object, class or module: what counts are its callables.
        ``era`` (the protocol's default era where None) or ``version`` says for whom;
        ``options`` are the registry's (for MCP ``sampling_tools``, ``sampling_context``,
        ``roots_list_changed``). What is past its shim window on the day ``on`` (today) is
        not offered; offering what is deprecated gives a DeprecationWarning, and asking for
        what the version does not have a UserWarning, unless ``warn`` is false.

        Raises:
            UsageError: an unknown era, version, option or mode.
        """
        import warnings

        from .engine.deprecation import without
        from .engine.offers import offered_capabilities

        if version is not None:
            target = self.version(version)
        else:
            target = self.latest_in(era or self.tables.data["protocol"]["default_era"])
        day = self._day(on)
        closed = self._windows().closed_capabilities(day)["client"]
        available = without(self._entry(target.wire)["capabilities"]["client"], closed)
        offers = self.tables.data["offers"]
        found, left_out = offered_capabilities(offers, handler, target.era, available, options)
        if warn:
            for path in left_out:
                warnings.warn(
                    f"{self.title}: capability {path!r} is not offered, "
                    f"since {target.wire} does not have it",
                    UserWarning,
                    stacklevel=2,
                )
            for entry in self.deprecations:
                path = entry.feature.removeprefix("client_capabilities.")
                if path in found and path != entry.feature and entry.deprecated_on <= day:
                    until = (
                        f"may be removed from {entry.removal_date} on"
                        if entry.removal_date
                        else f"may be removed in {entry.removal_version}"
                    )
                    warnings.warn(
                        f"{self.title}: capability {path!r} is deprecated since "
                        f"{entry.deprecated_in} and {until}; instead: {entry.migration}",
                        DeprecationWarning,
                        stacklevel=2,
                    )
        return found

    # -- version lists and deprecations -------------------------------------------------

    def supported_versions(
        self, months_since_deprecation: int | None = None, on: datetime.date | None = None
    ) -> list[ProtocolVersion]:
        """The published versions, oldest first, without what is past its shim window.

        The window is judged after so many months, else on the day ``on``, else today.
        """
        from .engine.deprecation import checked_months, without

        months = checked_months(months_since_deprecation)
        closed = self._windows().closed_capabilities(self._day(on), months)
        if not any(closed.values()):
            return list(self.versions)
        return [
            version.with_capabilities(
                path
                for side, gone in closed.items()
                for path in without(self._entry(version.wire)["capabilities"][side], gone)
            )
            for version in self.versions
        ]

    @property
    def deprecations(self) -> tuple[Deprecation, ...]:
        """Every deprecation, in the registry's order."""
        return self._windows().entries

    def shim_active(
        self,
        feature: str,
        on: datetime.date | None = None,
        months_since_deprecation: int | None = None,
    ) -> bool:
        """Whether a deprecated feature is still advertised and served.

        ``feature`` is its full name or, where unique, its last part. False for any name
        that was never deprecated.

        >>> import registry, datetime
        >>> registry.protocol("mcp").shim_active("roots", on=datetime.date(2027, 7, 28))
        False
        """
        from .engine.deprecation import checked_months

        entry = self._windows().find(feature)
        months = checked_months(months_since_deprecation)
        day = self._day(on)
        return entry is not None and self._windows().is_active(entry, day, months)

    def months_since_deprecation(self, feature: str, on: datetime.date | None = None) -> int:
        """Whole calendar months since a feature's deprecation; 0 before it.

        Raises:
            UnknownFeatureError: the feature was never deprecated.
        """
        from .engine.deprecation import months_between

        return months_between(self._windows().get(feature).deprecated_on, self._day(on))

    def __repr__(self) -> str:
        return f"<Protocol {self.name}: {', '.join(map(str, published(self.tables)))}>"

    # -- inside -----------------------------------------------------------------------

    def _entry(self, version: object) -> Mapping[str, Any]:
        return self.tables.versions[known_version(self.tables, version)]

    def _era(self, era: str) -> str:
        eras = self.tables.data["eras"]
        if not isinstance(era, str) or era not in eras:
            raise UsageError(f"unknown era {era!r}; known: {', '.join(eras)}")
        return era

    def _error(self, key: str) -> ErrorCode:
        error = self.tables.data["errors"][key]
        return ErrorCode(
            error["name"],
            error["code"],
            error["message"],
            error["http_status"],
            error["grpc_status"],
            error["spelling"],
            freeze(error["data"]),
            error["source"],
        )

    def _version_objects(self) -> dict[Wire, ProtocolVersion]:
        if self._objects is None:
            import datetime

            from .engine.versions import ProtocolVersion

            requires = {
                name: tuple(entry["requires"])
                for name, entry in self.tables.data["capabilities"].items()
                if entry["requires"]
            }
            objects: dict[Wire, ProtocolVersion] = {}
            for id, entry in self.tables.versions.items():
                released = entry["released"]
                objects[id] = ProtocolVersion(
                    protocol=self.name,
                    major=entry["compat"][0],
                    minor=entry["compat"][1],
                    patch=entry["compat"][2],
                    capabilities=frozenset().union(*entry["capabilities"].values()),
                    wire=id,
                    era=entry["era"],
                    status=entry["status"],
                    released=None if released is None else datetime.date.fromisoformat(released),
                    requires=requires,
                )
            self._objects = objects  # last: other threads see all of them or none
        return self._objects

    def _windows(self) -> Deprecations:
        if self._deprecations is None:
            from .engine.deprecation import Deprecations

            self._deprecations = Deprecations(self.tables)
        return self._deprecations

    def _day(self, on: datetime.date | None) -> datetime.date:
        import datetime

        from .engine.deprecation import checked_day

        return datetime.date.today() if on is None else checked_day(on)
