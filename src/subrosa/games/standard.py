"""The card files that come with our games."""

from importlib.resources import files

from subrosa.core.cardfile import CardFile


def standard_cards(package: str) -> CardFile:
    """Return the card file of a game's package."""
    return CardFile(files(package).joinpath("cards.toml").read_text("utf-8"))
