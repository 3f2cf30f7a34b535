"""The words of the lab: its own catalogue, and the names of things in the game that is measured."""

from subrosa.core.game import Game
from subrosa.texts import Texts, messages_of


class Wording(Texts):
    """Texts of the lab; `of_game` has those of the game."""

    def __init__(self, language: str, game: Game) -> None:
        super().__init__(language)
        self.messages = messages_of(language, "subrosa.lab")
        self.of_game = Texts(language, game)

    def name(self, kind: str, value: str) -> str:
        """Name a thing of the game: card blackmail, identity fagin."""
        return self.of_game.thing(kind, value) if self.of_game.has(f"{kind}-{value}") else value

    def card(self, name: str) -> str:
        """Name what the game calls a card in reports."""
        game = self.of_game.game
        return name if game is None else self.name(game.card_kind, name)

    def of_the_game(self, message: str, otherwise: str) -> str:
        """Say a message of the game's own catalogue, if it has it."""
        return self.of_game.say(message) if self.of_game.has(message) else otherwise

    def title(self) -> str:
        """Name the game."""
        return self.of_game.say("game-name")

    def chosen(self, options: dict[str, str]) -> str | None:
        """Name the options that are not as usual, or None."""
        game = self.of_game.game
        assert game is not None
        unusual = {name: value for name, value in options.items() if game.defaults.get(name) != value}
        return ", ".join([f"{name}={value}" for name, value in unusual.items()]) or None
