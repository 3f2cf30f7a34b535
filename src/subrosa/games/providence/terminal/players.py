"""The players of Dark Providence in words: what they show, what they have, which cards they own."""

from typing import TYPE_CHECKING, Any

from subrosa.games.providence.rules.facts import Facts, Player
from subrosa.games.providence.rules.shown import claimed, counting, own_deck, reveal
from subrosa.games.providence.rules.suspicion import chances
from subrosa.games.providence.rules.words import ALLEGIANCES
from subrosa.games.providence.terminal.cities import holdings

if TYPE_CHECKING:
    from subrosa.games.providence.terminal.panel import ProvidencePanel


def summary(panel: "ProvidencePanel", view: dict[str, Any], seat: int) -> str:
    """Describe a player in a few short sentences."""
    facts: Facts = view["facts"]
    say = panel.texts.say
    player = facts["players"][seat]
    parts = [
        say("panel-player", name=panel.texts.seat(seat), vp=player["vp"]),
        *points(panel, view, player),
        *allegiance(panel, view, player),
        say("panel-madness", count=player["madness"], most=player["insane_at"]),
        say("panel-supply", pool=player["pool"], common=player["common"], limbo=player["limbo"]),
        say("panel-cards", hand=player["cards"], deck=player["deck"], discards=len(player["discards"])),
        *agents(panel, facts, seat),
        *holdings(panel, view, seat),
        *gains(panel, player),
    ]
    return " ".join(parts)


def points(panel: "ProvidencePanel", view: dict[str, Any], player: Player) -> list[str]:
    """Say what a player would score now, as far as the viewer knows, and what the viewer would have after revealing."""
    facts: Facts = view["facts"]
    if view["result"] is not None:
        return []
    parts = []
    total = counting(panel.providence, facts, player)
    if total is not None:
        parts.append(panel.texts.say("panel-counting", total=total))
    if player["seat"] == view["seat"]:
        after = reveal(panel.providence, facts, player)
        if after is not None:
            parts.append(panel.texts.say("panel-reveal", vp=after))
    return parts


def allegiance(panel: "ProvidencePanel", view: dict[str, Any], player: Player) -> list[str]:
    """Say what a player is, if the viewer knows, or might be; and who has looked at the card."""
    say = panel.texts.say
    parts = []
    if player["allegiance"] is not None:
        name = panel.name(("allegiance", player["allegiance"]))
        parts.append(say("panel-revealed" if player["revealed"] else "panel-is", allegiance=name))
    elif view["options"]["who_is_who"] == "yes":
        shares = chances(panel.edition, view["facts"])[player["seat"]]
        names = [
            f"{panel.name(('allegiance', name))} {round(100 * share)} %"
            for name, share in zip(ALLEGIANCES, shares, strict=True)
            if share
        ]
        parts.append(say("panel-chances", allegiances=", ".join(names)))
    if player["looked"]:
        parts.append(say("panel-looked", names=panel.texts.things("seat", player["looked"])))
    return parts


def agents(panel: "ProvidencePanel", facts: Facts, seat: int) -> list[str]:
    """Name the Agents of a player, with their Cities."""
    names = []
    for piece in facts["pieces"]:
        if piece["owner"] == seat:
            city = None if piece["city"] is None else panel.name(("city", piece["city"]))
            name = panel.name(("piece", piece["piece"]))
            names.append(panel.texts.say("panel-agent", name=name, city=city, possessed=piece["possessed"]))
    return [panel.texts.say("panel-agents", agents=", ".join(names))] if names else []


def gains(panel: "ProvidencePanel", player: Player) -> list[str]:
    """Name what a player has gained: Mythos cards, killed Agents, cards for the deck."""
    say, parts = panel.texts.say, []
    if player["mythos"]:
        parts.append(say("panel-mythos", cards=panel.cards(player["mythos"])))
    if player["crypt"]:
        parts.append(say("panel-crypt", pieces=panel.texts.things("piece", player["crypt"])))
    cards = claimed(player)
    if cards:
        parts.append(say("panel-claimed", cards=panel.cards(cards)))
    return parts


def cards(panel: "ProvidencePanel", view: dict[str, Any], seat: int) -> list[str]:
    """Name the cards of a player, as far as the viewer can know where they are."""
    facts: Facts = view["facts"]
    player, name = facts["players"][seat], panel.texts.seat(seat)
    say = panel.texts.say
    lines = []
    if seat == view["seat"] and facts["hand"] is not None:
        deck = own_deck(facts, player)
        if deck:
            lines.append(say("panel-own-deck", name=name, cards=panel.cards(deck)))
    else:
        if player["held"]:
            lines.append(say("panel-held", name=name, cards=panel.cards(player["held"])))
        if player["unseen"]:
            lines.append(say("panel-unseen", name=name, cards=panel.cards(player["unseen"])))
    if player["discards"]:
        lines.append(say("panel-discards", name=name, cards=panel.cards(player["discards"][::-1])))
    return lines


def scores(panel: "ProvidencePanel", view: dict[str, Any]) -> list[str]:
    """When the game is over, say what everybody has scored, line by line, and who is out."""
    facts: Facts = view["facts"]
    texts, lines = panel.texts, []
    for player in facts["players"]:
        score = player["score"]
        if score is not None:
            side = panel.name(("allegiance", player["allegiance"] or ALLEGIANCES[0]))
            names = {"seat": texts.seat(player["seat"]), "allegiance": side, "points": score["total"]}
            lines.append(texts.format("event-score", {**score, **names}))
    out = [player["seat"] for player in facts["players"] if player["score"] and player["score"]["out"]]
    if out:
        lines.append(texts.format("event-out", {"seats": texts.things("seat", out)}))
    return lines
