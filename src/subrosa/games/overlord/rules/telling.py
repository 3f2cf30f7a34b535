"""What wins this very game and how near everybody is, and in the end why it went as it did: sentences from a view."""

from typing import TYPE_CHECKING, Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.overlord.rules.facts import Facts, Player, Shown
from subrosa.games.overlord.rules.words import CHARACTERS

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.game import OverlordGame


def goal(game: "OverlordGame", view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say how much gold the ruler lacks (9.2), and what the viewer is and would become (4.6)."""
    facts: Facts = view["facts"]
    needed = game.edition.coronation_gold
    ruler, viewer = shown["ruler"], view["seat"]
    if ruler is None:
        return []
    crown = facts["players"][ruler]
    if ruler == viewer:
        own = sentence("aim-crown-yours", character=crown["character"], gold=crown["gold"], needed=needed)
        return [own, *succession(crown, viewer, shown)]
    told = [
        sentence("aim-crown", seat=ruler, character=crown["character"], gold=crown["gold"], needed=needed)
    ]
    if viewer is not None:
        told.append(rank(game, facts, facts["players"][viewer], ruler))
    return [*told, *succession(crown, viewer, shown)]


def succession(crown: Player, viewer: int | None, shown: Shown) -> list[Sentence]:
    """Warn of the ruler's death, if it would bring somebody to the throne who is rich enough to win (4.6, 9.2)."""
    heir = shown["succession"]
    if heir is None:
        return []
    if heir["seat"] == viewer:
        return [sentence("aim-next-yours", gold=heir["gold"])]
    return [sentence("aim-next", seat=heir["seat"], character=crown["character"], gold=heir["gold"])]


def rank(game: "OverlordGame", facts: Facts, player: Player, ruler: int) -> Sentence:
    """Say what somebody who does not rule is, and what they would be if the ruler alone died now."""
    if player["character"] is None:
        return sentence("aim-executed")
    risen, above = next_character(game, facts, player, ruler)
    if not above:
        return sentence("aim-heir", character=player["character"], next_character=risen)
    return sentence("aim-rise", character=player["character"], next_character=risen)


def next_character(game: "OverlordGame", facts: Facts, player: Player, ruler: int) -> tuple[str, int]:
    """Return what somebody would be if the ruler alone died now, and how many would stay above them (4.6)."""
    cast = in_play(game, facts)
    above = [
        other
        for other in facts["players"]
        if other["seat"] != ruler
        and other["character"]
        and cast.index(other["character"]) < cast.index(player["character"] or cast[-1])
    ]
    return cast[len(above)], len(above)


def in_play(game: "OverlordGame", facts: Facts) -> list[str]:
    """Return the characters in play, the highest rank first: the executed players' lie in the middle."""
    ranks = game.edition.rank
    cast = [player["character"] for player in facts["players"] if player["character"]] + facts["middle"]
    return sorted(cast, key=lambda name: -ranks[CHARACTERS.index(name)])


def tale(game: "OverlordGame", view: dict[str, Any]) -> list[Sentence]:
    """Say why the winner won (9), and why the viewer did not."""
    facts: Facts = view["facts"]
    players = facts["players"]
    needed = game.edition.coronation_gold
    winner = players[view["result"]["winners"][0]]
    crowned = view["result"]["ending"] == "coronation"
    seat, character, gold = winner["seat"], winner["character"], winner["gold"]
    told = (
        sentence("tale-crowned", seat=seat, character=character, gold=gold, needed=needed)
        if crowned
        else sentence("tale-last", seat=seat, character=character)
    )
    viewer: int | None = view["seat"]
    if viewer is None or viewer == seat:
        return [told]
    return [told, defeat(players[viewer], winner), distance(game, view["facts"], players[viewer])]


def distance(game: "OverlordGame", facts: Facts, player: Player) -> Sentence:
    """Say how far somebody was from winning (9.2): the rules rank nobody but the winner."""
    lacking = max(0, game.edition.coronation_gold - player["gold"])
    if player["character"] is None:
        return sentence("tale-away", above=None, gold=lacking)
    cast = in_play(game, facts)
    rank = cast.index(player["character"])
    above = [other for other in facts["players"] if other["character"] in cast[:rank]]
    return sentence("tale-away", above=len(above), gold=lacking)


def defeat(player: Player, winner: Player) -> Sentence:
    """Say why somebody has not won: dead, or of too low a rank, however rich."""
    gold, character = player["gold"], player["character"]
    if character is None:
        return sentence("tale-executed", gold=gold)
    if gold > winner["gold"]:
        return sentence("tale-rich", gold=gold, more=gold - winner["gold"], character=character)
    return sentence("tale-subject", gold=gold, character=character)
