"""Anybody can upload a long file: it is refused before it is read, and little of it is compared and quoted."""

import json

import pytest

from subrosa import games
from subrosa.core import BadCards, cardfile
from subrosa.core import save as saves
from subrosa.core.cardfile import LONGEST_FILE, LONGEST_LINE, MOST_LINES, MOST_TOLD, CardFile, suggestion
from subrosa.core.errors import BadSave

STANDARD = CardFile('[meta]\nname = "x"\n[[card]]\nid = "queen"\nrank = 12\n')


def finished(file: CardFile) -> BadCards:
    file.compare_keys(STANDARD)
    with pytest.raises(BadCards) as caught:
        file.finish()
    return caught.value


def test_very_many_unknown_keys_are_counted_but_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    def note(word: str, known: tuple[str, ...]) -> str:
        compared.append(word)
        return suggestion(word, known)

    monkeypatch.setattr(cardfile, "suggestion", note)
    keys = 9_000
    text = "[meta]\n" + "".join(f"key{number} = 1\n" for number in range(keys))
    error = finished(CardFile(text))
    assert (len(error.problems), error.untold) == (MOST_TOLD, keys - MOST_TOLD)
    assert str(error).endswith(f"; and {keys - MOST_TOLD} more")
    if cardfile.__file__.endswith(".py"):  # a compiled module calls its own functions without looking them up
        assert len(compared) == MOST_TOLD


def test_the_first_mistakes_are_told_with_what_would_be_right() -> None:
    error = finished(CardFile('[meta]\nnaem = "x"\n[[card]]\nid = "queen"\nrnak = 1\n[[crad]]\nid = "x"\n'))
    assert error.untold == 0
    assert error.problems == [
        (2, "meta: unknown key 'naem', did you mean 'name'?"),
        (5, "card queen: unknown key 'rnak', did you mean 'rank'?"),
        (6, "unknown table 'crad', did you mean 'card'?"),
    ]


def test_long_words_are_neither_compared_nor_repeated() -> None:
    word = "rank" * 400
    error = finished(CardFile(f"[meta]\n{word} = 1\n"))
    assert len(error.problems) == 1
    assert len(error.problems[0][1]) < 150
    assert suggestion("rank" * 400, ("rank",)) == ""
    assert suggestion("rnak", tuple([f"rank{n}" for n in range(10_000)])) == ""


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# " + "x\n#" * LONGEST_FILE, "the file is too long: .* characters, at most 300,000"),
        ("\n" * (MOST_LINES + 1), "the file is too long: 10,001 lines, at most 10,000"),
        ("\n\nx = '" + "y" * LONGEST_LINE, "line 3: the line is too long: at most 2,000 characters"),
        ("x = " + "[" * 1_500, "too deep inside each other|not readable as TOML"),
        ("\n".join(["x = ["] + ["[" * 1_900] * 20), "too deep inside each other"),
    ],
)
def test_files_that_would_take_long_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BadCards, match=problem):
        CardFile(text)


def test_our_own_card_files_are_far_from_the_limits() -> None:
    for name in games.names():
        text = games.get(name).standard.text  # type: ignore[attr-defined]
        assert len(text) * 3 < LONGEST_FILE
        assert len(text.splitlines()) * 3 < MOST_LINES
        assert max(map(len, text.splitlines())) * 3 < LONGEST_LINE


def test_a_save_that_is_too_long_is_refused_before_it_is_read() -> None:
    game = games.get("overlord")
    text = game.save(game.new(4, 1))
    with pytest.raises(BadSave, match=r"too long: .* characters, at most 500,000"):
        game.replay(text + " " * saves.LONGEST)
    assert game.replay(text)


def test_a_save_that_goes_too_deep_is_a_bad_save() -> None:
    game = games.get("overlord")
    deep = "[" * 100_000
    lines = [saves.FORMAT, f'{{"game": {deep}', "0 pass #0", "snapshot {}"]
    body = "\n".join(lines) + "\n"
    with pytest.raises(BadSave, match="cannot be read"):
        game.replay(f"{body}sum {saves.text_sum(body)}\n")


def test_the_header_of_a_save_is_read_as_it_was_written() -> None:
    for name in games.names():
        game = games.get(name)
        state = game.new(game.usual_seats, "a seed")
        same, setup = saves.read_header(game, json.loads(saves.dump(saves.header(state))))
        assert same is game
        assert saves.digest(game.begin(setup)) == saves.digest(state)
