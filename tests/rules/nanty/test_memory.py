"""What players remember of each other's hands (RULES.md 18.2): cards given, taken or seen, and where they may be."""

from typing import Any

from subrosa.core import State
from tests.rules.nanty.table import do, facts, hand, player, table


def known(state: State, viewer: int | None) -> list[Any]:
    """Return the cards that a viewer knows to be in one of these hands; -1 is the discard pile."""
    return list(facts(state, viewer)["known"])


REST = [
    "john_clay",
    "charley_bates",
    "forty_elephants",
    "karl_marx",
]  # so that seat 0 draws nothing after its turn


def begged(then: str) -> State:
    """Let seat 1 give Navvies for Battersea Dogs Home (20.3), for want of money; seat 0 then plays another card."""
    state = table(
        player("battersea_dogs_home", then, "mudlarks", *REST),
        player("navvies", "estella", "special_branch", money=0),
        player("lyceum_theatre", "amy_dorrit", money=5),
        event_deck=["riots"],
    )
    do(state, "0 play battersea_dogs_home", "0 text", "1 give navvies", "2 pay")
    assert known(state, 1) == [["navvies", [0]]]
    return do(state, f"0 play {then}")


def sold(card: str, to: int) -> State:
    """Let seat 0 then sell a card (20.40)."""
    return do(begged("rosetta_davis"), "0 skip", "0 text", f"0 aim {to}", f"0 give {card}")


def test_a_known_card_may_have_gone_with_an_unseen_one() -> None:
    """18.2: seat 1 cannot tell which card was sold; the two who saw it can."""
    for card in ("mudlarks", "navvies"):
        state = sold(card, to=2)
        assert known(state, 1) == [["navvies", [0, 2]]]
        assert known(state, 0) == [[card, [2]]]
        assert known(state, 2) == known(state, None) == []


def test_a_card_that_comes_back_is_one_s_own_again() -> None:
    """18.2: and now the other player knows where it is"""
    state = sold("navvies", to=1)
    assert "navvies" in hand(state, 1)
    assert known(state, 1) == []
    assert known(state, 0) == [["navvies", [1]]]


def test_another_card_that_comes_back_leaves_the_known_one_where_it_was() -> None:
    state = sold("mudlarks", to=1)
    assert known(state, 1) == [["navvies", [0]]]
    assert known(state, 0) == [["mudlarks", [1]]]


def looked_into(target: int) -> State:
    """Let seat 1, who knows that Navvies is in one of two hands, look into one of them (20.55)."""
    state = sold("navvies", to=2)
    do(state, "1 play special_branch", "1 text", f"1 aim {target}")
    return state


def test_whoever_looks_into_a_hand_knows_all_of_it() -> None:
    state = looked_into(2)
    assert known(state, 1) == [[card, [2]] for card in hand(state, 2)]
    assert "navvies" in hand(state, 2)
    assert known(state, 0) == [["navvies", [2]]]


def test_what_is_not_in_the_hand_one_looks_into_is_in_the_other() -> None:
    state = looked_into(0)
    assert sorted(known(state, 1)) == sorted([["navvies", [2]], *[[card, [0]] for card in hand(state, 0)]])


def exchanged(state: State, other: int) -> State:
    """Let seat 0 exchange hands with another player by Nathaniel Winkle (20.58)."""
    return do(state, "0 event", "0 text", f"0 aim {other}")


def test_who_exchange_hands_know_what_they_gave() -> None:
    state = begged("nathaniel_winkle")
    before = [hand(state, seat) for seat in range(3)]
    exchanged(state, 2)
    assert [hand(state, seat) for seat in range(3)] == [before[2], before[1], before[0]]
    assert known(state, 0) == [[card, [2]] for card in before[0]]
    assert known(state, 2) == [[card, [0]] for card in before[2]]


def test_a_known_card_goes_along_with_the_hand() -> None:
    assert known(exchanged(begged("nathaniel_winkle"), 2), 1) == [["navvies", [2]]]


def test_what_one_knew_of_the_hand_one_gets_is_one_s_own() -> None:
    state = begged("nathaniel_winkle")
    before = hand(state, 1)
    exchanged(state, 1)
    assert "navvies" in hand(state, 1)
    assert known(state, 1) == [[card, [0]] for card in before]


PILE = ["estella", "mudlarks", "sam_weller", "navvies", "amy_dorrit"]


def irregulars(*pile: str) -> State:
    """Let the Irregulars draw four cards from a pile of which only the top can be seen (20.27, H12)."""
    state = table(
        player("baker_street_irregulars", "karl_marx"),
        player("special_branch", "nathaniel_winkle", "john_clay"),
        player("red_headed_league"),
        event_deck=["riots"],
        discards=list(pile),
        options={"discard_pile": "top_card"},
    )
    return do(state, "0 play baker_street_irregulars", "0 text")


def test_a_pile_of_one_card_hides_nothing() -> None:
    """H12: four of five were drawn, and the fifth can be seen."""
    state = irregulars(*PILE)
    [top] = facts(state)["discards"]
    for viewer in (1, 2, None):
        assert sorted(known(state, viewer)) == sorted([[card, [0]] for card in PILE if card != top])
    assert known(state, 0) == []


def test_a_card_drawn_unseen_is_in_the_hand_or_still_in_the_pile() -> None:
    """H12: six cards were seen going there; the top one can be seen."""
    pile = [*PILE, "jack_the_ripper"]
    state = irregulars(*pile)
    drawn = [card for card in hand(state, 0) if card != "karl_marx"]
    [hidden] = set(facts(state, 0)["discards"][:-1])
    top = facts(state)["discards"][-1]
    assert sorted([*drawn, hidden, top]) == sorted(pile)
    for viewer in (1, 2, None):
        assert sorted(known(state, viewer)) == sorted([[card, [0, -1]] for card in (*drawn, hidden)])
        assert facts(state, viewer)["discards"] == [top]
    assert known(state, 0) == []


def test_what_is_not_in_the_hand_that_drew_it_is_still_in_the_pile() -> None:
    """H12: a player who looks into that hand, or gets it, remembers the whole pile again."""
    for card, before in (("special_branch", []), ("nathaniel_winkle", ["1 event"])):
        state = irregulars(*PILE, "jack_the_ripper")
        hidden, top = facts(state, 0)["discards"]
        do(state, "0 skip", "0 end", f"1 play {card}", *before, "1 text", "1 aim 0")
        assert {hidden, top} < set(facts(state, 1)["discards"])
        assert hidden not in [name for name, _ in known(state, 1)]
        assert hidden not in facts(state, 2)["discards"]
