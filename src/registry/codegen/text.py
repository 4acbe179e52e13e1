"""Small layouts of text: compact JSON that reads well in a diff, docstrings, comments.

In: JSON values, plain lines. Out: text. What stands in it is the views' to say.
"""

from __future__ import annotations

import json
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

WIDTH = 100


def json_text(value: Any) -> str:
    """JSON with what fits in a line on a line, and else a line for each member.

    A list of numbers is always one line. Changing one entry changes the lines about it.

    >>> print(json_text({"a": [1, 2], "long_name_b": {"c": "x" * 80}}))
    {
     "a": [1,2],
     "long_name_b": {
      "c": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
     }
    }
    """
    return "\n".join(_lines(value, 0, "", top=True))


def _lines(value: Any, depth: int, lead: str, top: bool = False) -> list[str]:
    compact = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    if not isinstance(value, (dict, list)) or not value:
        return [lead + compact]
    numbers = isinstance(value, list) and all(isinstance(each, int) for each in value)
    if not top and (numbers or len(lead) + len(compact) <= WIDTH):
        return [lead + compact]
    inner = " " * (depth + 1)
    if isinstance(value, dict):
        opened, shut = "{", "}"
        parts = [
            _lines(each, depth + 1, f"{inner}{json.dumps(key, ensure_ascii=False)}: ")
            for key, each in value.items()
        ]
    else:
        opened, shut = "[", "]"
        parts = [_lines(each, depth + 1, inner) for each in value]
    for part in parts[:-1]:
        part[-1] += ","
    return [lead + opened, *(line for part in parts for line in part), " " * depth + shut]


def wrapped(paragraphs: Iterable[str], indent: str) -> list[str]:
    """Each paragraph folded to the width of a line; a long address stays whole."""
    return [
        line
        for paragraph in paragraphs
        for line in textwrap.wrap(
            " ".join(paragraph.split()),
            WIDTH - len(indent) - 3,
            break_long_words=False,
            break_on_hyphens=False,
        )
    ]


def docstring(paragraphs: Sequence[str], indent: str) -> str:
    """A docstring, its first line already indented; nothing in the text can end it.

    >>> docstring(["One."], "").strip('"')
    'One.'
    """
    first, *rest = [
        [line.replace("\\", "\\\\").replace('"', '\\"') for line in wrapped([each], indent)]
        if '"""' in each or each.endswith('"')
        else [line.replace("\\", "\\\\") for line in wrapped([each], indent)]
        for each in paragraphs
    ]
    if len(first) == 1 and not rest:
        return f'"""{first[0]}"""'
    lines = [*first[1:], *([""] if rest else []), *(line for each in rest for line in each)]
    body = "\n".join(f"{indent}{line}" if line else "" for line in lines)
    return f'"""{first[0]}\n{body}\n{indent}"""'


def jsdoc(paragraphs: Sequence[str], deprecated: str | None, indent: str) -> str:
    """A documentation comment, its first line already indented; nothing in the text can end it.

    >>> jsdoc(["One."], None, ""), jsdoc(["a */ b"], None, "")
    ('/** One. */', '/** a *\\\\/ b */')
    """
    lines = [line.replace("*/", "*\\/") for line in wrapped(paragraphs, indent)]
    if deprecated is not None:
        lines += [
            line.replace("*/", "*\\/") for line in wrapped([f"@deprecated {deprecated}"], indent)
        ]
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "/**\n" + "".join(f"{indent} * {line}\n" for line in lines) + f"{indent} */"
