### Kill the Overlord: what its lesson says.

lesson-seat-1 = Bruno
lesson-seat-2 = Celia
lesson-seat-3 = Dario

lesson-welcome = Welcome to court. This is Celia, the Overlord. Only the Overlord can win: as the last one alive in a round, or by owning 30 gold at a Coronation. She has 24, and 6 more come in with every new round. So she must fall now.

lesson-you = And this is you: the Knight, rank 4. When the Overlord is executed, everybody who is still alive rises. Of those below her, you have the highest rank, so her crown would be yours. The others are Bruno, the Servant, and Dario, the Peasant. What they have in their hands nobody knows.

lesson-order = Celia has named you: the Execution Order lies in front of you. Get rid of it, or lose your head. { card-uprising } would send it straight to Celia. Try it: pick the card.
lesson-order-other = That would work, and we come to it in a moment. First try { card-uprising }: what you may not do is worth knowing, too.

lesson-shield = So that is why: book cards are a last resort. As long as you hold a card with a shield in its corner, you have to use that. { card-capitalize } reaches the second player from you. With four at the table that is Celia, and you get 2 gold. Pick the card, then Celia.
lesson-shield-other = Allowed, and often wise. But { card-blackmail } reaches anybody at any time. { card-capitalize } fits only now: spend the fussy card first, and keep the other.

lesson-again = Bruno had a { card-retaliation }: it cancels any card, and nobody could know that he held it. You still have the Order and one shield card. { card-blackmail } takes it to anybody you like. Send it to Celia.
lesson-again-other = Dario and Bruno are not the problem: their heads win you nothing. Celia is the one who has to go.

lesson-uprising = Celia passed it to Dario, and Dario, as the Peasant may, paid you a coin to take it. Now you have no shield card left, so { card-uprising } is allowed. The others decide in secret: if anybody discards a book card, Celia is executed. If nobody does, you are. Do you dare?
lesson-uprising-die = Then Celia is crowned and all is over. There is one card left: somebody at this table may hate her as much as you do.
lesson-uprising-other = There is one card left that can save you: { card-uprising }.

lesson-end = Bruno gave up a { card-martyrdom }: Celia is executed! The survivors rise, and you are the Overlord. Celia, now the Servant, has to pay you a coin, 6 more come in, and that makes 30: the Coronation is yours. In a real game you know nobody's hand, and everybody lies. Good luck!
