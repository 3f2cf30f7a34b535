"""Ops about cards, tokens and tracks (RULES.md 21)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds, thing
from subrosa.core.step import Refusal, gathered_so_far
from subrosa.games.providence.rules.agents import remove_agent
from subrosa.games.providence.rules.claiming import gain_actions
from subrosa.games.providence.rules.drawing import destroy, draw
from subrosa.games.providence.rules.effects.run import CAN, COULD, OpGather, OpStep, Run, can_run
from subrosa.games.providence.rules.influence import is_agent_card
from subrosa.games.providence.rules.sanity import MAD, NO_TEST, check_insane, make_elder_test, make_test
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import (
    CHOOSE_OTHER,
    DESTROY_SELF,
    FROM_DISCARD,
    FROM_HAND,
    SELF,
    Op,
)
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BURN,
    CALM,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY,
    CITY_CARDS,
    DONE,
    DROP,
    FACE,
    FACE_ELDER,
    FIRST_CITY_CARD,
    FIRST_MYTHOS,
    PIECES,
    RECOVER,
    STOP,
    TRASH,
    WAY,
)
from subrosa.parts.hands import distinct, without
from subrosa.parts.seats import others


def rest_of_hand(s: Providence, seat: int, card: int) -> tuple[int, ...]:
    """Return the hand without a card that is about to be played for its text, and not in play yet."""
    hand = s.hands[seat]
    return without(hand, card) if card in hand and card not in s.in_play else hand


def other_seats(s: Providence, seat: int) -> tuple[int, ...]:
    """Return the other players, clockwise."""
    return others(tuple(range(s.seats)), seat)


# ---- drawing and discarding


def can_draw(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there anything to draw?"""
    return bool(s.decks[seat] or s.discards[seat])


def can_draw_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Are there as many cards to draw?"""
    return len(s.decks[seat]) + len(s.discards[seat]) >= op.n


def run_draw(s: Providence, op: Op, here: Run) -> None:
    """Draw cards."""
    draw(s, here.player, op.n)


def can_redraw(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Are there as many cards in hand as have to be discarded, and at least one?"""
    return len(rest_of_hand(s, seat, card)) >= max(1, op.low) and op.n > 0


def run_redraw(s: Providence, op: Op, here: Run) -> None:
    """Ask what is discarded."""
    s.push(Redraw(here.player, here.program, here.at, here.card))


class Redraw(OpGather):
    """Which cards are discarded, to draw as many?"""

    __slots__ = ()
    prompt: ClassVar[str] = "redraw"
    rule: ClassVar[str] = "21.1"

    def more(self, s: Providence, gathered: tuple[Choice, ...]) -> list[Choice]:
        if len(gathered) >= self.op(s).n:
            return []
        hand = list(s.hands[self.seat])
        for choice in gathered:
            hand.remove(choice.args[0])
        return [DROP[card] for card in distinct(tuple(hand))]

    def enough(self, s: Providence, gathered: tuple[Choice, ...]) -> bool:
        return len(gathered) >= self.op(s).low

    def use(self, s: Providence, gathered: tuple[Choice, ...]) -> None:
        for choice in gathered:
            s.discard(self.seat, choice.args[0])
        if gathered and s.events is not None:
            s.tell("discard", seat=self.seat, cards=[CARDS[choice.args[0]] for choice in gathered])
        draw(s, self.seat, len(gathered))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice is DONE:
            return Refusal("card-missing", self.rule)
        if choice.verb != "drop":
            return None
        card = choice.args[0]
        named = {"card": CARDS[card]}
        gathered = [other.args[0] for other in gathered_so_far(s)]
        if s.hands[seat].count(card) <= gathered.count(card):
            return Refusal("not-in-hand", self.rule, named)
        return Refusal("enough-cards", self.rule)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        op = self.op(s)
        return {"least": op.low, "most": min(op.n, len(s.hands[self.seat]))}


def can_recover(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there anything on the discard pile?"""
    return bool(s.discards[seat])


def can_recover_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Are there as many cards on the discard pile?"""
    return len(s.discards[seat]) >= op.n


def run_recover(s: Providence, op: Op, here: Run) -> None:
    """Ask which card comes back."""
    s.push(Recover(here.player, here.program, here.at, here.card, op.n))


class Recover(OpStep):
    """Which card comes back from the discard pile to the hand?"""

    __slots__ = ("left",)
    holds: ClassVar[Holds] = {"left": NUMBER}
    prompt: ClassVar[str] = "recover"
    rule: ClassVar[str] = "21.1"

    def __init__(self, seat: int, program: int, at: int, card: int, left: int) -> None:
        super().__init__(seat, program, at, card)
        self.left = left

    def options(self, s: Providence) -> list[Choice]:
        return [RECOVER[card] for card in distinct(tuple(sorted(s.discards[self.seat])))]

    def resolve(self, s: Providence, choice: Choice) -> None:
        s.recover(self.seat, choice.args[0])
        if s.events is not None:
            s.tell("recover", seat=self.seat, card=CARDS[choice.args[0]])
        if self.left > 1 and s.discards[self.seat]:
            s.push(Recover(self.seat, self.program, self.at, self.card, self.left - 1))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "recover":
            return Refusal("not-on-pile", self.rule, {"card": CARDS[choice.args[0]]})
        return None


def can_others_redraw(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is anybody else at the table?"""
    return s.seats > 1


def run_others_redraw(s: Providence, op: Op, here: Run) -> None:
    """Make everybody else discard the hand and draw anew."""
    for other in other_seats(s, here.player):
        cards = s.hands[other]
        for card in cards:
            s.discard(other, card)
        if cards:
            s.learn_all()
            if s.events is not None:
                s.tell("discard", seat=other, cards=[CARDS[card] for card in cards])
        draw(s, other, op.n)


# ---- destroying cards


def may_burn(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether a card may be destroyed by its owner."""
    if op.other & 1 and FIRST_CITY_CARD <= card < FIRST_MYTHOS:
        return False
    return not (op.other & 2 and is_agent_card(card) and s.owner[card + CARD_TO_PIECE] == seat)


def burnable(s: Providence, seat: int, op: Op, card: int) -> list[Choice]:
    """Return the cards that a player may destroy: in hand, and on the discard pile."""
    found: list[Choice] = []
    if op.mask & FROM_HAND:
        hand = rest_of_hand(s, seat, card)
        found += [BURN[other] for other in distinct(hand) if may_burn(s, seat, op, other)]
    if op.mask & FROM_DISCARD:
        pile = distinct(tuple(sorted(s.discards[seat])))
        found += [TRASH[other] for other in pile if may_burn(s, seat, op, other)]
    return found


def can_burn(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there a card to destroy?"""
    return bool(burnable(s, seat, op, card))


def could_burn(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there a card to destroy, as far as everybody can see?"""
    if op.mask & FROM_HAND and rest_of_hand(s, seat, card):
        return True
    return bool(op.mask & FROM_DISCARD) and any(may_burn(s, seat, op, other) for other in s.discards[seat])


def run_burn(s: Providence, op: Op, here: Run) -> None:
    """Ask which card is destroyed."""
    s.push(BurnCard(here.player, here.program, here.at, here.card))


class BurnCard(OpStep):
    """Which of one's cards is destroyed?"""

    __slots__ = ()
    prompt: ClassVar[str] = "burn-card"
    rule: ClassVar[str] = "21.1"
    always_asked: ClassVar[bool] = True

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = burnable(s, self.seat, op, self.card)
        return [*found, STOP] if op.optional or not found else found

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is STOP:
            return
        card = choice.args[0]
        if choice.verb == "burn":
            s.lose(self.seat, card)
        else:
            s.discards[self.seat] = without(s.discards[self.seat], card)
        piece = s.piece_of(card)
        if piece >= 0:  # card and token go together (16)
            if s.events is not None:
                s.tell("agent-destroyed", seat=self.seat, piece=PIECES[piece], city=CITIES[s.where[piece]])
            remove_agent(s, piece)
        destroy(s, card)

    def is_final(self, choice: Choice) -> bool:
        return choice.verb == "burn"

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb not in ("burn", "trash"):
            return None
        card = choice.args[0]
        named = {"card": CARDS[card]}
        if choice.verb == "burn" and card not in s.hands[seat]:
            return Refusal("not-in-hand", self.rule, named)
        if choice.verb == "trash" and card not in s.discards[seat]:
            return Refusal("not-on-pile", self.rule, named)
        return Refusal("may-not-burn", self.rule, named)


def can_always(s: Providence, seat: int, op: Op, card: int) -> bool:
    """It is always possible."""
    return True


def run_destroy_self(s: Providence, op: Op, here: Run) -> None:
    """Destroy the card whose effect this is, if it is still in play."""
    card = here.card
    if card >= FIRST_MYTHOS:
        bit = 1 << (card - FIRST_MYTHOS)
        if s.owned[here.player] & bit:
            s.owned[here.player] &= ~bit
            s.mythos_gone |= bit
            if s.events is not None:
                s.tell("destroyed", card=CARDS[card])
            check_insane(s, here.player)
    elif card in s.in_play:
        s.in_play = without(s.in_play, card)
        destroy(s, card)


# ---- City cards


def can_take_city_card(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is the City card in the supply?"""
    return bool(s.supply >> op.kind & 1)


def run_take_city_card(s: Providence, op: Op, here: Run) -> None:
    """Put a City card on the discard pile."""
    s.supply &= ~(1 << op.kind)
    s.gain(here.player, FIRST_CITY_CARD + op.kind)
    if s.events is not None:
        s.tell("city-card", seat=here.player, card=CITY_CARDS[op.kind])


# ---- tracks, points, actions


def can_track(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there any room on the track?"""
    place = s.tracks[op.kind]
    return place < s.edition.track_end if op.n > 0 else place > 0 and op.n < 0


def can_track_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there room for every space?"""
    return 0 <= s.tracks[op.kind] + op.n <= s.edition.track_end


def run_track(s: Providence, op: Op, here: Run) -> None:
    """Move a marker."""
    s.move_marker(op.kind, op.n)


def run_vp(s: Providence, op: Op, here: Run) -> None:
    """Gain points."""
    s.score(here.player, op.n)


def run_gain_action(s: Providence, op: Op, here: Run) -> None:
    """Gain actions."""
    gain_actions(s, here.player, op.n)


# ---- sanity


def can_test(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there a token in the bag, and somebody to draw it?"""
    return s.bag_sane + s.bag_mad > 0 and (op.kind != CHOOSE_OTHER or s.seats > 1 or s.elder >= 0)


def run_test(s: Providence, op: Op, here: Run) -> None:
    """Make a Sanity Test, or ask who makes it."""
    if op.kind == SELF:
        follow_test(s, op, here, make_test(s, here.player))
    else:
        s.push(WhoIsTested(here.player, here.program, here.at, here.card))


def follow_test(s: Providence, op: Op, here: Run, token: int) -> None:
    """Carry out what the test leads to."""
    program = -1 if token == NO_TEST else op.subs[1] if token == MAD else op.subs[0]
    if program >= 0:
        s.push(Run(here.player, program, 0, here.card, here.city))


class WhoIsTested(OpStep):
    """Who makes a Sanity Test?"""

    __slots__ = ()
    prompt: ClassVar[str] = "who-is-tested"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        found = [FACE[seat] for seat in other_seats(s, self.seat)]
        if s.elder >= 0:
            found.append(FACE_ELDER)
        return found if self.op(s).kind == CHOOSE_OTHER else [*found, FACE[self.seat]]

    def resolve(self, s: Providence, choice: Choice) -> None:
        here = Run(self.seat, self.program, self.at, self.card, -1)
        token = make_elder_test(s) if choice is FACE_ELDER else make_test(s, choice.args[0])
        follow_test(s, self.op(s), here, token)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "face":
            return None
        if choice.args[0] >= s.seats:
            return Refusal("no-such-seat", "2", {"seat": choice.args[0]})
        return Refusal("not-yourself", self.rule)


def can_return_madness(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Has the player any Madness token?"""
    return s.mad[seat] > 0


def run_return_madness(s: Providence, op: Op, here: Run) -> None:
    """Ask how many Madness tokens go back."""
    s.push(Calm(here.player, here.program, here.at, here.card))


class Calm(OpStep):
    """How many Madness tokens go back into the bag?"""

    __slots__ = ()
    prompt: ClassVar[str] = "calm"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        return CALM[: min(self.op(s).n, s.mad[self.seat])]

    def resolve(self, s: Providence, choice: Choice) -> None:
        count = choice.args[0] + 1
        s.mad[self.seat] -= count
        s.bag_mad += count
        if s.events is not None:
            s.tell("calm", seat=self.seat, count=count)

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-so-much-madness", self.rule) if choice.verb == "calm" else None


# ---- Allegiances


def unknown_to_all(s: Providence, seat: int) -> list[int]:
    """Return the other players whose Allegiance is not revealed."""
    return [other for other in other_seats(s, seat) if not s.is_revealed(other)]


def can_peek(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is there an Allegiance to look at?"""
    return bool(unknown_to_all(s, seat))


def run_peek(s: Providence, op: Op, here: Run) -> None:
    """Ask at whose Allegiance to look."""
    s.push(Peek(here.player, here.program, here.at, here.card))


class Peek(OpStep):
    """At whose Allegiance does the player look in secret?"""

    __slots__ = ()
    prompt: ClassVar[str] = "peek"
    rule: ClassVar[str] = "21.1"

    def options(self, s: Providence) -> list[Choice]:
        return [FACE[seat] for seat in unknown_to_all(s, self.seat)]

    def resolve(self, s: Providence, choice: Choice) -> None:
        target = choice.args[0]
        s.looked[target] |= 1 << self.seat
        s.learn(self.seat)
        if s.events is not None:
            s.tell("peek", seat=self.seat, target=target)
            allegiance = ALLEGIANCES[s.identities[target]]
            s.tell("peeked", target=target, allegiance=allegiance, to=(self.seat,))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "face":
            return None
        target = choice.args[0]
        if target >= s.seats:
            return Refusal("no-such-seat", "2", {"seat": target})
        return Refusal("not-yourself" if target == seat else "is-revealed", self.rule, {"seat": target})


# ---- one of several


def can_choose(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is any of the ways possible?"""
    return any(can_run(s, seat, program, card) for program in op.subs)


def could_choose(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Is any of the ways possible, as far as everybody can see?"""
    return any(
        part.code != DESTROY_SELF and COULD.get(part.code, CAN[part.code])(s, seat, part, card)
        for program in op.subs
        for part in s.edition.programs[program]
    )


def run_choose(s: Providence, op: Op, here: Run) -> None:
    """Ask which way is taken."""
    s.push(ChooseWay(here.player, here.program, here.at, here.card, here.city))


class ChooseWay(OpStep):
    """Which of several texts is carried out?"""

    __slots__ = ("city",)
    holds: ClassVar[Holds] = {"city": thing(CITY)}
    prompt: ClassVar[str] = "choose-way"
    rule: ClassVar[str] = "21.1"
    always_asked: ClassVar[bool] = True  # whether a kill is possible depends on the hand
    final: ClassVar[bool] = True

    def __init__(self, seat: int, program: int, at: int, card: int, city: int) -> None:
        super().__init__(seat, program, at, card)
        self.city = city

    def options(self, s: Providence) -> list[Choice]:
        op = self.op(s)
        found = [
            WAY[number] for number, program in enumerate(op.subs) if can_run(s, self.seat, program, self.card)
        ]
        return found or [STOP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is not STOP:
            s.push(Run(self.seat, self.op(s).subs[choice.args[0]], 0, self.card, self.city))

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("way-impossible", "5.6") if choice.verb == "way" else None

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        return {"card": CARDS[self.card]}
