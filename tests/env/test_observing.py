"""Observations: made from views alone, complete, bounded, and the same from every seat's own point of view."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from examples.lighthouse.rules.game import GAME as LIGHTHOUSE
from subrosa import games
from subrosa.core import Game, State
from subrosa.env.compact import Compact
from subrosa.env.hashed import Hashed
from subrosa.env.layout import Each, Names, Number, Record, Seat
from subrosa.env.observing import Observer
from subrosa.env.tables import observer_of
from subrosa.games.nanty.rules.words import IDENTITIES
from tests.conformance.toy.game import GAME as THORNS
from tests.settings import all_tables, label

LOOKS = 16  # how many positions of a game are looked at


def positions(game: Game, seats: int, options: dict[str, str], hurry: bool) -> list[State]:
    """Return positions of a random game, its end among them."""
    chance = Random(seats)
    state = game.new(seats, seats, options, hurry=hurry, quiet=True)
    found = [state.copy()]
    while state.waiting:
        seat = state.waiting[0]
        state.apply(seat, chance.choice(state.options(seat)))
        found.append(state.copy())
    return [found[-1], *found[:: len(found) // LOOKS + 1]]


@pytest.mark.parametrize(("name", "seats", "options"), all_tables(), ids=label)
def test_a_view_says_it_all(name: str, seats: int, options: dict[str, str]) -> None:
    """Equal views give equal observations, whatever else differs between two worlds.

    What is written straight from the state is what the layout makes of the view, so it cannot hold anything hidden.
    What compact observations leave out can be put back.
    """
    game = games.get(name)
    observer, chance = observer_of(game, seats), Random(1)
    compact = Compact(observer, game.new(seats, 0, options))
    assert observer.straight is not None
    worlds_differ = False
    for state in positions(game, seats, options, hurry=seats % 2 == 0):
        for seat in range(seats):
            view = state.view(seat)
            seen = observer.observe(state, seat)
            assert seen.shape == (observer.size,) and np.abs(seen).max() <= 1.0
            assert np.array_equal(seen, observer.encode(json.loads(json.dumps(view))))
            assert np.array_equal(seen, compact.restored(compact.shortened(seen)))
            world = game.imagine(view, chance)
            assert np.array_equal(seen, observer.observe(world, seat))
            worlds_differ |= any(world.facts(other) != state.facts(other) for other in range(seats))
    assert worlds_differ or seats == 1  # alone, nobody sees what differs


def test_the_toy_without_a_layout_is_hashed() -> None:
    observer = Observer(THORNS, 3)
    assert isinstance(observer.facts, Hashed) and observer.straight is None
    different = set()
    for state in positions(THORNS, 3, {}, hurry=False):
        for seat in range(3):
            seen = observer.observe(state, seat)
            assert np.array_equal(seen, observer.encode(state.view(seat)))
            assert np.array_equal(seen, observer.observe(THORNS.imagine(state.view(seat), Random(1)), seat))
            different.add(seen.tobytes())
    assert len(different) > LOOKS


def test_facts_without_a_layout_are_written_as_they_are_and_players_as_the_game_says_them() -> None:
    """A table of facts that happens to have a seat in it is a table like any other."""
    field = Hashed(LIGHTHOUSE, 3)

    def written(facts: dict[str, Any], me: int) -> bytes:
        row = [0.0] * field.size
        field.write(row, 0, facts, me)
        return np.array(row).tobytes()

    facts = LIGHTHOUSE.new(3, 1).facts(None)
    assert written(facts, 0) == written(facts, 1)  # nobody has a seat of their own, and all have the same
    fewer = facts | {"corks": [1, 0, 1]}
    assert len({written(fewer, me) for me in range(3)}) == 3
    lamp = facts | {"pourers": [2], "lamp": [0]}
    assert len({written(lamp, me) for me in range(3)}) == 3  # the table says who poured it
    stray = [written(facts | {"stray": [{"seat": 2}]}, me) for me in range(3)]
    assert len(set(stray)) == 1


def position(first: int) -> dict[str, Any]:
    """Return the same table with everybody `first` seats further on."""
    people: list[dict[str, Any]] = [
        {"character": "overlord", "gold": 9, "hand": ["martyrdom", "capitalize"]},
        {"character": "general", "hand": ["revenge"]},
        {"character": "peasant", "gold": 3},
        {"character": "squire", "hand": ["blackmail", "mutiny"]},
    ]
    turned = [people[(seat - first) % 4] for seat in range(4)]
    return {"players": turned, "holder": first, "giver": (1 + first) % 4, "now": "attempt"}


def test_seats_are_counted_from_the_one_who_looks() -> None:
    game = games.get("overlord")
    observer = observer_of(game, 4)
    seen = [observer.observe(game.position(position(first)), (3 + first) % 4) for first in range(4)]
    for first in range(1, 4):
        assert np.array_equal(seen[0][4:], seen[first][4:])  # after the part that says where one sits
        assert not np.array_equal(seen[0][:4], seen[first][:4])
    other = observer.observe(game.position(position(0)), 2)
    assert not np.array_equal(seen[0][4:], other[4:])


def test_what_is_gathered_is_seen_by_its_owner_alone() -> None:
    """Whoever pays for an action has to know which one it is, and nobody else may notice anything."""
    game = games.get("emerald")
    observer = observer_of(game, 3)
    player = {"hand": ["s001", "s002", "hired_assassin", "hired_assassin"], "agents": {"paris": 2}}
    seen: dict[int, set[bytes]] = {0: set(), 1: set()}
    payments = [
        (),
        ("place paris",),
        ("place rome",),
        ("place rome", "pay s001"),
        ("place rome", "pay s001", "pay s002"),
        ("discard", "drop hired_assassin"),
        ("discard", "drop hired_assassin", "drop hired_assassin"),
    ]
    for payment in payments:
        state = game.position({"players": [player, {}, {}], "seed": 3})
        for choice in payment:
            state.choose(0, choice)
        for seat, found in seen.items():
            found.add(observer.observe(state, seat).tobytes())
            assert np.array_equal(observer.observe(state, seat), observer.encode(state.view(seat)))
    assert len(seen[0]) == len(payments)
    assert len(seen[1]) == 1


def test_who_may_have_an_identity_that_once_lay_aside_is_seen() -> None:
    """Nobody has what lies aside, but whoever exchanges their identity afterwards may get it (A20, 20.161)."""
    game = games.get("nanty")
    observer = observer_of(game, 2)
    assert isinstance(observer.facts, Record)
    place, field = observer.facts.places["aside"]
    start = observer.facts_at + place

    def aside(state: State, seat: int) -> dict[str, list[float]]:
        """Return each identity that was seen aside, with the seats that may have it, oneself first."""
        seen = observer.observe(state, seat)
        assert np.array_equal(seen, observer.encode(state.view(seat)))
        found = seen[start : start + field.size].reshape(-1, 3)
        return {name: list(one[1:]) for name, one in zip(IDENTITIES, found, strict=True) if one[0]}

    players = [
        {"identity": "fagin", "hand": ["mrs_hudson", "pickwick_club"]},
        {"identity": "lord_balmoral", "hand": ["dr_jekyll_and_mr_hyde", "athelney_jones"]},
    ]
    state = game.position({"players": players, "seed": 3})
    assert aside(state, 0) == aside(state, 1) == {}
    state.choose(0, "play mrs_hudson")
    state.choose(0, "text")
    ((exchanges, names),) = state.view(0)["facts"]["own"]["peeks"]
    assert exchanges == 0 and len(names) == 4
    assert aside(state, 0) == {name: [0.0, 0.0] for name in names}
    assert aside(state, 1) == {}
    while state.waiting[0] == 0:
        offered = [choice.text for choice in state.options(0)]
        state.choose(0, "end" if "end" in offered else offered[-1])
    state.choose(1, "play dr_jekyll_and_mr_hyde")
    state.choose(1, "text")
    assert aside(state, 0) == {name: [0.0, 1.0] for name in names}
    assert aside(state, 1) == {"lord_balmoral": [0.0, 0.0]}


def test_alone_both_cultists_have_places_of_their_own() -> None:
    """Cubes, Cities and Gates of a Cultist are neither the player's nor the other's, and all that it does is seen."""
    game = games.get("providence")
    observer = observer_of(game, 1)
    elders: list[dict[str, Any]] = [
        {},
        {"vp": 20},
        {"madness": 3},
        {"mythos": ["mythos_shoggoth"]},
        {"kept": ["tnt"]},
        {"crypt": ["wyatt_earp"]},
        {"claimed": [0, 2, 0]},
        {"claimed": [0, 0, 2]},
        {"discards": ["behaviour_1"]},
        {"discards": ["behaviour_2"]},
        {"sane_gone": 1},
    ]
    elders += [{"elder": name} for name in ("hastur", "dagon")]
    for cultist in ({"city": "boston"}, {"revealed": True}, {"cities": ["boston"]}, {"opened": ["boston"]}):
        elders += [{"cultists": [cultist, {}]}, {"cultists": [{}, cultist]}]
    for place in ("boston", "boston_card", "mythos_hastur", "limbo"):
        cubes = {"cubes": {place: 2}}
        elders += [{"cultists": [cubes, {}]}, {"cultists": [{}, cubes]}]
    seen = set()
    for elder in elders:
        state = game.position(
            {
                "players": [{"agents": {"monday": "atlanta"}}],
                "elder": {"elder": "cthulhu", **elder},
                "cities": {"boston": {"card": "fbi"}},
                "row": ["mythos_hastur"],
                "seed": 1,
            }
        )
        seen.add(observer.observe(state, 0).tobytes())
    assert len(seen) == len(elders)


def test_views_of_something_else_are_refused() -> None:
    observer = observer_of(games.get("overlord"), 5)
    for view in (
        games.get("overlord").new(4).view(0),
        games.get("overlord").new(5).view(None),
        games.get("nanty").new(4).view(0),
    ):
        with pytest.raises(ValueError, match="this is no view of a seat of overlord with 5 players"):
            observer.encode(view)


def test_fields() -> None:
    layout = Record(
        gold=Number(10),
        who=Seat(3),
        hand=Names(["ace", "king"], 2),
        rolled=Each(2, Number(6)),
        debt=Number(4),
    )
    row = [0.0] * layout.size
    value = {"gold": 25, "who": 0, "hand": ["king", "king", "king", "ace"], "rolled": [3, 6, 1], "debt": -1}
    layout.write(row, 0, value, me=1)
    assert row == [1.0, 0.0, 0.0, 1.0, 0.5, 1.0, 0.5, 1.0, -0.25]
    with pytest.raises(KeyError, match="luck"):
        layout.write(row, 0, {"luck": 1}, me=0)
