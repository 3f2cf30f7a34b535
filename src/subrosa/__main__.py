"""`python -m subrosa` is the command `subrosa`."""

import sys

from subrosa.cli import main

sys.exit(main())
