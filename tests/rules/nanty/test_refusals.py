"""Refusals give the true reason where several are close together."""

from random import Random
from typing import Any

import pytest

from subrosa.core import State
from tests.rules.nanty.table import GAME, die, do, options, player, prompt, reason, slow_table, table
from tests.rules.nanty.test_events import event
from tests.rules.nanty.test_figure_cards import ON, me, typed

SIX = dict(
    zip(
        ("westminster", "strand", "west_end", "holborn", "highbury", "lambeth"),
        ("palace", "mansion", "factory", "tenement", "office", "hotel"),
        strict=True,
    )
)
OWN_AND_OTHERS = {
    "strand": {"agents": [["sailor", "cyclist"], ["newsboy"]]},
    "city": {"agents": [[], ["jockey"]]},
}
FOR_SALE = {"city": {"house": 1, "building": "palace"}, "chelsea": {"house": 1, "building": "hotel"}}
TWELVE = {"city": {"house": 0, "agents": [4]}, "strand": {"agents": [4]}, "chelsea": {"agents": [4]}}


class TestOwnAgentsFirst:
    """H8: where one's own Agent stands, it must go first."""

    def check(self, s: State) -> None:
        assert options(s, 0) == ["remove strand 0-cyclist", "remove strand 0-sailor"]
        assert reason(s, 0, "remove strand 1-newsboy") == ("own-first", "H8")
        assert reason(s, 0, "remove strand 1-jockey")[0] == "nobody-there"
        assert reason(s, 0, "remove city 1-jockey")[0] == "out-of-reach"

    def test_jack_the_ripper(self) -> None:
        first = player("jack_the_ripper", "toby")
        s = die([3, 12], first, player(), board=OWN_AND_OTHERS, options=ON | {"own_victims": "own_first"})
        self.check(do(s, "0 play jack_the_ripper", "0 text"))

    def test_mysterious_murders(self) -> None:
        rules = ON | {"own_victims": "own_first"}
        self.check(event("mysterious_murders", [3], player(), player(), board=OWN_AND_OTHERS, options=rules))


def test_the_tenement_leaves_neutrals_alone_by_house_rule() -> None:
    city = {"agents": [["sailor"], ["jockey"]], "house": 0, "building": "tenement", "grenadiers": 1}
    board = {"city": city, "strand": {"agents": [[], ["newsboy"]]}}
    s = table(me(building="tenement"), player(), board=board, options=ON | {"neutrals_moved": "no"})
    do(s, "0 reveal tenement")
    assert reason(s, 0, "remove city grenadier") == ("neutral", "H4")
    assert reason(s, 0, "remove city citizen") == ("nobody-there", "14.3")
    assert reason(s, 0, "remove strand 1-newsboy") == ("out-of-reach", "14.3")


class TestKindsOfBuildings:
    """14.3: a Building from the supply is named with its kind; one that moves keeps it."""

    def dedlock(self, board: dict[str, Any], **position: Any) -> State:
        s = slow_table(player("lady_dedlock", "navvies", money=30), player(), board=board, **position)
        return do(s, "0 play lady_dedlock", "0 skip", "0 text")

    def test_a_kind_that_stands_already(self) -> None:
        s = self.dedlock({**FOR_SALE, "strand": {"house": 0, "building": "hotel"}}, options=ON)
        assert reason(s, 0, "build city hotel") == ("not-in-supply", "5.6")
        assert reason(s, 0, "build city") == ("types-matter", "14.3")

    def test_all_six_stand(self) -> None:
        houses = {district: {"house": 0, "building": kind} for district, kind in SIX.items()}
        s = self.dedlock({**FOR_SALE, **houses}, options=ON)
        assert options(s, 0) == ["build chelsea", "build city"]
        assert reason(s, 0, "build city hotel") == ("all-six-stand", "5.6")

    def test_kinds_do_not_matter_in_the_standard_game(self) -> None:
        s = self.dedlock({"city": {"house": 1}, "chelsea": {"house": 1}})
        assert reason(s, 0, "build city hotel") == ("types-do-not-matter", "14.3")

    def test_the_symbol_gives_the_same_reasons(self) -> None:
        board = {"city": {"agents": [["sailor"]]}, "strand": {"house": 0, "building": "hotel"}}
        s = typed(player("scotland_yard", "toby", money=30), player(), board=board)
        do(s, "0 play scotland_yard")
        assert reason(s, 0, "build city hotel") == ("not-in-supply", "5.6")
        assert reason(s, 0, "build city") == ("types-matter", "14.3")
        houses = {district: {"house": 0, "building": kind} for district, kind in SIX.items()}
        board = {"city": {"agents": [["sailor"]]}, **houses}
        s = typed(player("scotland_yard", "toby", money=30), player(), board=board)
        do(s, "0 play scotland_yard")
        assert reason(s, 0, "build city hotel") == ("all-six-stand", "5.6")


class TestTwelveAgents:
    """5.1: with all twelve on the board one of them moves, and not to where it already is."""

    def test_the_only_permitted_place_is_its_own(self) -> None:
        s = slow_table(player("sam_weller", "navvies"), player(), board=TWELVE)
        do(s, "0 play sam_weller", "0 text")
        assert options(s, 0) == ["lift chelsea 0", "lift strand 0"]
        assert reason(s, 0, "lift city 0") == ("already-there", "5.1")
        assert reason(s, 0, "place city") == ("supply-empty", "5.1")

    def test_factory(self) -> None:
        kinds = [["streetwalker", "rummager", "cyclist", "jockey"], ["sailor", "newsboy", "suffragette"]]
        rest = ["flower_girl", "match_girl", "housemaid", "governess", "gentleman"]
        board = {
            "city": {"agents": [kinds[0]], "house": 0, "building": "factory"},
            "strand": {"agents": [kinds[1]]},
            "chelsea": {"agents": [rest]},
        }
        s = typed(me(building="factory"), player(), board=board)
        do(s, "0 reveal factory")
        assert reason(s, 0, "lift city 0-jockey") == ("already-there", "5.1")

    def test_a_lifted_figure_is_the_one_that_is_set_down(self) -> None:
        s = slow_table(player("navvies", "estella"), player(), board=TWELVE)
        do(s, "0 play navvies", "0 lift city 0")
        assert reason(s, 0, "lift strand 0") == ("already-lifted", "5.1")
        assert reason(s, 0, "place city") == ("out-of-reach", "5.1")

    def test_where_to_is_asked_after_whom(self) -> None:
        board = {"city": {"agents": [2, 1]}, "lambeth": {"agents": [1, 1]}}
        s = slow_table(player("estella", "navvies"), player(), board=board)
        do(s, "0 play estella", "0 text")
        assert reason(s, 0, "lift strand 0") == ("not-standing-there", "5.1")
        s = slow_table(player("henry_baker", "navvies"), player(), board=board)
        do(s, "0 play henry_baker", "0 text")
        assert reason(s, 0, "lift strand 1") == ("not-standing-there", "A9")

    def test_with_a_supply_nothing_is_lifted(self) -> None:
        s = slow_table(player("navvies", "estella"), player(), board={"city": {"agents": [4]}})
        do(s, "0 play navvies")
        assert reason(s, 0, "lift city 0") == ("supply-first", "5.1")


@pytest.mark.parametrize("card", ["jockey", "match_girl", "office"])
def test_nobody_aims_at_himself_or_at_an_empty_chair(card: str) -> None:
    kinds = ["jockey", "match_girl"]
    board = {"strand": {"agents": [kinds, ["sailor"], ["sailor"]], "house": 0, "building": "office"}}
    first = me(building=card) if card == "office" else me(agent=card)
    s = typed(first, player("toby"), player("mudlarks"), player(), board=board)
    do(s, f"0 reveal {card}")
    assert prompt(s) == "aim-near"
    assert reason(s, 0, "aim 0") == ("not-yourself", "14.3")
    assert reason(s, 0, "aim 3") == ("nothing-to-take", "14.3")
    s = typed(first, player("toby"), player("mudlarks"), board=board)
    do(s, f"0 reveal {card}")
    assert reason(s, 0, "aim 3") == ("no-such-seat", "3")


TURN = {"play", "play-further", "act", "end"}  # what one may do between actions is explained in all of them
# What is so close to a question that it deserves more than "not now", though these games may never offer it: lifting
# an Agent when all twelve are on the board, the Suffragette, and paying where nothing can be paid for.
NEAR_BY = {"lift", "reveal", "pay"}


def test_a_question_gives_reasons_only_for_what_it_is_about() -> None:
    """A player who tries something that a question never offers is told that it is not the time for it."""
    offered: dict[str, set[str]] = {}
    explained: dict[str, set[str]] = {}
    rng = Random("refusals")
    verbs: dict[str, list[str]] = {}
    for choice in GAME.words.all:
        verbs.setdefault(choice.verb, []).append(choice.text)
    for seed in range(24):
        s = GAME.new(2 + seed % 3, seed, {"figure_cards": "yes" if seed % 2 else "no"}, hurry=True)
        while s.waiting:
            asked, seat = prompt(s), s.waiting[0]
            options = s.options(seat)
            offered.setdefault(asked, set()).update([choice.verb for choice in options])
            for verb in rng.sample(sorted(verbs), 6):
                refusal = s.refusal(seat, rng.choice(verbs[verb]))
                if refusal is not None and refusal.reason != "not-now":
                    explained.setdefault(asked, set()).add(verb)
            s.choose(seat, rng.choice(options))
    assert len(offered) > 40
    wrong = {
        asked: verbs - offered[asked] - NEAR_BY for asked, verbs in explained.items() if asked not in TURN
    }
    assert {asked: verbs for asked, verbs in wrong.items() if verbs} == {}


@pytest.mark.parametrize(
    ("card", "skipped", "wrong"),
    [("mr_merdle", [], "no-trouble"), ("lady_dedlock", ["0 skip"], "trouble-there")],
)
def test_a_building_is_taken_over_only_with_or_only_without_trouble(
    card: str, skipped: list[str], wrong: str
) -> None:
    """One card is for districts in Trouble, the other for those without."""
    board = {
        "city": {"agents": [1, 1], "trouble": True, "house": 1},
        "strand": {"agents": [1, 1], "house": 1},
        "chelsea": {"agents": [1, 1], "trouble": card == "mr_merdle", "house": 1},
    }
    s = table(player(card, "toby", money=40), player(), player(), player("estella"), board=board)
    do(s, f"0 play {card}", *skipped, "0 text")
    other = "strand" if card == "mr_merdle" else "city"
    assert reason(s, 0, f"build {other}")[0] == wrong
