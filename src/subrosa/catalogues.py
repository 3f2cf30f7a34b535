"""The check of the catalogues: all languages against each other and against what the code can say.

The game itself says which choices, things, options and prompts it has. Events, reasons and endings are read in the
source of its rules, and of the parts that they import: a call such as `tell("pay", seat=payer, why=why)` names a
message and its arguments, and the words that `why` can be are followed back to where they are written down. What its
panel says in the terminal is found there by `say("...")`; part of it is common to all games.

`python -m subrosa.catalogues` runs it. It is a tool: nothing that people play with imports it.
"""

import ast
import gc
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from subrosa import games
from subrosa.core.cardgame import CardGame
from subrosa.core.game import Game
from subrosa.records import DIFFICULTY
from subrosa.sourcescan import (
    UNKNOWN,
    Call,
    Source,
    argument,
    keys,
    keywords,
    modules,
    returned_keys,
    scanned,
)
from subrosa.texts import LANGUAGES, NONE, choice_args, choice_id, owner_of, read, spoken

# The forms that a number can take in a sentence; whole numbers never need the others.
PLURALS: Final = {"en": {"one", "other"}, "pl": {"one", "few", "many"}}
CATEGORIES: Final = {"zero", "one", "two", "few", "many", "other"}
# Texts that may be there although no code asks for them by name.
FREE: Final = re.compile(r"(option|game|kind|roles|set|symbol|provenance)-.*|.*-text")
IDENTIFIER: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
INTRODUCTION: Final = ("intro-goal", "intro-turn", "intro-end")
PROVENANCES: Final = ("rulebook", "public", "reconstructed")
NOT_EDGE: Final = ("core", "games", "testing", "lab", "catalogues.py", "sourcescan.py")
PARTS: Final = "subrosa.parts."
LAB: Final = "subrosa.lab"  # the only other part with catalogues of its own
PANEL: Final = (
    "terminal",
    "terminal.py",
)  # the parts of a game's package that are no rules, and which of them speak
RIDDLES: Final = ("puzzles.py",)
NOT_RULES: Final = (*PANEL, *RIDDLES, "bots", "bots.py", "layout.py", "look.py")


# ---- catalogues


class Catalogue(Visitor):
    """One .ftl file: its messages, what they mention, and what is wrong with the file itself."""

    def __init__(self, name: str, language: str, text: str) -> None:
        self.name = name
        self.language = language
        self.problems: list[str] = []
        self.variables: dict[str, set[str]] = {}  # by message: what it mentions
        self.words: dict[tuple[str, str], set[str]] = {}  # (message, variable): the words it tells apart
        self.references: set[str] = set()  # messages that are parts of others
        self.parts: dict[str, set[str]] = {}  # by message: the messages that are parts of it
        self.reading = ""
        for entry in FluentParser().parse(text).body:
            self.visit(entry)
        for message in self.variables:  # a part sees the arguments of the message, so the message needs them
            self.variables[message] = self.mentioned(message)

    def mentioned(self, message: str) -> set[str]:
        """Return what a message mentions, by itself and in its parts, which may have parts in turn."""
        todo, seen = [message], {message}
        found: set[str] = set()
        while todo:
            part = todo.pop()
            found |= self.variables.get(part, set())
            inner = self.parts.get(part, set()) - seen
            seen |= inner
            todo += inner
        return found

    def __contains__(self, message: str) -> bool:
        return message in self.variables

    def visit_Junk(self, node: ftl.Junk) -> None:  # noqa: N802 - fluent.syntax names these
        start = (node.content or "").strip().partition("\n")[0]
        self.problems.append(f"{self.name}: not readable from here on: {start}")

    def visit_Message(self, node: ftl.Message) -> None:  # noqa: N802
        self.reading = node.id.name
        if self.reading in self:
            self.problems.append(f"{self.name}: {self.reading} is there twice")
        self.variables[self.reading] = set()
        self.generic_visit(node)

    def visit_Term(self, node: ftl.Term) -> None:  # noqa: N802
        """Leave terms out: they see no arguments."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.setdefault(self.reading, set()).add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)
        self.parts.setdefault(self.reading, set()).add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        found = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        if isinstance(node.selector, ftl.VariableReference):
            variable = node.selector.id.name
            self.words.setdefault((self.reading, variable), set()).update(found - CATEGORIES - {NONE})
            if found & (CATEGORIES - {"other"}):
                for form in sorted(PLURALS[self.language] - found):
                    problem = (
                        f"lacks plural {form} of ${variable} (if only the number 1 is special, select by [1])"
                    )
                    self.problems.append(f"{self.name}: {self.reading} {problem}")
        self.generic_visit(node)


Catalogues = dict[str, Catalogue]  # by language


def catalogues(package: str = "") -> Catalogues:
    """Return the catalogues of a game's package, or the common ones, in the languages that it speaks."""
    folder = (package or "subrosa.locale").replace(".", "/")
    languages = [name for name in LANGUAGES if spoken(name, package) == name]
    return {name: parsed(f"{folder}/{name}.ftl", name, read(name, package)) for name in languages}


@cache
def parsed(name: str, language: str, text: str) -> Catalogue:
    """Return a catalogue, which takes a while to read; whoever asks for the same text again gets the same one."""
    return Catalogue(name, language, text)


def ids(own: Catalogues) -> set[str]:
    """Return the messages that any of the catalogues has."""
    return set[str]().union(*[catalogue.variables for catalogue in own.values()])


# ---- what the code can say


class Needs:
    """The messages that code asks for, and what it gives them."""

    def __init__(self) -> None:
        self.messages: dict[str, set[str] | None] = {}  # what is given every time, None if that is unknown
        self.words: dict[tuple[str, str], set[str]] = {}  # (message, argument): the words it can be
        self.problems: list[str] = []

    def add(self, message: str, given: Iterable[str] | None = ()) -> None:
        """Note that the message is asked for with these arguments."""
        known = self.messages.get(message)
        if given is None:
            self.messages[message] = known
        else:
            self.messages[message] = set(given) if known is None else known.intersection(given)

    def named(self, source: Source, function: str, kind: str) -> Iterator[tuple[str, Call]]:
        """Find the messages that the first argument names when a function is called."""
        for call in source.calls.get(function, []):
            for word in sorted(source.words(argument(call.node, 0, ""), call.function)):
                if word == UNKNOWN:
                    self.problems.append(f"{call.where}: which {kind} this is cannot be read off the source")
                else:
                    yield f"{kind}-{word}", call

    def add_events(self, source: Source) -> None:
        """Add every `tell("...", ...)`, and the words that its arguments can be."""
        for message, call in self.named(source, "tell", "event"):
            self.add(message, keywords(call.node, "to"))
            for keyword in call.node.keywords:
                words = source.words(keyword.value, call.function)
                self.words.setdefault((message, str(keyword.arg)), set()).update(words)

    def add_reasons(self, source: Source) -> None:
        """Add every `Refusal("...", rule, {...})`."""
        for message, call in self.named(source, "Refusal", "reason"):
            self.add(message, keys(argument(call.node, 2, "args"), call.function))

    def add_riddles(self, source: Source) -> None:
        """Add every `Question("...", {...})` and `Note("...", {...})` of the puzzles."""
        for function, kind in (("Question", "puzzle"), ("Note", "puzzle-note")):
            for message, call in self.named(source, function, kind):
                self.add(message, keys(argument(call.node, 1, "args"), call.function))

    def add_endings(self, game: Game, source: Source) -> None:
        """Add every `Result("...", ...)`, or the tuple `endings` of a game that makes results in another way."""
        declared: tuple[str, ...] = getattr(game, "endings", ())
        messages = [f"ending-{ending}" for ending in declared]
        for message in messages or [message for message, _ in self.named(source, "Result", "ending")]:
            self.add(message, ("winners", "count"))

    def add_sentences(self, source: Source) -> None:
        """Add every `sentence("...", ...)`: what wins, and why somebody won."""
        for call in source.calls.get("sentence", []):
            for message in sorted(source.words(argument(call.node, 0, "message"), call.function)):
                if message == UNKNOWN:
                    self.problems.append(
                        f"{call.where}: which sentence this is cannot be read off the source"
                    )
                else:
                    self.add(message, keywords(call.node))

    def add_prompts(self, game: Game, source: Source, known: set[str]) -> None:
        """Add the question of every step, with what its `prompt_args` returns, and what others are told of it."""
        for step in game.steps:
            if step.prompt:
                parents = [cls.__name__ for cls in step.__mro__ if cls.__name__ in source.classes]
                given = returned_keys([source.classes[name] for name in parents], "prompt_args")
                self.add(f"prompt-{step.prompt}", given)
                for message in known.intersection((f"waiting-{step.prompt}",)):
                    self.add(message, None if given is None else {*given, "asked_seats"})

    def add_choices(self, game: Game) -> None:
        """Add every form of every verb."""
        for choice in game.words.all:
            self.add(choice_id(choice), choice_args(choice))

    def add_things(self, game: Game, known: set[str]) -> None:
        """Add the names of all things, and their texts for kinds that have any."""
        for kind in game.kinds:
            if kind.name != "seat":
                for name in kind.names:
                    self.add(f"{kind.name}-{name}", () if owner_of(name) is None else ("owner",))
                texts = [f"{kind.name}-{name}-text" for name in kind.names]
                for message in texts if known.intersection(texts) else ():
                    self.add(message, {"players", *game.text_args(message)})

    def add_introduction(self, game: Game, known: set[str]) -> None:
        """Add the card for a first game, for a game that has one; it may name numbers of the card file."""
        box = set(game.file.meta().values) if isinstance(game, CardGame) else set()
        for message in INTRODUCTION if known.intersection(INTRODUCTION) else ():
            self.add(message, box)
        for message in known.intersection(("intro-alone", "course-about")):
            self.add(message, box)

    def add_options(self, game: Game) -> None:
        """Add title, explanation and values of every option; one that takes other text says so in `-custom`."""
        for option in game.options:
            parts = ["", "-about", *[f"-{value}" for value in option.values]]
            for part in [*parts, "-custom"] if option.free else parts:
                self.add(f"option-{option.name}{part}")
            if option.name == DIFFICULTY:  # for the record, which says nothing of the usual one
                for value in option.values[1:]:
                    self.add(f"{DIFFICULTY}-{value}")


def needs_of(game: Game, known: set[str]) -> Needs:
    """Collect all that a game can say; `known` are the messages of its catalogues."""
    source = scanned(modules(files(game.package), NOT_RULES))
    panel = panel_of(game.package)
    needs = Needs()
    needs.add("game-name")
    needs.add("game-about")
    needs.add("game-length")
    needs.add_introduction(game, known)
    needs.add_things(game, known)
    needs.add_options(game)
    needs.add_events(source)
    needs.add_events(parts_of(source))
    needs.add_prompts(game, source, known)
    needs.add_choices(game)
    needs.add_reasons(source)
    needs.add_endings(game, source)
    needs.add_riddles(scanned(modules(files(game.package), only=RIDDLES)))
    needs.add_sentences(source)
    for name in games.look_in(game.package).followed:
        needs.add(f"measure-{name}")
    add_said(needs, panel, panel, known)
    for kind in ("event", "prompt", "choice", "ending"):
        if not any(message.startswith(f"{kind}-") for message in needs.messages):
            needs.problems.append(f"{game.package}: the check found no {kind} in the source")
    return needs


def parts_of(source: Source) -> Source:
    """Read the source of the parts that a game imports: they tell events, too."""
    names = [f"{module.removeprefix(PARTS)}.py" for module in source.imports if module.startswith(PARTS)]
    return scanned(modules(files("subrosa").joinpath("parts"), only=names))


def panel_of(package: str) -> Source:
    """Read the source of a game's panel, if it has one."""
    return scanned(modules(files(package), only=PANEL))


def common_needs(known: set[str]) -> Needs:
    """Collect what the engine and the server say, and what the rest of the package says by `say("...")` or otherwise.

    The panels of games say some of it, too: all that their own catalogues lack.
    """
    needs = Needs()
    for part in ("core", "table"):
        needs.add_reasons(scanned(modules(files("subrosa").joinpath(part))))
    for provenance in PROVENANCES:
        needs.add(f"provenance-{provenance}")
    # The ids that texts.py puts together belong to the games.
    edge = scanned(modules(files("subrosa"), (*NOT_EDGE, "texts.py")))
    add_said(needs, scanned(modules(files("subrosa"), NOT_EDGE)), edge, known)
    for name in games.names():
        package = games.get(name).package
        panel = panel_of(package)
        add_said(needs, panel, panel, known - ids(catalogues(package)), others=True)
    return needs


def lab_needs(known: set[str]) -> Needs:
    """Collect what the lab says."""
    needs = Needs()
    source = scanned(modules(files(LAB)))
    add_said(needs, source, source, known)
    return needs


def add_said(needs: Needs, source: Source, edge: Source, known: set[str], others: bool = False) -> None:
    """Add what code says by `say("...")`, or by an id that stands in a table or is put together at its edge.

    Code of `others` may say what these catalogues do not know: it has catalogues of its own.
    """
    for call in source.calls.get("say", []):
        said = argument(call.node, 0, "message")
        if isinstance(call.node.func, ast.Attribute) and isinstance(said, ast.Constant):
            message = str(said.value)
            if others and message not in known:
                continue
            if IDENTIFIER.fullmatch(message) and not FREE.fullmatch(message):
                needs.add(message, keywords(call.node))
    for message in known.difference(needs.messages):
        patterns = [begin for begin, end in edge.patterns if begin and message.endswith(end)]
        if message in edge.constants or any(message.startswith(begin) for begin in patterns):
            needs.add(message, None)


# ---- the check


def compare(needs: Needs, own: Catalogues, behind: Catalogues, used: Iterable[str] = ()) -> list[str]:
    """List what is wrong with catalogues; others stand `behind` them, and `used` are messages that others need."""
    problems = [*needs.problems]
    needed, everywhere = set(needs.messages), ids(own)
    for language, catalogue in own.items():
        problems += catalogue.problems
        elsewhere = set(behind[language].variables) if language in behind else set()
        for message in sorted(((needed - elsewhere) | everywhere).difference(catalogue.variables)):
            who = "the code asks for it" if message in needed else "another language has it"
            problems.append(f"{catalogue.name}: {message} is missing ({who})")
        for message in sorted(set(catalogue.variables).difference(needed, used, catalogue.references)):
            if not FREE.fullmatch(message):
                problems.append(f"{catalogue.name}: {message} is never used")
        for message in catalogue.variables:
            for problem in (*misfits(needs, catalogue, message), *differences(own, catalogue, message)):
                problems.append(f"{catalogue.name}: {message} {problem}")
    return problems


def misfits(needs: Needs, catalogue: Catalogue, message: str) -> Iterator[str]:
    """Find arguments that the code does not give, words that it gives and the message ignores, and the reverse."""
    given = needs.messages.get(message)
    for variable in sorted(catalogue.variables[message]):
        if given is not None and variable not in given:
            yield f"mentions ${variable}, which the code does not give"
        told_apart = catalogue.words.get((message, variable))
        words = needs.words.get((message, variable))
        if told_apart and words:
            for word in sorted(words - told_apart - {UNKNOWN}):
                yield f"has nothing for ${variable} = {word}"
            for word in sorted(told_apart - words) if UNKNOWN not in words else ():
                yield f"has something for ${variable} = {word}, which the code never gives"


def differences(own: Catalogues, catalogue: Catalogue, message: str) -> Iterator[str]:
    """Find variables that the message does not mention in another language."""
    variables = catalogue.variables[message]
    for other in own.values():
        for variable in sorted(variables - other.variables.get(message, variables)):
            yield f"mentions ${variable}, but not in {other.name}"


@contextmanager
def undisturbed() -> Iterator[None]:
    """Do not look for garbage: with so many nodes, all of them needed, that takes longer than reading them."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


@undisturbed()
def check() -> list[str]:
    """List all problems of all catalogues: the common ones, those of the lab, and those of every game."""
    common = catalogues()
    shared = common_needs(ids(common))
    problems = compare(shared, common, {})
    lab = catalogues(LAB)
    problems += compare(lab_needs(ids(lab)), lab, common, shared.messages)
    for name in games.names():
        game = games.get(name)
        own = catalogues(game.package)
        if name in games.ours():  # others may leave it at English
            missing = [language for language in LANGUAGES if language not in own]
            problems += [f"{game.package}: there is no {language}.ftl" for language in missing]
        problems += compare(needs_of(game, ids(own)), own, common, shared.messages)
    return problems


def main() -> int:
    """Run `python -m subrosa.catalogues`."""
    problems = check()
    for problem in problems:
        print(problem)
    print(f"{len(problems)} problems in the catalogues" if problems else "the catalogues are complete")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
