"""Toll: pay three with cards of a hidden hand, put together one by one, or wait. `GAME` keeps every law."""

from typing import Any, ClassVar

from subrosa.core import (
    BrokenInvariant,
    Choice,
    Game,
    Gather,
    Kind,
    Refusal,
    Result,
    Secret,
    Setup,
    State,
    Thing,
    Words,
)
from subrosa.core.step import gathered_so_far
from subrosa.parts.paying import is_lawful, useful

TOLL = 3
COPIES = (4, 6, 6, 4)  # of cards worth 0, 1, 2 and 3
WORTH = Kind("worth", [str(worth) for worth in range(len(COPIES))])
SEATS = Kind("seat", ["0", "1", "2"])
WORDS = Words()
PAY = WORDS.row("pay", WORTH)
DONE = WORDS.word("done")


class Toll(State):
    __slots__ = ("deck", "discards", "hands", "points", "turn")
    hands: list[tuple[int, ...]]
    deck: list[int]
    discards: list[int]
    points: list[int]
    turn: int

    def copy(self) -> "Toll":
        other = Toll.__new__(Toll)
        self.copy_core(other)
        other.hands, other.deck, other.discards = self.hands[:], self.deck[:], self.discards[:]
        other.points, other.turn = self.points[:], self.turn
        return other

    def facts(self, seat: int | None) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "deck": len(self.deck),
            "discards": self.discards[:],
            "points": self.points[:],
            "sizes": [len(hand) for hand in self.hands],
            "hand": None if seat is None else list(self.hands[seat]),
        }

    def check(self) -> None:
        cards = [*self.deck, *self.discards, *[card for hand in self.hands for card in hand]]
        if sorted(cards) != [worth for worth, copies in enumerate(COPIES) for _ in range(copies)]:
            raise BrokenInvariant("cards were lost")


class Pay(Gather[Toll]):
    prompt: ClassVar[str] = "pay"
    rule: ClassVar[str] = "1.1"
    done: ClassVar[Choice] = DONE

    def more(self, s: Toll, gathered: tuple[Choice, ...]) -> list[Choice]:
        paid = [choice.args[0] for choice in gathered]
        hand = list(s.hands[self.seat])
        for worth in paid:
            hand.remove(worth)
        return [PAY[worth] for worth in sorted({hand[i] for i in useful(paid, hand, TOLL)})]

    def enough(self, s: Toll, gathered: tuple[Choice, ...]) -> bool:
        """Tell whether these cards will do; no card at all means waiting."""
        return not gathered or is_lawful([choice.args[0] for choice in gathered], TOLL)

    def use(self, s: Toll, gathered: tuple[Choice, ...]) -> None:
        paid = [choice.args[0] for choice in gathered]
        hand = list(s.hands[self.seat])
        for worth in paid:
            hand.remove(worth)
        s.discards += sorted(paid)
        s.points[self.seat] += bool(paid)
        s.learn_all()
        s.tell("pay", seat=self.seat, cards=sorted(paid))
        if s.deck:
            hand.append(s.deck.pop())
            s.tell("draw", seat=self.seat, card=Secret(hand[-1], (self.seat,)))
        s.hands[self.seat] = tuple(sorted(hand))
        next_turn(s)

    def refusal(self, s: Toll, seat: int, choice: Choice) -> Refusal | None:
        if choice is DONE:
            return Refusal("too-little", "1.1")
        paid = [gathered.args[0] for gathered in gathered_so_far(s)]
        held = s.hands[seat].count(choice.args[0]) > paid.count(choice.args[0])
        return Refusal("superfluous" if held else "not-in-hand", "1.1")


def next_turn(s: Toll) -> None:
    s.turn += 1
    if s.turn < 3 * s.seats:
        s.push(Pay(s.turn % s.seats))
        return
    best = max(s.points)
    winners = tuple(seat for seat, points in enumerate(s.points) if points == best)
    s.finish(Result("paid", "2", winners, tuple(s.points)))


class TollGame(Game):
    id = "toll"
    package = "tests.parts.toll"
    rules_version = 1
    min_seats = 2
    max_seats = 3
    usual_seats = 3
    most_options = 5
    most_decisions = 60
    decisions_rule = "1.1"
    end_rule = "2"
    words = WORDS
    kinds = (SEATS, WORTH)
    steps = (Pay,)

    def turn_of(self, facts: dict[str, Any]) -> int:
        return int(facts["turn"])

    def hand_of(self, facts: dict[str, Any]) -> list[Thing]:
        return [("worth", WORTH.names[card]) for card in facts["hand"] or ()]

    def player_of(self, facts: dict[str, Any], seat: int) -> dict[str, Any]:
        return {"points": facts["points"][seat], "cards": facts["sizes"][seat]}

    def deal(self, setup: Setup) -> Toll:
        s = Toll.__new__(Toll)
        self.blank(s, setup, setup.seed)
        s.deck = [worth for worth, copies in enumerate(COPIES) for _ in range(copies)]
        s.shuffle(s.deck)
        s.hands = [tuple(sorted(s.deck.pop() for _ in range(4))) for _ in range(s.seats)]
        s.discards, s.points, s.turn = [], [0] * s.seats, 0
        s.push(Pay(0))
        return s

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Toll:
        s = Toll.__new__(Toll)
        self.blank(s, setup, seed)
        facts = view["facts"]
        s.turn, s.points, s.discards = facts["turn"], list(facts["points"]), list(facts["discards"])
        s.hands = [()] * s.seats
        if view["seat"] is not None:
            s.hands[view["seat"]] = tuple(facts["hand"])
        left = list(COPIES)
        for worth in [*s.discards, *[card for hand in s.hands for card in hand]]:
            left[worth] -= 1
        unseen = [worth for worth, copies in enumerate(left) for _ in range(copies)]
        s.shuffle(unseen)
        for seat, size in enumerate(facts["sizes"]):
            if not s.hands[seat]:
                s.hands[seat] = tuple(sorted(unseen.pop() for _ in range(size)))
        s.deck = unseen
        return s


GAME = TollGame()
