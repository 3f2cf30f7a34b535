"""What `subrosa serve` needs and an installation may lack."""

from importlib.util import find_spec
from typing import Final

from subrosa.core.errors import SubRosaError

PACKAGES: Final = ("alembic", "argon2", "brotli", "litestar", "sqlalchemy", "uvicorn", "websockets")


class NotInstalled(SubRosaError):
    """Whoever plays in a terminal or simulates needs no server, and has none."""


def check_server() -> None:
    """Raise NotInstalled, which says what to install, unless tables can be served."""
    if any(find_spec(name) is None for name in PACKAGES):
        raise NotInstalled(
            "tables for browsers need more packages: pip install 'subrosa-games[server]', or '.[server]' in a clone"
        )
