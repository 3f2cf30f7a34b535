"""The values that the texts of cards, Cities, Allegiances and Great Old Ones mention."""

from typing import TYPE_CHECKING, Any

from subrosa.games.providence.rules.arguments import CONSTANT_ARGUMENTS
from subrosa.games.providence.rules.solo.data import CULTIST_SIDES, CULTIST_SYMBOLS, GOAL_NUMBERS
from subrosa.games.providence.rules.vocabulary import CONSTANTS, FIRST_SOLO_OP, OPS, SOLO_OPS
from subrosa.games.providence.rules.words import (
    AGENT_COUNT,
    ALLEGIANCES,
    BEHAVIOURS,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CULTISTS,
    FIRST_MAIN,
    FIRST_MYTHOS,
    GREAT_OLD_ONES,
    RESOURCES,
)

if TYPE_CHECKING:
    from subrosa.games.providence.rules.data import Edition


def all_amounts(edition: "Edition") -> dict[str, dict[str, Any]]:
    """Return them by message id: what is printed on cards, and the numbers in their effects."""
    found: dict[str, dict[str, Any]] = {}
    for card, name in enumerate(CARDS):
        values: dict[str, Any] = {
            resource: edition.worth[number][card] for number, resource in enumerate(RESOURCES)
        }
        values["generic_vp"] = edition.generic_vp[card]
        values["investigator_vp"] = edition.investigator_vp[card]
        values["cultist_vp"] = edition.cultist_vp[card]
        values["sanity"] = int(edition.sanity[card])
        is_agent = FIRST_MAIN <= card < FIRST_MAIN + AGENT_COUNT
        values["token_power"] = edition.power[card + CARD_TO_PIECE] if is_agent else 0
        add_numbers(edition, values, "action", edition.program[card])
        add_numbers(edition, values, "free", edition.free_program[card])
        add_numbers(edition, values, "claim", edition.when_claimed[card])
        add_lasting_numbers(edition, values, card - FIRST_MYTHOS)
        found[f"card-{name}-text"] = values
    for city, name in enumerate(CITIES):
        found[f"city-{name}-text"] = {"control": edition.control[city], "gate": edition.gate[city]}
    for name in ALLEGIANCES:
        found[f"allegiance-{name}-text"] = {
            "secrecy": edition.secrecy_vp,
            "penalty": -edition.dissenter_vp,
            "crypt": edition.crypt_vp,
            "possessed": edition.possessed_vp,
            "deep": edition.deep_vp,
        }
    for elder, name in enumerate(GREAT_OLD_ONES):
        values = dict(zip(GOAL_NUMBERS, edition.solo.goal_numbers[elder], strict=True))
        for cultist, program in zip(CULTISTS, edition.solo.elder_effects[elder], strict=True):
            add_numbers(edition, values, cultist, program)
        found[f"elder-{name}-text"] = values
    for behaviour, name in enumerate(BEHAVIOURS):
        values = {"power": edition.solo.behaviour_power[behaviour]}
        for cultist, program in zip(CULTISTS, edition.solo.behaviour_programs[behaviour], strict=True):
            add_numbers(edition, values, cultist, program)
        found[f"behaviour-{name}-text"] = values
    for number, name in enumerate(CULTISTS):
        values = {}
        sides = edition.solo.cultists[2 * number : 2 * number + 2]
        for side, symbols in zip(CULTIST_SIDES, sides, strict=True):
            for symbol, value in zip(CULTIST_SYMBOLS, symbols, strict=True):
                values[f"{side}_{symbol}"] = value
        found[f"enemy-{name}-text"] = values
    return found


def add_numbers(edition: "Edition", values: dict[str, Any], prefix: str, program: int) -> None:
    """Add the numbers of a program, named after its ops: `action_draw`; the first op of a name counts."""
    if program < 0:
        return
    for op in edition.programs[program]:
        name = OPS[op.code] if op.code < FIRST_SOLO_OP else SOLO_OPS[op.code - FIRST_SOLO_OP][2:]
        values.setdefault(f"{prefix}_{name}", abs(op.n))  # a track may regress
        values.setdefault(f"{prefix}_{name}_low", op.low)
        for part in op.subs:
            add_numbers(edition, values, prefix, part)


def add_lasting_numbers(edition: "Edition", values: dict[str, Any], mythos: int) -> None:
    """Add the numbers of a Mythos card's constant rule and END GAME effect."""
    if mythos < 0:
        return
    for rule, name in enumerate(CONSTANTS):
        op = edition.rule_of(1 << mythos, rule)
        if op is not None and name in CONSTANT_ARGUMENTS:
            values["constant"] = op.n
            values["constant_low"] = op.low
    for number, points, _, each in edition.end_game_vp:
        if number == mythos:
            values["end_vp"] = points
            values["end_each"] = each
