"""How versions are spelled: decisions 18, 24 and 27, and field report 8."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry
from registry import UsageError
from registry.engine.schemes import make_scheme

ANYTHING = st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary()

ERAS_MCP = {
    "2024-11-05": "legacy",
    "2024-10-07": "legacy",
    "2025-11-25": "legacy",
    "2026-07-27": "legacy",
    "0001-01-01": "legacy",
    "2026-07-28": "modern",
    "2026-09-01": "modern",
    "2027-01-15": "modern",
    "9999-12-31": "modern",
    "2028-02-29": "modern",
    "2024-02-29": "legacy",
}
NO_ERA_MCP = [
    "draft",
    "latest",
    "DRAFT-2026-v1",
    "2026-7-28",
    "2026-07-28 ",
    " 2026-07-28",
    "2025/11/25",
    "",
    20260728,
    None,
    True,
    1.0,
    b"2026-07-28",
    ["2026-07-28"],
    {},
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "2026-04-31",
    "0000-01-01",
    "2026-07-281",
    "+026-07-28",
    "2026-07-2８",
    "2026-07-28\n",
    "1900-02-29",
]


@pytest.mark.parametrize("version", ERAS_MCP)
def test_decision_18_a_calendar_date_has_the_era_of_its_place(version):
    """Project choice: decision 18."""
    assert registry.protocol("mcp").era(version) == ERAS_MCP[version]


@pytest.mark.parametrize("version", NO_ERA_MCP, ids=repr)
def test_decision_18_anything_else_has_no_era(version):
    """Project choice: decision 18; nothing is compared as text."""
    assert registry.protocol("mcp").era(version) == "unknown"


@pytest.mark.parametrize(
    ("version", "era"),
    [
        ("2024-11-05", "legacy"),
        ("2025-11-25", "legacy"),
        ("2026-07-28", "modern"),
        ("2026-09-01", "modern"),
        ("2027-01-15", "modern"),
        ("draft", "unknown"),
        ("latest", "unknown"),
        ("DRAFT-2026-v1", "unknown"),
        ("2026-7-28", "unknown"),
        ("2026-07-28 ", "unknown"),
        ("2025/11/25", "unknown"),
        ("", "unknown"),
        (20260728, "unknown"),
    ],
)
def test_report_8_an_era_is_not_found_by_comparing_text(version, era):
    """Field report 8, its own list."""
    assert registry.protocol("mcp").era(version) == era


@pytest.mark.parametrize(
    ("version", "era"),
    [
        ("0.1", "legacy"),
        ("0.3", "legacy"),
        ("0.3.0", "legacy"),
        ("0.99", "legacy"),
        ("1.0", "modern"),
        ("1.0.5", "modern"),
        ("01.00", "modern"),
        ("2.7", "modern"),
        ("1", "unknown"),
        ("v1.0", "unknown"),
        ("1.0.0.0", "unknown"),
        ("1.x", "unknown"),
        ("", "unknown"),
        (1.0, "unknown"),
        (None, "unknown"),
        ("1." + "0" * 10, "unknown"),
    ],
)
def test_decision_18_the_eras_of_a2a_are_told_by_the_major_number(version, era):
    """Project choice: decisions 18 and 24."""
    assert registry.protocol("a2a").era(version) == era


@pytest.mark.parametrize(
    ("version", "era"),
    [
        (0, "session"),
        (1, "session"),
        (2, "session"),
        (3, "unknown"),
        (-1, "unknown"),
        ("1", "unknown"),
        (True, "unknown"),
        (1.0, "unknown"),
        (70000, "unknown"),
        (None, "unknown"),
    ],
)
def test_decision_18_acp_has_one_era_and_knows_only_listed_versions(version, era):
    """Project choice: decisions 18 and 27."""
    assert registry.protocol("acp").era(version) == era


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (-32020, True),
        (-32021, True),
        (-32022, True),
        (-32602, False),
        (-32601, False),
        (-32042, False),
        (-32019, False),
        (None, False),
        ("-32022", False),
        (-32022.0, False),
        (True, False),
        ([], False),
    ],
)
def test_only_the_modern_codes_prove_a_modern_server(code, expected):
    """Spec-mandated: modern_error? of conduit-client-negotiation.txt."""
    assert registry.protocol("mcp").is_modern_error(code) is expected


@pytest.mark.parametrize(
    ("scheme", "versions"),
    [
        ("date", ["2024-11-05", "2025-03-26", "2025-11-25", "2026-01-02", "2026-07-28"]),
        ("major-minor", ["0.9", "0.10", "1.0", "1.2", "1.10", "2.0", "10.0"]),
        ("integer", [-1, 0, 1, 2, 10]),
    ],
)
def test_keys_order_versions_by_value(scheme, versions):
    """Project choice: decision 11, nothing is ever compared as text."""
    keys = [make_scheme(scheme).parse(version) for version in versions]
    assert None not in keys
    assert sorted(keys) == keys


@pytest.mark.parametrize(
    ("given_form", "canonical"),
    [
        ("1.0", "1.0"),
        ("1.0.0", "1.0"),
        ("1.0.77", "1.0"),
        ("01.002.3", "1.2"),
        ("1.0.", None),
        (".1", None),
        ("1.-1", None),
        ("1.0 ", None),
        ("1.²", None),
    ],
)
def test_a_patch_and_leading_zeros_never_count(given_form, canonical):
    """Project choice: decision 24."""
    assert make_scheme("major-minor").canonical(given_form) == canonical


@pytest.mark.parametrize("scheme", ["date", "major-minor", "integer"])
@given(version=ANYTHING)
def test_parsing_answers_for_anything(scheme, version):
    """Spec-mandated by the contract: a peer's bad message never raises."""
    found = make_scheme(scheme, 0, 65535)
    assert (found.parse(version) is None) is (found.canonical(version) is None)


def test_an_unknown_scheme_is_the_callers_mistake():
    """Project choice: decision 30."""
    with pytest.raises(UsageError, match="date, major-minor, integer"):
        make_scheme("semver")
