"""What can go wrong in the lab, besides what the engine and the bots say themselves."""

from subrosa.core.errors import SubRosaError


class BadResults(SubRosaError):
    """A results file that belongs to other games, or that cannot be read."""


class BadRequest(SubRosaError):
    """Something was asked for that cannot be done like this."""


class WorkerDied(SubRosaError):
    """A process that played games ended before it was told to."""


class MissingPart(SubRosaError):
    """A package that is needed for this, and for little else, is not installed."""
