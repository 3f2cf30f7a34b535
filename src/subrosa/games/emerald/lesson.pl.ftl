### Studium w Szmaragdzie: co mówi lekcja.

lesson-seat-1 = Klara
lesson-seat-2 = Jonas

lesson-welcome = Europą rządzą Przedwieczni. Tę kartę widzisz tylko ty: należysz do Restauracjonistów, którzy chcą ich wysadzić w powietrze. Lojaliści im służą. Kto jest kim, nie wie nikt. Gra kończy się, gdy ktoś ma 24 PZ.

lesson-points = Klara ma na torze 22 PZ, najwięcej ze wszystkich. Ale punkty są neutralne, Restauracjonistów albo Lojalistów, a na koniec każdy zachowuje tylko neutralne i te swojej frakcji. Ile zachowa Klara, wie tylko ona. Obok mapy widać domysł, kto jest Lojalistą, oparty na tym, co kto zrobił; pamiętaj, że ludzie blefują. Ty masz na torze 20.

lesson-place = Tura to dwie akcje. Zadomówmy się w Paryżu, gdzie leży cenna karta: wskaż Paryż, żeby umieścić tam kostki wpływów.
lesson-place-strike-vienna = Cierpliwości: Wiedeń to twoja druga akcja. Najpierw zobacz, jak się zdobywa lepsze karty.
lesson-place-other = Wolno. Ale chcemy do Paryża: tamtejsza karta jest warta punkty.

lesson-orator = Za akcje płaci się kartami. { card-s007 } daje dwie kostki, { card-s001 } tylko jedną. Zagraj kartę { card-s007 }.
lesson-orator-other = Jedna kostka to mało. { card-s007 } daje dwie.

lesson-done = Dopóki nie powiesz, że to już wszystko, nikt nic nie widzi. Dwie kostki wystarczą: zakończ akcję.
lesson-done-other = Zachowaj kartę { card-s001 }: karta z symbolem przejęcia przyda się później. Tu to już wszystko.

lesson-claim = Dwie twoje kostki i twój agent przeciwko jednemu agentowi Klary: masz w Paryżu przewagę i choć jedną kostkę, bez której nie wolno przejmować. Wziąć więc kartę, która tam leży? Spróbuj przejąć kartę w Paryżu.
lesson-claim-strike-vienna = Za chwilę. Najpierw spróbuj przejąć kartę w Paryżu i zobacz, co na to zasady.
lesson-claim-other = Można, ale najpierw spróbuj przejąć kartę w Paryżu.

lesson-strike = Kartę przejmuje się zawsze w pierwszej akcji, więc przez całą rundę wszyscy widzą, na co polujesz. Została jedna akcja i lepszy pomysł: zabicie arystokracji w Wiedniu wymaga 5 bomb. Trzech twoich agentów to trzy, { card-s009 } daje 2. Resztę załatwi { card-s010 }. Wskaż Wiedeń i zabij arystokrację: inne karty się nie nadają, więc te dwie zagrają się same.
lesson-strike-pass = I niech Klara dobije do 24 PZ? Wiedeń można załatwić od razu.
lesson-strike-other = To może poczekać. Arystokracja w Wiedniu jest dla ciebie warta 4 PZ, a właśnie tylu ci brakuje.

lesson-end = 24 PZ i wszystkie maski opadają! Zachowujesz wszystko, co było widać. Klara to Lojalistka: 10 jej punktów, zebranych po to, żeby uchodzić za jedną z was, przepada. Ma najmniej, więc traci jeszcze 5 za swoją frakcję. Jonas cały czas był po twojej stronie. Oboje blefowali, a domysł obok mapy dał się nabrać: widzi tylko to, co kto robi. Gdyby to on miał najmniej, te 5 PZ przepadłoby i tobie, i jemu: dowiedz się, kto jest z tobą, i nie daj mu zostać w tyle.
