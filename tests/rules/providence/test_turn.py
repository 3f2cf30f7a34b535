"""The turn (RULES.md 3) and passing (5.9)."""

from tests.rules.providence.table import can, choices, do, facts, hand, player, refused, seat, table


def test_two_actions_and_then_the_next_player() -> None:
    """3.1"""
    s = table(player("tammany_hall", "anarchists"), player())
    do(s, "0 add boston with anarchists")
    assert (s.waiting, facts(s)["left"]) == ((0,), 1)
    do(s, "0 add boston with tammany_hall")
    assert (s.waiting, facts(s)["left"]) == ((1,), 2)


def test_the_same_action_twice() -> None:
    """5: each action may be taken more than once"""
    s = table(player("anarchists", "speakeasy"), player())
    do(s, "0 add boston with anarchists", "0 add boston with speakeasy")
    assert s.waiting == (1,)


def test_free_actions_cost_no_action() -> None:
    """3.1"""
    s = table(player("miskatonic_university", "hart_island", discards=["tnt"]), player())
    do(s, "0 free miskatonic_university", "0 free hart_island", "0 recover tnt")
    assert facts(s)["left"] == 2


def test_after_both_actions_free_actions_are_still_possible() -> None:
    """3.1: any number of free actions; whoever has one is asked before the turn ends"""
    s = table(player("anarchists", "speakeasy", "miskatonic_university"), player())
    do(s, "0 add boston with anarchists", "0 add boston with speakeasy")
    assert s.waiting == (0,)
    assert refused(s, 0, "discard") == "no-actions-left"
    do(s, "0 free miskatonic_university")


def test_cards_go_to_the_discard_pile_when_the_action_is_resolved() -> None:
    """3.2"""
    s = table(player("fbi", "tnt"), player(cubes={"boston": 2}))
    do(s, "0 use fbi", "0 aim boston 1", "0 aim boston 1")
    assert seat(s, 0)["discards"] == []
    assert facts(s)["in_play"] == ["fbi"]
    do(s, "0 block boston")
    assert seat(s, 0)["discards"] == ["fbi"]
    assert facts(s)["in_play"] == []


def test_a_card_being_resolved_is_not_reshuffled() -> None:
    """3.2: the effect cannot draw the very card in play"""
    starting = ["start_contacts"] * 3 + ["start_funds", "start_savings", "start_railway_pass"]
    starting += ["start_automobile", "start_leverage", "start_roadblock", "start_gate_rite"]
    s = table(player("miskatonic_university", *starting, discards=["tnt"]), player())
    do(s, "0 free miskatonic_university")
    assert "tnt" in hand(s, 0)
    assert "miskatonic_university" not in hand(s, 0)
    assert seat(s, 0)["discards"] == ["miskatonic_university"]


def test_at_the_end_of_the_turn_the_hand_is_filled_up_to_five() -> None:
    """3.3"""
    s = table(player("tnt", "tnt", deck=["start_leverage", "start_funds", "start_savings"]), player())
    do(s, "0 pass")
    assert sorted(hand(s, 0)) == ["start_funds", "start_leverage", "start_savings", "tnt", "tnt"]


def test_nothing_is_drawn_before_the_end_of_the_turn() -> None:
    """3, 5.7"""
    s = table(player("tnt", "anarchists"), player())
    do(s, "0 discard with tnt")
    assert hand(s, 0) == ["anarchists"]


def test_with_more_than_five_cards_none_is_drawn_and_none_lost() -> None:
    """3.3"""
    cards = ["tnt", "tnt", "anarchists", "anarchists", "speakeasy", "wall_street"]
    s = table(player(*cards), player())
    do(s, "0 pass")
    assert sorted(hand(s, 0)) == sorted(cards)


def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    """3.3: if the deck runs out while drawing, the discard pile is shuffled and drawing goes on"""
    starting = ["start_funds", "start_savings", "start_railway_pass", "start_automobile", "start_leverage"]
    s = table(
        player(
            deck=["start_roadblock", "start_gate_rite"],
            discards=["start_contacts", "start_contacts", "start_contacts", *starting],
        ),
        player(),
    )
    do(s, "0 pass")
    assert {"start_roadblock", "start_gate_rite"} <= set(hand(s, 0))
    assert len(hand(s, 0)) == 5
    assert seat(s, 0)["discards"] == []
    assert seat(s, 0)["deck"] == 5


def test_with_deck_and_discard_pile_empty_drawing_stops() -> None:
    """3.3"""
    starting = ["start_contacts"] * 3 + ["start_funds", "start_savings", "start_railway_pass"]
    starting += ["start_automobile", "start_leverage", "start_roadblock", "start_gate_rite"]
    s = table(player("tnt", "speakeasy", gone=starting), player())
    do(s, "0 pass")
    assert sorted(hand(s, 0)) == ["speakeasy", "tnt"]


def test_an_extra_action_belongs_to_the_same_turn_and_is_never_the_first() -> None:
    """3.1: nobody claims with it"""
    s = table(
        player(cubes={"mythos_yog_sothoth": 1, "boston": 1}),
        player(),
        row=["mythos_yog_sothoth"],
    )
    do(s, "0 claim mythos_yog_sothoth")
    assert facts(s)["left"] == 2
    assert refused(s, 0, "claim boston") == "claim-first"


def test_passing_ends_the_turn_early() -> None:
    """5.9: no more actions and no more free actions"""
    s = table(player("anarchists", "miskatonic_university"), player())
    do(s, "0 pass")
    assert s.waiting == (1,)


def test_whoever_has_no_cards_can_only_pass() -> None:
    """5.9"""
    s = table(player(), player())
    assert can(s, "pass")
    do(s, "0 pass")
    assert s.waiting == (1,)


def test_only_texts_of_mythos_cards_that_one_owns_are_on_offer() -> None:
    """5.6: the Necronomicon's ACTION and the Offering's FREE ACTION, and nobody else's"""
    s = table(
        player("tnt", mythos=["mythos_necronomicon", "mythos_offering"]),
        player(mythos=["mythos_hounds_of_tindalos", "mythos_night_gaunts"], cubes={"boston": 1}),
        row=["mythos_shoggoth"],
    )
    found = [choice for choice in choices(s) if "mythos" in choice]
    assert found == ["use mythos_necronomicon", "free mythos_offering"]
