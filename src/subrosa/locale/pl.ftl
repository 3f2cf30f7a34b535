### Teksty wspólne dla wszystkich gier: polskie.

### Section: players

# Gracz bez imienia; numer miejsca jest taki sam jak w ruchach.
player-number = Gracz { $number }
names-and-last = { $names } i { $last }
# Kto wygrał, jeśli wygrała sama gra. Zakończenia, które umieją to powiedzieć lepiej, wybierają według $count = 0.
nobody = nikt

### Section: why not

refusal = { $reason } (zasada { $rule })

reason-unknown-choice = W tej grze nie ma takiego ruchu jak „{ $text }”: wybierz jedną z podanych możliwości.
reason-game-over = Gra jest skończona i nic już nie można zrobić: rozpocznij nową.
reason-not-asked = Teraz nie ty decydujesz: poczekaj na swoją kolej.
reason-nothing-to-undo = Nie masz czego cofnąć: od tamtej pory zdecydowały kości lub karty, ktoś się czegoś dowiedział albo decyzję podjął ktoś inny.
reason-not-now = To nie jest odpowiedź na zadane pytanie: wybierz jedną z podanych możliwości.

### Section: the table in the browser - what went wrong

problem-bad-request = Tego żądania nie da się odczytać. { $detail }
problem-bad-guess = Wskaż jedną z możliwych odpowiedzi: { $candidates }.
problem-bad-name = Imię ma od 1 do { $most } widocznych znaków.
problem-bad-save = Tego zapisu nie da się odczytać: { $detail }
problem-no-save = To nie jest zapis gry Sub Rosa: wybierz plik pobrany stąd albo zapisany w terminalu.
problem-own-view = W tym pliku jest tylko to, co jeden z graczy widział przed końcem gry. Pobierz grę ponownie, gdy się skończy: wtedy da się ją tu otworzyć.
problem-bad-seats = Możesz zająć tylko jedno miejsce; na kolejnym wybierz „Ktoś przy tym ekranie”.
problem-bad-setup = Tak nie da się przygotować stołu: { $detail }
problem-empty = Ta wiadomość jest pusta: najpierw coś napisz.
problem-no-bot = Nie ma takiego bota; do tej gry są: { $bots }.
problem-not-a-guest-seat = To nie jest miejsce dla gościa: należy do bota albo do gospodarza.
problem-unreadable = To nie jest wiadomość w umówionej postaci: { $detail }
problem-no-name = Najpierw podaj imię albo się zaloguj.
problem-wrong-login = Login albo hasło się nie zgadza. Login to imię z literami, które dopisano przy zakładaniu konta.
problem-logged-out = Wylogowano cię. Zaloguj się ponownie albo podaj imię.
problem-bad-invitation = To zaproszenie jest już nieważne: poproś gospodarza o nowe.
problem-forbidden = Żądanie nie pochodzi z naszej strony albo strona jest zbyt stara: wczytaj ją ponownie.
problem-foreign-origin = Żądanie pochodzi z innej witryny.
problem-not-host = Może to zrobić tylko gospodarz stołu.
problem-not-seated = Mogą to zrobić tylko osoby siedzące przy tym stole.
problem-not-your-seat = Na tym miejscu siedzi ktoś inny.
problem-private = To prywatny stół: poproś gospodarza o zaproszenie.
problem-no-decision = O tym ruchu nic nie wiadomo: nie był decyzją albo gra nie była jeszcze analizowana.
problem-no-game = Nie ma takiej gry; są: { $games }.
problem-no-language = Nie ma tekstów w tym języku; są: { $languages }.
problem-no-lesson = Do tej gry nie ma jeszcze lekcji.
problem-no-moment = Nie ma takiego ruchu: gra ma ruchy od 0 do { $last }.
problem-no-puzzle = Nie ma takiej zagadki.
problem-no-such-seat =
    { $last ->
        [0] Nie ma takiego miejsca: przy stole jest tylko miejsce 0.
       *[other] Nie ma takiego miejsca: przy stole są miejsca od 0 do { $last }.
    }
problem-no-table = Nie ma takiego stołu albo nie możesz go oglądać.
problem-not-found = Pod tym adresem nic nie ma.
problem-bad-method = Ten adres nie przyjmuje takich żądań.
problem-begun = Gra już się zaczęła, a miejsca są zajęte. Jeśli ktoś odszedł, pozostali mogą przegłosować, że zagra za niego bot.
problem-cancelled = Gospodarz odwołał ten stół. W lobby są inne.
problem-host-here = Gospodarz tu jest albo był przed chwilą: ktoś inny może przejąć stół, gdy gospodarza nie ma od { $minutes } minut.
problem-lesson-lost = Ta lekcja zmieniła się od chwili, gdy ją zaczęto. Zacznij ją od nowa.
problem-not-maker = Ten stół założył ktoś inny: kto usiadł tu wcześniej, zostaje, chyba że sam odejdzie. Wolne miejsca możesz oddać botom.
problem-no-open-seat = Przy tym stole nie ma dla ciebie wolnego miejsca.
problem-not-begun = Gra jeszcze się nie zaczęła: nie ma czego zapisać.
problem-not-finished = Gra jeszcze się nie skończyła: będzie to możliwe po jej zakończeniu.
problem-not-playing = Przy tym stole nie toczy się żadna gra.
problem-registered = Masz już konto.
problem-saves-full = Masz tu już zapisów: { $most }, a najstarszy jest właśnie oglądany: spróbuj ponownie później.
problem-seat-taken = Ktoś już tu siedzi. Przed rozpoczęciem gry gospodarz może zwolnić to miejsce.
problem-still-here = Ta osoba jest połączona: bot może grać tylko za kogoś, kto odszedł.
problem-too-many-running = Toczy się już tyle twoich partii z botami, ile może ({ $most }). Dokończ którąś z nich albo odejdź od jej strony na { $minutes } min: jej boty wtedy odpoczywają i partia się nie liczy.
problem-watch-instead = Gra już trwa i miejsca są zajęte: możesz ją oglądać.
problem-long-message = Wiadomość jest za długa: naraz można wysłać najwyżej tyle bajtów: { $most }.
problem-too-large = To jest za duże, by to wysłać.
problem-too-long = Odczytanie tego zajęłoby serwerowi zbyt wiele czasu.
problem-own-busy = Serwer zajmuje się jeszcze twoimi wcześniejszymi prośbami: poczekaj, aż skończy.
problem-too-fast = Za dużo naraz: odczekaj chwilę i spróbuj ponownie.
problem-too-many-errors = Połączenie zamknięto, bo serwer nie rozumiał ostatnich wiadomości: wczytaj stronę ponownie.
problem-too-many-sockets = Masz ten stół otwarty już { $most } razy: zamknij część okien i wczytaj stronę ponownie.
problem-day-full = Na dziś wystarczy stołów: dziennie można otworzyć najwyżej { $most }. Spróbuj ponownie mniej więcej za godzinę.
problem-day-full-of-saves = Na dziś wystarczy zapisów: dziennie można wczytać najwyżej { $most } kB. Spróbuj ponownie mniej więcej za godzinę.
problem-too-many-guests = Z twojego adresu przyszło dziś zbyt wielu nowych gości: może ich być najwyżej { $most } dziennie. Zaloguj się albo spróbuj ponownie mniej więcej za godzinę.
problem-failure = Coś się popsuło na serwerze; zostało to zanotowane. Spróbuj ponownie.
problem-too-far-behind = Połączenie było zbyt wolne i zostało zamknięte: zostanie otwarte ponownie.
problem-analyses-busy = Trwa analiza innych gier: spróbuj ponownie za kilka minut.
problem-busy = Zbyt wiele osób prosi teraz o to samo: spróbuj ponownie za kilka sekund.
problem-come-back = Serwer musi wczytać ten stół od nowa: połączenie zostanie otwarte ponownie.

### Section: where values come from

provenance-rulebook = podane w instrukcji
provenance-public = opublikowane gdzie indziej
provenance-reconstructed = odtworzone przez nas

### Section: terminal - the table in words

terminal-title = { $game }, ziarno losowania { $seed }
terminal-title-sealed = { $game }, zapieczętowana jako { $seal }
terminal-unsealed = Pieczęć zdjęta. Sekretem było { $secret }; subrosa verify sprawdzi z nim zapis.
verify-replayed =
    { $count ->
        [one] { $game }: jedyny ruch, rozegrany od nowa, prowadzi tam, gdzie mówi zapis.
        [few] { $game }: { $count } ruchy, rozegrane od nowa, prowadzą tam, gdzie mówi zapis, co do kości i karty.
       *[many] { $game }: { $count } ruchów, rozegranych od nowa, prowadzi tam, gdzie mówi zapis, co do kości i karty.
    }
verify-not-sealed = Tej gry nie zapieczętowano: toczyła się z ziarnem losowania { $seed }, a kto je znał, znał też rzuty.
verify-not-over = Ta gra jeszcze się nie skończyła, więc jej sekret pozostaje ukryty.
verify-seal = Losowanie było uczciwe, jeśli na początku gry pokazano tę pieczęć:
terminal-guest = Gość
terminal-seated =
    { $player ->
        [human] Miejsce { $seat }: { $name }, człowiek
       *[other] Miejsce { $seat }: { $name }, bot ({ $player ->
            [easy] łatwy
            [normal] zwykły
            [hard] trudny
           *[other] { $player }
        }{ $style ->
            [bold] , śmiały
            [patient] , cierpliwy
            [vindictive] , mściwy
           *[other] {""}
        })
    }
terminal-round = Runda { $number }
terminal-you-are = { $name }, pytanie do ciebie:
terminal-curtain = Teraz do ekranu siada { $name }. Reszta nie patrzy.
terminal-curtain-confirm = { $name }, naciśnij Enter, gdy nikt inny nie patrzy.
terminal-empty-hand = Nie masz kart.
terminal-waiting = Czekamy na decyzję: { $names } …
terminal-answered = Twoja odpowiedź już jest. Czekamy jeszcze na decyzję: { $names } …

### Section: lessons

lesson-title = { $game }: pierwsza gra, czas: około { $minutes } min
lesson-number = Krok { $number } z { $count }
lesson-read-first = Najpierw czytaj dalej: zaraz będzie twój ruch.
lesson-not-yet = Tak można, ale jeszcze nie o to chodzi. Spróbuj tego, co podpowiada lekcja.
lesson-enter = Naciśnij Enter, żeby przejść dalej.
lesson-plain-hint = Odpowiadaj numerem. → oznacza podpowiedź, ale próbuj, czego chcesz. ? wyjaśnia, pomoc wymienia inne polecenia, koniec kończy.
terminal-lesson-on = Dalej
terminal-only-real = To jest dostępne tylko w prawdziwej grze.
lesson-no-save = To jest dla prawdziwych gier: lekcja zawsze zaczyna się od początku.
lesson-play-now = A teraz zagraj naprawdę: { $command }

### Section: terminal - answers and commands

terminal-plain-hint = Odpowiadaj numerem. ? wyjaśnia, pomoc wymienia inne polecenia, koniec zapisuje grę i kończy.
terminal-group =
    { $name } … { $count ->
        [one] { $count } możliwość
        [few] { $count } możliwości
       *[many] { $count } możliwości
    }
terminal-group-back = Z powrotem do całej listy
terminal-how-to-answer =
    { $count ->
        [1] Odpowiedz 1 albo wpisz pomoc.
       *[other] Odpowiedz liczbą od 1 do { $count } albo wpisz pomoc.
    }
terminal-no-such-number =
    { $count ->
        [1] Jest tylko możliwość 1.
       *[other] Możliwości mają numery od 1 do { $count }.
    }
terminal-how-to-ask = Pełna treść zasady: ? { $text }
terminal-plain-help =
    Numer albo słowa ruchu: wybierz go. Wystarczą początki słów, jeśli pasują tylko do jednego ruchu.
    ?               o co chodzi w pytaniu i co leży na stole
    ? 2             wyjaśnij możliwość 2
    ? SŁOWA         wyjaśnij kartę, postać, gracza, zasadę albo to, czemu ruch jest niedozwolony: ? zagraj szantaż 2
    ręka            twoje karty
    stół            opis stołu
    dziennik        wszystko, co się dotąd stało
    zasady          rozdziały; zasady 5.4 – jeden punkt, zasady SŁOWA – szukanie
    cofnij          cofnij swój ostatni ruch, dopóki nikt się z niego niczego nie dowiedział
    auto            pasuj samoczynnie, gdy nic innego nie możesz zrobić (włącz albo wyłącz)
    lang en         zmień język
    zapisz PLIK     zapisz grę, tutaj albo w innym pliku
    koniec          zapisz grę i zakończ
terminal-no-undo = Nie ma czego cofnąć: od tego czasu decydował ktoś inny albo coś wyszło na jaw.
terminal-undone = Cofnięte.
terminal-auto-pass =
    { $on ->
        [yes] Od teraz pasujesz samoczynnie, gdy nic innego nie możesz zrobić.
       *[no] Od teraz każde pytanie trafia do ciebie, nawet gdy możesz tylko spasować.
    }
terminal-no-auto-pass = Gdy przy jednym ekranie siedzi kilka osób, każda dostaje każde pytanie: inaczej byłoby widać, kto może tylko spasować.
terminal-language = Polski. Języki: { $languages }
terminal-no-language = Nie ma języka „{ $text }”, są: { $languages }

### Section: terminal - saving

terminal-saved = Zapisane: { $file }
terminal-resume = Dalszy ciąg: { $command }
terminal-replay = Przebieg gry: { $command }
terminal-unfinished = Gra jest zapisana: { $file }
terminal-cannot-save = Nie da się tam zapisać: { $reason }

### Section: terminal - explanations

terminal-typed-as = Do wpisania: { $text }
terminal-on-offer = Możesz to teraz wybrać.
terminal-not-allowed = Nie teraz. { $reason }
terminal-possible = Możesz teraz: { $choices }.
terminal-rule = Zasada { $heading }
terminal-rules-on = Zasady wspominają o tym tutaj: { $rules }.
terminal-no-rule = W zasadach nie ma punktu „{ $text }” ani niczego na ten temat.
terminal-several = To może znaczyć co najmniej dwie rzeczy: { $choices }.
terminal-unknown = Nie ma tu nic takiego jak „{ $text }”.
terminal-did-you-mean = Może chodzi o: { $names }?


### Section: terminal - lists

terminal-players =
    { $high ->
        [1] Dla jednego gracza.
       *[other] Od { $low } do { $high } graczy, na początek najlepiej { $usual }.
    }
terminal-options-are =
    { $count ->
        [0] Nie ma opcji.
        [one] Ma { $count } opcję, którą objaśnia { $command }; nie trzeba jej ustawiać.
        [few] Ma { $count } opcje, które objaśnia { $command }; nie trzeba ich ustawiać.
       *[many] Ma { $count } opcji, które objaśnia { $command }; nie trzeba ich ustawiać.
    }
terminal-options-head = Opcje gry „{ $game }”. Ustawia się je tak: subrosa play { $name } --option NAZWA=WARTOŚĆ, a --setup pyta o każdą po kolei.
terminal-record = { $game }, gry solo:
terminal-record-line =
    { $against ->
        [none] { $played ->
            [one] { $played } gra
            [few] { $played } gry
           *[many] { $played } gier
        }
       *[other] { $against }: { $played ->
            [one] { $played } gra
            [few] { $played } gry
           *[many] { $played } gier
        }
    }, wygrane: { $won }.
terminal-record-difficulty = { $against }, { $difficulty }
terminal-record-best = Najlepszy wynik: { $best }.
terminal-record-none = W { $folder } nie ma żadnej skończonej gry solo.
terminal-rule-number = zasada { $rule }
terminal-yes = tak
terminal-no = nie
terminal-standard = zwykle
terminal-legend = Skąd pochodzą wartości:
terminal-unmarked = bez znaku
terminal-cards-hint = Jeden element w całości: subrosa cards { $game } ID. Żeby poprawić wartości, skopiuj cards.toml, zmień go i graj z --cards; błędy znajduje subrosa cards --check PLIK.
terminal-mistakes =
    { $count ->
        [one] { $count } błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
terminal-no-mistakes =
    { $file }: bez błędów, nadaje się do gry { $game }. { $count ->
        [0] Wszystkie wartości są standardowe.
        [one] { $count } wartość różni się od standardowej:
        [few] { $count } wartości różnią się od standardowych:
       *[many] { $count } wartości różni się od standardowych:
    }

### Section: terminal - the screen

terminal-hand =
    { $count ->
        [0] Nie masz kart.
       *[other] Twoja ręka:
    }
terminal-spectator = Oglądasz grę.
terminal-detail = ? wyjaśnia to, na czym stoi kursor: ruch, kartę, gracza.
terminal-command = / i wpisz ruch, ? i pytanie albo pomoc
terminal-hint-auto = możesz tylko spasować; a: odtąd samoczynnie
terminal-hint-wait = spacja: dalej od razu
terminal-look-back = Obejrzyj, co się stało
terminal-leave = Odejdź od stołu
terminal-piles = Na stole
terminal-log = Co się stało
terminal-welcome = F1 pokazuje klawisze, r otwiera zasady.
terminal-saved-in = Zapis w pliku { $file }
terminal-close = Esc zamyka
terminal-search = Numer albo słowa, których szukasz
terminal-rules-keys = / szukaj   ↑↓ wybierz   Esc wróć do stołu
terminal-rules-in-english = Zasady tej gry są spisane tylko po angielsku.
terminal-speed =
    { $speed ->
        [slow] Powoli
        [normal] Zwykłe tempo
        [fast] Szybko
       *[instant] Natychmiast
    }
terminal-key-explain = ? co to
terminal-key-type = / wpisz
terminal-key-undo = u cofnij
terminal-key-save = s zapisz
terminal-key-rules = r zasady
terminal-key-piles = d stosy
terminal-key-help = F1 pomoc
terminal-key-quit = q koniec
terminal-help = Klawisze
terminal-help-choose = 1 do 9, ↑ ↓ i Enter albo kliknięcie: wybierz
terminal-help-explain = ?: wyjaśnij to, na czym stoi kursor, razem z zasadą
terminal-help-type = /: wpisz ruch, pytanie takie jak ? zagraj szantaż 2 albo polecenie; Esc wraca
terminal-help-undo = u: cofnij swój ostatni ruch, dopóki nikt się z niego niczego nie dowiedział
terminal-help-space = Spacja: nie czekaj na innych
terminal-help-auto = a: pasuj samoczynnie, gdy nic innego nie możesz zrobić (włącz albo wyłącz)
terminal-help-save = s: zapisz teraz (gra zapisuje się też przy wyjściu)
terminal-help-rules = r: zasady
terminal-help-piles = d: karty odrzucone i wszystko, co leży odkryte
terminal-help-places = p, h, b, l albo Tab: przejdź do ruchów, ręki, planszy, dziennika
terminal-help-language = F2: polski, angielski
terminal-help-theme = F3: jasno, ciemno
terminal-help-speed = F4: tempo gry
terminal-help-quit = q: odejdź; gra zostaje zapisana, a na koniec widać, jak do niej wrócić

### Section: terminal - replays

terminal-replay-place = Ruch { $number } z { $count }
terminal-replay-open = wszystko odkryte{ $over ->
        [no] , choć gra się jeszcze nie skończyła
       *[yes] { "" }
    }
terminal-replay-spectator = oczami widza
terminal-replay-seat = oczami gracza: { $name }
terminal-replay-hint = Enter: dalej, b: wstecz; liczba albo runda 3: skok; miejsce 2, widz, odkryte zmieniają punkt widzenia; stół, dziennik, koniec (ostatni ruch), quit (wyjście).
terminal-replay-command = / i wpisz: numer, runda 3, miejsce 2, widz, odkryte, koniec
terminal-replay-keys = → dalej   ← wstecz   PgDn, PgUp runda   Home, End   v widok   / skok   d stosy   r zasady   q koniec

# subrosa serve
serve-without-page = Ta instalacja nie ma strony dla przeglądarek. W klonie repozytorium buduje ją „./dev serve”, a „./dev build” tworzy z nią pakiet wheel; --client FOLDER wskazuje stronę już zbudowaną.

# subrosa prune
prune-removed = Usunięto:
prune-would-remove = Do usunięcia:
prune-space = Baza danych miała { $before } kB, teraz ma { $after } kB.
prune-saves =
    { $count ->
        [one] { $count } wczytany zapis
        [few] { $count } wczytane zapisy
       *[many] { $count } wczytanych zapisów
    }
prune-waiting =
    { $count ->
        [one] { $count } stół, przy którym nie zaczęto gry
        [few] { $count } stoły, przy których nie zaczęto gry
       *[many] { $count } stołów, przy których nie zaczęto gry
    }
prune-running =
    { $count ->
        [one] { $count } porzucona gra gości
        [few] { $count } porzucone gry gości
       *[many] { $count } porzuconych gier gości
    }
prune-finished =
    { $count ->
        [one] { $count } zakończona gra gości
        [few] { $count } zakończone gry gości
       *[many] { $count } zakończonych gier gości
    }
prune-accounts =
    { $count ->
        [one] { $count } gra osób z kontem
        [few] { $count } gry osób z kontem
       *[many] { $count } gier osób z kontem
    }
prune-guests =
    { $count ->
        [one] { $count } gość, który nie wrócił
        [few] { $count } goście, którzy nie wrócili
       *[many] { $count } gości, którzy nie wrócili
    }

### Section: terminal - puzzles

terminal-puzzle = { $game }: zagadka { $number } z { $count }
terminal-puzzle-you = Partia między botami przerwana w połowie. Zastępujesz gracza: { $name }. Wiesz tylko to, co ten gracz.
terminal-puzzle-log = Co się wydarzyło:
terminal-puzzle-table = Na stole:
terminal-puzzle-hand = Na ręce: { $cards }
terminal-puzzle-which = Odpowiedz liczbą od 1 do { $count } albo początkiem nazwy.
terminal-puzzle-right = Zgadza się: { $answer }.
terminal-puzzle-wrong = Nie, prawidłowa odpowiedź to { $answer }.
terminal-puzzle-chances = Jak prawdopodobna była każda odpowiedź:
terminal-puzzle-why = Jak zmieniała się szansa tej właściwej:
terminal-puzzle-signs = Co widać na stole:
terminal-puzzle-explain = Jeszcze raz: dlaczego?
terminal-puzzle-share = Żeby podać tę zagadkę dalej: { $command }
