"""Why can't I do this? Every reason the game gives, once, with the paragraph of RULES.md behind it."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    FOLDER,
    GAME,
    SHIELDS,
    do,
    executed,
    player,
    reacts,
    table,
    window_closes,
)

PARAGRAPHS = set(re.findall(r"^#{2,3} (R?\d[\d.]*)", (FOLDER / "RULES.md").read_text("utf-8"), re.MULTILINE))


# ---- the positions the questions are asked in


def choice() -> State:
    return table(
        player("overlord"), player("captain"), executed("squire", 1), player("peasant"), player("general")
    )


def attempt(**more: Any) -> State:
    """Set up the Captain's attempt, with one card of each kind but no Mutiny, Capitalize or Repression."""
    seats = [
        player("overlord"),
        player("captain", "coercion", "revenge", "retaliation", "guilty_plea"),
        player("censor"),
        player("peasant"),
        executed("general", 1),
    ]
    return table(*seats, holder=1, **more)


def books() -> State:
    """Set up the Captain's attempt with book cards only."""
    seats = [player("overlord"), player("captain", "revenge"), player("squire"), player("peasant")]
    return table(*seats, holder=1)


def rulers_attempt() -> State:
    seats = [player("overlord", "uprising"), player("captain"), player("squire"), player("peasant")]
    return table(*seats, holder=0)


def peasants_attempt(purse: int = 5) -> State:
    seats = [
        player("overlord"),
        player("captain"),
        player("squire"),
        executed("general", 1),
        player("peasant", gold=purse),
    ]
    return table(*seats, holder=4)


def halted(**more: Any) -> State:
    seats = [
        player("overlord", "guilty_plea", "mutiny"),
        player("captain"),
        player("censor"),
        player("outlaw", "revenge"),
    ]
    return table(*seats, holder=1, now="halted", **more)


def window(**more: Any) -> State:
    """Set up the moment after the Captain's Coercion; only the Overlord has a Retaliation."""
    seats = [
        player("overlord", "retaliation"),
        player("captain", "coercion"),
        player("censor"),
        player("peasant"),
    ]
    return do(table(*seats, holder=1, **more), "1 play coercion 2")


def coerced() -> State:
    seats = [player("overlord"), player("general", "coercion"), player("squire", "mutiny"), player("peasant")]
    return window_closes(do(table(*seats, holder=1), "1 play coercion 2"))


def repressed() -> State:
    seats = [
        player("overlord"),
        player("general", "repression"),
        player("squire", "mutiny"),
        player("peasant"),
    ]
    return window_closes(do(table(*seats, holder=1), "1 play repression 2"))


def uprising(**more: Any) -> State:
    seats = [
        player("overlord"),
        player("captain", "uprising"),
        player("censor", "mutiny"),
        player("peasant", "revenge"),
    ]
    return window_closes(do(table(*seats, holder=1, **more), "1 play uprising"))


def uprising_in_turn() -> State:
    return uprising(options={"uprising_answers": "clockwise"})


def merchant() -> State:
    seats = [
        player("overlord"),
        player("captain"),
        player("merchant"),
        executed("peasant", 1),
        player("general"),
    ]
    return do(table(*seats, now="choice"), "0 pick 1")


def tyrant() -> State:
    seats = [
        player("tyrant"),
        player("knight"),
        player("squire", gold=0),
        player("peasant"),
        player("general"),
    ]
    return table(*seats, now="round")


def inquisitor() -> State:
    seats = [player("overlord"), player("inquisitor"), player("squire"), player("peasant")]
    return table(*seats, now="round")


def over() -> State:
    seats = [player("overlord"), player("captain"), executed("squire", 1), executed("peasant", 2)]
    return do(table(*seats, holder=1), "1 die")


BANNED = {"banned": "revenge", "options": {"banned_discards": "forced_only"}}

QUESTIONS: list[tuple[str, Callable[[], State], int, str, str]] = [
    # reason, position, seat, choice, paragraph
    ("not-yourself", choice, 0, "pick 0", "5.1"),
    ("not-active", choice, 0, "pick 2", "1.1"),
    ("no-such-seat", choice, 0, "pick 5", "3.2"),
    ("not-now", choice, 0, "play blackmail 1", "5.1"),
    ("not-asked", choice, 1, "pick 3", "5.1"),
    ("unknown-choice", choice, 0, "abdicate", "11.1"),
    # the attempt
    ("must-try", attempt, 1, "die", "5.4"),
    ("not-in-hand", attempt, 1, "play blackmail 0", "5.4"),
    ("not-in-hand", attempt, 1, "play martyrdom", "5.4"),
    ("nothing-to-cancel", attempt, 1, "play retaliation", "6.12"),
    ("holder-cannot-plead", attempt, 1, "play guilty_plea", "6.13"),
    ("shield-in-hand", attempt, 1, "play revenge", "6.7"),
    ("name-a-target", attempt, 1, "play coercion", "6.1"),
    ("not-yourself", attempt, 1, "play coercion 1", "6.1"),
    ("out-of-reach", attempt, 1, "play coercion 3", "6.2"),
    ("not-active", attempt, 1, "play coercion 4", "1.1"),
    ("no-such-seat", attempt, 1, "play coercion 6", "3.2"),
    ("banned", lambda: attempt(banned="coercion"), 1, "play coercion 0", "7.13"),
    ("banned", lambda: attempt(banned="revenge"), 1, "play revenge", "7.13"),
    ("no-target", books, 1, "play revenge 0", "5.4"),
    ("own-uprising", rulers_attempt, 0, "play uprising", "6.11"),
    ("not-peasant", attempt, 1, "pay 0", "7.7"),
    ("not-a-neighbour", peasants_attempt, 4, "pay 1", "7.7"),
    ("no-gold", lambda: peasants_attempt(0), 4, "pay 0", "7.7"),
    ("not-yourself", peasants_attempt, 4, "pay 4", "7.7"),
    ("not-active", peasants_attempt, 4, "pay 3", "1.1"),
    ("no-such-seat", peasants_attempt, 4, "pay 7", "3.2"),
    ("not-now", attempt, 1, "pass", "5.4"),
    # the halted Order
    ("not-in-hand", halted, 2, "play guilty_plea", "6.13"),
    ("only-plea", halted, 0, "play mutiny 1", "6.13"),
    ("no-target", halted, 0, "play guilty_plea 1", "6.13"),
    ("not-outlaw", halted, 0, "take mutiny", "7.16"),
    ("not-in-hand", halted, 3, "take mutiny", "7.16"),
    ("banned", lambda: halted(banned="guilty_plea"), 0, "play guilty_plea", "7.13"),
    ("banned", lambda: halted(**BANNED), 3, "take revenge", "13.10"),
    # Retaliation
    ("not-in-hand", window, 2, "play retaliation", "6.12"),
    ("banned", lambda: window(banned="retaliation"), 0, "play retaliation", "7.13"),
    ("not-asked", window, 1, "play retaliation", "6.12"),
    # "then" parts
    ("not-in-hand", coerced, 2, "give revenge", "6.2"),
    ("not-in-hand", repressed, 2, "discard revenge", "5.6"),
    # Uprising
    ("not-in-hand", uprising, 3, "offer martyrdom", "6.11"),
    ("not-a-book", uprising, 2, "offer mutiny", "6.11"),
    ("banned", lambda: uprising(**BANNED), 3, "offer revenge", "13.10"),
    ("not-in-hand", uprising_in_turn, 2, "offer martyrdom", "6.11"),
    # characters
    ("not-yourself", merchant, 2, "gift 2", "7.14"),
    ("not-active", merchant, 2, "gift 3", "1.1"),
    ("knight-is-safe", tyrant, 0, "rob 1", "7.5"),
    ("target-has-no-gold", tyrant, 0, "rob 2", "7.9"),
    ("not-yourself", tyrant, 0, "rob 0", "7.9"),
    ("no-such-seat", tyrant, 0, "rob 6", "3.2"),
    ("not-yourself", inquisitor, 1, "show 1", "7.11"),
    ("no-such-seat", inquisitor, 1, "show 4", "3.2"),
    # the end
    ("game-over", over, 0, "pick 1", "9"),
]


@pytest.mark.parametrize(
    ("reason", "position", "seat", "text", "rule"),
    QUESTIONS,
    ids=[f"{q[0]}: {q[2]} {q[3]}" for q in QUESTIONS],
)
def test_a_refusal_names_its_reason_and_its_rule(
    reason: str, position: Callable[[], State], seat: int, text: str, rule: str
) -> None:
    refusal = position().refusal(seat, text)
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == (reason, rule)
    assert refusal.rule in PARAGRAPHS


@pytest.mark.parametrize("card", SHIELDS)
def test_a_shield_card_is_refused_without_a_target(card: str) -> None:
    """6.1"""
    seats = [player("overlord"), player("captain", card), player("squire"), player("peasant")]
    refusal = table(*seats, holder=1).refusal(1, f"play {card}")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("name-a-target", "6.1")


def test_every_reason_in_the_code_is_asked_for_here() -> None:
    """The list above is complete."""
    used = set()
    for file in (FOLDER / "rules").rglob("*.py"):
        used |= set(re.findall(r'Refusal\(\s*"([a-z-]+)"', file.read_text("utf-8")))
    assert used
    assert used <= {question[0] for question in QUESTIONS}


def test_every_rule_cited_in_the_code_is_a_paragraph() -> None:
    """The `rule` of steps and refusals, and of the options."""
    cited = set()
    for file in (FOLDER / "rules").rglob("*.py"):
        text = file.read_text("utf-8")
        cited |= set(re.findall(r'Refusal\(\s*"[a-z-]+", "([\d.]+)"', text))
        cited |= set(re.findall(r'rule: ClassVar\[str\] = "([\d.]+)"', text))
    cited |= {option.rule for option in GAME.options} | {GAME.decisions_rule, GAME.end_rule}
    assert len(cited) > 15
    assert cited <= PARAGRAPHS


@pytest.mark.parametrize("catalogue", ["en.ftl", "pl.ftl"])
def test_every_reason_has_words_in_both_languages(catalogue: str) -> None:
    text = (FOLDER / catalogue).read_text("utf-8")
    for reason in {question[0] for question in QUESTIONS} - {
        "unknown-choice",
        "not-asked",
        "not-now",
        "game-over",
    }:
        assert re.search(rf"^(reason|refusal)-{reason} =", text, re.MULTILINE), reason


def test_what_is_on_offer_has_no_reason_against_it() -> None:
    """Over every conceivable choice in some games: refused exactly if not on offer, and each time by a paragraph."""
    dice = Random(7)
    for seed in range(8):
        cast = ("base", "alternate", "random", "mixed")[seed % 4]
        state = GAME.new(4 + seed % 5, seed=seed, options={"cast": cast})
        for _ in range(60):
            if not state.waiting:
                break
            seat = dice.choice(state.waiting)
            offered = state.options(seat)
            for choice in GAME.words.all:
                refusal = state.refusal(seat, choice.text)
                assert (refusal is None) == (choice in offered), choice.text
                assert refusal is None or refusal.rule in PARAGRAPHS
            state.choose(seat, dice.choice(offered))


def test_a_refusal_can_be_sent_as_data() -> None:
    refusal = attempt().refusal(1, "play coercion 3")
    assert refusal is not None
    assert refusal.plain() == {
        "reason": "out-of-reach",
        "rule": "6.2",
        "args": {"card": "coercion", "seat": 3},
    }


def test_a_reason_tells_a_seat_nothing_that_it_may_not_know() -> None:
    """11.3: whether the Squire has the card or not, the Overlord gets the same answers."""
    answers = []
    for squires_card in ("retaliation", "mutiny"):
        seats = [
            player("overlord", "coercion"),
            player("captain", "blackmail"),
            player("squire", squires_card),
            player("peasant"),
        ]
        state = do(table(*seats, holder=1), "1 play blackmail 0")
        answers.append([str(state.refusal(0, choice.text)) for choice in GAME.words.all])
        answers.append([str(state.refusal(1, choice.text)) for choice in GAME.words.all])
    assert answers[:2] == answers[2:]


def test_the_reason_after_a_guilty_plea_speaks_of_the_window_that_is_open() -> None:
    """6.12: the player who pleaded is not asked about their own card."""
    seats = [player("overlord", "guilty_plea"), player("captain"), player("squire"), player("peasant")]
    state = reacts(table(*seats, holder=1, now="halted"), "0 play guilty_plea")
    refusal = state.refusal(0, "play retaliation")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("not-asked", "6.12")
