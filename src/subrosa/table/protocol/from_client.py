"""What a client says over the socket of a table."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from subrosa.table.protocol.basics import ChoiceText, MoveId, SeatNumber


class Choose(Struct, tag="choose", tag_field="type", forbid_unknown_fields=True):
    id: MoveId
    seq: int
    choice: ChoiceText
    seat: SeatNumber | None = None


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    id: MoveId
    seq: int
    seat: SeatNumber | None = None


class AskWhy(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    id: MoveId
    choice: ChoiceText
    seat: SeatNumber | None = None


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, tag="mute", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    on: bool


class Notes(Struct, tag="notes", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]


class AutoPass(Struct, tag="auto_pass", tag_field="type", forbid_unknown_fields=True):
    on: bool


class Replace(Struct, tag="replace", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    on: bool


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    pass


FromClient = Choose | Undo | AskWhy | Say | Mute | Notes | AutoPass | Replace | Ping

from_client = msgspec.json.Decoder(FromClient)
