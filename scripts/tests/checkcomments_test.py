# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/check-comments on small trees."""

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path
from unittest import mock

from scriptloader import load

checker = load("check-comments")


class CheckComments(unittest.TestCase):
    def kinds(self, text):
        return [kind for kind, _ in checker.findings(text)]

    def test_wide_comments(self):
        self.assertEqual(self.kinds("/// " + "word " * 18), [])
        self.assertEqual(self.kinds("    // " + "word " * 20), ["wide"])
        self.assertEqual(self.kinds("int code = 1;  // " + "word " * 20), [])
        self.assertEqual(self.kinds("//     a table    of words" + " " * 80 + "x"), [])

    def test_private_words(self):
        self.assertEqual(self.kinds("/// Whoever plays first.\n/// Returns so many hexes.\n"), ["private", "private"])
        self.assertEqual(self.kinds("/// Returns the whole map.\nint whoever = 0;\n"), [])

    def test_limits_only_fall(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "core").mkdir()
            (root / "scripts/lib").mkdir(parents=True)
            (root / "core/a.h").write_text("// nobody\n")
            limits = root / checker.LIMITS

            def run(wide, private, *options):
                limits.write_text(json.dumps({"wide": wide, "private": private}))
                with mock.patch("sys.argv", ["check-comments", *options, folder]), contextlib.redirect_stdout(io.StringIO()):
                    return checker.main()

            self.assertEqual(run(0, 0), 1)
            self.assertEqual(run(0, 1), 0)
            self.assertEqual(run(5, 5, "--shrink"), 0)
            self.assertEqual(json.loads(limits.read_text()), {"wide": 0, "private": 1})
            self.assertEqual(run(0, 0, "--shrink"), 1)
            self.assertEqual(json.loads(limits.read_text()), {"wide": 0, "private": 0})


if __name__ == "__main__":
    unittest.main()
