"""Events: what happened, as a template id with arguments, never as a sentence.

An argument may be a secret: `Secret(value, seats)` is known to these seats only. `seen_by` gives the event as
one seat may know it; what it may not know is simply `None` there, and the text catalogues have words for that.
"""

from typing import Any, Final

HIDDEN: Final = None
Value = int | str | bool | list[str] | list[int] | None


class Secret:
    """A value that only some seats may know."""

    __slots__ = ("seats", "value")

    def __init__(self, value: Value, seats: tuple[int, ...]) -> None:
        self.value = value
        self.seats = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return Secret, (self.value, self.seats)


class Event:
    """One thing that happened. `to` is None when everybody saw it, or the seats that did."""

    __slots__ = ("args", "template", "to")

    def __init__(self, template: str, args: dict[str, Any], to: tuple[int, ...] | None = None) -> None:
        self.template = template
        self.args = args
        self.to = to

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.template, self.args, self.to)

    def seen_by(self, seat: int | None) -> dict[str, Any] | None:
        """Return the event as this seat may know it, JSON-ready, or None if the seat did not notice anything."""
        if self.to is not None and seat not in self.to:
            return None
        args: dict[str, Any] = {}
        for name, value in self.args.items():
            if isinstance(value, Secret):
                args[name] = value.value if seat in value.seats else HIDDEN
            else:
                args[name] = value
        return {"event": self.template, "args": args}

    def whole(self) -> dict[str, Any]:
        """Return the event with everything open, for the replay of a finished game."""
        opened = {name: v.value if isinstance(v, Secret) else v for name, v in self.args.items()}
        return {"event": self.template, "args": opened}
