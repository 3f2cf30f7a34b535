"""Texts: what people read, in their language, made from ids and arguments by the Fluent catalogues.

The engine speaks in ids: events, prompts, choices, reasons, endings. A game has its texts in `en.ftl` and `pl.ftl` in
its package, and `locale/` here holds those that all games share; a game's own come first. Without `pl.ftl` its own are
English everywhere.

    texts = Texts("en", game, ["Ada", "Bo", "Cy"])
    texts.event({"event": "play", "args": {"seat": 0, "card": "blackmail", "target": 1}})
    'Ada plays Blackmail on Bo.'

The names of arguments of events, prompts and reasons say what they are, see `Texts.typed`; any other reader of the
catalogues, such as the browser, has to follow the same few rules. `python -m subrosa.catalogues` compares the
catalogues with each other and with the code.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from subrosa.core.choice import Choice, Kind
from subrosa.core.game import Game, Option
from subrosa.core.step import Refusal
from subrosa.core.visible import is_visible, visible
from subrosa.messages import Messages

LANGUAGES: Final = ("en", "pl")
NONE: Final = "none"  # what selectors see in place of something hidden or absent
TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?=\s|$)")
MINUS: Final = re.compile(r"(?<![\w-])-(?=\d)")  # what computers write before a number below zero
LONGEST: Final = 2000  # Fluent gives up on an argument of more than 2,500 characters


class MissingText(KeyError):
    """The catalogue has no such message, or the message was not given what it mentions."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The texts of one language, for one game if it is given; `names` are those of the players, by seat."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise MissingText(f"there are no texts in {language!r}; there are: {', '.join(LANGUAGES)}")
        self.language = language
        self.game = game
        # A player may be called "none", but selectors must not mistake them for nobody.
        self.names = tuple([shown if (shown := visible(name)) != NONE else NONE.title() for name in names])
        self.kinds: dict[str, Kind] = {kind.name: kind for kind in game.kinds} if game is not None else {}
        self.messages = messages_of(language, game.package if game is not None else "")

    # ---- any message

    def has(self, message: str) -> bool:
        """Tell whether there is such a message."""
        return message in self.messages

    def say(self, message: str, **args: Any) -> str:
        """Format a message with its arguments as they are: numbers stay numbers, so that plurals work."""
        return self.format(message, args)

    def format(self, message: str, args: Mapping[str, Any]) -> str:
        """Do the same with the arguments in a table. Raises MissingText."""
        plain_args = {name: plain(value) for name, value in args.items()}
        try:
            text, errors = self.messages.format(message, plain_args)
        except LookupError:
            raise MissingText(f"there is no text {message!r} in {self.where()}") from None
        if errors:
            raise MissingText(f"the text {message!r} in {self.where()} does not work: {errors[0]}")
        return printed(text)

    def where(self) -> str:
        """Name this catalogue, for error messages."""
        return f"the {self.language} catalogue of {self.game.id if self.game is not None else 'all games'}"

    # ---- things

    def thing(self, kind: str, value: int | str) -> str:
        """Return the name of a thing, given its id or its number: seat 2, card "blackmail".

        A thing that is named after a seat, such as piece "2" or "2-sailor", belongs to it: its message gets the name
        of the player as `$owner`.
        """
        if kind == "seat":
            return self.seat(int(value))
        message = self.thing_id(kind, value)
        owner = owner_of(message.removeprefix(f"{kind}-"))
        return self.say(message) if owner is None else self.say(message, owner=self.seat(owner))

    def about(self, kind: str, value: int | str) -> str:
        """Say what the thing does, with the numbers of the edition in use; '' if there is nothing to say.

        The text may depend on how many play, as `$players`; away from a table that is 0.
        """
        message = f"{self.thing_id(kind, value)}-text"
        if not self.has(message):
            return ""
        numbers = self.game.text_args(message) if self.game is not None else {}
        return self.format(message, {"players": len(self.names), **numbers})

    def thing_id(self, kind: str, value: int | str) -> str:
        """Return the id of the message with the name of a thing."""
        if isinstance(value, int):
            names = self.kinds[kind].names if kind in self.kinds else ()
            if not 0 <= value < len(names):
                raise MissingText(f"there is no {kind} number {value}")
            value = names[value]
        return f"{kind}-{value}"

    def seat(self, seat: int) -> str:
        """Return the player's name, or 'Player 3' for the third of them."""
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or self.say("player-number", number=seat + 1)

    def things(self, kind: str, values: Iterable[int | str]) -> str:
        """Return names joined with commas, things alike counted ("Paris × 2"), or 'none'; of players, "Ada and Bo"."""
        counts = Counter([self.thing(kind, value) for value in values])
        names = [name if n == 1 else f"{name} × {n}" for name, n in counts.items()]
        if kind == "seat" and len(names) > 1:
            # In a game that nobody has translated, "and" stands in an English sentence.
            language = spoken(self.language, self.game.package) if self.game is not None else self.language
            joining = self if language == self.language else Texts(language)
            return joining.say("names-and-last", names=", ".join(names[:-1]), last=names[-1])
        return ", ".join(names) or NONE

    def typed(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Replace things by their names; the names of the arguments say which are things.

        `seat`, `target` and `..._seat` are seats. An argument that is called after a kind of the game or ends in one
        (`card`, `target_character`), in the singular or the plural, is a thing of that kind or a list of them. What
        is hidden or absent (None, an empty list) becomes the word "none", for selectors. The rest stays.
        """
        typed: dict[str, Any] = {}
        for name, value in args.items():
            kind = self.kind_of(name)
            if value is None or kind is None:
                typed[name] = value
            elif isinstance(value, (list, tuple)):
                typed[name] = self.things(kind, value)
            else:
                typed[name] = self.thing(kind, value)
        return typed

    def kind_of(self, name: str) -> str | None:
        """Return the kind of thing that an argument of this name is, if it is a thing."""
        for word in (name, name.rpartition("_")[2]):
            if word == "seat" or word in self.kinds:
                return word
            for singular in (word.removesuffix("s"), word.removesuffix("ies") + "y"):
                if singular in self.kinds:
                    return singular
        return "seat" if name == "target" else None

    # ---- what the engine says

    def event(self, seen: Mapping[str, Any]) -> str:
        """Write a line of the log: an event as one seat saw it."""
        return self.format(f"event-{seen['event']}", self.typed(seen["args"]))

    def prompt(self, prompt: Mapping[str, Any]) -> str:
        """Put the question of a view into words."""
        return self.format(f"prompt-{prompt['id']}", self.typed(prompt["args"]))

    def waiting(self, prompt: Mapping[str, Any], asked: Sequence[int]) -> str:
        """Say what others are asked, to those who wait for it; "" if the game has no words for that."""
        message = f"waiting-{prompt['id']}"
        args = self.typed({**prompt["args"], "asked_seats": asked})
        return self.format(message, args) if self.has(message) else ""

    def sentence(self, sentence: Mapping[str, Any]) -> str:
        """Say what a game wants said: how near everybody is, why somebody won."""
        return self.format(sentence["id"], self.typed(sentence["args"]))

    def choice(self, choice: Choice) -> str:
        """Return a short text for a button."""
        names = [self.thing(kind, value) for kind, value in zip(choice.kinds, choice.args, strict=True)]
        return self.format(choice_id(choice), dict(zip(choice_args(choice), names, strict=True)))

    def refusal(self, refusal: Refusal) -> str:
        """Say why not, and by which rule."""
        reason = self.format(f"reason-{refusal.reason}", self.typed(refusal.args))
        return self.say("refusal", reason=reason, rule=refusal.rule)

    def ending(self, result: Mapping[str, Any]) -> str:
        """Say how the game ended and who won. `$count` is the number of winners; `$winners` may be nobody."""
        seats: list[int] = result["winners"]
        winners = self.things("seat", seats) if seats else self.say("nobody")
        return self.say(f"ending-{result['ending']}", winners=winners, count=len(seats))

    def option(self, option: Option) -> tuple[str, str, list[tuple[str, str]]]:
        """Explain a set-up option: its title, what it is about, and its values with what each means."""
        message = f"option-{option.name}"
        values = [(value, self.say(f"{message}-{value}")) for value in option.values]
        return self.say(message), self.say(f"{message}-about"), values


def owner_of(thing: str) -> int | None:
    """Return the seat that a thing is named after: 2 for "2" and "2-sailor"."""
    seat = thing.partition("-")[0]
    return int(seat) if seat.isdecimal() else None


def printed(sentence: str) -> str:
    """Write a sentence as printers do: one stop after a name that ends with one ("Linda X.."), and a true minus."""
    if ".." in sentence:
        sentence = TWO_STOPS.sub(".", sentence)
    return MINUS.sub("\N{MINUS SIGN}", sentence) if "-" in sentence else sentence


def choice_id(choice: Choice) -> str:
    """Return the id of the message of a choice: its verb, and the kinds of things that it names."""
    return "-".join(["choice", choice.verb, *choice.kinds])


def choice_args(choice: Choice) -> list[str]:
    """Return the arguments of that message, named after the kinds of things; a second seat is `seat2`."""
    kinds = choice.kinds
    earlier = [kinds[:i].count(kind) for i, kind in enumerate(kinds)]
    return [f"{kind}{n + 1}" if n else kind for kind, n in zip(kinds, earlier, strict=True)]


def plain(value: Any) -> str | int | float:
    """Bring an argument into a form that Fluent takes, here and in the browser."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, float)):
        return value
    text = ", ".join(map(str, value)) or NONE if isinstance(value, (list, tuple)) else str(value)
    if not is_visible(text):  # perhaps from a save or a card file: it must not control the screen
        text = visible(text)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


# ---- catalogues


def spoken(language: str, package: str, name: str = "{}.ftl") -> str:
    """Return this language if the package has a catalogue in it, and English otherwise."""
    return language if folder_of(package).joinpath(name.format(language)).is_file() else "en"


def read(language: str, package: str) -> str:
    """Read the catalogue of a game's package, or the common one if the package is ''.

    A game of another package need not speak every language: what nobody has translated is English.
    """
    return folder_of(package).joinpath(f"{spoken(language, package)}.ftl").read_text("utf-8")


def folder_of(package: str) -> Traversable:
    """Return where the catalogues of a package lie."""
    return files(package) if package else files("subrosa").joinpath("locale")


class RulesPage(NamedTuple):
    """The rules of a game as a page of Markdown, and the language it is written in."""

    language: str
    text: str


def read_rules(language: str, package: str) -> RulesPage:
    """Read the rules in this language, or in English if nobody has translated them; '' if the game has none."""
    folder = files(package)
    for found, name in ((language, f"RULES.{language}.md"), ("en", "RULES.md")):
        page = folder.joinpath(name)
        if page.is_file():
            return RulesPage(found, page.read_text("utf-8"))
    return RulesPage("en", "")


@cache
def messages_of(language: str, package: str) -> Messages:
    """Put the messages of a game and the common ones together; where both have a message, the game's counts."""
    return Messages(language, [read(language, name) for name in dict.fromkeys((package, ""))])
