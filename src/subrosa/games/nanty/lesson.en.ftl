### Nanty Narking: what its lesson says.

lesson-seat-1 = Hugo
lesson-seat-2 = Rosa

lesson-welcome = London, 1890. This card is yours alone: you are { identity-professor_moriarty }. With Agents in nine districts when your turn begins, you win; you have seven. Hugo and Rosa have goals of their own.

lesson-goals = What might they want? Trouble all over London, money, time until the deck runs out, or control: you control a district if you have more pieces there, Agents and Buildings together, than anybody else. Hugo controls { district-highbury }: his shape is around the district’s number on the die. What they may still be after is listed beside the map.

lesson-card = On your turn you play one card and do what its symbols say, one after the other. { card-mrs_bardell } places an Agent, then lets you build. Play her.
lesson-card-other = A good card for another day. { card-mrs_bardell } shows two things at once: placing and building.

lesson-place = An Agent goes where you have one already, or next door. Every new district brings you closer. Take { district-strand }, where Rosa has an Agent, and see what happens when two figures meet.
lesson-place-skip = You may skip any symbol, but one more district is exactly what you want.
lesson-place-other = Allowed. But for now go to { district-strand }: it is new to you, and it shows what happens in a crowd.

lesson-trouble = Two figures in one district mean Trouble: that is the flame. Now { card-mrs_bardell } lets you build. Try it right there, in { district-strand }.
lesson-trouble-other = You can build there, and you will in a moment. First try { district-strand }, where the flame is.

lesson-build = Where there is Trouble nobody builds, and anybody may be assassinated. So build in { district-city } for £6: a Building brings you the card of its district, which helps you every turn.
lesson-build-skip = You could keep your £6. But the card of { district-city } is worth a little every turn from now on.
lesson-build-other = A sound investment, too. Let us take { district-city }: it lies in the middle of your people.

lesson-navvies = Rosa has had your Agent in { district-strand } assassinated: a Trouble marker is all it takes. You are back at seven, and this is your turn. { card-navvies } place two Agents at once: that makes nine. Play them.
lesson-navvies-other = Useful, but one Agent at most. You need two new districts before anybody sees what you are after.

lesson-first = First where nobody stands: in { district-battersea } there is no crowd, so no Trouble, and nobody can touch this Agent.
lesson-first-skip = Not now, of all times: every Agent counts.
lesson-first-other = You are there already, or it would make Trouble. { district-battersea } is empty, and next door to your people.

lesson-second = One more. Everywhere else somebody is at home, so there will be Trouble wherever you go. Choose any district that you are not in yet.
lesson-second-skip = Eight are not nine. One more!
lesson-second-other = You have somebody there already. A district where you have nobody is what counts: { district-strand }, { district-highbury }, { district-southwark } or { district-lambeth }.

lesson-react = Hugo’s Agent has brought Trouble to { district-westminster }, and Rosa sends { card-parker_the_garrotter } for yours. It is not your turn, and yet you are asked: some cards are Reactions. { card-toby }, your last card, keeps your Agent where it is. Play it.
lesson-react-pass = Then only eight districts would be left when your turn begins. What else would you keep { card-toby } for?
lesson-react-other = That is no Reaction to this. { card-toby } is.

lesson-end = Your turn begins with nine districts: the mask falls, you are { identity-professor_moriarty }, and you have won! Hugo was { identity-fagin }, who waits for Trouble everywhere. Rosa was { identity-monsieur_de_sidonia }, who wants to be rich. One { card-dr_grimesby_roylott } more would have stopped you: so look like somebody else until it is too late.
