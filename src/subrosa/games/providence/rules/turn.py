"""The turn (RULES.md 3): actions, free actions around them, and the refill."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds
from subrosa.core.step import NO_SEAT, Gather, Refusal, Step, Task, gathered_so_far
from subrosa.games.providence.rules import card_texts, payments
from subrosa.games.providence.rules.actions import (
    add,
    buy,
    discard,
    push_marker,
    retrieve,
    reveal_allegiance,
    travel,
)
from subrosa.games.providence.rules.claiming import claim
from subrosa.games.providence.rules.data import (
    TO_ACT,
    TO_ACT_FREELY,
    TO_BUY,
    TO_INFLUENCE,
    TO_SHIFT,
    TO_TRAVEL,
)
from subrosa.games.providence.rules.effects.agents import move_piece
from subrosa.games.providence.rules.effects.cubes import open_to_cubes
from subrosa.games.providence.rules.effects.keys import can_use, can_use_freely
from subrosa.games.providence.rules.effects.run import can_run
from subrosa.games.providence.rules.influence import claimable
from subrosa.games.providence.rules.refusals import GATHERED, why_not
from subrosa.games.providence.rules.sanity import SanityTest
from subrosa.games.providence.rules.scoring import reveals_enough, score_game
from subrosa.games.providence.rules.solo.turn import start_elder_turn
from subrosa.games.providence.rules.state import (
    BY_STANDSTILL,
    COMMON,
    NOT_YET,
    POOL,
    WANDERED,
    Providence,
)
from subrosa.games.providence.rules.taking import destroy
from subrosa.games.providence.rules.vocabulary import AGENTS_HUNT, HAND_SIZE, MAY_SWAP
from subrosa.games.providence.rules.words import (
    ADD,
    BUY,
    CARD_TO_PIECE,
    CARDS,
    CLAIM,
    DISCARD,
    DONE,
    FIRST_AGENT,
    FIRST_MYTHOS,
    FIRST_SHIFT,
    FREE,
    HUNT,
    MAX_SEATS,
    MI_GO,
    MOVE,
    MYTHOS_COUNT,
    PASS,
    PIECES,
    RETRIEVE,
    REVEAL,
    ROAM,
    SHIFTS,
    SWAP,
    TRACK,
    TRAVEL,
    TRAVEL_SYMBOL,
    USE,
    WEALTH,
)
from subrosa.parts.drawing import draw
from subrosa.parts.hands import distinct

ALL_TARGETS: Final = 7
SAFETY_ROUNDS: Final = 100  # after so many rounds the game ends (13.6, A40)
IDLE_ROUNDS: Final = (
    2  # or after so many in which nobody has done anything; a Great Old One always does something
)


def start_turn(s: Providence, seat: int) -> None:
    """Begin a player's turn."""
    s.active = seat
    s.left = s.edition.actions
    s.begun = False
    s.once = 0
    s.idle += 1
    if s.events is not None:
        s.tell("turn", seat=seat)
    s.push(ACT[seat])


# ---- what can be begun


def uses_of(s: Providence, cards: tuple[int, ...]) -> int:
    """Return what any of these cards is good for, as bits."""
    of_card = s.edition.uses
    uses = 0
    for card in cards:
        uses |= of_card[card]
    return uses


def add_actions(s: Providence, seat: int, uses: int, options: list[Choice]) -> None:
    """Offer the actions that the hand is good for, and those that need no hand (5)."""
    hand = s.hands[seat]
    edition = s.edition
    if uses & TO_INFLUENCE:
        if s.count(POOL, seat):
            options += open_to_cubes(s, ALL_TARGETS, ADD)
        if s.cubes_out(seat):
            options.append(RETRIEVE)
    if uses & TO_BUY and s.count(COMMON, seat) and symbols(s, WEALTH, hand) >= edition.per_cube:
        options.append(BUY)
    if uses & TO_TRAVEL and payments.can_travel(s, seat, symbols(s, TRAVEL_SYMBOL, hand)):
        options.append(TRAVEL)
    if uses & TO_SHIFT:
        for shift in range(len(SHIFTS)):
            if uses >> (FIRST_SHIFT + shift) & 1 and payments.track_room(s, shift):
                options.append(TRACK[shift])
    if uses & TO_ACT or s.has_rule(seat, AGENTS_HUNT):
        add_texts(s, seat, options)
    if hand:
        options.append(DISCARD)
    usable = s.owned[seat] & edition.mythos_with_text
    if usable:
        options += [USE[card] for card in mythos_cards(usable) if can_use(s, seat, card)]
    if not s.is_revealed(seat) and (s.rules.may_fail or reveals_enough(s, seat)):
        options.append(REVEAL)


def symbols(s: Providence, resource: int, hand: tuple[int, ...]) -> int:
    """Return how many symbols for something a hand shows."""
    worth = s.edition.worth[resource]
    total = 0
    for card in hand:
        total += worth[card]
    return total


def add_texts(s: Providence, seat: int, options: list[Choice]) -> None:
    """Offer the ACTIONS of cards in hand (5.6)."""
    hunting = s.has_rule(seat, AGENTS_HUNT)
    programs = s.edition.program
    for card in distinct(s.hands[seat]):
        program = programs[card]
        if program >= 0 and can_run(s, seat, program, card):
            options.append(USE[card])
        if hunting:
            piece = card + CARD_TO_PIECE
            if FIRST_AGENT <= piece < MI_GO and can_run(s, seat, s.edition.hunt_program, card):
                options.append(HUNT[piece])


def mythos_cards(bits: int) -> list[int]:
    """Return Mythos cards that are given as bits."""
    return [FIRST_MYTHOS + number for number in range(MYTHOS_COUNT) if bits >> number & 1]


def add_free(s: Providence, seat: int, uses: int, options: list[Choice]) -> None:
    """Offer free actions (5.6), and the free move of Lillian La France (7)."""
    if uses & TO_ACT_FREELY:
        options += [FREE[card] for card in distinct(s.hands[seat]) if can_use_freely(s, seat, card)]
    usable = s.owned[seat] & s.edition.mythos_with_free_text
    if usable:
        options += [FREE[card] for card in mythos_cards(usable) if can_use_freely(s, seat, card)]
    if s.edition.wanders >= 0 and s.owner[s.edition.wanders] == seat:
        options += [ROAM[city] for city in roads_to_roam(s, seat)]


def roads_to_roam(s: Providence, seat: int) -> list[int]:
    """Return the Cities that Lillian La France can go to for nothing."""
    piece = s.edition.wanders
    if piece < 0 or s.owner[piece] != seat or s.where[piece] < 0 or s.once & WANDERED:
        return []
    closed = s.closed()
    return [city for city in s.edition.roads.neighbours[s.where[piece]] if not closed >> city & 1]


def could_act_freely(s: Providence, seat: int) -> bool:
    """Tell whether a player may have a free action left, as far as everybody can know."""
    if roads_to_roam(s, seat):
        return True
    usable = s.owned[seat] & s.edition.mythos_with_free_text
    if usable and any(can_use_freely(s, seat, card) for card in mythos_cards(usable)):
        return True
    hand, held = s.hands[seat], s.held[seat]
    uses = uses_of(s, held) if len(hand) == len(held) else uses_of(s, hand) | uses_of(s, s.decks[seat])
    return bool(uses & TO_ACT_FREELY)


# ---- the steps of a turn


class Act(Gather[Providence]):
    """What next? An action is put together with its cards, and nobody sees any of it before it is complete."""

    __slots__ = ()
    prompt: ClassVar[str] = "act"
    rule: ClassVar[str] = "3"
    done: ClassVar[Choice] = DONE

    def heads(self, s: Providence) -> list[Choice]:
        """Return what can be begun."""
        seat = self.seat
        options: list[Choice] = []
        uses = uses_of(s, s.hands[seat])
        if s.left > 0:
            if not s.begun:
                options += [CLAIM[place] for place in claimable(s, seat)]
            add_actions(s, seat, uses, options)
        add_free(s, seat, uses, options)
        options.append(PASS)
        return options

    def options(self, s: Providence) -> list[Choice]:
        """Return what a Gather does, without its detours: this is asked more often than anything else."""
        if not s.answers:
            return self.heads(s)
        return payments.offered(s, self.seat, gathered_so_far(s))

    def more(self, s: Providence, gathered: tuple[Choice, ...]) -> list[Choice]:
        return payments.more(s, self.seat, gathered) if gathered else self.heads(s)

    def enough(self, s: Providence, gathered: tuple[Choice, ...]) -> bool:
        return bool(gathered) and payments.enough(s, self.seat, gathered)

    def use(self, s: Providence, gathered: tuple[Choice, ...]) -> None:
        act(s, self.seat, gathered)

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is DONE:
            gathered = gathered_so_far(s)
            s.answers = ()
            self.use(s, gathered)
        elif s.answers or choice.verb not in AT_ONCE:
            s.answers = (*s.answers, choice)
            s.agenda.append(self)
        else:
            act(s, self.seat, (choice,))

    def is_final(self, choice: Choice) -> bool:
        return choice is DONE or choice is REVEAL

    def refusal(self, s: Providence, seat: int, choice: Choice) -> Refusal | None:
        # What could be begun matters only to what would begin something when something else is being gathered.
        begun = self.heads(s) if s.answers and choice.verb not in GATHERED else []
        return why_not(s, seat, choice, begun)

    def prompt_args(self, s: Providence) -> dict[str, Any]:
        # What the board allows, whatever the hand: everybody sees the question.
        claims = 0 if s.begun else len(claimable(s, self.seat))
        return {"left": s.left, "first": int(not s.begun), "claims": claims}


AT_ONCE: Final = ("pass", "claim", "reveal", "roam")  # what needs nothing to be put together


def act(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Carry out what was put together."""
    head = gathered[0]
    verb = head.verb
    if head is PASS:
        if s.events is not None:
            s.tell("pass", seat=seat)
        end_turn(s, seat)
        return
    s.idle = 0
    is_free = verb in ("free", "roam")
    if not is_free:
        s.left -= 1
    if not (is_free and s.rules.free_before_claim):
        s.begun = True
    s.agenda += (NEXT_PART[seat], PUT_AWAY[seat])
    if verb == "claim":
        claim(s, seat, head.args[0], True)
    elif verb == "roam":
        s.once |= WANDERED
        move_piece(s, seat, MOVE[s.edition.wanders][head.args[0]])
    elif verb in card_texts.HEADS:
        use_text(s, seat, gathered)
    else:
        carry_out(s, seat, gathered)


def use_text(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Play a card for its text, or use that of a Mythos card, which stays."""
    head = gathered[0]
    card = card_texts.card_of(head)
    program = card_texts.program_of(s, head)
    if card >= FIRST_MYTHOS:
        if any(op.once for op in s.edition.programs[program]):
            s.once |= 1 << (card - FIRST_MYTHOS)
    else:
        s.play(seat, card)
    if s.events is not None:
        if head.verb == "hunt":
            s.tell("hunt", seat=seat, piece=PIECES[head.args[0]])
        elif head.verb == "free":
            s.tell("free", seat=seat, card=CARDS[card])
        else:
            s.tell("use", seat=seat, card=CARDS[card])
    card_texts.begin(s, seat, program, card, gathered[1:])


def carry_out(s: Providence, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Carry out one of the simple actions."""
    verb = gathered[0].verb
    if verb == "add":
        add(s, seat, gathered)
    elif verb == "retrieve":
        retrieve(s, seat, gathered)
    elif verb == "buy":
        buy(s, seat, gathered)
    elif verb == "travel":
        travel(s, seat, gathered)
    elif verb == "track":
        push_marker(s, seat, gathered)
    elif verb == "discard":
        discard(s, seat, gathered)
    else:
        reveal_allegiance(s, seat)


# ---- between actions, and after them


class PutAway(Task[Providence]):
    """An action is resolved: the cards used go to the discard pile (3), and what they bring about then happens."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}

    def __init__(self, player: int) -> None:
        self.seat = NO_SEAT
        self.player = player

    def run(self, s: Providence) -> None:
        cards = s.in_play
        s.in_play = ()
        edition = s.edition
        for card in cards:
            if edition.burns[card]:
                destroy(s, card)
            else:
                s.gain(self.player, card)
            if edition.tests_after_use[card]:
                s.push(SanityTest(self.player))


class NextPart(Task[Providence]):
    """An action has been resolved: the game may be over, or the turn goes on."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}

    def __init__(self, player: int) -> None:
        self.seat = NO_SEAT
        self.player = player

    def run(self, s: Providence) -> None:
        if s.ending != NOT_YET:
            finish(s)
        elif s.left > 0 or could_act_freely(s, self.player):
            s.push(ACT[self.player])
        else:
            end_turn(s, self.player)


# The same again in every turn, and immutable: one for each player will do.
ACT: Final = [Act(seat) for seat in range(MAX_SEATS)]
PUT_AWAY: Final = [PutAway(seat) for seat in range(MAX_SEATS)]
NEXT_PART: Final = [NextPart(seat) for seat in range(MAX_SEATS)]


def end_turn(s: Providence, seat: int) -> None:
    """Refill the hand; then it is the next player's turn, unless nothing will ever happen any more (3, 13.6)."""
    draw(s, seat, hand_size(s, seat) - len(s.hands[seat]))
    s.turn += 1
    if s.elder >= 0:
        s.push(AfterElder())
        start_elder_turn(s)
    else:
        next_turn(s, (seat + 1) % s.seats)


class AfterElder(Task[Providence]):
    """The Great Old One's turn is over: the game may be, too, or it is the player's turn (18.5, 18.9)."""

    __slots__ = ()

    def run(self, s: Providence) -> None:
        s.turn += 1
        if s.ends_after:
            s.trigger(s.ends_after)
        if s.ending != NOT_YET:
            finish(s)
        else:
            next_turn(s, 0)


def next_turn(s: Providence, seat: int) -> None:
    """Let a player's turn begin, if the game still moves."""
    stuck = s.elder < 0 and s.idle >= IDLE_ROUNDS * s.seats
    if stuck or s.turn >= SAFETY_ROUNDS * max(2, s.seats):
        s.trigger(BY_STANDSTILL)
        finish(s)
        return
    start_turn(s, seat)


def hand_size(s: Providence, seat: int) -> int:
    """Return up to how many cards a player draws."""
    op = s.rule_of(seat, HAND_SIZE)
    return s.edition.hand_size if op is None else op.n


# ---- the end


def finish(s: Providence) -> None:
    """Score the game, after whoever may change their Allegiance has decided (14)."""
    s.push(Scoring())
    for seat in range(s.seats):
        if may_swap(s, seat):
            s.push(SwapAllegiance(seat))


def may_swap(s: Providence, seat: int) -> bool:
    """Tell whether a player may change their Allegiance: with the card of ours only if it is not revealed (A29)."""
    op = s.rule_of(seat, MAY_SWAP)
    return op is not None and not (op.other and s.is_revealed(seat))


class SwapAllegiance(Step[Providence]):
    """Does the player change their Allegiance to its opposite? (The Impostor)"""

    __slots__ = ()
    prompt: ClassVar[str] = "swap-allegiance"
    rule: ClassVar[str] = "14"
    final: ClassVar[bool] = True

    def options(self, s: Providence) -> list[Choice]:
        return [PASS, SWAP]

    def resolve(self, s: Providence, choice: Choice) -> None:
        if choice is SWAP:
            s.identities[self.seat] = s.edition.opposite[s.identities[self.seat]]
            s.learn_all()
            if s.events is not None:
                s.tell("swap", seat=self.seat)


class Scoring(Task[Providence]):
    """All Allegiances are revealed, and the points are counted."""

    __slots__ = ()

    def run(self, s: Providence) -> None:
        score_game(s)
