"""Dark Providence in a terminal: its words. `america` draws the map; `cities` and `players` describe what is there."""

from typing import Any, Final

from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.games.providence.rules.facts import Elder, Facts, InRow, Player, Threat
from subrosa.games.providence.rules.game import ProvidenceGame
from subrosa.games.providence.rules.shown import agents_of, roads
from subrosa.games.providence.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    FIRST_CITY_CARD,
    FIRST_MAIN,
    PLACES,
    STARTING,
    TRACKS,
)
from subrosa.games.providence.terminal import elder, players
from subrosa.games.providence.terminal.america import paint
from subrosa.games.providence.terminal.cities import about_city, holdings, whose_cubes
from subrosa.games.providence.terminal.plan import Plan, plan_of
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, SymbolPanel, Thing
from subrosa.texts import Texts

# The symbols of cards on the map, in the order of the card; R and I are the tracks, and I and C the sides.
SIGNS: Final = {
    "influence": "▪{}",
    "wealth": "${}",
    "travel": "→{}",
    "power": "✹{}",
    "ritual_plus": "R↑{}",
    "ritual_minus": "R↓{}",
    "investigation_plus": "I↑{}",
    "investigation_minus": "I↓{}",
    "generic_vp": "+{}",
    "investigator_vp": "+{}I",
    "cultist_vp": "+{}C",
    "sanity": "☼",
}


class ProvidencePanel(SymbolPanel):
    """America: twelve Cities, who has what in them, the Mythos row, and how near the end is."""

    headings = frozenset({"turn", "elder-turn"})
    broad = True
    card_signs = SIGNS

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        assert isinstance(game, ProvidenceGame)
        self.providence = game
        self.edition = game.edition
        self.roads = roads(game)

    # ---- in words

    def status(self, view: dict[str, Any]) -> str:
        facts: Facts = view["facts"]
        number = self.providence.round_of(facts)
        return self.texts.say("panel-status", number=number, name=self.texts.seat(facts["active"]))

    def alarm(self, view: dict[str, Any]) -> str:
        """Say what may end the game soon: points, a marker, madness, or the goal of a Great Old One."""
        if view["result"] is not None:
            return ""
        facts: Facts = view["facts"]
        say = self.texts.say
        shown = self.providence.shown(view)
        near, threat, found = shown["near"], shown["threat"], facts["elder"]
        rich = [f"{self.texts.seat(seat)} {facts['players'][seat]['vp']}" for seat in near["points"]]
        if found is not None and threat is not None and threat["near_points"]:
            rich.append(f"{self.name(('elder', found['elder']))} {found['vp']}")
        alarms = [say("panel-alarm-end")] if self.is_ending(facts) else []
        if rich:
            alarms.append(say("panel-alarm-points", points=", ".join(rich), needed=shown["threshold"]))
        for track in near["tracks"]:
            alarms.append(
                f"{say(f'panel-{TRACKS[track]}')} {facts['tracks'][track]}/{self.edition.track_end}"
            )
        if near["madness"]:
            alarms.append(say("panel-alarm-madness", names=self.texts.things("seat", near["madness"])))
        if found is not None and threat is not None:
            alarms += self.elder_alarms(found, threat)
        return "; ".join(alarms)

    def is_ending(self, facts: Facts) -> bool:
        """Tell whether the end of the game has been triggered."""
        return facts["ending"] is not None or bool(facts["elder"] and facts["elder"]["ends_after"])

    def elder_alarms(self, found: Elder, threat: Threat) -> list[str]:
        """Say what of a Great Old One may end the game soon."""
        alarms = []
        if threat["near_goal"]:
            alarms.append(elder.goal(self, found).rstrip("."))
        if threat["near_madness"]:
            name = self.name(("elder", found["elder"]))
            alarms.append(self.texts.say("panel-alarm-elder-madness", name=name))
        return alarms

    def needed(self, view: dict[str, Any]) -> int:
        """Return the points that end the game."""
        facts: Facts = view["facts"]
        return self.edition.threshold[len(facts["players"])]

    def signs(self) -> str:
        return self.texts.say("panel-signs")

    def describe(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        lines = [f"{self.status(view)}. {self.supplies(view)}", *players.scores(self, view)]
        lines += [players.summary(self, view, seat) for seat in self.seats(view)]
        if facts["elder"] is not None:
            lines += elder.summary(self, view, facts["elder"])
        if facts["hand"] is not None:
            hand = "; ".join(self.with_symbols(card) for card in facts["hand"])
            lines.append(self.texts.say("panel-hand", cards=hand or None))
        lines += [about_city(self, view, city) for city in facts["cities"]]
        lines += [self.about_row(view), *self.lying(view)]
        return [*lines, *self.gone(view), *self.context(view)]

    def supplies(self, view: dict[str, Any]) -> str:
        """Say where the markers stand and what else concerns everybody, in numbers."""
        facts: Facts = view["facts"]
        ritual, investigation = facts["tracks"]
        sane, madness = facts["bag"]
        return self.texts.say(
            "panel-supplies",
            left=facts["left"],
            ritual=ritual,
            ritual_vp=self.edition.track_vp[ritual],
            investigation=investigation,
            investigation_vp=self.edition.track_vp[investigation],
            end=self.edition.track_end,
            needed=self.needed(view),
            sane=sane,
            madness=madness,
            reserve=facts["reserve"],
            blockades=facts["blockades"],
        )

    def owner(self, view: dict[str, Any], owner: int) -> str:
        """Name a player, or in a solo game a Cultist."""
        facts: Facts = view["facts"]
        found = facts["elder"]
        if found is None or owner == 0:
            return self.texts.seat(owner)
        return self.name(("enemy", found["cultists"][owner - 1]["piece"]))

    # ---- at a question

    def context(self, view: dict[str, Any]) -> list[str]:
        """Say what has been put together so far."""
        plan = self.payment(view)
        return [] if plan is None else [self.texts.say("panel-gathered", action=plan.sentence())]

    def question(self, view: dict[str, Any]) -> str:
        """Ask for the rest of an action once it has begun; a question about one card asks for all of it anyway."""
        if view["prompt"]["id"] != "act" or not view.get("gathered"):
            return super().question(view)
        return self.texts.say("panel-add-or-done" if "done" in view["choices"] else "panel-add")

    def payment(self, view: dict[str, Any]) -> Plan | None:
        """Return what the viewer has put together for an action, if anything."""
        return plan_of(self, view)

    def offer(self, view: dict[str, Any], choice: Choice) -> str:
        """Add which card lies somewhere, what a card gives, what a journey or a victim takes, what it comes to."""
        verb = choice.verb
        text = self.about_place(view, choice)
        plan = plan_of(self, view)
        if verb in ("kill", "slay", "close", "open"):
            with_it = plan_of(self, view, choice)
            total = "" if with_it is None else with_it.total()
            return f"{text} ({total})" if total else text
        if plan is None:
            return text
        if verb == "done":
            return f"{text}: {plan.sentence()}"
        if verb in ("move", "swim"):
            with_it = plan_of(self, view, choice)
            trips = [] if with_it is None else with_it.payment["trips"]
            return f"{text} ({trips[-1]['price']})" if trips else text
        worth = plan.worth(choice)
        return f"{text} ({worth})" if worth else text

    def about_place(self, view: dict[str, Any], choice: Choice) -> str:
        """Word a choice; if it is about the face-up card of a City, say which card that is."""
        text = self.wording(view, choice)
        if "place" not in choice.kinds:
            return text
        place = choice.args[choice.kinds.index("place")]
        if not CITY_COUNT <= place < 2 * CITY_COUNT:
            return text
        facts: Facts = view["facts"]
        card = facts["cities"][place - CITY_COUNT]["card"]
        if card is None:
            return text
        return f"{text}: {self.with_symbols(card) if choice.verb == 'claim' else self.name(('card', card))}"

    def wording(self, view: dict[str, Any], choice: Choice) -> str:
        """Word a choice; if it is a part of a text, say what that part does."""
        texts = self.texts
        card = self.card_asked(view)
        message = f"card-{card}-way-{choice.args[0] + 1}" if choice.verb == "way" else ""
        if not texts.has(message):
            return texts.choice(choice)
        text = texts.format(message, self.game.text_args(f"card-{card}-text"))
        return text[0].upper() + text[1:]

    def card_asked(self, view: dict[str, Any]) -> str | None:
        """Return the card of whose text a part is to be chosen: the one being used, or the one that asks."""
        gathered, prompt = view.get("gathered"), view["prompt"]
        if gathered:
            verb, _, name = gathered[0].partition(" ")
            return name if verb in ("use", "free") else None
        return None if prompt is None else prompt["args"].get("card")

    # ---- cards

    def about_row(self, view: dict[str, Any]) -> str:
        """Describe the Mythos row."""
        facts: Facts = view["facts"]
        cards = "; ".join(self.about_in_row(view, card) for card in facts["row"])
        return self.texts.say("panel-row", cards=cards or None, deck=facts["mythos_deck"])

    def about_in_row(self, view: dict[str, Any], card: InRow) -> str:
        """Describe a card of the row: symbols, cubes, Blockade."""
        cubes = whose_cubes(self, view, card["cubes"]) or None
        name = self.with_symbols(card["card"])
        return self.texts.say("panel-in-row", card=name, cubes=cubes, blockade=card["blockade"])

    def lying(self, view: dict[str, Any]) -> list[str]:
        """Name the cards that wait for an action to be resolved, or lie at the bottom of the Reserve."""
        facts: Facts = view["facts"]
        say, lines = self.texts.say, []
        if facts["in_play"]:
            lines.append(say("panel-in-play", cards=self.cards(facts["in_play"])))
        if facts["aside"] is not None:
            lines.append(say("panel-aside", card=self.with_symbols(facts["aside"])))
        sunk = [card for group in facts["sunk"] for card in group]
        if sunk:
            lines.append(say("panel-sunk", cards=self.cards(sunk)))
        return lines

    def gone(self, view: dict[str, Any]) -> list[str]:
        """Name the cards that everybody has seen leave the game."""
        facts: Facts = view["facts"]
        gone = [*facts["gone"], *facts["mythos_gone"]]
        return [self.texts.say("panel-gone", cards=self.cards(gone))] if gone else []

    def figures(self, thing: Thing) -> str:
        kind, value = thing
        number = CARDS.index(value) if kind == "card" else -1
        copies = self.edition.copies[number] if FIRST_MAIN <= number < FIRST_CITY_CARD else 0
        return self.texts.say("panel-copies", count=copies) if copies > 1 else ""

    # ---- things

    def now(self, view: dict[str, Any], thing: Thing) -> list[str]:
        """Say how a City stands, or where a card, a piece or a Cultist is, as far as everybody knows."""
        kind, value = thing
        facts: Facts = view["facts"]
        if kind == "place":
            number = PLACES.index(value)
            value = value if number >= 2 * CITY_COUNT else CITIES[number % CITY_COUNT]
            kind = "card" if number >= 2 * CITY_COUNT else "city"
        if kind == "city":
            return [about_city(self, view, facts["cities"][CITIES.index(value)])]
        if kind == "card" and value not in STARTING:
            return self.whereabouts(view, value)
        if kind == "piece":
            return self.where(view, value)
        found = facts["elder"]
        if found is not None and kind == "elder" and value == found["elder"]:
            return elder.summary(self, view, found)
        if found is not None and kind == "enemy":
            return [elder.cultist(self, view, one) for one in found["cultists"] if one["piece"] == value]
        return []

    def where(self, view: dict[str, Any], name: str) -> list[str]:
        """Say whose a piece is, where it stands, and what it is worth there."""
        facts: Facts = view["facts"]
        lines = []
        for piece in facts["pieces"]:
            if piece["piece"] == name:
                city = None if piece["city"] is None else self.name(("city", piece["city"]))
                text = self.texts.say(
                    "panel-piece",
                    name=self.owner(view, piece["owner"]),
                    city=city,
                    power=piece["power"],
                    influence=piece["influence"],
                    possessed=piece["possessed"],
                )
                lines.append(text)
        return lines

    def whereabouts(self, view: dict[str, Any], card: str) -> list[str]:
        """Say where the copies of a card are that everybody has seen."""
        facts: Facts = view["facts"]
        say, things = self.texts.say, self.texts.things
        cities = [city["city"] for city in facts["cities"] if city["card"] == card]
        owners = [
            player["seat"]
            for player in facts["players"]
            if card in (*player["held"], *player["unseen"], *player["discards"], *player["mythos"])
        ]
        lines = [self.about_in_row(view, row) + "." for row in facts["row"] if row["card"] == card]
        if cities:
            lines.append(say("panel-lies-in", cities=things("city", cities)))
        if owners:
            lines.append(say("panel-owned-by", names=things("seat", owners)))
        found = facts["elder"]
        if found is not None and card in (*found["mythos"], *found["kept"]):
            lines.append(say("panel-owned-by", names=self.name(("elder", found["elder"]))))
        return lines

    def agents_of(self, view: dict[str, Any], seat: int) -> int:
        """Return how many Agents a player controls."""
        return agents_of(view["facts"], seat)

    def belongings(self, view: dict[str, Any], seat: int) -> list[Thing]:
        facts: Facts = view["facts"]
        player = facts["players"][seat]
        known = player["allegiance"]
        found = [] if known is None else [("allegiance", known)]
        return found + [("card", card) for card in player["mythos"]]

    def about_seat(self, view: dict[str, Any], seat: int) -> list[str]:
        return [players.summary(self, view, seat), *players.cards(self, view, seat)]

    def gains(self, view: dict[str, Any], number: int) -> str:
        """Name what a player has gained; in a solo game, what the Great Old One and its Cultists have."""
        facts: Facts = view["facts"]
        found = facts["elder"]
        if number < len(facts["players"]) or found is None:
            return " ".join(players.gains(self, facts["players"][number]))
        if number == 1:
            return " ".join([elder.goal(self, found), *elder.gains(self, found)])
        return " ".join(holdings(self, view, number - 1))

    def piles(self, view: dict[str, Any]) -> list[str]:
        lines = [line for seat in self.seats(view) for line in players.cards(self, view, seat)]
        return [self.about_row(view), *lines, *self.lying(view), *self.gone(view)]

    def opened(self, view: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
        """Open every Allegiance card, which its owner knows."""
        facts: Facts = view["facts"]
        known: list[Facts] = [seen["facts"] for seen in views]
        opened: list[Player] = [
            {**player, "allegiance": own["players"][player["seat"]]["allegiance"]}
            for player, own in zip(facts["players"], known, strict=True)
        ]
        return view | {"facts": {**facts, "players": opened}}

    # ---- drawn

    def paint(self, view: dict[str, Any], width: int, height: int, look: Look, marks: Marks) -> Canvas:
        return paint(self, view, width, height, look, marks)
