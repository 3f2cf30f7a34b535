"""The turn (RULES.md 4): victory, playing cards symbol by symbol, what one may do in between, refill."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import NUMBER, Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.assassination import assassinate, skull_victims, why_no_victim
from subrosa.games.nanty.rules.building import build, build_options, why_not_built
from subrosa.games.nanty.rules.data import (
    ASSASSINATE,
    BUILD_HOUSE,
    END_TURN,
    PLACE_AGENT,
    PLAY_ANOTHER,
    PLAY_TWO,
    RANDOM_EVENT,
    REMOVE_TROUBLE,
    SCROLL,
    SYMBOLS,
    TAKE_MONEY,
)
from subrosa.games.nanty.rules.districts import usable_districts, use_district, why_not_calmed, why_not_used
from subrosa.games.nanty.rules.effects.keys import CAN, RUN
from subrosa.games.nanty.rules.events import random_event
from subrosa.games.nanty.rules.figures import cards as figurecards
from subrosa.games.nanty.rules.figures.refusing import why_not_revealed
from subrosa.games.nanty.rules.houserules import LAST_CARD
from subrosa.games.nanty.rules.identities import wins_at_start
from subrosa.games.nanty.rules.memory import show_all
from subrosa.games.nanty.rules.placing import place_by_symbol, symbol_placements, why_not_by_symbol
from subrosa.games.nanty.rules.scoring import deck_is_out, victory
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    BITS,
    CALM,
    CARD,
    CARDS,
    CHANCE,
    END,
    MONEY,
    NO_CARD,
    PLAY,
    SKIP,
    TEXT,
    THROW,
)
from subrosa.parts.hands import with_cards


def start_turn(s: Nanty, seat: int) -> None:
    """Check for victory, never in the first round (4.1); then ask for a card."""
    s.active = seat
    s.plays = s.used = s.fresh = s.immune = s.covered = s.figure_used = s.extra = 0
    s.saved = s.moved = s.rolled = ()
    s.gentleman = False
    if s.events is not None:
        s.tell("turn", seat=seat)
    if s.turn >= s.seats and wins_at_start(s, seat):
        victory(s, seat)
        return
    s.push(EndOfTurn(seat))
    s.push(PlayFirst(seat))


# ---- between actions (4.5)


def playable(s: Nanty, seat: int) -> list[Choice]:
    """Return the cards in hand that can be played as an action: all but reactions (5.5)."""
    reacts = s.edition.reacts
    return [PLAY[card] for card in s.hands[seat] if not reacts[card]]


def add_extras(s: Nanty, seat: int, options: list[Choice], watson: bool) -> None:
    """Offer District cards, reaction cards to throw away or to end the turn with, Agent and Building cards."""
    if s.deeds[seat] & ~(s.used | s.fresh | s.guarded):
        usable_districts(s, seat, options)
    reacts = s.edition.reacts
    for card in s.hands[seat]:
        if reacts[card]:
            options.append(THROW[card])
            if watson and s.edition.effect[card] == END_TURN:
                options.append(PLAY[card])
    if s.where:
        figurecards.add_usable(s, seat, options)


def is_extra(s: Nanty, choice: Choice) -> bool:
    """Tell whether this is one of the things one may do between actions."""
    verb = choice.verb
    return verb in ("use", "throw", "reveal") or (
        verb == "play" and s.edition.effect[choice.args[0]] == END_TURN
    )


def do_extra(s: Nanty, step: Step[Nanty], choice: Choice) -> None:
    """Do it; afterwards the same question is asked again, unless Doctor Watson has ended the turn."""
    seat = step.seat
    verb = choice.verb
    if verb != "use":
        s.learn_all()  # everybody sees a card that was hidden
    if verb == "play":
        watson(s, seat, choice.args[0])
        return
    s.push(step)
    if verb == "use":
        use_district(s, seat, choice.args[0])
    elif verb == "throw":
        s.discard(seat, choice.args[0])
    else:
        figurecards.use(s, seat, choice)


def watson(s: Nanty, seat: int, card: int) -> None:
    """End the turn; the card played last returns to the hand (7.5). Everybody sees which (18.1)."""
    if s.events is not None:
        s.tell("react", seat=seat, card=CARDS[card])
    s.lose(seat, card)
    s.discards.append(card)
    if s.played != NO_CARD:
        back = s.played
        s.played = NO_CARD
        s.hands[seat] = with_cards(s.hands[seat], (back,))
        show_all(s, seat, [back])
        if s.events is not None:
            s.tell("take-back", seat=seat, card=CARDS[back])
    s.agenda.clear()
    end_turn(s, seat, s.rules.watson_refill)


def why_no_extra(s: Nanty, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: for District cards, reactions, figures."""
    if choice.verb == "throw":
        card = choice.args[0]
        held = card in s.hands[seat]
        return Refusal("not-a-reaction" if held else "not-in-hand", "4.5", {"card": CARDS[card]})
    if choice.verb == "reveal":
        return why_not_revealed(s, seat, choice)
    return why_not_used(s, seat, choice)


def why_not_played(s: Nanty, seat: int, choice: Choice, allowed: bool) -> Refusal | None:
    """Tell why not: not in hand, a reaction, or nothing may be played now."""
    if choice.verb != "play":
        return None
    card = choice.args[0]
    named = {"card": CARDS[card]}
    if card not in s.hands[seat]:
        return Refusal("not-in-hand", "4.2", named)
    if s.edition.effect[card] == END_TURN:
        return Refusal("too-early-for-watson", "7.5", named)
    if s.edition.is_reaction(card):
        return Refusal("only-a-reaction", "5.5", named)
    return None if allowed else Refusal("not-another-card", "5.9", named)


# ---- playing a card (4.2)


def play_card(s: Nanty, seat: int, card: int) -> None:
    """Put the card before it on the discard pile and lay this one in front of the player (4.6)."""
    s.settle_played()
    s.lose(seat, card)
    s.played = card
    s.plays += 1
    s.immune = 0
    if s.events is not None:
        s.tell("play", seat=seat, card=CARDS[card])
    if s.edition.symbols[card]:
        s.push(next_act(s, seat, card, 0))


class TurnStep(Step[Nanty]):
    """A question of one's own turn. The hand may allow more than the table can see, so it is always asked; but only a
    card that is played shows something of the hand. Whatever else is done lies open and may be taken back.
    """

    __slots__ = ()
    always_asked: ClassVar[bool] = True

    def is_final(self, choice: Choice) -> bool:
        return choice.verb == "play"


class PlayFirst(TurnStep):
    """The card of the turn: a duty, for whoever has one (A5)."""

    __slots__ = ()
    prompt: ClassVar[str] = "play"
    rule: ClassVar[str] = "4.2"

    def options(self, s: Nanty) -> list[Choice]:
        options = playable(s, self.seat) or [SKIP]
        add_extras(s, self.seat, options, False)
        return options

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if is_extra(s, choice):
            do_extra(s, self, choice)
        elif choice is not SKIP:
            play_card(s, self.seat, choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice is SKIP:
            return Refusal("must-play", "A5")
        return why_not_played(s, seat, choice, True) or why_no_extra(s, seat, choice)

    def is_final(self, choice: Choice) -> bool:
        return choice is SKIP or super().is_final(choice)  # whoever skips shows that there is nothing to play


class PlayFurther(TurnStep):
    """Two cards, one after the other (20.12, 20.84, A22)."""

    __slots__ = ("left",)
    holds: ClassVar[Holds] = {"left": NUMBER}
    prompt: ClassVar[str] = "play-further"
    rule: ClassVar[str] = "A22"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Nanty) -> list[Choice]:
        options = [*playable(s, self.seat), SKIP]
        add_extras(s, self.seat, options, True)
        return options

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if is_extra(s, choice):
            do_extra(s, self, choice)
        elif choice is not SKIP:
            if self.left > 1:
                s.push(PlayFurther(self.seat, self.left - 1))
            play_card(s, self.seat, choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_played(s, seat, choice, True) or why_no_extra(s, seat, choice)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"count": self.left}


# ---- the symbols, from top to bottom (5)


class Act(TurnStep):
    """The next symbol of the card in play: do it, or skip it; only a random event is a must."""

    __slots__ = ("card", "index")
    holds: ClassVar[Holds] = {"card": thing(CARD), "index": NUMBER}
    prompt: ClassVar[str] = "act"
    rule: ClassVar[str] = "5"

    def __init__(self, seat: int, card: int, index: int) -> None:
        self.seat = seat
        self.card = card
        self.index = index

    def options(self, s: Nanty) -> list[Choice]:
        seat = self.seat
        symbol = s.edition.symbols[self.card][self.index][0]
        if symbol == PLACE_AGENT:
            options = symbol_placements(s, seat)
        elif symbol == TAKE_MONEY:
            options = [MONEY]
        elif symbol == SCROLL:
            options = [TEXT] if CAN[s.edition.effect[self.card]](s, seat, self.card) else []
        elif symbol == PLAY_ANOTHER:
            options = playable(s, seat)
        elif symbol == BUILD_HOUSE:
            options = build_options(s, seat, False)
        elif symbol == ASSASSINATE:
            options = skull_victims(s, seat)
        elif symbol == REMOVE_TROUBLE:
            options = [CALM[d] for d in BITS[s.trouble]]
        else:
            options = [CHANCE]
        if symbol != RANDOM_EVENT:
            options.append(SKIP)
        # Doctor Watson cannot dodge a random event of this card (7.5).
        add_extras(s, seat, options, self.index >= s.edition.settled[self.card])
        return options

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if is_extra(s, choice):
            do_extra(s, self, choice)
            return
        seat, card = self.seat, self.card
        symbols = s.edition.symbols[card]
        if self.index + 1 < len(symbols):
            s.push(next_act(s, seat, card, self.index + 1))
        if choice is SKIP:
            return
        s.covered = 0
        symbol, amount = symbols[self.index]
        if symbol == PLACE_AGENT:
            place_by_symbol(s, seat, choice)
        elif symbol == TAKE_MONEY:
            s.earn(seat, amount)
        elif symbol == SCROLL:
            if s.edition.effect[card] == PLAY_TWO:
                s.push(PlayFurther(seat, 2))
            else:
                RUN[s.edition.effect[card]](s, seat, card)
        elif symbol == PLAY_ANOTHER:
            play_card(s, seat, choice.args[0])
        elif symbol == BUILD_HOUSE:
            build(s, seat, choice, False)
        elif symbol == ASSASSINATE:
            assassinate(s, seat, choice)
        elif symbol == REMOVE_TROUBLE:
            s.calm(choice.args[0])
        else:
            random_event(s, seat)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        symbol = s.edition.symbols[self.card][self.index][0]
        refusal: Refusal | None = None
        if choice is SKIP:
            return Refusal("event-is-a-must", "5.8")
        if choice is TEXT and symbol == SCROLL:
            return Refusal("text-without-effect", "5.7", {"card": CARDS[self.card]})
        if symbol == PLACE_AGENT:
            refusal = why_not_by_symbol(s, seat, choice)
        elif symbol == BUILD_HOUSE:
            refusal = why_not_built(s, seat, choice, False)
        elif symbol == ASSASSINATE:
            refusal = why_no_victim(s, seat, choice, True, "5.4")
        elif symbol == REMOVE_TROUBLE:
            refusal = why_not_calmed(s, choice)
        if refusal is None:
            refusal = why_not_played(s, seat, choice, symbol == PLAY_ANOTHER)
        return refusal or why_no_extra(s, seat, choice)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        symbol, amount = s.edition.symbols[self.card][self.index]
        return {
            "card": CARDS[self.card],
            "symbol": SYMBOLS[symbol],
            "gold": amount,
            "all_out": s.out[self.seat] == s.edition.agents,
        }


class OpenAct(Act):
    """A symbol that can always be done: what else the hand allows changes nothing about being asked."""

    __slots__ = ()
    always_asked: ClassVar[bool] = False


def next_act(s: Nanty, seat: int, card: int, index: int) -> Act:
    """Return the step for a symbol of a card."""
    if s.edition.symbols[card][index][0] <= TAKE_MONEY:
        return OpenAct(seat, card, index)
    return Act(seat, card, index)


# ---- the end of the turn (4.3, 4.4)


class EndOfTurn(TurnStep):
    """All cards are played: anything else before the refill?"""

    __slots__ = ()
    prompt: ClassVar[str] = "end"
    rule: ClassVar[str] = "4.5"

    def options(self, s: Nanty) -> list[Choice]:
        options = [END]
        if s.extra:
            options += playable(s, self.seat)
        add_extras(s, self.seat, options, s.plays > 0)
        return options

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if is_extra(s, choice):
            do_extra(s, self, choice)
        elif choice is END:
            end_turn(s, self.seat, True)
        else:
            s.extra -= 1
            s.push(self)
            play_card(s, self.seat, choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_played(s, seat, choice, s.extra > 0) or why_no_extra(s, seat, choice)

    def is_final(self, choice: Choice) -> bool:
        return choice is END or super().is_final(
            choice
        )  # the next victory check may tell by not ending the game

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"count": s.extra}


def end_turn(s: Nanty, seat: int, refill: bool) -> None:
    """Draw up to five; if that falls short the game ends (A6). Then the next player."""
    s.settle_played()
    room = s.room(seat)
    if refill and room > 0:
        enough = s.draw(seat, room)
        if not enough or (s.rules.deck_end == LAST_CARD and not s.deck):
            deck_is_out(s)
            return
    s.turn += 1
    start_turn(s, (seat + 1) % s.seats)
