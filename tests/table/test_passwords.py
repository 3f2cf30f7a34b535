"""Nobody can tell from the time it takes whether an account exists."""

import pytest

from subrosa.table.common.passwords import NOBODY, hasher, verified

pytestmark = pytest.mark.real_passwords


def test_somebody_who_does_not_exist_costs_as_much_as_somebody_who_does() -> None:
    assert not hasher.check_needs_rehash(NOBODY)


def test_nobody_has_no_password() -> None:
    assert hasher.verify(NOBODY, "nobody has this password")
    assert not verified(None, "nobody has this password")
