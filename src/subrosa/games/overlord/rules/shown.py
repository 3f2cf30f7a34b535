"""What a page draws besides the facts of Kill the Overlord: what takes a rule to work out. It follows from the view."""

from typing import TYPE_CHECKING, Any

from subrosa.games.overlord.rules.cards import CarryOut, Retaliate
from subrosa.games.overlord.rules.data import UNLIMITED, Edition
from subrosa.games.overlord.rules.facts import Coronation, Facts, Player, Playing, Shown, Succession
from subrosa.games.overlord.rules.words import CHARACTERS, KNIGHT, NOBODY, OVERLORD, TYRANT

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.game import OverlordGame


def shown(game: "OverlordGame", view: dict[str, Any]) -> Shown:
    """Return all of it."""
    facts: Facts = view["facts"]
    return {
        "ruler": ruler(facts),
        "coronation": coronation(game.edition, facts),
        "succession": succession(game.edition, facts),
        "playing": playing(game, view),
        "hand_limit": hand_limit(game.edition, facts, view["seat"]),
    }


def ruler(facts: Facts) -> int | None:
    """Return the seat with the Overlord's (or the Tyrant's) card (1.2)."""
    for character in (OVERLORD, TYRANT):
        for player in facts["players"]:
            if player["character"] == CHARACTERS[character]:
                return player["seat"]
    return None


def coronation(edition: Edition, facts: Facts) -> Coronation | None:
    """Return the ruler who will be crowned after the next income, if nothing happens (4.4)."""
    seat = ruler(facts)
    if seat is None:
        return None
    player = facts["players"][seat]
    character = player["character"]
    income = 0 if character is None else edition.income[CHARACTERS.index(character)]
    if player["gold"] + income < edition.coronation_gold:
        return None
    return {"seat": seat, "gold": player["gold"], "needed": edition.coronation_gold}


def succession(edition: Edition, facts: Facts) -> Succession | None:
    """Return who would be crowned in the next round if the ruler alone died now (4.6, 9.2), None if nobody would."""
    dead = ruler(facts)
    if dead is None:
        return None
    exchanged = after_exchange(edition, facts, dead)
    heir, crown = exchanged[0]
    if heir["seat"] == dead:
        return None  # nobody else is left: the ruler has won
    gold = heir["gold"] + edition.income[crown]
    robbed = 0
    if crown == TYRANT:  # from whom they take it is for them to choose (7.9)
        robbed = sum([player["gold"] for player, character in exchanged[1:] if character != KNIGHT])
        robbed = min(robbed, edition.tyrant_gold)
    for player, character in exchanged[1:]:
        if edition.to_ruler[character]:
            gold += min(max(0, player["gold"] - robbed), edition.servant_gold)
    gold += robbed
    needed = edition.coronation_gold
    return {"seat": heir["seat"], "gold": gold, "needed": needed} if gold >= needed else None


def after_exchange(edition: Edition, facts: Facts, dead: int) -> list[tuple[Player, int]]:
    """Return everybody with the character they would have if the ruler alone died now, the highest rank first (4.6)."""
    ranks = edition.rank
    alive: list[tuple[int, Player]] = []
    executed: list[tuple[int, Player]] = []
    cast = [CHARACTERS.index(name) for name in facts["middle"]]
    for player in facts["players"]:
        if player["character"] is None:
            executed.append((player["token"], player))
            continue
        character = CHARACTERS.index(player["character"])
        cast.append(character)
        if player["seat"] != dead:
            alive.append((-ranks[character], player))
    alive.sort(key=lambda one: one[0])
    executed.sort(key=lambda one: one[0])
    order = [player for _, player in [*alive, *executed]] + [facts["players"][dead]]
    cast.sort(key=lambda character: -ranks[character])
    return list(zip(order, cast, strict=True))


def playing(game: "OverlordGame", view: dict[str, Any]) -> Playing | None:
    """Return the card that is being played, or the Retaliation that would cancel it."""
    facts: Facts = view["facts"]
    if not facts["played"]:
        return None
    found: Playing = {"card": facts["played"][-1], "seat": None, "target": None}
    answered = game.decode_step(view["agenda"][-1]) if view["agenda"] else None
    if isinstance(answered, Retaliate):
        aim = game.decode_step(view["agenda"][-2])  # below the window waits the card that started it all
        found["seat"] = answered.player
        found["target"] = aim.target if isinstance(aim, CarryOut) and aim.target != NOBODY else None
    return found


def hand_limit(edition: Edition, facts: Facts, viewer: int | None) -> int | None:
    """Return how many cards the viewer may draw up to (4.2), None if there is no limit."""
    character = None if viewer is None else facts["players"][viewer]["character"]
    limit = UNLIMITED if character is None else edition.hand_limit[CHARACTERS.index(character)]
    return None if limit == UNLIMITED else limit
