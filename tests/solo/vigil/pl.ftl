game-name = Czuwanie
game-about = Czuwaj do rana w nawiedzonym domu. Dom ma inne plany.
game-length = 5 minut
card-hour = godzina
card-ghost = duch
charm-salt = sól
charm-dust = kurz
event-turn = { $seat } odkrywa kartę: { $card }.
event-look = { $card ->
    [none] { $seat } ogląda przy świecy wierzchnią kartę.
   *[other] { $seat } ogląda przy świecy wierzchnią kartę: { $card }.
}
event-rest = { $seat } odpoczywa. Godziny, które się liczą: { $hours }.
event-salt = { $seat } rzuca sól i duch odchodzi.
event-fear = Na kostce { $die }: duch zabiera godziny, które miał gracz { $seat }.
event-calm = Na kostce { $die }: { $seat } się nie boi.
prompt-watch = Odkryć następną kartę, zapalić świecę czy odpocząć?
prompt-ghost = Do gracza { $target } przyszedł duch. Rzucić sól?
choice-turn = Odkryj kartę
choice-light = Zapal świecę
choice-rest = Odpocznij
choice-salt = Rzuć sól
choice-pass = Nie rób nic
reason-no-candle = Nie masz już świecy albo znasz tę kartę.
reason-no-hours = Nie ma czego zachować: odpocznij, gdy przyjdzie godzina.
ending-morning = Nastał ranek, czuwanie kończy { $winners }.
ending-haunted = Dom jest zbyt nawiedzony. { $count ->
    [0] Zatrzymuje cię na zawsze.
   *[other] Wygrywa { $winners }.
}
ending-dark = Noc się nie kończy. Zwycięzca: { $winners }.
measure-kept = odbyte godziny
measure-candles = świece
