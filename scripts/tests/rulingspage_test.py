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

GAME = {
    "title": "The game",
    "silent": "rulebook is silent",
    "chapters": {"SPY": "SPY: Spymaster", "BAT": "BAT: Battle", "UNI": "UNI: Unique Units"},
}


def page_of(rulings):
    return maker.part(rulings, GAME)


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
        text = page_of([ruling("UNI-05"), ruling("BAT-01"), ruling("UNI-05", "b")])
        self.assertIn('| <a id="r-bat-01"></a>R-BAT-01 | What of BAT-01? | Yes. | It says so. |\n', text)
        self.assertLess(text.index("### BAT: Battle"), text.index("### UNI: Unique Units"))
        self.assertLess(text.index("</a>R-UNI-05 |"), text.index("</a>R-UNI-05b |"))
        self.assertEqual(text.count("### UNI"), 1)
        self.assertNotIn("### SPY", text)

    def test_options_are_listed_and_named(self):
        text = page_of([ruling("SPY-03", option="gambitDistinctTargets")])
        self.assertIn("| `gambitDistinctTargets` | [R-SPY-03](#r-spy-03): What of SPY-03? |", text)
        self.assertIn("| Yes. Option `gambitDistinctTargets`. |", text)
        self.assertNotIn("### Options", page_of([ruling("SPY-03")]))

    def test_the_title_is_that_of_the_game(self):
        text = page_of([ruling("SPY-03")])
        self.assertTrue(text.startswith("## The game\n"))
        self.assertIn("Where the rulebook is silent,", text)

    def test_bars_do_not_break_the_table(self):
        self.assertIn("| 1 \\| 2. |", page_of([ruling("SPY-03", choice="1 | 2.")]))

    def test_an_unknown_chapter_is_refused(self):
        with self.assertRaisesRegex(ValueError, "R-XYZ-01"):
            page_of([ruling("XYZ-01")])


class Check(unittest.TestCase):
    def run_in(self, root, *arguments):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            status = maker.main(arguments, root)
        return status, output.getvalue()

    def test_check_compares_and_writes_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            table, page = root / maker.TABLE.format("game"), root / maker.PAGE
            page.parent.mkdir(parents=True)
            for game, told in (("game", {"rulings": GAME}), ("other", {"coverage": {}})):
                (root / "resources" / game).mkdir(parents=True)
                (root / "resources" / game / "pages.json").write_text(json.dumps(told), encoding="utf-8")
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
