### What all other pages say: Polish. It is fetched in the language of the reader. What games say is in their own catalogues.

### Section: the house

back-to-play = Wróć do gry
you-named = { $name } (ty)
bot-here =
    { $style ->
        [bold] bot, śmiały
        [patient] bot, cierpliwy
        [vindictive] bot, mściwy
       *[other] bot
    }
bot-of-host = bot gospodarza
yes = tak
no = nie
zoom-in = Przybliż
zoom-out = Oddal
map-next = { $count } poza widokiem: przejdź do miejsca, które możesz wybrać
rule = zasada { $rule }

### Section: titles of pages

lesson = Lekcja
lesson-step = Krok { $number } z { $count }
lesson-on = Dalej
lesson-back = Rozumiem
lesson-try = Zrób to za mnie
lesson-fold = Zwiń podpowiedź
lesson-unfold = Pokaż podpowiedź
lesson-again = Jeszcze raz
lesson-play = Zagraj naprawdę

### Section: a new table

which-game = Która gra?
who-plays = Kto gra?
how-many = Liczba graczy
seat-number = Miejsce { $number }
seat-kind-me = Ja
seat-kind-bot = Bot
seat-kind-friend = Znajomy, przez link
seat-kind-friend-about = Dostaniesz link do wysłania.
seat-kind-open = Otwarte dla każdego
seat-kind-open-about = Kto pierwszy, ten siada.
seat-kind-hotseat = Ktoś przy tym ekranie
bot-level = Jak gra bot
bot-character = Charakter bota
name = Imię
your-name = Twoje imię
public-table = Pokaż ten stół w lobby
table-language = Język rozmowy przy stole
pace = Tempo
pace-none = Bez zegara
pace-live = Z zegarem
pace-days = Dni na ruch
pace-move = Sekundy na ruch
pace-reserve = Sekundy w zapasie
pace-how-many-days = Dni
speed = Boty odpowiadają
speed-slow = powoli, da się śledzić każdy ruch
speed-normal = jak ludzie
speed-fast = szybko
options = Warianty i zasady domowe
option-own = Własny wybór…
option-own-text = { $option }: własny tekst
make-table = Załóż stół

### Section: the waiting room

waiting-room =
    { $count ->
        [0] Wszyscy już są. Zaczynamy.
        [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy ktoś je zajmie.
        [few] { $count } miejsca są jeszcze wolne. Gra zacznie się, gdy będą zajęte.
       *[many] { $count } miejsc jest jeszcze wolnych. Gra zacznie się, gdy będą zajęte.
    }
seat-open = Wolne miejsce
seat-invited = Czeka na znajomego
seat-person = Ktoś
seat-bot = Bot
seat-hotseat = Ktoś przy tym ekranie
copy-link = Kopiuj link
link-copied = Skopiowano
invitation-link = Zaproszenie
free-seat = Zwolnij miejsce
seat-host = gospodarz
fill-seat = Niech gra bot
fill-seats =
    { $count ->
        [one] Oddaj wolne miejsce botowi
        [few] Oddaj { $count } wolne miejsca botom
       *[many] Oddaj { $count } wolnych miejsc botom
    }
host-gone = { $name } to gospodarz tego stołu, ale nie ma go tu już od dłuższej chwili.
take-over = Przejmij stół
cancel-table = Odwołaj stół
cancel-sure = Odwołać ten stół? Wszyscy, którzy tu czekają, dowiedzą się, że gra się nie odbędzie.
cancelled-table = Ten stół został odwołany
cancelled-table-about = Gospodarz odwołał grę, zanim się zaczęła. W lobby są inne stoły.
leave = Odejdź od stołu
leave-sure = Odejść od stołu? Inni mogą zastąpić cię botem.
no-table = Nie ma takiego stołu
no-table-about = Tego stołu nie ma albo nie możesz go oglądać. W lobby są inne.
broken-table = Przy tym stole nie da się grać dalej
broken-table-about = Tę grę zaczęto według zasad, które się od tego czasu zmieniły. Zostaje w zapisie, ale nikt nie może w niej wykonać ruchu.

### Section: the table

region-prompt = Pytanie do ciebie
region-hand = Twoja ręka
region-log = Co się stało
log-keys = Strzałki w lewo i w prawo prowadzą od nazwy do nazwy, Enter mówi więcej.
log-since = Od twojego ostatniego ruchu
log-about-you = Co cię spotkało od twojego ostatniego ruchu
log-about-you-more =
    { $count ->
        [one] Powyżej jest jeszcze jeden taki wpis.
        [few] Powyżej są jeszcze { $count } takie wpisy.
       *[many] Powyżej jest jeszcze { $count } takich wpisów.
    }
log-about-you-others = i jeszcze { $count }
log-unread =
    { $count ->
        [one] jeden nowy wpis o tobie
        [few] { $count } nowe wpisy o tobie
       *[many] { $count } nowych wpisów o tobie
    }
region-rail = Gracze, przebieg i rozmowa
region-picks = Wybierz jedno
region-spoken = Czytane na głos
region-tip = Objaśnienie
skip-to-prompt = Przejdź do pytania
spoken-picked = Wybrano: { $thing }.
spoken-dropped = Cofnięto wybór: { $thing }.
spoken-undone = Ostatni ruch cofnięto.
tabs = Części stołu
tab-table = Stół
tab-players = Gracze
tab-log = Przebieg
tab-talk = Rozmowa
log = Co się stało
hand = Twoja ręka
hand-count =
    { $count ->
        [0] bez kart
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
hand-limit = { $count } z { $limit } kart
card-can = Możesz ją wybrać.
card-chosen = Wybrana.
card-not-now = Nie teraz.
players = Gracze
talk = Rozmowa
talk-here = Napisz coś…
talk-send = Wyślij
mute = Wycisz
unmute = Cofnij wyciszenie
notes = Notatki i więcej
notes-about = Widzisz je tylko ty.
download = Pobierz grę
download-seen = Pobierz to, co widać z twojego miejsca
seat-away = poza stołem
seat-replaced = gra bot
seat-replace =
    { $votes ->
        [0] Niech gra bot
        [one] Niech gra bot ({ $votes } głos)
        [few] Niech gra bot ({ $votes } głosy)
       *[many] Niech gra bot ({ $votes } głosów)
    }
seat-bring-back = Niech wraca do gry
seat-asked = decyduje
connection-connecting = Łączymy…
connection-open = Połączono
connection-lost = Łączymy ponownie…
connection-closed = Stół jest zamknięty
clock = Zostało: { $time }
clock-days =
    { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
clock-hours = { $hours } godz.
undo = Cofnij
# Pod czymś, co kliknięto, a czego nie można teraz wybrać.
looked = Tu nie ma teraz nic do wyboru.
looked-asked = Teraz odpowiadasz na pytanie: { $question }
looked-waiting =
    { $count ->
        [one] Teraz decyduje { $names }.
       *[other] Teraz decydują { $names }.
    }
look-closer = Przyjrzyj się
moment-over = Co się wydarzyło

### Section: what it is about

primer-now = W tej grze, w tej chwili
primer-goal = Cel gry
primer-turn = Twoja tura
primer-end = Jak to się kończy
primer-symbols = Symbole na kartach
primer-counts = Przy każdym graczu
primer-close = Jasne
primer-rules = Pełne zasady

### Section: the prompt

prompt-sending = Chwileczkę…
prompt-replaced = Gra za ciebie bot.
come-back = Już jestem
prompt-answered = Twoja odpowiedź: { $choice }.
prompt-waiting = Kolej: { $name }.
prompt-waiting-many =
    { $count ->
        [0] Chwileczkę…
        [one] Czekamy na { $count } odpowiedź.
        [few] Czekamy na { $count } odpowiedzi.
       *[many] Czekamy na { $count } odpowiedzi.
    }
prompt-together = Pytamy wszystkich naraz. Odpowiedzi poznamy, gdy będzie komplet.
prompt-bots-busy = Boty mają dużo pracy: zastanawiają się trochę dłużej niż zwykle.
prompt-and-then = Którą z tych możliwości?
prompt-where =
    { $where ->
        [hand] Wybierz kartę z ręki.
        [both] Wybierz z ręki albo na planszy.
       *[board] Wybierz na planszy.
    }
prompt-or-where =
    { $where ->
        [hand] Albo wybierz kartę z ręki.
        [both] Albo wybierz z ręki lub na planszy.
       *[board]
            { $count ->
                [one] Albo kliknij to, co zaznaczono na planszy.
               *[other] Albo kliknij coś zaznaczonego na planszy (możliwości: { $count }).
            }
    }
prompt-passing = Nic tu nie możesz zrobić, więc stół spasuje za ciebie.
prompt-sure = Na pewno? { $choice }
auto-pass = Pasuj za mnie, gdy nie mogę zareagować
auto-pass-about = Gdy pytanie dostaje kilka osób naraz, a ty możesz tylko spasować, stół robi to za ciebie. Twojej tury nigdy tak nie kończy. Nikt inny nie widzi ani tego pola, ani tego, że stół spasował za ciebie.
pass-span =
    { $span ->
        [turn] Spasuj do końca tury
       *[round] Spasuj do końca rundy
    }
pass-skipped =
    { $span ->
        [turn] Przy tym pytaniu pasujesz do końca tury.
       *[round] Przy tym pytaniu pasujesz do końca rundy.
    }
pass-ask-again = Pytaj dalej
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-instant = natychmiast

### Section: cards and rules

zoom-filled-in = Instrukcja nie podaje wszystkiego, co tu widać, więc resztę uzupełniliśmy sami. Jeśli w twoim pudełku jest inaczej, może to poprawić osoba prowadząca ten serwer.
zoom-rules = Zasady, które o tym mówią
rules-of = Zasady: { $game }
rules-back = Wróć
search-rules = Szukaj w zasadach
chapters = Rozdziały
rules-found =
    { $count ->
        [one] { $count } punkt zasad
        [few] { $count } punkty zasad
       *[many] { $count } punktów zasad
    }
rules-in-english = Zasady tej gry są spisane tylko po angielsku; karty, pytania i przebieg gry są po polsku.
no-rules = Nie ma tu zasad. Może w nazwie gry jest literówka.

### Section: the default board

board-targets = Możesz wybrać
board-table = Na stole
board-target = Możesz to wybrać.

### Section: endings and replays

winner = Zwycięstwo
beaten = Przegrana z grą
again = Zagraj jeszcze raz
watch-replay = Obejrzyj powtórkę
see-board = Pokaż planszę
ended-by-rule = Rozstrzyga zasada { $rule }.
open-to-all = Powtórkę może obejrzeć każdy, kto ma link
ending-place = Miejsce { $place } z { $count }.
ending-no-places = Przy takim zakończeniu nie ma drugiego miejsca.
story = Jak odwrócił się los
story-turning = Punktem zwrotnym był ruch { $n }, { $name }: „{ $choice }”. Przedtem szanse zwycięzcy wynosiły około { $before }, potem około { $after }, i tak już zostało.
story-no-turning = Punktu zwrotnego nie było: żadna pojedyncza decyzja nie zwiększyła trwale szans zwycięzcy.
story-look = Zobacz to w analizie
story-find = Znajdź punkt zwrotny
story-find-about = Boty przejdą raz jeszcze przez wszystkie decyzje. Potrwa to minutę albo dwie, a potem będzie widać, gdzie los się odwrócił.
suspicions = Kto kogo przejrzał
suspicions-about = Jak prawdopodobna (w procentach) była prawda o każdym graczu dla kogoś, kto w pełni korzysta z tego, co widział.
suspicions-eyes = Czyimi oczami
suspicions-all = wszystkich innych, średnio
score-how = Skąd ten wynik
score-total = Punkty
score-over-time = Wynik w czasie gry
score-over-time-about = Każda linia to jeden gracz, od pierwszego ruchu do ostatniego.
replay-controls = Powtórka
replay-at = Ruch { $n } z { $length }
replay-move = Ruch
replay-back = Ruch wstecz
replay-on = Ruch naprzód
replay-turn-back = Do poprzedniej tury
replay-turn-on = Do następnej tury
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-seen-by = Czyimi oczami
replay-open = Wszystko odkryte
replay-as = Oczami gracza: { $name }
replay-hands = Karty graczy
replay-ending = Jak to się skończyło
no-replay-about = Obejrzeć można tylko zakończone gry.
analyse = Analizuj
analysis = Analiza
analysis-starting = Analiza zaraz się zacznie…
analysis-running = Badanie decyzji: { $done } z { $total }
analysis-failed = Analiza się nie powiodła. Spróbuj ponownie później.
analysis-partly = Czasu wystarczyło na { $done } z { $total } decyzji.
analysis-chances = Szanse na wygraną
analysis-doubtful = Gracze wiedzieli tu tak różne rzeczy, że liczby przeczą sobie nawzajem, więc ich nie podajemy.
analysis-chances-about = Szanse wszystkich w ciągu gry
analysis-decides = Decyduje { $name }
analysis-no-decision = Tu nie było nic do wyboru
analysis-next = Do następnej decyzji
analysis-chosen = wybrane
analysis-range = od { $low } do { $high }%
analysis-more =
    { $count ->
        [one] jeszcze { $count } możliwość
        [few] jeszcze { $count } możliwości
       *[other] jeszcze { $count } możliwości
    }
analysis-swing-none = Nie znaleziono nic lepszego.
analysis-swing-clear = „{ $best }” było wyraźnie lepsze: { $swing } pkt (od { $low } do { $high }).
analysis-swing-unclear = „{ $best }” wygląda na lepsze: { $swing } pkt (od { $low } do { $high }), ale to za mało, by mówić o błędzie.
analysis-known = Co każdy mógł wiedzieć
analysis-about-seat = O kim: { $name }
analysis-true = było prawdą:
analysis-nothing-known = Niczego nie trzeba było zgadywać.
analysis-turning = Gdzie inny wybór był wyraźnie lepszy
analysis-turning-at = Ruch { $n }, { $name }: { $swing } pkt
analysis-turning-none = Nigdzie: żaden wybór nie był wyraźnie gorszy od innego.
analysis-about =
    Szanse są takie, jakie mogła oszacować osoba decydująca: na podstawie możliwych przebiegów gry zgodnych z tym, co widziała (po { $playouts } na decyzję), w ocenie botów. Zakresy mówią, co mogłoby zmienić więcej takich prób, a nie jak bardzo mogą się mylić boty.

### Section: hot-seat

curtain-pass = Przekaż ekran:
curtain-open = To ja, { $name }

### Section: settings and account

preferences = Preferencje
theme = Motyw
theme-auto = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
motion = Animacje
motion-auto = Jak w systemie
motion-less = Jak najmniej
quick-moves = Szybkie ruchy: jedno dotknięcie celu wystarczy
single-keys = Pojedyncze klawisze przy stole: od 1 do 9, P, H, B, L, U, ?
read-events = Czytniki ekranu: czytaj na bieżąco, co się dzieje i co kto pisze
account-guest = Grasz jako gość: pamięta cię ta przeglądarka. Z hasłem twoje stoły będą też w innych.
account-registered = Twoje stoły są wszędzie tam, gdzie się zalogujesz.
password = Hasło
password-about = Co najmniej osiem znaków.
save-name = Zmień imię
register = Załóż konto
log-in = Zaloguj się
log-out = Wyloguj się
log-out-everywhere = Wyloguj się wszędzie
have-account = Mam konto
login = Login
login-about = Imię z literami, które zostały do niego dodane przy zakładaniu konta.
your-login = Na innym urządzeniu wpisz jako login: { $login }
saved = Gotowe.
registered = Konto założone. Rozgość się.
logged-in = Witaj znowu.
logged-out = Wylogowano.

### Section: about

about-house = Róża nad stołem znaczyła: co tu powiedziane, tu zostaje. Sub Rosa to jeden stół do gier o ukrytej tożsamości, dla ludzi w przeglądarkach i terminalach i dla botów. Nikt nie dostaje przez sieć więcej, niż pozwalają mu wiedzieć zasady.
about-games = Gry
about-games-text = Zasady gier nie należą do nikogo; ich nazwy, obrazy i słowa należą do autorów i wydawców. Rysunki, teksty kart i opisy zasad są tu nasze. Jeśli gra ci się podoba, kup pudełko: jest jeszcze ładniejsze.
about-credits = Praca innych
about-icons = ikony, których autorami są
about-keys = Klawisze
about-keys-off = Pojedyncze klawisze można wyłączyć w ustawieniach.
key-choose = odpowiedzi od pierwszej do dziewiątej
key-prompt = do pytania
key-hand = do ręki
key-board = do planszy
key-log = do przebiegu gry
key-undo = cofnij
key-zoom = wskazana karta w powiększeniu
key-rule = zasada, która teraz obowiązuje
key-clear = cofnij wybór
# Uczciwe losowanie
seal-name = Pieczęć
seal-secret = Sekret
seal-sealed = Losowanie jest zapieczętowane
seal-sealed-about = Każdy rzut i każda karta tej gry pochodzą z sekretu wylosowanego, zanim się zaczęła. Jego pieczęć widać już tutaj; po zakończeniu gry sekret zostaje ujawniony, a przeglądarka go sprawdza. Po drodze nikt nie może zmienić losowania.
seal-kept = Losowanie było uczciwe
seal-kept-about = Sekret pasuje do pieczęci, którą ta przeglądarka widziała przed końcem gry. Zapis gry można z nim sprawdzić co do jednego rzutu: subrosa verify.
seal-fits = Sekret pasuje do pieczęci
seal-fits-about = Ta przeglądarka nie widziała gry przed jej końcem, więc porównaj pieczęć z tym, co widzieli inni gracze. Zapis gry można sprawdzić co do jednego rzutu: subrosa verify.
seal-broken = Pieczęć nie pasuje
seal-broken-about = Ujawniony sekret nie jest tym, który zapieczętowano, albo pieczęć zmieniła się od początku gry. Nie ufaj tej grze i zapytaj osobę prowadzącą ten serwer.
seal-unchecked = Pieczęć jest zdjęta
seal-unchecked-about = Tę stronę wczytano bez https, więc przeglądarka nie może sprawdzić sekretu. Możesz to zrobić samodzielnie: SHA-256 z „subrosa seal ” i sekretu to właśnie pieczęć.

### Section: puzzles

puzzles = Zagadki
puzzles-solved = Rozwiązane: { $solved } z { $count }.
puzzle-number = Zagadka { $number } z { $count }
puzzle-you = Partia między botami przerwana w połowie. Zastępujesz gracza: { $name }. Wiesz tylko to, co ten gracz.
puzzle-right = Zgadza się: { $answer }.
puzzle-wrong = Nie, prawidłowa odpowiedź to { $answer }.
puzzle-chances = Jak prawdopodobna była każda odpowiedź
puzzle-why = Jak zmieniała się szansa tej właściwej
puzzle-change = { $before }% → { $after }%
puzzle-percent = { $percent }%
puzzle-signs = Co widać na stole
puzzle-share = Podaj zagadkę dalej
puzzle-next = Następna zagadka
no-puzzle = Nie ma takiej zagadki
no-puzzle-about = Być może link jest niepełny. Dzisiejsze zagadki są w lobby.
