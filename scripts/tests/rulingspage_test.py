# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/rulings-page. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

from scriptloader import load

maker = load("rulings-page")


def ruling(rule, letter="", option=None, choice="Yes."):
    content = {
        "id": f"R-{rule}{letter}",
        "rule": rule,
        "question": {"en": f"What of {rule}{letter}?"},
        "choice": {"en": choice},
        "reason": {"en": "It says so."},
    }
    if option:
        content["option"] = option
    return content


class Page(unittest.TestCase):
    def test_a_row_for_each_ruling_by_chapter(self):
        text = maker.page([ruling("UNI-05"), ruling("BAT-01"), ruling("UNI-05", "b")])
        self.assertIn('| <a id="r-bat-01"></a>R-BAT-01 | What of BAT-01? | Yes. | It says so. |\n', text)
        self.assertLess(text.index("## BAT: Battle"), text.index("## UNI: Unique Units"))
        self.assertLess(text.index("</a>R-UNI-05 |"), text.index("</a>R-UNI-05b |"))
        self.assertEqual(text.count("## UNI"), 1)
        self.assertNotIn("## SPY", text)

    def test_options_are_listed_and_named(self):
        text = maker.page([ruling("SPY-03", option="gambitDistinctTargets")])
        self.assertIn("| `gambitDistinctTargets` | [R-SPY-03](#r-spy-03): What of SPY-03? |", text)
        self.assertIn("| Yes. Option `gambitDistinctTargets`. |", text)
        self.assertNotIn("## Options", maker.page([ruling("SPY-03")]))

    def test_each_game_has_its_chapters_and_its_name(self):
        text = maker.page([ruling("CS-112")], "claymore")
        self.assertIn("# Rulings of Die Claymore-Saga\n", text)
        self.assertIn("## The howitzer\n", text)
        with self.assertRaisesRegex(ValueError, "R-SPY-03"):
            maker.page([ruling("SPY-03")], "claymore")

    def test_bars_do_not_break_the_table(self):
        self.assertIn("| 1 \\| 2. |", maker.page([ruling("SPY-03", choice="1 | 2.")]))

    def test_an_unknown_chapter_is_refused(self):
        with self.assertRaisesRegex(ValueError, "R-XYZ-01"):
            maker.page([ruling("XYZ-01")])


class Check(unittest.TestCase):
    def run_in(self, root, *arguments):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = maker.main(arguments, root)
        return status, output.getvalue()

    def test_check_compares_and_writes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            tables = {game: root / maker.TABLE.format(game) for game in maker.GAMES}
            table, page = tables["clockwork"], root / maker.GAMES["clockwork"][0]
            page.parent.mkdir(parents=True)
            for path in tables.values():
                path.parent.mkdir(parents=True)
                path.write_text("[]", encoding="utf-8")
            table.write_text(json.dumps([ruling("SPY-03")]), encoding="utf-8")
            self.assertEqual(self.run_in(root, "--check")[0], 1)
            self.assertFalse(page.exists())
            self.assertEqual(self.run_in(root), (0, ""))
            self.assertEqual(self.run_in(root, "--check"), (0, ""))
            table.write_text(json.dumps([ruling("SPY-03", choice="No.")]), encoding="utf-8")
            before = page.read_text(encoding="utf-8")
            status, output = self.run_in(root, "--check")
            self.assertEqual(status, 1)
            self.assertIn("run scripts/rulings-page", output)
            self.assertEqual(page.read_text(encoding="utf-8"), before)


if __name__ == "__main__":
    unittest.main()
