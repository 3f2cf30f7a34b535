"""The scripted bot: it plays by views alone, everywhere, and far better than chance."""

from typing import Any

import pytest

from subrosa import bots
from subrosa.bots.match import play
from subrosa.core import State
from tests.rules.estoril.table import GAME, player, resolving, table


def choice(state: State) -> str:
    """Return what the bot does for the seat that is asked."""
    view = state.view(state.waiting[0])
    return bots.make("scripted", GAME, 1).choose(view, view["choices"])


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_players(seats: int) -> None:
    wins = 0
    for number in range(6):
        me = number % seats
        names = ["scripted" if seat == me else "random" for seat in range(seats)]
        players = [bots.make(name, GAME, f"{number} {seat}") for seat, name in enumerate(names)]
        options: dict[str, Any] = {} if number % 2 else {"second_place": "yes", "recruitment_office": "yes"}
        wins += me in play(GAME, players, seats, number, options).winners
    assert wins >= 5


def test_it_repeats_itself_exactly() -> None:
    ends = []
    for _ in range(2):
        players = [bots.make("scripted", GAME, seat) for seat in range(3)]
        record = play(GAME, players, 3, 4)
        ends.append((record.winners, record.decisions))
    assert ends[0] == ends[1]


def test_it_assassinates_whoever_is_in_its_way() -> None:
    state = resolving(player({"3i": "smith"}), player({"3iii": "luciano"}), until="tamariz")
    assert choice(state) == "assassinate 3iii"


def test_it_exchanges_a_bad_reward_that_it_will_win() -> None:
    for top, reward, expected in (("garbo", "luciano", "swap"), ("luciano", "garbo", "keep")):
        state = resolving(
            player({"3i": "s_conspirator"}),
            player(),
            rewards={"tamariz": reward},
            deck=[top],
            until="tamariz",
            round=4,
        )
        state.choose(0, "conspire")
        assert choice(state) == expected


def test_it_keeps_what_the_missions_want() -> None:
    hand = ["s_veteran", "s_diplomat", "zsa_zsa_g", "s_seducer", "zarah_l", "fleming", "luciano"]
    state = table(
        player(hand=hand),
        player(),
        now="discarding",
        round=4,
        missions=["m_seducer", "m_women", "m_flags", "m_usa"],
    )
    assert choice(state) in ("discard s_veteran", "discard s_diplomat")


def test_it_uses_what_it_has_looked_at() -> None:
    """It knows whether the rival in the Hotel Palácio is weak or strong, and so what the place is worth to it."""
    seen = set()
    for card in ("s_nationalist", "luciano"):
        players = [player({"7i": "s_conspirator"}, seen=["2i"]), player({"2i": card}, discards=["s_veteran"])]
        position = {"rewards": {"palacio": "garbo", "tamariz": "luciano" if card != "luciano" else "salazar"}}
        state = table(*players, **position)
        seen.add(choice(state))
    assert len(seen) == 2
