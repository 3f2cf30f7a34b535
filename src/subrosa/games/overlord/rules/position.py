"""Positions of Kill the Overlord written down, for tests, puzzles and bug reports.

    game.position({
        "players": [
            {"character": "overlord", "gold": 9, "hand": ["martyrdom", "capitalize"]},
            {"character": "general", "hand": []},
            {"character": "peasant"},
            {"executed": 1},
        ],
        "middle": ["squire"],
        "holder": 0, "giver": 1, "now": "attempt",
    })

`now` is "choice" (the Overlord names a victim), "halted" (others may take the Order), "attempt" (the holder's turn), or
"round" (a new round begins); "holder", "giver" and "tried" go with "halted" and "attempt". Cards not mentioned lie
shuffled in the draw pile; "deck" names its top cards, the topmost first. By default gold is 5, hands are empty and the
round is 2.
"""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.errors import BadPosition
from subrosa.core.state import Setup
from subrosa.core.step import Step
from subrosa.core.written import (
    EVERY_POSITION,
    different,
    entry,
    many,
    moment,
    one,
    only,
    seat_in,
    together,
    truth,
    whole,
)
from subrosa.games.overlord.rules.order import Halted, HolderTurn, NextExecution, PickVictim
from subrosa.games.overlord.rules.round import EndOfRound, start_round
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import (
    CARDS,
    CENSOR,
    CHARACTERS,
    NO_CARD,
    NO_CHARACTER,
    NOBODY,
    OVERLORD,
    TYRANT,
)
from subrosa.parts.hands import is_within, left_over

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.game import OverlordGame

KEYS: Final = (
    *EVERY_POSITION,
    "middle",
    "holder",
    "giver",
    "tried",
    "banned",
    "deck",
    "discards",
    "round",
    "now",
)
PLAYER_KEYS: Final = ("character", "gold", "hand", "executed", "shown")
MOMENTS: Final = ("choice", "halted", "attempt", "round")
WITH_ORDER: Final = ("halted", "attempt")  # when somebody holds the Order


def read_position(game: "OverlordGame", position: dict[str, Any], setup: Setup) -> Overlord:
    """Lay out the table as written down."""
    only(position, KEYS, "a position")
    s = Overlord()
    game.blank(s, setup, setup.seed)
    game.equip(s, setup)
    s.round = whole(position, "round", 2, 1)
    now = moment(position, MOMENTS)
    together(
        position,
        ("holder", "giver", "tried"),
        now in WITH_ORDER,
        f"'now': {' or '.join(map(repr, WITH_ORDER))}",
    )
    s.tried = truth(position, "tried")
    s.played = ()
    s.banned = NO_CARD
    if position.get("banned") is not None:
        s.banned = one(CARDS, position["banned"], "banned")
        together(
            position, ("banned",), now != "round", "a round that has begun (7.13), not with 'now': 'round'"
        )
    s.middle = different(CHARACTERS, position.get("middle", []), "middle")
    s.tips = ()
    read_players(s, position["players"])
    lay_cards(s, position)
    s.holder = active_seat(s, position, "holder")
    s.giver = active_seat(s, position, "giver")
    if s.giver != NOBODY and s.giver == s.holder:
        raise BadPosition("'giver' and 'holder' are the same: nobody gives the Order to themselves")
    if s.giver != NOBODY and s.holder == NOBODY:
        raise BadPosition("there is a 'giver' of the Order, but no 'holder'")
    check_characters(s)
    s.derive()
    begin_at(s, now)
    return s


def read_players(s: Overlord, players: list[Any]) -> None:
    """Read characters, gold, hands and tokens."""
    s.gold, s.hands, s.characters, s.tokens, s.shown = [], [], [], (), ()
    for seat, written in enumerate(players):
        player = entry(written, f"player {seat}", "{'character': 'peasant'}")
        only(player, PLAYER_KEYS, f"player {seat}")
        token = whole(player, "executed", 0, 0, s.seats - 1, f" of player {seat}")
        if bool(token) == ("character" in player):
            raise BadPosition(f"player {seat} needs either a character or an elimination token ('executed')")
        s.characters.append(NO_CHARACTER if token else one(CHARACTERS, player["character"], f"player {seat}"))
        s.tokens += (token,)
        s.gold.append(whole(player, "gold", s.edition.start_gold, where=f" of player {seat}"))
        s.hands.append(tuple(sorted(many(CARDS, player.get("hand", []), f"hand of player {seat}"))))
        s.shown += (many(CARDS, player.get("shown", []), f"shown cards of player {seat}"),)
        if not is_within(s.shown[seat], s.hands[seat]):
            raise BadPosition(
                f"player {seat} has shown cards that are not in the hand: name them in 'hand' too"
            )
    given = sorted([token for token in s.tokens if token])
    if given != list(range(1, len(given) + 1)):
        raise BadPosition(f"elimination tokens are given out as 1, 2, 3 ..., not as {given}")
    s.active = tuple([seat for seat in range(s.seats) if not s.tokens[seat]])


def lay_cards(s: Overlord, position: dict[str, Any]) -> None:
    """Lay discards and the top of the draw pile as named, the rest shuffled below."""
    s.discards = list(many(CARDS, position.get("discards", []), "discards"))
    top = list(many(CARDS, position.get("deck", []), "deck"))
    used = [*s.discards, *top, *[card for hand in s.hands for card in hand]]
    for card in used:
        if used.count(card) > s.edition.copies[card]:
            raise BadPosition(
                f"the position uses more than the {s.edition.copies[card]} copies of {CARDS[card]}"
            )
    s.deck = left_over(s.edition.copies, used)
    s.deck += reversed(top)
    s.stacked = len(top)


def check_characters(s: Overlord) -> None:
    """Refuse all but one character per player, one of each rank, one ruler, and those of the executed in the middle."""
    executed = sum(1 for token in s.tokens if token)
    if len(s.middle) != executed:
        raise BadPosition(f"{executed} players are executed, so 'middle' needs {executed} characters")
    cast = [character for character in s.characters if character != NO_CHARACTER] + list(s.middle)
    ranks = sorted([s.edition.rank[character] for character in cast])
    if len(set(ranks)) != len(ranks):
        raise BadPosition("there can be only one character of each rank (10.5)")
    if sum(1 for character in cast if character in (OVERLORD, TYRANT)) != 1:
        raise BadPosition("there must be exactly one Overlord or Tyrant (3.1)")
    if s.banned != NO_CARD and CENSOR not in cast:
        raise BadPosition("'banned' needs a Censor, who alone bans cards (7.13)")


def begin_at(s: Overlord, now: str) -> None:
    """Put the step on the agenda at which play goes on."""
    if now == "round":
        if len(s.active) != s.seats:
            raise BadPosition("at the start of a round nobody is executed")
        s.round -= 1
        start_round(s)
        return
    if s.ruler() == NOBODY:
        raise BadPosition("without an active Overlord the round is over; only 'now': 'round' could follow")
    if len(s.active) == 1:
        raise BadPosition("the Overlord is the only active player, so they have won already (9.1)")
    step: Step[Overlord] = PickVictim(s.ruler())
    if now != "choice":
        if s.holder == NOBODY:
            raise BadPosition(f"'now': {now!r} needs a 'holder' of the Order")
        step = Halted(s.ring.others[s.holder]) if now == "halted" else HolderTurn(s.holder)
    s.push(EndOfRound())
    s.push(NextExecution())
    s.push(step)


def active_seat(s: Overlord, position: dict[str, Any], key: str) -> int:
    """Return an active seat, or NOBODY."""
    seat = position.get(key)
    if seat is None:
        return NOBODY
    if seat_in(seat, s.seats, f"'{key}'") not in s.active:
        raise BadPosition(f"'{key}' should be an active seat out of {list(s.active)}, not {seat!r}")
    return int(seat)
