### Texts of the lab: English.

### Section: runs

lab-games = games
lab-pairs = pairs of games
lab-decisions = decisions
lab-whole = Everybody takes every seat equally often: { $games } games are played, a multiple of the { $seats } seats.
lab-whole-alone = Every bot plays the same deals: { $games } games are played, a multiple of the { $bots } bots.
lab-kept = Every game is in { $file }; to add to it, run the same command with more games.
lab-stopped = Stopped. What was played is in { $file }; run the same command to continue.
lab-report-kept = The report and its tables are in { $folder }.

### Section: arena

lab-arena-head =
    { $game }: { $games } games of { $seats ->
        [1] { $seats } player
       *[other] { $seats } players
    }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }, seed { $seed }; { $decisions } decisions per game. Rates in % with 95 % intervals.
lab-bot = bot
lab-chairs = seats
lab-rating = rating
lab-doubt = ±
lab-failures = failures
lab-ladder-note = A seat is one bot in one game; { $share } % of them would win if all were equal. Ratings: Plackett-Luce by openskill, 25 to begin with.
lab-alone-note = Every bot plays alone against the game, all of them with the same deals.
lab-meetings-head = Of the games that one of the two won, the share that the bot of the row won:
lab-failed-head = Failures (the scripted bot took over the seat, which then does not count as won):
lab-failure = - { $bot }, { $count } ×: { $why }

### Section: balance - the page

lab-eyebrow = Sub Rosa · the lab
lab-balance-title = { $game }: is it fair?
lab-balance-lead =
    { $games } games of { $seats ->
        [1] { $seats } player, a “{ $bot }” bot
       *[other] { $seats } players, all of them “{ $bot }” bots
    }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }{ $cards ->
        [standard] { "" }
       *[other] , card file { $cards }
    }, seed { $seed }.
lab-short = In short
lab-seats = Seats
lab-seat = Seat { $seat }
lab-alone = Alone
lab-alone-about = How often does the player win? Otherwise the game does.
lab-wins = wins
lab-wins-axis = wins in %
lab-percent-axis = %
lab-points-axis = percentage points
lab-difference-axis = difference
lab-tenths-axis = tenth of the game
lab-course-axis = % of the decisions of the game
lab-wins-caption = Win rate and 95 % interval; dashed: if all were alike
lab-seats-about = Does it matter where you sit? Seat 0 is the first seat of the set-up.
lab-roles-about = Does it matter what you were dealt? What a player is may change during the game; what counts here is what they were at the beginning.
lab-endings = Endings
lab-endings-caption = How games end
lab-lengths = Length
lab-lengths-about = A decision is a moment at which a player has at least two options.
lab-length-round = Rounds
lab-length-turn = Turns
lab-length-decisions = Decisions
lab-length-options = Options per decision
lab-length-most = Most options at once
lab-branching = Breadth
lab-branching-about = How much there is to choose from, from the first to the last tenth of a game.
lab-branching-caption = Options per decision
lab-cards = Cards
lab-cards-about = Seats that played a card at least once, against the seats of the same games that did not. This shows how playing a card goes together with winning, not that it makes anybody win: players who are ahead may have more occasion to play it, and players who are out of the game play nothing. A play that was the only option is not counted, because nobody decided it. Other things done with cards are in cards.csv.
lab-cards-caption = Win rate with the card minus without, at the same table, in percentage points
lab-course = As the game goes on
lab-course-about = What winners and others have at each stage of the game, averaged over games.
lab-winners = winners
lab-others = others
lab-method = How this was measured
lab-method-bots = The players are bots (“{ $bot }”). They play alike and never learn, so what is true among them need not be true among people; a card that they do not know how to use looks weak.
lab-method-intervals = Each interval holds the true value in 95 cases out of 100: Wilson's for rates. Seats of one game depend on each other, so where they win together (partners, for instance) they count as one.
lab-method-holm = Where many things are tested at once, something always looks unusual. So the tests of each table are corrected by Holm's method: if nothing really matters, at most one table in twenty shows anything below 0.05. Bold rows and filled diamonds are those below 0.05.
lab-method-cards = A card is tested if there are at least 20 games in which some seats played it and others did not. Only seats of the same game are compared, so the difference is not exactly that of the two win rates. The test asks how often the difference would be as large if the victories of each game were given to its seats by lot.
lab-method-again = The same report again: { $command }
lab-method-paired = Every game was played with both editions, with the same seed for chance and for the bots. Differences are taken game by game, which leaves out what both have in common; as soon as a card differs, the games go separate ways.

### Section: balance - in short

lab-short-even = { $kind }: no difference beyond chance. The rates range from { $worst_rate } % ({ $worst }) to { $best_rate } % ({ $best }); if all were alike it would be { $share } %.
lab-short-uneven =
    { $kind }: { $count ->
        [one] { $count } of them differs
       *[other] { $count } of them differ
    } beyond chance from the { $share } % that each would win if all were alike. The best is { $best } with { $best_rate } %, the worst { $worst } with { $worst_rate } %.
lab-short-alone = The player wins { $rate } % of the games (95 % interval { $interval }); the game wins the others.
lab-short-ending = The most frequent ending is “{ $ending }”: { $share } % of the games.
lab-short-length = A game takes { $mean } decisions on average; eight games in ten take { $low } to { $high }.
lab-short-cards =
    { $count ->
        [0] None of { $cards } cards goes together with winning or losing beyond chance.
        [one] { $count } of { $cards } cards goes together with winning or losing beyond chance: { $names } percentage points.
       *[other] { $count } of { $cards } cards go together with winning or losing beyond chance, most of all { $names } percentage points.
    }
lab-short-failures =
    { $count ->
        [one] Once a bot failed
       *[other] { $count } times a bot failed
    } and the scripted one took its seat.

### Section: columns

lab-column-chairs = seats
lab-column-rate = wins %
lab-column-interval = 95 % interval
lab-column-p-holm = p (Holm)
lab-column-games = games
lab-column-share = %
lab-column-mean = mean
lab-column-tenth = 10 % below
lab-column-median = median
lab-column-nine-tenths = 90 % below
lab-column-least = least
lab-column-most = most
lab-column-tenth-of-game = tenth
lab-column-options = options
lab-column-uses = plays per game
lab-column-share-of-chairs = % of seats
lab-column-rate-with = wins % with
lab-column-rate-without = wins % without
lab-column-difference = difference
lab-column-percent = of the game
lab-column-one = first
lab-column-other = second
lab-column-number = no.
lab-column-who = who
lab-column-chosen = chose
lab-column-estimate = chance %
lab-column-best = best found
lab-column-swing = better by
lab-column-choice = choice
lab-column-playouts = playouts
lab-column-to-chosen = against the chosen

### Section: two editions

lab-compare-title = { $game }: two editions
lab-compare-lead =
    { $games } games of { $seats ->
        [1] { $seats } player with each edition, a “{ $bot }” bot
       *[other] { $seats } players with each edition, all of them “{ $bot }” bots
    }, seed { $seed }. { $count ->
        [one] { $count } value differs.
       *[other] { $count } values differ.
    } Differences are the second minus the first, with 95 % intervals.
lab-compare-lead-seats = { $games } games with { $seats } at the table and as many with { $others }, all of them “{ $bot }” bots, seed { $seed }. { $count ->
        [one] { $count } value differs.
       *[other] { $count } values differ.
    } Differences are the second minus the first, with 95 % intervals.
lab-compare-changes = What differs
lab-compare-caption = Second minus first, and 95 % interval
lab-compare-seat = Win rates of the seats (%)
lab-compare-role = Win rates of identities and characters (%)
lab-compare-ending = Endings (% of games)
lab-compare-length = Length and breadth
lab-compare-uses = Uses of cards (% of decisions)
lab-compare-wins_with = Win rates of those who used a card (%)
lab-sweep-title = { $game }: { $name }
lab-sweep-lead = { $games } games with each value of { $name }, all of them with “{ $bot }” bots, seed { $seed }. A star marks what differs from { $value } beyond chance.
lab-compare-nothing = { $what }: nothing beyond chance.

### Section: analysis

lab-analysis-head =
    { $game }. { $ending } Each alternative was tried in { $playouts } worlds that fit what its seat knew, { $bot ->
        [mind] played on for a short while and judged
       *[other] played to the end by “{ $bot }”
    }; seed { $seed }.
lab-analysis-note = Chances to win in % with 95 % intervals. “Better by” compares in the same worlds; * marks what is beyond chance even for the best of many, and not too small to matter. A choice is only as good as what the bots make of it.
lab-analysis-none = No decision at which another choice was better beyond chance. More --playouts would show smaller differences.
lab-analysis-mattered-head = Decisions at which another choice was better beyond chance:
lab-analysis-mattered = { $number }, { $name }: “{ $chosen }”; “{ $best }” was better by { $swing } points.
lab-analysis-decision = Decision { $number }, { $name }:
lab-analysis-known = What each could have known at decision { $number }, in { $worlds } worlds (! is what was true):
lab-analysis-about = { $name } about { $other }: { $shares }
lab-chosen = chosen

### Section: puzzles

lab-puzzles = puzzles
lab-puzzles-trust = Questions that seemed clear at some moment of the games played: { $clear }. The likeliest answer was true for { $true } of them.
lab-puzzles-certain = Puzzles: { $count }. The rules leave only one answer in { $certain } of them; in the others it is at least 90 % likely.
lab-puzzles-belief = The belief of the hard bots alone, which remembers nothing, names the right answer in { $right } of them.
lab-puzzles-table = Somebody who sees the table but not what happened, and draws no conclusions from how others play, would be right in { $share } % of the cases.
lab-puzzles-guess = Somebody who just guesses would be right in { $share } % of the cases.
lab-puzzles-kept = They are in { $file }.

### Section: trajectories

lab-trajectories-kept = Decisions: { $rows }, of { $games } games, in { $file }.
lab-trajectories-unfinished = Games that are not over, and were left out: { $games }.
