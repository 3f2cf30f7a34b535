"""What cannot be done, why, and by which rule; and trying it changes nothing."""

from random import Random
from typing import Any

import pytest

from subrosa.core import NotYourTurn, State
from tests.rules.providence.table import GAME, MAD, do, hand, player, prompt, rewritten, table
from tests.rules.support import why


def named(state: State, text: str) -> dict[str, Any]:
    """Return what the reason mentions."""
    refusal = state.refusal(state.waiting[0], text)
    assert refusal is not None
    return refusal.args


# ---- anything


def test_nonsense() -> None:
    s = table(player("tnt"), player())
    for text in ("dance", "add atlantis", "pay tnt tnt", "way 13", "face 5"):
        assert why(s, text) == ("unknown-choice", "3")


def test_whoever_is_not_asked() -> None:
    s = table(player("tnt"), player("tnt"))
    with pytest.raises(NotYourTurn, match="waiting for 0"):
        s.choose(1, "pass")
    refusal = s.refusal(1, "use tnt")
    assert refusal is not None
    assert (refusal.reason, refusal.args) == ("not-asked", {}), "nothing of the hand is told"


@pytest.mark.parametrize(
    "choice",
    ["be monday", "put boston", "take boston", "limbo", "swap", "face 1", "block boston", "stop", "hand"],
)
def test_what_is_not_asked_now(choice: str) -> None:
    assert why(table(player("tnt"), player()), choice)[0] == "not-now"


# ---- the opening (2)


def test_choosing_a_basic_agent() -> None:
    s = GAME.new(2, 1, {"basic_agents": "chosen"})
    do(s, f"{s.waiting[0]} be friday")
    assert why(s, "be friday") == ("agent-taken", "2.6")
    assert why(s, "be carl_jung") == ("no-basic-agent", "2.6")


def test_placing_a_basic_agent() -> None:
    s = GAME.new(2, 1)
    do(s, f"{s.waiting[0]} put boston")
    assert why(s, "put boston") == ("city-taken", "2.9")


# ---- putting an action together (3, 4)


def test_what_is_gathered_before_an_action() -> None:
    s = table(player("tnt", "hired_guns"), player())
    for choice in (
        "pay tnt",
        "drop tnt",
        "move monday boston",
        "swim boston arkham",
        "way 1",
        "kill tuesday",
        "slay boston",
        "close monday",
        "open monday",
        "done",
    ):
        assert why(s, choice) == ("choose-action-first", "3"), choice


def test_another_action_before_the_first_is_put_together() -> None:
    s = table(player("speakeasy", "bootleggers", cubes={"limbo": 1, "boston": 1}), player())
    s.choose(0, "add boston")
    for choice in ("add arkham", "retrieve", "travel", "discard", "claim boston", "pass"):
        assert why(s, choice) == ("finish-first", "3"), choice
    assert why(s, "claim arkham") == ("no-own-cube", "6.2"), "what cannot be begun has its own reason"
    for choice in ("way 1", "kill tuesday", "slay boston", "close monday", "open monday"):
        assert why(s, choice) == ("finish-first", "3"), choice
    assert why(s, "move monday arkham") == ("finish-first", "3")


def test_cards_for_an_action() -> None:
    s = table(player("speakeasy", "tnt", "start_leverage"), player())
    s.choose(0, "add boston")
    assert why(s, "done") == ("card-missing", "4")
    assert why(s, "pay tnt") == ("no-symbol", "5.1")
    assert why(s, "pay anarchists") == ("not-in-hand", "4")
    assert why(s, "drop tnt") == ("other-use", "4")
    s.choose(0, "pay speakeasy")
    assert why(s, "pay speakeasy") == ("not-in-hand", "4"), "there is only one of it"


def test_cards_to_discard() -> None:
    s = table(player("tnt"), player())
    s.choose(0, "discard")
    assert why(s, "done") == ("card-missing", "4")
    assert why(s, "pay tnt") == ("other-use", "4")
    assert why(s, "drop anarchists") == ("not-in-hand", "4")


@pytest.mark.parametrize(
    ("head", "paid", "more", "position"),
    [
        ("add boston", "tammany_hall", "start_leverage", {"pool": 2}),
        ("retrieve", "tammany_hall", "start_leverage", {"cubes": {"limbo": 1}}),
        ("buy", "federal_reserve", "start_savings", {}),
        ("track investigation_plus", "arkham_advertiser", "orne_library", {}),
    ],
)
def test_a_card_too_many(head: str, paid: str, more: str, position: dict[str, Any]) -> None:
    """4.2, A2"""
    me = player(
        "tammany_hall",
        "start_leverage",
        "federal_reserve",
        "start_savings",
        "arkham_advertiser",
        "orne_library",
    )
    s = table(me | position, player(), tracks={"investigation": 13})
    s.choose(0, head)
    s.choose(0, f"pay {paid}")
    assert why(s, f"pay {more}") == ("superfluous", "4")
    assert named(s, f"pay {more}") == {"card": more}


def test_other_symbols() -> None:
    s = table(player("tnt", "federal_reserve", "orne_library", cubes={"limbo": 1}), player())
    for head, rule in (("retrieve", "5.2"), ("buy", "5.3"), ("track investigation_plus", "5.5")):
        state = s.copy()
        state.choose(0, head)
        assert why(state, "pay tnt") == ("no-symbol", rule)


# ---- actions (5)


def test_actions_without_a_card_for_them() -> None:
    s = table(player("tnt", cubes={"limbo": 1}), player(), tracks={"ritual": 3})
    assert why(s, "add boston") == ("no-influence-cards", "5.1")
    assert why(s, "retrieve") == ("no-influence-cards", "5.2")
    assert why(s, "buy") == ("too-little-wealth", "5.3")
    assert why(s, "travel") == ("too-little-travel", "5.4")
    assert why(s, "track ritual_plus") == ("no-track-cards", "5.5")
    assert why(s, "track investigation_minus") == ("no-room-on-track", "5.5")
    assert why(table(player(), player()), "discard") == ("no-cards", "5.7")


def test_actions_without_cubes() -> None:
    s = table(player("speakeasy", "federal_reserve", pool=0), player())
    assert why(s, "add boston") == ("no-cubes-in-pool", "5.1")
    assert why(s, "retrieve") == ("no-cubes-out", "5.2")
    s = table(player("federal_reserve", pool=18), player())
    assert why(s, "buy") == ("nothing-to-buy", "5.3")


def test_places_that_are_not_there() -> None:
    s = table(player("speakeasy"), player(), row=["mythos_dagon"], cthulhu="atlanta")
    assert why(s, "add boston_card") == ("no-such-target", "5.1")
    assert why(s, "add mythos_hastur") == ("no-such-target", "5.1")
    assert why(s, "add atlanta") == ("city-closed", "17.1")


def test_journeys() -> None:
    me = player("bootleggers", "pullman_line", agents={"monday": "charleston"}, deep_ones={"boston": 1})
    s = table(me, player(agents={"tuesday": "boston"}), martial_law="atlanta")
    s.choose(0, "travel")
    assert why(s, "pay bootleggers") == ("journey-missing", "5.4")
    assert why(s, "done") == ("journey-missing", "5.4")
    assert why(s, "move tuesday arkham") == ("not-your-piece", "5.4")
    assert why(s, "move carl_jung arkham") == ("not-your-piece", "5.4")
    assert why(s, "swim arkham boston") == ("no-deep-one", "5.4")
    assert why(s, "move monday charleston") == ("same-city", "5.4")
    assert why(s, "move monday atlanta") == ("city-closed", "17")
    assert why(s, "move monday new_orleans") == ("too-far", "5.4")
    s.choose(0, "move monday washington")
    assert why(s, "move monday new_york") == ("has-moved", "5.4")
    s.choose(0, "pay bootleggers")
    assert why(s, "swim boston arkham") == ("journeys-first", "5.4")
    assert why(s, "pay pullman_line") == ("superfluous", "4")


def test_no_actions_left() -> None:
    """3.1: free actions are still possible, and nothing else"""
    s = table(
        player("speakeasy", "hart_island", "tnt", cubes={"boston": 1}, discards=["anarchists"]),
        player(),
        left=0,
        begun=True,
    )
    for choice in (
        "add boston",
        "claim boston",
        "retrieve",
        "buy",
        "travel",
        "discard",
        "reveal",
        "use fbi",
        "hunt carl_jung",
    ):
        assert why(s, choice) == ("no-actions-left", "3"), choice
    assert why(s, "free tnt") == ("no-free-action", "5.6")


def test_revealing() -> None:
    """12"""
    assert why(table(player(), player()), "reveal") == ("reveal-too-early", "12")
    assert why(table(player(revealed=True), player()), "reveal") == ("already-revealed", "12")


# ---- claims (6)


def test_claims() -> None:
    s = table(
        player(
            "tnt",
            cubes={
                "boston": 1,
                "detroit": 1,
                "chicago": 1,
                "atlanta": 1,
                "boston_card": 1,
                "mythos_mi_go": 1,
                "mythos_dagon": 1,
                "new_york": 1,
            },
            cities=["detroit"],
            agents={
                "monday": "arkham",
                "carl_jung": "arkham",
                "eunice_hunt": "arkham",
                "moses_fleet": "arkham",
                "alice_ochs": "arkham",
                "wyatt_earp": "arkham",
            },
        ),
        player(cubes={"boston": 2}),
        cities={"boston": {"card": "eliot_ness"}, "arkham": {"card": "tnt"}},
        row=["mythos_mi_go", "mythos_dagon"],
        martial_law="chicago",
        cthulhu="st_louis",
        blockades=["mythos_dagon"],
    )
    assert why(s, "claim arkham") == ("no-own-cube", "6.2")
    assert why(s, "claim arkham_card") == ("no-own-cube", "6.2")
    assert why(s, "claim boston") == ("not-most-influence", "6.2")
    assert why(s, "claim detroit") == ("own-city", "6.4")
    assert why(s, "claim chicago") == ("city-closed", "17")
    assert why(s, "claim st_louis") == ("city-closed", "17")
    assert why(s, "claim detroit_card") == ("no-card-there", "6.3")
    assert why(s, "claim mythos_hastur") == ("no-such-target", "6")
    assert why(s, "claim mythos_dagon") == ("blocked", "10")
    assert why(s, "claim mythos_mi_go") == ("six-agents", "7")
    assert why(s, "claim boston_card") == ("six-agents", "7")
    do(s, "0 discard with tnt")
    assert why(s, "claim new_york") == ("claim-first", "6.1")


def test_a_city_without_a_control_token() -> None:
    """16"""
    gates = ["arkham", "boston", "detroit", "chicago", "st_louis", "indianapolis", "pittsburgh"]
    cities = ["arkham", "indianapolis", "pittsburgh", "charleston", "new_orleans"]
    s = table(player(cubes={"boston": 1}, opened=gates, cities=cities, vp=0), player())
    assert why(s, "claim boston") == ("no-control-tokens", "16")


# ---- texts (5.6)


def test_texts() -> None:
    s = table(
        player("tnt", "fbi", "hart_island", mythos=["mythos_dagon", "mythos_offering"]),
        player(),
        blockades=["boston"],
    )
    assert why(s, "use labor_union") == ("not-in-hand", "5.6")
    assert why(s, "use mythos_necronomicon") == ("not-owned", "5.6")
    assert why(s, "use tnt") == ("no-action", "5.6")
    assert why(s, "use mythos_dagon") == ("no-action", "5.6")
    assert why(s, "free tnt") == ("no-free-action", "5.6")
    assert why(s, "free hart_island") == ("pile-empty", "3.2")
    do(s, "0 free mythos_offering", "0 drop tnt", "0 done")
    assert why(s, "free mythos_offering") == ("used-this-turn", "5.6")


def test_a_text_takes_nothing_else() -> None:
    s = table(player("labor_union", "tnt"), player())
    s.choose(0, "use labor_union")
    for choice in ("pay tnt", "drop tnt", "kill tuesday", "move monday boston"):
        assert why(s, choice) == ("nothing-to-pay", "5.6"), choice
    assert why(s, "way 1") == ("finish-first", "3")
    assert why(s, "use labor_union") == ("finish-first", "3")


def test_ways() -> None:
    s = table(player("eliot_ness", agents={"monday": "boston", "eliot_ness": "boston"}), player())
    s.choose(0, "use eliot_ness")
    assert why(s, "way 1") == ("way-impossible", "5.6"), "there is nobody to kill"
    assert why(s, "way 3") == ("way-impossible", "5.6")
    assert why(s, "kill tuesday") == ("may-not-be-killed", "8"), "which is why that way is none"
    assert why(s, "close monday") == ("way-missing", "5.6"), "none of the ways does that"
    assert why(s, "done") == ("way-missing", "5.6")


def test_a_rival_who_is_pointed_at_while_a_text_that_kills_is_used() -> None:
    """8: the page asks about the first choice that names a piece, and that one is about Hastur"""
    me = player("eliot_ness", agents={"monday": "washington", "eliot_ness": "washington"})
    s = table(me, player(vp=9, agents={"tuesday": "washington"}))
    s.choose(0, "use eliot_ness")
    assert why(s, "kill tuesday") == ("kill-power", "8")
    assert why(s, "hunt tuesday") == ("kill-power", "8")
    assert why(s, "hunt monday")[0] == "no-hunting", "one's own Agent"


def test_ways_in_the_middle_of_a_text() -> None:
    s = table(
        player(cubes={"mythos_danvers_state_hospital": 1}), player(), row=["mythos_danvers_state_hospital"]
    )
    do(s, "0 claim mythos_danvers_state_hospital")
    assert prompt(s) in ("choose-way", "who-is-tested")
    if prompt(s) == "choose-way":
        assert why(s, "way 1") == ("way-impossible", "5.6")


def test_hunting() -> None:
    """21.2: thanks to Hastur"""
    me = player("carl_jung", agents={"monday": "boston", "carl_jung": "boston", "eunice_hunt": "boston"})
    assert why(table(me, player()), "hunt carl_jung") == ("no-hunting", "21.2")
    s = table(me | {"mythos": ["mythos_hastur"]}, player())
    assert why(s, "hunt monday") == ("no-hunting", "21.2")
    assert why(s, "hunt eunice_hunt") == ("not-in-hand", "5.6")
    assert why(s, "hunt carl_jung") == ("nobody-in-reach", "8")


def test_lillian_la_france() -> None:
    """7"""
    assert why(table(player(), player()), "roam boston") == ("nobody-roams", "7")
    s = table(
        player(agents={"monday": "boston", "lillian_la_france": "charleston"}),
        player(),
        martial_law="atlanta",
    )
    assert why(s, "roam atlanta") == ("city-closed", "17")
    assert why(s, "roam boston") == ("not-next-to", "7")
    do(s, "0 roam washington")
    assert why(s, "roam charleston") == ("has-moved", "7")


# ---- kills and Gates (8, 9)


def test_victims() -> None:
    s = table(
        player(
            "hired_guns",
            "start_contacts",
            "start_leverage",
            agents={"monday": "arkham", "carl_jung": "boston"},
        ),
        player(
            agents={
                "tuesday": "arkham",
                "harry_houdini": "arkham",
                "eunice_hunt": "arkham",
                "moses_fleet": "boston",
                "kana_mishima": "atlanta",
                "wyatt_earp": "arkham",
            },
            possessed=["wyatt_earp"],
            deep_ones={"boston": 1},
        ),
    )
    s.choose(0, "use hired_guns")
    assert why(s, "pay start_contacts") == ("target-missing", "8")
    assert why(s, "done") == ("target-missing", "8")
    assert why(s, "kill gerard_lescaux") == ("not-on-board", "8")
    assert why(s, "kill carl_jung") == ("own-piece", "8")
    for piece in ("tuesday", "harry_houdini", "wyatt_earp"):
        assert why(s, f"kill {piece}") == ("may-not-be-killed", "8"), piece
    assert why(s, "kill kana_mishima") == ("out-of-reach", "8")
    assert named(s, "kill kana_mishima") == {"city": "atlanta"}
    assert why(s, "kill moses_fleet") == ("kill-power", "8"), "too little power in Boston"
    assert why(s, "slay boston") == ("kill-power", "8")
    assert why(s, "slay arkham") == ("no-deep-one", "8")
    s.choose(0, "kill eunice_hunt")
    assert why(s, "kill moses_fleet") == ("finish-first", "8")
    assert why(s, "slay boston") == ("finish-first", "8")
    assert why(s, "done") == ("power-missing", "8")
    assert why(s, "pay start_leverage") == ("no-symbol", "8")
    assert why(s, "pay hired_guns") == ("not-in-hand", "8"), "it is what allows the kill"
    s.choose(0, "pay start_contacts")
    assert why(s, "pay start_contacts") == ("not-in-hand", "8")


def test_power_too_many() -> None:
    """8.1: no card may be added if the Agents are enough"""
    s = table(
        player(
            "hired_guns", "tnt", agents={"monday": "arkham", "carl_jung": "arkham", "eunice_hunt": "arkham"}
        ),
        player(agents={"tuesday": "boston", "moses_fleet": "arkham"}),
    )
    s.choose(0, "use hired_guns")
    s.choose(0, "kill moses_fleet")
    assert why(s, "pay tnt") == ("superfluous", "4")


def test_gates() -> None:
    s = table(
        player(
            "start_gate_rite",
            "start_contacts",
            "tnt",
            agents={"monday": "boston", "carl_jung": "arkham", "eunice_hunt": "detroit"},
        ),
        player(agents={"tuesday": "chicago"}, closed=["detroit"]),
    )
    s.choose(0, "use start_gate_rite")
    assert why(s, "done") == ("target-missing", "9")
    assert why(s, "pay tnt") == ("target-missing", "9")
    assert why(s, "close tuesday") == ("not-your-piece", "9")
    assert why(s, "close mi_go") == ("not-your-piece", "9")
    assert why(s, "open eunice_hunt") == ("gate-done", "9")
    assert why(s, "close carl_jung") == ("may-not-act", "9")
    s.choose(0, "close monday")
    assert why(s, "open monday") == ("finish-first", "9")
    assert why(s, "done") == ("power-missing", "9")
    s.choose(0, "pay tnt")
    assert why(s, "pay start_contacts") == ("superfluous", "4")


def test_texts_that_could_do_nothing_say_what_they_lack() -> None:
    """5.6"""
    cards = ("blasphemous_rite", "corruption", "stephanie_st_claire", "start_gate_rite")
    me = player(*cards, agents={"monday": "boston", "stephanie_st_claire": "boston"}, pool=18)
    s = table(me, player(agents={"tuesday": "chicago", "carl_jung": "arkham"}, closed=["boston"]))
    assert why(s, "use blasphemous_rite") == why(s, "use start_gate_rite") == ("gates-done", "9")
    assert named(s, "use blasphemous_rite") == {"card": "blasphemous_rite", "cities": ["boston"]}
    assert why(s, "use corruption") == ("no-recruit-in-reach", "16")
    assert why(s, "use stephanie_st_claire") == ("no-cubes-in-common-pool", "5.3")


def test_in_random_games_every_text_of_a_hand_says_what_it_lacks() -> None:
    reasons: set[str] = set()
    for seed in range(3):
        state = GAME.new(3, seed, quiet=True)
        rng = Random(seed)
        for _ in range(500):
            who = state.waiting[0]
            if prompt(state) == "act":
                tried = [state.refusal(who, f"use {card}") for card in hand(state, who)]
                reasons |= {refusal.reason for refusal in tried if refusal is not None}
            state.apply(who, rng.choice(state.options(who)))
    assert "nothing-to-do" not in reasons
    assert {"gates-done", "gate-power", "nobody-in-reach", "no-action"} <= reasons


def test_victims_that_are_safe_say_why() -> None:
    """8.2, 8.3"""
    s = table(player("hired_guns", agents={"monday": "boston"}), player(agents={"tuesday": "boston"}))
    assert why(s, "use hired_guns") == ("all-protected", "8")
    assert named(s, "use hired_guns") == {"card": "hired_guns", "points": 5, "possessed": False}


def test_of_several_ways_the_one_that_lacks_power_is_named() -> None:
    me = player("cruel_conspirator", agents={"monday": "arkham"})
    s = table(me, player(agents={"tuesday": "boston"}))
    assert why(s, "free cruel_conspirator") == ("gate-power", "9"), "rather than that nobody is there to kill"
    s = table(me, player(agents={"tuesday": "boston"}, closed=["arkham"]))
    assert why(s, "free cruel_conspirator") == ("nobody-in-reach", "8")


def test_a_gate_that_takes_too_much() -> None:
    s = table(player("ancient_seal", "tnt", agents={"monday": "arkham", "carl_jung": "new_york"}), player())
    s.choose(0, "use ancient_seal")
    assert why(s, "close monday") == ("gate-power", "9"), "Arkham takes 7"
    power = {"needed": 7, "power": 5, "agents": 1, "hand": 4}
    assert named(s, "close monday") == {"card": "ancient_seal", "city": "arkham"} | power
    assert why(s, "open monday") == ("gate-other-way", "9"), "the card closes Gates only"
    assert named(s, "open monday") == {"card": "ancient_seal"}


def test_kills_and_gates_in_the_middle_of_a_text() -> None:
    ops = '{ op = "vp", n = 1 }, { op = "kill", actor = "any_own_agent", power = "normal" }'
    s = table(
        player("speakeasy", "tnt", agents={"monday": "boston"}),
        player(agents={"tuesday": "arkham", "carl_jung": "boston"}),
        game=rewritten("speakeasy", "ACTION", ops),
    )
    do(s, "0 use speakeasy")
    assert why(s, "kill monday") == ("own-piece", "8")
    s.choose(0, "kill carl_jung")
    assert why(s, "done") == ("power-missing", "8")
    ops = (
        '{ op = "vp", n = 1 }, { op = "gate", modes = ["close"], actor = "any_own_agent", power = "normal" }'
    )
    s = table(
        player("speakeasy", "tnt", agents={"monday": "boston"}),
        player(agents={"tuesday": "arkham"}),
        game=rewritten("speakeasy", "ACTION", ops),
    )
    do(s, "0 use speakeasy")
    assert why(s, "close tuesday") == ("not-your-piece", "9")


def test_saving_an_agent() -> None:
    """9"""
    s = table(
        player(
            "richard_upton_pickman",
            "tnt",
            "anarchists",
            agents={"monday": "arkham", "richard_upton_pickman": "boston"},
        ),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use richard_upton_pickman, close richard_upton_pickman with tnt")
    assert why(s, "drop tnt") == ("not-in-hand", "9")


# ---- questions of texts (21)


def asked(
    *moves: str, me: dict[str, Any] | None = None, other: dict[str, Any] | None = None, **position: Any
) -> State:
    """Lay out a table for two and let seat 0 make moves."""
    return do(table(me or player(), other or player(), **position), *moves)


def test_cubes_that_come_back() -> None:
    s = asked("0 retrieve with speakeasy", me=player("speakeasy", cubes={"boston": 2, "arkham": 1}))
    assert why(s, "take detroit") == ("no-own-cube", "5.2")
    assert why(s, "limbo") == ("no-cube-in-limbo", "5.2")


def test_cubes_that_are_added() -> None:
    s = asked("0 free wall_street", me=player("wall_street"), cthulhu="atlanta")
    assert why(s, "add atlanta") == ("city-closed", "17.1")
    assert why(s, "add boston_card") == ("no-such-target", "21.1")
    do(s, "0 add boston")
    assert why(s, "add arkham") == ("one-target", "21.1")


def test_further_cubes_and_cubes_that_are_sent() -> None:
    s = asked(
        "0 add boston with speakeasy",
        me=player("speakeasy", mythos=["mythos_black_goat"]),
        cities={"arkham": {"card": "tnt"}},
    )
    assert why(s, "extra boston") == ("no-such-target", "21.2")
    s = asked(
        "0 claim mythos_dagon", me=player(cubes={"mythos_dagon": 1}), row=["mythos_dagon", "mythos_hastur"]
    )
    assert why(s, "send mythos_hastur") == ("no-such-target", "21.1")


def test_cubes_that_are_taken_away() -> None:
    s = asked("0 use fbi", me=player("fbi"), other=player(cubes={"boston": 2}))
    assert why(s, "aim boston 0") == ("no-cube-to-take", "21.1")
    assert why(s, "aim boston 2") == ("no-such-seat", "2")
    assert why(s, "hit boston cultist_1") == ("no-cube-to-take", "21.1")


def test_blockades() -> None:
    me = player("labor_union", "adsila_chavos", agents={"monday": "boston", "adsila_chavos": "boston"})
    s = asked("0 use labor_union", me=me, blockades=["boston"])
    assert why(s, "block boston") == ("already-blocked", "10")
    assert why(s, "unblock arkham") == ("not-blocked", "10")
    assert why(s, "block arkham_card") == ("no-such-target", "10")
    cities = ["arkham", "boston", "detroit", "chicago", "st_louis", "indianapolis", "pittsburgh", "new_york"]
    cities += ["washington", "charleston", "atlanta", "new_orleans"]
    s = asked("0 use labor_union", me=me, row=["mythos_dagon"], blockades=cities)
    assert why(s, "block mythos_dagon") == ("no-blockades", "10")
    s = table(me, player(), blockades=["boston", "arkham"])
    do(s, "0 use adsila_chavos, way 2")
    assert why(s, "block detroit") == ("may-not-block", "10")
    do(s, "0 unblock boston")
    assert why(s, "block boston") == ("already-blocked", "10")
    assert why(s, "unblock arkham") == ("may-not-unblock", "10")


def test_moves_of_texts() -> None:
    me = player(mythos=["mythos_night_gaunts"], agents={"monday": "charleston", "carl_jung": "boston"})
    s = asked("0 free mythos_night_gaunts", me=me, martial_law="atlanta")
    assert why(s, "move tuesday boston") == ("not-your-piece", "21.1")
    assert why(s, "move monday charleston") == ("same-city", "21.1")
    assert why(s, "move monday atlanta") == ("city-closed", "17")
    assert why(s, "move monday boston") == ("not-there", "21.1")
    assert why(s, "swim boston arkham") == ("no-deep-one", "21.1")


def test_agents_that_are_chosen() -> None:
    agents = {"monday": "boston", "carl_jung": "boston", "eunice_hunt": "arkham"}
    other = player(agents={"tuesday": "boston", "moses_fleet": "boston", "wyatt_earp": "boston"})
    me = player("possessed", "corruption", "blood_offering", agents=agents, possessed=["monday"])
    s = table(me, other)
    flip = do(s.copy(), "0 use possessed, way 1")
    assert why(flip, "flip monday") == ("no-such-agent", "7")
    seize = do(s.copy(), "0 use possessed, way 2")
    assert why(seize, "seize carl_jung") == ("no-such-agent", "7")
    destroy = do(s.copy(), "0 use corruption")
    assert why(destroy, "sacrifice carl_jung") == ("no-such-agent", "16")
    assert why(do(s, "0 use blood_offering"), "sacrifice moses_fleet") == ("no-such-agent", "16")


def test_mi_go() -> None:
    """17.4"""
    s = asked(
        "0 claim mythos_mi_go",
        me=player(cubes={"mythos_mi_go": 1}),
        row=["mythos_mi_go"],
        martial_law="boston",
    )
    assert why(s, "put boston") == ("city-closed", "17.4")
    me = player(
        agents={"monday": "arkham", "mi_go": "arkham", "carl_jung": "arkham"}, mythos=["mythos_mi_go"]
    )
    s = asked("0 use mythos_mi_go", me=me, martial_law="boston")
    assert why(s, "move mi_go boston") == ("city-closed", "17")
    assert why(s, "move mi_go arkham") == ("same-city", "17.4")
    assert why(s, "move monday detroit") == ("not-there", "17.4")
    do(s, "0 move mi_go detroit")
    assert why(s, "carry monday") == ("no-such-agent", "17.4")


def test_cards_that_are_chosen() -> None:
    me = player(
        "freemasons",
        "hart_island",
        "black_market",
        "city_boston",
        "tnt",
        discards=["anarchists"],
        cities=["boston"],
    )
    s = table(me, player())
    redraw = do(s.copy(), "0 free freemasons")
    assert why(redraw, "drop anarchists") == ("not-in-hand", "21.1")
    offering = do(
        table(player("tnt", "anarchists", mythos=["mythos_offering"]), player()), "0 free mythos_offering"
    )
    assert why(offering, "done") == ("card-missing", "21.1")
    do(offering, "0 drop tnt")
    assert why(offering, "drop anarchists") == ("enough-cards", "21.1")
    recover = do(table(me | {"discards": ["anarchists", "fbi"]}, player()), "0 free hart_island")
    assert why(recover, "recover tnt") == ("not-on-pile", "21.1")
    burn = do(s, "0 free black_market")
    assert why(burn, "burn anarchists") == ("not-in-hand", "21.1")
    assert why(burn, "trash tnt") == ("not-on-pile", "21.1")
    assert why(burn, "burn city_boston") == ("may-not-burn", "21.1")


def test_whoever_is_chosen() -> None:
    s = do(
        table(player(cubes={"mythos_nyarlathotep": 1}), player(), player(), row=["mythos_nyarlathotep"]),
        "0 claim mythos_nyarlathotep",
    )
    assert why(s, "face 0") == ("not-yourself", "21.1")
    assert why(s, "face 3") == ("no-such-seat", "2")
    me = player("j_edgar_hoover", agents={"monday": "boston", "j_edgar_hoover": "boston"})
    s = do(table(me, player(), player(), player(revealed=True)), "0 use j_edgar_hoover")
    assert why(s, "face 0") == ("not-yourself", "21.1")
    assert why(s, "face 3") == ("is-revealed", "21.1")
    assert why(s, "face 4") == ("no-such-seat", "2")


def test_madness_that_is_returned() -> None:
    """A41"""
    s = asked("0 use arkham_sanitarium", me=player("arkham_sanitarium", madness=2))
    assert why(s, "calm 3") == ("not-so-much-madness", "21.1")


def test_cities_that_are_chosen() -> None:
    me = player("deep_ones", deep_ones={"indianapolis": 3, "boston": 1})
    s = asked("0 use deep_ones", me=me, martial_law="arkham")
    assert why(s, "put arkham") == ("city-closed", "17.3")
    do(s, "0 put boston")
    assert why(s, "put detroit") == ("not-there", "17.3")
    do(s, "0 stop")
    assert why(s, "claim boston") == ("no-such-target", "21.1")
    s = asked(
        "0 free palmer_raids",
        me=player("palmer_raids"),
        cities={"boston": {"card": "tnt"}, "arkham": {"card": "fbi"}, "detroit": {"card": "anarchists"}},
        blockades=["boston_card"],
    )
    assert why(s, "raze boston") == ("card-blocked", "21.1")
    assert why(s, "raze chicago") == ("no-card-there", "21.1")


def test_special_pieces() -> None:
    s = asked("0 use martial_law", me=player("martial_law"), cthulhu="boston")
    assert why(s, "put boston") == ("city-closed", "17.2")
    assert why(s, "recall") == ("no-martial-law", "17.2")
    s = asked(
        "0 claim mythos_cthulhu",
        "0 put boston",
        me=player(cubes={"mythos_cthulhu": 1}, agents={"monday": "boston"}),
        row=["mythos_cthulhu"],
        martial_law="arkham",
    )
    assert why(s, "put arkham") == ("city-closed", "17.1")
    assert why(s, "put atlanta") == ("not-there", "17.1")
    me = player(mythos=["mythos_whateleys"])
    s = asked(
        "0 free mythos_whateleys", me=me, whateleys=["boston", "arkham", "detroit"], martial_law="chicago"
    )
    assert why(s, "fetch") == ("no-whateley-left", "17.5")
    assert why(s, "lift chicago") == ("no-whateley-there", "17.5")
    do(s, "0 lift boston")
    assert why(s, "put chicago") == ("city-closed", "17.5")
    assert why(s, "put arkham") == ("not-there", "17.5")


def test_an_agent_without_a_city() -> None:
    """6.3, 17.2: one that was claimed from the Reserve, or under Martial Law"""
    s = asked(
        "0 claim mythos_hastur",
        me=player(cubes={"mythos_hastur": 1}),
        row=["mythos_hastur"],
        reserve=["carl_jung"],
        martial_law="boston",
    )
    assert why(s, "put boston") == ("city-closed", "6.3")
    s = asked(
        "0 claim boston_card",
        me=player(cubes={"boston_card": 1}),
        cities={"boston": {"card": "carl_jung", "stack": ["tnt"]}},
        martial_law="boston",
    )
    assert why(s, "put atlanta") == ("not-there", "6.3")
