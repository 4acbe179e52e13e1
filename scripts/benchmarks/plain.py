"""What a user would write without this project: the hand-inlined admission, and the version
list algorithm over dataclasses.

Each is written as plainly and as fast as honest code goes: no checks are left out that the
answer needs, and none are added.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from registry import Admission

VERSION_KEY = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities"


def inlined_admit(otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """Modern admission written out; whatever is not admitted here goes to ``otherwise``.

    An Admission is made as cheaply as its class allows: from its fields in one tuple.
    """

    def admit(session: Any, method: str, params: Any = None, headers: Any = None) -> Any:
        if headers is None and isinstance(params, dict):
            meta = params.get("_meta")
            if isinstance(meta, dict) and meta.get(VERSION_KEY) == "2026-07-28":
                capabilities = meta.get(CAPABILITIES_KEY)
                if isinstance(capabilities, dict):
                    return Admission(("modern", "2026-07-28", capabilities, "mcp.admission.modern"))
        return otherwise(session, method, params, headers)

    return admit


def inlined_admit_with_headers(otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """The same with the routing headers, which have no case and may not be repeated."""
    names = {"tools/call": "name", "prompts/get": "name", "resources/read": "uri"}
    routing = {"mcp-protocol-version", "mcp-method", "mcp-name"}

    def admit(session: Any, method: str, params: Any = None, headers: Any = None) -> Any:
        if isinstance(params, dict):
            meta = params.get("_meta")
            if isinstance(meta, dict) and meta.get(VERSION_KEY) == "2026-07-28":
                capabilities = meta.get(CAPABILITIES_KEY)
                if isinstance(capabilities, dict):
                    found: dict[str, str] = {}
                    for name, value in headers.items():
                        folded = name.lower()
                        if folded in routing:
                            if folded in found:
                                return otherwise(session, method, params, headers)
                            found[folded] = value.strip(" \t")
                    if (
                        found.get("mcp-protocol-version") == "2026-07-28"
                        and found.get("mcp-method") == method
                    ):
                        member = names.get(method)
                        if member is None or params.get(member) == found.get("mcp-name"):
                            return Admission(
                                ("modern", "2026-07-28", capabilities, "mcp.admission.modern")
                            )
        return otherwise(session, method, params, headers)

    return admit


def inlined_session(otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """Admission in an open session, written out."""

    def admit(session: Any, method: str, params: Any = None, headers: Any = None) -> Any:
        meta = params.get("_meta") if isinstance(params, dict) else None
        declares = isinstance(meta, dict) and VERSION_KEY in meta
        if headers is None and not declares and method != "initialize":
            return Admission(("legacy", session.version, None, "mcp.admission.session"))
        return otherwise(session, method, params, headers)

    return admit


def inlined_initialize(otherwise: Callable[..., Any]) -> Callable[..., Any]:
    """Admission of ``initialize`` before any session, written out."""
    served = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")

    def admit(session: Any, method: str, params: Any = None, headers: Any = None) -> Any:
        if headers is None and method == "initialize" and isinstance(params, dict):
            meta = params.get("_meta")
            if not isinstance(meta, dict) or VERSION_KEY not in meta:
                asked = params.get("protocolVersion")
                version = asked if asked in served else served[0]
                capabilities = params.get("capabilities")
                if not isinstance(capabilities, dict):
                    capabilities = None
                return Admission(("legacy", version, capabilities, "mcp.admission.handshake"))
        return otherwise(session, method, params, headers)

    return admit


@dataclass(frozen=True)
class Version:
    """A version with its coordinates and capabilities."""

    protocol: str
    major: int
    minor: int
    patch: int = 0
    capabilities: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Outcome:
    """What two version lists come to."""

    local_version: Version
    remote_version: Version
    negotiated_version: Version | None
    degraded_capabilities: frozenset[str]
    success: bool


def _order(version: Version) -> tuple[int, int, int]:
    return (version.major, version.minor, version.patch)


def negotiate(local: Iterable[Version], remote: Iterable[Version]) -> Outcome:
    """The algorithm of the version list seed, step by step."""
    own, theirs = sorted(local, key=_order), sorted(remote, key=_order)
    if not own or not theirs:
        raise ValueError("a version list is empty")
    local_best, remote_best = own[-1], theirs[-1]
    majors = {version.major for version in own} & {version.major for version in theirs}
    if not majors:
        return Outcome(local_best, remote_best, None, frozenset(), False)
    major = max(majors)
    own_minors = {version.minor: version for version in own if version.major == major}
    their_minors = {version.minor: version for version in theirs if version.major == major}
    common = own_minors.keys() & their_minors.keys()
    if common:
        negotiated = own_minors[max(common)]
    else:
        own_highest, their_highest = max(own_minors), max(their_minors)
        if own_highest < their_highest:
            negotiated = own_minors[own_highest]
        else:
            negotiated = their_minors[their_highest]
    degraded = local_best.capabilities - negotiated.capabilities
    return Outcome(local_best, remote_best, negotiated, degraded, True)


def negotiate_wire(
    known: Mapping[str, Version],
    wire: Mapping[tuple[int, int, int], str],
    local: Iterable[str],
    remote: Iterable[str],
) -> str | None:
    """The same over wire strings; what is not known is passed over."""
    outcome = negotiate(
        [known[each] for each in local if each in known],
        [known[each] for each in remote if each in known],
    )
    agreed = outcome.negotiated_version
    return None if agreed is None else wire[_order(agreed)]
