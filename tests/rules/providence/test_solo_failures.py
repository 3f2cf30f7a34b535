"""What keeps a Cultist from doing what it tries (RULES.md 18.4, 18.6): each reason is told, then it travels."""

from typing import Any

import pytest

from subrosa.texts import LANGUAGES
from tests.rules.providence.table import (
    CITIES,
    DATA,
    FOLDER,
    GAME,
    SANE,
    city,
    do,
    effect_of_cultist,
    elder,
    events,
    failures,
    player,
    row,
    solo,
    stations,
    tale,
)

ROW = ["mythos_offering"]  # so that a second sentence about a Mythos card succeeds
OTHERS = [card["id"] for card in DATA["mythos_card"] if card["used_in_solo"] and card["id"] not in ROW]


def stopped_by(state: Any, piece: str = "cultist_1") -> tuple[str, int, str | None]:
    """Return the first reason for which a Cultist has failed, with what was needed and how power was counted."""
    first = next(event for event in events(state, "elder-fail") if event["piece"] == piece)
    return first["why"], first["needed"], first["sum"]


# ---- adding Influence


def test_no_influence_where_a_cultist_controls_the_city() -> None:
    """18.6: itself, or the other one"""
    for cultists in ([{"cities": ["boston"]}, {}], [{}, {"cities": ["boston"]}]):
        s = solo("behaviour_1", *cultists)
        assert failures(s) == ["leads-on-no-main-card", "own-city"]
        assert stations(s)[0] == "detroit", "one Travel for each of the two failures"
        assert city(s, "boston")["cubes"] == [0, 0, 0]


def test_the_players_own_city_is_no_obstacle() -> None:
    """18.6: only a Cultist's is"""
    s = solo("behaviour_1", you=player(cities=["boston"]))
    assert city(s, "boston")["cubes"] == [0, 3, 0]


def test_no_influence_beside_cthulhu() -> None:
    """17.1: no cubes are added to the space of a City that Cthulhu has closed"""
    s = solo("behaviour_3", {"city": "new_york"}, {"city": "boston"}, cthulhu="new_york", rolls=[SANE])
    assert elder(s)["vp"] == 9, "the Gate is open first"
    assert failures(s) == ["city-closed"]


def test_no_influence_without_a_card_in_its_city() -> None:
    """18.6"""
    s = solo("behaviour_8", you=player(vp=5))
    assert failures(s) == ["no-victim", "no-card-here"]


def test_no_influence_on_an_empty_row() -> None:
    """18.6"""
    s = solo("behaviour_4", {}, {"city": "boston"})
    assert failures(s) == ["leads-on-no-main-card", "empty-row"]
    assert stations(s)[0] == "detroit"


@pytest.mark.parametrize(
    ("behaviour", "more"),
    [
        ("behaviour_1", {}),
        ("behaviour_8", {"cities": {"boston": {"card": "tnt"}}}),
        ("behaviour_4", {"row": ROW}),
    ],
)
def test_without_cubes_it_fails_and_takes_them_back_from_limbo(behaviour: str, more: dict[str, Any]) -> None:
    """18.4: on a City space, a Main Advantage card or a Mythos card alike"""
    s = solo(behaviour, {"cubes": {"limbo": 19}}, {}, **more)
    assert failures(s)[1] == "no-cubes"
    assert (elder(s)["cultists"][0]["pool"], elder(s)["cultists"][0]["limbo"]) == (19, 0)
    assert stations(s)[0] == "detroit"


def test_without_cubes_and_with_none_in_limbo_it_only_fails() -> None:
    """18.4: its cubes all lie on the board"""
    s = solo("behaviour_1", {"cubes": {"chicago": 19}}, {}, blockades=["chicago"])
    assert failures(s)[1] == "no-cubes"
    assert events(s, "elder-recover") == []
    assert city(s, "chicago")["cubes"] == [0, 19, 0]


def test_with_too_few_cubes_it_adds_all_it_has() -> None:
    """18.4: 2 of 3; that is no failure"""
    s = solo("behaviour_1", {"cubes": {"limbo": 17}}, {})
    assert city(s, "boston")["cubes"] == [0, 2, 0]
    assert failures(s) == ["leads-on-no-main-card"]
    assert elder(s)["cultists"][0]["limbo"] == 17


# ---- claims


@pytest.mark.parametrize(
    ("behaviour", "place", "why"),
    [
        ("behaviour_7", "chicago", "leads-in-no-city"),
        ("behaviour_4", "chicago_card", "leads-on-no-main-card"),
        ("behaviour_2", "mythos_offering", "leads-on-no-mythos-card"),
    ],
)
def test_a_tie_with_the_player_is_no_lead(behaviour: str, place: str, why: str) -> None:
    """18.6: more Influence than the player"""
    s = solo(
        behaviour,
        {"cubes": {place: 2}},
        {},
        you=player(cubes={place: 2}, closed=["new_york"]),
        cities={"chicago": {"card": "tnt"}},
        row=ROW,
    )
    assert stopped_by(s) == (why, 0, None)


def test_no_claim_of_a_closed_city_nor_of_a_cultists_own() -> None:
    """18.6: under Martial Law, or controlled by the other Cultist"""
    s = solo("behaviour_7", {"cubes": {"chicago": 2}}, {}, martial_law="chicago", row=ROW)
    assert failures(s) == ["leads-in-no-city"]
    s = solo("behaviour_7", {"cubes": {"chicago": 2}}, {"cities": ["chicago"]}, row=ROW)
    assert failures(s) == ["leads-in-no-city"]


def test_no_city_and_no_gate_without_a_control_token() -> None:
    """16: twelve mark Cities and Gates alike"""
    spent: dict[str, Any] = {"cities": CITIES[:6], "opened": CITIES[6:]}
    s = solo("behaviour_7", spent | {"cubes": {"atlanta": 1}}, {}, row=ROW)
    assert failures(s) == ["leads-in-no-city"]
    spent = {"cities": CITIES[:6], "opened": [*CITIES[:3], *CITIES[4:7]], "city": "chicago"}
    s = solo("behaviour_3", spent, {})
    assert failures(s)[0] == "no-control-token"


def test_the_last_control_token_serves_for_a_city_or_a_gate() -> None:
    """16"""
    spent: dict[str, Any] = {"cities": CITIES[:5], "opened": CITIES[6:], "cubes": {"atlanta": 1}}
    s = solo("behaviour_7", spent, {}, row=ROW)
    assert city(s, "atlanta")["controller"] == 1
    spent = {"cities": CITIES[:5], "opened": [*CITIES[:3], *CITIES[4:7]], "city": "chicago"}
    s = solo("behaviour_3", spent, {}, rolls=[SANE])
    assert city(s, "chicago")["gate_owner"] == 1


def test_only_cultist_cubes_on_the_card_are_no_lead_over_the_players_agents() -> None:
    """18.4: the player's Influence is counted as always, cubes and Agents"""
    you = player(agents={"monday": "boston", "alice_ochs": "chicago"}, closed=["new_york"])
    s = solo("behaviour_4", {"cubes": {"chicago_card": 2}}, {}, you=you, cities={"chicago": {"card": "tnt"}})
    assert failures(s)[0] == "leads-on-no-main-card", "2 against Alice Ochs, who counts as 2"


# ---- kills and Gates


@pytest.mark.parametrize(
    ("you", "more", "found"),
    [
        ({"agents": {"monday": "chicago", "carl_jung": "arkham"}, "vp": 4}, {}, ("player-too-weak", 5, None)),
        ({"agents": {"monday": "chicago"}, "vp": 5}, {}, ("no-victim", 0, None)),
        (
            {"agents": {"monday": "chicago", "carl_jung": "boston"}, "vp": 5},
            {"city": "boston"},
            ("too-little-power", 4, "1 + 1 + 1 = 3"),
        ),
    ],
)
def test_kills_that_fail(
    you: dict[str, Any], more: dict[str, Any], found: tuple[str, int, str | None]
) -> None:
    """18.6: fewer than 5 VP; nobody there; too little power"""
    assert stopped_by(solo("behaviour_8", more, {}, you=player(**you))) == found


def test_who_cannot_be_killed() -> None:
    """18.6: the Basic Agent while there is another Agent anywhere; Houdini; Possessed Agents"""
    for agents, possessed in (
        ({"monday": "arkham", "carl_jung": "chicago"}, []),
        ({"monday": "chicago", "harry_houdini": "arkham"}, []),
        ({"monday": "chicago", "carl_jung": "arkham"}, ["carl_jung"]),
        ({"monday": "arkham"}, ["monday"]),
    ):
        s = solo("behaviour_8", you=player(agents=agents, possessed=possessed, vp=5))
        assert failures(s)[0] == "no-victim"


def test_gates_that_fail() -> None:
    """18.6: done already, by whomever; too little power"""
    assert stopped_by(solo("behaviour_3")) == ("too-little-power", 7, "2 + 1 + 1 = 4")
    for cultists, you in (([{}, {"opened": ["arkham"]}], player()), ([{}, {}], player(closed=["arkham"]))):
        assert stopped_by(solo("behaviour_3", *cultists, you=you))[0] == "gate-done"


# ---- effects


EFFECTS: dict[str, tuple[str, int, list[dict[str, Any]], dict[str, Any]]] = {
    # Yog-Sothoth
    "nothing-in-limbo": ("yog_sothoth", 1, [], {"row": ROW}),
    # The Black Goat
    "no-main-icon": ("black_goat", 1, [], {"cities": {"boston": {"card": "tnt"}}}),
    "no-mythos-deck": ("black_goat", 2, [], {"row": ROW, "you": player(mythos=OTHERS, closed=["new_york"])}),
    "no-mythos-icon": ("black_goat", 2, [], {"mythos_deck": ["mythos_offering"]}),
    # Hastur
    "no-main-cards": ("hastur", 1, [], {}),
    "no-full-card": (
        "hastur",
        2,
        [{"cubes": {"chicago_card": 2}}, {"cubes": {"chicago_card": 1}}],
        {"cities": {"chicago": {"card": "tnt"}}},
    ),
    # Dagon
    "no-blockade": ("dagon", 1, [{"cities": ["boston"]}, {}], {"blockades": ["boston"]}),
    # Cthulhu
    "no-player-cubes": ("cthulhu", 2, [], {}),
    # Nyarlathotep
    "no-free-city": ("nyarlathotep", 1, [{"cities": CITIES[:11]}, {}], {"martial_law": "new_orleans"}),
    "no-blockades-left": ("nyarlathotep", 2, [], {"blockades": CITIES}),
    "player-leads-nowhere": (
        "nyarlathotep",
        2,
        [],
        {  # an Agent without a cube in Chicago; a lead in Boston, but a Blockade
            "you": player(agents={"monday": "chicago"}, cubes={"boston_card": 2}, closed=["new_york"]),
            "cities": {"chicago": {"card": "tnt"}, "boston": {"card": "fbi"}},
            "blockades": ["boston_card"],
        },
    ),
}


def failing(why: str) -> Any:
    """Set up an effect that fails for a reason, at least in part."""
    name, number, cultists, more = EFFECTS[why]
    return effect_of_cultist(name, number, *cultists, **more)


@pytest.mark.parametrize("why", EFFECTS)
def test_effects_that_fail(why: str) -> None:
    """18.6, 21.3: what is impossible is told; A36: the Cultist travels once in any case"""
    s = failing(why)
    piece = f"cultist_{EFFECTS[why][1]}"
    assert why in failures(s, piece)
    assert [event["steps"] for event in events(s, "elder-travel") if event["piece"] == piece] == [1]


@pytest.mark.parametrize(
    ("name", "number", "more", "reasons"),
    [
        (
            "black_goat",
            1,
            {"cities": {"atlanta": {"card": "possessed"}}},
            ["no-cubes", "too-little-power", "nothing-done"],
        ),
        ("black_goat", 2, {"row": ["mythos_shoggoth"]}, ["no-cubes", "player-too-weak"]),
        ("hastur", 1, {"cities": {"atlanta": {"card": "tnt"}}}, ["no-cubes", "nothing-done"]),
        ("nyarlathotep", 1, {}, ["no-cubes", "nothing-done"]),
        ("yog_sothoth", 2, {"row": ROW}, ["leads-on-no-main-card", "no-cubes", "nothing-done"]),
    ],
)
def test_an_effect_without_cubes_fails_and_takes_them_back(
    name: str, number: int, more: dict[str, Any], reasons: list[str]
) -> None:
    """18.4: in an effect as well; what the text has for this case follows, such as a Gate or a kill"""
    cultists: list[dict[str, Any]] = [{}, {}]
    cultists[number - 1] = {"cubes": {"limbo": 19}}
    s = effect_of_cultist(name, number, *cultists, **more)
    assert failures(s, f"cultist_{number}") == reasons
    assert elder(s)["cultists"][number - 1]["pool"] == 19


def test_yog_sothoth_has_nothing_to_take_back_and_nothing_to_add() -> None:
    """18.6: all its cubes lie in Chicago"""
    s = effect_of_cultist("yog_sothoth", 1, {"cubes": {"chicago": 19}}, {}, row=ROW)
    assert failures(s) == ["nothing-in-limbo", "no-cubes", "nothing-done"]


def test_an_effect_of_which_nothing_is_possible_has_failed() -> None:
    """18.6: what is impossible is told one by one, then that nothing was done"""
    s = effect_of_cultist("hastur", 2)
    assert failures(s, "cultist_2") == ["no-full-card", "player-too-weak", "nothing-done"]
    assert stations(s)[1] == "washington"


def test_an_effect_of_which_a_part_is_possible_has_not_failed() -> None:
    """18.6: The Black Goat adds a Mythos card, although there is neither an icon nor anybody to kill"""
    s = effect_of_cultist("black_goat", 2, mythos_deck=["mythos_offering"])
    assert failures(s, "cultist_2") == ["no-mythos-icon", "player-too-weak"]
    assert list(row(s)) == ["mythos_offering"]


def test_hastur_claims_nothing_from_an_empty_reserve() -> None:
    """21.3, A24: the card with four cubes is claimed all the same"""
    rest = [card["id"] for card in DATA["main_card"] for _ in range(card["copies"])]
    rest.remove("tnt")
    s = effect_of_cultist(
        "hastur",
        2,
        {},
        {"cubes": {"chicago_card": 4}},
        cities={"chicago": {"card": "tnt"}},
        gone=rest,
    )
    assert failures(s, "cultist_2") == ["gate-done", "no-reserve"]
    assert city(s, "chicago")["card"] is None


def test_a_marker_that_cannot_move_is_a_failure() -> None:
    """21.3: as an owner's correction could have it; then nothing of the effect is done"""
    text = (FOLDER / "cards.toml").read_text("utf-8")
    old = '{ op = "s_track", track = "ritual", delta = 1 }'
    game = GAME.with_cards(text.replace(old, old.replace("delta = 1", "delta = -1")))
    position = {"players": [{}], "elder": {"elder": "cthulhu", "behaviours": ["behaviour_5"]}}
    s = do(game.position(position), "0 pass")
    assert failures(s) == ["too-little-power", "no-room", "nothing-done"]


# ---- what the log says


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_is_told_with_its_numbers(language: str) -> None:
    """18: who tried what, where, and what was missing"""
    needed = {
        "en": "Cultist 1 fails: its power is 2 + 1 + 1 = 4, and 7 is needed.",
        "pl": "Kultysta 1: akcja nieudana, bo ma Potęgę 2 + 1 + 1 = 4, a potrzeba 7.",
    }
    assert needed[language] in tale(solo("behaviour_3"), language)
    for why in EFFECTS:
        lines = [line for line in tale(failing(why), language) if "{" in line or "none" in line]
        assert lines == []
