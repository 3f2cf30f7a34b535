"""Every error of a request or a socket has an id, a status and a text in both languages, and none is left over."""

import ast
from pathlib import Path

import pytest
from litestar.datastructures import Headers

from subrosa.catalogues import catalogues
from subrosa.table.protocol import problems
from subrosa.table.protocol.problems import STATUS, TableProblem
from subrosa.table.web.app import NAMES
from subrosa.table.web.security import TOO_FAST
from subrosa.table.web.sockets import read
from subrosa.table.web.speaking import in_words, language_asked
from subrosa.texts import LANGUAGES, Texts
from tests.table.support import running, visitors

SOURCES = sorted(Path(problems.__file__).parents[1].rglob("*.py"))


def calls(*names: str) -> list[ast.Call]:
    """Return all calls of functions or methods with these names in the server's code."""
    return [
        node
        for file in SOURCES
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and (node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", ""))
        in names
    ]


def raised() -> dict[str, set[str]]:
    """Return the problems that the code names, each with the arguments that it always gets."""
    found: dict[str, set[str]] = {}
    for call in calls("TableProblem"):
        if isinstance(call.args[0], ast.Constant):
            name, given = str(call.args[0].value), {str(keyword.arg) for keyword in call.keywords}
            found[name] = found.get(name, given) & given
    return found


def closed() -> set[str]:
    """Return the reasons that sockets are closed with."""
    reasons = [call.args[1] for call in calls("close") if len(call.args) == 2]
    return {str(reason.value) for reason in reasons if isinstance(reason, ast.Constant)}


def test_every_problem_is_in_the_list_and_none_is_left_over() -> None:
    named = set(raised()) | closed() | set(NAMES.values()) | {TOO_FAST, "foreign-origin"}
    assert named == set(STATUS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_have_a_text_for_every_problem(language: str) -> None:
    catalogue = catalogues()[language]
    texts = {name for name in catalogue.variables if name.startswith("problem-")}
    assert texts == {f"problem-{name}" for name in STATUS}
    given = raised()
    for name in STATUS:
        assert catalogue.variables[f"problem-{name}"] == given.get(name, set()), name


def test_a_problem_tells_what_would_have_been_right() -> None:
    told = TableProblem("no-bot", bots=["random", "scripted"]).told()
    assert told.message == "There is no such bot. This game has: random, scripted."
    assert Texts("pl").format(f"problem-{told.error}", told.args).startswith("Nie ma takiego bota")


async def test_what_comes_over_the_line_can_be_said_in_both_languages(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        answers = [
            await ada.try_post("/api/me", {"name": "\u200b"}),
            await ada.try_post("/api/me", {"nome": 3}),
            await ada.try_post("/api/me", {"name": "x" * 70_000}),
            await ada.try_post("/api/tables", {"game": "chess", "seats": [{"kind": "me"}]}),
            await ada.try_post("/api/tables", {"game": "estoril", "seats": [{"kind": "me"}] * 9}),
            await ada.try_post(
                "/api/tables", {"game": "estoril", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "x"}]}
            ),
            await ada.try_post(  # other people's programs play in a terminal, not at a table
                "/api/tables",
                {"game": "estoril", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "! true"}]},
            ),
            await ada.http.post("/api/me", json={"name": "Eve"}),
            await ada.http.delete("/api/me", headers={"x-csrf-token": ada.http.cookies["csrf"]}),
            await ada.http.get("/api/nothing"),
        ]
        told = [answer.json() for answer in answers]
        assert [problem["error"] for problem in told] == [
            *("bad-name", "bad-request", "too-large", "no-game", "bad-setup", "no-bot", "no-bot"),
            *("forbidden", "bad-method", "not-found"),
        ]
        table = (await ada.make("estoril", "me", "open"))["id"]
        async with ada.sit(table) as sitter:
            for message in (
                {"type": "dance"},
                {"type": "mute", "seat": 9, "on": True},
                {"type": "chat", "text": " "},
            ):
                await sitter.send(**message)
                told.append(await sitter.until("error"))
        for problem in told:
            for language in LANGUAGES:
                assert Texts(language).format(f"problem-{problem['error']}", problem["args"])
            assert problem["message"] == Texts("en").format(f"problem-{problem['error']}", problem["args"])


async def test_a_cast_by_its_polish_names(tmp_path: Path) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3]
    wish = {"game": "overlord", "seats": seats, "lang": "pl"}
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        for names in ("Jaśniepan, kapitan,Kupiec,WIEŚNIAK", "overlord,captain,merchant,peasant"):
            made = await ada.try_post("/api/tables", {**wish, "options": {"cast": names}})
            table = (await ada.http.get(f"/api/tables/{made.json()['id']}")).json()
            assert table["options"]["cast"] == "overlord,captain,merchant,peasant"
        wrong = await ada.try_post(
            "/api/tables", {**wish, "options": {"cast": "Jaśniepan,Smok,Kupiec,Aktor"}}
        )
        assert wrong.json()["error"] == "bad-setup"
        assert wrong.json()["args"]["detail"].startswith("opcja cast to jedno z: base")
        long = await ada.try_post("/api/tables", {**wish, "options": {"cast": "Aktor," * 2_000}})
        assert "najwyżej 300 liter" in long.json()["args"]["detail"]


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("de, EN-gb;q=0.7, pl;q=0.2", "en"),
        ("pl;q=0", "en"),
        ("pl;q=much, de", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_the_one_that_the_browser_prefers(wanted: str, language: str) -> None:
    assert language_asked(Headers({"accept-language": wanted})) == language
    assert language_asked(Headers({})) == "en"


async def test_what_exactly_was_wrong_is_told_in_the_visitors_language(tmp_path: Path) -> None:
    wrong = {
        "plik jest uszkodzony: powinien się zaczynać od": "subrosa-save 1\n{",
        "plik nie jest zapisem gry: pierwszy wiersz": '{"names": 3}\n',
        "zapis jest ucięty": 'subrosa-save 1\n{"game":"estoril"}\n',
    }
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        ada.http.headers["accept-language"] = "pl"
        for said, text in wrong.items():
            answer = (await ada.try_post("/api/saves", {"text": text})).json()
            assert answer["error"] == "bad-save"
            assert answer["args"]["detail"].startswith(said)
        answer = (await ada.try_post("/api/me", {"name": 3})).json()
        assert answer["error"] == "bad-request"
        assert (
            answer["args"]["detail"]
            == "Żądanie jest w złej postaci (POST /api/me): name: powinno być `str`, a jest `int`"
        )
        ada.http.headers["accept-language"] = "en"
        answer = (await ada.try_post("/api/me", {"name": 3})).json()
        assert answer["args"]["detail"].startswith("Validation failed for POST /api/me: name: Expected")


def test_a_message_that_breaks_the_protocol_is_told_so_in_polish() -> None:
    for data, said in (
        (b"{", "dane są ucięte"),
        (b'{"type":"dance"}', "niedozwolona wartość 'dance' (miejsce: `$.type`)"),
        (b'{"type":"mute","seat":"x"}', "powinno być `int`, a jest `str` (miejsce: `$.seat`)"),
        (b'{"type":"mute"}', "brakuje pola `seat`"),
        (b"\xff", "to nie jest poprawny JSON: invalid character (byte 0)"),
    ):
        with pytest.raises(TableProblem) as refused:
            read(data, 100)
        assert in_words(refused.value, "pl").given["detail"] == said


def test_what_somebody_sent_at_length_is_not_looked_up() -> None:
    """Looking up takes time that grows with the square of the length, and everybody at the server would wait."""
    short, long = (TableProblem("bad-request", detail=f"Invalid value '{'a' * size}'") for size in (10, 400))
    assert in_words(short, "pl").given["detail"] == "niedozwolona wartość 'aaaaaaaaaa'"
    assert in_words(long, "pl").given["detail"] == long.given["detail"]
