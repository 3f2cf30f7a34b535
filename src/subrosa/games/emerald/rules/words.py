"""The names of A Study in Emerald: cities, cards, royalty, and every choice that is conceivable in it."""

from typing import Final

from subrosa.core.choice import Kind, Words

NOBODY: Final = -1
NO_CARD: Final = -1
MAX_SEATS: Final = 5

CITIES: Final = (
    "london",
    "paris",
    "madrid",
    "berlin",
    "rome",
    "vienna",
    "st_petersburg",
    "constantinople",
    "cairo",
)
CITY_COUNT: Final = 9

# The ten cards that every player starts with, the game cards in the order of their numbers, and the cards of cities.
STARTING: Final = tuple([f"s{number:03}" for number in range(1, 11)])
GAME_CARDS: Final = (
    "baron_ungern_sternberg",
    "bismarck",
    "duchess_duzes",
    "emile_henry",
    "emma_goldman",
    "errico_malatesta",
    "evno_azef",
    "irene_adler",
    "johann_most",
    "juliana_glinka",
    "louise_michel",
    "martial_bourdin",
    "matvei_golovinski",
    "mikhail_bakunin",
    "mrs_hudson",
    "peter_rachkovsky",
    "prince_kropotkin",
    "professor_moriarty",
    "ravachol",
    "sebastian_moran",
    "sergei_degaev",
    "sergei_kravchinsky",
    "sherlock_holmes",
    "sigmund_freud",
    "vera_figner",
    "vladimir_burtsev",
    "william_morris",
    "inspector_lestrade",
    "doctor_watson",
    "william_stieber",
    "cthulhu",
    "fenians",
    "freemasons",
    "hide_royalty",
    "hired_assassin",
    "infernal_machine",
    "mi_go",
    "nadar",
    "okhrana",
    "pinkerton_agents",
    "shoggoth",
    "society_of_leopold",
    "black_hand",
    "yog_sothoth",
    "change_of_heart",
    "third_section",
    "zombies",
    "vampires",
    "terrors_of_the_night",
    "peoples_will",
    "holy_brotherhood",
    "diogenes_club",
)
CARDS: Final = (*STARTING, *GAME_CARDS, *CITIES)
FIRST_GAME_CARD: Final = 10
FIRST_CITY_CARD: Final = 62

# The cards with a text that the rules know by name.
DUCHESS: Final = 12
IRENE: Final = 17
GOLOVINSKI: Final = 22
HUDSON: Final = 24
HOLMES: Final = 32
FREUD: Final = 33
BURTSEV: Final = 35
LESTRADE: Final = 37
WATSON: Final = 38
CTHULHU: Final = 40
FENIANS: Final = 41
FREEMASONS: Final = 42
HIDE_ROYALTY: Final = 43
INFERNAL_MACHINE: Final = 45
MI_GO: Final = 46
OKHRANA: Final = 48
PINKERTON: Final = 49
SHOGGOTH: Final = 50
LEOPOLD: Final = 51
BLACK_HAND: Final = 52
YOG_SOTHOTH: Final = 53
CHANGE_OF_HEART: Final = 54
THIRD_SECTION: Final = 55
ZOMBIES: Final = 56
VAMPIRES: Final = 57
TERRORS: Final = 58
PEOPLES_WILL: Final = 59
BROTHERHOOD: Final = 60
DIOGENES: Final = 61

# Royalty, by the city they reign in. In a stack there is only one, so there it is a card with a number of its own.
ROYALTY: Final = (
    "gloriana",
    "spinner_in_darkness",
    "baoht_zuqqa_mogg",
    "burrower_beneath",
    "rhogog",
    "nug_and_yeb",
    "czar_unanswerable",
    "sfatlicllp",
    "black_one",
)
ROYAL_CARD: Final = len(CARDS)

FACTIONS: Final = ("loyalist", "restorationist")
LOYALIST: Final = 0
RESTORATIONIST: Final = 1

SEAT: Final = Kind("seat", [str(seat) for seat in range(MAX_SEATS)])
CITY: Final = Kind("city", list(CITIES))
CARD: Final = Kind("card", list(CARDS))
ROYAL: Final = Kind("royalty", list(ROYALTY))
FACTION: Final = Kind("faction", list(FACTIONS))
NUMBER: Final = Kind("number", [str(number) for number in range(1, 11)])

WORDS: Final = Words()
PASS: Final = WORDS.word("pass")  # the ninth action, or no block
DONE: Final = WORDS.word("done")  # with what has been gathered
STOP: Final = WORDS.word("stop")  # no more of this action
END: Final = WORDS.word("end")  # the turn
# The actions (6). What they are paid with is gathered afterwards.
PLACE: Final = WORDS.row("place", CITY)  # influence
CLAIM: Final = WORDS.row("claim", CITY)
RETRIEVE: Final = WORDS.word("retrieve")
MOVE: Final = WORDS.word("move")
TRACKS: Final = WORDS.word("tracks")
KILL: Final = WORDS.grid("kill", CITY, SEAT)  # an agent
STRIKE: Final = WORDS.row("strike", CITY)  # at its royalty
DISCARD: Final = WORDS.word("discard")
USE: Final = WORDS.row("use", CARD)  # its text
RETURN: Final = WORDS.row("return", CITY)  # the agents on Mi-Go
# The cards that are gathered.
PAY: Final = WORDS.row("pay", CARD)
PUSH: Final = WORDS.grid("push", CARD, FACTION)  # whose marker a card moves
ARM: Final = WORDS.row("arm", CARD)  # an assassination is carried out with it
BOMB: Final = WORDS.row("bomb", CARD)
DROP: Final = WORDS.row("drop", CARD)  # discard it
# What actions and texts are aimed at.
AGENT: Final = WORDS.row("agent", CITY)  # put an agent there
LIFT: Final = WORDS.row("lift", CITY)  # take an own agent from there
SUPPLY: Final = WORDS.word("supply")  # take it from there
SHIFT: Final = WORDS.grid("shift", CITY, CITY)  # move an agent
TAKE: Final = WORDS.row("take", CITY)  # a cube back from there
LIMBO: Final = WORDS.word("limbo")  # or from there
BACK: Final = WORDS.row("back", NUMBER)  # that many cubes from Limbo
AIM: Final = WORDS.grid("aim", CITY, SEAT)  # an agent, or cubes, of a player in a city
CHOOSE: Final = WORDS.row("choose", CITY)
FACE: Final = WORDS.row("face", SEAT)  # choose a player
RAISE: Final = WORDS.row("raise", CITY)  # a zombie
BLOCK: Final = WORDS.row("block", CARD)
CHANGE: Final = WORDS.word("change")  # of heart
