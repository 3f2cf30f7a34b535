"""Texts about money: taking, giving, gambling, earning, loans and ransoms (RULES.md 10, 20)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, NUMBER, Holds, thing
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.nanty.rules.effects.aiming import AimText, OnTarget, TextInTurn, stake, strike
from subrosa.games.nanty.rules.memory import hand_over
from subrosa.games.nanty.rules.placing import own_agents
from subrosa.games.nanty.rules.reactions import BY_ONESELF, attempt, immune, threaten_text
from subrosa.games.nanty.rules.state import Nanty, count_trouble
from subrosa.games.nanty.rules.words import (
    BITS,
    CARD,
    CARDS,
    CHOOSE,
    DISTRICTS,
    EVERYWHERE,
    GIVE,
    NO_CARD,
    PAY,
    REMOVE,
)

# ---- taking from others (20.7, 20.45, 20.33, 20.77, 20.3)


def take_from_each(s: Nanty, seat: int, card: int) -> None:
    """Take money from every other player, what there is if less."""
    s.push(TakeFromEach(seat, card))
    threaten_text(s, seat, tuple([other for other in s.others(seat) if s.money[other]]), card)


class TakeFromEach(Task[Nanty]):
    """Whoever is not immune pays."""

    __slots__ = ("card", "player")
    holds: ClassVar[Holds] = {"card": thing(CARD), "player": A_SEAT}

    def __init__(self, player: int, card: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.card = card

    def run(self, s: Nanty) -> None:
        for other in s.others(self.player):
            if not immune(s, other):
                s.pay(other, self.player, s.edition.args[self.card][0])


def take_from_player(s: Nanty, seat: int, card: int) -> None:
    """Take money from a player of one's choice."""
    s.push(Robbed(seat, card))


class Robbed(AimText):
    """From whom?"""

    __slots__ = ()

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Robbery(self.seat, target, self.card))


class Robbery(OnTarget):
    """The target pays what there is."""

    __slots__ = ()

    def hit(self, s: Nanty) -> None:
        s.pay(self.target, self.player, stake(s, self.card))


def force_gift(s: Nanty, seat: int, card: int) -> None:
    """Have one other player give money to another (20.77)."""
    s.push(GiftFrom(seat, card))


class GiftFrom(AimText):
    """Who gives?"""

    __slots__ = ()
    prompt: ClassVar[str] = "gift-from"

    def aimed(self, s: Nanty, target: int) -> None:
        s.push(GiftTo(self.seat, self.card, target))


class GiftTo(AimText):
    """Who receives?"""

    __slots__ = ("giver",)
    holds: ClassVar[Holds] = {"giver": A_SEAT}
    prompt: ClassVar[str] = "gift-to"
    gains: ClassVar[bool] = True

    def __init__(self, seat: int, card: int, giver: int) -> None:
        self.seat = seat
        self.card = card
        self.giver = giver

    def targets(self, s: Nanty) -> list[int]:
        return [other for other in s.others(self.seat) if other != self.giver]

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Gift(self.seat, self.giver, self.card, target))


class Gift(OnTarget):
    """What there is, if less. Receiving money is no harm, so only the giver may answer."""

    __slots__ = ("to",)
    holds: ClassVar[Holds] = {"to": A_SEAT}

    def __init__(self, player: int, target: int, card: int, to: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.target = target
        self.card = card
        self.to = to

    def hit(self, s: Nanty) -> None:
        s.pay(self.target, self.to, s.edition.args[self.card][0])


def cash_or_card_from_each(s: Nanty, seat: int, card: int) -> None:
    """Have every other player give money or a card, as they like (20.3)."""
    others = s.others(seat)
    s.push(NextGiver(seat, others, card))
    threaten_text(s, seat, tuple([other for other in others if s.money[other] or s.hands[other]]), card)


class NextGiver(TextInTurn):
    """Everybody else gives something."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "NextGiver":
        return NextGiver(self.player, rest, self.card)

    def turn(self, s: Nanty, seat: int) -> None:
        if not immune(s, seat) and (s.money[seat] or s.hands[seat]):
            s.push(CashOrCard(seat, self.player, s.edition.args[self.card][0]))


class CashOrCard(Step[Nanty]):
    """Money or a card of one's hand?"""

    __slots__ = ("amount", "to")
    holds: ClassVar[Holds] = {"amount": NUMBER, "to": A_SEAT}
    prompt: ClassVar[str] = "cash-or-card"
    rule: ClassVar[str] = "5.7"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, to: int, amount: int) -> None:
        self.seat = seat
        self.to = to
        self.amount = amount

    def options(self, s: Nanty) -> list[Choice]:
        cards = [GIVE[card] for card in s.hands[self.seat]]
        return [PAY, *cards] if s.money[self.seat] else cards

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is PAY:
            s.pay(self.seat, self.to, self.amount)
        else:
            hand_over(s, self.seat, self.to, choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice is PAY:
            return Refusal("no-money", "A24", {"gold": self.amount})
        return (
            Refusal("not-in-hand", "5.7", {"card": CARDS[choice.args[0]]}) if choice.verb == "give" else None
        )

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.to, "gold": self.amount}


# ---- gambling (20.11, 20.25)


def roll_die(s: Nanty, seat: int, card: int) -> int:
    """Throw the die for a text: 1 to 12."""
    value = s.throw_die()
    if s.events is not None:
        s.tell("roll", seat=seat, number=value, card=CARDS[card])
    return value


def die_gamble_bank(s: Nanty, seat: int, card: int) -> None:
    """Roll. High: money from the bank. One: pay, or lose an Agent."""
    win_from, win, lose_on, lose = s.edition.args[card]
    value = roll_die(s, seat, card)
    if value >= win_from:
        s.earn(seat, win)
    elif value == lose_on and (s.money[seat] >= lose or s.out[seat]):
        s.push(PayOrRemove(seat, card))


class PayOrRemove(Step[Nanty]):
    """Money to the bank, or one of one's own Agents (A38)."""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "pay-or-remove"
    rule: ClassVar[str] = "A38"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        options = [REMOVE[d][piece] for d, piece in own_agents(s, self.seat, EVERYWHERE)]
        return [PAY, *options] if s.money[self.seat] >= s.edition.args[self.card][3] else options

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is PAY:
            s.spend(self.seat, s.edition.args[self.card][3])
        else:
            attempt(s, self.seat, choice.args[0], choice.args[1], BY_ONESELF, self.card)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice is PAY:
            return Refusal("no-money", self.rule, {"gold": s.edition.args[self.card][3]})
        return Refusal("not-your-agent", self.rule) if choice.verb == "remove" else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"gold": s.edition.args[self.card][3], "card": CARDS[self.card]}


# ---- from the bank (20.14, 20.34, 20.41, 20.59, 20.61, 20.85, 20.92, 20.100), and loans (10.1)


def earn_per_agent_in_district(s: Nanty, seat: int, card: int) -> None:
    """Earn for each figure in a certain district, anybody's."""
    district, amount = s.edition.args[card]
    s.earn(seat, s.crowd[district] * amount)


def earn_per_trouble(s: Nanty, seat: int, card: int) -> None:
    """Earn for each Trouble marker on the board."""
    s.earn(seat, count_trouble(s) * s.edition.args[card][0])


def earn_per_building(s: Nanty, seat: int, card: int) -> None:
    """Earn for each Building on the board, whoever owns it."""
    s.earn(seat, sum(s.built) * s.edition.args[card][0])


def earn_per_agent_in_trouble(s: Nanty, seat: int, card: int) -> None:
    """Earn for each figure in a district with Trouble, of one's choice."""
    s.push(ChooseTrouble(seat, card))


class ChooseTrouble(Step[Nanty]):
    """Which troubled district pays (20.92)?"""

    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}
    prompt: ClassVar[str] = "choose-trouble"
    rule: ClassVar[str] = "20.92"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [CHOOSE[d] for d in BITS[s.trouble]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.earn(self.seat, s.crowd[choice.args[0]] * s.edition.args[self.card][0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "choose":
            return Refusal("no-trouble", self.rule, {"district": DISTRICTS[choice.args[0]]})
        return None


def loan(s: Nanty, seat: int, card: int) -> None:
    """Leave the card before the player, who takes money (10.1)."""
    if s.played == card:
        s.played = NO_CARD
        s.loans[seat] += (card,)
    if s.events is not None:
        s.tell("loan", seat=seat, card=CARDS[card])
    s.earn(seat, s.edition.args[card][0])


# ---- can they be used?


def any_trouble(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a Trouble marker."""
    return s.trouble != 0


def any_building(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a Building."""
    return any(s.built)


def anybody_in_district(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether there is a figure in the district that the card names."""
    return s.crowd[s.edition.args[card][0]] > 0


def any_money(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether another player has money."""
    return any(s.money[other] for other in s.others(seat))
