"""The worked examples of the rulebook (*Przykłady rozgrywki*), played move by move."""

from tests.rules.overlord.table import (
    act,
    characters,
    choices,
    discards,
    do,
    everybody_passes,
    facts,
    giver,
    gold,
    hand,
    holder,
    player,
    prompt,
    reacts,
    table,
    tokens,
    told,
    window_closes,
)


def test_playing_shield_cards() -> None:
    """*Zagrywanie kart z tarczą*; 6.7, 6.3.

    The General has given the Order to the Overlord, who would like to play Martyrdom for the gold but cannot, with a
    shield card still in hand. The Overlord plays Capitalize to give the Order to the Peasant. No Retaliation is played,
    so the Overlord takes 2 gold from the Treasury.
    """
    state = table(
        player("overlord", "martyrdom", "capitalize"),
        player("general", "coercion"),
        player("peasant"),
        player("captain"),
        holder=1,
    )
    act(state, "1 play coercion 0", "0 gold")
    assert (holder(state), giver(state)) == (0, 1)
    assert choices(state, 0) == {"play capitalize 2"}
    do(state, "0 play capitalize 2")
    assert prompt(state) == "retaliate"
    everybody_passes(state)
    assert (holder(state), giver(state)) == (2, 0)
    assert gold(state)[0] == 5 + 2
    assert hand(state, 0) == ["martyrdom"]


def test_playing_guilty_plea() -> None:
    """*Zagrywanie Przyznania do Winy*; 6.4, 6.13, 7.4.

    The Captain is given the Order by Repression and discards a card, the "then" part of Repression. The Captain has no
    card left, so the Squire helps: the Order is halted, and the Squire plays Guilty Plea and takes it. The Captain has
    not given it, so the Squire discards nothing, draws a card and takes 1 gold.
    """
    state = table(
        player("overlord", "repression"),
        player("captain", "blackmail"),
        player("squire", "guilty_plea", "coercion"),
        player("peasant"),
        holder=0,
        deck=["mutiny"],
    )
    window_closes(do(state, "0 play repression 1"))
    assert (prompt(state), state.waiting) == ("discard", (1,))
    do(state, "1 discard blackmail")
    assert (prompt(state), hand(state, 1)) == ("halted", [])
    window_closes(reacts(state, "2 play guilty_plea"))
    assert (holder(state), giver(state)) == (2, None)
    assert hand(state, 2) == ["coercion", "mutiny"]
    assert gold(state) == [5, 5, 6, 5]
    everybody_passes(state)
    assert "play coercion 1" in choices(state, 2)


def test_playing_retaliation() -> None:
    """*Zagrywanie Odwetu*; 5.5, 6.12.

    The Peasant plays Revolution. The Advisor, next in line for the throne, wants no exchange of roles and
    plays Retaliation. The Revolution is discarded and the Order stays with the Peasant, who must play
    another card or die.
    """
    state = table(
        player("overlord"),
        player("advisor", "retaliation"),
        player("captain"),
        player("peasant", "revolution", "martyrdom", gold=0),
        holder=3,
        giver=0,
    )
    do(state, "3 play revolution")
    everybody_passes(reacts(state, "1 play retaliation"))
    assert characters(state) == ["overlord", "advisor", "captain", "peasant"]
    assert discards(state) == ["retaliation", "revolution"]
    assert (holder(state), state.waiting) == (3, (3,))
    assert choices(state, 3) == {"play martyrdom", "die"}


def test_playing_uprising() -> None:
    """*Zagrywanie Powstania*; 6.11.

    The Advisor holds the Order, has no shield cards left, and plays Uprising to give the Order to the Overlord. If
    nobody discards a book card, the Advisor is eliminated. The Squire discards Revenge despite having shield cards in
    hand: discarding is not playing. The Overlord is eliminated and the round is over; the Advisor is the new Overlord.
    """
    state = table(
        player("overlord", "blackmail"),
        player("advisor", "uprising"),
        player("captain"),
        player("squire", "revenge", "coercion", "blackmail"),
        holder=1,
    )
    do(state, "1 play uprising")
    window_closes(state)
    assert holder(state) == 0
    assert "offer revenge" in choices(state, 3)
    do(state, "2 pass", "3 offer revenge")
    assert [event["seat"] for event in told(state, None, "executed")] == [0]
    assert told(state, None, "discard") == [{"seat": 3, "card": "revenge"}]
    assert (facts(state)["round"], characters(state)) == (3, ["squire", "overlord", "advisor", "captain"])


def test_playing_uprising_without_a_friend() -> None:
    """*Zagrywanie Powstania*; 6.11: "if nobody discards a book card, the Advisor is eliminated"."""
    state = table(
        player("overlord", "blackmail"),
        player("advisor", "uprising"),
        player("captain"),
        player("squire", "revenge", "coercion", "blackmail"),
        holder=1,
    )
    window_closes(do(state, "1 play uprising"))
    do(state, "3 pass", "2 pass")
    assert tokens(state) == [0, 1, 0, 0]


def test_the_course_of_an_execution() -> None:
    """*FAZA 4. EGZEKUCJE*; 5.

    The Overlord chooses a player, who must take the Order and try to give it to another by playing a card. This goes on
    until somebody cannot pass it on: they are executed, lay down their character and take the lowest token, and the
    Overlord chooses again.
    """
    state = table(
        player("overlord"),
        player("captain", "blackmail"),
        player("general", "coercion"),
        player("peasant", gold=0),
    )
    act(state, "0 pick 1", "1 play blackmail 2", "2 discard coercion", "2 die")
    assert (tokens(state), characters(state)[2]) == ([0, 0, 1, 0], None)
    assert facts(state)["middle"] == ["general"]
    assert (prompt(state), choices(state, 0)) == ("pick", {"pick 1", "pick 3"})


def test_the_order_of_resolution() -> None:
    """*Kolejność w jakiej rozpatruje się karty*; 5.6.

    All abilities of characters come before the "then" part of the card, those of the player who passes the Order first.
    """
    state = table(
        player("overlord"),
        player("captain", "blackmail", "coercion"),
        player("servant", "revenge", gold=1),
        player("peasant"),
        holder=1,
        deck=["mutiny"],
    )
    window_closes(do(state, "1 play blackmail 2"))
    do(state, "2 discard revenge")
    happened = [event["event"] for event in state.log(None)]
    assert happened[-4:] == ["give-order", "discard", "draw", "pay"]
