"""What people read about a game of Estoril 1942, in both languages."""

import re

import pytest

from subrosa.core import State
from subrosa.texts import LANGUAGES, Texts
from tests.rules.estoril.table import GAME, do, over, player, resolving, table

NAMES = ["Ines", "Rui"]
OFFICE = {"options": {"recruitment_office": "yes"}, "office": ["m_seducer", "m_flags"]}


def lines(state: State, language: str, *templates: str) -> list[str]:
    """Return a spectator's log, as far as it is of these kinds."""
    texts = Texts(language, GAME, NAMES)
    return [texts.event(event) for event in state.log(None) if event["event"] in templates]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("more", "parts"), [({}, 3), (OFFICE, 4)])
def test_the_parts_of_a_score_add_up(language: str, more: dict[str, object], parts: int) -> None:
    """10, 12.2"""
    state = over(
        player(hand=["zsa_zsa_g", "garbo"], discards=["antoine_se", "s_seducer"]),
        player(hand=["rene", "bourbon"], discards=["luciano"]),
        missions=["m_women", "m_portugal", "m_germany", "m_usa"],
        **more,
    )
    assert state.result is not None
    for line, score in zip(lines(state, language, "score"), state.result.scores, strict=True):
        total, *found = [int(number) for number in re.findall(r"\d+", line)]
        assert (total, len(found)) == (score, parts)
        assert sum(found) == total, line


def test_areas_that_a_board_does_not_have() -> None:
    """4.1"""
    refusal = table(player(), player(), city="1@0 2@0 3@0 / 4@0 5@0 6@0").refusal(0, "place s_veteran 1iv")
    assert refusal is not None
    said = "The board Church of St Anthony has no area IV: choose another one. (rule 4.1)"
    assert Texts("en", GAME).refusal(refusal) == said
    assert (
        Texts("pl", GAME)
        .refusal(refusal)
        .startswith("Kościół Sto. António: na tej planszy nie ma obszaru IV")
    )


def test_own_characters_and_those_of_others() -> None:
    state = resolving(
        player({"3i": "alekhine", "3ii": "s_veteran"}), player({"3iii": "garbo", "8i": "s_conspirator"})
    )
    do(state, "0 protect 3ii", "0 assassinate 3iii")
    assert lines(state, "en", "protect", "assassinate") == [
        "Ines protects their own card on Tamariz 3II.",
        "Ines has Rui’s Garbo assassinated on Tamariz 3III: the card returns to Rui’s hand.",
    ]
    assert lines(state, "pl", "protect") == [
        "Ines kładzie biały znacznik na własnej postaci na obszarze Tamariz 3II."
    ]


def test_how_many_flags_count_is_said_before_they_are_counted() -> None:
    """8.4: two compatriots lie open here"""
    rewards = {"tamariz": "pires", "muchaxo": "rene", "boca": "garbo"}
    players = [player({"3i": "s_nationalist"}), player({"3ii": "s_veteran"})]
    state = resolving(*players, rewards=rewards, until="tamariz")
    asked = Texts("en", GAME).prompt(state.view(0)["prompt"])
    assert asked == "Roque on Tamariz 3I may act: Nationalist. Flags that count now: 2. What do you do?"
    do(state, "0 rally")
    assert "Ines’s Roque counts flags: +2 influence." in lines(state, "en", "rally")
