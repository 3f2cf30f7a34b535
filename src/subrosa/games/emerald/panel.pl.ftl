
### Section: panel - what a terminal says and draws

panel-signs = Na mapie: liczba przy mieście mówi, ile bomb trzeba, żeby zabić tam agenta, a kształt przed nią pokazuje, kto ma większość. ♛ z dwiema liczbami: arystokracja, potrzebne bomby i jej punkty. Kształt z liczbą to tyle kostek danej osoby, ♟ za nim to jej agenci; Z to zombie. Niżej: karta na wierzchu, po znaku + liczba kart pod nią, a gdy starcza miejsca, jej symbole: ▪ wpływy, ⚑ przejęcie, ↩ odzyskanie, → ruch, L↑ i R↑ tory Lojalistów i Restauracjonistów, ✝ zabójstwo, ☠ pole zabitego, ✹ bomby, ♟ agenci, + punkty neutralne, z literą L albo R punkty frakcji, ☼ szaleństwo. ▸ przed nazwą: możesz ją wybrać. Przy imieniu: ★ czyja jest tura, punkty i ile ich kończy grę, ☼ poczytalność, ▪ kostki w puli, ◌ kostki w Otchłani, ♟ agenci w puli, ♛ arystokracja, ✝ czyi agenci leżą na polach zabitych, ✿ karty na ręce, ▤ w talii, ▥ na stosie kart odrzuconych; frakcję, którą znasz, ale nie znają jej wszyscy, poprzedza ◉.
panel-status = Runda { $number }, { $name }
panel-alarm-points = { $points } z { $needed }
panel-alarm-reveal = Grozi ujawnienie: { $names }
panel-loyalists = Lojaliści
panel-restorationists = Restauracjoniści
panel-needed = koniec: { $needed } PZ
panel-supplies = Tory: Lojaliści { $loyalists }, Restauracjoniści { $restorationists }, koniec na { $end }. Punkty, które kończą grę: { $needed }. Zombie poza planszą: { $zombies }.
panel-leopold = Teksty kart „Zombie” i „Wampiry” już nie działają.
panel-gathered = Dotąd: { $action }.
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
panel-majority = Większość: { $name }.
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
panel-mi-go = Agenci na karcie Mi-Go: { $count }.
panel-yog-sothoth = Agenci na karcie Yog Sothoth: { $count }.
panel-killed = Zabici agenci: { $count }.
panel-royals = Arystokracja: { $royals }.
panel-royal =
    { $royalty }{ $hidden ->
        [yes] { " " }(w ukryciu)
       *[no] { " " }(zabójstwo)
    }
panel-beside = Przy karcie tożsamości: { $cards }.
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
