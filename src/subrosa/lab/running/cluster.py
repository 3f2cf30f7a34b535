"""A Ray cluster as a pool."""

import logging
from importlib import import_module
from socket import create_connection
from typing import Any, Final

from subrosa.lab.problems import MissingPart
from subrosa.lab.running.pool import Pool
from subrosa.lab.running.results import Record
from subrosa.lab.running.work import Batch, Work, played

PATIENCE: Final = 10  # seconds after which a cluster that does not answer is not there


class Cluster(Pool):
    """The processes of a Ray cluster; `address` is as for `ray.init`, and "local" starts one on this machine."""

    def __init__(self, work: Work, address: str) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise MissingPart("--ray needs Ray: pip install 'subrosa-games[ray]'") from error
        self.ray = ray
        knock(address)
        try:
            # A cluster that lives as long as one command needs no page about itself.
            more = {"include_dashboard": False} if address == "local" else {}
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **more)
        except Exception as error:  # Ray raises plain exceptions, too
            why = (str(error) or type(error).__name__).splitlines()[0]
            raise MissingPart(f"Ray cannot be used at {address!r}: {why}") from error
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.work = ray.put(work)
        self.task = ray.remote(played)
        self.at: dict[Any, Batch] = {}

    def send(self, batch: Batch) -> None:
        self.at[self.task.remote(self.work, batch)] = batch

    def receive(self) -> list[tuple[Batch, list[Record], float]]:
        ready, _ = self.ray.wait(list(self.at), num_returns=1)
        return [(self.at.pop(task), *self.ray.get(task)) for task in ready]

    def stop(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """See whether anybody answers: Ray itself would go on trying for many minutes. Raises MissingPart."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        if address in ("local", "auto"):
            return
        raise MissingPart(f"--ray takes HOST:PORT, ray://HOST:PORT, auto or local, not {address!r}")
    try:
        create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise MissingPart(f"no Ray cluster answers at {address!r}: {error}") from error
