"""Every puzzle that comes with a game can be played again, is true, is fair, and is explained as it was."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from subrosa import bots, games
from subrosa.cli import main
from subrosa.lab.puzzles.fairness import CANDIDATES, judged
from subrosa.lab.puzzles.finding import rounded
from subrosa.lab.puzzles.reasons import Story, explained
from subrosa.puzzles.daily import BadDay, day_of, number_of
from subrosa.puzzles.puzzle import NAMES, NoPuzzle, Puzzle, Scene, puzzle, puzzles_of, read, read_lines, steps
from subrosa.puzzles.riddles import Witness, riddles_of
from subrosa.texts import LANGUAGES, Texts

ALL = [one for game in games.ours() for one in puzzles_of(game)]


def some_of_each_kind() -> Iterator[Puzzle]:
    """Return a few puzzles of every kind of question of every game.

    To reckon once more what explains a puzzle takes longer than everything else about it.
    """
    kinds = Counter[tuple[str, str]]()
    for one in ALL:
        kinds[one.game, one.question.id] += 1
        if kinds[one.game, one.question.id] <= 2:
            yield one


def label(one: Puzzle) -> str:
    return f"{one.game}-{one.number}"


@pytest.mark.parametrize("game", games.ours())
def test_every_game_has_puzzles_of_more_than_one_table(game: str) -> None:
    found = puzzles_of(game)
    assert len(found) >= 10
    assert len({one.played.seed for one in found}) == len(found)
    assert len({one.question.id for one in found}) == len(questions(game))


def questions(game: str) -> set[str]:
    """Return the kinds of questions that the catalogue of a game has words for."""
    words = Texts("en", games.get(game)).messages.sources
    return {
        name.removeprefix("puzzle-") for name in words if name.startswith("puzzle-") and "-note-" not in name
    }


@pytest.mark.parametrize("one", ALL, ids=label)
def test_it_is_true_fair_and_told_well(one: Puzzle) -> None:
    """Everything that one time of playing it again can show."""
    scene = Scene(one)
    is_true_and_fair(one, scene)
    can_be_said_in_both_languages(one, scene)
    # Some boards show what everybody may be, which is half of the game and all of a puzzle.
    assert list(fractions(scene.game.page(scene.view)["shown"])) == []
    assert one.reasons
    assert one.reasons[-1].after >= 0.5


def is_true_and_fair(one: Puzzle, scene: Scene) -> None:
    riddles = riddles_of(scene.game)
    assert riddles is not None
    witness = riddles.witness()
    if type(witness) is not Witness:  # one that notices nothing need not watch
        for step in steps(scene.game, one.played):
            witness.see(step.state.view(one.played.seat), step.events)
    view = scene.view
    assert one.question in riddles.questions(view), "it can be asked at this moment: the view does not say it"
    assert len(one.question.candidates) >= CANDIDATES
    assert riddles.answer(one.question, scene.state) == one.answer
    verdict = judged(riddles, one.question, view, witness, one.answer)
    assert verdict.fair, verdict
    assert rounded(riddles.chances(one.question, view, witness)) == one.chances


@pytest.mark.slow
@pytest.mark.parametrize("one", list(some_of_each_kind()), ids=label)
def test_it_is_explained_by_what_was_seen(one: Puzzle) -> None:
    riddles = riddles_of(games.get(one.game))
    assert riddles is not None
    certain = max(one.chances.values()) == 1.0
    story = Story(one.played, one.question, one.answer, certain)
    why = explained(riddles, story)
    assert read(one.game, one.number, one._replace(reasons=why.reasons, signs=why.signs).written()) == one


def can_be_said_in_both_languages(one: Puzzle, scene: Scene) -> None:
    assert len(scene.names) == one.played.seats
    for language in LANGUAGES:
        texts = Texts(language, scene.game, scene.names)
        said = [texts.format(f"puzzle-{one.question.id}", texts.typed(one.question.args))]
        said += [texts.thing(one.question.kind, name) for name in one.question.candidates]
        for reason in one.reasons:
            assert 0 < len(scene.lines(reason)) <= 4
            said += [texts.event(scene.log[line]) for line in scene.lines(reason)]
        for note in [*one.signs, *[note for reason in one.reasons for note in reason.notes]]:
            said.append(texts.format(f"puzzle-note-{note.id}", texts.typed(note.args)))
        assert all(said)


@pytest.mark.parametrize("game", games.ours())
def test_what_is_certain_is_true(game: str) -> None:
    """Whatever a witness excludes is not so, in a game that was not chosen for its puzzle."""
    riddles = riddles_of(games.get(game))
    assert riddles is not None
    rules = riddles.game
    seats = rules.max_seats
    state = rules.new(seats, "certain", riddles.options, hurry=True)
    players = [bots.make("scripted", rules, seat) for seat in range(seats)]
    witnesses = [riddles.witness() for _ in range(seats)]
    told = asked = 0
    for move in range(160):
        views = [state.view(seat) for seat in range(seats)]
        for seat, witness in enumerate(witnesses):
            witness.see(views[seat], state.log(seat, told))
        told = len(state.events or ())
        view, witness = views[move // 5 % seats], witnesses[move // 5 % seats]
        for question in riddles.questions(view) if move % 5 == 0 else ():
            answer = riddles.answer(question, state)
            if answer is not None:
                asked += 1
                assert riddles.chances(question, view, witness, weighed=False)[answer] > 0
                assert riddles.chances(question, view, witness)[answer] > 0
        if not state.waiting:
            break
        seen = state.view(state.waiting[0])
        state.choose(state.waiting[0], players[state.waiting[0]].choose(seen, seen["choices"]))
    assert asked


@pytest.mark.parametrize("one", ALL, ids=label)
def test_the_order_of_the_candidates_tells_nothing(one: Puzzle) -> None:
    kinds = {kind.name: list(kind.names) for kind in games.get(one.game).kinds}
    order = kinds[one.question.kind]
    assert list(one.question.candidates) == sorted(one.question.candidates, key=order.index)


def test_the_answers_are_not_always_in_the_same_place() -> None:
    for game in games.ours():
        assert len({one.question.candidates.index(one.answer) for one in puzzles_of(game)}) >= 3


def test_names_are_enough_for_every_table() -> None:
    assert max(games.get(game).max_seats for game in games.ours()) <= len(NAMES)


def fractions(found: object) -> Iterator[float]:
    """Find all numbers that could be chances."""
    if isinstance(found, dict):
        for value in found.values():
            yield from fractions(value)
    elif isinstance(found, (list, tuple)):
        for value in found:
            yield from fractions(value)
    elif isinstance(found, float):
        yield found


# ---- more of them


def test_new_ones_come_after_those_that_a_file_has(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "puzzles.json"
    command = ["puzzles", "make", "estoril", "--lang", "en", "--count", "1", "--out", str(file)]
    assert main([*command, "--add"]) != 0
    assert f"there is no {file} to add to" in capsys.readouterr().err
    assert main(command) == 0
    first = file.read_text("utf-8")
    assert main([*command, "--add"]) == 0
    old, new = read_lines("estoril", file.read_text("utf-8"))
    assert [old] == read_lines("estoril", first)
    assert (new.number, new.played.seed) != (old.number, old.played.seed)


# ---- which one


def test_a_day_has_the_same_puzzle_for_everybody_and_the_next_day_another() -> None:
    game = games.ours()[0]
    days = [date(2026, 11, 17) + timedelta(days=n) for n in range(len(puzzles_of(game)))]
    assert sorted(number_of(game, day) for day in days) == list(range(1, len(days) + 1))
    assert number_of(game, day_of("2026-11-17")) == number_of(game, days[0])
    # The page counts for itself what it marks as solved (client/tests/puzzles.test.ts).
    assert number_of(game, days[0]) == 739_937 % len(days) + 1


def test_what_is_no_day_or_no_puzzle_is_refused() -> None:
    game = games.ours()[0]
    with pytest.raises(BadDay, match="2026-11-17"):
        day_of("yesterday")
    for number in (0, -1, len(puzzles_of(game)) + 1):
        with pytest.raises(NoPuzzle):
            puzzle(game, number)
    with pytest.raises(NoPuzzle):
        number_of("chess", date(2026, 11, 17))
