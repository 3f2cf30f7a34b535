"""Saves and card files made by somebody else do not command our screen, whichever command shows them."""

import io
import json
import unicodedata
from pathlib import Path

import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.core.errors import BadCards, BadSetup
from subrosa.core.visible import UNSEEN, is_visible, visible
from subrosa.texts import Texts

SAVES = Path(__file__).parents[1] / "saves"
# Colours, the title of the window, the clipboard, a bell, a carriage return, the right-to-left override, an 8-bit CSI.
HOSTILE = "\x1b[31mIn\x07es\x1b]0;gone\x07\x1b]52;c;eA==\x07\r\u202egnorw\u2066\x9b2J\u200b\u2028end"
SHOWN = visible(HOSTILE)


def hostile(text: str) -> set[str]:
    return {c for c in text if c != "\n" and unicodedata.category(c) in UNSEEN}


def hostile_save(folder: Path, name: str) -> Path:
    """Save a finished game with players whose names are meant to do harm."""
    text = (SAVES / name).read_text("utf-8")
    if text.startswith("{"):
        text = text.partition("\n")[2]
    seats = json.loads(text.split("\n", 2)[1])["seats"]
    names = [f"{HOSTILE}{seat}" for seat in range(seats)]
    head = {"subrosa-table": 1, "names": names, "seats": ["random"] * seats, "lang": "en"}
    path = folder / "theirs.save"
    path.write_text(json.dumps(head) + "\n" + text, "utf-8")
    return path


@pytest.mark.parametrize(
    "command",
    [
        ["analyse", "{file}", "--decisions", "0", "--playouts", "2", "--most", "2", "--worlds", "2", "--workers", "1"],
        ["replay", "{file}", "--plain"],
        ["replay", "{file}", "--plain", "--open"],
        ["play", "--resume", "{file}", "--plain", "--speed", "instant"],
    ],
    ids=["analyse", "replay", "replay-open", "play"],
)  # fmt: skip
def test_names_in_a_save(
    command: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = hostile_save(tmp_path, "overlord-finished-4.save")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n\nq\n"))
    main([word.format(file=file) for word in command])
    told = capsys.readouterr()
    assert SHOWN.split()[0] in told.out, "the names are shown"
    assert hostile(told.out) == hostile(told.err) == set()


@pytest.mark.parametrize(
    "planted",
    [
        'alias = "\\u001b[31mBlackmail"',
        'alias = "Black\\u202email"',
        'alias = "Black\u202email"',
        '"\\u001b[2J" = 1',
        'notes = ["fine", "\\u009b2J"]',
    ],
)
def test_a_card_file_is_refused_by_line(
    planted: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = games.get("overlord")
    standard = Path(game.package.replace(".", "/"))
    text = (Path(__file__).parents[2] / "src" / standard / "cards.toml").read_text("utf-8")
    path = tmp_path / "theirs.toml"
    path.write_text(text.replace('id = "blackmail"', f'id = "blackmail"\n{planted}', 1), "utf-8")
    with pytest.raises(BadCards, match="cannot be seen"):
        game.with_cards(path.read_text("utf-8"))
    assert main(["cards", "overlord", "--check", str(path)]) == 1
    assert main(["play", "overlord", "--plain", "--cards", str(path)]) == 2
    assert (
        main(["balance", "overlord", "--games", "2", "--cards", str(path), "--out", str(tmp_path / "o")]) == 2
    )
    told = capsys.readouterr()
    assert "cannot be seen" in told.out
    assert "cannot be seen" in told.err
    assert hostile(told.out) == hostile(told.err) == set()


def test_what_is_wrong_is_told_in_one_clean_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "theirs.save"
    path.write_text(f"subrosa-save 1\n{json.dumps({'game': HOSTILE})}\n", "utf-8")
    for command in (["replay", str(path)], ["analyse", str(path)], ["games", "--lang", "en"]):
        main(command)
    told = capsys.readouterr()
    assert len(told.err.splitlines()) == 2
    assert hostile(told.out) == hostile(told.err) == set()


def test_an_option_that_takes_any_text_takes_none_that_cannot_be_seen() -> None:
    free = [(name, option) for name in games.ours() for option in games.get(name).options if option.free]
    assert free
    for name, option in free:
        with pytest.raises(BadSetup):
            games.get(name).new(seed=1, options={option.name: HOSTILE})


def test_whatever_a_sentence_mentions_can_be_seen() -> None:
    texts = Texts("en", games.get("overlord"), [HOSTILE])
    assert texts.seat(0) == SHOWN
    assert hostile(texts.say("terminal-title", game="x", seed=HOSTILE)) == set()


def test_visible() -> None:
    assert visible("  Zażółć\tgęślą \n jaźń ") == "Zażółć gęślą jaźń"
    assert SHOWN == "[31mInes]0;gone]52;c;eA==gnorw2Jend"
    assert is_visible("two\nlines\tand a tab, Zażółć, \u00a0 and 漢字")
    assert not is_visible("\u202e")
