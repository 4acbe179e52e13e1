"""A revision drafted from its official schema has the schema's facts and harms nothing."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from registry.compile.flatten import flatten
from registry.engine.errors import UnknownVersionError, UsageError
from registry.source.draft import draft_version, insert_version
from registry.source.grammar import VersionId
from registry.source.load import Source, collect
from registry.source.locate import Lines

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
NEW = DATA / "official" / "new.schema.json"
SPECS = ROOT.parent / "shared" / "specs"


def load(text: str, folder: Path) -> Source:
    path = folder / "one.toml"
    path.write_bytes(text.encode())
    sources, _ = collect(path)
    (source,) = sources.values()
    return source


@pytest.fixture
def text() -> str:
    parts = (DATA / "small" / "small.toml", DATA / "official" / "official.toml")
    return "\n".join(part.read_text("utf-8") for part in parts)


@pytest.fixture
def source(text: str, tmp_path: Path) -> Source:
    return load(text, tmp_path)


def drafted(source: Source, version: str = "2.2", **options: Any) -> dict[str, Any]:
    return tomllib.loads(draft_version(source, version, NEW, **options))


def test_the_delta_is_what_the_schema_has_more_and_less_than_the_base(source: Source) -> None:
    (version,) = drafted(source)["versions"]
    assert version == {
        "id": "2.2",
        "era": "letter",
        "status": "draft",
        "extends": "2.0",
        "source": "https://relay.example/spec/2.2",
        "adds": {
            "client_requests": ["parcel/forward"],
            "server_notifications": ["note/lost"],
            "client_capabilities": ["window"],
            "server_capabilities": ["tracking.history"],
            "errors": ["parcel_lost", "unserved_version_2_2"],
            "metadata_keys": ["relay/trace"],
        },
        "removes": {
            "client_requests": ["about"],
            "errors": ["header_conflict", "unserved_version"],
            "metadata_keys": ["relay/peer"],
        },
    }


def test_what_it_brings_is_defined_and_marked_for_review(source: Source) -> None:
    found = drafted(source)
    link = "https://relay.example/spec/2.2"
    assert found["errors"] == {
        "parcel_lost": {
            "spelling": "ParcelLostError",
            "code": -32061,
            "message": "The parcel is lost",
            "source": link,
        },
        # A known name for another code.
        "unserved_version_2_2": {
            "name": "unserved_version",
            "spelling": "UnservedVersionError",
            "code": -32060,
            "message": "Unserved version",
            "source": link,
        },
    }
    assert found["metadata_keys"] == {"relay/trace": {"title": "REVIEW", "source": link}}


def test_every_guess_stands_in_a_comment_for_review(source: Source) -> None:
    block = draft_version(source, "2.2", NEW)
    assert block.split("[[versions]]")[0] == (
        "# REVIEW: drafted from new.schema.json as a delta on 2.0\n"
        "# REVIEW: era: that of 2.0\n"
        "# REVIEW: source and schema: made from the links of 2.0; pin them\n"
        "# REVIEW: the schema is silent on headers, transports: as in 2.0\n"
        "# REVIEW: left out as declared in [[differences]], client_requests: parcel/weigh\n"
    )
    assert block.count("# REVIEW: drafted from new.schema.json; what no schema tells") == 3


def test_where_the_handshake_is_gone_a_stateless_era_is_guessed(source: Source) -> None:
    (version,) = drafted(source, "1.2", extends="1.1")["versions"]
    assert version["era"] == "letter"
    assert "hello" in version["removes"]["client_requests"]
    assert "# REVIEW: era: hello is gone, so a stateless one" in draft_version(
        source, "1.2", NEW, "1.1"
    )


def test_where_the_handshake_stays_the_era_does(source: Source) -> None:
    schema = DATA / "official" / "specs" / "relay" / "1.1.schema.json"
    (version,) = tomllib.loads(draft_version(source, "1.2", schema, "1.1"))["versions"]
    assert version["era"] == "call"
    assert "adds" not in version
    assert "removes" not in version


def test_a_declared_difference_of_the_base_is_kept(source: Source) -> None:
    schema = DATA / "official" / "specs" / "relay" / "1.1.schema.json"
    assert "kept as declared in [[differences]], errors: bad_params" in draft_version(
        source, "1.2", schema, "1.1"
    )


def test_where_the_schema_begins_to_tell_of_a_list_what_it_lacks_is_removed(
    text: str, tmp_path: Path
) -> None:
    source = load(
        text.replace('names = ["bad_params"]', 'names = ["bad_params", "header_conflict"]').replace(
            'versions = ["1.0", "1.1"]', 'versions = ["1.0", "1.1", "2.0"]'
        ),
        tmp_path,
    )
    block = draft_version(source, "2.2", NEW)
    assert "header_conflict" in tomllib.loads(block)["versions"][0]["removes"]["errors"]
    assert "# REVIEW: errors: the schema tells of them now, and no more of header_conflict" in block


def test_a_handshake_whose_members_are_renamed_is_marked(source: Source, tmp_path: Path) -> None:
    schema = json.loads((DATA / "official" / "specs" / "relay" / "1.1.schema.json").read_text())
    schema["$defs"]["HelloParams"]["properties"] = {"version": {}, "abilities": {}, "peer": {}}
    path = tmp_path / "new.json"
    path.write_text(json.dumps(schema))
    assert (
        "# REVIEW: [versions.handshake]: hello has no capabilities any more, but abilities, peer,"
        in draft_version(source, "1.2", path, "1.1")
    )


def test_the_names_of_the_base_in_the_handshake_are_taken_over(text: str, tmp_path: Path) -> None:
    adds = 'features = ["batching"]\n'
    given = f'{adds}[versions.handshake]\ncapabilities = "abilities"\n'
    source = load(text.replace(adds, given, 1), tmp_path)
    schema = DATA / "official" / "specs" / "relay" / "1.1.schema.json"
    (version,) = tomllib.loads(draft_version(source, "1.2", schema, "1.1"))["versions"]
    assert version["handshake"] == {"capabilities": "abilities"}


def test_a_link_with_a_longer_number_is_left_as_it_is(text: str, tmp_path: Path) -> None:
    link = "https://relay.example/spec/2.0"
    source = load(
        text.replace(f'source = "{link}"\n[ver', f'source = "{link}.1/2.0"\n[ver'), tmp_path
    )
    assert drafted(source)["versions"][0]["source"] == f"{link}.1/2.2"


def test_operations_of_a_service_are_a_schema_too(source: Source) -> None:
    schema = DATA / "official" / "specs" / "relay" / "2.1.service.json"
    (version,) = tomllib.loads(draft_version(source, "2.2", schema))["versions"]
    assert version["adds"] == {"client_requests": ["parcel/recall"]}


def test_coordinates_are_guessed_where_the_base_has_some(text: str, tmp_path: Path) -> None:
    base = 'extends = "1.1"\nsource = "https://relay.example/spec/2.0"'
    assert base in text
    source = load(text.replace(base, f'compat = "3.4.0"\n{base}'), tmp_path)
    assert drafted(source)["versions"][0]["compat"] == "3.5.0"


@pytest.mark.parametrize(
    ("version", "schema", "extends", "error", "message"),
    [
        ("2.0", NEW, None, UsageError, "version 2.0 is already in the registry"),
        ("two", NEW, None, UsageError, "'two' is no version of scheme 'major-minor'"),
        ("1.5", NEW, None, UsageError, "version 1.5 is not newer than 2.0"),
        ("2.2", NEW, "1.9", UnknownVersionError, "unknown version '1.9'"),
        ("2.2", NEW.with_name("none.json"), None, UsageError, "cannot be read"),
        ("2.2", DATA / "README.md", None, UsageError, "is not JSON"),
    ],
    ids=["listed", "malformed", "older", "unknown base", "no file", "no JSON"],
)
def test_what_cannot_be_drafted_says_why(
    source: Source,
    version: str,
    schema: Path,
    extends: str | None,
    error: type[Exception],
    message: str,
) -> None:
    with pytest.raises(error, match=message):
        draft_version(source, version, schema, extends)


def test_a_schema_of_an_unknown_shape_says_so(source: Source, tmp_path: Path) -> None:
    path = tmp_path / "odd.json"
    path.write_text(json.dumps({"$defs": {"Something": {}}}))
    with pytest.raises(UsageError, match=r"odd\.json is a schema of none of the kinds"):
        draft_version(source, "2.2", path)


def test_a_registry_without_an_official_table_says_what_is_missing(tmp_path: Path) -> None:
    source = load((DATA / "small" / "small.toml").read_text("utf-8"), tmp_path)
    with pytest.raises(UsageError, match=r"no \[\[official.schemas\]\] entry"):
        draft_version(source, "2.2", NEW)


# --- putting it in its place ------------------------------------------------------------


def without(text: str, added: str) -> bool:
    """Whether the lines of ``text`` are all in ``added``, in order and as they were."""
    rest = iter(added.splitlines(keepends=True))
    return all(line in rest for line in text.splitlines(keepends=True))


def test_an_inserted_draft_is_part_of_a_registry_without_errors(
    source: Source, text: str, tmp_path: Path
) -> None:
    added = insert_version(text, draft_version(source, "2.2", NEW))
    path = tmp_path / "relay.toml"
    path.write_text(added, "utf-8")
    _, findings = collect(path)
    assert [str(each) for each in findings if each.level == "error"] == []


def test_all_else_in_the_file_is_untouched(source: Source, text: str) -> None:
    assert without(text, insert_version(text, draft_version(source, "2.2", NEW)))


def test_a_revision_stands_behind_the_last_older_one(source: Source, text: str) -> None:
    added = insert_version(text, draft_version(source, "1.2", NEW, "1.1"))
    assert [version["id"] for version in tomllib.loads(added)["versions"]] == [
        "1.0", "1.1", "1.2", "2.0", "2.1",
    ]  # fmt: skip


def test_definitions_stand_behind_the_last_of_their_kind(source: Source, text: str) -> None:
    added = insert_version(text, draft_version(source, "2.2", NEW))
    data = tomllib.loads(added)
    assert list(data["errors"])[-2:] == ["parcel_lost", "unserved_version_2_2"]
    lines = Lines(added)
    assert (lines.find_last(("errors",)) or 0) < (lines.find(("metadata_keys",)) or 0)


def test_line_ends_stay_as_they_are() -> None:
    text = '[protocol]\r\nscheme = "integer"\r\n[[versions]]\r\nid = 1\r\n'
    assert insert_version(text, "[[versions]]\nid = 2\n") == (
        f"{text}\r\n[[versions]]\r\nid = 2\r\n"
    )


def test_a_file_that_ends_without_a_newline_gets_one() -> None:
    text = '[protocol]\nscheme = "integer"\n[[versions]]\nid = 1'
    assert insert_version(text, "[[versions]]\nid = 2\n") == f"{text}\n\n[[versions]]\nid = 2\n"


def test_a_draft_without_a_day_stands_last() -> None:
    text = (
        '[protocol]\nscheme = "date"\n\n[[versions]]\nid = "2026-07-28"\n\n'
        '# The next one.\n[[versions]]\nid = "draft"\n'
    )
    added = insert_version(text, '# Comment.\n[[versions]]\nid = "2027-01-01"\n')
    assert added == (
        '[protocol]\nscheme = "date"\n\n[[versions]]\nid = "2026-07-28"\n\n'
        '# Comment.\n[[versions]]\nid = "2027-01-01"\n\n'
        '# The next one.\n[[versions]]\nid = "draft"\n'
    )


def test_a_block_without_a_revision_is_refused() -> None:
    with pytest.raises(UsageError, match=r"no \[\[versions\]\] entry"):
        insert_version("", "[errors.x]\ncode = -1\n")


# --- the real registry ------------------------------------------------------------------


def facts(source: Source, version: VersionId, kinds: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    (flat,) = [each for each in flatten(source.model) if each.table.id == version]
    return {kind: flat.lists[kind] for kind in kinds}


TOLD = (
    "client_requests",
    "client_notifications",
    "server_requests",
    "server_notifications",
    "client_capabilities",
    "server_capabilities",
)


def taken_out(protocol: str, version: VersionId, folder: Path) -> tuple[Source, Source]:
    """The registry as it is, and without a version and those behind it."""
    path = ROOT / "registry" / f"{protocol}.toml"
    text = path.read_text("utf-8")
    (whole,) = collect(path)[0].values()
    lines = Lines(text)
    rows = text.split("\n")
    ids = [each.id for each in whole.model.versions]
    for place in reversed(range(ids.index(version), len(ids))):
        first, last = lines.find(("versions", place)), lines.find_last(("versions", place))
        assert first is not None
        assert last is not None
        del rows[first - 1 : last]
    return whole, load("\n".join(rows), folder)


needs_schemas = pytest.mark.skipif(
    not SPECS.is_dir(), reason="the official schemas are not beside the checkout"
)


@needs_schemas
@pytest.mark.parametrize(
    ("protocol", "version", "schema"),
    [
        ("mcp", "2025-11-25", "2025-11-25.schema.json"),
        ("mcp", "2026-07-28", "2026-07-28.schema.json"),
        ("a2a", "0.2", "0.2.6.schema.json"),
        ("a2a", "1.0", "1.0.1.facts.json"),
        ("acp", 2, "v2.schema.json"),
    ],
    ids=["mcp-2025-11-25", "mcp-2026-07-28", "a2a-0.2", "a2a-1.0", "acp-2"],
)
def test_a_revision_taken_out_and_drafted_again_has_the_same_facts(
    protocol: str, version: VersionId, schema: str, tmp_path: Path
) -> None:
    whole, cut = taken_out(protocol, version, tmp_path)
    block = draft_version(cut, version, SPECS / protocol / schema)
    again = load(insert_version(cut.text, block), tmp_path)
    assert facts(again, version, TOLD) == facts(whole, version, TOLD)


@needs_schemas
def test_the_newest_revision_drafted_again_has_its_era_and_its_errors(tmp_path: Path) -> None:
    whole, cut = taken_out("mcp", "2026-07-28", tmp_path)
    block = draft_version(cut, "2026-07-28", SPECS / "mcp" / "2026-07-28.schema.json")
    again = load(insert_version(cut.text, block), tmp_path)
    (drafted_version,) = [each for each in again.model.versions if each.id == "2026-07-28"]
    (published,) = [each for each in whole.model.versions if each.id == "2026-07-28"]
    assert drafted_version.era == published.era
    assert drafted_version.compat == published.compat
    assert facts(again, "2026-07-28", ("errors",)) == facts(whole, "2026-07-28", ("errors",))
    assert drafted_version.adds.metadata_keys == published.adds.metadata_keys
    # The schemas never had those that went, so this one cannot tell that they are gone.
    assert drafted_version.removes.metadata_keys == []
