"""What a page draws besides the facts (RULES.md 6, 13 to 15): worked out from a view alone."""

from collections import Counter
from typing import TYPE_CHECKING, Any, Final, cast

from subrosa.games.providence.rules.facts import (
    Ending,
    Facts,
    Line,
    Near,
    Player,
    Revealing,
    Road,
    Shown,
    Standing,
    Threat,
    Tie,
    Trip,
)
from subrosa.games.providence.rules.opening import FirstTurn
from subrosa.games.providence.rules.preview import closed_cities, planned, trip_of
from subrosa.games.providence.rules.standings import standings
from subrosa.games.providence.rules.suspicion import chances, dealt
from subrosa.games.providence.rules.vocabulary import WIN_TIES
from subrosa.games.providence.rules.winning import judge
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY_COUNT,
    CULTISTS,
    DISSENTER_INVESTIGATOR,
    MYTHOS,
    RITUAL,
    STARTING,
    TRAVEL_SYMBOL,
)

if TYPE_CHECKING:
    from subrosa.games.providence.rules.game import ProvidenceGame


# What somebody may well gain in one turn. A warning has to come before that turn, so rather early than late.
NEAR_POINTS: Final = 6  # the largest Cities are worth that much
NEAR_STEPS: Final = 3  # of a marker
NEAR_GOAL: Final = 4  # of a Great Old One: the last quarter of what it has to do, but never nothing


def shown(game: "ProvidenceGame", view: dict[str, Any]) -> Shown:
    """Return what a page draws besides the facts."""
    facts: Facts = view["facts"]
    seat: int | None = view["seat"]
    edition = game.edition
    players = facts["players"]
    threshold = edition.threshold[len(players)]
    options: dict[str, str] = view["options"]
    own = None if seat is None else players[seat]
    standing = standings(game, facts, options["deep_ones_influence_on_cards"] == "yes")
    return {
        "setting_up": setting_up(game, view),
        "threshold": threshold,
        "missing": [max(0, threshold - player["vp"]) for player in players],
        "track_end": edition.track_end,
        "near": near(game, facts),
        "track_vp": list(edition.track_vp),
        "roads": roads(game),
        "path": None if facts["elder"] is None else [CITIES[city] for city in edition.solo.path],
        "standings": standing,
        "contested": [] if seat is None else contested(facts, standing, seat),
        "claimable": None if seat is None else claimable(view, seat),
        "agents": [agents_of(facts, player["seat"]) for player in players],
        "trips": None if seat is None else trips(game, facts, seat),
        "counting": [counting(game, facts, player) for player in players],
        "lines": [] if own is None else lines(game, facts, own),
        "reveal": None if own is None else reveal(game, facts, own),
        "revealing": revealing(game, facts, seat),
        "claimed": [claimed(player) for player in players],
        "deck": None if own is None else own_deck(facts, own),
        "acting": acting(view),
        "only_end": only_end(view),
        "payment": planned(game, view),
        "cube_price": edition.per_cube,
        "using": using(view),
        "ending": ending(game, facts) if view["result"] is not None and len(players) > 1 else None,
        "threat": threat(game, view),
        "chances": rounded(chances(edition, facts)) if options["who_is_who"] == "yes" else None,
    }


def acting(view: dict[str, Any]) -> bool:
    """Tell whether the viewer is asked for an action and has begun none (3)."""
    return bool(view["choices"]) and view["prompt"]["id"] == "act" and not view.get("gathered")


def only_end(view: dict[str, Any]) -> bool:
    """Tell whether the viewer is asked for an action and can only end the turn.

    The rules ask whoever might hold a card for a free action, as far as the others can know.
    """
    facts: Facts = view["facts"]
    return acting(view) and facts["left"] == 0 and len(view["choices"]) == 1


def setting_up(game: "ProvidenceGame", view: dict[str, Any]) -> bool:
    """Tell whether the first turn is still to come (2)."""
    agenda = view["agenda"]
    return bool(agenda) and isinstance(game.decode_step(agenda[0]), FirstTurn)


def near(game: "ProvidenceGame", facts: Facts) -> Near:
    """Return what may end the game soon (13)."""
    edition = game.edition
    players = facts["players"]
    threshold = edition.threshold[len(players)]
    steps = enumerate(facts["tracks"])
    return {
        "points": [player["seat"] for player in players if player["vp"] + NEAR_POINTS >= threshold],
        "tracks": [track for track, place in steps if place + NEAR_STEPS >= edition.track_end],
        "madness": [player["seat"] for player in players if is_near_madness(game, player)],
    }


def is_near_madness(game: "ProvidenceGame", player: Player) -> bool:
    """Tell whether one more Madness token would make a player reveal, or end the game (11.2, 13.2).

    For a Cultist who is revealed already it would do neither.
    """
    if player["madness"] + 1 != player["insane_at"]:
        return False
    known = player["allegiance"] if player["revealed"] else None
    return known is None or game.edition.ends[ALLEGIANCES.index(known)]


def contested(facts: Facts, standing: list[Standing], seat: int) -> list[str]:
    """Return the Cities of a player in which somebody else has the most Influence."""
    leaders = {one["place"]: one["leader"] for one in standing}
    return [
        city["city"]
        for city in facts["cities"]
        if city["controller"] == seat and leaders.get(city["city"]) not in (None, seat)
    ]


def using(view: dict[str, Any]) -> str | None:
    """Return the card whose text asks something of a player who looks."""
    if view["seat"] is None or not view["prompt"]:
        return None
    card: str | None = view["prompt"]["args"].get("card")
    return card


def rounded(found: list[list[float]]) -> list[list[float]]:
    """Return chances as they are shown."""
    return [[round(chance, 2) for chance in row] for row in found]


def roads(game: "ProvidenceGame") -> list[Road]:
    """Return all roads, each once."""
    costs = game.edition.roads.costs
    return [
        {"city": CITIES[start], "to": CITIES[end], "cost": costs[start * CITY_COUNT + end]}
        for start in range(CITY_COUNT)
        for end in range(start + 1, CITY_COUNT)
        if costs[start * CITY_COUNT + end]
    ]


def claimable(view: dict[str, Any], seat: int) -> list[str]:
    """Return what the viewer is offered to claim."""
    offered: list[str] = view["choices"]
    return [text.partition(" ")[2] for text in offered if text.startswith("claim ")]


def agents_of(facts: Facts, seat: int) -> int:
    """Return how many Agents a player controls."""
    return len([1 for piece in facts["pieces"] if piece["owner"] == seat and piece["piece"] not in CULTISTS])


def trips(game: "ProvidenceGame", facts: Facts, seat: int) -> list[Trip]:
    """Return where the viewer's pieces could go for the travel in hand."""
    worth = game.edition.worth[TRAVEL_SYMBOL]
    budget = sum([worth[CARDS.index(card)] for card in facts["hand"] or ()])
    closed = closed_cities(facts)
    prices = game.edition.roads.prices(closed)
    starts: list[tuple[str | None, int]] = [
        (piece["piece"], CITIES.index(piece["city"]))
        for piece in facts["pieces"]
        if piece["owner"] == seat and piece["city"] is not None
    ]
    if facts["deep_owner"] == seat:
        starts += [(None, number) for number, city in enumerate(facts["cities"]) if city["deep_ones"]]
    return [
        trip_of(game, closed, piece, start, end)
        for piece, start in starts
        for end in range(CITY_COUNT)
        if 0 < prices[start * CITY_COUNT + end] <= budget
    ]


# ---- points


def gates_of(facts: Facts, seat: int, scored: int) -> int:
    """Return the values of a player's Gates of the sides that count: closed ones, open ones."""
    total = 0
    for city in facts["cities"]:
        if city["gate_owner"] == seat and scored & (1 if city["gate_side"] == "closed" else 2):
            total += city["gate"]
    return total


def reveal(game: "ProvidenceGame", facts: Facts, player: Player) -> int | None:
    """Return the VP that a player would have after revealing (12)."""
    if player["revealed"] or player["allegiance"] is None:
        return None
    at_once = [line["points"] for line in lines(game, facts, player) if line["line"] in ("track", "gates")]
    return player["vp"] + sum(at_once)


def revealing(game: "ProvidenceGame", facts: Facts, viewer: int | None) -> list[Revealing]:
    """Return who else may reach the threshold by revealing (12), with the Allegiances by which they would.

    Which Allegiances somebody may have follows from the cards there are and from those the viewer knows.
    """
    edition = game.edition
    players = facts["players"]
    threshold = edition.threshold[len(players)]
    possible = dealt(edition, facts)
    found: list[Revealing] = []
    for player in players:
        seat = player["seat"]
        if seat == viewer or player["revealed"]:
            continue
        reached = {}
        for side in sorted({sides[seat] for sides in possible}):
            track = edition.track_vp[facts["tracks"][edition.own_track[side]]]
            vp = player["vp"] + track + gates_of(facts, seat, edition.gates_scored[side])
            if vp >= threshold:
                reached[ALLEGIANCES[side]] = vp
        if reached:
            found.append({"seat": seat, "allegiances": [*reached], "vp": max(reached.values())})
    return found


def counting(game: "ProvidenceGame", facts: Facts, player: Player) -> int | None:
    """Return what a player would score if the game ended now, if the viewer knows the Allegiance (14)."""
    if player["score"] is not None:
        return player["score"]["total"]
    if player["allegiance"] is None:
        return None
    return sum([line["points"] for line in lines(game, facts, player)])


def lines(game: "ProvidenceGame", facts: Facts, player: Player) -> list[Line]:
    """Return what a player would score now (14), by the lines of a `Score` that are not 0.

    There are none if the viewer does not know the Allegiance.
    """
    if player["allegiance"] is None:
        return []
    edition = game.edition
    seat = player["seat"]
    side = ALLEGIANCES.index(player["allegiance"])
    cards = [*player["held"], *player["unseen"], *player["discards"], *player["mythos"]]
    if seat == facts["active"]:
        cards += facts["in_play"]
    own = [piece for piece in facts["pieces"] if piece["owner"] == seat]
    possessed = [piece["piece"] for piece in own if piece["possessed"]]
    sane = [
        CARDS.index(piece["piece"]) for piece in own if not piece["possessed"] and piece["piece"] in CARDS
    ]
    mythos = [CARDS.index(card) for card in player["mythos"]]
    is_open = not player["reckoned"]
    found = [
        ("track_vp", True, player["vp"]),
        ("secrecy", not player["revealed"], edition.secrecy_vp),
        ("generic", True, sum([generic_of(game, card, card in possessed) for card in cards])),
        ("effects", True, effects_of(game, facts, player)),
        ("track", is_open, edition.track_vp[facts["tracks"][edition.own_track[side]]]),
        ("gates", is_open, gates_of(facts, seat, edition.gates_scored[side])),
        ("crypt", edition.scores_crypt[side], len(player["crypt"]) * edition.crypt_vp),
        (
            "agents",
            edition.scores_investigator_vp[side],
            sum([edition.investigator_vp[card] for card in sane]),
        ),
        ("mythos", edition.scores_cultist_vp[side], sum([edition.cultist_vp[card] for card in mythos])),
        ("possessed", edition.scores_possessed[side], edition.possessed_vp * len(possessed)),
        (
            "deep_ones",
            edition.scores_deep_ones[side] and owns_all_deep_ones(game, facts, seat, cards),
            edition.deep_vp,
        ),
        ("dissenter", player["revealed"] and side >= DISSENTER_INVESTIGATOR, edition.dissenter_vp),
    ]
    return [{"line": line, "points": points} for line, counts, points in found if counts and points]


def generic_of(game: "ProvidenceGame", card: str, is_possessed: bool) -> int:
    """Return the generic VP of a card; those of an Agent are on the side of the token that is up."""
    number = CARDS.index(card)
    if is_possessed:
        return game.edition.possessed_generic[number + CARD_TO_PIECE]
    return game.edition.generic_vp[number]


def owns_all_deep_ones(game: "ProvidenceGame", facts: Facts, seat: int, cards: list[str]) -> bool:
    """Tell whether a player owns the card of the Deep Ones while all of them are in play."""
    in_play = sum([city["deep_ones"] for city in facts["cities"]])
    if facts["deep_owner"] != seat or in_play < game.edition.deep_ones:
        return False
    return any(CARDS.index(card) in game.edition.deep_cards for card in cards)


def effects_of(game: "ProvidenceGame", facts: Facts, player: Player) -> int:
    """Return the VP of END GAME effects."""
    seat = player["seat"]
    recruits = [1 for piece in facts["pieces"] if piece["owner"] == seat and piece["piece"] in CARDS]
    counts = (
        len(player["mythos"]),
        len(player["crypt"]),
        len([1 for city in facts["cities"] if city["controller"] == seat]),
        len(recruits),
    )
    return sum(
        [
            counts[kind] // each * points
            for number, points, kind, each in game.edition.end_game_vp
            if MYTHOS[number] in player["mythos"]
        ]
    )


# ---- the Great Old One


def threat(game: "ProvidenceGame", view: dict[str, Any]) -> Threat | None:
    """Return how near the Great Old One of a solo game is to winning, and to ending the game (18.9)."""
    facts: Facts = view["facts"]
    elder = facts["elder"]
    if elder is None:
        return None
    edition = game.edition
    scores_ritual = view["options"]["solo_ritual_scores"] == "yes"
    total = elder["vp"] + (edition.track_vp[facts["tracks"][RITUAL]] if scores_ritual else 0)
    own = counting(game, facts, facts["players"][0])
    goal_left = max(0, elder["goal_number"] - elder["reached"])
    missing = max(0, edition.threshold[1] - elder["vp"])
    madness_left = max(0, edition.elder_madness - elder["madness"])
    return {
        "goal_left": goal_left,
        "near_goal": goal_left <= max(1, elder["goal_number"] // NEAR_GOAL),
        "missing": missing,
        "near_points": missing <= NEAR_POINTS,
        "madness_end": edition.elder_madness,
        "madness_left": madness_left,
        "near_madness": madness_left == 1,
        "total": total,
        "ahead": None if own is None else own - total,
    }


# ---- cards


def claimed(player: Player) -> list[str]:
    """Return the cards that a player owns besides those they began with, wherever they are."""
    owned = Counter([*player["held"], *player["unseen"], *player["discards"]])
    return [card for card in CARDS if card not in STARTING for _ in range(owned[card])]


def own_deck(facts: Facts, player: Player) -> list[str]:
    """Return what lies in the viewer's own draw deck, in no order: all that is not in hand."""
    left = Counter(player["held"]) + Counter(player["unseen"]) - Counter(facts["hand"] or ())
    return [card for card in CARDS for _ in range(left[card])]


# ---- the end


def ending(game: "ProvidenceGame", facts: Facts) -> Ending:
    """Return who was out and why, and how ties were decided (15)."""
    players = facts["players"]
    totals = [score["total"] for player in players if (score := player["score"]) is not None]
    sides = [ALLEGIANCES.index(player["allegiance"] or ALLEGIANCES[0]) for player in players]
    mythos = [len(player["mythos"]) for player in players]
    cards = game.edition.constant_cards[WIN_TIES]
    dagon = [any(cards >> MYTHOS.index(name) & 1 for name in player["mythos"]) for player in players]
    verdict = judge(totals, sides, mythos, dagon)
    return {
        "lowest": verdict.lowest,
        "out": verdict.out,
        "low_tie": tie(verdict.lowest, verdict.low_by),
        "high_tie": tie(verdict.high_tie, verdict.high_by),
    }


def tie(seats: list[int], by: str) -> Tie | None:
    """Return how a tie was decided, if there was one."""
    return cast("Tie", {"seats": seats, "by": by}) if len(seats) > 1 and by else None
