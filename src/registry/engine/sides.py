"""What a server, a client and a lifecycle are made of: a version list and policies.

In: the caller's own wishes. Out: known versions in their wire form, and the value of every
policy of that side. What is wrong with them is the caller's mistake, and raises.
"""

from __future__ import annotations

from types import MappingProxyType

from .errors import UnknownPolicyError, UnknownVersionError, UsageError
from .quote import quote

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from .tables import Tables

    Wire = str | int

#: The statuses of a version that is published and neither replaced nor withdrawn.
PUBLISHED = frozenset({"current", "final"})


class Open:
    """A session in which a handshake agreed on this version.

    ``version`` is the wire form that the handshake was answered with.

    Raises:
        UsageError: it is neither a string nor an integer.

    >>> Open("2025-06-18") == Open("2025-06-18")
    True
    """

    __slots__ = ("_version",)

    def __init__(self, version: Wire) -> None:
        if isinstance(version, bool) or not isinstance(version, str | int):
            raise UsageError(f"a session agreed on a wire version, not on {quote(version)}")
        self._version = version

    @property
    def version(self) -> Wire:
        """The agreed version, in its wire form."""
        return self._version

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Open) and self._version == other._version

    def __hash__(self) -> int:
        return hash((Open, self._version))

    def __repr__(self) -> str:
        return f"Open({self._version!r})"


class Unopened:
    """No handshake yet; ``registry.UNOPENED`` is the one instance."""

    __slots__ = ()

    def __repr__(self) -> str:
        return "UNOPENED"

    def __reduce__(self) -> str:
        return "UNOPENED"


UNOPENED = Unopened()
Session = Open | Unopened


def refuse_change(side: object, name: str) -> None:
    """Raises AttributeError where a side's public attribute is set a second time."""
    if not name.startswith("_") and hasattr(side, name):
        raise AttributeError(f"{name!r} of a {type(side).__name__} is settled when it is made")


def published(tables: Tables) -> tuple[Wire, ...]:
    """The published versions, oldest first: no draft, nothing retired."""
    return tuple(id for id, entry in tables.versions.items() if entry["status"] in PUBLISHED)


def listed_versions(tables: Tables, versions: Iterable[object]) -> tuple[Wire, ...]:
    """A caller's version list in wire form, in the caller's order.

    Raises:
        UsageError: the list is empty, repeats a version, or is no list of versions.
        UnknownVersionError: the registry does not have one of them.
    """
    if isinstance(versions, str | bytes) or not hasattr(versions, "__iter__"):
        raise UsageError(f"versions are a list, not {type(versions).__name__}: [{versions!r}]?")
    found: list[Wire] = []
    for version in versions:
        wire = known_version(tables, version)
        if wire in found:
            raise UsageError(f"version {wire!r} is listed twice")
        found.append(wire)
    if not found:
        raise UsageError("the version list is empty: name at least one version")
    return tuple(found)


def known_version(tables: Tables, version: object) -> Wire:
    """The wire form of a version of the registry, however the caller spells it.

    Raises:
        UnknownVersionError: the registry does not have it.
    """
    wire = getattr(version, "wire", version)
    try:
        entry = tables.listed(wire)
    except TypeError:
        entry = None
    if entry is None:
        title = tables.data["protocol"]["title"]
        near = nearest(tables, wire)
        raise UnknownVersionError(wire, tables.versions, f" of {title}", near=near)
    return entry["id"]  # type: ignore[no-any-return]


def nearest(tables: Tables, version: object) -> Wire | None:
    """The listed version that a well-formed one is nearest to in the order; None for others."""
    place = _place(tables.scheme.parse(version))
    if place is None:
        return None
    places = {id: _place(tables.scheme.parse(id)) for id in tables.versions}
    distances = {id: abs(at - place) for id, at in places.items() if at is not None}
    return min(distances, key=lambda id: distances[id])


def _place(key: tuple[int, ...] | None) -> int | None:
    """A number that grows with a key; exact enough to tell which neighbour is nearer."""
    if key is None:
        return None
    place = 0
    for part in key:
        place = place * 32 + part
    return place


def settle_policies(
    tables: Tables, side: str, wishes: Mapping[str, Any] | None
) -> Mapping[str, Any]:
    """Every policy of a side with its value, read-only: a string, or a frozenset of methods.

    Raises:
        UnknownPolicyError: no such policy on this side, or no such value of it.
        UsageError: policies that are no mapping; a set of methods that is none, or holds a
            handshake method.
    """
    if wishes is not None and not hasattr(wishes, "items"):
        raise UsageError(f"policies are a mapping of names to values, not {quote(wishes)}")
    known = {
        name: policy for name, policy in tables.data["policies"].items() if side in policy["sides"]
    }
    settled = {
        name: policy["default"] if policy["type"] == "choice" else frozenset(policy["default"])
        for name, policy in known.items()
    }
    for name, value in dict(wishes or {}).items():
        policy = known.get(name)
        if policy is None:
            raise UnknownPolicyError(
                name, known, f" of a {tables.data['protocol']['title']} {side}"
            )
        if policy["type"] == "methods":
            settled[name] = _methods(tables, name, value)
        elif value in policy["values"]:
            settled[name] = value
        else:
            raise UnknownPolicyError(value, policy["values"], what=f"value of policy {name}")
    return MappingProxyType(settled)


def _methods(tables: Tables, name: str, value: Any) -> frozenset[str]:
    if isinstance(value, str | bytes) or not hasattr(value, "__iter__"):
        raise UsageError(f"policy {name} takes a set of method names, not {value!r}")
    named = tuple(value)
    for method in named:
        if not isinstance(method, str):
            raise UsageError(f"policy {name} takes method names, not {method!r}")
    methods = frozenset(named)
    handshake = tables.data["handshake"]
    for part in ("method", "confirm"):
        if handshake is not None and handshake[part] in methods:
            raise UsageError(f"policy {name} cannot name {handshake[part]}: it is the handshake's")
    return methods


def fixed_facts(
    tables: Tables, decision: str, facts: Mapping[str, str], policies: Mapping[str, Any]
) -> dict[str, str]:
    """The facts of a decision that are fixed when a side is made, for its slice."""
    return {
        name: facts[name] if name in facts else policies[name]
        for name in tables.decision(decision).fixed
    }
