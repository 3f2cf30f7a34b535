"""What pages are told besides the facts: worked out by the rules, from views alone."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from subrosa.core import State
from subrosa.games.providence.rules.facts import Payment, Shown
from subrosa.games.providence.rules.game import ProvidenceGame
from tests.rules.providence.table import (
    GAME,
    do,
    facts,
    player,
    rewritten,
    seat,
    table,
    with_effects,
)


def shown(state: State, viewer: int | None = None) -> Shown:
    """Return what a page is told."""
    game = state.setup.game
    assert isinstance(game, ProvidenceGame)
    return game.shown(state.view(viewer))


def planned(state: State, *choices: str) -> Payment:
    """Make choices of seat 0 that are parts of an action and return what its page says of it."""
    for choice in choices:
        state.choose(0, choice)
    payment = shown(state, 0)["payment"]
    assert payment is not None
    return payment


def standing(state: State, place: str) -> tuple[list[int], int | None]:
    """Return everybody's Influence on a place, and who has the most."""
    found = next(row for row in shown(state)["standings"] if row["place"] == place)
    return found["influence"], found["leader"]


# ---- how things stand


def test_influence_on_everything() -> None:
    """6.2, 17.5: cubes, Agents, Deep Ones on City spaces, Whateley tokens"""
    s = table(
        player(
            cubes={"boston": 1, "boston_card": 1, "mythos_dagon": 2},
            agents={"monday": "boston", "alice_ochs": "boston"},
            mythos=["mythos_whateleys"],
        ),
        player(cubes={"boston": 2}, agents={"tuesday": "boston"}, deep_ones={"boston": 2}),
        cities={"boston": {"card": "tnt"}},
        row=["mythos_dagon"],
        whateleys=["boston"],
    )
    assert standing(s, "boston") == ([1 + 1 + 2 + 1, 2 + 1 + 2], None)
    assert standing(s, "boston_card") == ([1 + 1 + 2 + 1, 1], 0)
    assert standing(s, "mythos_dagon") == ([2, 0], 0)
    assert standing(s, "arkham") == ([0, 0], None)


def test_deep_ones_on_cards_by_house_rule() -> None:
    """H6"""
    s = table(
        player(),
        player(deep_ones={"boston": 2}),
        cities={"boston": {"card": "tnt"}},
        options={"deep_ones_influence_on_cards": "yes"},
    )
    assert standing(s, "boston_card") == ([1, 2], 1)


def test_roads() -> None:
    """5.4: each of the board's is drawn once, with what it costs"""
    found = shown(table(player(), player()))["roads"]
    assert {"city": "indianapolis", "to": "pittsburgh", "cost": 1} in found
    assert len({frozenset((road["city"], road["to"])) for road in found}) == len(found)


def test_how_near_the_end_is() -> None:
    """13.1"""
    s = table(player(vp=5), player(vp=-2), player())
    assert (shown(s)["threshold"], shown(s)["missing"]) == (30, [25, 32, 30])
    assert (shown(s)["track_end"], shown(s)["track_vp"][-1]) == (15, 12)


def test_what_can_be_claimed_now() -> None:
    """6.1: by whoever is asked, and nothing any more after something else"""
    s = table(player("tnt", cubes={"boston": 1}), player(cubes={"arkham": 1}))
    assert (shown(s, 0)["claimable"], shown(s, 1)["claimable"], shown(s)["claimable"]) == (
        ["boston"],
        [],
        None,
    )
    do(s, "0 discard with tnt")
    assert shown(s, 0)["claimable"] == []


def test_how_many_agents_everybody_has() -> None:
    """7: of six; Mi-Go counts"""
    s = table(
        player(agents={"monday": "boston", "carl_jung": "boston"}, deep_ones={"boston": 2}),
        player(agents={"tuesday": "arkham", "mi_go": "arkham"}, mythos=["mythos_mi_go"]),
        player(),
    )
    assert shown(s)["agents"] == [2, 2, 1]


def test_what_everybody_owns_and_ones_own_deck() -> None:
    """19.1: everybody knows what is owned, the owner what is in the deck"""
    s = table(player("tnt", deck=["anarchists"], discards=["city_boston"], cities=["boston"]), player())
    assert shown(s)["claimed"] == [["anarchists", "tnt", "city_boston"], []]
    assert shown(s)["deck"] is None
    deck = shown(s, 0)["deck"]
    assert deck is not None
    assert "anarchists" in deck
    assert "tnt" not in deck
    assert len(deck) == 11


def test_who_is_who() -> None:
    """19.3, 2.7, H1: with three players, of four cards one is known"""
    s = table(player(allegiance="cultist"), player(), player())
    assert shown(s, 0)["chances"] == [[0.0, 1.0, 0.0, 0.0]] + [[0.33, 0.0, 0.33, 0.33]] * 2
    assert shown(s)["chances"] == [[0.25, 0.25, 0.25, 0.25]] * 3
    s = table(*[player(allegiance="dissenter_cultist"), *[player() for _ in range(4)]])
    assert shown(s, 0)["chances"] == [[0.0, 0.0, 0.0, 1.0]] + [[0.5, 0.5, 0.0, 0.0]] * 4
    assert shown(s)["chances"] == [[0.4, 0.4, 0.1, 0.1]] * 5
    s = table(player(), player(), options={"who_is_who": "no"})
    assert shown(s, 0)["chances"] is None


def test_what_may_end_the_game_soon() -> None:
    """13.1, 13.4: six VP, which a City can be worth, or three steps of a marker"""
    s = table(player(vp=24), player(vp=23), player(), tracks={"ritual": 12, "investigation": 11})
    assert shown(s)["near"] == {"points": [0], "tracks": [0], "madness": []}


@pytest.mark.parametrize(
    ("allegiance", "revealed", "warned"),
    [
        ("investigator", False, True),
        ("cultist", False, True),
        ("investigator", True, True),
        ("dissenter_cultist", True, True),
        ("cultist", True, False),
    ],
)
def test_one_more_madness_is_a_danger_unless_a_cultist_has_revealed(
    allegiance: str, revealed: bool, warned: bool
) -> None:
    """11.2, 13.2: the third Madness ends the game or reveals; to a revealed Cultist it does nothing"""
    s = table(player(), player(allegiance=allegiance, revealed=revealed, madness=2))
    expected = [1] if warned else []
    assert [shown(s, viewer)["near"]["madness"] for viewer in (None, 0, 1)] == [expected] * 3
    calm = table(player(), player(allegiance=allegiance, revealed=revealed, madness=1))
    assert shown(calm)["near"]["madness"] == []


def test_a_cancelled_kill_leaves_nothing_to_fear_from_madness() -> None:
    """8.3: the victim reveals as a Cultist and lives; from then on madness does nothing"""
    s = table(
        player("hired_guns", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "arkham"}, allegiance="cultist", vp=5, madness=2),
    )
    assert shown(s)["near"]["madness"] == [1]
    do(s, "0 use hired_guns, kill tuesday")
    assert facts(s)["players"][1]["revealed"]
    assert shown(s)["near"]["madness"] == []


def test_which_cities_somebody_else_could_claim() -> None:
    """6.2: those the viewer controls, where somebody else has the most Influence"""
    s = table(
        player(cities=["boston", "arkham"], cubes={"arkham": 1}),
        player(cities=["detroit"], cubes={"boston": 2, "arkham": 1, "detroit": 1}),
    )
    assert shown(s, 0)["contested"] == ["boston"]
    assert shown(s, 1)["contested"] == shown(s)["contested"] == []


def test_setting_up_lasts_until_the_first_turn() -> None:
    """2: everybody places a Basic Agent first"""
    s = GAME.new(3, 1)
    rng = Random(1)
    placed = 0
    while shown(s)["setting_up"]:
        assert facts(s)["left"] == 0
        assert s.setup.game.round_of(facts(s)) == 1
        s.choose(s.waiting[0], rng.choice(s.options(s.waiting[0])))
        placed += 1
    assert placed == 3
    assert facts(s)["left"] > 0
    assert not shown(table(player(), player(), left=0))["setting_up"]


# ---- points


def test_what_everybody_would_score() -> None:
    """14: of those whose Allegiance the viewer knows"""
    s = table(
        player(
            "deep_ones",
            allegiance="cultist",
            vp=4,
            deep_ones={"boston": 8},
            opened=["arkham"],
            closed=["boston"],
            crypt=["moses_fleet"],
            mythos=["mythos_cthulhu", "mythos_great_race_of_yith"],
            agents={"monday": "boston", "kana_mishima": "boston"},
            possessed=["monday", "kana_mishima"],
        ),
        player(allegiance="dissenter_investigator", revealed=True, vp=2, closed=["detroit"]),
        player(allegiance="investigator", looked=[0], agents={"wednesday": "boston", "carl_jung": "boston"}),
        tracks={"ritual": 3, "investigation": 6},
        gone=["moses_fleet"],
    )
    cultist = 4 + 3 + 7 + 2 + 1 + 2 + 1 + 2 + 1 + 8
    assert shown(s, 0)["counting"] == [cultist, 2 - 3 + 4 + 4, 3 + 4 + 1]
    assert shown(s, 1)["counting"] == [None, 7, None]
    lines = {line["line"]: line["points"] for line in shown(s, 1)["lines"]}
    assert lines == {"track_vp": 2, "track": 4, "gates": 4, "dissenter": -3}
    named = [
        "track_vp",
        "secrecy",
        "generic",
        "effects",
        "track",
        "gates",
        "crypt",
        "mythos",
        "possessed",
        "deep_ones",
    ]
    lines = {line["line"]: line["points"] for line in shown(s, 0)["lines"]}
    assert list(lines) == named
    assert (lines["track_vp"], lines["secrecy"]) == (4, 3)
    assert GAME.shown(s.view(None))["lines"] == []
    assert shown(s, 0)["counting"] == list(GAME.standing(s))


def test_the_possessed_side_of_an_agent_counts_for_itself() -> None:
    """7.1, 14.3: generic VP of the side that is up"""
    text = with_effects("kana_mishima")
    start = text.index('id = "kana_mishima"')
    side = 'possessed = { power = 2, actions = ["kill"], vp = { generic = 1,'
    text = text[:start] + text[start:].replace(side, side.replace("generic = 1", "generic = 4"), 1)
    game = GAME.with_cards(text)
    me = player(allegiance="investigator", agents={"monday": "boston", "kana_mishima": "boston"})
    s = table(me | {"possessed": ["kana_mishima"]}, player(), game=game)
    assert shown(s, 0)["counting"][0] == 3 + 4 == game.standing(s)[0]


def test_a_rival_who_may_end_the_game_by_revealing() -> None:
    """12, 13.1: 28 VP, 4 for a closed Gate and 2 for the Investigation reach 33, for whom these count"""
    rich = {"vp": 28, "closed": ["boston"]}

    def warned(viewer: int | None, **mine: Any) -> list[Any]:
        s = table(
            player(allegiance="cultist"), player(**{**rich, **mine}), tracks={"investigation": 3, "ritual": 0}
        )
        return [(one["seat"], one["allegiances"], one["vp"]) for one in shown(s, viewer)["revealing"]]

    sides = ["investigator", "dissenter_investigator"]
    assert warned(0, allegiance="investigator") == [(1, sides, 34)]
    assert warned(0, allegiance="dissenter_cultist") == [(1, sides, 34)], (
        "the warning does not tell what they are"
    )
    assert warned(1, allegiance="investigator") == [], "one's own is told elsewhere"
    assert warned(0, allegiance="investigator", vp=26) == []
    assert warned(0, allegiance="investigator", revealed=True) == []


def test_what_a_reveal_would_bring() -> None:
    """12"""
    s = table(
        player(allegiance="investigator", vp=3, closed=["boston"], opened=["arkham"]),
        player(revealed=True),
        tracks={"investigation": 3},
    )
    assert (shown(s, 0)["reveal"], shown(s, 1)["reveal"], shown(s)["reveal"]) == (3 + 4 + 2, None, None)


# ---- an action being put together


def test_nobody_else_sees_what_is_being_put_together() -> None:
    s = table(player("speakeasy"), player())
    assert shown(s, 0)["payment"] is None
    planned(s, "add boston", "pay speakeasy")
    assert shown(s, 1)["payment"] is None
    assert shown(s)["payment"] is None


def test_adding() -> None:
    """5.1: as many as the cards show and the pool has"""
    s = table(player("tammany_hall", pool=2), player(cubes={"boston": 2}))
    begun = planned(s, "add boston")
    assert (begun["action"], begun["place"], begun["cubes"], begun["leader"]) == ("add", "boston", 0, 1)
    paid = planned(s, "pay tammany_hall")
    assert (paid["total"], paid["cubes"], paid["standing"], paid["leader"]) == (3, 2, [1 + 2, 2], 0)
    s = table(player("speakeasy"), player(), cities={"boston": {"card": "tnt"}}, row=["mythos_dagon"])
    assert planned(s.copy(), "add boston_card", "pay speakeasy")["standing"] == [3, 0]
    assert planned(s, "add mythos_dagon", "pay speakeasy")["standing"] == [2, 0]


def test_what_is_added_says_how_much_influence_ones_agents_have() -> None:
    """6.2: in their City and on its card, and on no Mythos card"""
    me = player("speakeasy", agents={"monday": "boston", "alice_ochs": "boston"}, cubes={"boston": 2})
    s = table(me, player(), cities={"boston": {"card": "tnt"}}, row=["mythos_dagon"])
    places = ("boston", "boston_card", "mythos_dagon", "arkham")
    assert [planned(s.copy(), f"add {place}")["agents"] for place in places] == [3, 3, 0, 0]


@pytest.mark.parametrize(("value", "theirs"), [("no", 0), ("yes", 2)])
def test_adding_beside_deep_ones(value: str, theirs: int) -> None:
    """6.2, H6: on a card they count only by house rule"""
    s = table(
        player("speakeasy"),
        player(deep_ones={"boston": 2}),
        cities={"boston": {"card": "tnt"}},
        options={"deep_ones_influence_on_cards": value},
    )
    assert planned(s, "add boston_card", "pay speakeasy")["standing"] == [1 + 2, theirs]


def test_retrieving_and_buying() -> None:
    """5.2, 5.3: no more than there are"""
    s = table(player("tammany_hall", "federal_reserve", cubes={"limbo": 1, "boston": 1}), player())
    found = planned(s.copy(), "retrieve", "pay tammany_hall")
    assert (found["total"], found["cubes"]) == (3, 2)
    found = planned(s, "buy", "pay federal_reserve")
    assert (found["total"], found["cubes"]) == (4, 2)


@pytest.mark.parametrize(
    ("shift", "card", "tracks"),
    [
        ("ritual_plus", "city_new_orleans", [4, 14]),
        ("ritual_minus", "orne_library", [0, 14]),
        ("investigation_plus", "arkham_advertiser", [2, 15]),
        ("investigation_minus", "palmer_raids", [2, 13]),
    ],
)
def test_moving_a_marker(shift: str, card: str, tracks: list[int]) -> None:
    """5.5: not beyond either end"""
    s = table(player(card, cities=["new_orleans"]), player(), tracks={"ritual": 2, "investigation": 14})
    assert planned(s, f"track {shift}", f"pay {card}")["tracks"] == tracks


def test_killing() -> None:
    """8.1: power of all Agents there, and of cards"""
    s = table(
        player("hired_guns", "tnt", agents={"monday": "atlanta", "eliot_ness": "atlanta"}),
        player(agents={"tuesday": "boston", "carl_jung": "atlanta"}, deep_ones={"atlanta": 1}),
    )
    found = planned(s.copy(), "use hired_guns", "slay atlanta")
    assert (found["piece"], found["city"], found["needed"]) == (None, "atlanta", 4)
    found = planned(s, "use hired_guns", "kill carl_jung", "pay tnt")
    assert (found["action"], found["card"], found["cards"]) == ("kill", "hired_guns", ["tnt"])
    assert (found["piece"], found["city"]) == ("carl_jung", "atlanta")
    assert (found["agents"], found["total"], found["needed"]) == (3, 7, 4)


def test_texts_that_need_no_power() -> None:
    s = table(
        player("wyatt_earp", "portal_to_another_world", agents={"monday": "boston", "wyatt_earp": "atlanta"}),
        player(agents={"tuesday": "boston", "carl_jung": "atlanta"}),
    )
    assert planned(s.copy(), "use wyatt_earp", "kill carl_jung")["needed"] is None
    assert planned(s, "use portal_to_another_world", "close monday")["needed"] is None


def test_a_text_that_an_owner_wrote_may_need_no_power() -> None:
    """21.1: whatever the card did before"""
    ops = '{ op = "gate", modes = ["close"], actor = "any_own_agent", power = "none" }'
    game = rewritten("start_roadblock", "ACTION", ops)
    s = table(player("start_roadblock", agents={"monday": "boston"}), player(), game=game)
    assert planned(s, "use start_roadblock", "close monday")["needed"] is None


def test_gates() -> None:
    """9: Keziah Mason lowers what it takes"""
    me = player("ancient_seal", "tnt", agents={"monday": "boston"})
    assert planned(table(me, player()), "use ancient_seal", "close monday")["needed"] == 4
    me |= {"mythos": ["mythos_keziah_mason"]}
    assert planned(table(me, player()), "use ancient_seal", "close monday")["needed"] == 2


def test_one_of_several_ways() -> None:
    s = table(
        player("james_horus_rose", "tnt", agents={"monday": "arkham", "james_horus_rose": "boston"}),
        player(agents={"tuesday": "arkham", "carl_jung": "boston"}),
    )
    assert planned(s.copy(), "use james_horus_rose", "way 1", "kill carl_jung")["needed"] == 4
    found = planned(s, "use james_horus_rose", "way 2", "open james_horus_rose")
    assert (found["city"], found["needed"], found["agents"]) == ("boston", 4, 1)


def test_the_hunt_of_hastur() -> None:
    s = table(
        player(
            "carl_jung", "tnt", mythos=["mythos_hastur"], agents={"monday": "arkham", "carl_jung": "boston"}
        ),
        player(agents={"tuesday": "arkham", "eunice_hunt": "boston"}),
    )
    found = planned(s, "hunt carl_jung", "kill eunice_hunt")
    assert (found["action"], found["card"], found["needed"], found["agents"]) == ("kill", "carl_jung", 4, 0)


def test_a_kill_in_the_middle_of_a_text() -> None:
    ops = '{ op = "vp", n = 2 }, { op = "kill", actor = "any_own_agent", power = "normal" }'
    s = table(
        player("speakeasy", "tnt", agents={"monday": "boston"}),
        player(agents={"tuesday": "arkham", "carl_jung": "boston"}),
        game=rewritten("speakeasy", "ACTION", ops),
    )
    do(s, "0 use speakeasy")
    found = planned(s, "kill carl_jung", "pay tnt")
    assert (found["action"], found["needed"], found["total"]) == ("kill", 4, 5)


def test_discarding() -> None:
    s = table(player("tnt", "freemasons", "anarchists"), player())
    found = planned(s.copy(), "discard", "drop tnt")
    assert (found["action"], found["cards"]) == ("discard", ["tnt"])
    do(s, "0 free freemasons")
    found = planned(s, "drop tnt")
    assert (found["action"], found["cards"]) == ("discard", ["tnt"])


# ---- the end


def test_how_ties_were_decided() -> None:
    """15"""
    s = table(
        player("arkham_advertiser", allegiance="investigator", vp=1),
        player(allegiance="cultist", vp=11),
        player(allegiance="dissenter_cultist", vp=11),
        tracks={"investigation": 13},
    )
    assert shown(s)["ending"] is None
    do(s, "0 track investigation_plus with arkham_advertiser")
    ending = shown(s)["ending"]
    assert ending == {
        "lowest": [1, 2],
        "out": [2],
        "low_tie": {"seats": [1, 2], "by": "allegiance"},
        "high_tie": None,
    }


def test_dagon_decides_a_tie_for_the_most() -> None:
    """15.3: whatever would come next is not looked at any more"""
    s = table(
        player("arkham_advertiser", allegiance="investigator", vp=1, mythos=["mythos_offering"]),
        player(allegiance="cultist", vp=12, mythos=["mythos_dagon"]),
        player(allegiance="dissenter_cultist"),
        tracks={"investigation": 13},
    )
    do(s, "0 track investigation_plus with arkham_advertiser")
    assert s.result is not None
    assert s.result.scores == (1 + 3 + 12, 12 + 3 + 1, 3)
    assert s.result.winners == (1,)
    ending = shown(s)["ending"]
    assert ending is not None
    assert ending["high_tie"] == {"seats": [0, 1], "by": "dagon"}


@pytest.mark.parametrize("seats", [2, 5])
def test_pages_keep_to_what_the_rules_do(seats: int) -> None:
    """Every action does what the page said it would, and everybody scores what their own page counted."""
    state = GAME.new(seats, seats, quiet=True)
    rng = Random(seats)
    seen: Counter[str] = Counter()
    for _ in range(1500):
        if not state.waiting:
            break
        who = rng.choice(state.waiting)
        choice = rng.choice(state.options(who))
        payment = shown(state, who)["payment"] if choice.text == "done" else None
        if not seen["turns"] % 40:
            totals = GAME.standing(state)
            pages = [shown(state, other) for other in range(seats)]
            assert [page["counting"][other] for other, page in enumerate(pages)] == list(totals)
            assert [sum(line["points"] for line in page["lines"]) for page in pages] == list(totals)
        seen["turns"] += 1
        before = facts(state)
        state.apply(who, choice)
        if payment is None or state.result is not None:
            continue
        seen[payment["action"]] += 1
        if payment["action"] == "add" and not seat(state, who)["mythos"]:
            assert standing(state, str(payment["place"])) == (payment["standing"], payment["leader"])
        elif payment["action"] == "track":
            assert facts(state)["tracks"] == payment["tracks"]
        elif payment["action"] == "buy":
            common = before["players"][who]["common"]
            assert common - seat(state, who)["common"] == payment["cubes"]
    assert seen["add"]
    assert seen["track"]
