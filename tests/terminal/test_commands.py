"""The commands that print, replays in line mode, and what people are told when they mistype."""

from itertools import pairwise
from pathlib import Path

import pytest

from subrosa import cli, games
from subrosa.core.game import Game
from subrosa.games.overlord.rules.game import STANDARD
from subrosa.terminal.session import tablefile
from subrosa.terminal.session.replay import OPEN, Replay
from subrosa.terminal.session.rules import rules_of, unmarked
from tests.terminal.support import run, saves, session


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 0
    return capsys.readouterr().out


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys)
    for command in ("play", "replay", "games", "options", "rules", "cards"):
        assert f"    {command} " in text
        with pytest.raises(SystemExit, match="0"):
            cli.main([command, "--help"])


def test_games(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "games")
    assert "overlord: Kill the Overlord" in text
    assert "4 to 8 players" in text
    assert "13 options" in text
    assert "Śmierć Jaśniepanu!" in printed(capsys, "games", "--lang", "pl")


def test_the_language_of_the_system(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Śmierć Jaśniepanu!" in printed(capsys, "games")


@pytest.mark.parametrize("arguments", [["options", "overlord"], ["play", "overlord", "--options"]])
def test_options(home: Path, capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    text = printed(capsys, *arguments)
    assert "capitalize_duel=no_target (standard)" in text
    assert "cast=…: Your own cast" in text
    assert "(rule 13.3)" in text


def test_rules(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "rules", "overlord", "5.4").startswith(
        "5.4 The attempt\nThe holder does one of these"
    )
    assert printed(capsys, "rules", "overlord", "r5").startswith("R5 ")
    assert printed(capsys, "rules", "overlord", "mutiny", "rank").startswith("R1 Mutiny")
    assert "9.2 Coronation" in printed(capsys, "rules", "overlord", "9")
    assert len(printed(capsys, "rules", "overlord")) > 20000
    assert cli.main(["rules", "overlord", "zebra"]) == 1


def test_rules_in_polish(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "rules", "overlord", "5.4", "--lang", "pl").startswith(
        "5.4 Próba\nPosiadacz robi jedną z tych rzeczy"
    )
    assert printed(capsys, "rules", "overlord", "kapitalizacja", "celu", "--lang", "pl").startswith("R2 ")


def test_rules_with_letters_before_their_numbers(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert printed(capsys, "rules", "nanty", "a1").startswith("A1 District numbers")
    assert printed(capsys, "rules", "nanty", "H2").startswith("H2 When the deck runs out")
    assert "H14" in printed(capsys, "rules", "nanty", "17")


@pytest.mark.parametrize("name", games.names())
def test_every_rule_that_is_cited_exists(name: str) -> None:
    game: Game = games.get(name)
    rules = rules_of(game)
    cited = [step.rule for step in game.steps if step.rule] + [option.rule for option in game.options]
    assert all(rules.get(number) for number in [*cited, game.decisions_rule, game.end_rule])


def test_rules_without_marks() -> None:
    page = "| **Card** | *Then* |\n| --- | --- |\n| Blackmail | take `1` |\n\n2 * 3 * 4"
    assert unmarked(page) == "Card: Then\nBlackmail: take 1\n\n2 * 3 * 4"
    assert unmarked("*Before*\n```\n| *1* |\n```\n*after*") == "Before\n| *1* |\nafter"


def test_cards(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = printed(capsys, "cards", "overlord")
    assert "blackmail" in text
    assert "Szantaż" in text
    assert "5*" in text
    assert "*: reconstructed by us" in text
    one = printed(capsys, "cards", "overlord", "advisor")
    assert "income: 5 (reconstructed by us)" in one
    assert "name_pl: Doradca (printed in the rulebook)" in one


def test_checking_a_card_file(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = home / "my.toml"
    own.write_text(STANDARD.text.replace("coronation_gold = 30", "coronation_gold = 25"), "utf-8")
    text = printed(capsys, "cards", "--check", str(own))
    assert "no mistakes" in text
    assert "coronation_gold 30 → 25" in text
    own.write_text(
        STANDARD.text.replace("rank = 7", 'rank = "seven"', 1).replace("copies = 6", "copys = 6"), "utf-8"
    )
    for arguments in (["cards", "--check", str(own)], ["cards", "overlord", "--check", str(own)]):
        assert cli.main(arguments) == 1
        text = capsys.readouterr().out
        line = next(i for i, row in enumerate(own.read_text("utf-8").splitlines(), 1) if "copys" in row)
        assert f"{own}:{line}: plot capitalize: unknown key 'copys', did you mean 'copies'?" in text
        assert "mistakes" in text
    own.write_text("[meta\n", "utf-8")
    assert cli.main(["cards", "--check", str(own)]) == 1
    assert ":1: not readable as TOML" in capsys.readouterr().out


def test_a_card_file_is_exported_to_be_corrected(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = home / "my.toml"
    assert cli.main(["cards", "overlord", "--export", str(own)]) == 0
    assert own.read_text("utf-8") == STANDARD.text
    assert "no mistakes" in printed(capsys, "cards", "--check", str(own))
    assert printed(capsys, "cards", "overlord", "--export", "-") == STANDARD.text
    for arguments, message in (
        (["overlord", "--export", str(own)], "my.toml is there already: name another file with --export"),
        (["overlord", "advisor", "--export", "-"], "--export writes the whole file: leave out 'advisor'"),
        (["overlord", "--export", "-", "--check", str(own)], "use one of them"),
        (["--export", "-"], "cards of which game?"),
    ):
        assert cli.main(["cards", *arguments, "--lang", "en"]) == 2
        assert message in capsys.readouterr().err


def test_playing_with_corrected_cards(home: Path) -> None:
    own = home / "my.toml"
    own.write_text(STANDARD.text.replace("coronation_gold = 30", "coronation_gold = 9"), "utf-8")
    done = run(home, "play", "overlord", "--cards", str(own), "--me", "none", "--seed", "1")
    assert done.returncode == 0
    [path] = saves(home)
    assert run(home, "replay", str(path), "--plain").returncode == 0


def test_setup_asks_for_each_option(home: Path) -> None:
    answers = "2\n" + "\n" * 4 + "maybe\nyes\n" + "\n" * 7
    done = run(home, "play", "overlord", "--setup", "--seed", "1", answers=answers)
    assert done.returncode == 0
    assert "Choosing to die (may_die)" in done.stdout
    assert "option may_die of overlord is one of no, yes, not 'maybe'" in done.stdout
    options = tablefile.read(saves(home)[0])[1][0].setup.options
    assert (options["cast"], options["may_die"], options["hand_limit"]) == ("alternate", "yes", "every_draw")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["play"], "which game? There are: overlord"),
        (["play", "chess"], "there is no game 'chess'"),
        (["play", "overlord", "--seats", "3"], "4 to 8 players, not 3"),
        (["play", "overlord", "--me", "7"], "--me takes seats from 0 to 4"),
        (["play", "overlord", "--me", "x"], "--me takes seats from 0 to 4"),
        (["play", "overlord", "--bots", "genius"], "there is no bot 'genius'"),
        (["play", "overlord", "--bots", "random,random"], "one for each bot"),
        (["play", "overlord", "--names", "A,B,C,D,E,F"], "6 names for 5 seats"),
        (["play", "overlord", "--names", "A,a"], "different name"),
        (["play", "overlord", "--names", "A" * 40], "at most 16 letters"),
        (["play", "overlord", "--option", "may_die"], "--option takes NAME=VALUE"),
        (["play", "overlord", "--option", "may_die=maybe"], "is one of no, yes, not 'maybe'"),
        (["play", "overlord", "--option", "luck=yes"], "has no option 'luck'"),
        (["play", "overlord", "--cards", "nowhere.toml"], "nowhere.toml"),
        (["play", "overlord", "--save", "/no/such/folder/x"], "a folder that exists"),
        (["play", "--resume", "nowhere.save"], "cannot read nowhere.save"),
        (["play", "--resume", "nowhere.save", "--seed", "3"], "belongs to a new game"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["cards"], "cards of which game?"),
        (["cards", "overlord", "joker"], "no component 'joker'"),
        (["cards", "--check", "nowhere.toml"], "nowhere.toml"),
        (["replay", "nowhere.save"], "cannot read nowhere.save"),
    ],
)
def test_mistakes_are_told_in_one_line(
    home: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert cli.main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert complaint in told.err
    assert len(told.err.splitlines()) == 1


def test_an_existing_file_is_not_overwritten_unasked(home: Path) -> None:
    path = home / "mine.save"
    path.write_text("precious")
    done = run(home, "play", "overlord", "--save", str(path))
    assert done.returncode == 2
    assert "--yes overwrites it" in done.stderr
    assert path.read_text() == "precious"
    assert run(home, "play", "overlord", "--save", str(path), "--yes").returncode == 0
    assert run(home, "play", "--resume", str(path)).returncode == 0
    assert not saves(home)


def test_replay_in_lines(home: Path) -> None:
    run(home, "play", "overlord", "--seed", "7", answers="1\n" * 60)
    [path] = saves(home)
    answers = "\n\nb\nround 2\nseat 0\nopen\n40\ntable\nlog\nend\nnonsense\nquit\n"
    done = run(home, "replay", str(path), "--plain", answers=answers)
    assert done.returncode == 0
    for words in (
        "Choice 0 of",
        "Round 2 begins.",
        "as Guest saw it",
        "everything open",
        "Choice 40 of",
        "Draw pile",
    ):
        assert words in done.stdout, words
    assert run(home, "replay", str(path), "--seat", "9").returncode == 2


def test_going_about_in_a_replay(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(), seats=4, seed=3)
    while not where.over:
        where.bots_decide()
    where.save()
    states = tablefile.read(where.path)[1]
    for viewpoint in (None, 0, OPEN):
        story = Replay(states, where.table.names, "en", viewpoint)
        places, logs = [0], [len(story.log())]
        while story.place < story.last:
            story.forward()
            places.append(story.place)
            logs.append(len(story.log()))
        assert logs[-1] == len(states[-1].log(viewpoint if viewpoint != OPEN else None)) or viewpoint == OPEN
        if viewpoint != OPEN:
            assert all(a < b for a, b in pairwise(logs[:-1]))
        for place in reversed(places[:-1]):
            story.backward()
            assert story.place == place
        for number in range(1, story.round_at(story.last) + 1):
            story.go_to_round(number)
            assert story.round_at(story.place) == number
            assert story.place == 0 or story.round_at(story.place - 1) == number - 1


def test_a_replay_hides_what_the_viewpoint_may_not_know(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(), seats=4, seed=3)
    for _ in range(20):
        where.bots_decide()
    where.save()
    states = tablefile.read(where.path)[1]
    story = Replay(states, where.table.names, "en", None)
    story.go_to(story.last)
    assert not any(event["args"].get("cards") for event in story.log() if event["event"] == "draw")
    assert ": " not in story.caption()
    story.viewpoint = OPEN
    assert all(event["args"]["cards"] for event in story.log() if event["event"] == "draw")
    assert any(player["shown"] for player in story.view()["facts"]["players"])
    assert story.viewpoint_name() == "everything open, although the game is not over"
