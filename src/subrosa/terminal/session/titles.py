"""What is being played, and how its dice can be checked."""

from subrosa.core.sealed import seal
from subrosa.core.state import State
from subrosa.texts import Texts


def title(texts: Texts, state: State) -> str:
    """Name the game and its source of chance. A sealed game shows its seal; the secret would tell everything."""
    name, setup = texts.say("game-name"), state.setup
    if setup.sealed:
        return texts.say("terminal-title-sealed", game=name, seal=seal(str(setup.seed)))
    return texts.say("terminal-title", game=name, seed=str(setup.seed))


def secret_lines(texts: Texts, state: State) -> list[str]:
    """Tell the secret at the end of a sealed game."""
    if state.result is None or not state.setup.sealed:
        return []
    return [texts.say("terminal-unsealed", secret=str(state.setup.seed))]
