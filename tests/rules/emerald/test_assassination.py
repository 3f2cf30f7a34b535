"""Assassinations (11): of agents and of royalty, their bombs, and several in one action."""

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    DATA,
    MAD,
    ROYALTY,
    SANE,
    agents,
    asked,
    at,
    beside,
    can,
    choices,
    cubes,
    die,
    discards,
    do,
    each,
    ending,
    gone,
    hand,
    loyalist,
    of,
    player,
    printed,
    prompt,
    reason,
    restorationist,
    royal_vp,
    royals,
    table,
    told,
    with_verb,
)

NUMBER = {row["id"]: row["bombs"] for row in DATA["city"]}
SLOT = {"paris": {"royalty": True}}


def paris(*cards: str, own: int = 2, cube: int = 1, faces: list[int] | None = None, rivals: int = 1) -> State:
    """Set up Paris with own agents and cubes, and one agent and one cube of seat 1."""
    me = loyalist(*cards, agents={"paris": own, "rome": 1}, cubes={"paris": cube, "limbo": 1})
    other = player(agents={"paris": rivals, "rome": 2}, cubes={"paris": 1 if own + cube > rivals + 1 else 0})
    third = player()
    return table(me, other, third, cities=SLOT, rolls=faces or [])


# ---- where and whom (11.1, 11.2)


def test_the_numbers_of_the_rulebook() -> None:
    """11.4, 23: Paris 4; the Spinner 5 bombs and 4 points, Rhogog 5 and 3, Gloriana 7"""
    assert NUMBER["paris"] == 4
    assert (ROYALTY["paris"]["bombs"], ROYALTY["paris"]["vp"]) == (5, 4)
    assert (ROYALTY["rome"]["bombs"], ROYALTY["rome"]["vp"]) == (5, 3)
    assert ROYALTY["london"]["bombs"] == 7


def test_an_agent_of_ones_own_is_needed() -> None:
    """11.1: cubes alone do not do"""
    state = paris("hired_assassin", "infernal_machine", "s009", own=0, cube=5)
    assert with_verb(state, "kill") == with_verb(state, "strike") == set()
    assert reason(state, "kill paris 1") == "no-own-agent"
    assert reason(state, "strike paris") == "no-own-agent"


def test_the_majority_is_needed() -> None:
    """11.1: cubes count"""
    cards = ("hired_assassin", "infernal_machine", "s009")
    state = paris(*cards, own=1, cube=0, rivals=1)
    assert with_verb(state, "kill") == set()
    assert reason(state, "kill paris 1") == "no-majority"
    assert reason(state, "strike paris") == "no-majority"
    assert "paris 1" in with_verb(paris(*cards, own=1, cube=1, rivals=1), "kill")


def test_agents_of_others_or_royalty_in_its_slot() -> None:
    """11.2: never one's own agent; royalty inside the stack is no target"""
    me = player("hired_assassin", "infernal_machine", "s009", agents={"paris": 2}, cubes={"paris": 2})
    others = [player(agents={"paris": n, "rome": 1}) for n in (1, 0, 2)]
    state = table(me, *others, cities=SLOT)
    assert with_verb(state, "kill") == {"paris 1", "paris 3"}
    assert with_verb(state, "strike") == {"paris"}
    assert reason(state, "kill paris 0") == "not-yourself"
    assert reason(state, "kill paris 2") == "no-agent-of"
    state = table(me, *others, cities={"paris": {"card": "nadar", "stack": ["royalty"]}})
    assert with_verb(state, "strike") == set()
    assert reason(state, "strike paris") == "no-royalty-there"


# ---- cards and bombs (11.3, 11.4)


def test_the_assassination_card_comes_first() -> None:
    """11.3"""
    state = do(paris("hired_assassin", "s008", "s009", own=1, cube=2), "0 kill paris 1")
    assert choices(state) == ["arm hired_assassin"]
    assert reason(state, "bomb s009") == "weapon-missing"
    assert reason(state, "done") == "weapon-missing"
    assert reason(state, "arm s009") == "no-assassinate-symbol"
    do(state, "0 arm hired_assassin")
    assert choices(state) == ["bomb s008", "bomb s009"]
    assert reason(state, "done") == "bombs-missing"
    do(state, "0 bomb s009")
    assert choices(state) == ["bomb s008"]
    assert reason(state, "done") == "bombs-missing"
    do(state, "0 bomb s008")
    assert choices(state) == ["done"]


def test_a_card_that_could_only_be_superfluous_is_not_offered() -> None:
    """11.4: two bombs are missing; with S009 the single bomb of S008 would be one too many"""
    state = do(paris("hired_assassin", "s008", "s009"), "0 kill paris 1", "0 arm hired_assassin")
    assert choices(state) == ["bomb s009"]
    assert reason(state, "bomb s008") == "bombs-superfluous"


def test_bombs_on_the_assassination_card_do_not_count() -> None:
    """3, 11.4: three agents and the bomb on the Hired Assassin are not four"""
    assert printed("hired_assassin", "bomb") == 1
    state = paris("hired_assassin", own=3)
    assert with_verb(state, "kill") == set()
    assert reason(state, "kill paris 1") == "not-enough-bombs"
    assert can(paris("hired_assassin", own=4), "0 kill paris 1 with hired_assassin")


def test_another_assassination_card_may_give_its_bombs() -> None:
    """3: it goes to the discard pile then and stays in the deck"""
    state = paris("hired_assassin", "hired_assassin", own=3)
    do(state, "0 kill paris 1 with hired_assassin hired_assassin")
    assert beside(state, 0) == [("hired_assassin", 1)]
    assert discards(state, 0) == ["hired_assassin"]


def test_a_card_without_bombs_can_only_be_the_assassination_card() -> None:
    """11.3: Moriarty has no bombs, so the Hired Assassin has to give them"""
    state = paris("professor_moriarty", "hired_assassin", own=3)
    do(state, "0 kill paris 1")
    assert choices(state) == ["arm professor_moriarty"]
    assert reason(state, "arm hired_assassin") == "bombs-out-of-reach"


@pytest.mark.parametrize(
    ("own", "cards", "allowed"),
    [
        (4, "", True),
        (5, "", True),  # surplus of agents alone is fine
        (4, "s008", False),  # if the agents suffice, no bomb card may be played
        (3, "", False),
        (3, "s008", True),
        (3, "s009", True),  # surplus of a necessary card is fine
        (3, "infernal_machine", True),
        (3, "s008 s009", False),
        (2, "s008", False),
        (2, "s009", True),
        (2, "s008 s009", False),  # without S008 the number would be reached
        (2, "s008 s010", True),
        (2, "s009 s010", False),
        (2, "fenians", True),
        (2, "fenians s008", False),
        (3, "fenians", True),
        (3, "fenians s008", False),
        (1, "s008 s009", True),
        (1, "s009 s010", True),
        (1, "s009", False),
        (1, "infernal_machine", True),
        (1, "s009 infernal_machine", False),
        (1, "fenians", False),
        (1, "fenians s009", True),  # 2 + 2
        (1, "fenians s008 s010", True),  # 2 + 1 + 1
        (1, "fenians s008 s009", False),  # 2 + 2 would do
        (1, "fenians infernal_machine", False),
    ],
)
def test_no_bomb_card_may_be_superfluous(own: int, cards: str, allowed: bool) -> None:
    """11.4, R13: in Paris, four bombs for an agent"""
    state = paris("hired_assassin", "s008", "s009", "s010", "fenians", "infernal_machine", own=own)
    assert can(state, f"0 kill paris 1 with hired_assassin {cards}".rstrip()) is allowed


def test_at_most_one_fenians() -> None:
    """11.4: two of them do not quadruple the agents"""
    state = paris("hired_assassin", "fenians", "fenians", "s008", own=1, cube=3)
    assert not can(state, "0 kill paris 1 with hired_assassin fenians fenians")
    do(paris("hired_assassin", "fenians", "fenians", own=2), "0 kill paris 1 with hired_assassin fenians")
    state = paris("hired_assassin", "fenians", "fenians", "s008", "s010", own=1, cube=3)
    do(state, "0 kill paris 1", "0 arm hired_assassin", "0 bomb fenians")
    assert choices(state) == ["bomb s008", "bomb s010"]
    assert reason(state, "bomb fenians") == "one-fenians"


def test_fenians_count_the_agents_in_this_city() -> None:
    """11.4"""
    state = paris("hired_assassin", "fenians", own=2)
    do(state, "0 kill paris 1 with hired_assassin fenians")
    assert gone(state) == ["fenians"]


@pytest.mark.parametrize("city", sorted(NUMBER))
def test_the_number_of_each_city(city: str) -> None:
    """11.4: reaching it is enough, one less is not"""
    for own in (NUMBER[city] - 1, NUMBER[city]):
        me = player("hired_assassin", agents={city: own})
        state = table(me, player(agents={city: 1, "rome": 1}))
        assert (f"{city} 1" in with_verb(state, "kill")) is (own == NUMBER[city])


@pytest.mark.parametrize("city", sorted(ROYALTY))
def test_the_number_of_each_royalty(city: str) -> None:
    """11.4"""
    needed = ROYALTY[city]["bombs"]
    for own in (needed - 1, needed):
        state = table(player("s010", agents={city: own}), player(), cities={city: {"royalty": True}})
        assert (city in with_verb(state, "strike")) is (own == needed)


# ---- an agent is killed (11.6, 11.7, 11.8)


def test_the_victim_lies_on_the_kill_field() -> None:
    """11.6: kill points are scored; the pawn never comes back"""
    state = do(paris("hired_assassin", "s008", "s010"), "0 kill paris 1 with hired_assassin s008 s010")
    assert beside(state, 0) == [("hired_assassin", 1)]
    assert of(state, 0)["kills"] == of(state, 0)["points"] == printed("hired_assassin", "kill_vp")
    assert agents(state, "paris") == [2, 0, 0]
    assert (of(state, 1)["killed"], of(state, 1)["agents"]) == (1, 7)


@pytest.mark.parametrize("card", ["hired_assassin", "evno_azef", "sebastian_moran", "professor_moriarty"])
def test_kill_points_of_each_card(card: str) -> None:
    """11.6, 15"""
    state = do(paris(card, own=4), f"0 kill paris 1 with {card}")
    assert of(state, 0)["kills"] == printed(card, "kill_vp") > 0
    assert beside(state, 0) == [(card, 1)]


@pytest.mark.parametrize("card", ["s010", "ravachol", "vera_figner", "sherlock_holmes"])
def test_without_a_kill_field_the_victim_goes_home(card: str) -> None:
    """11.6: and the card never returns all the same"""
    state = do(paris(card, own=4), f"0 kill paris 1 with {card}")
    assert beside(state, 0) == [(card, None)]
    assert each(state, "points") == [0, 0, 0]
    assert (of(state, 1)["killed"], of(state, 1)["agents"]) == (0, 8)
    assert discards(state, 0) == []


def test_the_cubes_are_cleared() -> None:
    """11.7: own cubes to Limbo, others' home"""
    state = do(paris("hired_assassin", own=4), "0 kill paris 1 with hired_assassin")
    assert cubes(state, "paris") == [0, 0, 0]
    assert each(state, "limbo") == [2, 0, 5]
    assert each(state, "cubes") == [8, 10, 5]


def test_where_the_cards_go() -> None:
    """11.8, 9"""
    state = paris("hired_assassin", "s008", "fenians", "infernal_machine", own=1)
    do(state, "0 kill paris 1 with hired_assassin infernal_machine")
    assert gone(state) == ["infernal_machine"]
    state = paris("hired_assassin", "s009", "fenians", own=1)
    do(state, "0 kill paris 1 with hired_assassin s009 fenians")
    assert discards(state, 0) == ["s009"]
    assert gone(state) == ["fenians"]
    assert beside(state, 0) == [("hired_assassin", 1)]


def test_it_is_one_action() -> None:
    state = do(paris("hired_assassin", own=4), "0 kill paris 1 with hired_assassin")
    assert prompt(state) == "second-action"


def test_as_first_or_second_action() -> None:
    """5"""
    me = player("hired_assassin", agents={"paris": 4})
    state = table(me, player(agents={"paris": 1, "rome": 1}), taken=1)
    do(state, "0 kill paris 1 with hired_assassin")
    assert asked(state) == [1]


def test_the_last_agent_forces_a_reveal() -> None:
    """11.6, 13: a Loyalist brings agents, and then the cubes are cleared"""
    me = player("hired_assassin", agents={"paris": 4}, cubes={"paris": 1})
    other = loyalist(agents={"paris": 1}, cubes={"paris": 1})
    state = do(table(me, other), "0 kill paris 1 with hired_assassin")
    assert (prompt(state), asked(state)) == ("reinforce", [1])
    assert cubes(state, "paris") == [1, 1]
    do(state, "1 agent rome", "1 agent rome", "1 agent paris")
    assert cubes(state, "paris") == [0, 0]
    assert agents(state, "paris") == [4, 1]
    assert agents(state, "rome") == [0, 2]


def test_killing_the_last_agent_of_a_restorationist_ends_the_game() -> None:
    """13, R33: the kill points count; the cubes stay where they are"""
    me = loyalist("hired_assassin", agents={"paris": 4}, cubes={"paris": 1})
    other = restorationist(agents={"paris": 1}, cubes={"paris": 1})
    state = do(table(me, other), "0 kill paris 1 with hired_assassin")
    assert ending(state) == "revealed"
    assert of(state, 0)["score"]["kills"] == printed("hired_assassin", "kill_vp")
    assert cubes(state, "paris") == [1, 1]


def test_an_agent_on_mi_go_prevents_the_reveal() -> None:
    """R14"""
    me = player("hired_assassin", agents={"paris": 4})
    other = restorationist(agents={"paris": 1}, mi_go=1, beside=["mi_go"])
    state = do(table(me, other), "0 kill paris 1 with hired_assassin")
    assert ending(state) is None


# ---- royalty is killed (11.6)


def test_royalty_for_restorationist_points() -> None:
    """11.6, 15: also for a Loyalist; no kill points, no victim"""
    state = do(paris("hired_assassin", own=5, faces=[SANE]), "0 strike paris with hired_assassin")
    assert royals(state, 0) == [("spinner_in_darkness", False)]
    assert at(state, "paris")["royalty"] is None
    assert of(state, 0)["restorationist"] == royal_vp("paris")
    assert of(state, 0)["points"] == royal_vp("paris")
    assert beside(state, 0) == [("hired_assassin", None)]
    assert agents(state, "paris") == [5, 1, 0]
    assert each(state, "sanity") == [3, 3, 3]


def test_royalty_clears_the_cubes() -> None:
    """11.7"""
    state = do(paris("s010", own=5, faces=[SANE]), "0 strike paris with s010")
    assert cubes(state, "paris") == [0, 0, 0]
    assert each(state, "limbo") == [2, 0, 5]


def test_madness_costs_a_token_and_an_agent() -> None:
    """11.6, 12: back to the supply"""
    state = do(paris("s010", own=5, faces=[MAD]), "0 strike paris with s010")
    assert each(state, "sanity") == [2, 3, 3]
    assert agents(state, "paris") == [4, 1, 0]
    assert of(state, 0)["agents"] == 5


def test_madness_without_tokens_costs_the_agent_alone() -> None:
    """R16"""
    me = loyalist("s010", agents={"paris": 5}, revealed=True, sanity=0)
    state = die([MAD], me, player(), cities=SLOT)
    do(state, "0 strike paris with s010")
    assert each(state, "sanity") == [0, 3]
    assert agents(state, "paris") == [4, 0]


def test_both_causes_of_a_reveal_are_checked() -> None:
    """11.6, R38: the last token"""
    me = restorationist("s010", agents={"paris": 5}, sanity=1)
    state = do(die([MAD], me, player(), cities=SLOT), "0 strike paris with s010")
    assert ending(state) == "revealed"
    assert of(state, 0)["score"]["own"] == royal_vp("paris"), "R33"


def test_the_last_agent_lost_to_madness() -> None:
    """11.6, R38: with bombs on cards a single agent may kill royalty"""
    me = loyalist("s010", "infernal_machine", "s008", agents={"paris": 1}, cubes={"paris": 1})
    state = die([MAD], me, player(), cities=SLOT)
    do(state, "0 strike paris with s010 infernal_machine s008")
    assert of(state, 0)["revealed"]
    assert (prompt(state), cubes(state, "paris")) == ("reinforce", [1, 0])
    do(state, "0 agent paris", "0 agent paris", "0 agent paris")
    assert cubes(state, "paris") == [0, 0]
    assert prompt(state) == "second-action"


def test_nobody_can_block_it() -> None:
    """11.6, 8"""
    me = player("s010", agents={"paris": 5})
    other = player("sherlock_holmes", "vampires", agents={"paris": 1, "rome": 1})
    state = do(die([SANE], me, other, cities=SLOT), "0 strike paris with s010")
    assert prompt(state) == "second-action"


def test_the_black_hand_pays_for_royalty() -> None:
    """11.6, 19"""
    me = player("s010", agents={"paris": 5}, beside=["black_hand"])
    state = do(die([SANE], me, player(), cities=SLOT), "0 strike paris with s010")
    assert of(state, 0)["restorationist"] == royal_vp("paris") + 2


# ---- several assassinations in one action (11, R24, R25, R36)


def rich(*cards: str) -> State:
    """Set up a table at which seat 0 can kill in Paris and in Rome."""
    me = player(*cards, agents={"paris": 4, "rome": 3}, cubes={"paris": 1})
    other = player(agents={"paris": 2, "rome": 1, "cairo": 1})
    return table(me, other, player())


def test_several_assassinations_are_one_action() -> None:
    """11: in one or several cities, each with its own card"""
    state = do(rich("hired_assassin", "ravachol", "s010"), "0 kill paris 1 with hired_assassin")
    assert (prompt(state), choices(state)) == ("kill-again", ["stop", "kill paris 1", "kill rome 1"])
    do(state, "0 kill rome 1 with ravachol", "0 kill paris 1 with s010")
    assert prompt(state) == "second-action"
    assert beside(state, 0) == [("hired_assassin", 1), ("ravachol", None), ("s010", None)]
    assert (agents(state, "paris"), agents(state, "rome")) == ([4, 0, 0], [3, 0, 0])


def test_one_may_stop() -> None:
    """11: cards for a later one are not committed"""
    state = do(rich("hired_assassin", "ravachol"), "0 kill paris 1 with hired_assassin", "0 stop")
    assert (prompt(state), hand(state, 0)) == ("second-action", ["ravachol"])


def test_agents_count_for_each_of_them() -> None:
    """11: each agent may contribute its bomb to every assassination of the action"""
    state = rich("hired_assassin", "ravachol")
    do(state, "0 kill paris 1 with hired_assassin", "0 kill paris 1 with ravachol")
    assert agents(state, "paris") == [4, 0, 0]


def test_bomb_cards_count_for_one_only() -> None:
    """R25, R24: the cards have left the hand"""
    me = player("hired_assassin", "ravachol", "fenians", agents={"paris": 2}, cubes={"paris": 2})
    state = table(me, player(agents={"paris": 2, "rome": 2}), player())
    do(state, "0 kill paris 1 with hired_assassin fenians")
    assert choices(state) == ["stop"]
    assert reason(state, "kill paris 1") == "not-enough-bombs"


def test_each_is_checked_anew() -> None:
    """11: after the cubes are gone the majority may be gone"""
    me = player("hired_assassin", "ravachol", agents={"paris": 4}, cubes={"paris": 1})
    state = table(me, player(agents={"paris": 1, "rome": 1}), player(agents={"paris": 4}))
    do(state, "0 kill paris 1 with hired_assassin")
    assert prompt(state) == "second-action"


def test_no_second_assassination_by_another_action_inside() -> None:
    """R10"""
    state = do(rich("hired_assassin", "ravachol", "diogenes_club"), "0 kill paris 1 with hired_assassin")
    assert all(choice == "stop" or choice.startswith("kill ") for choice in choices(state))


def test_asked_again_though_no_card_is_left_for_it() -> None:
    """20: the hand is hidden"""
    state = do(rich("hired_assassin", "s001"), "0 kill paris 1 with hired_assassin")
    assert (prompt(state), choices(state)) == ("kill-again", ["stop"])
    state = do(rich("hired_assassin"), "0 kill paris 1 with hired_assassin")
    assert prompt(state) == "second-action", "with an empty hand everybody knows"


def test_royalty_and_an_agent() -> None:
    """11: in either order"""
    me = player("s010", "hired_assassin", agents={"paris": 5})
    other = player(agents={"paris": 1, "rome": 1})
    state = die([MAD], me, other, cities=SLOT)
    do(state, "0 strike paris with s010", "0 kill paris 1 with hired_assassin")
    assert agents(state, "paris") == [4, 0], "four agents are left, just enough"
    assert prompt(state) == "second-action"


def test_the_log_names_the_cards() -> None:
    """20: played cards are public"""
    state = do(paris("hired_assassin", "s009"), "0 kill paris 1 with hired_assassin s009")
    (kill,) = told(state, "kill")
    assert (kill["card"], kill["cards"], kill["target"], kill["city"]) == (
        "hired_assassin",
        ["s009"],
        1,
        "paris",
    )
