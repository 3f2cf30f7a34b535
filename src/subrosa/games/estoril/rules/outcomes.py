"""What a choice brings about besides what it says (RULES.md 6.4, 7, 8, 9): worked out from a view.

Who leads is said only where the viewer knows everybody who stands there. A reward is promised only where nobody can do
anything about it any more.
"""

from typing import TYPE_CHECKING, Any, Literal

from subrosa.core.sentence import Sentence, sentence
from subrosa.games.estoril.rules.abilities import Exchange
from subrosa.games.estoril.rules.data import DICE, NO_ASSASSIN, REMOVE_WEAKEST
from subrosa.games.estoril.rules.facts import Area, Facts
from subrosa.games.estoril.rules.houserules import HouseRules
from subrosa.games.estoril.rules.locations import Sacrifice
from subrosa.games.estoril.rules.placing import Place
from subrosa.games.estoril.rules.resolving import Act, Discard
from subrosa.games.estoril.rules.words import AREAS, ASSASSIN, CARDS, LOCATIONS, MISSIONS, SPOTS

if TYPE_CHECKING:
    from subrosa.games.estoril.rules.game import EstorilGame


def outcomes(game: "EstorilGame", view: dict[str, Any]) -> dict[str, list[Sentence]]:
    """Return what follows from the choices on offer, where that is known."""
    found: dict[str, list[Sentence]] = {}
    if not view["choices"]:
        return found
    step = game.decode_step(view["agenda"][-1])
    outlook = Outlook(game, view)
    for text in view["choices"]:
        words = text.split(" ")
        told: list[Sentence] = []
        if isinstance(step, Place):
            told = outlook.of_placing(words[1], words[2])
        elif isinstance(step, Act):
            told = outlook.of_act(step, words)
        elif isinstance(step, Exchange):
            told = outlook.of_exchange(game.decode_step(view["agenda"][-2]), words[0] == "keep")
        elif isinstance(step, Sacrifice):
            told = outlook.of_loss(words[1])
        elif isinstance(step, Discard):
            told = outlook.of_discard(words[1])
        if told:
            found[text] = told
    return found


class Post:
    """A character in a location: whose, how strong, and whether it has symbols to use when its time comes."""

    __slots__ = ("influence", "seat", "symbols")

    def __init__(self, seat: int, influence: int, symbols: bool) -> None:
        self.seat = seat
        self.influence = influence
        self.symbols = symbols


class Outlook:
    """What the viewer knows of the city, and what would become of it."""

    def __init__(self, game: "EstorilGame", view: dict[str, Any]) -> None:
        facts: Facts = view["facts"]
        self.edition = game.edition
        self.rules = HouseRules(view["options"])
        self.facts: Facts = facts
        self.viewer: int = view["seat"]
        self.flags: int = view["prompt"]["args"].get("flags") or 0
        self.areas: dict[str, Area] = {area["area"]: area for area in facts["areas"]}

    # ---- placing (6)

    def of_placing(self, card: str, area: str) -> list[Sentence]:
        """Return who sees the card there, what the place does with it, and whether it would lead."""
        number, location = AREAS.index(area), AREAS.index(area) >> 2
        told: list[Sentence] = []
        if not self.edition.secret >> number & 1:
            told.append(sentence("outcome-open"))
        symbols = self.edition.symbols[CARDS.index(card)]
        if self.edition.special[location] == NO_ASSASSIN and ASSASSIN in symbols:
            told.append(sentence("outcome-no-assassin"))
        if self.flag_bonus(card, location):
            told.append(sentence("outcome-flag"))
        posts = self.known_posts(location)
        if posts:
            posts[number & 3] = Post(self.viewer, self.strength(card, location), False)
            told += self.stands(posts)
        return told

    def known_posts(self, location: int) -> dict[int, Post]:
        """Return who stands in a location, by spot; nobody, if one of them is unknown to the viewer."""
        found: dict[int, Post] = {}
        for spot in range(self.edition.areas_of[location]):
            area = self.areas[AREAS[4 * location + spot]]
            seat, card = area["seat"], area["card"]
            if seat is None:
                continue
            if card is None:
                return {}
            found[spot] = Post(seat, self.strength(card, location), False)
        return found

    def stands(self, posts: dict[int, Post]) -> list[Sentence]:
        """Say who would have the most influence if no ability were used."""
        return self.leader("outcome-stands", ranking(posts))

    def leader(
        self, told: Literal["outcome-stands", "outcome-leads"], ranks: list[tuple[int, int, int]]
    ) -> list[Sentence]:
        """Say who comes first and how much the next one has, if there is anybody to lead (7.5)."""
        if len(ranks) < 2:
            return []
        influence, _, seat = ranks[0]
        return [
            sentence(
                told,
                seat=seat,
                own=seat == self.viewer,
                influence=influence,
                next_influence=ranks[1][0],
                level=influence == ranks[1][0],
            )
        ]

    # ---- abilities (7.3, 8)

    def of_act(self, step: Act, words: list[str]) -> list[Sentence]:
        """Return what becomes of the character that is chosen, and who leads or wins then."""
        posts, spot = self.posts_here(), step.area & 3
        left = len(step.left) - 1
        told: list[Sentence] = []
        changed = True  # by this use, or by there being no other after it
        if words[0] == "pass":
            left, changed = 0, False
        elif words[0] == "assassinate":
            told.append(self.sent_home(words[1], spot))
            victim = AREAS.index(words[1]) & 3
            left = 0 if victim == spot else left
            del posts[victim]
        elif words[0] == "seduce":
            lover = self.areas[words[1]]
            seat, card = lover["seat"], lover["card"]
            assert seat is not None
            if card is None:
                return [sentence("outcome-stranger", seat=seat)]
            influence = self.strength(card, step.area >> 2, seduced=True)
            posts[SPOTS.index(words[2])] = Post(seat, influence, False)
        elif words[0] == "rally":
            if self.rules.count_at_end:
                return told
            posts[spot].influence += self.flags
        elif words[0] == "conspire":
            return told  # what the reward will be shows only then
        else:
            changed = False
        return told + self.result(posts, spot, left == 0, changed)

    def sent_home(self, area: str, acting: int) -> Sentence:
        """Say whose hand an Assassin's victim returns to, and whether it can still do anything before (8.2)."""
        victim = self.areas[area]
        spot = AREAS.index(area) & 3
        idle = spot > acting and not victim["seduced"] and self.has_symbols(victim["card"])
        seat = victim["seat"]
        return sentence("outcome-home", card=victim["card"], seat=seat, own=seat == self.viewer, idle=idle)

    def of_exchange(self, below: Any, keep: bool) -> list[Sentence]:
        """Return which card goes under the deck, and who gets the other one (8.3)."""
        place = next(one for one in self.facts["city"] if one["location"] == self.facts["here"])
        top = next((one["card"] for one in self.facts["known"] if one["below_top"] == 0), None)
        stays, goes = (place["reward"], top) if keep else (top, place["reward"])
        told = [sentence("outcome-under", card=goes)]
        if isinstance(below, Act):
            told += self.result(self.posts_here(), below.area & 3, not below.left, False, stays)
        return told

    def result(
        self, posts: dict[int, Post], acting: int, done: bool, changed: bool, reward: str | None = None
    ) -> list[Sentence]:
        """Return who wins, if whoever acts is done and nobody acts after them; else who leads, if that has changed."""
        here = self.facts["here"]
        assert here is not None
        if any(area["zeal"] for area in self.facts["areas"]):
            return []  # flags are still to be counted (15.2)
        special = self.edition.special[LOCATIONS.index(here)]
        if not done or special == DICE or any(post.symbols for spot, post in posts.items() if spot > acting):
            return self.leads(posts) if changed else []
        told: list[Sentence] = []
        ranks = ranking(posts)
        if special == REMOVE_WEAKEST and len(ranks) > 1:
            seat = ranks[-1][2]
            told.append(sentence("outcome-weakest", seat=seat, own=seat == self.viewer))
        return told + self.prize(posts, reward)

    def prize(self, posts: dict[int, Post], reward: str | None = None) -> list[Sentence]:
        """Return who wins the reward of the location that is being resolved (7.5, 7.6)."""
        place = next(one for one in self.facts["city"] if one["location"] == self.facts["here"])
        card = reward or place["reward"]
        if card is None:
            return []
        ranks = ranking(posts)
        if not ranks:
            return [sentence("outcome-under", card=card)]
        influence, _, seat = ranks[0]
        return [sentence("outcome-wins", seat=seat, own=seat == self.viewer, card=card, influence=influence)]

    def leads(self, posts: dict[int, Post]) -> list[Sentence]:
        """Say who has the most influence after a use of a symbol."""
        return self.leader("outcome-leads", ranking(posts))

    def posts_here(self) -> dict[int, Post]:
        """Return who stands in the location that is being resolved, by spot."""
        found: dict[int, Post] = {}
        for area in self.facts["areas"]:
            seat, influence = area["seat"], area["influence"]
            if seat is not None and influence is not None:
                symbols = not area["seduced"] and self.has_symbols(area["card"])
                found[AREAS.index(area["area"]) & 3] = Post(seat, influence, symbols)
        return found

    def has_symbols(self, card: str | None) -> bool:
        """Tell whether a character can do anything."""
        return card is not None and bool(self.edition.symbols[CARDS.index(card)])

    def strength(self, card: str, location: int, seduced: bool = False) -> int:
        """Return the influence of a character that comes to a location (9.2, 9.4; R23, 15.7)."""
        counts = not seduced or self.rules.seduced_bonus
        return self.edition.strength[CARDS.index(card)] + int(counts and self.flag_bonus(card, location))

    def flag_bonus(self, card: str, location: int) -> bool:
        """Tell whether a location adds to the influence of a character with this flag."""
        return self.edition.flag_bonus[location] == self.edition.nation[CARDS.index(card)]

    # ---- cards that one parts with (7.8, 9.7)

    def of_loss(self, area: str) -> list[Sentence]:
        """Return what is lost for good, and who wins then."""
        card = self.areas[area]["card"]
        assert card is not None
        posts = self.posts_here()
        del posts[AREAS.index(area) & 3]
        vp = self.edition.vp[CARDS.index(card)]
        return [sentence("outcome-lost", card=card, vp=vp), *self.prize(posts)]

    def of_discard(self, card: str) -> list[Sentence]:
        """Return what a card scores as a discard and in hand, and the missions that would miss it (10.1 to 10.3)."""
        number = CARDS.index(card)
        rest = [CARDS.index(other) for other in self.facts["hand"] or () if other != card]
        known = [
            *self.facts["missions"],
            *[name for name in self.facts["secret_missions"] if name is not None],
        ]
        missing: list[str] = []
        for name in known:
            mission = MISSIONS.index(name)
            worth = self.edition.worth[mission]
            doubled = self.edition.distinct[mission] and worth[number] in [worth[other] for other in rest]
            if worth[number] and not doubled and not (self.rules.office and self.rules.office_instead):
                missing.append(name)
        vp, printed = self.edition.discard_vp, self.edition.vp[number]
        return [sentence("outcome-discard", vp=vp, printed_vp=printed, missions=missing)]


def ranking(posts: dict[int, Post]) -> list[tuple[int, int, int]]:
    """Return (influence, minus the lowest spot, seat) of each player there, the best first (7.5)."""
    total: dict[int, int] = {}
    lowest: dict[int, int] = {}
    for spot in sorted(posts):
        post = posts[spot]
        total[post.seat] = total.get(post.seat, 0) + post.influence
        lowest.setdefault(post.seat, spot)
    return sorted([(total[seat], -lowest[seat], seat) for seat in total], reverse=True)
