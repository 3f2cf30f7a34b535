"""What a choice brings about besides what it says (RULES.md 5 to 7, 9): worked out from a view."""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.overlord.rules.facts import Facts, Player
from subrosa.games.overlord.rules.houserules import HouseRules
from subrosa.games.overlord.rules.shown import coronation, hand_limit, ruler
from subrosa.games.overlord.rules.telling import in_play, next_character

if TYPE_CHECKING:
    from subrosa.games.overlord.rules.game import OverlordGame

GIVING: Final = ("coercion", "capitalize", "repression", "blackmail", "mutiny")


def outcomes(game: "OverlordGame", view: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what follows from each choice of which more is known than it says."""
    found = {}
    for text in view["choices"]:
        told = of_choice(game, view, text.split(" "))
        if told:
            found[text] = told
    return found


def of_choice(game: "OverlordGame", view: dict[str, Any], words: list[str]) -> list[Sentence]:
    """Return what follows from one choice."""
    edition = game.edition
    facts: Facts = view["facts"]
    verb = words[0]
    if verb == "play":
        return of_card(game, view, words[1], int(words[2]) if len(words) == 3 else None)
    if verb == "pay":  # the Peasant
        told = given(game, view, int(words[1]), cards=0, gold=edition.peasant_gold)
        return told + crown(game, facts, view["seat"], int(words[1]), edition.peasant_gold)
    if verb == "gift":  # the Merchant
        return of_gift(game, facts, view["seat"], int(words[1]))
    if verb == "take":  # the Outlaw
        return [sentence("outcome-take")]
    if verb == "offer":
        return of_offer(game, view)
    return of_death(game, facts, view["seat"]) if verb == "die" else []


def of_card(game: "OverlordGame", view: dict[str, Any], card: str, target: int | None) -> list[Sentence]:
    """Return what follows from playing a card, if nobody cancels it."""
    facts: Facts = view["facts"]
    seat: int = view["seat"]
    if card in GIVING and target is not None:
        return given(game, view, target, cards=1, gold=0)
    if card == "uprising":
        crowned = ruler(facts)
        return [] if crowned is None else given(game, view, crowned, cards=1, gold=0)
    if card == "guilty_plea":
        return [of_plea(game, view)]
    if card == "martyrdom":
        return of_death(game, facts, seat)
    return of_revenge(game, view) if card == "revenge" else []


# ---- giving (5.6)


def given(game: "OverlordGame", view: dict[str, Any], target: int, cards: int, gold: int) -> list[Sentence]:
    """Say what the two characters do when the viewer gives the Order, having spent so many cards and so much gold."""
    facts: Facts = view["facts"]
    edition = game.edition
    own, other = facts["players"][view["seat"]], facts["players"][target]
    left = own["gold"] - gold
    safe = other["character"] == "knight"
    told = []
    demanded = own["character"] == "captain" and not safe and other["cards"] > 0
    if demanded:
        told.append(sentence("outcome-captain", seat=target))
    if other["character"] == "advisor" and left > 0 and own["character"] != "knight":
        told.append(sentence("outcome-advisor", seat=target, gold=min(left, edition.advisor_gold)))
    if other["character"] == "bailiff":
        told.append(sentence("outcome-bailiff", seat=target, gold=edition.bailiff_gold))
    if other["character"] == "servant" and own["cards"] - cards > other["cards"] - demanded:
        told.append(sentence("outcome-servant", seat=target, count=edition.servant_cards))
    return told


def of_gift(game: "OverlordGame", facts: Facts, seat: int, target: int) -> list[Sentence]:
    """Say how rich the Merchant and the other are afterwards (7.14)."""
    gold = min(game.edition.merchant_gold, facts["players"][seat]["gold"])
    theirs, own = facts["players"][target]["gold"] + gold, facts["players"][seat]["gold"] - gold
    told = [sentence("outcome-gift", seat=target, gold=theirs, own_gold=own)]
    return told + crown(game, facts, seat, target, gold)


def crown(game: "OverlordGame", facts: Facts, seat: int, target: int, gold: int) -> list[Sentence]:
    """Warn of a ruler who gets enough gold to be crowned after the next income (4.4)."""
    players: list[Player] = []
    for player in facts["players"]:
        change = gold if player["seat"] == target else -gold if player["seat"] == seat else 0
        players.append({**player, "gold": player["gold"] + change})
    found = coronation(game.edition, {**facts, "players": players})
    return [sentence("outcome-crown", seat=target)] if found is not None and found["seat"] == target else []


# ---- taking (6.13), and rising up (6.11)


def of_plea(game: "OverlordGame", view: dict[str, Any]) -> Sentence:
    """Say what Guilty Plea pays: a card only if there is one, and room for it (4.2, R8)."""
    facts: Facts = view["facts"]
    edition = game.edition
    count = min(edition.plea_cards, facts["deck"] + len(facts["discards"]))
    limit = hand_limit(edition, facts, view["seat"])
    if limit is not None and HouseRules(view["options"]).limit_every_draw:
        hand = facts["players"][view["seat"]]["cards"] - 1  # without the Guilty Plea itself
        count = max(0, min(count, limit - hand))
    return sentence("outcome-plea", gold=edition.plea_gold, count=count)


def of_offer(game: "OverlordGame", view: dict[str, Any]) -> list[Sentence]:
    """Say what becomes of the viewer if the ruler dies (4.6, R10), unless the Actor takes the place (6.14, R26)."""
    facts: Facts = view["facts"]
    viewer: int = view["seat"]
    rebel, crowned = view["prompt"]["args"]["seat"], view["prompt"]["args"]["target"]
    rules = HouseRules(view["options"])
    told = [sentence("outcome-offer", seat=rebel)] if rules.uprising_secret else []
    eliminator = rebel if rules.uprising_credits_giver else viewer
    if facts["players"][eliminator]["character"] == "actor":
        character = facts["players"][crowned]["character"]
        return [*told, sentence("outcome-actor", seat=eliminator, character=character)]
    risen, _ = next_character(game, facts, facts["players"][viewer], crowned)
    return [*told, sentence("outcome-rise", target=crowned, next_character=risen)]


# ---- dying (5.7, 5.8)


def of_death(game: "OverlordGame", facts: Facts, seat: int) -> list[Sentence]:
    """Say who profits from the viewer's execution, and whether it ends the round or the game."""
    own = facts["players"][seat]
    character = own["character"]
    told = [] if facts["giver"] is None else eliminated(game, own, facts["players"][facts["giver"]])
    heir = facts["giver"] if told and told[0]["id"] == "outcome-actor" else None
    alive = [player["seat"] for player in facts["players"] if player["character"] and player["seat"] != seat]
    crowned = ruler(facts)
    if crowned == seat and heir is not None:
        crowned = heir
    if alive == [crowned]:
        return [*told, sentence("outcome-last", seat=crowned)]
    if crowned == seat:
        cast = in_play(game, facts)
        ranks = {facts["players"][other]["character"]: other for other in alive}
        first = next(ranks[name] for name in cast if name in ranks)
        told.append(sentence("outcome-heir", seat=first, character=character, next_character=cast[-1]))
    else:
        told.append(sentence("outcome-out"))
    return told


def eliminated(game: "OverlordGame", own: Player, giver: Player) -> list[Sentence]:
    """Say what the giver, who eliminates the viewer, gets by it (6.14, 7.15, 7.16)."""
    seat, gold = giver["seat"], game.edition.outlaw_gold
    told = []
    if giver["character"] == "actor":
        told.append(sentence("outcome-actor", seat=seat, character=own["character"]))
    elif giver["character"] == "outlaw" and own["gold"] and own["character"] != "knight":
        told.append(sentence("outcome-outlaw", seat=seat, gold=min(gold, own["gold"])))
    if own["character"] == "outlaw":
        told.append(sentence("outcome-bounty", seat=seat, gold=gold))
    return told


def of_revenge(game: "OverlordGame", view: dict[str, Any]) -> list[Sentence]:
    """Say whether anybody dies with the viewer, and whether that leaves the ruler alone (6.9, 13.9)."""
    facts: Facts = view["facts"]
    seat, giver = view["seat"], facts["giver"]
    if giver is None:
        return [sentence("outcome-revenge-alone"), *of_death(game, facts, seat)]
    alive = [player["seat"] for player in facts["players"] if player["character"] and player["seat"] != seat]
    crowned = ruler(facts)
    if HouseRules(view["options"]).overlord_wins_duel and alive == [crowned]:
        return [sentence("outcome-last", seat=crowned)]
    told = [sentence("outcome-revenge", seat=giver)]
    alive.remove(giver)
    return [*told, sentence("outcome-last", seat=crowned)] if alive == [crowned] else told
