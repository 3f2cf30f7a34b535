"""The simple actions (RULES.md 6): placing and retrieving influence, moving agents and markers, discarding."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds, things
from subrosa.core.step import Refusal, Step
from subrosa.games.emerald.rules.state import AGENT, CUBE, LIMBO, SUPPLY, Emerald
from subrosa.games.emerald.rules.words import (
    CARD,
    CARDS,
    CITIES,
    CITY,
    CITY_COUNT,
    FACTIONS,
    SHIFT,
    STOP,
    TAKE,
)
from subrosa.games.emerald.rules.words import LIMBO as TAKE_FROM_LIMBO


def pay(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> list[int]:
    """Put the cards that were gathered on the discard pile and return them."""
    cards = [choice.args[0] for choice in gathered[1:]]
    for card in cards:
        s.discard(seat, card)
    return cards


def names(cards: list[int]) -> list[str]:
    """Return cards by their names, for the log."""
    return [CARDS[card] for card in cards]


# ---- influence (6.1, 6.3)


def place(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Put as many cubes as the cards show into one city, as far as the supply goes (6.1)."""
    city = gathered[0].args[0]
    cards = pay(s, seat, gathered)
    count = min(sum([s.edition.place[card] for card in cards]), s.cubes(SUPPLY, seat))
    s.shift(SUPPLY, city, seat, CUBE, count)
    if s.events is not None:
        s.tell("place", seat=seat, city=CITIES[city], count=count, cards=names(cards))


def retrieve(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Take back as many cubes as the cards show (6.3)."""
    cards = pay(s, seat, gathered)
    count = min(sum([s.edition.retrieve[card] for card in cards]), s.cubes_out(seat))
    s.push(TakeCube(seat, count, tuple(cards), (), 0))


class TakeCube(Step[Emerald]):
    """From where does a cube come back? The log tells of all of them together, after the last."""

    __slots__ = ("cards", "cities", "left", "limbo")
    holds: ClassVar[Holds] = {
        "cards": things(CARD),
        "cities": things(CITY, most=4),
        "left": NUMBER,
        "limbo": NUMBER,
    }
    prompt: ClassVar[str] = "take-cube"
    rule: ClassVar[str] = "6.3"

    def __init__(
        self, seat: int, left: int, cards: tuple[int, ...], cities: tuple[int, ...], limbo: int
    ) -> None:
        self.seat = seat
        self.left = left
        self.cards = cards  # that pay for it
        self.cities = cities  # that cubes have come back from already
        self.limbo = limbo  # cubes that have come back from there

    def options(self, s: Emerald) -> list[Choice]:
        options = [TAKE[city] for city, cubes in enumerate(s.by_city(self.seat, CUBE)) if cubes]
        return [*options, TAKE_FROM_LIMBO] if s.cubes(LIMBO, self.seat) else options

    def resolve(self, s: Emerald, choice: Choice) -> None:
        cities, limbo = self.cities, self.limbo
        if choice is TAKE_FROM_LIMBO:
            s.shift(LIMBO, SUPPLY, self.seat, CUBE)
            limbo += 1
        else:
            s.shift(choice.args[0], SUPPLY, self.seat, CUBE)
            cities = (*cities, choice.args[0])
        if self.left > 1:
            s.push(TakeCube(self.seat, self.left - 1, self.cards, cities, limbo))
        elif s.events is not None:
            s.tell(
                "retrieve",
                seat=self.seat,
                count=len(cities) + limbo,
                cards=names(list(self.cards)),
                cities=[CITIES[city] for city in sorted(cities)],
                limbo=limbo,
            )

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "take":
            return Refusal("no-own-cube", self.rule, {"city": CITIES[choice.args[0]]})
        return Refusal("no-cube-in-limbo", self.rule) if choice is TAKE_FROM_LIMBO else None

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"left": self.left}


# ---- agents (6.4)


def move(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Move agents: at most as many as the cards show, and enough that no card was superfluous (6.4)."""
    cards = pay(s, seat, gathered)
    values = [s.edition.move[card] for card in cards]
    most = min(sum(values), s.agents_in_cities(seat))
    if s.events is not None:
        s.tell("move", seat=seat, count=most, cards=names(cards))
    s.push(MoveAgent(seat, sum(values) - min(values) + 1, most, ()))


class MoveAgent(Step[Emerald]):
    """Which agent moves, and where to? Each moves at most once, so those that have arrived stay."""

    __slots__ = ("arrived", "least", "left")
    holds: ClassVar[Holds] = {"arrived": things(CITY, most=4), "least": NUMBER, "left": NUMBER}
    prompt: ClassVar[str] = "move-agent"
    rule: ClassVar[str] = "6.4"

    def __init__(self, seat: int, least: int, left: int, arrived: tuple[int, ...]) -> None:
        self.seat = seat
        self.least = least  # moves that have to follow
        self.left = left  # moves that may
        self.arrived = arrived  # the cities they have gone to, one for each

    def fresh(self, s: Emerald, city: int) -> int:
        """Return how many agents in a city have not moved yet."""
        return s.agents(city, self.seat) - self.arrived.count(city)

    def options(self, s: Emerald) -> list[Choice]:
        options = [STOP] if self.least <= 0 else []
        for city in range(CITY_COUNT):
            if self.fresh(s, city) > 0:
                options += SHIFT[city][:city]
                options += SHIFT[city][city + 1 :]
        return options

    def resolve(self, s: Emerald, choice: Choice) -> None:
        if choice is STOP:
            return
        start, end = choice.args
        s.shift(start, end, self.seat, AGENT)
        if s.events is not None:
            s.tell("move-agent", seat=self.seat, city=CITIES[start], to_city=CITIES[end])
        if self.left > 1:
            s.push(MoveAgent(self.seat, self.least - 1, self.left - 1, (*self.arrived, end)))

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        if choice is STOP:
            return Refusal("card-superfluous", self.rule, {"count": self.least})
        if choice.verb != "shift":
            return None
        start, end = choice.args
        if start == end:
            return Refusal("same-city", self.rule, {"city": CITIES[start]})
        moved = s.agents(start, seat) > 0
        return Refusal("has-moved" if moved else "no-own-agent", self.rule, {"city": CITIES[start]})

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"left": self.left}


# ---- tracks (6.5, 16)


def push_tracks(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Move the markers by all that the cards show for them (6.5)."""
    cards = pay(s, seat, gathered)
    steps = [0, 0]
    for choice in gathered[1:]:
        card, side = choice.args
        steps[side] += s.edition.push[side][card]
    if s.events is not None:
        s.tell("tracks", seat=seat, cards=names(cards))
    for side in range(2):
        if steps[side]:
            raise_marker(s, seat, side, steps[side])


def raise_marker(s: Emerald, seat: int, side: int, steps: int) -> None:
    """Move a marker up, not beyond the end of its track (16)."""
    moved = min(steps, s.edition.track_end - s.tracks[side])
    s.tracks[side] += moved
    s.pushed[2 * seat + side] += moved
    if s.events is not None:
        s.tell("marker", seat=seat, side=FACTIONS[side], steps=moved, place=s.tracks[side])


# ---- discarding (6.7)


def discard(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Discard cards; nothing is drawn for them before the turn ends (6.7)."""
    cards = pay(s, seat, gathered)
    if s.events is not None:
        s.tell("discard", seat=seat, cards=names(cards))
