"""The end of the round (RULES.md 7): location by location, then cards and markers are taken back."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, thing, things
from subrosa.core.step import Refusal, Step, Task, Together
from subrosa.games.estoril.rules.abilities import count_zeal, flags, symbol_of, use, uses, why_not
from subrosa.games.estoril.rules.data import DICE, REMOVE_WEAKEST
from subrosa.games.estoril.rules.geometry import members
from subrosa.games.estoril.rules.locations import Sacrifice, roll_dice, standings, weakest
from subrosa.games.estoril.rules.state import EVERYBODY, Estoril
from subrosa.games.estoril.rules.words import (
    ABILITIES,
    ABILITY,
    AREA,
    AREAS,
    CARDS,
    CONSPIRE,
    DISCARD,
    LOCATIONS,
    NATIONALIST,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PASS,
)


class ResolveCity(Task[Estoril]):
    """Everybody has placed what they could: the locations are resolved in the order of their numbers (7.1)."""

    __slots__ = ()

    def run(self, s: Estoril) -> None:
        if open_next(s):
            visit(s, 0)


def open_next(s: Estoril) -> bool:
    """Reveal the location with the next number and its reward, and only that one (7.2). False if there is none."""
    place = s.city().place
    for location in range(s.here + 1, len(LOCATIONS)):
        if place[location] != NOWHERE and not s.resolved >> location & 1:
            s.here = location
            s.bonus = [0, 0, 0, 0]
            reveal(s, location)
            return True
    s.here = NOWHERE
    return False


def reveal(s: Estoril, location: int) -> None:
    """Turn all cards of a location face up."""
    if s.events is not None:
        s.tell("resolve", location=LOCATIONS[location])
    if not s.rewards_up >> location & 1 and s.rewards[location] != NO_CARD:
        s.turn_reward_up(location)
    home = s.city().home[location]
    hidden = home & s.taken & ~s.up
    if hidden:
        s.learn_all()
        s.up |= hidden
        for area in range(4 * location, 4 * location + 4):
            if hidden >> area & 1:
                s.knows[area] = EVERYBODY
                s.revealed.append((area, s.owners[area], s.cards[area]))
                if s.events is not None:
                    s.tell("reveal", seat=s.owners[area], card=CARDS[s.cards[area]], area=AREAS[area])


def visit(s: Estoril, spot: int) -> None:
    """Visit the areas of this location from a spot on, then award its reward; then the next location (7.3)."""
    while True:
        here = s.here
        first = 4 * here
        if s.city().home[here] & s.taken:
            for area in range(first + spot, first + s.edition.areas_of[here]):
                card = s.cards[area]
                if card != NO_CARD and s.edition.symbols[card] and not s.mute >> area & 1:
                    s.push(Act(s.owners[area], area, s.edition.symbols[card]))
                    return
            if s.rules.count_at_end:
                count_zeal(s)
            if s.edition.special[here] == DICE:
                roll_dice(s)
            elif s.edition.special[here] == REMOVE_WEAKEST:
                loser = weakest(s)
                if loser != NOBODY:
                    s.push(AWARD)
                    s.push(Sacrifice(loser))
                    return
        award(s)
        if not open_next(s):
            return
        spot = 0


class Act(Step[Estoril]):
    """The controller of a character may use its symbols, one after the other, in any order (7.3, R7)."""

    __slots__ = ("area", "left")
    holds: ClassVar[Holds] = {"area": thing(AREA), "left": things(ABILITY, most=2)}
    prompt: ClassVar[str] = "act"
    rule: ClassVar[str] = "7.3"

    def __init__(self, seat: int, area: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.area = area
        self.left = left

    def options(self, s: Estoril) -> list[Choice]:
        found = [PASS]
        last = -1
        for symbol in self.left:  # sorted, so doubled ones lie side by side
            if symbol != last:
                found += uses(s, self.area, symbol)
                last = symbol
        return found

    def resolve(self, s: Estoril, choice: Choice) -> None:
        if choice is PASS:
            visit(s, (self.area & 3) + 1)
            return
        left = list(self.left)
        left.remove(symbol_of(choice))
        # Assassins who chose themselves are gone, and with them what they have not used yet (15.3).
        gone = choice.verb == "assassinate" and choice.args[0] == self.area
        if choice is CONSPIRE or (left and not gone):
            s.push(Act(self.seat, self.area, tuple(left)))  # a Conspirator's exchange comes before it
            use(s, self.seat, self.area, choice)
        else:
            use(s, self.seat, self.area, choice)
            visit(s, (self.area & 3) + 1)

    def refusal(self, s: Estoril, seat: int, choice: Choice) -> Refusal | None:
        return why_not(s, self.area, self.left, choice)

    def prompt_args(self, s: Estoril) -> dict[str, Any]:
        card = CARDS[s.cards[self.area]]
        return {
            "card": card,
            "area": AREAS[self.area],
            "ability": [ABILITIES[symbol] for symbol in self.left],
            "flags": flags(s, self.area) if NATIONALIST in self.left else None,
        }


class Award(Task[Estoril]):
    """After Boca do Inferno has had its share the reward is awarded as usual (9.7)."""

    __slots__ = ()

    def run(self, s: Estoril) -> None:
        award(s)
        if open_next(s):
            visit(s, 0)


def award(s: Estoril) -> None:
    """Give the reward to the player with the most influence; if nobody is here, put it under the deck (7.5, 7.6)."""
    location = s.here
    reward = s.rewards[location]
    s.resolved |= 1 << location
    if reward == NO_CARD:
        return
    s.rewards[location] = NO_CARD
    s.reward_knows[location] = 0
    s.rewards_up &= ~(1 << location)
    found = standings(s)
    if not found:
        s.put_under(reward, EVERYBODY)
        if s.events is not None:
            s.tell("unclaimed", location=LOCATIONS[location], card=CARDS[reward])
        return
    total, _, winner = max(found)
    s.gain(winner, reward)
    if s.events is not None:
        s.tell("win-reward", seat=winner, location=LOCATIONS[location], card=CARDS[reward], influence=total)


# ---- when all locations are resolved


class EndOfRound(Task[Estoril]):
    """All players take characters and markers back (7.7); whoever has too many cards must discard (7.8)."""

    __slots__ = ()

    def run(self, s: Estoril) -> None:
        for area in members(s.taken):
            s.hands[s.owners[area]] += (s.cards[area],)
        s.hands = [tuple(sorted(hand)) for hand in s.hands]
        s.clear_board()
        ask_for_discards(s)


def surplus(s: Estoril, seat: int) -> int:
    """Return how many cards more a player has to discard."""
    return len(s.hands[seat]) - s.edition.hand_limit


def ask_for_discards(s: Estoril) -> None:
    """Have everybody with too many cards put one aside, all at once, until nobody has; then show all."""
    seats = tuple([seat for seat in range(s.seats) if surplus(s, seat) > 0])
    if seats:
        s.push(Discard(seats))
        return
    for seat in range(s.seats):
        if s.aside[seat]:
            s.discards[seat] += s.aside[seat]
            if s.events is not None:
                s.tell("discard", seat=seat, cards=[CARDS[card] for card in s.aside[seat]])
            s.aside[seat] = ()
            s.learn_all()


class Discard(Together[Estoril]):
    """One card of each player with too many, in secret. How many more will be asked for is public (7.8)."""

    __slots__ = ()
    prompt: ClassVar[str] = "discard"
    rule: ClassVar[str] = "7.8"

    def replies(self, s: Estoril, seat: int) -> list[Choice]:
        return [DISCARD[card] for card in s.hands[seat]]

    def resolve_all(self, s: Estoril, answers: tuple[Choice, ...]) -> None:
        for seat, answer in zip(self.seats, answers, strict=True):
            card = answer.args[0]
            s.lose(seat, card)
            s.aside[seat] += (card,)
        ask_for_discards(s)

    def refusal(self, s: Estoril, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "discard":
            return None
        card = choice.args[0]
        if card in s.aside[seat]:
            return Refusal("already-aside", self.rule, {"card": CARDS[card]})
        return Refusal("not-in-hand", self.rule, {"card": CARDS[card]})

    def prompt_args(self, s: Estoril) -> dict[str, Any]:
        return {"limit": s.edition.hand_limit}


RESOLVE_CITY: Final = ResolveCity()
AWARD: Final = Award()
END_OF_ROUND: Final = EndOfRound()
