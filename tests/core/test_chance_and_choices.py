"""Chance, choices, events and card files."""

import pytest

from subrosa.core import BadCards, Event, Kind, Secret, Words
from subrosa.core.cardfile import CardFile
from subrosa.core.rng import LIMIT, below, following, seeded, shuffle


def test_chance_is_the_same_for_ever() -> None:
    x = seeded(7)
    values = []
    for _ in range(5):
        x = following(x)
        values.append(below(x, 100))
    assert values == FIRST_VALUES_OF_SEED_7
    cards = list(range(10))
    shuffle(seeded("a"), cards)
    assert cards == SHUFFLED_BY_SEED_A


FIRST_VALUES_OF_SEED_7 = [99, 35, 62, 14, 99]
SHUFFLED_BY_SEED_A = [3, 1, 5, 8, 6, 9, 0, 7, 4, 2]


def test_chance_stays_within_a_machine_word_and_is_even() -> None:
    x, counts = seeded(1), [0] * 6
    for _ in range(60_000):
        x = following(x)
        assert 0 < x < LIMIT < 2**62
        counts[below(x, 6)] += 1
    assert all(9_500 < count < 10_500 for count in counts)


def test_seeds_next_to_each_other_are_unrelated() -> None:
    assert len({seeded(seed) & 0xFFFF for seed in range(200)}) > 190


def test_choices_are_interned() -> None:
    words = Words()
    seat = Kind("seat", ["0", "1"])
    pick, give = words.row("pick", seat), words.grid("give", Kind("card", ["rose"]), seat)
    assert words.get("Give  rose 1") is give[0][1]
    assert words.get("pick 2") is None
    assert [choice.index for choice in words.all] == [0, 1, 2, 3]
    assert (pick[1].verb, pick[1].args, pick[1].kinds, str(pick[1])) == ("pick", (1,), ("seat",), "pick 1")
    with pytest.raises(ValueError, match="twice"):
        words.word("pick 1")


def test_an_event_shows_secrets_to_those_who_may_know() -> None:
    event = Event("draw", {"seat": 1, "card": Secret("rose", (1,))})
    assert event.seen_by(1) == {"event": "draw", "args": {"seat": 1, "card": "rose"}}
    assert event.seen_by(0) == event.seen_by(None) == {"event": "draw", "args": {"seat": 1, "card": None}}
    assert event.whole()["args"]["card"] == "rose"
    assert Event("whisper", {}, to=(0, 2)).seen_by(1) is None


def test_mistakes_in_a_card_file_are_reported_by_line() -> None:
    text = (
        'x = 1\n\n[[card]]\nid = "rose"\nvalue = 99\ncolor = "red"\n\n[[card]]\nid = "rosse"\nvalue = true\n'
    )
    file = CardFile(text)
    rose, _ = file.by_id("card", ("rose", "lily"))
    rose.number("value", 0, 9)
    rose.word("color", ("white", "pink"))
    with pytest.raises(BadCards) as caught:
        file.finish()
    problems = dict(caught.value.problems)
    assert "from 0 to 9, not 99" in problems[5]
    assert "one of white, pink, not 'red'" in problems[6]
    assert "did you mean 'rose'?" in problems[9]
    assert 'id = "lily"' in problems[0]
    with pytest.raises(BadCards, match="line 2: not readable as TOML"):
        CardFile("a = 1\nb = ")
