"""Networks that play: as files, as bots, and how they come about."""

import io
from copy import deepcopy
from pathlib import Path
from random import Random

import numpy as np
import pytest

from examples.clone.imitate import Decisions, agreement, imitate, read
from examples.clone.measure import measure, said
from examples.clone.selfplay import improve
from subrosa import bots, games
from subrosa.bots import UnknownBot
from subrosa.cli import main
from subrosa.env.network import Network
from subrosa.env.tables import Table
from subrosa.env.trained import FILE, Trained, network_of
from subrosa.env.trajectories import read as read_all
from tests.conformance.toy.game import GAME as THORNS

OVERLORD = games.get("overlord")
NAME = "subrosa.env.trained:Trained"


def fresh(seed: int = 1) -> Network:
    network = Network.fresh(Table("overlord", 4), 8, seed)
    network.second += np.random.default_rng(seed).normal(0, 1, network.second.shape).astype(np.float32)
    return network


def test_a_file_keeps_all_of_it() -> None:
    network, file = fresh(), io.BytesIO()
    network.save(file)
    file.seek(0)
    again = Network.load(file)
    assert (again.environment, again.seats) == (network.environment, 4)
    for kept, weights in zip(again.weights, network.weights, strict=True):
        assert np.allclose(kept, weights, atol=0.01)


def test_one_row_is_rated_as_many_are() -> None:
    network = fresh()
    state = OVERLORD.new(4, seed=1, hurry=True)
    row = Table("overlord", 4).observer.observe(state, 0)
    assert np.allclose(network.rate(row, [4, 7]), network.scores(row[None])[0, [4, 7]], atol=1e-4)
    mask = np.zeros((1, 198), np.int8)
    mask[0, [4, 7]] = 1
    chances = network.chances(row[None], mask)[0]
    assert np.isclose(chances.sum(), 1.0) and (chances > 0).nonzero()[0].tolist() == [4, 7]


OURS = [name for name in games.ours() if (Path(games.__file__).parent / name / FILE).exists()]


@pytest.mark.parametrize("name", OURS)
def test_the_networks_of_our_games_are_up_to_date(name: str) -> None:
    game = games.get(name)
    network = network_of(game)
    table = Table(name, network.seats)
    assert network.seats == game.usual_seats
    assert network.first.shape[0] == table.size and network.second.shape[1] == table.actions.size


def test_it_sits_down_by_its_name_and_takes_what_it_rates_best() -> None:
    bot = bots.make(NAME, OVERLORD, 1)
    assert isinstance(bot, Trained)
    state, chance = OVERLORD.new(5, seed=2, hurry=True), Random(2)
    while state.waiting:
        seat = state.waiting[0]
        view, options = state.view(seat), [choice.text for choice in state.options(seat)]
        rated = bot.rate(view, options)
        assert bot.choose(view, options) == options[rated.index(max(rated))]
        state.apply(seat, chance.choice(state.options(seat)))


def test_with_other_players_than_it_knows_its_stand_in_plays() -> None:
    state = OVERLORD.new(4, seed=2, hurry=True)
    seat = state.waiting[0]
    view, options = state.view(seat), [choice.text for choice in state.options(seat)]
    assert Trained(OVERLORD, 7).choose(view, options) == bots.make("scripted", OVERLORD, 7).choose(
        view, options
    )


def test_games_without_a_network_say_so() -> None:
    with pytest.raises(UnknownBot, match="nobody has trained a network for thorns"):
        Trained(THORNS, 1)


def decisions(count: int) -> Decisions:
    """Return decisions of somebody who always takes the action with the highest number."""
    table, chance = Table("overlord", 4), Random(1)
    found = Decisions(table, [], [], np.zeros(count, np.int32))
    state = table.start(1)
    while len(found) < count:
        if not state.waiting:
            state = table.start(len(found))
        seat = state.waiting[0]
        offered = state.options(seat)
        numbers = np.array([table.actions.numbers[seat][choice.index] for choice in offered], np.int32)
        row = table.observer.observe(state, seat)
        found.choice[len(found)] = numbers.max()
        found.seen.append((row.nonzero()[0].astype(np.uint16), row[row != 0]))
        found.options.append(numbers)
        state.apply(seat, chance.choice(offered))
    return found


def test_it_learns_to_choose_as_somebody_did() -> None:
    played = decisions(1500)
    network, same = imitate(played, hidden=16, rounds=3, rate=0.01, seed=1)
    strange = agreement(Network.fresh(played.table, 16, 1), played, list(range(200)))
    assert agreement(network, played, list(range(200))) > 0.9 > strange
    assert same[-1] > 0.8


def test_it_reads_what_trajectories_hold(tmp_path: Path) -> None:
    file = tmp_path / "decisions.parquet"
    assert main(["trajectories", "tests/saves/overlord-finished-4.save", "--out", str(file)]) == 0
    kept = read_all(file)
    found = read(file, sorted(set(kept.player)))
    assert len(found) == len(kept)
    assert np.array_equal(found.rows(range(len(kept))), kept.observation)
    assert np.array_equal(found.masks(range(len(kept))), kept.mask())
    assert np.array_equal(found.choice, kept.choice)


def test_playing_against_itself_changes_it_and_can_be_repeated() -> None:
    network = fresh()
    twin, before = deepcopy(network), deepcopy(network)
    assert list(improve(network, parts=2, games=8, tables=4, rate=0.01, seed=1)) == [8, 16]
    assert list(improve(twin, parts=2, games=8, tables=4, rate=0.01, seed=1)) == [8, 16]
    for weights, same, old in zip(network.weights, twin.weights, before.weights, strict=True):
        assert np.array_equal(weights, same) and not np.array_equal(weights, old)


def test_what_it_wins_is_counted_and_said() -> None:
    won = measure(fresh(), "random", 6, seed=1)
    assert 0 <= won <= 6
    assert said(3.0, 6, 4) == "50.0% (18.8%-81.2%) of 6 games; a fair share is 25.0%"
