"""Checks of how an entry is written: its keys stand in the grammar's order."""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from ..grammar import RegistryFile, Table
from ..problems import Path, Problem
from ..shape import field_hints, item_hint


def key_order(data: Mapping[str, Any], is_header: Callable[[Path], bool]) -> Iterator[Problem]:
    """One warning an entry, at the first key that stands too late or too early.

    ``is_header`` tells of a path whether a ``[header]`` opens it. Such tables have to stand
    below the plain keys whatever the order is, so they are compared with each other only.
    """
    yield from _table(RegistryFile, data, (), is_header)


def _table(
    model: type[Table], value: Mapping[str, Any], path: Path, is_header: Callable[[Path], bool]
) -> Iterator[Problem]:
    hints = field_hints(model)
    order = list(hints)
    if path:  # how the tables of a file follow each other is left to its writer
        keys = [key for key in value if key in hints]
        for group in (
            [key for key in keys if not is_header((*path, key))],
            [key for key in keys if is_header((*path, key))],
        ):
            for before, key in pairwise(group):
                if order.index(key) < order.index(before):
                    earlier = group[: group.index(key)]
                    behind = next(each for each in earlier if order.index(each) > order.index(key))
                    yield Problem(
                        (*path, key),
                        f"the key stands after {before}",
                        "key-order",
                        f"put it before {behind}",
                        "warning",
                    )
                    break
    for key, item in value.items():
        below = item_hint(hints[key]) if key in hints else None
        if below is None:
            continue
        at = (*path, key)
        if isinstance(item, list):
            entries: list[tuple[Path, Any]] = [((*at, n), each) for n, each in enumerate(item)]
        elif isinstance(item, dict) and _is_mapping_of(model, key):
            entries = [((*at, name), each) for name, each in item.items()]
        else:
            entries = [(at, item)]
        for where, entry in entries:
            if isinstance(entry, dict):
                yield from _table(below, entry, where, is_header)


def _is_mapping_of(model: type[Table], key: str) -> bool:
    """Whether a key holds tables by name rather than one table."""
    return typing.get_origin(field_hints(model)[key]) is dict
