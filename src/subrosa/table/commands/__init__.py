"""`subrosa serve` and `subrosa prune`: their options, and what happens before a server is there to be asked."""
