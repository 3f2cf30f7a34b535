"""Decisions in one's own turn in Nanty Narking: which card to play, which symbols, when to use District cards."""

from collections.abc import Callable
from typing import Final

from subrosa.games.nanty.bots.board import BY_SYMBOL
from subrosa.games.nanty.bots.effects import cycled, text_gain
from subrosa.games.nanty.bots.figures import reveal
from subrosa.games.nanty.bots.hand import CARD, USUAL, Hand
from subrosa.games.nanty.bots.moves import NEVER
from subrosa.games.nanty.bots.table import DISTRICT
from subrosa.games.nanty.rules.data import (
    DISCARD_FOR_MONEY,
    DRAW_THEN_DISCARD,
    EARN,
    END_TURN,
    PAY_REMOVE_TROUBLE,
    PLACE_HERE,
    PLAY_TWO,
)
from subrosa.games.nanty.rules.words import EVERYWHERE

AT_ONCE: Final = 10.0  # what costs no action is done before anything else, or not at all
WORTH_IT: Final = 0.002


def extra(gain: float) -> float:
    """Rate something that may be done besides the action at hand."""
    return AT_ONCE + gain if gain > WORTH_IT else -AT_ONCE


def district_power(h: Hand, d: int) -> float:
    """Rate what a District card brings now (8)."""
    m, edition = h.moves, h.edition
    ability, amount = edition.ability[d], edition.ability_amount[d]
    if ability == EARN:
        return 1.0
    if ability == PLACE_HERE:
        return m.best_place(edition.hood[d]) + m.earn(-amount)
    if ability == DRAW_THEN_DISCARD:
        return cycled(m) + USUAL - h.worst()
    if ability == PAY_REMOVE_TROUBLE:
        return m.best_calm(EVERYWHERE) + m.earn(-amount)
    if ability == DISCARD_FOR_MONEY:
        # I may still want it before I play the last card.
        return m.earn(amount) + USUAL - h.worst() if m.view["prompt"]["id"] == "end" else NEVER
    return m.best_stir(edition.hood[d])


def watson(h: Hand) -> float:
    """Rate ending the turn to get the last card back: a good one, once everything else is done."""
    m = h.moves
    if m.view["prompt"]["id"] != "end" or m.facts["played"] is None:
        return NEVER
    return h.keep(CARD[m.facts["played"]]) - USUAL


def between(h: Hand, option: list[str]) -> float:
    """Rate what I may do at any moment of my turn (4.5)."""
    verb, name = option[0], option[1]
    if verb == "use":
        return extra(district_power(h, DISTRICT[name]))
    if verb == "reveal":
        return extra(reveal(h, name))
    if verb == "throw":
        last = h.moves.view["prompt"]["id"] in ("end", "play") and h.useless_reaction(CARD[name])
        return AT_ONCE if last else -AT_ONCE
    card = CARD[name]
    if h.edition.effect[card] == END_TURN:
        return extra(watson(h))
    return h.play(card)


def play(h: Hand, option: list[str]) -> float:
    """Rate the card of the turn, or a further one; ending the turn is worth nothing."""
    return between(h, option) if len(option) > 1 else 0.0


def act(h: Hand, option: list[str]) -> float:
    """Rate a symbol of the card in play."""
    m = h.moves
    verb = option[0]
    if verb == "skip":
        return 0.0
    if verb == "money":
        return m.earn(m.args["gold"])
    if verb == "text":
        card = CARD[m.args["card"]]
        return h.rest(card) if h.edition.effect[card] == PLAY_TWO else text_gain(m, card)
    if verb == "event":
        return 0.0
    if verb in BY_SYMBOL:
        return BY_SYMBOL[verb](h, option)
    return between(h, option)


TURN: Final[dict[str, Callable[[Hand, list[str]], float]]] = {
    "play": play,
    "play-further": play,
    "act": act,
    "end": play,
}
