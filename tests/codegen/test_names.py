"""Names of constants, modules and anchors."""

from __future__ import annotations

import pytest

from registry.codegen.names import Names, anchor, constant_name, module_name, type_name


@pytest.mark.parametrize(
    ("parts", "name"),
    [
        (("method", "tools/call"), "METHOD_TOOLS_CALL"),
        (("method", "sampling/createMessage"), "METHOD_SAMPLING_CREATE_MESSAGE"),
        (("method", "$/cancel_request"), "METHOD_CANCEL_REQUEST"),
        (("method", "GetTaskPushNotificationConfig"), "METHOD_GET_TASK_PUSH_NOTIFICATION_CONFIG"),
        (("header", "Mcp-Param-*"), "HEADER_MCP_PARAM"),
        (("header", "A2A-Version"), "HEADER_A2A_VERSION"),
        (("transport", "http+sse"), "TRANSPORT_HTTP_SSE"),
        (("transport", "JSONRPC"), "TRANSPORT_JSONRPC"),
        (("client_capability", "roots.listChanged"), "CLIENT_CAPABILITY_ROOTS_LIST_CHANGED"),
        (("version", "2026-07-28"), "VERSION_2026_07_28"),
        (("version", 1), "VERSION_1"),
        (("version", "0.3"), "VERSION_0_3"),
        (("feature", "ä*ö"), "FEATURE"),
    ],
)
def test_every_character_that_is_no_letter_or_digit_parts_words(
    parts: tuple[object, ...], name: str
) -> None:
    assert constant_name(*parts) == name


@pytest.mark.parametrize(
    ("protocol", "module"), [("mcp", "mcp"), ("my-own", "my_own"), ("async", "async_")]
)
def test_a_module_can_be_imported_by_its_name(protocol: str, module: str) -> None:
    assert module_name(protocol) == module


@pytest.mark.parametrize(
    ("kind", "name"),
    [("client_requests", "ClientRequest"), ("server_capabilities", "ServerCapability")],
)
def test_a_type_is_named_for_one_member_of_its_list(kind: str, name: str) -> None:
    assert type_name(kind) == name


def test_an_anchor_holds_no_space_or_slash() -> None:
    assert anchor("mcp", "method", "a b/c") == "mcp.method.a-b-c"


def test_a_name_that_two_facts_would_take_is_told_with_both() -> None:
    names = Names()
    names.take("METHOD_A_B", ("client_requests", "a/b"))
    names.take("METHOD_A_B", ("client_requests", "a-b"))
    assert names.problems == [
        (
            ("client_requests", "a-b"),
            "'a-b' and 'a/b' (client_requests) would both be the constant METHOD_A_B",
        )
    ]


def test_one_fact_may_be_named_twice() -> None:
    names = Names()
    names.take("METHOD_A", ("client_requests", "a"))
    names.take("METHOD_A", ("client_requests", "a"))
    assert names.problems == []


def test_a_name_without_a_word_is_told() -> None:
    names = Names()
    names.take("FEATURE_", ("features", "**"))
    assert [key for key, _ in names.problems] == [("features", "**")]
