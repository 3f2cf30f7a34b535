"""The language of effects (RULES.md 21): every op does what it says with arguments that no card of ours has."""

from typing import Any

import pytest

from subrosa.core import Game, State
from tests.rules.providence.table import (
    GAME,
    MAD,
    MYTHOS,
    SANE,
    can,
    choices,
    city,
    do,
    effect,
    events,
    facts,
    finish,
    hand,
    pieces,
    player,
    prompt,
    refused,
    rewritten,
    row,
    score,
    seat,
    table,
    with_effects,
)


def used(ops: str, *players: dict[str, Any], **position: Any) -> State:
    """Let seat 0 use Speakeasy, a card without a text, on which an owner has written these ops as an ACTION."""
    me, *others = players or (player(),)
    game = rewritten("speakeasy", "ACTION", ops)
    me = me | {"hand": ["speakeasy", *me["hand"]]}
    return do(table(me, *(others or [player()]), game=game, **position), "0 use speakeasy")


def usable(ops: str, *players: dict[str, Any], **position: Any) -> bool:
    """Tell whether seat 0 may use Speakeasy with these ops as an ACTION."""
    me, *others = players or (player(),)
    game = rewritten("speakeasy", "ACTION", ops)
    me = me | {"hand": ["speakeasy", *me["hand"]]}
    return can(table(me, *(others or [player()]), game=game, **position), "use speakeasy")


def owning(rule: str, me: dict[str, Any], mythos: list[str] | None = None, **position: Any) -> State:
    """Lay out a table at which seat 0 owns Offering, on which an owner has written a constant rule."""
    game = rewritten("mythos_offering", "CONSTANT", f'{{ op = "constant", {rule} }}')
    return table(me | {"mythos": mythos or ["mythos_offering"]}, player(), game=game, **position)


# ---- cards


def test_draw() -> None:
    s = used('{ op = "draw", n = 4 }')
    assert seat(s, 0)["cards"] == 4


def test_discard_draw_with_a_least_and_a_most() -> None:
    s = used(
        '{ op = "discard_draw", min = 2, max = 3 }', player("tnt", "anarchists", "freemasons", "hart_island")
    )
    assert s.view(0)["prompt"]["args"] == {"least": 2, "most": 3}
    do(s, "0 drop tnt")
    assert refused(s, 0, "done") == "card-missing"
    do(s, "0 drop anarchists", "0 drop freemasons")
    assert refused(s, 0, "drop hart_island") == "enough-cards"
    do(s, "0 done")
    assert len(hand(s, 0)) == 4
    assert not usable('{ op = "discard_draw", min = 2, max = 3 }', player("tnt"))


def test_recover_several_cards() -> None:
    s = used('{ op = "recover_from_discard", n = 2 }', player(discards=["tnt", "anarchists", "freemasons"]))
    do(s, "0 recover tnt", "0 recover freemasons")
    assert hand(s, 0) == ["tnt", "freemasons"]
    s = used('{ op = "recover_from_discard", n = 2 }', player(discards=["tnt"]))
    assert hand(s, 0) == ["tnt"], "there is no more"


def test_destroy_a_card_without_exceptions() -> None:
    """16: a City card returns to the supply, and an Agent goes with the card"""
    ops = '{ op = "destroy_own_card", where = ["hand"] }'
    me = player(
        "city_boston", "carl_jung", cities=["boston"], agents={"monday": "arkham", "carl_jung": "detroit"}
    )
    s = used(ops, me)
    assert set(choices(s)) == {"burn city_boston", "burn carl_jung"}
    do(s, "0 burn city_boston")
    assert "city_boston" in facts(s)["supply"]
    assert (city(s, "boston")["controller"], seat(s, 0)["vp"]) == (0, 4)
    s = do(used(ops, me), "0 burn carl_jung")
    assert "carl_jung" not in pieces(s)
    assert facts(s)["gone"] == ["carl_jung"]
    assert events(s, "agent-destroyed") == [{"seat": 0, "piece": "carl_jung", "city": "detroit"}]
    assert hand(s, 0) == ["city_boston"], "nothing is drawn for it"


def test_a_city_card_in_the_supply_goes_to_the_next_controller() -> None:
    """16: the controller gave it up before"""
    ops = '{ op = "destroy_own_card", where = ["hand"] }'
    game = rewritten("speakeasy", "FREE_ACTION", ops)
    s = table(
        player("speakeasy", "city_boston", cities=["boston"], agents={"monday": "arkham"}),
        player(cubes={"boston": 3}, agents={"tuesday": "boston"}),
        game=game,
    )
    do(s, "0 free speakeasy", "0 burn city_boston", "0 pass", "1 claim boston")
    assert "city_boston" in seat(s, 1)["discards"]
    assert (seat(s, 0)["vp"], seat(s, 1)["vp"]) == (0, 4)


def test_the_hands_of_others_are_discarded_and_nothing_is_drawn() -> None:
    s = used('{ op = "others_discard_hand_draw", n = 0 }', player(), player("tnt", "anarchists"))
    assert (hand(s, 1), seat(s, 1)["discards"]) == ([], ["anarchists", "tnt"])


def test_the_card_of_a_city_without_the_city() -> None:
    """Whoever claims the City takes the card from wherever it is."""
    s = used('{ op = "take_city_card", card = "city_boston" }', player(), player(cubes={"boston": 3}))
    assert seat(s, 0)["discards"] == ["city_boston", "speakeasy"]
    assert city(s, "boston")["controller"] is None
    do(s, "0 pass", "1 claim boston")
    assert "city_boston" not in seat(s, 0)["discards"]
    assert "city_boston" in seat(s, 1)["discards"]
    assert not usable('{ op = "take_city_card", card = "city_boston" }', player(), player(cities=["boston"]))


# ---- cubes and Blockades


def test_add_influence_to_some_kinds_of_places() -> None:
    s = used('{ op = "add_influence", n = 3, targets = ["mythos"] }', row=["mythos_dagon"])
    assert choices(s) == ["add mythos_dagon", "stop"]
    do(s, "0 add mythos_dagon", "0 add mythos_dagon", "0 stop")
    assert row(s)["mythos_dagon"]["cubes"] == [2, 0]
    assert not usable('{ op = "add_influence", n = 3, targets = ["mythos"] }')


def test_force_retrieve_from_mythos_cards() -> None:
    """ "Up to" includes none, unlike cubes that go to Limbo."""
    ops = '{ op = "force_retrieve", n = 3, where = ["mythos"] }'
    other = player(cubes={"mythos_dagon": 2, "boston": 2})
    s = used(ops, player(), other, row=["mythos_dagon"])
    assert choices(s) == ["aim mythos_dagon 1", "stop"]
    do(s, "0 aim mythos_dagon 1", "0 aim mythos_dagon 1")
    assert (seat(s, 1)["pool"], seat(s, 1)["limbo"]) == (4, 0)
    assert row(s)["mythos_dagon"]["cubes"] == [0, 0]
    assert prompt(do(used(ops, player(), other, row=["mythos_dagon"]), "0 stop")) == "act"


def test_cubes_of_one_other_player_from_several_places() -> None:
    ops = '{ op = "cubes_to_limbo", n = 3, whose = "one_other_player", where = ["city", "mythos"], spread = true }'
    s = used(
        ops,
        player(cubes={"boston": 1}),
        player(cubes={"boston": 1, "mythos_dagon": 1, "atlanta": 1}),
        player(cubes={"boston": 1}),
        row=["mythos_dagon"],
    )
    assert set(choices(s)) == {"aim boston 1", "aim atlanta 1", "aim mythos_dagon 1", "aim boston 2"}
    do(s, "0 aim boston 1")
    assert set(choices(s)) == {"aim atlanta 1", "aim mythos_dagon 1", "stop"}
    do(s, "0 aim atlanta 1", "0 aim mythos_dagon 1")
    assert [seat(s, number)["limbo"] for number in range(3)] == [0, 3, 0]


def test_cubes_of_anybody_from_one_place() -> None:
    ops = '{ op = "cubes_to_limbo", n = 2, whose = "any", where = ["city"] }'
    s = used(ops, player(cubes={"boston": 1, "arkham": 1}), player(cubes={"boston": 1}))
    do(s, "0 aim boston 0")
    assert set(choices(s)) == {"aim boston 1", "stop"}


@pytest.mark.parametrize(
    ("mode", "targets", "offered"),
    [
        ("place", "mythos", {"block mythos_dagon"}),
        ("remove", "main", {"unblock boston_card"}),
        ("place_or_remove", "main", {"block arkham_card", "unblock boston_card"}),
        ("move", "main", {"unblock boston_card"}),
    ],
)
def test_blockades(mode: str, targets: str, offered: set[str]) -> None:
    s = used(
        f'{{ op = "blockade", mode = "{mode}", targets = ["{targets}"] }}, {{ op = "vp", n = 1 }}',
        cities={"boston": {"card": "tnt"}, "arkham": {"card": "anarchists"}},
        row=["mythos_dagon", "mythos_hastur"],
        blockades=["boston_card", "mythos_hastur"],
    )
    if mode == "place":
        assert city(s, "boston")["card_blockade"]
        assert row(s)["mythos_dagon"]["blockade"], "there is one place only"
    elif len(offered) > 1:
        assert set(choices(s)) == offered
    else:
        assert not city(s, "boston")["card_blockade"]
        assert city(s, "arkham")["card_blockade"] == (mode == "move")


def test_a_blockade_is_not_moved_if_there_is_nowhere_to_put_it() -> None:
    ops = '{ op = "blockade", mode = "move", targets = ["mythos"] }'
    assert usable(ops, row=["mythos_dagon", "mythos_hastur"], blockades=["mythos_dagon"])
    assert not usable(ops, row=["mythos_dagon"], blockades=["mythos_dagon"])


def test_the_cubes_of_a_claimed_main_card_go_elsewhere() -> None:
    game = rewritten("tnt", "CLAIM", '{ op = "claim_cubes_to_target", targets = ["mythos", "main"] }')
    s = table(
        player(cubes={"boston_card": 2}),
        player(),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
        row=["mythos_dagon"],
        game=game,
    )
    do(s, "0 claim boston_card")
    assert set(choices(s)) == {"send boston_card", "send mythos_dagon"}
    do(s, "0 send mythos_dagon")
    assert (row(s)["mythos_dagon"]["cubes"], seat(s, 0)["limbo"]) == ([2, 0], 0)


def test_an_agent_who_changes_hands_brings_no_cubes() -> None:
    """The cubes of an earlier claim stay in Limbo."""
    game = GAME.with_cards(
        with_effects(
            "carl_jung",
            effect("CLAIM", '{ op = "claim_cubes_to_target", targets = ["city"] }'),
            text=with_effects(
                "speakeasy",
                effect("ACTION", '{ op = "claim_agent", from = "other_player", condition = "none" }'),
            ),
        )
    )
    s = table(
        player("speakeasy", cubes={"boston": 2}),
        player(agents={"tuesday": "detroit", "carl_jung": "chicago"}),
        game=game,
    )
    do(s, "0 claim boston", "0 use speakeasy")
    assert pieces(s)["carl_jung"]["owner"] == 0
    assert (seat(s, 0)["limbo"], prompt(s)) == (2, "act")


# ---- kills and Gates


def test_a_kill_with_the_basic_agent() -> None:
    ops = '{ op = "kill", actor = "basic_agent", power = "none" }'
    me = player(agents={"monday": "boston", "wyatt_earp": "detroit"})
    other = player(agents={"tuesday": "chicago", "carl_jung": "boston", "eunice_hunt": "detroit"})
    s = table(me | {"hand": ["speakeasy"]}, other, game=rewritten("speakeasy", "ACTION", ops))
    s.choose(0, "use speakeasy")
    assert choices(s) == ["kill carl_jung"], "Wyatt Earp does not act"
    do(s, "0 kill carl_jung", "0 done")
    assert seat(s, 0)["crypt"] == ["carl_jung"]


@pytest.mark.parametrize(
    ("targets", "offered"),
    [
        ("recruited_agent", ["kill carl_jung"]),
        ("deep_one", ["slay boston"]),
        ("mi_go", ["kill mi_go"]),
        ("basic_agent", ["kill wednesday"]),
    ],
)
def test_a_kill_of_some_victims_only(targets: str, offered: list[str]) -> None:
    ops = f'{{ op = "kill", actor = "any_own_agent", power = "none", targets = ["{targets}"] }}'
    s = table(
        player("speakeasy", agents={"monday": "boston"}),
        player(
            agents={"tuesday": "boston", "carl_jung": "boston", "mi_go": "boston"},
            deep_ones={"boston": 1},
            mythos=["mythos_mi_go"],
        ),
        player(agents={"wednesday": "boston"}, vp=5),
        game=rewritten("speakeasy", "ACTION", ops),
    )
    s.choose(0, "use speakeasy")
    assert choices(s) == offered


def test_a_kill_anywhere_by_somebody() -> None:
    """4.1: with this Agent, who has to be on the board; power counts where the victim is"""
    game = rewritten(
        "eunice_hunt", "ACTION", '{ op = "kill", actor = "this_agent", power = "normal", scope = "anywhere" }'
    )
    other = player(agents={"tuesday": "chicago", "carl_jung": "arkham"})
    s = table(
        player("eunice_hunt", "start_contacts", agents={"monday": "arkham", "eunice_hunt": "atlanta"}),
        other,
        game=game,
    )
    do(s, "0 use eunice_hunt, kill carl_jung with start_contacts")
    assert seat(s, 0)["crypt"] == ["carl_jung"]


def test_a_kill_in_the_middle_of_a_text() -> None:
    """8: with cards for power; the card that allows it adds nothing"""
    ops = '{ op = "draw", n = 1 }, { op = "kill", actor = "any_own_agent", power = "normal" }, { op = "vp", n = 1 }'
    me = player("start_contacts", "tnt", agents={"monday": "arkham"}, deck=["start_leverage"])
    s = used(ops, me, player(agents={"tuesday": "chicago", "carl_jung": "arkham"}))
    assert prompt(s) == "kill"
    assert choices(s) == ["kill carl_jung"]
    assert refused(s, 0, "stop") == "not-now"
    do(s, "0 kill carl_jung")
    assert set(choices(s)) == {"pay start_contacts", "pay tnt"}
    do(s, "0 pay start_contacts", "0 done")
    assert (seat(s, 0)["crypt"], seat(s, 0)["vp"]) == (["carl_jung"], 1)


def test_a_text_that_begins_with_a_kill_goes_on_without_a_victim() -> None:
    """5.6: as far as possible"""
    ops = '{ op = "kill", actor = "any_own_agent", power = "normal" }, { op = "vp", n = 1 }'
    s = used(ops)
    assert (seat(s, 0)["vp"], prompt(s)) == (1, "act")
    s = table(
        player("speakeasy", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "chicago", "carl_jung": "arkham"}),
        game=rewritten("speakeasy", "ACTION", ops),
    )
    s.choose(0, "use speakeasy")
    assert choices(s) == ["kill carl_jung"], "if there is one, somebody is killed"


def test_an_optional_kill() -> None:
    ops = '{ op = "kill", actor = "any_own_agent", power = "none", optional = true }, { op = "vp", n = 1 }'
    me = player(agents={"monday": "arkham"})
    s = used(ops, me, player(agents={"tuesday": "chicago", "carl_jung": "arkham"}))
    assert (seat(s, 0)["crypt"], seat(s, 0)["vp"], prompt(s)) == ([], 1, "act")


def test_gates_without_power_and_with_the_basic_agent() -> None:
    ops = '{ op = "gate", modes = ["open"], actor = "basic_agent", power = "none" }'
    s = table(
        player("speakeasy", agents={"monday": "arkham", "wyatt_earp": "boston"}),
        player(),
        rolls=[MAD],
        game=rewritten("speakeasy", "ACTION", ops),
    )
    s.choose(0, "use speakeasy")
    assert choices(s) == ["open monday"]
    do(s, "0 open monday", "0 done")
    assert city(s, "arkham")["gate_side"] == "open"


def test_a_gate_in_the_middle_of_a_text() -> None:
    """9: also when a card is claimed"""
    game = rewritten(
        "tnt",
        "CLAIM",
        '{ op = "vp", n = 1 }, { op = "gate", modes = ["close"], actor = "any_own_agent", power = "normal" }',
    )
    me = player("city_chicago", cubes={"boston_card": 1}, agents={"monday": "chicago"}, cities=["chicago"])
    s = table(me, player(), cities={"boston": {"card": "tnt", "stack": ["fbi"]}}, game=game, rolls=[SANE])
    do(s, "0 claim boston_card")
    assert prompt(s) == "gate"
    do(s, "0 close monday", "0 pay city_chicago", "0 done")
    assert city(s, "chicago")["gate_side"] == "closed"
    assert seat(s, 0)["sane"] == 1


@pytest.mark.parametrize(
    "op",
    [
        'op = "kill", actor = "any_own_agent", power = "normal"',
        'op = "gate", modes = ["close"], actor = "any_own_agent", power = "normal"',
        'op = "destroy_own_card", where = ["hand"], except = ["city_card"]',
        (
            'op = "choose", options = [[{ op = "kill", actor = "any_own_agent", power = "normal" }], '
            '[{ op = "destroy_own_card", where = ["hand"], except = ["city_card"] }]]'
        ),
    ],
)
def test_a_part_that_the_hand_decides_is_asked_in_any_case(op: str) -> None:
    """19: not asking would tell the others what is in the hand"""
    other = player(agents={"tuesday": "chicago", "carl_jung": "boston"})
    tables = [
        used(
            f'{{ op = "vp", n = 1 }}, {{ {op} }}',
            player(card, deck=[below], agents={"monday": "boston"}, cities=["boston"]),
            other,
        )
        for card, below in (("tnt", "city_boston"), ("city_boston", "tnt"))
    ]
    for viewer in (None, 1):
        assert tables[0].view(viewer) == tables[1].view(viewer)
    assert choices(tables[1]) == ["stop"]
    assert choices(tables[0]) != ["stop"]
    assert prompt(do(tables[1], "0 stop")) == "act"


@pytest.mark.parametrize(("pile", "asks"), [("city_boston", "act"), ("tnt", "burn-card")])
def test_a_part_that_everybody_sees_to_be_impossible_is_not_asked(pile: str, asks: str) -> None:
    """5.6: a discard pile lies open"""
    ops = '{ op = "vp", n = 1 }, { op = "destroy_own_card", where = ["discard"], except = ["city_card"] }'
    assert prompt(used(ops, player(discards=[pile], cities=["boston"]))) == asks


# ---- tracks, points, sanity


def test_a_marker_goes_back() -> None:
    s = used('{ op = "track", track = "ritual", delta = -3 }', tracks={"ritual": 5})
    assert facts(s)["tracks"] == [2, 0]


def test_points_and_actions() -> None:
    s = used('{ op = "vp", n = 3 }, { op = "gain_action", n = 2 }')
    assert (seat(s, 0)["vp"], facts(s)["left"]) == (3, 1 + 2)


@pytest.mark.parametrize(("roll", "track", "points"), [(MAD, [0, 2], 0), (SANE, [0, 0], 2)])
def test_what_follows_a_test_of_anybody(roll: int, track: list[int], points: int) -> None:
    """The choices and gains are those of whoever uses the text."""
    ops = (
        '{ op = "sanity_test", who = "choose_any", on_sane = [{ op = "vp", n = 2 }], '
        'on_madness = [{ op = "track", track = "investigation", delta = 2 }] }'
    )
    s = used(ops, player(), player(), player(), rolls=[roll])
    assert choices(s) == ["face 1", "face 2", "face 0"]
    do(s, "0 face 2")
    assert seat(s, 2)["madness"] + seat(s, 2)["sane"] == 1
    assert (facts(s)["tracks"], seat(s, 0)["vp"]) == (track, points)


@pytest.mark.parametrize(("roll", "points"), [(MAD, 0), (SANE, 2)])
def test_what_follows_a_test_on_the_first_card_of_the_file(roll: int, points: int) -> None:
    ops = '{ op = "sanity_test", who = "self", on_sane = [{ op = "vp", n = 2 }] }'
    game = rewritten("start_contacts", "ACTION", ops)
    s = table(player("start_contacts"), player(), game=game, rolls=[roll])
    assert seat(do(s, "0 use start_contacts"), 0)["vp"] == points


def test_madness_of_several_tests() -> None:
    s = used('{ op = "return_madness", n = 2 }', player(madness=2))
    assert choices(s) == ["calm 1", "calm 2"]
    assert refused(s, 0, "calm 3") == "not-so-much-madness"
    do(s, "0 calm 2")
    assert seat(s, 0)["madness"] == 0


# ---- Agents


def test_pieces_that_move_to_adjacent_cities_move_once() -> None:
    ops = '{ op = "move_agent", n = 3, to = "adjacent", which = ["own_agent", "own_deep_one"] }'
    s = used(ops, player(agents={"monday": "arkham"}, deep_ones={"charleston": 1}))
    do(s, "0 swim charleston atlanta")
    assert set(choices(s)) == {"move monday boston", "move monday new_york", "stop"}
    do(s, "0 move monday boston")
    assert (prompt(s), city(s, "atlanta")["deep_ones"]) == ("act", 1)


def test_deep_ones_only() -> None:
    ops = '{ op = "move_agent", n = 2, to = "any_one_city", which = ["own_deep_one"] }'
    s = used(ops, player(deep_ones={"boston": 1, "arkham": 1}))
    assert not [choice for choice in choices(s) if choice.startswith("move")]
    do(s, "0 swim boston atlanta")
    assert choices(s) == ["swim arkham atlanta", "stop"]
    assert not usable(ops, player())


def test_the_basic_agent_is_possessed_by_an_action() -> None:
    s = used('{ op = "flip_possessed", which = "basic_agent" }')
    assert pieces(s)["monday"]["possessed"]
    assert not usable(
        '{ op = "flip_possessed", which = "basic_agent" }',
        player(possessed=["monday"], agents={"monday": "boston"}),
    )


def test_an_agent_of_another_player_is_claimed_anywhere() -> None:
    """7.2, A42: under Martial Law it stays where it is"""
    ops = '{ op = "claim_agent", from = "other_player", condition = "none" }'
    other = player(
        "carl_jung", agents={"tuesday": "detroit", "carl_jung": "chicago"}, possessed=["carl_jung"]
    )
    s = used(ops, player(), other, martial_law="chicago")
    assert pieces(s)["carl_jung"] == {
        "piece": "carl_jung",
        "owner": 0,
        "city": "chicago",
        "possessed": False,
        "power": 0,
        "influence": 1,
    }
    assert "carl_jung" in seat(s, 0)["discards"]
    assert len(hand(s, 1)) == 1, "a card is drawn for it"


@pytest.mark.parametrize(
    ("which", "gone"),
    [("own_recruited_agent", "eunice_hunt"), ("other_players_recruited_agent", "carl_jung")],
)
def test_agents_are_destroyed_anywhere(which: str, gone: str) -> None:
    ops = f'{{ op = "destroy_agent", which = "{which}" }}'
    me = player(agents={"monday": "boston", "eunice_hunt": "boston"})
    s = used(ops, me, player(agents={"tuesday": "chicago", "carl_jung": "atlanta"}))
    assert gone not in pieces(s)
    assert facts(s)["gone"] == [gone]


# ---- Cities, decks, special pieces


def test_any_city_is_claimed() -> None:
    """6.6: but not under a Blockade, nor a closed one"""
    ops = '{ op = "claim_city", condition = "none" }'
    s = used(
        ops,
        player(cities=["arkham"]),
        player(cities=["boston"]),
        blockades=["detroit"],
        martial_law="chicago",
    )
    found = {choice.removeprefix("claim ") for choice in choices(s)}
    assert not found & {"arkham", "detroit", "chicago"}
    assert len(found) == 9
    do(s, "0 claim boston")
    assert (seat(s, 0)["vp"], seat(s, 1)["vp"]) == (2 + 4, 0)


def test_an_agent_of_the_reserve_by_an_action() -> None:
    s = used(
        '{ op = "claim_reserve", mode = "until_agent", place = "any_city" }', reserve=["tnt", "carl_jung"]
    )
    do(s, "0 put atlanta")
    assert pieces(s)["carl_jung"]["city"] == "atlanta"


def test_several_mythos_cards_are_added() -> None:
    s = used('{ op = "add_mythos", n = 2 }', mythos_deck=["mythos_dagon", "mythos_hastur", "mythos_mi_go"])
    assert list(row(s)) == ["mythos_dagon", "mythos_hastur"]


def test_all_deep_ones_at_once() -> None:
    game = rewritten("deep_ones", "ACTION", '{ op = "place_deep_ones", n = 8, to = "one_city" }')
    s = do(
        table(player("deep_ones", deep_ones={"boston": 3}), player(), game=game),
        "0 use deep_ones",
        "0 put arkham",
    )
    assert city(s, "arkham")["deep_ones"] == 5, "as many as there are"


def test_fewer_deep_ones_end_the_game() -> None:
    ops = '{ op = "end_game_if_deep_ones", n = 2 }, { op = "vp", n = 1 }'
    s = used(ops, player(), player(deep_ones={"boston": 1, "arkham": 1}))
    assert s.result is not None
    assert s.result.ending == "deep_ones"
    assert seat(s, 0)["vp"] == 0, "the effect stops there"


def test_mi_go_with_another_power_and_no_passenger() -> None:
    game = GAME.with_cards(
        with_effects(
            "mythos_mi_go",
            effect("CLAIM", '{ op = "place_mi_go", power = 4 }'),
            effect("ACTION", '{ op = "move_mi_go" }'),
        )
    )
    s = table(
        player(cubes={"mythos_mi_go": 1}, agents={"monday": "boston", "carl_jung": "atlanta"}),
        player(),
        row=["mythos_mi_go"],
        game=game,
        rolls=[SANE],
    )
    do(s, "0 claim mythos_mi_go", "0 put atlanta", "0 use mythos_mi_go", "0 move mi_go arkham")
    assert (pieces(s)["mi_go"]["power"], pieces(s)["mi_go"]["city"]) == (4, "arkham")
    assert pieces(s)["carl_jung"]["city"] == "atlanta"


# ---- several ways, parts that may be left out, parts that are insisted on


def test_one_of_three_ways() -> None:
    ops = (
        '{ op = "choose", options = [[{ op = "vp", n = 1 }], [{ op = "return_madness", n = 1 }], '
        '[{ op = "draw", n = 1 }, { op = "vp", n = 2 }]] }'
    )
    s = table(player("speakeasy"), player(), game=rewritten("speakeasy", "ACTION", ops))
    s.choose(0, "use speakeasy")
    assert choices(s) == ["way 1", "way 3"], "there is no Madness to return"
    do(s, "0 way 3", "0 done")
    assert (seat(s, 0)["vp"], seat(s, 0)["cards"]) == (2, 1)


def test_one_of_several_ways_after_something_else() -> None:
    ops = '{ op = "vp", n = 1 }, { op = "choose", options = [[{ op = "vp", n = 1 }], [{ op = "draw", n = 1 }]] }'
    s = do(used(ops), "0 way 2")
    assert (seat(s, 0)["vp"], seat(s, 0)["cards"]) == (1, 1)


OPTIONAL = [
    'op = "draw", n = 1',
    'op = "discard_draw", min = 1, max = 1',
    'op = "recover_from_discard", n = 1',
    'op = "gain_cubes", n = 1',
    'op = "track", track = "ritual", delta = 1',
    'op = "vp", n = 1',
    'op = "gain_action", n = 1',
    'op = "sanity_test", who = "self"',
    'op = "return_madness", n = 1',
    'op = "flip_possessed", which = "own_recruited_agent"',
    'op = "claim_reserve", mode = "until_agent", place = "any_city"',
    'op = "add_mythos", n = 1',
    'op = "peek_allegiance"',
    'op = "others_discard_hand_draw", n = 1',
    'op = "take_city_card", card = "city_rlyeh"',
    'op = "destroy_self"',
    'op = "choose", options = [[{ op = "vp", n = 1 }], [{ op = "draw", n = 1 }]]',
]


@pytest.mark.parametrize("op", OPTIONAL)
def test_an_optional_part_may_be_left_out(op: str) -> None:
    """21: also one that asks nothing else"""
    me = player("tnt", agents={"monday": "boston", "carl_jung": "boston"}, madness=1, discards=["anarchists"])
    s = used(f'{{ op = "gain_cubes", n = 1 }}, {{ {op}, optional = true }}', me)
    assert (prompt(s), choices(s)) == ("leave-out", ["way 2", "stop"])
    assert refused(s, 0, "way 1") == "way-impossible"
    left_out = s.copy()
    do(left_out, "0 stop")
    assert prompt(left_out) == "act"
    before = len(s.log(0))
    do(s, "0 way 2")
    assert len(s.log(0)) > before or prompt(s) not in ("act", "leave-out")


ASKING = [
    ('op = "add_influence", n = 1, targets = ["city"]', "add-cubes"),
    ('op = "force_retrieve", n = 1, where = ["city"]', "take-away"),
    ('op = "cubes_to_limbo", n = 1, whose = "others", where = ["city"]', "take-away"),
    ('op = "blockade", mode = "place", targets = ["city"]', "blockade"),
    ('op = "kill", actor = "any_own_agent", power = "none"', "kill"),
    ('op = "gate", modes = ["close"], actor = "any_own_agent", power = "none"', "gate"),
    ('op = "move_agent", n = 1, to = "adjacent", which = ["own_agent"]', "move-pieces"),
    ('op = "claim_agent", from = "other_player", condition = "none"', "seize-agent"),
    ('op = "claim_city", condition = "none"', "claim-city"),
    ('op = "destroy_face_up_card", condition = "none"', "raze-card"),
    ('op = "destroy_agent", which = "own_recruited_agent"', "destroy-agent"),
    ('op = "destroy_own_card", where = ["hand", "discard"]', "burn-card"),
]


@pytest.mark.parametrize(("op", "asks"), ASKING)
def test_an_optional_question_may_be_answered_with_no(op: str, asks: str) -> None:
    s = used(
        f'{{ op = "vp", n = 1 }}, {{ {op}, optional = true }}',
        player("tnt", agents={"monday": "boston", "carl_jung": "boston"}),
        player(cubes={"boston": 1}, agents={"tuesday": "boston", "eunice_hunt": "boston"}),
        cities={"arkham": {"card": "anarchists"}},
    )
    assert prompt(s) == asks
    assert choices(s)[-1] == "stop"
    assert len(choices(s)) > 1
    before = facts(s) | {"left": 0}
    assert facts(do(s, "0 stop"))["players"][1] == before["players"][1]
    assert prompt(s) == "act"


def test_what_is_required_has_to_be_possible_in_full() -> None:
    """5.6"""
    assert usable('{ op = "gain_cubes", n = 2, required = true }', player(pool=16))
    assert not usable('{ op = "gain_cubes", n = 2, required = true }, { op = "vp", n = 1 }', player(pool=17))
    assert not usable('{ op = "draw", n = 11, required = true }, { op = "vp", n = 1 }')
    assert usable('{ op = "draw", n = 10, required = true }, { op = "vp", n = 1 }')
    assert not usable('{ op = "track", track = "ritual", delta = -2, required = true }', tracks={"ritual": 1})
    assert usable('{ op = "track", track = "ritual", delta = -2, required = true }', tracks={"ritual": 2})
    assert not usable('{ op = "recover_from_discard", n = 2, required = true }', player(discards=["tnt"]))
    deep = '{ op = "vp", n = 1 }, { op = "place_deep_ones", n = 4, to = "one_city", required = true }'
    game = rewritten("deep_ones", "ACTION", deep)
    for there, may in ((4, True), (5, False)):
        assert (
            can(table(player("deep_ones", deep_ones={"boston": there}), player(), game=game), "use deep_ones")
            == may
        )
    owned = [
        f"mythos_{name}"
        for name in ("cthulhu", "hastur", "yog_sothoth", "dagon", "black_goat", "nikola_tesla")
    ]
    rest = [card for card in MYTHOS if card not in owned]
    add = '{ op = "add_mythos", n = 2, required = true }, { op = "vp", n = 1 }'
    assert usable(add, player(mythos=owned), row=rest[2:])
    assert not usable(add, player(mythos=owned), row=rest[1:])


# ---- rules in force


def test_more_further_cubes_on_other_places() -> None:
    s = owning('rule = "extra_cube_on_add_influence", n = 2, targets = ["city"]', player("speakeasy"))
    do(s, "0 add arkham with speakeasy")
    assert "extra boston" in choices(s)
    assert not [choice for choice in choices(s) if choice.endswith("_card")]
    do(s, "0 extra boston")
    assert choices(s) == ["extra boston", "stop"], "all of them to one place"
    do(s, "0 extra boston")
    assert (city(s, "boston")["cubes"], prompt(s)) == ([2, 0], "act")


def test_whateley_tokens_of_other_strength() -> None:
    text = with_effects(
        "mythos_whateleys",
        effect("CLAIM", '{ op = "take_whateley_tokens", n = 3 }'),
        effect("CONSTANT", '{ op = "constant", rule = "whateley_token", influence = 3, power = 0 }'),
    )
    s = table(
        player(
            "hired_guns",
            "start_contacts",
            cubes={"arkham": 1},
            mythos=["mythos_whateleys"],
            agents={"monday": "arkham"},
        ),
        player(cubes={"arkham": 4}, agents={"tuesday": "chicago", "carl_jung": "boston"}),
        whateleys=["arkham"],
        game=GAME.with_cards(text),
    )
    assert can(s, "claim arkham"), "1 and 1 and 3 against 4"


@pytest.mark.parametrize(("limit", "over"), [(2, True), (3, False)])
def test_how_much_madness_is_too_much(limit: int, over: bool) -> None:
    game = GAME.with_cards(
        with_effects(
            "mythos_offering",
            effect("CONSTANT", f'{{ op = "constant", rule = "insane_at", value = {limit} }}'),
            text=with_effects("mythos_elder_sign"),
        )
    )
    me = player(madness=1, allegiance="investigator", mythos=["mythos_necronomicon", "mythos_offering"])
    s = do(table(me, player(), rolls=[MAD], game=game), "0 use mythos_necronomicon")
    assert (s.result is not None) == over


@pytest.mark.parametrize(
    ("owned", "size"),
    [
        (["mythos_offering"], 8),
        (["mythos_great_race_of_yith"], 6),
        (["mythos_offering", "mythos_great_race_of_yith"], 8),
    ],
)
def test_two_cards_with_the_same_rule(owned: list[str], size: int) -> None:
    """21.2: each has a number of its own, and the highest counts"""
    s = owning('rule = "hand_size", value = 8', player(), mythos=owned)
    assert len(hand(do(s, "0 pass"), 0)) == size


@pytest.mark.parametrize(
    ("n", "minimum", "enough"), [(9, 1, True), (9, 2, False), (3, 0, True), (2, 0, False)]
)
def test_how_much_less_a_gate_takes(n: int, minimum: int, enough: bool) -> None:
    """Boston's takes 4, and Monday has 1"""
    text = with_effects(
        "mythos_keziah_mason",
        effect(
            "CONSTANT", f'{{ op = "constant", rule = "gate_power_discount", n = {n}, minimum = {minimum} }}'
        ),
    )
    me = player("ancient_seal", mythos=["mythos_keziah_mason"], agents={"monday": "boston"})
    assert can(table(me, player(), game=GAME.with_cards(text)), "use ancient_seal") == enough


def test_more_actions_for_the_first_claim() -> None:
    text = with_effects(
        "mythos_nikola_tesla",
        effect("CONSTANT", '{ op = "constant", rule = "gain_action_on_first_card_claim_each_turn", n = 3 }'),
    )
    s = table(
        player(cubes={"boston_card": 1}, mythos=["mythos_nikola_tesla"]),
        player(),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
        game=GAME.with_cards(text),
    )
    assert facts(do(s, "0 claim boston_card"))["left"] == 1 + 3


@pytest.mark.parametrize(("words", "asked"), [(", if_unrevealed = true", False), ("", True)])
def test_an_impostor_who_was_revealed(words: str, asked: bool) -> None:
    """A29: the card of ours asks for secrecy"""
    text = with_effects(
        "mythos_impostor",
        effect("END_GAME", f'{{ op = "constant", rule = "may_swap_to_opposite_allegiance_at_end"{words} }}'),
    )
    me = player("arkham_advertiser", mythos=["mythos_impostor"], allegiance="investigator", revealed=True)
    s = table(me, player(), tracks={"investigation": 14}, game=GAME.with_cards(text))
    do(s, "0 track investigation_plus with arkham_advertiser")
    assert (s.result is None) == asked


@pytest.mark.parametrize(
    ("per", "each", "points"),
    [
        ("mythos_cards_owned", 1, 2),
        ("crypt_tokens", 2, 1),
        ("cities_controlled", 1, 3),
        ("recruited_agents", 1, 2),
    ],
)
def test_points_in_the_end(per: str, each: int, points: int) -> None:
    text = with_effects(
        "mythos_offering",
        effect("END_GAME", f'{{ op = "end_game_vp", n = 1, per = "{per}", each = {each} }}'),
    )
    s = table(
        player(
            mythos=["mythos_offering", "mythos_nikola_tesla"],
            crypt=["moses_fleet", "kana_mishima", "mi_go"],
            cities=["boston", "arkham", "detroit"],
            agents={"monday": "boston", "carl_jung": "boston", "eunice_hunt": "boston"},
        ),
        player(),
        gone=["moses_fleet", "kana_mishima"],
        game=GAME.with_cards(text),
    )
    assert GAME.with_cards(text).shown(s.view(0))["counting"][0] == GAME.with_cards(text).standing(s)[0]
    assert score(finish(s), 0)["effects"] == points


# ---- RIPOSTES on other cards


def test_another_card_that_is_destroyed_when_it_is_played() -> None:
    game = rewritten("speakeasy", "RIPOSTE", '{ op = "destroy_self", when = "after_played_in_action" }')
    s = do(table(player("speakeasy"), player(), game=game), "0 add boston with speakeasy")
    assert facts(s)["gone"] == ["speakeasy"]
    s = do(table(player("speakeasy"), player(), game=game), "0 discard with speakeasy")
    assert facts(s)["gone"] == []


def test_another_card_that_is_tested_after_each_use() -> None:
    game = rewritten("speakeasy", "RIPOSTE", '{ op = "sanity_test", who = "self", when = "after_each_use" }')
    s = do(table(player("speakeasy"), player(), game=game, rolls=[MAD]), "0 add boston with speakeasy")
    assert seat(s, 0)["madness"] == 1


def test_another_agent_who_can_be_saved() -> None:
    prevent = (
        '{ op = "prevent_own_destruction", cause = "gate_sanity_test", cost = "discard_1_card_from_hand", '
        "optional = true }"
    )
    game = rewritten("carl_jung", "RIPOSTE", prevent)
    s = table(
        player("portal_to_another_world", "tnt", agents={"monday": "boston", "carl_jung": "arkham"}),
        player(),
        game=game,
        rolls=[MAD],
    )
    do(s, "0 use portal_to_another_world, close carl_jung")
    assert choices(s) == ["pass", "drop tnt"]
    do(s, "0 drop tnt")
    assert pieces(s)["carl_jung"]["city"] == "arkham"


# ---- other cards with texts


@pytest.mark.parametrize("card", ["start_leverage", "city_boston", "carl_jung"])
def test_any_advantage_card_may_have_an_action(card: str) -> None:
    game: Game = rewritten(card, "ACTION", '{ op = "vp", n = 2 }')
    me = player(card, cities=["boston"], vp=0, agents={"monday": "arkham", "carl_jung": "arkham"})
    s = do(table(me, player(), game=game), f"0 use {card}")
    assert (seat(s, 0)["vp"], seat(s, 0)["discards"]) == (2, [card])


def test_a_city_with_a_claim_text() -> None:
    game = rewritten("city_boston", "CLAIM", '{ op = "vp", n = 2 }')
    s = do(table(player(cubes={"boston": 1}), player(), game=game), "0 claim boston")
    assert seat(s, 0)["vp"] == 4 + 2


def test_a_mythos_card_with_a_limit() -> None:
    game = rewritten("mythos_offering", "ACTION", '{ op = "vp", n = 2, limit = "once_per_turn" }')
    s = do(table(player(mythos=["mythos_offering"]), player(), game=game), "0 use mythos_offering")
    assert refused(s, 0, "use mythos_offering") == "used-this-turn"
    do(s, "0 pass", "1 pass")
    assert can(s, "use mythos_offering")
