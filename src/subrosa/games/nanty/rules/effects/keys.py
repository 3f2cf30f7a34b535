"""The texts of the Action cards (RULES.md 5.7, 20), found by the effect key of the card file."""

from collections.abc import Callable
from typing import Final

from subrosa.games.nanty.rules import building
from subrosa.games.nanty.rules.data import EFFECT_NAMES
from subrosa.games.nanty.rules.effects import board, cards, hands, money, ransom, violence
from subrosa.games.nanty.rules.state import Nanty

Text = Callable[[Nanty, int, int], None]
Test = Callable[[Nanty, int, int], bool]


def always(s: Nanty, seat: int, card: int) -> bool:
    """Allow it: nothing is needed."""
    return True


def never(s: Nanty, seat: int, card: int) -> bool:
    """Refuse it: reactions are not carried out as an action."""
    return False


def any_money_or_hands(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether another player has anything to give."""
    return money.any_money(s, seat, card) or hands.any_hands(s, seat, card)


def nothing(s: Nanty, seat: int, card: int) -> None:
    """Do nothing: for texts that are dealt with elsewhere, reactions and playing two cards."""


# What each text does, and when it can be used at all: not if everybody can see that nothing would happen (5.7).
TEXTS: Final[dict[str, tuple[Text, Test]]] = {
    "": (nothing, never),
    "react_relocate_removed": (nothing, never),
    "react_stop_move_or_remove": (nothing, never),
    "react_immune_to_text": (nothing, never),
    "react_end_own_turn": (nothing, never),
    "react_stop_removal": (nothing, never),
    "play_two": (nothing, hands.any_own_card),
    "loan": (money.loan, always),
    "take_from_each": (money.take_from_each, money.any_money),
    "take_from_player": (money.take_from_player, money.any_money),
    "force_gift": (money.force_gift, money.any_money),
    "cash_or_card_from_each": (money.cash_or_card_from_each, any_money_or_hands),
    "demand_cards": (hands.demand_cards, hands.any_hands),
    "sell_card": (hands.sell_card, hands.any_own_card),
    "sticky_card": (ransom.sticky_card, always),
    "fire_brigade": (ransom.fire_brigade, ransom.any_houses),
    "inspect_and_discard": (hands.inspect_and_discard, hands.any_hands),
    "steal_random": (hands.steal_random, hands.any_hands),
    "swap_hands": (hands.exchange_hands, hands.any_card_at_all),
    "peek_identities": (cards.peek_identities, always),
    "swap_identity": (cards.swap_identity, always),
    "die_gamble_bank": (money.die_gamble_bank, always),
    "die_gamble_player": (violence.die_gamble_player, always),
    "die_gamble_kill": (violence.die_gamble_kill, always),
    "draw": (cards.draw, cards.can_draw),
    "draw_from_discard": (cards.draw_from_discard, cards.any_discards),
    "draw_per_own_building": (cards.draw_per_own_building, cards.can_draw_for_buildings),
    "discard_one": (cards.discard_one, hands.any_own_card),
    "discard_for_money": (cards.discard_for_money, hands.any_own_card),
    "discard_and_refill": (cards.discard_and_refill, cards.can_refill),
    "earn_per_agent_in_district": (money.earn_per_agent_in_district, money.anybody_in_district),
    "earn_per_agent_in_trouble": (money.earn_per_agent_in_trouble, money.any_trouble),
    "earn_per_trouble": (money.earn_per_trouble, money.any_trouble),
    "earn_per_building": (money.earn_per_building, money.any_building),
    "move_other_adjacent": (board.move_other_adjacent, board.can_move_other),
    "move_own_from_trouble": (board.move_own_from_trouble, board.can_move_from_trouble),
    "move_own_anywhere": (board.move_own_anywhere, board.any_own_agent),
    "pay_to_move_own": (board.pay_to_move_own, board.can_pay_to_move),
    "swap_two_agents": (board.swap_two_agents, board.can_swap_two),
    "place_near": (board.place_near, board.can_place_near),
    "place_in_trouble": (board.place_in_trouble, board.can_place_in_trouble),
    "place_at_own_building": (board.place_at_own_building, board.can_place_at_own_building),
    "place_anywhere_no_trouble": (board.place_anywhere_no_trouble, always),
    "place_trouble": (board.place_trouble, board.can_place_trouble),
    "place_trouble_adjacent": (board.place_trouble_adjacent, board.can_place_trouble_adjacent),
    "each_other_removes_own": (violence.each_other_removes_own, violence.any_other_agents),
    "remove_in_district": (violence.remove_in_district, money.anybody_in_district),
    "ripper": (violence.ripper, always),
    "hire_removal": (violence.hire_removal, violence.can_pay),
    "pay_to_assassinate": (violence.pay_to_assassinate, violence.can_pay_to_assassinate),
    "replace_building": (building.replace_building, building.can_take_over),
    "build_half_price": (building.build_half_price, building.can_build_half),
}
RUN: Final = [TEXTS[name][0] for name in EFFECT_NAMES]
CAN: Final = [TEXTS[name][1] for name in EFFECT_NAMES]
