"""The options of a new game: read from the command line, or asked for one by one."""

from subrosa.core.errors import BadSetup, SubRosaError
from subrosa.core.game import Game, Option
from subrosa.phrases import phrases
from subrosa.terminal.session.typed import matches, typed_number, words_of
from subrosa.texts import Texts, owner_of


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


def value_meant(option: Option, text: str, texts: Texts) -> str:
    """Return the value that is meant: by its name, yes or no, the words that explain it, or a list of things."""
    if text in option.values or not words_of(text):
        return text
    plain_answer = {texts.say("terminal-yes"): "yes", texts.say("terminal-no"): "no"}.get(text.casefold(), "")
    if plain_answer in option.values:
        return plain_answer
    meanings = texts.option(option)[2]
    alike = [value for value, meaning in meanings if matches(words_of(text), words_of(meaning))]
    if len(alike) == 1:
        return alike[0]
    return ",".join([thing_meant(part.strip(), texts) for part in text.split(",")]) if option.free else text


def thing_meant(text: str, texts: Texts) -> str:
    """Return the id of the thing that the reader calls so, or the text as it is; x=3 keeps its number."""
    name, equals, number = text.partition("=")
    for kind in texts.kinds.values():
        for value in kind.names if kind.name != "seat" else ():
            called = (
                texts.has(f"{kind.name}-{value}")
                and owner_of(value) is None
                and texts.thing(kind.name, value)
            )
            if called and words_of(called) == words_of(name):
                return f"{value}{equals}{number}"
    return text


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
