### The board of London: Polish texts.

### Section: the map

map = Mapa Londynu
place = { $district }, { $cost } funtów, { $content }. { $controlled ->
    [none] { "" }
   *[other] Kontroluje { $controlled }.
  } { $target ->
    [yes] Możesz wybrać.
   *[no] { "" }
  }
place-building = { $building ->
    [none] Budynek ({ $name })
   *[other] { $building } ({ $name })
  }{ $card ->
    [yes] { "" }
   *[no] , karta Dzielnicy stracona
  }
place-agents = { $types ->
    [none] { $count ->
        [one] Agent ({ $name })
        [few] { $count } Agenci ({ $name })
       *[other] { $count } Agentów ({ $name })
      }
   *[other] Agenci ({ $name }): { $types }
  }
place-grenadiers = { $count ->
    [one] Grenadier
    [few] { $count } Grenadierzy
   *[other] { $count } Grenadierów
  }
place-citizens = { $count ->
    [one] Nowy Obywatel
    [few] { $count } Nowi Obywatele
   *[other] { $count } Nowych Obywateli
  }
place-trouble = Niepokój
place-calm = bez Niepokoju
place-nobody = nikogo nie ma
district-now = Numer tej dzielnicy na kostce: { $number }. { $controller ->
    [none] Nikt jej teraz nie kontroluje.
   *[other] Teraz kontroluje ją { $controller }.
  }
piece-in = { $piece }, { $district }. Możesz wybrać.
thames = T A M I Z A
trouble = Niepokój
trouble-of = { $count } z { $riots }
trouble-about = Znaczniki Niepokoju: { $count }. Przy { $riots } Zamieszki kończą grę.

### Section: beside the map

secrets-about = Twoja tajemnica, twoje karty Dzielnic i cele, do których ktoś może dążyć
secret = Twoja tajemnica
secret-goal = { $goal }, na początku twojej tury.
secret-waits = { $goal }, zanim wygra ktoś inny.
of = { $reached } z { $needed }
of-pounds = £{ $reached } z £{ $needed }
cancelled = Nie liczą się, bo stoją tam Grenadierzy: { $districts }
cancelled-anywhere = Tam, gdzie stoją Grenadierzy, nie liczą się Agenci, kontrola ani Budynki: { $districts }
deck-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[other] zostało { $count } kart
  }
your-districts = Twoje karty Dzielnic
use = Użyj
used = Użyta w tej turze
came = Od następnej tury
guarded = Stoją tu Grenadierzy
by-itself = W Losowym Zdarzeniu
aims = Do czego mogą dążyć
aims-about = Na podstawie tego, co widać na planszy: kto może mieć tę Tożsamość i jak blisko celu jest.
aims-unused = O ile wiesz, nikt jej teraz nie ma
aims-seat = { $name }: { $far }
in-play-step = Symbol { $number } z { $count }
open-cards = Odkryte
seen-cards = Widzisz te karty
known = Wiesz
known-card = { $card }: { $places }
known-pile = odrzucone
known-aside = Poza grą w chwili podglądania: { $identities }
known-events = Następne Losowe Zdarzenia: { $events }
deck = Talia { $count }
discards = Odrzucone { $count }
discards-top = Na wierzchu odrzuconych: { $card }
events = Zdarzenia { $count }

### Section: players

status = Tura { $number }, { $name } · Niepokój { $trouble } z { $riots }
alarm = Może wygrać: { $threats }
alarm-deck = Kart w talii: { $count }; po jej wyczerpaniu { $waits ->
    [yes] wygrywa { $identities }, a jeśli nie, decydują punkty
   *[no] decydują punkty
  }
money = Funty
money-owed = Funty i to, co na końcu trzeba oddać za pożyczki
money-owes = £{ $money }, dług{ "\u00A0" }£{ $owed }
cards = Karty na ręce
cards-stuck = Karty na ręce i te, które zostają do końca
agents-left = Agenci poza planszą
houses-left = Budynki poza planszą
secret-cards = Karty Agentów i Budynków

### Section: at the end

row-identity = Tożsamość
row-goal = W drodze do celu
row-agents = Agenci, po { $points } pkt
row-houses = Koszt Budynków
row-money = Funty
row-loans = Pożyczki
row-total = Punkty

### Section: cards

kind-identity = Tożsamość
kind-event_card = Losowe Zdarzenie
kind-agent = Karta Agenta
kind-building = Karta Budynku
kind-district = Dzielnica, £{ $cost }

### Section: what a District card does

ability-place_agent_here_or_adjacent = £{ $cost }: umieść Agenta tu lub obok
ability-draw_then_discard = Dobierz kartę, potem odrzuć jedną
ability-pay_remove_trouble = £{ $cost }: usuń jeden Niepokój
ability-take_money = Pobierz £{ $amount }
ability-ignore_event = £{ $cost_per_piece }: figurka unika Losowego Zdarzenia
ability-discard_for_money = Odrzuć kartę za £{ $amount }
ability-place_trouble_here_or_adjacent = Połóż Niepokój tu lub obok

### Section: the texts of Action cards, short enough for a card in hand

short-cash_or_card_from_each = Każdy inny gracz daje ci £{ $amount } albo kartę.
short-loan = Weź £{ $amount }. Na końcu oddaj £{ $repay } albo strać { $penalty } punktów.
short-demand_cards = Inny gracz daje ci { $count } wybrane przez siebie karty.
short-take_from_each = Weź £{ $amount } od każdego gracza.
short-peek_identities = Obejrzyj wolne Tożsamości prócz jednej.
short-die_gamble_bank = Rzut (1 do 12): od { $win_from } weź £{ $win }; przy { $lose_on } zapłać £{ $lose } lub strać Agenta.
short-play_two = Zagraj dwie inne karty z ręki.
short-move_other_adjacent = Przenieś Agenta innego gracza do dzielnicy obok.
short-earn_per_agent_in_district = £{ $amount } za każdą figurkę: { $district }.
short-fire_brigade = Gracz płaci ci £{ $ransom } albo może stracić Budynek.
short-sticky_card = Gracz płaci ci £{ $ransom } albo zostaje z tą kartą.
short-react_relocate_removed = Gdy usuwają twojego Agenta, postaw go gdzie indziej.
short-react_stop_move_or_remove = Nikt nie rusza ani nie usuwa twojego Agenta.
short-discard_for_money = Odrzuć dowolne karty, po £{ $amount } za każdą.
short-die_gamble_player = Rzut (1 do 12): od { $win_from } weź £{ $win } od gracza; przy { $lose_on } strać Agenta.
short-draw = Dobierz karty: { $count }.
short-draw_from_discard = Dobierz losowo { $count } karty z odrzuconych.
short-discard_one = Odrzuć kartę.
short-take_from_player = Weź £{ $amount } od innego gracza.
short-move_own_from_trouble = Przenieś swojego Agenta z Niepokoju do dzielnicy obok.
short-sell_card = Sprzedaj innemu graczowi kartę za £{ $amount }.
short-earn_per_trouble = £{ $amount } za każdy znacznik Niepokoju.
short-react_immune_to_text = Tekst karty cię nie dotyczy.
short-swap_identity = Możesz wymienić Tożsamość na wolną.
short-move_own_anywhere = Przenieś swojego Agenta do dowolnej dzielnicy.
short-discard_and_refill = Odrzuć do { $max_discard } kart, dobierz do pięciu.
short-each_other_removes_own = Każdy inny gracz usuwa swojego Agenta.
short-pay_to_assassinate = Zapłać graczowi £{ $amount } i zabij figurkę w Niepokoju.
short-swap_two_agents = Dwie figurki zamieniają się miejscami.
short-inspect_and_discard = Obejrzyj czyjąś rękę, odrzuć z niej kartę.
short-ripper = Rzuć { $rolls } razy; za każdym razem ginie tam figurka.
short-swap_hands = Wymień się z innym graczem kartami z ręki.
short-earn_per_building = £{ $amount } za każdy Budynek na planszy.
short-hire_removal = Zapłać graczowi £{ $amount }, by usunął figurkę w Niepokoju.
short-remove_in_district = Usuń figurkę z dzielnicy { $district }.
short-place_anywhere_no_trouble = Umieść Agenta gdziekolwiek, bez Niepokoju.
short-die_gamble_kill = Rzut (1 do 12): od { $win_from } usuń figurkę w Niepokoju; przy { $lose_on } swoją.
short-draw_per_own_building = Dobierz kartę za każdy swój Budynek.
short-place_trouble = Połóż Niepokój tam, gdzie stoi figurka.
short-pay_to_move_own = Zapłać graczowi £{ $amount }, przenieś swojego Agenta dokądkolwiek.
short-force_gift = Jeden gracz daje drugiemu £{ $amount }.
short-place_trouble_adjacent = Połóż Niepokój w dzielnicy obok Niepokoju.
short-react_end_own_turn = Zakończ turę, weź z powrotem ostatnią kartę.
short-replace_building = Przejmij cudzy Budynek { $trouble ->
    [yes] w Niepokoju.
   *[no] tam, gdzie nie ma Niepokoju.
  }
short-place_near = Umieść { $max ->
    [one] Agenta
   *[other] do { $max } Agentów
  }: { $district } lub obok.
short-earn_per_agent_in_trouble = £{ $amount } za każdą figurkę w jednej dzielnicy z Niepokojem.
short-place_in_trouble = Umieść Agenta w dzielnicy z Niepokojem.
short-steal_random = Wyciągnij z ręki gracza { $look } karty, zatrzymaj { $keep }.
short-react_stop_removal = Twój Agent nie zostaje usunięty.
short-build_half_price = Zbuduj za pół ceny.
short-place_at_own_building = Umieść Agenta przy swoim Budynku.

### Section: Agent and Building cards, likewise

short-agent-streetwalker = Usuń Dżentelmenów, Dżokejów i Rowerzystów albo weź po £2.
short-agent-rummager = W Niepokoju: za £3 zagraj jeszcze jedną kartę.
short-agent-cyclist = Jedzie dokądkolwiek; potem możesz dobrać kartę Budynku.
short-agent-jockey = Obejrzyj rękę gracza z jego dzielnicy, ukradnij kartę.
short-agent-sailor = Nad Tamizą: za £1 wymień kartę.
short-agent-newsboy = W towarzystwie: za £2 dobierz kartę.
short-agent-suffragette = W Westminsterze: twoi Agenci nie zostają usunięci.
short-agent-flower_girl = Przy Pałacu, Hotelu lub Posiadłości: weź £1.
short-agent-match_girl = Gracz stamtąd daje £1 lub kartę za każdego Agenta.
short-agent-housemaid = Za £1 usuwa Niepokój tu lub obok.
short-agent-governess = Przy Pałacu lub Posiadłości: ułóż Losowe Zdarzenia.
short-agent-gentleman = Buduj w jego dzielnicy za jedną trzecią ceny.
short-building-palace = Chelsea, Southwark, Lambeth: £1 za każdego cudzego Agenta.
short-building-mansion = Agent stąd zamienia się miejscem z innym.
short-building-factory = Umieść tu dwóch Agentów i Niepokój.
short-building-tenement = Usuń stąd figurkę.
short-building-office = Strand lub Holborn: £2 od gracza stamtąd.
short-building-hotel = £1 za każdego cudzego Agenta tutaj.

### Section: answers, as chips

chip-district-card = Karta Dzielnicy: { $district }

### Section: the symbols, explained

legend = { $kind ->
    [place_agent] Umieść swojego Agenta tam, gdzie już masz Agenta, albo w sąsiedniej dzielnicy.
    [take_money] Pobierz z banku tyle pieniędzy, ile wskazuje symbol.
    [remove_trouble] Usuń znacznik Niepokoju z dowolnej dzielnicy.
    [assassinate] Skrytobójstwo: z dzielnicy ze znacznikiem Niepokoju usuń figurkę, która nie jest twoim Agentem. Znacznik też znika.
    [build] Postaw Budynek tam, gdzie masz Agenta, a nie ma ani Budynku, ani Niepokoju. Zapłać cenę dzielnicy i weź jej kartę.
    [scroll] Zwój: zrób to, co mówi tekst karty.
    [random_event] Losowe Zdarzenie: odkryj jego kartę. Tego symbolu nie można pominąć.
    [play_another] Możesz zagrać następną kartę.
   *[reaction] Reakcja: zagrywasz ją nie w swojej turze, lecz w odpowiedzi na to, co robią inni.
  }
