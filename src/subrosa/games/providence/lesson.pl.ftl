### Cthulhu: Dark Providence: co mówi lekcja.

lesson-seat-1 = Leon
lesson-seat-2 = Marta

lesson-welcome = Ameryka między wojnami. Tę kartę widzisz tylko ty: jesteś po stronie Badaczy. Inni mogą być Kultystami albo Buntownikami, którzy idą własną drogą. Gra kończy się, gdy ktoś ma 30 PZ. Masz 26.

lesson-points = Leon ma 24. Ale wiele liczy się dopiero na końcu i dla każdego inaczej: zamknięta Brama daje punkty Badaczowi, otwarta Kultyście. A kto ma najmniej, odpada razem ze wszystkimi o tej samej Przynależności. Kim jest Leon? Jego karty nikt nie widział.

lesson-claim = Miasta dają punkty od razu: Chicago jest warte 4, dokładnie tyle, ile ci brakuje. Leon ma tam dwie kostki, ty dwóch Agentów. Spróbuj przejąć Chicago: wskaż je.
lesson-claim-other = Wolno, ale najpierw spróbuj przejąć Chicago i zobacz, co na to zasady.

lesson-add = Agenci się liczą, ale bez choćby jednej własnej kostki niczego nie przejmiesz. A przejmuje się zawsze w pierwszej akcji tury, więc przygotuj się już teraz: dodaj Wpływ w Chicago.
lesson-add-use-start_gate_rite = To twoja druga akcja. Najpierw kostki: muszą tam leżeć przed twoją następną turą.
lesson-add-other = Potrzebujesz Chicago: to 4 PZ, a dwóch twoich Agentów już tam jest.

lesson-pay = Za akcje płaci się kartami. { card-start_leverage } to dwie kostki. Razem z dwoma Agentami masz wtedy 4 przeciwko 2 Leona.
lesson-pay-other = Na razie wystarczyłaby jedna kostka, ale Leon nie będzie patrzył bezczynnie. { card-start_leverage } to dwie.

lesson-done = Dopóki nie skończysz, nikt nic nie widzi. Dwie kostki wystarczą: zakończ akcję.
lesson-done-other = Zachowaj karty: za akcję nie wolno płacić więcej, niż trzeba, a masz jeszcze jedną.

lesson-rite = Została jedna akcja. Agent Monday jest w Chicago, a tamtejsza Brama, kółko z liczbą 3, nie jest ani zamknięta, ani otwarta. { card-start_gate_rite } pozwala zrobić jedno albo drugie, tylko raz. Zagraj tę kartę.
lesson-rite-pass = Masz jeszcze akcję i kartę w sam raz na tę chwilę: { card-start_gate_rite }.
lesson-rite-other = Przydatne, ale masz kartę { card-start_gate_rite }, a twój Podstawowy Agent stoi przy Bramie.

lesson-close = Zamknąć czy otworzyć? Wszyscy to widzą i wyciągną wnioski: zamykają Badacze. Ale tylko te 3 PZ liczą się dla ciebie. Zamknij Bramę.
lesson-close-open-monday = Niezły blef: inni wezmą cię za Kultystę. Ale otwarta Brama nic Badaczowi nie daje.
lesson-close-other = Zamknij ją: za to dostaje punkty Badacz.

lesson-crown = Kosztowało to trochę zdrowych zmysłów: stąd żeton Szaleństwa. Leon dodał w Chicago trzecią kostkę, ale 2 kostki i 2 Agentów to nadal więcej niż 3. Zaczyna się twoja tura: teraz, zanim zrobisz cokolwiek innego, przejmij Chicago.
lesson-crown-other = Najpierw przejmowanie, przed każdą inną akcją. Potem będzie w tej turze za późno.

lesson-end = 30 PZ: koniec gry, wszystkie karty Przynależności zostają odkryte. Leon to Kultysta: liczy mu się Brama otwarta w Atlancie. Marta, Buntownik Badacz, ma najmniej i odpada. Masz swoje 30, 3 za dochowanie tajemnicy, 3 za zamkniętą Bramę i jeszcze tor Śledztwa: razem 39. Wygrywasz! Przy prawdziwym stole nie wiadomo, kogo się bać.
