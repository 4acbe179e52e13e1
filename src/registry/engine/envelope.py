"""What goes out for a message: its params with the declaration, and its routing headers.

In: a method, params as a caller has them or as another hop sent them, and the version to
send at. Out: an :class:`Envelope` with fresh dictionaries and nothing that belongs to
another hop. What it makes, admission at that version admits.
"""

from __future__ import annotations

from collections.abc import Mapping

from .errors import UnknownVersionError, UsageError
from .frozen import thaw
from .headers import encode_header_value
from .quote import quote
from .record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from .tables import Tables

    Wire = str | int


class Envelope(Record):
    """``headers`` to send, in their usual spelling; ``params`` of the message, or None."""

    __slots__ = ()
    headers: dict[str, str]
    params: dict[str, Any] | None


def make_envelope(
    tables: Tables,
    versions: tuple[Wire, ...],
    offer: Wire | None,
    method: str,
    params: Mapping[str, Any] | None,
    version: object = None,
    capabilities: Mapping[str, Any] | None = None,
    client_info: Mapping[str, Any] | None = None,
    session_id: str | None = None,
) -> Envelope:
    """The envelope of one message of a client that speaks ``versions``.

    ``version`` is any of them, or a well-formed later one that the registry does not know;
    by default the first, for the handshake ``offer``. The protocol's own keys of another
    version or hop are taken out of the metadata, foreign ones stay; ``capabilities`` and
    ``client_info`` go where that version declares them, ``session_id`` only into a session.

    Raises:
        UsageError: the method, the params or a value of theirs cannot be sent so.
        UnknownVersionError: the version is none of the client's.
    """
    if not isinstance(method, str) or not method:
        raise UsageError(f"a method is a name, not {quote(method)}")
    for name, value in (
        ("params", params),
        ("capabilities", capabilities),
        ("client_info", client_info),
    ):
        if value is not None and not isinstance(value, Mapping):
            raise UsageError(f"{name} is an object, not {quote(value)}")
    if session_id is not None and not isinstance(session_id, str):
        raise UsageError(f"session_id is a string, not {quote(session_id)}")

    handshake = tables.data["handshake"]
    opening = handshake is not None and method == handshake["method"]
    if version is None:
        version = offer if opening else versions[0]
        if version is None:
            raise UsageError(f"{method} is not sent: this client speaks no version that it opens")
    wire, entry = _target(tables, versions, version)
    stateless = tables.lifecycle(entry["era"]) == "stateless"
    if opening and stateless:
        raise UsageError(f"{method} is not sent at {wire!r}, which has no handshake")

    out: dict[str, Any] | None = None if params is None else dict(params)
    declaration = tables.data["declaration"]
    if declaration["container"] is not None:
        out = _with_metadata(
            tables, entry, out, _declared(declaration, wire, capabilities, client_info, stateless)
        )
    if opening:
        return Envelope({}, _filled_in(entry["handshake"], wire, out, capabilities, client_info))
    return Envelope(_headers(tables, entry, wire, method, out, session_id), out)


def _target(
    tables: Tables, versions: tuple[Wire, ...], version: object
) -> tuple[Wire, Mapping[str, Any]]:
    """The version to send at, and the entry whose facts hold for it."""
    entry = tables.listed(version)
    if entry is not None:
        if entry["id"] not in versions:
            raise UnknownVersionError(version, versions, " of this client")
        return entry["id"], entry
    era = tables.era(version)
    if era == "unknown" or tables.lifecycle(era) != "stateless":
        raise UnknownVersionError(version, versions, " of this client")
    # A later version than the registry knows: sent as the newest of its era is.
    newest = [each for each in tables.versions.values() if each["era"] == era and each["released"]]
    return tables.scheme.canonical(version), newest[-1]  # type: ignore[return-value]


def _declared(
    declaration: Mapping[str, Any],
    wire: Wire,
    capabilities: Mapping[str, Any] | None,
    client_info: Mapping[str, Any] | None,
    stateless: bool,
) -> dict[str, Any]:
    if not stateless:
        return {}
    declared: dict[str, Any] = {declaration["version"]: wire}
    if declaration["capabilities"] is not None:
        declared[declaration["capabilities"]] = thaw(dict(capabilities or {}))
    if declaration["identity"] is not None and client_info is not None:
        declared[declaration["identity"]] = thaw(dict(client_info))
    return declared


def _with_metadata(
    tables: Tables,
    entry: Mapping[str, Any],
    params: dict[str, Any] | None,
    declared: dict[str, Any],
) -> dict[str, Any] | None:
    """The params with the declaration in their metadata, and no key of another version or hop."""
    declaration = tables.data["declaration"]
    container = declaration["container"]
    own = {declaration[name] for name in ("version", "capabilities", "identity")}
    gone = own | (set(tables.data["metadata_keys"]) - set(entry["metadata_keys"]))
    given = None if params is None else params.get(container)
    kept = {}
    if isinstance(given, Mapping):
        kept = {key: value for key, value in given.items() if key not in gone}
    metadata = {**kept, **declared}
    if metadata:
        return {**(params or {}), container: metadata}
    if params is not None:
        params.pop(container, None)
    return params


def _filled_in(
    members: Mapping[str, Any],
    wire: Wire,
    params: dict[str, Any] | None,
    capabilities: Mapping[str, Any] | None,
    client_info: Mapping[str, Any] | None,
) -> dict[str, Any]:
    filled = {**(params or {}), members["version"]: wire}
    if members["capabilities"] is not None and members["capabilities"] not in filled:
        filled[members["capabilities"]] = thaw(dict(capabilities or {}))
    if members["identity"] is not None and client_info is not None:
        filled.setdefault(members["identity"], thaw(dict(client_info)))
    return filled


def _headers(
    tables: Tables,
    entry: Mapping[str, Any],
    wire: Wire,
    method: str,
    params: dict[str, Any] | None,
    session_id: str | None,
) -> dict[str, str]:
    headers: dict[str, str] = {}
    stateless = tables.lifecycle(entry["era"]) == "stateless"
    for name in entry["headers"]:
        header = tables.data["headers"][name]
        role = header["role"]
        if role == "version":
            headers[name] = str(wire)
        elif role == "method":
            headers[name] = _literal(name, method)
        elif role == "name":
            value = (params or {}).get(header["params"].get(method))
            if isinstance(value, str):
                headers[name] = encode_header_value(value)
        elif role == "session" and session_id is not None and not stateless:
            headers[name] = _literal(name, session_id)
    return headers


def _literal(name: str, value: str) -> str:
    if not (value.isascii() and value.isprintable()) or value.strip() != value:
        raise UsageError(f"{quote(value)} cannot be sent in {name}: printable ASCII only")
    return value


def required_headers(tables: Tables, entry: Mapping[str, Any], method: str) -> frozenset[str]:
    """The names, in lower case, of the headers that a request of this method must carry.

    None for the handshake where one opens this version, nor for a notification that declares
    its version itself: its headers are not judged.
    """
    if not isinstance(method, str):
        raise UsageError(f"a method is a name, not {quote(method)}")
    handshake = tables.data["handshake"]
    if tables.lifecycle(entry["era"]) == "stateless":
        if _is_notification(tables, method):
            return frozenset()
    elif handshake is not None and method == handshake["method"]:
        return frozenset()
    found = set()
    for name in entry["headers"]:
        header = tables.data["headers"][name]
        if header["required"] and (header["role"] != "name" or method in header["params"]):
            found.add(name.lower())
    return frozenset(found)


def _is_notification(tables: Tables, method: str) -> bool:
    for entry in tables.versions.values():
        methods = entry["methods"]
        if method in methods["client_requests"] or method in methods["server_requests"]:
            return False
        if method in methods["client_notifications"] or method in methods["server_notifications"]:
            return True
    prefix = tables.data["protocol"]["notification_prefix"]
    return prefix is not None and method.startswith(prefix)
