"""The scripted player of A Study in Emerald: advice for the game that it follows, and how it does against random."""

from typing import Any

import pytest

from subrosa import bots
from subrosa.bots.match import play_on
from subrosa.games.emerald.bots.blunders import ACTIONS
from subrosa.games.emerald.bots.responses import ANSWERS
from subrosa.games.emerald.bots.script import PLANNED, ScriptedBot, rate_planned
from subrosa.games.emerald.rules.game import GAME
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.steps import STEPS
from subrosa.lab.strength.challenge import Job, run
from tests.bots.emerald.wins import sure_win
from tests.bots.support import finish_turn

Player = dict[str, Any]
EMPTY: dict[str, Any] = {"card": None}


def position(players: list[Player], cities: dict[str, Any] | None = None, **more: Any) -> Emerald:
    """Lay out a table; cities that are not mentioned are empty."""
    names = (
        "london",
        "paris",
        "madrid",
        "berlin",
        "rome",
        "vienna",
        "st_petersburg",
        "constantinople",
        "cairo",
    )
    state = GAME.position(
        {
            "players": players,
            "cities": dict.fromkeys(names, EMPTY) | (cities or {}),
            **more,
        }
    )
    assert isinstance(state, Emerald)
    return state


def loyalist(*hand: str, **more: Any) -> Player:
    return {"identity": "loyalist", "hand": list(hand), **more}


def restorationist(*hand: str, **more: Any) -> Player:
    return {"identity": "restorationist", "hand": list(hand), **more}


def action(state: Emerald, seat: int, bot: str = "scripted") -> list[str]:
    """Let the bot take an action and return its choices: the same, if not in the same order, however it breaks ties."""
    found: list[list[str]] = []
    for seed in range(3):
        copy, player = state.copy(), bots.make(bot, GAME, seed)
        prompt, chosen = copy.agenda[-1].prompt, list[str]()
        while copy.waiting == (seat,) and (not chosen or copy.answers or copy.agenda[-1].prompt != prompt):
            view = copy.view(seat)
            if chosen and view["prompt"]["id"] in PLANNED and not copy.answers:
                break
            chosen.append(player.choose(view, view["choices"]))
            copy.choose(seat, chosen[-1])
        found.append(chosen)
    assert sorted(found[0]) == sorted(found[1]) == sorted(found[2])
    return found[0]


# ---- strength


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_by_a_wide_margin(seats: int) -> None:
    # The seeds are fixed, so this is no gamble: it wins nearly all games.
    tally = run(Job("emerald", "scripted", "random", seats, {}, "strength", 0, 2 * seats))
    assert sum(tally.won) >= 2 * seats - 2


def test_it_knows_every_question() -> None:
    asked = {step.prompt for step in STEPS if step.prompt}
    assert asked == set(ANSWERS) | set(PLANNED)


@pytest.mark.parametrize("seats", [3, 4])
def test_hard_misses_no_win_on_the_board(seats: int) -> None:
    state = GAME.new(seats, seed=f"wins {seats}", hurry=True)
    assert isinstance(state, Emerald)
    players = [bots.make("hard", GAME, seat) for seat in range(seats)]
    while state.waiting:
        seat = state.waiting[0]
        view = state.view(seat)
        if view["prompt"]["id"] in ACTIONS and not view["gathered"] and sure_win(state, seat):
            assert finish_turn(state.copy(), seat, bots.make("hard", GAME, 1))
        state.choose(seat, players[seat].choose(view, view["choices"]))


# ---- what it takes


RICH = {"card": "london", "stack": ["royalty"]}
LEADING = {"agents": {"london": 1, "cairo": 1}, "cubes": {"london": 1, "limbo": 4}}


def test_it_claims_a_city_that_it_leads() -> None:
    state = position([loyalist("s001", "s004", **LEADING), restorationist(), loyalist()], {"london": RICH})
    assert action(state, 0) == ["claim london", "pay s001", "done"]


def test_it_places_influence_where_it_pays() -> None:
    cities = {"london": RICH, "paris": {"card": "nadar", "stack": ["royalty"]}}
    state = position([loyalist("s001", "s004"), restorationist(), loyalist()], cities)
    assert action(state, 0)[0] == "place london"


def test_it_retrieves_when_it_is_short_of_cubes() -> None:
    state = position([loyalist("s008", cubes={"limbo": 10}), restorationist(), loyalist()], {"london": RICH})
    assert action(state, 0)[0] == "retrieve"


def test_each_side_pushes_its_own_marker() -> None:
    for side, card in ((loyalist, "william_stieber"), (restorationist, "mikhail_bakunin")):
        state = position([side(card), loyalist(), restorationist()], taken=1)
        assert action(state, 0)[0] == "tracks"
    for side, card in ((restorationist, "william_stieber"), (loyalist, "mikhail_bakunin")):
        state = position([side(card), loyalist(), restorationist()], taken=1)
        assert action(state, 0)[0] != "tracks"


def test_a_side_that_nobody_knows_is_worth_something() -> None:
    bot = bots.make("scripted", GAME, 1)
    assert isinstance(bot, ScriptedBot)

    def worth(**more: Any) -> float:
        players = [restorationist(**more), loyalist(), loyalist()]
        return bot.look(position(players, tracks={"restorationist": 2}).view(0))[0].disguise

    assert worth() > worth(pushed=[0, 2]) > 0
    assert worth() > worth(neutral=20)  # the game will soon be over
    assert bot.look(position([loyalist(revealed=True), loyalist()]).view(0))[0].disguise == 0


READY = {"agents": {"rome": 4}, "cubes": {"limbo": 5}}


def test_restorationists_kill_royalty() -> None:
    cities = {"rome": {"card": None, "royalty": True}}
    state = position([restorationist("s010", "s009", **READY), loyalist(), loyalist()], cities)
    assert action(state, 0) == ["strike rome", "arm s010", "bomb s009", "done"]


def test_loyalists_hide_royalty_and_do_not_kill_it() -> None:
    cities = {"rome": {"card": None, "royalty": True}}
    state = position([loyalist("s010", "s009", **READY), restorationist(), restorationist()], cities)
    assert action(state, 0)[0] != "strike rome"
    state = position([loyalist("hide_royalty", **READY), restorationist(), restorationist()], cities)
    assert action(state, 0) == ["use hide_royalty", "done"]


def test_a_loyalist_kills_agents_of_restorationists_rather_than_of_loyalists() -> None:
    here = {"rome": 1, "cairo": 2}
    players = [
        loyalist("hired_assassin", agents={"rome": 4}, cubes={"limbo": 5}),
        loyalist(agents=here, looked=[0]),
        restorationist(agents=here, looked=[0]),
    ]
    assert action(position(players), 0)[:2] == ["kill rome 2", "arm hired_assassin"]


# ---- the end


def test_it_ends_a_game_that_it_wins() -> None:
    players = [
        loyalist("s001", neutral=19, **LEADING),
        restorationist(neutral=3, looked=[0]),
        restorationist(neutral=4, looked=[0]),
    ]
    assert action(position(players, {"london": RICH}), 0) == ["claim london", "pay s001", "done"]


def test_it_does_not_end_a_game_that_it_loses() -> None:
    # Six points would end the game, with the other side far ahead.
    players = [
        loyalist("s001", neutral=2, restorationist=16, **LEADING),
        restorationist(neutral=20, looked=[0]),
        restorationist(neutral=19, looked=[0]),
    ]
    assert action(position(players, {"london": RICH}), 0)[0] != "claim london"


def test_it_does_not_end_a_game_for_a_faint_hope() -> None:
    # Pushing the marker to the end wins only if the leader, who pushed it as well, is a Restorationist all the same.
    players = [
        loyalist("william_stieber", "s004", neutral=4),
        loyalist(neutral=15, pushed=[4, 0]),
        restorationist(neutral=3, looked=[0]),
    ]
    assert action(position(players, tracks={"loyalist": 8}, taken=1), 0, "hard")[0] != "tracks"


def test_a_restorationist_who_leads_may_force_their_own_reveal() -> None:
    for agents in ({"rome": 1}, {"rome": 2, "paris": 1}):
        players = [
            restorationist("yog_sothoth", neutral=15, agents=agents),
            loyalist(neutral=2, looked=[0]),
            loyalist(neutral=1, looked=[0]),
        ]
        state = position(players, taken=1)
        assert action(state, 0)[0] == "use yog_sothoth"
        assert finish_turn(state, 0, bots.make("scripted", GAME, 1))


def test_it_kills_the_last_agent_of_a_restorationist_when_that_wins() -> None:
    players = [
        loyalist("s010", neutral=15, agents={"rome": 4}),
        restorationist(neutral=2, agents={"rome": 1}, looked=[0]),
        restorationist(neutral=1, looked=[0]),
    ]
    assert action(position(players), 0)[:2] == ["kill rome 1", "arm s010"]


def test_it_wins_by_two_assassinations_of_one_action() -> None:
    last = {"rome": 1}
    players = [
        loyalist("s010", "hired_assassin", neutral=15, agents={"rome": 4}),
        loyalist(neutral=2, agents=last, looked=[0]),
        restorationist(neutral=1, agents={"rome": 2}, looked=[0]),
    ]
    assert finish_turn(position(players, taken=1), 0, bots.make("scripted", GAME, 1))


# ---- when others act


def attacked(victim: Player) -> Emerald:
    """Let the first player attack an agent of the second one in Rome."""
    state = position([loyalist("shoggoth", neutral=6), victim, loyalist(neutral=7)])
    for choice in ("use shoggoth", "done", "aim rome 1"):
        if choice in state.view(0)["choices"]:
            state.choose(0, choice)
    return state


def test_a_restorationist_saves_the_last_agent() -> None:
    state = attacked(restorationist("sherlock_holmes", agents={"rome": 1}))
    view = state.view(1)
    assert bots.make("scripted", GAME, 1).choose(view, view["choices"]) == "block sherlock_holmes"


def test_a_change_of_heart_at_the_reveal_wins() -> None:
    rich = loyalist("change_of_heart", agents={"rome": 1}, neutral=12, restorationist=8)
    state = attacked(rich)
    view = state.view(1)
    assert view["prompt"]["id"] == "change-at-reveal"
    assert bots.make("scripted", GAME, 1).choose(view, view["choices"]) == "change"


# ---- plans


def test_whoever_erred_while_paying_makes_do_with_what_there_is() -> None:
    assert rate_planned([], ["place rome", "pay s001"], ["pay s002", "done"]) == [0.0, 1.0]


def test_easy_plays_whole_games_in_spite_of_its_errors() -> None:
    state = GAME.new(3, seed=8, hurry=True)
    play_on(state, [bots.make("easy", GAME, seat) for seat in range(3)])
    assert state.result is not None
