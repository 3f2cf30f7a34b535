"""What the command line starts: a game to play or to replay, or something that is printed once.

The lists of games, options, rules and cards, the check of a card file, and the check of sealed dice.
"""
