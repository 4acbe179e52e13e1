"""The server for each way in which a message carries its version.

In: compiled tables. Out: a server of the kind that the protocol's declaration asks for; the
module of each kind is loaded when it is first needed.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from .server import Server
    from .tables import Tables


def make_server(
    tables: Tables,
    versions: Any = None,
    policy: Mapping[str, Any] | None = None,
    side: str = "server",
) -> Server:
    """The server of a protocol, of the kind that its declaration asks for."""
    carrier = tables.data["declaration"]["carrier"]
    if carrier == "metadata":
        from .metadata_server import MetadataServer

        return MetadataServer(tables, versions, policy, side)
    if carrier == "header":
        from .header_server import HeaderServer

        return HeaderServer(tables, versions, policy, side)
    from .handshake_server import HandshakeServer

    return HandshakeServer(tables, versions, policy, side)
