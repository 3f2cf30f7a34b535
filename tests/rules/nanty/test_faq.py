"""The frequently asked questions and the worked examples of the rulebook (RULES.md 15).

Mr Goodyear (15.7 to 15.9) and what helps against events (15.10, 15.13, 15.15) have files of their own.
"""

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
    sizes,
    slow_table,
    symbol,
    table,
    trouble,
    troubles,
)
from tests.rules.nanty.test_endings import turn, won
from tests.rules.nanty.test_events import event


def test_15_1_a_card_may_be_played_for_nothing_but_for_its_event() -> None:
    s = slow_table(player("pickwick_club", "toby", "amy_dorrit"), player())
    before = facts(s)["board"]
    do(s, "0 play pickwick_club", "0 throw toby", "0 throw amy_dorrit")
    assert facts(s)["board"] == before
    assert money(s) == [10, 10]
    assert hand(s, 0) == []
    assert facts(s)["discards"] == ["toby", "amy_dorrit"]
    s = slow_table(player("navvies", "toby", "amy_dorrit"), player())
    do(s, "0 throw amy_dorrit", "0 play navvies", "0 skip", "0 throw toby", "0 skip")
    assert facts(s)["board"] == before
    s = table(player("tracy_tupman", "toby"), player(), event_deck=["riots"])
    do(s, "0 play tracy_tupman")
    assert reason(s, 0, "skip") == ("event-is-a-must", "5.8")


def test_15_1_reactions_are_discarded_between_actions_not_in_the_middle_of_one() -> None:
    board = {"city": {"agents": [1, 0]}, "strand": {"agents": [1, 0]}}
    s = table(player("jefferson_hope", "toby", "navvies"), player(), board=board)
    do(s, "0 play jefferson_hope")
    assert "throw toby" in options(s, 0)
    do(s, "0 text")
    assert prompt(s) == "move-own"
    assert "throw toby" not in options(s, 0)
    do(s, "0 lift city 0", "0 place chelsea")
    assert "throw toby" in options(s, 0)


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


def test_15_5_babbage_too_and_the_second_card_has_a_chain_as_well() -> None:
    cards = ("charles_babbage", "constable_rance", "navvies", "alhambra_music_hall", "mudlarks", "toby")
    s = table(player(*cards), player(), event_deck=["riots"])
    do(s, "0 play charles_babbage", "0 event", "0 text", "0 play constable_rance", "0 skip", "0 play navvies")
    do(s, "0 skip", "0 skip")
    assert prompt(s) == "play-further"
    do(s, "0 play alhambra_music_hall", "0 money", "0 play mudlarks", "0 skip", "0 skip")
    assert prompt(s) == "end"
    assert facts(s)["discards"] == ["charles_babbage", "constable_rance", "navvies", "alhambra_music_hall"]
    assert facts(s)["played"] == "mudlarks"


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


def test_15_12_sticky_cards_count_towards_the_five() -> None:
    one = slow_table(player(sticky=["irene_adler"]), player("navvies", "estella"), now="end")
    assert sizes(do(one, "0 end"))[0] == 4
    both = ["irene_adler", "charles_augustus_milverton"]
    two = slow_table(player(sticky=both), player("navvies", "estella"), now="end")
    assert sizes(do(two, "0 end"))[0] == 3


def test_15_14_flood_one_after_the_other() -> None:
    board = {"city": {"agents": [2, 0], "trouble": True}}
    s = event("flood", [6, 6], player(), player(), board=board)
    assert not trouble(s, "city")  # the first has left, the second is still there
    assert agents(s, "city") == [1, 0]
    do(s, "0 place strand")
    assert not trouble(s, "strand")
    do(s, "0 place strand")
    assert trouble(s, "strand")


def test_15_14_tupman_lifts_both_with_the_trouble_and_sets_them_down() -> None:
    board = {"city": {"agents": [1, 1], "trouble": True}, "strand": {"agents": [0, 1], "trouble": True}}
    s = table(player("tracy_tupman", "toby"), player(), board=board, event_deck=["riots"])
    do(s, "0 play tracy_tupman", "0 event", "0 text", "0 lift city 0")
    assert agents(s, "city") == [0, 2]
    assert agents(s, "strand") == [1, 0]
    assert troubles(s) == ["city"]  # there it meets another figure; in the Strand it is alone


def test_15_14_gladstone_places_one_at_a_time() -> None:
    s = table(player("william_gladstone", "toby"), player(), event_deck=["riots"])
    do(s, "0 play william_gladstone", "0 event", "0 text", "0 place chelsea")
    assert troubles(s) == []
    do(s, "0 place chelsea")
    assert troubles(s) == ["chelsea"]


class TestRipper:
    """15.16: roll, remove, roll, remove."""

    def test_15_16_the_text_may_be_skipped(self) -> None:
        s = die([3, 6], player("jack_the_ripper", "toby"), player(), board={"strand": {"agents": [0, 1]}})
        do(s, "0 play jack_the_ripper", "0 skip")
        assert agents(s, "strand") == [0, 1]
        assert facts(s)["rolled"] == []

    def test_15_16_once_begun_there_is_no_stopping(self) -> None:
        board = {"strand": {"agents": [1, 1]}, "city": {"agents": [1, 1]}}
        s = die([3, 6], player("jack_the_ripper", "toby"), player(), board=board)
        do(s, "0 play jack_the_ripper", "0 text")
        assert options(s, 0) == ["remove strand 0", "remove strand 1"]
        assert facts(s)["rolled"] == [3]  # the second roll comes after the first victim
        do(s, "0 remove strand 1")
        assert options(s, 0) == ["remove city 0", "remove city 1"]
        assert facts(s)["rolled"] == [3, 6]

    def test_15_16_two_die_at_most(self) -> None:
        s = die([3, 3, 3], player("jack_the_ripper", "toby"), player(), board={"strand": {"agents": [0, 5]}})
        do(s, "0 play jack_the_ripper", "0 text")
        assert agents(s, "strand") == [0, 3]
        assert symbol(s) == "play_another"

    def test_15_16_a_district_just_emptied_is_a_miss(self) -> None:
        board = {"strand": {"agents": [0, 1]}, "city": {"agents": [0, 1]}}
        s = die([3, 3], player("jack_the_ripper", "toby"), player(), board=board)
        do(s, "0 play jack_the_ripper", "0 text")
        assert agents(s, "strand") == [0, 0]
        assert agents(s, "city") == [0, 1]
        assert symbol(s) == "play_another"


def test_15_17_ones_own_agent_may_have_to_go() -> None:
    s = die([3, 12], player("jack_the_ripper", "toby"), player(), board={"strand": {"agents": [1, 0]}})
    do(s, "0 play jack_the_ripper", "0 text")
    assert agents(s, "strand") == [0, 0]


def test_15_17_in_mysterious_murders_too() -> None:
    board = {"strand": {"agents": [2, 0]}, "city": {"agents": [1, 1]}}
    s = event("mysterious_murders", [3, 6], player(), player(), board=board)
    assert agents(s, "strand") == [1, 0]  # nobody else was there
    assert options(s, 1) == ["remove city 0", "remove city 1"]


def test_15_18_no_card_no_money() -> None:
    s = table(player("rosetta_davis"), player("navvies", "estella"), board={"city": {"agents": [1, 0]}})
    do(s, "0 skip")  # the Agent; the text has nothing to sell
    assert money(s) == [10, 10]


def test_15_18_donna_without_a_card_has_nothing_to_offer() -> None:
    s = slow_table(player("donna_britannica_hollandia"), player("navvies", "estella"))
    do(s, "0 play donna_britannica_hollandia")
    assert symbol(s) == "scroll"
    assert options(s, 0) == ["skip"]
    assert reason(s, 0, "text") == ("text-without-effect", "5.7")
    do(s, "0 skip")
    assert money(s) == [10, 10]
    assert sizes(s) == [0, 2]


def test_15_19_chelsea_looks_at_chelsea_only() -> None:
    board = {"chelsea": {"house": 0}, "highbury": {"agents": [1, 0]}}
    s = table(player("navvies", "estella"), player(), board=board)
    do(s, "0 use chelsea")
    assert options(s, 0) == ["place chelsea", "place westminster", "place west_end", "place battersea"]


def test_15_19_bermondsey_looks_at_bermondsey_only() -> None:
    board = {"bermondsey": {"house": 0}, "chelsea": {"agents": [1, 0]}}
    s = table(player("navvies", "estella"), player(), board=board)
    do(s, "0 use bermondsey")
    assert options(s, 0) == ["place city", "place east_end", "place bermondsey", "place southwark"]
    do(s, "0 place southwark")
    assert money(s)[0] == 7


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

    def test_trouble_in_bermondsey(self) -> None:
        """Yellow places an Agent where there already is one."""
        board = {"bermondsey": {"agents": [0, 1]}, "east_end": {"agents": [1, 0]}}
        s = table(player("peterson_the_commissionaire", "toby"), player(), board=board)
        do(s, "0 play peterson_the_commissionaire", "0 place bermondsey")
        assert troubles(s) == ["bermondsey"]

    def test_building_in_battersea(self) -> None:
        """Chelsea has Trouble, Lambeth a Building, the others no Agent of ours; yellow's majority does not matter."""
        board = {
            "battersea": {"agents": [1, 2]},
            "chelsea": {"agents": [1, 0], "trouble": True},
            "lambeth": {"agents": [1, 0], "house": 1},
        }
        s = table(player("scotland_yard", "toby", money=40), player(), board=board)
        do(s, "0 play scotland_yard")
        assert [option for option in options(s, 0) if option.startswith("build")] == ["build battersea"]
        assert reason(s, 0, "build chelsea") == ("trouble-there", "5.6")
        assert reason(s, 0, "build lambeth") == ("house-there", "5.6")
        assert reason(s, 0, "build westminster") == ("no-agent-there", "5.6")
        assert reason(s, 0, "build west_end") == ("no-agent-there", "5.6")
        do(s, "0 build battersea")
        assert money(s)[0] == 40 - 12
        assert at(s, "battersea")["card"] == 0

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
