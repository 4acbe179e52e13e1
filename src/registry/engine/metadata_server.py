"""The server of a protocol whose versions are declared in the metadata of each request.

Routing headers, where the transport has any, repeat what the body declares; sessions that a
handshake opened go on beside. Here a server is made, and the facts are computed that are
rarely asked for; the hot path is :mod:`registry.engine.metadata_admit`.
"""

from __future__ import annotations

from collections.abc import Mapping

from .answers import Admission, Refusal
from .headers import HeaderNames, bare
from .metadata_admit import ABSENT, ROLES, VERSION, make_admit
from .server import LONGEST_REMEMBERED, MOST_REMEMBERED, Server

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from .headers import Pairs
    from .metadata_admit import Served
    from .tables import Tables


class MetadataServer(Server):
    """Versions are declared in the metadata of each request.

    >>> import registry
    >>> server = registry.protocol("mcp").server()
    >>> answer = server.admit(registry.Open("2025-06-18"), "tools/list")
    >>> answer.era, answer.version
    ('legacy', '2025-06-18')
    """

    __slots__ = (
        "_capabilities_offsets",
        "_header_names",
        "_identity_key",
        "_identity_requires",
        "_malformed",
        "_name_params",
        "_named",
        "_traced",
        "_unserved",
        "admit",
        "capabilities_key",
        "container",
        "version_key",
    )

    def __init__(self, tables: Tables, versions: Any, policy: Any, side: str = "server") -> None:
        # First, since the refusals that are made with the rest name the headers.
        by_role = {
            header["role"]: name
            for name, header in tables.data["headers"].items()
            if header["role"] in ROLES
        }
        self._header_names = HeaderNames(by_role.get(role, f" no {role}") for role in ROLES)
        super().__init__(tables, versions, policy, side)

        offset = self._slice.offset
        declaration = tables.data["declaration"]
        self.container: str = declaration["container"]
        self.version_key: str = declaration["version"]
        self.capabilities_key: str = declaration["capabilities"]
        self._identity_key: str = declaration["identity"]
        self._identity_requires: tuple[str, ...] = tuple(declaration["identity_requires"])
        name_header = tables.data["headers"].get(by_role.get("name"), {"params": {}})
        self._name_params: Mapping[str, str] = name_header["params"]
        # What the version header names, where nothing in the body does.
        self._named: dict[str, str] = {str(id): "unserved" for id in tables.versions}
        for id in self.supported:
            self._named[str(id)] = "legacy" if self._opens(id) else "modern"
        # What an unserved version adds to a cell's number, remembered.
        self._unserved: dict[str, int] = {}
        self._malformed = offset("declared", "malformed")
        self._capabilities_offsets = (
            offset("capabilities", "malformed"),
            offset("capabilities", "object"),
        )
        #: See :meth:`Server.admit`; made for this server, so that it looks nothing up on it.
        self.admit: Callable[..., Admission | Refusal]
        self._traced: Callable[..., Admission | Refusal]
        self.admit, self._traced = make_admit(self)

    # -- facts that are rarely asked for ------------------------------------------------

    def odd_metadata(self, params: Any) -> Mapping[str, Any] | None:
        """The metadata of params in which something is of an odd type; None without any."""
        meta = params.get(self.container) if isinstance(params, Mapping) else None
        return meta if isinstance(meta, Mapping) else None

    def unserved_offset(self, declared: object, meta: Mapping[str, Any]) -> int:
        """What a declared version that is not served adds to a cell's number."""
        if type(declared) is str and declared in self._unserved:
            offset = self._unserved[declared]
        elif isinstance(declared, str):
            offset = self._remember(declared)
        else:
            offset = self._malformed
        if self.capabilities_key in meta:
            capabilities = meta[self.capabilities_key]
            whole = type(capabilities) is dict or isinstance(capabilities, Mapping)
            offset += self._capabilities_offsets[whole]
        return offset

    def identity_offset(self, meta: Mapping[str, Any]) -> int:
        """What the peer's identity adds to a cell's number."""
        key = self._identity_key
        if key not in meta:
            stands = "absent"
        else:
            identity = meta[key]
            whole = isinstance(identity, Mapping) and all(
                isinstance(identity.get(name), str) for name in self._identity_requires
            )
            stands = "object" if whole else "malformed"
        return self._slice.offset("identity", stands)

    def naming_offset(self, headers: Pairs, agreed: Admission | None) -> tuple[int, str | None]:
        """What the version header adds, where nothing in the body declares a version; its value."""
        values, repeated = self._header_names.read(headers)
        named = None if values[0] is None else bare(values[0])
        if repeated & VERSION:
            stands = "repeated"
        elif named is None:
            stands = "absent"
        elif agreed is not None and named == str(agreed.version):
            stands = "agree"
        else:
            stands = self._named.get(named, "unknown")
        return self._slice.offset("header", stands), named

    def asked_for(self, declared: object, method: object, params: Any) -> object:
        """The version that a message asks for, where it is a string; None elsewhere."""
        if declared is ABSENT and self.is_handshake(method):  # type: ignore[arg-type]
            declared = self._requested(params)
        return declared if isinstance(declared, str) else None

    # -- what the hot path is made of ----------------------------------------------------

    def served(self) -> dict[str, Served]:
        """The versions that messages may declare, with what the hot path needs of each."""
        number = self._slice.settled(
            {"declared": "supported", "capabilities": "object", "header": "none"}
        )
        row = None if number is None else self._rows[number]
        rule = row[1] if type(row) is tuple and row[0] == "declared" else ""
        offset = self._slice.offset
        supported = offset("declared", "supported")
        lacking, malformed, whole = (
            supported + offset("capabilities", value) for value in ("absent", "malformed", "object")
        )
        return {
            id: (self._entry(id)["era"], id, rule, whole, lacking, malformed, self._needed(id))
            for id in map(str, self.supported)
            if not self._opens(id)
        }

    def unserved_capabilities_matter(self) -> bool:
        """Whether beside an unserved version the capabilities can change the answer."""
        offset, strides = self._slice.offset, self._slice.strides
        if [*self._slice.axes][:2] != ["declared", "capabilities"]:
            return True
        size = strides["capabilities"]
        for value in ("unsupported", "legacy"):
            start = offset("declared", value)
            block = self._cells[start : start + strides["declared"]]
            if block != block[:size] * (len(block) // size):
                return True
        return False

    def refusals_of_lacking_capabilities(self) -> dict[str, Refusal]:
        """Each known method's refusal where a served version is declared without capabilities.

        Only those that tell nothing of the message, and hold in every session, on a
        transport without headers.
        """
        found = {}
        offset = self._slice.offset
        base = offset("declared", "supported") + offset("capabilities", "absent")
        sessions = (offset("session", "unopened"), offset("session", "open"))
        for method, added in self._methods.items():
            rows = {self._cells[base + added + session] for session in sessions}
            row = self._rows[rows.pop()]
            if not rows and type(row) is Refusal:
                found[method] = row
        return found

    def _needed(self, id: str) -> int:
        headers = self._tables.data["headers"]
        return sum(
            1 << ROLES[headers[name]["role"]]
            for name in self._entry(id)["headers"]
            if headers[name]["required"] and headers[name]["role"] in ROLES
        )

    def _routing_headers(self) -> tuple[str, ...]:
        return self._header_names.names

    def _remember(self, declared: str) -> int:
        """What an unserved version adds, by its era; the next time it is looked up."""
        era = self._tables.era(declared)
        opens = era != "unknown" and self._tables.lifecycle(era) == "handshake"
        offset = self._slice.offset("declared", "legacy" if opens else "unsupported")
        if len(declared) <= LONGEST_REMEMBERED and len(self._unserved) < MOST_REMEMBERED:
            self._unserved[declared] = offset
        return offset
