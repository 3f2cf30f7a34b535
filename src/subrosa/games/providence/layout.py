"""Where the facts of Cthulhu: Dark Providence lie in an observation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from subrosa.env.layout import (
    BySeat,
    Copies,
    Each,
    Field,
    Flag,
    Name,
    Names,
    Number,
    Record,
    Row,
    Rows,
    Seat,
    Seats,
    Skip,
)
from subrosa.games.providence.rules import row
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.solo.data import GOALS
from subrosa.games.providence.rules.state import ENDINGS, ONCE, SOLO_COLOURS
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    BASIC,
    BEHAVIOURS,
    CARDS,
    CITIES,
    CITY_CARDS,
    CITY_COUNT,
    GREAT_OLD_ONES,
    MAIN,
    MYTHOS,
    PIECES,
    STARTING,
)

VERSION = 1  # the house rules are part of it
write = row.write  # writes the same, straight from a state
DECK = (*STARTING, *MAIN, *CITY_CARDS)  # what decks consist of
# How many copies of a card there are: of Starting cards, in one deck.
COPIES = {card: [*GAME.edition.starting, *GAME.edition.main_cards].count(i) for i, card in enumerate(CARDS)}


def cards(names: Iterable[str]) -> Copies:
    """Return the place for a list of cards."""
    return Copies({name: COPIES[name] for name in names})


class Sunk(Field):
    """The cards at the bottom of the Reserve: the less, the higher the group lies in which a card is."""

    def __init__(self) -> None:
        self.cards = cards(MAIN)
        self.size = self.cards.size

    def write(self, row: Row, at: int, value: Sequence[list[str]], me: int) -> None:
        for height, group in enumerate(value):
            for card in group:
                i = at + self.cards.place[card]
                row[i] = min(1.0, row[i] + self.cards.share[card] / (1 + height))


def facts(seats: int) -> Field:
    owners = SOLO_COLOURS if seats == 1 else seats
    return Record(
        turn=Number(100),
        active=Seat(seats),
        left=Number(4),
        begun=Flag(),
        once=Names(ONCE),
        idle=Number(3 * seats),
        cities=cities(owners),
        row=Rows("card", MYTHOS, cubes=BySeat(owners, Number(6)), blockade=Flag()),
        mythos_deck=Number(len(MYTHOS)),
        mythos_gone=Names(MYTHOS),
        pieces=pieces(owners),
        deep_owner=Seat(owners),
        deep_pool=Number(8),
        deep_gone=Number(8),
        whateley_owner=Seat(owners),
        whateleys=Skip(),  # the Cities say where they are
        blockades=Number(12),
        tracks=Each(2, Number(15)),
        bag=Each(2, Number(12)),
        reserve=Number(36),
        sunk=Sunk(),
        supply=Names(CITY_CARDS),
        gone=cards(DECK),
        unused=Number(20),
        in_play=cards(DECK),
        aside=Name(MAIN),
        claimed_cubes=Number(6),
        ending=Name(ENDINGS[1:]),
        hand=cards(DECK),
        players=BySeat(seats, player(seats)),
        elder=elder() if seats == 1 else Skip(),
    )


def cities(owners: int) -> Field:
    return Rows(
        "city",
        CITIES,
        control=Number(10),
        gate=Number(10),
        controller=Seat(owners),
        cubes=BySeat(owners, Number(6)),
        blockade=Flag(),
        card=Name(MAIN),
        card_cubes=BySeat(owners, Number(6)),
        card_blockade=Flag(),
        stack=Number(4),
        exhausted=Flag(),
        gate_side=Name(("closed", "open")),
        gate_owner=Seat(owners),
        closed=Name(("cthulhu", "martial_law")),
        deep_ones=Number(8),
        whateleys=Number(3),
    )


def pieces(owners: int) -> Field:
    return Rows(
        "piece",
        PIECES,
        owner=Seat(owners),
        city=Name(CITIES),
        possessed=Flag(),
        power=Number(4),
        influence=Number(2),
    )


def player(seats: int) -> Field:
    return Record(
        seat=Skip(),
        agent=Name(BASIC),
        allegiance=Name(ALLEGIANCES),
        revealed=Flag(),
        exposed=Flag(),
        reckoned=Flag(),
        looked=Seats(seats),
        vp=Number(35),
        pool=Number(19),
        common=Number(12),
        limbo=Number(19),
        control_tokens=Number(CITY_COUNT),
        madness=Number(5),
        sane=Number(6),
        insane_at=Number(5),
        crypt=Names(PIECES),
        mythos=Names(MYTHOS),
        cards=Number(10),
        deck=Number(30),
        held=cards(DECK),
        unseen=cards(DECK),
        discards=cards(DECK),
        score=Skip(),  # when the game is over and nothing is to be decided
    )


def elder() -> Field:
    """Return the places for the Great Old One of a solo game."""
    return Record(
        elder=Name(GREAT_OLD_ONES),
        vp=Number(35),
        madness=Number(5),
        goal=Name(GOALS),
        goal_number=Number(12),
        reached=Number(12),
        mythos=Names(MYTHOS),
        kept=cards(MAIN),
        crypt=Names(PIECES),
        claimed=Each(3, Number(12)),
        cultists=Rows(
            "owner",
            (1, 2),
            piece=Skip(),  # the owner says it
            city=Skip(),  # and the pieces, where it is
            revealed=Flag(),
            pool=Number(19),
            limbo=Number(19),
            influence=Number(4),
            travel=Number(4),
            power=Number(4),
        ),
        behaviour=Name(BEHAVIOURS),
        deck=Number(len(BEHAVIOURS)),
        discards=Names(BEHAVIOURS),
        sane_gone=Number(6),
        ends_after=Name(ENDINGS[1:]),
    )
