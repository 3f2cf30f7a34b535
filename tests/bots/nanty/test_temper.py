"""What `hard` wants and fears in Nanty Narking: more than the goal needs, and those who have something to spare."""

from typing import Any

from subrosa.games.nanty.bots.script import KnowingBot, WaryBot
from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import Values, raised
from subrosa.games.nanty.rules.game import GAME
from subrosa.games.nanty.rules.progress import goals

STATE = GAME.new(3, 1)
VIEW = STATE.view(0)


def values(bot: type[KnowingBot]) -> Values:
    return bot(GAME, 1).goals(VIEW)


def test_a_raised_goal_asks_for_one_step_more() -> None:
    found: dict[str, Any] = {goal.condition: goal for goal in goals(GAME, VIEW)}
    more = {name: raised(goal, 1).needed - goal.needed for name, goal in found.items()}
    assert more["agents_in_districts"] == more["trouble_markers"] == 1
    assert more["wealth"] == 5  # pounds
    assert more["deck_out"] == 0  # nobody can have more of that
    assert all(raised(goal, 0) is goal for goal in found.values())


def test_who_wants_one_more_is_not_content_with_the_goal() -> None:
    wary, plain = values(WaryBot), values(KnowingBot)
    assert plain.aim is plain.goal
    assert wary.aim.identity == wary.goal.identity == plain.goal.identity
    assert wary.aim.needed >= wary.goal.needed


def test_something_to_spare_is_feared_more() -> None:
    table = Table(GAME.edition, VIEW)
    wary, plain = values(WaryBot), values(KnowingBot)
    threats = [wary.threat(missing, 1, table) for missing in (2, 1, 0, -1, -2)]
    assert threats == sorted(set(threats))
    assert plain.threat(0, 1, table) == plain.threat(-1, 1, table)
