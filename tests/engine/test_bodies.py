"""Decoding of a probe's bytes: what is a response, and what is passed over (decision 17)."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.engine.bodies import MOST_BYTES, MOST_LEVELS, decode_reply, is_response

ANSWER = {"jsonrpc": "2.0", "id": 1, "result": {"x": "é"}}
RAW = json.dumps(ANSWER, ensure_ascii=False).encode()
REQUEST = b'{"jsonrpc":"2.0","id":9,"method":"roots/list","params":{},"result":{}}'
NOTE = b'{"jsonrpc":"2.0","method":"notifications/message","params":{}}'


def event(data: bytes) -> bytes:
    return b"data: " + data + b"\n\n"


def nested(levels: int) -> bytes:
    """A response whose innermost value stands at this level, the message being the first."""
    inside = levels - 1
    return b'{"jsonrpc":"2.0","result":' + b"[" * inside + b"]" * inside + b"}"


# --- content types -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content_type",
    [
        "application/json",
        "application/json; charset=utf-8",
        "application/json;charset=latin-1;x=y",
        "Application/JSON ; Charset=UTF-8",
        " application/json\t",
        b"application/json; charset=utf-8",
    ],
)
def test_json_is_decoded_under_its_content_type_whatever_case_and_parameters(content_type):
    assert decode_reply(content_type, RAW) == ANSWER


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "",
        "text/html",
        "text/plain; charset=utf-8",
        "application/problem+json",
        "application/jsonp",
        "application/json, application/json",
        "; application/json",
        "json",
        b"\xff\xfe",
        7,
    ],
)
def test_no_other_content_type_is_decoded(content_type):
    assert decode_reply(content_type, RAW) is None
    assert decode_reply(content_type, event(RAW)) is None


@pytest.mark.parametrize(
    "body",
    [
        RAW,
        bytearray(RAW),
        memoryview(RAW),
        RAW.decode(),
        b"\xef\xbb\xbf" + RAW,
        "\ufeff" + RAW.decode(),
    ],
    ids=["bytes", "bytearray", "memoryview", "str", "bytes with BOM", "str with BOM"],
)
def test_bytes_and_text_are_decoded_and_one_leading_bom_is_skipped(body):
    assert decode_reply("application/json", body) == ANSWER


@pytest.mark.parametrize(
    "content_type", [None, "text/html", "application/json", "text/event-stream"]
)
def test_a_mapping_is_an_already_decoded_message_whatever_its_content_type(content_type):
    assert decode_reply(content_type, ANSWER) is ANSWER
    assert decode_reply(content_type, {"result": {}}) is None


# --- what is a response --------------------------------------------------------------------


@pytest.mark.parametrize(
    "message",
    [
        {"jsonrpc": "2.0", "id": None, "result": None},
        {"jsonrpc": "2.0", "result": []},
        {"jsonrpc": "2.0", "id": 1, "error": {"code": -32601}},
        {"jsonrpc": "2.0", "error": {"code": 10**30, "message": 7, "data": []}},
        {"jsonrpc": "2.0", "error": {"code": 1}, "result": {}},
        {"jsonrpc": "2.0", "error": None, "result": {}},
        {"jsonrpc": "2.0", "error": {"code": "x"}, "result": {}},
    ],
)
def test_an_error_with_an_integer_code_or_else_a_result_is_a_response(message):
    assert is_response(message)
    assert decode_reply("application/json", json.dumps(message)) == message


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"result": {}},
        {"jsonrpc": "1.0", "result": {}},
        {"jsonrpc": 2.0, "result": {}},
        {"jsonrpc": "2.0"},
        {"jsonrpc": "2.0", "id": 1, "method": "ping", "result": {}},
        {"jsonrpc": "2.0", "method": None, "error": {"code": 1}},
        {"jsonrpc": "2.0", "error": None},
        {"jsonrpc": "2.0", "error": {}},
        {"jsonrpc": "2.0", "error": {"code": "-32601"}},
        {"jsonrpc": "2.0", "error": {"code": -32601.0}},
        {"jsonrpc": "2.0", "error": {"code": True}},
        {"jsonrpc": "2.0", "error": [-32601]},
        [],
        [{"jsonrpc": "2.0", "id": 1, "result": {}}],
        "2.0",
        7,
        None,
    ],
)
def test_anything_else_is_no_response(message):
    assert not is_response(message)
    assert decode_reply("application/json", json.dumps(message)) is None


# --- JSON ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        None,
        b"",
        b" ",
        b"<html>",
        RAW[:-1],
        RAW + b"x",
        b"\xef\xbb\xbf\xef\xbb\xbf" + RAW,
        RAW.decode().encode("utf-16"),
        RAW.decode().encode("latin-1"),
        b'{"jsonrpc":"2.0","result":NaN}',
        b'{"jsonrpc":"2.0","result":[Infinity]}',
        b'{"jsonrpc":"2.0","result":{"x":-Infinity}}',
        b'{"jsonrpc":"2.0","result":\'x\'}',
        '{"jsonrpc":"2.0","result":"\ud800"}',
        ["not", "bytes"],
        7,
    ],
)
def test_what_is_no_utf8_json_is_not_decoded(body):
    assert decode_reply("application/json", body) is None


def test_an_escaped_lone_surrogate_is_decoded():
    """JSON allows the escape; only raw bytes must be UTF-8."""
    body = b'{"jsonrpc":"2.0","result":"\\ud800"}'
    assert decode_reply("application/json", body) == {"jsonrpc": "2.0", "result": "\ud800"}


def test_an_integer_of_any_length_is_decoded():
    """Python refuses to read very long integers, which must not spoil the rest."""
    body = b'{"jsonrpc":"2.0","result":{"short":12,"long":%s}}' % (b"7" * 100_000)
    decoded = decode_reply("application/json", body)
    assert decoded is not None
    assert decoded["result"]["short"] == 12


def test_a_body_of_the_greatest_size_is_decoded_and_a_bigger_one_is_not():
    body = RAW.ljust(MOST_BYTES)
    assert decode_reply("application/json", body) == ANSWER
    assert decode_reply("application/json", body + b" ") is None
    assert decode_reply("application/json", memoryview(body + b" ")) is None
    assert decode_reply("application/json", (body + b" ").decode()) is None


def test_size_is_counted_in_bytes_for_text_too():
    body = '{"jsonrpc":"2.0","result":"' + "é" * (MOST_BYTES // 2) + '"}'
    assert len(body) < MOST_BYTES
    assert decode_reply("application/json", body) is None


@pytest.mark.parametrize("content_type", ["application/json", "text/event-stream"])
def test_the_deepest_nesting_is_decoded_and_a_deeper_one_is_not(content_type):
    wrap = event if content_type == "text/event-stream" else bytes
    assert decode_reply(content_type, wrap(nested(MOST_LEVELS))) is not None
    assert decode_reply(content_type, wrap(nested(MOST_LEVELS + 1))) is None


@pytest.mark.parametrize(
    "value",
    [
        json.dumps("[{" * 500),
        json.dumps('\\"[' * 500),
        json.dumps('"[\\' * 500),
        json.dumps(["[", "\\", '"'] * 500),
        "[" + ",".join(["[{}]"] * 500) + "]",
        json.dumps({"[" * 300: ["\\\\", "[" * 300]}),
    ],
    ids=["brackets", "escaped quotes", "ends in a backslash", "mixed", "wide", "in a key"],
)
def test_brackets_in_strings_and_beside_each_other_are_no_nesting(value):
    body = f'{{"jsonrpc":"2.0","result":{value}}}'
    assert decode_reply("application/json", body) == json.loads(body)


@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'[{"a":', b'{"jsonrpc":"2.0","result":['])
@pytest.mark.parametrize("prefix", [b"", b"]" * 200, b'"\\', b'{"jsonrpc":"2.0","result":'])
def test_bottomless_nesting_is_not_decoded(prefix, opening):
    assert decode_reply("application/json", prefix + opening * 100_000) is None


# --- event streams -------------------------------------------------------------------------


@pytest.mark.parametrize("end", [b"\n", b"\r", b"\r\n"], ids=["LF", "CR", "CRLF"])
def test_every_line_end_of_event_streams_is_read(end):
    body = end.join([b": hello", b"event: message", b"id: 4", b"data: " + RAW, b"", b""])
    assert decode_reply("text/event-stream; charset=utf-8", body) == ANSWER


@pytest.mark.parametrize(
    "body",
    [
        event(RAW),
        b"data:" + RAW + b"\n\n",
        b"\xef\xbb\xbf" + event(RAW),
        b": comment\n\n" + event(RAW),
        b"retry: 3000\nid: 1\n" + event(RAW),
        b"event:\n" + event(RAW),
        b"event: other\nevent: message\n" + event(RAW),
        b'data: {"jsonrpc": "2.0",\ndata:  "id": 1,\n: between\n'
        b'data: "result": {"x": "\xc3\xa9"}}\n\n',
        b"unknown: x\nno colon\n" + event(RAW),
        event(NOTE) + event(REQUEST) + event(RAW),
        event(b"no json") + event(b"[" + RAW + b"]") + event(RAW),
        b"event: ping\n" + event(RAW.replace(b"1", b"7")) + event(RAW),
        event(RAW) + event(RAW.replace(b"1", b"7")),
        b"data: half\n\r" + event(RAW),
        event(b"\xff\xfe") + event(RAW),
        event(nested(100_000)) + event(RAW),
    ],
    ids=[
        "plain",
        "no space",
        "BOM",
        "comment",
        "retry and id",
        "empty type",
        "last type counts",
        "many data lines",
        "other fields",
        "requests and notifications first",
        "not JSON and batches first",
        "other types first",
        "the first of two",
        "mixed line ends",
        "broken bytes first",
        "too deep first",
    ],
)
def test_the_first_response_of_a_stream_counts(body):
    assert decode_reply("text/event-stream", body) == ANSWER


@pytest.mark.parametrize(
    "body",
    [
        b"",
        RAW,
        b"data: " + RAW,
        b"data: " + RAW + b"\n",
        b"data: " + RAW + b"\r\n",
        b"event: endpoint\ndata: " + RAW + b"\n\n",
        b"event:  message\ndata: " + RAW + b"\n\n",
        b"Data: " + RAW + b"\n\n",
        b" data: " + RAW + b"\n\n",
        b":data: " + RAW + b"\n\n",
        b"data\n\n",
        b"data: {\n\ndata: }\n\n",
        event(b"[" + RAW + b"]"),
        event(NOTE),
        b"\xef\xbb\xbf\xef\xbb\xbf" + event(RAW),
    ],
)
def test_a_stream_without_a_finished_message_event_with_a_response_holds_none(body):
    assert decode_reply("text/event-stream", body) is None


def test_broken_bytes_of_a_stream_are_replaced():
    body = b'data: {"jsonrpc":"2.0","result":"\xff"}\n\n'
    assert decode_reply("text/event-stream", body) == {"jsonrpc": "2.0", "result": "\ufffd"}


@pytest.mark.parametrize("separator", ["\u2028", "\u2029", "\x85"])
def test_only_cr_and_lf_end_a_line_of_a_stream(separator):
    body = f'data: {{"jsonrpc":"2.0","result":"a{separator}b"}}\n\n'
    assert decode_reply("text/event-stream", body) == {
        "jsonrpc": "2.0",
        "result": f"a{separator}b",
    }


@pytest.mark.parametrize("separator", ["\x0b", "\x0c", "\x1c"])
def test_other_line_separators_stay_in_the_line_where_json_forbids_them(separator):
    body = f'data: {{"jsonrpc":"2.0",{separator}data: "result":1}}\n\n'
    assert decode_reply("text/event-stream", body) is None


def test_a_priming_event_with_empty_data_is_passed_over():
    """Field report 17."""
    body = b'id: 0\nretry: 3000\ndata:\n\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n'
    assert decode_reply("text/event-stream", body) == {"jsonrpc": "2.0", "id": 1, "result": {}}


@pytest.mark.parametrize(
    "line",
    [b"\n", b"\r", b"data\n", b"data:{\n\n", b":\n", event(b'{"jsonrpc":"2.0","result":[[[[}')],
    ids=["LF", "CR", "one endless event", "short events", "comments", "broken events"],
)
def test_a_stream_of_the_greatest_size_is_read_to_its_end(line):
    body = line * ((MOST_BYTES - 200) // len(line)) + b"\n\n" + event(RAW)
    assert decode_reply("text/event-stream", body) == ANSWER
    assert decode_reply("text/event-stream", body.ljust(MOST_BYTES + 1)) is None


@given(
    st.sampled_from(["application/json", "text/event-stream", "text/html", None]) | st.text(),
    st.binary() | st.text() | st.none(),
)
def test_whatever_comes_nothing_is_raised(content_type, body):
    reply = decode_reply(content_type, body)
    assert reply is None or is_response(reply)


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(JSON_VALUES, st.booleans())
def test_a_result_comes_out_of_either_encoding_as_it_went_in(value, ascii_only):
    message = {"jsonrpc": "2.0", "id": 1, "result": value}
    body = json.dumps(message, ensure_ascii=ascii_only).encode()
    assert decode_reply("application/json", body) == message
    lines = json.dumps(message, indent=1, ensure_ascii=ascii_only).encode().split(b"\n")
    stream = b"".join(b"data: " + line + b"\n" for line in lines) + b"\n"
    assert decode_reply("text/event-stream", stream) == message
