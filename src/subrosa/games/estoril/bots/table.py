"""Estoril 1942 as a bot sees it: what lies where, what it is worth, and who is likely to win it.

Everything here is read off a view. Changes are made on copies: `table.without(area).outcome()` is what the location
being resolved, and those still to come, would be worth to me without the character on that area.
"""

from math import exp
from typing import Any, Final

from subrosa.games.estoril.rules.data import DICE, Edition
from subrosa.games.estoril.rules.facts import Area, Facts, Place
from subrosa.games.estoril.rules.words import AREAS, CARDS, LOCATIONS, MISSIONS

CARD: Final = {name: i for i, name in enumerate(CARDS)}
AREA: Final = {name: i for i, name in enumerate(AREAS)}
LOCATION: Final = {name: i for i, name in enumerate(LOCATIONS)}
MISSION: Final = {name: i for i, name in enumerate(MISSIONS)}

UNKNOWN_REWARD: Final = 3.6  # what a face-down reward is worth on average, in points
RIVALRY: Final = 0.35  # what it is worth to keep a reward from somebody else
MEAN_DICE: Final = 1.9  # the difference of two dice
SPREAD: Final = 1.3  # how certain influence is: the lower, the more certain
STRENGTH_SPREAD: Final = 4.0  # the same for the mission that adds up strength
PER_STRENGTH: Final = 0.3  # what strength and symbols are worth per round to come
PER_SYMBOL: Final = 0.25


def chance(x: float) -> float:
    """Turn a lead into the chance that it lasts."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, x))))


def owner(place: Area) -> int:
    """Return whose character is on an area that has one."""
    seat = place["seat"]
    assert seat is not None
    return seat


class Table:
    """A view, in the form that decisions need."""

    def __init__(self, edition: Edition, view: dict[str, Any] | None = None) -> None:
        self.edition = edition
        if view is not None:
            self.read(view)

    def read(self, view: dict[str, Any]) -> None:
        """Take everything from a view."""
        facts: Facts = view["facts"]
        edition = self.edition
        self.facts: Facts = facts
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.left: int = edition.rounds - facts["round"]
        self.here: int = -1 if facts["here"] is None else LOCATION[facts["here"]]
        self.boards: dict[int, Place] = {LOCATION[place["location"]]: place for place in facts["city"]}
        self.areas: dict[int, Area] = {AREA[place["area"]]: place for place in facts["areas"]}
        self.networks: list[tuple[int, ...]] = [
            tuple([CARD[card] for card in player["network"]]) for player in facts["players"]
        ]
        self.markers: list[int] = [min(player["markers"], player["cards"]) for player in facts["players"]]
        known = [name for name in [*facts["missions"], *facts["secret_missions"]] if name is not None]
        self.missions: list[int] = [MISSION[name] for name in known]
        own = facts["office"][self.me] if facts["office"] else None
        self.office: int | None = None if own is None else MISSION[own]
        self.rivals: list[list[int]] = [
            [self.count(mission, self.networks[seat]) for seat in range(self.seats) if seat != self.me]
            for mission in self.missions
        ]
        self.worths: dict[int, float] = {}

    def copy(self) -> "Table":
        """Return a copy to be changed; only its areas are new."""
        other = self.bare()
        other.facts = self.facts
        other.me = self.me
        other.seats = self.seats
        other.left = self.left
        other.here = self.here
        other.boards = self.boards
        other.areas = dict(self.areas)
        other.networks = self.networks
        other.markers = self.markers
        other.missions = self.missions
        other.office = self.office
        other.rivals = self.rivals
        other.worths = self.worths
        return other

    def bare(self) -> "Table":
        """Return a table of the same kind on which nothing lies yet."""
        return Table(self.edition)

    # ---- what cards are worth

    def count(self, mission: int, cards: tuple[int, ...]) -> int:
        """Count how much of what a mission asks for is on some cards."""
        worth = self.edition.worth[mission]
        if not self.edition.distinct[mission]:
            return sum([worth[card] for card in cards])
        flags = 0
        for card in cards:
            flags |= worth[card]
        return flags.bit_count()

    def network_worth(self, cards: tuple[int, ...]) -> float:
        """Return what a network is worth to me: points, missions as far as they look won, and its use in rounds to
        come.
        """
        edition = self.edition
        total = float(sum([edition.vp[card] for card in cards]))
        for mission, rivals in zip(self.missions, self.rivals, strict=True):
            mine = self.count(mission, cards)
            spread = STRENGTH_SPREAD if edition.worth[mission] is edition.strength else 0.9
            total += edition.mission_vp[mission] * chance((mine - max(rivals)) / spread) if mine else 0.0
        if self.office is not None:
            total += self.count(self.office, cards)
        if self.left:
            use: float = sum(
                [
                    PER_STRENGTH * edition.strength[card] + PER_SYMBOL * len(edition.symbols[card])
                    for card in cards
                ]
            )
            total += use * self.left
        return total

    def worth(self, card: int) -> float:
        """Return what winning a card is worth: a better network, or at least a point for a discard."""
        if card not in self.worths:
            mine = self.networks[self.me]
            gain = self.network_worth((*mine, card)) - self.network_worth(mine)
            if len(mine) >= self.edition.hand_limit:
                gain -= 1.0 + PER_STRENGTH * self.left  # something else has to go
            self.worths[card] = max(1.0, gain)
        return self.worths[card]

    def keeping(self, card: int) -> float:
        """Return what I lose with a card."""
        mine = self.networks[self.me]
        return self.network_worth(mine) - self.network_worth(
            tuple([other for other in mine if other != card])
        )

    def reward(self, location: int) -> int | None:
        """Return the reward, if I know it."""
        name = self.boards[location]["reward"]
        return None if name is None else CARD[name]

    def reward_worth(self, location: int) -> float:
        """Return what the reward of a location is worth to me; nothing if it is gone."""
        if self.boards[location]["face"] is None:
            return 0.0
        card = self.reward(location)
        return UNKNOWN_REWARD if card is None else self.worth(card)

    # ---- influence

    def at(self, location: int) -> list[Area]:
        """Return the areas of a location that have a character."""
        first = 4 * location
        places = [self.areas.get(area) for area in range(first, first + 4)]
        return [place for place in places if place is not None and place["seat"] is not None]

    def strength(self, place: Area) -> float:
        """Return the influence of a character as far as I know it; for an unknown one, the average of its owner's
        cards.
        """
        if place["influence"] is not None:
            return float(place["influence"])
        location = AREA[place["area"]] >> 2
        if place["card"] is not None:
            card = CARD[place["card"]]
            return self.edition.strength[card] + self.place_bonus(card, location)
        cards = self.networks[owner(place)]
        mean: float = sum([self.edition.strength[card] for card in cards]) / max(1, len(cards))
        return mean + 0.4 + (MEAN_DICE if self.edition.special[location] == DICE else 0.0)

    def place_bonus(self, card: int, location: int) -> float:
        """Return what the place adds: hotels and dice."""
        bonus = 1.0 if self.edition.flag_bonus[location] == self.edition.nation[card] else 0.0
        return bonus + (MEAN_DICE if self.edition.special[location] == DICE else 0.0)

    def flags(self, card: int, location: int) -> int:
        """Count the open cards with the same flag at a location."""
        nation = self.edition.nation[card]
        names = [place["card"] for place in self.at(location) if place["face"] == "up"]
        if self.boards[location]["face"] == "up":
            names.append(self.boards[location]["reward"])
        return sum([1 for name in names if name is not None and self.edition.nation[CARD[name]] == nation])

    def prospects(self, location: int, more: float = 0.0, spot: int = -1) -> float:
        """Return my chance of winning a location, with one more character of mine there if `spot` says where."""
        total = [0.0] * self.seats
        lowest = [9] * self.seats
        for place in self.at(location):
            seat = owner(place)
            total[seat] += self.strength(place)
            lowest[seat] = min(lowest[seat], AREA[place["area"]] & 3)
        if spot >= 0:
            total[self.me] += more
            lowest[self.me] = min(lowest[self.me], spot)
        if lowest[self.me] == 9:
            return 0.0
        win = 1.0
        for seat in range(self.seats):
            if seat == self.me:
                continue
            coming = self.markers[seat] / len(self.boards)
            if lowest[seat] == 9 and not self.markers[seat]:
                continue
            lead = (
                total[self.me]
                - total[seat]
                - 1.3 * coming
                + (0.3 if lowest[self.me] < lowest[seat] else -0.3)
            )
            sure = chance(lead / SPREAD)
            if lowest[seat] == 9:
                sure = max(sure, 1 - min(1.0, 1.2 * coming))
            win *= sure
        return win

    def share(self) -> float:
        """Return my chance at the location being resolved: 1 or 0, or between if dice are still to be rolled."""
        return self.prospects(self.here)

    # ---- what if

    def outcome(self) -> float:
        """Return what all locations not resolved yet are worth as things stand: mine, less what my rivals win."""
        total = 0.0
        for location, place in self.boards.items():
            if place["resolved"] or not self.at(location):
                continue
            mine = self.decided(location) if location == self.here else self.prospects(location)
            worth = self.reward_worth(location)
            total += worth * mine - RIVALRY * worth * (1 - mine)
        return total

    def decided(self, location: int) -> float:
        """Return the same chance when everything is on the table."""
        if self.edition.special[location] == DICE:
            return self.prospects(location)
        total = [0.0] * self.seats
        lowest = [9] * self.seats
        for place in self.at(location):
            seat = owner(place)
            total[seat] += self.strength(place)
            lowest[seat] = min(lowest[seat], AREA[place["area"]] & 3)
        best = max([(total[seat], -lowest[seat], seat) for seat in range(self.seats) if lowest[seat] < 9])
        lead = total[self.me] - max([total[seat] for seat in range(self.seats) if seat != self.me])
        return (1.0 if best[2] == self.me else 0.0) + 0.02 * chance(lead)

    def without(self, area: int) -> "Table":
        """Return the table as if the character on an area were gone."""
        other = self.copy()
        other.areas[area] = {**self.areas[area], "seat": None, "card": None, "face": None, "influence": None}
        return other

    def seduced(self, area: int, to: int) -> "Table":
        """Return the table as if the character on an area had come here."""
        other = self.without(area)
        moved = self.areas[area]
        other.areas[to] = {
            **self.areas[to],
            "seat": moved["seat"],
            "card": moved["card"],
            "face": "up",
            "influence": None,
        }
        return other
