"""subrosa balance --compare: which game two card files belong to, and the games played with both."""

import argparse
import sys
from pathlib import Path

from subrosa import files, games
from subrosa.core.cardfile import CardFile
from subrosa.core.cardgame import CardGame
from subrosa.core.errors import BadCards, BadSetup
from subrosa.core.game import Game
from subrosa.lab.balance.command import requested_trial
from subrosa.lab.editions.differences import changes, comparison
from subrosa.lab.editions.pairs import Pair
from subrosa.lab.editions.report import ComparisonReport
from subrosa.lab.options import STANDARD, at_least, with_card_file, worker_count
from subrosa.lab.problems import BadRequest
from subrosa.lab.reporting.export import folder_for, write_tables
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.numbered import resume, stoppable


def compare(given: argparse.Namespace) -> int:
    """Play the same games with both files and tell what changed."""
    at_least(2, "games", given.games)
    workers = worker_count(given.workers)
    if given.cards is not None:
        raise BadRequest("--compare names both card files; --cards is for a report about one")
    first, second = given.compare
    game = games.get(given.game) if given.game is not None else game_of(first, second)
    one, other = with_card_file(game, first), with_card_file(game, second)
    if not isinstance(one, CardGame) or not isinstance(other, CardGame):
        raise BadRequest(f"{game.id} has no card files that could be compared")
    if one.cards_id == other.cards_id:
        raise BadRequest(f"{first} and {second} are the same edition: there is nothing to compare")
    pair = Pair(requested_trial(given, one), requested_trial(given, other))
    folder = folder_for(given.out or Path(f"compare-{game.id}"))
    path: Path = given.results or folder / "games.jsonl"
    wording = Wording(given.lang, game)

    def action() -> int:
        unit = wording.say("lab-pairs")
        records = resume(pair, pair.head(), given.games, path, workers, given.ray, unit)
        found = comparison(records, pair.one.seats)
        changed = changes(one.file, other.file)
        report = ComparisonReport(pair.head(), records, found, changed, wording)
        (folder / "report.html").write_text(report.html(), "utf-8")
        write_tables([found], folder)
        print(report.plain())
        print(wording.say("lab-report-kept", folder=str(folder)), file=sys.stderr)
        return 0

    return stoppable(action, lambda: print(wording.say("lab-stopped", file=str(path)), file=sys.stderr))


def game_of(first: Path, second: Path) -> Game:
    """Find the game whose card files these are by the [meta] id of one of them. Raises BadRequest."""
    path = second if str(first) == STANDARD else first
    if str(path) == STANDARD:
        raise BadRequest("both editions are the standard one: name the card file of yours")
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
        f"the [meta] id of {path} is {wanted!r}, which is no game here; name the game: "
        f"subrosa balance GAME --compare {first} {second}"
    )
