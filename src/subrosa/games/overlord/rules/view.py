"""What each seat may know (RULES.md 11)."""

from typing import TYPE_CHECKING, Any, cast

from subrosa.games.overlord.rules.facts import Facts, Player
from subrosa.games.overlord.rules.words import CARDS, CHARACTERS, NO_CARD, NO_CHARACTER, NOBODY

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.state import Overlord


def facts(s: "Overlord", viewer: int | None) -> dict[str, Any]:
    """Return the table as a player sees it, as plain data for those who know no game."""
    return cast("dict[str, Any]", table(s, viewer))


def table(s: "Overlord", viewer: int | None) -> Facts:
    """Return the table as a player sees it. `cards` is a number; `shown` and `known` are what one remembers."""
    return {
        "round": s.round,
        "holder": seat_or_none(s.holder),
        "giver": seat_or_none(s.giver),
        "tried": s.tried,
        "banned": None if s.banned == NO_CARD else CARDS[s.banned],
        "deck": len(s.deck),
        "discards": [CARDS[card] for card in s.discards],
        "played": [CARDS[card] for card in s.played],
        "middle": [CHARACTERS[character] for character in s.middle],
        "hand": None if viewer is None else [CARDS[card] for card in s.hands[viewer]],
        "players": [player(s, seat, viewer) for seat in range(s.seats)],
    }


def player(s: "Overlord", seat: int, viewer: int | None) -> Player:
    """Return what a viewer knows of one player."""
    character = s.characters[seat]
    tips = [] if viewer is None else s.known(viewer, seat)
    return {
        "seat": seat,
        "character": None if character == NO_CHARACTER else CHARACTERS[character],
        "gold": s.gold[seat],
        "cards": len(s.hands[seat]),
        "token": s.tokens[seat],
        "shown": [CARDS[card] for card in s.shown[seat]],
        "known": [CARDS[card] for card in tips],
    }


def seat_or_none(seat: int) -> int | None:
    """Return a seat as JSON has it, which has its own way to say NOBODY."""
    return None if seat == NOBODY else seat
