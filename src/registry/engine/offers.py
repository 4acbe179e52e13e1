"""Which capabilities a client offers, by the callbacks that its handler has.

In: a handler, the facts of one version, and which capabilities are closed. Out: the
capabilities object to send, fresh, and the names of the offered features that are deprecated.
"""

from __future__ import annotations

from .errors import UnknownNameError, UsageError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from typing import Any


class UnknownOptionError(UnknownNameError):
    """No offer of this protocol has such an option."""

    what = "option"


def offered_capabilities(
    offers: Collection[Mapping[str, Any]],
    handler: object,
    era: str,
    available: Collection[str],
    options: Mapping[str, Any],
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The capabilities object for a handler, and what was asked for but is not available.

    ``available`` are the dotted paths that may be offered. An option without its callback
    does nothing.

    Raises:
        UsageError: an option or a mode that the registry does not know.
    """
    known = {option["argument"] for offer in offers for option in offer["options"]}
    for name in options:
        if name not in known:
            raise UnknownOptionError(name, sorted(known))
    found: dict[str, Any] = {}
    left_out = []
    for offer in offers:
        path = offer["capability"]
        if not callable(getattr(handler, offer["callback"], None)) or path not in available:
            continue
        _put(found, path, {})
        for mode in _modes(offer, handler):
            if f"{path}.{mode}" in available:
                _put(found, f"{path}.{mode}", {})
        for option in offer["options"]:
            wanted = options.get(option["argument"]) and (
                not option["eras"] or era in option["eras"]
            )
            if wanted and option["capability"] in available:
                value = {} if option["value"] is None else option["value"]
                _put(found, option["capability"], value)
            elif wanted:
                left_out.append(option["capability"])
    return found, tuple(left_out)


def _modes(offer: Mapping[str, Any], handler: object) -> list[str]:
    modes = offer["modes"]
    if modes is None:
        return []
    given = getattr(handler, modes["attribute"], None)
    if given is None:
        return []
    if isinstance(given, str) or not hasattr(given, "__iter__"):
        raise UsageError(f"{modes['attribute']} lists modes, it is not {given!r}")
    named = list(given)
    for mode in named:
        if mode not in modes["values"]:
            known = ", ".join(modes["values"])
            raise UsageError(f"unknown mode {mode!r} in {modes['attribute']}; known: {known}")
    return [mode for mode in modes["values"] if mode in named]


def _put(found: dict[str, Any], path: str, value: Any) -> None:
    *parents, last = path.split(".")
    for parent in parents:
        found = found.setdefault(parent, {})
    found.setdefault(last, value)
