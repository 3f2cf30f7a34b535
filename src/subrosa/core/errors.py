"""What can go wrong, each with what was wrong and what would have been right."""


class SubRosaError(Exception):
    """The common parent, so that a caller can catch everything of ours at once."""


class UnknownGame(SubRosaError):
    """No game of this name is registered."""


class BadSetup(SubRosaError):
    """A game cannot be started like this: player count, option name or option value."""


class BadCards(SubRosaError):
    """A card file cannot be used; `problems` lists (line, text) pairs, and `untold` says how many more there are."""

    def __init__(self, problems: list[tuple[int, str]], untold: int = 0) -> None:
        self.problems = problems
        self.untold = untold
        told = [f"line {line}: {text}" if line else text for line, text in problems]
        super().__init__("; ".join([*told, f"and {untold} more"] if untold else told))


class NotYourTurn(SubRosaError):
    """The seat is not asked anything at the moment."""


class IllegalChoice(SubRosaError):
    """The choice is not on offer; `refusal` holds the reason and the rule it rests on."""

    def __init__(self, message: str, refusal: object) -> None:
        self.refusal = refusal
        super().__init__(message)


class BadSave(SubRosaError):
    """A save that is damaged, truncated, or made by other rules."""


class BadPosition(SubRosaError):
    """A position that cannot occur at a table."""


class BadView(SubRosaError):
    """Something that is not a view of this game was handed to `imagine`."""


class BrokenInvariant(SubRosaError):
    """Raised by `state.check()`: a piece was lost, doubled, or is where it cannot be."""
