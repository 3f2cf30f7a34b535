"""Messages in the Fluent syntax, each of them parsed when somebody first asks for it.

A game has a thousand messages and a process says a few of them, so parsing whole catalogues would take most of the time
that a command needs to start. Where a message begins is easy to see: only there a line begins with a name and `=`.
"""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

BEGINNING: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
ARGUMENT: Final = re.compile(r"\{ *\$([a-zA-Z][\w-]*) *\}")
# A text on one line with nothing but arguments in it; before the next message there may be comments.
SIMPLE: Final = re.compile(r"[^=]*= *((?:[^{}\r\n]|\{ *\$[a-zA-Z][\w-]* *\})*)(?:\n(?:#[^\n]*| *))*")
MOST_KEPT: Final = 4096  # texts that are remembered: boards and lists of choices say the same again and again
LONGEST_KEPT: Final = 500  # characters put into such a text: errors repeat what somebody sent, however long


class Messages:
    """The messages of some catalogues in one language; where several have the same, that of the first counts."""

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        self.sources: dict[str, str] = {}
        self.parsed: set[str] = set()
        self.said: dict[tuple[Any, ...], str] = {}
        self.pieces: dict[str, list[str]] = {}  # of simple messages, as `split_simple` returns them
        self.language = language
        for catalogue in catalogues:
            for name, source in split(catalogue):
                self.sources.setdefault(name, source)

    @cached_property
    def bundle(self) -> "FluentBundle":
        """Return Fluent's side of it, imported only here: many processes never need it, and it takes a while."""
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def __contains__(self, name: str) -> bool:
        return name in self.sources

    def format(self, name: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Return the text of a message, and what is wrong with it. Raises LookupError if there is no such text."""
        # 1 and 1.0 are equal, and need not read the same.
        key = (name, *args.items(), *map(type, args.values()))
        if (said := self.said.get(key)) is not None:
            return said, []
        short = sum(len(value) for value in args.values() if isinstance(value, str)) <= LONGEST_KEPT
        text = self.put_together(name, args) if short else None
        errors: list[Exception] = []
        if text is None:
            text, errors = self.format_by_fluent(name, args)
        if not errors and short:
            if len(self.said) >= MOST_KEPT:
                self.said.clear()
            self.said[key] = text
        return text, errors

    def put_together(self, name: str, args: dict[str, Any]) -> str | None:
        """Return the text of a simple message with words for arguments, as most are; None if Fluent has to do it."""
        if name not in self.pieces:
            self.pieces[name] = split_simple(self.sources.get(name, ""))
        pieces = self.pieces[name][:]
        for place in range(1, len(pieces), 2):
            word = args.get(pieces[place])
            if not isinstance(word, str):  # numbers look different from language to language
                return None
            pieces[place] = word
        return "".join(pieces) if pieces else None

    def format_by_fluent(self, name: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """Do the same as `format`, for any message."""
        self.parse(name)
        pattern = self.bundle.get_message(name).value
        if pattern is None:  # a message may have attributes alone
            raise LookupError(name)
        text, errors = self.bundle.format_pattern(pattern, args)
        return str(text), errors

    def parse(self, name: str) -> None:
        """Give Fluent a message with all that it may refer to: whatever stands in it and is a message's name."""
        from fluent.runtime import FluentResource  # as above

        wanted = [name]
        while wanted:
            one = wanted.pop()
            if one in self.parsed or one not in self.sources:
                continue
            self.parsed.add(one)
            self.bundle.add_resource(FluentResource(self.sources[one]))
            wanted += NAME.findall(self.sources[one])


def split(catalogue: str) -> list[tuple[str, str]]:
    """Return the names in a catalogue, each with its message as it is written there."""
    begins = list(BEGINNING.finditer(catalogue))
    ends = [*[following.start() for following in begins[1:]], len(catalogue)]
    return [(one[1], catalogue[one.start() : end]) for one, end in zip(begins, ends, strict=True)]


def split_simple(source: str) -> list[str]:
    """Return the pieces of a simple message, every second one the name of an argument; nothing if it is not simple."""
    simple = SIMPLE.fullmatch(source)
    text = simple[1].rstrip(" ") if simple is not None else ""
    return ARGUMENT.split(text) if text else []
