"""Who is on which side (RULES.md 20): how likely everybody is to be a Loyalist, by what everybody can see.

Identity cards are few, so all ways to deal them are looked at. Each way is as likely as there are cards for it, times
what the play of each seat says for the side it would be on. The viewer's own card and those they have seen are certain.
"""

from math import exp
from typing import Final

from subrosa.games.emerald.rules.data import Edition
from subrosa.games.emerald.rules.facts import Facts, Player
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    CARDS,
    FACTIONS,
    HIDE_ROYALTY,
    LOYALIST,
    RESTORATIONIST,
    ROYALTY,
)

# What speaks for a Loyalist, as log odds; the same in the other direction speaks for a Restorationist. Fitted to games
# between bots of all levels and random ones, and toned down, because people hide their side better.
PUSHED: Final = 0.8  # a step by which they moved their side's marker
PRINTED: Final = 0.8  # a point of their side on cards they claimed
KILLED_ROYALTY: Final = -3.0
HID_ROYALTY: Final = 3.0
HIDES_ROYALTY: Final = 1.2  # owns a card that can
BLACK_HANDED: Final = -0.6  # owns the Black Hand
# An agent on a kill field: only Loyalists keep points for it, and only if it was a Restorationist's.
KILLED_ENEMY: Final = 1.8
KILLED_FRIEND: Final = 1.0
CHANCE: Final = 0.08  # how likely it is that somebody's play says nothing about their side


class Deal:
    """One way in which the sides may be distributed."""

    __slots__ = ("chance", "sides")

    def __init__(self, sides: tuple[int, ...], chance: float) -> None:
        self.sides = sides  # by seat: the side they are on now
        self.chance = chance


def deals(edition: Edition, facts: Facts, blind: bool = False) -> list[Deal]:
    """Return all ways in which the sides may be distributed; `blind` looks at the number of cards alone."""
    players = facts["players"]
    said = [0.0 if blind else evidence(edition, player) for player in players]
    found: list[Deal] = []
    total = 0.0
    for bits in range(1 << len(players)):
        ways = count_ways(edition, players, bits)
        if not ways:
            continue
        sides = tuple([(bits >> seat & 1) ^ int(player["changed"]) for seat, player in enumerate(players)])
        chance = float(ways)
        if not blind:
            for seat, player in enumerate(players):
                chance *= likely(said[seat] + said_by_kills(player, sides), sides[seat])
        total += chance
        found.append(Deal(sides, chance))
    for deal in found:
        deal.chance /= total
    return found


def count_ways(edition: Edition, players: list[Player], bits: int) -> int:
    """Return in how many ways these identity cards can have been dealt: none if one is known to be another."""
    left = list(edition.identities)
    ways = 1
    for seat, player in enumerate(players):
        card = bits >> seat & 1
        if player["identity"] is not None and player["identity"] != FACTIONS[card]:
            return 0
        ways *= left[card]
        left[card] -= 1
    return ways


def likely(log_odds: float, side: int) -> float:
    """Return how well a side goes with what a player's play says: one if it says nothing, at most two."""
    ahead = log_odds if side == LOYALIST else -log_odds
    return CHANCE + (1 - CHANCE) * 2 / (1 + exp(-ahead))


def evidence(edition: Edition, player: Player) -> float:
    """Return what the play of one player says for a Loyalist rather than a Restorationist, as log odds.

    Whoever has changed sides had a reason: what they have collected counts for the side they are on now.
    """
    steps = player["pushed"]
    printed = player["loyalist"] - player["restorationist"]
    found = PUSHED * (steps[LOYALIST] - steps[RESTORATIONIST])
    for royal in player["royalty"]:
        worth = edition.royal_vp[ROYALTY.index(royal["royalty"])]
        if royal["hidden"]:
            found += HID_ROYALTY
            printed -= worth
        else:
            found += KILLED_ROYALTY
            printed += worth
    found += PRINTED * printed
    owned = [*player["held"], *player["unseen"], *player["discards"]]
    found += HIDES_ROYALTY * owned.count(CARDS[HIDE_ROYALTY])
    return found + BLACK_HANDED * owned.count(CARDS[BLACK_HAND])


def said_by_kills(player: Player, sides: tuple[int, ...]) -> float:
    """Return what the agents on a player's kill fields say for a Loyalist, if the sides are these."""
    found = 0.0
    for laid in player["beside"]:
        victim = laid["victim"]
        if victim is not None:
            found += KILLED_ENEMY if sides[victim] == RESTORATIONIST else KILLED_FRIEND
    return found


def loyalists(edition: Edition, facts: Facts) -> list[float]:
    """Return how likely each player is to be a Loyalist."""
    found = [0.0] * len(facts["players"])
    for deal in deals(edition, facts):
        for seat, side in enumerate(deal.sides):
            if side == LOYALIST:
                found[seat] += deal.chance
    return found
