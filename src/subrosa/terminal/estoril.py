"""Estoril 1942 in a terminal: its words. The city is drawn in `estoril_city`."""

from typing import Any

from subrosa.core.game import Game
from subrosa.games.estoril.game import EstorilGame
from subrosa.games.estoril.geometry import BOARD_COLS, City
from subrosa.games.estoril.words import AREAS, LOCATIONS
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.estoril_city import paint
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, Panel, Thing
from subrosa.texts import Texts


class EstorilPanel(Panel):
    """The city: six locations, who is where, and what touches what."""

    headings = frozenset({"round"})

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        assert isinstance(game, EstorilGame)
        self.estoril = game

    def city(self, view: dict[str, Any]) -> City:
        """The city of a view, worked out."""
        plan = [4 * LOCATIONS.index(place["location"]) + place["turns"] for place in view["facts"]["city"]]
        return self.estoril.lay(tuple(plan))

    # ---- in words

    def signs(self) -> str:
        return self.texts.say("terminal-estoril-signs")

    def describe(self, view: dict[str, Any]) -> list[str]:
        facts, say = view["facts"], self.texts.say
        city = self.city(view)
        lines = [
            f"{self.status(view)}. {say('terminal-estoril-first', name=self.texts.seat(facts['first']))}"
        ]
        for at, place in enumerate(facts["city"]):
            lines.append(self.about_location(city, at, place))
            number = LOCATIONS.index(place["location"])
            lines += [
                self.about_area(city, area)
                for area in facts["areas"]
                if AREAS.index(area["area"]) // 4 == number
            ]
        for seat in range(view["seats"]):
            lines += self.about_seat(view, seat)
        return lines + self.piles(view)

    def about_location(self, city: City, at: int, place: dict[str, Any]) -> str:
        """A location: where it lies, what it touches, its reward."""
        number = LOCATIONS.index(place["location"])
        neighbours = [str(other + 1) for other in sorted(city.beside[number])]
        return self.texts.say(
            "terminal-estoril-location",
            number=number + 1,
            location=self.name(("location", place["location"])),
            row=at // BOARD_COLS + 1,
            col=at % BOARD_COLS + 1,
            neighbours=", ".join(neighbours),
            resolved=place["resolved"],
            reward=self.reward(place),
        )

    def reward(self, place: dict[str, Any]) -> str:
        """The reward of a location in words."""
        if place["reward"] is not None:
            return self.name(("card", place["reward"]))
        return self.texts.say(
            "terminal-estoril-no-reward" if place["face"] is None else "terminal-estoril-hidden"
        )

    def about_area(self, city: City, area: dict[str, Any]) -> str:
        """An area: what it touches, and who is there."""
        number = AREAS.index(area["area"])
        neighbours = [AREAS[other].upper() for other in city.areas() if city.near[number] >> other & 1]
        return self.texts.say(
            "terminal-estoril-area",
            area=area["area"].upper(),
            outer=area["outer"],
            neighbours=", ".join(neighbours),
            card=self.character(area),
            white=area["white"],
            seduced=area["seduced"],
        )

    def character(self, area: dict[str, Any]) -> str:
        """Who is on an area."""
        if area["seat"] is None:
            return self.texts.say("terminal-estoril-free")
        card = None if area["card"] is None else self.name(("card", area["card"]))
        return self.texts.say("terminal-estoril-character", card=card, name=self.texts.seat(area["seat"]))

    def about_seat(self, view: dict[str, Any], seat: int) -> list[str]:
        player, say = view["facts"]["players"][seat], self.texts.say
        name, things = self.texts.seat(seat), self.texts.things
        network = things("card", player["network"])
        numbers = {"cards": player["cards"], "markers": player["markers"]}
        lines = [say("terminal-estoril-player", name=name, network=network, **numbers)]
        if player["discards"]:
            lines.append(
                say("terminal-estoril-discards", name=name, cards=things("card", player["discards"]))
            )
        if player["lost"]:
            lines.append(say("terminal-estoril-lost", name=name, cards=things("card", player["lost"])))
        return lines

    def piles(self, view: dict[str, Any]) -> list[str]:
        facts, say = view["facts"], self.texts.say
        lines = [say("terminal-estoril-missions", missions=self.texts.things("mission", facts["missions"]))]
        known = [name for name in [*facts["secret_missions"], *facts["office"]] if name is not None]
        if known:
            lines.append(say("terminal-estoril-secret", missions=self.texts.things("mission", known)))
        lines.append(say("terminal-estoril-deck", number=facts["deck"]))
        seen = [place["card"] for place in facts["known"] if place["card"] is not None]
        if seen:
            lines.append(say("terminal-estoril-known", cards=self.texts.things("card", seen)))
        return lines

    # ---- things

    def belongings(self, view: dict[str, Any], seat: int) -> list[Thing]:
        return [("card", card) for card in view["facts"]["players"][seat]["network"]]

    def opened(self, view: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
        """Every face-down character is known to its owner."""
        areas = []
        for i, area in enumerate(view["facts"]["areas"]):
            seat = area["seat"]
            areas.append(area if seat is None else area | {"card": views[seat]["facts"]["areas"][i]["card"]})
        return view | {"facts": view["facts"] | {"areas": areas}}

    # ---- drawn

    def paint(self, view: dict[str, Any], width: int, height: int, look: Look, marks: Marks) -> Canvas:
        return paint(self, view, width, height, look, marks)


PANEL = EstorilPanel
