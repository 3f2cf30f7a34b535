"""Agent and Building cards (RULES.md 14.3): all eighteen, and the rulebook's example."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.games.nanty.rules.words import AGENTS
from tests.rules.nanty.table import (
    GAME,
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
)

ON = {"figure_cards": "yes"}
CARDS = ("navvies", "estella")


def typed(*players: dict[str, Any], **position: Any) -> State:
    return table(*players, options=ON, **position)


def me(
    *hand: str, agent: str | None = None, building: str | None = None, money: int = 10, **more: Any
) -> dict[str, Any]:
    """Write down the player who holds a card."""
    return player(
        *(hand or CARDS),
        money=money,
        agent_cards=[agent] if agent else [],
        building_cards=[building] if building else [],
        **more,
    )


def types(state: State, name: str, seat: int) -> list[str]:
    return list(at(state, name)["types"][seat])


class TestSetup:
    def test_three_agent_cards_one_building_card_and_chosen_types(self) -> None:
        s = GAME.new(3, 5, ON)
        first = s.waiting[0]
        own = facts(s, first)["own"]
        assert len(own["agent_cards"]) == 3
        assert len(own["building_cards"]) == 1
        assert prompt(s) == "place-start"
        for seat in (first, (first + 1) % 3, (first + 2) % 3):
            for name, kind in (("east_end", "sailor"), ("city", "jockey"), ("chelsea", "cyclist")):
                assert s.waiting == (seat,)
                do(s, f"{seat} place {name} {kind}")
        assert all(trouble(s, name) for name in ("east_end", "city", "chelsea"))
        assert types(s, "city", 2) == ["jockey"]
        assert prompt(s) == "play"

    def test_others_do_not_see_the_cards(self) -> None:
        s = typed(me(agent="sailor"), player())
        assert facts(s, 1)["players"][0]["agent_cards"] == 1
        assert "sailor" not in str(facts(s, 1))

    def test_a_type_is_placed_once(self) -> None:
        s = typed(me(), player(), board={"city": {"agents": [["sailor"]]}})
        do(s, "0 play navvies")
        assert reason(s, 0, "place city sailor")[0] == "not-in-supply"
        do(s, "0 place city newsboy")
        assert types(s, "city", 0) == ["sailor", "newsboy"]

    def test_an_assassin_chooses_which_one(self) -> None:
        board = {"city": {"agents": [[], ["sailor", "newsboy"]], "trouble": True}}
        s = typed(me("count_dracula"), player(), board=board)
        assert options(s, 0)[:2] == ["remove city 1-sailor", "remove city 1-newsboy"]


class TestAgents:
    def test_streetwalker(self) -> None:
        board = {"city": {"agents": [["streetwalker"], ["gentleman", "sailor"], ["jockey"]]}}
        s = typed(me(agent="streetwalker"), player(), player(money=1), board=board)
        do(s, "0 reveal streetwalker", "0 remove city 1-gentleman", "0 remove city 2-jockey", "1 pay")
        assert money(s) == [12, 8, 1]
        assert types(s, "city", 1) == ["sailor", "gentleman"]
        assert types(s, "city", 2) == []
        assert facts(s)["gone"] == ["streetwalker"]

    def test_streetwalker_may_be_paid_with_the_last_two_pounds(self) -> None:
        board = {"city": {"agents": [["streetwalker"], ["gentleman"]]}}
        s = typed(me(agent="streetwalker"), player(money=2), board=board)
        do(s, "0 reveal streetwalker", "0 remove city 1-gentleman", "1 pay")
        assert money(s) == [12, 0]

    def test_streetwalker_can_be_answered_by_toby_but_not_by_goodyear(self) -> None:
        board = {"city": {"agents": [["streetwalker"], ["gentleman"]]}}
        s = typed(me(agent="streetwalker"), player("toby", "mr_goodyear", money=0), board=board)
        do(s, "0 reveal streetwalker", "0 remove city 1-gentleman")
        assert options(s, 1) == ["pass", "play toby"]

    def test_streetwalker_asks_no_fee_after_the_suffragette(self) -> None:
        board = {
            "city": {"agents": [["streetwalker"], ["jockey", "cyclist"]]},
            "westminster": {"agents": [[], ["suffragette"]]},
        }
        players = (me(agent="streetwalker"), player("toby", agent_cards=["suffragette"], money=9))
        s = slow_table(*players, board=board, options=ON)
        do(s, "0 reveal streetwalker", "0 remove city 1-jockey", "0 remove city 1-cyclist")
        do(s, "1 skip", "1 reveal suffragette")
        assert prompt(s) == "play"  # nothing more to be asked
        assert types(s, "city", 1) == ["cyclist", "jockey"]
        assert money(s) == [10, 9]

    def test_rummager(self) -> None:
        board = {"city": {"agents": [["rummager"], ["sailor"]], "trouble": True}}
        s = typed(me("pickwick_club", "navvies", "toby", agent="rummager"), player(), board=board)
        do(s, "0 reveal rummager", "0 play pickwick_club")
        assert prompt(s) == "end"
        assert "play navvies" in options(s, 0)
        do(s, "0 play navvies", "0 skip", "0 skip")
        assert money(s)[0] == 7
        assert facts(s)["players"][0]["agents_open"] == ["rummager"]

    def test_an_open_card_is_lost_with_its_figure(self) -> None:
        board = {"city": {"agents": [["rummager"], ["sailor"]], "trouble": True}}
        s = typed(player(agents_open=["rummager"]), player("count_dracula", "navvies"), board=board, active=1)
        do(s, "1 play count_dracula", "1 remove city 0-rummager")
        assert facts(s)["players"][0]["agents_open"] == []
        assert facts(s)["gone"] == ["rummager"]

    def test_relocation_keeps_the_card(self) -> None:
        board = {"city": {"agents": [["rummager"], ["sailor"]], "trouble": True}}
        first = player("red_headed_league", agents_open=["rummager"])
        s = typed(first, player("count_dracula", "navvies"), board=board, active=1)
        do(
            s,
            "1 play count_dracula",
            "1 remove city 0-rummager",
            "0 play red_headed_league",
            "0 place lambeth",
        )
        assert facts(s)["players"][0]["agents_open"] == ["rummager"]
        assert types(s, "lambeth", 0) == ["rummager"]

    def test_cyclist(self) -> None:
        s = typed(me(agent="cyclist"), player(), board={"city": {"agents": [["cyclist"]]}})
        do(s, "0 reveal cyclist", "0 place battersea", "0 draw")
        assert types(s, "battersea", 0) == ["cyclist"]
        assert len(facts(s, 0)["own"]["building_cards"]) == 1

    def test_jockey(self) -> None:
        board = {"city": {"agents": [["jockey"], ["sailor"], []]}}
        s = typed(me(agent="jockey"), player("mudlarks", "sam_weller"), player("toby"), board=board)
        do(s, "0 reveal jockey")
        assert options(s, 0) == ["skip", "take mudlarks", "take sam_weller"]
        do(s, "0 take mudlarks")
        assert hand(s, 1) == ["sam_weller"]
        assert facts(s, 0)["known"] == [["sam_weller", [1]]]

    def test_sailor(self) -> None:
        s = typed(me(agent="sailor"), player(), board={"city": {"agents": [["sailor"]]}}, deck=["toby"])
        do(s, "0 reveal sailor", "0 discard estella")
        assert hand(s, 0) == ["toby", "navvies"]
        assert money(s)[0] == 9
        assert reason(s, 0, "reveal sailor") == ("used-figure-card", "14.3")
        inland = typed(me(agent="sailor"), player(), board={"highbury": {"agents": [["sailor"]]}})
        assert reason(inland, 0, "reveal sailor") == ("not-at-the-river", "14.3")

    def test_newsboy(self) -> None:
        s = typed(me(agent="newsboy"), player(), board={"city": {"agents": [["newsboy"]], "citizens": 1}})
        do(s, "0 reveal newsboy")
        assert sizes(s)[0] == 3
        assert money(s)[0] == 8

    def test_flower_girl(self) -> None:
        board = {"city": {"agents": [["flower_girl"]], "house": 1, "building": "hotel"}}
        s = typed(me(agent="flower_girl"), player(), board=board)
        do(s, "0 reveal flower_girl")
        assert money(s)[0] == 11

    def test_match_girl(self) -> None:
        board = {"city": {"agents": [["match_girl"], ["sailor", "newsboy", "jockey"]]}}
        s = typed(me(agent="match_girl"), player("mudlarks", money=1), board=board)
        do(s, "0 reveal match_girl", "1 give mudlarks")
        assert money(s) == [11, 0]  # the third Agent finds nothing left
        assert "mudlarks" in hand(s, 0)

    def test_match_girl_costs_a_rich_player_a_pound_for_each_agent(self) -> None:
        board = {"city": {"agents": [["match_girl"], ["sailor", "newsboy", "jockey"]]}}
        s = typed(me(agent="match_girl"), player("mudlarks", money=8), board=board)
        do(s, "0 reveal match_girl", "1 pay", "1 pay", "1 pay")
        assert money(s) == [13, 5]
        assert "mudlarks" not in hand(s, 0)

    def test_match_girl_may_take_a_last_pound(self) -> None:
        board = {"city": {"agents": [["match_girl"], ["sailor"], ["jockey"]]}}
        s = typed(me(agent="match_girl"), player(money=1), player(money=3), board=board)
        do(s, "0 reveal match_girl")
        assert options(s, 0) == ["aim 1", "aim 2"]

    def test_housemaid(self) -> None:
        board = {
            "city": {"agents": [["housemaid"]]},
            "strand": {"agents": [[], ["sailor"]], "trouble": True},
            "chelsea": {"agents": [[], ["jockey"]], "trouble": True},
        }
        s = typed(me(agent="housemaid"), player(), board=board)
        do(s, "0 reveal housemaid")
        assert not trouble(s, "strand")
        assert trouble(s, "chelsea")
        assert money(s)[0] == 9

    def test_governess(self) -> None:
        board = {"city": {"agents": [["governess"]], "house": 0, "building": "mansion"}}
        top = ["fire", "flood", "riots", "explosion", "great_fog"]
        s = typed(me(agent="governess"), player(), board=board, event_deck=top)
        do(s, "0 reveal governess")
        assert facts(s, 0)["own"]["foreseen"] == top
        assert facts(s, 1)["own"]["foreseen"] == []
        do(s, "0 bottom flood", "0 next great_fog", "0 next riots", "0 next fire")
        assert facts(s, 0)["own"]["foreseen"] == ["great_fog", "riots", "fire", "explosion"]
        assert facts(s, 0)["own"]["bottom_event"] == "flood"
        s.undo(0)  # nobody else has seen in which order they were put back
        assert facts(s, 0)["own"]["foreseen"][:2] == ["great_fog", "riots"]

    def test_gentleman(self) -> None:
        s = typed(
            me("mrs_bardell", "navvies", agent="gentleman"),
            player(),
            board={"holborn": {"agents": [["gentleman"]]}},
        )
        do(s, "0 reveal gentleman", "0 play mrs_bardell", "0 skip", "0 build holborn palace")
        assert money(s)[0] == 4
        assert at(s, "holborn")["building"] == "palace"

    def test_a_house_of_the_gentleman_is_worth_the_printed_cost(self) -> None:
        s = typed(
            me("mrs_bardell", agent="gentleman", identity="fagin"),
            player("navvies", money=0, identity="lord_bellinger"),
            board={"holborn": {"agents": [["gentleman"]]}},
            deck_size=0,
        )
        do(s, "0 reveal gentleman", "0 play mrs_bardell", "0 skip", "0 build holborn palace")
        assert s.result is not None
        assert s.result.scores == (5 + 18 + 10 - 6, 0)

    def test_suffragette_saves_any_number(self) -> None:
        board = {
            "westminster": {"agents": [["suffragette"]]},
            "city": {"agents": [["sailor", "jockey"], []], "trouble": True},
        }
        first = me("lord_melbourne", "navvies", agent="suffragette")
        s = die([6], first, player(), board=board, event_deck=["zeppelin_crash"], options=ON)
        do(s, "0 play lord_melbourne", "0 event", "0 reveal suffragette")
        assert types(s, "city", 0) == ["jockey", "sailor"]

    @pytest.mark.parametrize("card", ["red_headed_league", "victor_frankenstein"])
    def test_suffragette_saves_those_who_were_not_relocated_before(self, card: str) -> None:
        board = {
            "westminster": {"agents": [[], ["suffragette"]]},
            "strand": {"agents": [["sailor"], ["newsboy", "rummager", "housemaid"]], "trouble": True},
        }
        first, second = me("lord_melbourne", "navvies"), me(card, agent="suffragette")
        s = die([3], first, second, board=board, event_deck=["zeppelin_crash"], options=ON)
        do(s, "0 play lord_melbourne", "0 event", f"1 play {card}", "1 save strand 1-newsboy")
        do(s, "1 reveal suffragette")
        assert types(s, "strand", 0) == []
        assert types(s, "strand", 1) == ["rummager", "housemaid"]
        assert not trouble(s, "strand")
        do(s, "1 place holborn")
        assert types(s, "holborn", 1) == ["newsboy"]

    def test_relocated_agents_come_back_in_the_order_in_which_the_cards_were_played(self) -> None:
        board = {"strand": {"agents": [["cyclist"], ["sailor", "gentleman", "jockey"]]}}
        first = me("lord_melbourne", "navvies", "amy_dorrit")
        second = me("red_headed_league", "victor_frankenstein")
        s = die([3], first, second, board=board, event_deck=["zeppelin_crash"], options=ON)
        do(s, "0 play lord_melbourne", "0 event", "0 play amy_dorrit")
        do(s, "1 play red_headed_league", "1 save strand 1-jockey")
        do(s, "1 play victor_frankenstein", "1 save strand 1-gentleman", "1 place city", "1 place holborn")
        assert types(s, "city", 1) == ["jockey"]
        assert types(s, "holborn", 1) == ["gentleman"]
        assert at(s, "strand")["types"] == [["cyclist"], []]

    def test_suffragette_must_stand_in_westminster(self) -> None:
        board = {"city": {"agents": [["suffragette"], ["sailor"]], "trouble": True}}
        s = typed(
            player(agent_cards=["suffragette"]), player("count_dracula", "navvies"), board=board, active=1
        )
        do(s, "1 play count_dracula", "1 remove city 0-suffragette")
        assert types(s, "city", 0) == []

    def test_anybody_with_closed_cards_is_asked_for_the_suffragette(self) -> None:
        board = {"westminster": {"agents": [["suffragette"], ["sailor"]], "trouble": True}}
        for held in ("suffragette", "sailor"):
            players = (player(agent_cards=[held]), player("count_dracula", "navvies"))
            s = slow_table(*players, board=board, active=1, options=ON)
            do(s, "1 play count_dracula", "1 remove westminster 0-suffragette")
            assert prompt(s) == "removal"


class TestBuildings:
    def test_palace(self) -> None:
        board = {
            "lambeth": {"agents": [["sailor"], ["sailor"], ["jockey"]], "house": 0, "building": "palace"}
        }
        s = typed(me(building="palace"), player(), player(), board=board)
        do(s, "0 reveal palace", "0 use lambeth")
        assert money(s)[0] == 15

    def test_palace_with_nobody_else_there(self) -> None:
        board = {"lambeth": {"agents": [["sailor"]], "house": 0, "building": "palace"}}
        s = typed(me(building="palace"), player(), player(), board=board)
        assert reason(s, 0, "reveal palace") == ("nobody-else-there", "14.3")

    def test_mansion(self) -> None:
        board = {
            "west_end": {"agents": [["newsboy"]], "house": 0, "building": "mansion"},
            "lambeth": {"agents": [[], ["streetwalker"]]},
        }
        s = typed(me(building="mansion"), player(), board=board)
        do(s, "0 reveal mansion")
        assert types(s, "lambeth", 0) == ["newsboy"]
        assert types(s, "west_end", 1) == ["streetwalker"]

    def test_mansion_by_house_rule(self) -> None:
        board = {
            "west_end": {"agents": [["newsboy"]], "house": 0, "building": "mansion"},
            "lambeth": {"agents": [[], ["streetwalker"]]},
        }
        s = table(me(building="mansion"), player(), board=board, options=ON | {"mansion": "other_player"})
        assert reason(s, 0, "reveal mansion") == ("nobody-to-exchange", "14.3")

    def test_factory(self) -> None:
        s = typed(me(building="factory"), player(), board={"city": {"house": 0, "building": "factory"}})
        do(s, "0 reveal factory")
        assert s.view(0)["prompt"]["args"] == {"district": "city", "count": 2}
        do(s, "0 place city sailor")
        assert s.view(0)["prompt"]["args"] == {"district": "city", "count": 1}
        do(s, "0 place city jockey")
        assert types(s, "city", 0) == ["jockey", "sailor"]
        assert trouble(s, "city")
        assert prompt(s) != "factory", "two, and no more"

    def test_factory_with_all_twelve_in_its_district_still_brings_trouble(self) -> None:
        city = {"agents": [list(AGENTS)], "house": 0, "building": "factory"}
        s = typed(me(building="factory"), player(), board={"city": city})
        do(s, "0 reveal factory")
        assert len(types(s, "city", 0)) == 12
        assert trouble(s, "city")
        troubled = {"city": {**city, "trouble": True}}
        s = typed(me(building="factory"), player(), board=troubled)
        assert reason(s, 0, "reveal factory") == ("factory-is-full", "14.3")

    def test_tenement(self) -> None:
        board = {
            "city": {"agents": [["sailor"], ["jockey"]], "house": 0, "building": "tenement", "citizens": 1}
        }
        s = typed(me(building="tenement"), player(), board=board)
        do(s, "0 reveal tenement")
        assert set(options(s, 0)) == {"remove city 0-sailor", "remove city 1-jockey", "remove city citizen"}
        do(s, "0 remove city 1-jockey")
        assert types(s, "city", 1) == []

    def test_tenement_with_nobody_there(self) -> None:
        s = typed(me(building="tenement"), player(), board={"city": {"house": 0, "building": "tenement"}})
        assert reason(s, 0, "reveal tenement") == ("no-figures-to-remove", "14.3")

    def test_office(self) -> None:
        board = {"strand": {"agents": [[], ["jockey"], ["sailor"]], "house": 0, "building": "office"}}
        s = typed(me(building="office"), player(money=1), player(), board=board)
        do(s, "0 reveal office", "0 aim 1")
        assert money(s) == [11, 0, 10]
        s = typed(me(building="office"), player(money=1), player(), board=board)
        do(s, "0 reveal office", "0 aim 2")
        assert money(s) == [12, 1, 8]

    def test_hotel(self) -> None:
        board = {"city": {"agents": [[], ["jockey", "sailor"], ["sailor"]], "house": 0, "building": "hotel"}}
        s = typed(me(building="hotel"), player(money=1), player(), board=board)
        do(s, "0 reveal hotel")
        assert money(s) == [12, 0, 9]
        assert facts(s)["gone"] == ["hotel"]


def test_the_example_of_the_rulebook() -> None:
    board = {
        "lambeth": {"agents": [[], ["streetwalker"], ["sailor"]], "house": 0, "building": "palace"},
        "west_end": {"agents": [["newsboy"], [], ["gentleman"]]},
        "city": {"agents": [["cyclist"]]},
    }
    first = player(
        "mrs_bardell", "navvies", money=12, agent_cards=["newsboy", "cyclist"], buildings_open=["palace"]
    )
    second = player("toby", agent_cards=["streetwalker"])
    third = player(building_cards=["hotel", "factory", "tenement", "office"])
    s = typed(first, second, third, board=board)
    do(s, "0 use lambeth", "0 reveal palace")
    assert money(s)[0] == 12 + 3 + 2
    do(s, "0 reveal cyclist", "0 place strand", "0 draw")
    assert facts(s, 0)["own"]["building_cards"] == ["mansion"]
    do(s, "0 play mrs_bardell", "0 skip", "0 build west_end mansion", "0 reveal mansion")
    do(s, "0 lift west_end 0-newsboy") if prompt(s) == "mansion-first" else None
    do(s, "0 lift lambeth 1-streetwalker", "1 pass")
    assert types(s, "west_end", 1) == ["streetwalker"]
    assert types(s, "lambeth", 0) == ["newsboy"]
