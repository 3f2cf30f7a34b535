### Nanty Narking: English texts.
### Card texts are in our own words, the symbols in their order. What an Identity needs comes in as $needed.

### Section: the game

game-name = Nanty Narking
game-about = Victorian London, and nobody says who they really are. Your secret Identity sets your goal: spies everywhere, streets in uproar, riches, power, or seeing everybody else fail. Spread your Agents, put up Buildings, and guess in time what the rest are after.
game-tag = London, fog, and one goal nobody else knows.
game-length = About one hour

### Section: what it is about

intro-goal = You have a secret Identity with a goal of its own: Agents all over London, Trouble in the streets, wealth, power, or that nobody else succeeds. Reach it, and find out in time what the others are after.
intro-turn = Play a card and carry out its symbols one after the other; you may skip any of them except a Random Event. Then draw up to { $hand_limit } cards. A Building brings you the card of its district, to be used once per turn. An Agent who joins other figures brings Trouble to the district, which gets a marker; when a figure leaves, the marker goes.
intro-end = If you have reached your goal at the start of your own turn, you win at once. When the deck runs out, Sherlock Holmes wins; if nobody is Holmes, or Riots end the game, points decide.
aim-what =
    { $condition ->
        [trouble_markers] { goal-trouble_markers }
        [wealth] { goal-wealth }
        [districts_controlled] { goal-districts_controlled }
        [deck_out] { goal-deck_out }
        [deck_out_low_trouble] { goal-deck_out_low_trouble }
        [cash] { goal-cash }
        [building_value] { goal-building_value }
        [agents_in_trouble_districts] { goal-agents_in_trouble_districts }
        [agents_on_board] { goal-agents_on_board }
        [control_westminster_and_adjacent] { goal-control_westminster_and_adjacent }
        [agents_in_river_districts] { goal-agents_in_river_districts }
        [trouble_and_control] { goal-trouble_and_control }
       *[agents_in_districts] { goal-agents_in_districts }
    }
aim-own =
    { $waits ->
        [yes] You are { $identity }. You win if { aim-what }, before anybody else has won. Cards left in the deck: { $deck }.
       *[no] You are { $identity }. At the start of your turn you win with { aim-what }. So far: { $pounds ->
            [yes] £{ $reached }
           *[no] { $reached }
        }.
    }{ $minds ->
        [yes] { " " }Trouble markers on the board: { $markers }.
       *[no] { "" }
    }{ $cancelled_districts ->
        [none] { "" }
       *[other] { " " }Not counted, as Grenadiers stand there: { $cancelled_districts }.
    }
aim-threat = Watch out: from what lies open, { $seats } could win at the start of a turn, as { $identities }.
aim-no-threat = From what lies open, nobody else could win at the start of their turn yet.
tale-way =
    { $waits ->
        [yes] { $seat } was { $identity } and needed one thing: { aim-what } before anybody else has won.
       *[no] { $seat } was { $identity } and needed { aim-what }: at the start of the turn it was { $pounds ->
            [yes] £{ $reached }
           *[no] { $reached }
        }.
    }
tale-own-way =
    { $waits ->
        [yes] You were { $identity } and won if { aim-what }: cards left in the deck, { $deck }.
       *[no] You were { $identity } and needed { aim-what }. You had { $pounds ->
            [yes] £{ $reached }
           *[no] { $reached }
        }{ $met ->
            [yes] . That would have been enough at the start of your turn.
           *[no] { $short ->
                [0] .
               *[other] , { $pounds ->
                    [yes] £{ $short }
                   *[no] { $short }
                } short of winning.
            }
        }
    }
tale-points = { $seat } was { $identity } and had the most points: { $points }.
tale-own-points = You were { $identity } and had { $points } points.
course-about = Points decide only if Riots break out, or if the deck runs out and nobody wins by that: whoever has the most need not be the winner.
outcome-trouble = Trouble will break out in { $district }.
outcome-calm = The Trouble in { $district } will end.
outcome-deed =
    { $site ->
        [chelsea] { district-chelsea-text }
        [westminster] { district-westminster-text }
        [strand] { district-strand-text }
        [west_end] { district-west_end-text }
        [holborn] { district-holborn-text }
        [city] { district-city-text }
        [highbury] { district-highbury-text }
        [east_end] { district-east_end-text }
        [bermondsey] { district-bermondsey-text }
        [southwark] { district-southwark-text }
        [lambeth] { district-lambeth-text }
       *[battersea] { district-battersea-text }
    }
outcome-no-site = To build, you need one of your Agents in a district without a Building and without Trouble, and enough money for the price printed there.
answer-pay = Pay £{ $gold }
answer-skip =
    { $able ->
        [no] { $symbol ->
            [remove_trouble] No Trouble anywhere: go on
            [assassinate] Nobody to kill where there is Trouble: go on
            [build] Nowhere to build now: go on
            [scroll] The text can do nothing now: go on
           *[other] No card to play: go on
        }
       *[yes] { $symbol ->
            [place_agent] Leave my Agents as they are
            [take_money] Leave the money
            [remove_trouble] Leave the Trouble
            [assassinate] Kill nobody
            [build] Build nothing
            [scroll] Skip the text
           *[other] Play no other card
        }
    }
answer-unpaid =
    { $effect ->
        [fire_brigade] Do not pay: a Building may go
       *[other] Keep the card: one card fewer in hand for good
    }
answer-lose-agent = Do not pay, and lose this piece: { $piece }
answer-no-lawyers = Pay nothing, and let it happen
answer-burn-nothing = Remove no Building
answer-none =
    { $question ->
        [place-again] No further Agent
        [draw-building] Draw no card
       *[other] Steal nothing
    }

### Section: symbols

symbol-place_agent = Place an Agent
symbol-take_money = Take £{ $gold }
symbol-remove_trouble = Remove a Trouble marker
symbol-assassinate = Assassinate
symbol-build = Build
symbol-scroll = Scroll
symbol-random_event = Random Event
symbol-play_another = Play another card
symbol-reaction = Reaction

### Section: Action cards with a grey back

card-sarah_gamp_and_betsey_prig = Sarah Gamp and Betsey Prig
card-sarah_gamp_and_betsey_prig-text = Assassinate a figure. Take £2. Place an Agent.

card-constable_rance = Constable Rance
card-constable_rance-text = Remove a Trouble marker. Play another card.

card-battersea_dogs_home = Battersea Dogs’ Home
card-battersea_dogs_home-text = Clockwise, every other player gives you £1 or a card from their hand, whichever they like. Anyone who has neither gives nothing. Play another card.

card-city_and_suburban_bank = City & Suburban Bank
card-city_and_suburban_bank-text = Lay this card in front of you and take £10 from the bank. It is a loan: at the end of the game you repay £12 or lose 15 points, and until then it counts as £12 against your wealth. Play another card.

card-amateur_mendicant_society = The Amateur Mendicant Society
card-amateur_mendicant_society-text = Choose another player, who picks two cards from their hand and gives them to you, or all they have if there are fewer. Place an Agent.

card-mr_merryweather = Mr Merryweather
card-mr_merryweather-text = Lay this card in front of you and take £10 from the bank. It is a loan: at the end of the game you repay £12 or lose 15 points, and until then it counts as £12 against your wealth. Play another card.

card-john_clay = John Clay
card-john_clay-text = Take £2 from every other player, or what they have if it is less. Place an Agent.

card-mrs_hudson = Mrs Hudson
card-mrs_hudson-text = Look in secret at all but one of the Identity cards that are not in use. Which one stays hidden is random. Take £2. Build.

card-inspector_lestrade = Inspector Lestrade
card-inspector_lestrade-text = Place an Agent. Remove a Trouble marker. Take £1.

card-dr_grimesby_roylott = Dr Grimesby Roylott
card-dr_grimesby_roylott-text = Assassinate a figure. Take £3.

card-silas_wegg = Silas Wegg
card-silas_wegg-text = Roll the twelve-sided die. On 7 or more, take £4 from the bank. On 1, pay £2 to the bank or remove one of your Agents from the board. On 2 to 6 nothing happens. Play another card.

card-mycroft_holmes = Mycroft Holmes
card-mycroft_holmes-text = Play two more cards from your hand, one after the other, each with everything it allows. You may play just one of them, or none.

card-henry_baker = Henry Baker
card-henry_baker-text = Move another player’s Agent or (unless the table plays otherwise) a Grenadier or a New Citizen to an adjacent district.

card-lyceum_theatre = Lyceum Theatre
card-lyceum_theatre-text = Build. Take £1 from the bank for each character figure in the Strand.

card-metropolitan_fire_brigade = Metropolitan Fire Brigade
card-metropolitan_fire_brigade-text = Choose another player who has a Building. Unless they pay you £5, you may remove one of their Buildings from the board. Play another card.

card-irene_adler = Irene Adler
card-irene_adler-text = Choose another player. Unless they pay you £5, this card lies in front of them for the rest of the game: it counts as one of the five cards they refill to, and they can never get rid of it. Place an Agent.

card-jo_the_crossing_sweeper = Jo the Crossing Sweeper
card-jo_the_crossing_sweeper-text = Move another player’s Agent or (unless the table plays otherwise) a Grenadier or a New Citizen to an adjacent district. Play another card.

card-red_headed_league = The Red-Headed League
card-red_headed_league-text = Reaction. When one of your Agents is removed from the board, place it at once in a different district, under the usual rules for placing unless the table plays otherwise. It also works against Zeppelin Crash, Cursed Artists and Mysterious Murders.

card-toby = Toby
card-toby-text = Reaction. When another player moves or removes one of your Agents, by a symbol or by a text, prevent it. No use against Random Events.

card-simpsons_divan_tavern = Simpson’s Divan Tavern
card-simpsons_divan_tavern-text = Take £3. Place an Agent.

card-peterson_the_commissionaire = Peterson the Commissionaire
card-peterson_the_commissionaire-text = Place an Agent.

card-count_dracula = Count Dracula
card-count_dracula-text = Assassinate a figure. Take £1.

card-goldinis_restaurant = Goldini’s Restaurant
card-goldinis_restaurant-text = Take £3. Place an Agent.

card-noddy_boffin = Noddy Boffin
card-noddy_boffin-text = Place an Agent. Discard any number of cards from your hand and take £2 from the bank for each.

card-noah_claypole = Noah Claypole
card-noah_claypole-text = Roll the twelve-sided die. On 7 or more, take £3 from another player, or what they have if it is less. On 1, you must remove one of your Agents from the board. On 2 to 6 nothing happens. Play another card.

card-analytical_engine = The Analytical Engine
card-analytical_engine-text = Draw three cards. Build.

card-baker_street_irregulars = Baker Street Irregulars
card-baker_street_irregulars-text = Shuffle the discard pile and draw four cards from it at random. Place an Agent.

card-parker_the_garrotter = Parker the Garrotter
card-parker_the_garrotter-text = Assassinate a figure. Take £2.

card-isambard_kingdom_brunel = Isambard Kingdom Brunel
card-isambard_kingdom_brunel-text = Draw four cards.

card-langdale_pike = Langdale Pike
card-langdale_pike-text = Draw four cards.

card-six_jolly_fellowship_porters = The Six Jolly Fellowship-Porters
card-six_jolly_fellowship_porters-text = Build. Take £2.

card-sergeant_cuff = Sergeant Cuff
card-sergeant_cuff-text = Discard a card from your hand. Place an Agent.

card-charley_bates = Charley Bates
card-charley_bates-text = Take £3 from another player, or what they have if it is less. Play another card.

card-covent_garden_opera = Covent Garden Opera
card-covent_garden_opera-text = Build. Take £1 from the bank for each character figure in the Strand.

card-pickwick_club = The Pickwick Club
card-pickwick_club-text = No symbols and no text: when you play it, nothing happens.

card-alhambra_music_hall = The Alhambra Music Hall
card-alhambra_music_hall-text = Take £3. Play another card.

card-moll_flanders = Moll Flanders
card-moll_flanders-text = Place an Agent. Choose another player, who picks two cards from their hand and gives them to you, or all they have if there are fewer.

card-royal_mint = The Royal Mint
card-royal_mint-text = Build. Take £5.

card-augustus_snodgrass = Augustus Snodgrass
card-augustus_snodgrass-text = Random Event (mandatory). Move one of your Agents from a district with a Trouble marker to an adjacent district. Play another card.

card-rosetta_davis = Rosetta Davis
card-rosetta_davis-text = Place an Agent. Choose another player and give them a card from your hand. They give you £2 for it, or what they have if it is less.

card-isadora_persano = Isadora Persano
card-isadora_persano-text = Take £1 from the bank for each Trouble marker on the board. Place an Agent.

card-krooks_rag_and_bottle_shop = Krook’s Rag and Bottle Shop
card-krooks_rag_and_bottle_shop-text = Discard any number of cards from your hand and take £1 from the bank for each. Build.

card-donna_britannica_hollandia = Donna Britannica Hollandia
card-donna_britannica_hollandia-text = Choose another player and give them a card from your hand. They give you £2 for it, or what they have if it is less. Place an Agent.

card-london_burkers = The London Burkers
card-london_burkers-text = Assassinate a figure. Take £1.

card-forty_elephants = The Forty Elephants
card-forty_elephants-text = Take £2 from every other player, or what they have if it is less. Place an Agent.

card-mr_goodyear = Mr Goodyear
card-mr_goodyear-text = Reaction. When the text of an Action card played by another player would affect you, your pieces, your money or your cards, it does not. No use against symbols or Random Events, and no help for anybody else.

card-charles_augustus_milverton = Charles Augustus Milverton
card-charles_augustus_milverton-text = Choose another player. Unless they pay you £5, this card lies in front of them for the rest of the game: it counts as one of the five cards they refill to, and they can never get rid of it. Place an Agent.

card-dr_jekyll_and_mr_hyde = Dr Jekyll and Mr Hyde
card-dr_jekyll_and_mr_hyde-text = You may exchange your Identity card for one of those not in use, drawn at random. There is no way back. Build.

### Section: Action cards with a brown back

card-estella = Estella
card-estella-text = Move one of your Agents to any other district. Place an Agent. Build.

card-st_bartholomews_laboratory = St Bartholomew’s Laboratory
card-st_bartholomews_laboratory-text = Discard up to three cards from your hand, then draw until you have five. Build.

card-circumlocution_office = The Circumlocution Office
card-circumlocution_office-text = Clockwise, every other player removes one of their own Agents, of their choice, from the board.

card-athelney_jones = Athelney Jones
card-athelney_jones-text = Remove a Trouble marker.

card-von_herders_workshop = Von Herder’s Workshop
card-von_herders_workshop-text = Pay £2 to another player and assassinate a figure: in a district with a Trouble marker, and not your own Agent. Build.

card-tracy_tupman = Tracy Tupman
card-tracy_tupman-text = Random Event (mandatory). Exchange any two character figures that stand in different districts: both are lifted, then each is set down where the other was. Play another card.

card-special_branch = Special Branch
card-special_branch-text = Choose another player, look at their hand in secret and discard one card of it. Place an Agent.

card-seven_dials_rookery = The Seven Dials Rookery
card-seven_dials_rookery-text = Move another player’s Agent or (unless the table plays otherwise) a Grenadier or a New Citizen to an adjacent district. Place an Agent.

card-jack_the_ripper = Jack the Ripper
card-jack_the_ripper-text = Roll the twelve-sided die and remove a character figure from that district, with or without Trouble there; then do it all again. Once you begin you cannot stop: if anybody is there, somebody must go, your own Agent if there is no other figure or the table plays it so. Play another card.

card-nathaniel_winkle = Nathaniel Winkle
card-nathaniel_winkle-text = Random Event (mandatory). Exchange your whole hand with another player’s. Play another card.

card-thomas_crapper = Thomas Crapper
card-thomas_crapper-text = Take £1 from the bank for each Building on the board. Build.

card-inspector_stanley_hopkins = Inspector Stanley Hopkins
card-inspector_stanley_hopkins-text = Draw two cards. Remove a Trouble marker.

card-julia_margaret_cameron = Julia Margaret Cameron
card-julia_margaret_cameron-text = Take £1 from the bank for each Trouble marker on the board. Build.

card-electric_telegraph = The Electric Telegraph
card-electric_telegraph-text = Draw two cards. Take £2. Play another card.

card-inspector_tobias_gregson = Inspector Tobias Gregson
card-inspector_tobias_gregson-text = Remove a Trouble marker. Place an Agent.

card-henry_holy_peters = Henry “Holy” Peters
card-henry_holy_peters-text = Pay £2 to another player, who must remove a character figure of their choice, but not one of your Agents, from a district with a Trouble marker. Play another card.

card-lord_palmerston = Lord Palmerston
card-lord_palmerston-text = Random Event (mandatory). Remove any character figure from Westminster, with or without Trouble there. Play another card.

card-colonel_sebastian_moran = Colonel Sebastian Moran
card-colonel_sebastian_moran-text = Assassinate a figure. Assassinate once more. Build.

card-mudlarks = The Mudlarks
card-mudlarks-text = Place one of your Agents in any district. This causes no Trouble. Play another card.

card-inspector_bradstreet = Inspector Bradstreet
card-inspector_bradstreet-text = Remove a Trouble marker. Remove another Trouble marker.

card-jefferson_hope = Jefferson Hope
card-jefferson_hope-text = Move one of your Agents to any other district. Play another card.

card-baron_gruner = Baron Gruner
card-baron_gruner-text = Assassinate a figure. Take £3. Build.

card-navvies = The Navvies
card-navvies-text = Place an Agent. Place another Agent.

card-jonas_chuzzlewit = Jonas Chuzzlewit
card-jonas_chuzzlewit-text = Assassinate a figure. Take £3. Build.

card-hound_of_the_baskervilles = The Hound of the Baskervilles
card-hound_of_the_baskervilles-text = Roll the twelve-sided die. On 7 or more, remove a character figure from a district with a Trouble marker. On 1, you must remove one of your Agents from the board. On 2 to 6 nothing happens. Play another card.

card-chimney_sweeps = The Chimney Sweeps
card-chimney_sweeps-text = Draw a card for each of your Buildings on the board. Build.

card-adolf_verloc = Adolf Verloc
card-adolf_verloc-text = Random Event (mandatory). Place a Trouble marker in a district that has none and holds at least one character figure. Play another card.

card-hansom_cab_stables = Hansom Cab Stables
card-hansom_cab_stables-text = Pay £2 to another player and move one of your Agents to any other district. Build.

card-karl_marx = Karl Marx
card-karl_marx-text = Choose two other players: the first gives the second £3, or what they have if it is less. Place an Agent.

card-victor_frankenstein = Victor Frankenstein
card-victor_frankenstein-text = Reaction. When one of your Agents is removed from the board, place it at once in a different district, under the usual rules for placing unless the table plays otherwise. It also works against Zeppelin Crash, Cursed Artists and Mysterious Murders.

card-griffin_the_invisible_man = Griffin the Invisible Man
card-griffin_the_invisible_man-text = Assassinate a figure. Discard a card from your hand.

card-gordon_rioters = The Gordon Rioters
card-gordon_rioters-text = Place a Trouble marker in a district next to one that has a Trouble marker; it must have none itself and hold at least one character figure. Place an Agent. Play another card.

card-alfred_jingle = Alfred Jingle
card-alfred_jingle-text = Place an Agent. Take £3. Draw two cards. Play another card.

card-doctor_watson = Doctor Watson
card-doctor_watson-text = Reaction. Only on your own turn: it ends at once, and the card you played last comes back to your hand.

card-buckingham_palace = Buckingham Palace
card-buckingham_palace-text = Build. Take £4. Place an Agent.

card-charles_babbage = Charles Babbage
card-charles_babbage-text = Random Event (mandatory). Play two more cards from your hand, one after the other, each with everything it allows. You may play just one of them, or none.

card-general_post_office = The General Post Office
card-general_post_office-text = Take £1 from the bank for each Building on the board. Place an Agent.

card-mr_merdle = Mr Merdle
card-mr_merdle-text = Put one of your Buildings in place of another player’s in a district with a Trouble marker: pay that player the printed cost and take over the District card. You need no Agent there.

card-samuel_pickwick = Samuel Pickwick
card-samuel_pickwick-text = Random Event (mandatory). Draw two cards. Play another card.

card-william_gladstone = William Gladstone
card-william_gladstone-text = Random Event (mandatory). Place one or two of your Agents in Westminster or districts next to it, one at a time, no matter where your other Agents stand.

card-mrs_bardell = Mrs Bardell
card-mrs_bardell-text = Place an Agent. Build.

card-lord_melbourne = Lord Melbourne
card-lord_melbourne-text = Random Event (mandatory). Place one of your Agents in Westminster or a district next to it, no matter where your other Agents stand. Play another card.

card-neville_st_clair = Neville St Clair
card-neville_st_clair-text = Place one of your Agents in any district. This causes no Trouble.

card-mr_tulkinghorn = Mr Tulkinghorn
card-mr_tulkinghorn-text = Choose a district with a Trouble marker and take £2 from the bank for each character figure there. Build.

card-dancing_men = The Dancing Men
card-dancing_men-text = Place one of your Agents in a district with a Trouble marker, no matter where your other Agents stand. Play another card.

card-artful_dodger = The Artful Dodger
card-artful_dodger-text = Take two cards at random from another player’s hand, keep one of them and give the other back. Place an Agent.

card-amy_dorrit = Amy Dorrit
card-amy_dorrit-text = Reaction. When one of your Agents would be removed from the board, by anyone or by Zeppelin Crash, Cursed Artists or Mysterious Murders, it stays. No use against moves.

card-lady_dedlock = Lady Dedlock
card-lady_dedlock-text = Take £3. Put one of your Buildings in place of another player’s in a district without a Trouble marker: pay that player the printed cost and take over the District card. You need no Agent there.

card-rigaud_blandois = Rigaud Blandois
card-rigaud_blandois-text = Take £3. Assassinate a figure. Play another card.

card-scotland_yard = Scotland Yard
card-scotland_yard-text = Build. Remove a Trouble marker.

card-daniel_quilp = Daniel Quilp
card-daniel_quilp-text = Build for half the price: £3, £6 or £9. Afterwards the Building is worth its full cost.

card-w_t_stead = W. T. Stead
card-w_t_stead-text = Place an Agent. Take £1 from the bank for each Trouble marker on the board.

card-sam_weller = Sam Weller
card-sam_weller-text = Place one of your Agents in a district where you have a Building, no matter where your other Agents stand.

### Section: the Action card of the classic variant

card-mrs_hudson_classic = Mrs Hudson (classic)
card-mrs_hudson_classic-text = Look in secret at all but one of the Identity cards that are not in use. Which one stays hidden is random. Take £2. Build.

### Section: districts

district-chelsea = Chelsea
district-chelsea-text = If you have a Building here, once on each of your turns: pay £3 to place one of your Agents in Chelsea or in a district next to it, no matter where your other Agents stand.

district-westminster = Westminster
district-westminster-text = If you have a Building here, once on each of your turns: draw a card, then discard a card from your hand.

district-strand = Strand
district-strand-text = If you have a Building here, once on each of your turns: pay £2 to remove one Trouble marker from any district.

district-west_end = West End
district-west_end-text = If you have a Building here, once on each of your turns: take £2 from the bank.

district-holborn = Holborn
district-holborn-text = If you have a Building here, whenever a Random Event would affect one of your figures, on anybody’s turn: pay £3 to ignore the effect on it, and £3 for each further figure you want to protect.

district-city = City
district-city-text = If you have a Building here, once on each of your turns: discard a card from your hand to take £2 from the bank.

district-highbury = Highbury
district-highbury-text = If you have a Building here, once on each of your turns: take £2 from the bank.

district-east_end = East End
district-east_end-text = If you have a Building here, once on each of your turns: place a Trouble marker in East End or in a district next to it. At least one character figure, anybody’s, must be there.

district-bermondsey = Bermondsey
district-bermondsey-text = If you have a Building here, once on each of your turns: pay £3 to place one of your Agents in Bermondsey or in a district next to it, no matter where your other Agents stand.

district-southwark = Southwark
district-southwark-text = If you have a Building here, once on each of your turns: take £1 from the bank.

district-lambeth = Lambeth
district-lambeth-text = If you have a Building here, once on each of your turns: take £3 from the bank.

district-battersea = Battersea
district-battersea-text = If you have a Building here, once on each of your turns: take £1 from the bank.

### Section: Identities

# What an Identity asks for at this table; away from one, what it asks for with two, three and four players.
needed =
    { $players ->
        [2] { $needed_two }
        [3] { $needed_three }
        [4] { $needed_four }
       *[other] { $varies ->
            [yes] { $needed } (with 2 / 3 / 4 players)
           *[no] { $needed }
        }
    }
grenadiers-cancel = Districts with Grenadiers, who come with the Random Event { event_card-martial_law }, do not count.
control-means = You control a district if you have more pieces in it, Agents and Buildings together, than any other player, and more than there are New Citizens. { grenadiers-cancel }

identity-professor_moriarty = Professor Moriarty
identity-professor_moriarty-text = You win if, at the start of your turn, you have Agents in at least { needed } different districts. { grenadiers-cancel }

identity-fagin = Fagin
identity-fagin-text = You win if, at the start of your turn, there are at least { needed } Trouble markers on the board.

identity-monsieur_de_sidonia = Monsieur de Sidonia
identity-monsieur_de_sidonia-text = You win if, at the start of your turn, your coins and the cost of your Buildings, less £12 for each loan, come to at least £{ needed }. Buildings beside Grenadiers, who come with the Random Event { event_card-martial_law }, count for nothing.

identity-lord_bellinger = Lord Bellinger
identity-lord_bellinger-text = You win if, at the start of your turn, you control at least { needed } districts. { control-means }

identity-lord_holdhurst = Lord Holdhurst
identity-lord_holdhurst-text = You win if, at the start of your turn, you control at least { needed } districts. { control-means }

identity-lord_balmoral = Lord Balmoral
identity-lord_balmoral-text = You win if, at the start of your turn, you control at least { needed } districts. { control-means }

identity-sherlock_holmes = Sherlock Holmes
identity-sherlock_holmes-text = You win if the game ends because the Action deck has run out, before anybody else has won. This does not hold when Riots end the game.

### Section: classic Identities

identity-professor_moriarty_classic = Professor Moriarty (classic)
identity-professor_moriarty_classic-text = You win if, at the start of your turn, you have Agents in at least { needed } different districts. { grenadiers-cancel }

identity-monsieur_de_sidonia_classic = Monsieur de Sidonia (classic)
identity-monsieur_de_sidonia_classic-text = You win if, at the start of your turn, your coins and the cost of your Buildings, less £12 for each loan, come to at least £{ needed }. Buildings beside Grenadiers, who come with the Random Event { event_card-martial_law }, count for nothing.

### Section: alternative Identities

identity-inspector_bucket = Inspector Bucket
identity-inspector_bucket-text = You win if the game ends because the Action deck has run out and the number of Trouble markers on the board is at most { needed }. This does not hold when Riots end the game.

identity-ebenezer_scrooge = Ebenezer Scrooge
identity-ebenezer_scrooge-text = You win if, at the start of your turn, your coins alone, less £12 for each loan, come to at least £{ needed }.

identity-miss_havisham = Miss Havisham
identity-miss_havisham-text = You win if, at the start of your turn, the cost of your Buildings comes to at least £{ needed }. { grenadiers-cancel }

identity-bill_sikes = Bill Sikes
identity-bill_sikes-text = You win if, at the start of your turn, you have Agents in at least { needed } different districts with a Trouble marker. { grenadiers-cancel }

identity-william_booth = William Booth
identity-william_booth-text = You win if, at the start of your turn, at least { needed } of your Agents stand on the board. { grenadiers-cancel }

identity-benjamin_disraeli = Benjamin Disraeli
identity-benjamin_disraeli-text = You win if, at the start of your turn, you control Westminster and, of the districts next to it, at least { needed }. { control-means }

identity-gaffer_hexam = Gaffer Hexam
identity-gaffer_hexam-text = You win if, at the start of your turn, you have Agents in at least { needed } different districts on the Thames. { grenadiers-cancel }

identity-dorian_gray = Dorian Gray
identity-dorian_gray-text = You win if, at the start of your turn, there are at least { $trouble } Trouble markers on the board and you control at least { needed } districts. { control-means }

### Section: Random Events

event_card-zeppelin_crash = Zeppelin Crash
event_card-zeppelin_crash-text = Roll the die. All character figures, the Trouble marker and the Building of that district are removed.

event_card-flood = Flood
event_card-flood-text = Roll the die twice. The rolled districts on the Thames are flooded. Starting with the active player, everybody moves each of their Agents out of them, one at a time, to an adjacent district that is not flooded. Buildings, Grenadiers and New Citizens stay.

event_card-fire = Fire
event_card-fire-text = Roll the die. If there is a Building in that district, it burns down and the die is rolled again: a Building in the new district burns too if that district is adjacent, and so on. The first roll that is not adjacent or finds no Building ends the fire.

event_card-great_fog = Great Fog
event_card-great_fog-text = The top five cards of the Action deck are shown to everybody and discarded.

event_card-riots = Riots
event_card-riots-text = If there are eight or more Trouble markers on the board, the game ends at once and points decide. Otherwise nothing happens.

event_card-explosion = Explosion
event_card-explosion-text = Roll the die. The Building in that district is removed.

event_card-subsidence = Subsidence
event_card-subsidence-text = Everybody pays £2 to the bank for each of their Buildings. Those that are not paid for are removed.

event_card-mysterious_murders = Mysterious Murders
event_card-mysterious_murders-text = Starting with the active player, everybody rolls the die once and removes a character figure of their choice from that district, with or without Trouble there. Anyone who finds only their own Agents there must remove one of them; at some tables, so must anyone who finds any of their own.

event_card-martial_law = Martial Law
event_card-martial_law-text = Roll the die four times. A Grenadier enters each rolled district, with a Trouble marker if there is none. While a Grenadier is there, nobody controls the district, it does not count for Professor Moriarty, its District card cannot be used and its Building is worth nothing; at the end nobody scores anything there.

event_card-cursed_artists = Cursed Artists
event_card-cursed_artists-text = Roll the die. If there is a Building in that district, its District card goes back beside the board and the owner of the Building removes one of their Agents from there. The Building stays.

event_card-new_citizens = New Citizens
event_card-new_citizens-text = Roll the die three times. A New Citizen enters each rolled district, with a Trouble marker if a character figure is already there. To control a district you need more pieces than it has New Citizens.

event_card-earthquake = Earthquake
event_card-earthquake-text = Roll the die twice. The Buildings in the rolled districts are removed.

### Section: Agent cards

agent-streetwalker = Streetwalker
agent-streetwalker-text = Remove Gentlemen, Jockeys and Cyclists of other players from the district where your Streetwalker stands, with or without Trouble. Their owners may pay you £2 for each one they want to keep. Then this card leaves the game.

agent-rummager = Rummager
agent-rummager-text = Once on each of your turns, if your Rummager stands in a district with Trouble: pay £3 to play one additional card this turn.

agent-cyclist = Cyclist
agent-cyclist-text = Move your Cyclist to any other district. After that you may draw a Building card. Then this card leaves the game.

agent-jockey = Jockey
agent-jockey-text = Choose another player with an Agent in the district where your Jockey stands and look at their hand. You may steal one card. Then this card leaves the game.

agent-sailor = Sailor
agent-sailor-text = Once on each of your turns, if your Sailor stands in a district on the Thames: pay £1 to discard a card from your hand and draw a new one.

agent-newsboy = Newsboy
agent-newsboy-text = Once on each of your turns, if another figure stands in the district of your Newsboy: pay £2 to draw a card.

agent-suffragette = Suffragette
agent-suffragette-text = Reaction. If your Suffragette stands in Westminster: prevent the removal of any number of your Agents by one action of a player or by a Random Event. Then this card leaves the game.

agent-flower_girl = Flower Girl
agent-flower_girl-text = Once on each of your turns, if your Flower Girl stands in a district with anybody’s Palace, Hotel or Mansion: take £1 from the bank.

agent-match_girl = Match Girl
agent-match_girl-text = Choose another player with an Agent in the district where your Match Girl stands. For each Agent they have there, they give you £1 or a card from their hand, whichever they like. Then this card leaves the game.

agent-housemaid = Housemaid
agent-housemaid-text = Once on each of your turns: pay £1 to remove the Trouble marker from the district of your Housemaid or from one next to it.

agent-governess = Governess
agent-governess-text = If your Governess stands in a district with anybody’s Palace or Mansion: look at the top five Random Event cards, put one on the bottom of their deck and the others back on top in any order. Then this card leaves the game.

agent-gentleman = Gentleman
agent-gentleman-text = This turn, building in the district where your Gentleman stands costs one third of the price: £2, £4 or £6. Then this card leaves the game.

### Section: Building cards

building-palace = Palace
building-palace-text = Once on each of your turns, if your Palace stands in Chelsea, Southwark or Lambeth: take £1 from the bank for each Agent of another player in that district.

building-mansion = Mansion
building-mansion-text = Exchange one of your Agents with an Agent of another player, or with a neutral figure; one of the two stands in the district of your Mansion, the other elsewhere. The table may exclude neutral figures, or require the other player’s Agent to be the one at the Mansion. Then this card leaves the game.

building-factory = Factory
building-factory-text = Place two of your Agents in the district of your Factory, and a Trouble marker if there is none. Then this card leaves the game.

building-tenement = Tenement
building-tenement-text = Remove one Agent, yours or another player’s, or (unless the table plays otherwise) a neutral figure, from the district of your Tenement, with or without Trouble. Then this card leaves the game.

building-office = Office Building
building-office-text = Once on each of your turns, if your Office Building stands in the Strand or Holborn: choose another player with an Agent in that district, who gives you £2, or what they have if it is less.

building-hotel = Hotel
building-hotel-text = Every other player with Agents in the district of your Hotel gives you £1 for each of them, or what they have if it is less. Then this card leaves the game.

### Section: options - variants

option-identities = Identities
option-identities-about = Which Identity cards are in play, and so what everybody may be after.
option-identities-standard = Standard: the seven Identities of the game
option-identities-classic = Classic: Moriarty and Sidonia with the goals of the 2011 edition; no Sidonia with two players
option-identities-alternative = Alternative: eight other Identities, reconstructed by us, for experienced players

option-figure_cards = Agent and Building cards
option-figure_cards-about = With these cards it matters which Agents and Buildings you put where: each player has three Agent cards and a Building card with secret abilities.
option-figure_cards-no = Without them
option-figure_cards-yes = With them

### Section: options - house rules

option-holborn_on_thames = Holborn and the Thames
option-holborn_on_thames-about = Decides whether a Flood can reach Holborn. It also matters to the Sailor and to Gaffer Hexam, who needs one district fewer if Holborn lies inland.
option-holborn_on_thames-yes = Holborn lies on the Thames
option-holborn_on_thames-no = Holborn lies inland

option-deck_end = When the deck runs out
option-deck_end-about = When the game ends for want of cards. Normally only a refill at the end of a turn that falls short ends it; the other ways give Sherlock Holmes an earlier victory.
option-deck_end-short_refill = At a refill that falls short
option-deck_end-last_card = As soon as the last card has left the deck
option-deck_end-short_draw = As soon as any draw falls short, even in the middle of a turn

option-twelve_agents = All twelve Agents on the board
option-twelve_agents-about = With all your Agents on the board, placing one means moving one. Normally it goes where the other eleven would let you place it.
option-twelve_agents-other_eleven = Within reach of the other eleven
option-twelve_agents-all_twelve = Within reach of all twelve, the moved one included
option-twelve_agents-anywhere = To any district

option-neutrals_moved = Moving Grenadiers and New Citizens
option-neutrals_moved-about = Three cards move an Agent of another player. Normally Grenadiers and New Citizens count as such. The Mansion and the Tenement are bound by this too.
option-neutrals_moved-yes = They can be moved like other players’ Agents
option-neutrals_moved-no = Only players’ Agents can be moved

option-goodyear = How far Mr Goodyear protects
option-goodyear-about = Normally he makes you immune to the text of one card, while the others are hit as usual. Choose another way if you want him weaker, or strong enough to stop the card.
option-goodyear-whole_text = From the whole text, but only you
option-goodyear-one_effect = From one effect of the text only
option-goodyear-cancels_text = The text is cancelled for everybody

option-peters_money = Mr Goodyear against Henry “Holy” Peters
option-peters_money-about = Who gets the £2 when Mr Goodyear stops the removal that was paid for.
option-peters_money-hired = The hired player keeps it
option-peters_money-returned = It goes back to the player who paid

option-relocation = Where a saved Agent goes
option-relocation-about = The Red-Headed League and Victor Frankenstein bring a removed Agent back. Normally the usual rules for placing hold.
option-relocation-reach = Where you could place an Agent
option-relocation-anywhere = To any other district

option-own_victims = Your own Agents as victims
option-own_victims-about = Jack the Ripper and Mysterious Murders strike a rolled district. Decides whether you may choose somebody else’s figure when your own Agents stand there too.
option-own_victims-free_choice = Free choice; your own Agent only if there is nobody else
option-own_victims-own_first = Your own Agent must go if there is one

option-ties = Ties
option-ties-about = What happens when players are still tied after comparing their most expensive District cards.
option-ties-shared = They share the victory
option-ties-next_card = The next most expensive cards decide, then money

option-watson_refill = Refill after Doctor Watson
option-watson_refill-about = Doctor Watson ends your turn at once. Normally you still refill your hand to five.
option-watson_refill-yes = You refill as usual
option-watson_refill-no = No refill that turn

option-subsidence = Paying in a Subsidence
option-subsidence-about = Normally you must pay for your Buildings as long as your money lasts. Choose the other way if you want to be free to give one up.
option-subsidence-must_pay = Whoever can pay must pay
option-subsidence-may_refuse = A Building may be given up instead

option-discard_pile = The discard pile
option-discard_pile-about = Whether the discard pile may be looked through. Hide it if you want memory to count.
option-discard_pile-open = Open to everybody
option-discard_pile-top_card = Only the top card can be seen

option-mansion = The Mansion’s exchange
option-mansion-about = Which of the two exchanged Agents has to stand in the district of the Mansion. It matters only with Agent and Building cards.
option-mansion-either = Either of them
option-mansion-other_player = The other player’s

option-alternative_thresholds = What alternative Identities need
option-alternative_thresholds-about = How much the alternative Identities need to win. The numbers are ours, so feel free to tune them. It matters only with these Identities.
option-alternative_thresholds-table = The numbers of our table
option-alternative_thresholds-custom = Your own numbers: list them separated by commas, for example ebenezer_scrooge=34,bill_sikes=5

### Section: pieces

piece-0 = Agent of { $owner }
piece-1 = Agent of { $owner }
piece-2 = Agent of { $owner }
piece-3 = Agent of { $owner }
piece-grenadier = Grenadier
piece-citizen = New Citizen
piece-building = Building
piece-card = District card

piece-0-streetwalker = Streetwalker of { $owner }
piece-0-rummager = Rummager of { $owner }
piece-0-cyclist = Cyclist of { $owner }
piece-0-jockey = Jockey of { $owner }
piece-0-sailor = Sailor of { $owner }
piece-0-newsboy = Newsboy of { $owner }
piece-0-suffragette = Suffragette of { $owner }
piece-0-flower_girl = Flower Girl of { $owner }
piece-0-match_girl = Match Girl of { $owner }
piece-0-housemaid = Housemaid of { $owner }
piece-0-governess = Governess of { $owner }
piece-0-gentleman = Gentleman of { $owner }

piece-1-streetwalker = Streetwalker of { $owner }
piece-1-rummager = Rummager of { $owner }
piece-1-cyclist = Cyclist of { $owner }
piece-1-jockey = Jockey of { $owner }
piece-1-sailor = Sailor of { $owner }
piece-1-newsboy = Newsboy of { $owner }
piece-1-suffragette = Suffragette of { $owner }
piece-1-flower_girl = Flower Girl of { $owner }
piece-1-match_girl = Match Girl of { $owner }
piece-1-housemaid = Housemaid of { $owner }
piece-1-governess = Governess of { $owner }
piece-1-gentleman = Gentleman of { $owner }

piece-2-streetwalker = Streetwalker of { $owner }
piece-2-rummager = Rummager of { $owner }
piece-2-cyclist = Cyclist of { $owner }
piece-2-jockey = Jockey of { $owner }
piece-2-sailor = Sailor of { $owner }
piece-2-newsboy = Newsboy of { $owner }
piece-2-suffragette = Suffragette of { $owner }
piece-2-flower_girl = Flower Girl of { $owner }
piece-2-match_girl = Match Girl of { $owner }
piece-2-housemaid = Housemaid of { $owner }
piece-2-governess = Governess of { $owner }
piece-2-gentleman = Gentleman of { $owner }

piece-3-streetwalker = Streetwalker of { $owner }
piece-3-rummager = Rummager of { $owner }
piece-3-cyclist = Cyclist of { $owner }
piece-3-jockey = Jockey of { $owner }
piece-3-sailor = Sailor of { $owner }
piece-3-newsboy = Newsboy of { $owner }
piece-3-suffragette = Suffragette of { $owner }
piece-3-flower_girl = Flower Girl of { $owner }
piece-3-match_girl = Match Girl of { $owner }
piece-3-housemaid = Housemaid of { $owner }
piece-3-governess = Governess of { $owner }
piece-3-gentleman = Gentleman of { $owner }

### Section: events - the turn

event-turn = It is { $seat }’s turn.
event-play = { $seat } plays { $card }.
event-react = { $seat } answers with { $card }.
event-take-back = { $seat } takes { $card } back into their hand.
event-aim =
    { $gains ->
        [yes] { $seat } lets { $target } profit from { $card }.
       *[no] { $seat } turns { $card } on { $target }.
    }
event-use = { $seat } uses the District card of { $district }.
event-roll =
    { $number ->
        [1] { $seat } rolls the die for { $card }: 1, the worst of luck.
       *[other] { $seat } rolls the die for { $card }: { $number }.
    }
event-roll-district = { $seat } rolls the die. It falls on { $district }.

### Section: events - the streets

event-place =
    { $agent ->
        [none] { $seat } places an Agent in { $district }.
       *[other] { $seat } places an Agent in { $district }: { $agent }.
    }
event-move = { $seat } moves a figure from { $district } to { $target_district }: { $piece }.
event-swap = Two figures change places: { $piece } goes from { $district } to { $target_district }, { $target_piece } the other way.
event-removed =
    { $calmed ->
        [yes] { $district } loses a figure: { $piece }. The Trouble there ends.
       *[no] { $district } loses a figure: { $piece }.
    }
event-prevented = The blow in { $district } misses: { $piece } stays.
event-move-prevented = { $seat } prevents the move: everybody stays put.
event-arrive = { $district } has a new arrival: { $piece }.
event-calm = The Trouble in { $district } ends: its marker is removed.
event-stir = Trouble breaks out in { $district }: a marker is placed.

### Section: events - Buildings

event-build =
    { $building ->
        [none] { $seat } puts up a Building in { $district }.
       *[other] { $seat } puts up a Building in { $district }: { $building }.
    }
event-move-house =
    { $building ->
        [none] { $seat } moves a Building from { $district } to { $target_district }.
       *[other] { $seat } moves a Building from { $district } to { $target_district }: { $building }.
    } { $returned ->
        [yes] The District card of { $district } goes back beside the board.
       *[no] The District card of { $district } was already gone.
    }
event-take-over = { $seat } moves to take over { $target }’s Building in { $district }.
event-house-lost = { $seat } loses the Building in { $district }.
event-deed-lost = { $seat } loses the District card of { $district }.

### Section: events - money

event-earn = { $seat } takes £{ $gold } from the bank.
event-spend = { $seat } pays £{ $gold } to the bank.
event-pay = { $seat } pays £{ $gold } to { $target }.
event-loan = { $seat } takes out a loan: { $card }. The bank will want it back.
event-sticky = { $seat } does not pay. From now on { $card } lies in front of them, to the end of the game.

### Section: events - hands

event-draw =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-salvage =
    { $seat } fishes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } out of the discard pile{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-discard = { $seat } discards { $card }.
event-hand-over =
    { $card ->
        [none] { $seat } hands a card to { $target }.
       *[other] { $seat } hands { $card } to { $target }.
    }
event-look =
    { $cards ->
        [none] { $seat } looks in secret at { $target }’s hand.
       *[other] { $seat } looks in secret at { $target }’s hand and sees: { $cards }.
    }
event-swap-hands = { $seat } and { $target } exchange hands.

### Section: events - Identities

event-peek =
    { $seat } looks in secret at { $count ->
        [one] { $count } Identity
       *[other] { $count } Identities
    } not in use{ $identities ->
        [none] { "" }
       *[other] : { $identities }
    }.
event-dealt = { $seat } is secretly { $identity }.
event-new-identity =
    { $identity ->
        [none] { $seat } slips into a new Identity.
       *[other] { $seat } slips into a new Identity: { $identity }.
    }
event-identity = The mask falls: { $seat } is { $identity }.

### Section: events - Random Events

event-event = Random Event: { $event_card }!
event-spared = Nothing happens in { $district }.
event-no-riots = Riots need { $number } Trouble markers on the board, and there are only { $count }: nothing happens.
event-no-rent = There are no Buildings to pay for: nothing happens.
event-no-event = There are no Random Events left. Nothing happens.
event-fog =
    { $cards ->
        [none] The fog finds no cards to swallow.
       *[other] The fog swallows cards of the deck: { $cards }.
    }
event-saved = { $seat } has the lawyers of Holborn ward off the event in { $district }: { $piece }.

### Section: events - Agent and Building cards

event-reveal = { $seat } uses an Agent card: { $agent }.
event-reveal-building = { $seat } uses a Building card: { $building }.
event-draw-building =
    { $building ->
        [none] { $seat } draws a Building card.
       *[other] { $seat } draws a Building card: { $building }.
    }
event-agent-card-lost = { $seat } loses an Agent card: { $agent }.
event-building-card-lost = { $seat } loses a Building card: { $building }.

### Section: events - the end

event-deck-out = The Action deck is exhausted: the game is over.
event-score =
    { $seat } has { $number ->
        [one] { $number } point
       *[other] { $number } points
    }.
event-wins =
    { $ending ->
        [victory] { $seat } has reached their secret goal and wins the game!
        [deck-out] { $seat } has held out to the last card and wins the game!
        [riots] London is in flames, and { $seat } comes out on top!
       *[other] { $seat } comes first on points and wins the game!
    }

### Section: choices

choice-pass = No reaction
choice-skip = Skip it
choice-end = End the turn
choice-text = Use the text of the card
choice-money = Take the money
choice-event = Draw a Random Event
choice-pay = Pay
choice-done = Done
choice-draw = Draw a Building card
choice-play-card = Play { $card }
choice-throw-card = Discard { $card } without effect
choice-discard-card = Discard { $card }
choice-give-card = Hand over { $card }
choice-take-card = Take { $card }
choice-aim-seat = Choose { $seat }
choice-choose-district = Choose { $district }
choice-place-district = Place in { $district }
choice-place-district-agent = Place in { $district }: { $agent }
choice-calm-district = Remove Trouble from { $district }
choice-stir-district = Place Trouble in { $district }
choice-remove-district-piece = Remove from { $district }: { $piece }
choice-lift-district-piece = Move from { $district }: { $piece }
choice-save-district-piece = Ward off the event in { $district }: { $piece }
choice-build-district = Build in { $district }
choice-build-district-building = Build in { $district }: { $building }
choice-demolish-district = Take the Building from { $district }
choice-use-district = Use the District card: { $district }
choice-reveal-agent = Use the Agent card: { $agent }
choice-reveal-building = Use the Building card: { $building }
choice-bottom-event_card = To the bottom of the deck: { $event_card }
choice-next-event_card = Next from the top: { $event_card }

### Section: endings

ending-victory =
    { $count ->
        [one] { $winners } has reached their secret goal and wins!
       *[other] { $winners } have reached their secret goals and win!
    }
ending-deck-out =
    { $count ->
        [one] The deck is exhausted and no plot has succeeded: { $winners } wins!
       *[other] The deck is exhausted and no plot has succeeded: { $winners } win!
    }
ending-deck-out-points =
    { $count ->
        [one] The deck is exhausted and points decide: { $winners } wins!
       *[other] The deck is exhausted and points decide: { $winners } share the victory!
    }
ending-riots =
    { $count ->
        [one] Riots sweep London and points decide: { $winners } wins!
       *[other] Riots sweep London and points decide: { $winners } share the victory!
    }

### Section: prompts

prompt-play = Your turn. Which card do you play?
prompt-play-further =
    You may play { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }. Which one comes next?
prompt-act =
    { $symbol ->
        [place_agent] { $all_out ->
            [yes] { $card }: all your Agents are on the board, so you move one of them. Which one?
           *[no] { $card }: place an Agent. Where?
        }
        [take_money] { $card }: take £{ $gold } from the bank?
        [remove_trouble] { $card }: remove a Trouble marker. From which district?
        [assassinate] { $card }: assassinate a figure in a district with Trouble. Whom?
        [build] { $card }: put up a Building. Where?
        [scroll] { $card }: carry out the text of the card?
        [random_event] { $card }: a Random Event, and there is no way around it. Turn it over.
        [play_another] { $card }: play another card. Which one?
       *[other] { $card }: what do you do next?
    }
prompt-end =
    { $count ->
        [0] Your cards are played. Anything else before your turn ends?
       *[other] Your Rummager has been paid for one more card. Do you play it, or end your turn?
    }
prompt-place-start = { $district } awaits your first Agent. Which one do you place there?
prompt-place =
    { $all_out ->
        [yes] { $anywhere ->
            [yes] All your Agents are on the board, so you move one of them to any other district. Which one?
           *[no] All your Agents are on the board, so you move one of them. It can go to: { $districts }. Which one?
        }
       *[no] { $anywhere ->
            [yes] You place an Agent in any district, no matter where your others stand. Where?
           *[no] You place an Agent, no matter where your others stand. It can go to: { $districts }. Where?
        }
    }
prompt-place-again =
    { $all_out ->
        [yes] All your Agents are on the board, but you may move one more of them. It can go to: { $districts }. Which one?
       *[no] You may place one more Agent. It can go to: { $districts }. Where?
    }
prompt-put-down =
    { $event_card ->
        [none] On the move from { $district }: { $piece }. Where to?
       *[other] { $event_card }: { $piece } must leave { $district } for an adjacent district that is not flooded. Which one?
    }
prompt-relocate = { $piece } escapes from { $district }. Where does your Agent turn up?
prompt-move-own = You move one of your Agents. First choose which one, then where it goes.
prompt-move-other = You move a figure that is not yours to an adjacent district. First choose which one, then where it goes.
prompt-move-where = On the move from { $district }: { $piece }. To which adjacent district?
prompt-swap-first = { $card }: two figures in different districts change places. Which is the first?
prompt-swap-second = First figure: { $piece } in { $district }. With which figure in another district does it change places?
prompt-stir = You place a Trouble marker. Where?
prompt-calm = You remove a Trouble marker. From which district?
prompt-build-half = You may build at half price. Where?
prompt-take-over = You buy out another player’s Building: its owner gets the full price, and yours takes its place. Which one?
prompt-move-house = All your Buildings stand on the board. Which one moves to { $district }?
prompt-aim =
    { $effect ->
        [take_from_player] { $card }: from whom do you take £{ $number }?
        [die_gamble_player] { $card }: luck is with you. From whom do you take £{ $number }?
        [fire_brigade] { $card }: who must pay you £{ $number } or may lose a Building?
        [sticky_card] { $card }: who must pay you £{ $number } or keep this card to the end of the game?
        [demand_cards] { $number ->
            [one] { $card }: who must give you a card?
           *[other] { $card }: who must give you { $number } cards?
        }
        [sell_card] { $card }: to whom do you sell a card for £{ $number }?
        [inspect_and_discard] { $card }: whose hand do you look at and discard a card from?
        [steal_random] { $card }: whose pocket do you pick? You pull out { $number } cards and keep one.
        [swap_hands] { $card }: with whom do you exchange hands?
       *[other] { $card }: which player do you choose?
    }
prompt-pay-whom =
    { $effect ->
        [pay_to_move_own] { $card }: whom do you pay £{ $number }? Then you move one of your Agents.
        [pay_to_assassinate] { $card }: whom do you pay £{ $number }? Then you assassinate a figure.
        [hire_removal] { $card }: whom do you pay £{ $number } to remove a figure for you?
       *[other] { $card }: which player do you pay?
    }
prompt-gift-from = { $card }: who has to give £{ $number } to another player?
prompt-gift-to = { $card }: and who gets these £{ $number }?
prompt-cash-or-card = { $target } holds out a hand. Do you give £{ $gold } or a card?
prompt-pay-or-remove = { $card }: the die is against you. Do you pay £{ $gold } to the bank or remove one of your Agents?
prompt-choose-trouble = You earn money for every figure in one district with Trouble. Which district?
prompt-ransom =
    { $effect ->
        [fire_brigade] { $card }: { $target } demands £{ $gold } from you. Do you pay, or risk a Building?
       *[other] { $card }: { $target } demands £{ $gold } from you. Do you pay, or keep this card for good?
    }
prompt-burn-house = { $target } does not pay. Which of their Buildings do you remove, if any?
prompt-discard = You discard a card. Which one?
prompt-discard-many =
    { $gold ->
        [0] You may discard { $count ->
            [one] { $count } more card
           *[other] up to { $count } more cards
        }, and then you draw a full hand. Which one goes?
       *[other] You may discard as many cards as you like, for £{ $gold } each. Which one goes?
    }
prompt-give =
    You must give { $target } { $count ->
        [one] { $count } card of your choice. Which one?
       *[other] { $count } cards of your choice. Which one goes first?
    }
prompt-sell = You sell { $target } a card for £{ $gold }. Which one?
prompt-throw-away = You see { $target }’s hand. Which of its cards do you discard?
prompt-keep-one = You have picked { $target }’s pocket. Which of these cards do you keep?
prompt-remove-own = { $card }: you must remove one of your own Agents. Which one?
prompt-remove = { $card }: remove a figure. Which one?
prompt-roll-victim = The die points to { $district }, and somebody there must die. Who?
prompt-hired = { $target } has paid you to remove a figure from a district with Trouble. Which one?
prompt-assassinate = The deed is paid for. Whom do you assassinate in a district with Trouble?
prompt-removal =
    { $card ->
        [none] { $event_card ->
            [none] { $seat } is about to remove a figure from { $district }: { $piece }. Do you react?
           *[other] { $event_card } is about to remove a figure from { $district }: { $piece }. Do you react?
        }
       *[other] { $hired_seat ->
            [none] { $seat } is about to remove a figure from { $district } with { $card }: { $piece }. Do you react?
           *[other] { $hired_seat }, hired by { $seat } with { $card }, has chosen a victim in { $district }: { $piece }. Do you react?
        }
    }
prompt-moving =
    { $card ->
        [none] { $seat } is about to exchange two figures by the Mansion: { $piece } in { $district } and { $target_piece } in { $target_district }. Do you react?
       *[other] { $target_piece ->
            [none] { $seat } is about to move a figure from { $district } to { $target_district } with { $card }: { $piece }. Do you react?
           *[other] { $seat } is about to exchange two figures with { $card }: { $piece } in { $district } and { $target_piece } in { $target_district }. Do you react?
        }
    }
prompt-immunity = The text of { $card }, played by { $seat }, is about to affect you. Do you react?
prompt-lawyers = { $event_card } strikes. Do you pay the lawyers of Holborn £{ $gold } to keep one piece out of it?
prompt-rescue = A zeppelin is coming down on { $district }. Do you react to save one of your Agents?
prompt-choose-rescued = Which of your Agents gets away from the crash?
prompt-murder = A murderer walks through { $district } at night. Who is the victim?
prompt-curse-victim = The curse takes one of your Agents. Which one?
prompt-flee = Flood: every Agent of yours must leave the flooded districts. Which one flees next?
prompt-lose-house =
    { $short ->
        [yes] The ground gives way: each of your Buildings costs you £{ $gold }, and you cannot pay for all. Which one do you lose?
       *[no] The ground gives way: each of your Buildings costs you £{ $gold }. Do you pay for all, or which one do you give up?
    }
prompt-street-names = Whom does your Streetwalker lure away? Choose one at a time, then say that you are done.
prompt-street-fee = { $target }’s Streetwalker has her eye on somebody: { $piece }. Do you pay £{ $gold } to keep your Agent?
prompt-cyclist = Your Cyclist is in the saddle. Lift him, then choose where he rides.
prompt-draw-building = Your Cyclist has arrived. Do you draw a Building card?
prompt-aim-near = Which player with an Agent in { $district } do you choose?
prompt-steal = You see { $target }’s hand. Which card do you steal, if any?
prompt-bottom = You have seen the next Random Events. Which one goes to the bottom of the deck?
prompt-arrange = You arrange the Random Events from the top down. Which one is number { $number }?
prompt-mansion-first = Your Mansion receives guests: two figures change places. Which of your Agents is one of them?
prompt-mansion-second = With which figure does your Agent change places?
prompt-factory =
    Your Factory in { $district } is hiring: { $count ->
        [one] { $count } more Agent goes there
       *[other] { $count } more Agents go there
    }. Which one is next?
prompt-tenement = Somebody must leave the district of your Tenement. Who?

### Section: what the others wait for

waiting-play = It is { $asked_seats }’s turn.
waiting-act = It is { $asked_seats }’s turn: the next symbol of { $card }.
waiting-end = { $asked_seats } has played and may still do something before the turn ends.
waiting-cash-or-card = { $target } holds out a hand: { $asked_seats } gives £{ $gold } or a card.
waiting-removal = { $asked_seats } may still react: somebody wants to remove a figure from { $district } ({ $piece }).
waiting-immunity = { $seat } plays { $card }. Those whom it affects may react.

### Section: reasons

reason-must-play = You have a card that can be played, so you may not skip this: play one.
reason-not-in-hand = { $card } is not in that hand: choose a card that is.
reason-not-in-that-hand = { $card } is not in the hand you are looking at: choose a card that is, or leave them all.
reason-not-drawn = { $card } is not one of the cards you pulled out: choose one of those.
reason-not-another-card = You may not play another card now, so { $card } has to wait: go on with what is offered.
reason-not-a-reaction = { $card } is not a Reaction: only a Reaction card will do here.
reason-only-a-reaction = That card is a Reaction: keep it until there is something to react to.
reason-no-help-against-this = { $card } does not help against this: choose another Reaction or pass.
reason-too-early-for-watson = { $card } cannot end your turn yet: first play a card and carry out its Random Event, if it has one.
reason-event-is-a-must = A Random Event cannot be skipped: turn it over.
reason-text-without-effect = The text of { $card } cannot do anything now: skip it.
reason-no-such-seat = There is no { $seat } at this table: name somebody who is playing.
reason-not-yourself = You cannot choose yourself: name another player.
reason-nothing-to-take = { $seat } does not have what this calls for: choose one of the players offered.
reason-immune = { $seat } is immune to this card: choose somebody else’s figure.
reason-no-money = That takes £{ $gold }, which you do not have: choose something you can afford.
reason-no-agent-near = You have no Agent in { $district } or next to it: place where one of yours stands, or next door.
reason-out-of-reach = { $district } is out of reach for this: choose one of the districts offered.
reason-not-adjacent = { $district } is not next to the district that the figure leaves: choose an adjacent one.
reason-same-district = Both figures stand in the same district: choose the second one in another.
reason-not-from-there = An Agent in { $district } cannot be moved by this: choose one from a district that is offered.
reason-already-there = { $district } is the only place allowed here, and that Agent already stands there: choose one from elsewhere.
reason-already-lifted = The figure to be set down is already chosen: name only the district it goes to.
reason-supply-empty = All your Agents are on the board: choose the one that moves.
reason-supply-first = You still have Agents in your supply: place one of those instead of moving one.
reason-not-in-supply = That piece is not in your supply: choose one that is.
reason-not-your-agent = That is not one of your Agents on the board: choose one that is.
reason-own-first = One of your own Agents stands in { $district }, and at this table it must go first: choose one of yours.
reason-own-agent = This may not touch Agents of the player who plays the card: choose another figure.
reason-nobody-there = The figure you name is not there: choose a figure where it really stands.
reason-not-standing-there = That figure does not stand in { $district }: first confirm whom you move, then choose where to.
reason-no-figures-there = Nobody stands in { $district }, and Trouble needs a figure: choose a district with somebody in it.
reason-neutral = At this table Grenadiers and New Citizens are exempt from this: choose an Agent.
reason-no-agent-there = You have no Agent in { $district }: build where one of yours stands.
reason-house-there = { $district } already has a Building: choose a district without one.
reason-no-house-there = { $district } has no Building: choose a district that has one.
reason-all-six-stand = All your Buildings are on the board, so one of them moves and keeps its kind: name only the district.
reason-own-house = The Building in { $district } is your own: choose another player’s.
reason-not-your-house = You have no Building there: choose one of your own.
reason-not-the-targets-house = The Building in { $district } belongs to somebody else: choose one of the player who did not pay.
reason-trouble-there = There is Trouble in { $district }: choose a district without a Trouble marker.
reason-trouble-already = { $district } already has a Trouble marker: choose a district without one.
reason-no-trouble = There is no Trouble in { $district }: choose a district with a Trouble marker.
reason-not-your-district = You do not have the District card of { $district }: use one of your own.
reason-new-district = You only got the District card of { $district } this turn: use it from your next turn on.
reason-used-district = You have already used the District card of { $district } this turn: wait for your next one.
reason-grenadiers-there = Grenadiers hold { $district }, so its District card does not work: wait until they are gone.
reason-only-against-events = The District card of { $district } works only when a Random Event strikes: keep it until then.
reason-no-money-for-district = Using the District card of { $district } costs £{ $gold }, and you have £{ $money }: get more money first.
reason-no-trouble-anywhere = There is no Trouble anywhere for the District card of { $district } to remove: use it when there is.
reason-deck-is-empty = The deck is empty, so the District card of { $district } lets you draw nothing: go on without it.
reason-hand-is-empty = Your hand is empty, so you have nothing to discard with the District card of { $district }: use it when you hold a card.
reason-no-place-for-trouble = In { $district } and next to it, every district with figures already has a Trouble marker: use its District card when one has none.
reason-not-threatened = That piece is in no danger here: choose one of those offered.
reason-need-not-flee = That figure need not flee: choose one of your Agents from a flooded district.
reason-types-matter = In this game you have to say which kind of Agent or Building it is: name the kind too.
reason-types-do-not-matter = In this game all Agents and all Buildings of a player are alike: name only the district.
reason-no-figure-cards = This game is played without Agent and Building cards: choose something else.
reason-not-your-figure-card = You do not have that Agent or Building card: choose one that you have.
reason-used-figure-card = You have already used that card this turn: wait for your next one.
reason-figure-not-there = The Agent or Building of that card is not on the board: put it there first.
reason-no-street-victims = No Gentleman, Jockey or Cyclist of another player stands in { $district }: use the card when one does.
reason-no-trouble-here = There is no Trouble in { $district }, where that Agent stands: use the card when there is.
reason-no-trouble-near = There is no Trouble in { $district } or next to it: use the card when there is.
reason-not-at-the-river = { $district } is not on the Thames: use the card when that Agent stands on the river.
reason-alone-there = That Agent is alone in { $district }: use the card when somebody else is there.
reason-no-such-house = In { $district } there is none of these Buildings: { $buildings }. Use the card when that Agent stands beside one.
reason-no-events-left = There are no Random Events left to look at: go on without this card.
reason-no-money-for-figure = Using that card costs £{ $gold }, and you have £{ $money }: get more money first.
reason-nothing-to-draw = The deck is empty, so you could draw nothing: go on without this card.
reason-nothing-to-discard = Your hand is empty, so you have nothing to discard: use the card when you hold one.
reason-nobody-else-there = No other player has an Agent in { $district }: use the card when one does.
reason-no-cards-there = The other players with Agents in { $district } have no cards in hand: use the card when one has.
reason-nothing-there = The other players with Agents in { $district } have neither money nor cards: use the card when one has.
reason-no-money-there = The other players with Agents in { $district } have no money: use the card when one has.
reason-wrong-site = That Building card works only in these districts: { $districts }. Yours stands in { $district }.
reason-nobody-to-exchange = There are no two figures that the Mansion in { $district } could exchange: use the card when there are.
reason-factory-is-full = All your Agents stand in { $district } already, and Trouble is there: use the card when that has changed.
reason-no-figures-to-remove = There is no figure in { $district } that could be removed: use the card when there is.
reason-suffragette-cannot-help = Only the Suffragette can be revealed as a Reaction, with her card in your hand and her figure in Westminster: answer in another way or pass.
reason-not-for-the-mansion = Those two cannot change places: one figure must stand in the district of your Mansion and the other elsewhere, exactly one of them must be yours, and the table may allow even less (H4, H13).
reason-event-not-seen = That is not one of the events you are arranging: choose one of those.

### Section: measured

measure-wealth = Wealth
measure-controls = Districts controlled
measure-money = Money
measure-cards = Cards in hand
roles-identity = Identities

### Section: what an Identity needs, on boards and in the terminal

goal-agents_in_districts = Agents in { $needed } districts
goal-trouble_markers = { $needed } Trouble markers on the board
goal-wealth = £{ $needed } in coins and Buildings
goal-districts_controlled = control of { $needed } districts
goal-deck_out = the deck runs out
goal-deck_out_low_trouble = the deck runs out with at most { $trouble } Trouble markers on the board
goal-cash = £{ $needed } in coins
goal-building_value = Buildings worth £{ $needed }
goal-agents_in_trouble_districts = Agents in { $needed } districts with Trouble
goal-agents_on_board = { $needed } Agents on the board
goal-control_westminster_and_adjacent = control of Westminster and of { $needed } districts next to it
goal-agents_in_river_districts = Agents in { $needed } districts on the Thames
goal-trouble_and_control = { $trouble } Trouble markers on the board and control of { $needed } districts

### Section: in the terminal

panel-signs = On the map: a shape with a number is that many Agents of a player, ! is Trouble, ⌂ with a shape is that player’s Building (× after it: its District card is lost), G Grenadiers, C New Citizens; the number beside a name is the cost of building, the shape before it who controls the district. Districts that touch are adjacent, across the Thames only where there is a bridge ║. ▸ before a name: you can choose it. Beside a player’s name: £ money (after − what loans will cost), ✿ cards in hand, ♟ Agents and ⌂ Buildings not on the board, ⊘ cards that never leave, ◉ cards that you know. Below: what each Identity needs and how far everybody who may have it has come; ◉ is your own.
panel-status = Turn { $number }, { $name }
panel-alarm = Could win: { $threats }
panel-alarm-deck = Cards left in the deck: { $count }
panel-supplies = Trouble { $trouble } of { $riots }, deck { $deck }, discards { $discards }, events left { $events }.
panel-player = { $name }: £{ $money }, in hand { $cards }. Not on the board: Agents { $agents }, Buildings { $buildings }.
panel-controls = Controls: { $districts }.
panel-loans = Loans: { $cards }.
panel-sticky = Never leaves: { $cards }.
panel-secret-cards = Secret Agent cards { $agents }, Building cards { $buildings }.
panel-open-cards = Face up: { $cards }.
panel-known = Known to you: { $cards }.
panel-is = Identity: { $identity }.
panel-hand = Your hand: { $cards }.
panel-district = { $district }, £{ $cost }: { $content }. Next to { $neighbours }.{ $river ->
        [yes] { " " }On the Thames.
       *[no] { "" }
    }
panel-nobody = nobody
panel-agents = { $types ->
        [none] { $name } { $count }
       *[other] { $name } { $count } ({ $types })
    }
panel-grenadiers = Grenadiers { $count }
panel-citizens = New Citizens { $count }
panel-trouble = Trouble
panel-building = { $building ->
        [none] Building of { $name }
       *[other] { $building } of { $name }
    }{ $card ->
        [no] { " " }without its District card
       *[yes] { "" }
    }
panel-controlled = controlled by { $name }
panel-aim = { $identities }{ $own ->
        [yes] { " " }(you)
       *[no] { "" }
    }: { $goal }. { $far }.
panel-cancelled = not counted because of Grenadiers: { $districts }
panel-so-far = So far { $count }
panel-markers = Trouble { $count }
panel-cards-left = In the deck { $count }
panel-unused = Not in use, as far as you know
panel-sort-agent = Agent card
panel-sort-building = Building card
panel-discards = { $cards ->
        [none] Discard pile: { $count }.
       *[other] Discard pile: { $count }. From the top: { $cards }.
    }
panel-events = { $events ->
        [none] Random Events: { $count } to come.
       *[other] Random Events: { $count } to come. Happened: { $events }.
    }
panel-known-one = { $card } is in one of these places: { $places }.
panel-pile = the discard pile
panel-peeked = You have seen among the Identities not in use: { $identities }.
panel-foreseen = You know the next Random Events: { $events }.
panel-letter-grenadier = G
panel-letter-citizen = C

### Section: puzzles

puzzle-who = Who is { $identity }? It is one of these players: { $seats }.
puzzle-note-met = { $seat } begins a turn with everything that { $identity } needs, and does not win. So { $seat } is somebody else.
puzzle-note-ahead = { $identity } needs { $needed }. { $seat } has { $reached }; the best of the others has { $others }.
puzzle-note-shared = { $identity } needs { $needed } Trouble markers. There are { $reached } on the board.
puzzle-note-waits = { $identity } needs nothing on the board and waits for the end of the Action deck.
