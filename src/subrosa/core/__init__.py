"""The engine. It knows no game and does no input or output."""

from subrosa.core.choice import Choice, Kind, Words
from subrosa.core.errors import (
    BadCards,
    BadPosition,
    BadSave,
    BadSetup,
    BadView,
    BrokenInvariant,
    IllegalChoice,
    NotYourTurn,
    SubRosaError,
    UnknownGame,
)
from subrosa.core.event import Event, Secret
from subrosa.core.game import Game, Option, Thing
from subrosa.core.holding import A_SEAT, FLAG, NUMBER, SEATS, Holds, bits, case, pairs, thing, things
from subrosa.core.named import Named, all_named, named
from subrosa.core.sentence import Sentence, sentence
from subrosa.core.state import Result, Setup, State
from subrosa.core.step import Gather, Refusal, Step, Task, Together, Window

__all__ = [
    "A_SEAT",
    "FLAG",
    "NUMBER",
    "SEATS",
    "BadCards",
    "BadPosition",
    "BadSave",
    "BadSetup",
    "BadView",
    "BrokenInvariant",
    "Choice",
    "Event",
    "Game",
    "Gather",
    "Holds",
    "IllegalChoice",
    "Kind",
    "Named",
    "NotYourTurn",
    "Option",
    "Refusal",
    "Result",
    "Secret",
    "Sentence",
    "Setup",
    "State",
    "Step",
    "SubRosaError",
    "Task",
    "Thing",
    "Together",
    "UnknownGame",
    "Window",
    "Words",
    "all_named",
    "bits",
    "case",
    "named",
    "pairs",
    "sentence",
    "thing",
    "things",
]
