### The board of London: English texts.

### Section: the map

map = Map of London
place = { $district }, { $cost } pounds, { $content }. { $controlled ->
    [none] { "" }
   *[other] Controlled by { $controlled }.
  } { $target ->
    [yes] Legal target.
   *[no] { "" }
  }
place-building = { $building ->
    [none] building of { $name }
   *[other] { $building } of { $name }
  }{ $card ->
    [yes] { "" }
   *[no] , its District card is lost
  }
place-agents = { $types ->
    [none] { $count ->
        [one] agent of { $name }
       *[other] { $count } agents of { $name }
      }
   *[other] agents of { $name }: { $types }
  }
place-grenadiers = { $count ->
    [one] a Grenadier
   *[other] { $count } Grenadiers
  }
place-citizens = { $count ->
    [one] a New Citizen
   *[other] { $count } New Citizens
  }
place-trouble = trouble
place-calm = no trouble
place-nobody = nobody there
district-now = Its number on the die is { $number }. { $controller ->
    [none] Nobody controls it now.
   *[other] { $controller } controls it now.
  }
piece-in = { $piece }, { $district }. Legal target.
thames = T H A M E S
trouble = Trouble
trouble-of = { $count } of { $riots }
trouble-about = Trouble markers: { $count }. At { $riots } of them, Riots would end the game.

### Section: beside the map

secrets-about = Your secret, your District cards, and what everybody may be after
secret = Your secret
secret-goal = { $goal }, at the start of your turn.
secret-waits = { $goal }, before anybody else has won.
of = { $reached } of { $needed }
of-pounds = £{ $reached } of £{ $needed }
cancelled = Not counted, as Grenadiers stand there: { $districts }
cancelled-anywhere = Where Grenadiers stand, Agents, control and Buildings do not count: { $districts }
deck-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
  }
your-districts = Your District cards
use = Use
used = Used this turn
came = From your next turn on
guarded = Grenadiers hold it
by-itself = Answers a Random Event
aims = What they may be after
aims-about = From the open board alone: everybody who may have the Identity, and how far they have come.
aims-unused = Not in use, as far as you know
aims-seat = { $name }: { $far }
in-play-step = Symbol { $number } of { $count }
open-cards = Face up
seen-cards = You see these cards
known = You know
known-card = { $card }: { $places }
known-pile = discards
known-aside = Not in use when you looked: { $identities }
known-events = Next Random Events: { $events }
deck = Deck { $count }
discards = Discards { $count }
discards-top = On top of the discards: { $card }
events = Events { $count }

### Section: players

status = Turn { $number }, { $name } · Trouble { $trouble } of { $riots }
alarm = Could win: { $threats }
alarm-deck = { $count ->
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
  }: then { $waits ->
    [yes] { $identities } wins, or else points decide
   *[no] points decide
  }
money = Pounds
money-owed = Pounds, and what loans will cost at the end
money-owes = £{ $money }, owes{ "\u00A0" }£{ $owed }
cards = Cards in hand
cards-stuck = Cards in hand, and cards that never leave
agents-left = Agents not on the board
houses-left = Buildings not on the board
secret-cards = Agent and Building cards

### Section: at the end

row-identity = Identity
row-goal = On the way to the goal
row-agents = Agents, { $points } points each
row-houses = Cost of the Buildings
row-money = Pounds
row-loans = Loans
row-total = Points

### Section: cards

kind-identity = Identity
kind-event_card = Random Event
kind-agent = Agent card
kind-building = Building card
kind-district = District, £{ $cost }

### Section: what a District card does

ability-place_agent_here_or_adjacent = £{ $cost }: place an Agent here or next door
ability-draw_then_discard = Draw a card, then discard one
ability-pay_remove_trouble = £{ $cost }: remove one Trouble
ability-take_money = Take £{ $amount }
ability-ignore_event = £{ $cost_per_piece }: a figure ignores a Random Event
ability-discard_for_money = Discard a card for £{ $amount }
ability-place_trouble_here_or_adjacent = Place Trouble here or next door

### Section: the texts of Action cards, short enough for a card in hand

short-cash_or_card_from_each = Everybody else gives you £{ $amount } or a card.
short-loan = Take £{ $amount }. At the end repay £{ $repay } or lose { $penalty } points.
short-demand_cards = Another player gives you { $count } cards of their choice.
short-take_from_each = Take £{ $amount } from everybody else.
short-peek_identities = See all unused Identities but one.
short-die_gamble_bank = Die (1 to 12): from { $win_from } take £{ $win }; on { $lose_on } pay £{ $lose } or lose an Agent.
short-play_two = Play any two other cards from your hand.
short-move_other_adjacent = Move a rival’s Agent to an adjacent district.
short-earn_per_agent_in_district = £{ $amount } for each figure in { $district }.
short-fire_brigade = A player pays you £{ $ransom } or may lose a Building.
short-sticky_card = A player pays you £{ $ransom } or is stuck with this card.
short-react_relocate_removed = When your Agent is removed, place it elsewhere.
short-react_stop_move_or_remove = Nobody moves or removes your Agent.
short-discard_for_money = Discard any cards for £{ $amount } each.
short-die_gamble_player = Die (1 to 12): from { $win_from } take £{ $win } from a player; on { $lose_on } lose an Agent.
short-draw = Draw { $count } cards.
short-draw_from_discard = Draw { $count } random cards from the discards.
short-discard_one = Discard a card.
short-take_from_player = Take £{ $amount } from another player.
short-move_own_from_trouble = Move your Agent out of Trouble to the next district.
short-sell_card = Sell another player a card for £{ $amount }.
short-earn_per_trouble = £{ $amount } for each Trouble marker.
short-react_immune_to_text = The text of a card does not affect you.
short-swap_identity = You may exchange your Identity for an unused one.
short-move_own_anywhere = Move your Agent to any district.
short-discard_and_refill = Discard up to { $max_discard }, then draw to five.
short-each_other_removes_own = Everybody else removes one of their Agents.
short-pay_to_assassinate = Pay a player £{ $amount }, then kill a figure in a district with Trouble.
short-swap_two_agents = Two figures swap places.
short-inspect_and_discard = See a hand and discard one card from it.
short-ripper = Roll { $rolls } times; each time a figure there must go.
short-swap_hands = Exchange hands with another player.
short-earn_per_building = £{ $amount } for each Building on the board.
short-hire_removal = Pay a player £{ $amount } to remove a figure in a district with Trouble.
short-remove_in_district = Remove a figure from { $district }.
short-place_anywhere_no_trouble = Place an Agent anywhere, without Trouble.
short-die_gamble_kill = Die (1 to 12): from { $win_from } remove a figure in a district with Trouble; on { $lose_on } your own.
short-draw_per_own_building = Draw a card for each of your Buildings.
short-place_trouble = Place Trouble where a figure stands.
short-pay_to_move_own = Pay a player £{ $amount }, move your Agent anywhere.
short-force_gift = One player gives another £{ $amount }.
short-place_trouble_adjacent = Trouble spreads to a district next door.
short-react_end_own_turn = End your turn, take back your last card.
short-replace_building = Buy out a Building { $trouble ->
    [yes] in a district with Trouble.
   *[no] in a district without Trouble.
  }
short-place_near = Place { $max ->
    [one] an Agent
   *[other] up to { $max } Agents
  } in { $district } or next door.
short-earn_per_agent_in_trouble = £{ $amount } for each figure in one district with Trouble.
short-place_in_trouble = Place an Agent in a district with Trouble.
short-steal_random = Draw { $look } cards from a hand, keep { $keep }.
short-react_stop_removal = Your Agent is not removed.
short-build_half_price = Build at half price.
short-place_at_own_building = Place an Agent at one of your Buildings.

### Section: Agent and Building cards, likewise

short-agent-streetwalker = Lures Gentlemen, Jockeys and Cyclists away, or £2 each.
short-agent-rummager = Amid Trouble: £3 to play one more card.
short-agent-cyclist = Rides anywhere; then you may draw a Building card.
short-agent-jockey = See a hand in his district, steal one card.
short-agent-sailor = On the Thames: £1 to change a card.
short-agent-newsboy = In company: £2 to draw a card.
short-agent-suffragette = In Westminster: your Agents are not removed.
short-agent-flower_girl = By a Palace, Hotel or Mansion: take £1.
short-agent-match_girl = A player there gives £1 or a card for each Agent.
short-agent-housemaid = £1: removes Trouble here or next door.
short-agent-governess = By a Palace or Mansion: arrange Random Events.
short-agent-gentleman = Build in his district at a third of the price.
short-building-palace = In Chelsea, Southwark, Lambeth: £1 for each rival Agent.
short-building-mansion = An Agent here swaps places with another.
short-building-factory = Place two Agents here, and Trouble.
short-building-tenement = Remove a figure from here.
short-building-office = In the Strand or Holborn: £2 from a player there.
short-building-hotel = £1 for each rival Agent here.

### Section: answers, as chips

chip-district-card = District card: { $district }

### Section: the symbols, explained

legend = { $kind ->
    [place_agent] Place one of your Agents where you already have one, or next door.
    [take_money] Take as much money as it says from the bank.
    [remove_trouble] Remove a Trouble marker from any district.
    [assassinate] Assassinate: in a district with a Trouble marker, remove a figure that is not your own. The marker goes, too.
    [build] Build where you have an Agent and there is neither a Building nor Trouble. Pay the price of the district and take its card.
    [scroll] Scroll: do what the card says.
    [random_event] Random Event: turn one up. You cannot skip it.
    [play_another] You may play another card.
   *[reaction] Reaction: not played in your turn, but in answer to what others do.
  }
