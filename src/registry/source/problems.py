"""What is wrong with a file before it has a line: a problem, and how values are quoted in it.

In: key paths, and values as ``tomllib`` gives them. Out: :class:`Problem` and bounded text.
Lines are :mod:`registry.source.locate`'s to find, findings :mod:`registry.source.load`'s to make.
"""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterable
from typing import NamedTuple

from ..engine.errors import suggest

Path = tuple[str | int, ...]

MOST_SHOWN = 64
MOST_KNOWN = 12
_BARE = re.compile(r"[A-Za-z0-9_-]+")


class Problem(NamedTuple):
    """One problem: the path of the key, what is wrong, the id of the check, what to do."""

    path: Path
    message: str
    check: str
    help: str = ""
    level: str = "error"


def key_text(path: Path) -> str:
    """A key path as a person writes it.

    >>> key_text(("versions", 2, "adds", "client_requests", 0))
    'versions[2].adds.client_requests[0]'
    >>> key_text(("methods", "tools/call"))
    'methods."tools/call"'
    """
    text = ""
    for part in path:
        if isinstance(part, int):
            text += f"[{part}]"
        else:
            name = part if _BARE.fullmatch(part) else json.dumps(part, ensure_ascii=False)
            text += f".{_bounded(name)}" if text else _bounded(name)
    return text


def shown(value: object) -> str:
    """A value as written, short enough for a message.

    >>> shown("on"), shown(True), shown([1]), shown({})
    ("'on'", 'true', 'a list', 'a table')
    """
    match value:
        case bool():
            return "true" if value else "false"
        case str():
            return repr(value if len(value) <= MOST_SHOWN else value[:MOST_SHOWN] + "…")
        case dict():
            return "a table"
        case list() | tuple():
            return "a list"
        case datetime.date() | datetime.time():
            return value.isoformat()
        case _:
            return _bounded(repr(value))


def quoted(text: str) -> str:
    """A string as TOML has it, short enough for a message.

    >>> print(quoted("on"))
    "on"
    """
    return f'"{_bounded(json.dumps(text, ensure_ascii=False)[1:-1])}"'


def did_you_mean(name: object, known: Iterable[object]) -> str:
    """The help for an unknown name: the closest known one, or else what there is.

    >>> did_you_mean("modren", ["legacy", "modern"])
    "did you mean 'modern'?"
    >>> did_you_mean("x", ["legacy", "modern"])
    "known: 'legacy', 'modern'"
    """
    known = list(known)
    return close_to(name, known) or (f"known: {listed(known)}" if known else "")


def close_to(name: object, known: Iterable[object]) -> str:
    """The help for a name that may be meant otherwise; empty where none is close.

    >>> close_to("modren", ["legacy", "modern"]), close_to("x", ["legacy", "modern"])
    ("did you mean 'modern'?", '')
    """
    close = suggest(name, known)
    return "" if close is None else f"did you mean {shown(close)}?"


def listed(items: Iterable[object]) -> str:
    """Values in a row, the first dozen of them.

    >>> listed(["a", 1])
    "'a', 1"
    """
    items = list(items)
    more = f" and {len(items) - MOST_KNOWN} more" if len(items) > MOST_KNOWN else ""
    return ", ".join(shown(item) for item in items[:MOST_KNOWN]) + more


def _bounded(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[:MOST_SHOWN] + "…"
