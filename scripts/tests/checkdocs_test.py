# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/check-docs on small trees."""

import tempfile
import unittest
from pathlib import Path

from scriptloader import load

PROGRAM = """#!/bin/sh
case "$*" in
"check --help"*) echo "  --json    as JSON";;
"texts --help"*) echo "commands";;
"texts export --help"*) echo "  --form F";;
*) exit 2;;
esac
"""

checker = load("check-docs")


class CheckDocs(unittest.TestCase):
    def findings(self, text, files=()):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, content in {"docs/a.md": text, "program": PROGRAM, **dict.fromkeys(files, "")}.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(content, encoding="utf-8")
            (root / "program").chmod(0o755)
            return checker.check(root, {"hexatelier-cli": checker.Program(root / "program")})[0]

    def testPaths(self):
        files = ["core/base/rng.h", "core/systems/game/rules/control.h", "resources/maps/a.hexa"]
        self.assertEqual([], self.findings("`core/base/rng.h` `core/base/rng` `core/base/` `core/systems/*` `resources/maps/*.hexa` "
                                           "`rules/control.h` `any/thing` `and or/so`", files))
        self.assertEqual(["docs/a.md:2: core/base/rnd.h does not exist", "docs/a.md:3: rules/controls.h does not exist"],
                         self.findings("first\n`core/base/rnd.h`\n`rules/controls.h`", files))

    def testLinks(self):
        self.assertEqual([], self.findings("[a](b.md) [d](../e/f.txt#l) [g](https://h/i#m)", ["docs/b.md", "e/f.txt"]))
        self.assertEqual(["docs/a.md:1: the link b.md leads nowhere"], self.findings("[a](b.md)"))

    def testHeadings(self):
        text = "# The A, and *B*\n## Part {#k more}\n<a id=\"r-1\"></a>\n[a](#the-a-and-b) [b](a.md#part) [c](#k) [d](#r-1)\n"
        self.assertEqual([], self.findings(text))
        self.assertEqual(["docs/a.md:2: the link #a names no heading", "docs/a.md:3: the link b.md#c names no heading"],
                         self.findings("# A b\n[a](#a)\n[a](b.md#c)", ["docs/b.md"]))

    def testCommands(self):
        self.assertEqual([], self.findings("`hexatelier-cli check MAP --json`, hexatelier-cli texts export F --form po | tail --lines 3"))
        self.assertEqual(["docs/a.md:1: hexatelier-cli check has no option --xml"], self.findings("`hexatelier-cli check MAP --xml`"))
        self.assertEqual(["docs/a.md:1: hexatelier-cli has no command chek"], self.findings("`hexatelier-cli chek MAP`"))
        self.assertEqual(["docs/a.md:1: hexatelier-cli texts export has no option --json"],
                         self.findings("`hexatelier-cli texts export F --json`"))
        self.assertEqual([], self.findings("`hexatelier-lab chek MAP`"), "a program that is not there")


if __name__ == "__main__":
    unittest.main()
