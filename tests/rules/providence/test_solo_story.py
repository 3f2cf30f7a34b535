"""The Great Old One's turn as the log tells it (RULES.md 18): every step, with the numbers to check it by."""

from random import Random

import pytest

from subrosa.core import State
from subrosa.texts import LANGUAGES, Texts
from tests.rules.providence.table import GAME, MAD, effect_of_cultist, player, solo, tale


def a_claim() -> State:
    """Cultist 1 claims Moses Fleet in Chicago, Cultist 2 fails at the Gate of New Orleans."""
    return solo(
        "behaviour_4",
        {"city": "detroit", "cubes": {"chicago_card": 2}},
        {"city": "new_orleans"},
        you=player(agents={"monday": "atlanta"}, cubes={"chicago_card": 1}),
        cities={"chicago": {"card": "moses_fleet", "stack": ["fbi"]}},
        elder={"elder": "hastur"},
        row=["mythos_offering"],
        martial_law="st_louis",
    )


def test_a_claim_in_english() -> None:
    assert tale(a_claim()) == [
        "The Great Old One’s turn: Behaviour 4, power 2.",
        "Cultist 1, in Detroit, tries to claim a Main Advantage card.",
        "Cultist 1 claims Moses Fleet in Chicago (Influence 2 against 1).",
        "A new card lies open in Chicago: FBI.",
        "Hastur: Agents claimed: 1 of 4.",
        "Cultist 1, in Detroit, uses Moses Fleet: 2 travel along the path.",
        "Cultist 1 travels 3 steps (1 + 2 = 3), to Pittsburgh, past closed Cities: St. Louis.",
        "Cultist 1, in Pittsburgh, uses Moses Fleet: 1 power for the Gate of its City.",
        "Cultist 1 fails: its power is 2 + 1 + 1 + 1 = 5, and 6 is needed.",
        "Cultist 1 travels to New York.",
        "The Great Old One keeps Moses Fleet.",
        "Cultist 1, in New York, tries to add Influence to a Mythos card.",
        "Cultist 1 adds 3 cubes to Offering (Mythos) (1 + 2 = 3).",
        "Cultist 2, in New Orleans, tries to open the Gate of its City.",
        "Cultist 2 fails: its power is 2 + 2 + 1 = 5, and 6 is needed.",
        "Cultist 2 travels to Arkham.",
        "Cultist 2, in Arkham, tries to add Influence to its City.",
        "Cultist 2 adds 4 cubes to Arkham (1 + 3 = 4).",
    ]


def test_a_claim_in_polish() -> None:
    assert tale(a_claim(), "pl")[1:8] == [
        "Kultysta 1 (Detroit) próbuje przejąć kartę Przewagi Głównej.",
        "Kultysta 1 przejmuje kartę „Moses Fleet” w Mieście Chicago (Wpływ 2 przeciw 1).",
        "Nowa odkryta karta w Mieście Chicago: FBI.",
        "Hastur, cel: przejęci Agenci: 1 z 4.",
        "Kultysta 1 (Detroit) korzysta z karty „Moses Fleet”: Podróż 2 po ścieżce.",
        "Kultysta 1 podróżuje o 3 pola (1 + 2 = 3), do Miasta Pittsburgh, pomijając zamknięte: St. Louis.",
        "Kultysta 1 (Pittsburgh) korzysta z karty „Moses Fleet”: Potęga 1 dla Bramy jego Miasta.",
    ]


def test_a_mythos_card_in_english() -> None:
    """The worth of Hastur's own card, and the Madness that ends the game"""
    s = solo(
        "behaviour_2",
        {"cubes": {"mythos_hastur": 1}},
        {},
        you=player(closed=["new_york"]),
        row=["mythos_hastur", "mythos_offering"],
        elder={"elder": "hastur", "madness": 4},
        rolls=[MAD],
    )
    assert tale(s)[2:7] == [
        "Cultist 1 claims Hastur (Influence 1 against 0).",
        "The Great Old One has 11 VP now (change: 1 + 1 + 3 = 5).",
        "The Great Old One draws Madness: 5 of 5 tokens.",
        "Ada is revealed: Investigator.",
        "That is enough Madness to end the game after the Great Old One’s turn.",
    ]


def test_a_kill_in_english() -> None:
    """The lone Basic Agent, after an effect of which the first part is impossible"""
    you = player(agents={"monday": "arkham"}, vp=5, closed=["new_york"])
    s = effect_of_cultist("dagon", 2, {"city": "boston"}, {"city": "arkham", "opened": ["arkham"]}, you=you)
    told = tale(s)
    start = told.index("Cultist 2 performs its Cultist effect from the card of Dagon.")
    assert told[start + 1 : start + 8] == [
        "Cultist 2, in Arkham, tries to open the Gate of its City.",
        "Cultist 2 fails: the Gate of its City is closed or open already.",
        "Cultist 2, in Arkham, tries to kill.",
        "Cultist 2 kills Agent Monday in Arkham (power 1 + 2 + 1 = 4, 2 needed).",
        "The Great Old One has 7 VP now (change: 1).",
        "Ada is revealed: Investigator.",
        "The Basic Agent is dead: the game ends after the Great Old One’s turn.",
    ]


def test_exact_numbers_of_an_effect_in_english() -> None:
    """There is nothing to add up."""
    s = effect_of_cultist("hastur", 1, cities={"boston": {"card": "tnt"}})
    assert tale(s)[1:4] == [
        "Cultist 1 performs its Cultist effect from the card of Hastur.",
        "Cultist 1, in Arkham, tries to add Influence to the first Main Advantage cards, 3 of them.",
        "Cultist 1 adds 1 cube to the card in Boston.",
    ]


def test_too_few_cubes_and_a_blockade_in_english() -> None:
    s = solo(
        "behaviour_7",
        {"cubes": {"boston": 2, "limbo": 16}},
        {},
        blockades=["boston"],
        row=["mythos_offering"],
    )
    assert tale(s)[1:5] == [
        "Cultist 1, in Arkham, tries to claim a City.",
        "Cultist 1 can claim nothing yet, but removes the Blockade from Boston (Influence 2 against 1).",
        "Cultist 1, in Arkham, tries to add Influence to a Mythos card.",
        "Cultist 1 adds 1 cube to Offering (Mythos) (1 + 2 = 3), 2 fewer than it should: its pool is empty.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["yog_sothoth", "black_goat", "hastur", "dagon", "cthulhu", "nyarlathotep"])
def test_a_whole_game_can_be_told(name: str, language: str) -> None:
    """Whoever makes random moves reads about every turn, and nothing is left out of a sentence."""
    s, rng = GAME.new(1, seed=3, options={"great_old_one": name}), Random(3)
    while s.waiting:
        s.choose(0, rng.choice(s.options(0)))
    texts = Texts(language, GAME, ["Ada"])
    lines = [texts.event(event) for event in s.log(0)]
    assert len(lines) > 100
    assert [
        line for line in lines if "none" in line or "{" in line or "  " in line or not line.endswith(".")
    ] == []
