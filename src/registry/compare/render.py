"""A comparison as text, as Markdown and as JSON values.

In: a :class:`~.comparison.Comparison`. Out: text that ends without a newline, or a mapping.
"""

from __future__ import annotations

from ..engine.record import Record
from .comparison import Break, Comparison, Entry, Version

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

TITLES = {
    "client_requests": "Requests by the client",
    "client_notifications": "Notifications by the client",
    "server_requests": "Requests by the server",
    "server_notifications": "Notifications by the server",
    "client_capabilities": "Capabilities of the client",
    "server_capabilities": "Capabilities of the server",
    "errors": "Errors",
    "headers": "Headers",
    "metadata_keys": "Metadata keys",
    "transports": "Transports",
    "features": "Features",
    "grpc_operations": "gRPC operations",
    "http_operations": "HTTP operations",
    "card_paths": "Card paths",
}
_NOTHING = "Nothing that the registry tells of has changed."


def to_text(comparison: Comparison) -> str:
    """The comparison as plain text, one fact a line."""
    lines = [_headline(comparison), "", *_ends(comparison, str)]
    for title, entries in _sections(comparison, str):
        lines += ["", title, *(f"  {mark} {text}" for mark, text in entries)]
    if _is_empty(comparison):
        lines += ["", _NOTHING]
    return "\n".join(lines)


def to_markdown(comparison: Comparison) -> str:
    """The comparison as Markdown, a heading a list."""
    words = {"+": "added ", "-": "removed ", "!": "", ">": ""}
    lines = [f"# {_headline(comparison)}", ""]
    lines += [f"- {line}" for line in _ends(comparison, _code)]
    for title, entries in _sections(comparison, _code):
        lines += ["", f"## {title}", "", *(f"- {words[mark]}{text}" for mark, text in entries)]
    if _is_empty(comparison):
        lines += ["", _NOTHING]
    return "\n".join(lines)


def to_dict(comparison: Comparison) -> dict[str, Any]:
    """The comparison as JSON values; the keys are the records' field names."""
    plain = _plain(comparison)
    assert isinstance(plain, dict)
    return plain


def _plain(value: object) -> Any:
    if isinstance(value, Record):
        return {name: _plain(each) for name, each in zip(value.__match_args__, value, strict=True)}
    return [_plain(each) for each in value] if isinstance(value, tuple) else value


def _headline(comparison: Comparison) -> str:
    return f"{comparison.title}: {comparison.old.wire} to {comparison.new.wire}"


def _is_empty(comparison: Comparison) -> bool:
    return not any(comparison[4:]) and comparison.old.era == comparison.new.era


def _ends(comparison: Comparison, code: Callable[[str], str]) -> Iterator[str]:
    old, new = comparison.old, comparison.new
    for label, version in (("old", old), ("new", new)):
        yield f"{label}: {code(str(version.wire))}, {_about(version)}: {version.source}"
    if (old.era, old.lifecycle) == (new.era, new.lifecycle):
        yield f"era: {old.era} ({old.lifecycle}), as before"
    else:
        yield f"era: {old.era} ({old.lifecycle}) becomes {new.era} ({new.lifecycle})"


def _about(version: Version) -> str:
    return version.status if version.released is None else f"{version.status}, {version.released}"


def _sections(
    comparison: Comparison, code: Callable[[str], str]
) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Each section's title and its lines, each with a mark: + - ! or >."""
    for change in comparison.changes:
        lines = [("+", _entry(entry, code)) for entry in change.added]
        lines += [("-", _entry(entry, code)) for entry in change.removed]
        yield TITLES[change.list], lines
    if comparison.errors:
        yield (
            "Errors that read differently",
            [
                ("!", f"{code(each.name)}: {each.field} {_value(each.old)}, now {_value(each.new)}")
                for each in comparison.errors
            ],
        )
    if comparison.renames:
        yield (
            "Renamed",
            [(">", f"{code(each.old)} is now {code(each.new)}") for each in comparison.renames],
        )
    for side, breaks in (("client", comparison.client), ("server", comparison.server)):
        if breaks:
            yield f"What breaks for a {side}", [("!", _break(each, code)) for each in breaks]
    if comparison.migrations:
        lines = []
        for each in comparison.migrations:
            when = f", goes {each.removal}" if each.removal and each.state != "removed" else ""
            told = f"{code(each.feature)} ({each.state}{when}): {each.migration}"
            lines.append((">", f"{told} {each.source}"))
        yield "Migrations", lines


def _entry(entry: Entry, code: Callable[[str], str]) -> str:
    return f"{code(entry.name)} ({entry.detail})" if entry.detail else code(entry.name)


def _break(each: Break, code: Callable[[str], str]) -> str:
    head, name, tail = each.text.partition(each.name)
    return f"{head}{code(name)}{tail}" if name else each.text


def _value(value: object) -> str:
    return "none" if value is None else str(value)


def _code(text: str) -> str:
    return f"`{text}`"
