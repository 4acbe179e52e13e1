"""The server of a protocol whose versions are declared in the metadata of each request.

Routing headers, where the transport has any, repeat what the body declares; sessions that a
handshake opened go on beside. :meth:`MetadataServer.admit` is the hot path of the project:
it looks only at what can still change the answer, and it spells its steps out in a row.
"""

from __future__ import annotations

from collections.abc import Mapping

from .answers import Admission, Refusal, RefusalRow
from .headers import HeaderNames, bare, decode_header_value
from .server import Server
from .sides import UNOPENED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .headers import Pairs
    from .sides import Session
    from .tables import Tables

#: The place of each routing role in a reading of the headers, and its bit.
_ROLES = {"version": 0, "method": 1, "name": 2}
_VERSION, _METHOD, _NAME = 1, 2, 4

_ABSENT = object()
#: How many unserved versions are remembered with what they add: peers repeat themselves.
_MOST_REMEMBERED = 256
_LONGEST_REMEMBERED = 32


class Served:
    """A served version that messages may declare, with what the hot path needs of it."""

    __slots__ = ("absent", "era", "malformed", "needed", "object", "rule", "wire")

    def __init__(
        self, wire: str, era: str, needed: int, offsets: tuple[int, int, int], rule: str | None
    ) -> None:
        self.wire = wire
        self.era = era
        #: the routing headers that its requests must carry, as bits
        self.needed = needed
        #: what the version adds to a cell's number, by where the capabilities stand
        self.absent, self.malformed, self.object = offsets
        #: the rule that admits every complete declaration on a transport without headers;
        #: None where more than that decides
        self.rule = rule


class MetadataServer(Server):
    """Versions are declared in the metadata of each request."""

    __slots__ = (
        "_capabilities_key",
        "_capabilities_offsets",
        "_container",
        "_header_names",
        "_header_offsets",
        "_identity_matters",
        "_identity_requires",
        "_malformed",
        "_methods_get",
        "_name_params",
        "_named",
        "_of_headers",
        "_served_get",
        "_session_open",
        "_unserved",
        "_version_key",
    )

    def __init__(self, tables: Tables, versions: Any, policy: Any, side: str = "server") -> None:
        # First, since the refusals that are made with the rest name the headers.
        by_role = {
            header["role"]: name
            for name, header in tables.data["headers"].items()
            if header["role"] in _ROLES
        }
        self._header_names = HeaderNames(by_role.get(role, f" no {role}") for role in _ROLES)
        super().__init__(tables, versions, policy, side)

        declaration = tables.data["declaration"]
        offset = self._slice.offset
        self._container: str = declaration["container"]
        self._version_key: str = declaration["version"]
        self._capabilities_key: str = declaration["capabilities"]
        self._identity_requires: tuple[str, ...] = tuple(declaration["identity_requires"])
        self._identity_matters = self._slice.depends_on("identity")
        self._session_open = offset("session", "open")
        self._methods_get = self._methods.get

        name_header = tables.data["headers"].get(by_role.get("name"), {"params": {}})
        self._name_params: Mapping[str, str] = name_header["params"]
        # Rules need not speak of headers; then these four add nothing.
        stands = ("absent", "agree", "differ", "repeated", *self._slice.axes.get("header", ()))
        self._header_offsets = {value: offset("header", value) for value in stands}
        # What the version header names, where nothing in the body does.
        self._named: dict[str, str] = {str(id): "unserved" for id in tables.versions}
        for id in self.supported:
            self._named[str(id)] = "legacy" if self._opens(id) else "modern"

        served = {id: self._make_served(str(id)) for id in self.supported if not self._opens(id)}
        self._served_get = served.get
        #: what an unserved version adds, remembered; a version that is no string adds the same
        self._unserved: dict[str, int] = {}
        self._malformed = offset("declared", "malformed")
        self._capabilities_offsets = (
            offset("capabilities", "malformed"),
            offset("capabilities", "object"),
        )
        #: refusals that tell of headers alone: one serves for all of its kind
        self._of_headers: dict[tuple[int, int, bool], Refusal] = {}

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
        served = None
        declared: Any = _ABSENT
        cell = 0
        meta = (
            params.get(self._container)
            if type(params) is dict
            else None
            if params is None
            else _member(params, self._container)
        )
        if type(meta) is dict or (meta is not None and isinstance(meta, Mapping)):
            declared = meta.get(self._version_key, _ABSENT)
            try:
                served = self._served_get(declared)
            except TypeError:
                served = None  # nothing that can be looked up, so no string
            if served is not None:
                capabilities = meta.get(self._capabilities_key, _ABSENT)
                if type(capabilities) is dict or (
                    capabilities is not _ABSENT and isinstance(capabilities, Mapping)
                ):
                    if headers is None and served.rule is not None and _trace is None:
                        return Admission((served.era, served.wire, capabilities, served.rule))
                    cell = served.object
                else:
                    cell = served.absent if capabilities is _ABSENT else served.malformed
            elif declared is not _ABSENT:
                cell = self._unserved_offset(declared, meta)
            if (self._identity_matters or _trace is not None) and declared is not _ABSENT:
                cell += self._slice.offset("identity", self._identity(meta))

        added = self._methods_get(method) if type(method) is str else None
        cell += self._method_offset(method) if added is None else added

        agreed = None
        if session is not UNOPENED:
            agreed = self._session(session)
            cell += self._session_open

        named: str | None = None
        at_fault = 0
        all_absent = False
        if headers is not None:
            if served is None and not isinstance(declared, str):
                added, named = self._naming(headers, agreed)
            else:
                added, named, at_fault, all_absent = self._against_body(
                    headers, declared, served, method, params
                )
            cell += added

        if _trace is not None:
            _trace.append(cell)
        number = self._cells[cell]
        row = self._rows[number]
        if type(row) is Refusal:
            return row  # it tells nothing of this one message
        if type(row) is RefusalRow:
            if row.tells_headers_alone:
                return self._refused_for_headers(number, row, at_fault, all_absent)
            asked_for = self._asked_for(declared, method, params)
            session_version = None if agreed is None else agreed.version
            return Refusal((row, asked_for, method, session_version, named, at_fault, all_absent))
        source, rule = row
        if source == "declared":
            given = meta.get(self._capabilities_key) if isinstance(meta, Mapping) else None
            given = given if isinstance(given, Mapping) else None
            return Admission((served.era, served.wire, given, rule))  # type: ignore[union-attr]
        return self._admitted(source, rule, params, session, named)

    # -- facts ------------------------------------------------------------------------

    def _unserved_offset(self, declared: object, meta: Mapping[str, Any]) -> int:
        """What a declared version that is not served adds to a cell's number."""
        if isinstance(declared, str):
            offset = self._unserved.get(declared)
            if offset is None:
                era = self._tables.era(declared)
                opens = era != "unknown" and self._tables.lifecycle(era) == "handshake"
                offset = self._slice.offset("declared", "legacy" if opens else "unsupported")
                if len(declared) <= _LONGEST_REMEMBERED and len(self._unserved) < _MOST_REMEMBERED:
                    self._unserved[declared] = offset
        else:
            offset = self._malformed
        capabilities = meta.get(self._capabilities_key, _ABSENT)
        if capabilities is not _ABSENT:
            whole = type(capabilities) is dict or isinstance(capabilities, Mapping)
            offset += self._capabilities_offsets[whole]
        return offset

    def _identity(self, meta: Mapping[str, Any]) -> str:
        key = self._tables.data["declaration"]["identity"]
        if key not in meta:
            return "absent"
        identity = meta[key]
        if not isinstance(identity, Mapping):
            return "malformed"
        whole = all(isinstance(identity.get(name), str) for name in self._identity_requires)
        return "object" if whole else "malformed"

    def _naming(self, headers: Pairs, agreed: Admission | None) -> tuple[int, str | None]:
        """What the version header names, where nothing in the body declares a version."""
        values, repeated = self._header_names.read(headers)
        value = values[0]
        named = None if value is None else bare(value)
        if repeated & _VERSION:
            stands = "repeated"
        elif named is None:
            stands = "absent"
        elif agreed is not None and named == str(agreed.version):
            stands = "agree"
        else:
            stands = self._named.get(named, "unknown")
        return self._header_offsets.get(stands, 0), named

    def _against_body(
        self,
        headers: Pairs,
        declared: str,
        served: Served | None,
        method: object,
        params: Any,
    ) -> tuple[int, str | None, int, bool]:
        """Where the routing headers stand against the body.

        Returns what that adds to a cell's number, the version header's value, the headers at
        fault as bits, and whether these are all that the request must carry.
        """
        values, repeated = self._header_names.read(headers)
        version, named_method, name = values
        if served is None:  # of an unserved version only the version header is held against it
            needed = _VERSION
            repeated &= _VERSION
        else:
            needed = served.needed
            if needed & _NAME and self._body_name(method, params) is None:
                needed -= _NAME
        offsets = self._header_offsets
        if repeated:
            return offsets["repeated"], version, repeated, False
        absent = 0
        if version is None:
            absent = needed & _VERSION
        if named_method is None:
            absent |= needed & _METHOD
        if name is None:
            absent |= needed & _NAME
        if absent:
            return offsets["absent"], version, absent, absent == needed
        differing = 0
        if needed & _VERSION and version != declared and bare(version) != declared:  # type: ignore[arg-type]
            differing = _VERSION
        if needed & _METHOD and named_method != method and bare(named_method) != method:  # type: ignore[arg-type]
            differing |= _METHOD
        if needed & _NAME and decode_header_value(bare(name)) != self._body_name(method, params):  # type: ignore[arg-type]
            differing |= _NAME
        return offsets["differ" if differing else "agree"], version, differing, False

    def _body_name(self, method: object, params: Any) -> str | None:
        """The value that the name header repeats; None where the body has none as a string."""
        param = self._name_params.get(method) if isinstance(method, str) else None
        if param is None or not isinstance(params, Mapping):
            return None
        name = params.get(param)
        return name if isinstance(name, str) else None

    # -- inside -----------------------------------------------------------------------

    def _refused_for_headers(
        self, number: int, row: RefusalRow, at_fault: int, all_absent: bool
    ) -> Refusal:
        key = (number, at_fault, all_absent)
        refusal = self._of_headers.get(key)
        if refusal is None:
            refusal = Refusal((row, None, None, None, None, at_fault, all_absent))
            self._of_headers[key] = refusal
        return refusal

    def _asked_for(self, declared: object, method: object, params: Any) -> object:
        """The version that a message asks for, where it is a string; None elsewhere."""
        if declared is _ABSENT and self.is_handshake(method):  # type: ignore[arg-type]
            declared = self._requested(params)
        return declared if isinstance(declared, str) else None

    def _routing_headers(self) -> tuple[str, ...]:
        return self._header_names.names

    def _make_served(self, id: str) -> Served:
        offset = self._slice.offset
        headers = self._tables.data["headers"]
        needed = sum(
            1 << _ROLES[headers[name]["role"]]
            for name in self._entry(id)["headers"]
            if headers[name]["required"] and headers[name]["role"] in _ROLES
        )
        supported = offset("declared", "supported")
        absent, malformed, whole = (
            supported + offset("capabilities", value) for value in ("absent", "malformed", "object")
        )
        number = self._slice.settled(
            {"declared": "supported", "capabilities": "object", "header": "none"}
        )
        row = None if number is None else self._rows[number]
        rule = row[1] if type(row) is tuple and row[0] == "declared" else None
        return Served(id, self._entry(id)["era"], needed, (absent, malformed, whole), rule)


def _member(params: object, name: str) -> Any:
    """A member of params that are no dict; None where they are no object at all."""
    return params.get(name) if isinstance(params, Mapping) else None
