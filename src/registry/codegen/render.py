"""Every text of a build, from compiled tables; nothing is written here.

In: loaded sources and compiled tables. Out: paths relative to the build's folder, with
their texts, and findings where names collide. Each text opens with a mark that says what
it was made from and how. It has no digest of its input: an edit of the registry shows only
in the lines that it is about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jinja2

from ..engine.errors import InvalidRegistryError
from ..engine.findings import Finding
from ..source.grammar import RegistryFile
from .constants import ConstantsView, constants_view, literal
from .names import Path as Key
from .reference import Grid, ReferenceView, code, reference_view
from .text import docstring, jsdoc, json_text
from .vectors import vectors

if TYPE_CHECKING:
    from ..source.load import Source

MARK_ALL = "from registry/*.toml by 'python -m registry build'; not to be edited"
_TEMPLATES = Path(__file__).parent / "templates"


def render(
    sources: Mapping[str, Source], compiled: Mapping[str, Mapping[str, Any]]
) -> dict[str, str]:
    """Every generated text by its path, sorted.

    Raises:
        InvalidRegistryError: two facts would get one name; all such pairs at once.
    """
    environment = _environment()
    texts: dict[str, str] = {}
    constants: list[ConstantsView] = []
    references: list[ReferenceView] = []
    views = {id: constants_view(tables) for id, tables in sorted(compiled.items())}
    findings = naming_findings(sources, views)
    if findings:
        raise InvalidRegistryError(sorted(findings, key=lambda each: (each.file, each.line or 0)))
    for id, tables in sorted(compiled.items()):
        source = sources[id]
        view = views[id]
        constants.append(view)
        python = environment.get_template("constants.py.j2").render(view=view)
        texts[f"generated/python/agent_protocols/{view.module}.py"] = python
        texts[f"generated/typescript/{id}.ts"] = environment.get_template("constants.ts.j2").render(
            view=view
        )
        texts[f"generated/tables/{id}.json"] = json_text(tables) + "\n"
        lines = vectors(dict(tables))
        texts[f"generated/vectors/{id}.jsonl"] = "".join(f"{line}\n" for line in lines)
        reference = reference_view(tables, source.model)
        references.append(reference)
        page = environment.get_template("reference.md.j2").render(view=reference)
        texts[f"docs/reference/{id}.md"] = page
    texts["generated/python/agent_protocols/__init__.py"] = environment.get_template(
        "init.py.j2"
    ).render(
        mark=MARK_ALL,
        lines=[f"- agent_protocols.{view.module}: {view.title}" for view in constants],
    )
    # The marker that PEP 561 asks for is an empty file.
    texts["generated/python/agent_protocols/py.typed"] = ""
    texts["generated/registry.schema.json"] = schema_text()
    texts["generated/.gitignore"] = f"# Generated {MARK_ALL}.\n.build-*\n"
    texts["docs/reference/README.md"] = environment.get_template("index.md.j2").render(
        mark=MARK_ALL, views=references, words=_words(references)
    )
    return {path: _tidied(path, text) for path, text in sorted(texts.items())}


def schema_text() -> str:
    """The JSON Schema of a registry file, for editors."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$comment": "Generated from the grammar by 'python -m registry build'; not to be edited",
        **RegistryFile.model_json_schema(by_alias=True),
        "title": "A registry file: one protocol",
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def naming_findings(
    sources: Mapping[str, Source], views: Mapping[str, ConstantsView]
) -> list[Finding]:
    """A finding for each pair of facts that would get one name, and of one module."""
    findings: list[Finding] = []
    modules: dict[str, str] = {}
    for id, view in views.items():
        problems = list(view.problems)
        if id == "readme":
            problems.append((("protocol", "id"), "'readme' is the name of the reference's index"))
        if modules.setdefault(view.module, id) != id:
            problems.append(
                (("protocol", "id"), f"{id!r} and {modules[view.module]!r} would be one module")
            )
        findings += [_finding(sources[id], key, problem) for key, problem in problems]
    return findings


def _words(references: list[ReferenceView]) -> list[tuple[str, str, str, str]]:
    words = [
        (code(word), what, view.id, f"{view.id}.md#{anchor}")
        for view in references
        for word, what, anchor in view.keywords
    ]
    return sorted(words, key=lambda each: (each[0].casefold(), each))


def _finding(source: Source, key: Key, problem: str) -> Finding:
    line = source.line(*key)
    if key[0] in ("protocol", "eras"):
        line = source.line(*key)
    else:  # a name of some version's list: where the first one adds it
        for at, version in enumerate(source.model.versions):
            if key[-1] in getattr(version.adds, str(key[0]), ()):
                line = source.line("versions", at, "adds", str(key[0]))
                break
    return Finding(
        source.file,
        line,
        ".".join(map(str, key)),
        problem,
        "constants are named by words in upper case; rename one of the two",
        check="constant-names",
    )


def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(_TEMPLATES),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # no HTML is made; Markdown is escaped in the views
    )
    environment.globals.update(
        docstring=docstring, jsdoc=jsdoc, literal=literal, grid=_grid, told=_told
    )
    return environment


def _told(constant: Any) -> list[str]:
    """What is said of a constant: the first line, whether it goes, the rest."""
    first, *rest = constant.doc
    return [first, *([constant.deprecated] if constant.deprecated else []), *rest]


def _grid(grid: Grid) -> str:
    rows = [grid.heads, ("---",) * len(grid.heads), *grid.rows]
    return "".join("| " + " | ".join(row) + " |\n" for row in rows)


def _tidied(path: str, text: str) -> str:
    """Text without spaces at the end of lines, more than two empty ones, or any at the end."""
    if not path.endswith((".py", ".md", ".ts")) or not text:
        return text
    lines = [line.rstrip() for line in text.split("\n")]
    most = 1 if path.endswith(".md") else 2
    kept: list[str] = []
    for line in lines:
        if line or any(kept[-most:]):
            kept.append(line)
    return "\n".join(kept).rstrip("\n") + "\n"
