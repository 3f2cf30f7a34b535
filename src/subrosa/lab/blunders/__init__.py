"""What bots should not have done: games between copies of a bot, and the blunders that its game knows how to count."""
