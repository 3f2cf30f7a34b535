"""What bots try out: whatever they may do, and nothing else."""

from random import Random

import pytest

from subrosa.core import State
from subrosa.games.providence.bots.attempts import Attempt, after_elder, best_after, carried_out, try_all
from subrosa.games.providence.bots.eyes import Eyes, known_deal
from subrosa.games.providence.bots.judge import worth
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import DONE, DROP, PASS, PAY
from tests.rules.providence.table import GAME, MAD, SANE, do, player, printed, table


def eyes_of(s: State, seat: int = 0) -> Eyes:
    """Return the eyes of a player who knows all Allegiances."""
    assert isinstance(s, Providence)
    return Eyes(s, seat, known_deal(s))


def tried(s: State, seat: int = 0) -> list[Attempt]:
    """Try everything."""
    assert isinstance(s, Providence)
    return try_all(s, seat, eyes_of(s, seat))


def texts(s: State, head: str) -> list[list[str]]:
    """Return what is gathered for an action, in every way that is tried."""
    found = [[choice.text for choice in attempt.gathered] for attempt in tried(s)]
    return [gathered for gathered in found if gathered[0] == head]


@pytest.mark.parametrize("seats", [1, 3])
def test_whatever_is_on_offer_is_tried_and_can_be_done(seats: int) -> None:
    chance = Random(seats)
    s = GAME.new(seats, seed=4)
    assert isinstance(s, Providence)
    while s.waiting and s.turn < 24:
        seat = s.waiting[0]
        options = s.options(seat)
        if s.agenda[-1].prompt == "act" and not s.answers and chance.random() < 0.3:
            attempts = tried(s, seat)
            assert {attempt.gathered[0] for attempt in attempts} == set(options)
            for attempt in attempts:
                copy = s.copy()
                for choice in attempt.gathered:
                    assert choice in copy.options(seat)
                    copy.apply(seat, choice)
                assert not copy.answers or DONE in copy.options(seat)
        s.apply(seat, chance.choice(options))


def test_an_attempt_says_how_to_go_on() -> None:
    attempt = Attempt((DROP[0], PAY[1], PAY[2]), 0.5, False)
    assert attempt.following(()) == [DROP[0]]
    assert attempt.following((DROP[0],)) == [PAY[1], PAY[2]]
    assert attempt.following((DROP[0], PAY[2])) == [PAY[1]]
    assert attempt.following((DROP[0], PAY[2], PAY[1])) == [DONE]
    assert attempt.following((PASS,)) == []


@pytest.mark.parametrize(
    "hand", [("start_roadblock", "federal_reserve"), ("federal_reserve", "start_savings")]
)
def test_of_two_payments_the_less_useful_card_is_tried(hand: tuple[str, str]) -> None:
    """Both cards show one influence; the Federal Reserve shows much wealth besides."""
    (starting,) = [card for card in hand if card.startswith("start")]
    paid = [cards[1:] for cards in texts(table(player(*hand), player()), "add boston")]
    assert [f"pay {starting}"] in paid and ["pay federal_reserve"] not in paid


@pytest.mark.parametrize(
    ("shift", "card"),
    [
        ("ritual_plus", "dimensional_anomaly"),
        ("ritual_minus", "orne_library"),
        ("investigation_plus", "fbi"),
        ("investigation_minus", "palmer_raids"),
    ],
)
def test_a_marker_is_moved_by_its_own_symbols(shift: str, card: str) -> None:
    """5.5"""
    assert printed(card, shift)
    s = table(player(card, "start_contacts"), player(), tracks={"ritual": 5, "investigation": 5})
    assert texts(s, f"track {shift}") == [[f"track {shift}", f"pay {card}"]]


def test_two_copies_of_a_card_may_pay_for_a_text() -> None:
    """9: a Gate of value 3 takes two power besides that of the Basic Agent."""
    s = table(
        player("start_gate_rite", "start_contacts", "start_contacts", agents={"monday": "chicago"}),
        player(),
    )
    paid = [gathered[-2:] for gathered in texts(s, "use start_gate_rite")]
    assert paid and all(cards == ["pay start_contacts"] * 2 for cards in paid)


def test_nothing_follows_the_last_action() -> None:
    s = table(player("start_funds", "start_contacts", "start_leverage"), player(), left=1)
    assert isinstance(s, Providence)
    eyes = eyes_of(s)
    for attempt in tried(s):
        after, _ = carried_out(s, 0, eyes, attempt.gathered)
        assert best_after(s, 0, eyes, attempt.gathered) == worth(after, eyes)


@pytest.mark.parametrize(("vp", "chance"), [(0, 0.0), (30, 1.0)])
def test_what_ends_the_game_after_the_turn_of_the_great_old_one_ends_it(vp: int, chance: float) -> None:
    """18.3: after its fifth Madness token nothing can be hoped for but to have more points."""
    s = table(
        player(vp=vp, cubes={"mythos_nyarlathotep": 1}),
        elder={"elder": "dagon", "madness": 4, "behaviours": ["behaviour_4"]},
        row=["mythos_nyarlathotep", "mythos_offering"],
        rolls=[MAD, SANE - 5],
    )
    do(s, "0 claim mythos_nyarlathotep")
    assert isinstance(s, Providence)
    assert after_elder(s, 0, eyes_of(s), (PASS,)) == chance
