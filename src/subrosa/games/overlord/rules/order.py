"""An execution, step by step (RULES.md 5): the choice, the Order at rest, the attempt, and what comes next."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal, Step, Task, Window
from subrosa.games.overlord.rules.cards import give, play, take_order, win
from subrosa.games.overlord.rules.death import execute
from subrosa.games.overlord.rules.giving import not_in_hand
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.targets import shield_plays, why_not_at
from subrosa.games.overlord.rules.words import (
    CARDS,
    DIE,
    DRAW,
    GIFT,
    GUILTY_PLEA,
    LAST_BOOK,
    LAST_SHIELD,
    MAX_SEATS,
    MERCHANT,
    NO_CARD,
    NOBODY,
    OUTLAW,
    PASS,
    PAY,
    PEASANT,
    PLAY,
    RETALIATION,
    SQUIRE,
    TAKE,
    UPRISING,
)
from subrosa.parts.hands import distinct

ONLY_PASS: Final = [PASS]
PASS_OR_PLEA: Final = [PASS, PLAY[GUILTY_PLEA]]


class NextExecution(Task[Overlord]):
    """An execution is over, or the first one begins (5.8)."""

    __slots__ = ()

    def run(self, s: Overlord) -> None:
        s.holder = s.giver = NOBODY
        ruler = s.ruler()
        if ruler == NOBODY:
            return  # the round's executions are over
        if len(s.active) == 1:
            win(s, ruler, "last-standing", "9.1")
            return
        s.push(self)
        s.push(PICKS[ruler])


class PickVictim(Step[Overlord]):
    """The Overlord chooses who must take the Order: it is taken, not given (5.1)."""

    __slots__ = ()
    prompt: ClassVar[str] = "pick"
    rule: ClassVar[str] = "5.1"

    def options(self, s: Overlord) -> list[Choice]:
        return s.ring.picks[self.seat]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        victim = choice.args[0]
        if s.events is not None:
            s.tell("pick", seat=self.seat, target=victim)
        take_order(s, victim)
        s.push(REST if s.rules.plea_at_start else TURNS[victim])
        start_abilities(s)

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "pick":
            return None
        target = choice.args[0]
        if target >= s.seats:
            return Refusal("no-such-seat", "3.2", {"seat": target})
        if target == seat:
            return Refusal("not-yourself", "5.1")
        return Refusal("not-active", "1.1", {"seat": target})


# ---- abilities at the start of an execution (5.2)


def start_abilities(s: Overlord) -> None:
    """Ask the Squire or the Merchant, who share a rank, so that at most one of them is in play (R6)."""
    squire = s.seat_of(SQUIRE)
    if squire != NOBODY:
        room = s.limit(squire) - len(s.hands[squire])
        if (room > 0 or not s.rules.limit_every_draw) and (s.deck or s.discards):
            s.push(SquireDraw(squire))
        return
    merchant = s.seat_of(MERCHANT)
    if merchant != NOBODY and s.gold[merchant] >= s.edition.merchant_gold:
        s.push(MerchantPays(merchant))


class SquireDraw(Step[Overlord]):
    """The Squire may draw a card (7.6)."""

    __slots__ = ()
    prompt: ClassVar[str] = "squire"
    rule: ClassVar[str] = "7.6"

    def options(self, s: Overlord) -> list[Choice]:
        return [DRAW, PASS]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        if choice is DRAW:
            s.draw(self.seat, s.edition.squire_cards, s.rules.limit_every_draw)

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"count": s.edition.squire_cards}


class MerchantPays(Step[Overlord]):
    """The Merchant may give gold to another player (7.14)."""

    __slots__ = ()
    prompt: ClassVar[str] = "merchant"
    rule: ClassVar[str] = "7.14"

    def options(self, s: Overlord) -> list[Choice]:
        return [PASS, *[GIFT[seat] for seat in s.ring.others[self.seat]]]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        if choice is PASS:
            return
        s.pay(self.seat, choice.args[0], s.edition.merchant_gold, "merchant")
        if s.deck or s.discards:
            s.push(MerchantDraws(self.seat))

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        return why_no_payment(s, seat, choice, self.rule) if choice.verb == "gift" else None

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"gold": s.edition.merchant_gold, "count": s.edition.merchant_cards}


class MerchantDraws(Step[Overlord]):
    """Having paid, the Merchant, who has no hand limit, may draw (7.14)."""

    __slots__ = ()
    prompt: ClassVar[str] = "merchant-draw"
    rule: ClassVar[str] = "7.14"

    def options(self, s: Overlord) -> list[Choice]:
        return [DRAW, PASS]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        if choice is DRAW:
            s.draw(self.seat, s.edition.merchant_cards, s.rules.limit_every_draw)

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"count": s.edition.merchant_cards}


# ---- the Order at rest (5.3)


class ComeToRest(Task[Overlord]):
    """The last card is dealt with: the Order is halted, and others may take it before the holder tries (R4)."""

    __slots__ = ()

    def run(self, s: Overlord) -> None:
        if s.played:
            s.settle_played()
        closed = s.tried and not s.rules.plea_after_cancel
        if closed or (s.hurry and not anybody_can_take(s)):
            s.push(TURNS[s.holder])
        else:
            s.push(Halted(s.ring.others[s.holder]))


def anybody_can_take(s: Overlord) -> bool:
    """Tell whether anybody can: in a hurry a window that nobody can use is not even opened."""
    return bool(s.pleaders & s.ring.bits & ~(1 << s.holder)) or s.seat_of(OUTLAW) != NOBODY


class Halted(Window[Overlord]):
    """May anybody but the holder plead guilty, or be the Outlaw, and take the Order? (6.13, 7.16)"""

    __slots__ = ()
    prompt: ClassVar[str] = "halted"
    rule: ClassVar[str] = "6.13"

    def replies(self, s: Overlord, seat: int) -> list[Choice]:
        pleads = s.pleaders >> seat & 1 and s.banned != GUILTY_PLEA
        if s.characters[seat] != OUTLAW:
            return PASS_OR_PLEA if pleads else ONLY_PASS
        replies = [PASS, PLAY[GUILTY_PLEA]] if pleads else [PASS]
        for card in distinct(s.hands[seat]):
            if card != s.banned or s.rules.banned_discards:
                replies.append(TAKE[card])
        return replies

    def react(self, s: Overlord, seat: int, choice: Choice) -> None:
        s.push(REST)
        if choice.verb == "take":
            s.discard(seat, choice.args[0])
            take_order(s, seat)
        else:
            play(s, seat, GUILTY_PLEA, NOBODY)

    def close(self, s: Overlord) -> None:
        s.push(TURNS[s.holder])

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "take":
            if s.characters[seat] != OUTLAW:
                return Refusal("not-outlaw", "7.16")
            if choice.args[0] in s.hands[seat]:
                return Refusal("banned", "13.10", {"card": CARDS[choice.args[0]]})
            return not_in_hand(s, seat, choice, "take", "7.16")
        if choice is PLAY[GUILTY_PLEA]:
            if GUILTY_PLEA in s.hands[seat]:
                return Refusal("banned", "7.13", {"card": CARDS[GUILTY_PLEA]})
            return not_in_hand(s, seat, choice, "play", self.rule)
        if choice.verb == "play" and choice.args[0] == GUILTY_PLEA:
            return Refusal("no-target", self.rule, {"card": CARDS[GUILTY_PLEA]})
        if choice.verb == "play":
            return Refusal("only-plea", self.rule, {"card": CARDS[choice.args[0]]})
        return None

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"seat": s.holder}


# ---- the attempt (5.4)


class HolderTurn(Step[Overlord]):
    """The holder tries to get rid of the Order, or is executed."""

    __slots__ = ()
    prompt: ClassVar[str] = "attempt"
    rule: ClassVar[str] = "5.4"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def options(self, s: Overlord) -> list[Choice]:
        seat = self.seat
        hand = s.hands[seat]
        options: list[Choice] = []
        last = NO_CARD
        for card in hand:
            if card > LAST_SHIELD:
                break  # hands are sorted, shields first
            if card != last and card != s.banned:
                options += shield_plays(s, seat, card)
                last = card
        playable_shield = bool(options)
        if not playable_shield and not (s.rules.dead_shields_block and hand and hand[0] <= LAST_SHIELD):
            for card in distinct(hand):
                if (
                    LAST_SHIELD < card <= LAST_BOOK
                    and card != s.banned
                    and (card != UPRISING or seat != s.ruler())
                ):
                    options.append(PLAY[card])
        if s.characters[seat] == PEASANT and s.gold[seat] >= s.edition.peasant_gold:
            for target in s.ring.neighbours[seat]:
                options.append(PAY[target])
        if not playable_shield or s.rules.may_die:
            options.append(DIE)
        return options

    def resolve(self, s: Overlord, choice: Choice) -> None:
        seat = self.seat
        if choice is DIE:
            execute(s, seat, s.giver)
            return
        s.tried = True
        s.push(REST)
        if choice.verb == "play":
            args = choice.args
            play(s, seat, args[0], args[1] if len(args) == 2 else NOBODY)
        else:
            target = choice.args[0]
            s.pay(seat, target, s.edition.peasant_gold, "peasant")
            give(s, seat, NO_CARD, target)

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        if choice is DIE:
            return Refusal("must-try", self.rule)
        if choice.verb == "pay":
            return why_no_peasant_payment(s, seat, choice)
        if choice.verb != "play":
            return None
        return why_card_cannot_be_played(s, seat, choice)


def why_card_cannot_be_played(s: Overlord, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not, one reason after the other, from the hand to the target."""
    card = choice.args[0]
    named = {"card": CARDS[card]}
    if card not in s.hands[seat]:
        return Refusal("not-in-hand", "5.4", named)
    if card == RETALIATION:
        return Refusal("nothing-to-cancel", "6.12", named)
    if card == GUILTY_PLEA:
        return Refusal("holder-cannot-plead", "6.13", named)
    if card == s.banned:
        return Refusal("banned", "7.13", named)
    if len(choice.args) == 2:
        return why_not_at(s, seat, card, choice.args[1])
    if card <= LAST_SHIELD:
        return Refusal("name-a-target", "6.1", named)
    if card == UPRISING and seat == s.ruler():
        return Refusal("own-uprising", "6.11", named)
    return Refusal("shield-in-hand", "6.7", named)


def why_no_peasant_payment(s: Overlord, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: only the Peasant buys freedom, with gold, from a neighbour (7.7)."""
    if s.characters[seat] != PEASANT:
        return Refusal("not-peasant", "7.7")
    refusal = why_no_payment(s, seat, choice, "7.7")
    if refusal is not None:
        return refusal
    if choice.args[0] not in s.ring.neighbours[seat]:
        return Refusal("not-a-neighbour", "7.7", {"seat": choice.args[0]})
    return Refusal("no-gold", "7.7", {"gold": s.edition.peasant_gold})


def why_no_payment(s: Overlord, seat: int, choice: Choice, rule: str) -> Refusal | None:
    """Tell why not: one cannot pay oneself, nor somebody who takes no part in the round."""
    target = choice.args[0]
    if target >= s.seats:
        return Refusal("no-such-seat", "3.2", {"seat": target})
    if target == seat:
        return Refusal("not-yourself", rule)
    if target not in s.active:
        return Refusal("not-active", "1.1", {"seat": target})
    return None


# Steps never change, so one of each is enough.
REST: Final = ComeToRest()
PICKS: Final = [PickVictim(seat) for seat in range(MAX_SEATS)]
TURNS: Final = [HolderTurn(seat) for seat in range(MAX_SEATS)]
