"""Wager: Kuhn's poker, the smallest game in which it pays to bluff. Its rules are in RULES.md.

Its value is known, so it shows whether algorithms find it on this engine (docs/env.md, tests/env/test_solved.py).
"""

from typing import Any, ClassVar

from subrosa.core import (
    BrokenInvariant,
    Choice,
    Game,
    Kind,
    Option,
    Result,
    Setup,
    State,
    Step,
    Thing,
    Words,
)

CARDS = ("knave", "queen", "king")
DECKS = {"three": (0, 1, 2), "two": (0, 2)}
CARD = Kind("card", list(CARDS))

WORDS = Words()
PASS = WORDS.word("pass")
BET = WORDS.word("bet")


class Wager(State):
    __slots__ = ("bids", "cards")
    cards: list[int]  # by seat
    bids: list[int]  # in turn: 1 for a bet, 0 for a pass

    def copy(self) -> "Wager":
        other = Wager.__new__(Wager)
        self.copy_core(other)
        other.cards = self.cards[:]
        other.bids = self.bids[:]
        return other

    def facts(self, seat: int | None) -> dict[str, Any]:
        shown = self.result is not None and self.result.ending == "showdown"
        return {
            "bids": self.bids[:],
            "cards": [card if shown or owner == seat else None for owner, card in enumerate(self.cards)],
        }

    def check(self) -> None:
        if self.cards[0] == self.cards[1] or not set(self.cards) <= set(self.deck()):
            raise BrokenInvariant("a card was lost or doubled")

    def deck(self) -> tuple[int, ...]:
        """Return the cards that are played with."""
        return DECKS[self.setup.options["cards"]]

    def win(self, winner: int, coins: int, ending: str) -> None:
        scores = (coins, 0) if winner == 0 else (0, coins)
        self.finish(Result(ending, "3.1", (winner,), scores))


class Bid(Step[Wager]):
    """The player bets or passes."""

    __slots__ = ()
    prompt: ClassVar[str] = "bid"
    rule: ClassVar[str] = "2.1"
    final: ClassVar[bool] = True  # the other has seen it

    def options(self, s: Wager) -> list[Choice]:
        return [PASS, BET]

    def resolve(self, s: Wager, choice: Choice) -> None:
        answered = 1 in s.bids  # somebody has bet before
        s.bids.append(1 if choice is BET else 0)
        s.tell("bet" if choice is BET else "pass", seat=self.seat)
        if choice is PASS and answered:
            s.win(1 - self.seat, 1, "given-up")
        elif answered or s.bids == [0, 0]:
            s.learn_all()
            for seat, card in enumerate(s.cards):
                s.tell("show", seat=seat, card=card)
            s.win(0 if s.cards[0] > s.cards[1] else 1, 2 if answered else 1, "showdown")
        else:
            s.push(Bid(1 - self.seat))


class WagerGame(Game):
    id = "wager"
    package = "examples.wager"
    rules_version = 1
    min_seats, max_seats, usual_seats = 2, 2, 2
    most_options, most_decisions = 2, 3
    decisions_rule, end_rule = "2.1", "3.1"
    options = (Option("cards", tuple(DECKS), "1.2"),)
    words = WORDS
    kinds = (CARD,)
    steps = (Bid,)

    def hand_of(self, facts: dict[str, Any]) -> list[Thing]:
        return [("card", CARDS[card]) for card in facts["cards"] if card is not None]

    def deal(self, setup: Setup) -> Wager:
        s = Wager.__new__(Wager)
        self.blank(s, setup, setup.seed)
        deck = list(s.deck())
        s.shuffle(deck)
        s.cards, s.bids = deck[:2], []
        s.push(Bid(0))
        return s

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Wager:
        s = Wager.__new__(Wager)
        self.blank(s, setup, seed)
        facts = view["facts"]
        left = [card for card in s.deck() if card not in facts["cards"]]
        s.shuffle(left)
        s.cards = [left.pop() if card is None else card for card in facts["cards"]]
        s.bids = list(facts["bids"])
        return s


GAME = WagerGame()
