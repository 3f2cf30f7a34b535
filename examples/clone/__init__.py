"""An example that imitates bots, and then improves by playing against itself."""
