### Nanty Narking: teksty polskie.
### Nazwy jak w polskiej instrukcji (brakujące są nasze), treść kart własnymi słowami, symbole w ich kolejności.
### To, czego wymaga Tożsamość, wchodzi jako $needed.

### Section: the game

game-name = Nanty Narking
game-about = Wiktoriański Londyn, w którym nikt nie zdradza, kim naprawdę jest. Twoja tajna Tożsamość wyznacza cel: szpiedzy wszędzie, niepokój na ulicach, bogactwo, władza albo to, by nie udało się nikomu innemu. Rozstawiaj Agentów, stawiaj Budynki i odgadnij na czas, do czego dążą pozostali.
game-tag = Londyn, mgła i cel, którego nikt inny nie zna.
game-length = Około godziny

### Section: what it is about

intro-goal = Masz tajną Tożsamość, a z nią własny cel: Agenci w całym Londynie, Niepokój na ulicach, bogactwo, władza albo to, żeby nie udało się nikomu innemu. Osiągnij go i odgadnij na czas, do czego dążą pozostali.
intro-turn = Zagraj kartę i wykonaj po kolei jej symbole; każdy możesz pominąć oprócz Losowego Zdarzenia. Potem uzupełnij rękę (do { $hand_limit } kart). Za Budynek dostajesz kartę jego dzielnicy, której możesz użyć raz na turę. Gdy Agent dołącza w dzielnicy do innych figurek, wybucha tam Niepokój i pojawia się jego znacznik; gdy figurka stamtąd odchodzi, znacznik znika.
intro-end = Kto na początku własnej tury osiąga swój cel, od razu wygrywa. Gdy wyczerpie się talia, wygrywa Sherlock Holmes; jeśli nie ma go nikt albo grę kończą Zamieszki, decydują punkty.
aim-what =
    { $condition ->
        [trouble_markers] { goal-trouble_markers }
        [wealth] { goal-wealth }
        [districts_controlled] { goal-districts_controlled }
        [deck_out] { goal-deck_out }
        [deck_out_low_trouble] { goal-deck_out_low_trouble }
        [cash] { goal-cash }
        [building_value] { goal-building_value }
        [agents_in_trouble_districts] { goal-agents_in_trouble_districts }
        [agents_on_board] { goal-agents_on_board }
        [control_westminster_and_adjacent] { goal-control_westminster_and_adjacent }
        [agents_in_river_districts] { goal-agents_in_river_districts }
        [trouble_and_control] { goal-trouble_and_control }
       *[agents_in_districts] { goal-agents_in_districts }
    }
aim-own =
    { $waits ->
        [yes] Twoja Tożsamość: { $identity }. Twój cel, o ile wcześniej nie wygra nikt inny: { aim-what }. Karty w talii: { $deck }.
       *[no] Twoja Tożsamość: { $identity }. Twój cel na początku twojej tury: { aim-what }. Na razie: { $pounds ->
            [yes] £{ $reached }
           *[no] { $reached }
        }.
    }{ $minds ->
        [yes] { " " }Znaczniki Niepokoju na planszy: { $markers }.
       *[no] { "" }
    }{ $cancelled_districts ->
        [none] { "" }
       *[other] { " " }Nie liczą się, bo stoją tam Grenadierzy: { $cancelled_districts }.
    }
aim-threat = Uwaga, na początku swojej tury może wygrać: { $seats }. Tożsamość: { $identities }.
aim-no-threat = Sądząc po tym, co widać, nikt inny nie mógłby jeszcze wygrać na początku swojej tury.
tale-way =
    { $waits ->
        [yes] { $seat } to { $identity }. Cel, zanim wygra ktoś inny: { aim-what }.
       *[no] { $seat } to { $identity }. Cel: { aim-what }. Na początku tury było: { $pounds ->
            [yes] £{ $reached }
           *[no] { $reached }
        }.
    }
tale-own-way =
    { $waits ->
        [yes] Twoja Tożsamość to { $identity }. Cel: { aim-what }. Karty, które zostały w talii: { $deck }.
       *[no] Twoja Tożsamość to { $identity }. Cel: { aim-what }. Na koniec: { $pounds ->
            [yes] £{ $reached }
           *[no] { $reached }
        }{ $met ->
            [yes] . Na początku twojej tury to by wystarczyło.
           *[no] { $short ->
                [0] .
               *[other] . Do wygranej brakuje: { $pounds ->
                    [yes] £{ $short }
                   *[no] { $short }
                }.
            }
        }
    }
tale-points = { $seat } to { $identity } i ma najwięcej punktów: { $points }.
tale-own-points = Twoja Tożsamość to { $identity }, a twoje punkty: { $points }.
course-about = Punkty decydują tylko wtedy, gdy wybuchną Zamieszki albo gdy talia się wyczerpie i nikt przez to nie wygra: najwięcej punktów to jeszcze nie zwycięstwo.
outcome-trouble = { $district }: wybuchnie Niepokój.
outcome-calm = { $district }: Niepokój się skończy.
outcome-deed =
    { $site ->
        [chelsea] { district-chelsea-text }
        [westminster] { district-westminster-text }
        [strand] { district-strand-text }
        [west_end] { district-west_end-text }
        [holborn] { district-holborn-text }
        [city] { district-city-text }
        [highbury] { district-highbury-text }
        [east_end] { district-east_end-text }
        [bermondsey] { district-bermondsey-text }
        [southwark] { district-southwark-text }
        [lambeth] { district-lambeth-text }
       *[battersea] { district-battersea-text }
    }
outcome-no-site = Żeby budować, trzeba mieć Agenta w dzielnicy bez Budynku i bez Niepokoju oraz dość pieniędzy na podaną tam cenę.
answer-pay = Zapłać £{ $gold }
answer-skip =
    { $able ->
        [no] { $symbol ->
            [remove_trouble] Nigdzie nie ma Niepokoju: dalej
            [assassinate] Nie ma kogo zabić tam, gdzie Niepokój: dalej
            [build] Nie ma gdzie budować: dalej
            [scroll] Tekst nic teraz nie zmieni: dalej
           *[other] Nie ma karty do zagrania: dalej
        }
       *[yes] { $symbol ->
            [place_agent] Zostaw Agentów tak, jak stoją
            [take_money] Nie bierz pieniędzy
            [remove_trouble] Zostaw Niepokój
            [assassinate] Nikogo nie zabijaj
            [build] Niczego nie buduj
            [scroll] Pomiń tekst karty
           *[other] Nie zagrywaj następnej karty
        }
    }
answer-unpaid =
    { $effect ->
        [fire_brigade] Nie płać: możesz stracić Budynek
       *[other] Zatrzymaj kartę: do końca gry jedna karta mniej na ręce
    }
answer-lose-agent = Nie płać i strać figurkę: { $piece }
answer-no-lawyers = Nie płać nic, niech się dzieje
answer-burn-nothing = Nie usuwaj żadnego Budynku
answer-none =
    { $question ->
        [place-again] Nie umieszczaj więcej Agentów
        [draw-building] Nie dobieraj karty
       *[other] Niczego nie kradnij
    }

### Section: symbols

symbol-place_agent = Umieść Agenta
symbol-take_money = Pobierz £{ $gold }
symbol-remove_trouble = Usuń znacznik Niepokoju
symbol-assassinate = Skrytobójstwo
symbol-build = Postaw Budynek
symbol-scroll = Zwój
symbol-random_event = Losowe Zdarzenie
symbol-play_another = Zagraj następną kartę
symbol-reaction = Reakcja

### Section: Action cards with a grey back

card-sarah_gamp_and_betsey_prig = Sarah Gamp i Betsey Prig
card-sarah_gamp_and_betsey_prig-text = Skrytobójstwo. Pobierz £2. Umieść Agenta.

card-constable_rance = Posterunkowy Rance
card-constable_rance-text = Usuń znacznik Niepokoju. Zagraj następną kartę.

card-battersea_dogs_home = Schronisko dla Psów w Battersea
card-battersea_dogs_home-text = Każdy z pozostałych graczy, po kolei, daje ci £1 albo kartę z ręki – sam decyduje, co woli. Kto nie ma ani pieniędzy, ani kart, nie daje nic. Zagraj następną kartę.

card-city_and_suburban_bank = City & Suburban Bank
card-city_and_suburban_bank-text = Połóż tę kartę przed sobą i pobierz £10 z banku. To pożyczka: na koniec gry oddajesz £12 albo tracisz 15 punktów, a do tego czasu zmniejsza ona twój majątek o £12. Zagraj następną kartę.

card-amateur_mendicant_society = Towarzystwo Żebraków Amatorów
card-amateur_mendicant_society-text = Wskaż innego gracza. Wybiera on ze swojej ręki dwie karty i daje je tobie, a jeśli ma mniej – daje wszystkie. Umieść Agenta.

card-mr_merryweather = Dyrektor Merryweather
card-mr_merryweather-text = Połóż tę kartę przed sobą i pobierz £10 z banku. To pożyczka: na koniec gry oddajesz £12 albo tracisz 15 punktów, a do tego czasu zmniejsza ona twój majątek o £12. Zagraj następną kartę.

card-john_clay = John Clay
card-john_clay-text = Weź £2 od każdego z pozostałych graczy, a od tego, kto ma mniej – tyle, ile ma. Umieść Agenta.

card-mrs_hudson = Pani Hudson
card-mrs_hudson-text = Obejrzyj w tajemnicy karty Tożsamości, które nie biorą udziału w grze, wszystkie poza jedną, wybraną losowo. Pobierz £2. Postaw Budynek.

card-inspector_lestrade = Inspektor Lestrade
card-inspector_lestrade-text = Umieść Agenta. Usuń znacznik Niepokoju. Pobierz £1.

card-dr_grimesby_roylott = Doktor Grimesby Roylott
card-dr_grimesby_roylott-text = Skrytobójstwo. Pobierz £3.

card-silas_wegg = Silas Wegg
card-silas_wegg-text = Rzuć dwunastościenną kostką. Przy wyniku 7 lub wyższym pobierz £4 z banku. Przy wyniku 1 zapłać £2 do banku albo usuń z planszy jednego swojego Agenta. Przy wyniku od 2 do 6 nic się nie dzieje. Zagraj następną kartę.

card-mycroft_holmes = Mycroft Holmes
card-mycroft_holmes-text = Zagraj z ręki jeszcze dwie karty, jedną po drugiej, każdą ze wszystkim, na co pozwala. Możesz zagrać tylko jedną z nich albo żadnej.

card-henry_baker = Henry Baker
card-henry_baker-text = Przenieś Agenta innego gracza albo (chyba że stół gra inaczej) Grenadiera lub Nowego Obywatela do sąsiadującej dzielnicy.

card-lyceum_theatre = Teatr Lyceum
card-lyceum_theatre-text = Postaw Budynek. Pobierz z banku £1 za każdą figurkę postaci w dzielnicy Strand.

card-metropolitan_fire_brigade = Miejska Straż Pożarna
card-metropolitan_fire_brigade-text = Wskaż innego gracza, który ma Budynek. Jeśli nie zapłaci ci £5, możesz usunąć z planszy jeden z jego Budynków. Zagraj następną kartę.

card-irene_adler = Irene Adler
card-irene_adler-text = Wskaż innego gracza. Jeśli nie zapłaci ci £5, ta karta leży przed nim do końca gry: liczy się jako jedna z pięciu, do których dobiera, i nie można się jej pozbyć. Umieść Agenta.

card-jo_the_crossing_sweeper = Zamiatacz Jo
card-jo_the_crossing_sweeper-text = Przenieś Agenta innego gracza albo (chyba że stół gra inaczej) Grenadiera lub Nowego Obywatela do sąsiadującej dzielnicy. Zagraj następną kartę.

card-red_headed_league = Związek Rudowłosych
card-red_headed_league-text = Reakcja. Gdy z planszy zostaje usunięty twój Agent, od razu umieść go w innej dzielnicy, zgodnie ze zwykłymi zasadami umieszczania, chyba że stół gra inaczej. Działa też przeciw Zdarzeniom Katastrofa Zeppelina, Przeklęci Artyści i Tajemnicze Morderstwa.

card-toby = Poczciwy Toby
card-toby-text = Reakcja. Gdy inny gracz przenosi lub usuwa jednego z twoich Agentów, czy to symbolem, czy tekstem karty, zapobiegasz temu. Nie działa przeciw Losowym Zdarzeniom.

card-simpsons_divan_tavern = Tawerna Simpsona
card-simpsons_divan_tavern-text = Pobierz £3. Umieść Agenta.

card-peterson_the_commissionaire = Posłaniec Peterson
card-peterson_the_commissionaire-text = Umieść Agenta.

card-count_dracula = Hrabia Dracula
card-count_dracula-text = Skrytobójstwo. Pobierz £1.

card-goldinis_restaurant = Restauracja Goldiniego
card-goldinis_restaurant-text = Pobierz £3. Umieść Agenta.

card-noddy_boffin = Noddy Boffin
card-noddy_boffin-text = Umieść Agenta. Odrzuć z ręki dowolną liczbę kart i pobierz z banku £2 za każdą z nich.

card-noah_claypole = Noah Claypole
card-noah_claypole-text = Rzuć dwunastościenną kostką. Przy wyniku 7 lub wyższym weź £3 od wybranego innego gracza, a jeśli ma mniej – tyle, ile ma. Przy wyniku 1 musisz usunąć z planszy jednego swojego Agenta. Przy wyniku od 2 do 6 nic się nie dzieje. Zagraj następną kartę.

card-analytical_engine = Maszyna Analityczna
card-analytical_engine-text = Dobierz trzy karty. Postaw Budynek.

card-baker_street_irregulars = Nieregularni z Baker Street
card-baker_street_irregulars-text = Potasuj stos kart odrzuconych i dobierz z niego losowo cztery karty. Umieść Agenta.

card-parker_the_garrotter = Dusiciel Parker
card-parker_the_garrotter-text = Skrytobójstwo. Pobierz £2.

card-isambard_kingdom_brunel = Isambard Kingdom Brunel
card-isambard_kingdom_brunel-text = Dobierz cztery karty.

card-langdale_pike = Langdale Pike
card-langdale_pike-text = Dobierz cztery karty.

card-six_jolly_fellowship_porters = Gospoda Sześciu Wesołych Tragarzy
card-six_jolly_fellowship_porters-text = Postaw Budynek. Pobierz £2.

card-sergeant_cuff = Sierżant Cuff
card-sergeant_cuff-text = Odrzuć jedną kartę z ręki. Umieść Agenta.

card-charley_bates = Charley Bates
card-charley_bates-text = Weź £3 od wybranego innego gracza, a jeśli ma mniej – tyle, ile ma. Zagraj następną kartę.

card-covent_garden_opera = Opera Covent Garden
card-covent_garden_opera-text = Postaw Budynek. Pobierz z banku £1 za każdą figurkę postaci w dzielnicy Strand.

card-pickwick_club = Klub Pickwicka
card-pickwick_club-text = Bez symboli i bez tekstu: po zagraniu nic się nie dzieje.

card-alhambra_music_hall = Music-hall Alhambra
card-alhambra_music_hall-text = Pobierz £3. Zagraj następną kartę.

card-moll_flanders = Moll Flanders
card-moll_flanders-text = Umieść Agenta. Wskaż innego gracza. Wybiera on ze swojej ręki dwie karty i daje je tobie, a jeśli ma mniej – daje wszystkie.

card-royal_mint = Mennica Królewska
card-royal_mint-text = Postaw Budynek. Pobierz £5.

card-augustus_snodgrass = Augustus Snodgrass
card-augustus_snodgrass-text = Losowe Zdarzenie (obowiązkowe). Przenieś jednego swojego Agenta z dzielnicy ze znacznikiem Niepokoju do dzielnicy sąsiadującej. Zagraj następną kartę.

card-rosetta_davis = Rosetta Davis
card-rosetta_davis-text = Umieść Agenta. Wskaż innego gracza i daj mu kartę z ręki. W zamian dostajesz od niego £2, a jeśli ma mniej – tyle, ile ma.

card-isadora_persano = Isadora Persano
card-isadora_persano-text = Pobierz z banku £1 za każdy znacznik Niepokoju na planszy. Umieść Agenta.

card-krooks_rag_and_bottle_shop = Skład Szmat i Butelek Krooka
card-krooks_rag_and_bottle_shop-text = Odrzuć z ręki dowolną liczbę kart i pobierz z banku £1 za każdą z nich. Postaw Budynek.

card-donna_britannica_hollandia = Donna Britannica Hollandia
card-donna_britannica_hollandia-text = Wskaż innego gracza i daj mu kartę z ręki. W zamian dostajesz od niego £2, a jeśli ma mniej – tyle, ile ma. Umieść Agenta.

card-london_burkers = Londyńscy Porywacze Zwłok
card-london_burkers-text = Skrytobójstwo. Pobierz £1.

card-forty_elephants = Syndykat Czterdziestu Spódnic
card-forty_elephants-text = Weź £2 od każdego z pozostałych graczy, a od tego, kto ma mniej – tyle, ile ma. Umieść Agenta.

card-mr_goodyear = Pan Goodyear
card-mr_goodyear-text = Reakcja. Gdy tekst karty Akcji zagranej przez innego gracza ma wpłynąć na ciebie, twoje figurki, pieniądze lub karty, nie wpływa. Nie chroni przed symbolami ani Losowymi Zdarzeniami i nie pomaga nikomu innemu.

card-charles_augustus_milverton = Charles Augustus Milverton
card-charles_augustus_milverton-text = Wskaż innego gracza. Jeśli nie zapłaci ci £5, ta karta leży przed nim do końca gry: liczy się jako jedna z pięciu, do których dobiera, i nie można się jej pozbyć. Umieść Agenta.

card-dr_jekyll_and_mr_hyde = Doktor Jekyll i Pan Hyde
card-dr_jekyll_and_mr_hyde-text = Możesz wymienić swoją kartę Tożsamości na jedną z nieużywanych, dobraną losowo. Nie ma odwrotu. Postaw Budynek.

### Section: Action cards with a brown back

card-estella = Estella
card-estella-text = Przenieś jednego swojego Agenta do dowolnej innej dzielnicy. Umieść Agenta. Postaw Budynek.

card-st_bartholomews_laboratory = Laboratorium Świętego Bartłomieja
card-st_bartholomews_laboratory-text = Odrzuć z ręki do trzech kart, a następnie dobierz karty, aż będziesz mieć pięć. Postaw Budynek.

card-circumlocution_office = Urząd Wielosłowia
card-circumlocution_office-text = Każdy z pozostałych graczy, po kolei, usuwa z planszy jednego wybranego przez siebie własnego Agenta.

card-athelney_jones = Athelney Jones
card-athelney_jones-text = Usuń znacznik Niepokoju.

card-von_herders_workshop = Warsztat von Herdera
card-von_herders_workshop-text = Zapłać £2 wybranemu innemu graczowi i dokonaj Skrytobójstwa: w dzielnicy ze znacznikiem Niepokoju i nie na własnym Agencie. Postaw Budynek.

card-tracy_tupman = Tracy Tupman
card-tracy_tupman-text = Losowe Zdarzenie (obowiązkowe). Zamień miejscami dowolne dwie figurki postaci stojące w różnych dzielnicach: podnieś obie, a potem postaw każdą tam, skąd pochodzi druga. Zagraj następną kartę.

card-special_branch = Wydział Specjalny
card-special_branch-text = Wskaż innego gracza, obejrzyj w tajemnicy jego rękę i odrzuć z niej jedną kartę. Umieść Agenta.

card-seven_dials_rookery = Slumsy Seven Dials
card-seven_dials_rookery-text = Przenieś Agenta innego gracza albo (chyba że stół gra inaczej) Grenadiera lub Nowego Obywatela do sąsiadującej dzielnicy. Umieść Agenta.

card-jack_the_ripper = Kuba Rozpruwacz
card-jack_the_ripper-text = Rzuć dwunastościenną kostką i usuń z wylosowanej dzielnicy jedną figurkę postaci, nawet gdy nie ma tam Niepokoju; potem zrób to jeszcze raz. Raz rozpoczętych zabójstw nie można przerwać: jeśli ktoś tam stoi, ktoś musi zginąć, a gdy nie ma innych figurek albo tak gra stół – twój Agent. Zagraj następną kartę.

card-nathaniel_winkle = Nataniel Winkle
card-nathaniel_winkle-text = Losowe Zdarzenie (obowiązkowe). Wymień się z wybranym innym graczem wszystkimi kartami z ręki. Zagraj następną kartę.

card-thomas_crapper = Thomas Crapper
card-thomas_crapper-text = Pobierz z banku £1 za każdy Budynek na planszy. Postaw Budynek.

card-inspector_stanley_hopkins = Inspektor Stanley Hopkins
card-inspector_stanley_hopkins-text = Dobierz dwie karty. Usuń znacznik Niepokoju.

card-julia_margaret_cameron = Julia Margaret Cameron
card-julia_margaret_cameron-text = Pobierz z banku £1 za każdy znacznik Niepokoju na planszy. Postaw Budynek.

card-electric_telegraph = Telegraf Elektryczny
card-electric_telegraph-text = Dobierz dwie karty. Pobierz £2. Zagraj następną kartę.

card-inspector_tobias_gregson = Inspektor Tobias Gregson
card-inspector_tobias_gregson-text = Usuń znacznik Niepokoju. Umieść Agenta.

card-henry_holy_peters = Henry «Holy» Peters
card-henry_holy_peters-text = Zapłać £2 wybranemu innemu graczowi. Musi on usunąć wybraną przez siebie figurkę postaci, ale nie twojego Agenta, z dzielnicy ze znacznikiem Niepokoju. Zagraj następną kartę.

card-lord_palmerston = Lord Palmerston
card-lord_palmerston-text = Losowe Zdarzenie (obowiązkowe). Usuń dowolną figurkę postaci z dzielnicy Westminster, nawet gdy nie ma tam Niepokoju. Zagraj następną kartę.

card-colonel_sebastian_moran = Płk Sebastian Moran
card-colonel_sebastian_moran-text = Skrytobójstwo. Kolejne Skrytobójstwo. Postaw Budynek.

card-mudlarks = Zbieracze znad Tamizy
card-mudlarks-text = Umieść jednego swojego Agenta w dowolnej dzielnicy. Nie wywołuje to Niepokoju. Zagraj następną kartę.

card-inspector_bradstreet = Inspektor Bradstreet
card-inspector_bradstreet-text = Usuń znacznik Niepokoju. Usuń kolejny znacznik Niepokoju.

card-jefferson_hope = Jefferson Hope
card-jefferson_hope-text = Przenieś jednego swojego Agenta do dowolnej innej dzielnicy. Zagraj następną kartę.

card-baron_gruner = Baron Gruner
card-baron_gruner-text = Skrytobójstwo. Pobierz £3. Postaw Budynek.

card-navvies = Kopacze
card-navvies-text = Umieść Agenta. Umieść kolejnego Agenta.

card-jonas_chuzzlewit = Jonas Chuzzlewit
card-jonas_chuzzlewit-text = Skrytobójstwo. Pobierz £3. Postaw Budynek.

card-hound_of_the_baskervilles = Pies Baskerville’ów
card-hound_of_the_baskervilles-text = Rzuć dwunastościenną kostką. Przy wyniku 7 lub wyższym usuń jedną figurkę postaci z dzielnicy ze znacznikiem Niepokoju. Przy wyniku 1 musisz usunąć z planszy jednego swojego Agenta. Przy wyniku od 2 do 6 nic się nie dzieje. Zagraj następną kartę.

card-chimney_sweeps = Kominiarze
card-chimney_sweeps-text = Dobierz kartę za każdy swój Budynek na planszy. Postaw Budynek.

card-adolf_verloc = Adolf Verloc
card-adolf_verloc-text = Losowe Zdarzenie (obowiązkowe). Połóż znacznik Niepokoju w dzielnicy, w której go nie ma i stoi co najmniej jedna figurka postaci. Zagraj następną kartę.

card-hansom_cab_stables = Stajnia Dorożkarska
card-hansom_cab_stables-text = Zapłać £2 wybranemu innemu graczowi i przenieś jednego swojego Agenta do dowolnej innej dzielnicy. Postaw Budynek.

card-karl_marx = Karl Marx
card-karl_marx-text = Wskaż dwóch innych graczy: pierwszy daje drugiemu £3, a jeśli ma mniej – tyle, ile ma. Umieść Agenta.

card-victor_frankenstein = Victor Frankenstein
card-victor_frankenstein-text = Reakcja. Gdy z planszy zostaje usunięty twój Agent, od razu umieść go w innej dzielnicy, zgodnie ze zwykłymi zasadami umieszczania, chyba że stół gra inaczej. Działa też przeciw Zdarzeniom Katastrofa Zeppelina, Przeklęci Artyści i Tajemnicze Morderstwa.

card-griffin_the_invisible_man = Niewidzialny Griffin
card-griffin_the_invisible_man-text = Skrytobójstwo. Odrzuć jedną kartę z ręki.

card-gordon_rioters = Buntownicy Gordona
card-gordon_rioters-text = Połóż znacznik Niepokoju w dzielnicy sąsiadującej z taką, w której już jest; sama nie może go mieć i musi w niej stać co najmniej jedna figurka postaci. Umieść Agenta. Zagraj następną kartę.

card-alfred_jingle = Alfred Jingle
card-alfred_jingle-text = Umieść Agenta. Pobierz £3. Dobierz dwie karty. Zagraj następną kartę.

card-doctor_watson = Doktor Watson
card-doctor_watson-text = Reakcja. Tylko we własnej turze: kończy się ona natychmiast, a ostatnia zagrana przez ciebie karta wraca do twojej ręki.

card-buckingham_palace = Pałac Buckingham
card-buckingham_palace-text = Postaw Budynek. Pobierz £4. Umieść Agenta.

card-charles_babbage = Charles Babbage
card-charles_babbage-text = Losowe Zdarzenie (obowiązkowe). Zagraj z ręki jeszcze dwie karty, jedną po drugiej, każdą ze wszystkim, na co pozwala. Możesz zagrać tylko jedną z nich albo żadnej.

card-general_post_office = Poczta Główna
card-general_post_office-text = Pobierz z banku £1 za każdy Budynek na planszy. Umieść Agenta.

card-mr_merdle = Pan Merdle
card-mr_merdle-text = W dzielnicy ze znacznikiem Niepokoju zastąp Budynek innego gracza swoim: zapłać temu graczowi nadrukowany koszt i przejmij kartę Dzielnicy. Nie musisz mieć tam Agenta.

card-samuel_pickwick = Samuel Pickwick
card-samuel_pickwick-text = Losowe Zdarzenie (obowiązkowe). Dobierz dwie karty. Zagraj następną kartę.

card-william_gladstone = William Gladstone
card-william_gladstone-text = Losowe Zdarzenie (obowiązkowe). Umieść pojedynczo jednego lub dwóch swoich Agentów w dzielnicy Westminster lub w dzielnicach z nią sąsiadujących, bez względu na to, gdzie stoją twoi pozostali Agenci.

card-mrs_bardell = Pani Bardell
card-mrs_bardell-text = Umieść Agenta. Postaw Budynek.

card-lord_melbourne = Lord Melbourne
card-lord_melbourne-text = Losowe Zdarzenie (obowiązkowe). Umieść jednego swojego Agenta w dzielnicy Westminster lub w dzielnicy z nią sąsiadującej, bez względu na to, gdzie stoją twoi pozostali Agenci. Zagraj następną kartę.

card-neville_st_clair = Neville St Clair
card-neville_st_clair-text = Umieść jednego swojego Agenta w dowolnej dzielnicy. Nie wywołuje to Niepokoju.

card-mr_tulkinghorn = Pan Tulkinghorn
card-mr_tulkinghorn-text = Wskaż dzielnicę ze znacznikiem Niepokoju i pobierz z banku £2 za każdą stojącą w niej figurkę postaci. Postaw Budynek.

card-dancing_men = Tańczące Sylwetki
card-dancing_men-text = Umieść jednego swojego Agenta w dzielnicy ze znacznikiem Niepokoju, bez względu na to, gdzie stoją twoi pozostali Agenci. Zagraj następną kartę.

card-artful_dodger = Spryciarz Dodger
card-artful_dodger-text = Weź losowo dwie karty z ręki innego gracza, jedną z nich zatrzymaj, a drugą oddaj. Umieść Agenta.

card-amy_dorrit = Amy Dorrit
card-amy_dorrit-text = Reakcja. Gdy twój Agent ma zostać usunięty z planszy, przez kogokolwiek albo przez Zdarzenie Katastrofa Zeppelina, Przeklęci Artyści lub Tajemnicze Morderstwa, pozostaje na miejscu. Nie chroni przed przeniesieniem.

card-lady_dedlock = Lady Dedlock
card-lady_dedlock-text = Pobierz £3. W dzielnicy bez znacznika Niepokoju zastąp Budynek innego gracza swoim: zapłać temu graczowi nadrukowany koszt i przejmij kartę Dzielnicy. Nie musisz mieć tam Agenta.

card-rigaud_blandois = Rigaud Blandois
card-rigaud_blandois-text = Pobierz £3. Skrytobójstwo. Zagraj następną kartę.

card-scotland_yard = Scotland Yard
card-scotland_yard-text = Postaw Budynek. Usuń znacznik Niepokoju.

card-daniel_quilp = Daniel Quilp
card-daniel_quilp-text = Postaw Budynek za pół ceny: £3, £6 albo £9. Potem jest on wart tyle co zwykle.

card-w_t_stead = W. T. Stead
card-w_t_stead-text = Umieść Agenta. Pobierz z banku £1 za każdy znacznik Niepokoju na planszy.

card-sam_weller = Sam Weller
card-sam_weller-text = Umieść jednego swojego Agenta w dzielnicy, w której masz Budynek, bez względu na to, gdzie stoją twoi pozostali Agenci.

### Section: the Action card of the classic variant

card-mrs_hudson_classic = Pani Hudson (klasyczna)
card-mrs_hudson_classic-text = Obejrzyj w tajemnicy karty Tożsamości, które nie biorą udziału w grze, wszystkie poza jedną, wybraną losowo. Pobierz £2. Postaw Budynek.

### Section: districts

district-chelsea = Chelsea
district-chelsea-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz zapłacić £3, aby umieścić jednego swojego Agenta w dzielnicy Chelsea lub w dzielnicy z nią sąsiadującej, bez względu na to, gdzie stoją twoi pozostali Agenci.

district-westminster = Westminster
district-westminster-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz dobrać kartę, a potem odrzucić kartę z ręki.

district-strand = Strand
district-strand-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz zapłacić £2, aby usunąć jeden znacznik Niepokoju z dowolnej dzielnicy.

district-west_end = West End
district-west_end-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz pobrać £2 z banku.

district-holborn = Holborn
district-holborn-text = Jeśli masz tu Budynek, ilekroć Losowe Zdarzenie ma dotknąć jednej z twoich figurek, w czyjejkolwiek turze, możesz zapłacić £3, aby zignorować jego efekt, i po £3 za każdą następną figurkę, którą chcesz ochronić.

district-city = City
district-city-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz odrzucić kartę z ręki i pobrać za nią £2 z banku.

district-highbury = Highbury
district-highbury-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz pobrać £2 z banku.

district-east_end = East End
district-east_end-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz położyć znacznik Niepokoju w dzielnicy East End lub w dzielnicy z nią sąsiadującej. Musi tam stać co najmniej jedna figurka postaci, czyjakolwiek.

district-bermondsey = Bermondsey
district-bermondsey-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz zapłacić £3, aby umieścić jednego swojego Agenta w dzielnicy Bermondsey lub w dzielnicy z nią sąsiadującej, bez względu na to, gdzie stoją twoi pozostali Agenci.

district-southwark = Southwark
district-southwark-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz pobrać £1 z banku.

district-lambeth = Lambeth
district-lambeth-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz pobrać £3 z banku.

district-battersea = Battersea
district-battersea-text = Jeśli masz tu Budynek, raz w każdej swojej turze możesz pobrać £1 z banku.

### Section: Identities

# Ile trzeba przy tym stole; poza stołem, ile trzeba w dwie, trzy i cztery osoby.
needed =
    { $players ->
        [2] { $needed_two }
        [3] { $needed_three }
        [4] { $needed_four }
       *[other] { $varies ->
            [yes] { $needed } (przy 2 / 3 / 4 graczach)
           *[no] { $needed }
        }
    }
grenadiers-cancel = Nie liczą się dzielnice z Grenadierami, których sprowadza Losowe Zdarzenie { event_card-martial_law }.
control-means = Kontrolujesz dzielnicę, jeśli masz w niej więcej elementów, licząc razem Agentów i Budynki, niż każdy inny gracz z osobna i niż jest w niej Nowych Obywateli. { grenadiers-cancel }

identity-professor_moriarty = Profesor Moriarty
identity-professor_moriarty-text = Wygrywasz, jeśli na początku swojej tury masz Agentów w co najmniej { needed } różnych dzielnicach. { grenadiers-cancel }

identity-fagin = Fagin
identity-fagin-text = Wygrywasz, jeśli na początku twojej tury liczba znaczników Niepokoju na planszy wynosi co najmniej { needed }.

identity-monsieur_de_sidonia = Monsieur de Sidonia
identity-monsieur_de_sidonia-text = Wygrywasz, jeśli na początku twojej tury twoje monety i koszt twoich Budynków, pomniejszone o £12 za każdą pożyczkę, dają co najmniej £{ needed }. Budynek w dzielnicy z Grenadierem, którego sprowadza Losowe Zdarzenie { event_card-martial_law }, jest wart zero.

identity-lord_bellinger = Lord Bellinger
identity-lord_bellinger-text = Wygrywasz, jeśli na początku twojej tury liczba kontrolowanych przez ciebie dzielnic wynosi co najmniej { needed }. { control-means }

identity-lord_holdhurst = Lord Holdhurst
identity-lord_holdhurst-text = Wygrywasz, jeśli na początku twojej tury liczba kontrolowanych przez ciebie dzielnic wynosi co najmniej { needed }. { control-means }

identity-lord_balmoral = Lord Balmoral
identity-lord_balmoral-text = Wygrywasz, jeśli na początku twojej tury liczba kontrolowanych przez ciebie dzielnic wynosi co najmniej { needed }. { control-means }

identity-sherlock_holmes = Sherlock Holmes
identity-sherlock_holmes-text = Wygrywasz, jeśli gra kończy się z powodu wyczerpania talii kart Akcji, zanim wygra ktoś inny. Nie dotyczy to gry zakończonej przez Zamieszki.

### Section: classic Identities

identity-professor_moriarty_classic = Profesor Moriarty (klasyczny)
identity-professor_moriarty_classic-text = Wygrywasz, jeśli na początku swojej tury masz Agentów w co najmniej { needed } różnych dzielnicach. { grenadiers-cancel }

identity-monsieur_de_sidonia_classic = Monsieur de Sidonia (klasyczny)
identity-monsieur_de_sidonia_classic-text = Wygrywasz, jeśli na początku twojej tury twoje monety i koszt twoich Budynków, pomniejszone o £12 za każdą pożyczkę, dają co najmniej £{ needed }. Budynek w dzielnicy z Grenadierem, którego sprowadza Losowe Zdarzenie { event_card-martial_law }, jest wart zero.

### Section: alternative Identities

identity-inspector_bucket = Inspektor Bucket
identity-inspector_bucket-text = Wygrywasz, jeśli gra kończy się z powodu wyczerpania talii kart Akcji, a liczba znaczników Niepokoju na planszy wynosi co najwyżej { needed }. Nie dotyczy to gry zakończonej przez Zamieszki.

identity-ebenezer_scrooge = Ebenezer Scrooge
identity-ebenezer_scrooge-text = Wygrywasz, jeśli na początku twojej tury same twoje monety, pomniejszone o £12 za każdą pożyczkę, dają co najmniej £{ needed }.

identity-miss_havisham = Panna Havisham
identity-miss_havisham-text = Wygrywasz, jeśli na początku twojej tury łączny koszt twoich Budynków wynosi co najmniej £{ needed }. { grenadiers-cancel }

identity-bill_sikes = Bill Sikes
identity-bill_sikes-text = Wygrywasz, jeśli na początku swojej tury masz Agentów w co najmniej { needed } różnych dzielnicach ze znacznikiem Niepokoju. { grenadiers-cancel }

identity-william_booth = William Booth
identity-william_booth-text = Wygrywasz, jeśli na początku twojej tury liczba twoich Agentów na planszy wynosi co najmniej { needed }. { grenadiers-cancel }

identity-benjamin_disraeli = Benjamin Disraeli
identity-benjamin_disraeli-text = Wygrywasz, jeśli na początku swojej tury kontrolujesz dzielnicę Westminster, a liczba kontrolowanych przez ciebie dzielnic z nią sąsiadujących wynosi co najmniej { needed }. { control-means }

identity-gaffer_hexam = Gaffer Hexam
identity-gaffer_hexam-text = Wygrywasz, jeśli na początku swojej tury masz Agentów w co najmniej { needed } różnych dzielnicach nad Tamizą. { grenadiers-cancel }

identity-dorian_gray = Dorian Gray
identity-dorian_gray-text = Wygrywasz, jeśli na początku twojej tury liczba znaczników Niepokoju na planszy wynosi co najmniej { $trouble }, a liczba kontrolowanych przez ciebie dzielnic – co najmniej { needed }. { control-means }

### Section: Random Events

event_card-zeppelin_crash = Katastrofa Zeppelina
event_card-zeppelin_crash-text = Rzuć kostką. Z wylosowanej dzielnicy znikają wszystkie figurki postaci, znacznik Niepokoju i Budynek.

event_card-flood = Powódź
event_card-flood-text = Rzuć kostką dwa razy. Wylosowane dzielnice nad Tamizą zostają zalane. Począwszy od aktywnego gracza, wszyscy po kolei przenoszą z nich każdego swojego Agenta, jednego za drugim, do sąsiadującej niezalanej dzielnicy. Budynki, Grenadierzy i Nowi Obywatele pozostają.

event_card-fire = Pożar
event_card-fire-text = Rzuć kostką. Jeśli w wylosowanej dzielnicy stoi Budynek, płonie i rzut się powtarza: jeśli wypadnie sąsiadująca dzielnica, w której stoi Budynek, płonie i on, i tak dalej. Pożar gaśnie, gdy wypadnie dzielnica niesąsiadująca albo bez Budynku.

event_card-great_fog = Wielka Mgła
event_card-great_fog-text = Pięć kart z wierzchu talii kart Akcji zostaje pokazanych wszystkim i odrzuconych.

event_card-riots = Zamieszki
event_card-riots-text = Jeśli na planszy leży osiem lub więcej znaczników Niepokoju, gra kończy się natychmiast i decydują punkty. W przeciwnym razie nic się nie dzieje.

event_card-explosion = Eksplozja
event_card-explosion-text = Rzuć kostką. Budynek w wylosowanej dzielnicy zostaje usunięty.

event_card-subsidence = Zapadlisko
event_card-subsidence-text = Każdy płaci do banku £2 za każdy swój Budynek. Budynki, za które nikt nie zapłaci, zostają usunięte.

event_card-mysterious_murders = Tajemnicze Morderstwa
event_card-mysterious_murders-text = Począwszy od aktywnego gracza, każdy rzuca raz kostką i usuwa z wylosowanej dzielnicy wybraną przez siebie figurkę postaci, nawet gdy nie ma tam Niepokoju. Kto trafia na samych własnych Agentów (przy niektórych stołach: na choćby jednego), musi usunąć jednego z nich.

event_card-martial_law = Stan Wyjątkowy
event_card-martial_law-text = Rzuć kostką cztery razy. Do każdej wylosowanej dzielnicy wkracza Grenadier, a wraz z nim znacznik Niepokoju, jeśli go tam nie ma. Dopóki stoi w niej Grenadier, nikt nie kontroluje dzielnicy, nie liczy się ona Profesorowi Moriarty’emu, jej karty Dzielnicy nie można używać, a Budynek jest wart zero; na koniec gry nikt nie dostaje za nią punktów.

event_card-cursed_artists = Przeklęci Artyści
event_card-cursed_artists-text = Rzuć kostką. Jeśli w wylosowanej dzielnicy stoi Budynek, jej karta Dzielnicy wraca obok planszy, a właściciel Budynku usuwa stamtąd jednego swojego Agenta. Budynek pozostaje.

event_card-new_citizens = Nowi Obywatele
event_card-new_citizens-text = Rzuć kostką trzy razy. Do każdej wylosowanej dzielnicy wkracza Nowy Obywatel, a wraz z nim znacznik Niepokoju, jeśli stoi tam już jakaś figurka postaci. Aby kontrolować dzielnicę, trzeba mieć w niej więcej elementów, niż jest Nowych Obywateli.

event_card-earthquake = Trzęsienie Ziemi
event_card-earthquake-text = Rzuć kostką dwa razy. Budynki w wylosowanych dzielnicach zostają usunięte.

### Section: Agent cards

agent-streetwalker = Ulicznica
agent-streetwalker-text = Usuń Dżentelmenów, Dżokejów i Rowerzystów innych graczy z dzielnicy, w której stoi twoja Ulicznica, nawet gdy nie ma tam Niepokoju. Właściciele mogą ocalić każdego z nich, płacąc ci po £2. Po użyciu karta wypada z gry.

agent-rummager = Szperacz
agent-rummager-text = Raz w każdej swojej turze, jeśli twój Szperacz stoi w dzielnicy, w której jest Niepokój, możesz zapłacić £3, aby zagrać w tej turze jedną dodatkową kartę.

agent-cyclist = Rowerzysta
agent-cyclist-text = Przenieś swojego Rowerzystę do dowolnej innej dzielnicy. Następnie możesz dobrać kartę Budynku. Po użyciu karta wypada z gry.

agent-jockey = Dżokej
agent-jockey-text = Wskaż innego gracza, którego Agent stoi w tej samej dzielnicy co twój Dżokej, i obejrzyj jego rękę. Możesz ukraść jedną kartę. Po użyciu karta wypada z gry.

agent-sailor = Marynarz
agent-sailor-text = Raz w każdej swojej turze, jeśli twój Marynarz stoi w dzielnicy nad Tamizą, możesz zapłacić £1, aby odrzucić kartę z ręki i dobrać nową.

agent-newsboy = Chłopiec z Gazetami
agent-newsboy-text = Raz w każdej swojej turze, jeśli w dzielnicy twojego Chłopca z Gazetami stoi inna figurka postaci, możesz zapłacić £2, aby dobrać kartę.

agent-suffragette = Sufrażystka
agent-suffragette-text = Reakcja. Jeśli twoja Sufrażystka stoi w dzielnicy Westminster, zapobiegasz usunięciu dowolnej liczby swoich Agentów przez jedną akcję gracza lub przez Losowe Zdarzenie. Po użyciu karta wypada z gry.

agent-flower_girl = Kwiaciarka
agent-flower_girl-text = Raz w każdej swojej turze, jeśli twoja Kwiaciarka stoi w dzielnicy z czyimkolwiek Pałacem, Hotelem lub Posiadłością, pobierasz £1 z banku.

agent-match_girl = Dziewczynka z Zapałkami
agent-match_girl-text = Wskaż innego gracza, którego Agent stoi w tej samej dzielnicy co twoja Dziewczynka z Zapałkami. Za każdego swojego Agenta w tej dzielnicy daje ci on £1 albo kartę z ręki – sam decyduje, co woli. Po użyciu karta wypada z gry.

agent-housemaid = Pokojówka
agent-housemaid-text = Raz w każdej swojej turze możesz zapłacić £1, aby usunąć znacznik Niepokoju z dzielnicy, w której stoi twoja Pokojówka, lub z dzielnicy z nią sąsiadującej.

agent-governess = Guwernantka
agent-governess-text = Jeśli twoja Guwernantka stoi w dzielnicy z czyimkolwiek Pałacem lub Posiadłością, obejrzyj pięć kart z wierzchu talii Losowych Zdarzeń, jedną odłóż na spód talii, a resztę na wierzch w dowolnej kolejności. Po użyciu karta wypada z gry.

agent-gentleman = Dżentelmen
agent-gentleman-text = W tej turze postawienie Budynku w dzielnicy, w której stoi twój Dżentelmen, kosztuje jedną trzecią ceny: £2, £4 albo £6. Po użyciu karta wypada z gry.

### Section: Building cards

building-palace = Pałac
building-palace-text = Raz w każdej swojej turze, jeśli twój Pałac stoi w dzielnicy Chelsea, Southwark lub Lambeth, pobierasz z banku £1 za każdego Agenta innego gracza w tej dzielnicy.

building-mansion = Posiadłość
building-mansion-text = Zamień miejscami jednego swojego Agenta i Agenta innego gracza albo figurkę neutralną; jedna z tych dwóch figurek stoi w dzielnicy twojej Posiadłości, a druga gdzie indziej. Stół może wykluczyć figurki neutralne albo wymagać, by przy Posiadłości stał Agent innego gracza. Po użyciu karta wypada z gry.

building-factory = Fabryka
building-factory-text = Umieść dwóch swoich Agentów w dzielnicy, w której stoi twoja Fabryka, i połóż tam znacznik Niepokoju, jeśli go nie ma. Po użyciu karta wypada z gry.

building-tenement = Kamienica
building-tenement-text = Usuń z dzielnicy, w której stoi twoja Kamienica, jednego Agenta, swojego lub innego gracza, albo (chyba że stół gra inaczej) figurkę neutralną, nawet gdy nie ma tam Niepokoju. Po użyciu karta wypada z gry.

building-office = Biurowiec
building-office-text = Raz w każdej swojej turze, jeśli twój Biurowiec stoi w dzielnicy Strand lub Holborn, możesz wskazać innego gracza, którego Agent stoi w tej dzielnicy. Daje ci on £2, a jeśli ma mniej – tyle, ile ma.

building-hotel = Hotel
building-hotel-text = Każdy inny gracz, którego Agenci stoją w dzielnicy twojego Hotelu, daje ci £1 za każdego z nich, a jeśli ma mniej – tyle, ile ma. Po użyciu karta wypada z gry.

### Section: options - variants

option-identities = Tożsamości
option-identities-about = Jakie karty Tożsamości biorą udział w grze, a więc do czego gracze mogą dążyć.
option-identities-standard = Standardowe: siedem Tożsamości z podstawowej gry
option-identities-classic = Klasyczne: Moriarty i Sidonia z celami z wydania z 2011 roku; w grze dla dwóch osób bez Sidonii
option-identities-alternative = Alternatywne: osiem innych Tożsamości, odtworzonych przez nas, dla doświadczonych graczy

option-figure_cards = Karty Agentów i Budynków
option-figure_cards-about = Z tymi kartami liczy się, którego Agenta i który Budynek gdzie stawiasz: każdy gracz ma trzy karty Agentów i kartę Budynku z tajnymi zdolnościami.
option-figure_cards-no = Bez nich
option-figure_cards-yes = Z nimi

### Section: options - house rules

option-holborn_on_thames = Holborn a Tamiza
option-holborn_on_thames-about = Rozstrzyga, czy Powódź może sięgnąć dzielnicy Holborn. Ma też znaczenie dla Marynarza i dla Tożsamości Gaffer Hexam, która wymaga o jedną dzielnicę mniej, jeśli Holborn nie leży nad Tamizą.
option-holborn_on_thames-yes = Holborn leży nad Tamizą
option-holborn_on_thames-no = Holborn nie leży nad Tamizą

option-deck_end = Wyczerpanie talii
option-deck_end-about = Kiedy gra kończy się z braku kart. Zwykle dopiero wtedy, gdy na koniec tury nie można dobrać do pięciu; pozostałe sposoby dają wcześniejsze zwycięstwo Tożsamości Sherlock Holmes.
option-deck_end-short_refill = Gdy na koniec tury brakuje kart do dobrania
option-deck_end-last_card = Gdy tylko z talii zniknie ostatnia karta
option-deck_end-short_draw = Gdy tylko przy jakimkolwiek dobieraniu, także w środku tury, zabraknie kart

option-twelve_agents = Wszyscy Agenci na planszy
option-twelve_agents-about = Gdy wszyscy twoi Agenci są na planszy, umieszczenie Agenta oznacza przeniesienie jednego z nich. Zwykle trafia on tam, gdzie pozwala na to pozostała jedenastka.
option-twelve_agents-other_eleven = W zasięgu pozostałych jedenastu
option-twelve_agents-all_twelve = W zasięgu wszystkich dwunastu, łącznie z przenoszonym
option-twelve_agents-anywhere = Do dowolnej dzielnicy

option-neutrals_moved = Przenoszenie Grenadierów i Nowych Obywateli
option-neutrals_moved-about = Trzy karty przenoszą Agenta innego gracza. Zwykle traktuje się tak również Grenadierów i Nowych Obywateli. Dotyczy to też Posiadłości i Kamienicy.
option-neutrals_moved-yes = Można ich przenosić jak Agentów innych graczy
option-neutrals_moved-no = Można przenosić tylko Agentów graczy

option-goodyear = Jak chroni Pan Goodyear
option-goodyear-about = Zwykle uodparnia cię na tekst jednej karty, a na pozostałych działa ona jak zawsze. Wybierz inaczej, jeśli ma być słabszy albo tak silny, by powstrzymać całą kartę.
option-goodyear-whole_text = Przed całym tekstem, ale tylko ciebie
option-goodyear-one_effect = Tylko przed jednym efektem tekstu
option-goodyear-cancels_text = Tekst zostaje anulowany dla wszystkich

option-peters_money = Pan Goodyear kontra Henry «Holy» Peters
option-peters_money-about = Do kogo należą £2, gdy Pan Goodyear powstrzymuje opłacone usunięcie.
option-peters_money-hired = Zatrzymuje je wynajęty gracz
option-peters_money-returned = Wracają do gracza, który płaci

option-relocation = Dokąd trafia ocalony Agent
option-relocation-about = Związek Rudowłosych i Victor Frankenstein przywracają usuniętego Agenta. Zwykle obowiązują przy tym normalne zasady umieszczania.
option-relocation-reach = Tam, gdzie możesz umieścić Agenta
option-relocation-anywhere = Do dowolnej innej dzielnicy

option-own_victims = Własni Agenci jako ofiary
option-own_victims-about = Kuba Rozpruwacz i Tajemnicze Morderstwa uderzają w wylosowaną dzielnicę. Rozstrzyga, czy możesz wskazać cudzą figurkę, gdy stoją tam również twoi Agenci.
option-own_victims-free_choice = Wolny wybór; własny Agent tylko wtedy, gdy nie ma nikogo innego
option-own_victims-own_first = Jeśli stoi tam własny Agent, ginie właśnie on

option-ties = Remisy
option-ties-about = Co się dzieje, gdy remis trwa także po porównaniu najdroższych kart Dzielnic.
option-ties-shared = Wspólne zwycięstwo
option-ties-next_card = Decydują kolejne najdroższe karty, a potem pieniądze

option-watson_refill = Dobieranie po karcie Doktor Watson
option-watson_refill-about = Doktor Watson od razu kończy twoją turę. Zwykle mimo to dobierasz karty do pięciu.
option-watson_refill-yes = Dobierasz jak zwykle
option-watson_refill-no = W tej turze nie dobierasz

option-subsidence = Płacenie przy Zapadlisku
option-subsidence-about = Zwykle trzeba płacić za swoje Budynki, dopóki starcza pieniędzy. Wybierz inaczej, jeśli ma być wolno zrezygnować z Budynku.
option-subsidence-must_pay = Kto może zapłacić, musi
option-subsidence-may_refuse = Zamiast płacić, można zrezygnować z Budynku

option-discard_pile = Stos kart odrzuconych
option-discard_pile-about = Czy wolno przeglądać stos kart odrzuconych. Ukryj go, jeśli ma się liczyć pamięć.
option-discard_pile-open = Jawny dla wszystkich
option-discard_pile-top_card = Widać tylko kartę z wierzchu

option-mansion = Zamiana dzięki Posiadłości
option-mansion-about = Który z dwóch zamienianych Agentów musi stać w dzielnicy Posiadłości. Ma znaczenie tylko w grze z kartami Agentów i Budynków.
option-mansion-either = Którykolwiek
option-mansion-other_player = Agent innego gracza

option-alternative_thresholds = Wymagania alternatywnych Tożsamości
option-alternative_thresholds-about = Ile potrzeba do zwycięstwa alternatywnym Tożsamościom. Te liczby są nasze, można je więc dowolnie zmieniać. Ma znaczenie tylko w grze z tymi Tożsamościami.
option-alternative_thresholds-table = Liczby z naszej tabeli
option-alternative_thresholds-custom = Własne liczby: wypisz je po przecinku, na przykład Ebenezer Scrooge=34,Panna Havisham=30

### Section: pieces

piece-0 = Agent ({ $owner })
piece-1 = Agent ({ $owner })
piece-2 = Agent ({ $owner })
piece-3 = Agent ({ $owner })
piece-grenadier = Grenadier
piece-citizen = Nowy Obywatel
piece-building = Budynek
piece-card = karta Dzielnicy

piece-0-streetwalker = Ulicznica ({ $owner })
piece-0-rummager = Szperacz ({ $owner })
piece-0-cyclist = Rowerzysta ({ $owner })
piece-0-jockey = Dżokej ({ $owner })
piece-0-sailor = Marynarz ({ $owner })
piece-0-newsboy = Chłopiec z Gazetami ({ $owner })
piece-0-suffragette = Sufrażystka ({ $owner })
piece-0-flower_girl = Kwiaciarka ({ $owner })
piece-0-match_girl = Dziewczynka z Zapałkami ({ $owner })
piece-0-housemaid = Pokojówka ({ $owner })
piece-0-governess = Guwernantka ({ $owner })
piece-0-gentleman = Dżentelmen ({ $owner })

piece-1-streetwalker = Ulicznica ({ $owner })
piece-1-rummager = Szperacz ({ $owner })
piece-1-cyclist = Rowerzysta ({ $owner })
piece-1-jockey = Dżokej ({ $owner })
piece-1-sailor = Marynarz ({ $owner })
piece-1-newsboy = Chłopiec z Gazetami ({ $owner })
piece-1-suffragette = Sufrażystka ({ $owner })
piece-1-flower_girl = Kwiaciarka ({ $owner })
piece-1-match_girl = Dziewczynka z Zapałkami ({ $owner })
piece-1-housemaid = Pokojówka ({ $owner })
piece-1-governess = Guwernantka ({ $owner })
piece-1-gentleman = Dżentelmen ({ $owner })

piece-2-streetwalker = Ulicznica ({ $owner })
piece-2-rummager = Szperacz ({ $owner })
piece-2-cyclist = Rowerzysta ({ $owner })
piece-2-jockey = Dżokej ({ $owner })
piece-2-sailor = Marynarz ({ $owner })
piece-2-newsboy = Chłopiec z Gazetami ({ $owner })
piece-2-suffragette = Sufrażystka ({ $owner })
piece-2-flower_girl = Kwiaciarka ({ $owner })
piece-2-match_girl = Dziewczynka z Zapałkami ({ $owner })
piece-2-housemaid = Pokojówka ({ $owner })
piece-2-governess = Guwernantka ({ $owner })
piece-2-gentleman = Dżentelmen ({ $owner })

piece-3-streetwalker = Ulicznica ({ $owner })
piece-3-rummager = Szperacz ({ $owner })
piece-3-cyclist = Rowerzysta ({ $owner })
piece-3-jockey = Dżokej ({ $owner })
piece-3-sailor = Marynarz ({ $owner })
piece-3-newsboy = Chłopiec z Gazetami ({ $owner })
piece-3-suffragette = Sufrażystka ({ $owner })
piece-3-flower_girl = Kwiaciarka ({ $owner })
piece-3-match_girl = Dziewczynka z Zapałkami ({ $owner })
piece-3-housemaid = Pokojówka ({ $owner })
piece-3-governess = Guwernantka ({ $owner })
piece-3-gentleman = Dżentelmen ({ $owner })

### Section: events - the turn

event-turn = { $seat } zaczyna turę.
event-play = { $seat } zagrywa kartę „{ $card }”.
event-react = { $seat } odpowiada kartą „{ $card }”.
event-take-back = { $seat } bierze z powrotem na rękę kartę „{ $card }”.
event-aim =
    { $gains ->
        [yes] { $seat } wybiera, kto skorzysta na karcie „{ $card }”: { $target }.
       *[no] { $seat } wybiera cel karty „{ $card }”: { $target }.
    }
event-use = { $seat } korzysta z karty Dzielnicy: { $district }.
event-roll =
    { $number ->
        [1] { $seat } rzuca kostką (karta „{ $card }”): 1, gorzej być nie może.
       *[other] { $seat } rzuca kostką (karta „{ $card }”): { $number }.
    }
event-roll-district = { $seat } rzuca kostką: wypada dzielnica { $district }.

### Section: events - the streets

event-place =
    { $agent ->
        [none] { $seat } umieszcza Agenta w dzielnicy { $district }.
       *[other] { $seat } umieszcza Agenta w dzielnicy { $district }: { $agent }.
    }
event-move = { $seat } przenosi figurkę z dzielnicy { $district } do dzielnicy { $target_district }: { $piece }.
event-swap = Dwie figurki zamieniają się miejscami: { $piece } przechodzi z dzielnicy { $district } do dzielnicy { $target_district }, a { $target_piece } w przeciwną stronę.
event-removed =
    { $calmed ->
        [yes] Z dzielnicy { $district } znika figurka: { $piece }. Kończy się tam Niepokój.
       *[no] Z dzielnicy { $district } znika figurka: { $piece }.
    }
event-prevented = Cios w dzielnicy { $district } chybia: { $piece } zostaje na miejscu.
event-move-prevented = { $seat } udaremnia przeniesienie: wszyscy zostają na swoich miejscach.
event-arrive = W dzielnicy { $district } pojawia się { $piece }.
event-calm = W dzielnicy { $district } kończy się Niepokój: znacznik znika.
event-stir = W dzielnicy { $district } wybucha Niepokój: pojawia się znacznik.

### Section: events - Buildings

event-build =
    { $building ->
        [none] { $seat } stawia Budynek w dzielnicy { $district }.
       *[other] { $seat } stawia Budynek w dzielnicy { $district }: { $building }.
    }
event-move-house =
    { $building ->
        [none] { $seat } przenosi Budynek z dzielnicy { $district } do dzielnicy { $target_district }.
       *[other] { $seat } przenosi Budynek z dzielnicy { $district } do dzielnicy { $target_district }: { $building }.
    } { $returned ->
        [yes] Karta Dzielnicy „{ $district }” wraca obok planszy.
       *[no] Karta Dzielnicy „{ $district }” leżała już obok planszy.
    }
event-take-over = { $seat } sięga po Budynek, który w dzielnicy { $district } ma { $target }.
event-house-lost = { $seat } traci Budynek w dzielnicy { $district }.
event-deed-lost = { $seat } traci kartę Dzielnicy: { $district }.

### Section: events - money

event-earn = { $seat } pobiera z banku £{ $gold }.
event-spend = { $seat } płaci bankowi £{ $gold }.
event-pay = { $seat } płaci £{ $gold }, a pieniądze dostaje { $target }.
event-loan = { $seat } zaciąga pożyczkę (karta „{ $card }”). Bank o niej nie zapomni.
event-sticky = { $seat } nie płaci i do końca gry ma przed sobą kartę „{ $card }”.

### Section: events - hands

event-draw =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-salvage =
    { $seat } wyławia ze stosu kart odrzuconych { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-discard = { $seat } odrzuca kartę „{ $card }”.
event-hand-over =
    { $card ->
        [none] { $seat } oddaje kartę, a dostaje ją { $target }.
       *[other] { $seat } oddaje kartę „{ $card }”, a dostaje ją { $target }.
    }
event-look =
    { $cards ->
        [none] { $seat } ogląda w tajemnicy karty, które ma { $target }.
       *[other] { $seat } ogląda w tajemnicy karty, które ma { $target }: { $cards }.
    }
event-swap-hands = { $seat } i { $target } wymieniają się kartami z ręki.

### Section: events - Identities

event-peek =
    { $seat } ogląda w tajemnicy { $count ->
        [one] { $count } nieużywaną Tożsamość
        [few] { $count } nieużywane Tożsamości
       *[many] { $count } nieużywanych Tożsamości
    }{ $identities ->
        [none] { "" }
       *[other] : { $identities }
    }.
event-dealt = Tajna Tożsamość ({ $seat }): { $identity }.
event-new-identity =
    { $identity ->
        [none] { $seat } przybiera nową Tożsamość.
       *[other] { $seat } przybiera nową Tożsamość: { $identity }.
    }
event-identity = Maska opada: { $seat } to { $identity }.

### Section: events - Random Events

event-event = Losowe Zdarzenie: { $event_card }!
event-spared = W dzielnicy { $district } nic się nie dzieje.
event-no-riots = Do Zamieszek potrzeba znaczników Niepokoju: { $number }. Na planszy leży ich za mało ({ $count }): nic się nie dzieje.
event-no-rent = Nie ma żadnych Budynków, za które trzeba by płacić: nic się nie dzieje.
event-no-event = Nie ma już Losowych Zdarzeń. Nic się nie dzieje.
event-fog =
    { $cards ->
        [none] Mgła nie ma już czego pochłonąć.
       *[other] Mgła pochłania karty z talii: { $cards }.
    }
event-saved = { $seat } opłaca prawników z Holborn i oddala zdarzenie w dzielnicy { $district }: { $piece }.

### Section: events - Agent and Building cards

event-reveal = { $seat } używa karty Agenta: { $agent }.
event-reveal-building = { $seat } używa karty Budynku: { $building }.
event-draw-building =
    { $building ->
        [none] { $seat } dobiera kartę Budynku.
       *[other] { $seat } dobiera kartę Budynku: { $building }.
    }
event-agent-card-lost = { $seat } traci kartę Agenta: { $agent }.
event-building-card-lost = { $seat } traci kartę Budynku: { $building }.

### Section: events - the end

event-deck-out = Talia kart Akcji jest wyczerpana: to koniec gry.
event-score =
    { $seat } ma { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }.
event-wins =
    { $ending ->
        [victory] { $seat } osiąga swój tajny cel i wygrywa grę!
        [deck-out] { $seat } wytrzymuje do ostatniej karty i wygrywa grę!
        [riots] Londyn płonie, a zwycięsko wychodzi z tego { $seat }!
       *[other] { $seat } ma najlepszy wynik i wygrywa grę!
    }

### Section: choices

choice-pass = Bez reakcji
choice-skip = Zrezygnuj
choice-end = Zakończ turę
choice-text = Wykonaj tekst karty
choice-money = Pobierz pieniądze
choice-event = Odkryj Losowe Zdarzenie
choice-pay = Zapłać
choice-done = Gotowe
choice-draw = Dobierz kartę Budynku
choice-play-card = Zagraj kartę „{ $card }”
choice-throw-card = Odrzuć bez efektu kartę „{ $card }”
choice-discard-card = Odrzuć kartę „{ $card }”
choice-give-card = Oddaj kartę „{ $card }”
choice-take-card = Weź kartę „{ $card }”
choice-aim-seat = Wybierz gracza: { $seat }
choice-choose-district = Wybierz dzielnicę: { $district }
choice-place-district = Umieść w dzielnicy { $district }
choice-place-district-agent = Umieść w dzielnicy { $district }: { $agent }
choice-calm-district = Usuń Niepokój z dzielnicy { $district }
choice-stir-district = Wznieć Niepokój w dzielnicy { $district }
choice-remove-district-piece = Usuń z dzielnicy { $district }: { $piece }
choice-lift-district-piece = Przenieś z dzielnicy { $district }: { $piece }
choice-save-district-piece = Oddal zdarzenie w dzielnicy { $district }: { $piece }
choice-build-district = Postaw Budynek w dzielnicy { $district }
choice-build-district-building = Postaw w dzielnicy { $district }: { $building }
choice-demolish-district = Zdejmij Budynek z dzielnicy { $district }
choice-use-district = Użyj karty Dzielnicy: { $district }
choice-reveal-agent = Użyj karty Agenta: { $agent }
choice-reveal-building = Użyj karty Budynku: { $building }
choice-bottom-event_card = Na spód talii: { $event_card }
choice-next-event_card = Następne od góry: { $event_card }

### Section: endings

ending-victory =
    { $count ->
        [1] { $winners } osiąga swój tajny cel i wygrywa!
       *[other] { $winners } osiągają swoje tajne cele i wygrywają!
    }
ending-deck-out =
    { $count ->
        [1] Talia jest wyczerpana, a spiski spełzają na niczym: wygrywa { $winners }!
       *[other] Talia jest wyczerpana, a spiski spełzają na niczym: wygrywają { $winners }!
    }
ending-deck-out-points =
    { $count ->
        [1] Talia jest wyczerpana i decydują punkty: wygrywa { $winners }!
       *[other] Talia jest wyczerpana i decydują punkty: zwycięstwem dzielą się { $winners }!
    }
ending-riots =
    { $count ->
        [1] Londyn ogarniają zamieszki i decydują punkty: wygrywa { $winners }!
       *[other] Londyn ogarniają zamieszki i decydują punkty: zwycięstwem dzielą się { $winners }!
    }

### Section: prompts

prompt-play = Twoja tura. Którą kartę zagrywasz?
prompt-play-further =
    Możesz zagrać jeszcze { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }. Która jest następna?
prompt-act =
    { $symbol ->
        [place_agent] { $all_out ->
            [yes] { $card }: wszyscy twoi Agenci są na planszy, więc przenosisz jednego z nich. Którego?
           *[no] { $card }: umieść Agenta. Gdzie?
        }
        [take_money] { $card }: pobierasz z banku £{ $gold }?
        [remove_trouble] { $card }: usuń znacznik Niepokoju. Z której dzielnicy?
        [assassinate] { $card }: Skrytobójstwo w dzielnicy, w której jest Niepokój. Kto ginie?
        [build] { $card }: postaw Budynek. Gdzie?
        [scroll] { $card }: wykonujesz tekst karty?
        [random_event] { $card }: Losowe Zdarzenie i nie ma przed nim ucieczki. Odkryj je.
        [play_another] { $card }: zagraj następną kartę. Którą?
       *[other] { $card }: co robisz dalej?
    }
prompt-end =
    { $count ->
        [0] Karty zagrane. Robisz jeszcze coś przed końcem tury?
       *[other] Dodatkowa karta jest opłacona (Szperacz). Zagrywasz ją czy kończysz turę?
    }
prompt-place-start = Dzielnica { $district } czeka na twojego pierwszego Agenta. Którego tam umieszczasz?
prompt-place =
    { $all_out ->
        [yes] { $anywhere ->
            [yes] Wszyscy twoi Agenci są na planszy, więc przenosisz jednego z nich do dowolnej innej dzielnicy. Którego?
           *[no] Wszyscy twoi Agenci są na planszy, więc przenosisz jednego z nich. Może trafić do dzielnic: { $districts }. Którego?
        }
       *[no] { $anywhere ->
            [yes] Umieszczasz Agenta w dowolnej dzielnicy, bez względu na to, gdzie stoją pozostali. Gdzie?
           *[no] Umieszczasz Agenta, bez względu na to, gdzie stoją pozostali. Do wyboru: { $districts }. Gdzie?
        }
    }
prompt-place-again =
    { $all_out ->
        [yes] Wszyscy twoi Agenci są na planszy, ale możesz przenieść jeszcze jednego. Może trafić do dzielnic: { $districts }. Którego?
       *[no] Możesz umieścić jeszcze jednego Agenta. Do wyboru: { $districts }. Gdzie?
    }
prompt-put-down =
    { $event_card ->
        [none] Dzielnicę { $district } opuszcza figurka: { $piece }. Dokąd trafia?
       *[other] { $event_card }: dzielnicę { $district } musi opuścić figurka: { $piece }. Do której sąsiedniej, niezalanej dzielnicy trafia?
    }
prompt-relocate = Z dzielnicy { $district } uchodzi cało { $piece }. Gdzie się pojawia?
prompt-move-own = Przenosisz jednego ze swoich Agentów. Najpierw wskaż figurkę, a potem dzielnicę.
prompt-move-other = Przenosisz cudzą figurkę do sąsiedniej dzielnicy. Najpierw wskaż figurkę, a potem dzielnicę.
prompt-move-where = Z dzielnicy { $district } rusza figurka: { $piece }. Do której sąsiedniej dzielnicy trafia?
prompt-swap-first = { $card }: dwie figurki z różnych dzielnic zamieniają się miejscami. Która jest pierwsza?
prompt-swap-second = Pierwsza figurka: { $piece }, dzielnica: { $district }. Z którą figurką z innej dzielnicy zamienia się miejscami?
prompt-stir = Kładziesz znacznik Niepokoju. Gdzie?
prompt-calm = Usuwasz znacznik Niepokoju. Z której dzielnicy?
prompt-build-half = Możesz postawić Budynek za pół ceny. Gdzie?
prompt-take-over = Przejmujesz cudzy Budynek: właściciel dostaje jego pełną cenę, a stanie tam twój. Który to Budynek?
prompt-move-house = Wszystkie twoje Budynki stoją już na planszy. Który z nich przenosisz do dzielnicy { $district }?
prompt-aim =
    { $effect ->
        [take_from_player] { $card }: od kogo bierzesz £{ $number }?
        [die_gamble_player] { $card }: szczęście ci sprzyja. Od kogo bierzesz £{ $number }?
        [fire_brigade] { $card }: kto płaci ci £{ $number } albo może stracić Budynek?
        [sticky_card] { $card }: kto płaci ci £{ $number } albo zostaje z tą kartą do końca gry?
        [demand_cards] { $number ->
            [one] { $card }: kto musi oddać ci kartę?
            [few] { $card }: kto musi oddać ci { $number } karty?
           *[many] { $card }: kto musi oddać ci { $number } kart?
        }
        [sell_card] { $card }: komu sprzedajesz kartę za £{ $number }?
        [inspect_and_discard] { $card }: czyją rękę oglądasz, aby odrzucić z niej jedną kartę?
        [steal_random] { $number ->
            [one] { $card }: czyją kieszeń obrabiasz? Wyciągasz kartę i ją zatrzymujesz.
            [few] { $card }: czyją kieszeń obrabiasz? Wyciągasz { $number } karty i zatrzymujesz jedną.
           *[many] { $card }: czyją kieszeń obrabiasz? Wyciągasz { $number } kart i zatrzymujesz jedną.
        }
        [swap_hands] { $card }: z kim wymieniasz się kartami z ręki?
       *[other] { $card }: którego gracza wskazujesz?
    }
prompt-pay-whom =
    { $effect ->
        [pay_to_move_own] { $card }: komu płacisz £{ $number }? Potem przenosisz jednego ze swoich Agentów.
        [pay_to_assassinate] { $card }: komu płacisz £{ $number }? Potem dokonujesz Skrytobójstwa.
        [hire_removal] { $card }: komu płacisz £{ $number } za usunięcie figurki?
       *[other] { $card }: któremu graczowi płacisz?
    }
prompt-gift-from = { $card }: kto musi oddać £{ $number } innemu graczowi?
prompt-gift-to = { $card }: a kto dostaje te £{ $number }?
prompt-cash-or-card = { $target } wyciąga do ciebie rękę. Dajesz £{ $gold } czy kartę?
prompt-pay-or-remove = { $card }: kostka ci nie sprzyja. Płacisz do banku £{ $gold } czy usuwasz jednego ze swoich Agentów?
prompt-choose-trouble = Zarabiasz na każdej figurce w jednej dzielnicy, w której jest Niepokój. Która to dzielnica?
prompt-ransom =
    { $effect ->
        [fire_brigade] { $card }: { $target } żąda od ciebie £{ $gold }. Płacisz czy ryzykujesz Budynek?
       *[other] { $card }: { $target } żąda od ciebie £{ $gold }. Płacisz czy zostajesz z tą kartą do końca gry?
    }
prompt-burn-house = { $target } nie płaci. Który Budynek tego gracza usuwasz? Możesz też nie usuwać żadnego.
prompt-discard = Odrzucasz kartę. Którą?
prompt-discard-many =
    { $gold ->
        [0] Możesz odrzucić jeszcze { $count ->
            [one] { $count } kartę
            [few] najwyżej { $count } karty
           *[many] najwyżej { $count } kart
        }, a potem uzupełniasz rękę. Którą odrzucasz?
       *[other] Możesz odrzucić dowolną liczbę kart, po £{ $gold } za każdą. Którą odrzucasz?
    }
prompt-give =
    { $target } dostaje od ciebie { $count ->
        [one] { $count } kartę do twojego wyboru. Którą?
        [few] { $count } karty do twojego wyboru. Którą oddajesz najpierw?
       *[many] { $count } kart do twojego wyboru. Którą oddajesz najpierw?
    }
prompt-sell = Sprzedajesz kartę za £{ $gold }, płaci { $target }. Którą?
prompt-throw-away = Widzisz rękę gracza: { $target }. Która karta zostaje odrzucona?
prompt-keep-one = Karty z kieszeni gracza: { $target }. Którą zatrzymujesz?
prompt-remove-own = { $card }: musisz usunąć jednego ze swoich Agentów. Którego?
prompt-remove = { $card }: usuń figurkę. Którą?
prompt-roll-victim = Kostka wskazuje dzielnicę { $district } i ktoś musi tam zginąć. Kto?
prompt-hired = { $target } płaci ci za usunięcie figurki z dzielnicy, w której jest Niepokój. Którą usuwasz?
prompt-assassinate = Robota opłacona. Kto ginie w dzielnicy, w której jest Niepokój?
prompt-removal =
    { $card ->
        [none] { $event_card ->
            [none] Z dzielnicy { $district } ma zniknąć figurka: { $piece }. Sprawca: { $seat }. Reagujesz?
           *[other] { $event_card }: z dzielnicy { $district } ma zniknąć figurka: { $piece }. Reagujesz?
        }
       *[other] { $hired_seat ->
            [none] Z dzielnicy { $district } ma zniknąć figurka: { $piece }. Sprawca: { $seat }, karta „{ $card }”. Reagujesz?
           *[other] Z dzielnicy { $district } ma zniknąć figurka: { $piece }. Ofiarę wybiera { $hired_seat }, a płaci za to { $seat }, karta „{ $card }”. Reagujesz?
        }
    }
prompt-moving =
    { $card ->
        [none] { $seat } chce zamienić miejscami dwie figurki (Posiadłość): { $piece }, dzielnica { $district }, oraz { $target_piece }, dzielnica { $target_district }. Reagujesz?
       *[other] { $target_piece ->
            [none] { $seat } chce kartą „{ $card }” przenieść figurkę z dzielnicy { $district } do dzielnicy { $target_district }: { $piece }. Reagujesz?
           *[other] { $seat } chce kartą „{ $card }” zamienić miejscami dwie figurki: { $piece }, dzielnica { $district }, oraz { $target_piece }, dzielnica { $target_district }. Reagujesz?
        }
    }
prompt-immunity = { $seat } zagrywa kartę „{ $card }”, a jej tekst ma dotknąć ciebie. Reagujesz?
prompt-lawyers = Losowe Zdarzenie: { $event_card }. Płacisz prawnikom z Holborn £{ $gold }, aby uchronić przed nim jeden element?
prompt-rescue = Na dzielnicę { $district } spada zeppelin. Ratujesz Reakcją jednego ze swoich Agentów?
prompt-choose-rescued = Który z twoich Agentów uchodzi cało z katastrofy?
prompt-murder = W dzielnicy { $district } grasuje nocą morderca. Kto pada jego ofiarą?
prompt-curse-victim = Klątwa zabiera jednego z twoich Agentów. Którego?
prompt-flee = Powódź: wszyscy twoi Agenci muszą opuścić zalane dzielnice. Który ucieka następny?
prompt-lose-house =
    { $short ->
        [yes] Ziemia się zapada: każdy twój Budynek kosztuje cię £{ $gold }, a na wszystkie nie masz. Który tracisz?
       *[no] Ziemia się zapada: każdy twój Budynek kosztuje cię £{ $gold }. Płacisz za wszystkie czy z któregoś rezygnujesz?
    }
prompt-street-names = Kogo usuwa twoja Ulicznica? Wskazuj po kolei, a potem zakończ.
prompt-street-fee = Ulicznica upatruje sobie ofiarę: { $piece }. Płacisz £{ $gold }, aby zatrzymać Agenta? Pieniądze dostaje { $target }.
prompt-cyclist = Twój Rowerzysta jest już w siodle. Podnieś go, a potem wybierz, dokąd jedzie.
prompt-draw-building = Twój Rowerzysta jest na miejscu. Dobierasz kartę Budynku?
prompt-aim-near = Którego gracza z Agentem w dzielnicy { $district } wskazujesz?
prompt-steal = Widzisz rękę gracza: { $target }. Którą kartę kradniesz? Możesz też nie kraść żadnej.
prompt-bottom = Znasz najbliższe Losowe Zdarzenia. Które trafia na spód talii?
prompt-arrange = Układasz Losowe Zdarzenia od wierzchu talii. Które ma numer { $number }?
prompt-mansion-first = Twoja Posiadłość przyjmuje gości: dwie figurki zamieniają się miejscami. Który z twoich Agentów bierze w tym udział?
prompt-mansion-second = Z którą figurką twój Agent zamienia się miejscami?
prompt-factory =
    Twoja Fabryka w dzielnicy { $district } szuka rąk do pracy. Do umieszczenia: { $count ->
        [1] { $count } Agent
       *[other] { $count } Agentów
    }. Który jest następny?
prompt-tenement = Ktoś musi opuścić dzielnicę twojej Kamienicy. Kto?

### Section: what the others wait for

waiting-play = Tura gracza: { $asked_seats }.
waiting-act = Tura gracza: { $asked_seats }. Kolejny symbol karty „{ $card }”.
waiting-end = { $asked_seats } ma już zagrane karty i może jeszcze coś zrobić przed końcem tury.
waiting-cash-or-card = { $target } wyciąga rękę: { $asked_seats } daje £{ $gold } albo kartę.
waiting-removal = { $asked_seats } może jeszcze zareagować: ktoś chce usunąć figurkę z dzielnicy { $district } ({ $piece }).
waiting-immunity = { $seat } zagrywa kartę „{ $card }”. Ci, których to dotyczy, mogą zareagować.

### Section: reasons

reason-must-play = Masz kartę, którą można zagrać, więc nie możesz tego pominąć: zagraj ją.
reason-not-in-hand = Karty „{ $card }” nie ma w tej ręce: wybierz taką, która w niej jest.
reason-not-in-that-hand = Karty „{ $card }” nie ma w oglądanej ręce: wybierz taką, która w niej jest, albo żadnej.
reason-not-drawn = Karty „{ $card }” nie ma wśród wyciągniętych: wybierz jedną z nich.
reason-not-another-card = Karta „{ $card }” musi poczekać, bo teraz nie można zagrać następnej: wybierz coś z podanych możliwości.
reason-not-a-reaction = Karta „{ $card }” nie jest Reakcją: tutaj nadaje się tylko karta Reakcji.
reason-only-a-reaction = Ta karta to Reakcja: zachowaj ją, aż będzie na co reagować.
reason-no-help-against-this = Karta „{ $card }” przed tym nie chroni: wybierz inną Reakcję albo spasuj.
reason-too-early-for-watson = Karta „{ $card }” nie może jeszcze zakończyć twojej tury: najpierw zagraj kartę i rozpatrz jej Losowe Zdarzenie, jeśli je ma.
reason-event-is-a-must = Losowego Zdarzenia nie można pominąć: odkryj je.
reason-text-without-effect = Tekst karty „{ $card }” nic teraz nie zmieni: pomiń go.
reason-no-such-seat = Przy tym stole nie ma nikogo takiego jak { $seat }: wskaż kogoś, kto gra.
reason-not-yourself = Nie możesz wskazać siebie: wskaż innego gracza.
reason-nothing-to-take = { $seat } nie ma tego, czego tu potrzeba: wskaż jednego z podanych graczy.
reason-immune = { $seat } ma ochronę przed tą kartą: wybierz figurkę kogoś innego.
reason-no-money = Potrzeba na to £{ $gold }, a tyle nie masz: wybierz coś, na co cię stać.
reason-no-agent-near = Nie masz Agenta w dzielnicy { $district } ani obok niej: umieść go tam, gdzie stoi któryś z twoich, albo w sąsiedniej dzielnicy.
reason-out-of-reach = Dzielnica { $district } jest teraz poza zasięgiem: wybierz jedną z podanych.
reason-not-adjacent = Dzielnica { $district } nie sąsiaduje z tą, którą figurka opuszcza: wybierz sąsiednią.
reason-same-district = Obie figurki stoją w tej samej dzielnicy: drugą wybierz z innej.
reason-not-from-there = Z dzielnicy { $district } nie można teraz przenieść Agenta: wybierz Agenta z jednej z podanych.
reason-already-there = { $district } to jedyne dozwolone tu miejsce, a ten Agent już tam stoi: wybierz Agenta z innej dzielnicy.
reason-already-lifted = Figurka do postawienia jest już wybrana: podaj tylko dzielnicę, do której trafia.
reason-supply-empty = Wszyscy twoi Agenci są na planszy: wybierz, którego przenosisz.
reason-supply-first = Masz jeszcze Agentów w zasobach: umieść jednego z nich, zamiast przenosić tych z planszy.
reason-not-in-supply = Tego elementu nie masz w zasobach: wybierz taki, który tam jest.
reason-not-your-agent = To nie jest twój Agent na planszy: wybierz jednego ze swoich.
reason-own-first = W dzielnicy { $district } stoi twój własny Agent, a przy tym stole ginie on pierwszy: wybierz jednego ze swoich.
reason-own-agent = Agentów tego, kto zagrywa kartę, nie wolno tu ruszać: wybierz inną figurkę.
reason-nobody-there = Wskazanej figurki tam nie ma: wybierz taką, która naprawdę tam stoi.
reason-not-standing-there = W dzielnicy { $district } nie ma tej figurki: najpierw zatwierdź, kogo przenosisz, a potem wybierz dokąd.
reason-no-figures-there = W dzielnicy { $district } nikogo nie ma, a Niepokój potrzebuje figurki: wybierz dzielnicę, w której ktoś stoi.
reason-neutral = Przy tym stole nie dotyczy to Grenadierów ani Nowych Obywateli: wybierz Agenta.
reason-no-agent-there = W dzielnicy { $district } nie masz Agenta: buduj tam, gdzie stoi któryś z twoich.
reason-house-there = W dzielnicy { $district } stoi już Budynek: wybierz dzielnicę bez Budynku.
reason-no-house-there = W dzielnicy { $district } nie ma Budynku: wybierz taką, w której jest.
reason-all-six-stand = Wszystkie twoje Budynki są na planszy, więc jeden z nich się przenosi i zachowuje swój rodzaj: podaj tylko dzielnicę.
reason-own-house = W dzielnicy { $district } stoi twój własny Budynek: wybierz Budynek innego gracza.
reason-not-your-house = Nie masz tam Budynku: wybierz jeden ze swoich.
reason-not-the-targets-house = W dzielnicy { $district } stoi Budynek kogoś innego: wybierz Budynek gracza, który nie płaci.
reason-trouble-there = W dzielnicy { $district } jest Niepokój: wybierz dzielnicę bez znacznika Niepokoju.
reason-trouble-already = W dzielnicy { $district } leży już znacznik Niepokoju: wybierz dzielnicę bez niego.
reason-no-trouble = W dzielnicy { $district } nie ma Niepokoju: wybierz dzielnicę ze znacznikiem Niepokoju.
reason-not-your-district = Nie masz karty Dzielnicy „{ $district }”: użyj jednej ze swoich.
reason-new-district = Karta Dzielnicy „{ $district }” jest u ciebie dopiero od tej tury: użyj jej w następnej.
reason-used-district = Karta Dzielnicy „{ $district }” jest już w tej turze wykorzystana: poczekaj do następnej.
reason-grenadiers-there = W dzielnicy { $district } stoją Grenadierzy, więc jej karta nie działa: poczekaj, aż znikną.
reason-only-against-events = Karta Dzielnicy „{ $district }” działa tylko podczas Losowego Zdarzenia: zachowaj ją na taką chwilę.
reason-no-money-for-district = Użycie karty Dzielnicy „{ $district }” kosztuje £{ $gold }, a masz £{ $money }: najpierw zdobądź pieniądze.
reason-no-trouble-anywhere = Nigdzie nie ma Niepokoju, który mogłaby usunąć karta Dzielnicy „{ $district }”: użyj jej, gdy się pojawi.
reason-deck-is-empty = Talia jest pusta, więc karta Dzielnicy „{ $district }” nic ci nie da: graj dalej bez niej.
reason-hand-is-empty = Nie masz na ręce żadnej karty do odrzucenia za pomocą karty Dzielnicy „{ $district }”: użyj jej, gdy będziesz mieć kartę.
reason-no-place-for-trouble = W dzielnicy { $district } i obok niej wszędzie, gdzie stoją figurki, leży już znacznik Niepokoju: użyj jej karty, gdy gdzieś go zabraknie.
reason-not-threatened = Temu elementowi nic tu nie grozi: wybierz jeden z podanych.
reason-need-not-flee = Ta figurka nie musi uciekać: wybierz swojego Agenta z zalanej dzielnicy.
reason-types-matter = W tej grze liczy się rodzaj Agenta i Budynku: podaj także rodzaj.
reason-types-do-not-matter = W tej grze wszyscy Agenci i wszystkie Budynki gracza są jednakowe: podaj tylko dzielnicę.
reason-no-figure-cards = Ta gra toczy się bez kart Agentów i Budynków: wybierz coś innego.
reason-not-your-figure-card = Nie masz takiej karty Agenta ani Budynku: wybierz jedną ze swoich.
reason-used-figure-card = Ta karta jest już w tej turze wykorzystana: poczekaj do następnej.
reason-figure-not-there = Agenta lub Budynku z tej karty nie ma na planszy: najpierw go tam postaw.
reason-no-street-victims = W dzielnicy { $district } nie ma cudzego Dżentelmena, Dżokeja ani Rowerzysty: użyj karty, gdy ktoś z nich tam stanie.
reason-no-trouble-here = W dzielnicy { $district }, gdzie stoi ten Agent, nie ma Niepokoju: użyj karty, gdy się pojawi.
reason-no-trouble-near = Ani w dzielnicy { $district }, ani obok niej nie ma Niepokoju: użyj karty, gdy się pojawi.
reason-not-at-the-river = Dzielnica { $district } nie leży nad Tamizą: użyj karty, gdy ten Agent stanie nad rzeką.
reason-alone-there = Ten Agent stoi w dzielnicy { $district } sam: użyj karty, gdy będzie tam ktoś jeszcze.
reason-no-such-house = W dzielnicy { $district } nie ma żadnego z tych Budynków: { $buildings }. Użyj karty, gdy ten Agent stanie przy którymś z nich.
reason-no-events-left = Nie ma już Losowych Zdarzeń, które można by podejrzeć: graj dalej bez tej karty.
reason-no-money-for-figure = Użycie tej karty kosztuje £{ $gold }, a masz £{ $money }: najpierw zdobądź pieniądze.
reason-nothing-to-draw = Talia jest pusta, więc nie ma czego dobrać: graj dalej bez tej karty.
reason-nothing-to-discard = Nie masz na ręce żadnej karty do odrzucenia: użyj tej karty, gdy będziesz jakąś mieć.
reason-nobody-else-there = Nikt inny nie ma Agenta w dzielnicy { $district }: użyj karty, gdy ktoś go tam postawi.
reason-no-cards-there = Gracze, którzy mają Agentów w dzielnicy { $district }, nie mają kart na ręce: użyj karty, gdy ktoś z nich będzie je mieć.
reason-nothing-there = Gracze, którzy mają Agentów w dzielnicy { $district }, nie mają ani pieniędzy, ani kart: użyj karty, gdy ktoś z nich coś zdobędzie.
reason-no-money-there = Gracze, którzy mają Agentów w dzielnicy { $district }, nie mają pieniędzy: użyj karty, gdy ktoś z nich je zdobędzie.
reason-wrong-site = Ta karta Budynku działa tylko w dzielnicach: { $districts }. Twój Budynek stoi w dzielnicy { $district }.
reason-nobody-to-exchange = Nie ma dwóch figurek, które mogłaby zamienić miejscami Posiadłość w dzielnicy { $district }: użyj karty, gdy będą.
reason-factory-is-full = Wszyscy twoi Agenci stoją już w dzielnicy { $district } i jest tam Niepokój: użyj karty, gdy to się zmieni.
reason-no-figures-to-remove = W dzielnicy { $district } nie ma figurki, którą można by usunąć: użyj karty, gdy jakaś się tam znajdzie.
reason-suffragette-cannot-help = Jako Reakcję można ujawnić tylko Sufrażystkę, gdy masz jej kartę, a jej figurka stoi w dzielnicy Westminster: odpowiedz inaczej albo spasuj.
reason-not-for-the-mansion = Te figurki nie mogą się zamienić: jedna musi stać w dzielnicy twojej Posiadłości, druga gdzie indziej, dokładnie jedna musi być twoja, a zasady stołu mogą pozwalać na jeszcze mniej (H4, H13).
reason-event-not-seen = Tego zdarzenia nie ma wśród układanych: wybierz jedno z nich.

### Section: measured

measure-wealth = Majątek
measure-controls = Kontrolowane dzielnice
measure-money = Pieniądze
measure-cards = Karty na ręce
roles-identity = Tożsamości

### Section: what an Identity needs, on boards and in the terminal

goal-agents_in_districts = Agenci w { $needed } dzielnicach
goal-trouble_markers = znaczniki Niepokoju na planszy: { $needed }
goal-wealth = £{ $needed } w monetach i Budynkach
goal-districts_controlled = kontrolowane dzielnice: { $needed }
goal-deck_out = wyczerpanie talii
goal-deck_out_low_trouble = wyczerpanie talii, a na planszy znaczników Niepokoju co najwyżej { $trouble }
goal-cash = £{ $needed } w monetach
goal-building_value = Budynki warte £{ $needed }
goal-agents_in_trouble_districts = Agenci w { $needed } dzielnicach z Niepokojem
goal-agents_on_board = Agenci na planszy: { $needed }
goal-control_westminster_and_adjacent = kontrola nad Westminsterem i nad sąsiednimi dzielnicami: { $needed }
goal-agents_in_river_districts = Agenci w { $needed } dzielnicach nad Tamizą
goal-trouble_and_control = znaczniki Niepokoju na planszy: { $trouble }, kontrolowane dzielnice: { $needed }

### Section: in the terminal

panel-signs = Na mapie: kształt z liczbą to tylu Agentów danej osoby, ! to Niepokój, ⌂ z kształtem to jej Budynek (× za nim: straciła kartę Dzielnicy), G Grenadierzy, O Nowi Obywatele; liczba przy nazwie to koszt Budynku, a kształt przed nią pokazuje, kto kontroluje dzielnicę. Dzielnice, które się stykają, sąsiadują ze sobą, a przez Tamizę tylko tam, gdzie jest most ║. ▸ przed nazwą: możesz ją wybrać. Przy imieniu: £ pieniądze (po − tyle, ile będą kosztować pożyczki), ✿ karty na ręce, ♟ Agenci i ⌂ Budynki poza planszą, ⊘ karty, których nie można się pozbyć, ◉ karty, które znasz. Niżej: czego potrzebuje każda Tożsamość i jak daleko są ci, którzy mogą ją mieć; ◉ to twoja własna.
panel-status = Tura { $number }, { $name }
panel-alarm = Może wygrać: { $threats }
panel-alarm-deck = Kart w talii: { $count }
panel-supplies = Niepokój { $trouble } z { $riots }, talia { $deck }, odrzucone { $discards }, zdarzenia { $events }.
panel-player = { $name }: £{ $money }, na ręce { $cards }. Poza planszą: Agenci { $agents }, Budynki { $buildings }.
panel-controls = Kontroluje: { $districts }.
panel-loans = Pożyczki: { $cards }.
panel-sticky = Zostaje do końca: { $cards }.
panel-secret-cards = Tajne karty Agentów { $agents }, karty Budynków { $buildings }.
panel-open-cards = Odkryte: { $cards }.
panel-known = Znane ci: { $cards }.
panel-is = Tożsamość: { $identity }.
panel-hand = Twoja ręka: { $cards }.
panel-district = { $district }, £{ $cost }: { $content }. Obok: { $neighbours }.{ $river ->
        [yes] { " " }Nad Tamizą.
       *[no] { "" }
    }
panel-nobody = nikogo
panel-agents = { $types ->
        [none] { $name } { $count }
       *[other] { $name } { $count } ({ $types })
    }
panel-grenadiers = Grenadierzy { $count }
panel-citizens = Nowi Obywatele { $count }
panel-trouble = Niepokój
panel-building = { $building ->
        [none] Budynek ({ $name })
       *[other] { $building } ({ $name })
    }{ $card ->
        [no] { " " }bez karty Dzielnicy
       *[yes] { "" }
    }
panel-controlled = kontroluje { $name }
panel-aim = { $identities }{ $own ->
        [yes] { " " }(ty)
       *[no] { "" }
    }: { $goal }. { $far }.
panel-cancelled = bez dzielnic z Grenadierami: { $districts }
panel-so-far = Dotąd { $count }
panel-markers = Niepokój { $count }
panel-cards-left = W talii { $count }
panel-unused = O ile wiesz, nikt jej teraz nie ma
panel-sort-agent = karta Agenta
panel-sort-building = karta Budynku
panel-discards = { $cards ->
        [none] Karty odrzucone: { $count }.
       *[other] Karty odrzucone: { $count }. Od wierzchu: { $cards }.
    }
panel-events = { $events ->
        [none] Losowe Zdarzenia, które pozostały: { $count }.
       *[other] Losowe Zdarzenia, które pozostały: { $count }. Były już: { $events }.
    }
panel-known-one = { $card } jest w jednym z tych miejsc: { $places }.
panel-pile = stos kart odrzuconych
panel-peeked = Znasz Tożsamości poza grą: { $identities }.
panel-foreseen = Znasz następne Losowe Zdarzenia: { $events }.
panel-letter-grenadier = G
panel-letter-citizen = O

### Section: puzzles

puzzle-who = Kto ukrywa się jako { $identity }? Jedna z tych osób: { $seats }.
puzzle-note-met = { $seat } zaczyna turę, mając wszystko, czego potrzebuje { $identity }, i nie wygrywa. To więc ktoś inny.
puzzle-note-ahead = { $identity } potrzebuje { $needed }. { $seat } ma { $reached }, a najlepsza z pozostałych osób { $others }.
puzzle-note-shared = { $identity } potrzebuje znaczników Niepokoju: { $needed }. Na planszy jest ich { $reached }.
puzzle-note-waits = { $identity } nie potrzebuje niczego na planszy i czeka na wyczerpanie talii kart Akcji.
