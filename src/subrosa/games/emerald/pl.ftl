### Studium w Szmaragdzie: teksty polskie.
### Nazwy jak w polskiej instrukcji, treść kart własnymi słowami. Liczby z cards.toml wchodzą jako zmienne.

### Section: the game

game-name = Studium w Szmaragdzie
game-about = Od siedmiuset lat na tronach Europy zasiadają potwory, a właśnie wynaleziono dynamit. Służysz im albo chcesz je wysadzić w powietrze i nikt nie wie, po której jesteś stronie. Zdobywaj wpływy w dziewięciu miastach, buduj talię agentów i intryg, zbieraj punkty, które zachowa tylko jedna frakcja, i nie pozwól, żeby sojusznik skończył ostatni: zapłaci za to cała frakcja.
game-tag = Wierni Przedwiecznym czy z bombą dla nich?
game-length = Około godziny

### Section: what it is about

intro-goal = W tajemnicy jesteś albo Lojalistą, który służy potworom na tronach Europy, albo Restauracjonistą, który chce je wysadzić w powietrze. Zdobądź najwięcej punktów, które liczą się twojej frakcji.
intro-turn = Wykonaj { $actions_per_turn } akcje, za które płacisz kartami: umieszczaj kostki w miastach, przejmuj karty miast, w których masz przewagę, przemieszczaj agentów, przesuwaj znaczniki, dokonuj zabójstw. Przejmować można tylko w pierwszej akcji. Potem uzupełnij rękę (do { $hand_size } kart).
intro-end = Gra kończy się, gdy ktoś ma na torze punktów dość PZ, gdy znacznik dojdzie do { $track_max } albo gdy Restauracjonista oszaleje lub straci wszystkich agentów i przez to zostanie ujawniony. Wtedy każdy traci punkty drugiej frakcji. Kto ma potem najmniej, traci jeszcze { $losing_faction_penalty }, a razem z nim każdy z jego frakcji: nie pozwól, żeby ktoś z twoich został w tyle.
aim-end = Gra kończy się, gdy ktoś ma na torze punktów { $needed } PZ. Na czele z wynikiem { $points }: { $seats }.
aim-track = Kończy się też, gdy znacznik dojdzie do { $end } (ten bliżej końca jest na { $at }), i natychmiast, gdy zostanie ujawniony Restauracjonista, na czym zyskuje ten, kto wtedy prowadzi.
aim-side =
    { $side ->
        [loyalist] Twoja frakcja: Lojaliści.
       *[restorationist] Twoja frakcja: Restauracjoniści.
    } Masz na torze { $shown } PZ. Gdyby gra skończyła się teraz, zostałoby ci co najmniej { $points }. Potem ten, kto ma najmniej, traci { $penalty }, a z nim każdy z jego frakcji.
tale-won =
    { $side ->
        [loyalist] { $seat } to Lojalista.
       *[restorationist] { $seat } to Restauracjonista.
    } Z { $shown } PZ na torze liczy się { $base }{ $penalty ->
        [0] : najwięcej ze wszystkich.
       *[other] , a po karze zostaje { $points }: i tak najwięcej ze wszystkich.
    }
tale-revealed = Ujawnienie, które zakończyło grę: { $seats }.
tale-penalty =
    { $side ->
        [loyalist] Każdy Lojalista
       *[restorationist] Każdy Restauracjonista
    } traci { $penalty } PZ, bo na ostatnim miejscu jest { $seats } (PZ: { $points }){ $tied ->
        [yes] ; przy remisie frakcji niżej jest Lojalista.
       *[no] .
    }
tale-own =
    { $side ->
        [loyalist] Twoja frakcja to Lojaliści.
       *[restorationist] Twoja frakcja to Restauracjoniści.
    } Z { $shown } PZ na torze liczy się { $base }{ $penalty ->
        [0] .
       *[other] , a po karze zostaje { $points }.
    }
course-about = Ile by się liczyło, gdyby gra skończyła się w danej chwili: tylko punkty, które zachowuje własna frakcja, pomniejszone o karę dla każdego z przegranej frakcji.

### Section: sides

faction-loyalist = Lojalista
faction-loyalist-text = Służy Przedwiecznym. Zachowuje punkty neutralne, punkty Lojalistów i punkty za zabitych agentów Restauracjonistów. Po ujawnieniu tożsamości uzupełnia agentów na planszy i gra dalej.
faction-restorationist = Restauracjonista
faction-restorationist-text = Chce wyzwolić ludzkość. Zachowuje punkty neutralne i punkty Restauracjonistów, przede wszystkim te za zabitą arystokrację. Ujawnienie Restauracjonisty natychmiast kończy grę.

### Section: cities

# Every city text is this one, with the number of its city.
city-text = Zabicie agenta wymaga tu { $bombs ->
        [one] { $bombs } bomby
        [few] { $bombs } bomb
       *[many] { $bombs } bomb
    }.

city-london = Londyn
city-london-text = { city-text }
city-paris = Paryż
city-paris-text = { city-text }
city-madrid = Madryt
city-madrid-text = { city-text }
city-berlin = Berlin
city-berlin-text = { city-text }
city-rome = Rzym
city-rome-text = { city-text }
city-vienna = Wiedeń
city-vienna-text = { city-text }
city-st_petersburg = Petersburg
city-st_petersburg-text = { city-text }
city-constantinople = Konstantynopol
city-constantinople-text = { city-text }
city-cairo = Kair
city-cairo-text = { city-text }

### Section: royalty - by city

# Every royalty text is this one, with the values of the card.
royalty-text = Arystokracja. Zabójstwo wymaga { $bombs ->
        [one] { $bombs } bomby
        [few] { $bombs } bomb
       *[many] { $bombs } bomb
    }. PZ Restauracjonistów: { $vp }, a po ukryciu tyle samo PZ Lojalistów.

royalty-gloriana = Gloriana
royalty-gloriana-text = { royalty-text }
royalty-spinner_in_darkness = Tkający w Ciemności
royalty-spinner_in_darkness-text = { royalty-text }
royalty-baoht_zuqqa_mogg = Baoht Z’uqqa-Mogg
royalty-baoht_zuqqa_mogg-text = { royalty-text }
royalty-burrower_beneath = Ryjący w Głębi
royalty-burrower_beneath-text = { royalty-text }
royalty-rhogog = Rhogog
royalty-rhogog-text = { royalty-text }
royalty-nug_and_yeb = Nug i Yeb
royalty-nug_and_yeb-text = { royalty-text }
royalty-czar_unanswerable = Car Niepodważalny
royalty-czar_unanswerable-text = { royalty-text }
royalty-sfatlicllp = Swatiklip Upadła Mądrość
royalty-sfatlicllp-text = { royalty-text }
royalty-black_one = Czarny
royalty-black_one-text = { royalty-text }

### Section: cards - the starting cards, the game cards by number, the cards of cities

# Every card text begins with the kind of card and this list of its symbols.
card-text =
    { $place ->
        [0] { "" }
       *[other] , wpływy { $place }
    }{ $claim ->
        [0] { "" }
       *[other] , przejęcie
    }{ $retrieve ->
        [0] { "" }
       *[other] , odzyskanie { $retrieve }
    }{ $move ->
        [0] { "" }
       *[other] , ruch { $move }
    }{ $restorationist_track ->
        [0] { "" }
       *[other] , tor Restauracjonistów { $restorationist_track }
    }{ $loyalist_track ->
        [0] { "" }
       *[other] , tor Lojalistów { $loyalist_track }
    }{ $assassinate ->
        [0] { "" }
       *[other] , zabójstwo
    }{ $kill_vp ->
        [0] { "" }
       *[other] , { $kill_vp } PZ za zabitego agenta
    }{ $bombs ->
        [0] { "" }
        [one] , { $bombs } bomba
        [few] , { $bombs } bomby
       *[many] , { $bombs } bomb
    }{ $agents ->
        [0] { "" }
        [one] , werbuje { $agents } agenta
        [few] , werbuje { $agents } agentów
       *[many] , werbuje { $agents } agentów
    }{ $neutral_vp ->
        [0] { "" }
       *[other] , PZ neutralne: { $neutral_vp }
    }{ $restorationist_vp ->
        [0] { "" }
       *[other] , PZ Restauracjonistów: { $restorationist_vp }
    }{ $loyalist_vp ->
        [0] { "" }
       *[other] , PZ Lojalistów: { $loyalist_vp }
    }{ $madness ->
        [0] { "" }
       *[other] , szaleństwo
    }

card-s001 = Informator
card-s001-text = Karta startowa{ card-text }.
card-s002 = Urzędnik
card-s002-text = Karta startowa{ card-text }.
card-s003 = Kurier
card-s003-text = Karta startowa{ card-text }.
card-s004 = Drukarz
card-s004-text = Karta startowa{ card-text }.
card-s005 = Student
card-s005-text = Karta startowa{ card-text }.
card-s006 = Gospodyni
card-s006-text = Karta startowa{ card-text }.
card-s007 = Mówca
card-s007-text = Karta startowa{ card-text }.
card-s008 = Przemytnik
card-s008-text = Karta startowa{ card-text }.
card-s009 = Chemik
card-s009-text = Karta startowa{ card-text }.
card-s010 = Fanatyk
card-s010-text = Karta startowa{ card-text }.
card-baron_ungern_sternberg = Baron Ungern-Sternberg
card-baron_ungern_sternberg-text = Postać{ card-text }.
card-bismarck = Bismarck
card-bismarck-text = Postać{ card-text }.
card-duchess_duzes = Duchess d’Uzès
card-duchess_duzes-text = Postać{ card-text }. { card-duchess_duzes-use }: { card-duchess_duzes-effect }
card-duchess_duzes-use = Jednorazowa akcja
card-duchess_duzes-effect = przejmij kartę w mieście, w którym masz przewagę, nawet bez kostki wpływów. Może to być twoja druga akcja.
card-emile_henry = Emile Henry
card-emile_henry-text = Postać{ card-text }.
card-emma_goldman = Emma Goldman
card-emma_goldman-text = Postać{ card-text }.
card-errico_malatesta = Errico Malatesta
card-errico_malatesta-text = Postać{ card-text }.
card-evno_azef = Jewno Azef
card-evno_azef-text = Postać{ card-text }.
card-irene_adler = Irena Adler
card-irene_adler-text = Postać{ card-text }. { card-irene_adler-use }: { card-irene_adler-effect }
card-irene_adler-use = Jednorazowa akcja
card-irene_adler-effect = zastąp agenta innej osoby, w dowolnym mieście, agentem ze swojej puli. Nie można jej zablokować (chyba że ustalicie inaczej).
card-johann_most = Johann Most
card-johann_most-text = Postać{ card-text }.
card-juliana_glinka = Juliana Glinka
card-juliana_glinka-text = Postać{ card-text }.
card-louise_michel = Louise Michel
card-louise_michel-text = Postać{ card-text }.
card-martial_bourdin = Martial Bourdin
card-martial_bourdin-text = Postać{ card-text }.
card-matvei_golovinski = Matwiej Gołowiński
card-matvei_golovinski-text = Postać{ card-text }. { card-matvei_golovinski-use }: { card-matvei_golovinski-effect }
card-matvei_golovinski-use = Darmowa akcja
card-matvei_golovinski-effect = przesuń znacznik Lojalistów o dwa pola w górę.
card-mikhail_bakunin = Michaił Bakunin
card-mikhail_bakunin-text = Postać{ card-text }.
card-mrs_hudson = Pani Hudson
card-mrs_hudson-text = Postać{ card-text }. { card-mrs_hudson-use }: { card-mrs_hudson-effect }
card-mrs_hudson-use = Darmowa akcja
card-mrs_hudson-effect = odrzuć dowolną liczbę kart, a potem dobierz tyle samo i jeszcze jedną.
card-peter_rachkovsky = Piotr Raczkowski
card-peter_rachkovsky-text = Postać{ card-text }.
card-prince_kropotkin = Książę Kropotkin
card-prince_kropotkin-text = Postać{ card-text }.
card-professor_moriarty = Profesor Moriarty
card-professor_moriarty-text = Postać{ card-text }.
card-ravachol = Ravachol
card-ravachol-text = Postać{ card-text }.
card-sebastian_moran = Sebastian Moran
card-sebastian_moran-text = Postać{ card-text }.
card-sergei_degaev = Siergiej Diegajew
card-sergei_degaev-text = Postać{ card-text }.
card-sergei_kravchinsky = Siergiej Krawczinski
card-sergei_kravchinsky-text = Postać{ card-text }.
card-sherlock_holmes = Sherlock Holmes
card-sherlock_holmes-text = Postać{ card-text }. { card-sherlock_holmes-use }: { card-sherlock_holmes-effect }
card-sherlock_holmes-use = Blok
card-sherlock_holmes-effect = uratuj swojego agenta przed zabójstwem, Shoggothem, Wampirami albo zombie lub całkiem powstrzymaj Cthulhu. Atakujący traci zagrane karty, a ty dobierasz kartę.
card-sigmund_freud = Zygmunt Freud
card-sigmund_freud-text = Postać{ card-text }. { card-sigmund_freud-use }: { card-sigmund_freud-effect }
card-sigmund_freud-use = Jednorazowa akcja
card-sigmund_freud-effect = odzyskujesz całą poczytalność, a znacznik Restauracjonistów przesuwa się o dwa pola w górę.
card-vera_figner = Wiera Figner
card-vera_figner-text = Postać{ card-text }.
card-vladimir_burtsev = Władimir Burcew
card-vladimir_burtsev-text = Postać{ card-text }. { card-vladimir_burtsev-use }: { card-vladimir_burtsev-effect }
card-vladimir_burtsev-use = Jednorazowa akcja
card-vladimir_burtsev-effect = podejrzyj w tajemnicy kartę tożsamości innej osoby, która jej jeszcze nie ujawniła.
card-william_morris = William Morris
card-william_morris-text = Postać{ card-text }.
card-inspector_lestrade = Inspektor Lestrade
card-inspector_lestrade-text = Postać{ card-text }. { card-inspector_lestrade-use }: { card-inspector_lestrade-effect }
card-inspector_lestrade-use = Akcja
card-inspector_lestrade-effect = wybierz miasto i osobę; wszystkie kostki tej osoby (albo wszystkich, jeśli tak ustalicie) wracają z tego miasta do puli.
card-doctor_watson = Doktor Watson
card-doctor_watson-text = Postać{ card-text }. { card-doctor_watson-use }: { card-doctor_watson-effect }
card-doctor_watson-use = Darmowa akcja
card-doctor_watson-effect = dobierz dwie karty.
card-william_stieber = Wilhelm Stieber
card-william_stieber-text = Postać{ card-text }.
card-cthulhu = Cthulhu
card-cthulhu-text = Potwór{ card-text }. { card-cthulhu-use }: { card-cthulhu-effect }
card-cthulhu-use = Jednorazowa akcja
card-cthulhu-effect = wybierz miasto. Wszystkie karty jego stosu wypadają z gry, agenci wracają do puli właścicieli, zombie schodzą z planszy, a wszystkie kostki, także twoje, trafiają do Otchłani. Odsłonięta arystokracja zostaje. Sherlock Holmes zagrany przez inną osobę, która ma tam agenta, powstrzymuje wszystko.
card-fenians = Fenianie
card-fenians-text = Organizacja{ card-text }. { card-fenians-use }: { card-fenians-effect }
card-fenians-use = Jednorazowa korzyść
card-fenians-effect = podczas jednego zabójstwa każdy twój agent w mieście liczy się za dwie bomby. Tylko jedna taka karta na zabójstwo.
card-freemasons = Wolnomularze
card-freemasons-text = Organizacja{ card-text }. { card-freemasons-use }: { card-freemasons-effect }
card-freemasons-use = Darmowa akcja
card-freemasons-effect = odrzuć dowolną liczbę kart, a potem dobierz tyle samo i jeszcze jedną.
card-hide_royalty = Ukrycie arystokracji
card-hide_royalty-text = Intryga{ card-text }. { card-hide_royalty-use }: { card-hide_royalty-effect }
card-hide_royalty-use = Jednorazowa akcja
card-hide_royalty-effect = weź odsłoniętą arystokrację z miasta, w którym masz przewagę; jej punkty liczą się jako PZ Lojalistów. Twoje kostki z tego miasta trafiają do Otchłani, cudze do puli właścicieli. Rzuć kością poczytalności: szaleństwo kosztuje też agenta w tym mieście, jeśli go tam masz. Tego nie można zablokować.
card-hired_assassin = Najemny skrytobójca
card-hired_assassin-text = Intryga{ card-text }.
card-infernal_machine = Piekielna Machina
card-infernal_machine-text = Intryga{ card-text }. { card-infernal_machine-use }: { card-infernal_machine-effect }
card-infernal_machine-use = Jedno użycie
card-infernal_machine-effect = bomby wystarczają na jedno zabójstwo, potem karta wypada z gry.
card-mi_go = Mi-Go
card-mi_go-text = Potwór{ card-text }. { card-mi_go-use }: { card-mi_go-effect }
card-mi_go-use = Jednorazowa darmowa akcja
card-mi_go-effect = przenieś na tę kartę jednego lub dwóch swoich agentów z miast. W późniejszej swojej turze możesz ich wszystkich naraz odesłać do jednego miasta, w darmowej akcji. Do tego czasu liczą się jako agenci na planszy, ale nie są w żadnym mieście.
card-nadar = Nadar
card-nadar-text = Intryga{ card-text }.
card-okhrana = Ochrana
card-okhrana-text = Organizacja{ card-text }. { card-okhrana-use }: { card-okhrana-effect }
card-okhrana-use = Akcja
card-okhrana-effect = przesuń jedną lub dwie kostki, czyjekolwiek, z miast do Otchłani.
card-pinkerton_agents = Agenci Pinkertona
card-pinkerton_agents-text = Organizacja{ card-text }. { card-pinkerton_agents-use }: { card-pinkerton_agents-effect }
card-pinkerton_agents-use = Jednorazowa darmowa akcja
card-pinkerton_agents-effect = umieść jednego ze swoich agentów, z puli albo z miasta, w dowolnym innym mieście.
card-shoggoth = Shoggoth
card-shoggoth-text = Potwór{ card-text }. { card-shoggoth-use }: { card-shoggoth-effect }
card-shoggoth-use = Jednorazowa akcja
card-shoggoth-effect = zabij agenta innej osoby w dowolnym mieście. Nie trzeba do tego bomb ani przewagi, a kostki zostają.
card-society_of_leopold = Stowarzyszenie Leopolda
card-society_of_leopold-text = Organizacja{ card-text }. { card-society_of_leopold-use }: { card-society_of_leopold-effect }
card-society_of_leopold-use = Akcja
card-society_of_leopold-effect = wszystkie zombie znikają z planszy na zawsze, a karty „Zombie” i „Wampiry”, które należą do graczy, wypadają z gry razem ze swoimi punktami. Od teraz tekst tych kart nie działa.
card-black_hand = Czarna Ręka
card-black_hand-text = Organizacja{ card-text }. { card-black_hand-use }: { card-black_hand-effect }
card-black_hand-use = Jednorazowa akcja
card-black_hand-effect = połóż tę kartę obok swojej karty tożsamości. Daje { $per_royalty } PZ Restauracjonistów za każdą twoją kartę arystokracji i tyle samo za każdą kolejną, zabitą albo ukrytą.
card-yog_sothoth = Yog Sothoth
card-yog_sothoth-text = Potwór{ card-text }. { card-yog_sothoth-use }: { card-yog_sothoth-effect }
card-yog_sothoth-use = Jednorazowa akcja
card-yog_sothoth-effect = połóż tę kartę obok swojej karty tożsamości i przenieś na nią na zawsze co najmniej jednego swojego agenta z miast. Każdy daje { $per_agent } PZ Lojalistów. Jeśli na planszy nie zostanie ci żaden agent, ujawniasz tożsamość.
card-change_of_heart = Zmiana nastawienia
card-change_of_heart-text = Intryga{ card-text }. { card-change_of_heart-use }: { card-change_of_heart-effect }
card-change_of_heart-use = Jednorazowa akcja
card-change_of_heart-effect = połóż tę kartę odkrytą na swojej karcie tożsamości. Od teraz należysz do drugiej frakcji. Lojalista, który właśnie ujawnia tożsamość, może ją wtedy (chyba że ustalicie inaczej) zagrać za darmo, co kończy grę.
card-third_section = Trzecia Sekcja
card-third_section-text = Organizacja{ card-text }. { card-third_section-use }: { card-third_section-effect }
card-third_section-use = Darmowa akcja
card-third_section-effect = usuń z gry odsłoniętą kartę wybranego miasta i odsłoń następną. Arystokracji to nie dotyczy.
card-zombies = Zombie
card-zombies-text = Potwór{ card-text }. { card-zombies-use }: { card-zombies-effect }
card-zombies-use = Akcja
card-zombies-effect = w każdym mieście z zombie możesz odesłać do puli jednego agenta innej osoby; każdy atak można zablokować. Potem postaw dwa zombie w dowolnych miastach.
card-vampires = Wampiry
card-vampires-text = Potwór{ card-text }. { card-vampires-use }: { card-vampires-effect }
card-vampires-use = Jednorazowa akcja
card-vampires-effect = w mieście, w którym masz agenta, zastąp agenta innej osoby agentem ze swojej puli. Albo blok: uratuj swojego agenta przed zabójstwem, a także (chyba że ustalicie inaczej) przed Shoggothem albo zombie.
card-terrors_of_the_night = Groza Nocy
card-terrors_of_the_night-text = Intryga{ card-text }. { card-terrors_of_the_night-use }: { card-terrors_of_the_night-effect }
card-terrors_of_the_night-use = Akcja
card-terrors_of_the_night-effect = wybierz inną osobę, która rzuca kością poczytalności. Szaleństwo kosztuje ją znacznik poczytalności.
card-peoples_will = Wola Ludu
card-peoples_will-text = Organizacja{ card-text }. { card-peoples_will-use }: { card-peoples_will-effect }
card-peoples_will-use = Jednorazowa darmowa akcja
card-peoples_will-effect = wszystkie twoje kostki wracają z Otchłani do puli.
card-holy_brotherhood = Święte Bractwo
card-holy_brotherhood-text = Organizacja{ card-text }. { card-holy_brotherhood-use }: { card-holy_brotherhood-effect }
card-holy_brotherhood-use = Akcja
card-holy_brotherhood-effect = odzyskaj z Otchłani dowolną liczbę swoich kostek, najwyżej tyle, ilu masz agentów na planszy.
card-diogenes_club = Klub Diogenesa
card-diogenes_club-text = Organizacja{ card-text }. { card-diogenes_club-use }: { card-diogenes_club-effect }
card-diogenes_club-use = Darmowa akcja
card-diogenes_club-effect = dobierz dwie karty.
card-london = { city-london }
card-london-text = Miasto{ card-text }.
card-paris = { city-paris }
card-paris-text = Miasto{ card-text }.
card-madrid = { city-madrid }
card-madrid-text = Miasto{ card-text }.
card-berlin = { city-berlin }
card-berlin-text = Miasto{ card-text }.
card-rome = { city-rome }
card-rome-text = Miasto{ card-text }.
card-vienna = { city-vienna }
card-vienna-text = Miasto{ card-text }.
card-st_petersburg = { city-st_petersburg }
card-st_petersburg-text = Miasto{ card-text }.
card-constantinople = { city-constantinople }
card-constantinople-text = Miasto{ card-text }.
card-cairo = { city-cairo }
card-cairo-text = Miasto{ card-text }.

### Section: numbers

number-1 = 1
number-2 = 2
number-3 = 3
number-4 = 4
number-5 = 5
number-6 = 6
number-7 = 7
number-8 = 8
number-9 = 9
number-10 = 10

### Section: options

option-who_is_who = Kto jest kim
option-who_is_who-about = Panel pokazuje, na ile prawdopodobne jest, że ktoś jest Lojalistą, na podstawie tego, co możesz wiedzieć. Dla niektórych zgadywanie to połowa gry.
option-who_is_who-yes = Widoczny
option-who_is_who-no = Każdy myśli na własną rękę

### Section: options - house rules

option-sanity_die = Kość poczytalności
option-sanity_die-about = Nigdzie nie jest podane, ile ścianek kości pokazuje szaleństwo. W pliku kart są to trzy z sześciu.
option-sanity_die-cards = Tak jak w pliku kart
option-sanity_die-two_faces = Dwie ścianki z szaleństwem

option-lestrade = Inspektor Lestrade
option-lestrade-about = Karta i jej opis w instrukcji różnią się co do tego, czyje kostki odsyła inspektor.
option-lestrade-one_player = Wszystkie kostki jednego gracza w mieście
option-lestrade-whole_city = Wszystkie kostki w mieście

option-vampires_block = Wampiry po bloku
option-vampires_block-about = Akcja tej karty jest jednorazowa. Zwykle nie dotyczy to jej bloku.
option-vampires_block-reusable = Trafiają na stos kart odrzuconych
option-vampires_block-one_use = Są zużyte, ale ich punkty zostają

option-blocked_cubes = Kostki po zablokowanym zabójstwie
option-blocked_cubes-about = Po zabójstwie kostki znikają z miasta. Zwykle po zablokowanym zostają na miejscu.
option-blocked_cubes-stay = Zostają
option-blocked_cubes-cleared = Mimo to znikają z miasta

option-vampires_stop = Co blokują Wampiry
option-vampires_stop-about = Ich blok zapobiega zabiciu agenta. Zwykle zalicza się do tego także atak Shoggotha i zombie.
option-vampires_stop-killings = Zabójstwo, Shoggotha i zombie
option-vampires_stop-assassinations = Tylko zabójstwo

option-holmes_stops_irene = Sherlock Holmes przeciw Irenie Adler
option-holmes_stops_irene-about = Nie ma jej na liście tego, co powstrzymuje, choć jego kartę można by tak odczytać.
option-holmes_stops_irene-no = Nie może jej powstrzymać
option-holmes_stops_irene-yes = Może ją powstrzymać

option-end_check = Koniec przez punkty albo tor
option-end_check-about = Kiedy sprawdza się, czy ktoś ma dość punktów albo czy znacznik doszedł do końca toru? Ujawnienie Restauracjonisty zawsze kończy grę od razu.
option-end_check-action = Po każdej akcji
option-end_check-turn = Na koniec każdej tury

option-loyalist_refill = Nowi agenci ujawnionych Lojalistów
option-loyalist_refill-about = Lojalista, który ujawnia tożsamość, uzupełnia agentów na planszy. Zwykle dzieje się to raz.
option-loyalist_refill-once = Raz, przy ujawnieniu
option-loyalist_refill-always = Zawsze, gdy nie ma już żadnego agenta

option-change_of_heart = Zmiana nastawienia przy ujawnieniu
option-change_of_heart-about = Zwykle Lojalista może zagrać tę kartę w chwili ujawnienia, co kończy grę.
option-change_of_heart-at_reveal = Przy ujawnieniu albo później jako akcja
option-change_of_heart-later = Tylko jako akcja

option-retrieve_exactly = Odzyskiwanie kostek
option-retrieve_exactly-about = Zwykle można zagrać kartę, która ma więcej symboli, niż masz kostek do odzyskania, jeśli jest potrzebna.
option-retrieve_exactly-no = Potrzebna karta może mieć za dużo symboli
option-retrieve_exactly-yes = Dokładnie tyle symboli, ile kostek

option-zombie_block = Blok przeciw zombie
option-zombie_block-about = Po bloku może zaatakować inny zombie z tego samego miasta. Zwykle bezpieczny jest wtedy tylko uratowany agent.
option-zombie_block-agent = Bezpieczny jest uratowany agent
option-zombie_block-player = Bezpieczni są wszyscy agenci tej osoby w mieście

### Section: events - set-up and turns

event-dealt = Tajna tożsamość ({ $seat }): { $faction }. Nie zdradź się.
event-turned-up = Nowa odsłonięta karta w mieście { $city }: { $card }.
event-royalty = Pojawia się arystokracja miasta { $city }: { $royalty }.
event-agent = { $seat } umieszcza agenta w mieście { $city }.
event-turn = Tura: { $seat }.
event-pass = { $seat } pasuje.
event-draw =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-reshuffle = { $seat } tasuje stos kart odrzuconych w nową talię.
event-discard = { $seat } odrzuca karty: { $cards }.

### Section: events - actions

event-place =
    { $seat } umieszcza { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    } w mieście { $city }. Zagrane karty: { $cards }.
event-retrieve =
    { $seat } odzyskuje { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }{ $cities ->
        [none] { " " }z Otchłani
       *[other] { $limbo ->
            [0] { " " }(skąd: { $cities })
           *[other] , w tym z Otchłani { $limbo } (reszta: { $cities })
        }
    }. Zagrane karty: { $cards }.
event-move =
    { $seat } może przesunąć { $count ->
        [one] { $count } agenta
        [few] do { $count } agentów
       *[many] do { $count } agentów
    }. Zagrane karty: { $cards }.
event-move-agent = { $seat } przesuwa agenta z miasta { $city } do miasta { $to_city }.
event-tracks = { $seat } przesuwa znaczniki na torach. Zagrane karty: { $cards }.
event-marker =
    { $side ->
        [loyalist] Znacznik Lojalistów
       *[restorationist] Znacznik Restauracjonistów
    } { $steps ->
        [0] zostaje na polu { $place }.
       *[other] przesuwa się o { $steps }, na pole { $place }.
    }
event-claim = { $seat } przejmuje kartę w mieście { $city } (zagrana karta: { $with_card }): { $card }.
event-recruit =
    { $seat } werbuje { $count ->
        [one] { $count } agenta
        [few] { $count } agentów
       *[many] { $count } agentów
    } w mieście { $city }.
event-points =
    { $seat } zdobywa { $kind ->
        [neutral] PZ neutralne: { $points }
        [loyalist] PZ Lojalistów: { $points }
       *[restorationist] PZ Restauracjonistów: { $points }
    }.

### Section: events - killing and blocking

event-kill =
    { $seat } próbuje zabić agenta w mieście { $city } (cel: { $target }). Zabójstwa dokonuje { $card }{ $cards ->
        [none] { "" }
       *[other] , bomby: { $cards }
    }.
event-killed =
    { $points ->
        [0] W mieście { $city } ginie agent. Traci go { $target }, zabija { $seat }.
       *[other] W mieście { $city } ginie agent. Traci go { $target }, a { $seat } ma za to na torze { $points } PZ.
    }
event-strike =
    { $seat } zabija arystokrację w mieście { $city }: { $royalty }. Zagrane karty: { $card }{ $cards ->
        [none] { "" }
       *[other] , { $cards }
    }.
event-block = { $seat } zagrywa kartę „{ $card }” i blokuje atak (atakuje { $target }).
event-black-hand = Czarna Ręka: { $seat } zdobywa PZ Restauracjonistów: { $points }.

### Section: events - sanity and identities

event-sanity =
    { $mad ->
        [yes] { $seat } rzuca kością poczytalności: szaleństwo. Znaczniki poczytalności: { $left }.
       *[no] { $seat } rzuca kością poczytalności i zachowuje zmysły.
    }
event-mad-agent = { $seat } traci też agenta w mieście { $city }, który wraca do puli.
event-sane = { $seat } odzyskuje całą poczytalność.
event-reveal = { $seat } musi ujawnić tożsamość: { $faction }.
event-change = { $seat } zmienia nastawienie i od teraz należy do drugiej frakcji.

### Section: events - card texts

event-use = { $seat } używa karty „{ $card }”.
event-aim = { $seat } wybiera cel karty „{ $card }”: agent w mieście { $city } ({ $target }).
event-replaced = W mieście { $city } agenta traci { $target }, a w jego miejsce umieszcza swojego { $seat }.
event-fly-away = Mi-Go zabierają agenta z miasta { $city } ({ $seat }).
event-return =
    Mi-Go sprowadzają do miasta { $city } { $count ->
        [one] { $count } agenta
        [few] { $count } agentów
       *[many] { $count } agentów
    } ({ $seat }).
event-sacrifice = { $seat } oddaje agenta z miasta { $city } na zawsze karcie „Yog Sothoth”.
event-censor = { $seat } usuwa z gry kartę z miasta { $city }: { $card }.
event-hide = { $seat } ukrywa arystokrację miasta { $city }: { $royalty }.
event-back =
    { $seat } odzyskuje z Otchłani { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
event-raid =
    { $count ->
        [one] { $count } kostka wraca
        [few] { $count } kostki wracają
       *[many] { $count } kostek wraca
    } z miasta { $city } do puli ({ $target }).
event-arrest = Kostka z miasta { $city } trafia do Otchłani ({ $target }).
event-rise = { $seat } wzywa Cthulhu do miasta { $city }.
event-destroyed = Cthulhu pustoszy miasto { $city }: jego stos wypada z gry, agenci i zombie znikają, a wszystkie kostki pochłania Otchłań.
event-banish = { $card } ({ $seat }): karta wypada z gry, a punkty z niej przepadają.
event-terrify = { $seat } zsyła grozę (cel: { $target }).
event-look =
    { $faction ->
        [none] { $seat } podgląda kartę tożsamości (cel: { $target }).
       *[other] { $seat } podgląda kartę tożsamości (cel: { $target }): { $faction }.
    }
event-zombie-attack = Zombie w mieście { $city } atakują agenta (cel: { $target }).
event-eaten = Zombie przepędzają z miasta { $city } agenta, który wraca do puli ({ $target }).
event-raise = { $seat } stawia zombie w mieście { $city }.

### Section: events - the end

event-score =
    { $seat } ({ $faction }): { $points } PZ. Z punktów na torze ({ $shown }) liczą się: neutralne { $neutral }, własnej frakcji { $own }, za zabitych agentów { $kills }, za tory frakcji { $tracks }{ $penalty ->
        [0] { "" }
       *[other] ; kara dla przegranej frakcji: { $penalty }
    }.

### Section: questions

prompt-place-agent =
    { $agent ->
        [1] Gdzie zaczyna pierwszy z twoich dwóch agentów? Agent liczy się w mieście jak kostka i może tam zabijać.
       *[other] A gdzie zaczyna drugi z twoich agentów?
    }
prompt-first-action =
    { $claims ->
        [0] Twoja pierwsza akcja? Na razie nie masz czego przejąć: trzeba mieć w mieście swoją kostkę i przewagę.
       *[other] Twoja pierwsza akcja? Tylko teraz można przejmować karty.
    }
prompt-second-action = Twoja druga akcja?
prompt-after-actions = Obie akcje już za tobą. Wykonujesz darmową akcję czy kończysz turę?
prompt-claim-again = Czy w tej samej akcji przejmujesz jeszcze jedną kartę?
prompt-kill-again = Czy w tej samej akcji dokonujesz jeszcze jednego zabójstwa?
prompt-take-cube =
    { $left ->
        [one] Skąd odzyskujesz kostkę?
        [few] Skąd odzyskujesz kostkę? Do odzyskania są { $left }.
       *[many] Skąd odzyskujesz kostkę? Do odzyskania jest { $left }.
    }
prompt-move-agent =
    { $left ->
        [one] Którego agenta przesuwasz i dokąd?
        [few] Którego agenta przesuwasz i dokąd? Możesz przesunąć { $left }.
       *[many] Którego agenta przesuwasz i dokąd? Możesz przesunąć { $left }.
    }
prompt-block =
    { $attack ->
        [assassination] { $attacker_seat } chce zabić twojego agenta w mieście { $city }.
        [shoggoth] { $attacker_seat } nasyła Shoggotha na twojego agenta w mieście { $city }.
        [zombies] { $attacker_seat } nasyła zombie na twojego agenta w mieście { $city }.
        [vampires] { $attacker_seat } nasyła Wampiry na twojego agenta w mieście { $city }.
        [irene] { $attacker_seat } wysyła Irenę Adler, żeby zastąpić twojego agenta w mieście { $city }.
       *[cthulhu] { $attacker_seat } wzywa Cthulhu do miasta { $city }, w którym masz agentów.
    } Czy blokujesz?
prompt-change-at-reveal = Musisz ujawnić tożsamość. Lojalista, który ma na ręce „Zmianę nastawienia”, może ją najpierw zagrać, a to kończy grę. Czy ją zagrywasz?
prompt-reinforce =
    { $wanted ->
        [one] Ujawniony Lojalista uzupełnia agentów: brakuje jeszcze jednego. Gdzie go umieszczasz?
        [few] Ujawniony Lojalista uzupełnia agentów: brakuje jeszcze { $wanted }. Gdzie umieszczasz następnego?
       *[many] Ujawniony Lojalista uzupełnia agentów: brakuje jeszcze { $wanted }. Gdzie umieszczasz następnego?
    }
prompt-face = { $card }: kogo wybierasz?
prompt-aim-agent = { $card }: czyjego agenta wybierasz i gdzie?
prompt-aim-cubes = { $card }: czyje kostki wybierasz i gdzie?
prompt-choose-city = { $card }: które miasto wybierasz?
prompt-fly-away = Którego agenta zabierają Mi-Go? Możesz oddać jednego albo dwóch.
prompt-sacrifice = Którego agenta oddajesz na zawsze karcie „Yog Sothoth”? Możesz oddać dowolnie wielu, co najmniej jednego.
prompt-hire = Skąd bierzesz agenta?
prompt-send-out = Dokąd trafia agent?
prompt-back = Ile kostek odzyskujesz z Otchłani?
prompt-zombie-attack = Którego agenta atakują zombie? Z każdego miasta znika najwyżej jeden. Możesz przestać, kiedy zechcesz.
prompt-raise-zombie =
    { $left ->
        [one] Gdzie stawiasz zombie?
        [few] Gdzie stawiasz zombie? Do postawienia są jeszcze { $left }.
       *[many] Gdzie stawiasz zombie? Do postawienia jest jeszcze { $left }.
    }

### Section: what the others wait for

waiting-place-agent = { $asked_seats } wybiera, gdzie zaczyna agent.
waiting-first-action = Tura gracza: { $asked_seats }. Pierwsza z dwóch akcji.
waiting-second-action = Tura gracza: { $asked_seats }. Druga akcja.
waiting-after-actions = { $asked_seats } ma już za sobą obie akcje i może jeszcze wykonać darmową.
waiting-claim-again = { $asked_seats } może w tej samej akcji przejąć jeszcze jedną kartę.
waiting-kill-again = { $asked_seats } może w tej samej akcji dokonać jeszcze jednego zabójstwa.
waiting-take-cube = { $asked_seats } odzyskuje kostki.
waiting-move-agent = { $asked_seats } przesuwa agentów.
waiting-block =
    { $attack ->
        [assassination] { $attacker_seat } chce zabić agenta w mieście { $city } (cel: { $asked_seats }).
        [shoggoth] { $attacker_seat } nasyła Shoggotha na agenta w mieście { $city } (cel: { $asked_seats }).
        [zombies] { $attacker_seat } nasyła zombie na agenta w mieście { $city } (cel: { $asked_seats }).
        [vampires] { $attacker_seat } nasyła Wampiry na agenta w mieście { $city } (cel: { $asked_seats }).
        [irene] { $attacker_seat } wysyła Irenę Adler, żeby zastąpić agenta w mieście { $city } (cel: { $asked_seats }).
       *[cthulhu] { $attacker_seat } wzywa Cthulhu do miasta { $city }, w którym { $asked_seats } ma agentów.
    } Można to jeszcze zablokować.
waiting-change-at-reveal = { $asked_seats } musi ujawnić tożsamość. Lojalista, który ma na ręce „Zmianę nastawienia”, może ją najpierw zagrać.
waiting-reinforce = { $asked_seats } to ujawniony Lojalista i uzupełnia swoich agentów.
waiting-face = { $asked_seats } używa karty „{ $card }” i wybiera gracza.
waiting-aim-agent = { $asked_seats } używa karty „{ $card }” i wybiera agenta.
waiting-aim-cubes = { $asked_seats } używa karty „{ $card }” i wybiera kostki.
waiting-choose-city = { $asked_seats } używa karty „{ $card }” i wybiera miasto.
waiting-fly-away = { $asked_seats } wybiera agentów, których zabierają Mi-Go.
waiting-sacrifice = { $asked_seats } wybiera agentów, którzy na zawsze przepadają u Yog Sothotha.
waiting-zombie-attack = { $asked_seats } wybiera, gdzie atakują zombie.
waiting-raise-zombie = { $asked_seats } wybiera, gdzie staną zombie.

### Section: choices

choice-pass = Spasuj
choice-done = Gotowe
choice-stop = Zakończ
choice-end = Zakończ turę
choice-place-city = Umieść wpływy w mieście { $city }
choice-claim-city = Przejmij kartę w mieście { $city }
choice-retrieve = Odzyskaj kostki wpływów
choice-move = Przesuń agentów
choice-tracks = Przesuń znaczniki na torach
choice-kill-city-seat = Zabij agenta w mieście { $city } (cel: { $seat })
choice-strike-city = Zabij arystokrację w mieście { $city }
choice-discard = Odrzuć karty
choice-use-card = Użyj karty „{ $card }”
choice-return-city = Sprowadź agentów z Mi-Go do miasta { $city }
choice-pay-card = Zagraj kartę „{ $card }”
choice-push-card-faction = Tor ({ $faction }): karta „{ $card }”
choice-arm-card = Zabójstwo kartą „{ $card }”
choice-bomb-card = Bomby z karty „{ $card }”
choice-drop-card = Odrzuć kartę „{ $card }”
choice-agent-city = Umieść agenta w mieście { $city }
choice-lift-city = Agent z miasta { $city }
choice-supply = Agent z puli
choice-shift-city-city = Przesuń z miasta { $city } do miasta { $city2 }
choice-take-city = Kostka z miasta { $city }
choice-limbo = Kostka z Otchłani
choice-back-number = Odzyskaj: { $number }
choice-aim-city-seat = { $city }: { $seat }
choice-choose-city = Wybierz miasto { $city }
choice-face-seat = Wybierz: { $seat }
choice-raise-city = Postaw zombie w mieście { $city }
choice-block-card = Zablokuj kartą „{ $card }”
choice-change = Zmiana nastawienia

### Section: what a choice brings about

outcome-strike =
    { $kept ->
        [no] { $points } PZ Restauracjonistów na torze, ale jako Lojalista ich nie zachowasz. Potem rzucasz kością poczytalności.
       *[yes] { $points } PZ Restauracjonistów; potem rzucasz kością poczytalności.
    }
outcome-kill =
    { $kept ->
        [yes] { $points } PZ i liczą się dla ciebie: { $seat } to Restauracjonista.
        [no] { $points } PZ na torze, ale na koniec przepadną: zachowują je tylko Lojaliści, i tylko za agenta Restauracjonisty.
       *[unknown] { $points } PZ na torze. Liczą się tylko wtedy, gdy { $seat } to Restauracjonista.
    }
outcome-last-agent = To ostatni agent na planszy, którego ma { $seat }: trzeba będzie ujawnić tożsamość, a ujawnienie Restauracjonisty od razu kończy grę.

### Section: why not - putting an action together

reason-choose-action-first = Nie wiadomo, do czego mają służyć karty: najpierw wybierz akcję.
reason-finish-first = Właśnie składasz akcję: dołóż do niej karty i zatwierdź albo ją cofnij.
reason-loyalists-only = Tylko Lojalista może zmienić stronę w chwili ujawnienia.
reason-not-in-hand = Nie masz na ręce karty „{ $card }”: wybierz kartę, którą masz.
reason-other-use = W rozpoczętej akcji nie można tak zagrać karty „{ $card }”: wybierz jedną z kart do wyboru.
reason-one-card-per-claim = Jedna karta to jedno przejęcie: zatwierdź je, a kartę „{ $card }” zagraj do następnego.
reason-no-claim-symbol = Karta „{ $card }” nie ma symbolu przejęcia: wybierz kartę z takim symbolem.
reason-no-track-symbol = Karta „{ $card }” nie ma symbolu tego toru: wybierz kartę z takim symbolem.
reason-no-place-symbol = Karta „{ $card }” nie ma symbolu wpływów: wybierz kartę z takim symbolem.
reason-no-retrieve-symbol = Karta „{ $card }” nie ma symbolu odzyskania: wybierz kartę z takim symbolem.
reason-no-move-symbol = Karta „{ $card }” nie ma symbolu ruchu: wybierz kartę z takim symbolem.
reason-card-superfluous-now = Z kartą „{ $card }” któraś z kart byłaby zbędna: zatwierdź akcję albo cofnij kartę.
reason-card-missing = Akcja wymaga co najmniej jednej karty: dołóż ją.
reason-weapon-missing = Zabójstwo wymaga najpierw karty z symbolem zabójstwa: wybierz ją.
reason-bombs-missing =
    { $count ->
        [one] Brakuje { $count } bomby: dołóż karty z bombami.
        [few] Brakuje { $count } bomb: dołóż karty z bombami.
       *[many] Brakuje { $count } bomb: dołóż karty z bombami.
    }
reason-one-weapon = Karta do tego zabójstwa jest już wybrana: zachowaj kartę „{ $card }” na następne albo zagraj ją dla bomb, jeśli je ma.
reason-no-assassinate-symbol = Karta „{ $card }” nie ma symbolu zabójstwa: wybierz kartę z takim symbolem.
reason-bombs-out-of-reach = Jeśli zabójstwa dokona karta „{ $card }”, bomb na pozostałych kartach nie wystarczy: wybierz inną kartę albo inny cel.
reason-one-fenians = Podczas jednego zabójstwa można zagrać tylko jedną kartę „Fenianie”: dołóż inne bomby.
reason-no-bombs = Karta „{ $card }” nie ma bomb: wybierz kartę z bombami.
reason-bombs-superfluous = Z kartą „{ $card }” któraś z kart byłaby zbędna: zatwierdź akcję albo cofnij kartę.

### Section: why not - actions

reason-claim-first = Karty można przejmować tylko w pierwszej akcji: zacznij od tego następną turę.
reason-no-card-there = W mieście { $city } nie ma odsłoniętej karty: wybierz inne miasto.
reason-no-majority = W mieście { $city } nie masz więcej elementów niż każda inna osoba: wybierz miasto, w którym masz przewagę.
reason-no-own-cube = Nie masz kostki w mieście { $city }: wybierz miasto, w którym ją masz.
reason-no-claim-cards = Nie masz na ręce karty z symbolem przejęcia: wybierz inną akcję.
reason-no-place-cards = Nie masz na ręce karty z symbolem wpływów: wybierz inną akcję.
reason-no-cubes-in-supply = Nie masz kostek w puli: najpierw jakieś odzyskaj.
reason-no-retrieve-cards = Nie masz na ręce karty z symbolem odzyskania: wybierz inną akcję.
reason-no-cubes-out = Wszystkie twoje kostki są w puli: wybierz inną akcję.
reason-retrieve-exactly = Każda twoja karta z symbolem odzyskania ma tych symboli więcej, niż masz kostek do odzyskania: wybierz inną akcję.
reason-no-cube-in-limbo = Nie masz kostki w Otchłani: weź kostkę z miasta.
reason-no-move-cards = Nie masz na ręce karty z symbolem ruchu: wybierz inną akcję.
reason-no-agents-out = Nie masz agentów w żadnym mieście: wybierz inną akcję.
reason-card-superfluous =
    { $count ->
        [one] Tylu kart do tego nie trzeba: przesuń jeszcze co najmniej { $count } agenta.
        [few] Tylu kart do tego nie trzeba: przesuń jeszcze co najmniej { $count } agentów.
       *[many] Tylu kart do tego nie trzeba: przesuń jeszcze co najmniej { $count } agentów.
    }
reason-same-city = Agent już jest w mieście { $city }: wybierz inne miasto.
reason-has-moved = Twoi agenci w mieście { $city } już się w tej akcji przesunęli: wybierz innych.
reason-no-track-cards = Nie masz na ręce karty z symbolem toru: wybierz inną akcję.
reason-no-cards = Nie masz kart do odrzucenia: wybierz inną akcję.
reason-no-such-seat = Przy tym stole nie ma takiego gracza: { $seat }. Wybierz kogoś, kto gra.

### Section: why not - assassinations and blocks

reason-not-yourself = Nie możesz wybrać siebie: wybierz kogoś innego.
reason-no-agent-of = { $target } nie ma agenta w mieście { $city }: wybierz kogoś, kto go tam ma.
reason-no-royalty-there = W mieście { $city } nie ma odsłoniętej arystokracji: wybierz miasto, w którym jest.
reason-no-own-agent = Nie masz agenta w mieście { $city }: wybierz miasto, w którym go masz.
reason-no-assassinate-cards = Nie masz na ręce karty z symbolem zabójstwa: wybierz inną akcję.
reason-not-enough-bombs = W mieście { $city } potrzeba do tego bomb: { $needed }, a możesz zebrać { $bombs }: { $agents } od twoich agentów w tym mieście i { $hand } z kart poza tą, która dokonuje zabójstwa. Wybierz inny cel albo zbierz więcej bomb.
reason-blocks-nothing = Karta „{ $card }” niczego nie blokuje: zagraj kartę „Sherlock Holmes” albo „Wampiry” lub spasuj.
reason-stops-other-things = Karta „{ $card }” przed tym nie chroni: zagraj inną albo spasuj.

### Section: why not - card texts

reason-no-text-to-use = Karta „{ $card }” nie ma tekstu do użycia, tylko symbole do płacenia: wybierz najpierw, co robisz, a potem kartę.
reason-nobody-to-assassinate = Żeby dokonać zabójstwa kartą „{ $card }”, trzeba mieć agenta i przewagę w mieście z odsłoniętą arystokracją albo z cudzym agentem, a takiego miasta nie ma: najpierw przesuń agenta albo zagraj kartę dla innego symbolu, jeśli go ma.
reason-nothing-to-draw = Nie masz już czego dobrać: zagraj kartę „{ $card }” dla symbolu albo ją zachowaj.
reason-nothing-in-any-city = W żadnym mieście nie ma niczego, co karta „{ $card }” mogłaby zniszczyć: zachowaj ją.
reason-no-card-with-majority = W żadnym mieście z kartą nie masz przewagi: użyj karty „{ $card }”, gdy ją zdobędziesz.
reason-no-royalty-with-majority = W żadnym mieście, w którym masz przewagę, nie ma odsłoniętej arystokracji: zdobądź przewagę w takim mieście, zanim użyjesz karty „{ $card }”.
reason-limbo-empty = Nie masz kostek w Otchłani: użyj karty „{ $card }”, gdy jakieś tam będą.
reason-no-cubes-in-any-city = W żadnym mieście nie ma kostek: użyj karty „{ $card }”, gdy jakieś będą.
reason-no-victim-in-any-city = Nikt inny nie ma agenta w żadnym mieście: użyj karty „{ $card }”, gdy ktoś go będzie mieć.
reason-no-victim-with-agents = Nikt inny nie ma agenta w mieście, w którym masz swojego: przesuń się do kogoś, zanim użyjesz karty „{ $card }”.
reason-no-agent-to-put = Nie masz w puli agenta, który zająłby cudze miejsce: użyj karty „{ $card }”, gdy go odzyskasz.
reason-no-agents-left = Nie masz już agentów: zagraj kartę „{ $card }” dla symbolu albo ją zachowaj.
reason-no-agents-on-board = Nie masz agentów na planszy, a karta „{ $card }” zwraca tyle kostek, ilu ich tam masz.
reason-no-card-in-any-city = W żadnym mieście nie ma odsłoniętej karty: zachowaj kartę „{ $card }”.
reason-all-revealed = Wszyscy pozostali są już ujawnieni, więc karta „{ $card }” nie ma czego pokazać: zagraj ją dla symbolu.
reason-void = Stowarzyszenie Leopolda pozbawiło kartę „{ $card }” tekstu: zagraj ją dla symbolu, jeśli jakiś ma.
reason-mi-go-this-turn = Mi-Go dopiero co zabrały twoich agentów: sprowadź ich w późniejszej turze.
reason-nobody-on-mi-go = Nie masz agentów na karcie „Mi-Go”: wybierz coś innego.
reason-is-revealed = Ta osoba już ujawniła tożsamość: wybierz kogoś, kto jej nie ujawnił.
reason-out-of-reach = Nie masz agenta w mieście { $city }, więc Wampiry nie mogą tam działać: wybierz miasto, w którym go masz.
reason-at-least-one = Trzeba wybrać co najmniej jedno: zakończ dopiero potem.
reason-no-agent-in-supply = Nie masz agenta w puli: weź go z miasta.
reason-nothing-there = W mieście { $city } nie ma już czego zniszczyć: wybierz inne miasto.
reason-no-cubes-there = W mieście { $city } nie ma kostek: wybierz inne miasto.
reason-no-cube-of = { $target } nie ma kostki w mieście { $city }: wybierz kogoś, kto ją tam ma.
reason-fewer-cubes-in-limbo = Masz w Otchłani mniej kostek: wybierz mniejszą liczbę.
reason-fewer-agents = Masz na planszy mniej agentów: wybierz mniejszą liczbę.
reason-no-zombie-there = W mieście { $city } nie ma zombie: wybierz miasto, w którym są.
reason-one-per-city = Zombie w mieście { $city } przepędziły już agenta: wybierz inne miasto albo zakończ.
reason-saved-by-block = Tego agenta w mieście { $city } uratował blok albo wszystkie zombie już tam atakowały: wybierz innego agenta albo zakończ.

### Section: endings

ending-points =
    Punktów wystarczyło, żeby zakończyć grę. { $count ->
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-track =
    Znacznik doszedł do końca toru. { $count ->
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-revealed =
    Ujawniony Restauracjonista kończy grę. { $count ->
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-standstill =
    W Europie nic się już nie dzieje. { $count ->
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }

### Section: measured

measure-points = Punkty na torze
measure-sanity = Poczytalność

### Section: panel - what a terminal says and draws

panel-signs = Na mapie: liczba przy mieście mówi, ile bomb trzeba, żeby zabić tam agenta, a kształt przed nią pokazuje, kto ma przewagę. ♛ z dwiema liczbami: arystokracja, potrzebne bomby i jej punkty. Kształt z liczbą to tyle kostek danej osoby, ♟ za nim to jej agenci; Z to zombie. Niżej: karta na wierzchu, po znaku + liczba kart pod nią, a gdy starcza miejsca, jej symbole: ▪ wpływy, ⚑ przejęcie, ↩ odzyskanie, → ruch, L↑ i R↑ tory Lojalistów i Restauracjonistów, ✝ zabójstwo, ☠ pole zabitego, ✹ bomby, ♟ agenci, + punkty neutralne, z literą L albo R punkty frakcji, ☼ szaleństwo. ▸ przed nazwą: możesz ją wybrać. Przy imieniu: ★ czyja jest tura, punkty i ile ich kończy grę, ☼ poczytalność, ▪ kostki w puli, ◌ kostki w Otchłani, ♟ agenci w puli, ♛ arystokracja, ✝ czyi agenci leżą na polach zabitych, ✿ karty na ręce, ▤ w talii, ▥ na stosie kart odrzuconych; frakcję, którą znasz, ale nie znają jej wszyscy, poprzedza ◉.
panel-status = Runda { $number }, { $name }
panel-alarm-points = { $points } z { $needed }
panel-alarm-reveal = Grozi ujawnienie: { $names }
panel-loyalists = Lojaliści
panel-restorationists = Restauracjoniści
panel-needed = koniec: { $needed } PZ
panel-supplies = Tory: Lojaliści { $loyalists }, Restauracjoniści { $restorationists }, koniec na { $end }. Punkty, które kończą grę: { $needed }. Zombie poza planszą: { $zombies }.
panel-leopold = Teksty kart „Zombie” i „Wampiry” już nie działają.
panel-gathered = Dotąd: { $action }.
panel-add = Którą kartę do tego zagrywasz?
panel-add-or-done = Czy to wszystko, czy dokładasz kartę?
panel-cubes =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
panel-agents =
    { $count ->
        [one] { $count } agent
        [few] do { $count } agentów
       *[many] do { $count } agentów
    }
panel-bombs-of = bomby: { $count } z { $needed }
panel-city = { $city }, bomby: { $bombs }.
panel-top =
    { $below ->
        [0] Ostatnia karta: { $card }.
       *[other] Na wierzchu: { $card }. Pod spodem: { $below }.
    }
panel-no-card = Nie ma już kart.
panel-royalty = Arystokracja: { $royalty }, bomby: { $bombs }, PZ: { $points }.
panel-pieces =
    { $name }: { $cubes ->
        [0] { "" }
       *[other] kostki { $cubes }{ $agents ->
            [0] { "" }
           *[other] ,{ " " }
        }
    }{ $agents ->
        [0] { "" }
       *[other] agenci { $agents }
    }.
panel-zombies = Zombie: { $count }.
panel-majority = Przewaga: { $name }.
panel-player =
    { $kinds ->
        [none] { $name }: punkty { $points }.
       *[other] { $name }: punkty { $points } ({ $kinds }).
    }
panel-kind-neutral = neutralne { $count }
panel-kind-loyalist = Lojalistów { $count }
panel-kind-restorationist = Restauracjonistów { $count }
panel-kind-kills = za zabitych agentów { $count }
panel-kind-tracks = z torów { $count }
panel-is = Tożsamość: { $faction }.
panel-revealed = Ujawniona tożsamość: { $faction }.
panel-changed = Na karcie tożsamości leży Zmiana nastawienia.
panel-looked = Tę kartę tożsamości zna także: { $names }.
panel-sanity = Poczytalność { $count }.
panel-supply = W puli: agenci { $agents }, kostki { $cubes }. W Otchłani: kostki { $limbo }.
panel-cards = Karty: ręka { $hand }, talia { $deck }, stos kart odrzuconych { $discards }.
panel-mi-go = Agenci na karcie „Mi-Go”: { $count }.
panel-yog-sothoth = Agenci na karcie „Yog Sothoth”: { $count }.
panel-killed = Zabici agenci: { $count }.
panel-royals = Arystokracja: { $royals }.
panel-royal =
    { $royalty }{ $hidden ->
        [yes] { " " }(w ukryciu)
       *[no] { " " }(zabójstwo)
    }
panel-beside = Obok karty tożsamości: { $cards }.
panel-laid =
    { $name ->
        [none] { $card }
       *[other] { $card } z agentem ({ $name })
    }
panel-claimed = Przejęte: { $cards }.
panel-pushed = Przesunięcia znaczników: Lojaliści { $loyalists }, Restauracjoniści { $restorationists }.
panel-hand =
    { $cards ->
        [none] Nie masz kart na ręce.
       *[other] Twoja ręka: { $cards }.
    }
panel-own-deck = { $name }, jeszcze w talii: { $cards }.
panel-held = { $name }, na pewno na ręce: { $cards }.
panel-unseen = { $name }, na ręce albo w talii: { $cards }.
panel-discards = { $name }, stos kart odrzuconych od wierzchu: { $cards }.
panel-gone = Poza grą: { $cards }.
panel-copies = Egzemplarze w grze: { $count }.
panel-lies-in = Teraz na wierzchu stosu: { $cities }.
panel-owned-by = Kto ją ma: { $names }.
panel-score =
    { $name }, { $faction }: punkty na torze { $shown }. Zostają: neutralne { $neutral }, własnej frakcji { $own }, za zabitych agentów { $kills }, z torów { $tracks }; razem { $base }. { $penalty ->
        [0] { "" }
       *[other] Ta frakcja traci { $penalty }.{ " " }
    }Wynik { $total }.
panel-letter-zombie = Z

### Section: what the lab follows

roles-faction = Frakcje
measure-claimed = Przejęte karty
measure-kills = Punkty za zabitych agentów
measure-royalty_killed = Zabita arystokracja
measure-royalty_hidden = Ukryta arystokracja
measure-loyalist_steps = Przesunięcia znacznika Lojalistów
measure-restorationist_steps = Przesunięcia znacznika Restauracjonistów

### Section: puzzles

puzzle-only = Dokładnie jedna z tych osób to { $faction }: { $seats }. Kto to?
puzzle-note-side = { $seat }: przesunięcia znacznika Lojalistów: { $loyalist }, Restauracjonistów: { $restorationist }; punkty Lojalistów: { $loyalist_points }, Restauracjonistów: { $restorationist_points }; zabita arystokracja: { $killed }, ukryta: { $hidden }.
