"""House rules (RULES.md 17.1), variants 14.1 and 14.2, and the card file."""

from typing import Any

import pytest

from subrosa.core import BadCards, BadSetup, State
from tests.rules.nanty.table import (
    FOLDER,
    GAME,
    agents,
    at,
    die,
    do,
    facts,
    money,
    options,
    player,
    prompt,
    sizes,
    table,
)
from tests.rules.nanty.test_endings import run_out, turn, won


def test_holborn_inland() -> None:
    board = {
        name: {"agents": [1]}
        for name in ("chelsea", "westminster", "strand", "holborn", "city", "east_end", "bermondsey")
    }
    both = {"identities": "alternative"}
    assert won(turn("gaffer_hexam", 4, board, options=both))
    assert won(
        turn("gaffer_hexam", 4, board, options=both | {"holborn_on_thames": "no"})
    )  # six needed, six there


class TestDeckEnd:
    CARDS = ("pickwick_club", "toby", "amy_dorrit")

    def test_last_card(self) -> None:
        s = table(
            player(*self.CARDS), player("navvies", "estella"), deck_size=3, options={"deck_end": "last_card"}
        )
        do(s, "0 play pickwick_club", "0 end")
        assert s.result is not None

    def test_short_draw(self) -> None:
        s = table(
            player("langdale_pike", "toby"),
            player("navvies"),
            deck_size=2,
            options={"deck_end": "short_draw"},
        )
        do(s, "0 play langdale_pike", "0 text")
        assert s.result is not None

    def test_last_card_in_mid_turn(self) -> None:
        s = table(
            player("langdale_pike", "toby"), player("navvies"), deck_size=4, options={"deck_end": "last_card"}
        )
        do(s, "0 play langdale_pike", "0 text")
        assert s.result is not None


@pytest.mark.parametrize(("value", "count"), [("other_eleven", 4), ("all_twelve", 6), ("anywhere", 11)])
def test_twelve_agents(value: str, count: int) -> None:
    board = {"chelsea": {"agents": [1, 0]}, "highbury": {"agents": [11, 0]}}
    s = table(
        player("peterson_the_commissionaire", "toby"), player(), board=board, options={"twelve_agents": value}
    )
    do(s, "0 play peterson_the_commissionaire", "0 lift chelsea 0")
    assert len(options(s, 0)) == (count if value != "all_twelve" else 7)


def test_neutrals_not_moved() -> None:
    board = {"city": {"agents": [1, 1], "citizens": 1}, "strand": {"agents": [0, 1]}}
    s = table(player("henry_baker", "toby"), player(), board=board, options={"neutrals_moved": "no"})
    do(s, "0 play henry_baker", "0 text")
    assert options(s, 0) == ["lift strand 1", "lift city 1"]


class TestGoodyear:
    BOARD = {"strand": {"agents": [0, 2, 0]}, "city": {"agents": [0, 1, 0]}}  # noqa: RUF012

    def ripper(self, goodyear: str) -> State:
        """Return the table after Mr Goodyear has answered the Ripper's first roll."""
        s = die(
            [3, 6],
            player("jack_the_ripper", "estella"),
            player("mr_goodyear"),
            player(),
            board=self.BOARD,
            options={"goodyear": goodyear},
        )
        do(s, "0 play jack_the_ripper", "0 text", "1 play mr_goodyear")
        return s

    def test_one_effect(self) -> None:
        s = self.ripper("one_effect")
        assert agents(s, "strand") == [0, 2, 0]
        assert agents(s, "city") == [0, 0, 0]

    def test_cancels_the_text_for_all(self) -> None:
        s = table(
            player("forty_elephants", "estella"),
            player("mr_goodyear"),
            player(),
            options={"goodyear": "cancels_text"},
        )
        do(s, "0 play forty_elephants", "0 text", "1 play mr_goodyear")
        assert money(s) == [10, 10, 10]

    def test_a_cancelled_text_rolls_no_more(self) -> None:
        s = self.ripper("cancels_text")
        assert facts(s)["rolled"] == [3]
        assert agents(s, "strand") == [0, 2, 0]
        assert agents(s, "city") == [0, 1, 0]


def test_peters_money_returned() -> None:
    board = {"city": {"agents": [1, 1, 1], "trouble": True}}
    for user in (1, 2):
        hands = [["mr_goodyear"] if seat == user else [] for seat in (1, 2)]
        players = (player("henry_holy_peters", "estella"), player(*hands[0]), player(*hands[1]))
        s = table(*players, board=board, options={"peters_money": "returned"})
        do(s, "0 play henry_holy_peters", "0 text", "0 aim 1")
        if user == 2:
            do(s, "1 remove city 2")
        do(s, f"{user} play mr_goodyear")
        assert money(s) == [10, 10, 10]


def test_relocation_anywhere() -> None:
    board = {"city": {"agents": [1, 2], "trouble": True}}
    s = table(
        player("count_dracula"), player("red_headed_league"), board=board, options={"relocation": "anywhere"}
    )
    do(s, "0 play count_dracula", "0 remove city 1", "1 play red_headed_league")
    assert len(options(s, 1)) == 11


def test_own_victims_first() -> None:
    board = {"strand": {"agents": [1, 1]}}
    s = die(
        [3, 1], player("jack_the_ripper", "toby"), player(), board=board, options={"own_victims": "own_first"}
    )
    do(s, "0 play jack_the_ripper", "0 text")
    assert agents(s, "strand") == [0, 1]


def test_ties_by_the_next_card() -> None:
    board: dict[str, Any] = {"city": {"house": 0}, "chelsea": {"house": 1}}
    first, second = (
        player("pickwick_club", "toby", identity="fagin"),
        player("navvies", identity="lord_bellinger"),
    )
    s = table(first, second, board=board, deck_size=0, options={"ties": "next_card"})
    do(s, "0 play pickwick_club", "0 end")
    assert s.result is not None
    assert s.result.winners == (0, 1)
    board = {"city": {"house": 0}, "chelsea": {"house": 1, "agents": [0, 1]}}
    first = player("pickwick_club", "toby", identity="fagin", money=15)
    s = table(first, second, board=board, deck_size=0, options={"ties": "next_card"})
    do(s, "0 play pickwick_club", "0 end")
    assert s.result is not None
    assert s.result.winners == (0,)  # the same cards, more money


def test_ties_are_broken_by_the_money_left_when_loans_are_repaid() -> None:
    first = player("navvies", money=17, loans=["mr_merryweather"], identity="fagin")
    second = player(money=5, identity="lord_bellinger")
    s = table(first, second, deck_size=0, now="end", options={"ties": "next_card"})
    assert s.result is not None
    assert s.result.scores == (5, 5)
    assert s.result.winners == (0, 1)


def test_watson_may_come_after_the_last_action_of_the_turn() -> None:
    """7.5"""
    s = table(player("navvies", "doctor_watson"), player("estella", "mudlarks"))
    do(s, "0 play navvies", "0 skip", "0 skip")
    assert prompt(s) == "end"
    assert "play doctor_watson" in options(s, 0)
    assert facts(s)["plays"] == 1


def test_watson_without_refill() -> None:
    s = table(
        player("navvies", "doctor_watson"), player("estella", "mudlarks"), options={"watson_refill": "no"}
    )
    do(s, "0 play navvies", "0 place city", "0 play doctor_watson")
    assert sizes(s)[0] == 1


def test_subsidence_may_be_refused() -> None:
    board = {"city": {"house": 0}, "strand": {"house": 0}}
    s = table(
        player("lord_melbourne", "navvies"),
        player(),
        board=board,
        event_deck=["subsidence"],
        options={"subsidence": "may_refuse"},
    )
    do(s, "0 play lord_melbourne")
    if "event" in options(s, 0):
        do(s, "0 event")
    do(s, "0 demolish city", "0 pay")
    assert money(s)[0] == 8
    assert at(s, "city")["house"] is None


def test_discard_pile_shows_its_top_card() -> None:
    s = table(
        player("navvies", "toby"),
        player(),
        discards=["estella", "mudlarks"],
        options={"discard_pile": "top_card"},
    )
    assert facts(s)["discards"] == ["estella", "mudlarks"]  # everybody saw them go there
    assert facts(s)["discarded"] == 2


class TestVariants:
    def test_classic_cards_replace_standard_ones(self) -> None:
        for seats in (2, 3, 4):
            s = GAME.new(seats, 3, {"identities": "classic"})
            seen = {s.view(seat)["facts"]["players"][seat]["identity"] for seat in range(seats)}
            assert not seen & {"professor_moriarty", "monsieur_de_sidonia"}

    def test_classic_thresholds(self) -> None:
        board = {
            name: {"agents": [1]} for name in list({row["district"] for row in facts(GAME.new(4))["board"]})
        }
        nine = dict(list(board.items())[:9])
        assert won(turn("professor_moriarty_classic", 4, nine, options={"identities": "classic"}))
        eight = dict(list(board.items())[:8])
        assert not won(turn("professor_moriarty_classic", 4, eight, options={"identities": "classic"}))

    def test_classic_mrs_hudson(self) -> None:
        s = table(player("mrs_hudson_classic", "toby"), player(), options={"identities": "classic"})
        do(s, "0 play mrs_hudson_classic", "0 text")
        ((_, seen),) = facts(s, 0)["own"]["peeks"]
        assert len(seen) == 3  # six identities with two players

    def test_alternative_identities(self) -> None:
        s = run_out("ebenezer_scrooge", 3, {}, options={"identities": "alternative"})
        assert s.result is not None
        assert s.result.ending == "deck-out-points"

    def test_thresholds_of_the_table(self) -> None:
        chosen = {"identities": "alternative", "alternative_thresholds": "ebenezer_scrooge=11"}
        assert won(turn("ebenezer_scrooge", 4, {}, money=11, options=chosen))
        assert not won(turn("ebenezer_scrooge", 4, {}, money=10, options=chosen))

    def test_bad_thresholds(self) -> None:
        with pytest.raises(BadSetup, match="identities=alternative"):
            GAME.new(4, 0, {"alternative_thresholds": "ebenezer_scrooge=11"})
        with pytest.raises(BadSetup, match="comma list"):
            GAME.new(4, 0, {"identities": "alternative", "alternative_thresholds": "fagin=11"})


class TestCardFile:
    TEXT = (FOLDER / "cards.toml").read_text("utf-8")

    def test_a_corrected_value_is_used(self) -> None:
        game = GAME.with_cards(self.TEXT.replace("starting_money = 10", "starting_money = 12"))
        assert [row["money"] for row in game.new(3).view(None)["facts"]["players"]] == [12, 12, 12]

    def test_mistakes_are_reported_with_their_line(self) -> None:
        text = self.TEXT.replace('symbols = ["place_agent"]', 'symbols = ["place_agnt"]', 1)
        with pytest.raises(BadCards, match="did you mean 'place_agent'"):
            GAME.with_cards(text)

    def test_borders_must_be_symmetric(self) -> None:
        text = self.TEXT.replace(
            'adjacent = ["westminster", "west_end", "battersea"]', 'adjacent = ["westminster"]'
        )
        with pytest.raises(BadCards, match="not the other way round"):
            GAME.with_cards(text)

    def test_a_save_keeps_its_cards(self) -> None:
        game = GAME.with_cards(self.TEXT.replace("starting_money = 10", "starting_money = 12"))
        s = game.new(3)
        assert [row["money"] for row in facts(GAME.load(game.save(s)))["players"]] == [12, 12, 12]
