### Miasto Szpiegów: Estoril 1942: teksty polskie.
### Nazwy jak w polskiej instrukcji, treść kart własnymi słowami. Liczby z cards.toml wchodzą jako zmienne.

### Section: the game

game-name = Miasto Szpiegów: Estoril 1942
game-about = Jest rok 1942 i każdy, kto coś znaczy, szpieguje w Estoril. Wysyłaj agentów do hoteli, na plażę i do kasyna, przeważnie zakrytych; werbuj tam najlepszych ludzi i wypełniaj misje skuteczniej niż inni.
game-tag = Szpiedzy, kasyna i zakryte karty.
game-length = Około trzech kwadransów, cztery rundy

### Section: what it is about

intro-goal = Po { $rounds } rundach wygrywa ten, kto ma najwięcej PZ. Za każdą misję { $mission_vp } PZ dostaje ten, kto ma na ręce najwięcej tego, co ona liczy; do tego dochodzą PZ z kart na ręce i za każdą odrzuconą kartę.
intro-turn = Gracze po kolei kładą po jednej postaci na wolnym obszarze, przeważnie zakrytą. Potem miejsca rozgrywa się jedno po drugim: postacie działają w kolejności obszarów, a kto ma w miejscu największą siłę wpływu, zdobywa czekającą tam nagrodę.
intro-end =
    Na koniec rundy zatrzymujesz { $hand_limit_end_of_round ->
        [one] { $hand_limit_end_of_round } kartę
        [few] { $hand_limit_end_of_round } karty
       *[many] { $hand_limit_end_of_round } kart
    }, a resztę odrzucasz. Po rundzie { $rounds } liczy się PZ; do misji liczą się tylko karty na ręce.
aim-points = Runda { $number } z { $rounds }: po ostatniej wygrywa ten, kto ma najwięcej PZ.
aim-missions =
    { $missions ->
        [none] W żadnej misji nie masz jeszcze najwięcej.
       *[other] Najwięcej masz (samodzielnie albo na równi z kimś) w misjach: { $missions }.
    }{ $other_missions ->
        [none] { "" }
       *[other] { " " }Do zdobycia, po { $points } PZ: { $other_missions }.
    }
tale-points = { $seat } ma { $points } PZ: za misje { $mission_points }, za karty na ręce { $card_points }, za odrzucone { $discard_points }.
tale-own-points =
    Masz { $points } PZ: za misje { $mission_points }, za karty na ręce { $card_points }, za odrzucone { $discard_points }.{ $decided ->
        [missions] { " " }Zdecydowały misje.
        [cards] { " " }Zdecydowały karty.
       *[level] { " " }PZ było tyle samo.
    }
outcome-open = Leży tam odkryta: wszyscy widzą, kto to.
outcome-no-assassin = Nie można tam użyć Zabójcy.
outcome-flag = Za flagę ma tam +1 siły wpływu.
outcome-stands =
    { $own ->
        [yes] Licząc samą siłę, prowadzisz tam
       *[no] Licząc samą siłę, prowadzi tam { $seat }:
    } { $influence } do { $next_influence }{ $level ->
        [yes] { " " }(remis rozstrzyga niższy obszar).
       *[no] .
    }
outcome-home =
    { $own ->
        [yes] { $card } wraca na twoją rękę
       *[no] { $card } wraca na rękę, właściciel: { $seat }
    }{ $idle ->
        [yes] , zanim zdąży zadziałać.
       *[no] .
    }
outcome-stranger = Ktokolwiek to jest, odkrywasz tę postać, a jej siłę liczy tu sobie { $seat }.
outcome-leads =
    { $own ->
        [yes] Prowadzisz tu wtedy
       *[no] Prowadzi tu wtedy { $seat }:
    } { $influence } do { $next_influence }{ $level ->
        [yes] { " " }(remis rozstrzyga niższy obszar).
       *[no] .
    }
outcome-weakest =
    { $own ->
        [yes] To ty masz tu wtedy najmniejszą siłę wpływu i tracisz na dobre jedną ze swoich postaci.
       *[no] Najmniejszą siłę wpływu ma tu wtedy { $seat } i na dobre traci postać.
    }
outcome-wins =
    { $own ->
        [yes] Zdobywasz kartę { $card }
       *[no] Kartę { $card } zdobywa { $seat }
    }, siła wpływu { $influence }.
outcome-under = { $card } trafia zakryta na spód stosu.
outcome-lost = { $card } odpada z gry, a z nią { $vp } PZ.
outcome-discard =
    Odrzucona daje { $vp } PZ, na ręce { $printed_vp }.{ $missions ->
        [none] { "" }
       *[other] { " " }Przestaje się liczyć w misjach: { $missions }.
    }

### Section: nations

nation-pt = Portugalia
nation-pt-text = Liczy się w misji „{ mission-m_portugal }”.
nation-us = Stany Zjednoczone
nation-us-text = Liczy się w misji „{ mission-m_usa }”.
nation-gb = Wielka Brytania
nation-gb-text = Liczy się w misji „{ mission-m_britain }”. Postacie brytyjskie mają +1 siły wpływu w Hotelu Palácio.
nation-de = Niemcy
nation-de-text = Liczy się w misji „{ mission-m_germany }”. Postacie niemieckie mają +1 siły wpływu w Hotelu Atlântico.
nation-it = Włochy
nation-it-text = Liczy się w misji „{ mission-m_flags }”.
nation-yu = Jugosławia
nation-yu-text = Liczy się w misji „{ mission-m_flags }”.
nation-su = Związek Radziecki
nation-su-text = Liczy się w misji „{ mission-m_flags }”.
nation-es = Hiszpania
nation-es-text = Liczy się w misji „{ mission-m_flags }”.
nation-fr = Francja
nation-fr-text = Liczy się w misji „{ mission-m_flags }”.
nation-hu = Węgry
nation-hu-text = Liczy się w misji „{ mission-m_flags }”.

### Section: abilities

ability-assassin = Zabójca
ability-assassin-text = Odeślij na rękę właściciela inną postać z tego miejsca, choćby własną, ale nie kartę nagrody ani postać z białym znacznikiem. Niewykorzystane symbole tej postaci przepadają. Nie działa w Kościele.

ability-conspirator = Konspirator
ability-conspirator-text = Podejrzyj wierzchnią kartę stosu, nie pokazując jej innym. Następnie odłóż na spód stosu, rewersem do góry, albo tę kartę, albo nagrodę z tego miejsca; druga z nich jest nagrodą.

ability-nationalist = Nacjonalista
ability-nationalist-text = +1 siły wpływu za każdą inną odkrytą kartę z taką samą flagą w tym albo sąsiednim miejscu, łącznie z kartami nagród.

ability-diplomat = Dyplomata
ability-diplomat-text = Połóż biały znacznik na dowolnej postaci w tym albo sąsiednim miejscu, także na tej. Do końca rundy nie może jej wybrać żaden Zabójca ani Uwodziciel.

ability-seducer = Uwodziciel
ability-seducer-text = Przenieś dowolną postać bez białego znacznika z sąsiedniego miejsca na wolny obszar w tym miejscu i ją odkryj. Do końca rundy jej zdolności się nie liczą, liczy się jej siła.

ability-woman = Kobieta
ability-woman-text = Bez działania w trakcie gry. Liczy się w jednej z misji.

### Section: characters - the starters of every player, then those to recruit

# Every card text is this one, with the values of its card.
card-text =
    { $nation ->
        [pt] { nation-pt }
        [us] { nation-us }
        [gb] { nation-gb }
        [de] { nation-de }
        [it] { nation-it }
        [yu] { nation-yu }
        [su] { nation-su }
        [es] { nation-es }
        [fr] { nation-fr }
       *[hu] { nation-hu }
    }, siła { $strength }, { $vp } PZ. { $first ->
        [assassin] { ability-assassin }
        [conspirator] { ability-conspirator }
        [nationalist] { ability-nationalist }
        [diplomat] { ability-diplomat }
        [seducer] { ability-seducer }
       *[none] Bez zdolności
    }{ $second ->
        [assassin] , { ability-assassin }
        [conspirator] , { ability-conspirator }
        [nationalist] , { ability-nationalist }
        [diplomat] , { ability-diplomat }
        [seducer] , { ability-seducer }
       *[none] { "" }
    }{ $woman ->
        [yes] , { ability-woman }
       *[no] { "" }
    }.

card-s_assassin = Linda X.
card-s_assassin-text = { card-text }
card-s_seducer = Elizabeth
card-s_seducer-text = { card-text }
card-s_nationalist = Roque
card-s_nationalist-text = { card-text }
card-s_diplomat = Guedes
card-s_diplomat-text = { card-text }
card-s_conspirator = Hans R.
card-s_conspirator-text = { card-text }
card-s_veteran = Araújo
card-s_veteran-text = { card-text }
card-c_rosa = C. Rosa
card-c_rosa-text = { card-text }
card-a_monteiro = A. Monteiro
card-a_monteiro-text = { card-text }
card-a_ferro = A. Ferro
card-a_ferro-text = { card-text }
card-amelia = Amélia
card-amelia-text = { card-text }
card-pires = Pires
card-pires-text = { card-text }
card-smith = S. Smith
card-smith-text = { card-text }
card-clark_g = Clark G.
card-clark_g-text = { card-text }
card-hedy_l = Hedy L.
card-hedy_l-text = { card-text }
card-anne_d = Anne D.
card-anne_d-text = { card-text }
card-loreta_b = Loreta B.
card-loreta_b-text = { card-text }
card-windsor = E. Windsor
card-windsor-text = { card-text }
card-green = G. Green
card-green-text = { card-text }
card-fleming = I. L. Fleming
card-fleming-text = { card-text }
card-luciano = C. Lucky Luciano
card-luciano-text = { card-text }
card-walser_s = Walser S.
card-walser_s-text = { card-text }
card-zarah_l = Zarah L.
card-zarah_l-text = { card-text }
card-otto_m = Otto M.
card-otto_m-text = { card-text }
card-nora_s = Nora S.
card-nora_s-text = { card-text }
card-dusko_p = Dusko P.
card-dusko_p-text = { card-text }
card-shouwaloff = I. Shouwaloff
card-shouwaloff-text = { card-text }
card-alekhine = A. Alekhine
card-alekhine-text = { card-text }
card-bourbon = J. Bourbon
card-bourbon-text = { card-text }
card-rene = G. René
card-rene-text = { card-text }
card-antoine_se = Antoine S. E.
card-antoine_se-text = { card-text }
card-zsa_zsa_g = Zsa Zsa G.
card-zsa_zsa_g-text = { card-text }
card-garbo = Garbo
card-garbo-text = { card-text }
card-salazar = Salazar
card-salazar-text = { card-text }

### Section: locations

location-church = Kościół Sto. António
location-church-text = Nie można tu używać Zabójców.
location-palacio = Hotel Palácio
location-palacio-text = Podczas rozgrywania tego miejsca każda brytyjska postać ma tu +1 siły wpływu. Nagroda leży zakryta.
location-tamariz = Plaża Tamariz
location-tamariz-text = Nic tu nie jest TOP SECRET: wszystkie karty leżą odkryte.
location-atlantico = Hotel Atlântico
location-atlantico-text = Podczas rozgrywania tego miejsca każda niemiecka postać ma tu +1 siły wpływu.
location-muchaxo = Muchaxo
location-muchaxo-text = Wszystkie obszary są tu zewnętrzne: każdy może tu położyć postać.
location-casino = Casino Estoril
location-casino-text = Gdy wszystkie zdolności są już użyte, za każdą postać rzuca się dwiema kośćmi, a różnicę wyników dodaje się do jej siły wpływu.
location-boca = Boca do Inferno
location-boca-text = Gdy wszystkie zdolności są już użyte, a jest tu co najmniej dwóch graczy, najsłabszy z nich usuwa z gry jedną ze swoich postaci z tego miejsca.
location-museum = Muzeum Conde Castro Guimarães
location-museum-text = Ma cztery obszary. Kładąc postać na obszarze IV, można podejrzeć zakrytą kartę w dowolnym miejscu. Nagroda leży zakryta.

### Section: areas - the number of the location, and the area

# Every area text is this one, with the marks of its area.
area-text =
    { $secret ->
        [yes] TOP SECRET: położona tu postać leży zakryta.
        [no] Położona tu postać leży odkryta.
       *[none] Na tej planszy nie ma takiego obszaru.
    }{ $look ->
        [this] { " " }Kładąc ją, można podejrzeć zakrytą kartę w tym miejscu.
        [adjacent] { " " }Kładąc ją, można podejrzeć zakrytą kartę w tym albo sąsiednim miejscu.
        [any] { " " }Kładąc ją, można podejrzeć zakrytą kartę w dowolnym miejscu.
       *[none] { "" }
    }

area-1i = Kościół 1I
area-1i-text = { area-text }
area-1ii = Kościół 1II
area-1ii-text = { area-text }
area-1iii = Kościół 1III
area-1iii-text = { area-text }
area-1iv = Kościół 1IV
area-1iv-text = { area-text }
area-2i = Palácio 2I
area-2i-text = { area-text }
area-2ii = Palácio 2II
area-2ii-text = { area-text }
area-2iii = Palácio 2III
area-2iii-text = { area-text }
area-2iv = Palácio 2IV
area-2iv-text = { area-text }
area-3i = Tamariz 3I
area-3i-text = { area-text }
area-3ii = Tamariz 3II
area-3ii-text = { area-text }
area-3iii = Tamariz 3III
area-3iii-text = { area-text }
area-3iv = Tamariz 3IV
area-3iv-text = { area-text }
area-4i = Atlântico 4I
area-4i-text = { area-text }
area-4ii = Atlântico 4II
area-4ii-text = { area-text }
area-4iii = Atlântico 4III
area-4iii-text = { area-text }
area-4iv = Atlântico 4IV
area-4iv-text = { area-text }
area-5i = Muchaxo 5I
area-5i-text = { area-text }
area-5ii = Muchaxo 5II
area-5ii-text = { area-text }
area-5iii = Muchaxo 5III
area-5iii-text = { area-text }
area-5iv = Muchaxo 5IV
area-5iv-text = { area-text }
area-6i = Casino 6I
area-6i-text = { area-text }
area-6ii = Casino 6II
area-6ii-text = { area-text }
area-6iii = Casino 6III
area-6iii-text = { area-text }
area-6iv = Casino 6IV
area-6iv-text = { area-text }
area-7i = Boca 7I
area-7i-text = { area-text }
area-7ii = Boca 7II
area-7ii-text = { area-text }
area-7iii = Boca 7III
area-7iii-text = { area-text }
area-7iv = Boca 7IV
area-7iv-text = { area-text }
area-8i = Muzeum 8I
area-8i-text = { area-text }
area-8ii = Muzeum 8II
area-8ii-text = { area-text }
area-8iii = Muzeum 8III
area-8iii-text = { area-text }
area-8iv = Muzeum 8IV
area-8iv-text = { area-text }

spot-i = I
spot-i-text = Działa w swoim miejscu pierwszy i wygrywa remisy.
spot-ii = II
spot-ii-text = Działa drugi.
spot-iii = III
spot-iii-text = Działa trzeci.
spot-iv = IV
spot-iv-text = Działa ostatni. Ma go tylko Muzeum.

### Section: missions

mission-m_portugal = Siatka portugalska
mission-m_portugal-text = { $vp } PZ za najwięcej portugalskich kart na ręce.
mission-m_usa = Siatka amerykańska
mission-m_usa-text = { $vp } PZ za najwięcej amerykańskich kart na ręce.
mission-m_britain = Siatka brytyjska
mission-m_britain-text = { $vp } PZ za najwięcej brytyjskich kart na ręce.
mission-m_germany = Siatka niemiecka
mission-m_germany-text = { $vp } PZ za najwięcej niemieckich kart na ręce.
mission-m_assassin = Zabójcy
mission-m_assassin-text = { $vp } PZ za najwięcej symboli Zabójcy na ręce.
mission-m_conspirator = Konspiratorzy
mission-m_conspirator-text = { $vp } PZ za najwięcej symboli Konspiratora na ręce.
mission-m_nationalist = Nacjonaliści
mission-m_nationalist-text = { $vp } PZ za najwięcej symboli Nacjonalisty na ręce.
mission-m_diplomat = Dyplomaci
mission-m_diplomat-text = { $vp } PZ za najwięcej symboli Dyplomaty na ręce.
mission-m_seducer = Uwodziciele
mission-m_seducer-text = { $vp } PZ za najwięcej symboli Uwodziciela na ręce.
mission-m_women = Kobiety
mission-m_women-text = { $vp } PZ za najwięcej symboli Kobiety na ręce.
mission-m_flags = Siatka międzynarodowa
mission-m_flags-text = { $vp } PZ za najwięcej różnych flag na ręce spośród: Hiszpania, Francja, Włochy, Węgry, Związek Radziecki, Jugosławia.
mission-m_influence = Misja największej siły wpływów
mission-m_influence-text = { $vp } PZ za największą sumę nadrukowanej siły na ręce.

### Section: options - variants

option-secret_missions = Sekretne misje
option-secret_missions-about = Zamiast czterech odkrytych misji jest jedna, a między każdą parą sąsiadów leży jeszcze jedna zakryta, znana tylko im. Na koniec wszyscy punktują za wszystkie. Dla trzech albo czterech osób.
option-secret_missions-no = Cztery odkryte misje
option-secret_missions-yes = Jedna odkryta misja i po jednej między każdą parą sąsiadów

option-recruitment_office = Tajne biuro rekrutacji
option-recruitment_office-about = Każdy dostaje własną tajną misję i 1 PZ za każdy jej symbol na ręce i wśród odrzuconych kart.
option-recruitment_office-no = Bez własnych misji
option-recruitment_office-yes = Tajna misja dla każdego

option-second_place = Ważne drugie miejsce
option-second_place-about = Drugie miejsce w misji daje 3 PZ. Przy remisie na pierwszym miejscu remisujący dzielą się 9 PZ, a drugiego miejsca nie ma.
option-second_place-no = Liczy się tylko pierwsze miejsce
option-second_place-yes = Drugie miejsce też daje punkty

### Section: options - house rules

option-empty_missions = Misje, których nikt nie wypełnia
option-empty_missions-about = Jeśli nikt nie ma tego, co liczy misja, zwykle nikt za nią nie punktuje. Można też uznać, że „najwięcej” to także zero, i podzielić punkty między wszystkich.
option-empty_missions-nobody = Nikt za nie nie punktuje
option-empty_missions-shared = Remisujący z zerem dzielą się punktami

option-flags_counted = Kiedy Nacjonalista liczy flagi
option-flags_counted-about = Zwykle premia jest ustalana w chwili użycia symbolu. Gdy liczy się ją na końcu, znaczenie ma też to, co inni zrobią później w tym samym miejscu.
option-flags_counted-at_use = W chwili użycia symbolu
option-flags_counted-at_end = Po użyciu wszystkich zdolności w danym miejscu

option-assassin_himself = Zabójca wybierający siebie
option-assassin_himself-about = Zwykle Zabójca wybiera inną postać. Pozwólcie na to, jeśli Zabójcy mają móc wymknąć się na rękę.
option-assassin_himself-no = Niedozwolone
option-assassin_himself-yes = Dozwolone

option-white_markers = Białe znaczniki
option-white_markers-about = W pudełku jest pięć białych znaczników dla Dyplomatów. Zwykle to nie jest ograniczenie.
option-white_markers-unlimited = Tyle, ile potrzeba
option-white_markers-limited = Nie więcej, niż jest w pudełku

option-office_scoring = Pozostałe misje przy biurze rekrutacji
option-office_scoring-about = W wariancie z tajnym biurem rekrutacji zwykle punktuje się też za pozostałe misje. Bez tego wariantu opcja nie ma znaczenia.
option-office_scoring-on_top = Punktowane jak zwykle
option-office_scoring-instead = Niepunktowane: liczy się tylko własna misja

option-fulfilled = Wypełnione misje
option-fulfilled-about = Remis w punktach rozstrzyga liczba wypełnionych misji. Zwykle dzielone pierwsze miejsce też liczy się jako wypełnienie.
option-fulfilled-shared_too = Liczą się pierwsze miejsca, także dzielone
option-fulfilled-alone_only = Liczą się tylko misje wygrane samotnie

option-seduced_bonus = Miejsca a uwiedzione postacie
option-seduced_bonus-about = Zdolności uwiedzionej postaci się nie liczą. Hotele i kasyno zwykle na nią działają, bo są to cechy miejsca, a nie postaci.
option-seduced_bonus-yes = Hotele i kasyno na nie działają
option-seduced_bonus-no = Mają tylko nadrukowaną siłę i nic więcej

### Section: events - set-up and the start of a round

event-missions = Odkryte misje: { $missions }.
event-shared-mission = { $seat } i { $target } znają sekretną misję, która leży między nimi: { $mission }.
event-own-mission = Tajna misja z biura rekrutacji, którą dostaje { $seat }: { $mission }.
event-first = Grę zaczyna { $seat }.
event-round = Zaczyna się runda { $number }. Miasto: { $locations }.
event-reward =
    { $card ->
        [none] Nagroda ({ $location }) leży zakryta.
       *[other] Nagroda ({ $location }): { $card }.
    }

### Section: events - placing

event-place =
    { $card ->
        [none] { $seat } kładzie zakrytą postać na obszarze { $area }.
       *[other] { $seat } kładzie kartę { $card } na obszarze { $area }.
    }
event-look =
    { $card ->
        [none] { $seat } podgląda kartę na obszarze { $area }.
       *[other] { $seat } podgląda kartę { $card } na obszarze { $area }.
    }
event-look-reward =
    { $card ->
        [none] { $seat } podgląda nagrodę: { $location }.
       *[other] { $seat } podgląda kartę { $card }, nagrodę: { $location }.
    }

### Section: events - resolving

event-resolve = Rozgrywane miejsce: { $location }.
event-reveal = Obszar { $area }: zostaje odkryta karta { $card } ({ $seat }).
event-assassinate =
    { $own ->
        [yes] { $seat } używa Zabójcy: własna postać { $card } z obszaru { $area } wraca na rękę.
       *[no] { $seat } używa Zabójcy: { $card } z obszaru { $area } wraca na rękę. Właściciel: { $target }.
    }
event-conspire =
    { $card ->
        [none] { $seat } konspiruje ({ $location }) i podgląda wierzchnią kartę stosu.
       *[other] { $seat } konspiruje ({ $location }) i podgląda kartę { $card } z wierzchu stosu.
    }
event-keep = { $seat } zostawia nagrodę ({ $location }): { $card }, a drugą kartę odkłada na spód stosu.
event-swap = { $seat } wymienia nagrodę ({ $location }): pojawia się { $card }, a { $old_card } trafia na spód stosu.
event-rally =
    { $bonus ->
        [0] { $card } ({ $seat }) nie widzi żadnej takiej samej flagi.
       *[other] { $card } ({ $seat }) liczy flagi: +{ $bonus } siły wpływu.
    }
event-rally-later = { $card } ({ $seat }) policzy flagi, gdy wszystkie zdolności będą tu już użyte.
event-protect =
    { $own ->
        [yes] { $seat } kładzie biały znacznik na własnej postaci na obszarze { $area }.
       *[no] { $seat } kładzie biały znacznik na obszarze { $area }. Właściciel postaci: { $target }.
    }
event-seduce =
    { $own ->
        [yes] { $seat } uwodzi własną postać { $card } z obszaru { $area } na obszar { $to_area }.
       *[no] { $seat } uwodzi postać { $card } z obszaru { $area } na obszar { $to_area }. Właściciel: { $target }.
    }
event-dice = { $card } ({ $seat }): wynik rzutu { $one } i { $other }, +{ $bonus } siły wpływu.
event-sacrifice = { $seat } traci na zawsze kartę { $card } z obszaru { $area }.
event-win-reward = { $seat } zdobywa nagrodę ({ $location }): { $card }, siła wpływu: { $influence }.
event-unclaimed = { $location }: nikogo tu nie ma, więc { $card } trafia na spód stosu.
event-discard = { $seat } odkłada na stos kart odrzuconych: { $cards }

### Section: events - the end

event-secret-missions = Sekretne misje: { $missions }.
event-mission = { $mission }: { $seat } ma { $number } i dostaje { $vp } PZ.
event-mission-unscored = { $mission }: nikt nie dostaje punktów.
event-office-mission = Tajna misja, którą ma { $seat }: { $mission }, { $vp } PZ.
event-score = { $seat } ma { $vp } PZ: { $discards_vp } za odrzucone karty, { $cards_vp } na kartach, { $missions_vp } za misje{ $office_vp ->
        [none] { "" }
       *[other] , { $office_vp } za biuro rekrutacji
    }.

### Section: questions

prompt-place =
    { $anywhere ->
        [yes] Nie ma wolnego obszaru zewnętrznego ani obszaru obok własnej postaci: połóż postać na dowolnym wolnym obszarze. Którą i gdzie?
       *[no] Połóż postać na wolnym obszarze: zewnętrznym albo obok własnej postaci. Którą i gdzie?
    }
prompt-look = Z obszaru { $area } możesz podejrzeć zakrytą kartę. Którą?
prompt-act = { $card } na obszarze { $area } może działać: { $ability }.{ $flags ->
        [none] { "" }
       *[other] { " " }Flagi, które się teraz liczą: { $flags }.
    } Co robisz?
prompt-exchange = { $card } to nagroda ({ $location }), a wierzchnią kartę stosu już znasz. Jedna z nich trafia na spód stosu. Która ma być nagrodą?
prompt-sacrifice = { $location }: twoja siła wpływu jest tu najmniejsza. Którą ze swoich postaci tracisz na zawsze?
prompt-discard =
    Możesz zachować { $limit ->
        [one] { $limit } kartę
        [few] { $limit } karty
       *[many] { $limit } kart
    }. Którą odrzucasz teraz? Nikt jej nie zobaczy, dopóki wszyscy nie wybiorą.

### Section: what the others wait for

waiting-place = { $asked_seats } wysyła postać do miasta.
waiting-look = { $asked_seats } może podejrzeć zakrytą kartę z obszaru { $area }.
waiting-act = { $card } ({ $asked_seats }) na obszarze { $area } może działać: { $ability }.
waiting-exchange = { $asked_seats } zna już wierzchnią kartę stosu: czy to ona będzie nagrodą ({ $location }), czy zostaje { $card }?
waiting-sacrifice = { $location }: najmniejszą siłę wpływu ma { $asked_seats } i traci tu na zawsze jedną postać.
waiting-discard =
    Kto ma więcej niż { $limit ->
        [one] { $limit } kartę
        [few] { $limit } karty
       *[many] { $limit } kart
    }, odrzuca nadmiar w tajemnicy przed innymi.

### Section: choices

choice-pass = Spasuj
choice-place-card-area = { $card } → { $area }
choice-look-area = Podejrzyj kartę: { $area }
choice-look-location = Podejrzyj nagrodę: { $location }
choice-assassinate-area = Odeślij postać na rękę: { $area }
choice-conspire = Podejrzyj stos
choice-keep = Zostaw nagrodę
choice-swap = Wymień nagrodę
choice-rally = Policz flagi
choice-protect-area = Chroń postać: { $area }
choice-seduce-area-spot = Uwiedź postać z obszaru { $area } na obszar { $spot }
choice-lose-area = Strać postać: { $area }
choice-discard-card = Odrzuć: { $card }

### Section: why not

reason-not-in-hand = Nie masz na ręce karty { $card }: wybierz kartę, którą masz.
reason-not-in-play = Obszaru { $area } nie ma w tej rundzie: wybierz obszar z układu miasta.
reason-no-such-area = { $location }: na tej planszy nie ma obszaru { $spot }. Wybierz inny.
reason-occupied = Obszar { $area } jest zajęty: wybierz wolny.
reason-inner = Obszar { $area } jest wewnętrzny, a obok niego nie ma twojej postaci: wybierz obszar zewnętrzny albo leżący obok twojej postaci.
reason-empty = Na obszarze { $area } nie ma postaci: wybierz obszar z postacią.
reason-face-up = Karta na obszarze { $area } jest odkryta: podejrzyj zakrytą.
reason-own-card = Karta na obszarze { $area } jest twoja i ją znasz: podejrzyj cudzą.
reason-out-of-range = { $location } leży poza zasięgiem tego symbolu: wybierz kartę w zasięgu.
reason-location-not-in-play = { $location }: tego miejsca nie ma w tej rundzie. Wybierz miejsce z układu miasta.
reason-no-reward = { $location }: nagrody już tu nie ma. Wybierz inną kartę.
reason-reward-face-up = Nagroda ({ $location }) jest odkryta: podejrzyj zakrytą kartę.
reason-no-symbol = Tej postaci nie został już taki symbol: { $ability }.
reason-no-deck = Nie ma karty w stosie albo nagrody w tym miejscu, więc nie ma z czym konspirować: spasuj albo użyj innego symbolu.
reason-no-flags = Nie ma innej karty z taką flagą: spasuj albo użyj innego symbolu.
reason-no-assassin = { $location }: tu nie wolno używać Zabójców. Użyj innego symbolu albo spasuj.
reason-not-here = Obszar { $area } leży w innym miejscu: wybierz postać z tego miejsca.
reason-protected = Postać na obszarze { $area } ma biały znacznik: wybierz postać bez znacznika.
reason-not-himself = Zabójca nie może wybrać samego siebie: wybierz inną postać.
reason-already-protected = Postać na obszarze { $area } ma już biały znacznik: wybierz inną.
reason-no-white-marker = Wszystkie białe znaczniki są w grze: spasuj albo użyj innego symbolu.
reason-not-near = Obszar { $area } nie leży ani tu, ani w sąsiednim miejscu: wybierz postać, która jest bliżej.
reason-not-adjacent = Obszar { $area } nie leży w sąsiednim miejscu: wybierz postać z sąsiedztwa.
reason-not-yours = Postać na obszarze { $area } nie jest twoja: wybierz własną.
reason-already-aside = Karta { $card } jest już odłożona: wybierz inną.

### Section: endings

ending-points = Wygrywa { $winners }: najwięcej PZ!
ending-missions = Wygrywa { $winners }: remis w PZ, ale więcej wypełnionych misji!
ending-cards = Wygrywa { $winners }: remis w PZ i misjach, ale lepsza siatka szpiegów!
ending-shared = Wspólne zwycięstwo: { $winners }!

### Section: measured

measure-network = Postacie w siatce
measure-lost = Utracone postacie

### Section: in the terminal

panel-signs = Na planszy: ★ na czerwonym tle to nagroda, ✿ zakryta karta, ◉ karta, którą znasz, · obszar wewnętrzny, ⚑ biały znacznik, ♥ uwiedziona postać. Na wolnym obszarze: ✿ TOP SECRET, a także symbole podglądania: jedno „?” w tym miejscu, dwa w tym i w sąsiednich, trzy we wszystkich. Liczba przy kształcie to numer miejsca przy stole, a liczba w rogu to siła wpływu podczas rozgrywania miejsca. Obszary, które się stykają, sąsiadują ze sobą; ★ przy imieniu oznacza osobę, która zaczyna rundę.
panel-first = Rundę zaczyna { $name }.
panel-city = Miasto to dwa rzędy po trzy miejsca: { $upper }; pod nimi { $lower }.
panel-location = { $number } { $location }, rząd { $row }, kolumna { $col }, obok { $neighbours }{ $resolved ->
        [yes] , rozegrane
       *[no] { "" }
    }. Nagroda{ $secret ->
        [yes] , TOP SECRET
       *[no] { "" }
    }: { $reward }
panel-hidden = zakryta
panel-no-reward = brak
panel-free = wolny
panel-character =
    { $card ->
        [none] zakryta karta ({ $name })
       *[other] { $card } ({ $name })
    }
panel-area = { $area }, { $outer ->
        [yes] zewnętrzny
       *[no] wewnętrzny
    }{ $secret ->
        [yes] , TOP SECRET
       *[no] { "" }
    }{ $look ->
        [this] , podgląd: tutaj
        [adjacent] , podgląd: tutaj i w sąsiedztwie
        [any] , podgląd: wszędzie
       *[none] { "" }
    }, obok { $neighbours } – { $card }{ $white ->
        [yes] , z białym znacznikiem
       *[no] { "" }
    }{ $seduced ->
        [yes] , postać uwiedziona
       *[no] { "" }
    }
panel-player = { $name }: na ręce { $cards }, znaczniki do położenia { $markers }. Cała siatka: { $network }
panel-discards = Karty odrzucone, { $name }: { $cards }
panel-lost = Karty utracone na zawsze, { $name }: { $cards }
panel-missions = Odkryte misje: { $missions }.
panel-shared-mission = Sekretna misja ({ $one } i { $other }): { $mission }.
panel-own-mission = Tajna misja z biura rekrutacji ({ $name }): { $mission }.
panel-reward = Nagroda: { $card } – { $about }
panel-top = Na wierzchu stosu: { $card } – { $about }
panel-deck = Liczba kart w stosie: { $number }.
panel-known = Wiesz, że w stosie są: { $cards }
panel-counts = na ręce { $cards }, znaczniki do położenia { $markers }, odrzucone { $discards }

### Section: puzzles

puzzle-placed = Jaka postać leży zakryta na obszarze { $area } (gracz: { $seat })?
puzzle-note-candidate =
    { $card }: siła { $strength }, { $skills ->
        [one] { $skills } zdolność
        [few] { $skills } zdolności
       *[many] { $skills } zdolności
    }{ $home ->
        [yes] , a do tego flaga, która się tu liczy
       *[no] { "" }
    }.
puzzle-note-habits = Postacie z poprzednich rund ({ $seat }): { $cards }. Tak gra ktoś, kto wysyła najlepszych, przede wszystkim tam, gdzie liczy się ich flaga.
