"""The choice of an interface: every shape of card, every order, and cards that lie.

Expectations are written out from the texts of A2A 0.3.0 (section 5.6) and 1.0.1 (sections
3.6 and 8.3), from decision 26 and from the field report on interface choice.
"""

from __future__ import annotations

import pickle
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from registry.engine.cards import Interface, select_interface
from registry.engine.errors import NoCommonVersionError, UsageError
from registry.engine.schemes import MajorMinorScheme

CARD_DATA = {
    "bindings": ["JSONRPC", "HTTP+JSON", "GRPC"],
    "default_binding": "JSONRPC",
    "default_version": "0.3",
    "shapes": [
        {
            "entries": "supportedInterfaces",
            "url": "url",
            "binding": "protocolBinding",
            "version": "protocolVersion",
            "version_in": "entry",
            "tenant": "tenant",
        },
        {
            "entries": None,
            "url": "url",
            "binding": "preferredTransport",
            "version": "protocolVersion",
            "version_in": "entry",
            "tenant": None,
        },
        {
            "entries": "additionalInterfaces",
            "url": "url",
            "binding": "transport",
            "version": "protocolVersion",
            "version_in": "card",
            "tenant": None,
        },
    ],
}
ALL_BINDINGS = ("JSONRPC", "HTTP+JSON", "GRPC")


def select(
    card: object,
    versions: tuple[str, ...] = ("1.0", "0.3"),
    bindings: Any = ALL_BINDINGS,
    prefer: str = "card",
) -> Interface:
    return select_interface(
        card,
        CARD_DATA,
        versions=versions,
        bindings=bindings,
        prefer=prefer,
        canonical=MajorMinorScheme().canonical,
    )


def entry(url: str, binding: str, version: str, **more: object) -> dict[str, object]:
    return {"url": url, "protocolBinding": binding, "protocolVersion": version, **more}


MODERN = {"supportedInterfaces": [entry("u1", "JSONRPC", "0.3"), entry("u2", "HTTP+JSON", "1.0")]}
OLD = {
    "url": "u0",
    "preferredTransport": "JSONRPC",
    "additionalInterfaces": [{"url": "u9", "transport": "GRPC"}],
    "protocolVersion": "0.3.0",
}


class TestFieldReportOnInterfaceChoice:
    """Field report 24 (a2a-interface-choice), cases A to D; decision 26."""

    BINDINGS = ("JSONRPC", "HTTP+JSON")

    def test_entry_of_a_known_binding_but_another_version_is_passed_over(self) -> None:
        chosen = select(MODERN, ("1.0",), self.BINDINGS)
        assert (chosen.url, chosen.binding, chosen.version) == ("u2", "HTTP+JSON", "1.0")

    def test_card_order_is_the_peers_preference(self) -> None:
        chosen = select(MODERN, ("1.0", "0.3"), self.BINDINGS)
        assert (chosen.url, chosen.version) == ("u1", "0.3")

    def test_old_card_gives_its_main_url_at_the_version_it_names(self) -> None:
        chosen = select(OLD, ("1.0", "0.3"), self.BINDINGS)
        assert (chosen.url, chosen.binding, chosen.version) == ("u0", "JSONRPC", "0.3")

    def test_no_mutual_version_is_an_error_that_names_both_sides(self) -> None:
        with pytest.raises(NoCommonVersionError) as caught:
            select(OLD, ("1.0",), self.BINDINGS)
        assert caught.value.wanted == ("JSONRPC 1.0", "HTTP+JSON 1.0")
        assert caught.value.offered == ("JSONRPC 0.3", "GRPC 0.3")
        assert str(caught.value) == (
            "no common version: this side wants JSONRPC 1.0, HTTP+JSON 1.0, "
            "the other side offers JSONRPC 0.3, GRPC 0.3"
        )


class TestPreferences:
    """Decision 26: ``prefer`` turns the order, ties keep the card's."""

    CARD: ClassVar = {
        "supportedInterfaces": [
            entry("a", "GRPC", "0.3"),
            entry("b", "JSONRPC", "0.3"),
            entry("c", "GRPC", "1.0"),
            entry("d", "JSONRPC", "1.0"),
        ]
    }

    @pytest.mark.parametrize(
        ("versions", "bindings", "prefer", "url"),
        [
            (("1.0", "0.3"), ("JSONRPC", "GRPC"), "card", "a"),
            (("1.0", "0.3"), ("JSONRPC", "GRPC"), "versions", "c"),
            (("0.3", "1.0"), ("JSONRPC", "GRPC"), "versions", "a"),
            (("1.0", "0.3"), ("JSONRPC", "GRPC"), "bindings", "b"),
            (("1.0", "0.3"), ("GRPC", "JSONRPC"), "bindings", "a"),
            (("1.0",), ("JSONRPC", "GRPC"), "bindings", "d"),
            (("1.0", "0.3"), ("JSONRPC",), "versions", "d"),
            (("1.0", "0.3"), ("JSONRPC", "GRPC", "JSONRPC"), "bindings", "b"),
        ],
    )
    def test_order_is_that_of_the_preferred_side(
        self, versions: tuple[str, ...], bindings: tuple[str, ...], prefer: str, url: str
    ) -> None:
        assert select(self.CARD, versions, bindings, prefer).url == url

    @pytest.mark.parametrize("prefer", ["card", "versions", "bindings"])
    def test_several_interfaces_of_one_binding_and_version_keep_the_cards_order(
        self, prefer: str
    ) -> None:
        entries = [entry(f"u{n}", "GRPC", "1.0") for n in range(3)]
        assert select({"supportedInterfaces": entries}, prefer=prefer).url == "u0"

    @pytest.mark.parametrize(
        ("prefer", "message"),
        [
            ("cards", "unknown preference 'cards'; did you mean 'card'?"),
            ("", "unknown preference ''; known: card, versions, bindings"),
        ],
    )
    def test_unknown_preference_is_the_callers_mistake(self, prefer: str, message: str) -> None:
        with pytest.raises(UsageError) as caught:
            select(MODERN, prefer=prefer)
        assert str(caught.value) == message

    @pytest.mark.parametrize(("prefer", "url"), [("card", "a"), ("bindings", "b")])
    def test_bindings_left_open_are_the_protocols_in_its_order(self, prefer: str, url: str) -> None:
        assert select(self.CARD, bindings=None, prefer=prefer).url == url

    @pytest.mark.parametrize("bindings", ["JSONRPC", [1], 3, {"JSONRPC"}])
    def test_bindings_that_are_no_sequence_of_names_are_the_callers_mistake(
        self, bindings: object
    ) -> None:
        with pytest.raises(UsageError, match="bindings is a sequence of names"):
            select(MODERN, bindings=bindings)


class TestShapes:
    """The three places where cards name interfaces."""

    def test_new_entries_come_before_the_old_fields_of_the_same_card(self) -> None:
        card = {**OLD, "supportedInterfaces": [entry("new", "JSONRPC", "1.0")]}
        assert select(card).url == "new"
        assert select(card, ("0.3",)).url == "u0"

    @pytest.mark.parametrize("entries", [[], None, {}, "u", 3])
    def test_old_fields_count_where_there_are_no_new_entries(self, entries: object) -> None:
        assert select({**OLD, "supportedInterfaces": entries}).url == "u0"

    def test_additional_interfaces_have_the_cards_version(self) -> None:
        card = {**OLD, "protocolVersion": "0.2.5"}
        chosen = select(card, ("0.2",), ("GRPC",))
        assert (chosen.url, chosen.version) == ("u9", "0.2")

    def test_additional_interfaces_do_not_have_a_version_of_their_own(self) -> None:
        extra = {"url": "u9", "transport": "GRPC", "protocolVersion": "1.0"}
        chosen = select({**OLD, "additionalInterfaces": [extra]}, bindings=("GRPC",))
        assert chosen.version == "0.3"
        assert dict(chosen.fields) == {"protocolVersion": "1.0"}

    @pytest.mark.parametrize("nothing", [{}, {"protocolVersion": None}, {"protocolVersion": ""}])
    def test_card_without_a_version_is_of_the_default_one(self, nothing: dict[str, Any]) -> None:
        assert select({"url": "u", **nothing}) == select({"url": "u", "protocolVersion": "0.3"})

    @pytest.mark.parametrize("nothing", [{}, {"protocolBinding": None}, {"protocolBinding": ""}])
    def test_entry_without_a_binding_has_the_default_one(self, nothing: dict[str, Any]) -> None:
        chosen = select(
            {"supportedInterfaces": [{"url": "u", "protocolVersion": "1.0", **nothing}]}
        )
        assert chosen.binding == "JSONRPC"

    @pytest.mark.parametrize("spelled", ["1.0", "1.0.0", "1.0.17", "01.0"])
    def test_patch_and_leading_zeros_never_count(self, spelled: str) -> None:
        card = {"supportedInterfaces": [entry("u", "GRPC", spelled)]}
        assert select(card, ("1.0",)).version == "1.0"

    @pytest.mark.parametrize("binding", ["grpc", "GRPC ", "Grpc"])
    def test_binding_names_compare_exactly(self, binding: str) -> None:
        with pytest.raises(NoCommonVersionError) as caught:
            select({"supportedInterfaces": [entry("u", binding, "1.0")]})
        assert caught.value.offered == (f"{binding} 1.0",)

    def test_url_may_be_shared_by_interfaces(self) -> None:
        card = {"supportedInterfaces": [entry("u", "GRPC", "0.3"), entry("u", "JSONRPC", "1.0")]}
        assert select(card, ("1.0",)).binding == "JSONRPC"


class TestWhatComesAlong:
    """Decision 26: the chosen entry's tenant and other fields pass through."""

    def test_tenant_and_unknown_members_pass_through_untouched(self) -> None:
        inner = {"deep": [1, {"x": None}]}
        card = {"supportedInterfaces": [entry("u", "GRPC", "1.0", tenant="t/1", region=inner)]}
        chosen = select(card)
        assert chosen.tenant == "t/1"
        assert dict(chosen.fields) == {"region": inner}
        assert chosen.fields["region"] is inner

    def test_tenant_is_that_of_the_chosen_entry(self) -> None:
        entries = [entry("u", "GRPC", "0.3", tenant="old"), entry("u", "GRPC", "1.0")]
        assert select({"supportedInterfaces": entries}, ("1.0",)).tenant is None

    def test_empty_tenant_is_kept(self) -> None:
        card = {"supportedInterfaces": [entry("u", "GRPC", "1.0", tenant="")]}
        assert select(card).tenant == ""

    def test_tenant_that_is_no_text_stays_among_the_fields(self) -> None:
        chosen = select({"supportedInterfaces": [entry("u", "GRPC", "1.0", tenant=7)]})
        assert (chosen.tenant, dict(chosen.fields)) == (None, {"tenant": 7})

    def test_members_of_the_card_itself_are_not_the_interfaces(self) -> None:
        chosen = select({**OLD, "name": "agent", "tenant": "t"})
        assert (chosen.url, chosen.tenant, dict(chosen.fields)) == ("u0", None, {})

    def test_fields_cannot_be_changed(self) -> None:
        chosen = select({"supportedInterfaces": [entry("u", "GRPC", "1.0", x=1)]})
        with pytest.raises(TypeError):
            chosen.fields["x"] = 2  # type: ignore[index]

    def test_card_is_not_changed(self) -> None:
        card = {"supportedInterfaces": [entry("u", "GRPC", "1.0", x=1)]}
        select(card)
        assert card == {"supportedInterfaces": [entry("u", "GRPC", "1.0", x=1)]}

    def test_interface_can_be_hashed_and_pickled(self) -> None:
        chosen = select({"supportedInterfaces": [entry("u", "GRPC", "1.0", x=[1])]})
        assert pickle.loads(pickle.dumps(chosen)) == chosen
        assert {chosen: 1}[chosen] == 1


class TestCardsOutOfShape:
    """A card never makes the choice crash: what is unusable is passed over."""

    @pytest.mark.parametrize("card", [None, 3, "card", [], [MODERN], True])
    def test_card_that_is_no_object_offers_nothing(self, card: object) -> None:
        with pytest.raises(NoCommonVersionError) as caught:
            select(card, ("1.0",), ("GRPC",))
        assert (caught.value.wanted, caught.value.offered) == (("GRPC 1.0",), ())

    @pytest.mark.parametrize(
        "odd",
        [
            None,
            "u",
            ["u"],
            {},
            {"url": ""},
            {"url": None},
            {"url": 7},
            {"url": ["u"]},
            entry("odd", 3, "1.0"),  # type: ignore[arg-type]
            entry("odd", ["GRPC"], "1.0"),  # type: ignore[arg-type]
            entry("odd", "GRPC", 1.0),  # type: ignore[arg-type]
            entry("odd", "GRPC", True),  # type: ignore[arg-type]
            entry("odd", "GRPC", {}),  # type: ignore[arg-type]
            entry("odd", "GRPC", "1"),
            entry("odd", "GRPC", "latest"),
        ],
    )
    def test_unusable_entry_is_passed_over(self, odd: object) -> None:
        card = {"supportedInterfaces": [odd, entry("good", "GRPC", "1.0")]}
        assert select(card).url == "good"

    def test_version_that_is_no_version_is_named_as_offered(self) -> None:
        with pytest.raises(NoCommonVersionError) as caught:
            select({"supportedInterfaces": [entry("u", "GRPC", "latest"), entry("u", "X", 1)]})  # type: ignore[arg-type]
        assert caught.value.offered == ("GRPC latest",)

    def test_peers_words_are_bounded_and_can_be_encoded(self) -> None:
        card = {"supportedInterfaces": [entry("u", "\ud800" + "x" * 10**6, "y" * 10**6)]}
        with pytest.raises(NoCommonVersionError) as caught:
            select(card)
        offered = str(caught.value.offered[0])
        assert len(offered.encode()) <= 129
        assert offered.startswith("\\ud800x")

    def test_many_entries_are_told_in_a_short_text(self) -> None:
        entries = [entry("u", f"B{n}", "1.0") for n in range(50_000)]
        with pytest.raises(NoCommonVersionError) as caught:
            select({"supportedInterfaces": entries})
        assert len(caught.value.offered) == 50_000
        assert len(str(caught.value)) < 2000


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
URLS = st.sampled_from(["u1", "u2", ""]) | JSON
BINDINGS = st.sampled_from([*ALL_BINDINGS, "", "X"]) | JSON
VERSIONS = st.sampled_from(["1.0", "0.3", "0.3.0", "0.2", "", "x"]) | JSON


def objects(**members: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({}, optional=members)


CARDS = JSON | objects(
    url=URLS,
    preferredTransport=BINDINGS,
    protocolVersion=VERSIONS,
    supportedInterfaces=JSON
    | st.lists(
        JSON
        | objects(
            url=URLS, protocolBinding=BINDINGS, protocolVersion=VERSIONS, tenant=JSON, x=JSON
        ),
        max_size=5,
    ),
    additionalInterfaces=JSON | st.lists(JSON | objects(url=URLS, transport=BINDINGS), max_size=5),
)


@given(
    card=CARDS,
    versions=st.permutations(["1.0", "0.3"]) | st.just(["0.2"]),
    bindings=st.permutations(ALL_BINDINGS),
    prefer=st.sampled_from(["card", "versions", "bindings"]),
)
def test_any_card_gives_an_interface_that_was_wanted_or_the_one_error(
    card: object, versions: list[str], bindings: list[str], prefer: str
) -> None:
    try:
        chosen = select(card, tuple(versions), tuple(bindings), prefer)
    except NoCommonVersionError as error:
        refused = error
    else:
        refused = None
    if refused is not None:
        with pytest.raises(NoCommonVersionError) as again:  # whatever is preferred
            select(card, tuple(versions), tuple(bindings))
        assert (refused.wanted, refused.offered) == (again.value.wanted, again.value.offered)
        assert not {*refused.wanted} & {*refused.offered}
        str(refused).encode()
    else:
        assert isinstance(chosen.url, str)
        assert chosen.url
        assert chosen.version in versions
        assert chosen.binding in bindings
        assert chosen.tenant is None or isinstance(chosen.tenant, str)
