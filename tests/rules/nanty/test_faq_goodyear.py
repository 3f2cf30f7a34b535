"""What the rulebook says about Mr Goodyear (RULES.md 15.7, 15.8, 15.9)."""

import pytest

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
    slow_table,
    symbol,
    table,
    trouble,
    waiting,
)
from tests.rules.nanty.test_events import event


class TestScope:
    """15.7: texts of other players' Action cards, and only for oneself."""

    def test_15_7_not_against_a_skull(self) -> None:
        board = {"city": {"agents": [1, 1], "trouble": True}}
        s = table(player("count_dracula", "estella"), player("mr_goodyear", "toby"), board=board)
        do(s, "0 play count_dracula", "0 remove city 1")
        assert options(s, 1) == ["pass", "play toby"]

    def test_15_7_against_the_ripper(self) -> None:
        board = {"strand": {"agents": [0, 1]}, "city": {"agents": [0, 1]}}
        s = die([3, 6], player("jack_the_ripper", "estella"), player("mr_goodyear", "toby"), board=board)
        do(s, "0 play jack_the_ripper", "0 text")
        assert "play mr_goodyear" in options(s, 1)
        do(s, "1 play mr_goodyear")
        assert agents(s, "strand") == [0, 1]
        assert agents(s, "city") == [0, 1]

    def test_15_7_against_the_fire_brigade(self) -> None:
        board = {"city": {"house": 1}}
        hand = ("mr_goodyear", "toby")
        s = table(player("metropolitan_fire_brigade", "estella"), player(*hand), board=board)
        do(s, "0 play metropolitan_fire_brigade", "0 text")
        assert options(s, 1) == ["pass", "play mr_goodyear"]
        do(s, "1 play mr_goodyear")
        assert at(s, "city")["house"] == 1
        assert money(s) == [10, 10]

    def test_15_7_against_the_forty_elephants(self) -> None:
        s = table(player("forty_elephants", "estella"), player("mr_goodyear", "toby"))
        do(s, "0 play forty_elephants", "0 text")
        assert options(s, 1) == ["pass", "play mr_goodyear"]
        do(s, "1 play mr_goodyear")
        assert money(s) == [10, 10]

    def test_15_7_against_milverton_whose_agent_still_follows(self) -> None:
        s = table(player("charles_augustus_milverton", "estella"), player("mr_goodyear", "toby"), player())
        do(s, "0 play charles_augustus_milverton", "0 text", "0 aim 1")
        assert options(s, 1) == ["pass", "play mr_goodyear"]
        do(s, "1 play mr_goodyear")
        assert facts(s)["discards"] == ["mr_goodyear"]
        assert [seat["sticky"] for seat in facts(s)["players"]] == [[], [], []]
        assert (prompt(s), symbol(s)) == ("act", "place_agent")  # no second target
        assert "place city" in options(s, 0)
        do(s, "0 place city")  # and with that the turn is over
        assert "charles_augustus_milverton" in facts(s)["discards"]

    def test_15_7_not_for_another_player(self) -> None:
        s = slow_table(player("charley_bates", "estella"), player("toby"), player("mr_goodyear"))
        do(s, "0 play charley_bates", "0 text", "0 aim 1")
        assert prompt(s) == "immunity"
        assert waiting(s) == (1,)

    @pytest.mark.parametrize("name", ["zeppelin_crash", "cursed_artists", "mysterious_murders"])
    def test_15_7_not_against_events(self, name: str) -> None:
        board = {"city": {"agents": [0, 1], "house": 1}}
        s = event(name, [6, 1], player(), player("mr_goodyear"), board=board, hurry=False)
        assert waiting(s) == (1,)
        assert options(s, 1) == ["pass"]


class TestReceivingMoney:
    """7.4: receiving money is no harm, so the player who is paid is not asked."""

    def test_7_4_the_player_who_is_paid_for_a_cab_is_not_asked(self) -> None:
        board = {"city": {"agents": [1, 0, 0]}}
        s = slow_table(
            player("hansom_cab_stables"), player("mr_goodyear"), player(), player("toby"), board=board
        )
        do(s, "0 play hansom_cab_stables", "0 text", "0 aim 1")
        assert money(s)[0] + money(s)[1] == 20
        assert money(s)[1] > 10
        assert waiting(s) == (0,)
        assert prompt(s) != "immunity"

    def test_7_4_of_giver_and_receiver_only_the_giver_is_asked(self) -> None:
        s = slow_table(player("karl_marx"), player("toby"), player("mr_goodyear"), player("estella"))
        do(s, "0 play karl_marx", "0 text", "0 aim 1", "0 aim 2")
        assert prompt(s) == "immunity"
        assert waiting(s) == (1,)
        do(s, "1 pass")
        assert money(s)[1] < 10 < money(s)[2]
        assert prompt(s) != "immunity"


PETERS = {"city": {"agents": [1, 1, 1], "trouble": True}}


class TestPeters:
    """15.8: the money stays where it went, and no Agent is removed."""

    def hired(self, *hands: tuple[str, ...], **options: str) -> State:
        """Let the first player pay the second."""
        first = player("henry_holy_peters", "estella")
        s = table(first, *[player(*cards) for cards in hands], board=PETERS, options=options)
        return do(s, "0 play henry_holy_peters", "0 text", "0 aim 1")

    @pytest.mark.parametrize(("rule", "left"), [("hired", [8, 12, 10]), ("returned", [10, 10, 10])])
    def test_15_8_the_victim_answers(self, rule: str, left: list[int]) -> None:
        s = self.hired((), ("mr_goodyear",), peters_money=rule)
        do(s, "1 remove city 2", "2 play mr_goodyear")
        assert agents(s, "city") == [1, 1, 1]
        assert trouble(s, "city")
        assert money(s) == left
        assert symbol(s) == "play_another"

    @pytest.mark.parametrize(("rule", "left"), [("hired", [8, 12, 10]), ("returned", [10, 10, 10])])
    def test_15_8_the_hired_player_answers(self, rule: str, left: list[int]) -> None:
        s = self.hired(("mr_goodyear",), (), peters_money=rule)
        do(s, "1 play mr_goodyear")
        assert agents(s, "city") == [1, 1, 1]
        assert trouble(s, "city")
        assert money(s) == left
        assert symbol(s) == "play_another"  # nobody was asked for a victim


def test_15_9_winkle_no_cards_change_hands() -> None:
    s = table(
        player("nathaniel_winkle", "estella", "toby"),
        player("mr_goodyear", "navvies"),
        player("mudlarks"),
        event_deck=["riots"],
    )
    do(s, "0 play nathaniel_winkle", "0 event", "0 text", "0 aim 1", "1 play mr_goodyear")
    assert sorted(hand(s, 0)) == ["estella", "toby"]
    assert hand(s, 1) == ["navvies"]
    assert hand(s, 2) == ["mudlarks"]
    assert symbol(s) == "play_another"  # no second target
    assert [option for option in options(s, 0) if option.startswith("play")] == ["play estella"]
