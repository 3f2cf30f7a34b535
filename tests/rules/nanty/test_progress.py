"""How near each identity could be to its goal, from views alone."""

from random import Random
from typing import Any

import pytest

from subrosa.games.nanty.rules.game import GAME
from subrosa.games.nanty.rules.identities import wins_at_start
from subrosa.games.nanty.rules.progress import Goal, goals, possible
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import IDENTITIES
from tests.rules.nanty.table import player, table

LORDS = ["lord_bellinger", "lord_holdhurst", "lord_balmoral"]


def goal(view: dict[str, Any], identity: str) -> Goal:
    return next(goal for goal in goals(GAME, view) if goal.identity == identity)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("identities", ["standard", "classic", "alternative"])
def test_goals_agree_with_the_rules_and_never_exclude_the_truth(seats: int, identities: str) -> None:
    rng = Random(f"{seats} {identities}")
    state = GAME.new(seats, 5, {"identities": identities}, hurry=True, quiet=True)
    assert isinstance(state, Nanty)
    while state.waiting:
        if rng.randrange(5) == 0:
            viewer = rng.choice([None, *range(seats)])
            found = {goal.identity: goal for goal in goals(GAME, state.view(viewer))}
            for seat in range(seats):
                true = found[IDENTITIES[state.identities[seat]]]
                assert seat in true.seats
                assert 0 <= true.share(seat) <= 1
                if not true.waits:
                    assert true.met(seat) == wins_at_start(state, seat)
                    assert true.met(seat) == (true.share(seat) == 1)
        seat = rng.choice(state.waiting)
        state.apply(seat, rng.choice(state.options(seat)))


def test_reached_and_needed_are_in_the_measure_of_the_condition() -> None:
    board = {
        "chelsea": {"agents": [2, 1, 0], "trouble": True},
        "city": {"agents": [1, 0, 0], "house": 1},
        "strand": {"agents": [0, 2, 0], "grenadiers": 1, "house": 1, "trouble": True},
    }
    players = [player(money=7), player(money=20, loans=["mr_merryweather"]), player()]
    view = table(*players, board=board).view(None)
    moriarty, fagin = goal(view, "professor_moriarty"), goal(view, "fagin")
    assert (moriarty.reached, moriarty.needed) == ((2, 1, 0), 9)
    assert (fagin.reached, fagin.needed) == ((2, 2, 2), 8)
    assert goal(view, "monsieur_de_sidonia").reached == (7, 20 - 12 + 6, 10)
    assert goal(view, "lord_balmoral").reached == (1, 0, 0)
    holmes = goal(view, "sherlock_holmes")
    assert holmes.waits
    assert holmes.deck == view["facts"]["deck"]
    assert not holmes.met(0)


def test_trouble_counts_besides_or_is_only_allowed() -> None:
    board = {"chelsea": {"agents": [1, 1], "trouble": True}}
    view = table(player(), player(), board=board, options={"identities": "alternative"}).view(0)
    gray, bucket = goal(view, "dorian_gray"), goal(view, "inspector_bucket")
    assert gray.markers == bucket.markers == 1
    assert gray.trouble > 1
    assert gray.share(0) <= 1 / gray.trouble
    assert bucket.waits
    assert bucket.trouble == 3


def test_a_spectator_excludes_nothing_and_a_player_his_own() -> None:
    state = table(player(identity="fagin"), player(identity="lord_balmoral"))
    assert len(possible(GAME, state.view(None), 0)) == 7
    assert possible(GAME, state.view(0), 0) == ["fagin"]
    assert "fagin" not in possible(GAME, state.view(0), 1)
    assert len(possible(GAME, state.view(0), 1)) == 6


def test_what_was_seen_aside_is_excluded_until_somebody_exchanges() -> None:
    players = [
        player("mrs_hudson", "pickwick_club", identity="fagin"),
        player("dr_jekyll_and_mr_hyde", "athelney_jones", identity="lord_balmoral"),
    ]
    state = table(*players)
    state.choose(0, "play mrs_hudson")
    state.choose(0, "text")
    seen = state.view(0)["facts"]["own"]["peeks"][0][1]
    assert len(seen) == 4
    left = possible(GAME, state.view(0), 1)
    assert len(left) == 2
    assert not set(left) & set(seen)
    assert len(possible(GAME, state.view(1), 0)) == 6
    while state.waiting[0] == 0:
        state.choose(0, "end" if "end" in texts(state) else texts(state)[-1])
    state.choose(1, "play dr_jekyll_and_mr_hyde")
    state.choose(1, "text")
    assert len(possible(GAME, state.view(0), 1)) == 6
    assert "lord_balmoral" not in possible(GAME, state.view(1), 0)


def texts(state: Any) -> list[str]:
    return [choice.text for choice in state.options(state.waiting[0])]
