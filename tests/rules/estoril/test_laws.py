"""The laws of hidden information, and all others, from positions that random play seldom reaches."""

from subrosa.testing import inspect
from tests.rules.estoril.table import CITY, GAME


def test_the_laws_hold_while_everybody_discards() -> None:
    """Seven to twelve cards in hand: several rounds of secret answers."""
    mine = [
        "garbo",
        "luciano",
        "pires",
        "rene",
        "green",
        "smith",
        "s_assassin",
        "s_seducer",
        "s_veteran",
        "s_diplomat",
    ]
    yours = ["windsor", "nora_s", "s_assassin", "s_seducer", "s_veteran", "s_diplomat", "s_nationalist"]
    for seed in range(4):
        players = [{"hand": mine}, {"hand": yours}, {}]
        inspect(GAME, 3, seed, position={"players": players, "now": "discarding", "round": 4, "seed": seed})


def test_the_laws_hold_from_a_full_board_on() -> None:
    players = [
        {
            "placed": {"2i": "s_conspirator", "3i": "s_seducer", "7i": "zsa_zsa_g", "8iv": "rene"},
            "hand": ["s_diplomat", "s_veteran"],
            "seen": ["2ii", "palacio"],
        },
        {
            "placed": {"2ii": "dusko_p", "3ii": "s_diplomat", "7ii": "alekhine", "6i": "antoine_se"},
            "hand": ["s_seducer"],
            "seen": ["8iv"],
        },
        {
            "placed": {"5i": "s_assassin", "6ii": "salazar", "8i": "s_conspirator", "8ii": "bourbon"},
            "hand": ["s_veteran", "s_nationalist"],
            "seen": ["museum"],
        },
    ]
    for seed in range(4):
        inspect(
            GAME,
            3,
            seed,
            position={"players": players, "city": CITY, "now": "resolving", "round": 4, "seed": seed},
        )
