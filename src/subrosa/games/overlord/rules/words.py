"""The names of Kill the Overlord: its cards, its characters, and every choice that is conceivable in it."""

from typing import Final

from subrosa.core.choice import Kind, Words

NOBODY: Final = -1
MAX_SEATS: Final = 8

# Plot cards. Shields come first, then books: comparing numbers tells the kind (6.1, 6.7).
CARDS: Final = (
    "coercion",
    "capitalize",
    "repression",
    "blackmail",
    "mutiny",
    "martyrdom",
    "revenge",
    "revolution",
    "uprising",
    "retaliation",
    "guilty_plea",
)
COERCION: Final = 0
CAPITALIZE: Final = 1
REPRESSION: Final = 2
BLACKMAIL: Final = 3
MUTINY: Final = 4
MARTYRDOM: Final = 5
REVENGE: Final = 6
REVOLUTION: Final = 7
UPRISING: Final = 8
RETALIATION: Final = 9
GUILTY_PLEA: Final = 10
NO_CARD: Final = -1
LAST_SHIELD: Final = MUTINY
LAST_BOOK: Final = UPRISING

# Characters: the base set, then the alternate one, each in descending rank.
CHARACTERS: Final = (
    "overlord",
    "advisor",
    "general",
    "captain",
    "knight",
    "squire",
    "peasant",
    "servant",
    "tyrant",
    "pretender",
    "inquisitor",
    "bailiff",
    "censor",
    "merchant",
    "actor",
    "outlaw",
)
OVERLORD: Final = 0
ADVISOR: Final = 1
GENERAL: Final = 2
CAPTAIN: Final = 3
KNIGHT: Final = 4
SQUIRE: Final = 5
PEASANT: Final = 6
SERVANT: Final = 7
TYRANT: Final = 8
PRETENDER: Final = 9
INQUISITOR: Final = 10
BAILIFF: Final = 11
CENSOR: Final = 12
MERCHANT: Final = 13
ACTOR: Final = 14
OUTLAW: Final = 15
NO_CHARACTER: Final = -1

SEAT: Final = Kind("seat", [str(seat) for seat in range(MAX_SEATS)])
CARD: Final = Kind("card", list(CARDS))
CHARACTER: Final = Kind("character", list(CHARACTERS))

WORDS: Final = Words()
PASS: Final = WORDS.word("pass")
PICK: Final = WORDS.row("pick", SEAT)  # the Overlord names who takes the Order
PLAY: Final = WORDS.row("play", CARD)  # a book card, Retaliation, Guilty Plea
PLAY_AT: Final = WORDS.grid("play", CARD, SEAT)  # a shield card and its target
PAY: Final = WORDS.row("pay", SEAT)  # the Peasant pays, and the Order goes along
GIFT: Final = WORDS.row("gift", SEAT)  # the Merchant gives gold away
DIE: Final = WORDS.word("die")
DRAW: Final = WORDS.word("draw")
TAKE: Final = WORDS.row("take", CARD)  # the Outlaw discards this card to take the Order
DISCARD: Final = WORDS.row("discard", CARD)
GIVE: Final = WORDS.row("give", CARD)  # under Coercion
GOLD: Final = WORDS.word("gold")  # under Coercion: let the Treasury pay
OFFER: Final = WORDS.row("offer", CARD)  # to an Uprising
ROB: Final = WORDS.row("rob", SEAT)  # the Tyrant takes one gold
SHOW: Final = WORDS.row("show", SEAT)  # the Inquisitor has a hand shown
BAN: Final = WORDS.row("ban", CARD)  # the Censor names a card
