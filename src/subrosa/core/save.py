"""Saves: a game as text. Choices are the truth; a snapshot makes loading fast; checksums prove both.

    subrosa-save 1
    {"game": "overlord", "rules": 1, "seats": 5, "seed": 7, "options": {...}, "hurry": false}
    0 pick 3 #1f0a9c42
    3 play blackmail 1 #77b01e5d
    snapshot {...}
    sum 5f3c...

A line `hurry on` or `hurry off` stands where a program changed the pace between two choices.
"""

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from subrosa.core.codec import fields, frozen, is_plain
from subrosa.core.errors import BadSave, SubRosaError
from subrosa.core.past import Past
from subrosa.core.state import Result, Setup, State

if TYPE_CHECKING:
    from subrosa.core.game import Game

FORMAT: Final = "subrosa-save 1"
# What is not part of the position: caches, the log, the way back, and what the set-up line says already.
NOT_SAVED: Final = frozenset({"setup", "seats", "events", "past", "before", "offer", "learners", "hurry"})
# Values of the common fields that are objects of ours, written in a form of their own.
OBJECTS: Final = frozenset({"agenda", "answers", "result"})
# Fifty times a long game, with a card file of its own: what is longer is refused before it is read.
LONGEST: Final = 500_000  # characters
_saved: Final[dict[type[State], tuple[str, ...]]] = {}


def save(game: "Game", state: State) -> str:
    """Write a state down. It must have been reached by `choose`, so that the choices lead to it."""
    lines = [FORMAT, dump(header(state))]
    copy = game.begin(state.setup)
    hurry = copy.hurry
    for past in state.history():
        if past.hurry != hurry:
            hurry = past.hurry
            lines.append(f"hurry {'on' if hurry else 'off'}")
        copy.hurry = hurry
        copy.choose(past.seat, past.choice)
        lines.append(f"{past.seat} {past.choice.text} #{digest(copy)}")
    if digest(copy) != digest(state):
        raise BadSave("this state cannot be saved: its choices do not lead to it (was `apply` used on it?)")
    lines.append(f"snapshot {dump(snapshot(state))}")
    body = "\n".join(lines) + "\n"
    return f"{body}sum {text_sum(body)}\n"


def load(game: "Game", text: str) -> State:
    """Read a save from its snapshot, which must be the state that the checksum of the last choice names."""
    game, setup, moves, snap = parse(game, text)
    state = game.begin(setup)
    try:
        if moves:
            restore(game, state, snap)
        genuine = digest(state) == (moves[-1][3] if moves else digest_of(snap))
    except (KeyError, IndexError, ValueError, TypeError, AttributeError) as error:
        raise BadSave(f"the snapshot of the save cannot be read: {error!r}") from error
    if not genuine:
        raise BadSave("the snapshot of the save is not the state that its choices lead to")
    state.hurry = setup.hurry
    for seat, choice_text, hurry, _ in moves:
        choice = game.words.get(choice_text)
        if choice is None:
            raise BadSave(f"the save contains {choice_text!r}, which is not a choice of {game.id}")
        state.past = Past(state.past, seat, choice, hurry, 0)
        state.hurry = hurry
    state.advance()
    return state


def replay(game: "Game", text: str) -> list[State]:
    """Play a save again from its beginning; the last state of the list tells the events of all of them."""
    game, setup, moves, _ = parse(game, text)
    state = game.begin(setup)
    states = [state.copy()]
    for number, (seat, choice_text, hurry, checksum) in enumerate(moves, 1):
        state.hurry = hurry
        try:
            state.choose(seat, choice_text)
        except SubRosaError as error:
            raise BadSave(f"choice {number} of the save cannot be made: {error}") from error
        if digest(state) != checksum:
            raise BadSave(f"after choice {number} ({choice_text}) the game is not the one that was saved")
        states.append(state.copy())
    states[-1] = state
    return states


def parse(game: "Game", text: str) -> tuple["Game", Setup, list[tuple[int, str, bool, str]], dict[str, Any]]:
    """Return the parts of a save: the game with its cards, the set-up, the choices and the snapshot."""
    if len(text) > LONGEST:
        raise BadSave(f"the save is too long: {len(text):,} characters, at most {LONGEST:,} are read")
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadSave(f"not a save: the first line should be {FORMAT!r}")
    if len(lines) < 4 or not lines[-1].startswith("sum ") or not lines[-2].startswith("snapshot "):
        raise BadSave("the save is truncated: it should end with a snapshot line and a sum line")
    if text_sum("\n".join(lines[:-1]) + "\n") != lines[-1][4:].strip():
        raise BadSave("the save is damaged: its text does not match the sum in its last line")
    try:
        head = json.loads(lines[1])
        if head["game"] != game.id:
            raise BadSave(f"this is a save of {head['game']}, not of {game.id}")
        if head["rules"] != game.rules_version:
            raise BadSave(
                f"the save was made by version {head['rules']} of the rules of {game.id}; "
                f"this program plays version {game.rules_version}"
            )
        game, setup = read_header(game, head)
        return game, setup, read_moves(lines[2:-2], setup.hurry), json.loads(lines[-2][9:])
    except (KeyError, ValueError, TypeError, RecursionError) as error:
        raise BadSave(f"the save cannot be read: {error!r}") from error


def read_header(game: "Game", head: dict[str, Any]) -> tuple["Game", Setup]:
    """Undo `header`: return the game with the cards that were used, and the set-up."""
    if head.get("cards", "") != game.cards_text():
        game = game.with_cards(head.get("cards", ""))
    for key, kind in (("seats", int), ("options", dict), ("hurry", bool), ("position", dict), ("cards", str)):
        if key in head and type(head[key]) is not kind:  # true is not a number of seats
            raise BadSave(f"the save cannot be read: {key!r} in its set-up line is {head[key]!r}")
    place, sealed = head.get("position"), head.get("sealed", False) is True
    return game, game.setup(head["seats"], head["seed"], head["options"], head["hurry"], place, sealed)


def read_moves(lines: list[str], hurry: bool) -> list[tuple[int, str, bool, str]]:
    """Return (seat, choice, hurry, checksum) for each choice."""
    moves: list[tuple[int, str, bool, str]] = []
    for line in lines:
        if line in ("hurry on", "hurry off"):
            hurry = line == "hurry on"
            continue
        move, _, checksum = line.rpartition(" #")
        seat, _, choice_text = move.partition(" ")
        moves.append((int(seat), choice_text, hurry, checksum))
    return moves


def header(state: State) -> dict[str, Any]:
    """Return the set-up as data."""
    setup = state.setup
    head: dict[str, Any] = {
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "seats": setup.seats,
        "seed": setup.seed,
        "options": setup.options,
        "hurry": setup.hurry,
    }
    if setup.sealed:
        head["sealed"] = True
    if setup.position is not None:
        head["position"] = setup.position
    if setup.game.cards_text():
        head["cards"] = setup.game.cards_text()
    return head


def snapshot(state: State) -> dict[str, Any]:
    """Return every field of a state, hidden ones included. Only saves carry it out of the engine."""
    game = state.setup.game
    data: dict[str, Any] = {
        "agenda": [game.encode_step(step) for step in state.agenda],
        "answers": [None if answer is None else answer.text for answer in state.answers],
        "result": None if state.result is None else state.result.plain(),
    }
    for name in saved(type(state)):
        value = getattr(state, name)
        if is_plain(value):
            data[name] = value
    return data


def saved(cls: type[State]) -> tuple[str, ...]:
    """Return the fields that a snapshot has besides the objects, if they turn out to be plain."""
    names = _saved.get(cls)
    if names is None:
        kept = [name for name in fields(cls) if name not in NOT_SAVED and name not in OBJECTS]
        names = _saved[cls] = tuple([name for name in kept if name not in cls.derived])
    return names


def restore(game: "Game", state: State, data: dict[str, Any]) -> None:
    """Put a snapshot into a freshly laid out state, which shows what each field is made of."""
    for name in saved(type(state)):
        value = getattr(state, name)
        if is_plain(value):
            restored = frozen(data[name])
            setattr(state, name, list(restored) if isinstance(value, list) else restored)
    state.agenda = [game.decode_step(step) for step in data["agenda"]]
    state.answers = tuple([None if answer is None else game.words.get(answer) for answer in data["answers"]])
    result = data["result"]
    if result is not None:
        winners, scores = tuple(result["winners"]), tuple(result["scores"])
        state.result = Result(result["ending"], result["rule"], winners, scores)
    state.events = []
    state.derive()


def digest(state: State) -> str:
    """Return a short checksum of everything in a state."""
    return digest_of(snapshot(state))


def digest_of(data: dict[str, Any]) -> str:
    """Return the checksum of a snapshot."""
    return blake2b(dump(data).encode(), digest_size=4).hexdigest()


def dump(data: Any) -> str:
    """Return JSON on one line, the same for the same data."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def text_sum(text: str) -> str:
    """Return the checksum of a text."""
    return blake2b(text.encode(), digest_size=16).hexdigest()
