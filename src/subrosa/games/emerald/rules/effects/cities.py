"""Texts about cities: their cards, their royalty and the cubes in them (RULES.md 19)."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds
from subrosa.core.step import Refusal, Step
from subrosa.games.emerald.rules.assassination import gain_royalty
from subrosa.games.emerald.rules.blocks import CATACLYSM, Threat, who_may_block
from subrosa.games.emerald.rules.claiming import claim
from subrosa.games.emerald.rules.effects.cards import play
from subrosa.games.emerald.rules.reveals import check_reveals, lose_agent_to_madness, roll_sanity
from subrosa.games.emerald.rules.scoring import tell_points
from subrosa.games.emerald.rules.state import (
    AGENT,
    CUBE,
    IN_SLOT,
    LIMBO,
    SUPPLY,
    Emerald,
)
from subrosa.games.emerald.rules.words import (
    AIM,
    BACK,
    BROTHERHOOD,
    CARDS,
    CHOOSE,
    CITIES,
    CITY_COUNT,
    CTHULHU,
    DUCHESS,
    HIDE_ROYALTY,
    LESTRADE,
    NO_CARD,
    OKHRANA,
    PEOPLES_WILL,
    ROYAL_CARD,
    ROYALTY,
    STOP,
    THIRD_SECTION,
)
from subrosa.parts.hands import with_cards
from subrosa.parts.seats import others

CUBES_MOVED: Final = 2  # by the Okhrana


class ChooseCity(Step[Emerald]):
    """Which city? Subclasses say which can be chosen, and what happens there."""

    __slots__ = ()
    prompt: ClassVar[str] = "choose-city"
    rule: ClassVar[str] = "19"
    card: ClassVar[int]

    def cities(self, s: Emerald) -> list[int]:
        """Return which can be chosen."""
        raise NotImplementedError

    def why_not(self, s: Emerald, city: int) -> Refusal:
        """Tell why another cannot."""
        raise NotImplementedError

    def options(self, s: Emerald) -> list[Choice]:
        return [CHOOSE[city] for city in self.cities(s)]

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "choose":
            return None
        return self.why_not(s, choice.args[0])

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


# ---- cards: Duchess d'Uzès, Third Section


def duchess_cities(s: Emerald, seat: int) -> list[int]:
    """Return the cities with a card where a player has the majority, with or without cubes."""
    return [city for city in range(CITY_COUNT) if s.top[city] != NO_CARD and s.leader(city) == seat]


def duchess(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, DUCHESS)
    s.push(ClaimWithout(seat))


class ClaimWithout(ChooseCity):
    """The Duchess claims a card without a cube."""

    __slots__ = ()
    rule: ClassVar[str] = "19.6"
    card: ClassVar[int] = DUCHESS

    def cities(self, s: Emerald) -> list[int]:
        return duchess_cities(s, self.seat)

    def why_not(self, s: Emerald, city: int) -> Refusal:
        reason = "no-card-there" if s.top[city] == NO_CARD else "no-majority"
        return Refusal(reason, self.rule, {"city": CITIES[city]})

    def resolve(self, s: Emerald, choice: Choice) -> None:
        claim(s, self.seat, choice.args[0], DUCHESS)


def cities_with_cards(s: Emerald) -> list[int]:
    """Return the cities with a face-up card."""
    return [city for city in range(CITY_COUNT) if s.top[city] != NO_CARD]


def third_section(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, THIRD_SECTION)
    s.push(Censor(seat))


class Censor(ChooseCity):
    """The Third Section removes the top card of a stack."""

    __slots__ = ()
    rule: ClassVar[str] = "19.27"
    card: ClassVar[int] = THIRD_SECTION

    def cities(self, s: Emerald) -> list[int]:
        return cities_with_cards(s)

    def why_not(self, s: Emerald, city: int) -> Refusal:
        return Refusal("no-card-there", self.rule, {"city": CITIES[city]})

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city = choice.args[0]
        card = s.top[city]
        s.gone += (card,)
        if s.events is not None:
            s.tell("censor", seat=self.seat, city=CITIES[city], card=CARDS[card])
        s.turn_up(city)


# ---- royalty: Hide Royalty


def hiding_places(s: Emerald, seat: int) -> list[int]:
    """Return the cities with royalty in the slot where a player has the majority."""
    return [city for city in range(CITY_COUNT) if s.royalty[city] == IN_SLOT and s.leader(city) == seat]


def hide_royalty(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, HIDE_ROYALTY)
    s.push(Hide(seat))


class Hide(ChooseCity):
    """Whom to hide? Their points are the Loyalists' from then on."""

    __slots__ = ()
    rule: ClassVar[str] = "19.9"
    card: ClassVar[int] = HIDE_ROYALTY

    def cities(self, s: Emerald) -> list[int]:
        return hiding_places(s, self.seat)

    def why_not(self, s: Emerald, city: int) -> Refusal:
        reason = "no-royalty-there" if s.royalty[city] != IN_SLOT else "no-majority"
        return Refusal(reason, self.rule, {"city": CITIES[city]})

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city, seat = choice.args[0], self.seat
        s.hidden |= 1 << city
        s.loyalist[seat] += s.edition.royal_vp[city]
        if s.events is not None:
            s.tell("hide", seat=seat, city=CITIES[city], royalty=ROYALTY[city])
        tell_points(s, seat, "loyalist", s.edition.royal_vp[city])
        gain_royalty(s, seat, city)
        s.clear_cubes(city, seat)
        if roll_sanity(s, seat):
            lose_agent_to_madness(s, seat, city)
        check_reveals(s)


# ---- cubes: Holy Brotherhood, People's Will, Inspector Lestrade, Okhrana


def can_brotherhood(s: Emerald, seat: int) -> bool:
    return s.cubes(LIMBO, seat) > 0 and s.agents_on_board(seat) > 0


def brotherhood(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, BROTHERHOOD)
    s.push(BackFromLimbo(seat))


class BackFromLimbo(Step[Emerald]):
    """How many cubes come back? At most as many as one has agents on the board."""

    __slots__ = ()
    prompt: ClassVar[str] = "back"
    rule: ClassVar[str] = "19.11"

    def options(self, s: Emerald) -> list[Choice]:
        return BACK[: min(s.cubes(LIMBO, self.seat), s.agents_on_board(self.seat))]

    def resolve(self, s: Emerald, choice: Choice) -> None:
        take_back(s, self.seat, choice.args[0] + 1)

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "back":
            return None
        few = choice.args[0] >= s.cubes(LIMBO, seat)
        return Refusal("fewer-cubes-in-limbo" if few else "fewer-agents", self.rule)


def take_back(s: Emerald, seat: int, count: int) -> None:
    """Return cubes from Limbo to the supply."""
    s.shift(LIMBO, SUPPLY, seat, CUBE, count)
    if s.events is not None:
        s.tell("back", seat=seat, count=count)


def can_peoples_will(s: Emerald, seat: int) -> bool:
    return s.cubes(LIMBO, seat) > 0


def peoples_will(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, PEOPLES_WILL)
    take_back(s, seat, s.cubes(LIMBO, seat))


def cubes_of(s: Emerald) -> list[Choice]:
    """Return all cubes in cities as targets: a city and whose they are."""
    return [AIM[city][seat] for city in range(CITY_COUNT) for seat in range(s.seats) if s.cubes(city, seat)]


def can_touch_cubes(s: Emerald, seat: int) -> bool:
    return bool(cubes_of(s))


class AimAtCubes(Step[Emerald]):
    """At whose cubes, and where?"""

    __slots__ = ()
    prompt: ClassVar[str] = "aim-cubes"
    rule: ClassVar[str] = "19"
    card: ClassVar[int]

    def options(self, s: Emerald) -> list[Choice]:
        return cubes_of(s)

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "aim":
            return None
        city, owner = choice.args
        if owner >= s.seats:
            return Refusal("no-such-seat", "4", {"seat": owner})
        return Refusal("no-cube-of", self.rule, {"city": CITIES[city], "target": owner})

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


def lestrade(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, LESTRADE)
    s.push(RaidCity(seat) if s.rules.whole_city else Raid(seat))


def raid(s: Emerald, seat: int, city: int, owner: int) -> None:
    """Send all cubes of a player in a city home."""
    count = s.shape.move_all(s.pieces, city, SUPPLY, owner, CUBE)
    if count and s.events is not None:
        s.tell("raid", seat=seat, target=owner, city=CITIES[city], count=count)


class Raid(AimAtCubes):
    """Lestrade sends all cubes of one player in one city home."""

    __slots__ = ()
    rule: ClassVar[str] = "19.13"
    card: ClassVar[int] = LESTRADE

    def resolve(self, s: Emerald, choice: Choice) -> None:
        raid(s, self.seat, choice.args[0], choice.args[1])


class RaidCity(ChooseCity):
    """Lestrade sends all cubes in one city home (H2)."""

    __slots__ = ()
    rule: ClassVar[str] = "H2"
    card: ClassVar[int] = LESTRADE

    def cities(self, s: Emerald) -> list[int]:
        return [city for city in range(CITY_COUNT) if any(s.cubes(city, owner) for owner in range(s.seats))]

    def why_not(self, s: Emerald, city: int) -> Refusal:
        return Refusal("no-cubes-there", self.rule, {"city": CITIES[city]})

    def resolve(self, s: Emerald, choice: Choice) -> None:
        for owner in range(s.seats):
            raid(s, self.seat, choice.args[0], owner)


def okhrana(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, OKHRANA)
    s.push(Arrest(seat, CUBES_MOVED))


class Arrest(AimAtCubes):
    """The Okhrana sends one or two cubes to Limbo, whosever they are."""

    __slots__ = ("left",)
    holds: ClassVar[Holds] = {"left": NUMBER}
    rule: ClassVar[str] = "19.18"
    card: ClassVar[int] = OKHRANA

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Emerald) -> list[Choice]:
        return cubes_of(s) if self.left == CUBES_MOVED else [STOP, *cubes_of(s)]

    def resolve(self, s: Emerald, choice: Choice) -> None:
        if choice is STOP:
            return
        city, owner = choice.args
        s.shift(city, LIMBO, owner, CUBE)
        if s.events is not None:
            s.tell("arrest", seat=self.seat, target=owner, city=CITIES[city])
        if self.left > 1:
            s.push(Arrest(self.seat, self.left - 1))

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("at-least-one", self.rule) if choice is STOP else super().refusal(s, seat, choice)


# ---- Cthulhu


def cthulhu_cities(s: Emerald) -> list[int]:
    """Return the cities with anything that Cthulhu could destroy."""
    step = s.seats * 2
    return [
        city
        for city in range(CITY_COUNT)
        if s.top[city] != NO_CARD or s.zombies[city] or any(s.pieces[city * step : (city + 1) * step])
    ]


def can_cthulhu(s: Emerald, seat: int) -> bool:
    return bool(cthulhu_cities(s))


def cthulhu(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    play(s, seat, CTHULHU)
    s.push(Rise(seat))


class Rise(ChooseCity):
    """Where does Cthulhu rise?"""

    __slots__ = ()
    rule: ClassVar[str] = "19.3"
    card: ClassVar[int] = CTHULHU

    def cities(self, s: Emerald) -> list[int]:
        return cthulhu_cities(s)

    def why_not(self, s: Emerald, city: int) -> Refusal:
        return Refusal("nothing-there", self.rule, {"city": CITIES[city]})

    def resolve(self, s: Emerald, choice: Choice) -> None:
        city = choice.args[0]
        if s.events is not None:
            s.tell("rise", seat=self.seat, city=CITIES[city])
        threatened = [other for other in others(tuple(range(s.seats)), self.seat) if s.agents(city, other)]
        s.push(RiseThreat(who_may_block(s, threatened, CATACLYSM), self.seat, city))


class RiseThreat(Threat):
    """Cthulhu is about to destroy a city, unless Sherlock Holmes of any player with an agent there prevents it."""

    __slots__ = ()
    attack: ClassVar[str] = CATACLYSM

    def close(self, s: Emerald) -> None:
        destroy(s, self.city)
        check_reveals(s)


def destroy(s: Emerald, city: int) -> None:
    """Remove cards, agents, zombies and cubes; royalty that lies open stays. What lay face down remains unseen."""
    if s.top[city] != NO_CARD:
        s.gone += (s.top[city],)
        s.top[city] = NO_CARD
    s.unused = with_cards(s.unused, [card for card in s.stacks[city] if card != ROYAL_CARD])
    s.stacks[city] = ()
    for seat in range(s.seats):
        s.shape.move_all(s.pieces, city, SUPPLY, seat, AGENT)
        s.shape.move_all(s.pieces, city, LIMBO, seat, CUBE)
    s.pool += s.zombies[city]
    s.zombies[city] = 0
    if s.events is not None:
        s.tell("destroyed", city=CITIES[city])
