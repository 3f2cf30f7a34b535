### The board of America: English texts.

### Section: the map

map = Map of America
tally = { $name } { $count }
city-about = { $city }. Control value { $control }, { $name ->
    [none] nobody’s.
   *[other] controlled by { $name }.
  } Gate value { $gate }, { $side ->
    [closed] closed by { $gatekeeper }.
    [open] opened by { $gatekeeper }.
   *[none] neither closed nor open.
  }
city-closed = { $by ->
    [cthulhu] Cthulhu is here: the City is closed.
   *[martial_law] Martial Law holds here: the City is closed.
  }
city-cubes = Cubes: { $content }.
city-piece = { $piece } ({ $name }), power { $power }{ $possessed ->
    [yes] , Possessed.
   *[no] .
  }
city-deep = { $count ->
    [one] { $count } Deep One.
   *[other] { $count } Deep Ones.
  }
city-whateley = { $count ->
    [one] { $count } Whateley token.
   *[other] { $count } Whateley tokens.
  }
city-price = Travelling there costs { $price }.
city-card = The card in { $city }: { $card }. { $about } Cards below it: { $stack }.
city-no-card = { $city }: no card is left.
blockade-there = A Blockade lies on it.
leading = Influence: { $influence }. { $name ->
    [none] Nobody has the most.
   *[other] { $name } has the most.
  }
claimable = You can claim it now.
target = Legal target.
limbo = Limbo
limbo-of = { $name } { $count }
limbo-about = Limbo. Cubes: { $content }. { $target ->
    [yes] Legal target.
   *[no] { "" }
  }
track = { $track ->
    [ritual] Ritual
   *[investigation] Investigation
  }
track-about = { $track ->
    [ritual] Ritual
   *[investigation] Investigation
  }: space { $at } of { $end }, worth { $points } VP.
track-push = { $way ->
    [minus] { $track ->
        [ritual] Set the Ritual back
       *[investigation] Set the Investigation back
      }
   *[plus] { $track ->
        [ritual] Advance the Ritual
       *[investigation] Advance the Investigation
      }
  }
symbol = { $kind ->
    [influence] influence { $count }
    [wealth] wealth { $count }
    [travel] travel { $count }
    [power] power { $count }
    [ritual_plus] Ritual advance { $count }
    [ritual_minus] Ritual regress { $count }
    [investigation_plus] Investigation advance { $count }
    [investigation_minus] Investigation regress { $count }
    [kill] kill
    [close_gate] close a Gate
    [open_gate] open a Gate
    [blockade] Blockade
    [agent] Agent with power { $count }
    [generic] { $count } VP
    [investigator] { $count } Investigator VP
    [cultist] { $count } Cultist VP
   *[sanity] Sanity Test
  }

### Section: one City

sheet-city = City
sheet-card = Card
sheet-cubes = cubes
sheet-influence = Influence
possessed = Possessed
power = Power

### Section: an action being put together

plan-about = The action you are putting together
plan = { $action ->
    [add] Add Influence: { $place }
    [retrieve] Retrieve Influence
    [buy] Buy Influence
    [travel] Travel
    [track] { $push }
    [discard] Discard cards
    [drop] Discard, and draw as many
    [kill] { $card }: kill { $piece } in { $city }
    [slay] { $card }: kill a Deep One in { $city }
    [close] { $card }: { $piece } closes the Gate of { $city }
    [open] { $card }: { $piece } opens the Gate of { $city }
   *[use] { $card }
  }
plan-travel = It costs { $needed }, you pay { $total }.
plan-power = Power: { $total } of { $needed }{ $agents ->
    [0] .
   *[other] , { $agents } of it from your Agents.
  }
plan-trip = { $piece ->
    [none] A Deep One
   *[other] { $piece }
  } from { $city } to { $to }: { $price }.
take-limbo = From Limbo ({ $count } there)
plan-cubes = { $action ->
    [retrieve] { $count ->
        [one] { $count } cube comes back.
       *[other] { $count } cubes come back.
      }
    [buy] { $count ->
        [one] You get { $count } cube.
       *[other] You get { $count } cubes.
      }
   *[add] { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
      }
  }
plan-standing = { $leads ->
    [you] You would lead { $mine } to { $rival }
    [other] { $name } would lead { $rival } to your { $mine }
   *[nobody] Nobody would lead: you have { $mine }, the strongest rival { $rival }
  }{ $agents ->
    [0] .
   *[other] ; { $agents } of yours from Agents there.
  }
plan-tracks = Investigation at { $investigation }, Ritual at { $ritual }.
plan-points = Worth { $points } VP to you at the end.
plan-test = Then a Sanity Test: { $mad } of { $all } tokens in the bag are Madness.
plan-cards = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
  }
ask-put = The corner of a City shows what it is worth in VP; the dotted circle is its Gate, which takes as much power as it is worth.
ask-add = To add Influence, choose a City, a card or a creature on the board.
plan-ready = { $action ->
    [use] Press “Done” to use it. If there is something to choose, you are asked next.
   *[other] This can be done now: press “Done”.
  }
ask-end = You have no action left and no free action to take: end the turn.{ $alone ->
    [yes] { "" }
   *[no] { " " }You are asked all the same, so that nobody learns what you hold.
  }
plan-add = { $action ->
    [travel] Choose who goes where.
    [fares] Send somebody else too, or pay with cards.
    [way] Choose what you use it for.
    [use] Choose a target, and add cards with power if it takes more.
    [hunt] Choose a victim, and add cards with power if it takes more.
    [deed] Add cards with power.
    [buy] Add cards with wealth: { $price } wealth buys 1 cube.
   *[other] Add cards from your hand.
  }

### Section: beside the map

side-about = Your Allegiance, the Mythos row, and everybody’s cards
side-secret = Your secret
side-revealed = Revealed
side-unknown = Allegiance unknown
side-wants = { $allegiance ->
    [investigator] Closed Gates, the Investigation track and Agents with Investigator VP score for you.
    [cultist] Open Gates, the Ritual track, the Crypt, Mythos cards and Possessed Agents score for you.
    [dissenter_investigator] Every Gate, the Investigation track and the Crypt score for you. Stay hidden.
   *[dissenter_cultist] Every Gate, the Ritual track and the Crypt score for you. Stay hidden.
  }
side-points = { $vp } VP; { $threshold } end the game.
side-counting = If it ended now: { $points } VP
side-line = { $line }: { $points }
side-reveal = { $enough ->
    [yes] Revealing would bring you to { $points }: enough to end it!
   *[no] Revealing would bring you to { $points }.
  }
row = Mythos row
row-empty = No Mythos card lies open.
mythos-deck = Mythos cards in the deck
your-cards = Your cards
everybodys-cards = Everybody’s cards
supply = Beside the board
supply-reserve = Cards in the Reserve
supply-sane = Sane tokens in the bag
supply-mad = Madness tokens in the bag
supply-blockades = Blockades left
supply-deep = Deep Ones that can be placed
chances = What is { $name }?
chances-whose = About whom
chance-about = From what everybody has done and what you know. Only you see this.
allegiance-short = { $allegiance ->
    [investigator] Investigator
    [cultist] Cultist
    [dissenter_investigator] Dissenter (Inv.)
   *[dissenter_cultist] Dissenter (Cult.)
  }
percent = { $percent }%
short-claimed = claimed
short-deck = deck
short-discards = discards
short-mythos = Mythos
short-crypt = Crypt

### Section: the Great Old One

elder = The Great Old One
elder-vp = { $vp } of { $threshold } VP
elder-goal = { $goal ->
    [mythos_claimed] Wins at once with { $number } Mythos cards.
    [sanity_cards_claimed] Wins at once with { $number } cards that test Sanity.
    [agents_claimed] Wins at once with { $number } Agents.
    [ritual_lead] Wins at once when the Ritual is { $number } ahead.
    [gates_opened] Wins at once with { $number } open Gates.
   *[cities_controlled] Wins at once with { $number } Cities.
  }
elder-reached = { $reached } of { $number }
elder-madness = Madness tokens: { $madness } of { $most }; the last one ends the game
elder-ahead = If the game ended now: { $who ->
    [nobody] a tie, which you win.
    [you] you would be { $count } VP ahead.
   *[it] it would be { $count } VP ahead.
  }
elder-deck = Behaviour cards in the deck
elder-mythos = Mythos cards
elder-crypt = Killed Agents
elder-ends = The game ends after the Great Old One’s turn
cultist-revealed = revealed
cultist-numbers = { $pool } cubes, { $limbo } in Limbo · influence { $influence }, travel { $travel }, power { $power }
story = What the Great Old One did
story-steps = { $step } of { $count }
story-step = Next
story-all = All at once
story-again = Tell it again

### Section: all that is known of a player

dossier = What everybody knows of { $name }
dossier-points = { $vp } of { $threshold } VP: { $missing } more end the game.
dossier-supply = Cubes: { $pool } in the pool, { $limbo } in Limbo, { $common } for sale. Control tokens left: { $control }.
dossier-sanity = Madness: { $madness } of { $limit }; sane tokens: { $sane }.
dossier-agents = Agents: { $count } of 6{ $content ->
    [none] .
   *[other] { " " }({ $content }).
  }
dossier-agent = { $piece } { $power }{ $city ->
    [none] { "" }
   *[other] { " " }– { $city }
  }
dossier-revealed = The Allegiance lies open.
dossier-looked = { $names } looked at the Allegiance.
piles = Where the cards are
tab-claimed = Claimed
tab-deck = Your draw deck
tab-hand-and-deck = Hand and deck
tab-discards = Discard pile
tab-mythos = Mythos cards
tab-crypt = Crypt
deck-note = In no particular order.
held-note = Certainly in hand:
unseen-note = In hand or in the draw deck:
in-play-note = In play, until the action is resolved:
pile-empty = Nothing here.
card-times = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }

### Section: the table

status-setup = Set-up
status = Round { $number } · { $name } · { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
  }
alarm-revealing = May end the game by revealing: { $names }
alarm-revealing-one = { $name } with { $vp } VP ({ $allegiances })
alarm-points = { $names }: { $missing } VP from the end
alarm-track = A marker is at { $place } of { $end }
alarm-madness = { $names }: one Madness token from insanity
alarm-rival = Somebody else leads where you are in control: { $cities }
alarm-goal = { $name } is { $left ->
    [one] one step
   *[other] { $left } steps
  } from its goal
alarm-elder-madness = { $name }: one Madness token from the end of the game
fact-vp = Victory points
fact-madness = Madness tokens
fact-cubes = Cubes in the pool
fact-agents = Agents
fact-cards = Cards in hand

### Section: the end

row-track_vp = On the track
row-secrecy = Allegiance kept secret
row-generic = Points of cards
row-effects = Effects at the end of the game
row-track = Progress on their own track
row-gates = Gates that count
row-crypt = Crypt
row-agents = Investigator points of Agents
row-mythos = Cultist points of Mythos cards
row-possessed = Possessed Agents
row-deep_ones = All Deep Ones risen
row-dissenter = A Dissenter who was revealed
row-total = Victory points
row-elder = { $name }, the Great Old One
row-out = { $allegiance ->
    [investigator] The Investigators are out
    [cultist] The Cultists are out
    [none] Out
   *[other] A Dissenter is out
  }, for { $names } had the least ({ $lowest })
out = out
row-low-tie = Tie for the least, { $names }: { $by ->
    [dagon] Dagon wins it
    [mythos] whoever has fewer Mythos cards goes
    [allegiance] Dissenters go before Cultists, Cultists before Investigators
   *[shared] it stays
  }
row-high-tie = Tie for the most, { $names }: { $by ->
    [dagon] Dagon wins it
    [mythos] more Mythos cards win
    [allegiance] Investigator before Cultist before Dissenter
   *[shared] shared victory
  }

### Section: the symbols, explained

legend = { $kind ->
    [influence] Influence: put that many cubes on one place, or take that many back.
    [wealth] Wealth: every 2 buy you a cube from the common pool.
    [travel] Travel: pays for the roads that your Agents take.
    [power] Power: added to that of your Agents, for kills and Gates.
    [ritual_plus] Move the Ritual marker forward by that many spaces.
    [ritual_minus] Move the Ritual marker back by that many spaces.
    [investigation_plus] Move the Investigation marker forward by that many spaces.
    [investigation_minus] Move the Investigation marker back by that many spaces.
    [kill] The text of this card lets you kill an Agent.
    [close_gate] The text of this card lets you close a Gate.
    [open_gate] The text of this card lets you open a Gate.
    [blockade] The text of this card is about Blockades.
    [agent] Whoever claims this card gets an Agent with that much power.
    [generic] VP for everybody.
    [investigator] VP for Investigators only.
    [cultist] VP for Cultists only.
   *[sanity] Whoever claims this card makes a Sanity Test.
  }
