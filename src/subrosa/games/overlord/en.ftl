### Kill the Overlord: English texts.
### Card texts are in our own words. Amounts that are data in cards.toml come in as variables.

### Section: the game

game-name = Kill the Overlord
game-about = An Execution Order goes round the court like a hot potato, and whoever cannot pass it on loses their head. Survive, rise in rank, and bring down the Overlord, for only the Overlord can win.
game-tag = Pass the Order on, or lose your head.
game-length = About half an hour to an hour, usually five to seven rounds

### Section: what it is about

intro-goal = Only the Overlord can win: with { $coronation_gold } gold at a Coronation, or as the last one alive in a round. Everybody else wants to become the Overlord, so the Overlord must die.
intro-turn = Whoever has the Execution Order plays a shield card to hand it on, or is executed. In between, anyone may answer: Retaliation cancels a card, Guilty Plea takes the Order.
intro-end = When the Overlord dies, the round is over. Survivors move up in rank, the dead come back at the bottom with their gold and cards, and the next round begins.
aim-crown = { $seat }, the { $character }, wins with { $needed } gold after income, or as the last one alive, and has { $gold }.
aim-crown-yours = You are the { $character }: you win with { $needed } gold after income, or as the last one alive. You have { $gold }.
aim-heir = You are the { $character }. If the { $next_character } dies now, you take their place.
aim-rise = You are the { $character }. Only the Overlord can win; if the Overlord dies now, you move up and become the { $next_character }.
aim-executed = You have been executed. Next round you are back, with your gold and your cards.
aim-next = If the { $character } dies now, { $seat } takes their place, has { $gold } gold after income and wins.
aim-next-yours = After income you then have { $gold } gold and win.
tale-crowned = { $seat } was the { $character } and had { $gold } gold after income: { $needed } are enough.
tale-last = { $seat }, the { $character }, was the only one to survive the round.
tale-rich = You had { $gold } gold, { $more } more, but were the { $character }: only the Overlord can win.
tale-subject = You had { $gold } gold and were the { $character }: only the Overlord can win.
tale-executed = You had { $gold } gold, but you had been executed earlier in that round.
tale-away =
    { $gold ->
        [0] You had gold enough to be crowned
       *[other] You were { $gold } gold short of a Coronation
    }{ $above ->
        [none] .
        [one] , and { $above } player stood above you.
       *[other] , and { $above } players stood above you.
    }
course-about = Gold alone does not win: it must be the Overlord’s, at a Coronation.
outcome-captain = As the Captain you make { $seat } discard a card.
outcome-advisor = { $seat }, the Advisor, will take { $gold } gold from you.
outcome-bailiff = { $seat }, the Bailiff, will take { $gold } gold from the Treasury.
outcome-servant =
    { $seat }, the Servant, will draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
outcome-plea =
    You get the Order, { $gold } gold and { $count ->
        [0] no card, for want of room or of cards
        [one] { $count } card
       *[other] { $count } cards
    }.
outcome-take = You get the Order, and neither gold nor a card for it.
outcome-offer = Only the first offer clockwise from { $seat } is discarded.
outcome-rise = If { $target } dies, the round ends and you become the { $next_character }.
outcome-actor = { $seat }, the Actor, then becomes the { $character }.
outcome-outlaw = { $seat }, the Outlaw, takes { $gold } gold from you.
outcome-bounty = { $seat } gets { $gold } gold for the Outlaw’s head.
outcome-out = You are out until the next round, but keep your gold and your cards.
outcome-heir = The round ends: { $seat } becomes the { $character }, and you the { $next_character }.
outcome-last = { $seat } is then the last one alive and wins the game.
outcome-revenge = { $seat } is executed right after you.
outcome-revenge-alone = Nobody gave you the Order, so you alone are executed.
outcome-gift = { $seat } then has { $gold } gold, and you have { $own_gold }.
outcome-crown = { $seat } then has enough to win at the next Coronation.

### Section: kinds of plot cards

kind-shield = Shield card
kind-book = Book card
kind-retaliation = Retaliation
kind-plea = Guilty Plea

### Section: plot cards

card-coercion = Coercion
card-coercion-text = Give the Execution Order to the nearest player on your left or right. Then that player chooses: hand you any one card, or let you take { $gold } gold from the Treasury. With an empty hand it is the gold.

card-capitalize = Capitalize
card-capitalize-text = Give the Execution Order to the second player on your left or right. Then take { $gold } gold from the Treasury.

card-repression = Repression
card-repression-text = Give the Execution Order to the nearest player on your left or right. Then that player discards one card of their choice, unless it is the Knight.

card-blackmail = Blackmail
card-blackmail-text = Give the Execution Order to anyone else you like. Then take { $gold } gold from that player, or less if they do not have that much; none from the Knight.

card-mutiny = Mutiny
card-mutiny-text = Give the Execution Order to the player next above or next below you in rank. Then the two of you exchange character cards.

card-martyrdom = Martyrdom
card-martyrdom-text = Only without shield cards in hand. You are executed. Then take { $gold } gold from the Treasury.

card-revenge = Revenge
card-revenge-text = Only without shield cards in hand. You are executed, and right after you the player who gave you the Execution Order. If you took the Order, you alone are executed.

card-revolution = Revolution
card-revolution-text = Only without shield cards in hand. The characters of all active players are shuffled and dealt out again. The execution ends and nobody dies.

card-uprising = Uprising
card-uprising-text = Only without shield cards in hand. Give the Execution Order to the Overlord. Then anyone but you and the Overlord may discard a book card. If somebody does, the Overlord is executed; if nobody does, you are. The execution ends.

card-retaliation = Retaliation
card-retaliation-text = Play this when somebody else plays a plot card, even another Retaliation: that card has no effect and is discarded, and the Execution Order does not move.

card-guilty_plea = Guilty Plea
card-guilty_plea-text =
    Take the Execution Order from another player before they try to get rid of it. Then draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } and take { $gold } gold from the Treasury.

### Section: sets of characters

set-base = Base characters
set-alternate = Alternate characters

### Section: characters of the base set

character-overlord = Overlord
character-overlord-text = At the start of each execution choose another active player, who takes the Execution Order (nobody gives it). Only the Overlord can win the game.

character-advisor = Advisor
character-advisor-text = When somebody gives you the Execution Order, take { $gold } gold from that player (no more than they have, and nothing from the Knight).

character-general = General
character-general-text = When you play a shield card, you may give the Execution Order to any other player instead of those the card allows.

character-captain = Captain
character-captain-text = When you give somebody the Execution Order, that player at once discards one plot card of their choice (unless they have none or are the Knight).

character-knight = Knight
character-knight-text = Nobody can take gold or plot cards from you or make you discard any.

character-squire = Squire
character-squire-text =
    Your hand limit is { $limit }. At the start of each execution, including the first, you may draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

character-peasant = Peasant
character-peasant-text = While you have the Execution Order, you may give { $gold } gold to the nearest player on your left or right and the Order with it, without playing a card.

character-servant = Servant
character-servant-text =
    At the start of the income phase give { $gold } gold to the Overlord. When a player with more cards in hand than you gives you the Execution Order, draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

### Section: characters of the alternate set

character-tyrant = Tyrant
character-tyrant-text = At the start of each execution choose another active player, who takes the Execution Order from you. At the start of each round take { $gold } gold in total from the other players, split as you like. Whatever is said of the Overlord holds for you.

character-pretender = Pretender
character-pretender-text = Whenever a book card may be discarded, as for Uprising, any card in your hand counts as a book card.

character-inquisitor = Inquisitor
character-inquisitor-text = At the start of the round you may name another player, who shows their hand to everybody.

character-bailiff = Bailiff
character-bailiff-text = In the income phase you pay { $cost } gold to the Treasury. When somebody gives you the Execution Order, take { $gold } gold from the Treasury.

character-censor = Censor
character-censor-text = At the start of the round, before anyone draws, you may name one plot card. Everybody, you included, discards every copy of it, and nobody can play it until the round ends.

character-merchant = Merchant
character-merchant-text =
    You have no hand limit. At the start of each execution you may give { $gold } gold to one other player; if you do, you may draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.

character-actor = Actor
character-actor-text = When you eliminate a player, take their character card and put the Actor in the middle of the table. If it was the Overlord, you are the Overlord now and the round goes on.

character-outlaw = Outlaw
character-outlaw-text = Before another player tries to get rid of the Execution Order, you may discard any card to take it. From a player you eliminate take { $gold } gold (no more than they have, and nothing from the Knight). Whoever eliminates you takes { $gold } gold from the Treasury.

### Section: options - the cast

option-cast = Cast
option-cast-about = The characters in play: one for each player, no two of the same rank, and exactly one ruler, the Overlord or the Tyrant.
option-cast-base = Base set: the suggested cast for your number of players
option-cast-alternate = Alternate set: trickier characters under the Tyrant; harsh and often short with four or five players
option-cast-random = Random: the Overlord, with the others drawn from the base set
option-cast-mixed = Mixed: drawn at random from both sets, one character per rank
option-cast-custom = Your own cast: list the characters separated by commas, for example overlord,captain,merchant,peasant

### Section: options - house rules

option-mutiny_rank = Target of Mutiny
option-mutiny_rank-about = Mutiny goes one rank up or down. With few players many ranks are missing, so normally the nearest rank in play counts. Choose the exact rank if you want the card to be harder to play.
option-mutiny_rank-nearest = The nearest rank in play, above or below
option-mutiny_rank-exact = Exactly one rank above or below

option-capitalize_duel = Capitalize with two players left
option-capitalize_duel-about = With only two active players, two seats away is your own. Normally Capitalize then has no target; let it reach the other player if you want duels to last longer.
option-capitalize_duel-no_target = Cannot be played (except by the General)
option-capitalize_duel-other_player = Goes to the other player

option-dead_shields = Shield cards that cannot be played
option-dead_shields-about = Book cards may be played only without shield cards in hand. Normally even a useless shield card is in the way; ignore such cards if you do not want anybody to die because of one.
option-dead_shields-block = They block book cards
option-dead_shields-ignored = Only shield cards that could be played block book cards

option-plea_after_cancel = Guilty Plea after a Retaliation
option-plea_after_cancel-about = When the card of the player with the Execution Order is cancelled, others may normally take the Order before the next attempt. Forbid it if you want a Retaliation to be deadlier. The Outlaw is bound by this too.
option-plea_after_cancel-yes = The Order can still be taken
option-plea_after_cancel-no = It is too late to take the Order

option-may_die = Choosing to die
option-may_die-about = Normally a player with a playable shield card has to play it. At a table nobody could check a hidden hand; allow refusing if you want to play it that way, for example to save good cards for the next round.
option-may_die-no = Playable shield cards must be played
option-may_die-yes = Anyone may refuse and be executed

option-hand_limit = Hand limit
option-hand_limit-about = Normally nobody draws beyond the hand limit at any time. If it binds the draw phase only, the Squire, the Servant and Guilty Plea can fill hands beyond it.
option-hand_limit-every_draw = Binds every draw
option-hand_limit-draw_phase = Binds the draw phase only

option-uprising_answers = Answers to an Uprising
option-uprising_answers-about = How the others say whether they discard a book card. In secret, an Uprising is a gamble for everybody; one after the other, the last players asked know that it depends on them.
option-uprising_answers-secret = In secret, all at the same time
option-uprising_answers-clockwise = Clockwise, one after the other, for all to see

option-uprising_credit = Who is credited with an Uprising
option-uprising_credit-about = Decides who counts as having eliminated the Overlord. It matters only with the Actor or the Outlaw in play.
option-uprising_credit-giver = The player of Uprising
option-uprising_credit-discarder = The player who discards the book card

option-revenge_duel = Revenge of the last opponent
option-revenge_duel-about = When the Overlord’s last opponent takes the Overlord down with them by Revenge, normally both die and the round has no winner. Choose the other way if you see the Overlord as the last one standing at that moment; Revenge is then less frightening.
option-revenge_duel-both_die = Both die, the game goes on
option-revenge_duel-overlord_wins = The Overlord wins

option-banned_discards = Discarding banned cards
option-banned_discards-about = Nobody can play the card that the Censor has banned. Normally it can still be discarded for an Uprising or for the Outlaw’s ability; restrict this if you want the ban to bite harder.
option-banned_discards-allowed = Allowed for any purpose
option-banned_discards-forced_only = Only when a discard is forced

option-negative_income = Negative income
option-negative_income-about = The Servant and the Bailiff have a negative income and a text that makes them pay. Normally that is one and the same payment; count it twice if you want these characters to be poorer.
option-negative_income-once = Paid once
option-negative_income-twice = Paid twice: by the text and by the number

option-plea_at_start = Guilty Plea right after the Overlord’s choice
option-plea_at_start-about = Normally the Execution Order can be taken from the chosen player at once. Forbid it if the chosen player should first have to make an attempt. The Outlaw is bound by this too.
option-plea_at_start-yes = The Order can be taken at once
option-plea_at_start-no = Only after the chosen player’s first attempt

### Section: events - the round

event-round = Round { $number } begins.
event-ban = { $seat }, the Censor, bans { $card } for this round: every copy in hand is discarded.
event-show =
    { $cards ->
        [none] { $seat } shows an empty hand.
       *[other] { $seat } shows their hand: { $cards }.
    }
event-draw =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-reshuffle =
    The draw pile is reshuffled and has { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-starts = { $seat } is the { $character }.
event-becomes = { $seat } is now the { $character }.

### Section: events - gold

event-immune =
    { $why ->
        [captain] { $seat } is the Knight: the Captain cannot make them discard.
        [repression] { $seat } is the Knight: Repression cannot make them discard.
        [blackmail] { $seat } is the Knight: Blackmail takes no gold from them.
        [advisor] { $seat } is the Knight: the Advisor takes no gold from them.
        [tyrant] { $seat } is the Knight: the Tyrant takes no gold from them.
       *[outlaw] { $seat } is the Knight: the Outlaw takes no gold from them.
    }
event-earn =
    { $why ->
        [income] { $seat } takes { $gold } gold as income.
        [bailiff] { $seat }, the Bailiff, takes { $gold } gold from the Treasury.
        [capitalize] { $seat } takes { $gold } gold from the Treasury for Capitalize.
        [coercion] { $seat } takes { $gold } gold from the Treasury for Coercion.
        [martyrdom] { $seat } takes { $gold } gold from the Treasury for Martyrdom.
        [guilty_plea] { $seat } takes { $gold } gold from the Treasury for Guilty Plea.
        [bounty] { $seat } takes the bounty on the Outlaw: { $gold } gold.
       *[other] { $seat } takes { $gold } gold from the Treasury.
    }
event-pay =
    { $why ->
        [income] { $seat } pays { $gold } gold to the Treasury as negative income.
        [servant] { $seat }, the Servant, pays { $gold } gold to { $target }.
        [bailiff] { $seat }, the Bailiff, pays { $gold } gold to the Treasury.
        [advisor] { $target }, the Advisor, takes { $gold } gold from { $seat }.
        [blackmail] { $target } blackmails { $seat } and takes { $gold } gold.
        [merchant] { $seat }, the Merchant, gives { $gold } gold to { $target }.
        [peasant] { $seat }, the Peasant, pays { $gold } gold to { $target }.
        [outlaw] { $target }, the Outlaw, takes { $gold } gold from { $seat }.
        [tyrant] { $target }, the Tyrant, takes { $gold } gold from { $seat }.
       *[other] { $seat } pays { $gold } gold.
    }

### Section: events - an execution

event-pick = { $seat } sends the executioner for { $target }.
event-take-order = { $seat } takes the Execution Order.
event-give-order = { $seat } gives the Execution Order to { $target }.
event-play =
    { $target ->
        [none] { $seat } plays { $card }.
       *[other] { $seat } plays { $card } on { $target }.
    }
event-retaliate = { $seat } plays Retaliation against { $target }’s { $card }.
event-cancelled = { $card } is cancelled and has no effect.
event-stands = The Retaliation is cancelled in turn, so { $card } works after all.
event-discard = { $seat } discards { $card }.
event-hand-over =
    { $card ->
        [none] { $seat } hands a card to { $target }.
       *[other] { $seat } hands { $card } to { $target }.
    }
event-exchange = { $seat } and { $target } exchange characters: { $seat } is now the { $character }, { $target } the { $target_character }.
event-declines = { $seat } does not support the Uprising.
event-uprising-fails = Nobody supports { $seat }: the Uprising fails.
event-executed =
    { $target ->
        [none] { $seat }, the { $character }, is executed.
       *[other] { $seat }, the { $character }, is executed, eliminated by { $target }.
    }
event-actor = { $seat }, the Actor, steps into the role of { $target } and is now the { $character }.
event-wins =
    { $ending ->
        [last-standing] { $seat } is the last one standing and wins the game!
        [coronation] { $seat } is rich enough for the Coronation and wins the game!
       *[other] { $seat } wins the game!
    }

### Section: questions

prompt-rob = As the Tyrant you take gold, one piece at a time, { $gold } more in all. Who pays the next one?
prompt-inquisitor = As the Inquisitor you may make one player show their hand to everybody. Whose hand?
prompt-censor = As the Censor you may ban one plot card: every copy in hand is discarded, and nobody can play it this round. Which card?
prompt-pick = An execution begins. Who must take the Execution Order?
prompt-squire =
    An execution begins. As the Squire you may draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. Will you?
prompt-merchant =
    As the Merchant you may give { $gold } gold to another player and then draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }. Whom do you pay?
prompt-merchant-draw =
    The gold is paid. Draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }?
prompt-halted = { $seat } has the Execution Order. Take it yourself before they act?
prompt-attempt = You have the Execution Order. Get rid of it, or be executed.
prompt-retaliate =
    { $count ->
        [0] { $target ->
            [none] { $seat } plays { $card }. Retaliate to cancel it?
           *[other] { $seat } plays { $card } on { $target }. Retaliate to cancel it?
        }
       *[other] { $seat } retaliates; at stake is { $at_stake_card }. Retaliate in turn to cancel the Retaliation?
    }
prompt-discard =
    { $cause ->
        [captain] { $target } gave you the Order as the Captain, so you discard a card of your choice. Which one?
       *[repression] { $target } gave you the Order with Repression, so you discard a card of your choice. Which one?
    }
prompt-coercion = { $target } coerces you. Hand over a card, or let { $target } take { $gold } gold from the Treasury?
prompt-uprising = { $seat } rises up against { $target }. If anyone discards a book card, { $target } is executed; if nobody does, { $seat } is. Do you discard one?

### Section: what the others wait for

waiting-rob = { $asked_seats }, the Tyrant, takes gold from other players.
waiting-inquisitor = { $asked_seats }, the Inquisitor, may make one player show their hand to everybody.
waiting-censor = { $asked_seats }, the Censor, may ban one plot card for this round.
waiting-pick = An execution begins: { $asked_seats } names the player who must take the Execution Order.
waiting-squire = An execution begins: { $asked_seats }, the Squire, may draw first.
waiting-merchant = { $asked_seats }, the Merchant, may pay somebody and then draw.
waiting-merchant-draw = { $asked_seats }, the Merchant, has paid and may draw.
waiting-halted = { $seat } has the Execution Order. Anybody may take it with a Guilty Plea before they act.
waiting-attempt = { $asked_seats } has the Execution Order and must get rid of it, or is executed.
waiting-retaliate =
    { $count ->
        [0] { $target ->
            [none] { $seat } plays { $card }. Anybody may cancel it with a Retaliation.
           *[other] { $seat } plays { $card } on { $target }. Anybody may cancel it with a Retaliation.
        }
       *[other] { $seat } retaliates; at stake is { $at_stake_card }. Anybody may cancel the Retaliation with another one.
    }
waiting-discard = { $asked_seats } got the Order from { $target } and has to discard a card.
waiting-coercion = { $target } coerces { $asked_seats }, who hands over a card, or { $target } takes gold from the Treasury.
waiting-uprising = { $seat } rises up against { $target }. If anyone discards a book card, { $target } is executed; if nobody does, { $seat } is.

### Section: choices

choice-pass = Pass
choice-pick-seat = Choose { $seat }
choice-play-card = Play { $card }
choice-play-card-seat = Play { $card } on { $seat }
choice-pay-seat = Pay { $seat } and pass the Order on
answer-pay = Pay { $seat } { $gold } gold
choice-gift-seat = Give the gold to { $seat }
choice-die = Be executed
choice-draw = Draw
choice-take-card = Discard { $card } and take the Order
choice-discard-card = Discard { $card }
choice-give-card = Hand over { $card }
choice-gold = Let the Treasury pay
choice-offer-card = Discard { $card } for the Uprising
choice-rob-seat = Take 1 gold from { $seat }
choice-show-seat = Have { $seat } show their hand
choice-ban-card = Ban { $card }

### Section: why not

reason-not-in-hand = You do not have { $card } in your hand: choose a card that you have.
reason-banned = The Censor has banned { $card } for this round: choose another card.
reason-no-target = { $card } is not aimed at anybody: play it without naming a player.
reason-name-a-target = { $card } needs a target: name the player who is to get the Execution Order.
reason-no-such-seat = There is no { $seat } at this table: name somebody who is playing.
reason-not-yourself = You cannot choose yourself: name another player.
reason-not-active = { $seat } is out until the next round: name a player who is still active.
reason-out-of-reach = { $card } does not reach { $seat } from where you are: aim it at a player its text allows.
reason-nothing-to-cancel = { $card } answers a card that somebody else has just played: keep it until then.
reason-holder-cannot-plead = { $card } takes the Execution Order from another player, and now you have it yourself: keep the card for later.
reason-own-uprising = { $card } is aimed at the Overlord, and that is you: play something else.
reason-shield-in-hand = { $card } is a book card and can be played only without shield cards in hand: get rid of yours first.
reason-must-try = You have a shield card that can be played, so you may not give up: play it.
reason-not-peasant = Only the Peasant can give the Execution Order away for gold: play a card instead.
reason-not-a-neighbour = { $seat } does not sit next to you: pay the nearest active player on your left or right.
reason-no-gold = That costs { $gold } gold, which you do not have: play a card instead.
reason-only-plea = While another player has the Execution Order, the only card to play is Guilty Plea, aimed at nobody: play that one or pass.
reason-not-outlaw = Only the Outlaw can take the Execution Order for a discarded card: anybody else needs Guilty Plea.
reason-not-a-book = { $card } is not a book card: only a book card supports the Uprising.
reason-knight-is-safe = { $seat } is the Knight, from whom nobody can take gold: choose another player.
reason-target-has-no-gold = { $seat } has no gold: choose a player who has some.

### Section: endings

ending-last-standing = { $winners } wins as the last one standing!
ending-coronation = { $winners } is rich enough for the Coronation and wins!

### Section: measured

measure-gold = Gold
measure-cards = Cards in hand
roles-character = Characters

### Section: in the terminal

panel-order =
    { $giver ->
        [none] { $holder } took the Execution Order and holds it.
       *[other] { $holder } holds the Execution Order, given by { $giver }.
    }
panel-no-order = Nobody holds the Execution Order.
panel-order-tag = ORDER
panel-gave-tag = gave it
panel-player =
    { $name } is the { $character }, rank { $rank }, income { $income }, with { $gold } gold and { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }.
panel-executed =
    { $name } is out of this round with token { $token }, with { $gold } gold and { $cards ->
        [0] no cards
        [one] { $cards } card
       *[other] { $cards } cards
    }.
panel-executed-tag = EXECUTED { $token }
panel-shown = Everybody knows that { $name } has: { $cards }.
panel-known = You know that { $name } has: { $cards }.
panel-seat-is = Seat { $seat }
panel-you = you
panel-pile =
    Draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
panel-discards =
    { $cards ->
        [none] The discard pile is empty.
       *[other] Discards, the last one on top ({ $count }): { $cards }.
    }
panel-banned = Banned this round: { $card }
panel-middle = In the middle: { $characters }
panel-middle-ranks = In the middle: { $ranks }
panel-played = Being played: { $cards }
panel-top = on top: { $card }
panel-signs = On the board: ◎ gold, ✿ cards in hand, ◉ cards you know of, … being asked at the moment; the number is the seat. The number on red is the rank, on gold the income.
panel-pile-short = pile { $count }
panel-discards-short = discards { $count }
panel-figures = Rank { $rank }, income { $income }, hand limit { $limit }.
panel-figures-unlimited = Rank { $rank }, income { $income }, no hand limit.
panel-copies =
    { $count ->
        [one] There is { $count } copy.
       *[other] There are { $count } copies.
    }
panel-alarm-next = If the { $character } dies now, { $name } wins with { $gold } gold
panel-alarm = { $name } has { $gold } of the { $needed } gold for a Coronation

### Section: puzzles

puzzle-no-shield = Exactly one of these players holds no shield card: { $seats }. Who is it?
puzzle-shield = Exactly one of these players holds a shield card: { $seats }. Who is it?
puzzle-note-executed = In round { $round }, { $seat } had the Order and was executed, and no book card was played. Whoever can play a shield card must do so (5.4): { $seat } had none, and has drawn no card since.
