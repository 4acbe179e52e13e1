"""Two lists of versions, and the one that both sides can speak.

In: version objects of one protocol. Out: a :class:`NegotiationResult`, also where nothing is
shared. No list is fetched and nothing is sent here.
"""

from __future__ import annotations

from .errors import UsageError
from .quote import quote
from .record import Record
from .versions import ProtocolVersion

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    Requires = Mapping[str, Iterable[str]]

new = tuple.__new__


class NegotiationResult(Record):
    """What two version lists come to.

    ``local_version`` and ``remote_version`` are each side's highest, whatever the outcome;
    ``negotiated_version`` is the agreed one, or None; ``degraded_capabilities`` what the
    local side's highest has and the agreed one cannot give, empty where nothing was agreed;
    ``success`` whether a major version is shared.
    """

    __slots__ = ()
    protocol: str
    local_version: ProtocolVersion
    remote_version: ProtocolVersion
    negotiated_version: ProtocolVersion | None
    degraded_capabilities: frozenset[str]
    success: bool


def negotiate(
    local: Iterable[ProtocolVersion],
    remote: Iterable[ProtocolVersion],
    requires_of: Callable[[str], Requires] | None = None,
) -> NegotiationResult:
    """The highest common minor of the highest common major, and what the local side loses.

    Where no minor is shared within that major, the agreed version is the highest minor of
    the side whose highest is lower. At a shared minor the local entry with the highest
    patch is the agreed one. A capability whose needs are not met in the agreed version is
    degraded too; what it needs stands with the local side's highest version, else
    ``requires_of`` tells it by the protocol's name.

    Raises:
        UsageError: a list is empty, or the lists are not of one protocol.
    """
    own = _by_minor(local, "local")
    local_best = own[max(own)]
    protocol = local_best.protocol
    theirs = _by_minor(remote, "remote", protocol)
    remote_best = theirs[max(theirs)]

    majors = {minor[0] for minor in own}.intersection([minor[0] for minor in theirs])
    if not majors:
        return new(NegotiationResult, (protocol, local_best, remote_best, None, frozenset(), False))
    major = max(majors)
    common = [minor for minor in own if minor in theirs and minor[0] == major]
    if common:
        agreed = own[max(common)]
    else:
        own_highest = max(minor for minor in own if minor[0] == major)
        their_highest = max(minor for minor in theirs if minor[0] == major)
        lower = own if own_highest < their_highest else theirs
        agreed = lower[min(own_highest, their_highest)]
    requires = local_best.requires
    if requires is None and requires_of is not None:
        requires = requires_of(protocol)
    degraded = degraded_capabilities(local_best, agreed, requires)
    return new(NegotiationResult, (protocol, local_best, remote_best, agreed, degraded, True))


def degraded_capabilities(
    best: ProtocolVersion, agreed: ProtocolVersion, requires: Requires | None = None
) -> frozenset[str]:
    """What ``best`` has and ``agreed`` cannot give: not there, or without what it needs.

    Needs are followed through: one that is itself without what it needs counts as not there.
    """
    lost = best.capabilities - agreed.capabilities
    if not requires:
        return lost
    kept = set(agreed.capabilities)
    while unmet := [
        name for name, needs in requires.items() if name in kept and not kept.issuperset(needs)
    ]:
        kept.difference_update(unmet)
    return best.capabilities - kept


def version_is_compatible(a: ProtocolVersion, b: ProtocolVersion) -> bool:
    """Whether two versions have the same major number; nothing else is looked at.

    >>> version_is_compatible(ProtocolVersion("mcp", 1, 0), ProtocolVersion("mcp", 1, 3))
    True
    """
    for version in (a, b):
        if type(version) is not ProtocolVersion and not isinstance(version, ProtocolVersion):
            raise UsageError(f"{quote(version)} is no ProtocolVersion")
    return a.major == b.major


def _by_minor(
    versions: Iterable[ProtocolVersion], side: str, protocol: str | None = None
) -> dict[tuple[int, int], ProtocolVersion]:
    """The version with the highest patch of each minor; all are of ``protocol``, or of one."""
    found: dict[tuple[int, int], ProtocolVersion] = {}
    if not hasattr(versions, "__iter__"):
        raise UsageError(f"the {side} list is a list of versions, not {quote(versions)}")
    for version in versions:
        if type(version) is not ProtocolVersion and not isinstance(version, ProtocolVersion):
            raise UsageError(f"the {side} list holds {quote(version)}, which is no ProtocolVersion")
        if version[0] != protocol:
            if protocol is not None:
                raise UsageError(
                    f"versions of one protocol are negotiated, not of {protocol} and {version[0]}"
                )
            protocol = version.protocol
        minor = (version[1], version[2])
        known = found.get(minor)
        if known is None or known[3] < version[3]:
            found[minor] = version
    if not found:
        raise UsageError(f"the {side} version list is empty")
    return found
