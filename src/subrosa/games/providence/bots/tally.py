"""What everybody has on a table, and what they would score with it for each Allegiance they may have."""

from subrosa.games.providence.rules.influence import is_agent_card
from subrosa.games.providence.rules.scoring import effect_points, owns_all_deep_ones
from subrosa.games.providence.rules.state import CLOSED, OPENED, Providence
from subrosa.games.providence.rules.vocabulary import WHATELEY_TOKEN
from subrosa.games.providence.rules.words import (
    CARD_TO_PIECE,
    CITY_COUNT,
    DISSENTER_INVESTIGATOR,
    FIRST_AGENT,
    FIRST_CULTIST,
    FIRST_MYTHOS,
    MI_GO,
    MYTHOS_COUNT,
)


class Tally:
    """Pieces, Gates and points of one table, counted for everybody."""

    __slots__ = ("closed", "investigating", "on_board", "opened", "possessed", "power", "presence", "s")

    def __init__(self, s: Providence) -> None:
        self.s = s
        # Influence and power of Agents, by City and colour.
        self.presence: list[int] = [0] * (CITY_COUNT * s.colours)
        self.power: list[int] = [0] * (CITY_COUNT * s.colours)
        # By colour: Agents, the Investigator VP of Recruited ones, Possessed ones, and the values of Gates.
        self.on_board: list[int] = [0] * s.colours
        self.investigating: list[int] = [0] * s.colours
        self.possessed: list[int] = [0] * s.colours
        self.closed: list[int] = [0] * s.colours
        self.opened: list[int] = [0] * s.colours
        self.count_pieces()
        self.count_gates()

    def count_pieces(self) -> None:
        """Count what Agents and Whateley tokens are good for."""
        s = self.s
        edition, colours = s.edition, s.colours
        for piece in range(FIRST_CULTIST):
            owner = s.owner[piece]
            if owner < 0:
                continue
            possessed = s.possessed >> piece & 1
            if FIRST_AGENT <= piece < MI_GO and not possessed:
                self.investigating[owner] += edition.investigator_vp[piece - CARD_TO_PIECE]
            city = s.where[piece]
            if city >= 0:
                at = city * colours + owner
                self.on_board[owner] += 1
                self.presence[at] += edition.counts_as[piece]
                self.power[at] += edition.possessed_power[piece] if possessed else edition.power[piece]
                self.possessed[owner] += possessed
        if s.whateley_owner >= 0:
            op = edition.ops_with(WHATELEY_TOKEN)
            if op is not None:
                for city in s.whateleys:
                    if city >= 0:
                        self.presence[city * colours + s.whateley_owner] += op.n
                        self.power[city * colours + s.whateley_owner] += op.low

    def count_gates(self) -> None:
        """Count the values of everybody's Gates."""
        s = self.s
        for city in range(CITY_COUNT):
            owner = s.gate_owner[city]
            if owner >= 0:
                if s.gates[city] == CLOSED:
                    self.closed[owner] += s.edition.gate[city]
                else:
                    self.opened[owner] += s.edition.gate[city]

    def side_points(self, seat: int, side: int) -> int:
        """Return what somebody scores for being of an Allegiance (14), apart from what all players score."""
        s = self.s
        edition = s.edition
        points = 0
        if not s.reckoned >> seat & 1:
            points += self.revealing(seat, side)
        if edition.scores_crypt[side]:
            points += len(s.crypts[seat]) * edition.crypt_vp
        if edition.scores_investigator_vp[side]:
            points += self.investigating[seat]
        owned = s.owned[seat]
        if owned and edition.scores_cultist_vp[side]:
            for number in range(MYTHOS_COUNT):
                if owned >> number & 1:
                    points += edition.cultist_vp[FIRST_MYTHOS + number]
        if edition.scores_possessed[side]:
            points += self.possessed[seat] * edition.possessed_vp
        if edition.scores_deep_ones[side] and s.deep_owner == seat and owns_all_deep_ones(s, seat):
            points += edition.deep_vp
        if side >= DISSENTER_INVESTIGATOR and s.is_revealed(seat):
            points += edition.dissenter_vp
        return points

    def revealing(self, seat: int, side: int) -> int:
        """Return what somebody of an Allegiance scores by revealing (12): the track and Gates."""
        s = self.s
        scored = s.edition.gates_scored[side]
        points = s.edition.track_vp[s.tracks[s.edition.own_track[side]]]
        if scored & CLOSED:
            points += self.closed[seat]
        if scored & OPENED:
            points += self.opened[seat]
        return points

    def common_points(self, seat: int) -> int:
        """Return what somebody scores whatever their Allegiance is (14)."""
        s = self.s
        edition = s.edition
        points = s.vp[seat]
        if not s.is_revealed(seat):
            points += edition.secrecy_vp
        owned = s.owned[seat]
        if owned:
            mythos = [number for number in range(MYTHOS_COUNT) if owned >> number & 1]
            for number in mythos:
                points += edition.generic_vp[FIRST_MYTHOS + number]
            points += effect_points(s, seat, mythos)
        for cards in (s.hands[seat], s.decks[seat], s.discards[seat]):
            for card in cards:
                points += self.generic(card)
        if seat == s.active:
            for card in s.in_play:
                points += self.generic(card)
        return points

    def generic(self, card: int) -> int:
        """Return the generic VP of an Advantage card."""
        s = self.s
        if is_agent_card(card) and s.possessed >> (card + CARD_TO_PIECE) & 1:
            return s.edition.possessed_generic[card + CARD_TO_PIECE]
        return s.edition.generic_vp[card]
