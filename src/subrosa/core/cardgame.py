"""Games whose card facts lie in a card file, which an owner of the game can correct."""

from mypy_extensions import mypyc_attr

from subrosa.core.cardfile import CardFile
from subrosa.core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game):
    """A game with one edition of its cards. Subclasses read the file in `read_cards`."""

    def __init__(self, file: CardFile, standard: CardFile) -> None:
        super().__init__()
        self.file: CardFile = file
        self.standard: CardFile = standard
        self.cards_id: str = "standard" if file is standard else file.digest()
        file.compare_keys(standard)
        self.read_cards(file)
        file.finish()

    def read_cards(self, file: CardFile) -> None:
        """Make typed tables of the file. Mistakes are noted in it, and raised together as BadCards."""
        raise NotImplementedError

    def cards_text(self) -> str:
        return "" if self.file is self.standard else self.file.text

    def with_cards(self, text: str) -> "CardGame":
        text = text or self.standard.text
        if text == self.file.text:
            return self
        file = self.standard if text == self.standard.text else CardFile(text)
        return type(self)(file, self.standard)
