"""What a choice brings about is said before it is made, where everybody can see it (RULES.md 5 to 7, 9)."""

from random import Random

import pytest

from subrosa.core import State
from subrosa.games.overlord.rules.game import GAME
from subrosa.texts import LANGUAGES, Texts
from tests.rules.overlord.table import do, executed, player, table
from tests.test_texts import reads_well

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal"]
OUT = "You are out until the next round, but keep your gold and your cards."


def said(state: State, seat: int, choice: str) -> list[str]:
    """Return what a seat is told of a choice."""
    view = state.view(seat)
    assert choice in view["choices"]
    return [Texts("en", GAME, NAMES).sentence(line) for line in GAME.outcomes(view).get(choice, [])]


class TestTaking:
    """6.13, 7.16"""

    def halted(self, *hand: str, character: str = "knight", **more: object) -> State:
        seats = [
            player("overlord"),
            player(character, *hand),
            player("squire", "blackmail"),
            player("peasant"),
        ]
        return table(*seats, holder=2, now="halted", **more)

    def test_guilty_plea_brings_the_order_gold_and_a_card(self) -> None:
        state = self.halted("guilty_plea", "mutiny")
        assert said(state, 1, "play guilty_plea") == ["You get the Order, 1 gold and 1 card."]
        assert said(state, 1, "pass") == []

    def test_a_full_hand_gets_no_card(self) -> None:
        """4.2, R8: unless the table plays without that limit (13.6)"""
        full = ["guilty_plea", "mutiny", "mutiny", "capitalize", "coercion"]
        assert said(self.halted(*full), 1, "play guilty_plea") == [
            "You get the Order, 1 gold and no card, for want of room or of cards."
        ]
        free = self.halted(*full, options={"hand_limit": "draw_phase"})
        assert said(free, 1, "play guilty_plea") == ["You get the Order, 1 gold and 1 card."]

    def test_the_outlaw_gets_nothing_but_the_order(self) -> None:
        state = self.halted("mutiny", character="outlaw")
        assert said(state, 1, "take mutiny") == ["You get the Order, and neither gold nor a card for it."]


class TestGold:
    def test_the_merchant_sees_both_purses(self) -> None:
        """7.14"""
        seats = [
            player("overlord", gold=9),
            player("merchant", gold=4),
            player("peasant"),
            player("knight", gold=0),
        ]
        state = do(table(*seats), "0 pick 2")
        assert said(state, 1, "gift 3") == ["Dee then has 2 gold, and you have 2."]

    def test_gold_for_the_overlord_may_be_a_crown(self) -> None:
        """4.4, 9.2: what the next income adds is counted"""
        needed = GAME.edition.coronation_gold - GAME.edition.income[0]
        seats = [
            player("overlord", gold=needed - 1),
            player("merchant", gold=4),
            player("peasant"),
            player("knight"),
        ]
        state = do(table(*seats), "0 pick 2")
        assert said(state, 1, "gift 0")[1:] == ["Ada then has enough to win at the next Coronation."]
        assert len(said(state, 1, "gift 2")) == 1


class TestUprising:
    """6.11"""

    def risen(self, supporter: str, **more: object) -> State:
        seats = [
            player("overlord"),
            player(supporter, "martyrdom"),
            player("squire", "uprising"),
            player("general"),
        ]
        return do(table(*seats, holder=2, **more), "2 play uprising", "0 pass", "1 pass", "3 pass")

    def test_whoever_helps_knows_what_they_would_become(self) -> None:
        """4.6, R10"""
        assert said(self.risen("peasant"), 1, "offer martyrdom") == [
            "Only the first offer clockwise from Cy is discarded.",
            "If Ada dies, the round ends and you become the Squire.",
        ]
        state = self.risen("peasant", options={"uprising_answers": "clockwise"})
        seat = state.waiting[0]
        if seat == 3:
            do(state, "3 pass")
        assert said(state, 1, "offer martyrdom") == ["If Ada dies, the round ends and you become the Squire."]

    def test_an_actor_who_eliminates_the_overlord_takes_the_place(self) -> None:
        """6.14, 7.15, R26: by house rule whoever discards eliminates (13.8)"""
        assert said(self.risen("actor"), 1, "offer martyrdom")[1].startswith("If Ada dies, the round ends")
        state = self.risen("actor", options={"uprising_credit": "discarder"})
        assert said(state, 1, "offer martyrdom")[1:] == ["Bo, the Actor, then becomes the Overlord."]


class TestDying:
    def test_the_executed_wait_for_the_next_round(self) -> None:
        """4.6, 5.7"""
        state = table(
            player("overlord"), player("knight"), player("squire"), player("peasant"), holder=2, giver=1
        )
        assert said(state, 2, "die") == [OUT]

    def test_the_overlord_wins_as_the_last_one_alive(self) -> None:
        """9.1"""
        dead = [executed("knight", 1), executed("peasant", 2)]
        state = table(player("overlord"), player("squire", "martyrdom"), *dead, holder=1, giver=0)
        last = "Ada is then the last one alive and wins the game."
        assert said(state, 1, "die") == said(state, 1, "play martyrdom") == [last]

    def test_the_death_of_the_overlord_makes_an_heir(self) -> None:
        """4.6"""
        state = table(
            player("overlord"), player("knight"), player("general"), player("peasant"), holder=0, giver=1
        )
        assert said(state, 0, "die") == ["The round ends: Cy becomes the Overlord, and you the Peasant."]

    @pytest.mark.parametrize(
        ("giver", "own", "gold", "told"),
        [
            ("actor", "squire", 5, "Bo, the Actor, then becomes the Squire."),
            ("outlaw", "squire", 9, "Bo, the Outlaw, takes 5 gold from you."),
            ("outlaw", "squire", 1, "Bo, the Outlaw, takes 1 gold from you."),
            ("general", "outlaw", 5, "Bo gets 5 gold for the Outlaw’s head."),
        ],
    )
    def test_whoever_gave_the_order_may_profit(self, giver: str, own: str, gold: int, told: str) -> None:
        """6.14, 7.15, 7.16"""
        seats = [player("overlord"), player(giver), player(own, gold=gold), player("advisor")]
        assert said(table(*seats, holder=2, giver=1), 2, "die") == [told, OUT]

    def test_nobody_profits_from_an_order_that_was_taken(self) -> None:
        """6.14; and the Knight loses no gold (7.5)"""
        seats = [player("overlord"), player("outlaw"), player("knight"), player("peasant")]
        assert (
            said(table(*seats, holder=2), 2, "die")
            == said(table(*seats, holder=2, giver=1), 2, "die")
            == [OUT]
        )

    def test_an_actor_may_inherit_the_crown_and_win_at_once(self) -> None:
        """R26, 9.1"""
        dead = [executed("knight", 1), executed("squire", 2)]
        state = table(player("overlord"), player("actor"), *dead, holder=0, giver=1)
        assert said(state, 0, "die") == [
            "Bo, the Actor, then becomes the Overlord.",
            "Bo is then the last one alive and wins the game.",
        ]

    def test_revenge_takes_the_giver_along_if_there_is_one(self) -> None:
        """6.9"""
        seats = [player("overlord"), player("knight"), player("squire", "revenge"), player("peasant")]
        assert said(table(*seats, holder=2, giver=1), 2, "play revenge") == [
            "Bo is executed right after you."
        ]
        assert said(table(*seats, holder=2), 2, "play revenge") == [
            "Nobody gave you the Order, so you alone are executed.",
            OUT,
        ]

    def test_revenge_on_the_last_but_one_leaves_the_overlord_alone(self) -> None:
        """R12, 13.9"""
        seats = [player("overlord"), player("knight"), player("squire", "revenge"), executed("peasant", 1)]
        last = "Ada is then the last one alive and wins the game."
        assert said(table(*seats, holder=2, giver=1), 2, "play revenge")[1:] == [last]
        duel = [
            player("overlord"),
            executed("knight", 2),
            player("squire", "revenge"),
            executed("peasant", 1),
        ]
        assert said(table(*duel, holder=2, giver=0), 2, "play revenge") == [
            "Ada is executed right after you."
        ]
        wins = table(*duel, holder=2, giver=0, options={"revenge_duel": "overlord_wins"})
        assert said(wins, 2, "play revenge") == [last]


def test_giving_by_uprising_sets_off_abilities_too() -> None:
    """5.6, 6.11"""
    seats = [player("overlord", "mutiny"), player("knight"), player("captain", "uprising"), player("peasant")]
    assert said(table(*seats, holder=2), 2, "play uprising") == [
        "As the Captain you make Ada discard a card."
    ]


@pytest.mark.parametrize("cast", ["base", "alternate"])
def test_what_is_foretold_of_a_death_comes_true_and_reads_well(cast: str) -> None:
    """In every game that looks the same to whoever is asked: hands and piles change nothing about it."""
    speakers = [Texts(language, GAME, NAMES) for language in LANGUAGES]
    seen = set()
    for seed in range(40):
        rng = Random(seed)
        state = GAME.new(5, seed, {"cast": cast}, hurry=True)
        while state.waiting:
            seat = rng.choice(state.waiting)
            view = state.view(seat)
            for choice, lines in GAME.outcomes(view).items():
                for line in lines:
                    seen.add(line["id"])
                    assert all(reads_well(texts.sentence(line)) for texts in speakers), line
                ids = {line["id"]: line["args"] for line in lines}
                if choice == "die":
                    check_death(GAME.imagine(view, rng), seat, ids)
            state.choose(seat, rng.choice(state.options(seat)))
    assert {"outcome-out", "outcome-last", "outcome-plea"} <= seen


def check_death(world: State, seat: int, ids: dict[str, dict[str, object]]) -> None:
    """Let somebody die in a world, and compare what happens with what was foretold."""
    number = world.view(None)["facts"]["round"]
    world.choose(seat, "die")
    result = world.result
    if "outcome-last" in ids:
        assert result is not None
        assert result.winners == (ids["outcome-last"]["seat"],)
    elif "outcome-heir" in ids and result is None:
        after = world.view(None)["facts"]
        assert after["round"] == number + 1
        heir = ids["outcome-heir"]
        assert after["players"][heir["seat"]]["character"] == heir["character"]
        assert after["players"][seat]["character"] == heir["next_character"]
    elif "outcome-heir" not in ids:
        assert result is None
        assert world.view(None)["facts"]["players"][seat]["character"] is None
