"""Learning environments: the games for PettingZoo and OpenSpiel. They need the extra `env`: see docs/env.md."""
