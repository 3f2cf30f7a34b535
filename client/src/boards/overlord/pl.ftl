### Texts of the board of Kill the Overlord: Polish.

### Section: the court

ring = Dwór
warrant = Nakaz Egzekucji
deck = Stos doboru { $count }
discards = Odrzucone { $count }
top = Na wierzchu odrzuconych: { $card }
played = Zagrywana karta: { $card }
banned = Zakazana w tej rundzie: { $card }
stamp = Egzekucja · { $token }
executed = Bez głowy
alarm-next = Jeśli zginie { $character }, wygra { $name } (złoto: { $gold })
alarm = { $name }: { $gold } z { $needed } sztuk złota na Koronację
seat =
    { $character ->
        [none] { $name }, egzekucja, żeton { $token }, złoto: { $gold }, karty: { $cards }.
       *[other] { $name }, { $character }, ranga { $rank }, złoto: { $gold }, karty: { $cards }.
    }
holds = Ma Nakaz Egzekucji.
shown = Wszyscy wiedzą: { $cards }.
known = Ty wiesz: { $cards }.
asked = Zastanawia się.
gold = Złoto
cards = Karty w ręce
cards-known = Karty znane tobie albo wszystkim
character-now = { $name }: złoto { $gold }, karty w ręce { $cards }.
course = Złoto w czasie gry
won = Korona
survived = Jedyna żywa postać

### Section: cards in a line

short-coercion = Daj Nakaz sąsiadowi. Potem dostajesz kartę albo { $gold } złota.
short-capitalize = Daj Nakaz o dwa miejsca dalej. Potem weź { $gold } złota.
short-repression = Daj Nakaz sąsiadowi. Potem odrzuca on kartę.
short-blackmail = Daj Nakaz komukolwiek. Potem weź od niego { $gold } złota.
short-mutiny = Daj Nakaz o rangę wyżej lub niżej. Potem zamieńcie się postaciami.
short-martyrdom = Tracisz głowę. Potem weź { $gold } złota.
short-revenge = Tracisz głowę, a z tobą ten, kto dał ci Nakaz.
short-revolution = Postaci rozdaje się na nowo. Nikt nie ginie.
short-uprising = Daj Nakaz Jaśniepanu. Jedna karta z księgą od innych rozstrzyga, kto ginie.
short-retaliation = Zagrywana karta nie działa.
short-guilty_plea = Weź Nakaz na siebie. Potem dobierz { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
  } i weź { $gold } złota.

### Section: the symbols, explained

legend = { $kind ->
    [shield] Karta z tarczą: przekazuje Nakaz Egzekucji komuś innemu.
    [book] Karta z księgą: dla osoby z Nakazem, która nie ma już w ręce karty z tarczą.
    [retaliation] Odwet: unieważnia kartę, którą zagrywa ktoś inny.
   *[plea] Przyznanie do Winy: pozwala wziąć Nakaz Egzekucji na siebie.
  }
