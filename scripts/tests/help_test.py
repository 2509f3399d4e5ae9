# SPDX-License-Identifier: GPL-3.0-or-later
"""Scripts print their help when they are asked for it, and do nothing else."""

import subprocess
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent


class Help(unittest.TestCase):
    def test_it_is_printed_at_once(self):
        for script in sorted(path.name for path in SCRIPTS.iterdir() if path.is_file()):
            for option in ("--help", "-h"):
                with self.subTest(script=script, option=option):
                    result = subprocess.run([SCRIPTS / script, option], capture_output=True, text=True, timeout=20)
                    self.assertEqual(result.returncode, 0)
                    self.assertGreater(len(result.stdout.split()), 10)
                    self.assertEqual(result.stderr, "")
                    self.assertNotIn("set -euo", result.stdout)


if __name__ == "__main__":
    unittest.main()
