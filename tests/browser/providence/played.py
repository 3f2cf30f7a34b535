"""What the browser tests of all games have to know of Cthulhu: Dark Providence."""

SYMBOLS = 17  # in the legend behind the "?"
MIDDLE = 40  # clicks until a game is well under way, for pictures
AUTO_PASS: tuple[bool, ...] | None = None  # now and then
# Who plays a whole game by keyboard, and against whom. A number in a name is that of a deal in which the bot wins
# early.
SOON_OVER: tuple[str, ...] | None = ("Ada",)
