"""What the log tells of everything that happens, and what can be taken back."""

from typing import Any

import pytest

from subrosa.core import NotYourTurn, State
from subrosa.texts import Texts
from tests.rules.providence.table import (
    GAME,
    MAD,
    SANE,
    city,
    do,
    events,
    facts,
    player,
    printed,
    prompt,
    seat,
    table,
)


def tells(state: State, event: str, **args: Any) -> bool:
    """Tell whether an event of this kind with these arguments is in the public log."""
    return any({**found, **args} == found for found in events(state, event))


def lines(state: State, language: str, *names: str) -> list[str]:
    """Return what the public log says of events of these kinds."""
    texts = Texts(language, GAME, ["Ada", "Bo"])
    return [texts.event(event) for event in state.log(None) if event["event"] in names]


# ---- turns and actions


def test_turns_passes_and_draws() -> None:
    s = do(table(player("tnt", deck=["start_leverage"]), player()), "0 pass")
    assert events(s, "pass") == [{"seat": 0}]
    assert events(s, "turn")[-1] == {"seat": 1}
    assert tells(s, "draw", seat=0, count=4)
    assert "start_leverage" in events(s, "draw", 0)[-1]["cards"]


def test_a_reshuffle_is_told() -> None:
    starting = ["start_contacts"] * 3 + ["start_funds", "start_savings", "start_railway_pass"]
    starting += ["start_automobile", "start_leverage", "start_roadblock", "start_gate_rite"]
    s = do(table(player("tnt", gone=starting, discards=["fbi", "speakeasy"]), player()), "0 pass")
    assert events(s, "reshuffle") == [{"seat": 0}]


def test_influence() -> None:
    s = table(
        player("speakeasy", "tammany_hall", "federal_reserve", cubes={"limbo": 1, "arkham": 2}),
        player(),
        left=3,
        begun=True,
    )
    do(
        s,
        "0 add boston with speakeasy",
        "0 retrieve with tammany_hall",
        "0 limbo",
        "0 take arkham",
        "0 take boston",
    )
    do(s, "0 buy with federal_reserve")
    assert tells(s, "add-action", seat=0, place="boston", cards=["speakeasy"])
    assert tells(s, "add", seat=0, place="boston", count=2)
    assert tells(s, "retrieve", seat=0, count=3, cards=["tammany_hall"])
    assert events(s, "take-cube") == [{"seat": 0, "place": place} for place in (None, "arkham", "boston")]
    assert tells(s, "buy", seat=0, cards=["federal_reserve"])
    assert tells(s, "gain-cubes", seat=0, count=2)


def test_travel_tracks_and_discards() -> None:
    me = player(
        "pullman_line", "arkham_advertiser", "tnt", agents={"monday": "arkham"}, deep_ones={"boston": 1}
    )
    s = table(me, player(), left=3, begun=True, tracks={"investigation": 2})
    do(s, "0 travel, move monday boston, swim boston arkham with pullman_line")
    do(s, "0 track investigation_plus with arkham_advertiser", "0 discard with tnt")
    assert tells(s, "travel", seat=0, cards=["pullman_line"])
    assert events(s, "move") == [{"seat": 0, "piece": "monday", "city": "arkham", "to_city": "boston"}]
    assert events(s, "swim") == [{"seat": 0, "city": "boston", "to_city": "arkham"}]
    assert tells(s, "track", seat=0, shift="investigation_plus", cards=["arkham_advertiser"])
    steps = printed("arkham_advertiser", "investigation_plus")
    assert tells(s, "marker", track="investigation", steps=steps, space=2 + steps)
    assert tells(s, "discard", seat=0, cards=["tnt"])


# ---- claims


def test_claims() -> None:
    s = table(
        player(cubes={"boston": 2}),
        player(cities=["boston"], cubes={"arkham_card": 1}),
        cities={"arkham": {"card": "carl_jung", "stack": ["fbi"]}},
    )
    do(s, "0 claim boston", "0 pass", "1 claim arkham_card")
    assert tells(s, "claim", seat=0, place="boston", card=None, cubes=2, by_action=True)
    assert events(s, "city-lost") == [{"seat": 1, "city": "boston", "points": 4}]
    assert events(s, "vp") == [{"seat": 1, "points": -4, "vp": 0}, {"seat": 0, "points": 4, "vp": 4}]
    assert events(s, "lost-card") == [{"seat": 1, "card": "city_boston"}]
    assert tells(s, "claim", seat=1, place="arkham_card", card="carl_jung", cubes=1, by_action=True)
    assert events(s, "agent") == [{"seat": 1, "piece": "carl_jung", "city": "arkham"}]
    assert events(s, "turned-up") == [{"city": "arkham", "card": "fbi"}]


def test_an_exhausted_deck() -> None:
    s = table(
        player(cubes={"arkham_card": 1}),
        player(),
        cities={"arkham": {"card": "tnt"}},
        mythos_deck=["mythos_dagon"],
    )
    do(s, "0 claim arkham_card")
    assert events(s, "exhausted") == [{"city": "arkham"}]
    assert events(s, "mythos") == [{"card": "mythos_dagon"}]
    assert tells(s, "marker", track="ritual", steps=2, space=2)


def test_what_follows_claims() -> None:
    s = table(
        player(
            cubes={"boston_card": 1},
            mythos=["mythos_yog_sothoth", "mythos_silver_key", "mythos_nikola_tesla"],
        ),
        player(),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
        reserve=["speakeasy"],
    )
    do(s, "0 claim boston_card", "0 hand", "0 reject")
    assert events(s, "gain-action") == [{"seat": 0, "count": 1}]
    assert events(s, "keep") == [{"seat": 0, "card": "tnt"}]
    assert events(s, "reserve") == [{"card": "speakeasy"}]
    assert events(s, "destroyed") == [{"card": "speakeasy"}]
    s = table(player(cubes={"mythos_lost_city": 1}), player(), row=["mythos_lost_city"], rolls=[SANE])
    do(s, "0 claim mythos_lost_city")
    assert events(s, "city-card") == [{"seat": 0, "card": "city_rlyeh"}]
    assert events(s, "sanity") == [{"seat": 0, "mad": False, "madness": 0, "most": 3}]
    s = do(
        table(player(cubes={"mythos_dagon": 2}), player(), row=["mythos_dagon"]),
        "0 claim mythos_dagon",
        "0 send boston",
    )
    assert events(s, "send") == [{"seat": 0, "place": "boston", "count": 2}]


# ---- kills, Gates, sanity


def test_kills() -> None:
    other = player(agents={"tuesday": "boston", "carl_jung": "arkham"}, deep_ones={"arkham": 1})
    me = player(
        "hired_guns", "wyatt_earp", "start_contacts", agents={"monday": "arkham", "wyatt_earp": "arkham"}
    )
    s = do(table(me, other), "0 use hired_guns, kill carl_jung", "0 use wyatt_earp, slay arkham")
    assert events(s, "kill") == [{"seat": 0, "piece": "carl_jung", "city": "arkham", "cards": []}]
    assert events(s, "slay") == [{"seat": 0, "city": "arkham", "cards": []}]
    assert [found["card"] for found in events(s, "use")] == ["hired_guns", "wyatt_earp"]
    assert events(s, "destroyed") == [{"card": "carl_jung"}]


def test_a_cancelled_kill() -> None:
    s = table(
        player("wyatt_earp", agents={"monday": "boston", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "arkham"}, vp=5, allegiance="cultist"),
    )
    do(s, "0 use wyatt_earp, kill tuesday")
    assert events(s, "revealed") == [{"seat": 1, "allegiance": "cultist"}]
    assert events(s, "kill-cancelled") == [{"seat": 1, "allegiance": "cultist"}]


@pytest.mark.parametrize("deed", ["close", "open"])
def test_gates(deed: str) -> None:
    me = player(
        "portal_to_another_world",
        agents={"monday": "boston", "carl_jung": "arkham"},
        madness=2,
        allegiance="cultist",
    )
    s = do(table(me, player(), rolls=[MAD]), f"0 use portal_to_another_world, {deed} carl_jung")
    name = "gate-closed" if deed == "close" else "gate-opened"
    assert events(s, name) == [{"seat": 0, "piece": "carl_jung", "city": "arkham", "cards": []}]
    assert events(s, "sanity") == [{"seat": 0, "mad": True, "madness": 3, "most": 3}]
    assert events(s, "insane") == [{"seat": 0}]
    assert events(s, "revealed") == [{"seat": 0, "allegiance": "cultist"}]
    assert events(s, "agent-destroyed") == [{"seat": 0, "piece": "carl_jung", "city": "arkham"}]


def test_texts_of_cards() -> None:
    me = player(
        "fbi",
        "arkham_sanitarium",
        "martial_law",
        "possessed",
        madness=1,
        agents={"monday": "boston", "carl_jung": "boston"},
        possessed=["monday"],
    )
    other = player(cubes={"boston": 1}, agents={"tuesday": "boston", "eunice_hunt": "boston"})
    s = table(me, other, left=4, begun=True)
    do(
        s,
        "0 use fbi",
        "0 aim boston 1",
        "0 block boston",
        "0 use arkham_sanitarium",
        "0 use martial_law",
        "0 put atlanta",
    )
    do(s, "0 use possessed, way 2")
    assert events(s, "cube") == [{"seat": 0, "target": 1, "place": "boston", "home": True}]
    assert events(s, "block") == [{"seat": 0, "place": "boston"}]
    assert events(s, "calm") == [{"seat": 0, "count": 1}]
    assert events(s, "martial-law") == [{"seat": 0, "city": "atlanta"}]
    assert events(s, "seize") == [{"seat": 0, "target": 1, "piece": "eunice_hunt", "city": "boston"}]


def test_more_texts_of_cards() -> None:
    me = player(
        "labor_union",
        "possessed",
        "hart_island",
        discards=["tnt"],
        agents={"monday": "boston", "carl_jung": "arkham"},
    )
    s = table(me, player(), blockades=["boston"])
    do(s, "0 free hart_island", "0 use labor_union", "0 unblock boston", "0 use possessed, way 1")
    assert events(s, "free") == [{"seat": 0, "card": "hart_island"}]
    assert events(s, "recover") == [{"seat": 0, "card": "tnt"}]
    assert events(s, "unblock") == [{"seat": 0, "place": "boston"}]
    assert events(s, "flip") == [{"seat": 0, "piece": "carl_jung"}]


def test_special_pieces() -> None:
    s = table(
        player(cubes={"mythos_cthulhu": 1}, agents={"monday": "boston"}),
        player(
            agents={"tuesday": "detroit", "mi_go": "detroit", "carl_jung": "detroit"},
            mythos=["mythos_mi_go", "mythos_whateleys"],
        ),
        row=["mythos_cthulhu"],
        rolls=[SANE],
    )
    do(s, "0 claim mythos_cthulhu", "0 put boston", "0 put arkham", "0 pass")
    assert events(s, "cthulhu") == [{"seat": 0, "city": "boston"}]
    assert events(s, "displaced") == [{"piece": "monday", "city": "arkham"}]
    do(
        s,
        "1 free mythos_whateleys",
        "1 put arkham",
        "1 use mythos_mi_go",
        "1 move mi_go atlanta",
        "1 carry carl_jung",
    )
    assert events(s, "whateley") == [{"seat": 1, "city": "arkham"}]
    assert events(s, "carry") == [{"seat": 1, "piece": "carl_jung", "city": "detroit", "to_city": "atlanta"}]
    s = do(table(player("deep_ones"), player()), "0 use deep_ones", "0 put boston", "0 put boston")
    assert events(s, "deep-ones") == [{"seat": 0, "city": "boston", "count": 1}] * 2


# ---- the end


def test_the_end() -> None:
    s = table(
        player("arkham_advertiser", allegiance="investigator", vp=3, mythos=["mythos_elder_sign"]),
        player(allegiance="cultist"),
        tracks={"investigation": 14},
    )
    do(s, "0 track investigation_plus with arkham_advertiser")
    assert events(s, "trigger") == [{"ending": "track"}]
    assert events(s, "score")[0] == {
        "seat": 0,
        "allegiance": "investigator",
        "track_vp": 3,
        "secrecy": 3,
        "generic": 1,
        "effects": 0,
        "track": 12,
        "gates": 0,
        "crypt": 0,
        "agents": 0,
        "mythos": 0,
        "possessed": 0,
        "deep_ones": 0,
        "dissenter": 0,
        "points": 19,
    }
    assert events(s, "out") == [{"seats": [1]}]
    english = lines(s, "en", "score", "out")
    assert english[0] == "Ada, Investigator: 19 VP. On the track 3, secrecy 3, cards 1, own track 12."
    assert english[-1] == "Out with the lowest total and its group: Bo."


def test_every_event_has_a_sentence_in_both_languages() -> None:
    """A game is told without a gap."""
    s = table(
        player(
            "speakeasy",
            "hired_guns",
            cubes={"boston": 1},
            agents={"monday": "arkham", "wyatt_earp": "arkham"},
        ),
        player(agents={"tuesday": "detroit", "carl_jung": "arkham"}),
    )
    do(s, "0 claim boston", "0 use hired_guns, kill carl_jung", "1 pass")
    for language in ("en", "pl"):
        texts = Texts(language, GAME, ["Ada", "Bo"])
        told = [texts.event(event) for event in s.log(None)]
        assert all(told)
        assert not [line for line in told if "event-" in line]


# ---- taking back


def test_what_is_put_together_can_be_taken_back() -> None:
    """A48"""
    s = table(player("speakeasy", "tnt"), player())
    s.choose(0, "add boston")
    s.choose(0, "pay speakeasy")
    assert s.can_undo(0)
    s.undo(0)
    s.undo(0)
    assert "gathered" not in s.view(0) or s.view(0)["gathered"] == []


def test_cards_that_were_shown_cannot() -> None:
    s = do(table(player("speakeasy", "tnt"), player()), "0 add boston with speakeasy")
    assert not s.can_undo(0)
    with pytest.raises(NotYourTurn):
        s.undo(0)


def test_a_claim_that_turned_nothing_up_can_be_taken_back() -> None:
    """6.4: a City from the supply shows nobody anything new"""
    s = do(table(player(cubes={"boston": 1}), player()), "0 claim boston")
    assert s.can_undo(0)
    s.undo(0)
    assert (city(s, "boston")["controller"], seat(s, 0)["vp"], prompt(s)) == (None, 0, "act")


def test_nothing_is_taken_back_after_a_card_was_turned_up() -> None:
    s = table(
        player(cubes={"boston_card": 1}), player(), cities={"boston": {"card": "tnt", "stack": ["fbi"]}}
    )
    assert not do(s, "0 claim boston_card").can_undo(0)


def test_where_a_piece_goes_can_be_taken_back() -> None:
    s = do(
        table(player("explorers_club", agents={"monday": "boston"}, deck=["tnt"]), player()),
        "0 use explorers_club",
    )
    assert not s.can_undo(0), "the card was shown"
    s = table(player(mythos=["mythos_night_gaunts"], agents={"monday": "boston"}), player())
    do(s, "0 free mythos_night_gaunts", "0 move monday arkham")
    s.undo(0)
    assert prompt(s) == "move-pieces"


def test_a_reveal_is_for_good() -> None:
    s = table(player(allegiance="investigator"), player(), options={"reveal_may_fail": "yes"})
    assert not do(s, "0 reveal").can_undo(0)
    assert facts(s)["left"] == 1
