"""The end of the game: scoring (RULES.md 14), and who wins (15)."""

from typing import Final

from subrosa.core.state import Result
from subrosa.games.providence.rules.facts import Score
from subrosa.games.providence.rules.influence import is_agent_card
from subrosa.games.providence.rules.state import BY_GOAL, ENDINGS, Providence
from subrosa.games.providence.rules.winning import decide
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARD_TO_PIECE,
    DISSENTER_INVESTIGATOR,
    FIRST_AGENT,
    FIRST_CULTIST,
    FIRST_MYTHOS,
    MI_GO,
    MYTHOS_COUNT,
    RITUAL,
)

# The paragraphs about what triggers the end, in the order of ENDINGS.
ENDING_RULES: Final = ("13", "13.1", "13.2", "13.3", "13.4", "13.5", "12", "18.3", "13.6", "18.3")


def track_points(s: Providence, seat: int) -> int:
    """Return the step of a player's own track."""
    return s.edition.track_vp[s.tracks[s.edition.own_track[s.identities[seat]]]]


def gate_points(s: Providence, seat: int) -> int:
    """Return the values of a player's Gates that count for the Allegiance."""
    scored = s.edition.gates_scored[s.identities[seat]]
    total = 0
    for city, owner in enumerate(s.gate_owner):
        if owner == seat and scored & s.gates[city]:
            total += s.edition.gate[city]
    return total


def reveal_points(s: Providence, seat: int) -> int:
    """Return what a player scores by revealing as an action (12)."""
    return track_points(s, seat) + gate_points(s, seat)


def reveals_enough(s: Providence, seat: int) -> bool:
    """Tell whether revealing would trigger the end."""
    points = s.vp[seat] + track_points(s, seat)
    if seat in s.gate_owner:
        points += gate_points(s, seat)
    if s.rules.penalty_counts and s.identities[seat] >= DISSENTER_INVESTIGATOR:
        points += s.edition.dissenter_vp
    return points >= s.edition.threshold[s.seats]


def reckon(s: Providence) -> list[Score]:
    """Return what everybody scores if the game ends now; nobody is out yet."""
    return [reckon_one(s, seat) for seat in range(s.seats)]


def reckon_one(s: Providence, seat: int) -> Score:
    """Return what a player scores, line by line (14)."""
    edition = s.edition
    side = s.identities[seat]
    revealed = s.is_revealed(seat)
    reckoned = bool(s.reckoned >> seat & 1)
    owned = s.owned[seat]
    mythos = [number for number in range(MYTHOS_COUNT) if owned >> number & 1]
    score: Score = {
        "track_vp": s.vp[seat],
        "secrecy": 0 if revealed else edition.secrecy_vp,
        "generic": generic_points(s, seat, mythos),
        "effects": effect_points(s, seat, mythos),
        "track": 0 if reckoned else track_points(s, seat),
        "gates": 0 if reckoned else gate_points(s, seat),
        "crypt": len(s.crypts[seat]) * edition.crypt_vp if edition.scores_crypt[side] else 0,
        "agents": agent_points(s, seat) if edition.scores_investigator_vp[side] else 0,
        "mythos": 0,
        "possessed": 0,
        "deep_ones": 0,
        "dissenter": edition.dissenter_vp if revealed and side >= DISSENTER_INVESTIGATOR else 0,
        "total": 0,
        "out": False,
    }
    if edition.scores_cultist_vp[side]:
        score["mythos"] = sum([edition.cultist_vp[FIRST_MYTHOS + number] for number in mythos])
    if edition.scores_possessed[side]:
        score["possessed"] = possessed_agents(s, seat) * edition.possessed_vp
    if edition.scores_deep_ones[side] and owns_all_deep_ones(s, seat):
        score["deep_ones"] = edition.deep_vp
    score["total"] = (
        score["track_vp"]
        + score["secrecy"]
        + score["generic"]
        + score["effects"]
        + score["track"]
        + score["gates"]
        + score["crypt"]
        + score["agents"]
        + score["mythos"]
        + score["possessed"]
        + score["deep_ones"]
        + score["dissenter"]
    )
    return score


def owned_cards(s: Providence, seat: int) -> list[int]:
    """Return all Advantage cards of a player."""
    cards = [*s.hands[seat], *s.decks[seat], *s.discards[seat]]
    return [*cards, *s.in_play] if seat == s.active else cards


def generic_points(s: Providence, seat: int, mythos: list[int]) -> int:
    """Return the generic VP of all cards of a player; an Agent's are those of the side of the token that is up."""
    edition = s.edition
    total = sum([edition.generic_vp[FIRST_MYTHOS + number] for number in mythos])
    for card in owned_cards(s, seat):
        if is_agent_card(card) and s.possessed >> (card + CARD_TO_PIECE) & 1:
            total += edition.possessed_generic[card + CARD_TO_PIECE]
        else:
            total += edition.generic_vp[card]
    return total


def effect_points(s: Providence, seat: int, mythos: list[int]) -> int:
    """Return the VP of END GAME effects: so many for each so many of something."""
    total = 0
    for number, points, kind, each in s.edition.end_game_vp:
        if number in mythos:
            counts = (
                len(mythos),
                len(s.crypts[seat]),
                s.control.count(seat),
                s.owner[FIRST_AGENT:MI_GO].count(seat),
            )
            total += counts[kind] // each * points
    return total


def agent_points(s: Providence, seat: int) -> int:
    """Return the Investigator VP of the Recruited Agents that a player controls; Possessed ones give none."""
    return sum(
        [
            s.edition.investigator_vp[piece - CARD_TO_PIECE]
            for piece in range(FIRST_AGENT, MI_GO)
            if s.owner[piece] == seat and not s.possessed >> piece & 1
        ]
    )


def possessed_agents(s: Providence, seat: int) -> int:
    """Return how many Possessed Agents a player controls, the Basic Agent included."""
    return len(
        [
            1
            for piece in range(FIRST_CULTIST)
            if s.owner[piece] == seat and s.where[piece] >= 0 and s.possessed >> piece & 1
        ]
    )


def owns_all_deep_ones(s: Providence, seat: int) -> bool:
    """Tell whether a player owns the card of the Deep Ones while all of them are in play."""
    if s.deep_in_play() < s.edition.deep_ones or s.deep_owner != seat:
        return False
    return any(card in s.edition.deep_cards for card in owned_cards(s, seat))


# ---- the end


def score_game(s: Providence) -> None:
    """Score, eliminate and name the winners."""
    scores = reckon(s)
    s.learn_all()
    if s.elder >= 0:
        score_solo(s, scores[0])
        return
    verdict = decide(s, [score["total"] for score in scores])
    for seat in verdict.out:
        scores[seat]["out"] = True
    if s.events is not None:
        for seat, score in enumerate(scores):
            tell_score(s, seat, score)
        if verdict.out:
            s.tell("out", seats=list(verdict.out))
    totals = tuple([score["total"] for score in scores])
    s.finish(Result(ENDINGS[s.ending], ENDING_RULES[s.ending], verdict.winners, totals))


def elder_total(s: Providence) -> int:
    """Return what the Great Old One has in the end (18.9)."""
    if s.rules.ritual_scores:
        return s.elder_vp + s.edition.track_vp[s.tracks[RITUAL]]
    return s.elder_vp


def score_solo(s: Providence, score: Score) -> None:
    """Compare the player with the Great Old One: a tie is the player's, the goal is not (18.9)."""
    elder = elder_total(s)
    if s.events is not None:
        tell_score(s, 0, score)
        s.tell("elder-score", points=elder)
    wins = s.ending != BY_GOAL and score["total"] >= elder
    s.finish(Result(ENDINGS[s.ending], ENDING_RULES[s.ending], (0,) if wins else (), (score["total"],)))


def tell_score(s: Providence, seat: int, score: Score) -> None:
    """Tell what a player has scored, line by line."""
    s.tell(
        "score",
        seat=seat,
        allegiance=ALLEGIANCES[s.identities[seat]],
        track_vp=score["track_vp"],
        secrecy=score["secrecy"],
        generic=score["generic"],
        effects=score["effects"],
        track=score["track"],
        gates=score["gates"],
        crypt=score["crypt"],
        agents=score["agents"],
        mythos=score["mythos"],
        possessed=score["possessed"],
        deep_ones=score["deep_ones"],
        dissenter=score["dissenter"],
        points=score["total"],
    )
