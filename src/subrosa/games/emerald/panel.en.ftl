
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
panel-kind-tracks = of the tracks { $count }
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
    { $name }, { $faction }: { $shown } shown. Kept: neutral { $neutral }, of their own side { $own }, for killed agents { $kills }, of the tracks { $tracks }; together { $base }. { $penalty ->
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
