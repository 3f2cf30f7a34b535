### What the lobby and the frame of all pages say: English. It comes with the script, so that they can speak at once.

### Section: the house

to-lobby = To the lobby
about = About Sub Rosa
rules = Rules
primer = What is this about?
settings = Settings
guest = Guest
bot = bot
sure-no = Go back
close = Close
other-language = Zmień język na polski
to-light = Light theme
to-dark = Dark theme
offline = The server is not answering. We keep trying.
opening-page = One moment…
opening-board = Setting up the board…
opening-lost = Part of this page did not arrive. Check your connection.
try-again = Try again
player-number = Player { $number }

### Section: titles of pages

title-new = New table
title-table = Table
title-puzzle = Puzzle
title-rules = Rules
title-learn = Learn by playing
learn = Learn by playing
learn-minutes =
    { $count ->
        [one] Learn it in { $count } minute
       *[other] Learn it in { $count } minutes
    }
title-about = About
title-account = Settings
title-nowhere = Nothing here
title-your-turn =
    { $count ->
        [one] Your turn
       *[other] Your turn ({ $count })
    }

### Section: lobby

lobby-hero = Nobody at this table is who they say they are.
lobby-about = Board games of secret identity. Play bots in ten seconds, or send friends a link.
play-now = Play now against bots
play-bots = Play against bots
play-alone = Play alone
have-invitation = I have an invitation
paste-link = Paste the link you were given
bad-link = This is not one of our invitations: the link should contain /table/ and a name.
open-tables = Open tables
my-tables = My tables
new-table = New table
own-table = Your own table
own-table-about = Invite friends, choose variants, set a clock, share one screen.
open-save = Open a saved game
no-open-tables = No open tables. Start one: the bots are bored.
no-tables = You have no tables yet. One click, and you have one.
sit-down = Sit down
your-turn = Your turn
look-in = Open
watch = Watch
record = { $game }, alone
record-against = Against
record-difficulty = { $name }, { $difficulty }
record-played = Played
record-won = Won
record-best = Most points
my-tables-pages = Pages of my tables
page-back = Back
page-on = More
page-number = Page { $number }
spoken =
    { $lang ->
        [pl] in Polish
       *[en] in English
    }
replay = Replay
players-range =
    { $most ->
        [1] 1 player
       *[other] { $least }–{ $most } players
    }
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
players-of = Players of { $game }
minutes = { $count } min
seats-taken = { $taken } of { $all } seats taken
status-waiting = waiting for players
status-finished = finished
row-you-won = you won
row-winner = winner: { $names }
row-beaten = won by the game
row-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
status-broken = cannot continue
status-cancelled = cancelled
waiting-for = waiting for { $names }
waiting-for-you = waiting for you
waiting-for-many =
    { $count ->
        [one] waiting for { $count } answer
       *[other] waiting for { $count } answers
    }

### Section: a new table

bot-style =
    { $style ->
        [bold] bold
        [patient] patient
        [vindictive] vindictive
        [any] any character
       *[none] no particular character
    }
bot-with-style = { $bot } ({ $style })
bot-hosted = { $bot }: a bot of this server's host
bot-name =
    { $bot ->
        [easy] Easy: makes mistakes
        [normal] Normal: knows the game
        [hard] Hard: thinks ahead
        [random] plays at random
        [scripted] knows the game
        [search] tries everything out
       *[other] { $bot }
    }

### Section: the waiting room

nowhere = Nothing here
nowhere-about = This address leads nowhere. The tables are in the lobby.

### Section: the table

status-round = Round { $number }
status-turn = Turn { $number }

### Section: settings and account

language = Language
account = Account

### Section: puzzles

puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzles-of-the-day = Puzzles of the day
puzzle-solved = Solved
puzzle-missed = Not solved
puzzle-tomorrow = The next puzzle of the day: { $day }, { $time }.
puzzles-about = Somebody at the table has given themselves away. See what one player saw, and name them.
