"""The worked examples of the rulebook, played move by move. By default Red is seat 0, Green 1 and Yellow 2."""

import pytest

from subrosa.core import State
from tests.rules.estoril.table import (
    area,
    choices,
    do,
    each,
    facts,
    hand,
    here,
    influences,
    on,
    over,
    player,
    prompt,
    resolving,
    scores,
    table,
    told,
    with_verb,
    won,
)


def assassin_example() -> State:
    return resolving(
        player({"3i": "smith"}),
        player({"3ii": "s_conspirator"}),
        player({"3iii": "luciano"}),
        rewards={"tamariz": "windsor"},
        deck=["salazar"],
        until="tamariz",
    )


def test_assassin() -> None:
    """*ZABÓJCA*. Location 3: Red's Assassin on I acts first and removes C. Lucky Luciano, who returns to Yellow's hand.
    Now Red and Green have the same influence, and Green may use their character.
    """
    state = assassin_example()
    assert here(state) == "tamariz"
    assert state.waiting == (0,)
    do(state, "0 assassinate 3iii")
    assert on(state, "3iii") is None
    assert "luciano" in hand(state, 2)
    assert influences(state, "tamariz") == {"3i": 1, "3ii": 1}
    assert state.waiting == (1,)
    assert choices(state) == {"pass", "conspire"}


def test_conspirator() -> None:
    """*KONSPIRATOR*. Green exchanges the top of the deck and the reward. Red takes a reward, but not the one they
    wanted.
    """
    state = do(assassin_example(), "0 assassinate 3iii", "1 conspire")
    assert (prompt(state), state.waiting) == ("exchange", (1,))
    assert facts(state, 1)["known"][-1]["card"] == "salazar"
    assert facts(state, 0)["known"][-1]["card"] is None
    do(state, "1 swap")
    assert won(state)["tamariz"] == 0
    assert "salazar" in hand(state, 0)
    assert "windsor" not in hand(state, 0)
    under = [place["card"] for place in facts(state)["known"] if place["known_to_all"]]
    assert "windsor" in under


def test_nationalist() -> None:
    """*NACJONALISTA*. Area II of location 3: the British Nationalist of strength 2 has +1 for each of the two British
    flags in adjacent locations, so 4. With another character of strength 2, Yellow has 6 (R9: in location 3).
    """
    state = resolving(
        player({"1ii": "s_seducer"}),
        player({"2i": "loreta_b"}),
        player({"3i": "s_veteran", "3ii": "green"}),
        city="1@0 3@0 2@0 / 4@0 5@0 6@0",
        rewards={
            "church": "garbo",
            "palacio": "pires",
            "tamariz": "luciano",
            "atlantico": "rene",
            "muchaxo": "bourbon",
            "casino": "dusko_p",
        },
        until="tamariz",
    )
    assert (here(state), state.waiting) == ("tamariz", (2,))
    do(state, "2 rally")
    assert told(state, "rally")[-1] == {"seat": 2, "card": "green", "bonus": 2}
    winner = told(state, "win-reward")[-1]
    assert (winner["location"], winner["seat"], winner["influence"]) == ("tamariz", 2, 6)


def test_diplomat() -> None:
    """*DYPLOMATA*. Area I of location 3: Yellow puts a white marker on their character in an adjacent location (8),
    which is now safe from Assassins and Seducers.
    """
    state = resolving(
        player({"8ii": "s_assassin"}),
        player({"7i": "s_conspirator", "8iv": "s_veteran"}),
        player({"3i": "a_monteiro", "8i": "garbo"}),
        until="tamariz",
    )
    do(state, "2 protect 8i")
    assert area(state, "8i")["white"]
    assert area(state, "8i")["face"] == "down", "a protected card stays face down"
    do(state, "1 pass")
    assert (here(state), state.waiting) == ("museum", (0,))
    assert choices(state) == {"pass", "assassinate 8iv"}


def test_seducer() -> None:
    """*UWODZICIEL*. Area II of location 2: Yellow, alone there, has two Seducer symbols. Yellow brings their own
    character from location 3 and Red's face-down one from location 5, where Red is alone. Red's turns out to have
    strength 5. Yellow has 5 too, from two characters, and the lower area. Nobody is left in location 5.
    """
    state = resolving(
        player({"5i": "luciano"}),
        player({"6i": "s_conspirator"}),
        player({"2ii": "zsa_zsa_g", "3i": "pires"}),
        city="3@0 2@0 5@0 / 1@0 4@0 6@0",
        rewards={"muchaxo": "garbo"},
        until="palacio",
    )
    assert (here(state), state.waiting) == ("palacio", (2,))
    assert on(state, "5i", 2) == (0, None, "down")
    do(state, "2 seduce 3i i", "2 seduce 5i iii")
    assert on(state, "2iii") == (0, "luciano", "up")
    assert on(state, "2i") == (2, "pires", "up"), "its Conspirator symbol is ignored"
    assert told(state, "win-reward")[-1]["influence"] == 5
    assert won(state)["palacio"] == 2
    assert told(state, "unclaimed")[-1] == {"location": "muchaxo", "card": "garbo"}
    assert "muchaxo" not in won(state)


def test_first_tie() -> None:
    """*Rozegranie miejsca*. Green and Red have influence 2 each; Green takes the reward, with a card on area I."""
    state = resolving(
        player({"3ii": "s_veteran", "8i": "s_conspirator"}),
        player({"3i": "c_rosa"}),
        rewards={"tamariz": "garbo"},
        until="tamariz",
    )
    do(state, "1 pass")
    assert here(state) == "museum"
    assert won(state)["tamariz"] == 1
    assert "garbo" in hand(state, 1)
    assert on(state, "3i") == (1, "c_rosa", "up"), "the characters stay where they are"


def casino(*bonuses: int) -> State:
    """Find a game in which the dice at the Casino differ by this much. Blue is seat 0, Yellow 1."""
    for seed in range(5000):
        state = resolving(
            player({"6i": "luciano"}),
            player({"6ii": "loreta_b", "6iii": "zarah_l"}),
            until="casino",
            seed=seed,
        )
        while here(state) == "casino":
            do(state, f"{state.waiting[0]} pass")
        if tuple(event["bonus"] for event in told(state, "dice")) == bonuses:
            return state
    raise AssertionError("these dice never came up")


def test_casino() -> None:
    """*Casino Estoril*. Blue 5, Yellow 1 + 1. Blue's dice differ by 0, Yellow's by 1 and 4: Yellow has 7
    and takes the reward."""
    state = casino(0, 1, 4)
    rolls = told(state, "dice")
    assert [roll["seat"] for roll in rolls] == [0, 1, 1], "in the order of the areas"
    assert all(abs(roll["one"] - roll["other"]) == roll["bonus"] for roll in rolls)
    winner = next(event for event in told(state, "win-reward") if event["location"] == "casino")
    assert (winner["seat"], winner["influence"]) == (1, 7)


def test_boca_do_inferno() -> None:
    """*Boca do Inferno*. Blue 5, Yellow 1 + 1: Yellow is weaker, removes the character on III, worth 3 points, and
    keeps the other, worth 4. Blue takes the reward.
    """
    state = resolving(player({"7i": "luciano"}), player({"7ii": "loreta_b", "7iii": "nora_s"}), until="boca")
    do(state, "1 pass", "1 pass")
    assert (prompt(state), state.waiting) == ("sacrifice", (1,))
    assert choices(state) == {"lose 7ii", "lose 7iii"}
    do(state, "1 lose 7iii")
    assert each(state, "lost")[1] == ["nora_s"]
    assert "nora_s" not in each(state, "discards")[1], "it goes to the box, not to the discards"
    assert won(state)["boca"] == 0


def test_muchaxo() -> None:
    """*Muchaxo*. All its areas are outer ones: Red may use area II though Red has no card beside it."""
    state = table(player(), player())
    assert area(state, "5ii")["row"] not in (0, 3)
    assert area(state, "5ii")["outer"]
    assert "5ii" in {choice.split()[1] for choice in with_verb(state, "place")}


def test_scoring() -> None:
    """*KONIEC GRY I PUNKTY ZWYCIĘSTWA*. 7 discards, 13 on six cards, one mission alone (6), one shared with
    Yellow (3): 7 + 13 + 9 = 29."""
    state = over(
        player(
            hand=["shouwaloff", "c_rosa", "smith", "s_assassin", "hedy_l", "garbo"],
            discards=[
                "s_seducer",
                "s_nationalist",
                "s_diplomat",
                "s_conspirator",
                "s_veteran",
                "luciano",
                "salazar",
            ],
        ),
        player(hand=["s_veteran"]),
        player(hand=["zsa_zsa_g", "zarah_l", "otto_m", "pires", "amelia", "dusko_p"]),
        missions=["m_assassin", "m_flags", "m_germany", "m_portugal"],
    )
    assert scores(state, "discards")[0] == 7
    assert scores(state, "cards")[0] == 13
    assert scores(state, "missions")[0] == [6, 3, 0, 0]
    assert scores(state, "missions")[2][1] == 3
    assert scores(state)[0] == 29


@pytest.mark.parametrize(
    ("mission", "cards", "number"),
    [
        ("m_assassin", ["shouwaloff", "c_rosa", "smith", "s_assassin", "garbo", "luciano"], 5),
        ("m_influence", ["luciano", "garbo", "s_veteran", "s_assassin", "windsor", "clark_g"], 16),
        ("m_flags", ["rene", "antoine_se", "luciano", "dusko_p", "bourbon", "s_veteran"], 4),
    ],
)
def test_missions(mission: str, cards: list[str], number: int) -> None:
    """*KARTY MISJI*. Five Assassin symbols, two of them on one card; strengths 5 + 3 + 2 + 0 + 4 + 2 = 16; four
    different flags, as the second French card does not count.
    """
    others = ["m_usa", "m_women", "m_diplomat"]
    state = over(player(hand=cards), player(hand=["s_veteran"]), missions=[mission, *others])
    assert scores(state, "counts")[0][0] == number
    assert scores(state, "missions")[0][0] == 6
