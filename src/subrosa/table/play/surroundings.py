"""What a table needs of the worker around it."""

from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from subrosa.table.bots.pauses import Pauses
from subrosa.table.bots.pool import BotPool
from subrosa.table.common.clock import DayClock
from subrosa.table.monitoring.metrics import Metrics
from subrosa.table.storage.hub import Hub
from subrosa.table.storage.store import Store

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable


class Surroundings(Protocol):
    """A worker, as its tables know it."""

    store: Store
    hub: Hub
    clock: DayClock
    opened: float  # when the worker started, by the steady clock
    bots: BotPool
    pauses: Pauses
    metrics: Metrics
    busy: bool  # do the bots of this worker answer later than usual?

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something without anybody waiting for it."""

    async def drop(self, table: "LiveTable") -> None:
        """Forget a table whose memory cannot be trusted any more."""
