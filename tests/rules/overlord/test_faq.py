"""The questions and answers of the rulebook (*Częste Pytania*)."""

from tests.rules.overlord.table import (
    GAME,
    act,
    characters,
    choices,
    do,
    facts,
    gold,
    hand,
    player,
    prompt,
    ruler,
    table,
)


def test_may_i_refuse_to_rise_in_rank() -> None:
    """No: characters change hands by the rules of the exchange (4.6). Nobody is even asked."""
    state = table(player("overlord"), player("captain"), player("squire"), player("peasant"), holder=0)
    do(state, "0 die")
    assert characters(state) == ["peasant", "overlord", "captain", "squire"]
    assert (prompt(state), state.waiting) == ("pick", (1,))


def test_what_if_the_servant_cannot_pay_his_negative_income() -> None:
    """They pay as much as they can and need not pay the rest later (4.3)."""
    state = table(
        player("overlord"), player("servant", gold=0), player("captain"), player("peasant"), now="round"
    )
    assert gold(state)[:2] == [11, 0]


def test_the_servant_need_not_pay_the_rest_later() -> None:
    """4.3: the Servant could not pay, earned two gold by Capitalize, and still has both in the next round."""
    state = table(
        player("overlord"),
        player("servant", gold=0),
        player("captain"),
        player("peasant"),
        now="round",
        deck=[
            "retaliation",
            "retaliation",
            "capitalize",
            "capitalize",
            "mutiny",
            "mutiny",
            "mutiny",
            "mutiny",
        ],
    )
    act(state, "0 pick 1", "1 play capitalize 3", "3 pay 0", "0 die")
    assert (facts(state)["round"], characters(state)[1], gold(state)[1]) == (3, "peasant", 2)


def test_may_i_show_my_cards_to_the_others() -> None:
    """No: you may say what you like, but not reveal a card before playing it (8). The game has no such choice."""
    shows = [choice.text for choice in GAME.words.all if choice.verb in ("show", "reveal")]
    assert shows == [f"show {seat}" for seat in range(8)]  # the Inquisitor's, about the hands of others
    state = table(
        player("overlord"), player("captain", "revenge"), player("squire"), player("peasant"), holder=1
    )
    assert state.refusal(1, "show 1") is not None
    assert all(facts(state, viewer)["players"][1]["shown"] == [] for viewer in (0, 2, 3, None))


def test_must_i_show_how_much_gold_i_have() -> None:
    """Yes: everybody may know it at any time (3.3)."""
    state = table(
        player("overlord", gold=1),
        player("captain", gold=22),
        player("squire", gold=0),
        player("peasant", gold=7),
    )
    for viewer in (0, 1, 2, 3, None):
        assert [seat["gold"] for seat in facts(state, viewer)["players"]] == [1, 22, 0, 7]


def test_does_it_end_the_executions_if_the_actor_eliminates_the_overlord() -> None:
    """No: the Actor is the new Overlord and the executions go on (7.15, R26)."""
    state = table(
        player("overlord", "revenge"),
        player("actor", "blackmail", gold=3),
        player("captain"),
        player("general"),
        holder=1,
    )
    act(state, "1 play blackmail 0", "0 die")
    assert (ruler(state), facts(state)["round"]) == (1, 2)
    assert (prompt(state), choices(state, 1)) == ("pick", {"pick 2", "pick 3"})
    assert (hand(state, 0), characters(state)[0]) == (["revenge"], None)
