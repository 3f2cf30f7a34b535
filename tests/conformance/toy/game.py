"""Thorns: play roses for points, block them with thorns, vote at the end. `GAME` keeps every law."""

from itertools import count
from typing import Any, ClassVar

from subrosa.core import (
    A_SEAT,
    BrokenInvariant,
    Choice,
    Game,
    Holds,
    Kind,
    Refusal,
    Result,
    Secret,
    Setup,
    State,
    Step,
    Thing,
    Together,
    Window,
    Words,
    named,
)

CARDS = ("rose", "lily", "thorn")
COPIES = (6, 5, 5)
THORN = 2
SEATS = Kind("seat", [str(seat) for seat in range(4)])
CARD = Kind("card", list(CARDS))
WORDS = Words()
PASS = WORDS.word("pass")
PLAY = WORDS.row("play", CARD)
PEEK = WORDS.word("peek")
BLOCK = WORDS.word("block")
VOTE = WORDS.row("vote", SEATS)
CALLS = count()


class Thorns(State):
    __slots__ = ("deck", "discards", "fault", "hands", "points", "seen", "turn")
    hands: list[tuple[int, ...]]
    deck: list[int]
    discards: list[int]
    points: list[int]
    seen: list[int]  # how many cards of the deck, from its top, each seat has peeked at
    turn: int
    fault: str

    def copy(self) -> "Thorns":
        other = Thorns.__new__(Thorns)
        self.copy_core(other)
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.discards = self.discards if self.fault == "alias" else self.discards[:]
        other.points = self.points[:]
        other.seen = self.seen[:]
        other.turn = self.turn
        other.fault = self.fault
        return other

    def facts(self, seat: int | None) -> dict[str, Any]:
        facts: dict[str, Any] = {
            "turn": self.turn,
            "deck": len(self.deck),
            "discards": self.discards[:],
            "points": self.points[:],
            "sizes": [len(hand) for hand in self.hands],
            "hand": None if seat is None else list(self.hands[seat]),
            "seen": self.seen[:],
            "top": None if seat is None or not self.seen[seat] else self.deck[-1],
        }
        if self.fault == "leak in view":
            facts["next"] = self.deck[-1] if self.deck else None
        return facts

    def check(self) -> None:
        cards = [*self.deck, *self.discards, *[card for hand in self.hands for card in hand]]
        if sorted(cards) != [card for card, copies in enumerate(COPIES) for _ in range(copies)]:
            raise BrokenInvariant("cards were lost")

    def lose(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        if not (self.fault == "lost card" and self.turn == 3):
            self.discards.append(card)

    def draw(self, seat: int) -> None:
        if self.deck:
            if self.fault == "nondeterminism" and next(CALLS) % 2:
                self.deck.insert(0, self.deck.pop())
            card = self.deck.pop()
            self.seen = [0] * self.seats
            self.hands[seat] += (card,)
            self.learn(seat)
            told: Any = CARDS[card] if self.fault == "leak in event" else Secret(CARDS[card], (seat,))
            self.tell("draw", seat=seat, card=told)


class Turn(Step[Thorns]):
    prompt: ClassVar[str] = "turn"
    rule: ClassVar[str] = "1.1"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def options(self, s: Thorns) -> list[Choice]:
        options = [PLAY[card] for card in sorted(set(s.hands[self.seat]))]
        return [*options, PEEK] if s.deck else options or [PASS]

    def resolve(self, s: Thorns, choice: Choice) -> None:
        if choice is PEEK:
            s.seen[self.seat] = 1
            if s.fault != "unnoticed peek":
                s.learn(self.seat)
            if s.fault == "leak under learn_all":
                s.learn_all()
                s.tell("peek", seat=self.seat, card=CARDS[s.deck[-1]])
            s.tell("peek", seat=self.seat)
            next_turn(s)
        elif choice is PASS:
            next_turn(s)
        else:
            s.lose(self.seat, choice.args[0])
            s.tell("play", seat=self.seat, card=CARDS[choice.args[0]])
            others = tuple((self.seat + i) % s.seats for i in range(1, s.seats))
            if s.fault == "asks only those who can":
                others = tuple(seat for seat in others if THORN in s.hands[seat])
            s.push(Block(others, self.seat))

    def refusal(self, s: Thorns, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "play":
            held = [i for i, hand in enumerate(s.hands) if choice.args[0] in hand]
            args = {"who": held} if s.fault == "leak in refusal" else {}
            return Refusal("not-in-hand", "7.7" if s.fault == "wrong rule" else "1.1", args)
        return None


class Block(Window[Thorns]):
    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}
    prompt: ClassVar[str] = "block"
    rule: ClassVar[str] = "1.2"

    def __init__(self, seats: tuple[int, ...], player: int) -> None:
        self.seat = -1
        self.seats = seats
        self.player = player

    def replies(self, s: Thorns, seat: int) -> list[Choice]:
        if THORN not in s.hands[seat]:
            return [PASS]
        return [BLOCK, PASS] if s.fault == "pass last" else [PASS, BLOCK]

    def react(self, s: Thorns, seat: int, choice: Choice) -> None:
        s.lose(seat, THORN)
        s.tell("block", seat=seat)
        self.done(s)

    def close(self, s: Thorns) -> None:
        s.points[self.player] += 1
        self.done(s)

    def done(self, s: Thorns) -> None:
        s.draw(self.player)
        if s.fault == "hurry differs" and s.hurry:
            s.points[0] += 1
        next_turn(s)


class Vote(Together[Thorns]):
    prompt: ClassVar[str] = "vote"
    rule: ClassVar[str] = "1.3"

    def replies(self, s: Thorns, seat: int) -> list[Choice]:
        if s.fault == "dead end":
            return []
        return [VOTE[other] for other in range(s.seats) if other != seat]

    def resolve_all(self, s: Thorns, answers: tuple[Choice, ...]) -> None:
        for answer in answers:
            s.points[answer.args[0]] += 1
        best = max(s.points)
        rule = "9.9" if s.fault == "wrong rule at the end" else "2"
        winners = tuple(i for i, n in enumerate(s.points) if n == best)
        if s.fault == "strange winner":
            winners = (7,)
        scores = tuple(s.points[:1] if s.fault == "scores of some" else s.points)
        s.finish(Result("vote", rule, winners, scores))


def next_turn(s: Thorns) -> None:
    s.turn += 1
    if s.turn < 4 * s.seats or s.fault == "endless":
        s.push(Turn(s.turn % s.seats))
    else:
        s.push(Vote(tuple(range(s.seats))))


class ThornsGame(Game):
    id = "thorns"
    package = "tests.conformance.toy"
    rules_version = 1
    min_seats = 3
    max_seats = 4
    usual_seats = 3
    most_options = 8
    most_decisions = 200
    decisions_rule = "1.1"
    end_rule = "2"
    options = ()
    words = WORDS
    kinds = (SEATS, CARD)
    steps = (Turn, Block, Vote)

    def __init__(self, fault: str = "") -> None:
        super().__init__()
        self.fault = fault

    def turn_of(self, facts: dict[str, Any]) -> int:
        return -int(facts["turn"]) if self.fault == "turns go back" else int(facts["turn"])

    def round_of(self, facts: dict[str, Any]) -> int | None:
        return -int(facts["turn"]) if self.fault == "rounds go back" else None

    def hand_of(self, facts: dict[str, Any]) -> list[Thing]:
        if self.fault == "spectator's hand":
            return [("card", "rose")]
        if self.fault == "unsaid hand":
            return []
        kind = "flower" if self.fault == "strange hand" else "card"
        return [(kind, CARDS[card]) for card in facts["hand"] or ()]

    def player_of(self, facts: dict[str, Any], seat: int) -> dict[str, Any]:
        faulty: dict[str, Any] = {}
        if self.fault == "name without its kind":
            faulty = {"best": "rose"}
        elif self.fault == "seat as a number":
            faulty = {"seat": seat}
        elif self.fault == "strange name":
            faulty = {"best": named("card", "tulip")}
        return {"points": facts["points"][seat], "cards": facts["sizes"][seat], **faulty}

    def piles_of(self, facts: dict[str, Any]) -> dict[str, list[Thing]]:
        kind = "flower" if self.fault == "strange pile" else "card"
        return {"discards": [(kind, CARDS[card]) for card in facts["discards"]]}

    def table_of(self, facts: dict[str, Any]) -> dict[str, Any]:
        return {"deck": (facts["deck"],) if self.fault == "table that cannot be sent" else facts["deck"]}

    def roles_of(self, facts: dict[str, Any], seat: int) -> dict[str, str | None]:
        return {"card": "tulip"} if self.fault == "strange role" else {}

    def identity_of(self, facts: dict[str, Any], seat: int) -> str | None:
        return "rose" if self.fault == "identity beside the roles" else None

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        if self.fault == "page changes its view":
            view["facts"]["turn"] += 1
        return {"best": (0, 1)} if self.fault == "page that cannot be sent" else super().shown(view)

    def deal(self, setup: Setup) -> Thorns:
        s = Thorns.__new__(Thorns)
        self.blank(s, setup, setup.seed)
        s.fault = self.fault
        s.deck = [card for card, copies in enumerate(COPIES) for _ in range(copies)]
        s.shuffle(s.deck)
        s.hands = [(s.deck.pop(), s.deck.pop()) for _ in range(s.seats)]
        s.discards = []
        s.points = [0] * s.seats
        s.seen = [0] * s.seats
        s.turn = 0
        s.push(Turn(0))
        return s

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Thorns:
        s = Thorns.__new__(Thorns)
        self.blank(s, setup, seed)
        facts = view["facts"]
        s.fault = self.fault
        s.turn = facts["turn"]
        s.discards = facts["discards"] if s.fault == "world shares its view" else list(facts["discards"])
        s.points = list(facts["points"])
        s.seen = list(facts["seen"])
        s.hands = [()] * s.seats
        top = [] if facts["top"] is None else [facts["top"]]
        if view["seat"] is not None:
            s.hands[view["seat"]] = tuple(facts["hand"])
        left = list(COPIES)
        for card in [*s.discards, *top, *[card for hand in s.hands for card in hand]]:
            left[card] -= 1
        unseen = [card for card, copies in enumerate(left) for _ in range(copies)]
        s.shuffle(unseen)
        for seat, size in enumerate(facts["sizes"]):
            while len(s.hands[seat]) < size:
                s.hands[seat] += (unseen.pop(),)
        s.deck = unseen + top
        return s


GAME = ThornsGame()
