"""The Cities of Dark Providence in words: who has what in them, their cards, their roads."""

from typing import TYPE_CHECKING, Any

from subrosa.games.providence.rules.facts import City, Facts
from subrosa.games.providence.rules.standings import face_up, leader_of, space
from subrosa.games.providence.rules.words import CITIES, CITY_COUNT, PLACES

if TYPE_CHECKING:
    from subrosa.games.providence.terminal.panel import ProvidencePanel


def about_city(panel: "ProvidencePanel", view: dict[str, Any], city: City) -> str:
    """Describe a City: control, Gate, who has what there, its card, its roads."""
    say = panel.texts.say
    name = panel.name(("city", city["city"]))
    parts = [say("panel-city", city=name, control=city["control"], gate=city["gate"])]
    if city["closed"] is not None:
        parts.append(say(f"panel-closed-{city['closed']}"))
    if city["controller"] is not None:
        parts.append(say("panel-controlled", name=panel.owner(view, city["controller"])))
    if city["gate_side"] is not None and city["gate_owner"] is not None:
        parts.append(say(f"panel-gate-{city['gate_side']}", name=panel.owner(view, city["gate_owner"])))
    parts += in_city(panel, view, city)
    parts += card_in(panel, view, city)
    return " ".join([*parts, *roads_of(panel, view, city["city"])])


def in_city(panel: "ProvidencePanel", view: dict[str, Any], city: City) -> list[str]:
    """Say who has what in a City, and who has the most Influence on its space."""
    facts: Facts = view["facts"]
    say, parts = panel.texts.say, []
    for owner, cubes in enumerate(city["cubes"]):
        names = [
            panel.name(("piece", piece["piece"]))
            for piece in facts["pieces"]
            if piece["owner"] == owner and piece["city"] == city["city"]
        ]
        if names and facts["elder"] is not None and owner > 0:
            parts.append(say("panel-here", name=names.pop()))
        if cubes or names:
            pieces = ", ".join(names) or None
            parts.append(say("panel-pieces", name=panel.owner(view, owner), cubes=cubes, pieces=pieces))
    counts = (
        ("deep-ones", city["deep_ones"], facts["deep_owner"]),
        ("whateleys", city["whateleys"], facts["whateley_owner"]),
    )
    for kind, count, owned_by in counts:
        if count and owned_by is not None:
            parts.append(say(f"panel-{kind}", count=count, name=panel.owner(view, owned_by)))
    if city["blockade"]:
        parts.append(say("panel-blockade"))
    return parts + most(panel, view, city["city"])


def card_in(panel: "ProvidencePanel", view: dict[str, Any], city: City) -> list[str]:
    """Describe the face-up card of a City, what lies on it, and who has the most Influence on it."""
    say = panel.texts.say
    if city["card"] is None:
        return [say("panel-no-card")]
    parts = [say("panel-top", card=panel.with_symbols(city["card"]), below=city["stack"])]
    cubes = whose_cubes(panel, view, city["card_cubes"])
    if cubes:
        parts.append(say("panel-on-card", cubes=cubes))
    if city["card_blockade"]:
        parts.append(say("panel-card-blockade"))
    return parts + (most(panel, view, f"{city['city']}_card") if cubes else [])


def whose_cubes(panel: "ProvidencePanel", view: dict[str, Any], cubes: list[int]) -> str:
    """Say whose cubes lie somewhere."""
    return ", ".join(f"{panel.owner(view, owner)} ({count})" for owner, count in enumerate(cubes) if count)


def most(panel: "ProvidencePanel", view: dict[str, Any], place: str) -> list[str]:
    """Say who has the most Influence on something."""
    first = leader_at(panel, view, place)
    return [] if first is None else [panel.texts.say("panel-most", name=panel.owner(view, first))]


def leader_at(panel: "ProvidencePanel", view: dict[str, Any], place: str) -> int | None:
    """Return who has the most Influence on something that can be claimed."""
    facts: Facts = view["facts"]
    number = PLACES.index(place)
    if number >= 2 * CITY_COUNT:
        return next((leader_of(card["cubes"]) for card in facts["row"] if card["card"] == place), None)
    city = facts["cities"][number % CITY_COUNT]
    if number < CITY_COUNT:
        return leader_of(space(panel.providence, facts, city))
    deep_ones = view["options"]["deep_ones_influence_on_cards"] == "yes"
    return leader_of(face_up(panel.providence, facts, city, deep_ones))


def roads_of(panel: "ProvidencePanel", view: dict[str, Any], city: str) -> list[str]:
    """Say where the roads of a City lead and what they cost, and where it lies on the path of Cultists."""
    ends = [(road["to"], road["cost"]) for road in panel.roads if road["city"] == city]
    ends += [(road["city"], road["cost"]) for road in panel.roads if road["to"] == city]
    names = ", ".join(f"{panel.name(('city', end))} {cost}" for end, cost in ends)
    parts = [panel.texts.say("panel-roads", roads=names)]
    facts: Facts = view["facts"]
    if facts["elder"] is not None:
        parts.append(
            panel.texts.say("panel-stop", number=panel.edition.solo.path.index(CITIES.index(city)) + 1)
        )
    return parts


def stop_on_path(panel: "ProvidencePanel", view: dict[str, Any], city: str) -> str:
    """Return the place of a City on the path of Cultists, to be drawn in a solo game."""
    facts: Facts = view["facts"]
    if facts["elder"] is None:
        return ""
    return f"→{panel.edition.solo.path.index(CITIES.index(city)) + 1}"


def holdings(panel: "ProvidencePanel", view: dict[str, Any], owner: int) -> list[str]:
    """Name the Cities that somebody controls, and the Gates that they have closed or opened."""
    facts: Facts = view["facts"]
    cities = facts["cities"]
    found = {
        "controls": [city["city"] for city in cities if city["controller"] == owner],
        "closed": [c["city"] for c in cities if c["gate_owner"] == owner and c["gate_side"] == "closed"],
        "opened": [c["city"] for c in cities if c["gate_owner"] == owner and c["gate_side"] == "open"],
    }
    return [
        panel.texts.say(f"panel-{what}", cities=panel.texts.things("city", names))
        for what, names in found.items()
        if names
    ]
