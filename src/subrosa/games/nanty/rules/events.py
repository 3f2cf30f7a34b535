"""Random events (RULES.md 5.8, 9): the draw, and those that remove no Agents; the others: `disasters`."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, bits, thing, things
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.nanty.rules.disasters import (
    cursed_artists,
    mysterious_murders,
    roll_district,
    spared,
    zeppelin_crash,
)
from subrosa.games.nanty.rules.lawyers import call_lawyers, client, key
from subrosa.games.nanty.rules.placing import Exodus, PutDown, own_agents
from subrosa.games.nanty.rules.scoring import deck_is_out, riots
from subrosa.games.nanty.rules.state import Nanty, count_trouble
from subrosa.games.nanty.rules.words import (
    BITS,
    CARDS,
    CITIZEN,
    CURSED_ARTISTS,
    DEMOLISH,
    DISTRICT,
    DISTRICTS,
    EARTHQUAKE,
    EVENTS,
    EXPLOSION,
    FIRE,
    FLOOD,
    GREAT_FOG,
    GRENADIER,
    HOUSE,
    LIFT,
    MARTIAL_LAW,
    MYSTERIOUS_MURDERS,
    NEW_CITIZENS,
    NOBODY,
    NOWHERE,
    OWNERS,
    PAY,
    PIECE,
    PIECES,
    RIOTS,
    SUBSIDENCE,
    ZEPPELIN_CRASH,
)
from subrosa.parts.seats import InTurn

FOG = 5  # cards lost in the Great Fog (9.5)
RENT = 2  # for each Building in a Subsidence (9.8)


def random_event(s: Nanty, seat: int) -> None:
    """Reveal the top event and carry it out; then it is out of the game. An empty deck does nothing (A29)."""
    s.covered = 0
    s.saved = s.moved = ()
    if not s.event_deck:
        if s.events is not None:
            s.tell("no-event")
        return
    event = s.event_deck.pop()
    s.events_gone.append(event)
    if s.foreseen:
        s.foreseen -= 1
    s.learn_all()
    if s.events is not None:
        s.tell("event", event_card=EVENTS[event])
    if event == ZEPPELIN_CRASH:
        zeppelin_crash(s)
    elif event == FLOOD:
        flood(s)
    elif event == FIRE:
        s.push(FireSpreads(NOWHERE))
    elif event == GREAT_FOG:
        great_fog(s)
    elif event == RIOTS:
        if count_trouble(s) >= s.edition.riots:
            riots(s)
        elif s.events is not None:
            s.tell("no-riots", count=count_trouble(s), number=s.edition.riots)
    elif event == EXPLOSION:
        collapse(s, EXPLOSION, 1)
    elif event == SUBSIDENCE:
        subsidence(s)
    elif event == MYSTERIOUS_MURDERS:
        mysterious_murders(s)
    elif event == MARTIAL_LAW:
        newcomers(s, MARTIAL_LAW, GRENADIER, 4)
    elif event == CURSED_ARTISTS:
        cursed_artists(s)
    elif event == NEW_CITIZENS:
        newcomers(s, NEW_CITIZENS, CITIZEN, 3)
    else:
        collapse(s, EARTHQUAKE, 2)


# ---- Flood (9.3)


def flood(s: Nanty) -> None:
    """Have Agents leave the flooded districts one at a time; Holborn's client may let some stay."""
    rolled = 1 << roll_district(s, s.active) | 1 << roll_district(s, s.active)
    mask = rolled & s.river
    settled = 0
    for seat in range(s.seats):
        settled |= s.present[seat]
    for d in BITS[rolled & ~(mask & settled)]:
        spared(s, d)
    s.push(FloodNext(mask, s.from_active()))
    seat = client(s)
    if seat != NOBODY:
        things: list[int] = []
        for d, piece in own_agents(s, seat, mask):
            things += [key(d, piece)] * (1 if s.where else s.figures[d * OWNERS + seat])
        call_lawyers(s, seat, FLOOD, tuple(things))


class FloodNext(Exodus):
    """One player after the other."""

    __slots__ = ("mask",)
    holds: ClassVar[Holds] = {"mask": bits(DISTRICT)}

    def __init__(self, mask: int, rest: tuple[int, ...]) -> None:
        self.seat = NO_SEAT
        self.mask = mask
        self.rest = rest

    def later(self, rest: tuple[int, ...]) -> "FloodNext":
        return FloodNext(self.mask, rest)

    def turn(self, s: Nanty, seat: int) -> None:
        if fugitives(s, seat, self.mask):
            s.push(Flee(seat, self.mask))


def fugitives(s: Nanty, seat: int, mask: int) -> list[Choice]:
    """Return the Agents that still have to leave."""
    found: list[Choice] = []
    for d, piece in own_agents(s, seat, mask):
        here = 1 if s.where else s.figures[d * OWNERS + seat]
        if here > s.saved.count(key(d, piece)):
            found.append(LIFT[d][piece])
    return found


class Flee(Step[Nanty]):
    """Which Agent leaves next?"""

    __slots__ = ("mask",)
    holds: ClassVar[Holds] = {"mask": bits(DISTRICT)}
    prompt: ClassVar[str] = "flee"
    rule: ClassVar[str] = "9.3"

    def __init__(self, seat: int, mask: int) -> None:
        self.seat = seat
        self.mask = mask

    def options(self, s: Nanty) -> list[Choice]:
        return fugitives(s, self.seat, self.mask)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        district, piece = choice.args
        s.push(FloodNext(self.mask, (self.seat,)))
        s.pick_up(district, piece)
        s.push(PutDown(self.seat, piece, district, s.edition.near[district] & ~self.mask, 0))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("need-not-flee", self.rule) if choice.verb == "lift" else None


# ---- Buildings: Fire (9.4), Explosion (9.7), Earthquake (9.13)


def burn(s: Nanty, district: int) -> None:
    """Take a Building, unless the lawyers were paid for it."""
    thing = key(district, HOUSE)
    if thing in s.saved:
        s.saved = tuple([other for other in s.saved if other != thing])
    elif s.buildings[district] != NOBODY:
        s.lose_house(district)
    else:
        spared(s, district)


def save_houses(s: Nanty, event: int, districts: tuple[int, ...]) -> None:
    """Let Holborn's client pay for their own."""
    seat = client(s)
    if seat != NOBODY:
        call_lawyers(s, seat, event, tuple([key(d, HOUSE) for d in districts if s.buildings[d] == seat]))


class FireSpreads(Task[Nanty]):
    """Roll: a Building there, next to the last fire, burns too."""

    __slots__ = ("last",)
    holds: ClassVar[Holds] = {"last": thing(DISTRICT)}

    def __init__(self, last: int) -> None:
        self.seat = NO_SEAT
        self.last = last

    def run(self, s: Nanty) -> None:
        district = roll_district(s, s.active)
        far = self.last != NOWHERE and not s.edition.near[self.last] >> district & 1
        if far or s.buildings[district] == NOBODY:
            spared(s, district)
            return
        s.push(FireSpreads(district))
        s.push(Collapse((district,)))
        save_houses(s, FIRE, (district,))


class Collapse(Task[Nanty]):
    """The Buildings in these districts go."""

    __slots__ = ("districts",)
    holds: ClassVar[Holds] = {"districts": things(DISTRICT)}

    def __init__(self, districts: tuple[int, ...]) -> None:
        self.seat = NO_SEAT
        self.districts = districts

    def run(self, s: Nanty) -> None:
        for d in self.districts:
            burn(s, d)


def collapse(s: Nanty, event: int, rolls: int) -> None:
    """Roll for all districts first; a double is one district."""
    districts: list[int] = []
    for _ in range(rolls):
        d = roll_district(s, s.active)
        if d not in districts:
            districts.append(d)
    s.push(Collapse(tuple(districts)))
    save_houses(s, event, tuple(districts))


# ---- Great Fog (9.5)


def great_fog(s: Nanty) -> None:
    """Show and discard the top cards of the deck."""
    lost: list[int] = []
    while s.deck and len(lost) < FOG:
        lost.append(s.deck.pop())
    s.discards += lost
    if s.events is not None:
        s.tell("fog", cards=[CARDS[card] for card in sorted(lost)])
    if s.deck_ran_out(len(lost) < FOG):
        deck_is_out(s)


# ---- Subsidence (9.8)


def subsidence(s: Nanty) -> None:
    """Ask everybody for rent, if there is anything to pay for."""
    if s.events is not None and not any(s.built):
        s.tell("no-rent")
    s.push(NextRent(s.from_active()))


class NextRent(InTurn[Nanty]):
    """Everybody pays for each of their Buildings, in turn order (A25)."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "NextRent":
        return NextRent(rest)

    def turn(self, s: Nanty, seat: int) -> None:
        rent(s, seat)


def rent(s: Nanty, seat: int) -> None:
    """Pay for all, or lose some first."""
    short = s.money[seat] < RENT * s.built[seat]
    if s.built[seat] and (short or s.rules.may_refuse):
        s.push(LoseHouse(seat))
    else:
        s.spend(seat, RENT * s.built[seat])


class LoseHouse(Step[Nanty]):
    """Which Building cannot be (by house rule H11: is not) paid for?"""

    __slots__ = ()
    prompt: ClassVar[str] = "lose-house"
    rule: ClassVar[str] = "9.8"

    def options(self, s: Nanty) -> list[Choice]:
        houses = [DEMOLISH[d] for d in s.houses_of(self.seat)]
        return houses if s.money[self.seat] < RENT * len(houses) else [PAY, *houses]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is PAY:
            s.spend(self.seat, RENT * s.built[self.seat])
        else:
            s.lose_house(choice.args[0])
            rent(s, self.seat)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice is PAY:
            return Refusal("no-money", self.rule, {"gold": RENT * s.built[seat]})
        return Refusal("not-your-house", self.rule) if choice.verb == "demolish" else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"gold": RENT, "short": s.money[self.seat] < RENT * s.built[self.seat]}


# ---- Martial Law (9.10) and New Citizens (9.12)


def newcomers(s: Nanty, event: int, piece: int, rolls: int) -> None:
    """Roll for all of them first; then Holborn's client may keep them out of districts where they have something."""
    districts = tuple([roll_district(s, s.active) for _ in range(rolls)])
    s.push(Arrive(districts, piece))
    seat = client(s)
    if seat != NOBODY:
        own = [d for d in districts if s.present[seat] >> d & 1 or s.buildings[d] == seat]
        call_lawyers(s, seat, event, tuple([key(d, piece) for d in own]))


class Arrive(Task[Nanty]):
    """They come; a Grenadier brings Trouble even to an empty district."""

    __slots__ = ("districts", "piece")
    holds: ClassVar[Holds] = {"districts": things(DISTRICT, most=4), "piece": thing(PIECE)}

    def __init__(self, districts: tuple[int, ...], piece: int) -> None:
        self.seat = NO_SEAT
        self.districts = districts
        self.piece = piece

    def run(self, s: Nanty) -> None:
        for d in self.districts:
            thing = key(d, self.piece)
            if thing in s.saved:
                saved = list(s.saved)
                saved.remove(thing)
                s.saved = tuple(saved)
                continue
            before = s.trouble
            s.put(d, self.piece)
            if self.piece == GRENADIER:
                s.trouble |= 1 << d
            if s.events is not None:
                s.tell("arrive", district=DISTRICTS[d], piece=PIECES[self.piece])
                s.tell_trouble(before)
