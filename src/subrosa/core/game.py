"""A game: the rules of one board game, who can play it, its options, and how to start."""

from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from subrosa.core import save as saves
from subrosa.core.choice import Choice, Kind, Words
from subrosa.core.codec import frozen, plain
from subrosa.core.errors import BadPosition, BadSetup, BadView, BrokenInvariant
from subrosa.core.rng import seeded
from subrosa.core.sealed import LEAST_SECRET
from subrosa.core.sentence import Sentence
from subrosa.core.state import NOTHING_DRAWN, Result, Setup, State
from subrosa.core.step import Gather, Step, Together, said_by
from subrosa.core.visible import is_visible
from subrosa.core.written import check_keys, rolls_of, truth

LONGEST_OPTION: Final = 300  # letters: what is chosen stands in every view

Thing = tuple[str, str]  # a kind and the name of a thing of that kind

_first: Final[
    dict[type, "Game"]
] = {}  # of each class, the game that was made first: the one with our own cards


class Option:
    """A set-up option. `values` are the allowed ones, the first is the default; texts come from the catalogues.

    An option with `free` set also takes other text, which the game checks itself.
    """

    __slots__ = ("free", "name", "rule", "values")

    def __init__(self, name: str, values: tuple[str, ...], rule: str, free: bool = False) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.free = free


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every part may rely on. A game is one instance of a subclass, registered in `subrosa.games`."""

    id: ClassVar[str]
    package: ClassVar[str]  # where its texts and rules lie
    rules_version: ClassVar[int]  # saves made by another version are refused
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    usual_seats: ClassVar[int]
    minutes: ClassVar[int] = 45  # roughly how long it takes at a table
    options: ClassVar[tuple[Option, ...]] = ()
    words: ClassVar[Words]
    kinds: ClassVar[tuple[Kind, ...]]  # the kinds of things that choices, events and texts name
    card_kind: ClassVar[str] = "card"  # the kind whose use reports count, see `card_used`
    steps: ClassVar[tuple[type[Step[Any]], ...]]
    most_options: ClassVar[
        int
    ]  # limits that random play must keep, so that action spaces and tests are bounded
    most_decisions: ClassVar[int]
    decisions_rule: ClassVar[str]  # the paragraphs of RULES.md about who decides what, and about the end
    end_rule: ClassVar[str]

    def __init__(self) -> None:
        self.cards_id: str = "standard"  # or the digest of an owner's corrected card file
        self.defaults: dict[str, str] = {option.name: option.values[0] for option in self.options}
        self.step_names: dict[str, type[Step[Any]]] = {step.__name__: step for step in self.steps}
        if type(self) not in _first:
            _first[type(self)] = self
        if self.words.owner is None:
            self.words.owner = type(self)

    # A game never changes, so a copy is the game itself, and a pickled one is found again.
    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return found_again, (type(self), self.cards_text())

    # ---- what a game adds

    def deal(self, setup: Setup) -> State:
        """Return a fresh state with its pieces laid out and its first step on the agenda, chance already seeded."""
        raise NotImplementedError

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> State:
        """Return a state with the public pieces of a view and the hidden ones drawn with `seed`, its agenda empty."""
        raise NotImplementedError

    def read_position(self, position: dict[str, Any], setup: Setup) -> State:
        """Return a state as written down, its first step on the agenda. Raises BadPosition."""
        raise NotImplementedError

    def check_setup(self, seats: int, options: dict[str, str]) -> None:
        """Raise BadSetup if options do not go together, or not with the player count."""

    def text_args(self, message: str) -> dict[str, Any]:
        """Return the numbers that the text of a thing mentions; it may also ask for `$players`, how many play."""
        return {}

    def standing(self, state: State) -> tuple[int, ...]:
        """Return what everybody would score if the game ended here, for looking back; () if nothing is counted."""
        return ()

    # ---- what its facts say, for those who know no game (a view's `facts`, which may have been through JSON)

    def round_of(self, facts: Any) -> int | None:
        """Return the number of the present round, None in games that count no rounds."""
        return None

    def turn_of(self, facts: Any) -> int | None:
        """Return the number of the present turn, None in games that count rounds alone, or nothing."""
        return None

    def hand_of(self, facts: Any) -> list[Thing]:
        """Return the cards in the viewer's hand, in order; none for spectators and in games without hands."""
        return []

    def player_of(self, facts: Any, seat: int) -> Any:
        """Return what everybody can follow of one player: numbers and lists by name, things as `named` says them."""
        return {}

    def piles_of(self, facts: Any) -> dict[str, list[Thing]]:
        """Return the piles that lie open and can be looked through, by name: the cards of each, in order."""
        return {}

    def table_of(self, facts: Any) -> dict[str, Any]:
        """Return what else there is to see, by name, things as `named` says them; all facts as they are by default."""
        return dict(facts)

    def roles_of(self, facts: Any, seat: int) -> dict[str, str | None]:
        """Return what a player is, by kind: open or secret; None where the viewer does not know it."""
        return {}

    def identity_of(self, facts: Any, seat: int) -> str | None:
        """Return the secret identity of a player if the game has such and the viewer knows it: one of the roles."""
        return None

    def opponent_of(self, facts: Any) -> Thing | None:
        """Return whom somebody who plays alone faces, for the record of their results; None if it is just the game."""
        return None

    def card_used(self, facts: Any, choice: Choice) -> str | None:
        """Return what a choice does with which card, for reports: `play blackmail`; None if it concerns no card."""
        if choice.kinds[:1] != (self.card_kind,):
            return None
        names = next(kind.names for kind in self.kinds if kind.name == self.card_kind)
        return f"{choice.verb} {names[choice.args[0]]}"

    def shown(self, view: dict[str, Any]) -> Any:
        """Return what a page draws besides the facts: whatever takes a rule to work out.

        It follows from the view alone, so it can show nothing hidden. Bots and learners do without, so it may cost more
        than a view. A game with a board of its own says what that board needs; this is what the plain board draws.
        """
        facts = view["facts"]
        piles = self.piles_of(facts)
        return {
            "players": [self.player_of(facts, seat) for seat in range(view["seats"])],
            "piles": {name: [list(thing) for thing in things] for name, things in piles.items()},
            "table": self.table_of(facts),
        }

    def goal(self, view: dict[str, Any], shown: Any) -> list[Sentence]:
        """Return what wins this very game and how near everybody is, in three sentences at most.

        `shown` is that of the view. Both take from it what is worked out there already.
        """
        return []

    def tale(self, view: dict[str, Any], shown: Any) -> list[Sentence]:
        """Return why the winner won, and why the viewer did not, in a sentence each; asked when the game is over."""
        return []

    def outcomes(self, view: dict[str, Any]) -> dict[str, list[Sentence]]:
        """Return what choices on offer bring about besides what they say, by their texts, if it is public."""
        return {}

    def answers(self, view: dict[str, Any]) -> dict[str, Sentence]:
        """Return what choices on offer say, by their texts, where their usual words say too little at this moment."""
        return {}

    def page(self, view: dict[str, Any]) -> dict[str, Any]:
        """Return a view as pages get it: with `shown`, which every game has a round, a turn and a hand in."""
        facts = view["facts"]
        over = view["result"] is not None
        shown = self.shown(view)
        common = {
            "round": self.round_of(facts),
            "turn": self.turn_of(facts),
            "hand": [list(thing) for thing in self.hand_of(facts)],
            "outcomes": self.outcomes(view),
            "answers": self.answers(view),
            "goal": [] if over else self.goal(view, shown),
            "tale": self.tale(view, shown) if over else [],
            "places": places(view["result"]) if over else [],
        }
        return view | {"shown": common | shown}

    def cards_text(self) -> str:
        """Return the card file in use if it is not the standard one (it becomes part of saves), else ''."""
        return ""

    def with_cards(self, text: str) -> "Game":
        """Return the same game with an owner's corrected card file."""
        raise BadSetup(f"{self.id} has no card file that could be replaced")

    # ---- starting

    def new(
        self,
        seats: int | None = None,
        seed: int | str = 0,
        options: dict[str, Any] | None = None,
        hurry: bool = False,
        quiet: bool = False,
        sealed: bool = False,
    ) -> State:
        """Start a new game and advance it to its first decision.

        In a hurry, seats with nothing to decide are not asked; a quiet game tells no events. Both are for simulations.
        Where somebody could cheat, the game is sealed and its seed is a secret (`core.sealed`).
        """
        chosen = self.usual_seats if seats is None else seats
        return self.begin(self.setup(chosen, seed, options or {}, hurry, sealed=sealed), quiet)

    def setup(
        self,
        seats: int,
        seed: int | str,
        options: dict[str, Any],
        hurry: bool = False,
        position: dict[str, Any] | None = None,
        sealed: bool = False,
    ) -> Setup:
        """Return a checked set-up; options not named get their defaults."""
        if sealed and not (isinstance(seed, str) and len(seed) >= LEAST_SECRET):
            raise BadSetup(f"the seed of a sealed game is a secret of at least {LEAST_SECRET} letters")
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSetup(f"{self.id} is for {self.player_counts()}, not {seats}")
        if position is not None:
            check_written(position, seats)
        chosen = dict(self.defaults)
        given: dict[Any, Any] = options
        for name, value in given.items():
            chosen[str(name)] = self._option_value(name, value)
        self.check_setup(seats, chosen)
        rolls = () if position is None else rolls_of(position)
        return Setup(self, seats, seed, chosen, hurry, position, sealed, rolls)

    def player_counts(self) -> str:
        """Say how many can play: "4 to 8 players", or "1 player"."""
        least, most = self.min_seats, self.max_seats
        counts = str(least) if least == most else f"{least} to {most}"
        return f"{counts} {'player' if most == 1 else 'players'}"

    def _option_value(self, name: Any, value: Any) -> str:
        text = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        if len(text) > LONGEST_OPTION:
            raise BadSetup(
                f"option {name} of {self.id} takes at most {LONGEST_OPTION} letters, not {len(text)}"
            )
        for option in self.options:
            if option.name == name:
                if text in option.values or (option.free and is_visible(text)):
                    return text
                raise BadSetup(
                    f"option {name} of {self.id} is one of {', '.join(option.values)}, not {text!r}"
                )
        known = ", ".join([option.name for option in self.options]) or "none"
        raise BadSetup(f"{self.id} has no option {name!r}; its options are: {known}")

    def position(self, position: Any) -> State:
        """Lay out any legal position written down: for tests, puzzles and bug reports.

        Raises BadPosition, or BadSetup for options and player counts that no game could have.
        """
        check_written(position)
        hurry = truth(position, "hurry")
        seed, options = position.get("seed", 0), position.get("options", {})
        if not isinstance(seed, (int, str)) or isinstance(seed, bool):
            raise BadPosition(f"'seed' should be a whole number or a text, not {seed!r}")
        if not isinstance(options, dict):
            raise BadPosition(f"'options' should be a table such as {{'name': 'value'}}, not {options!r}")
        state = self.begin(self.setup(len(position["players"]), seed, options, hurry, position))
        self.check_rolls(state)
        return state

    def check_rolls(self, state: State) -> None:
        """Refuse the next of the written rolls if whatever can be chosen now stumbles over it, or nothing draws it.

        Others are looked at when they are drawn: nobody knows before for what that will be.
        """
        left = state.rolls_left()
        if left and state.result is not None:
            raise BadPosition(f"the game is over and draws nothing: leave {list(left)} out of 'rolls'")
        refused: BadPosition | None = None
        for seat in state.waiting if left else ():
            for choice in state.options(seat):
                world = state.copy()
                world.events = None
                try:
                    world.apply(seat, choice)
                    while world.waiting and len(world.options(world.waiting[0])) == 1:
                        world.apply(world.waiting[0], world.options(world.waiting[0])[0])
                    return
                except BadPosition as error:
                    refused = error
        if refused is not None:
            raise refused

    def begin(self, setup: Setup, quiet: bool = False) -> State:
        """Return the state a set-up leads to, advanced to its first decision."""
        state = self.lay_out(setup)
        if quiet:
            state.events = None
        state.hurry = setup.hurry
        if setup.rolls:
            state.rng = NOTHING_DRAWN
        if setup.position is not None:
            self.check_position(state)
        state.advance()
        state.learners = 0
        return state

    def check_position(self, state: State) -> None:
        """Refuse a position whose mistakes the game has overlooked; games say precisely what is wrong."""
        try:
            state.check()
        except BrokenInvariant as error:
            raise BadPosition(f"this cannot be: {error}") from error

    def lay_out(self, setup: Setup) -> State:
        """Return the pieces as they lie at the start, before anything happens."""
        return self.deal(setup) if setup.position is None else self.read_position(setup.position, setup)

    def blank(self, state: State, setup: Setup, seed: int | str) -> None:
        """Fill the common fields of a state that is being made."""
        state.setup = setup
        state.seats = setup.seats
        state.rng = NOTHING_DRAWN if setup.sealed else seeded(seed)
        state.hurry = False
        state.agenda = []
        state.waiting = ()
        state.offer = ()
        state.answers = ()
        state.learners = 0
        state.events = []
        state.past = None
        state.before = None
        state.result = None

    # ---- imagining

    def imagine(self, view: dict[str, Any], rng: Random) -> State:
        """Return a world: a full state that fits the view, everything else drawn with the caller's generator.

        Answers that other seats may have given already to a question asked of several seats are forgotten, and so is
        what another seat may have gathered: they are asked again. The world tells no events; its future is drawn
        afresh as well.
        """
        if view.get("game") != self.id or view.get("cards") != self.cards_id:
            raise BadView(f"this is no view of {self.id} with {self.cards_id} cards")
        try:
            return self._world(view, rng.getrandbits(60))
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise BadView(f"this is no view that {self.id} ever gave: {error!r}") from error

    def _world(self, view: dict[str, Any], seed: int) -> State:
        setup = Setup(self, view["seats"], 0, view["options"], False, None)
        state = self.read_facts(view, setup, seed)
        state.events = None
        state.agenda = [self.decode_step(step) for step in view["agenda"]]
        if view["result"] is not None:
            r = view["result"]
            state.result = Result(r["ending"], r["rule"], tuple(r["winners"]), tuple(r["scores"]))
        if not state.agenda:
            return state
        step = state.agenda[-1]
        if view["answer"] is not None and isinstance(step, Together):
            answer = self.words.get(view["answer"])
            state.answers = tuple([answer if seat == view["seat"] else None for seat in step.seats])
        elif "gathered" in view and isinstance(step, Gather):
            state.answers = tuple([self.words.get(text) for text in view["gathered"]])
        state.advance()
        return state

    # ---- steps as data

    def encode_step(self, step: Step[Any]) -> list[Any]:
        """Return a step as its name and its fields, JSON-ready. Constructors of steps take their fields by name."""
        return [type(step).__name__, {name: plain(getattr(step, name)) for name in said_by(step)}]

    def decode_step(self, data: list[Any]) -> Step[Any]:
        """Undo `encode_step`."""
        cls: Any = self.step_names[data[0]]
        step: Step[Any] = cls(**{name: frozen(value) for name, value in data[1].items()})
        return step

    # ---- saving

    def save(self, state: State) -> str:
        """Write the game as text: set-up, choices with a checksum each, and a snapshot."""
        return saves.save(self, state)

    def load(self, text: str) -> State:
        """Read the state a save was made of, from its snapshot. Raises BadSave."""
        return saves.load(self, text)

    def replay(self, text: str) -> list[State]:
        """Return all states of a saved game from the first to the last, each proved by its checksum."""
        return saves.replay(self, text)


def found_again(cls: type, cards: str) -> Game:
    """Return the game of this class with these cards; for unpickling, which has just imported the class."""
    if cls not in _first:
        raise TypeError(f"import the module that makes a {cls.__name__} before you unpickle one")
    game = _first[cls]
    return game if game.cards_text() == cards else game.with_cards(cards)


def places(result: Any) -> list[int]:
    """Return everybody's place, the winners' first and the others' by their scores; [] where nothing was counted."""
    scores: list[int] = result["scores"]
    marks = [(seat in result["winners"], score) for seat, score in enumerate(scores)]
    return [1 + len([1 for other in marks if other > mark]) for mark in marks]


def check_written(position: Any, seats: int | None = None) -> None:
    """Raise BadPosition unless this is a table with as many players as there are seats."""
    players = position.get("players") if isinstance(position, dict) else None
    if not isinstance(players, list) or (seats is not None and len(players) != seats):
        raise BadPosition("a position is a table with at least 'players', a list with one table per seat")
    check_keys(position, "a position")
