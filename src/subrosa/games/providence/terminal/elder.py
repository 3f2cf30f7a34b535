"""The Great Old One of a solo game in words: its goal, what it has, its two Cultists and their path."""

from typing import TYPE_CHECKING, Any

from subrosa.games.providence.rules.facts import Cultist, Elder
from subrosa.games.providence.terminal.cities import holdings

if TYPE_CHECKING:
    from subrosa.games.providence.terminal.panel import ProvidencePanel


def summary(panel: "ProvidencePanel", view: dict[str, Any], elder: Elder) -> list[str]:
    """Describe it, then its Cultists, in short sentences."""
    say = panel.texts.say
    head = say(
        "panel-elder",
        elder=panel.name(("elder", elder["elder"])),
        vp=elder["vp"],
        madness=elder["madness"],
        most=panel.edition.elder_madness,
    )
    about = [head, goal(panel, elder), *gains(panel, elder), behaviours(panel, elder)]
    return [" ".join(about), *[cultist(panel, view, one) for one in elder["cultists"]], path(panel)]


def goal(panel: "ProvidencePanel", elder: Elder) -> str:
    """Say what lets it win at once, and how far it is."""
    return panel.texts.say(
        f"panel-goal-{elder['goal']}", reached=elder["reached"], number=elder["goal_number"]
    )


def gains(panel: "ProvidencePanel", elder: Elder) -> list[str]:
    """Name what it has claimed and whom it has killed."""
    say, parts = panel.texts.say, []
    if elder["mythos"]:
        parts.append(say("panel-mythos", cards=panel.cards(elder["mythos"])))
    if elder["kept"]:
        parts.append(say("panel-kept", cards=panel.cards(elder["kept"])))
    if elder["crypt"]:
        parts.append(say("panel-crypt", pieces=panel.texts.things("piece", elder["crypt"])))
    if elder["sane_gone"]:
        parts.append(say("panel-sane-gone", count=elder["sane_gone"]))
    return parts


def behaviours(panel: "ProvidencePanel", elder: Elder) -> str:
    """Say which Behaviour card is being carried out, how many lie face down, and which were discarded."""
    say, texts = panel.texts.say, panel.texts
    discards = texts.things("behaviour", elder["discards"]) if elder["discards"] else None
    text = say("panel-behaviours", deck=elder["deck"], cards=discards)
    if elder["behaviour"] is None:
        return text
    name = panel.name(("behaviour", elder["behaviour"]))
    now = say("panel-behaviour", behaviour=name, text=texts.about("behaviour", elder["behaviour"]))
    return f"{now} {text}"


def cultist(panel: "ProvidencePanel", view: dict[str, Any], one: Cultist) -> str:
    """Describe a Cultist: where it is, what its card shows, its cubes, what it controls and has opened."""
    say = panel.texts.say
    parts = [
        say(
            "panel-cultist",
            name=panel.name(("enemy", one["piece"])),
            city=panel.name(("city", one["city"])),
            revealed=one["revealed"],
        ),
        say("panel-cultist-card", influence=one["influence"], travel=one["travel"], power=one["power"]),
        say("panel-cultist-cubes", pool=one["pool"], limbo=one["limbo"]),
        *holdings(panel, view, one["owner"]),
    ]
    return " ".join(parts)


def path(panel: "ProvidencePanel") -> str:
    """Name the Cities in the order in which Cultists travel."""
    return panel.texts.say("panel-path", cities=panel.texts.things("city", panel.edition.solo.path))
