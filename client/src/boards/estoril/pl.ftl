### Texts of the board of Estoril 1942: Polish.

### Section: the city

city = Miasto
stamp = TOP SECRET
zoom-in = Powiększ
zoom-out = Całe miasto
area =
    { $area }, { $outer ->
        [yes] obszar zewnętrzny
       *[no] obszar wewnętrzny
    }{ $secret ->
        [yes] , TOP SECRET
       *[no] { "" }
    }{ $look ->
        [this] , symbol podglądania w tym miejscu
        [adjacent] , symbol podglądania w tym i w sąsiednich miejscach
        [any] , symbol podglądania w dowolnym miejscu
       *[none] { "" }
    }.
free = Wolny.
stands =
    { $card ->
        [none] Zakryta postać, gracz: { $name }.
       *[other] { $card }, gracz: { $name }{ $face ->
            [down] , zakryta karta
           *[up] { "" }
        }.
    }
white = Z białym znacznikiem.
seduced = Postać uwiedziona: bez zdolności.
influence = Siła wpływu { $influence }.
dice = Kości: { $one } i { $other }.
seen-by = Kartę znają: { $names }.
ghost = Tu ma trafić: { $card }.
acting = Teraz działa.
reward =
    { $card ->
        [none] Nagroda: { $location }, zakryta.
       *[other] Nagroda: { $location }, { $card }{ $face ->
            [down] , zakryta
           *[up] { "" }
        }.
    }
no-reward = { $location }: nagrody już tu nie ma.
place-now = Rozgrywane teraz.
place-done = Rozegrane.
now = teraz

### Section: beside the city

missions = Misje, po { $points } PZ
missions-short = Misje
missions-second = { $first } PZ za pierwsze, { $second } PZ za drugie miejsce
missions-idle = Misje: niepunktowane, każdy ma własną
shared = znają ją
sealed = Zakryta
yours = Twoja, po 1 PZ
office-of = Tajna misja ({ $name })
order = Rozgrywane kolejno
deck =
    { $count ->
        [one] Stos, { $count } karta
        [few] Stos, { $count } karty
       *[many] Stos, { $count } kart
    }
known-top = Wierzch stosu: { $card }
known-below =
    { $below ->
        [one] Pod pierwszą kartą: { $card }
        [few] { $below } karty pod wierzchem: { $card }
       *[many] { $below } kart pod wierzchem: { $card }
    }
exchange-reward = Nagroda
exchange-top = Wierzch stosu
discards = Odrzucone, po 1 PZ
lost = Utracone na zawsze
aside = Odkładasz: { $cards }

### Section: questions

called =
    { $card ->
        [none] { $area } ({ $name })
       *[other] { $card } ({ $whose ->
            [own] twoja postać
           *[other] { $name }
        })
    }
chip-reward = Nagroda: { $location }
ask-exchange = Nagrodą ({ $location }) jest { $reward }, a na wierzchu stosu leży { $top }. Jedna z tych kart trafia na spód stosu. Która ma być nagrodą?
answer-seduce = Uwiedź: { $who }, na obszar { $spot }
answer-keep = Zostaw kartę { $card }
answer-swap = Weź za nią kartę { $card }
answer-rally = Policz flagi: +{ $flags } siły wpływu
ask-discard =
    Możesz zachować { $limit ->
        [one] { $limit } kartę
        [few] { $limit } karty
       *[many] { $limit } kart
    }, więc do odrzucenia { $count ->
        [one] została ci jeszcze { $count }
        [few] zostały ci jeszcze { $count }
       *[many] zostało ci jeszcze { $count }
    }. Którą odrzucasz teraz? Nikt jej nie zobaczy, dopóki wszyscy nie wybiorą.

### Section: the table

status = Runda { $round } z { $rounds } · { $phase ->
        [placing] rozmieszczanie
        [resolving] rozgrywanie
       *[discarding] odrzucanie
    } · zaczyna { $name }
last-round = Ostatnia runda: liczy się to, co po niej zostanie na ręce.
in-hand = Karty na ręce
markers = Pozostałe znaczniki
points-printed = PZ na kartach na ręce
points-discards = PZ za odrzucone karty
points-office = Własna misja: { $missions }
fulfilled = Wypełnione misje
total = PZ
hand-note =
    { $markers ->
        [0] { $cards } · bez znaczników
        [one] { $cards } · { $markers } znacznik
        [few] { $cards } · { $markers } znaczniki
       *[many] { $cards } · { $markers } znaczników
    }
cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
unmasked = { $card }, { $count ->
        [0] bez misji
        [one] { $count } misja
        [few] { $count } misje
       *[many] { $count } misji
    }
unmasked-office = { $mission }: { $points } PZ
