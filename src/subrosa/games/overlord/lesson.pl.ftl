### Śmierć Jaśniepanu!: co mówi lekcja.

lesson-seat-1 = Bruno
lesson-seat-2 = Celia
lesson-seat-3 = Dario

lesson-welcome = Witaj na dworze. To Celia: ona jest Jaśniepanem. Wygrać może tylko Jaśniepan: kiedy w rundzie zostanie przy życiu sam albo kiedy w chwili Koronacji ma 30 sztuk złota. Celia ma 24, a z każdą nową rundą przybywa jej 6. Musi więc zginąć teraz.

lesson-you = A to ty: Rycerz, ranga 4. Gdy ginie Jaśniepan, wszyscy, którzy przeżyli, awansują. Z tych, którzy stoją niżej niż Celia, ty masz najwyższą rangę, więc jej korona przypadłaby tobie. Pozostali to Bruno, czyli Sługa, i Dario, czyli Wieśniak. Jakie mają karty, nie wie nikt.

lesson-order = Celia wskazała ciebie: Nakaz Egzekucji leży przed tobą. Pozbądź się go albo stracisz głowę. { card-uprising } wysyła go prosto do Celii. Spróbuj: wybierz tę kartę.
lesson-order-other = To by się udało i zaraz do tego dojdziemy. Najpierw spróbuj zagrać { card-uprising }: warto też wiedzieć, czego nie wolno.

lesson-shield = Oto powód: karty z księgą to ostatnia deska ratunku. Dopóki masz kartę z tarczą w rogu, musisz zagrać właśnie taką. { card-capitalize } dosięga drugiego z kolei gracza. Przy czterech osobach to Celia, a ty bierzesz 2 sztuki złota. Wybierz kartę, a potem Celię.
lesson-shield-other = Wolno, a nieraz i warto. Ale { card-blackmail } zawsze dosięgnie każdego. { card-capitalize } pasuje właśnie teraz: najpierw zagraj tę kapryśną kartę, a drugą zachowaj.

lesson-again = Bruno miał kartę { card-retaliation }: anuluje ona dowolną inną kartę, a nikt nie mógł wiedzieć, że Bruno ją ma. Nakaz jest nadal u ciebie, została ci jedna karta z tarczą. { card-blackmail } dosięgnie każdego. Poślij Nakaz do Celii.
lesson-again-other = To nie Dario ani Bruno są groźni: ich głowy nic ci nie dadzą. Zginąć musi Celia.

lesson-uprising = Celia podała Nakaz Dariowi, a Dario, jak to Wieśniak, dał ci monetę, a razem z nią Nakaz. Nie masz już kart z tarczą, więc { card-uprising } jest dozwolone. Pozostali decydują w tajemnicy: jeśli ktoś odrzuci kartę z księgą, ginie Celia. Jeśli nikt, giniesz ty. Odważysz się?
lesson-uprising-die = Wtedy Celia doczeka Koronacji i po wszystkim. Masz jeszcze jedną kartę: może ktoś przy tym stole nienawidzi jej tak jak ty.
lesson-uprising-other = Jest jeszcze jedna karta, która może cię uratować: { card-uprising }.

lesson-end = Bruno odrzucił kartę { card-martyrdom }: Celia stracona! Ci, którzy przeżyli, awansują, a Jaśniepanem jesteś teraz ty. Celia jako Sługa płaci ci monetę, dochód daje 6 i razem jest 30: oto twoja Koronacja. W prawdziwej grze nie znasz niczyich kart, a kłamać wolno każdemu. Powodzenia!
