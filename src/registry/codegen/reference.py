"""What the reference of one protocol tells: tables of texts, ready to be laid out.

In: one protocol's compiled tables and its model (the rules' conditions and reasons are no
part of the tables). Out: a :class:`ReferenceView`; its cells are Markdown, escaped here, so
that the template only puts them in rows.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..compile.compiler import decision_axes
from ..compile.decide import Axis, Rule, decide
from ..engine.facts import DECISIONS
from ..source.grammar import RegistryFile, RuleTable
from .facts import CAPABILITY_LISTS, METHOD_LISTS, Facts
from .lifecycle import diagram, reactions
from .names import anchor

HAS = "●"
_OPERATIONS = {
    "grpc_operations": "Operations of the gRPC binding",
    "http_operations": "Operations of the HTTP binding",
    "card_paths": "Places of a card",
}
_QUESTIONS = {
    "admission": "Admission: may this message proceed, and under which version?",
    "probe": "Probe: what does the answer say of the server?",
    "lifecycle": "Lifecycle: what does a message mean for a session?",
}
#: The eras that the fact ``serves`` speaks of, by their lifecycle.
_SERVES = {"legacy": "handshake", "modern": "stateless"}


@dataclass(frozen=True)
class Grid:
    """A table: its title, the heads of its columns, and rows of as many cells."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


@dataclass(frozen=True)
class RuleView:
    """One rule as a person reads it."""

    id: str
    conditions: tuple[str, ...]
    outcome: str
    message: str | None
    why: tuple[str, ...]


@dataclass(frozen=True)
class Liveness:
    """The rules that one side can meet, in order: number and link, conditions, outcome."""

    title: str
    rules: Grid


@dataclass(frozen=True)
class DecisionView:
    """One decision: facts it looks at, ordered rules, and what cannot arise."""

    title: str
    facts: tuple[tuple[str, str], ...]
    rules: tuple[RuleView, ...]
    sides: tuple[Liveness, ...]
    impossible: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class EraView:
    """One era: title, how it opens, its versions, its diagram and what messages do."""

    name: str
    title: str
    lifecycle: str
    since: str
    source: str
    versions: str
    diagram: tuple[str, ...]
    reactions: Grid | None


@dataclass
class ReferenceView:
    """All of one page."""

    mark: str
    id: str
    title: str
    summary: str
    file: str
    protocol: tuple[tuple[str, str], ...]
    eras: list[EraView] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)
    calendar: Grid | None = None
    decisions: list[DecisionView] = field(default_factory=list)
    #: What the index leads to: word, what it is, anchor.
    keywords: list[tuple[str, str, str]] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)


# -- Markdown -------------------------------------------------------------------------


def escaped(text: object) -> str:
    """A text as it stands in a cell of a table.

    >>> escaped("a|b <c>")
    'a\\\\|b &lt;c&gt;'
    """
    plain = str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    for char in "\\`|*[]_":
        plain = plain.replace(char, f"\\{char}")
    return " ".join(plain.split())


def code(text: object) -> str:
    """A name as code, in a cell too.

    >>> code("a|b")
    '`a\\\\|b`'
    """
    plain = " ".join(str(text).split()).replace("|", "\\|")
    fence = "``" if "`" in plain else "`"
    space = " " if fence == "``" else ""
    return f"{fence}{space}{plain}{space}{fence}"


def link(url: str, text: str = "source") -> str:
    """A link that nothing in its address can end.

    >>> link("https://example.org/a|b(c)")
    '[source](https://example.org/a%7Cb%28c%29)'
    """
    for char, hidden in (("|", "%7C"), ("(", "%28"), (")", "%29"), ("<", "%3C"), (">", "%3E")):
        url = url.replace(char, hidden)
    return f"[{text}]({url})"


def anchored(id: str, text: str) -> str:
    """A text that links lead to."""
    return f'<a id="{id}"></a>{text}'


def codes(names: Iterable[object]) -> str:
    """Names as code, in a row."""
    return ", ".join(code(name) for name in names)


# -- the view -------------------------------------------------------------------------


def reference_view(tables: Mapping[str, Any], model: RegistryFile) -> ReferenceView:
    """The reference of one protocol."""
    return _Maker(Facts(tables), model).view


class _Maker:
    def __init__(self, facts: Facts, model: RegistryFile) -> None:
        self.facts = facts
        self.model = model
        self.tables = facts.tables
        self.ids = tuple(str(version["id"]) for version in facts.versions)
        protocol = facts.protocol
        self.view = ReferenceView(
            facts.mark,
            facts.id,
            escaped(protocol["title"]),
            escaped(protocol["summary"]),
            facts.file,
            tuple(self._protocol()),
        )
        self._eras()
        self._versions()
        for kind in METHOD_LISTS:
            self._methods(kind)
        for kind in CAPABILITY_LISTS:
            self._capabilities(kind)
        for kind in ("features", "transports"):
            self._defined(kind)
        self._errors()
        self._headers()
        self._metadata_keys()
        for kind, title in _OPERATIONS.items():
            self._grid(title, kind, kind, code)
        self._members()
        self._offers()
        self._calendar()
        self._policies()
        for name in DECISIONS:
            if getattr(model, name) is not None:
                self.view.decisions.append(self._decision(name))

    # -- head -------------------------------------------------------------------------

    def _protocol(self) -> Iterable[tuple[str, str]]:
        protocol = self.facts.protocol
        interop = {
            "exact": "when they are the same",
            "same-major": "when their major number is the same",
        }
        spelled = {"date": "as dates", "major-minor": "as major.minor", "integer": "as integers"}
        yield "Versions are spelled", spelled[protocol["scheme"]]
        yield "Two versions understand each other", interop[protocol["interop"]]
        yield "Era meant where none is named", code(protocol["default_era"])
        if protocol["assumed_version"] is not None:
            yield "An absent version stands for", code(protocol["assumed_version"])
        carrier = self.tables["declaration"]["carrier"]
        yield (
            "A message carries its version in",
            {
                "metadata": "its metadata",
                "header": "a header",
                "handshake": "the handshake",
            }[carrier],
        )
        yield "Told in", link(protocol["source"], "the specification")

    def _eras(self) -> None:
        for name, era in self.tables["eras"].items():
            ids = [str(each["id"]) for each in self.facts.versions if each["era"] == name]
            told = reactions(self.tables, era["lifecycle"])
            rows = tuple(
                (
                    each.state,
                    each.message if each.message[0] != "`" else code(each.message.strip("`")),
                    each.classification.replace("_", " "),
                    "yes" if each.admitted else "no",
                    each.after,
                    self._rule_link(each.rule),
                )
                for each in told
            )
            heads = ("state", "message", "means", "admitted", "state after it", "rule")
            self.view.eras.append(
                EraView(
                    name,
                    escaped(era["title"]),
                    era["lifecycle"],
                    "" if era["since"] is None else str(era["since"]),
                    link(era["source"]),
                    codes(ids),
                    tuple(diagram(self.tables, era["lifecycle"])),
                    Grid("", heads, rows),
                )
            )

    def _versions(self) -> None:
        rows = []
        for version in self.facts.versions:
            id = anchor(self.facts.id, "version", version["id"])
            self._keyword(str(version["id"]), "version", id)
            sources = [link(version["source"])]
            if version["schema"]:
                sources.append(link(version["schema"], "schema"))
            rows.append(
                (
                    anchored(id, code(version["id"])),
                    version["status"],
                    version["era"],
                    version["released"] or "–",
                    ".".join(map(str, version["compat"])),
                    "–" if version["extends"] is None else code(version["extends"]),
                    ", ".join(sources),
                    escaped(version["note"] or ""),
                )
            )
            rows += [
                (
                    f"– release {code(release['id'])}",
                    "",
                    "",
                    release["released"],
                    "",
                    "",
                    link(release["source"]),
                    "",
                )
                for release in version["releases"]
            ]
        heads = ("version", "status", "era", "released", "coordinates", "extends", "source", "note")
        self._add("Versions", heads, rows)

    # -- what a version has -----------------------------------------------------------

    def _marks(self, kind: str, name: str) -> tuple[str, ...]:
        cells = []
        for version in self.facts.versions:
            cell = ""
            if self.facts.has(version, kind, name):
                cell = HAS
                since = version["since"].get(f"{kind}.{name}")
                releases = [release["id"] for release in version["releases"]]
                if since in releases[1:]:
                    cell = f"{HAS} since {since}"
            cells.append(cell)
        return tuple(cells)

    def _grid(
        self,
        title: str,
        kind: str,
        what: str,
        shown: Any,
        heads: Sequence[str] = (),
        more: Any = lambda name: (),
        note: str = "",
    ) -> None:
        rows = [
            (shown(name), *self._marks(kind, name), *more(name)) for name in self.facts.names(kind)
        ]
        if rows:
            self._add(title, (what.replace("_", " "), *self.ids, *heads), rows, note)

    def _origin_link(self, kind: str, name: str) -> str:
        origin = self.facts.origin(kind, name)
        return link(origin.source) if origin else ""

    def _methods(self, kind: str) -> None:
        side, _, what = kind.partition("_")
        methods = self.tables["methods"]

        def shown(name: str) -> str:
            id = anchor(self.facts.id, kind, name)
            self._keyword(name, f"{side} {what.removesuffix('s')}", id)
            return anchored(id, code(name))

        def more(name: str) -> tuple[str, ...]:
            entry = methods.get(name)
            needs = codes(entry["requires"]) if entry else ""
            notes = []
            if entry and entry["replaces"]:
                notes.append(f"Replaces {codes(entry['replaces'])}.")
            if entry and entry["note"]:
                notes.append(escaped(entry["note"]))
            gone = self.facts.deprecation(f"{kind}.{name}")
            if gone:
                notes.append(escaped(gone))
            source = link(entry["source"]) if entry else self._origin_link(kind, name)
            return needs, " ".join(notes), source

        self._grid(
            f"Methods: {what} of the {side}",
            kind,
            "method",
            shown,
            ("needs", "note", "source"),
            more,
        )

    def _capabilities(self, kind: str) -> None:
        side = kind.partition("_")[0]

        def shown(name: str) -> str:
            id = anchor(self.facts.id, kind, name)
            self._keyword(name, f"{side} capability", id)
            return anchored(id, code(name))

        def more(name: str) -> tuple[str, ...]:
            entry = self.tables["capabilities"].get(name)
            notes = [escaped(entry["note"])] if entry and entry["note"] else []
            gone = self.facts.deprecation(f"{kind}.{name}")
            if gone:
                notes.append(escaped(gone))
            source = link(entry["source"]) if entry else self._origin_link(kind, name)
            return codes(entry["requires"]) if entry else "", " ".join(notes), source

        self._grid(
            f"Capabilities of the {side}",
            kind,
            "capability",
            shown,
            ("needs besides", "note", "source"),
            more,
        )

    def _defined(self, kind: str) -> None:
        def shown(name: str) -> str:
            id = anchor(self.facts.id, kind, name)
            self._keyword(name, kind.removesuffix("s"), id)
            return anchored(id, code(name))

        def more(name: str) -> tuple[str, ...]:
            entry = self.tables[kind][name]
            gone = self.facts.deprecation(f"{kind}.{name}")
            text = f"{entry['title']}." + (f" {gone}" if gone else "")
            return escaped(text), link(entry["source"])

        self._grid(kind.capitalize(), kind, kind.removesuffix("s"), shown, ("what", "source"), more)

    def _errors(self) -> None:
        rows = []
        for key, entry in self.tables["errors"].items():
            id = anchor(self.facts.id, "errors", key)
            self._keyword(key, "error", id)
            notes = []
            if entry["proves_era"]:
                notes.append(f"Only servers of the era {code(entry['proves_era'])} send it.")
            if entry["note"]:
                notes.append(escaped(entry["note"]))
            gone = self.facts.deprecation(f"errors.{key}")
            if gone:
                notes.append(escaped(gone))
            rows.append(
                (
                    anchored(id, code(key)),
                    code(entry["spelling"]) if entry["spelling"] else "",
                    str(entry["code"]),
                    escaped(entry["message"]),
                    self._cell(entry["http_status"]),
                    self._cell(entry["grpc_status"]),
                    self.facts.span(self.facts.having("errors", [key])),
                    self._json(entry["data"]),
                    " ".join(notes),
                    link(entry["source"]),
                )
            )
        heads = (
            "error",
            "in the specification",
            "code",
            "message",
            "HTTP",
            "gRPC",
            "versions",
            "data",
            "note",
            "source",
        )
        note = "In data, `$supported` and the like are filled in; an empty value shows its type."
        self._add("Errors", heads, rows, note)

    def _headers(self) -> None:
        def shown(name: str) -> str:
            id = anchor(self.facts.id, "headers", name)
            self._keyword(name, "header", id)
            return anchored(id, code(name))

        def more(name: str) -> tuple[str, ...]:
            entry = self.tables["headers"][name]
            repeats = ", ".join(
                f"{code(parameter)} of {code(method)}"
                for method, parameter in entry["params"].items()
            )
            notes = [f"Repeats {repeats}."] if repeats else []
            if entry["encoding"] != "plain":
                notes.append(f"Encoding: {entry['encoding']}.")
            if entry["note"]:
                notes.append(escaped(entry["note"]))
            required = "yes" if entry["required"] else ""
            return entry["role"], entry["sender"], required, " ".join(notes), link(entry["source"])

        self._grid(
            "Headers",
            "headers",
            "header",
            shown,
            ("role", "sent by", "required", "note", "source"),
            more,
        )

    def _metadata_keys(self) -> None:
        def shown(name: str) -> str:
            id = anchor(self.facts.id, "metadata_keys", name)
            self._keyword(name, "metadata key", id)
            return anchored(id, code(name))

        def more(name: str) -> tuple[str, ...]:
            entry = self.tables["metadata_keys"][name]
            required = "yes" if entry["required"] else ""
            return escaped(entry["title"]), required, link(entry["source"])

        self._grid(
            "Reserved metadata keys",
            "metadata_keys",
            "key",
            shown,
            ("what", "required", "source"),
            more,
        )

    def _members(self) -> None:
        """Where messages carry what is agreed on: declaration, handshake, discovery, card."""
        rows = []
        for table in ("declaration", "handshake", "discovery", "card"):
            entry = self.tables[table]
            for member, value in (entry or {}).items():
                if member in ("source", "shapes") or value is None or value == []:
                    continue
                text = codes(value) if isinstance(value, list) else code(value)
                if table == "handshake":
                    for version in self.facts.versions:
                        own = (version["handshake"] or entry)[member]
                        if own != value:
                            text += f"; in {code(version['id'])}: {code(own)}"
                rows.append((table, member.replace("_", " "), text, link(entry["source"])))
        for number, shape in enumerate((self.tables["card"] or {"shapes": []})["shapes"], 1):
            parts = "; ".join(
                f"{member.replace('_', ' ')}: {code(value)}"
                for member, value in shape.items()
                if member != "source" and value is not None
            )
            rows.append(("card", f"shape {number}", parts, link(shape["source"])))
        self._add("Where messages carry it", ("part", "member", "name", "source"), rows)

    def _offers(self) -> None:
        rows = []
        for offer in self.tables["offers"]:
            modes = offer["modes"]
            names = codes(modes["values"]) if modes else ""
            listed = f"{code(modes['attribute'])} lists {names}" if modes else ""
            options = "; ".join(
                f"{code(option['argument'])} adds {code(option['capability'])}"
                + (f" (only {', '.join(option['eras'])})" if option["eras"] else "")
                for option in offer["options"]
            )
            rows.append(
                (
                    code(offer["capability"]),
                    code(offer["callback"]),
                    listed,
                    options,
                    link(offer["source"]),
                )
            )
        heads = ("capability", "offered for the callback", "modes", "options", "source")
        self._add("What a client offers", heads, rows)

    def _calendar(self) -> None:
        rows = []
        written = {entry["feature"]: entry for entry in self.tables["deprecations"]}
        for entry in self.facts.deprecations.entries:
            window = f"{entry.window_months} months" if entry.window_months is not None else ""
            follows = written[entry.feature]["follows"]
            if follows:
                window = f"goes with {code(follows)}"
            goes = ""
            if entry.removal_date is not None:
                goes = f"from {entry.removal_date.isoformat()} on"
            elif entry.removal_version is not None:
                goes = f"in {code(entry.removal_version)}"
            rows.append(
                (
                    entry.removal_date.isoformat() if entry.removal_date else "9999",
                    code(entry.feature),
                    f"{code(entry.deprecated_in)} ({entry.deprecated_on.isoformat()})",
                    window,
                    goes,
                    escaped(entry.migration),
                    link(entry.source),
                )
            )
        heads = ("feature", "deprecated in", "window", "removed", "instead", "source")
        rows.sort(key=lambda row: row[:2])
        self._add("Deprecations, by the day of removal", heads, [row[1:] for row in rows])

    def _policies(self) -> None:
        rows = []
        for name, policy in self.tables["policies"].items():
            id = anchor(self.facts.id, "policies", name)
            self._keyword(name, "policy", id)
            default = policy["default"]
            rows.append(
                (
                    anchored(id, code(name)),
                    ", ".join(policy["sides"]),
                    codes(policy["values"]) if policy["type"] == "choice" else "names of methods",
                    code(default) if isinstance(default, str) else codes(default) or "none",
                    escaped(policy["reason"]),
                    link(policy["source"]),
                )
            )
        self._add("Policies", ("policy", "side", "values", "default", "reason", "source"), rows)

    # -- decisions --------------------------------------------------------------------

    def _decision(self, name: str) -> DecisionView:
        table = getattr(self.model, name)
        axes = decision_axes(self.model, name)
        rules = []
        for rule, compiled in zip(
            table.rules, self.tables["decisions"][name]["rules"], strict=True
        ):
            self.view.rules.append(compiled["id"])
            outcome, message = self._outcome(name, compiled)
            rules.append(
                RuleView(compiled["id"], self._conditions(rule), outcome, message, self._why(rule))
            )
        return DecisionView(
            _QUESTIONS[name],
            tuple((code(axis.name), codes(axis.values)) for axis in axes),
            tuple(rules),
            tuple(self._sides(name, axes)),
            tuple((self._when(each.when), escaped(each.because)) for each in table.impossible),
        )

    def _sides(self, name: str, axes: list[Axis]) -> Iterable[Liveness]:
        """For each value of the fact that parts the eras, the rules that can fire there."""
        by = "serves" if name == "admission" else "transport" if name == "probe" else ""
        split = next((axis for axis in axes if axis.name == by), None)
        if split is None:
            return
        table = getattr(self.model, name)
        outcomes = self.tables["decisions"][name]["rules"]
        for value in split.values:
            narrowed = [
                Axis(axis.name, (value,), axis.fixed) if axis is split else axis for axis in axes
            ]
            narrow_rules = [
                Rule(rule.id, _narrow(rule.when, by, value), rule.otherwise) for rule in table.rules
            ]
            impossible = [_narrow(each.when, by, value) for each in table.impossible]
            fires = decide(narrowed, narrow_rules, impossible).fires
            rows = []
            for number, (rule, compiled, cells) in enumerate(
                zip(table.rules, outcomes, fires, strict=True), 1
            ):
                if not cells:
                    continue
                when = {fact: values for fact, values in rule.when.items() if fact != by}
                told = self._when(when) or ("otherwise" if rule.otherwise else "always")
                outcome, _ = self._outcome(name, compiled)
                rows.append((str(number), self._rule_link(compiled["id"]), told, outcome))
            grid = Grid("", ("", "rule", "when", "outcome"), tuple(rows))
            yield Liveness(self._side_title(by, value), grid)

    def _side_title(self, by: str, value: str) -> str:
        if by != "serves":
            return f"Over {code(value)}"
        if value == "both":
            return "For a server of all eras"
        eras = [
            code(name)
            for name, era in self.tables["eras"].items()
            if era["lifecycle"] == _SERVES[value]
        ]
        return f"For a server of {' and '.join(eras) or 'no era'} alone"

    def _outcome(self, name: str, rule: Mapping[str, Any]) -> tuple[str, str | None]:
        message = None if rule.get("message") is None else code(rule["message"])
        if name == "lifecycle":
            return f"**{rule['classify'].replace('_', ' ')}**", message
        if name == "probe":
            kind = f" ({code(rule['kind'])})" if rule["kind"] else ""
            return f"**{rule['verdict'].replace('_', ' ')}**{kind}", message
        if rule["admit"] is not None:
            where = {
                "declared": "under the version that it declares",
                "counter": "and answered with a version: the one asked for, or another",
                "session": "under the session's version",
                "header": "under the version that the header names",
                "assumed": "under the version that an absent one stands for",
                "nearest": "under the nearest version that is served",
                "latest": "under the latest version that is served",
                "none": "under no version",
            }[rule["admit"]]
            return f"**admitted** {where} ({code(rule['admit'])})", message
        error = self.tables["errors"][rule["refuse"]]
        target = anchor(self.facts.id, "errors", rule["refuse"])
        status = f", HTTP {error['http_status']}" if error["http_status"] is not None else ""
        return (
            f"**refused** with [{code(rule['refuse'])}](#{target}) ({error['code']}{status})",
            message,
        )

    def _conditions(self, rule: RuleTable) -> tuple[str, ...]:
        if not rule.when:
            return ("whatever no rule above takes",)
        return tuple(self._condition(fact, value) for fact, value in rule.when.items())

    def _when(self, when: Mapping[str, str | list[str]]) -> str:
        return " and ".join(self._condition(fact, value) for fact, value in when.items())

    @staticmethod
    def _condition(fact: str, value: str | list[str]) -> str:
        values = [value] if isinstance(value, str) else value
        return f"{code(fact)} is {' or '.join(code(each) for each in values)}"

    @staticmethod
    def _why(rule: RuleTable) -> tuple[str, ...]:
        parts = []
        if rule.note:
            parts.append(escaped(rule.note))
        if rule.reason:
            parts.append(f"Reason: {escaped(rule.reason)}")
        if rule.source:
            parts.append(f"Prescribed by the {link(rule.source, 'specification')}.")
        return tuple(parts)

    # -- pieces -----------------------------------------------------------------------

    def _add(
        self,
        title: str,
        heads: Sequence[str],
        rows: Sequence[Sequence[str]],
        note: str = "",
    ) -> None:
        if rows:
            self.view.grids.append(
                Grid(title, tuple(heads), tuple(tuple(row) for row in rows), note)
            )

    def _keyword(self, word: str, what: str, id: str) -> None:
        self.view.keywords.append((word, what, id))

    @staticmethod
    def _rule_link(id: str) -> str:
        return f"[{code(id)}](#{id})"

    @staticmethod
    def _cell(value: object) -> str:
        return "" if value is None else str(value)

    @staticmethod
    def _json(value: object) -> str:
        return "" if value is None else code(json.dumps(value, ensure_ascii=False))


def _narrow(when: Mapping[str, Any], fact: str, value: str) -> dict[str, list[str]]:
    """A condition over the table in which one fact has one value; empty lists match nothing."""
    found = {
        name: [values] if isinstance(values, str) else list(values) for name, values in when.items()
    }
    if fact in found:
        found[fact] = [each for each in found[fact] if each == value]
    return found
