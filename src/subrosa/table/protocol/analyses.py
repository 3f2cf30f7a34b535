"""What was found about the decisions of a finished game."""

from typing import Literal

from msgspec import Struct


class Alternative(Struct):
    """What a choice would have led to: the decider's chance, and how it differs from that of the choice made."""

    choice: str
    playouts: int
    estimate: float
    low: float
    high: float
    difference: list[float]  # value, low, high
    p_holm: float


class RoleShares(Struct):
    true: str
    shares: dict[str, float]


class HandShares(Struct):
    true: list[str]
    shares: dict[str, float]


class ThingName(Struct):
    kind: str
    name: str


class ClaimShare(Struct):
    """Something else that may be, such as what lies where: the things that it names, and how likely it was."""

    kind: str
    things: list[ThingName]
    share: float
    true: bool


class KnownAbout(Struct):
    """What could be known about a seat: what it is, what it holds, and other claims."""

    seat: int
    roles: dict[str, RoleShares]
    hand: dict[str, HandShares]  # by the kind of what is held
    claims: list[ClaimShare]


class Knowledge(Struct):
    """What a seat could have known about the others."""

    seat: int
    about: list[KnownAbout]


class Decision(Struct):
    """A decision, made after `move` moves: the alternatives from the best on, and what everybody could have known."""

    move: int
    seat: int
    prompt: str
    chosen: str
    best: str
    swing: list[float]
    clear: bool
    outlook: list[float]
    alternatives: list[Alternative]
    knowledge: list[Knowledge]


class DecisionInfo(Struct):
    """A decision in short: by how much the best was better, and everybody's chance after the choice made."""

    move: int
    seat: int
    chosen: str
    best: str
    swing: list[float]
    clear: bool
    outlook: list[float]


class TurningPoint(Struct):
    """The decision after `move` moves by which the winners' chances rose for good, and what they were around it."""

    move: int
    before: float
    after: float


class AnalysisInfo(Struct):
    """How far it is: `done` of `total` decisions. They are told at its end, each seen in `playouts` worlds."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    playouts: int
    decisions: list[DecisionInfo]
    turning: TurningPoint | None = None
