"""The options of a new game: read from the command line, or asked for one by one."""

from subrosa.core.errors import BadSetup, SubRosaError
from subrosa.core.game import Game
from subrosa.terminal.session.typed import typed_number
from subrosa.texts import Texts


def read_options(pairs: list[str]) -> dict[str, str]:
    """Read NAME=VALUE, several times. Raises BadSetup."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadSetup(f"--option takes NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def ask_options(game: Game, seats: int, texts: Texts, options: dict[str, str]) -> dict[str, str]:
    """Explain each option and ask for it, as --setup wishes; Enter keeps what stands there."""
    chosen = dict(options)
    for option in game.options:
        title, about, values = texts.option(option)
        print(f"\n{title} ({option.name})\n{about}")
        for number, (value, meaning) in enumerate(values, 1):
            print(f"  {number}. {value}: {meaning}")
        standing = chosen.get(option.name, option.values[0])
        while True:
            answer = input(f"[{standing}] ").strip()
            picked = typed_number(answer)
            if picked is not None and 1 <= picked <= len(values):
                answer = values[picked - 1][0]
            try:
                game.setup(seats, 0, {option.name: answer or standing})
            except SubRosaError as error:
                print(error)
                continue
            chosen[option.name] = answer or standing
            break
    return chosen
