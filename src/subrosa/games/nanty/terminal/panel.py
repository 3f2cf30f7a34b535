"""Nanty Narking in a terminal: its words. The map is drawn in `map`."""

from typing import Any

from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.games.nanty.rules.facts import District, Facts, Player
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.nanty.rules.progress import Aim, Goal, aims, cancelled, goals, public_table
from subrosa.games.nanty.rules.words import BITS, CARDS, DISTRICTS
from subrosa.games.nanty.terminal.map import paint
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, Panel, Thing
from subrosa.texts import Texts


class NantyPanel(Panel):
    """London: twelve districts, who is where, and how near everybody could be to what they may be after."""

    headings = frozenset({"turn"})
    broad = True

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        assert isinstance(game, NantyGame)
        self.nanty = game
        self.edition = game.edition

    # ---- in words

    def status(self, view: dict[str, Any]) -> str:
        facts: Facts = view["facts"]
        return self.texts.say("panel-status", number=facts["turn"] + 1, name=self.texts.seat(facts["active"]))

    def alarm(self, view: dict[str, Any]) -> str:
        """Say who else could win at the start of a turn, if they are what they may be; and that the deck runs out."""
        if view["result"] is not None:
            return ""
        threats = []
        for aim in self.aims(view):
            seats = [seat for seat in sorted(aim.seats - {view["seat"]}) if aim.goal.met(seat)]
            if seats and not aim.goal.waits:
                threats.append(f"{self.identity(aim)} ({self.texts.things('seat', seats)})")
        facts: Facts = view["facts"]
        alarms = [self.texts.say("panel-alarm", threats=", ".join(threats))] if threats else []
        if self.nanty.shown(view)["last_cards"]:
            alarms.append(self.texts.say("panel-alarm-deck", count=facts["deck"]))
        return "; ".join(alarms)

    def signs(self) -> str:
        return self.texts.say("panel-signs")

    def describe(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        lines = [f"{self.status(view)}. {self.supplies(view)}"]
        for seat in self.seats(view):
            lines += self.about_seat(view, seat)
        lines += [self.about_district(view, district) for district in facts["board"]]
        lines += [self.about_aim(view, aim) for aim in self.aims(view)]
        return lines + self.piles(view)

    def supplies(self, view: dict[str, Any]) -> str:
        """Say what lies beside the board, in numbers."""
        facts: Facts = view["facts"]
        trouble = sum(district["trouble"] for district in facts["board"])
        numbers = {"deck": facts["deck"], "discards": facts["discarded"], "events": facts["events"]}
        return self.texts.say("panel-supplies", trouble=trouble, riots=self.edition.riots, **numbers)

    def context(self, view: dict[str, Any]) -> list[str]:
        """Return the text of the card or event that the question is about, unless a symbol says it all."""
        args = view["prompt"]["args"]
        if args.get("symbol", "scroll") != "scroll":
            return []
        named = [(kind, args[kind]) for kind in ("card", "event_card") if args.get(kind) is not None]
        return [self.about(thing) for thing in named]

    def offer(self, view: dict[str, Any], choice: Choice) -> str:
        """Add the printed cost of what is built."""
        text = super().offer(view, choice)
        return f"{text} (£{self.edition.cost[choice.args[0]]})" if choice.verb == "build" else text

    # ---- players

    def about_seat(self, view: dict[str, Any], seat: int) -> list[str]:
        facts: Facts = view["facts"]
        say, things = self.texts.say, self.texts.things
        player, name = facts["players"][seat], self.texts.seat(seat)
        agents, houses = self.left(view, seat)
        parts = [
            say(
                "panel-player",
                name=name,
                money=player["money"],
                cards=player["cards"],
                agents=agents,
                buildings=houses,
            )
        ]
        if player["controls"]:
            parts.append(say("panel-controls", districts=things("district", player["controls"])))
        if player["loans"]:
            parts.append(say("panel-loans", cards=things("card", player["loans"])))
        if player["sticky"]:
            parts.append(say("panel-sticky", cards=things("card", player["sticky"])))
        if player.get("agent_cards") or player.get("building_cards"):
            numbers = {"agents": player["agent_cards"], "buildings": player["building_cards"]}
            parts.append(say("panel-secret-cards", **numbers))
        lying = [
            *[self.name(("agent", card)) for card in player.get("agents_open", [])],
            *[self.name(("building", card)) for card in player.get("buildings_open", [])],
        ]
        if lying:
            parts.append(say("panel-open-cards", cards=", ".join(lying)))
        known = self.known(view, seat)
        if known:
            parts.append(say("panel-known", cards=things("card", known)))
        if player["identity"] is not None:
            parts.append(say("panel-is", identity=self.name(("identity", player["identity"]))))
        if seat == view["seat"]:
            hand = ", ".join(map(self.name, self.hand(view)))
            parts.append(say("panel-hand", cards=hand) if hand else say("terminal-empty-hand"))
        return [" ".join(parts)]

    def left(self, view: dict[str, Any], seat: int) -> tuple[int, int]:
        """Return how many Agents and Buildings a player still has in the supply."""
        facts: Facts = view["facts"]
        agents = self.edition.agents - sum(district["agents"][seat] for district in facts["board"])
        return agents, self.edition.houses - sum(district["house"] == seat for district in facts["board"])

    def known(self, view: dict[str, Any], seat: int) -> list[str]:
        """Return the cards that the viewer knows to be in somebody's hand."""
        facts: Facts = view["facts"]
        return [card for card, seats in facts["known"] if seats == [seat]]

    # ---- districts

    def about_district(self, view: dict[str, Any], district: District) -> str:
        """Describe a district: what it costs, what is there, what it touches."""
        number = DISTRICTS.index(district["district"])
        neighbours = BITS[self.edition.near[number]]
        return self.texts.say(
            "panel-district",
            district=self.name(("district", district["district"])),
            cost=self.edition.cost[number],
            content=", ".join(self.content(view, district)) or self.texts.say("panel-nobody"),
            neighbours=self.texts.things("district", neighbours),
            river=self.on_the_river(view, number),
        )

    def on_the_river(self, view: dict[str, Any], number: int) -> bool:
        """Tell whether a district lies on the Thames. Tables differ about Holborn (H1)."""
        inland = DISTRICTS[number] == "holborn" and view["options"]["holborn_on_thames"] == "no"
        return bool(self.edition.river >> number & 1) and not inland

    def content(self, view: dict[str, Any], district: District) -> list[str]:
        """Name everything that stands in a district."""
        say, name = self.texts.say, self.texts.seat
        parts = []
        for seat, count in enumerate(district["agents"]):
            if count:
                kinds = district["types"][seat] if "types" in district else []
                types = self.texts.things("agent", kinds) if kinds else None
                parts.append(say("panel-agents", count=count, name=name(seat), types=types))
        if district["grenadiers"]:
            parts.append(say("panel-grenadiers", count=district["grenadiers"]))
        if district["citizens"]:
            parts.append(say("panel-citizens", count=district["citizens"]))
        if district["trouble"]:
            parts.append(say("panel-trouble"))
        if district["house"] is not None:
            kind = district.get("building")
            building = None if kind is None else self.name(("building", kind))
            card = district["card"] is not None
            owner = name(district["house"])
            parts.append(say("panel-building", name=owner, building=building, card=card))
        controller = self.controller(view, district["district"])
        if controller is not None:
            parts.append(say("panel-controlled", name=name(controller)))
        return parts

    def controller(self, view: dict[str, Any], district: str) -> int | None:
        """Return who controls a district."""
        facts: Facts = view["facts"]
        return next((player["seat"] for player in facts["players"] if district in player["controls"]), None)

    # ---- what people may be after

    def aims(self, view: dict[str, Any]) -> list[Aim]:
        """Return the goals of all identities of this table; identities with the same goal together."""
        return aims(goals(self.nanty, view))

    def identity(self, aim: Aim) -> str:
        """Name those who have a goal."""
        return self.texts.things("identity", aim.identities)

    def own(self, view: dict[str, Any], aim: Aim) -> bool:
        """Tell whether this is what the viewer is after."""
        seat: int | None = view["seat"]
        facts: Facts = view["facts"]
        return seat is not None and facts["players"][seat]["identity"] in aim.identities

    def about_aim(self, view: dict[str, Any], aim: Aim) -> str:
        """Say what it needs, and how far everybody is who may be after it."""
        say, goal = self.texts.say, aim.goal
        if goal.waits:
            far = say("panel-cards-left", count=goal.deck)
        elif goal.shared:
            far = say("panel-so-far", count=goal.markers)
        else:
            seats = [seat for seat in self.seats(view) if seat in aim.seats]
            far = ", ".join(self.about_way(view, goal, seat) for seat in seats)
        if not aim.seats:
            far = say("panel-unused")
        elif goal.trouble >= 0:
            far = f"{far}; {say('panel-markers', count=goal.markers)}"
        return say(
            "panel-aim",
            identities=self.identity(aim),
            own=self.own(view, aim),
            goal=self.condition(goal),
            far=far,
        )

    def about_way(self, view: dict[str, Any], goal: Goal, seat: int) -> str:
        """Say how far a player is, and what does not count because of Grenadiers."""
        far = f"{self.texts.seat(seat)} {goal.reached[seat]}"
        lost = cancelled(public_table(self.nanty, view), seat, goal.condition)
        if not lost:
            return far
        return f"{far} ({self.texts.say('panel-cancelled', districts=self.texts.things('district', lost))})"

    def condition(self, goal: Goal) -> str:
        """Say what a goal asks for, in a few words."""
        return self.texts.say(f"goal-{goal.condition}", needed=goal.needed, trouble=goal.trouble)

    # ---- things

    def hand(self, view: dict[str, Any]) -> list[Thing]:
        facts: Facts = view["facts"]
        own = facts.get("own")
        if own is None:
            return []
        return [
            *[("card", card) for card in own["hand"]],
            *[("agent", card) for card in own.get("agent_cards", [])],
            *[("building", card) for card in own.get("building_cards", [])],
        ]

    def sort_of(self, thing: Thing) -> str:
        kind, value = thing
        if kind == "card":
            reaction = self.edition.is_reaction(CARDS.index(value))
            return self.texts.say("symbol-reaction") if reaction else ""
        return self.texts.say(f"panel-sort-{kind}") if kind in ("agent", "building") else ""

    def now(self, view: dict[str, Any], thing: Thing) -> list[str]:
        kind, value = thing
        facts: Facts = view["facts"]
        if kind == "district":
            return [self.about_district(view, facts["board"][DISTRICTS.index(value)])]
        if kind == "identity":
            return [self.about_aim(view, aim) for aim in self.aims(view) if value in aim.identities]
        return []

    def belongings(self, view: dict[str, Any], seat: int) -> list[Thing]:
        facts: Facts = view["facts"]
        identity = facts["players"][seat]["identity"]
        cards = [district["district"] for district in facts["board"] if district["card"] == seat]
        found = [] if identity is None else [("identity", identity)]
        return found + [("district", card) for card in cards]

    def piles(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        say, things = self.texts.say, self.texts.things
        lines = [say("panel-discards", count=facts["discarded"], cards=self.cards(facts["discards"]))]
        lines.append(
            say("panel-events", count=facts["events"], events=things("event_card", facts["happened"]))
        )
        for card, seats in facts["known"]:
            if len(seats) > 1:
                places = [say("panel-pile") if seat < 0 else self.texts.seat(seat) for seat in seats]
                name = self.name(("card", card))
                lines.append(say("panel-known-one", card=name, places=", ".join(places)))
        own = facts.get("own")
        if own is not None:
            for _, identities in own["peeks"]:
                lines.append(say("panel-peeked", identities=things("identity", identities)))
            if own["foreseen"]:
                lines.append(say("panel-foreseen", events=things("event_card", own["foreseen"])))
        return lines

    def cards(self, cards: list[str]) -> str | None:
        """Name cards, the last one first: what was discarded last lies on top."""
        return self.texts.things("card", reversed(cards)) if cards else None

    def opened(self, view: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
        """Open every identity, which its owner knows."""
        facts: Facts = view["facts"]
        known: list[Facts] = [seen["facts"] for seen in views]
        players: list[Player] = [
            {**player, "identity": own["players"][player["seat"]]["identity"]}
            for player, own in zip(facts["players"], known, strict=True)
        ]
        return view | {"facts": {**facts, "players": players}}

    # ---- drawn

    def paint(self, view: dict[str, Any], width: int, height: int, look: Look, marks: Marks) -> Canvas:
        return paint(self, view, width, height, look, marks)
