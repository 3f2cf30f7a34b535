"""Games between bots, searched for moments that make fair puzzles."""

from random import Random
from typing import Final, NamedTuple

from subrosa import bots
from subrosa.lab.puzzles.fairness import CANDIDATES, Verdict, judged, likeliest
from subrosa.lab.puzzles.reasons import DIGITS, Story, explained
from subrosa.puzzles.puzzle import Played, Puzzle
from subrosa.puzzles.riddles import Chances, Question, Riddles, Witness

EVERY: Final = 4  # moves between two looks: neighbouring moments are much alike


class Moment(NamedTuple):
    """A moment at which something could be found out."""

    moves: tuple[str, ...]
    question: Question
    candidate: str
    true: bool  # is the candidate the answer?
    verdict: Verdict
    named_by_belief: str  # whom `hard` would name, which remembers nothing
    chances: dict[str, float]


class Search(NamedTuple):
    """One game, and the moments in it."""

    seed: str
    seats: int
    seat: int
    moments: list[Moment]


def search(riddles: Riddles, level: str, seed: str) -> Search:
    """Play one game and look at it with the eyes of one seat.

    Moments whose likeliest candidate is wrong are found as well: how many there are says how far the others can be
    trusted.
    """
    game = riddles.game
    chance = Random(f"puzzle {seed}")
    seats = chance.randint(max(game.min_seats, CANDIDATES), game.max_seats)
    seat = chance.randrange(seats)
    state = game.new(seats, seed, riddles.options, hurry=True)
    players = [bots.make(level, game, f"{seed} {number}") for number in range(seats)]
    witness = riddles.witness()
    moves: list[str] = []
    moments: list[Moment] = []
    told = 0
    while state.waiting:
        view = state.view(seat)
        witness.see(view, state.log(seat, told))
        told = len(state.events or ())
        if len(moves) % EVERY == 0 and moves:
            for question in riddles.questions(view):
                best = likeliest(riddles, question, view, witness)
                answer = None if best is None else riddles.answer(question, state)
                if best is None or answer is None:  # nothing to be found out, or nothing to be asked
                    continue
                verdict = judged(riddles, question, view, witness, best)
                if verdict.fair:
                    moments.append(
                        Moment(
                            tuple(moves),
                            question,
                            best,
                            best == answer,
                            verdict,
                            favourite(riddles.chances(question, view, Witness())),
                            rounded(riddles.chances(question, view, witness)),
                        )
                    )
        mover = state.waiting[0]
        seen = state.view(mover)
        choice = players[mover].choose(seen, seen["choices"])
        moves.append(f"{mover} {choice}")
        state.choose(mover, choice)
    return Search(seed, seats, seat, moments)


def favourite(chances: Chances) -> str:
    """Return the likeliest candidate."""
    return max(chances, key=lambda candidate: chances[candidate])


def rounded(chances: Chances) -> Chances:
    """Return chances as they are kept."""
    return {candidate: round(chance, DIGITS) for candidate, chance in chances.items()}


def made(riddles: Riddles, number: int, found: Search, moment: Moment) -> Puzzle:
    """Make a puzzle of a moment."""
    played = Played(found.seed, found.seats, riddles.options, found.seat, moment.moves)
    story = Story(played, moment.question, moment.candidate, moment.verdict.certain)
    why = explained(riddles, story)
    return Puzzle(
        riddles.game.id,
        number,
        played,
        moment.question,
        moment.candidate,
        moment.chances,
        why.reasons,
        why.signs,
    )
