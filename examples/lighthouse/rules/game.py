"""Lighthouse: the keepers fill the lamp with oil, but one of them is a wrecker and wants it dark.

A small game with secret roles, a reaction, a vote and things to peek at, written with docs/add-a-game.md.
The rules are in RULES.md; `python -m examples.lighthouse.demo` plays it.
"""

from typing import Any, ClassVar

from subrosa.core import (
    A_SEAT,
    BrokenInvariant,
    Choice,
    Game,
    Holds,
    Kind,
    Option,
    Refusal,
    Result,
    Secret,
    Setup,
    State,
    Step,
    Thing,
    Together,
    Window,
    Words,
    named,
)

DRINKS = ("oil", "water")
OIL, WATER = 0, 1
COPIES = (17, 11)
GOALS = {"calm": 2, "storm": 4}  # how much more oil than water the lamp needs
TURNS = 3  # of each player

SEAT = Kind("seat", ["0", "1", "2", "3", "4"])
DRINK = Kind("drink", list(DRINKS))

WORDS = Words()
POUR = WORDS.row("pour", DRINK)
LOOK = WORDS.row("look", SEAT)  # at the last flask that this seat poured
PASS = WORDS.word("pass")
STOP = WORDS.word("stop")
VOTE = WORDS.row("vote", SEAT)


class Lighthouse(State):
    __slots__ = ("corks", "deck", "hands", "lamp", "pourers", "seen", "spilt", "turn", "wrecker")
    wrecker: int
    hands: list[tuple[int, ...]]
    deck: list[int]  # the top flask last
    spilt: list[int]  # flasks that were stopped, face up
    lamp: list[int]  # flasks that were poured, face down
    pourers: list[int]  # who poured each of them
    seen: list[tuple[int, ...]]  # for each seat, the places in the lamp that it has looked at
    corks: list[int]
    turn: int

    def copy(self) -> "Lighthouse":
        other = Lighthouse.__new__(Lighthouse)
        self.copy_core(other)
        other.wrecker = self.wrecker
        other.hands = self.hands[:]
        other.deck = self.deck[:]
        other.spilt = self.spilt[:]
        other.lamp = self.lamp[:]
        other.pourers = self.pourers[:]
        other.seen = self.seen[:]
        other.corks = self.corks[:]
        other.turn = self.turn
        return other

    def facts(self, seat: int | None) -> dict[str, Any]:
        over = self.result is not None
        return {
            "turn": self.turn,
            "deck": len(self.deck),
            "spilt": self.spilt[:],
            "pourers": self.pourers[:],
            "lamp": [drink if over or self.knows(seat, i) else None for i, drink in enumerate(self.lamp)],
            "seen": [list(places) for places in self.seen],  # everybody sees who looks where
            "corks": self.corks[:],
            "sizes": [len(hand) for hand in self.hands],
            "hand": None if seat is None else list(self.hands[seat]),
            "wrecker": self.wrecker if over or seat == self.wrecker else None,
        }

    def check(self) -> None:
        drinks = [*self.deck, *self.spilt, *self.lamp, *[drink for hand in self.hands for drink in hand]]
        if (drinks.count(OIL), drinks.count(WATER)) != COPIES or len(self.lamp) != len(self.pourers):
            raise BrokenInvariant("flasks were lost or doubled")

    def knows(self, seat: int | None, place: int) -> bool:
        """Tell whether this seat poured the flask in this place of the lamp, or looked at it."""
        return seat is not None and (self.pourers[place] == seat or place in self.seen[seat])

    def last_of(self, seat: int) -> int:
        """Return the place of the last flask that this seat poured, or -1."""
        return max([place for place, pourer in enumerate(self.pourers) if pourer == seat], default=-1)

    def pour(self, seat: int, drink: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(drink)
        self.hands[seat] = tuple(hand)
        self.lamp.append(drink)
        self.pourers.append(seat)
        self.tell("pour", seat=seat, drink=Secret(DRINKS[drink], (seat,)))

    def look(self, seat: int, target: int) -> None:
        place = self.last_of(target)
        self.seen[seat] += (place,)
        self.learn(seat)
        self.tell("look", seat=seat, target=target, drink=Secret(DRINKS[self.lamp[place]], (seat,)))

    def next_turn(self) -> None:
        self.turn += 1
        if self.turn < TURNS * self.seats:
            self.push(Turn(self.turn % self.seats))
        else:
            self.push(Vote(tuple(range(self.seats))))


class Turn(Step[Lighthouse]):
    """The player pours a flask, or looks at one."""

    __slots__ = ()
    prompt: ClassVar[str] = "turn"
    rule: ClassVar[str] = "2.1"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def options(self, s: Lighthouse) -> list[Choice]:
        pours = [POUR[drink] for drink in sorted(set(s.hands[self.seat]))]
        lasts = [s.last_of(seat) for seat in range(s.seats)]
        looks = [LOOK[s.pourers[place]] for place in lasts if place >= 0 and not s.knows(self.seat, place)]
        return [*pours, *looks]

    def resolve(self, s: Lighthouse, choice: Choice) -> None:
        (what,) = choice.args
        if choice.verb == "look":
            s.look(self.seat, what)
            s.next_turn()
            return
        s.pour(self.seat, what)
        others = [(self.seat + i) % s.seats for i in range(1, s.seats)]
        s.push(Stop(tuple(seat for seat in others if s.corks[seat]), self.seat))

    def refusal(self, s: Lighthouse, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "pour":
            return Refusal("not-in-hand", "2.2", {"drink": DRINKS[choice.args[0]]})
        if choice.verb == "look":
            return Refusal("nothing-new", "2.4", {"target": choice.args[0]})
        return None


class Stop(Window[Lighthouse]):
    """Does anybody stop the flask just poured? All can see who has a cork, so only they are asked."""

    __slots__ = ("pourer",)
    holds: ClassVar[Holds] = {"pourer": A_SEAT}
    prompt: ClassVar[str] = "stop"
    rule: ClassVar[str] = "2.3"

    def __init__(self, seats: tuple[int, ...], pourer: int) -> None:
        super().__init__(seats)
        self.pourer = pourer

    def replies(self, s: Lighthouse, seat: int) -> list[Choice]:
        return [PASS, STOP]

    def prompt_args(self, s: Lighthouse) -> dict[str, Any]:
        return {"target": self.pourer}

    def react(self, s: Lighthouse, seat: int, choice: Choice) -> None:
        s.corks[seat] -= 1
        s.pourers.pop()
        s.spilt.append(s.lamp.pop())
        s.learn_all()
        s.tell("stop", seat=seat, target=self.pourer, drink=DRINKS[s.spilt[-1]])
        self.close(s)

    def close(self, s: Lighthouse) -> None:
        s.hands[self.pourer] += (s.deck.pop(),)
        s.learn(self.pourer)
        s.next_turn()


class Vote(Together[Lighthouse]):
    """Everybody points at somebody; then the lamp is lit."""

    __slots__ = ()
    prompt: ClassVar[str] = "vote"
    rule: ClassVar[str] = "3.1"

    def replies(self, s: Lighthouse, seat: int) -> list[Choice]:
        return [VOTE[other] for other in range(s.seats) if other != seat]

    def resolve_all(self, s: Lighthouse, answers: tuple[Choice, ...]) -> None:
        votes = [0] * s.seats
        for seat, answer in zip(self.seats, answers, strict=True):
            (target,) = answer.args
            votes[target] += 1
            s.tell("vote", seat=seat, target=target)
        oil, water = s.lamp.count(OIL), s.lamp.count(WATER)
        s.learn_all()
        s.tell("lamp", seat=s.wrecker, oil=oil, water=water)
        keepers = tuple(seat for seat in range(s.seats) if seat != s.wrecker)
        if votes[s.wrecker] > max(votes[seat] for seat in keepers):
            s.finish(Result("caught", "3.2", keepers))
        elif oil - water >= GOALS[s.setup.options["weather"]]:
            s.finish(Result("light", "3.2", keepers))
        else:
            s.finish(Result("wreck", "3.2", (s.wrecker,)))


class LighthouseGame(Game):
    id = "lighthouse"
    package = "examples.lighthouse"
    rules_version = 1
    min_seats, max_seats, usual_seats = 3, 5, 4
    most_options, most_decisions = 6, 80
    decisions_rule, end_rule = "2.1", "3.2"
    options = (Option("weather", tuple(GOALS), "1.2"),)
    words = WORDS
    kinds = (SEAT, DRINK)
    card_kind = "drink"
    steps = (Turn, Stop, Vote)

    def turn_of(self, facts: dict[str, Any]) -> int:
        return int(facts["turn"])

    def hand_of(self, facts: dict[str, Any]) -> list[Thing]:
        return [("drink", DRINKS[drink]) for drink in facts["hand"] or ()]

    def player_of(self, facts: dict[str, Any], seat: int) -> dict[str, Any]:
        return {"corks": facts["corks"][seat], "sizes": facts["sizes"][seat]}

    def piles_of(self, facts: dict[str, Any]) -> dict[str, list[Thing]]:
        return {"spilt": [("drink", DRINKS[drink]) for drink in facts["spilt"]]}

    def table_of(self, facts: dict[str, Any]) -> dict[str, Any]:
        """Return how many flasks are left, and who poured what into the lamp, as far as the viewer knows."""
        poured = zip(facts["pourers"], facts["lamp"], strict=True)
        lamp = [
            {"by": named("seat", seat), "drink": None if drink is None else named("drink", DRINKS[drink])}
            for seat, drink in poured
        ]
        return {"deck": facts["deck"], "lamp": lamp, "wrecker": named("seat", facts["wrecker"])}

    def deal(self, setup: Setup) -> Lighthouse:
        s = Lighthouse.__new__(Lighthouse)
        self.blank(s, setup, setup.seed)
        s.wrecker = s.roll(s.seats)
        s.deck = [drink for drink, copies in enumerate(COPIES) for _ in range(copies)]
        s.shuffle(s.deck)
        s.hands = [(s.deck.pop(), s.deck.pop()) for _ in range(s.seats)]
        s.spilt, s.lamp, s.pourers, s.seen = [], [], [], [()] * s.seats
        s.corks, s.turn = [1] * s.seats, 0
        s.push(Turn(0))
        return s

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Lighthouse:
        s = Lighthouse.__new__(Lighthouse)
        self.blank(s, setup, seed)
        facts, viewer = view["facts"], view["seat"]
        s.turn, s.spilt, s.corks = facts["turn"], list(facts["spilt"]), list(facts["corks"])
        s.pourers, s.seen = list(facts["pourers"]), [tuple(places) for places in facts["seen"]]
        suspects = [seat for seat in range(s.seats) if seat != viewer]
        s.wrecker = suspects[s.roll(len(suspects))] if facts["wrecker"] is None else facts["wrecker"]
        hand = tuple(facts["hand"] or ())
        s.deck = [drink for drink, copies in enumerate(COPIES) for _ in range(copies)]
        for drink in [*s.spilt, *hand, *[drink for drink in facts["lamp"] if drink is not None]]:
            s.deck.remove(drink)
        s.shuffle(s.deck)
        s.lamp = [s.deck.pop() if drink is None else drink for drink in facts["lamp"]]
        sizes = enumerate(facts["sizes"])
        s.hands = [hand if seat == viewer else tuple(s.deck.pop() for _ in range(n)) for seat, n in sizes]
        return s


GAME = LighthouseGame()
