"""The card file of A Study in Emerald as typed tables, indexed by the numbers of `words`."""

from typing import Any, Final

from subrosa.core.cardfile import CardFile, Entry
from subrosa.games.emerald.rules.words import (
    BLACK_HAND,
    BROTHERHOOD,
    BURTSEV,
    CARDS,
    CHANGE_OF_HEART,
    CITIES,
    CITY_COUNT,
    CTHULHU,
    DIOGENES,
    DUCHESS,
    FACTIONS,
    FENIANS,
    FIRST_GAME_CARD,
    FREEMASONS,
    FREUD,
    GAME_CARDS,
    GOLOVINSKI,
    HIDE_ROYALTY,
    HOLMES,
    HUDSON,
    INFERNAL_MACHINE,
    IRENE,
    LEOPOLD,
    LESTRADE,
    MAX_SEATS,
    MI_GO,
    OKHRANA,
    PEOPLES_WILL,
    PINKERTON,
    ROYALTY,
    SHOGGOTH,
    STARTING,
    TERRORS,
    THIRD_SECTION,
    VAMPIRES,
    WATSON,
    YOG_SOTHOTH,
    ZOMBIES,
)

# Symbols, and the most that one card may show of each (3).
SYMBOLS: Final = {
    "place_influence": 5,
    "claim": 1,
    "retrieve": 5,
    "move_agent": 5,
    "restorationist_track": 5,
    "loyalist_track": 5,
    "assassinate": 1,
    "agent": 3,
    "bomb": 5,
    "madness": 1,
    "vp_neutral": 9,
    "vp_restorationist": 9,
    "vp_loyalist": 9,
    "kill_vp": 9,
}
SYMBOL_WORDS: Final = (
    *SYMBOLS,
    *[f"{name}:{n}" for name, most in SYMBOLS.items() for n in range(1, most + 1)],
)

# Headers of texts (3): an owner may correct whether a text is an action or a free one. The other cards have no text.
TEXTS: Final = (
    DUCHESS,
    IRENE,
    GOLOVINSKI,
    HUDSON,
    FREUD,
    BURTSEV,
    LESTRADE,
    WATSON,
    CTHULHU,
    FREEMASONS,
    HIDE_ROYALTY,
    MI_GO,
    OKHRANA,
    PINKERTON,
    SHOGGOTH,
    LEOPOLD,
    BLACK_HAND,
    YOG_SOTHOTH,
    CHANGE_OF_HEART,
    THIRD_SECTION,
    ZOMBIES,
    TERRORS,
    PEOPLES_WILL,
    BROTHERHOOD,
    DIOGENES,
)
OTHER_TEXTS: Final = {
    HOLMES: "block",
    FENIANS: "benefit",
    INFERNAL_MACHINE: "benefit",
    VAMPIRES: "action_or_block",
}
# What a card is good for, as bits: a hand is asked all of it at once.
TO_PLACE: Final = 1
TO_RETRIEVE: Final = 2
TO_MOVE: Final = 4
TO_PUSH: Final = 8
TO_KILL: Final = 16
TO_CLAIM: Final = 32
TO_ACT: Final = 64
TO_ACT_FREELY: Final = 128

# What lies on them, and when, is kept for one card of each.
SINGLE: Final = (CHANGE_OF_HEART, MI_GO)


class Edition:
    """All values of one card file. Immutable, shared by all states."""

    __slots__ = (
        "action",
        "agents",
        "agents_at_reveal",
        "agents_at_start",
        "assassinate",
        "bombs",
        "claim",
        "copies",
        "cubes_in_limbo",
        "die_faces",
        "free",
        "game_cards",
        "hand_size",
        "has_points",
        "identities",
        "kill_bombs",
        "kill_vp",
        "loyalist_vp",
        "mad",
        "mad_faces",
        "move",
        "neutral_vp",
        "one_use",
        "penalty",
        "per_city",
        "per_hand_royalty",
        "pieces",
        "place",
        "push",
        "restorationist_vp",
        "retrieve",
        "royal_bombs",
        "royal_vp",
        "safety_rounds",
        "sanity",
        "symbols",
        "track_end",
        "uses",
        "vp_end",
        "yog_vp",
        "zombies",
    )

    def __init__(self, file: CardFile) -> None:
        self.read_meta(file.meta())
        self.vp_end: tuple[int, ...] = self.by_count(file, "vp_end", 5, 99)
        self.per_city: tuple[int, ...] = self.by_count(file, "game_cards_per_city", 1, 7)
        self.identities: tuple[int, ...] = tuple(
            [card.number("copies", 0, 9) for card in file.by_id("identity_card", FACTIONS)]
        )
        if sum(self.identities) < MAX_SEATS:
            file.note(0, f"there should be at least {MAX_SEATS} identity cards")
        self.kill_bombs: tuple[int, ...] = tuple(
            [city.number("bombs", 1, 20) for city in file.by_id("city", CITIES)]
        )
        self.read_royalty(file)
        self.read_cards(file)

    def read_meta(self, meta: Entry) -> None:
        """Read what is the same for all player counts."""
        for key, value in (
            ("players_min", 2),
            ("players_max", MAX_SEATS),
            ("actions_per_turn", 2),
            ("agents_per_player", 10),
            ("cubes_per_player", 10),
        ):
            meta.number(key, value, value)
        self.pieces: int = 10
        self.hand_size: int = meta.number("hand_size", 1, 9)
        self.cubes_in_limbo: int = meta.number("cubes_in_limbo_at_start", 0, 10)
        self.agents_at_start: int = meta.number("agents_on_board_at_start", 1, 5)
        self.sanity: int = meta.number("sanity_tokens_per_player", 1, 9)
        self.zombies: int = meta.number("zombies", 0, 20)
        self.track_end: int = meta.number("track_max", 1, 30)
        self.penalty: int = meta.number("losing_faction_penalty", 0, 20)
        self.agents_at_reveal: int = meta.number("loyalist_agents_after_reveal", 0, 10)
        self.die_faces: int = meta.number("sanity_die_faces", 1, 20)
        self.mad_faces: int = meta.number("sanity_die_madness_faces", 0, self.die_faces)
        self.per_hand_royalty: int = meta.number("black_hand_vp", 0, 9)
        self.yog_vp: int = meta.number("yog_sothoth_vp", 0, 9)
        self.safety_rounds: int = meta.number("safety_rounds", 10, 60)

    def by_count(self, file: CardFile, key: str, low: int, high: int) -> tuple[int, ...]:
        """Return a value for each player count."""
        found = [0] * (MAX_SEATS + 1)
        for entry in file.entries("player_count"):
            found[entry.number("players", 2, MAX_SEATS)] = entry.number(key, low, high)
        for players in range(2, MAX_SEATS + 1):
            if not found[players]:
                file.note(0, f"no [[player_count]] entry has players = {players}")
        return tuple(found)

    def read_royalty(self, file: CardFile) -> None:
        """Read the royalty, by the city they reign in: one in each."""
        bombs, vp = [0] * CITY_COUNT, [0] * CITY_COUNT
        for number, royal in enumerate(file.by_id("royalty", ROYALTY)):
            if royal.index >= 0 and royal.values.get("city") != CITIES[number]:
                royal.problem("city", f"city should be {CITIES[number]}, where they reign")
            bombs[number] = royal.number("bombs", 1, 20)
            vp[number] = royal.number("vp", 0, 20)
        self.royal_bombs: tuple[int, ...] = tuple(bombs)
        self.royal_vp: tuple[int, ...] = tuple(vp)

    def read_cards(self, file: CardFile) -> None:
        """Read the cards: how many copies there are in the game, what they show, and how their texts are used."""
        game_cards = file.by_id("game_card", GAME_CARDS)
        cards = [*file.by_id("starting_card", STARTING), *game_cards, *file.by_id("city_card", CITIES)]
        self.copies: tuple[int, ...] = tuple(
            [0] * FIRST_GAME_CARD
            + [
                card.number("copies", 0, 1 if number in SINGLE else 9)
                for number, card in enumerate(game_cards, FIRST_GAME_CARD)
            ]
            + [1] * CITY_COUNT
        )
        self.game_cards: tuple[int, ...] = tuple(
            [
                card
                for card in range(FIRST_GAME_CARD, FIRST_GAME_CARD + len(GAME_CARDS))
                for _ in range(self.copies[card])
            ]
        )
        wanted = CITY_COUNT * max(self.per_city)
        if len(self.game_cards) < wanted:
            file.note(0, f"there should be at least {wanted} game cards, not {len(self.game_cards)}")
        shown = [symbols_of(card) for card in cards]
        self.symbols: tuple[tuple[str, ...], ...] = tuple([tuple(found) for found in shown])

        def column(name: str) -> tuple[int, ...]:
            return tuple([found.get(name, 0) for found in shown])

        self.place: tuple[int, ...] = column("place_influence")
        self.claim: tuple[int, ...] = column("claim")
        self.retrieve: tuple[int, ...] = column("retrieve")
        self.move: tuple[int, ...] = column("move_agent")
        # How far a card moves the marker of each faction.
        self.push: tuple[tuple[int, ...], ...] = (column("loyalist_track"), column("restorationist_track"))
        self.assassinate: tuple[int, ...] = column("assassinate")
        self.agents: tuple[int, ...] = column("agent")
        self.bombs: tuple[int, ...] = column("bomb")
        self.mad: tuple[int, ...] = column("madness")
        self.neutral_vp: tuple[int, ...] = column("vp_neutral")
        self.restorationist_vp: tuple[int, ...] = column("vp_restorationist")
        self.loyalist_vp: tuple[int, ...] = column("vp_loyalist")
        self.kill_vp: tuple[int, ...] = column("kill_vp")
        headers = ["none"] * FIRST_GAME_CARD + [
            card.word("header", headers_of(number)) for number, card in enumerate(game_cards, FIRST_GAME_CARD)
        ]
        headers += ["none"] * CITY_COUNT
        self.action: tuple[bool, ...] = tuple([header in ("action", "action_or_block") for header in headers])
        self.free: tuple[bool, ...] = tuple([header == "free" for header in headers])
        self.uses: tuple[int, ...] = tuple([self.uses_of(card) for card in range(len(CARDS))])
        single = [False] * FIRST_GAME_CARD + [truth(card, "one_use") for card in game_cards]
        self.one_use: tuple[bool, ...] = tuple(single + [False] * CITY_COUNT)
        # Does it give points in any way, so that it is kept beside the identity card when it has been used up (9)?
        giving = (BLACK_HAND, HIDE_ROYALTY, YOG_SOTHOTH, MI_GO)
        self.has_points: tuple[bool, ...] = tuple(
            [card in giving or bool(self.kill_vp[card] or self.vp(card)) for card in range(len(CARDS))]
        )

    def uses_of(self, card: int) -> int:
        """Return what a card is good for, as bits."""
        uses = 0
        for bit, is_good in (
            (TO_PLACE, self.place[card] > 0),
            (TO_RETRIEVE, self.retrieve[card] > 0),
            (TO_MOVE, self.move[card] > 0),
            (TO_PUSH, self.push[0][card] > 0 or self.push[1][card] > 0),
            (TO_KILL, self.assassinate[card] > 0),
            (TO_CLAIM, self.claim[card] > 0),
            (TO_ACT, self.action[card]),
            (TO_ACT_FREELY, self.free[card]),
        ):
            if is_good:
                uses |= bit
        return uses

    def vp(self, card: int) -> int:
        """Return the points printed on a card, of whatever kind; royalty's are not among them."""
        return self.neutral_vp[card] + self.restorationist_vp[card] + self.loyalist_vp[card]

    def amounts(self) -> dict[str, dict[str, Any]]:
        """Return the values that the texts of cards, cities and royalty mention, by message id."""
        found: dict[str, dict[str, Any]] = {}
        for card, name in enumerate(CARDS):
            found[f"card-{name}-text"] = {
                "place": self.place[card],
                "claim": self.claim[card],
                "retrieve": self.retrieve[card],
                "move": self.move[card],
                "loyalist_track": self.push[0][card],
                "restorationist_track": self.push[1][card],
                "assassinate": self.assassinate[card],
                "agents": self.agents[card],
                "bombs": self.bombs[card],
                "madness": self.mad[card],
                "neutral_vp": self.neutral_vp[card],
                "restorationist_vp": self.restorationist_vp[card],
                "loyalist_vp": self.loyalist_vp[card],
                "kill_vp": self.kill_vp[card],
                "per_royalty": self.per_hand_royalty,
                "per_agent": self.yog_vp,
            }
        for city, name in enumerate(CITIES):
            found[f"city-{name}-text"] = {"bombs": self.kill_bombs[city]}
            found[f"royalty-{ROYALTY[city]}-text"] = {
                "bombs": self.royal_bombs[city],
                "vp": self.royal_vp[city],
            }
        return found


def symbols_of(card: Entry) -> dict[str, int]:
    """Return how often each symbol is on a card."""
    found: dict[str, int] = {}
    for word in card.words("symbols", SYMBOL_WORDS) if card.index >= 0 else ():
        name, _, count = word.partition(":")
        if name in found:
            card.problem("symbols", f"{name} is there twice; write {name}:2")
        found[name] = int(count or 1)
    return found


def headers_of(card: int) -> tuple[str, ...]:
    """Return the headers that the text of a card may have."""
    return ("action", "free") if card in TEXTS else (OTHER_TEXTS.get(card, "none"),)


def truth(entry: Entry, key: str) -> bool:
    """Return a value that is true or false."""
    value = entry.values.get(key)
    if not isinstance(value, bool):
        if entry.index >= 0:
            entry.problem(key, f"{key} should be true or false, not {value!r}")
        return False
    return value
