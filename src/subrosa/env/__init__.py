"""Learning environments: the games for PettingZoo and OpenSpiel. `pip install subrosa[env]` first; see docs/env.md."""
