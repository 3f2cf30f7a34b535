"""How the scripted player of Kill the Overlord decides.

Each kind of decision is one function here, found by the id of its prompt. It rates an option: mostly by my chance of
winning after it, as far as a player can tell from the table and from what they know of the hands.
"""

from collections.abc import Callable
from typing import Any, Final

from subrosa.games.overlord.bots.prospects import GOOD, Prospects
from subrosa.games.overlord.bots.table import Values
from subrosa.games.overlord.rules.words import CARDS

# ---- an execution


def pick(p: Prospects, option: list[str]) -> float:
    """Rate a victim for the Overlord: whoever threatens me most, or is easiest to kill."""
    return p.sent_to(p.table, int(option[1]), None)


def halted(p: Prospects, option: list[str]) -> float:
    """Rate taking the Order from its holder: to save them, to send it to somebody worse, or for the gold."""
    me = p.me
    if option[0] == "pass":
        assert p.holder is not None
        return p.sent_to(p.table, p.holder, p.giver)
    hand = without(p.hand, option[1])
    table = p.table.holding(me, -GOOD[option[1]])
    if option[0] == "play":
        table = p.pleaded(table, me)
    return p.my_way_out(table, None, hand)


def attempt(p: Prospects, option: list[str]) -> float:
    """Rate what I do as the holder: to whom the Order goes, with which card, or whom I take with me."""
    me = p.me
    if option[0] == "die":
        return p.table.killed(me, p.giver).worth()
    if option[0] == "pay":
        return p.payment(p.table, me, int(option[1]))
    card = option[1]
    table = p.table.holding(me, -GOOD[card])
    return p.card(table, me, card, int(option[2]) if len(option) > 2 else me)


def retaliate(p: Prospects, option: list[str]) -> float:
    """Rate cancelling a card: compare what happens if it works with what happens if its player has to think again."""
    _, chain = p.view["agenda"][-1]
    _, played = p.view["agenda"][-2]
    cancelled = chain["count"] % 2 == 1
    table = p.table
    if option[0] == "play":
        cancelled = not cancelled
        table = table.holding(p.me, -GOOD["retaliation"])
    if not cancelled:
        return p.card(table, played["player"], CARDS[played["card"]], played["target"])
    assert p.holder is not None
    return p.sent_to(table, p.holder, p.giver)


def uprising(p: Prospects, option: list[str]) -> float:
    """Rate who dies, the Overlord or the rebel."""
    rebel, ruler = p.args["seat"], p.args["target"]
    if option[0] == "pass":
        return p.table.killed(rebel).worth()
    return p.table.holding(p.me, -GOOD[option[1]]).killed(ruler, rebel).worth()


# ---- cards and gold


def discard(p: Prospects, option: list[str]) -> float:
    """Prefer the card that I miss least, now that the Order is with me."""
    return p.my_way_out(p.table.holding(p.me, -GOOD[option[1]]), p.giver, without(p.hand, option[1]))


def coercion(p: Prospects, option: list[str]) -> float:
    """Rate giving a card to whoever sent me the Order, and letting them have gold."""
    giver = p.args["target"]
    if option[0] == "gold":
        return p.my_way_out(p.table.richer(giver, p.args["gold"]), giver, p.hand)
    card = option[1]
    table = p.table.holding(giver, GOOD[card]).holding(p.me, -GOOD[card])
    return p.my_way_out(table, giver, without(p.hand, card))


def rob(p: Prospects, option: list[str]) -> float:
    """Rate whom the Tyrant takes a coin from: whoever is nearest to winning."""
    return p.table.robbed(int(option[1]), p.me, 1).worth()


def merchant(p: Prospects, option: list[str]) -> float:
    """Rate the Merchant's cards for gold, paid to whoever it helps least."""
    if option[0] == "pass":
        return p.table.worth()
    gold, cards = p.args["gold"], p.args["count"]
    return p.table.richer(p.me, -gold).richer(int(option[1]), gold).holding(p.me, p.drawn(cards)).worth()


def draw(p: Prospects, option: list[str]) -> float:
    """Prefer to draw: a card costs nothing."""
    return 1.0 if option[0] == "draw" else 0.0


# ---- the start of a round


def inquisitor(p: Prospects, option: list[str]) -> float:
    """Prefer the largest unknown hand; once shown, its owner is easier to hit, for everybody."""
    if option[0] == "pass":
        return 0.0
    seat = int(option[1])
    return p.table.cards[seat] - len(p.known[seat])


def censor(p: Prospects, option: list[str]) -> float:
    """Prefer to ban what the others are likely to have and I do not."""
    if option[0] == "pass":
        return 0.0
    return GOOD[option[1]] * (p.unseen[option[1]] / len(p.table.gold) - p.hand.count(option[1]))


def without(hand: list[str], card: str) -> list[str]:
    """Return the hand after a card has left it."""
    i = hand.index(card)
    return hand[:i] + hand[i + 1 :]


DECISIONS: Final[dict[str, Callable[[Prospects, list[str]], float]]] = {
    "pick": pick,
    "halted": halted,
    "attempt": attempt,
    "retaliate": retaliate,
    "uprising": uprising,
    "discard": discard,
    "coercion": coercion,
    "rob": rob,
    "merchant": merchant,
    "merchant-draw": draw,
    "squire": draw,
    "inquisitor": inquisitor,
    "censor": censor,
}


def rate(values: Values, view: dict[str, Any], options: list[str]) -> list[float]:
    """Rate all options of a decision."""
    decide = DECISIONS.get(view["prompt"]["id"])
    if decide is None:
        return [float(option == "pass") for option in options]
    prospects = Prospects(values, view)
    return [decide(prospects, option.split()) for option in options]
