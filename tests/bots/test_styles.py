"""Character: what a bot prefers among options that it rates nearly the same, and nothing else."""

from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots import Think, UnknownBot
from subrosa.bots.bot import RatingBot
from subrosa.bots.styles import ANY, LEVELS, STYLES, Style, draw, split

pytestmark = pytest.mark.slow  # whole games
BOLD, PATIENT, VINDICTIVE = STYLES
MOST = 250  # decisions


class Fixed(RatingBot):
    """A bot that rates options by a table."""

    rates: dict[str, float]

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        return [self.rates[option] for option in options]


def styled(name: str, style: str, rates: dict[str, float]) -> RatingBot:
    """Return a bot of this style that rates options so."""
    game = games.get(name)
    bot = Fixed(game, 1)
    manners = bots.manners_of(game)
    assert manners is not None
    bot.rates, bot.style = rates, Style(style, game, manners)
    return bot


# ---- what is bold, patient or vindictive in each game, where all options are equally good


OVERLORD = {  # the Captain has got the Order from the Squire, whose rank is lower than the General's
    "holder": 1,
    "giver": 0,
    "players": [
        {"seat": seat, "character": who}
        for seat, who in enumerate(("squire", "captain", "overlord", "general"))
    ],
}
ESTORIL = {  # seat 2 has come to the church, where seat 0 is; seat 1 is alone in the palace
    "city": [{"location": "church", "resolved": False}, {"location": "palacio", "resolved": False}],
    "areas": [{"area": "1i", "seat": 0}, {"area": "1ii", "seat": 2}, {"area": "2i", "seat": 1}],
}
NANTY = {  # seat 2 crowds seat 0 in the first district; seat 1 has a Building in the second
    "board": [{"agents": [1, 0, 2], "house": None}, {"agents": [0, 1, 1], "house": 1}],
}
EMERALD = {  # seat 1 has killed an agent of seat 0, seat 2 crowds it
    "players": [
        {"seat": 0, "beside": []},
        {"seat": 1, "beside": [{"card": "s010", "victim": 0}]},
        {"seat": 2, "beside": []},
    ],
    "cities": [{"cubes": [1, 0, 3], "agents": [1, 1, 1]}],
}
PROVIDENCE = {  # seat 2 has killed the Agent of seat 0, and Monday is an Agent of seat 1
    "players": [
        {"seat": 0, "agent": "charles_dexter_ward", "crypt": []},
        {"seat": 1, "agent": "monday", "crypt": []},
        {"seat": 2, "agent": "moses_fleet", "crypt": ["charles_dexter_ward"]},
    ],
    "pieces": [{"piece": "monday", "owner": 1}, {"piece": "moses_fleet", "owner": 2}],
    "cities": [],
    "row": [],
}
CASES = [
    ("overlord", OVERLORD, 1, BOLD, "play mutiny 3", ["play mutiny 0", "play retaliation"]),
    ("overlord", OVERLORD, 1, PATIENT, "play mutiny 0", ["play mutiny 3"]),
    ("overlord", OVERLORD, 1, VINDICTIVE, "play mutiny 0", ["play mutiny 3", "die"]),
    ("overlord", OVERLORD | {"giver": None}, 1, VINDICTIVE, "play coercion 2", ["play coercion 0"]),
    ("estoril", ESTORIL, 0, BOLD, "place s_assassin 1iii", ["place s_assassin 3i"]),
    (
        "estoril",
        ESTORIL,
        0,
        PATIENT,
        "place s_assassin 3i",
        ["place s_assassin 1iii", "place s_assassin 2ii"],
    ),
    ("estoril", ESTORIL, 0, BOLD, "assassinate 2i", ["protect 1i", "pass"]),
    ("estoril", ESTORIL, 0, PATIENT, "protect 1i", ["assassinate 2i", "pass"]),
    ("estoril", ESTORIL, 0, VINDICTIVE, "assassinate 1ii", ["assassinate 2i", "protect 1i"]),
    ("nanty", NANTY, 0, BOLD, "remove chelsea 2", ["build chelsea", "stir chelsea"]),
    ("nanty", NANTY, 0, PATIENT, "build chelsea", ["remove chelsea 2", "stir chelsea"]),
    ("nanty", NANTY, 0, VINDICTIVE, "remove chelsea 2", ["remove chelsea 1", "calm chelsea"]),
    ("nanty", NANTY, 0, VINDICTIVE, "aim 2", ["aim 1"]),
    ("emerald", EMERALD, 0, BOLD, "kill london 2", ["retrieve", "claim london"]),
    ("emerald", EMERALD, 0, PATIENT, "retrieve", ["kill london 2", "claim london"]),
    ("emerald", EMERALD, 0, VINDICTIVE, "kill london 1", ["kill london 2", "retrieve"]),
    ("providence", PROVIDENCE, 0, BOLD, "kill monday", ["pass", "claim arkham"]),
    ("providence", PROVIDENCE, 0, PATIENT, "pass", ["kill monday", "claim arkham"]),
    ("providence", PROVIDENCE, 0, VINDICTIVE, "kill moses_fleet", ["kill monday", "pass"]),
]


@pytest.mark.parametrize(("name", "facts", "seat", "style", "suits", "others"), CASES)
def test_it_decides_between_equals_and_never_against_a_clear_choice(
    name: str, facts: dict[str, Any], seat: int, style: str, suits: str, others: list[str]
) -> None:
    view = {"seat": seat, "seats": 4 if name == "overlord" else 3, "facts": facts, "prompt": {"id": "aim"}}
    options = [*others, suits]
    assert styled(name, style, dict.fromkeys(options, 0.3)).choose(view, options) == suits
    for other in others:  # half a point in Estoril, and a chance to win in the others
        rates = dict.fromkeys(options, 0.3) | {other: 0.8}
        assert styled(name, style, rates).choose(view, options) == other
    for other in others:
        rates = dict.fromkeys(options, 0.3) | {other: 0.301}
        assert styled(name, style, rates).choose(view, options) == suits


def test_those_whom_nobody_has_harmed_have_no_foe() -> None:
    rates = {"pick 0": 0.3, "pick 2": 0.301}
    view = {"seat": 1, "seats": 4, "facts": OVERLORD | {"holder": None, "giver": None}}
    assert styled("overlord", VINDICTIVE, rates).choose(view, list(rates)) == "pick 2"


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", ["overlord", "nanty", "emerald", "providence"])
def test_nobody_gives_away_a_sure_win_for_it(name: str, style: str) -> None:
    game = games.get(name)
    manners = bots.manners_of(game)
    assert manners is not None
    assert manners.near(1.0, error=0.2) == 0


@pytest.mark.parametrize("name", games.ours())
def test_a_style_costs_little_and_shows_in_whole_games(name: str) -> None:
    game = games.get(name)
    manners = bots.manners_of(game)
    assert manners is not None
    state = game.new(game.usual_seats, "styles", hurry=True, quiet=True)
    judges = [bots.make("scripted", game, seat) for seat in range(state.seats)]
    shown = dict.fromkeys(STYLES, 0)
    for _ in range(MOST):
        if not state.waiting:
            break
        seat = state.waiting[0]
        view = state.view(seat)
        options, choice = view["choices"], view["choices"][0]
        judge = judges[seat]
        assert isinstance(judge, RatingBot)
        if len(options) > 1:
            rates = judge.rate(view, options)
            choice = judge.best_of(options, rates)
            near = manners.near(max(rates), 0.0)
            for one in STYLES:
                found, worth = Style(one, game, manners).suiting(view, options, rates, near)
                assert min(worth) >= max(rates) - near
                shown[one] += choice not in found
        state.apply(seat, state.option(seat, choice))
    assert all(shown.values()), shown


@pytest.mark.parametrize("name", games.ours())
def test_whoever_tries_things_out_has_a_style_too(name: str) -> None:
    game = games.get(name)
    state = game.new(game.usual_seats, "styles", hurry=True, quiet=True)
    players = [bots.make(f"hard-{STYLES[seat % 3]}", game, seat) for seat in range(state.seats)]
    for _ in range(MOST // 4):
        seat = state.waiting[0]
        view = state.view(seat)
        state.choose(seat, players[seat].choose(view, view["choices"], Think(iterations=6)))


# ---- names


@pytest.mark.parametrize("name", games.ours())
def test_levels_of_our_games_have_styles(name: str) -> None:
    assert bots.styles_of(name) == list(STYLES)
    game = games.get(name)
    for level in LEVELS:
        for style in STYLES:
            bot = bots.make(f"{level}-{style}", game, 1)
            assert bot.style is not None and bot.style.name == style
            assert bots.is_offered(f"{level}-{style}", name) and bots.is_ours(f"{level}-{style}", name)
    assert all(bots.make(bot, game, 1).style is None for bot in [*bots.names(name), *bots.frozen(name)])


@pytest.mark.parametrize("bot", ["random-bold", "scripted-bold", "hard-2026-11-bold", "hard-meek", "-bold"])
def test_nothing_else_has_one(bot: str) -> None:
    assert not bots.is_offered(bot, "overlord")
    with pytest.raises(UnknownBot):
        bots.make(bot, games.get("overlord"), 1)


def test_a_style_can_be_drawn() -> None:
    assert {draw(f"hard-{ANY}", seat) for seat in range(20)} == {f"hard-{style}" for style in STYLES}
    assert draw("hard-any", "table 1") == draw("hard-any", "table 1")
    assert draw("hard-bold", 1) == "hard-bold"
    assert draw("hard", 1) == "hard"
    assert split("hard-bold") == ("hard", "bold")
    assert split("my-bold") == ("my-bold", "")
    style = bots.make("easy-any", games.get("nanty"), 3).style
    assert style is not None and style.name == split(draw("easy-any", 3))[1]
