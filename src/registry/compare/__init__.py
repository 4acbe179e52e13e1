"""What changed between two versions of a protocol, and what breaks for whom.

In: compiled tables and two versions. Out: a :class:`Comparison`, a frozen value, and its
rendering as text, Markdown or JSON values. Facts only: nothing here reads a clock, and no
decision is made.
"""

from .comparison import (
    Break,
    Change,
    Comparison,
    Entry,
    ErrorChange,
    Migration,
    Rename,
    Version,
    compare,
)
from .render import to_dict, to_markdown, to_text

__all__ = [
    "Break",
    "Change",
    "Comparison",
    "Entry",
    "ErrorChange",
    "Migration",
    "Rename",
    "Version",
    "compare",
    "to_dict",
    "to_markdown",
    "to_text",
]
