"""The names of Cthulhu: Dark Providence: Cities, cards, pieces, and every choice that is conceivable in it."""

from typing import Final

from subrosa.core.choice import Kind, Words

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CITY: Final = -1
OFF: Final = -1  # a piece that is not on the board
MAX_SEATS: Final = 5

# In the order of the path that the Cultists of a solo game follow.
CITIES: Final = (
    "arkham",
    "boston",
    "detroit",
    "chicago",
    "st_louis",
    "indianapolis",
    "pittsburgh",
    "new_york",
    "washington",
    "charleston",
    "atlanta",
    "new_orleans",
)
CITY_COUNT: Final = 12

# The kinds of cards that every player starts with.
STARTING: Final = (
    "start_contacts",
    "start_funds",
    "start_savings",
    "start_railway_pass",
    "start_automobile",
    "start_leverage",
    "start_roadblock",
    "start_gate_rite",
)

# The Main Advantage cards: first the Recruited Agents, then the others.
AGENTS: Final = (
    "wyatt_earp",
    "harry_houdini",
    "lillian_la_france",
    "alice_ochs",
    "adsila_chavos",
    "gerard_lescaux",
    "father_lachlan",
    "moses_fleet",
    "james_horus_rose",
    "eunice_hunt",
    "kana_mishima",
    "randolph_carter",
    "arnold_rothstein",
    "eliot_ness",
    "stephanie_st_claire",
    "carl_jung",
    "j_edgar_hoover",
    "zora_neale_hurston",
    "amelia_earhart",
    "smedley_butler",
    "asenath_waite",
    "richard_upton_pickman",
)
OTHERS: Final = (
    "anarchists",
    "tnt",
    "shining_trapezohedron",
    "miskatonic_university",
    "dimensional_anomaly",
    "fbi",
    "possessed",
    "portal_to_another_world",
    "freemasons",
    "deep_ones",
    "wall_street",
    "cruel_conspirator",
    "explorers_club",
    "hart_island",
    "corruption",
    "martial_law",
    "bootleggers",
    "speakeasy",
    "pinkerton_detectives",
    "labor_union",
    "arkham_advertiser",
    "federal_reserve",
    "pullman_line",
    "black_market",
    "bureau_of_prohibition",
    "palmer_raids",
    "silver_twilight_lodge",
    "esoteric_order_of_dagon",
    "orne_library",
    "arkham_sanitarium",
    "hired_guns",
    "blood_offering",
    "ancient_seal",
    "blasphemous_rite",
    "tammany_hall",
)
MAIN: Final = (*AGENTS, *OTHERS)
CITY_CARDS: Final = (*[f"city_{city}" for city in CITIES], "city_rlyeh")
MYTHOS: Final = (
    "mythos_cthulhu",
    "mythos_hastur",
    "mythos_yog_sothoth",
    "mythos_dagon",
    "mythos_black_goat",
    "mythos_nyarlathotep",
    "mythos_nikola_tesla",
    "mythos_herbert_west",
    "mythos_danvers_state_hospital",
    "mythos_silver_key",
    "mythos_offering",
    "mythos_mi_go",
    "mythos_impostor",
    "mythos_pandemonium",
    "mythos_whateleys",
    "mythos_lost_city",
    "mythos_necronomicon",
    "mythos_shoggoth",
    "mythos_elder_sign",
    "mythos_great_race_of_yith",
    "mythos_colour_out_of_space",
    "mythos_night_gaunts",
    "mythos_keziah_mason",
    "mythos_hounds_of_tindalos",
)
CARDS: Final = (*STARTING, *MAIN, *CITY_CARDS, *MYTHOS)
FIRST_MAIN: Final = len(STARTING)
FIRST_CITY_CARD: Final = FIRST_MAIN + len(MAIN)
FIRST_MYTHOS: Final = FIRST_CITY_CARD + len(CITY_CARDS)
AGENT_COUNT: Final = len(AGENTS)
MYTHOS_COUNT: Final = len(MYTHOS)

# The tokens that stand in Cities: Basic Agents, Recruited Agents in the order of their cards, Mi-Go, and in a solo game
# the two Cultists. Deep Ones are all alike, so they are only counted.
BASIC: Final = (
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
)
CULTISTS: Final = ("cultist_1", "cultist_2")
PIECES: Final = (*BASIC, *AGENTS, "mi_go", *CULTISTS)
FIRST_AGENT: Final = len(BASIC)
MI_GO: Final = FIRST_AGENT + AGENT_COUNT
FIRST_CULTIST: Final = MI_GO + 1
PIECE_COUNT: Final = FIRST_CULTIST + 2
CARD_TO_PIECE: Final = FIRST_AGENT - FIRST_MAIN  # add it to the card of a Recruited Agent for its token

# Where cubes can lie and what can be claimed: City spaces, the face-up Main Advantage card of each City, Mythos cards.
PLACES: Final = (*CITIES, *[f"{city}_card" for city in CITIES], *MYTHOS)
FIRST_CARD_PLACE: Final = CITY_COUNT
FIRST_MYTHOS_PLACE: Final = 2 * CITY_COUNT
PLACE_COUNT: Final = FIRST_MYTHOS_PLACE + MYTHOS_COUNT

ALLEGIANCES: Final = ("investigator", "cultist", "dissenter_investigator", "dissenter_cultist")
INVESTIGATOR: Final = 0
CULTIST: Final = 1
DISSENTER_INVESTIGATOR: Final = 2
DISSENTER_CULTIST: Final = 3

TRACKS: Final = ("ritual", "investigation")
RITUAL: Final = 0
INVESTIGATION: Final = 1

# What a card can be played for, besides its text (4).
RESOURCES: Final = (
    "influence",
    "wealth",
    "travel",
    "power",
    "ritual_plus",
    "ritual_minus",
    "investigation_plus",
    "investigation_minus",
)
INFLUENCE: Final = 0
WEALTH: Final = 1
TRAVEL_SYMBOL: Final = 2
POWER: Final = 3
FIRST_SHIFT: Final = 4  # the first of the four symbols that move markers
SHIFTS: Final = RESOURCES[FIRST_SHIFT:]

DIFFICULTIES: Final = ("normal", "easy", "hard")  # of a solo game; the printed rules are the first
GREAT_OLD_ONES: Final = (
    "yog_sothoth",
    "black_goat",
    "hastur",
    "dagon",
    "cthulhu",
    "nyarlathotep",
)
BEHAVIOURS: Final = (
    "behaviour_1",
    "behaviour_2",
    "behaviour_3",
    "behaviour_4",
    "behaviour_5",
    "behaviour_6",
    "behaviour_7",
    "behaviour_8",
)

SEAT: Final = Kind("seat", [str(seat) for seat in range(MAX_SEATS)])
CITY: Final = Kind("city", list(CITIES))
CARD: Final = Kind("card", list(CARDS))
PIECE: Final = Kind("piece", list(PIECES))
PLACE: Final = Kind("place", list(PLACES))
ALLEGIANCE: Final = Kind("allegiance", list(ALLEGIANCES))
SHIFT: Final = Kind("shift", list(SHIFTS))
NUMBER: Final = Kind("number", [str(number) for number in range(1, 13)])
ENEMY: Final = Kind("enemy", list(CULTISTS))  # whose cubes, in a solo game
ELDER: Final = Kind("elder", list(GREAT_OLD_ONES))
BEHAVIOUR: Final = Kind("behaviour", list(BEHAVIOURS))

WORDS: Final = Words()
PASS: Final = WORDS.word("pass")  # the rest of the turn
DONE: Final = WORDS.word("done")  # with what has been gathered
STOP: Final = WORDS.word("stop")  # no more of this
# The actions (5). What they are paid with is gathered afterwards.
ADD: Final = WORDS.row("add", PLACE)  # influence
CLAIM: Final = WORDS.row("claim", PLACE)
RETRIEVE: Final = WORDS.word("retrieve")
BUY: Final = WORDS.word("buy")
TRAVEL: Final = WORDS.word("travel")
TRACK: Final = WORDS.row("track", SHIFT)
USE: Final = WORDS.row("use", CARD)  # its ACTION
FREE: Final = WORDS.row("free", CARD)  # its FREE ACTION
HUNT: Final = WORDS.row("hunt", PIECE)  # kill with it, thanks to Hastur
DISCARD: Final = WORDS.word("discard")
REVEAL: Final = WORDS.word("reveal")
ROAM: Final = WORDS.row("roam", CITY)  # Lillian La France goes there for nothing
# What is gathered.
PAY: Final = WORDS.row("pay", CARD)
DROP: Final = WORDS.row("drop", CARD)  # discard it
MOVE: Final = WORDS.grid("move", PIECE, CITY)
SWIM: Final = WORDS.grid("swim", CITY, CITY)  # a Deep One
KILL: Final = WORDS.row("kill", PIECE)
SLAY: Final = WORDS.row("slay", CITY)  # a Deep One there
CLOSE: Final = WORDS.row("close", PIECE)  # the Gate where it stands
OPEN: Final = WORDS.row("open", PIECE)
# What actions and texts are aimed at.
BE: Final = WORDS.row("be", PIECE)  # choose a Basic Agent
PUT: Final = WORDS.row("put", CITY)  # a piece there
TAKE: Final = WORDS.row("take", PLACE)  # a cube back from there
TAKE_LIMBO: Final = WORDS.word("limbo")  # or from there
EXTRA: Final = WORDS.row("extra", PLACE)  # one more cube
SEND: Final = WORDS.row("send", PLACE)  # cubes there instead of to Limbo
AIM: Final = WORDS.grid("aim", PLACE, SEAT)  # a cube of a player
HIT: Final = WORDS.grid("hit", PLACE, ENEMY)  # a cube of a Cultist
BLOCK: Final = WORDS.row("block", PLACE)
UNBLOCK: Final = WORDS.row("unblock", PLACE)
WAY: Final = WORDS.row("way", NUMBER)  # one of several texts
FACE: Final = WORDS.row("face", SEAT)  # choose a player
FACE_ELDER: Final = WORDS.word("elder")  # or the Great Old One
CALM: Final = WORDS.row("calm", NUMBER)  # so many Madness tokens
RECOVER: Final = WORDS.row("recover", CARD)
BURN: Final = WORDS.row("burn", CARD)  # destroy it, from the hand
TRASH: Final = WORDS.row("trash", CARD)  # destroy it, from the discard pile
RAZE: Final = WORDS.row("raze", CITY)  # destroy the card there
SACRIFICE: Final = WORDS.row("sacrifice", PIECE)  # destroy an Agent
FLIP: Final = WORDS.row("flip", PIECE)  # to its Possessed side
SEIZE: Final = WORDS.row("seize", PIECE)  # claim somebody's Agent
CARRY: Final = WORDS.row("carry", PIECE)  # with Mi-Go
LIFT: Final = WORDS.row("lift", CITY)  # a Whateley token from there
FETCH: Final = WORDS.word("fetch")  # or from its card
RECALL: Final = WORDS.word("recall")  # Martial Law from the board
TO_HAND: Final = WORDS.word("hand")  # the card that was claimed
TO_PILE: Final = WORDS.word("pile")
ACCEPT: Final = WORDS.word("accept")  # claim the card from the Reserve
REJECT: Final = WORDS.word("reject")  # or destroy it
RAISE: Final = WORDS.word("raise")  # claim whom you have killed
BURY: Final = WORDS.word("bury")  # or take the token to the Crypt
SWAP: Final = WORDS.word("swap")  # an Allegiance for its opposite
