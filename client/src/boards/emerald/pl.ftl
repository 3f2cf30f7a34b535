### Plansza Europy: teksty polskie.

### Section: the map

map = Mapa Europy
city-about = { $city }. Bomby na agenta: { $bombs }. { $content }.
city-pieces = { $name }: { $cubes ->
    [0] { "" }
    [one] { $cubes } kostka
    [few] { $cubes } kostki
   *[many] { $cubes } kostek
  }{ $agents ->
    [0] { "" }
   *[other] { $cubes ->
      [0] { "" }
     *[other] ,{ " " }
    }{ $agents ->
      [one] { $agents } agent
      [few] { $agents } agentów
     *[many] { $agents } agentów
    }
  }
city-zombies = zombie: { $count }
city-empty = Nikogo tu nie ma
city-leader = Przewaga: { $name }.
city-no-leader = Nikt nie ma przewagi.
city-lacking = Do przewagi brakuje ci { $count ->
    [one] { $count } elementu
   *[other] { $count } elementów
  }.
city-card = Karta na wierzchu: { $card }. { $about } Kart pod nią: { $stack }.
city-no-card = Nie ma już kart.
city-target = Można wybrać.
tracks = Tory
tracks-lead = za różnicę każdy ma { $lead } PZ
tracks-about = Restauracjoniści na polu { $restorationist } z { $end }, Lojaliści na polu { $loyalist }. Za różnicę każdy ma { $lead } PZ. { $target ->
    [yes] Można wybrać.
   *[no] { "" }
  }
track = { $side ->
    [loyalist] Lojaliści
   *[restorationist] Restauracjoniści
  }
limbo = Otchłań
limbo-of = { $name } { $count }
limbo-about = Otchłań. Kostki: { $content }. Zombie obok planszy: { $zombies }. { $target ->
    [yes] Można wybrać.
   *[no] { "" }
  }
pool = zombie
symbol = { $kind ->
    [place] wpływy { $count }
    [claim] przejęcie
    [retrieve] odzyskanie { $count }
    [move] ruch { $count }
    [restorationist_track] tor Restauracjonistów { $count }
    [loyalist_track] tor Lojalistów { $count }
    [assassinate] zabójstwo
    [agents] agenci: { $count }
    [bombs] bomby: { $count }
    [madness] szaleństwo
    [neutral_vp] PZ neutralne: { $count }
    [restorationist_vp] PZ Restauracjonistów: { $count }
    [loyalist_vp] PZ Lojalistów: { $count }
   *[kill_vp] PZ za zabitego agenta: { $count }
  }

### Section: an action being put together

ask-begin = { $side ->
    [loyalist] Jako Lojalista zacznij tam, gdzie warto przejąć odsłoniętą kartę, albo przy arystokracji, którą kiedyś możesz ukryć.
   *[restorationist] Jako Restauracjonista zacznij tam, gdzie odsłonięta arystokracja wymaga mało bomb, albo tam, gdzie warto przejąć odsłoniętą kartę.
  }
plan-about = Akcja, którą składasz
plan = { $action ->
    [place] Wpływy w mieście { $city }
    [claim] Przejęcie: { $card } ({ $city })
    [retrieve] Odzyskanie wpływów
    [move] Ruch agentów
    [tracks] Ruch znaczników
    [kill] Zabójstwo agenta: { $name }, { $city }
    [strike] Zabójstwo: { $royalty } ({ $city })
    [discard] Odrzucenie kart
   *[use] Użycie karty „{ $card }”
  }
plan-cubes = { $count ->
    [one] { $count } kostka.
    [few] { $count } kostki.
   *[many] { $count } kostek.
  }
plan-standing = { $leads ->
    [you] Przewaga byłaby twoja: { $mine } do { $rival }.
    [other] Przewaga: { $name }, { $rival } do twoich { $mine }.
   *[nobody] Nikt nie miałby przewagi: ty { $mine }, najsilniejszy rywal { $rival }.
  }
plan-claim-points = Zdobywasz { $points } PZ.
plan-claim-cubes = Twoje kostki idą do Otchłani, cudze wracają do właścicieli.
plan-retrieve = { $count ->
    [one] Wraca { $count } kostka.
    [few] Wracają { $count } kostki.
   *[many] Wraca { $count } kostek.
  }
plan-move = { $count ->
    [one] Możesz przesunąć { $count } agenta.
   *[other] Możesz przesunąć do { $count } agentów.
  }
plan-tracks = Restauracjoniści na { $restorationist }, Lojaliści na { $loyalist }.
plan-change = { $change } PZ dla wszystkich.
plan-change-none = Niczyje punkty się nie zmienią.
plan-bombs = Bomby: { $bombs } z { $needed }, w tym od twoich agentów { $agents }.
plan-cards = { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
  }
plan-ready = Można już to wykonać: naciśnij „Gotowe”.
plan-add = Dołóż karty z ręki.

### Section: questions that concern you alone

ask-reveal = { $cause ->
    [sanity] Twoja poczytalność się wyczerpała
   *[agents] Nie masz agenta na planszy
  }: musisz ujawnić tożsamość. { $answer ->
    [change] Lojalista gra dalej. Po Zmianie nastawienia ujawnia się Restauracjonista i gra się kończy.
    [loyalist] Lojalista gra dalej.
   *[restorationist] Ujawnienie Restauracjonisty kończy grę.
  }
answer-reveal = Ujawnij tożsamość
answer-change = Zmiana nastawienia: koniec gry
answer-no-block = Spasuj: nie masz karty, która to powstrzyma

### Section: beside the map

side-about = Twoja frakcja i karty wszystkich
side-secret = Twój sekret
side-revealed = Ujawniono
side-unknown = Frakcja nieznana
side-wants = { $side ->
    [loyalist] Ukrywaj arystokrację, zabijaj agentów Restauracjonistów. Punkty Restauracjonistów się dla ciebie nie liczą.
   *[restorationist] Zabijaj arystokrację. Punkty Lojalistów się dla ciebie nie liczą.
  }
counting = { $missing ->
    [0] Na torze { $points } PZ, na pewno liczy się { $counting }. To wystarcza do końca gry.
   *[other] Na torze { $points } PZ, na pewno liczy się { $counting }. Do końca gry brakuje { $missing }.
  }
your-cards = Twoje karty
everybodys-cards = Karty wszystkich
royalty-count = Arystokracja
chance-loyalist = Lojalista: { $percent }%
chance-about = Domysł, który widzisz tylko ty. Na początku to udział Lojalistów wśród kart tożsamości poza twoją; potem liczą się przesunięcia znaczników, przejęcia i zabójstwa. Blefem można go zmylić.
short-claimed = przejęte
short-deck = talia
short-discards = odrzucone
short-beside = obok

### Section: all that is known of a player

dossier = Co wszyscy wiedzą: { $name }
dossier-points = { $points } z { $needed } PZ: neutralne { $neutral }, Restauracjonistów { $restorationist }, Lojalistów { $loyalist }, za zabitych agentów { $kills }, za tory { $lead }.
dossier-supply = Agenci w puli: { $agents }. Kostki w puli: { $cubes }, w Otchłani: { $limbo }. Poczytalność: { $sanity }.
dossier-pushed = Przesunięte znaczniki: Restauracjoniści { $restorationist }, Lojaliści { $loyalist }.
dossier-revealed = Karta tożsamości leży odkryta.
dossier-looked = Kartę tożsamości zna: { $names }.
piles = Gdzie są karty
tab-claimed = Przejęte
tab-deck = Twoja talia
tab-hand-and-deck = Ręka i talia
tab-discards = Stos kart odrzuconych
tab-beside = Obok karty tożsamości
deck-note = Kolejności nie zna nikt.
held-note = Na pewno na ręce:
unseen-note = Na ręce albo w talii:
pile-empty = Nic tu nie ma.
card-times = { $count ->
    [one] { $card }
   *[other] { $card } × { $count }
  }
royalty-killed = zabójstwo
royalty-hidden = w ukryciu
victim = agent: { $name }

### Section: the table

status = Runda { $number } · { $name }
alarm-points = { $names }: do końca gry { $missing } PZ
alarm-track = Znacznik na polu { $place } z { $end }
fact-points = Punkty zwycięstwa
fact-sanity = Poczytalność
fact-cubes = Kostki w puli
fact-agents = Agenci w puli
fact-cards = Karty na ręce

### Section: the end

row-shown = Na torze punktów
row-lost-other = Przepada: punkty drugiej frakcji
row-lost-kills = Przepada: zabici agenci, którzy się nie liczą
row-lost-tracks = Przepada: prowadził tor drugiej frakcji
row-base = Co się liczy
row-neutral = w tym punkty neutralne
row-own = w tym punkty własnej frakcji
row-kills = w tym za zabitych agentów Restauracjonistów (tylko Lojaliści)
row-tracks = w tym przewaga na torze własnej frakcji
row-penalty = Karę ponoszą { $side ->
    [loyalist] Lojaliści
   *[restorationist] Restauracjoniści
  }: najmniej punktów ma { $names } ({ $base }){ $tied ->
    [yes] { " " }(przy remisie przegrywają Lojaliści)
   *[no] { "" }
  }
row-total = Punkty zwycięstwa

### Section: the symbols, explained

legend = { $kind ->
    [place] Wpływy: umieść tyle kostek ze swojej puli w jednym mieście.
    [claim] Przejęcie: weź odkrytą kartę miasta, w którym masz przewagę i przynajmniej jedną kostkę. Tylko jako pierwsza akcja.
    [retrieve] Odzyskanie: zabierz tyle swoich kostek z miast i z Otchłani.
    [move] Ruch: tylu twoich agentów przechodzi do innych miast.
    [restorationist_track] Przesuń znacznik toru Restauracjonistów o tyle pól w górę.
    [loyalist_track] Przesuń znacznik toru Lojalistów o tyle pól w górę.
    [assassinate] Zabójstwo: zaatakuj agenta albo arystokrację w mieście, w którym masz agenta i przewagę.
    [agents] Gdy przejmujesz tę kartę, postaw tylu agentów w tym mieście.
    [bombs] Bomby do zabójstwa: twoi agenci w mieście i bomby muszą razem osiągnąć liczbę celu.
    [madness] Gdy przejmujesz tę kartę, rzuć kością poczytalności.
    [neutral_vp] PZ dla każdej frakcji.
    [restorationist_vp] PZ, które na koniec zachowują tylko Restauracjoniści.
    [loyalist_vp] PZ, które na koniec zachowują tylko Lojaliści.
    [city_bombs] Przy nazwie miasta: ile bomb wymaga zabicie tam agenta.
    [limbo] Otchłań: tu trafiają twoje kostki z miasta po twoim przejęciu albo zabójstwie. Wracają przez odzyskanie.
    [beside] Obok karty tożsamości: karty, którymi dokonano zabójstw, i kilka innych, jeśli tak mówi ich tekst. Nie wracają na rękę.
   *[kill_vp] PZ za agenta zabitego tą kartą. Na torze widać je od razu; na koniec liczą się tylko Lojaliście, i tylko za agenta Restauracjonisty.
  }
