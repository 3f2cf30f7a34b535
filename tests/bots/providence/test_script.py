"""The scripted player of Dark Providence: advice for the game that it follows, and how it does against random."""

from typing import Any

import pytest

from subrosa import bots
from subrosa.bots.bot import RatingBot
from subrosa.bots.match import play_on
from subrosa.games.providence.bots.script import rate_planned
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.state import Providence
from subrosa.lab.strength.challenge import Job, run
from tests.bots.providence.wins import begins_action, sure_win
from tests.bots.support import finish_turn
from tests.rules.providence.table import player, table


def first_choice(*players: dict[str, Any], bot: str = "scripted", **more: Any) -> str:
    """Return what the bot begins its turn with; it has to be the same, however chance falls."""
    view = table(*players, **more).view(0)
    found = {bots.make(bot, GAME, seed).choose(view, view["choices"]) for seed in range(3)}
    assert len(found) == 1
    return found.pop()


def rated(view: dict[str, Any]) -> dict[str, float]:
    """Return how the scripted bot rates its options."""
    bot = bots.make("scripted", GAME, 1)
    assert isinstance(bot, RatingBot)
    return dict(zip(view["choices"], bot.rate(view, view["choices"]), strict=True))


# ---- strength


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_by_a_wide_margin(seats: int) -> None:
    # The seeds are fixed, so this is no gamble.
    tally = run(Job("providence", "scripted", "random", seats, {}, "strength", 0, seats))
    assert sum(tally.won) >= seats - 1


@pytest.mark.parametrize("seed", ["wins 1", "wins 3", "wins 7"])
def test_hard_misses_no_win_on_the_board(seed: str) -> None:
    state = GAME.new(3, seed=seed, hurry=True)
    assert isinstance(state, Providence)
    # Somebody who plays well among those who do not comes to a win soon.
    players = [bots.make(bot, GAME, seat) for seat, bot in enumerate(("normal", "random", "random"))]
    found = 0
    while state.waiting:
        seat = state.waiting[0]
        view = state.view(seat)
        if begins_action(state) and sure_win(state, seat):
            found += 1
            assert finish_turn(state.copy(), seat, bots.make("hard", GAME, 1))
        state.choose(seat, players[seat].choose(view, view["choices"]))
    assert found


# ---- what it takes


def test_it_claims_a_city_that_it_leads_in() -> None:
    me = player("start_funds", allegiance="investigator", cubes={"new_york": 2})
    assert first_choice(me, player(allegiance="cultist")) == "claim new_york"


def test_it_adds_cubes_where_it_pays() -> None:
    # Boston and Washington have the best cards for an Investigator; in Boston somebody else is far ahead.
    me = player("start_leverage", "start_contacts", allegiance="investigator")
    assert first_choice(me, player()) == "add boston"
    assert first_choice(me, player(cubes={"boston": 4})) == "add washington"


def test_it_retrieves_when_it_is_short_of_cubes() -> None:
    me = player("start_leverage", "start_contacts", pool=0, cubes={"limbo": 6}, allegiance="investigator")
    assert first_choice(me, player()) == "retrieve"


@pytest.mark.parametrize(
    ("side", "shift"), [("investigator", "investigation_plus"), ("cultist", "ritual_plus")]
)
def test_it_moves_the_marker_of_its_own_side(side: str, shift: str) -> None:
    me = player("miskatonic_university", "orne_library", "esoteric_order_of_dagon", allegiance=side, pool=0)
    rates = rated(table(me, player()).view(0))
    tracks = [option for option in rates if option.startswith("track ")]
    assert max(tracks, key=lambda option: rates[option]) == f"track {shift}"


@pytest.mark.parametrize(("side", "deed"), [("investigator", "close monday"), ("cultist", "open monday")])
def test_at_a_gate_it_does_what_its_own_side_scores(side: str, deed: str) -> None:
    me = player("portal_to_another_world", agents={"monday": "pittsburgh"}, allegiance=side)
    state = table(me, player())
    assert first_choice(me, player()) == "use portal_to_another_world"
    state.choose(0, "use portal_to_another_world")
    rates = rated(state.view(0))
    assert max(rates, key=lambda option: rates[option]) == deed


# ---- the end


def test_it_reveals_itself_when_that_wins() -> None:
    me = player(allegiance="investigator", vp=25, closed=["boston", "detroit"], sane=2)
    other = player(allegiance="cultist", vp=3)
    for bot in ("scripted", "hard"):
        assert first_choice(me, other, bot=bot, tracks={"investigation": 3}) == "reveal"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    # Two points would reach the threshold, but the other player has more on cards and Gates that everybody knows.
    me = player(allegiance="investigator", vp=31, cubes={"arkham": 1}, looked=[1])
    other = player(allegiance="cultist", vp=32, opened=["pittsburgh", "st_louis"], looked=[0])
    assert first_choice(me, other, tracks={"ritual": 9}) != "claim arkham"


def test_it_does_not_end_a_game_in_which_its_partner_is_last() -> None:
    # Both Investigators would be out.
    me = player(allegiance="investigator", vp=24, cubes={"arkham": 1})
    partner = player(allegiance="investigator", vp=0, looked=[0])
    others = [player(allegiance="cultist", vp=12, looked=[0]) for _ in range(2)]
    assert first_choice(me, partner, *others) != "claim arkham"


def test_hard_ends_a_game_that_it_probably_wins() -> None:
    # Only if the last one is its partner is it out: four chances in five. Whoever waits may be overtaken.
    points = (20, 14, 14, 14, 8)
    sides = ("investigator", "cultist", "cultist", "dissenter_investigator", "investigator")
    players = [player(allegiance=side, vp=vp) for side, vp in zip(sides, points, strict=True)]
    assert first_choice(*players, bot="hard", tracks={"investigation": 6}) == "reveal"
    assert first_choice(*players, bot="hard-2026-11", tracks={"investigation": 6}) == "pass"


# ---- alone


@pytest.mark.parametrize("bot", ["normal", "hard"])
def test_it_plays_alone_to_the_end(bot: str) -> None:
    state = GAME.new(1, seed=5, hurry=True)
    play_on(state, [bots.make(bot, GAME, 1)])
    assert state.result is not None


def test_alone_it_takes_what_would_complete_the_goal() -> None:
    # One more Mythos card and Yog-Sothoth has won: the Cultist leads there, unless somebody adds cubes.
    me = player("start_leverage", "start_contacts", "start_contacts")
    elder = {
        "elder": "yog_sothoth",
        "claimed": [4, 0, 0],
        "cultists": [{"cubes": {"mythos_offering": 2}}, {}],
    }
    assert first_choice(me, bot="hard", row=["mythos_offering"], elder=elder) == "add mythos_offering"


# ---- plans


def test_every_option_is_rated() -> None:
    for seats in (1, 2, 5):
        state = GAME.new(seats, seed=2)
        view = state.view(state.waiting[0])
        bot = bots.make("hard", GAME, 1)
        assert isinstance(bot, RatingBot)
        assert len(bot.rate(view, view["choices"])) == len(view["choices"])


def test_whoever_erred_while_paying_makes_do_with_what_there_is() -> None:
    begun = (GAME.words.by_text["buy"],)
    assert rate_planned([], begun, ["pay start_funds", "done"]) == [0.0, 1.0]
