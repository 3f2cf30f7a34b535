"""Blocks (RULES.md 8): Sherlock Holmes and the Vampires, played out of turn to save an agent."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, thing
from subrosa.core.step import Refusal, Window
from subrosa.games.emerald.rules.scoring import is_over
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.words import BLOCK, CARDS, CITIES, CITY, HOLMES, PASS, VAMPIRES
from subrosa.parts.drawing import draw

# What an agent may be threatened by.
ASSASSINATION: Final = "assassination"
SHOGGOTH_ATTACK: Final = "shoggoth"
ZOMBIE_ATTACK: Final = "zombies"
REPLACEMENT: Final = "vampires"
IRENE_REPLACES: Final = "irene"
CATACLYSM: Final = "cthulhu"

BLOCKERS: Final = (HOLMES, VAMPIRES)


def stops(s: Emerald, card: int, attack: str) -> bool:
    """Tell whether a card blocks an attack (8.2)."""
    if card == HOLMES:
        return attack != IRENE_REPLACES or s.rules.holmes_stops_irene
    if card != VAMPIRES or s.leopold:
        return False
    if s.rules.assassinations_only:
        return attack == ASSASSINATION
    return attack in (ASSASSINATION, SHOGGOTH_ATTACK, ZOMBIE_ATTACK)


def who_may_block(s: Emerald, seats: list[int], attack: str) -> tuple[int, ...]:
    """Return those of the threatened who could have a card that stops it, as far as everybody can know (8.1).

    Whoever certainly has none need not be asked; to ask only those who have one would give the card away.
    """
    return tuple(
        [
            seat
            for seat in seats
            if any(stops(s, card, attack) and s.could_hold(seat, card) for card in BLOCKERS)
        ]
    )


class Threat(Window[Emerald]):
    """An agent is threatened; its owner may block. Subclasses say what happens if nobody does, and if somebody does."""

    __slots__ = ("attacker", "city")
    holds: ClassVar[Holds] = {"attacker": A_SEAT, "city": thing(CITY)}
    prompt: ClassVar[str] = "block"
    rule: ClassVar[str] = "8.1"
    attack: ClassVar[str]

    def __init__(self, seats: tuple[int, ...], attacker: int, city: int) -> None:
        super().__init__(seats)
        self.attacker = attacker
        self.city = city

    def blocked(self, s: Emerald, seat: int) -> None:
        """Go on after this player has blocked it."""

    def replies(self, s: Emerald, seat: int) -> list[Choice]:
        hand = s.hands[seat]
        return [PASS, *[BLOCK[card] for card in BLOCKERS if card in hand and stops(s, card, self.attack)]]

    def react(self, s: Emerald, seat: int, choice: Choice) -> None:
        play_block(s, seat, choice.args[0], self.attacker)
        self.blocked(s, seat)
        if not s.rules.end_of_turn:
            is_over(s)  # when a block has been resolved, too (17.1)

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "block":
            return None
        card = choice.args[0]
        named = {"card": CARDS[card]}
        if card not in s.hands[seat]:
            return Refusal("not-in-hand", self.rule, named)
        if card == VAMPIRES and s.leopold:
            return Refusal("void", "19.25", named)
        return Refusal("blocks-nothing" if card not in BLOCKERS else "stops-other-things", "8.2", named)

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"attack": self.attack, "attacker_seat": self.attacker, "city": CITIES[self.city]}


def play_block(s: Emerald, seat: int, card: int, attacker: int) -> None:
    """Play a blocking card and draw one at once; it joins the discard pile after a reshuffle (8.4, R9)."""
    s.lose(seat, card)
    if s.events is not None:
        s.tell("block", seat=seat, card=CARDS[card], target=attacker)
    draw(s, seat, 1)
    if card != VAMPIRES or not s.rules.block_uses_up:
        s.gain(seat, card)
    elif s.edition.has_points[card]:
        s.lay_beside(seat, card)
    else:
        s.gone += (card,)
