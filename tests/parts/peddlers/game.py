"""Peddlers: buy, fetch, burn and recover goods with a deck of one's own. `GAME` keeps every law."""

from typing import Any, ClassVar

from subrosa.core import (
    BrokenInvariant,
    Choice,
    Game,
    Kind,
    Refusal,
    Result,
    Setup,
    Step,
    Words,
)
from subrosa.parts.decks import IN_DECK, IN_HAND, NOT_THERE, Decks
from subrosa.parts.drawing import draw
from subrosa.parts.hands import distinct
from subrosa.parts.majority import best
from subrosa.parts.names import number, numbers

CARDS = ("coin", "boot", "lamp", "silk", "spice", "rose", "idol", "tea")
COIN, BOOT, LAMP = range(3)
GOODS = range(3, len(CARDS))
START = (COIN, COIN, COIN, BOOT, LAMP)
HAND = 2
TURNS = 6
CARD = Kind("card", list(CARDS))
SEATS = Kind("seat", ["0", "1", "2"])
WORDS = Words()
PASS = WORDS.word("pass")
BUY = WORDS.word("buy")
FETCH = WORDS.word("fetch")
LIGHT = WORDS.word("light")
DROP = WORDS.row("drop", CARD)
RECOVER = WORDS.row("recover", CARD)
BURN = WORDS.row("burn", CARD)


class Peddlers(Decks):
    __slots__ = ("burnt", "market", "turn")
    card_names: ClassVar = CARDS
    market: list[int]  # the top card last, face up
    burnt: tuple[tuple[int, int], ...]  # (card, where it was): everybody saw it and may remember
    turn: int

    def copy(self) -> "Peddlers":
        other = type(self)()
        self.copy_core(other)
        self.copy_decks(other)
        other.market, other.burnt, other.turn = self.market[:], self.burnt, self.turn
        return other

    def tell_reshuffle(self, seat: int) -> None:
        self.tell("reshuffle", seat=seat, count=len(self.decks[seat]))

    def owned(self, seat: int) -> list[int]:
        """Return all cards of a seat."""
        return [*self.hands[seat], *self.decks[seat], *self.discards[seat]]

    def facts(self, seat: int | None) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "market": len(self.market),
            "top": CARDS[self.market[-1]] if self.market else None,
            "burnt": [[CARDS[card], place] for card, place in self.burnt],
            "players": [
                {
                    "cards": len(self.hands[other]),
                    "deck": len(self.decks[other]),
                    "discards": named(self.discards[other]),
                    "held": named(self.held[other]),
                    "sure": named(self.sure(other, seat)),
                    "unseen": named(self.unseen(other, seat)),
                }
                for other in range(self.seats)
            ],
        }

    def check(self) -> None:
        self.check_decks()
        cards = [*self.market, *[card for card, _ in self.burnt]]
        for seat in range(self.seats):
            cards += self.owned(seat)
        if sorted(cards) != sorted([*START * self.seats, *GOODS]):
            raise BrokenInvariant("cards were lost")


def named(cards: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in cards]


class Turn(Step[Peddlers]):
    prompt: ClassVar[str] = "turn"
    rule: ClassVar[str] = "1"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def options(self, s: Peddlers) -> list[Choice]:
        hand = s.hands[self.seat]
        found = [PASS, *[DROP[card] for card in distinct(hand)]]
        if COIN in hand and s.market:
            found += [BUY, FETCH]
        if BOOT in hand:
            found += [RECOVER[card] for card in distinct(tuple(sorted(s.discards[self.seat])))]
        if LAMP in hand:
            found += [LIGHT, *[BURN[card] for card in GOODS if owner_of(s, card) >= 0]]
        return found

    def resolve(self, s: Peddlers, choice: Choice) -> None:
        seat = self.seat
        s.tell("does", seat=seat, what=choice.text)
        if choice.verb == "drop":
            s.discard(seat, choice.args[0])
        elif choice is BUY or choice is FETCH:
            s.discard(seat, COIN)
            card = s.market.pop()
            s.gain(seat, card)
            if choice is FETCH:
                s.recover(seat, card)
            s.learn_all()  # the next card of the market
        elif choice.verb == "recover":
            s.lose(seat, BOOT)
            s.recover(seat, choice.args[0])
            s.gain(seat, BOOT)
        elif choice is LIGHT:
            s.lose(seat, LAMP)
            draw(s, seat, 2)
            s.gain(seat, LAMP)
        elif choice.verb == "burn":
            s.discard(seat, LAMP)
            burn(s, seat, choice.args[0])
        draw(s, seat, HAND - len(s.hands[seat]))
        next_turn(s)

    def refusal(self, s: Peddlers, seat: int, choice: Choice) -> Refusal | None:
        if choice is BUY or choice is FETCH:
            return Refusal("no-coin" if COIN not in s.hands[seat] else "no-market", "1.1")
        if choice.verb == "recover":
            return Refusal("no-boot" if BOOT not in s.hands[seat] else "not-discarded", "1.2")
        if choice.verb in ("burn", "light"):
            return Refusal("no-lamp" if LAMP not in s.hands[seat] else "nobody-has-it", "1.3")
        return Refusal("not-in-hand", "1.4")


def owner_of(s: Peddlers, card: int) -> int:
    for seat in range(s.seats):
        if s.find(seat, card) != NOT_THERE:
            return seat
    return -1


def burn(s: Peddlers, seat: int, card: int) -> None:
    owner = owner_of(s, card)
    place = s.remove(owner, card)
    s.burnt += ((card, place),)
    s.tell("burnt", seat=owner, card=CARDS[card], place=place)
    if place == IN_HAND and owner != seat:
        draw(s, owner, 1)
    elif place == IN_DECK:
        s.shuffle_deck(owner)


def next_turn(s: Peddlers) -> None:
    s.turn += 1
    if s.turn < TURNS * s.seats:
        s.push(Turn(s.turn % s.seats))
        return
    goods = tuple([len([card for card in s.owned(seat) if card in GOODS]) for seat in range(s.seats)])
    s.finish(Result("sold-out", "2", best([(count,) for count in goods]), goods))


class PeddlersGame(Game):
    id = "peddlers"
    package = "tests.parts.peddlers"
    rules_version = 1
    min_seats = 2
    max_seats = 3
    usual_seats = 3
    most_options = 20
    most_decisions = 60
    decisions_rule = "1"
    end_rule = "2"
    words = WORDS
    kinds = (SEATS, CARD)
    steps = (Turn,)

    def __init__(self, table: type[Peddlers] = Peddlers) -> None:
        super().__init__()
        self.table = table

    def deal(self, setup: Setup) -> Peddlers:
        s = self.table()
        self.blank(s, setup, setup.seed)
        s.start_decks(START)
        for seat in range(s.seats):
            s.draw(seat, HAND)
        s.market = list(GOODS)
        s.shuffle(s.market)
        s.burnt, s.turn = (), 0
        s.push(Turn(0))
        return s

    def read_facts(self, view: dict[str, Any], setup: Setup, seed: int) -> Peddlers:
        s = self.table()
        self.blank(s, setup, seed)
        facts = view["facts"]
        players = facts["players"]
        s.turn = facts["turn"]
        s.burnt = tuple([(CARDS.index(card), place) for card, place in facts["burnt"]])
        s.discards = [numbers(CARDS, player["discards"]) for player in players]
        s.held = [numbers(CARDS, player["held"]) for player in players]
        s.hands, s.decks = [()] * s.seats, [()] * s.seats
        for seat, player in enumerate(players):
            sure, unseen = numbers(CARDS, player["sure"]), numbers(CARDS, player["unseen"])
            s.deal_unseen(seat, sure, unseen, player["deck"])
        top = number(CARDS, facts["top"])
        seen = {top, *[card for card, _ in s.burnt]}
        seen |= {card for seat in range(s.seats) for card in s.owned(seat)}
        s.market = [card for card in GOODS if card not in seen]
        s.shuffle(s.market)
        s.market += [top] if s.market or facts["market"] else []
        return s


GAME = PeddlersGame()
