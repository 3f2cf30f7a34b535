"""Vigil: collect hours before the ghosts do. `GAME` keeps every law, with one seat as with three."""

from typing import Any, ClassVar

from subrosa.core import (
    A_SEAT,
    BrokenInvariant,
    Choice,
    Game,
    Holds,
    Kind,
    Refusal,
    Result,
    Secret,
    Setup,
    State,
    Step,
    Thing,
    Window,
    Words,
    named,
)
from subrosa.core.written import many, only, whole

CARDS = ("hour", "ghost")
HOUR, GHOST = 0, 1
COPIES = (10, 8)
CHARMS = ("salt", "dust")
SALT = 0
CHARM_COPIES = (4, 4)
HELD = 2  # charms of each player
CANDLES = 2
GOAL = 6  # hours
MOST_FEAR = 3

SEAT = Kind("seat", ["0", "1", "2"])
CARD = Kind("card", list(CARDS))
CHARM = Kind("charm", list(CHARMS))
WORDS = Words()
TURN = WORDS.word("turn")
LIGHT = WORDS.word("light")
REST = WORDS.word("rest")
PASS = WORDS.word("pass")
THROW = WORDS.word("salt")


class Vigil(State):
    __slots__ = (
        "box",
        "candles",
        "charms",
        "deck",
        "die",
        "discards",
        "fear",
        "hours",
        "kept",
        "lit",
        "turn",
    )
    deck: list[int]  # the top card last
    die: int  # as it was rolled last, 0 before
    discards: list[int]
    charms: list[tuple[int, ...]]  # by seat, hidden from others
    box: list[int]  # charms that nobody has
    candles: list[int]
    lit: list[int]  # by seat: has it seen the top card?
    hours: int  # of this turn, which do not count yet
    kept: list[int]  # by seat: hours that count
    fear: int
    turn: int

    def copy(self) -> "Vigil":
        other = Vigil.__new__(Vigil)
        self.copy_core(other)
        other.deck, other.discards = self.deck[:], self.discards[:]
        other.charms, other.box = self.charms[:], self.box[:]
        other.candles, other.lit, other.kept = self.candles[:], self.lit[:], self.kept[:]
        other.die, other.hours, other.fear, other.turn = self.die, self.hours, self.fear, self.turn
        return other

    def facts(self, seat: int | None) -> dict[str, Any]:
        knows_top = seat is not None and self.lit[seat]
        return {
            "turn": self.turn,
            "deck": len(self.deck),
            "discards": [CARDS[card] for card in self.discards],
            "top": CARDS[self.deck[-1]] if knows_top else None,
            "die": self.die,
            "hours": self.hours,
            "fear": self.fear,
            "lit": self.lit[:],
            "players": [
                {"seat": i, "kept": self.kept[i], "candles": self.candles[i], "charms": len(self.charms[i])}
                for i in range(self.seats)
            ],
            "hand": None if seat is None else [CHARMS[charm] for charm in self.charms[seat]],
            "box": len(self.box),
        }

    def check(self) -> None:
        cards = [*self.deck, *self.discards]
        if (cards.count(HOUR), cards.count(GHOST)) != COPIES:
            raise BrokenInvariant("cards were lost or doubled")
        if not 0 <= self.fear <= MOST_FEAR or min(self.candles) < 0:
            raise BrokenInvariant("there is more fear, or fewer candles, than can be")

    def show_top(self) -> int:
        """Turn the top card over."""
        card = self.deck.pop()
        self.discards.append(card)
        self.lit = [0] * self.seats
        self.learn_all()
        return card

    def next_turn(self) -> None:
        self.hours = 0
        self.turn += 1
        self.push(Watch(self.turn % self.seats))

    def lose(self, ending: str) -> None:
        """Let the house win."""
        self.finish(Result(ending, "3.2", (), tuple(self.kept)))


class Watch(Step[Vigil]):
    """The player turns a card over, looks at it, or rests."""

    __slots__ = ()
    prompt: ClassVar[str] = "watch"
    rule: ClassVar[str] = "2.1"
    always_asked: ClassVar[bool] = True  # otherwise nobody could look at the card that they have lit

    def options(self, s: Vigil) -> list[Choice]:
        light = [LIGHT] if s.candles[self.seat] and not s.lit[self.seat] else []
        return [TURN, *light, *([REST] if s.hours else [])]

    def resolve(self, s: Vigil, choice: Choice) -> None:
        if choice is TURN:
            self.turn_over(s)
        elif choice is LIGHT:
            s.candles[self.seat] -= 1
            s.lit[self.seat] = 1
            s.learn(self.seat)
            s.tell("look", seat=self.seat, card=Secret(CARDS[s.deck[-1]], (self.seat,)))
            s.push(self)
        else:
            s.kept[self.seat] += s.hours
            s.tell("rest", seat=self.seat, hours=s.kept[self.seat])
            if s.kept[self.seat] >= GOAL:
                s.finish(Result("morning", "3.1", (self.seat,), tuple(s.kept)))
            else:
                s.next_turn()

    def turn_over(self, s: Vigil) -> None:
        card = s.show_top()
        s.tell("turn", seat=self.seat, card=CARDS[card])
        if card == GHOST:
            s.push(Ghost(tuple((self.seat + i) % s.seats for i in range(s.seats)), self.seat))
            return
        s.hours += 1
        go_on(s, self.seat)

    def refusal(self, s: Vigil, seat: int, choice: Choice) -> Refusal | None:
        if choice is LIGHT:
            return Refusal("no-candle", "2.2")
        return Refusal("no-hours", "2.1") if choice is REST else None


class Ghost(Window[Vigil]):
    """Does anybody throw salt? Everybody is asked, since charms are hidden."""

    __slots__ = ("player",)
    holds: ClassVar[Holds] = {"player": A_SEAT}
    prompt: ClassVar[str] = "ghost"
    rule: ClassVar[str] = "2.3"

    def __init__(self, seats: tuple[int, ...], player: int) -> None:
        super().__init__(seats)
        self.player = player

    def replies(self, s: Vigil, seat: int) -> list[Choice]:
        return [PASS, THROW] if SALT in s.charms[seat] else [PASS]

    def prompt_args(self, s: Vigil) -> dict[str, Any]:
        return {"target": self.player}

    def react(self, s: Vigil, seat: int, choice: Choice) -> None:
        charms = list(s.charms[seat])
        charms.remove(SALT)
        s.charms[seat] = tuple(charms)
        s.learn_all()
        s.tell("salt", seat=seat)
        go_on(s, self.player)

    def close(self, s: Vigil) -> None:
        s.die = s.roll(6) + 1
        s.learn_all()
        if s.die > 3:
            s.tell("calm", seat=self.player, die=s.die)
            go_on(s, self.player)
            return
        s.tell("fear", seat=self.player, die=s.die)
        s.fear += 1
        if s.fear == MOST_FEAR:
            s.lose("haunted")
        elif s.deck:
            s.next_turn()
        else:
            s.lose("dark")


def go_on(s: Vigil, seat: int) -> None:
    """Let the turn go on if there are cards left."""
    if s.deck:
        s.push(Watch(seat))
    else:
        s.lose("dark")


class VigilGame(Game):
    id = "vigil"
    package = "tests.solo.vigil"
    rules_version = 1
    min_seats, max_seats, usual_seats = 1, 3, 1
    minutes = 5
    most_options, most_decisions = 3, 200
    decisions_rule, end_rule = "2.1", "3.1"
    words = WORDS
    kinds = (SEAT, CARD, CHARM)
    steps = (Watch, Ghost)

    def turn_of(self, facts: dict[str, Any]) -> int:
        return int(facts["turn"])

    def hand_of(self, facts: dict[str, Any]) -> list[Thing]:
        return [("charm", charm) for charm in facts["hand"] or ()]

    def player_of(self, facts: dict[str, Any], seat: int) -> dict[str, Any]:
        return {name: value for name, value in facts["players"][seat].items() if name != "seat"}

    def piles_of(self, facts: dict[str, Any]) -> dict[str, list[Thing]]:
        return {"discards": [("card", card) for card in facts["discards"]]}

    def table_of(self, facts: dict[str, Any]) -> dict[str, Any]:
        counts = {name: facts[name] for name in ("deck", "die", "hours", "fear", "box")}
        return {**counts, "top": named("card", facts["top"])}

    def deal(self, setup: Setup) -> Vigil:
        s = self.empty(setup, setup.seed)
        s.deck = pile(COPIES)
        s.shuffle(s.deck)
        s.box = pile(CHARM_COPIES)
        s.shuffle(s.box)
        s.charms = [tuple([s.box.pop() for _ in range(HELD)]) for _ in range(s.seats)]
        s.push(Watch(0))
        return s

    def empty(self, setup: Setup, seed: int | str) -> Vigil:
        """Make a state without cards and charms."""
        s = Vigil.__new__(Vigil)
        self.blank(s, setup, seed)
        s.deck, s.discards, s.box, s.charms = [], [], [], []
        s.candles, s.lit, s.kept = [CANDLES] * s.seats, [0] * s.seats, [0] * s.seats
        s.die = s.hours = s.fear = s.turn = 0
        return s

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Vigil:
        s = self.empty(setup, seed)
        facts, viewer = view["facts"], view["seat"]
        s.turn, s.die, s.hours, s.fear = facts["turn"], facts["die"], facts["hours"], facts["fear"]
        s.lit = list(facts["lit"])
        s.discards = [CARDS.index(card) for card in facts["discards"]]
        s.kept = [row["kept"] for row in facts["players"]]
        s.candles = [row["candles"] for row in facts["players"]]
        top = [] if facts["top"] is None else [CARDS.index(facts["top"])]
        s.deck = without(pile(COPIES), [*s.discards, *top])
        s.shuffle(s.deck)
        s.deck += top
        held = [row["charms"] for row in facts["players"]]
        own = [CHARMS.index(charm) for charm in facts["hand"] or []]
        thrown = [SALT] * (sum(CHARM_COPIES) - facts["box"] - sum(held))
        s.box = without(pile(CHARM_COPIES), [*own, *thrown])
        s.shuffle(s.box)
        s.charms = [
            tuple(own) if seat == viewer else tuple([s.box.pop() for _ in range(count)])
            for seat, count in enumerate(held)
        ]
        return s

    def read_position(self, position: dict[str, Any], setup: Setup) -> Vigil:
        only(position, ("players", "deck", "seed", "options", "hurry", "rolls"), "a position of Vigil")
        s = self.empty(setup, setup.seed)
        s.deck = list(many(CARDS, position.get("deck", ["hour"]), "deck"))
        s.discards = without(pile(COPIES), s.deck)
        for seat, row in enumerate(position["players"]):
            only(row, ("charms", "candles", "kept"), f"player {seat}")
            s.charms.append(many(CHARMS, row.get("charms", []), f"charms of player {seat}"))
            s.candles[seat] = whole(row, "candles", CANDLES, 0, CANDLES)
            s.kept[seat] = whole(row, "kept", 0, 0, GOAL - 1)
        s.box = without(pile(CHARM_COPIES), [charm for charms in s.charms for charm in charms])
        s.push(Watch(0))
        return s


def pile(copies: tuple[int, ...]) -> list[int]:
    """List so many copies of each."""
    return [card for card, count in enumerate(copies) for _ in range(count)]


def without(cards: list[int], gone: list[int]) -> list[int]:
    """Take some cards out; those that are not there are left for `check` to find."""
    for card in gone:
        if card in cards:
            cards.remove(card)
    return cards


GAME = VigilGame()
