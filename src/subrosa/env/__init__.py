"""Learning environments: the games for PettingZoo and OpenSpiel. Needs `pip install subrosa[env]`; see docs/env.md."""
