"""Which registry a command reads: the bundled tables, or TOML at ``--registry`` or hand.

In: the option's value and names as they are typed. Out: protocols, versions, and the place
of a rule in its file. The bundled tables are read without pydantic; a user's registry is
loaded and compiled, only the protocols that are asked for.
"""

from __future__ import annotations

import datetime
import glob
import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from ..api import protocol as bundled_protocol
from ..bundle import bundled_names, registry_folder
from ..engine.errors import UnknownProtocolError
from ..engine.tables import Tables
from ..facade import Protocol

if TYPE_CHECKING:
    from ..source.load import Source

_Decorated = TypeVar("_Decorated", bound=Callable[..., Any])


def registry_option(function: _Decorated) -> _Decorated:
    """``--registry PATH``, as every reading command has it."""
    return click.option(
        "--registry",
        "path",
        metavar="PATH",
        type=click.Path(),
        help="Read this registry: a folder of TOML files, or one file. Else ./registry, where "
        "it holds TOML files, or the bundled one.",
    )(function)


def json_option(function: _Decorated) -> _Decorated:
    """``--json``, as every command has it that a script would read."""
    return click.option("--json", "as_json", is_flag=True, help="Print JSON.")(function)


def default_registry() -> str:
    """The registry that is meant where none is named: ./registry, else the bundled one."""
    return "registry" if glob.glob(os.path.join("registry", "*.toml")) else registry_folder()


def _is_bundled(folder: str) -> bool:
    """Whether this is the folder that the bundled tables, which are read sooner, come from."""
    return os.path.realpath(folder) == os.path.realpath(registry_folder())


class RulePlace(NamedTuple):
    """Where a rule stands: its file, its line, and the rule as written."""

    file: str
    line: int | None
    written: Mapping[str, Any]


class Shelf:
    """The protocols that a command can speak of."""

    def __init__(self, path: str | None = None) -> None:
        self._sources: dict[str, Source] | None = None
        self._made: dict[str, Protocol] = {}
        if path is None and not _is_bundled(default_registry()):
            path = default_registry()
        if path is not None:
            from ..source.load import load_sources

            self._sources = load_sources(path)

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of the protocols, sorted."""
        return bundled_names() if self._sources is None else tuple(sorted(self._sources))

    def protocol(self, name: str) -> Protocol:
        """The protocol of that name, whatever its case.

        Raises:
            UnknownProtocolError: the registry does not have it.
            InvalidRegistryError: its rules leave a gap, or hold one that never fires.
        """
        if self._sources is None:
            return bundled_protocol(name)
        name = name.lower()
        if name not in self._sources:
            raise UnknownProtocolError(name, self.names)
        if name not in self._made:
            from ..compile.compiler import compile_registry

            tables = compile_registry({name: self._sources[name]})[name]
            self._made[name] = Protocol(Tables(tables))
        return self._made[name]

    def rule(self, rule_id: str) -> RulePlace | None:
        """The place of a rule by its full id; None where its file does not have it."""
        protocol, decision, short = rule_id.split(".", 2)
        if self._sources is not None:
            source = self._sources[protocol]
            file, data, text = source.file, source.data, source.text
        else:
            file = os.path.join(registry_folder(), f"{protocol}.toml")
            try:
                with open(file, encoding="utf-8") as opened:
                    text = opened.read()
                import tomllib

                data = tomllib.loads(text)
            except (OSError, ValueError):  # the tables decide, and they are whole without it
                return None
        from ..source.locate import Lines

        for number, rule in enumerate(data.get(decision, {}).get("rules", ())):
            if rule.get("id") == short:
                line = Lines(text).find((decision, "rules", number))
                return RulePlace(shown_path(file), line, rule)
        return None


def shown_path(path: str) -> str:
    """A path as a person reads it: relative where it lies in the current folder.

    >>> shown_path(os.path.join(os.getcwd(), "registry", "mcp.toml"))
    'registry/mcp.toml'
    """
    try:
        relative = os.path.relpath(path)
    except ValueError:  # on another drive
        return path
    shown = path if relative.split(os.sep)[0] == os.pardir else relative
    return shown.replace(os.sep, "/")


def spelled(protocol: Protocol, text: str) -> str | int:
    """A version as typed, in the type that the protocol spells it in.

    >>> import registry
    >>> spelled(registry.protocol("acp"), "1"), spelled(registry.protocol("a2a"), "1.0")
    (1, '1.0')
    """
    integers = protocol.tables.scheme.name == "integer"
    short = text.isascii() and text.isdigit() and len(text) <= 9
    return int(text) if integers and short else text


def spelled_all(protocol: Protocol, texts: tuple[str, ...]) -> list[str | int]:
    """Versions as typed: one a time or several with commas between, in the order given."""
    parts = [part.strip() for text in texts for part in text.split(",")]
    return [spelled(protocol, part) for part in parts if part]


def day_of(option: str, text: str) -> datetime.date:
    """A day as typed.

    >>> day_of("--on", "2026-07-28")
    datetime.date(2026, 7, 28)
    """
    try:
        return datetime.datetime.strptime(text, "%Y-%m-%d").date()
    except ValueError:
        raise click.UsageError(f"{option} takes a date as YYYY-MM-DD, not {text!r}") from None


def policies_of(protocol: Protocol, wishes: tuple[str, ...]) -> dict[str, Any]:
    """``name=value`` wishes as the engine takes them; a set of methods is a comma list."""
    known = protocol.tables.data["policies"]
    found: dict[str, Any] = {}
    for wish in wishes:
        name, mark, value = wish.partition("=")
        if not mark:
            raise click.UsageError(f"--policy takes name=value, not {wish!r}")
        name = name.strip()
        if known.get(name, {}).get("type") == "methods":
            found[name] = frozenset(part.strip() for part in value.split(",") if part.strip())
        else:
            found[name] = value.strip()
    return found
