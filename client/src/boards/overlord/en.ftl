### Texts of the board of Kill the Overlord: English.

### Section: the court

ring = The court
warrant = Execution Order
deck = Draw pile { $count }
discards = Discards { $count }
top = On top of the discards: { $card }
played = Being played: { $card }
banned = Banned this round: { $card }
stamp = Executed · { $token }
executed = Executed
alarm-next = If the { $character } dies now, { $name } wins with { $gold } gold
alarm = { $name } has { $gold } of the { $needed } gold for a Coronation
seat =
    { $character ->
        [none] { $name }, executed, token { $token }, { $gold } gold, cards: { $cards }.
       *[other] { $name }, { $character }, rank { $rank }, { $gold } gold, cards: { $cards }.
    }
holds = Holds the Execution Order.
shown = Everybody knows: { $cards }.
known = You know: { $cards }.
asked = Is thinking.
gold = Gold
cards = Cards in hand
cards-known = Cards that you or everybody knows
character-now = { $name } has { $gold } gold and this many cards in hand: { $cards }.
course = Gold over the game
won = Crowned
survived = Last one standing

### Section: cards in a line

short-coercion = Give the Order to a neighbour. Then they hand you a card, or you take { $gold } gold.
short-capitalize = Give the Order two seats away. Then take { $gold } gold.
short-repression = Give the Order to a neighbour. Then they discard a card.
short-blackmail = Give the Order to anyone. Then take { $gold } gold from them.
short-mutiny = Give the Order one rank up or down. Then swap characters.
short-martyrdom = You are executed. Then take { $gold } gold.
short-revenge = You are executed, and so is whoever gave you the Order.
short-revolution = All characters are dealt out again. Nobody dies.
short-uprising = The Order goes to the Overlord. One book card from the others decides who dies.
short-retaliation = The card being played has no effect.
short-guilty_plea = Take the Order from its holder. Then draw { $cards } and take { $gold } gold.

### Section: the symbols, explained

legend = { $kind ->
    [shield] Shield card: gives the Execution Order to somebody else.
    [book] Book card: for the holder of the Order who has no shield card left in hand.
    [retaliation] Retaliation: cancels a card that somebody else plays.
   *[plea] Guilty Plea: lets you take the Execution Order.
  }
