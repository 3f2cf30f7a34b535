### Teksty laboratorium: po polsku.

### Section: runs

lab-games = gier
lab-pairs = par gier
lab-decisions = decyzji
lab-whole = Każdy siada na każdym miejscu równie często: rozegranych gier będzie { $games }, wielokrotność liczby miejsc ({ $seats }).
lab-whole-alone = Każdy bot gra te same rozdania: rozegranych gier będzie { $games }, wielokrotność liczby botów ({ $bots }).
lab-kept = Wszystkie gry są w pliku { $file }; to samo polecenie z większą liczbą gier dopisze następne.
lab-stopped = Przerwano. Rozegrane gry są w pliku { $file }; to samo polecenie gra dalej od tego miejsca.
lab-report-kept = Raport i tabele są w folderze { $folder }.

### Section: arena

lab-arena-head =
    { $game }: gry: { $games }, graczy: { $seats }{ $options ->
        [none] { "" }
       *[other] , { $options }
    }, ziarno { $seed }; decyzji na grę: { $decisions }. Wyniki w % z przedziałami 95%.
lab-bot = bot
lab-chairs = miejsca
lab-rating = ranking
lab-doubt = ±
lab-failures = awarie
lab-ladder-note = Miejsce to jeden bot w jednej grze; gdyby wszystkie były równe, wygrywałoby { $share }% miejsc. Ranking: Plackett-Luce według openskill, na początku 25.
lab-alone-note = Każdy bot gra sam przeciwko grze, wszystkie z tymi samymi rozdaniami.
lab-meetings-head = Spośród gier, które wygrał jeden z dwóch, część wygrana przez bota z wiersza:
lab-failed-head = Awarie (miejsce przejmował bot „scripted”, a gra nie liczyła się jako wygrana tego, który zawiódł):
lab-failure = - { $bot }, { $count } ×: { $why }

### Section: balance - the page

lab-eyebrow = Sub Rosa · laboratorium
lab-balance-title = { $game }: czy to uczciwa gra?
lab-balance-lead =
    Gry: { $games }, graczy: { $seats }, { $seats ->
        [1] bot
       *[other] same boty
    } „{ $bot }”{ $options ->
        [none] { "" }
       *[other] , { $options }
    }{ $cards ->
        [standard] { "" }
       *[other] , plik kart { $cards }
    }, ziarno { $seed }.
lab-short = W skrócie
lab-seats = Miejsca
lab-seat = Miejsce { $seat }
lab-alone = Solo
lab-alone-about = Jak często wygrywa ten, kto gra sam? W pozostałych przypadkach wygrywa gra.
lab-wins = wygrane
lab-wins-axis = wygrane w %
lab-percent-axis = %
lab-points-axis = punkty procentowe
lab-difference-axis = różnica
lab-tenths-axis = dziesiąta część gry
lab-course-axis = % decyzji w grze
lab-wins-caption = Odsetek wygranych i przedział 95%; linia przerywana: gdyby wszyscy byli równi
lab-seats-about = Czy ma znaczenie, gdzie się siedzi? Miejsce 0 to pierwsze miejsce przy rozkładaniu gry.
lab-roles-about = Czy ma znaczenie, kogo się wylosowało? W trakcie gry może się to zmienić; tu liczy się początek.
lab-endings = Zakończenia
lab-endings-caption = Jak kończą się gry
lab-lengths = Długość
lab-lengths-about = Decyzja to chwila, w której gracz ma co najmniej dwie możliwości.
lab-length-round = Rundy
lab-length-turn = Tury
lab-length-decisions = Decyzje
lab-length-options = Możliwości na decyzję
lab-length-most = Najwięcej możliwości naraz
lab-branching = Szerokość
lab-branching-about = Z ilu możliwości się wybiera, od pierwszej do ostatniej dziesiątej części gry.
lab-branching-caption = Możliwości na decyzję
lab-cards = Karty
lab-cards-about = Miejsca, które zagrały kartę choć raz, wobec miejsc z tych samych gier, które jej nie zagrały. To mówi, jak zagranie karty idzie w parze z wygraną, a nie, że karta ją daje: kto prowadzi, może mieć więcej okazji, a kto odpadł, nie zagrywa niczego. Zagranie, które było jedyną możliwością, nie liczy się, bo nikt o nim nie decydował. Inne użycia kart są w pliku cards.csv.
lab-cards-caption = Odsetek wygranych z kartą minus bez karty, przy tym samym stole, w punktach procentowych
lab-course = W miarę gry
lab-course-about = Co mają zwycięzcy i pozostali, średnio we wszystkich grach, gdy tyle gry już minęło.
lab-winners = zwycięzcy
lab-others = pozostali
lab-method = Jak to zmierzono
lab-method-bots = Gracze to boty („{ $bot }”). Grają tak samo i niczego się nie uczą, więc co jest prawdą wśród nich, nie musi być prawdą wśród ludzi; karta, której nie umieją użyć, wygląda na słabą.
lab-method-intervals = Przedziały zawierają prawdziwą wartość w 95 przypadkach na 100, każdy z osobna: Wilsona dla odsetków. Miejsca jednej gry zależą od siebie, więc gdy wygrywają razem (na przykład partnerzy), liczą się jak jedno.
lab-method-holm = Gdy bada się wiele rzeczy naraz, coś zawsze wygląda niezwykle. Dlatego testy każdej tabeli poprawiono metodą Holma: jeśli naprawdę nic nie ma znaczenia, najwyżej jedna tabela na dwadzieścia pokaże cokolwiek poniżej 0,05. Wiersze pogrubione i pełne romby to te poniżej 0,05.
lab-method-cards = Kartę bada się, gdy jest co najmniej 20 gier, w których jedne miejsca ją zagrały, a inne nie. Porównuje się tylko miejsca z tej samej gry, więc różnica nie jest dokładnie różnicą obu odsetków. Test pyta, jak często różnica byłaby tak duża, gdyby zwycięstwa w każdej grze rozdawał los.
lab-method-again = Ten sam raport jeszcze raz: { $command }
lab-method-paired = Każdą grę rozegrano z obiema wersjami, z tym samym ziarnem losu i botów. Różnice liczy się gra po grze, więc to, co wspólne, się nie liczy; gdy tylko pojawi się inna karta, gry toczą się już różnie.

### Section: balance - in short

lab-short-even = { $kind }: różnice nie większe niż przypadkowe. Od { $worst_rate }% ({ $worst }) do { $best_rate }% ({ $best }); gdyby wszyscy byli równi: { $share }%.
lab-short-uneven = { $kind }: wyniki, które odbiegają od równego udziału ({ $share }%) nie tylko przypadkiem: { $count }. Najlepiej: { $best }, { $best_rate }%; najgorzej: { $worst }, { $worst_rate }%.
lab-short-alone = Grający solo wygrywa { $rate }% gier (przedział 95%: { $interval }); pozostałe wygrywa gra.
lab-short-ending = Najczęstsze zakończenie to „{ $ending }”: { $share }% gier.
lab-short-length = Gra trwa średnio { $mean } decyzji; osiem gier na dziesięć od { $low } do { $high }.
lab-short-cards =
    { $count ->
        [0] Żadna z kart (jest ich { $cards }) nie idzie w parze z wygraną ani przegraną bardziej niż przypadkiem.
       *[other] Karty, które idą w parze z wygraną albo przegraną bardziej niż przypadkiem: { $count } z { $cards }; najbardziej: { $names } punktów procentowych.
    }
lab-short-failures =
    Boty zawiodły { $count ->
        [one] { $count } raz
        [few] { $count } razy
        [many] { $count } razy
       *[other] { $count } razy
    }; ich miejsce przejął bot „scripted”.

### Section: columns

lab-column-chairs = miejsca
lab-column-rate = wygrane %
lab-column-interval = przedział 95%
lab-column-p-holm = p (Holm)
lab-column-games = gry
lab-column-share = %
lab-column-mean = średnia
lab-column-tenth = 10% poniżej
lab-column-median = mediana
lab-column-nine-tenths = 90% poniżej
lab-column-least = najmniej
lab-column-most = najwięcej
lab-column-tenth-of-game = część
lab-column-options = możliwości
lab-column-uses = zagrań na grę
lab-column-share-of-chairs = % miejsc
lab-column-rate-with = wygrane % z kartą
lab-column-rate-without = wygrane % bez karty
lab-column-difference = różnica
lab-column-percent = część gry
lab-column-one = pierwsza
lab-column-other = druga
lab-column-number = nr
lab-column-who = kto
lab-column-chosen = wybór
lab-column-estimate = szansa %
lab-column-best = najlepsze znalezione
lab-column-swing = lepsze o
lab-column-choice = możliwość
lab-column-playouts = rozgrywki
lab-column-to-chosen = wobec wybranej

### Section: two editions

lab-compare-title = { $game }: dwie wersje
lab-compare-lead =
    Gry z każdą wersją: { $games }, graczy: { $seats }, { $seats ->
        [1] bot
       *[other] same boty
    } „{ $bot }”, ziarno { $seed }. Różniących się wartości: { $count }. Różnice to druga minus pierwsza, z przedziałami 95%.
lab-compare-lead-seats = Gry z każdą wersją: { $games }, graczy: { $seats } i { $others }, same boty „{ $bot }”, ziarno { $seed }. Różniących się wartości: { $count }. Różnice to druga minus pierwsza, z przedziałami 95%.
lab-compare-changes = Czym się różnią
lab-compare-caption = Druga minus pierwsza i przedział 95%
lab-compare-seat = Wygrane miejsc (%)
lab-compare-role = Wygrane tożsamości i postaci (%)
lab-compare-ending = Zakończenia (% gier)
lab-compare-length = Długość i szerokość
lab-compare-uses = Użycia kart (% decyzji)
lab-compare-wins_with = Wygrane tych, którzy użyli karty (%)
lab-sweep-title = { $game }: { $name }
lab-sweep-lead = Gry z każdą wartością { $name }: { $games }, same boty „{ $bot }”, ziarno { $seed }. Gwiazdka oznacza to, co różni się od { $value } nie tylko przypadkiem.
lab-compare-nothing = { $what }: nic poza przypadkiem.

### Section: analysis

lab-analysis-head =
    { $game }. { $ending } Każda możliwość w wyobrażonych światach (po { $playouts }), które zgadzają się z wiedzą gracza, { $bot ->
        [mind] z krótkim dalszym ciągiem i oceną
       *[other] dogranych do końca przez „{ $bot }”
    }; ziarno { $seed }.
lab-analysis-note = Szanse na wygraną w % z przedziałami 95%. „Lepsze o” porównuje w tych samych światach; * oznacza to, co wykracza poza przypadek nawet u najlepszej z wielu i nie jest zbyt małe, by mieć znaczenie. Wybór jest tylko tak dobry, jak umieją go wykorzystać boty.
lab-analysis-none = Przy żadnej decyzji inna możliwość nie była lepsza bardziej niż przypadkiem. Więcej --playouts pokaże mniejsze różnice.
lab-analysis-mattered-head = Decyzje, przy których inna możliwość była lepsza bardziej niż przypadkiem:
lab-analysis-mattered = { $number }, { $name }: „{ $chosen }”; „{ $best }” było lepsze o { $swing } pkt.
lab-analysis-decision = Decyzja { $number }, { $name }:
lab-analysis-known = Co każdy mógł wiedzieć przy decyzji { $number }, światów: { $worlds } (! oznacza prawdę):
lab-analysis-about = { $name } (o kim: { $other }): { $shares }
lab-chosen = wybrane

### Section: puzzles

lab-puzzles = zagadki
lab-puzzles-trust = Pytania, które w którymś momencie rozegranych partii wydawały się rozstrzygnięte: { $clear }. Najbardziej prawdopodobna odpowiedź była prawdziwa w przypadku { $true } z nich.
lab-puzzles-certain = Zagadki: { $count }. Zasady dopuszczają tylko jedną odpowiedź w { $certain } z nich, w pozostałych jest ona prawdopodobna co najmniej w 90%.
lab-puzzles-belief = Same przypuszczenia trudnych botów, które niczego nie pamiętają, wskazują właściwą odpowiedź w { $right } z nich.
lab-puzzles-table = Ktoś, kto widzi stół, ale nie zna przebiegu partii i nie wyciąga wniosków z gry innych, miałby rację w { $share }% przypadków.
lab-puzzles-guess = Ktoś, kto po prostu zgaduje, miałby rację w { $share }% przypadków.
lab-puzzles-kept = Zapisano je w pliku { $file }.

### Section: trajectories

lab-trajectories-kept = Decyzje: { $rows }, z tylu partii: { $games }, w pliku { $file }.
lab-trajectories-unfinished = Partie nieukończone, pominięte: { $games }.
