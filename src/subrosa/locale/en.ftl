### Texts that all games share: English.

### Section: players

# A player without a name; the number is the seat as it stands in choices.
player-number = Player { $number }
# Who has won a game that the game itself has won. Endings that know better select by $count = 0.
nobody = nobody

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
problem-no-such-seat =
    { $last ->
        [0] There is no such seat: the table has seat 0 only.
       *[other] There is no such seat: the table has seats 0 to { $last }.
    }
problem-no-table = There is no such table, or it is not yours to see.
problem-not-found = There is nothing at this address.
problem-bad-method = This address cannot be asked in this way.
problem-begun = The game has begun and its seats are taken. For somebody who has left, the others can vote to let a bot play.
problem-cancelled = The host has cancelled this table. The lobby knows others.
problem-host-here = The host is here, or was a moment ago: somebody else can take over when the host has been away for { $minutes } minutes.
problem-not-maker = You became the host of this table later: those who sat here before you stay, unless they leave. Seats that nobody has taken can be given to bots.
problem-no-open-seat = No seat of this table is open to you.
problem-not-begun = The game has not begun: there is nothing to save yet.
problem-not-finished = The game is not over: this can be done when it is.
problem-not-playing = No game is running at this table.
problem-registered = You have an account already.
problem-saves-full = You keep { $most } saves here already, and somebody is looking at the oldest one: try again later.
problem-seat-taken = Somebody sits there already. The host can free the seat before the game begins.
problem-still-here = Whoever sits there is connected: a bot can only play for those who have left.
problem-too-many-running = You have { $most } games with bots going already. Play one of them to its end, or leave its page for { $minutes } minutes: its bots rest then, and it does not count.
problem-watch-instead = The game has begun and its seats are taken: you can watch it.
problem-long-message = The message is too long: at most { $most } bytes can be sent at once.
problem-too-large = This is too large to be sent.
problem-too-long = This would take the server too long to read.
problem-own-busy = The server is still busy with what you asked for before: wait for that first.
problem-too-fast = That was too much at once: wait a little and try again.
problem-too-many-errors = The connection was closed, since the server understood nothing for a while: load the page again.
problem-too-many-sockets = You have this table open { $most } times already: close some of them, then load the page again.
problem-day-full = That were enough tables for today: { $most } can be made in a day. Try again in an hour or so.
problem-day-full-of-saves = That were enough saves for today: { $most } kB can be brought in a day. Try again in an hour or so.
problem-too-many-guests = Too many new guests have come from your address today: at most { $most } a day can. Log in, or try again in an hour or so.
problem-failure = Something went wrong in the server; it has been noted. Try again.
problem-too-far-behind = The connection was too slow and was closed: it will be opened again.
problem-analysts-busy = Other games are being analysed: try again in a few minutes.
problem-busy = Too many others are asking for the same: try again in a few seconds.
problem-come-back = The server has to read this table anew: the connection will be opened again.

### Section: where values come from

provenance-rulebook = printed in the rulebook
provenance-public = published elsewhere
provenance-reconstructed = reconstructed by us

### Section: terminal - the table in words

terminal-title = { $game }, seed { $seed }
terminal-title-sealed = { $game }, sealed as { $seal }
terminal-unsealed = The seal is open. The secret was { $secret }; subrosa verify checks the save against it.
verify-replayed =
    { $count ->
        [one] { $game }: its one choice, played again from the start, leads where the save says.
       *[other] { $game }: { $count } choices, played again from the start, lead where the save says, every die and every card.
    }
verify-not-sealed = This game was not sealed: it was played with the seed { $seed }, and whoever knew that knew the dice.
verify-not-over = This game is not over yet, so its secret is not told here.
verify-seal = The dice were honest if this is the seal that was shown when the game began:
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


### Section: terminal - lists

terminal-players =
    { $high ->
        [1] For one player.
       *[other] { $low } to { $high } players, best to begin with { $usual }.
    }
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

# subrosa prune
prune-removed = Removed:
prune-would-remove = This would be removed:
prune-space = The database had { $before } kB and has { $after } kB.
prune-saves =
    { $count ->
        [one] { $count } save that was brought
       *[other] { $count } saves that were brought
    }
prune-waiting =
    { $count ->
        [one] { $count } table at which no game began
       *[other] { $count } tables at which no game began
    }
prune-running =
    { $count ->
        [one] { $count } game of guests that nobody went on with
       *[other] { $count } games of guests that nobody went on with
    }
prune-finished =
    { $count ->
        [one] { $count } finished game of guests
       *[other] { $count } finished games of guests
    }
prune-accounts =
    { $count ->
        [one] { $count } game of somebody with an account
       *[other] { $count } games of people with an account
    }
prune-guests =
    { $count ->
        [one] { $count } guest who did not come back
       *[other] { $count } guests who did not come back
    }
