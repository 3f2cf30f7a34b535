### Texts that all games share: English.

### Section: players

# A player without a name; the number is the seat as it stands in choices.
player-number = Player { $number }

### Section: why not

refusal = { $reason } (rule { $rule })

reason-unknown-choice = “{ $text }” is nothing that can be done in this game: choose one of the options on offer.
reason-game-over = The game is over and nothing more can be done: start a new one.
reason-not-asked = You are not asked anything at the moment: wait until it is your turn to decide.
reason-nothing-to-undo = You have nothing that can be taken back: chance, somebody's new knowledge or another decision came after it.
reason-not-now = That is not what you are asked now: choose one of the options on offer.

### Section: the table in the browser - what went wrong

problem-bad-request = The request cannot be read. { $detail }
problem-bad-name = A name has 1 to { $most } characters that can be seen.
problem-bad-save = This save cannot be read: { $detail }
problem-bad-seats = You can sit on one seat only; for another seat choose “somebody at this screen”.
problem-bad-setup = A table cannot be set up like this: { $detail }
problem-empty = There is nothing to say in this message: write something first.
problem-no-bot = There is no such bot; for this game there are: { $bots }.
problem-not-a-guest-seat = No guest belongs on this seat: it is a bot’s or the host’s own.
problem-unreadable = The message is not one of the protocol: { $detail }
problem-no-name = Pick a name first, or log in.
problem-wrong-login = No account has this login and this password. The login is the name with the letters that were added when you registered.
problem-logged-out = You have been logged out. Log in again, or pick a name.
problem-bad-invitation = This invitation is not valid any more: ask the host for a new one.
problem-forbidden = The request did not come from our page, or the page is too old: load it again.
problem-foreign-origin = The request came from a page of another site.
problem-not-host = Only the host of the table can do this.
problem-not-seated = Only those who sit at the table can do this.
problem-not-your-seat = Somebody else sits on this seat.
problem-private = This table is private: ask its host for an invitation.
problem-no-decision = There is nothing about this move: it was no decision, or the game has not been analysed.
problem-no-game = There is no such game; there are: { $games }.
problem-no-language = There are no texts in this language; there are: { $languages }.
problem-no-moment = There is no such move: the game has moves 0 to { $last }.
problem-no-such-seat = There is no such seat: the table has seats 0 to { $last }.
problem-no-table = There is no such table, or it is not yours to see.
problem-not-found = There is nothing at this address.
problem-bad-method = This address cannot be asked in this way.
problem-begun = The game has begun and its seats are taken. For somebody who has left, the others can vote to let a bot play.
problem-cancelled = The host has cancelled this table. The lobby knows others.
problem-host-here = The host is here, or was a moment ago: somebody else can take over when the host has been away for { $seconds } seconds.
problem-no-open-seat = No seat of this table is open to you.
problem-not-begun = The game has not begun: there is nothing to save yet.
problem-not-finished = The game is not over: this can be done when it is.
problem-not-playing = No game is running at this table.
problem-registered = You have an account already.
problem-seat-taken = Somebody sits there already. The host can free the seat before the game begins.
problem-still-here = Whoever sits there is connected: a bot can only play for those who have left.
problem-watch-instead = The game has begun and its seats are taken: you can watch it.
problem-long-message = The message is too long: at most { $most } bytes can be sent at once.
problem-too-large = This is too large to be sent.
problem-too-fast = That was too much at once: wait a little and try again.
problem-too-many-errors = The connection was closed, since the server understood nothing for a while: load the page again.
problem-failure = Something went wrong in the server; it has been noted. Try again.
problem-too-far-behind = The connection was too slow and was closed: it will be opened again.
problem-analysts-busy = Other games are being analysed: try again in a few minutes.
problem-come-back = The server has to read this table anew: the connection will be opened again.

### Section: where values come from

provenance-rulebook = printed in the rulebook
provenance-public = published elsewhere
provenance-reconstructed = reconstructed by us

### Section: terminal - the table in words

terminal-title = { $game }, seed { $seed }
terminal-guest = Guest
terminal-seated =
    { $player ->
        [human] Seat { $seat }: { $name }, a person
       *[other] Seat { $seat }: { $name }, bot ({ $player })
    }
terminal-round = Round { $number }
terminal-you-are = { $name }, you are asked:
terminal-curtain = The screen goes to { $name }. Everybody else, look away.
terminal-curtain-confirm = { $name }, press Enter when nobody else is looking.
terminal-empty-hand = You have no cards.
terminal-waiting = Waiting for { $names } …
terminal-answered = Your answer is in. Waiting for { $names } …

### Section: terminal - answers and commands

terminal-plain-hint = Answer with a number. ? explains, help lists the other commands, quit saves the game and stops.
terminal-group =
    { $name } … { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
terminal-group-back = Back to the whole list
terminal-how-to-answer =
    { $count ->
        [1] Answer 1, or type help.
       *[other] Answer with a number from 1 to { $count }, or type help.
    }
terminal-no-such-number =
    { $count ->
        [1] There is only choice 1.
       *[other] The choices go from 1 to { $count }.
    }
terminal-how-to-ask = For the rule in full: ? { $text }
terminal-plain-help =
    A number, or the words of a choice: choose it. The beginnings of its words are enough if only one choice fits.
    ?               what is asked, and the table
    ? 2             explain choice 2
    ? WORDS         explain a card, a character, a player, a rule, or why a choice is not allowed: ? play blackmail 2
    hand            your cards
    table           the table in words
    log             all that has happened
    rules           the chapters; rules 5.4 for a paragraph, rules WORDS to search
    undo            take back your last choice, as long as nobody has learned anything from it
    auto            pass automatically whenever passing is all you can do, on or off
    lang pl         change the language
    save FILE       save the game, here or in another file
    quit            save the game and stop
terminal-no-undo = There is nothing you could take back: others have decided since, or something has come to light.
terminal-undone = Taken back.
terminal-auto-pass =
    { $on ->
        [yes] From now on you pass automatically whenever passing is all you can do.
       *[no] From now on you are asked even when passing is all you can do.
    }
terminal-no-auto-pass = With several people at one screen everybody is asked every time: otherwise the others would learn who can only pass.
terminal-language = English. Languages: { $languages }

### Section: terminal - saving

terminal-saved = Saved: { $file }
terminal-resume = To go on: { $command }
terminal-replay = To look at it again: { $command }
terminal-unfinished = The game is saved: { $file }
terminal-cannot-save = It cannot be saved there: { $reason }

### Section: terminal - explanations

terminal-typed-as = Typed: { $text }
terminal-on-offer = You can choose this now.
terminal-not-allowed = Not now. { $reason }
terminal-possible = You can now: { $choices }.
terminal-rule = Rule { $heading }
terminal-rules-on = The rules mention it in: { $rules }.
terminal-no-rule = The rules have no paragraph { $text } and nothing about it.
terminal-several = That could be more than one thing: { $choices }.
terminal-unknown = Nothing is known of “{ $text }”.
terminal-did-you-mean = Did you mean: { $names }?

### Section: terminal - Kill the Overlord

terminal-overlord-order =
    { $giver ->
        [none] { $holder } took the Execution Order and holds it.
       *[other] { $holder } holds the Execution Order, given by { $giver }.
    }
terminal-overlord-no-order = Nobody holds the Execution Order.
terminal-overlord-order-tag = ORDER
terminal-overlord-gave-tag = gave it
terminal-overlord-player =
    { $name } is the { $character }, rank { $rank }, income { $income }, with { $gold } gold and { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }.
terminal-overlord-executed =
    { $name } is out of this round with token { $token }, with { $gold } gold and { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }.
terminal-overlord-executed-tag = EXECUTED { $token }
terminal-overlord-shown = Everybody knows of { $name }: { $cards }.
terminal-overlord-known = You know of { $name }: { $cards }.
terminal-overlord-seat-is = Seat { $seat }
terminal-overlord-you = you
terminal-overlord-pile =
    Draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
terminal-overlord-discards =
    { $cards ->
        [none] The discard pile is empty.
       *[other] Discards, the last one on top ({ $count }): { $cards }.
    }
terminal-overlord-banned = Banned in this round: { $card }
terminal-overlord-middle = In the middle: { $characters }
terminal-overlord-middle-ranks = In the middle: { $ranks }
terminal-overlord-played = Being played: { $cards }
terminal-overlord-top = on top: { $card }
terminal-overlord-signs = On the board: ◎ gold, ✿ cards in hand, ◉ cards you know of, … is asked at the moment, the number is the seat. The number on red is the rank, on gold the income.
terminal-overlord-pile-short = pile { $count }
terminal-overlord-discards-short = discards { $count }
terminal-overlord-figures = Rank { $rank }, income { $income }, hand limit { $limit }.
terminal-overlord-figures-unlimited = Rank { $rank }, income { $income }, no hand limit.
terminal-overlord-copies =
    { $count ->
        [one] There is { $count } of them.
       *[other] There are { $count } of them.
    }
terminal-overlord-alarm = { $name } has { $gold } of the { $needed } gold for a Coronation

### Section: terminal - lists

terminal-players = { $low } to { $high } players, best to begin with { $usual }.
terminal-options-are =
    { $count ->
        [0] It has no options.
        [one] It has { $count } option, which { $command } explains; you need not set it.
       *[other] It has { $count } options, which { $command } explains; you need not set any.
    }
terminal-options-head = Options of { $game }. Set them with: subrosa play { $name } --option NAME=VALUE, or let yourself be asked with --setup.
terminal-rule-number = rule { $rule }
terminal-standard = standard
terminal-legend = Where the values come from:
terminal-unmarked = without a mark
terminal-cards-hint = One component in full: subrosa cards { $game } ID. To correct values, copy cards.toml, change it and play with --cards; subrosa cards --check FILE finds mistakes.
terminal-mistakes =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
terminal-no-mistakes =
    { $file }: no mistakes, usable for { $game }. { $count ->
        [0] All values are the standard ones.
        [one] { $count } value differs from the standard:
       *[other] { $count } values differ from the standard:
    }

### Section: terminal - the screen

terminal-hand =
    { $count ->
        [0] You have no cards.
       *[other] Your hand:
    }
terminal-spectator = You are watching.
terminal-detail = ? explains whatever has the cursor: a choice, a card, a player.
terminal-command = / to type: a choice, ? and a question, or help
terminal-hint-auto = you can only pass; a: do so automatically from now on
terminal-hint-wait = space: go on at once
terminal-look-back = Look back at what happened
terminal-leave = Leave the table
terminal-piles = On the table
terminal-log = What happened
terminal-welcome = F1 lists the keys, r opens the rules.
terminal-saved-in = Saved in { $file }
terminal-close = Esc closes
terminal-search = A number or words to look for
terminal-rules-keys = / search   ↑↓ choose   Esc back to the table
terminal-speed =
    { $speed ->
        [slow] Slow
        [normal] Normal speed
        [fast] Fast
       *[instant] At once
    }
terminal-key-explain = ? explain
terminal-key-type = / type
terminal-key-undo = u undo
terminal-key-save = s save
terminal-key-rules = r rules
terminal-key-piles = d discards
terminal-key-help = F1 help
terminal-key-quit = q quit
terminal-help = Keys
terminal-help-choose = 1 to 9, ↑ ↓ and Enter, or a click: choose
terminal-help-explain = ?: explain what has the cursor, with the rule
terminal-help-type = /: type a choice, a question such as ? play blackmail 2, or a command; Esc goes back
terminal-help-undo = u: take back your last choice, while nobody has learned anything from it
terminal-help-space = Space: do not wait for the others
terminal-help-auto = a: pass automatically when that is all you can do, on or off
terminal-help-save = s: save now (the game is saved when you leave, too)
terminal-help-rules = r: the rules
terminal-help-piles = d: the discard pile and what else lies open
terminal-help-places = p, h, b, l or Tab: go to the choices, your hand, the board, the log
terminal-help-language = F2: Polish, English
terminal-help-theme = F3: light, dark
terminal-help-speed = F4: how fast it goes
terminal-help-quit = q: leave; the game is saved, and the way back is printed

### Section: terminal - replays

terminal-replay-place = Choice { $number } of { $count }
terminal-replay-open = everything open{ $over ->
        [no] , although the game is not over
       *[yes] { "" }
    }
terminal-replay-spectator = as a spectator
terminal-replay-seat = as { $name } saw it
terminal-replay-hint = Enter goes on, b back; a number or round 3 jumps; seat 2, spectator, open change the viewpoint; table, log, end, quit.
terminal-replay-command = / to type: a number, round 3, seat 2, spectator, open, end
terminal-replay-keys = → on   ← back   PgDn, PgUp round   Home, End   v viewpoint   / jump   d discards   r rules   q quit

### Section: terminal - Estoril 1942

terminal-estoril-signs = On the board: ★ on red is the reward, ✿ a face-down card, ◉ one that you know, · an inner area, ⚑ a white marker, ♥ a seduced character. On a free area: ✿ TOP SECRET, and the look symbols: one “?” this location, two this and adjacent ones, three all. The number beside a shape is the seat; the number in a corner is the influence while a location is resolved. Areas that touch on the board are adjacent; ★ after a name is the first player.
terminal-estoril-first = { $name } is the first player.
terminal-estoril-city = The city is two rows of three locations: { $upper }; below them { $lower }.
terminal-estoril-location = { $number } { $location }, row { $row }, column { $col }, next to { $neighbours }{ $resolved ->
        [yes] , resolved
       *[no] { "" }
    }. Reward{ $secret ->
        [yes] , TOP SECRET
       *[no] { "" }
    }: { $reward }
terminal-estoril-hidden = face down
terminal-estoril-no-reward = none
terminal-estoril-free = free
terminal-estoril-character =
    { $card ->
        [none] a face-down card of { $name }
       *[other] { $card } of { $name }
    }
terminal-estoril-area = { $area }, { $outer ->
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
terminal-estoril-player = { $name }: in hand { $cards }, markers to place { $markers }. The whole network: { $network }
terminal-estoril-discards = Discarded by { $name }: { $cards }
terminal-estoril-lost = Lost for good by { $name }: { $cards }
terminal-estoril-missions = Open missions: { $missions }.
terminal-estoril-shared-mission = Secret mission between { $one } and { $other }: { $mission }.
terminal-estoril-own-mission = Mission of { $name } for the recruitment office: { $mission }.
terminal-estoril-reward = The reward: { $card } – { $about }
terminal-estoril-top = On top of the deck: { $card } – { $about }
terminal-estoril-deck = Cards in the deck: { $number }.
terminal-estoril-known = You know that these are in the deck: { $cards }
terminal-estoril-counts = in hand { $cards }, markers to place { $markers }, discards { $discards }

### Section: terminal - Nanty Narking

terminal-nanty-signs = On the map: a shape with a number is that many Agents of a player, ! is Trouble, ⌂ with a shape is that player’s Building (× after it: its District card is lost), G Grenadiers, C New Citizens; the number beside a name is the cost of building, the shape before it who controls the district. Districts that touch are adjacent, across the Thames only where there is a bridge ║. ▸ before a name: you can choose it. Beside a player’s name: £ money (after − what loans will cost), ✿ cards in hand, ♟ Agents and ⌂ Buildings not on the board, ⊘ cards that never leave, ◉ cards that you know. Below: what each Identity needs and how far everybody is who may have it; ◉ is your own.
terminal-nanty-status = Turn { $number }, { $name }
terminal-nanty-alarm = Could win: { $threats }
terminal-nanty-supplies = Trouble { $trouble } of { $riots }, deck { $deck }, discards { $discards }, events left { $events }.
terminal-nanty-player = { $name }: £{ $money }, in hand { $cards }. Not on the board: Agents { $agents }, Buildings { $buildings }.
terminal-nanty-controls = Controls: { $districts }.
terminal-nanty-loans = Loans: { $cards }.
terminal-nanty-sticky = Never leaves: { $cards }.
terminal-nanty-secret-cards = Secret Agent cards { $agents }, Building cards { $buildings }.
terminal-nanty-open-cards = Face up: { $cards }.
terminal-nanty-known = Known to you: { $cards }.
terminal-nanty-is = Identity: { $identity }.
terminal-nanty-hand = Your hand: { $cards }.
terminal-nanty-district = { $district }, £{ $cost }: { $content }. Next to { $neighbours }.{ $river ->
        [yes] { " " }On the Thames.
       *[no] { "" }
    }
terminal-nanty-nobody = nobody
terminal-nanty-agents = { $types ->
        [none] { $name } { $count }
       *[other] { $name } { $count } ({ $types })
    }
terminal-nanty-grenadiers = Grenadiers { $count }
terminal-nanty-citizens = New Citizens { $count }
terminal-nanty-trouble = Trouble
terminal-nanty-building = { $building ->
        [none] Building of { $name }
       *[other] { $building } of { $name }
    }{ $card ->
        [no] { " " }without its District card
       *[yes] { "" }
    }
terminal-nanty-controlled = controlled by { $name }
terminal-nanty-aim = { $identities }{ $own ->
        [yes] { " " }(you)
       *[no] { "" }
    }: { $goal }. { $far }.
terminal-nanty-so-far = So far { $count }
terminal-nanty-markers = Trouble { $count }
terminal-nanty-cards-left = In the deck { $count }
terminal-nanty-unused = Not in use, as far as you know
terminal-nanty-goal-agents_in_districts = Agents in { $needed } districts
terminal-nanty-goal-trouble_markers = { $needed } Trouble markers on the board
terminal-nanty-goal-wealth = £{ $needed } in coins and Buildings
terminal-nanty-goal-districts_controlled = control of { $needed } districts
terminal-nanty-goal-deck_out = the deck runs out
terminal-nanty-goal-deck_out_low_trouble = the deck runs out with at most { $trouble } Trouble markers on the board
terminal-nanty-goal-cash = £{ $needed } in coins
terminal-nanty-goal-building_value = Buildings worth £{ $needed }
terminal-nanty-goal-agents_in_trouble_districts = Agents in { $needed } districts with Trouble
terminal-nanty-goal-agents_on_board = { $needed } Agents on the board
terminal-nanty-goal-control_westminster_and_adjacent = control of Westminster and of { $needed } districts next to it
terminal-nanty-goal-agents_in_river_districts = Agents in { $needed } districts on the Thames
terminal-nanty-goal-trouble_and_control = { $trouble } Trouble markers on the board and control of { $needed } districts
terminal-nanty-sort-agent = Agent card
terminal-nanty-sort-building = Building card
terminal-nanty-discards = { $cards ->
        [none] Discard pile: { $count }.
       *[other] Discard pile: { $count }. From the top: { $cards }.
    }
terminal-nanty-events = { $events ->
        [none] Random Events: { $count } to come.
       *[other] Random Events: { $count } to come. Happened: { $events }.
    }
terminal-nanty-known-one = { $card } is in one of these places: { $places }.
terminal-nanty-pile = the discard pile
terminal-nanty-peeked = You have seen among the Identities not in use: { $identities }.
terminal-nanty-foreseen = You know the next Random Events: { $events }.
terminal-nanty-letter-grenadier = G
terminal-nanty-letter-citizen = C
