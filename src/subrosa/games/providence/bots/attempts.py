"""Whole actions, put together with their cards, and what comes of them: for those who weigh up what to do.

Each is tried on a copy of the table, with everything that it sets off, and judged (`judge`) before the turn goes on.
Of many payments that do the same only the one is tried that costs the least useful cards.
"""

from typing import Final

from subrosa.core.choice import Choice
from subrosa.core.step import Step, Task
from subrosa.games.providence.bots.eyes import Eyes
from subrosa.games.providence.bots.judge import worth
from subrosa.games.providence.rules.effects.cards import Redraw
from subrosa.games.providence.rules.payments import enough, journeys_or_cards, more, price, track_room
from subrosa.games.providence.rules.state import COMMON, NOT_YET, POOL, Providence
from subrosa.games.providence.rules.turn import AT_ONCE, Act, AfterElder, NextPart, Scoring, act, end_turn
from subrosa.games.providence.rules.words import (
    DONE,
    DROP,
    FIRST_SHIFT,
    INFLUENCE,
    PAY,
    STOP,
    TAKE_LIMBO,
    TRAVEL,
    TRAVEL_SYMBOL,
    WEALTH,
)
from subrosa.parts.paying import is_lawful

Gathered = tuple[Choice, ...]

MOST_CARDS: Final = 7  # of a hand that payments are made of
ANSWERS: Final = 16  # answers to a question that are tried
QUESTIONS: Final = 30  # that may follow an action
TARGETS: Final = 60  # ways to go on with a text that are looked at
JUNK: Final = 0.75  # a card that is worth less than this share of an average card had better be exchanged


class Attempt:
    """An action that was tried: what was gathered for it, and the chance to win after it."""

    __slots__ = ("chancy", "gathered", "worth")

    def __init__(self, gathered: Gathered, worth: float, chancy: bool) -> None:
        self.gathered = gathered
        self.worth = worth
        self.chancy = chancy  # did it show anything that was hidden?

    def following(self, begun: Gathered) -> list[Choice]:
        """Return what may be chosen next on the way to this action; nothing if what was begun leads elsewhere."""
        rest = list(self.gathered)
        for choice in begun:
            if choice not in rest:
                return []
            rest.remove(choice)
        return rest if begun and rest else [rest[0] if rest else DONE]


# ---- trying


def try_all(s: Providence, seat: int, eyes: Eyes, begun: Gathered = ()) -> list[Attempt]:
    """Try whatever the player can do now, or all ways to go on with what they have begun to put together."""
    heads = [begun[0]] if begun else Act(seat).heads(s)
    found: list[Attempt] = []
    for gathered in ways(s, seat, eyes, heads):
        after, chancy = carried_out(s, seat, eyes, gathered)
        found.append(Attempt(gathered, worth(after, eyes), chancy))
    return found


def carried_out(s: Providence, seat: int, eyes: Eyes, gathered: Gathered) -> tuple[Providence, bool]:
    """Return the table after an action, and whether it has shown anything that was hidden."""
    copy = s.copy()
    copy.answers = ()
    copy.learners = 0
    if gathered[0].verb == "pass":
        return copy, False
    while not isinstance(copy.agenda.pop(), Act):
        pass
    act(copy, seat, gathered)
    go_on(copy, seat, eyes)
    return copy, copy.learners != 0


def answered(s: Providence, seat: int, eyes: Eyes, choice: Choice) -> float:
    """Return the chance to win after an answer to a question, with all that it sets off."""
    copy = s.copy()
    step = copy.agenda.pop()
    step.resolve(copy, choice)
    go_on(copy, seat, eyes)
    return worth(copy, eyes)


def best_after(s: Providence, seat: int, eyes: Eyes, gathered: Gathered) -> float:
    """Return the chance to win after an action and the best that can follow it in the same turn."""
    after, _ = carried_out(s, seat, eyes, gathered)
    if after.ending != NOT_YET or after.left <= 0 or gathered[0].verb == "pass":
        return worth(after, eyes)
    while not isinstance(after.agenda[-1], NextPart):  # somebody else is asked something
        after.agenda.pop()
    after.agenda[-1] = Act(seat)
    return max([attempt.worth for attempt in try_all(after, seat, eyes)])


def after_elder(s: Providence, seat: int, eyes: Eyes, gathered: Gathered) -> float:
    """Return the chance to win after the last action of a turn and the turn of the Great Old One that follows."""
    after, _ = carried_out(s, seat, eyes, gathered)
    if after.ending == NOT_YET:
        after.agenda = []
        end_turn(after, seat)
        go_on(after, seat, eyes)
        if after.ends_after:
            after.trigger(after.ends_after)
    return worth(after, eyes)


# ---- what an action sets off


def go_on(s: Providence, seat: int, eyes: Eyes) -> None:
    """Let everything happen up to the point where the action is resolved, or somebody else is asked."""
    for _ in range(QUESTIONS):
        step = run_tasks(s)
        if step is None or step.seat != seat:
            return
        options = step.options(s)
        choice = options[0] if len(options) == 1 else answer(s, seat, eyes, step, options)
        s.agenda.pop()
        step.resolve(s, choice)


def run_tasks(s: Providence) -> Step[Providence] | None:
    """Let everything happen that needs no decision; return the question that follows, if any does."""
    agenda = s.agenda
    while agenda:
        step: Step[Providence] = agenda[-1]
        if isinstance(step, (Act, AfterElder, NextPart, Scoring)):
            return None
        if not isinstance(step, Task):
            return step
        agenda.pop()
        step.run(s)
    return None


def answer(s: Providence, seat: int, eyes: Eyes, step: Step[Providence], options: list[Choice]) -> Choice:
    """Return the answer to a question that is best at first glance."""
    if TAKE_LIMBO in options:
        return TAKE_LIMBO  # cubes there do nothing
    if isinstance(step, Redraw):
        return junk_of(s, seat, eyes, options)
    if len(options) > ANSWERS:
        options = options[:: len(options) // ANSWERS + 1]
    best, highest = options[0], -1.0
    for option in options:
        copy = s.copy()
        copy.agenda.pop()
        step.resolve(copy, option)
        run_tasks(copy)
        value = worth(copy, eyes)
        if option is DONE or option is STOP:
            value += 1e-6
        if value > highest:
            best, highest = option, value
    return best


def junk_of(s: Providence, seat: int, eyes: Eyes, options: list[Choice]) -> Choice:
    """Return the card that had better be exchanged, or DONE if none had."""
    useful = eyes.useful[seat]
    cards = [option for option in options if option.verb == "drop"]
    owned = [*s.hands[seat], *s.decks[seat], *s.discards[seat]]
    average = sum([useful[card] for card in owned]) / max(1, len(owned))
    least = cards[0] if cards else DONE
    for option in cards:
        if useful[option.args[0]] < useful[least.args[0]]:
            least = option
    if least is DONE or (DONE in options and useful[least.args[0]] >= JUNK * average):
        return DONE
    return least


# ---- ways to put an action together


def ways(s: Providence, seat: int, eyes: Eyes, heads: list[Choice]) -> list[Gathered]:
    """Return complete actions that begin like this, those that pay alike only once."""
    found: list[Gathered] = []
    useful = eyes.useful[seat]
    adding: list[Gathered] | None = None
    for head in heads:
        verb = head.verb
        if verb in AT_ONCE:
            found.append((head,))
        elif verb == "add":
            if adding is None:
                adding = cheapest(s, seat, INFLUENCE, s.count(POOL, seat), useful)
            found += [(head, *cards) for cards in adding]
        elif verb == "retrieve":
            found += [(head, *cards) for cards in cheapest(s, seat, INFLUENCE, s.cubes_out(seat), useful)]
        elif verb == "track":
            shift = head.args[0]
            room = track_room(s, shift)
            found += [(head, *cards) for cards in cheapest(s, seat, FIRST_SHIFT + shift, room, useful)]
        elif verb == "buy":
            found += [(head, *cards) for cards in purchases(s, seat, useful)]
        elif verb == "travel":
            found += trips(s, seat, useful)
        elif verb == "discard":
            found += discards(s, seat, head, useful)
        else:
            found += texts(s, seat, head, useful)
    return found


def subsets(s: Providence, seat: int, resource: int) -> list[list[int]]:
    """Return all sets of cards in hand that show a symbol; sets of the same cards only once."""
    symbols = s.edition.worth[resource]
    found: list[list[int]] = [[]]
    last, since = -1, 0
    for card in [card for card in s.hands[seat] if symbols[card]][:MOST_CARDS]:
        start = since if card == last else 0  # a further copy joins only those sets that have the others
        last, since = card, len(found)
        found += [[*cards, card] for cards in found[start:]]
    return found[1:]


def cheapest(s: Providence, seat: int, resource: int, room: int, useful: list[float]) -> list[Gathered]:
    """Return the least useful cards for each number of symbols for which there is room."""
    symbols = s.edition.worth[resource]
    best: dict[int, tuple[float, list[int]]] = {}
    for cards in subsets(s, seat, resource):
        values = [symbols[card] for card in cards]
        total = sum(values)
        if total <= room or total - min(values) < room:
            keep(best, min(total, room), cards, useful)
    return [pay(cards) for _, cards in best.values()]


def purchases(s: Providence, seat: int, useful: list[float]) -> list[Gathered]:
    """Return the least useful cards for each number of cubes that can be bought."""
    symbols = s.edition.worth[WEALTH]
    best: dict[int, tuple[float, list[int]]] = {}
    for cards in subsets(s, seat, WEALTH):
        values = [symbols[card] for card in cards]
        cubes = min(sum(values) // s.edition.per_cube, s.count(COMMON, seat))
        if cubes and is_lawful(values, cubes * s.edition.per_cube):
            keep(best, cubes, cards, useful)
    return [pay(cards) for _, cards in best.values()]


def trips(s: Providence, seat: int, useful: list[float]) -> list[Gathered]:
    """Return journeys of one piece, with the least useful cards that pay for them."""
    symbols = s.edition.worth[TRAVEL_SYMBOL]
    sets = subsets(s, seat, TRAVEL_SYMBOL)
    paid: dict[int, Gathered] = {}
    found: list[Gathered] = []
    for trip in journeys_or_cards(s, seat, (TRAVEL,), s.hands[seat]):
        cost = price(s, [trip])
        if cost not in paid:
            best: dict[int, tuple[float, list[int]]] = {}
            for cards in sets:
                if is_lawful([symbols[card] for card in cards], cost):
                    keep(best, cost, cards, useful)
            paid[cost] = pay(best[cost][1])
        found.append((TRAVEL, trip, *paid[cost]))
    return found


def discards(s: Providence, seat: int, head: Choice, useful: list[float]) -> list[Gathered]:
    """Return ways to discard: the least useful card, the two least useful ones, and so on."""
    order = sorted([(useful[card], card) for card in s.hands[seat]])
    dropped: Gathered = ()
    found: list[Gathered] = []
    for _, card in order:
        dropped = (*dropped, DROP[card])
        found.append((head, *dropped))
    return found


def texts(s: Providence, seat: int, head: Choice, useful: list[float]) -> list[Gathered]:
    """Return ways to use a text: every way and target, each with the least useful cards for power."""
    best: dict[tuple[int, ...], tuple[float, Gathered]] = {}
    waiting: list[Gathered] = [(head,)]
    for _ in range(TARGETS):
        if not waiting:
            break
        gathered = waiting.pop()
        if enough(s, seat, gathered):
            target = tuple([choice.index for choice in gathered if choice.verb != "pay"])
            cost = sum([useful[choice.args[0]] for choice in gathered if choice.verb == "pay"])
            known = best.get(target)
            if known is None or cost < known[0]:
                best[target] = (cost, gathered)
        last = gathered[-1]
        for choice in more(s, seat, gathered):
            if last.verb != "pay" or choice.index >= last.index:
                waiting.append((*gathered, choice))
    return [gathered for _, gathered in best.values()]


def keep(
    best: dict[int, tuple[float, list[int]]], number: int, cards: list[int], useful: list[float]
) -> None:
    """Note which cards for a number are the least useful."""
    cost = sum([useful[card] for card in cards])
    known = best.get(number)
    if known is None or cost < known[0]:
        best[number] = (cost, cards)


def pay(cards: list[int]) -> Gathered:
    """Return the choices that pay with these cards."""
    return tuple([PAY[card] for card in cards])
