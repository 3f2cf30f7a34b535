"""Positions written down wrongly are refused, and the error says what would be right."""

from typing import Any

import pytest

from subrosa.core import BadPosition, BadSetup
from tests.rules.providence.table import (
    CITIES,
    GAME,
    city,
    elder,
    facts,
    hand,
    pieces,
    player,
    prompt,
    row,
    seat,
    table,
)

STARTING = [
    "start_contacts",
    "start_contacts",
    "start_contacts",
    "start_funds",
    "start_savings",
    "start_railway_pass",
    "start_automobile",
    "start_leverage",
    "start_roadblock",
    "start_gate_rite",
]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"citys": {}}, "did you mean 'cities'"),
        ({"cities": {"bostn": {}}}, "did you mean 'boston'"),
        ({"cities": []}, "cities should be a table such as"),
        ({"cities": {"boston": "tnt"}}, "boston should be a table such as"),
        ({"cities": {"boston": {"cards": "tnt"}}}, "did you mean 'card'"),
        ({"cities": {"boston": {"card": "tnd"}}}, "did you mean 'tnt'"),
        ({"cities": {"boston": {"card": "city_boston"}}}, "card of boston: 'city_boston' is unknown"),
        ({"cities": {"boston": {"card": "mythos_dagon"}}}, "card of boston: 'mythos_dagon' is unknown"),
        ({"cities": {"boston": {"stack": ["tnt"]}}}, "its 'card' should be named as well"),
        ({"cities": {"boston": {"card": "fbi", "stack": "tnt"}}}, "stack of boston should be a list"),
        ({"cities": {"boston": {"card": "fbi", "stack": ["fbi"]}}}, "fbi is there 2 times, not 1"),
        ({"row": ["mythos_dagn"]}, "did you mean 'mythos_dagon'"),
        ({"row": ["mythos_dagon", "mythos_dagon"]}, "nothing can be there twice"),
        ({"row": ["mythos_dagon"], "mythos_deck": ["mythos_dagon"]}, "mythos_dagon is in two places"),
        ({"reserve": ["start_leverage"]}, "reserve: 'start_leverage' is unknown"),
        ({"reserve": ["fbi"], "gone": ["fbi"]}, "fbi is there 2 times, not 1"),
        ({"gone": ["start_leverage"]}, "gone: 'start_leverage' is unknown"),
        ({"blockades": ["bostn"]}, "did you mean 'boston'"),
        ({"blockades": ["boston", "boston"]}, "nothing can be there twice"),
        ({"blockades": ["mythos_dagon"], "row": []}, "'blockades': no card lies on mythos_dagon"),
        (
            {"blockades": ["boston_card"], "cities": {"boston": {}}},
            "'blockades': no card lies on boston_card",
        ),
        (
            {"blockades": [*CITIES, "boston_card"], "cities": {"boston": {"card": "fbi"}}},
            "'blockades': there are 12 of them, not 13",
        ),
        ({"tracks": {"ritual": 15}}, "'ritual' should be a whole number from 0 to 14, not 15"),
        ({"tracks": {"rituals": 3}}, "did you mean 'ritual'"),
        ({"tracks": [3, 4]}, "tracks should be a table such as"),
        ({"cthulhu": "bostn"}, "did you mean 'boston'"),
        ({"cthulhu": "boston", "martial_law": "boston"}, "should be different Cities"),
        (
            {"cthulhu": "arkham", "cities": {"arkham": {"card": "fbi"}}},
            "no card can lie in arkham, where Cthulhu is",
        ),
        ({"whateleys": ["boston"]}, "'whateleys': nobody owns mythos_whateleys"),
        ({"deep_gone": 9}, "'deep_gone' should be a whole number from 0 to 8, not 9"),
        ({"active": 2}, "seat from 0 to 1"),
        ({"turn": -1}, "'turn' should be a whole number from 0 to 1000000, not -1"),
        ({"left": 10}, "'left' should be a whole number from 0 to 9, not 10"),
        ({"begun": 1}, "'begun' should be true or false"),
        ({"once": ["wanders"]}, "did you mean 'wander'"),
        ({"elder": {}}, "'elder' goes with one player only"),
    ],
)
def test_wrong_boards(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"players": [player(), player()], **wrong})


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"hands": []}, "did you mean 'hand'"),
        ({"hand": ["tnd"]}, "did you mean 'tnt'"),
        ({"hand": "tnt"}, "hand of player 0 should be a list"),
        ({"hand": ["mythos_dagon"]}, "hand of player 0: 'mythos_dagon' is unknown"),
        ({"hand": ["fbi", "fbi"]}, "fbi is there 2 times, not 1"),
        (
            {"hand": ["start_leverage"], "discards": ["start_leverage"]},
            "start_leverage of player 0: everybody has 1 of them, not 2",
        ),
        (
            {"hand": ["start_contacts"] * 3, "gone": ["start_contacts"]},
            "start_contacts of player 0: everybody has 3 of them, not 4",
        ),
        ({"gone": ["tnt"]}, "gone of player 0: 'tnt' is unknown"),
        ({"held": ["tnt"]}, "what everybody knows to be in the hand should be in it"),
        ({"hand": ["carl_jung"]}, "whoever has the card has the Agent; 'agents' should name it"),
        ({"hand": ["city_boston"]}, "city_boston of player 0: 'cities' should name the City"),
        ({"hand": ["city_rlyeh", "city_rlyeh"]}, "city_rlyeh of player 0: there is one, not 2"),
        ({"allegiance": "cultists"}, "did you mean 'cultist'"),
        ({"revealed": 1}, "'revealed' of player 0 should be true or false"),
        ({"looked": [0]}, "everybody knows their own card"),
        ({"looked": [2]}, "everybody in 'looked' of player 0 should be a seat from 0 to 1, not 2"),
        ({"looked": 1}, "'looked' of player 0 should be a list, not 1"),
        ({"mythos": ["mythos_dagon", "mythos_dagon"]}, "nothing can be there twice"),
        ({"agents": ["monday"]}, "agents of player 0 should be a table such as"),
        ({"agents": {"munday": "boston"}}, "did you mean 'monday'"),
        ({"agents": {"cultist_1": "boston"}}, "'cultist_1' is unknown"),
        ({"agents": {"monday": "bostn"}}, "did you mean 'boston'"),
        ({"agents": {"monday": "boston", "tuesday": "boston"}}, "there should be one Basic Agent, not 2"),
        (
            {
                "agents": dict.fromkeys(
                    ["carl_jung", "eunice_hunt", "moses_fleet", "wyatt_earp", "alice_ochs", "eliot_ness"],
                    "boston",
                )
            },
            "there are at most 6, with the Basic Agent",
        ),
        ({"agents": {"mi_go": "boston"}}, "mi_go comes with mythos_mi_go, so 'mythos' should name it"),
        ({"possessed": ["carl_jung"]}, "carl_jung is not among the agents"),
        (
            {"deep_ones": {"boston": 9}},
            "'boston' in deep_ones of player 0 should be a whole number from 1 to 8, not 9",
        ),
        ({"deep_ones": {"boston": 5, "arkham": 4}}, "from 1 to 3, not 4"),
        ({"crypt": ["monday"]}, "crypt of player 0: 'monday' is unknown"),
        ({"crypt": ["tuesday"]}, "'tuesday' is unknown"),
        (
            {"crypt": ["carl_jung"], "agents": {"carl_jung": "boston"}},
            "carl_jung is in a crypt and in another place, too",
        ),
        (
            {"cubes": {"boston": 19}},
            "'boston' in cubes of player 0 should be a whole number from 0 to 18, not 19",
        ),
        (
            {"cubes": {"boston": 10, "limbo": 9}},
            "'limbo' in cubes of player 0 should be a whole number from 0 to 8, not 9",
        ),
        ({"cubes": {"mythos_dagon": 1}}, "there are cubes on mythos_dagon, which is not in the row"),
        ({"cubes": {"boston_card": 1}}, "there are cubes on boston_card, but no card lies there"),
        ({"pool": 19}, "'pool' of player 0 should be a whole number from 0 to 18, not 19"),
        ({"cities": ["bostn"]}, "did you mean 'boston'"),
        (
            {"closed": ["boston"], "opened": ["boston"]},
            "the Gate of boston of player 0 is closed or open already",
        ),
        (
            {"cities": CITIES[:7], "closed": CITIES[6:], "vp": 0},
            "cities and Gates of player 0: there are 12 Control tokens, not 13",
        ),
        ({"madness": 13}, "'madness' of player 0 should be a whole number from 0 to 12, not 13"),
        ({"madness": 3}, "player 0 is insane with 3 'madness': 'revealed' should be true"),
        (
            {"madness": 3, "revealed": True, "allegiance": "investigator"},
            "player 0 is insane with 3 'madness' and no cultist: the game would be over",
        ),
        ({"sane": 7}, "'sane' of player 0 should be a whole number from 0 to 6, not 7"),
        ({"vp": 33}, "'vp' of player 0 should be a whole number from -99 to 32, not 33"),
    ],
)
def test_wrong_players(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table(player(**wrong) if "hand" not in wrong else wrong, player())


@pytest.mark.parametrize(
    ("one", "other", "position", "message"),
    [
        ({"agents": {"monday": "boston"}}, {"agents": {"monday": "boston"}}, {}, "monday has two owners"),
        (
            {"mythos": ["mythos_dagon"]},
            {"mythos": ["mythos_dagon"]},
            {},
            "mythos of player 1: a card has two owners",
        ),
        ({"mythos": ["mythos_dagon"]}, {}, {"row": ["mythos_dagon"]}, "mythos_dagon is in two places"),
        ({"cities": ["boston"]}, {"cities": ["boston"]}, {}, "boston is under control already"),
        (
            {"closed": ["boston"]},
            {"closed": ["boston"]},
            {},
            "the Gate of boston of player 1 is closed or open",
        ),
        ({"deep_ones": {"boston": 1}}, {"deep_ones": {"boston": 1}}, {}, "they belong to player 0"),
        (
            {"crypt": ["carl_jung"]},
            {"crypt": ["carl_jung"]},
            {},
            "carl_jung is in a crypt and in another place",
        ),
        ({"crypt": ["carl_jung"]}, {}, {"reserve": ["carl_jung"]}, "carl_jung is there 2 times, not 1"),
        (
            {"hand": ["city_rlyeh"]},
            {"hand": ["city_rlyeh"]},
            {},
            "there is one, and it is somewhere else already",
        ),
        (
            {"allegiance": "cultist"},
            {"allegiance": "cultist"},
            {},
            "with 2 players there are not so many cards: cultist",
        ),
        ({"sane": 4}, {"sane": 3}, {}, "'sane': there are 6 such tokens, not 7"),
        (
            {"madness": 8, "revealed": True, "allegiance": "cultist"},
            {"madness": 2},
            {"gone": []},
            None,
        ),
        (
            {"mythos": ["mythos_whateleys"]},
            {},
            {"whateleys": ["boston", "boston"]},
            "nothing can be there twice",
        ),
        (
            {"mythos": ["mythos_whateleys"]},
            {},
            {"whateleys": ["boston", "arkham", "detroit", "chicago"]},
            "there are 3 of them",
        ),
        (
            {"agents": {"monday": "atlanta"}},
            {},
            {"cthulhu": "atlanta"},
            "monday cannot be in atlanta, where Cthulhu is",
        ),
        (
            {"deep_ones": {"atlanta": 1}},
            {},
            {"cthulhu": "atlanta"},
            "no Deep Ones and no Whateleys can be in atlanta",
        ),
        (
            {"mythos": ["mythos_whateleys"]},
            {},
            {"cthulhu": "atlanta", "whateleys": ["atlanta"]},
            "no Deep Ones and no Whateleys can be in atlanta",
        ),
        ({"cities": ["atlanta"]}, {}, {"cthulhu": "atlanta"}, "nobody can control atlanta, where Cthulhu is"),
        (
            {"cubes": {"atlanta": 1}},
            {},
            {"cthulhu": "atlanta"},
            "no cubes can be in atlanta, where Cthulhu is",
        ),
    ],
)
def test_wrong_together(
    one: dict[str, Any], other: dict[str, Any], position: dict[str, Any], message: str | None
) -> None:
    if message is None:
        table(one, other, **position)
        return
    with pytest.raises(BadPosition, match=message):
        table(one, other, **position)


def test_too_much_madness_for_the_bag() -> None:
    mad = {"madness": 8, "revealed": True, "allegiance": "cultist"}
    with pytest.raises(BadPosition, match="'madness': there are 12 such tokens, not 13"):
        table(mad, player(), mad | {"madness": 5}, player())


def test_wrong_counts_of_players() -> None:
    with pytest.raises(BadSetup):
        table(*[player() for _ in range(6)])
    with pytest.raises(BadPosition, match="player 1 should be a table"):
        GAME.position({"players": [player(), ["tnt"]]})


@pytest.mark.parametrize("dissenter", ["dissenter_investigator", "dissenter_cultist"])
def test_the_dissenter_among_many_is_the_one_that_is_named(dissenter: str) -> None:
    """2.7"""
    for seed in range(6):
        state = table(player(allegiance=dissenter), *[player() for _ in range(4)], seed=seed)
        found = [seat(state, number, number)["allegiance"] for number in range(5)]
        assert sorted(found) == sorted(["investigator", "investigator", "cultist", "cultist", dissenter])
    others = [{"allegiance": "dissenter_investigator"}, {"allegiance": "dissenter_cultist"}]
    with pytest.raises(BadPosition, match="with 4 players there are not so many cards"):
        table(*others, player(), player())


def test_a_solo_position() -> None:
    """18.1"""
    with pytest.raises(BadPosition, match="whoever plays alone is an investigator"):
        table(player(allegiance="cultist"))
    with pytest.raises(BadPosition, match="mythos_mi_go is not used by somebody who plays alone"):
        table(player(), row=["mythos_mi_go"])
    with pytest.raises(BadPosition, match="mythos_pandemonium is not used by somebody who plays alone"):
        table(player(mythos=["mythos_pandemonium"]))
    state = table(player(), elder={"elder": "dagon", "vp": 9})
    assert (elder(state)["elder"], elder(state)["vp"]) == ("dagon", 9)


# ---- what they say


def test_what_a_position_says() -> None:
    me = player(
        "tnt",
        "carl_jung",
        held=["tnt"],
        deck=["start_leverage", "anarchists"],
        discards=["city_boston"],
        gone=["start_gate_rite"],
        allegiance="cultist",
        revealed=True,
        agents={"friday": "boston", "carl_jung": "arkham"},
        possessed=["friday"],
        mythos=["mythos_whateleys", "mythos_dagon"],
        crypt=["moses_fleet"],
        cubes={"boston": 2, "boston_card": 1, "mythos_hastur": 1, "limbo": 3},
        pool=4,
        cities=["boston"],
        closed=["arkham"],
        opened=["detroit"],
        deep_ones={"new_york": 2},
        madness=3,
        sane=1,
    )
    s = table(
        me,
        player(allegiance="dissenter_cultist", looked=[0], vp=-7),
        cities={"boston": {"card": "fbi", "stack": ["speakeasy", "freemasons"]}},
        row=["mythos_hastur", "mythos_offering"],
        mythos_deck=["mythos_silver_key"],
        reserve=["bootleggers"],
        blockades=["boston", "mythos_hastur"],
        tracks={"ritual": 4},
        cthulhu="st_louis",
        martial_law="washington",
        whateleys=["chicago"],
        deep_gone=1,
        gone=["corruption"],
        active=1,
        turn=8,
        left=1,
        begun=True,
        once=["mythos_dagon"],
    )
    own = seat(s, 0)
    assert hand(s, 0) == ["carl_jung", "tnt"]
    assert (own["held"], own["discards"], own["deck"]) == (["tnt"], ["city_boston"], 10)
    assert (own["allegiance"], own["revealed"], seat(s, 1, 0)["allegiance"]) == (
        "cultist",
        True,
        "dissenter_cultist",
    )
    assert seat(s, 1)["allegiance"] is None
    assert pieces(s)["friday"] == {
        "piece": "friday",
        "owner": 0,
        "city": "boston",
        "possessed": True,
        "power": 2,
        "influence": 1,
    }
    assert (own["mythos"], own["crypt"]) == (["mythos_dagon", "mythos_whateleys"], ["moses_fleet"])
    assert (own["pool"], own["limbo"], own["common"]) == (4, 3, 18 - 4 - 3 - 4)
    assert (own["vp"], own["madness"], own["sane"], seat(s, 1)["vp"]) == (4, 3, 1, -7)
    here = city(s, "boston")
    assert (here["controller"], here["cubes"], here["card_cubes"]) == (0, [2, 0], [1, 0])
    assert (here["card"], here["stack"], here["blockade"], here["card_blockade"]) == ("fbi", 2, True, False)
    assert [city(s, name)["gate_side"] for name in ("arkham", "detroit", "boston")] == [
        "closed",
        "open",
        None,
    ]
    assert [city(s, name)["closed"] for name in ("st_louis", "washington")] == ["cthulhu", "martial_law"]
    assert (city(s, "new_york")["deep_ones"], city(s, "chicago")["whateleys"]) == (2, 1)
    assert row(s)["mythos_hastur"]["cubes"] == [1, 0]
    found = facts(s)
    assert sorted(found["gone"]) == ["corruption", "moses_fleet", "start_gate_rite"]
    assert (found["deep_pool"], found["bag"], found["blockades"]) == (5, [5, 9], 10)
    assert (found["tracks"], found["active"], found["turn"], found["left"]) == ([4, 0], 1, 8, 1)
    assert (found["begun"], found["once"], prompt(s)) == (True, ["mythos_dagon"], "act")


def test_what_a_position_does_not_say() -> None:
    """2: as after the set-up"""
    s = GAME.position({"players": [{}, {}]})
    assert (hand(s, 0), seat(s, 0)["deck"], seat(s, 0)["unseen"]) == ([], 10, STARTING)
    assert [seat(s, number)["agent"] for number in range(2)] == ["monday", "tuesday"]
    assert [(seat(s, 0)[key]) for key in ("pool", "common", "limbo", "vp")] == [6, 12, 0, 0]
    assert all((found["card"] is not None, found["stack"]) == (True, 2) for found in facts(s)["cities"])
    assert (len(row(s)), facts(s)["mythos_deck"], facts(s)["reserve"]) == (3, 21, 24)
    assert (facts(s)["left"], facts(s)["begun"], facts(s)["bag"]) == (2, False, [6, 12])


def test_cards_that_are_named_come_in_this_order() -> None:
    s = table(
        player(deck=["tnt", "anarchists"]),
        player(),
        mythos_deck=["mythos_dagon"],
        cities={"boston": {"card": "fbi"}},
    )
    s.choose(0, "pass")
    assert {"tnt", "anarchists"} <= set(hand(s, 0))


def test_a_basic_agent_does_not_begin_beside_cthulhu() -> None:
    s = table(player(), player(), cthulhu="boston")
    assert pieces(s)["monday"]["city"] == "pittsburgh"
