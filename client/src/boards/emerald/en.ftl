### The board of Europe: English texts.

### Section: the map

map = Map of Europe
city-about = { $city }. Bombs for an agent: { $bombs }. { $content }.
city-pieces = { $name }: { $cubes ->
    [0] { "" }
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }{ $agents ->
    [0] { "" }
   *[other] { $cubes ->
      [0] { "" }
     *[other] ,{ " " }
    }{ $agents ->
      [one] { $agents } agent
     *[other] { $agents } agents
    }
  }
city-zombies = { $count ->
    [one] { $count } zombie
   *[other] { $count } zombies
  }
city-empty = Nobody there
city-leader = Majority: { $name }.
city-no-leader = Nobody has the majority.
city-lacking = You need { $count ->
    [one] { $count } more piece
   *[other] { $count } more pieces
  } for it.
city-card = Top card: { $card }. { $about } Cards below it: { $stack }.
city-no-card = No card is left.
city-target = Legal target.
tracks = Tracks
tracks-lead = { $lead } VP for the lead, shown by everybody
tracks-about = The Restorationists are at { $restorationist } of { $end }, the Loyalists at { $loyalist }. Everybody shows { $lead } VP for the lead. { $target ->
    [yes] Legal target.
   *[no] { "" }
  }
track = { $side ->
    [loyalist] Loyalists
   *[restorationist] Restoration
  }
limbo = Limbo
limbo-of = { $name } { $count }
limbo-about = Limbo. Cubes: { $content }. Zombies beside the board: { $zombies }. { $target ->
    [yes] Legal target.
   *[no] { "" }
  }
pool = zombies
symbol = { $kind ->
    [place] influence { $count }
    [claim] claim
    [retrieve] retrieve { $count }
    [move] move { $count }
    [restorationist_track] Restorationist track { $count }
    [loyalist_track] Loyalist track { $count }
    [assassinate] assassinate
    [agents] agents { $count }
    [bombs] bombs { $count }
    [madness] madness
    [neutral_vp] { $count } neutral VP
    [restorationist_vp] { $count } Restorationist VP
    [loyalist_vp] { $count } Loyalist VP
   *[kill_vp] { $count } VP for a kill
  }

### Section: an action being put together

ask-begin = { $side ->
    [loyalist] As a Loyalist, begin where the card on top is worth claiming, or near royalty that you may hide one day.
   *[restorationist] As a Restorationist, begin where royalty lies open that takes few bombs, or where the card on top is worth claiming.
  }
plan-about = The action you are putting together
plan = { $action ->
    [place] Place influence in { $city }
    [claim] Claim { $card } in { $city }
    [retrieve] Retrieve influence
    [move] Move agents
    [tracks] Move the markers
    [kill] Kill an agent of { $name } in { $city }
    [strike] Kill { $royalty } in { $city }
    [discard] Discard cards
   *[use] Use { $card }
  }
plan-cubes = { $count ->
    [one] { $count } cube.
   *[other] { $count } cubes.
  }
plan-standing = { $leads ->
    [you] You would lead { $mine } to { $rival }.
    [other] { $name } would lead { $rival } to your { $mine }.
   *[nobody] Nobody would lead: you have { $mine }, the strongest rival { $rival }.
  }
plan-claim-points = You score { $points } VP.
plan-claim-cubes = Your cubes there go to Limbo, all others go home.
plan-retrieve = { $count ->
    [one] { $count } cube comes back.
   *[other] { $count } cubes come back.
  }
plan-move = { $count ->
    [one] { $count } agent can move.
   *[other] Up to { $count } agents can move.
  }
plan-tracks = Restoration to { $restorationist }, Loyalists to { $loyalist }.
plan-change = { $change } VP for everybody.
plan-change-none = Nobody’s points change.
plan-bombs = Bombs: { $bombs } of { $needed }, { $agents } of them from your agents.
plan-cards = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
  }
plan-ready = This can be done now: press “Done”.
plan-add = Add cards from your hand.

### Section: questions that concern you alone

ask-reveal = { $cause ->
    [sanity] Your sanity is gone
   *[agents] You have no agent on the board
  }: you have to reveal your identity card. { $answer ->
    [change] A Loyalist plays on. With a Change of Heart you are a Restorationist, and the game ends now.
    [loyalist] A Loyalist plays on.
   *[restorationist] You are a Restorationist: that ends the game.
  }
answer-reveal = Reveal it
answer-change = Change of Heart: end the game
answer-no-block = Pass: you have no card that stops it

### Section: beside the map

side-about = Your side, and everybody’s cards
side-secret = Your secret
side-revealed = Revealed
side-unknown = Side unknown
side-wants = { $side ->
    [loyalist] Hide the royals, hunt rebels. Restorationist points will not count for you.
   *[restorationist] Kill the royals. Points of the crown will not count for you.
  }
counting = { $missing ->
    [0] { $points } VP shown, { $counting } count for sure. That is enough to end the game.
   *[other] { $points } VP shown, { $counting } count for sure. { $missing } more end the game.
  }
your-cards = Your cards
everybodys-cards = Everybody’s cards
royalty-count = Royalty
chance-loyalist = { $percent }% Loyalist
chance-about = A guess that only you see. At first it is the share of Loyalists among the identity cards other than yours; then pushed markers, claims and kills count. Anybody who bluffs misleads it.
short-claimed = claimed
short-deck = deck
short-discards = discards
short-beside = beside

### Section: all that is known of a player

dossier = What everybody knows of { $name }
dossier-points = { $points } of { $needed } VP: { $neutral } neutral, { $restorationist } Restorationist, { $loyalist } Loyalist, { $kills } for kills, { $lead } for the tracks.
dossier-supply = Agents in supply: { $agents }. Cubes in supply: { $cubes }, in Limbo: { $limbo }. Sanity: { $sanity }.
dossier-pushed = Markers moved: Restoration { $restorationist }, Loyalists { $loyalist }.
dossier-revealed = The identity card lies open.
dossier-looked = { $names } looked at the identity card.
piles = Where the cards are
tab-claimed = Claimed
tab-deck = Your draw deck
tab-hand-and-deck = Hand and deck
tab-discards = Discard pile
tab-beside = Beside the identity card
deck-note = Nobody knows their order.
held-note = Certainly in hand:
unseen-note = In hand or in the draw deck:
pile-empty = Nothing here.
card-times = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
royalty-killed = killed
royalty-hidden = hidden
victim = an agent of { $name }

### Section: the table

status = Round { $number } · { $name }
alarm-points = { $names }: { $missing } VP from the end
alarm-track = A marker is at { $place } of { $end }
fact-points = Victory points
fact-sanity = Sanity
fact-cubes = Cubes in supply
fact-agents = Agents in supply
fact-cards = Cards in hand

### Section: the end

row-shown = Points shown
row-lost-other = Lost: points of the other side
row-lost-kills = Lost: kills that do not count
row-lost-tracks = Lost: the other side’s track was ahead
row-base = What counts
row-neutral = of which neutral points
row-own = of which points of their own side
row-kills = of which for killed agents of Restorationists (Loyalists only)
row-tracks = of which the lead on their own side’s track
row-penalty = { $side ->
    [loyalist] The Loyalists
   *[restorationist] The Restorationists
  } pay: { $names } came last with { $base }{ $tied ->
    [yes] { " " }(in a tie a Loyalist counts as lower)
   *[no] { "" }
  }
row-total = Victory points

### Section: the symbols, explained

legend = { $kind ->
    [place] Influence: put that many cubes from your supply into one city.
    [claim] Claim: take the face-up card of a city where you have the majority, with at least one cube. As your first action only.
    [retrieve] Retrieve: take that many of your cubes back, from cities and from Limbo.
    [move] Move: that many of your agents go to other cities.
    [restorationist_track] Move the marker of the Restorationist track up by that many spaces.
    [loyalist_track] Move the marker of the Loyalist track up by that many spaces.
    [assassinate] Assassinate: attack an agent or the royalty of a city where you have an agent and the majority.
    [agents] When you claim this card, put that many agents into the city.
    [bombs] Bombs for an assassination: your agents in the city and your bombs together must reach the number of the target.
    [madness] When you claim this card, roll the sanity die.
    [neutral_vp] VP for either side.
    [restorationist_vp] VP that only Restorationists keep at the end.
    [loyalist_vp] VP that only Loyalists keep at the end.
    [city_bombs] Beside the name of a city: how many bombs it takes to kill an agent there.
    [limbo] Limbo: where your cubes go from a city after a claim or an assassination of yours. Retrieve brings them back.
    [beside] Beside your identity card: the cards with which you carried out assassinations, and a few whose text says so. They do not come back to your hand.
   *[kill_vp] VP for an agent that you kill with this card. You show them at once; at the end they count only if you are a Loyalist and the victim is a Restorationist.
  }
