"""Which text belongs to which card, and when it can be used (RULES.md 7.2, 19)."""

from collections.abc import Callable
from typing import Final

from subrosa.core.choice import Choice
from subrosa.games.emerald.rules.effects import agents, cards, cities, zombies
from subrosa.games.emerald.rules.state import Emerald
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    BROTHERHOOD,
    BURTSEV,
    CHANGE_OF_HEART,
    CTHULHU,
    DIOGENES,
    DUCHESS,
    FREEMASONS,
    FREUD,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HUDSON,
    IRENE,
    LEOPOLD,
    LESTRADE,
    MI_GO,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    SHOGGOTH,
    TERRORS,
    THIRD_SECTION,
    VAMPIRES,
    WATSON,
    YOG_SOTHOTH,
    ZOMBIES,
)

Run = Callable[[Emerald, int, tuple[Choice, ...]], None]
Can = Callable[[Emerald, int], bool]

RUN: Final[dict[int, Run]] = {
    BLACK_HAND: cards.black_hand,
    CHANGE_OF_HEART: cards.change_of_heart,
    CTHULHU: cities.cthulhu,
    DIOGENES: cards.draw_two,
    WATSON: cards.draw_two,
    DUCHESS: cities.duchess,
    FREEMASONS: cards.redraw,
    HUDSON: cards.redraw,
    HIDE_ROYALTY: cities.hide_royalty,
    BROTHERHOOD: cities.brotherhood,
    LESTRADE: cities.lestrade,
    IRENE: agents.irene,
    GOLOVINSKI: cards.golovinski,
    MI_GO: agents.mi_go,
    OKHRANA: cities.okhrana,
    PEOPLES_WILL: cities.peoples_will,
    PINKERTON: agents.pinkerton,
    SHOGGOTH: agents.shoggoth,
    FREUD: cards.freud,
    LEOPOLD: cards.leopold,
    TERRORS: cards.terrors,
    THIRD_SECTION: cities.third_section,
    VAMPIRES: agents.vampires,
    BURTSEV: cards.burtsev,
    YOG_SOTHOTH: agents.yog_sothoth,
    ZOMBIES: zombies.zombies,
}


def can_draw(s: Emerald, seat: int) -> bool:
    return bool(s.decks[seat] or s.discards[seat])


def can_claim_without(s: Emerald, seat: int) -> bool:
    return bool(cities.duchess_cities(s, seat))


def can_hide(s: Emerald, seat: int) -> bool:
    return bool(cities.hiding_places(s, seat))


def can_censor(s: Emerald, seat: int) -> bool:
    return bool(cities.cities_with_cards(s))


def can_look(s: Emerald, seat: int) -> bool:
    return bool(cards.unrevealed_others(s, seat))


# Texts that are not named here can always be used.
CAN: Final[dict[int, Can]] = {
    WATSON: can_draw,
    DIOGENES: can_draw,
    CTHULHU: cities.can_cthulhu,
    DUCHESS: can_claim_without,
    HIDE_ROYALTY: can_hide,
    BROTHERHOOD: cities.can_brotherhood,
    PEOPLES_WILL: cities.can_peoples_will,
    LESTRADE: cities.can_touch_cubes,
    OKHRANA: cities.can_touch_cubes,
    IRENE: agents.can_irene,
    VAMPIRES: agents.can_vampires,
    MI_GO: agents.has_agent_in_city,
    YOG_SOTHOTH: agents.has_agent_in_city,
    PINKERTON: agents.can_pinkerton,
    SHOGGOTH: agents.can_shoggoth,
    THIRD_SECTION: can_censor,
    BURTSEV: can_look,
    ZOMBIES: zombies.can_zombies,
}


def can_use(s: Emerald, seat: int, card: int) -> bool:
    """Tell whether the text of a card could do anything now."""
    can = CAN.get(card)
    return can is None or can(s, seat)
