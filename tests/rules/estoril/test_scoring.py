"""The end of the game (RULES.md 10) and missions (11)."""

import pytest

from subrosa.core import State
from tests.rules.estoril.table import GAME, over, player, scores, table, told

NONE = ["m_portugal", "m_usa", "m_britain", "m_germany"]


def reckon(*hands: list[str], missions: list[str], **more: object) -> State:
    return over(*[player(hand=hand) for hand in hands], missions=missions, **more)


def test_points_of_discards_and_cards() -> None:
    """10.1, 10.2: a discard is worth 1, whatever is printed on it"""
    state = over(
        player(hand=["garbo", "luciano"], discards=["clark_g", "s_veteran"]),
        player(hand=[]),
        missions=["m_women", "m_seducer", "m_germany", "m_diplomat"],
    )
    assert (scores(state, "discards"), scores(state, "cards")) == ([2, 0], [4 + 1, 0])
    assert state.result is not None
    assert state.result.scores == (7, 0)


@pytest.mark.parametrize(
    ("mission", "hand", "number"),
    [
        ("m_portugal", ["s_veteran", "s_diplomat", "c_rosa", "garbo"], 3),
        ("m_usa", ["s_assassin", "smith", "luciano"], 2),
        ("m_britain", ["s_seducer", "windsor"], 2),
        ("m_germany", ["s_conspirator", "nora_s", "zarah_l"], 3),
        ("m_assassin", ["shouwaloff", "rene", "alekhine"], 4),
        ("m_conspirator", ["dusko_p", "rene", "antoine_se"], 4),
        ("m_nationalist", ["salazar", "s_nationalist"], 3),
        ("m_diplomat", ["bourbon", "alekhine"], 3),
        ("m_seducer", ["zsa_zsa_g", "antoine_se"], 3),
        ("m_women", ["zsa_zsa_g", "s_seducer", "nora_s", "garbo"], 3),
        ("m_flags", ["bourbon", "garbo", "rene", "luciano", "zsa_zsa_g", "shouwaloff"], 5),
        ("m_flags", ["s_veteran", "s_assassin", "windsor", "nora_s"], 0),
        ("m_influence", ["luciano", "s_assassin", "garbo"], 8),
    ],
)
def test_what_each_mission_counts(mission: str, hand: list[str], number: int) -> None:
    """11.1 to 11.4"""
    others = [name for name in ("m_portugal", "m_usa", "m_women", "m_seducer") if name != mission][:3]
    state = reckon(hand, [], missions=[mission, *others])
    assert scores(state, "counts")[0][0] == number


def test_only_the_hand_counts_for_missions() -> None:
    """10.3"""
    state = over(
        player(hand=[], discards=["zsa_zsa_g"]),
        player(hand=["s_seducer"]),
        missions=["m_seducer", "m_usa", "m_flags", "m_germany"],
    )
    assert scores(state, "counts") == [[0, 0, 0, 0], [1, 0, 0, 0]]


@pytest.mark.parametrize(("players", "share"), [(1, 6), (2, 3), (3, 2), (4, 1)])
def test_tied_players_share(players: int, share: int) -> None:
    """10.4: rounded down"""
    hands = [["s_veteran"]] * players + [["s_assassin"]] * (4 - players)
    state = reckon(*hands, missions=["m_portugal", "m_seducer", "m_flags", "m_germany"])
    assert [vp[0] for vp in scores(state, "missions")] == [share] * players + [0] * (4 - players)


def test_nobody_scores_with_0() -> None:
    """R3"""
    state = reckon(["s_veteran"], ["s_veteran"], missions=["m_women", "m_seducer", "m_flags", "m_germany"])
    assert scores(state, "missions") == [[0, 0, 0, 0]] * 2


def test_one_card_serves_several_missions() -> None:
    """11.5"""
    state = reckon(["zsa_zsa_g"], ["s_veteran"], missions=["m_women", "m_seducer", "m_flags", "m_germany"])
    assert scores(state, "missions")[0] == [6, 6, 6, 0]


def test_the_reckoning_is_told_mission_by_mission() -> None:
    """10.4: who has how many, and what it is worth; nothing about those who get nothing"""
    state = reckon(
        ["s_veteran", "s_assassin"],
        ["s_veteran", "s_seducer"],
        ["garbo"],
        missions=["m_portugal", "m_britain", "m_germany", "m_usa"],
    )
    assert told(state, "mission") == [
        {"mission": "m_portugal", "seat": 0, "number": 1, "vp": 3},
        {"mission": "m_portugal", "seat": 1, "number": 1, "vp": 3},
        {"mission": "m_britain", "seat": 1, "number": 1, "vp": 6},
        {"mission": "m_usa", "seat": 0, "number": 1, "vp": 6},
    ]
    assert told(state, "mission-unscored") == [{"mission": "m_germany"}]


# ---- who wins (10.5)


def ending(state: State) -> tuple[str, tuple[int, ...]]:
    assert state.result is not None
    assert state.result.rule == "10.5"
    return state.result.ending, state.result.winners


def test_most_points() -> None:
    assert ending(reckon(["garbo"], ["luciano"], [], missions=NONE)) == ("points", (0,))


def test_tie_broken_by_missions() -> None:
    """Both have 7: one from a mission and a card, the other from cards alone"""
    state = over(
        player(hand=["s_veteran"]),
        player(hand=["garbo", "bourbon"]),
        missions=["m_portugal", "m_seducer", "m_usa", "m_germany"],
    )
    assert scores(state) == [7, 7]
    assert ending(state) == ("missions", (0,))


def test_a_shared_mission_is_fulfilled_too() -> None:
    """R16: two shared missions beat one fulfilled alone"""
    state = over(
        player(hand=["s_veteran", "s_assassin"], discards=["luciano"]),
        player(hand=["s_veteran", "s_assassin", "s_conspirator"]),
        missions=["m_portugal", "m_usa", "m_germany", "m_flags"],
    )
    assert scores(state, "fulfilled") == [2, 3]


def test_tie_broken_by_cards() -> None:
    """7 points each and no mission: 4 + 3 on cards beats 6 on cards and a discard"""
    state = over(
        player(hand=["garbo", "bourbon"]),
        player(hand=["rene", "alekhine", "dusko_p", "luciano"], discards=["s_veteran"]),
        missions=["m_portugal", "m_britain", "m_usa", "m_germany"],
    )
    assert scores(state) == [7, 7]
    assert ending(state) == ("cards", (0,))


def test_shared_victory() -> None:
    state = reckon(["s_veteran"], ["s_veteran"], missions=["m_portugal", "m_britain", "m_usa", "m_germany"])
    assert ending(state) == ("shared", (0, 1))


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = reckon(["garbo"], [], missions=NONE)
    assert state.waiting == ()
    refusal = state.refusal(0, "pass")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("game-over", "10")


def test_the_game_goes_on_before_the_fourth_round() -> None:
    for number in (1, 2, 3):
        assert table(player(), player(), now="discarding", round=number).result is None


def test_the_course_of_the_score_ends_with_the_score() -> None:
    state = over(
        player(hand=["garbo", "luciano"], discards=["clark_g", "s_veteran"]),
        player(hand=[]),
        missions=["m_women", "m_seducer", "m_germany", "m_diplomat"],
    )
    assert state.result is not None
    assert GAME.standing(state) == state.result.scores == (7, 0)


def test_the_course_of_the_score_counts_characters_in_the_city_as_their_owners() -> None:
    """A card that is laid is not lost: only what is won, discarded and given up moves the score."""
    missions = ["m_women", "m_usa", "m_germany", "m_diplomat"]
    hands = (["garbo", "luciano"], ["s_veteran"])
    before = table(*[player(hand=hand) for hand in hands], missions=missions)
    laid = table(player({"5i": "garbo"}, hand=["luciano"]), player(hand=hands[1]), missions=missions)
    assert GAME.standing(before) == GAME.standing(laid)
    assert GAME.standing(laid)[0] > GAME.standing(laid)[1]
