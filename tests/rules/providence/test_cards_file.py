"""Card files that owners have corrected: the language of effects is checked by line (RULES.md 21)."""

from collections.abc import Callable
from typing import Any

import pytest

from subrosa.core.cardfile import CardFile
from subrosa.core.errors import BadCards
from subrosa.games.providence.rules.arguments import (
    ARGUMENTS,
    CONSTANT_ARGUMENTS,
    FLAG,
    NUMBER,
    PART,
    PARTS,
    RIPOSTE_ARGUMENTS,
    SOLO_ARGUMENTS,
    WORD,
    Argument,
)
from subrosa.games.providence.rules.programs import Reader
from subrosa.games.providence.rules.vocabulary import CONSTANTS, OPS, SOLO_OPS
from tests.rules.providence.table import (
    CARDS,
    DATA,
    GAME,
    TEXT,
    do,
    effect,
    player,
    seat,
    table,
    with_effects,
)


def problems(text: str) -> list[tuple[int, str]]:
    """Return what is wrong with a card file, by line."""
    with pytest.raises(BadCards) as caught:
        GAME.with_cards(text)
    return caught.value.problems


def line_of(words: str, text: str = TEXT) -> int:
    """Return the number of the line on which these words stand."""
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def said_of(*lines: str) -> list[str]:
    """Write a card with these effects, or what Cultists do, and return what is said of the language."""
    text = "\n".join(["[[card]]", *lines, ""])
    file = CardFile(text)
    (entry,) = file.entries("card")
    reader = Reader(file)
    if "effects" in entry.values:
        reader.effects(entry)
    else:
        reader.ops_of(entry, "cultist_1_ops")
    stands = 3 if len(lines) > 1 else 2
    assert all(line == stands for line, _ in file.problems)
    return [problem for _, problem in file.problems]


def said_of_op(kind: str, op: str) -> list[str]:
    """Return what is said of an op in an effect of a kind."""
    return said_of("effects = [", f"  {effect(kind, op)},", "]")


def said_of_deed(op: str) -> list[str]:
    """Return what is said of something that a Cultist does."""
    return said_of(f"cultist_1_ops = [{op}]")


# ---- single mistakes in the standard file


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('{ op = "draw", n = 2 }', '{ op = "drow", n = 2 }', "did you mean 'draw'?"),
        (
            '{ op = "draw", n = 2 }',
            '{ op = "draw", n = 0 }',
            "n should be a whole number from 1 to 20, not 0",
        ),
        ('{ op = "draw", n = 2 }', '{ op = "draw" }', "draw lacks n: a whole number from 1 to 20"),
        (
            '{ op = "draw", n = 2 }',
            '{ op = "draw", n = 2, m = 1 }',
            "draw has no argument 'm' in an effect of kind FREE_ACTION; it takes n, optional, required, limit",
        ),
        (
            '{ op = "force_retrieve", n = 2, where = ["main", "city"] }',
            '{ op = "force_retrieve", n = 2, where = ["main", "town"] }',
            "'town' in where is unknown; a list of some of city, main, mythos",
        ),
        (
            '{ op = "take_city_card", card = "city_rlyeh" }',
            '{ op = "take_city_card", card = "city_leng" }',
            "card should be one of city_arkham",
        ),
        (
            '{ op = "constant", rule = "hand_size", value = 6 }',
            '{ op = "constant", rule = "hand_size", n = 6 }',
            "constant has no argument 'n' in an effect of kind CONSTANT; it takes rule, value",
        ),
        (
            '{ op = "constant", rule = "hand_size", value = 6 }',
            '{ op = "constant", rule = "hand_size" }',
            "constant lacks value: a whole number from 1 to 20",
        ),
        (
            'rule = "gain_action_on_first_card_claim_each_turn", n = 1',
            'rule = "gain_action_on_first_card_claim_each_turn", n = 21',
            "n should be a whole number from 1 to 20, not 21",
        ),
        (
            '{ op = "track", track = "investigation", delta = -2 }',
            '{ op = "track", track = "investigation", delta = 16 }',
            "delta should be a whole number from -15 to 15, not 16",
        ),
        ('{ op = "s_claim_main" }, ', '{ op = "s_claim_man" }, ', "did you mean 's_claim_main'?"),
        (
            '{ op = "s_add_mythos_each", n = 1 }',
            '{ op = "s_add_mythos_each", n = 1, who = "self" }',
            "s_add_mythos_each has no argument 'who' in what a Cultist does; it takes n",
        ),
        ('kind = "RIPOSTE"', 'kind = "RIPOST"', "kind should be one of ACTION, FREE_ACTION"),
        ('kind = "RIPOSTE", text', 'kind = "RIPOSTE", txt', "did you mean 'text'?"),
    ],
)
def test_mistakes_in_effects_are_reported_with_what_would_be_right(
    before: str, after: str, said: str
) -> None:
    assert before in TEXT
    found = problems(TEXT.replace(before, after, 1))
    assert any(said in problem for _, problem in found)
    assert {line for line, _ in found} == {line_of(before)}


# ---- every op and every argument


def example(argument: Argument) -> str:
    """Return something that an argument may be, as it is written."""
    if argument.sort == NUMBER:
        return str(argument.high)
    if argument.sort == FLAG:
        return "true"
    if argument.sort == PART:
        return '[{ op = "vp", n = 1 }]'
    if argument.sort == PARTS:
        return '[[{ op = "vp", n = 1 }], [{ op = "draw", n = 1 }]]'
    word = f'"{argument.words[-1]}"'
    return word if argument.sort == WORD else f"[{word}]"


def written(name: str, arguments: dict[str, str]) -> str:
    """Return an op as it is written."""
    return (
        "{ " + ", ".join([f'op = "{name}"', *[f"{key} = {value}" for key, value in arguments.items()]]) + " }"
    )


def wrong_for(argument: Argument) -> list[tuple[str, str]]:
    """Return values that an argument cannot have, each with what is said then."""
    if argument.sort == NUMBER:
        told = str(argument.low)
        if argument.low != argument.high:
            told = f"a whole number from {argument.low} to {argument.high}"
        wrong = [str(argument.low - 1), str(argument.high + 1), '"2"', "true", "1.5"]
        return [(value, f"should be {told}, not ") for value in wrong]
    if argument.sort == FLAG:
        return [(value, "should be true or false, not ") for value in ("1", '"yes"')]
    words = ", ".join(argument.words)
    if argument.sort == WORD:
        return [(value, f"should be one of {words}, not ") for value in ('"nonsense"', "[]", "3")]
    if argument.sort in (PART, PARTS):
        return [("3", " of "), ("[]", " of ")]
    return [
        ('["nonsense"]', f"'nonsense' in {{key}} is unknown; a list of some of {words}"),
        ("[]", f"should be a list of some of {words}, not []"),
        ('"city"', f"should be a list of some of {words}, not 'city'"),
    ]


def home(name: str) -> str:
    """Return a kind of effect with which an op may stand."""
    kinds = {
        "constant": "CONSTANT",
        "end_game_vp": "END_GAME",
        "claim_cubes_to_target": "CLAIM",
        "destroy_rest_of_deck": "CLAIM",
        "prevent_own_destruction": "RIPOSTE",
    }
    return kinds.get(name, "ACTION")


def check_arguments(
    name: str, known: dict[str, Argument], right: dict[str, str], say: Callable[[str], list[str]]
) -> None:
    """Check that an op is understood, and that whatever is wrong with an argument is said."""
    assert say(written(name, right)) == []
    for key, argument in known.items():
        rest = {other: value for other, value in right.items() if other != key}
        found = say(written(name, rest))
        if argument.needed:
            assert any(
                f"{name} lacks {key}: " in said or f"{name}: {key} should be" in said for said in found
            )
        else:
            assert found == []
        for value, told in wrong_for(argument):
            found = say(written(name, right | {key: value}))
            assert any(told.replace("{key}", key) in said for said in found), (key, value, found)
    found = say(written(name, right | {"nonsense": "1"}))
    assert any(f"{name} has no argument 'nonsense'" in said for said in found)


@pytest.mark.parametrize("name", [name for name in OPS if name != "constant"])
def test_every_argument_of_every_op_is_checked(name: str) -> None:
    kind = home(name)
    known = RIPOSTE_ARGUMENTS[name] if kind == "RIPOSTE" else ARGUMENTS[name]
    right = {key: example(argument) for key, argument in known.items()}
    if name == "prevent_own_destruction":
        known = {key: argument for key, argument in known.items() if key != "optional"}
    if name == "kill":
        known = {key: argument for key, argument in known.items() if key != "scope"}
    check_arguments(name, known, right, lambda op: said_of_op(kind, op))


@pytest.mark.parametrize("name", RIPOSTE_ARGUMENTS)
def test_what_a_riposte_may_say(name: str) -> None:
    known = {key: argument for key, argument in RIPOSTE_ARGUMENTS[name].items() if key != "optional"}
    right = {key: example(argument) for key, argument in RIPOSTE_ARGUMENTS[name].items()}
    check_arguments(name, known, right, lambda op: said_of_op("RIPOSTE", op))


@pytest.mark.parametrize("rule", CONSTANTS)
def test_every_argument_of_every_constant_rule_is_checked(rule: str) -> None:
    known = {key: ARGUMENTS["constant"][key] for key in CONSTANT_ARGUMENTS.get(rule, ())}
    right = {"rule": f'"{rule}"'} | {key: example(argument) for key, argument in known.items()}
    check_arguments("constant", known, right, lambda op: said_of_op("CONSTANT", op))


def test_an_unknown_rule() -> None:
    (said,) = said_of_op("CONSTANT", '{ op = "constant", rule = "hands_size" }')
    assert "rule should be one of cthulhu_city_closed" in said


@pytest.mark.parametrize("name", SOLO_OPS)
def test_every_argument_of_what_cultists_do_is_checked(name: str) -> None:
    known = SOLO_ARGUMENTS[name]
    right = {
        key: '[{ op = "s_kill" }]' if argument.sort == PART else example(argument)
        for key, argument in known.items()
    }
    check_arguments(name, known, right, said_of_deed)


# ---- where an op belongs

PREVENT = '{ op = "prevent_own_destruction", cause = "gate_sanity_test", cost = "discard_1_card_from_hand" }'


@pytest.mark.parametrize(
    ("card", "kind", "ops", "said"),
    [
        (
            "speakeasy",
            "RIPOSTE",
            '{ op = "draw", n = 1 }',
            "an effect of kind RIPOSTE may have sanity_test and destroy_self and prevent_own_destruction, not draw",
        ),
        (
            "speakeasy",
            "RIPOSTE",
            '{ op = "destroy_self" }',
            "destroy_self lacks when: one of after_played_in_action",
        ),
        (
            "speakeasy",
            "RIPOSTE",
            '{ op = "sanity_test", who = "choose_any", when = "after_each_use" }',
            "who should be one of self",
        ),
        (
            "speakeasy",
            "ACTION",
            '{ op = "sanity_test", who = "self", when = "after_each_use" }',
            "sanity_test has no argument 'when' in an effect of kind ACTION",
        ),
        (
            "mythos_offering",
            "RIPOSTE",
            '{ op = "destroy_self", when = "after_played_in_action" }',
            "Mythos cards have no effects of kind RIPOSTE: they are never played",
        ),
        (
            "speakeasy",
            "RIPOSTE",
            PREVENT.replace(" }", ", optional = true }"),
            "prevent_own_destruction is for the cards of Agents",
        ),
        (
            "eunice_hunt",
            "RIPOSTE",
            PREVENT,
            "optional should be true, because nobody has to pay",
        ),
        (
            "mythos_offering",
            "CONSTANT",
            '{ op = "vp", n = 1 }',
            "an effect of kind CONSTANT may have constant, not vp",
        ),
        (
            "mythos_offering",
            "END_GAME",
            '{ op = "vp", n = 1 }',
            "an effect of kind END_GAME may have end_game_vp and constant, not vp",
        ),
        (
            "speakeasy",
            "CONSTANT",
            '{ op = "constant", rule = "hand_size", value = 6 }',
            "only Mythos cards have effects of kind CONSTANT",
        ),
        (
            "mythos_offering",
            "ACTION",
            '{ op = "constant", rule = "hand_size", value = 6 }',
            "constant belongs into an effect of kind CONSTANT or END_GAME, not ACTION",
        ),
        (
            "mythos_offering",
            "CLAIM",
            '{ op = "end_game_vp", n = 1, per = "crypt_tokens", each = 1 }',
            "end_game_vp belongs into an effect of kind END_GAME, not CLAIM",
        ),
        (
            "speakeasy",
            "CLAIM",
            '{ op = "destroy_self" }',
            "destroy_self belongs into an effect of kind ACTION",
        ),
        (
            "speakeasy",
            "ACTION",
            '{ op = "destroy_rest_of_deck" }',
            "destroy_rest_of_deck belongs into an effect of kind CLAIM",
        ),
        (
            "mythos_offering",
            "CLAIM",
            '{ op = "destroy_rest_of_deck" }',
            "destroy_rest_of_deck is for Main Advantage cards: only they lie in a City",
        ),
        ("start_leverage", "CLAIM", '{ op = "vp", n = 1 }', "Starting cards have no effects of kind CLAIM"),
        (
            "speakeasy",
            "ACTION",
            '{ op = "vp", n = 1, limit = "once_per_turn" }',
            "limit is for Mythos cards: others leave the hand when they are used",
        ),
        (
            "mythos_offering",
            "ACTION",
            '{ op = "choose", options = [[{ op = "vp", n = 1, limit = "once_per_turn" }], [{ op = "draw", n = 1 }]] }',
            "vp: limit belongs to an op of the whole text, not to one inside another op",
        ),
        (
            "mythos_offering",
            "CLAIM",
            '{ op = "vp", n = 1, required = true }',
            "vp has no argument 'required' in an effect of kind CLAIM",
        ),
        (
            "speakeasy",
            "ACTION",
            '{ op = "kill", actor = "this_agent", power = "none" }',
            "actor this_agent is for the cards of Agents",
        ),
        (
            "speakeasy",
            "ACTION",
            (
                '{ op = "choose", options = [[{ op = "gate", modes = ["open"], actor = "this_agent", '
                'power = "none" }], [{ op = "vp", n = 1 }]] }'
            ),
            "actor this_agent is for the cards of Agents",
        ),
        (
            "speakeasy",
            "ACTION",
            '{ op = "kill", actor = "none", power = "none" }',
            'actor = "none" needs scope = "anywhere", because nobody is in a City',
        ),
        (
            "speakeasy",
            "ACTION",
            '{ op = "discard_draw", min = 3, max = 2 }',
            "max should be at least 1 and at least min, not 2",
        ),
        (
            "speakeasy",
            "ACTION",
            '{ op = "track", track = "ritual", delta = 0 }',
            "delta should be a number of spaces forward or back, not 0",
        ),
        (
            "mythos_impostor",
            "ACTION",
            '{ op = "place_mi_go", power = 2 }',
            "place_mi_go should be on one card only, and it is on",
        ),
        ("speakeasy", "ACTION", "", "ops should be a list of 1 to 12 ops, not []"),
        (
            "speakeasy",
            "ACTION",
            ", ".join(['{ op = "vp", n = 1 }'] * 13),
            "ops should be a list of 1 to 12 ops",
        ),
        ("speakeasy", "ACTION", "3", 'an op should be a table such as { op = "draw" }, not 3'),
        ("speakeasy", "ACTION", '{ op = "s_kill" }', "unknown op 's_kill'"),
    ],
)
def test_what_belongs_elsewhere(card: str, kind: str, ops: str, said: str) -> None:
    wrong = effect(kind, ops)
    text = with_effects(card, wrong)
    found = problems(text)
    assert any(f" {card}: " in problem and said in problem for _, problem in found), found
    assert {line for line, _ in found} == {line_of(wrong, text)}


def test_two_effects_of_one_kind() -> None:
    one, other = effect("ACTION", '{ op = "vp", n = 1 }'), effect("ACTION", '{ op = "vp", n = 2 }')
    text = with_effects("speakeasy", one, other)
    assert problems(text) == [
        (line_of(other, text), "main_card speakeasy: there should be at most one effect of kind ACTION")
    ]


def test_an_effect_without_a_text() -> None:
    said = said_of("effects = [", '  { kind = "ACTION", ops = [{ op = "vp", n = 1 }] },', "]")
    assert said == ["card: text should say what the effect does, not None"]


@pytest.mark.parametrize("card", ["deep_ones", "martial_law"])
def test_pieces_of_which_there_is_one_set_have_one_card(card: str) -> None:
    start = TEXT.index(f'id = "{card}"')
    text = TEXT[:start] + TEXT[start:].replace("copies = 1", "copies = 2", 1)
    assert "copies should be a whole number from 0 to 1, not 2" in problems(text)[0][1]


# ---- other values


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("hand_size = 5", "hand_size = 0", "hand_size should be a whole number from 1 to 12, not 0"),
        ("agent_limit = 6", "agent_limit = 7", "agent_limit should be a whole number from 6 to 6, not 7"),
        (
            "starting_cubes_in_personal_pool = 6",
            "starting_cubes_in_personal_pool = 5",
            "should be 6: those taken, less the one on the track",
        ),
        (
            'vp_threshold = { "1" = 35',
            'vp_threshold = { "1" = 0',
            "1 in vp_threshold should be a whole number from 1 to 99",
        ),
        ('mythos_row = { "1" = 2', 'mythos_row = { "0" = 2', "unknown key '0' in mythos_row"),
        (
            "allegiances_2_3_players = { investigator = 1, ",
            "allegiances_2_3_players = { ",
            None,
        ),
        (
            "allegiances_4_5_players = { investigator = 2, cultist = 2, ",
            "allegiances_4_5_players = { cultist = 2, ",
            "allegiances_4_5_players should have at least 5 cards, not 3",
        ),
        (
            "random_dissenter = 1",
            "random_dissenter = 1, dissenter_cultist = 1",
            "random_dissenter goes with no other Dissenter",
        ),
        ("vp_by_space = [0, 0, ", "vp_by_space = [0, ", "vp_by_space should be a list of 16 whole numbers"),
        (
            'from = "arkham"\nto = "boston"',
            'from = "arkham"\nto = "arkham"',
            "a road should lead from arkham to another City",
        ),
        (
            'from = "arkham"\nto = "boston"\ncost = 1',
            'from = "arkham"\nto = "boston"\ncost = 2',
            "as the [[road]] entries say",
        ),
        ('city = "boston"', 'city = "detroit"', "city should be 'boston', not 'detroit'"),
        ('symbols = ["kill"]', 'symbols = ["kil"]', "'kil' in symbols is unknown, did you mean 'kill'?"),
        (
            "resources = { wealth = 3, travel = 1 }",
            "resources = { welth = 3 }",
            "unknown key 'welth' in resources, did you mean 'wealth'?",
        ),
        (
            "vp = { generic = 0, ",
            "vp = { generic = -1, ",
            "generic in vp should be a whole number from 0 to 20, not -1",
        ),
        ("sanity_test = false", "sanity_test = 0", "sanity_test should be true or false, not 0"),
        (
            'permanent = "cannot_be_killed"',
            'permanent = "immortal"',
            "permanent should be one of nothing, cannot_be_killed",
        ),
        ("copies_per_deck = 3", "copies_per_deck = 2", "a starting deck should have 10 cards, not 9"),
        ('group = "alone"', 'group = "cultists"', "group should be one of alone, not 'cultists'"),
        ('scores_gates = ["close"]', 'scores_gates = ["shut"]', "'shut' in scores_gates is unknown"),
        ('opposite = "cultist"', 'opposite = "nobody"', "opposite should be one of investigator"),
    ],
)
def test_mistakes_in_other_values(before: str, after: str, said: str | None) -> None:
    assert before in TEXT
    text = TEXT.replace(before, after, 1)
    if said is None:
        GAME.with_cards(text)
    else:
        found = [problem for _, problem in problems(text)]
        assert any(said in problem for problem in found), found


def test_counts() -> None:
    """1: as many cards as the rulebook lists"""
    assert sum(card["copies"] for card in DATA["main_card"]) == 60
    assert sum(1 for card in DATA["main_card"] if card["type"] == "agent") == 22
    assert sum(card["copies_per_deck"] for card in DATA["starting_card"]) == 10
    assert [len(DATA[kind]) for kind in ("city", "city_card", "mythos_card", "basic_agent")] == [
        12,
        13,
        24,
        5,
    ]
    assert sum(card["copies"] for card in DATA["allegiance"]) == 6
    assert [len(DATA[kind]) for kind in ("great_old_one", "cultist", "behaviour")] == [6, 2, 8]


SYMBOLS: dict[str, Any] = {
    "kill": lambda op: op["op"] == "kill",
    "blockade": lambda op: op["op"] == "blockade",
    "close_gate": lambda op: op["op"] == "gate" and "close" in op["modes"],
    "open_gate": lambda op: op["op"] == "gate" and "open" in op["modes"],
}


@pytest.mark.parametrize("card", CARDS)
def test_symbols_are_those_of_the_effects(card: str) -> None:
    """4: what the solo rules read off a card (H11)"""

    def inside(ops: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [*ops, *[found for op in ops for part in op.get("options", []) for found in inside(part)]]

    ops = [op for text in CARDS[card]["effects"] for op in inside(text["ops"])]
    assert set(CARDS[card]["symbols"]) == {
        name for name, shows in SYMBOLS.items() if any(shows(op) for op in ops)
    }


# ---- what is right is played


def test_the_same_text_is_the_same_game() -> None:
    assert GAME.with_cards("") is GAME
    assert GAME.with_cards(TEXT) is GAME


def test_a_corrected_effect_is_played() -> None:
    text = TEXT.replace('ops = [{ op = "draw", n = 2 }]', 'ops = [{ op = "draw", n = 3 }]', 1)
    s = table(player("miskatonic_university"), player(), game=GAME.with_cards(text))
    assert seat(do(s, "0 free miskatonic_university"), 0)["cards"] == 3


def test_a_new_card_is_played() -> None:
    """An owner gives Speakeasy two texts, made of ops that other cards have."""
    text = with_effects(
        "speakeasy",
        effect("CLAIM", '{ op = "gain_cubes", n = 1 }, { op = "track", track = "investigation", delta = 1 }'),
        effect(
            "ACTION",
            '{ op = "choose", options = [[{ op = "vp", n = 1 }], [{ op = "cubes_to_limbo", n = 1, whose = "others", '
            'where = ["city"], spread = false }]] }, { op = "draw", n = 1 }, { op = "destroy_self" }',
        ),
    )
    s = table(
        player(cubes={"boston_card": 1}, discards=["tnt"]),
        player(cubes={"arkham": 1}),
        cities={"boston": {"card": "speakeasy", "stack": ["fbi"]}},
        game=GAME.with_cards(text),
    )
    do(s, "0 claim boston_card")
    assert (seat(s, 0)["pool"], s.view(None)["facts"]["tracks"]) == (5 + 1, [0, 1])
    s = table(player("speakeasy"), player(cubes={"arkham": 1}), game=GAME.with_cards(text))
    s.choose(0, "use speakeasy")
    do(s, "0 way 2", "0 done")
    assert seat(s, 1)["limbo"] == 1
    assert s.view(None)["facts"]["gone"] == ["speakeasy"]
    assert seat(s, 0)["cards"] == 1
