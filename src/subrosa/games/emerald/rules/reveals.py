"""Sanity (RULES.md 12), and what happens to those who lose all of it, or all their agents (13)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import SEATS, Holds
from subrosa.core.step import NO_SEAT, Refusal, Step, Task, Window
from subrosa.games.emerald.rules.scoring import end_game
from subrosa.games.emerald.rules.state import AGENT, SUPPLY, Emerald
from subrosa.games.emerald.rules.words import (
    AGENT as PUT_AGENT,
)
from subrosa.games.emerald.rules.words import (
    CARDS,
    CHANGE,
    CHANGE_OF_HEART,
    CITIES,
    FACTIONS,
    LOYALIST,
    PASS,
    RESTORATIONIST,
)
from subrosa.parts.seats import InTurn


def roll_sanity(s: Emerald, seat: int) -> bool:
    """Let a player roll the die; madness costs a token, if any is left. Tell whether it was madness (12)."""
    mad = s.roll(s.edition.die_faces) < s.rules.mad_faces
    s.learn_all()
    if mad and s.sanity[seat]:
        s.sanity[seat] -= 1
    if s.events is not None:
        s.tell("sanity", seat=seat, mad=mad, left=s.sanity[seat])
    return mad


def lose_agent_to_madness(s: Emerald, seat: int, city: int) -> None:
    """Send an agent of whoever went mad over royalty home, if there is one in the city (11.6, 19.9)."""
    if s.agents(city, seat):
        s.shift(city, SUPPLY, seat, AGENT)
        if s.events is not None:
            s.tell("mad-agent", seat=seat, city=CITIES[city])


# ---- who has to reveal


def check_reveals(s: Emerald) -> None:
    """Make everybody reveal who has no agent on the board or no sanity left, all of them together (13)."""
    order = [(s.active + i) % s.seats for i in range(s.seats)]
    forced = [
        seat for seat in order if not s.is_revealed(seat) and not (s.sanity[seat] and s.agents_on_board(seat))
    ]
    placing = [seat for seat in order if seat in forced or may_refill_again(s, seat)]
    if not forced:
        if placing:
            s.push(Refill(tuple(placing)))
        return
    s.push(Reveal(tuple(forced), tuple(placing)))
    may = [seat for seat in forced if s.could_hold(seat, CHANGE_OF_HEART)]
    if may and s.rules.change_at_reveal:
        s.push(ChangeAtReveal(tuple(may)))


def may_refill_again(s: Emerald, seat: int) -> bool:
    """Tell whether a Loyalist who has revealed before and has no agent left may place some again (H8)."""
    return s.rules.always_refill and s.is_revealed(seat) and not s.agents_on_board(seat)


class ChangeAtReveal(Window[Emerald]):
    """A Loyalist who has to reveal may have a Change of Heart, before any card is turned up (13.3, R32).

    Asked are all who have to reveal and could have the card, so that nobody learns from it who is a Loyalist.
    """

    __slots__ = ()
    prompt: ClassVar[str] = "change-at-reveal"
    rule: ClassVar[str] = "13.3"

    def replies(self, s: Emerald, seat: int) -> list[Choice]:
        can = s.faction(seat) == LOYALIST and CHANGE_OF_HEART in s.hands[seat]
        return [PASS, CHANGE] if can else [PASS]

    def react(self, s: Emerald, seat: int, choice: Choice) -> None:
        change_sides(s, seat)

    def close(self, s: Emerald) -> None:
        pass

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice is not CHANGE:
            return None
        if CHANGE_OF_HEART not in s.hands[seat]:
            return Refusal("not-in-hand", self.rule, {"card": CARDS[CHANGE_OF_HEART]})
        return Refusal("loyalists-only", self.rule)


def change_sides(s: Emerald, seat: int) -> None:
    """Put Change of Heart on a player's identity card: now they are on the other side (19.2)."""
    s.lose(seat, CHANGE_OF_HEART)
    s.changed ^= 1 << seat
    if s.events is not None:
        s.tell("change", seat=seat)


class Reveal(Task[Emerald]):
    """Players turn their identity cards up: a Restorationist ends the game, Loyalists place agents (13)."""

    __slots__ = ("placing", "players")
    holds: ClassVar[Holds] = {"placing": SEATS, "players": SEATS}

    def __init__(self, players: tuple[int, ...], placing: tuple[int, ...]) -> None:
        self.seat = NO_SEAT
        self.players = players
        self.placing = placing  # those of them who place agents then, and whoever else may (H8)

    def run(self, s: Emerald) -> None:
        s.learn_all()
        for seat in self.players:
            s.revealed |= 1 << seat
            if s.events is not None:
                s.tell("reveal", seat=seat, faction=FACTIONS[s.faction(seat)])
        if any(s.faction(seat) == RESTORATIONIST for seat in self.players):
            end_game(s, "revealed", "13.1")
        else:
            s.push(Refill(self.placing))


class Refill(InTurn[Emerald]):
    """Loyalists who have revealed bring their agents up to three, clockwise from the active player (13.2)."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "Refill":
        return Refill(rest)

    def turn(self, s: Emerald, seat: int) -> None:
        ask_for_agents(s, seat)


def ask_for_agents(s: Emerald, seat: int) -> None:
    """Ask for one more agent as long as there are too few on the board and some in the supply."""
    if s.agents_on_board(seat) < s.edition.agents_at_reveal and s.agents(SUPPLY, seat):
        s.push(Reinforce(seat))


class Reinforce(Step[Emerald]):
    """Where does a revealed Loyalist place an agent?"""

    __slots__ = ()
    prompt: ClassVar[str] = "reinforce"
    rule: ClassVar[str] = "13.2"

    def options(self, s: Emerald) -> list[Choice]:
        return PUT_AGENT[:]

    def resolve(self, s: Emerald, choice: Choice) -> None:
        s.put_agent(self.seat, choice.args[0])
        ask_for_agents(s, self.seat)

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"wanted": s.edition.agents_at_reveal - s.agents_on_board(self.seat)}
