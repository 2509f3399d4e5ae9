# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/include-reach on a small tree. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import tempfile
import unittest
from pathlib import Path

from scriptloader import load

reacher = load("include-reach")

FILES = {
    "core/low.h": "#pragma once\n#include <vector>\n",
    "core/game.h": '#include "core/low.h"\n',
    "core/game.cpp": '#include "core/game.h"\n',
    "editor/window.h": '#include "core/game.h"\n#include "generated/texts.h"\n',
    "editor/window.cpp": '#include "editor/window.h"\n  #  include "core/low.h"\n',
    "app/main.cpp": '#include "editor/window.h"\n',
    "tests/alone.cpp": "int main() {}\n",
}


class IncludeReach(unittest.TestCase):
    def setUp(self):
        with tempfile.TemporaryDirectory() as folder:
            for name, text in FILES.items():
                (Path(folder) / name).parent.mkdir(parents=True, exist_ok=True)
                (Path(folder) / name).write_text(text, encoding="utf-8")
            self.graph = reacher.graph_of(Path(folder))
        self.reach = reacher.reach_of(self.graph)

    def testOnlyFilesOfTheTreeCount(self):
        self.assertEqual(self.graph["core/low.h"], [])
        self.assertEqual(self.graph["editor/window.h"], ["core/game.h"])

    def testReachGoesThroughOtherHeaders(self):
        self.assertEqual(self.reach["core/low.h"], {"core/game.cpp", "editor/window.cpp", "app/main.cpp"})
        self.assertEqual(self.reach["editor/window.h"], {"editor/window.cpp", "app/main.cpp"})

    def testIncludersTellWhatTheyAloneBring(self):
        # window.cpp includes low.h itself as well.
        self.assertEqual(
            reacher.includers(self.graph, self.reach, "core/low.h"),
            [(1, None, "(sources themselves)"), (3, 2, "core/game.h")],
        )
        self.assertEqual(
            reacher.includers(self.graph, self.reach, "core/game.h"),
            [(1, None, "(sources themselves)"), (2, 2, "editor/window.h")],
        )


if __name__ == "__main__":
    unittest.main()
