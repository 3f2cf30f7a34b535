### Śmierć Jaśniepanu!: teksty polskie.
### Nazwy jak w polskiej instrukcji, treść kart własnymi słowami. Liczby z cards.toml wchodzą jako zmienne.

### Section: the game

game-name = Śmierć Jaśniepanu!
game-about = Nakaz Egzekucji krąży po dworze jak gorący kartofel, a kto nie zdoła się go pozbyć, traci głowę. Ujdź z życiem, pnij się w górę i obal Jaśniepana, bo tylko Jaśniepan może wygrać.
game-tag = Przekaż Nakaz dalej albo strać głowę.
game-length = Od pół godziny do godziny, zwykle od pięciu do siedmiu rund

### Section: what it is about

intro-goal = Wygrać może tylko Jaśniepan: mając podczas Koronacji { $coronation_gold } sztuk złota albo jako ostatnia żywa postać w rundzie. Wszyscy inni chcą zająć jego miejsce, więc Jaśniepan musi zginąć.
intro-turn = Kto ma Nakaz Egzekucji, zagrywa kartę z tarczą i daje go dalej albo traci głowę. Po drodze każdy może zareagować: Odwet unieważnia kartę, Przyznanie do Winy pozwala wziąć Nakaz na siebie.
intro-end = Gdy ginie Jaśniepan, kończy się runda. Ocaleni awansują, straceni wracają na sam dół ze swoim złotem i kartami i zaczyna się następna runda.
aim-crown = { $seat } ({ $character }) ma { $gold } z { $needed } sztuk złota, które po wypłacie dochodu dają zwycięstwo. Wygrywa też jako ostatnia żywa postać.
aim-crown-yours = Twoja postać: { $character }. Masz { $gold } z { $needed } sztuk złota, które po wypłacie dochodu dają zwycięstwo. Wygrywasz też jako ostatnia żywa postać.
aim-heir = Twoja postać: { $character }. Jeśli teraz zginie { $next_character }, jego miejsce będzie twoje.
aim-rise = Twoja postać: { $character }. Wygrać może tylko Jaśniepan; jeśli teraz zginie, awansujesz. Twoja nowa postać: { $next_character }.
aim-executed = Twoja postać straciła głowę. W następnej rundzie wracasz ze swoim złotem i kartami.
aim-next =
    Jeśli teraz zginie { $character }, jego miejsce zajmie { $seat } i wygra, mając po wypłacie dochodu { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.
aim-next-yours =
    Po wypłacie dochodu masz wtedy { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    } i wygrywasz.
tale-crowned = { $seat } ({ $character }) ma po wypłacie dochodu { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, a wystarczy { $needed }.
tale-last = { $seat } ({ $character }) jako jedyny gracz przeżywa rundę.
tale-rich = Masz więcej złota (razem { $gold }, czyli o { $more } więcej), ale twoja postać to { $character }: wygrać może tylko Jaśniepan.
tale-subject = Złoto: { $gold }, twoja postać: { $character }. Wygrać może tylko Jaśniepan.
tale-executed = Złoto: { $gold }, ale twoja postać zginęła wcześniej w tej rundzie.
tale-away =
    { $gold ->
        [0] Złota na Koronację było dość
       *[other] Do Koronacji zabrakło ci złota: { $gold }
    }{ $above ->
        [none] .
        [one] , a nad tobą był jeszcze { $above } gracz.
        [few] , a nad tobą byli jeszcze { $above } gracze.
       *[many] , a nad tobą było jeszcze { $above } graczy.
    }
course-about = Samo złoto nie wystarczy: podczas Koronacji musi je mieć Jaśniepan.
outcome-captain = Działa twój Kapitan: { $seat } odrzuci kartę.
outcome-advisor = { $seat } (Doradca) weźmie od ciebie złoto: { $gold }.
outcome-bailiff = { $seat } (Komornik) weźmie złoto ze Skarbca: { $gold }.
outcome-servant = { $seat } (Sługa) dobierze karty: { $count }.
outcome-plea =
    Bierzesz Nakaz i złoto: { $gold }. { $count ->
        [0] Karty nie dobierasz, bo nie masz na nią miejsca albo ich zabrakło.
        [one] Dobierasz { $count } kartę.
        [few] Dobierasz { $count } karty.
       *[many] Dobierasz { $count } kart.
    }
outcome-take = Bierzesz Nakaz, ale ani złota, ani karty.
outcome-offer = { $seat } wznieca Powstanie: z kilku zgłoszonych kart odrzucona będzie tylko pierwsza po lewej stronie tego gracza.
outcome-rise = Jeśli głowę straci { $target }, runda się kończy, a twoja nowa postać to { $next_character }.
outcome-actor = { $seat } (Aktor) przejmuje postać: { $character }.
outcome-outlaw = { $seat } (Banita) weźmie od ciebie złoto: { $gold }.
outcome-bounty = { $seat } weźmie za głowę Banity złoto ze Skarbca: { $gold }.
outcome-out = Do końca rundy nie grasz, ale złoto i karty zostają u ciebie.
outcome-heir = Runda się kończy: { $character } to odtąd { $seat }, a twoja nowa postać to { $next_character }.
outcome-last = { $seat } zostaje wtedy przy życiu jako jedyna osoba i wygrywa grę.
outcome-revenge = Zaraz po tobie głowę straci { $seat }.
outcome-revenge-alone = Nikt nie dał ci Nakazu, więc głowę tracisz tylko ty.
outcome-gift = { $seat } ma potem złoto: { $gold }, a ty: { $own_gold }.
outcome-crown = { $seat } ma wtedy dość złota, żeby wygrać przy najbliższej Koronacji.

### Section: kinds of plot cards

kind-shield = Karta z tarczą
kind-book = Karta z księgą
kind-retaliation = Odwet
kind-plea = Przyznanie do Winy

### Section: plot cards

card-coercion = Przymus
card-coercion-text =
    Daj Nakaz Egzekucji najbliższemu graczowi po swojej lewej albo prawej stronie. Następnie ten gracz decyduje, czy oddaje ci dowolną kartę z ręki, czy pozwala ci wziąć ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }. Jeśli nie ma kart, bierzesz złoto.

card-capitalize = Kapitalizacja
card-capitalize-text =
    Daj Nakaz Egzekucji drugiemu z kolei graczowi po swojej lewej albo prawej stronie. Następnie weź ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.

card-repression = Represje
card-repression-text = Daj Nakaz Egzekucji najbliższemu graczowi po swojej lewej albo prawej stronie. Następnie ten gracz odrzuca z ręki jedną wybraną przez siebie kartę, chyba że to Rycerz.

card-blackmail = Szantaż
card-blackmail-text =
    Daj Nakaz Egzekucji, komu tylko chcesz. Następnie weź od tego gracza { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, a jeśli ma mniej – tyle, ile ma; od Rycerza nic.

card-mutiny = Bunt
card-mutiny-text = Daj Nakaz Egzekucji graczowi, który stoi rangą tuż nad tobą albo tuż pod tobą. Następnie zamieńcie się kartami postaci.

card-martyrdom = Męczeństwo
card-martyrdom-text =
    Tylko bez kart z tarczą w ręce. Twoja postać zostaje stracona. Następnie bierzesz ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.

card-revenge = Zemsta
card-revenge-text = Tylko bez kart z tarczą w ręce. Twoja postać zostaje stracona, a zaraz po niej postać gracza, od którego masz Nakaz Egzekucji. Jeśli nikt ci go nie dał, ginie tylko twoja postać.

card-revolution = Rewolucja
card-revolution-text = Tylko bez kart z tarczą w ręce. Karty postaci wszystkich aktywnych graczy zostają potasowane i na nowo między nich rozdane. Egzekucja się kończy i nikt nie ginie.

card-uprising = Powstanie
card-uprising-text = Tylko bez kart z tarczą w ręce. Daj Nakaz Egzekucji Jaśniepanu. Następnie każdy poza tobą i Jaśniepanem może odrzucić kartę z księgą. Jeśli ktoś to zrobi, ginie Jaśniepan; jeśli nikt – ginie twoja postać. Egzekucja się kończy.

card-retaliation = Odwet
card-retaliation-text = Zagraj, gdy ktoś inny zagrywa kartę spisku, choćby kolejny Odwet: tamta karta nie działa i zostaje odrzucona, a Nakaz Egzekucji pozostaje na miejscu.

card-guilty_plea = Przyznanie do Winy
card-guilty_plea-text =
    Weź Nakaz Egzekucji, gdy jest zatrzymany u innego gracza. Następnie dobierz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } i weź ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.

### Section: sets of characters

set-base = Postaci podstawowe
set-alternate = Postaci dodatkowe

### Section: characters of the base set

character-overlord = Jaśniepan
character-overlord-text = Gdy zaczyna się egzekucja, wskaż innego aktywnego gracza: to on bierze Nakaz Egzekucji (nikt mu go nie daje). Tylko Jaśniepan może wygrać grę.

character-advisor = Doradca
character-advisor-text =
    Gdy ktoś daje ci Nakaz Egzekucji, weź od tego gracza { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    } (nie więcej, niż ma, a od Rycerza nic).

character-general = Generał
character-general-text = Zagrywając kartę z tarczą, możesz dać Nakaz Egzekucji każdemu innemu graczowi, a nie tylko tym, których dopuszcza karta.

character-captain = Kapitan
character-captain-text = Gdy dajesz komuś Nakaz Egzekucji, gracz ten od razu odrzuca jedną wybraną przez siebie kartę spisku (chyba że nie ma kart albo jest Rycerzem).

character-knight = Rycerz
character-knight-text = Nikt nie może zabierać ci złota ani kart spisku, ani zmuszać cię do ich odrzucania.

character-squire = Giermek
character-squire-text =
    Twój limit kart w ręce wynosi { $limit }. Na początku każdej egzekucji, także pierwszej, możesz dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.

character-peasant = Wieśniak
character-peasant-text =
    Mając Nakaz Egzekucji, możesz dać najbliższemu graczowi po swojej lewej albo prawej stronie { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, a razem ze złotem Nakaz, bez zagrywania karty.

character-servant = Sługa
character-servant-text =
    Gdy zaczyna się faza Dochodu, dajesz Jaśniepanu { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }. Gdy Nakaz Egzekucji daje ci ktoś, kto ma w ręce więcej kart niż ty, dobierasz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.

### Section: characters of the alternate set

character-tyrant = Tyran
character-tyrant-text =
    Gdy zaczyna się egzekucja, wskaż innego aktywnego gracza: to on bierze od ciebie Nakaz Egzekucji. Gdy zaczyna się runda, zabierz pozostałym graczom łącznie { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, od każdego tyle, ile chcesz. Wszystko, co dotyczy Jaśniepana, dotyczy ciebie.

character-pretender = Pretendent
character-pretender-text = Ilekroć wolno odrzucić kartę z księgą, jak przy Powstaniu, każda karta w twojej ręce liczy się jako karta z księgą.

character-inquisitor = Inkwizytor
character-inquisitor-text = Gdy zaczyna się runda, możesz wskazać innego gracza: musi on pokazać wszystkim karty, które ma w ręce.

character-bailiff = Komornik
character-bailiff-text =
    W fazie Dochodu oddajesz Skarbcowi { $cost ->
        [one] { $cost } sztukę złota
        [few] { $cost } sztuki złota
       *[many] { $cost } sztuk złota
    }. Gdy ktoś daje ci Nakaz Egzekucji, bierzesz ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.

character-censor = Cenzor
character-censor-text = Gdy zaczyna się runda, jeszcze przed doborem, możesz wskazać jedną kartę spisku. Wszyscy, także ty, odrzucają każdy jej egzemplarz, a do końca rundy nikt nie może jej zagrać.

character-merchant = Kupiec
character-merchant-text =
    Nie obowiązuje cię limit kart w ręce. Gdy zaczyna się egzekucja, możesz dać jednemu z pozostałych graczy { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }; jeśli to zrobisz, możesz dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.

character-actor = Aktor
character-actor-text = Eliminując gracza, bierzesz jego kartę postaci, a Aktora kładziesz na środku stołu. Jeśli ginie Jaśniepan, odtąd ty nim jesteś i runda trwa dalej.

character-outlaw = Banita
character-outlaw-text =
    Gdy Nakaz Egzekucji jest zatrzymany u innego gracza, możesz odrzucić dowolną kartę z ręki i wziąć Nakaz. Graczowi, którego eliminujesz, zabierasz { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    } (nie więcej, niż ma, a Rycerzowi nic). Kto wyeliminuje ciebie, bierze ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.

### Section: options - the cast

option-cast = Obsada
option-cast-about = Postaci biorące udział w grze: po jednej na gracza, każda innej rangi, a wśród nich dokładnie jeden władca – Jaśniepan albo Tyran.
option-cast-base = Zestaw podstawowy: obsada zalecana przy tej liczbie graczy
option-cast-alternate = Zestaw dodatkowy: trudniejsze postaci pod rządami Tyrana; przy czterech lub pięciu graczach gra bywa bezlitosna i krótka
option-cast-random = Losowa: Jaśniepan i postaci wylosowane z zestawu podstawowego
option-cast-mixed = Mieszana: losowana z obu zestawów, po jednej postaci każdej rangi
option-cast-custom = Własna: wypisz postaci po przecinku, na przykład Jaśniepan,Kapitan,Kupiec,Wieśniak

### Section: options - house rules

option-mutiny_rank = Cel Buntu
option-mutiny_rank-about = Bunt sięga o jedną rangę wyżej lub niżej. W mniejszym gronie wielu rang brakuje, więc zwykle liczy się najbliższa z obecnych w grze. Wybierz dokładną rangę, jeśli ta karta ma być trudniejsza do zagrania.
option-mutiny_rank-nearest = Najbliższa ranga w grze, wyższa albo niższa
option-mutiny_rank-exact = Dokładnie o jedną rangę wyżej albo niżej

option-capitalize_duel = Kapitalizacja w pojedynku
option-capitalize_duel-about = Gdy zostaje tylko dwóch aktywnych graczy, dwa miejsca dalej siedzisz znowu ty. Zwykle Kapitalizacja nie ma wtedy celu; pozwól jej trafić w drugiego gracza, jeśli pojedynki mają trwać dłużej.
option-capitalize_duel-no_target = Nie można jej zagrać (wyjątek: Generał)
option-capitalize_duel-other_player = Trafia do drugiego gracza

option-dead_shields = Karty z tarczą, których nie da się zagrać
option-dead_shields-about = Karty z księgą wolno zagrywać tylko bez kart z tarczą w ręce. Zwykle przeszkadza nawet bezużyteczna karta z tarczą; pomiń takie karty, jeśli nikt nie ma ginąć z ich powodu.
option-dead_shields-block = Blokują karty z księgą
option-dead_shields-ignored = Blokują tylko te karty z tarczą, które można zagrać

option-plea_after_cancel = Przyznanie do Winy po Odwecie
option-plea_after_cancel-about = Gdy karta gracza z Nakazem Egzekucji zostaje anulowana, inni mogą zwykle wziąć Nakaz przed jego kolejną próbą. Zabroń tego, jeśli Odwet ma być groźniejszy. Dotyczy to również Banity.
option-plea_after_cancel-yes = Nakaz wciąż można wziąć
option-plea_after_cancel-no = Na wzięcie Nakazu jest już za późno

option-may_die = Śmierć na własne życzenie
option-may_die-about = Zwykle gracz, który może zagrać kartę z tarczą, musi to zrobić. Przy stole nikt nie sprawdzi cudzych kart; zezwól na odmowę, jeśli wolisz grać w ten sposób, na przykład by zachować dobre karty na następną rundę.
option-may_die-no = Kartę z tarczą, którą można zagrać, trzeba zagrać
option-may_die-yes = Każdy może odmówić i zginąć

option-hand_limit = Limit kart w ręce
option-hand_limit-about = Zwykle nikt nigdy nie dobiera kart ponad limit. Jeśli obowiązuje on tylko w fazie Doboru, Giermek, Sługa i Przyznanie do Winy pozwalają go przekroczyć.
option-hand_limit-every_draw = Obowiązuje przy każdym dobieraniu
option-hand_limit-draw_phase = Obowiązuje tylko w fazie Doboru

option-uprising_answers = Odpowiedzi na Powstanie
option-uprising_answers-about = W jaki sposób pozostali decydują, czy odrzucają kartę z księgą. Przy tajnych odpowiedziach Powstanie jest hazardem dla wszystkich; przy jawnych ostatni pytani wiedzą, że wszystko zależy od nich.
option-uprising_answers-secret = W tajemnicy, wszyscy jednocześnie
option-uprising_answers-clockwise = Jawnie, po kolei, zgodnie z ruchem wskazówek zegara

option-uprising_credit = Kto eliminuje przez Powstanie
option-uprising_credit-about = Rozstrzyga, komu zalicza się wyeliminowanie Jaśniepana. Ma znaczenie tylko wtedy, gdy w grze jest Aktor lub Banita.
option-uprising_credit-giver = Gracz, który zagrywa Powstanie
option-uprising_credit-discarder = Gracz, który odrzuca kartę z księgą

option-revenge_duel = Zemsta ostatniego przeciwnika
option-revenge_duel-about = Gdy ostatni przeciwnik Jaśniepana pociąga go Zemstą za sobą, zwykle giną obie postaci i runda nie ma zwycięzcy. Wybierz inaczej, jeśli uważasz, że Jaśniepan zostaje wtedy na chwilę ostatnią żywą postacią; Zemsta budzi wówczas mniejszy strach.
option-revenge_duel-both_die = Giną obie postaci, gra toczy się dalej
option-revenge_duel-overlord_wins = Jaśniepan wygrywa

option-banned_discards = Odrzucanie zakazanych kart
option-banned_discards-about = Karty zakazanej przez Cenzora nikt nie może zagrać. Zwykle wolno ją jednak odrzucić, by poprzeć Powstanie lub użyć zdolności Banity; ogranicz to, jeśli zakaz ma być dotkliwszy.
option-banned_discards-allowed = Dozwolone w każdym celu
option-banned_discards-forced_only = Tylko gdy odrzucenie jest wymuszone

option-negative_income = Ujemny dochód
option-negative_income-about = Sługa i Komornik mają ujemny dochód, a do tego tekst, który każe im płacić. Zwykle to jedna i ta sama płatność; policz ją podwójnie, jeśli te postaci mają być uboższe.
option-negative_income-once = Płacony raz
option-negative_income-twice = Płacony dwa razy: według tekstu i według liczby

option-plea_at_start = Przyznanie do Winy zaraz po wyborze Jaśniepana
option-plea_at_start-about = Zwykle Nakaz Egzekucji można od razu wziąć od wskazanego gracza. Zabroń tego, jeśli ma on najpierw podjąć własną próbę. Dotyczy to również Banity.
option-plea_at_start-yes = Nakaz można wziąć od razu
option-plea_at_start-no = Dopiero po pierwszej próbie wskazanego gracza

### Section: events - the round

event-round = Zaczyna się runda { $number }.
event-ban = { $seat } (Cenzor) zakazuje w tej rundzie karty „{ $card }”: kto ma ją w ręce, odrzuca wszystkie jej egzemplarze.
event-show =
    { $cards ->
        [none] { $seat } pokazuje pustą rękę.
       *[other] { $seat } pokazuje karty: { $cards }.
    }
event-draw =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }{ $cards ->
        [none] { "" }
       *[other] : { $cards }
    }.
event-reshuffle =
    Stos doboru zostaje na nowo potasowany i liczy { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
event-starts = { $seat } to { $character }.
event-becomes = { $seat } to teraz { $character }.

### Section: events - gold

event-immune =
    { $why ->
        [captain] { $seat } to Rycerz: Kapitan nie może zmusić go do odrzucenia karty.
        [repression] { $seat } to Rycerz: Represje nie mogą zmusić go do odrzucenia karty.
        [blackmail] { $seat } to Rycerz: Szantaż nie odbiera mu złota.
        [advisor] { $seat } to Rycerz: Doradca nie odbiera mu złota.
        [tyrant] { $seat } to Rycerz: Tyran nie odbiera mu złota.
       *[outlaw] { $seat } to Rycerz: Banita nie odbiera mu złota.
    }
event-earn =
    { $seat } bierze ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }{ $why ->
        [income] { " " }(dochód)
        [bailiff] { " " }(Komornik)
        [capitalize] { " " }(Kapitalizacja)
        [coercion] { " " }(Przymus)
        [martyrdom] { " " }(Męczeństwo)
        [guilty_plea] { " " }(Przyznanie do Winy)
        [bounty] { " " }(nagroda za Banitę)
       *[other] { "" }
    }.
event-pay =
    { $why ->
        [income] Ujemny dochód: { $seat } płaci Skarbcowi
        [servant] Sługa: { $seat } płaci, a { $target } dostaje
        [bailiff] Komornik: { $seat } płaci Skarbcowi
        [advisor] Doradca: { $seat } płaci, a { $target } bierze
        [blackmail] Szantaż: { $seat } płaci, a { $target } bierze
        [merchant] Kupiec: { $seat } płaci, a { $target } dostaje
        [peasant] Wieśniak: { $seat } płaci, a { $target } dostaje
        [outlaw] Banita: { $seat } płaci, a { $target } bierze
        [tyrant] Tyran: { $seat } płaci, a { $target } bierze
       *[other] { $seat } płaci
    } { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.

### Section: events - an execution

event-pick = { $seat } posyła kata, a ofiarą ma być { $target }.
event-take-order = { $seat } bierze Nakaz Egzekucji.
event-give-order = { $seat } daje Nakaz Egzekucji: teraz ma go { $target }.
event-play =
    { $target ->
        [none] { $seat } zagrywa kartę „{ $card }”.
       *[other] { $seat } zagrywa kartę „{ $card }” (cel: { $target }).
    }
event-retaliate = { $seat } odpowiada Odwetem na kartę „{ $card }”, którą zagrywa { $target }.
event-cancelled = Karta „{ $card }” zostaje anulowana i nie działa.
event-stands = Odwet także zostaje anulowany, więc karta „{ $card }” jednak działa.
event-discard = { $seat } odrzuca kartę „{ $card }”.
event-hand-over =
    { $card ->
        [none] { $seat } oddaje kartę, a dostaje ją { $target }.
       *[other] { $seat } oddaje kartę „{ $card }”, a dostaje ją { $target }.
    }
event-exchange = { $seat } i { $target } zamieniają się postaciami: { $seat } to teraz { $character }, a { $target } to { $target_character }.
event-declines = { $seat } nie popiera Powstania.
event-uprising-fails = { $seat } nie znajduje poparcia: Powstanie upada.
event-executed =
    { $target ->
        [none] { $seat } ({ $character }) traci głowę.
       *[other] { $target } eliminuje gracza: { $seat } ({ $character }) traci głowę.
    }
event-actor = { $seat } (Aktor) wchodzi w rolę, którą traci { $target }: to teraz { $character }.
event-wins =
    { $ending ->
        [last-standing] Przy życiu zostaje tylko { $seat } i wygrywa grę!
        [coronation] { $seat } ma dość złota na Koronację i wygrywa grę!
       *[other] { $seat } wygrywa grę!
    }

### Section: questions

prompt-rob = Jako Tyran zabierasz złoto, po jednej sztuce. Do zabrania: { $gold }. Kto płaci następną?
prompt-inquisitor = Jako Inkwizytor możesz zmusić jednego gracza do pokazania wszystkim kart. Kto je pokazuje?
prompt-censor = Jako Cenzor możesz zakazać jednej karty spisku: kto ma ją w ręce, odrzuca ją, a do końca rundy nikt nie może jej zagrać. Która to karta?
prompt-pick = Zaczyna się egzekucja. Kto ma wziąć Nakaz Egzekucji?
prompt-squire =
    Zaczyna się egzekucja. Jako Giermek możesz dobrać { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }. Dobierasz?
prompt-merchant =
    Jako Kupiec możesz dać innemu graczowi { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, a potem dobrać { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }. Kto dostaje złoto?
prompt-merchant-draw =
    Złoto zapłacone. Dobierasz { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }?
prompt-halted = Nakaz Egzekucji ma teraz { $seat }. Bierzesz go na siebie?
prompt-attempt = Masz Nakaz Egzekucji. Pozbądź się go albo stracisz głowę.
prompt-retaliate =
    { $count ->
        [0] { $target ->
            [none] { $seat } zagrywa kartę „{ $card }”. Anulujesz ją Odwetem?
           *[other] { $seat } zagrywa kartę „{ $card }”, cel: { $target }. Anulujesz ją Odwetem?
        }
       *[other] { $seat } odpowiada Odwetem; gra toczy się o kartę „{ $at_stake_card }”. Anulujesz ten Odwet własnym?
    }
prompt-discard =
    { $cause ->
        [captain] { $target } daje ci Nakaz jako Kapitan, więc odrzucasz wybraną kartę. Którą?
       *[repression] { $target } daje ci Nakaz kartą „Represje”, więc odrzucasz wybraną kartę. Którą?
    }
prompt-coercion =
    { $target } stosuje Przymus. Oddajesz kartę z ręki? Jeśli nie, { $target } bierze ze Skarbca { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }.
prompt-uprising = { $seat } wznieca Powstanie. Jeśli ktoś odrzuci kartę z księgą, głowę traci { $target }, a jeśli nikt – { $seat }. Odrzucasz?

### Section: what the others wait for

waiting-rob = Tyran ({ $asked_seats }) zabiera innym złoto.
waiting-inquisitor = Inkwizytor ({ $asked_seats }) może zmusić jednego gracza do pokazania wszystkim kart.
waiting-censor = Cenzor ({ $asked_seats }) może zakazać jednej karty spisku na tę rundę.
waiting-pick = Zaczyna się egzekucja: { $asked_seats } wskazuje, kto ma wziąć Nakaz Egzekucji.
waiting-squire = Zaczyna się egzekucja: Giermek ({ $asked_seats }) może najpierw dobrać kartę.
waiting-merchant = Kupiec ({ $asked_seats }) może komuś zapłacić, a potem dobrać karty.
waiting-merchant-draw = Złoto zapłacone: Kupiec ({ $asked_seats }) może dobrać karty.
waiting-halted = Nakaz Egzekucji ma teraz { $seat }. Każdy może go jeszcze wziąć na siebie kartą „{ card-guilty_plea }”.
waiting-attempt = Nakaz Egzekucji ma { $asked_seats }: musi się go pozbyć albo straci głowę.
waiting-retaliate =
    { $count ->
        [0] { $target ->
            [none] { $seat } zagrywa kartę „{ $card }”. Każdy może ją anulować Odwetem.
           *[other] { $seat } zagrywa kartę „{ $card }”, cel: { $target }. Każdy może ją anulować Odwetem.
        }
       *[other] { $seat } odpowiada Odwetem; gra toczy się o kartę „{ $at_stake_card }”. Każdy może anulować ten Odwet własnym.
    }
waiting-discard = { $target } daje Nakaz, więc { $asked_seats } musi odrzucić kartę.
waiting-coercion = { $target } stosuje Przymus: { $asked_seats } oddaje kartę albo { $target } bierze złoto ze Skarbca.
waiting-uprising = { $seat } wznieca Powstanie. Jeśli ktoś odrzuci kartę z księgą, głowę traci { $target }, a jeśli nikt – { $seat }.

### Section: choices

choice-pass = Spasuj
choice-pick-seat = Nakaz bierze { $seat }
choice-play-card = Zagraj kartę „{ $card }”
choice-play-card-seat = Zagraj kartę „{ $card }” (cel: { $seat })
choice-pay-seat = Złoto i Nakaz dostaje { $seat }
answer-pay =
    Daj { $gold ->
        [one] { $gold } sztukę złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    } i Nakaz: { $seat }
choice-gift-seat = Złoto dostaje { $seat }
choice-die = Połóż głowę pod topór
choice-draw = Dobierz
choice-take-card = Odrzuć kartę „{ $card }” i weź Nakaz
choice-discard-card = Odrzuć kartę „{ $card }”
choice-give-card = Oddaj kartę „{ $card }”
choice-gold = Niech płaci Skarbiec
choice-offer-card = Odrzuć kartę „{ $card }”, by poprzeć Powstanie
choice-rob-seat = 1 sztukę złota płaci { $seat }
choice-show-seat = Karty pokazuje { $seat }
choice-ban-card = Zakaż karty „{ $card }”

### Section: why not

reason-not-in-hand = Nie masz w ręce karty „{ $card }”: wybierz taką, którą masz.
reason-banned = Karta „{ $card }” jest w tej rundzie zakazana przez Cenzora: wybierz inną.
reason-no-target = Karta „{ $card }” nie ma celu: zagraj ją, nikogo nie wskazując.
reason-name-a-target = Karta „{ $card }” wymaga celu: wskaż, kto ma dostać Nakaz Egzekucji.
reason-no-such-seat = Przy tym stole nie ma nikogo takiego jak { $seat }: wskaż kogoś, kto gra.
reason-not-yourself = Nie możesz wskazać siebie: wskaż innego gracza.
reason-not-active = { $seat } nie bierze już udziału w tej rundzie: wskaż aktywnego gracza.
reason-out-of-reach = { $seat } jest poza zasięgiem karty „{ $card }”: wskaż gracza, którego dopuszcza jej tekst.
reason-nothing-to-cancel = Karta „{ $card }” jest odpowiedzią na czyjąś właśnie zagraną kartę: zachowaj ją na taką chwilę.
reason-holder-cannot-plead = Karta „{ $card }” odbiera Nakaz Egzekucji innemu graczowi, a teraz masz go ty: zachowaj ją na później.
reason-own-uprising = Karta „{ $card }” jest wymierzona w Jaśniepana, czyli w ciebie: zagraj coś innego.
reason-shield-in-hand = „{ $card }” to karta z księgą, a taką wolno zagrać tylko bez kart z tarczą w ręce: najpierw się ich pozbądź.
reason-must-try = Masz kartę z tarczą, którą można zagrać, więc nie możesz się poddać: zagraj ją.
reason-not-peasant = Tylko Wieśniak może pozbyć się Nakazu Egzekucji za złoto: zagraj kartę.
reason-not-a-neighbour = { $seat } nie siedzi obok ciebie: zapłać najbliższemu aktywnemu graczowi po lewej albo po prawej.
reason-no-gold =
    Nie stać cię na to, bo potrzeba { $gold ->
        [one] { $gold } sztuki złota
        [few] { $gold } sztuk złota
       *[many] { $gold } sztuk złota
    }: zagraj kartę.
reason-only-plea = Gdy Nakaz Egzekucji ma ktoś inny, można zagrać tylko Przyznanie do Winy, nikogo nie wskazując: zagraj je albo spasuj.
reason-not-outlaw = Tylko Banita może wziąć Nakaz Egzekucji za odrzuconą kartę: każdy inny potrzebuje Przyznania do Winy.
reason-not-a-book = „{ $card }” nie jest kartą z księgą: Powstanie można poprzeć tylko taką kartą.
reason-knight-is-safe = { $seat } to Rycerz, a jemu nikt nie może zabrać złota: wskaż kogoś innego.
reason-target-has-no-gold = { $seat } nie ma złota: wskaż kogoś, kto je ma.

### Section: endings

ending-last-standing = Przy życiu zostaje tylko { $winners } i wygrywa!
ending-coronation = { $winners } ma dość złota na Koronację i wygrywa!

### Section: measured

measure-gold = Złoto
measure-cards = Karty w ręce
roles-character = Postaci

### Section: in the terminal

panel-order =
    { $giver ->
        [none] Nakaz Egzekucji ma { $holder } (wzięty, nikt go nie dał).
       *[other] Nakaz Egzekucji ma { $holder }, dawca: { $giver }.
    }
panel-no-order = Nikt nie ma Nakazu Egzekucji.
panel-order-tag = NAKAZ
panel-gave-tag = dawca nakazu
panel-player =
    { $name } to { $character }, ranga { $rank }, dochód { $income }, { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, { $cards ->
        [0] bez kart
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
panel-executed =
    { $name } nie gra w tej rundzie, żeton { $token }, { $gold ->
        [one] { $gold } sztuka złota
        [few] { $gold } sztuki złota
       *[many] { $gold } sztuk złota
    }, { $cards ->
        [0] bez kart
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
panel-executed-tag = EGZEKUCJA { $token }
panel-shown = Wszyscy wiedzą, co ma { $name }: { $cards }.
panel-known = Wiesz, co ma { $name }: { $cards }.
panel-seat-is = Miejsce { $seat }
panel-you = ty
panel-pile =
    Stos doboru: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
panel-discards =
    { $cards ->
        [none] Stos kart odrzuconych jest pusty.
       *[other] Karty odrzucone, ostatnia na wierzchu ({ $count }): { $cards }.
    }
panel-banned = Zakazana w tej rundzie: { $card }
panel-middle = Na środku: { $characters }
panel-middle-ranks = Na środku: { $ranks }
panel-played = Zagrywana karta: { $cards }
panel-top = na wierzchu: { $card }
panel-signs = Na planszy: ◎ złoto, ✿ karty w ręce, ◉ karty, o których wiesz, … ten gracz właśnie decyduje, cyfra to numer miejsca. Na czerwonym tle ranga, na złotym dochód.
panel-pile-short = stos { $count }
panel-discards-short = odrzucone { $count }
panel-figures = Ranga { $rank }, dochód { $income }, limit kart { $limit }.
panel-figures-unlimited = Ranga { $rank }, dochód { $income }, bez limitu kart.
panel-copies =
    { $count ->
        [one] W talii jest { $count }.
        [few] W talii są { $count }.
       *[many] W talii jest { $count }.
    }
panel-alarm-next = Jeśli zginie { $character }, wygra { $name } (złoto: { $gold })
panel-alarm = { $name } ma { $gold } z { $needed } sztuk złota na Koronację

### Section: puzzles

puzzle-no-shield = Dokładnie jedna z tych osób nie ma w ręce karty z tarczą: { $seats }. Kto to?
puzzle-shield = Dokładnie jedna z tych osób ma w ręce kartę z tarczą: { $seats }. Kto to?
puzzle-note-executed = W rundzie { $round } { $seat } ma Nakaz Egzekucji i ginie, a nikt nie zagrywa karty z księgą. Kto może zagrać kartę z tarczą, ten musi to zrobić (5.4): { $seat } nie ma żadnej i od tej pory nie dobiera kart.
