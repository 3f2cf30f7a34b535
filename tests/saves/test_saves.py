"""Every save ever committed here is loaded and replayed: old games stay playable."""

import json
from pathlib import Path
from typing import Any

import pytest

from subrosa import games
from subrosa.core import BadSave, SubRosaError
from subrosa.core.save import digest

HERE = Path(__file__).parent
SAVES = sorted(HERE.glob("*.save"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_loads_and_replays(path: Path) -> None:
    text = path.read_text("utf-8")
    game = games.get(path.stem.split("-")[0])
    state = game.load(text)
    state.check()
    assert digest(game.replay(text)[-1]) == digest(state)
    assert game.save(state) == text


TEXT = (HERE / "overlord-finished-4.save").read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a save"),
        ("hello", "not a save"),
        (TEXT[: len(TEXT) // 2], "truncated"),
        ("\n".join(TEXT.splitlines()[:-1]), "truncated"),
        (TEXT.replace("pass", "pick 1", 1), "damaged"),
        (TEXT.replace('"seed":', '"seed": 1', 1), "damaged"),
    ],
)
def test_a_broken_save_is_refused(text: str, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        games.get("overlord").load(text)


def resealed(text: str) -> str:
    """Return a save with a fresh sum, as somebody who edits one on purpose would make it."""
    from subrosa.core.save import text_sum

    body = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("sum "))
    return f"{body}sum {text_sum(body)}\n"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"game":"overlord"', '"game":"chess"', "a save of chess"),
        ('"rules":1', '"rules":99', "version 99 of the rules"),
        ('"seats":', '"chairs":', "cannot be read"),
    ],
)
def test_a_save_from_elsewhere_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadSave, match=message):
        games.get("overlord").load(resealed(TEXT.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("head", "message"),
    [
        ({"options": ["may_die"]}, "'options' in its set-up line is .'may_die'."),
        ({"seats": 4.0}, "'seats' in its set-up line is 4.0"),
        ({"seats": "4"}, "'seats' in its set-up line is '4'"),
        ({"position": ["overlord"]}, "'position' in its set-up line is .'overlord'."),
        ({"position": {"players": []}}, "a list with one table per seat"),
        ({"position": {"players": [{}, {}, {}, {}], "now": []}}, "'now' is one of"),
    ],
)
def test_nonsense_in_the_set_up_line_is_refused(head: dict[str, Any], message: str) -> None:
    first, line, rest = TEXT.split("\n", 2)
    text = resealed("\n".join([first, json.dumps({**json.loads(line), **head}), rest]))
    for read in (games.get("overlord").load, games.get("overlord").replay):
        with pytest.raises(SubRosaError, match=message):
            read(text)


def test_an_edited_save_does_not_survive_its_replay() -> None:
    lines = TEXT.splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if " pick " in line)
    lines[at] = lines[at].replace(" pick ", " draw ")
    with pytest.raises(BadSave, match=r"choice \d+ of the save cannot be made"):
        games.get("overlord").replay(resealed("".join(lines)))


def test_a_state_that_was_played_behind_the_tables_back_cannot_be_saved() -> None:
    game = games.get("overlord")
    state = game.new(5, 1)
    state.apply(state.waiting[0], state.options(state.waiting[0])[0])
    with pytest.raises(BadSave, match="do not lead to it"):
        game.save(state)
