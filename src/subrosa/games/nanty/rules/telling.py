"""What wins this very game and how near everybody is, and in the end why it went as it did: sentences from a view."""

from typing import Any

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.nanty.rules.facts import Aim, Facts, Shown


def goal(view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say how far the viewer is, and who else could win next by what lies open (11.2)."""
    facts: Facts = view["facts"]
    viewer: int | None = view["seat"]
    told = []
    if viewer is not None:
        identity = facts["players"][viewer]["identity"]
        aim = aim_of(shown, identity)
        if aim is not None:
            told.append(way("aim-own", view, shown, aim, viewer, identity))
    threats = [
        (aim, [seat for seat in aim["seats"] if seat != viewer and seat in aim["met"]])
        for aim in shown["aims"]
    ]
    for aim, seats in threats:
        if seats:
            told.append(sentence("aim-threat", seats=seats, identities=aim["identities"]))
    if not any(seats for _, seats in threats):
        told.append(sentence("aim-no-threat"))
    return told


def aim_of(shown: Shown, identity: str | None) -> Aim | None:
    """Return what somebody with this Identity is after."""
    return next((aim for aim in shown["aims"] if identity in aim["identities"]), None)


def way(
    message: str, view: dict[str, Any], shown: Shown, aim: Aim, seat: int, identity: str | None
) -> Sentence:
    """Say what an Identity asks for and how far a seat is."""
    facts: Facts = view["facts"]
    return sentence(
        message,
        seat=seat,
        identity=identity,
        condition=aim["condition"],
        needed=aim["needed"],
        trouble=0 if aim["trouble"] is None else aim["trouble"],
        markers=shown["trouble"],
        reached=aim["reached"][seat],
        cancelled_districts=aim["cancelled"][seat],
        pounds=aim["pounds"],
        waits=aim["waits"],
        minds=aim["trouble"] is not None,
        short=max(0, aim["needed"] - aim["reached"][seat]),
        met=seat in aim["met"],
        deck=facts["deck"],
    )


def tale(view: dict[str, Any], shown: Shown) -> list[Sentence]:
    """Say who the winners were and what they had, or how many points; and the same of the viewer."""
    facts: Facts = view["facts"]
    result = view["result"]
    told = []
    viewer: int | None = view["seat"]
    others = [] if viewer is None or viewer in result["winners"] else [viewer]
    for seat in [*result["winners"], *others]:
        identity = facts["players"][seat]["identity"]
        aim = aim_of(shown, identity)
        own = seat in others
        if result["scores"]:
            points = result["scores"][seat]
            told.append(
                sentence("tale-own-points", identity=identity, points=points)
                if own
                else sentence("tale-points", seat=seat, identity=identity, points=points)
            )
        elif aim is not None:
            told.append(way("tale-own-way" if own else "tale-way", view, shown, aim, seat, identity))
    return told
