"""Checks of the names that one table uses and another defines."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from typing import Any

from ...engine.answers import DATA_PLACEHOLDERS, DETAIL_PLACEHOLDERS
from ..problems import Path, Problem, did_you_mean, shown
from .versions import unknown_era, unknown_version
from .view import CAPABILITY_LISTS, DEFINED_LISTS, LISTS, View


def defined(view: View) -> Iterator[Problem]:
    """What a revision adds by name is defined; what is defined, some revision adds."""
    for step in view.steps:
        for name, number, item in step.added():
            if name in DEFINED_LISTS and item not in getattr(view.file, name):
                yield Problem(
                    (*step.path, "adds", name, number),
                    f"{shown(item)} is not defined in [{name}]",
                    "undefined-name",
                    did_you_mean(item, getattr(view.file, name)),
                )


def used(view: View) -> Iterator[Problem]:
    """A definition is used by some revision."""
    refused = {rule.refuse for rule in view.file.admission.rules}
    for name in DEFINED_LISTS:
        for item in getattr(view.file, name):
            if item in view.first_added[name] or (name == "errors" and item in refused):
                continue
            yield Problem(
                (name, item),
                f"no version adds {shown(item)}",
                "unused-definition",
                f"add it to the {name} of a version, or remove it",
                "warning",
            )


def methods(view: View) -> Iterator[Problem]:
    """What is told of methods is told of methods of some revision."""
    sided = {f"{name}.{item}" for name in CAPABILITY_LISTS for item in view.first_added[name]}
    for method, table in view.file.methods.items():
        path: Path = ("methods", method)
        if method not in view.methods:
            yield _unknown("method", method, path, view.methods)
        for number, needed in enumerate(table.requires):
            if needed not in sided:
                yield _unknown("capability", needed, (*path, "requires", number), sided)
        for number, name in enumerate(table.replaces):
            if name not in view.methods:
                yield _unknown("method", name, (*path, "replaces", number), view.methods)


def capabilities(view: View) -> Iterator[Problem]:
    """What is told of capabilities is told of those of some revision; none needs itself."""
    tables = view.file.capabilities
    for capability, table in tables.items():
        path: Path = ("capabilities", capability)
        if capability not in view.capabilities:
            yield _unknown("capability", capability, path, view.capabilities)
        for number, needed in enumerate(table.requires):
            if needed not in view.capabilities:
                yield _unknown("capability", needed, (*path, "requires", number), view.capabilities)
    needs = {name: table.requires for name, table in tables.items()}
    for cycle in cycles(needs):
        names = [shown(each) for each in (*cycle, cycle[0])]
        yield Problem(
            ("capabilities", cycle[0], "requires"),
            f"a cycle: {' requires '.join(names)}",
            "requires-cycle",
        )


def exchanges(view: View) -> Iterator[Problem]:
    """The methods that open a conversation are methods of some revision."""
    handshake, discovery = view.file.handshake, view.file.discovery
    if handshake is not None:
        for key in ("method", "confirm"):
            method = getattr(handshake, key)
            if method is not None and method not in view.methods:
                yield _unknown("method", method, ("handshake", key), view.methods)
    elif view.file.declaration.carrier != "handshake":
        # Where the declaration needs the handshake, the declaration tells.
        for name, era in view.file.eras.items():
            if era.lifecycle == "handshake":
                yield Problem(
                    ("eras", name, "lifecycle"),
                    "a handshake opens this era, and [handshake] is missing",
                    "handshake-missing",
                )
    if handshake is None:
        for place, version in enumerate(view.file.versions):
            if version.handshake is not None:
                yield Problem(
                    ("versions", place, "handshake"),
                    "there is no [handshake] to differ from",
                    "handshake-missing",
                )
    if view.file.probe is not None and discovery is None:
        yield Problem(
            ("probe",),
            "there is no [discovery], whose result a probe reads",
            "discovery-missing",
            "add [discovery], or leave [probe] out",
        )
    if discovery is not None and discovery.method not in view.methods:
        yield _unknown("method", discovery.method, ("discovery", "method"), view.methods)


#: For each carrier the keys that it must have, and those that it may have.
_CARRIERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "metadata": (("container", "version"), ("capabilities", "identity", "identity_requires")),
    "header": (("header",), ("parameter",)),
    "handshake": ((), ()),
}


def declaration(view: View) -> Iterator[Problem]:
    """The declaration has the keys of its carrier, and no other's."""
    table = view.file.declaration
    required, allowed = _CARRIERS[table.carrier]
    for key in (*_CARRIERS["metadata"][0], *_CARRIERS["metadata"][1], "header", "parameter"):
        is_given = bool(getattr(table, key))
        if key in required and not is_given:
            yield Problem(
                ("declaration", key),
                f"the key is missing: carrier '{table.carrier}' needs it",
                "declaration-keys",
            )
        elif is_given and key not in required and key not in allowed:
            yield Problem(
                ("declaration", key),
                f"carrier '{table.carrier}' has no such key",
                "declaration-keys",
                "leave it out, or change the carrier",
            )
    if table.carrier == "metadata" and view.file.protocol.scheme == "integer":
        yield Problem(
            ("declaration", "carrier"),
            "metadata carries versions as text, and scheme 'integer' has none",
            "declaration-keys",
            "take carrier 'header' or 'handshake', or another scheme",
        )
    if table.carrier == "metadata" and table.identity_requires and table.identity is None:
        yield Problem(
            ("declaration", "identity_requires"), "there is no identity", "declaration-keys"
        )
    if table.carrier == "header" and table.header and table.header not in view.file.headers:
        yield _unknown("header", table.header, ("declaration", "header"), view.file.headers)
    if table.carrier == "handshake" and view.file.handshake is None:
        yield Problem(
            ("declaration", "carrier"),
            "the handshake carries the declaration, and [handshake] is missing",
            "handshake-missing",
        )


def errors(view: View) -> Iterator[Problem]:
    """An error proves an era that there is, and its data asks for what can be filled in."""
    for key, error in view.file.errors.items():
        if error.proves_era is not None and error.proves_era not in view.file.eras:
            yield unknown_era(view, ("errors", key, "proves_era"), error.proves_era)
        for shape, known in (("data", DATA_PLACEHOLDERS), ("details", DETAIL_PLACEHOLDERS)):
            for path, value in _no_json(getattr(error, shape), ("errors", key, shape)):
                yield Problem(
                    path,
                    f"{shown(value)} is nothing that JSON can hold",
                    "data-json",
                    "write it as a string or a finite number",
                )
            for path, text in _strings(getattr(error, shape), ("errors", key, shape)):
                if re.match(r"\$\w", text) and text not in known:
                    yield Problem(
                        path,
                        f"unknown placeholder {shown(text)}",
                        "data-placeholder",
                        did_you_mean(text, known),
                    )


def headers(view: View) -> Iterator[Problem]:
    """A header repeats a parameter of methods that there are."""
    for name, header in view.file.headers.items():
        for method in header.params:
            if method not in view.methods:
                yield _unknown("method", method, ("headers", name, "params", method), view.methods)


def offers(view: View) -> Iterator[Problem]:
    """A handler offers capabilities of clients, in eras that there are."""
    known = view.first_added["client_capabilities"]
    for number, offer in enumerate(view.file.offers):
        path: Path = ("offers", number)
        if offer.capability not in known:
            yield _unknown("capability", offer.capability, (*path, "capability"), known)
        for place, option in enumerate(offer.options):
            at = (*path, "options", place)
            if option.capability not in known:
                yield _unknown("capability", option.capability, (*at, "capability"), known)
            for each, era in enumerate(option.eras):
                if era not in view.file.eras:
                    yield unknown_era(view, (*at, "eras", each), era)


def differences(view: View) -> Iterator[Problem]:
    """A difference is one of listed revisions, in a list that there is."""
    for number, difference in enumerate(view.file.differences):
        path: Path = ("differences", number)
        for place, version in enumerate(difference.versions):
            if version not in view.places:
                yield unknown_version(view, (*path, "versions", place), version)
        if difference.kind not in LISTS:
            yield _unknown("kind", difference.kind, (*path, "kind"), LISTS)


def official(view: View) -> Iterator[Problem]:
    """An SDK is read for listed revisions."""
    table = view.file.official
    for number, sdk in enumerate(table.sdks if table is not None else ()):
        for place, version in enumerate(sdk.versions):
            if version not in view.places:
                path: Path = ("official", "sdks", number, "versions", place)
                yield unknown_version(view, path, version)


def cycles(needs: dict[str, list[str]]) -> Iterator[list[str]]:
    """The cycles of a relation, each once, from its first name on.

    >>> list(cycles({"a": ["b"], "b": ["a"], "c": ["a"]}))
    [['a', 'b']]
    """
    done: set[str] = set()
    for start in needs:
        # Depth first, with the way back at hand; a name is entered once in all.
        way: list[str] = []
        todo: list[tuple[str, bool]] = [(start, False)]
        while todo:
            name, is_left = todo.pop()
            if is_left:
                way.pop()
                done.add(name)
            elif name in way:
                yield way[way.index(name) :]
            elif name not in done:
                way.append(name)
                todo.append((name, True))
                todo += [(each, False) for each in reversed(needs.get(name, []))]


def _no_json(value: Any, path: Path) -> Iterator[tuple[Path, object]]:
    """What of a TOML value JSON cannot hold: days and times, and what is no finite number."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _no_json(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _no_json(item, (*path, number))
    elif isinstance(value, float):
        if not math.isfinite(value):
            yield path, value
    elif not isinstance(value, str | int | bool | None):
        yield path, value


def _strings(value: object, path: Path) -> Iterator[tuple[Path, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _strings(item, (*path, key))
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from _strings(item, (*path, number))


def _unknown(what: str, name: str, path: Path, known: Iterable[object]) -> Problem:
    # Sorted, so that a set gives the same suggestion every time.
    return Problem(
        path,
        f"unknown {what} {shown(name)}",
        f"unknown-{what}",
        did_you_mean(name, sorted(known, key=str)),
    )
