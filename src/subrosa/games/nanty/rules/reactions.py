"""Reactions (RULES.md 7): what can be answered, by whom, and what becomes of it.

Whoever is affected is asked, whether or not they hold a fitting card: only an empty hand shows from outside.
"""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, case, thing
from subrosa.core.step import NO_SEAT, Refusal, Window
from subrosa.games.nanty.rules.data import IMMUNE, RELOCATE, STOP, STOP_REMOVAL
from subrosa.games.nanty.rules.placing import relocate
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AGENTS,
    CARD,
    CARDS,
    DISTRICT,
    DISTRICTS,
    EVENTS,
    GRENADIER,
    NO_CARD,
    NOBODY,
    OWNER,
    PASS,
    PIECE,
    PIECES,
    PLAY,
    REVEAL,
    SUFFRAGETTE,
    WESTMINSTER,
)

# What threatens an Agent: an assassination symbol, the text of another player's card, oneself, an event, or an
# Agent or Building card of another player (14.3).
BY_SYMBOL: Final = 0
BY_TEXT: Final = 1
BY_ONESELF: Final = 2
BY_EVENT: Final = 3
BY_FIGURE: Final = 4
CAUSES: Final = 5
# What helps against a removal and against a move (7.2), by cause.
AGAINST_REMOVAL: Final = (
    (RELOCATE, STOP, STOP_REMOVAL),
    (RELOCATE, STOP, STOP_REMOVAL, IMMUNE),
    (RELOCATE, STOP_REMOVAL),
    (RELOCATE, STOP_REMOVAL),
    (RELOCATE, STOP, STOP_REMOVAL),
)
AGAINST_MOVE: Final = ((), (STOP, IMMUNE), (), (), (STOP,))
AGAINST_TEXT: Final = (IMMUNE,)
CANCELLED: Final = 1 << 8  # bit of `immune`: the whole text is void (H5)


def answers(s: Nanty, seat: int, helpful: tuple[int, ...]) -> list[Choice]:
    """Return the answers: to pass, or one of the fitting cards in hand."""
    effect = s.edition.effect
    return [PASS, *[PLAY[card] for card in s.hands[seat] if effect[card] in helpful]]


def could_answer(s: Nanty, seat: int, helpful: tuple[int, ...]) -> bool:
    """Tell whether they could, as far as the table can know; in a hurry no window is opened that cannot be used."""
    hand = s.hands[seat]
    if not s.hurry:
        return len(hand) > 0
    effect = s.edition.effect
    for card in hand:
        if effect[card] in helpful:
            return True
    return False


def play_reaction(s: Nanty, seat: int, card: int) -> int:
    """Put the card on the discard pile, and return what it does."""
    if s.events is not None:
        s.tell("react", seat=seat, card=CARDS[card])
    s.lose(seat, card)
    s.discards.append(card)
    return s.edition.effect[card]


def why_no_answer(s: Nanty, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: not in hand, not a reaction, or no help against this."""
    if choice.verb == "reveal":
        return Refusal("suffragette-cannot-help", "14.3")
    if choice.verb != "play":
        return None
    card = choice.args[0]
    if card not in s.hands[seat]:
        return Refusal("not-in-hand", "7.1", {"card": CARDS[card]})
    if not s.edition.is_reaction(card):
        return Refusal("not-a-reaction", "7.1", {"card": CARDS[card]})
    return Refusal("no-help-against-this", "7.2", {"card": CARDS[card]})


# ---- the Suffragette (14.3)


def suffragette_stands(s: Nanty, seat: int) -> bool:
    """Tell whether she stands in Westminster, which everybody can see."""
    return (
        bool(s.where)
        and s.where[seat * AGENT_TYPES + SUFFRAGETTE] == WESTMINSTER
        and SUFFRAGETTE not in s.cards_gone
    )


def suffragette_possible(s: Nanty, seat: int) -> bool:
    """Tell whether this player could have her card, as far as the table (in a hurry: the player) knows."""
    if not suffragette_stands(s, seat):
        return False
    return SUFFRAGETTE in s.agent_cards[seat] if s.hurry else len(s.agent_cards[seat]) > 0


def suffragette_answers(s: Nanty, seat: int, found: list[Choice]) -> list[Choice]:
    """Add her, if she can help."""
    if suffragette_stands(s, seat) and SUFFRAGETTE in s.agent_cards[seat]:
        found.append(REVEAL[SUFFRAGETTE])
    return found


def play_suffragette(s: Nanty, seat: int) -> None:
    """Make all Agents of this player safe from this action, or from the rest of this event."""
    s.agent_cards[seat] = tuple([card for card in s.agent_cards[seat] if card != SUFFRAGETTE])
    s.cards_gone += (SUFFRAGETTE,)
    s.covered |= 1 << seat
    if s.events is not None:
        s.tell("reveal", seat=seat, agent=AGENTS[SUFFRAGETTE])


# ---- a removal (7.2, 7.3)


def attempt(
    s: Nanty, player: int, district: int, piece: int, cause: int, card: int, hired: int = NOBODY
) -> None:
    """Try to remove a figure; its owner may answer. Call it last: it may have to wait."""
    owner = OWNER[piece]
    if owner >= GRENADIER:
        s.remove(district, piece)
    elif s.covered >> owner & 1:
        prevented(s, district, piece)
    elif could_answer(s, owner, AGAINST_REMOVAL[cause]) or suffragette_possible(s, owner):
        s.push(Removal((owner,), player, district, piece, cause, card, hired))
    else:
        s.remove(district, piece)


def prevented(s: Nanty, district: int, piece: int) -> None:
    """Tell that nothing happens: Trouble stays, the attempt is spent."""
    if s.events is not None:
        s.tell("prevented", district=DISTRICTS[district], piece=PIECES[piece])


class Removal(Window[Nanty]):
    """An Agent is about to be removed: does its owner answer?"""

    __slots__ = ("card", "cause", "district", "hired", "piece", "player")
    holds: ClassVar[Holds] = {
        "card": thing(CARD),
        "cause": case(CAUSES),
        "district": thing(DISTRICT),
        "hired": A_SEAT,
        "piece": thing(PIECE),
        "player": A_SEAT,
    }
    prompt: ClassVar[str] = "removal"
    rule: ClassVar[str] = "7.2"

    def __init__(
        self,
        seats: tuple[int, ...],
        player: int,
        district: int,
        piece: int,
        cause: int,
        card: int,
        hired: int,
    ) -> None:
        self.seat = NO_SEAT
        self.seats = seats
        self.player = player
        self.district = district
        self.piece = piece
        self.cause = cause
        self.card = card  # whose text it is, or NO_CARD
        self.hired = hired  # who was paid to do it (20.64), or NOBODY

    def replies(self, s: Nanty, seat: int) -> list[Choice]:
        found = answers(s, seat, AGAINST_REMOVAL[self.cause])
        return suffragette_answers(s, seat, found) if s.where else found

    def react(self, s: Nanty, seat: int, choice: Choice) -> None:
        if choice.verb == "reveal":
            play_suffragette(s, seat)
            prevented(s, self.district, self.piece)
            return
        what = play_reaction(s, seat, choice.args[0])
        if what == RELOCATE:
            s.pick_up(self.district, self.piece)
            relocate(s, seat, self.piece, self.district)
            return
        if what == IMMUNE:
            if s.rules.cancels_text:
                s.immune |= CANCELLED
            elif not s.rules.one_effect:
                s.immune |= 1 << seat
            if self.hired != NOBODY and s.rules.peters_returned:
                s.pay(self.hired, self.player, s.edition.args[self.card][0])
        prevented(s, self.district, self.piece)

    def close(self, s: Nanty) -> None:
        s.remove(self.district, self.piece)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_no_answer(s, seat, choice)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {
            "seat": self.player,
            "district": DISTRICTS[self.district],
            "piece": PIECES[self.piece],
            "card": None if self.card == NO_CARD else CARDS[self.card],
            "event_card": EVENTS[s.events_gone[-1]] if self.cause == BY_EVENT else None,
            "hired_seat": None if self.hired == NOBODY else self.hired,
        }


# ---- a move or an exchange of places


def threaten_move(
    s: Nanty, player: int, cause: int, card: int, district: int, piece: int, to: int, other: int = NOBODY
) -> None:
    """Announce that a figure goes `to` another district, and perhaps the `other` figure the opposite way.

    Owners may answer. What follows waits on the agenda as a task.
    """
    owners = (OWNER[piece], NOBODY if other == NOBODY else OWNER[other])
    found = [
        seat for seat in s.others(player) if seat in owners and could_answer(s, seat, AGAINST_MOVE[cause])
    ]
    if found:
        s.push(Moving(tuple(found), player, cause, card, district, piece, to, other))


class Moving(Window[Nanty]):
    """An Agent is about to be moved: does its owner answer? If so, the task below is not carried out."""

    __slots__ = ("card", "cause", "district", "other", "piece", "player", "to")
    holds: ClassVar[Holds] = {
        "card": thing(CARD),
        "cause": case(CAUSES),
        "district": thing(DISTRICT),
        "other": thing(PIECE),
        "piece": thing(PIECE),
        "player": A_SEAT,
        "to": thing(DISTRICT),
    }
    prompt: ClassVar[str] = "moving"
    rule: ClassVar[str] = "7.2"

    def __init__(
        self,
        seats: tuple[int, ...],
        player: int,
        cause: int,
        card: int,
        district: int,
        piece: int,
        to: int,
        other: int,
    ) -> None:
        self.seat = NO_SEAT
        self.seats = seats
        self.player = player
        self.cause = cause
        self.card = card  # whose text it is, or NO_CARD for the Mansion
        self.district = district
        self.piece = piece
        self.to = to
        self.other = other

    def replies(self, s: Nanty, seat: int) -> list[Choice]:
        return answers(s, seat, AGAINST_MOVE[self.cause])

    def react(self, s: Nanty, seat: int, choice: Choice) -> None:
        play_reaction(s, seat, choice.args[0])
        s.agenda.pop()
        if s.events is not None:
            s.tell("move-prevented", seat=seat)

    def close(self, s: Nanty) -> None:
        pass

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_no_answer(s, seat, choice)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {
            "seat": self.player,
            "card": None if self.card == NO_CARD else CARDS[self.card],
            "piece": PIECES[self.piece],
            "district": DISTRICTS[self.district],
            "target_piece": None if self.other == NOBODY else PIECES[self.other],
            "target_district": DISTRICTS[self.to],
        }


# ---- any other effect of a text (7.4)


def threaten_text(s: Nanty, player: int, seats: tuple[int, ...], card: int) -> None:
    """Ask those affected by the text of a card whether one of them is immune to it."""
    found = [seat for seat in seats if could_answer(s, seat, AGAINST_TEXT)]
    if found:
        s.push(Immunity(tuple(found), player, card))


def immune(s: Nanty, seat: int) -> bool:
    """Tell whether Mr Goodyear has answered the text that is being carried out, for this player."""
    return bool(s.immune >> seat & 1) or s.immune >= CANCELLED


class Immunity(Window[Nanty]):
    """A text would affect somebody's money, hand, Building or doings: do they answer with Mr Goodyear?"""

    __slots__ = ("card", "player")
    holds: ClassVar[Holds] = {"card": thing(CARD), "player": A_SEAT}
    prompt: ClassVar[str] = "immunity"
    rule: ClassVar[str] = "7.4"

    def __init__(self, seats: tuple[int, ...], player: int, card: int) -> None:
        self.seat = NO_SEAT
        self.seats = seats
        self.player = player
        self.card = card

    def replies(self, s: Nanty, seat: int) -> list[Choice]:
        return answers(s, seat, AGAINST_TEXT)

    def react(self, s: Nanty, seat: int, choice: Choice) -> None:
        play_reaction(s, seat, choice.args[0])
        s.immune |= 1 << seat
        if s.rules.cancels_text:
            s.immune |= CANCELLED

    def close(self, s: Nanty) -> None:
        pass

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_no_answer(s, seat, choice)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"seat": self.player, "card": CARDS[self.card]}
