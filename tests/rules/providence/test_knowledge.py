"""What is public and what is hidden (RULES.md 19)."""

from random import Random
from typing import Any

import pytest

from subrosa.core import Game, State
from tests.rules.providence.table import (
    GAME,
    MAD,
    SANE,
    choices,
    city,
    do,
    events,
    facts,
    hand,
    player,
    prompt,
    seat,
    table,
)


def same_to_others(tables: list[State], owner: int) -> None:
    """Check that two tables which differ in what one seat knows look the same to everybody else."""
    one, other = tables
    for viewer in [None, *[number for number in range(one.seats) if number != owner]]:
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)


# ---- hidden (19.2)


def test_hands_are_hidden() -> None:
    one = table(player(), player("start_leverage", "start_funds"))
    other = table(player(), player("start_savings", "start_roadblock"))
    same_to_others([one, other], 1)
    assert hand(one, 1) != hand(other, 1)


def test_a_spectator_has_no_hand() -> None:
    assert facts(table(player("tnt"), player()))["hand"] is None


def test_allegiances_are_hidden() -> None:
    states = [
        table(player(allegiance="cultist"), player(allegiance=side), seed=1)
        for side in ("investigator", "dissenter_cultist")
    ]
    assert [seat(s, 1, 0)["allegiance"] for s in states] == [None, None]
    assert [seat(s, 1)["allegiance"] for s in states] == [None, None]
    assert [seat(s, 1, 1)["allegiance"] for s in states] == ["investigator", "dissenter_cultist"]
    same_to_others(states, 1)


def test_the_allegiances_left_over_are_known_to_nobody() -> None:
    """2.7: not even to whoever knows all the others"""
    s = table(player(allegiance="cultist", looked=[1]), player(allegiance="investigator", looked=[0]))
    for viewer in (None, 0, 1):
        assert "dissenter" not in str(s.view(viewer)["facts"]["players"])
    assert "spare" not in facts(s)


def test_stacks_and_the_reserve_are_hidden() -> None:
    """Only their sizes are public."""
    tables = [
        table(player(), player(), cities={"boston": {"card": "tnt", "stack": stack}}, reserve=reserve)
        for stack, reserve in (
            (["fbi", "speakeasy"], ["freemasons"]),
            (["speakeasy", "fbi"], ["hart_island"]),
            (["hart_island", "freemasons"], ["fbi"]),
        )
    ]
    for viewer in (None, 0, 1):
        views = [s.view(viewer) for s in tables]
        assert views[0] == views[1] == views[2]


def test_the_mythos_deck_is_hidden() -> None:
    tables = [
        table(player(), player(), row=["mythos_dagon"], mythos_deck=deck)
        for deck in (["mythos_hastur", "mythos_offering"], ["mythos_offering", "mythos_hastur"])
    ]
    for viewer in (None, 0, 1):
        assert tables[0].view(viewer) == tables[1].view(viewer)


def test_the_order_of_decks_is_hidden_even_from_their_owners() -> None:
    one = table(player("tnt", deck=["start_leverage", "start_funds"]), player())
    other = table(player("tnt", deck=["start_funds", "start_leverage"]), player())
    for viewer in (None, 0, 1):
        assert one.view(viewer) == other.view(viewer)


def test_drawn_cards_are_hidden() -> None:
    one = do(
        table(player(deck=["start_leverage"] + ["start_contacts"] * 3 + ["start_funds"]), player()), "0 pass"
    )
    other = do(
        table(player(deck=["start_savings"] + ["start_contacts"] * 3 + ["start_roadblock"]), player()),
        "0 pass",
    )
    same_to_others([one, other], 0)
    assert events(one, "draw", 0) != events(other, "draw", 0)
    assert events(one, "draw") == [{"seat": 0, "count": 5, "cards": None}]


def test_cards_that_are_put_together_stay_hidden() -> None:
    """A48"""
    hands = ("speakeasy", "tnt", "hired_guns")
    mine: dict[str, Any] = {"agents": {"monday": "boston"}}
    other = player(agents={"tuesday": "arkham", "carl_jung": "boston"})
    tables = [table(player(*hands, **mine), other) for _ in range(3)]
    for choice in ("add boston", "pay speakeasy"):
        tables[0].choose(0, choice)
    for choice in ("use hired_guns", "kill carl_jung", "pay tnt"):
        tables[1].choose(0, choice)
    same_to_others([tables[0], tables[1]], 0)
    same_to_others([tables[0], tables[2]], 0)
    assert "gathered" not in tables[1].view(1)
    assert tables[1].view(0)["gathered"] == ["use hired_guns", "kill carl_jung", "pay tnt"]


def test_cards_that_are_being_exchanged_stay_hidden() -> None:
    """A48: Freemasons"""
    tables = [
        do(table(player("freemasons", "tnt", "speakeasy"), player()), "0 free freemasons") for _ in range(2)
    ]
    tables[0].choose(0, "drop tnt")
    tables[1].choose(0, "drop speakeasy")
    same_to_others(tables, 0)


# ---- public (19.1)


def test_what_everybody_owns_is_public() -> None:
    """Every claim is seen, so only what is where is hidden."""
    s = table(player("tnt", deck=["fbi"], discards=["speakeasy"]), player())
    for viewer in (None, 0, 1):
        row = seat(s, 0, viewer)
        assert {"tnt", "fbi"} <= set(row["unseen"])
        assert (row["cards"], row["deck"], row["discards"]) == (1, 11, ["speakeasy"])


def test_pools_tokens_and_the_bag_are_public() -> None:
    s = table(player(cubes={"limbo": 2, "boston": 1}, madness=1, sane=2), player())
    row = seat(s, 0, 1)
    assert [row[key] for key in ("pool", "common", "limbo", "madness", "sane", "insane_at")] == [
        3,
        12,
        2,
        1,
        2,
        3,
    ]
    assert facts(s, 1)["bag"] == [4, 11]


def test_after_a_reshuffle_the_hand_is_known() -> None:
    """The deck was empty, so everything that is not in the new deck is in the hand."""
    gone = ["start_contacts"] * 3 + ["start_funds", "start_savings", "start_railway_pass", "start_automobile"]
    s = table(
        player(
            "miskatonic_university",
            "start_leverage",
            "start_roadblock",
            gone=gone,
            discards=["start_gate_rite", "tnt"],
        ),
        player(),
    )
    do(s, "0 free miskatonic_university")
    assert seat(s, 0)["held"] == ["start_leverage", "start_roadblock"]
    do(s, "0 add boston with start_leverage")
    assert seat(s, 0)["held"] == ["start_roadblock"], "what is played is seen to leave"


def test_cards_that_come_openly_into_the_hand_are_known() -> None:
    """Hart Island, and Yog-Sothoth"""
    s = do(table(player("hart_island", discards=["tnt"]), player()), "0 free hart_island")
    assert seat(s, 0)["held"] == ["tnt"]
    s = table(
        player(cubes={"boston_card": 1}, mythos=["mythos_yog_sothoth"]),
        player(),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
    )
    do(s, "0 claim boston_card", "0 hand")
    assert seat(s, 0)["held"] == ["tnt"]


def test_what_sank_to_the_bottom_of_the_reserve_is_known_in_no_order() -> None:
    """Hastur turned it up for everybody to see."""
    s = table(
        player(cubes={"mythos_hastur": 1}),
        player(),
        row=["mythos_hastur"],
        reserve=["tnt", "fbi", "carl_jung", "speakeasy"],
        rolls=[1, 1, SANE],
    )
    do(s, "0 claim mythos_hastur", "0 put boston")
    for viewer in (None, 0, 1):
        assert facts(s, viewer)["sunk"] == [["tnt", "fbi"]]


def test_what_sank_stays_known_while_cards_above_it_are_turned_up() -> None:
    """24.3: here The Silver Key does that"""
    s = table(
        player(cubes={"mythos_hastur": 1}, mythos=["mythos_silver_key"]),
        player(),
        row=["mythos_hastur"],
        reserve=["tnt", "fbi", "carl_jung", "speakeasy"],
        rolls=[1, 1, SANE],
    )
    do(s, "0 claim mythos_hastur", "0 put boston", "0 reject")
    assert events(s, "reserve")[-1] == {"card": "speakeasy"}
    assert facts(s)["sunk"] == [["tnt", "fbi"]]


def test_cards_destroyed_face_down_stay_unseen() -> None:
    """A46: only how many"""
    tables = [
        do(
            table(
                player(cubes={"boston_card": 1}),
                player(),
                cities={"boston": {"card": "dimensional_anomaly", "stack": stack}},
                mythos_deck=["mythos_dagon", "mythos_hastur"],
            ),
            "0 claim boston_card",
        )
        for stack in (["fbi", "speakeasy"], ["hart_island", "speakeasy"])
    ]
    # The next card is turned up before the text; only the one below it stays unseen.
    assert [facts(s)["unused"] for s in tables] == [1, 1]
    assert "speakeasy" not in str(tables[0].view(0)["facts"]["gone"])


# ---- Allegiances that come to light


def test_what_hoover_saw_is_known_to_nobody_else() -> None:
    states = [
        do(
            table(
                player(
                    "j_edgar_hoover",
                    agents={"monday": "boston", "j_edgar_hoover": "boston"},
                    allegiance="cultist",
                ),
                player(allegiance=side),
                player(allegiance="dissenter_cultist"),
            ),
            "0 use j_edgar_hoover",
            "0 face 1",
        )
        for side in ("investigator", "dissenter_investigator")
    ]
    for viewer in (None, 2):
        assert [seat(s, 1, viewer)["allegiance"] for s in states] == [None, None]
        assert states[0].log(viewer) == states[1].log(viewer)
    assert [seat(s, 1, 0)["allegiance"] for s in states] == ["investigator", "dissenter_investigator"]
    for viewer in (None, 0, 1, 2):
        assert seat(states[0], 1, viewer)["looked"] == [0], "that he looked, everybody sees"


def test_positions_can_say_who_has_looked() -> None:
    s = table(player(), player(allegiance="investigator", looked=[0]), player())
    assert seat(s, 1, 0)["allegiance"] == "investigator"
    assert seat(s, 1, 2)["allegiance"] is None


def test_after_a_failed_reveal_everybody_knows() -> None:
    """12, H9: though the card lies face down again"""
    s = table(player(allegiance="cultist"), player(), options={"reveal_may_fail": "yes"})
    do(s, "0 reveal")
    assert (seat(s, 0)["revealed"], seat(s, 0)["exposed"]) == (False, True)
    assert seat(s, 0, 1)["allegiance"] == seat(s, 0)["allegiance"] == "cultist"


def test_a_card_that_is_turned_down_again_counts_as_not_revealed() -> None:
    """12, H9: for secrecy, for a Dissenter's penalty, and for The Impostor"""
    s = table(
        player("arkham_advertiser", allegiance="dissenter_cultist", mythos=["mythos_impostor"]),
        player(),
        options={"reveal_may_fail": "yes"},
        tracks={"investigation": 13},
    )
    do(s, "0 reveal", "0 track investigation_plus with arkham_advertiser")
    assert prompt(s) == "swap-allegiance"
    do(s, "0 pass")
    lines = seat(s, 0)["score"]
    assert (lines["secrecy"], lines["dissenter"]) == (3, 0)


def test_everything_is_shown_in_the_end() -> None:
    """14.2"""
    s = table(
        player("arkham_advertiser", allegiance="investigator"),
        player(allegiance="cultist"),
        tracks={"investigation": 14},
    )
    do(s, "0 track investigation_plus with arkham_advertiser")
    assert [seat(s, number)["allegiance"] for number in range(2)] == ["investigator", "cultist"]


def test_the_side_somebody_is_on() -> None:
    """What a table's page says of everybody's side."""
    game: Game = GAME
    s = table(player(allegiance="cultist"), player(allegiance="investigator"))
    assert game.identity_of(facts(s, 0), 0) == "cultist"
    assert game.identity_of(facts(s, 1), 0) is None
    assert game.roles_of(facts(s, 0), 0) == {"allegiance": "cultist"}


# ---- where a lost card was (A49)


@pytest.mark.parametrize("how", ["city", "kill", "seize"])
def test_where_a_lost_card_was_is_known_to_nobody_else(how: str) -> None:
    """In hand or in the deck: hand and deck are as large afterwards."""
    card = "city_boston" if how == "city" else "carl_jung"
    agents = {"tuesday": "detroit", "carl_jung": "arkham"}
    me: dict[str, Any] = {"agents": {"monday": "arkham"}, "possessed": ["monday"], "cubes": {"boston": 3}}
    rivals = [
        player(card, "start_leverage", deck=["start_funds"], cities=["boston"], agents=agents),
        player("start_funds", "start_leverage", deck=[card], cities=["boston"], agents=agents),
    ]
    moves = {
        "city": ["0 claim boston"],
        "kill": ["0 use hired_guns, kill carl_jung"],
        "seize": ["0 use possessed, way 2"],
    }[how]
    states = [do(table(player("hired_guns", "possessed", **me), rival), *moves) for rival in rivals]
    assert hand(states[0], 1) == hand(states[1], 1) == ["start_funds", "start_leverage"]
    same_to_others(states, 1)
    assert events(states[0], "draw", 1)[-1]["cards"] == ["start_funds"]


# ---- questions that give nothing away


def test_the_question_to_save_pickman_gives_nothing_away() -> None:
    """A RIPOSTE: whoever has any card in hand is asked, whichever it is."""
    agents = {"monday": "arkham", "richard_upton_pickman": "boston"}
    states = [
        do(
            table(
                player(
                    "richard_upton_pickman",
                    "city_chicago",
                    "tnt",
                    card,
                    deck=[below],
                    agents=agents,
                    cities=["chicago"],
                ),
                player(),
                rolls=[MAD],
            ),
            "0 use richard_upton_pickman, close richard_upton_pickman with tnt",
        )
        for card, below in (("start_leverage", "start_funds"), ("start_funds", "start_leverage"))
    ]
    assert prompt(states[0]) == "save-agent"
    same_to_others(states, 0)
    assert choices(states[0]) != choices(states[1])
    assert not states[0].can_undo(0), "the token has been seen"


def test_whether_a_free_action_is_left_is_asked_if_it_could_be() -> None:
    """3.1: after both actions, whoever may have a FREE ACTION in hand is asked, whether they have one or not"""
    states = [
        do(
            table(player("speakeasy", card, deck=[below]), player(), left=1, begun=True),
            "0 add boston with speakeasy",
        )
        for card, below in (("hart_island", "tnt"), ("tnt", "hart_island"))
    ]
    same_to_others(states, 0)
    assert [prompt(s) for s in states] == ["act", "act"]
    assert choices(states[1]) == ["pass"]
    s = do(table(player("speakeasy", "tnt"), player(), left=1, begun=True), "0 add boston with speakeasy")
    assert s.waiting == (1,), "no card of theirs has one, as everybody can see"


def test_refusals_tell_nothing_hidden() -> None:
    """Whoever is not asked learns only that they are not asked."""
    s = table(player("tnt"), player("speakeasy"))
    for choice in ("claim boston", "use speakeasy", "add boston", "pass"):
        refusal = s.refusal(1, choice)
        assert refusal is not None
        assert (refusal.reason, refusal.args) == ("not-asked", {})


def test_worlds_that_fit_a_view_differ_in_what_is_hidden_only() -> None:
    """19.2: what bots think with"""
    s = table(
        player("tnt", "start_leverage", allegiance="cultist"),
        player("start_funds", "speakeasy"),
        player(),
        cities={"boston": {"card": "fbi", "stack": ["hart_island"]}},
        row=["mythos_dagon"],
    )
    view = s.view(0)
    worlds = [GAME.imagine(view, Random(number)) for number in range(20)]
    assert all(world.view(0) == view for world in worlds)
    assert len({tuple(hand(world, 1)) for world in worlds}) > 3
    assert len({seat(world, 1, 1)["allegiance"] for world in worlds}) == 3, "not a second cultist"
    assert all(city(world, "boston")["stack"] == 1 for world in worlds)
