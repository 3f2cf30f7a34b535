### Nanty Narking: English texts.
### Card texts are in our own words, the symbols in their order. What an Identity needs comes in as $needed.

### Section: the game

game-name = Nanty Narking
game-about = Victorian London, and nobody says who they really are. Your secret Identity sets your goal: spies everywhere, streets in uproar, riches, power, or that all the others fail. Spread your Agents, put up Buildings, and guess in time what the rest are after.
game-length = About one hour

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
card-battersea_dogs_home-text = Clockwise, every other player gives you £1 or a card from their hand, whichever they like. Who has neither gives nothing. Play another card.

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
card-silas_wegg-text = Roll the die. On 7 or more, take £4 from the bank. On 1, pay £2 to the bank or remove one of your Agents from the board. On 2 to 6 nothing happens. Play another card.

card-mycroft_holmes = Mycroft Holmes
card-mycroft_holmes-text = Play two more cards from your hand, one after the other, each with everything it allows. You may play just one of them, or none.

card-henry_baker = Henry Baker
card-henry_baker-text = Move another player’s Agent, a Grenadier or a New Citizen to an adjacent district.

card-lyceum_theatre = Lyceum Theatre
card-lyceum_theatre-text = Build. Take £1 from the bank for each character figure in the Strand.

card-metropolitan_fire_brigade = Metropolitan Fire Brigade
card-metropolitan_fire_brigade-text = Choose another player who has a Building. Unless they pay you £5, you may remove one of their Buildings from the board. Play another card.

card-irene_adler = Irene Adler
card-irene_adler-text = Choose another player. Unless they pay you £5, this card lies in front of them for the rest of the game: it counts as one of the five cards they refill to, and they can never get rid of it. Place an Agent.

card-jo_the_crossing_sweeper = Jo the Crossing Sweeper
card-jo_the_crossing_sweeper-text = Move another player’s Agent, a Grenadier or a New Citizen to an adjacent district. Play another card.

card-red_headed_league = The Red-Headed League
card-red_headed_league-text = Reaction. When one of your Agents is removed from the board, place it at once in a different district, under the usual rules for placing. It also works against Zeppelin Crash, Cursed Artists and Mysterious Murders.

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
card-noah_claypole-text = Roll the die. On 7 or more, take £3 from another player, or what they have if it is less. On 1, you must remove one of your Agents from the board. On 2 to 6 nothing happens. Play another card.

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
card-mr_goodyear-text = Reaction. When the text of an Action card played by another player would affect you, your pieces, your money or your cards, it does not. No use against symbols and Random Events, and no help for anybody else.

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
card-seven_dials_rookery-text = Move another player’s Agent, a Grenadier or a New Citizen to an adjacent district. Place an Agent.

card-jack_the_ripper = Jack the Ripper
card-jack_the_ripper-text = Roll the die and remove a character figure from that district, with or without Trouble there; then do it all again. Once you begin you cannot stop: if anybody is there, somebody must go, your own Agent if there is no other figure. Play another card.

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
card-henry_holy_peters-text = Pay £2 to another player, who must remove a character figure of their choice, but none of your Agents, from a district with a Trouble marker. Play another card.

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
card-hound_of_the_baskervilles-text = Roll the die. On 7 or more, remove a character figure from a district with a Trouble marker. On 1, you must remove one of your Agents from the board. On 2 to 6 nothing happens. Play another card.

card-chimney_sweeps = The Chimney Sweeps
card-chimney_sweeps-text = Draw a card for each of your Buildings on the board. Build.

card-adolf_verloc = Adolf Verloc
card-adolf_verloc-text = Random Event (mandatory). Place a Trouble marker in a district that has none and holds at least one character figure. Play another card.

card-hansom_cab_stables = Hansom Cab Stables
card-hansom_cab_stables-text = Pay £2 to another player and move one of your Agents to any other district. Build.

card-karl_marx = Karl Marx
card-karl_marx-text = Choose two other players: the first gives the second £3, or what they have if it is less. Place an Agent.

card-victor_frankenstein = Victor Frankenstein
card-victor_frankenstein-text = Reaction. When one of your Agents is removed from the board, place it at once in a different district, under the usual rules for placing. It also works against Zeppelin Crash, Cursed Artists and Mysterious Murders.

card-griffin_the_invisible_man = Griffin the Invisible Man
card-griffin_the_invisible_man-text = Assassinate a figure. Discard a card from your hand.

card-gordon_rioters = The Gordon Rioters
card-gordon_rioters-text = Place a Trouble marker in a district next to one that has a Trouble marker; it must have none itself and hold at least one character figure. Place an Agent. Play another card.

card-alfred_jingle = Alfred Jingle
card-alfred_jingle-text = Place an Agent. Take £3. Draw two cards. Play another card.

card-doctor_watson = Doctor Watson
card-doctor_watson-text = Reaction. Only in your own turn: it ends at once, and the card you played last comes back to your hand.

card-buckingham_palace = Buckingham Palace
card-buckingham_palace-text = Build. Take £4. Place an Agent.

card-charles_babbage = Charles Babbage
card-charles_babbage-text = Random Event (mandatory). Play two more cards from your hand, one after the other, each with everything it allows. You may play just one of them, or none.

card-general_post_office = The General Post Office
card-general_post_office-text = Take £1 from the bank for each Building on the board. Place an Agent.

card-mr_merdle = Mr Merdle
card-mr_merdle-text = Replace another player’s Building in a district with a Trouble marker by one of yours: pay that player the printed cost and take over the District card. You need no Agent there.

card-samuel_pickwick = Samuel Pickwick
card-samuel_pickwick-text = Random Event (mandatory). Draw two cards. Play another card.

card-william_gladstone = William Gladstone
card-william_gladstone-text = Random Event (mandatory). Place one or two of your Agents in Westminster or districts next to it, one at a time, wherever your other Agents stand.

card-mrs_bardell = Mrs Bardell
card-mrs_bardell-text = Place an Agent. Build.

card-lord_melbourne = Lord Melbourne
card-lord_melbourne-text = Random Event (mandatory). Place one of your Agents in Westminster or a district next to it, wherever your other Agents stand. Play another card.

card-neville_st_clair = Neville St Clair
card-neville_st_clair-text = Place one of your Agents in any district. This causes no Trouble.

card-mr_tulkinghorn = Mr Tulkinghorn
card-mr_tulkinghorn-text = Choose a district with a Trouble marker and take £2 from the bank for each character figure there. Build.

card-dancing_men = The Dancing Men
card-dancing_men-text = Place one of your Agents in a district with a Trouble marker, wherever your other Agents stand. Play another card.

card-artful_dodger = The Artful Dodger
card-artful_dodger-text = Take two cards at random from another player’s hand, keep one of them and give the other back. Place an Agent.

card-amy_dorrit = Amy Dorrit
card-amy_dorrit-text = Reaction. When one of your Agents would be removed from the board, by anyone or by Zeppelin Crash, Cursed Artists or Mysterious Murders, it stays. No use against moves.

card-lady_dedlock = Lady Dedlock
card-lady_dedlock-text = Take £3. Replace another player’s Building in a district without a Trouble marker by one of yours: pay that player the printed cost and take over the District card. You need no Agent there.

card-rigaud_blandois = Rigaud Blandois
card-rigaud_blandois-text = Take £3. Assassinate a figure. Play another card.

card-scotland_yard = Scotland Yard
card-scotland_yard-text = Build. Remove a Trouble marker.

card-daniel_quilp = Daniel Quilp
card-daniel_quilp-text = Build for half the price: £3, £6 or £9. Afterwards the Building is worth its full cost.

card-w_t_stead = W. T. Stead
card-w_t_stead-text = Place an Agent. Take £1 from the bank for each Trouble marker on the board.

card-sam_weller = Sam Weller
card-sam_weller-text = Place one of your Agents in a district where you have a Building, wherever your other Agents stand.

### Section: the Action card of the classic variant

card-mrs_hudson_classic = Mrs Hudson (classic)
card-mrs_hudson_classic-text = Look in secret at all but one of the Identity cards that are not in use. Which one stays hidden is random. Take £2. Build.

### Section: districts

district-chelsea = Chelsea
district-chelsea-text = Once in each of your turns: pay £3 to place one of your Agents in Chelsea or in a district next to it, wherever your other Agents stand.

district-westminster = Westminster
district-westminster-text = Once in each of your turns: draw a card, then discard a card from your hand.

district-strand = Strand
district-strand-text = Once in each of your turns: pay £2 to remove one Trouble marker from any district.

district-west_end = West End
district-west_end-text = Once in each of your turns: take £2 from the bank.

district-holborn = Holborn
district-holborn-text = Whenever a Random Event would affect one of your figures, in anybody’s turn: pay £3 to ignore the effect on it, and £3 for each further figure you want to protect.

district-city = City
district-city-text = Once in each of your turns: discard a card from your hand to take £2 from the bank.

district-highbury = Highbury
district-highbury-text = Once in each of your turns: take £2 from the bank.

district-east_end = East End
district-east_end-text = Once in each of your turns: place a Trouble marker in East End or in a district next to it. At least one character figure, of anybody, must be there.

district-bermondsey = Bermondsey
district-bermondsey-text = Once in each of your turns: pay £3 to place one of your Agents in Bermondsey or in a district next to it, wherever your other Agents stand.

district-southwark = Southwark
district-southwark-text = Once in each of your turns: take £1 from the bank.

district-lambeth = Lambeth
district-lambeth-text = Once in each of your turns: take £3 from the bank.

district-battersea = Battersea
district-battersea-text = Once in each of your turns: take £1 from the bank.

### Section: Identities

identity-professor_moriarty = Professor Moriarty
identity-professor_moriarty-text = You win if, at the start of your turn, at least { $needed } different districts without Grenadiers hold Agents of yours.

identity-fagin = Fagin
identity-fagin-text = You win if, at the start of your turn, there are at least { $needed } Trouble markers on the board.

identity-monsieur_de_sidonia = Monsieur de Sidonia
identity-monsieur_de_sidonia-text = You win if, at the start of your turn, your coins and the cost of your Buildings, less £12 for each loan, come to at least £{ $needed }. A Building beside a Grenadier counts nothing.

identity-lord_bellinger = Lord Bellinger
identity-lord_bellinger-text = You win if, at the start of your turn, you control at least { $needed } districts.

identity-lord_holdhurst = Lord Holdhurst
identity-lord_holdhurst-text = You win if, at the start of your turn, you control at least { $needed } districts.

identity-lord_balmoral = Lord Balmoral
identity-lord_balmoral-text = You win if, at the start of your turn, you control at least { $needed } districts.

identity-sherlock_holmes = Sherlock Holmes
identity-sherlock_holmes-text = You win if the game ends because the Action deck has run out, before anybody else has won. This does not hold when Riots end the game.

### Section: classic Identities

identity-professor_moriarty_classic = Professor Moriarty (classic)
identity-professor_moriarty_classic-text = You win if, at the start of your turn, at least { $needed } different districts without Grenadiers hold Agents of yours.

identity-monsieur_de_sidonia_classic = Monsieur de Sidonia (classic)
identity-monsieur_de_sidonia_classic-text = You win if, at the start of your turn, your coins and the cost of your Buildings, less £12 for each loan, come to at least £{ $needed }. A Building beside a Grenadier counts nothing.

### Section: alternative Identities

identity-inspector_bucket = Inspector Bucket
identity-inspector_bucket-text = You win if the game ends because the Action deck has run out and the number of Trouble markers on the board is at most { $needed }. This does not hold when Riots end the game.

identity-ebenezer_scrooge = Ebenezer Scrooge
identity-ebenezer_scrooge-text = You win if, at the start of your turn, your coins alone, less £12 for each loan, come to at least £{ $needed }.

identity-miss_havisham = Miss Havisham
identity-miss_havisham-text = You win if, at the start of your turn, the cost of your Buildings in districts without Grenadiers comes to at least £{ $needed }.

identity-bill_sikes = Bill Sikes
identity-bill_sikes-text = You win if, at the start of your turn, you have Agents in at least { $needed } different districts with a Trouble marker and without Grenadiers.

identity-william_booth = William Booth
identity-william_booth-text = You win if, at the start of your turn, at least { $needed } of your Agents stand on the board, outside districts with Grenadiers.

identity-benjamin_disraeli = Benjamin Disraeli
identity-benjamin_disraeli-text = You win if, at the start of your turn, you control Westminster and, of the districts next to it, at least { $needed }.

identity-gaffer_hexam = Gaffer Hexam
identity-gaffer_hexam-text = You win if, at the start of your turn, at least { $needed } different districts on the Thames, without Grenadiers, hold Agents of yours.

identity-dorian_gray = Dorian Gray
identity-dorian_gray-text = You win if, at the start of your turn, there are at least { $trouble } Trouble markers on the board and you control at least { $needed } districts.

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
event_card-mysterious_murders-text = Starting with the active player, everybody rolls the die once and removes a character figure of their choice from that district, with or without Trouble there. Who finds only their own Agents there must remove one of them.

event_card-martial_law = Martial Law
event_card-martial_law-text = Roll the die four times. A Grenadier enters each rolled district, with a Trouble marker if there is none. While a Grenadier is there, nobody controls the district, its District card cannot be used and its Building is worth nothing; at the end nobody scores anything there.

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
agent-rummager-text = Once in each of your turns, if your Rummager stands in a district with Trouble: pay £3 to play one additional card this turn.

agent-cyclist = Cyclist
agent-cyclist-text = Move your Cyclist to any other district. After that you may draw a Building card. Then this card leaves the game.

agent-jockey = Jockey
agent-jockey-text = Choose another player with an Agent in the district where your Jockey stands and look at their hand. You may steal one card. Then this card leaves the game.

agent-sailor = Sailor
agent-sailor-text = Once in each of your turns, if your Sailor stands in a district on the Thames: pay £1 to discard a card from your hand and draw a new one.

agent-newsboy = Newsboy
agent-newsboy-text = Once in each of your turns, if another figure stands in the district of your Newsboy: pay £2 to draw a card.

agent-suffragette = Suffragette
agent-suffragette-text = Reaction. If your Suffragette stands in Westminster: prevent the removal of any number of your Agents by one action of a player or by a Random Event. Then this card leaves the game.

agent-flower_girl = Flower Girl
agent-flower_girl-text = Once in each of your turns, if your Flower Girl stands in a district with anybody’s Palace, Hotel or Mansion: take £1 from the bank.

agent-match_girl = Match Girl
agent-match_girl-text = Choose another player with an Agent in the district where your Match Girl stands. For each Agent they have there, they give you £1 or a card from their hand, whichever they like. Then this card leaves the game.

agent-housemaid = Housemaid
agent-housemaid-text = Once in each of your turns: pay £1 to remove the Trouble marker from the district of your Housemaid or from one next to it.

agent-governess = Governess
agent-governess-text = If your Governess stands in a district with anybody’s Palace or Mansion: look at the top five Random Event cards, put one on the bottom of their deck and the others back on top in any order. Then this card leaves the game.

agent-gentleman = Gentleman
agent-gentleman-text = This turn, building in the district where your Gentleman stands costs one third of the price: £2, £4 or £6. Then this card leaves the game.

### Section: Building cards

building-palace = Palace
building-palace-text = Once in each of your turns, if your Palace stands in Chelsea, Southwark or Lambeth: take £1 from the bank for each Agent of another player in that district.

building-mansion = Mansion
building-mansion-text = Exchange one of your Agents with an Agent of another player, or with a neutral figure; one of the two stands in the district of your Mansion, the other elsewhere. Then this card leaves the game.

building-factory = Factory
building-factory-text = Place two of your Agents in the district of your Factory, and a Trouble marker if there is none. Then this card leaves the game.

building-tenement = Tenement
building-tenement-text = Remove one Agent, yours or another player’s, or a neutral figure, from the district of your Tenement, with or without Trouble. Then this card leaves the game.

building-office = Office Building
building-office-text = Once in each of your turns, if your Office Building stands in the Strand or Holborn: choose another player with an Agent in that district, who gives you £2, or what they have if it is less.

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
option-deck_end-short_draw = As soon as any draw falls short, also in the middle of a turn

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
option-peters_money-about = Who has the £2 when Mr Goodyear stops the removal that was paid for.
option-peters_money-hired = The hired player keeps it
option-peters_money-returned = It goes back to the player who paid

option-relocation = Where a saved Agent goes
option-relocation-about = The Red-Headed League and Victor Frankenstein bring a removed Agent back. Normally the usual rules for placing hold.
option-relocation-reach = Where you could place an Agent
option-relocation-anywhere = To any other district

option-own_victims = Own Agents as victims
option-own_victims-about = Jack the Ripper and Mysterious Murders strike a rolled district. Decides whether you may choose somebody else’s figure when your own Agents stand there too.
option-own_victims-free_choice = Free choice; an own Agent only if there is nobody else
option-own_victims-own_first = An own Agent must go if there is one

option-ties = Ties
option-ties-about = What happens when players are still tied after comparing their most expensive District cards.
option-ties-shared = They share the victory
option-ties-next_card = The next most expensive cards decide, then money

option-watson_refill = Refill after Doctor Watson
option-watson_refill-about = Doctor Watson ends your turn at once. Normally you still refill your hand to five.
option-watson_refill-yes = You refill as usual
option-watson_refill-no = No refill in that turn

option-subsidence = Paying in a Subsidence
option-subsidence-about = Normally you must pay for your Buildings as long as your money lasts. Choose the other way if you want to be free to give one up.
option-subsidence-must_pay = Who can pay must pay
option-subsidence-may_refuse = A Building may be given up instead

option-discard_pile = The discard pile
option-discard_pile-about = Whether the discard pile may be looked through. Hide it if you want memory to count.
option-discard_pile-open = Open to everybody
option-discard_pile-top_card = Only the top card can be seen

option-mansion = The exchange by the Mansion
option-mansion-about = Which of the two exchanged Agents has to stand in the district of the Mansion. It matters only with Agent and Building cards.
option-mansion-either = Either of them
option-mansion-other_player = The other player’s

option-alternative_thresholds = What alternative Identities need
option-alternative_thresholds-about = How much the alternative Identities need to win. The numbers are ours, so feel free to tune them. It matters only with these Identities.
option-alternative_thresholds-table = The numbers of our table
option-alternative_thresholds-custom = Your own numbers: list them separated by commas, for example ebenezer_scrooge=34,bill_sikes=5
