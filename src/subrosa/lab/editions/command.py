"""subrosa balance --compare: two editions of a game with the same seeds, side by side."""

import argparse
import sys
from pathlib import Path

from subrosa import files, games
from subrosa.core.cardfile import CardFile
from subrosa.core.cardgame import CardGame
from subrosa.core.errors import BadCards, BadSetup
from subrosa.core.game import Game
from subrosa.lab.editions.differences import changes, comparison, settings_changed
from subrosa.lab.editions.pairs import Pair
from subrosa.lab.editions.report import ComparisonReport
from subrosa.lab.editions.sides import Side, edition_of, read_side, trial_of
from subrosa.lab.options import STANDARD, at_least, worker_count
from subrosa.lab.problems import BadRequest
from subrosa.lab.reporting.export import folder_for, write_report
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.numbered import resume, stoppable


def compare(given: argparse.Namespace) -> int:
    """Play the same games with both editions and tell what changed."""
    at_least(2, "games", given.games)
    workers = worker_count(given.workers)
    if given.cards is not None:
        raise BadRequest("--compare names both card files; --cards is for a report about one")
    first, second = [read_side(text) for text in given.compare]
    game = games.get(given.game) if given.game is not None else game_of(first, second, given.compare)
    one, other = edition_of(game, first), edition_of(game, second)
    pair = Pair(trial_of(given, one, first.settings), trial_of(given, other, second.settings))
    if pair.one == pair.other:
        one_text, other_text = given.compare
        raise BadRequest(f"{one_text} and {other_text} are the same edition: there is nothing to compare")
    folder = folder_for(given.out or Path(f"compare-{game.id}"))
    path: Path = given.results or folder / "games.jsonl"
    wording = Wording(given.lang, game)

    def action() -> int:
        unit = wording.say("lab-pairs")
        records = resume(pair, pair.head(), given.games, path, workers, given.ray, unit)
        found = comparison(records, min(pair.one.seats, pair.other.seats))
        changed = settings_changed(pair.one, pair.other)
        if isinstance(one, CardGame) and isinstance(other, CardGame):
            changed += changes(one.file, other.file)
        report = ComparisonReport(pair, records, found, changed, wording)
        write_report(report.html(), [found], folder)
        print(report.plain())
        print(wording.say("lab-report-kept", folder=str(folder)), file=sys.stderr)
        return 0

    return stoppable(action, lambda: print(wording.say("lab-stopped", file=str(path)), file=sys.stderr))


def game_of(first: Side, second: Side, texts: list[str]) -> Game:
    """Find the game whose card files these are by the [meta] id of one of them. Raises BadRequest."""
    again = " ".join([repr(text) if " " in text else text for text in texts])
    named = [side.cards for side in (first, second) if side.cards is not None and str(side.cards) != STANDARD]
    if not named and not first.settings and not second.settings:
        raise BadRequest("both editions are the standard one: name the card file of yours")
    if not named:
        raise BadRequest(
            f"options of which game? Name it: subrosa balance GAME --compare {again}; "
            f"there are: {', '.join(games.names())}"
        )
    path = named[0]
    text = files.text_of(path, "card file", BadSetup)
    try:
        data = CardFile(text).data
    except BadCards as error:
        raise files.mistaken(path, error) from error
    meta = data.get("meta")
    wanted = meta.get("id") if isinstance(meta, dict) else None
    for name in games.names():
        game = games.get(name)
        if isinstance(game, CardGame) and wanted in (game.id, game.standard.data.get("meta", {}).get("id")):
            return game
    raise BadRequest(
        f"the [meta] id of {path} is {wanted!r}, which is not a game here; name the game: "
        f"subrosa balance GAME --compare {again}"
    )
