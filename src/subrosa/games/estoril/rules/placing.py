"""Placing characters (RULES.md 6): where, face up or face down, and what may be looked at."""

from operator import itemgetter
from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.estoril.rules.data import ADJACENT, NO_PEEK, THIS
from subrosa.games.estoril.rules.geometry import members
from subrosa.games.estoril.rules.locations import why_no_area
from subrosa.games.estoril.rules.state import Estoril, secret_card
from subrosa.games.estoril.rules.words import (
    AREA,
    AREAS,
    CARDS,
    LOCATIONS,
    LOOK,
    LOOK_REWARD,
    MAX_SEATS,
    NO_CARD,
    NOWHERE,
    PASS,
    PLACE,
)


def usual_areas(s: Estoril, seat: int) -> int:
    """Return the free outer areas and the free inner ones beside a character of this player (6.2)."""
    return (s.city().outer | s.reach[seat]) & ~s.taken


def open_areas(s: Estoril, seat: int) -> int:
    """Return the usual areas; only if there are none, all free ones (6.3)."""
    return usual_areas(s, seat) or s.city().everywhere & ~s.taken


class Place(Step[Estoril]):
    """A player must place one character (6.1). How many ways there are is public, which ones is not."""

    __slots__ = ()
    prompt: ClassVar[str] = "place"
    rule: ClassVar[str] = "6.1"

    def options(self, s: Estoril) -> list[Choice]:
        areas = members(open_areas(s, self.seat))
        if len(areas) == 1:
            return [PLACE[card][areas[0]] for card in s.hands[self.seat]]
        pick = itemgetter(*areas)  # faster than a loop: there are dozens of options
        found: list[Choice] = []
        for card in s.hands[self.seat]:
            found += pick(PLACE[card])
        return found

    def resolve(self, s: Estoril, choice: Choice) -> None:
        seat = self.seat
        card, area = choice.args
        s.lose(seat, card)
        s.lay(seat, card, area)
        s.markers[seat] -= 1
        s.reach[seat] |= s.city().near[area]
        if s.up >> area & 1:
            s.learn_all()
        if s.events is not None:
            s.tell("place", seat=seat, card=secret_card(card, s.knows[area]), area=AREAS[area])
        push_turn(s, seat + 1)
        if s.edition.peek[area] != NO_PEEK:
            s.push(Look(seat, area))

    def refusal(self, s: Estoril, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "place":
            return None
        card, area = choice.args
        if card not in s.hands[seat]:
            return Refusal("not-in-hand", self.rule, {"card": CARDS[card]})
        return why_not_there(s, area)

    def prompt_args(self, s: Estoril) -> dict[str, Any]:
        return {"anywhere": not usual_areas(s, self.seat)}


TURN_OF: Final = tuple([Place(seat) for seat in range(MAX_SEATS)])


def push_turn(s: Estoril, seat: int) -> None:
    """Push the turn of this player, or of the next one who has a marker and a card; none, if nobody has (6.6)."""
    for i in range(s.seats):
        following = (seat + i) % s.seats
        if s.markers[following] and s.hands[following]:
            s.push(TURN_OF[following])
            return


def why_not_there(s: Estoril, area: int) -> Refusal:
    """Tell why no character can be placed on an area."""
    nowhere = why_no_area(s, area)
    if nowhere is not None:
        return nowhere
    if s.taken >> area & 1:
        return Refusal("occupied", "6.1", {"area": AREAS[area]})
    return Refusal("inner", "6.2", {"area": AREAS[area]})


# ---- looking (6.5)


def in_range(s: Estoril, area: int) -> list[int]:
    """Return the locations that the look symbol of an area reaches."""
    location, reach = area >> 2, s.edition.peek[area]
    if reach == THIS:
        return [location]
    if reach == ADJACENT:
        return [location, *s.city().beside[location]]
    return [code >> 2 for code in s.plan]


def to_look_at(s: Estoril, seat: int, area: int) -> list[Choice]:
    """Return the face-down rewards and the face-down characters of other players in range."""
    locations = in_range(s, area)
    found = [
        LOOK_REWARD[location]
        for location in locations
        if not s.rewards_up >> location & 1 and s.rewards[location] != NO_CARD
    ]
    hidden = s.taken & ~s.up
    if hidden:
        home, near = s.city().home, 0
        for location in locations:
            near |= home[location]
        found += [LOOK[other] for other in members(hidden & near) if s.owners[other] != seat]
    return found


class Look(Step[Estoril]):
    """Having placed a character on a look symbol, its player may look at one face-down card (6.5)."""

    __slots__ = ("area",)
    holds: ClassVar[Holds] = {"area": thing(AREA)}
    prompt: ClassVar[str] = "look"
    rule: ClassVar[str] = "6.5"

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, s: Estoril) -> list[Choice]:
        return [PASS, *to_look_at(s, self.seat, self.area)]

    def resolve(self, s: Estoril, choice: Choice) -> None:
        seat = self.seat
        if choice is PASS:
            return
        thing = choice.args[0]
        s.learn(seat)
        if choice.kinds[0] == "area":
            s.knows[thing] |= 1 << seat
            if s.events is not None:
                card = secret_card(s.cards[thing], s.knows[thing])
                s.tell("look", seat=seat, area=AREAS[thing], card=card)
        else:
            s.reward_knows[thing] |= 1 << seat
            if s.events is not None:
                card = secret_card(s.rewards[thing], s.reward_knows[thing])
                s.tell("look-reward", seat=seat, location=LOCATIONS[thing], card=card)

    def refusal(self, s: Estoril, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "look":
            return None
        thing = choice.args[0]
        if choice.kinds[0] == "location":
            return self.why_not_reward(s, thing)
        nowhere = why_no_area(s, thing)
        if nowhere is not None:
            return nowhere
        if not s.taken >> thing & 1:
            return Refusal("empty", self.rule, {"area": AREAS[thing]})
        if s.up >> thing & 1:
            return Refusal("face-up", self.rule, {"area": AREAS[thing]})
        if s.owners[thing] == seat:
            return Refusal("own-card", self.rule, {"area": AREAS[thing]})
        return Refusal("out-of-range", self.rule, {"location": LOCATIONS[thing >> 2]})

    def why_not_reward(self, s: Estoril, location: int) -> Refusal:
        """Tell why a reward cannot be looked at."""
        if s.city().place[location] == NOWHERE:
            return Refusal("location-not-in-play", "5.1", {"location": LOCATIONS[location]})
        if s.rewards[location] == NO_CARD:
            return Refusal("no-reward", "5.2", {"location": LOCATIONS[location]})
        if s.rewards_up >> location & 1:
            return Refusal("reward-face-up", self.rule, {"location": LOCATIONS[location]})
        return Refusal("out-of-range", self.rule, {"location": LOCATIONS[location]})

    def prompt_args(self, s: Estoril) -> dict[str, Any]:
        return {"area": AREAS[self.area]}
