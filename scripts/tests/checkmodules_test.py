# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of scripts/check-modules on small trees. Run: python3 -m unittest discover -s scripts/tests -p '*_test.py'"""

import tempfile
import unittest
from pathlib import Path

from scriptloader import load

checker = load("check-modules")

TABLE = """\
core/base:          # nothing
core/json: core/base
core/board: core/json+
core/systems/*: core/board+
core/registry: core/systems/*+
editor/ui: core/board+
editor/canvas: editor/ui
editor/shell: editor/*+
editor/systems/*: editor/shell+ core/systems/*+
"""


# A game is known by its folder.
GAME = {"core/systems/clockwork/a.h": "int a;\n"}


class CheckModules(unittest.TestCase):
    def findings(self, files, table=TABLE):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            for name, text in {"cmake/modules.txt": table, **files}.items():
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text(text, encoding="utf-8")
            return checker.check(root)[0]

    def assertOne(self, files, *parts, table=TABLE):
        findings = self.findings(files, table)
        self.assertEqual(len(findings), 1, findings)
        for part in parts:
            self.assertIn(part, findings[0])

    def testWhatIsAllowed(self):
        self.assertEqual([], self.findings({
            "core/board/board.cpp": '#include "core/board/board.h"\n#include "core/base/result.h"\n#include <vector>\n',
            "core/json/json.cpp": "#include <nlohmann/json.hpp>\n#include <simdjson.h>\n",
            "core/systems/clockwork/rules.cpp": '#include "core/systems/clockwork/cards/card.h"\n',
            "core/systems/clockwork/cards/card.h": '#include "core/board/board.h"\n#include "core/systems/clockwork/rules.h"\n',
            "core/registry/registry.cpp": '#include "core/systems/clockwork/rules.h"\nauto n = "clockwork";\n',
            "editor/shell/window.cpp": '#include "editor/canvas/canvas.h"\n#include "core/base/rng.h"\n#include <QMainWindow>\n',
            "editor/systems/claymore/panel.cpp": '#include "core/systems/claymore/rules.h"\n#include "panel.moc"\n',
        }))

    def testWordsOfTheGlossaryMeanOneThing(self):
        glossary = {"docs/glossary.md": "| word | means | type |\n| --- | --- | --- |\n| seat | a place | `Seat` `core/board` |\n| hex | six | |\n"}
        seat = "namespace hexa {\nstruct Seat {\n};\n}  // namespace hexa\n"
        other = "namespace hexa::editor {\nclass Seat {\n};\n}  // namespace hexa::editor\n"
        self.assertEqual([], self.findings({**glossary, "core/board/seat.h": seat}))
        self.assertOne({**glossary, "core/board/seat.h": seat, "editor/ui/seat.h": other},
                       "editor/ui/seat.h:2:", "Seat", "core/board")
        self.assertOne(glossary, "docs/glossary.md: Seat is not defined in core/board")

    def testUpwardIncludeIsReportedWithItsLine(self):
        self.assertOne({"core/base/id.h": '#pragma once\n\n#include "core/board/board.h"\n'},
                       "core/base/id.h:3:", "core/base may not include core/board")

    def testPlusIsNeededForWhatIsBelow(self):
        self.assertOne({"editor/canvas/view.cpp": '#include "editor/ui/icon.h"\n#include "core/base/id.h"\n'},
                       "view.cpp:2:", "may not include core/base")

    def testRoomsOfAGame(self):
        table = TABLE.replace("core/systems/*: core/board+", """core/systems/*/rules: core/board+
core/systems/*/bots: core/systems/*/rules+
core/systems/*: core/systems/*/bots+""")
        rules = '#include "core/systems/clockwork/rules/rules.h"\n'
        self.assertEqual([], self.findings({"core/systems/clockwork/bots/bot.cpp": rules,
                                            "core/systems/clockwork/clockwork.cpp": rules}, table))
        self.assertOne({"core/systems/clockwork/rules/rules.cpp": '#include "core/systems/clockwork/bots/bot.h"\n'},
                       "core/systems/clockwork/rules may not include core/systems/clockwork/bots", table=table)
        self.assertOne({"core/systems/bauen/bots/bot.cpp": rules},
                       "core/systems/bauen/bots may not include core/systems/clockwork/rules", table=table)

    def testGamesDoNotSeeEachOther(self):
        self.assertOne({"core/systems/bauen/a.cpp": '#include "core/systems/clockwork/rules.h"\n'},
                       "core/systems/bauen may not include core/systems/clockwork")

    def testShellDoesNotSeeTheGames(self):
        self.assertOne({"editor/shell/a.cpp": '#include "editor/systems/bauen/panel.h"\n'}, "may not include")

    def testQtInTheCore(self):
        for header in ("<QString>", "<QtCore/QString>", "<qglobal.h>", '"QString"'):
            self.assertOne({"core/base/a.h": f"#include {header}\n"}, "core/base/a.h:1:", "no Qt")

    def testHiddenLibraries(self):
        self.assertOne({"core/board/a.cpp": "#include <nlohmann/json.hpp>\n"}, "only core/json may include nlohmann")
        self.assertOne({"core/board/a.cpp": "#include <simdjson.h>\n"}, "only core/json may include simdjson")

    def testUnicodeInTwoRooms(self):
        self.assertOne({"core/board/a.cpp": "#include <unicode/uchar.h>\n"}, "may include ICU")
        self.assertEqual([], self.findings({"core/base/a.cpp": "#include <unicode/utf8.h>\n"}))

    def testNamespaceOfTheFolder(self):
        self.assertOne({"editor/canvas/a.h": "namespace hexa {\nclass Canvas;\n}\n"}, "what stands here stands in hexa::editor")
        self.assertOne({"core/systems/bauen/a.h": "namespace hexa {\n}\n"}, "stands in hexa::bauen")
        self.assertEqual([], self.findings({
            # A name of the core may be declared ahead, and a room may divide its namespace.
            "editor/canvas/a.h": "namespace hexa {\nclass Board;\n}\n\nnamespace hexa::editor {\n}\n",
            "editor/canvas/b.h": "namespace hexa::editor::settings {\n}\n",
            "core/board/a.h": "namespace hexa {\n}\n"}))

    def testTypesHaveNamesOfTheirOwn(self):
        one = "namespace hexa::editor {\nstruct Rows {\n};\n}  // namespace hexa::editor\n"
        self.assertOne({"editor/canvas/a.h": one, "editor/ui/rows.h": one.replace("struct Rows", "class Rows final : public Base")},
                       "editor/ui/rows.h:2: hexa::editor::Rows", "editor/canvas/a.h:2")
        self.assertEqual([], self.findings({
            "editor/canvas/a.h": one,
            # Said to be there, hidden, of another namespace, a part of another type, or a template for one type.
            "editor/ui/b.h": one.replace("struct Rows {\n};", "struct Rows;  // of canvas"),
            "editor/ui/c.cpp": "namespace hexa::editor {\nnamespace {\nstruct Rows {\n};\n}  // namespace\n}  // namespace hexa::editor\n",
            "core/board/d.h": one.replace("::editor", ""),
            "editor/ui/e.cpp": one.replace("struct Rows", "struct Rows::Impl"),
            "editor/ui/f.h": one.replace("struct Rows", "struct Rows<int>")}))

    def testThreadsStartInOneRoom(self):
        self.assertOne({"core/board/a.cpp": "#include <thread>\n"}, "only core/base starts threads")
        self.assertOne({"editor/canvas/a.cpp": "#include <future>\n"}, "only editor/jobs starts threads")
        self.assertEqual([], self.findings({"core/base/a.h": "#include <thread>\n"}))

    def testGamesAreNotNamedInCommonCode(self):
        self.assertOne({**GAME, "editor/canvas/a.cpp": 'int a;\nif (id == "Clockwork-wars") {}\n'}, "a.cpp:2:", "names a game")
        self.assertOne({**GAME, "core/board/clockwork.h": "int a;\n"}, "named after a game")

    def testEveryGameWithAFolderIsAName(self):
        self.assertOne({"core/systems/pachisi/a.h": "int a;\n", "editor/canvas/a.cpp": 'auto a = "pachisi";\n'},
                       "editor/canvas/a.cpp:1:", "names a game")
        self.assertOne({"editor/systems/ludo/a.h": "int a;\n", "core/board/a.cpp": "int ludoPieces;\n"}, "core/board/a.cpp:1:")

    def testTheGameOfTheTestsIsAName(self):
        for line in ['if (id == "toy") {}', "auto a = toySystem();", "ToyPanel a;"]:
            self.assertOne({"editor/canvas/a.cpp": line + "\n"}, "names a game")
        self.assertEqual([], self.findings({"editor/canvas/a.cpp": "destroy(a); a.toYear();\n"}))
        self.assertEqual([], self.findings({"editor/systems/toy/a.cpp": "ToyPanel a;\n"}))

    def testCommentsMayNameGames(self):
        self.assertEqual([], self.findings({
            **GAME,
            "core/board/a.h": "int a; // as in Clockwork Wars\n/* For\n   Clockwork */ int n = 1'000; // clockwork\n",
        }))

    def testWordsOfOneGame(self):
        for line in ["int workers = 0;", "mWorkers.clear();", "// By forced march to a territory.", 'tr("Territories");', "int race;",
                     "QString raceName;", "int randomRaces();", "// every Capital", "bool isCapital(Hex at);", '"epic"', "bool isEpic;",
                     '"court"', "int atCourt;", '"P1 spy gambit"', "// the Spymaster", 'tr("out of supply");', "supplyTraps();",
                     'tr("%1 VP");']:
            self.assertOne({"editor/canvas/a.cpp": "int a;\n" + line + "\n"}, "canvas/a.cpp:2: a word of one game")
            self.assertOne({"core/engine/a.h": line + "\n"}, "core/engine/a.h:1:", table=TABLE + "core/engine: core/base\n")
            self.assertEqual([], self.findings({"core/systems/bauen/a.cpp": line + "\n", "editor/systems/bauen/a.cpp": line + "\n",
                                                "core/board/a.cpp": line + "\n"}))

    def testWordsThatAllGamesHave(self):
        for line in ["int supply = 3;", "// as many as the box holds", "double capital = metrics.capHeight;", "// capital letters",
                     "trace(at);", "int braces;", "QPainter::drawTextRace();".replace("Race", "Trace"), "bool racing;", "courtesy();",
                     "savePictures();", "tilePicture(art);", "displaySpy".replace("Spy", "Sprite"), "// from the supply of the box"]:
            self.assertEqual([], self.findings({"editor/canvas/a.cpp": line + "\n"}), line)

    def testKeysThatAreOutThereStay(self):
        line = '    wishes.tournament = settings.value("race", false).toBool();\n'
        table = TABLE + "editor/generate: editor/ui+\n"
        self.assertEqual([], self.findings({"editor/generate/generatesession.cpp": line}, table))
        self.assertOne({"editor/generate/wanted.cpp": line}, "a word of one game (race)", table=table)

    def testStringsAreNoComments(self):
        self.assertOne({**GAME, "core/board/a.h": 'auto a = "// clockwork";\n'}, "board/a.h:1:")
        self.assertOne({**GAME, "core/board/a.h": 'auto a = R"x(" // clockwork)x";\n'}, "board/a.h:1:")

    def testIncludesInCommentsDoNotCount(self):
        self.assertEqual([], self.findings({"core/base/a.h": '// #include "core/board/board.h"\n'}))

    def testRelativeIncludes(self):
        self.assertOne({"core/base/a.cpp": '#include "a.h"\n', "core/base/a.h": ""}, '"core/base/a.h"')

    def testFolderWithoutALine(self):
        self.assertOne({"core/fresh/a.h": "", "core/fresh/b.h": ""}, "core/fresh", "has no line")

    def testTopFolderLineIsForItsFilesAlone(self):
        table = "editor:\neditor/ui:\n"
        self.assertEqual([], self.findings({"editor/pch.cpp": ""}, table))
        self.assertOne({"editor/fresh/a.h": ""}, "editor/fresh", "has no line", table=table)

    def testPlainTextIsShownAsItIs(self):
        for line in ["auto* a = new QLabel(name);", "QLabel a(name);", "class A : public QLabel {};",
                     "QMessageBox::warning(this, title, name);", "QMessageBox box(this);",
                     "QInputDialog::getText(this, title, name);", "QProgressDialog box(this);",
                     "auto* a = new QTextBrowser;", "QTextDocument document;", "class A : public QTextEdit {};",
                     "label->setTextFormat(Qt::RichText);", "view.setHtml(name);", "auto a = name.toHtmlEscaped();",
                     "button->setWhatsThis(name);",
                     "tr(\"%1 of %2\").arg(name).arg(2);", "tr(\"%1 of %2\")\n    .arg(desk.nameOf(int(seat)))\n    .arg(2);",
                     "tr(\"%1 %2\").arg(a, toQString(b.id)).arg(2);"]:
            self.assertOne({"editor/canvas/a.cpp": "int a;\n" + line + "\n"}, "canvas/a.cpp:")
            self.assertEqual([], self.findings({"editor/ui/a.cpp": line + "\n"}))
        self.assertEqual([], self.findings({"editor/canvas/a.cpp": """
            class QLabel;  // new QLabel
            QLabel* mName;
            void show(QLabel& label, QTextDocument* document);
            auto a = new PlainLabel(name);
            auto b = tr("%1 %2").arg(1).arg(name) + tr("%1 %2").arg(name, other);
            f(QString("%1").arg(name)); g.arg(2);
        """}))

    def testTableErrors(self):
        self.assertOne({}, "cycle", "core/a -> core/b -> core/a", table="core/a: core/b\ncore/b: core/a\n")
        self.assertOne({}, "core/gone+ has no line", table="core/a: core/gone+\n")
        self.assertOne({}, "has a line already", table="core/a:\ncore/a:\n")
        self.assertOne({}, "not of the form", table="core/a core/b\n")


if __name__ == "__main__":
    unittest.main()
