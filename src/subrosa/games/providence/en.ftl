### Cthulhu: Dark Providence: English texts.
### Card texts are in our own words. Amounts that are data in cards.toml come in as variables.

### Section: the game

game-name = Cthulhu: Dark Providence
game-about = America between the wars, and something is waiting behind it. You are an Investigator, a Cultist or a Dissenter, and nobody knows which. Win cards, Cities and creatures of the Mythos with Influence, close or open Gates, kill, and keep your sanity. Whoever comes last takes their own kind down with them. Alone, you face a Great Old One and its two Cultists.
game-tag = Close the Gate, open it, or do both for yourself?
game-length = About an hour and a half; alone, an hour

### Section: what it is about

intro-goal = In secret you are an Investigator, a Cultist or a Dissenter, and each of them gets victory points (VP) for different things. In every City there is a Gate to another world: Investigators score for closing Gates, Cultists for opening them, Dissenters for both. Whoever has the fewest VP is out, and so are all of their kind with them, except that every Dissenter stands alone; of the others, the one with the most wins.
intro-turn = Put cubes, your Influence, on a City, a card or a creature. If you still have the most there when your next turn begins, you may claim it, as the first of your two actions: Cities bring VP, until somebody claims them from you, and both they and the cards you claim improve your deck. You pay for most actions with cards, and then draw up to five.
intro-end = The game ends when somebody has enough VP (revealing your Allegiance scores your Gates and your track at once, which may be enough), when the marker of the Investigation or of the Ritual, which cards move, reaches the end of its track, or when anybody but a Cultist goes insane or loses the Agent they began with.
intro-alone = Alone you are an Investigator against a Great Old One and its two Cultists. You get victory points (VP) for Cities, and at the end for the Gates to another world that you have closed in them. You win if you have at least as many VP as the Great Old One at the end; it wins at once by reaching its goal.
aim-end = The game ends when somebody has { $needed } VP. In front with { $points }: { $seats }.
aim-track = It also ends when a marker reaches { $end } (the farther one is on { $at }), or by madness or death.
aim-side =
    Your Allegiance: { $allegiance }. { $group ->
        [investigator] Close Gates, advance the Investigation, and recruit Agents with Investigator VP.
        [cultist] Open Gates, advance the Ritual, win Mythos cards, and kill Agents.
        [dissenter_investigator] Close or open Gates, advance the Investigation, kill Agents, and stay hidden.
       *[dissenter_cultist] Close or open Gates, advance the Ritual, kill Agents, and stay hidden.
    } { $begin ->
        [yes] To begin with, add Influence to a City or a card, and claim it in your next turn.
       *[no] If the game ended now, you would have { $points } VP{ $later ->
            [0] .
           *[other] , { $later } of them not yet on the track: they are counted only at the end, such as those for an Allegiance kept secret.
        }
    }
aim-alone = You win if you have at least as many VP as { $elder } at the end. If it ended now, you would have { $points } and it { $rival }.
aim-elder-goal = { $elder } wins at once by reaching its goal: { $reached } of { $needed }.
aim-alone-end = The game ends when one of you has { $needed } VP on the track: you have { $points }, it has { $rival }.
tale-won = { $seat } ({ $allegiance }) had the most VP of all who were left: { $points }.
tale-out =
    { $group ->
        [investigator] All Investigators were out, because { $seats } came last with { $points }.
        [cultist] All Cultists were out, because { $seats } came last with { $points }.
       *[other] Out as a Dissenter with the lowest total, { $points }: { $seats }.
    }
tale-own =
    Your Allegiance was { $allegiance }, and you had { $points } VP{ $out ->
        [yes] { $more ->
            [yes] , more than the winner, but your group was out.
           *[no] , but your group was out.
        }
       *[no] .
    }
tale-alone =
    { $goal ->
        [yes] { $elder } had reached its goal, and then VP do not matter: you had { $points }, it had { $rival }.
       *[no] You had { $points } VP, { $elder } had { $rival }.
    }
course-about = The most VP win nothing if your group is out, and some VP are counted only at the end.

### Section: Cities

# Every City text is this one, with the values of the City.
city-text = Worth { $control } VP to whoever controls it; a kill here takes as much power. Gate: { $gate }.

city-arkham = Arkham
city-arkham-text = { city-text }
city-boston = Boston
city-boston-text = { city-text }
city-detroit = Detroit
city-detroit-text = { city-text }
city-chicago = Chicago
city-chicago-text = { city-text }
city-st_louis = St. Louis
city-st_louis-text = { city-text }
city-indianapolis = Indianapolis
city-indianapolis-text = { city-text }
city-pittsburgh = Pittsburgh
city-pittsburgh-text = { city-text }
city-new_york = New York
city-new_york-text = { city-text }
city-washington = Washington
city-washington-text = { city-text }
city-charleston = Charleston
city-charleston-text = { city-text }
city-atlanta = Atlanta
city-atlanta-text = { city-text }
city-new_orleans = New Orleans
city-new_orleans-text = { city-text }

### Section: cards - Starting cards, Main Advantage cards (Agents first), City cards, Mythos cards

# Every card text begins with the kind of card and this list of what is on it.
card-text =
    { $influence ->
        [0] { "" }
       *[other] , influence { $influence }
    }{ $wealth ->
        [0] { "" }
       *[other] , wealth { $wealth }
    }{ $travel ->
        [0] { "" }
       *[other] , travel { $travel }
    }{ $power ->
        [0] { "" }
       *[other] , power { $power }
    }{ $ritual_plus ->
        [0] { "" }
       *[other] , Ritual +{ $ritual_plus }
    }{ $ritual_minus ->
        [0] { "" }
       *[other] , Ritual −{ $ritual_minus }
    }{ $investigation_plus ->
        [0] { "" }
       *[other] , Investigation +{ $investigation_plus }
    }{ $investigation_minus ->
        [0] { "" }
       *[other] , Investigation −{ $investigation_minus }
    }{ $generic_vp ->
        [0] { "" }
       *[other] , { $generic_vp } VP
    }{ $investigator_vp ->
        [0] { "" }
       *[other] , { $investigator_vp } Investigator VP
    }{ $cultist_vp ->
        [0] { "" }
       *[other] , { $cultist_vp } Cultist VP
    }{ $sanity ->
        [0] { "" }
       *[other] , Sanity Test
    }
agent-text = Agent with power { $token_power } on the board{ card-text }

# Parts of card texts with numbers from the effects in cards.toml.
draw-action-text = draw { $action_draw ->
        [one] { $action_draw } card
       *[other] { $action_draw } cards
    }
draw-free-text = draw { $free_draw ->
        [one] { $free_draw } card
       *[other] { $free_draw } cards
    }
limbo-text = up to { $action_cubes_to_limbo ->
        [one] { $action_cubes_to_limbo } cube
       *[other] { $action_cubes_to_limbo } cubes
    }
gain-text = { $action_gain_cubes } of your cubes
retrieve-text = up to { $action_force_retrieve ->
        [one] { $action_force_retrieve } cube
       *[other] { $action_force_retrieve } cubes
    }
add-text = up to { $free_add_influence ->
        [one] { $free_add_influence } cube
       *[other] { $free_add_influence } cubes
    }
extra-text = { $constant ->
        [one] { $constant } cube
       *[other] { $constant } cubes
    }
madness-text = { $action_return_madness } of your Madness tokens
madness-claim-text = { $claim_return_madness } of your Madness tokens
recover-text = { $free_recover_from_discard } of the cards
redraw-text = { $free_discard_draw } of your cards
others-text = { $claim_others_discard_hand_draw ->
        [one] { $claim_others_discard_hand_draw } card
       *[other] { $claim_others_discard_hand_draw } cards
    }
actions-claim-text = { $claim_gain_action ->
        [one] { $claim_gain_action } more action
       *[other] { $claim_gain_action } more actions
    }
actions-constant-text = { $constant ->
        [one] { $constant } more action
       *[other] { $constant } more actions
    }

# How the texts of a card are used. Each text is a message of its own, since cards show them apart.
use-claim = Claim
use-action = Action
use-free = Free action
use-free-once = Free action, once per turn
use-riposte = Riposte
use-constant = Constant
use-end = End of the game

card-start_contacts = Contacts
card-start_contacts-text = Starting card{ card-text }.
card-start_funds = Slush Fund
card-start_funds-text = Starting card{ card-text }.
card-start_savings = Savings
card-start_savings-text = Starting card{ card-text }.
card-start_railway_pass = Railway Pass
card-start_railway_pass-text = Starting card{ card-text }.
card-start_automobile = Automobile
card-start_automobile-text = Starting card{ card-text }.
card-start_leverage = Leverage
card-start_leverage-text = Starting card{ card-text }.
card-start_roadblock = Roadblock
card-start_roadblock-text = Starting card{ card-text }. { use-action }: { card-start_roadblock-action }
card-start_roadblock-action = place or remove a Blockade. What has a Blockade on it cannot be claimed.
card-start_gate_rite = Gate Rite
card-start_gate_rite-text = Starting card{ card-text }. { use-action }: { card-start_gate_rite-action }
card-start_gate_rite-action = close or open the Gate where your Basic Agent is; that Agent acts. Then this card is destroyed.
card-wyatt_earp = Wyatt Earp
card-wyatt_earp-text = { agent-text }. { use-action }: { card-wyatt_earp-action }
card-wyatt_earp-action = kill with Wyatt Earp; no power is needed.
card-harry_houdini = Harry Houdini
card-harry_houdini-text = { agent-text }. { use-action }: { card-harry_houdini-action } { card-harry_houdini-note }
card-harry_houdini-action = close a Gate with Harry Houdini.
card-harry_houdini-note = He can never be killed.
card-lillian_la_france = Lillian La France
card-lillian_la_france-text = { agent-text }. { card-lillian_la_france-note }
card-lillian_la_france-note = Once per turn she moves to an adjacent City for nothing, but not before a claim.
card-alice_ochs = Alice Ochs
card-alice_ochs-text = { agent-text }. { card-alice_ochs-note }
card-alice_ochs-note = She counts as 2 Influence in her City.
card-adsila_chavos = Adsila Chavos
card-adsila_chavos-text = { agent-text }. { use-action }: { card-adsila_chavos-action }
card-adsila_chavos-action = { card-adsila_chavos-way-1 }, or { card-adsila_chavos-way-2 }.
card-adsila_chavos-way-1 = kill with Adsila Chavos
card-adsila_chavos-way-2 = move a Blockade to a card or City space that has none
card-gerard_lescaux = Gerard Lescaux
card-gerard_lescaux-text = { agent-text }. { use-action }: { card-gerard_lescaux-action }
card-gerard_lescaux-action = open a Gate with Gerard Lescaux.
card-father_lachlan = Father Lachlan
card-father_lachlan-text = { agent-text }. { use-action }: { card-father_lachlan-action }
card-father_lachlan-action = close a Gate with Father Lachlan.
card-moses_fleet = Moses Fleet
card-moses_fleet-text = { agent-text }. { use-action }: { card-moses_fleet-action }
card-moses_fleet-action = kill with Moses Fleet.
card-james_horus_rose = James Horus Rose
card-james_horus_rose-text = { agent-text }. { use-action }: { card-james_horus_rose-action }
card-james_horus_rose-action = { card-james_horus_rose-way-1 }, or { card-james_horus_rose-way-2 }.
card-james_horus_rose-way-1 = kill with James Horus Rose
card-james_horus_rose-way-2 = open a Gate with him
card-eunice_hunt = Eunice Hunt
card-eunice_hunt-text = { agent-text }.
card-kana_mishima = Kana Mishima
card-kana_mishima-text = { agent-text }. { use-action }: { card-kana_mishima-action }
card-kana_mishima-action = kill with Kana Mishima.
card-randolph_carter = Randolph Carter
card-randolph_carter-text = { agent-text }. { use-action }: { card-randolph_carter-action }
card-randolph_carter-action = close or open a Gate with Randolph Carter.
card-arnold_rothstein = Arnold Rothstein
card-arnold_rothstein-text = { agent-text }. { use-action }: { card-arnold_rothstein-action }
card-arnold_rothstein-action = { limbo-text } of another player go to Limbo from one card or City space.
card-eliot_ness = Eliot Ness
card-eliot_ness-text = { agent-text }. { use-action }: { card-eliot_ness-action }
card-eliot_ness-action = { card-eliot_ness-way-1 }, or { card-eliot_ness-way-2 }.
card-eliot_ness-way-1 = kill with Eliot Ness
card-eliot_ness-way-2 = place or remove a Blockade
card-stephanie_st_claire = Stephanie St. Claire
card-stephanie_st_claire-text = { agent-text }. { use-action }: { card-stephanie_st_claire-action }
card-stephanie_st_claire-action = take { gain-text } from the common pool.
card-carl_jung = Carl Jung
card-carl_jung-text = { agent-text }. { use-action }: { card-carl_jung-action }
card-carl_jung-action = return { madness-text } to the bag, if you have any; Investigation advances { $action_track }.
card-j_edgar_hoover = J. Edgar Hoover
card-j_edgar_hoover-text = { agent-text }. { use-action }: { card-j_edgar_hoover-action }
card-j_edgar_hoover-action = look in secret at the Allegiance of another player who is not revealed; { draw-action-text }.
card-zora_neale_hurston = Zora Neale Hurston
card-zora_neale_hurston-text = { agent-text }.
card-amelia_earhart = Amelia Earhart
card-amelia_earhart-text = { agent-text }. { use-action }: { card-amelia_earhart-action }
card-amelia_earhart-action = move up to { $action_move_agent } of your Agents or Deep Ones to any one City that is not closed.
card-smedley_butler = Smedley Butler
card-smedley_butler-text = { agent-text }. { use-action }: { card-smedley_butler-action }
card-smedley_butler-action = kill with Smedley Butler.
card-asenath_waite = Asenath Waite
card-asenath_waite-text = { agent-text }. { use-action }: { card-asenath_waite-action }
card-asenath_waite-action = open a Gate with Asenath Waite.
card-richard_upton_pickman = Richard Upton Pickman
card-richard_upton_pickman-text = { agent-text }. { use-action }: { card-richard_upton_pickman-action } { use-riposte }: { card-richard_upton_pickman-riposte }
card-richard_upton_pickman-action = close or open a Gate with Richard Upton Pickman.
card-richard_upton_pickman-riposte = when Madness at that Gate would destroy him, you may discard a card instead.
card-anarchists = Anarchists
card-anarchists-text = Main Advantage card{ card-text }.
card-tnt = TNT
card-tnt-text = Main Advantage card{ card-text }. { use-riposte }: { card-tnt-riposte }
card-tnt-riposte = destroyed after it is played as part of an action.
card-shining_trapezohedron = Shining Trapezohedron
card-shining_trapezohedron-text = Main Advantage card{ card-text }.
card-miskatonic_university = Miskatonic University
card-miskatonic_university-text = Main Advantage card{ card-text }. { use-free }: { card-miskatonic_university-free }
card-miskatonic_university-free = { draw-free-text }.
card-dimensional_anomaly = Dimensional Anomaly
card-dimensional_anomaly-text = Main Advantage card{ card-text }. { use-claim }: { card-dimensional_anomaly-claim }
card-dimensional_anomaly-claim = the rest of this City’s deck is destroyed, and the Mythos row grows by { $claim_add_mythos }.
card-fbi = FBI
card-fbi-text = Main Advantage card{ card-text }. { use-action }: { card-fbi-action }
card-fbi-action = another player takes { retrieve-text } back from one City space or Main Advantage card; then place a Blockade on a City space.
card-possessed = The Possessed
card-possessed-text = Main Advantage card{ card-text }. { use-claim }: { card-possessed-claim } { use-action }: { card-possessed-action }
card-possessed-claim = your Basic Agent becomes Possessed.
card-possessed-action = { card-possessed-way-1 }, or { card-possessed-way-2 }.
card-possessed-way-1 = turn one of your Recruited Agents to the Possessed side
card-possessed-way-2 = claim a Recruited Agent of another player in a City where you have a Possessed Agent
card-portal_to_another_world = Portal to Another World
card-portal_to_another_world-text = Main Advantage card{ card-text }. { use-action }: { card-portal_to_another_world-action }
card-portal_to_another_world-action = close or open a Gate with one of your Agents; no power is needed.
card-freemasons = Freemasons
card-freemasons-text = Main Advantage card{ card-text }. { use-free }: { card-freemasons-free }
card-freemasons-free = discard any number of cards, then draw as many.
card-deep_ones = Deep Ones
card-deep_ones-text = Main Advantage card{ card-text }. { use-claim }: { card-deep_ones-claim } { use-action }: { card-deep_ones-action }
card-deep_ones-claim = put { $claim_place_deep_ones } Deep Ones into one City.
card-deep_ones-action = with { $action_end_game_if_deep_ones } in play the game ends; otherwise put up to { $action_place_deep_ones } into one City, then claim a City where you have at least as many Deep Ones as its control value.
card-wall_street = Wall Street
card-wall_street-text = Main Advantage card{ card-text }. { use-free }: { card-wall_street-free }
card-wall_street-free = { draw-free-text }, then add { add-text } to one card or City space.
card-cruel_conspirator = Cruel Conspirator
card-cruel_conspirator-text = Main Advantage card{ card-text }. { use-free }: { card-cruel_conspirator-free }
card-cruel_conspirator-free = { card-cruel_conspirator-way-1 }, or { card-cruel_conspirator-way-2 }, with power as usual. Then this card is destroyed.
card-cruel_conspirator-way-1 = kill with one of your Agents
card-cruel_conspirator-way-2 = open a Gate with one of your Agents
card-explorers_club = Explorers Club
card-explorers_club-text = Main Advantage card{ card-text }. { use-action }: { card-explorers_club-action }
card-explorers_club-action = you may move one of your Agents or Deep Ones to any City that is not closed; { draw-action-text }.
card-hart_island = Hart Island
card-hart_island-text = Main Advantage card{ card-text }. { use-free }: { card-hart_island-free }
card-hart_island-free = take { recover-text } in your discard pile into your hand.
card-corruption = Corruption
card-corruption-text = Main Advantage card{ card-text }. { use-action }: { card-corruption-action }
card-corruption-action = destroy a Recruited Agent of another player, Possessed or not, in a City where you have an Agent; make a Sanity Test. Then this card is destroyed.
card-martial_law = Martial Law
card-martial_law-text = Main Advantage card{ card-text }. { use-action }: { card-martial_law-action }
card-martial_law-action = put the Martial Law token into a City without Cthulhu, or take it off the board.
card-bootleggers = Bootleggers
card-bootleggers-text = Main Advantage card{ card-text }.
card-speakeasy = Speakeasy
card-speakeasy-text = Main Advantage card{ card-text }.
card-pinkerton_detectives = Pinkerton Detectives
card-pinkerton_detectives-text = Main Advantage card{ card-text }. { use-free }: { card-pinkerton_detectives-free }
card-pinkerton_detectives-free = move one of your Agents or Deep Ones to any City that is not closed. Then this card is destroyed.
card-labor_union = Labor Union
card-labor_union-text = Main Advantage card{ card-text }. { use-action }: { card-labor_union-action }
card-labor_union-action = place or remove a Blockade.
card-arkham_advertiser = Arkham Advertiser
card-arkham_advertiser-text = Main Advantage card{ card-text }.
card-federal_reserve = Federal Reserve
card-federal_reserve-text = Main Advantage card{ card-text }.
card-pullman_line = Pullman Line
card-pullman_line-text = Main Advantage card{ card-text }.
card-black_market = Black Market
card-black_market-text = Main Advantage card{ card-text }. { use-free }: { card-black_market-free }
card-black_market-free = destroy another card in your hand or discard pile; no City card, and no card of an Agent you control.
card-bureau_of_prohibition = Bureau of Prohibition
card-bureau_of_prohibition-text = Main Advantage card{ card-text }. { use-action }: { card-bureau_of_prohibition-action }
card-bureau_of_prohibition-action = { limbo-text }, anybody’s, go to Limbo from City spaces and Main Advantage cards.
card-palmer_raids = Palmer Raids
card-palmer_raids-text = Main Advantage card{ card-text }. { use-free }: { card-palmer_raids-free }
card-palmer_raids-free = destroy the face-up card of a City if it has no Blockade; cubes on it return to their owners. Then this card is destroyed.
card-silver_twilight_lodge = Silver Twilight Lodge
card-silver_twilight_lodge-text = Main Advantage card{ card-text }.
card-esoteric_order_of_dagon = Esoteric Order of Dagon
card-esoteric_order_of_dagon-text = Main Advantage card{ card-text }.
card-orne_library = Orne Library
card-orne_library-text = Main Advantage card{ card-text }.
card-arkham_sanitarium = Arkham Sanitarium
card-arkham_sanitarium-text = Main Advantage card{ card-text }. { use-action }: { card-arkham_sanitarium-action }
card-arkham_sanitarium-action = return up to { madness-text } to the bag. Then this card is destroyed.
card-hired_guns = Hired Guns
card-hired_guns-text = Main Advantage card{ card-text }. { use-action }: { card-hired_guns-action }
card-hired_guns-action = kill with one of your Agents.
card-blood_offering = Blood Offering
card-blood_offering-text = Main Advantage card{ card-text }. { use-action }: { card-blood_offering-action }
card-blood_offering-action = destroy one of your Recruited Agents; Ritual advances { $action_track }, and you { draw-action-text }.
card-ancient_seal = Ancient Seal
card-ancient_seal-text = Main Advantage card{ card-text }. { use-action }: { card-ancient_seal-action }
card-ancient_seal-action = close a Gate with one of your Agents.
card-blasphemous_rite = Blasphemous Rite
card-blasphemous_rite-text = Main Advantage card{ card-text }. { use-action }: { card-blasphemous_rite-action }
card-blasphemous_rite-action = open a Gate with one of your Agents.
card-tammany_hall = Tammany Hall
card-tammany_hall-text = Main Advantage card{ card-text }.
card-city_arkham = { city-arkham }
card-city_arkham-text = City card{ card-text }.
card-city_boston = { city-boston }
card-city_boston-text = City card{ card-text }.
card-city_detroit = { city-detroit }
card-city_detroit-text = City card{ card-text }.
card-city_chicago = { city-chicago }
card-city_chicago-text = City card{ card-text }.
card-city_st_louis = { city-st_louis }
card-city_st_louis-text = City card{ card-text }.
card-city_indianapolis = { city-indianapolis }
card-city_indianapolis-text = City card{ card-text }.
card-city_pittsburgh = { city-pittsburgh }
card-city_pittsburgh-text = City card{ card-text }.
card-city_new_york = { city-new_york }
card-city_new_york-text = City card{ card-text }.
card-city_washington = { city-washington }
card-city_washington-text = City card{ card-text }.
card-city_charleston = { city-charleston }
card-city_charleston-text = City card{ card-text }.
card-city_atlanta = { city-atlanta }
card-city_atlanta-text = City card{ card-text }.
card-city_new_orleans = { city-new_orleans }
card-city_new_orleans-text = City card{ card-text }.
card-city_rlyeh = R’lyeh
card-city_rlyeh-text = City card{ card-text }. { use-riposte }: { card-city_rlyeh-riposte }
card-city_rlyeh-riposte = each time you use this card, make a Sanity Test after the action.
card-mythos_cthulhu = Cthulhu
card-mythos_cthulhu-text = Mythos card{ card-text }. { use-claim }: { card-mythos_cthulhu-claim } { use-constant }: { card-mythos_cthulhu-constant }
card-mythos_cthulhu-claim = put Cthulhu into a City. Cubes on it and on its card go to Limbo; its deck, Recruited Agents and Deep Ones are destroyed; Basic Agents flee to an adjacent City of your choice; whoever controls it loses it.
card-mythos_cthulhu-constant = the City is closed, and no cubes can be added to it.
card-mythos_hastur = Hastur
card-mythos_hastur-text = Mythos card{ card-text }. { use-claim }: { card-mythos_hastur-claim } { use-constant }: { card-mythos_hastur-constant }
card-mythos_hastur-claim = turn up cards of the Reserve until an Agent appears; claim it and put it into any City that is not closed.
card-mythos_hastur-constant = the card of each of your Recruited Agents can be played to kill with that Agent; the victim may be Possessed.
card-mythos_yog_sothoth = Yog-Sothoth
card-mythos_yog_sothoth-text = Mythos card{ card-text }. { use-claim }: { card-mythos_yog_sothoth-claim } { use-constant }: { card-mythos_yog_sothoth-constant }
card-mythos_yog_sothoth-claim = you have { actions-claim-text } in this turn.
card-mythos_yog_sothoth-constant = the first Main Advantage card you claim in your turn may go to your hand.
card-mythos_dagon = Dagon
card-mythos_dagon-text = Mythos card{ card-text }. { use-claim }: { card-mythos_dagon-claim } { use-constant }: { card-mythos_dagon-constant } { use-end }: { card-mythos_dagon-end }
card-mythos_dagon-claim = your cubes from this card go to a Main Advantage card or City space instead of to Limbo.
card-mythos_dagon-constant = a tie for the most Influence is enough for you to claim a card, though not a City.
card-mythos_dagon-end = you win every tie.
card-mythos_black_goat = The Black Goat
card-mythos_black_goat-text = Mythos card{ card-text }. { use-constant }: { card-mythos_black_goat-constant }
card-mythos_black_goat-constant = each time you add Influence, you may also add { extra-text } to any face-up Main Advantage card.
card-mythos_nyarlathotep = Nyarlathotep
card-mythos_nyarlathotep-text = Mythos card{ card-text }. { use-claim }: { card-mythos_nyarlathotep-claim } { use-constant }: { card-mythos_nyarlathotep-constant }
card-mythos_nyarlathotep-claim = another player makes a Sanity Test.
card-mythos_nyarlathotep-constant = Blockades do not stop your claims.
card-mythos_nikola_tesla = Nikola Tesla
card-mythos_nikola_tesla-text = Mythos card{ card-text }. { use-constant }: { card-mythos_nikola_tesla-constant }
card-mythos_nikola_tesla-constant = the first time you claim a Main Advantage or Mythos card in your turn, you have { actions-constant-text }.
card-mythos_herbert_west = Herbert West
card-mythos_herbert_west-text = Mythos card{ card-text }. { use-constant }: { card-mythos_herbert_west-constant }
card-mythos_herbert_west-constant = you may claim a Recruited Agent you kill instead of putting it in your Crypt. Not with 6 Agents.
card-mythos_danvers_state_hospital = Danvers State Hospital
card-mythos_danvers_state_hospital-text = Mythos card{ card-text }. { use-claim }: { card-mythos_danvers_state_hospital-claim }
card-mythos_danvers_state_hospital-claim = { card-mythos_danvers_state_hospital-way-1 }, or { card-mythos_danvers_state_hospital-way-2 }.
card-mythos_danvers_state_hospital-way-1 = return { madness-claim-text } to the bag
card-mythos_danvers_state_hospital-way-2 = choose anybody, even yourself, to make a Sanity Test
card-mythos_silver_key = The Silver Key
card-mythos_silver_key-text = Mythos card{ card-text }. { use-constant }: { card-mythos_silver_key-constant }
card-mythos_silver_key-constant = after each of your Claim actions turn up the top card of the Reserve; claim it or destroy it. An Agent may go to any City that is not closed.
card-mythos_offering = Offering
card-mythos_offering-text = Mythos card{ card-text }. { use-free-once }: { card-mythos_offering-free-once }
card-mythos_offering-free-once = discard { redraw-text } and draw as many.
card-mythos_mi_go = Mi-Go
card-mythos_mi_go-text = Mythos card{ card-text }. { use-claim }: { card-mythos_mi_go-claim } { use-action }: { card-mythos_mi_go-action }
card-mythos_mi_go-claim = put Mi-Go, an Agent with power { $claim_place_mi_go }, into any City that is not closed.
card-mythos_mi_go-action = move Mi-Go to another such City; it may take along a Recruited Agent, anybody’s, from the City it leaves.
card-mythos_impostor = The Impostor
card-mythos_impostor-text = Mythos card{ card-text }. { use-end }: { card-mythos_impostor-end }
card-mythos_impostor-end = if your Allegiance was not revealed, you may change it to its opposite.
card-mythos_pandemonium = Pandemonium
card-mythos_pandemonium-text = Mythos card{ card-text }. { use-claim }: { card-mythos_pandemonium-claim }
card-mythos_pandemonium-claim = everybody else discards their hand and draws { others-text }.
card-mythos_whateleys = The Whateleys
card-mythos_whateleys-text = Mythos card{ card-text }. { use-claim }: { card-mythos_whateleys-claim } { use-free-once }: { card-mythos_whateleys-free-once } { use-constant }: { card-mythos_whateleys-constant }
card-mythos_whateleys-claim = take the { $claim_take_whateley_tokens } Whateley tokens.
card-mythos_whateleys-free-once = put one of them, from here or from a City, into a City without one that is not closed.
card-mythos_whateleys-constant = each gives you { $constant } Influence and { $constant_low } power in its City.
card-mythos_lost_city = The Lost City
card-mythos_lost_city-text = Mythos card{ card-text }. { use-claim }: { card-mythos_lost_city-claim }
card-mythos_lost_city-claim = gain { $claim_vp } VP and put the card R’lyeh on your discard pile.
card-mythos_necronomicon = Necronomicon
card-mythos_necronomicon-text = Mythos card{ card-text }. { use-claim }: { card-mythos_necronomicon-claim } { use-action }: { card-mythos_necronomicon-action }
card-mythos_necronomicon-claim = gain { $claim_vp } VP.
card-mythos_necronomicon-action = make a Sanity Test; sane: gain { $action_vp } VP, Madness: Ritual advances { $action_track }.
card-mythos_shoggoth = Shoggoth
card-mythos_shoggoth-text = Mythos card{ card-text }. { use-action }: { card-mythos_shoggoth-action }
card-mythos_shoggoth-action = kill a Recruited Agent or a Deep One of another player in any City; neither an Agent nor power is needed. Then this card is destroyed.
card-mythos_elder_sign = Elder Sign
card-mythos_elder_sign-text = Mythos card{ card-text }. { use-constant }: { card-mythos_elder_sign-constant }
card-mythos_elder_sign-constant = it takes { $constant } Madness tokens to drive you insane.
card-mythos_great_race_of_yith = The Great Race of Yith
card-mythos_great_race_of_yith-text = Mythos card{ card-text }. { use-constant }: { card-mythos_great_race_of_yith-constant } { use-end }: { card-mythos_great_race_of_yith-end }
card-mythos_great_race_of_yith-constant = at the end of your turn you draw until you hold { $constant } cards.
card-mythos_great_race_of_yith-end = { $end_vp } VP for every { $end_each } Mythos cards you own.
card-mythos_colour_out_of_space = The Colour Out of Space
card-mythos_colour_out_of_space-text = Mythos card{ card-text }. { use-claim }: { card-mythos_colour_out_of_space-claim }
card-mythos_colour_out_of_space-claim = destroy the face-up card of a City; cubes on it return to their owners. Investigation regresses { $claim_track }.
card-mythos_night_gaunts = Night-Gaunts
card-mythos_night_gaunts-text = Mythos card{ card-text }. { use-free-once }: { card-mythos_night_gaunts-free-once }
card-mythos_night_gaunts-free-once = move one of your Agents to an adjacent City that is not closed.
card-mythos_keziah_mason = Keziah Mason
card-mythos_keziah_mason-text = Mythos card{ card-text }. { use-constant }: { card-mythos_keziah_mason-constant }
card-mythos_keziah_mason-constant = Gates take { $constant } power less from you, but at least { $constant_low }.
card-mythos_hounds_of_tindalos = Hounds of Tindalos
card-mythos_hounds_of_tindalos-text = Mythos card{ card-text }. { use-action }: { card-mythos_hounds_of_tindalos-action }
card-mythos_hounds_of_tindalos-action = { limbo-text } of others go to Limbo from one card or City space.

### Section: pieces

piece-monday = Agent Monday
piece-tuesday = Agent Tuesday
piece-wednesday = Agent Wednesday
piece-thursday = Agent Thursday
piece-friday = Agent Friday
piece-wyatt_earp = { card-wyatt_earp }
piece-harry_houdini = { card-harry_houdini }
piece-lillian_la_france = { card-lillian_la_france }
piece-alice_ochs = { card-alice_ochs }
piece-adsila_chavos = { card-adsila_chavos }
piece-gerard_lescaux = { card-gerard_lescaux }
piece-father_lachlan = { card-father_lachlan }
piece-moses_fleet = { card-moses_fleet }
piece-james_horus_rose = { card-james_horus_rose }
piece-eunice_hunt = { card-eunice_hunt }
piece-kana_mishima = { card-kana_mishima }
piece-randolph_carter = { card-randolph_carter }
piece-arnold_rothstein = { card-arnold_rothstein }
piece-eliot_ness = { card-eliot_ness }
piece-stephanie_st_claire = { card-stephanie_st_claire }
piece-carl_jung = { card-carl_jung }
piece-j_edgar_hoover = { card-j_edgar_hoover }
piece-zora_neale_hurston = { card-zora_neale_hurston }
piece-amelia_earhart = { card-amelia_earhart }
piece-smedley_butler = { card-smedley_butler }
piece-asenath_waite = { card-asenath_waite }
piece-richard_upton_pickman = { card-richard_upton_pickman }
piece-mi_go = Mi-Go
piece-cultist_1 = Cultist 1
piece-cultist_2 = Cultist 2

### Section: places - where cubes can lie

place-arkham = { city-arkham }
place-boston = { city-boston }
place-detroit = { city-detroit }
place-chicago = { city-chicago }
place-st_louis = { city-st_louis }
place-indianapolis = { city-indianapolis }
place-pittsburgh = { city-pittsburgh }
place-new_york = { city-new_york }
place-washington = { city-washington }
place-charleston = { city-charleston }
place-atlanta = { city-atlanta }
place-new_orleans = { city-new_orleans }
place-arkham_card = the card in { city-arkham }
place-boston_card = the card in { city-boston }
place-detroit_card = the card in { city-detroit }
place-chicago_card = the card in { city-chicago }
place-st_louis_card = the card in { city-st_louis }
place-indianapolis_card = the card in { city-indianapolis }
place-pittsburgh_card = the card in { city-pittsburgh }
place-new_york_card = the card in { city-new_york }
place-washington_card = the card in { city-washington }
place-charleston_card = the card in { city-charleston }
place-atlanta_card = the card in { city-atlanta }
place-new_orleans_card = the card in { city-new_orleans }
place-mythos_cthulhu = { card-mythos_cthulhu } (Mythos)
place-mythos_hastur = { card-mythos_hastur } (Mythos)
place-mythos_yog_sothoth = { card-mythos_yog_sothoth } (Mythos)
place-mythos_dagon = { card-mythos_dagon } (Mythos)
place-mythos_black_goat = { card-mythos_black_goat } (Mythos)
place-mythos_nyarlathotep = { card-mythos_nyarlathotep } (Mythos)
place-mythos_nikola_tesla = { card-mythos_nikola_tesla } (Mythos)
place-mythos_herbert_west = { card-mythos_herbert_west } (Mythos)
place-mythos_danvers_state_hospital = { card-mythos_danvers_state_hospital } (Mythos)
place-mythos_silver_key = { card-mythos_silver_key } (Mythos)
place-mythos_offering = { card-mythos_offering } (Mythos)
place-mythos_mi_go = { card-mythos_mi_go } (Mythos)
place-mythos_impostor = { card-mythos_impostor } (Mythos)
place-mythos_pandemonium = { card-mythos_pandemonium } (Mythos)
place-mythos_whateleys = { card-mythos_whateleys } (Mythos)
place-mythos_lost_city = { card-mythos_lost_city } (Mythos)
place-mythos_necronomicon = { card-mythos_necronomicon } (Mythos)
place-mythos_shoggoth = { card-mythos_shoggoth } (Mythos)
place-mythos_elder_sign = { card-mythos_elder_sign } (Mythos)
place-mythos_great_race_of_yith = { card-mythos_great_race_of_yith } (Mythos)
place-mythos_colour_out_of_space = { card-mythos_colour_out_of_space } (Mythos)
place-mythos_night_gaunts = { card-mythos_night_gaunts } (Mythos)
place-mythos_keziah_mason = { card-mythos_keziah_mason } (Mythos)
place-mythos_hounds_of_tindalos = { card-mythos_hounds_of_tindalos } (Mythos)

### Section: Allegiances

allegiance-investigator = Investigator
allegiance-investigator-text = Scores closed Gates at their values, the Investigation track, Investigator VP of Agents, and { $secrecy } VP for being hidden at the end. The game ends when an Investigator is Driven Insane or loses the Basic Agent. If one Investigator comes last, all of them are out.
allegiance-cultist = Cultist
allegiance-cultist-text = Scores open Gates at their values, the Ritual track, Cultist VP of Mythos cards, { $crypt } VP per token in the Crypt, { $possessed } VP per Possessed Agent, { $deep } VP for the Deep Ones if all of them are in play, and { $secrecy } VP for being hidden at the end. Can neither be stopped by madness nor be killed. If one Cultist comes last, all of them are out.
allegiance-dissenter_investigator = Dissenter (Investigator)
allegiance-dissenter_investigator-text = Scores closed and open Gates at their values, the Investigation track, { $crypt } VP per token in the Crypt, and { $secrecy } VP for being hidden at the end; being revealed before costs { $penalty } VP. The game ends when a Dissenter is Driven Insane or loses the Basic Agent. Wins or loses alone.
allegiance-dissenter_cultist = Dissenter (Cultist)
allegiance-dissenter_cultist-text = Scores closed and open Gates at their values, the Ritual track, { $crypt } VP per token in the Crypt, and { $secrecy } VP for being hidden at the end; being revealed before costs { $penalty } VP. The game ends when a Dissenter is Driven Insane or loses the Basic Agent. Wins or loses alone.

### Section: the solo game - Great Old Ones, Behaviour cards, Cultists

elder-yog_sothoth = Yog-Sothoth
elder-yog_sothoth-text = Wins at once when it has claimed { $n } Mythos cards (easy { $easy }, hard { $hard }). Cultist 1: takes its cubes back from Limbo, then adds { $cultist_1_add_mythos_each } to each card of the Mythos row. Cultist 2: claims a Main Advantage card and moves its cubes from there to a Mythos card; otherwise adds Influence ({ $cultist_2_add_mythos } and what its own card shows) to a Mythos card.
elder-black_goat = The Black Goat
elder-black_goat-text = Wins at once when it has claimed { $n } cards with the sanity icon (easy { $easy }, hard { $hard }); it keeps them. Cultist 1: puts { $cultist_1_add_main_first } of its cubes on the first Main Advantage card with the icon; otherwise opens a Gate. Cultist 2: the Mythos row grows by { $cultist_2_add_mythos_row }; then it puts { $cultist_2_add_mythos_first } of its cubes on the first Mythos card with the icon; otherwise kills.
elder-hastur = Hastur
elder-hastur-text = Wins at once when it has claimed { $n } Agents (easy { $easy }, hard { $hard }); it keeps them. Cultist 1: puts { $cultist_1_add_main_each_of_first } of its cubes on each of the first { $cultist_1_add_main_each_of_first_low } Main Advantage cards. Cultist 2: claims the first Main Advantage card with { $cultist_2_claim_main_first } cubes of the Cultists, then the top card of the Reserve; otherwise kills.
elder-dagon = Dagon
elder-dagon-text = Wins at once when the Ritual is { $n } spaces ahead of the Investigation (easy { $easy }, hard { $hard }). Cultist 1: removes all Blockades from Cities that no Cultist controls, then claims a City if it can. Cultist 2: opens a Gate; otherwise kills.
elder-cthulhu = Cthulhu
elder-cthulhu-text = Wins at once when the Cultists have opened { $n } Gates (easy { $easy }, hard { $hard }). Cultist 1: opens a Gate with { $cultist_1_open_gate } extra power; otherwise the Ritual advances { $cultist_1_track }. Cultist 2: sends up to { $cultist_2_player_cubes_to_limbo } of your cubes to Limbo, in the first City where you have any; otherwise kills.
elder-nyarlathotep = Nyarlathotep
elder-nyarlathotep-text = Wins at once when the Cultists control { $n } Cities (easy { $easy }, hard { $hard }). Cultist 1: puts { $cultist_1_add_city_each_of_first } of its cubes on each of the first { $cultist_1_add_city_each_of_first_low } City spaces that no Cultist controls and that are not closed. Cultist 2: claims a City; otherwise puts a Blockade on the first Main Advantage card on which you have more Influence.
behaviour-behaviour_1 = Behaviour 1
behaviour-behaviour_1-text = Power { $power }. Cultist 1: claims a Main Advantage card; adds Influence ({ $cultist_1_add_city }) to its City space. Cultist 2: claims a City; kills.
behaviour-behaviour_2 = Behaviour 2
behaviour-behaviour_2-text = Power { $power }. Cultist 1: claims a Mythos card; adds Influence ({ $cultist_1_add_main }) to the card of its City. Cultist 2: performs its Cultist effect.
behaviour-behaviour_3 = Behaviour 3
behaviour-behaviour_3-text = Power { $power }. Cultist 1: opens a Gate; adds Influence ({ $cultist_1_add_city }) to its City space. Cultist 2: claims a Main Advantage card; adds Influence ({ $cultist_2_add_mythos }) to a Mythos card.
behaviour-behaviour_4 = Behaviour 4
behaviour-behaviour_4-text = Power { $power }. Cultist 1: claims a Main Advantage card; adds Influence ({ $cultist_1_add_mythos }) to a Mythos card. Cultist 2: opens a Gate; adds Influence ({ $cultist_2_add_city }) to its City space.
behaviour-behaviour_5 = Behaviour 5
behaviour-behaviour_5-text = Power { $power }. Cultist 1: performs its Cultist effect. Cultist 2: claims a Mythos card; adds Influence ({ $cultist_2_add_main }) to the card of its City.
behaviour-behaviour_6 = Behaviour 6
behaviour-behaviour_6-text = Power { $power }. Cultist 1: claims a City; kills. Cultist 2: claims a Main Advantage card; adds Influence ({ $cultist_2_add_city }) to its City space.
behaviour-behaviour_7 = Behaviour 7
behaviour-behaviour_7-text = Power { $power }. Cultist 1: claims a City; adds Influence ({ $cultist_1_add_mythos }) to a Mythos card. Cultist 2: kills; adds Influence ({ $cultist_2_add_main }) to the card of its City.
behaviour-behaviour_8 = Behaviour 8
behaviour-behaviour_8-text = Power { $power }. Cultist 1: kills; adds Influence ({ $cultist_1_add_main }) to the card of its City. Cultist 2: claims a City; adds Influence ({ $cultist_2_add_mythos }) to a Mythos card.
# Every Cultist text is this one, with the numbers on both sides of its card.
enemy-text = Unrevealed: influence { $unrevealed_influence }, travel { $unrevealed_travel }, power { $unrevealed_power }; you can claim neither its City nor the card there. Revealed by a kill: influence { $revealed_influence }, travel { $revealed_travel }, power { $revealed_power }.
enemy-cultist_1 = { piece-cultist_1 }
enemy-cultist_1-text = { enemy-text }
enemy-cultist_2 = { piece-cultist_2 }
enemy-cultist_2-text = { enemy-text }

### Section: tracks and numbers

shift-ritual_plus = Ritual advance
shift-ritual_minus = Ritual regress
shift-investigation_plus = Investigation advance
shift-investigation_minus = Investigation regress
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
number-11 = 11
number-12 = 12

### Section: options

option-who_is_who = Who is who
option-who_is_who-about = A panel says how likely each Allegiance is for everybody, from what they have done and from what you know. For some tables working that out is half the game.
option-who_is_who-yes = Shown
option-who_is_who-no = Everybody has to think for themselves

option-great_old_one = Great Old One
option-great_old_one-about = Whom you face when you play alone. Each has a goal of its own and different Cultists.
option-great_old_one-random = Drawn at random
option-great_old_one-yog_sothoth = { elder-yog_sothoth }
option-great_old_one-black_goat = { elder-black_goat }
option-great_old_one-hastur = { elder-hastur }
option-great_old_one-dagon = { elder-dagon }
option-great_old_one-cthulhu = { elder-cthulhu }
option-great_old_one-nyarlathotep = { elder-nyarlathotep }

option-difficulty = Solo: difficulty
option-difficulty-about = How hard the game is when you play alone: the VP that the Great Old One begins with, and how much its goal takes.
option-difficulty-normal = Normal: the printed rules
option-difficulty-easy = Easier: it begins with fewer VP, and its goal is farther away
option-difficulty-hard = Harder: it begins with more VP, and its goal is nearer
difficulty-easy = easier
difficulty-hard = harder

option-basic_agents = Basic Agents
option-basic_agents-about = The five Basic Agents differ in nothing but their names.
option-basic_agents-dealt = Dealt at random
option-basic_agents-chosen = Everybody chooses one

option-random_start_cities = First Cities
option-random_start_cities-about = Where the Basic Agents begin. The rulebook recommends drawing the Cities in your first game.
option-random_start_cities-no = Everybody chooses
option-random_start_cities-yes = Drawn at random

### Section: options - house rules

option-placement = Order of placing
option-placement-about = In which order the Basic Agents are placed. The rulebook begins with the first player; the designer would rather let them be last.
option-placement-counter_clockwise = Counter-clockwise from the first player
option-placement-first_player_last = The same, but the first player last

option-free_actions_before_claim = Free actions before a claim
option-free_actions_before_claim-about = You can claim only as your first action. Normally a free action before it rules that out.
option-free_actions_before_claim-no = Not allowed
option-free_actions_before_claim-yes = Allowed

option-deep_ones_influence_on_cards = Deep Ones and cards
option-deep_ones_influence_on_cards-about = Deep Ones count as Influence on City spaces. Normally not on the face-up card of the City.
option-deep_ones_influence_on_cards-no = City spaces only
option-deep_ones_influence_on_cards-yes = Cards, too

option-silver_key_on_effect_claims = The Silver Key
option-silver_key_on_effect_claims-about = It brings a card of the Reserve after a claim. Normally that means the Claim action, not a claim by a card text.
option-silver_key_on_effect_claims-no = After the Claim action only
option-silver_key_on_effect_claims-yes = After every claim

option-reveal_check_counts_dissenter_penalty = Dissenters who reveal themselves
option-reveal_check_counts_dissenter_penalty-about = You may reveal your Allegiance if that brings you enough VP to end the game. Does the penalty of a Dissenter count for that?
option-reveal_check_counts_dissenter_penalty-no = It counts at scoring only
option-reveal_check_counts_dissenter_penalty-yes = It counts at once

option-reveal_may_fail = Revealing by mistake
option-reveal_may_fail-about = Normally you can reveal your Allegiance only when that ends the game. The rulebook lets you miscalculate, and lose the action.
option-reveal_may_fail-no = Only when it ends the game
option-reveal_may_fail-yes = At any time, at your own risk

option-solo_gate_trigger = Solo: cards that open Gates
option-solo_gate_trigger-about = A card that a Cultist claims may make it open a Gate. Which symbol does that is lost in print.
option-solo_gate_trigger-power = Power
option-solo_gate_trigger-gate_symbol = A Gate symbol

option-solo_influence_counts_target_card = Solo: cubes from a claimed card
option-solo_influence_counts_target_card-about = A claimed card makes the Cultist add cubes to the card of its City. Normally the influence on that card is not added.
option-solo_influence_counts_target_card-no = Not added
option-solo_influence_counts_target_card-yes = Added

option-solo_ritual_scores = Solo: the Ritual track
option-solo_ritual_scores-about = Normally the Great Old One gets no VP for the Ritual track.
option-solo_ritual_scores-no = No VP
option-solo_ritual_scores-yes = Scored at the end

### Section: events - set-up and turns

event-dealt = { $seat }, your Allegiance is: { $allegiance }. Keep it to yourself.
event-chosen = { $seat } plays as { $piece }.
event-agent = { $seat } puts { $piece } into { $city }.
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
event-turned-up = A new card lies open in { $city }: { $card }.
event-exhausted = The deck of { $city } is exhausted: the Ritual advances, and the Mythos row grows.
event-mythos = A Mythos card joins the row: { $card }.
event-vp = { $seat } has { $vp } VP now (change: { $points }).

### Section: events - actions

event-add-action = { $seat } plays { $cards } to add Influence.
event-add =
    { $seat } adds { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to { $place }.
event-retrieve =
    { $seat } retrieves { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } with { $cards }.
event-take-cube =
    { $place ->
        [none] { $seat } takes a cube back from Limbo.
       *[other] { $seat } takes a cube back from { $place }.
    }
event-buy = { $seat } buys Influence with { $cards }.
event-gain-cubes =
    { $seat } takes { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } from the common pool.
event-travel = { $seat } travels with { $cards }.
event-move = { $piece } goes from { $city } to { $to_city }.
event-swim = A Deep One of { $seat } goes from { $city } to { $to_city }.
event-track = { $seat } plays { $cards }: { $shift }.
event-marker =
    { $track ->
        [ritual] The Ritual
       *[investigation] The Investigation
    } { $steps ->
        [0] stays on { $space }.
       *[other] is on { $space } now.
    }
event-use = { $seat } uses { $card }.
event-free = { $seat } uses { $card } as a free action.
event-hunt = { $seat } plays the card of { $piece } to kill, thanks to Hastur.
event-revealed = { $seat } is revealed: { $allegiance }.
event-reveal-failed = { $seat } shows the Allegiance { $allegiance }, but has too few VP. The card is turned down again, and the action is lost.

### Section: events - claims

event-claim =
    { $card ->
        [none] { $seat } claims { $place }
       *[other] { $seat } claims { $card }
    }{ $cubes ->
        [0] .
        [one] ; { $cubes } cube goes to Limbo.
       *[other] ; { $cubes } cubes go to Limbo.
    }
event-keep = { $seat } takes { $card } straight into the hand.
event-gain-action =
    { $seat } has { $count ->
        [one] { $count } more action
       *[other] { $count } more actions
    } in this turn.
event-city-lost = { $seat } loses control of { $city }, and with it { $points } VP.
event-city-card = { $seat } puts { $card } on the discard pile.
event-lost-card = { $seat } has to give up the card { $card }.
event-seize = { $seat } claims { $piece }, an Agent of { $target }, in { $city }.
event-send =
    { $seat } moves { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to { $place } instead of leaving them in Limbo.
event-reserve = A card of the Reserve is turned up: { $card }.
event-sunk = To the bottom of the Reserve, in random order: { $cards }.
event-destroyed = Destroyed: { $card }.
event-deck-destroyed =
    { $count ->
        [one] { $count } face-down card of { $city } is destroyed unseen.
       *[other] { $count } face-down cards of { $city } are destroyed unseen.
    }

### Section: events - killing, Gates, sanity

event-kill =
    { $cards ->
        [none] { $seat } kills { $piece } in { $city }.
       *[other] { $seat } kills { $piece } in { $city } with { $cards }.
    }
event-slay =
    { $cards ->
        [none] { $seat } kills a Deep One in { $city }.
       *[other] { $seat } kills a Deep One in { $city } with { $cards }.
    }
event-kill-cancelled = The kill is cancelled ({ $seat }: { $allegiance }). The Agent stays, and the game goes on.
event-agent-destroyed = { $seat } loses { $piece } in { $city }: the Agent is destroyed.
event-gate-closed =
    { $cards ->
        [none] { $piece } closes the Gate of { $city } for { $seat }.
       *[other] { $piece } closes the Gate of { $city } for { $seat }, who plays { $cards }.
    }
event-gate-opened =
    { $cards ->
        [none] { $piece } opens the Gate of { $city } for { $seat }.
       *[other] { $piece } opens the Gate of { $city } for { $seat }, who plays { $cards }.
    }
event-saved = { $seat } discards { $card } and saves { $piece }.
event-sanity =
    { $mad ->
        [yes] { $seat } draws Madness: { $madness } of the { $most } tokens that drive one insane and reveal the Allegiance.
       *[no] { $seat } draws a sane token. Madness: { $madness } of { $most }.
    }
event-insane = { $seat } is Driven Insane.
event-calm =
    { $seat } puts { $count ->
        [one] { $count } Madness token
       *[other] { $count } Madness tokens
    } back into the bag.

### Section: events - card texts

event-block = { $seat } puts a Blockade on { $place }.
event-unblock = { $seat } removes the Blockade from { $place }.
event-cube =
    { $home ->
        [yes] { $seat } makes { $target } take a cube back from { $place }.
       *[no] { $seat } sends a cube of { $target } from { $place } to Limbo.
    }
event-flip = { $piece } is Possessed ({ $seat }).
event-carry = Mi-Go takes { $piece } along from { $city } to { $to_city }.
event-recover = { $seat } takes { $card } from the discard pile into the hand.
event-peek = { $seat } looks at the Allegiance of { $target }.
event-peeked = Allegiance of { $target }: { $allegiance }.
event-deep-ones =
    { $seat } puts { $count ->
        [one] { $count } Deep One
       *[other] { $count } Deep Ones
    } into { $city }.
event-cthulhu = { $seat } calls Cthulhu to { $city }: the City is closed from now on.
event-displaced = { $piece } flees to { $city }.
event-martial-law = { $seat } declares Martial Law in { $city }: the City is closed.
event-martial-law-lifted = { $seat } lifts Martial Law.
event-whateleys = { $seat } takes the Whateley tokens.
event-whateley = { $seat } sends a Whateley to { $city }.

### Section: events - the Great Old One

event-elder = The Great Old One is { $elder }. It begins with { $vp } VP.
event-elder-at = { $piece } begins in { $city }.
event-elder-turn = The Great Old One’s turn: { $behaviour }, power { $power }.
event-elder-try =
    { $piece }, in { $city }, tries to { $deed ->
        [claim_main] claim a Main Advantage card
        [claim_city] claim a City
        [claim_mythos] claim a Mythos card
        [claim_main_first] claim the first Main Advantage card with { $wanted } cubes of the Cultists
        [claim_reserve_top] claim the top card of the Reserve
        [add_city] add Influence to its City
        [add_main] add Influence to the card of its City
        [add_mythos] add Influence to a Mythos card
        [add_main_first] add Influence to the first Main Advantage card with the sanity icon
        [add_mythos_first] add Influence to the first Mythos card with the sanity icon
        [add_mythos_each] add Influence to every card of the Mythos row
        [add_main_each_of_first] add Influence to the first Main Advantage cards, { $wanted } of them
        [add_city_each_of_first] add Influence to the first Cities that it can, { $wanted } of them
        [add_mythos_row] add to the Mythos row
        [kill] kill
        [open_gate] open the Gate of its City
        [track] move a marker
        [recover_limbo_all] take its cubes back from Limbo
        [remove_blockades] remove Blockades from Cities that no Cultist controls
        [place_blockade_main_first] put a Blockade on the first Main Advantage card where the Investigator leads
       *[player_cubes_to_limbo] send cubes of the Investigator to Limbo
    }.
event-elder-fail =
    { $piece } fails: { $why ->
        [city-closed] its City is closed by Cthulhu.
        [empty-row] the Mythos row is empty.
        [gate-done] the Gate of its City is closed or open already.
        [leads-in-no-city] there is no City to claim where it has more Influence than the Investigator.
        [leads-on-no-main-card] there is no Main Advantage card where it has more Influence than the Investigator.
        [leads-on-no-mythos-card] there is no Mythos card where it has more Influence than the Investigator.
        [no-blockade] there is no Blockade to remove.
        [no-blockades-left] there is no Blockade left in the pool.
        [no-card-here] there is no Main Advantage card in its City.
        [no-control-token] it has no Control token left.
        [no-cubes] it has no cubes in its pool.
        [no-free-city] Cultists control every open City.
        [no-full-card] no Main Advantage card without a Blockade carries { $needed } cubes of the Cultists.
        [no-main-cards] there is no Main Advantage card left in any City.
        [no-main-icon] no Main Advantage card in a City has the sanity icon.
        [no-mythos-deck] the Mythos deck is empty.
        [no-mythos-icon] no card of the Mythos row has the sanity icon.
        [no-player-cubes] the Investigator has no cubes in any City.
        [no-reserve] the Reserve is empty.
        [no-room] the marker is at the end of its track.
        [no-victim] there is nobody in its City whom it may kill.
        [nothing-done] no part of the effect can be carried out.
        [nothing-in-limbo] it has no cubes in Limbo.
        [own-city] a Cultist controls its City already.
        [player-leads-nowhere] there is no Main Advantage card without a Blockade where the Investigator has a cube and more Influence.
        [player-too-weak] the Investigator has fewer than { $needed } VP.
       *[too-little-power] its power is { $sum }, and { $needed } is needed.
    }
event-elder-travel =
    { $steps ->
        [one] { $piece } travels to { $city }
       *[other] { $piece } travels { $steps } steps ({ $sum }), to { $city }
    }{ $cities ->
        [none] { "" }
       *[other] , past closed Cities: { $cities }
    }.
event-elder-effect = { $piece } performs its Cultist effect from the card of { $elder }.
event-elder-add =
    { $piece } adds { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to { $place }{ $sum ->
        [none] { "" }
       *[other] { " " }({ $sum })
    }{ $missing ->
        [0] { "" }
        [1] , one fewer than it should: its pool is empty
       *[other] , { $missing } fewer than it should: its pool is empty
    }.
event-elder-send =
    { $piece } moves { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } from the claimed card to { $place } instead of to Limbo.
event-elder-claim =
    { $card ->
        [none] { $piece } claims { $city }
       *[other] { $piece } claims { $card }{ $city ->
            [none] { "" }
           *[other] { " " }in { $city }
        }
    }{ $influence ->
        [none] { "" }
       *[other] { " " }(Influence { $influence } against { $against })
    }.
event-elder-resource =
    { $piece }, in { $city }, uses { $card }: { $resource ->
        [influence] { $count } influence for the card of its City.
        [travel] { $count } travel along the path.
        [power] { $count } power for the Gate of its City.
        [ritual] the Ritual advances { $count }.
       *[investigation] the Investigation regresses { $count }.
    }
event-elder-keeps = The Great Old One keeps { $card }.
event-elder-unblock =
    { $influence ->
        [none] { $piece } removes the Blockade from { $place }.
       *[other] { $piece } can claim nothing yet, but removes the Blockade from { $place } (Influence { $influence } against { $against }).
    }
event-elder-block = { $piece } puts a Blockade on { $place }.
event-elder-gate = { $piece } opens the Gate of { $city } (power { $sum }, { $needed } needed).
event-elder-kill = { $piece } kills { $victim_piece } in { $city } (power { $sum }, { $needed } needed).
event-elder-slay = { $piece } kills a Deep One in { $city } (power { $sum }, { $needed } needed).
event-elder-banish =
    { $piece } sends { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } of the Investigator from { $place } to Limbo.
event-elder-recover =
    { $piece } takes { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } back from Limbo.
event-elder-cube =
    { $home ->
        [yes] { $seat } makes { $piece } take a cube back from { $place }.
       *[no] { $seat } sends a cube of { $piece } from { $place } to Limbo.
    }
event-elder-city-lost = { $piece } loses control of { $city }.
event-elder-sanity =
    { $mad ->
        [none] The bag is empty: no Sanity Test for the Great Old One.
        [yes] The Great Old One draws Madness: { $madness } of { $most } tokens.
       *[no] The Great Old One draws a sane token, which is destroyed.
    }
event-elder-ends =
    { $ending ->
        [killed] The Basic Agent is dead: the game ends after the Great Old One’s turn.
       *[elder_madness] That is enough Madness to end the game after the Great Old One’s turn.
    }
event-elder-goal =
    { $elder }: { $goal ->
        [mythos_claimed] Mythos cards claimed
        [sanity_cards_claimed] cards with the sanity icon claimed
        [agents_claimed] Agents claimed
        [ritual_lead] lead of the Ritual
        [gates_opened] Gates opened
       *[cities_controlled] Cities controlled
    }: { $reached } of { $wanted }.
event-elder-vp =
    { $sum ->
        [none] The Great Old One has { $vp } VP now (change: { $points }).
       *[other] The Great Old One has { $vp } VP now (change: { $sum }).
    }
event-elder-shuffle = The Behaviour cards are shuffled again.
event-unmasked = { $piece } is revealed. It stays, but no longer protects its City.

### Section: events - the end

event-trigger =
    { $ending ->
        [points] There are enough VP to end the game.
        [madness] Madness ends the game.
        [killed] A Basic Agent is killed: that ends the game.
        [track] A marker has reached the end of its track: the game ends.
        [deep_ones] All Deep Ones have risen: the game ends.
        [reveal] The reveal ends the game.
        [elder_madness] The Great Old One has so much Madness that the game ends.
        [goal] The Great Old One has reached its goal.
       *[standstill] Nothing happens any more: the game ends.
    }
event-swap = { $seat } is an Impostor and changes to the opposite Allegiance.
event-score =
    { $seat }, { $allegiance }: { $points } VP. On the track { $track_vp }{ $secrecy ->
        [0] { "" }
       *[other] , secrecy { $secrecy }
    }{ $generic ->
        [0] { "" }
       *[other] , cards { $generic }
    }{ $effects ->
        [0] { "" }
       *[other] , card texts { $effects }
    }{ $track ->
        [0] { "" }
       *[other] , own track { $track }
    }{ $gates ->
        [0] { "" }
       *[other] , Gates { $gates }
    }{ $crypt ->
        [0] { "" }
       *[other] , Crypt { $crypt }
    }{ $agents ->
        [0] { "" }
       *[other] , Agents { $agents }
    }{ $mythos ->
        [0] { "" }
       *[other] , Mythos cards { $mythos }
    }{ $possessed ->
        [0] { "" }
       *[other] , Possessed Agents { $possessed }
    }{ $deep_ones ->
        [0] { "" }
       *[other] , Deep Ones { $deep_ones }
    }{ $dissenter ->
        [0] { "" }
       *[other] , revealed Dissenter { $dissenter }
    }.
event-out = Out with the lowest total and its group: { $seats }.
event-elder-score = The Great Old One has { $points } VP.

### Section: questions

prompt-choose-agent = Which Basic Agent do you play as?
prompt-place-agent = Where does { $piece }, your Agent, begin? An Agent counts as { $influence } Influence in its City, and can act at the Gate there.
prompt-act =
    { $first ->
        [1] { $claims ->
            [0] What do you do first? Nothing to claim yet: that takes a cube, the most Influence and no Blockade.
           *[other] What do you do first? Only now can you claim.
        }
       *[other] { $left ->
            [0] You have no action left. Take a free action, or end your turn?
            [one] What do you do? You have one action left.
           *[other] What do you do? You have { $left } actions left.
        }
    }
prompt-take-cube =
    { $left ->
        [one] Where do you take a cube back from?
       *[other] Where do you take a cube back from? There are { $left } to take.
    }
prompt-kill = { $card }: whom do you kill? Add cards with power if your Agents there are not enough.
prompt-gate = { $card }: who closes or opens a Gate? Add cards with power if your Agents there are not enough.
prompt-save-agent = Madness is about to destroy { $piece }. Discard a card to prevent it?
prompt-put-recruit = Where does { $piece } go?
prompt-keep-in-hand = Yog-Sothoth: does { $card } go to your hand or to your discard pile?
prompt-take-or-burn = The Silver Key: do you claim { $card }, or destroy it?
prompt-raise-dead = Herbert West: do you claim { $piece }, or put the token in your Crypt?
prompt-add-cubes =
    { $left ->
        [one] Where do you add a cube?
       *[other] Where do you add cubes? Up to { $left }, all to one place.
    }
prompt-extra-cube = The Black Goat: where does one more cube go?
prompt-send-cubes =
    { $count ->
        [one] Where does your cube go instead of to Limbo?
       *[other] Where do your { $count } cubes go instead of to Limbo?
    }
prompt-take-away =
    { $left ->
        [one] { $card }: which cube do you take away?
       *[other] { $card }: which cube do you take away? You can take { $left }.
    }
prompt-blockade = { $card }: where do you place or remove a Blockade?
prompt-move-pieces =
    { $left ->
        [one] { $card }: who moves, and where to?
       *[other] { $card }: who moves, and where to? Up to { $left } pieces can.
    }
prompt-flip-agent = Which of your Recruited Agents becomes Possessed?
prompt-seize-agent = Which Agent do you claim?
prompt-destroy-agent = Which Agent is destroyed?
prompt-place-mi-go = Where does Mi-Go begin?
prompt-fly-mi-go = Where does Mi-Go fly?
prompt-carry-agent = Does Mi-Go take an Agent along?
prompt-redraw =
    { $least ->
        [0] Which cards do you discard, to draw as many? At most { $most }.
       *[other] Which cards do you discard, to draw as many? At least { $least }, at most { $most }.
    }
prompt-recover = Which card do you take from your discard pile?
prompt-burn-card = Which of your cards is destroyed?
prompt-who-is-tested = Who makes a Sanity Test?
prompt-calm = How many Madness tokens do you put back into the bag?
prompt-peek = Whose Allegiance do you look at?
prompt-choose-way = { $card }: what do you use it for?
prompt-leave-out = { $card }: do you carry out this part of its text, or leave it out?
prompt-claim-city = Which City do you claim?
prompt-raze-card = The face-up card of which City is destroyed?
prompt-place-deep-ones =
    { $left ->
        [one] Where does a Deep One rise?
       *[other] Where do Deep Ones rise? There are { $left }, all for one City.
    }
prompt-place-cthulhu = In which City does Cthulhu rise?
prompt-displace = Where does { $piece } flee?
prompt-place-martial-law = Where does Martial Law hold?
prompt-lift-whateley = Which Whateley token do you take?
prompt-put-whateley = Where does the Whateley token go?
prompt-choose-victim = { $piece } kills in { $city }. Whom do you lose?
prompt-swap-allegiance = The Impostor: do you change to the opposite Allegiance before everybody reveals?

### Section: what the others wait for

waiting-choose-agent = { $asked_seats } chooses a Basic Agent to play as.
waiting-place-agent = { $asked_seats } decides where { $piece } begins.
waiting-act =
    { $first ->
        [1] It is { $asked_seats }’s turn, of which only the first action can be a claim.
       *[other] { $left ->
            [0] { $asked_seats } has no action left and may still take a free one.
            [one] It is { $asked_seats }’s turn: one action left.
           *[other] It is { $asked_seats }’s turn: { $left } actions left.
        }
    }
waiting-take-cube = { $asked_seats } takes cubes back.
waiting-kill = { $asked_seats } decides whom { $card } kills.
waiting-gate = { $asked_seats } decides with { $card } who closes or opens a Gate.
waiting-save-agent = Madness is about to destroy { $piece }, unless { $asked_seats } discards a card.
waiting-put-recruit = { $asked_seats } decides where { $piece } goes.
waiting-take-or-burn = { $asked_seats } has the Silver Key and claims { $card } or destroys it.
waiting-raise-dead = { $asked_seats } claims { $piece }, or puts the token in the Crypt.
waiting-take-away = { $asked_seats } uses { $card } and takes cubes away.
waiting-blockade = { $asked_seats } uses { $card } and places or removes a Blockade.
waiting-move-pieces = { $asked_seats } uses { $card } and moves pieces.
waiting-redraw = { $asked_seats } discards cards to draw as many.
waiting-who-is-tested = { $asked_seats } decides who makes a Sanity Test.
waiting-peek = { $asked_seats } decides whose Allegiance to look at.
waiting-choose-way = { $asked_seats } decides what to use { $card } for.
waiting-displace = { $asked_seats } decides where { $piece } flees.
waiting-swap-allegiance = Before everybody reveals, { $asked_seats }, the Impostor, may change to the opposite Allegiance.

### Section: choices

choice-pass = Pass
choice-done = Done
choice-stop = Stop here
choice-add-place = Add Influence to { $place }
choice-claim-place = Claim { $place }
choice-retrieve = Retrieve Influence
choice-buy = Buy Influence
choice-travel = Travel
choice-track-shift = { $shift }
choice-use-card = Use { $card }
choice-free-card = Use { $card } (free action)
choice-hunt-piece = Kill with { $piece }
choice-discard = Discard cards
choice-reveal = Reveal your Allegiance
choice-roam-city = { card-lillian_la_france } goes to { $city } (free)
choice-pay-card = Play { $card }
choice-drop-card = Discard { $card }
choice-move-piece-city = { $piece } to { $city }
choice-swim-city-city = Deep One from { $city } to { $city2 }
choice-kill-piece = Kill { $piece }
choice-slay-city = Kill a Deep One in { $city }
choice-close-piece = { $piece } closes the Gate
choice-open-piece = { $piece } opens the Gate
choice-be-piece = { $piece }
choice-put-city = To { $city }
choice-take-place = Cube from { $place }
choice-limbo = Cube from Limbo
choice-extra-place = One more cube on { $place }
choice-send-place = Cubes to { $place }
choice-aim-place-seat = { $place }: cube of { $seat }
choice-hit-place-enemy = { $place }: cube of { $enemy }
choice-block-place = Blockade on { $place }
choice-unblock-place = Remove the Blockade from { $place }
choice-way-number = Part { $number } of the text
choice-face-seat = Choose { $seat }
choice-elder = Choose the Great Old One
choice-calm-number = Put back: { $number }
choice-recover-card = Take { $card }
choice-burn-card = Destroy { $card } from your hand
choice-trash-card = Destroy { $card } from your discard pile
choice-raze-city = Destroy the card in { $city }
choice-sacrifice-piece = Destroy { $piece }
choice-flip-piece = { $piece } becomes Possessed
choice-seize-piece = Claim { $piece }
choice-carry-piece = Take { $piece } along
choice-lift-city = Token from { $city }
choice-fetch = Token from the card
choice-recall = Lift Martial Law
choice-hand = To your hand
choice-pile = To your discard pile
choice-accept = Claim it
choice-reject = Destroy it
choice-raise = Claim the Agent
choice-bury = To your Crypt
choice-swap = Change sides

### Section: answers, in the words of the moment

answer-track =
    { $way ->
        [minus] { $marker ->
            [ritual] Set the Ritual back
           *[investigation] Set the Investigation back
        }
       *[plus] { $marker ->
            [ritual] Advance the Ritual
           *[investigation] Advance the Investigation
        }
    }
answer-end-turn = End the turn

### Section: what a choice brings about

outcome-buy = { $wealth } wealth buys 1 cube.
outcome-claim-city = You get { $points } VP and the City’s card, until somebody else claims the City: then you lose both.
outcome-add-blocked = There is a Blockade on it: while it lies there, you cannot claim this, even with the most Influence.
outcome-claim-cubes =
    { $count ->
        [one] Your cube there goes to Limbo: Retrieve Influence brings it back.
       *[other] Your { $count } cubes there go to Limbo: Retrieve Influence brings them back.
    }
outcome-pass =
    { $count ->
        [one] This ends your turn, and the action you have left is lost.
       *[other] This ends your turn, and the { $count } actions you have left are lost.
    }
outcome-gate-test =
    { $mad ->
        [0] A Sanity Test follows. There is no Madness in the bag now.
       *[other] A Sanity Test follows: { $mad } of the { $tokens } tokens in the bag are Madness.
    }
outcome-gate-agent = Madness would destroy { $piece }.
outcome-ends-by-points = With { $vp } VP you have reached the threshold: this ends the game.
outcome-ends-by-track = The marker reaches the last space of its track: this ends the game.

### Section: why not - putting an action together

reason-choose-action-first = You have not said what that is for: choose an action first.
reason-finish-first = You are putting an action together: complete it, or take it back.
reason-no-actions-left = You have taken all your actions: take a free action, or pass.
reason-card-missing = There are cards missing: add some.
reason-enough-cards = Those are all the cards that this takes: say that you are done.
reason-not-in-hand = You do not have { $card } in your hand: choose a card that you have.
reason-other-use = { $card } cannot be played like this in the action you have begun: choose one of the cards on offer.
reason-no-symbol = { $card } does not have the symbol that this takes: choose a card with it.
reason-superfluous = With { $card } one of the cards would be superfluous: say that you are done, or take a card back.
reason-nothing-to-pay = Nothing more can be added to { $card }: say that you are done.
reason-journey-missing = First say who travels, and where to; then play cards for it.
reason-journeys-first = You have begun to pay: take the cards back if somebody else is to travel, too.
reason-has-moved = { $piece } has moved already: choose somebody else.
reason-too-far = { $city } is too far for the travel in your hand: choose a nearer City.
reason-way-missing = First choose which part of the text you want.
reason-way-impossible = That part could do nothing now: choose another.
reason-target-missing = First choose the victim or the Gate; then play cards for power.
reason-power-missing = The power is not enough yet: add cards with power.

### Section: why not - actions

reason-claim-first = You can claim only as the first thing in your turn: do it first in your next turn.
reason-not-most-influence = You do not have more Influence on { $place } than everybody else: choose a place where you do.
reason-own-city = You control { $city } already: choose another City.
reason-guarded = A Cultist who is not revealed protects { $city } and its card: claim elsewhere, or kill the Cultist first.
reason-six-agents = You have six Agents, and { $place } would bring another: claim something else.
reason-no-control-tokens = You have no Control token left: choose something that needs none.
reason-no-influence-cards = You have no card with influence in your hand: choose another action.
reason-no-cubes-in-pool = You have no cubes in your personal pool: retrieve or buy some first.
reason-no-cubes-out = All your cubes are in your pools: choose another action.
reason-nothing-to-buy = There are no cubes of your colour left in the common pool: choose another action.
reason-too-little-wealth = The wealth in your hand does not buy a cube: choose another action.
reason-too-little-travel = The travel in your hand takes none of your pieces anywhere: choose another action.
reason-no-track-cards = You have no card in your hand for this: { $shift }. Choose another action.
reason-no-room-on-track = The marker cannot move any further: { $shift }. Choose another direction or track.
reason-no-cards = You have no cards to discard: choose another action.
reason-already-revealed = Your Allegiance is revealed already: choose another action.
reason-reveal-too-early = Your Gates and your track would not bring you enough VP to end the game: gain more first.
reason-not-owned = You do not own { $card }: choose a card that you have.
reason-no-action = { $card } has no text for an action, only symbols to pay with: choose first what to do, and then the card.
reason-no-free-action = { $card } has no text for a free action: play it for its symbols, or for its action if it has one.
reason-used-this-turn = You have used { $card } in this turn: use it again in your next one.
reason-nothing-to-do = The text of { $card } could do nothing now: play the card for its symbols, or keep it.
reason-gate-power = For { $card }, the Gate of { $city } takes { $needed } power, and you can muster { $power }: { $agents } with your Agents there, { $hand } with the other cards in your hand. Collect more power, or go to a Gate that takes less.
reason-kill-power = For { $card }, a kill in { $city } takes { $needed } power, and you can muster { $power }: { $agents } with your Agents there, { $hand } with the other cards in your hand. Collect more power, or look for a victim elsewhere.
reason-gates-done = { $card } works where your Agent stands, and the Gates there are closed or open already: { $cities }. Move to another City first.
reason-nobody-in-reach = { $card } kills only where an Agent of yours who may act stands, and nobody else is there: move to a City with a victim first.
reason-all-protected =
    Whoever is within reach of { $card } is safe now. A Basic Agent can be killed only if the owner has no other Agent on the board and at least { $points } VP, and is not revealed as a Cultist{ $possessed ->
        [yes] .
       *[no] ; a Possessed Agent never can.
    } Look for a victim elsewhere.
reason-no-recruit = { $card } takes one of your Recruited Agents, and you have none on the board: claim one first.
reason-no-recruit-in-reach = { $card } takes a Recruited Agent of another player in a City with an Agent of yours, and there is none: move to one first.
reason-nobody-to-turn = You have no Recruited Agent who is not Possessed yet: claim one before you use { $card }.
reason-nobody-to-seize = No Agent of another player is where { $card } could claim one: move to one first.
reason-no-cubes-in-common-pool = There are no cubes of your colour left in the common pool for { $card } to bring you: play it for its symbols.
reason-no-madness = You have no Madness token that { $card } could put back: keep it until you have one.
reason-pile-empty = Your discard pile is empty, so { $card } could bring nothing back: use it later.
reason-no-other-card = You have no other card in your hand for { $card } to exchange: use it when you have.
reason-no-face-up-card = No City has a card that { $card } could destroy, one without a Blockade: use it when there is one.
reason-no-card-to-destroy = You have no card that { $card } could destroy: use it when you have.
reason-nobody-roams = Lillian La France is not on the board for you: pay for the journey.
reason-not-next-to = { $city } is not adjacent: choose an adjacent City, or pay for the journey.
reason-no-hunting = The card of { $piece } does not let you kill: you would need Hastur, and a Recruited Agent.

### Section: why not - kills and Gates

reason-not-on-board = { $piece } is not on the board: choose somebody who is.
reason-own-piece = { $piece } is yours: choose an Agent of another player.
reason-may-not-be-killed = { $piece } is protected and cannot be killed now: choose somebody else.
reason-cultist-revealed = { $piece } is revealed already and cannot be killed again: choose somebody else.
reason-out-of-reach = No Agent of yours who may act is in { $city }: choose a victim elsewhere, or move there first.
reason-gate-done = The Gate of { $city } is closed or open already: choose another.
reason-gate-other-way = { $card } does not do that to a Gate: choose what is on offer.
reason-may-not-act = { $piece } may not act with this card: choose another Agent.

### Section: why not - pieces, places, card texts

reason-agent-taken = { $piece } is taken: choose another Basic Agent.
reason-no-basic-agent = { $piece } is not a Basic Agent: choose one of the five.
reason-city-taken = There is an Agent in { $city } already: choose a City without one.
reason-city-closed = { $city } is closed: choose a City without Cthulhu and without Martial Law.
reason-not-there = { $city } is out of reach for this: choose one of the Cities on offer.
reason-same-city = That is where the piece is: { $city }. Choose another City.
reason-not-your-piece = You do not control { $piece } on the board: choose one of your own pieces.
reason-no-deep-one = There is no Deep One in { $city } that you could choose: choose another City.
reason-no-such-agent = { $piece } is not an Agent that you could choose here: choose one of those on offer.
reason-no-such-victim = { $piece } cannot be the victim: choose one of those on offer.
reason-not-on-pile = { $card } is not on your discard pile: choose a card that lies there.
reason-may-not-burn = { $card } cannot be destroyed by this: choose another card.
reason-no-own-cube = You have no cube on { $place }: choose a place where you have one.
reason-no-cube-in-limbo = You have no cube in Limbo: take one from somewhere else.
reason-no-cube-to-take = There is no cube on { $place } that you could take: choose another.
reason-one-target = All cubes go to the same place, so none goes to { $place }: add to the first one, or stop.
reason-no-such-target = { $place } cannot be chosen for this: choose one of the places on offer.
reason-already-blocked = There is a Blockade on { $place } already: choose a place without one.
reason-not-blocked = There is no Blockade on { $place }: choose a place with one.
reason-may-not-block = This text places no Blockade on { $place }: choose what is on offer.
reason-may-not-unblock = This text removes no Blockade from { $place }: choose what is on offer.
reason-no-blockades = There is no Blockade left for { $place }: remove one instead.
reason-blocked = There is a Blockade on { $place }: choose something without one, or remove it first.
reason-card-blocked = There is a Blockade on the card in { $city }: choose another City.
reason-no-card-there = There is no card in { $city }: choose another City.
reason-no-martial-law = Martial Law is nowhere in force: choose a City for it.
reason-no-whateley-left = There is no token left on the card: take one from a City.
reason-no-whateley-there = There is no Whateley token in { $city }: choose another City.
reason-no-such-seat = There is no { $seat } at this table: choose somebody who plays.
reason-not-yourself = You cannot choose yourself: choose another player.
reason-is-revealed = The Allegiance of { $seat } is known to all: choose somebody who is not revealed.
reason-not-so-much-madness = You cannot put back that many Madness tokens: choose a smaller number.

### Section: endings

ending-points =
    Somebody has enough VP to end the game. { $count ->
        [0] The Great Old One wins.
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-madness =
    Madness has ended the game. { $count ->
        [0] The Great Old One wins.
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-killed =
    The death of a Basic Agent has ended the game. { $count ->
        [0] The Great Old One wins.
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-track =
    A marker has reached the end of its track. { $count ->
        [0] The Great Old One wins.
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-deep_ones =
    The Deep Ones have risen. { $count ->
        [0] The Great Old One wins.
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-reveal =
    A reveal has ended the game. { $count ->
        [0] The Great Old One wins.
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }
ending-elder_madness =
    The Great Old One has drawn its last Madness. { $count ->
        [0] It wins all the same.
       *[other] { $winners } wins!
    }
ending-goal =
    { $count ->
        [0] The Great Old One has reached its goal and wins.
       *[other] { $winners } wins!
    }
ending-standstill =
    Nothing happens in America any more. { $count ->
        [0] The Great Old One wins.
        [1] { $winners } wins!
       *[other] { $winners } share the victory!
    }

### Section: panel - what a terminal says and draws

panel-signs = On the map: beside a City its control value, after the shape of whoever controls it, and its gate value: ○ a Gate that nobody has touched, ⊗ a closed one, ◎ an open one, after the shape of whoever did it. Between Cities: roads with their prices in circles, where there is room. Below: a shape with a number is that many cubes of a player, ♟ after it Agents, ♞ Possessed Agents; D are Deep Ones, W Whateley tokens, ⊘ is a Blockade, ✕C means closed by Cthulhu, ✕M by Martial Law. ↑ and a shape: this player has the most Influence, and a cube there. Then the face-up card with what lies on it, + how many lie below, and its symbols where there is room: ▪ influence, $ wealth, → travel, ✹ power, R and I with ↑ or ↓ for Ritual and Investigation, + VP, with I or C those of Investigators or Cultists, ☼ a Sanity Test. ▸ before a name: you can choose it. Under the map: the Mythos row and + the cards in its deck, the tracks. Beside a player’s name: ★ whose turn it is, VP and how many end the game, ☼ Madness and how much drives them insane, ▪ cubes in the pool, ◌ cubes in Limbo, ♟ Agents, ✶ Mythos cards, ✝ killed Agents, ✿ cards in hand, ▤ in the deck, ▥ in the discard pile; the Allegiance that is known to you wears ◉ until it is revealed to all. Alone: → and a number is the place of a City on the path of the Cultists, ☾ is a Cultist, ⚑ says how far the Great Old One is towards its goal.
panel-status = Round { $number }, { $name }
panel-alarm-end = The end is near: it comes when all is resolved
panel-alarm-points = { $points } of { $needed } VP
panel-alarm-madness = One Madness from insanity: { $names }
panel-alarm-elder-madness = { $name }: one Madness token from the end
panel-ritual = Ritual
panel-investigation = Investigation
panel-mythos-row = Mythos
panel-needed = end at { $needed } VP
panel-bag = bag: { $sane } sane, { $madness } Madness
panel-unmasked = revealed
panel-letter-cthulhu = C
panel-letter-martial_law = M
panel-letter-deep-ones = D
panel-letter-whateleys = W
panel-supplies = Actions left: { $left }. Ritual { $ritual } ({ $ritual_vp } VP), Investigation { $investigation } ({ $investigation_vp } VP), both of { $end }. The game ends at { $needed } VP. In the bag: sane { $sane }, Madness { $madness }. Cards in the Reserve: { $reserve }. Blockades left: { $blockades }.
panel-gathered = So far: { $action }.
panel-add = What do you add to it?
panel-add-or-done = Is that all, or do you add something?
panel-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
panel-cube-price = { $wealth } wealth buys 1 cube
panel-power-of = power { $count } of { $needed }
panel-travel-of = travel { $count } of { $needed }
panel-would-lead =
    { $name ->
        [none] then nobody has the most Influence
       *[other] then { $name } has the most Influence
    }
panel-city = { $city }, control { $control }, Gate { $gate }.
panel-closed-cthulhu = Closed by Cthulhu.
panel-closed-martial_law = Closed by Martial Law.
panel-controlled = Controlled by { $name }.
panel-gate-closed = Gate closed by { $name }.
panel-gate-open = Gate opened by { $name }.
panel-here = { $name } is here.
panel-pieces =
    { $name }: { $cubes ->
        [0] { "" }
       *[other] cubes { $cubes }{ $pieces ->
            [none] { "" }
           *[other] ,{ " " }
        }
    }{ $pieces ->
        [none] { "" }
       *[other] { $pieces }
    }.
panel-deep-ones = Deep Ones { $count } ({ $name }).
panel-whateleys = Whateley tokens { $count } ({ $name }).
panel-blockade = Blockade on the City.
panel-most = Most Influence: { $name }.
panel-top =
    { $below ->
        [0] Last card: { $card }.
       *[other] Face up: { $card }. Below: { $below }.
    }
panel-no-card = No cards left.
panel-on-card = Cubes on the card: { $cubes }.
panel-card-blockade = Blockade on the card.
panel-roads = Roads: { $roads }.
panel-stop = On the path: { $number }.
panel-row =
    { $cards ->
        [none] The Mythos row is empty. Cards in its deck: { $deck }.
       *[other] Mythos row: { $cards }. Cards in its deck: { $deck }.
    }
panel-in-row =
    { $card }{ $cubes ->
        [none] { "" }
       *[other] , cubes: { $cubes }
    }{ $blockade ->
        [yes] , Blockade
       *[no] { "" }
    }
panel-player = { $name }: { $vp } VP.
panel-counting = If the game ended now: { $total } VP.
panel-reveal = After a reveal: { $vp } VP.
panel-is = Allegiance: { $allegiance }.
panel-revealed = Revealed: { $allegiance }.
panel-chances = Perhaps: { $allegiances }.
panel-looked = The Allegiance card was seen by { $names }.
panel-madness = Madness { $count } of { $most }.
panel-supply = Cubes: pool { $pool }, common pool { $common }, Limbo { $limbo }.
panel-cards = Cards: hand { $hand }, deck { $deck }, discard pile { $discards }.
panel-agents = Agents: { $agents }.
panel-agent =
    { $name }{ $possessed ->
        [yes] , Possessed,
       *[no] { "" }
    }{ $city ->
        [none] { " " }(off the board)
       *[other] { " " }({ $city })
    }
panel-controls = Controls: { $cities }.
panel-closed = Gates closed: { $cities }.
panel-opened = Gates opened: { $cities }.
panel-mythos = Mythos cards: { $cards }.
panel-crypt = In the Crypt: { $pieces }.
panel-claimed = Claimed: { $cards }.
panel-kept = Keeps: { $cards }.
panel-hand =
    { $cards ->
        [none] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
panel-own-deck = { $name }, still in the deck: { $cards }.
panel-held = { $name }, certainly in hand: { $cards }.
panel-unseen = { $name }, in hand or deck: { $cards }.
panel-discards = { $name }, discard pile from the top: { $cards }.
panel-in-play = Played in this action: { $cards }.
panel-aside = Turned up from the Reserve: { $card }.
panel-sunk = At the bottom of the Reserve: { $cards }.
panel-gone = Out of the game: { $cards }.
panel-copies = Copies in the game: { $count }.
panel-lies-in = Now face up in: { $cities }.
panel-owned-by = Owned by: { $names }.
panel-piece =
    { $name }, { $city ->
        [none] off the board
       *[other] { $city }
    }: power { $power }, Influence { $influence }.{ $possessed ->
        [yes] { " " }Possessed.
       *[no] { "" }
    }
panel-elder = { $elder }: { $vp } VP, Madness { $madness } of { $most }.
panel-goal-mythos_claimed = Goal: Mythos cards claimed, { $reached } of { $number }.
panel-goal-sanity_cards_claimed = Goal: cards with the sanity icon claimed, { $reached } of { $number }.
panel-goal-agents_claimed = Goal: Agents claimed, { $reached } of { $number }.
panel-goal-ritual_lead = Goal: lead of the Ritual, { $reached } of { $number }.
panel-goal-gates_opened = Goal: Gates opened, { $reached } of { $number }.
panel-goal-cities_controlled = Goal: Cities controlled, { $reached } of { $number }.
panel-sane-gone = Sane tokens destroyed: { $count }.
panel-behaviour = Now: { $behaviour }. { $text }
panel-behaviours =
    { $cards ->
        [none] Behaviour cards face down: { $deck }.
       *[other] Behaviour cards face down: { $deck }; discarded: { $cards }.
    }
panel-cultist =
    { $revealed ->
        [yes] { $name } in { $city }, revealed.
       *[no] { $name } in { $city }, not revealed: protects the City and its card.
    }
panel-cultist-card = Influence { $influence }, travel { $travel }, power { $power }.
panel-cultist-cubes = Cubes: pool { $pool }, Limbo { $limbo }.
panel-path = Path of the Cultists: { $cities }.

### Section: what reports follow

roles-allegiance = Allegiances
measure-vp = VP on the track
measure-madness = Madness tokens
measure-cities = Cities controlled
measure-gates_closed = Gates closed
measure-gates_opened = Gates opened
measure-agents = Agents
measure-mythos_cards = Mythos cards
measure-kills = Agents killed
measure-claimed = Cards won for the deck

### Section: puzzles

puzzle-allegiance = Which Allegiance does { $seat } have?
puzzle-only = Exactly one of these players has the Allegiance { $allegiance }: { $seats }. Who is it?
puzzle-note-seen = { $seat }: closed Gates { $closed }, open Gates { $open }; Investigator VP on Agents { $investigator_vp }, Cultist VP on Mythos cards { $cultist_vp }.
