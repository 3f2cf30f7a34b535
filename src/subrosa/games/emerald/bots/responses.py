"""How good each answer is to the questions that come up within an action, or when others act."""

from collections.abc import Callable
from typing import Any, Final

from subrosa.games.emerald.bots.deeds import Deeds, destroyed
from subrosa.games.emerald.bots.effects import (
    A_ZOMBIE,
    CITIES_OF,
    TARGETS_OF,
    eaten,
    lift,
    put_agent,
    sacrificed,
    terrify,
)
from subrosa.games.emerald.rules.blocks import CATACLYSM, IRENE_REPLACES, REPLACEMENT
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    LOYALIST,
    NO_CARD,
    RESTORATIONIST,
    TERRORS,
)

LIKELY_POINTS: Final = 3  # of a kill field, where the card cannot be seen from the question
A_BLOCK: Final = 0.2  # points; what it costs to use up a block


class Question:
    """One question, and the table it is asked at."""

    def __init__(self, deeds: Deeds, prompt: dict[str, Any]) -> None:
        self.deeds = deeds
        self.table = deeds.table
        self.args: dict[str, Any] = prompt["args"]

    def card(self) -> int:
        """Return the card that the question is about."""
        return CARDS.index(self.args["card"])


Answer = Callable[[Question, list[str]], float]


def city_of(words: list[str]) -> int:
    """Return the city that an answer names first."""
    return CITIES.index(words[1])


def agent(asked: Question, words: list[str]) -> float:
    """Judge putting an agent from the supply into a city."""
    return asked.deeds.worth(put_agent(asked.table, city_of(words)))


def take_cube(asked: Question, words: list[str]) -> float:
    """Judge taking a cube back, from Limbo or from a city."""
    table = asked.table.copy()
    me = table.me
    if words[0] == "limbo":
        table.limbo[me] -= 1
    else:
        table.cubes[city_of(words) * table.seats + me] -= 1
    table.supply[me] += 1
    return asked.deeds.worth(table)


def move_agent(asked: Question, words: list[str]) -> float:
    """Judge moving an agent, or no more of them."""
    table = asked.table.copy()
    if words[0] == "stop":
        return asked.deeds.worth(table)
    lift(table, city_of(words))
    return asked.deeds.worth(put_agent(table, CITIES.index(words[2])))


def face(asked: Question, words: list[str]) -> float:
    """Judge choosing a player: to be terrified, or to be looked at, which tells most where it is least clear."""
    seat = int(words[1])
    if asked.card() == TERRORS:
        return asked.deeds.mean(terrify(asked.table, seat))
    deals = asked.deeds.judge.hopes.deals
    loyal: float = sum([deal.chance for deal in deals if deal.sides[seat] == LOYALIST])
    return loyal * (1 - loyal)


def aim(asked: Question, words: list[str]) -> float:
    """Judge aiming at an agent, or at cubes, or stopping."""
    if words[0] == "stop":
        return asked.deeds.worth(asked.table)
    aim_at = TARGETS_OF[asked.card()]
    return asked.deeds.mean(aim_at(asked.deeds, asked.table, city_of(words), int(words[2])))


def choose_city(asked: Question, words: list[str]) -> float:
    """Judge a text in a city."""
    return asked.deeds.mean(CITIES_OF[asked.card()](asked.deeds, asked.table, city_of(words)))


def fly_away(asked: Question, words: list[str]) -> float:
    """Judge putting an agent on Mi-Go, or no second one."""
    table = asked.table.copy()
    if words[0] == "lift":
        lift(table, city_of(words))
        table.mi_go[table.me] += 1
    return asked.deeds.worth(table)


def sacrifice(asked: Question, words: list[str]) -> float:
    """Judge giving an agent to Yog Sothoth, or no more of them."""
    if words[0] == "lift":
        return max([asked.deeds.worth(after) for after in sacrificed(asked.table, city_of(words))])
    return asked.deeds.worth(asked.table)


def hire(asked: Question, words: list[str]) -> float:
    """Judge from where to take the agent that is sent out."""
    table = asked.table.copy()
    start = NO_CARD if words[0] == "supply" else city_of(words)
    lift(table, start)
    return max([asked.deeds.worth(put_agent(table, city)) for city in range(CITY_COUNT) if city != start])


def back(asked: Question, words: list[str]) -> float:
    """Take back as many cubes as possible."""
    return int(words[1]) / 100


def zombie_attack(asked: Question, words: list[str]) -> float:
    """Judge an attack of the zombies, or none."""
    if words[0] == "stop":
        return asked.deeds.worth(asked.table)
    return asked.deeds.mean(eaten(asked.table, city_of(words), int(words[2])))


def raise_zombie(asked: Question, words: list[str]) -> float:
    """Judge where a zombie rises: among agents of others."""
    table = asked.table
    first = city_of(words) * table.seats
    others = sum(table.agents[first : first + table.seats]) - table.agents[first + table.me]
    return A_ZOMBIE * others / (1 + table.zombies[city_of(words)])


def block(asked: Question, words: list[str]) -> float:
    """Judge a block by what would happen without it."""
    table, attack = asked.table.copy(), asked.args["attack"]
    city, attacker = CITIES.index(asked.args["city"]), asked.args["attacker_seat"]
    if words[0] == "block":
        table.deck -= A_BLOCK
        return asked.deeds.worth(table)
    if attack == CATACLYSM:
        return asked.deeds.worth(destroyed(table, city))
    table.send_home(city, table.me)
    if attack in (REPLACEMENT, IRENE_REPLACES):
        table.agents[city * table.seats + attacker] += 1
    else:
        table.kills.append((attacker, table.me, LIKELY_POINTS))
    table.force(table.me)
    return asked.deeds.worth(table)


def change_at_reveal(asked: Question, words: list[str]) -> float:
    """Judge a change of heart that ends the game."""
    table = asked.table.copy()
    if words[0] == "pass":
        return asked.deeds.worth(table)
    table.side = RESTORATIONIST
    return asked.deeds.judge.hopes.won(table)


ANSWERS: Final[dict[str, Answer]] = {
    "place-agent": agent,
    "reinforce": agent,
    "send-out": agent,
    "take-cube": take_cube,
    "move-agent": move_agent,
    "face": face,
    "aim-agent": aim,
    "aim-cubes": aim,
    "choose-city": choose_city,
    "fly-away": fly_away,
    "sacrifice": sacrifice,
    "hire": hire,
    "back": back,
    "zombie-attack": zombie_attack,
    "raise-zombie": raise_zombie,
    "block": block,
    "change-at-reveal": change_at_reveal,
}
