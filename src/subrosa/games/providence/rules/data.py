"""The card file of Cthulhu: Dark Providence as typed tables, indexed by the numbers of `words`."""

from typing import Any, Final

from subrosa.core.cardfile import CardFile, Entry, shown
from subrosa.games.providence.rules.amounts import all_amounts
from subrosa.games.providence.rules.mistakes import BRINGS_A_PIECE, check_effects, check_pieces
from subrosa.games.providence.rules.programs import Effect, Reader
from subrosa.games.providence.rules.reading import (
    all_ops,
    amount,
    amounts,
    by_count,
    by_resource,
    gates,
    inside,
    mythos_bits,
    one_each,
    pack,
    points_of,
    ripostes,
    shows_gate,
    single,
    truth,
    truths,
)
from subrosa.games.providence.rules.roads import Roads, read_roads
from subrosa.games.providence.rules.solo.data import Solo
from subrosa.games.providence.rules.vocabulary import (
    CONSTANT,
    CONSTANTS,
    DESTROY_SELF,
    END_GAME_VP,
    EVERY_VICTIM,
    FIELDS,
    KILL_AGENT,
    LOW,
    MASK,
    PLACE_DEEP_ONES,
    PLACE_MI_GO,
    POSSESSED_TOO,
    PREVENT_DESTRUCTION,
    SANITY_TEST,
    Op,
)
from subrosa.games.providence.rules.words import (
    AGENT_COUNT,
    ALLEGIANCES,
    BASIC,
    CARDS,
    CITIES,
    CITY_CARDS,
    CITY_COUNT,
    CULTISTS,
    FIRST_AGENT,
    FIRST_CITY_CARD,
    FIRST_CULTIST,
    FIRST_MAIN,
    FIRST_MYTHOS,
    FIRST_SHIFT,
    INFLUENCE,
    MAIN,
    MAX_SEATS,
    MI_GO,
    MYTHOS,
    MYTHOS_COUNT,
    PIECE_COUNT,
    RESOURCES,
    SHIFTS,
    STARTING,
    TRACKS,
    TRAVEL_SYMBOL,
    WEALTH,
)

# Components of which there are as many as in the box, because pieces are told apart by them.
COMPONENTS: Final = (
    ("allegiance_cards", 6),
    ("basic_agent_tokens", 5),
    ("recruited_agent_tokens", 22),
    ("mi_go_token", 1),
    ("cthulhu_figure", 1),
    ("martial_law_token", 1),
    ("whateley_tokens", 3),
    ("standees_per_colour", 6),
    ("colours", 5),
    ("gate_tokens", 12),
    ("city_cards", 13),
    ("starting_cards", 50),
    ("mythos_cards", 24),
    ("great_old_one_cards", 6),
    ("cultist_cards", 2),
    ("behaviour_cards", 8),
    ("cultist_tokens", 2),
)
PERMANENT: Final = ("", "cannot_be_killed", "free_adjacent_move_once_per_turn", "counts_as_2_influence")

# What a card is good for: its symbols, each a bit in the order of RESOURCES, and its texts.
TO_INFLUENCE: Final = 1 << INFLUENCE
TO_BUY: Final = 1 << WEALTH
TO_TRAVEL: Final = 1 << TRAVEL_SYMBOL
TO_SHIFT: Final = ((1 << len(SHIFTS)) - 1) << FIRST_SHIFT
TO_ACT: Final = 1 << len(RESOURCES)
TO_ACT_FREELY: Final = 2 << len(RESOURCES)


class Edition:
    """All values of one card file. Immutable, shared by all states."""

    __slots__ = (
        "actions",
        "agent_limit",
        "blockades",
        "burns",
        "common_cubes",
        "constant_cards",
        "constant_ops",
        "control",
        "control_tokens",
        "copies",
        "counts_as",
        "crypt_vp",
        "cubes",
        "cubes_in_play",
        "cultist_vp",
        "dealt_few",
        "dealt_many",
        "deep_cards",
        "deep_ones",
        "deep_vp",
        "dissenter_vp",
        "elder_madness",
        "end_game_vp",
        "ends",
        "exhausted_mythos",
        "exhausted_ritual",
        "free_program",
        "gate",
        "gate_symbol",
        "gates_scored",
        "generic_vp",
        "hand_size",
        "hunt_program",
        "insane_at",
        "investigator_vp",
        "kill_from",
        "mad_tokens",
        "main_cards",
        "mentioned",
        "mi_go_cards",
        "mythos_in_solo",
        "mythos_with_free_text",
        "mythos_with_text",
        "opposite",
        "own_track",
        "per_city",
        "per_cube",
        "pool_cubes",
        "possessed_generic",
        "possessed_power",
        "possessed_vp",
        "power",
        "program",
        "programs",
        "roads",
        "row",
        "sane_tokens",
        "sanity",
        "saved",
        "scores_crypt",
        "scores_cultist_vp",
        "scores_deep_ones",
        "scores_investigator_vp",
        "scores_possessed",
        "secrecy_vp",
        "solo",
        "starting",
        "tests_after_use",
        "threshold",
        "track_end",
        "track_vp",
        "unkillable",
        "uses",
        "wanders",
        "when_claimed",
        "worth",
    )

    def __init__(self, file: CardFile) -> None:
        self.mentioned: dict[str, dict[str, Any]] = {}  # in texts: see `amounts`
        file.meta().number("players_min", 1, 1)
        file.meta().number("players_max", MAX_SEATS, MAX_SEATS)
        self.read_components(single(file, "components"))
        self.read_setup(single(file, "setup"))
        self.read_tracks(file)
        bag = single(file, "sanity_bag")
        self.sane_tokens: int = bag.number("sane", 0, 50)
        self.mad_tokens: int = bag.number("madness", 1, 50)
        self.insane_at: int = bag.number("driven_insane_at", 1, 20)
        self.elder_madness: int = bag.number("solo_great_old_one_end_at", 1, 20)
        self.read_cities(file)
        reader = Reader(file)
        self.read_cards(file, reader)
        self.read_pieces(file, reader)
        self.read_allegiances(file)
        self.solo: Solo = Solo(file, reader, self.threshold[1], self.cubes, self.mythos_in_solo)
        # Hastur lets every Recruited Agent kill, Possessed Agents too.
        fields = [0] * FIELDS
        fields[LOW] = POSSESSED_TOO
        fields[MASK] = EVERY_VICTIM
        self.hunt_program: int = reader.add([Op(KILL_AGENT, fields, ())])
        self.programs: tuple[tuple[Op, ...], ...] = tuple(reader.programs)

    # ---- what is the same in every game

    def read_components(self, box: Entry) -> None:
        """Read how many pieces are in the box."""
        for key, count in COMPONENTS:
            box.number(key, count, count)
        self.deep_ones: int = box.number("deep_one_tokens", 1, 20)
        self.control_tokens: int = box.number("control_tokens_per_colour", 1, 24)
        self.cubes: int = box.number("influence_cubes_per_colour", 7, 40)
        self.blockades: int = box.number("blockade_tokens", 0, 48)
        box.number("madness_tokens", 1, 50)
        box.number("sane_tokens", 0, 50)
        box.number("main_cards", 48, 600)

    def read_setup(self, setup: Entry) -> None:
        """Read what the rules count with."""
        self.hand_size: int = setup.number("hand_size", 1, 12)
        taken = setup.number("starting_cubes_taken", 2, self.cubes)
        on_track = setup.number("starting_cubes_on_vp_track", 1, 1)
        self.pool_cubes: int = setup.number("starting_cubes_in_personal_pool", 1, self.cubes - 1)
        if self.pool_cubes != taken - on_track:
            setup.problem(
                "starting_cubes_in_personal_pool",
                f"starting_cubes_in_personal_pool should be {taken - on_track}: those taken, less the one on the track",
            )
        self.common_cubes: int = self.cubes - taken
        self.cubes_in_play: int = self.pool_cubes + self.common_cubes  # of a player, wherever they are
        self.actions: int = setup.number("actions_per_turn", 1, 9)
        self.agent_limit: int = setup.number("agent_limit", 6, 6)
        self.kill_from: int = setup.number("basic_agent_killable_from_vp", -5, 99)
        self.secrecy_vp: int = setup.number("unrevealed_allegiance_vp", 0, 20)
        self.dissenter_vp: int = setup.number("dissenter_revealed_vp", -20, 0)
        self.crypt_vp: int = setup.number("crypt_vp_each", 0, 9)
        self.deep_vp: int = setup.number("deep_ones_cultist_vp", 0, 30)
        self.possessed_vp: int = setup.number("possessed_cultist_vp_each", 0, 9)
        self.per_cube: int = setup.number("wealth_per_cube", 1, 9)
        self.exhausted_ritual: int = setup.number("exhausted_deck_ritual", 0, 15)
        self.exhausted_mythos: int = setup.number("exhausted_deck_mythos_cards", 0, 24)
        self.per_city: tuple[int, ...] = by_count(setup, "cards_per_city", 1, 4)
        self.row: tuple[int, ...] = by_count(setup, "mythos_row", 1, 12)
        self.threshold: tuple[int, ...] = by_count(setup, "vp_threshold", 1, 99)
        # The Allegiance cards that are dealt from, and how many Dissenters drawn at random besides.
        self.dealt_few: tuple[int, ...] = pack(setup, "allegiances_2_3_players", 3)
        self.dealt_many: tuple[int, ...] = pack(setup, "allegiances_4_5_players", MAX_SEATS)

    def read_tracks(self, file: CardFile) -> None:
        """Read how long the tracks are and what their spaces are worth."""
        track = single(file, "vp_track")
        track.number("start", 0, 0)
        tracks = single(file, "tracks")
        tracks.words("names", TRACKS)
        tracks.number("start", 0, 0)
        self.track_end: int = tracks.number("last_space", 1, 40)
        points = tracks.values.get("vp_by_space")
        wanted = self.track_end + 1
        if not isinstance(points, list) or len(points) != wanted or any(type(p) is not int for p in points):
            tracks.problem("vp_by_space", f"vp_by_space should be a list of {wanted} whole numbers")
            points = [0] * wanted
        self.track_vp: tuple[int, ...] = tuple(points)

    # ---- the map

    def read_cities(self, file: CardFile) -> None:
        """Read the Cities and the roads between them."""
        cities = file.by_id("city", CITIES)
        self.control: tuple[int, ...] = tuple([city.number("control", 0, 20) for city in cities])
        self.gate: tuple[int, ...] = tuple([city.number("gate", 0, 20) for city in cities])
        self.roads: Roads = read_roads(file, cities)

    # ---- cards

    def read_cards(self, file: CardFile, reader: Reader) -> None:
        """Read all cards: what they show, what they are worth and what their texts do."""
        starting = file.by_id("starting_card", STARTING)
        main = file.by_id("main_card", MAIN)
        cities = file.by_id("city_card", CITY_CARDS)
        mythos = file.by_id("mythos_card", MYTHOS)
        cards = [*starting, *main, *cities, *mythos]
        for number, card in enumerate(cities):
            wanted = CITIES[number] if number < CITY_COUNT else ""
            if card.index >= 0 and card.values.get("city") != wanted:
                card.problem("city", f"city should be {wanted!r}, not {shown(card.values.get('city'))}")
        effects = [reader.effects(card) for card in cards]
        programs = tuple(reader.programs)
        self.read_starting(file, starting)
        self.read_copies(file, main, effects, programs)
        self.worth: tuple[tuple[int, ...], ...] = by_resource([amounts(card) for card in cards])
        self.gate_symbol: tuple[bool, ...] = tuple([shows_gate(card) for card in cards])
        self.sanity: tuple[bool, ...] = tuple([truth(card, "sanity_test") for card in cards])
        points = [points_of(card) for card in cards]
        self.generic_vp: tuple[int, ...] = tuple([vp[0] for vp in points])
        self.investigator_vp: tuple[int, ...] = tuple([vp[1] for vp in points])
        self.cultist_vp: tuple[int, ...] = tuple([vp[2] for vp in points])
        self.mythos_in_solo: tuple[bool, ...] = tuple([truth(card, "used_in_solo") for card in mythos])
        for number, card in enumerate(cards):
            check_effects(card, number, effects[number], programs)
        self.program: tuple[int, ...] = one_each(effects, "ACTION")
        self.free_program: tuple[int, ...] = one_each(effects, "FREE_ACTION")
        self.when_claimed: tuple[int, ...] = one_each(effects, "CLAIM")
        self.burns: tuple[bool, ...] = ripostes(effects, programs, DESTROY_SELF)
        self.tests_after_use: tuple[bool, ...] = ripostes(effects, programs, SANITY_TEST)
        self.saved: tuple[bool, ...] = ripostes(effects, programs, PREVENT_DESTRUCTION)
        self.uses: tuple[int, ...] = tuple([self.uses_of(card) for card in range(len(CARDS))])
        check_pieces(cards, effects, programs)
        # The cards that bring Deep Ones: their owner may score them (14).
        self.deep_cards: tuple[int, ...] = tuple(
            [
                card
                for card, found in enumerate(effects)
                if any(
                    op.code == PLACE_DEEP_ONES for effect in found for op in all_ops(programs, effect.program)
                )
            ]
        )
        # Bits of the Mythos cards that bring Mi-Go, an Agent, when they are claimed.
        self.mi_go_cards: int = sum(
            [
                1 << number
                for number in range(MYTHOS_COUNT)
                if any(
                    op.code == PLACE_MI_GO
                    for op in all_ops(programs, self.when_claimed[FIRST_MYTHOS + number])
                )
            ]
        )
        self.mythos_with_text: int = mythos_bits(self.program)
        self.mythos_with_free_text: int = mythos_bits(self.free_program)
        self.read_constants(effects, programs)

    def uses_of(self, card: int) -> int:
        """Return what a card is good for, as bits."""
        uses = 0
        for resource, worth in enumerate(self.worth):
            if worth[card]:
                uses |= 1 << resource
        if self.program[card] >= 0:
            uses |= TO_ACT
        if self.free_program[card] >= 0:
            uses |= TO_ACT_FREELY
        return uses

    def read_starting(self, file: CardFile, starting: list[Entry]) -> None:
        """Read the ten cards that everybody starts with."""
        deck: list[int] = []
        for number, card in enumerate(starting):
            deck += [number] * card.number("copies_per_deck", 0, 10)
        if len(deck) != 10:
            file.note(0, f"a starting deck should have 10 cards, not {len(deck)}")
        self.starting: tuple[int, ...] = tuple(deck)

    def read_copies(
        self,
        file: CardFile,
        main: list[Entry],
        effects: list[list[Effect]],
        programs: tuple[tuple[Op, ...], ...],
    ) -> None:
        """Read how many copies there are of each Main Advantage card."""
        copies: list[int] = [0] * FIRST_MAIN
        for number, card in enumerate(main, FIRST_MAIN):
            kind = "agent" if number < FIRST_MAIN + AGENT_COUNT else "other"
            card.word("type", (kind,))
            single_copy = kind == "agent" or any(
                op.code in BRINGS_A_PIECE
                for effect in effects[number]
                for op in all_ops(programs, effect.program)
            )
            copies.append(card.number("copies", 0, 1 if single_copy else 9))
        self.copies: tuple[int, ...] = tuple(copies)
        self.main_cards: tuple[int, ...] = tuple(
            [card for card in range(FIRST_MAIN, FIRST_CITY_CARD) for _ in range(copies[card])]
        )
        wanted = CITY_COUNT * max(self.per_city)
        if len(self.main_cards) < wanted:
            file.note(
                0, f"there should be at least {wanted} Main Advantage cards, not {len(self.main_cards)}"
            )

    def read_constants(self, effects: list[list[Effect]], programs: tuple[tuple[Op, ...], ...]) -> None:
        """Note which Mythos cards have which rule, and which give points at the end."""
        masks = [0] * len(CONSTANTS)
        ops: list[list[tuple[int, Op]]] = [[] for _ in CONSTANTS]
        points: list[tuple[int, int, int, int]] = []
        for number in range(FIRST_MYTHOS, len(CARDS)):
            for effect in effects[number]:
                for op in programs[effect.program]:
                    if op.code == CONSTANT:
                        masks[op.kind] |= 1 << (number - FIRST_MYTHOS)
                        ops[op.kind].append((1 << (number - FIRST_MYTHOS), op))
                    elif op.code == END_GAME_VP:
                        points.append((number - FIRST_MYTHOS, op.n, op.kind, op.low))
        self.constant_cards: tuple[int, ...] = tuple(masks)  # bits of Mythos cards
        # For each rule the cards that have it, each as a bit, with the op that says what it is there.
        self.constant_ops: tuple[tuple[tuple[int, Op], ...], ...] = tuple([tuple(found) for found in ops])
        self.end_game_vp: tuple[tuple[int, int, int, int], ...] = tuple(points)

    # ---- pieces

    def read_pieces(self, file: CardFile, reader: Reader) -> None:
        """Read the two sides of every token."""
        power, possessed, generic = [0] * PIECE_COUNT, [0] * PIECE_COUNT, [0] * PIECE_COUNT
        counts_as = [1] * PIECE_COUNT
        self.unkillable: int = 0  # bits of pieces
        self.wanders: int = -1  # the piece that may move for nothing
        for number, basic in enumerate(file.by_id("basic_agent", BASIC)):
            power[number] = basic.number("token_power", 0, 9)
            side = inside(basic, "possessed", ("power", "actions", "cannot_be_killed"))
            possessed[number] = amount(basic, side, "power", "possessed", 0, 9)
        for number, card in enumerate(file.by_id("main_card", MAIN)[:AGENT_COUNT], FIRST_AGENT):
            keys = ("token_power", "token_actions", "permanent", "possessed")
            agent = inside(card, "agent", keys)
            power[number] = amount(card, agent, "token_power", "agent", 0, 9)
            other = agent.get("possessed")
            side = other if isinstance(other, dict) else {}
            possessed[number] = amount(card, side, "power", "agent", 0, 9)
            points = side.get("vp")
            generic[number] = amount(
                card, points if isinstance(points, dict) else {}, "generic", "agent", 0, 20
            )
            permanent = agent.get("permanent")
            if card.index >= 0 and permanent not in PERMANENT:
                allowed = ", ".join([word or "nothing" for word in PERMANENT])
                card.problem("agent", f"permanent should be one of {allowed}, not {shown(permanent)}")
            if permanent == PERMANENT[1]:
                self.unkillable |= 1 << number
            elif permanent == PERMANENT[2]:
                if self.wanders >= 0:
                    card.problem("agent", "only one Agent may move for nothing")
                self.wanders = number
            elif permanent == PERMANENT[3]:
                counts_as[number] = 2
        for program in reader.programs:
            for op in program:
                if op.code == PLACE_MI_GO:
                    power[MI_GO] = possessed[MI_GO] = op.n
        for number, cultist in enumerate(file.by_id("cultist", CULTISTS), FIRST_CULTIST):
            power[number] = possessed[number] = cultist.number("token_power", 0, 9)
        self.power: tuple[int, ...] = tuple(power)
        self.possessed_power: tuple[int, ...] = tuple(possessed)
        self.possessed_generic: tuple[int, ...] = tuple(generic)
        self.counts_as: tuple[int, ...] = tuple(counts_as)

    # ---- Allegiances

    def read_allegiances(self, file: CardFile) -> None:
        """Read what each Allegiance scores."""
        cards = file.by_id("allegiance", ALLEGIANCES)
        for number, card in enumerate(cards):
            copies = 2 if number < 2 else 1
            card.number("copies", copies, copies)
        self.opposite: tuple[int, ...] = tuple(
            [ALLEGIANCES.index(card.word("opposite", ALLEGIANCES)) for card in cards]
        )
        self.own_track: tuple[int, ...] = tuple([TRACKS.index(card.word("track", TRACKS)) for card in cards])
        self.gates_scored: tuple[int, ...] = tuple([gates(card) for card in cards])
        self.scores_crypt: tuple[bool, ...] = truths(cards, "scores_crypt")
        self.scores_investigator_vp: tuple[bool, ...] = truths(cards, "scores_investigator_vp")
        self.scores_cultist_vp: tuple[bool, ...] = truths(cards, "scores_cultist_vp")
        self.scores_possessed: tuple[bool, ...] = truths(cards, "scores_possessed")
        self.scores_deep_ones: tuple[bool, ...] = truths(cards, "scores_deep_ones")
        self.ends: tuple[bool, ...] = truths(cards, "insanity_or_basic_agent_kill_ends_game")
        groups = ("investigators", "cultists", "alone", "alone")
        for number, card in enumerate(cards):
            card.word("group", (groups[number],))

    # ---- rules of Mythos cards

    def ops_with(self, rule: int) -> Op | None:
        """Return the op of a constant rule, if any card has it: that of the first one."""
        return self.constant_ops[rule][0][1] if self.constant_ops[rule] else None

    def rule_of(self, owned: int, rule: int) -> Op | None:
        """Return the op of a constant rule that is in force for the owner of some Mythos cards, which are bits.

        If several of them have it, the one with the highest number counts.
        """
        best: Op | None = None
        if owned & self.constant_cards[rule]:
            for card, op in self.constant_ops[rule]:
                if owned & card and (best is None or op.n > best.n):
                    best = op
        return best

    # ---- texts

    def amounts(self) -> dict[str, dict[str, Any]]:
        """Return the values that the texts of cards, Cities and Great Old Ones mention, by message id."""
        if not self.mentioned:
            self.mentioned = all_amounts(self)
        return self.mentioned
