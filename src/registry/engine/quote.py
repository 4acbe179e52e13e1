"""How a peer's words are shown: bounded, and safe to print whatever they are.

In: any decoded value. Out: short text that every encoding of Unicode can hold. The work
is bounded by the length asked for, never by the value. What the words mean, and which
sentence they stand in, is left to the callers.
"""

from __future__ import annotations

#: How many characters of a peer's words a message shows, and how many data carries.
IN_MESSAGE = 64
IN_DATA = 256

_LEVELS = 4  # a deeper value is shown as "…"


def quote(value: object, most: int = IN_MESSAGE, marks: bool = True) -> str:
    """A peer's value as a message shows it: at most ``most`` characters of it.

    Strings stand in quotation marks, everything else as JSON spells it. What was cut ends
    in "…" outside the marks. Characters that cannot be printed or encoded are escaped, and
    an escape counts as the characters it takes. Without ``marks`` a string is shown as
    data carries it: only cut, and what cannot be encoded escaped. Raises nothing.

    >>> quote("2025-13-45"), quote(None), quote(True), quote(["1.0", 2])
    ("'2025-13-45'", 'null', 'true', "['1.0', 2]")
    >>> quote("x" * 1000, 4), quote("\\ud800"), quote(10**9999)
    ("'xxxx'…", "'\\\\ud800'", '<an integer of 33216 bits>')
    >>> quote("abcdef", 3, marks=False)
    'abc'
    """
    if isinstance(value, str):
        return _quote_string(value, most) if marks else _clip(value, most)
    text = _spell(value, most, _LEVELS)
    return text if len(text) <= most else text[:most] + "…"


def _clip(text: str, most: int) -> str:
    head = str.__getitem__(text, slice(most))
    if head.isascii():
        return head
    return head.encode("utf-8", "backslashreplace").decode("utf-8")[:most]


def _quote_string(text: str, most: int) -> str:
    # Slicing by way of str yields a plain string of a subclass too, so that repr() is str's.
    head = str.__getitem__(text, slice(most))
    shown = repr(head)
    while len(shown) > most + 2 and head:  # escapes take more room than what they stand for
        head = head[:-1]
        shown = repr(head)
    return shown if len(head) == str.__len__(text) else shown + "…"


def _spell(value: object, room: int, levels: int) -> str:
    """The beginning of a value's text, a little over ``room`` characters at the most."""
    if value is None:
        return "null"
    if value is True or value is False:
        return "true" if value else "false"
    if isinstance(value, str):
        return _quote_string(value, max(room, 0))
    if isinstance(value, int):
        # Four bits a digit is more than enough room; a longer one is not converted, since
        # that is slow and beyond some thousand digits an error.
        bits = int.bit_length(value)
        return int.__repr__(value) if bits <= 4 * IN_DATA else f"<an integer of {bits} bits>"
    if isinstance(value, float):
        return float.__repr__(value)
    if isinstance(value, (bytes, bytearray)):
        return repr(bytes(value[: max(room, 0)]))
    if isinstance(value, dict):
        return _enclose("{", dict.items(value), "}", room, levels)
    if isinstance(value, (list, tuple)):
        cut = value[: max(room, 1)]
        return _enclose("[", cut, "]", room, levels)
    return f"<{type(value).__name__}>"


def _enclose(start: str, items: object, end: str, room: int, levels: int) -> str:
    if not levels:
        return f"{start}…{end}"
    parts: list[str] = []
    used = 1
    for item in items:  # type: ignore[attr-defined]
        if used >= room:
            parts.append("…")
            break
        if start == "{":
            key, value = item
            name = _spell(key, room - used, levels - 1)
            part = f"{name}: {_spell(value, room - used - len(name), levels - 1)}"
        else:
            part = _spell(item, room - used, levels - 1)
        parts.append(part)
        used += len(part) + 2
    return start + ", ".join(parts) + end
