"""The players of A Study in Emerald in words: what they show, what lies beside their identity cards, what they own."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from subrosa.games.emerald.rules.facts import Facts, Player
from subrosa.games.emerald.rules.words import STARTING

if TYPE_CHECKING:
    from subrosa.games.emerald.terminal.panel import EmeraldPanel


def summary(panel: "EmeraldPanel", view: dict[str, Any], seat: int) -> str:
    """Describe a player in a few short sentences."""
    facts: Facts = view["facts"]
    say = panel.texts.say
    player = facts["players"][seat]
    parts = [
        say(
            "panel-player",
            name=panel.texts.seat(seat),
            points=player["points"],
            kinds=kinds(panel, facts, player),
        ),
        identity(panel, view, player),
        say("panel-sanity", count=player["sanity"]),
        say("panel-supply", agents=player["agents"], cubes=player["cubes"], limbo=player["limbo"]),
        say("panel-cards", hand=player["cards"], deck=player["deck"], discards=len(player["discards"])),
        *away(panel, player),
        *gains(panel, player),
    ]
    if any(player["pushed"]):
        loyalists, restorationists = player["pushed"]
        parts.append(say("panel-pushed", loyalists=loyalists, restorationists=restorationists))
    return " ".join(filter(None, parts))


def kinds(panel: "EmeraldPanel", facts: Facts, player: Player) -> str | None:
    """Say what kinds of points a player shows: everybody shows those of the tracks."""
    loyalists, restorationists = facts["tracks"]
    amounts = {
        "neutral": player["neutral"],
        "loyalist": player["loyalist"],
        "restorationist": player["restorationist"],
        "kills": player["kills"],
        "tracks": abs(loyalists - restorationists),
    }
    found = [panel.texts.say(f"panel-kind-{kind}", count=count) for kind, count in amounts.items() if count]
    return ", ".join(found) or None


def identity(panel: "EmeraldPanel", view: dict[str, Any], player: Player) -> str:
    """Say which side a player is on, if the viewer knows, and who has looked at the card."""
    facts: Facts = view["facts"]
    say = panel.texts.say
    faction = panel.emerald.identity_of(facts, player["seat"])
    parts = []
    if faction is not None:
        side = panel.name(("faction", faction))
        parts.append(say("panel-revealed" if player["revealed"] else "panel-is", faction=side))
    if player["changed"]:
        parts.append(say("panel-changed"))
    if player["looked"]:
        parts.append(say("panel-looked", names=panel.texts.things("seat", player["looked"])))
    return " ".join(parts)


def away(panel: "EmeraldPanel", player: Player) -> list[str]:
    """Say how many agents are neither in cities nor in the supply."""
    counts = {"mi-go": player["mi_go"], "yog-sothoth": player["yog_sothoth"], "killed": player["killed"]}
    return [panel.texts.say(f"panel-{place}", count=count) for place, count in counts.items() if count]


def gains(panel: "EmeraldPanel", player: Player) -> list[str]:
    """Name what a player has gained: royalty, cards beside the identity card with their victims, cards claimed."""
    say, parts = panel.texts.say, []
    if player["royalty"]:
        royals = [
            say("panel-royal", royalty=panel.name(("royalty", royal["royalty"])), hidden=royal["hidden"])
            for royal in player["royalty"]
        ]
        parts.append(say("panel-royals", royals=", ".join(royals)))
    if player["beside"]:
        laid = [
            say(
                "panel-laid",
                card=panel.name(("card", entry["card"])),
                name=None if entry["victim"] is None else panel.texts.seat(entry["victim"]),
            )
            for entry in player["beside"]
        ]
        parts.append(say("panel-beside", cards=", ".join(laid)))
    claimed = [card for card in owned(player) if card not in STARTING]
    if claimed:
        parts.append(say("panel-claimed", cards=panel.cards(claimed)))
    return parts


def owned(player: Player) -> list[str]:
    """Return the cards in hand, deck and discard pile: which of them a player owns, everybody knows."""
    return [*player["held"], *player["unseen"], *player["discards"]]


def cards(panel: "EmeraldPanel", view: dict[str, Any], seat: int) -> list[str]:
    """Name the cards of a player, as far as the viewer can know where they are."""
    facts: Facts = view["facts"]
    player, name = facts["players"][seat], panel.texts.seat(seat)
    say = panel.texts.say
    lines = []
    if seat == view["seat"] and facts["hand"] is not None:
        deck = Counter([*player["held"], *player["unseen"]]) - Counter(facts["hand"])
        if deck:
            lines.append(say("panel-own-deck", name=name, cards=panel.cards([*deck.elements()])))
    else:
        if player["held"]:
            lines.append(say("panel-held", name=name, cards=panel.cards(player["held"])))
        if player["unseen"]:
            lines.append(say("panel-unseen", name=name, cards=panel.cards(player["unseen"])))
    if player["discards"]:
        lines.append(say("panel-discards", name=name, cards=panel.cards(player["discards"][::-1])))
    return lines


def whereabouts(panel: "EmeraldPanel", view: dict[str, Any], card: str) -> list[str]:
    """Say where the copies of a card are that everybody has seen."""
    facts: Facts = view["facts"]
    cities = [city["city"] for city in facts["cities"] if city["card"] == card]
    owners = [player["seat"] for player in facts["players"] if card in owned(player)]
    lines = []
    if cities:
        lines.append(panel.texts.say("panel-lies-in", cities=panel.texts.things("city", cities)))
    if owners:
        lines.append(panel.texts.say("panel-owned-by", names=panel.texts.things("seat", owners)))
    return lines


def scores(panel: "EmeraldPanel", view: dict[str, Any]) -> list[str]:
    """When the game is over, say what everybody keeps and why."""
    facts: Facts = view["facts"]
    lines = []
    for player in facts["players"]:
        score, faction = player["score"], panel.emerald.identity_of(facts, player["seat"])
        if score is not None and faction is not None:
            side = panel.name(("faction", faction))
            lines.append(
                panel.texts.say("panel-score", name=panel.texts.seat(player["seat"]), faction=side, **score)
            )
    return lines
