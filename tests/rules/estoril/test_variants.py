"""The variants of the rulebook (RULES.md 12), alone and combined, and the house rules (15)."""

import json

import pytest

from subrosa.core import BadSetup
from tests.rules.estoril.table import (
    GAME,
    area,
    choices,
    do,
    facts,
    hand,
    here,
    influences,
    over,
    player,
    resolving,
    scores,
    told,
    with_verb,
    won,
)

SECRET = {"secret_missions": "yes"}
OFFICE = {"recruitment_office": "yes"}
SECOND = {"second_place": "yes"}


# ---- secret missions (12.1)


@pytest.mark.parametrize("seats", [3, 4])
def test_one_open_mission_and_one_between_each_pair(seats: int) -> None:
    state = GAME.new(seats, 1, SECRET)
    assert len(facts(state)["missions"]) == 1
    assert facts(state)["secret_missions"] == [None] * seats, "a spectator knows none"
    seen = [facts(state, seat)["secret_missions"] for seat in range(seats)]
    for seat in range(seats):
        known = {i for i in range(seats) if seen[seat][i] is not None}
        assert known == {seat, (seat - 1) % seats}
        left = (seat + 1) % seats
        assert seen[seat][seat] == seen[left][seat], "neighbours know the same card"
    every = {seen[seat][seat] for seat in range(seats)} | set(facts(state)["missions"])
    assert len(every) == seats + 1


def test_neighbours_are_told_of_the_mission_between_them() -> None:
    state = GAME.new(4, 1, SECRET)
    assert told(state, "shared-mission", None) == []
    for seat in range(4):
        known = facts(state, seat)["secret_missions"]
        pairs = [(i, (i + 1) % 4, known[i]) for i in range(4) if known[i] is not None]
        seen = told(state, "shared-mission", seat)
        assert [(event["seat"], event["target"], event["mission"]) for event in seen] == pairs


def test_secret_missions_are_scored_by_everybody_in_the_end() -> None:
    state = over(
        player(hand=["zsa_zsa_g"]),
        player(hand=["s_veteran"]),
        player(hand=["s_conspirator", "s_assassin"]),
        missions=["m_women"],
        secret_missions=["m_seducer", "m_portugal", "m_germany"],
        options=SECRET,
    )
    assert scores(state, "missions") == [[3, 6, 0, 0], [0, 0, 6, 0], [3, 0, 0, 6]]
    assert facts(state)["secret_missions"] == ["m_seducer", "m_portugal", "m_germany"], "turned up"


def test_secret_missions_need_three_players() -> None:
    with pytest.raises(BadSetup, match="3 or 4 players"):
        GAME.new(2, 1, SECRET)


# ---- the recruitment office (12.2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_mission_of_his_own(seats: int) -> None:
    for seed in range(30):
        state = GAME.new(seats, seed, OFFICE)
        known = facts(state)
        assert len(known["missions"]) == 4
        own = [facts(state, seat)["office"] for seat in range(seats)]
        for seat in range(seats):
            assert [name is not None for name in own[seat]] == [other == seat for other in range(seats)]
            assert own[seat][seat] != "m_influence", "it is replaced"
            assert own[seat][seat] not in known["missions"]
        assert len({own[seat][seat] for seat in range(seats)}) == seats


def test_everybody_is_told_his_own_mission() -> None:
    state = GAME.new(3, 1, OFFICE)
    assert told(state, "own-mission", None) == []
    for seat in range(3):
        own = facts(state, seat)["office"][seat]
        assert told(state, "own-mission", seat) == [{"seat": seat, "mission": own}]


def test_a_point_for_each_symbol_in_hand_and_discards() -> None:
    state = over(
        player(hand=["zsa_zsa_g"], discards=["antoine_se", "s_seducer"]),
        player(hand=["rene", "bourbon"], discards=["garbo", "luciano"]),
        missions=["m_women", "m_portugal", "m_germany", "m_usa"],
        office=["m_seducer", "m_flags"],
        options=OFFICE,
    )
    assert scores(state, "office") == [4, 3], "two symbols count two; Spain counts once"
    assert scores(state, "missions")[0] == [6, 0, 0, 0], "the open missions are scored as well"
    assert scores(state)[0] == 2 + 3 + 6 + 4
    assert facts(state)["office"] == ["m_seducer", "m_flags"]


def test_the_office_never_counts_as_fulfilled() -> None:
    """R16"""
    state = over(
        player(hand=["zsa_zsa_g"]),
        player(hand=[]),
        missions=["m_britain", "m_portugal", "m_germany", "m_usa"],
        office=["m_seducer", "m_flags"],
        options=OFFICE,
    )
    assert scores(state, "fulfilled") == [0, 0]


# ---- important second place (12.3)


def second_place(*counts: int) -> list[int]:
    """Return what players with so many Portuguese get for that mission."""
    cards = ["s_veteran", "s_diplomat", "s_nationalist"]
    state = over(
        *[player(hand=cards[:n]) for n in counts],
        missions=["m_portugal", "m_usa", "m_flags", "m_women"],
        options=SECOND,
    )
    return [vp[0] for vp in scores(state, "missions")]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((3, 2, 1), [6, 3, 0]),
        ((3, 2, 2), [6, 1, 1]),  # tied for second: 3 shared
        ((3, 3, 2), [4, 4, 0]),  # tied for first: 9 shared, no second
        ((3, 3, 3), [3, 3, 3]),
        ((3, 3, 3, 3), [2, 2, 2, 2]),
        ((3, 2, 2, 2), [6, 1, 1, 1]),
        ((3, 0, 0), [6, 0, 0]),  # R17
        ((0, 0), [0, 0]),
        ((2, 1), [6, 3]),
    ],
)
def test_second_place(counts: tuple[int, ...], points: list[int]) -> None:
    assert second_place(*counts) == points


def test_second_places_are_not_fulfilled() -> None:
    """R16"""
    state = over(
        player(hand=["s_veteran", "s_diplomat"]),
        player(hand=["s_veteran"]),
        missions=["m_portugal", "m_usa", "m_flags", "m_women"],
        options=SECOND,
    )
    assert scores(state, "fulfilled") == [1, 0]


# ---- combined


@pytest.mark.parametrize("seats", [3, 4])
def test_all_variants_together(seats: int) -> None:
    """One open, one between each pair, one for each player: all different"""
    for seed in range(20):
        state = GAME.new(seats, seed, SECRET | OFFICE | SECOND)
        cards = set(facts(state)["missions"])
        for seat in range(seats):
            cards |= {facts(state, seat)["secret_missions"][seat], facts(state, seat)["office"][seat]}
        assert len(cards) == 1 + 2 * seats


def test_a_secret_mission_appears_nowhere_else() -> None:
    state = GAME.new(4, 3, SECRET | OFFICE)
    for seat in range(4):
        secrets = {facts(state, seat)["office"][seat], facts(state, seat)["secret_missions"][seat]}
        other = (seat + 2) % 4
        for name in secrets:
            assert name not in json.dumps([state.view(other), state.log(other)])


# ---- house rules (15)


def test_empty_missions_shared() -> None:
    """15.1"""
    missions = ["m_women", "m_seducer", "m_flags", "m_germany"]
    state = over(
        player(hand=["s_veteran"]), player(hand=[]), missions=missions, options={"empty_missions": "shared"}
    )
    assert scores(state, "missions") == [[3, 3, 3, 3]] * 2
    both = {"empty_missions": "shared", **SECOND}
    state = over(player(hand=["s_assassin"]), player(hand=[]), missions=missions, options=both)
    assert scores(state, "missions") == [[6, 4, 4, 4], [3, 4, 4, 4]], "second place with 0 as well"


QUIET = {
    "boca": "garbo",
    "tamariz": "luciano",
    "muchaxo": "rene",
    "palacio": "windsor",
    "museum": "dusko_p",
    "casino": "bourbon",
}
AT_END = {"flags_counted": "at_end"}


def test_flags_counted_at_the_end() -> None:
    """15.2: an Assassin that comes later makes a difference"""
    state = resolving(
        player({"8i": "s_nationalist"}),
        player({"8ii": "s_assassin", "8iii": "s_veteran"}),
        rewards=QUIET,
        options=AT_END,
        until="museum",
    )
    do(state, "0 rally", "1 assassinate 8iii")
    assert told(state, "rally-later")[-1]["card"] == "s_nationalist"
    assert told(state, "rally")[-1]["bonus"] == 0


def test_flags_counted_at_the_end_see_what_came_later() -> None:
    """15.2: doubled, and with a countryman seduced into the location"""
    state = resolving(
        player({"8i": "salazar", "8ii": "s_seducer"}),
        player({"2i": "s_veteran"}),
        rewards=QUIET,
        options=AT_END,
        until="museum",
    )
    do(state, "0 rally", "0 rally", "0 seduce 2i iii")
    assert told(state, "rally")[-1]["bonus"] == 2
    state = resolving(
        player({"8i": "s_nationalist"}),
        player({"8ii": "s_assassin"}),
        rewards=QUIET,
        options=AT_END,
        until="museum",
    )
    do(state, "0 rally", "1 assassinate 8i")
    assert not told(state, "rally")


def test_flags_counted_at_the_end_add_to_influence() -> None:
    """15.2: as much as they would have added at once, for a Nationalist with two symbols"""
    won = []
    for options in ({}, AT_END):
        state = resolving(
            player({"8i": "salazar"}),
            player({"8ii": "s_veteran"}),
            rewards=QUIET,
            options=options,
            until="museum",
        )
        do(state, "0 rally", "0 rally")
        won += [event for event in told(state, "win-reward") if event["location"] == "museum"]
    assert [(event["seat"], event["influence"]) for event in won] == [(0, 4), (0, 4)]


def test_flags_counted_before_boca_takes_its_share() -> None:
    """15.2"""
    state = resolving(
        player({"7i": "s_nationalist", "7ii": "s_veteran"}),
        player({"7iii": "luciano"}),
        rewards={**QUIET, "tamariz": "pires"},
        options=AT_END,
        until="boca",
    )
    do(state, "0 rally")
    assert told(state, "rally")[-1]["bonus"] == 1
    assert here(state) == "boca"


def test_assassin_himself() -> None:
    """15.3"""
    options = {"assassin_himself": "yes"}
    state = resolving(
        player({"8i": "shouwaloff"}), player({"8ii": "s_conspirator"}), options=options, until="museum"
    )
    assert with_verb(state, "assassinate") == {"8i", "8ii"}
    do(state, "0 assassinate 8i")
    assert "shouwaloff" in hand(state, 0)
    assert state.waiting == (1,), "his second symbol is lost"


def test_limited_white_markers() -> None:
    """15.4: five in play at once"""
    placed = {"8ii": "garbo", "8iii": "luciano", "8iv": "pires", "2i": "windsor", "2ii": "rene"}
    for option, more in (("limited", set()), ("unlimited", {"8i"})):
        state = resolving(
            player({"8i": "bourbon"}),
            player(placed),
            protected=["8ii", "8iii", "8iv", "2i"],
            resolved=["palacio", "tamariz", "muchaxo", "casino", "boca"],
            options={"white_markers": option},
        )
        assert with_verb(state, "protect") == {"8i", "2ii"}
        do(state, "0 protect 2ii")
        assert area(state, "2ii")["white"] or here(state) is None
        assert (
            with_verb(state, "protect") if state.waiting == (0,) and here(state) == "museum" else set()
        ) == more


def test_office_instead_of_missions() -> None:
    """15.5"""
    state = over(
        player(hand=["zsa_zsa_g"]),
        player(hand=["garbo"]),
        missions=["m_women", "m_portugal", "m_germany", "m_usa"],
        office=["m_seducer", "m_flags"],
        options={"recruitment_office": "yes", "office_scoring": "instead"},
    )
    assert scores(state, "missions") == [[], []]
    assert scores(state) == [3 + 2, 4 + 1]


def test_fulfilled_alone_only() -> None:
    """15.6"""
    hands = [player(hand=["s_veteran", "s_assassin"]), player(hand=["s_veteran", "s_conspirator"])]
    missions = ["m_portugal", "m_usa", "m_flags", "m_seducer"]
    assert scores(over(*hands, missions=missions), "fulfilled") == [2, 1]
    assert scores(over(*hands, missions=missions, options={"fulfilled": "alone_only"}), "fulfilled") == [1, 0]


def test_seduced_characters_without_bonuses() -> None:
    """15.7: no hotel, no dice; a Nationalist still sees the flag"""
    options = {"seduced_bonus": "no"}
    state = resolving(
        player({"2i": "s_seducer", "2ii": "green"}),
        player({"7i": "windsor"}),
        rewards=QUIET | {"palacio": "pires"},
        options=options,
        until="palacio",
    )
    do(state, "0 seduce 7i iii")
    assert influences(state, "palacio") == {"2i": 2, "2ii": 3, "2iii": 4}
    assert "rally" in choices(state)
    state = resolving(
        player({"6i": "s_seducer"}),
        player({"8i": "s_veteran", "7i": "s_conspirator"}),
        options=options,
        until="casino",
    )
    do(state, "0 seduce 8i iii")
    assert [roll["card"] for roll in told(state, "dice")] == ["s_seducer"]
    assert won(state)
