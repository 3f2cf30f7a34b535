"""What the next step says: as its class declares it, whatever its fields are called."""

from array import array
from collections.abc import Iterator
from typing import Any

import pytest

from subrosa import games
from subrosa.core import Game, Holds, Kind, Step, thing
from subrosa.core.holding import BITS, CASE, COUNT, ONE, SEVERAL, TRUTH, Holding, holdings
from subrosa.env.observing import Observer
from subrosa.env.stepfields import StepFields
from subrosa.games.emerald.rules.effects.zombies import ZombieAttack, protected
from subrosa.games.emerald.rules.reveals import Reveal
from subrosa.games.nanty.rules.disasters import NextMurder, Returns
from subrosa.games.nanty.rules.effects.money import Gift
from subrosa.games.nanty.rules.reactions import Moving
from subrosa.games.nanty.rules.words import FIRST_TYPED, SAILOR
from subrosa.games.providence.rules.effects.cubes import TakeAway
from subrosa.games.providence.rules.game import GAME as PROVIDENCE
from subrosa.games.providence.rules.words import CARDS
from tests.conformance.toy.game import GAME as THORNS
from tests.conformance.toy.game import Block


def written(game: str, seats: int, step: Step[Any], me: int = 0) -> bytes:
    """Return what is written of a step, for one seat."""
    layout = StepFields(games.get(game), seats)
    row = array("f", bytes(4 * layout.size))
    layout.write(row, 0, step, me)
    return row.tobytes()


def test_districts_are_no_seats() -> None:
    """An Agent that is moved to the West End, to Highbury or to Southwark: three different things, at any table."""
    moves = [Moving((1,), 0, 1, 12, 0, 1, to, -1) for to in (3, 6, 9)]
    assert len({written("nanty", 3, move) for move in moves}) == 3
    assert written("nanty", 3, moves[0], me=1) != written("nanty", 3, moves[0], me=2)  # by `player` alone
    game = games.get("nanty")
    assert Observer(game, 3).heading.details.size == StepFields(game, 3).size


def test_one_name_may_mean_two_things() -> None:
    """`to` is a district when an Agent is moved, and a seat when money is given."""
    places = StepFields(games.get("nanty"), 3).fields
    where = {
        cls.__name__: {name: (at, field.size) for name, at, field in places[cls]} for cls in (Moving, Gift)
    }
    assert where["Moving"]["to"][1] == 12 and where["Gift"]["to"][1] == 3
    assert where["Moving"]["to"][0] != where["Gift"]["to"][0]
    assert where["Moving"]["player"] == where["Gift"]["player"]


@pytest.mark.parametrize("turn", range(3))
def test_seats_and_what_belongs_to_them_are_counted_from_the_one_who_looks(turn: int) -> None:
    def on(seat: int) -> int:
        return (seat + turn) % 3

    def sailor_of(seat: int) -> int:
        return FIRST_TYPED + seat * 12 + SAILOR

    assert written("nanty", 3, Returns(on(1), sailor_of(on(1)), 5), on(0)) == written(
        "nanty", 3, Returns(1, sailor_of(1), 5), 0
    )
    assert written("nanty", 3, NextMurder((on(1), on(2))), on(0)) == written(
        "nanty", 3, NextMurder((1, 2)), 0
    )
    assert written("emerald", 3, Reveal((on(2),), (on(1),)), on(0)) == written(
        "emerald", 3, Reveal((2,), (1,)), 0
    )
    assert written("emerald", 3, ZombieAttack(on(0), 3, (protected(4, on(2)),)), on(0)) == written(
        "emerald", 3, ZombieAttack(0, 3, (protected(4, 2),)), 0
    )


def test_cubes_of_a_cultist_are_no_players() -> None:
    """Cubes that are taken away are those of a player, or alone those of one of two Cultists, who have no seats."""
    cubes = [TakeAway(0, 3, 0, 9, 1, 5, *whose) for whose in ((-1, -1), (0, -1), (-1, 0), (-1, 1))]
    assert len({written("providence", 1, step) for step in cubes}) == 4


def test_the_card_and_the_line_say_which_text_asks() -> None:
    """Numbers of programs are too large to be told apart, but no card asks the same twice on the same line."""
    edition = PROVIDENCE.edition
    asked: dict[tuple[int, int, int], set[int]] = {}

    def note(card: int, program: int) -> None:
        for line, op in enumerate(edition.programs[program]):
            asked.setdefault((card, op.code, line), set()).add(program)
            for part in op.subs:
                if part >= 0:
                    note(card, part)

    for texts in (edition.when_claimed, edition.program, edition.free_program):
        for card, program in enumerate(texts):
            if program >= 0:
                note(card, program)
    twice = {CARDS[card] for (card, _, _), programs in asked.items() if len(programs) > 1}
    assert twice == {"possessed", "mythos_necronomicon"}  # of which one part each asks nothing


def values(holding: Holding, game: Game, seats: int) -> Iterator[Any]:
    """Return values that a field may have."""
    sizes = {kind.name: len(kind.names) for kind in game.kinds} | {"seat": seats}
    size = 1
    for kind in holding.kinds:
        size *= sizes[kind]
    if holding.form == ONE:
        return iter(range(-1, size))
    if holding.form == SEVERAL:
        return iter(
            [(), *[(one,) * times for one in range(size) for times in range(1, holding.most + 1)], (0, 1)]
        )
    if holding.form == BITS:
        return iter([0, *[1 << bit for bit in range(size)], (1 << size) - 1])
    if holding.form == CASE:
        return iter(range(holding.most))
    return iter([False, True] if holding.form == TRUTH else range(16))


NOTHING: dict[str, Any] = {ONE: -1, SEVERAL: (), BITS: 0, CASE: 0, COUNT: 0, TRUTH: False}


@pytest.mark.parametrize("name", games.names())
def test_nothing_that_a_step_says_is_lost(name: str) -> None:
    """Two steps that differ in anything look different, from every seat."""
    game = games.get(name)
    seats = game.usual_seats
    layout = StepFields(game, seats)
    for cls in game.steps:
        said = [field for field, _, _ in layout.fields[cls]]
        held = {field: holding for field, holding in holdings(cls).items() if field in said}
        empty = {field: NOTHING[holding.form] for field, holding in held.items()}
        for field, holding in held.items():
            tried = list(values(holding, game, seats))
            steps = [game.decode_step([cls.__name__, {**empty, field: value}]) for value in tried]
            for me in range(seats):
                seen = set()
                for step in steps:
                    row = array("f", bytes(4 * layout.size))
                    layout.write(row, 0, step, me)
                    assert max(row) <= 1.0
                    seen.add(row.tobytes())
                assert len(seen) == len(tried), (cls, field)


def test_a_step_that_does_not_say_what_it_holds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Block, "holds", {})
    with pytest.raises(TypeError, match=r"nobody says what Block.player holds: declare it in Block.holds"):
        Observer(THORNS, 3)


def test_a_kind_that_the_game_does_not_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    flower: Holds = {"player": thing(Kind("flower", ["rose"]))}
    monkeypatch.setattr(Block, "holds", flower)
    with pytest.raises(TypeError, match="a step of thorns holds a flower, but its kinds are seat, card"):
        Observer(THORNS, 3)
