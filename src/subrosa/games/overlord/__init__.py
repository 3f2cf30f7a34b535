"""Kill the Overlord (Śmierć Jaśniepanu!), 4-8 players. RULES.md beside this file says how it is played."""
