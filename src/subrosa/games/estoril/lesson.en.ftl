### Estoril 1942: what its lesson says.

lesson-seat-1 = Greta

lesson-welcome = Estoril, 1942: six places, and somebody to recruit in each of them. This is { card-windsor }, the reward at { location-tamariz }. Whoever has the most influence in a place takes the reward there. After four rounds, the points on your best six cards and the missions decide. This is the fourth round, against Greta.

lesson-hand = These are the spies you can still send, in turns with Greta, one at a time. The big number is a spy's influence, the small one below is points. { card-s_assassin } has no influence at all, but look at the symbol: as an Assassin she can send a rival home.

lesson-inner = Greta's { card-luciano } stands at { location-tamariz } with 5: none of yours is a match for that. Try to put { card-s_assassin } right below him: pick her, then the area.
lesson-inner-other = You may do that, and in a moment you will place somebody. First try the area below { card-luciano }: the answer tells you how to get into the middle of the city.

lesson-assassin = Not your fault: now you know the rule. The rim of the city is open to everybody, the inside only from beside a spy of your own. So stay on the rim, beside him: put { card-s_assassin } on area III of { location-tamariz }. She goes to work when the place is resolved.
lesson-assassin-other = A spy there would do some good. But { card-luciano } wins { card-windsor } unless somebody stops him, and only { card-s_assassin } can.

lesson-secret = Greta placed somebody face down: nearly all places are TOP SECRET. Another of her cards has been lying at { location-palacio } for a while. Put { card-s_conspirator } beside it, on area II: the eye there lets you look.
lesson-secret-other = Not wrong, but blind. On area II of { location-palacio } you may look at Greta's card first, and you have one more spy to send after that.

lesson-look = The eye is yours. You may look at one card here: at the reward, or at Greta's spy. Who is it?
lesson-look-pass = Nobody has to look. But knowing who stands there is what this turn was for.
lesson-look-other = The reward is tempting, but it will be turned over anyway. Greta's card tells you how much it takes to win here.

lesson-beside = { card-garbo }, influence 3. Greta sees that you looked, but not what you will do about it. You have 1 here. { card-s_veteran } has 2, which makes 3 as well, and a tie goes to whoever is on the lowest area. Area I is inside the city, but now you stand beside it. Take it.
lesson-beside-other = Somewhere else { card-s_veteran } may win something. Here he certainly does: a tie at 3 goes to area I.

lesson-kill = All cards are down, and the places are resolved by their numbers. { location-palacio } is yours: the hidden reward was { card-fleming }. Now { location-tamariz }: { card-s_assassin } may act. Point at { card-luciano }.
lesson-kill-pass = Then { card-luciano } wins with 5 to 0. Spies who are killed only go back to their owner's hand: be ruthless.
lesson-kill-other = { card-luciano } is the one in the way.

lesson-end = Alone with influence 0, { card-s_assassin } wins { card-windsor }. Greta repaid you at { location-muchaxo } with { card-shouwaloff }. After a round all spies come home, so they count as well. Each mission brings 6 points to whoever has the most of something: you have the most British cards, and the only woman. That makes 26 points to her 20. The whole game has four such rounds, and nobody tells you where to look.
