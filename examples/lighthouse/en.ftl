game-name = Lighthouse
game-about = The lamp must burn tonight, and one of the keepers wants it dark.
game-length = 10 minutes
option-weather = Weather
option-weather-about = How much more oil than water the lamp needs.
option-weather-calm = Calm: two flasks more
option-weather-storm = Storm: four flasks more
drink-oil = oil
drink-water = water
event-pour = { $drink ->
    [none] { $seat } pours a flask.
   *[other] { $seat } pours { $drink }.
}
event-look = { $drink ->
    [none] { $seat } looks at { $target }'s last flask.
   *[other] { $seat } looks at { $target }'s last flask: { $drink }.
}
event-stop = { $seat } stops { $target }: it was { $drink }.
event-vote = { $seat } points at { $target }.
event-lamp = { $seat } was the wrecker. Oil in the lamp: { $oil }, water: { $water }.
prompt-turn = Pour a flask, or look at somebody's last one?
prompt-stop = Stop the flask that { $target } has poured?
prompt-vote = Who is the wrecker?
choice-pass = Pass
choice-stop = Stop it
choice-pour-drink = Pour { $drink }
choice-look-seat = Look at { $seat }'s last flask
choice-vote-seat = Point at { $seat }
reason-not-in-hand = You have no { $drink } in your hand.
reason-nothing-new = { $target } has poured no flask that you could still look at.
ending-caught = The wrecker was caught: { $winners } won.
ending-light = The lamp burns: { $winners } won.
ending-wreck = The lamp stays dark: { $winners } won.
measure-corks = Corks
measure-sizes = Flasks in hand
panel-status = Turn { $number } of { $turns }
