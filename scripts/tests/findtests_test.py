# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/lib/find-tests. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import tempfile
import unittest
from pathlib import Path

from scriptloader import load

finder = load("lib/find-tests")

FILES = {
    "core/hex/hex_test.cpp": ("core", "class HexTest : public QObject {};\nHEXA_TEST(HexTest);\n"),
    "core/hex/sides_test.cpp": ("core", 'HEXA_TEST(SidesTest, "long");\nHEXA_TEST(CornersTest);\n'),
    "core/hex/helper.cpp": ("core", "// HEXA_TEST(NotATest)\n"),
    "editor/hexes/hexes_test.cpp": ("editor", "HEXA_TEST(HexesTest);\n"),
    "core/rules/main.cpp": ("rules", "int main() {}\n"),
}


class FindTestsTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        root = Path(self.folder.name)
        lines = []
        for name, (program, text) in FILES.items():
            path = root / "tests" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
            lines.append(f"{program} {path}")
        lines.append(f"core {root}/tests/core/hex/removed_test.cpp")
        self.tests = finder.read_tests(root, lines)

    def tearDown(self):
        self.folder.cleanup()

    def names(self, name):
        return [test[1] for test in finder.find(self.tests, name)]

    def test_a_class_by_any_of_its_names(self):
        for name in ("Hex", "HexTest", "core.Hex", "core.HexTest"):
            self.assertEqual(self.names(name), ["core.Hex"])
        self.assertEqual(self.names("editor.Hex"), [])

    def test_a_folder_or_a_file(self):
        self.assertEqual(self.names("core/hex"), ["core.Hex", "core.Sides", "core.Corners"])
        self.assertEqual(self.names("hex"), self.names("tests/core/hex/"))
        self.assertEqual(self.names("tests/core/hex/hex_test.cpp"), ["core.Hex"])

    def test_a_program(self):
        self.assertEqual(self.names("core"), ["core.Hex", "core.Sides", "core.Corners"])  # not all of the folder
        self.assertEqual(self.names("rules"), ["rules"])

    def test_what_is_not_there(self):
        for name in ("NotATest", "Side", "he", "core/he"):
            self.assertEqual(self.names(name), [])


if __name__ == "__main__":
    unittest.main()
