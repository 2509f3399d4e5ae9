# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs hexatelier-cli for the scripts that measure maps."""

import json
import subprocess
import sys


def run(arguments):
    """What the program prints. Ends the script, with what the program says, if it fails."""
    result = subprocess.run(arguments, capture_output=True, text=True, check=False)
    # Status 1: the map is unfair, which is what is measured.
    if result.returncode not in (0, 1):
        sys.exit(f"{' '.join(arguments)}\n{result.stderr}")
    return result.stdout


def report(arguments):
    """What the program prints with --json. A program that was broken off may have status 1 and print nothing."""
    printed = run(arguments)
    try:
        return json.loads(printed)
    except ValueError:
        sys.exit(f"{' '.join(arguments)}\nThis printed no JSON, but: {printed[:200]!r}")
