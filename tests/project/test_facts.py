"""Facts have a written shape: views, layouts and the types of the boards keep to it."""

import re
import runpy
from collections.abc import Iterator
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints, is_typeddict

import msgspec
import pytest

from examples.lighthouse.rules.game import Lighthouse, LighthouseGame
from subrosa import games
from subrosa.core import Setup, Thing
from subrosa.env.layout import BySeat, Each, Field, Record, Rows
from subrosa.env.observing import Observer
from subrosa.lab.analysis.knowledge import knowledge
from subrosa.lab.balance.measures import Notes
from subrosa.terminal.panel import Panel
from subrosa.texts import Texts
from tools import board_types

PACKAGE = board_types.ROOT / "src" / "subrosa"
CLIENT = board_types.ROOT / "client" / "src"
SHARED = ("bots", "core", "env", "lab", "parts", "table", "terminal", "testing")
LOOKS_INSIDE = {
    ".py": re.compile(r"""\bfacts(["']\])?(\.(get|items|keys|values|pop)\(|\[)"""),
    ".ts": re.compile(r"""\bfacts(\??\.|\[)|Object\.\w+\([\w.]*\bfacts\)"""),
}
LOOKS_INSIDE[".svelte"] = LOOKS_INSIDE[".ts"]
OURS = games.ours()
# Kinds that games of ours have; some are also ordinary words, with which shared code may mean something else.
ORDINARY = {"seat", "number", "place", "piece", "shift"}
KINDS = sorted({kind.name for name in OURS for kind in games.get(name).kinds} - ORDINARY)
A_KIND = rf"""["'`]({"|".join(KINDS)})["'`]"""
NAMES_A_KIND = re.compile(
    rf"""\b(?!Kind\b)\w+\({A_KIND},|(==|!=|: Final =) *{A_KIND}|\bkind: {A_KIND}|\(\({A_KIND},"""
)
# A look into facts that the type checker knows nothing of: by a key at once, or by a name without the shape.
UNTYPED = re.compile(r"""\["facts"\]\[|(?<!Facts) = (?:[^()]*, )?\w+\["facts"\]$""")
COMMENTS = ("#", "//", "/*", "*")
VIEWERS = (None, 0)
MORE_GAMES = 12


def shapes(game: str) -> dict[str, Any]:
    """Return the shapes as they are written: the compiled package does not keep the types."""
    return runpy.run_path(str(board_types.GAMES / game / "rules" / "facts.py"))


def test_every_game_of_ours_has_facts_with_a_shape() -> None:
    assert len(OURS) > 1
    assert [name for name in OURS if not (board_types.GAMES / name / "rules" / "facts.py").exists()] == []


def test_what_knows_no_game_asks_it_instead_of_guessing_by_keys() -> None:
    """Nothing shared looks into the facts, in Python or in the browser: not by a key, and not by all of them."""
    guessing = [
        f"{path.relative_to(board_types.ROOT)}: {line.strip()}"
        for path in shared_files()
        for line in path.read_text("utf-8").splitlines()
        if LOOKS_INSIDE[path.suffix].search(line)
    ]
    assert guessing == []


def test_games_read_their_facts_by_the_shape() -> None:
    """Bots, layouts, puzzles and rules say `facts: Facts = view["facts"]`, so that the type checker knows the keys."""
    files = [path for name in OURS for path in (board_types.GAMES / name).rglob("*.py")]
    untyped = [
        f"{path.relative_to(board_types.GAMES)}: {line.strip()}"
        for path in sorted(files)
        for line in path.read_text("utf-8").splitlines()
        if UNTYPED.search(line)
    ]
    assert untyped == []


@pytest.mark.parametrize(
    ("line", "noticed"),
    [
        ('facts = view["facts"]', True),
        ('me, facts = view["seat"], view["facts"]', True),
        ('known: dict[str, Any] = view["facts"]', True),
        ('done = {place for place in view["facts"]["city"]}', True),
        ('return deals(edition, view["facts"])', False),  # the function says what it takes
        ('facts: Facts = view["facts"]', False),
        ('self.facts: Facts = view["facts"]', False),
    ],
)
def test_reading_facts_without_their_shape_is_noticed(line: str, noticed: bool) -> None:
    assert bool(UNTYPED.search(line)) is noticed


def shared_files() -> list[Path]:
    """Return what belongs to no game, in Python and in the browser."""
    python = [path for folder in SHARED for path in (PACKAGE / folder).rglob("*.py")]
    browser = [
        path for kind in (".ts", ".svelte") for path in CLIENT.rglob(f"*{kind}") if not of_a_game(path)
    ]
    return sorted([*PACKAGE.glob("*.py"), *python, *browser])


def test_what_knows_no_game_asks_of_which_kind_a_thing_is() -> None:
    """Nothing shared names a kind that only some games have: a hand may hold drinks."""
    guessing = [
        f"{path.relative_to(board_types.ROOT)}: {line.strip()}"
        for path in shared_files()
        for line in path.read_text("utf-8").splitlines()
        if NAMES_A_KIND.search(line) and not line.lstrip().startswith(COMMENTS)
    ]
    assert guessing == []


@pytest.mark.parametrize(
    "line",
    [
        'told.append(self.shares("card", hand["shares"], hand["true"]))',
        "return self.wording.name('card', name)",
        'CARD: Final = "card"  # the kind of claims about hands',
        'words: texts.thing("card", name), share',
        'if thing.kind === "card"',
    ],
)
def test_naming_a_kind_is_noticed(line: str) -> None:
    assert NAMES_A_KIND.search(line)


class Veiled(LighthouseGame):
    """Lighthouse, with facts that have other keys, and tables in them that look like what others call players."""

    package = "examples.lighthouse"

    def turn_of(self, facts: Any) -> int:
        return super().turn_of(facts["x"])

    def hand_of(self, facts: Any) -> list[Thing]:
        return super().hand_of(facts["x"])

    def player_of(self, facts: Any, seat: int) -> dict[str, Any]:
        return super().player_of(facts["x"], seat)

    def piles_of(self, facts: Any) -> dict[str, list[Thing]]:
        return super().piles_of(facts["x"])

    def table_of(self, facts: Any) -> dict[str, Any]:
        return super().table_of(facts["x"])

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Lighthouse:
        return veiled(super().read_facts(view | {"facts": view["facts"]["x"]}, setup, seed))

    def deal(self, setup: Setup) -> Lighthouse:
        return veiled(super().deal(setup))


class VeiledState(Lighthouse):
    """Facts with keys that mean something else."""

    __slots__ = ()

    def copy(self) -> "VeiledState":
        return veiled(super().copy())

    def facts(self, seat: int | None) -> dict[str, Any]:
        misleading = {"round": 7, "turn": -1, "hand": ["water"], "players": [{"seat": 9, "hand": ["oil"]}]}
        return {"x": super().facts(seat), **misleading}


def veiled(state: Lighthouse) -> VeiledState:
    """Return the same state with other facts."""
    state.__class__ = VeiledState
    assert isinstance(state, VeiledState)
    return state


def told_of(game: LighthouseGame) -> list[Any]:
    """Return what those who know no game make of one: reports, pages, analyses, panels, in Polish."""
    chance, notes = Random(4), Notes(game, 3)
    state = game.new(3, 4)
    panel = Panel(game, Texts("pl", game, ["Ada", "Bo", "Cy"]))
    told: list[Any] = []
    while state.waiting:
        seat = chance.choice(state.waiting)
        options = state.options(seat)
        choice = chance.choice(options)
        view = state.view(seat)
        notes.note(view, [one.text for one in options], choice.text)
        told += [panel.describe(view), panel.status(view), game.page(view)["shown"]]
        state.choose(seat, choice)
    told += [notes.sampled(), notes.uses, notes.unit, notes.length]
    return [*told, knowledge(game, game.new(3, 4), 4, "seed")]


def test_those_who_know_no_game_tell_the_same_whatever_its_facts_are_called() -> None:
    plain, other = told_of(LighthouseGame()), told_of(Veiled())
    assert plain == other
    assert any("olej" in line for line in plain[0])


def of_a_game(path: Path) -> bool:
    return path.is_relative_to(board_types.BOARDS) and path.parent != board_types.BOARDS


@pytest.mark.parametrize(
    ("language", "line"),
    [
        (".py", 'number = view["facts"].get("round")'),
        (".py", 'for key, value in view["facts"].items():'),
        (".py", 'piles = {key: view["facts"].get(key) for key in ("discards", "discard")}'),
        (".py", "own = facts['players'][seat]"),
        (".ts", "const players = view.facts.players;"),
        (".ts", "const own = view.facts[key];"),
        (".ts", "for (const [key, value] of Object.entries(view.facts)) {"),
    ],
)
def test_looking_into_facts_is_noticed(language: str, line: str) -> None:
    assert LOOKS_INSIDE[language].search(line)


@pytest.mark.parametrize("game", board_types.games())
def test_the_types_of_the_board_are_those_of_the_facts(game: str) -> None:
    written = (board_types.BOARDS / game / "shape.ts").read_text("utf-8")
    assert written == board_types.written(game), "run: ./dev run python tools/board_types.py"


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (list[int | None], "(number | null)[]"),
        (list[list[str]], "string[][]"),
        (tuple[str, bool], "[string, boolean]"),
    ],
)
def test_types_are_put_into_typescript(hint: Any, said: str) -> None:
    assert board_types.type_of(hint) == said


def test_a_type_that_boards_cannot_have_is_refused() -> None:
    with pytest.raises(TypeError, match="boards cannot have"):
        board_types.type_of(set[int])


@pytest.mark.parametrize("name", OURS)
def test_views_have_the_shape_that_is_written(name: str) -> None:
    """At every decision of random games: no key more, none less, each of its type.

    A player and somebody who watches look in turns, and both at the beginning and at the end. Who can play alone is
    looked at alone, too: a game may have facts for that. Rare things need the ends of some more games.
    """
    game, shape = games.get(name), shapes(name)
    every = {option.name: option.values[-1] for option in game.options if not option.free}
    counts = sorted({game.usual_seats, 1} if game.min_seats == 1 else {game.usual_seats})
    unseen = {one.__name__ for one in every_shape(shape["Facts"])}
    for seats, options in product(counts, ({}, every)):
        viewers = cycle(VIEWERS)
        for number, state in enumerate(played(game, seats, options, 3)):
            whose = (next(viewers),) if number and state.waiting else VIEWERS
            unseen -= look_at(game, shape, state, *whose)
    for seed in range(MORE_GAMES):
        if unseen:
            *_, end = played(game, game.usual_seats, {}, seed)
            unseen -= look_at(game, shape, end, *VIEWERS)
    assert unseen == set(), "no view ever had these"


def played(game: Any, seats: int, options: dict[str, str], seed: int) -> Iterator[Any]:
    """Play a game at random; yield its state before every decision, and at the end."""
    state, rng = game.new(seats, seed, options, hurry=True, quiet=True), Random(seed)
    while state.waiting:
        yield state
        seat = rng.choice(state.waiting)
        state.apply(seat, rng.choice(state.options(seat)))
    yield state


def look_at(game: Any, shape: dict[str, Any], state: Any, *viewers: int | None) -> set[str]:
    """Compare what viewers see with the shape; return the names of the shapes that there were."""
    seen: set[str] = set()
    for viewer in viewers:
        view = state.view(viewer)
        # Unknown keys are left out by the conversion, so that what is equal has no others.
        assert msgspec.convert(view["facts"], shape["Facts"]) == view["facts"]
        shown = game.shown(view)
        assert msgspec.convert(shown, shape["Shown"]) == shown
        seen |= {one.__name__ for one in met(view["facts"], shape["Facts"])}
    return seen


def met(value: Any, hint: Any) -> set[Any]:
    """Return the shapes that a value of this type has anything of."""
    shape = next((one for one in every_type(hint) if is_typeddict(one)), None)
    if shape is None or not value:
        return set()
    if isinstance(value, list):
        return set().union(*[met(one, shape) for one in value])
    hints = get_type_hints(shape)
    return {shape}.union(*[met(inner, hints[key]) for key, inner in value.items()])


def every_shape(shape: Any) -> set[Any]:
    """Return a shape and all that are part of it."""
    inner = [one for hint in get_type_hints(shape).values() for one in every_type(hint) if is_typeddict(one)]
    return {shape}.union(*[every_shape(one) for one in inner])


@pytest.mark.parametrize("name", OURS)
def test_layouts_have_a_place_for_everything_in_the_shape_and_nothing_else(name: str) -> None:
    game = games.get(name)
    compare(Observer(game, game.usual_seats).facts, shapes(name)["Facts"], "facts")


def compare(field: Field, hint: Any, path: str) -> None:
    """Compare the keys of records all the way down."""
    if isinstance(field, (BySeat, Each)):
        field = field.field
    shape = next((one for one in every_type(hint) if is_typeddict(one)), None)
    record = field.record if isinstance(field, Rows) else field
    if shape is None or not isinstance(record, Record):
        return
    hints = get_type_hints(shape)
    assert set(record.places) - {"there"} - record.concluded == set(hints), path
    for key, (_, inner) in record.places.items():
        if key in hints:
            compare(inner, hints[key], f"{path}.{key}")


def every_type(hint: Any) -> list[Any]:
    """Return a type and all that it is made of."""
    return [hint, *[inner for arg in get_args(hint) for inner in every_type(arg)]]
