"""Why something cannot be done (RULES.md 4 to 9): from what the player who asks can see."""

from typing import Final

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal, gathered_so_far
from subrosa.games.providence.rules import card_texts, payments
from subrosa.games.providence.rules.effects.keys import can_use, can_use_freely
from subrosa.games.providence.rules.effects.run import can_run, is_used
from subrosa.games.providence.rules.gates import actors, gate_need
from subrosa.games.providence.rules.influence import is_agent_card, is_guarded, leads
from subrosa.games.providence.rules.killing import cultist_may_be_killed, may_be_killed
from subrosa.games.providence.rules.shortfalls import why_nothing, why_spared, why_too_weak
from subrosa.games.providence.rules.state import COMMON, NO_GATE, POOL, WANDERED, Providence
from subrosa.games.providence.rules.vocabulary import (
    AGENTS_HUNT,
    CHOOSE,
    CLOSE_MODE,
    DEEP_ONE_VICTIM,
    GATE,
    IGNORE_BLOCKADES,
    KILL_AGENT,
    OPEN_MODE,
    Op,
)
from subrosa.games.providence.rules.words import (
    CARD_TO_PIECE,
    CARDS,
    CITIES,
    CITY_COUNT,
    FIRST_AGENT,
    FIRST_CARD_PLACE,
    FIRST_CULTIST,
    FIRST_MYTHOS,
    FIRST_MYTHOS_PLACE,
    INFLUENCE,
    KILL,
    MI_GO,
    NO_CARD,
    PIECES,
    PLACES,
    POWER,
    SHIFTS,
    TRAVEL_SYMBOL,
)

RULES: Final = {"add": "5.1", "retrieve": "5.2", "buy": "5.3", "travel": "5.4", "track": "5.5"}
GATHERED: Final = ("pay", "drop", "move", "swim", "way", "kill", "slay", "close", "open", "done")
BEGUN: Final = (
    "add",
    "claim",
    "retrieve",
    "buy",
    "travel",
    "track",
    "use",
    "free",
    "hunt",
    "discard",
    "reveal",
    "roam",
    "pass",
)


def why_not(s: Providence, seat: int, choice: Choice, heads: list[Choice]) -> Refusal | None:
    """Tell why a choice is not on offer in a turn; `heads` is what could be begun if nothing had been gathered."""
    gathered = gathered_so_far(s)
    verb = choice.verb
    if verb == "hunt" and gathered and s.owner[choice.args[0]] != seat:
        # Whoever points at a rival's Agent means its death.
        return why_not(s, seat, KILL[choice.args[0]], heads)
    if verb in GATHERED:
        return (
            why_not_gathered(s, seat, choice, gathered) if gathered else Refusal("choose-action-first", "3")
        )
    if verb not in BEGUN:
        return None
    if gathered and choice in heads:
        return Refusal("finish-first", "3")
    if verb not in ("free", "roam", "pass") and s.left <= 0:
        return Refusal("no-actions-left", "3")
    return why_not_begun(s, seat, choice)


# ---- what is gathered for an action


def why_not_gathered(s: Providence, seat: int, choice: Choice, gathered: tuple[Choice, ...]) -> Refusal:
    """Tell why something cannot be added, or why the action is not complete."""
    head = gathered[0]
    verb = head.verb
    if verb in card_texts.HEADS:
        return why_no_text(s, seat, choice, gathered)
    if choice.verb in ("way", "kill", "slay", "close", "open"):
        return Refusal("finish-first", "3")
    if choice.verb == "done":
        if verb == "travel" and not payments.journeys(gathered):
            return Refusal("journey-missing", "5.4")
        return Refusal("card-missing", "4")
    if choice.verb in ("move", "swim"):
        return why_no_journey(s, seat, choice, gathered)
    card = choice.args[0]
    named = {"card": CARDS[card]}
    if card not in payments.left_in_hand(s, seat, gathered):
        return Refusal("not-in-hand", "4", named)
    if (choice.verb == "drop") != (verb == "discard"):
        return Refusal("other-use", "4", named)
    if verb == "travel" and not payments.journeys(gathered):
        return Refusal("journey-missing", "5.4")
    resource = TRAVEL_SYMBOL if verb == "travel" else payments.resource_of(head)
    if not s.edition.worth[resource][card]:
        return Refusal("no-symbol", RULES[verb], named)
    return Refusal("superfluous", "4", named)


def why_no_text(s: Providence, seat: int, choice: Choice, gathered: tuple[Choice, ...]) -> Refusal:
    """Tell why something cannot be added to a text, or what is missing."""
    op, rest = card_texts.first_op(s, card_texts.program_of(s, gathered[0]), gathered[1:])
    card = card_texts.card_of(gathered[0])
    if choice.verb == "way":
        return Refusal("way-impossible", "5.6") if op.code == CHOOSE else Refusal("finish-first", "3")
    if op.code == CHOOSE:
        impossible = [s.edition.programs[part][0] for part in op.subs if not can_run(s, seat, part, card)]
        told = [why_no_deed(s, seat, way, card, choice, ()) for way in impossible if aims(way, choice)]
        return next((found for found in told if found is not None), Refusal("way-missing", "5.6"))
    found = why_no_deed(s, seat, op, card, choice, rest)
    return found if found is not None else Refusal("nothing-to-pay", "5.6", {"card": CARDS[card]})


def aims(op: Op, choice: Choice) -> bool:
    """Tell whether somebody who wants this wants the kill or the Gate of an op."""
    return choice.verb in {KILL_AGENT: ("kill", "slay"), GATE: ("close", "open")}.get(op.code, ())


def why_no_deed(
    s: Providence, seat: int, op: Op, card: int, choice: Choice, gathered: tuple[Choice, ...]
) -> Refusal | None:
    """Tell why a kill or a Gate cannot be chosen, or a card not be added to it; None if that is not what an op does."""
    if op.code == KILL_AGENT:
        return why_no_victim(s, seat, op, card, choice, gathered)
    return why_no_gate(s, seat, op, card, choice, gathered) if op.code == GATE else None


def why_no_journey(s: Providence, seat: int, choice: Choice, gathered: tuple[Choice, ...]) -> Refusal:
    """Tell why a piece cannot travel somewhere."""
    if gathered[0].verb != "travel":
        return Refusal("finish-first", "3")
    thing, end = choice.args
    if any(other.verb == "pay" for other in gathered):
        return Refusal("journeys-first", "5.4")
    if choice.verb == "move":
        if s.owner[thing] != seat or s.where[thing] < 0:
            return Refusal("not-your-piece", "5.4", {"piece": PIECES[thing]})
        if any(trip.verb == "move" and trip.args[0] == thing for trip in gathered):
            return Refusal("has-moved", "5.4", {"piece": PIECES[thing]})
        start = s.where[thing]
    else:
        start = thing
        if s.deep_owner != seat or not s.deep[start]:
            return Refusal("no-deep-one", "5.4", {"city": CITIES[start]})
    if start == end:
        return Refusal("same-city", "5.4", {"city": CITIES[end]})
    if s.is_closed(end):
        return Refusal("city-closed", "17", {"city": CITIES[end]})
    return Refusal("too-far", "5.4", {"city": CITIES[end]})


# ---- actions


def why_not_begun(s: Providence, seat: int, choice: Choice) -> Refusal | None:
    """Tell why an action cannot be begun."""
    verb = choice.verb
    hand = s.hands[seat]
    worth = s.edition.worth
    if verb == "claim":
        return why_not_claimed(s, seat, choice.args[0])
    if verb in ("use", "free"):
        return why_not_used(s, seat, choice)
    if verb == "hunt":
        return why_no_hunt(s, seat, choice.args[0])
    if verb == "roam":
        return why_no_roaming(s, seat, choice.args[0])
    if verb in ("add", "retrieve"):
        if not any(worth[INFLUENCE][card] for card in hand):
            return Refusal("no-influence-cards", RULES[verb])
        if verb == "retrieve":
            return Refusal("no-cubes-out", "5.2")
        return why_not_added(s, seat, choice.args[0])
    if verb == "buy":
        return Refusal("nothing-to-buy" if not s.count(COMMON, seat) else "too-little-wealth", "5.3")
    if verb == "travel":
        return Refusal("too-little-travel", "5.4")
    if verb == "track":
        named = {"shift": SHIFTS[choice.args[0]]}
        if not payments.track_room(s, choice.args[0]):
            return Refusal("no-room-on-track", "5.5", named)
        return Refusal("no-track-cards", "5.5", named)
    if verb == "discard":
        return Refusal("no-cards", "5.7")
    if verb == "reveal":
        return Refusal("already-revealed" if s.is_revealed(seat) else "reveal-too-early", "12")
    return None


def why_not_added(s: Providence, seat: int, place: int) -> Refusal | None:
    """Tell why no cubes can be added somewhere."""
    if not s.count(POOL, seat):
        return Refusal("no-cubes-in-pool", "5.1")
    if place == s.cthulhu:
        return Refusal("city-closed", "17.1", {"city": CITIES[place]})
    return Refusal("no-such-target", "5.1", {"place": PLACES[place]})


def why_not_claimed(s: Providence, seat: int, place: int) -> Refusal | None:
    """Tell why something cannot be claimed."""
    named: dict[str, object] = {"place": PLACES[place]}
    city = place % CITY_COUNT
    if place >= FIRST_MYTHOS_PLACE:
        if place - FIRST_MYTHOS_PLACE not in s.row:
            return Refusal("no-such-target", "6", named)
    elif place >= FIRST_CARD_PLACE:
        if s.top[city] == NO_CARD:
            return Refusal("no-card-there", "6.3", {"city": CITIES[city]})
    elif s.control[city] == seat:
        return Refusal("own-city", "6.4", {"city": CITIES[city]})
    elif s.is_closed(city):
        return Refusal("city-closed", "17", {"city": CITIES[city]})
    if not s.count(place, seat):
        return Refusal("no-own-cube", "6.2", named)
    if not leads(s, seat, place):
        return Refusal("not-most-influence", "6.2", named)
    if s.blockades >> place & 1 and not s.has_rule(seat, IGNORE_BLOCKADES):
        return Refusal("blocked", "10", named)
    if s.elder >= 0 and place < FIRST_MYTHOS_PLACE and is_guarded(s, city):
        return Refusal("guarded", "18.2", {"city": CITIES[city]})
    if place < FIRST_CARD_PLACE:
        if s.control_tokens(seat) <= 0:
            return Refusal("no-control-tokens", "16")
    elif s.agents_of(seat) >= s.edition.agent_limit and brings_agent(s, place):
        return Refusal("six-agents", "7", named)
    return Refusal("claim-first", "6.1")


def brings_agent(s: Providence, place: int) -> bool:
    """Tell whether claiming something would bring an Agent."""
    if place >= FIRST_MYTHOS_PLACE:
        return bool(s.edition.mi_go_cards >> (place - FIRST_MYTHOS_PLACE) & 1)
    return is_agent_card(s.top[place - FIRST_CARD_PLACE])


def why_not_used(s: Providence, seat: int, choice: Choice) -> Refusal | None:
    """Tell why the text of a card cannot be used."""
    card = choice.args[0]
    named = {"card": CARDS[card]}
    if card >= FIRST_MYTHOS:
        if not s.owned[seat] >> (card - FIRST_MYTHOS) & 1:
            return Refusal("not-owned", "5.6", named)
    elif card not in s.hands[seat]:
        return Refusal("not-in-hand", "5.6", named)
    is_free = choice.verb == "free"
    programs = s.edition.free_program if is_free else s.edition.program
    if programs[card] < 0:
        return Refusal("no-free-action" if is_free else "no-action", "5.6", named)
    if is_used(s, card) and any(op.once for op in s.edition.programs[programs[card]]):
        return Refusal("used-this-turn", "5.6", named)
    if can_use_freely(s, seat, card) if is_free else can_use(s, seat, card):
        return None
    return why_nothing(s, seat, programs[card], card)


def why_no_hunt(s: Providence, seat: int, piece: int) -> Refusal:
    """Tell why an Agent cannot kill thanks to Hastur."""
    named = {"piece": PIECES[piece]}
    if not FIRST_AGENT <= piece < MI_GO or not s.has_rule(seat, AGENTS_HUNT):
        return Refusal("no-hunting", "21.2", named)
    if piece - CARD_TO_PIECE not in s.hands[seat]:
        return Refusal("not-in-hand", "5.6", {"card": CARDS[piece - CARD_TO_PIECE]})
    return why_nothing(s, seat, s.edition.hunt_program, piece - CARD_TO_PIECE)


def why_no_roaming(s: Providence, seat: int, city: int) -> Refusal:
    """Tell why Lillian La France cannot go somewhere for nothing."""
    piece = s.edition.wanders
    if piece < 0 or s.owner[piece] != seat or s.where[piece] < 0:
        return Refusal("nobody-roams", "7")
    if s.once & WANDERED:
        return Refusal("has-moved", "7", {"piece": PIECES[piece]})
    if s.is_closed(city):
        return Refusal("city-closed", "17", {"city": CITIES[city]})
    return Refusal("not-next-to", "7", {"city": CITIES[city]})


# ---- kills and Gates


def why_no_victim(
    s: Providence, seat: int, op: Op, card: int, choice: Choice, gathered: tuple[Choice, ...]
) -> Refusal | None:
    """Tell why somebody cannot be killed, or a card cannot be added."""
    if choice.verb in ("pay", "done"):
        return why_no_power(s, seat, card, choice, gathered, "8")
    if choice.verb not in ("kill", "slay"):
        return None
    if gathered:
        return Refusal("finish-first", "8")
    if choice.verb == "slay":
        city = choice.args[0]
        if not op.mask & DEEP_ONE_VICTIM or not s.deep[city] or s.deep_owner == seat:
            return Refusal("no-deep-one", "8", {"city": CITIES[city]})
        return why_spared(s, seat, op, card, city)
    piece = choice.args[0]
    named = {"piece": PIECES[piece]}
    if s.owner[piece] < 0 or s.where[piece] < 0:
        return Refusal("not-on-board", "8", named)
    if s.owner[piece] == seat:
        return Refusal("own-piece", "8", named)
    if piece >= FIRST_CULTIST and s.unmasked >> (piece - FIRST_CULTIST) & 1:
        return Refusal("cultist-revealed", "18.4", named)
    is_lawful = (
        cultist_may_be_killed(s, piece - FIRST_CULTIST)
        if piece >= FIRST_CULTIST
        else may_be_killed(s, piece, op)
    )
    if not is_lawful:
        return Refusal("may-not-be-killed", "8", named)
    return why_spared(s, seat, op, card, s.where[piece])


def why_no_gate(
    s: Providence, seat: int, op: Op, card: int, choice: Choice, gathered: tuple[Choice, ...]
) -> Refusal | None:
    """Tell why a Gate cannot be closed or opened, or a card cannot be added."""
    if choice.verb in ("pay", "done"):
        return why_no_power(s, seat, card, choice, gathered, "9")
    if choice.verb not in ("close", "open"):
        return None
    if gathered:
        return Refusal("finish-first", "9")
    piece = choice.args[0]
    named = {"piece": PIECES[piece]}
    if s.owner[piece] != seat or s.where[piece] < 0:
        return Refusal("not-your-piece", "9", named)
    city = s.where[piece]
    if s.gates[city] != NO_GATE:
        return Refusal("gate-done", "9", {"city": CITIES[city]})
    if piece not in actors(s, seat, op, card):
        return Refusal("may-not-act", "9", named)
    if not op.mask & (CLOSE_MODE if choice.verb == "close" else OPEN_MODE):
        return Refusal("gate-other-way", "9", {"card": CARDS[card]})
    return why_too_weak(s, seat, card, "gate-power", [(gate_need(s, seat, city), city)])


def why_no_power(
    s: Providence, seat: int, played: int, choice: Choice, gathered: tuple[Choice, ...], rule: str
) -> Refusal:
    """Tell why a card cannot be added for its power, or why the power does not suffice."""
    if not gathered:
        return Refusal("target-missing", rule)
    if choice.verb == "done":
        return Refusal("power-missing", rule)
    card = choice.args[0]
    named = {"card": CARDS[card]}
    used = [other.args[0] for other in gathered[1:]].count(card)
    if card == played and card not in s.in_play:
        used += 1
    if s.hands[seat].count(card) <= used:
        return Refusal("not-in-hand", rule, named)
    if not s.edition.worth[POWER][card]:
        return Refusal("no-symbol", rule, named)
    return Refusal("superfluous", "4", named)
