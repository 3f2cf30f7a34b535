"""Mistakes in a card file: effects that a card cannot have, reported on the line where they stand."""

from typing import Final

from subrosa.core.cardfile import Entry, shown
from subrosa.games.providence.rules.programs import Effect
from subrosa.games.providence.rules.reading import all_ops
from subrosa.games.providence.rules.vocabulary import (
    DESTROY_DECK,
    GATE,
    KILL_AGENT,
    OPS,
    PLACE_CTHULHU,
    PLACE_DEEP_ONES,
    PLACE_MARTIAL_LAW,
    PLACE_MI_GO,
    PREVENT_DESTRUCTION,
    TAKE_WHATELEYS,
    THIS_AGENT,
    Op,
)
from subrosa.games.providence.rules.words import (
    AGENT_COUNT,
    CARDS,
    FIRST_CITY_CARD,
    FIRST_MAIN,
    FIRST_MYTHOS,
)

SYMBOLS: Final = ("kill", "close_gate", "open_gate", "blockade")
# Of these pieces there is one, so of the cards that bring them there is at most one, too.
BRINGS_A_PIECE: Final = (PLACE_DEEP_ONES, PLACE_CTHULHU, PLACE_MARTIAL_LAW, PLACE_MI_GO, TAKE_WHATELEYS)


def check_effects(
    card: Entry, number: int, effects: list[Effect], programs: tuple[tuple[Op, ...], ...]
) -> None:
    """Report effects that a card cannot have."""
    if card.index < 0:
        return
    listed = card.values.get("symbols")
    for word in listed if isinstance(listed, list) else ():
        if word not in SYMBOLS:
            card.problem("symbols", f"{shown(word)} in symbols is unknown", str(word), SYMBOLS)
    kinds: list[str] = []
    for effect in effects:
        kind = effect.kind
        if kind in ("ACTION", "FREE_ACTION", "CLAIM") and kind in kinds:
            report(card, effect, f"there should be at most one effect of kind {kind}")
        kinds.append(kind)
        if kind in ("CONSTANT", "END_GAME") and number < FIRST_MYTHOS:
            report(card, effect, f"only Mythos cards have effects of kind {kind}")
        if kind == "RIPOSTE" and number >= FIRST_MYTHOS:
            report(card, effect, "Mythos cards have no effects of kind RIPOSTE: they are never played")
        if kind == "CLAIM" and number < FIRST_MAIN:
            report(card, effect, "Starting cards have no effects of kind CLAIM: they are never claimed")
        for op in all_ops(programs, effect.program):
            check_op(card, number, effect, op)


def check_pieces(
    cards: list[Entry], effects: list[list[Effect]], programs: tuple[tuple[Op, ...], ...]
) -> None:
    """Report a second card with an op that brings pieces of which there is one set."""
    for code in BRINGS_A_PIECE:
        first = -1
        for number, found in enumerate(effects):
            for effect in found:
                if code in [op.code for op in all_ops(programs, effect.program)]:
                    first = number if first < 0 else first
                    if number != first:
                        text = f"{OPS[code]} should be on one card only, and it is on {CARDS[first]}"
                        report(cards[number], effect, text)


def report(card: Entry, effect: Effect, text: str) -> None:
    """Note what is wrong with an effect, on the line where it stands."""
    card.file.note(effect.line, f"{card.name()}: {text}")


def check_op(card: Entry, number: int, effect: Effect, op: Op) -> None:
    """Report an op that means nothing on this card."""
    is_main = FIRST_MAIN <= number < FIRST_CITY_CARD
    is_agent = is_main and number < FIRST_MAIN + AGENT_COUNT
    if op.code in (KILL_AGENT, GATE) and op.kind == THIS_AGENT and not is_agent:
        report(card, effect, "actor this_agent is for the cards of Agents")
    elif op.code == PREVENT_DESTRUCTION and not is_agent:
        report(card, effect, "prevent_own_destruction is for the cards of Agents")
    elif op.code == DESTROY_DECK and not is_main:
        report(card, effect, "destroy_rest_of_deck is for Main Advantage cards: only they lie in a City")
    if op.once and number < FIRST_MYTHOS:
        report(card, effect, "limit is for Mythos cards: others leave the hand when they are used")
