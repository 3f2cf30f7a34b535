"""Rulings (RULES.md 22) that no chapter's own tests show."""

import pytest

from tests.rules.providence.table import (
    CITIES,
    DATA,
    GAME,
    MAD,
    MYTHOS,
    SANE,
    TEXT,
    can,
    choices,
    city,
    do,
    effect,
    effect_of_cultist,
    elder,
    events,
    facts,
    failures,
    finish,
    hand,
    pieces,
    player,
    printed,
    prompt,
    row,
    score,
    seat,
    stations,
    table,
    with_effects,
)


def test_points_beyond_the_track_are_counted_exactly() -> None:
    """A21: below -5 and above 35; the track is only a display"""
    s = table(player(cubes={"st_louis": 2}, vp=1), player(cities=["st_louis"], vp=-3))
    do(s, "0 claim st_louis")
    assert (seat(s, 0)["vp"], seat(s, 1)["vp"]) == (7, -9)
    assert score(finish(s), 1)["track_vp"] == -9
    s = table(player(cubes={"st_louis": 1}, vp=32), player())
    do(s, "0 claim st_louis")
    assert s.result is not None
    assert score(s, 0)["track_vp"] == 38


def test_moves_that_gain_nothing_are_allowed() -> None:
    """A23: cubes in one's own City, a Blockade on what one leads, a kill for an Investigator, a marker of the others"""
    s = table(
        player(
            "speakeasy",
            "labor_union",
            "hired_guns",
            "esoteric_order_of_dagon",
            cities=["boston"],
            cubes={"arkham": 2},
            allegiance="investigator",
            agents={"monday": "arkham", "wyatt_earp": "arkham"},
        ),
        player(agents={"tuesday": "detroit", "carl_jung": "arkham"}),
        left=4,
        begun=True,
    )
    do(s, "0 add boston with speakeasy", "0 use labor_union", "0 block arkham")
    do(s, "0 use hired_guns, kill carl_jung", "0 track ritual_plus with esoteric_order_of_dagon")
    assert seat(s, 0)["crypt"] == ["carl_jung"]
    assert facts(s)["tracks"] == [printed("esoteric_order_of_dagon", "ritual_plus"), 0]


def test_an_empty_mythos_deck_adds_nothing() -> None:
    """A24: the exhausted deck still advances the Ritual"""
    s = table(
        player(cubes={"boston_card": 1}),
        player(mythos=MYTHOS[:12]),
        cities={"boston": {"card": "tnt"}},
        row=MYTHOS[12:],
    )
    do(s, "0 claim boston_card")
    assert facts(s)["tracks"] == [2, 0]
    assert list(row(s)) == MYTHOS[12:]


def everything_in_stacks(*kept: str) -> dict[str, dict[str, object]]:
    """Return Cities with all Main Advantage cards but these, so that the Reserve is empty."""
    cards = [
        card["id"] for card in DATA["main_card"] for _ in range(card["copies"]) if card["id"] not in kept
    ]
    size = -(-len(cards) // len(CITIES))
    piles = [cards[start : start + size] for start in range(0, len(cards), size)]
    return {name: {"card": pile[0], "stack": pile[1:]} for name, pile in zip(CITIES, piles, strict=True)}


def test_an_empty_reserve_brings_nothing() -> None:
    """A24: neither through The Silver Key nor through Hastur"""
    cities = everything_in_stacks()
    s = table(player(cubes={"boston": 1}, mythos=["mythos_silver_key"]), player(), cities=cities)
    assert facts(s)["reserve"] == 0
    do(s, "0 claim boston")
    assert (prompt(s), facts(s)["aside"]) == ("act", None)
    s = table(player(cubes={"mythos_hastur": 1}), player(), cities=cities, row=["mythos_hastur"], rolls=[MAD])
    do(s, "0 claim mythos_hastur")
    assert prompt(s) == "act"
    assert len(pieces(s)) == 2


def test_a_reserve_without_an_agent() -> None:
    """Hastur: nothing is claimed, and all cards go to the bottom in random order"""
    s = table(
        player(cubes={"mythos_hastur": 1}),
        player(),
        cities=everything_in_stacks("tnt", "speakeasy"),
        row=["mythos_hastur"],
        rolls=[1, 1, MAD],
    )
    do(s, "0 claim mythos_hastur")
    assert len(pieces(s)) == 2
    assert (facts(s)["reserve"], facts(s)["sunk"]) == (3, [["tnt", "tnt", "speakeasy"]])


def test_an_empty_bag_means_no_test_and_no_madness() -> None:
    """A24"""
    mad = {"madness": 12, "sane": 6, "revealed": True, "allegiance": "cultist"}
    s = table(
        player(cubes={"mythos_nyarlathotep": 1}, mythos=["mythos_necronomicon"]),
        player(**mad),
        row=["mythos_nyarlathotep"],
    )
    assert facts(s)["bag"] == [0, 0]
    assert not can(s, "use mythos_necronomicon")
    do(s, "0 claim mythos_nyarlathotep")
    assert (prompt(s), events(s, "sanity")) == ("act", [])


@pytest.mark.parametrize(("allegiance", "over"), [("investigator", True), ("cultist", False)])
def test_the_loss_of_the_elder_sign_is_looked_at_at_once(allegiance: str, over: bool) -> None:
    """A30: the third Madness token counts again; an owner has written a text that destroys the card"""
    game = GAME.with_cards(
        with_effects(
            "mythos_elder_sign",
            effect("CONSTANT", '{ op = "constant", rule = "insane_at", value = 4 }'),
            effect("ACTION", '{ op = "vp", n = 1 }, { op = "destroy_self" }'),
        )
    )
    s = table(player(madness=3, mythos=["mythos_elder_sign"], allegiance=allegiance), player(), game=game)
    assert (seat(s, 0)["insane_at"], seat(s, 0)["revealed"]) == (4, False)
    do(s, "0 use mythos_elder_sign")
    assert (seat(s, 0)["insane_at"], seat(s, 0)["revealed"]) == (3, True)
    assert facts(s)["mythos_gone"] == ["mythos_elder_sign"]
    assert (s.result is not None) == over
    if s.result is not None:
        assert s.result.ending == "madness"


def test_with_less_madness_the_loss_of_the_elder_sign_does_nothing() -> None:
    """A30"""
    game = GAME.with_cards(
        with_effects(
            "mythos_elder_sign",
            effect("CONSTANT", '{ op = "constant", rule = "insane_at", value = 4 }'),
            effect("ACTION", '{ op = "vp", n = 1 }, { op = "destroy_self" }'),
        )
    )
    s = do(
        table(player(madness=2, mythos=["mythos_elder_sign"]), player(), game=game), "0 use mythos_elder_sign"
    )
    assert (s.result, seat(s, 0)["revealed"]) == (None, False)


@pytest.mark.parametrize(("madness", "offered"), [(1, []), (2, ["calm 1", "calm 2"])])
def test_at_least_one_madness_token_goes_back(madness: int, offered: list[str]) -> None:
    """A41: Arkham Sanitarium"""
    s = do(table(player("arkham_sanitarium", madness=madness), player()), "0 use arkham_sanitarium")
    if offered:
        assert choices(s) == offered
        do(s, "0 calm 1")
    assert seat(s, 0)["madness"] == madness - 1


def test_an_agent_who_changes_hands_under_martial_law_stays() -> None:
    """A42: The Possessed, and Herbert West"""
    other = player(agents={"tuesday": "detroit", "carl_jung": "arkham", "eunice_hunt": "boston"})
    s = table(
        player("possessed", agents={"monday": "arkham"}, possessed=["monday"]), other, martial_law="arkham"
    )
    do(s, "0 use possessed, way 2")
    assert (pieces(s)["carl_jung"]["owner"], pieces(s)["carl_jung"]["city"]) == (0, "arkham")
    me = player(
        "wyatt_earp", mythos=["mythos_herbert_west"], agents={"monday": "detroit", "wyatt_earp": "arkham"}
    )
    s = do(table(me, other, martial_law="arkham"), "0 use wyatt_earp, kill carl_jung", "0 raise")
    assert (pieces(s)["carl_jung"]["owner"], pieces(s)["carl_jung"]["city"]) == (0, "arkham")


def test_the_goal_is_reached_in_the_middle_of_an_action() -> None:
    """A47: Dagon wins by the Ritual's lead, although the same action brings the player to the threshold"""
    s = table(
        player("blood_offering", agents={"monday": "boston", "carl_jung": "boston"}, vp=34),
        elder={"elder": "dagon", "vp": 6},
        tracks={"ritual": 11, "investigation": 4},
    )
    goal = s.view(0)["facts"]["elder"]["goal_number"]
    assert goal > 11 - 4
    do(s, "0 use blood_offering")
    assert s.result is not None
    assert (s.result.ending, s.result.winners) == ("goal", ())
    assert "carl_jung" in facts(s)["gone"]
    assert seat(s, 0)["cards"] == 1, "the rest of the text is carried out"


def test_a_trigger_is_not_undone() -> None:
    """13: the threshold is reached, and the points are lost again in the same action"""
    game = GAME.with_cards(
        with_effects(
            "speakeasy",
            effect("CLAIM", '{ op = "vp", n = 3 }, { op = "place_cthulhu" }'),
            text=with_effects("mythos_cthulhu"),
        )
    )
    s = table(
        player(cubes={"arkham_card": 1}, cities=["boston"], vp=30, allegiance="investigator"),
        player(allegiance="dissenter_cultist", vp=1),
        cities={"arkham": {"card": "speakeasy", "stack": ["fbi"]}},
        game=game,
    )
    do(s, "0 claim arkham_card", "0 put boston")
    assert (seat(s, 0)["vp"], facts(s)["ending"]) == (30 + 3, "points")
    do(s, "0 put arkham")
    assert s.result is not None
    assert s.result.ending == "points"
    assert score(s, 0)["track_vp"] == 29


def test_no_further_action_and_no_draw_after_the_end() -> None:
    """13"""
    s = table(player("tnt", vp=32, cubes={"arkham": 1}), player())
    do(s, "0 claim arkham")
    assert s.result is not None
    assert seat(s, 0)["cards"] == 1
    assert events(s, "draw") == []


def test_if_every_adjacent_city_is_closed_the_nearest_open_one() -> None:
    """17.1, c: on a map where Charleston has one road only, to Atlanta under Martial Law"""
    text = TEXT.replace(
        '[[road]]\nfrom = "washington"\nto = "charleston"\ncost = 2\n',
        "[[road]]\n" + 'from = "washington"\nto = "atlanta"\ncost = 4\n',
        1,
    )
    text = text.replace('{ to = "charleston", cost = 2 }', '{ to = "atlanta", cost = 4 }', 1)
    text = text.replace(
        'roads = [{ to = "washington", cost = 2 }, { to = "atlanta", cost = 1 }]',
        'roads = [{ to = "atlanta", cost = 1 }]',
        1,
    )
    text = text.replace(
        '{ to = "charleston", cost = 1 }, { to = "new_orleans", cost = 2 }]',
        '{ to = "charleston", cost = 1 }, { to = "new_orleans", cost = 2 }, { to = "washington", cost = 4 }]',
        1,
    )
    s = table(
        player(cubes={"mythos_cthulhu": 1}, agents={"monday": "charleston"}),
        player(agents={"tuesday": "boston"}),
        row=["mythos_cthulhu"],
        martial_law="atlanta",
        game=GAME.with_cards(text),
    )
    do(s, "0 claim mythos_cthulhu", "0 put charleston")
    assert set(choices(s)) == {"put indianapolis", "put new_orleans"}, "each is 3 away, Washington 5"
    do(s, "0 put new_orleans")
    assert pieces(s)["monday"]["city"] == "new_orleans"


@pytest.mark.parametrize("value", ["no", "yes"])
def test_free_actions_keep_the_game_alive(value: str) -> None:
    """A40: also where they do not rule out a claim (H5)"""
    s = table(
        player("start_leverage", "tnt", mythos=["mythos_offering"]),
        player(),
        options={"free_actions_before_claim": value},
    )
    for _ in range(3):
        do(s, "0 free mythos_offering")
        do(
            s,
            f"0 {next(choice for choice in choices(s) if choice.startswith('drop'))}",
            "0 done",
            "0 pass",
            "1 pass",
        )
    assert s.result is None
    do(s, "0 pass", "1 pass")
    assert s.result is None
    do(s, "0 pass")
    assert s.result is not None, "the fourth turn of two players in which nothing was done"


def test_it_makes_no_difference_who_is_which_basic_agent() -> None:
    """A39: all five have the same power, the same other side and the same Starting cards"""
    rows = [
        {key: row[key] for key in ("token_power", "token_actions", "possessed", "starting_deck")}
        for row in DATA["basic_agent"]
    ]
    assert all(row == rows[0] for row in rows)
    dealt = {tuple(seat(GAME.new(2, number), who)["agent"] for who in range(2)) for number in range(12)}
    assert len(dealt) > 6, "they are dealt by lot"


# ---- an Agent is destroyed whose card is in hand (A50)


@pytest.mark.parametrize("where", ["hand", "deck", "discards"])
def test_a_card_is_drawn_for_that_of_an_agent_whom_a_text_destroys(where: str) -> None:
    """A50: from the hand, as after a kill; for one in the deck or the discard pile none is"""
    victim = player(agents={"tuesday": "boston", "carl_jung": "boston"}, deck=["tnt"])
    victim[where] = ["carl_jung", *victim.get(where, [])]
    s = table(player("corruption", agents={"monday": "boston"}), victim)
    do(s, "0 use corruption")
    assert "carl_jung" in facts(s)["gone"]
    assert hand(s, 1) == (["tnt"] if where == "hand" else [])


def test_the_discard_pile_is_shuffled_if_there_is_nothing_else_to_draw_for_it() -> None:
    """A50, 3.3: the destroyed card does not come back with it"""
    starting = [card["id"] for card in DATA["starting_card"] for _ in range(card["copies_per_deck"])]
    victim = player("carl_jung", agents={"tuesday": "boston", "carl_jung": "boston"}, discards=starting)
    s = table(player("corruption", agents={"monday": "boston"}), victim)
    do(s, "0 use corruption")
    assert (seat(s, 1)["cards"], seat(s, 1)["deck"], seat(s, 1)["discards"]) == (1, 9, [])
    assert hand(s, 1)[0] in starting


# ---- Hastur and a Possessed Basic Agent (A51)


@pytest.mark.parametrize("possessed", [[], ["tuesday"]])
def test_hastur_does_not_reach_a_possessed_basic_agent(possessed: list[str]) -> None:
    """A51: without Hastur's rule for Possessed Agents in its favour, alone and with 5 VP it can be killed"""
    s = table(
        player("carl_jung", "tnt", mythos=["mythos_hastur"], agents={"carl_jung": "boston"}),
        player(agents={"tuesday": "boston"}, possessed=possessed, vp=5),
    )
    assert can(s, "hunt carl_jung") is not bool(possessed)


# ---- a Cultist effect without cubes (A52)


def test_without_cubes_the_black_goats_first_cultist_opens_a_gate() -> None:
    """A52: although there is a card with the icon; its cubes come back from Limbo, and it travels once"""
    there = {"city": "chicago", "cubes": {"limbo": 19}}
    s = effect_of_cultist("black_goat", 1, there, {}, cities={"atlanta": {"card": "possessed"}}, rolls=[SANE])
    assert failures(s) == ["no-cubes"]
    assert elder(s)["cultists"][0]["pool"] == 19
    assert city(s, "atlanta")["card_cubes"] == [0, 0, 0]
    assert (city(s, "chicago")["gate_owner"], stations(s)[0]) == (1, "st_louis")


def test_without_cubes_the_black_goats_second_cultist_kills() -> None:
    """A52: although there is a Mythos card with the icon"""
    you = player(agents={"monday": "chicago", "carl_jung": "arkham"}, closed=["new_york"], vp=5)
    there = {"city": "arkham", "cubes": {"limbo": 19}}
    s = effect_of_cultist("black_goat", 2, {"city": "boston"}, there, you=you, row=["mythos_shoggoth"])
    assert failures(s, "cultist_2") == ["no-cubes"]
    assert row(s)["mythos_shoggoth"]["cubes"] == [0, 0, 0]
    assert (elder(s)["crypt"], stations(s)[1]) == (["carl_jung"], "boston")


# ---- Deep Ones, played (A54)


@pytest.mark.parametrize(
    ("move", "over"),
    [
        ("0 use deep_ones", True),
        ("0 track ritual_plus with deep_ones", False),
        ("0 travel, move monday chicago with deep_ones", False),
        ("0 discard with deep_ones", False),
    ],
)
def test_only_the_action_of_the_deep_ones_ends_the_game(move: str, over: bool) -> None:
    """A54: with all 8 in play; not when the card is played for a resource, or discarded"""
    s = table(player("deep_ones", agents={"monday": "detroit"}, deep_ones={"boston": 8}), player())
    do(s, move)
    assert (s.result is not None) is over
