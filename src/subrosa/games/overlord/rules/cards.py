"""Plot cards: playing them, Retaliation, and what each of them does (RULES.md 5.5 and 6)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, NUMBER, SEATS, Holds, thing
from subrosa.core.state import Result
from subrosa.core.step import NO_SEAT, Refusal, Step, Task, Together, Window
from subrosa.games.overlord.rules.death import execute
from subrosa.games.overlord.rules.giving import (
    DiscardCard,
    can_be_made_to_discard,
    captain_demands_card,
    hand_order,
    not_in_hand,
    receive,
)
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import (
    BLACKMAIL,
    CAPITALIZE,
    CARD,
    CARDS,
    CHARACTERS,
    COERCION,
    GIVE,
    GOLD,
    GUILTY_PLEA,
    LAST_BOOK,
    LAST_SHIELD,
    MARTYRDOM,
    MUTINY,
    NO_CARD,
    NOBODY,
    OFFER,
    PASS,
    PLAY,
    PRETENDER,
    REPRESSION,
    RETALIATION,
    REVENGE,
    REVOLUTION,
)
from subrosa.parts.hands import distinct

ONLY_PASS = [PASS]
PASS_OR_RETALIATE = [PASS, PLAY[RETALIATION]]


# ---- playing a card (5.4), and answering it (5.5, 6.12)


def play(s: Overlord, seat: int, card: int, target: int) -> None:
    """Play a card and name its target; then everybody else may retaliate."""
    s.lose(seat, card)
    s.played = (card,)
    if s.events is not None:
        s.tell("play", seat=seat, card=CARDS[card], target=None if target == NOBODY else target)
    if LAST_SHIELD < card <= LAST_BOOK:
        s.show_hand(seat)  # the proof that there is no shield card in it (6.7)
    if s.hurry and not anybody_can_retaliate(s, seat):
        carry_out(s, seat, card, target)
    else:
        s.push(CarryOut(seat, card, target))
        s.push(Retaliate(s.ring.others[seat], 0, seat))


def anybody_can_retaliate(s: Overlord, player: int) -> bool:
    """Tell whether anybody can: in a hurry a window that nobody can use is not even opened."""
    return bool(s.retaliators & s.ring.bits & ~(1 << player))


class Retaliate(Window[Overlord]):
    """May anybody cancel the card just played? Retaliations can be answered by further ones."""

    __slots__ = ("count", "player")
    holds: ClassVar[Holds] = {"count": NUMBER, "player": A_SEAT}
    prompt: ClassVar[str] = "retaliate"
    rule: ClassVar[str] = "6.12"

    def __init__(self, seats: tuple[int, ...], count: int, player: int) -> None:
        self.seat = NO_SEAT
        self.seats = seats
        self.count = count  # Retaliations in the chain so far
        self.player = player  # of the card that would be cancelled

    def replies(self, s: Overlord, seat: int) -> list[Choice]:
        if s.retaliators >> seat & 1 and s.banned != RETALIATION:
            return PASS_OR_RETALIATE
        return ONLY_PASS

    def react(self, s: Overlord, seat: int, choice: Choice) -> None:
        s.lose(seat, RETALIATION)
        s.played += (RETALIATION,)
        if s.events is not None:
            s.tell("retaliate", seat=seat, target=self.player, card=CARDS[s.played[-2]])
        s.push(Retaliate(s.ring.others[seat], self.count + 1, seat))

    def close(self, s: Overlord) -> None:
        """Settle the chain, last in, first out: an odd number of Retaliations cancels the card."""
        if self.count == 0:
            return
        card = s.played[0]
        if self.count % 2:
            s.settle_played()
            s.agenda.pop()  # the card is not carried out
            if s.events is not None:
                s.tell("cancelled", card=CARDS[card])
        else:
            s.discards += s.played[1:]
            s.played = (card,)
            if s.events is not None:
                s.tell("stands", card=CARDS[card])

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        if choice is not PLAY[RETALIATION]:
            return None
        if RETALIATION not in s.hands[seat]:
            return Refusal("not-in-hand", self.rule, {"card": CARDS[RETALIATION]})
        return Refusal("banned", "7.13", {"card": CARDS[RETALIATION]})

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        aim = s.agenda[-2]  # below the window waits the card that started it all
        target = aim.target if isinstance(aim, CarryOut) and aim.target != NOBODY else None
        return {
            "seat": self.player,
            "card": CARDS[s.played[-1]],
            "target": target,
            "at_stake_card": CARDS[s.played[0]],
            "count": self.count,
        }


class CarryOut(Task[Overlord]):
    """The card was not cancelled: it works."""

    __slots__ = ("card", "player", "target")
    holds: ClassVar[Holds] = {"card": thing(CARD), "player": A_SEAT, "target": A_SEAT}

    def __init__(self, player: int, card: int, target: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.card = card
        self.target = target

    def run(self, s: Overlord) -> None:
        carry_out(s, self.player, self.card, self.target)


def carry_out(s: Overlord, player: int, card: int, target: int) -> None:
    """Do what the card says. Below it on the agenda the Order waits to come to rest."""
    if card <= LAST_SHIELD:
        give(s, player, card, target)
        return
    if card == GUILTY_PLEA:
        guilty_plea(s, player)
        return
    s.agenda.pop()  # a book card ends the execution: the Order does not come to rest again
    if card == MARTYRDOM:
        martyrdom(s, player)
    elif card == REVENGE:
        revenge(s, player)
    elif card == REVOLUTION:
        revolution(s)
    else:
        give(s, player, card, s.ruler())


def give(s: Overlord, giver: int, card: int, target: int) -> None:
    """Give the Order by a card: the giver's ability, the receiver's ability, the card's "then" part (5.6)."""
    hand_order(s, giver, target)
    if captain_demands_card(s, giver, target):
        s.push(AfterCaptain(giver, card, target))
        s.push(DiscardCard(target, NO_CARD))
    else:
        receive(s, giver, target)
        then(s, giver, card, target)


class AfterCaptain(Task[Overlord]):
    """The Captain's demand is met; the rest of the giving follows."""

    __slots__ = ("card", "giver", "target")
    holds: ClassVar[Holds] = {"card": thing(CARD), "giver": A_SEAT, "target": A_SEAT}

    def __init__(self, giver: int, card: int, target: int) -> None:
        self.seat = NO_SEAT
        self.giver = giver
        self.card = card
        self.target = target

    def run(self, s: Overlord) -> None:
        receive(s, self.giver, self.target)
        then(s, self.giver, self.card, self.target)


def then(s: Overlord, giver: int, card: int, target: int) -> None:
    """Do what a card that gives the Order says after "then", as far as it is possible."""
    if card == CAPITALIZE:
        s.earn(giver, s.edition.capitalize_gold, "capitalize")
    elif card == BLACKMAIL:
        s.take_gold(giver, target, s.edition.blackmail_gold, "blackmail")
    elif card == COERCION:
        coercion(s, giver, target)
    elif card == REPRESSION:
        if can_be_made_to_discard(s, target, "repression"):
            s.push(DiscardCard(target, REPRESSION))
    elif card == MUTINY:
        mutiny(s, giver, target)
    elif card != NO_CARD:  # Uprising; the Peasant gives without a card
        uprising(s, giver, target)


# ---- shield cards


def coercion(s: Overlord, giver: int, target: int) -> None:
    """Have the target give a card, or the giver take gold from the Treasury; the target chooses (6.2)."""
    if s.hands[target]:
        s.push(CoercionChoice(target, giver))
    else:
        s.earn(giver, s.edition.coercion_gold, "coercion")


class CoercionChoice(Step[Overlord]):
    """A card from one's own hand, or gold from the Treasury?"""

    __slots__ = ("giver",)
    holds: ClassVar[Holds] = {"giver": A_SEAT}
    prompt: ClassVar[str] = "coercion"
    rule: ClassVar[str] = "6.2"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, giver: int) -> None:
        self.seat = seat
        self.giver = giver

    def options(self, s: Overlord) -> list[Choice]:
        return [GOLD, *[GIVE[card] for card in distinct(s.hands[self.seat])]]

    def resolve(self, s: Overlord, choice: Choice) -> None:
        if choice is GOLD:
            s.earn(self.giver, s.edition.coercion_gold, "coercion")
        else:
            s.hand_over(self.seat, self.giver, choice.args[0])

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        return not_in_hand(s, seat, choice, "give", self.rule)

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"target": self.giver, "gold": s.edition.coercion_gold}


def mutiny(s: Overlord, giver: int, target: int) -> None:
    """Exchange the two players' character cards, and nothing else (6.6)."""
    characters = s.characters
    characters[giver], characters[target] = characters[target], characters[giver]
    if s.events is not None:
        mine, theirs = CHARACTERS[characters[giver]], CHARACTERS[characters[target]]
        s.tell("exchange", seat=giver, character=mine, target=target, target_character=theirs)


# ---- book cards


def martyrdom(s: Overlord, player: int) -> None:
    """Execute the player, who then takes gold, although no longer active (6.8)."""
    execute(s, player, s.giver)
    s.earn(player, s.edition.martyrdom_gold, "martyrdom")
    s.settle_played()


def revenge(s: Overlord, player: int) -> None:
    """Execute the player, then whoever gave them the Order (6.9). One effect: the end is checked after it (R12)."""
    giver = s.giver
    execute(s, player, giver)
    if giver != NOBODY and not (s.rules.overlord_wins_duel and s.active == (s.ruler(),)):
        # The avenger is no longer active, so nobody profits from this elimination (6.14).
        execute(s, giver, NOBODY)
    s.settle_played()


def revolution(s: Overlord) -> None:
    """Deal out the characters of all active players again; nobody is executed (6.10)."""
    characters = [s.characters[seat] for seat in s.active]
    s.shuffle(characters)
    for seat, character in zip(s.active, characters, strict=True):
        become(s, seat, character)
    s.learn_all()
    s.settle_played()


def become(s: Overlord, seat: int, character: int) -> None:
    """Give a player another character; whoever keeps theirs needs no announcement."""
    if s.events is not None and s.characters[seat] != character:
        s.tell("becomes", seat=seat, character=CHARACTERS[character])
    s.characters[seat] = character


def uprising(s: Overlord, player: int, ruler: int) -> None:
    """Let anybody else discard a book card and so have the Overlord executed instead of the player (6.11)."""
    seats = tuple([seat for seat in s.ring.others[player] if seat != ruler])
    if s.rules.uprising_secret:
        s.push(OfferTogether(seats, player))
    else:
        offer_in_turn(s, seats, player)


def uprising_ends(s: Overlord, player: int, supporter: int, card: int) -> None:
    """Let either the Overlord die or the player of Uprising."""
    if supporter == NOBODY:
        if s.events is not None:
            s.tell("uprising-fails", seat=player)
        execute(s, player, NOBODY)
    else:
        s.discard(supporter, card)
        execute(s, s.holder, player if s.rules.uprising_credits_giver else supporter)
    s.settle_played()


def possible_offers(s: Overlord, seat: int) -> list[Choice]:
    """Return the offers: to pass, or to discard a book card; the Pretender's cards are as good as books (7.10)."""
    any_card = s.characters[seat] == PRETENDER
    offers = [PASS]
    for card in distinct(s.hands[seat]):
        if (any_card or LAST_SHIELD < card <= LAST_BOOK) and (card != s.banned or s.rules.banned_discards):
            offers.append(OFFER[card])
    return offers


def why_no_offer(s: Overlord, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: not in hand, not a book card, or banned."""
    if choice.verb != "offer":
        return None
    card = choice.args[0]
    refusal = not_in_hand(s, seat, choice, "offer", "6.11")
    if refusal is not None:
        return refusal
    if s.characters[seat] != PRETENDER and not LAST_SHIELD < card <= LAST_BOOK:
        return Refusal("not-a-book", "6.11", {"card": CARDS[card]})
    return Refusal("banned", "13.10", {"card": CARDS[card]})


class OfferTogether(Together[Overlord]):
    """All offers are made secretly at once; the first one clockwise from the player of Uprising counts (R10)."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}
    prompt: ClassVar[str] = "uprising"
    rule: ClassVar[str] = "6.11"

    def __init__(self, seats: tuple[int, ...], player: int) -> None:
        self.seat = NO_SEAT
        self.seats = seats
        self.player = player

    def replies(self, s: Overlord, seat: int) -> list[Choice]:
        return possible_offers(s, seat)

    def resolve_all(self, s: Overlord, answers: tuple[Choice, ...]) -> None:
        for seat, answer in zip(self.seats, answers, strict=True):
            if answer is not PASS:
                uprising_ends(s, self.player, seat, answer.args[0])
                return
        uprising_ends(s, self.player, NOBODY, NO_CARD)

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        return why_no_offer(s, seat, choice)

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"seat": self.player, "target": s.holder}


class OfferInTurn(Step[Overlord]):
    """House rule 13.7: one player after the other says yes or no, openly."""

    __slots__ = ("player", "rest")
    holds: ClassVar[Holds] = {"player": A_SEAT, "rest": SEATS}
    prompt: ClassVar[str] = "uprising"
    rule: ClassVar[str] = "13.7"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, player: int, rest: tuple[int, ...]) -> None:
        self.seat = seat
        self.player = player
        self.rest = rest

    def options(self, s: Overlord) -> list[Choice]:
        return possible_offers(s, self.seat)

    def resolve(self, s: Overlord, choice: Choice) -> None:
        if choice is PASS:
            if s.events is not None:
                s.tell("declines", seat=self.seat)
            offer_in_turn(s, self.rest, self.player)
        else:
            uprising_ends(s, self.player, self.seat, choice.args[0])

    def refusal(self, s: Overlord, seat: int, choice: Choice) -> Refusal | None:
        return why_no_offer(s, seat, choice)

    def prompt_args(self, s: Overlord) -> dict[str, Any]:
        return {"seat": self.player, "target": s.holder}


def offer_in_turn(s: Overlord, seats: tuple[int, ...], player: int) -> None:
    """Ask the next player, if there is one."""
    if seats:
        s.push(OfferInTurn(seats[0], player, seats[1:]))
    else:
        uprising_ends(s, player, NOBODY, NO_CARD)


# ---- Guilty Plea


def guilty_plea(s: Overlord, player: int) -> None:
    """Let the player take the Order, draw a card and take gold (6.13)."""
    take_order(s, player)
    s.draw(player, s.edition.plea_cards, s.rules.limit_every_draw)
    s.earn(player, s.edition.plea_gold, "guilty_plea")


def take_order(s: Overlord, taker: int) -> None:
    """Take the Order, which is not given: nobody is its giver, and no ability of giving works."""
    s.holder = taker
    s.giver = NOBODY
    s.tried = False
    if s.events is not None:
        s.tell("take-order", seat=taker)


def win(s: Overlord, seat: int, ending: str, rule: str) -> None:
    """End the game: there is exactly one winner (9)."""
    if s.events is not None:
        s.tell("wins", seat=seat, ending=ending)
    s.finish(Result(ending, rule, (seat,)))
