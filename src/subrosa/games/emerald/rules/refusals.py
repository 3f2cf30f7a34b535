"""Why something cannot be done in a turn (RULES.md 5 to 7, 11): from what the player who asks can see."""

from typing import Final

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal, gathered_so_far
from subrosa.games.emerald.rules import payments
from subrosa.games.emerald.rules.effects.agents import can_return
from subrosa.games.emerald.rules.effects.keys import RUN, can_use
from subrosa.games.emerald.rules.shortfalls import has_target, why_no_effect
from subrosa.games.emerald.rules.state import IN_SLOT, ON_MI_GO, SUPPLY, Emerald
from subrosa.games.emerald.rules.words import (
    CARDS,
    CITIES,
    FENIANS,
    NO_CARD,
    PASS,
    VAMPIRES,
    ZOMBIES,
)

RULES: Final = {"place": "6.1", "retrieve": "6.3", "move": "6.4"}
# What cards are gathered for, by the action they are for.
CARDS_FOR: Final = {
    "place": ("pay",),
    "retrieve": ("pay",),
    "move": ("pay",),
    "claim": ("pay",),
    "tracks": ("push",),
    "kill": ("arm", "bomb"),
    "strike": ("arm", "bomb"),
    "discard": ("drop",),
    "use": ("drop",),
}
GATHERED: Final = ("pay", "push", "arm", "bomb", "drop", "done")
BEGUN: Final = (
    "place",
    "claim",
    "retrieve",
    "move",
    "tracks",
    "kill",
    "strike",
    "discard",
    "use",
    "return",
    "end",
    "stop",
)


def why_not(s: Emerald, seat: int, choice: Choice, heads: list[Choice], rule: str) -> Refusal | None:
    """Tell why a choice is not on offer now; `heads` is what could be begun if nothing had been gathered."""
    gathered = gathered_so_far(s)
    verb = choice.verb
    if verb in GATHERED:
        if not gathered:
            return Refusal("choose-action-first", "5.1")
        return why_not_gathered(s, seat, choice, gathered)
    if verb not in BEGUN and choice is not PASS:
        return None
    if gathered and choice in heads:
        return Refusal("finish-first", "5.1")
    return why_not_begun(s, seat, choice, rule)


# ---- cards for an action


def why_not_gathered(s: Emerald, seat: int, choice: Choice, gathered: tuple[Choice, ...]) -> Refusal:
    """Tell why a card cannot be added, or why the action is not complete."""
    head = gathered[0]
    if choice.verb == "done":
        return why_not_done(s, seat, gathered)
    card = choice.args[0]
    named = {"card": CARDS[card]}
    if card not in payments.left_in_hand(s, seat, gathered):
        return Refusal("not-in-hand", "5.2", named)
    if choice.verb not in CARDS_FOR[head.verb]:
        return Refusal("other-use", "3.2", named)
    if head.verb in ("kill", "strike"):
        return why_no_weapon(s, seat, choice, gathered)
    if head.verb == "claim":
        if s.edition.claim[card]:
            return Refusal("one-card-per-claim", "6.2", named)
        return Refusal("no-claim-symbol", "6.2", named)
    if head.verb == "tracks":
        return Refusal("no-track-symbol", "6.5", named)
    if head.verb == "use":
        return Refusal("other-use", "3.2", named)
    if not payments.symbols_for(s, head.verb)[card]:
        return why_no_symbol(head.verb, card)
    return Refusal("card-superfluous-now", RULES[head.verb], named)


def why_no_symbol(verb: str, card: int) -> Refusal:
    """Tell that a card lacks the symbol of an action."""
    named = {"card": CARDS[card]}
    if verb == "place":
        return Refusal("no-place-symbol", RULES[verb], named)
    return Refusal("no-retrieve-symbol" if verb == "retrieve" else "no-move-symbol", RULES[verb], named)


def why_not_done(s: Emerald, seat: int, gathered: tuple[Choice, ...]) -> Refusal:
    """Tell what is missing."""
    head = gathered[0]
    if head.verb not in ("kill", "strike"):
        return Refusal("card-missing", "5.2")
    if len(gathered) == 1:
        return Refusal("weapon-missing", "11.3")
    paid = [choice.args[0] for choice in gathered[2:]]
    bombs = sum(payments.bomb_values(s, seat, head.args[0], paid))
    return Refusal("bombs-missing", "11.4", {"count": payments.bombs_needed(s, seat, head) - bombs})


def why_no_weapon(s: Emerald, seat: int, choice: Choice, gathered: tuple[Choice, ...]) -> Refusal:
    """Tell why a card is no good for this assassination."""
    card = choice.args[0]
    named = {"card": CARDS[card]}
    if choice.verb == "arm":
        if len(gathered) > 1:
            return Refusal("one-weapon", "11.3", named)
        if not s.edition.assassinate[card]:
            return Refusal("no-assassinate-symbol", "11.3", named)
        return Refusal("bombs-out-of-reach", "11.4", named)
    if len(gathered) == 1:
        return Refusal("weapon-missing", "11.3")
    if card == FENIANS and FENIANS in [other.args[0] for other in gathered[2:]]:
        return Refusal("one-fenians", "11.4")
    if card != FENIANS and not s.edition.bombs[card]:
        return Refusal("no-bombs", "11.4", named)
    return Refusal("bombs-superfluous", "11.4", named)


# ---- actions


def why_not_begun(s: Emerald, seat: int, choice: Choice, rule: str) -> Refusal | None:
    """Tell why an action cannot be begun; None if it could at another moment, such as before both actions are taken."""
    verb = choice.verb
    hand = s.hands[seat]
    edition = s.edition
    if verb == "claim":
        return why_not_claimed(s, seat, choice.args[0], rule)
    if verb in ("kill", "strike"):
        return why_not_killed(s, seat, choice)
    if verb == "use":
        return why_not_used(s, seat, choice.args[0])
    if verb == "return":
        if can_return(s, seat):
            return None
        return Refusal("mi-go-this-turn" if s.agents(ON_MI_GO, seat) else "nobody-on-mi-go", "19.16")
    if verb == "place":
        if not any(edition.place[card] for card in hand):
            return Refusal("no-place-cards", "6.1")
        return Refusal("no-cubes-in-supply", "6.1") if not s.cubes(SUPPLY, seat) else None
    if verb == "retrieve":
        if not any(edition.retrieve[card] for card in hand):
            return Refusal("no-retrieve-cards", "6.3")
        if not s.cubes_out(seat):
            return Refusal("no-cubes-out", "6.3")
        return Refusal("retrieve-exactly", "6.3") if not payments.more(s, seat, (choice,)) else None
    if verb == "move":
        if not any(edition.move[card] for card in hand):
            return Refusal("no-move-cards", "6.4")
        return Refusal("no-agents-out", "6.4") if not s.agents_in_cities(seat) else None
    if verb == "tracks" and not payments.more(s, seat, (choice,)):
        return Refusal("no-track-cards", "6.5")
    if verb == "discard" and not hand:
        return Refusal("no-cards", "6.7")
    return None


def why_not_claimed(s: Emerald, seat: int, city: int, rule: str) -> Refusal | None:
    """Tell why a card cannot be claimed."""
    named = {"city": CITIES[city]}
    if s.top[city] == NO_CARD:
        return Refusal("no-card-there", "6.2", named)
    if s.leader(city) != seat:
        return Refusal("no-majority", "6.2", named)
    if not s.cubes(city, seat):
        return Refusal("no-own-cube", "6.2", named)
    if not any(s.edition.claim[card] for card in s.hands[seat]):
        return Refusal("no-claim-cards", "6.2")
    return Refusal("claim-first", "5.1")


def why_not_killed(s: Emerald, seat: int, choice: Choice) -> Refusal | None:
    """Tell why an assassination is not possible."""
    city = choice.args[0]
    named: dict[str, object] = {"city": CITIES[city]}
    if choice.verb == "kill":
        target = choice.args[1]
        if target >= s.seats:
            return Refusal("no-such-seat", "4", {"seat": target})
        if target == seat:
            return Refusal("not-yourself", "11.2")
        if not s.agents(city, target):
            return Refusal("no-agent-of", "11.2", named | {"target": target})
    elif s.royalty[city] != IN_SLOT:
        return Refusal("no-royalty-there", "11.2", named)
    if not s.agents(city, seat):
        return Refusal("no-own-agent", "11.1", named)
    if s.leader(city) != seat:
        return Refusal("no-majority", "11.1", named)
    if not any(s.edition.assassinate[card] for card in s.hands[seat]):
        return Refusal("no-assassinate-cards", "11.3")
    if not payments.more(s, seat, (choice,)):
        return Refusal("not-enough-bombs", "11.4", named | bombs_at_hand(s, seat, choice))
    return None


def bombs_at_hand(s: Emerald, seat: int, choice: Choice) -> dict[str, object]:
    """Return how many bombs an assassination takes, and how many there are besides the card that carries it out."""
    city = choice.args[0]
    hand = s.hands[seat]
    weapons = [payments.worth(s.edition.bombs, card) for card in hand if s.edition.assassinate[card]]
    agents = s.agents(city, seat)
    cards = payments.most_bombs(s, seat, city, hand) - min(weapons)
    needed = payments.bombs_needed(s, seat, choice) + agents
    return {"needed": needed, "bombs": agents + cards, "agents": agents, "hand": cards}


def why_not_used(s: Emerald, seat: int, card: int) -> Refusal | None:
    """Tell why the text of a card cannot be used."""
    named = {"card": CARDS[card]}
    if card not in s.hands[seat]:
        return Refusal("not-in-hand", "5.2", named)
    if card not in RUN:
        if s.edition.assassinate[card] and not has_target(s, seat):
            return Refusal("nobody-to-assassinate", "11.1", named)
        return Refusal("no-text-to-use", "3.3", named)
    if card in (ZOMBIES, VAMPIRES) and s.leopold:
        return Refusal("void", "19.25", named)
    return why_no_effect(s, seat, card) if not can_use(s, seat, card) else None
