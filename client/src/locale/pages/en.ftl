### What all other pages say: English. It is fetched in the language of the reader. What games say is in their own catalogues.

### Section: the house

back-to-play = Back to the game
you-named = { $name } (you)
bot-here =
    { $style ->
        [bold] bot, bold
        [patient] bot, patient
        [vindictive] bot, vindictive
       *[other] bot
    }
bot-of-host = host's bot
yes = yes
no = no
zoom-in = Zoom in
zoom-out = Zoom out
map-next = { $count } out of sight: go to a place you can choose
rule = rule { $rule }

### Section: titles of pages

lesson = Lesson
lesson-step = Step { $number } of { $count }
lesson-on = Go on
lesson-back = I see
lesson-try = Try it for me
lesson-fold = Hide the hint
lesson-unfold = Show the hint
lesson-again = Once more
lesson-play = Play a real game

### Section: a new table

which-game = Which game?
who-plays = Who plays?
how-many = Players
seat-number = Seat { $number }
seat-kind-me = Me
seat-kind-bot = A bot
seat-kind-friend = A friend, by link
seat-kind-friend-about = You get a link to send.
seat-kind-open = Open to anybody
seat-kind-open-about = Whoever comes first.
seat-kind-hotseat = Somebody at this screen
bot-level = How the bot plays
bot-character = What the bot is like
name = Name
your-name = Your name
public-table = Show this table in the lobby
table-language = Language at the table
pace = Pace
pace-none = No clock
pace-live = A clock
pace-days = Days per move
pace-move = Seconds per move
pace-reserve = Seconds in reserve
pace-how-many-days = Days
speed = Bots answer
speed-slow = slowly, so that you can follow every move
speed-normal = at a human pace
speed-fast = quickly
options = Variants and house rules
option-own = Your own…
option-own-text = { $option }: your own
make-table = Set the table

### Section: the waiting room

waiting-room =
    { $count ->
        [0] Everybody is here. The game begins.
        [one] One seat is still empty. The game begins when it is taken.
       *[other] { $count } seats are still empty. The game begins when they are taken.
    }
seat-open = Open seat
seat-invited = Reserved for a friend
seat-person = Somebody
seat-bot = A bot
seat-hotseat = Somebody at this screen
copy-link = Copy the link
link-copied = Copied
invitation-link = Invitation
free-seat = Free the seat
seat-host = host
fill-seat = Give it to a bot
fill-seats =
    { $count ->
        [one] Give the empty seat to a bot
       *[other] Give the { $count } empty seats to bots
    }
host-gone = { $name }, the host of this table, has been away for a while.
take-over = Become the host
cancel-table = Cancel the table
cancel-sure = Cancel this table? Everybody waiting here will be told that the game is off.
cancelled-table = This table was cancelled
cancelled-table-about = The host called the game off before it began. There are other tables in the lobby.
leave = Leave the table
leave-sure = Leave this table? Others may let a bot play for you.
no-table = No such table
no-table-about = There is no table here, or you may not see it. There are others in the lobby.
broken-table = This table cannot continue
broken-table-about = The rules have changed since this game began. It is kept, but nobody can move in it.

### Section: the table

region-prompt = Your decision
region-hand = Your hand
region-log = What happened
log-keys = Left and Right go from name to name, Enter tells more.
log-since = Since your last move
log-about-you = About you since your last move
log-about-you-more =
    { $count ->
        [one] And one more line above.
       *[other] And { $count } more lines above.
    }
log-about-you-others = and { $count } more
log-unread =
    { $count ->
        [one] one new line about you
       *[other] { $count } new lines about you
    }
region-rail = Players, log and chat
region-picks = Choose one
region-spoken = Read aloud
region-tip = Explanation
skip-to-prompt = Skip to your decision
spoken-picked = Picked: { $thing }.
spoken-dropped = No longer picked: { $thing }.
spoken-undone = The last move was taken back.
tabs = Parts of the table
tab-table = Table
tab-players = Players
tab-log = Log
tab-talk = Chat
log = What happened
hand = Your hand
hand-count =
    { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
hand-limit = { $count } of { $limit } cards
card-can = You can choose it.
card-chosen = Chosen.
card-not-now = Not now.
players = Players
talk = Chat
talk-here = Say something…
talk-send = Send
mute = Mute
unmute = Unmute
notes = Notes and more
notes-about = Only you can see them.
download = Download the game
download-seen = Download what you have seen
seat-away = away
seat-replaced = a bot is playing
seat-replace =
    { $votes ->
        [0] Let a bot play
        [one] Let a bot play ({ $votes } vote)
       *[other] Let a bot play ({ $votes } votes)
    }
seat-bring-back = Bring them back
seat-asked = to decide
connection-connecting = Connecting…
connection-open = Connected
connection-lost = Reconnecting…
connection-closed = The table is closed
clock = Time left: { $time }
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
clock-hours = { $hours } h
undo = Undo
# Below something that was clicked and is not on offer.
looked = There is nothing to choose here now.
looked-asked = Now you are asked: { $question }
looked-waiting =
    { $count ->
        [one] { $names } is deciding now.
       *[other] { $names } are deciding now.
    }
look-closer = Look closer
moment-over = What happened

### Section: what it is about

primer-now = This game, right now
primer-goal = The goal
primer-turn = Your turn
primer-end = How it ends
primer-symbols = Symbols on cards
primer-counts = Beside each player
primer-close = Got it
primer-rules = All the rules

### Section: the prompt

prompt-sending = One moment…
prompt-replaced = A bot is playing for you.
come-back = I am back
prompt-answered = Your answer is in: { $choice }.
prompt-waiting = Waiting for { $name }.
prompt-waiting-many =
    { $count ->
        [0] One moment…
        [one] Waiting for { $count } answer.
       *[other] Waiting for { $count } answers.
    }
prompt-together = Everybody is asked at the same time. Answers stay secret until all are in.
prompt-bots-busy = The bots are busy and take a little longer than usual.
prompt-and-then = Which of these?
prompt-where =
    { $where ->
        [hand] Choose in your hand.
        [both] Choose in your hand or on the board.
       *[board] Choose on the board.
    }
prompt-or-where =
    { $where ->
        [hand] Or choose in your hand.
        [both] Or choose in your hand or on the board.
       *[board]
            { $count ->
                [one] Or click what is marked on the board.
               *[other] Or click one of the { $count } marked on the board.
            }
    }
prompt-passing = There is nothing you can do here, so the table passes for you.
prompt-sure = Are you sure? { $choice }
auto-pass = Pass for me when I cannot react
auto-pass-about = Where several are asked at once and passing is all you can do, it passes for you. Your own turn never ends without you. Nobody else can see this box, or that it passed for you.
pass-span =
    { $span ->
        [turn] Pass for the whole turn
       *[round] Pass for the whole round
    }
pass-skipped =
    { $span ->
        [turn] You pass on this question until the turn is over.
       *[round] You pass on this question until the round is over.
    }
pass-ask-again = Ask me again
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once

### Section: cards and rules

zoom-filled-in = The rulebook does not give everything that stands here, so we filled it in. If your copy of the game differs, whoever runs this server can correct it.
zoom-rules = Rules that mention it
rules-of = Rules: { $game }
rules-back = Back
search-rules = Search the rules
chapters = Chapters
rules-found =
    { $count ->
        [one] { $count } paragraph
       *[other] { $count } paragraphs
    }
rules-in-english = The rules of this game are written in English only; cards, questions and the log are in your language.
no-rules = There are no rules here. Perhaps the name of the game is misspelt.

### Section: the default board

board-targets = You can choose
board-table = On the table
board-target = You can choose this.

### Section: endings and replays

winner = Winner
beaten = Beaten by the game
again = Play again
watch-replay = Watch the replay
see-board = See the board
ended-by-rule = Decided by rule { $rule }.
open-to-all = Let anybody with the link watch the replay
ending-place = Place { $place } of { $count }.
ending-no-places = There is no second place in this ending.
story = How it turned
story-turning = The turning point was move { $n }, { $name }: “{ $choice }”. Before it, the winner’s chances were about { $before }; after it about { $after }, and they stayed there.
story-no-turning = There was no turning point: no single decision raised the winner’s chances for good.
story-look = Look at it in the analysis
story-find = Find the turning point
story-find-about = Bots go through every decision once more, which takes a minute or two. Then you see where the game turned.
suspicions = Who saw through whom
suspicions-about = How likely the truth about each player looked, in percent, to somebody who made the most of what they had seen.
suspicions-eyes = Seen by
suspicions-all = all others, on average
score-how = How it was scored
score-total = Points
score-over-time = Scores over the game
score-over-time-about = One line per player, from the first move to the last.
replay-controls = Replay
replay-at = Move { $n } of { $length }
replay-move = Move
replay-back = One move back
replay-on = One move on
replay-turn-back = To the previous turn
replay-turn-on = To the next turn
replay-play = Play
replay-pause = Pause
replay-seen-by = Seen by
replay-open = Everything open
replay-as = As { $name } saw it
replay-hands = Hands
replay-ending = How it ended
no-replay-about = Only finished games can be replayed.
analyse = Analyse
analysis = Analysis
analysis-starting = The analysis is about to begin…
analysis-running = Analysing decisions: { $done } of { $total }
analysis-failed = The analysis failed. Try again later.
analysis-partly = There was time for { $done } of { $total } decisions.
analysis-chances = Chances of winning
analysis-doubtful = The players knew so different things here that the figures contradict each other, so there are none.
analysis-chances-about = Everybody’s chances over the game
analysis-decides = { $name } decides
analysis-no-decision = There was nothing to choose here
analysis-next = To the next decision
analysis-chosen = chosen
analysis-range = { $low } to { $high } %
analysis-more =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
analysis-swing-none = Nothing better was found.
analysis-swing-clear = “{ $best }” was clearly better: { $swing } points ({ $low } to { $high }).
analysis-swing-unclear = “{ $best }” looks better by { $swing } points ({ $low } to { $high }): too little to call it a mistake.
analysis-known = What each player could have known
analysis-about-seat = About { $name }
analysis-true = was true:
analysis-nothing-known = Nothing had to be guessed.
analysis-turning = Where another choice was clearly better
analysis-turning-at = Move { $n }, { $name }: { $swing } points
analysis-turning-none = Nowhere: no choice was clearly worse than another.
analysis-about =
    The chances are what the deciding player could have expected: { $playouts } worlds that fit what they had seen, judged by the bots. The ranges show how much more worlds could change, not how wrong the bots may be.

### Section: hot-seat

curtain-pass = Pass the screen to
curtain-open = I am { $name }

### Section: settings and account

preferences = Preferences
theme = Theme
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = Same as the device
motion-less = As little as possible
quick-moves = Quick moves: one tap on a target makes the move
single-keys = Single-key shortcuts at the table: 1 to 9, P, H, B, L, U, ?
read-events = Screen readers: read out what happens and what is said
account-guest = You are a guest: this browser remembers you. With a password your tables follow you to other browsers.
account-registered = Your tables follow you wherever you log in.
password = Password
password-about = At least eight characters.
save-name = Change name
register = Register
log-in = Log in
log-out = Log out
log-out-everywhere = Log out everywhere
have-account = I have an account
login = Login
login-about = Your name with the letters that were added when you registered.
your-login = To log in elsewhere, type: { $login }
saved = Done.
registered = Welcome. You are registered.
logged-in = Welcome back.
logged-out = You are logged out.

### Section: about

about-house = A rose hung over a table meant that what was said there stayed there. Sub Rosa is one table for board games of secret identity, for people in browsers and terminals and for bots. Nobody is ever sent more than the rules let them know.
about-games = The games
about-games-text = The rules of games belong to nobody; their names, pictures and words belong to their authors and publishers. The drawings, card texts and rules here are our own. If you like a game, buy the box: it is prettier still.
about-credits = Work by others
about-icons = icons by
about-keys = Keys
about-keys-off = Single-key shortcuts can be turned off in the settings.
key-choose = choose the first to ninth option
key-prompt = go to the prompt
key-hand = go to your hand
key-board = go to the board
key-log = go to the log
key-undo = undo
key-zoom = enlarge the focused card
key-rule = show the rule that applies now
key-clear = drop what you have picked
# Honest dice
seal-name = Seal
seal-secret = Secret
seal-sealed = Every draw is sealed
seal-sealed-about = Whatever is drawn or rolled in this game comes from a secret that was drawn before it began. Its seal is already shown here. When the game is over, the secret is revealed and your browser checks it against the seal. Nobody can change a draw along the way.
seal-kept = Every draw was honest
seal-kept-about = The secret matches the seal that your browser saw before the end. It lets anybody check the saved game to the last draw: subrosa verify.
seal-fits = The secret matches its seal
seal-fits-about = Your browser did not see this game before it ended, so compare the seal with what the other players saw. The saved game can be checked to the last draw: subrosa verify.
seal-broken = The seal does not match
seal-broken-about = The secret that was revealed is not the one that was sealed, or the seal has changed since the game began. Do not trust this game, and ask whoever runs this server.
seal-unchecked = The seal is open
seal-unchecked-about = This page was loaded without https, so your browser cannot check the secret. You can: the seal is the SHA-256 of “subrosa seal ” followed by the secret.

### Section: puzzles

puzzles = Puzzles
puzzles-solved = Solved: { $solved } of { $count }.
puzzle-number = Puzzle { $number } of { $count }
puzzle-you = A game between bots, stopped halfway. You sit in for { $name } and know what { $name } knows.
puzzle-right = Right: { $answer }.
puzzle-wrong = No, it is { $answer }.
puzzle-chances = How likely each answer was
puzzle-why = How the chance of the right one changed
puzzle-change = { $before } % → { $after } %
puzzle-percent = { $percent } %
puzzle-signs = What the table shows
puzzle-share = Share this puzzle
puzzle-next = Next puzzle
no-puzzle = There is no such puzzle
no-puzzle-about = Perhaps the link is incomplete. The lobby has today’s puzzles.
