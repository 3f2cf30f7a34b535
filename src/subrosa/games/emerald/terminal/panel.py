"""A Study in Emerald in a terminal: its words. Europe is drawn in `europe`, players are described in `players`."""

from typing import Any, Final

from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.games.emerald.rules.facts import City, Facts, Player
from subrosa.games.emerald.rules.game import EmeraldGame
from subrosa.games.emerald.rules.preview import leader_of, pieces_in
from subrosa.games.emerald.rules.words import CARDS, CITIES, FACTIONS, ROYALTY, STARTING
from subrosa.games.emerald.terminal import players
from subrosa.games.emerald.terminal.europe import paint
from subrosa.games.emerald.terminal.gathered import Gathered
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, SymbolPanel, Thing
from subrosa.texts import Texts

# The symbols of cards on the map, in the order of the card; L and R are the sides.
SIGNS: Final = {
    "place": "▪{}",
    "claim": "⚑",
    "retrieve": "↩{}",
    "move": "→{}",
    "loyalist_track": "L↑{}",
    "restorationist_track": "R↑{}",
    "assassinate": "✝",
    "kill_vp": "☠{}",
    "bombs": "✹{}",
    "agents": "♟{}",
    "neutral_vp": "+{}",
    "loyalist_vp": "+{}L",
    "restorationist_vp": "+{}R",
    "madness": "☼",
}


class EmeraldPanel(SymbolPanel):
    """Europe: nine cities, who has what in them, and how near the end and everybody's reveal are."""

    headings = frozenset({"turn"})
    broad = True
    tagged = True
    card_signs = SIGNS

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        assert isinstance(game, EmeraldGame)
        self.emerald = game
        self.edition = game.edition

    # ---- in words

    def status(self, view: dict[str, Any]) -> str:
        facts: Facts = view["facts"]
        number = self.emerald.round_of(facts)
        return self.texts.say("panel-status", number=number, name=self.texts.seat(facts["active"]))

    def alarm(self, view: dict[str, Any]) -> str:
        """Say what may end the game soon: points, a marker, or somebody who may have to reveal."""
        if view["result"] is not None:
            return ""
        facts: Facts = view["facts"]
        say = self.texts.say
        shown = self.emerald.shown(view)
        near = shown["near"]
        alarms = []
        if near["points"]:
            points = [
                f"{self.texts.seat(seat)} {facts['players'][seat]['points']}" for seat in near["points"]
            ]
            alarms.append(say("panel-alarm-points", points=", ".join(points), needed=shown["needed"]))
        for side in near["tracks"]:
            place = facts["tracks"][side]
            alarms.append(f"{say(f'panel-{FACTIONS[side]}s')} {place}/{self.edition.track_end}")
        if near["reveals"]:
            alarms.append(say("panel-alarm-reveal", names=self.texts.things("seat", near["reveals"])))
        return "; ".join(alarms)

    def needed(self, view: dict[str, Any]) -> int:
        """Return the points that end the game."""
        seats: int = view["seats"]
        return self.edition.vp_end[seats]

    def signs(self) -> str:
        return self.texts.say("panel-signs")

    def describe(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        lines = [f"{self.status(view)}. {self.supplies(view)}", *players.scores(self, view)]
        lines += [players.summary(self, view, seat) for seat in self.seats(view)]
        if facts["hand"] is not None:
            hand = "; ".join(self.with_symbols(card) for card in facts["hand"])
            lines.append(self.texts.say("panel-hand", cards=hand or None))
        lines += [self.about_city(city) for city in facts["cities"]]
        return [*lines, *self.gone(view), *self.context(view)]

    def supplies(self, view: dict[str, Any]) -> str:
        """Say where the markers stand and what else concerns everybody, in numbers."""
        facts: Facts = view["facts"]
        loyalists, restorationists = facts["tracks"]
        text = self.texts.say(
            "panel-supplies",
            loyalists=loyalists,
            restorationists=restorationists,
            end=self.edition.track_end,
            needed=self.needed(view),
            zombies=facts["pool"],
        )
        return f"{text} {self.texts.say('panel-leopold')}" if facts["leopold"] else text

    # ---- at a question

    def context(self, view: dict[str, Any]) -> list[str]:
        """Say what has been put together so far."""
        gathered = self.gathered(view)
        return [] if gathered is None else [self.texts.say("panel-gathered", action=gathered.sentence())]

    def question(self, view: dict[str, Any]) -> str:
        """Ask for cards once an action has begun; everybody else still sees the first question."""
        if self.gathered(view) is None:
            return super().question(view)
        return self.texts.say("panel-add-or-done" if "done" in view["choices"] else "panel-add")

    def gathered(self, view: dict[str, Any]) -> Gathered | None:
        """Return what the viewer has put together for an action, if anything."""
        choices = [self.game.words.get(text) for text in view.get("gathered", ())]
        found = [choice for choice in choices if choice is not None]
        return Gathered(self, view, found) if found else None

    def offer(self, view: dict[str, Any], choice: Choice) -> str:
        """Add what a card gives, what can be claimed, how many bombs a victim takes, and what an action comes to."""
        text, verb = self.texts.choice(choice), choice.verb
        gathered = self.gathered(view)
        if verb == "claim":
            facts: Facts = view["facts"]
            card = facts["cities"][choice.args[0]]["card"]
            assert card is not None, "an empty stack is not claimed"
            return f"{text}: {self.with_symbols(card)}"
        if verb in ("kill", "strike"):
            return f"{text} ({Gathered(self, view, [choice]).total()})"
        if gathered is not None and verb == "done":
            return f"{text}: {gathered.sentence()}"
        worth = gathered.worth(choice) if gathered is not None else 0
        return f"{text} ({worth})" if worth else text

    # ---- cities

    def about_city(self, city: City) -> str:
        """Describe a city: its cards, its royalty, who is there and who leads."""
        say, name = self.texts.say, self.texts.seat
        number = CITIES.index(city["city"])
        parts = [say("panel-city", city=self.name(("city", city["city"])), bombs=city["bombs"])]
        if city["card"] is None:
            parts.append(say("panel-no-card"))
        else:
            parts.append(say("panel-top", card=self.with_symbols(city["card"]), below=city["stack"]))
        if city["royalty"] is not None:
            royalty = self.name(("royalty", city["royalty"]))
            values = {"bombs": self.edition.royal_bombs[number], "points": self.edition.royal_vp[number]}
            parts.append(say("panel-royalty", royalty=royalty, **values))
        for seat, (cubes, agents) in enumerate(zip(city["cubes"], city["agents"], strict=True)):
            if cubes or agents:
                parts.append(say("panel-pieces", name=name(seat), cubes=cubes, agents=agents))
        if city["zombies"]:
            parts.append(say("panel-zombies", count=city["zombies"]))
        first = self.leader(city)
        if first is not None:
            parts.append(say("panel-majority", name=name(first)))
        return " ".join(parts)

    def leader(self, city: City) -> int | None:
        """Return who has the majority in a city."""
        return leader_of(pieces_in(city))

    # ---- cards

    def tag(self, card: Thing) -> str:
        return self.signs_of(card[1])

    def gone(self, view: dict[str, Any]) -> list[str]:
        """Name the cards that everybody has seen leave the game."""
        facts: Facts = view["facts"]
        gone = facts["gone"]
        return [self.texts.say("panel-gone", cards=self.cards(gone))] if gone else []

    def figures(self, thing: Thing) -> str:
        kind, value = thing
        copies = self.edition.copies[CARDS.index(value)] if kind == "card" else 0
        return self.texts.say("panel-copies", count=copies) if copies > 1 else ""

    # ---- things

    def now(self, view: dict[str, Any], thing: Thing) -> list[str]:
        """Say how a city stands, or where a card or royalty is, as far as everybody knows."""
        kind, value = thing
        facts: Facts = view["facts"]
        cities = facts["cities"]
        if kind == "city":
            return [self.about_city(cities[CITIES.index(value)])]
        if kind == "royalty":
            city = cities[ROYALTY.index(value)]
            return [self.about_city(city)] if city["royalty"] == value else []
        if kind == "card" and value not in STARTING:
            return players.whereabouts(self, view, value)
        return []

    def belongings(self, view: dict[str, Any], seat: int) -> list[Thing]:
        facts: Facts = view["facts"]
        faction = self.emerald.identity_of(facts, seat)
        found = [] if faction is None else [("faction", faction)]
        return found + [("royalty", royal["royalty"]) for royal in facts["players"][seat]["royalty"]]

    def about_seat(self, view: dict[str, Any], seat: int) -> list[str]:
        return [players.summary(self, view, seat), *players.cards(self, view, seat)]

    def gains(self, view: dict[str, Any], seat: int) -> str:
        """Name what a player has gained: royalty, cards beside the identity card, cards claimed."""
        facts: Facts = view["facts"]
        return " ".join(players.gains(self, facts["players"][seat]))

    def piles(self, view: dict[str, Any]) -> list[str]:
        lines = [line for seat in self.seats(view) for line in players.cards(self, view, seat)]
        return lines + self.gone(view)

    def opened(self, view: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
        """Open every identity card, which its owner knows."""
        facts: Facts = view["facts"]
        known: list[Facts] = [seen["facts"] for seen in views]
        opened: list[Player] = [
            {**player, "identity": own["players"][player["seat"]]["identity"]}
            for player, own in zip(facts["players"], known, strict=True)
        ]
        return view | {"facts": {**facts, "players": opened}}

    # ---- drawn

    def paint(self, view: dict[str, Any], width: int, height: int, look: Look, marks: Marks) -> Canvas:
        return paint(self, view, width, height, look, marks)
