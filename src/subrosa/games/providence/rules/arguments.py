"""Which arguments each op of the language of effects takes (RULES.md 21), and what these may be."""

from typing import Final

from subrosa.games.providence.rules.vocabulary import (
    ACTORS,
    BLOCKADE_MODES,
    CARD_EXCEPTIONS,
    CONSTANTS,
    EVERY_VICTIM,
    GATE_MODES,
    HAND_OR_DISCARD,
    KIND,
    LOW,
    MASK,
    MOVERS,
    ONCE,
    OPTIONAL,
    OTHER,
    REQUIRED,
    TARGETS,
    TESTED,
    VICTIMS,
    WHOSE,
    N,
)
from subrosa.games.providence.rules.words import CITY_CARDS, TRACKS

# Sorts of arguments.
NUMBER: Final = 0  # a whole number
WORD: Final = 1  # one of several words: its place among them
WORDS: Final = 2  # a list of words: a bit for each
FLAG: Final = 3  # true or false
PART: Final = 4  # a list of ops
PARTS: Final = 5  # a list of lists of ops

MOST: Final = 99


class Argument:
    """What an argument of an op may be, and which field of the op it fills."""

    __slots__ = ("default", "field", "high", "low", "needed", "sort", "words")

    def __init__(
        self, field: int, sort: int, low: int, high: int, words: tuple[str, ...], needed: bool, default: int
    ) -> None:
        self.field = field
        self.sort = sort
        self.low = low
        self.high = high
        self.words = words
        self.needed = needed
        self.default = default  # if it is missing


def number(field: int, low: int, high: int) -> Argument:
    """Return an argument that is a whole number."""
    return Argument(field, NUMBER, low, high, (), True, low)


def number_or(default: int, field: int, low: int, high: int) -> Argument:
    """Return an argument that is a whole number, and may be missing."""
    return Argument(field, NUMBER, low, high, (), False, default)


def word(field: int, words: tuple[str, ...]) -> Argument:
    """Return an argument that is one of several words."""
    return Argument(field, WORD, 0, 0, words, True, 0)


def word_or(default: int, field: int, words: tuple[str, ...]) -> Argument:
    """Return an argument that is one of several words, and may be missing."""
    return Argument(field, WORD, 0, 0, words, False, default)


def words_of(field: int, words: tuple[str, ...]) -> Argument:
    """Return an argument that is a list of words."""
    return Argument(field, WORDS, 0, 0, words, True, 0)


def words_or(default: int, field: int, words: tuple[str, ...]) -> Argument:
    """Return an argument that is a list of words, and may be missing."""
    return Argument(field, WORDS, 0, 0, words, False, default)


def flag(field: int) -> Argument:
    """Return an argument that is true or false, and may be missing."""
    return Argument(field, FLAG, 0, 1, (), False, 0)


def part(needed: bool) -> Argument:
    """Return an argument that is a list of ops."""
    return Argument(-1, PART, 0, 0, (), needed, 0)


def parts() -> Argument:
    """Return an argument that is a list of lists of ops."""
    return Argument(-1, PARTS, 0, 0, (), True, 0)


# What every op may have.
EVERY_OP: Final = {
    "optional": flag(OPTIONAL),
    "required": flag(REQUIRED),
    "limit": word_or(0, ONCE, ("none", "once_per_turn")),
}

ARGUMENTS: Final[dict[str, dict[str, Argument]]] = {
    "draw": {"n": number(N, 1, 20)},
    "discard_draw": {"min": number(LOW, 0, MOST), "max": number(N, 0, MOST)},
    "recover_from_discard": {"n": number(N, 1, 20)},
    "add_influence": {"n": number(N, 1, 12), "targets": words_of(MASK, TARGETS)},
    "gain_cubes": {"n": number(N, 1, 19)},
    "force_retrieve": {"n": number(N, 1, 12), "where": words_of(MASK, TARGETS)},
    "cubes_to_limbo": {
        "n": number(N, 1, 12),
        "whose": word(KIND, WHOSE),
        "where": words_of(MASK, TARGETS),
        "spread": flag(OTHER),
    },
    "blockade": {"mode": word(KIND, BLOCKADE_MODES), "targets": words_of(MASK, TARGETS)},
    "kill": {
        "actor": word(KIND, ACTORS),
        "power": word(OTHER, ("normal", "none")),
        "scope": word_or(0, LOW, ("same_city", "anywhere")),
        "targets": words_or(EVERY_VICTIM, MASK, VICTIMS),
    },
    "gate": {
        "modes": words_of(MASK, GATE_MODES),
        "actor": word(KIND, ACTORS[:3]),
        "power": word(OTHER, ("normal", "none")),
    },
    "track": {"track": word(KIND, TRACKS), "delta": number(N, -15, 15)},
    "vp": {"n": number(N, 1, 20)},
    "gain_action": {"n": number(N, 1, 9)},
    "sanity_test": {
        "who": word(KIND, TESTED),
        "on_sane": part(False),
        "on_madness": part(False),
    },
    "return_madness": {"n": number(N, 1, 12)},
    "move_agent": {
        "n": number(N, 1, 12),
        "to": word(KIND, ("adjacent", "any_one_city")),
        "which": words_of(MASK, MOVERS),
    },
    "flip_possessed": {"which": word(KIND, ("basic_agent", "own_recruited_agent"))},
    "claim_agent": {
        "from": word(OTHER, ("other_player",)),
        "condition": word(KIND, ("none", "shares_city_with_own_possessed_agent")),
    },
    "claim_city": {"condition": word(KIND, ("none", "control_value_at_most_own_deep_ones_there"))},
    "claim_reserve": {"mode": word(KIND, ("until_agent",)), "place": word(OTHER, ("any_city",))},
    "claim_cubes_to_target": {"targets": words_of(MASK, TARGETS)},
    "add_mythos": {"n": number(N, 1, 24)},
    "destroy_self": {},
    "destroy_rest_of_deck": {},
    "destroy_face_up_card": {"condition": word(KIND, ("none", "no_blockade"))},
    "destroy_agent": {
        "which": word(KIND, ("own_recruited_agent", "other_players_recruited_agent")),
        "condition": word_or(0, OTHER, ("none", "shares_city_with_own_agent")),
    },
    "destroy_own_card": {
        "where": words_of(MASK, HAND_OR_DISCARD),
        "except": words_or(0, OTHER, CARD_EXCEPTIONS),
    },
    "prevent_own_destruction": {
        "cause": word(KIND, ("gate_sanity_test",)),
        "cost": word(OTHER, ("discard_1_card_from_hand",)),
    },
    "end_game_vp": {
        "n": number(N, 1, 20),
        "per": word(KIND, ("mythos_cards_owned", "crypt_tokens", "cities_controlled", "recruited_agents")),
        "each": number(LOW, 1, 24),
    },
    "peek_allegiance": {},
    "others_discard_hand_draw": {"n": number(N, 0, 12)},
    "take_city_card": {"card": word(KIND, CITY_CARDS)},
    "place_deep_ones": {"n": number(N, 1, 8), "to": word(KIND, ("one_city",))},
    "end_game_if_deep_ones": {"n": number(N, 1, 8)},
    "place_cthulhu": {},
    "place_martial_law": {},
    "place_mi_go": {"power": number(N, 0, 9)},
    "move_mi_go": {"may_carry": word_or(0, KIND, ("nobody", "one_recruited_agent_of_any_player"))},
    "take_whateley_tokens": {"n": number(N, 3, 3)},
    "place_whateley": {},
    "choose": {"options": parts()},
    "constant": {
        "rule": word(KIND, CONSTANTS),
        "n": number(N, 1, 20),
        "value": number(N, 1, 20),
        "minimum": number(LOW, 0, 20),
        "targets": words_of(MASK, TARGETS),
        "influence": number(N, 0, 9),
        "power": number(LOW, 0, 9),
        "if_unrevealed": flag(OTHER),
    },
}
# Which arguments a constant rule takes besides its name.
CONSTANT_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "extra_cube_on_add_influence": ("n", "targets"),
    "gain_action_on_first_card_claim_each_turn": ("n",),
    "may_swap_to_opposite_allegiance_at_end": ("if_unrevealed",),
    "whateley_token": ("influence", "power"),
    "insane_at": ("value",),
    "hand_size": ("value",),
    "gate_power_discount": ("n", "minimum"),
}

ADDED: Final = {"n": number(N, 1, 12), "plus_cultist_card": flag(OTHER)}
IF_ABLE: Final = {"if_able": flag(OPTIONAL)}
SANITY_ICON: Final = word(KIND, ("sanity_icon",))
SOLO_ARGUMENTS: Final[dict[str, dict[str, Argument]]] = {
    "s_claim_main": IF_ABLE | {"cubes_to": word_or(0, KIND, ("limbo", "mythos"))},
    "s_claim_city": IF_ABLE,
    "s_claim_mythos": IF_ABLE,
    "s_claim_main_first": {"condition": word(KIND, ("cultist_cubes_at_least",)), "n": number(N, 1, 38)},
    "s_claim_reserve_top": {},
    "s_add_city": ADDED,
    "s_add_main": ADDED,
    "s_add_mythos": ADDED,
    "s_add_main_first": {"n": number(N, 1, 12), "condition": SANITY_ICON},
    "s_add_mythos_first": {"n": number(N, 1, 12), "condition": SANITY_ICON},
    "s_add_mythos_each": {"n": number(N, 1, 12)},
    "s_add_main_each_of_first": {"n": number(N, 1, 12), "cards": number(LOW, 1, 12)},
    "s_add_city_each_of_first": {
        "n": number(N, 1, 12),
        "cities": number(LOW, 1, 12),
        "condition": word(KIND, ("not_controlled_by_cultists",)),
    },
    "s_add_mythos_row": {"n": number(N, 1, 24)},
    "s_kill": IF_ABLE,
    "s_open_gate": IF_ABLE | {"extra_power": number_or(0, N, 0, 9)},
    "s_track": {"track": word(KIND, TRACKS), "delta": number(N, -15, 15)},
    "s_recover_limbo_all": {},
    "s_remove_blockades": {"where": word(KIND, ("cities_not_controlled_by_cultists",))},
    "s_place_blockade_main_first": {"condition": word(KIND, ("player_leads",))},
    "s_player_cubes_to_limbo": {"n": number(N, 1, 12)},
    "s_cultist_effect": {},
    "s_try": {"do": part(True), "then": part(False), "otherwise": part(False)},
}
# A RIPOSTE happens at its own time, and takes nothing that is asked beforehand.
RIPOSTE_ARGUMENTS: Final[dict[str, dict[str, Argument]]] = {
    "sanity_test": {"who": word(KIND, TESTED[:1]), "when": word(OTHER, ("after_each_use",))},
    "destroy_self": {"when": word(OTHER, ("after_played_in_action",))},
    "prevent_own_destruction": ARGUMENTS["prevent_own_destruction"] | {"optional": flag(OPTIONAL)},
}
# Kinds of effects in which only some ops mean something.
ONLY_OPS: Final[dict[str, tuple[str, ...]]] = {
    "RIPOSTE": tuple(RIPOSTE_ARGUMENTS),
    "CONSTANT": ("constant",),
    "END_GAME": ("end_game_vp", "constant"),
}
# Ops that mean something only in effects of certain kinds.
ONLY_IN: Final[dict[str, tuple[str, ...]]] = {
    "constant": ("CONSTANT", "END_GAME"),
    "end_game_vp": ("END_GAME",),
    "prevent_own_destruction": ("RIPOSTE",),
    "claim_cubes_to_target": ("CLAIM",),
    "destroy_rest_of_deck": ("CLAIM",),
    "destroy_self": ("ACTION", "FREE_ACTION", "RIPOSTE"),
    "end_game_if_deep_ones": ("ACTION", "FREE_ACTION"),
}
EFFECT_KINDS: Final = ("ACTION", "FREE_ACTION", "CLAIM", "RIPOSTE", "CONSTANT", "END_GAME")
