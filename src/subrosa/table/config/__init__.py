"""What the host of a server can set: limits, how much is kept and for how long, and how fast bots play.

Only values and their defaults: nothing here does anything with them.
"""
