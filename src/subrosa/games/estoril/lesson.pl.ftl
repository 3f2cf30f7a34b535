### Miasto Szpiegów: Estoril 1942: co mówi lekcja.

lesson-seat-1 = Greta

lesson-welcome = Estoril, rok 1942: sześć miejsc, a w każdym ktoś do zwerbowania. To { card-windsor }, nagroda w miejscu { location-tamariz }. Nagrodę zabiera ten, kto ma w danym miejscu największą siłę wpływu. Po czterech rundach liczą się PZ na twoich sześciu najlepszych kartach i misje. Trwa czwarta runda, a przeciwko tobie gra Greta.

lesson-hand = Tych szpiegów możesz jeszcze wysłać: ty i Greta rozmieszczacie po jednym na zmianę. Duża liczba to siła wpływu, mała na dole to PZ. { card-s_assassin } nie ma siły wcale, ale spójrz na symbol: jako Zabójca może odesłać rywala na rękę.

lesson-inner = { card-luciano }, postać Grety, ma na Plaży Tamariz siłę 5: nikt stąd mu nie dorówna. Spróbuj położyć kartę { card-s_assassin } tuż pod nim: wybierz ją, a potem ten obszar.
lesson-inner-other = Tak można i zaraz kogoś rozmieścisz. Najpierw spróbuj obszaru pod postacią { card-luciano }: odpowiedź powie ci, jak się wchodzi do środka miasta.

lesson-assassin = To nie twój błąd, tak poznaje się zasadę: brzeg miasta jest otwarty dla wszystkich, a do środka wchodzi się tylko obok własnej postaci. A więc obok niego, na brzegu: połóż kartę { card-s_assassin } na obszarze III Plaży Tamariz. Swoje zrobi, gdy przyjdzie kolej na to miejsce.
lesson-assassin-other = Tam też by się ktoś przydał. Ale { card-luciano } zgarnie nagrodę ({ card-windsor }), jeśli nikt go nie powstrzyma, a może to zrobić tylko { card-s_assassin }.

lesson-secret = Greta położyła kogoś zakrytego: prawie wszędzie obowiązuje TOP SECRET. Inna jej karta już od dawna leży w miejscu { location-palacio }. Połóż obok niej kartę { card-s_conspirator }, na obszarze II: oko na nim pozwala podejrzeć kartę.
lesson-secret-other = Można, ale na ślepo. Z obszaru II w miejscu { location-palacio } podejrzysz najpierw kartę Grety, a potem wyślesz jeszcze jednego szpiega.

lesson-look = Oko jest twoje. Możesz podejrzeć jedną kartę: nagrodę albo szpiega Grety. Kto to jest?
lesson-look-pass = Nikt nie musi podglądać. Ale właśnie po tę wiedzę tu idziesz.
lesson-look-other = Nagroda kusi, ale i tak zostanie odkryta. Karta Grety powie ci, ile trzeba, żeby tu wygrać.

lesson-beside = { card-garbo }, siła 3. Greta widzi, że patrzysz na tę kartę, ale nie wie, co z tym zrobisz. Masz tu 1. { card-s_veteran } ma 2, razem to też 3, a remis wygrywa ten, czyja postać leży na obszarze o najniższym numerze. Obszar I leży w środku miasta, ale teraz masz postać tuż obok. Zajmij go.
lesson-beside-other = Gdzie indziej { card-s_veteran } może coś wygra. Tu wygra na pewno: remis 3 do 3 należy do obszaru I.

lesson-kill = Wszystkie karty leżą, a miejsca rozgrywa się po kolei, według numerów. { location-palacio } jest twój: ukrytą nagrodą był { card-fleming }. Teraz { location-tamariz }: { card-s_assassin } może działać. Wskaż postać { card-luciano }.
lesson-kill-pass = Wtedy { card-luciano } wygra 5 do 0. Zabita postać i tak tylko wraca na rękę właściciela: bez skrupułów.
lesson-kill-other = To { card-luciano } stoi ci na drodze.

lesson-end = { card-s_assassin } wygrywa sama, z siłą 0, i bierze nagrodę: { card-windsor }. W miejscu { location-muchaxo } odpłaca ci za to { card-shouwaloff }, szpieg Grety. Po rundzie wszyscy szpiedzy wracają na rękę, więc też się liczą. Za każdą misję 6 PZ dostaje ten, kto ma czegoś najwięcej: ty masz najwięcej kart brytyjskich i jedyną kobietę. Razem 26 PZ przeciwko 20. Cała gra to cztery takie rundy, a nikt ci nie podpowie, gdzie patrzeć.
