"""What `subrosa serve` needs and an installation may lack: the packages of a server, and the page it serves."""

from importlib.util import find_spec
from typing import Final

from subrosa.core.errors import SubRosaError

PACKAGES: Final = ("alembic", "argon2", "litestar", "sqlalchemy", "uvicorn", "websockets")
WITHOUT_PAGE: Final = (
    "this installation has no page for browsers: in a clone, `./dev serve` builds it, and `./dev build` makes a wheel "
    "that holds it; --client FOLDER names a page that is built already"
)


class NotInstalled(SubRosaError):
    """Whoever plays in a terminal or simulates needs no server, and has none."""


def check_server() -> None:
    """Raise NotInstalled, which says what to install, unless tables can be served."""
    if any(find_spec(name) is None for name in PACKAGES):
        raise NotInstalled(
            "tables for browsers need more packages: pip install 'subrosa-games[server]', or '.[server]' in a clone"
        )
