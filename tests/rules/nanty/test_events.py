"""Random events (RULES.md 9), with Holborn and reactions."""

from typing import Any

from subrosa.core import State
from tests.rules.nanty.table import (
    agents,
    at,
    die,
    do,
    facts,
    money,
    options,
    player,
    prompt,
    trouble,
    troubles,
)

DRAWER = "lord_melbourne"  # random event, then a text, then another card


def event(name: str, rolls: list[int], *players: dict[str, Any], **position: Any) -> State:
    """Let the first player draw this event, with these throws of the die."""
    first = {**players[0], "hand": [DRAWER, "navvies", *players[0]["hand"]]}
    s = die(rolls, first, *players[1:], event_deck=[name], **position)
    return do(s, f"0 play {DRAWER}", "0 event")


HOLBORN = {"house": 1}


class TestZeppelin:
    def test_everything_goes(self) -> None:
        board = {"city": {"agents": [1, 2], "grenadiers": 1, "house": 1, "trouble": True}}
        s = event("zeppelin_crash", [6], player(), player(), board=board)
        row = at(s, "city")
        assert (row["agents"], row["grenadiers"], row["house"], row["trouble"]) == ([0, 0], 0, None, False)

    def test_holborn_pays_for_each_piece(self) -> None:
        board = {"city": {"agents": [0, 2], "house": 1, "trouble": True}, "holborn": HOLBORN}
        s = event("zeppelin_crash", [6], player(), player(), board=board)
        assert options(s, 1) == ["skip", "save city 1", "save city building"]
        do(s, "1 save city 1", "1 save city building", "1 skip")
        assert agents(s, "city") == [0, 1]
        assert at(s, "city")["card"] == 1
        assert not trouble(s, "city")
        assert money(s)[1] == 4

    def test_dorrit_saves_one_and_the_league_moves_one(self) -> None:
        board = {"city": {"agents": [1, 3], "trouble": True}}
        s = event(
            "zeppelin_crash", [6], player(), player("amy_dorrit", "red_headed_league", "toby"), board=board
        )
        assert options(s, 1) == ["pass", "play red_headed_league", "play amy_dorrit"]
        do(s, "1 play amy_dorrit", "1 play red_headed_league")
        assert agents(s, "city") == [0, 1]
        assert "place city" not in options(s, 1)
        do(s, "1 place strand")
        assert agents(s, "strand") == [0, 1]

    def test_nobody_is_asked_again_when_all_agents_are_saved(self) -> None:
        board = {"city": {"agents": [0, 1]}}
        s = event("zeppelin_crash", [6], player(), player("amy_dorrit", "red_headed_league"), board=board)
        do(s, "1 play amy_dorrit")
        assert prompt(s) != "rescue"
        assert agents(s, "city") == [0, 1]


class TestFlood:
    def test_agents_leave_one_by_one_in_turn_order(self) -> None:
        board = {"city": {"agents": [1, 2], "citizens": 1, "trouble": True}}
        s = event("flood", [6, 7], player(), player(), board=board)  # Highbury is not on the river
        assert prompt(s) == "put-down"
        assert "place highbury" in options(s, 0)
        do(s, "0 place highbury", "1 place highbury", "1 place strand")
        assert agents(s, "highbury") == [1, 1]
        assert trouble(s, "highbury")
        assert not trouble(s, "city")
        assert at(s, "city")["citizens"] == 1

    def test_a_flooded_district_is_no_refuge(self) -> None:
        s = event("flood", [6, 3], player(), player(), board={"city": {"agents": [1, 0]}})
        assert "place strand" not in options(s, 0)

    def test_holborn_lets_agents_stay(self) -> None:
        board = {"city": {"agents": [0, 2]}, "holborn": HOLBORN}
        s = event("flood", [6, 6], player(), player(), board=board)
        do(s, "1 save city 1", "1 skip", "1 place strand")
        assert agents(s, "city") == [0, 1]


class TestFire:
    def test_it_spreads_to_neighbours_with_buildings(self) -> None:
        board = {
            "city": {"house": 0},
            "strand": {"house": 1},
            "lambeth": {"house": 1},
            "chelsea": {"house": 1},
        }
        s = event("fire", [6, 3, 1], player(), player(), board=board)
        assert [at(s, d)["house"] for d in ("city", "strand", "lambeth", "chelsea")] == [None, None, 1, 1]

    def test_nothing_burns_without_a_building(self) -> None:
        s = event("fire", [6], player(), player(), board={"strand": {"house": 1}})
        assert at(s, "strand")["house"] == 1

    def test_a_saved_building_does_not_stop_the_fire(self) -> None:
        board = {"city": {"house": 1}, "strand": {"house": 0}, "holborn": HOLBORN}
        s = event("fire", [6, 3, 1], player(), player(), board=board)
        do(s, "1 save city building")
        assert at(s, "city")["house"] == 1
        assert at(s, "strand")["house"] is None

    def test_it_may_come_back_and_ask_again(self) -> None:
        board = {"city": {"house": 1}, "strand": {"house": 0}, "holborn": HOLBORN}
        s = event("fire", [6, 5, 6, 1], player(), player(), board=board)
        do(s, "1 save city building", "1 save holborn building", "1 save city building")
        assert money(s)[1] == 1
        assert at(s, "city")["house"] == 1


def test_great_fog() -> None:
    s = event("great_fog", [], player(), player())
    assert len(facts(s)["discards"]) == 5
    few = event("great_fog", [], player(), player(), deck_size=3)
    assert facts(few)["deck"] == 0
    assert few.result is None


class TestRiots:
    def test_eight_markers_end_the_game_on_points(self) -> None:
        names = list({row["district"] for row in facts(event("riots", [], player(), player()))["board"]})[:8]
        board = {name: {"agents": [0, 1], "trouble": True} for name in names}
        s = event("riots", [], player(identity="sherlock_holmes"), player(), board=board)
        assert s.result is not None
        assert (s.result.ending, s.result.winners, s.result.scores) == ("riots", (1,), (10, 50))

    def test_fewer_do_nothing(self) -> None:
        s = event("riots", [], player(), player(), board={"city": {"agents": [0, 1], "trouble": True}})
        assert s.result is None


def test_explosion_and_holborn() -> None:
    assert (
        at(event("explosion", [6], player(), player(), board={"city": {"house": 0}}), "city")["house"] is None
    )
    s = event("explosion", [6], player(), player(), board={"city": {"house": 1}, "holborn": HOLBORN})
    do(s, "1 save city building")
    assert at(s, "city")["house"] == 1


def test_holborn_struck_itself_can_be_answered() -> None:
    s = event("explosion", [5], player(), player(), board={"holborn": HOLBORN})
    do(s, "1 save holborn building")
    assert at(s, "holborn")["house"] == 1


class TestSubsidence:
    def test_two_pounds_a_building(self) -> None:
        s = event("subsidence", [], player(), player(), board={"city": {"house": 0}, "strand": {"house": 0}})
        assert money(s) == [6, 10]

    def test_what_cannot_be_paid_for_is_lost_and_the_owner_chooses(self) -> None:
        board = {"city": {"house": 1}, "strand": {"house": 1}, "lambeth": {"house": 1}}
        s = event("subsidence", [], player(), player(money=5), board=board)
        do(s, "1 demolish strand")
        assert money(s)[1] == 1
        assert [at(s, d)["house"] for d in ("city", "strand", "lambeth")] == [1, None, 1]


class TestMurders:
    def test_everybody_rolls_and_kills(self) -> None:
        board = {"city": {"agents": [1, 1]}, "strand": {"agents": [0, 1]}}
        s = event("mysterious_murders", [6, 3], player(), player(), board=board)
        assert options(s, 0) == ["remove city 0", "remove city 1"]
        do(s, "0 remove city 1")
        assert agents(s, "strand") == [0, 0]  # only one's own is there

    def test_holborn_saves_the_chosen_one(self) -> None:
        s = event(
            "mysterious_murders",
            [6, 1],
            player(),
            player(),
            board={"city": {"agents": [0, 1]}, "holborn": HOLBORN},
        )
        do(s, "1 save city 1")
        assert agents(s, "city") == [0, 1]

    def test_dorrit_helps_and_toby_does_not(self) -> None:
        s = event(
            "mysterious_murders",
            [6, 1],
            player(),
            player("toby", "amy_dorrit"),
            board={"city": {"agents": [0, 1]}},
        )
        assert options(s, 1) == ["pass", "play amy_dorrit"]


class TestMartialLaw:
    def test_grenadiers_bring_trouble_even_to_empty_districts(self) -> None:
        s = event("martial_law", [6, 6, 1, 3], player(), player(), board={"strand": {"agents": [1, 0]}})
        assert at(s, "city")["grenadiers"] == 2
        assert troubles(s) == ["chelsea", "strand", "city"]

    def test_holborn_sends_them_back(self) -> None:
        board = {"city": {"agents": [0, 1]}, "strand": {"house": 1}, "holborn": HOLBORN}
        s = event("martial_law", [6, 3, 1, 5], player(), player(), board=board)
        assert options(s, 1) == [
            "skip",
            "save strand grenadier",
            "save holborn grenadier",
            "save city grenadier",
        ]
        do(s, "1 save city grenadier", "1 skip")
        assert at(s, "city")["grenadiers"] == 0
        assert not trouble(s, "city")
        assert at(s, "strand")["grenadiers"] == 1


class TestCursedArtists:
    def test_card_and_agent_go_the_building_stays(self) -> None:
        s = event("cursed_artists", [6], player(), player(), board={"city": {"agents": [1, 2], "house": 1}})
        row = at(s, "city")
        assert (row["agents"], row["house"], row["card"]) == ([1, 1], 1, None)

    def test_holborn_pays_for_each_separately(self) -> None:
        board = {"city": {"agents": [1, 2], "house": 1}, "holborn": HOLBORN}
        s = event("cursed_artists", [6], player(), player(), board=board)
        do(s, "1 save city card", "1 skip")
        row = at(s, "city")
        assert (row["agents"], row["card"]) == ([1, 1], 1)

    def test_the_agent_may_be_saved_by_a_reaction(self) -> None:
        s = event(
            "cursed_artists",
            [6],
            player(),
            player("amy_dorrit"),
            board={"city": {"agents": [1, 1], "house": 1}},
        )
        do(s, "1 play amy_dorrit")
        assert agents(s, "city") == [1, 1]

    def test_nothing_without_a_building(self) -> None:
        s = event("cursed_artists", [6], player(), player(), board={"city": {"agents": [1, 1]}})
        assert agents(s, "city") == [1, 1]


def test_new_citizens_make_trouble_beside_anybody() -> None:
    s = event("new_citizens", [6, 6, 1], player(), player())
    assert at(s, "city")["citizens"] == 2
    assert troubles(s) == ["city"]


def test_new_citizens_and_holborn() -> None:
    s = event(
        "new_citizens", [6, 1, 3], player(), player(), board={"city": {"agents": [0, 1]}, "holborn": HOLBORN}
    )
    do(s, "1 save city citizen")
    assert at(s, "city")["citizens"] == 0
    assert not trouble(s, "city")


def test_earthquake() -> None:
    board = {"city": {"house": 0}, "strand": {"house": 1}, "holborn": HOLBORN}
    s = event("earthquake", [6, 3], player(), player(), board=board)
    do(s, "1 skip")
    assert [at(s, d)["house"] for d in ("city", "strand")] == [None, None]


def test_an_empty_event_deck_does_nothing() -> None:
    names = facts(event("riots", [], player(), player()))["happened"]
    from tests.rules.nanty.table import DATA, table

    everything = [row["id"] for row in DATA["event"]]
    s = table(player(DRAWER, "navvies"), player(), happened=everything)
    do(s, f"0 play {DRAWER}", "0 event")
    assert names == ["riots"]
    assert facts(s)["events"] == 0


def test_new_holborn_gives_no_protection_in_the_same_turn() -> None:
    board = {"holborn": {"agents": [1, 0]}}
    s = die(
        [5],
        player("mycroft_holmes", "scotland_yard", DRAWER, "navvies", money=30),
        player(),
        board=board,
        event_deck=["explosion"],
    )
    do(
        s,
        "0 play mycroft_holmes",
        "0 text",
        "0 play scotland_yard",
        "0 build holborn",
        f"0 play {DRAWER}",
        "0 event",
    )
    assert at(s, "holborn")["house"] is None
