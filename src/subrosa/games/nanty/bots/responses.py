"""Responses in Nanty Narking: reactions to what others do, and payments to the lawyers of Holborn."""

from collections.abc import Callable
from typing import Any, Final

from subrosa.games.nanty.bots.board import PIECE, particular
from subrosa.games.nanty.bots.hand import CARD, USUAL, Hand
from subrosa.games.nanty.bots.moves import NEVER, Moves
from subrosa.games.nanty.bots.players import STUCK, dearest_house
from subrosa.games.nanty.bots.table import DISTRICT
from subrosa.games.nanty.bots.values import INCOME, ONE_CARD, ONE_HOUSE
from subrosa.games.nanty.rules.data import EFFECT_NAMES, RELOCATE
from subrosa.games.nanty.rules.words import BITS, DEED, GRENADIER, HOUSE, OWNER

SUFFRAGETTE: Final = 0.02  # it can be used only once


def spent(h: Hand, option: list[str]) -> float:
    """Return the cost of playing a reaction now and not having it later."""
    if option[0] == "reveal":
        return SUFFRAGETTE
    return h.keep(CARD[option[1]])


# ---- Agents in danger


def removal(h: Hand, option: list[str]) -> float:
    """Rate saving an Agent that is about to be removed: do I miss it more than the card?"""
    m = h.moves
    d, piece = DISTRICT[m.args["district"]], PIECE[m.args["piece"]]
    if option[0] == "pass":
        return m.remove(d, m.me) - particular(m, piece)
    return rescued(h, option, d) - spent(h, option)


def rescued(h: Hand, option: list[str], d: int) -> float:
    """Rate an Agent that stays where it is, or goes where it does most good."""
    m = h.moves
    if option[0] == "play" and h.edition.effect[CARD[option[1]]] == RELOCATE:
        gone = m.table.removed(d, m.me)
        places = BITS[gone.reach() & ~(1 << d)]
        return max([m.gain(gone.placed(m.me, e)) for e in places])
    return 0.0


def rescue(h: Hand, option: list[str]) -> float:
    """Rate saving one Agent with a card, when a crash takes all of mine in a district."""
    m = h.moves
    d = DISTRICT[m.args["district"]]
    if option[0] == "pass":
        return m.remove(d, m.me)
    return rescued(h, option, d) - spent(h, option)


def choose_rescued(h: Hand, option: list[str]) -> float:
    """Prefer the one whose card I hold."""
    return particular(h.moves, PIECE[option[2]])


def moving(h: Hand, option: list[str]) -> float:
    """Rate stopping a figure that is about to be moved or exchanged."""
    if option[0] != "pass":
        return -spent(h, option)
    m = h.moves
    data: dict[str, Any] = m.view["agenda"][-2][1]
    d, owner = data["district"], OWNER[data["piece"]]
    if "to" in data:
        return m.gain(m.table.removed(d, owner).placed(owner, data["to"]))
    return m.gain(m.table.swapped(d, owner, data["other_district"], OWNER[data["other_piece"]]))


# ---- texts


def immunity(h: Hand, option: list[str]) -> float:
    """Rate being immune: is what the text will do to me worse than losing Mr Goodyear?"""
    if option[0] != "pass":
        return -spent(h, option)
    m = h.moves
    card = CARD[m.args["card"]]
    data = m.view["agenda"][-2][1]
    return HARM.get(EFFECT_NAMES[h.edition.effect[card]], nothing)(
        h, m.args["seat"], h.edition.args[card], data
    )


def nothing(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect no harm: it does not touch what I have."""
    return 0.0


def robbed(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect to lose money."""
    return h.moves.pay(player, args[-1] if len(args) < 3 else args[1])


def cards_lost(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect to lose the worst cards. A refill replaces them, but somebody else has them."""
    return -(args[0] if args else 1) * (2 * ONE_CARD + max(0.0, h.worst() - USUAL))


def sold(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect money for a card that nobody wanted."""
    return h.moves.pay(player, args[0])


def swapped(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect what the other player has left, for my hand."""
    return ONE_CARD * 2 * min(0, h.moves.table.hands[player] - len(h.cards))


def stuck(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect to lose the money, or have the card for the rest of the game."""
    return max(bought_off(h, player, args[0]), -STUCK)


def burnt(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect to lose the money, or the best Building."""
    return max(bought_off(h, player, args[0]), dearest_house(h.moves))


def bought_off(h: Hand, player: int, amount: int) -> float:
    """Expect to lose the money, if I have it."""
    return h.moves.pay(player, amount) if h.moves.table.money[h.moves.me] >= amount else NEVER


def bought(h: Hand, player: int, args: tuple[int, ...], data: dict[str, Any]) -> float:
    """Expect the price of a Building that is bought from me."""
    t, d = h.moves.table, data["district"]
    return h.moves.gain(t.built(player, d, h.edition.cost[d]).richer(h.moves.me, h.edition.cost[d]))


HARM: Final[dict[str, Callable[[Hand, int, tuple[int, ...], dict[str, Any]], float]]] = {
    "take_from_each": robbed,
    "take_from_player": robbed,
    "die_gamble_player": robbed,
    "force_gift": robbed,
    "cash_or_card_from_each": robbed,
    "demand_cards": cards_lost,
    "inspect_and_discard": cards_lost,
    "steal_random": cards_lost,
    "sell_card": sold,
    "swap_hands": swapped,
    "sticky_card": stuck,
    "fire_brigade": burnt,
    "replace_building": bought,
}


# ---- Holborn


def lawyers(h: Hand, option: list[str]) -> float:
    """Rate paying for a piece that an event threatens: should I miss it more than the money?"""
    if option[0] == "skip":
        return 0.0
    m = h.moves
    d, piece = DISTRICT[option[1]], PIECE[option[2]]
    return saved(m, d, piece) + m.earn(-m.args["gold"])


def saved(m: Moves, d: int, piece: int) -> float:
    """Return what an event would do to a piece of mine, or through a piece that is not mine."""
    if piece == HOUSE:
        return -m.demolish(d)
    if piece == DEED:
        return ONE_HOUSE + INCOME
    if OWNER[piece] >= GRENADIER:
        return -m.enter(d, OWNER[piece])
    loss = -m.remove(d, m.me) + particular(m, piece)
    return 0.5 * loss if m.args["event_card"] == "flood" else loss


ANSWERS: Final[dict[str, Callable[[Hand, list[str]], float]]] = {
    "removal": removal,
    "rescue": rescue,
    "choose-rescued": choose_rescued,
    "moving": moving,
    "immunity": immunity,
    "lawyers": lawyers,
}
