"""Deduction puzzles for Kill the Overlord: whose hand holds a shield card, and whose does not?

Nobody may be executed while they could play a shield card (RULES.md 5.4). So whoever held the Order and was executed
without a book card being played has no shield card, until they get new cards. Whoever was executed by somebody else's
card (Revenge, Uprising) may well have one.
"""

from math import factorial
from typing import Final

from subrosa.core.state import State
from subrosa.games.overlord.bots.belief import KEPT, Hands
from subrosa.games.overlord.rules.data import KINDS
from subrosa.games.overlord.rules.facts import Facts
from subrosa.games.overlord.rules.game import OverlordGame
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import CARDS
from subrosa.puzzles.riddles import Chances, Note, Question, Riddles, Seen, View, Witness, shares

SHIELDS: Final = frozenset(card for card, kind in zip(CARDS, KINDS, strict=True) if kind == "shield")
BOOKS: Final = frozenset(card for card, kind in zip(CARDS, KINDS, strict=True) if kind == "book")
DUEL: Final = 2  # active players with whom not every shield card has a target (6.3)
OUT: Final = 2  # with only one of them executed there would be little to find out
NONE: Final = frozenset([0])  # numbers of shield cards in a hand
SOME: Final = frozenset(range(1, len(CARDS) * len(CARDS)))
ANY: Final = NONE | SOME


class Executions(Witness):
    """Who had no shield card when they were executed, and has drawn none since."""

    def __init__(self) -> None:
        self.holder: int | None = None
        self.played: str | None = None  # the last card, unless it was cancelled
        self.bare: dict[int, int] = {}  # by seat without shield cards: the round in which that was seen
        self.round = 0
        self.active = 0

    def see(self, view: View, events: list[Seen]) -> list[Note]:
        facts: Facts = view["facts"]
        found: list[Note] = []
        for event in events:
            self.follow(event)
            if event["event"] == "executed" and self.lacked_shields(event["args"]["seat"], facts):
                seat = event["args"]["seat"]
                self.bare[seat] = self.round
                found.append(Note("executed", {"seat": seat, "round": self.round}))
            elif event["event"] in ("draw", "hand-over"):
                self.bare.pop(event["args"]["seat" if event["event"] == "draw" else "target"], None)
        self.active = sum([player["token"] == 0 for player in facts["players"]])
        return found

    def follow(self, event: Seen) -> None:
        """Follow the rounds, the Order and the cards that are played."""
        args = event["args"]
        if event["event"] in ("take-order", "give-order"):
            self.holder = args["seat" if event["event"] == "take-order" else "target"]
            self.played = None if event["event"] == "take-order" else self.played
        elif event["event"] == "play":
            self.played = args["card"]
        elif event["event"] == "round":
            self.round = args["number"]
        elif event["event"] == "cancelled":
            self.played = None

    def lacked_shields(self, seat: int, facts: Facts) -> bool:
        """Tell whether somebody who is being executed can have had no shield card."""
        return (
            seat == self.holder
            and self.played not in BOOKS
            and self.active > DUEL
            and facts["banned"] is None
        )


class OverlordRiddles(Riddles):
    """Who alone holds a shield card, and who alone holds none."""

    game: OverlordGame

    def witness(self) -> Executions:
        return Executions()

    def questions(self, view: View) -> list[Question]:
        opinion = Hands(self.game.edition, view)
        seats = tuple(
            [
                str(seat)
                for seat, room in enumerate(opinion.hidden)
                if seat != view["seat"] and room and not SHIELDS.intersection(opinion.known[seat])
            ]
        )
        facts: Facts = view["facts"]
        players = facts["players"]
        if sum([players[int(seat)]["token"] > 0 for seat in seats]) < OUT:
            return []
        args = {"seats": list(map(int, seats))}
        return [Question("no-shield", args, "seat", seats), Question("shield", args, "seat", seats)]

    def answer(self, question: Question, state: State) -> str | None:
        assert isinstance(state, Overlord)
        wanted = question.id == "shield"
        found = [seat for seat in question.candidates if has_shield(state.hands[int(seat)]) is wanted]
        return found[0] if len(found) == 1 else None

    def chances(self, question: Question, view: View, witness: Witness, weighed: bool = True) -> Chances:
        bare = witness.bare if isinstance(witness, Executions) else {}
        dealing = Dealing(Hands(self.game.edition, view), weighed)
        none = [NONE if seat in bare else ANY for seat in range(view["seats"])]
        wanted, others = (SOME, NONE) if question.id == "shield" else (NONE, SOME)
        weights: Chances = {}
        for candidate in question.candidates:
            numbers = list(none)
            for seat in map(int, question.candidates):
                numbers[seat] &= wanted if seat == int(candidate) else others
            weights[candidate] = dealing.weight(numbers)
        return shares(weights)

    def matters(self, question: Question, note: Note, witness: Witness) -> bool:
        seat = note.args["seat"]
        latest = witness.bare.get(seat) if isinstance(witness, Executions) else None
        return note.args["round"] == latest and str(seat) in question.candidates


class Dealing:
    """All ways to deal the unseen cards, by how many shield cards each hand gets."""

    def __init__(self, opinion: Hands, weighed: bool) -> None:
        kept = [
            (card, KEPT[card] if weighed else 1.0)
            for card, copies in opinion.unseen.items()
            for _ in range(copies)
        ]
        self.rooms = opinion.hidden
        self.shields = choices([odds for card, odds in kept if card in SHIELDS])
        self.others = choices([odds for card, odds in kept if card not in SHIELDS])

    def weight(self, numbers: list[frozenset[int]]) -> float:
        """Return the weight of all ways in which every seat has one of these numbers of hidden shield cards."""
        ways = [1.0]  # by how many shield cards there are in all hands so far
        for room, allowed in zip(self.rooms, numbers, strict=True):
            longer = [0.0] * (len(ways) + room)
            for number in range(room + 1):
                if number in allowed:
                    here = 1 / (factorial(number) * factorial(room - number))
                    for before, way in enumerate(ways):
                        longer[before + number] += way * here
            ways = longer
        total = len(ways) - 1
        return sum(
            [
                way * factorial(n) * factorial(total - n) * self.shields[n] * self.others[total - n]
                for n, way in enumerate(ways)
                if n < len(self.shields) and total - n < len(self.others)
            ]
        )


def choices(odds: list[float]) -> list[float]:
    """Return, by how many cards are taken, the odds of all ways to take so many of these, multiplied and added."""
    found = [1.0]
    for one in odds:
        found = [before + one * less for before, less in zip([*found, 0.0], [0.0, *found], strict=True)]
    return found


def has_shield(hand: tuple[int, ...]) -> bool:
    """Tell whether there is a shield card in a hand."""
    return any(CARDS[card] in SHIELDS for card in hand)


RIDDLES = OverlordRiddles
