"""How strong is a bot? One of it among copies of another, and each level among copies of the one below.

`python -m subrosa.lab.strength.challenge` and `python -m subrosa.lab.strength.ladder`, for those who write bots.
"""
