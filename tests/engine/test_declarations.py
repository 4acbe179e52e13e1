"""Declarations and what they are answered with: values over a peer's own words."""

from collections import OrderedDict
from types import MappingProxyType

import pytest

from registry.engine.declarations import (
    Declaration,
    DeclarationError,
    Handshake,
    IncompleteDeclaration,
    MetaView,
    NoVersion,
    Resolution,
    Stateless,
    UnparseableVersion,
    UnservedVersion,
)
from registry.engine.session import Classification, Event, SessionState, Step


@pytest.mark.parametrize("sent", [None, [], "version", 1, ["version"]])
def test_a_view_of_anything_but_a_mapping_is_empty(sent):
    view = MetaView(sent)
    assert view.is_empty
    assert view.get("version") is None
    assert view == MetaView()


@pytest.mark.parametrize("kind", [dict, OrderedDict, MappingProxyType])
def test_a_view_borrows_its_mapping(kind):
    sent = kind({"version": "m", "other": None})
    view = MetaView(sent)
    assert view.get("version") == "m"
    assert view.get("missing") is None
    assert view.mapping is sent
    assert not view.is_empty


def test_an_empty_object_is_metadata_all_the_same():
    assert not MetaView({}).is_empty


@pytest.mark.parametrize(
    "value",
    [
        MetaView({}),
        Handshake("a"),
        Stateless(MetaView({})),
        Resolution(1, "a", True),
        NoVersion(),
        Step(Classification.ORDINARY, True, SessionState.OPEN, "a", None, None),
        Event(SessionState.OPEN, "a", "work"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_values_cannot_be_changed(value):
    for name in (*value.__match_args__, "unheard_of"):
        with pytest.raises(AttributeError):
            setattr(value, name, 1)


def test_a_handshake_declares_no_capabilities_by_default():
    assert Handshake("a") == Handshake("a", None)


def test_a_resolution_is_not_opened_by_default():
    assert not Resolution(1, "a", True).opened


def test_declarations_are_of_two_kinds():
    assert isinstance(Handshake("a"), Declaration)
    assert isinstance(Stateless(MetaView({})), Declaration)
    assert not isinstance(NoVersion(), Declaration)


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (UnparseableVersion("latest"), ["'latest'", "send one as the protocol spells it"]),
        (UnparseableVersion(None), ["null"]),
        (UnservedVersion("z", ("b", "a")), ["'z'", "send one of b, a"]),
        (UnservedVersion(9, (2, 1)), ["9", "send one of 2, 1"]),
        (UnservedVersion("z", ()), ["'z'", "no version may be sent this way"]),
        (UnservedVersion("z", tuple(range(20))), ["14, 15 and 4 more"]),
        (IncompleteDeclaration(("x/capabilities", "x/info")), ["x/capabilities, x/info"]),
        (NoVersion(), ["declare a version in the message", "handshake"]),
    ],
)
def test_a_declaration_error_says_what_to_send_instead(error, says):
    assert isinstance(error, DeclarationError)
    assert [part for part in says if part not in str(error)] == []


@pytest.mark.parametrize("kind", [UnparseableVersion, lambda value: UnservedVersion(value, ())])
@pytest.mark.parametrize(
    "declared",
    ["x" * 10**6, "\ud800" * 100, pytest.param(10**9999, id="huge"), [["x" * 99] * 99] * 99],
)
def test_decision_29_a_declaration_error_quotes_at_most_64_characters(kind, declared):
    text = str(kind(declared))
    assert len(text) < 64 + 80
    text.encode("utf-8")
    assert "x" * 65 not in text


@pytest.mark.parametrize(
    "error",
    [UnparseableVersion(""), UnservedVersion("", ()), IncompleteDeclaration(()), NoVersion()],
)
def test_a_declaration_error_is_true_even_without_fields(error):
    assert error
