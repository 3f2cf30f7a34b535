"""Reactions (RULES.md 7): what protects from what, and windows that give nothing away."""

import pytest

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
    table,
    trouble,
    waiting,
)

CITY = {"city": {"agents": [1, 2], "trouble": True}, "lambeth": {"agents": [0, 1]}}
PROTECTORS = ("toby", "amy_dorrit")
MOVERS = ("red_headed_league", "victor_frankenstein")


class TestWindows:
    def test_the_victim_is_asked_whatever_he_holds(self) -> None:
        for held in ("toby", "estella"):
            s = slow_table(player("count_dracula"), player(held), board=CITY)
            do(s, "0 play count_dracula", "0 remove city 1")
            assert prompt(s) == "removal"
            assert waiting(s) == (1,)

    def test_an_empty_hand_is_not_asked(self) -> None:
        s = slow_table(player("count_dracula"), player(), board=CITY)
        do(s, "0 play count_dracula", "0 remove city 1")
        assert agents(s, "city") == [1, 1]

    def test_a_neutral_has_nobody_to_ask(self) -> None:
        board = {"city": {"agents": [1, 0], "grenadiers": 1, "trouble": True}}
        s = slow_table(player("count_dracula"), player("toby"), board=board)
        do(s, "0 play count_dracula", "0 remove city grenadier")
        assert at(s, "city")["grenadiers"] == 0

    def test_what_does_not_fit_is_refused(self) -> None:
        s = slow_table(player("count_dracula"), player("mr_goodyear", "estella"), board=CITY)
        do(s, "0 play count_dracula", "0 remove city 1")
        assert options(s, 1) == ["pass"]
        assert reason(s, 1, "play mr_goodyear") == ("no-help-against-this", "7.2")
        assert reason(s, 1, "play estella") == ("not-a-reaction", "7.1")
        assert reason(s, 1, "play toby") == ("not-in-hand", "7.1")


class TestRemoval:
    @pytest.mark.parametrize("card", PROTECTORS)
    def test_prevention_leaves_the_figure_and_the_trouble(self, card: str) -> None:
        s = table(player("count_dracula", "navvies"), player(card), board=CITY)
        do(s, "0 play count_dracula", "0 remove city 1", f"1 play {card}")
        assert agents(s, "city") == [1, 2]
        assert trouble(s, "city")
        assert card in facts(s)["discards"]
        assert prompt(s) == "act"  # the attempt is spent: the next symbol

    @pytest.mark.parametrize("card", MOVERS)
    def test_relocation_takes_the_trouble_away_and_keeps_to_the_reach(self, card: str) -> None:
        s = table(player("count_dracula"), player(card), board=CITY)
        do(s, "0 play count_dracula", "0 remove city 1", f"1 play {card}")
        assert not trouble(s, "city")
        assert "place city" not in options(s, 1)
        assert "place chelsea" not in options(s, 1)
        do(s, "1 place lambeth")
        assert agents(s, "lambeth") == [0, 2]
        assert trouble(s, "lambeth")

    def test_the_last_agent_goes_anywhere_else(self) -> None:
        s = table(
            player("count_dracula"),
            player("red_headed_league"),
            board={"city": {"agents": [1, 1], "trouble": True}},
        )
        do(s, "0 play count_dracula", "0 remove city 1", "1 play red_headed_league")
        assert len(options(s, 1)) == 11

    def test_one_card_stops_one_skull_only(self) -> None:
        s = table(player("colonel_sebastian_moran"), player("toby"), board=CITY)
        do(s, "0 play colonel_sebastian_moran", "0 remove city 1", "1 play toby", "0 remove city 1")
        assert agents(s, "city") == [1, 1]

    def test_against_oneself_toby_does_not_help_but_dorrit_does(self) -> None:
        s = die(
            [1], player("noah_claypole", "toby", "amy_dorrit"), player(), board={"city": {"agents": [1, 1]}}
        )
        do(s, "0 play noah_claypole", "0 text")
        assert options(s, 0) == ["pass", "play amy_dorrit"]

    @pytest.mark.parametrize("card", [*PROTECTORS, *MOVERS, "mr_goodyear"])
    def test_the_circumlocution_office_can_be_answered_by_all(self, card: str) -> None:
        s = table(
            player("circumlocution_office", "estella"), player(card), board={"city": {"agents": [1, 2]}}
        )
        do(s, "0 play circumlocution_office", "0 text")
        assert options(s, 1) == ["pass", f"play {card}"]


class TestMoves:
    @pytest.mark.parametrize("card", ["toby", "mr_goodyear"])
    def test_a_move_can_be_stopped(self, card: str) -> None:
        s = table(player("henry_baker", "estella"), player(card), board=CITY)
        do(s, "0 play henry_baker", "0 text", "0 lift city 1", "0 place strand", f"1 play {card}")
        assert agents(s, "city") == [1, 2]
        assert agents(s, "strand") == [0, 0]

    def test_but_not_by_dorrit(self) -> None:
        s = table(player("henry_baker", "estella"), player("amy_dorrit"), board=CITY)
        do(s, "0 play henry_baker", "0 text", "0 lift city 1", "0 place strand")
        assert agents(s, "strand") == [0, 1]

    def test_toby_cancels_an_exchange_as_a_whole(self) -> None:
        board = {
            "city": {"agents": [1, 0, 0]},
            "strand": {"agents": [0, 1, 0]},
            "lambeth": {"agents": [0, 0, 1]},
        }
        s = table(
            player("tracy_tupman", "estella"), player("toby"), player(), board=board, event_deck=["riots"]
        )
        do(
            s,
            "0 play tracy_tupman",
            "0 event",
            "0 text",
            "0 lift strand 1",
            "0 lift lambeth 2",
            "1 play toby",
        )
        assert agents(s, "strand") == [0, 1, 0]
        assert agents(s, "lambeth") == [0, 0, 1]


class TestGoodyear:
    def test_others_are_hit_as_usual(self) -> None:
        s = table(player("forty_elephants", "estella"), player("mr_goodyear"), player())
        do(s, "0 play forty_elephants", "0 text", "1 play mr_goodyear")
        assert money(s) == [12, 10, 8]

    def test_a_choice_against_him_is_lost(self) -> None:
        s = table(player("charley_bates", "estella"), player("mr_goodyear"), player())
        do(s, "0 play charley_bates", "0 text", "0 aim 1", "1 play mr_goodyear")
        assert money(s) == [10, 10, 10]
        assert prompt(s) == "act"

    def test_a_sticky_card_is_discarded_and_its_agent_still_placed(self) -> None:
        s = table(player("charles_augustus_milverton", "estella"), player("mr_goodyear"), player())
        do(s, "0 play charles_augustus_milverton", "0 text", "0 aim 1", "1 play mr_goodyear")
        assert facts(s)["players"][1]["sticky"] == []
        assert facts(s)["played"] == "charles_augustus_milverton"
        assert "place city" in options(s, 0)

    def test_the_fire_brigade_is_sent_away(self) -> None:
        s = table(
            player("metropolitan_fire_brigade", "estella"),
            player("mr_goodyear"),
            board={"city": {"house": 1}},
        )
        do(s, "0 play metropolitan_fire_brigade", "0 text", "1 play mr_goodyear")
        assert at(s, "city")["house"] == 1

    def test_winkle_no_cards_change_hands(self) -> None:
        s = table(
            player("nathaniel_winkle", "estella"), player("mr_goodyear", "navvies"), event_deck=["riots"]
        )
        do(s, "0 play nathaniel_winkle", "0 event", "0 text", "1 play mr_goodyear")
        assert hand(s, 0) == ["estella"]
        assert hand(s, 1) == ["navvies"]

    def test_peters_the_hired_player_keeps_the_money(self) -> None:
        board = {"city": {"agents": [1, 1, 1], "trouble": True}}
        for user in (1, 2):
            hands = [["mr_goodyear"] if seat == user else [] for seat in (1, 2)]
            s = table(
                player("henry_holy_peters", "estella"), player(*hands[0]), player(*hands[1]), board=board
            )
            do(s, "0 play henry_holy_peters", "0 text", "0 aim 1")
            if user == 2:
                do(s, "1 remove city 2")
            do(s, f"{user} play mr_goodyear")
            assert money(s) == [8, 12, 10]
            assert agents(s, "city") == [1, 1, 1]

    def test_the_ripper_cannot_touch_him_a_second_time(self) -> None:
        board = {"strand": {"agents": [0, 2, 0]}, "city": {"agents": [0, 1, 1]}}
        s = die([3, 6], player("jack_the_ripper", "estella"), player("mr_goodyear"), player(), board=board)
        do(s, "0 play jack_the_ripper", "0 text", "1 play mr_goodyear")
        assert agents(s, "strand") == [0, 2, 0]
        assert agents(s, "city") == [0, 1, 0]

    def test_a_building_is_kept(self) -> None:
        s = table(player("lady_dedlock", "estella"), player("mr_goodyear"), board={"city": {"house": 1}})
        do(s, "0 play lady_dedlock", "0 money", "0 text", "1 play mr_goodyear")
        assert at(s, "city")["house"] == 1
        assert money(s) == [13, 10]


class TestWatson:
    def test_the_turn_ends_and_the_card_comes_back(self) -> None:
        s = table(player("navvies", "doctor_watson"), player("estella", "mudlarks"))
        assert reason(s, 0, "play doctor_watson") == ("too-early-for-watson", "7.5")
        do(s, "0 play navvies", "0 place city", "0 play doctor_watson")
        assert "navvies" in hand(s, 0)
        assert sizes(s)[0] == 5
        assert facts(s)["active"] == 1
        assert facts(s)["discards"] == ["doctor_watson"]
        assert ["navvies", [0]] in facts(s, 1)["known"]

    def test_not_before_a_random_event(self) -> None:
        s = table(player("lord_melbourne", "doctor_watson"), player(), event_deck=["riots"])
        do(s, "0 play lord_melbourne")
        assert "play doctor_watson" not in options(s, 0)
        do(s, "0 event")
        assert "play doctor_watson" in options(s, 0)

    def test_a_loan_does_not_come_back(self) -> None:
        s = table(player("mr_merryweather", "doctor_watson"), player("estella", "mudlarks"))
        do(s, "0 play mr_merryweather", "0 text", "0 play doctor_watson")
        assert facts(s)["players"][0]["loans"] == ["mr_merryweather"]
        assert facts(s)["active"] == 1

    def test_the_second_card_of_two_is_forfeited(self) -> None:
        s = table(
            player("mycroft_holmes", "navvies", "doctor_watson", "sam_weller"), player("estella", "mudlarks")
        )
        do(s, "0 play mycroft_holmes", "0 text", "0 play navvies", "0 play doctor_watson")
        assert facts(s)["active"] == 1
        assert {"navvies", "sam_weller"} <= set(hand(s, 0))
