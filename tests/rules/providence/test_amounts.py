"""Texts mention the numbers of the card file: what is printed on cards, and what their effects say (RULES.md 21)."""

import pytest

from subrosa.games.providence.rules.game import GAME
from subrosa.texts import LANGUAGES, Texts


def corrected(old: str, new: str) -> Texts:
    """Return the English texts of a game with a correction in its card file."""
    text = GAME.standard.text
    assert text.count(old) == 1
    return Texts("en", GAME.with_cards(text.replace(old, new)))


def test_a_corrected_number_of_an_effect_stands_in_the_text() -> None:
    old = 'text = "Draw 2 cards.", ops = [{ op = "draw", n = 2 }]'
    assert Texts("en", GAME).about("card", "miskatonic_university").endswith("draw 2 cards.")
    assert (
        corrected(old, old.replace("n = 2", "n = 1"))
        .about("card", "miskatonic_university")
        .endswith("draw 1 card.")
    )


def test_a_corrected_goal_stands_in_the_text() -> None:
    old = 'goal = { type = "mythos_claimed", n = 5, easy = 6, hard = 4 }'
    texts = corrected(old, old.replace("n = 5, easy = 6", "n = 6, easy = 8"))
    assert "6 Mythos cards (easy 8, hard 4)" in texts.about("elder", "yog_sothoth")


def test_a_rewritten_effect_leaves_no_text_without_its_number() -> None:
    old = 'ops = [{ op = "draw", n = 2 }], provenance'
    texts = corrected(old, 'ops = [{ op = "gain_cubes", n = 2 }], provenance')
    assert texts.about("card", "miskatonic_university").endswith("draw 2 cards.")


def test_a_regress_is_mentioned_without_its_sign() -> None:
    assert "Investigation regresses 2" in Texts("en", GAME).about("card", "mythos_colour_out_of_space")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["card", "city", "allegiance", "elder", "behaviour", "enemy"])
def test_everything_says_what_it_does(language: str, kind: str) -> None:
    texts = Texts(language, GAME)
    names = next(other.names for other in GAME.kinds if other.name == kind)
    assert all(texts.about(kind, name).endswith(".") for name in names)
