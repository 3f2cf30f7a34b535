"""What the browser tests of all games have to know of Estoril 1942."""

SYMBOLS = 6  # in the legend behind the "?"
MIDDLE = 14  # clicks until a game is well under way, for pictures
AUTO_PASS: tuple[bool, ...] | None = ()  # never offered: nobody can react to anything
# Who plays a whole game by keyboard, and against whom. A number in a name is that of a deal in which the bot wins
# early. Four players have half as many turns each as two.
SOON_OVER: tuple[str, ...] | None = ("Ada", *["bot normal"] * 3)
