"""What must be true of every position (RULES.md 10): no piece, card or token is ever lost or doubled."""

from subrosa.core.errors import BrokenInvariant
from subrosa.games.emerald.rules.state import (
    AGENT,
    CUBE,
    IN_STACK,
    KILLED,
    Emerald,
    card_of,
    victim_of,
)
from subrosa.games.emerald.rules.words import (
    CARDS,
    CHANGE_OF_HEART,
    CITIES,
    FIRST_CITY_CARD,
    FIRST_GAME_CARD,
    NO_CARD,
    NOBODY,
    ROYAL_CARD,
)


def check(s: Emerald) -> None:
    """Raise BrokenInvariant if a piece was lost or doubled or a limit is broken."""
    s.check_decks()
    check_pieces(s)
    check_cards(s)
    check_royalty(s)
    if not all(0 <= place <= s.edition.track_end for place in s.tracks):
        raise BrokenInvariant(f"the markers stand on {s.tracks}")
    dealt = sorted([*s.identities, *s.spare])
    if [dealt.count(0), dealt.count(1)] != list(s.edition.identities):
        raise BrokenInvariant("identity cards were lost or doubled")


def check_pieces(s: Emerald) -> None:
    """Check cubes, agents, zombies and tokens."""
    victims = [victim_of(entry) for beside in s.beside for entry in beside]
    for seat in range(s.seats):
        for kind, name in ((CUBE, "cubes"), (AGENT, "agents")):
            total = s.shape.total(s.pieces, seat, kind)
            if total != s.edition.pieces:
                raise BrokenInvariant(f"seat {seat} has {total} {name}, not {s.edition.pieces}")
        if s.agents(KILLED, seat) != victims.count(seat):
            raise BrokenInvariant(f"the killed agents of seat {seat} are not those on kill fields")
        if not 0 <= s.sanity[seat] <= s.edition.sanity:
            raise BrokenInvariant(f"seat {seat} has {s.sanity[seat]} sanity tokens")
    if min(s.pieces) < 0 or min(s.zombies) < 0 or s.pool < 0:
        raise BrokenInvariant("there are fewer pieces than none somewhere")
    walking = s.pool + sum(s.zombies)
    if walking > s.edition.zombies or (walking < s.edition.zombies and not s.leopold):
        raise BrokenInvariant(f"there are {walking} zombies, not {s.edition.zombies}")


def check_cards(s: Emerald) -> None:
    """Check that every card is somewhere, once: in a stack, with a player, or out of the game."""
    found = [*s.unused, *s.gone, *[card for card in s.top if card != NO_CARD]]
    found += [card for stack in s.stacks for card in stack if card != ROYAL_CARD]
    starting = [0] * FIRST_GAME_CARD
    for seat in range(s.seats):
        own = [*s.hands[seat], *s.decks[seat], *s.discards[seat], *map(card_of, s.beside[seat])]
        found += [card for card in own if card >= FIRST_GAME_CARD]
        for card in own:
            if card < FIRST_GAME_CARD:
                starting[card] += 1
        if s.changed >> seat & 1:
            found.append(CHANGE_OF_HEART)
    for card in range(FIRST_GAME_CARD, len(CARDS)):
        if found.count(card) != s.edition.copies[card]:
            raise BrokenInvariant(f"there are {found.count(card)} cards {CARDS[card]}")
    for card in range(FIRST_GAME_CARD):
        if starting[card] != s.seats:
            raise BrokenInvariant(f"there are {starting[card]} cards {CARDS[card]}, not one for each player")


def check_royalty(s: Emerald) -> None:
    """Check that royalty is in one place, and that a city's card was not seen where it cannot be."""
    for city, stack in enumerate(s.stacks):
        inside = stack.count(ROYAL_CARD)
        if inside > 1 or (inside and s.royalty[city] != IN_STACK):
            raise BrokenInvariant(f"the royalty of {CITIES[city]} is in two places")
        destroyed = s.top[city] == NO_CARD and not stack  # by Cthulhu, perhaps with royalty in the stack
        if s.royalty[city] == IN_STACK and not inside and not destroyed:
            raise BrokenInvariant(f"the royalty of {CITIES[city]} is nowhere")
        if s.hidden >> city & 1 and s.royalty[city] <= NOBODY:
            raise BrokenInvariant(f"nobody hides the royalty of {CITIES[city]}")
        if any(
            card >= FIRST_CITY_CARD and card not in (FIRST_CITY_CARD + city, ROYAL_CARD) for card in stack
        ):
            raise BrokenInvariant(f"the card of another city lies in {CITIES[city]}")
