### Texts of the board of Estoril 1942: English.

### Section: the city

city = The city
stamp = TOP SECRET
zoom-in = Zoom in
zoom-out = Whole city
area =
    { $area }, { $outer ->
        [yes] outer area
       *[no] inner area
    }{ $secret ->
        [yes] , TOP SECRET
       *[no] { "" }
    }{ $look ->
        [this] , look symbol for this location
        [adjacent] , look symbol for this and the adjacent locations
        [any] , look symbol for any location
       *[none] { "" }
    }.
free = Free.
stands =
    { $card ->
        [none] A face-down character of { $name }.
       *[other] { $card } of { $name }{ $face ->
            [down] , face down
           *[up] { "" }
        }.
    }
white = With a white marker.
seduced = Seduced: no abilities.
influence = Influence { $influence }.
dice = Dice { $one } and { $other }.
seen-by = Seen by { $names }.
ghost = { $card } would go here.
acting = Acts now.
reward =
    { $card ->
        [none] The reward at { $location }, face down.
       *[other] The reward at { $location }: { $card }{ $face ->
            [down] , face down
           *[up] { "" }
        }.
    }
no-reward = The reward at { $location } is gone.
place-now = Being resolved now.
place-done = Resolved.
now = now

### Section: beside the city

missions = Missions, { $points } points each
missions-short = Missions
missions-second = { $first } points for the first, { $second } for the second
missions-idle = Missions: not scored, you have your own
shared = know it
sealed = Sealed
yours = Yours, 1 point each
office-of = Mission of { $name }
order = Resolved in order
deck =
    { $count ->
        [one] Deck, { $count } card
       *[other] Deck, { $count } cards
    }
known-top = On top: { $card }
known-below =
    { $below ->
        [one] Below the top card: { $card }
       *[other] { $below } below the top: { $card }
    }
exchange-reward = The reward
exchange-top = Top of the deck
discards = Discards, 1 point each
lost = Lost for good
aside = You put aside: { $cards }

### Section: questions

called =
    { $card ->
        [none] { $name }’s card on { $area }
       *[other] { $card } ({ $whose ->
            [own] yours
           *[other] { $name }
        })
    }
chip-reward = Reward: { $location }
ask-exchange = { $reward } is the reward at { $location }, and { $top } lies on top of the deck. One of the two goes under the deck. Which one becomes the reward?
answer-seduce = Seduce { $who } to { $spot }
answer-keep = Keep { $card }
answer-swap = Take { $card } instead
answer-rally = Count flags: +{ $flags } influence
ask-discard =
    You may keep { $limit } cards, so { $count ->
        [one] { $count } has to go
       *[other] { $count } have to go
    }. Which one do you discard next? Nobody sees it until all have chosen.

### Section: the table

status = Round { $round } of { $rounds } · { $phase ->
        [placing] placing
        [resolving] resolving
       *[discarding] discarding
    } · { $name } begins
last-round = Last round: the cards you hold after it count.
in-hand = Cards in hand
markers = Markers left
points-printed = Points on the cards in hand
points-discards = Discards
points-office = Own mission: { $missions }
fulfilled = Missions fulfilled
total = Points
hand-note =
    { $markers ->
        [0] { $cards } · no markers left
        [one] { $cards } · { $markers } marker left
       *[other] { $cards } · { $markers } markers left
    }
cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
unmasked = { $card }, { $count ->
        [0] no mission
        [one] { $count } mission
       *[other] { $count } missions
    }
unmasked-office = { $mission }: { $points } points
