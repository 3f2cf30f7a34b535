"""subrosa record: how the games played alone in this terminal have ended, by opponent."""

from pathlib import Path

from subrosa import games
from subrosa.core.errors import SubRosaError
from subrosa.files import HUMAN, game_of_save, split_save, text_of
from subrosa.records import Line, Outcome, lines_of, outcome_of
from subrosa.terminal.session.tablefile import data_folder
from subrosa.texts import Texts


def show_record(name: str | None, language: str) -> int:
    """Print the record of a game, or of all, for `subrosa record [GAME]`."""
    if name is not None:
        games.get(name)  # complains if there is none
    lines = lines_of([found for path in saves(name) if (found := read(path)) is not None])
    house = Texts(language)
    if not lines:
        print(house.say("terminal-record-none", folder=str(data_folder())))
    for game in dict.fromkeys([line.game for line in lines]):
        texts = Texts(language, games.get(game))
        print(texts.say("terminal-record", game=texts.say("game-name")))
        for line in lines:
            if line.game == game:
                print(f"    {sentence(line, texts)}")
    return 0


def sentence(line: Line, texts: Texts) -> str:
    """Put a line of the record into words."""
    against = None if line.against is None else texts.thing(*line.against)
    if line.difficulty is not None:
        name, difficulty = against or texts.say("game-name"), texts.say(f"difficulty-{line.difficulty}")
        against = texts.say("terminal-record-difficulty", against=name, difficulty=difficulty)
    said = texts.say("terminal-record-line", against=against, played=line.played, won=line.won)
    return said if line.best is None else f"{said} {texts.say('terminal-record-best', best=line.best)}"


def saves(name: str | None) -> list[Path]:
    """Return the games that the terminal has saved by itself: their names begin with that of the game."""
    return sorted(data_folder().glob(f"{name or '*'}-*.save"))


def read(path: Path) -> Outcome | None:
    """Return how a saved game for one person has ended; None for any other, and for files that cannot be read."""
    try:
        company, text = split_save(path, text_of(path, "save", SubRosaError))
        if company is None or company.seats != [HUMAN]:
            return None
        return outcome_of(game_of_save(path, text).load(text))
    except SubRosaError:
        return None  # of an older version of the rules, perhaps: nobody asked for this very file
