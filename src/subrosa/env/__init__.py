"""Learning environments: the games for PettingZoo and OpenSpiel. They need `pip install subrosa[env]`; see docs/env.md."""
