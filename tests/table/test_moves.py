"""Moves that come twice, too late, at the same instant, or from somebody who is not asked."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from sqlalchemy import select

from subrosa.table.play.ledger import read
from subrosa.table.storage import schema
from tests.table.support import Running, Sitter, Visitor, running, visitors


async def rows(server: Running, table: str) -> list[tuple[int, int, str, str | None]]:
    wanted = select(schema.moves).where(schema.moves.c.table == table).order_by(schema.moves.c.seq)
    return [
        (row["seq"], row["seat"], row["choice"], row["move_id"])
        for row in await server.worker.store.database.rows(wanted)
    ]


async def gathered(people: list[Visitor], game: str = "overlord") -> str:
    made = await people[0].make(game, "me", *["open"] * (len(people) - 1))
    for person in people[1:]:
        await person.post(f"/api/tables/{made['id']}/join")
    return str(made["id"])


async def test_a_repeated_move_is_acknowledged_and_made_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "hotseat"))["id"]
        async with ada.sit(table) as first, ada.sit(table) as second:
            assert first.view is not None
            seq, choice, seat = first.seq, first.choices[0], first.view["seat"]
            done = await first.choose(choice, seq, "same", seat=seat)
            assert done == {"type": "done", "id": "same", "seq": seq + 1}
            assert await first.choose(choice, seq, "same", seat=seat) == done
            await second.ping()
            assert await second.choose(choice, seq, "same", seat=seat) == done
            assert len(await rows(server, table)) == 1
        server.worker.tables.pop(table).steward.stop()  # and after everything was forgotten
        async with ada.sit(table) as third:
            assert await third.choose(choice, seq, "same", seat=seat) == done
            assert len(await rows(server, table)) == 1


async def test_a_stale_move_is_told_so_and_changes_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("nanty", "me", "hotseat"))["id"]
        async with ada.sit(table) as first, ada.sit(table) as second:
            assert first.view is not None
            seq, choice, seat = first.seq, first.choices[0], first.view["seat"]
            await first.choose(choice, seq, "one", seat=seat)
            late = await second.choose(choice, seq, "two", seat=seat)
            assert late["type"] == "stale"
            ahead = await second.choose(choice, seq + 100, "three", seat=seat)
            assert ahead["type"] == "stale"
            assert [move[3] for move in await rows(server, table)] == ["one"]


@asynccontextmanager
async def all_sit(people: list[Visitor], table: str) -> AsyncIterator[list[Sitter]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(person.sit(table)) for person in people]


async def to_a_shared_question(sitters: list[Sitter]) -> None:
    """Play until several people are asked at once."""
    for _ in range(400):
        for sitter in sitters:
            await sitter.ping()
        view = sitters[0].view
        assert view is not None
        asked = view["asked"]
        if len(asked) > 1:
            return
        await sitters[asked[0]].choose(sitters[asked[0]].choices[-1])
    raise AssertionError("nobody was ever asked together")


async def test_answers_at_the_same_instant_are_both_taken(tmp_path: Path) -> None:
    names = ["Ada", "Bo", "Cy", "Di"]
    async with running(tmp_path) as server, visitors(server.url, *names) as people:
        table = await gathered(people)
        async with all_sit(people, table) as sitters:
            a = sitters[0]
            await to_a_shared_question(sitters)
            assert a.view is not None
            asked = [sitters[seat] for seat in a.view["asked"]]
            before = {id(sitter): sitter.seq for sitter in asked}
            answers = await asyncio.gather(*[sitter.choose(sitter.choices[0]) for sitter in asked])
            assert [answer["type"] for answer in answers] == ["done"] * len(asked)
            for sitter in sitters:
                await sitter.ping()
            # Its own answer, and that the question is over: nobody can count the others' answers.
            assert {sitter.seq - before[id(sitter)] for sitter in asked} <= {1, 2}


async def test_an_answer_is_shown_to_nobody_until_all_are_in(tmp_path: Path) -> None:
    names = ["Ada", "Bo", "Cy", "Di"]
    async with running(tmp_path) as server, visitors(server.url, *names) as people:
        table = await gathered(people)
        async with all_sit(people, table) as sitters:
            a = sitters[0]
            await to_a_shared_question(sitters)
            assert a.view is not None
            first, *others = [sitters[seat] for seat in a.view["asked"]]
            await first.choose(first.choices[0])
            for sitter in sitters:
                heard = await sitter.ping()
                assert sitter is first or heard == []
            for sitter in others:
                assert (await sitter.choose(sitter.choices[0]))["type"] == "done"
            for sitter in sitters:
                await sitter.ping()
                assert sitter.view is not None
                assert sitter.view["answer"] is None


async def test_nobody_moves_for_somebody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as people:
        table = await gathered(people, "estoril")
        async with people[0].sit(table) as ada, people[1].sit(table) as bo:
            assert ada.view is not None
            asked, other = (ada, bo) if ada.choices else (bo, ada)
            await other.send(
                type="choose", id="x", seq=other.seq, choice=asked.choices[0], seat=asked.you["seat"]
            )
            assert (await other.until("error"))["error"] == "not-your-seat"
            refused = await other.choose(asked.choices[0])
            assert refused["type"] == "refused"
            assert refused["refusal"]["reason"] == "not-asked"
            assert await rows(server, table) == []


async def test_a_table_comes_back_from_its_log_and_from_a_snapshot(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("nanty", "me", "hotseat", "hotseat"))["id"]
        async with ada.sit(table) as sitter:
            rng = Random(5)
            for _ in range(100):
                await sitter.choose(rng.choice(sitter.choices))
                await sitter.ping()
            seen = sitter.view, sitter.log, sitter.seq
        live = server.worker.tables.pop(table)
        live.steward.stop()
        text = await server.worker.store.moves.snapshot(table)
        assert text is not None
        assert live.ledger is not None
        again = read(live.game, live.ledger.state.setup, text)
        assert 60 <= again.seq <= live.ledger.seq
        assert json.loads(again.write()) == json.loads(text)
        async with ada.sit(table) as sitter:
            assert (sitter.view, sitter.log, sitter.seq) == seen
        server.worker.tables.pop(table).steward.stop()
        await server.worker.store.moves.keep_snapshot(
            table, 100, text.replace("[", "(", 1)
        )  # a damaged one does no harm
        async with ada.sit(table) as sitter:
            assert (sitter.view, sitter.log, sitter.seq) == seen
