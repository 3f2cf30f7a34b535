"""What games teach: games between copies of a bot, and the numbers that the trainer of its game fits to them."""
