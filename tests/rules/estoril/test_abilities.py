"""Character abilities (RULES.md 8), each on every board where it makes a difference."""

import pytest

from tests.rules.estoril.table import (
    BOARDS,
    area,
    choices,
    do,
    each,
    facts,
    hand,
    here,
    influences,
    on,
    player,
    prompt,
    resolving,
    reward,
    told,
    with_verb,
    won,
)

LOCATIONS = list(BOARDS)
# Each location in the top left corner, with neighbours to its right and below it.
AROUND = {
    name: " ".join([f"{n}@0" for n in (BOARDS[name], *[n for n in range(1, 9) if n != BOARDS[name]][:5])])
    for name in LOCATIONS
}


def spots(name: str, *cards: str) -> dict[str, str]:
    """Put characters on the areas of a location, from I on."""
    return {
        f"{BOARDS[name]}{spot}": card for spot, card in zip(("i", "ii", "iii", "iv"), cards, strict=False)
    }


# ---- Assassin (8.2)


@pytest.mark.parametrize("name", LOCATIONS)
def test_assassin_in_every_location(name: str) -> None:
    """Everywhere but in the Church it may choose any other character there, its owner's included."""
    n = BOARDS[name]
    state = resolving(
        player({f"{n}i": "s_assassin", f"{n}ii": "s_veteran"}),
        player({f"{n}iii": "s_conspirator"}),
        city=AROUND[name],
        until=name,
    )
    if name == "church":
        assert state.view(None)["prompt"]["args"]["area"] == "1iii", "the Assassin was not even asked"
        return
    assert choices(state) == {"pass", f"assassinate {n}ii", f"assassinate {n}iii"}
    do(state, f"0 assassinate {n}iii")
    assert f"{n}iii" not in influences(state, name) or here(state) != name
    assert "s_conspirator" in hand(state, 1)


def test_assassin_reaches_only_his_location() -> None:
    state = resolving(
        player({"8i": "s_assassin", "2i": "s_veteran"}),
        player({"8ii": "garbo", "6i": "luciano"}),
        until="museum",
    )
    assert with_verb(state, "assassinate") == {"8ii"}


def test_assassin_alone_has_nobody_to_choose() -> None:
    state = resolving(player({"3i": "s_assassin", "8i": "s_conspirator"}), player())
    assert here(state) == "museum"


def test_doubled_assassin() -> None:
    state = resolving(
        player({"8i": "shouwaloff"}),
        player({"8ii": "garbo", "8iii": "s_veteran", "8iv": "s_diplomat"}),
        until="museum",
    )
    do(state, "0 assassinate 8ii", "0 assassinate 8iv")
    assert {"garbo", "s_diplomat"} <= set(hand(state, 1))
    assert won(state)["museum"] == 1, "1 against the 2 of the one who is left"


def test_an_assassinated_card_loses_its_symbols_but_what_it_did_stays() -> None:
    state = resolving(
        player({"8ii": "s_assassin"}),
        player({"8i": "s_diplomat", "8iii": "dusko_p", "8iv": "garbo"}),
        until="museum",
    )
    do(state, "1 protect 8iv", "0 assassinate 8i")
    assert area(state, "8iv")["white"]
    assert (prompt(state), state.waiting) == ("act", (1,)), "the Conspirator on III is next"


def test_a_nationalists_bonus_goes_with_him() -> None:
    """8.2, 8.4"""
    state = resolving(
        player({"8ii": "s_assassin"}), player({"8i": "s_nationalist", "8iii": "s_veteran"}), until="museum"
    )
    do(state, "1 rally", "0 assassinate 8i")
    assert told(state, "win-reward")[-1]["influence"] == 2


def test_a_bonus_does_not_stay_behind_for_whoever_comes_next() -> None:
    """8.2, 8.4, 8.6: the Nationalist is gone, and somebody else is seduced onto its area"""
    state = resolving(
        player({"8ii": "s_assassin", "8iii": "s_seducer"}),
        player({"8i": "s_nationalist", "3ii": "s_veteran"}),
        until="museum",
    )
    do(state, "1 rally", "0 assassinate 8i", "0 seduce 3ii i")
    assert told(state, "rally")[-1]["bonus"] > 0
    winner = told(state, "win-reward")[-1]
    assert (winner["seat"], winner["influence"]) == (1, 2), "the Veteran's own strength"


def test_a_bonus_does_not_go_on_to_the_next_location() -> None:
    """7.5, 8.4: what was counted for the first area of Tamariz does not count for the first area of Muchaxo"""
    won = []
    for choice in ("pass", "rally"):
        state = resolving(
            player({"3i": "s_nationalist"}),
            player({"3ii": "s_veteran", "5i": "s_diplomat"}),
            rewards={"tamariz": "pires", "muchaxo": "rene", "boca": "garbo"},
            until="tamariz",
        )
        do(state, f"0 {choice}", "1 pass")
        won.append([event for event in told(state, "win-reward") if event["location"] == "muchaxo"])
    assert told(state, "rally")[-1]["bonus"] > 0
    assert len(won[0]) == 1
    assert won[0] == won[1]


def test_the_marker_returns_but_placing_is_over() -> None:
    """R14: the marker is not among those still to be placed this round, and nobody is asked to place it"""
    full = {"6i": "s_veteran", "6ii": "s_diplomat", "5i": "s_nationalist", "5ii": "s_seducer"}
    state = resolving(player({"3i": "s_assassin"}), player({"3ii": "garbo", "8i": "s_conspirator", **full}))
    assert each(state, "markers") == [5, 0], "all of his are on the boards"
    do(state, "0 assassinate 3ii")
    assert each(state, "markers") == [5, 0]
    assert "garbo" in hand(state, 1)
    assert prompt(state) == "act"


# ---- Conspirator (8.3)


@pytest.mark.parametrize("name", LOCATIONS)
def test_conspirator_in_every_location(name: str) -> None:
    state = resolving(
        player(spots(name, "s_conspirator")),
        player(),
        city=AROUND[name],
        rewards={name: "garbo"},
        deck=["windsor"],
        until=name,
    )
    do(state, "0 conspire")
    assert choices(state) == {"keep", "swap"}, "having looked he cannot go back"
    do(state, "0 swap")
    assert won(state)[name] == 0
    assert "windsor" in hand(state, 0)


def test_keeping_the_reward() -> None:
    state = resolving(
        player({"8i": "s_conspirator"}),
        player({"8ii": "otto_m"}),
        rewards={"museum": "garbo"},
        deck=["windsor", "pires"],
        until="museum",
    )
    deck = facts(state)["deck"]
    do(state, "0 conspire", "0 keep")
    assert reward(state, "museum") == "garbo"
    assert facts(state)["deck"] == deck
    bottom = next(place for place in facts(state, 0)["known"] if place["below_top"] == deck - 1)
    assert (bottom["card"], bottom["seen_by"], bottom["known_to_all"]) == ("windsor", [0], False)
    bottom = next(place for place in facts(state, 1)["known"] if place["below_top"] == deck - 1)
    assert (bottom["card"], bottom["seen_by"]) == (None, [0])
    do(state, "1 conspire")
    assert facts(state, 1)["known"][-1]["card"] == "pires", "the next one sees the new top"


def test_doubled_conspirator() -> None:
    state = resolving(
        player({"8i": "dusko_p"}),
        player(),
        rewards={"museum": "garbo"},
        deck=["windsor", "pires"],
        until="museum",
    )
    do(state, "0 conspire", "0 swap")
    assert reward(state, "museum") == "windsor"
    do(state, "0 conspire")
    assert facts(state, 0)["known"][-1]["card"] == "pires"
    do(state, "0 swap")
    assert "pires" in hand(state, 0)


def test_conspirator_touches_his_own_reward_only() -> None:
    """R20"""
    state = resolving(player({"3i": "s_conspirator", "8i": "otto_m"}), player(), rewards={"boca": "garbo"})
    do(state, "0 conspire", "0 swap")
    assert here(state) == "museum"
    assert told(state, "unclaimed")[-1]["card"] == "garbo"


# ---- Nationalist (8.4)

NO_PORTUGUESE = {
    "boca": "garbo",
    "tamariz": "luciano",
    "muchaxo": "rene",
    "palacio": "windsor",
    "museum": "dusko_p",
    "casino": "bourbon",
}


def rally(state_of: dict[str, str], other: dict[str, str], until: str, **position: object) -> int:
    """Return the bonus of Roque, a Portuguese Nationalist of player 0; 0 if the player is not even asked."""
    rewards = {**NO_PORTUGUESE, **position.pop("rewards", {})}  # type: ignore[dict-item]
    state = resolving(player(state_of), player(other), until=until, rewards=rewards, **position)
    if here(state) != until or "rally" not in choices(state):
        return 0
    do(state, f"{state.waiting[0]} rally")
    return int(told(state, "rally")[-1]["bonus"])


def test_own_flag_does_not_count() -> None:
    """R24: with nothing to count there is nothing to use"""
    assert rally({"3i": "s_nationalist"}, {}, "tamariz") == 0


def test_characters_of_any_player_in_this_location() -> None:
    assert rally({"3i": "s_nationalist", "3ii": "s_veteran"}, {"3iii": "s_diplomat"}, "tamariz") == 2


def test_the_reward_of_this_location() -> None:
    assert rally({"3i": "s_nationalist"}, {}, "tamariz", rewards={"tamariz": "c_rosa"}) == 1
    assert rally({"8i": "s_nationalist"}, {}, "museum", rewards={"museum": "c_rosa"}) == 1, (
        "it has just been revealed"
    )


def test_rewards_of_adjacent_locations_if_face_up() -> None:
    assert rally({"3i": "s_nationalist"}, {}, "tamariz", rewards={"boca": "c_rosa", "muchaxo": "pires"}) == 2
    assert rally({"3i": "s_nationalist"}, {}, "tamariz", rewards={"museum": "c_rosa"}) == 0, "face down"
    assert rally({"3i": "s_nationalist"}, {}, "tamariz", rewards={"casino": "c_rosa"}) == 0, "not adjacent"


def test_face_down_characters_do_not_count() -> None:
    """R5"""
    assert rally({"3i": "s_nationalist"}, {"8i": "s_veteran", "7i": "s_diplomat"}, "tamariz") == 0


def test_characters_in_resolved_locations_count() -> None:
    assert rally({"8i": "s_nationalist"}, {"2i": "s_veteran", "3i": "s_diplomat"}, "museum") == 2


def test_open_characters_at_tamariz_count_before_it_is_resolved() -> None:
    assert (
        rally({"2i": "s_nationalist"}, {"3i": "s_veteran"}, "palacio", city="2@0 3@0 5@2 / 7@3 8@1 6@0") == 1
    )


def test_rewards_taken_count_for_nobody() -> None:
    assert (
        rally(
            {"8i": "s_nationalist", "3i": "garbo"},
            {},
            "museum",
            rewards={"tamariz": "c_rosa", "boca": "salazar"},
        )
        == 0
    )


def test_doubled_nationalist() -> None:
    """R8: +2 for each flag"""
    state = resolving(
        player({"3i": "salazar"}), player({"3ii": "s_veteran"}), rewards=NO_PORTUGUESE, until="tamariz"
    )
    do(state, "0 rally")
    assert influences(state, "tamariz")["3i"] == 3
    do(state, "0 rally")
    assert told(state, "win-reward")[-1]["influence"] == 4


def test_the_bonus_is_fixed_when_it_is_counted() -> None:
    """R4: an Assassin on a higher area comes too late to change it"""
    state = resolving(
        player({"8i": "s_nationalist"}),
        player({"8ii": "s_assassin", "8iii": "s_veteran"}),
        rewards=NO_PORTUGUESE,
        until="museum",
    )
    do(state, "0 rally", "1 assassinate 8iii")
    assert told(state, "win-reward")[-1]["influence"] == 1


def test_declining_is_allowed() -> None:
    state = resolving(
        player({"8i": "s_nationalist"}), player({"8ii": "s_veteran"}), rewards=NO_PORTUGUESE, until="museum"
    )
    do(state, "0 pass")
    assert won(state)["museum"] == 1


# ---- Diplomat (8.5)


def test_diplomat_reaches_this_and_adjacent_locations() -> None:
    """Itself, its owner's characters and others', face up and face down, resolved or not; but no further away."""
    state = resolving(
        player({"3i": "s_diplomat", "2i": "garbo"}),
        player(
            {"3ii": "s_veteran", "7i": "s_seducer", "8iv": "luciano", "6i": "s_conspirator", "5i": "pires"}
        ),
        until="tamariz",
    )
    assert with_verb(state, "protect") == {"3i", "3ii", "7i", "8iv", "5i"}


def test_diplomat_reaches_resolved_locations() -> None:
    state = resolving(
        player({"8i": "s_diplomat", "2i": "garbo"}), player({"3i": "s_veteran"}), until="museum"
    )
    assert with_verb(state, "protect") == {"8i", "2i", "3i"}


def test_protection_against_seducers_of_both_players() -> None:
    state = resolving(
        player({"3i": "s_diplomat", "7i": "s_seducer", "8i": "garbo"}),
        player({"3ii": "s_veteran", "8iii": "zarah_l"}),
        until="tamariz",
    )
    do(state, "0 protect 3ii")
    assert here(state) == "boca"
    assert {choice.split()[0] for choice in with_verb(state, "seduce")} == {"3i"}
    do(state, "0 pass")
    assert here(state) == "museum"
    assert {choice.split()[0] for choice in with_verb(state, "seduce")} == {"3i"}, (
        "its owner's Seducer cannot either"
    )


def test_a_diplomat_on_ii_comes_too_late_against_an_assassin_on_i() -> None:
    state = resolving(player({"8i": "s_assassin"}), player({"8ii": "s_diplomat"}), until="museum")
    do(state, "0 assassinate 8ii")
    assert "s_diplomat" in hand(state, 1)


def test_doubled_diplomat_protects_two() -> None:
    state = resolving(player({"8i": "bourbon"}), player({"8ii": "s_conspirator"}), until="museum")
    do(state, "0 protect 8i")
    assert with_verb(state, "protect") == {"8ii"}, "once protected is enough"
    do(state, "0 protect 8ii")
    assert area(state, "8i")["white"]
    assert area(state, "8ii")["white"]


# ---- Seducer (8.6)


def test_seducer_reaches_adjacent_locations_only() -> None:
    state = resolving(
        player({"3i": "s_seducer"}),
        player(
            {"3ii": "s_veteran", "7i": "s_assassin", "8iv": "luciano", "6i": "s_conspirator", "5i": "pires"}
        ),
        until="tamariz",
    )
    assert with_verb(state, "seduce") == {f"{name} iii" for name in ("7i", "8iv", "5i")}


@pytest.mark.parametrize("name", LOCATIONS)
def test_seducer_in_every_location(name: str) -> None:
    """To any free area of the location; the Museum has one more."""
    n = BOARDS[name]
    right = AROUND[name].split()[1][0]
    state = resolving(
        player({f"{n}i": "s_seducer"}), player({f"{right}i": "s_veteran"}), city=AROUND[name], until=name
    )
    free = {"ii", "iii", "iv"} if name == "museum" else {"ii", "iii"}
    assert with_verb(state, "seduce") == {f"{right}i {spot}" for spot in free}


def test_no_free_area_no_use() -> None:
    state = resolving(
        player({"3i": "s_seducer", "3ii": "s_veteran", "8iv": "s_conspirator"}),
        player({"3iii": "garbo", "7i": "luciano"}),
    )
    assert here(state) == "museum"


def test_a_seduced_card_is_turned_up_and_silent() -> None:
    state = resolving(
        player({"3i": "s_seducer"}), player({"7i": "dusko_p", "8i": "s_conspirator"}), until="tamariz"
    )
    assert on(state, "7i", 0) == (1, None, "down")
    do(state, "0 seduce 7i ii")
    assert (here(state), state.waiting) == ("museum", (1,)), "the Conspirator brought to II does not act"
    assert on(state, "3ii") == (1, "dusko_p", "up")
    assert area(state, "3ii")["seduced"]


def test_its_strength_counts_for_its_owner() -> None:
    state = resolving(
        player({"3i": "s_seducer"}), player({"7i": "luciano", "8i": "s_conspirator"}), until="tamariz"
    )
    do(state, "0 seduce 7i iii")
    assert won(state)["tamariz"] == 1


def test_an_emptied_location() -> None:
    """R18"""
    state = resolving(
        player({"3i": "s_seducer", "8i": "s_conspirator"}),
        player({"7i": "s_veteran"}),
        rewards={"boca": "garbo"},
        until="tamariz",
    )
    do(state, "0 seduce 7i iii")
    assert here(state) == "museum"
    assert told(state, "unclaimed")[-1] == {"location": "boca", "card": "garbo"}


def test_from_a_resolved_location_which_is_not_resolved_again() -> None:
    state = resolving(
        player({"8i": "s_seducer", "8ii": "s_conspirator"}), player({"2i": "s_veteran"}), until="museum"
    )
    do(state, "0 seduce 2i iii")
    assert won(state)["palacio"] == 1
    assert here(state) == "museum"
    assert on(state, "8iii") == (1, "s_veteran", "up")


def test_a_seduced_card_can_be_assassinated_seduced_again_and_counted() -> None:
    state = resolving(
        player({"3i": "s_seducer", "8i": "fleming"}),
        player({"7i": "s_veteran", "3ii": "s_nationalist", "8iii": "s_conspirator"}),
        rewards=NO_PORTUGUESE,
        until="tamariz",
    )
    do(state, "0 seduce 7i iii")
    assert choices(state) == {"pass", "rally"}
    do(state, "1 rally")
    assert told(state, "rally")[-1]["bonus"] == 1
    assert here(state) == "museum"
    do(state, "0 seduce 3iii ii")
    assert on(state, "8ii") == (1, "s_veteran", "up")
    state = resolving(
        player({"3i": "s_seducer", "3ii": "s_assassin"}), player({"7i": "s_veteran"}), until="tamariz"
    )
    do(state, "0 seduce 7i iii", "0 assassinate 3iii")
    assert "s_veteran" in hand(state, 1)


def test_a_seduced_card_may_be_protected_afterwards() -> None:
    """R19"""
    state = resolving(
        player({"3i": "s_seducer", "3ii": "s_diplomat"}), player({"7i": "s_veteran"}), until="tamariz"
    )
    do(state, "0 seduce 7i iii")
    assert "protect 3iii" in choices(state)


def test_losing_ties_for_it() -> None:
    """A seduced card on a high-numbered area loses ties."""
    state = resolving(
        player({"3ii": "fleming", "3i": "s_assassin"}), player({"7i": "a_monteiro"}), until="tamariz"
    )
    do(state, "0 pass", "0 seduce 7i iii")
    assert won(state)["tamariz"] == 0


# ---- Woman (8.7)


def test_woman_does_nothing_in_play() -> None:
    state = resolving(player({"3i": "s_assassin"}), player({"3ii": "garbo"}), until="tamariz")
    assert state.view(None)["prompt"]["args"]["ability"] == ["assassin"]
    assert each(state, "lost") == [[], []]
