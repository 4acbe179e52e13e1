"""One server for each way in which a message carries its version.

:class:`MetadataServer`: in the metadata of each request, repeated in routing headers.
:class:`HeaderServer`: in a header or a request parameter. :class:`HandshakeServer`: only in
the handshake that opens a session. Each computes the message's facts and looks up the rule.
"""

from __future__ import annotations

from collections.abc import Mapping

from .answers import Admission, Refusal, RefusalRow
from .headers import HeaderNames, decode_header_value
from .server import Server, new
from .sides import UNOPENED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .headers import Pairs
    from .sides import Open, Unopened
    from .tables import Tables

    Session = Open | Unopened

_VERSION, _METHOD, _NAME = 1, 2, 4
#: The place of each routing role in a reading of the headers.
_ROLES = {"version": 0, "method": 1, "name": 2}


def make_server(
    tables: Tables,
    versions: Any = None,
    policy: Mapping[str, Any] | None = None,
    side: str = "server",
) -> Server:
    """The server of a protocol, of the kind that its declaration asks for."""
    kinds: dict[str, type[Server]] = {
        "metadata": MetadataServer,
        "header": HeaderServer,
        "handshake": HandshakeServer,
    }
    return kinds[tables.data["declaration"]["carrier"]](tables, versions, policy, side)


class MetadataServer(Server):
    """Versions are declared in the metadata of each request."""

    __slots__ = (
        "_declared",
        "_era_offsets",
        "_header_names",
        "_header_offsets",
        "_hot",
        "_identity_requires",
        "_name_params",
        "_named",
        "_needed",
        "_settled",
    )

    def __init__(self, tables: Tables, versions: Any, policy: Any, side: str = "server") -> None:
        super().__init__(tables, versions, policy, side)
        data, offset = tables.data, self._slice.offset
        declaration = data["declaration"]
        self._identity_requires: tuple[str, ...] = tuple(declaration["identity_requires"])

        by_role = {
            header["role"]: name for name, header in data["headers"].items() if header["role"] in _ROLES
        }
        self._header_names = HeaderNames(by_role.get(role, f" no {role}") for role in _ROLES)
        name_header = data["headers"].get(by_role.get("name"), {"params": {}})
        self._name_params: Mapping[str, str] = name_header["params"]
        self._header_offsets = {
            value: offset("header", value) for value in self._slice.axes.get("header", ())
        }

        # wire version -> (what "supported" adds, era, version, routing headers it requires)
        supported = offset("declared", "supported")
        self._declared: dict[object, tuple[int, str, str, int]] = {}
        for id in self.supported:
            if not self._opens(id):
                needed = sum(
                    1 << _ROLES[header["role"]]
                    for name, header in data["headers"].items()
                    if header["required"] and name in self._entry(id)["headers"]
                )
                self._declared[id] = (supported, self._entry(id)["era"], id, needed)  # type: ignore[assignment]
        self._era_offsets = {
            "handshake": offset("declared", "legacy"),
            "stateless": offset("declared", "unsupported"),
            None: offset("declared", "unsupported"),
        }

        # What the version header names, where nothing in the body does.
        self._named: dict[str, str] = {str(id): "unserved" for id in tables.versions}
        for id in self.supported:
            self._named[str(id)] = "legacy" if self._opens(id) else "modern"

        # Where everything else leaves the decision as it is, nothing else is looked at: a
        # complete declaration without a header layer, of whatever method and session.
        number = self._slice.settled(
            {"declared": "supported", "capabilities": "object", "header": "none"}
        )
        row = None if number is None else self._rows[number]
        self._settled = {
            id: (entry[1], entry[2], row[1])
            for id, entry in self._declared.items()
            if type(row) is tuple and row[0] == "declared"
        }
        self._hot = (
            declaration["container"],
            declaration["version"],
            declaration["capabilities"],
            self._settled,
        )

    def admit(
        self,
        session: Session,
        method: str,
        params: Any = None,
        headers: Pairs | None = None,
        query: Pairs | None = None,
        *,
        _trace: list[int] | None = None,
    ) -> Admission | Refusal:
        """See :meth:`Server.admit`.

        >>> import registry
        >>> server = registry.protocol("mcp").server()
        >>> answer = server.admit(registry.Open("2025-06-18"), "tools/list")
        >>> answer.era, answer.version
        ('legacy', '2025-06-18')
        """
        container, version_key, capabilities_key, settled = self._hot
        slice_ = self._slice
        offset = slice_.offset
        cell = 0
        declared = capabilities = entry = None
        present = False

        meta: Any = None
        if isinstance(params, Mapping):
            meta = params.get(container)
        if isinstance(meta, Mapping) and version_key in meta:
            present = True
            declared = meta[version_key]
            capabilities = meta.get(capabilities_key)
            has_capabilities = isinstance(capabilities, Mapping)
            if isinstance(declared, str):
                if headers is None and has_capabilities and _trace is None:
                    found = settled.get(declared)
                    if found is not None:
                        return new(Admission, (found[0], found[1], capabilities, found[2]))
                entry = self._declared.get(declared)
                if entry is not None:
                    cell += entry[0]
                else:
                    cell += self._era_offsets[self._lifecycle_of(declared)]
            else:
                cell += offset("declared", "malformed")
            if has_capabilities:
                cell += offset("capabilities", "object")
            elif capabilities_key in meta:
                cell += offset("capabilities", "malformed")
            if slice_.looks_at("identity"):
                cell += offset("identity", self._identity(meta))

        cell += self._method_offset(method)

        agreed = None
        if session is not UNOPENED:
            agreed = self._session(session)
            cell += offset("session", "open")

        reading: tuple[list[str | None], int] | None = None
        if headers is not None:
            reading = self._header_names.read(headers)
            held_against = declared if present and isinstance(declared, str) else None
            cell += self._header_offsets.get(
                self._stands(reading, held_against, entry, method, params, agreed), 0
            )

        if _trace is not None:
            _trace.append(cell)
        row = self._rows[slice_.cells[cell]]
        if type(row) is RefusalRow:
            return self._refused(row, declared, entry, method, params, session, reading)
        source, rule = row
        if source == "declared" and entry is not None:
            if not isinstance(capabilities, Mapping):
                capabilities = None
            return new(Admission, (entry[1], entry[2], capabilities, rule))
        named = None if reading is None else reading[0][0]
        return self._admitted(source, rule, params, session, named)

    # -- facts ------------------------------------------------------------------------

    def _lifecycle_of(self, version: str) -> str | None:
        era = self._tables.era(version)
        return None if era == "unknown" else self._tables.lifecycle(era)

    def _identity(self, meta: Mapping[str, Any]) -> str:
        key = self._tables.data["declaration"]["identity"]
        if key not in meta:
            return "absent"
        identity = meta[key]
        if not isinstance(identity, Mapping):
            return "malformed"
        whole = all(isinstance(identity.get(name), str) for name in self._identity_requires)
        return "object" if whole else "malformed"

    def _stands(
        self,
        reading: tuple[list[str | None], int],
        declared: str | None,
        entry: tuple[int, str, str, int] | None,
        method: object,
        params: Any,
        agreed: Admission | None,
    ) -> str:
        """Where the routing headers stand against the body, or what the version header names."""
        values, repeated = reading
        if declared is None:
            if repeated & _VERSION:
                return "repeated"
            named = values[0]
            if named is None:
                return "absent"
            if agreed is not None and named == str(agreed.version):
                return "agree"
            return self._named.get(named, "unknown")
        needed = _VERSION if entry is None else self._needed_by(entry, method, params)
        if repeated & (needed if entry is None else _VERSION | _METHOD | _NAME):
            return "repeated"
        if self._absent(values, needed):
            return "absent"
        return "differ" if self._differing(values, needed, declared, method, params) else "agree"

    def _needed_by(
        self, entry: tuple[int, str, str, int], method: object, params: Any
    ) -> int:
        """The routing headers that this request must carry, as bits."""
        needed = entry[3]
        if needed & _NAME and self._body_name(method, params) is None:
            needed &= ~_NAME
        return needed

    def _body_name(self, method: object, params: Any) -> str | None:
        """The value that the name header repeats; None where the body has none as a string."""
        param = self._name_params.get(method) if isinstance(method, str) else None
        if param is None or not isinstance(params, Mapping):
            return None
        name = params.get(param)
        return name if isinstance(name, str) else None

    def _absent(self, values: list[str | None], needed: int) -> list[str]:
        return [
            name
            for place, name in enumerate(self._header_names.names)
            if needed >> place & 1 and values[place] is None
        ]

    def _differing(
        self, values: list[str | None], needed: int, declared: str, method: object, params: Any
    ) -> list[str]:
        differing = []
        names = self._header_names.names
        if needed & _VERSION and values[0] != declared:
            differing.append(names[0])
        if needed & _METHOD and values[1] != method:
            differing.append(names[1])
        if needed & _NAME and values[2] is not None:
            body = self._body_name(method, params)
            if body is None or decode_header_value(values[2]) != body:
                differing.append(names[2])
        return differing

    # -- answers ----------------------------------------------------------------------

    def _refused(
        self,
        row: RefusalRow,
        declared: Any,
        entry: tuple[int, str, str, int] | None,
        method: object,
        params: Any,
        session: Session,
        reading: tuple[list[str | None], int] | None,
    ) -> Refusal:
        context: dict[str, Any] = {}
        if isinstance(declared, str):
            context["requested"] = declared
        elif self.is_handshake(method):  # type: ignore[arg-type]
            requested = self._requested(params)
            context["requested"] = requested if isinstance(requested, str) else None
        if isinstance(method, str):
            context["method"] = method
        if session is not UNOPENED:
            context["session"] = session.version  # type: ignore[union-attr]
        if reading is not None:
            values, repeated = reading
            context["header"] = values[0]
            if isinstance(declared, str):
                needed = _VERSION if entry is None else self._needed_by(entry, method, params)
                absent = self._absent(values, needed)
                names = self._header_names.names
                context["headers"] = (
                    [name for place, name in enumerate(names) if repeated >> place & 1]
                    or absent
                    or self._differing(values, needed, declared, method, params)
                )
                context["all_absent"] = len(absent) == needed.bit_count()
        return Refusal(row, context)


class HeaderServer(Server):
    """Versions are declared in a header, or else in a request parameter."""

    __slots__ = ("_header", "_parameter", "_served_keys")

    def __init__(self, tables: Tables, versions: Any, policy: Any, side: str = "server") -> None:
        super().__init__(tables, versions, policy, side)
        declaration = tables.data["declaration"]
        self._header = HeaderNames([declaration["header"]])
        self._parameter = HeaderNames([declaration["parameter"] or declaration["header"]])
        self._served_keys = {tables.scheme.parse(id): id for id in self.supported}

    def admit(
        self,
        session: Session,
        method: str,
        params: Any = None,
        headers: Pairs | None = None,
        query: Pairs | None = None,
        *,
        _trace: list[int] | None = None,
    ) -> Admission | Refusal:
        """See :meth:`Server.admit`.

        >>> import registry
        >>> server = registry.protocol("a2a").server()
        >>> server.admit(registry.UNOPENED, "SendMessage", headers={"A2A-Version": "1.0"}).version
        '1.0'
        """
        if session is not UNOPENED:
            self._session(session)
        declared: str | None = None
        repeated = False
        for names, source in ((self._header, headers), (self._parameter, query)):
            if source is None:
                continue
            values, twice = names.read(source)
            repeated = repeated or bool(twice)
            if declared is None and values[0]:  # an empty one stands for none
                declared = values[0]

        slice_ = self._slice
        stands, governs = self._declared_fact(declared)
        cell = slice_.offset("declared", stands)
        if repeated:
            cell += slice_.offset("header", "repeated")
        elif declared is not None:
            cell += slice_.offset("header", "agree")
        elif headers is not None or query is not None:
            cell += slice_.offset("header", "absent")
        cell += self._method_offset(method)
        if session is not UNOPENED:
            cell += slice_.offset("session", "open")

        if _trace is not None:
            _trace.append(cell)
        row = self._rows[slice_.cells[cell]]
        if type(row) is RefusalRow:
            context = {"requested": declared, "header": declared}
            if isinstance(method, str):
                context["method"] = method
            return Refusal(row, context)
        source_of_version, rule = row
        return self._admitted(source_of_version, rule, params, session, governs)

    def _declared_fact(self, declared: str | None) -> tuple[str, Any]:
        """Where the declared version stands, and the served version nearest to it."""
        if declared is None:
            return "absent", None
        key = self._tables.scheme.parse(declared)
        if key is None:
            return "malformed", None
        served = self._served_keys.get(key)
        if served is not None:
            return "supported", served
        same_major = [each for each in self._served_keys if each is not None and each[0] == key[0]]
        if same_major:
            return "same_major", self._served_keys[max(same_major)]
        return "unsupported", None


class HandshakeServer(Server):
    """Versions are agreed in the handshake that opens a session, and only there."""

    __slots__ = ()

    def admit(
        self,
        session: Session,
        method: str,
        params: Any = None,
        headers: Pairs | None = None,
        query: Pairs | None = None,
        *,
        _trace: list[int] | None = None,
    ) -> Admission | Refusal:
        """See :meth:`Server.admit`.

        >>> import registry
        >>> server = registry.protocol("acp").server()
        >>> server.admit(registry.UNOPENED, "initialize", {"protocolVersion": 7}).version
        1
        """
        slice_ = self._slice
        requested = None
        cell = self._method_offset(method)
        if self.is_handshake(method):
            requested = self._requested(params)
            cell += slice_.offset("declared", self._declared_fact(params, requested))
        if session is not UNOPENED:
            self._session(session)
            cell += slice_.offset("session", "open")

        if _trace is not None:
            _trace.append(cell)
        row = self._rows[slice_.cells[cell]]
        if type(row) is RefusalRow:
            context: dict[str, Any] = {
                "requested": requested if isinstance(requested, str | int | float) else None
            }
            if isinstance(method, str):
                context["method"] = method
            return Refusal(row, context)
        source, rule = row
        return self._admitted(source, rule, params, session)

    def negotiate_handshake(self, params: Any) -> Any:
        """See :meth:`Server.negotiate_handshake`; None for what :meth:`admit` refuses."""
        if self._handshake is None:
            return None
        answer = self.admit(UNOPENED, self._handshake["method"], params)
        return answer.version if isinstance(answer, Admission) else None

    def _declared_fact(self, params: Any, requested: Any) -> str:
        if not isinstance(params, Mapping) or self._handshake_members[0] not in params:
            return "absent"
        if self._tables.scheme.parse(requested) is None:
            return "malformed"
        return "supported" if requested in self._served_handshake else "unsupported"
