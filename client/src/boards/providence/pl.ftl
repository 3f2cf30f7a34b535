### Plansza Ameryki: teksty polskie.

### Section: the map

map = Mapa Ameryki
tally = { $name } { $count }
city-about = { $city }. Wartość kontroli { $control }, { $name ->
    [none] niczyje.
   *[other] kontroluje { $name }.
  } Wartość Bramy { $gate }, { $side ->
    [closed] zamknięta ({ $gatekeeper }).
    [open] otwarta ({ $gatekeeper }).
   *[none] jeszcze nietknięta.
  }
city-closed = { $by ->
    [cthulhu] Jest tu Cthulhu: Miasto jest zamknięte.
   *[martial_law] Trwa tu Stan Wojenny: Miasto jest zamknięte.
  }
city-cubes = Kostki: { $content }.
city-piece = { $piece } ({ $name }), Potęga { $power }{ $possessed ->
    [yes] , Opętanie.
   *[no] .
  }
city-deep = Istoty z Głębin: { $count }.
city-whateley = Żetony Rodu Whateleyów: { $count }.
city-price = Podróż tam kosztuje { $price }.
city-card = Karta w Mieście { $city }: { $card }. { $about } Kart pod nią: { $stack }.
city-no-card = { $city }: nie ma już kart.
blockade-there = Leży na tym Blokada.
leading = Wpływ: { $influence }. { $name ->
    [none] Nikt nie ma najwięcej.
   *[other] Najwięcej ma { $name }.
  }
claimable = Możesz to teraz przejąć.
target = Można wybrać.
limbo = Niebyt
limbo-of = { $name } { $count }
limbo-about = Niebyt. Kostki: { $content }. { $target ->
    [yes] Można wybrać.
   *[no] { "" }
  }
track = { $track ->
    [ritual] Rytuał
   *[investigation] Śledztwo
  }
track-about = { $track ->
    [ritual] Rytuał
   *[investigation] Śledztwo
  }: pole { $at } z { $end }, warte { $points } PZ.
track-push = { $way ->
    [minus] { $track ->
        [ritual] Cofnij Rytuał
       *[investigation] Cofnij Śledztwo
      }
   *[plus] { $track ->
        [ritual] Posuń Rytuał naprzód
       *[investigation] Posuń Śledztwo naprzód
      }
  }
symbol = { $kind ->
    [influence] Wpływ { $count }
    [wealth] Bogactwo { $count }
    [travel] Podróż { $count }
    [power] Potęga { $count }
    [ritual_plus] Postęp Rytuału { $count }
    [ritual_minus] Regres Rytuału { $count }
    [investigation_plus] Postęp Śledztwa { $count }
    [investigation_minus] Regres Śledztwa { $count }
    [kill] Zabójstwo
    [close_gate] zamknięcie Bramy
    [open_gate] otwarcie Bramy
    [blockade] Blokada
    [agent] Agent z Potęgą { $count }
    [generic] PZ: { $count }
    [investigator] PZ Badacza: { $count }
    [cultist] PZ Kultysty: { $count }
   *[sanity] Test Poczytalności
  }

### Section: one City

sheet-city = Miasto
sheet-card = Karta
sheet-cubes = kostki
sheet-influence = Wpływ
possessed = Opętanie
power = Potęga

### Section: an action being put together

plan-about = Akcja, którą składasz
plan = { $action ->
    [add] Dodanie Wpływu: { $place }
    [retrieve] Odzyskanie Wpływu
    [buy] Zakup Wpływu
    [travel] Podróżowanie
    [track] { $push }
    [discard] Odrzucenie kart
    [drop] Odrzucenie kart i dobranie tylu samo
    [kill] { $card }: ginie { $piece } ({ $city })
    [slay] { $card }: ginie Istota z Głębin ({ $city })
    [close] { $card }: { $piece } zamyka Bramę ({ $city })
    [open] { $card }: { $piece } otwiera Bramę ({ $city })
   *[use] { $card }
  }
plan-travel = Koszt { $needed }, płacisz { $total }.
plan-power = Potęga: { $total } z { $needed }{ $agents ->
    [0] .
   *[other] , z tego { $agents } od twoich Agentów.
  }
plan-trip = { $piece ->
    [none] Istota z Głębin
   *[other] { $piece }
  }: { $city } – { $to }, koszt { $price }.
take-limbo = Z Niebytu (leży tam: { $count })
plan-cubes = { $action ->
    [retrieve] { $count ->
        [one] Wraca { $count } kostka.
        [few] Wracają { $count } kostki.
       *[many] Wraca { $count } kostek.
      }
    [buy] { $count ->
        [one] Dostajesz { $count } kostkę.
        [few] Dostajesz { $count } kostki.
       *[many] Dostajesz { $count } kostek.
      }
   *[add] { $count ->
        [one] { $count } kostka.
        [few] { $count } kostki.
       *[many] { $count } kostek.
      }
  }
plan-standing = { $leads ->
    [you] Prowadzisz wtedy { $mine } do { $rival }
    [other] Prowadzi wtedy { $name }: { $rival } do twoich { $mine }
   *[nobody] Nikt wtedy nie prowadzi: masz { $mine }, najsilniejszy rywal ma { $rival }
  }{ $agents ->
    [0] .
   *[other] ; z twoich { $agents } od Agentów na miejscu.
  }
plan-tracks = Śledztwo na polu { $investigation }, Rytuał na polu { $ritual }.
plan-points = Na koniec da ci to { $points } PZ.
plan-test = Potem Test Poczytalności: { $mad } z { $all } żetonów w worku to Szaleństwo.
plan-cards = { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
  }
ask-put = W rogu Miasta widać, ile jest warte PZ; w kropkowanym kółku jest wartość Bramy: tyle Potęgi ona wymaga.
ask-add = Żeby dodać Wpływ, wybierz na planszy Miasto, kartę w Mieście albo kartę Mitu.
plan-ready = { $action ->
    [use] Naciśnij „Gotowe”, żeby jej użyć. Jeśli trzeba coś wybrać, padnie o to pytanie.
   *[other] Można już to wykonać: naciśnij „Gotowe”.
  }
ask-end = Nie masz już akcji ani darmowej akcji do wykonania: zakończ turę.{ $alone ->
    [yes] { "" }
   *[no] { " " }Pytanie pada mimo to, żeby nikt nie poznał twojej ręki.
  }
plan-add = { $action ->
    [travel] Wybierz, kto i dokąd podróżuje.
    [fares] Wyślij jeszcze kogoś albo zapłać kartami.
    [way] Wybierz, z czego skorzystasz.
    [use] Wybierz cel i dołóż karty z Potęgą, jeśli trzeba.
    [hunt] Wybierz ofiarę i dołóż karty z Potęgą, jeśli trzeba.
    [deed] Dołóż karty z Potęgą.
    [buy] Dołóż karty z Bogactwem: 1 kostka kosztuje { $price } Bogactwa.
   *[other] Dołóż karty z ręki.
  }

### Section: beside the map

side-about = Twoja Przynależność, rząd Mitu i karty wszystkich
side-secret = Twoja tajemnica
side-revealed = Ujawniona Przynależność
side-unknown = Przynależność nieznana
side-wants = { $allegiance ->
    [investigator] Punkty dają ci zamknięte Bramy, tor Śledztwa i Agenci z PZ Badacza.
    [cultist] Punkty dają ci otwarte Bramy, tor Rytuału, Krypta, karty Mitu i Opętani Agenci.
    [dissenter_investigator] Punkty dają ci wszystkie Bramy, tor Śledztwa i Krypta. Nie daj się ujawnić.
   *[dissenter_cultist] Punkty dają ci wszystkie Bramy, tor Rytuału i Krypta. Nie daj się ujawnić.
  }
side-points = Masz { $vp } PZ; { $threshold } kończy grę.
side-counting = Gdyby gra skończyła się teraz: { $points } PZ
side-line = { $line }: { $points }
side-reveal = { $enough ->
    [yes] Po ujawnieniu masz { $points }: to wystarczy, żeby zakończyć grę!
   *[no] Po ujawnieniu masz { $points }.
  }
row = Rząd Mitu
row-empty = Nie ma odkrytej karty Mitu.
mythos-deck = Karty w talii Mitu
your-cards = Twoje karty
everybodys-cards = Karty wszystkich
supply = Obok planszy
supply-reserve = Karty w Rezerwie
supply-sane = Żetony Poczytalności w worku
supply-mad = Żetony Szaleństwa w worku
supply-blockades = Blokady w puli
supply-deep = Istoty z Głębin do wystawienia
chances = Przynależność: { $name }
chances-whose = O kim
chance-about = Z tego, co każdy zrobił i co wiesz. Widzisz to tylko ty.
allegiance-short = { $allegiance ->
    [investigator] Badacz
    [cultist] Kultysta
    [dissenter_investigator] Buntownik (Bad.)
   *[dissenter_cultist] Buntownik (Kult.)
  }
percent = { $percent }%
short-claimed = przejęte
short-deck = talia
short-discards = odrzucone
short-mythos = Mit
short-crypt = Krypta

### Section: the Great Old One

elder = Przedwieczny
elder-vp = PZ: { $vp } z { $threshold }
elder-goal = { $goal ->
    [mythos_claimed] Wygrywa od razu, gdy przejmie karty Mitu: { $number }.
    [sanity_cards_claimed] Wygrywa od razu, gdy przejmie karty z Testem Poczytalności: { $number }.
    [agents_claimed] Wygrywa od razu, gdy przejmie Agentów: { $number }.
    [ritual_lead] Wygrywa od razu, gdy przewaga Rytuału nad Śledztwem wynosi { $number }.
    [gates_opened] Wygrywa od razu, gdy otworzy Bramy: { $number }.
   *[cities_controlled] Wygrywa od razu, gdy kontroluje Miasta: { $number }.
  }
elder-reached = { $reached } z { $number }
elder-madness = Żetony Szaleństwa: { $madness } z { $most }; ostatni kończy grę
elder-ahead = Gdyby gra skończyła się teraz: { $who ->
    [nobody] remis, więc twoja wygrana.
    [you] masz o { $count } PZ więcej.
   *[it] Przedwieczny ma o { $count } PZ więcej.
  }
elder-deck = Karty w talii Zachowania Kultysty
elder-mythos = Karty Mitu
elder-crypt = Zabici Agenci
elder-ends = Gra kończy się po turze Przedwiecznego
cultist-revealed = ujawniony
cultist-numbers = Kostki: { $pool }, w Niebycie: { $limbo } · Wpływ { $influence }, Podróż { $travel }, Potęga { $power }
story = Co zrobił Przedwieczny
story-steps = { $step } z { $count }
story-step = Dalej
story-all = Wszystko naraz
story-again = Opowiedz jeszcze raz

### Section: all that is known of a player

dossier = Co wszyscy wiedzą: { $name }
dossier-points = PZ: { $vp } z { $threshold }, do końca gry brakuje { $missing }.
dossier-supply = Kostki: { $pool } w puli, { $limbo } w Niebycie, { $common } do kupienia. Zostało żetonów Kontroli: { $control }.
dossier-sanity = Szaleństwo: { $madness } z { $limit }; żetony Poczytalności: { $sane }.
dossier-agents = Agenci: { $count } z 6{ $content ->
    [none] .
   *[other] { " " }({ $content }).
  }
dossier-agent = { $piece } { $power }{ $city ->
    [none] { "" }
   *[other] { " " }– { $city }
  }
dossier-revealed = Przynależność jest jawna.
dossier-looked = Tę Przynależność zna: { $names }.
piles = Gdzie są karty
tab-claimed = Przejęte
tab-deck = Twoja talia
tab-hand-and-deck = Ręka i talia
tab-discards = Stos kart odrzuconych
tab-mythos = Karty Mitu
tab-crypt = Krypta
deck-note = Kolejności nie zna nikt.
held-note = Na pewno na ręce:
unseen-note = Na ręce albo w talii:
in-play-note = W grze, aż akcja się rozstrzygnie:
pile-empty = Nic tu nie ma.
card-times = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }

### Section: the table

status-setup = Przygotowanie do gry
status = Runda { $number } · { $name } · akcje: { $left }
alarm-revealing = Może zakończyć grę, ujawniając się: { $names }
alarm-revealing-one = { $name }, { $vp } PZ ({ $allegiances })
alarm-points = { $names }: do końca gry { $missing } PZ
alarm-track = Znacznik jest na polu { $place } z { $end }
alarm-madness = { $names }: o jeden żeton od Szaleństwa
alarm-rival = Ktoś inny prowadzi tam, gdzie masz kontrolę: { $cities }
alarm-goal = { $name }: o { $left ->
    [one] krok
    [few] { $left } kroki
   *[many] { $left } kroków
  } od celu
alarm-elder-madness = { $name }: o jeden żeton Szaleństwa od końca gry
fact-vp = Punkty zwycięstwa
fact-madness = Żetony Szaleństwa
fact-cubes = Kostki w puli
fact-agents = Agenci
fact-cards = Karty na ręce

### Section: the end

row-track_vp = Na torze PZ
row-secrecy = Przynależność pozostała tajna
row-generic = Główne PZ z kart
row-effects = Efekty Końca Gry
row-track = Tor własnej Przynależności
row-gates = Bramy, które się liczą
row-crypt = Krypta
row-agents = PZ Badacza za Agentów
row-mythos = PZ Kultysty za karty Mitu
row-possessed = Opętani Agenci
row-deep_ones = Wszystkie Istoty z Głębin
row-dissenter = Ujawniony Buntownik
row-total = Punkty zwycięstwa
row-elder = { $name }, Przedwieczny
row-out = { $allegiance ->
    [investigator] Odpadają Badacze
    [cultist] Odpadają Kultyści
    [none] Odpadają
   *[other] Odpada Buntownik
  }, bo najmniej ma { $names } ({ $lowest })
out = poza grą
row-low-tie = Remis o najniższy wynik, { $names }: { $by ->
    [dagon] wygrywa go Dagon
    [mythos] odpada, kto ma mniej kart Mitu
    [allegiance] najpierw odpadają Buntownicy, potem Kultyści, potem Badacze
   *[shared] remis pozostaje
  }
row-high-tie = Remis o najwyższy wynik, { $names }: { $by ->
    [dagon] wygrywa go Dagon
    [mythos] wygrywa, kto ma więcej kart Mitu
    [allegiance] Badacz przed Kultystą, Kultysta przed Buntownikiem
   *[shared] wspólne zwycięstwo
  }

### Section: the symbols, explained

legend = { $kind ->
    [influence] Wpływ: połóż tyle kostek w jednym miejscu albo tyle odzyskaj.
    [wealth] Bogactwo: za każde 2 kupujesz kostkę ze wspólnej puli.
    [travel] Podróż: opłaca drogi, którymi jadą twoi Agenci.
    [power] Potęga: dodaje się do Potęgi twoich Agentów przy zabójstwach i Bramach.
    [ritual_plus] Przesuń znacznik Rytuału o tyle pól do przodu.
    [ritual_minus] Przesuń znacznik Rytuału o tyle pól do tyłu.
    [investigation_plus] Przesuń znacznik Śledztwa o tyle pól do przodu.
    [investigation_minus] Przesuń znacznik Śledztwa o tyle pól do tyłu.
    [kill] Tekst tej karty pozwala zabić Agenta.
    [close_gate] Tekst tej karty pozwala zamknąć Bramę.
    [open_gate] Tekst tej karty pozwala otworzyć Bramę.
    [blockade] Tekst tej karty mówi o Blokadach.
    [agent] Kto przejmie tę kartę, dostaje Agenta o takiej Potędze.
    [generic] PZ dla każdego.
    [investigator] PZ tylko dla Badaczy.
    [cultist] PZ tylko dla Kultystów.
   *[sanity] Kto przejmie tę kartę, wykonuje Test Poczytalności.
  }
