"""Writing TOML: one entry of an array of tables, as text to append to a registry file.

In: a mapping as ``tomllib`` would give it. Out: text. Where it goes in the file is the
command line's to decide (:meth:`registry.source.load.Source.last_line` helps).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import tomli_w


def dump_block(entry: Mapping[str, Any], table: str = "versions") -> str:
    """One ``[[versions]]`` block (or one of another array of tables), ending in a newline.

    Keys keep their order, None stands for an absent key. TypeError for what TOML cannot hold.

    >>> print(dump_block({"id": "2.0", "era": "open", "note": None, "adds": {"headers": ["A"]}}))
    [[versions]]
    id = "2.0"
    era = "open"
    <BLANKLINE>
    [versions.adds]
    headers = [
        "A",
    ]
    <BLANKLINE>
    """
    # As a plain table, for tomli_w would put a short array of tables on one line.
    text = tomli_w.dumps({table: _present(entry)})
    head, double = f"[{table}]\n", f"[[{table}]]\n"
    return double + (text[len(head) :] if text.startswith(head) else text)


def _present(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _present(item) for key, item in value.items() if item is not None}
    if isinstance(value, list | tuple):
        return [_present(item) for item in value]
    return value
