"""Long work about finished games, in a process of its own: reading saves, playing them again, writing them down.

Puzzles are such games, too, as far as they were played.

A question is a line of JSON followed by `size` bytes of what it is about, and so is the answer. The first line out says
that the process is ready.

    {"do": "moment", "name": "4f0c...", "n": 12, "seat": "open", "kind": "save", "seconds": 5.0, "size": 0}

The `name` of a game is enough if somebody asked for it lately; otherwise the answer is `{"need": true}`, and the
question is put again with the game itself: a save as it is kept (`kind` is `save`), or the choices that were made at
a table (`played`). So each game is played once, whoever asks for it, as long as it is remembered.

A vandal could upload something that takes for ever, so each question has so many `seconds` of processor time, and the
process so much memory.
"""

import gzip
import json
import os
import resource
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, BinaryIO, Final

import msgspec

from subrosa import games
from subrosa.core.errors import BadSave, SubRosaError
from subrosa.core.save import FORMAT, LONGEST, read_header
from subrosa.core.state import State
from subrosa.files import game_of_save, split_save
from subrosa.table.archive import puzzles
from subrosa.table.archive.analysis_results import brief, detail, unpacked
from subrosa.table.archive.replay import Replay, Shelf
from subrosa.table.common.visitor_names import LONGEST_NAME
from subrosa.table.protocol.problems import TableProblem

POLITE: Final = 5  # games that are being played come first
MEMORY: Final = 1_500_000_000  # bytes of addresses, of which a part is used
LONGEST_DETAIL: Final = 600
LONGEST_START: Final = 200  # characters that tell what kind of file something is
SAVE: Final = "save"
PLAYED: Final = "played"

Answer = tuple[dict[str, Any], bytes]


# ---- games


def play(data: bytes) -> State:
    """Return the state that the choices made at a table lead to."""
    told = msgspec.json.decode(data)
    game, setup = read_header(games.get(told["head"]["game"]), told["head"])
    state = game.begin(setup)
    for seat, choice, hurry in told["choices"]:
        state.hurry = hurry
        state.choose(seat, choice)
    return state


def text_of(kind: str, data: bytes) -> str:
    """Return a finished game as a save."""
    if kind == SAVE:
        return gzip.decompress(data).decode()
    state = play(data)
    return state.setup.game.save(state)


def replayed(kind: str, data: bytes) -> Replay:
    """Return all states of a finished game."""
    text = text_of(kind, data)
    return Replay(game_of_save("it", text).replay(text))


# ---- uploaded saves


def bring(data: bytes) -> Answer:
    """Read a save that somebody uploaded. Raises TableProblem."""
    try:
        text = data.decode()
        if "\0" in text:
            raise BadSave("it is not text")
        if len(text) > LONGEST:
            raise BadSave(f"it is too long: {len(text):,} characters, at most {LONGEST:,} are read")
        check_kind(text)
        company, text = split_save("it", text)
        game = game_of_save("it", text)
        last = game.replay(text)[-1]
    except (SubRosaError, UnicodeDecodeError) as error:
        raise TableProblem("bad-save", detail=str(error)[:LONGEST_DETAIL]) from error
    names = company.names[: last.seats] if company is not None else []
    about = {
        "game": game.id,
        "rules": game.rules_version,
        "seats": last.seats,
        "options": {name: str(value) for name, value in last.setup.options.items()},
        "result": last.result.plain() if last.result is not None else None,
        "names": [name[:LONGEST_NAME] for name in names],
    }
    return about, gzip.compress(text.encode())


def check_kind(text: str) -> None:
    """Raise TableProblem for what is not a save at all, so that nobody has to work out what is wrong with it."""
    first = text.lstrip()[:LONGEST_START]
    if first.startswith("{") and '"view":' in first:
        raise TableProblem("own-view")  # what a table gives away while its game runs
    if not first.startswith((FORMAT, "{")):
        raise TableProblem("no-save")


# ---- questions and answers


def answer(asked: dict[str, Any], data: bytes, shelf: Shelf) -> Answer:
    """Do what is asked. Raises TableProblem."""
    match asked["do"]:
        case "bring":
            return bring(data)
        case "write":
            return {}, text_of(PLAYED, data).encode()
        case "decisions":
            return {}, msgspec.json.encode(brief(unpacked(data), asked["winners"]))
        case "decision":
            return {}, msgspec.json.encode(detail(unpacked(data), asked["move"]))
        case "puzzle":
            return {}, msgspec.json.encode(puzzles.shown(asked["game"], asked["number"]))
        case "solution":
            return {}, msgspec.json.encode(puzzles.solved(asked["game"], asked["number"]))
    if not data and asked["name"] not in shelf.kept:
        return {"need": True}, b""
    replay = shelf.get(asked["name"], lambda: replayed(asked["kind"], data))
    shown = replay.info() if asked["do"] == "info" else replay.moment(asked["n"], asked["seat"])
    return {}, msgspec.json.encode(shown)


class TooLong(BaseException):
    """The time for a question is over; nothing that is being done catches this."""


@contextmanager
def deadline(seconds: float) -> Iterator[None]:
    """Raise TooLong after so many seconds of processor time, however busy the machine is with other things."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def ring(*_: object) -> None:
    raise TooLong


def work(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer until the input ends."""
    shelf = Shelf()
    for line in questions:
        asked = json.loads(line)
        data = questions.read(asked["size"])
        try:
            with deadline(asked["seconds"]):
                head, body = answer(asked, data, shelf)
        except TableProblem as problem:
            head, body = {"problem": problem.error, "args": problem.given}, b""
        except (TooLong, MemoryError):
            shelf.kept.clear()
            head, body = {"problem": "too-long", "args": {}}, b""
        answers.write(json.dumps(head | {"size": len(body)}).encode() + b"\n" + body)
        answers.flush()


def main() -> int:
    """Get ready, and work."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with suppress(ValueError, OSError):  # not every system can do this
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, ring)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's: it ends us when it is done
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    work(sys.stdin.buffer, sys.stdout.buffer)
    return 0


if __name__ == "__main__":
    sys.exit(main())
