"""What the text of an Action card in Nanty Narking is likely to gain, by its effect key.

These are estimates made before the choices that the text will ask for; those are weighed when they come.
"""

from collections.abc import Callable
from typing import Final

from subrosa.games.nanty.bots.moves import NEVER, Moves
from subrosa.games.nanty.bots.values import ONE_CARD, ONE_POUND
from subrosa.games.nanty.rules.data import EFFECT_NAMES
from subrosa.games.nanty.rules.words import BITS, DISTRICT_COUNT, EVERYWHERE, NOBODY

Args = tuple[int, ...]
SMALL: Final = 0.004  # good for something
HANDICAP: Final = 0.03  # a card in front of somebody for the rest of the game

# ---- money


def loan(m: Moves, args: Args) -> float:
    """Expect money now and more to pay later: bad for those who count what they have."""
    if m.values.goal.condition in ("wealth", "cash"):
        return NEVER
    return m.gain(m.table.borrowed(args[0])) - 0.3 * ONE_POUND * args[0]


def take_from_each(m: Moves, args: Args) -> float:
    """Expect money from everybody."""
    return sum([m.rob(seat, args[0]) for seat in m.table.others()])


def take_from_player(m: Moves, args: Args) -> float:
    """Expect money from the player who makes it worth most."""
    return max([m.rob(seat, args[0]) for seat in m.table.others()])


def force_gift(m: Moves, args: Args) -> float:
    """Expect one of the others to pay another."""
    return SMALL


def cash_or_card_from_each(m: Moves, args: Args) -> float:
    """Expect everybody to pay, though they may choose."""
    return take_from_each(m, args) + SMALL


def die_gamble_bank(m: Moves, args: Args) -> float:
    """Expect money half the time, and rarely a loss."""
    return m.earn(args[1]) * (13 - args[0]) / 12 + m.earn(-args[3]) / 12


def die_gamble_player(m: Moves, args: Args) -> float:
    """Expect the same from a player, at the risk of an Agent."""
    return take_from_player(m, (args[1],)) * (13 - args[0]) / 12 + lost_agent(m) / 12


def lost_agent(m: Moves) -> float:
    """Expect to lose one of my Agents, of my choice."""
    return m.spare() if m.table.out[m.me] else 0.0


def per_agent_in_district(m: Moves, args: Args) -> float:
    """Expect money for a crowd."""
    return m.earn(m.table.crowd(args[0]) * args[1])


def per_agent_in_trouble(m: Moves, args: Args) -> float:
    """Expect money for the largest crowd in Trouble."""
    t = m.table
    return m.earn(max([t.crowd(d) for d in BITS[t.trouble]], default=0) * args[0])


def per_trouble(m: Moves, args: Args) -> float:
    """Expect money for Trouble."""
    return m.earn(m.table.trouble.bit_count() * args[0])


def per_building(m: Moves, args: Args) -> float:
    """Expect money for Buildings, whoever owns them."""
    return m.earn(sum([house != NOBODY for house in m.table.houses]) * args[0])


# ---- other players' cards


def demand_cards(m: Moves, args: Args) -> float:
    """Expect what the other player misses least: little better than cards from the deck."""
    return ONE_CARD * args[0] * 1.5


def sell_card(m: Moves, args: Args) -> float:
    """Expect money for the card that I miss least."""
    return max([m.rob(seat, args[0]) for seat in m.table.others()]) + cycled(m)


def cycled(m: Moves) -> float:
    """Expect a fresh card for a bad one at the refill, which also brings the end of the deck nearer."""
    return SMALL / 2 + m.draw(1) - ONE_CARD


def sticky_card(m: Moves, args: Args) -> float:
    """Expect the ransom, or a victim who plays with one card less from now on."""
    return max(HANDICAP / 2, take_from_player(m, args))


def fire_brigade(m: Moves, args: Args) -> float:
    """Expect the victim to pay or burn, whichever they prefer."""
    t = m.table
    gain = NEVER
    for d, owner in enumerate(t.houses):
        if owner not in (NOBODY, m.me):
            gain = max(gain, min(m.rob(owner, args[0]), max(0.0, m.demolish(d))))
    return gain


def inspect_and_discard(m: Moves, args: Args) -> float:
    """Expect somebody's best card to go."""
    return ONE_CARD


def steal_random(m: Moves, args: Args) -> float:
    """Expect the better of two cards."""
    return ONE_CARD * 1.5


def swap_hands(m: Moves, args: Args) -> float:
    """Expect a gain when few cards are left in my hand."""
    hands = m.table.hands
    return ONE_CARD * (max([hands[seat] for seat in m.table.others()]) - hands[m.me] + 1)


# ---- identities


def peek_identities(m: Moves, args: Args) -> float:
    """Expect to learn whom to fear."""
    return SMALL


def swap_identity(m: Moves, args: Args) -> float:
    """Compare how near the other identities, on average, are to winning with how near mine is."""
    values, t = m.values, m.table
    mine = values.chance(t, values.goal)
    others = [values.chance(t, goal) for goal in values.goals if goal is not values.goal]
    total: float = sum(others)
    return 0.7 * (total / len(others) - mine)


# ---- my cards


def draw(m: Moves, args: Args) -> float:
    """Expect cards."""
    return m.draw(args[0])


def draw_from_discard(m: Moves, args: Args) -> float:
    """Expect cards that were used before; the deck stays as it is."""
    return ONE_CARD * min(args[0], int(m.facts["discarded"]))


def draw_per_own_building(m: Moves, args: Args) -> float:
    """Expect cards for Buildings."""
    return m.draw(len(m.table.own_houses()))


def discard_one(m: Moves, args: Args) -> float:
    """Expect to be rid of a bad card."""
    return cycled(m)


def discard_for_money(m: Moves, args: Args) -> float:
    """Expect to sell the two worst cards, say."""
    count = min(2, len(m.facts["own"]["hand"]) - 1)
    return m.earn(count * args[0]) + count * cycled(m) if count > 0 else NEVER


def discard_and_refill(m: Moves, args: Args) -> float:
    """Expect to be rid of two bad cards."""
    return 2 * cycled(m)


# ---- the board


def move_other_adjacent(m: Moves, args: Args) -> float:
    """Expect to move somebody next door."""
    return m.best_push()


def move_own_from_trouble(m: Moves, args: Args) -> float:
    """Expect to move next door, which is usually good enough, but not always."""
    return 0.7 * m.best_move() if m.table.present[m.me] & m.table.trouble else NEVER


def move_own_anywhere(m: Moves, args: Args) -> float:
    """Expect to move one of mine to where it is wanted."""
    return m.best_move()


def pay_to_move_own(m: Moves, args: Args) -> float:
    """Expect the same for money."""
    return m.best_move() + cheapest(m, args[0])


def cheapest(m: Moves, amount: int) -> float:
    """Return what it costs to pay the player whom the money helps least."""
    return max([m.pay(seat, amount) for seat in m.table.others()])


def swap_two_agents(m: Moves, args: Args) -> float:
    """Expect any two figures to change places."""
    return m.best_swap()


def place_near(m: Moves, args: Args) -> float:
    """Expect to place one or two Agents in or near a district."""
    return args[1] * max(0.0, m.best_place(m.edition.hood[args[0]]))


def place_in_trouble(m: Moves, args: Args) -> float:
    """Expect to place an Agent where there is Trouble."""
    return m.best_place(m.table.trouble)


def place_at_own_building(m: Moves, args: Args) -> float:
    """Expect to place an Agent where I have built."""
    return m.best_place(sum([1 << d for d in m.table.own_houses()]))


def place_anywhere_no_trouble(m: Moves, args: Args) -> float:
    """Expect to place an Agent anywhere, without Trouble."""
    return m.best_place(EVERYWHERE, True)


def place_trouble(m: Moves, args: Args) -> float:
    """Expect to place a marker anywhere."""
    return m.best_stir(EVERYWHERE)


def place_trouble_adjacent(m: Moves, args: Args) -> float:
    """Expect to place a marker next to another."""
    near = 0
    for d in BITS[m.table.trouble]:
        near |= m.edition.near[d]
    return m.best_stir(near)


# ---- violence


def each_other_removes_own(m: Moves, args: Args) -> float:
    """Expect everybody to give up what they miss least."""
    t = m.table
    total = 0.0
    for seat in t.others():
        total += min([m.remove(d, seat) for d in BITS[t.present[seat]]], default=0.0)
    return total + SMALL


def remove_in_district(m: Moves, args: Args) -> float:
    """Expect to remove somebody from a certain district."""
    return m.best_kill(1 << args[0])


def ripper(m: Moves, args: Args) -> float:
    """Expect the die to choose a district and kill there: one of mine, if nobody else is there."""
    t = m.table
    total = 0.0
    for d in range(DISTRICT_COUNT):
        gain = m.best_kill(1 << d)
        total += gain if gain > NEVER else m.remove(d, m.me) if t.count(d, m.me) else 0.0
    return args[0] * total / DISTRICT_COUNT


def hire_removal(m: Moves, args: Args) -> float:
    """Expect somebody else to choose the victim, though not one of mine."""
    kills = [m.remove(d, o) for d in BITS[m.table.trouble] for o in m.table.owners(d) if o != m.me]
    if not kills:
        return NEVER
    total: float = sum(kills)
    return total / len(kills) + cheapest(m, args[0])


def die_gamble_kill(m: Moves, args: Args) -> float:
    """Expect a kill half the time, and rarely a loss."""
    kill = max(0.0, m.best_kill(m.table.trouble))
    return kill * (13 - args[0]) / 12 + lost_agent(m) / 12


def pay_to_assassinate(m: Moves, args: Args) -> float:
    """Expect a kill for money."""
    return m.best_kill(m.table.trouble) + cheapest(m, args[0])


# ---- Buildings


def replace_building(m: Moves, args: Args) -> float:
    """Expect to replace somebody else's Building."""
    return m.best_take_over(args[0])


def build_half_price(m: Moves, args: Args) -> float:
    """Expect a Building for half the money."""
    return m.best_build(2)


def nothing(m: Moves, args: Args) -> float:
    """Expect nothing: reactions, cards without a text, and playing two cards, which `hand` knows about."""
    return 0.0


KNOWN: Final[dict[str, Callable[[Moves, Args], float]]] = {
    "loan": loan,
    "take_from_each": take_from_each,
    "take_from_player": take_from_player,
    "force_gift": force_gift,
    "cash_or_card_from_each": cash_or_card_from_each,
    "demand_cards": demand_cards,
    "sell_card": sell_card,
    "sticky_card": sticky_card,
    "fire_brigade": fire_brigade,
    "inspect_and_discard": inspect_and_discard,
    "steal_random": steal_random,
    "swap_hands": swap_hands,
    "peek_identities": peek_identities,
    "swap_identity": swap_identity,
    "die_gamble_bank": die_gamble_bank,
    "die_gamble_player": die_gamble_player,
    "die_gamble_kill": die_gamble_kill,
    "draw": draw,
    "draw_from_discard": draw_from_discard,
    "draw_per_own_building": draw_per_own_building,
    "discard_one": discard_one,
    "discard_for_money": discard_for_money,
    "discard_and_refill": discard_and_refill,
    "earn_per_agent_in_district": per_agent_in_district,
    "earn_per_agent_in_trouble": per_agent_in_trouble,
    "earn_per_trouble": per_trouble,
    "earn_per_building": per_building,
    "move_other_adjacent": move_other_adjacent,
    "move_own_from_trouble": move_own_from_trouble,
    "move_own_anywhere": move_own_anywhere,
    "pay_to_move_own": pay_to_move_own,
    "swap_two_agents": swap_two_agents,
    "place_near": place_near,
    "place_in_trouble": place_in_trouble,
    "place_at_own_building": place_at_own_building,
    "place_anywhere_no_trouble": place_anywhere_no_trouble,
    "place_trouble": place_trouble,
    "place_trouble_adjacent": place_trouble_adjacent,
    "each_other_removes_own": each_other_removes_own,
    "remove_in_district": remove_in_district,
    "ripper": ripper,
    "hire_removal": hire_removal,
    "pay_to_assassinate": pay_to_assassinate,
    "replace_building": replace_building,
    "build_half_price": build_half_price,
}
TEXTS: Final = [KNOWN.get(name, nothing) for name in EFFECT_NAMES]


def text_gain(m: Moves, card: int) -> float:
    """Return what the text of a card is likely to gain; NEVER or less means that it cannot or should not be used."""
    effect = m.edition.effect[card]
    key = ("text", card)
    known = m.found.get(key)
    if known is None:
        known = m.found[key] = TEXTS[effect](m, m.edition.args[card])
    return known
