# SPDX-License-Identifier: GPL-3.0-or-later
"""Scripts that build print their help when they are asked for it, and build nothing."""

import subprocess
import unittest
from pathlib import Path

SCRIPTS = Path(__file__).resolve().parent.parent


class Help(unittest.TestCase):
    def test_it_is_printed_at_once(self):
        for script in ("build", "test"):
            for option in ("--help", "-h"):
                with self.subTest(script=script, option=option):
                    result = subprocess.run([SCRIPTS / script, option], capture_output=True, text=True, timeout=20)
                    self.assertEqual(result.returncode, 0)
                    self.assertIn(f"scripts/{script} [", result.stdout)
                    self.assertEqual(result.stderr, "")
                    self.assertNotIn("set -euo", result.stdout)


if __name__ == "__main__":
    unittest.main()
