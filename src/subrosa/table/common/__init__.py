"""Small tools that know nothing of tables: time of day, signed tokens, rates, queues, passwords, names of visitors."""
