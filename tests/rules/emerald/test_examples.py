"""The worked examples of the rulebook, in its order. Monday is red, Tuesday yellow, Wednesday green, Thursday blue."""

from tests.rules.emerald.table import (
    MAD,
    agents,
    at,
    beside,
    choices,
    cubes,
    die,
    discards,
    do,
    each,
    hand,
    loyalist,
    of,
    player,
    prompt,
    restorationist,
    royals,
    table,
    tracks,
    winners,
    with_verb,
    worth,
)

MONDAY, TUESDAY, WEDNESDAY, THURSDAY = range(4)


def test_monday_places_four_cubes_in_rome() -> None:
    """6.1: two starting cards and the Fenians"""
    state = table(player("s006", "s001", "fenians"), player())
    do(state, "0 place rome with s006 s001 fenians")
    assert cubes(state, "rome") == [4, 0]
    assert discards(state, MONDAY) == ["s006", "s001", "fenians"]


def test_tuesday_takes_three_cubes_back_from_limbo() -> None:
    """6.3"""
    state = table(player(), player("s004", "s005", "s006", cubes={"limbo": 6}), active=TUESDAY)
    do(state, "1 retrieve with s004 s005 s006")
    assert (of(state, TUESDAY)["limbo"], of(state, TUESDAY)["cubes"]) == (3, 7)


def test_monday_moves_three_agents_to_st_petersburg() -> None:
    """6.4"""
    state = table(
        player("s003", "s009", "pinkerton_agents", agents={"rome": 2, "paris": 1, "cairo": 1}), player()
    )
    do(state, "0 move with s003 s009 pinkerton_agents")
    do(state, "0 shift rome st_petersburg", "0 shift paris st_petersburg", "0 shift cairo st_petersburg")
    assert agents(state, "st_petersburg") == [3, 0]
    assert prompt(state) == "second-action"


def test_monday_claims_the_shoggoth() -> None:
    """6.2: five pieces against four; the roll costs a token"""
    monday = player("s001", cubes={"vienna": 4}, agents={"vienna": 1, "rome": 1})
    thursday = player(cubes={"vienna": 2}, agents={"vienna": 2})
    cities = {"vienna": {"card": "shoggoth", "stack": ["vienna"]}}
    state = die([MAD], monday, player(), player(), thursday, cities=cities)
    do(state, "0 claim vienna with s001")
    assert of(state, MONDAY)["limbo"] == 4
    assert of(state, THURSDAY)["cubes"] == 10
    assert agents(state, "vienna") == [1, 0, 0, 2]
    assert discards(state, MONDAY) == ["s001", "shoggoth"]
    assert each(state, "sanity") == [2, 3, 3, 3]
    assert at(state, "vienna")["card"] == "vienna"


def test_thursday_claims_three_cards_but_not_in_cairo() -> None:
    """6.2"""
    thursday = player(
        "s001",
        "s002",
        "s003",
        "sergei_degaev",
        cubes={"paris": 2, "madrid": 1, "constantinople": 2},
        agents={"madrid": 1, "cairo": 3},
    )
    monday = player(cubes={"paris": 1, "madrid": 1}, agents={"cairo": 1, "rome": 1})
    cities = {city: {"card": city} for city in ("paris", "madrid", "constantinople", "cairo")}
    state = table(monday, player(), player(), thursday, cities=cities, active=THURSDAY)
    assert with_verb(state, "claim") == {"paris", "madrid", "constantinople"}
    do(state, "3 claim paris with s001", "3 claim madrid with s002", "3 claim constantinople with s003")
    assert {"paris", "madrid", "constantinople"} < set(discards(state, THURSDAY))
    assert (prompt(state), hand(state, THURSDAY)) == ("second-action", ["sergei_degaev"])
    assert at(state, "cairo")["card"] == "cairo"


def test_wednesday_moves_the_restorationists_three_spaces() -> None:
    """6.5, 16: everybody gains 3, and loses them when the Loyalists catch up"""
    wednesday = player("louise_michel", "sergei_kravchinsky", restorationist=0)
    state = table(player(), player("bismarck", loyalist=0), wednesday, active=WEDNESDAY)
    do(state, "2 tracks with louise_michel/restorationist sergei_kravchinsky/restorationist", "2 pass")
    assert tracks(state) == {"loyalist": 0, "restorationist": 3}
    assert each(state, "points") == [3, 3, 3]
    do(state, "0 pass", "0 pass", "1 tracks with bismarck/loyalist")
    assert tracks(state) == {"loyalist": 3, "restorationist": 3}
    assert each(state, "points") == [0, 0, 0]


def test_monday_kills_the_spinner_in_darkness() -> None:
    """11: five bombs, madness costs a token and an agent"""
    monday = player(
        "hired_assassin",
        "peoples_will",
        "black_hand",
        "okhrana",
        agents={"paris": 2, "london": 1},
        cubes={"paris": 1},
    )
    thursday = player(agents={"paris": 1, "london": 1}, cubes={"paris": 1, "london": 1})
    cities = {"paris": {"royalty": True}, "london": {"royalty": True}}
    state = die([MAD], monday, player(), player(), thursday, cities=cities)
    assert with_verb(state, "kill") == {"paris 3"}, "in London Monday has no majority"
    assert with_verb(state, "strike") == {"paris"}
    do(state, "0 kill paris 3", "0 arm hired_assassin", "0 bomb okhrana", "0 bomb black_hand")
    assert "done" in choices(state), "an agent needs four bombs"
    for _ in range(4):
        state.undo(MONDAY)
    do(state, "0 strike paris with hired_assassin peoples_will black_hand okhrana")
    assert royals(state, MONDAY) == [("spinner_in_darkness", False)]
    assert each(state, "points") == [4, 0, 0, 0]
    assert each(state, "sanity") == [2, 3, 3, 3]
    assert agents(state, "paris") == [1, 0, 0, 1]
    assert of(state, MONDAY)["limbo"] == 1
    assert of(state, THURSDAY)["cubes"] == 9
    assert discards(state, MONDAY) == ["peoples_will", "black_hand", "okhrana"]
    assert beside(state, MONDAY) == [("hired_assassin", None)]


def test_tuesday_corrects_sixteen_points_to_twelve() -> None:
    """17: if Monday were a Loyalist, it would be eight"""
    for monday, base in ((restorationist, 12), (loyalist, 8)):
        tuesday = loyalist(
            discards=["berlin", "madrid", "louise_michel"], beside=[{"card": "sebastian_moran", "victim": 0}]
        )
        state = table(
            monday("s001", neutral=30 - 14), tuesday, tracks={"restorationist": 5, "loyalist": 2}, turn=119
        )
        assert worth("berlin") + worth("madrid") == 8
        assert of(state, TUESDAY)["points"] == 16
        do(state, "0 discard with s001", "0 pass")
        assert of(state, TUESDAY)["score"]["base"] == base


def test_monday_and_thursday_lose_five_points() -> None:
    """17: Thursday is lowest; Wednesday wins"""
    seats = [
        restorationist("s001", neutral=14),
        loyalist(neutral=12),
        loyalist(neutral=13),
        restorationist(neutral=8),
    ]
    state = do(table(*seats, turn=239), "0 discard with s001", "0 pass")
    assert [row["penalty"] for row in each(state, "score")] == [5, 0, 0, 5]
    assert [row["total"] for row in each(state, "score")] == [9, 12, 13, 3]
    assert winners(state) == [WEDNESDAY]


def test_golovinski_from_nine() -> None:
    """19: one space only"""
    state = do(
        table(player("matvei_golovinski"), player(), tracks={"loyalist": 9}), "0 use matvei_golovinski"
    )
    assert tracks(state)["loyalist"] == 10
