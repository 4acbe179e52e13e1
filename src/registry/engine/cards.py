"""The choice of an interface from a peer's card.

In: a decoded card of any shape, what this side speaks, and where cards of the protocol name
their interfaces (the compiled ``card`` table). Out: an :class:`Interface`. Members that the
table does not name are not looked at; an entry that is out of shape is passed over. Fetching
a card and checking its signature are left to the caller. The work is linear in the entries.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from .errors import NoCommonVersionError, UsageError, suggest
from .quote import quote
from .record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

PREFERENCES = ("card", "versions", "bindings")


class Interface(Record):
    """The entry of a card that was chosen.

    ``url`` and ``binding`` as the card spells them, ``version`` in its wire form, ``tenant``
    the entry's own text or None, ``fields`` a read-only mapping of the entry's other members,
    untouched. Where the card itself is the entry, its members are the peer's and not the
    interface's: ``fields`` is empty then.
    """

    url: str
    binding: str
    version: str
    tenant: str | None
    fields: Mapping[str, Any]

    def __hash__(self) -> int:
        return hash((self.url, self.binding, self.version))  # a mapping has no hash

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (self.url, self.binding, self.version, self.tenant, dict(self.fields)))


def select_interface(
    card: object,
    data: Mapping[str, Any],
    *,
    versions: Sequence[Any],
    bindings: Sequence[str] | None,
    prefer: str,
    canonical: Callable[[object], Any],
) -> Interface:
    """The interface of a card that this side speaks, in the card's order unless asked otherwise.

    ``card`` is any decoded JSON, ``data`` the protocol's ``card`` table. ``versions`` are
    wire versions in this side's order of preference, ``bindings`` names that are compared
    exactly, in its order too; None for those of ``data``. ``prefer``: ``card`` the first
    entry that fits, ``versions`` this side's order of versions first, ``bindings`` its order
    of bindings first; ties keep the card's order. ``canonical`` gives a version's wire form,
    and None for what is none.

    Raises:
        UsageError: an unknown preference, or bindings that are not names.
        NoCommonVersionError: nothing fits; it names what the card offers and what was wanted.

    >>> places = [{"entries": "interfaces", "url": "url", "binding": "via", "version": "v"}]
    >>> chosen = select_interface(
    ...     {"interfaces": [{"url": "u1", "v": "2.0"}, {"url": "u2", "v": "1.0", "room": 7}]},
    ...     {"default_binding": "RPC", "default_version": "1.0", "shapes": places},
    ...     versions=["1.0"], bindings=["RPC"], prefer="card", canonical=str,
    ... )
    >>> chosen.url, chosen.version, dict(chosen.fields)
    ('u2', '1.0', {'room': 7})
    """
    if prefer not in PREFERENCES:
        close = suggest(prefer, PREFERENCES)
        hint = f"; did you mean {close!r}?" if close else f"; known: {', '.join(PREFERENCES)}"
        raise UsageError(f"unknown preference {prefer!r}{hint}")
    if bindings is None:
        bindings = data["bindings"]
    if (
        isinstance(bindings, str)
        or not isinstance(bindings, Sequence)
        or not all(isinstance(name, str) for name in bindings)
    ):
        raise UsageError(f"bindings is a sequence of names, not {bindings!r}")
    # Of names given twice the first place counts.
    version_rank = {version: at for at, version in reversed(list(enumerate(versions)))}
    binding_rank = {binding: at for at, binding in reversed(list(enumerate(bindings)))}
    rank = {"card": {}, "versions": version_rank, "bindings": binding_rank}[prefer]

    best: tuple[int, str, str, Mapping[str, Any], Mapping[str, Any]] | None = None
    offered: dict[str, None] = {}
    for shape, entry, binding, declared in _entries(card, data):
        version = canonical(declared)
        if version in version_rank and binding in binding_rank:
            place = rank.get(binding if prefer == "bindings" else version, 0)
            if best is None or place < best[0]:
                best = (place, binding, version, shape, entry)
                if not place:
                    break  # no later entry can come before it
        elif best is None:
            said = version if version is not None else declared
            if isinstance(said, str):
                offered[f"{quote(binding, marks=False)} {quote(said, marks=False)}"] = None
    if best is None:
        wanted = [f"{binding} {version}" for version in versions for binding in bindings]
        raise NoCommonVersionError(wanted, list(offered))

    _, binding, version, shape, entry = best
    member = shape.get("tenant")
    tenant = entry.get(member) if member else None
    fields: dict[str, Any] = {}
    if shape.get("entries"):
        read = {shape["url"], shape["binding"]}
        if shape.get("version_in", "entry") == "entry":
            read.add(shape["version"])
        if isinstance(tenant, str):
            read.add(member)
        fields = {name: value for name, value in entry.items() if name not in read}
    return _restored(
        entry[shape["url"]], binding, version, tenant if isinstance(tenant, str) else None, fields
    )


def _entries(
    card: object, data: Mapping[str, Any]
) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any], str, object]]:
    """The usable entries in the card's order: shape, entry, binding, version as declared."""
    if not isinstance(card, Mapping):
        return
    for shape in data["shapes"]:
        member = shape.get("entries")
        entries = card.get(member) if member else (card,)
        if not isinstance(entries, (list, tuple)):
            continue
        for entry in entries:
            if not isinstance(entry, Mapping):
                continue
            url = entry.get(shape["url"])
            if not isinstance(url, str) or not url:
                continue
            # Empty text stands for an absent member, as in the JSON form of protocol buffers.
            binding = entry.get(shape["binding"])
            if binding is None or binding == "":
                binding = data["default_binding"]
            if not isinstance(binding, str):
                continue
            holder = card if shape.get("version_in", "entry") == "card" else entry
            version = holder.get(shape["version"])
            if version is None or version == "":
                version = data["default_version"]
            yield shape, entry, binding, version


def _restored(
    url: str, binding: str, version: str, tenant: str | None, fields: dict[str, Any]
) -> Interface:
    return Interface(url, binding, version, tenant, MappingProxyType(fields))
