"""What people type is understood as they mean it, or not at all."""

from pathlib import Path

import pytest

from subrosa import games
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.typed import choices_meant
from subrosa.texts import LANGUAGES, Texts
from subrosa.wording import matches, words_of
from tests.terminal.support import session


def meant(where: Session, text: str, language: str = "en") -> list[str]:
    """Return the text forms of what a line can mean to the seat that is asked."""
    seat = where.asked()
    assert seat is not None
    texts = Texts(language, where.game, where.table.names)
    return [choice.text for choice in choices_meant(where, texts, seat, text)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_every_option_can_be_typed_as_it_is_written(name: str, language: str, tmp_path: Path) -> None:
    game = games.get(name)
    where = session(tmp_path, game.new(game.max_seats, 11))
    texts = Texts(language, where.game, where.table.names)
    for _ in range(30):
        where.bots_decide()
        seat = where.asked()
        if seat is None:
            continue
        for choice in where.options(seat):
            assert meant(where, texts.choice(choice), language) == [choice.text]
            assert meant(where, choice.text, language) == [choice.text]
        where.choose(seat, where.options(seat)[0])


def test_an_area_that_is_not_on_offer_is_not_taken_for_a_longer_one() -> None:
    assert not matches(words_of("hans 7I"), words_of("Hans to Boca 7II"))
    assert matches(words_of("hans 7II"), words_of("Hans to Boca 7II"))
    assert matches(words_of("ha bo"), words_of("Hans to Boca 7II"))


def test_accents_and_capitals_are_forgiven() -> None:
    assert words_of("Araújo, na Łąkę!") == ["araujo", "na", "lake"]


def test_an_empty_line_means_nothing(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(0, 1, 2, 3), seats=4, seed=3)
    assert meant(where, "  ") == []


def test_several_that_fit_are_all_named(tmp_path: Path) -> None:
    where = session(tmp_path, humans=(0, 1, 2, 3), seats=4, seed=3)
    seat = where.asked()
    assert seat is not None
    verb = where.options(seat)[0].text.split()[0]
    assert len(meant(where, verb)) > 1
