"""How `hard` plans a turn of Nanty Narking: ways to play it, and what its end is worth."""

from typing import Any

import pytest

from subrosa import bots
from subrosa.bots import Think
from subrosa.bots.match import UNFINISHED, play
from subrosa.core.state import State
from subrosa.games.nanty.bots.outlook import AT, OWN_USUAL, Outlook, between
from subrosa.games.nanty.bots.plans import PlanningBot
from subrosa.games.nanty.bots.script import WaryBot
from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.rules.game import GAME
from tests.bots.nanty.test_script import SEVEN, alone, player, position

LORD = player("lord_bellinger", "royal_mint")
REST = [player("fagin"), player("professor_moriarty"), player("sherlock_holmes")]


def outlook(state: State, seat: int) -> tuple[Outlook, Table]:
    view = state.view(seat)
    return Outlook(WaryBot(GAME, 1).goals(view)), Table(GAME.edition, view)


def worth(districts: tuple[str, ...]) -> float:
    judge, table = outlook(position([LORD, *REST], alone(*districts)), 0)
    return judge.own(table)


def test_numbers_between_those_that_were_counted() -> None:
    assert [between(OWN_USUAL, steps) for steps in AT] == pytest.approx(OWN_USUAL)
    assert between(OWN_USUAL, -5.0) == OWN_USUAL[0]
    assert between(OWN_USUAL, 20.0) == OWN_USUAL[-1]
    assert OWN_USUAL[3] < between(OWN_USUAL, 0.5) < OWN_USUAL[2]


def test_to_pass_the_goal_is_worth_far_more_than_to_reach_it() -> None:
    short, met, spare = [worth(SEVEN[:count]) for count in (3, 4, 5)]
    assert short < met < spare
    assert spare - met > 4 * (met - short)


def test_whoever_comes_next_is_feared_most() -> None:
    board = {name: {"agents": [0, 1, 1, 1]} for name in SEVEN} | {"lambeth": {"agents": [0, 1, 1, 1]}}
    judge, table = outlook(position([LORD, *REST], board), 0)
    risks = {seat: risk for risk, seat, goal in judge.fears(table) if goal.condition == "agents_in_districts"}
    assert risks[1] > risks[2] > risks[3] > 0


def test_it_passes_the_goal_in_one_turn_if_it_can() -> None:
    # Money would be nice, too; but with an Agent in a fifth district there is something to spare.
    hand = ("royal_mint", "peterson_the_commissionaire")
    state = position([player("lord_bellinger", *hand), *REST], alone(*SEVEN[:4]))
    view = state.view(0)
    assert bots.make("hard", GAME, 1).choose(view, view["choices"]) == "play peterson_the_commissionaire"


@pytest.mark.parametrize("most", [3, 6])
def test_it_plays_out_as_many_turns_as_it_is_told_to(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[int] = []
    played = PlanningBot.played

    def counted(self: PlanningBot, *args: Any) -> float:
        turns[-1] += 1
        return played(self, *args)

    monkeypatch.setattr(PlanningBot, "played", counted)
    state = GAME.new(3, 2, hurry=True)
    players = [bots.make("hard", GAME, seat) for seat in range(3)]
    mine = list[bool]()
    for _ in range(20):
        seat = state.waiting[0]
        view = state.view(seat)
        turns.append(0)
        mine.append(view["facts"]["active"] == seat)
        state.choose(seat, players[seat].choose(view, view["choices"], Think(iterations=most)))
    assert any(turns)
    assert max(turns) <= most
    assert not any(count for count, own in zip(turns, mine, strict=True) if not own)


@pytest.mark.parametrize("name", ["Rusher", "Spoiler", "Lurker"])
def test_the_league_plays_to_the_end_and_is_offered_to_nobody(name: str) -> None:
    bot = f"subrosa.games.nanty.bots.league:{name}"
    players = [bots.make(bot, GAME, 1), bots.make("random", GAME, 2)]
    assert play(GAME, players, 2, 5).ending != UNFINISHED
    assert bot not in bots.names("nanty")
