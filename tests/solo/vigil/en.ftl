game-name = Vigil
game-about = Keep watch in a haunted house until morning. The house has other plans.
game-length = 5 minutes
card-hour = an hour
card-ghost = a ghost
charm-salt = salt
charm-dust = dust
event-turn = { $seat } turns over { $card }.
event-look = { $card ->
    [none] { $seat } looks at the top card by candlelight.
   *[other] { $seat } looks at the top card by candlelight: { $card }.
}
event-rest = { $seat } rests and keeps { $hours ->
    [one] { $hours } hour.
   *[other] { $hours } hours.
}
event-salt = { $seat } throws salt, and the ghost goes away.
event-fear = The die shows { $die }: the ghost takes the hours of { $seat }.
event-calm = The die shows { $die }: { $seat } is not afraid.
prompt-watch = Turn over the next card, light a candle, or rest?
prompt-ghost = A ghost has come to { $target }. Throw salt?
choice-turn = Turn it over
choice-light = Light a candle
choice-rest = Rest
choice-salt = Throw salt
choice-pass = Do nothing
reason-no-candle = You have no candle left, or have seen this card already.
reason-no-hours = There is nothing to keep: rest after an hour has come.
ending-morning = Morning has come, and { $winners } has kept the vigil.
ending-haunted = The house is too much haunted. { $count ->
    [0] It keeps you.
   *[other] { $winners } wins.
}
ending-dark = The night never ends: { $winners } has kept the vigil.
measure-kept = hours kept
measure-candles = candles
