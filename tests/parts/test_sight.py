"""Who has seen a card that lies face down."""

from subrosa.core.event import Secret
from subrosa.parts.sight import bit_of, bits, everybody, told


def test_sets_as_bits() -> None:
    assert bits([]) == 0
    assert bits([0, 3, 3]) == 0b1001


def test_spectators_have_the_bit_after_all_seats() -> None:
    assert everybody(4) == 0b11111
    assert bit_of(2, 4) == 0b100
    assert bit_of(None, 4) == 0b10000
    assert not everybody(4) & bit_of(None, 5)


def test_the_log_names_it_to_those_who_have_seen_it() -> None:
    assert told("garbo", everybody(5), 5) == "garbo"
    secret = told("garbo", bits([0, 4]), 5)
    assert isinstance(secret, Secret)
    assert (secret.value, secret.seats) == ("garbo", (0, 4))
    nobody = told("garbo", 0, 5)
    assert isinstance(nobody, Secret)
    assert nobody.seats == ()
