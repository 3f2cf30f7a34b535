"""The options of a new game: read from the command line, or asked for one by one."""

from subrosa.core.errors import BadSetup, SubRosaError
from subrosa.core.game import Game, Option
from subrosa.phrases import phrases
from subrosa.terminal.session.typed import typed_number
from subrosa.texts import Texts
from subrosa.wording import matches, value_meant, words_of


def read_options(pairs: list[str], texts: Texts) -> dict[str, str]:
    """Read NAME=VALUE, several times; both also by what they are called in the reader's language. Raises BadSetup."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadSetup(f"--option takes NAME=VALUE, not {pair!r}")
        option = option_meant(name.strip(), texts)
        if option is None:
            options[name.strip()] = value.strip()  # the game says which there are
        else:
            options[option.name] = value_meant(option, value.strip(), texts)
    return options


def option_meant(name: str, texts: Texts) -> Option | None:
    """Return the option of this name, in the engine's words or in the reader's, if only one can be meant."""
    known = texts.game.options if texts.game is not None else ()
    exact = [option for option in known if option.name == name]
    alike = [option for option in known if matches(words_of(name), words_of(texts.option(option)[0]))]
    same = [option for option in alike if words_of(name) == words_of(texts.option(option)[0])]
    for found in (exact, same, alike):
        if len(found) == 1 and name:
            return found[0]
    return None


def ask_options(game: Game, seats: int, texts: Texts, options: dict[str, str]) -> dict[str, str]:
    """Explain each option and ask for it, as --setup says; Enter keeps what stands there."""
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
            elif answer:
                answer = value_meant(option, answer, texts)
            try:
                game.setup(seats, 0, {option.name: answer or standing})
            except SubRosaError as error:
                print(phrases(texts.language)(str(error)))
                continue
            chosen[option.name] = answer or standing
            break
    return chosen
