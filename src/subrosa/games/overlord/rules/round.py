"""The round (RULES.md 4): its start, the draw, income, the coronation, and the exchange of characters after it."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds
from subrosa.core.step import Refusal, Step, Task
from subrosa.games.overlord.rules.cards import become, win
from subrosa.games.overlord.rules.order import NextExecution
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import (
    BAILIFF,
    BAN,
    CARDS,
    CENSOR,
    INQUISITOR,
    KNIGHT,
    NO_CARD,
    NOBODY,
    PASS,
    ROB,
    SHOW,
    TYRANT,
)


def start_round(s: Overlord) -> None:
    """Use the abilities "at the start of the round", the highest rank first (4.1), then go through the phases."""
    s.round += 1
    s.banned = NO_CARD
    if s.events is not None:
        s.tell("round", number=s.round)
    s.push(Phases())
    censor = s.seat_of(CENSOR)
    if censor != NOBODY:
        s.push(CensorNames(censor))
    inquisitor = s.seat_of(INQUISITOR)
    if inquisitor != NOBODY:
        s.push(InquisitorAsks(inquisitor))
    tyrant = s.seat_of(TYRANT)
    if tyrant != NOBODY:
        rob(s, tyrant, s.edition.tyrant_gold)


class Phases(Task[Overlord]):
    """Draw, income, coronation; then the executions, and after them the end of the round."""

    __slots__ = ()

    def run(self, s: Overlord) -> None:
        draw_phase(s)
        if s.round > 1:
            income_phase(s)
        ruler = s.ruler()
        if s.gold[ruler] >= s.edition.coronation_gold:
            win(s, ruler, "coronation", "9.2")
            return
        s.push(EndOfRound())
        s.push(NextExecution())


# ---- round start (4.1)


def rob(s: Overlord, tyrant: int, left: int) -> None:
    """Let the Tyrant go on taking gold, one coin at a time, as long as there is any that may be taken (7.9)."""
    if left > 0 and robbable(s, tyrant):
        s.push(TyrantRobs(tyrant, left))


def robbable(s: Overlord, tyrant: int) -> list[int]:
    """Return the players with gold; the Knight's cannot be taken."""
    return [seat for seat in s.ring.others[tyrant] if s.gold[seat] and s.characters[seat] != KNIGHT]


class TyrantRobs(Step[Overlord]):
    """From whom does the Tyrant take the next coin?"""

    __slots__ = ("left",)
    holds: ClassVar[Holds] = {"left": NUMBER}
    prompt: ClassVar[str] = "rob"
    rule: ClassVar[str] = "7.9"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Overlord) -> list[Choice]:
        return [ROB[seat] for seat in robbable(s, self.seat)]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        s.take_gold(self.seat, choice.args[0], 1, "tyrant")
        rob(s, self.seat, self.left - 1)

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "rob":
            return None
        target = choice.args[0]
        if target >= s.seats:
            return Refusal("no-such-seat", "3.2", {"seat": target})
        if target == seat:
            return Refusal("not-yourself", self.rule)
        if s.characters[target] == KNIGHT:
            return Refusal("knight-is-safe", "7.5", {"seat": target})
        return Refusal("target-has-no-gold", self.rule, {"seat": target})

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"gold": self.left}


class InquisitorAsks(Step[Overlord]):
    """The Inquisitor may have one hand shown to all (7.11)."""

    __slots__ = ()
    prompt: ClassVar[str] = "inquisitor"
    rule: ClassVar[str] = "7.11"

    def options(self, s: Overlord) -> list[Choice]:
        return [PASS, *[SHOW[seat] for seat in s.ring.others[self.seat]]]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        if choice is not PASS:
            s.show_hand(choice.args[0])

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "show":
            return None
        if choice.args[0] == seat:
            return Refusal("not-yourself", self.rule)
        return Refusal("no-such-seat", "3.2", {"seat": choice.args[0]})


class CensorNames(Step[Overlord]):
    """The Censor may name a card: all copies in hands are discarded, and nobody may play it this round (7.13)."""

    __slots__ = ()
    prompt: ClassVar[str] = "censor"
    rule: ClassVar[str] = "7.13"

    def options(self, s: Overlord) -> list[Choice]:
        return [PASS, *BAN]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        if choice is PASS:
            return
        card = choice.args[0]
        s.banned = card
        s.learn_all()  # who has it, and who has not
        if s.events is not None:
            s.tell("ban", seat=self.seat, card=CARDS[card])
        for seat in s.active:
            while card in s.hands[seat]:
                s.discard(seat, card)


# ---- phases 1 and 2


def draw_phase(s: Overlord) -> None:
    """Let every player draw to the maximum allowed, clockwise from the Overlord (4.2)."""
    ruler = s.ruler()
    for seat in (ruler, *s.ring.others[ruler]):
        s.draw(seat, s.edition.draw_per_round)


def income_phase(s: Overlord) -> None:
    """Let the Servant pay the Overlord, then everybody take their income; a negative one is paid (4.3)."""
    income, ruler = s.edition.income, s.ruler()
    for seat in s.active:
        if s.edition.to_ruler[s.characters[seat]]:
            s.pay(seat, ruler, s.edition.servant_gold, "servant")
    for seat in s.active:
        character = s.characters[seat]
        amount = income[character]
        if amount >= 0:
            s.earn(seat, amount, "income")
        elif not s.edition.to_ruler[character] or s.rules.income_twice:
            s.pay(seat, NOBODY, -amount, "income")
        if s.rules.income_twice and character == BAILIFF:
            s.pay(seat, NOBODY, -amount, "bailiff")


# ---- phases 5 and 6


class EndOfRound(Task[Overlord]):
    """The Overlord is dead and nobody took the place: characters change hands, cards are shuffled (4.6, 4.7)."""

    __slots__ = ()

    def run(self, s: Overlord) -> None:
        exchange_characters(s)
        s.now_active(tuple(range(s.seats)))
        s.tokens = (0,) * s.seats
        s.reshuffle()
        start_round(s)


def exchange_characters(s: Overlord) -> None:
    """Let survivors rise by rank, each taking the highest card there; then the executed in the order of their tokens.

    What a survivor leaves in the middle is higher than what the next one has, and above all lies the Overlord's
    card: so each of them takes the highest card that is left of all.
    """
    owners = [s.seat_of(character) for character in s.cast]
    seats = [seat for seat in owners if seat != NOBODY]
    seats += [s.tokens.index(token) for token in range(1, len(s.middle) + 1)]
    for seat, character in zip(seats, s.cast, strict=True):
        become(s, seat, character)
    s.middle = ()
