"""What a player has put together for an action so far, and what it comes to."""

from typing import TYPE_CHECKING, Any

from subrosa.core.choice import Choice
from subrosa.games.emerald.rules.facts import Facts, Player
from subrosa.games.emerald.rules.words import FENIANS, LOYALIST, RESTORATIONIST

if TYPE_CHECKING:
    from subrosa.games.emerald.terminal.panel import EmeraldPanel


class Gathered:
    """The action, which comes first, and the cards for it. Only its owner sees them, so that is the viewer."""

    def __init__(self, panel: "EmeraldPanel", view: dict[str, Any], choices: list[Choice]) -> None:
        self.panel = panel
        self.facts: Facts = view["facts"]
        self.seat: int = view["seat"]
        self.head = choices[0]
        self.cards = choices[1:]

    @property
    def player(self) -> Player:
        return self.facts["players"][self.seat]

    def sentence(self) -> str:
        """Say which action it is, with which cards, and what it comes to."""
        texts = self.panel.texts
        names = [texts.thing("card", choice.args[0]) for choice in self.cards]
        text = texts.choice(self.head)
        if names:
            text = f"{text}: {', '.join(names)}"
        total = self.total()
        return f"{text} = {total}" if total else text

    def total(self) -> str:
        """Say what the cards come to; in an assassination, own agents count without any card."""
        say, verb = self.panel.texts.say, self.head.verb
        if not self.cards and verb not in ("kill", "strike"):
            return ""
        symbols = sum(self.worth(choice) for choice in self.cards)
        if verb == "place":
            return say("panel-cubes", count=min(symbols, self.player["cubes"]))
        if verb == "retrieve":
            return say("panel-cubes", count=min(symbols, self.panel.edition.pieces - self.player["cubes"]))
        if verb == "move":
            return say("panel-agents", count=symbols)
        if verb == "tracks":
            return ", ".join(filter(None, [self.steps(LOYALIST), self.steps(RESTORATIONIST)]))
        if verb in ("kill", "strike"):
            return say("panel-bombs-of", count=self.own_agents() + symbols, needed=self.bombs_needed())
        return ""

    def steps(self, faction: int) -> str:
        """Say how far one of the markers will move, if it moves."""
        cards = [choice.args[0] for choice in self.cards if choice.args[1] == faction]
        steps = sum(self.panel.edition.push[faction][card] for card in cards)
        name = self.panel.texts.say("panel-loyalists" if faction == LOYALIST else "panel-restorationists")
        return f"{name} +{steps}" if steps else ""

    def worth(self, choice: Choice) -> int:
        """Return how much a card adds to this action: symbols, spaces of a track, bombs."""
        edition, action = self.panel.edition, self.head.verb
        if choice.verb == "push":
            return edition.push[choice.args[1]][choice.args[0]]
        if choice.verb == "bomb":
            fenians = choice.args[0] == FENIANS
            return self.own_agents() if fenians else edition.bombs[choice.args[0]]
        if choice.verb == "pay":
            columns = {"place": edition.place, "retrieve": edition.retrieve, "move": edition.move}
            return columns[action][choice.args[0]] if action in columns else 0
        return 0

    def own_agents(self) -> int:
        """Return how many own agents take part in an assassination."""
        return self.facts["cities"][self.head.args[0]]["agents"][self.seat]

    def bombs_needed(self) -> int:
        """Return how many bombs an assassination takes."""
        city = self.head.args[0]
        return (
            self.panel.edition.royal_bombs[city]
            if self.head.verb == "strike"
            else self.facts["cities"][city]["bombs"]
        )
