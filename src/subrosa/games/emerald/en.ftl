### A Study in Emerald: English texts.
### Card texts are in our own words. Amounts that are data in cards.toml come in as variables.

### Section: the game

game-name = A Study in Emerald
game-about = Monsters have sat on the thrones of Europe for seven hundred years, and dynamite has just been invented. You serve them or you mean to blow them up, and nobody knows which. Win influence in nine cities, build a deck of agents and plots, collect points that only one side may keep, and do not let a comrade come last: the whole side pays for it.
game-tag = Loyal to the Old Ones, or with a bomb for them?
game-length = About an hour

### Section: what it is about

intro-goal = In secret you are either a Loyalist, who serves the monsters on Europe’s thrones, or a Restorationist, who wants to blow them up. Have the most points that count for your side.
intro-turn = Take { $actions_per_turn } actions, paid for with cards: put cubes into cities, claim the card of a city where you have the majority, move agents, push the markers, assassinate. You can claim only with your first action. Then draw up to { $hand_size } cards.
intro-end = The game ends when somebody shows enough points, when a marker reaches { $track_max } or when a Restorationist goes mad or loses all agents, and so is revealed. Then everybody loses the points of the other side. Whoever has the fewest left loses { $losing_faction_penalty } more, and so does everyone on the same side: do not let any of your own fall behind.
aim-end = The game ends when somebody shows { $needed } points. In front with { $points }: { $seats }.
aim-track = It also ends when a marker reaches { $end } (the farther one is on { $at }), or at once when a Restorationist is revealed: good for whoever is ahead then.
aim-side =
    { $side ->
        [loyalist] You are a Loyalist.
       *[restorationist] You are a Restorationist.
    } You show { $shown } points. If the game ended now, you would keep at least { $points }. After that, whoever has the fewest loses { $penalty }, and so does everyone on the same side.
tale-won =
    { $side ->
        [loyalist] { $seat } was a Loyalist.
       *[restorationist] { $seat } was a Restorationist.
    } Of { $shown } points shown, { $base } counted{ $penalty ->
        [0] : the most of all.
       *[other] , and { $points } were left after the penalty: still the most of all.
    }
tale-revealed = Revealed, which ended the game: { $seats }.
tale-penalty =
    { $side ->
        [loyalist] Every Loyalist
       *[restorationist] Every Restorationist
    } lost { $penalty } points, because { $seats } came last with { $points }{ $tied ->
        [yes] { " " }(level with the other side, where the Loyalist counts as lower).
       *[no] .
    }
tale-own =
    { $side ->
        [loyalist] You were a Loyalist.
       *[restorationist] You were a Restorationist.
    } Of the { $shown } points that you showed, { $base } counted{ $penalty ->
        [0] .
       *[other] , and the penalty left you { $points }.
    }
course-about = What would have counted if the game had ended then: only points that one’s own side keeps, less the penalty for everybody on the losing side.

### Section: sides

faction-loyalist = Loyalist
faction-loyalist-text = Serves the Old Ones. Keeps neutral and Loyalist points, and points for killed agents of Restorationists. When revealed, a Loyalist brings agents back onto the board and plays on.
faction-restorationist = Restorationist
faction-restorationist-text = Wants to free mankind. Keeps neutral and Restorationist points, above all those for killed royalty. When a Restorationist is revealed, the game ends at once.

### Section: cities

# Every city text is this one, with the number of its city.
city-text = It takes { $bombs ->
        [one] { $bombs } bomb
       *[other] { $bombs } bombs
    } to kill an agent here.

city-london = London
city-london-text = { city-text }
city-paris = Paris
city-paris-text = { city-text }
city-madrid = Madrid
city-madrid-text = { city-text }
city-berlin = Berlin
city-berlin-text = { city-text }
city-rome = Rome
city-rome-text = { city-text }
city-vienna = Vienna
city-vienna-text = { city-text }
city-st_petersburg = St Petersburg
city-st_petersburg-text = { city-text }
city-constantinople = Constantinople
city-constantinople-text = { city-text }
city-cairo = Cairo
city-cairo-text = { city-text }

### Section: royalty - by city

# Every royalty text is this one, with the values of the card.
royalty-text = Royalty. It takes { $bombs ->
        [one] { $bombs } bomb
       *[other] { $bombs } bombs
    } to kill them. { $vp } Restorationist VP, or Loyalist VP for whoever hides them.

royalty-gloriana = Gloriana
royalty-gloriana-text = { royalty-text }
royalty-spinner_in_darkness = The Spinner in Darkness
royalty-spinner_in_darkness-text = { royalty-text }
royalty-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
royalty-baoht_zuqqa_mogg-text = { royalty-text }
royalty-burrower_beneath = The Burrower Beneath
royalty-burrower_beneath-text = { royalty-text }
royalty-rhogog = Rhogog
royalty-rhogog-text = { royalty-text }
royalty-nug_and_yeb = Nug and Yeb
royalty-nug_and_yeb-text = { royalty-text }
royalty-czar_unanswerable = The Czar Unanswerable
royalty-czar_unanswerable-text = { royalty-text }
royalty-sfatlicllp = Sfatlicllp, the Fallen Wisdom
royalty-sfatlicllp-text = { royalty-text }
royalty-black_one = The Black One
royalty-black_one-text = { royalty-text }

### Section: cards - the starting cards, the game cards by number, the cards of cities

# Every card text begins with the kind of card and this list of its symbols.
card-text =
    { $place ->
        [0] { "" }
       *[other] , influence { $place }
    }{ $claim ->
        [0] { "" }
       *[other] , claim
    }{ $retrieve ->
        [0] { "" }
       *[other] , retrieve { $retrieve }
    }{ $move ->
        [0] { "" }
       *[other] , move { $move }
    }{ $restorationist_track ->
        [0] { "" }
       *[other] , Restorationist track { $restorationist_track }
    }{ $loyalist_track ->
        [0] { "" }
       *[other] , Loyalist track { $loyalist_track }
    }{ $assassinate ->
        [0] { "" }
       *[other] , assassinate
    }{ $kill_vp ->
        [0] { "" }
       *[other] , { $kill_vp } VP for a killed agent
    }{ $bombs ->
        [0] { "" }
        [one] , { $bombs } bomb
       *[other] , { $bombs } bombs
    }{ $agents ->
        [0] { "" }
        [one] , brings { $agents } agent
       *[other] , brings { $agents } agents
    }{ $neutral_vp ->
        [0] { "" }
       *[other] , { $neutral_vp } neutral VP
    }{ $restorationist_vp ->
        [0] { "" }
       *[other] , { $restorationist_vp } Restorationist VP
    }{ $loyalist_vp ->
        [0] { "" }
       *[other] , { $loyalist_vp } Loyalist VP
    }{ $madness ->
        [0] { "" }
       *[other] , madness
    }

card-s001 = Informer
card-s001-text = Starting card{ card-text }.
card-s002 = Clerk
card-s002-text = Starting card{ card-text }.
card-s003 = Courier
card-s003-text = Starting card{ card-text }.
card-s004 = Printer
card-s004-text = Starting card{ card-text }.
card-s005 = Student
card-s005-text = Starting card{ card-text }.
card-s006 = Landlady
card-s006-text = Starting card{ card-text }.
card-s007 = Orator
card-s007-text = Starting card{ card-text }.
card-s008 = Smuggler
card-s008-text = Starting card{ card-text }.
card-s009 = Chemist
card-s009-text = Starting card{ card-text }.
card-s010 = Zealot
card-s010-text = Starting card{ card-text }.
card-baron_ungern_sternberg = Baron Ungern-Sternberg
card-baron_ungern_sternberg-text = Person{ card-text }.
card-bismarck = Bismarck
card-bismarck-text = Person{ card-text }.
card-duchess_duzes = Duchess d’Uzès
card-duchess_duzes-text = Person{ card-text }. { card-duchess_duzes-use }: { card-duchess_duzes-effect }
card-duchess_duzes-use = One-use action
card-duchess_duzes-effect = claim a card where you have the majority, even without a cube there. This may be your second action.
card-emile_henry = Emile Henry
card-emile_henry-text = Person{ card-text }.
card-emma_goldman = Emma Goldman
card-emma_goldman-text = Person{ card-text }.
card-errico_malatesta = Errico Malatesta
card-errico_malatesta-text = Person{ card-text }.
card-evno_azef = Evno Azef
card-evno_azef-text = Person{ card-text }.
card-irene_adler = Irene Adler
card-irene_adler-text = Person{ card-text }. { card-irene_adler-use }: { card-irene_adler-effect }
card-irene_adler-use = One-use action
card-irene_adler-effect = replace an agent of another player, in any city, by one from your supply. She cannot be blocked (unless the table plays otherwise).
card-johann_most = Johann Most
card-johann_most-text = Person{ card-text }.
card-juliana_glinka = Juliana Glinka
card-juliana_glinka-text = Person{ card-text }.
card-louise_michel = Louise Michel
card-louise_michel-text = Person{ card-text }.
card-martial_bourdin = Martial Bourdin
card-martial_bourdin-text = Person{ card-text }.
card-matvei_golovinski = Matvei Golovinski
card-matvei_golovinski-text = Person{ card-text }. { card-matvei_golovinski-use }: { card-matvei_golovinski-effect }
card-matvei_golovinski-use = Free action
card-matvei_golovinski-effect = move the Loyalist marker up two spaces.
card-mikhail_bakunin = Mikhail Bakunin
card-mikhail_bakunin-text = Person{ card-text }.
card-mrs_hudson = Mrs Hudson
card-mrs_hudson-text = Person{ card-text }. { card-mrs_hudson-use }: { card-mrs_hudson-effect }
card-mrs_hudson-use = Free action
card-mrs_hudson-effect = discard any number of cards, then draw as many and one more.
card-peter_rachkovsky = Peter Rachkovsky
card-peter_rachkovsky-text = Person{ card-text }.
card-prince_kropotkin = Prince Kropotkin
card-prince_kropotkin-text = Person{ card-text }.
card-professor_moriarty = Professor Moriarty
card-professor_moriarty-text = Person{ card-text }.
card-ravachol = Ravachol
card-ravachol-text = Person{ card-text }.
card-sebastian_moran = Sebastian Moran
card-sebastian_moran-text = Person{ card-text }.
card-sergei_degaev = Sergei Degaev
card-sergei_degaev-text = Person{ card-text }.
card-sergei_kravchinsky = Sergei Kravchinsky
card-sergei_kravchinsky-text = Person{ card-text }.
card-sherlock_holmes = Sherlock Holmes
card-sherlock_holmes-text = Person{ card-text }. { card-sherlock_holmes-use }: { card-sherlock_holmes-effect }
card-sherlock_holmes-use = Block
card-sherlock_holmes-effect = save your agent from an assassination, from Shoggoth, Vampires or a zombie, or stop Cthulhu altogether. The attacker loses the cards played; you draw a card.
card-sigmund_freud = Sigmund Freud
card-sigmund_freud-text = Person{ card-text }. { card-sigmund_freud-use }: { card-sigmund_freud-effect }
card-sigmund_freud-use = One-use action
card-sigmund_freud-effect = your sanity is full again, and the Restorationist marker moves up two spaces.
card-vera_figner = Vera Figner
card-vera_figner-text = Person{ card-text }.
card-vladimir_burtsev = Vladimir Burtsev
card-vladimir_burtsev-text = Person{ card-text }. { card-vladimir_burtsev-use }: { card-vladimir_burtsev-effect }
card-vladimir_burtsev-use = One-use action
card-vladimir_burtsev-effect = look in secret at the identity card of another player who is not revealed.
card-william_morris = William Morris
card-william_morris-text = Person{ card-text }.
card-inspector_lestrade = Inspector Lestrade
card-inspector_lestrade-text = Person{ card-text }. { card-inspector_lestrade-use }: { card-inspector_lestrade-effect }
card-inspector_lestrade-use = Action
card-inspector_lestrade-effect = choose a city and a player; all cubes of that player there (or of everybody, if the table plays so) return to the supply.
card-doctor_watson = Doctor Watson
card-doctor_watson-text = Person{ card-text }. { card-doctor_watson-use }: { card-doctor_watson-effect }
card-doctor_watson-use = Free action
card-doctor_watson-effect = draw two cards.
card-william_stieber = William Stieber
card-william_stieber-text = Person{ card-text }.
card-cthulhu = Cthulhu
card-cthulhu-text = Monster{ card-text }. { card-cthulhu-use }: { card-cthulhu-effect }
card-cthulhu-use = One-use action
card-cthulhu-effect = choose a city. All cards of its stack leave the game, its agents return to their owners’ supplies, its zombies leave the board, and all its cubes go to Limbo, yours too. Royalty that lies open stays. Sherlock Holmes stops it all, if another player with an agent there plays him.
card-fenians = Fenians
card-fenians-text = Organisation{ card-text }. { card-fenians-use }: { card-fenians-effect }
card-fenians-use = One-use benefit
card-fenians-effect = in one assassination each of your agents in the city counts as two bombs. Only one such card per assassination.
card-freemasons = Freemasons
card-freemasons-text = Organisation{ card-text }. { card-freemasons-use }: { card-freemasons-effect }
card-freemasons-use = Free action
card-freemasons-effect = discard any number of cards, then draw as many and one more.
card-hide_royalty = Hide Royalty
card-hide_royalty-text = Plot{ card-text }. { card-hide_royalty-use }: { card-hide_royalty-effect }
card-hide_royalty-use = One-use action
card-hide_royalty-effect = take the open royalty of a city where you have the majority; its points count as Loyalist VP. Your cubes there go to Limbo, all others go home. Roll the sanity die: madness also costs you an agent there, if you have one. Nobody can block this.
card-hired_assassin = Hired Assassin
card-hired_assassin-text = Plot{ card-text }.
card-infernal_machine = Infernal Machine
card-infernal_machine-text = Plot{ card-text }. { card-infernal_machine-use }: { card-infernal_machine-effect }
card-infernal_machine-use = One use
card-infernal_machine-effect = the bombs serve one assassination, then the card leaves the game.
card-mi_go = Mi-Go
card-mi_go-text = Monster{ card-text }. { card-mi_go-use }: { card-mi_go-effect }
card-mi_go-use = One-use free action
card-mi_go-effect = put one or two of your agents from cities on this card. In a later turn of yours they return to one city, together, as a free action. Until then they count as on the board, but they are in no city.
card-nadar = Nadar
card-nadar-text = Plot{ card-text }.
card-okhrana = Okhrana
card-okhrana-text = Organisation{ card-text }. { card-okhrana-use }: { card-okhrana-effect }
card-okhrana-use = Action
card-okhrana-effect = move one or two cubes from cities to Limbo, whosever they are.
card-pinkerton_agents = Pinkerton Agents
card-pinkerton_agents-text = Organisation{ card-text }. { card-pinkerton_agents-use }: { card-pinkerton_agents-effect }
card-pinkerton_agents-use = One-use free action
card-pinkerton_agents-effect = put one of your agents, from your supply or from a city, into any other city.
card-shoggoth = Shoggoth
card-shoggoth-text = Monster{ card-text }. { card-shoggoth-use }: { card-shoggoth-effect }
card-shoggoth-use = One-use action
card-shoggoth-effect = kill an agent of another player in any city. This takes no bombs and no majority, and the cubes stay.
card-society_of_leopold = Society of Leopold
card-society_of_leopold-text = Organisation{ card-text }. { card-society_of_leopold-use }: { card-society_of_leopold-effect }
card-society_of_leopold-use = Action
card-society_of_leopold-effect = all zombies on the board leave the game, and so do all Zombies and Vampires cards that players own, with their points. From now on the texts of these two cards have no effect.
card-black_hand = The Black Hand
card-black_hand-text = Organisation{ card-text }. { card-black_hand-use }: { card-black_hand-effect }
card-black_hand-use = One-use action
card-black_hand-effect = lay this card beside your identity card. It gives { $per_royalty } Restorationist VP for each royalty card you have, and as many whenever you take another one, killed or hidden.
card-yog_sothoth = Yog Sothoth
card-yog_sothoth-text = Monster{ card-text }. { card-yog_sothoth-use }: { card-yog_sothoth-effect }
card-yog_sothoth-use = One-use action
card-yog_sothoth-effect = lay this card beside your identity card and put one or more of your agents from cities on it for good. Each is worth { $per_agent } Loyalist VP. If you have no agent left on the board, you are revealed.
card-change_of_heart = Change of Heart
card-change_of_heart-text = Plot{ card-text }. { card-change_of_heart-use }: { card-change_of_heart-effect }
card-change_of_heart-use = One-use action
card-change_of_heart-effect = lay this card openly on your identity card. From now on you are on the other side. A Loyalist who is being revealed may (unless the table plays otherwise) play it at that moment for nothing, and the game ends.
card-third_section = Third Section
card-third_section-text = Organisation{ card-text }. { card-third_section-use }: { card-third_section-effect }
card-third_section-use = Free action
card-third_section-effect = remove the face-up card of a city from the game and turn up the next one. Royalty is safe from this.
card-zombies = Zombies
card-zombies-text = Monster{ card-text }. { card-zombies-use }: { card-zombies-effect }
card-zombies-use = Action
card-zombies-effect = in each city with a zombie you may send one agent of another player back to their supply; every attack can be blocked. Then put two zombies into any cities.
card-vampires = Vampires
card-vampires-text = Monster{ card-text }. { card-vampires-use }: { card-vampires-effect }
card-vampires-use = One-use action
card-vampires-effect = in a city where you have an agent, replace another player’s agent by one from your supply. Or block: save your agent from an assassination and (unless the table plays otherwise) from Shoggoth or a zombie.
card-terrors_of_the_night = Terrors of the Night
card-terrors_of_the_night-text = Plot{ card-text }. { card-terrors_of_the_night-use }: { card-terrors_of_the_night-effect }
card-terrors_of_the_night-use = Action
card-terrors_of_the_night-effect = choose another player, who rolls the sanity die. Madness costs them a sanity token.
card-peoples_will = The People’s Will
card-peoples_will-text = Organisation{ card-text }. { card-peoples_will-use }: { card-peoples_will-effect }
card-peoples_will-use = One-use free action
card-peoples_will-effect = all your cubes return from Limbo to your supply.
card-holy_brotherhood = Holy Brotherhood
card-holy_brotherhood-text = Organisation{ card-text }. { card-holy_brotherhood-use }: { card-holy_brotherhood-effect }
card-holy_brotherhood-use = Action
card-holy_brotherhood-effect = take back from Limbo as many of your cubes as you like, up to the number of your agents on the board.
card-diogenes_club = Diogenes Club
card-diogenes_club-text = Organisation{ card-text }. { card-diogenes_club-use }: { card-diogenes_club-effect }
card-diogenes_club-use = Free action
card-diogenes_club-effect = draw two cards.
card-london = { city-london }
card-london-text = City{ card-text }.
card-paris = { city-paris }
card-paris-text = City{ card-text }.
card-madrid = { city-madrid }
card-madrid-text = City{ card-text }.
card-berlin = { city-berlin }
card-berlin-text = City{ card-text }.
card-rome = { city-rome }
card-rome-text = City{ card-text }.
card-vienna = { city-vienna }
card-vienna-text = City{ card-text }.
card-st_petersburg = { city-st_petersburg }
card-st_petersburg-text = City{ card-text }.
card-constantinople = { city-constantinople }
card-constantinople-text = City{ card-text }.
card-cairo = { city-cairo }
card-cairo-text = City{ card-text }.

### Section: numbers

number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
number-9 = 9
number-10 = 10

### Section: options

option-who_is_who = Who is who
option-who_is_who-about = A panel says how likely everybody is to be a Loyalist, from what you may know. For some tables working that out is half the game.
option-who_is_who-yes = Shown
option-who_is_who-no = Everybody has to think for themselves

### Section: options - house rules

option-sanity_die = Sanity die
option-sanity_die-about = Nothing says how many faces of the die show madness. By the card file it is three of six.
option-sanity_die-cards = As the card file says
option-sanity_die-two_faces = Two faces show madness

option-lestrade = Inspector Lestrade
option-lestrade-about = The card and its explanation in the rulebook disagree about whose cubes he sends home.
option-lestrade-one_player = All cubes of one player in a city
option-lestrade-whole_city = All cubes in a city

option-vampires_block = Vampires after a block
option-vampires_block-about = Their action can be used only once. Normally that does not apply to their block.
option-vampires_block-reusable = To the discard pile
option-vampires_block-one_use = Used up, but their points are kept

option-blocked_cubes = Cubes after a blocked assassination
option-blocked_cubes-about = After an assassination the cubes leave the city. Normally a blocked one leaves them where they are.
option-blocked_cubes-stay = They stay
option-blocked_cubes-cleared = They leave the city all the same

option-vampires_stop = What Vampires block
option-vampires_stop-about = Their block prevents a killing. Normally Shoggoth and zombies count as killing, too.
option-vampires_stop-killings = Assassinations, Shoggoth and zombies
option-vampires_stop-assassinations = Assassinations only

option-holmes_stops_irene = Sherlock Holmes against Irene Adler
option-holmes_stops_irene-about = She is not in the list of what he stops, although his card could be read that way.
option-holmes_stops_irene-no = He cannot stop her
option-holmes_stops_irene-yes = He can stop her

option-end_check = The end by points or track
option-end_check-about = When is it checked whether somebody has enough points or a marker has reached the end of its track? The reveal of a Restorationist always ends the game at once.
option-end_check-action = After every action
option-end_check-turn = At the end of every turn

option-loyalist_refill = New agents for revealed Loyalists
option-loyalist_refill-about = A Loyalist who is revealed brings agents back onto the board. Normally this happens once.
option-loyalist_refill-once = Once, when they are revealed
option-loyalist_refill-always = Whenever they have no agent left

option-change_of_heart = Change of Heart at a reveal
option-change_of_heart-about = Normally a Loyalist may play this card at the very moment of being revealed, which ends the game.
option-change_of_heart-at_reveal = At the reveal, or later as an action
option-change_of_heart-later = Only as an action

option-retrieve_exactly = Retrieving influence
option-retrieve_exactly-about = Normally you may play a card with more symbols than you have cubes to retrieve, if you need that card.
option-retrieve_exactly-no = A needed card may show too many symbols
option-retrieve_exactly-yes = Exactly as many symbols as cubes

option-zombie_block = Blocks against zombies
option-zombie_block-about = After a block another zombie in the same city may attack. Normally only the agent that was saved is safe from it.
option-zombie_block-agent = The agent that was saved is safe
option-zombie_block-player = All agents of the blocker in that city are safe

### Section: events - set-up and turns

event-dealt = { $seat }, your identity card says: { $faction }. Keep it to yourself.
event-turned-up = A new card lies open in { $city }: { $card }.
event-royalty = The royalty of { $city } appears: { $royalty }.
event-agent = { $seat } puts an agent in { $city }.
event-turn = It is { $seat }’s turn.
event-pass = { $seat } passes.
event-draw =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-reshuffle = { $seat } shuffles the discard pile into a new deck.
event-discard = { $seat } discards { $cards }.

### Section: events - actions

event-place =
    { $seat } places { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } in { $city } with { $cards }.
event-retrieve =
    { $seat } retrieves { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } with { $cards }{ $cities ->
        [none] , from Limbo
       *[other] : { $limbo ->
            [0] from { $cities }
           *[other] { $limbo } from Limbo, the rest from { $cities }
        }
    }.
event-move =
    { $seat } plays { $cards } to move { $count ->
        [one] { $count } agent
       *[other] up to { $count } agents
    }.
event-move-agent = { $seat } moves an agent from { $city } to { $to_city }.
event-tracks = { $seat } moves the track markers with { $cards }.
event-marker =
    { $side ->
        [loyalist] The Loyalist marker
       *[restorationist] The Restorationist marker
    } { $steps ->
        [0] stays on { $place }.
       *[other] moves up { $steps } to { $place }.
    }
event-claim = { $seat } claims a card in { $city } with { $with_card }: { $card }.
event-recruit =
    { $seat } recruits { $count ->
        [one] an agent
       *[other] { $count } agents
    } in { $city }.
event-points =
    { $seat } scores { $points } { $kind ->
        [neutral] neutral
        [loyalist] Loyalist
       *[restorationist] Restorationist
    } VP.

### Section: events - killing and blocking

event-kill =
    { $seat } sends { $card } to kill an agent of { $target } in { $city }{ $cards ->
        [none] { "" }
       *[other] , helped by { $cards }
    }.
event-killed =
    { $points ->
        [0] { $target } loses an agent in { $city } to { $seat }.
       *[other] { $target } loses an agent in { $city } to { $seat }, who shows { $points } VP for it.
    }
event-strike =
    { $seat } kills royalty in { $city } with { $card }{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }: { $royalty }.
event-block = { $seat } plays { $card } and stops the attack of { $target }.
event-black-hand = The Black Hand gives { $seat } { $points } Restorationist VP.

### Section: events - sanity and identities

event-sanity =
    { $mad ->
        [yes] { $seat } rolls the sanity die: madness. Sanity left: { $left }.
       *[no] { $seat } rolls the sanity die and stays sane.
    }
event-mad-agent = { $seat } also loses an agent in { $city }, who returns to the supply.
event-sane = { $seat } has full sanity again.
event-reveal = { $seat } is revealed as a { $faction }.
event-change = { $seat } has a change of heart and is on the other side from now on.

### Section: events - card texts

event-use = { $seat } uses { $card }.
event-aim = { $seat } aims { $card } at an agent of { $target } in { $city }.
event-replaced = An agent of { $seat } takes the place of one of { $target }’s in { $city }.
event-fly-away = An agent of { $seat } leaves { $city } with the Mi-Go.
event-return =
    { $count ->
        [one] The Mi-Go bring { $count } agent of { $seat } to { $city }.
       *[other] The Mi-Go bring { $count } agents of { $seat } to { $city }.
    }
event-sacrifice = { $seat } gives an agent in { $city } to Yog Sothoth.
event-censor = { $seat } has the card in { $city } removed from the game: { $card }.
event-hide = { $seat } hides the royalty of { $city }: { $royalty }.
event-back =
    { $seat } takes { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } back from Limbo.
event-raid =
    { $count ->
        [one] { $count } cube of { $target } in { $city } goes home.
       *[other] { $count } cubes of { $target } in { $city } go home.
    }
event-arrest = A cube of { $target } in { $city } goes to Limbo.
event-rise = { $seat } calls Cthulhu to { $city }.
event-destroyed = Cthulhu lays { $city } waste: its stack is gone, agents and zombies leave, all cubes sink into Limbo.
event-banish = { $seat } loses { $card } for good, and any points on that card.
event-terrify = { $seat } sends the terrors to { $target }.
event-look =
    { $faction ->
        [none] { $seat } looks at the identity card of { $target }.
       *[other] { $seat } looks at the identity card of { $target }: { $faction }.
    }
event-zombie-attack = The zombies in { $city } attack an agent of { $target }.
event-eaten = The zombies drive an agent of { $target } out of { $city }, back to the supply.
event-raise = { $seat } raises a zombie in { $city }.

### Section: events - the end

event-score =
    { $seat } is a { $faction } and has { $points } VP. Of the { $shown } shown, these count: { $neutral } neutral, { $own } of their own side, { $kills } for kills, { $tracks } for the tracks{ $penalty ->
        [0] { "" }
       *[other] ; minus { $penalty } for the losing side
    }.

### Section: questions

prompt-place-agent =
    { $agent ->
        [1] Where does the first of your two agents begin? An agent counts as a cube in its city, and can kill there.
       *[other] And where does your second agent begin?
    }
prompt-first-action =
    { $claims ->
        [0] Your first action? There is no card to claim yet: that takes a cube of yours and the majority.
       *[other] Your first action? Only now can you claim cards.
    }
prompt-second-action = Your second action?
prompt-after-actions = You have taken both actions. Take a free action, or end your turn?
prompt-claim-again = Do you claim another card as part of this action?
prompt-kill-again = Do you carry out another assassination as part of this action?
prompt-take-cube =
    { $left ->
        [one] Where do you take a cube back from?
       *[other] Where do you take a cube back from? You take { $left }.
    }
prompt-move-agent =
    { $left ->
        [one] Which agent moves, and where to?
       *[other] Which agent moves, and where to? You can move { $left }.
    }
prompt-block =
    { $attack ->
        [assassination] { $attacker_seat } wants to kill an agent of yours in { $city }.
        [shoggoth] { $attacker_seat } has set Shoggoth on an agent of yours in { $city }.
        [zombies] { $attacker_seat } has set zombies on an agent of yours in { $city }.
        [vampires] { $attacker_seat } has set Vampires on an agent of yours in { $city }.
        [irene] { $attacker_seat } has sent Irene Adler to win over an agent of yours in { $city }.
       *[cthulhu] { $attacker_seat } is calling Cthulhu to { $city }, where you have agents.
    } Do you block it?
prompt-change-at-reveal = You have to reveal your identity card. A Loyalist with a Change of Heart in hand can play it first, which ends the game. Do you?
prompt-reinforce =
    { $wanted ->
        [one] You are a revealed Loyalist: one more agent comes onto the board. Where?
       *[other] You are a revealed Loyalist: { $wanted } more agents come onto the board. Where does the next one go?
    }
prompt-face = { $card }: which player do you choose?
prompt-aim-agent = { $card }: which player’s agent do you choose, and where?
prompt-aim-cubes = { $card }: whose cubes do you choose, and where?
prompt-choose-city = { $card }: which city do you choose?
prompt-fly-away = Which agent leaves with the Mi-Go? One or two can go.
prompt-sacrifice = Which agent goes to Yog Sothoth for good? You can give as many as you like, at least one.
prompt-hire = Which of your agents do the Pinkertons bring?
prompt-send-out = Where does the agent go?
prompt-back = How many cubes do you take back from Limbo?
prompt-zombie-attack = Which agent do the zombies attack? At most one leaves each city. Stop when you have had enough.
prompt-raise-zombie =
    { $left ->
        [one] Where does the zombie rise?
       *[other] Where does a zombie rise? There are { $left } to place.
    }

### Section: what the others wait for

waiting-place-agent = { $asked_seats } decides where an agent begins.
waiting-first-action = It is { $asked_seats }’s turn: the first of two actions.
waiting-second-action = It is { $asked_seats }’s turn: the second action.
waiting-after-actions = { $asked_seats } has taken both actions and may still take a free one.
waiting-claim-again = { $asked_seats } may claim another card as part of this action.
waiting-kill-again = { $asked_seats } may carry out another assassination as part of this action.
waiting-take-cube = { $asked_seats } takes cubes back.
waiting-move-agent = { $asked_seats } moves agents.
waiting-block =
    { $attack ->
        [assassination] { $attacker_seat } wants to kill an agent of { $asked_seats } in { $city }.
        [shoggoth] { $attacker_seat } has set Shoggoth on an agent of { $asked_seats } in { $city }.
        [zombies] { $attacker_seat } has set zombies on an agent of { $asked_seats } in { $city }.
        [vampires] { $attacker_seat } has set Vampires on an agent of { $asked_seats } in { $city }.
        [irene] { $attacker_seat } has sent Irene Adler to win over an agent of { $asked_seats } in { $city }.
       *[cthulhu] { $attacker_seat } is calling Cthulhu to { $city }, where { $asked_seats } has agents.
    } It can still be blocked.
waiting-change-at-reveal = { $asked_seats } has to reveal an identity card. A Loyalist with a Change of Heart in hand could play it first.
waiting-reinforce = { $asked_seats } is a revealed Loyalist and brings more agents onto the board.
waiting-face = { $asked_seats } uses { $card } and chooses a player.
waiting-aim-agent = { $asked_seats } uses { $card } and chooses an agent.
waiting-aim-cubes = { $asked_seats } uses { $card } and chooses somebody’s cubes.
waiting-choose-city = { $asked_seats } uses { $card } and chooses a city.
waiting-fly-away = { $asked_seats } decides which agents leave with the Mi-Go.
waiting-sacrifice = { $asked_seats } decides which agents go to Yog Sothoth for good.
waiting-zombie-attack = { $asked_seats } decides where the zombies attack.
waiting-raise-zombie = { $asked_seats } decides where zombies rise.

### Section: choices

choice-pass = Pass
choice-done = Done
choice-stop = Stop here
choice-end = End your turn
choice-place-city = Place influence in { $city }
choice-claim-city = Claim the card in { $city }
choice-retrieve = Retrieve influence
choice-move = Move agents
choice-tracks = Move the track markers
choice-kill-city-seat = Kill an agent of { $seat } in { $city }
choice-strike-city = Kill the royalty of { $city }
choice-discard = Discard cards
choice-use-card = Use { $card }
choice-return-city = Bring your agents back from Mi-Go to { $city }
choice-pay-card = Play { $card }
choice-push-card-faction = { $faction } track with { $card }
choice-arm-card = Send { $card }
choice-bomb-card = Bombs from { $card }
choice-drop-card = Discard { $card }
choice-agent-city = Agent to { $city }
choice-lift-city = Agent from { $city }
choice-supply = Agent from your supply
choice-shift-city-city = Move from { $city } to { $city2 }
choice-take-city = Cube from { $city }
choice-limbo = Cube from Limbo
choice-back-number = Take back: { $number }
choice-aim-city-seat = { $city }: { $seat }
choice-choose-city = Choose { $city }
choice-face-seat = Choose { $seat }
choice-raise-city = Zombie to { $city }
choice-block-card = Block with { $card }
choice-change = Change of Heart

### Section: what a choice brings about

outcome-strike =
    { $kept ->
        [no] { $points } Restorationist VP shown, but as a Loyalist you will not keep them. Then you roll the sanity die.
       *[yes] { $points } Restorationist VP; then you roll the sanity die.
    }
outcome-kill =
    { $kept ->
        [yes] { $points } VP, and they count for you: { $seat } is a Restorationist.
        [no] { $points } VP shown, but they will not count for you: only Loyalists keep them, and only for a Restorationist’s agent.
       *[unknown] { $points } VP shown. They count only if { $seat } is a Restorationist.
    }
outcome-last-agent = It is the last agent of { $seat } on the board: { $seat } has to reveal, and if that shows a Restorationist, the game ends at once.

### Section: why not - putting an action together

reason-choose-action-first = You have not said what the cards are for: choose an action first.
reason-finish-first = You are putting an action together: add cards to it and say that you are done, or take it back.
reason-loyalists-only = Only a Loyalist can change sides at the moment of being revealed.
reason-not-in-hand = You do not have { $card } in your hand: choose a card that you have.
reason-other-use = { $card } cannot be played like this in the action you have begun: choose one of the cards on offer.
reason-one-card-per-claim = One card pays for one claim: say that you are done, and play { $card } for the next one.
reason-no-claim-symbol = { $card } has no claim symbol: choose a card with one.
reason-no-track-symbol = { $card } has no symbol for that track: choose a card with one.
reason-no-place-symbol = { $card } has no influence symbol: choose a card with one.
reason-no-retrieve-symbol = { $card } has no retrieve symbol: choose a card with one.
reason-no-move-symbol = { $card } has no move symbol: choose a card with one.
reason-card-superfluous-now = With { $card } one of the cards would be superfluous: say that you are done, or take a card back.
reason-card-missing = The action needs at least one card: add one.
reason-weapon-missing = An assassination needs a card with the assassinate symbol first: choose one.
reason-bombs-missing =
    { $count ->
        [one] { $count } bomb is missing: add cards with bombs.
       *[other] { $count } bombs are missing: add cards with bombs.
    }
reason-one-weapon = You have already chosen the card that carries out this assassination: keep { $card } for the next one, or play it for its bombs, if it has any.
reason-no-assassinate-symbol = { $card } has no assassinate symbol: choose a card with one.
reason-bombs-out-of-reach = If you send { $card }, the bombs on your other cards are not enough: choose another card, or another target.
reason-one-fenians = Only one Fenians card can be played per assassination: add other bombs.
reason-no-bombs = { $card } has no bombs: choose a card with some.
reason-bombs-superfluous = With { $card } one of the cards would be superfluous: say that you are done, or take a card back.

### Section: why not - actions

reason-claim-first = Cards can be claimed only as the first action: do it first in your next turn.
reason-no-card-there = No card lies open in { $city }: choose another city.
reason-no-majority = You do not have more pieces in { $city } than every other player: choose a city where you do.
reason-no-own-cube = You have no cube in { $city }: choose a city where you have one.
reason-no-claim-cards = You have no card with a claim symbol in your hand: choose another action.
reason-no-place-cards = You have no card with an influence symbol in your hand: choose another action.
reason-no-cubes-in-supply = You have no cubes in your supply: retrieve some first.
reason-no-retrieve-cards = You have no card with a retrieve symbol in your hand: choose another action.
reason-no-cubes-out = All your cubes are in your supply: choose another action.
reason-retrieve-exactly = All your retrieve cards show more symbols than you have cubes to retrieve: choose another action.
reason-no-cube-in-limbo = You have no cube in Limbo: take one from a city.
reason-no-move-cards = You have no card with a move symbol in your hand: choose another action.
reason-no-agents-out = You have no agent in any city: choose another action.
reason-card-superfluous =
    { $count ->
        [one] You have played more cards than that takes: move at least { $count } more agent.
       *[other] You have played more cards than that takes: move at least { $count } more agents.
    }
reason-same-city = The agent is already in { $city }: choose another city.
reason-has-moved = Your agents in { $city } have already moved in this action: choose others.
reason-no-track-cards = You have no card with a track symbol in your hand: choose another action.
reason-no-cards = You have no cards to discard: choose another action.
reason-no-such-seat = There is no { $seat } at this table: choose somebody who plays.

### Section: why not - assassinations and blocks

reason-not-yourself = You cannot choose yourself: choose another player.
reason-no-agent-of = { $target } has no agent in { $city }: choose somebody who has one there.
reason-no-royalty-there = No royalty lies open in { $city }: choose a city where some does.
reason-no-own-agent = You have no agent in { $city }: choose a city where you have one.
reason-no-assassinate-cards = You have no card with an assassinate symbol in your hand: choose another action.
reason-not-enough-bombs = That takes { $needed } bombs in { $city }, and you can muster { $bombs }: { $agents } with your agents there, { $hand } with your cards besides the one that carries it out. Choose another target, or wait for more.
reason-blocks-nothing = { $card } is not a blocking card: play Sherlock Holmes or Vampires, or pass.
reason-stops-other-things = { $card } does not help against this: play another card, or pass.

### Section: why not - card texts

reason-no-text-to-use = { $card } has no text to use, only symbols to pay with: choose first what to do, and then the card.
reason-nobody-to-assassinate = To assassinate with { $card } you need an agent and the majority in a city with royalty in sight or with somebody else’s agent, and there is no such city: move an agent first, or play the card for another symbol if it has one.
reason-nothing-to-draw = There is nothing left for you to draw: play { $card } for a symbol, or keep it.
reason-nothing-in-any-city = There is nothing in any city that { $card } could destroy: keep it.
reason-no-card-with-majority = You have the majority in no city with a card: use { $card } when you have.
reason-no-royalty-with-majority = Royalty lies open in no city where you have the majority: win it in such a city before you use { $card }.
reason-limbo-empty = None of your cubes is in Limbo: use { $card } when some are.
reason-no-cubes-in-any-city = There are no cubes in any city: use { $card } when there are.
reason-no-victim-in-any-city = No other player has an agent in any city: use { $card } when somebody has.
reason-no-victim-with-agents = No other player has an agent in a city where you have one: move to one before you use { $card }.
reason-no-agent-to-put = You have no agent in your supply to take the place of another: use { $card } when you have.
reason-no-agents-left = You have no agent left: play { $card } for a symbol, or keep it.
reason-no-agents-on-board = You have no agent on the board, and { $card } brings back as many cubes as you have agents there.
reason-no-card-in-any-city = No card lies open in any city: keep { $card }.
reason-all-revealed = All other players are revealed, so there is nothing for { $card } to look at: play it for a symbol.
reason-void = The Society of Leopold has robbed { $card } of its text: play it for a symbol, if it has one.
reason-mi-go-this-turn = Your agents have only just left with the Mi-Go: bring them back in a later turn.
reason-nobody-on-mi-go = You have no agents on Mi-Go: choose something else.
reason-is-revealed = This player is already revealed: choose somebody who is not.
reason-out-of-reach = You have no agent in { $city }, so your Vampires cannot go there: choose a city where you have one.
reason-at-least-one = You have to choose at least one: stop after that.
reason-no-agent-in-supply = You have no agent in your supply: take one from a city.
reason-nothing-there = There is nothing left to destroy in { $city }: choose another city.
reason-no-cubes-there = There are no cubes in { $city }: choose another city.
reason-no-cube-of = { $target } has no cube in { $city }: choose somebody who has one there.
reason-fewer-cubes-in-limbo = You have fewer cubes in Limbo: choose a smaller number.
reason-fewer-agents = You have fewer agents on the board: choose a smaller number.
reason-no-zombie-there = There is no zombie in { $city }: choose a city with one.
reason-one-per-city = The zombies in { $city } have already had their agent: choose another city, or stop.
reason-saved-by-block = A block has saved that agent in { $city }, or every zombie there has attacked: choose another agent, or stop.

### Section: endings

ending-points =
    The points are enough to end the game. { $count ->
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-track =
    A marker has reached the end of its track. { $count ->
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-revealed =
    A Restorationist is revealed, and that is the end. { $count ->
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-standstill =
    Nothing moves in Europe any more. { $count ->
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }

### Section: measured

measure-points = Points shown
measure-sanity = Sanity

### Section: panel - what a terminal says and draws

panel-signs = On the map: beside a city, how many bombs it takes to kill an agent there, and before this number the shape of whoever has the majority. ♛ with two numbers: royalty, the bombs it takes and its points. A shape with a number is that many cubes of a player, ♟ after it that many agents; Z are zombies. Below: the top card, + how many lie under it, and its symbols where there is room: ▪ influence, ⚑ claim, ↩ retrieve, → move, L↑ and R↑ the tracks of Loyalists and Restorationists, ✝ assassinate, ☠ a kill field, ✹ bombs, ♟ agents, + neutral points, with L or R those of a side, ☼ madness. ▸ before a name: you can choose it. Beside a player’s name: ★ whose turn it is, points and how many end the game, ☼ sanity, ▪ cubes in supply, ◌ cubes in Limbo, ♟ agents in supply, ♛ royalty, ✝ whose agents lie on kill fields, ✿ cards in hand, ▤ in the deck, ▥ in the discard pile; the side that is known to you wears ◉ until it is revealed to all.
panel-status = Round { $number }, { $name }
panel-alarm-points = { $points } of { $needed }
panel-alarm-reveal = May have to reveal: { $names }
panel-loyalists = Loyalists
panel-restorationists = Restorationists
panel-needed = end at { $needed } points
panel-supplies = Tracks: Loyalists { $loyalists }, Restorationists { $restorationists }, of { $end }. The game ends at { $needed } points. Zombies beside the board: { $zombies }.
panel-leopold = The texts of Zombies and Vampires have no effect any more.
panel-gathered = So far: { $action }.
panel-add = Which card do you play for it?
panel-add-or-done = Is that all, or do you add a card?
panel-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
panel-agents =
    { $count ->
        [one] { $count } agent
       *[other] up to { $count } agents
    }
panel-bombs-of = bombs { $count } of { $needed }
panel-city = { $city }, bombs { $bombs }.
panel-top =
    { $below ->
        [0] Last card: { $card }.
       *[other] On top: { $card }. Below: { $below }.
    }
panel-no-card = No cards left.
panel-royalty = Royalty: { $royalty }, bombs { $bombs }, VP { $points }.
panel-pieces =
    { $name }: { $cubes ->
        [0] { "" }
       *[other] cubes { $cubes }{ $agents ->
            [0] { "" }
           *[other] ,{ " " }
        }
    }{ $agents ->
        [0] { "" }
       *[other] agents { $agents }
    }.
panel-zombies = Zombies { $count }.
panel-majority = Majority: { $name }.
panel-player =
    { $kinds ->
        [none] { $name }: points { $points }.
       *[other] { $name }: points { $points } ({ $kinds }).
    }
panel-kind-neutral = neutral { $count }
panel-kind-loyalist = Loyalist { $count }
panel-kind-restorationist = Restorationist { $count }
panel-kind-kills = for killed agents { $count }
panel-kind-tracks = for the tracks { $count }
panel-is = Identity: { $faction }.
panel-revealed = Revealed: { $faction }.
panel-changed = A Change of Heart lies on the identity card.
panel-looked = The identity card was seen by { $names }.
panel-sanity = Sanity { $count }.
panel-supply = In supply: agents { $agents }, cubes { $cubes }. In Limbo: cubes { $limbo }.
panel-cards = Cards: hand { $hand }, deck { $deck }, discard pile { $discards }.
panel-mi-go = Agents on Mi-Go: { $count }.
panel-yog-sothoth = Agents on Yog Sothoth: { $count }.
panel-killed = Agents killed: { $count }.
panel-royals = Royalty: { $royals }.
panel-royal =
    { $royalty }{ $hidden ->
        [yes] { " " }(hidden)
       *[no] { " " }(killed)
    }
panel-beside = Beside the identity card: { $cards }.
panel-laid =
    { $name ->
        [none] { $card }
       *[other] { $card } with an agent of { $name }
    }
panel-claimed = Claimed: { $cards }.
panel-pushed = Markers moved: Loyalists by { $loyalists }, Restorationists by { $restorationists }.
panel-hand =
    { $cards ->
        [none] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
panel-own-deck = { $name }, still in the deck: { $cards }.
panel-held = { $name }, certainly in hand: { $cards }.
panel-unseen = { $name }, in hand or deck: { $cards }.
panel-discards = { $name }, discard pile from the top: { $cards }.
panel-gone = Out of the game: { $cards }.
panel-copies = Copies in the game: { $count }.
panel-lies-in = Now on top in: { $cities }.
panel-owned-by = Owned by: { $names }.
panel-score =
    { $name }, { $faction }: { $shown } shown. Kept: neutral { $neutral }, of their own side { $own }, for killed agents { $kills }, for the tracks { $tracks }; together { $base }. { $penalty ->
        [0] { "" }
       *[other] Their side loses { $penalty }.{ " " }
    }Result { $total }.
panel-letter-zombie = Z

### Section: what the lab follows

roles-faction = Sides
measure-claimed = Cards claimed
measure-kills = Points for killed agents
measure-royalty_killed = Royalty killed
measure-royalty_hidden = Royalty hidden
measure-loyalist_steps = Steps of the Loyalist marker
measure-restorationist_steps = Steps of the Restorationist marker

### Section: puzzles

puzzle-only = Exactly one of these players is a { $faction }: { $seats }. Who is it?
puzzle-note-side = { $seat }: has moved the Loyalists’ marker by { $loyalist } and the Restorationists’ by { $restorationist }; holds { $loyalist_points } Loyalist and { $restorationist_points } Restorationist points; royalty killed: { $killed }, hidden: { $hidden }.
