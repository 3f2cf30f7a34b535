### What the lobby and the frame of all pages say: Polish. It comes with the script, so that they can speak at once.

### Section: the house

to-lobby = Do lobby
about = Czym jest Sub Rosa
rules = Zasady
primer = O co tu chodzi?
settings = Ustawienia
guest = Gość
bot = bot
sure-no = Wróć
close = Zamknij
other-language = Switch to English
to-light = Jasny motyw
to-dark = Ciemny motyw
offline = Serwer nie odpowiada. Próbujemy dalej.
opening-page = Chwileczkę…
opening-board = Rozkładamy planszę…
opening-lost = Część tej strony nie dotarła. Sprawdź połączenie.
try-again = Spróbuj ponownie
player-number = Gracz { $number }

### Section: titles of pages

title-new = Nowy stół
title-table = Stół
title-puzzle = Zagadka
title-rules = Zasady
title-learn = Nauka przez grę
learn = Nauka przez grę
learn-minutes =
    { $count ->
        [one] Naucz się w { $count } minutę
        [few] Naucz się w { $count } minuty
       *[other] Naucz się w { $count } minut
    }
title-about = O nas
title-account = Ustawienia
title-nowhere = Nic tu nie ma
title-your-turn =
    { $count ->
        [one] Twoja kolej
        [few] Twoja kolej ({ $count })
       *[many] Twoja kolej ({ $count })
    }

### Section: lobby

lobby-hero = Przy tym stole nikt nie jest sobą.
lobby-about = Gry o ukrytej tożsamości. Z botami w dziesięć sekund, ze znajomymi przez link.
play-now = Zagraj od razu z botami
play-bots = Zagraj z botami
play-alone = Zagraj solo
have-invitation = Mam zaproszenie
paste-link = Wklej otrzymany link
bad-link = To nie jest nasze zaproszenie: powinno zawierać /table/ i nazwę.
open-tables = Otwarte stoły
my-tables = Moje stoły
new-table = Nowy stół
own-table = Własny stół
own-table-about = Znajomi przez link, warianty, zegar, kilka osób przy jednym ekranie.
open-save = Otwórz zapisaną grę
no-open-tables = Nie ma otwartych stołów. Załóż własny: boty się nudzą.
no-tables = Nie masz jeszcze stołów. Wystarczy jedno kliknięcie.
sit-down = Dosiądź się
your-turn = Twoja kolej
look-in = Zajrzyj
watch = Oglądaj
record = { $game }, solo
record-against = Przeciwnik
record-difficulty = { $name }, { $difficulty }
record-played = Gry
record-won = Wygrane
record-best = Najlepszy wynik
my-tables-pages = Strony moich stołów
page-back = Wstecz
page-on = Dalej
page-number = Strona { $number }
spoken =
    { $lang ->
        [pl] po polsku
       *[en] po angielsku
    }
replay = Powtórka
players-range =
    { $most ->
        [1] 1 gracz
       *[other] { $least }–{ $most } graczy
    }
players-count =
    { $count ->
        [one] { $count } gracz
       *[other] { $count } graczy
    }
players-of = Liczba graczy: { $game }
minutes = { $count } min
seats-taken = Zajęte miejsca: { $taken } z { $all }
status-waiting = czeka na graczy
row-you-won = twoja wygrana
row-winner = wygrana: { $names }
row-beaten = wygrała gra
row-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
status-finished = koniec
status-broken = nie da się grać dalej
status-cancelled = odwołany
waiting-for = kolej: { $names }
waiting-for-you = teraz ty
waiting-for-many =
    { $count ->
        [one] czekamy na { $count } odpowiedź
        [few] czekamy na { $count } odpowiedzi
       *[many] czekamy na { $count } odpowiedzi
    }

### Section: a new table

bot-style =
    { $style ->
        [bold] śmiały
        [patient] cierpliwy
        [vindictive] mściwy
        [any] losowy charakter
       *[none] bez wyraźnego charakteru
    }
bot-with-style = { $bot } ({ $style })
bot-hosted = { $bot }: bot gospodarza serwera
bot-name =
    { $bot ->
        [easy] Łatwy: popełnia błędy
        [normal] Zwykły: zna grę
        [hard] Trudny: myśli naprzód
        [random] gra na chybił trafił
        [scripted] zna grę
        [search] sprawdza wszystkie możliwości
       *[other] { $bot }
    }

### Section: the waiting room

nowhere = Nic tu nie ma
nowhere-about = Ten adres donikąd nie prowadzi. Stoły są w lobby.

### Section: the table

status-round = Runda { $number }
status-turn = Tura { $number }

### Section: settings and account

language = Język
account = Konto

### Section: puzzles

puzzle = Zagadka
puzzle-of-the-day = Zagadka dnia
puzzles-of-the-day = Zagadki dnia
puzzle-solved = Rozwiązana
puzzle-missed = Nierozwiązana
puzzle-tomorrow = Następna zagadka dnia: { $day }, { $time }.
puzzles-about = Ktoś przy stole się zdradził. Zobacz to, co widzi jeden z graczy, i wskaż właściwą osobę.
