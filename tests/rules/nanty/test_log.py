"""The log tells of every Trouble marker that comes or goes (RULES.md 6), and of Random Events that change nothing."""

from random import Random

import pytest

from subrosa.core import State
from subrosa.texts import LANGUAGES, Texts
from tests.rules.nanty.table import GAME, do, player, slow_table, table, troubles
from tests.rules.nanty.test_events import event
from tests.rules.nanty.test_figure_cards import ON

NOWHERE_ELSE = {"strand": {"agents": [1, 0]}}


def told(s: State) -> list[str]:
    """Return the log as its templates with their district."""
    return [f"{entry['event']} {entry['args'].get('district', '')}".rstrip() for entry in s.log(None)]


def streets(s: State) -> list[str]:
    """Return what the log says about figures and Trouble."""
    return [line for line in told(s) if line.partition(" ")[0] in ("place", "move", "arrive", "stir", "calm")]


def read(s: State, language: str) -> list[str]:
    """Return the log as people read it."""
    texts = Texts(language, GAME, ["Ada", "Bo", "Cy"])
    return [texts.event(entry) for entry in s.log(None)]


class TestTrouble:
    """6: it breaks out where a figure comes to others, and ends where one leaves."""

    def test_an_agent_placed_beside_another(self) -> None:
        s = table(player("estella", "navvies"), player(), board={"city": {"agents": [1, 0]}})
        do(s, "0 play navvies", "0 place city")
        assert streets(s) == ["place city", "stir city"]

    def test_an_agent_placed_where_there_is_trouble_or_nobody(self) -> None:
        board = {"city": {"agents": [1, 1], "trouble": True}}
        s = table(player("estella", "navvies"), player(), board=board)
        do(s, "0 play navvies", "0 place city", "0 place strand")
        assert streets(s) == ["place city", "place strand"]

    def test_an_agent_that_moves_ends_trouble_and_brings_it(self) -> None:
        board = {"city": {"agents": [1, 1], "trouble": True}, "lambeth": {"agents": [0, 1]}}
        s = slow_table(player("estella", "navvies"), player(), board=board)
        do(s, "0 play estella", "0 text", "0 place lambeth")
        assert streets(s) == ["calm city", "move city", "stir lambeth"]

    def test_another_player_s_agent_likewise(self) -> None:
        board = {"city": {"agents": [1, 1], "trouble": True}, "holborn": {"agents": [1, 0]}}
        s = table(player("henry_baker", "navvies"), player(), board=board)
        do(s, "0 play henry_baker", "0 text", "0 place holborn")
        assert streets(s) == ["move city", "calm city", "stir holborn"]

    def test_grenadiers_bring_it(self) -> None:
        board = {"city": {"trouble": True, "agents": [1, 1]}}
        s = event("martial_law", [6, 12, 12, 12], player(), player(), board=board)
        assert streets(s) == [
            "arrive city",
            "arrive battersea",
            "stir battersea",
            "arrive battersea",
            "arrive battersea",
        ]

    @pytest.mark.parametrize("seats", [2, 3, 4])
    @pytest.mark.parametrize("options", [{}, ON], ids=["standard", "figure cards"])
    def test_by_the_log_alone_one_knows_where_the_markers_are(
        self, seats: int, options: dict[str, str]
    ) -> None:
        """Whatever happens in games at random, no marker comes or goes without a line, and no line lies."""
        causes = set()
        for seed in range(6):
            rng = Random(f"trouble {seats} {seed}")
            s = GAME.new(seats, seed, options)
            markers, read_so_far = set(troubles(s)), len(s.log(None))
            while s.waiting:
                seat = rng.choice(s.waiting)
                s.choose(seat, rng.choice(s.options(seat)))
                log = s.log(None)
                for entry in log[read_so_far:]:
                    district = entry["args"].get("district")
                    if entry["event"] == "stir":
                        assert district not in markers
                        markers.add(district)
                    elif entry["event"] == "calm" or entry["args"].get("calmed"):
                        markers.remove(district)
                    else:
                        continue
                    causes.add(entry["event"])
                read_so_far = len(log)
                assert markers == set(troubles(s))
        assert causes == {"stir", "calm", "removed"}


class TestIdleEvents:
    """9: whoever reads "Random Event: Riots!" wants to know what became of it."""

    @pytest.mark.parametrize(
        ("name", "rolls", "lines"),
        [
            ("zeppelin_crash", [6], ["spared city"]),
            ("flood", [6, 7], ["spared city", "spared highbury"]),
            ("fire", [6], ["spared city"]),
            ("explosion", [6], ["spared city"]),
            ("earthquake", [6, 7], ["spared city", "spared highbury"]),
            ("mysterious_murders", [6, 7], ["spared city", "spared highbury"]),
            ("cursed_artists", [6], ["spared city"]),
            ("subsidence", [], ["no-rent"]),
            ("riots", [], ["no-riots"]),
        ],
    )
    def test_they_say_that_nothing_happens(self, name: str, rolls: list[int], lines: list[str]) -> None:
        s = event(name, rolls, player(), player(), board=NOWHERE_ELSE)
        after = told(s)[told(s).index("event") + 1 :]
        assert [line for line in after if not line.startswith("roll-district")] == lines

    @pytest.mark.parametrize(
        ("name", "rolls"),
        [
            ("zeppelin_crash", [6]),
            ("flood", [6, 6]),
            ("explosion", [6]),
            ("mysterious_murders", [6, 6]),
            ("cursed_artists", [6]),
            ("subsidence", []),
        ],
    )
    def test_they_do_not_say_so_when_something_does(self, name: str, rolls: list[int]) -> None:
        board = {"city": {"agents": [0, 2], "house": 1}}
        s = event(name, rolls, player(), player(), board=board)
        assert not [line for line in told(s) if line.startswith(("spared", "no-"))]

    def test_a_curse_upon_an_owner_who_has_only_the_building_left(self) -> None:
        board = {"city": {"house": 1, "card": False}}
        assert "spared city" in told(event("cursed_artists", [6], player(), player(), board=board))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_no_riots_says_how_many_markers_there_are(self, language: str) -> None:
        board = {"city": {"agents": [1, 1], "trouble": True}}
        line = read(event("riots", [], player(), player(), board=board), language)[-1]
        assert "8" in line
        assert "1" in line
