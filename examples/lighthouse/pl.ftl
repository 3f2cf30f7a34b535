game-name = Latarnia
game-about = Lampa musi dziś świecić, a jeden z latarników chce ciemności.
game-length = 10 minut
option-weather = Pogoda
option-weather-about = O ile więcej oleju niż wody potrzebuje lampa.
option-weather-calm = Cisza: o dwie flaszki
option-weather-storm = Sztorm: o cztery flaszki
drink-oil = olej
drink-water = woda
event-pour = { $drink ->
    [none] { $seat } wlewa flaszkę.
   *[other] { $seat } wlewa flaszkę: { $drink }.
}
event-look = { $drink ->
    [none] { $seat } zagląda do ostatniej flaszki gracza { $target }.
   *[other] { $seat } zagląda do ostatniej flaszki gracza { $target }: { $drink }.
}
event-stop = { $seat } zatyka flaszkę gracza { $target }: { $drink }.
event-vote = { $seat } wskazuje gracza { $target }.
event-lamp = Zdrajca: { $seat }. Olej w lampie: { $oil }, woda: { $water }.
prompt-turn = Wlewasz flaszkę czy zaglądasz do cudzej?
prompt-stop = Zatykasz flaszkę gracza { $target }?
prompt-vote = Kto jest zdrajcą?
choice-pass = Pas
choice-stop = Zatkaj
choice-pour-drink = Wlej: { $drink }
choice-look-seat = Zajrzyj do ostatniej flaszki gracza { $seat }
choice-vote-seat = Wskaż gracza { $seat }
reason-not-in-hand = Nie masz na ręce: { $drink }.
reason-nothing-new = Gracz { $target } nie wlał flaszki, do której można jeszcze zajrzeć.
ending-caught = Zdrajca schwytany. Zwycięstwo: { $winners }.
ending-light = Lampa świeci. Zwycięstwo: { $winners }.
ending-wreck = Lampa zgasła. Zwycięstwo: { $winners }.
measure-corks = Korki
measure-sizes = Flaszki na ręce
panel-status = Tura { $number } z { $turns }
