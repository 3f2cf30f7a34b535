"""A toy game for one to three players, which can be lost to the game itself."""
