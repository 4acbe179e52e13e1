"""The client's side: preferences, offers, handshake answers, capabilities.

``conduit-client-negotiation.txt`` (``pick_version``, ``client_versions``,
``client_capabilities``), decisions 22, 23 and 32, and field reports 1, 19 and 26.
"""

from __future__ import annotations

import types
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

import registry
from registry import Accepted, Disconnect, NoCommonVersionError, UsageError

MCP = registry.protocol("mcp")
ACP = registry.protocol("acp")
A2A = registry.protocol("a2a")
CONDUIT = ("2026-07-28", "2025-11-25", "2025-06-18")
FIVE = (*CONDUIT, "2025-03-26", "2024-11-05")
OPEN_DAY = date(2026, 11, 30)
CLOSED_DAY = date(2027, 7, 28)


def offered(handler, **options):
    """The capabilities on a day when every window is open, without warnings."""
    return MCP.client_capabilities(handler, on=OPEN_DAY, warn=False, **options)


# --- versions and preferences --------------------------------------------------------------


@pytest.mark.parametrize(
    ("versions", "offer"),
    [
        (None, "2025-11-25"),
        (["2025-03-26", "2026-07-28", "2025-06-18"], "2025-06-18"),
        (["2026-07-28"], None),
        (["draft", "2026-07-28"], None),
        (["2024-10-07"], "2024-10-07"),
    ],
)
def test_decision_32_the_offer_is_the_newest_handshake_version_whatever_the_preference(
    versions, offer
):
    """Project choice: decision 32; by order of the registry, never as text."""
    assert MCP.client(versions).offer == offer


@pytest.mark.parametrize(
    ("client", "server", "picked"),
    [
        (CONDUIT, ["2025-06-18", "2025-11-25"], "2025-11-25"),
        (CONDUIT, ("2025-06-18",), "2025-06-18"),
        (CONDUIT, ["2031-01-01", "2026-07-28"], "2026-07-28"),
        (["2025-06-18", "2026-07-28"], ["2026-07-28", "2025-06-18"], "2025-06-18"),
        (CONDUIT, [None, 5, ["x"], {}, "2025-11-25"], "2025-11-25"),
        (CONDUIT, iter(["2025-11-25"]), "2025-11-25"),
    ],
)
def test_the_first_of_the_clients_versions_that_the_server_lists_is_picked(client, server, picked):
    """Spec-mandated: pick_version, its first example among them."""
    assert MCP.client(client).pick_version(server) == picked


@pytest.mark.parametrize("server", [["2024-11-05"], [], ["latest"], [None], ["2025-11-25 "]])
def test_no_common_version_names_both_sides(server):
    """Spec-mandated: pick_version, its second example; decision 30."""
    with pytest.raises(NoCommonVersionError) as caught:
        MCP.client(CONDUIT).pick_version(server)
    assert (caught.value.wanted, caught.value.offered) == (CONDUIT, tuple(server))


@pytest.mark.parametrize("server", ["2025-11-25", b"x", 5, None], ids=repr)
def test_what_is_no_list_of_versions_is_the_callers_mistake(server):
    """Project choice: decision 30."""
    with pytest.raises(UsageError, match="list of versions"):
        MCP.client().pick_version(server)


def test_a_server_may_list_an_a2a_version_with_its_patch():
    """Project choice: decision 24, the patch never counts."""
    assert A2A.client(["1.0", "0.3"]).pick_version(["0.3.0"]) == "0.3"


@pytest.mark.parametrize("listed", [True, 1.0, "1"])
def test_an_integer_version_is_not_picked_by_what_only_equals_it(listed):
    """Project choice: decision 27."""
    with pytest.raises(NoCommonVersionError):
        ACP.client().pick_version([listed])


# --- handshake answers ---------------------------------------------------------------------


@pytest.mark.parametrize("version", ["2025-11-25", "2025-06-18"])
def test_decision_23_any_handshake_version_of_the_client_is_accepted(version):
    """Project choice: decision 23, not only the one it offered."""
    assert MCP.client(CONDUIT).accept_handshake(version) == Accepted(version)


@pytest.mark.parametrize(
    "version",
    [
        "2026-07-28",
        "2025-03-26",
        "1999-01-01",
        "latest",
        "",
        None,
        5,
        True,
        [],
        {},
        "\ud800",
        "x" * 10_000,
    ],
    ids=lambda value: repr(value)[:24],
)
def test_decision_23_any_other_answer_disconnects_and_names_both_sides(version):
    """Spec-mandated: MCP lifecycle, version negotiation; decision 23."""
    answer = MCP.client(CONDUIT).accept_handshake(version)
    assert isinstance(answer, Disconnect)
    assert "2025-11-25, 2025-06-18" in answer.reason
    assert len(answer.reason) < 250
    answer.reason.encode()


def test_report_1_a_modern_version_in_a_handshake_answer_disconnects():
    """Field report 1, the client half."""
    answer = MCP.client(FIVE).accept_handshake("2026-07-28")
    assert answer == Disconnect(
        "the server chose version '2026-07-28', this client speaks 2025-11-25, 2025-06-18, "
        "2025-03-26, 2024-11-05: disconnect"
    )


@pytest.mark.parametrize(
    ("versions", "answered", "expected"),
    [
        ([1], 2, None),
        ([1, 2], 1, 1),
        ([2, 1], 2, 2),
        ([1], True, None),
        ([1], 1.0, None),
        ([1], "1", None),
    ],
)
def test_report_26_acp_looks_at_the_version_the_agent_chose(versions, answered, expected):
    """Field report 26; decisions 23 and 27."""
    answer = ACP.client(versions).accept_handshake(answered)
    if expected is None:
        assert isinstance(answer, Disconnect)
        assert str(versions[0]) in answer.reason
    else:
        assert answer == Accepted(expected)


def test_report_26_the_mcp_twin_disconnects_the_same_way():
    """Field report 26, its last input."""
    answer = MCP.client(["2025-11-25", "2025-06-18"]).accept_handshake("1999-01-01")
    assert answer == Disconnect(
        "the server chose version '1999-01-01', this client speaks 2025-11-25, 2025-06-18: "
        "disconnect"
    )


def test_a_client_without_handshake_versions_accepts_none():
    """Project choice: decision 23."""
    answer = MCP.client(["2026-07-28"]).accept_handshake("2026-07-28")
    assert isinstance(answer, Disconnect)
    assert "none that a handshake agrees on" in answer.reason


# --- capabilities --------------------------------------------------------------------------


class Sampler:
    def create_message(self): ...


class Elicitor:
    elicitation_modes = ("form", "url")

    def elicit(self): ...


class PlainElicitor:
    def elicit(self): ...


class Lister:
    @staticmethod
    def list_roots(): ...


class Everything(Sampler, Elicitor, Lister):
    pass


def module_handler():
    module = types.ModuleType("handler")
    module.create_message = lambda: None
    return module


@pytest.mark.parametrize(
    ("handler", "expected"),
    [
        (None, {}),
        (object(), {}),
        (Sampler(), {"sampling": {}}),
        (Sampler, {"sampling": {}}),
        (module_handler(), {"sampling": {}}),
        (PlainElicitor(), {"elicitation": {}}),
        (Elicitor(), {"elicitation": {"form": {}, "url": {}}}),
        (Lister(), {"roots": {}}),
        (types.SimpleNamespace(create_message=5, elicit=None, list_roots="x"), {}),
        (Everything(), {"sampling": {}, "elicitation": {"form": {}, "url": {}}, "roots": {}}),
    ],
    ids=repr,
)
def test_decision_22_only_callbacks_that_are_there_contribute(handler, expected):
    """Spec-mandated: client_capabilities; decision 22."""
    assert offered(handler) == expected


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, {"sampling": {}}),
        ({"sampling_tools": True}, {"sampling": {"tools": {}}}),
        ({"sampling_context": True}, {"sampling": {"context": {}}}),
        (
            {"sampling_tools": True, "sampling_context": True},
            {"sampling": {"tools": {}, "context": {}}},
        ),
        ({"sampling_tools": False}, {"sampling": {}}),
        ({"roots_list_changed": True}, {"sampling": {}}),
    ],
)
@pytest.mark.parametrize("era", ["modern", "legacy"])
def test_decision_22_sampling_options_declare_what_is_below_sampling(options, expected, era):
    """Spec-mandated: sampling_tools, sampling_context; an option without callback does nothing."""
    assert offered(Sampler(), era=era, **options) == expected


@pytest.mark.parametrize(
    ("era", "asked", "expected"),
    [
        ("modern", True, {}),
        ("modern", False, {}),
        ("legacy", False, {}),
        ("legacy", True, {"listChanged": True}),
    ],
)
def test_decision_22_list_changed_is_declared_in_the_legacy_era_and_on_demand(era, asked, expected):
    """Spec-mandated: roots_list_changed; decision 22."""
    assert offered(Lister(), era=era, roots_list_changed=asked) == {"roots": expected}


@pytest.mark.parametrize(
    ("modes", "expected"),
    [
        (None, {}),
        ((), {}),
        (["form"], {"form": {}}),
        ({"url"}, {"url": {}}),
        (iter(["url", "form"]), {"form": {}, "url": {}}),
        (["form", "form"], {"form": {}}),
    ],
    ids=repr,
)
def test_decision_22_elicitation_modes_are_declared_where_the_handler_names_them(modes, expected):
    """Project choice: decision 22."""
    handler = types.SimpleNamespace(elicit=lambda: None, elicitation_modes=modes)
    assert offered(handler) == {"elicitation": expected}


@pytest.mark.parametrize("modes", ["form", ["voice"], 5, [None]], ids=repr)
def test_decision_22_unknown_modes_are_the_callers_mistake(modes):
    """Project choice: decisions 22 and 30."""
    handler = types.SimpleNamespace(elicit=lambda: None, elicitation_modes=modes)
    with pytest.raises(UsageError):
        offered(handler)


@pytest.mark.parametrize(
    "wrong",
    [{"era": "ancient"}, {"sampling_tool": True}, {"version": "2031-01-01"}, {"era": "unknown"}],
    ids=repr,
)
def test_an_unknown_era_option_or_version_is_the_callers_mistake(wrong):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        offered(Everything(), **wrong)


@pytest.mark.parametrize(
    ("version", "expected"),
    [
        ("2024-11-05", {"sampling": {}, "roots": {"listChanged": True}}),
        ("2025-06-18", {"sampling": {}, "elicitation": {}, "roots": {"listChanged": True}}),
        (
            "2025-11-25",
            {
                "sampling": {"tools": {}, "context": {}},
                "elicitation": {"form": {}, "url": {}},
                "roots": {"listChanged": True},
            },
        ),
        (
            "2026-07-28",
            {
                "sampling": {"tools": {}, "context": {}},
                "elicitation": {"form": {}, "url": {}},
                "roots": {},
            },
        ),
    ],
)
def test_a_version_is_offered_only_what_it_has(version, expected):
    """Spec-mandated: each revision's schema of ClientCapabilities."""
    found = offered(
        Everything(),
        version=version,
        sampling_tools=True,
        sampling_context=True,
        roots_list_changed=True,
    )
    assert found == expected


def test_report_19_sampling_with_tools_is_not_advertised_by_default():
    """Field report 19, B."""
    assert offered(Sampler()) == {"sampling": {}}


def test_report_19_a_member_newer_than_the_offered_revision_is_not_sent():
    """Field report 19, D."""
    assert offered(Sampler(), version="2025-06-18", sampling_tools=True) == {"sampling": {}}


def test_report_19_unknown_capability_members_are_never_fatal():
    """Field report 19, A: capability objects are open."""
    capabilities = {"sampling": {"tools": {}}, "futureThing": {"x": 1}}
    params = {"protocolVersion": "2025-06-18", "capabilities": capabilities}
    answer = MCP.server().admit(registry.UNOPENED, "initialize", params)
    assert (answer.version, answer.capabilities) == ("2025-06-18", capabilities)


def test_report_19_sampling_is_no_capability_of_a_server():
    """Field report 19, C."""
    assert not any("sampling" in MCP.capabilities(each).server for each in MCP.versions)


def test_capabilities_past_their_window_are_not_offered():
    """Spec-mandated by the issue: roots and sampling close on 2027-07-28."""
    found = MCP.client_capabilities(Everything(), on=CLOSED_DAY, sampling_tools=True)
    assert found == {"elicitation": {"form": {}, "url": {}}}


def test_offering_what_is_deprecated_warns_with_date_and_migration():
    """Spec-mandated by the issue."""
    with pytest.warns(DeprecationWarning, match="is deprecated since") as caught:
        MCP.client_capabilities(Everything(), on=OPEN_DAY)
    assert [str(each.message) for each in caught] == [
        "Model Context Protocol: capability 'roots' is deprecated since 2026-07-28 and may be "
        "removed from 2027-07-28 on; instead: Pass directories or files via tool parameters, "
        "resource URIs, or server configuration.",
        "Model Context Protocol: capability 'sampling' is deprecated since 2026-07-28 and "
        "may be removed from 2027-07-28 on; instead: Integrate directly with LLM provider APIs.",
    ]
    assert {each.filename for each in caught} == {__file__}


@pytest.mark.parametrize(
    "quiet", [{"warn": False, "on": OPEN_DAY}, {"on": date(2026, 7, 27)}], ids=["off", "before"]
)
def test_no_warning_is_given_where_it_is_off_or_nothing_is_deprecated_yet(quiet, recwarn):
    """Spec-mandated by the issue: a caller can turn it off."""
    MCP.client_capabilities(Everything(), **quiet)
    assert not recwarn


def test_the_offered_capabilities_are_a_fresh_dict():
    """Project choice: decision 29, dicts that are to be sent are fresh."""
    first = offered(Everything(), sampling_tools=True)
    first["sampling"]["tools"]["x"] = 1
    first.clear()
    assert offered(Everything(), sampling_tools=True)["sampling"] == {"tools": {}}


@given(st.sets(st.sampled_from(["create_message", "elicit", "list_roots"])), st.booleans())
def test_each_callback_contributes_its_own_capability(callbacks, modern):
    """Spec-mandated: only implemented callbacks contribute; decision 22's mapping."""
    handler = types.SimpleNamespace(**dict.fromkeys(callbacks, print))
    names = {"create_message": "sampling", "elicit": "elicitation", "list_roots": "roots"}
    era = "modern" if modern else "legacy"
    assert set(offered(handler, era=era)) == {names[each] for each in callbacks}


@pytest.mark.parametrize("policy", [{"client_info": "check"}, {"legacy_listing": "no"}, {"x": 1}])
def test_a_policy_of_another_side_is_the_callers_mistake(policy):
    """Project choice: decision 30."""
    with pytest.raises(registry.UnknownPolicyError):
        MCP.client(policy=policy)
