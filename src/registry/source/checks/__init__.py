"""What stands in relation to something else in a registry file, and is wrong there.

In: a :class:`~registry.source.grammar.RegistryFile`. Out: problems, each with the path of a
key and the id of the check. Shape is :mod:`registry.source.shape`'s matter; whether the
rules cover everything is told when they are compiled.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from ..grammar import RegistryFile
from ..problems import Path, Problem
from . import deprecations, names, rules, versions
from .layout import key_order
from .view import DEFINED_LISTS, View

__all__ = ["CHECKS", "check", "key_order"]

Check = Callable[[View], Iterator[Problem]]

_IDS: tuple[Path, ...] = (("versions", "*", "id"),)
_CHAIN: tuple[Path, ...] = (*_IDS, ("versions", "*", "extends"))
_RELEASES: tuple[Path, ...] = (("versions", "*", "releases", "*"),)
_NAMES: tuple[Path, ...] = tuple(
    (*entry, "adds", "*", "*") for entry in (("versions", "*"), *_RELEASES)
)
_DELTAS: tuple[Path, ...] = (*_CHAIN, *_NAMES)

#: Every check, with the paths it needs whole: where one of them is broken, the check would
#: tell of what follows from that and not of what is wrong, so it is left out.
CHECKS: tuple[tuple[Check, tuple[Path, ...]], ...] = (
    (versions.ids, (("protocol", "scheme"), *_IDS)),
    (versions.bounds, (("protocol", "scheme"),)),
    (versions.order, (("protocol", "scheme"), *_IDS)),
    (versions.releases, ()),
    (versions.released, (("versions", "*", "status"),)),
    (versions.coordinates, (("protocol", "scheme"), ("versions", "*", "status"))),
    (versions.shared_coordinates, (*_IDS, ("versions", "*", "status"))),
    (versions.current, (("versions", "*", "status"),)),
    (versions.assumed, _IDS),
    (versions.extends, _IDS),
    (versions.eras, (*_IDS, ("eras", "*", "since"))),
    (versions.default_era, (("eras", "*"),)),
    (versions.version_eras, (*_IDS, ("eras", "*", "since"))),
    (versions.repeated, ()),
    (versions.deltas, _DELTAS),
    (versions.parents, _DELTAS),
    (versions.kinds, _CHAIN),
    (versions.codes, (*_CHAIN, ("errors", "*", "code"))),
    (names.defined, tuple((name, "*") for name in DEFINED_LISTS)),
    (names.used, (*_NAMES, ("admission", "rules"))),
    (names.methods, _NAMES),
    (names.capabilities, _NAMES),
    (
        names.exchanges,
        (*_NAMES, ("eras", "*", "lifecycle"), ("handshake",), ("declaration",), ("discovery",)),
    ),
    (names.declaration, (("declaration", "carrier"), ("headers", "*"), ("handshake",))),
    (names.errors, (("eras", "*"),)),
    (names.headers, _NAMES),
    (names.offers, (*_NAMES, ("eras", "*"))),
    (names.differences, _IDS),
    (names.official, _IDS),
    (deprecations.deprecations, (*_IDS, *_NAMES, ("deprecations", "*", "feature"))),
    (deprecations.follows, ()),
    (rules.conditions, (("policies", "*", "values"), ("policies", "*", "sides"))),
    (rules.rules, ()),
    (rules.remainder, (("*", "rules", "*", "when"), ("*", "rules", "*", "otherwise"))),
    (rules.outcomes, (("errors", "*"),)),
    (rules.policies, (("policies", "*", "type"),)),
    (rules.unread, (("admission", "rules"), ("probe", "rules"), ("lifecycle", "rules"))),
)


def check(file: RegistryFile, broken: Collection[Path] = ()) -> Iterator[Problem]:
    """Every problem of a file whose shape is right, or made right by stand-ins at ``broken``."""
    view = View(file)
    for each, needs in CHECKS:
        if any(_concerns(need, path) for need in needs for path in broken):
            continue
        for problem in each(view):
            if not any(problem.path[: len(path)] == path for path in broken):
                yield problem


def _concerns(need: Path, path: Path) -> bool:
    """Whether something broken at ``path`` takes away what is needed; ``*`` is any part."""
    return len(path) <= len(need) and all(
        part in ("*", at) for part, at in zip(need, path, strict=False)
    )
