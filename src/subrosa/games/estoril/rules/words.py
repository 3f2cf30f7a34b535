"""The names of Estoril 1942: cards, places, missions, and every choice that is conceivable in it."""

from typing import Final

from subrosa.core.choice import Kind, Words

NOBODY: Final = -1
NO_CARD: Final = -1
MAX_SEATS: Final = 4

# The six starter characters, of which every player has one set, then the 27 that can be recruited.
CARDS: Final = (
    "s_assassin",
    "s_seducer",
    "s_nationalist",
    "s_diplomat",
    "s_conspirator",
    "s_veteran",
    "c_rosa",
    "a_monteiro",
    "a_ferro",
    "amelia",
    "pires",
    "smith",
    "clark_g",
    "hedy_l",
    "anne_d",
    "loreta_b",
    "windsor",
    "green",
    "fleming",
    "luciano",
    "walser_s",
    "zarah_l",
    "otto_m",
    "nora_s",
    "dusko_p",
    "shouwaloff",
    "alekhine",
    "bourbon",
    "rene",
    "antoine_se",
    "zsa_zsa_g",
    "garbo",
    "salazar",
)
STARTERS: Final = 6
RECRUITS: Final = tuple(range(STARTERS, len(CARDS)))

NATIONS: Final = ("PT", "US", "GB", "DE", "IT", "YU", "SU", "ES", "FR", "HU")

ABILITIES: Final = ("assassin", "conspirator", "nationalist", "diplomat", "seducer", "woman")
ASSASSIN: Final = 0
CONSPIRATOR: Final = 1
NATIONALIST: Final = 2
DIPLOMAT: Final = 3
SEDUCER: Final = 4
WOMAN: Final = 5

MISSIONS: Final = (
    "m_portugal",
    "m_usa",
    "m_britain",
    "m_germany",
    "m_assassin",
    "m_conspirator",
    "m_nationalist",
    "m_diplomat",
    "m_seducer",
    "m_women",
    "m_flags",
    "m_influence",
)

# Locations in the order of their printed numbers: location 0 is board 1. Its areas are 4 * location + spot.
LOCATIONS: Final = ("church", "palacio", "tamariz", "atlantico", "muchaxo", "casino", "boca", "museum")
SPOTS: Final = ("i", "ii", "iii", "iv")
AREAS: Final = tuple([f"{location + 1}{spot}" for location in range(len(LOCATIONS)) for spot in SPOTS])
NOWHERE: Final = -1

SEAT: Final = Kind("seat", [str(seat) for seat in range(MAX_SEATS)])
CARD: Final = Kind("card", list(CARDS))
LOCATION: Final = Kind("location", list(LOCATIONS))
AREA: Final = Kind("area", list(AREAS))
SPOT: Final = Kind("spot", list(SPOTS))
MISSION: Final = Kind("mission", list(MISSIONS))
ABILITY: Final = Kind("ability", list(ABILITIES))
NATION: Final = Kind("nation", [nation.lower() for nation in NATIONS])

WORDS: Final = Words()
PASS: Final = WORDS.word("pass")
PLACE: Final = WORDS.grid("place", CARD, AREA)
LOOK: Final = WORDS.row("look", AREA)  # at the face-down character there
LOOK_REWARD: Final = WORDS.row("look", LOCATION)  # at the face-down reward there
ASSASSINATE: Final = WORDS.row("assassinate", AREA)
CONSPIRE: Final = WORDS.word("conspire")  # look at the top of the deck, and then
KEEP: Final = WORDS.word("keep")  # the reward stays, the card goes under the deck
SWAP: Final = WORDS.word("swap")  # the card becomes the reward, the old one goes under the deck
RALLY: Final = WORDS.word("rally")  # the Nationalist counts flags
PROTECT: Final = WORDS.row("protect", AREA)
SEDUCE: Final = WORDS.grid("seduce", AREA, SPOT)  # the card on that area comes to this spot of the location
LOSE: Final = WORDS.row("lose", AREA)  # at Boca do Inferno
DISCARD: Final = WORDS.row("discard", CARD)
