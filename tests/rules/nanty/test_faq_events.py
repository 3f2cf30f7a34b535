"""What helps against Random Events: Holborn (RULES.md 15.10, 15.13) and Reactions (15.15), event by event."""

import pytest

from subrosa.core import State
from tests.rules.nanty.table import agents, at, do, facts, money, options, player, prompt, troubles, waiting
from tests.rules.nanty.test_events import HOLBORN, event

AGENT = {"agents": [0, 1]}
HOUSE = {"house": 1}


def grenadiers(s: State) -> int:
    return sum(row["grenadiers"] for row in facts(s)["board"])


def not_asked(s: State) -> bool:
    """Tell whether the event is over, so that its player goes on with the text of the card."""
    return prompt(s) == "act" and waiting(s) == (0,)


class TestGrenadiers:
    """15.10: £3 sends a Grenadier back to the box."""

    def test_15_10_one_of_two_is_kept_out(self) -> None:
        board = {"city": AGENT, "holborn": HOLBORN}
        s = event("martial_law", [6, 6, 1, 3], player(), player(money=4), board=board)
        do(s, "1 save city grenadier")
        assert money(s)[1] == 1
        assert at(s, "city")["grenadiers"] == 1
        assert grenadiers(s) == 3

    def test_15_10_without_its_grenadier_a_district_gets_no_marker(self) -> None:
        board = {"city": AGENT, "holborn": HOLBORN}
        s = event("martial_law", [6, 1, 3, 4], player(), player(money=4), board=board)
        do(s, "1 save city grenadier")
        assert troubles(s) == ["chelsea", "strand", "west_end"]

    def test_15_10_only_where_one_has_a_piece(self) -> None:
        board = {"city": AGENT, "strand": HOUSE, "chelsea": {"agents": [1, 0]}, "holborn": HOLBORN}
        s = event("martial_law", [6, 1, 3, 4], player(), player(), board=board)
        assert options(s, 1) == ["skip", "save strand grenadier", "save city grenadier"]

    def test_15_10_two_pounds_are_not_enough_to_be_asked(self) -> None:
        board = {"city": AGENT, "holborn": HOLBORN}
        s = event("martial_law", [6, 6, 1, 3], player(), player(money=2), board=board)
        assert not_asked(s)
        assert grenadiers(s) == 4


class TestHolborn:
    """15.13: what the lawyers can do about each event."""

    def test_15_13_subsidence_is_paid_all_the_same(self) -> None:
        s = event("subsidence", [], player(), player(), board={"holborn": HOLBORN, "city": HOUSE})
        assert not_asked(s)
        assert money(s) == [10, 6]

    @pytest.mark.parametrize("name", ["great_fog", "riots"])
    def test_15_13_no_use_against_fog_and_riots(self, name: str) -> None:
        assert not_asked(event(name, [], player(), player(), board={"holborn": HOLBORN}))

    @pytest.mark.parametrize(
        ("name", "rolls", "piece", "kind"),
        [
            ("martial_law", [6, 6, 1, 3], "grenadier", "grenadiers"),
            ("new_citizens", [6, 6, 1], "citizen", "citizens"),
        ],
    )
    def test_15_13_newcomers_once_for_each(self, name: str, rolls: list[int], piece: str, kind: str) -> None:
        """Where the owner has only a Building it is the same as with an Agent."""
        for own in (AGENT, HOUSE):
            s = event(name, rolls, player(), player(), board={"city": own, "holborn": HOLBORN})
            do(s, f"1 save city {piece}", f"1 save city {piece}")
            assert not_asked(s)
            assert money(s)[1] == 4
            assert at(s, "city")[kind] == 0

    def test_15_13_crash_for_each_figure(self) -> None:
        board = {"city": {"agents": [0, 2], "house": 1}, "holborn": HOLBORN}
        s = event("zeppelin_crash", [6], player(), player(), board=board)
        do(s, "1 save city 1", "1 save city building")
        assert options(s, 1) == ["skip", "save city 1"]
        do(s, "1 save city 1")
        assert money(s)[1] == 1
        assert (agents(s, "city"), at(s, "city")["house"]) == ([0, 2], 1)

    def test_15_13_explosion(self) -> None:
        s = event("explosion", [6], player(), player(), board={"city": HOUSE, "holborn": HOLBORN})
        assert options(s, 1) == ["skip", "save city building"]

    def test_15_13_earthquake_asks_after_both_rolls(self) -> None:
        board = {"city": HOUSE, "strand": HOUSE, "holborn": HOLBORN}
        s = event("earthquake", [6, 3], player(), player(), board=board)
        assert facts(s)["rolled"] == [6, 3]
        assert options(s, 1) == ["skip", "save strand building", "save city building"]
        do(s, "1 save city building", "1 skip")
        assert [at(s, d)["house"] for d in ("city", "strand")] == [1, None]

    def test_15_13_flood_for_each_figure(self) -> None:
        board = {"city": {"agents": [0, 2]}, "strand": AGENT, "holborn": HOLBORN}
        s = event("flood", [6, 3], player(), player(), board=board)
        assert facts(s)["rolled"] == [6, 3]
        assert options(s, 1) == ["skip", "save strand 1", "save city 1"]
        do(s, "1 save city 1", "1 save city 1", "1 save strand 1")
        assert not_asked(s)
        assert money(s)[1] == 1

    def test_15_13_murders_for_each_figure(self) -> None:
        board = {"city": AGENT, "strand": AGENT, "holborn": HOLBORN}
        s = event("mysterious_murders", [6, 3], player(), player(), board=board)
        assert options(s, 1) == ["skip", "save city 1"]
        do(s, "1 save city 1")
        assert options(s, 1) == ["skip", "save strand 1"]
        do(s, "1 skip")
        assert (agents(s, "city"), agents(s, "strand")) == ([0, 1], [0, 0])

    @pytest.mark.parametrize("card", [True, False])
    @pytest.mark.parametrize("agent", [True, False])
    def test_15_13_cursed_artists_card_and_agent_separately(self, card: bool, agent: bool) -> None:
        board = {"city": {"agents": [0, 1], "house": 1}, "holborn": HOLBORN}
        s = event("cursed_artists", [6], player(), player(), board=board)
        assert options(s, 1) == ["skip", "save city 1", "save city card"]
        moves = ["1 save city card"] * card + ["1 save city 1"] * agent
        do(s, *moves, *["1 skip"] * (len(moves) < 2))
        assert at(s, "city")["house"] == 1
        assert at(s, "city")["card"] == (1 if card else None)
        assert agents(s, "city") == [0, 1 if agent else 0]
        assert money(s)[1] == 10 - 3 * len(moves)

    def test_15_13_fire_asks_before_each_next_roll_and_goes_on(self) -> None:
        board = {"city": HOUSE, "strand": HOUSE, "lambeth": HOUSE, "holborn": HOLBORN}
        s = event("fire", [6, 3, 11, 1], player(), player(), board=board)
        assert facts(s)["rolled"] == [6]
        do(s, "1 save city building")
        assert facts(s)["rolled"] == [6, 3]  # the street burns although the Building does not
        do(s, "1 skip")
        assert facts(s)["rolled"] == [6, 3, 11]
        do(s, "1 save lambeth building")
        assert facts(s)["rolled"] == [6, 3, 11, 1]
        assert [at(s, d)["house"] for d in ("city", "strand", "lambeth")] == [1, None, 1]


SIX = ("red_headed_league", "toby", "mr_goodyear", "victor_frankenstein", "doctor_watson", "amy_dorrit")
HELPFUL = ["pass", "play red_headed_league", "play victor_frankenstein", "play amy_dorrit"]


class TestReactions:
    """15.15: League, Dorrit and Frankenstein, in three events."""

    @pytest.mark.parametrize("name", ["zeppelin_crash", "cursed_artists", "mysterious_murders"])
    def test_15_15_three_of_the_six_help(self, name: str) -> None:
        board = {"city": {"agents": [0, 1], "house": 1}}
        s = event(name, [6, 1], player(), player(*SIX), board=board)
        assert options(s, 1) == HELPFUL

    @pytest.mark.parametrize("name", ["zeppelin_crash", "cursed_artists", "mysterious_murders"])
    def test_15_15_watson_does_not_help_the_active_player_either(self, name: str) -> None:
        board = {"city": {"agents": [1, 0], "house": 0}}
        s = event(name, [6, 1], player(*SIX), player(), board=board)
        assert options(s, 0) == HELPFUL

    def test_15_15_nothing_helps_against_the_flood(self) -> None:
        s = event("flood", [6, 6], player(), player(*SIX), board={"city": AGENT}, hurry=False)
        assert (prompt(s), waiting(s)) == ("put-down", (1,))
        assert not any(option.startswith("play") for option in options(s, 1))

    @pytest.mark.parametrize(
        ("name", "rolls"),
        [
            ("fire", [6, 1]),
            ("great_fog", []),
            ("riots", []),
            ("explosion", [6]),
            ("subsidence", []),
            ("martial_law", [6, 6, 6, 6]),
            ("new_citizens", [6, 6, 6]),
            ("earthquake", [6, 6]),
        ],
    )
    def test_15_15_other_events_ask_for_no_reaction(self, name: str, rolls: list[int]) -> None:
        board = {"city": {"agents": [0, 1], "house": 1}}
        assert not_asked(event(name, rolls, player(), player(*SIX), board=board, hurry=False))
