"""What the log tells of everything that happens, and what can be taken back."""

from typing import Any

import pytest

from subrosa.core import NotYourTurn, State
from subrosa.texts import Texts
from tests.rules.emerald.table import (
    CITIES,
    GAME,
    MAD,
    SANE,
    at,
    choices,
    do,
    facts,
    loyalist,
    player,
    prompt,
    restorationist,
    royal_vp,
    table,
    told,
    worth,
)


def tells(state: State, event: str, **args: Any) -> bool:
    """Tell whether an event of this kind with these arguments is in the public log."""
    return any({**found, **args} == found for found in told(state, event))


def test_turns_and_passes() -> None:
    state = do(table(player(), player()), "0 pass", "0 pass")
    assert told(state, "pass") == [{"seat": 0}, {"seat": 0}]
    assert told(state, "turn")[-1] == {"seat": 1}


@pytest.mark.parametrize(
    ("taken", "english", "polish"),
    [
        (
            ["limbo", "take rome", "take cairo", "take rome"],
            "Ada retrieves 4 cubes with Smuggler, Printer, Student: 1 from Limbo, the rest from Rome × 2, Cairo.",
            (
                "Ada odzyskuje 4 kostki, w tym z Otchłani 1 (reszta: Rzym × 2, Kair). "
                "Zagrane karty: Przemytnik, Drukarz, Student."
            ),
        ),
        (
            ["take cairo", "take cairo", "take rome", "take rome"],
            "Ada retrieves 4 cubes with Smuggler, Printer, Student: from Rome × 2, Cairo × 2.",
            "Ada odzyskuje 4 kostki (skąd: Rzym × 2, Kair × 2). Zagrane karty: Przemytnik, Drukarz, Student.",
        ),
        (
            ["limbo", "limbo", "limbo", "limbo"],
            "Ada retrieves 4 cubes with Smuggler, Printer, Student, from Limbo.",
            "Ada odzyskuje 4 kostki z Otchłani. Zagrane karty: Przemytnik, Drukarz, Student.",
        ),
    ],
)
def test_cubes_that_are_retrieved_make_one_line(taken: list[str], english: str, polish: str) -> None:
    me = player("s004", "s005", "s008", cubes={"rome": 2, "cairo": 2, "limbo": 4})
    state = do(table(me, player()), "0 retrieve with s008 s004 s005", *[f"0 {where}" for where in taken[:3]])
    assert told(state, "retrieve") == []  # not before all of them are back
    state = do(state, f"0 {taken[3]}")
    line = [event for event in state.log(None) if event["event"] == "retrieve"]
    assert [Texts("en", GAME, ["Ada", "Bo"]).event(event) for event in line] == [english]
    assert [Texts("pl", GAME, ["Ada", "Bo"]).event(event) for event in line] == [polish]


def test_simple_actions() -> None:
    me = player("s001", "s004", "bismarck", "nadar", "s010", cubes={"rome": 2, "limbo": 1}, loyalist=0)
    state = do(table(me, player()), "0 place rome with s001", "0 retrieve with s004", "0 take rome")
    assert tells(state, "place", seat=0, city="rome", count=1, cards=["s001"])
    assert tells(state, "retrieve", seat=0, count=1, cards=["s004"], cities=["rome"], limbo=0)
    state = do(table(me, player()), "0 retrieve with s004", "0 limbo")
    assert tells(state, "retrieve", seat=0, count=1, cards=["s004"], cities=[], limbo=1)
    state = do(
        table(me, player()),
        "0 tracks with bismarck/loyalist",
        "0 move with nadar",
        "0 shift cairo rome",
        "0 stop",
    )
    assert tells(state, "tracks", seat=0, cards=["bismarck"])
    assert tells(state, "marker", seat=0, steps=3, place=3)
    assert tells(state, "move", seat=0, count=2, cards=["nadar"])
    assert told(state, "move-agent") == [{"seat": 0, "city": "cairo", "to_city": "rome"}]
    state = do(table(me, player()), "0 discard with s010 s001")
    assert tells(state, "discard", seat=0, cards=["s010", "s001"])


def test_drawing() -> None:
    """Everybody sees how many cards are drawn, and only their owner which."""
    state = do(table(player("s001", "s002", deck=["s003", "s004", "s005"]), player()), "0 pass", "0 pass")
    assert tells(state, "draw", seat=0, count=3)
    assert told(state, "draw", 0)[-1]["cards"] == ["s003", "s004", "s005"]


def test_claims_and_what_is_turned_up() -> None:
    me = player("s001", "s002", cubes={"rome": 1, "paris": 1})
    cities = {
        "rome": {"card": "peter_rachkovsky", "stack": ["royalty", "rome"]},
        "paris": {"card": "cthulhu"},
    }
    state = table(me, player(royalty=["spinner_in_darkness"]), cities=cities, rolls=[MAD])
    do(state, "0 claim rome with s001", "0 claim paris with s002")
    assert tells(state, "claim", seat=0, city="rome", card="peter_rachkovsky", with_card="s001")
    assert tells(state, "recruit", seat=0, city="rome", count=2)
    assert told(state, "royalty") == [{"city": "rome", "royalty": "rhogog"}]
    assert told(state, "turned-up") == [{"city": "rome", "card": "rome"}], "in Paris nothing is left"
    assert told(state, "sanity") == [{"seat": 0, "mad": True, "left": 2}]


def test_nobody_is_recruited_without_the_symbol() -> None:
    state = table(player("s001", cubes={"rome": 1}), player(), cities={"rome": {"card": "rome"}})
    assert told(do(state, "0 claim rome with s001"), "recruit") == []


def test_assassinations() -> None:
    me = player("hired_assassin", "s010", agents={"paris": 5})
    state = table(
        me, player(agents={"paris": 1, "rome": 1}), cities={"paris": {"royalty": True}}, rolls=[MAD]
    )
    do(state, "0 kill paris 1 with hired_assassin", "0 strike paris with s010")
    assert tells(state, "killed", seat=0, target=1, city="paris")
    assert tells(state, "strike", seat=0, city="paris", royalty="spinner_in_darkness", card="s010", cards=[])
    assert told(state, "mad-agent") == [{"seat": 0, "city": "paris"}]


def test_points() -> None:
    """15: of each kind"""
    cities = {"rome": {"card": "rome"}, "paris": {"card": "bismarck"}, "berlin": {"card": "louise_michel"}}
    me = player("s001", "s002", "s003", cubes=dict.fromkeys(cities, 1))
    state = table(me, player(), cities=cities)
    do(state, *[f"0 claim {city} with {card}" for city, card in zip(cities, me["hand"], strict=True)])
    assert told(state, "points") == [
        {"seat": 0, "kind": "neutral", "points": worth("rome")},
        {"seat": 0, "kind": "loyalist", "points": worth("bismarck")},
        {"seat": 0, "kind": "restorationist", "points": worth("louise_michel")},
    ]


def test_points_for_royalty_and_sacrifices() -> None:
    """15, 19"""
    me = player("s010", "hide_royalty", "black_hand", agents={"paris": 5}, cubes={"rome": 1})
    cities = {"paris": {"royalty": True}, "rome": {"royalty": True}}
    state = do(table(me, player(), cities=cities, rolls=[SANE, SANE]), "0 strike paris with s010")
    assert told(state, "points") == [{"seat": 0, "kind": "restorationist", "points": royal_vp("paris")}]
    assert told(do(state, "0 use black_hand"), "black-hand") == [{"seat": 0, "points": 2}]
    state = do(table(me, player(), cities=cities, rolls=[SANE]), "0 use hide_royalty", "0 choose rome")
    assert told(state, "points") == [{"seat": 0, "kind": "loyalist", "points": royal_vp("rome")}]
    state = do(table(player("black_hand"), player()), "0 use black_hand")
    assert told(state, "black-hand") == [], "nothing is scored without royalty"
    state = do(table(player("yog_sothoth"), player()), "0 use yog_sothoth", "0 lift cairo", "0 stop")
    assert told(state, "points") == [{"seat": 0, "kind": "loyalist", "points": 1}]


def test_the_final_score() -> None:
    """17: point by point"""
    me = loyalist("matvei_golovinski", neutral=3, restorationist=2, loyalist=1)
    state = do(
        table(me, restorationist(), tracks={"loyalist": 9, "restorationist": 4}), "0 use matvei_golovinski"
    )
    assert told(state, "score")[0] == {
        "seat": 0,
        "faction": "loyalist",
        "shown": 12,
        "neutral": 3,
        "own": 1,
        "kills": 0,
        "tracks": 6,
        "penalty": 0,
        "points": 10,
    }


def test_blocks() -> None:
    state = table(player("shoggoth"), player("sherlock_holmes", agents={"rome": 1, "paris": 1}))
    do(state, "0 use shoggoth", "0 aim rome 1", "1 block sherlock_holmes")
    assert tells(state, "use", seat=0, card="shoggoth")
    assert tells(state, "aim", seat=0, card="shoggoth", city="rome", target=1)
    assert told(state, "block") == [{"seat": 1, "card": "sherlock_holmes", "target": 0}]


def test_reveals() -> None:
    state = table(
        player("terrors_of_the_night"),
        loyalist("change_of_heart", sanity=1, agents={"rome": 2}),
        player(),
        rolls=[MAD],
    )
    do(state, "0 use terrors_of_the_night", "0 face 1")
    assert told(state, "terrify") == [{"seat": 0, "target": 1}]
    assert told(state, "reveal") == []
    do(state, "1 pass", "1 agent paris")
    assert told(state, "reveal") == [{"seat": 1, "faction": "loyalist"}]
    assert told(state, "agent") == [{"seat": 1, "city": "paris"}]
    assert told(state, "change") == []


def test_changing_sides() -> None:
    state = do(table(player("change_of_heart"), player()), "0 use change_of_heart")
    assert told(state, "change") == [{"seat": 0}]


def test_texts_about_agents() -> None:
    other = player(agents={"rome": 1, "paris": 1})
    state = do(table(player("irene_adler", "pinkerton_agents"), other), "0 use irene_adler", "0 aim rome 1")
    assert told(state, "aim") == [{"seat": 0, "card": "irene_adler", "city": "rome", "target": 1}]
    assert told(state, "replaced") == [{"seat": 0, "target": 1, "city": "rome"}]
    do(state, "0 use pinkerton_agents", "0 supply", "0 agent rome")
    assert told(state, "agent") == [{"seat": 0, "city": "rome"}]
    state = do(
        table(player("pinkerton_agents"), other), "0 use pinkerton_agents", "0 lift cairo", "0 agent rome"
    )
    assert told(state, "move-agent") == [{"seat": 0, "city": "cairo", "to_city": "rome"}]
    assert told(state, "agent") == []
    state = do(table(player("mi_go"), other), "0 use mi_go", "0 lift cairo", "0 stop")
    assert told(state, "fly-away") == [{"seat": 0, "city": "cairo"}]
    state = do(table(player(mi_go=2, beside=["mi_go"]), other), "0 return rome")
    assert told(state, "return") == [{"seat": 0, "city": "rome", "count": 2}]
    state = do(table(player("yog_sothoth"), other), "0 use yog_sothoth", "0 lift cairo", "0 stop")
    assert told(state, "sacrifice") == [{"seat": 0, "city": "cairo"}]


def test_texts_about_cities() -> None:
    me = player("third_section", "hide_royalty", cubes={"rome": 1})
    cities = {"rome": {"card": "nadar", "royalty": True}, "paris": {"card": "paris"}}
    state = do(table(me, player(), cities=cities, rolls=[SANE]), "0 use third_section", "0 choose paris")
    assert told(state, "censor") == [{"seat": 0, "city": "paris", "card": "paris"}]
    do(state, "0 use hide_royalty")
    assert told(state, "hide") == [{"seat": 0, "city": "rome", "royalty": "rhogog"}]
    assert told(state, "sanity") == [{"seat": 0, "mad": False, "left": 3}]
    me = player("holy_brotherhood", "peoples_will")
    state = do(table(me, player()), "0 use holy_brotherhood", "0 back 2", "0 use peoples_will")
    assert told(state, "back") == [{"seat": 0, "count": 2}, {"seat": 0, "count": 3}]
    me = player("inspector_lestrade", "okhrana", cubes={"paris": 2})
    state = table(me, player(cubes={"rome": 3}))
    do(state, "0 use inspector_lestrade", "0 aim rome 1", "0 use okhrana", "0 stop")
    assert told(state, "raid") == [{"seat": 0, "target": 1, "city": "rome", "count": 3}]
    assert told(state, "arrest") == [{"seat": 0, "target": 0, "city": "paris"}]


def test_lestrade_in_a_whole_city() -> None:
    """H2: nothing is told of those who have no cubes there"""
    me = player("inspector_lestrade", cubes={"paris": 2})
    state = do(table(me, player(), options={"lestrade": "whole_city"}), "0 use inspector_lestrade")
    assert told(state, "raid") == [{"seat": 0, "target": 0, "city": "paris", "count": 2}]


def test_monsters() -> None:
    other = player(agents={"rome": 1, "paris": 1})
    state = table(player("cthulhu", "zombies"), other, cities={"rome": {"zombies": 1}})
    do(
        state,
        "0 use zombies",
        "0 aim rome 1",
        "0 raise paris",
        "0 raise cairo",
        "0 use cthulhu",
        "0 choose rome",
    )
    assert told(state, "zombie-attack") == [{"seat": 0, "target": 1, "city": "rome"}]
    assert tells(state, "eaten", target=1, city="rome")
    assert told(state, "raise") == [{"seat": 0, "city": "paris"}, {"seat": 0, "city": "cairo"}]
    assert told(state, "rise") == [{"seat": 0, "city": "rome"}]
    assert told(state, "destroyed") == [{"city": "rome"}]


def test_vampires() -> None:
    me = player("vampires", agents={"rome": 1, "cairo": 1})
    state = do(table(me, player(agents={"rome": 1, "cairo": 1})), "0 use vampires", "0 aim rome 1")
    assert told(state, "aim") == [{"seat": 0, "card": "vampires", "city": "rome", "target": 1}]


def test_leopold_goes_round_the_table() -> None:
    """Clockwise from whoever plays it."""
    players = [player(discards=["zombies"]), player("society_of_leopold"), player(discards=["vampires"])]
    state = do(table(*players, active=1), "1 use society_of_leopold")
    assert [event["seat"] for event in told(state, "banish")] == [2, 0]


def test_leopold_and_freud() -> None:
    state = do(
        table(player("society_of_leopold", "sigmund_freud"), player("zombies")), "0 use society_of_leopold"
    )
    assert told(state, "banish") == [{"seat": 1, "card": "zombies"}]
    do(state, "0 use sigmund_freud")
    assert told(state, "sane") == [{"seat": 0}]
    assert tells(state, "marker", seat=0, steps=2, place=2)


def test_freemasons() -> None:
    state = do(table(player("freemasons", "s001"), player()), "0 use freemasons with s001")
    assert told(state, "discard") == [{"seat": 0, "cards": ["s001"]}]
    state = do(table(player("freemasons", "s001"), player()), "0 use freemasons")
    assert told(state, "discard") == [], "nothing was discarded"


def test_burtsev_tells_the_two_of_them() -> None:
    state = do(
        table(player("vladimir_burtsev"), restorationist(), player()), "0 use vladimir_burtsev", "0 face 1"
    )
    assert tells(state, "look", seat=0, target=1)
    assert told(state, "look", 1)[0]["faction"] == "restorationist", "its owner knows it anyway"


def test_setting_up() -> None:
    """4: the log begins with what lies open"""
    state = GAME.new(3, 0)
    up = {event["city"]: event["card"] for event in told(state, "turned-up")}
    assert up == {city: at(state, city)["card"] for city in CITIES}
    royal = {event["city"]: event["royalty"] for event in told(state, "royalty")}
    assert royal == {city: at(state, city)["royalty"] for city in CITIES if at(state, city)["royalty"]}
    assert facts(state)["leopold"] is False
    assert facts(state)["tracks"] == [0, 0]
    seat = state.waiting[0]
    state.choose(seat, "agent rome")
    assert told(state, "agent") == [{"seat": seat, "city": "rome"}]


# ---- taking back


def test_a_pass_can_be_taken_back() -> None:
    state = do(table(player("s001"), player()), "0 pass")
    assert state.can_undo(0)
    state.undo(0)
    assert prompt(state) == "first-action"


def test_cards_that_were_shown_cannot() -> None:
    """What others have seen of the hand stays seen."""
    state = do(table(player("s001", "s004"), player()), "0 place rome with s001")
    assert not state.can_undo(0)
    with pytest.raises(NotYourTurn):
        state.undo(0)


def test_nothing_is_taken_back_after_a_card_was_turned_up() -> None:
    me = player("third_section")
    state = table(
        me, player(), cities={"rome": {"card": "nadar", "stack": ["rome"]}, "paris": {"card": "paris"}}
    )
    do(state, "0 use third_section", "0 choose rome")
    assert not state.can_undo(0)


def test_the_second_pass_ends_the_turn_for_good() -> None:
    """Cards were drawn."""
    state = do(table(player("s001"), player()), "0 pass", "0 pass")
    assert not state.can_undo(0)
    assert choices(state, 0) == []


def test_where_an_agent_moves_can_be_taken_back() -> None:
    state = do(
        table(player("nadar", agents={"rome": 2}), player()), "0 move with nadar", "0 shift rome paris"
    )
    state.undo(0)
    assert at(state, "rome")["agents"] == [2, 0]
    assert not state.can_undo(0), "the card itself was shown"


# ---- five players


@pytest.mark.parametrize("victim", range(1, 5))
def test_whose_agent_lies_on_a_card(victim: int) -> None:
    """11.6: for every seat"""
    me = player("shoggoth", beside=[{"card": "hired_assassin", "victim": victim}])
    state = do(table(me, *[player() for _ in range(4)]), "0 use shoggoth", f"0 aim cairo {victim}")
    (before, after) = facts(state)["players"][0]["beside"]
    assert (before["victim"], after["victim"]) == (victim, victim)
    assert (before["card"], after["card"]) == ("hired_assassin", "shoggoth")
    assert facts(state)["players"][victim]["killed"] == 2
