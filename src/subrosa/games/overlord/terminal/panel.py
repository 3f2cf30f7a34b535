"""Kill the Overlord in a terminal: its words. The ring of players is drawn in `ring`."""

from typing import Any

from subrosa.core.game import Game
from subrosa.games.overlord.rules.data import KINDS, UNLIMITED
from subrosa.games.overlord.rules.facts import Facts, Player
from subrosa.games.overlord.rules.game import OverlordGame
from subrosa.games.overlord.rules.shown import coronation, ruler, succession
from subrosa.games.overlord.rules.words import CARDS, CHARACTERS
from subrosa.games.overlord.terminal.ring import paint
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, Panel, Thing
from subrosa.texts import Texts


class OverlordPanel(Panel):
    """The court: characters, gold, cards, and where the Order lies."""

    headings = frozenset({"round"})

    def __init__(self, game: Game, texts: Texts) -> None:
        super().__init__(game, texts)
        assert isinstance(game, OverlordGame)
        self.edition = game.edition

    # ---- in words

    def alarm(self, view: dict[str, Any]) -> str:
        """Say who will win if the ruler dies; or else warn of a ruler who will be crowned after the next income."""
        facts: Facts = view["facts"]
        heir, seat = succession(self.edition, facts), ruler(facts)
        crown = None if seat is None else facts["players"][seat]["character"]
        if heir is not None and crown is not None:
            name, character = self.texts.seat(heir["seat"]), self.texts.thing("character", crown)
            return self.texts.say("panel-alarm-next", character=character, name=name, gold=heir["gold"])
        found = coronation(self.edition, facts)
        if found is None:
            return ""
        name = self.texts.seat(found["seat"])
        return self.texts.say("panel-alarm", name=name, gold=found["gold"], needed=found["needed"])

    def signs(self) -> str:
        return self.texts.say("panel-signs")

    def describe(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        say = self.texts.say
        lines = [f"{self.status(view)}. {self.order(view)}"]
        for seat in range(view["seats"]):
            lines += [f"{say('panel-seat-is', seat=seat)}: {line}" for line in self.about_seat(view, seat)]
        if facts["played"]:
            lines.append(say("panel-played", cards=self.texts.things("card", facts["played"])) + ".")
        lines.append(say("panel-pile", count=facts["deck"]))
        lines += self.piles(view)
        return lines

    def order(self, view: dict[str, Any]) -> str:
        """Say where the Order is and how it came there."""
        facts: Facts = view["facts"]
        holder, giver = facts["holder"], facts["giver"]
        if holder is None:
            return self.texts.say("panel-no-order")
        given = None if giver is None else self.texts.seat(giver)
        return self.texts.say("panel-order", holder=self.texts.seat(holder), giver=given)

    def about_seat(self, view: dict[str, Any], seat: int) -> list[str]:
        facts: Facts = view["facts"]
        player = facts["players"][seat]
        name = self.texts.seat(seat)
        numbers = {"name": name, "gold": player["gold"], "cards": player["cards"]}
        if player["character"] is None:
            lines = [self.texts.say("panel-executed", token=player["token"], **numbers)]
        else:
            rank, income = self.rank(player["character"]), self.income(player["character"])
            character = self.name(("character", player["character"]))
            lines = [self.texts.say("panel-player", character=character, rank=rank, income=income, **numbers)]
        if player["shown"]:
            cards = self.texts.things("card", player["shown"])
            lines.append(self.texts.say("panel-shown", name=name, cards=cards))
        if player["known"]:
            cards = self.texts.things("card", player["known"])
            lines.append(self.texts.say("panel-known", name=name, cards=cards))
        return lines

    def piles(self, view: dict[str, Any]) -> list[str]:
        facts: Facts = view["facts"]
        say = self.texts.say
        cards = self.texts.things("card", facts["discards"])
        lines = [say("panel-discards", cards=cards, count=len(facts["discards"]))]
        if facts["banned"] is not None:
            lines.append(say("panel-banned", card=self.name(("card", facts["banned"]))) + ".")
        if facts["middle"]:
            characters = self.texts.things("character", facts["middle"])
            lines.append(say("panel-middle", characters=characters) + ".")
        return lines

    # ---- things

    def rank(self, character: str) -> int:
        return self.edition.rank[CHARACTERS.index(character)]

    def income(self, character: str) -> str:
        return f"{self.edition.income[CHARACTERS.index(character)]:+d}".replace("-", "−")

    def figures(self, thing: Thing) -> str:
        kind, value = thing
        if kind == "card":
            return self.texts.say("panel-copies", count=self.edition.copies[CARDS.index(value)])
        limit = self.edition.hand_limit[CHARACTERS.index(value)]
        numbers = {"rank": self.rank(value), "income": self.income(value)}
        if limit == UNLIMITED:
            return self.texts.say("panel-figures-unlimited", **numbers)
        return self.texts.say("panel-figures", limit=limit, **numbers)

    def sort_of(self, thing: Thing) -> str:
        return self.texts.say(f"kind-{KINDS[CARDS.index(thing[1])]}") if thing[0] == "card" else ""

    def belongings(self, view: dict[str, Any], seat: int) -> list[Thing]:
        facts: Facts = view["facts"]
        character = facts["players"][seat]["character"]
        return [] if character is None else [("character", character)]

    def opened(self, view: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
        facts: Facts = view["facts"]
        known: list[Facts] = [seen["facts"] for seen in views]
        players: list[Player] = [
            {**player, "shown": own["hand"] or [], "known": []}
            for player, own in zip(facts["players"], known, strict=True)
        ]
        return view | {"facts": {**facts, "players": players}}

    # ---- drawn

    def paint(self, view: dict[str, Any], width: int, height: int, look: Look, marks: Marks) -> Canvas:
        return paint(self, view, width, height, look, marks)
