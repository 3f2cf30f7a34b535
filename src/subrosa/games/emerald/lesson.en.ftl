### A Study in Emerald: what its lesson says.

lesson-seat-1 = Klara
lesson-seat-2 = Jonas

lesson-welcome = The Old Ones rule Europe. This card is yours alone: you are a Restorationist and want to blow them up. Loyalists serve them; nobody knows who is who. The game ends when somebody shows 24 points.

lesson-points = Klara shows 22, more than anybody. But look closer: points are neutral, Restorationist or Loyalist, and at the end everybody keeps only the neutral ones and those of their own side. What she will keep, only she knows. A guess at who is a Loyalist, by what each has done, stands beside the map; but people bluff. You show 20.

lesson-place = A turn is two actions. Let us get a foothold in Paris, where a valuable card lies: point at Paris to place influence there.
lesson-place-strike-vienna = Patience: Vienna is your second action. First see how to get better cards.
lesson-place-other = You may. But Paris is where we want to be: its card is worth points.

lesson-orator = Actions are paid for with cards. { card-s007 } brings two cubes, { card-s001 } just one. Play { card-s007 }.
lesson-orator-other = One cube would only draw level with Klara's agent and yours. { card-s007 } brings two.

lesson-done = Until you say that you are done, nobody sees any of this. Two cubes are enough: say that you are done.
lesson-done-other = Keep { card-s001 }: a card that claims is needed later. You are done here.

lesson-claim = Two cubes and an agent of yours against one agent of Klara's: you have the majority in Paris, and at least one cube, without which nobody claims. So take the card that lies there? Try it: claim the card in Paris.
lesson-claim-strike-vienna = In a moment. First try to claim the card in Paris, and see what the rules say.
lesson-claim-other = Possible, but first try to claim the card in Paris.

lesson-strike = Claiming is always the first action, so everybody sees what you are after a whole round before you get it. That leaves one action, and a better idea: the royalty of Vienna takes 5 bombs. Your 3 agents there are one each, and { card-s009 } brings 2. { card-s010 } does the deed. Point at Vienna, then kill the royalty: no other cards would do, so these two are played for you.
lesson-strike-pass = And let Klara make her 24 points? Vienna can be done right now.
lesson-strike-other = That can wait. The royalty in Vienna is worth 4 points to you, and those are the 4 you need.

lesson-end = 24 points, and all masks fall! You keep everything you have shown. Klara was a Loyalist: 10 of her points, gathered to pass for one of you, are lost. Having the fewest, she loses 5 more for her side. Jonas was with you all along. Both bluffed, and the guess beside the map fell for it: it sees only what is done. Had he come last instead, you would have lost those 5 with him: find out who your friends are, and do not let them fall behind.
