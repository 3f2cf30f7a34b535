"""The second law through the server's own socket: permute what a seat cannot know, and no byte that it gets changes.

Two tables are played alike, one with the true state, the other with a world imagined from the viewer's view. Whatever
the viewer's socket sends must be the same text, as long as the rules show the viewer nothing.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from subrosa import games
from subrosa.core.state import State
from subrosa.core.step import Together
from subrosa.table.play.table import LiveTable
from tests.table.support import Running, Sitter, Visitor, running, visitors

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
COMPARED = 45  # choices


async def table_of(server: Running, people: list[Visitor], game: str) -> LiveTable:
    made = await people[0].make(game, "me", *["open"] * (len(people) - 1), public=True)
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join")
    return server.worker.tables[made["id"]]


def world_like(state: State, viewer: int | None, seat: int, choice: str, rng: Random) -> State | None:
    """Find a world that looks the same to the viewer, with the same answers pending and the choice on offer."""
    game = state.setup.game
    for _ in range(6):
        world = game.imagine(state.view(viewer), rng)
        step = state.agenda[-1]
        if isinstance(step, Together) and state.answers:
            given = [
                (other, answer)
                for other, answer in zip(step.seats, state.answers, strict=True)
                if answer is not None and other != viewer
            ]
            if any(answer not in world.options(other) for other, answer in given):
                continue
            for other, answer in given:
                world.choose(other, answer)
        if seat in world.waiting and choice in [option.text for option in world.options(seat)]:
            world.past, world.before = state.past, None
            world.events = list(state.events or [])
            return world
    return None


def same(frames: list[str], table: LiveTable) -> list[str]:
    """Return a message without what distinguishes one table from another."""
    return [frame.replace(table.row.id, "TABLE") for frame in frames]


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
async def test_what_a_seat_cannot_know_changes_no_byte_of_its_socket(game: str, tmp_path: Path) -> None:
    rng, compared = Random(f"leaks {game}"), 0
    seats = games.get(game).usual_seats
    async with running(tmp_path) as server, visitors(server.url, *NAMES[:seats], "Watcher") as everybody:
        people = everybody[:seats]
        while compared < COMPARED:  # a game may be over before
            true, twin = await table_of(server, people, game), await table_of(server, people, game)
            twin.row.created, twin.row.seed = true.row.created, true.row.seed  # seals differ, and are public
            while true.state.result is None and compared < COMPARED:
                viewer = rng.choice([None, *range(seats)])
                seat = rng.choice(true.state.waiting)
                choice = rng.choice(true.state.options(seat)).text
                world = world_like(true.state, viewer, seat, choice, rng)
                if world is None:
                    await make(true, seat, choice)
                    continue
                put(true, twin, world)
                while true.presence.connections or twin.presence.connections:
                    await asyncio.sleep(0.005)
                eyes = everybody[-1] if viewer is None else people[viewer]
                compared += await compare(eyes, true, twin, seat, choice, asked_of(game, viewer, rng), viewer)


def asked_of(game: str, viewer: int | None, rng: Random) -> str:
    """Choose what the viewer asks about; a spectator asks nothing."""
    return rng.choice(games.get(game).words.all).text if viewer is not None else ""


async def compare(
    eyes: Visitor, true: LiveTable, twin: LiveTable, seat: int, choice: str, asked: str, viewer: int | None
) -> bool:
    """Make a choice at both tables and compare what the viewer is sent, unless the rules have shown it something."""
    async with AsyncExitStack() as stack:
        pair = [await stack.enter_async_context(eyes.sit(table.row.id)) for table in (true, twin)]
        for table in (true, twin):
            await make(table, seat, choice)
        for sitter in pair:
            await question(sitter, asked)
        if true.state.learned(viewer) or twin.state.learned(viewer):
            return False
        assert same(pair[0].frames, true) == same(pair[1].frames, twin), f"{choice} of {seat}"
        return True


def put(true: LiveTable, twin: LiveTable, world: State) -> None:
    """Put the second table where the first one is, in another world."""
    assert true.ledger is not None
    assert twin.ledger is not None
    twin.ledger.state = world
    true.ledger.state.before = None  # nothing can be taken back when a world begins
    twin.row.turn, twin.row.awaited = true.row.turn, true.row.awaited
    twin.ledger.noticed = list(true.ledger.noticed)


async def make(table: LiveTable, seat: int, choice: str) -> None:
    assert table.ledger is not None
    answer = await table.moves.choose(seat, choice, table.ledger.number(seat))
    assert type(answer).__name__ == "Done", answer


async def question(sitter: Sitter, choice: str) -> None:
    if choice:
        await sitter.send(type="why", id="why", choice=choice)
    await sitter.ping()
