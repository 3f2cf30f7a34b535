"""A saved game, step by step: from one seat, as a spectator, or with everything open."""

from typing import Any, Final

from subrosa.core.state import State
from subrosa.terminal.panel import panel_for
from subrosa.terminal.session.rules import rules_of
from subrosa.terminal.session.typed import typed_number
from subrosa.texts import Texts

OPEN: Final = -1  # the viewpoint from which everything can be seen


class Replay:
    """All states of a game and the place in it where we are; place 0 is before the first choice."""

    def __init__(self, states: list[State], names: list[str], language: str, viewpoint: int | None) -> None:
        self.states = states
        self.names = names
        self.viewpoint = viewpoint  # a seat, None for a spectator, or OPEN
        self.place = 0
        self.events = states[-1].events or []
        self.game = states[0].setup.game
        self.texts = Texts(language, self.game, names)
        self.panel = panel_for(self.game, self.texts)
        self.rules = rules_of(self.game, language)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    # ---- what is to be seen

    def view(self) -> dict[str, Any]:
        """Return the table at this place."""
        state = self.states[self.place]
        if self.viewpoint != OPEN:
            return state.view(self.viewpoint)
        return self.panel.opened(state.view(None), [state.view(seat) for seat in range(state.seats)])

    def told(self, place: int) -> int:
        """Return how many events had happened by then."""
        past = self.states[place + 1].past if place < self.last else None
        return len(self.events) if past is None else past.told

    def log(self, start: int = 0) -> list[dict[str, Any]]:
        """Return what had been noticed up to this place, from event number `start` on."""
        events = self.events[start : self.told(self.place)]
        if self.viewpoint == OPEN:
            return [event.whole() for event in events]
        seen = [event.seen_by(self.viewpoint) for event in events]
        return [event for event in seen if event is not None]

    def hands(self) -> list[str]:
        """Put the hands of all seats into words, for when everything is open."""
        lines: list[str] = []
        for seat in range(self.states[0].seats):
            cards = self.panel.hand(self.states[self.place].view(seat))
            lines.append(f"{self.texts.seat(seat)}: {', '.join(map(self.panel.name, cards)) or '-'}")
        return lines

    def caption(self) -> str:
        """Say where we are, and what was decided there if that may be seen."""
        past = self.states[self.place].past
        where = self.texts.say("terminal-replay-place", number=self.place, count=self.last)
        if past is None or self.viewpoint not in (OPEN, past.seat):
            return where
        return f"{where}: {self.texts.seat(past.seat)}: {self.texts.choice(past.choice)}"

    def viewpoint_name(self) -> str:
        if self.viewpoint == OPEN:
            return self.texts.say("terminal-replay-open", over=self.states[-1].result is not None)
        if self.viewpoint is None:
            return self.texts.say("terminal-replay-spectator")
        return self.texts.say("terminal-replay-seat", name=self.texts.seat(self.viewpoint))

    def ending(self) -> str:
        """Say how it ended, at the end."""
        result = self.states[self.place].result
        return "" if result is None else self.texts.ending(result.plain())

    # ---- going about

    def forward(self) -> None:
        """Go to the next place where there is something new to see; with everything open, to the next choice."""
        told = self.told(self.place)
        while self.place < self.last:
            self.place += 1
            if self.viewpoint == OPEN or any(self.seen(i) for i in range(told, self.told(self.place))):
                return

    def backward(self) -> None:
        """Go to the place before, in the same steps."""
        while self.place > 0:
            told = self.told(self.place)
            self.place -= 1
            if self.viewpoint == OPEN or any(self.seen(i) for i in range(self.told(self.place), told)):
                break
        self.settle()

    def settle(self) -> None:
        """Go back over places that look the same, to the first of them: that is where `forward` stops."""
        while self.viewpoint != OPEN and self.place > 0:
            before, now = self.told(self.place - 1), self.told(self.place)
            if any(self.seen(i) for i in range(before, now)):
                return
            self.place -= 1

    def seen(self, index: int) -> bool:
        return self.events[index].seen_by(self.viewpoint) is not None

    def go_to(self, place: int) -> None:
        """Go to a choice by its number, within the game."""
        self.place = min(max(place, 0), self.last)

    def round_at(self, place: int) -> int:
        """Return the number of the round, 0 in games that do not count them."""
        state = self.states[place]
        return state.setup.game.round_of(state.facts(None)) or 0

    def go_to_round(self, number: int) -> None:
        """Go to the first place of a round, or to the last place if there is none."""
        low, high = 0, self.last
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if self.round_at(middle) >= number else (middle + 1, high)
        self.place = low

    def turn(self) -> None:
        """Change to the next viewpoint: spectator, every seat, everything open."""
        order: list[int | None] = [None, *range(self.states[0].seats), OPEN]
        self.viewpoint = order[(order.index(self.viewpoint) + 1) % len(order)]

    def obey(self, line: str) -> bool:
        """Go where a typed line says: `12`, `round 3`, `seat 2`, `open`, `end`; return False if that is nowhere."""
        word, _, rest = line.strip().lower().partition(" ")
        number, place = typed_number(rest), typed_number(word)
        if place is not None:
            self.go_to(place)
        elif word in ("round", "runda") and number is not None:
            self.go_to_round(number)
        elif word in ("seat", "miejsce") and number is not None and number < self.states[0].seats:
            self.viewpoint = number
        elif word in ("open", "odkryte"):
            self.viewpoint = OPEN
        elif word in ("spectator", "widz"):
            self.viewpoint = None
        elif word in ("end", "koniec"):
            self.place = self.last
        else:
            return False
        return True
