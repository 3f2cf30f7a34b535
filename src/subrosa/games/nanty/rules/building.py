"""Buildings (RULES.md 5.6): the symbol, half price (20.99), taking over somebody else's (20.86, 20.96)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing
from subrosa.core.step import NO_SEAT, Refusal, Step
from subrosa.games.nanty.rules.effects.aiming import OnTarget, strike
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    BITS,
    BUILD,
    BUILD_TYPE,
    BUILDING,
    BUILDINGS,
    CARD,
    DEMOLISH,
    DISTRICT,
    DISTRICT_COUNT,
    DISTRICTS,
    GENTLEMAN,
    NOBODY,
    NOWHERE,
)


def price(s: Nanty, seat: int, district: int, half: bool) -> int:
    """Return the printed cost, half of it, or a third where the Gentleman stands (A34 d, q)."""
    cost = s.edition.cost[district]
    if s.gentleman and s.where[seat * AGENT_TYPES + GENTLEMAN] == district:
        return cost // 3
    return cost // 2 if half else cost


def sites(s: Nanty, seat: int, half: bool) -> list[int]:
    """Return where this player may build: an Agent of theirs, no Building, no Trouble, and the money."""
    return [
        d
        for d in BITS[s.present[seat] & ~s.trouble]
        if s.buildings[d] == NOBODY and s.money[seat] >= price(s, seat, d, half)
    ]


def house_choices(s: Nanty, seat: int, districts: list[int]) -> list[Choice]:
    """Return the choices for sites: in variant 14.3 with the type of the Building, unless one of the six is moved."""
    if not s.where or s.built[seat] == s.edition.houses:
        return [BUILD[d] for d in districts]
    standing = [s.house_types[d] for d in range(DISTRICT_COUNT) if s.buildings[d] == seat]
    supply = [kind for kind in range(len(BUILDINGS)) if kind not in standing]
    return [BUILD_TYPE[d][kind] for d in districts for kind in supply]


def build_options(s: Nanty, seat: int, half: bool) -> list[Choice]:
    """Return everything the symbol (or the text of half price) can do."""
    return house_choices(s, seat, sites(s, seat, half))


def build(s: Nanty, seat: int, choice: Choice, half: bool) -> None:
    """Pay, then put the Building up; with all six on the board one of them moves."""
    district = choice.args[0]
    s.spend(seat, price(s, seat, district, half))
    put_up(s, seat, district, choice)


def put_up(s: Nanty, seat: int, district: int, choice: Choice) -> None:
    """Put up a Building from the supply, or one of those on the board."""
    if s.built[seat] == s.edition.houses:
        s.push(MoveHouse(seat, district))
    else:
        finish_house(s, seat, district, choice.args[1] if len(choice.args) > 1 else NOWHERE)


def finish_house(s: Nanty, seat: int, district: int, kind: int) -> None:
    """Let the Building stand."""
    s.raise_house(seat, district, kind)
    if s.events is not None:
        building = None if kind == NOWHERE else BUILDINGS[kind]
        s.tell("build", seat=seat, district=DISTRICTS[district], building=building)


class MoveHouse(Step[Nanty]):
    """All six are on the board: which one moves (5.6)?"""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}
    prompt: ClassVar[str] = "move-house"
    rule: ClassVar[str] = "5.6"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, s: Nanty) -> list[Choice]:
        return [DEMOLISH[d] for d in s.houses_of(self.seat)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        old = choice.args[0]
        kind = s.house_types[old] if s.house_types else NOWHERE
        returned = bool(s.deeds[self.seat] >> old & 1)  # not if Cursed Artists have taken the card (9.11)
        s.take_house(old)
        s.raise_house(self.seat, self.district, kind)
        if s.events is not None:
            s.tell(
                "move-house",
                seat=self.seat,
                district=DISTRICTS[old],
                target_district=DISTRICTS[self.district],
                building=None if kind == NOWHERE else BUILDINGS[kind],
                returned=returned,
            )

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-your-house", self.rule) if choice.verb == "demolish" else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district]}


def why_not_built(s: Nanty, seat: int, choice: Choice, half: bool) -> Refusal | None:
    """Tell why not, one reason after the other."""
    if choice.verb != "build":
        return None
    district = choice.args[0]
    named = {"district": DISTRICTS[district]}
    if not s.present[seat] >> district & 1:
        return Refusal("no-agent-there", "5.6", named)
    if s.buildings[district] != NOBODY:
        return Refusal("house-there", "5.6", named)
    if s.trouble >> district & 1:
        return Refusal("trouble-there", "5.6", named)
    cost = price(s, seat, district, half)
    if s.money[seat] < cost:
        return Refusal("no-money", "5.6", {"gold": cost})
    return why_not_this_house(s, seat, choice)


def why_not_this_house(s: Nanty, seat: int, choice: Choice) -> Refusal:
    """Tell why not here, although the district would do: the kind of Building is missing, needless or not to be had."""
    if not s.where:
        return Refusal("types-do-not-matter", "14.3")
    if len(choice.args) == 1:
        return Refusal("types-matter", "14.3")
    return Refusal("all-six-stand" if s.built[seat] == s.edition.houses else "not-in-supply", "5.6")


# ---- half price (20.99)


def build_half_price(s: Nanty, seat: int, card: int) -> None:
    """Build at half price, under the normal rules otherwise."""
    s.push(BuildHalf(seat))


def can_build_half(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a site one can afford."""
    return len(sites(s, seat, True)) > 0


class BuildHalf(Step[Nanty]):
    """Where?"""

    __slots__ = ()
    prompt: ClassVar[str] = "build-half"
    rule: ClassVar[str] = "20.99"

    def options(self, s: Nanty) -> list[Choice]:
        return build_options(s, self.seat, True)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        build(s, self.seat, choice, True)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_built(s, seat, choice, True)


# ---- taking over (20.86, 20.96, A17)


def takeovers(s: Nanty, seat: int, card: int) -> list[int]:
    """Return other players' Buildings that one can afford, with or without Trouble as the card says."""
    wanted = s.edition.args[card][0]
    return [
        d
        for d in range(DISTRICT_COUNT)
        if s.buildings[d] not in (NOBODY, seat)
        and (s.trouble >> d & 1) == wanted
        and s.money[seat] >= s.edition.cost[d]
    ]


def can_take_over(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is one."""
    return len(takeovers(s, seat, card)) > 0


def replace_building(s: Nanty, seat: int, card: int) -> None:
    """Let somebody else's Building make way for one's own."""
    s.push(TakeOver(seat, card))


class TakeOver(Step[Nanty]):
    """Which one?"""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "take-over"
    rule: ClassVar[str] = "A17"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return house_choices(s, self.seat, takeovers(s, self.seat, self.card))

    def resolve(self, s: Nanty, choice: Choice) -> None:
        district = choice.args[0]
        kind = choice.args[1] if len(choice.args) > 1 else NOWHERE
        if s.events is not None:
            s.tell("take-over", seat=self.seat, target=s.buildings[district], district=DISTRICTS[district])
        strike(s, Purchase(self.seat, s.buildings[district], self.card, district, kind))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "build":
            return None
        district = choice.args[0]
        named = {"district": DISTRICTS[district]}
        if s.buildings[district] == NOBODY:
            return Refusal("no-house-there", self.rule, named)
        if s.buildings[district] == seat:
            return Refusal("own-house", self.rule, named)
        wanted = s.edition.args[self.card][0]
        if (s.trouble >> district & 1) != wanted:
            return Refusal("no-trouble" if wanted else "trouble-there", self.rule, named)
        if s.money[seat] < s.edition.cost[district]:
            return Refusal("no-money", self.rule, {"gold": s.edition.cost[district]})
        return why_not_this_house(s, seat, choice)


class Purchase(OnTarget):
    """The old owner did not object: they are paid, and the Building changes."""

    __slots__ = ("district", "kind")
    holds: ClassVar[Holds] = {"district": thing(DISTRICT), "kind": thing(BUILDING)}

    def __init__(self, player: int, target: int, card: int, district: int, kind: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.target = target
        self.card = card
        self.district = district
        self.kind = kind

    def hit(self, s: Nanty) -> None:
        s.pay(self.player, self.target, s.edition.cost[self.district])
        s.lose_house(self.district)
        if s.built[self.player] == s.edition.houses:
            s.push(MoveHouse(self.player, self.district))
        else:
            finish_house(s, self.player, self.district, self.kind)
