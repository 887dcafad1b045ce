"""``python -m ramsch_desktop``."""

from __future__ import annotations

import sys

from ramsch_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
