# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/relate-bots. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import json
import random
import sys
import tempfile
import unittest
import unittest.mock
from pathlib import Path

from scriptloader import load

script = load("relate-bots")

FAKE = """#!/usr/bin/env python3
import json, sys
arguments = sys.argv[1:]
if arguments[0] == "generate":
    cells = [{"at": [0, 0], "kind": "capital"}] + [{"at": [1, r], "kind": kind} for r, kind in enumerate(("lake", "forest", "lake"))]
    json.dump({"board": {"cells": cells}}, open(arguments[arguments.index("-o") + 1], "w"))
    sys.exit(0)
kinds = [cell["kind"] for cell in json.load(open(arguments[1]))["board"]["cells"]]
share = 0.5 + 0.1 * (kinds[1] == "lake")
bots = arguments[arguments.index("--bots") + 1].split(",")
seats = [0, 1, 0, 1] if "--alliances" in arguments else [0, 1]
foreseen = {bot: [(0.5 + (share - 0.5) / 2, 0.5 - (share - 0.5) / 2)[team] for team in seats] for bot in ("calm", "trained")}
print(json.dumps({"predictedShares": foreseen, "botVersions": {bot: 5 for bot in bots},
                  "report": {"teamOf": seats, "bots": [{"bot": bot, "teams": [{"share": share}, {"share": 1 - share}]} for bot in bots]}}))
sys.exit(1)
"""


class RelateBots(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.cli = Path(self.folder.name) / "cli"
        self.cli.write_text(FAKE, encoding="utf-8")
        self.cli.chmod(0o755)
        self.log = Path(self.folder.name) / "log"
        self.out = Path(self.folder.name) / "relations.json"

    def run_script(self, *more):
        arguments = ["relate-bots", "--players", "2", "--cli", str(self.cli), "--maps", "4", "--log", str(self.log), *more]
        with unittest.mock.patch.object(sys, "argv", arguments):
            script.main()

    def test_variants_are_configurations_of_their_own(self):
        for variants, configuration in (([], "2p"), (["--epic", "--alliances"], "2p-epic-alliances")):
            records = {"calibrations": [{"configuration": configuration, "bot": bot, "botVersion": 1, "rulesVersion": 2, "program": "1"}
                                        for bot in ("calm", "trained")]}
            with unittest.mock.patch.object(script, "CALIBRATIONS", Path(self.folder.name) / "calibrations"):
                script.CALIBRATIONS.write_text(json.dumps(records), encoding="utf-8")
                self.run_script(*variants, "--quick", "calm", "--search", "trained", "--scouts", "", "-o", str(self.out))
        relations = json.loads(self.out.read_text(encoding="utf-8"))["relations"]
        self.assertEqual([each["configuration"] for each in relations], ["2p", "2p-epic-alliances"])
        # Allies have one share: of two teams, not of four seats.
        self.assertEqual(relations[0]["onMaps"], relations[1]["onMaps"])

    def test_covariances_are_found_again(self):
        lot = random.Random(1)
        rows = []
        for _ in range(4000):
            common, own = lot.gauss(0, 0.06), lot.gauss(0, 0.08)
            a, b = common, 0.5 * common + own
            rows.append({"a": [a, -a], "b": [b, -b]})
        games = {"a": 10**9, "b": 10**9}
        matrix = script.covariances(rows, ["a", "b"], games)
        self.assertAlmostEqual(matrix[0][0], 0.0036, delta=0.0003)
        self.assertAlmostEqual(matrix[0][1], 0.0018, delta=0.0003)
        self.assertAlmostEqual(matrix[1][1], 0.0073, delta=0.0005)

    def test_factors_are_found_again(self):
        lot = random.Random(3)
        foreseen = {"a": [lot.gauss(0, 0.06) for _ in range(4000)], "b": [lot.gauss(0, 0.06) for _ in range(4000)]}
        played = {"a": [1.3 * x + lot.gauss(0, 0.05) for x in foreseen["a"]],
                  "c": [0.2 * x + 0.9 * y + lot.gauss(0, 0.05) for x, y in zip(foreseen["a"], foreseen["b"])]}
        for bot, expected in (("a", (1.3, 0)), ("c", (0.2, 0.9))):
            for factor, wanted in zip(script.factors_of(bot, ["a", "b"], played, foreseen), expected):
                self.assertAlmostEqual(factor, wanted, delta=0.04)
        # Without data a bot's own table counts as it is, and others' not at all.
        nothing = {name: [] for name in "abc"}
        self.assertEqual(script.factors_of("b", ["a", "b"], nothing, nothing), [0, 1])
        self.assertEqual(script.factors_of("c", ["a", "b"], nothing, nothing), [0, 0])

    def test_how_much_is_foreseen_of_a_change(self):
        factors = {"a": [1.0, 0.0], "b": [0.0, 2.0]}
        rows = [{"a": [0.1, -0.1], "b": [0.1, -0.1]}, {"a": [0.0, 0.0], "b": [0.0, 0.0]}]
        self.assertAlmostEqual(script.change_of(rows, factors), (0.5 * (0.1**2 + 0.2**2)) ** 0.5 / 2)

    def test_what_tables_foresee_does_not_count_as_deviation(self):
        lot = random.Random(4)
        rows = []
        for seed in range(400):
            before, after = lot.gauss(0, 0.06), lot.gauss(0, 0.06)
            rows.append({"seed": seed,
                         "map": {"calm": [0.5 + before, 0.5 - before]}, "mapForeseen": {"calm": [0.5 + before, 0.5 - before]},
                         "neighbour": {"calm": [0.5 + after, 0.5 - after]}, "neighbourForeseen": {"calm": [0.5 + after, 0.5 - after]}})
        options = unittest.mock.Mock(quick=["calm"], search=[], scouts=[], games=10**9, search_games=1, players=2)
        relations = script.relations_of(options, rows, {"rulesVersion": 2, "program": "0", "bots": {"calm": 1}})
        self.assertAlmostEqual(relations["foreseen"][0][0], script.MILLION, delta=1000)
        self.assertEqual(relations["onNeighbours"], [[round(script.MILLION * script.LEAST)]])
        for row in rows:
            row["neighbourForeseen"] = row["mapForeseen"]
        self.assertGreater(script.relations_of(options, rows, {"rulesVersion": 2, "program": "0", "bots": {"calm": 1}})["onNeighbours"][0][0],
                           0.005 * script.MILLION)

    def test_a_scout_is_part_of_its_bot_and_something_of_its_own(self):
        lot = random.Random(5)

        def rows(own, times):
            found = []
            for _ in range(20_000):
                bot = lot.gauss(0, 0.05)
                scout = 0.8 * bot + lot.gauss(0, own)
                shown = bot + lot.gauss(0, (times * 0.25 / 400) ** 0.5), scout + lot.gauss(0, (times * 0.25 / 1600) ** 0.5)
                found.append({"deep": [shown[0], -shown[0]], "glance": [shown[1], -shown[1]]})
            return found

        scout = script.Scout("glance", "deep", rows(0.02, 1), rows(0.01, 2), {"deep": 400, "glance": 1600}, 0.0016, 0.0009)
        self.assertAlmostEqual(scout.part, 0.8, delta=0.02)
        self.assertAlmostEqual(scout.own, (0.02**2 + 0.01**2) / 0.0025, delta=0.03)
        matrix = [[0.01, 0.002], [0.002, 0.0025]]
        scout.part, scout.own = 0.5, 0.2
        scout.extend(matrix, ["calm", "deep"])
        self.assertEqual(matrix[0], [0.01, 0.002, 0.001])
        self.assertEqual(matrix[2], [0.001, 0.00125, (0.25 + 0.2) * 0.0025])
        self.assertTrue(script.is_positive(matrix))

    def test_what_chance_adds_is_taken_off(self):
        lot = random.Random(2)
        rows = [{"a": [x, -x]} for x in (lot.gauss(0, (0.05**2 + 0.25 / 400) ** 0.5) for _ in range(4000))]
        self.assertAlmostEqual(script.covariances(rows, ["a"], {"a": 400})[0][0], 0.05**2, delta=0.0002)
        # Never less than nothing.
        self.assertEqual(script.covariances([{"a": [0.0, 0.0]}], ["a"], {"a": 400})[0][0], script.LEAST)

    def test_what_few_games_do_not_tell_the_scout_does(self):
        rows = [{"deep": [0.02, -0.02], "glance": [0.03, -0.03]}] * 40
        for games, wanted in ((300, 0.02 * 0.03), (10**9, 0.02**2)):
            matrix = script.covariances(rows, ["deep"], {"deep": games})
            script.settle(matrix, ["deep"], rows, {"deep": "glance"}, {"deep": games})
            self.assertAlmostEqual(matrix[0][0], wanted)
        # A scout that shows the opposite tells nothing.
        rows = [{"deep": [0.02, -0.02], "glance": [-0.03, 0.03]}] * 40
        matrix = [[script.LEAST]]
        script.settle(matrix, ["deep"], rows, {"deep": "glance"}, {"deep": 300})
        self.assertEqual(matrix, [[script.LEAST]])

    def test_bots_that_seem_more_alike_than_alike_are_held_apart(self):
        matrix = script.covariances([{"a": [0.1, -0.1], "b": [0.1, -0.1]}], ["a", "b"], {"a": 10**9, "b": 10**9})
        self.assertTrue(script.is_positive(matrix))
        self.assertLess(matrix[0][1], 0.01)
        self.assertFalse(script.is_positive([[0.01, 0.02], [0.02, 0.01]]))

    def test_a_neighbour_has_two_tiles_changed_over(self):
        cells = [{"at": [0, 0], "kind": "capital"}, {"at": [1, 0], "kind": "lake", "id": "L1"}, {"at": [2, 0]}, {"at": [3, 0], "kind": "forest"}]
        scenario = {"board": {"cells": cells}}
        script.neighbour_of(scenario, 1)
        self.assertEqual(scenario["board"]["cells"], [{"at": [0, 0], "kind": "capital"}, {"at": [1, 0], "kind": "forest"}, {"at": [2, 0]},
                                                      {"at": [3, 0], "kind": "lake", "id": "L1"}])

    def test_parts_make_the_same_file_as_one_run(self):
        self.run_script("-o", str(self.out))
        whole = self.out.read_text(encoding="utf-8")
        own = json.loads(whole)["relations"][0]
        self.assertEqual((own["configuration"], own["maps"], own["seed"]), ("2p", 4, "501"))
        self.assertEqual(list(own["bots"]), ["calm", "greedy", "wild", "hunter", "trained", "sampler", "thinker", "sampler-light", "thinker-light"])
        # Scouts are not calibrated: their version is that of the games.
        self.assertEqual(own["bots"]["thinker-light"], 5)
        self.assertGreater(own["onMaps"][0][0], 0)
        for matrix in ("foreseen", "onMaps", "onNeighbours"):
            self.assertEqual([len(row) for row in own[matrix]], [9] * 9)
        self.assertTrue(script.is_positive([[value / script.MILLION for value in row] for row in own["onMaps"]], 0))
        # The tables of two bots speak for all; the fake's tables foresee half of what its games show.
        self.assertEqual([column for column in range(9) if any(row[column] for row in own["foreseen"])], [0, 4])
        self.assertGreater(sum(own["foreseen"][5]), 0)
        self.log.unlink()
        self.out.unlink()
        for part in ("2/2", "1/2"):
            self.run_script("--part", part)
        with unittest.mock.patch.object(script, "play", side_effect=AssertionError("played again")):
            self.run_script("-o", str(self.out))
        self.assertEqual(self.out.read_text(encoding="utf-8"), whole)

    def test_missing_maps_are_told(self):
        self.run_script("--part", "1/2")
        with unittest.mock.patch.object(script, "play", side_effect=AssertionError("played again")):
            with self.assertRaises(SystemExit) as stop:
                self.run_script("--part", "1/2", "-o", str(self.out))
        self.assertIn("2 maps are missing, the first with seed 503", str(stop.exception))
        self.assertFalse(self.out.exists())


if __name__ == "__main__":
    unittest.main()
