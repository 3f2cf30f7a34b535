"""The scripted player of Kill the Overlord: it beats random, and does the right thing where that is obvious."""

from typing import Any

import pytest

from subrosa import bots, games
from subrosa.core.state import State
from subrosa.lab.strength.challenge import Job, run

GAME = games.get("overlord")
Player = dict[str, Any]


def player(character: str, gold: int, *hand: str) -> Player:
    return {"character": character, "gold": gold, "hand": list(hand)}


def dead(token: int, gold: int = 5) -> Player:
    return {"executed": token, "gold": gold}


def position(players: list[Player], now: str, **rest: Any) -> State:
    return GAME.position({"players": players, "now": now, "hurry": True, **rest})


def chosen(state: State, seat: int) -> str:
    """Return what the bot does, which must not depend on how it breaks ties."""
    view = state.view(seat)
    answers = {bots.make("scripted", GAME, seed).choose(view, view["choices"]) for seed in range(5)}
    assert len(answers) == 1, answers
    return answers.pop()


# ---- strength


@pytest.mark.slow
@pytest.mark.parametrize(("cast", "seats"), [("base", 5), ("alternate", 4), ("mixed", 6)])
def test_it_beats_random_by_a_wide_margin(cast: str, seats: int) -> None:
    # The seeds are fixed, so this is no gamble. At 5 players a fair share would be 40 of 200, and it wins about 100.
    tally = run(Job("overlord", "scripted", "random", seats, {"cast": cast}, "strength", 0, 200))
    assert sum(tally.won) > 1.6 * 200 / seats


# ---- Retaliation


def test_retaliation_is_not_wasted_on_a_harmless_card() -> None:
    state = position(
        [
            player("overlord", 8, "repression", "mutiny"),
            player("captain", 8, "capitalize", "blackmail"),
            player("squire", 8, "retaliation", "coercion", "blackmail"),
            player("peasant", 8, "coercion"),
        ],
        "attempt",
        holder=1,
    )
    state.choose(1, "play capitalize 3")
    assert chosen(state, 2) == "pass"


def test_retaliation_answers_its_own_doom() -> None:
    state = position(
        [
            player("overlord", 8, "repression", "mutiny"),
            player("captain", 8, "repression"),
            player("squire", 8, "retaliation", "revenge"),
            player("peasant", 8, "coercion"),
        ],
        "attempt",
        holder=1,
    )
    state.choose(1, "play repression 2")
    assert chosen(state, 2) == "play retaliation"


@pytest.mark.parametrize(("gold", "answer"), [(26, "play retaliation"), (0, "pass")])
def test_an_heir_about_to_be_crowned_lets_no_overlord_escape_by_revolution(gold: int, answer: str) -> None:
    rival = 8 if gold else 26  # the other way round, a Revolution is most welcome
    state = position(
        [
            player("overlord", 8, "revolution"),
            player("captain", gold or rival, *(["retaliation", "blackmail"] if gold else ["blackmail"])),
            player("squire", 8, *(["coercion"] if gold else ["coercion", "retaliation"])),
            player("peasant", 8, "coercion"),
        ],
        "attempt",
        holder=0,
        giver=2,
    )
    state.choose(0, "play revolution")
    assert chosen(state, 1 if gold else 2) == answer


def test_a_retaliation_on_a_card_that_saves_its_life_is_answered() -> None:
    state = position(
        [
            player("overlord", 8, "retaliation", "blackmail"),
            player("captain", 8, "blackmail", "retaliation"),
            player("squire", 8, "coercion"),
            player("peasant", 8, "coercion"),
        ],
        "attempt",
        holder=1,
    )
    state.choose(1, "play blackmail 0")
    state.choose(0, "play retaliation")
    assert chosen(state, 1) == "play retaliation"


# ---- the holder


def test_an_overlord_with_30_in_sight_hands_his_card_down_and_will_be_crowned() -> None:
    # The Captain has no card: as Overlord with the Order they die, and the mutineer is next in line with 26 + 6 gold.
    state = position(
        [
            player("overlord", 26, "mutiny", "repression", "blackmail"),
            player("captain", 8),
            player("squire", 8, "coercion"),
            player("peasant", 8, "coercion"),
        ],
        "attempt",
        holder=0,
        giver=2,
    )
    assert chosen(state, 0) == "play mutiny 1"
    state.choose(0, "play mutiny 1")
    assert state.result is not None
    assert state.result.winners == (0,)


def test_a_rich_heir_sends_the_order_to_a_helpless_overlord() -> None:
    state = position(
        [
            player("overlord", 10),
            player("captain", 24, "blackmail"),
            player("squire", 8),
            player("peasant", 8, "retaliation"),
        ],
        "attempt",
        holder=1,
    )
    assert chosen(state, 1) == "play blackmail 0"


def test_nobody_else_does_but_turns_on_the_heir() -> None:
    state = position(
        [
            player("overlord", 10),
            player("captain", 24),
            player("squire", 8, "blackmail"),
            player("peasant", 8, "retaliation"),
        ],
        "attempt",
        holder=2,
    )
    assert chosen(state, 2) == "play blackmail 1"


def test_the_doomed_take_the_gold_of_martyrdom() -> None:
    state = position(
        [
            player("overlord", 10, "repression", "blackmail"),
            player("captain", 10, "martyrdom", "guilty_plea"),
            player("squire", 8, "capitalize"),
            player("peasant", 8, "coercion", "mutiny"),
        ],
        "attempt",
        holder=1,
    )
    assert chosen(state, 1) == "play martyrdom"


def test_the_peasant_pays_rather_than_die() -> None:
    state = position(
        [
            player("overlord", 10, "repression", "blackmail"),
            player("captain", 10, "repression"),
            player("squire", 8, "capitalize"),
            player("peasant", 8, "retaliation"),
        ],
        "attempt",
        holder=3,
    )
    assert chosen(state, 3).startswith("pay")


# ---- the others


def test_it_supports_an_uprising_when_the_overlord_is_about_to_outlive_everybody() -> None:
    state = position(
        [
            player("overlord", 20, "repression", "mutiny", "blackmail"),
            player("squire", 8, "uprising"),
            player("captain", 8, "revenge"),
            dead(1),
        ],
        "attempt",
        holder=1,
        middle=["peasant"],
    )
    state.choose(1, "play uprising")
    assert chosen(state, 2) == "offer revenge"


def test_it_supports_no_uprising_that_would_crown_a_rival() -> None:
    state = position(
        [
            player("overlord", 20, "repression"),
            player("squire", 8, "uprising"),
            player("captain", 8, "revenge"),
            player("general", 25, "martyrdom"),
            player("peasant", 8),
        ],
        "attempt",
        holder=1,
    )
    state.choose(1, "play uprising")
    assert chosen(state, 2) == "pass"
    state.choose(2, "pass")
    assert chosen(state, 3) == "offer martyrdom"


def test_a_guilty_plea_saves_an_overlord_whose_death_would_crown_a_rival() -> None:
    state = position(
        [
            player("overlord", 10),
            player("captain", 25, "coercion"),
            player("squire", 8, "guilty_plea", "blackmail", "coercion"),
            player("peasant", 3, "coercion"),
        ],
        "halted",
        holder=0,
        giver=1,
    )
    assert chosen(state, 2) == "play guilty_plea"


def test_nobody_pleads_guilty_into_his_own_death_for_nothing() -> None:
    state = position(
        [
            player("overlord", 10, "repression", "blackmail"),
            player("captain", 8),
            player("squire", 8, "guilty_plea", "revenge"),
            player("peasant", 3, "coercion"),
        ],
        "halted",
        holder=1,
    )
    assert chosen(state, 2) == "pass"


def test_a_peasant_does_not_plead_for_ever() -> None:
    # All cards are in hands but one Guilty Plea, which every further one would bring back: the rules allow it for ever.
    alike = [
        "coercion",
        "capitalize",
        "repression",
        "blackmail",
        "mutiny",
        "martyrdom",
        "revenge",
        "retaliation",
    ]
    copies = dict(zip(games.get("overlord").kinds[1].names, (5, 6, 5, 5, 4, 3, 3, 2, 2, 4, 3), strict=True))
    copies["guilty_plea"] -= 3
    rest = [card for card, count in copies.items() for _ in range(count)]
    for card in alike[:4]:
        rest.remove(card)
    state = position(
        [
            player("overlord", 8, *rest[:10]),
            player("captain", 8, *rest[10:25]),
            player("merchant", 8, *rest[25:], "guilty_plea"),
            player("peasant", 8, *alike[:4], "guilty_plea"),
        ],
        "halted",
        holder=1,
        discards=["guilty_plea"],
    )
    assert state.view(3)["facts"]["deck"] == 0
    state.choose(2, "pass")
    assert chosen(state, 3) == "pass"


def test_the_overlord_turns_on_an_heir_who_would_be_crowned() -> None:
    state = position(
        [
            player("overlord", 10, "repression", "blackmail"),
            player("captain", 25, "coercion", "blackmail"),
            player("squire", 8, "capitalize", "capitalize"),
            player("peasant", 8, "coercion", "mutiny"),
        ],
        "choice",
    )
    assert chosen(state, 0) == "pick 1"


def test_the_tyrant_robs_the_richest() -> None:
    players = [player("tyrant", 10), player("bailiff", 22), player("merchant", 9), player("actor", 5)]
    assert chosen(position(players, "round"), 0) == "rob 1"


def test_the_worst_card_is_discarded() -> None:
    state = position(
        [
            player("overlord", 10, "repression"),
            player("captain", 10, "blackmail", "revenge", "guilty_plea"),
            player("squire", 8, "capitalize"),
            player("peasant", 8),
        ],
        "attempt",
        holder=0,
    )
    state.choose(0, "play repression 1")
    assert chosen(state, 1) == "discard revenge"


def test_the_only_way_out_is_not_given_away_under_coercion() -> None:
    state = position(
        [
            player("overlord", 10, "coercion"),
            player("captain", 10, "blackmail"),
            player("squire", 8, "capitalize"),
            player("peasant", 8),
        ],
        "attempt",
        holder=0,
    )
    state.choose(0, "play coercion 1")
    assert chosen(state, 1) == "gold"


def test_an_unknown_question_is_answered_harmlessly() -> None:
    bot = bots.make("scripted", GAME, 1)
    view = GAME.new(seed=1).view(0)
    view["prompt"] = {"id": "something new", "rule": "99", "args": {}}
    assert bot.choose(view, ["leap", "pass", "sing"]) == "pass"
    assert bot.choose(view, ["leap", "sing"]) in ("leap", "sing")
