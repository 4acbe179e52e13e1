"""The session engine, against small made-up lifecycles: it knows no protocol."""

import json
import subprocess
import sys
from types import MappingProxyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.engine.declarations import (
    Handshake,
    MetaView,
    NoVersion,
    Resolution,
    Stateless,
    UnparseableVersion,
    UnservedVersion,
)
from registry.engine.errors import UsageError
from registry.engine.session import (
    Classification,
    Event,
    SessionEngine,
    SessionState,
    Step,
)

UNOPENED, OPENING, OPEN, STATELESS, CLOSING, CLOSED = SessionState
ORDINARY, START, CONFIRM, REFUSED = Classification


PROFILES = {
    "a": frozenset({"new"}),
    "b": frozenset(),
    "o": frozenset(),
    "m": frozenset({"old"}),
}


class Toy:
    """Versions are letters; "a" and "b" by handshake, "m" by message, "o" opens at once.

    The profile of a version is a set of methods that it does not have.
    """

    def __init__(self):
        self.asked = []

    def classify(self, state, profile, method):
        self.asked.append((state, profile, method))
        if method == "hello":
            return START
        if method == "confirm":
            return CONFIRM
        if profile is not None and method in profile:
            return REFUSED
        return ORDINARY

    def resolve(self, declaration):
        if isinstance(declaration, Stateless):
            declared = declaration.meta.get("version")
            if declared is None:
                return NoVersion()
            if declared != "m":
                return UnservedVersion(declared, ("m",))
            return Resolution(PROFILES["m"], "m", echoed=True)
        declared = declaration.version
        if not isinstance(declared, str) or len(declared) != 1:
            return UnparseableVersion(declared)
        version = declared if declared in ("a", "b", "o") else "b"
        return Resolution(
            PROFILES[version], version, echoed=version == declared, opened=version == "o"
        )


class Always(Toy):
    """A lifecycle that gives one classification whatever it is asked."""

    def __init__(self, answer):
        super().__init__()
        self.answer = answer

    def classify(self, state, profile, method):
        super().classify(state, profile, method)
        return self.answer


def modern(version="m"):
    return Stateless(MetaView({"version": version}))


def in_state(state, lifecycle=None):
    """An engine that has been led to a state; agreed on "a" where it has agreed."""
    session = SessionEngine(lifecycle or Toy(), STATELESS if state is STATELESS else UNOPENED)
    if state is STATELESS or state is UNOPENED:
        return session
    speaking = session._lifecycle
    session._lifecycle = Toy()
    session.receive("hello", Handshake("a", {"roots": {}}))
    if state is OPEN:
        session.receive("confirm")
    session._lifecycle = speaking
    if state is CLOSING:
        session.closing()
    if state is CLOSED:
        session.closed()
    assert session.state is state
    return session


def agreed(session):
    return (session.state, session.profile, session.version, session.capabilities)


# --- states and classifications ------------------------------------------------------------------


def test_the_values_of_the_states_are_lower_case_words():
    words = ["unopened", "opening", "open", "stateless", "closing", "closed"]
    assert [state.value for state in SessionState] == words


@pytest.mark.parametrize("state", SessionState)
def test_ordinary_work_is_admitted_in_opening_open_and_stateless(state):
    assert state.admits_ordinary_work is (state in {OPENING, OPEN, STATELESS})


def test_the_classifications_are_four():
    assert [each.name for each in Classification] == [
        "ORDINARY",
        "HANDSHAKE_START",
        "HANDSHAKE_CONFIRM",
        "REFUSED",
    ]


# --- making one -------------------------------------------------------------------------


def test_decision_21_a_session_starts_unopened_and_empty():
    session = SessionEngine(Toy())
    assert agreed(session) == (UNOPENED, None, None, None)
    assert session.events == ()


@pytest.mark.parametrize("state", [OPENING, OPEN, CLOSING, CLOSED, "unopened", None])
def test_decision_21_a_session_is_created_in_no_other_state(state):
    with pytest.raises(UsageError, match=r"UNOPENED or SessionState\.STATELESS"):
        SessionEngine(Toy(), state)


@pytest.mark.parametrize("name", ["state", "profile", "version", "capabilities", "events"])
def test_only_messages_and_closings_move_a_session(name):
    with pytest.raises(AttributeError):
        setattr(SessionEngine(Toy()), name, None)


def test_an_engine_may_be_subscripted_with_its_types():
    assert SessionEngine[int, str](Toy()).state is UNOPENED


# --- the handshake ----------------------------------------------------------------------


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN])
def test_decision_21_a_handshake_replaces_what_was_agreed_and_opens(state):
    session = in_state(state)
    capabilities = {"sampling": {}}
    step = session.receive("hello", Handshake("b", capabilities))
    assert step == Step(START, True, OPENING, "b", True, None)
    assert agreed(session) == (OPENING, PROFILES["b"], "b", {"sampling": {}})
    assert session.capabilities is capabilities


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN])
def test_decision_21_a_handshake_that_needs_no_confirmation_leads_to_open(state):
    session = in_state(state)
    assert session.receive("hello", Handshake("o")) == Step(START, True, OPEN, "o", True, None)
    assert agreed(session) == (OPEN, PROFILES["o"], "o", None)


def test_a_handshake_answered_with_another_version_is_not_echoed():
    step = SessionEngine(Toy()).receive("hello", Handshake("z"))
    assert (step.admitted, step.version, step.echoed) == (True, "b", False)


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN])
@pytest.mark.parametrize("declared", [None, {"a": 1}, "2026", pytest.param(10**9999, id="huge")])
def test_decision_21_a_handshake_that_does_not_resolve_changes_nothing(state, declared):
    session = in_state(state)
    before = agreed(session)
    step = session.receive("hello", Handshake(declared, {"new": {}}))
    assert step == Step(START, False, state, before[2], None, UnparseableVersion(declared))
    assert agreed(session) == before


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN])
def test_decision_20_a_handshake_that_declares_nothing_has_no_version(state):
    session = in_state(state)
    before = agreed(session)
    assert session.receive("hello") == Step(START, False, state, before[2], None, NoVersion())
    assert agreed(session) == before


@pytest.mark.parametrize("sent", [[], "roots", 1, True])
def test_capabilities_that_are_no_mapping_count_as_none(sent):
    session = SessionEngine(Toy())
    assert session.receive("hello", Handshake("a", sent)).admitted
    assert session.capabilities is None


@pytest.mark.parametrize("state", [OPENING, OPEN])
def test_decision_21_a_confirmation_opens_once_and_changes_nothing_when_repeated(state):
    session = in_state(state)
    before = agreed(session)
    assert session.receive("confirm") == Step(CONFIRM, True, OPEN, "a", None, None)
    assert agreed(session) == (OPEN, *before[1:])


def test_decision_21_a_confirmation_is_refused_while_unopened_whatever_the_lifecycle_says():
    session = SessionEngine(Always(CONFIRM))
    assert session.receive("confirm") == Step(REFUSED, False, UNOPENED, None, None, None)
    assert session.state is UNOPENED


def test_a_message_with_a_handshake_declaration_may_be_ordinary():
    session = in_state(OPEN)
    before = agreed(session)
    assert session.receive("work", Handshake("b")) == Step(ORDINARY, True, OPEN, "a", None, None)
    assert agreed(session) == before


# --- ordinary work ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "admitted", "version"),
    [(UNOPENED, False, None), (OPENING, True, "a"), (OPEN, True, "a")],
)
def test_decision_21_ordinary_work_is_admitted_where_the_state_admits_it(state, admitted, version):
    session = in_state(state)
    before = agreed(session)
    assert session.receive("work") == Step(ORDINARY, admitted, state, version, None, None)
    assert agreed(session) == before


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN])
def test_what_the_lifecycle_refuses_is_refused(state):
    session = in_state(state, Always(REFUSED))
    before = agreed(session)
    assert session.receive("work") == Step(REFUSED, False, state, before[2], None, None)
    assert agreed(session) == before


def test_the_lifecycle_is_handed_the_state_and_the_profile_that_was_agreed():
    session = in_state(OPEN)
    assert session.receive("new").classification is REFUSED
    assert session._lifecycle.asked == [(OPEN, PROFILES["a"], "new")]


@pytest.mark.parametrize("answer", [None, "ordinary?", 1])
def test_an_answer_that_is_no_classification_refuses(answer):
    assert in_state(OPEN, Always(answer)).receive("work").classification is REFUSED


@pytest.mark.parametrize("method", [None, 1, [], {}, b"work", pytest.param(10**9999, id="huge")])
@pytest.mark.parametrize("state", SessionState)
@pytest.mark.parametrize("declaration", [None, modern()], ids=["undeclared", "modern"])
def test_a_method_that_is_no_string_is_refused_and_the_lifecycle_not_asked(
    method, state, declaration
):
    session = in_state(state)
    session._lifecycle = None
    step = session.receive(method, declaration)
    assert (step.classification, step.admitted, step.state) == (REFUSED, False, state)


@pytest.mark.parametrize("declaration", [{"version": "a"}, "a", MetaView({})])
def test_a_declaration_of_another_type_is_the_callers_mistake(declaration):
    with pytest.raises(UsageError, match="declaration is a Handshake, a Stateless or None"):
        SessionEngine(Toy()).receive("hello", declaration)


# --- messages that negotiate for themselves ------------------------------------------------


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN, STATELESS])
def test_decision_21_a_modern_message_is_admitted_under_its_own_version(state):
    session = in_state(state)
    before = agreed(session)
    assert session.receive("work", modern()) == Step(ORDINARY, True, state, "m", None, None)
    assert agreed(session) == before


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN, STATELESS])
def test_decision_21_a_modern_message_is_classified_with_its_own_profile(state):
    session = in_state(state)
    # "new" is what the session's version lacks, "old" what the message's own lacks.
    assert session.receive("new", modern()).admitted
    assert session.receive("old", modern()) == Step(REFUSED, False, state, "m", None, None)
    profile = PROFILES["m"]
    assert session._lifecycle.asked == [(STATELESS, profile, "new"), (STATELESS, profile, "old")]


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN, STATELESS])
@pytest.mark.parametrize(
    ("declaration", "error"),
    [
        (modern("a"), UnservedVersion("a", ("m",))),
        (modern(["m"]), UnservedVersion(["m"], ("m",))),
        (Stateless(MetaView(None)), NoVersion()),
    ],
    ids=["unserved", "malformed", "empty"],
)
def test_decision_21_a_modern_message_that_does_not_resolve_is_refused(state, declaration, error):
    session = in_state(state)
    before = agreed(session)
    assert session.receive("work", declaration) == Step(REFUSED, False, state, None, None, error)
    assert agreed(session) == before
    assert session._lifecycle.asked == []


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN, STATELESS])
@pytest.mark.parametrize("answer", [START, CONFIRM])
def test_a_modern_handshake_or_confirmation_is_ordinary_and_opens_nothing(state, answer):
    session = in_state(state, Always(answer))
    before = agreed(session)
    assert session.receive("hello", modern()) == Step(ORDINARY, True, state, "m", None, None)
    assert agreed(session) == before


def test_decision_21_in_a_stateless_session_a_message_without_a_declaration_is_an_empty_one():
    asked = []

    class Defaults(Toy):
        def resolve(self, declaration):
            asked.append(declaration)
            return Resolution(frozenset(), "m", echoed=False)

    session = SessionEngine(Defaults(), STATELESS)
    assert session.receive("work") == Step(ORDINARY, True, STATELESS, "m", None, None)
    assert asked == [Stateless(MetaView(None))]


def test_in_a_stateless_session_without_a_default_an_undeclared_message_has_no_version():
    step = SessionEngine(Toy(), STATELESS).receive("work")
    assert step == Step(REFUSED, False, STATELESS, None, None, NoVersion())


@pytest.mark.parametrize("method", ["hello", "confirm", "work"])
def test_decision_21_in_a_stateless_session_handshakes_are_ordinary(method):
    session = SessionEngine(Toy(), STATELESS)
    step = session.receive(method, Handshake("a", {"roots": {}}))
    assert step == Step(ORDINARY, False, STATELESS, None, None, NoVersion())
    assert agreed(session) == (STATELESS, None, None, None)


@pytest.mark.parametrize("method", ["hello", "confirm", "work"])
def test_in_a_stateless_session_with_a_default_a_handshake_is_governed_by_it(method):
    class Defaults(Toy):
        def resolve(self, declaration):
            return Resolution(frozenset(), "m", echoed=False)

    step = SessionEngine(Defaults(), STATELESS).receive(method, Handshake("a"))
    assert step == Step(ORDINARY, True, STATELESS, "m", None, None)


# --- the end ------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [UNOPENED, OPENING, OPEN, STATELESS])
def test_closing_keeps_what_was_agreed(state):
    session = in_state(state)
    before = agreed(session)
    session.closing()
    assert agreed(session) == (CLOSING, *before[1:])


@pytest.mark.parametrize("state", SessionState)
def test_a_session_can_be_closed_from_every_state(state):
    session = in_state(state)
    before = agreed(session)
    session.closed()
    assert agreed(session) == (CLOSED, *before[1:])


def test_decision_21_after_closed_nothing_changes():
    session = in_state(CLOSED)
    before = (agreed(session), session.events)
    session.closing()
    session.closed()
    session.receive("hello", Handshake("b"))
    session.receive("work", modern())
    assert (agreed(session), session.events) == before


@pytest.mark.parametrize("state", [CLOSING, CLOSED])
@pytest.mark.parametrize("answer", Classification)
@pytest.mark.parametrize(
    ("declaration", "version"),
    [(None, "a"), (Handshake("b"), "a"), (modern(), None)],
    ids=["undeclared", "handshake", "modern"],
)
def test_an_ending_session_refuses_everything_and_does_not_ask(state, answer, declaration, version):
    session = in_state(OPEN, Always(answer))
    session.closing()
    if state is CLOSED:
        session.closed()
    session._lifecycle.resolve = None  # would raise
    assert session.receive("work", declaration) == Step(REFUSED, False, state, version, None, None)
    assert session._lifecycle.asked == []


# --- events -------------------------------------------------------------------------------


def test_events_tell_the_state_after_the_message_and_the_governing_version_as_text():
    session = SessionEngine(Toy())
    session.receive("work")
    session.receive("hello", Handshake("a"))
    session.receive("confirm")
    session.receive("work", modern())
    session.receive("work")
    session.closing()
    session.receive("work")
    session.closed()
    assert session.events == (
        Event(UNOPENED, None, "work"),
        Event(OPENING, "a", "hello"),
        Event(OPEN, "a", "confirm"),
        Event(OPEN, "m", "work"),
        Event(OPEN, "a", "work"),
        Event(CLOSING, "a", None),
        Event(CLOSING, "a", "work"),
        Event(CLOSED, "a", None),
    )


def test_a_version_that_is_no_string_stands_in_the_events_as_text():
    session = SessionEngine(Numbered())
    session.receive("hello", Handshake(1))
    assert session.version == 1
    assert session.events == (Event(OPEN, "1", "hello"),)


def test_the_last_eight_events_are_kept():
    session = in_state(OPEN)
    for number in range(20):
        session.receive(f"work/{number}")
    assert [event.method for event in session.events] == [f"work/{n}" for n in range(12, 20)]


def test_closing_twice_is_noted_once():
    session = SessionEngine(Toy())
    session.closing()
    session.closing()
    assert session.events == (Event(CLOSING, None, None),)


@pytest.mark.parametrize(
    ("method", "kept"),
    [("x" * 10**6, "x" * 256), ("a\ud800", "a\\ud800"), (None, "null"), (["m"], "['m']")],
    ids=["long", "surrogate", "null", "array"],
)
def test_decision_29_events_hold_a_peers_words_bounded_and_encodable(method, kept):
    session = SessionEngine(Toy())
    session.receive(method)
    assert session.events[0].method == kept


# --- saving and restoring -------------------------------------------------------------------


class Numbered(Toy):
    """Versions are integers, and handshakes need no confirmation."""

    def resolve(self, declaration):
        if type(declaration.version) is not int:
            return UnparseableVersion(declaration.version)
        return Resolution(("profile", declaration.version), declaration.version, True, opened=True)


class Point(tuple):
    def __str__(self):
        return ".".join(map(str, self))


class Dotted(Toy):
    """Versions are pairs, spelled with a dot."""

    def resolve(self, declaration):
        version = Point(map(int, declaration.version.split(".")))
        return Resolution(("profile", *version), version, echoed=True)


@pytest.mark.parametrize("state", SessionState)
def test_a_restored_session_is_the_one_saved(state):
    session = in_state(state)
    saved = session.save()
    restored = SessionEngine.restore(Toy(), json.loads(json.dumps(saved)))
    assert agreed(restored) == agreed(session)
    assert restored.save() == saved
    assert restored.events == ()


def test_saved_is_a_small_plain_mapping():
    assert in_state(OPEN).save() == {
        "state": "open",
        "version": "a",
        "capabilities": {"roots": {}},
    }
    assert type(in_state(OPEN).save()["state"]) is str


@pytest.mark.parametrize(
    ("lifecycle", "declared", "saved"),
    [(Toy(), "a", "a"), (Numbered(), 1, 1), (Dotted(), "0.3", "0.3")],
    ids=["string", "integer", "text"],
)
def test_a_version_is_saved_as_itself_where_json_has_it_and_else_as_its_text(
    lifecycle, declared, saved
):
    session = SessionEngine(lifecycle)
    session.receive("hello", Handshake(declared))
    assert session.save()["version"] == saved
    assert type(session.save()["version"]) is type(saved)
    assert agreed(SessionEngine.restore(lifecycle, session.save())) == agreed(session)


def test_saved_capabilities_are_a_plain_deep_copy():
    sent = MappingProxyType({"roots": MappingProxyType({"list": (1, [True, None])})})
    session = SessionEngine(Toy())
    session.receive("hello", Handshake("a", sent))
    saved = session.save()["capabilities"]
    assert json.dumps(saved) == '{"roots": {"list": [1, [true, null]]}}'
    saved["roots"]["list"][1].clear()
    assert session.save()["capabilities"] == {"roots": {"list": [1, [True, None]]}}


def test_a_restored_session_does_not_share_the_saved_capabilities():
    saved = in_state(OPEN).save()
    restored = SessionEngine.restore(Toy(), saved)
    saved["capabilities"]["roots"]["listChanged"] = True
    assert restored.capabilities == {"roots": {}}


def test_capabilities_of_any_depth_can_be_saved():
    deep = {}
    for _ in range(50_000):
        deep = {"a": deep}
    session = SessionEngine(Toy())
    session.receive("hello", Handshake("a", deep))
    copy, levels = session.save()["capabilities"], 0
    while copy:
        copy, levels = copy["a"], levels + 1
    assert levels == 50_000


def test_capabilities_that_json_cannot_hold_are_the_callers_mistake():
    session = SessionEngine(Toy())
    session.receive("hello", Handshake("a", {"roots": {1, 2}}))
    with pytest.raises(UsageError, match=r"'capabilities' .* <set>"):
        session.save()


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"state": "opened"}, "'state'"),
        ({"state": None}, "'state'"),
        ({"state": ["open"]}, "'state'"),
        ({"version": None}, "'version'"),
        ({"version": True}, "'version'"),
        ({"version": 1.0}, "'version'"),
        ({"version": {}}, "'version'"),
        pytest.param({"version": 10**9999}, "'version'", id="huge"),
        ({"version": "long"}, "'version'"),
        ({"version": "z"}, "'version'"),
        ({"state": "unopened"}, "'version'"),
        ({"state": "stateless"}, "'version'"),
        ({"capabilities": []}, "'capabilities'"),
        ({"capabilities": "roots"}, "'capabilities'"),
        ({"capabilities": {"roots": {1}}}, "'capabilities'"),
        ({"state": "closed", "version": None}, "'capabilities'"),
    ],
)
def test_a_malformed_saved_session_is_refused_naming_the_member(change, named):
    with pytest.raises(UsageError, match=named):
        SessionEngine.restore(Toy(), {**in_state(OPEN).save(), **change})


@pytest.mark.parametrize("member", ["state", "version", "capabilities"])
def test_a_saved_session_lacking_a_member_is_refused_naming_it(member):
    saved = in_state(OPEN).save()
    del saved[member]
    with pytest.raises(UsageError, match=f"'{member}'"):
        SessionEngine.restore(Toy(), saved)


@pytest.mark.parametrize("saved", [None, [], "open"])
def test_a_saved_session_that_is_no_mapping_is_refused(saved):
    with pytest.raises(UsageError, match="mapping"):
        SessionEngine.restore(Toy(), saved)


def test_a_store_may_keep_members_of_its_own():
    saved = {**in_state(OPEN).save(), "worker": 7}
    assert SessionEngine.restore(Toy(), saved).state is OPEN


def test_a_version_that_the_lifecycle_answers_with_another_is_not_restored():
    with pytest.raises(UsageError, match="answers 'z' with b"):
        SessionEngine.restore(Toy(), {"state": "open", "version": "z", "capabilities": None})


class Recalling(Toy):
    """Knows the version "r", which it no longer agrees on."""

    def recall(self, version):
        return Resolution("old profile", "r", echoed=True) if version == "r" else None


def test_a_lifecycle_that_recalls_restores_what_it_no_longer_serves():
    saved = {"state": "opening", "version": "r", "capabilities": None}
    restored = SessionEngine.restore(Recalling(), saved)
    assert agreed(restored) == (OPENING, "old profile", "r", None)
    assert restored.save() == saved


def test_a_version_that_the_lifecycle_cannot_recall_is_not_restored():
    with pytest.raises(UsageError, match="does not know 'a'"):
        SessionEngine.restore(Recalling(), in_state(OPEN).save())


# --- whatever the order ----------------------------------------------------------------------

JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=5,
)
VERSIONS = st.sampled_from(["a", "b", "o", "m", "z"]) | JSON_VALUES
HANDSHAKES = st.builds(
    Handshake,
    VERSIONS,
    st.none() | st.dictionaries(st.text(), JSON_VALUES, max_size=3) | JSON_VALUES,
)
MODERN = st.builds(modern, VERSIONS) | st.builds(
    lambda sent: Stateless(MetaView(sent)), JSON_VALUES
)
METHODS = st.sampled_from(["hello", "confirm", "work", "new", "old"]) | JSON_VALUES
MESSAGES = st.tuples(st.just("receive"), METHODS, st.none() | HANDSHAKES | MODERN)
MOVES = st.lists(MESSAGES | st.tuples(st.sampled_from(["closing", "closed"])), max_size=12)
LIFECYCLES = st.builds(Toy) | st.builds(Always, st.sampled_from(Classification))
SESSIONS = st.builds(SessionEngine, LIFECYCLES, st.sampled_from([UNOPENED, STATELESS]))


def play(session, moves):
    return [getattr(session, name)(*arguments) for name, *arguments in moves]


@given(SESSIONS, MOVES, MOVES)
def test_no_order_of_messages_takes_a_session_out_of_closed(session, before, after):
    play(session, before)
    session.closed()
    ended = agreed(session)
    steps = play(session, after)
    assert agreed(session) == ended
    assert session.state is CLOSED
    assert not [step for step in steps if step is not None and step.admitted]


@given(SESSIONS, MOVES)
def test_saving_and_restoring_is_the_identity_wherever_a_session_is(session, moves):
    play(session, moves)
    saved = session.save()
    restored = SessionEngine.restore(session._lifecycle, json.loads(json.dumps(saved)))
    assert agreed(restored) == agreed(session)
    assert restored.save() == saved


@given(SESSIONS, MOVES, METHODS, MODERN)
def test_a_modern_message_never_changes_a_session_nor_depends_on_it(
    session, moves, method, declaration
):
    play(session, moves)
    before = agreed(session)
    step = session.receive(method, declaration)
    assert agreed(session) == before
    if before[0] in {CLOSING, CLOSED}:
        assert not step.admitted
    elif isinstance(method, str):
        alone = SessionEngine(session._lifecycle).receive(method, declaration)
        assert step[:2] + step[3:] == alone[:2] + alone[3:]  # all but the session's own state


@given(SESSIONS, MOVES)
def test_nothing_moves_a_session_to_stateless_or_out_of_it_but_its_end(session, moves):
    start = session.state
    play(session, moves)
    allowed = {STATELESS} if start is STATELESS else {UNOPENED, OPENING, OPEN}
    assert session.state in allowed | {CLOSING, CLOSED}


@given(SESSIONS, MOVES)
def test_every_step_agrees_with_the_session_and_its_log(session, moves):
    for move in moves:
        (step,) = play(session, [move])
        assert len(session.events) <= 8
        if step is not None:
            assert step.state is session.state
            assert step.error is None or not step.admitted
            assert (step.echoed is not None) == (step.classification is START and step.admitted)
            if step.state is not CLOSED:
                assert session.events[-1].version == step.version


# --- figures ----------------------------------------------------------------------------------


def test_a_session_its_events_aside_holds_at_most_200_bytes():
    session = SessionEngine(Toy())
    session.receive("hello", Handshake("a", {}))
    session.receive("confirm")
    assert not hasattr(session, "__dict__")
    assert sys.getsizeof(session) + sys.getsizeof(session.capabilities) <= 200


def test_the_engine_loads_neither_typing_nor_dataclasses():
    code = (
        f"import sys; sys.path[:] = {sys.path}\n"
        "import registry.engine.session as session\n"
        "session.SessionEngine(type('L', (), {'classify': print, 'resolve': print})).save()\n"
        "print([name for name in ('typing', 'dataclasses', 'json', 're') if name in sys.modules])"
    )
    run = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.strip() == "[]"
