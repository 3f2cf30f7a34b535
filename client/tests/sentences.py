"""What texts.py says about games played at random, as JSON: the browser must say the very same.

Run as: python client/tests/sentences.py OUT
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from subrosa import games, texts
from subrosa.core.game import Game
from subrosa.core.step import Refusal
from subrosa.table.web.library import things

NAMES = ["Ada", "none", "Bo & Cy", "Żaneta", "", "Linda X.", "Eve", "Flo"]
SEEDS = range(3)
DECISIONS = 400
REFUSALS = 12  # conceivable choices asked about at each decision


def collect(game: Game) -> dict[bytes, dict[str, Any]]:
    """Everything that can be put into words, by kind and content, so that nothing is there twice."""
    found: dict[bytes, dict[str, Any]] = {}

    def add(kind: str, what: Any) -> None:
        found.setdefault(msgspec.json.encode([kind, what]), {"kind": kind, "what": what})

    for seed in SEEDS:
        rng = Random(seed)
        seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
        state = game.new(seats=seats, seed=seed)
        for _ in range(DECISIONS):
            if not state.waiting:
                break
            seat = rng.choice(state.waiting)
            view = state.view(seat)
            add("prompt", view["prompt"])
            add("waiting", [view["prompt"], view["asked"]])
            for sentence in game.goal(view, game.shown(view)):
                add("sentence", sentence)
            for choice in view["choices"]:
                add("choice", choice)
            for choice in rng.sample(game.words.all, min(REFUSALS, len(game.words.all))):
                refusal = state.refusal(seat, choice.text)
                if refusal is not None:
                    add("refusal", {"reason": refusal.reason, "rule": refusal.rule, "args": refusal.args})
            state.choose(seat, rng.choice(state.options(seat)))
        for viewer in (None, 0, 1)[: 1 + seats]:
            for event in state.log(viewer):
                add("event", event)
        if state.result is not None:
            add("ending", state.result.plain())
            add("ending", {**state.result.plain(), "winners": []})  # as if the game had won
    for choice in game.words.all:
        add("choice", choice.text)
    for kind in game.kinds:
        for name in kind.names:
            add("thing", [kind.name, name])
    return found


def said(game: Game, speaker: texts.Texts, case: dict[str, Any]) -> str:
    what = case["what"]
    match case["kind"]:
        case "prompt":
            return speaker.prompt(what)
        case "waiting":
            return speaker.waiting(*what)
        case "sentence":
            return speaker.sentence(what)
        case "choice":
            choice = game.words.get(what)
            assert choice is not None
            return speaker.choice(choice)
        case "refusal":
            return speaker.refusal(Refusal(what["reason"], what["rule"], what["args"]))
        case "event":
            return speaker.event(what)
        case "ending":
            return speaker.ending(what)
        case _:
            kind, name = what
            about = "" if kind == "seat" else speaker.about(kind, name)
            return f"{speaker.thing(kind, name)}\n{about}"


def main(out: str) -> None:
    everything = []
    for name in games.names():
        game = games.get(name)
        cases = list(collect(game).values())
        for language in texts.LANGUAGES:
            speaker = texts.Texts(language, game, NAMES)
            everything.append(
                {
                    "game": name,
                    "language": language,
                    "catalogues": [texts.read(language, game.package), texts.read(language, "")],
                    "things": msgspec.to_builtins(things(game)),
                    "names": NAMES,
                    "cases": [{**case, "text": said(game, speaker, case)} for case in cases],
                }
            )
    Path(out).write_text(json.dumps(everything))


if __name__ == "__main__":
    main(sys.argv[1])
