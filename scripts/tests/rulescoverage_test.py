# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/rules-coverage. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

from scriptloader import load

coverage = load("rules-coverage")

RULES = coverage.read_rules("# comment\nSPY-01 One action each\nMAP-01 Nine types; tests: data_test\n")
GOOD = ["CASE SPY-01-a Something\nRULES SPY-01 !MAP-01\nEND\n\nCASE SPY-01-b More\nRULES !SPY-01\nEND\n"]


def problems(rules, texts):
    return coverage.problems(rules, coverage.read_cases(texts), lambda name: name == "data_test")


class RulesCoverageTest(unittest.TestCase):
    def test_reads_rules(self):
        self.assertEqual(RULES["SPY-01"], ("One action each", None))
        self.assertEqual(RULES["MAP-01"], ("Nine types", "data_test"))
        with self.assertRaises(ValueError):
            coverage.read_rules("SPY-01 a\nSPY-01 b\n")

    def test_reads_cases(self):
        self.assertEqual(coverage.read_cases(GOOD),
                         [("SPY-01-a", ["SPY-01"], ["MAP-01"]), ("SPY-01-b", [], ["SPY-01"])])

    def test_complete(self):
        self.assertEqual(problems(RULES, GOOD), [])

    def test_missing_cases(self):
        self.assertEqual(problems(RULES, ["CASE a b\nRULES SPY-01\nEND\n"]), ["SPY-01: no negative case"])
        self.assertEqual(problems(RULES, ["CASE a b\nRULES !SPY-01\nEND\n"]), ["SPY-01: no case shows it"])

    def test_unknown_names(self):
        self.assertEqual(problems(RULES, GOOD + ["CASE x y\nRULES SPY-99\nEND\n"]), ["x: no such rule: SPY-99"])
        rules = coverage.read_rules("MAP-01 Nine types; tests: gone_test\n")
        self.assertEqual(problems(rules, []), ["MAP-01: no such test: gone_test"])
        self.assertEqual(problems(coverage.read_rules("GEN-07 Later; tests: none, later\n"), []), [])

    def test_rulings(self):
        rules = coverage.read_rules("SPY-01 One action each\nR-SET-06 What is open?; tests: data_test\n")
        coverage.add_rulings(rules, [{"id": "R-SPY-01", "question": {"en": "Which?"}},
                                     {"id": "R-SET-06", "question": {"en": "What is open?"}}])
        self.assertEqual(problems(rules, GOOD), ["SPY-01-a: no such rule: MAP-01", "R-SPY-01: no case"])
        self.assertEqual(problems(rules, ["CASE a b\nRULES R-SPY-01 SPY-01 !SPY-01\nEND\n"]), [])

    def test_tables_by_chapter(self):
        page = coverage.tables(RULES, coverage.read_cases(GOOD), {"SPY": "Spymaster phase", "XYZ": "nothing"})
        self.assertIn("| SPY-01 | One action each | SPY-01-a | SPY-01-b |", page)
        self.assertIn("## SPY: Spymaster phase", page)
        self.assertNotIn("XYZ", page)


class PagesTest(unittest.TestCase):
    """In a repository of one game, whose only rule has all its cases or not."""

    def run_in(self, root, *arguments, cases=GOOD[0]):
        for name, content in {"pages.json": json.dumps({"coverage": {"title": "Rules", "chapters": {"SPY": "Spies"}}}),
                              "rules.txt": "SPY-01 One action each\n",
                              "cases/spy.case": cases.replace("!MAP-01", "")}.items():
            path = root / "resources/game" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(content, encoding="utf-8")
        output = io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
            status = coverage.main(arguments, root)
        return status, output.getvalue()

    def test_pages_are_written_only_when_asked_for(self):
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder) / coverage.PAGE.format("game")
            self.assertEqual(self.run_in(Path(folder), "--check")[0], 0)
            self.assertFalse(page.exists())
            self.assertEqual(self.run_in(Path(folder))[0], 0)
            self.assertTrue(page.read_text(encoding="utf-8").startswith("# Rules\n\n1 rules and 0 rulings, 2 rule cases"))

    def test_check_finds_a_rule_without_its_negative_case(self):
        with tempfile.TemporaryDirectory() as folder:
            status, output = self.run_in(Path(folder), "--check", cases="CASE a b\nRULES SPY-01\nEND\n")
            self.assertEqual(status, 1)
            self.assertIn("SPY-01: no negative case", output)


if __name__ == "__main__":
    unittest.main()
