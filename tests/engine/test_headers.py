"""Headers and request parameters: reading them, and the codec of their values (decision 10).

The wrapped forms are written out by hand from the specification's examples and RFC 4648.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry import (
    UsageError,
    decode_header_value,
    encode_header_value,
    find_repeated_header,
)
from registry.engine.headers import HeaderNames, bare

# --- encoding ------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["weather", "a b", "x=?base64?eA==?=", '~!"#', "=?base64?", "?="])
def test_decision_10_printable_ascii_is_sent_as_it_is(text):
    """Project choice: decision 10."""
    assert encode_header_value(text) == text


@pytest.mark.parametrize(
    ("text", "wrapped"),
    [
        ("Wörter", "=?base64?V8O2cnRlcg==?="),
        ("日本", "=?base64?5pel5pys?="),
        ("😀", "=?base64?8J+YgA==?="),
        ("a\tb", "=?base64?YQli?="),
        ("a\nb", "=?base64?YQpi?="),
        ("\x7f", "=?base64?fw==?="),
        ("\x00", "=?base64?AA==?="),
        (" a", "=?base64?IGE=?="),
        ("a ", "=?base64?YSA=?="),
        (" ", "=?base64?IA==?="),
        ("", "=?base64??="),
        ("=?base64?eA==?=", "=?base64?PT9iYXNlNjQ/ZUE9PT89?="),
        ("=?base64??=", "=?base64?PT9iYXNlNjQ/Pz0=?="),
        ("=?base64?=", "=?base64?PT9iYXNlNjQ/PQ==?="),
    ],
    ids=repr,
)
def test_decision_10_what_would_not_survive_is_wrapped(text, wrapped):
    """Spec-mandated (streamable-http, value encoding); decision 10."""
    assert encode_header_value(text) == wrapped
    assert decode_header_value(wrapped) == text


@pytest.mark.parametrize("text", ["\ud800", "a\udfffb", None, 5, b"x", ["x"]], ids=repr)
def test_decision_10_a_lone_surrogate_or_no_string_is_the_callers_mistake(text):
    """Project choice: decisions 10 and 30."""
    with pytest.raises(UsageError):
        encode_header_value(text)


# --- decoding ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        "=?base64?V8O2cnRlcg=?=",  # padding short
        "=?base64?V8O2cnRlcg?=",  # padding gone
        "=?base64?V8O2cnRlcg===?=",  # padding long
        "=?base64?V8O2 cnRlcg==?=",  # a space within
        "=?base64?V8O2cnRlch==?=",  # trailing bits that are not zero
        "=?base64?-_-_?=",  # the other alphabet
        "=?base64?=?=",
        "=?base64?====?=",
        "=?base64?/w==?=",  # no UTF-8
        "=?base64?7aCA?=",  # a surrogate in UTF-8
        "Wörter",
        "a\tb",
        "\x7f",
        "\x00",
        None,
        5,
        b"x",
    ],
    ids=repr,
)
def test_decision_10_malformed_values_decode_to_none(value):
    """Project choice: decision 10; a malformed value never matches."""
    assert decode_header_value(value) is None


@pytest.mark.parametrize(
    "value",
    [
        "",
        "plain",
        "=?base64?eA==",
        "eA==?=",
        "=?BASE64?eA==?=",
        "=?Base64?eA==?=",
        "=?utf-8?eA==?=",
        "x=?base64?eA==?=",
        "=?base64?eA==?=x",
    ],
)
def test_decision_10_without_both_marks_in_exact_case_a_value_is_literal(value):
    """Project choice: decision 10."""
    assert decode_header_value(value) == value


@given(st.text())
def test_every_text_without_lone_surrogates_survives_the_header(text):
    """Spec-mandated: what is sent can be read again, and is printable ASCII."""
    try:
        text.encode()
    except UnicodeEncodeError:
        with pytest.raises(UsageError):
            encode_header_value(text)
        return
    sent = encode_header_value(text)
    assert sent.isascii()
    assert sent.isprintable()
    assert sent.strip() == sent != ""
    assert decode_header_value(sent) == text


@given(st.text(alphabet=st.characters(max_codepoint=127)) | st.text())
def test_decoding_never_raises_and_each_text_has_one_wrapped_form(value):
    """Project choice: decision 10, canonical base64 alone."""
    wrapped = f"=?base64?{value}?="
    decoded = decode_header_value(wrapped)
    if decoded is not None:
        printable = decoded.isascii() and decoded.isprintable()
        literal = encode_header_value(decoded) == decoded
        assert encode_header_value(decoded) == (decoded if literal else wrapped)
        assert printable or not literal


# --- repeated headers ----------------------------------------------------------------------

NAMES = ["MCP-Protocol-Version", "Mcp-Method", "Mcp-Name"]


class Raw:
    """Headers as ASGI frameworks have them: pairs in bytes, and items that repeat."""

    def __init__(self, *pairs):
        self.raw = list(pairs)

    def items(self):
        return [(name.decode("latin-1"), value.decode("latin-1")) for name, value in self.raw]

    def __getitem__(self, name):
        return dict(self.items())[name]


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([], None),
        ([("Mcp-Method", "a")], None),
        ([("Mcp-Method", "a"), ("mcp-method", "a")], "mcp-method"),
        ([("Mcp-Method", "a"), ("MCP-METHOD", "b")], "mcp-method"),
        ([(b"mcp-name", b"a"), (b"Mcp-Name", b"a")], "mcp-name"),
        ([("Mcp-Name", "a"), (b"mcp-name", b"b")], "mcp-name"),
        (
            [("mcp-name", "a"), ("mcp-name", "a"), ("mcp-method", "a"), ("mcp-method", "a")],
            "mcp-method",
        ),
        ([("Accept", "a"), ("Accept", "b")], None),
        ({"Mcp-Method": ["a", "b"]}, "mcp-method"),
        ({"Mcp-Method": ["a"]}, None),
        ({"Mcp-Method": "a", "mcp-method": "a"}, "mcp-method"),
        (Raw((b"mcp-method", b"a"), (b"mcp-method", b"a")), "mcp-method"),
        (Raw((b"mcp-method", b"a"), (b"mcp-name", b"a")), None),
        ([5, ("x",), ("Mcp-Method", None), ("Mcp-Method", None)], "mcp-method"),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_the_first_repeated_of_the_named_headers_is_found(pairs, expected):
    """Spec-mandated by the contract: the lower-case name, or None. Decision 9."""
    assert find_repeated_header(pairs, NAMES) == expected


@pytest.mark.parametrize("names", ["Mcp-Method", [5], ["Wörter"], None, [b"mcp-method"]], ids=repr)
def test_names_that_are_no_list_of_header_names_are_the_callers_mistake(names):
    """Project choice: decision 30; a single string would be read letter by letter."""
    with pytest.raises(UsageError):
        find_repeated_header([], names)


@pytest.mark.parametrize("pairs", ["Mcp-Method: a", b"x", 5, None], ids=repr)
def test_pairs_that_are_none_are_the_callers_mistake(pairs):
    """Project choice: decision 30."""
    with pytest.raises(UsageError):
        find_repeated_header(pairs, NAMES)


# --- reading -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "values"),
    [
        ({"MCP-PROTOCOL-VERSION": "v"}, ["v", None, None]),
        ({"mCp-pRoToCoL-vErSiOn": "v"}, ["v", None, None]),
        ({b"Mcp-Protocol-Version": b"v"}, ["v", None, None]),
        ({"Mcp-Name": " \tv\t "}, [None, None, " \tv\t "]),
        ({"Mcp-Name": "\xa0v"}, [None, None, "\xa0v"]),
        ({"Mcp-Name": ""}, [None, None, ""]),
        ({"Mcp-Name": bytearray(b"v")}, [None, None, "v"]),
        (Raw((b"mcp-method", b"tools/list")), [None, "tools/list", None]),
        ([("Mcp-Name", "a"), ("Mcp-Name", "b")], [None, None, "a"]),
        (((name, "v") for name in ("mcp-method", "x")), [None, "v", None]),
        ({"Mcp_Method": "v", "Mcp-Methods": "v", "": "v"}, [None, None, None]),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_headers_are_read_without_case(headers, values):
    """Project choice: decision 9; an empty header is present."""
    assert HeaderNames(NAMES).read(headers)[0] == values


@pytest.mark.parametrize("value", [None, 5, [], {}, [["x"]], ((),)], ids=repr)
def test_a_value_that_is_no_text_is_present_and_equals_no_version(value):
    """Project choice: decision 9; what a broken adapter hands over must not pass for absent."""
    read = HeaderNames(NAMES).read({"Mcp-Method": value})[0][1]
    assert read is not None
    assert not read.isprintable()


@pytest.mark.parametrize(
    ("value", "left"),
    [(" \tv\t ", "v"), ("v w", "v w"), ("\xa0v", "\xa0v"), ("v\n", "v\n"), (" ", ""), ("", "")],
    ids=repr,
)
def test_outer_spaces_and_tabs_alone_do_not_count(value, left):
    """Project choice: decision 9."""
    assert bare(value) == left
