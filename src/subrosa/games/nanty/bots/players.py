"""Decisions about other players and about cards in Nanty Narking: whom to aim at, what to part with, what to take."""

from collections.abc import Callable
from typing import Final

from subrosa.games.nanty.bots.board import PIECE, particular, step
from subrosa.games.nanty.bots.figures import event_harm
from subrosa.games.nanty.bots.hand import CARD, USUAL, Hand
from subrosa.games.nanty.bots.moves import Moves
from subrosa.games.nanty.bots.values import ONE_CARD
from subrosa.games.nanty.rules.data import EFFECT_NAMES
from subrosa.games.nanty.rules.figures.cards import OFFICE_RENT

LEADER: Final = 0.2  # how much better a target the leader is, compared with what the text itself brings
STUCK: Final = 0.05  # what it costs to have a card lie here for the rest of the game

# ---- at whom


def aim(h: Hand, option: list[str]) -> float:
    """Rate whom a text hits: the player from whom there is most to get, or who is most dangerous."""
    m, seat = h.moves, int(option[1])
    card = CARD[m.args["card"]]
    effect, args = EFFECT_NAMES[h.edition.effect[card]], h.edition.args[card]
    gain = LEADER * m.threat(seat)
    if effect in ("take_from_player", "sell_card"):
        gain += m.rob(seat, args[0])
    elif effect == "die_gamble_player":
        gain += m.rob(seat, args[1])
    elif effect == "fire_brigade":
        gain += best_fire(m, seat)
    elif effect != "sticky_card":
        gain += ONE_CARD * m.table.hands[seat]
    return gain


def best_fire(m: Moves, seat: int) -> float:
    """Return what it would bring to burn the best Building of another player."""
    houses = [d for d, owner in enumerate(m.table.houses) if owner == seat]
    return max([m.demolish(d) for d in houses], default=0.0)


def aim_near(h: Hand, option: list[str]) -> float:
    """Rate a neighbour of one of my figures (14.3)."""
    m, seat = h.moves, int(option[1])
    return LEADER * m.threat(seat) + m.rob(seat, OFFICE_RENT)


def pay_whom(h: Hand, option: list[str]) -> float:
    """Prefer the player whom the money helps least."""
    m, seat = h.moves, int(option[1])
    return m.pay(seat, h.edition.args[CARD[m.args["card"]]][0]) - LEADER * m.threat(seat)


def gift_from(h: Hand, option: list[str]) -> float:
    """Prefer the most dangerous player who has money."""
    m, seat = h.moves, int(option[1])
    return m.rob(seat, h.edition.args[CARD[m.args["card"]]][0]) + LEADER * m.threat(seat)


# ---- cards


def part_with(h: Hand, option: list[str]) -> float:
    """Prefer the card that I miss least."""
    return -h.keep(CARD[option[1]])


def cash_or_card(h: Hand, option: list[str]) -> float:
    """Rate paying, and giving a card that is worse than a fresh one."""
    if option[0] == "pay":
        return h.moves.pay(h.moves.args["target"], h.moves.args["gold"])
    return USUAL - h.keep(CARD[option[1]]) - 2 * ONE_CARD


def discard_many(h: Hand, option: list[str]) -> float:
    """Prefer cards that are worth less than the money and a fresh card."""
    if option[0] == "done":
        return 0.0
    return h.moves.earn(h.moves.args["gold"]) + USUAL - h.keep(CARD[option[1]])


def take(h: Hand, option: list[str]) -> float:
    """Prefer the card that I should like best, or that somebody else should not have."""
    return h.keep(CARD[option[1]]) if len(option) > 1 else 0.0


# ---- ransoms


def dearest_house(m: Moves) -> float:
    """Return what it would cost me to lose the Building that I miss most: somebody else chooses it."""
    return min([m.demolish(d) for d in m.table.own_houses()], default=0.0)


def ransom(h: Hand, option: list[str]) -> float:
    """Rate paying, having a card lie here for the rest of the game, and losing a Building."""
    m = h.moves
    if option[0] == "pay":
        return m.pay(m.args["target"], m.args["gold"])
    if EFFECT_NAMES[h.edition.effect[CARD[m.args["card"]]]] == "sticky_card":
        return -STUCK
    return dearest_house(m)


def street_fee(h: Hand, option: list[str]) -> float:
    """Rate paying, and losing the Agent."""
    m = h.moves
    if option[0] == "pay":
        return m.pay(m.args["target"], m.args["gold"])
    piece = PIECE[m.args["piece"]]
    return m.remove(step(m)["district"], m.me) - particular(m, piece)


# ---- Building cards and events (14.3)


def draw_building(h: Hand, option: list[str]) -> float:
    """Prefer to draw: it costs nothing."""
    return 1.0 if option[0] == "draw" else 0.0


def bottom(h: Hand, option: list[str]) -> float:
    """Prefer the worst event for the bottom."""
    return event_harm(option[1])


def arrange(h: Hand, option: list[str]) -> float:
    """Prefer the mildest event next."""
    return -event_harm(option[1])


PLAYERS: Final[dict[str, Callable[[Hand, list[str]], float]]] = {
    "aim": aim,
    "aim-near": aim_near,
    "pay-whom": pay_whom,
    "gift-from": gift_from,
    "gift-to": pay_whom,
    "give": part_with,
    "sell": part_with,
    "discard": part_with,
    "discard-many": discard_many,
    "cash-or-card": cash_or_card,
    "throw-away": take,
    "keep-one": take,
    "steal": take,
    "ransom": ransom,
    "street-fee": street_fee,
    "draw-building": draw_building,
    "bottom": bottom,
    "arrange": arrange,
}
