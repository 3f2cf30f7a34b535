"""The names of Nanty Narking: its map, cards and figures, and every choice that is conceivable in it."""

from typing import Final

from subrosa.core.choice import Kind, Words

NOBODY: Final = -1
NO_CARD: Final = -1
NOWHERE: Final = -1
MAX_SEATS: Final = 4
SPECTATOR: Final = 4  # whoever watches, among those who may remember something
PILE: Final = 4  # the discard pile, among the places where a card may be remembered

DISTRICTS: Final = (
    "chelsea",
    "westminster",
    "strand",
    "west_end",
    "holborn",
    "city",
    "highbury",
    "east_end",
    "bermondsey",
    "southwark",
    "lambeth",
    "battersea",
)
WESTMINSTER: Final = 1
DISTRICT_COUNT: Final = 12
DIE_FACES: Final = 12  # one for each district
EVERYWHERE: Final = (1 << DISTRICT_COUNT) - 1
# The districts of a set of districts, which is a number with one bit per district.
BITS: Final = [
    tuple([d for d in range(DISTRICT_COUNT) if mask >> d & 1]) for mask in range(1 << DISTRICT_COUNT)
]

# Action cards in the order of their numbers; the last one is 161, which replaces number 8 in variant 14.1.
CARDS: Final = (
    "sarah_gamp_and_betsey_prig",
    "constable_rance",
    "battersea_dogs_home",
    "city_and_suburban_bank",
    "amateur_mendicant_society",
    "mr_merryweather",
    "john_clay",
    "mrs_hudson",
    "inspector_lestrade",
    "dr_grimesby_roylott",
    "silas_wegg",
    "mycroft_holmes",
    "henry_baker",
    "lyceum_theatre",
    "metropolitan_fire_brigade",
    "irene_adler",
    "jo_the_crossing_sweeper",
    "red_headed_league",
    "toby",
    "simpsons_divan_tavern",
    "peterson_the_commissionaire",
    "count_dracula",
    "goldinis_restaurant",
    "noddy_boffin",
    "noah_claypole",
    "analytical_engine",
    "baker_street_irregulars",
    "parker_the_garrotter",
    "isambard_kingdom_brunel",
    "langdale_pike",
    "six_jolly_fellowship_porters",
    "sergeant_cuff",
    "charley_bates",
    "covent_garden_opera",
    "pickwick_club",
    "alhambra_music_hall",
    "moll_flanders",
    "royal_mint",
    "augustus_snodgrass",
    "rosetta_davis",
    "isadora_persano",
    "krooks_rag_and_bottle_shop",
    "donna_britannica_hollandia",
    "london_burkers",
    "forty_elephants",
    "mr_goodyear",
    "charles_augustus_milverton",
    "dr_jekyll_and_mr_hyde",
    "estella",
    "st_bartholomews_laboratory",
    "circumlocution_office",
    "athelney_jones",
    "von_herders_workshop",
    "tracy_tupman",
    "special_branch",
    "seven_dials_rookery",
    "jack_the_ripper",
    "nathaniel_winkle",
    "thomas_crapper",
    "inspector_stanley_hopkins",
    "julia_margaret_cameron",
    "electric_telegraph",
    "inspector_tobias_gregson",
    "henry_holy_peters",
    "lord_palmerston",
    "colonel_sebastian_moran",
    "mudlarks",
    "inspector_bradstreet",
    "jefferson_hope",
    "baron_gruner",
    "navvies",
    "jonas_chuzzlewit",
    "hound_of_the_baskervilles",
    "chimney_sweeps",
    "adolf_verloc",
    "hansom_cab_stables",
    "karl_marx",
    "victor_frankenstein",
    "griffin_the_invisible_man",
    "gordon_rioters",
    "alfred_jingle",
    "doctor_watson",
    "buckingham_palace",
    "charles_babbage",
    "general_post_office",
    "mr_merdle",
    "samuel_pickwick",
    "william_gladstone",
    "mrs_bardell",
    "lord_melbourne",
    "neville_st_clair",
    "mr_tulkinghorn",
    "dancing_men",
    "artful_dodger",
    "amy_dorrit",
    "lady_dedlock",
    "rigaud_blandois",
    "scotland_yard",
    "daniel_quilp",
    "w_t_stead",
    "sam_weller",
    "mrs_hudson_classic",
)
MRS_HUDSON_CLASSIC: Final = 101

IDENTITIES: Final = (
    "professor_moriarty",
    "fagin",
    "monsieur_de_sidonia",
    "lord_bellinger",
    "lord_holdhurst",
    "lord_balmoral",
    "sherlock_holmes",
    "professor_moriarty_classic",
    "monsieur_de_sidonia_classic",
    "inspector_bucket",
    "ebenezer_scrooge",
    "miss_havisham",
    "bill_sikes",
    "william_booth",
    "benjamin_disraeli",
    "gaffer_hexam",
    "dorian_gray",
)
EVENTS: Final = (
    "zeppelin_crash",
    "flood",
    "fire",
    "great_fog",
    "riots",
    "explosion",
    "subsidence",
    "mysterious_murders",
    "martial_law",
    "cursed_artists",
    "new_citizens",
    "earthquake",
)
ZEPPELIN_CRASH: Final = 0
FLOOD: Final = 1
FIRE: Final = 2
GREAT_FOG: Final = 3
RIOTS: Final = 4
EXPLOSION: Final = 5
SUBSIDENCE: Final = 6
MYSTERIOUS_MURDERS: Final = 7
MARTIAL_LAW: Final = 8
CURSED_ARTISTS: Final = 9
NEW_CITIZENS: Final = 10
EARTHQUAKE: Final = 11

# The twelve Agents and six Buildings of a colour, which differ in variant 14.3 only.
AGENTS: Final = (
    "streetwalker",
    "rummager",
    "cyclist",
    "jockey",
    "sailor",
    "newsboy",
    "suffragette",
    "flower_girl",
    "match_girl",
    "housemaid",
    "governess",
    "gentleman",
)
STREETWALKER: Final = 0
RUMMAGER: Final = 1
CYCLIST: Final = 2
JOCKEY: Final = 3
SAILOR: Final = 4
NEWSBOY: Final = 5
SUFFRAGETTE: Final = 6
FLOWER_GIRL: Final = 7
MATCH_GIRL: Final = 8
HOUSEMAID: Final = 9
GOVERNESS: Final = 10
GENTLEMAN: Final = 11
AGENT_TYPES: Final = 12
BUILDINGS: Final = (
    "palace",
    "mansion",
    "factory",
    "tenement",
    "office",
    "hotel",
)
PALACE: Final = 0
MANSION: Final = 1
FACTORY: Final = 2
TENEMENT: Final = 3
OFFICE: Final = 4
HOTEL: Final = 5
# Agent and Building cards are numbered together, the Buildings after the Agents.
FIRST_BUILDING_CARD: Final = AGENT_TYPES

# Figures: the Agents of the four seats, the neutrals, then (14.3) each Agent of each seat by its type.
GRENADIER: Final = 4
CITIZEN: Final = 5
OWNERS: Final = 6
FIRST_TYPED: Final = 6
FIGURES: Final = FIRST_TYPED + MAX_SEATS * AGENT_TYPES
HOUSE: Final = FIGURES  # not figures, but saved by Holborn like them
DEED: Final = FIGURES + 1
OWNER: Final = [*range(OWNERS), *[seat for seat in range(MAX_SEATS) for _ in range(AGENT_TYPES)]]
PIECES: Final = (
    *[str(seat) for seat in range(MAX_SEATS)],
    "grenadier",
    "citizen",
    *[f"{seat}-{agent}" for seat in range(MAX_SEATS) for agent in AGENTS],
    "building",
    "card",
)

SEAT: Final = Kind("seat", [str(seat) for seat in range(MAX_SEATS)])
DISTRICT: Final = Kind("district", list(DISTRICTS))
CARD: Final = Kind("card", list(CARDS))
IDENTITY: Final = Kind("identity", list(IDENTITIES))
EVENT: Final = Kind("event_card", list(EVENTS))
AGENT: Final = Kind("agent", list(AGENTS))
BUILDING: Final = Kind("building", list(BUILDINGS))
PIECE: Final = Kind("piece", list(PIECES))
FIGURE: Final = Kind("piece", list(PIECES[:FIGURES]))

WORDS: Final = Words()
PASS: Final = WORDS.word("pass")  # no reaction
SKIP: Final = WORDS.word("skip")  # leave out what one may do
END: Final = WORDS.word("end")  # the turn
TEXT: Final = WORDS.word("text")  # carry out the text of the card
MONEY: Final = WORDS.word("money")  # take it
CHANCE: Final = WORDS.word("event")  # draw a random event
PAY: Final = WORDS.word("pay")
DONE: Final = WORDS.word("done")
DRAW: Final = WORDS.word("draw")  # a Building card
PLAY: Final = WORDS.row("play", CARD)  # also a reaction
THROW: Final = WORDS.row("throw", CARD)  # discard a reaction card for nothing
DISCARD: Final = WORDS.row("discard", CARD)
GIVE: Final = WORDS.row("give", CARD)
TAKE: Final = WORDS.row("take", CARD)  # from somebody else's hand
AIM: Final = WORDS.row("aim", SEAT)  # choose a player
CHOOSE: Final = WORDS.row("choose", DISTRICT)
PLACE: Final = WORDS.row("place", DISTRICT)  # an Agent from the supply, or the figure just lifted
PLACE_TYPE: Final = WORDS.grid("place", DISTRICT, AGENT)
CALM: Final = WORDS.row("calm", DISTRICT)  # remove Trouble
STIR: Final = WORDS.row("stir", DISTRICT)  # place Trouble
REMOVE: Final = WORDS.grid("remove", DISTRICT, FIGURE)
LIFT: Final = WORDS.grid("lift", DISTRICT, FIGURE)  # the figure to be moved
SAVE: Final = WORDS.grid("save", DISTRICT, PIECE)  # from an event: by the lawyers of Holborn, or from a crash
BUILD: Final = WORDS.row("build", DISTRICT)
BUILD_TYPE: Final = WORDS.grid("build", DISTRICT, BUILDING)
DEMOLISH: Final = WORDS.row("demolish", DISTRICT)  # take a Building off the board
USE: Final = WORDS.row("use", DISTRICT)  # a District card
REVEAL: Final = [*WORDS.row("reveal", AGENT), *WORDS.row("reveal", BUILDING)]
BOTTOM: Final = WORDS.row("bottom", EVENT)  # the Governess arranges the random events
NEXT: Final = WORDS.row("next", EVENT)
