"""What the browser tests of all games have to know of Kill the Overlord."""

SYMBOLS = 4  # in the legend behind the "?"
MIDDLE = 12  # clicks until a game is well under way, for pictures
AUTO_PASS: tuple[bool, ...] | None = (True,)  # always offered
# Who plays a whole game by keyboard, and against whom. A number in a name is that of a deal in which the bot wins
# early. The first game on the shelf is begun in the lobby.
SOON_OVER: tuple[str, ...] | None = None
