### Texts that all games share: English.

### Section: players

# A player without a name; the number is the seat as it stands in choices.
player-number = Player { $number }
names-and-last = { $names } and { $last }
# Who has won a game that the game itself has won. Endings that know better select by $count = 0.
nobody = nobody

### Section: why not

refusal = { $reason } (rule { $rule })

reason-unknown-choice = “{ $text }” is not a move in this game: choose one of the options on offer.
reason-game-over = The game is over and nothing more can be done: start a new one.
reason-not-asked = You have nothing to decide at the moment: wait until you are asked.
reason-nothing-to-undo = You have nothing that can be taken back: since then dice or cards have decided something, somebody has learned something, or somebody else has decided.
reason-not-now = That does not answer what you are asked now: choose one of the options on offer.

### Section: the table in the browser - what went wrong

problem-bad-request = The request could not be read. { $detail }
problem-bad-guess = Name one of the candidates: { $candidates }.
problem-bad-name = A name must have 1 to { $most } visible characters.
problem-bad-save = This save could not be read: { $detail }
problem-no-save = This is not a saved game of Sub Rosa: choose a file that you downloaded here or saved in the terminal.
problem-own-view = This file holds what one player had seen of a game before it was over. Download the game again when it has ended: then it can be opened here.
problem-bad-seats = You can take only one seat yourself; for another seat choose “Somebody at this screen”.
problem-bad-setup = The table cannot be set up like this: { $detail }
problem-empty = The message is empty: write something first.
problem-no-bot = There is no such bot. This game has: { $bots }.
problem-not-a-guest-seat = This seat is not for a guest: it belongs to a bot or to the host.
problem-unreadable = The message does not follow the protocol: { $detail }
problem-no-name = Pick a name first, or log in.
problem-wrong-login = The login or the password is wrong. Your login is your name with the letters that were added when you registered.
problem-logged-out = You have been logged out. Log in again, or pick a name.
problem-bad-invitation = This invitation is no longer valid: ask the host for a new one.
problem-forbidden = The request did not come from our page, or the page is out of date: reload it.
problem-foreign-origin = The request came from another site.
problem-not-host = Only the host of the table can do this.
problem-not-seated = Only those who sit at this table can do this.
problem-not-your-seat = Somebody else sits in this seat.
problem-private = This table is private: ask its host for an invitation.
problem-no-decision = There is nothing to show for this move: it was not a decision, or the game has not been analysed.
problem-no-game = There is no such game. The games are: { $games }.
problem-no-language = There are no texts in this language. The languages are: { $languages }.
problem-no-lesson = There is no lesson for this game yet.
problem-no-moment = There is no such move: the game has moves 0 to { $last }.
problem-no-puzzle = There is no such puzzle.
problem-no-such-seat =
    { $last ->
        [0] There is no such seat: the table has only seat 0.
       *[other] There is no such seat: the table has seats 0 to { $last }.
    }
problem-no-table = There is no such table, or you may not see it.
problem-not-found = There is nothing at this address.
problem-bad-method = This address does not accept this kind of request.
problem-begun = The game has begun and all its seats are taken. If somebody has left, the others can vote to let a bot play for them.
problem-cancelled = The host has cancelled this table. There are others in the lobby.
problem-host-here = The host is here, or was a moment ago: somebody else can take over once the host has been away for { $minutes } minutes.
problem-lesson-lost = This lesson has changed since you began it. Start it again.
problem-not-maker = You became the host of this table later, so those who sat here before you stay until they leave. You can give seats that nobody has taken to bots.
problem-no-open-seat = No seat at this table is open to you.
problem-not-begun = The game has not begun: there is nothing to save yet.
problem-not-finished = The game is not over yet: try again when it is.
problem-not-playing = No game is running at this table.
problem-registered = You already have an account.
problem-saves-full = You already keep { $most } saves here, and somebody is looking at the oldest one: try again later.
problem-seat-taken = Somebody already sits there. The host can free the seat before the game begins.
problem-still-here = This player is connected: a bot can only play for somebody who has left.
problem-too-many-running = You already have { $most } games with bots going. Finish one of them, or leave its page for { $minutes } minutes: then its bots rest, and it no longer counts.
problem-watch-instead = The game has begun and its seats are taken: you can watch it.
problem-long-message = The message is too long: at most { $most } bytes can be sent at once.
problem-too-large = This is too large to send.
problem-too-long = This would take the server too long to read.
problem-own-busy = The server is still busy with your last request: wait for that first.
problem-too-fast = That was too much at once: wait a little and try again.
problem-too-many-errors = The connection was closed because the server could not understand the last messages: reload the page.
problem-too-many-sockets = You already have this table open { $most } times: close some of them, then reload the page.
problem-day-full = You have made enough tables for today: the limit is { $most } per day. Try again in an hour or so.
problem-day-full-of-saves = You have uploaded enough saves for today: the limit is { $most } kB per day. Try again in an hour or so.
problem-too-many-guests = Too many new guests have come from your address today: the limit is { $most } per day. Log in, or try again in an hour or so.
problem-failure = Something went wrong on the server, and it has been logged. Try again.
problem-too-far-behind = The connection was too slow and has been closed. It will be opened again.
problem-analyses-busy = Other games are being analysed: try again in a few minutes.
problem-busy = Too many people are asking for this at once: try again in a few seconds.
problem-come-back = The server has to load this table again. The connection will be opened again.

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
verify-not-over = This game is not over yet, so its secret is not shown here.
verify-seal = The dice were honest if this is the seal that was shown when the game began:
terminal-guest = Guest
terminal-seated =
    { $player ->
        [human] Seat { $seat }: { $name }, a person
       *[other] Seat { $seat }: { $name }, bot ({ $player }{ $style ->
            [bold] , bold
            [patient] , patient
            [vindictive] , vindictive
           *[other] {""}
        })
    }
terminal-round = Round { $number }
terminal-you-are = { $name }, your decision:
terminal-curtain = Pass the screen to { $name }. Everybody else, look away.
terminal-curtain-confirm = { $name }, press Enter when nobody else is looking.
terminal-empty-hand = You have no cards.
terminal-waiting = Waiting for { $names } …
terminal-answered = Your answer is in. Waiting for { $names } …

### Section: lessons

lesson-title = { $game }: a first game, about { $minutes } minutes
lesson-number = Step { $number } of { $count }
lesson-read-first = Read on first: your move comes in a moment.
lesson-not-yet = That is allowed, but it is not the point yet. Try what the lesson suggests.
lesson-enter = Press Enter to go on.
lesson-plain-hint = Answer with a number. → marks what the lesson suggests, but try what you like. ? explains, help lists the other commands, quit stops.
terminal-lesson-on = Go on
terminal-only-real = That is for real games.
lesson-no-save = That is for real games: a lesson always starts from the beginning.
lesson-play-now = Now play a real game: { $command }

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
    log             everything that has happened
    rules           the chapters; rules 5.4 for a paragraph, rules WORDS to search
    undo            take back your last choice, as long as nobody has learned anything from it
    auto            automatic passing on or off, for when passing is all you can do
    lang pl         change the language
    save FILE       save the game, in its own file or in another
    quit            save the game and stop
terminal-no-undo = There is nothing you can take back: others have decided since, or something has come to light.
terminal-undone = Taken back.
terminal-auto-pass =
    { $on ->
        [yes] From now on you pass automatically whenever passing is all you can do.
       *[no] From now on you are asked even when passing is all you can do.
    }
terminal-no-auto-pass = With several people at one screen everybody is asked every time: otherwise the others would learn who can only pass.
terminal-language = English. Languages: { $languages }
terminal-no-language = “{ $text }” is not one of the languages: { $languages }

### Section: terminal - saving

terminal-saved = Saved: { $file }
terminal-resume = To continue: { $command }
terminal-replay = To replay it: { $command }
terminal-unfinished = The game is saved: { $file }
terminal-cannot-save = The game cannot be saved there: { $reason }

### Section: terminal - explanations

terminal-typed-as = To type it: { $text }
terminal-on-offer = You can choose this now.
terminal-not-allowed = Not now. { $reason }
terminal-possible = You can now: { $choices }.
terminal-rule = Rule { $heading }
terminal-rules-on = The rules mention it in: { $rules }.
terminal-no-rule = The rules have no paragraph { $text } and do not mention it.
terminal-several = That could be more than one thing: { $choices }.
terminal-unknown = There is nothing called “{ $text }” here.
terminal-did-you-mean = Did you mean: { $names }?


### Section: terminal - lists

terminal-players =
    { $high ->
        [1] For one player.
       *[other] { $low } to { $high } players, best with { $usual } for a first game.
    }
terminal-options-are =
    { $count ->
        [0] It has no options.
        [one] { $command } explains its { $count } option; you need not set it.
       *[other] { $command } explains its { $count } options; you need not set any.
    }
terminal-options-head = Options of { $game }. Set them with subrosa play { $name } --option NAME=VALUE, or let --setup ask you.
terminal-record = { $game }, played alone:
terminal-record-line =
    { $against ->
        [none] { $played ->
            [one] { $played } game
           *[other] { $played } games
        }
       *[other] against { $against }: { $played ->
            [one] { $played } game
           *[other] { $played } games
        }
    }, { $won } won.
terminal-record-difficulty = { $against }, { $difficulty }
terminal-record-best = Most points: { $best }.
terminal-record-none = There is no finished game in { $folder } that you have played alone.
terminal-rule-number = rule { $rule }
terminal-yes = yes
terminal-no = no
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
terminal-detail = ? explains whatever the cursor is on: a choice, a card, a player.
terminal-command = / to type: a choice, ? and a question, or help
terminal-hint-auto = you can only pass; a: do so automatically from now on
terminal-hint-wait = space: skip the wait
terminal-look-back = Look back at what happened
terminal-leave = Leave the table
terminal-piles = On the table
terminal-log = What happened
terminal-welcome = F1 lists the keys, r opens the rules.
terminal-saved-in = Saved in { $file }
terminal-close = Esc closes
terminal-search = A number or words to look for
terminal-rules-keys = / search   ↑↓ choose   Esc back to the table
terminal-rules-in-english = The rules of this game are written in English only.
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
terminal-help-explain = ?: explain what the cursor is on, with the rule
terminal-help-type = /: type a choice, a question such as ? play blackmail 2, or a command; Esc goes back
terminal-help-undo = u: take back your last choice, while nobody has learned anything from it
terminal-help-space = Space: do not wait for the others
terminal-help-auto = a: automatic passing on or off, for when passing is all you can do
terminal-help-save = s: save now (leaving saves the game, too)
terminal-help-rules = r: the rules
terminal-help-piles = d: the discard pile and whatever else lies face up
terminal-help-places = p, h, b, l or Tab: go to the choices, your hand, the board, the log
terminal-help-language = F2: Polish, English
terminal-help-theme = F3: light, dark
terminal-help-speed = F4: how fast the game goes
terminal-help-quit = q: leave; the game is saved, and the command to continue is printed

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

# subrosa serve
serve-without-page = This installation has no page for browsers. In a clone, “./dev serve” builds it, and “./dev build” makes a wheel that includes it; --client FOLDER names a page that has already been built.

# subrosa prune
prune-removed = Removed:
prune-would-remove = This would be removed:
prune-space = The database took { $before } kB and now takes { $after } kB.
prune-saves =
    { $count ->
        [one] { $count } uploaded save
       *[other] { $count } uploaded saves
    }
prune-waiting =
    { $count ->
        [one] { $count } table at which no game began
       *[other] { $count } tables at which no game began
    }
prune-running =
    { $count ->
        [one] { $count } abandoned game of guests
       *[other] { $count } abandoned games of guests
    }
prune-finished =
    { $count ->
        [one] { $count } finished game of guests
       *[other] { $count } finished games of guests
    }
prune-accounts =
    { $count ->
        [one] { $count } game of an account holder
       *[other] { $count } games of account holders
    }
prune-guests =
    { $count ->
        [one] { $count } guest who did not come back
       *[other] { $count } guests who did not come back
    }

### Section: terminal - puzzles

terminal-puzzle = { $game }: puzzle { $number } of { $count }
terminal-puzzle-you = A game between bots, stopped halfway. You sit in for { $name } and know what { $name } knows.
terminal-puzzle-log = What has happened:
terminal-puzzle-table = On the table:
terminal-puzzle-hand = In your hand: { $cards }
terminal-puzzle-which = Answer with a number from 1 to { $count }, or with the beginning of a name.
terminal-puzzle-right = Right: { $answer }.
terminal-puzzle-wrong = No, it is { $answer }.
terminal-puzzle-chances = How likely each answer was:
terminal-puzzle-why = How the chance of the right one changed:
terminal-puzzle-signs = What the table shows:
terminal-puzzle-explain = Read the explanation again
terminal-puzzle-share = To give this puzzle to somebody else: { $command }
