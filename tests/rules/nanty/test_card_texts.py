"""What cards, Identities and the card for a first game say is enough for somebody who has read no rules."""

import pytest

from subrosa.games.nanty.rules.words import CARDS, DISTRICTS, IDENTITIES
from subrosa.texts import LANGUAGES, Texts
from tests.rules.nanty.table import GAME

PLAYERS = ["Ada", "Bo", "Cy", "Di"]


def texts(language: str, players: int = 0) -> Texts:
    return Texts(language, GAME, PLAYERS[:players])


@pytest.mark.parametrize("language", LANGUAGES)
class TestIdentities:
    @pytest.mark.parametrize(("players", "needed"), [(2, 10), (3, 9), (4, 8)])
    def test_they_name_the_number_of_this_table_alone(self, language: str, players: int, needed: int) -> None:
        told = texts(language, players).about("identity", "professor_moriarty")
        assert f" {needed} " in told
        assert not any(f" {other} " in told for other in (8, 9, 10) if other != needed)

    def test_away_from_a_table_they_say_what_the_numbers_stand_for(self, language: str) -> None:
        told = texts(language).about("identity", "professor_moriarty")
        assert "10 / 9 / 8" in told
        assert "2 / 3 / 4" in told

    def test_one_number_for_all_needs_no_explanation(self, language: str) -> None:
        assert "/" not in texts(language).about("identity", "fagin")
        # Nobody deals this one to two players, for whom it has no number.
        assert "/" not in texts(language).about("identity", "monsieur_de_sidonia_classic")

    def test_whoever_speaks_of_grenadiers_says_where_they_come_from(self, language: str) -> None:
        said = [texts(language, 3).about("identity", name) for name in IDENTITIES]
        law = texts(language).thing("event_card", "martial_law")
        about_grenadiers = [told for told in said if "Grenadier" in told]
        assert len(about_grenadiers) > 5
        assert all(law in told for told in about_grenadiers)

    def test_whoever_needs_control_says_what_it_is(self, language: str) -> None:
        control, pieces = {"en": ("you control", "more pieces"), "pl": ("kontrol", "więcej elementów")}[
            language
        ]
        said = [texts(language, 3).about("identity", name) for name in IDENTITIES]
        about_control = [told for told in said if control in told]
        assert len(about_control) >= 5
        assert all(pieces in told for told in about_control)


@pytest.mark.parametrize(("language", "building"), [("en", "Building here"), ("pl", "tu Budynek")])
def test_districts_say_whom_they_serve(language: str, building: str) -> None:
    for district in DISTRICTS:
        assert building in texts(language).about("district", district).partition(",")[0], district


@pytest.mark.parametrize(
    ("language", "die", "sides"),
    [("en", "Roll the", "twelve-sided die"), ("pl", "Rzuć", "dwunastościenną kostką")],
)
def test_cards_that_roll_the_die_say_how_many_sides_it_has(language: str, die: str, sides: str) -> None:
    said = [texts(language).about("card", card) for card in CARDS]
    rolling = [told for told in said if die in told]
    assert len(rolling) == 4
    assert all(sides in told for told in rolling)


@pytest.mark.parametrize(("language", "trouble"), [("en", "Trouble"), ("pl", "Niepokój")])
def test_the_first_card_says_how_trouble_comes_and_goes(language: str, trouble: str) -> None:
    numbers = dict(GAME.file.meta().values)
    assert trouble in texts(language).say("intro-turn", **numbers)
