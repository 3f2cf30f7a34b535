"""The same seed gives the same game for ever, in the pure and in the compiled build."""

import pytest

from tests.transcripts import HERE, written

WRITTEN = written()


@pytest.mark.parametrize("name", sorted(WRITTEN))
def test_a_seeded_game_is_the_same_as_ever(name: str) -> None:
    assert WRITTEN[name].play() == (HERE / name).read_text("utf-8")


def test_no_transcript_is_left_over() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == set(WRITTEN)
