### Cthulhu: Dark Providence: what its lesson says.

lesson-seat-1 = Leon
lesson-seat-2 = Marta

lesson-welcome = America between the wars. This card is yours alone: you are an Investigator. Others may be Cultists, or Dissenters who go their own way. The game ends when somebody has 30 points; you have 26.

lesson-points = Leon has 24. But much is counted only at the end, and differently for each: a closed Gate is worth points to an Investigator, an open one to a Cultist. And whoever comes last is out, together with all of their kind. What is Leon? Nobody has seen.

lesson-claim = Cities bring points at once: Chicago is worth 4, just what you need. Leon has two cubes there, you have two Agents. Try to claim Chicago: point at it.
lesson-claim-other = That is allowed, but first try to claim Chicago and see what the rules say.

lesson-add = Agents count, but without a single cube of your own you can claim nothing. And claiming is always the first action of a turn, so prepare for it now: add Influence to Chicago.
lesson-add-use-start_gate_rite = That is your second action. First the cubes: they have to lie there before your next turn.
lesson-add-other = Chicago is what you need: 4 points, and two of your Agents are there already.

lesson-pay = Actions are paid for with cards. { card-start_leverage } adds two cubes. With your two Agents that makes 4 against Leon's 2.
lesson-pay-other = One cube would do for now, but Leon will not sit idly by. { card-start_leverage } brings two.

lesson-done = Until you are done nobody sees any of this. Two cubes are enough: say that you are done.
lesson-done-other = Keep your cards: no action may be paid for with more than it takes, and you have another action to come.

lesson-rite = One action is left. Agent Monday is in Chicago, and its Gate, the dotted ring with the 3, is neither closed nor open. { card-start_gate_rite } does either, once. Play it.
lesson-rite-pass = There is time, and you have a card that is made for this moment: { card-start_gate_rite }.
lesson-rite-other = Useful, but you hold { card-start_gate_rite }, and your Basic Agent stands at a Gate.

lesson-close = Close or open? Everybody sees it, and will draw conclusions: closed Gates are an Investigator's business. But only those 3 points count for you. Let Agent Monday close the Gate.
lesson-close-open-monday = A fine bluff: they would take you for a Cultist. But an open Gate is worth nothing to an Investigator.
lesson-close-other = Close it: that is what an Investigator is paid for.

lesson-crown = It cost you a little sanity: that is the Madness token. Leon has added a third cube in Chicago, but 2 cubes and 2 Agents are still more than 3. Your turn begins: now claim Chicago, first of all.
lesson-crown-other = Claiming comes first, before any other action. Afterwards it is too late for this turn.

lesson-end = 30 points: the game is over, and all Allegiances are turned up. Leon was a Cultist: he scores for the Gate that he had opened in Atlanta. Marta was a Dissenter, came last and is out. You have your 30, 3 for keeping your secret, 3 for the closed Gate, and the Investigation: 39 in all. You win! At a real table you would not have known whom to fear.
