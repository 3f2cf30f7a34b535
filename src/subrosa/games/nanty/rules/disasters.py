"""Random events that remove Agents (RULES.md 9): Zeppelin Crash, Mysterious Murders, Cursed Artists."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, FLAG, Holds, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task, Window
from subrosa.games.nanty.rules.data import RELOCATE
from subrosa.games.nanty.rules.effects.violence import forced_choice, why_not_chosen
from subrosa.games.nanty.rules.lawyers import SPAN, call_lawyers, client, key
from subrosa.games.nanty.rules.placing import own_agents, relocate
from subrosa.games.nanty.rules.reactions import (
    AGAINST_REMOVAL,
    BY_EVENT,
    answers,
    attempt,
    could_answer,
    play_reaction,
    play_suffragette,
    prevented,
    suffragette_answers,
    suffragette_possible,
    why_no_answer,
)
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    CURSED_ARTISTS,
    DEED,
    DISTRICT,
    DISTRICTS,
    GRENADIER,
    HOUSE,
    MYSTERIOUS_MURDERS,
    NO_CARD,
    NOBODY,
    OWNER,
    OWNERS,
    PIECE,
    REMOVE,
    SAVE,
    ZEPPELIN_CRASH,
)
from subrosa.parts.seats import InTurn


def roll_district(s: Nanty, seat: int) -> int:
    """Let the die find a district."""
    district = s.throw_die() - 1
    if s.events is not None:
        s.tell("roll-district", seat=seat, district=DISTRICTS[district])
    return district


def spared(s: Nanty, district: int) -> None:
    """Tell that the event does nothing where the die has fallen."""
    if s.events is not None:
        s.tell("spared", district=DISTRICTS[district])


# ---- Zeppelin Crash (9.2)


def zeppelin_crash(s: Nanty) -> None:
    """Clear a district, but for what lawyers and reactions save."""
    district = roll_district(s, s.active)
    if not s.crowd[district] and not s.trouble >> district & 1 and s.buildings[district] == NOBODY:
        spared(s, district)
    s.push(Crash(district))
    s.push(NextRescue(district, s.from_active()))
    seat = client(s)
    if seat != NOBODY:
        things: list[int] = []
        for d, piece in own_agents(s, seat, 1 << district):
            things += [key(d, piece)] * (1 if s.where else s.figures[d * OWNERS + seat])
        if s.buildings[district] == seat:
            things.append(key(district, HOUSE))
        call_lawyers(s, seat, ZEPPELIN_CRASH, tuple(things))


def doomed(s: Nanty, seat: int, district: int) -> list[int]:
    """Return the Agents of a player that nothing has saved yet, each kind once."""
    if s.covered >> seat & 1:
        return []
    found: list[int] = []
    for piece in s.agents_in(seat, district):
        here = 1 if s.where else s.figures[district * OWNERS + seat]
        thing = key(district, piece)
        if here > s.saved.count(thing) + s.moved.count(thing):
            found.append(piece)
    return found


class NextRescue(InTurn[Nanty]):
    """One player after the other may answer for their Agents, with as many cards as they have."""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}

    def __init__(self, district: int, rest: tuple[int, ...]) -> None:
        self.seat = NO_SEAT
        self.district = district
        self.rest = rest

    def later(self, rest: tuple[int, ...]) -> "NextRescue":
        return NextRescue(self.district, rest)

    def turn(self, s: Nanty, seat: int) -> None:
        ask_rescue(s, seat, self.district)


def ask_rescue(s: Nanty, seat: int, district: int) -> None:
    """Open a window if anybody is left to be saved."""
    able = could_answer(s, seat, AGAINST_REMOVAL[BY_EVENT]) or suffragette_possible(s, seat)
    if able and doomed(s, seat, district):
        s.push(Rescue((seat,), district))


class Rescue(Window[Nanty]):
    """Does the owner save one of their Agents from the crash?"""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}
    prompt: ClassVar[str] = "rescue"
    rule: ClassVar[str] = "7.2"

    def __init__(self, seats: tuple[int, ...], district: int) -> None:
        self.seat = NO_SEAT
        self.seats = seats
        self.district = district

    def replies(self, s: Nanty, seat: int) -> list[Choice]:
        found = answers(s, seat, AGAINST_REMOVAL[BY_EVENT])
        return suffragette_answers(s, seat, found) if s.where else found

    def react(self, s: Nanty, seat: int, choice: Choice) -> None:
        if choice.verb == "reveal":
            play_suffragette(s, seat)
            return
        moves = play_reaction(s, seat, choice.args[0]) == RELOCATE
        s.push(ChooseRescued(seat, self.district, int(moves)))

    def close(self, s: Nanty) -> None:
        pass

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_no_answer(s, seat, choice)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district]}


class ChooseRescued(Step[Nanty]):
    """Which Agent is it? Without types they are all alike."""

    __slots__ = ("district", "moves")
    holds: ClassVar[Holds] = {"district": thing(DISTRICT), "moves": FLAG}
    prompt: ClassVar[str] = "choose-rescued"
    rule: ClassVar[str] = "9.2"

    def __init__(self, seat: int, district: int, moves: int) -> None:
        self.seat = seat
        self.district = district
        self.moves = moves

    def options(self, s: Nanty) -> list[Choice]:
        return [SAVE[self.district][piece] for piece in doomed(s, self.seat, self.district)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        thing = key(choice.args[0], choice.args[1])
        if self.moves:
            s.moved += (thing,)
        else:
            s.saved += (thing,)
        ask_rescue(s, self.seat, self.district)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-threatened", self.rule) if choice.verb == "save" else None


class Crash(Task[Nanty]):
    """The district is cleared; relocated Agents come back elsewhere afterwards."""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}

    def __init__(self, district: int) -> None:
        self.seat = NO_SEAT
        self.district = district

    def run(self, s: Nanty) -> None:
        d = self.district
        # In the order in which the reactions were played, which is the order of return as well.
        moved = [thing % SPAN for thing in s.moved]
        s.moved = ()
        for piece in moved:
            s.pick_up(d, piece)
        for piece in s.pieces_in(d):
            owner = OWNER[piece]
            here = 1 if s.where and owner < GRENADIER else s.figures[d * OWNERS + owner]
            safe = here if owner < GRENADIER and s.covered >> owner & 1 else s.saved.count(key(d, piece))
            for i in range(here):
                if i < safe:
                    prevented(s, d, piece)
                else:
                    s.remove(d, piece)
        if s.trouble >> d & 1:
            s.calm(d)
        if s.buildings[d] != NOBODY and key(d, HOUSE) not in s.saved:
            s.lose_house(d)
        for piece in reversed(moved):
            s.push(Returns(OWNER[piece], piece, d))


class Returns(Task[Nanty]):
    """An Agent comes back, its reach measured from those that are on the board by then."""

    __slots__ = ("district", "owner", "piece")
    holds: ClassVar[Holds] = {"district": thing(DISTRICT), "owner": A_SEAT, "piece": thing(PIECE)}

    def __init__(self, owner: int, piece: int, district: int) -> None:
        self.seat = NO_SEAT
        self.owner = owner
        self.piece = piece
        self.district = district

    def run(self, s: Nanty) -> None:
        relocate(s, self.owner, self.piece, self.district)


# ---- Mysterious Murders (9.9)


def mysterious_murders(s: Nanty) -> None:
    """Let everybody roll and kill, the active player first."""
    s.push(NextMurder(s.from_active()))


class NextMurder(InTurn[Nanty]):
    """The die goes round."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "NextMurder":
        return NextMurder(rest)

    def turn(self, s: Nanty, seat: int) -> None:
        s.saved = ()
        s.immune = 0
        district = roll_district(s, seat)
        if s.crowd[district]:
            s.push(MurderVictim(seat, district))
        else:
            spared(s, district)


class MurderVictim(Step[Nanty]):
    """Who is murdered?"""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}
    prompt: ClassVar[str] = "murder"
    rule: ClassVar[str] = "9.9"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, s: Nanty) -> list[Choice]:
        return forced_choice(s, self.seat, self.district)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        district, piece = choice.args
        s.push(Murder(self.seat, district, piece))
        seat = client(s)
        if seat != NOBODY and OWNER[piece] == seat:
            call_lawyers(s, seat, MYSTERIOUS_MURDERS, (key(district, piece),))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_chosen(s, self.district, choice, self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district]}


class Murder(Task[Nanty]):
    """Unless the lawyers were paid (A15), its owner may react."""

    __slots__ = ("district", "piece", "player")
    holds: ClassVar[Holds] = {"district": thing(DISTRICT), "piece": thing(PIECE), "player": A_SEAT}

    def __init__(self, player: int, district: int, piece: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.district = district
        self.piece = piece

    def run(self, s: Nanty) -> None:
        if key(self.district, self.piece) in s.saved:
            prevented(s, self.district, self.piece)
        else:
            attempt(s, self.player, self.district, self.piece, BY_EVENT, NO_CARD)


# ---- Cursed Artists (9.11, A16)


def cursed_artists(s: Nanty) -> None:
    """Put the District card back, and take an Agent of its owner there; the Building stays."""
    district = roll_district(s, s.active)
    owner = s.buildings[district]
    if owner == NOBODY or not (s.deeds[owner] | s.present[owner]) >> district & 1:
        spared(s, district)
        return
    s.push(Curse(district))
    if client(s) == owner:
        things = [key(district, DEED)] if s.deeds[owner] >> district & 1 else []
        if s.present[owner] >> district & 1:
            things.append(key(district, owner))
        call_lawyers(s, owner, CURSED_ARTISTS, tuple(things))


class Curse(Task[Nanty]):
    """What was not paid for is lost."""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}

    def __init__(self, district: int) -> None:
        self.seat = NO_SEAT
        self.district = district

    def run(self, s: Nanty) -> None:
        d = self.district
        owner = s.buildings[d]
        if key(d, DEED) not in s.saved and s.deeds[owner] >> d & 1:
            s.deeds[owner] &= ~(1 << d)
            if s.events is not None:
                s.tell("deed-lost", seat=owner, district=DISTRICTS[d])
        if s.present[owner] >> d & 1 and key(d, owner) not in s.saved:
            s.push(CurseVictim(owner, d))


class CurseVictim(Step[Nanty]):
    """Which of their Agents there does the owner lose?"""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}
    prompt: ClassVar[str] = "curse-victim"
    rule: ClassVar[str] = "9.11"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def options(self, s: Nanty) -> list[Choice]:
        return [REMOVE[self.district][piece] for piece in s.agents_in(self.seat, self.district)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        attempt(s, self.seat, choice.args[0], choice.args[1], BY_EVENT, NO_CARD)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-your-agent", self.rule) if choice.verb == "remove" else None
