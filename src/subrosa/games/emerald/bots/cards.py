"""What cards are worth to a player of one side, in points."""

from typing import Final

from subrosa.games.emerald.bots.table import UNKNOWN, Table
from subrosa.games.emerald.rules.data import Edition
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    BROTHERHOOD,
    BURTSEV,
    CARDS,
    CHANGE_OF_HEART,
    CTHULHU,
    DIOGENES,
    DUCHESS,
    FENIANS,
    FREEMASONS,
    FREUD,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HOLMES,
    HUDSON,
    INFERNAL_MACHINE,
    IRENE,
    LEOPOLD,
    LESTRADE,
    LOYALIST,
    MI_GO,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    SHOGGOTH,
    TERRORS,
    THIRD_SECTION,
    VAMPIRES,
    WATSON,
    YOG_SOTHOTH,
    ZOMBIES,
)

# What a symbol is worth each time it is played.
PER_CUBE: Final = 0.35
PER_CLAIM: Final = 0.7
PER_RETURN: Final = 0.25  # of a cube
PER_MOVE: Final = 0.15
PER_STEP: Final = 0.5  # of one's own marker
PER_BOMB: Final[tuple[float, ...]] = (0.12, 0.25)  # by side
PER_WEAPON: Final[tuple[float, ...]] = (0.3, 0.7)
PER_VICTIM: Final[tuple[float, ...]] = (0.2, 0.0)  # for a point on its kill field
SECOND_USE: Final = 0.3  # the share of a second use that a card may be put to
# What a text is worth to a Loyalist and to a Restorationist.
TEXTS: Final[dict[int, tuple[float, float]]] = {
    DUCHESS: (0.8, 0.8),
    IRENE: (0.8, 0.8),
    GOLOVINSKI: (1.3, 0.0),
    HUDSON: (0.8, 0.8),
    HOLMES: (0.3, 0.6),
    FREUD: (0.1, 1.0),
    BURTSEV: (0.2, 0.2),
    LESTRADE: (0.3, 0.3),
    WATSON: (1.1, 1.1),
    CTHULHU: (0.3, 0.3),
    FENIANS: (0.2, 0.6),
    FREEMASONS: (0.8, 0.8),
    HIDE_ROYALTY: (2.0, 0.3),
    INFERNAL_MACHINE: (0.3, 0.8),
    MI_GO: (0.2, 0.3),
    OKHRANA: (0.4, 0.4),
    PINKERTON: (0.6, 0.6),
    SHOGGOTH: (2.0, 0.4),
    LEOPOLD: (0.1, 0.2),
    BLACK_HAND: (0.0, 0.8),
    YOG_SOTHOTH: (0.8, 0.0),
    CHANGE_OF_HEART: (0.3, 0.3),
    THIRD_SECTION: (0.3, 0.3),
    ZOMBIES: (0.5, 0.5),
    VAMPIRES: (0.6, 0.6),
    TERRORS: (0.3, 0.3),
    PEOPLES_WILL: (0.8, 0.8),
    BROTHERHOOD: (0.8, 0.8),
    DIOGENES: (1.1, 1.1),
}
NO_TEXT: Final[tuple[float, ...]] = (0.0, 0.0)

PER_AGENT: Final = 0.6  # that a claimed card brings
MADNESS: Final = 0.5  # what a roll of the die costs
CYCLE: Final = 11.0  # turns in which a card pays for itself once
UNSEEN: Final = 2.5  # a card that nobody has seen yet
ANY_DECK: Final = 0.8  # to somebody else, whatever its symbols
ANY_SIDE: Final = 0.5  # how likely others are to keep points of a side


class CardValues:
    """What each card is worth to a player of one side when so many turns are left."""

    def __init__(self, edition: Edition, side: int, turns: int) -> None:
        self.edition = edition
        self.side = side
        every = range(len(CARDS))
        self.played: list[float] = [self.when_played(card) for card in every]
        self.average: float = sum(self.played[:10]) / 10  # of the cards that everybody starts with
        cycles = turns / CYCLE
        # What it changes to have a card in one's deck.
        self.owned: list[float] = [(self.played[card] - self.average) * cycles for card in every]
        kept = edition.loyalist_vp if side == LOYALIST else edition.restorationist_vp
        self.claimed: list[float] = [
            edition.neutral_vp[card] + kept[card] + self.worth_besides(card) for card in every
        ]
        self.to_others: list[float] = [self.to_any(card) for card in every]

    def worth_besides(self, card: int) -> float:
        """Return what a claim brings besides points."""
        edition = self.edition
        return self.owned[card] + PER_AGENT * edition.agents[card] - MADNESS * edition.mad[card]

    def to_any(self, card: int) -> float:
        """Return what a claim brings to a player of whom nothing is known."""
        edition = self.edition
        sides = edition.restorationist_vp[card] + edition.loyalist_vp[card]
        return edition.neutral_vp[card] + ANY_SIDE * sides + PER_AGENT * edition.agents[card] + ANY_DECK

    def when_played(self, card: int) -> float:
        """Return what playing a card brings, on average."""
        edition, side = self.edition, self.side
        return best_two(
            [
                PER_CUBE * edition.place[card],
                PER_CLAIM * edition.claim[card],
                PER_RETURN * edition.retrieve[card],
                PER_MOVE * edition.move[card],
                PER_STEP * edition.push[side][card],
                PER_BOMB[side] * edition.bombs[card],
                (PER_WEAPON[side] + PER_VICTIM[side] * edition.kill_vp[card]) * edition.assassinate[card],
                TEXTS.get(card, NO_TEXT)[side],
            ]
        )

    def in_hand(self, table: Table, card: int) -> float:
        """Return what a card in hand is good for as things are."""
        edition, side, me = self.edition, self.side, table.me
        out = edition.pieces - table.supply[me]
        if edition.place[card] <= table.supply[me] and edition.retrieve[card] <= out:
            return self.played[card]
        return best_two(
            [
                PER_CUBE * min(edition.place[card], table.supply[me]),
                PER_CLAIM * edition.claim[card],
                PER_RETURN * min(edition.retrieve[card], out),
                PER_MOVE * edition.move[card],
                PER_STEP * edition.push[side][card],
                PER_BOMB[side] * edition.bombs[card],
                (PER_WEAPON[side] + PER_VICTIM[side] * edition.kill_vp[card]) * edition.assassinate[card],
                TEXTS.get(card, NO_TEXT)[side],
            ]
        )

    def on_top(self, card: int) -> float:
        """Return what claiming the card on top of a stack would bring me; there may be none."""
        if card == UNKNOWN:
            return UNSEEN
        return max(0.0, self.claimed[card]) if card >= 0 else 0.0

    def on_top_for_others(self, card: int) -> float:
        """Return what claiming it would bring somebody else."""
        if card == UNKNOWN:
            return UNSEEN
        return self.to_others[card] if card >= 0 else 0.0


def best_two(uses: list[float]) -> float:
    """Return the worth of a card with several uses, of which only one counts each time."""
    uses.sort()
    return uses[-1] + SECOND_USE * uses[-2]
