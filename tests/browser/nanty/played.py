"""What the browser tests of all games have to know of Nanty Narking."""

SYMBOLS = 9  # in the legend behind the "?"
MIDDLE = 24  # clicks until a game is well under way, for pictures
AUTO_PASS: tuple[bool, ...] | None = None  # now and then
# Who plays a whole game by keyboard, and against whom. A number in a name is that of a deal in which the bot wins
# early: with the first deals it takes four times as many decisions.
SOON_OVER: tuple[str, ...] | None = ("Ada 2", "bot hard")
