"""One game with random choices, as a spectator sees it: python -m examples.lighthouse.demo [SEED [pl]]."""

import sys
from random import Random

from examples.lighthouse.rules.game import GAME
from subrosa.texts import Texts


def main(seed: str = "1", language: str = "en") -> None:
    rng = Random(seed)
    state = GAME.new(4, seed, {"weather": "calm"})
    texts = Texts(language, GAME, ["Ada", "Bo", "Cy", "Di"])
    while state.waiting:
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    for event in state.log(None):
        print(texts.event(event))
    print(texts.ending(state.view(None)["result"]))


if __name__ == "__main__":
    main(*sys.argv[1:])
