"""The module's functions: the bundled protocols, and a user's own.

In: names and paths. Out: :class:`~registry.facade.Protocol` objects. The
bundled tables are read once, when first asked for.
"""

from __future__ import annotations

from enum import StrEnum

from .bundle import bundled_names, read_tables
from .engine.errors import UnknownProtocolError
from .engine.tables import Tables
from .facade import Protocol

TYPE_CHECKING = False
if TYPE_CHECKING:
    import datetime
    import os
    from collections.abc import Mapping

    from .engine.versions import ProtocolVersion


class ProtocolName(StrEnum):
    """The bundled protocols by name; a member is its own string.

    >>> ProtocolName.MCP == "mcp"
    True
    """

    MCP = "mcp"
    A2A = "a2a"
    ACP = "acp"


_loaded: dict[str, Protocol] = {}


def protocols() -> tuple[str, ...]:
    """The ids of the bundled protocols, sorted.

    >>> protocols()
    ('a2a', 'acp', 'mcp')
    """
    return bundled_names()


def protocol(name: str) -> Protocol:
    """A bundled protocol; the name's case does not matter.

    Raises:
        UnknownProtocolError: none is bundled under that name.

    >>> protocol("MCP").title
    'Model Context Protocol'
    """
    found = _loaded.get(name) if isinstance(name, str) else None
    if found is None:
        folded = name.lower() if isinstance(name, str) else name
        if folded not in bundled_names():
            raise UnknownProtocolError(name, bundled_names())
        found = _loaded.get(folded)
        if found is None:
            found = _loaded[folded] = Protocol(Tables(read_tables(folded)))
        _loaded[folded] = found
    return found


def load(path: str | os.PathLike[str]) -> Mapping[str, Protocol]:
    """The protocols of a registry of one's own: a folder of TOML files, or one file.

    Returns a read-only mapping from protocol id to :class:`Protocol`. Needs pydantic.

    Raises:
        InvalidRegistryError: the registry is broken; ``.findings`` lists every problem.
    """
    from types import MappingProxyType

    from .compile.compiler import compile_registry
    from .source.load import load_sources

    tables = compile_registry(load_sources(path))
    return MappingProxyType({name: Protocol(Tables(data)) for name, data in tables.items()})


def get_supported_versions(
    name: str,
    months_since_deprecation: int | None = None,
    on: datetime.date | None = None,
) -> list[ProtocolVersion]:
    """The published versions of a bundled protocol, oldest first.

    Capabilities whose shim window is closed are left out: judged after so many months
    since their deprecation where given, else on the day ``on``, else today.

    Raises:
        UnknownProtocolError: no such protocol is bundled.
        UsageError: the months are no whole number from 0, or ``on`` is no date.
    """
    return protocol(name).supported_versions(months_since_deprecation, on)
