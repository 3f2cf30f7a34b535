"""A finished game analysed: for each decision, how the alternatives fare in worlds that fit what its seat knew.

A world is imagined from the decider's view by the bots' belief about the game, if they have one (`worlds.py`). The
alternative is taken (`alternatives.py`), and what comes of it is judged (`judges.py`). This tells how good a choice
was for somebody who knew what the decider knew and left the rest to these bots; it does not tell what was best.
"""

from typing import Final, NamedTuple

from subrosa.lab.analysis.alternatives import Trials
from subrosa.lab.analysis.knowledge import knowledge
from subrosa.lab.analysis.moments import moments
from subrosa.lab.running.results import Record

SURE: Final = 0.05
NOTICED: Final = 0.02  # smaller differences may be sure, but nobody would call them mistakes


class Analysis(NamedTuple):
    """How to analyse a save. What is found depends on this alone."""

    game: str
    save: str
    player: str  # MIND, or the bot that plays to the end
    playouts: int  # worlds for each decision
    most: int  # alternatives that are played in all of them
    worlds: int  # worlds to see what seats could have known
    seed: str
    first: int = 0  # the decision to begin with

    def play(self, number: int) -> Record:
        """Look into one decision."""
        game, found = moments(self.game, self.save)
        at = self.first + number
        moment = found[at]
        seed = f"{self.seed} {at}"
        trials = Trials(game, moment, self.player, seed)
        alternatives = trials.all_alternatives(self.playouts, self.most)
        tried = [row for row in alternatives if row["playouts"] == alternatives[0]["playouts"]]
        best = max(tried, key=lambda row: (row["estimate"], row["choice"] == moment.chosen.text))
        chosen = next(row for row in alternatives if row["choice"] == moment.chosen.text)
        prompt = moment.state.view(moment.seat)["prompt"]
        return {
            "n": number,
            "decision": at,
            "move": moment.move,
            "seat": moment.seat,
            "prompt": prompt["id"],
            "chosen": moment.chosen.text,
            "best": best["choice"],
            "swing": best["difference"],
            "clear": best["p_holm"] < SURE and best["difference"][0] >= NOTICED,
            "outlook": trials.outlook(moment.chosen),
            "estimate": chosen["estimate"],
            "alternatives": alternatives,
            "knowledge": knowledge(game, moment.state, self.worlds, seed),
        }
