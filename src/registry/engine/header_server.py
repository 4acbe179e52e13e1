"""The server of a protocol whose versions are declared in a header, or a request parameter."""

from __future__ import annotations

from .answers import Admission, Refusal, RefusalRow
from .headers import HeaderNames, bare
from .server import LONGEST_REMEMBERED, MOST_REMEMBERED, Server
from .sides import UNOPENED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .headers import Pairs
    from .sides import Session
    from .tables import Tables


class HeaderServer(Server):
    """Versions are declared in a header, or else in a request parameter."""

    __slots__ = ("_header", "_parameter", "_remembered", "_served_keys")

    def __init__(self, tables: Tables, versions: Any, policy: Any, side: str = "server") -> None:
        super().__init__(tables, versions, policy, side)
        declaration = tables.data["declaration"]
        self._header = HeaderNames([declaration["header"]])
        self._parameter = HeaderNames([declaration["parameter"] or declaration["header"]])
        self._served_keys = {tables.scheme.parse(id): id for id in self.supported}
        #: spellings that were looked up before: peers repeat themselves
        self._remembered: dict[str, tuple[str, Any]] = {}

    def admit(
        self,
        session: Session,
        method: str,
        params: Any = None,
        headers: Pairs | None = None,
        query: Pairs | None = None,
    ) -> Admission | Refusal:
        """See :meth:`Server.admit`.

        >>> import registry
        >>> server = registry.protocol("a2a").server()
        >>> server.admit(registry.UNOPENED, "SendMessage", headers={"A2A-Version": "1.0"}).version
        '1.0'
        """
        return self._traced(session, method, params, headers, query, None)

    def _traced(
        self,
        session: Session,
        method: str,
        params: Any,
        headers: Pairs | None,
        query: Pairs | None,
        trace: list[int] | None,
    ) -> Admission | Refusal:
        if session is not UNOPENED:
            self._session(session)
        declared: str | None = None
        repeated = False
        for names, source in ((self._header, headers), (self._parameter, query)):
            if source is None:
                continue
            values, twice = names.read(source)
            repeated = repeated or bool(twice)
            value = "" if values[0] is None else bare(values[0])
            if declared is None and value:  # an empty one stands for none
                declared = value

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

        if trace is not None:
            trace.append(cell)
        row = self._rows[slice_.cells[cell]]
        if type(row) is RefusalRow:
            return Refusal((row, declared, method, None, declared, 0, False))
        if type(row) is Refusal:
            return row
        source_of_version, rule = row
        return self._admitted(source_of_version, rule, params, session, governs)

    def _declared_fact(self, declared: str | None) -> tuple[str, Any]:
        """Where the declared version stands, and the served version nearest to it."""
        if declared is None:
            return "absent", None
        found = self._remembered.get(declared)
        if found is None:
            found = self._look_up(declared)
            if len(declared) <= LONGEST_REMEMBERED and len(self._remembered) < MOST_REMEMBERED:
                self._remembered[declared] = found
        return found

    def _look_up(self, declared: str) -> tuple[str, Any]:
        key = self._tables.scheme.parse_text(declared)
        if key is None:
            return "malformed", None
        served = self._served_keys.get(key)
        if served is not None:
            return "supported", served
        same_major = [each for each in self._served_keys if each is not None and each[0] == key[0]]
        if same_major:
            return "same_major", self._served_keys[max(same_major)]
        return "unsupported", None
