"""What the text of a card lacks that could do nothing now (RULES.md 7.2, 19): from what everybody can see."""

from typing import Final

from subrosa.core.step import Refusal
from subrosa.games.emerald.rules.effects.agents import others_agents, own_cities
from subrosa.games.emerald.rules.state import IN_SLOT, LIMBO, SUPPLY, Emerald
from subrosa.games.emerald.rules.words import (
    BROTHERHOOD,
    BURTSEV,
    CARDS,
    CTHULHU,
    DIOGENES,
    DUCHESS,
    HIDE_ROYALTY,
    IRENE,
    LESTRADE,
    MI_GO,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    SHOGGOTH,
    THIRD_SECTION,
    VAMPIRES,
    WATSON,
    YOG_SOTHOTH,
)

LACKING: Final = {
    CTHULHU: Refusal("nothing-in-any-city", "19.3", {"card": CARDS[CTHULHU]}),
    DIOGENES: Refusal("nothing-to-draw", "19.4", {"card": CARDS[DIOGENES]}),
    WATSON: Refusal("nothing-to-draw", "19.5", {"card": CARDS[WATSON]}),
    DUCHESS: Refusal("no-card-with-majority", "19.6", {"card": CARDS[DUCHESS]}),
    HIDE_ROYALTY: Refusal("no-royalty-with-majority", "19.9", {"card": CARDS[HIDE_ROYALTY]}),
    BROTHERHOOD: Refusal("limbo-empty", "19.11", {"card": CARDS[BROTHERHOOD]}),
    LESTRADE: Refusal("no-cubes-in-any-city", "19.13", {"card": CARDS[LESTRADE]}),
    IRENE: Refusal("no-victim-in-any-city", "19.14", {"card": CARDS[IRENE]}),
    MI_GO: Refusal("no-agents-out", "19.16"),
    OKHRANA: Refusal("no-cubes-in-any-city", "19.18", {"card": CARDS[OKHRANA]}),
    PEOPLES_WILL: Refusal("limbo-empty", "19.19", {"card": CARDS[PEOPLES_WILL]}),
    PINKERTON: Refusal("no-agents-left", "19.21", {"card": CARDS[PINKERTON]}),
    SHOGGOTH: Refusal("no-victim-in-any-city", "19.23", {"card": CARDS[SHOGGOTH]}),
    THIRD_SECTION: Refusal("no-card-in-any-city", "19.27", {"card": CARDS[THIRD_SECTION]}),
    VAMPIRES: Refusal("no-victim-with-agents", "19.28", {"card": CARDS[VAMPIRES]}),
    BURTSEV: Refusal("all-revealed", "19.29", {"card": CARDS[BURTSEV]}),
    YOG_SOTHOTH: Refusal("no-agents-out", "19.30"),
}


def why_no_effect(s: Emerald, seat: int, card: int) -> Refusal:
    """Tell what a text lacks that cannot be used."""
    found = LACKING[card]
    if card in (IRENE, VAMPIRES) and not s.agents(SUPPLY, seat):
        return Refusal("no-agent-to-put", found.rule, {"card": CARDS[card]})
    if card == BROTHERHOOD and s.cubes(LIMBO, seat):
        return Refusal("no-agents-on-board", found.rule, {"card": CARDS[card]})
    return found


def has_target(s: Emerald, seat: int) -> bool:
    """Tell whether there is anybody whom a player could assassinate, bombs not counted (11.1, 11.2)."""
    cities = [city for city in own_cities(s, seat) if s.leader(city) == seat]
    return bool(others_agents(s, seat, cities)) or any(s.royalty[city] == IN_SLOT for city in cities)
