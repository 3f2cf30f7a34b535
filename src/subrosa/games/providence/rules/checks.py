"""What must be true of every position (RULES.md 19): no piece, card or token is ever lost or doubled."""

from subrosa.core.errors import BrokenInvariant
from subrosa.games.providence.rules.state import NO_GATE, Providence
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY_CARDS,
    CITY_COUNT,
    DISSENTER_INVESTIGATOR,
    FIRST_AGENT,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_CULTIST,
    FIRST_MAIN,
    FIRST_MYTHOS_PLACE,
    MI_GO,
    MYTHOS,
    MYTHOS_COUNT,
    NO_CARD,
    NOBODY,
    OFF,
    PIECES,
    PLACE_COUNT,
    PLACES,
    STARTING,
)


def check(s: Providence) -> None:
    """Raise BrokenInvariant if a piece was lost or doubled or a limit is broken."""
    s.check_decks()
    check_cubes(s)
    check_main_cards(s)
    check_other_cards(s)
    check_mythos(s)
    check_pieces(s)
    check_cities(s)
    check_tokens(s)
    check_allegiances(s)
    if not all(0 <= place <= s.edition.track_end for place in s.tracks):
        raise BrokenInvariant(f"the markers stand on {s.tracks}")


def own_cards(s: Providence, seat: int) -> list[int]:
    """Return all cards of a player."""
    cards = [*s.hands[seat], *s.decks[seat], *s.discards[seat]]
    return [*cards, *s.in_play] if seat == s.active else cards


def check_cubes(s: Providence) -> None:
    """Check that every colour has all its cubes, and that none lies where there is nothing."""
    if min(s.cubes) < 0:
        raise BrokenInvariant("there are fewer cubes than none somewhere")
    for colour in range(s.colours):
        total = s.shape.total(s.cubes, colour, 0)
        wanted = s.edition.cubes - 1 if colour < s.seats else s.edition.cubes
        if total != wanted:
            raise BrokenInvariant(f"colour {colour} has {total} cubes, not {wanted}")
    for place in range(FIRST_CARD_PLACE, PLACE_COUNT):
        if place < FIRST_MYTHOS_PLACE:
            there = s.top[place - FIRST_CARD_PLACE] != NO_CARD
        else:
            there = place - FIRST_MYTHOS_PLACE in s.row
        cubes = [s.count(place, colour) for colour in range(s.colours)]
        if not there and (any(cubes) or s.blockades >> place & 1):
            raise BrokenInvariant(f"there are cubes or a Blockade on {PLACES[place]}, where no card lies")


def check_main_cards(s: Providence) -> None:
    """Check that every Main Advantage card is somewhere, once."""
    found = [*s.unused, *s.reserve, *s.kept, *[card for card in s.top if card != NO_CARD]]
    found += [card for stack in s.stacks for card in stack]
    found += [card for card in s.gone if card >= FIRST_MAIN]
    if s.aside != NO_CARD:
        found.append(s.aside)
    for seat in range(s.seats):
        found += [card for card in own_cards(s, seat) if FIRST_MAIN <= card < FIRST_CITY_CARD]
    if sorted(found) != list(s.edition.main_cards):
        for card in range(FIRST_MAIN, FIRST_CITY_CARD):
            if found.count(card) != s.edition.copies[card]:
                raise BrokenInvariant(f"there are {found.count(card)} cards {CARDS[card]}")
        raise BrokenInvariant("a card that is no Main Advantage card lies among them")
    if sum(s.sunk) > len(s.reserve):
        raise BrokenInvariant("more cards are known at the bottom of the Reserve than there are")


def check_other_cards(s: Providence) -> None:
    """Check starting cards and City cards."""
    everybody = [card for seat in range(s.seats) for card in own_cards(s, seat)]
    for card in range(len(STARTING)):
        count = everybody.count(card) + s.gone.count(card)
        if count != s.seats * s.edition.starting.count(card):
            raise BrokenInvariant(f"there are {count} cards {CARDS[card]}")
    for number in range(len(CITY_CARDS)):
        card = FIRST_CITY_CARD + number
        count = everybody.count(card) + (s.supply >> number & 1)
        if count != 1:
            raise BrokenInvariant(f"there are {count} cards {CARDS[card]}")
    for city in range(CITY_COUNT):
        owner = s.control[city]
        if not 0 <= owner < s.seats or s.supply >> city & 1:  # an effect may have sent it back there (16)
            continue
        if FIRST_CITY_CARD + city not in own_cards(s, owner):
            raise BrokenInvariant(f"whoever controls {CITIES[city]} has not got its card")


def check_mythos(s: Providence) -> None:
    """Check that every Mythos card is in one place."""
    for number in range(MYTHOS_COUNT):
        places = s.row.count(number) + s.mythos_deck.count(number)
        places += (s.mythos_gone >> number & 1) + (s.elder_owned >> number & 1)
        places += sum([owned >> number & 1 for owned in s.owned])
        wanted = 1 if s.seats > 1 or s.edition.mythos_in_solo[number] else 0
        if places != wanted:
            raise BrokenInvariant(f"{MYTHOS[number]} is in {places} places")


def check_pieces(s: Providence) -> None:
    """Check Agents, and that token and card of a Recruited Agent have the same owner."""
    buried = [piece for crypt in s.crypts for piece in crypt] + list(s.elder_crypt)
    for piece in range(len(PIECES)):
        if buried.count(piece) > 1 or (piece in buried and s.where[piece] != OFF):
            raise BrokenInvariant(f"{PIECES[piece]} is in two places")
        if s.where[piece] != OFF and s.owner[piece] == NOBODY:
            raise BrokenInvariant(f"nobody controls {PIECES[piece]}")
        if s.where[piece] == s.cthulhu != OFF and FIRST_AGENT <= piece < FIRST_CULTIST:
            raise BrokenInvariant(f"{PIECES[piece]} stands beside Cthulhu")
    for piece in range(FIRST_AGENT, MI_GO):
        owner = s.owner[piece]
        if owner != NOBODY and piece - CARD_TO_PIECE not in own_cards(s, owner):
            raise BrokenInvariant(f"{PIECES[piece]} has lost the card")
    for seat in range(s.seats):
        if s.agents_of(seat) > s.edition.agent_limit:
            raise BrokenInvariant(f"seat {seat} controls {s.agents_of(seat)} Agents")
        for card in own_cards(s, seat):
            piece = s.piece_of(card)
            if piece != OFF and s.owner[piece] != seat:
                raise BrokenInvariant(f"seat {seat} has the card of {PIECES[piece]}, but not the token")
    if min(s.deep) < 0 or s.deep_gone < 0 or s.deep_pool() < 0:
        raise BrokenInvariant("Deep Ones were lost or doubled")
    if any(s.deep) and s.deep_owner == NOBODY:
        raise BrokenInvariant("nobody controls the Deep Ones")
    if s.possessed >> FIRST_CULTIST:
        raise BrokenInvariant("a Cultist is Possessed")


def check_cities(s: Providence) -> None:
    """Check control, Gates and Control tokens."""
    for city in range(CITY_COUNT):
        if (s.gates[city] == NO_GATE) != (s.gate_owner[city] == NOBODY):
            raise BrokenInvariant(f"the Gate of {CITIES[city]} has no owner, or the owner no Gate")
        if s.exhausted >> city & 1 and (s.top[city] != NO_CARD or s.stacks[city]):
            raise BrokenInvariant(f"the deck of {CITIES[city]} has run out and is still there")
    for colour in range(s.colours):
        if s.control_tokens(colour) < 0:
            raise BrokenInvariant(f"colour {colour} has used more Control tokens than there are")
    if s.edition.blockades < s.blockades.bit_count():
        raise BrokenInvariant("there are more Blockades than tokens")
    if s.cthulhu == s.martial_law != OFF:
        raise BrokenInvariant("Cthulhu and Martial Law are in the same City")


def check_tokens(s: Providence) -> None:
    """Check the tokens of Sanity Tests."""
    sane = s.bag_sane + sum(s.sane) + s.sane_gone
    mad = s.bag_mad + sum(s.mad) + s.elder_mad
    if (sane, mad) != (s.edition.sane_tokens, s.edition.mad_tokens) or min(s.bag_sane, s.bag_mad) < 0:
        raise BrokenInvariant(f"there are {sane} sane and {mad} Madness tokens")


def check_allegiances(s: Providence) -> None:
    """Check that the Allegiances are those that can have been dealt."""
    if s.seats == 1 or s.result is not None:
        return
    cards = sorted([*s.identities, *s.spare])
    counts = s.edition.dealt_few if s.seats <= 3 else s.edition.dealt_many
    wanted = list(counts[: len(ALLEGIANCES)])
    if counts[len(ALLEGIANCES)]:
        wanted[
            DISSENTER_INVESTIGATOR + 1 if DISSENTER_INVESTIGATOR + 1 in cards else DISSENTER_INVESTIGATOR
        ] += 1
    if [cards.count(side) for side in range(len(ALLEGIANCES))] != wanted:
        raise BrokenInvariant("Allegiance cards were lost or doubled")
