"""What a scripted player of Kill the Overlord makes of a view: what it knows of hands, and what would follow.

Each question, such as "what if this card works?" or "what if the Order comes to that player?", is answered with my
chance of winning.
"""

from typing import Any, Final

from subrosa.games.overlord.bots.table import Table, Values
from subrosa.games.overlord.rules.data import ANY, RANK_1, SEAT_1
from subrosa.games.overlord.rules.facts import Facts
from subrosa.games.overlord.rules.words import CARDS, LAST_BOOK, LAST_SHIELD

SHIELDS: Final = CARDS[: LAST_SHIELD + 1]
BOOKS: Final = CARDS[LAST_SHIELD + 1 : LAST_BOOK + 1]

# What a card is worth to its owner, in average cards. From games of this bot against itself: how much more often
# players won who had the card at the start of a round. Shield cards keep you alive; the others wait for their time.
GOOD: Final = {
    "mutiny": 1.6,
    "blackmail": 1.4,
    "coercion": 1.3,
    "capitalize": 1.3,
    "repression": 1.3,
    "retaliation": 1.2,
    "revolution": 0.6,
    "uprising": 0.5,
    "guilty_plea": 0.4,
    "martyrdom": 0.3,
    "revenge": 0.2,
}

# The chance that a player cannot pass the Order on although they seem able to: their card may be cancelled.
UNLUCKY: Final = 0.05
# The chance that somebody with a book card gives it for an Uprising, as seen in play.
SUPPORT: Final = 0.6


def neighbours(table: Table, seat: int, away: int) -> list[int]:
    """Return the players that many places to the left and to the right; nobody is their own neighbour."""
    active = table.active
    i, n = active.index(seat), len(active)
    return [other for other in dict.fromkeys([active[(i + away) % n], active[i - away]]) if other != seat]


class Prospects:
    """A view, in the form that decisions need."""

    def __init__(self, values: Values, view: dict[str, Any]) -> None:
        facts: Facts = view["facts"]
        self.view = view
        self.values = values
        self.edition = values.edition
        self.me: int = view["seat"]
        self.hand: list[str] = facts["hand"] or []
        self.banned: str | None = facts["banned"]
        self.holder: int | None = facts["holder"]
        self.giver: int | None = facts["giver"]
        self.args: dict[str, Any] = view["prompt"]["args"]
        self.table = Table(values, view)
        self.table.cards[self.me] = sum([GOOD[card] for card in self.hand])
        self.known: list[list[str]] = [player["shown"] + player["known"] for player in facts["players"]]
        self.known[self.me] = self.hand
        self.unseen = self.count_unseen(facts)

    def count_unseen(self, facts: Facts) -> dict[str, int]:
        """Count the copies of each card that I cannot see: in hands or in the draw pile."""
        unseen = self.values.copies.copy()
        for cards in [facts["discards"], facts["played"], *self.known]:
            for card in cards:
                unseen[card] -= 1
        return unseen

    def drawn(self, count: int) -> float:
        """Return what that many cards from the draw pile are worth. When it is empty, the discards come back."""
        facts: Facts = self.view["facts"]
        pile = facts["discards"]
        if facts["deck"]:
            pile = [card for card, copies in self.unseen.items() for _ in range(copies)]
        worth: float = sum([GOOD[card] for card in pile])
        return count * worth / max(1, len(pile))

    # ---- hands

    def playable_shields(self, hand: list[str]) -> list[str]:
        """Return the shield cards of a hand, without those the Censor has banned."""
        return [card for card in dict.fromkeys(hand) if card in SHIELDS and card != self.banned]

    def has_none(self, table: Table, seat: int, cards: tuple[str, ...]) -> float:
        """Return the chance that a player has none of these cards among the cards I do not know."""
        unknown = max(0.0, table.cards[seat] - len(self.known[seat]))
        wanted = sum([self.unseen[card] for card in cards if card != self.banned])
        chance: float = (1 - wanted / max(1, sum(self.unseen.values()))) ** unknown
        return chance

    def stuck(self, table: Table, seat: int) -> float:
        """Return the chance that a player cannot pass the Order on."""
        if self.can_buy_off(table, seat) or self.playable_shields(self.known[seat]):
            return UNLUCKY
        return self.has_none(table, seat, SHIELDS)

    def can_buy_off(self, table: Table, seat: int) -> bool:
        """Tell whether a player is a Peasant with gold, who needs no card."""
        return table.who[seat] == "peasant" and table.gold[seat] >= self.edition.peasant_gold

    def support(self, table: Table, player: int) -> float:
        """Return the chance that somebody gives a book card for a player's Uprising."""
        nobody = 1.0
        for seat in table.active:
            if seat != player and seat != table.ruler:
                if not set(BOOKS).isdisjoint(self.known[seat]):
                    return SUPPORT
                nobody *= self.has_none(table, seat, BOOKS)
        return SUPPORT * (1 - nobody)

    def reach(self, table: Table, card: str) -> list[int]:
        """Return the players I could give the Order to with a shield card, house rules apart."""
        me, active = self.me, table.active
        kind = self.edition.target[CARDS.index(card)]
        if kind == ANY or table.who[me] == "general":
            return [seat for seat in active if seat != me]
        if kind == RANK_1:
            line = sorted(active, key=table.rank)
            i = line.index(me)
            return line[max(0, i - 1) : i] + line[i + 1 : i + 2]
        return neighbours(table, me, 1 if kind == SEAT_1 else 2)

    # ---- what would follow

    def sent_to(self, table: Table, target: int, giver: int | None) -> float:
        """Rate the Order coming to a player, who cannot pass it on and dies, or can and has one card less."""
        if target == self.me:
            return self.my_way_out(table, giver, self.hand)
        stuck = self.stuck(table, target)
        dies = table.killed(target, giver)
        if self.can_buy_off(table, target):
            lives = table.richer(target, -self.edition.peasant_gold)
        else:
            lives = table.holding(target, -1)
        return stuck * dies.worth() + (1 - stuck) * lives.worth()

    def my_way_out(self, table: Table, giver: int | None, hand: list[str]) -> float:
        """Rate the Order being with me: the best of what I could do with this hand."""
        ways: list[float] = []
        for card in self.playable_shields(hand):
            left = table.holding(self.me, -GOOD[card])
            ways += [self.shield(left, self.me, card, target) for target in self.reach(table, card)]
        if self.can_buy_off(table, self.me):
            ways += [self.payment(table, self.me, target) for target in neighbours(table, self.me, 1)]
        if set(SHIELDS).isdisjoint(hand):
            books = [card for card in dict.fromkeys(hand) if card in BOOKS and card != self.banned]
            ways += [self.book(table, self.me, card, giver) for card in books]
        return max(ways, default=table.killed(self.me, giver).worth())

    def card(self, table: Table, player: int, card: str, target: int) -> float:
        """Rate somebody's plot card working."""
        if card in SHIELDS:
            return self.shield(table, player, card, target)
        if card in BOOKS:
            return self.book(table, player, card, self.giver)
        return self.sent_to(self.pleaded(table, player), player, None)

    def pleaded(self, table: Table, player: int) -> Table:
        """Rate what a Guilty Plea brings its player besides the Order."""
        return table.richer(player, self.edition.plea_gold).holding(
            player, self.drawn(self.edition.plea_cards)
        )

    def payment(self, table: Table, peasant: int, target: int) -> float:
        """Rate the Peasant giving a neighbour gold and the Order."""
        gold = self.edition.peasant_gold
        return self.sent_to(table.richer(peasant, -gold).richer(target, gold), target, peasant)

    def shield(self, table: Table, player: int, card: str, target: int) -> float:
        """Rate a player giving the Order to another with a shield card; the characters' abilities come first."""
        edition = self.edition
        knight = table.who[target] == "knight"
        if table.who[player] == "captain" and not knight:
            table = table.holding(target, -1)
        if table.who[target] == "servant" and table.cards[player] > table.cards[target]:
            table = table.holding(target, edition.servant_cards)
        elif table.who[target] == "advisor":
            table = table.robbed(player, target, edition.advisor_gold)
        elif table.who[target] == "bailiff":
            table = table.richer(target, edition.bailiff_gold)
        if card == "capitalize":
            table = table.richer(player, edition.capitalize_gold)
        elif card == "coercion":
            table = table.richer(player, edition.coercion_gold)
        elif card == "blackmail":
            table = table.robbed(target, player, edition.blackmail_gold)
        elif card == "repression" and not knight:
            table = table.holding(target, -1)
        elif card == "mutiny":
            table = table.swapped(player, target)
        return self.sent_to(table, target, player)

    def book(self, table: Table, player: int, card: str, giver: int | None) -> float:
        """Rate the holder's book card working; the execution is over after it."""
        if card == "martyrdom":
            return table.killed(player, giver).richer(player, self.edition.martyrdom_gold).worth()
        if card == "revenge":
            dead = table.killed(player, giver)
            return dead.worth() if giver is None else dead.killed(giver).worth()
        if card == "revolution":
            return self.revolution(table)
        if table.ruler is None or table.ruler == player:
            return 0.0
        support = self.support(table, player)
        succeeds, fails = table.killed(table.ruler, player), table.killed(player)
        return support * succeeds.worth() + (1 - support) * fails.worth()

    def revolution(self, table: Table) -> float:
        """Rate all characters being dealt out again: the average over the ways to hand them on around the table."""
        active = table.active
        chances: list[float] = []
        for shift in range(len(active)):
            dealt = table.copy()
            for i, seat in enumerate(active):
                dealt.who[seat] = table.who[active[i - shift]]
            dealt.ruler = dealt.find_ruler()
            chances.append(dealt.worth())
        total: float = sum(chances)
        return total / len(chances)
