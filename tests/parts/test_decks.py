"""Personal decks: what happens to cards, and what everybody can know of them."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from subrosa.core import BrokenInvariant
from subrosa.core.save import digest
from subrosa.parts.decks import IN_DECK, IN_DISCARDS, IN_HAND, NOT_THERE
from subrosa.parts.drawing import draw, draw_unnoticed
from subrosa.testing import Broken, inspect, pace_changes_nothing
from tests.parts.peddlers.game import BOOT, CARDS, COIN, GAME, HAND, LAMP, START, Peddlers, PeddlersGame

SILK, SPICE, ROSE, IDOL, TEA = range(3, len(CARDS))
Cards = tuple[int, ...]
Worlds = set[tuple[Cards, Cards]]  # hands with decks, each sorted


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("seed", range(25))
def test_the_laws_hold(seats: int, seed: int) -> None:
    inspect(GAME, seats, seed)
    pace_changes_nothing(GAME, seats, seed)


class Ordered(Peddlers):
    """A table that shows the deck in its order."""

    def unseen(self, seat: int, viewer: int | None) -> Cards:
        return self.decks[seat] if seat == viewer else super().unseen(seat, viewer)


class Secretive(Peddlers):
    """A table that does not note that a player who draws sees the cards."""

    def draw(self, seat: int, count: int) -> list[int]:
        learners = self.learners
        drawn = super().draw(seat, count)
        self.learners = learners
        return drawn


class Open(Peddlers):
    """A table that lets everybody see what is drawn."""

    def draw(self, seat: int, count: int) -> list[int]:
        drawn = super().draw(seat, count)
        self.held[seat] = self.hands[seat]
        return drawn


class Stubborn(Peddlers):
    """A table that remembers cards that have left."""

    def lose(self, seat: int, card: int) -> None:
        held = self.held[seat]
        super().lose(seat, card)
        self.held[seat] = held


@pytest.mark.parametrize("table", [Ordered, Secretive, Open, Stubborn])
def test_the_laws_notice_faults(table: type[Peddlers]) -> None:
    with pytest.raises(Broken):
        inspect_some(PeddlersGame(table))


def inspect_some(game: PeddlersGame) -> None:
    for seed in range(10):
        inspect(game, 3, seed)


def table(hand: Cards = (), deck: Cards = (), discards: Cards = (), held: Cards = ()) -> Peddlers:
    """Return a table at which the first player has these cards."""
    s = GAME.new(2, 1)
    assert isinstance(s, Peddlers)
    s.hands[0], s.decks[0], s.discards[0], s.held[0] = hand, deck, discards, held
    s.learners = 0
    return s


def lies(s: Peddlers) -> list[Cards]:
    """Return the hand of the first player, what everybody knows about it, and the discard pile."""
    return [s.hands[0], s.held[0], s.discards[0]]


def test_everybody_starts_with_a_shuffled_deck() -> None:
    s = GAME.new(3, 7)
    assert isinstance(s, Peddlers)
    for seat in range(3):
        assert sorted([*s.hands[seat], *s.decks[seat]]) == sorted(START)
        assert len(s.hands[seat]) == HAND
        assert s.discards[seat] == s.held[seat] == ()
    assert len(set(s.decks)) > 1


def test_cards_are_drawn_from_the_top() -> None:
    s = table(hand=(LAMP,), deck=(SILK, COIN, BOOT))
    assert s.draw(0, 2) == [COIN, BOOT]
    assert s.hands[0] == (COIN, BOOT, LAMP), "sorted"
    assert s.decks[0] == (SILK,)
    assert s.learned(0)
    assert not s.learned(1)


def test_a_deck_that_runs_out_is_made_anew_of_the_discard_pile() -> None:
    s = table(hand=(LAMP,), deck=(SILK,), discards=(COIN, BOOT, ROSE))
    drawn = s.draw(0, 3)
    assert SILK in drawn, "first what is left of the old deck"
    assert len(drawn) == 3
    assert s.discards[0] == ()
    assert len(s.decks[0]) == 1
    assert s.events is not None
    assert s.events[-1].template == "reshuffle"


def test_one_draws_as_many_as_there_are() -> None:
    s = table(hand=(LAMP,), deck=(SILK,), discards=(COIN,))
    assert s.draw(0, 9) == [COIN, SILK]
    assert s.decks[0] == s.discards[0] == ()
    s.learners = 0
    assert s.draw(0, 1) == []
    assert not s.learned(0), "nothing was drawn"
    assert s.draw(0, 0) == []


def test_everybody_is_told_how_many_cards_are_drawn_and_the_owner_which() -> None:
    s = table(hand=(LAMP,), deck=(SILK, COIN, BOOT))
    assert s.events is not None
    told = len(s.events)
    draw(s, 0, 2)
    draw(s, 0, 0)
    (event,) = s.events[told:]
    said = {"event": "draw", "args": {"seat": 0, "count": 2, "cards": ["coin", "boot"]}}
    hidden = {"event": "draw", "args": {"seat": 0, "count": 2, "cards": None}}
    assert [event.seen_by(viewer) for viewer in (0, 1, None)] == [said, hidden, hidden]


def test_one_draws_unnoticed() -> None:
    s = table(hand=(LAMP,), deck=(SILK,))
    assert s.events is not None
    told = len(s.events)
    draw_unnoticed(s, 0)
    draw_unnoticed(s, 0)
    (event,) = s.events[told:]
    said = {"event": "draw", "args": {"seat": 0, "count": 1, "cards": ["silk"]}}
    assert [event.seen_by(viewer) for viewer in (0, 1, None)] == [said, None, None]


def test_drawing_nothing_does_not_reshuffle() -> None:
    s = table(hand=(LAMP, COIN), discards=(SILK,))
    before = digest(s)
    assert s.draw(0, 0) == s.draw(0, -1) == []
    assert digest(s) == before


def test_gaining_discarding_and_recovering() -> None:
    s = table(hand=(COIN, COIN), deck=(BOOT,), discards=(LAMP,))
    s.gain(0, SILK)
    assert lies(s) == [(COIN, COIN), (), (LAMP, SILK)]
    s.discard(0, COIN)
    assert lies(s) == [(COIN,), (), (LAMP, SILK, COIN)]
    s.recover(0, LAMP)
    assert lies(s) == [(COIN, LAMP), (LAMP,), (SILK, COIN)], "everybody saw it come into the hand"
    s.gain(0, BOOT)
    s.recover(0, BOOT)
    assert lies(s) == [(COIN, BOOT, LAMP), (BOOT, LAMP), (SILK, COIN)]
    s.lose(0, LAMP)
    assert lies(s) == [(COIN, BOOT), (BOOT,), (SILK, COIN)], "a card in play is not in the pile yet"


@pytest.mark.parametrize(
    ("card", "place", "learned"),
    [(SILK, IN_HAND, True), (ROSE, IN_DECK, True), (TEA, IN_DISCARDS, False), (IDOL, NOT_THERE, False)],
)
def test_a_card_is_removed_wherever_it_is(card: int, place: int, learned: bool) -> None:
    s = table(hand=(COIN, SILK), deck=(BOOT, ROSE, LAMP), discards=(TEA,), held=(SILK,))
    owned = Counter(s.owned(0))
    assert s.find(0, card) == place
    assert s.remove(0, card) == place
    assert Counter(s.owned(0)) == owned - Counter([card])
    assert s.learned(1) is s.learned(None) is learned, "where it was is news only if it was hidden"
    assert s.find(0, card) == NOT_THERE


def test_a_deck_keeps_its_order_when_a_card_is_taken_out() -> None:
    s = table(deck=(LAMP, ROSE, COIN, BOOT))
    s.remove(0, ROSE)
    assert s.decks[0] == (LAMP, COIN, BOOT)
    s.shuffle_deck(0)
    assert sorted(s.decks[0]) == [COIN, BOOT, LAMP]


def test_what_others_know_of_a_hand() -> None:
    s = table(hand=(COIN, SILK), deck=(COIN, ROSE), held=(SILK,))
    assert s.sure(0, 0) == (COIN, SILK)
    assert s.sure(0, 1) == s.sure(0, None) == (SILK,)
    assert s.unseen(0, 0) == (COIN, ROSE), "one's own deck, in no order"
    assert s.unseen(0, 1) == s.unseen(0, None) == (COIN, COIN, ROSE)


def test_a_reshuffle_shows_the_hand() -> None:
    """The deck was empty, so whatever else its owner has is in hand."""
    s = table(hand=(COIN, SILK), discards=(LAMP, BOOT, ROSE))
    s.draw(0, 1)
    assert s.held[0] == (COIN, SILK)
    assert not s.learned(1), "that could be worked out before"
    assert len(s.unseen(0, 1)) == 3


def test_one_copy_of_a_card_is_forgotten_when_it_leaves() -> None:
    s = table(hand=(COIN, COIN, COIN), held=(COIN, COIN))
    s.discard(0, COIN)
    assert lies(s)[1] == (COIN,)
    s.discard(0, COIN)
    s.discard(0, COIN)
    assert lies(s)[1] == ()


def test_worlds_have_what_is_known_in_hand() -> None:
    s = table(hand=(COIN, SILK), deck=(COIN, ROSE, LAMP), held=(SILK,))
    hands = set()
    for seed in range(60):
        world = GAME.imagine(s.view(1), Random(seed))
        assert isinstance(world, Peddlers)
        hands.add(world.hands[0])
        assert Counter(world.owned(0)) == Counter(s.owned(0))
    assert hands == {(COIN, SILK), (SILK, ROSE), (LAMP, SILK)}


def test_broken_decks_are_noticed() -> None:
    with pytest.raises(BrokenInvariant, match="out of order"):
        table(hand=(SILK, COIN)).check_decks()
    with pytest.raises(BrokenInvariant, match="everybody remembers"):
        table(hand=(COIN, SILK), held=(COIN, COIN)).check_decks()


# ---- exactly what can be known


def parted(cards: Cards, size: int) -> Worlds:
    """Return all ways to split cards into a hand and a deck of this size, each sorted."""
    places = range(len(cards))
    return {
        (tuple(sorted(cards[i] for i in places if i not in deck)), tuple(sorted(cards[i] for i in deck)))
        for deck in combinations(places, size)
    }


def drawn_from(worlds: Worlds, size: int) -> Worlds:
    """Return what can result when all but so many cards of the deck are drawn."""
    found: Worlds = set()
    for hand, deck in worlds:
        for top, rest in parted(deck, size):
            found.add((tuple(sorted(hand + top)), rest))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_nothing_more_and_nothing_less_can_be_known(seed: int) -> None:
    """The hands and decks that fit what somebody saw are always exactly those that `held` and `unseen` allow."""
    rng = Random(f"known {seed}")
    s = table(deck=START)
    s.shuffle_deck(0)
    goods = [SILK, SPICE, ROSE, IDOL, TEA]
    worlds: Worlds = {((), tuple(sorted(START)))}
    for _ in range(30):
        what = rng.choice(("draw", "draw", "discard", "discard", "gain", "to hand", "recover", "remove"))
        if what == "draw":
            count = rng.randrange(1, 4)
            while count and (s.decks[0] or s.discards[0]):
                if not s.decks[0]:
                    worlds = {(hand, tuple(sorted(s.discards[0]))) for hand, _ in worlds}
                s.draw(0, 1)
                worlds = drawn_from(worlds, len(s.decks[0]))
                count -= 1
        elif what == "discard" and s.hands[0]:
            card = rng.choice(s.hands[0])
            s.discard(0, card)
            worlds = {(taken(hand, card), deck) for hand, deck in worlds if card in hand}
        elif what == "gain" and goods:
            s.gain(0, goods.pop())
        elif what == "to hand" and goods:
            card = goods.pop()
            s.gain(0, card)
            s.recover(0, card)
            worlds = {(tuple(sorted((*hand, card))), deck) for hand, deck in worlds}
        elif what == "recover" and s.discards[0]:
            card = rng.choice(s.discards[0])
            s.recover(0, card)
            worlds = {(tuple(sorted((*hand, card))), deck) for hand, deck in worlds}
        elif what == "remove":
            card = rng.choice([SILK, SPICE, ROSE, IDOL, TEA])
            place = s.remove(0, card)
            if place == IN_HAND:
                worlds = {(taken(hand, card), deck) for hand, deck in worlds if card in hand}
            elif place == IN_DECK:
                worlds = {(hand, taken(deck, card)) for hand, deck in worlds if card in deck}
        s.check_decks()
        allowed = parted(s.unseen(0, 1), len(s.decks[0]))
        assert {(tuple(sorted(s.held[0] + hand)), deck) for hand, deck in allowed} == worlds


def taken(cards: Cards, card: int) -> Cards:
    """Return sorted cards without one of them."""
    return tuple(sorted((Counter(cards) - Counter([card])).elements()))
