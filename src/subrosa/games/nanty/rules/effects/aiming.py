"""Choosing the player a text is aimed at."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.nanty.rules.data import EFFECT_NAMES
from subrosa.games.nanty.rules.reactions import immune, threaten_text
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import AIM, CARD, CARDS
from subrosa.parts.seats import InTurn


def with_cards(s: Nanty, seat: int) -> list[int]:
    """Return the other players with at least one card in hand."""
    return [other for other in s.others(seat) if s.hands[other]]


def with_houses(s: Nanty, seat: int) -> list[int]:
    """Return the other players with a Building on the board."""
    return [other for other in s.others(seat) if s.built[other]]


def stake(s: Nanty, card: int) -> int:
    """Return how much the text is about, if it says so; Noah Claypole's is the second of his numbers (20.25)."""
    args = s.edition.args[card]
    return args[1] if len(args) > 1 else sum(args)


class AimText(Step[Nanty]):
    """At whom? Subclasses say who can be chosen and what happens to them."""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "aim"
    rule: ClassVar[str] = "5.7"
    gains: ClassVar[bool] = False  # is it to this player's benefit?

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def targets(self, s: Nanty) -> list[int]:
        """Return who can be chosen."""
        return list(s.others(self.seat))

    def aimed(self, s: Nanty, target: int) -> None:
        """Go on with whoever was chosen."""
        raise NotImplementedError

    def options(self, s: Nanty) -> list[Choice]:
        return [AIM[seat] for seat in self.targets(s)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if s.events is not None:
            s.tell("aim", seat=self.seat, target=choice.args[0], card=CARDS[self.card], gains=self.gains)
        self.aimed(s, choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_aimed(s, seat, choice, self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        effect = EFFECT_NAMES[s.edition.effect[self.card]]
        return {"card": CARDS[self.card], "effect": effect, "number": stake(s, self.card)}


def why_not_aimed(s: Nanty, seat: int, choice: Choice, rule: str) -> Refusal | None:
    """Tell why not: nobody sits there, one sits there oneself, or that player has not got what it takes."""
    if choice.verb != "aim":
        return None
    target = choice.args[0]
    if target >= s.seats:
        return Refusal("no-such-seat", "3", {"seat": target})
    if target == seat:
        return Refusal("not-yourself", rule)
    return Refusal("nothing-to-take", rule, {"seat": target})


class OnTarget(Task[Nanty]):
    """What a text does to one player, after they could answer. Subclasses say what."""

    __slots__ = ("card", "player", "target")
    holds: ClassVar[Holds] = {"card": thing(CARD), "player": A_SEAT, "target": A_SEAT}

    def __init__(self, player: int, target: int, card: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.target = target
        self.card = card

    def run(self, s: Nanty) -> None:
        if not immune(s, self.target):
            self.hit(s)

    def hit(self, s: Nanty) -> None:
        """Do it to somebody who is not immune."""
        raise NotImplementedError


def strike(s: Nanty, task: OnTarget) -> None:
    """Let the target answer, then carry the task out."""
    s.push(task)
    threaten_text(s, task.player, (task.target,), task.card)


class TextInTurn(InTurn[Nanty]):
    """The text of a card concerns one player after the other, clockwise from whoever played it."""

    __slots__ = ("card", "player")
    holds: ClassVar[Holds] = {"card": thing(CARD), "player": A_SEAT}

    def __init__(self, player: int, rest: tuple[int, ...], card: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.rest = rest
        self.card = card
