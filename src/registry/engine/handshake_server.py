"""The server of a protocol whose versions are agreed in the handshake, and only there."""

from __future__ import annotations

from collections.abc import Mapping

from .answers import Admission, Refusal, RefusalRow
from .server import Server
from .sides import UNOPENED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .headers import Pairs
    from .sides import Session


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
    ) -> Admission | Refusal:
        """See :meth:`Server.admit`.

        >>> import registry
        >>> server = registry.protocol("acp").server()
        >>> server.admit(registry.UNOPENED, "initialize", {"protocolVersion": 7}).version
        1
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
        slice_ = self._slice
        requested = None
        cell = self._method_offset(method)
        if self.is_handshake(method):
            requested = self._requested(params)
            cell += slice_.offset("declared", self._declared_fact(params, requested))
        if session is not UNOPENED:
            self._session(session)
            cell += slice_.offset("session", "open")

        if trace is not None:
            trace.append(cell)
        row = self._rows[slice_.cells[cell]]
        if type(row) is RefusalRow:
            return Refusal((row, requested, method, None, None, 0, False))
        if type(row) is Refusal:
            return row
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
