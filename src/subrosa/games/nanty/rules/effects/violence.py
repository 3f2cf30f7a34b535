"""Texts that remove figures (RULES.md 20)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, NUMBER, Holds, bits, case, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.nanty.rules.assassination import victims, why_no_victim
from subrosa.games.nanty.rules.effects.aiming import AimText, OnTarget, TextInTurn, strike
from subrosa.games.nanty.rules.effects.money import Robbed, roll_die
from subrosa.games.nanty.rules.placing import own_agents
from subrosa.games.nanty.rules.reactions import BY_ONESELF, BY_TEXT, CANCELLED, CAUSES, attempt, immune
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    CARD,
    CARDS,
    DISTRICT,
    DISTRICTS,
    EVERYWHERE,
    NOBODY,
    OWNER,
    REMOVE,
)


def kill(s: Nanty, seat: int, district: int, piece: int, card: int) -> None:
    """Remove a figure by a text: one's own as something done to oneself (A27)."""
    attempt(s, seat, district, piece, BY_ONESELF if OWNER[piece] == seat else BY_TEXT, card)


# ---- one's own Agents (20.25, 20.73; 20.51)


class RemoveOwn(Step[Nanty]):
    """One of one's own Agents has to go."""

    __slots__ = ("card", "cause", "player")
    holds: ClassVar[Holds] = {"card": thing(CARD), "cause": case(CAUSES), "player": A_SEAT}
    prompt: ClassVar[str] = "remove-own"
    rule: ClassVar[str] = "5.7"

    def __init__(self, seat: int, player: int, cause: int, card: int) -> None:
        self.seat = seat
        self.player = player  # who made this happen
        self.cause = cause
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [REMOVE[d][piece] for d, piece in own_agents(s, self.seat, EVERYWHERE)]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        attempt(s, self.player, choice.args[0], choice.args[1], self.cause, self.card)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-your-agent", self.rule) if choice.verb == "remove" else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


def each_other_removes_own(s: Nanty, seat: int, card: int) -> None:
    """Have every other player remove one of their Agents (A26)."""
    s.push(NextLoss(seat, s.others(seat), card))


def any_other_agents(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether another player has an Agent on the board."""
    return any(s.out[other] for other in s.others(seat))


class NextLoss(TextInTurn):
    """Everybody else loses an Agent."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "NextLoss":
        return NextLoss(self.player, rest, self.card)

    def turn(self, s: Nanty, seat: int) -> None:
        if s.out[seat] and not immune(s, seat):
            s.push(RemoveOwn(seat, self.player, BY_TEXT, self.card))


# ---- dice (20.25, 20.73)


def die_gamble_player(s: Nanty, seat: int, card: int) -> None:
    """Roll. High: rob a player. One: lose an Agent."""
    win_from, _, lose_on = s.edition.args[card]
    value = roll_die(s, seat, card)
    if value >= win_from:
        s.push(Robbed(seat, card))
    elif value == lose_on and s.out[seat]:
        s.push(RemoveOwn(seat, seat, BY_ONESELF, card))


def die_gamble_kill(s: Nanty, seat: int, card: int) -> None:
    """Roll. High: remove a figure in Trouble. One: lose an Agent."""
    win_from, lose_on = s.edition.args[card]
    value = roll_die(s, seat, card)
    if value >= win_from:
        if s.trouble:
            s.push(RemoveText(seat, s.trouble, card))
    elif value == lose_on and s.out[seat]:
        s.push(RemoveOwn(seat, seat, BY_ONESELF, card))


# ---- any figure (20.65, 20.73; 20.57)


class RemoveText(Step[Nanty]):
    """A figure of one's choice in one of these districts, one's own included."""

    __slots__ = ("card", "mask")
    holds: ClassVar[Holds] = {"card": thing(CARD), "mask": bits(DISTRICT)}
    prompt: ClassVar[str] = "remove"
    rule: ClassVar[str] = "5.7"

    def __init__(self, seat: int, mask: int, card: int) -> None:
        self.seat = seat
        self.mask = mask
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return victims(s, self.seat, self.mask, True)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        kill(s, self.seat, choice.args[0], choice.args[1], self.card)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_no_victim(s, NOBODY, choice, False, self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"card": CARDS[self.card]}


def remove_in_district(s: Nanty, seat: int, card: int) -> None:
    """Remove a figure in a certain district."""
    s.push(RemoveText(seat, 1 << s.edition.args[card][0], card))


def ripper(s: Nanty, seat: int, card: int) -> None:
    """Roll and kill, as often as the card says; no stopping (15.16)."""
    s.push(RipperRoll(seat, s.edition.args[card][0], card))


class RipperRoll(Task[Nanty]):
    """The die finds a district; the kill is finished before the next roll."""

    __slots__ = ("card", "left", "player")
    holds: ClassVar[Holds] = {"card": thing(CARD), "left": NUMBER, "player": A_SEAT}

    def __init__(self, player: int, left: int, card: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.left = left
        self.card = card

    def run(self, s: Nanty) -> None:
        if s.immune >= CANCELLED:
            return
        if self.left > 1:
            s.push(RipperRoll(self.player, self.left - 1, self.card))
        district = roll_die(s, self.player, self.card) - 1
        if forced_choice(s, self.player, district):
            s.push(RollVictim(self.player, district, self.card))


def forced_choice(s: Nanty, seat: int, district: int) -> list[Choice]:
    """Return any figure there; by house rule H8 one's own Agents come first."""
    if s.rules.own_first and s.present[seat] >> district & 1:
        return [REMOVE[district][piece] for piece in s.agents_in(seat, district)]
    return victims(s, seat, 1 << district, True)


def why_not_chosen(s: Nanty, district: int, choice: Choice, rule: str) -> Refusal | None:
    """Tell why not, as for other removals; and where H8 leaves a figure out, say so."""
    refusal = why_no_victim(s, NOBODY, choice, False, rule)
    if refusal is not None and refusal.reason == "out-of-reach" and choice.args[0] == district:
        return Refusal("own-first", "H8", {"district": DISTRICTS[district]})
    return refusal


class RollVictim(Step[Nanty]):
    """Whom does the Ripper kill?"""

    __slots__ = ("card", "district")
    holds: ClassVar[Holds] = {"card": thing(CARD), "district": thing(DISTRICT)}
    prompt: ClassVar[str] = "roll-victim"
    rule: ClassVar[str] = "A14"

    def __init__(self, seat: int, district: int, card: int) -> None:
        self.seat = seat
        self.district = district
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return forced_choice(s, self.seat, self.district)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        kill(s, self.seat, choice.args[0], choice.args[1], self.card)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_chosen(s, self.district, choice, self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district]}


# ---- hired hands (20.64, 20.53)


def hire_removal(s: Nanty, seat: int, card: int) -> None:
    """Pay a player who must then remove a figure, but none of one's own."""
    s.push(Hire(seat, card))


def can_pay(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether it can be done; payments must be affordable (5.7)."""
    return s.money[seat] >= s.edition.args[card][0]


class Hire(AimText):
    """Who is paid? The money stays with them whatever happens (A12)."""

    __slots__ = ()
    prompt: ClassVar[str] = "pay-whom"
    gains: ClassVar[bool] = True

    def aimed(self, s: Nanty, target: int) -> None:
        s.pay(self.seat, target, s.edition.args[self.card][0])
        strike(s, HiredHand(self.seat, target, self.card))


class HiredHand(OnTarget):
    """Whoever is hired cannot refuse, unless Mr Goodyear helps."""

    __slots__ = ()

    def run(self, s: Nanty) -> None:
        if not immune(s, self.target):
            if victims(s, self.player, s.trouble, False):
                s.push(HiredChoice(self.target, self.player, self.card))
        elif s.rules.peters_returned:
            s.pay(self.target, self.player, s.edition.args[self.card][0])


class HiredChoice(Step[Nanty]):
    """Whom does the hired player remove?"""

    __slots__ = ("card", "player")
    holds: ClassVar[Holds] = {"card": thing(CARD), "player": A_SEAT}
    prompt: ClassVar[str] = "hired"
    rule: ClassVar[str] = "20.64"

    def __init__(self, seat: int, player: int, card: int) -> None:
        self.seat = seat
        self.player = player
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return victims(s, self.player, s.trouble, False)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        attempt(s, self.player, choice.args[0], choice.args[1], BY_TEXT, self.card, self.seat)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_no_victim(s, self.player, choice, True, self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.player}


def pay_to_assassinate(s: Nanty, seat: int, card: int) -> None:
    """Pay a player, then kill under the rules of the skull."""
    s.push(WorkshopPaid(seat, card))


def can_pay_to_assassinate(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is somebody to kill: nobody pays for nothing."""
    return can_pay(s, seat, card) and len(victims(s, seat, s.trouble, False)) > 0


class WorkshopPaid(AimText):
    """Who is paid?"""

    __slots__ = ()
    prompt: ClassVar[str] = "pay-whom"
    gains: ClassVar[bool] = True

    def aimed(self, s: Nanty, target: int) -> None:
        s.pay(self.seat, target, s.edition.args[self.card][0])
        s.push(PaidKill(self.seat, self.card))


class PaidKill(Step[Nanty]):
    """Trouble is needed, and not one's own Agent (5.4)."""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "assassinate"
    rule: ClassVar[str] = "5.4"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return victims(s, self.seat, s.trouble, False)

    def resolve(self, s: Nanty, choice: Choice) -> None:
        attempt(s, self.seat, choice.args[0], choice.args[1], BY_TEXT, self.card)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_no_victim(s, seat, choice, True, self.rule)
