### Cthulhu: Dark Providence: teksty polskie.
### Nazwy i terminy jak w polskiej instrukcji, treść kart własnymi słowami. Liczby z cards.toml wchodzą jako zmienne.

### Section: the game

game-name = Cthulhu: Dark Providence
game-about = Ameryka między wojnami, a za nią coś czeka. Jesteś Badaczem, Kultystą albo Buntownikiem i nikt nie wie, kim naprawdę. Zdobywaj Wpływem karty, Miasta i istoty z Mitów, zamykaj albo otwieraj Bramy, zabijaj i nie trać zmysłów. Kto skończy ostatni, pociągnie za sobą całą swoją grupę. W pojedynkę grasz przeciw Przedwiecznemu i jego dwóm Kultystom.
game-tag = Zamknąć Bramę, otworzyć ją czy zrobić jedno i drugie, ale dla siebie?
game-length = Około półtorej godziny; w pojedynkę godzina

### Section: what it is about

intro-goal = W tajemnicy jesteś Badaczem, Kultystą albo Buntownikiem i każdy z nich dostaje punkty zwycięstwa (PZ) za co innego. W każdym Mieście jest Brama do innego świata: Badacze punktują za zamykanie Bram, Kultyści za otwieranie, a Buntownicy za jedno i drugie. Kto ma najmniej PZ, odpada i pociąga za sobą całą swoją grupę (tylko Buntownik zawsze odpada sam); z pozostałych wygrywa ten, kto ma ich najwięcej.
intro-turn = Dodawaj kostki, czyli swój Wpływ, do Miasta, karty w Mieście albo karty Mitu. Jeśli na początku następnej tury nadal masz tam najwięcej, możesz to przejąć, jako pierwszą z dwóch akcji: Miasta dają PZ, dopóki ktoś ci ich nie odbierze, a ich karty, tak jak inne przejęte, wzmacniają twoją talię. Za większość akcji płacisz kartami, a na koniec tury dobierasz do pięciu.
intro-end = Gra kończy się, gdy ktoś ma dość PZ (ujawnienie Przynależności od razu daje PZ za Bramy i tor, co może wystarczyć), gdy znacznik Śledztwa albo Rytuału, przesuwany kartami, dojdzie do końca toru albo gdy ktoś, kto nie jest Kultystą, oszaleje lub straci Agenta, z którym zaczyna.
intro-alone = W pojedynkę jesteś Badaczem i grasz przeciw Przedwiecznemu oraz jego dwóm Kultystom. Punkty zwycięstwa (PZ) dają ci Miasta, a na koniec zamknięte w nich Bramy do innego świata. Wygrywasz, jeśli na koniec masz co najmniej tyle PZ co Przedwieczny; on wygrywa od razu, gdy osiągnie swój cel.
aim-end = Gra kończy się, gdy ktoś ma { $needed } PZ. Na czele z wynikiem { $points }: { $seats }.
aim-track = Kończy się też, gdy znacznik dojdzie do { $end } (ten bliżej końca jest na { $at }), a także przez szaleństwo albo śmierć.
aim-side =
    Twoja Przynależność: { $allegiance }. { $group ->
        [investigator] Zamykaj Bramy, posuwaj naprzód Śledztwo i werbuj Agentów z PZ Badacza.
        [cultist] Otwieraj Bramy, posuwaj naprzód Rytuał, przejmuj karty Mitu i zabijaj Agentów.
        [dissenter_investigator] Zamykaj albo otwieraj Bramy, posuwaj naprzód Śledztwo, zabijaj Agentów i nie daj się ujawnić.
       *[dissenter_cultist] Zamykaj albo otwieraj Bramy, posuwaj naprzód Rytuał, zabijaj Agentów i nie daj się ujawnić.
    } { $begin ->
        [yes] Na początek dodaj Wpływ do Miasta albo karty i przejmij je w następnej turze.
       *[no] Gdyby gra skończyła się teraz, twój wynik to { $points } PZ{ $later ->
            [0] .
           *[other] , z czego { $later } nie ma jeszcze na torze: liczy się dopiero na koniec, na przykład za utrzymanie Przynależności w tajemnicy.
        }
    }
aim-alone = Wygrywasz, jeśli na koniec masz co najmniej tyle PZ co { $elder }. Gdyby gra skończyła się teraz: ty masz { $points }, a { $elder } { $rival }.
aim-elder-goal = { $elder } wygrywa od razu, gdy osiągnie swój cel: { $reached } z { $needed }.
aim-alone-end = Gra kończy się, gdy ktoś ma na torze { $needed } PZ: ty masz { $points }, przeciwnik { $rival }.
tale-won = { $seat } ({ $allegiance }) ma najwięcej PZ spośród tych, którzy zostali: { $points }.
tale-out =
    { $group ->
        [investigator] Odpadają wszyscy Badacze, bo na ostatnim miejscu jest { $seats } (PZ: { $points }).
        [cultist] Odpadają wszyscy Kultyści, bo na ostatnim miejscu jest { $seats } (PZ: { $points }).
       *[other] Odpada jako Buntownik z najniższym wynikiem, { $points } PZ: { $seats }.
    }
tale-own =
    Twoja Przynależność to { $allegiance }, a wynik { $points } PZ{ $out ->
        [yes] { $more ->
            [yes] , lepszy niż zwycięzcy, ale twoja grupa odpada.
           *[no] , ale twoja grupa odpada.
        }
       *[no] .
    }
tale-alone =
    { $goal ->
        [yes] { $elder } osiąga swój cel, a wtedy PZ nie mają znaczenia: ty masz { $points }, przeciwnik { $rival }.
       *[no] Masz { $points } PZ, a { $elder } { $rival }.
    }
course-about = Najwięcej PZ nie daje zwycięstwa, jeśli odpada cała grupa, a część PZ liczy się dopiero na koniec.

### Section: Cities

# Every City text is this one, with the values of the City.
city-text = Wartość kontroli: { $control } PZ; tyle samo Potęgi wymaga tu Zabójstwo. Wartość Bramy: { $gate }.

city-arkham = Arkham
city-arkham-text = { city-text }
city-boston = Boston
city-boston-text = { city-text }
city-detroit = Detroit
city-detroit-text = { city-text }
city-chicago = Chicago
city-chicago-text = { city-text }
city-st_louis = St. Louis
city-st_louis-text = { city-text }
city-indianapolis = Indianapolis
city-indianapolis-text = { city-text }
city-pittsburgh = Pittsburgh
city-pittsburgh-text = { city-text }
city-new_york = Nowy Jork
city-new_york-text = { city-text }
city-washington = Waszyngton
city-washington-text = { city-text }
city-charleston = Charleston
city-charleston-text = { city-text }
city-atlanta = Atlanta
city-atlanta-text = { city-text }
city-new_orleans = Nowy Orlean
city-new_orleans-text = { city-text }

### Section: cards - Starting cards, Main Advantage cards (Agents first), City cards, Mythos cards

# Every card text begins with the kind of card and this list of what is on it.
card-text =
    { $influence ->
        [0] { "" }
       *[other] , Wpływ { $influence }
    }{ $wealth ->
        [0] { "" }
       *[other] , Bogactwo { $wealth }
    }{ $travel ->
        [0] { "" }
       *[other] , Podróż { $travel }
    }{ $power ->
        [0] { "" }
       *[other] , Potęga { $power }
    }{ $ritual_plus ->
        [0] { "" }
       *[other] , Rytuał +{ $ritual_plus }
    }{ $ritual_minus ->
        [0] { "" }
       *[other] , Rytuał −{ $ritual_minus }
    }{ $investigation_plus ->
        [0] { "" }
       *[other] , Śledztwo +{ $investigation_plus }
    }{ $investigation_minus ->
        [0] { "" }
       *[other] , Śledztwo −{ $investigation_minus }
    }{ $generic_vp ->
        [0] { "" }
       *[other] , { $generic_vp } PZ
    }{ $investigator_vp ->
        [0] { "" }
       *[other] , { $investigator_vp } PZ Badacza
    }{ $cultist_vp ->
        [0] { "" }
       *[other] , { $cultist_vp } PZ Kultysty
    }{ $sanity ->
        [0] { "" }
       *[other] , Test Poczytalności
    }
agent-text = Agent z Potęgą { $token_power } na planszy{ card-text }

# Parts of card texts with numbers from the effects in cards.toml.
draw-action-text = dobierz { $action_draw ->
        [one] { $action_draw } kartę
        [few] { $action_draw } karty
       *[many] { $action_draw } kart
    }
draw-free-text = dobierz { $free_draw ->
        [one] { $free_draw } kartę
        [few] { $free_draw } karty
       *[many] { $free_draw } kart
    }
limbo-text = najwyżej { $action_cubes_to_limbo ->
        [one] { $action_cubes_to_limbo } kostkę
        [few] { $action_cubes_to_limbo } kostki
       *[many] { $action_cubes_to_limbo } kostek
    }
gain-text = { $action_gain_cubes ->
        [one] { $action_gain_cubes } swoją kostkę
        [few] { $action_gain_cubes } swoje kostki
       *[many] { $action_gain_cubes } swoich kostek
    }
retrieve-text = najwyżej { $action_force_retrieve ->
        [one] { $action_force_retrieve } kostkę
        [few] { $action_force_retrieve } kostki
       *[many] { $action_force_retrieve } kostek
    }
add-text = najwyżej { $free_add_influence ->
        [one] { $free_add_influence } kostkę
        [few] { $free_add_influence } kostki
       *[many] { $free_add_influence } kostek
    }
extra-text = { $constant ->
        [one] { $constant } kostkę
        [few] { $constant } kostki
       *[many] { $constant } kostek
    }
madness-text = { $action_return_madness ->
        [one] { $action_return_madness } swój żeton Szaleństwa
        [few] { $action_return_madness } swoje żetony Szaleństwa
       *[many] { $action_return_madness } swoich żetonów Szaleństwa
    }
madness-claim-text = { $claim_return_madness ->
        [one] { $claim_return_madness } swój żeton Szaleństwa
        [few] { $claim_return_madness } swoje żetony Szaleństwa
       *[many] { $claim_return_madness } swoich żetonów Szaleństwa
    }
recover-text = { $free_recover_from_discard ->
        [one] { $free_recover_from_discard } kartę
        [few] { $free_recover_from_discard } karty
       *[many] { $free_recover_from_discard } kart
    }
redraw-text = { $free_discard_draw ->
        [one] { $free_discard_draw } kartę
        [few] { $free_discard_draw } karty
       *[many] { $free_discard_draw } kart
    }
others-text = { $claim_others_discard_hand_draw ->
        [one] { $claim_others_discard_hand_draw } kartę
        [few] { $claim_others_discard_hand_draw } karty
       *[many] { $claim_others_discard_hand_draw } kart
    }
actions-claim-text = { $claim_gain_action ->
        [one] { $claim_gain_action } dodatkową akcję
        [few] { $claim_gain_action } dodatkowe akcje
       *[many] { $claim_gain_action } dodatkowych akcji
    }
actions-constant-text = { $constant ->
        [one] { $constant } dodatkową akcję
        [few] { $constant } dodatkowe akcje
       *[many] { $constant } dodatkowych akcji
    }

# How the texts of a card are used. Each text is a message of its own, since cards show them apart.
use-claim = Przejęcie
use-action = Akcja
use-free = Darmowa akcja
use-free-once = Darmowa akcja, raz na turę
use-riposte = Riposta
use-constant = Stale
use-end = Koniec Gry

card-start_contacts = Kontakty
card-start_contacts-text = Karta Przewagi Początkowej{ card-text }.
card-start_funds = Fundusz operacyjny
card-start_funds-text = Karta Przewagi Początkowej{ card-text }.
card-start_savings = Oszczędności
card-start_savings-text = Karta Przewagi Początkowej{ card-text }.
card-start_railway_pass = Bilet kolejowy
card-start_railway_pass-text = Karta Przewagi Początkowej{ card-text }.
card-start_automobile = Automobil
card-start_automobile-text = Karta Przewagi Początkowej{ card-text }.
card-start_leverage = Naciski
card-start_leverage-text = Karta Przewagi Początkowej{ card-text }.
card-start_roadblock = Blokada dróg
card-start_roadblock-text = Karta Przewagi Początkowej{ card-text }. { use-action }: { card-start_roadblock-action }
card-start_roadblock-action = umieść albo usuń Blokadę. Tego, na czym leży Blokada, nie można przejąć.
card-start_gate_rite = Rytuał bramy
card-start_gate_rite-text = Karta Przewagi Początkowej{ card-text }. { use-action }: { card-start_gate_rite-action }
card-start_gate_rite-action = zamknij albo otwórz Bramę w Mieście, w którym jest twój Podstawowy Agent; to on wykonuje akcję. Potem zniszcz tę kartę.
card-wyatt_earp = Wyatt Earp
card-wyatt_earp-text = { agent-text }. { use-action }: { card-wyatt_earp-action }
card-wyatt_earp-action = Wyatt Earp dokonuje Zabójstwa; Potęga nie jest potrzebna.
card-harry_houdini = Harry Houdini
card-harry_houdini-text = { agent-text }. { use-action }: { card-harry_houdini-action } { card-harry_houdini-note }
card-harry_houdini-action = Harry Houdini zamyka Bramę.
card-harry_houdini-note = Nigdy nie można go zabić.
card-lillian_la_france = Lillian La France
card-lillian_la_france-text = { agent-text }. { card-lillian_la_france-note }
card-lillian_la_france-note = Raz na turę może poruszyć się za darmo do sąsiedniego Miasta, ale nie przed Przejęciem.
card-alice_ochs = Alice Ochs
card-alice_ochs-text = { agent-text }. { card-alice_ochs-note }
card-alice_ochs-note = W swoim Mieście liczy się za 2 punkty Wpływu.
card-adsila_chavos = Adsila Chavos
card-adsila_chavos-text = { agent-text }. { use-action }: { card-adsila_chavos-action }
card-adsila_chavos-action = { card-adsila_chavos-way-1 } albo { card-adsila_chavos-way-2 }.
card-adsila_chavos-way-1 = Adsila Chavos dokonuje Zabójstwa
card-adsila_chavos-way-2 = przenosisz Blokadę na kartę lub pole Miasta bez Blokady
card-gerard_lescaux = Gerard Lescaux
card-gerard_lescaux-text = { agent-text }. { use-action }: { card-gerard_lescaux-action }
card-gerard_lescaux-action = Gerard Lescaux otwiera Bramę.
card-father_lachlan = Ojciec Lachlan
card-father_lachlan-text = { agent-text }. { use-action }: { card-father_lachlan-action }
card-father_lachlan-action = Ojciec Lachlan zamyka Bramę.
card-moses_fleet = Moses Fleet
card-moses_fleet-text = { agent-text }. { use-action }: { card-moses_fleet-action }
card-moses_fleet-action = Moses Fleet dokonuje Zabójstwa.
card-james_horus_rose = James Horus Rose
card-james_horus_rose-text = { agent-text }. { use-action }: { card-james_horus_rose-action }
card-james_horus_rose-action = { card-james_horus_rose-way-1 } albo { card-james_horus_rose-way-2 }.
card-james_horus_rose-way-1 = James Horus Rose dokonuje Zabójstwa
card-james_horus_rose-way-2 = otwiera Bramę
card-eunice_hunt = Eunice Hunt
card-eunice_hunt-text = { agent-text }.
card-kana_mishima = Kana Mishima
card-kana_mishima-text = { agent-text }. { use-action }: { card-kana_mishima-action }
card-kana_mishima-action = Kana Mishima dokonuje Zabójstwa.
card-randolph_carter = Randolph Carter
card-randolph_carter-text = { agent-text }. { use-action }: { card-randolph_carter-action }
card-randolph_carter-action = Randolph Carter zamyka albo otwiera Bramę.
card-arnold_rothstein = Arnold Rothstein
card-arnold_rothstein-text = { agent-text }. { use-action }: { card-arnold_rothstein-action }
card-arnold_rothstein-action = przenieś w Niebyt { limbo-text } innego gracza z jednej karty albo pola Miasta.
card-eliot_ness = Eliot Ness
card-eliot_ness-text = { agent-text }. { use-action }: { card-eliot_ness-action }
card-eliot_ness-action = { card-eliot_ness-way-1 } albo { card-eliot_ness-way-2 }.
card-eliot_ness-way-1 = Eliot Ness dokonuje Zabójstwa
card-eliot_ness-way-2 = umieszczasz lub usuwasz Blokadę
card-stephanie_st_claire = Stephanie St. Claire
card-stephanie_st_claire-text = { agent-text }. { use-action }: { card-stephanie_st_claire-action }
card-stephanie_st_claire-action = weź ze wspólnej puli { gain-text }.
card-carl_jung = Carl Gustav Jung
card-carl_jung-text = { agent-text }. { use-action }: { card-carl_jung-action }
card-carl_jung-action = odłóż do worka { madness-text }, jeśli możesz; Postęp Śledztwa o { $action_track }.
card-j_edgar_hoover = J. Edgar Hoover
card-j_edgar_hoover-text = { agent-text }. { use-action }: { card-j_edgar_hoover-action }
card-j_edgar_hoover-action = podejrzyj w tajemnicy nieujawnioną Przynależność innego gracza; { draw-action-text }.
card-zora_neale_hurston = Zora Neale Hurston
card-zora_neale_hurston-text = { agent-text }.
card-amelia_earhart = Amelia Earhart
card-amelia_earhart-text = { agent-text }. { use-action }: { card-amelia_earhart-action }
card-amelia_earhart-action = przenieś swoich Agentów lub Istoty z Głębin (najwyżej { $action_move_agent }) do jednego dowolnego Miasta, które nie jest zamknięte.
card-smedley_butler = Smedley Butler
card-smedley_butler-text = { agent-text }. { use-action }: { card-smedley_butler-action }
card-smedley_butler-action = Smedley Butler dokonuje Zabójstwa.
card-asenath_waite = Asenath Waite
card-asenath_waite-text = { agent-text }. { use-action }: { card-asenath_waite-action }
card-asenath_waite-action = Asenath Waite otwiera Bramę.
card-richard_upton_pickman = Richard Upton Pickman
card-richard_upton_pickman-text = { agent-text }. { use-action }: { card-richard_upton_pickman-action } { use-riposte }: { card-richard_upton_pickman-riposte }
card-richard_upton_pickman-action = Richard Upton Pickman zamyka albo otwiera Bramę.
card-richard_upton_pickman-riposte = gdy Szaleństwo przy tej Bramie miałoby go zniszczyć, możesz zamiast tego odrzucić kartę z ręki.
card-anarchists = Anarchiści
card-anarchists-text = Karta Przewagi Głównej{ card-text }.
card-tnt = TNT
card-tnt-text = Karta Przewagi Głównej{ card-text }. { use-riposte }: { card-tnt-riposte }
card-tnt-riposte = po zagraniu tej karty w ramach akcji zniszcz ją.
card-shining_trapezohedron = Świecący Trapezoedr
card-shining_trapezohedron-text = Karta Przewagi Głównej{ card-text }.
card-miskatonic_university = Uniwersytet Miskatonic
card-miskatonic_university-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-miskatonic_university-free }
card-miskatonic_university-free = { draw-free-text }.
card-dimensional_anomaly = Anomalia wymiarowa
card-dimensional_anomaly-text = Karta Przewagi Głównej{ card-text }. { use-claim }: { card-dimensional_anomaly-claim }
card-dimensional_anomaly-claim = zniszcz resztę talii tego Miasta; rząd Mitu powiększa się o { $claim_add_mythos }.
card-fbi = FBI
card-fbi-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-fbi-action }
card-fbi-action = inny gracz zabiera do swojej puli { retrieve-text } z wybranego pola Miasta albo karty Przewagi Głównej; potem umieść Blokadę na polu Miasta.
card-possessed = Opętani
card-possessed-text = Karta Przewagi Głównej{ card-text }. { use-claim }: { card-possessed-claim } { use-action }: { card-possessed-action }
card-possessed-claim = twój Podstawowy Agent zostaje Opętany.
card-possessed-action = { card-possessed-way-1 } albo { card-possessed-way-2 }.
card-possessed-way-1 = odwróć swojego Zwerbowanego Agenta na stronę Opętaną
card-possessed-way-2 = przejmij Zwerbowanego Agenta innego gracza w Mieście, w którym masz Opętanego Agenta
card-portal_to_another_world = Portal do innego świata
card-portal_to_another_world-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-portal_to_another_world-action }
card-portal_to_another_world-action = jeden z twoich Agentów zamyka albo otwiera Bramę; Potęga nie jest potrzebna.
card-freemasons = Masoni
card-freemasons-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-freemasons-free }
card-freemasons-free = odrzuć dowolną liczbę kart, a potem dobierz tyle samo.
card-deep_ones = Istoty z Głębin
card-deep_ones-text = Karta Przewagi Głównej{ card-text }. { use-claim }: { card-deep_ones-claim } { use-action }: { card-deep_ones-action }
card-deep_ones-claim = umieść Istoty z Głębin ({ $claim_place_deep_ones }) w jednym Mieście.
card-deep_ones-action = jeśli w grze jest ich { $action_end_game_if_deep_ones }, następuje Koniec Gry; jeśli nie, umieść najwyżej { $action_place_deep_ones } w jednym Mieście, a potem przejmij Miasto, w którym masz co najmniej tyle Istot z Głębin, ile wynosi jego wartość kontroli.
card-wall_street = Wall Street
card-wall_street-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-wall_street-free }
card-wall_street-free = { draw-free-text }, a potem dodaj { add-text } do jednej karty albo pola Miasta.
card-cruel_conspirator = Okrutny Spiskowiec
card-cruel_conspirator-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-cruel_conspirator-free }
card-cruel_conspirator-free = { card-cruel_conspirator-way-1 } albo { card-cruel_conspirator-way-2 }; Potęga jest potrzebna jak zwykle. Potem zniszcz tę kartę.
card-cruel_conspirator-way-1 = jeden z twoich Agentów dokonuje Zabójstwa
card-cruel_conspirator-way-2 = otwiera Bramę
card-explorers_club = Klub Odkrywców
card-explorers_club-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-explorers_club-action }
card-explorers_club-action = możesz przenieść swojego Agenta albo Istotę z Głębin do dowolnego Miasta, które nie jest zamknięte; { draw-action-text }.
card-hart_island = Wyspa Hart
card-hart_island-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-hart_island-free }
card-hart_island-free = weź na rękę { recover-text } ze swojego stosu kart odrzuconych.
card-corruption = Zepsucie
card-corruption-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-corruption-action }
card-corruption-action = zniszcz Zwerbowanego Agenta innego gracza (także Opętanego) w Mieście, w którym masz Agenta; wykonaj Test Poczytalności. Potem zniszcz tę kartę.
card-martial_law = Stan Wojenny
card-martial_law-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-martial_law-action }
card-martial_law-action = umieść żeton Stanu Wojennego w Mieście bez Cthulhu albo zdejmij go z planszy.
card-bootleggers = Przemytnicy alkoholu
card-bootleggers-text = Karta Przewagi Głównej{ card-text }.
card-speakeasy = Nielegalny bar
card-speakeasy-text = Karta Przewagi Głównej{ card-text }.
card-pinkerton_detectives = Agencja Pinkertona
card-pinkerton_detectives-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-pinkerton_detectives-free }
card-pinkerton_detectives-free = przenieś swojego Agenta albo Istotę z Głębin do dowolnego Miasta, które nie jest zamknięte. Potem zniszcz tę kartę.
card-labor_union = Związek zawodowy
card-labor_union-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-labor_union-action }
card-labor_union-action = umieść albo usuń Blokadę.
card-arkham_advertiser = Arkham Advertiser
card-arkham_advertiser-text = Karta Przewagi Głównej{ card-text }.
card-federal_reserve = Rezerwa Federalna
card-federal_reserve-text = Karta Przewagi Głównej{ card-text }.
card-pullman_line = Linia Pullmana
card-pullman_line-text = Karta Przewagi Głównej{ card-text }.
card-black_market = Czarny rynek
card-black_market-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-black_market-free }
card-black_market-free = zniszcz inną kartę ze swojej ręki albo stosu kart odrzuconych; nie może to być karta Miasta ani karta Agenta, którego kontrolujesz.
card-bureau_of_prohibition = Biuro Prohibicji
card-bureau_of_prohibition-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-bureau_of_prohibition-action }
card-bureau_of_prohibition-action = przenieś w Niebyt { limbo-text }, czyjekolwiek, z pól Miast i kart Przewagi Głównej.
card-palmer_raids = Obławy Palmera
card-palmer_raids-text = Karta Przewagi Głównej{ card-text }. { use-free }: { card-palmer_raids-free }
card-palmer_raids-free = zniszcz odkrytą kartę Przewagi Głównej w Mieście, jeśli nie ma na niej Blokady; kostki z niej wracają do właścicieli. Potem zniszcz tę kartę.
card-silver_twilight_lodge = Loża Srebrnego Zmierzchu
card-silver_twilight_lodge-text = Karta Przewagi Głównej{ card-text }.
card-esoteric_order_of_dagon = Ezoteryczny Zakon Dagona
card-esoteric_order_of_dagon-text = Karta Przewagi Głównej{ card-text }.
card-orne_library = Biblioteka Orne’a
card-orne_library-text = Karta Przewagi Głównej{ card-text }.
card-arkham_sanitarium = Sanatorium w Arkham
card-arkham_sanitarium-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-arkham_sanitarium-action }
card-arkham_sanitarium-action = odłóż do worka najwyżej { madness-text }. Potem zniszcz tę kartę.
card-hired_guns = Najemni zabójcy
card-hired_guns-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-hired_guns-action }
card-hired_guns-action = jeden z twoich Agentów dokonuje Zabójstwa.
card-blood_offering = Krwawa danina
card-blood_offering-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-blood_offering-action }
card-blood_offering-action = zniszcz swojego Zwerbowanego Agenta; Postęp Rytuału o { $action_track }; { draw-action-text }.
card-ancient_seal = Pradawna pieczęć
card-ancient_seal-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-ancient_seal-action }
card-ancient_seal-action = jeden z twoich Agentów zamyka Bramę.
card-blasphemous_rite = Bluźnierczy obrzęd
card-blasphemous_rite-text = Karta Przewagi Głównej{ card-text }. { use-action }: { card-blasphemous_rite-action }
card-blasphemous_rite-action = jeden z twoich Agentów otwiera Bramę.
card-tammany_hall = Tammany Hall
card-tammany_hall-text = Karta Przewagi Głównej{ card-text }.
card-city_arkham = { city-arkham }
card-city_arkham-text = Karta Przewagi Miasta{ card-text }.
card-city_boston = { city-boston }
card-city_boston-text = Karta Przewagi Miasta{ card-text }.
card-city_detroit = { city-detroit }
card-city_detroit-text = Karta Przewagi Miasta{ card-text }.
card-city_chicago = { city-chicago }
card-city_chicago-text = Karta Przewagi Miasta{ card-text }.
card-city_st_louis = { city-st_louis }
card-city_st_louis-text = Karta Przewagi Miasta{ card-text }.
card-city_indianapolis = { city-indianapolis }
card-city_indianapolis-text = Karta Przewagi Miasta{ card-text }.
card-city_pittsburgh = { city-pittsburgh }
card-city_pittsburgh-text = Karta Przewagi Miasta{ card-text }.
card-city_new_york = { city-new_york }
card-city_new_york-text = Karta Przewagi Miasta{ card-text }.
card-city_washington = { city-washington }
card-city_washington-text = Karta Przewagi Miasta{ card-text }.
card-city_charleston = { city-charleston }
card-city_charleston-text = Karta Przewagi Miasta{ card-text }.
card-city_atlanta = { city-atlanta }
card-city_atlanta-text = Karta Przewagi Miasta{ card-text }.
card-city_new_orleans = { city-new_orleans }
card-city_new_orleans-text = Karta Przewagi Miasta{ card-text }.
card-city_rlyeh = R’lyeh
card-city_rlyeh-text = Karta Przewagi Miasta{ card-text }. { use-riposte }: { card-city_rlyeh-riposte }
card-city_rlyeh-riposte = za każdym razem, gdy użyjesz tej karty, po akcji wykonaj Test Poczytalności.
card-mythos_cthulhu = Cthulhu
card-mythos_cthulhu-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_cthulhu-claim } { use-constant }: { card-mythos_cthulhu-constant }
card-mythos_cthulhu-claim = umieść Cthulhu w Mieście. Kostki z jego pola i karty trafiają w Niebyt; talia, Zwerbowani Agenci i Istoty z Głębin zostają zniszczone; Podstawowi Agenci uciekają do wybranego przez ciebie sąsiedniego Miasta; kto kontroluje Miasto, traci je.
card-mythos_cthulhu-constant = Miasto jest zamknięte i nie można do niego dodawać kostek.
card-mythos_hastur = Hastur
card-mythos_hastur-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_hastur-claim } { use-constant }: { card-mythos_hastur-constant }
card-mythos_hastur-claim = odkrywaj karty z Rezerwy, aż pojawi się Agent; przejmij go i umieść w dowolnym Mieście, które nie jest zamknięte.
card-mythos_hastur-constant = kartę każdego swojego Zwerbowanego Agenta możesz zagrać, żeby dokonał on Zabójstwa; ofiarą może być także Opętany Agent.
card-mythos_yog_sothoth = Yog-Sothoth
card-mythos_yog_sothoth-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_yog_sothoth-claim } { use-constant }: { card-mythos_yog_sothoth-constant }
card-mythos_yog_sothoth-claim = masz w tej turze { actions-claim-text }.
card-mythos_yog_sothoth-constant = pierwsza karta Przewagi Głównej, którą przejmiesz w swojej turze, może trafić na twoją rękę.
card-mythos_dagon = Dagon
card-mythos_dagon-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_dagon-claim } { use-constant }: { card-mythos_dagon-constant } { use-end }: { card-mythos_dagon-end }
card-mythos_dagon-claim = twoje kostki z tej karty zamiast w Niebyt trafiają na kartę Przewagi Głównej albo pole Miasta.
card-mythos_dagon-constant = do Przejęcia karty (ale nie Miasta) wystarcza ci remis.
card-mythos_dagon-end = wygrywasz każdy remis.
card-mythos_black_goat = Czarna Koza
card-mythos_black_goat-text = Karta Mitu{ card-text }. { use-constant }: { card-mythos_black_goat-constant }
card-mythos_black_goat-constant = za każdym razem, gdy dodajesz Wpływ, możesz jeszcze dodać { extra-text } do dowolnej odkrytej karty Przewagi Głównej.
card-mythos_nyarlathotep = Nyarlathotep
card-mythos_nyarlathotep-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_nyarlathotep-claim } { use-constant }: { card-mythos_nyarlathotep-constant }
card-mythos_nyarlathotep-claim = wybrany inny gracz wykonuje Test Poczytalności.
card-mythos_nyarlathotep-constant = Blokady nie powstrzymują twoich Przejęć.
card-mythos_nikola_tesla = Nikola Tesla
card-mythos_nikola_tesla-text = Karta Mitu{ card-text }. { use-constant }: { card-mythos_nikola_tesla-constant }
card-mythos_nikola_tesla-constant = gdy pierwszy raz w swojej turze przejmiesz kartę Przewagi Głównej albo Mitu, masz { actions-constant-text }.
card-mythos_herbert_west = Herbert West
card-mythos_herbert_west-text = Karta Mitu{ card-text }. { use-constant }: { card-mythos_herbert_west-constant }
card-mythos_herbert_west-constant = zabitego przez siebie Zwerbowanego Agenta możesz przejąć, zamiast umieszczać go w Krypcie. Nie, jeśli masz już 6 Agentów.
card-mythos_danvers_state_hospital = Szpital Stanowy w Danvers
card-mythos_danvers_state_hospital-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_danvers_state_hospital-claim }
card-mythos_danvers_state_hospital-claim = { card-mythos_danvers_state_hospital-way-1 } albo { card-mythos_danvers_state_hospital-way-2 }.
card-mythos_danvers_state_hospital-way-1 = odłóż do worka { madness-claim-text }
card-mythos_danvers_state_hospital-way-2 = wybierz gracza (także siebie), który wykonuje Test Poczytalności
card-mythos_silver_key = Srebrny Klucz
card-mythos_silver_key-text = Karta Mitu{ card-text }. { use-constant }: { card-mythos_silver_key-constant }
card-mythos_silver_key-constant = po każdej swojej akcji Przejęcia odkryj wierzchnią kartę Rezerwy i przejmij ją albo zniszcz. Agenta możesz umieścić w dowolnym Mieście, które nie jest zamknięte.
card-mythos_offering = Ofiara
card-mythos_offering-text = Karta Mitu{ card-text }. { use-free-once }: { card-mythos_offering-free-once }
card-mythos_offering-free-once = odrzuć { redraw-text } i dobierz tyle samo.
card-mythos_mi_go = Mi-Go
card-mythos_mi_go-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_mi_go-claim } { use-action }: { card-mythos_mi_go-action }
card-mythos_mi_go-claim = umieść Mi-Go, Agenta z Potęgą { $claim_place_mi_go }, w dowolnym Mieście, które nie jest zamknięte.
card-mythos_mi_go-action = przenieś Mi-Go do innego takiego Miasta; może zabrać ze sobą jednego, czyjegokolwiek, Zwerbowanego Agenta z opuszczanego Miasta.
card-mythos_impostor = Oszust
card-mythos_impostor-text = Karta Mitu{ card-text }. { use-end }: { card-mythos_impostor-end }
card-mythos_impostor-end = jeśli twoja Przynależność nie została ujawniona, możesz ją zmienić na przeciwną.
card-mythos_pandemonium = Pandemonium
card-mythos_pandemonium-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_pandemonium-claim }
card-mythos_pandemonium-claim = każdy inny gracz odrzuca całą rękę i dobiera { others-text }.
card-mythos_whateleys = Ród Whateleyów
card-mythos_whateleys-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_whateleys-claim } { use-free-once }: { card-mythos_whateleys-free-once } { use-constant }: { card-mythos_whateleys-constant }
card-mythos_whateleys-claim = weź żetony Rodu Whateleyów ({ $claim_take_whateley_tokens }).
card-mythos_whateleys-free-once = umieść jeden z nich, stąd albo z innego Miasta, w Mieście bez takiego żetonu, które nie jest zamknięte.
card-mythos_whateleys-constant = każdy zwiększa w swoim Mieście twój Wpływ o { $constant } i Potęgę o { $constant_low }.
card-mythos_lost_city = Zaginione Miasto
card-mythos_lost_city-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_lost_city-claim }
card-mythos_lost_city-claim = zdobywasz { $claim_vp } PZ i odkładasz kartę „R’lyeh” na swój stos kart odrzuconych.
card-mythos_necronomicon = Necronomicon
card-mythos_necronomicon-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_necronomicon-claim } { use-action }: { card-mythos_necronomicon-action }
card-mythos_necronomicon-claim = zdobywasz { $claim_vp } PZ.
card-mythos_necronomicon-action = wykonaj Test Poczytalności; jeśli zachowasz zmysły, zdobywasz { $action_vp } PZ, a w razie Szaleństwa Postęp Rytuału o { $action_track }.
card-mythos_shoggoth = Shoggoth
card-mythos_shoggoth-text = Karta Mitu{ card-text }. { use-action }: { card-mythos_shoggoth-action }
card-mythos_shoggoth-action = zabij Zwerbowanego Agenta albo Istotę z Głębin innego gracza w dowolnym Mieście; Agent ani Potęga nie są potrzebne. Potem zniszcz tę kartę.
card-mythos_elder_sign = Znak Starszych Bogów
card-mythos_elder_sign-text = Karta Mitu{ card-text }. { use-constant }: { card-mythos_elder_sign-constant }
card-mythos_elder_sign-constant = do Szaleństwa doprowadza cię dopiero żeton Szaleństwa numer { $constant }.
card-mythos_great_race_of_yith = Wielka Rasa Yith
card-mythos_great_race_of_yith-text = Karta Mitu{ card-text }. { use-constant }: { card-mythos_great_race_of_yith-constant } { use-end }: { card-mythos_great_race_of_yith-end }
card-mythos_great_race_of_yith-constant = na koniec tury dobierasz karty, aż będziesz mieć na ręce { $constant }.
card-mythos_great_race_of_yith-end = PZ za twoje karty Mitu, { $end_vp } za każde { $end_each }.
card-mythos_colour_out_of_space = Kolor z przestworzy
card-mythos_colour_out_of_space-text = Karta Mitu{ card-text }. { use-claim }: { card-mythos_colour_out_of_space-claim }
card-mythos_colour_out_of_space-claim = zniszcz odkrytą kartę Przewagi Głównej w wybranym Mieście; kostki z niej wracają do właścicieli. Regres Śledztwa o { $claim_track }.
card-mythos_night_gaunts = Nocne mary
card-mythos_night_gaunts-text = Karta Mitu{ card-text }. { use-free-once }: { card-mythos_night_gaunts-free-once }
card-mythos_night_gaunts-free-once = przenieś swojego Agenta do sąsiedniego Miasta, które nie jest zamknięte.
card-mythos_keziah_mason = Keziah Mason
card-mythos_keziah_mason-text = Karta Mitu{ card-text }. { use-constant }: { card-mythos_keziah_mason-constant }
card-mythos_keziah_mason-constant = zamknięcie albo otwarcie Bramy wymaga od ciebie Potęgi o { $constant } mniejszej, co najmniej { $constant_low }.
card-mythos_hounds_of_tindalos = Ogary z Tindalos
card-mythos_hounds_of_tindalos-text = Karta Mitu{ card-text }. { use-action }: { card-mythos_hounds_of_tindalos-action }
card-mythos_hounds_of_tindalos-action = przenieś w Niebyt { limbo-text } innych graczy z jednej karty albo pola Miasta.

### Section: pieces

piece-monday = Agent Monday
piece-tuesday = Agentka Tuesday
piece-wednesday = Agent Wednesday
piece-thursday = Agentka Thursday
piece-friday = Agent Friday
piece-wyatt_earp = { card-wyatt_earp }
piece-harry_houdini = { card-harry_houdini }
piece-lillian_la_france = { card-lillian_la_france }
piece-alice_ochs = { card-alice_ochs }
piece-adsila_chavos = { card-adsila_chavos }
piece-gerard_lescaux = { card-gerard_lescaux }
piece-father_lachlan = { card-father_lachlan }
piece-moses_fleet = { card-moses_fleet }
piece-james_horus_rose = { card-james_horus_rose }
piece-eunice_hunt = { card-eunice_hunt }
piece-kana_mishima = { card-kana_mishima }
piece-randolph_carter = { card-randolph_carter }
piece-arnold_rothstein = { card-arnold_rothstein }
piece-eliot_ness = { card-eliot_ness }
piece-stephanie_st_claire = { card-stephanie_st_claire }
piece-carl_jung = { card-carl_jung }
piece-j_edgar_hoover = { card-j_edgar_hoover }
piece-zora_neale_hurston = { card-zora_neale_hurston }
piece-amelia_earhart = { card-amelia_earhart }
piece-smedley_butler = { card-smedley_butler }
piece-asenath_waite = { card-asenath_waite }
piece-richard_upton_pickman = { card-richard_upton_pickman }
piece-mi_go = Mi-Go
piece-cultist_1 = Kultysta 1
piece-cultist_2 = Kultysta 2

### Section: places - where cubes can lie

place-arkham = { city-arkham }
place-boston = { city-boston }
place-detroit = { city-detroit }
place-chicago = { city-chicago }
place-st_louis = { city-st_louis }
place-indianapolis = { city-indianapolis }
place-pittsburgh = { city-pittsburgh }
place-new_york = { city-new_york }
place-washington = { city-washington }
place-charleston = { city-charleston }
place-atlanta = { city-atlanta }
place-new_orleans = { city-new_orleans }
place-arkham_card = karta w Arkham
place-boston_card = karta w Bostonie
place-detroit_card = karta w Detroit
place-chicago_card = karta w Chicago
place-st_louis_card = karta w St. Louis
place-indianapolis_card = karta w Indianapolis
place-pittsburgh_card = karta w Pittsburghu
place-new_york_card = karta w Nowym Jorku
place-washington_card = karta w Waszyngtonie
place-charleston_card = karta w Charleston
place-atlanta_card = karta w Atlancie
place-new_orleans_card = karta w Nowym Orleanie
place-mythos_cthulhu = { card-mythos_cthulhu } (Mit)
place-mythos_hastur = { card-mythos_hastur } (Mit)
place-mythos_yog_sothoth = { card-mythos_yog_sothoth } (Mit)
place-mythos_dagon = { card-mythos_dagon } (Mit)
place-mythos_black_goat = { card-mythos_black_goat } (Mit)
place-mythos_nyarlathotep = { card-mythos_nyarlathotep } (Mit)
place-mythos_nikola_tesla = { card-mythos_nikola_tesla } (Mit)
place-mythos_herbert_west = { card-mythos_herbert_west } (Mit)
place-mythos_danvers_state_hospital = { card-mythos_danvers_state_hospital } (Mit)
place-mythos_silver_key = { card-mythos_silver_key } (Mit)
place-mythos_offering = { card-mythos_offering } (Mit)
place-mythos_mi_go = { card-mythos_mi_go } (Mit)
place-mythos_impostor = { card-mythos_impostor } (Mit)
place-mythos_pandemonium = { card-mythos_pandemonium } (Mit)
place-mythos_whateleys = { card-mythos_whateleys } (Mit)
place-mythos_lost_city = { card-mythos_lost_city } (Mit)
place-mythos_necronomicon = { card-mythos_necronomicon } (Mit)
place-mythos_shoggoth = { card-mythos_shoggoth } (Mit)
place-mythos_elder_sign = { card-mythos_elder_sign } (Mit)
place-mythos_great_race_of_yith = { card-mythos_great_race_of_yith } (Mit)
place-mythos_colour_out_of_space = { card-mythos_colour_out_of_space } (Mit)
place-mythos_night_gaunts = { card-mythos_night_gaunts } (Mit)
place-mythos_keziah_mason = { card-mythos_keziah_mason } (Mit)
place-mythos_hounds_of_tindalos = { card-mythos_hounds_of_tindalos } (Mit)

### Section: Allegiances

allegiance-investigator = Badacz
allegiance-investigator-text = Punktuje za zamknięte Bramy według ich wartości, za tor Śledztwa, PZ Badacza na Agentach i { $secrecy } PZ za to, że do końca pozostaje w ukryciu. Doprowadzenie Badacza do Szaleństwa albo zabicie jego Podstawowego Agenta kończy grę. Jeśli jeden Badacz jest ostatni, odpadają wszyscy Badacze.
allegiance-cultist = Kultysta
allegiance-cultist-text = Punktuje za otwarte Bramy według ich wartości, za tor Rytuału, PZ Kultysty na kartach Mitu, { $crypt } PZ za każdy żeton w Krypcie, { $possessed } PZ za każdego Opętanego Agenta, { $deep } PZ za Istoty z Głębin, jeśli wszystkie są w grze, i { $secrecy } PZ za to, że do końca pozostaje w ukryciu. Nie zatrzyma go ani Szaleństwo, ani śmierć. Jeśli jeden Kultysta jest ostatni, odpadają wszyscy Kultyści.
allegiance-dissenter_investigator = Buntownik Badacz
allegiance-dissenter_investigator-text = Punktuje za zamknięte i otwarte Bramy według ich wartości, za tor Śledztwa, { $crypt } PZ za każdy żeton w Krypcie i { $secrecy } PZ za to, że do końca pozostaje w ukryciu; wcześniejsze ujawnienie kosztuje { $penalty } PZ. Doprowadzenie Buntownika do Szaleństwa albo zabicie jego Podstawowego Agenta kończy grę. Wygrywa albo odpada sam.
allegiance-dissenter_cultist = Buntownik Kultysta
allegiance-dissenter_cultist-text = Punktuje za zamknięte i otwarte Bramy według ich wartości, za tor Rytuału, { $crypt } PZ za każdy żeton w Krypcie i { $secrecy } PZ za to, że do końca pozostaje w ukryciu; wcześniejsze ujawnienie kosztuje { $penalty } PZ. Doprowadzenie Buntownika do Szaleństwa albo zabicie jego Podstawowego Agenta kończy grę. Wygrywa albo odpada sam.

### Section: the solo game - Great Old Ones, Behaviour cards, Cultists

elder-yog_sothoth = Yog-Sothoth
elder-yog_sothoth-text = Wygrywa natychmiast z { $n } przejętymi kartami Mitu (w łatwiejszej grze { $easy }, w trudniejszej { $hard }). Kultysta 1: odzyskuje swoje kostki z Niebytu, a potem dodaje po { $cultist_1_add_mythos_each } do każdej karty w rzędzie Mitu. Kultysta 2: przejmuje kartę Przewagi Głównej i przenosi z niej swoje kostki na kartę Mitu; jeśli nie może, dodaje Wpływ ({ $cultist_2_add_mythos } i tyle, ile jest na jego karcie) do karty Mitu.
elder-black_goat = Czarna Koza
elder-black_goat-text = Wygrywa natychmiast z { $n } przejętymi kartami z ikoną Testu Poczytalności (w łatwiejszej grze { $easy }, w trudniejszej { $hard }); zachowuje te karty. Kultysta 1: dodaje swoje kostki ({ $cultist_1_add_main_first }) do pierwszej karty Przewagi Głównej z tą ikoną; jeśli jej nie ma, otwiera Bramę. Kultysta 2: powiększa rząd Mitu o { $cultist_2_add_mythos_row }, a potem dodaje swoje kostki ({ $cultist_2_add_mythos_first }) do pierwszej karty Mitu z tą ikoną; jeśli jej nie ma, dokonuje Zabójstwa.
elder-hastur = Hastur
elder-hastur-text = Wygrywa natychmiast z { $n } przejętymi Agentami (w łatwiejszej grze { $easy }, w trudniejszej { $hard }); zachowuje ich. Kultysta 1: dodaje swoje kostki (po { $cultist_1_add_main_each_of_first }) do pierwszych { $cultist_1_add_main_each_of_first_low } kart Przewagi Głównej na ścieżce. Kultysta 2: przejmuje pierwszą kartę Przewagi Głównej z { $cultist_2_claim_main_first } kostkami Kultystów, a potem wierzchnią kartę Rezerwy; jeśli nie może, dokonuje Zabójstwa.
elder-dagon = Dagon
elder-dagon-text = Wygrywa natychmiast z przewagą { $n } pól Rytuału nad Śledztwem (w łatwiejszej grze { $easy }, w trudniejszej { $hard }). Kultysta 1: usuwa wszystkie Blokady z Miast, których nie kontroluje żaden Kultysta, a potem przejmuje Miasto, jeśli może. Kultysta 2: otwiera Bramę; jeśli nie może, dokonuje Zabójstwa.
elder-cthulhu = Cthulhu
elder-cthulhu-text = Wygrywa natychmiast z { $n } Bramami otwartymi przez Kultystów (w łatwiejszej grze { $easy }, w trudniejszej { $hard }). Kultysta 1: otwiera Bramę z Potęgą większą o { $cultist_1_open_gate }; jeśli nie może, Postęp Rytuału o { $cultist_1_track }. Kultysta 2: przenosi w Niebyt twoje kostki (najwyżej { $cultist_2_player_cubes_to_limbo }) z pierwszego Miasta, w którym jakieś masz; jeśli ich nie ma, dokonuje Zabójstwa.
elder-nyarlathotep = Nyarlathotep
elder-nyarlathotep-text = Wygrywa natychmiast z { $n } Miastami pod kontrolą Kultystów (w łatwiejszej grze { $easy }, w trudniejszej { $hard }). Kultysta 1: dodaje swoje kostki (po { $cultist_1_add_city_each_of_first }) do pierwszych { $cultist_1_add_city_each_of_first_low } pól Miast, które nie są zamknięte i których nie kontroluje żaden Kultysta. Kultysta 2: przejmuje Miasto; jeśli nie może, umieszcza Blokadę na pierwszej karcie Przewagi Głównej, na której masz większy Wpływ.
behaviour-behaviour_1 = Zachowanie 1
behaviour-behaviour_1-text = Potęga { $power }. Kultysta 1: przejmuje kartę Przewagi Głównej; dodaje Wpływ ({ $cultist_1_add_city }) do pola swojego Miasta. Kultysta 2: przejmuje Miasto; dokonuje Zabójstwa.
behaviour-behaviour_2 = Zachowanie 2
behaviour-behaviour_2-text = Potęga { $power }. Kultysta 1: przejmuje kartę Mitu; dodaje Wpływ ({ $cultist_1_add_main }) do karty Przewagi Głównej w swoim Mieście. Kultysta 2: wykonuje swój efekt Kultysty.
behaviour-behaviour_3 = Zachowanie 3
behaviour-behaviour_3-text = Potęga { $power }. Kultysta 1: otwiera Bramę; dodaje Wpływ ({ $cultist_1_add_city }) do pola swojego Miasta. Kultysta 2: przejmuje kartę Przewagi Głównej; dodaje Wpływ ({ $cultist_2_add_mythos }) do karty Mitu.
behaviour-behaviour_4 = Zachowanie 4
behaviour-behaviour_4-text = Potęga { $power }. Kultysta 1: przejmuje kartę Przewagi Głównej; dodaje Wpływ ({ $cultist_1_add_mythos }) do karty Mitu. Kultysta 2: otwiera Bramę; dodaje Wpływ ({ $cultist_2_add_city }) do pola swojego Miasta.
behaviour-behaviour_5 = Zachowanie 5
behaviour-behaviour_5-text = Potęga { $power }. Kultysta 1: wykonuje swój efekt Kultysty. Kultysta 2: przejmuje kartę Mitu; dodaje Wpływ ({ $cultist_2_add_main }) do karty Przewagi Głównej w swoim Mieście.
behaviour-behaviour_6 = Zachowanie 6
behaviour-behaviour_6-text = Potęga { $power }. Kultysta 1: przejmuje Miasto; dokonuje Zabójstwa. Kultysta 2: przejmuje kartę Przewagi Głównej; dodaje Wpływ ({ $cultist_2_add_city }) do pola swojego Miasta.
behaviour-behaviour_7 = Zachowanie 7
behaviour-behaviour_7-text = Potęga { $power }. Kultysta 1: przejmuje Miasto; dodaje Wpływ ({ $cultist_1_add_mythos }) do karty Mitu. Kultysta 2: dokonuje Zabójstwa; dodaje Wpływ ({ $cultist_2_add_main }) do karty Przewagi Głównej w swoim Mieście.
behaviour-behaviour_8 = Zachowanie 8
behaviour-behaviour_8-text = Potęga { $power }. Kultysta 1: dokonuje Zabójstwa; dodaje Wpływ ({ $cultist_1_add_main }) do karty Przewagi Głównej w swoim Mieście. Kultysta 2: przejmuje Miasto; dodaje Wpływ ({ $cultist_2_add_mythos }) do karty Mitu.
# Every Cultist text is this one, with the numbers on both sides of its card.
enemy-text = Nieujawniony: Wpływ { $unrevealed_influence }, Podróż { $unrevealed_travel }, Potęga { $unrevealed_power }; nie możesz przejąć jego Miasta ani karty Przewagi Głównej w nim. Ujawniony przez Zabójstwo: Wpływ { $revealed_influence }, Podróż { $revealed_travel }, Potęga { $revealed_power }.
enemy-cultist_1 = { piece-cultist_1 }
enemy-cultist_1-text = { enemy-text }
enemy-cultist_2 = { piece-cultist_2 }
enemy-cultist_2-text = { enemy-text }

### Section: tracks and numbers

shift-ritual_plus = Postęp Rytuału
shift-ritual_minus = Regres Rytuału
shift-investigation_plus = Postęp Śledztwa
shift-investigation_minus = Regres Śledztwa
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
number-11 = 11
number-12 = 12

### Section: options

option-who_is_who = Kto jest kim
option-who_is_who-about = Panel pokazuje, na ile prawdopodobna jest każda Przynależność, na podstawie tego, co wszyscy widzą i co wiesz tylko ty. Dla niektórych zgadywanie to połowa gry.
option-who_is_who-yes = Widoczny
option-who_is_who-no = Każdy myśli na własną rękę

option-great_old_one = Przedwieczny
option-great_old_one-about = Przeciwnik w trybie solo. Każdy ma własny cel i innych Kultystów.
option-great_old_one-random = Losowy
option-great_old_one-yog_sothoth = { elder-yog_sothoth }
option-great_old_one-black_goat = { elder-black_goat }
option-great_old_one-hastur = { elder-hastur }
option-great_old_one-dagon = { elder-dagon }
option-great_old_one-cthulhu = { elder-cthulhu }
option-great_old_one-nyarlathotep = { elder-nyarlathotep }

option-difficulty = Solo: poziom trudności
option-difficulty-about = Jak trudna jest gra w pojedynkę: z iloma PZ zaczyna Przedwieczny i ile wymaga jego cel.
option-difficulty-normal = Zwykły: zasady z instrukcji
option-difficulty-easy = Łatwiejszy: zaczyna z mniejszą liczbą PZ, a do celu ma dalej
option-difficulty-hard = Trudniejszy: zaczyna z większą liczbą PZ, a do celu ma bliżej
difficulty-easy = poziom łatwiejszy
difficulty-hard = poziom trudniejszy

option-basic_agents = Podstawowi Agenci
option-basic_agents-about = Pięcioro Podstawowych Agentów różni się tylko nazwiskami.
option-basic_agents-dealt = Losowani
option-basic_agents-chosen = Każdy wybiera sam

option-random_start_cities = Miasta początkowe
option-random_start_cities-about = Gdzie zaczynają Podstawowi Agenci. Na pierwszą rozgrywkę instrukcja zaleca losowanie.
option-random_start_cities-no = Każdy wybiera sam
option-random_start_cities-yes = Losowane

### Section: options - house rules

option-placement = Kolejność rozstawiania
option-placement-about = W jakiej kolejności umieszcza się Podstawowych Agentów. Według instrukcji zaczyna pierwszy gracz; autor gry wolałby, żeby był ostatni.
option-placement-counter_clockwise = Od pierwszego gracza, przeciwnie do ruchu wskazówek zegara
option-placement-first_player_last = Tak samo, ale pierwszy gracz na końcu

option-free_actions_before_claim = Darmowe akcje przed Przejęciem
option-free_actions_before_claim-about = Przejmować można tylko w pierwszej akcji. Zwykle wcześniejsza darmowa akcja to wyklucza.
option-free_actions_before_claim-no = Niedozwolone
option-free_actions_before_claim-yes = Dozwolone

option-deep_ones_influence_on_cards = Istoty z Głębin a karty
option-deep_ones_influence_on_cards-about = Istoty z Głębin dają Wpływ na polach Miast. Zwykle nie dają go na odkrytej karcie w Mieście.
option-deep_ones_influence_on_cards-no = Tylko pola Miast
option-deep_ones_influence_on_cards-yes = Także karty

option-silver_key_on_effect_claims = Srebrny Klucz
option-silver_key_on_effect_claims-about = Po Przejęciu odkrywa kartę Rezerwy. Zwykle chodzi o akcję Przejęcia, a nie o Przejęcie przez efekt karty.
option-silver_key_on_effect_claims-no = Tylko po akcji Przejęcia
option-silver_key_on_effect_claims-yes = Po każdym Przejęciu

option-reveal_check_counts_dissenter_penalty = Ujawnienie się Buntownika
option-reveal_check_counts_dissenter_penalty-about = Przynależność można ujawnić, jeśli da to dość PZ, żeby zakończyć grę. Czy kara Buntownika się do tego wlicza?
option-reveal_check_counts_dissenter_penalty-no = Liczy się dopiero przy punktowaniu
option-reveal_check_counts_dissenter_penalty-yes = Liczy się od razu

option-reveal_may_fail = Nieudane ujawnienie
option-reveal_may_fail-about = Zwykle Przynależność można ujawnić tylko wtedy, gdy kończy to grę. Instrukcja pozwala się pomylić i stracić akcję.
option-reveal_may_fail-no = Tylko gdy kończy grę
option-reveal_may_fail-yes = Zawsze, na własne ryzyko

option-solo_gate_trigger = Solo: karty, które otwierają Bramy
option-solo_gate_trigger-about = Karta przejęta przez Kultystę może sprawić, że otworzy on Bramę. Symbol, od którego to zależy, nie zachował się w druku.
option-solo_gate_trigger-power = Potęga
option-solo_gate_trigger-gate_symbol = Symbol Bramy

option-solo_influence_counts_target_card = Solo: kostki za przejętą kartę
option-solo_influence_counts_target_card-about = Po Przejęciu karty Kultysta dodaje kostki do karty Przewagi Głównej w swoim Mieście. Zwykle nie dolicza się Wpływu z tej karty.
option-solo_influence_counts_target_card-no = Nie dolicza się
option-solo_influence_counts_target_card-yes = Dolicza się

option-solo_ritual_scores = Solo: tor Rytuału
option-solo_ritual_scores-about = Zwykle Przedwieczny nie dostaje PZ za tor Rytuału.
option-solo_ritual_scores-no = Bez PZ
option-solo_ritual_scores-yes = Punktowany na końcu

### Section: events - set-up and turns

event-dealt = { $seat }, twoja Przynależność to: { $allegiance }. Nie zdradź się.
event-chosen = { $seat } wybiera postać: { $piece }.
event-agent = { $piece } pojawia się w Mieście { $city } ({ $seat }).
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
event-turned-up = Nowa odkryta karta w Mieście { $city }: { $card }.
event-exhausted = Talia Miasta { $city } jest wyczerpana: Postęp Rytuału i nowa karta w rzędzie Mitu.
event-mythos = Nowa karta w rzędzie Mitu: { $card }.
event-vp = { $seat } ma teraz { $vp } PZ (zmiana: { $points }).

### Section: events - actions

event-add-action = { $seat } dodaje Wpływ. Zagrane karty: { $cards }.
event-add =
    { $seat } dodaje { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }: { $place }.
event-retrieve =
    { $seat } odzyskuje { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }. Zagrane karty: { $cards }.
event-take-cube =
    { $place ->
        [none] { $seat } odzyskuje kostkę z Niebytu.
       *[other] { $seat } odzyskuje kostkę: { $place }.
    }
event-buy = { $seat } kupuje Wpływ. Zagrane karty: { $cards }.
event-gain-cubes =
    { $seat } bierze ze wspólnej puli { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
event-travel = { $seat } podróżuje. Zagrane karty: { $cards }.
event-move = { $piece }: z Miasta { $city } do Miasta { $to_city }.
event-swim = Istota z Głębin ({ $seat }): z Miasta { $city } do Miasta { $to_city }.
event-track = { $seat }: { $shift }. Zagrane karty: { $cards }.
event-marker =
    { $track ->
        [ritual] Rytuał
       *[investigation] Śledztwo
    }: { $steps ->
        [0] znacznik zostaje na polu { $space }.
       *[other] znacznik jest teraz na polu { $space }.
    }
event-use = { $seat } używa karty „{ $card }”.
event-free = { $seat } używa karty „{ $card }” jako darmowej akcji.
event-hunt = { $seat } zagrywa kartę „{ $piece }”, żeby zabić dzięki Hasturowi.
event-revealed = { $seat } ujawnia Przynależność: { $allegiance }.
event-reveal-failed = { $seat } pokazuje Przynależność ({ $allegiance }), ale PZ jest za mało. Karta znów leży zakryta, akcja przepada.

### Section: events - claims

event-claim =
    { $card ->
        [none] { $seat } przejmuje: { $place }.
       *[other] { $seat } przejmuje kartę „{ $card }”.
    }{ $cubes ->
        [0] { "" }
        [one] { " " }{ $cubes } kostka trafia w Niebyt.
        [few] { " " }{ $cubes } kostki trafiają w Niebyt.
       *[many] { " " }{ $cubes } kostek trafia w Niebyt.
    }
event-keep = { $seat } bierze kartę „{ $card }” na rękę.
event-gain-action =
    { $seat } ma w tej turze { $count ->
        [one] { $count } dodatkową akcję
        [few] { $count } dodatkowe akcje
       *[many] { $count } dodatkowych akcji
    }.
event-city-lost = { $seat } traci kontrolę nad Miastem { $city }, a z nią { $points } PZ.
event-city-card = { $seat } odkłada kartę „{ $card }” na swój stos kart odrzuconych.
event-lost-card = { $seat } musi oddać kartę „{ $card }”.
event-seize = { $seat } przejmuje Agenta w Mieście { $city }: { $piece } (traci go { $target }).
event-send =
    { $seat } przenosi zamiast w Niebyt { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }: { $place }.
event-reserve = Odkryta karta Rezerwy: { $card }.
event-sunk = Na spód Rezerwy, w losowej kolejności: { $cards }.
event-destroyed = Karta „{ $card }” zostaje zniszczona.
event-deck-destroyed =
    Zniszczone w Mieście { $city }, bez podglądania: { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }.

### Section: events - killing, Gates, sanity

event-kill =
    { $cards ->
        [none] { $seat } dokonuje Zabójstwa w Mieście { $city }. Ofiara: { $piece }.
       *[other] { $seat } dokonuje Zabójstwa w Mieście { $city }. Ofiara: { $piece }. Zagrane karty: { $cards }.
    }
event-slay =
    { $cards ->
        [none] { $seat } zabija Istotę z Głębin w Mieście { $city }.
       *[other] { $seat } zabija Istotę z Głębin w Mieście { $city }. Zagrane karty: { $cards }.
    }
event-kill-cancelled = Zabójstwo anulowane ({ $seat }: { $allegiance }). Agent zostaje, a gra toczy się dalej.
event-agent-destroyed = Zniszczony Agent w Mieście { $city }: { $piece } ({ $seat }).
event-gate-closed =
    { $cards ->
        [none] { $piece } zamyka Bramę w Mieście { $city } ({ $seat }).
       *[other] { $piece } zamyka Bramę w Mieście { $city } ({ $seat }). Zagrane karty: { $cards }.
    }
event-gate-opened =
    { $cards ->
        [none] { $piece } otwiera Bramę w Mieście { $city } ({ $seat }).
       *[other] { $piece } otwiera Bramę w Mieście { $city } ({ $seat }). Zagrane karty: { $cards }.
    }
event-saved = { $seat } odrzuca kartę „{ $card }” i ratuje Agenta: { $piece }.
event-sanity =
    { $mad ->
        [yes] { $seat } dobiera żeton Szaleństwa: to { $madness } z { $most }, przy których popada się w Szaleństwo i ujawnia Przynależność.
       *[no] { $seat } zachowuje poczytalność. Żetony Szaleństwa: { $madness } z { $most }.
    }
event-insane = { $seat } popada w Szaleństwo.
event-calm =
    { $seat } odkłada do worka { $count ->
        [one] { $count } żeton Szaleństwa
        [few] { $count } żetony Szaleństwa
       *[many] { $count } żetonów Szaleństwa
    }.

### Section: events - card texts

event-block = { $seat } umieszcza Blokadę: { $place }.
event-unblock = { $seat } usuwa Blokadę: { $place }.
event-cube =
    { $home ->
        [yes] { $target } musi zabrać kostkę do swojej puli: { $place } (wybiera { $seat }).
       *[no] { $seat } przenosi kostkę w Niebyt: { $place } (traci ją { $target }).
    }
event-flip = Opętany Agent: { $piece } ({ $seat }).
event-carry = Mi-Go zabiera ze sobą Agenta z Miasta { $city } do Miasta { $to_city }: { $piece }.
event-recover = { $seat } bierze na rękę kartę „{ $card }” ze stosu kart odrzuconych.
event-peek = { $seat } podgląda kartę Przynależności (cel: { $target }).
event-peeked = Przynależność ({ $target }): { $allegiance }.
event-deep-ones =
    { $seat } umieszcza w Mieście { $city } { $count ->
        [one] { $count } Istotę z Głębin
        [few] { $count } Istoty z Głębin
       *[many] { $count } Istot z Głębin
    }.
event-cthulhu = { $seat } wzywa Cthulhu do Miasta { $city }, które od teraz jest zamknięte.
event-displaced = { $piece } ucieka do Miasta { $city }.
event-martial-law = { $seat } ogłasza Stan Wojenny w Mieście { $city }, które jest teraz zamknięte.
event-martial-law-lifted = { $seat } odwołuje Stan Wojenny.
event-whateleys = { $seat } bierze żetony Rodu Whateleyów.
event-whateley = { $seat } umieszcza żeton Rodu Whateleyów w Mieście { $city }.

### Section: events - the Great Old One

event-elder = Przedwieczny w tej grze: { $elder }. Zaczyna z { $vp } PZ.
event-elder-at = { $piece } zaczyna w Mieście { $city }.
event-elder-turn = Tura Przedwiecznego: { $behaviour }, Potęga { $power }.
event-elder-try =
    { $piece } ({ $city }) próbuje { $deed ->
        [claim_main] przejąć kartę Przewagi Głównej
        [claim_city] przejąć Miasto
        [claim_mythos] przejąć kartę Mitu
        [claim_main_first] przejąć pierwszą kartę Przewagi Głównej z tyloma kostkami Kultystów: { $wanted }
        [claim_reserve_top] przejąć wierzchnią kartę Rezerwy
        [add_city] dodać Wpływ do swojego Miasta
        [add_main] dodać Wpływ do karty Przewagi Głównej w swoim Mieście
        [add_mythos] dodać Wpływ do karty Mitu
        [add_main_first] dodać Wpływ do pierwszej karty Przewagi Głównej z ikoną Testu Poczytalności
        [add_mythos_first] dodać Wpływ do pierwszej karty Mitu z ikoną Testu Poczytalności
        [add_mythos_each] dodać Wpływ do każdej karty w rzędzie Mitu
        [add_main_each_of_first] dodać Wpływ do pierwszych kart Przewagi Głównej (najwyżej { $wanted })
        [add_city_each_of_first] dodać Wpływ do pierwszych Miast, do których może (najwyżej { $wanted })
        [add_mythos_row] powiększyć rząd Mitu
        [kill] dokonać Zabójstwa
        [open_gate] otworzyć Bramę swojego Miasta
        [track] przesunąć znacznik
        [recover_limbo_all] odzyskać swoje kostki z Niebytu
        [remove_blockades] usunąć Blokady z Miast, których nie kontrolują Kultyści
        [place_blockade_main_first] umieścić Blokadę na pierwszej karcie Przewagi Głównej, na której Badacz ma więcej Wpływu
       *[player_cubes_to_limbo] przenieść kostki Badacza w Niebyt
    }.
event-elder-fail =
    { $piece }: akcja nieudana, bo { $why ->
        [city-closed] jego Miasto zamknął Cthulhu.
        [empty-row] rząd Mitu jest pusty.
        [gate-done] Brama jego Miasta jest już zamknięta albo otwarta.
        [leads-in-no-city] w żadnym Mieście, które mógłby przejąć, nie ma więcej Wpływu niż Badacz.
        [leads-on-no-main-card] na żadnej karcie Przewagi Głównej nie ma więcej Wpływu niż Badacz.
        [leads-on-no-mythos-card] na żadnej karcie Mitu nie ma więcej Wpływu niż Badacz.
        [no-blockade] nie ma Blokady do usunięcia.
        [no-blockades-left] w puli zabrakło Blokad.
        [no-card-here] w jego Mieście nie ma karty Przewagi Głównej.
        [no-control-token] zabrakło mu żetonów Kontroli.
        [no-cubes] nie ma kostek w puli.
        [no-free-city] Kultyści kontrolują już wszystkie otwarte Miasta.
        [no-full-card] na żadnej karcie Przewagi Głównej bez Blokady Kultyści nie mają razem tylu kostek: { $needed }.
        [no-main-cards] w żadnym Mieście nie ma już karty Przewagi Głównej.
        [no-main-icon] żadna karta Przewagi Głównej w Miastach nie ma ikony Testu Poczytalności.
        [no-mythos-deck] talia Mitu jest pusta.
        [no-mythos-icon] żadna karta w rzędzie Mitu nie ma ikony Testu Poczytalności.
        [no-player-cubes] Badacz nie ma kostek w żadnym Mieście.
        [no-reserve] Rezerwa jest pusta.
        [no-room] znacznik stoi na końcu toru.
        [no-victim] w jego Mieście nie ma kogo zabić.
        [nothing-done] żadna część efektu nie jest możliwa.
        [nothing-in-limbo] nie ma kostek w Niebycie.
        [own-city] to Miasto już kontroluje Kultysta.
        [player-leads-nowhere] nie ma karty Przewagi Głównej bez Blokady, na której Badacz ma kostkę i więcej Wpływu.
        [player-too-weak] Badacz ma mniej niż { $needed } PZ.
       *[too-little-power] ma Potęgę { $sum }, a potrzeba { $needed }.
    }
event-elder-travel =
    { $steps ->
        [one] { $piece } podróżuje do Miasta { $city }
        [few] { $piece } podróżuje o { $steps } pola ({ $sum }), do Miasta { $city }
       *[many] { $piece } podróżuje o { $steps } pól ({ $sum }), do Miasta { $city }
    }{ $cities ->
        [none] { "" }
       *[other] , pomijając zamknięte: { $cities }
    }.
event-elder-effect = { $piece } wykonuje swój efekt Kultysty z karty Przedwiecznego: { $elder }.
event-elder-add =
    { $piece } dodaje { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }{ $sum ->
        [none] { "" }
       *[other] { " " }({ $sum })
    }{ $missing ->
        [0] { "" }
       *[other] , o { $missing } mniej, niż powinien, bo pula jest pusta
    }: { $place }.
event-elder-send =
    { $piece } przenosi z przejętej karty { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    } na kartę Mitu zamiast w Niebyt: { $place }.
event-elder-claim =
    { $card ->
        [none] { $piece } przejmuje Miasto: { $city }
       *[other] { $piece } przejmuje kartę „{ $card }”{ $city ->
            [none] { "" }
           *[other] { " " }w Mieście { $city }
        }
    }{ $influence ->
        [none] { "" }
       *[other] { " " }(Wpływ { $influence } przeciw { $against })
    }.
event-elder-resource =
    { $piece } ({ $city }) korzysta z karty „{ $card }”: { $resource ->
        [influence] Wpływ { $count } dla karty Przewagi Głównej w jego Mieście.
        [travel] Podróż { $count } po ścieżce.
        [power] Potęga { $count } dla Bramy jego Miasta.
        [ritual] Postęp Rytuału o { $count }.
       *[investigation] Regres Śledztwa o { $count }.
    }
event-elder-keeps = Przedwieczny zachowuje kartę „{ $card }”.
event-elder-unblock =
    { $influence ->
        [none] { $piece } usuwa Blokadę: { $place }.
       *[other] { $piece } nie może jeszcze niczego przejąć, więc usuwa Blokadę: { $place } (Wpływ { $influence } przeciw { $against }).
    }
event-elder-block = { $piece } umieszcza Blokadę: { $place }.
event-elder-gate = { $piece } otwiera Bramę w Mieście { $city } (Potęga { $sum }, potrzeba { $needed }).
event-elder-kill = { $piece } dokonuje Zabójstwa w Mieście { $city } (Potęga { $sum }, potrzeba { $needed }). Ofiara: { $victim_piece }.
event-elder-slay = { $piece } zabija Istotę z Głębin w Mieście { $city } (Potęga { $sum }, potrzeba { $needed }).
event-elder-banish =
    { $piece } przenosi w Niebyt { $count ->
        [one] { $count } kostkę Badacza
        [few] { $count } kostki Badacza
       *[many] { $count } kostek Badacza
    }: { $place }.
event-elder-recover =
    { $piece } odzyskuje z Niebytu { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
event-elder-cube =
    { $home ->
        [yes] { $piece } musi zabrać kostkę do swojej puli: { $place } (wybiera { $seat }).
       *[no] { $seat } przenosi kostkę w Niebyt: { $place } (traci ją { $piece }).
    }
event-elder-city-lost = { $piece } traci kontrolę nad Miastem { $city }.
event-elder-sanity =
    { $mad ->
        [none] Worek jest pusty: Przedwieczny nie wykonuje Testu Poczytalności.
        [yes] Przedwieczny dobiera żeton Szaleństwa: ma { $madness } z { $most }.
       *[no] Przedwieczny dobiera żeton Poczytalności, który zostaje zniszczony.
    }
event-elder-ends =
    { $ending ->
        [killed] Podstawowy Agent nie żyje: gra kończy się po turze Przedwiecznego.
       *[elder_madness] Tyle Szaleństwa kończy grę po turze Przedwiecznego.
    }
event-elder-goal =
    { $elder }, cel: { $goal ->
        [mythos_claimed] przejęte karty Mitu
        [sanity_cards_claimed] przejęte karty z ikoną Testu Poczytalności
        [agents_claimed] przejęci Agenci
        [ritual_lead] przewaga Rytuału
        [gates_opened] otwarte Bramy
       *[cities_controlled] kontrolowane Miasta
    }: { $reached } z { $wanted }.
event-elder-vp =
    { $sum ->
        [none] Przedwieczny ma teraz { $vp } PZ (zmiana: { $points }).
       *[other] Przedwieczny ma teraz { $vp } PZ (zmiana: { $sum }).
    }
event-elder-shuffle = Karty Zachowania Kultysty zostają ponownie potasowane.
event-unmasked = { $piece } zostaje ujawniony. Nie ginie, ale już nie chroni swojego Miasta.

### Section: events - the end

event-trigger =
    { $ending ->
        [points] PZ jest dość, żeby zakończyć grę.
        [madness] Szaleństwo kończy grę.
        [killed] Śmierć Podstawowego Agenta kończy grę.
        [track] Znacznik doszedł do końca toru: gra się kończy.
        [deep_ones] Wszystkie Istoty z Głębin są w grze: gra się kończy.
        [reveal] Ujawnienie Przynależności kończy grę.
        [elder_madness] Przedwieczny ma tyle Szaleństwa, że gra się kończy.
        [goal] Przedwieczny osiąga swój cel.
       *[standstill] Nic się już nie dzieje: gra się kończy.
    }
event-swap = { $seat } ma kartę „Oszust” i zmienia Przynależność na przeciwną.
event-score =
    { $seat }, { $allegiance }: { $points } PZ. Na torze { $track_vp }{ $secrecy ->
        [0] { "" }
       *[other] , tajemnica { $secrecy }
    }{ $generic ->
        [0] { "" }
       *[other] , karty { $generic }
    }{ $effects ->
        [0] { "" }
       *[other] , efekty kart { $effects }
    }{ $track ->
        [0] { "" }
       *[other] , własny tor { $track }
    }{ $gates ->
        [0] { "" }
       *[other] , Bramy { $gates }
    }{ $crypt ->
        [0] { "" }
       *[other] , Krypta { $crypt }
    }{ $agents ->
        [0] { "" }
       *[other] , Agenci { $agents }
    }{ $mythos ->
        [0] { "" }
       *[other] , karty Mitu { $mythos }
    }{ $possessed ->
        [0] { "" }
       *[other] , Opętani { $possessed }
    }{ $deep_ones ->
        [0] { "" }
       *[other] , Istoty z Głębin { $deep_ones }
    }{ $dissenter ->
        [0] { "" }
       *[other] , ujawniony Buntownik { $dissenter }
    }.
event-out = Najniższy wynik, odpada cała grupa: { $seats }.
event-elder-score = Przedwieczny ma { $points } PZ.

### Section: questions

prompt-choose-agent = Którą postać wybierasz na Podstawowego Agenta?
prompt-place-agent =
    Gdzie zaczyna { $piece }, twój Agent? W swoim Mieście Agent liczy się za { $influence ->
        [one] { $influence } punkt
        [few] { $influence } punkty
       *[many] { $influence } punktów
    } Wpływu i może tam działać przy Bramie.
prompt-act =
    { $first ->
        [1] { $claims ->
            [0] Co robisz najpierw? Na razie nie masz czego przejąć: trzeba mieć gdzieś kostkę i najwięcej Wpływu, a Blokada nie może tam leżeć.
           *[other] Co robisz najpierw? Tylko teraz możesz coś przejąć.
        }
       *[other] { $left ->
            [0] Nie masz już akcji. Wykonujesz darmową akcję czy kończysz turę?
            [one] Co robisz? Została ci jedna akcja.
            [few] Co robisz? Zostały ci { $left } akcje.
           *[many] Co robisz? Zostało ci { $left } akcji.
        }
    }
prompt-take-cube =
    { $left ->
        [one] Skąd odzyskujesz kostkę?
        [few] Skąd odzyskujesz kostkę? Do odzyskania są { $left }.
       *[many] Skąd odzyskujesz kostkę? Do odzyskania jest { $left }.
    }
prompt-kill = { $card }: kogo zabijasz? Dołóż karty z Potęgą, jeśli twoi Agenci w tym Mieście nie wystarczą.
prompt-gate = { $card }: kto zamyka albo otwiera Bramę? Dołóż karty z Potęgą, jeśli twoi Agenci w tym Mieście nie wystarczą.
prompt-save-agent = Szaleństwo ma zniszczyć Agenta: { $piece }. Odrzucasz kartę, żeby temu zapobiec?
prompt-put-recruit = Dokąd trafia { $piece }?
prompt-keep-in-hand = Yog-Sothoth: karta „{ $card }” trafia na rękę czy na stos kart odrzuconych?
prompt-take-or-burn = Srebrny Klucz: przejmujesz kartę „{ $card }” czy ją niszczysz?
prompt-raise-dead = Herbert West: przejmujesz Agenta ({ $piece }) czy umieszczasz żeton w Krypcie?
prompt-add-cubes =
    { $left ->
        [one] Gdzie dodajesz kostkę?
        [few] Gdzie dodajesz kostki? Najwyżej { $left }, wszystkie w jednym miejscu.
       *[many] Gdzie dodajesz kostki? Najwyżej { $left }, wszystkie w jednym miejscu.
    }
prompt-extra-cube = Czarna Koza: gdzie trafia dodatkowa kostka?
prompt-send-cubes =
    { $count ->
        [one] Gdzie zamiast w Niebyt trafia twoja kostka?
        [few] Gdzie zamiast w Niebyt trafiają twoje { $count } kostki?
       *[many] Gdzie zamiast w Niebyt trafia twoich { $count } kostek?
    }
prompt-take-away =
    { $left ->
        [one] { $card }: którą kostkę zabierasz?
        [few] { $card }: którą kostkę zabierasz? Możesz zabrać { $left }.
       *[many] { $card }: którą kostkę zabierasz? Możesz zabrać { $left }.
    }
prompt-blockade = { $card }: gdzie umieszczasz albo skąd usuwasz Blokadę?
prompt-move-pieces =
    { $left ->
        [one] { $card }: kto się porusza i dokąd?
        [few] { $card }: kto się porusza i dokąd? Najwyżej { $left }.
       *[many] { $card }: kto się porusza i dokąd? Najwyżej { $left }.
    }
prompt-flip-agent = Który twój Zwerbowany Agent zostaje Opętany?
prompt-seize-agent = Którego Agenta przejmujesz?
prompt-destroy-agent = Który Agent zostaje zniszczony?
prompt-place-mi-go = Gdzie zaczyna Mi-Go?
prompt-fly-mi-go = Dokąd leci Mi-Go?
prompt-carry-agent = Czy Mi-Go zabiera ze sobą Agenta?
prompt-redraw =
    { $least ->
        [0] Które karty odrzucasz, żeby dobrać tyle samo? Najwyżej { $most }.
       *[other] Które karty odrzucasz, żeby dobrać tyle samo? Co najmniej { $least }, najwyżej { $most }.
    }
prompt-recover = Którą kartę bierzesz ze stosu kart odrzuconych?
prompt-burn-card = Którą swoją kartę niszczysz?
prompt-who-is-tested = Kto wykonuje Test Poczytalności?
prompt-calm = Ile żetonów Szaleństwa odkładasz do worka?
prompt-peek = Czyją Przynależność podglądasz?
prompt-choose-way = { $card }: z czego korzystasz?
prompt-leave-out = { $card }: wykonujesz tę część tekstu czy ją pomijasz?
prompt-claim-city = Które Miasto przejmujesz?
prompt-raze-card = W którym Mieście niszczysz odkrytą kartę?
prompt-place-deep-ones =
    { $left ->
        [one] Gdzie wynurza się Istota z Głębin?
        [few] Gdzie wynurzają się Istoty z Głębin? Są { $left }, wszystkie dla jednego Miasta.
       *[many] Gdzie wynurzają się Istoty z Głębin? Jest ich { $left }, wszystkie dla jednego Miasta.
    }
prompt-place-cthulhu = W którym Mieście powstaje Cthulhu?
prompt-displace = Dokąd ucieka { $piece }?
prompt-place-martial-law = Gdzie obowiązuje Stan Wojenny?
prompt-lift-whateley = Który żeton Rodu Whateleyów bierzesz?
prompt-put-whateley = Dokąd trafia żeton Rodu Whateleyów?
prompt-choose-victim = { $piece } zabija w Mieście { $city }. Kogo tracisz?
prompt-swap-allegiance = Oszust: czy przed ujawnieniem zmieniasz Przynależność na przeciwną?

### Section: what the others wait for

waiting-choose-agent = { $asked_seats } wybiera postać na Podstawowego Agenta.
waiting-place-agent = { $asked_seats } wybiera, gdzie zaczyna { $piece }.
waiting-act =
    { $first ->
        [1] Tura gracza: { $asked_seats }. Tylko w pierwszej akcji można coś przejąć.
       *[other] { $left ->
            [0] { $asked_seats } nie ma już akcji i może jeszcze wykonać darmową.
            [one] Tura gracza: { $asked_seats }. Została jedna akcja.
            [few] Tura gracza: { $asked_seats }. Zostały { $left } akcje.
           *[many] Tura gracza: { $asked_seats }. Zostało { $left } akcji.
        }
    }
waiting-take-cube = { $asked_seats } odzyskuje kostki.
waiting-kill = { $asked_seats } wybiera, kogo zabija „{ $card }”.
waiting-gate = { $asked_seats } używa karty „{ $card }” i wybiera, kto zamyka albo otwiera Bramę.
waiting-save-agent = Szaleństwo ma zniszczyć Agenta ({ $piece }), chyba że { $asked_seats } odrzuci kartę.
waiting-put-recruit = { $asked_seats } wybiera, dokąd trafia { $piece }.
waiting-take-or-burn = { $asked_seats } ma Srebrny Klucz i przejmuje kartę „{ $card }” albo ją niszczy.
waiting-raise-dead = { $asked_seats } przejmuje Agenta ({ $piece }) albo umieszcza żeton w Krypcie.
waiting-take-away = { $asked_seats } używa karty „{ $card }” i zabiera kostki.
waiting-blockade = { $asked_seats } używa karty „{ $card }” i umieszcza albo usuwa Blokadę.
waiting-move-pieces = { $asked_seats } używa karty „{ $card }” i wykonuje ruch.
waiting-redraw = { $asked_seats } odrzuca karty, żeby dobrać tyle samo.
waiting-who-is-tested = { $asked_seats } wybiera, kto wykonuje Test Poczytalności.
waiting-peek = { $asked_seats } wybiera, czyją Przynależność podejrzeć.
waiting-choose-way = { $asked_seats } wybiera, z czego korzysta ({ $card }).
waiting-displace = { $asked_seats } wybiera, dokąd ucieka { $piece }.
waiting-swap-allegiance = Przed ujawnieniem Oszust ({ $asked_seats }) może zmienić Przynależność na przeciwną.

### Section: choices

choice-pass = Spasuj
choice-done = Gotowe
choice-stop = Zakończ
choice-add-place = Dodaj Wpływ: { $place }
choice-claim-place = Przejmij: { $place }
choice-retrieve = Odzyskaj Wpływ
choice-buy = Kup Wpływ
choice-travel = Podróżuj
choice-track-shift = { $shift }
choice-use-card = Użyj karty „{ $card }”
choice-free-card = Użyj karty „{ $card }” (darmowa akcja)
choice-hunt-piece = Zabij kartą Agenta: { $piece }
choice-discard = Odrzuć karty
choice-reveal = Ujawnij Przynależność
choice-roam-city = { card-lillian_la_france } do Miasta { $city } (za darmo)
choice-pay-card = Zagraj kartę „{ $card }”
choice-drop-card = Odrzuć kartę „{ $card }”
choice-move-piece-city = { $piece } do Miasta { $city }
choice-swim-city-city = Istota z Głębin: z Miasta { $city } do Miasta { $city2 }
choice-kill-piece = Zabij: { $piece }
choice-slay-city = Zabij Istotę z Głębin w Mieście { $city }
choice-close-piece = { $piece } zamyka Bramę
choice-open-piece = { $piece } otwiera Bramę
choice-be-piece = { $piece }
choice-put-city = Miasto { $city }
choice-take-place = Kostka: { $place }
choice-limbo = Kostka z Niebytu
choice-extra-place = Dodatkowa kostka: { $place }
choice-send-place = Kostki: { $place }
choice-aim-place-seat = { $place }: kostka ({ $seat })
choice-hit-place-enemy = { $place }: kostka ({ $enemy })
choice-block-place = Umieść Blokadę: { $place }
choice-unblock-place = Usuń Blokadę: { $place }
choice-way-number = Część { $number } tekstu
choice-face-seat = Wybierz: { $seat }
choice-elder = Wybierz Przedwiecznego
choice-calm-number = Odłóż: { $number }
choice-recover-card = Weź kartę „{ $card }”
choice-burn-card = Zniszcz kartę „{ $card }” z ręki
choice-trash-card = Zniszcz kartę „{ $card }” ze stosu kart odrzuconych
choice-raze-city = Zniszcz kartę w Mieście { $city }
choice-sacrifice-piece = Zniszcz: { $piece }
choice-flip-piece = Opętaj: { $piece }
choice-seize-piece = Przejmij: { $piece }
choice-carry-piece = Zabierz: { $piece }
choice-lift-city = Żeton z Miasta { $city }
choice-fetch = Żeton z karty
choice-recall = Odwołaj Stan Wojenny
choice-hand = Na rękę
choice-pile = Na stos kart odrzuconych
choice-accept = Przejmij
choice-reject = Zniszcz
choice-raise = Przejmij Agenta
choice-bury = Do Krypty
choice-swap = Zmień stronę

### Section: answers, in the words of the moment

answer-track =
    { $way ->
        [minus] { $marker ->
            [ritual] Cofnij Rytuał
           *[investigation] Cofnij Śledztwo
        }
       *[plus] { $marker ->
            [ritual] Posuń Rytuał naprzód
           *[investigation] Posuń Śledztwo naprzód
        }
    }
answer-end-turn = Zakończ turę

### Section: what a choice brings about

outcome-buy = 1 kostka kosztuje { $wealth } Bogactwa.
outcome-claim-city = Dostajesz { $points } PZ i kartę Miasta. Gdy ktoś inny przejmie to Miasto, stracisz jedno i drugie.
outcome-add-blocked = Leży tu Blokada: dopóki nie zniknie, nie możesz tego przejąć, nawet mając najwięcej Wpływu.
outcome-claim-cubes =
    { $count ->
        [one] Twoja kostka trafia stamtąd w Niebyt: wróci, gdy odzyskasz Wpływ.
        [few] Twoje { $count } kostki trafiają stamtąd w Niebyt: wrócą, gdy odzyskasz Wpływ.
       *[many] Twoich { $count } kostek trafia stamtąd w Niebyt: wrócą, gdy odzyskasz Wpływ.
    }
outcome-pass =
    { $count ->
        [one] To kończy twoją turę, a pozostała akcja przepada.
        [few] To kończy twoją turę, a pozostałe { $count } akcje przepadają.
       *[many] To kończy twoją turę, a pozostałych { $count } akcji przepada.
    }
outcome-gate-test =
    { $mad ->
        [0] Potem Test Poczytalności. W worku nie ma teraz Szaleństwa.
       *[other] Potem Test Poczytalności: { $mad } z { $tokens } żetonów w worku to Szaleństwo.
    }
outcome-gate-agent = Szaleństwo zniszczyłoby Agenta: { $piece }.
outcome-ends-by-points = Masz wtedy { $vp } PZ, a tyle kończy grę.
outcome-ends-by-track = Znacznik dochodzi do ostatniego pola toru: to kończy grę.

### Section: why not - putting an action together

reason-choose-action-first = Nie wiadomo, do czego to ma służyć: najpierw wybierz akcję.
reason-finish-first = Właśnie składasz akcję: dokończ ją albo cofnij.
reason-no-actions-left = Wszystkie akcje już za tobą: wykonaj darmową akcję albo spasuj.
reason-card-missing = Brakuje kart: dołóż jakieś.
reason-enough-cards = Więcej kart tu nie trzeba: zatwierdź.
reason-not-in-hand = Nie masz na ręce karty „{ $card }”: wybierz kartę, którą masz.
reason-other-use = W rozpoczętej akcji nie można tak zagrać karty „{ $card }”: wybierz jedną z kart do wyboru.
reason-no-symbol = Karta „{ $card }” nie ma potrzebnego symbolu: wybierz kartę z takim symbolem.
reason-superfluous = Z kartą „{ $card }” któraś z kart byłaby zbędna: zatwierdź akcję albo cofnij kartę.
reason-nothing-to-pay = Do karty „{ $card }” nic już nie można dołożyć: zatwierdź.
reason-journey-missing = Najpierw wskaż, kto podróżuje i dokąd, a potem zagraj karty.
reason-journeys-first = Zagrywasz już karty: cofnij je, jeśli ma podróżować jeszcze ktoś.
reason-has-moved = { $piece } ma już ruch za sobą: wybierz kogoś innego.
reason-too-far = Miasto { $city } jest za daleko na Podróż z twojej ręki: wybierz bliższe.
reason-way-missing = Najpierw wybierz, o którą część tekstu chodzi.
reason-way-impossible = Nic z tej części nie jest teraz możliwe: wybierz inną.
reason-target-missing = Najpierw wskaż ofiarę albo Bramę, a potem zagraj karty z Potęgą.
reason-power-missing = Potęgi jeszcze nie wystarcza: dołóż karty z Potęgą.

### Section: why not - actions

reason-claim-first = Przejąć można tylko na samym początku tury: zacznij od tego następną.
reason-not-most-influence = Nie masz tu najwięcej Wpływu: { $place }. Wybierz miejsce, w którym go masz.
reason-own-city = Miasto { $city } już kontrolujesz: wybierz inne.
reason-guarded = Nieujawniony Kultysta chroni Miasto { $city } i jego kartę: przejmij coś gdzie indziej albo najpierw zabij Kultystę.
reason-six-agents = Masz już sześciu Agentów, a tu doszedłby kolejny: { $place }. Przejmij coś innego.
reason-no-control-tokens = Nie masz już żetonów Kontroli: wybierz coś, co ich nie wymaga.
reason-no-influence-cards = Nie masz na ręce karty z Wpływem: wybierz inną akcję.
reason-no-cubes-in-pool = Nie masz kostek w osobistej puli: najpierw odzyskaj je albo kup.
reason-no-cubes-out = Wszystkie twoje kostki są w pulach: wybierz inną akcję.
reason-nothing-to-buy = We wspólnej puli nie ma już twoich kostek: wybierz inną akcję.
reason-too-little-wealth = Bogactwa na ręce nie wystarczy na kostkę: wybierz inną akcję.
reason-too-little-travel = Podróży na ręce nie wystarczy, żeby kogoś poruszyć: wybierz inną akcję.
reason-no-track-cards = Nie masz na ręce karty z takim symbolem: { $shift }. Wybierz inną akcję.
reason-no-room-on-track = Znacznik nie może się dalej przesunąć: { $shift }. Wybierz inny kierunek albo tor.
reason-no-cards = Nie masz kart do odrzucenia: wybierz inną akcję.
reason-already-revealed = Twoja Przynależność jest już ujawniona: wybierz inną akcję.
reason-reveal-too-early = Bramy i tor nie dadzą ci jeszcze dość PZ, żeby zakończyć grę: najpierw zdobądź więcej.
reason-not-owned = Nie masz karty „{ $card }”: wybierz kartę, którą masz.
reason-no-action = Karta „{ $card }” nie ma tekstu akcji, tylko symbole do płacenia: wybierz najpierw, co robisz, a potem kartę.
reason-no-free-action = Karta „{ $card }” nie ma tekstu darmowej akcji: zagraj ją dla symboli albo dla jej akcji, jeśli ją ma.
reason-used-this-turn = Karta „{ $card }” była już użyta w tej turze: użyj jej w następnej.
reason-nothing-to-do = Tekst karty „{ $card }” nic by teraz nie dał: zagraj ją dla symboli albo zachowaj.
reason-gate-power = Karta „{ $card }”: Brama w Mieście { $city } wymaga { $needed } Potęgi, a możesz zebrać { $power }: { $agents } od twoich Agentów w tym Mieście i { $hand } z pozostałych kart na ręce. Zdobądź więcej Potęgi albo idź do Bramy, która wymaga jej mniej.
reason-kill-power = Karta „{ $card }”: Zabójstwo w Mieście { $city } wymaga { $needed } Potęgi, a możesz zebrać { $power }: { $agents } od twoich Agentów w tym Mieście i { $hand } z pozostałych kart na ręce. Zdobądź więcej Potęgi albo poszukaj ofiary gdzie indziej.
reason-gates-done = Karta „{ $card }” działa tam, gdzie stoi twój Agent, a tamtejsze Bramy są już zamknięte albo otwarte: { $cities }. Najpierw podróżuj do innego Miasta.
reason-nobody-in-reach = Kartą „{ $card }” zabija się tylko tam, gdzie stoi twój Agent, który może działać, a nie ma tam nikogo innego: najpierw podróżuj do Miasta z ofiarą.
reason-all-protected =
    Nikogo w zasięgu karty „{ $card }” nie można teraz zabić. Podstawowego Agenta można tylko wtedy, gdy jego właściciel nie ma na planszy innego Agenta, ma co najmniej { $points } PZ i nie jest ujawnionym Kultystą{ $possessed ->
        [yes] .
       *[no] ; Opętanego Agenta nie można nigdy.
    } Poszukaj ofiary gdzie indziej.
reason-no-recruit = Karta „{ $card }” wymaga twojego Zwerbowanego Agenta, a nie masz żadnego na planszy: najpierw przejmij któregoś.
reason-no-recruit-in-reach = Karta „{ $card }” wymaga Zwerbowanego Agenta innego gracza w Mieście, w którym masz Agenta, a takiego nie ma: najpierw tam podróżuj.
reason-nobody-to-turn = Nie masz Zwerbowanego Agenta, który nie jest jeszcze Opętany: zdobądź takiego, zanim użyjesz karty „{ $card }”.
reason-nobody-to-seize = Tam, gdzie działa karta „{ $card }”, nie ma Agenta innego gracza do przejęcia: najpierw podróżuj do któregoś.
reason-no-cubes-in-common-pool = We wspólnej puli nie ma już twoich kostek, więc karta „{ $card }” nic by nie dała: zagraj ją dla symboli.
reason-no-madness = Nie masz żetonu Szaleństwa, który można by odłożyć kartą „{ $card }”: zachowaj ją, aż będziesz go mieć.
reason-pile-empty = Twój stos kart odrzuconych jest pusty, więc karta „{ $card }” nic by nie zwróciła: użyj jej później.
reason-no-other-card = Nie masz na ręce innej karty do wymiany: użyj karty „{ $card }”, gdy będziesz ją mieć.
reason-no-face-up-card = W żadnym Mieście nie ma karty bez Blokady, którą można by zniszczyć kartą „{ $card }”: użyj jej później.
reason-no-card-to-destroy = Nie masz karty, którą można by zniszczyć kartą „{ $card }”: użyj jej później.
reason-nobody-roams = Nie masz na planszy Lillian La France: zapłać za podróż.
reason-not-next-to = Miasto { $city } nie sąsiaduje: wybierz sąsiednie albo zapłać za podróż.
reason-no-hunting = Karta „{ $piece }” nie pozwala tak zabijać: potrzebny jest Hastur i Zwerbowany Agent.

### Section: why not - kills and Gates

reason-not-on-board = { $piece }: nie ma tej postaci na planszy. Wybierz kogoś, kto na niej jest.
reason-own-piece = { $piece } jest pod twoją kontrolą: wybierz Agenta innego gracza.
reason-may-not-be-killed = { $piece } nie może teraz zginąć: wybierz kogoś innego.
reason-cultist-revealed = { $piece } jest już ujawniony i nie można go zabić drugi raz: wybierz kogoś innego.
reason-out-of-reach = W Mieście { $city } nie masz Agenta, który może działać: wybierz ofiarę gdzie indziej albo najpierw tam podróżuj.
reason-gate-done = Brama w Mieście { $city } jest już zamknięta albo otwarta: wybierz inną.
reason-gate-other-way = Karta „{ $card }” nie robi tego z Bramami: wybierz coś z dostępnych możliwości.
reason-may-not-act = { $piece } nie może działać z tą kartą: wybierz innego Agenta.

### Section: why not - pieces, places, card texts

reason-agent-taken = Ta postać jest już zajęta: { $piece }. Wybierz inną.
reason-no-basic-agent = { $piece } to nie Podstawowy Agent: wybierz kogoś z tej piątki.
reason-city-taken = W Mieście { $city } jest już Agent: wybierz Miasto bez Agenta.
reason-city-closed = Miasto { $city } jest zamknięte: wybierz Miasto bez Cthulhu i bez Stanu Wojennego.
reason-not-there = Miasta { $city } nie można tu wybrać: wybierz jedno z Miast do wyboru.
reason-same-city = Ten żeton już jest w Mieście { $city }: wybierz inne Miasto.
reason-not-your-piece = Nie kontrolujesz na planszy takiego Agenta: { $piece }. Wybierz swojego.
reason-no-deep-one = W Mieście { $city } nie ma Istoty z Głębin do wyboru: wybierz inne Miasto.
reason-no-such-agent = { $piece }: tego Agenta nie można tu wybrać. Wybierz jednego z Agentów do wyboru.
reason-no-such-victim = { $piece } nie może być ofiarą: wybierz kogoś z listy.
reason-not-on-pile = Karty „{ $card }” nie ma na twoim stosie kart odrzuconych: wybierz kartę, która tam leży.
reason-may-not-burn = Karty „{ $card }” nie można tak zniszczyć: wybierz inną.
reason-no-own-cube = Nie masz tu kostki: { $place }. Wybierz miejsce, w którym ją masz.
reason-no-cube-in-limbo = Nie masz kostki w Niebycie: weź ją skądinąd.
reason-no-cube-to-take = Nie ma tu kostki do zabrania: { $place }. Wybierz inną.
reason-one-target = Wszystkie kostki trafiają w jedno miejsce, więc nie tu: { $place }. Dodaj do pierwszego albo zakończ.
reason-no-such-target = { $place }: tego nie można tu wybrać. Wybierz jedno z miejsc do wyboru.
reason-already-blocked = Jest tu już Blokada: { $place }. Wybierz miejsce bez Blokady.
reason-not-blocked = Nie ma tu Blokady: { $place }. Wybierz miejsce z Blokadą.
reason-may-not-block = Ten tekst nie pozwala umieścić tu Blokady: { $place }. Wybierz coś z listy.
reason-may-not-unblock = Ten tekst nie pozwala usunąć stąd Blokady: { $place }. Wybierz coś z listy.
reason-no-blockades = Zabrakło Blokad, więc nie można jej tu umieścić: { $place }. Usuń którąś Blokadę.
reason-blocked = Jest tu Blokada: { $place }. Wybierz coś bez Blokady albo najpierw ją usuń.
reason-card-blocked = Na karcie w Mieście { $city } jest Blokada: wybierz inne Miasto.
reason-no-card-there = W Mieście { $city } nie ma karty: wybierz inne Miasto.
reason-no-martial-law = Stan Wojenny nigdzie nie obowiązuje: wybierz Miasto.
reason-no-whateley-left = Na karcie nie ma już żetonu: weź żeton z Miasta.
reason-no-whateley-there = W Mieście { $city } nie ma żetonu Rodu Whateleyów: wybierz inne Miasto.
reason-no-such-seat = Przy tym stole nie ma takiego gracza: { $seat }. Wybierz kogoś, kto gra.
reason-not-yourself = Nie możesz wybrać siebie: wybierz kogoś innego.
reason-is-revealed = Ta Przynależność jest już znana wszystkim ({ $seat }): wybierz kogoś, kto jej nie ujawnił.
reason-not-so-much-madness = Nie możesz odłożyć tylu żetonów Szaleństwa: wybierz mniejszą liczbę.

### Section: endings

ending-points =
    Ktoś ma dość PZ, żeby zakończyć grę. { $count ->
        [0] Wygrywa Przedwieczny.
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-madness =
    Szaleństwo zakończyło grę. { $count ->
        [0] Wygrywa Przedwieczny.
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-killed =
    Śmierć Podstawowego Agenta zakończyła grę. { $count ->
        [0] Wygrywa Przedwieczny.
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-track =
    Znacznik doszedł do końca toru. { $count ->
        [0] Wygrywa Przedwieczny.
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-deep_ones =
    Istoty z Głębin wyszły na ląd. { $count ->
        [0] Wygrywa Przedwieczny.
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-reveal =
    Ujawnienie Przynależności zakończyło grę. { $count ->
        [0] Wygrywa Przedwieczny.
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }
ending-elder_madness =
    Przedwieczny dobrał o jeden żeton Szaleństwa za dużo. { $count ->
        [0] Mimo to wygrywa.
       *[other] Wygrywa { $winners }!
    }
ending-goal =
    { $count ->
        [0] Przedwieczny osiągnął swój cel i wygrywa.
       *[other] Wygrywa { $winners }!
    }
ending-standstill =
    W Ameryce nic się już nie dzieje. { $count ->
        [0] Wygrywa Przedwieczny.
        [1] Wygrywa { $winners }!
       *[other] Wspólne zwycięstwo: { $winners }!
    }

### Section: panel - what a terminal says and draws

panel-signs = Na mapie: przy Mieście jego wartość kontroli, po kształcie tego, kto je kontroluje, i wartość Bramy: ○ Brama nietknięta, ⊗ zamknięta, ◎ otwarta, po kształcie tego, kto to zrobił. Między Miastami, gdy starcza miejsca: drogi z kosztem w kółku. Niżej: kształt z liczbą to tyle kostek danej osoby, ♟ za nim to Agenci, ♞ Opętani Agenci; G to Istoty z Głębin, W żetony Rodu Whateleyów, ⊘ Blokada, ✕C oznacza Miasto zamknięte przez Cthulhu, ✕S przez Stan Wojenny. ↑ i kształt: ta osoba ma najwięcej Wpływu i kostkę w tym miejscu. Dalej odkryta karta z tym, co na niej leży, po znaku + liczba kart pod nią, a gdy starcza miejsca, jej symbole: ▪ Wpływ, $ Bogactwo, → Podróż, ✹ Potęga, R i I ze strzałką ↑ albo ↓ Rytuał i Śledztwo, + PZ, z literą I albo C te dla Badaczy albo Kultystów, ☼ Test Poczytalności. ▸ przed nazwą: możesz ją wybrać. Pod mapą: rząd Mitu, po znaku + karty w jego talii, oraz tory; w worku żetony Poczytalności + Szaleństwa ☼. Przy imieniu: ★ czyja jest tura, PZ i ile ich kończy grę, ☼ Szaleństwo i ile żetonów do niego doprowadza, ▪ kostki w puli, ◌ kostki w Niebycie, ♟ Agenci, ✶ karty Mitu, ✝ zabici Agenci, ✿ karty na ręce, ▤ w talii, ▥ na stosie kart odrzuconych; Przynależność, którą znasz, ale nie znają jej wszyscy, poprzedza ◉. W grze solo: → z liczbą to miejsce Miasta na ścieżce Kultystów, ☾ to Kultysta, ⚑ mówi, jak blisko celu jest Przedwieczny.
panel-status = Runda { $number }, { $name }
panel-alarm-end = Koniec jest bliski: nastąpi, gdy wszystko się rozstrzygnie
panel-alarm-points = { $points } z { $needed } PZ
panel-alarm-madness = O jeden żeton od Szaleństwa: { $names }
panel-alarm-elder-madness = { $name }: o jeden żeton Szaleństwa od końca gry
panel-ritual = Rytuał
panel-investigation = Śledztwo
panel-mythos-row = Mit
panel-needed = koniec: { $needed } PZ
panel-bag = worek: { $sane } + { $madness } ☼
panel-unmasked = ujawniony
panel-letter-cthulhu = C
panel-letter-martial_law = S
panel-letter-deep-ones = G
panel-letter-whateleys = W
panel-supplies = Pozostałe akcje: { $left }. Rytuał { $ritual } ({ $ritual_vp } PZ), Śledztwo { $investigation } ({ $investigation_vp } PZ), koniec torów na { $end }. Gra kończy się przy { $needed } PZ. W worku: żetony Poczytalności { $sane }, Szaleństwa { $madness }. Karty w Rezerwie: { $reserve }. Wolne Blokady: { $blockades }.
panel-gathered = Dotąd: { $action }.
panel-add = Co do tego dokładasz?
panel-add-or-done = Czy to wszystko, czy dokładasz coś jeszcze?
panel-cubes =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
panel-cube-price = 1 kostka kosztuje { $wealth } Bogactwa
panel-power-of = Potęga { $count } z { $needed }
panel-travel-of = Podróż { $count } z { $needed }
panel-would-lead =
    { $name ->
        [none] wtedy nikt nie ma najwięcej Wpływu
       *[other] wtedy najwięcej Wpływu ma { $name }
    }
panel-city = { $city }, kontrola { $control }, Brama { $gate }.
panel-closed-cthulhu = Zamknięte przez Cthulhu.
panel-closed-martial_law = Zamknięte: obowiązuje Stan Wojenny.
panel-controlled = Kontrola: { $name }.
panel-gate-closed = Brama zamknięta ({ $name }).
panel-gate-open = Brama otwarta ({ $name }).
panel-here = Jest tu { $name }.
panel-pieces =
    { $name }: { $cubes ->
        [0] { "" }
       *[other] kostki { $cubes }{ $pieces ->
            [none] { "" }
           *[other] ,{ " " }
        }
    }{ $pieces ->
        [none] { "" }
       *[other] { $pieces }
    }.
panel-deep-ones = Istoty z Głębin: { $count } ({ $name }).
panel-whateleys = Żetony Rodu Whateleyów: { $count } ({ $name }).
panel-blockade = Blokada na Mieście.
panel-most = Najwięcej Wpływu: { $name }.
panel-top =
    { $below ->
        [0] Ostatnia karta: { $card }.
       *[other] Odkryta karta: { $card }. Pod spodem: { $below }.
    }
panel-no-card = Nie ma już kart.
panel-on-card = Kostki na karcie: { $cubes }.
panel-card-blockade = Blokada na karcie.
panel-roads = Drogi: { $roads }.
panel-stop = Na ścieżce: { $number }.
panel-row =
    { $cards ->
        [none] Rząd Mitu jest pusty. Karty w jego talii: { $deck }.
       *[other] Rząd Mitu: { $cards }. Karty w jego talii: { $deck }.
    }
panel-in-row =
    { $card }{ $cubes ->
        [none] { "" }
       *[other] , kostki: { $cubes }
    }{ $blockade ->
        [yes] , Blokada
       *[no] { "" }
    }
panel-player = { $name }: { $vp } PZ.
panel-counting = Gdyby gra skończyła się teraz: { $total } PZ.
panel-reveal = Po ujawnieniu: { $vp } PZ.
panel-is = Przynależność: { $allegiance }.
panel-revealed = Ujawniona Przynależność: { $allegiance }.
panel-chances = Być może: { $allegiances }.
panel-looked = Tę kartę Przynależności zna także: { $names }.
panel-madness = Szaleństwo { $count } z { $most }.
panel-supply = Kostki: pula { $pool }, wspólna pula { $common }, Niebyt { $limbo }.
panel-cards = Karty: ręka { $hand }, talia { $deck }, stos kart odrzuconych { $discards }.
panel-agents = Agenci: { $agents }.
panel-agent =
    { $name }{ $possessed ->
        [yes] , Opętanie,
       *[no] { "" }
    }{ $city ->
        [none] { " " }(poza planszą)
       *[other] { " " }({ $city })
    }
panel-controls = Kontrolowane Miasta: { $cities }.
panel-closed = Zamknięte Bramy: { $cities }.
panel-opened = Otwarte Bramy: { $cities }.
panel-mythos = Karty Mitu: { $cards }.
panel-crypt = W Krypcie: { $pieces }.
panel-claimed = Przejęte: { $cards }.
panel-kept = Zachowane: { $cards }.
panel-hand =
    { $cards ->
        [none] Nie masz kart na ręce.
       *[other] Twoja ręka: { $cards }.
    }
panel-own-deck = { $name }, jeszcze w talii: { $cards }.
panel-held = { $name }, na pewno na ręce: { $cards }.
panel-unseen = { $name }, na ręce albo w talii: { $cards }.
panel-discards = { $name }, stos kart odrzuconych od wierzchu: { $cards }.
panel-in-play = Zagrane w tej akcji: { $cards }.
panel-aside = Odkryta z Rezerwy: { $card }.
panel-sunk = Na spodzie Rezerwy: { $cards }.
panel-gone = Poza grą: { $cards }.
panel-copies = Egzemplarze w grze: { $count }.
panel-lies-in = Teraz odkryta w Mieście: { $cities }.
panel-owned-by = Kto ją ma: { $names }.
panel-piece =
    { $name }, { $city ->
        [none] poza planszą
       *[other] { $city }
    }: Potęga { $power }, Wpływ { $influence }.{ $possessed ->
        [yes] { " " }Opętanie.
       *[no] { "" }
    }
panel-elder = { $elder }: { $vp } PZ, Szaleństwo { $madness } z { $most }.
panel-goal-mythos_claimed = Cel: przejęte karty Mitu, { $reached } z { $number }.
panel-goal-sanity_cards_claimed = Cel: przejęte karty z ikoną Poczytalności, { $reached } z { $number }.
panel-goal-agents_claimed = Cel: przejęci Agenci, { $reached } z { $number }.
panel-goal-ritual_lead = Cel: przewaga Rytuału, { $reached } z { $number }.
panel-goal-gates_opened = Cel: otwarte Bramy, { $reached } z { $number }.
panel-goal-cities_controlled = Cel: kontrolowane Miasta, { $reached } z { $number }.
panel-sane-gone = Zniszczone żetony Poczytalności: { $count }.
panel-behaviour = Teraz: { $behaviour }. { $text }
panel-behaviours =
    { $cards ->
        [none] Zakryte karty Zachowania: { $deck }.
       *[other] Zakryte karty Zachowania: { $deck }; odrzucone: { $cards }.
    }
panel-cultist =
    { $revealed ->
        [yes] { $name }: { $city }, ujawniony.
       *[no] { $name }: { $city }, nieujawniony: chroni Miasto i jego kartę.
    }
panel-cultist-card = Wpływ { $influence }, Podróż { $travel }, Potęga { $power }.
panel-cultist-cubes = Kostki: pula { $pool }, Niebyt { $limbo }.
panel-path = Ścieżka Kultystów: { $cities }.

### Section: what reports follow

roles-allegiance = Przynależności
measure-vp = PZ na torze
measure-madness = Żetony Szaleństwa
measure-cities = Kontrolowane Miasta
measure-gates_closed = Zamknięte Bramy
measure-gates_opened = Otwarte Bramy
measure-agents = Agenci
measure-mythos_cards = Karty Mitu
measure-kills = Zabici Agenci
measure-claimed = Karty zdobyte do talii

### Section: puzzles

puzzle-allegiance = Jaką Przynależność ma { $seat }?
puzzle-only = Dokładnie jedna z tych osób to { $allegiance }: { $seats }. Kto to?
puzzle-note-seen = { $seat }: zamknięte Bramy: { $closed }, otwarte: { $open }; PZ Badacza na Agentach: { $investigator_vp }, PZ Kultysty na kartach Mitu: { $cultist_vp }.
