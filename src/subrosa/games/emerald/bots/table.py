"""The table as a bot sees it, in a form that is quick to copy: what would be, if something were done."""

from typing import Any, Final

from subrosa.games.emerald.rules.data import Edition
from subrosa.games.emerald.rules.facts import Facts, Player
from subrosa.games.emerald.rules.houserules import HouseRules
from subrosa.games.emerald.rules.preview import has_black_hand, side_of
from subrosa.games.emerald.rules.words import (
    CARDS,
    FACTIONS,
    HOLMES,
    LOYALIST,
    NO_CARD,
    NOBODY,
    RESTORATIONIST,
    VAMPIRES,
)

UNKNOWN: Final = NO_CARD - 1  # on top of a stack: a card that nobody has seen yet


class Table:
    """What can be seen, and what one seat has in hand. Counts of pieces are flat: a city has one for each seat."""

    __slots__ = (
        "agents",
        "black_hand",
        "cubes",
        "deck",
        "edition",
        "forced",
        "gone",
        "hand",
        "kills",
        "limbo",
        "loyalist",
        "me",
        "mi_go",
        "needed",
        "neutral",
        "players",
        "restorationist",
        "revealed",
        "royals",
        "royalty",
        "rules",
        "sanity",
        "seats",
        "side",
        "stacks",
        "supply",
        "supply_agents",
        "top",
        "tracks",
        "zombies",
    )

    def __init__(self, edition: Edition, view: dict[str, Any] | None = None) -> None:
        self.edition = edition
        if view is not None:
            self.read(view)

    def read(self, view: dict[str, Any]) -> None:
        """Take everything from a view."""
        facts: Facts = view["facts"]
        players = facts["players"]
        edition = self.edition
        self.rules = HouseRules(view["options"], edition.mad_faces)
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        self.needed: int = edition.vp_end[self.seats]
        self.players: list[Player] = players  # as they were
        self.gone: list[str] = facts["gone"]  # cards, as they were
        # Who has to reveal: the game ends if a Restorationist is among them.
        self.forced: tuple[int, ...] = ()
        own = side_of(players[self.me])
        assert own is not None, "everybody knows their own card"
        self.side = FACTIONS.index(own)
        cities = facts["cities"]
        self.cubes: list[int] = [count for city in cities for count in city["cubes"]]
        self.agents: list[int] = [count for city in cities for count in city["agents"]]
        self.zombies: list[int] = [city["zombies"] for city in cities]
        self.top: list[int] = [
            NO_CARD if city["card"] is None else CARDS.index(city["card"]) for city in cities
        ]
        self.stacks: list[int] = [city["stack"] for city in cities]
        self.royalty: list[bool] = [city["royalty"] is not None for city in cities]  # in the slot
        self.supply: list[int] = [player["cubes"] for player in players]
        self.limbo: list[int] = [player["limbo"] for player in players]
        self.supply_agents: list[int] = [player["agents"] for player in players]
        self.mi_go: list[int] = [player["mi_go"] for player in players]
        self.sanity: list[int] = [player["sanity"] for player in players]
        self.revealed: list[bool] = [player["revealed"] for player in players]
        self.neutral: list[int] = [player["neutral"] for player in players]
        self.restorationist: list[int] = [player["restorationist"] for player in players]
        self.loyalist: list[int] = [player["loyalist"] for player in players]
        self.royals: list[int] = [len(player["royalty"]) for player in players]
        self.black_hand: list[bool] = [has_black_hand(player) for player in players]
        # Agents on kill fields: who killed, whose it was, and the points.
        self.kills: list[tuple[int, int, int]] = [
            (seat, laid["victim"], edition.kill_vp[CARDS.index(laid["card"])])
            for seat, player in enumerate(players)
            for laid in player["beside"]
            if laid["victim"] is not None
        ]
        self.tracks: list[int] = list(facts["tracks"])
        self.hand: list[int] = [CARDS.index(card) for card in facts["hand"] or ()]
        self.deck = 0.0  # what cards that came to the deck, or left it, are worth in points

    def copy(self) -> "Table":
        """Return a table that can be changed."""
        other = Table(self.edition)
        other.rules = self.rules
        other.me = self.me
        other.seats = self.seats
        other.needed = self.needed
        other.players = self.players
        other.gone = self.gone
        other.forced = self.forced
        other.side = self.side
        other.cubes = self.cubes[:]
        other.agents = self.agents[:]
        other.zombies = self.zombies[:]
        other.top = self.top[:]
        other.stacks = self.stacks[:]
        other.royalty = self.royalty[:]
        other.supply = self.supply[:]
        other.limbo = self.limbo[:]
        other.supply_agents = self.supply_agents[:]
        other.mi_go = self.mi_go[:]
        other.sanity = self.sanity[:]
        other.revealed = self.revealed[:]
        other.neutral = self.neutral[:]
        other.restorationist = self.restorationist[:]
        other.loyalist = self.loyalist[:]
        other.royals = self.royals[:]
        other.black_hand = self.black_hand[:]
        other.kills = self.kills[:]
        other.tracks = self.tracks[:]
        other.hand = self.hand[:]
        other.deck = self.deck
        return other

    # ---- looking

    def pieces(self, city: int, seat: int) -> int:
        """Return how many pieces a player has in a city."""
        at = city * self.seats + seat
        return self.cubes[at] + self.agents[at]

    def lead(self, city: int, seat: int) -> int:
        """Return how many pieces a player has more than the next best there: not more than none without a lead."""
        first = city * self.seats
        cubes, agents = self.cubes, self.agents
        own = best = 0
        for other in range(self.seats):
            count = cubes[first + other] + agents[first + other]
            if other == seat:
                own = count
            elif count > best:
                best = count
        return own - best

    def leader(self, city: int) -> int:
        """Return who has more pieces in a city than each of the others, or NOBODY."""
        first = city * self.seats
        best, found = 0, NOBODY
        for seat in range(self.seats):
            count = self.cubes[first + seat] + self.agents[first + seat]
            if count > best:
                best, found = count, seat
            elif count == best:
                found = NOBODY
        return found

    def agents_on_board(self, seat: int) -> int:
        """Return how many agents a player has in cities and on Mi-Go."""
        return sum(self.agents[seat :: self.seats]) + self.mi_go[seat]

    def can_claim(self, city: int) -> bool:
        """Tell whether I could claim the card of a city, if I know it and have a card to claim with."""
        at = city * self.seats + self.me
        return self.top[city] >= 0 and self.cubes[at] > 0 and self.leader(city) == self.me

    def shown(self, seat: int) -> int:
        """Return what a player's disc shows."""
        own = self.neutral[seat] + self.restorationist[seat] + self.loyalist[seat]
        killed = sum([points for killer, _, points in self.kills if killer == seat])
        return own + killed + abs(self.tracks[LOYALIST] - self.tracks[RESTORATIONIST])

    def highest(self) -> int:
        """Return the most that any disc shows."""
        return max([self.shown(seat) for seat in range(self.seats)])

    def over(self) -> bool:
        """Tell whether the game would be over, by points or tracks."""
        return max(self.tracks) >= self.edition.track_end or self.highest() >= self.needed

    def madness(self) -> float:
        """Return how likely the die is to show madness."""
        return self.rules.mad_faces / self.edition.die_faces

    def may_block(self, seat: int, cards: tuple[int, ...] = (HOLMES, VAMPIRES)) -> float:
        """Return how likely a player is to have one of these cards in hand."""
        player = self.players[seat]
        names = [CARDS[card] for card in cards]
        if any(name in player["held"] for name in names):
            return 1.0
        hidden = player["cards"] - len(player["held"])
        return hidden / (hidden + player["deck"]) if any(name in player["unseen"] for name in names) else 0.0

    # ---- changing

    def force(self, seat: int) -> None:
        """Let a player reveal who has no agent or no token left."""
        lost = not self.sanity[seat] or not self.agents_on_board(seat)
        if lost and not self.revealed[seat] and seat not in self.forced:
            self.forced += (seat,)

    def clear_cubes(self, city: int, seat: int) -> None:
        """Send this player's cubes in a city to Limbo, and everybody else's home."""
        first = city * self.seats
        for other in range(self.seats):
            count = self.cubes[first + other]
            if count:
                (self.limbo if other == seat else self.supply)[other] += count
                self.cubes[first + other] = 0

    def turn_up(self, city: int) -> None:
        """Turn up a card that nobody knows yet, if there is one."""
        if self.stacks[city]:
            self.stacks[city] -= 1
            self.top[city] = UNKNOWN
        else:
            self.top[city] = NO_CARD

    def send_home(self, city: int, seat: int) -> None:
        """Return an agent to its owner's supply."""
        self.agents[city * self.seats + seat] -= 1
        self.supply_agents[seat] += 1

    def push(self, side: int, steps: int) -> None:
        """Move a marker."""
        self.tracks[side] = min(self.edition.track_end, self.tracks[side] + steps)

    def gain_royalty(self, city: int, hidden: bool) -> None:
        """Take the royalty of a city, killed or hidden."""
        self.royalty[city] = False
        self.royals[self.me] += 1
        points = self.edition.royal_vp[city]
        (self.loyalist if hidden else self.restorationist)[self.me] += points
        if self.black_hand[self.me]:
            self.restorationist[self.me] += self.edition.per_hand_royalty
        self.clear_cubes(city, self.me)
