"""The solo game (RULES.md 18): the Great Old One and its two Cultists, who need nobody to play them."""
