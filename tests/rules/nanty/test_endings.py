"""Victory, endings and scoring (RULES.md 4.1, 11, 12)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.nanty.table import DATA, do, facts, money, player, table

NAMES = [row["id"] for row in DATA["district"]]
COUNTS = (2, 3, 4)


def needed(identity: str, seats: int) -> int:
    row = next(row for row in DATA["identity"] if row["id"] == identity)
    return int(row["thresholds"][f"p{seats}"])


def turn(identity: str, seats: int, board: dict[str, Any], money: int = 10, **position: Any) -> State:
    """Begin the turn of a player with this identity."""
    more = {key: position.pop(key) for key in ("loans",) if key in position}
    others = [player("navvies", money=0), player("estella", money=0), player("mudlarks", money=0)][
        : seats - 1
    ]
    return table(
        player("toby", "amy_dorrit", identity=identity, money=money, **more),
        *others,
        board=board,
        now="turn",
        **position,
    )


def won(state: State) -> bool:
    return state.result is not None and state.result.ending == "victory" and state.result.winners == (0,)


def spread(count: int, seats: int, **more: Any) -> dict[str, Any]:
    """Put one Agent of the first player in so many districts."""
    return {name: {"agents": [1] + [0] * (seats - 1), **more} for name in NAMES[:count]}


@pytest.mark.parametrize("seats", COUNTS)
class TestStandard:
    def test_moriarty(self, seats: int) -> None:
        n = needed("professor_moriarty", seats)
        assert won(turn("professor_moriarty", seats, spread(n, seats)))
        assert not won(turn("professor_moriarty", seats, spread(n - 1, seats)))
        guarded = spread(n, seats) | {NAMES[0]: {"agents": [1], "grenadiers": 1}}
        assert not won(turn("professor_moriarty", seats, guarded))

    def test_fagin(self, seats: int) -> None:
        assert won(turn("fagin", seats, {name: {"agents": [0, 1], "trouble": True} for name in NAMES[:8]}))
        assert not won(
            turn("fagin", seats, {name: {"agents": [0, 1], "trouble": True} for name in NAMES[:7]})
        )

    def test_sidonia(self, seats: int) -> None:
        n = needed("monsieur_de_sidonia", seats)
        houses = {"westminster": {"house": 0}, "city": {"house": 0}}
        assert won(turn("monsieur_de_sidonia", seats, houses, money=n - 24))
        assert not won(turn("monsieur_de_sidonia", seats, houses, money=n - 25))
        houses["westminster"] = {"house": 0, "grenadiers": 1}
        assert not won(turn("monsieur_de_sidonia", seats, houses, money=n - 24))
        assert not won(turn("monsieur_de_sidonia", seats, {}, money=n + 11, loans=["mr_merryweather"]))
        assert won(turn("monsieur_de_sidonia", seats, {}, money=n + 12, loans=["mr_merryweather"]))

    @pytest.mark.parametrize("lord", ["lord_bellinger", "lord_holdhurst", "lord_balmoral"])
    def test_lords(self, seats: int, lord: str) -> None:
        n = needed(lord, seats)
        assert won(turn(lord, seats, spread(n, seats)))
        assert not won(turn(lord, seats, spread(n - 1, seats)))
        for spoiler in ({"agents": [1, 1]}, {"agents": [1], "citizens": 1}, {"agents": [1], "grenadiers": 1}):
            assert not won(turn(lord, seats, spread(n, seats) | {NAMES[0]: spoiler}))
        for helper in (
            {"agents": [2, 1]},
            {"agents": [1, 1], "house": 0},
            {"house": 0},
            {"agents": [2], "citizens": 1},
        ):
            assert won(turn(lord, seats, spread(n, seats) | {NAMES[0]: helper}))

    def test_never_in_the_first_round(self, seats: int) -> None:
        n = needed("professor_moriarty", seats)
        assert not won(turn("professor_moriarty", seats, spread(n, seats), turn=0))


@pytest.mark.parametrize("seats", COUNTS)
class TestAlternative:
    OPTIONS = {"identities": "alternative"}  # noqa: RUF012

    def check(
        self, identity: str, seats: int, enough: dict[str, Any], short: dict[str, Any], **more: Any
    ) -> None:
        assert won(turn(identity, seats, enough, options=self.OPTIONS, **more))
        assert not won(turn(identity, seats, short, options=self.OPTIONS, **more))

    def test_scrooge(self, seats: int) -> None:
        n = needed("ebenezer_scrooge", seats)
        assert won(turn("ebenezer_scrooge", seats, {}, money=n, options=self.OPTIONS))
        assert not won(
            turn("ebenezer_scrooge", seats, {"city": {"house": 0}}, money=n - 1, options=self.OPTIONS)
        )

    def test_havisham(self, seats: int) -> None:
        n = needed("miss_havisham", seats)
        houses = {name: {"house": 0} for name in ("westminster", "holborn", "lambeth")[: n // 18]}
        if n % 18:
            houses["city"] = {"house": 0}
        assert sum(18 if name != "city" else 6 for name in houses) >= n
        self.check("miss_havisham", seats, houses, dict(list(houses.items())[1:]))

    def test_sikes(self, seats: int) -> None:
        n = needed("bill_sikes", seats)
        self.check(
            "bill_sikes",
            seats,
            spread(n, seats, trouble=True),
            spread(n, seats) | spread(n - 1, seats, trouble=True),
        )

    def test_booth(self, seats: int) -> None:
        n = needed("william_booth", seats)
        self.check(
            "william_booth", seats, {"city": {"agents": [n]}}, {"city": {"agents": [n], "grenadiers": 1}}
        )

    def test_disraeli(self, seats: int) -> None:
        n = needed("benjamin_disraeli", seats)
        near = next(row for row in DATA["district"] if row["id"] == "westminster")["adjacent"]
        enough = {name: {"agents": [1]} for name in ["westminster", *near[:n]]}
        self.check("benjamin_disraeli", seats, enough, {name: {"agents": [1]} for name in near})

    def test_hexam(self, seats: int) -> None:
        n = needed("gaffer_hexam", seats)
        river = [row["id"] for row in DATA["district"] if row["river"]]
        enough = {name: {"agents": [1]} for name in river[:n]}
        short = {name: {"agents": [1]} for name in [*river[1:n], "west_end", "highbury"]}
        self.check("gaffer_hexam", seats, enough, short)

    def test_gray(self, seats: int) -> None:
        n = needed("dorian_gray", seats)
        enough = spread(n, seats, trouble=True) | {
            name: {"agents": [0, 1], "trouble": True} for name in NAMES[n:6]
        }
        short = enough | {NAMES[0]: {"agents": [1]}}
        self.check("dorian_gray", seats, enough, short)

    def test_bucket(self, seats: int) -> None:
        n = needed("inspector_bucket", seats)
        for markers, ending in ((n, "deck-out"), (n + 1, "deck-out-points")):
            board = {name: {"agents": [0, 1], "trouble": True} for name in NAMES[:markers]}
            s = run_out("inspector_bucket", seats, board, options=self.OPTIONS)
            assert s.result is not None
            assert s.result.ending == ending


def run_out(identity: str, seats: int, board: dict[str, Any], **position: Any) -> State:
    """Empty the deck, so that the first player cannot refill their hand."""
    others = [player("navvies"), player("estella"), player("mudlarks")][: seats - 1]
    s = table(
        player("pickwick_club", "toby", identity=identity), *others, board=board, deck_size=0, **position
    )
    return do(s, "0 play pickwick_club", "0 end")


class TestDeckOut:
    def test_holmes_wins(self) -> None:
        s = run_out("sherlock_holmes", 3, {})
        assert s.result is not None
        assert (s.result.ending, s.result.winners) == ("deck-out", (0,))
        assert facts(s)["players"][0]["identity"] == "sherlock_holmes"

    def test_drawing_exactly_the_last_card_does_not_end_the_game(self) -> None:
        s = table(player("pickwick_club", "toby", "amy_dorrit"), player("navvies", "estella"), deck_size=3)
        do(s, "0 play pickwick_club", "0 end")
        assert s.result is None
        assert facts(s)["deck"] == 0

    def test_five_cards_at_an_empty_deck_go_on(self) -> None:
        cards = ("toby", "amy_dorrit", "mudlarks", "sam_weller", "scotland_yard")
        s = table(player("pickwick_club", *cards), player("navvies", "estella"), deck_size=0)
        do(s, "0 play pickwick_club", "0 end")
        assert s.result is None

    def test_otherwise_points(self) -> None:
        board = {
            "city": {"agents": [2, 1], "house": 0},
            "strand": {"agents": [3, 0], "house": 0, "grenadiers": 1},
            "lambeth": {"house": 1},
        }
        s = table(
            player("pickwick_club", "toby", identity="fagin", money=13, loans=["mr_merryweather"]),
            player("navvies", identity="lord_bellinger", money=11, loans=["city_and_suburban_bank"]),
            board=board,
            deck_size=0,
        )
        do(s, "0 play pickwick_club", "0 end")
        assert s.result is not None
        # 2 Agents, the City, £13 minus £12; and 1 Agent, Lambeth, £11, minus 15 for the loan.
        assert s.result.scores == (10 + 6 + 1, 5 + 18 + 11 - 15)
        assert s.result.winners == (1,)
        assert s.setup.game.standing(s) == s.result.scores


class TestTies:
    def tie(self, board: dict[str, Any], money: tuple[int, int], **position: Any) -> tuple[int, ...]:
        first = player("pickwick_club", "toby", identity="fagin", money=money[0])
        second = player("navvies", identity="lord_bellinger", money=money[1])
        s = table(first, second, board=board, deck_size=0, **position)
        do(s, "0 play pickwick_club", "0 end")
        assert s.result is not None
        assert s.result.scores[0] == s.result.scores[1]
        return s.result.winners

    def test_the_most_expensive_district_card_decides(self) -> None:
        assert self.tie({"city": {"house": 0}, "strand": {"house": 1}}, (16, 10)) == (1,)

    def test_only_cards_held_count(self) -> None:
        board = {"city": {"house": 0}, "strand": {"house": 1, "card": False}}
        assert self.tie(board, (16, 10)) == (0,)

    def test_still_tied_is_shared(self) -> None:
        assert self.tie({"city": {"house": 0}, "chelsea": {"house": 1}}, (10, 10)) == (0, 1)


def test_starting_position() -> None:
    from tests.rules.nanty.table import GAME

    for seats, deck in ((2, 89), (3, 86), (4, 81)):
        s = GAME.new(seats, 1)
        assert facts(s)["deck"] == deck
        assert money(s) == [10] * seats
        here = {row["district"]: row for row in facts(s)["board"] if any(row["agents"])}
        assert set(here) == {"east_end", "city", "chelsea"}
        assert all(row["agents"] == [1] * seats and row["trouble"] for row in here.values())
