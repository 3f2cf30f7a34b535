"""Every game says what wins it and how near everybody is, and in the end why it went as it did, in both languages."""

from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.core.game import Game, places
from subrosa.core.state import State
from subrosa.texts import LANGUAGES, Texts
from tests.test_texts import reads_well

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"]
GAMES = games.ours()
EVERY = 25  # decisions between two looks


def ended(game: Game, seats: int, seed: int, look: Any) -> State:
    """Play at random to the end, looking now and then."""
    state = game.new(seats, seed, hurry=True, quiet=True)
    rng = Random(seed)
    decisions = 0
    while state.waiting:
        seat = rng.choice(state.waiting)
        if decisions % EVERY == 0:
            look(state)
        state.apply(seat, rng.choice(state.options(seat)))
        decisions += 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_the_goal_of_this_very_game_can_be_said_at_any_time(name: str) -> None:
    game = games.get(name)
    speakers = [Texts(language, game, NAMES) for language in LANGUAGES]
    seen: set[str] = set()

    def look(state: State) -> None:
        for viewer in (None, *range(state.seats)):
            page = game.page(state.view(viewer))
            assert 0 < len(page["shown"]["goal"]) <= 4 + state.seats
            assert page["shown"]["tale"] == []
            for said in page["shown"]["goal"]:
                seen.add(said["id"])
                assert all(reads_well(texts.sentence(said)) for texts in speakers), said

    for seats in {game.min_seats, game.usual_seats}:
        ended(game, seats, 5, look)
    assert len(seen) > 1


@pytest.mark.parametrize("name", GAMES)
def test_an_ending_says_why_the_winner_won_and_why_you_did_not(name: str) -> None:
    game = games.get(name)
    speakers = [Texts(language, game, NAMES) for language in LANGUAGES]
    for seats, seed in ((game.usual_seats, 1), (game.min_seats, 2), (game.max_seats, 3)):
        state = ended(game, seats, seed, lambda _: None)
        assert state.result is not None
        for viewer in (None, *range(seats)):
            page = game.page(state.view(viewer))
            told = page["shown"]["tale"]
            assert page["shown"]["goal"] == []
            assert len(told) > (seats > 1 and viewer is not None and viewer not in state.result.winners)
            for said in told:
                assert all(reads_well(texts.sentence(said)) for texts in speakers), said


def test_places() -> None:
    def of(winners: list[int], scores: list[int]) -> list[int]:
        return places({"winners": winners, "scores": scores})

    assert of([1], [10, 12, 10, 3]) == [2, 1, 2, 4]
    assert of([0, 2], [8, 5, 8]) == [1, 3, 1]
    assert of([2], [20, 5, 18]) == [2, 3, 1]  # whoever won is first, however many points others have
    assert of([0], []) == []


def crown(ruler: dict[str, Any], viewer: int) -> list[str]:
    others = [{"character": name, "gold": 34} for name in ("captain", "squire", "peasant")]
    game = games.get("overlord")
    state = game.position({"players": [{"character": "overlord", **ruler}, *others], "round": 2})
    page = game.page(state.view(viewer))
    return [Texts("en", game, NAMES).sentence(said) for said in page["shown"]["goal"]]


def test_overlord_says_who_is_how_rich_and_what_you_would_become() -> None:
    assert crown({"gold": 17}, 1) == [
        "Ada, the Overlord, wins with 30 gold after income, or as the last one alive, and has 17.",
        "You are the Captain. If the Overlord dies now, you take their place.",
        "After income you then have 40 gold and win.",
    ]
    warning = f"If the Overlord dies now, {NAMES[1]} takes their place, has 40 gold after income and wins."
    assert crown({"gold": 17}, 2)[1].endswith("you move up and become the Captain.")
    assert crown({"gold": 3}, 0) == [
        "You are the Overlord: you win with 30 gold after income, or as the last one alive. You have 3.",
        warning,
    ]
    assert crown({"gold": 17}, 2)[2] == warning


def loser(name: str, position: dict[str, Any], viewer: int, language: str = "en") -> list[str]:
    """Return what somebody who has not won is told at the end, after why the winner has."""
    game = games.get(name)
    state = game.position(position)
    assert state.result is not None
    page = game.page(state.view(viewer))
    assert page["shown"]["places"] == []  # the rules rank nobody but the winner
    return [Texts(language, game, NAMES).sentence(said) for said in page["shown"]["tale"][1:]]


def test_overlord_says_how_far_one_was_from_winning() -> None:
    players = [
        {"character": "overlord", "gold": 40},
        {"character": "captain", "gold": 34},
        {"character": "peasant", "gold": 5},
        {"character": "general", "gold": 29},
    ]
    crowned = {"players": players, "round": 2, "now": "round"}
    general, captain, peasant = [loser("overlord", crowned, seat)[-1] for seat in (3, 1, 2)]
    assert general.endswith("and 1 player stood above you.")
    assert captain == "You had gold enough to be crowned, and 2 players stood above you."
    assert peasant.startswith("You were 2") and peasant.endswith("and 3 players stood above you.")
    assert loser("overlord", crowned, 2, "pl")[-1].endswith("a nad tobą byli jeszcze 3 gracze.")


def test_nanty_says_how_far_one_was_from_winning() -> None:
    troubled = ["westminster", "strand", "west_end", "holborn", "highbury", "lambeth", "chelsea", "battersea"]
    board = {name: {"agents": [0, 0, 1], "trouble": True} for name in troubled}
    players = [
        {"identity": "fagin", "hand": [], "money": 0},
        {"identity": "monsieur_de_sidonia", "hand": [], "money": 37},
        {"identity": "lord_bellinger", "hand": [], "money": 0},
    ]
    ended = {"players": players, "board": board, "now": "turn", "turn": 3, "hurry": True}
    assert loser("nanty", ended, 1) == [
        "You were Monsieur de Sidonia and needed £50 in coins and Buildings. You had £37, £13 short of winning."
    ]
    assert loser("nanty", ended, 2)[0].endswith(
        "You had 8. That would have been enough at the start of your turn."
    )
    assert loser("nanty", ended, 1, "pl")[0].endswith("Na koniec: £37. Do wygranej brakuje: £13.")


def outcomes(game: Game, state: State, seat: int) -> dict[str, list[str]]:
    found = game.page(state.view(seat))["shown"]["outcomes"]
    texts = Texts("en", game, NAMES)
    return {choice: [texts.sentence(said) for said in told] for choice, told in found.items()}


def test_overlord_says_what_the_receiver_of_the_order_will_do() -> None:
    game = games.get("overlord")
    players = [
        {"character": "captain", "gold": 1, "hand": ["blackmail"]},
        {"character": "advisor", "hand": ["mutiny"]},
        {"character": "overlord", "hand": []},
        {"character": "knight", "hand": ["mutiny"]},
    ]
    state = game.position({"players": players, "round": 2, "now": "attempt", "holder": 0})
    assert outcomes(game, state, 0) == {
        "play blackmail 1": [
            "As the Captain you make Bo discard a card.",
            "Bo, the Advisor, will take 1 gold from you.",
        ]
    }
    assert outcomes(game, state, 1) == {}


def test_providence_says_what_becomes_of_cubes_that_claim_something_and_what_a_cube_costs() -> None:
    game = games.get("providence")
    players = [
        {"hand": ["federal_reserve"], "cubes": {"boston": 2, "arkham_card": 1}, "pool": 0},
        {"hand": []},
    ]
    state = game.position({"players": players, "cities": {"arkham": {"card": "tnt", "stack": []}}})
    assert outcomes(game, state, 0) == {
        "claim boston": [
            "You get 4 VP and the City’s card, until somebody else claims the City: then you lose both.",
            "Your 2 cubes there go to Limbo: Retrieve Influence brings them back.",
        ],
        "claim arkham_card": ["Your cube there goes to Limbo: Retrieve Influence brings it back."],
        "buy": ["2 wealth buys 1 cube."],
        "pass": ["This ends your turn, and the 2 actions you have left are lost."],
    }
    assert outcomes(game, state, 1) == {}


def test_providence_says_what_to_do_first_and_later_where_points_come_from() -> None:
    game = games.get("providence")
    players = [{"hand": [], "allegiance": "cultist", "vp": 2}, {"hand": []}]
    texts = Texts("en", game, NAMES)

    def told(turn: int) -> str:
        state = game.position({"players": players, "turn": turn})
        return texts.sentence(game.page(state.view(0))["shown"]["goal"][2])

    first = "Your Allegiance: Cultist. Open Gates, advance the Ritual, win Mythos cards, and kill Agents."
    assert (
        told(1)
        == f"{first} To begin with, add Influence to a City or a card, and claim it in your next turn."
    )
    assert told(4) == (
        f"{first} If the game ended now, you would have 5 VP, 3 of them not yet on the track: they are counted only at "
        "the end, such as those for an Allegiance kept secret."
    )


def test_nanty_says_where_trouble_breaks_out_before_it_does() -> None:
    """What is said comes true, and nothing is left out, in a game played at random."""
    game = games.get("nanty")
    state = game.new(3, 4, hurry=True, quiet=True)
    rng = Random(4)
    said = 0
    while state.waiting:
        seat = rng.choice(state.waiting)
        choice = rng.choice(state.options(seat))
        before = game.page(state.view(seat))
        outcomes = before["shown"]["outcomes"].get(choice.text, [])
        told = [
            one["args"]["district"] for one in outcomes if one["id"] in ("outcome-trouble", "outcome-calm")
        ]
        state.apply(seat, choice)
        after = state.view(None)["facts"]["board"]
        if choice.verb == "place":
            named = choice.text.split(" ")[1]
            new = [
                now["district"]
                for was, now in zip(before["facts"]["board"], after, strict=True)
                if now["trouble"] and not was["trouble"] and now["district"] == named
            ]
            assert new == told, choice.text
            said += len(told)
    assert said > 3
