"""What cannot be done, why, and by which rule; and trying it changes nothing."""

import pytest

from subrosa.core import NotYourTurn, State
from tests.rules import support
from tests.rules.emerald.table import do, loyalist, player, table

CITY = {"paris": {"card": "nadar", "stack": ["paris"]}, "rome": {"card": "rome", "royalty": True}}


def why(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """Return the reason and the chapter of the rule; check that trying it changes nothing."""
    reason, rule = support.why(state, text, seat)
    return reason, rule.partition(".")[0]


def test_nonsense() -> None:
    state = table(player("s001"), player())
    assert why(state, "dance") == ("unknown-choice", "5")
    assert why(state, "place atlantis") == ("unknown-choice", "5")
    assert why(state, "pay s001 s002") == ("unknown-choice", "5")


def test_whoever_is_not_asked() -> None:
    state = table(player("s001"), player("s001"))
    with pytest.raises(NotYourTurn, match="waiting for 0"):
        state.choose(1, "pass")


def test_cards_before_an_action() -> None:
    state = table(player("s001", "bismarck", "hired_assassin"), player())
    for choice in (
        "pay s001",
        "push bismarck loyalist",
        "arm hired_assassin",
        "bomb hired_assassin",
        "drop s001",
        "done",
    ):
        assert why(state, choice) == ("choose-action-first", "5")


def test_another_action_before_the_first_is_put_together() -> None:
    state = do(table(player("s001", "s004"), player()), "0 place rome")
    for choice in ("retrieve", "place paris", "discard", "pass"):
        assert why(state, choice) == ("finish-first", "5")
    assert why(state, "claim paris") == ("no-card-there", "6"), "what cannot be begun has its own reason"


def test_cards_for_another_use() -> None:
    state = do(table(player("s001", "s004"), player()), "0 place rome")
    assert why(state, "drop s001") == ("other-use", "3")
    assert why(state, "pay s002") == ("not-in-hand", "5")
    do(state, "0 pay s001")
    assert why(state, "pay s001") == ("not-in-hand", "5"), "there is only one of it"


def test_a_text_takes_no_cards() -> None:
    state = do(table(player("diogenes_club", "s001"), player()), "0 pass")
    state.choose(0, "use diogenes_club")
    assert why(state, "drop s001") == ("other-use", "3")
    assert why(state, "pay s001") == ("other-use", "3")


def test_actions_without_a_card_for_them() -> None:
    state = table(player("s010"), player())
    assert why(state, "place rome") == ("no-place-cards", "6")
    assert why(state, "retrieve") == ("no-retrieve-cards", "6")
    assert why(state, "move") == ("no-move-cards", "6")
    assert why(state, "tracks") == ("no-track-cards", "6")
    state = table(player(), player())
    assert why(state, "discard") == ("no-cards", "6")


def test_cards_without_the_symbol() -> None:
    cards = ("s001", "s004", "s003")
    state = do(table(player(*cards), player()), "0 retrieve")
    assert why(state, "pay s001") == ("no-retrieve-symbol", "6")
    state = do(table(player(*cards), player()), "0 move")
    assert why(state, "pay s001") == ("no-move-symbol", "6")
    state = do(table(player(*cards), player()), "0 place rome")
    assert why(state, "pay s003") == ("no-place-symbol", "6")


def test_claims() -> None:
    me = player("s001", cubes={"paris": 1, "cairo": 1, "berlin": 1}, agents={"rome": 1, "vienna": 1})
    other = player(cubes={"berlin": 2}, agents={"vienna": 1})
    cities = CITY | {"berlin": {"card": "berlin"}, "vienna": {"card": "vienna"}}
    state = table(me, other, cities=cities)
    assert why(state, "claim rome") == ("no-own-cube", "6")
    assert why(state, "claim cairo") == ("no-card-there", "6")
    assert why(state, "claim berlin") == ("no-majority", "6")
    assert why(state, "claim vienna") == ("no-majority", "6")
    do(state, "0 pass")
    assert why(state, "claim paris") == ("claim-first", "5")


def test_claiming_without_a_claim_card() -> None:
    state = table(player("s004", "s010", cubes={"paris": 1}), player(), cities=CITY)
    assert why(state, "claim paris") == ("no-claim-cards", "6")
    state = do(table(player("s001", "s004", cubes={"paris": 1}), player(), cities=CITY), "0 claim paris")
    assert why(state, "pay s004") == ("no-claim-symbol", "6")
    assert why(state, "done") == ("card-missing", "5")


def test_assassinations() -> None:
    me = player("hired_assassin", agents={"rome": 2, "paris": 1}, cubes={"berlin": 3})
    other = player(agents={"rome": 1, "paris": 1, "berlin": 1})
    state = table(me, other, cities=CITY | {"berlin": {"royalty": True}})
    assert why(state, "kill rome 0") == ("not-yourself", "11")
    assert why(state, "kill rome 2") == why(state, "kill rome 4") == ("no-such-seat", "4")
    assert why(state, "kill cairo 1") == ("no-agent-of", "11")
    assert why(state, "kill berlin 1") == ("no-own-agent", "11")
    assert why(state, "kill paris 1") == ("no-majority", "11")
    assert why(state, "kill rome 1") == ("not-enough-bombs", "11")
    assert why(state, "strike rome") == ("not-enough-bombs", "11")
    assert why(state, "strike paris") == ("no-royalty-there", "11")
    assert why(state, "strike berlin") == ("no-own-agent", "11")
    refusal = state.refusal(0, "kill rome 1")
    assert refusal is not None
    bombs = {"needed": 3, "bombs": 2, "agents": 2, "hand": 0}
    assert refusal.args == {"city": "rome"} | bombs, "the card that kills adds none"
    state = table(player("s001", agents={"rome": 5}), other, cities=CITY)
    assert why(state, "kill rome 1") == ("no-assassinate-cards", "11")
    assert why(state, "strike rome") == ("no-assassinate-cards", "11")


def test_a_card_for_killing_says_when_there_is_nobody_to_kill() -> None:
    me = player("hired_assassin", agents={"rome": 2, "paris": 1})
    state = table(me, player(agents={"paris": 1, "berlin": 1}), cities={"berlin": {"royalty": True}})
    assert why(state, "use hired_assassin") == ("nobody-to-assassinate", "11"), "no majority in Paris"
    state = table(me, player(agents={"rome": 1}))
    assert why(state, "use hired_assassin") == ("no-text-to-use", "3"), "choose the victim, and then the card"
    state = table(me, player(agents={"paris": 1}), cities={"rome": {"royalty": True}})
    assert why(state, "use hired_assassin") == ("no-text-to-use", "3")


def test_bombs() -> None:
    me = player("hired_assassin", "s008", "s009", "s001", agents={"rome": 1}, cubes={"rome": 1})
    state = do(table(me, player(agents={"rome": 1, "paris": 1})), "0 kill rome 1")
    assert why(state, "done") == ("weapon-missing", "11")
    do(state, "0 arm hired_assassin")
    assert why(state, "bomb s001") == ("no-bombs", "11")
    assert why(state, "bomb s008") == ("bombs-superfluous", "11")
    assert why(state, "arm s008") == ("one-weapon", "11")
    refusal = state.refusal(0, "done")
    assert refusal is not None and refusal.args == {"count": 2}, "so many bombs are missing"
    do(state, "0 bomb s009")
    assert why(state, "bomb s008") == ("bombs-superfluous", "11")


def test_superfluous_fenians() -> None:
    """11.4: the reason is not that there are two of them"""
    me = player("hired_assassin", "fenians", "s008", "s009", agents={"rome": 2})
    other = player(agents={"rome": 1, "paris": 1})
    state = do(table(me, other), "0 kill rome 1", "0 arm hired_assassin", "0 bomb s008")
    assert why(state, "bomb fenians") == ("bombs-superfluous", "11")
    state = do(table(me, other), "0 kill rome 1", "0 arm hired_assassin", "0 bomb fenians")
    assert why(state, "bomb s008") == ("bombs-superfluous", "11")


def test_bombs_missing_with_fenians() -> None:
    me = player("hired_assassin", "fenians", "s008", agents={"berlin": 1}, cubes={"berlin": 2, "limbo": 1})
    state = table(me, player(agents={"berlin": 1, "rome": 1}))
    assert why(state, "kill berlin 1") == ("not-enough-bombs", "11")
    me["hand"] = ["hired_assassin", "fenians", "s008", "s010"]
    state = do(
        table(me, player(agents={"berlin": 1, "rome": 1})),
        "0 kill berlin 1",
        "0 arm hired_assassin",
        "0 bomb fenians",
    )
    refusal = state.refusal(0, "done")
    assert refusal is not None and refusal.args == {"count": 2}


def test_superfluous_cards() -> None:
    me = player("s001", "s002", "s007", cubes={"limbo": 8})
    state = do(table(me, player()), "0 place rome", "0 pay s001")
    assert why(state, "pay s007") == ("card-superfluous-now", "6")
    me = player("nadar", "s003", agents={"rome": 2})
    state = do(table(me, player()), "0 move", "0 pay nadar")
    assert why(state, "pay s003") == ("card-superfluous-now", "6")
    assert why(state, "pay nadar") == ("not-in-hand", "5")


def test_moving() -> None:
    state = do(table(player("s003", "s009", agents={"rome": 3}), player()), "0 move with s003 s009")
    assert why(state, "stop") == ("card-superfluous", "6")
    refusal = state.refusal(0, "stop")
    assert refusal is not None and refusal.args == {"count": 2}
    assert why(state, "shift rome rome") == ("same-city", "6")
    assert why(state, "shift paris rome") == ("no-own-agent", "6")
    do(state, "0 shift rome paris")
    assert why(state, "stop") == ("card-superfluous", "6")
    assert why(state, "shift paris rome") == ("has-moved", "6")
    assert why(state, "take rome") == ("not-now", "6")


def test_retrieving() -> None:
    state = do(table(player("s008", cubes={"rome": 2, "paris": 2}), player()), "0 retrieve with s008")
    assert why(state, "take berlin") == ("no-own-cube", "6")
    assert why(state, "limbo") == ("no-cube-in-limbo", "6")
    assert why(state, "stop") == ("not-now", "6")


def test_after_both_actions() -> None:
    """Whatever would have been possible before is simply out of time, and no other reason is invented."""
    cards = ("diogenes_club", "s001", "s003", "s004", "bismarck", "black_hand", "hired_assassin")
    me = player(*cards, agents={"rome": 4}, cubes={"paris": 1, "limbo": 1}, loyalist=0)
    other = player(agents={"rome": 1, "paris": 1})
    state = table(me, other, cities=CITY, taken=2)
    for choice in (
        "place rome",
        "retrieve",
        "move",
        "tracks",
        "discard",
        "use black_hand",
        "pass",
        "kill rome 1",
    ):
        assert why(state, choice) == ("not-now", "5"), choice
    assert why(state, "claim rome") == ("no-own-cube", "6")


def test_between_two_claims() -> None:
    cards = ("s001", "s002", "diogenes_club", "black_hand")
    me = player(*cards, cubes={"paris": 1, "berlin": 1}, agents={"rome": 1}, mi_go=1, beside=["mi_go"])
    state = table(me, player(), cities=CITY | {"berlin": {"card": "berlin"}})
    do(state, "0 claim paris with s001")
    for choice in ("use diogenes_club", "use black_hand", "return rome", "discard", "pass", "end"):
        assert why(state, choice) == ("not-now", "6"), choice


def test_texts() -> None:
    state = table(player("sherlock_holmes", "peoples_will", "zombies", cubes={}), player(), leopold=True)
    assert why(state, "use cthulhu") == ("not-in-hand", "5")
    assert why(state, "use sherlock_holmes") == ("nobody-to-assassinate", "11")
    assert why(state, "use peoples_will") == ("limbo-empty", "19")
    assert why(state, "use zombies") == ("void", "19")
    assert why(state, "return rome") == ("nobody-on-mi-go", "19")


def test_blocks() -> None:
    me = player("shoggoth")
    state = table(me, player("sherlock_holmes", "s001", agents={"rome": 1, "paris": 1}))
    do(state, "0 use shoggoth", "0 aim rome 1")
    assert why(state, "block s001", 1) == ("blocks-nothing", "8")
    assert why(state, "block vampires", 1) == ("not-in-hand", "8")
    assert why(state, "change", 1) == ("not-now", "8")


def test_targets() -> None:
    state = do(table(player("shoggoth"), player(agents={"rome": 1, "paris": 1}), player()), "0 use shoggoth")
    assert why(state, "aim rome 0") == ("not-yourself", "19")
    assert why(state, "aim rome 2") == ("no-agent-of", "19")
    assert why(state, "aim rome 3") == ("no-such-seat", "4")
    assert why(state, "stop") == ("not-now", "19")
    state = do(
        table(player("terrors_of_the_night"), player(), loyalist(revealed=True)), "0 use terrors_of_the_night"
    )
    assert why(state, "face 0") == ("not-yourself", "19")
    assert why(state, "face 3") == ("no-such-seat", "4")
    state = do(table(player("mi_go", agents={"rome": 1, "paris": 1}), player()), "0 use mi_go")
    assert why(state, "lift berlin") == ("no-own-agent", "19")
    assert why(state, "stop") == ("at-least-one", "19")
