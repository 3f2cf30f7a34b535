"""A game in progress at one terminal: the state, who sits where, the bots' moves, undo and saving.

It is the only part of the terminal that holds the State of a running game; what is shown comes from views,
and so does what bots see.
"""

import secrets
from pathlib import Path
from tempfile import gettempdir
from typing import Any, Final

from subrosa import bots
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.core.step import Refusal
from subrosa.files import HUMAN, Company
from subrosa.terminal.session import tablefile
from subrosa.texts import Texts

RECAP: Final = 12


class Session:
    """One table. `viewer` is the person at the screen: a human seat, or None for a spectator."""

    def __init__(self, table: Company, state: State, path: Path) -> None:
        self.table = table
        self.state = state
        self.path = path
        self.game: Game = state.setup.game
        self.humans = table.humans
        self.viewer: int | None = self.humans[0] if len(self.humans) == 1 else None
        self.auto_pass = False
        # How many events each person has read; a resumed game begins by repeating the last few.
        self._start = max(0, len(state.events or []) - RECAP) if state.past is not None else 0
        self._read: dict[int | None, int] = {}
        self.programs: dict[int, bots.Bot] = {}  # the seats that outside programs play

    # ---- whose decision is it

    @property
    def over(self) -> bool:
        return not self.state.waiting

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return len(self.humans) > 1

    def asked(self) -> int | None:
        """Return who has to decide now; preferably the person at the screen, so that it changes hands less."""
        people = [seat for seat in self.state.waiting if seat in self.humans]
        if not people:
            return None
        return self.viewer if self.viewer in people else people[0]

    def options(self, seat: int) -> tuple[Choice, ...]:
        return self.state.options(seat)

    def can_only_pass(self, seat: int) -> bool:
        """Tell whether there is nothing to decide. People who share a screen are asked even so: others would notice."""
        offered = self.options(seat)
        return not self.hot_seat and len(offered) == 1 and offered[0].verb in ("pass", "skip")

    # ---- deciding

    def choose(self, seat: int, choice: Choice | str) -> None:
        """Decide for a person. Raises IllegalChoice and changes nothing if that is not on offer."""
        self.state.choose(seat, choice)

    def bots_decide(self) -> None:
        """Let all bots that are waited for decide, each from its own view; in a window they do so together."""
        for seat in self.state.waiting:
            if self.table.seats[seat] != HUMAN:
                view = self.state.view(seat)
                self.state.choose(seat, self._bot(seat).choose(view, view["choices"]))

    def _bot(self, seat: int) -> bots.Bot:
        """Make a bot for one decision, so that a game with a seed that is resumed goes on exactly as it would have;
        but a program goes on running."""
        if seat in self.programs:
            return self.programs[seat]
        bot = bots.make(self.table.seats[seat], self.game, self._bot_seed(seat))
        if isinstance(bot, bots.OutsideBot):
            self.programs[seat] = bot
        return bot

    def _bot_seed(self, seat: int) -> str:
        """Return a bot's own seed: where dice are sealed, nothing that a bot does may depend on the secret."""
        if self.state.setup.sealed:
            return secrets.token_hex(16)
        return f"{self.state.setup.seed} {seat} {len(self.state.history())}"

    def can_undo(self) -> bool:
        """Tell whether the person at the screen may take back a choice."""
        return self.viewer is not None and self.state.can_undo(self.viewer)

    def undo(self) -> None:
        """Take back the last choice of the person at the screen. Raises NotYourTurn."""
        self.state.undo(-1 if self.viewer is None else self.viewer)
        told = len(self.state.events or [])
        self._read = {seat: min(read, told) for seat, read in self._read.items()}

    def refusal(self, seat: int, text: str) -> Refusal | None:
        return self.state.refusal(seat, text)

    # ---- looking

    def texts_in(self, language: str) -> Texts:
        """Return what is said at this table in a language."""
        return Texts(language, self.game, self.table.names)

    def view(self) -> dict[str, Any]:
        """Return what the person at the screen may know."""
        return self.state.view(self.viewer)

    def log(self) -> list[dict[str, Any]]:
        """Return all that the person at the screen has noticed."""
        self._read[self.viewer] = len(self.state.events or [])
        return self.state.log(self.viewer)

    def news(self) -> list[dict[str, Any]]:
        """Return what the person at the screen has noticed since they asked last."""
        start = self._read.get(self.viewer, self._start)
        self._read[self.viewer] = len(self.state.events or [])
        return self.state.log(self.viewer, start)

    # ---- keeping

    def save(self, path: Path | None = None) -> Path:
        """Write the game down, in its own file if no other is named. Raises OSError."""
        target = self.path if path is None else path
        tablefile.write(target, self.table, self.state)
        return target

    def save_anywhere(self) -> Path:
        """Write the game down at the end: where nothing can be written, in the nearest place where it can."""
        for folder in (self.path.parent, Path.cwd(), Path(gettempdir())):
            try:
                return self.save(folder / self.path.name)
            except OSError:
                continue
        return self.save()
