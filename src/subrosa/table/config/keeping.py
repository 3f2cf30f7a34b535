"""How long things are kept, and how many: the host decides. 0 days means for ever, and a quota of 0 means no limit."""

from typing import Final

from msgspec import Struct

DAY: Final = 86_400.0
MOST_CONNECTIONS: Final = 64  # that have asked nothing yet or are being answered, from one address


class Keeping(Struct, frozen=True):
    """Days after which something is removed, counted from when somebody was last at the table or looked at it."""

    guests: int = 30  # guests who have not come back, unless a table that is kept names them
    waiting: int = 14  # tables at which a game never began: as long as an invitation to them
    running: int = 60  # games that nobody has gone on with
    finished: int = 90  # games of guests
    accounts: int = 730  # games, finished or not, at which somebody with an account sits, or is the host
    saves: int = 60  # uploaded saves


class Quotas(Struct, frozen=True):
    """How much one visitor, or one address, may store. A day's worth comes back bit by bit."""

    tables_per_day: int = 100  # made by one visitor, saves among them; from one address twice as many
    kilobytes_per_day: int = 4_000  # of saves, as they are stored; from one address twice as many
    guests_per_day: int = 200  # new visitors from one address
    saves: int = 20  # of one visitor: one more takes the place of the oldest
