"""What is special about the locations (RULES.md 9), and who has how much influence there."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal, Step
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import AREAS, CARDS, LOCATIONS, LOSE, NOBODY, SPOTS


def why_no_area(s: Estoril, area: int) -> Refusal | None:
    """Tell why there is no such area in the city: its board has none of that number, or sits out this round."""
    location, spot = area >> 2, area & 3
    if spot >= s.edition.areas_of[location]:
        return Refusal("no-such-area", "4.1", {"location": LOCATIONS[location], "spot": SPOTS[spot]})
    if not s.city().everywhere >> area & 1:
        return Refusal("not-in-play", "5.1", {"area": AREAS[area]})
    return None


def influence(s: Estoril, area: int) -> int:
    """Return a character's strength with all bonuses, while its location is resolved (7.5)."""
    card, location = s.cards[area], area >> 2
    total = s.edition.strength[card] + s.bonus[area & 3]
    if s.edition.flag_bonus[location] == s.edition.nation[card] and place_counts_for(s, area):
        total += 1
    return total


def place_counts_for(s: Estoril, area: int) -> bool:
    """Tell whether the hotels and the Casino work for this character: for a seduced one by option (R23, 15.7)."""
    return s.rules.seduced_bonus or not s.mute >> area & 1


def standings(s: Estoril) -> list[tuple[int, int, int]]:
    """Return (influence, minus the lowest spot, seat) of each player here: the greater, the better (7.5)."""
    total = [0] * s.seats
    lowest = [NOBODY] * s.seats
    first = 4 * s.here
    for spot in range(s.edition.areas_of[s.here]):
        owner = s.owners[first + spot]
        if owner != NOBODY:
            total[owner] += influence(s, first + spot)
            if lowest[owner] == NOBODY:
                lowest[owner] = spot
    return [(total[seat], -lowest[seat], seat) for seat in range(s.seats) if lowest[seat] != NOBODY]


def hand_back(s: Estoril, area: int) -> None:
    """Return a character to its owner's hand. Its marker goes back too, but is not to be placed again (R14)."""
    owner = s.owners[area]
    s.gain(owner, s.lift(area))


# ---- Casino Estoril (9.6)


def roll_dice(s: Estoril) -> None:
    """Roll two dice for each character, in the order of the areas; their difference adds to its influence."""
    first = 4 * s.here
    for spot in range(s.edition.areas_of[s.here]):
        area = first + spot
        owner = s.owners[area]
        if owner != NOBODY and place_counts_for(s, area):
            one, other = s.roll(6) + 1, s.roll(6) + 1
            s.bonus[spot] += abs(one - other)
            s.dice.append((area, one, other))
            s.learn_all()
            if s.events is not None:
                s.tell(
                    "dice",
                    seat=owner,
                    card=CARDS[s.cards[area]],
                    one=one,
                    other=other,
                    bonus=abs(one - other),
                )


# ---- Boca do Inferno (9.7)


def weakest(s: Estoril) -> int:
    """Return the player with the least influence, if two are here; of those tied the one whose lowest area is the
    highest (9.7, R12)."""
    found = standings(s)
    return min(found)[2] if len(found) > 1 else NOBODY


class Sacrifice(Step[Estoril]):
    """The weakest player must remove one of their characters here from the game."""

    __slots__ = ()
    prompt: ClassVar[str] = "sacrifice"
    rule: ClassVar[str] = "9.7"

    def options(self, s: Estoril) -> list[Choice]:
        first = 4 * s.here
        return [LOSE[area] for area in range(first, first + 4) if s.owners[area] == self.seat]

    def resolve(self, s: Estoril, choice: Choice) -> None:
        area = choice.args[0]
        card = s.lift(area)
        s.box[self.seat] += (card,)
        if s.events is not None:
            s.tell("sacrifice", seat=self.seat, card=CARDS[card], area=AREAS[area])

    def refusal(self, s: Estoril, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "lose":
            return None
        area = choice.args[0]
        nowhere = why_no_area(s, area)
        if nowhere is not None:
            return nowhere
        if area >> 2 != s.here:
            return Refusal("not-here", self.rule, {"area": AREAS[area]})
        if not s.taken >> area & 1:
            return Refusal("empty", self.rule, {"area": AREAS[area]})
        return Refusal("not-yours", self.rule, {"area": AREAS[area]})

    def prompt_args(self, s: Estoril) -> dict[str, Any]:
        return {"location": LOCATIONS[s.here]}
