"""The frequently asked questions and the worked examples of the rulebook (RULES.md 15)."""

from subrosa.core import State
from tests.rules.nanty.table import (
    agents,
    at,
    die,
    do,
    facts,
    hand,
    money,
    options,
    player,
    prompt,
    reason,
    table,
    trouble,
    troubles,
)
from tests.rules.nanty.test_endings import turn, won


def test_15_1_a_card_may_be_played_for_nothing_but_for_its_event() -> None:
    s = table(player("pickwick_club", "toby", "amy_dorrit"), player())
    do(s, "0 play pickwick_club", "0 throw toby", "0 throw amy_dorrit")
    s = table(player("tracy_tupman", "toby"), player(), event_deck=["riots"])
    do(s, "0 play tracy_tupman")
    assert reason(s, 0, "skip") == ("event-is-a-must", "5.8")


def test_15_2_placing_beside_ones_own_agent_makes_trouble() -> None:
    s = table(player("navvies", "estella"), player(), board={"city": {"agents": [1, 0]}})
    do(s, "0 play navvies", "0 place city")
    assert trouble(s, "city")


def test_15_3_building_needs_no_control() -> None:
    s = table(player("mrs_bardell", "toby"), player(), board={"city": {"agents": [1, 5]}})
    do(s, "0 play mrs_bardell", "0 skip", "0 build city")
    assert at(s, "city")["card"] == 0


def test_15_4_moving_makes_trouble_like_placing() -> None:
    s = table(
        player("estella", "toby"), player(), board={"city": {"agents": [0, 1]}, "lambeth": {"agents": [1, 0]}}
    )
    do(s, "0 play estella", "0 text", "0 place city")
    assert trouble(s, "city")


def test_15_5_each_of_two_cards_has_its_chain() -> None:
    s = table(player("mycroft_holmes", "constable_rance", "navvies", "jefferson_hope", "toby"), player())
    do(s, "0 play mycroft_holmes", "0 text", "0 play constable_rance", "0 skip", "0 play navvies")
    do(s, "0 skip", "0 skip")
    assert prompt(s) == "play-further"
    do(s, "0 play jefferson_hope")
    assert facts(s)["discards"] == ["mycroft_holmes", "constable_rance", "navvies"]


def test_15_6_one_card_stops_one_skull() -> None:
    board = {"city": {"agents": [1, 1], "trouble": True}}
    s = table(player("colonel_sebastian_moran"), player("toby", "amy_dorrit"), board=board)
    do(
        s,
        "0 play colonel_sebastian_moran",
        "0 remove city 1",
        "1 play toby",
        "0 remove city 1",
        "1 play amy_dorrit",
    )
    assert agents(s, "city") == [1, 1]


def test_15_11_the_ripper_can_remove_neutrals() -> None:
    s = die([3, 12], player("jack_the_ripper", "toby"), player(), board={"strand": {"grenadiers": 1}})
    do(s, "0 play jack_the_ripper", "0 text")
    assert at(s, "strand")["grenadiers"] == 0


def test_15_12_sticky_cards_cannot_be_got_rid_of() -> None:
    board = {"city": {"house": 0}, "westminster": {"house": 0}}
    s = table(player("navvies", "estella", sticky=["irene_adler"]), player(), board=board)
    do(s, "0 use city")
    assert options(s, 0) == ["discard estella", "discard navvies"]
    do(s, "0 discard estella", "0 use westminster")
    assert "discard irene_adler" not in options(s, 0)


def test_15_14_gladstone_places_one_at_a_time() -> None:
    s = table(player("william_gladstone", "toby"), player(), event_deck=["riots"])
    do(s, "0 play william_gladstone", "0 event", "0 text", "0 place chelsea")
    assert troubles(s) == []
    do(s, "0 place chelsea")
    assert troubles(s) == ["chelsea"]


def test_15_17_ones_own_agent_may_have_to_go() -> None:
    s = die([3, 12], player("jack_the_ripper", "toby"), player(), board={"strand": {"agents": [1, 0]}})
    do(s, "0 play jack_the_ripper", "0 text")
    assert agents(s, "strand") == [0, 0]


def test_15_18_no_card_no_money() -> None:
    s = table(player("rosetta_davis"), player("navvies", "estella"), board={"city": {"agents": [1, 0]}})
    do(s, "0 skip")  # the Agent; the text has nothing to sell
    assert money(s) == [10, 10]


def test_15_19_chelsea_looks_at_chelsea_only() -> None:
    board = {"chelsea": {"house": 0}, "highbury": {"agents": [1, 0]}}
    s = table(player("navvies", "estella"), player(), board=board)
    do(s, "0 use chelsea")
    assert options(s, 0) == ["place chelsea", "place westminster", "place west_end", "place battersea"]


def test_15_20_neutrals_do_not_prevent_building() -> None:
    board = {"city": {"agents": [1, 0], "grenadiers": 1, "citizens": 2}}
    s = table(player("mrs_bardell", "toby"), player(), board=board)
    do(s, "0 play mrs_bardell", "0 skip", "0 build city")
    assert at(s, "city")["house"] == 0


class TestExamples:
    def test_placing_from_the_east_end(self) -> None:
        s = table(
            player("peterson_the_commissionaire", "toby"), player(), board={"east_end": {"agents": [1, 0]}}
        )
        do(s, "0 play peterson_the_commissionaire", "0 place bermondsey")
        assert agents(s, "bermondsey") == [1, 0]
        assert not trouble(s, "bermondsey")

    def test_control(self) -> None:
        """Lambeth and Battersea are controlled; Chelsea, Westminster and the West End are not."""

        def lord(district: dict[str, object]) -> State:
            others = {name: {"agents": [1]} for name in ("strand", "city", "highbury")}
            return turn("lord_balmoral", 4, {**others, "lambeth": district})

        assert won(lord({"agents": [2, 1]}))
        assert won(lord({"agents": [2, 1], "trouble": True}))
        assert not won(lord({"agents": [2], "grenadiers": 1}))
        assert not won(lord({"agents": [1], "citizens": 1}))
        assert won(lord({"agents": [1], "house": 0, "citizens": 1}))
        assert not won(lord({"agents": [2, 2]}))

    def test_tupman_draws_an_event_swaps_and_goes_on(self) -> None:
        board = {"city": {"agents": [1, 0]}, "strand": {"agents": [0, 1]}}
        s = table(player("tracy_tupman", "navvies", "toby"), player(), board=board, event_deck=["riots"])
        do(s, "0 play tracy_tupman", "0 event", "0 text", "0 lift city 0")
        assert agents(s, "city") == [0, 1]
        do(s, "0 play navvies")
        assert hand(s, 0) == ["toby"]
