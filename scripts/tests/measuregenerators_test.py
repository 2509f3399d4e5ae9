# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/measure-generators. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import tempfile
import types
import unittest
import unittest.mock
from pathlib import Path

from scriptloader import load

script = load("measure-generators")

FAKE = """#!/bin/sh
case "$1" in
generate) echo '{}' ;;
balance) case "$*" in *"--bots sampler"*) echo '{"report": {"bots": [{"gap": 0.125}]}}'; exit 1 ;; esac
         echo '{"report": {"bots": [{"gap": 0.01}, {"gap": 0.035}, {"gap": 0.02}]}}'; exit 1 ;;
esac
"""


def fake_program(folder):
    """A program whose maps have always the same gaps."""
    cli = Path(folder) / "cli"
    cli.write_text(FAKE, encoding="utf-8")
    cli.chmod(0o755)
    return cli


class MeasureGenerators(unittest.TestCase):
    def test_the_worst_bot_counts(self):
        self.assertAlmostEqual(script.worst_gap({"bots": [{"gap": 0.01}, {"gap": 0.04}]}), 4)

    def test_noise_is_that_of_two_shares(self):
        # The difference of two halves of 10 000 games: twice the error of one share, 1 point.
        self.assertAlmostEqual(script.noise(2, 10000), 1.0)

    def test_a_case_is_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            cli = fake_program(folder)
            options = types.SimpleNamespace(cli=str(cli), maps=3, games=100, seed=1, threads=1, also=[], log=None)
            line = script.measure(options, "2:balanced:1000")
        self.assertIn("median  3.50", line)
        self.assertIn("3 maps", line)
        self.assertNotIn("\n", line)

    def test_a_case_can_have_options_of_generate(self):
        asked = []
        options = types.SimpleNamespace(cli="cli", games=100, seed=1, threads=1, also=[])
        with unittest.mock.patch.object(script, "run", lambda words: asked.append(words) or {"report": {"bots": [{"gap": 0}]}}):
            script.make_and_play(options, "2:near-symmetric,swaps=2,effort=5:1000", 7)
        self.assertEqual(asked[0][asked[0].index("--mode") + 1], "near-symmetric")
        self.assertEqual(asked[0][asked[0].index("--swaps") + 1], "2")
        self.assertEqual(asked[0][asked[0].index("--effort") + 1], "5")
        self.assertEqual(asked[0][asked[0].index("--race-games") + 1], "1000")

    def test_a_map_of_the_log_is_not_made_again(self):
        with tempfile.TemporaryDirectory() as folder:
            cli = fake_program(folder)
            log = Path(folder) / "log"
            options = types.SimpleNamespace(cli=str(cli), maps=2, games=100, seed=1, threads=1, also=[], log=str(log))
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
            options = types.SimpleNamespace(cli=str(cli), maps=2, games=100, seed=1, threads=1, also=[], log=str(log))
            script.measure(options, "2:balanced")
            options.also = [("sampler", 400)]
            line = script.measure(options, "2:balanced")
            # Maps that the other bot has not played are no answer.
            self.assertEqual(len(log.read_text(encoding="utf-8").splitlines()), 4)
        self.assertIn("median  3.50", line)
        self.assertIn("sampler:  median 12.50", line)

    def test_a_further_bot_has_games(self):
        self.assertEqual(script.bot_of("sampler:3000"), ("sampler", 3000))
        for wrong in ("sampler", "sampler:", ":3", "sampler:0", "sampler:x"):
            with self.assertRaises(script.argparse.ArgumentTypeError):
                script.bot_of(wrong)

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
                script.make_part(types.SimpleNamespace(cli=str(cli), maps=4, games=100, seed=1, threads=1, also=[], log=str(log),
                                                       cases=cases, part=(number, 3)))
            # Written to when the machine went down: the line is told and its map made again.
            logs[2].write_text(logs[2].read_text(encoding="utf-8")[:-5], encoding="utf-8")
            whole = Path(folder) / "log"
            whole.write_text("".join(log.read_text(encoding="utf-8") for log in logs), encoding="utf-8")
            self.assertEqual(len(script.logged(str(whole))), 7)
            options = types.SimpleNamespace(cli=str(cli), maps=4, games=100, seed=1, threads=1, also=[], log=str(whole))
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
