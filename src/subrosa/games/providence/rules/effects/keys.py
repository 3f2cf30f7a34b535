"""Which function does which op, in the order of RULES.md 21."""

from subrosa.games.providence.rules.effects import agents, cards, cities, cubes, minds, special_pieces, ways
from subrosa.games.providence.rules.effects.run import CAN, COULD, FULL, RUN, can_run
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import (
    ADD_INFLUENCE,
    ADD_MYTHOS,
    BLOCKADE,
    CHOOSE,
    CLAIM_AGENT,
    CLAIM_CITY,
    CLAIM_RESERVE,
    CUBES_TO_LIMBO,
    CUBES_TO_TARGET,
    DESTROY_AGENT,
    DESTROY_DECK,
    DESTROY_FACE_UP,
    DESTROY_OWN_CARD,
    DESTROY_SELF,
    DISCARD_DRAW,
    DRAW,
    END_IF_DEEP_ONES,
    FLIP_POSSESSED,
    FORCE_RETRIEVE,
    GAIN_ACTION,
    GAIN_CUBES,
    GAIN_VP,
    GATE,
    KILL_AGENT,
    MOVE_AGENT,
    MOVE_MI_GO,
    MOVE_TRACK,
    OTHERS_REDRAW,
    PEEK,
    PLACE_CTHULHU,
    PLACE_DEEP_ONES,
    PLACE_MARTIAL_LAW,
    PLACE_MI_GO,
    PLACE_WHATELEY,
    RECOVER_CARD,
    RETURN_MADNESS,
    SANITY_TEST,
    TAKE_CITY_CARD,
    TAKE_WHATELEYS,
)

CAN.update(
    {
        DRAW: cards.can_draw,
        DISCARD_DRAW: cards.can_redraw,
        RECOVER_CARD: cards.can_recover,
        ADD_INFLUENCE: cubes.can_add,
        GAIN_CUBES: cubes.can_gain,
        FORCE_RETRIEVE: cubes.can_take_away,
        CUBES_TO_LIMBO: cubes.can_take_away,
        BLOCKADE: cubes.can_blockade,
        KILL_AGENT: agents.can_kill,
        GATE: agents.can_gate,
        MOVE_TRACK: cards.can_track,
        GAIN_VP: cards.can_always,
        GAIN_ACTION: cards.can_always,
        SANITY_TEST: minds.can_test,
        RETURN_MADNESS: minds.can_return_madness,
        MOVE_AGENT: agents.can_move,
        FLIP_POSSESSED: agents.can_flip,
        CLAIM_AGENT: agents.can_seize,
        CLAIM_CITY: cities.can_claim_city,
        CLAIM_RESERVE: cities.can_claim_reserve,
        CUBES_TO_TARGET: cards.can_always,
        ADD_MYTHOS: cities.can_add_mythos,
        DESTROY_SELF: cards.can_always,
        DESTROY_DECK: cities.can_destroy_deck,
        DESTROY_FACE_UP: cities.can_raze,
        DESTROY_AGENT: agents.can_destroy_agent,
        DESTROY_OWN_CARD: cards.can_burn,
        PEEK: minds.can_peek,
        OTHERS_REDRAW: cards.can_others_redraw,
        TAKE_CITY_CARD: cards.can_take_city_card,
        PLACE_DEEP_ONES: special_pieces.can_place_deep,
        END_IF_DEEP_ONES: special_pieces.can_end,
        PLACE_CTHULHU: special_pieces.can_place_cthulhu,
        PLACE_MARTIAL_LAW: cards.can_always,
        PLACE_MI_GO: agents.can_place_mi_go,
        MOVE_MI_GO: agents.can_move_mi_go,
        TAKE_WHATELEYS: cards.can_always,
        PLACE_WHATELEY: special_pieces.can_place_whateley,
        CHOOSE: ways.can_choose,
    }
)

COULD.update(
    {
        KILL_AGENT: agents.could_kill,
        GATE: agents.could_gate,
        DESTROY_OWN_CARD: cards.could_burn,
        CHOOSE: ways.could_choose,
    }
)

FULL.update(
    {
        DRAW: cards.can_draw_all,
        RECOVER_CARD: cards.can_recover_all,
        GAIN_CUBES: cubes.can_gain_all,
        MOVE_TRACK: cards.can_track_all,
        ADD_MYTHOS: cities.can_add_mythos_all,
        PLACE_DEEP_ONES: special_pieces.can_place_deep_all,
    }
)

RUN.update(
    {
        DRAW: cards.run_draw,
        DISCARD_DRAW: cards.run_redraw,
        RECOVER_CARD: cards.run_recover,
        ADD_INFLUENCE: cubes.run_add,
        GAIN_CUBES: cubes.run_gain,
        FORCE_RETRIEVE: cubes.run_take_away,
        CUBES_TO_LIMBO: cubes.run_take_away,
        BLOCKADE: cubes.run_blockade,
        KILL_AGENT: agents.run_kill,
        GATE: agents.run_gate,
        MOVE_TRACK: cards.run_track,
        GAIN_VP: cards.run_vp,
        GAIN_ACTION: cards.run_gain_action,
        SANITY_TEST: minds.run_test,
        RETURN_MADNESS: minds.run_return_madness,
        MOVE_AGENT: agents.run_move,
        FLIP_POSSESSED: agents.run_flip,
        CLAIM_AGENT: agents.run_seize,
        CLAIM_CITY: cities.run_claim_city,
        CLAIM_RESERVE: cities.run_claim_reserve,
        CUBES_TO_TARGET: cubes.run_send,
        ADD_MYTHOS: cities.run_add_mythos,
        DESTROY_SELF: cards.run_destroy_self,
        DESTROY_DECK: cities.run_destroy_deck,
        DESTROY_FACE_UP: cities.run_raze,
        DESTROY_AGENT: agents.run_destroy_agent,
        DESTROY_OWN_CARD: cards.run_burn,
        PEEK: minds.run_peek,
        OTHERS_REDRAW: cards.run_others_redraw,
        TAKE_CITY_CARD: cards.run_take_city_card,
        PLACE_DEEP_ONES: special_pieces.run_place_deep,
        PLACE_CTHULHU: special_pieces.run_place_cthulhu,
        PLACE_MARTIAL_LAW: special_pieces.run_martial_law,
        PLACE_MI_GO: agents.run_place_mi_go,
        MOVE_MI_GO: agents.run_move_mi_go,
        TAKE_WHATELEYS: special_pieces.run_take_whateleys,
        PLACE_WHATELEY: special_pieces.run_place_whateley,
        CHOOSE: ways.run_choose,
    }
)


def can_use(s: Providence, seat: int, card: int) -> bool:
    """Tell whether the ACTION of a card in hand, or of a Mythos card, may be used."""
    program = s.edition.program[card]
    return program >= 0 and can_run(s, seat, program, card)


def can_use_freely(s: Providence, seat: int, card: int) -> bool:
    """Tell whether the FREE ACTION of a card in hand, or of a Mythos card, may be used."""
    program = s.edition.free_program[card]
    return program >= 0 and can_run(s, seat, program, card)
