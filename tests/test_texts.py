"""Texts: the catalogues are complete, every message reads well in both languages, and the check can fail."""

import re
from functools import cache
from importlib.resources import files
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from subrosa import games
from subrosa.catalogues import (
    Catalogue,
    Needs,
    add_said,
    catalogues,
    check,
    common_needs,
    compare,
    ids,
    main,
    misfits,
    needs_of,
)
from subrosa.core import Event, Game, Refusal, Secret, State
from subrosa.core.choice import Kind, Words
from subrosa.messages import Messages, split
from subrosa.sourcescan import Source
from subrosa.texts import LANGUAGES, MissingText, Texts, printed, read

GAMES = games.names()
NAMES = ["Ada", "Bo", "Cy", "Dee"]
# Nothing left over from the catalogue, no bidi marks, no clumsy spaces (three in a row are layout).
CLUMSY = re.compile(r"[{}\u2066-\u2069]|(?<! )  (?! )| [.,;)]|\( |\?\?\?|^\s|\s$|\.\.$")


@cache  # much is said again and again
def reads_well(text: str) -> bool:
    if "\n" in text:  # a page, laid out with spaces
        return not set(text) & set("{}\u2066\u2067\u2068\u2069")
    return bool(text) and CLUMSY.search(text) is None


# ---- the check


def test_the_catalogues_are_complete() -> None:
    assert check() == []
    # Each message begins where Fluent thinks that it does. (Here, because the check has parsed them all.)
    for package in ("", *[games.get(name).package for name in GAMES]):
        for language, catalogue in catalogues(package).items():
            names = [name for name, _ in split(read(language, package)) if not name.startswith("-")]
            assert names == list(catalogue.variables)


def test_a_message_is_parsed_when_it_is_wanted() -> None:
    game = """
# A comment.
greeting = { $name } meets { hero } near { -town }: { $weather ->
    [rain] it pours
   *[other] hello = goodbye
}
hero = the { knight }
knight = Knight
-town = Ys
broken = { $name
"""
    texts = Messages("en", [game, "hero = nobody\nfarewell = Bye\n"])
    assert texts.parsed == set()
    assert texts.format("greeting", {"name": "Ada", "weather": "sun"}) == (
        "Ada meets the Knight near Ys: hello = goodbye",
        [],
    )
    assert texts.parsed == {"greeting", "hero", "knight", "-town"}
    assert texts.format("farewell", {}) == ("Bye", [])
    assert "hero" in texts and "hello" not in texts
    for missing in ("hello", "broken"):
        with pytest.raises(LookupError):
            texts.format(missing, {})


@pytest.mark.parametrize(
    "text",
    [
        "Knight",
        "  { $name } meets {$hero}: [a] = .b *c #d  ",
        "{ $name }{ $hero }",
        "Knight\n\n# The next one.\n\n",
        "Knight\n    and squire",
        "Knight\n   { $name }\n",
        "Knight\n    .attribute = x\n",
        "Knight\n},",
        "{ $name",
        "{ $name }}",
        "{ $nobody }",
        "{ $count } knights",
        "{ hero } { -town }",
        '{ "Ys" } { NUMBER($count) }',
        "",
        "\n    Knight",
    ],
)
def test_a_simple_text_is_put_together_as_fluent_would(text: str) -> None:
    args = {"name": "Ada ", "hero": "{ $name }", "count": 12345}
    told = []
    for function in (Messages.format, Messages.format_by_fluent):
        texts = Messages("pl", [f"greeting = {text}", "hero = Hero\n-town = Ys\n"])
        try:
            found, errors = function(texts, "greeting", args)
            told.append((found, list(map(repr, errors))))
        except LookupError:
            told.append(("", ["there is no such text"]))
    assert told[0] == told[1]


def test_most_texts_are_simple() -> None:
    texts = Messages("en", [read("en", games.get("overlord").package)])
    simple = [name for name in texts.sources if texts.put_together(name, {"seat": "Ada", "target": "Bo"})]
    assert len(simple) > len(texts.sources) / 2


def test_memory_is_not_filled_with_what_somebody_sends() -> None:
    texts = Messages("en", ["unknown = There is no { $name }.\n"])
    for word in ("dragon", "dragon" * 100):
        assert texts.format("unknown", {"name": word}) == (f"There is no {word}.", [])
    assert list(texts.said.values()) == ["There is no dragon."]


def test_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subrosa.catalogues.check", list)
    assert main() == 0
    assert "complete" in capsys.readouterr().out
    monkeypatch.setattr("subrosa.catalogues.check", lambda: ["en.ftl: event-draw is missing"])
    assert main() == 1
    assert "event-draw is missing" in capsys.readouterr().out


@pytest.fixture(scope="module")
def said() -> tuple[Needs, set[str]]:
    """Return what the code of Overlord says, and what all other code says."""
    game = games.get("overlord")
    return needs_of(game, ids(catalogues(game.package))), set(common_needs(ids(catalogues())).messages)


@pytest.mark.parametrize(
    ("language", "old", "new", "problem"),
    [
        (
            "en",
            "event-discard =",
            "event-discards =",
            "en.ftl: event-discard is missing (the code asks for it)",
        ),
        ("en", "event-discard =", "event-discards =", "en.ftl: event-discards is never used"),
        ("pl", "prompt-pick =", "# prompt-pick =", "pl.ftl: prompt-pick is missing (the code asks for it)"),
        (
            "pl",
            "choice-play-card-seat =",
            "#",
            "pl.ftl: choice-play-card-seat is missing (the code asks for it)",
        ),
        ("pl", "reason-banned =", "#", "pl.ftl: reason-banned is missing (the code asks for it)"),
        ("pl", "ending-coronation =", "#", "pl.ftl: ending-coronation is missing (the code asks for it)"),
        ("pl", "card-mutiny =", "#", "pl.ftl: card-mutiny is missing (the code asks for it)"),
        ("pl", "card-mutiny-text =", "#", "pl.ftl: card-mutiny-text is missing (the code asks for it)"),
        ("pl", "option-cast-mixed =", "#", "pl.ftl: option-cast-mixed is missing (the code asks for it)"),
        ("pl", "option-cast-custom =", "#", "pl.ftl: option-cast-custom is missing (the code asks for it)"),
        ("pl", "roles-character =", "#", "pl.ftl: roles-character is missing (another language has it)"),
        ("en", "event-round =", "event-round = x\nevent-round =", "en.ftl: event-round is there twice"),
        ("en", "[martyrdom]", "[matyrdom]", "en.ftl: event-earn has nothing for $why = martyrdom"),
        (
            "en",
            "[martyrdom]",
            "[matyrdom]",
            "en.ftl: event-earn has something for $why = matyrdom, which the code never gives",
        ),
        (
            "en",
            "Round { $number }",
            "Round { $n }",
            "en.ftl: event-round mentions $n, which the code does not give",
        ),
        (
            "en",
            "Round { $number }",
            "A round",
            "subrosa/games/overlord/pl.ftl: event-round mentions $number, but not in en.ftl",
        ),
        (
            "pl",
            "[few] { $count } karty",
            "[two] { $count } karty",
            "pl.ftl: event-draw lacks plural few of $count",
        ),
        ("pl", "event-round =", "event round =", "pl.ftl: not readable from here on: event round = "),
        ("pl", "panel-banned =", "#", "pl.ftl: panel-banned is missing (the code asks for it)"),
        ("en", "panel-banned =", "panel-ban = x\npanel-banned =", "en.ftl: panel-ban is never used"),
        (
            "en",
            "for a Coronation",
            "for { $crown }",
            "en.ftl: panel-alarm mentions $crown, which the code does not give",
        ),
        ("pl", "measure-gold =", "#", "pl.ftl: measure-gold is missing (the code asks for it)"),
    ],
)
def test_the_check_can_fail(
    said: tuple[Needs, set[str]], language: str, old: str, new: str, problem: str
) -> None:
    own = catalogues("subrosa.games.overlord")
    assert compare(said[0], own, catalogues(), said[1]) == []
    text = read(language, "subrosa.games.overlord")
    assert old in text
    own[language] = Catalogue(f"{language}.ftl", language, text.replace(old, new, 1))
    problems = compare(said[0], own, catalogues(), said[1])
    assert any(found.startswith(problem) for found in problems), problems


def test_panels_of_games_may_say_what_is_common_to_all() -> None:
    panel = Source(
        [("panel.py", "texts.say('terminal-round', number=1)\ntexts.say('panel-own', name='Ada')")]
    )
    needs = Needs()
    add_said(needs, panel, panel, {"terminal-round"}, others=True)
    assert needs.messages == {"terminal-round": {"number"}}


def test_the_check_follows_words_through_calls() -> None:
    source = Source(
        [
            (
                "toy.py",
                """
def steal(s, amount, why="x"):
    pay(s, amount, why)

def pay(s, amount, why):
    s.tell("pay", gold=amount, why=why)

def play(s):
    pay(s, 1, "tax" if s.round else "gift")
    steal(s, 2, why="theft")
    reason = "late"
    return Refusal(reason, "1.1", {"gold": 1})
""",
            )
        ]
    )
    needs = Needs()
    needs.add_events(source)
    needs.add_reasons(source)
    assert needs.messages == {"event-pay": {"gold", "why"}, "reason-late": {"gold"}}
    assert needs.words["event-pay", "why"] == {"tax", "gift", "theft"}
    assert needs.problems == []
    catalogue = Catalogue("toy.ftl", "en", "event-pay = { $why ->\n    [tax] Tax\n   *[other] Gold\n }")
    assert list(misfits(needs, catalogue, "event-pay")) == [
        "has nothing for $why = gift",
        "has nothing for $why = theft",
    ]


def test_the_check_reports_what_it_cannot_read() -> None:
    needs = Needs()
    needs.add_events(
        Source([("toy.py", 'def happen(s):\n    s.tell(s.names[0], gold=1)\n    s.tell("x", **s.args)')])
    )
    assert needs.problems == ["toy.py:2: which event this is cannot be read off the source"]
    assert needs.messages == {"event-x": None}


# ---- every message


def samples(own: dict[str, Catalogue], message: str) -> list[dict[str, Any]]:
    """Return arguments for a message: each number of pieces, with everything known and hidden, and every word."""
    texts = own["en"]
    rows: list[dict[str, Any]] = []
    words = sorted({word for (name, _), found in texts.words.items() if name == message for word in found})
    for number in (1, 2, 5, 22):
        for word in ("Bo", "none", *words):
            selects = {variable for name, variable in texts.words if name == message}
            row: dict[str, Any] = {}
            for variable in texts.variables[message]:
                if variable in ("gold", "count", "number", "limit") or message.endswith("-text"):
                    row[variable] = number
                else:
                    row[variable] = word if variable in selects else "Ada"
            rows.append(row)
    return rows


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *GAMES])
def test_every_message_reads_well(name: str, language: str) -> None:
    game = games.get(name) if name else None
    texts = Texts(language, game)
    own = catalogues(game.package if game is not None else "")
    for message in ids(own):
        for row in samples(own, message):
            text = texts.format(message, row)
            assert reads_well(text), (message, row, text)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_well(name: str) -> None:
    """Everything that anybody is told in random games, in all languages: log, questions, choices, refusals, the end."""
    game = games.get(name)
    rng = Random(7)
    for seed, options in enumerate(({}, {option.name: option.values[-1] for option in game.options})):
        spoken = [Texts(language, game, NAMES) for language in LANGUAGES]
        state = game.new(seats=game.max_seats - seed, seed=seed, options=options)
        while state.waiting:
            seat = rng.choice(state.waiting)
            everything_reads_well(spoken, state, seat, rng)
            state.choose(seat, rng.choice(state.options(seat)))
        for seat_or_all in (None, *range(state.seats)):
            for event in state.log(seat_or_all):
                assert all(reads_well(texts.event(event)) for texts in spoken), event
        assert state.result is not None
        assert all(reads_well(texts.ending(state.result.plain())) for texts in spoken)


def everything_reads_well(spoken: list[Texts], state: State, seat: int, rng: Random) -> None:
    prompt = state.view(seat)["prompt"]
    choices = state.options(seat)
    tried = [choice.text for choice in rng.sample(state.setup.game.words.all, 10)]
    refusals = list(filter(None, [state.refusal(seat, choice) for choice in tried]))
    for texts in spoken:
        assert reads_well(texts.prompt(prompt)), prompt
        for choice in choices:
            assert reads_well(texts.choice(choice)), choice
        for refusal in refusals:
            assert reads_well(texts.refusal(refusal)), refusal


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_things_and_options(name: str, language: str) -> None:
    game = games.get(name)
    texts = Texts(language, game)
    for kind in game.kinds:
        for number, thing in enumerate(kind.names):
            assert texts.thing(kind.name, number) == texts.thing(kind.name, thing)
        if kind.name != "seat":
            told = [texts.about(kind.name, thing) for thing in kind.names]
            assert not any(told) or all(map(reads_well, told)), kind.name  # pieces need no text
    for option in game.options:
        title, about, values = texts.option(option)
        assert reads_well(title)
        assert reads_well(about)
        assert tuple([value for value, _ in values]) == option.values
        assert all(reads_well(text) for _, text in values)


# ---- the rules of arguments


@pytest.fixture
def en() -> Texts:
    return Texts("en", games.get("overlord"), NAMES)


@pytest.fixture
def pl() -> Texts:
    return Texts("pl", games.get("overlord"), NAMES)


def test_pieces_are_named_after_their_owner() -> None:
    nanty = games.get("nanty")
    event = {"event": "removed", "args": {"district": "city", "piece": "1", "calmed": False}}
    lift = nanty.words.get("lift city 2-sailor")
    assert lift is not None
    en, pl = Texts("en", nanty, NAMES), Texts("pl", nanty, NAMES)
    assert en.event(event) == "City loses a figure: Agent of Bo."
    assert pl.event(event) == "Z dzielnicy City znika figurka: Agent (Bo)."
    assert en.choice(lift) == "Move from City: Sailor of Cy"
    assert pl.choice(lift) == "Przenieś z dzielnicy City: Marynarz (Cy)"
    assert en.thing("piece", 3) == "Agent of Dee"
    assert Texts("en", nanty).thing("piece", "3") == "Agent of Player 4"


def test_events_in_both_forms(en: Texts, pl: Texts) -> None:
    event = Event("draw", {"seat": 1, "count": 2, "cards": Secret(["mutiny", "revenge"], (1,))})
    mine, theirs = event.seen_by(1), event.seen_by(0)
    assert mine is not None
    assert theirs is not None
    assert en.event(mine) == "Bo draws 2 cards: Mutiny, Revenge."
    assert en.event(theirs) == "Bo draws 2 cards."
    assert pl.event(mine) == "Bo dobiera 2 karty: Bunt, Zemsta."
    assert pl.event(theirs) == "Bo dobiera 2 karty."
    assert en.event({"event": "show", "args": {"seat": 1, "cards": []}}) == "Bo shows an empty hand."


def test_targets(en: Texts, pl: Texts) -> None:
    event = {"event": "play", "args": {"seat": 0, "card": "blackmail", "target": 1}}
    assert en.event(event) == "Ada plays Blackmail on Bo."
    assert pl.event(event) == "Ada zagrywa kartę „Szantaż” (cel: Bo)."
    event["args"] = {"seat": 0, "card": "revolution", "target": None}
    assert en.event(event) == "Ada plays Revolution."


@pytest.mark.parametrize(
    ("gold", "text"), [(1, "1 sztukę"), (2, "2 sztuki"), (5, "5 sztuk"), (12, "12 sztuk"), (22, "22 sztuki")]
)
def test_polish_plurals(pl: Texts, gold: int, text: str) -> None:
    event = {"event": "earn", "args": {"seat": 0, "gold": gold, "why": "income"}}
    assert pl.event(event) == f"Ada bierze ze Skarbca {text} złota (dochód)."


def test_choices(en: Texts, pl: Texts) -> None:
    game = games.get("overlord")
    play = game.words.get("play blackmail 1")
    assert play is not None
    assert en.choice(play) == "Play Blackmail on Bo"
    assert pl.choice(play) == "Zagraj kartę „Szantaż” (cel: Bo)"


def test_refusals_cite_the_rule(en: Texts, pl: Texts) -> None:
    refusal = Refusal("banned", "7.13", {"card": "mutiny"})
    expected = "The Censor has banned Mutiny for this round: choose another card. (rule 7.13)"
    assert en.refusal(refusal) == expected
    assert pl.refusal(refusal).endswith("(zasada 7.13)")
    long = Refusal("unknown-choice", "11.1", {"text": "x" * 5000})
    assert len(en.refusal(long)) < 2500


def test_players_without_a_name(en: Texts, pl: Texts) -> None:
    assert en.thing("seat", 1) == en.thing("seat", "1") == "Bo"
    assert en.thing("seat", 6) == "Player 7"
    assert pl.thing("seat", 6) == "Gracz 7"
    assert Texts("en", None, ["", "Bo"]).thing("seat", 0) == "Player 1"


def test_a_player_called_none(en: Texts) -> None:
    """Selectors must not mistake the name for nobody."""
    texts = Texts("en", games.get("overlord"), ["Ada", "none"])
    event = {"event": "play", "args": {"seat": 0, "card": "blackmail", "target": 1}}
    assert texts.event(event) == "Ada plays Blackmail on None."


def test_numbers_of_the_edition() -> None:
    game = games.get("overlord")
    cards = files("subrosa.games.overlord").joinpath("cards.toml").read_text("utf-8")
    own = game.with_cards(cards.replace("gold = 7", "gold = 8"))
    assert "take 7 gold" in Texts("en", game).about("card", "martyrdom")
    assert "take 8 gold" in Texts("en", own).about("card", "martyrdom")
    assert Texts("en", game).about("seat", 1) == ""


def test_endings(en: Texts, pl: Texts) -> None:
    result = {"ending": "last-standing", "rule": "9.1", "winners": [2], "scores": []}
    assert en.ending(result) == "Cy wins as the last one standing!"
    assert pl.ending(result) == "Przy życiu zostaje tylko Cy i wygrywa!"


def test_kinds_by_the_names_of_arguments() -> None:
    game = toy()
    texts = Texts("en", game)
    names = (
        "seat",
        "seats",
        "target",
        "new_seat",
        "card",
        "cards",
        "old_card",
        "plot_cards",
        "gold",
        "target_why",
    )
    kinds = ["seat", "seat", "seat", "seat", "card", "card", "card", "card", None, None]
    assert [texts.kind_of(name) for name in names] == kinds
    typed = texts.typed({"seat": 0, "cards": [], "gold": 3, "why": None, "on": True})
    assert typed == {"seat": "Player 1", "cards": "none", "gold": 3, "why": None, "on": True}


def test_choices_that_name_two_things_of_a_kind() -> None:
    game = toy()
    swap = game.words.get("swap 0 1")
    assert swap is not None
    with pytest.raises(MissingText, match="choice-swap-seat-seat"):
        Texts("en", game).choice(swap)
    needs = Needs()
    needs.add_choices(game)
    assert needs.messages == {"choice-swap-seat-seat": {"seat", "seat2"}}


def toy() -> Game:
    """Make as much of a game as texts need; not a subclass, which the compiled build would not allow."""
    seat = Kind("seat", ["0", "1"])
    words = Words()
    words.grid("swap", seat, seat)
    parts = {"id": "toy", "package": "subrosa.games.overlord", "words": words}
    return cast(Game, SimpleNamespace(**parts, kinds=(seat, Kind("card", ["mutiny"]))))


def test_what_is_missing_is_named(en: Texts) -> None:
    with pytest.raises(MissingText, match="there is no text 'event-rain' in the en catalogue of overlord"):
        en.event({"event": "rain", "args": {}})
    with pytest.raises(MissingText, match=r"'event-round'.*number"):
        en.event({"event": "round", "args": {}})
    with pytest.raises(MissingText, match="no card number 99"):
        en.thing("card", 99)
    with pytest.raises(MissingText, match="'de'"):
        Texts("de")
    assert en.has("event-round")
    assert not en.has("event-rain")


def test_a_name_that_ends_with_a_stop_ends_the_sentence() -> None:
    texts = Texts("en", games.get("overlord"), ["Linda X.", "Bo", "Cy", "Di"])
    seen = {"event": "play", "args": {"seat": 1, "card": "blackmail", "target": 0}}
    assert texts.event(seen).endswith("Linda X.")
    assert printed("Wait...") == "Wait..."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_below_zero_have_a_true_minus(language: str) -> None:
    texts = Texts(language, games.get("providence"), ["Ada", "R2-2", "B-52"])
    lost = texts.event({"event": "vp", "args": {"seat": 1, "points": -5, "vp": 12}})
    assert "\N{MINUS SIGN}5" in lost
    assert "R2-2" in lost
    gained = texts.event({"event": "vp", "args": {"seat": 2, "points": 5, "vp": 12}})
    assert ("\N{MINUS SIGN}" in gained, "B-52" in gained) == (False, True)
