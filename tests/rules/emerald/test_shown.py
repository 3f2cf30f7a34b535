"""What pages are told besides the facts: worked out by the rules, from views alone."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from subrosa.core import State
from subrosa.core.sentence import sentence
from subrosa.games.emerald.rules.facts import Payment, Shown
from subrosa.games.emerald.rules.game import EmeraldGame
from subrosa.texts import Texts
from tests.rules.emerald.table import (
    CITIES,
    GAME,
    STARTING,
    cubes,
    do,
    each,
    facts,
    loyalist,
    of,
    player,
    printed,
    restorationist,
    royal_vp,
    scores,
    table,
    tracks,
)


def shown(state: State, seat: int | None = None) -> Shown:
    """Return what a seat's page is told."""
    game = state.setup.game
    assert isinstance(game, EmeraldGame)
    return game.shown(state.view(seat))


def planned(state: State, *choices: str) -> Payment:
    """Make choices of seat 0 that are parts of an action and return what its page says of it."""
    for choice in choices:
        state.choose(0, choice)
    payment = shown(state, 0)["payment"]
    assert payment is not None
    return payment


# ---- how things stand


def test_majorities() -> None:
    """2: strictly more pieces than anybody else, zombies not counted"""
    state = table(
        loyalist(agents={"rome": 1, "paris": 1}, cubes={"rome": 2}),
        player(agents={"rome": 2, "paris": 1}, cubes={"cairo": 1}),
        cities={"madrid": {"zombies": 3}},
    )
    leaders = dict(zip(CITIES, shown(state)["leaders"], strict=True))
    assert {city: leader for city, leader in leaders.items() if leader is not None} == {"rome": 0, "cairo": 1}
    lacking = shown(state, 0)["lacking"]
    assert lacking is not None
    assert [lacking[CITIES.index(city)] for city in ("rome", "paris", "cairo", "madrid")] == [0, 1, 2, 1]
    assert shown(state)["lacking"] is None


def test_how_near_the_end_is() -> None:
    """15, 17: the threshold of two players, less what the disc shows"""
    state = table(loyalist(neutral=4), player(), tracks={"loyalist": 1, "restorationist": 3})
    assert shown(state)["needed"] == 28
    assert shown(state)["lead"] == 2
    assert shown(state)["missing"] == [28 - 6, 28 - 2]


def test_what_may_end_the_game_soon() -> None:
    """13, 17: four points, three steps of a marker, or the last agent or sanity token of somebody in hiding"""
    weak = player(agents={"rome": 1})
    s = table(
        loyalist(neutral=24, agents={"rome": 2}),
        player(neutral=23, agents={"rome": 2}),
        tracks={"loyalist": 7, "restorationist": 6},
    )
    lead = 1
    needed = shown(s)["needed"]
    assert [row["points"] for row in facts(s)["players"]] == [24 + lead, 23 + lead]
    assert needed == 28
    assert shown(s)["near"] == {"points": [0, 1], "tracks": [0], "reveals": []}
    calm = table(player(neutral=23, agents={"rome": 2}), weak, tracks={"loyalist": 6, "restorationist": 6})
    assert shown(calm)["near"] == {"points": [], "tracks": [], "reveals": [1]}


@pytest.mark.parametrize(
    ("more", "warned"),
    [
        ({"agents": {"rome": 2}}, False),
        ({"agents": {"rome": 1}}, True),
        ({"agents": {"rome": 2}, "sanity": 1}, True),
        ({"agents": {"rome": 1}, "revealed": True}, False),
    ],
)
def test_who_may_have_to_reveal_soon(more: dict[str, Any], warned: bool) -> None:
    """13: those who are revealed already need fear nothing"""
    s = table(player(agents={"rome": 2}), loyalist(**more))
    assert [shown(s, viewer)["near"]["reveals"] for viewer in (None, 0, 1)] == [[1] if warned else []] * 3


def test_nobody_has_to_fear_for_agents_while_they_are_being_placed() -> None:
    """4.6"""
    state = GAME.new(3, 1)
    while state.view(None)["prompt"]["id"] == "place-agent":
        assert shown(state)["near"]["reveals"] == []
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])


def test_what_counts_for_certain() -> None:
    """17.2: points of one's own side; kills only of those known to be Restorationists"""
    state = table(
        loyalist(
            neutral=1,
            restorationist=2,
            loyalist=4,
            beside=[{"card": "hired_assassin", "victim": 1}],
            agents={"rome": 2},
        ),
        restorationist(agents={"rome": 1, "paris": 1}),
        tracks={"loyalist": 5, "restorationist": 2},
    )
    assert shown(state, 0)["counting"] == [1 + 4 + 3, None]
    assert shown(state, 1)["counting"] == [None, 0]
    assert shown(state)["counting"] == [None, None]
    assert shown(state, 0)["sides"] == ["loyalist", None]


def test_ones_own_deck_and_what_was_claimed() -> None:
    """20: everybody knows what is owned, the owner what is in the deck"""
    state = table(loyalist("s001", "bismarck", deck=["nadar", "s002"], discards=["rome"]), player())
    assert shown(state, 0)["deck"] == [*STARTING[1:], "nadar"]
    assert shown(state)["deck"] is None
    assert shown(state, 1)["claimed"][0] == ["bismarck", "nadar", "rome"]


# ---- an action being put together


def test_nobody_else_sees_what_is_being_put_together() -> None:
    state = table(loyalist("s001", "s007"), player())
    assert shown(state, 0)["payment"] is None
    planned(state, "place rome", "pay s001")
    assert shown(state, 1)["payment"] is None
    assert shown(state)["payment"] is None


def test_placing() -> None:
    """6.1: as many as the cards show and the supply has"""
    state = table(
        loyalist("s001", "s007", agents={"rome": 1, "paris": 1}, cubes={"limbo": 7}),
        player(agents={"rome": 2, "cairo": 1}),
    )
    begun = planned(state, "place rome")
    assert (begun["city"], begun["cards"], begun["pieces"], begun["leader"]) == ("rome", [], 0, 1)
    one = planned(state, "pay s001")
    assert (one["total"], one["pieces"], one["standing"], one["leader"]) == (1, 1, [2, 2], None)
    both = planned(state, "pay s007")
    assert (both["total"], both["pieces"], both["standing"], both["leader"]) == (3, 3, [4, 2], 0)
    state.choose(0, "done")
    assert cubes(state, "rome") == [3, 0]
    last = planned(table(loyalist("s007", cubes={"limbo": 9}), player()), "place rome", "pay s007")
    assert (last["total"], last["pieces"]) == (2, 1)


def test_retrieving_and_moving() -> None:
    """6.3, 6.4: no more than there are"""
    state = table(loyalist("s008", "s009", agents={"rome": 2}, cubes={"limbo": 1}), player())
    retrieve = planned(state.copy(), "retrieve", "pay s008")
    assert (retrieve["total"], retrieve["pieces"], retrieve["city"]) == (2, 1, None)
    move = planned(state, "move", "pay s009")
    assert (move["total"], move["pieces"]) == (1, 1)


def test_claiming() -> None:
    """6.2: the cubes leave, the card's agents come"""
    state = table(
        loyalist("s001", agents={"rome": 1}, cubes={"rome": 2}),
        player(agents={"rome": 1, "cairo": 1}, cubes={"rome": 1}),
        cities={"rome": {"card": "bismarck"}},
    )
    claim = planned(state, "claim rome")
    assert (claim["card"], claim["points"]) == ("bismarck", printed("bismarck", "vp_loyalist"))
    assert (claim["standing"], claim["leader"]) == ([1 + printed("bismarck", "agent"), 1], 0)


def test_moving_the_markers() -> None:
    """6.5, 16: each not beyond the end, and what that changes for everybody"""
    state = table(
        loyalist("bismarck", "louise_michel"), player(), tracks={"loyalist": 8, "restorationist": 3}
    )
    pushed = planned(state, "tracks", "push bismarck loyalist")
    assert pushed["tracks"] == [10, 3]
    assert pushed["change"] == 2
    both = planned(state, "push louise_michel restorationist")
    after = [10, 3 + printed("louise_michel", "restorationist_track")]
    assert both["tracks"] == after
    assert both["change"] == abs(after[0] - after[1]) - 5


@pytest.mark.parametrize(("own", "fenians"), [(2, 2), (3, 3)])
def test_killing_an_agent(own: int, fenians: int) -> None:
    """11.4: agents count one bomb each, two with Fenians; the card that kills counts none"""
    state = table(
        loyalist("hired_assassin", "fenians", agents={"paris": own}),
        player(agents={"paris": 1, "rome": 1}),
    )
    begun = planned(state, "kill paris 1")
    assert (begun["target"], begun["needed"], begun["total"], begun["card"]) == (1, 4, own, None)
    armed = planned(state, "arm hired_assassin")
    assert (armed["card"], armed["cards"], armed["total"]) == ("hired_assassin", [], own)
    assert armed["points"] == printed("hired_assassin", "kill_vp")
    bombed = planned(state, "bomb fenians")
    assert (bombed["agents"], bombed["total"], bombed["cards"]) == (own, own + fenians, ["fenians"])


@pytest.mark.parametrize(
    ("own", "victim", "kept"),
    [
        (loyalist, restorationist, "yes"),
        (loyalist, loyalist, "no"),
        (restorationist, restorationist, "no"),
        (restorationist, loyalist, "no"),
    ],
)
def test_whether_points_for_a_kill_count(own: Any, victim: Any, kept: str) -> None:
    """17.2: only for Loyalists, and only for agents of Restorationists, whom they may not know yet"""
    mine, prey = own("hired_assassin", agents={"paris": 4}), {"paris": 1, "rome": 1}
    known = planned(table(mine, victim(agents=prey, looked=[0])), "kill paris 1", "arm hired_assassin")
    assert known["kept"] == kept
    unknown = planned(table(mine, victim(agents=prey)), "kill paris 1", "arm hired_assassin")
    assert unknown["kept"] == ("unknown" if own is loyalist else "no")


def test_the_last_agent_of_somebody() -> None:
    """11.6, 13: whoever has none left has to reveal; those on Mi-Go count (R14)"""
    mine = loyalist("hired_assassin", agents={"paris": 4})

    def exposes(**victim: Any) -> bool:
        return planned(table(mine, player(**victim)), "kill paris 1")["exposes"]

    assert exposes(agents={"paris": 1})
    assert not exposes(agents={"paris": 2})
    assert not exposes(agents={"paris": 1, "rome": 1})
    assert not exposes(agents={"paris": 1}, mi_go=1, beside=["mi_go"])
    assert not exposes(agents={"paris": 1}, side="loyalist", revealed=True)


def test_what_a_kill_brings_is_said_before_it_is_done() -> None:
    """11.6, 13, 17.2: when the victim is chosen, and again when the payment is complete"""
    mine = loyalist("hired_assassin", agents={"paris": 4})

    def told(state: State, choice: str) -> list[Any]:
        said = GAME.outcomes(state.view(0)).get(choice, [])
        return [(line["id"], line["args"].get("kept")) for line in said]

    last = ("outcome-last-agent", None)
    state = table(mine, player(agents={"paris": 1}))
    assert told(state, "kill paris 1") == [last]
    do(state, "0 kill paris 1", "0 arm hired_assassin")
    assert told(state, "done") == [("outcome-kill", "unknown"), last]
    state = table(mine, restorationist(agents={"paris": 2}, looked=[0]))
    assert told(state, "kill paris 1") == []
    do(state, "0 kill paris 1", "0 arm hired_assassin")
    assert told(state, "done") == [("outcome-kill", "yes")]


@pytest.mark.parametrize(
    ("name", "kept", "said"),
    [
        ("kill", "no", "will not count for you"),
        ("kill", "unknown", "They count only if Bo is a Restorationist."),
        ("kill", "yes", "they count for you: Bo is a Restorationist."),
        ("strike", "no", "you will not keep them"),
        ("strike", "yes", "3 Restorationist VP; then you roll the sanity die."),
    ],
)
def test_what_a_death_is_worth_to_its_reader(name: str, kept: str, said: str) -> None:
    texts = Texts("en", GAME, ["Ada", "Bo"])
    assert said in texts.sentence(sentence(f"outcome-{name}", points=3, kept=kept, seat=1))


def test_killing_royalty() -> None:
    """11.6, 19: the Black Hand pays too"""
    state = table(
        restorationist("s010", "s009", "infernal_machine", agents={"rome": 3}, beside=["black_hand"]),
        player(),
        cities={"rome": {"royalty": True}},
    )
    strike = planned(state, "strike rome", "arm s010", "bomb s009")
    assert (strike["royalty"], strike["needed"], strike["total"]) == ("rhogog", 5, 5)
    assert strike["points"] == royal_vp("rome") + 2
    assert strike["kept"] == "yes"


def test_a_loyalist_who_kills_royalty() -> None:
    """11.6: they may, and do not keep the points"""
    state = table(
        loyalist("s010", agents={"rome": 5}),
        player(),
        cities={"rome": {"royalty": True}},
    )
    assert planned(state, "strike rome")["kept"] == "no"


def test_discarding_and_using() -> None:
    state = table(loyalist("s001", "s002", "mrs_hudson"), player())
    discard = planned(state.copy(), "discard", "drop s001", "drop s002")
    assert (discard["action"], discard["cards"]) == ("discard", ["s001", "s002"])
    use = planned(state, "use mrs_hudson", "drop s001")
    assert (use["card"], use["cards"]) == ("mrs_hudson", ["s001"])


# ---- the end


def test_why_a_side_pays() -> None:
    """17.2, 17.3: everybody's losses, and who came last"""
    state = table(
        loyalist("bismarck", neutral=3, restorationist=2, loyalist=1),
        restorationist(neutral=1, beside=[{"card": "hired_assassin", "victim": 0}]),
        loyalist(neutral=9),
        tracks={"loyalist": 8, "restorationist": 3},
    )
    assert shown(state)["ending"] is None
    do(state, "0 tracks with bismarck/loyalist")
    ending = shown(state)["ending"]
    assert ending is not None
    assert (ending["side"], ending["last"], ending["tied"]) == ("restorationist", [1], False)
    assert ending["losses"][0] == {"other": 2, "kills": 0, "tracks": 0}
    assert ending["losses"][1] == {"other": 0, "kills": 3, "tracks": 7}


def test_in_a_tie_the_loyalists_pay() -> None:
    """17.3"""
    state = table(
        loyalist("bismarck", loyalist=0),
        restorationist(neutral=7),
        tracks={"loyalist": 8, "restorationist": 3},
    )
    do(state, "0 tracks with bismarck/loyalist")
    ending = shown(state)["ending"]
    assert ending is not None
    assert (ending["side"], ending["last"], ending["tied"]) == ("loyalist", [0], True)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pages_keep_to_what_the_rules_do(seats: int) -> None:
    """Every action does what the page said it would, and every loss adds up."""
    state = GAME.new(seats, seats, quiet=True)
    rng = Random(seats)
    seen: Counter[str] = Counter()
    while state.waiting:
        seat = rng.choice(state.waiting)
        choice = rng.choice(state.options(seat))
        payment = shown(state, seat)["payment"] if choice.text == "done" else None
        before = [*each(state, "points")]
        state.apply(seat, choice)
        if payment is None or state.result is not None:
            continue
        seen[payment["action"]] += 1
        if payment["action"] == "place":
            city = next(city for city in facts(state)["cities"] if city["city"] == payment["city"])
            assert payment["standing"] == [a + b for a, b in zip(city["cubes"], city["agents"], strict=True)]
            assert payment["leader"] == shown(state)["leaders"][CITIES.index(city["city"])]
        elif payment["action"] == "tracks":
            assert [tracks(state)["loyalist"], tracks(state)["restorationist"]] == payment["tracks"]
            assert each(state, "points") == [points + payment["change"] for points in before]
        elif payment["action"] == "strike":
            assert of(state, seat)["points"] == before[seat] + payment["points"]
    assert seen["place"]
    ending = shown(state)["ending"]
    assert ending is not None
    lost = [loss["other"] + loss["kills"] + loss["tracks"] for loss in ending["losses"]]
    assert [a - b for a, b in zip(scores(state, "shown"), lost, strict=True)] == scores(state, "base")
    assert min(scores(state, "base")) == scores(state, "base")[ending["last"][0]]
