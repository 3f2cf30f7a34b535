"""Chance: the fast generator can be worked out from what a table shows, the sealed one cannot, and both are fair."""

import math
from collections import Counter
from random import Random

import pytest

from subrosa import games
from subrosa.core import BadSetup, State
from subrosa.core.sealed import drawn, fresh_secret, key_of, seal
from subrosa.games.estoril.rules.state import Estoril
from tests.security.attack import recovered_deck

ESTORIL = games.get("estoril")
SECRET = "5eal" * 16


def all_open(state: State) -> bool:
    return all(board["reward"] is not None for board in state.view(None)["facts"]["city"])


@pytest.mark.parametrize("seed", [70, 87])
def test_a_spectator_works_out_the_fast_generator(seed: int) -> None:
    """Why live games do not use it: a first view with six open rewards gives away the other 21 cards in order."""
    state = ESTORIL.new(seats=4, seed=seed)
    assert isinstance(state, Estoril)
    assert all_open(state)
    assert recovered_deck(state.view(None)) == state.deck


@pytest.mark.slow
def test_the_same_attack_on_a_sealed_game_finds_nothing() -> None:
    secrets = [f"{number:064x}" for number in range(200)]
    tables = [ESTORIL.new(seats=4, seed=secret, sealed=True) for secret in secrets]
    attacked = next(state for state in tables if all_open(state))
    assert recovered_deck(attacked.view(None)) is None


def test_a_sealed_game_is_the_same_for_ever() -> None:
    """On every platform, in both builds: anybody with the secret can play it again."""
    key = key_of(SECRET)
    assert [drawn(key, number, 100) for number in range(8)] == FIRST_OF_SECRET
    state = games.get("overlord").new(seats=5, seed=SECRET, sealed=True)
    assert state.view(2)["facts"]["hand"] == HAND_OF_SECRET
    assert seal(SECRET) == SEAL_OF_SECRET


def test_the_secret_has_to_be_one() -> None:
    for seed in (7, "7", "a" * 31):
        with pytest.raises(BadSetup, match="at least 32"):
            ESTORIL.new(seed=seed, sealed=True)
    assert len({fresh_secret() for _ in range(100)}) == 100
    assert len(fresh_secret()) == 64


def test_a_sealed_save_is_loaded_and_replayed() -> None:
    for name in games.names():
        game = games.get(name)
        state = game.new(seed=SECRET, sealed=True)
        for _ in range(12):
            seat = state.waiting[0]
            state.choose(seat, state.options(seat)[-1])
        text = game.save(state)
        for again in (game.load(text), game.replay(text)[-1]):
            assert again.view(None) == state.view(None)
            assert (again.rng, again.setup.sealed) == (state.rng, True)
        assert state.rng < 0, "draws are counted"


def test_worlds_are_imagined_with_the_fast_generator() -> None:
    """A bot that thinks must not touch the sealed dice, and should not pay for them."""
    for name in games.names():
        game = games.get(name)
        state = game.new(seed=SECRET, sealed=True)
        world = game.imagine(state.view(0), Random(1))
        assert world.rng > 0
        assert not world.setup.sealed
        assert world.setup.seed == 0


# ---- every number is as likely as every other

SMALLEST_CHANCE = (
    1e-9  # a fair generator fails less often than this; the keys are fixed, so it fails always or never
)


def chi_square_tail(statistic: float, freedom: int) -> float:
    """Return how likely chance alone is to give at least this statistic (Wilson and Hilferty's approximation)."""
    z = ((statistic / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 0.5 * math.erfc(z / math.sqrt(2))


def evenness(counts: Counter[object], kinds: int) -> float:
    expected = counts.total() / kinds
    missing = (kinds - len(counts)) * expected
    return chi_square_tail(sum((n - expected) ** 2 / expected for n in counts.values()) + missing, kinds - 1)


def stated(sealed: bool) -> State:
    """Make a state to draw from."""
    return games.get("overlord").new(seats=5, seed=SECRET, sealed=sealed, quiet=True)


@pytest.mark.parametrize("sealed", [True, False])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 12, 27, 100])
def test_rolls_are_even(sealed: bool, n: int) -> None:
    state = stated(sealed)
    rolls = [state.roll(n) for _ in range(400 * n)]
    assert set(rolls) == set(range(n))
    assert evenness(Counter(rolls), n) > SMALLEST_CHANCE
    if n <= 12:
        pairs = list(zip(rolls[::2], rolls[1::2], strict=False))
        assert evenness(Counter(pairs), n * n) > SMALLEST_CHANCE, "one roll says nothing about the next"


@pytest.mark.parametrize("sealed", [True, False])
def test_shuffles_are_even(sealed: bool) -> None:
    state, orders = stated(sealed), Counter[object]()
    for _ in range(24 * 200):
        cards = [0, 1, 2, 3]
        state.shuffle(cards)
        orders[tuple(cards)] += 1
    assert evenness(orders, 24) > SMALLEST_CHANCE
    first = Counter[object]()
    for _ in range(27 * 100):
        deck = list(range(27))
        state.shuffle(deck)
        first[deck[0]] += 1
    assert evenness(first, 27) > SMALLEST_CHANCE


def test_the_test_of_evenness_can_fail() -> None:
    key = key_of(SECRET)
    crooked = Counter[object](
        max(drawn(key, number, 6), drawn(key, number + 10**6, 2)) for number in range(2_400)
    )
    assert evenness(crooked, 6) < SMALLEST_CHANCE


def test_a_large_n_has_no_favourites() -> None:
    """Below 3 * 2**62 a 64-bit generator would give a third of the numbers twice as often."""
    key, n = key_of(SECRET), 3 << 62
    thirds = Counter[object](drawn(key, number, n) * 3 // n for number in range(3_000))
    assert evenness(thirds, 3) > SMALLEST_CHANCE
    halves = Counter[object](drawn(key, number, n) >> 61 for number in range(3_000))
    assert evenness(halves, 6) > SMALLEST_CHANCE


FIRST_OF_SECRET = [77, 99, 44, 52, 70, 39, 17, 72]
HAND_OF_SECRET = ["martyrdom", "retaliation"]
SEAL_OF_SECRET = "df136349d68f48468cbdd317ffe20b0f1c5e18a21ca99a1f09478151578be684"
