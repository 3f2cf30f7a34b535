"""What each seat may know (RULES.md 20)."""

from typing import Any, cast

from subrosa.games.emerald.rules.facts import City, Faction, Facts, Laid, Player, Royal, Score
from subrosa.games.emerald.rules.scoring import reckon
from subrosa.games.emerald.rules.state import (
    IN_SLOT,
    KILLED,
    KINDS,
    LIMBO,
    ON_MI_GO,
    ON_YOG_SOTHOTH,
    SUPPLY,
    VICTIMS,
    Emerald,
)
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITIES,
    CITY_COUNT,
    NO_CARD,
    RESTORATIONIST,
    ROYALTY,
)


def facts(s: Emerald, viewer: int | None) -> dict[str, Any]:
    """Return the table as a player sees it, as plain data for those who know no game."""
    return cast("dict[str, Any]", table(s, viewer))


def table(s: Emerald, viewer: int | None) -> Facts:
    """Return the table as a player sees it."""
    scores: list[Score | None] = [*reckon(s)] if s.result is not None else [None] * s.seats
    return {
        "turn": s.turn,
        "active": s.active,
        "idle": s.idle,
        "cities": [city(s, number) for number in range(CITY_COUNT)],
        "tracks": s.tracks[:],
        "pool": s.pool,
        "leopold": s.leopold,
        "gone": [CARDS[card] for card in s.gone],
        "hand": None if viewer is None else [CARDS[card] for card in s.hands[viewer]],
        "players": [player(s, seat, viewer, scores[seat]) for seat in range(s.seats)],
    }


def city(s: Emerald, number: int) -> City:
    """Return one city."""
    step = s.seats * KINDS
    here = s.pieces[number * step : (number + 1) * step]
    top = s.top[number]
    return {
        "city": CITIES[number],
        "bombs": s.edition.kill_bombs[number],
        "cubes": here[::KINDS],
        "agents": here[1::KINDS],
        "zombies": s.zombies[number],
        "card": None if top == NO_CARD else CARDS[top],
        "stack": len(s.stacks[number]),
        "royalty": ROYALTY[number] if s.royalty[number] == IN_SLOT else None,
    }


def knows_identity(s: Emerald, seat: int, viewer: int | None) -> bool:
    """Tell whether a viewer knows a player's identity card: it is their own, or they have seen it."""
    if s.result is not None or s.is_revealed(seat) or viewer == seat:
        return True
    return viewer is not None and bool(s.looked[seat] >> viewer & 1)


def side(number: int) -> Faction:
    """Return a faction by its name."""
    return "restorationist" if number == RESTORATIONIST else "loyalist"


def player(s: Emerald, seat: int, viewer: int | None, score: Score | None) -> Player:
    """Return one player. What everybody knows of the hand is the same for all viewers: so it is for its owner."""
    looked = s.looked[seat]
    kills = s.kill_points(seat)
    own = s.neutral[seat] + s.restorationist[seat] + s.loyalist[seat]
    return {
        "seat": seat,
        "identity": side(s.identities[seat]) if knows_identity(s, seat, viewer) else None,
        "changed": bool(s.changed >> seat & 1),
        "revealed": s.is_revealed(seat),
        "looked": [other for other in range(s.seats) if looked >> other & 1] if looked else [],
        "sanity": s.sanity[seat],
        "points": own + kills + s.lead(),
        "neutral": s.neutral[seat],
        "restorationist": s.restorationist[seat],
        "loyalist": s.loyalist[seat],
        "kills": kills,
        "agents": s.agents(SUPPLY, seat),
        "cubes": s.cubes(SUPPLY, seat),
        "limbo": s.cubes(LIMBO, seat),
        "mi_go": s.agents(ON_MI_GO, seat),
        "mi_go_turn": s.mi_go_turn[seat],
        "yog_sothoth": s.agents(ON_YOG_SOTHOTH, seat),
        "killed": s.agents(KILLED, seat),
        "cards": len(s.hands[seat]),
        "deck": len(s.decks[seat]),
        "held": [CARDS[card] for card in s.held[seat]],
        "unseen": [CARDS[card] for card in s.unseen(seat, None)],
        "discards": [CARDS[card] for card in s.discards[seat]],
        "beside": [laid(entry) for entry in s.beside[seat]] if s.beside[seat] else [],
        "royalty": royals(s, seat) if seat in s.royalty else [],
        "pushed": s.pushed[2 * seat : 2 * seat + 2],
        "score": score,
    }


def laid(entry: int) -> Laid:
    """Return a card beside an identity card."""
    victim = entry % VICTIMS - 1
    return {"card": CARDS[entry // VICTIMS], "victim": None if victim < 0 else victim}


def royals(s: Emerald, seat: int) -> list[Royal]:
    """Return the royalty that a player has."""
    return [
        {"royalty": ROYALTY[number], "hidden": bool(s.hidden >> number & 1)}
        for number, owner in enumerate(s.royalty)
        if owner == seat
    ]
