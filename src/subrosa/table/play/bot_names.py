"""What bots are called."""

import secrets
from collections.abc import Sequence
from typing import Final

from subrosa.table.storage.rows import SeatRow

BOT_NAMES: Final = (
    *(
        "Adela",
        "Bruno",
        "Celia",
        "Dario",
        "Edith",
        "Felix",
        "Greta",
        "Hugo",
        "Irena",
        "Jonas",
        "Klara",
        "Leon",
    ),
    *(
        "Marta",
        "Nestor",
        "Olga",
        "Pavel",
        "Quinn",
        "Rosa",
        "Simon",
        "Thea",
        "Ursula",
        "Viktor",
        "Wanda",
        "Zeno",
    ),
)


def bot_name(seats: Sequence[SeatRow]) -> str:
    """Return a name that nobody else at the table has."""
    taken = {seat.name for seat in seats}
    return secrets.choice([name for name in BOT_NAMES if name not in taken])


def name_bots(seats: Sequence[SeatRow]) -> None:
    """Give a name to every bot that has none."""
    for seat in seats:
        if seat.kind == "bot" and not seat.name:
            seat.name = bot_name(seats)
