"""Symbols (RULES.md 5), Trouble (6) and the turn (4)."""

import pytest

from subrosa.core import IllegalChoice
from tests.rules.nanty.table import (
    CARDS,
    COST,
    NEAR,
    agents,
    at,
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
)

ACTIONS = [
    name for name, card in CARDS.items() if "reaction" not in card["symbols"] and card["number"] <= 101
]


@pytest.mark.parametrize("card", ACTIONS)
def test_the_symbols_of_a_card_come_from_top_to_bottom_and_can_be_skipped(card: str) -> None:
    # Riots with few markers do nothing, so the random event changes nothing here.
    s = slow_table(
        player(card, "amy_dorrit"),
        player("toby"),
        player("mr_goodyear"),
        board={"chelsea": {"agents": [2, 1, 1], "trouble": True}, "city": {"agents": [1, 1, 0], "house": 1}},
        event_deck=["riots"],
    )
    before = money(s)
    do(s, f"0 play {card}")
    for word in CARDS[card]["symbols"]:
        name = word.partition(":")[0]
        assert symbol(s) == name
        if name == "random_event":
            assert reason(s, 0, "skip") == ("event-is-a-must", "5.8")
            do(s, "0 event")
        else:
            do(s, "0 skip")
    assert prompt(s) == "end"
    assert money(s) == before
    do(s, "0 end")
    assert card in facts(s)["discards"]


class TestPlaceAgent:
    def test_where_one_has_an_agent_and_next_to_it(self) -> None:
        s = table(
            player("peterson_the_commissionaire", "pickwick_club"),
            player(),
            board={"east_end": {"agents": [1, 1]}},
        )
        do(s, "0 play peterson_the_commissionaire")
        places = {choice.split()[1] for choice in options(s, 0) if choice.startswith("place")}
        assert places == {"east_end", *NEAR["east_end"]}
        assert reason(s, 0, "place chelsea") == ("no-agent-near", "5.1")

    def test_anywhere_without_an_agent_on_the_board(self) -> None:
        s = table(player("peterson_the_commissionaire"), player(), board={"east_end": {"agents": [0, 1]}})
        do(s, "0 play peterson_the_commissionaire")
        assert len([choice for choice in options(s, 0) if choice.startswith("place")]) == 12

    def test_trouble_arises_beside_anybody_even_oneself(self) -> None:
        for here in ([1, 0], [0, 1]):
            s = table(
                player("navvies"), player(), board={"city": {"agents": here}, "strand": {"agents": [1, 0]}}
            )
            do(s, "0 play navvies", "0 place city")
            assert trouble(s, "city")

    def test_no_trouble_in_an_empty_district_or_beside_a_building(self) -> None:
        s = table(player("navvies"), player(), board={"city": {"agents": [1, 0]}, "highbury": {"house": 1}})
        do(s, "0 play navvies", "0 place highbury", "0 place holborn")
        assert not trouble(s, "highbury")
        assert not trouble(s, "holborn")

    def test_with_twelve_out_one_is_moved_and_reach_is_measured_from_the_others(self) -> None:
        board = {"chelsea": {"agents": [1, 0], "trouble": False}, "highbury": {"agents": [11, 0]}}
        s = table(player("peterson_the_commissionaire"), player(), board=board)
        do(s, "0 play peterson_the_commissionaire")
        assert "skip" in options(s, 0)
        do(s, "0 lift chelsea 0")
        assert options(s, 0) == [f"place {d}" for d in ("holborn", "city", "highbury", "east_end")]
        do(s, "0 place city")
        assert agents(s, "city") == [1, 0]
        assert agents(s, "chelsea") == [0, 0]

    def test_the_lifted_agents_district_loses_its_trouble(self) -> None:
        s = table(
            player("peterson_the_commissionaire"),
            player(),
            board={"city": {"agents": [12, 0], "trouble": True}},
        )
        do(s, "0 play peterson_the_commissionaire", "0 lift city 0")
        assert not trouble(s, "city")
        assert "place city" not in options(s, 0)


class TestOtherSymbols:
    def test_money(self) -> None:
        s = table(player("royal_mint", "toby"), player())
        do(s, "0 play royal_mint", "0 skip", "0 money")
        assert money(s) == [15, 10]

    def test_trouble_can_be_removed_anywhere_and_figures_stay(self) -> None:
        s = table(
            player("inspector_bradstreet"), player(), board={"lambeth": {"agents": [0, 3], "trouble": True}}
        )
        do(s, "0 play inspector_bradstreet", "0 calm lambeth")
        assert not trouble(s, "lambeth")
        assert agents(s, "lambeth") == [0, 3]

    def test_assassination_needs_trouble_and_never_hits_oneself(self) -> None:
        board = {"city": {"agents": [1, 2], "grenadiers": 1, "trouble": True}, "strand": {"agents": [0, 1]}}
        s = table(player("count_dracula"), player(), board=board)
        do(s, "0 play count_dracula")
        assert options(s, 0) == ["remove city 1", "remove city grenadier", "skip"]
        assert reason(s, 0, "remove strand 1") == ("no-trouble", "5.4")
        assert reason(s, 0, "remove city 0") == ("own-agent", "5.4")
        do(s, "0 remove city 1")
        assert agents(s, "city") == [1, 1]
        assert not trouble(s, "city")

    def test_a_killed_neutral_is_gone(self) -> None:
        s = table(
            player("count_dracula"),
            player(),
            board={"city": {"agents": [1, 0], "citizens": 1, "trouble": True}},
        )
        do(s, "0 play count_dracula", "0 remove city citizen")
        assert at(s, "city")["citizens"] == 0

    def test_two_skulls_are_two_assassinations_with_the_board_as_it_then_is(self) -> None:
        board = {"city": {"agents": [0, 3], "trouble": True}, "strand": {"agents": [0, 2], "trouble": True}}
        s = table(player("colonel_sebastian_moran"), player(), board=board)
        do(s, "0 play colonel_sebastian_moran", "0 remove city 1")
        assert options(s, 0) == ["remove strand 1", "skip"]

    def test_building_needs_an_agent_no_trouble_no_building_and_the_money(self) -> None:
        board = {
            "chelsea": {"agents": [1, 2], "trouble": True},
            "lambeth": {"agents": [1, 0], "house": 1},
            "battersea": {"agents": [1, 2], "grenadiers": 1},
            "holborn": {"agents": [1, 0]},
        }
        s = table(player("mrs_bardell", money=12), player(), board=board)
        do(s, "0 play mrs_bardell", "0 skip")
        assert options(s, 0) == ["build battersea", "skip"]
        assert reason(s, 0, "build chelsea") == ("trouble-there", "5.6")
        assert reason(s, 0, "build lambeth") == ("house-there", "5.6")
        assert reason(s, 0, "build strand") == ("no-agent-there", "5.6")
        assert reason(s, 0, "build holborn") == ("no-money", "5.6")
        do(s, "0 build battersea")
        assert money(s) == [0, 10]
        assert at(s, "battersea")["card"] == 0
        assert not trouble(s, "battersea")

    def test_with_six_buildings_one_moves_at_full_cost(self) -> None:
        names = ("chelsea", "westminster", "strand", "west_end", "highbury", "lambeth")
        board: dict[str, object] = {name: {"house": 0} for name in names}
        board["city"] = {"agents": [1, 0]}
        s = table(player("mrs_bardell"), player(), board=board)
        do(s, "0 play mrs_bardell", "0 skip", "0 build city", "0 demolish westminster")
        assert money(s)[0] == 10 - COST["city"]
        assert at(s, "westminster") | {"house": None, "card": None} == at(s, "westminster")
        assert at(s, "city")["card"] == 0

    def test_chains_have_no_limit(self) -> None:
        chain = ["constable_rance", "alhambra_music_hall", "mudlarks"]
        s = table(player(*chain, "pickwick_club"), player("navvies", "estella"))
        do(s, "0 play constable_rance", "0 play alhambra_music_hall", "0 money", "0 play mudlarks", "0 skip")
        do(s, "0 play pickwick_club")
        assert facts(s)["active"] == 1
        assert facts(s)["discards"] == [*chain, "pickwick_club"]


class TestTheTurn:
    def test_a_card_must_be_played(self) -> None:
        s = table(player("pickwick_club", "toby"), player("navvies"))
        assert "skip" not in options(s, 0)
        assert reason(s, 0, "skip") == ("must-play", "A5")
        assert reason(s, 0, "play toby") == ("only-a-reaction", "5.5")

    def test_without_a_card_to_play_one_passes_and_draws(self) -> None:
        s = table(player("toby"), player("navvies"))
        assert sorted(options(s, 0)) == ["skip", "throw toby"]
        do(s, "0 skip", "0 end")
        assert sizes(s)[0] == 5

    def test_reactions_may_be_thrown_away_at_any_moment(self) -> None:
        s = table(player("navvies", "toby", "amy_dorrit"), player(), board={"city": {"agents": [1, 1]}})
        do(s, "0 throw toby", "0 play navvies", "0 place city", "0 throw amy_dorrit", "0 place city")
        assert facts(s)["discards"][:2] == ["toby", "amy_dorrit"]

    def test_surplus_cards_are_kept(self) -> None:
        s = table(player("langdale_pike", "navvies", "estella", "toby", "sam_weller"), player("mudlarks"))
        do(s, "0 play langdale_pike", "0 text", "0 end")
        assert sizes(s)[0] == 8

    def test_the_played_card_is_discarded_when_another_is_played(self) -> None:
        s = table(player("constable_rance", "navvies"), player())
        do(s, "0 play constable_rance")
        assert facts(s)["played"] == "constable_rance"
        do(s, "0 play navvies")
        assert facts(s)["discards"] == ["constable_rance"]

    def test_nothing_changes_on_bad_input(self) -> None:
        s = table(player("navvies", "toby"), player())
        with pytest.raises(IllegalChoice):
            s.choose(0, "play estella")
        assert hand(s, 0) == ["toby", "navvies"]
