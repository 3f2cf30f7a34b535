"""The texts of the Action cards (RULES.md 5.7, 20), found by the effect key of the card file."""

from collections.abc import Callable
from typing import Final

from subrosa.games.nanty import (
    building,
    texts_board,
    texts_cards,
    texts_hands,
    texts_money,
    texts_ransom,
    texts_violence,
)
from subrosa.games.nanty.data import EFFECT_NAMES
from subrosa.games.nanty.state import Nanty

Text = Callable[[Nanty, int, int], None]
Test = Callable[[Nanty, int, int], bool]


def always(s: Nanty, seat: int, card: int) -> bool:
    """Nothing is needed."""
    return True


def never(s: Nanty, seat: int, card: int) -> bool:
    """Reactions, which are not carried out as an action."""
    return False


def any_money_or_hands(s: Nanty, seat: int, card: int) -> bool:
    """Has another player anything to give?"""
    return texts_money.any_money(s, seat, card) or texts_hands.any_hands(s, seat, card)


def nothing(s: Nanty, seat: int, card: int) -> None:
    """Texts that are dealt with elsewhere: reactions, and playing two cards."""


# What each text does, and when it can be used at all: not if everybody can see that nothing would happen (5.7).
TEXTS: Final[dict[str, tuple[Text, Test]]] = {
    "": (nothing, never),
    "react_relocate_removed": (nothing, never),
    "react_stop_move_or_remove": (nothing, never),
    "react_immune_to_text": (nothing, never),
    "react_end_own_turn": (nothing, never),
    "react_stop_removal": (nothing, never),
    "play_two": (nothing, texts_hands.any_own_card),
    "loan": (texts_money.loan, always),
    "take_from_each": (texts_money.take_from_each, texts_money.any_money),
    "take_from_player": (texts_money.take_from_player, texts_money.any_money),
    "force_gift": (texts_money.force_gift, texts_money.any_money),
    "cash_or_card_from_each": (texts_money.cash_or_card_from_each, any_money_or_hands),
    "demand_cards": (texts_hands.demand_cards, texts_hands.any_hands),
    "sell_card": (texts_hands.sell_card, texts_hands.any_own_card),
    "sticky_card": (texts_ransom.sticky_card, always),
    "fire_brigade": (texts_ransom.fire_brigade, texts_ransom.any_houses),
    "inspect_and_discard": (texts_hands.inspect_and_discard, texts_hands.any_hands),
    "steal_random": (texts_hands.steal_random, texts_hands.any_hands),
    "swap_hands": (texts_hands.exchange_hands, texts_hands.any_card_at_all),
    "peek_identities": (texts_cards.peek_identities, always),
    "swap_identity": (texts_cards.swap_identity, always),
    "die_gamble_bank": (texts_money.die_gamble_bank, always),
    "die_gamble_player": (texts_violence.die_gamble_player, always),
    "die_gamble_kill": (texts_violence.die_gamble_kill, always),
    "draw": (texts_cards.draw, texts_cards.can_draw),
    "draw_from_discard": (texts_cards.draw_from_discard, texts_cards.any_discards),
    "draw_per_own_building": (texts_cards.draw_per_own_building, texts_cards.can_draw_for_buildings),
    "discard_one": (texts_cards.discard_one, texts_hands.any_own_card),
    "discard_for_money": (texts_cards.discard_for_money, texts_hands.any_own_card),
    "discard_and_refill": (texts_cards.discard_and_refill, texts_cards.can_refill),
    "earn_per_agent_in_district": (texts_money.earn_per_agent_in_district, texts_money.anybody_in_district),
    "earn_per_agent_in_trouble": (texts_money.earn_per_agent_in_trouble, texts_money.any_trouble),
    "earn_per_trouble": (texts_money.earn_per_trouble, texts_money.any_trouble),
    "earn_per_building": (texts_money.earn_per_building, texts_money.any_building),
    "move_other_adjacent": (texts_board.move_other_adjacent, texts_board.can_move_other),
    "move_own_from_trouble": (texts_board.move_own_from_trouble, texts_board.can_move_from_trouble),
    "move_own_anywhere": (texts_board.move_own_anywhere, texts_board.any_own_agent),
    "pay_to_move_own": (texts_board.pay_to_move_own, texts_board.can_pay_to_move),
    "swap_two_agents": (texts_board.swap_two_agents, texts_board.can_swap_two),
    "place_near": (texts_board.place_near, texts_board.can_place_near),
    "place_in_trouble": (texts_board.place_in_trouble, texts_board.can_place_in_trouble),
    "place_at_own_building": (texts_board.place_at_own_building, texts_board.can_place_at_own_building),
    "place_anywhere_no_trouble": (texts_board.place_anywhere_no_trouble, always),
    "place_trouble": (texts_board.place_trouble, texts_board.can_place_trouble),
    "place_trouble_adjacent": (texts_board.place_trouble_adjacent, texts_board.can_place_trouble_adjacent),
    "each_other_removes_own": (texts_violence.each_other_removes_own, texts_violence.any_other_agents),
    "remove_in_district": (texts_violence.remove_in_district, texts_money.anybody_in_district),
    "ripper": (texts_violence.ripper, always),
    "hire_removal": (texts_violence.hire_removal, texts_violence.can_pay),
    "pay_to_assassinate": (texts_violence.pay_to_assassinate, texts_violence.can_pay_to_assassinate),
    "replace_building": (building.replace_building, building.can_take_over),
    "build_half_price": (building.build_half_price, building.can_build_half),
}
RUN: Final = [TEXTS[name][0] for name in EFFECT_NAMES]
CAN: Final = [TEXTS[name][1] for name in EFFECT_NAMES]
