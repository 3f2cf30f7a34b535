"""How a server is set up."""

import errno
import os
import secrets
from pathlib import Path

from msgspec import Struct

from subrosa import bots
from subrosa.table.config.keeping import MOST_CONNECTIONS, Keeping, Quotas
from subrosa.table.config.own_bots import OwnBot
from subrosa.table.protocol.basics import Speed


class Limits(Struct, frozen=True):
    """How much one visitor may do: a rate per second, and how much of it may come at once."""

    messages: tuple[float, float] = (10.0, 40.0)  # over one socket
    talk: tuple[float, float] = (0.5, 5.0)  # chat messages over one socket
    undos: tuple[float, float] = (0.5, 10.0)  # of one visitor: everybody at the table is sent the log anew
    changes: tuple[float, float] = (2.0, 30.0)  # HTTP requests that change something, from one address
    reads: tuple[float, float] = (30.0, 200.0)  # other HTTP requests to the interface, from one address
    logins: tuple[float, float] = (0.05, 10.0)  # attempts to log in or register, from one address
    login: tuple[float, float] = (0.05, 10.0)  # attempts to log in with one name, from wherever
    tables: tuple[float, float] = (0.2, 40.0)  # tables made and saves uploaded, from one address
    analyses: tuple[float, float] = (0.02, 6.0)  # finished games analysed, from one address
    sockets: int = 60  # open at the same time, from one address
    user_sockets: int = 10  # of them those of one visitor at one table
    news: tuple[float, float] = (4.0, 20.0)  # messages about the table itself, over one socket
    connections: int = MOST_CONNECTIONS  # that have asked nothing yet or are being answered, from one address
    head_seconds: float = 10.0  # until the head of a request has arrived
    body_seconds: float = 30.0  # until the rest of it has
    answer_seconds: float = 180.0  # until the answer is taken
    running: int = 10  # tables with bots that one host may have going at the same time
    message_bytes: int = 20_000
    body_bytes: int = 64_000

    def shared(self, what: str) -> tuple[float, float]:
        """Return the limit of something that all workers count together."""
        limits = {
            "logins": self.logins,
            "login": self.login,
            "tables": self.tables,
            "analyses": self.analyses,
        }
        return limits[what]


class Settings(Struct, frozen=True):
    """Everything that can be set. Only `data` is needed."""

    data: Path
    database_url: str = ""  # otherwise SQLite in the data folder
    speed: Speed = "normal"  # of tables whose makers do not choose one
    secure: bool = False  # cookies over https only
    trust_proxy: int = (
        0  # how many proxies of the host's own stand before it: X-Forwarded-For is believed that far
    )
    metrics_port: int = 0  # where the host measures; nowhere if 0
    bot_processes: int = 1
    bot_seconds: float = 5.0  # longer than this a bot may not think
    own_bots: tuple[OwnBot, ...] = ()  # which visitors may choose besides those of the games
    limits: Limits = Limits()
    keeping: Keeping = Keeping()
    quotas: Quotas = Quotas()
    client: Path | None = None  # the built browser client, otherwise ours

    def hosted(self, game_id: str) -> list[str]:
        """Name the host's own bots that play a game."""
        return [own.label for own in self.own_bots if game_id in own.games]

    def bots_for(self, game_id: str) -> list[str]:
        """Name all bots that visitors may choose for a game; its levels may have a style besides."""
        return [*bots.names(game_id), *self.hosted(game_id)]

    def offers(self, bot: str, game_id: str) -> bool:
        """Tell whether visitors may choose a bot for a game."""
        return bots.is_offered(bot, game_id) or bot in self.hosted(game_id)

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite:///{self.data / 'subrosa.db'}"

    def secret(self) -> bytes:
        """Return the key that sessions and invitations are signed with, made once and kept in the data folder.

        Workers start at the same time: the file appears whole, and whoever comes second reads that of the first.
        """
        given = os.environ.get("SUBROSA_SECRET", "")
        if given:
            return given.encode()
        path = self.data / "secret.key"
        if not path.exists():
            self.data.mkdir(mode=0o700, parents=True, exist_ok=True)
            fresh = self.data / f"secret.{secrets.token_hex(8)}"
            fresh.touch(mode=0o600)
            fresh.write_text(secrets.token_hex(32), "ascii")
            try:
                os.link(fresh, path)
            except FileExistsError:
                pass
            finally:
                fresh.unlink()
        kept = path.read_text("ascii").strip().encode()
        if not kept:
            raise OSError(errno.EINVAL, f"there is nothing in {path.name}; without it a new one is made")
        return kept
