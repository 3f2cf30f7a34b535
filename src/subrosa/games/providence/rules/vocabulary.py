"""The language of effects (RULES.md 21): every op that a card may be written with, and what each of its words means.

An effect in cards.toml is a list of ops such as `{ op = "draw", n = 2 }`. Here is which ops there are, `arguments` says
which arguments each has and what these may be. `programs` reads effects with both into `Op`s, and `effects` carries
them out.
"""

from typing import Final

# What may be targeted.
TARGETS: Final = ("city", "main", "mythos")
CITY_TARGET: Final = 1
MAIN_TARGET: Final = 2
MYTHOS_TARGET: Final = 4

ACTORS: Final = ("this_agent", "any_own_agent", "basic_agent", "none")
THIS_AGENT: Final = 0
ANY_OWN_AGENT: Final = 1
BASIC_AGENT: Final = 2
NO_ACTOR: Final = 3

WHOSE: Final = ("one_other_player", "others", "any")
ONE_OTHER: Final = 0
ALL_OTHERS: Final = 1
ANYBODYS: Final = 2

BLOCKADE_MODES: Final = ("place", "remove", "place_or_remove", "move")
PLACE_BLOCKADE: Final = 0
REMOVE_BLOCKADE: Final = 1
PLACE_OR_REMOVE: Final = 2
MOVE_BLOCKADE: Final = 3

VICTIMS: Final = ("recruited_agent", "deep_one", "basic_agent", "mi_go")
RECRUITED_VICTIM: Final = 1
DEEP_ONE_VICTIM: Final = 2
BASIC_VICTIM: Final = 4
MI_GO_VICTIM: Final = 8
EVERY_VICTIM: Final = 15

# Where a kill may be done, and whom it may concern.
SAME_CITY: Final = 0
ANYWHERE: Final = 1
POSSESSED_TOO: Final = 2  # in the same City; not a word of the language: Hastur's rule is written with it

GATE_MODES: Final = ("close", "open")
CLOSE_MODE: Final = 1
OPEN_MODE: Final = 2

TESTED: Final = ("self", "choose_other", "choose_any")
SELF: Final = 0
CHOOSE_OTHER: Final = 1

MOVERS: Final = ("own_agent", "own_deep_one")
AGENT_MOVER: Final = 1
DEEP_ONE_MOVER: Final = 2

HAND_OR_DISCARD: Final = ("hand", "discard")
FROM_HAND: Final = 1
FROM_DISCARD: Final = 2
CARD_EXCEPTIONS: Final = ("city_card", "own_agent_card")

# Rules in force while a card is owned.
CONSTANTS: Final = (
    "cthulhu_city_closed",
    "recruited_agents_gain_kill_incl_possessed",
    "first_claimed_main_card_to_hand_each_turn",
    "claim_cards_on_tie",
    "win_scoring_ties",
    "extra_cube_on_add_influence",
    "ignore_blockades_when_claiming",
    "gain_action_on_first_card_claim_each_turn",
    "claim_recruited_agents_you_kill",
    "after_claim_action_reveal_reserve_destroy_or_claim",
    "may_swap_to_opposite_allegiance_at_end",
    "whateley_token",
    "insane_at",
    "hand_size",
    "gate_power_discount",
)
CITY_CLOSED: Final = 0
AGENTS_HUNT: Final = 1
FIRST_CARD_TO_HAND: Final = 2
CLAIM_ON_TIE: Final = 3
WIN_TIES: Final = 4
EXTRA_CUBE: Final = 5
IGNORE_BLOCKADES: Final = 6
ACTION_ON_CLAIM: Final = 7
CLAIM_KILLED: Final = 8
SILVER_KEY: Final = 9
MAY_SWAP: Final = 10
WHATELEY_TOKEN: Final = 11
INSANE_AT: Final = 12
HAND_SIZE: Final = 13
GATE_DISCOUNT: Final = 14

# The ops, in the order of RULES.md 21. Their numbers are their places here.
OPS: Final = (
    "draw",
    "discard_draw",
    "recover_from_discard",
    "add_influence",
    "gain_cubes",
    "force_retrieve",
    "cubes_to_limbo",
    "blockade",
    "kill",
    "gate",
    "track",
    "vp",
    "gain_action",
    "sanity_test",
    "return_madness",
    "move_agent",
    "flip_possessed",
    "claim_agent",
    "claim_city",
    "claim_reserve",
    "claim_cubes_to_target",
    "add_mythos",
    "destroy_self",
    "destroy_rest_of_deck",
    "destroy_face_up_card",
    "destroy_agent",
    "destroy_own_card",
    "prevent_own_destruction",
    "end_game_vp",
    "peek_allegiance",
    "others_discard_hand_draw",
    "take_city_card",
    "place_deep_ones",
    "end_game_if_deep_ones",
    "place_cthulhu",
    "place_martial_law",
    "place_mi_go",
    "move_mi_go",
    "take_whateley_tokens",
    "place_whateley",
    "choose",
    "constant",
)
DRAW: Final = 0
DISCARD_DRAW: Final = 1
RECOVER_CARD: Final = 2
ADD_INFLUENCE: Final = 3
GAIN_CUBES: Final = 4
FORCE_RETRIEVE: Final = 5
CUBES_TO_LIMBO: Final = 6
BLOCKADE: Final = 7
KILL_AGENT: Final = 8
GATE: Final = 9
MOVE_TRACK: Final = 10
GAIN_VP: Final = 11
GAIN_ACTION: Final = 12
SANITY_TEST: Final = 13
RETURN_MADNESS: Final = 14
MOVE_AGENT: Final = 15
FLIP_POSSESSED: Final = 16
CLAIM_AGENT: Final = 17
CLAIM_CITY: Final = 18
CLAIM_RESERVE: Final = 19
CUBES_TO_TARGET: Final = 20
ADD_MYTHOS: Final = 21
DESTROY_SELF: Final = 22
DESTROY_DECK: Final = 23
DESTROY_FACE_UP: Final = 24
DESTROY_AGENT: Final = 25
DESTROY_OWN_CARD: Final = 26
PREVENT_DESTRUCTION: Final = 27
END_GAME_VP: Final = 28
PEEK: Final = 29
OTHERS_REDRAW: Final = 30
TAKE_CITY_CARD: Final = 31
PLACE_DEEP_ONES: Final = 32
END_IF_DEEP_ONES: Final = 33
PLACE_CTHULHU: Final = 34
PLACE_MARTIAL_LAW: Final = 35
PLACE_MI_GO: Final = 36
MOVE_MI_GO: Final = 37
TAKE_WHATELEYS: Final = 38
PLACE_WHATELEY: Final = 39
CHOOSE: Final = 40
CONSTANT: Final = 41

# What the Cultists of a solo game do (18, 21). Their numbers go on where those of the other ops end.
SOLO_OPS: Final = (
    "s_claim_main",
    "s_claim_city",
    "s_claim_mythos",
    "s_claim_main_first",
    "s_claim_reserve_top",
    "s_add_city",
    "s_add_main",
    "s_add_mythos",
    "s_add_main_first",
    "s_add_mythos_first",
    "s_add_mythos_each",
    "s_add_main_each_of_first",
    "s_add_city_each_of_first",
    "s_add_mythos_row",
    "s_kill",
    "s_open_gate",
    "s_track",
    "s_recover_limbo_all",
    "s_remove_blockades",
    "s_place_blockade_main_first",
    "s_player_cubes_to_limbo",
    "s_cultist_effect",
    "s_try",
)
FIRST_SOLO_OP: Final = 42
S_CLAIM_MAIN: Final = 42
S_CLAIM_CITY: Final = 43
S_CLAIM_MYTHOS: Final = 44
S_CLAIM_MAIN_FIRST: Final = 45
S_CLAIM_RESERVE_TOP: Final = 46
S_ADD_CITY: Final = 47
S_ADD_MAIN: Final = 48
S_ADD_MYTHOS: Final = 49
S_ADD_MAIN_FIRST: Final = 50
S_ADD_MYTHOS_FIRST: Final = 51
S_ADD_MYTHOS_EACH: Final = 52
S_ADD_MAIN_EACH: Final = 53
S_ADD_CITY_EACH: Final = 54
S_ADD_MYTHOS_ROW: Final = 55
S_KILL: Final = 56
S_OPEN_GATE: Final = 57
S_TRACK: Final = 58
S_RECOVER_LIMBO: Final = 59
S_REMOVE_BLOCKADES: Final = 60
S_PLACE_BLOCKADE: Final = 61
S_PLAYER_CUBES: Final = 62
S_CULTIST_EFFECT: Final = 63
S_TRY: Final = 64

# Fields of an Op that an argument may fill.
N: Final = 0
LOW: Final = 1
MASK: Final = 2
KIND: Final = 3
OTHER: Final = 4
OPTIONAL: Final = 5
REQUIRED: Final = 6
ONCE: Final = 7
FIELDS: Final = 8


class Op:
    """One op of an effect, read. What its fields mean depends on the op: see ARGUMENTS."""

    __slots__ = ("code", "kind", "low", "mask", "n", "once", "optional", "other", "required", "subs")

    def __init__(self, code: int, fields: list[int], subs: tuple[int, ...]) -> None:
        self.code = code
        self.n = fields[N]
        self.low = fields[LOW]
        self.mask = fields[MASK]
        self.kind = fields[KIND]
        self.other = fields[OTHER]
        self.optional = fields[OPTIONAL] > 0
        self.required = fields[REQUIRED] > 0
        self.once = fields[ONCE] > 0
        self.subs = subs  # programs: what is chosen from, or what follows a test
