# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/check-words on small trees. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import json
import tempfile
import unittest
from pathlib import Path

from scriptloader import load

checker = load("check-words")
ACCEPTED = checker.ACCEPTED


def table(en, de="Gut.", fr="Bien."):
    return json.dumps({"toy.code": {"en": en, "de": de, "fr": fr}})


def ts(language, source, translation):
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{language}"><context>'
        f"<name>Window</name><message><source>{source}</source><translation>{translation}</translation></message></context></TS>\n"
    )


class CheckWords(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)

    def write(self, name, text):
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def rules(self, *texts, **languages):
        """The names of the rules that a message breaks."""
        self.write("resources/toy/messages.json", table(*texts, **languages))
        return [line.split("[")[1].split("]")[0] for line in checker.check(self.root)]

    def testGoodSentencesPass(self):
        for text in ["The file is not a map. Choose a .hexa file.", "{share}% of the games", "How many Soldiers stay?",
                     "There is no battle on {tile}.", "Unknown bot “{bot}”. Available bots: {known}.", "Missing number: 12",
                     "You can’t play this card.", "Translation memory", "It is no longer there."]:
            self.assertEqual(self.rules(text), [], text)

    def testEachPatternIsFound(self):
        for rule, text in {
            "label-question": "What the file holds",
            "who-subject": "Done. Who has moved does not shoot.",
            "is-no": "“{word}” is no unit.",
            "stand-lie": "A wall stands on this side.",
            "tell": "The seed is told.",
            "trailing-relative": "A number is missing that the others have.",
            "that-is": "Choose the tile that was clicked first.",
            "by-noun": "The best map is found by games.",
            "adverb-last": "The file exists already.",
            "thing-acts": "A click shows the map.",
            "missing-noun": "Smaller than the others.",
            "semicolon": "Nothing was saved; try again.",
            "blank-word": "A blank is missing.",
            "laboratory": "The z-score of the map",
            "word": "The taste of the map",
            "percent": "{share} % of the games",
            "apostrophe": "It can't be saved.",
            "quotes": 'Choose "Open file" first.',
        }.items():
            self.assertEqual(self.rules(text), [rule], text)

    def testLongSentences(self):
        self.assertEqual(self.rules("word " * 27 + "end."), [])
        self.assertEqual(self.rules("word " * 30 + "end."), ["long-sentence"])
        self.assertEqual(self.rules("word " * 20 + "end. " + "word " * 20 + "end."), [])

    def testGermanAndFrench(self):
        self.assertEqual(self.rules("Fine.", de="Der Speicher ist leer."), ["word"])
        self.assertEqual(self.rules("Fine.", de="Der Übersetzungsspeicher ist leer."), [])
        self.assertEqual(self.rules("Fine.", de="Die Datei wird gelesen …"), ["dots"])
        self.assertEqual(self.rules("Fine.", de="Die Datei wird gelesen\u00a0… 40\u00a0%"), [])
        self.assertEqual(self.rules("Fine.", de="40 % der Partien"), ["percent"])
        self.assertEqual(self.rules("Fine.", fr="Les parts de victoires"), ["word"])
        self.assertEqual(self.rules("Fine.", fr="40\u00a0% des parties"), ["percent"])
        self.assertEqual(self.rules("Fine.", fr="Fichier\u00a0: vide"), ["mark"])
        self.assertEqual(self.rules("Fine.", fr="Fichier\u202f: 40\u202f% «\u202fvide\u202f»"), [])

    def testSentencesInTwoSpellings(self):
        self.write("resources/toy/messages.json", json.dumps({
            "a": {"en": "Fill empty slots now", "de": "A", "fr": "A"}, "b": {"en": "Fill em-pty slots, now.", "de": "B", "fr": "B"}}))
        self.assertEqual(len(checker.check(self.root)), 1)

    def testCaseByKindOfControl(self):
        self.write("editor/window.h", "class Window { QPushButton* mGo; QCheckBox* mKeep = nullptr; };")
        self.write("editor/window.cpp", 'mGo->setText(tr("Go on there")); mKeep->setText(tr("Keep the Seed"));')
        for source, wrong in {"Go on there": True, "Keep the Seed": True, "Something else here": False}.items():
            self.write("translations/hexatelier_de.ts", ts("de", source, "Text"))
            self.assertEqual(["[case]" in line for line in checker.check(self.root)], [True] * wrong, source)

    def testManualNamesWhatTheWindowHas(self):
        messages = {f"m{i}": {"en": f"Text number {i}x", "de": f"T{i}", "fr": f"T{i}"} for i in range(120)}
        messages["file"] = {"en": "&File", "de": "Datei", "fr": "Fichier"}
        messages["open"] = {"en": "&Open…", "de": "Öffnen", "fr": "Ouvrir"}
        self.write("resources/toy/messages.json", json.dumps(messages))
        self.write("docs/manual/en.md", "Choose **File > Open**.\n")
        self.assertEqual(checker.check(self.root), [])
        self.write("docs/manual/en.md", "Choose **File > Open It**.\n")
        self.assertEqual(len(checker.check(self.root)), 1)

    def testCodeInDocumentsIsSkipped(self):
        self.write("README.md", "# Try it\n\n```\nit can't be; so\n```\n\nRun `a; b` first.\n")
        self.assertEqual(checker.check(self.root), [])

    def testAcceptedTextsMayOnlyShrink(self):
        self.write("resources/toy/messages.json", table("Saved; go ahead."))
        self.write(ACCEPTED, "")
        (self.root / ACCEPTED).unlink()
        checker.write_accepted(self.root, {checker.key(f) for f in checker.findings(self.root)[0]})
        self.assertEqual(checker.check(self.root), [])
        # A text that was rewritten leaves a line behind, which --shrink drops.
        self.write("resources/toy/messages.json", table("Saved."))
        self.assertIn("--shrink", checker.check(self.root)[0])
        checker.write_accepted(self.root, set())
        self.assertEqual(checker.check(self.root), [])
        # A line that somebody adds exceeds the number.
        (self.root / ACCEPTED).write_text((self.root / ACCEPTED).read_text() + "semicolon\ten\ttoy.code\tSaved; go ahead.\n")
        self.write("resources/toy/messages.json", table("Saved; go ahead."))
        self.assertIn("at most 0", checker.check(self.root)[0])


if __name__ == "__main__":
    unittest.main()
