from typing import Any
from subrosa.core.state import Setup
from subrosa.games.emerald.rules.state import Emerald
def read_position(game: Any, p: dict[str, Any], setup: Setup) -> Emerald:
    raise NotImplementedError
