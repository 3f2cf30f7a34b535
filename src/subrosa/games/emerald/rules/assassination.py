"""Assassinations (RULES.md 11): of agents, which can be blocked, and of royalty, which may drive one mad."""

from typing import ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, thing
from subrosa.core.step import NO_SEAT, Task
from subrosa.games.emerald.rules.blocks import ASSASSINATION, Threat, who_may_block
from subrosa.games.emerald.rules.reveals import check_reveals, lose_agent_to_madness, roll_sanity
from subrosa.games.emerald.rules.scoring import tell_points
from subrosa.games.emerald.rules.state import (
    AGENT,
    IN_SLOT,
    KILLED,
    SUPPLY,
    Emerald,
    laid,
)
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    CARD,
    CARDS,
    CITIES,
    CITY,
    FENIANS,
    INFERNAL_MACHINE,
    KILL,
    ROYALTY,
    STRIKE,
)


def targets(s: Emerald, seat: int) -> list[Choice]:
    """Return all whom a player could try to kill, as far as the board says (11.1, 11.2)."""
    found: list[Choice] = []
    for city, agents in enumerate(s.by_city(seat, AGENT)):
        if agents and s.leader(city) == seat:
            found += [
                KILL[city][other] for other in range(s.seats) if other != seat and s.agents(city, other)
            ]
            if s.royalty[city] == IN_SLOT:
                found.append(STRIKE[city])
    return found


def assassinate(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Play the cards for one assassination; then the victim's owner may block (11.3 to 11.5)."""
    head = gathered[0]
    city = head.args[0]
    weapon = gathered[1].args[0]
    s.lose(seat, weapon)
    s.lay_beside(seat, weapon)
    bombs = [choice.args[0] for choice in gathered[2:]]
    for card in bombs:
        s.lose(seat, card)
        if card in (FENIANS, INFERNAL_MACHINE):
            s.gone += (card,)
        else:
            s.gain(seat, card)
    if head.verb == "strike":
        if s.events is not None:
            s.tell(
                "strike",
                seat=seat,
                city=CITIES[city],
                royalty=ROYALTY[city],
                card=CARDS[weapon],
                cards=[CARDS[card] for card in bombs],
            )
        kill_royalty(s, seat, city)
        return
    victim = head.args[1]
    if s.events is not None:
        s.tell(
            "kill",
            seat=seat,
            target=victim,
            city=CITIES[city],
            card=CARDS[weapon],
            cards=[CARDS[card] for card in bombs],
        )
    s.push(KillThreat(who_may_block(s, [victim], ASSASSINATION), seat, city, victim, weapon))


class KillThreat(Threat):
    """Somebody is about to kill an agent."""

    __slots__ = ("victim", "weapon")
    holds: ClassVar[Holds] = {"victim": A_SEAT, "weapon": thing(CARD)}
    attack: ClassVar[str] = ASSASSINATION

    def __init__(self, seats: tuple[int, ...], attacker: int, city: int, victim: int, weapon: int) -> None:
        super().__init__(seats, attacker, city)
        self.victim = victim
        self.weapon = weapon

    def close(self, s: Emerald) -> None:
        remove_victim(s, self.attacker, self.city, self.victim, self.weapon)
        s.push(ClearCubes(self.city, self.attacker))
        check_reveals(s)

    def blocked(self, s: Emerald, seat: int) -> None:
        if s.rules.clear_when_blocked:
            s.clear_cubes(self.city, self.attacker)


def remove_victim(s: Emerald, killer: int, city: int, victim: int, card: int) -> None:
    """Take a killed agent off the board: onto the kill field of the card beside the identity card, or home (11.6)."""
    if s.edition.kill_vp[card]:
        s.shift(city, KILLED, victim, AGENT)
        beside = list(s.beside[killer])
        beside[len(beside) - 1 - beside[::-1].index(laid(card))] = laid(card, victim)
        s.beside[killer] = tuple(beside)
    else:
        s.shift(city, SUPPLY, victim, AGENT)
    if s.events is not None:
        s.tell("killed", seat=killer, target=victim, city=CITIES[city], points=s.edition.kill_vp[card])


class ClearCubes(Task[Emerald]):
    """After an assassination the cubes leave the city (11.7)."""

    __slots__ = ("city", "player")
    holds: ClassVar[Holds] = {"city": thing(CITY), "player": A_SEAT}

    def __init__(self, city: int, player: int) -> None:
        self.seat = NO_SEAT
        self.city = city
        self.player = player

    def run(self, s: Emerald) -> None:
        s.clear_cubes(self.city, self.player)


# ---- royalty


def kill_royalty(s: Emerald, seat: int, city: int) -> None:
    """Take the royalty for Restorationist points; it may cost sanity and an agent (11.6)."""
    s.restorationist[seat] += s.edition.royal_vp[city]
    tell_points(s, seat, "restorationist", s.edition.royal_vp[city])
    gain_royalty(s, seat, city)
    s.push(ClearCubes(city, seat))
    if roll_sanity(s, seat):
        lose_agent_to_madness(s, seat, city)
    check_reveals(s)


def gain_royalty(s: Emerald, seat: int, city: int) -> None:
    """Give royalty to a player; the Black Hand pays for it (19.1)."""
    s.royalty[city] = seat
    if s.has_beside(seat, BLACK_HAND):
        score_hand(s, seat, 1)


def score_hand(s: Emerald, seat: int, royals: int) -> None:
    """Score what the Black Hand gives for royalty (19.1)."""
    points = s.edition.per_hand_royalty * royals
    s.restorationist[seat] += points
    if points and s.events is not None:
        s.tell("black-hand", seat=seat, points=points)
