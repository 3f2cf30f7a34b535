"""Passwords, hashed and compared. Both take a while on purpose, and 64 MB of memory: one at a time.

They run in a thread, which is enough: the library releases the interpreter while it works.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from subrosa.table.common.queueing import Queue

AT_ONCE: Final = 1
hasher = PasswordHasher()
# Checking somebody who does not exist takes as long as checking somebody who does. It is written down because making it
# would take every process as long as a login; a test compares its costs with the hasher's.
NOBODY: Final = (
    "$argon2id$v=19$m=65536,t=3,p=4$CcUCI4zPcgEAaQ2cUNOgoQ$4pGvNcm/wfs8HNL0sPejI1NUj0OJDT/e6XgtwzEtcCA"
)


class Passwords:
    """The thread that hashes, and those who wait for it."""

    def __init__(self) -> None:
        self.queue = Queue(AT_ONCE, most=40, most_each=6, patience=30.0)
        self.threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")

    async def hashed(self, owner: str, password: str) -> str:
        """Hash a password, as it is kept. Raises TableProblem if too many wait."""
        async with self.queue.turn(owner):
            return await asyncio.get_running_loop().run_in_executor(self.threads, hasher.hash, password)

    async def fits(self, owner: str, kept: str | None, password: str) -> bool:
        """Tell whether it is the one that is kept; if none is, saying no takes as long. Raises TableProblem."""
        async with self.queue.turn(owner):
            return await asyncio.get_running_loop().run_in_executor(self.threads, verified, kept, password)

    def close(self) -> None:
        self.threads.shutdown(cancel_futures=True)


def verified(kept: str | None, password: str) -> bool:
    try:
        hasher.verify(NOBODY if kept is None else kept, password)
    except Argon2Error:
        return False
    return kept is not None
