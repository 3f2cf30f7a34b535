"""The Zombies (RULES.md 14, 19.31): they attack where they are, then more of them come."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, NUMBER, Holds, bits, pairs
from subrosa.core.step import Refusal, Step
from subrosa.games.emerald.rules.blocks import ZOMBIE_ATTACK, Threat, who_may_block
from subrosa.games.emerald.rules.effects.cards import play
from subrosa.games.emerald.rules.reveals import check_reveals
from subrosa.games.emerald.rules.state import AGENT, SUPPLY, Emerald
from subrosa.games.emerald.rules.words import (
    AIM,
    CITIES,
    CITY,
    CITY_COUNT,
    MAX_SEATS,
    RAISE,
    SEAT,
    STOP,
    ZOMBIES,
)

RISING: Final = 2


def can_zombies(s: Emerald, seat: int) -> bool:
    return not s.leopold


def zombies(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, ZOMBIES)
    s.push(ZombieAttack(seat, 0, ()))


def protected(city: int, seat: int) -> int:
    """Return an agent of a player in a city that a block has saved, as one number."""
    return city * MAX_SEATS + seat


class ZombieAttack(Step[Emerald]):
    """Which agent do the zombies attack next, if any? At most one leaves each city."""

    __slots__ = ("fed", "saved")
    holds: ClassVar[Holds] = {"fed": bits(CITY), "saved": pairs(CITY, SEAT)}
    prompt: ClassVar[str] = "zombie-attack"
    rule: ClassVar[str] = "19.31"

    def __init__(self, seat: int, fed: int, saved: tuple[int, ...]) -> None:
        self.seat = seat
        self.fed = fed  # bits of the cities where they have had an agent
        self.saved = saved  # the agents that were saved by blocks, see `protected`

    def can_attack(self, s: Emerald, city: int, other: int) -> bool:
        """Tell whether a zombie is left in a city for an agent that nobody has saved (8.5)."""
        if self.fed >> city & 1 or other == self.seat:
            return False
        used = len([one for one in self.saved if one // MAX_SEATS == city])
        if used >= s.zombies[city]:
            return False
        saved = self.saved.count(protected(city, other))
        if saved and s.rules.protects_player:
            return False
        return s.agents(city, other) > saved

    def options(self, s: Emerald) -> list[Choice]:
        return [
            STOP,
            *[
                AIM[city][other]
                for city in range(CITY_COUNT)
                if s.zombies[city]
                for other in range(s.seats)
                if self.can_attack(s, city, other)
            ],
        ]

    def resolve(self, s: Emerald, choice: Choice) -> None:
        if choice is STOP:
            raise_more(s, self.seat, min(RISING, s.pool))
            return
        city, victim = choice.args
        if s.events is not None:
            s.tell("zombie-attack", seat=self.seat, target=victim, city=CITIES[city])
        seats = who_may_block(s, [victim], ZOMBIE_ATTACK)
        s.push(ZombieThreat(seats, self.seat, city, victim, self.fed, self.saved))

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "aim":
            return None
        city, other = choice.args
        named = {"city": CITIES[city]}
        if other >= s.seats:
            return Refusal("no-such-seat", "4", {"seat": other})
        if other == seat:
            return Refusal("not-yourself", self.rule)
        if not s.zombies[city]:
            return Refusal("no-zombie-there", self.rule, named)
        if self.fed >> city & 1:
            return Refusal("one-per-city", self.rule, named)
        if not s.agents(city, other):
            return Refusal("no-agent-of", self.rule, named | {"target": other})
        return Refusal("saved-by-block", "8.5", named)


class ZombieThreat(Threat):
    """A zombie is about to send an agent home."""

    __slots__ = ("fed", "saved", "victim")
    holds: ClassVar[Holds] = {"fed": bits(CITY), "saved": pairs(CITY, SEAT), "victim": A_SEAT}
    attack: ClassVar[str] = ZOMBIE_ATTACK

    def __init__(
        self,
        seats: tuple[int, ...],
        attacker: int,
        city: int,
        victim: int,
        fed: int,
        saved: tuple[int, ...],
    ) -> None:
        super().__init__(seats, attacker, city)
        self.victim = victim
        self.fed = fed
        self.saved = saved

    def close(self, s: Emerald) -> None:
        s.shift(self.city, SUPPLY, self.victim, AGENT)
        if s.events is not None:
            s.tell("eaten", target=self.victim, city=CITIES[self.city])
        s.push(ZombieAttack(self.attacker, self.fed | 1 << self.city, self.saved))
        check_reveals(s)

    def blocked(self, s: Emerald, seat: int) -> None:
        saved = (*self.saved, protected(self.city, self.victim))
        s.push(ZombieAttack(self.attacker, self.fed, saved))


def raise_more(s: Emerald, seat: int, left: int) -> None:
    """Ask for the next zombie's city, if one is to come."""
    if left > 0:
        s.push(RaiseZombie(seat, left))


class RaiseZombie(Step[Emerald]):
    """Where does a zombie rise?"""

    __slots__ = ("left",)
    holds: ClassVar[Holds] = {"left": NUMBER}
    prompt: ClassVar[str] = "raise-zombie"
    rule: ClassVar[str] = "19.31"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Emerald) -> list[Choice]:
        return RAISE[:]

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city = choice.args[0]
        s.pool -= 1
        s.zombies[city] += 1
        if s.events is not None:
            s.tell("raise", seat=self.seat, city=CITIES[city])
        raise_more(s, self.seat, self.left - 1)

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"left": self.left}
