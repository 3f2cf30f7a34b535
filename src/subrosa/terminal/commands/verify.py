"""`subrosa verify`: play a save again from its secret, and show the seal that must have been shown at the start."""

from pathlib import Path

from subrosa.core.sealed import seal
from subrosa.terminal.session import tablefile
from subrosa.texts import Texts


def verify(path: Path, language: str) -> int:
    """Check that every die and every card of a saved game came from its secret. Raises BadSave if one did not."""
    _, states = tablefile.read(path)  # plays it again, and compares every step
    last = states[-1]
    texts = Texts(language, last.setup.game)
    print(texts.say("verify-replayed", game=texts.say("game-name"), count=len(states) - 1))
    if not last.setup.sealed:
        print(texts.say("verify-not-sealed", seed=str(last.setup.seed)))
        return 0
    if last.result is None:
        print(texts.say("verify-not-over"))
    print(texts.say("verify-seal"))
    print(f"    {seal(str(last.setup.seed))}")
    return 0
