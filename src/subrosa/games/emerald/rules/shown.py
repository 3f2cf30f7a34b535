"""What a page draws beside the facts (RULES.md 17): worked out from a view alone."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, Literal

from subrosa.games.emerald.rules.facts import Ending, Faction, Facts, Loss, Near, Player, Shown
from subrosa.games.emerald.rules.preview import lead_of, leader_of, pieces_in, planned, side_of
from subrosa.games.emerald.rules.scoring import kept_lead
from subrosa.games.emerald.rules.suspicion import loyalists
from subrosa.games.emerald.rules.words import CARDS, FACTIONS, FIRST_GAME_CARD

if TYPE_CHECKING:
    from subrosa.games.emerald.rules.game import EmeraldGame


# What somebody may well gain in one turn. A warning has to come before that turn, so rather early than late.
NEAR_POINTS: Final = 4
NEAR_STEPS: Final = 3  # of a marker


def shown(game: "EmeraldGame", view: dict[str, Any]) -> Shown:
    """Return what takes a rule to work out: who leads where, how near the end is, and what an action would do."""
    facts: Facts = view["facts"]
    seat: int | None = view["seat"]
    needed = game.edition.vp_end[view["seats"]]
    question = asked(view)
    sides = [side_of(player) for player in facts["players"]]
    return {
        "needed": needed,
        "missing": [max(0, needed - player["points"]) for player in facts["players"]],
        "track_end": game.edition.track_end,
        "near": near(game, facts, needed, question == "begin"),
        "lead": lead_of(facts["tracks"]),
        "leaders": [leader_of(pieces_in(city)) for city in facts["cities"]],
        "lacking": None if seat is None else [lacking(pieces_in(city), seat) for city in facts["cities"]],
        "sides": sides,
        "counting": [counting(game, facts, sides, player) for player in facts["players"]],
        "claimed": [claimed(player) for player in facts["players"]],
        "deck": None if seat is None else own_deck(facts, facts["players"][seat]),
        "payment": planned(game, view),
        "asked": None if seat is None else question,
        "lost": lost(facts, seat) if question == "reveal" and seat is not None else None,
        "ending": None if view["result"] is None else ending(facts, sides),
        "loyalist": who_is_who(game, facts) if view["options"]["who_is_who"] == "yes" else None,
    }


def asked(view: dict[str, Any]) -> Literal["begin", "block", "reveal"] | None:
    """Return what means something else for each who is asked: where to begin, to block, or to reveal (4, 8, 13)."""
    question = view["prompt"]["id"] if view["prompt"] else ""
    if question == "place-agent":
        return "begin"
    if question == "block":
        return "block"
    return "reveal" if question == "change-at-reveal" else None


def lost(facts: Facts, seat: int) -> Literal["sanity", "agents"] | None:
    """Return what a player has lost all of, and so has to reveal (13)."""
    player = facts["players"][seat]
    if player["revealed"]:
        return None
    if not player["sanity"]:
        return "sanity"
    return None if agents_on_board(facts, player) else "agents"


def agents_on_board(facts: Facts, player: Player) -> int:
    """Return how many agents a player has on the board, those on Mi-Go included."""
    return sum([city["agents"][player["seat"]] for city in facts["cities"]]) + player["mi_go"]


def near(game: "EmeraldGame", facts: Facts, needed: int, is_setup: bool) -> Near:
    """Return what may end the game soon: points, a marker, or somebody who may have to reveal.

    While the game is set up everybody has few agents, and nobody can lose any.
    """
    end = game.edition.track_end
    players = facts["players"]
    weak = [player["seat"] for player in players if not player["revealed"] and is_weak(facts, player)]
    return {
        "points": [player["seat"] for player in players if player["points"] + NEAR_POINTS >= needed],
        "tracks": [side for side, place in enumerate(facts["tracks"]) if place + NEAR_STEPS >= end],
        "reveals": [] if is_setup else weak,
    }


def is_weak(facts: Facts, player: Player) -> bool:
    """Tell whether the next loss of an agent or of sanity would leave a player without (13)."""
    return player["sanity"] == 1 or agents_on_board(facts, player) == 1


def who_is_who(game: "EmeraldGame", facts: Facts) -> list[float]:
    """Return how likely each player is to be a Loyalist, as far as the viewer can tell (20.3)."""
    return [round(chance, 2) for chance in loyalists(game.edition, facts)]


def lacking(pieces: list[int], seat: int) -> int:
    """Return how many pieces more would give a player the majority in a city."""
    most = max([count for other, count in enumerate(pieces) if other != seat], default=0)
    return max(0, most + 1 - pieces[seat])


def counting(game: "EmeraldGame", facts: Facts, sides: list[Faction | None], player: Player) -> int | None:
    """Return the points that count for a player whose side the viewer knows, before anybody is punished (17.2).

    Of kills only those count for certain whose victims are known to be Restorationists.
    """
    side = sides[player["seat"]]
    if side is None:
        return None
    lead = kept_lead(facts["tracks"], FACTIONS.index(side))
    if side == "restorationist":
        return player["neutral"] + player["restorationist"] + lead
    kills = [
        game.edition.kill_vp[CARDS.index(laid["card"])]
        for laid in player["beside"]
        if laid["victim"] is not None and sides[laid["victim"]] == "restorationist"
    ]
    return player["neutral"] + player["loyalist"] + sum(kills) + lead


def claimed(player: Player) -> list[str]:
    """Return the cards that a player owns besides those they began with, wherever they are."""
    beside = [laid["card"] for laid in player["beside"]]
    owned = Counter([*player["held"], *player["unseen"], *player["discards"], *beside])
    return [card for card in CARDS[FIRST_GAME_CARD:] for _ in range(owned[card])]


def own_deck(facts: Facts, player: Player) -> list[str]:
    """Return what lies in the viewer's own draw deck, in no order: all that is not in hand."""
    left = Counter(player["held"]) + Counter(player["unseen"]) - Counter(facts["hand"] or ())
    return [card for card in CARDS for _ in range(left[card])]


def ending(facts: Facts, sides: list[Faction | None]) -> Ending:
    """Return which side pays, because of whom, and what of everybody's points does not count (17.2, 17.3)."""
    bases = [score["base"] for player in facts["players"] if (score := player["score"]) is not None]
    lowest = [seat for seat, base in enumerate(bases) if base == min(bases)]
    loyal = [seat for seat in lowest if sides[seat] == "loyalist"]
    last = loyal or lowest
    return {
        "side": "loyalist" if loyal else "restorationist",
        "last": last,
        "tied": len(last) < len(lowest),
        "losses": [loss(facts, player) for player in facts["players"]],
    }


def loss(facts: Facts, player: Player) -> Loss:
    """Return what of a player's disc does not count."""
    score = player["score"]
    if score is None:
        return {"other": 0, "kills": 0, "tracks": 0}
    return {
        "other": player["restorationist"] + player["loyalist"] - score["own"],
        "kills": player["kills"] - score["kills"],
        "tracks": lead_of(facts["tracks"]) - score["tracks"],
    }
