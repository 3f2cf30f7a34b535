### Estoril 1942: English texts.
### Card texts are in our own words. Amounts that are data in cards.toml come in as variables.

### Section: the game

game-name = Estoril 1942
game-about = The year is 1942 and everybody who matters is spying in Estoril. Send your agents to the hotels, the beach and the casino, mostly face down; recruit the best people there, and fulfil more missions than your rivals.
game-tag = Spies, casinos and face-down cards.
game-length = About three quarters of an hour, four rounds

### Section: what it is about

intro-goal = Have the most points after { $rounds } rounds. Whoever has the most of what a mission counts gets { $mission_vp } points for it; the cards in your hand give points, and so does every card you discarded.
intro-turn = Take turns to send a character to a free area, mostly face down. Then the locations are resolved one after the other: characters act in the order of their areas, and whoever has the most influence there wins the card that waits as the reward.
intro-end = At the end of a round you keep { $hand_limit_end_of_round } cards and discard the others. After round { $rounds } the points are added up; only cards in hand count for missions.
aim-points = Round { $number } of { $rounds }: after the last one the most points win.
aim-missions =
    { $missions ->
        [none] You are not first in any mission yet.
       *[other] You are first, alone or level with others, in: { $missions }.
    }{ $other_missions ->
        [none] { "" }
       *[other] { " " }Still to be won, for { $points } points each: { $other_missions }.
    }
tale-points = { $seat } had { $points } points: { $mission_points } for missions, { $card_points } on the cards in hand, { $discard_points } for discards.
tale-own-points =
    You had { $points } points: { $mission_points } for missions, { $card_points } on the cards in hand, { $discard_points } for discards.{ $decided ->
        [missions] { " " }Missions made the difference.
        [cards] { " " }Cards made the difference.
       *[level] { " " }You were level on points.
    }
outcome-open = It lies face up there: everybody sees who it is.
outcome-no-assassin = Assassins cannot be used there.
outcome-flag = Its flag gives it +1 influence there.
outcome-stands =
    { $own ->
        [yes] By strength alone you would lead there
       *[no] By strength alone { $seat } would lead there
    }, { $influence } to { $next_influence }{ $level ->
        [yes] : the lower area breaks the tie.
       *[no] .
    }
outcome-home =
    { $own ->
        [yes] { $card } returns to your hand
       *[no] { $card } returns to the hand of { $seat }
    }{ $idle ->
        [yes] { " " }before it can do anything.
       *[no] .
    }
outcome-stranger = Whoever it is: it is turned face up here, and its strength counts for { $seat }.
outcome-leads =
    { $own ->
        [yes] Then you lead here
       *[no] Then { $seat } leads here
    }, { $influence } to { $next_influence }{ $level ->
        [yes] : the lower area breaks the tie.
       *[no] .
    }
outcome-weakest =
    { $own ->
        [yes] Then you are the weakest here and lose one of your characters for good.
       *[no] Then { $seat } is the weakest here and loses a character for good.
    }
outcome-wins =
    { $own ->
        [yes] You win { $card }
       *[no] { $seat } wins { $card }
    } with influence { $influence }.
outcome-under = { $card } goes face down under the deck.
outcome-lost = { $card } leaves the game with its { $vp } VP.
outcome-discard =
    As a discard it scores { $vp } VP, in hand { $printed_vp }.{ $missions ->
        [none] { "" }
       *[other] { " " }No longer counted by: { $missions }.
    }

### Section: nations

nation-pt = Portugal
nation-pt-text = Counted by the mission { mission-m_portugal }.
nation-us = United States
nation-us-text = Counted by the mission { mission-m_usa }.
nation-gb = Great Britain
nation-gb-text = Counted by the mission { mission-m_britain }. British characters have +1 influence in the Hotel Palácio.
nation-de = Germany
nation-de-text = Counted by the mission { mission-m_germany }. German characters have +1 influence in the Hotel Atlântico.
nation-it = Italy
nation-it-text = Counted by the mission { mission-m_flags }.
nation-yu = Yugoslavia
nation-yu-text = Counted by the mission { mission-m_flags }.
nation-su = Soviet Union
nation-su-text = Counted by the mission { mission-m_flags }.
nation-es = Spain
nation-es-text = Counted by the mission { mission-m_flags }.
nation-fr = France
nation-fr-text = Counted by the mission { mission-m_flags }.
nation-hu = Hungary
nation-hu-text = Counted by the mission { mission-m_flags }.

### Section: abilities

ability-assassin = Assassin
ability-assassin-text = Send another character in this location back to its owner’s hand, even your own, but not the reward and nobody with a white marker. Symbols it has not used yet are lost. Not in the Church.

ability-conspirator = Conspirator
ability-conspirator-text = Look at the top card of the deck, without showing it. Then put either that card or the reward of this location face down under the deck; the other one is the reward.

ability-nationalist = Nationalist
ability-nationalist-text = +1 influence for each other face-up card with the same flag in this or an adjacent location, rewards included.

ability-diplomat = Diplomat
ability-diplomat-text = Put a white marker on any character in this or an adjacent location, even on the Diplomat. For the rest of the round no Assassin and no Seducer can choose it.

ability-seducer = Seducer
ability-seducer-text = Move any character without a white marker from an adjacent location to a free area here, face up. Its abilities are ignored for the rest of the round; its strength counts.

ability-woman = Woman
ability-woman-text = No effect in play. One mission counts it.

### Section: characters - the starters of every player, then those to recruit

# Every card text is this one, with the values of its card.
card-text =
    { $nation ->
        [pt] { nation-pt }
        [us] { nation-us }
        [gb] { nation-gb }
        [de] { nation-de }
        [it] { nation-it }
        [yu] { nation-yu }
        [su] { nation-su }
        [es] { nation-es }
        [fr] { nation-fr }
       *[hu] { nation-hu }
    }, strength { $strength }, { $vp } VP. { $first ->
        [assassin] { ability-assassin }
        [conspirator] { ability-conspirator }
        [nationalist] { ability-nationalist }
        [diplomat] { ability-diplomat }
        [seducer] { ability-seducer }
       *[none] No ability
    }{ $second ->
        [assassin] , { ability-assassin }
        [conspirator] , { ability-conspirator }
        [nationalist] , { ability-nationalist }
        [diplomat] , { ability-diplomat }
        [seducer] , { ability-seducer }
       *[none] { "" }
    }{ $woman ->
        [yes] , { ability-woman }
       *[no] { "" }
    }.

card-s_assassin = Linda X.
card-s_assassin-text = { card-text }
card-s_seducer = Elizabeth
card-s_seducer-text = { card-text }
card-s_nationalist = Roque
card-s_nationalist-text = { card-text }
card-s_diplomat = Guedes
card-s_diplomat-text = { card-text }
card-s_conspirator = Hans R.
card-s_conspirator-text = { card-text }
card-s_veteran = Araújo
card-s_veteran-text = { card-text }
card-c_rosa = C. Rosa
card-c_rosa-text = { card-text }
card-a_monteiro = A. Monteiro
card-a_monteiro-text = { card-text }
card-a_ferro = A. Ferro
card-a_ferro-text = { card-text }
card-amelia = Amélia
card-amelia-text = { card-text }
card-pires = Pires
card-pires-text = { card-text }
card-smith = S. Smith
card-smith-text = { card-text }
card-clark_g = Clark G.
card-clark_g-text = { card-text }
card-hedy_l = Hedy L.
card-hedy_l-text = { card-text }
card-anne_d = Anne D.
card-anne_d-text = { card-text }
card-loreta_b = Loreta B.
card-loreta_b-text = { card-text }
card-windsor = E. Windsor
card-windsor-text = { card-text }
card-green = G. Green
card-green-text = { card-text }
card-fleming = I. L. Fleming
card-fleming-text = { card-text }
card-luciano = C. Lucky Luciano
card-luciano-text = { card-text }
card-walser_s = Walser S.
card-walser_s-text = { card-text }
card-zarah_l = Zarah L.
card-zarah_l-text = { card-text }
card-otto_m = Otto M.
card-otto_m-text = { card-text }
card-nora_s = Nora S.
card-nora_s-text = { card-text }
card-dusko_p = Dusko P.
card-dusko_p-text = { card-text }
card-shouwaloff = I. Shouwaloff
card-shouwaloff-text = { card-text }
card-alekhine = A. Alekhine
card-alekhine-text = { card-text }
card-bourbon = J. Bourbon
card-bourbon-text = { card-text }
card-rene = G. René
card-rene-text = { card-text }
card-antoine_se = Antoine S. E.
card-antoine_se-text = { card-text }
card-zsa_zsa_g = Zsa Zsa G.
card-zsa_zsa_g-text = { card-text }
card-garbo = Garbo
card-garbo-text = { card-text }
card-salazar = Salazar
card-salazar-text = { card-text }

### Section: locations

location-church = Church of St Anthony
location-church-text = Assassins cannot be used here.
location-palacio = Hotel Palácio
location-palacio-text = While it is resolved, every British character here has +1 influence. The reward lies face down.
location-tamariz = Tamariz Beach
location-tamariz-text = Nothing is TOP SECRET: all cards here lie face up.
location-atlantico = Hotel Atlântico
location-atlantico-text = While it is resolved, every German character here has +1 influence.
location-muchaxo = Muchaxo
location-muchaxo-text = All its areas are outer areas: anybody may place a character here.
location-casino = Casino Estoril
location-casino-text = After all abilities, two dice are rolled for each character, and the difference is added to its influence.
location-boca = Boca do Inferno
location-boca-text = After all abilities, if two or more players are here, the weakest removes one of their characters here from the game.
location-museum = Museum of Castro Guimarães
location-museum-text = It has four areas. Whoever places a character on IV may look at a face-down card anywhere. The reward lies face down.

### Section: areas - the number of the location, and the area

# Every area text is this one, with the marks of its area.
area-text =
    { $secret ->
        [yes] TOP SECRET: a character placed here lies face down.
        [no] A character placed here lies face up.
       *[none] This board has no such area.
    }{ $look ->
        [this] { " " }Whoever places one here may look at a face-down card in this location.
        [adjacent] { " " }Whoever places one here may look at a face-down card in this or an adjacent location.
        [any] { " " }Whoever places one here may look at a face-down card anywhere.
       *[none] { "" }
    }

area-1i = Church 1I
area-1i-text = { area-text }
area-1ii = Church 1II
area-1ii-text = { area-text }
area-1iii = Church 1III
area-1iii-text = { area-text }
area-1iv = Church 1IV
area-1iv-text = { area-text }
area-2i = Palácio 2I
area-2i-text = { area-text }
area-2ii = Palácio 2II
area-2ii-text = { area-text }
area-2iii = Palácio 2III
area-2iii-text = { area-text }
area-2iv = Palácio 2IV
area-2iv-text = { area-text }
area-3i = Tamariz 3I
area-3i-text = { area-text }
area-3ii = Tamariz 3II
area-3ii-text = { area-text }
area-3iii = Tamariz 3III
area-3iii-text = { area-text }
area-3iv = Tamariz 3IV
area-3iv-text = { area-text }
area-4i = Atlântico 4I
area-4i-text = { area-text }
area-4ii = Atlântico 4II
area-4ii-text = { area-text }
area-4iii = Atlântico 4III
area-4iii-text = { area-text }
area-4iv = Atlântico 4IV
area-4iv-text = { area-text }
area-5i = Muchaxo 5I
area-5i-text = { area-text }
area-5ii = Muchaxo 5II
area-5ii-text = { area-text }
area-5iii = Muchaxo 5III
area-5iii-text = { area-text }
area-5iv = Muchaxo 5IV
area-5iv-text = { area-text }
area-6i = Casino 6I
area-6i-text = { area-text }
area-6ii = Casino 6II
area-6ii-text = { area-text }
area-6iii = Casino 6III
area-6iii-text = { area-text }
area-6iv = Casino 6IV
area-6iv-text = { area-text }
area-7i = Boca 7I
area-7i-text = { area-text }
area-7ii = Boca 7II
area-7ii-text = { area-text }
area-7iii = Boca 7III
area-7iii-text = { area-text }
area-7iv = Boca 7IV
area-7iv-text = { area-text }
area-8i = Museum 8I
area-8i-text = { area-text }
area-8ii = Museum 8II
area-8ii-text = { area-text }
area-8iii = Museum 8III
area-8iii-text = { area-text }
area-8iv = Museum 8IV
area-8iv-text = { area-text }

spot-i = I
spot-i-text = Acts first in its location, and wins ties.
spot-ii = II
spot-ii-text = Acts second.
spot-iii = III
spot-iii-text = Acts third.
spot-iv = IV
spot-iv-text = Acts last. Only the Museum has it.

### Section: missions

mission-m_portugal = Portuguese network
mission-m_portugal-text = { $vp } VP for the most Portuguese cards in hand.
mission-m_usa = American network
mission-m_usa-text = { $vp } VP for the most United States cards in hand.
mission-m_britain = British network
mission-m_britain-text = { $vp } VP for the most British cards in hand.
mission-m_germany = German network
mission-m_germany-text = { $vp } VP for the most German cards in hand.
mission-m_assassin = Assassins
mission-m_assassin-text = { $vp } VP for the most Assassin symbols in hand.
mission-m_conspirator = Conspirators
mission-m_conspirator-text = { $vp } VP for the most Conspirator symbols in hand.
mission-m_nationalist = Nationalists
mission-m_nationalist-text = { $vp } VP for the most Nationalist symbols in hand.
mission-m_diplomat = Diplomats
mission-m_diplomat-text = { $vp } VP for the most Diplomat symbols in hand.
mission-m_seducer = Seducers
mission-m_seducer-text = { $vp } VP for the most Seducer symbols in hand.
mission-m_women = Women
mission-m_women-text = { $vp } VP for the most Woman symbols in hand.
mission-m_flags = International network
mission-m_flags-text = { $vp } VP for the most different flags in hand out of Spain, France, Italy, Hungary, the Soviet Union and Yugoslavia.
mission-m_influence = Greatest influence
mission-m_influence-text = { $vp } VP for the greatest sum of printed strength in hand.

### Section: options - variants

option-secret_missions = Secret missions
option-secret_missions-about = Instead of four open missions there is one, and one more lies face down between each pair of neighbours, known only to those two. At the end everybody scores all of them. For three or four players.
option-secret_missions-no = Four open missions
option-secret_missions-yes = One open mission, and one between each pair of neighbours

option-recruitment_office = Secret recruitment office
option-recruitment_office-about = Everybody gets a secret mission of their own and scores 1 VP for each of its symbols in hand and among their discards.
option-recruitment_office-no = No personal missions
option-recruitment_office-yes = A secret mission for everybody

option-second_place = Important second place
option-second_place-about = The second in a mission scores 3 VP. Players tied for first share 9 VP, and then there is no second.
option-second_place-no = Only the first place counts
option-second_place-yes = The second place scores too

### Section: options - house rules

option-empty_missions = Missions that nobody fulfils
option-empty_missions-about = If nobody has any of what a mission counts, normally nobody scores it. Let all players share it if you read “the most” as including none.
option-empty_missions-nobody = Nobody scores them
option-empty_missions-shared = Everybody tied at zero shares them

option-flags_counted = When a Nationalist counts flags
option-flags_counted-about = Normally the bonus is fixed at the moment the symbol is used. Counted at the end, what others do afterwards in the same location makes a difference.
option-flags_counted-at_use = When the symbol is used
option-flags_counted-at_end = When all abilities of the location are done

option-assassin_himself = Assassins choosing themselves
option-assassin_himself-about = Normally an Assassin chooses another character. Allow it if you want Assassins to be able to slip away home.
option-assassin_himself-no = Not allowed
option-assassin_himself-yes = Allowed

option-white_markers = White markers
option-white_markers-about = The box holds five white markers for Diplomats. Normally that is no limit.
option-white_markers-unlimited = As many as needed
option-white_markers-limited = No more in play than the box holds

option-office_scoring = Missions besides the recruitment office
option-office_scoring-about = With the secret recruitment office, the other missions are normally scored as well. Without that variant this has no effect.
option-office_scoring-on_top = Scored as usual
option-office_scoring-instead = Not scored: everybody has only their own mission

option-fulfilled = Fulfilled missions
option-fulfilled-about = A tie in points is broken by the number of missions fulfilled. Normally a shared first place counts as fulfilled.
option-fulfilled-shared_too = First places count, shared or not
option-fulfilled-alone_only = Only missions won alone count

option-seduced_bonus = Places and seduced characters
option-seduced_bonus-about = The abilities of a seduced character are ignored. Normally the hotels and the Casino still work for it, since these are abilities of the place.
option-seduced_bonus-yes = Hotels and Casino work for them
option-seduced_bonus-no = They have their printed strength and nothing else

### Section: events - set-up and the start of a round

event-missions = The open missions: { $missions }.
event-shared-mission = { $seat } and { $target } may look at the secret mission between them: { $mission }.
event-own-mission = { $seat } gets a secret mission from the recruitment office: { $mission }.
event-first = { $seat } is the first player.
event-round = Round { $number } begins. The city: { $locations }.
event-reward =
    { $card ->
        [none] The reward at { $location } lies face down.
       *[other] { $card } is the reward at { $location }.
    }

### Section: events - placing

event-place =
    { $card ->
        [none] { $seat } places a character face down on { $area }.
       *[other] { $seat } places { $card } on { $area }.
    }
event-look =
    { $card ->
        [none] { $seat } looks at the card on { $area }.
       *[other] { $seat } looks at { $card } on { $area }.
    }
event-look-reward =
    { $card ->
        [none] { $seat } looks at the reward at { $location }.
       *[other] { $seat } looks at { $card }, the reward at { $location }.
    }

### Section: events - resolving

event-resolve = { $location } is being resolved.
event-reveal = { $seat }’s { $card } is revealed on { $area }.
event-assassinate =
    { $own ->
        [yes] { $seat } has their own { $card } assassinated on { $area }: the card returns to their hand.
       *[no] { $seat } has { $target }’s { $card } assassinated on { $area }: the card returns to { $target }’s hand.
    }
event-conspire =
    { $card ->
        [none] { $seat } conspires at { $location } and looks at the top card of the deck.
       *[other] { $seat } conspires at { $location } and looks at { $card } on top of the deck.
    }
event-keep = { $seat } keeps { $card } as the reward at { $location } and puts the other card under the deck.
event-swap = { $seat } exchanges the reward at { $location }: { $card } comes, { $old_card } goes under the deck.
event-rally =
    { $bonus ->
        [0] { $seat }’s { $card } finds no flag of the same nation.
       *[other] { $seat }’s { $card } counts flags: +{ $bonus } influence.
    }
event-rally-later = { $seat }’s { $card } will count flags when all abilities here are done.
event-protect =
    { $own ->
        [yes] { $seat } protects their own card on { $area }.
       *[no] { $seat } protects { $target }’s card on { $area }.
    }
event-seduce =
    { $own ->
        [yes] { $seat } seduces their own { $card } from { $area } to { $to_area }.
       *[no] { $seat } seduces { $target }’s { $card } from { $area } to { $to_area }.
    }
event-dice = { $seat }’s { $card } rolls { $one } and { $other }: +{ $bonus } influence.
event-sacrifice = { $seat } loses { $card } on { $area } for good.
event-win-reward = { $seat } wins { $card } at { $location } with influence { $influence }.
event-unclaimed = Nobody is at { $location }: { $card } goes under the deck.
event-discard = { $seat } puts { $cards } on the discard pile.

### Section: events - the end

event-secret-missions = The secret missions: { $missions }.
event-mission = { $mission }: { $seat } has { $number } and scores { $vp } VP.
event-mission-unscored = { $mission }: nobody scores.
event-office-mission = { $seat } worked for the mission { $mission }: { $vp } VP.
event-score = { $seat } has { $vp } VP: { $discards_vp } for discards, { $cards_vp } on cards, { $missions_vp } for missions{ $office_vp ->
        [none] { "" }
       *[other] , { $office_vp } for the recruitment office
    }.

### Section: questions

prompt-place =
    { $anywhere ->
        [yes] No outer area is free, and none beside a character of yours: place a character on any free area. Which one, and where?
       *[no] Place a character on a free area: an outer one, or one beside a character of yours. Which one, and where?
    }
prompt-look = From { $area } you may look at a face-down card. Which one?
prompt-act = { $card } on { $area } may act: { $ability }.{ $flags ->
        [none] { "" }
       *[other] { " " }Flags that count now: { $flags }.
    } What do you do?
prompt-exchange = { $card } is the reward at { $location }, and you have seen the top card of the deck. One of the two goes under the deck. Which one becomes the reward?
prompt-sacrifice = You are the weakest at { $location }. Which of your characters there do you lose for good?
prompt-discard = You may keep { $limit } cards. Which one do you discard next? Nobody sees it until all have chosen.

### Section: what the others wait for

waiting-place = { $asked_seats } sends a character to the city.
waiting-look = { $asked_seats } may look at a face-down card from { $area }.
waiting-act = { $asked_seats }’s { $card } on { $area } may act: { $ability }.
waiting-exchange = { $asked_seats } has seen the top card of the deck: does it become the reward at { $location }, or does { $card } stay?
waiting-sacrifice = { $asked_seats } is the weakest at { $location } and loses a character there for good.
waiting-discard = Whoever has more than { $limit } cards discards some, in secret.

### Section: choices

choice-pass = Pass
choice-place-card-area = { $card } to { $area }
choice-look-area = Look at { $area }
choice-look-location = Look at the reward: { $location }
choice-assassinate-area = Assassinate { $area }
choice-conspire = Look at the deck
choice-keep = Keep the reward
choice-swap = Exchange the reward
choice-rally = Count flags
choice-protect-area = Protect { $area }
choice-seduce-area-spot = Seduce { $area } to { $spot }
choice-lose-area = Lose { $area }
choice-discard-card = Discard { $card }

### Section: why not

reason-not-in-hand = You do not have { $card } in your hand: choose a card that you have.
reason-not-in-play = { $area } is not in play this round: choose an area of the city.
reason-no-such-area = The board { $location } has no area { $spot }: choose another one.
reason-occupied = { $area } is taken: choose a free area.
reason-inner = { $area } is an inner area and no character of yours is beside it: choose an outer area, or one beside your own.
reason-empty = There is no character on { $area }: choose an area with one.
reason-face-up = The card on { $area } is face up for everybody: look at one that is face down.
reason-own-card = The card on { $area } is yours, and you know it: look at somebody else’s.
reason-out-of-range = { $location } is too far away for this look symbol: choose a card within its range.
reason-location-not-in-play = { $location } is not in play this round: choose a location of the city.
reason-no-reward = There is no reward at { $location }: choose another card.
reason-reward-face-up = The reward at { $location } is face up for everybody: look at a card that is face down.
reason-no-symbol = This character has no symbol left for that: { $ability }.
reason-no-deck = There is no card in the deck, or no reward here, to conspire with: pass, or use another symbol.
reason-no-flags = There is no other card with this flag to count: pass, or use another symbol.
reason-no-assassin = { $location } is no place for Assassins: use another symbol, or pass.
reason-not-here = { $area } is in another location: choose a character in this one.
reason-protected = The character on { $area } has a white marker: choose one without a marker.
reason-not-himself = An Assassin cannot choose itself: choose another character.
reason-already-protected = The character on { $area } already has a white marker: choose another one.
reason-no-white-marker = All white markers are in play: pass, or use another symbol.
reason-not-near = { $area } is neither here nor in an adjacent location: choose a character that is nearer.
reason-not-adjacent = { $area } is not in an adjacent location: choose a character from next door.
reason-not-yours = The character on { $area } is not yours: choose one of your own.
reason-already-aside = You have already put { $card } aside: choose another card.

### Section: endings

ending-points = { $winners } wins with the most points!
ending-missions = { $winners } wins: level on points, but with more missions fulfilled!
ending-cards = { $winners } wins: level on points and missions, but with the better network!
ending-shared = { $winners } share the victory!

### Section: measured

measure-network = Characters in the network
measure-lost = Characters lost

### Section: in the terminal

panel-signs = On the board: ★ on red is the reward, ✿ a face-down card, ◉ one that you know, · an inner area, ⚑ a white marker, ♥ a seduced character. On a free area: ✿ TOP SECRET, and the look symbols: one “?” this location, two this and adjacent ones, three all. The number beside a shape is the seat; the number in a corner is the influence while a location is resolved. Areas that touch on the board are adjacent; ★ after a name is the first player.
panel-first = { $name } is the first player.
panel-city = The city is two rows of three locations: { $upper }; below them { $lower }.
panel-location = { $number } { $location }, row { $row }, column { $col }, next to { $neighbours }{ $resolved ->
        [yes] , resolved
       *[no] { "" }
    }. Reward{ $secret ->
        [yes] , TOP SECRET
       *[no] { "" }
    }: { $reward }
panel-hidden = face down
panel-no-reward = none
panel-free = free
panel-character =
    { $card ->
        [none] a face-down card of { $name }
       *[other] { $card } of { $name }
    }
panel-area = { $area }, { $outer ->
        [yes] outer
       *[no] inner
    }{ $secret ->
        [yes] , TOP SECRET
       *[no] { "" }
    }{ $look ->
        [this] , look symbol: here
        [adjacent] , look symbol: here and next door
        [any] , look symbol: anywhere
       *[none] { "" }
    }, next to { $neighbours } – { $card }{ $white ->
        [yes] , protected
       *[no] { "" }
    }{ $seduced ->
        [yes] , seduced
       *[no] { "" }
    }
panel-player = { $name }: in hand { $cards }, markers to place { $markers }. The whole network: { $network }
panel-discards = Discarded by { $name }: { $cards }
panel-lost = Lost for good by { $name }: { $cards }
panel-missions = Open missions: { $missions }.
panel-shared-mission = Secret mission between { $one } and { $other }: { $mission }.
panel-own-mission = Mission of { $name } for the recruitment office: { $mission }.
panel-reward = The reward: { $card } – { $about }
panel-top = On top of the deck: { $card } – { $about }
panel-deck = Cards in the deck: { $number }.
panel-known = You know that these are in the deck: { $cards }
panel-counts = in hand { $cards }, markers to place { $markers }, discards { $discards }

### Section: puzzles

puzzle-placed = Which character has { $seat } placed face down on { $area }?
puzzle-note-candidate =
    { $card }: strength { $strength }, { $skills ->
        [one] { $skills } ability
       *[other] { $skills } abilities
    }{ $home ->
        [yes] , and the flag that counts here
       *[no] { "" }
    }.
puzzle-note-habits = In earlier rounds { $seat } placed: { $cards }. That is somebody who sends the best they have, above all where their flag counts.
