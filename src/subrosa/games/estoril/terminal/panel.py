"""Estoril 1942 in a terminal: its words. The city is drawn in `city`."""

from typing import Any

from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.games.estoril.rules.data import PEEKS
from subrosa.games.estoril.rules.facts import Area, Facts, Place
from subrosa.games.estoril.rules.game import EstorilGame
from subrosa.games.estoril.rules.geometry import BOARD_COLS, City
from subrosa.games.estoril.rules.shown import city_of
from subrosa.games.estoril.rules.words import AREAS, LOCATIONS
from subrosa.games.estoril.terminal.city import paint
from subrosa.terminal.canvas import Canvas
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
        """Return the city of a view, worked out."""
        return city_of(self.estoril, view["facts"])

    # ---- in words

    def signs(self) -> str:
        return self.texts.say("panel-signs")

    def describe(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        say = self.texts.say
        city = self.city(view)
        lines = [
            f"{self.status(view)}. {say('panel-first', name=self.texts.seat(facts['first']))}",
            self.about_city(view),
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

    def about_city(self, view: dict[str, Any]) -> str:
        """Say which locations lie side by side."""
        facts: Facts = view["facts"]
        names = [
            f"{LOCATIONS.index(place['location']) + 1} {self.name(('location', place['location']))}"
            for place in facts["city"]
        ]
        upper, lower = ", ".join(names[:BOARD_COLS]), ", ".join(names[BOARD_COLS:])
        return self.texts.say("panel-city", upper=upper, lower=lower)

    def about_location(self, city: City, at: int, place: Place) -> str:
        """Describe a location: where it lies, what it touches, its reward."""
        number = LOCATIONS.index(place["location"])
        neighbours = [str(other + 1) for other in sorted(city.beside[number])]
        return self.texts.say(
            "panel-location",
            number=number + 1,
            location=self.name(("location", place["location"])),
            row=at // BOARD_COLS + 1,
            col=at % BOARD_COLS + 1,
            neighbours=", ".join(neighbours),
            resolved=place["resolved"],
            secret=bool(self.estoril.edition.reward_secret >> number & 1),
            reward=self.reward(place),
        )

    def reward(self, place: Place) -> str:
        """Say what the reward of a location is."""
        if place["reward"] is not None:
            return self.name(("card", place["reward"]))
        return self.texts.say("panel-no-reward" if place["face"] is None else "panel-hidden")

    def about_area(self, city: City, area: Area) -> str:
        """Describe an area: its marks, what it touches, and who is there."""
        number = AREAS.index(area["area"])
        neighbours = [AREAS[other].upper() for other in city.areas() if city.near[number] >> other & 1]
        return self.texts.say(
            "panel-area",
            area=area["area"].upper(),
            outer=area["outer"],
            secret=self.is_secret(number),
            look=PEEKS[self.estoril.edition.peek[number]],
            neighbours=", ".join(neighbours),
            card=self.character(area),
            white=area["white"],
            seduced=area["seduced"],
        )

    def is_secret(self, area: int) -> bool:
        """Tell whether a card placed there lies face down."""
        return bool(self.estoril.edition.secret >> area & 1)

    def character(self, area: Area) -> str:
        """Say who is on an area."""
        if area["seat"] is None:
            return self.texts.say("panel-free")
        card = None if area["card"] is None else self.name(("card", area["card"]))
        return self.texts.say("panel-character", card=card, name=self.texts.seat(area["seat"]))

    def about_seat(self, view: dict[str, Any], seat: int) -> list[str]:
        facts: Facts = view["facts"]
        player = facts["players"][seat]
        say = self.texts.say
        name, things = self.texts.seat(seat), self.texts.things
        network = things("card", player["network"])
        numbers = {"cards": player["cards"], "markers": player["markers"]}
        lines = [say("panel-player", name=name, network=network, **numbers)]
        if player["discards"]:
            lines.append(say("panel-discards", name=name, cards=things("card", player["discards"])))
        if player["lost"]:
            lines.append(say("panel-lost", name=name, cards=things("card", player["lost"])))
        return lines

    def piles(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        say = self.texts.say
        lines = [say("panel-missions", missions=self.texts.things("mission", facts["missions"]))]
        lines += self.secret_missions(view)
        lines.append(say("panel-deck", number=facts["deck"]))
        seen = [place["card"] for place in facts["known"] if place["card"] is not None]
        if seen:
            lines.append(say("panel-known", cards=self.texts.things("card", seen)))
        return lines

    def secret_missions(self, view: dict[str, Any]) -> list[str]:
        """Name those that the viewer knows: who may look at the ones between neighbours, whose the others are."""
        facts: Facts = view["facts"]
        say, seat = self.texts.say, self.texts.seat
        shared = [
            say(
                "panel-shared-mission",
                one=seat(i),
                other=seat((i + 1) % view["seats"]),
                mission=self.name(("mission", mission)),
            )
            for i, mission in enumerate(facts["secret_missions"])
            if mission is not None
        ]
        own = [
            say("panel-own-mission", name=seat(i), mission=self.name(("mission", mission)))
            for i, mission in enumerate(facts["office"])
            if mission is not None
        ]
        return shared + own

    # ---- at a question

    def context(self, view: dict[str, Any]) -> list[str]:
        """Name the two cards that a Conspirator chooses from: the reward, and the top card of the deck if seen."""
        if view["prompt"]["id"] != "exchange":
            return []
        facts: Facts = view["facts"]
        seen = [place["card"] for place in facts["known"] if place["below_top"] == 0]
        reward = ("card", view["prompt"]["args"]["card"])
        lines = [self.texts.say("panel-reward", card=self.name(reward), about=self.about(reward))]
        for card in [("card", card) for card in seen if card is not None]:
            lines.append(self.texts.say("panel-top", card=self.name(card), about=self.about(card)))
        return lines

    def offer(self, view: dict[str, Any], choice: Choice) -> str:
        """Add the character at whom an ability is aimed."""
        text = self.texts.choice(choice)
        if choice.verb == "place" or "area" not in choice.kinds:
            return text
        facts: Facts = view["facts"]
        aimed_at = AREAS[choice.args[choice.kinds.index("area")]]
        there = [self.character(area) for area in facts["areas"] if area["area"] == aimed_at]
        return f"{text}: {there[0]}" if there else text

    # ---- things

    def now(self, view: dict[str, Any], thing: Thing) -> list[str]:
        """Say how an area or a location of the city lies, and who is there."""
        kind, value = thing
        facts: Facts = view["facts"]
        city = self.city(view)
        if kind == "area":
            return [self.about_area(city, area) for area in facts["areas"] if area["area"] == value]
        if kind == "location":
            return [
                self.about_location(city, at, place)
                for at, place in enumerate(facts["city"])
                if place["location"] == value
            ]
        return []

    def belongings(self, view: dict[str, Any], seat: int) -> list[Thing]:
        facts: Facts = view["facts"]
        return [("card", card) for card in facts["players"][seat]["network"]]

    def opened(self, view: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
        """Open every face-down character, which its owner knows."""
        facts: Facts = view["facts"]
        seen: list[Facts] = [one["facts"] for one in views]
        areas: list[Area] = []
        for i, area in enumerate(facts["areas"]):
            seat = area["seat"]
            areas.append(area if seat is None else {**area, "card": seen[seat]["areas"][i]["card"]})
        return view | {"facts": {**facts, "areas": areas}}

    # ---- drawn

    def paint(self, view: dict[str, Any], width: int, height: int, look: Look, marks: Marks) -> Canvas:
        return paint(self, view, width, height, look, marks)
