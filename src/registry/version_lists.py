"""Negotiation between version lists, over the bundled protocols' facts.

In: two lists of version objects. Out: the result of :func:`registry.engine.negotiation.negotiate`.
A peer's list and one's own are the same from connection to connection, so the last results
are remembered: for lists that are equal and begin with the same objects.
"""

from __future__ import annotations

from .bundle import bundled_names
from .engine.negotiation import NegotiationResult, negotiate

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

    from .engine.versions import ProtocolVersion

    Requires = Mapping[str, Iterable[str]]

_MOST_REMEMBERED = 64
#: By the first object of the other side's list, since one's own is mostly the same: copies of
#: both lists, and their result. The copies keep the objects alive, so that no other object can
#: have that id.
_remembered: dict[int, tuple[Sequence[Any], Sequence[Any], NegotiationResult, Any]] = {}
_known = _remembered.get
_requires: dict[str, Requires] = {}


def negotiate_version(
    local: Iterable[ProtocolVersion], remote: Iterable[ProtocolVersion]
) -> NegotiationResult:
    """The version that two lists agree on, and what the local side loses by it.

    The highest minor that both list within the highest major that both list; where they
    share no minor, the highest minor of the side whose highest is lower: a list stands for
    what its versions can be spoken with, so the agreed version may be the other side's. What
    capabilities need is taken from the local side's highest version; of one made by hand,
    from the bundled protocol of that name.

    Raises:
        UsageError: a list is empty, or the lists are not of one protocol.

    >>> import registry
    >>> mine = registry.get_supported_versions("mcp")
    >>> result = negotiate_version(mine, mine[:1])
    >>> result.success, result.negotiated_version.wire
    (True, '2024-11-05')
    """
    try:
        head = local[0]  # type: ignore[index]
        known = _known(id(remote[0]))  # type: ignore[index]
    except (TypeError, IndexError, KeyError):  # no sequence, or an empty one
        return negotiate(local, remote, _requires_of)
    # Equal lists of two registries may need different things of a capability: the same
    # object at their head tells them apart.
    if known and known[3] is head and known[0] == local and known[1] == remote:
        return known[2]
    result = negotiate(local, remote, _requires_of)
    if type(local) in (list, tuple) and type(remote) in (list, tuple):
        if len(_remembered) >= _MOST_REMEMBERED:
            _remembered.clear()
        _remembered[id(remote[0])] = (local[:], remote[:], result, head)  # type: ignore[index]
    return result


def _requires_of(name: str) -> Requires:
    """What the capabilities of a bundled protocol need; nothing for any other name."""
    requires = _requires.get(name)
    if requires is None:
        from .api import protocol

        requires = {}
        if name.lower() in bundled_names():
            requires = protocol(name).all_versions[0].requires or {}
        if len(_requires) < _MOST_REMEMBERED:
            _requires[name] = requires
    return requires
