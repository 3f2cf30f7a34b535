"""Questions and reports say what a player needs to know: which figure, from where, through whom."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.texts import LANGUAGES, Texts
from tests.rules.nanty.table import GAME, do, facts, options, player, prompt, slow_table, table
from tests.rules.nanty.test_events import event
from tests.rules.nanty.test_figure_cards import ON, me, typed


def asked(s: State) -> dict[str, Any]:
    """Return the arguments of the question that is asked."""
    return dict(s.view(None)["prompt"]["args"])


def read(s: State, language: str = "en") -> str:
    """Return the question as people read it."""
    return Texts(language, GAME, ["Ada", "Bo", "Cy"]).prompt(s.view(None)["prompt"])


def report(s: State, language: str = "en") -> str:
    """Return the last line of the log."""
    return Texts(language, GAME, ["Ada", "Bo", "Cy"]).event(s.log(None)[-1])


@pytest.mark.parametrize("language", LANGUAGES)
class TestReactions:
    """7.1: a player who may answer knows what is announced."""

    def test_a_move_names_figure_and_both_districts(self, language: str) -> None:
        board = {"city": {"agents": [0, 2]}, "strand": {"agents": [0, 2]}}
        s = table(player("henry_baker", "navvies"), player("toby"), board=board)
        do(s, "0 play henry_baker", "0 text", "0 lift city 1", "0 place holborn")
        text = read(s, language)
        assert all(word in text for word in ("Ada", "Bo", "City", "Holborn", "Henry Baker"))
        assert "Strand" not in text

    def test_tupman_names_both_figures(self, language: str) -> None:
        board = {"city": {"agents": [[], ["sailor"]]}, "strand": {"agents": [["jockey"], []]}}
        s = typed(player("tracy_tupman", "navvies"), player("toby"), board=board, event_deck=["riots"])
        do(s, "0 play tracy_tupman", "0 event", "0 text", "0 lift city 1-sailor")
        given = asked(s)
        assert (given["piece"], given["district"]) == ("1-sailor", "city")
        assert (given["target_piece"], given["target_district"]) == ("0-jockey", "strand")
        assert all(word in read(s, language) for word in ("City", "Strand", "Tracy Tupman"))

    def test_the_mansion_too(self, language: str) -> None:
        board = {
            "west_end": {"agents": [["newsboy"]], "house": 0, "building": "mansion"},
            "lambeth": {"agents": [[], ["streetwalker"]]},
        }
        s = typed(me(building="mansion"), player("toby"), board=board)
        do(s, "0 reveal mansion")
        given = asked(s)
        assert (given["card"], given["piece"], given["target_piece"]) == (None, "0-newsboy", "1-streetwalker")
        assert all(word in read(s, language) for word in ("West End", "Lambeth"))

    def test_a_relocated_agent_is_named(self, language: str) -> None:
        board = {"city": {"agents": [["sailor"], ["newsboy", "jockey"]], "trouble": True}}
        s = typed(player("count_dracula", "navvies"), player("red_headed_league"), board=board)
        do(s, "0 play count_dracula", "0 remove city 1-newsboy", "1 play red_headed_league")
        assert asked(s) == {"district": "city", "piece": "1-newsboy", "event_card": None}
        assert ("Newsboy" if language == "en" else "Chłopiec z Gazetami") in read(s, language)

    def test_cursed_artists_are_to_blame_not_the_active_player(self, language: str) -> None:
        board = {"city": {"agents": [0, 1], "house": 1}}
        s = event("cursed_artists", [6], player(), player("amy_dorrit"), board=board)
        assert asked(s)["event_card"] == "cursed_artists"
        assert "Ada" not in read(s, language)

    def test_the_hired_player_chose(self, language: str) -> None:
        board = {"city": {"agents": [0, 1, 1], "trouble": True}}
        s = table(player("henry_holy_peters", "navvies"), player(), player("toby"), board=board)
        do(s, "0 play henry_holy_peters", "0 text", "0 aim 1", "1 remove city 2")
        assert asked(s)["hired_seat"] == 1
        assert all(word in read(s, language) for word in ("Ada", "Bo", "City"))


@pytest.mark.parametrize("language", LANGUAGES)
class TestWhatItIsAbout:
    """A question says where a piece can go, why it must, and what becomes of whoever is chosen."""

    def test_where_an_agent_can_be_placed(self, language: str) -> None:
        s = table(player("navvies", "estella"), player(), board={"chelsea": {"house": 0}})
        do(s, "0 use chelsea")
        places = [Texts(language, GAME).thing("district", text.split()[1]) for text in options(s, 0)]
        assert len(places) > 3
        assert all(place in read(s, language) for place in places)

    def test_the_flood_drives_agents_out(self, language: str) -> None:
        s = event("flood", [6, 7], player(), player(), board={"city": {"agents": [1, 0]}})
        flood = Texts(language, GAME).thing("event_card", "flood")
        assert flood in read(s, language)
        calm = slow_table(player("estella", "navvies"), player(), board={"city": {"agents": [1, 0]}})
        do(calm, "0 play estella", "0 text")
        assert prompt(calm) == prompt(s) == "put-down"
        assert flood not in read(calm, language)

    @pytest.mark.parametrize(
        ("card", "amount"),
        [("charley_bates", "£3"), ("irene_adler", "£5"), ("moll_flanders", "2"), ("karl_marx", "£3")],
    )
    def test_a_card_says_what_happens_to_whom_it_is_aimed_at(
        self, language: str, card: str, amount: str
    ) -> None:
        s = slow_table(player(card, "navvies"), player("toby"), player("estella"))
        do(s, f"0 play {card}")
        do(s, "0 text") if "text" in options(s, 0) else do(s, "0 skip", "0 text")
        assert amount in read(s, language)

    def test_a_killing_that_ends_trouble_says_so(self, language: str) -> None:
        board = {"city": {"agents": [1, 2], "trouble": True}}
        s = table(player("count_dracula", "navvies"), player(), board=board)
        do(s, "0 play count_dracula", "0 remove city 1")
        said = [entry for entry in s.log(None) if entry["event"] == "removed"]
        assert [entry["args"]["calmed"] for entry in said] == [True]
        trouble = {"en": "Trouble", "pl": "Niepokój"}[language]
        assert trouble in Texts(language, GAME, ["Ada", "Bo"]).event(said[0])
        quiet = {**said[0], "args": {**said[0]["args"], "calmed": False}}
        assert trouble not in Texts(language, GAME, ["Ada", "Bo"]).event(quiet)


class TestAnswers:
    """Buttons say what an answer costs where "Pay" and "Skip it" would not."""

    def read(self, s: State, seat: int) -> dict[str, str]:
        texts = Texts("en", GAME, ["Ada", "Bo", "Cy"])
        return {text: texts.sentence(said) for text, said in GAME.answers(s.view(seat)).items()}

    def test_a_ransom(self) -> None:
        s = table(player("irene_adler", "navvies"), player())
        do(s, "0 play irene_adler", "0 text")
        assert self.read(s, 1) == {"pay": "Pay £5", "skip": "Keep the card: one card fewer in hand for good"}
        assert self.read(s, 0) == {}
        s = table(player("metropolitan_fire_brigade", "navvies"), player(), board={"city": {"house": 1}})
        do(s, "0 play metropolitan_fire_brigade", "0 text")
        assert self.read(s, 1)["skip"] == "Do not pay: a Building may go"

    def test_a_subsidence_is_paid_for_all_buildings_at_once(self) -> None:
        board = {"strand": {"house": 1}, "city": {"house": 1}}
        s = event("subsidence", [], player(), player(), board=board, options={"subsidence": "may_refuse"})
        assert self.read(s, 1) == {"pay": "Pay £4"}

    def test_a_symbol_that_can_be_done_is_left_out_and_another_cannot_be_done(self) -> None:
        board = {"city": {"agents": [1, 0]}}
        s = slow_table(player("royal_mint", "toby", money=20), player(), board=board)
        do(s, "0 play royal_mint")
        assert self.read(s, 0) == {"skip": "Build nothing"}
        assert "skip" not in GAME.outcomes(s.view(0))
        s = slow_table(player("royal_mint", "toby", money=1), player(), board=board)
        do(s, "0 play royal_mint")
        assert self.read(s, 0) == {"skip": "Nowhere to build now: go on"}
        assert [said["id"] for said in GAME.outcomes(s.view(0))["skip"]] == ["outcome-no-site"]


def test_a_site_says_what_its_district_card_would_do() -> None:
    board = {"city": {"agents": [1, 0]}, "lambeth": {"agents": [1, 0]}}
    s = slow_table(player("royal_mint", "toby", money=40), player(), board=board)
    do(s, "0 play royal_mint")
    found = GAME.outcomes(s.view(0))
    assert [found[f"build {site}"][0]["args"]["site"] for site in ("city", "lambeth")] == ["city", "lambeth"]
    [said] = found["build lambeth"]
    for language, gain in (("en", "take £3 from the bank"), ("pl", "pobrać £3 z banku")):
        assert gain in Texts(language, GAME, ["Ada", "Bo"]).sentence(said)


class TestBuildings:
    SIX = ("westminster", "strand", "west_end", "holborn", "city", "highbury")

    def moved(self, **city: Any) -> State:
        """Move the seventh Building: the one in the City."""
        board = {name: {"house": 0} for name in self.SIX} | {"chelsea": {"agents": [1]}}
        board["city"] |= city
        s = slow_table(player("mrs_bardell", "navvies", money=30), player(), board=board)
        return do(s, "0 play mrs_bardell", "0 skip", "0 build chelsea", "0 demolish city")

    def test_the_log_says_which_building_moved_and_which_card_went_back(self) -> None:
        s = self.moved()
        assert report(s) == (
            "Ada moves a Building from City to Chelsea. The District card of City goes back beside the board."
        )
        assert [row["card"] for row in facts(s)["board"] if row["district"] in ("chelsea", "city")] == [
            0,
            None,
        ]

    def test_a_card_taken_by_cursed_artists_does_not_go_back_twice(self) -> None:
        assert "was already gone" in report(self.moved(card=False))


class TestTurn:
    def test_with_twelve_agents_out_one_is_asked_which_one_moves(self) -> None:
        board = {"city": {"agents": [6]}, "strand": {"agents": [6]}}
        s = slow_table(player("navvies", "estella"), player(), board=board)
        assert "you move one of them" in read(do(s, "0 play navvies"))
        s = slow_table(player("neville_st_clair", "estella"), player(), board=board)
        assert "you move one of them" in read(do(s, "0 play neville_st_clair", "0 text"))
        s = slow_table(player("navvies", "estella"), player())
        assert "place an Agent" in read(do(s, "0 play navvies"))

    def test_a_card_paid_for_by_the_rummager_is_not_forgotten(self) -> None:
        board = {"city": {"agents": [["rummager"], ["sailor"]], "trouble": True}}
        s = slow_table(me(agent="rummager"), player(), board=board, options=ON)
        do(s, "0 reveal rummager", "0 play navvies", "0 skip", "0 skip")
        assert "Rummager" in read(s)
        do(s, "0 play estella", "0 skip", "0 skip", "0 skip")
        assert (prompt(s), asked(s)) == ("end", {"count": 0})

    def test_who_gains_by_a_card_is_not_its_target(self) -> None:
        s = slow_table(player("karl_marx", "navvies"), player(), player())
        do(s, "0 play karl_marx", "0 text", "0 aim 1")  # the only other one receives
        lines = [Texts("en", GAME, ["Ada", "Bo", "Cy"]).event(entry) for entry in s.log(None)[-3:]]
        assert lines == [
            "Ada turns Karl Marx on Bo.",
            "Ada lets Cy profit from Karl Marx.",
            "Bo pays £3 to Cy.",
        ]

    def test_the_fire_brigade_cites_its_own_rule(self) -> None:
        s = table(player("metropolitan_fire_brigade", "navvies"), player(), board={"city": {"house": 1}})
        do(s, "0 play metropolitan_fire_brigade", "0 text")
        assert s.view(1)["prompt"]["rule"] == "A39"
        s = table(player("irene_adler", "navvies"), player())
        do(s, "0 play irene_adler", "0 text")
        assert s.view(1)["prompt"]["rule"] == "10.2"

    def test_subsidence_offers_to_pay_only_to_those_who_can(self) -> None:
        board = {"strand": {"house": 1}, "city": {"house": 1}}
        s = event("subsidence", [], player(), player(money=3), board=board)
        assert "cannot pay for all" in read(s)
        assert "pay" not in options(s, 1)
        s = event("subsidence", [], player(), player(), board=board, options={"subsidence": "may_refuse"})
        assert "Do you pay for all" in read(s)
        assert "pay" in options(s, 1)
