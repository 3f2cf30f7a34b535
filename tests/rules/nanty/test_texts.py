"""Every text of every Action card (RULES.md 20), and what it needs."""

import pytest

from tests.rules.nanty.table import (
    COST,
    NEAR,
    agents,
    at,
    die,
    do,
    facts,
    hand,
    money,
    options,
    player,
    prompt,
    reason,
    sizes,
    symbol,
    table,
    trouble,
    troubles,
    using,
)

OTHERS = ("navvies", "estella", "mudlarks", "mrs_bardell", "scotland_yard")


def to_text(state: object, card: str) -> None:
    """Play a card and skip to its text."""
    do(state, f"0 play {card}")  # type: ignore[arg-type]
    while symbol(state) != "scroll":  # type: ignore[arg-type]
        do(state, "0 event" if symbol(state) == "random_event" else "0 skip")  # type: ignore[arg-type]
    do(state, "0 text")  # type: ignore[arg-type]


# ---- money


@pytest.mark.parametrize("card", using("take_from_each"))
def test_take_from_each(card: str) -> None:
    s = table(player(card, "toby"), player(money=1), player(money=9))
    to_text(s, card)
    assert money(s) == [13, 0, 7]


@pytest.mark.parametrize("card", using("take_from_player"))
def test_take_from_player(card: str) -> None:
    s = table(player(card, "toby"), player(money=2), player(money=9))
    to_text(s, card)
    assert options(s, 0) == ["aim 1", "aim 2"]
    assert reason(s, 0, "aim 0") == ("not-yourself", "5.7")
    do(s, "0 aim 1")
    assert money(s) == [12, 0, 9]


def test_force_gift() -> None:
    s = table(player("karl_marx", "toby"), player(money=2), player(), player())
    to_text(s, "karl_marx")
    do(s, "0 aim 1")
    assert options(s, 0) == ["aim 2", "aim 3"]
    do(s, "0 aim 3")
    assert money(s) == [10, 0, 10, 12]


def test_cash_or_card_from_each_goes_clockwise_and_the_giver_chooses() -> None:
    s = table(
        player("battersea_dogs_home", "toby"), player("navvies"), player(money=0), player("estella", money=0)
    )
    to_text(s, "battersea_dogs_home")
    assert options(s, 1) == ["pay", "give navvies"]
    do(s, "1 give navvies")
    assert hand(s, 0) == ["toby", "estella", "navvies"]
    assert money(s) == [10, 10, 0, 0]


@pytest.mark.parametrize("card", using("loan"))
def test_loan(card: str) -> None:
    s = table(player(card, "navvies", "toby"), player())
    to_text(s, card)
    assert money(s)[0] == 20
    assert facts(s)["players"][0]["loans"] == [card]
    assert facts(s)["played"] is None


def test_a_loan_not_taken_is_discarded() -> None:
    s = table(player("mr_merryweather", "navvies"), player())
    do(s, "0 play mr_merryweather", "0 skip", "0 play navvies")
    assert facts(s)["discards"] == ["mr_merryweather"]


@pytest.mark.parametrize("card", using("sticky_card"))
class TestSticky:
    def test_a_ransom_saves_one_from_it(self, card: str) -> None:
        s = table(player(card, "toby"), player(money=5), player())
        to_text(s, card)
        do(s, "0 aim 1", "1 pay")
        assert money(s) == [15, 0, 10]
        assert facts(s)["played"] == card

    def test_otherwise_it_stays_and_counts_as_a_card(self, card: str) -> None:
        s = table(player(card, "toby"), player("amy_dorrit"), player("navvies"))
        to_text(s, card)
        do(s, "0 aim 1", "1 skip")
        assert facts(s)["players"][1]["sticky"] == [card]
        do(s, "0 skip", "0 end", "1 skip", "1 end")
        assert sizes(s)[1] == 4

    def test_a_part_of_the_ransom_is_not_enough(self, card: str) -> None:
        s = table(player(card, "toby"), player(money=4), player())
        to_text(s, card)
        do(s, "0 aim 1")
        assert facts(s)["players"][1]["sticky"] == [card]

    def test_placing_follows_in_every_case(self, card: str) -> None:
        s = table(player(card, "toby"), player(money=4), player())
        to_text(s, card)
        do(s, "0 aim 1")
        assert symbol(s) == "place_agent"


class TestFireBrigade:
    BOARD = {"city": {"house": 1}, "lambeth": {"house": 1}}  # noqa: RUF012

    def test_only_a_player_with_a_building_and_he_may_pay(self) -> None:
        s = table(player("metropolitan_fire_brigade", "toby"), player(), player(), board=self.BOARD)
        to_text(s, "metropolitan_fire_brigade")
        do(s, "1 pay")
        assert money(s) == [15, 5, 10]
        assert at(s, "city")["house"] == 1

    def test_otherwise_a_building_may_be_removed(self) -> None:
        s = table(player("metropolitan_fire_brigade", "toby"), player(), player(), board=self.BOARD)
        to_text(s, "metropolitan_fire_brigade")
        do(s, "1 skip")
        assert options(s, 0) == ["skip", "demolish city", "demolish lambeth"]
        do(s, "0 demolish lambeth")
        assert at(s, "lambeth")["house"] is None
        assert at(s, "lambeth")["card"] is None

    def test_nobody_without_a_building(self) -> None:
        s = table(player("metropolitan_fire_brigade", "toby"), player())
        do(s, "0 play metropolitan_fire_brigade")
        assert reason(s, 0, "text")[0] == "text-without-effect"


@pytest.mark.parametrize("card", using("earn_per_agent_in_district"))
def test_earn_in_the_strand(card: str) -> None:
    s = table(
        player(card, "toby"), player(), board={"strand": {"agents": [1, 2], "grenadiers": 1, "citizens": 1}}
    )
    to_text(s, card)
    assert money(s)[0] == 15


@pytest.mark.parametrize("card", using("earn_per_trouble"))
def test_earn_per_trouble(card: str) -> None:
    board = {name: {"agents": [0, 2], "trouble": True} for name in ("city", "strand", "lambeth")}
    s = table(player(card, "toby"), player(), board=board)
    to_text(s, card)
    assert money(s)[0] == 13


@pytest.mark.parametrize("card", using("earn_per_building"))
def test_earn_per_building(card: str) -> None:
    s = table(player(card, "toby"), player(), board={"city": {"house": 1}, "strand": {"house": 0}})
    to_text(s, card)
    assert money(s)[0] == 12


def test_earn_in_trouble() -> None:
    board = {
        "city": {"agents": [0, 2], "citizens": 1, "trouble": True},
        "strand": {"agents": [1, 3], "trouble": True},
    }
    s = table(player("mr_tulkinghorn", "toby"), player(), board=board)
    to_text(s, "mr_tulkinghorn")
    assert options(s, 0) == ["choose strand", "choose city"]
    assert reason(s, 0, "choose lambeth") == ("no-trouble", "20.92")
    do(s, "0 choose strand")
    assert money(s)[0] == 18


# ---- dice


class TestDice:
    @pytest.mark.parametrize(("number", "result"), [(7, 14), (12, 14), (6, 10), (2, 10)])
    def test_silas_wegg(self, number: int, result: int) -> None:
        s = die([number], player("silas_wegg", "toby"), player())
        to_text(s, "silas_wegg")
        assert money(s)[0] == result

    def test_silas_wegg_on_one(self) -> None:
        s = die([1], player("silas_wegg", "toby"), player(), board={"city": {"agents": [1, 1]}})
        to_text(s, "silas_wegg")
        assert options(s, 0) == ["pay", "remove city 0"]
        do(s, "0 remove city 0")
        assert agents(s, "city") == [0, 1]
        assert money(s)[0] == 10

    def test_noah_claypole(self) -> None:
        s = die([7], player("noah_claypole", "toby"), player(), player())
        to_text(s, "noah_claypole")
        do(s, "0 aim 2")
        assert money(s) == [13, 10, 7]

    def test_noah_claypole_on_one(self) -> None:
        board = {"city": {"agents": [1, 1]}, "strand": {"agents": [1, 0]}}
        s = die([1], player("noah_claypole", "toby"), player(), board=board)
        to_text(s, "noah_claypole")
        assert options(s, 0) == ["remove strand 0", "remove city 0"]

    def test_the_hound(self) -> None:
        board = {"city": {"agents": [1, 1], "trouble": True}, "strand": {"agents": [1, 1]}}
        s = die([9], player("hound_of_the_baskervilles", "toby"), player(), board=board)
        to_text(s, "hound_of_the_baskervilles")
        assert options(s, 0) == ["remove city 0", "remove city 1"]
        do(s, "0 remove city 1")
        assert agents(s, "city") == [1, 0]

    def test_the_hound_on_one(self) -> None:
        s = die(
            [1], player("hound_of_the_baskervilles", "toby"), player(), board={"city": {"agents": [1, 1]}}
        )
        to_text(s, "hound_of_the_baskervilles")
        assert agents(s, "city") == [0, 1]

    def test_jack_the_ripper_rolls_twice_and_kills_when_he_can(self) -> None:
        board = {"strand": {"agents": [0, 1], "citizens": 1}, "chelsea": {"agents": [2, 0]}}
        s = die([3, 1], player("jack_the_ripper", "toby"), player(), board=board)
        to_text(s, "jack_the_ripper")
        assert options(s, 0) == ["remove strand 1", "remove strand citizen"]
        do(s, "0 remove strand citizen")
        assert at(s, "strand")["citizens"] == 0
        assert agents(s, "chelsea") == [1, 0]  # only one's own are there: one must go

    def test_jack_the_ripper_misses_in_an_empty_district(self) -> None:
        s = die([3, 4], player("jack_the_ripper", "toby"), player(), board={"city": {"agents": [1, 1]}})
        to_text(s, "jack_the_ripper")
        assert agents(s, "city") == [1, 1]


# ---- cards


@pytest.mark.parametrize(("card", "count"), [(c, 4) for c in ("isambard_kingdom_brunel", "langdale_pike")])
def test_draw_four(card: str, count: int) -> None:
    s = table(player(card, "toby", "amy_dorrit"), player("navvies"))
    to_text(s, card)
    assert sizes(s)[0] == 2 + count


def test_other_draws() -> None:
    for card, count in (("analytical_engine", 3), ("alfred_jingle", 2), ("samuel_pickwick", 2)):
        s = table(player(card, "toby"), player("navvies"), event_deck=["riots"])
        to_text(s, card)
        assert sizes(s)[0] == 1 + count
    for card in ("inspector_stanley_hopkins", "electric_telegraph"):
        s = table(player(card, "toby"), player("navvies"))
        to_text(s, card)
        assert sizes(s)[0] == 3


def test_draw_per_own_building() -> None:
    s = table(
        player("chimney_sweeps", "toby"),
        player("navvies"),
        board={"city": {"house": 0}, "strand": {"house": 1}},
    )
    to_text(s, "chimney_sweeps")
    assert sizes(s)[0] == 2


def test_short_draws_take_what_is_there() -> None:
    s = table(player("langdale_pike", "toby"), player("navvies"), deck_size=2)
    to_text(s, "langdale_pike")
    assert sizes(s)[0] == 3
    assert s.result is None


def test_baker_street_irregulars_draw_from_the_discards_and_everybody_knows_which() -> None:
    s = table(
        player("constable_rance", "baker_street_irregulars", "toby"),
        player(),
        discards=["estella", "navvies"],
    )
    do(s, "0 play constable_rance", "0 skip", "0 play baker_street_irregulars", "0 text")
    assert set(hand(s, 0)) == {"toby", "estella", "navvies", "constable_rance"}
    assert [card for card, seats in facts(s)["known"]] == ["constable_rance", "estella", "navvies"]
    assert facts(s)["discards"] == []


@pytest.mark.parametrize(("card", "each"), [("noddy_boffin", 2), ("krooks_rag_and_bottle_shop", 1)])
def test_discard_for_money(card: str, each: int) -> None:
    s = table(player(card, "toby", "estella", "navvies"), player())
    to_text(s, card)
    do(s, "0 discard toby", "0 discard navvies", "0 done")
    assert money(s)[0] == 10 + 2 * each


@pytest.mark.parametrize("card", using("discard_one"))
def test_discard_one(card: str) -> None:
    s = table(player(card, "toby", "estella"), player())
    to_text(s, card)
    assert options(s, 0) == ["discard toby", "discard estella"]
    do(s, "0 discard estella")
    assert hand(s, 0) == ["toby"]


def test_discard_and_refill() -> None:
    s = table(player("st_bartholomews_laboratory", "toby", "estella", sticky=["irene_adler"]), player())
    to_text(s, "st_bartholomews_laboratory")
    do(s, "0 discard toby", "0 done")
    assert sizes(s)[0] == 4  # the sticky card counts, the played one does not


def test_a_single_discarded_card_is_replaced_as_well() -> None:
    five = ["toby", "estella", "mudlarks", "navvies", "sam_weller"]
    s = table(player("st_bartholomews_laboratory", *five), player(), board={"city": {"agents": [1, 0]}})
    to_text(s, "st_bartholomews_laboratory")
    do(s, "0 discard toby", "0 done")
    assert symbol(s) == "build", "the turn is not over yet"
    assert sizes(s)[0] == 5


@pytest.mark.parametrize("card", using("demand_cards"))
class TestDemandCards:
    def test_the_other_chooses_two(self, card: str) -> None:
        s = table(player(card, "toby"), player("navvies", "estella", "mudlarks"), player())
        to_text(s, card)
        do(s, "1 give estella", "1 give navvies")
        assert hand(s, 0) == ["toby", "estella", "navvies"]
        assert hand(s, 1) == ["mudlarks"]

    @pytest.mark.parametrize("cards", [["navvies"], ["estella", "navvies"]])
    def test_all_of_them_if_there_are_no_more(self, card: str, cards: list[str]) -> None:
        s = table(player(card, "toby"), player(*cards), player())
        to_text(s, card)
        assert hand(s, 1) == []
        assert hand(s, 0) == ["toby", *cards]


@pytest.mark.parametrize("card", using("sell_card"))
class TestSellCard:
    def test_a_card_for_two_pounds(self, card: str) -> None:
        s = table(player(card, "toby", "estella"), player(money=1), player())
        to_text(s, card)
        do(s, "0 aim 1", "0 give estella")
        assert money(s) == [11, 0, 10]
        assert hand(s, 1) == ["estella"]

    def test_no_card_no_money(self, card: str) -> None:
        s = table(player(card), player("navvies", "mudlarks"), board={"city": {"agents": [1, 0]}})
        do(s, f"0 play {card}")
        while facts(s)["active"] == 0 and symbol(s) != "scroll":
            do(s, "0 skip")
        assert money(s) == [10, 10]


def test_inspect_and_discard() -> None:
    s = table(player("special_branch", "toby"), player("navvies", "estella"), player())
    to_text(s, "special_branch")
    assert options(s, 0) == ["discard estella", "discard navvies"]
    do(s, "0 discard navvies")
    assert facts(s, 0)["known"] == [["estella", [1]]]
    assert facts(s, 2)["known"] == []


class TestArtfulDodger:
    def test_two_at_random_one_is_kept_and_both_know_both(self) -> None:
        s = table(player("artful_dodger", "toby"), player("navvies", "estella"), player())
        to_text(s, "artful_dodger")
        assert facts(s, 1)["own"]["offered"] == ["estella", "navvies"]
        assert facts(s, 2)["own"]["offered"] == []
        do(s, "0 take navvies")
        assert hand(s, 0) == ["toby", "navvies"]
        assert facts(s, 0)["known"] == [["estella", [1]]]
        assert facts(s, 1)["known"] == [["navvies", [0]]]

    def test_a_single_card_is_taken(self) -> None:
        s = table(player("artful_dodger", "toby"), player("navvies"), player())
        to_text(s, "artful_dodger")
        assert hand(s, 1) == []


def test_swap_hands_leaves_the_played_card_and_goes_on_with_the_new_hand() -> None:
    s = table(player("nathaniel_winkle", "toby"), player("navvies", "estella"), event_deck=["riots"])
    to_text(s, "nathaniel_winkle")
    assert hand(s, 0) == ["estella", "navvies"]
    assert facts(s, 0)["known"] == [["toby", [1]]]
    assert "play estella" in options(s, 0)


class TestIdentities:
    def test_mrs_hudson_sees_all_but_one(self) -> None:
        s = table(player("mrs_hudson", "toby", identity="fagin"), player(identity="lord_bellinger"))
        to_text(s, "mrs_hudson")
        ((epoch, seen),) = facts(s, 0)["own"]["peeks"]
        assert epoch == 0
        assert len(seen) == 4
        assert not {"fagin", "lord_bellinger"} & set(seen)
        assert facts(s, 1)["own"]["peeks"] == []

    def test_jekyll_and_hyde(self) -> None:
        s = table(
            player("dr_jekyll_and_mr_hyde", "toby", identity="fagin"), player(identity="lord_bellinger")
        )
        to_text(s, "dr_jekyll_and_mr_hyde")
        assert facts(s, 0)["players"][0]["identity"] not in ("fagin", "lord_bellinger")
        assert facts(s, 0)["own"]["past_identities"] == ["fagin"]
        assert facts(s, 1)["players"][0]["identity"] is None


# ---- two cards (20.12, 20.84)


@pytest.mark.parametrize("card", using("play_two"))
class TestTwoCards:
    def test_each_with_its_chain(self, card: str) -> None:
        cards = ("alhambra_music_hall", "goldinis_restaurant", "simpsons_divan_tavern")
        s = table(player(card, *cards, "toby"), player(), event_deck=["riots"])
        to_text(s, card)
        do(s, "0 play alhambra_music_hall", "0 money", "0 play goldinis_restaurant", "0 money", "0 skip")
        assert prompt(s) == "play-further"
        do(s, "0 play simpsons_divan_tavern", "0 money", "0 skip")
        assert money(s)[0] == 19
        assert prompt(s) == "end"

    def test_one_may_stop(self, card: str) -> None:
        s = table(player(card, "navvies", "toby"), player(), event_deck=["riots"])
        to_text(s, card)
        do(s, "0 skip")
        assert prompt(s) == "end"


@pytest.mark.parametrize("card", ["silas_wegg", "noah_claypole", "hound_of_the_baskervilles"])
@pytest.mark.parametrize(("roll", "own", "money_left"), [(4, 1, 10), (1, 0, 0)])
def test_an_indifferent_roll_and_a_bad_one_with_nothing_to_lose(
    card: str, roll: int, own: int, money_left: int
) -> None:
    """20.11, 20.25, 20.73: nothing happens"""
    board = {"city": {"agents": [own, 1], "trouble": True}}
    s = die([roll], player(card, "toby", money=money_left), player(), board=board)
    do(s, f"0 play {card}", "0 text")
    assert symbol(s) == "play_another", "it goes on with the next symbol"
    assert agents(s, "city") == [own, 1]
    assert money(s) == [money_left, 10]


# ---- the board


@pytest.mark.parametrize("card", using("move_other_adjacent"))
def test_move_other(card: str) -> None:
    board = {"city": {"agents": [1, 1], "citizens": 1, "trouble": True}, "strand": {"agents": [1, 0]}}
    s = table(player(card, "toby"), player(), board=board)
    to_text(s, card)
    assert options(s, 0) == ["lift city 1", "lift city citizen"]
    do(s, "0 lift city 1")
    refusal = s.refusal(0, "place chelsea")
    assert refusal is not None and str(refusal) == "not-adjacent (district chelsea), rule 2"
    assert [choice.split()[1] for choice in options(s, 0)] == sorted(NEAR["city"], key=list(NEAR).index)
    do(s, "0 place strand")
    assert agents(s, "strand") == [1, 1]
    assert troubles(s) == ["strand"]


def test_move_own_from_trouble() -> None:
    board = {"city": {"agents": [2, 1], "trouble": True}, "strand": {"agents": [1, 0]}}
    s = table(player("augustus_snodgrass", "toby"), player(), board=board, event_deck=["riots"])
    to_text(s, "augustus_snodgrass")
    do(s, "0 place holborn")
    assert agents(s, "holborn") == [1, 0]
    assert troubles(s) == []


@pytest.mark.parametrize("card", using("move_own_anywhere"))
def test_move_own_anywhere(card: str) -> None:
    s = table(player(card, "toby"), player(), board={"city": {"agents": [1, 1], "trouble": True}})
    to_text(s, card)
    assert len(options(s, 0)) == 11
    do(s, "0 place battersea")
    assert agents(s, "battersea") == [1, 0]
    assert not trouble(s, "city")


def test_pay_to_move_own() -> None:
    s = table(player("hansom_cab_stables", "toby"), player(), player(), board={"city": {"agents": [1, 0, 0]}})
    to_text(s, "hansom_cab_stables")
    do(s, "0 aim 2", "0 place chelsea")
    assert money(s) == [8, 10, 12]
    poor = table(player("hansom_cab_stables", "toby", money=1), player(), board={"city": {"agents": [1, 0]}})
    do(poor, "0 play hansom_cab_stables")
    assert reason(poor, 0, "text")[0] == "text-without-effect"


def test_tupman_exchanges_two_figures() -> None:
    board = {"city": {"agents": [1, 1], "trouble": True}, "strand": {"agents": [0, 0], "grenadiers": 1}}
    s = table(player("tracy_tupman", "toby"), player(), board=board, event_deck=["riots"])
    to_text(s, "tracy_tupman")
    do(s, "0 lift city 1")
    assert at(s, "city")["grenadiers"] == 1
    assert agents(s, "strand") == [0, 1]
    assert troubles(s) == ["city"]


@pytest.mark.parametrize(("card", "count"), [("william_gladstone", 2), ("lord_melbourne", 1)])
def test_place_near_westminster(card: str, count: int) -> None:
    s = table(player(card, "toby"), player(), board={"east_end": {"agents": [1, 0]}}, event_deck=["riots"])
    to_text(s, card)
    places = [choice.split()[1] for choice in options(s, 0)]
    assert set(places) == {"westminster", *NEAR["westminster"]}
    do(s, "0 place westminster")
    if count == 2:
        do(s, "0 place westminster")
        assert trouble(s, "westminster")
    assert agents(s, "westminster") == [count, 0]


def test_place_in_trouble() -> None:
    board = {"city": {"agents": [0, 2], "trouble": True}, "strand": {"agents": [0, 2], "trouble": True}}
    s = table(player("dancing_men", "toby"), player(), board=board)
    to_text(s, "dancing_men")
    assert options(s, 0) == ["place strand", "place city"]


def test_place_at_own_building() -> None:
    board = {
        "city": {"house": 0, "grenadiers": 1},
        "strand": {"house": 0, "card": False},
        "lambeth": {"house": 1},
    }
    s = table(player("sam_weller", "toby"), player(), board=board)
    to_text(s, "sam_weller")
    assert options(s, 0) == ["place strand", "place city"]


@pytest.mark.parametrize("card", using("place_anywhere_no_trouble"))
def test_place_anywhere_without_trouble(card: str) -> None:
    s = table(player(card, "toby"), player(), board={"city": {"agents": [1, 1]}})
    to_text(s, card)
    assert len(options(s, 0)) == 12
    do(s, "0 place city")
    assert agents(s, "city") == [2, 1]
    assert not trouble(s, "city")


def test_place_trouble() -> None:
    board = {
        "city": {"agents": [0, 1]},
        "strand": {"agents": [0, 2], "trouble": True},
        "lambeth": {"house": 1},
    }
    s = table(player("adolf_verloc", "toby"), player(), board=board, event_deck=["riots"])
    to_text(s, "adolf_verloc")
    assert troubles(s) == ["strand", "city"]  # the only place left for it


def test_place_trouble_next_to_trouble() -> None:
    board = {
        "strand": {"agents": [0, 2], "trouble": True},
        "city": {"agents": [0, 1]},
        "lambeth": {"agents": [1, 0]},
        "chelsea": {"agents": [1, 0]},
    }
    s = table(player("gordon_rioters", "toby"), player(), board=board)
    to_text(s, "gordon_rioters")
    assert options(s, 0) == ["stir city", "stir lambeth"]
    assert reason(s, 0, "stir chelsea") == ("out-of-reach", "6")
    assert reason(s, 0, "stir holborn") == ("no-figures-there", "6")


# ---- violence


def test_the_circumlocution_office() -> None:
    board = {"city": {"agents": [1, 1, 1], "trouble": True}, "strand": {"agents": [0, 1, 0]}}
    s = table(player("circumlocution_office", "toby"), player(), player(), board=board)
    to_text(s, "circumlocution_office")
    do(s, "1 remove strand 1")
    assert agents(s, "city") == [1, 1, 0]
    assert agents(s, "strand") == [0, 0, 0]


def test_lord_palmerston_needs_no_trouble() -> None:
    board = {"westminster": {"agents": [1, 1]}, "city": {"agents": [0, 2], "trouble": True}}
    s = table(player("lord_palmerston", "toby"), player(), board=board, event_deck=["riots"])
    to_text(s, "lord_palmerston")
    assert options(s, 0) == ["remove westminster 0", "remove westminster 1"]


def test_henry_peters_hires_a_player() -> None:
    board = {"city": {"agents": [1, 1, 1], "trouble": True}, "strand": {"agents": [0, 0, 2]}}
    s = table(player("henry_holy_peters", "toby"), player(), player(), board=board)
    to_text(s, "henry_holy_peters")
    do(s, "0 aim 1")
    assert money(s) == [8, 12, 10]
    assert options(s, 1) == ["remove city 1", "remove city 2"]
    do(s, "1 remove city 2")
    assert agents(s, "city") == [1, 1, 0]


def test_von_herders_workshop() -> None:
    board = {"city": {"agents": [1, 1], "trouble": True}}
    s = table(player("von_herders_workshop", "toby"), player(), board=board)
    to_text(s, "von_herders_workshop")
    assert agents(s, "city") == [1, 0]
    assert money(s) == [8, 12]


# ---- Buildings


@pytest.mark.parametrize(("card", "target"), [("mr_merdle", "city"), ("lady_dedlock", "chelsea")])
def test_taking_over_a_building(card: str, target: str) -> None:
    board = {
        "city": {"agents": [0, 1], "trouble": True, "house": 1},
        "chelsea": {"house": 1},
        "lambeth": {"house": 1},
    }
    s = table(player(card, "toby"), player(), board=board)
    to_text(s, card)
    assert at(s, target)["house"] == 0
    assert at(s, target)["card"] == 0
    assert money(s) == [10 - COST[target], 10 + COST[target]]


def test_building_at_half_price() -> None:
    s = table(player("daniel_quilp", "toby", money=9), player(), board={"holborn": {"agents": [1, 3]}})
    to_text(s, "daniel_quilp")
    assert money(s)[0] == 0
    assert at(s, "holborn")["card"] == 0
