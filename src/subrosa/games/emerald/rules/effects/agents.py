"""Texts about agents: one's own, and those of others (RULES.md 19)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, FLAG, Holds, case, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.emerald.rules.assassination import remove_victim
from subrosa.games.emerald.rules.blocks import (
    IRENE_REPLACES,
    REPLACEMENT,
    SHOGGOTH_ATTACK,
    Threat,
    who_may_block,
)
from subrosa.games.emerald.rules.effects.cards import play
from subrosa.games.emerald.rules.reveals import check_reveals
from subrosa.games.emerald.rules.scoring import tell_points
from subrosa.games.emerald.rules.state import (
    AGENT,
    ON_MI_GO,
    ON_YOG_SOTHOTH,
    PLACES,
    SUPPLY,
    Emerald,
)
from subrosa.games.emerald.rules.words import (
    AGENT as PUT_AGENT,
)
from subrosa.games.emerald.rules.words import (
    AIM,
    CARD,
    CARDS,
    CITIES,
    CITY_COUNT,
    IRENE,
    LIFT,
    MI_GO,
    PINKERTON,
    SHOGGOTH,
    STOP,
    VAMPIRES,
    YOG_SOTHOTH,
)
from subrosa.games.emerald.rules.words import SUPPLY as FROM_SUPPLY


def own_cities(s: Emerald, seat: int) -> list[int]:
    """Return the cities with an agent of a player."""
    return [city for city in range(CITY_COUNT) if s.agents(city, seat)]


def others_agents(s: Emerald, seat: int, cities: list[int]) -> list[Choice]:
    """Return the agents of other players in these cities, as targets."""
    return [
        AIM[city][other]
        for city in cities
        for other in range(s.seats)
        if other != seat and s.agents(city, other)
    ]


class AimAtAgent(Step[Emerald]):
    """At which agent of another player? Subclasses say what happens to it."""

    __slots__ = ()
    prompt: ClassVar[str] = "aim-agent"
    rule: ClassVar[str] = "19"
    card: ClassVar[int]

    def options(self, s: Emerald) -> list[Choice]:
        return others_agents(s, self.seat, list(range(CITY_COUNT)))

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        return why_not_aimed(s, seat, choice, self.rule)

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


def why_not_aimed(s: Emerald, seat: int, choice: Choice, rule: str) -> Refusal | None:
    """Tell why an agent cannot be a target."""
    if choice.verb != "aim":
        return None
    city, target = choice.args
    if target >= s.seats:
        return Refusal("no-such-seat", "4", {"seat": target})
    if target == seat:
        return Refusal("not-yourself", rule)
    if not s.agents(city, target):
        return Refusal("no-agent-of", rule, {"city": CITIES[city], "target": target})
    return Refusal("out-of-reach", rule, {"city": CITIES[city]})


def tell_aim(s: Emerald, seat: int, card: int, city: int, target: int) -> None:
    if s.events is not None:
        s.tell("aim", seat=seat, card=CARDS[card], city=CITIES[city], target=target)


# ---- replacing (Irene Adler, Vampires)


def replace(s: Emerald, seat: int, city: int, victim: int) -> None:
    """Send an agent home and put one of one's own in its place."""
    s.shift(city, SUPPLY, victim, AGENT)
    s.shift(SUPPLY, city, seat, AGENT)
    if s.events is not None:
        s.tell("replaced", seat=seat, target=victim, city=CITIES[city])
    check_reveals(s)


def can_irene(s: Emerald, seat: int) -> bool:
    return s.agents(SUPPLY, seat) > 0 and bool(others_agents(s, seat, list(range(CITY_COUNT))))


def irene(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, IRENE)
    s.push(Seduce(seat))


class Seduce(AimAtAgent):
    """Irene Adler wins an agent over, wherever it is."""

    __slots__ = ()
    rule: ClassVar[str] = "19.14"
    card: ClassVar[int] = IRENE

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city, victim = choice.args
        tell_aim(s, self.seat, IRENE, city, victim)
        s.push(ReplaceThreat(who_may_block(s, [victim], IRENE_REPLACES), self.seat, city, victim, IRENE))


def can_vampires(s: Emerald, seat: int) -> bool:
    return not s.leopold and s.agents(SUPPLY, seat) > 0 and bool(others_agents(s, seat, own_cities(s, seat)))


def vampires(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, VAMPIRES)
    s.push(Bite(seat))


class Bite(AimAtAgent):
    """Vampires win an agent over in a city where one has an agent already."""

    __slots__ = ()
    rule: ClassVar[str] = "19.28"
    card: ClassVar[int] = VAMPIRES

    def options(self, s: Emerald) -> list[Choice]:
        return others_agents(s, self.seat, own_cities(s, self.seat))

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city, victim = choice.args
        tell_aim(s, self.seat, VAMPIRES, city, victim)
        s.push(ReplaceThreat(who_may_block(s, [victim], REPLACEMENT), self.seat, city, victim, VAMPIRES))


class ReplaceThreat(Threat):
    """Somebody is about to replace an agent."""

    __slots__ = ("card", "victim")
    holds: ClassVar[Holds] = {"card": thing(CARD), "victim": A_SEAT}
    attack: ClassVar[str] = REPLACEMENT

    def __init__(self, seats: tuple[int, ...], attacker: int, city: int, victim: int, card: int) -> None:
        super().__init__(seats, attacker, city)
        self.victim = victim
        self.card = card

    def close(self, s: Emerald) -> None:
        replace(s, self.attacker, self.city, self.victim)

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        attack = IRENE_REPLACES if self.card == IRENE else REPLACEMENT
        return {"attack": attack, "attacker_seat": self.attacker, "city": CITIES[self.city]}


# ---- Shoggoth


def can_shoggoth(s: Emerald, seat: int) -> bool:
    return bool(others_agents(s, seat, list(range(CITY_COUNT))))


def shoggoth(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, SHOGGOTH)
    s.push(Devour(seat))


class Devour(AimAtAgent):
    """The Shoggoth kills an agent anywhere."""

    __slots__ = ()
    rule: ClassVar[str] = "19.23"
    card: ClassVar[int] = SHOGGOTH

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city, victim = choice.args
        tell_aim(s, self.seat, SHOGGOTH, city, victim)
        s.push(DevourThreat(who_may_block(s, [victim], SHOGGOTH_ATTACK), self.seat, city, victim))


class DevourThreat(Threat):
    """The Shoggoth is about to kill an agent; cubes stay where they are."""

    __slots__ = ("victim",)
    holds: ClassVar[Holds] = {"victim": A_SEAT}
    attack: ClassVar[str] = SHOGGOTH_ATTACK

    def __init__(self, seats: tuple[int, ...], attacker: int, city: int, victim: int) -> None:
        super().__init__(seats, attacker, city)
        self.victim = victim

    def close(self, s: Emerald) -> None:
        remove_victim(s, self.attacker, self.city, self.victim, SHOGGOTH)
        check_reveals(s)


# ---- one's own agents: Mi-Go, Yog Sothoth, Pinkerton Agents


def has_agent_in_city(s: Emerald, seat: int) -> bool:
    return s.agents_in_cities(seat) > 0


def lifts(s: Emerald, seat: int) -> list[Choice]:
    """Return the cities from which a player can take an own agent."""
    return [LIFT[city] for city in own_cities(s, seat)]


def why_not_lifted(choice: Choice, rule: str) -> Refusal | None:
    """Tell why no agent can be taken from there."""
    if choice.verb == "lift":
        return Refusal("no-own-agent", rule, {"city": CITIES[choice.args[0]]})
    return None


def mi_go(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, MI_GO)
    s.mi_go_turn[seat] = s.turn
    s.push(FlyAway(seat, False))


class FlyAway(Step[Emerald]):
    """Which agent goes on Mi-Go? One, and perhaps a second one."""

    __slots__ = ("second",)
    holds: ClassVar[Holds] = {"second": FLAG}
    prompt: ClassVar[str] = "fly-away"
    rule: ClassVar[str] = "19.16"

    def __init__(self, seat: int, second: bool) -> None:
        self.seat = seat
        self.second = second

    def options(self, s: Emerald) -> list[Choice]:
        options = lifts(s, self.seat)
        return [STOP, *options] if self.second else options

    def resolve(self, s: Emerald, choice: Choice) -> None:
        if choice is STOP:
            return
        s.shift(choice.args[0], ON_MI_GO, self.seat, AGENT)
        if s.events is not None:
            s.tell("fly-away", seat=self.seat, city=CITIES[choice.args[0]])
        if not self.second:
            s.push(FlyAway(self.seat, True))

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("at-least-one", self.rule) if choice is STOP else why_not_lifted(choice, self.rule)


def can_return(s: Emerald, seat: int) -> bool:
    """Tell whether a player has agents on Mi-Go since an earlier turn."""
    return s.agents(ON_MI_GO, seat) > 0 and s.mi_go_turn[seat] < s.turn


def return_agents(s: Emerald, seat: int, city: int) -> None:
    """Put the agents on Mi-Go back, all into one city."""
    count = s.agents(ON_MI_GO, seat)
    s.shift(ON_MI_GO, city, seat, AGENT, count)
    if s.events is not None:
        s.tell("return", seat=seat, city=CITIES[city], count=count)


def yog_sothoth(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, YOG_SOTHOTH)
    s.push(Sacrifice(seat, False))


class Sacrifice(Step[Emerald]):
    """Which agent goes to Yog Sothoth for good? One or more; each is a Loyalist point."""

    __slots__ = ("another",)
    holds: ClassVar[Holds] = {"another": FLAG}
    prompt: ClassVar[str] = "sacrifice"
    rule: ClassVar[str] = "19.30"

    def __init__(self, seat: int, another: bool) -> None:
        self.seat = seat
        self.another = another

    def options(self, s: Emerald) -> list[Choice]:
        options = lifts(s, self.seat)
        return [STOP, *options] if self.another else options

    def resolve(self, s: Emerald, choice: Choice) -> None:
        if choice is STOP:
            check_reveals(s)
            return
        s.shift(choice.args[0], ON_YOG_SOTHOTH, self.seat, AGENT)
        s.loyalist[self.seat] += s.edition.yog_vp
        if s.events is not None:
            s.tell("sacrifice", seat=self.seat, city=CITIES[choice.args[0]])
        tell_points(s, self.seat, "loyalist", s.edition.yog_vp)
        s.push(Sacrifice(self.seat, True))

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("at-least-one", self.rule) if choice is STOP else why_not_lifted(choice, self.rule)


def can_pinkerton(s: Emerald, seat: int) -> bool:
    return s.agents(SUPPLY, seat) > 0 or s.agents_in_cities(seat) > 0


def pinkerton(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, PINKERTON)
    s.push(Hire(seat))


class Hire(Step[Emerald]):
    """Which agent is sent out: one from the supply, or one from a city?"""

    __slots__ = ()
    prompt: ClassVar[str] = "hire"
    rule: ClassVar[str] = "19.21"

    def options(self, s: Emerald) -> list[Choice]:
        options = lifts(s, self.seat)
        return [FROM_SUPPLY, *options] if s.agents(SUPPLY, self.seat) else options

    def resolve(self, s: Emerald, choice: Choice) -> None:
        s.push(SendOut(self.seat, SUPPLY if choice is FROM_SUPPLY else choice.args[0]))

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice is FROM_SUPPLY:
            return Refusal("no-agent-in-supply", self.rule)
        return why_not_lifted(choice, self.rule)


class SendOut(Step[Emerald]):
    """Where to?"""

    __slots__ = ("start",)
    holds: ClassVar[Holds] = {"start": case(PLACES)}
    prompt: ClassVar[str] = "send-out"
    rule: ClassVar[str] = "19.21"

    def __init__(self, seat: int, start: int) -> None:
        self.seat = seat
        self.start = start

    def options(self, s: Emerald) -> list[Choice]:
        return [PUT_AGENT[city] for city in range(CITY_COUNT) if city != self.start]

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city = choice.args[0]
        if self.start == SUPPLY:
            s.put_agent(self.seat, city)
            return
        s.shift(self.start, city, self.seat, AGENT)
        if s.events is not None:
            s.tell("move-agent", seat=self.seat, city=CITIES[self.start], to_city=CITIES[city])

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "agent":
            return Refusal("same-city", self.rule, {"city": CITIES[choice.args[0]]})
        return None
