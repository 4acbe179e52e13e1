"""What a comparison of two versions lists, against lists transcribed by hand."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from registry.api import load, protocol
from registry.compare import Comparison, compare, to_dict, to_markdown, to_text
from registry.engine.errors import UnknownVersionError
from registry.engine.tables import Tables

SMALL = Path(__file__).parents[1] / "data" / "small"


@pytest.fixture(scope="module")
def mcp() -> Comparison:
    return compare(protocol("mcp").tables, "2025-11-25", "2026-07-28")


@pytest.fixture(scope="module")
def relay() -> Tables:
    return load(SMALL)["relay"].tables


# Transcribed from the changelog of 2026-07-28, item by item, and from the schemas and pages
# that it refers to:
# https://modelcontextprotocol.io/specification/2026-07-28/changelog
CHANGELOG: dict[str, tuple[set[str], set[str]]] = {
    "client_requests": (
        # major 3 and 4
        {"server/discover", "subscriptions/listen"},
        # major 2, 4, 5 and 6
        {
            "initialize", "resources/subscribe", "resources/unsubscribe", "ping",
            "logging/setLevel", "tasks/get", "tasks/result", "tasks/list", "tasks/cancel",
        },
    ),
    "client_notifications": (
        set(),
        # major 2 and 5; the schema drops progress from the client and tasks/status as well
        {
            "notifications/initialized", "notifications/roots/list_changed",
            "notifications/progress", "notifications/tasks/status",
        },
    ),
    "server_requests": (
        set(),
        # major 5, 6 and 7
        {
            "ping", "roots/list", "sampling/createMessage", "elicitation/create", "tasks/get",
            "tasks/result", "tasks/list", "tasks/cancel",
        },
    ),
    "server_notifications": (
        # major 4
        {"notifications/subscriptions/acknowledged"},
        # minor 11, and major 6
        {"notifications/elicitation/complete", "notifications/tasks/status"},
    ),
    "client_capabilities": (
        {"extensions"},
        {
            "roots.listChanged", "tasks", "tasks.list", "tasks.cancel", "tasks.requests",
            "tasks.requests.sampling", "tasks.requests.sampling.createMessage",
            "tasks.requests.elicitation", "tasks.requests.elicitation.create",
        },
    ),
    "server_capabilities": (
        {"extensions"},
        {
            "tasks", "tasks.list", "tasks.cancel", "tasks.requests", "tasks.requests.tools",
            "tasks.requests.tools.call",
        },
    ),
    "errors": (
        # minor 12: -32020, -32021 and -32022
        {"header_mismatch", "missing_capability", "unsupported_version"},
        # minor 6: -32002; minor 11: -32042; -1 went with the request that it answered
        {"resource_not_found", "url_elicitation_required", "user_rejected_sampling"},
    ),
    "headers": (
        # major 8 and the headers of tool parameters
        {"Mcp-Method", "Mcp-Name", "Mcp-Param-*"},
        # major 1 and 9
        {"Mcp-Session-Id", "Last-Event-ID"},
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", CHANGELOG)
def test_the_newest_revision_changed_what_its_changelog_lists(mcp: Comparison, kind: str) -> None:
    change = mcp.change(kind)
    added, removed = CHANGELOG[kind]
    assert {entry.name for entry in change.added} == added
    assert {entry.name for entry in change.removed} == removed


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("header_mismatch", "-32020"),
        ("missing_capability", "-32021"),
        ("unsupported_version", "-32022"),
    ],
)
def test_new_errors_are_told_with_code_and_status(mcp: Comparison, name: str, code: str) -> None:
    details = {entry.name: entry.detail for entry in mcp.change("errors").added}
    assert details[name] == f"{code}, HTTP 400"


def test_the_era_and_its_lifecycle_are_told(mcp: Comparison) -> None:
    assert (mcp.old.era, mcp.old.lifecycle) == ("legacy", "handshake")
    assert (mcp.new.era, mcp.new.lifecycle) == ("modern", "stateless")


def test_a_list_that_is_as_it_was_is_no_change(mcp: Comparison) -> None:
    assert all(change.added or change.removed for change in mcp.changes)
    assert mcp.change("transports").added == ()


@pytest.mark.parametrize(
    "text",
    [
        "each request must declare its version: initialize opens no session any more",
        "may no longer send ping",
        "every request must carry Mcp-Method",
        "requests of prompts/get, resources/read, tools/call must carry Mcp-Name",
        "every request must carry io.modelcontextprotocol/clientCapabilities in its metadata",
        "can no longer declare the capability tasks",
        "has the error url_elicitation_required (-32042) no more",
    ],
)
def test_what_breaks_for_a_client_is_told(mcp: Comparison, text: str) -> None:
    assert text in [each.text for each in mcp.client]


@pytest.mark.parametrize(
    "text",
    [
        "must judge each request by its own declaration: none follows initialize",
        "may no longer send sampling/createMessage",
        "may no longer send Mcp-Session-Id",
        "can no longer declare the capability tasks",
    ],
)
def test_what_breaks_for_a_server_is_told(mcp: Comparison, text: str) -> None:
    assert text in [each.text for each in mcp.server]


def test_a_method_breaks_the_side_that_sends_it_alone(mcp: Comparison) -> None:
    client = {each.name for each in mcp.client if each.kind == "method"}
    server = {each.name for each in mcp.server if each.kind == "method"}
    assert "tools/list" not in client | server
    assert "resources/subscribe" in client - server
    assert "roots/list" in server - client


def test_a_capability_below_one_that_is_gone_is_not_told_again(mcp: Comparison) -> None:
    told = {each.name for each in mcp.client if each.kind == "capability"}
    assert told == {"roots.listChanged", "tasks"}


def test_deprecations_on_the_way_are_told_with_their_migrations(mcp: Comparison) -> None:
    told = {each.feature: (each.state, each.removal) for each in mcp.migrations}
    assert told["client_capabilities.roots"] == ("deprecated", "2027-07-28")
    assert told["features.sessions"][0] == "removed"
    assert "transports.http+sse" not in told


def test_renamed_methods_are_told_with_their_new_names() -> None:
    found = compare(protocol("a2a").tables, "0.1", "1.0")
    assert {rename.old: rename.new for rename in found.renames}["tasks/send"] == "SendMessage"
    assert "may no longer send tasks/send: send SendMessage" in [each.text for each in found.client]


def test_a_code_with_another_meaning_breaks_both_sides() -> None:
    found = compare(protocol("a2a").tables, "0.1", "0.2")
    text = (
        "has the error streaming_not_supported (-32006) no more: "
        "-32006 means invalid_agent_response now"
    )
    assert text in [each.text for each in found.client]
    assert text in [each.text for each in found.server]


def test_an_error_that_only_reads_differently_is_neither_added_nor_removed() -> None:
    found = compare(protocol("a2a").tables, "0.3", "1.0")
    change = found.change("errors")
    names = {entry.name for entry in (*change.added, *change.removed)}
    assert "task_not_found" not in names
    assert ("task_not_found", "http_status", None, 404) in [tuple(each) for each in found.errors]


def test_a_status_that_an_error_had_not_before_breaks_nobody() -> None:
    found = compare(protocol("a2a").tables, "0.3", "1.0")
    assert "task_not_found" not in {each.name for each in found.client if each.kind == "error"}


def test_a_card_that_moved_breaks_both_sides() -> None:
    found = compare(protocol("a2a").tables, "0.2", "0.3")
    (client,) = [each.text for each in found.client if each.kind == "card_path"]
    (server,) = [each.text for each in found.server if each.kind == "card_path"]
    moved = "/.well-known/agent-card.json, not /.well-known/agent.json"
    assert client == f"must look for the card at {moved}"
    assert server == f"must publish its card at {moved}"


def test_a_handshake_with_other_members_breaks_both_sides() -> None:
    found = compare(protocol("acp").tables, 1, 2)
    assert (
        "must put its capabilities into capabilities of the handshake, not clientCapabilities"
        in [each.text for each in found.client]
    )
    assert (
        "must read the client's capabilities from capabilities of the handshake, "
        "not clientCapabilities"
    ) in [each.text for each in found.server]


def test_towards_an_older_version_the_handshake_is_back_and_nothing_is_deprecated() -> None:
    found = compare(protocol("mcp").tables, "2026-07-28", "2025-11-25")
    assert found.migrations == ()
    assert "must open a session with initialize: requests declare no version any more" in [
        each.text for each in found.client
    ]


@pytest.mark.parametrize("name", ["mcp", "a2a", "acp"])
def test_there_and_back_the_same_names_change(name: str) -> None:
    tables = protocol(name).tables
    versions = list(tables.versions)
    there = compare(tables, versions[0], versions[-1])
    back = compare(tables, versions[-1], versions[0])
    assert {change.list: (change.added, change.removed) for change in there.changes} == {
        change.list: (change.removed, change.added) for change in back.changes
    }


def test_an_unknown_version_says_which_there_are(relay: Tables) -> None:
    with pytest.raises(UnknownVersionError, match=r"unknown version '1\.7' of Relay Protocol"):
        compare(relay, "1.0", "1.7")


def test_the_same_version_twice_has_no_changes(relay: Tables) -> None:
    found = compare(relay, "2.0", "2.0")
    assert found.changes == ()
    assert to_text(found).endswith("\n\nNothing that the registry tells of has changed.")
    assert to_markdown(found).endswith("\n\nNothing that the registry tells of has changed.")


TEXT = """\
Relay Protocol: 1.1 to 2.0

old: 1.1, final, 2024-09-15: https://relay.example/spec/1.1
new: 2.0, current, 2025-03-01: https://relay.example/spec/2.0
era: call (handshake) becomes letter (stateless)

Requests by the client
  + about
  - hello
  - ping

Notifications by the client
  - note/ready

Requests by the server
  - ping

Capabilities of the server
  + signing

Errors
  + HeaderConflict (-32051, HTTP 400)
  + UnservedVersion (-32050, HTTP 400)

Metadata keys
  + relay/capabilities
  + relay/peer
  + relay/version (required)

Features
  - batching (Several messages in one)

What breaks for a client
  ! each request must declare its version: hello opens no session any more
  ! may no longer send hello
  ! may no longer send ping
  ! may no longer send note/ready
  ! every request must carry relay/version in its metadata
  ! can no longer use batching: Several messages in one

What breaks for a server
  ! must judge each request by its own declaration: none follows hello
  ! may no longer send ping
  ! can no longer use batching: Several messages in one"""


def test_the_text_has_one_fact_a_line(relay: Tables) -> None:
    text = to_text(compare(relay, "1.1", "2.0"))
    whole, _, migrations = text.partition("\n\nMigrations\n")
    assert whole == TEXT
    assert migrations == "" or "  > " in migrations


def test_the_markdown_has_a_heading_a_list(relay: Tables) -> None:
    lines = to_markdown(compare(relay, "1.1", "2.0")).splitlines()
    assert lines[0] == "# Relay Protocol: 1.1 to 2.0"
    at = lines.index("## Requests by the client")
    assert lines[at : at + 6] == [
        "## Requests by the client",
        "",
        "- added `about`",
        "- removed `hello`",
        "- removed `ping`",
        "",
    ]
    assert "- may no longer send `ping`" in lines


def test_the_json_has_the_fields_of_the_records(mcp: Comparison) -> None:
    data = json.loads(json.dumps(to_dict(mcp)))
    assert list(data) == list(Comparison.__match_args__)
    assert data["old"]["wire"] == "2025-11-25"
    assert data["changes"][0]["added"][0] == {"name": "server/discover", "detail": ""}
    assert data["client"][0]["kind"] == "handshake"
