"""Which versions there are today, and what is meant where nobody says which.

A new revision is meant to change this file, and nothing else in the tests: all others name the
versions that they are about. Its snapshot holds the names of the public constants, which a
revision with new names adds to. Everything here is written by hand from the protocols' own pages.
"""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

import registry
from registry import UNOPENED, MetaView, Stateless, UnservedVersion
from registry.codegen.constants import constants_view

#: Every version that the registry lists, oldest first: wire form, status, coordinates.
LISTED: dict[str, list[tuple[str | int, str, str]]] = {
    "mcp": [
        ("2024-10-07", "retired", "0.1.0"),
        ("2024-11-05", "final", "1.0.0"),
        ("2025-03-26", "final", "1.1.0"),
        ("2025-06-18", "final", "1.2.0"),
        ("2025-11-25", "final", "1.3.0"),
        ("2026-07-28", "current", "2.0.0"),
        ("draft", "draft", "2.1.0"),
    ],
    "a2a": [
        ("0.1", "final", "0.1.0"),
        ("0.2", "final", "0.2.0"),
        ("0.3", "final", "0.3.0"),
        ("1.0", "current", "1.0.0"),
    ],
    "acp": [
        (0, "retired", "0.0.0"),
        (1, "current", "1.0.0"),
        (2, "draft", "2.0.0"),
    ],
}

#: The published ones, newest first.
PUBLISHED: dict[str, tuple[str | int, ...]] = {
    "mcp": ("2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"),
    "a2a": ("1.0", "0.3", "0.2", "0.1"),
    "acp": (1,),
}

#: The newest published version of each era.
LATEST: list[tuple[str, str, str | int]] = [
    ("mcp", "modern", "2026-07-28"),
    ("mcp", "legacy", "2025-11-25"),
    ("a2a", "modern", "1.0"),
    ("a2a", "legacy", "0.3"),
    ("acp", "session", 1),
]

#: What a client asks for in a handshake where it was not told what it speaks.
OFFERS: dict[str, str | int | None] = {"mcp": "2025-11-25", "a2a": None, "acp": 1}

VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"


# --- what there is -------------------------------------------------------------------------


def test_the_protocols_are_these() -> None:
    assert set(LISTED) == set(PUBLISHED) == set(registry.protocols())


@pytest.mark.parametrize("name", LISTED)
def test_these_versions_are_listed_oldest_first_drafts_and_retired_ones_too(name: str) -> None:
    """Project choice: decisions 11, 19 and 30."""
    versions = registry.protocol(name).all_versions
    assert [(each.wire, each.status, each.version_string) for each in versions] == LISTED[name]


@pytest.mark.parametrize("name", PUBLISHED)
def test_these_versions_are_published_no_draft_and_nothing_retired(name: str) -> None:
    """Spec-mandated by the contract; oldest first."""
    protocol = registry.protocol(name)
    assert tuple(each.wire for each in protocol.versions) == PUBLISHED[name][::-1]
    assert [each.wire for each in registry.get_supported_versions(name)] == [
        each.wire for each in protocol.versions
    ]


@pytest.mark.parametrize(("name", "era", "version"), LATEST)
def test_the_latest_version_of_an_era_is_no_draft(name: str, era: str, version: str | int) -> None:
    """Spec-mandated by the contract."""
    assert registry.protocol(name).latest_in(era).wire == version


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_latest_version_is_no_draft(name: str) -> None:
    """Spec-mandated by the contract."""
    latest = registry.protocol(name).latest
    assert (latest.wire, latest.status) == (PUBLISHED[name][0], "current")


# --- what is meant by default --------------------------------------------------------------


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_server_serves_every_published_version_by_default(name: str) -> None:
    """Project choice: decision 11; newest first, as error data lists them."""
    assert registry.protocol(name).server().supported == PUBLISHED[name]


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_client_prefers_the_newest_published_version_by_default(name: str) -> None:
    """Spec-mandated: client_versions, newest first; decision 32 for the offer."""
    client = registry.protocol(name).client()
    assert (client.versions, client.offer) == (PUBLISHED[name], OFFERS[name])


def test_a_refusal_of_a_default_server_lists_what_it_serves() -> None:
    """Spec-mandated: the data of -32022."""
    params = {"_meta": {VERSION: "2031-01-01", CAPABILITIES: {}}}
    answer = registry.protocol("mcp").server().admit(UNOPENED, "tools/list", params)
    assert isinstance(answer, registry.Refusal)
    assert answer.to_jsonrpc(1)["error"]["data"] == {
        "supported": list(PUBLISHED["mcp"]),
        "requested": "2031-01-01",
    }


def test_a_default_lifecycle_serves_the_published_versions() -> None:
    """Project choice: decision 20."""
    declared = Stateless(MetaView({VERSION: "2031-01-01", CAPABILITIES: {}}))
    answer = registry.protocol("mcp").lifecycle().resolve(declared)
    assert answer == UnservedVersion("2031-01-01", PUBLISHED["mcp"])


def test_a_request_of_a_default_client_declares_the_latest_version() -> None:
    """Project choice: decision 32."""
    out = registry.protocol("mcp").client().envelope("tools/list", None)
    assert out.params == {"_meta": {VERSION: "2026-07-28", CAPABILITIES: {}}}
    assert out.headers == {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/list"}


# --- the names of all constants ------------------------------------------------------------


@pytest.mark.parametrize("name", ["a2a", "acp", "mcp"])
def test_the_public_constants_are_as_reviewed(name: str, snapshot: SnapshotAssertion) -> None:
    assert constants_view(registry.protocol(name).tables.data).public_names == snapshot
