"""Character abilities (RULES.md 8): whom each can be used on, why not somebody else, and what it does."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal, Step
from subrosa.games.estoril.rules.data import NO_ASSASSIN
from subrosa.games.estoril.rules.geometry import members
from subrosa.games.estoril.rules.locations import hand_back, why_no_area
from subrosa.games.estoril.rules.state import EVERYBODY, Estoril, secret_card
from subrosa.games.estoril.rules.words import (
    ABILITIES,
    AREAS,
    ASSASSIN,
    ASSASSINATE,
    CARDS,
    CONSPIRATOR,
    CONSPIRE,
    DIPLOMAT,
    KEEP,
    LOCATIONS,
    NATIONALIST,
    NO_CARD,
    PROTECT,
    RALLY,
    SEDUCE,
    SWAP,
)

VERBS: Final = ("assassinate", "conspire", "rally", "protect", "seduce")  # in the order of the symbols


def uses(s: Estoril, area: int, symbol: int) -> list[Choice]:
    """Return what the character on an area can do with a symbol now."""
    if symbol == ASSASSIN:
        return [ASSASSINATE[victim] for victim in members(victims(s, area))]
    if symbol == CONSPIRATOR:
        return [CONSPIRE] if s.deck and s.rewards[s.here] != NO_CARD else []
    if symbol == NATIONALIST:
        return [RALLY] if s.rules.count_at_end or flags(s, area) else []
    if symbol == DIPLOMAT:
        return [PROTECT[ward] for ward in members(wards(s))]
    free = free_spots(s)
    return [SEDUCE[lover][spot] for lover in members(lovers(s)) for spot in free] if free else []


def use(s: Estoril, seat: int, area: int, choice: Choice) -> None:
    """Carry a use out completely; a Conspirator's exchange still waits for a decision."""
    if choice.verb == "assassinate":
        assassinate(s, seat, choice.args[0])
    elif choice is CONSPIRE:
        conspire(s, seat)
    elif choice is RALLY:
        rally(s, seat, area)
    elif choice.verb == "protect":
        protect(s, seat, choice.args[0])
    else:
        seduce(s, seat, choice.args[0], choice.args[1])


def symbol_of(choice: Choice) -> int:
    """Return the symbol that a choice uses, or -1."""
    return VERBS.index(choice.verb) if choice.verb in VERBS else -1


def why_not(s: Estoril, area: int, left: tuple[int, ...], choice: Choice) -> Refusal | None:
    """Tell why the character on an area, with these symbols left, cannot do something."""
    symbol = symbol_of(choice)
    if symbol < 0:
        return None
    if symbol not in left:
        return Refusal("no-symbol", "8.1", {"ability": ABILITIES[symbol]})
    if symbol == ASSASSIN:
        return why_not_assassinate(s, area, choice.args[0])
    if symbol == CONSPIRATOR:
        return Refusal("no-deck", "8.3")
    if symbol == NATIONALIST:
        return Refusal("no-flags", "8.4")
    if symbol == DIPLOMAT:
        return why_not_protect(s, choice.args[0])
    return why_not_seduce(s, choice.args[0], choice.args[1])


def why_not_a_card(s: Estoril, area: int, rule: str) -> Refusal | None:
    """Tell the common reasons against choosing the character on an area: there is none."""
    nowhere = why_no_area(s, area)
    if nowhere is None and not s.taken >> area & 1:
        return Refusal("empty", rule, {"area": AREAS[area]})
    return nowhere


# ---- Assassin (8.2)


def victims(s: Estoril, area: int) -> int:
    """Return who can be killed here: no white marker, not the Assassin (R6, 15.3); nobody in the Church (9.1)."""
    if s.edition.special[s.here] == NO_ASSASSIN:
        return 0
    found = s.city().home[s.here] & s.taken & ~s.white
    return found if s.rules.assassin_himself else found & ~(1 << area)


def assassinate(s: Estoril, seat: int, area: int) -> None:
    """Return the character to its owner's hand; its symbols not used yet are lost."""
    owner = s.owners[area]
    if s.events is not None:
        card = CARDS[s.cards[area]]
        s.tell("assassinate", seat=seat, card=card, area=AREAS[area], target=owner, own=owner == seat)
    hand_back(s, area)


def why_not_assassinate(s: Estoril, area: int, victim: int) -> Refusal:
    if s.edition.special[s.here] == NO_ASSASSIN:
        return Refusal("no-assassin", f"9.{s.here + 1}", {"location": LOCATIONS[s.here]})
    nothing = why_not_a_card(s, victim, "8.2")
    if nothing is not None:
        return nothing
    if victim >> 2 != s.here:
        return Refusal("not-here", "8.2", {"area": AREAS[victim]})
    if s.white >> victim & 1:
        return Refusal("protected", "8.5", {"area": AREAS[victim]})
    return Refusal("not-himself", "R6")


# ---- Conspirator (8.3)


def conspire(s: Estoril, seat: int) -> None:
    """Look at the top card of the deck; then one of it and the reward must go under the deck."""
    s.deck_knows[-1] |= 1 << seat
    s.learn(seat)
    if s.events is not None:
        card = secret_card(s.deck[-1], s.deck_knows[-1])
        s.tell("conspire", seat=seat, location=LOCATIONS[s.here], card=card)
    s.push(Exchange(seat))


class Exchange(Step[Estoril]):
    """The Conspirator has seen the top card: does the reward stay, or does the card take its place?"""

    __slots__ = ()
    prompt: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "8.3"

    def options(self, s: Estoril) -> list[Choice]:
        return [KEEP, SWAP]

    def resolve(self, s: Estoril, choice: Choice) -> None:
        card, knows = s.deck.pop(), s.deck_knows.pop()
        location = s.here
        if choice is KEEP:
            s.put_under(card, knows)
            if s.events is not None:
                s.tell("keep", seat=self.seat, location=LOCATIONS[location], card=CARDS[s.rewards[location]])
            return
        old = s.rewards[location]
        s.rewards[location] = card
        s.put_under(old, EVERYBODY)
        s.learn_all()
        if s.events is not None:
            s.tell(
                "swap", seat=self.seat, location=LOCATIONS[location], card=CARDS[card], old_card=CARDS[old]
            )

    def prompt_args(self, s: Estoril) -> dict[str, Any]:
        return {"location": LOCATIONS[s.here], "card": CARDS[s.rewards[s.here]]}


# ---- Nationalist (8.4)


def flags(s: Estoril, area: int) -> int:
    """Count the other cards with this flag that lie face up here or in an adjacent location, rewards included (R5)."""
    city, nation, cards, up = s.city(), s.edition.nation, s.cards, s.up
    location = area >> 2
    flag = nation[cards[area]]
    found = -1  # the flag itself
    for near in (location, *city.beside[location]):
        if s.rewards_up >> near & 1 and nation[s.rewards[near]] == flag:
            found += 1
        first = 4 * near
        for other in range(first, first + 4):
            if up >> other & 1 and nation[cards[other]] == flag:
                found += 1
    return found


def rally(s: Estoril, seat: int, area: int) -> None:
    """Add 1 for each flag, fixed now (R4), or have all counted when the abilities here are done (15.2)."""
    if s.rules.count_at_end:
        s.zeal[area & 3] += 1
        if s.events is not None:
            s.tell("rally-later", seat=seat, card=CARDS[s.cards[area]])
        return
    found = flags(s, area)
    s.bonus[area & 3] += found
    if s.events is not None:
        s.tell("rally", seat=seat, card=CARDS[s.cards[area]], bonus=found)


def count_zeal(s: Estoril) -> None:
    """Count the flags of Nationalists when all abilities here are done (15.2)."""
    for spot in range(4):
        if s.zeal[spot]:
            area = 4 * s.here + spot
            found = s.zeal[spot] * flags(s, area)
            s.bonus[spot] += found
            s.zeal[spot] = 0
            if s.events is not None:
                s.tell("rally", seat=s.owners[area], card=CARDS[s.cards[area]], bonus=found)


# ---- Diplomat (8.5)


def wards(s: Estoril) -> int:
    """Return the characters without a white marker in this or an adjacent location, the Diplomat included."""
    if no_white_marker(s):
        return 0
    city = s.city()
    return (city.home[s.here] | city.around[s.here]) & s.taken & ~s.white


def no_white_marker(s: Estoril) -> bool:
    """Tell whether the supply is used up, if it counts (R10, 15.4)."""
    return s.rules.limited_white and s.white.bit_count() >= s.edition.white_markers


def protect(s: Estoril, seat: int, area: int) -> None:
    """Give a white marker: no Assassin and no Seducer can choose the character for the rest of the round."""
    s.white |= 1 << area
    if s.events is not None:
        owner = s.owners[area]
        s.tell("protect", seat=seat, area=AREAS[area], target=owner, own=owner == seat)


def why_not_protect(s: Estoril, ward: int) -> Refusal:
    nothing = why_not_a_card(s, ward, "8.5")
    if nothing is not None:
        return nothing
    if s.white >> ward & 1:
        return Refusal("already-protected", "8.5", {"area": AREAS[ward]})
    if no_white_marker(s):
        return Refusal("no-white-marker", "15.4")
    return Refusal("not-near", "8.5", {"area": AREAS[ward]})


# ---- Seducer (8.6)


def lovers(s: Estoril) -> int:
    """Return the characters without a white marker in adjacent locations."""
    return s.city().around[s.here] & s.taken & ~s.white


def free_spots(s: Estoril) -> list[int]:
    """Return the free areas of this location."""
    first = 4 * s.here
    return [spot for spot in range(s.edition.areas_of[s.here]) if not s.taken >> first + spot & 1]


def seduce(s: Estoril, seat: int, area: int, spot: int) -> None:
    """Bring the character here with its marker, face up, its abilities ignored for the rest of the round."""
    owner = s.owners[area]
    if not s.up >> area & 1:
        s.learn_all()
        s.revealed.append((area, owner, s.cards[area]))
    card = s.lift(area)
    here = 4 * s.here + spot
    bit = 1 << here
    s.cards[here] = card
    s.owners[here] = owner
    s.knows[here] = EVERYBODY
    s.taken |= bit
    s.up |= bit
    s.mute |= bit
    if s.events is not None:
        s.tell(
            "seduce",
            seat=seat,
            card=CARDS[card],
            area=AREAS[area],
            to_area=AREAS[here],
            target=owner,
            own=owner == seat,
        )


def why_not_seduce(s: Estoril, lover: int, spot: int) -> Refusal:
    nothing = why_not_a_card(s, lover, "8.6")
    if nothing is not None:
        return nothing
    if s.white >> lover & 1:
        return Refusal("protected", "8.5", {"area": AREAS[lover]})
    if not s.city().around[s.here] >> lover & 1:
        return Refusal("not-adjacent", "8.6", {"area": AREAS[lover]})
    to = 4 * s.here + spot
    nowhere = why_no_area(s, to)
    return nowhere if nowhere is not None else Refusal("occupied", "8.6", {"area": AREAS[to]})
