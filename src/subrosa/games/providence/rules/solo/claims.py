"""What a Cultist claims (RULES.md 18.6), and the resource actions that follow (18.7)."""

from typing import Final

from subrosa.games.providence.rules.claiming import leave_row, lose_city, turn_up
from subrosa.games.providence.rules.effects.cubes import blockades_left
from subrosa.games.providence.rules.gates import set_gate
from subrosa.games.providence.rules.influence import is_agent_card, standing
from subrosa.games.providence.rules.sanity import make_elder_test
from subrosa.games.providence.rules.solo.cultists import (
    CARD_INFLUENCE,
    CARD_TRAVEL,
    add,
    added_up,
    along_path,
    check_goal,
    city_of,
    fail,
    fail_for_power,
    has_cubes,
    is_cultist,
    leads,
    name_of,
    on_card,
    power,
    travel,
    travel_far,
)
from subrosa.games.providence.rules.solo.data import (
    AGENTS_GOAL,
    CITIES_GOAL,
    GATES_GOAL,
    MYTHOS_GOAL,
    SANITY_GOAL,
)
from subrosa.games.providence.rules.state import LIMBO, NO_GATE, OPENED, Providence
from subrosa.games.providence.rules.taking import destroy, take_card
from subrosa.games.providence.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FIRST_CARD_PLACE,
    FIRST_CITY_CARD,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    FIRST_SHIFT,
    INFLUENCE,
    INVESTIGATION,
    NO_CARD,
    NOBODY,
    PLACES,
    POWER,
    RITUAL,
    TRAVEL_SYMBOL,
)

# How an attempt ended.
FAILED: Final = 0
DONE: Final = 1
UNBLOCKED: Final = 2  # a Blockade was removed instead


def unblock_first(s: Providence, cultist: int, places: list[int], why: str) -> int:
    """Remove the Blockade from the first place where the Cultist leads, if there is one."""
    for place in places:
        if s.blockades >> place & 1 and leads(s, cultist, place):
            s.blockades &= ~(1 << place)
            if s.events is not None:
                s.tell(
                    "elder-unblock",
                    piece=name_of(cultist),
                    place=PLACES[place],
                    influence=s.count(place, cultist + 1),
                    against=standing(s, place)[0],
                )
            return UNBLOCKED
    fail(s, cultist, why)
    return FAILED


def clear(s: Providence, cultist: int, place: int, card: int) -> int:
    """Tell what is claimed; send the Cultist's cubes there to Limbo and all others home; return how many it had."""
    if s.events is not None:
        s.tell(
            "elder-claim",
            piece=name_of(cultist),
            place=PLACES[place],
            card=None if card == NO_CARD else CARDS[card],
            city=None if place >= FIRST_MYTHOS_PLACE else CITIES[place % CITY_COUNT],
            influence=s.count(place, cultist + 1),
            against=standing(s, place)[0],
        )
    return s.clear_cubes(place, cultist + 1)


# ---- Cities


def claim_city(s: Providence, cultist: int) -> int:
    """Claim the first City where the Cultist leads, or remove a Blockade."""
    cities = along_path(s, cultist)
    for city in cities:
        if (
            not s.blockades >> city & 1
            and not is_cultist(s.control[city])
            and not s.is_closed(city)
            and leads(s, cultist, city)
            and s.control_tokens(cultist + 1) > 0
        ):
            take_city(s, cultist, city)
            return DONE
    return unblock_first(s, cultist, cities, "leads-in-no-city")


def take_city(s: Providence, cultist: int, city: int) -> None:
    """Take a City, step by step."""
    card = FIRST_CITY_CARD + city
    clear(s, cultist, city, NO_CARD)
    loser = s.control[city]
    lose_city(s, city)
    s.control[city] = cultist + 1
    if blockades_left(s):
        s.blockades |= 1 << city
    s.score_elder(s.edition.control[city])
    if loser != NOBODY:
        take_card(s, loser, card)
    check_goal(s, CITIES_GOAL)
    count_sanity(s, card)
    use_resources(s, cultist, card)
    s.supply |= 1 << city


# ---- Main Advantage cards


def claim_main(s: Providence, cultist: int, to_mythos: bool) -> int:
    """Claim the first Main Advantage card where the Cultist leads, or remove a Blockade."""
    places = [FIRST_CARD_PLACE + city for city in along_path(s, cultist) if s.top[city] != NO_CARD]
    for place in places:
        if not s.blockades >> place & 1 and leads(s, cultist, place):
            take_main(s, cultist, place - FIRST_CARD_PLACE, to_mythos)
            return DONE
    return unblock_first(s, cultist, places, "leads-on-no-main-card")


def take_main(s: Providence, cultist: int, city: int, to_mythos: bool) -> None:
    """Take a Main Advantage card, step by step."""
    card = s.top[city]
    place = FIRST_CARD_PLACE + city
    cubes = clear(s, cultist, place, card)
    if to_mythos and s.row:
        target = FIRST_MYTHOS_PLACE + mythos_target(s, cultist)
        s.shift(LIMBO, target, cultist + 1, cubes)
        if s.events is not None:
            s.tell("elder-send", piece=name_of(cultist), place=PLACES[target], count=cubes)
    s.top[city] = NO_CARD
    turn_up(s, city)
    keep_or_destroy(s, cultist, card)


def keep_or_destroy(s: Providence, cultist: int, card: int) -> None:
    """Use the resources of a claimed Main Advantage card; then it is kept or destroyed, and its icon means a test."""
    count_sanity(s, card)
    if is_agent_card(card):
        s.claimed[2] += 1
        check_goal(s, AGENTS_GOAL)
    use_resources(s, cultist, card)
    s.aside = NO_CARD
    goal = s.edition.solo.goals[s.elder]
    if (goal == AGENTS_GOAL and is_agent_card(card)) or (goal == SANITY_GOAL and s.edition.sanity[card]):
        s.kept += (card,)
        if s.events is not None:
            s.tell("elder-keeps", card=CARDS[card])
    else:
        destroy(s, card)
    if s.edition.sanity[card]:
        make_elder_test(s)


def count_sanity(s: Providence, card: int) -> None:
    """Count a claimed card with the icon."""
    if s.edition.sanity[card]:
        s.claimed[1] += 1
        check_goal(s, SANITY_GOAL)


# ---- Mythos cards


def mythos_target(s: Providence, cultist: int) -> int:
    """Return the card of the row that a Cultist adds Influence to (18.6)."""
    for number in s.row:
        place = FIRST_MYTHOS_PLACE + number
        if not s.count(place, 1) and not s.count(place, 2):
            return number
    for number in s.row:
        if not s.count(FIRST_MYTHOS_PLACE + number, cultist + 1):
            return number
    return s.row[0]


def claim_mythos(s: Providence, cultist: int) -> int:
    """Claim the first card of the row where the Cultist leads, or remove a Blockade."""
    places = [FIRST_MYTHOS_PLACE + number for number in s.row]
    for place in places:
        if not s.blockades >> place & 1 and leads(s, cultist, place):
            take_mythos(s, cultist, place - FIRST_MYTHOS_PLACE)
            return DONE
    return unblock_first(s, cultist, places, "leads-on-no-mythos-card")


def take_mythos(s: Providence, cultist: int, number: int) -> None:
    """Take a Mythos card, step by step."""
    card = FIRST_MYTHOS + number
    edition = s.edition
    place = FIRST_MYTHOS_PLACE + number
    clear(s, cultist, place, card)
    s.elder_owned |= 1 << number
    s.claimed[0] += 1
    check_goal(s, MYTHOS_GOAL)
    count_sanity(s, card)
    use_resources(s, cultist, card)
    points = [edition.solo.mythos_vp, edition.generic_vp[card], edition.cultist_vp[card]]
    if edition.solo.matching[s.elder] == number:
        points.append(edition.solo.own_mythos_vp)
    s.score_elder(sum(points), added_up([part for part in points if part]))
    leave_row(s, number)
    if edition.sanity[card]:
        make_elder_test(s)


# ---- Gates


def open_gate(s: Providence, cultist: int, extra: int) -> bool:
    """Open the Gate of the Cultist's City, if the power suffices."""
    city = city_of(s, cultist)
    if s.gates[city] != NO_GATE:
        return fail(s, cultist, "gate-done")
    if s.control_tokens(cultist + 1) <= 0:
        return fail(s, cultist, "no-control-token")
    value = s.edition.gate[city]
    parts = [*power(s, cultist), extra] if extra else power(s, cultist)
    if sum(parts) < value:
        return fail_for_power(s, cultist, parts, value)
    set_gate(s, cultist + 1, city, OPENED)
    if s.events is not None:
        s.tell("elder-gate", piece=name_of(cultist), city=CITIES[city], sum=added_up(parts), needed=value)
    s.score_elder(value)
    check_goal(s, GATES_GOAL)
    make_elder_test(s)
    return True


# ---- resource actions (18.7)


def use_resources(s: Providence, cultist: int, card: int) -> None:
    """Carry out the resource actions of a claimed card, in their order; each failure means one Travel."""
    worth = s.edition.worth
    if worth[INFLUENCE][card]:
        tell_resource(s, cultist, card, "influence", worth[INFLUENCE][card])
        if not use_influence(s, cultist, card):
            travel(s, cultist)
    if worth[TRAVEL_SYMBOL][card]:
        tell_resource(s, cultist, card, "travel", worth[TRAVEL_SYMBOL][card])
        travel_far(s, cultist, [on_card(s, cultist, CARD_TRAVEL), worth[TRAVEL_SYMBOL][card]])
    if s.edition.gate_symbol[card] if s.rules.gate_symbol else worth[POWER][card] > 0:
        tell_resource(s, cultist, card, "power", worth[POWER][card])
        if not open_gate(s, cultist, worth[POWER][card]):
            travel(s, cultist)
    ritual = worth[FIRST_SHIFT][card] + worth[FIRST_SHIFT + 1][card]
    if ritual:
        tell_resource(s, cultist, card, "ritual", ritual)
        s.move_marker(RITUAL, ritual)
    investigation = worth[FIRST_SHIFT + 2][card] + worth[FIRST_SHIFT + 3][card]
    if investigation:
        tell_resource(s, cultist, card, "investigation", investigation)
        s.move_marker(INVESTIGATION, -investigation)


def tell_resource(s: Providence, cultist: int, card: int, resource: str, count: int) -> None:
    """Tell which resource action comes next, with how many symbols, and where the Cultist is."""
    if s.events is not None:
        city = CITIES[city_of(s, cultist)]
        s.tell(
            "elder-resource",
            piece=name_of(cultist),
            card=CARDS[card],
            resource=resource,
            count=count,
            city=city,
        )


def use_influence(s: Providence, cultist: int, card: int) -> bool:
    """Add Influence to the Main Advantage card of the Cultist's City."""
    city = city_of(s, cultist)
    target = s.top[city]
    if target == NO_CARD:
        return fail(s, cultist, "no-card-here")
    if not has_cubes(s, cultist):
        return False
    worth = s.edition.worth[INFLUENCE]
    parts = [on_card(s, cultist, CARD_INFLUENCE), worth[card]]
    if s.rules.target_counts:
        parts.append(worth[target])
    add(s, cultist, FIRST_CARD_PLACE + city, parts)
    return True
