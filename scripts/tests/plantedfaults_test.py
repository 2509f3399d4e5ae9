# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/planted-faults. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import io
import json
import subprocess
import tempfile
import unittest
from contextlib import redirect_stderr
from pathlib import Path

from scriptloader import load

planter = load("planted-faults")

SOURCE = "int three() { return 3; }\nint four() { return 4; }\n"


def fault(find="return 3;", put="return 5;", **more):
    return {"file": "a.cpp", "find": find, "put": put, "rule": "X-01", **more}


class FakeBench:
    """Finds "return 5" by cases and "return 6" by games; "!" does not compile."""

    def __init__(self, folder):
        self.path = Path(folder) / "a.cpp"
        self.path.write_text(SOURCE, encoding="utf-8")
        self.prepared = False

    def prepare(self):
        self.prepared = True

    def file(self, _fault):
        return self.path

    def compile(self):
        return "error: !" if "!" in self.path.read_text(encoding="utf-8") else None

    def fails(self, tests):
        text = self.path.read_text(encoding="utf-8")
        return "return 5;" in text or (tests == [] and "return 6;" in text)


class PlantedFaultsTest(unittest.TestCase):
    def run_with(self, faults):
        with tempfile.TemporaryDirectory() as folder, redirect_stderr(io.StringIO()) as errors:
            bench, out = FakeBench(folder), io.StringIO()
            status = planter.run(bench, faults, out)
            self.assertEqual(bench.path.read_text(encoding="utf-8"), SOURCE, "the source is mended again")
            return status, out.getvalue() + errors.getvalue()

    def test_plants_where_it_is_told(self):
        self.assertEqual(planter.planted(SOURCE, fault()), SOURCE.replace("3;", "5;"))

    def test_refuses_what_is_not_there_or_not_unique(self):
        for find in ("return 9;", "return ", "int three() { return 3; }\n"):
            with self.assertRaises(planter.BadFault):
                planter.planted(SOURCE, fault(find))

    def test_refuses_bad_data(self):
        without = fault()
        del without["rule"]
        for faults in ([without], [fault(why="")], [fault(), fault()], [fault(put="return 3;")]):
            with self.assertRaises(planter.BadFault):
                planter.read_faults(json.dumps(faults))
        self.assertEqual(planter.read_faults(json.dumps([fault(equivalent="so")]))[0]["equivalent"], "so")

    def test_tells_what_finds_a_fault(self):
        status, told = self.run_with([fault(), fault(put="return 6;")])
        self.assertEqual(status, 0)
        self.assertIn("return 5;: found by cases", told)
        self.assertIn("return 6;: found by games", told)
        self.assertIn("2 faults: 1 found by rule cases, 1 by random games alone, 0 equivalent, 0 not as", told)

    def test_a_fault_that_nothing_finds_fails(self):
        status, told = self.run_with([fault(put="return 7;")])
        self.assertEqual(status, 1)
        self.assertIn("return 7;: NOT FOUND", told)

    def test_an_equivalent_is_fine_until_it_is_found(self):
        status, told = self.run_with([fault(put="return 7;", equivalent="nobody asks")])
        self.assertEqual((status, "equivalent\n" in told), (0, True))
        status, told = self.run_with([fault(equivalent="nobody asks")])
        self.assertEqual(status, 1)
        self.assertIn("listed as EQUIVALENT", told)

    def test_a_fault_that_does_not_compile_is_told_and_the_others_are_tried(self):
        status, told = self.run_with([fault(put="!"), fault()])
        self.assertEqual(status, 2)
        self.assertIn("does not compile", told)
        self.assertIn("found by cases", told)

    def test_copies_only_what_changed(self):
        with tempfile.TemporaryDirectory() as folder:
            root, copy = Path(folder) / "root", Path(folder) / "copy"
            root.mkdir()
            copy.mkdir()
            subprocess.run(["git", "init", "-q"], cwd=root, check=True)
            (root / ".gitignore").write_text("built\n")
            for name in ("known.txt", "built"):
                (root / name).write_text(name)
            (copy / "left.txt").write_text("from before")
            planter.copy_sources(root, copy)
            self.assertEqual(sorted(path.name for path in copy.iterdir()), [".gitignore", "known.txt"])
            before = (copy / "known.txt").stat().st_mtime_ns
            (root / ".gitignore").write_text("built\nmore\n")
            planter.copy_sources(root, copy)
            self.assertEqual((copy / "known.txt").stat().st_mtime_ns, before)
            self.assertEqual((copy / ".gitignore").read_text(), "built\nmore\n")

    def test_all_faults_can_be_planted(self):
        out = io.StringIO()
        self.assertEqual(planter.main(["--check"], out=out), 0)
        count = int(out.getvalue().split()[0])
        self.assertGreaterEqual(count, 60)


if __name__ == "__main__":
    unittest.main()
