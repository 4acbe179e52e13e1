"""The page of the public API says what the code has: every name, every signature."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import registry
from registry.engine.record import Value

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api.md"
TEXT = PAGE.read_text(encoding="utf-8")


class Told(NamedTuple):
    """One entry of the page: a dotted name, and its parameters, fields or type as text."""

    name: str
    rest: str


def told() -> Iterator[Told]:
    """Entries begin at the margin; signatures go on after eight spaces, words after four."""
    for block in re.findall(r"^```text\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL):
        for entry in re.findall(r"^\S.*\n(?: {8}.*\n)*", block, re.MULTILINE):
            line = re.sub(r"\s+", " ", entry).strip()
            line = line.replace("( ", "(").replace(" )", ")")
            match = re.match(r"([\w.]+)(.*)", line)
            assert match is not None
            yield Told(match[1], match[2])


ENTRIES = list(told())
#: Set where a side is made, so that no class tells their types.
ATTRIBUTES = {
    "Client.offer",
    "Client.policy",
    "Client.versions",
    "Server.policy",
    "Server.supported",
}


def find(name: str) -> Any:
    """The thing of that name itself: of a property or class method not what it gives."""
    found: Any = registry
    for part in name.split("."):
        found = (
            inspect.getattr_static(found, part) if inspect.isclass(found) else getattr(found, part)
        )
    return found.__func__ if isinstance(found, classmethod) else found


def spelled(annotation: object) -> str:
    """A type as the page spells it: a version on the wire is text or an integer."""
    return re.sub(r"\bWire\b", "str | int", str(annotation))


def value(default: object) -> str:
    if isinstance(default, registry.SessionState):
        return f"SessionState.{default.name}"
    return repr(default).replace("'", '"')


def signature(thing: Any) -> str:
    parts = []
    has_star = False
    parameters = inspect.signature(thing).parameters.values()
    for parameter in parameters:
        if parameter.name in ("self", "cls"):
            continue
        if parameter.kind is parameter.KEYWORD_ONLY and not has_star:
            parts.append("*")
            has_star = True
        stars = "**" if parameter.kind is parameter.VAR_KEYWORD else ""
        text = f"{stars}{parameter.name}: {spelled(parameter.annotation)}"
        if parameter.default is not parameter.empty:
            text += f" = {value(parameter.default)}"
        parts.append(text)
    returns = inspect.signature(thing).return_annotation
    arrow = "" if inspect.isclass(thing) else f" -> {spelled(returns)}"
    return f"({', '.join(parts)}){arrow}"


def fields(record: type[Value]) -> str:
    types: dict[str, object] = {}
    for each in reversed(record.__mro__):
        types.update(inspect.get_annotations(each))
    parts = []
    for name in record.__match_args__:
        text = f"{name}: {spelled(types[name])}"
        if name in record._defaults:
            text += f" = {value(record._defaults[name])}"
        parts.append(text)
    return f"({', '.join(parts)})"


@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.name for entry in ENTRIES])
def test_entry_is_as_the_code_has_it(entry: Told) -> None:
    found = find(entry.name)
    if entry.name in ATTRIBUTES:
        assert inspect.isdatadescriptor(found)
    elif isinstance(found, property):
        assert entry.rest == f": {spelled(found.fget.__annotations__['return'])}"
    elif inspect.isclass(found) and issubclass(found, Value):
        assert entry.rest == fields(found)
    else:
        assert entry.rest == signature(found)


def test_entries_stand_once() -> None:
    names = [entry.name for entry in ENTRIES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", [each for each in registry.__all__ if each != "__version__"])
def test_public_name_is_on_the_page(name: str) -> None:
    assert name in {entry.name.partition(".")[0] for entry in ENTRIES} or re.search(
        rf"`(?:registry\.)?{name}[`(]", TEXT
    )


CLASSES = sorted({entry.name.partition(".")[0] for entry in ENTRIES if "." in entry.name})
MEMBERS = sorted(
    f"{owner}.{name}"
    for owner in CLASSES
    for name, member in vars(getattr(registry, owner)).items()
    if name[0] != "_" and isinstance(member, property | classmethod | type(find))
)
#: For the command line, which shows a probe's facts.
NOT_TOLD = {"Client.prober"}


@pytest.mark.parametrize("name", [each for each in MEMBERS if each not in NOT_TOLD])
def test_public_member_is_on_the_page(name: str) -> None:
    assert name in {entry.name for entry in ENTRIES}


RAISED = re.findall(r"^\| ((?:`\w+Error`(?:, )?)+) \| ((?:`\w+`(?:, )?)+) \|", TEXT, re.MULTILINE)


@pytest.mark.parametrize(("names", "bases"), RAISED)
def test_exception_is_of_the_kind_that_is_told(names: str, bases: str) -> None:
    for_base = {"Exception": Exception, "ValueError": ValueError}
    for name in re.findall(r"\w+", names):
        for base in re.findall(r"\w+", bases):
            assert issubclass(
                getattr(registry, name), for_base.get(base) or getattr(registry, base)
            )
