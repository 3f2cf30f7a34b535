"""The turn (RULES.md 5): two actions, free actions around them, and the refill."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, NUMBER, Holds
from subrosa.core.step import NO_SEAT, Gather, Refusal, Task, gathered_so_far
from subrosa.games.emerald.rules import payments
from subrosa.games.emerald.rules.actions import discard, move, place, push_tracks, retrieve
from subrosa.games.emerald.rules.assassination import assassinate, targets
from subrosa.games.emerald.rules.claiming import claim_with_card, claimable
from subrosa.games.emerald.rules.data import (
    TO_ACT,
    TO_ACT_FREELY,
    TO_CLAIM,
    TO_KILL,
    TO_MOVE,
    TO_PLACE,
    TO_PUSH,
    TO_RETRIEVE,
)
from subrosa.games.emerald.rules.effects.agents import can_return, return_agents
from subrosa.games.emerald.rules.effects.keys import RUN, can_use
from subrosa.games.emerald.rules.refusals import GATHERED, why_not
from subrosa.games.emerald.rules.scoring import end_game, is_over
from subrosa.games.emerald.rules.state import SUPPLY, Emerald
from subrosa.games.emerald.rules.words import (
    CARDS,
    CLAIM,
    DISCARD,
    DONE,
    END,
    MOVE,
    PASS,
    PLACE,
    RETRIEVE,
    RETURN,
    STOP,
    TRACKS,
    USE,
)
from subrosa.parts.drawing import draw
from subrosa.parts.hands import distinct

ACTIONS: Final = 2
AT_ONCE: Final = ("pass", "end", "stop", "return")  # what needs nothing to be put together


def start_turn(s: Emerald, seat: int) -> None:
    """Begin a player's turn."""
    s.active = seat
    if s.events is not None:
        s.tell("turn", seat=seat)
    s.push(FirstAction(seat))


# ---- what can be begun


def uses_of(s: Emerald, hand: Sequence[int]) -> int:
    """Return what any card of a hand is good for, as bits."""
    of_card = s.edition.uses
    uses = 0
    for card in hand:
        uses |= of_card[card]
    return uses


def add_actions(s: Emerald, seat: int, hand: list[int], uses: int, options: list[Choice]) -> None:
    """Offer the actions that the hand is good for, except claims (6)."""
    if uses & TO_ACT:
        action = s.edition.action
        options += [USE[card] for card in hand if action[card] and can_use(s, seat, card)]
    cubes = s.cubes(SUPPLY, seat)
    if uses & TO_PLACE and cubes:
        options += PLACE
    # Any one card may show more symbols than there are pieces, unless a house rule forbids it.
    if (
        uses & TO_RETRIEVE
        and cubes < s.edition.pieces
        and (not s.rules.exact or can_begin(s, seat, RETRIEVE))
    ):
        options.append(RETRIEVE)
    if uses & TO_MOVE and s.agents_in_cities(seat):
        options.append(MOVE)
    if uses & TO_PUSH:
        options.append(TRACKS)
    if uses & TO_KILL:
        options += [target for target in targets(s, seat) if can_begin(s, seat, target)]
    if hand:
        options.append(DISCARD)


def add_claims(s: Emerald, seat: int, uses: int, options: list[Choice]) -> None:
    """Offer the cards that can be claimed (6.2)."""
    if uses & TO_CLAIM:
        options += [CLAIM[city] for city in claimable(s, seat)]


def can_begin(s: Emerald, seat: int, head: Choice) -> bool:
    """Tell whether there is a card in hand to begin an action with."""
    return bool(payments.more(s, seat, (head,)))


def could_act_freely(s: Emerald, seat: int) -> bool:
    """Tell whether a player may have a free action left, as far as everybody can know."""
    if can_return(s, seat):
        return True
    free = s.edition.free
    if len(s.hands[seat]) > len(s.held[seat]):
        return any(free[card] for card in s.hands[seat]) or any(free[card] for card in s.decks[seat])
    return any(free[card] for card in s.held[seat])


# ---- the steps of a turn


class Turn(Gather[Emerald]):
    """What next? An action is put together with its cards, and nobody sees any of it before it is complete."""

    __slots__ = ()
    done: ClassVar[Choice] = DONE

    def heads(self, s: Emerald) -> list[Choice]:
        """Return what can be begun."""
        raise NotImplementedError

    def options(self, s: Emerald) -> list[Choice]:
        """Return what a Gather does, without its detours: this is asked more often than anything else."""
        if not s.answers:
            return self.heads(s)
        gathered = gathered_so_far(s)
        options = payments.more(s, self.seat, gathered)
        return [*options, DONE] if payments.enough(s, self.seat, gathered) else options

    def more(self, s: Emerald, gathered: tuple[Choice, ...]) -> list[Choice]:
        return payments.more(s, self.seat, gathered) if gathered else self.heads(s)

    def enough(self, s: Emerald, gathered: tuple[Choice, ...]) -> bool:
        return bool(gathered) and payments.enough(s, self.seat, gathered)

    def resolve(self, s: Emerald, choice: Choice) -> None:
        if choice.verb in AT_ONCE:
            self.use(s, (choice,))
        elif choice is DONE:
            super().resolve(s, choice)
        else:
            s.answers = (*s.answers, choice)
            s.push(self)

    def is_final(self, choice: Choice) -> bool:
        return choice is DONE

    def refusal(self, s: Emerald, seat: int, choice: Choice) -> Refusal | None:
        # What could be begun matters only to what would begin something when something else is being gathered.
        begun = self.heads(s) if s.answers and choice.verb not in GATHERED else []
        return why_not(s, seat, choice, begun, self.rule)


class PartOfTurn(Turn):
    """An action, or free ones around it."""

    __slots__ = ()
    rule: ClassVar[str] = "5.1"
    taken: ClassVar[int]  # how many actions came before

    def heads(self, s: Emerald) -> list[Choice]:
        seat = self.seat
        options: list[Choice] = []
        hand = distinct(s.hands[seat])
        uses = uses_of(s, hand)
        if self.taken == 0:
            add_claims(s, seat, uses, options)
        if self.taken < ACTIONS:
            add_actions(s, seat, hand, uses, options)
        if uses & TO_ACT_FREELY:  # (7)
            free = s.edition.free
            options += [USE[card] for card in hand if free[card] and can_use(s, seat, card)]
        if can_return(s, seat):
            options += RETURN
        options.append(PASS if self.taken < ACTIONS else END)
        return options

    def use(self, s: Emerald, gathered: tuple[Choice, ...]) -> None:
        head = gathered[0]
        verb = head.verb
        seat = self.seat
        if head is END:
            end_turn(s, seat)
            return
        free = verb == "return" or (verb == "use" and s.edition.free[head.args[0]])
        taken = self.taken if free else self.taken + 1
        count_passes(s, head is PASS, taken)
        s.push(NextPart(seat, taken))
        if head is PASS:
            if s.events is not None:
                s.tell("pass", seat=seat)
        elif verb == "return":
            return_agents(s, seat, head.args[0])
        elif verb == "use":
            if s.events is not None:
                s.tell("use", seat=seat, card=CARDS[head.args[0]])
            RUN[head.args[0]](s, seat, gathered)
        else:
            carry_out(s, seat, gathered)


class FirstAction(PartOfTurn):
    """The first action, or free ones before it."""

    __slots__ = ()
    prompt: ClassVar[str] = "first-action"
    taken: ClassVar[int] = 0

    def prompt_args(self, s: Emerald) -> dict[str, Any]:
        return {"claims": len(claimable(s, self.seat))}  # what the board allows: everybody sees the question


class SecondAction(PartOfTurn):
    """The second action, or free ones before it: any but a claim."""

    __slots__ = ()
    prompt: ClassVar[str] = "second-action"
    taken: ClassVar[int] = 1


class AfterActions(PartOfTurn):
    """Free actions after the second action."""

    __slots__ = ()
    prompt: ClassVar[str] = "after-actions"
    taken: ClassVar[int] = 2


def count_passes(s: Emerald, passed: bool, taken: int) -> None:
    """Count the actions that were passes, in turns that were nothing else (17.4).

    Two passes make a turn. If there was anything besides, the number is left out of step with the actions taken, and
    the passes of the same turn do not count.
    """
    if passed:
        s.idle = s.idle + 1 if s.idle % ACTIONS == taken - 1 else 0
    else:
        s.idle = 0 if taken else 1


def carry_out(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> None:
    """Carry out an action that is paid for with cards."""
    verb = gathered[0].verb
    if verb == "place":
        place(s, seat, gathered)
    elif verb == "claim":
        s.push(NextClaim(seat))
        claim_with_card(s, seat, gathered)
    elif verb == "retrieve":
        retrieve(s, seat, gathered)
    elif verb == "move":
        move(s, seat, gathered)
    elif verb == "tracks":
        push_tracks(s, seat, gathered)
    elif verb == "discard":
        discard(s, seat, gathered)
    else:
        s.push(NextKill(seat))
        assassinate(s, seat, gathered)


# ---- several claims or assassinations in one action (6.2, 11, R36)


class NextClaim(Task[Emerald]):
    """After a claim another may follow, if the board allows it."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}

    def __init__(self, player: int) -> None:
        self.seat = NO_SEAT
        self.player = player

    def run(self, s: Emerald) -> None:
        if s.hands[self.player] and claimable(s, self.player):
            s.push(ClaimAgain(self.player))


class ClaimAgain(Turn):
    """One more claim in the same action?"""

    __slots__ = ()
    prompt: ClassVar[str] = "claim-again"
    rule: ClassVar[str] = "6.2"

    def heads(self, s: Emerald) -> list[Choice]:
        options = [STOP]
        add_claims(s, self.seat, uses_of(s, s.hands[self.seat]), options)
        return options

    def use(self, s: Emerald, gathered: tuple[Choice, ...]) -> None:
        if gathered[0] is not STOP:
            carry_out(s, self.seat, gathered)


class NextKill(Task[Emerald]):
    """After an assassination another may follow, if the board allows it."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}

    def __init__(self, player: int) -> None:
        self.seat = NO_SEAT
        self.player = player

    def run(self, s: Emerald) -> None:
        if s.hands[self.player] and targets(s, self.player):
            s.push(KillAgain(self.player))


class KillAgain(Turn):
    """One more assassination in the same action?"""

    __slots__ = ()
    prompt: ClassVar[str] = "kill-again"
    rule: ClassVar[str] = "11"

    def heads(self, s: Emerald) -> list[Choice]:
        return [STOP, *[target for target in targets(s, self.seat) if can_begin(s, self.seat, target)]]

    def use(self, s: Emerald, gathered: tuple[Choice, ...]) -> None:
        if gathered[0] is not STOP:
            carry_out(s, self.seat, gathered)


# ---- between actions, and after them


class NextPart(Task[Emerald]):
    """An action has been resolved: the game may be over, or the turn goes on."""

    __slots__ = ("player", "taken")
    holds: ClassVar[Holds] = {"player": A_SEAT, "taken": NUMBER}

    def __init__(self, player: int, taken: int) -> None:
        self.seat = NO_SEAT
        self.player = player
        self.taken = taken  # how many of the two actions

    def run(self, s: Emerald) -> None:
        if not s.rules.end_of_turn and is_over(s):
            return
        if self.taken == 0:
            s.push(FirstAction(self.player))
        elif self.taken == 1:
            s.push(SecondAction(self.player))
        elif could_act_freely(s, self.player):
            s.push(AfterActions(self.player))
        else:
            end_turn(s, self.player)


def end_turn(s: Emerald, seat: int) -> None:
    """Refill the hand; then it is the next player's turn, unless nothing will ever happen any more (5, 17.4)."""
    if s.rules.end_of_turn and is_over(s):
        return
    draw(s, seat, s.edition.hand_size - len(s.hands[seat]))
    s.turn += 1
    if s.idle >= ACTIONS * s.seats or s.turn >= s.edition.safety_rounds * s.seats:
        end_game(s, "standstill", "17.4")
        return
    start_turn(s, (seat + 1) % s.seats)
