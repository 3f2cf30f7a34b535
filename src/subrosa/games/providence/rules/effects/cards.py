"""Ops about cards, tracks, points and actions (RULES.md 21)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds
from subrosa.core.step import Refusal, gathered_so_far
from subrosa.games.providence.rules.agents import remove_agent
from subrosa.games.providence.rules.claiming import gain_actions
from subrosa.games.providence.rules.effects.run import OpGather, OpStep, Run
from subrosa.games.providence.rules.influence import is_agent_card
from subrosa.games.providence.rules.sanity import check_insane
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.taking import destroy
from subrosa.games.providence.rules.vocabulary import (
    FROM_DISCARD,
    FROM_HAND,
    Op,
)
from subrosa.games.providence.rules.words import (
    BURN,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY_CARDS,
    DONE,
    DROP,
    FIRST_CITY_CARD,
    FIRST_MYTHOS,
    PIECES,
    RECOVER,
    STOP,
    TRASH,
)
from subrosa.parts.drawing import draw
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
    """Tell whether there is anything to draw."""
    return bool(s.decks[seat] or s.discards[seat])


def can_draw_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there are as many cards to draw."""
    return len(s.decks[seat]) + len(s.discards[seat]) >= op.n


def run_draw(s: Providence, op: Op, here: Run) -> None:
    """Draw cards."""
    draw(s, here.player, op.n)


def can_redraw(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there are as many cards in hand as have to be discarded, and at least one."""
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
    """Tell whether there is anything on the discard pile."""
    return bool(s.discards[seat])


def can_recover_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there are as many cards on the discard pile."""
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
    """Tell whether anybody else is at the table."""
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
    """Tell whether there is a card to destroy."""
    return bool(burnable(s, seat, op, card))


def could_burn(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is a card to destroy, as far as everybody can see."""
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
    """Allow it: nothing is needed."""
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
    """Tell whether the City card is in the supply."""
    return bool(s.supply >> op.kind & 1)


def run_take_city_card(s: Providence, op: Op, here: Run) -> None:
    """Put a City card on the discard pile."""
    s.supply &= ~(1 << op.kind)
    s.gain(here.player, FIRST_CITY_CARD + op.kind)
    if s.events is not None:
        s.tell("city-card", seat=here.player, card=CITY_CARDS[op.kind])


# ---- tracks, points, actions


def can_track(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is any room on the track."""
    place = s.tracks[op.kind]
    return place < s.edition.track_end if op.n > 0 else place > 0 and op.n < 0


def can_track_all(s: Providence, seat: int, op: Op, card: int) -> bool:
    """Tell whether there is room for every space."""
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
