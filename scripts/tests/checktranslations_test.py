# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/check-translations on small trees. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import os
import tempfile
import unittest
from pathlib import Path

from scriptloader import load

checker = load("check-translations")

SOURCE = """\
#include <QCoreApplication>
struct Window { Q_DECLARE_TR_FUNCTIONS(Window)
    void f(int n) { tr("Open %1"); tr("%n tile(s)", "", n); } };
"""


def ts(language, *messages):
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{language}">\n'
        f'<context><name>Window</name>{"".join(messages)}</context></TS>\n'
    )


def message(source, translation, kind=""):
    kind = f' type="{kind}"' if kind else ""
    return f"<message><source>{source}</source><translation{kind}>{translation}</translation></message>"


def plural(source, *forms):
    texts = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return f'<message numerus="yes"><source>{source}</source><translation>{texts}</translation></message>'


EN = ts("en", plural("%n tile(s)", "%n tile", "%n tiles"))
DE = ts("de", message("Open %1", "%1 öffnen"), plural("%n tile(s)", "Ein Plättchen", "%n Plättchen"))
FR = ts("fr", message("Open %1", "Ouvrir %1"), plural("%n tile(s)", "%n tuile", "%n tuiles"))


class CheckTranslations(unittest.TestCase):
    def check(self, files):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in files.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            return checker.check(root)

    def checkTs(self, source=SOURCE, en=EN, de=DE, fr=FR):
        return self.check({
            "editor/window.cpp": source,
            "translations/hexatelier_en.ts": en,
            "translations/hexatelier_de.ts": de,
            "translations/hexatelier_fr.ts": fr,
        })[0]

    def checkJson(self, text):
        return self.check({"resources/toy/messages.json": text})[0]

    def assertOne(self, findings, *parts):
        self.assertEqual(len(findings), 1, findings)
        for part in parts:
            self.assertIn(part, findings[0])

    def testNothingThereYet(self):
        findings, notes = self.check({})
        self.assertEqual([], findings)
        self.assertIn("hexatelier_de.ts", notes[0])

    def testAllTranslated(self):
        self.assertEqual([], self.checkTs())

    def testStates(self):
        plurals = plural("%n tile(s)", "%n Plättchen", "%n Plättchen")
        for kind in ("unfinished", "vanished", "obsolete"):
            self.assertOne(self.checkTs(de=ts("de", message("Open %1", "%1 öffnen", kind), plurals)), "Open %1", kind)
        self.assertOne(self.checkTs(de=ts("de", message("Open %1", ""), plurals)), "empty")
        self.assertOne(self.checkTs(de=ts("de", message("Open %1", "Öffnen"), plurals)), "placeholders")

    def testFrenchBlanks(self):
        for wrong in ("Ouvrir : %1", "Ouvrir\u00a0! %1", "« Ouvrir\u202f» %1", "«\u202fOuvrir » %1"):
            findings = self.checkTs(fr=FR.replace("Ouvrir %1", wrong))
            self.assertEqual(len(findings), 1, wrong)
            self.assertIn("U+202F", findings[0])
        self.assertEqual(self.checkTs(fr=FR.replace("Ouvrir %1", "«\u202fOuvrir\u202f»\u202f: %1")), [])

    def testPlurals(self):
        self.assertOne(self.checkTs(en=ts("en", plural("%n tile(s)", "%n tiles"))), "1 plural forms")
        self.assertOne(self.checkTs(en=ts("en", plural("%n tile(s)", "tile", "tiles"))), "no %n")

    @unittest.skipUnless(os.access(checker.LUPDATE, os.X_OK), "lupdate is not installed")
    def testSourcesDiffer(self):
        findings = self.checkTs(source=SOURCE.replace("Open %1", "Show %1"))
        self.assertEqual(4, len(findings), findings)  # one new and one gone, in German and French
        self.assertTrue(any("Show %1" in f and "is new" in f for f in findings), findings)
        self.assertTrue(any("Open %1" in f and "no longer" in f for f in findings), findings)

    def testMessages(self):
        self.assertEqual([], self.checkJson('{"a.b": {"en": "x {n}", "de": "{n} y", "fr": "z {n}"}}'))
        self.assertOne(self.checkJson('{"a.b": {"en": "x", "de": "y"}}'), "a.b: has no fr")
        self.assertOne(self.checkJson('{"a.b": {"en": "x", "de": " ", "fr": "z"}}'), "has no de")
        self.assertOne(self.checkJson('{"a.b": {"en": "x {n}", "de": "{m} y", "fr": "z {n}"}}'), "placeholders differ")
        self.assertOne(self.checkJson('{"a.b": {"en": "x {n", "de": "y", "fr": "z"}}'), "en has a brace")
        self.assertOne(self.checkJson('{"a": {"en": "x", "de": "y", "fr": "z"}, "a": {"en": "x", "de": "y", "fr": "z"}}'),
                       "twice")
        self.assertOne(self.checkJson('{"a": {"en": "x", "de": "y", "fr": "z", "es": "w"}}'), "unknown language es")
        self.assertOne(self.checkJson("{"), "resources/toy/messages.json")


if __name__ == "__main__":
    unittest.main()
