"""Visitors: who they are, and how they become known."""

from typing import Annotated

from msgspec import Meta, Struct

from subrosa.table.protocol.basics import Name, Password


class Me(Struct):
    """Who the visitor is; a visitor without a name has no id. `login` is what an account logs in with."""

    id: str | None
    name: str | None
    registered: bool
    login: str | None


class GuestName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """`name` is what registering gave as `login`."""

    name: Annotated[str, Meta(min_length=1, max_length=48)]
    password: Password


class LogOut(Struct, forbid_unknown_fields=True):
    """From this browser, or from all in which the visitor is known."""

    everywhere: bool = False
