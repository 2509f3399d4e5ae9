# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/measure-generators. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import statistics
import tempfile
import types
import unittest
import unittest.mock
from pathlib import Path

from scriptloader import load

script = load("measure-generators")

FAKE = """#!/usr/bin/env python3
import json, sys
GAPS = {"calm": 0.01, "greedy": 0.035, "wild": 0.02, "hunter": 0.02, "trained": 0.03, "sampler": 0.125}
words = sys.argv[1:]
if words[0] == "generate":
    print("{}")
else:
    bots = words[words.index("--bots") + 1].split(",")
    games = int(words[words.index("--games") + 1])
    print(json.dumps({"report": {"bots": [
        {"bot": bot, "games": games, "teams": [{"share": 0.5 + GAPS[bot] / 2}, {"share": 0.5 - GAPS[bot] / 2}]}
        for bot in bots]}}))
    sys.exit(1)
"""


def fake_program(folder):
    """A program whose maps have always the same gaps."""
    cli = Path(folder) / "cli"
    cli.write_text(FAKE, encoding="utf-8")
    cli.chmod(0o755)
    return cli


def options_of(cli, **changed):
    given = {"maps": 3, "games": 100, "seed": 1, "threads": 1, "also": [], "worst": [], "log": None}
    return types.SimpleNamespace(cli=str(cli), **(given | changed))


class MeasureGenerators(unittest.TestCase):
    def test_the_worst_bot_counts(self):
        played = {"a": {"games": 1, "shares": [0.495, 0.505]}, "b": {"games": 1, "shares": [0.3, 0.34, 0.36]}}
        self.assertAlmostEqual(script.worst_gap(played, ["a", "b"]), 6)
        self.assertAlmostEqual(script.worst_gap(played, ["a"]), 1)

    def test_chance_is_that_of_the_games(self):
        # The difference of two halves of 10 000 games is normal with 1 point; its absolute value is 0.80 on average.
        two = script.gaps_by_chance(2, (10000,))
        self.assertAlmostEqual(statistics.mean(two), 0.798, delta=0.03)
        self.assertAlmostEqual(two[len(two) * 19 // 20], 1.96, delta=0.08)
        # Four times the games, half the chance; more bots, a wider worst; three normal numbers lie 1.693 apart on average.
        self.assertAlmostEqual(statistics.mean(script.gaps_by_chance(2, (40000,))), 0.399, delta=0.015)
        self.assertGreater(statistics.mean(script.gaps_by_chance(2, (10000,) * 5)), 1.3)
        self.assertAlmostEqual(statistics.mean(script.gaps_by_chance(3, (10000,))), 1.693 / 3**0.5, delta=0.03)

    def test_a_case_is_a_line_and_one_for_each_bot(self):
        with tempfile.TemporaryDirectory() as folder:
            lines = script.measure(options_of(fake_program(folder), worst=[["calm", "wild"]]), "2:balanced:1000").splitlines()
        self.assertIn("3 maps", lines[0])
        self.assertEqual([line.split()[0] for line in lines[1:]],
                         ["all", "worst", "calm", "greedy", "wild", "hunter", "trained"])
        self.assertIn("median  3.50", lines[1])
        self.assertIn("worst of calm,wild         median  2.00", lines[2])
        self.assertIn("median  1.00", lines[3])

    def test_a_case_can_have_options_of_generate(self):
        asked = []
        with unittest.mock.patch.object(script.program, "report", lambda words: asked.append(words) or {"report": {"bots": []}}):
            script.make_and_play(options_of("cli"), "2:near-symmetric,swaps=2,effort=5:1000", 7)
        self.assertEqual(asked[0][asked[0].index("--mode") + 1], "near-symmetric")
        self.assertEqual(asked[0][asked[0].index("--swaps") + 1], "2")
        self.assertEqual(asked[0][asked[0].index("--effort") + 1], "5")
        self.assertEqual(asked[0][asked[0].index("--race-games") + 1], "1000")

    def test_a_map_of_the_log_is_not_made_again(self):
        with tempfile.TemporaryDirectory() as folder:
            cli = fake_program(folder)
            log = Path(folder) / "log"
            options = options_of(cli, maps=2, log=str(log))
            script.measure(options, "2:balanced")
            self.assertEqual(len(log.read_text(encoding="utf-8").splitlines()), 2)
            cli.write_text(FAKE.replace("0.035", "0.085"), encoding="utf-8")
            options.maps = 3
            line = script.measure(options, "2:balanced")
            self.assertEqual(len(log.read_text(encoding="utf-8").splitlines()), 3)
        self.assertIn("median  3.50", line)
        self.assertIn("largest  8.50", line)

    def test_further_bots_are_told_beside_the_panel(self):
        with tempfile.TemporaryDirectory() as folder:
            cli = fake_program(folder)
            log = Path(folder) / "log"
            options = options_of(cli, maps=2, log=str(log))
            self.assertIn("all                        median  3.50", script.measure(options, "2:balanced"))
            options.also = [("sampler", 400)]
            line = script.measure(options, "2:balanced")
            # Maps that the other bot has not played are no answer.
            self.assertEqual(len(log.read_text(encoding="utf-8").splitlines()), 4)
        self.assertIn("sampler                    median 12.50", line)
        self.assertIn("all                        median 12.50", line)

    def test_a_further_bot_has_games(self):
        self.assertEqual(script.bot_of("sampler:3000"), ("sampler", 3000))
        for wrong in ("sampler", "sampler:", ":3", "sampler:0", "sampler:x"):
            with self.assertRaises(script.argparse.ArgumentTypeError):
                script.bot_of(wrong)

    def test_a_program_that_breaks_off_is_told(self):
        with tempfile.TemporaryDirectory() as folder:
            cli = Path(folder) / "cli"
            for status, told in ((1, "no JSON"), (2, "no such file")):
                cli.write_text(f"#!/bin/sh\necho no such file >&2\nexit {status}\n", encoding="utf-8")
                cli.chmod(0o755)
                with self.assertRaises(SystemExit) as ended:
                    script.measure(options_of(cli), "2:balanced")
                self.assertIn(told, ended.exception.code)
                self.assertIn(f"{cli} generate", ended.exception.code)

    def test_parts_are_all_jobs_each_once(self):
        for parts in (1, 2, 3, 7, 50):
            jobs = [job for number in range(1, parts + 1) for job in script.jobs_of((number, parts), 31)]
            self.assertEqual(jobs, list(range(31)))

    def test_the_logs_of_all_parts_are_that_of_one_machine(self):
        with tempfile.TemporaryDirectory() as folder:
            cli = fake_program(folder)
            cases = ["2:balanced", "3:balanced"]
            logs = []
            for number in (2, 1, 3):
                log = Path(folder) / f"log-{number}"
                logs.append(log)
                script.make_part(options_of(cli, maps=4, log=str(log), cases=cases, part=(number, 3)))
            # Written to when the machine went down: the line is told and its map made again.
            logs[2].write_text(logs[2].read_text(encoding="utf-8")[:-5], encoding="utf-8")
            whole = Path(folder) / "log"
            whole.write_text("".join(log.read_text(encoding="utf-8") for log in logs), encoding="utf-8")
            self.assertEqual(len(script.logged(str(whole))), 7)
            options = options_of(cli, maps=4, log=str(whole))
            for case in cases:
                self.assertIn("median  3.50", script.measure(options, case))
            self.assertEqual(len(script.logged(str(whole))), 8)

    def test_a_part_is_two_numbers(self):
        self.assertEqual(script.part_of("3/10"), (3, 10))
        for wrong in ("", "3", "0/2", "3/2", "a/b", "1/2/3"):
            with self.assertRaises(script.argparse.ArgumentTypeError):
                script.part_of(wrong)


if __name__ == "__main__":
    unittest.main()
