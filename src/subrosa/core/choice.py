"""Choices: what a seat may do, as interned objects with a short text form.

A game writes down every choice that is conceivable in it, once, in its `Words`. Steps offer some of them, so
making an offer allocates nothing, comparing two choices is comparing two objects, and the same table is the
universe of things that may be asked "why can't I do this?" about.

    WORDS = Words()
    SEAT = Kind("seat", [str(seat) for seat in range(8)])
    CARD = Kind("card", ["blackmail", "mutiny"])
    PASS = WORDS.word("pass")                # one choice
    PICK = WORDS.row("pick", SEAT)           # PICK[3] is "pick 3"
    PLAY = WORDS.grid("play", CARD, SEAT)    # PLAY[0][3] is "play blackmail 3"
"""

from typing import Any


class Kind:
    """A kind of thing a choice or an event can name; things are numbered in the order given."""

    __slots__ = ("name", "names")

    def __init__(self, name: str, names: list[str]) -> None:
        self.name = name
        self.names = tuple(names)


class Choice:
    """One thing to do. `args` are the numbers of the things named, `kinds` the kinds of those things."""

    __slots__ = ("args", "index", "kinds", "text", "verb", "words")

    def __init__(
        self, words: "Words", index: int, verb: str, kinds: tuple[str, ...], args: tuple[int, ...], text: str
    ) -> None:
        self.words = words
        self.index = index
        self.verb = verb
        self.kinds = kinds
        self.args = args
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    # Interned: a copy of a choice is the choice itself, and a pickled one is found again by its text form.
    def __copy__(self) -> "Choice":
        return self

    def __deepcopy__(self, memo: object) -> "Choice":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if self.words.owner is None:
            raise TypeError(f"{self!r} cannot be pickled: no game has been made with these words")
        return found_again, (self.words.owner, self.text)


def found_again(owner: Any, text: str) -> Choice:
    """Return the choice of a game, given by its class, that has this text form; for unpickling."""
    choice: Choice | None = owner.words.get(text)
    if choice is None:
        raise ValueError(f"{text!r} is no longer a choice of {owner.id}")
    return choice


class Words:
    """All choices of one game, in a fixed order; `all[i].index == i`."""

    __slots__ = ("all", "by_text", "owner")

    def __init__(self) -> None:
        self.owner: Any = None  # the class of the game that they belong to, as soon as there is one
        self.all: list[Choice] = []
        self.by_text: dict[str, Choice] = {}

    def word(self, verb: str) -> Choice:
        """Add a choice that names nothing, such as `pass`."""
        return self._add(verb, (), (), verb)

    def row(self, verb: str, kind: Kind) -> list[Choice]:
        """Add one choice for each thing of a kind."""
        return [self._add(verb, (kind.name,), (i,), f"{verb} {name}") for i, name in enumerate(kind.names)]

    def grid(self, verb: str, first: Kind, second: Kind) -> list[list[Choice]]:
        """Add one choice for each pair of things."""
        return [
            [
                self._add(verb, (first.name, second.name), (i, j), f"{verb} {name} {other}")
                for j, other in enumerate(second.names)
            ]
            for i, name in enumerate(first.names)
        ]

    def get(self, text: str) -> Choice | None:
        """Return the choice with this text form; spaces and letter case are forgiven."""
        return self.by_text.get(" ".join(text.lower().split()))

    def _add(self, verb: str, kinds: tuple[str, ...], args: tuple[int, ...], text: str) -> Choice:
        if text in self.by_text:
            raise ValueError(f"the choice {text!r} is written down twice")
        choice = Choice(self, len(self.all), verb, kinds, args, text)
        self.all.append(choice)
        self.by_text[text] = choice
        return choice
