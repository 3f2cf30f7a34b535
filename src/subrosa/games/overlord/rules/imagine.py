"""Worlds: tables that fit what one seat knows, with everything it cannot know dealt at random."""

from typing import TYPE_CHECKING, Any, cast

from subrosa.core.state import Setup
from subrosa.games.overlord.rules.facts import Facts
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import CARDS, CHARACTERS, NOBODY
from subrosa.parts.hands import left_over, with_cards
from subrosa.parts.names import number, numbers

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.game import OverlordGame


def read_facts(game: "OverlordGame", view: dict[str, Any], setup: Setup, seed: int) -> Overlord:
    """Return a table that looks like this to the viewer, with the cards they cannot know dealt at random."""
    known: Facts = view["facts"]
    viewer: int | None = view["seat"]
    players = known["players"]
    s = Overlord()
    game.blank(s, setup, seed)
    game.equip(s, setup)
    s.round = known["round"]
    s.holder = NOBODY if known["holder"] is None else known["holder"]
    s.giver = NOBODY if known["giver"] is None else known["giver"]
    s.tried = known["tried"]
    s.banned = number(CARDS, known["banned"])
    s.discards = list(numbers(CARDS, known["discards"]))
    s.played = numbers(CARDS, known["played"])
    s.middle = numbers(CHARACTERS, known["middle"])
    s.gold = [player["gold"] for player in players]
    s.tokens = tuple([player["token"] for player in players])
    s.characters = [number(CHARACTERS, player["character"]) for player in players]
    s.active = tuple([seat for seat in range(setup.seats) if not s.tokens[seat]])
    s.shown = tuple([numbers(CARDS, player["shown"]) for player in players])
    tips = [numbers(CARDS, player["known"]) for player in players]
    s.tips = tuple(
        [(viewer, seat, card) for seat in range(setup.seats) for card in tips[seat] if viewer is not None]
    )
    s.hands = [s.shown[seat] + tips[seat] for seat in range(setup.seats)]
    if viewer is not None:
        s.hands[viewer] = numbers(CARDS, cast(list[str], known["hand"]))
    deal_unseen(s, [player["cards"] for player in players])
    s.derive()
    return s


def deal_unseen(s: Overlord, sizes: list[int]) -> None:
    """Fill the hands at random from all cards whose place is not known, and leave the rest as draw pile."""
    in_hands = [card for hand in s.hands for card in hand]
    s.deck = left_over(s.edition.copies, [*s.discards, *s.played, *in_hands])
    s.stacked = 0
    for seat, size in enumerate(sizes):
        dealt = [s.draw_one() for _ in range(size - len(s.hands[seat]))]
        s.hands[seat] = with_cards(s.hands[seat], dealt)
