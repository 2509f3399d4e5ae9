// SPDX-License-Identifier: GPL-3.0-or-later
// The Translate mode in the whole window, by keys and mouse, with the file it saves.
#include "core/edit/builders.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "core/texts/exchange/catalogue.h"
#include "editor/problems/findingsmodel.h"
#include "editor/problems/problemspanel.h"
#include "editor/rules/rulespanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/alertspanel.h"
#include "editor/translate/marking.h"
#include "editor/translate/memorypanel.h"
#include "editor/translate/statesign.h"
#include "editor/translate/termspanel.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textmodel.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/locale.h"
#include "editor/window/mainwindow.h"
#include "tests/editor/gamechoice.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QFont>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPalette>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextLayout>
#include <QTextLine>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>
#include <QUndoStack>

using namespace hexa;
using namespace hexa::editor;

using TranslateModeFixture = test::TextWindow;

class TranslateModeTest : public QObject {
    Q_OBJECT
private slots:
    void opensByTheFileMenu() {
        TranslateModeFixture fixture;
        QCOMPARE(fixture.window->mode(), WindowMode::Welcome);
        fixture.open();
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QVERIFY(fixture.page().isVisible());
        QCOMPARE(fixture.table().model()->rowCount(), 5);
        QCOMPARE(fixture.table().model()->columnCount(), 4);
        QCOMPARE(fixture.at(0, 2), QString("Das Spiel dauert 7 Runden."));
        QVERIFY(fixture.window->windowTitle().startsWith("Sample"));
        QVERIFY(fixture.window->dock("dock.alerts")->isVisible());
        QVERIFY(!fixture.window->dock("dock.palette")->isVisible());
    }

    void aMapAndTextsLiveSideBySide() {
        TranslateModeFixture fixture;
        fixture.window->files().openSample("clockwork-wars", "hale");
        QVERIFY(fixture.window->actions()["edit.selectAll"]->isEnabled());
        fixture.open();
        // Keys of the map must not work on a hidden map.
        QVERIFY(!fixture.window->actions()["edit.selectAll"]->isEnabled());
        QVERIFY(!fixture.window->actions()["place.1"]->isEnabled());
        QVERIFY(fixture.window->actions()["mode.design"]->isEnabled());
        fixture.window->actions()["mode.design"]->trigger();
        QVERIFY(fixture.window->actions()["edit.selectAll"]->isEnabled());
        QVERIFY(!fixture.window->actions()["texts.export"]->isEnabled());
        QVERIFY(fixture.window->actions()["edit.find"]->isEnabled());  // on the map now
        fixture.window->files().openSample("clockwork-wars", "archon");
        QVERIFY(fixture.texts().document.isOpen());
        fixture.window->actions()["mode.translate"]->trigger();
        QCOMPARE(fixture.at(1, 1), QString("Draw 3 cards now."));
    }

    void writesInPlaceAndTakesItBack() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(3, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        QVERIFY(fixture.page().cell() != nullptr);
        fixture.type("Das Spiel dauert 9 Runden.");
        fixture.key(Qt::Key_Return);
        QVERIFY(fixture.page().cell() == nullptr);
        QCOMPARE(fixture.at(3, 2), QString("Das Spiel dauert 9 Runden."));
        QCOMPARE(fixture.state(3, "de"), texts::State::Draft);
        QCOMPARE(fixture.table().currentIndex().row(), 4);  // on to the next
        QVERIFY(fixture.window->isWindowModified());
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.at(3, 2), QString());
        QCOMPARE(fixture.state(3, "de"), texts::State::Missing);
        QVERIFY(!fixture.window->isWindowModified());
        fixture.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.at(3, 2), QString("Das Spiel dauert 9 Runden."));
    }

    void escapeLeavesTheText() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(1, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.type("x");
        fixture.key(Qt::Key_Escape);
        QCOMPARE(fixture.at(1, 2), QString("Ziehe jetzt 4 Karten."));
        QCOMPARE(fixture.texts().document.undoStack().count(), 0);
    }

    void aChangedSourceMakesStaleAndShowsWhat() {
        TranslateModeFixture fixture;
        fixture.open();
        QVERIFY(fixture.texts().edits.setText(0, "en", "The game lasts 8 turns."));
        QCOMPARE(fixture.state(0, "de"), texts::State::Stale);
        fixture.go(0, 2);
        auto* memory = fixture.window->findChild<MemoryPanel*>();
        fixture.window->dock("dock.memory")->raise();
        QTRY_VERIFY(memory->text().contains("changed"));
        QVERIFY2(memory->text().contains("78") || memory->text().contains("7 8"), qPrintable(memory->text()));
        QVERIFY(fixture.texts().edits.setText(0, "en", "The game lasts 7 turns."));
        QCOMPARE(fixture.state(0, "de"), texts::State::Approved);
    }

    void statesByKey() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(1, 2);
        fixture.table().setFocus();
        test::answer("Approve Anyway");  // it has a wrong number
        fixture.key(Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(fixture.state(1, "de"), texts::State::Approved);
        QCOMPARE(fixture.table().currentIndex().row(), 2);
        fixture.go(1, 2);
        fixture.window->activateWindow();
        static_cast<void>(QTest::qWaitForWindowActive(fixture.window.get()));
        fixture.table().setFocus();
        fixture.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.state(1, "de"), texts::State::NeedsReview);
        fixture.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.state(1, "de"), texts::State::Draft);
    }

    void findsProblemsAndAcceptsThem() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(0, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F3);
        QCOMPARE(fixture.table().currentIndex().row(), 1);  // 3 cards are 4 cards
        QCOMPARE(fixture.texts().current.language(), std::string("de"));
        auto* panel = fixture.window->findChild<AlertsPanel*>();
        QTRY_VERIFY(panel->list().count() > 0);
        QVERIFY2(panel->list().item(0)->text().contains("3"), qPrintable(panel->list().item(0)->text()));
        const auto open = fixture.texts().alerts.openOf(1).size();
        panel->list().setCurrentRow(0);
        auto* note = panel->findChild<QLineEdit*>("acceptNote");
        note->setFocus();
        QTest::keyClicks(note, "a house rule");
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(fixture.texts().alerts.openOf(1).size(), open - 1);
        QCOMPARE(fixture.texts().document.unit(1).accepted.front().note, std::string("a house rule"));

        fixture.window->actions()["file.save"]->trigger();
        QVERIFY(!fixture.window->isWindowModified());
        fixture.window->files().open(fixture.path);
        fixture.waitForChecks();
        QCOMPARE(fixture.texts().alerts.openOf(1).size(), open - 1);
        fixture.go(1, 2);
        QTRY_COMPARE(panel->list().count(), static_cast<int>(fixture.texts().alerts.of(1).size()));
        panel->list().setCurrentRow(panel->list().count() - 1);
        QTest::mouseClick(panel->findChild<QPushButton*>("accept"), Qt::LeftButton);
        QCOMPARE(fixture.texts().alerts.openOf(1).size(), open);
        // Corrected, it is no longer an alert.
        QVERIFY(fixture.texts().edits.setText(1, "de", "Ziehe jetzt 3 Karten."));
        fixture.waitForChecks();
        QVERIFY(fixture.texts().alerts.openOf(1).size() < open);
    }

    void checksWhatIsBeingTyped() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(0, 2);
        QVERIFY(fixture.texts().alerts.openOf(0).empty());
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.page().cell()->selectAll();
        fixture.type("Das Spiel dauert 6 Runden.");
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.texts().alerts.openOf(0).empty(), test::patience);
        QCOMPARE(fixture.texts().document.undoStack().count(), 0);  // nothing was taken yet
        fixture.key(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.texts().alerts.openOf(0).empty(), test::patience);
    }

    void filters() {
        TranslateModeFixture fixture;
        fixture.open();
        auto* words = fixture.page().findChildren<QLineEdit*>().front();
        words->setFocus();
        QTest::keyClicks(words, "wald");
        QCOMPARE(fixture.table().model()->rowCount(), 1);
        words->clear();
        QCOMPARE(fixture.table().model()->rowCount(), 5);
        QComboBox* states = nullptr;
        for (QComboBox* box : fixture.page().findChildren<QComboBox*>())
            if (box->accessibleName() == "State") states = box;
        QVERIFY(states != nullptr);
        states->setCurrentIndex(states->findText("Missing"));
        QCOMPARE(fixture.table().model()->rowCount(), 2);
        states->setCurrentIndex(0);
        for (QToolButton* button : fixture.page().findChildren<QToolButton*>())
            if (button->isCheckable()) QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(fixture.table().model()->rowCount() < 5);
        QVERIFY(fixture.table().model()->rowCount() >= 1);
    }

    void insertsTermsAndTranslations() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(2, 3);
        auto* terms = fixture.window->findChild<TermsPanel*>();
        QTRY_COMPARE(terms->list().topLevelItemCount(), 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.type("Chaque");
        fixture.key(Qt::Key_1, Qt::AltModifier);
        fixture.type(" dans une");
        fixture.key(Qt::Key_2, Qt::AltModifier);
        fixture.type(" compte.");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.at(2, 3), QString("Chaque Soldat dans une Forêt compte."));
        // The German text of a row like the first one comes from memory.
        fixture.go(3, 2);
        QVERIFY(!fixture.texts().suggestions.matches(*fixture.texts().current.place()).empty());
        QVERIFY(fixture.texts().suggestions.matches(*fixture.texts().current.place()).front().percent < 100);
        auto* memory = fixture.window->findChild<MemoryPanel*>();
        QTRY_VERIFY(memory->text().contains("Das Spiel dauert 7 Runden."));
        fixture.key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(fixture.at(3, 2), QString("Das Spiel dauert 7 Runden."));
        QCOMPARE(fixture.state(3, "de"), texts::State::Draft);
    }

    void findsAndReplaces() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(0, 1);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F, Qt::ControlModifier);
        auto* words = fixture.page().findChild<QLineEdit*>("findWords");
        QTRY_VERIFY(words->hasFocus());
        QTest::keyClicks(words, "game");
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(fixture.table().currentIndex().row(), 0);
        QCOMPARE(fixture.table().currentIndex().column(), 1);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(fixture.table().currentIndex().row(), 3);
        auto* replacement = fixture.page().findChild<QLineEdit*>("replacement");
        replacement->setText("match");
        QTest::mouseClick(fixture.page().findChild<QPushButton*>("replaceAll"), Qt::LeftButton);
        QCOMPARE(fixture.at(0, 1), QString("The match lasts 7 turns."));
        QCOMPARE(fixture.at(3, 1), QString("The match lasts 9 turns."));
        fixture.window->actions()["edit.undo"]->trigger();
        QCOMPARE(fixture.at(0, 1), QString("The game lasts 7 turns."));
        QCOMPARE(fixture.at(3, 1), QString("The game lasts 9 turns."));
    }

    void mendsTheAlignment() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.go(4, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);  // behind the first sentence
        QCOMPARE(fixture.table().model()->rowCount(), 6);
        QCOMPARE(fixture.at(4, 1), QString("Stop here."));
        QCOMPARE(fixture.at(4, 2), QString("Hier anhalten."));
        QCOMPARE(fixture.at(5, 3), QString("Puis continuez."));
        fixture.go(4, 2);
        fixture.key(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(fixture.table().model()->rowCount(), 5);
        QCOMPARE(fixture.at(4, 2), QString("Hier anhalten. Dann weitergehen."));
        fixture.go(2, 2);
        fixture.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(fixture.at(2, 2), QString());
        QCOMPARE(fixture.at(3, 2), QString("Jeder Soldat in einem Wald zählt."));
        fixture.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(fixture.at(2, 2), QString("Jeder Soldat in einem Wald zählt."));
        fixture.go(2, 1);
        fixture.key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(fixture.at(2, 1), QString());
        QCOMPARE(fixture.at(3, 1), QString("Each Soldier in a Forest counts."));
        QCOMPARE(fixture.at(4, 1), QString("The game lasts 9 turns."));
    }

    void savesAndOpensAgain() {
        TranslateModeFixture fixture;
        fixture.open();
        QVERIFY(fixture.texts().edits.setText(3, "de", "Das Spiel dauert 9 Runden."));
        QVERIFY(fixture.texts().edits.setState(3, "de", texts::State::Approved));
        const texts::Project project = fixture.texts().document.project();
        fixture.window->actions()["file.save"]->trigger();
        fixture.window->actions()["file.close"]->trigger();
        QVERIFY(!fixture.texts().document.isOpen());
        QCOMPARE(fixture.table().model()->rowCount(), 0);
        fixture.window->files().open(fixture.path);
        QVERIFY(fixture.texts().document.project() == project);
    }

    void aBrokenFileChangesNothing() {
        TranslateModeFixture fixture;
        fixture.open();
        const texts::Project project = fixture.texts().document.project();
        const QString broken = fixture.folder.filePath("broken.hexatext");
        QVERIFY(writeFile(broken.toStdString(), "{\"format\": \"hexatelier-texts\", \"version\": 1, ").ok());
        fixture.window->files().open(broken);
        QString reported;
        for (QMessageBox* box : fixture.window->findChildren<QMessageBox*>()) {
            reported = box->text() + box->informativeText();
            box->button(QMessageBox::Ok)->click();
        }
        QVERIFY2(reported.contains("broken.hexatext"), qPrintable(reported));
        QVERIFY(fixture.texts().document.project() == project);
    }

    void withoutAMapThereIsNoButtonForItsTexts() {
        TranslateModeFixture fixture;
        fixture.window->actions()["mode.translate"]->trigger();
        const auto offered = [&] {
            for (QPushButton* button : fixture.page().findChildren<QPushButton*>())
                if (button->text().remove('&') == "Translate Open Map") return button->isVisible();
            return false;
        };
        QVERIFY(!offered());
        fixture.window->files().openSample("clockwork-wars", "hale");
        fixture.window->actions()["mode.translate"]->trigger();
        QVERIFY(offered());
    }

    void opensTheRulesReference() {
        TranslateModeFixture fixture;
        test::answerGame(this, "Clockwork Wars");
        fixture.window->actions()["texts.reference"]->trigger();
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QVERIFY(fixture.table().model()->rowCount() > 100);
        QCOMPARE(fixture.table().model()->columnCount(), 4);
    }

    void takesATranslatorsFile() {
        TranslateModeFixture fixture;
        fixture.open();
        texts::Project elsewhere = fixture.texts().document.project();
        static_cast<void>(
            texts::apply(elsewhere, texts::setText(elsewhere, 3, "de", "Das Spiel dauert 9 Runden.")));
        const QString po = fixture.folder.filePath("back.po");
        QVERIFY(writeFile(po.toStdString(),
                          texts::writeCatalogue(texts::catalogueOf(elsewhere, "de"), texts::ExchangeForm::Po))
                    .ok());
        test::answer("Apply");
        fixture.window->translateCommands().files().takeTranslations(po);
        QTRY_COMPARE(fixture.at(3, 2), QString("Das Spiel dauert 9 Runden."));
        QCOMPARE(fixture.texts().document.undoStack().count(), 1);
    }

    void hintsAreLeftOutUnlessAskedFor() {
        TranslateModeFixture fixture;
        fixture.open();
        // A wrong number is an error; that short texts are missing is a hint.
        auto* hints = fixture.page().findChild<QToolButton*>("withHints");
        QVERIFY(hints != nullptr);
        const auto visited = [&] {
            std::set<int> rows;
            fixture.go(0, 1);
            for (int i = 0; i < 10; ++i) {
                fixture.window->actions()["texts.nextProblem"]->trigger();
                rows.insert(fixture.table().currentIndex().row());
            }
            return rows;
        };
        const auto rowsWith = [&](bool all) {
            std::set<int> rows;
            for (std::size_t i = 0; i < fixture.texts().document.project().units.size(); ++i)
                for (const texts::Alert& alert : fixture.texts().alerts.openOf(i))
                    if (all || alert.severity != Severity::Hint) rows.insert(static_cast<int>(i));
            return rows;
        };
        QVERIFY(rowsWith(true) != rowsWith(false));
        QVERIFY(!rowsWith(false).empty());
        QVERIFY(visited() == rowsWith(false));
        hints->click();
        QVERIFY(visited() == rowsWith(true));
    }

    void whatIsFoundIsMarked() {
        TranslateModeFixture fixture;
        fixture.open();
        fixture.window->actions()["edit.find"]->trigger();
        fixture.type("dauert");
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.table().currentIndex(), fixture.table().model()->index(0, 2));
        const auto marked = [&] {
            const QString text = fixture.at(0, 2);
            for (const auto& mark : marksOf(fixture.texts(), 0, "de", text, fixture.table().palette()))
                if (mark.format.background().color() == fixture.table().palette().color(QPalette::Highlight))
                    return text.mid(mark.start, mark.length);
            return QString();
        };
        QCOMPARE(marked(), QString("dauert"));
        fixture.key(Qt::Key_Escape);
        QCOMPARE(marked(), QString());
    }

    void whatCannotBeDoneIsReported() {
        TranslateModeFixture fixture;
        fixture.open();
        const auto reported = [&](const char* action) {
            fixture.window->statusBar()->clearMessage();
            fixture.window->actions()[action]->trigger();
            return !fixture.window->statusBar()->currentMessage().isEmpty();
        };
        fixture.go(4, 2);
        QVERIFY(reported("texts.join"));      // the last row
        QVERIFY(reported("texts.moveDown"));  // nothing below
        fixture.go(0, 2);
        QVERIFY(reported("texts.split"));  // one sentence, and no caret
        QVERIFY(reported("texts.moveUp"));
        QVERIFY(reported("texts.shiftUp"));
        QCOMPARE(fixture.texts().document.undoStack().count(), 0);
        QVERIFY(!reported("texts.join"));
        QCOMPARE(fixture.texts().document.undoStack().count(), 1);
    }

    void problemsLeadToTheRules() {
        TranslateModeFixture fixture;
        fixture.window->files().newMap("clockwork-wars", "2p");
        auto* problems = fixture.window->findChild<ProblemsPanel*>();
        auto* list = problems->findChild<QListView*>();
        QTRY_VERIFY(list->model()->rowCount() > 0);
        int row = 0;
        while (row < list->model()->rowCount() &&
               list->model()->index(row, 0).data(FindingsModel::RuleRole).toString().isEmpty())
            ++row;
        QVERIFY(row < list->model()->rowCount());
        list->setCurrentIndex(list->model()->index(row, 0));
        const QString rule = list->currentIndex().data(FindingsModel::RuleRole).toString();
        QVERIFY(problems->ruleAction()->isEnabled());
        problems->ruleAction()->trigger();
        auto* rules = fixture.window->findChild<RulesPanel*>();
        QTRY_VERIFY(rules->isVisible());
        QCOMPARE(fixture.window->mode(), WindowMode::Design);
        QVERIFY2(rules->text().contains(rule.left(6)), qPrintable(rule));
        QVERIFY(!rules->text().contains('{'));  // all numbers have values
        auto* search = rules->findChild<QLineEdit*>("searchRules");
        const auto length = rules->text().size();
        search->setFocus();
        QTest::keyClicks(search, "leviathan");
        QTRY_VERIFY(rules->text().size() < length);
        QVERIFY(rules->text().contains("Leviathan", Qt::CaseInsensitive));
        QVERIFY(!rules->showRule("XYZ-99"));
        QVERIFY(rules->showRule("DEP-01"));
        QPrinter printer;
        printer.setOutputFileName(fixture.folder.filePath("rules.pdf"));
        rules->printTo(printer);
        const auto pages = readFile(fixture.folder.filePath("rules.pdf").toStdString());
        QVERIFY(pages.ok() && pages->starts_with("%PDF"));
    }

    void translatesTheTextsOfTheMap() {
        TranslateModeFixture fixture;
        fixture.window->files().openSample("clockwork-wars", "lake-of-fire");
        Document& map = fixture.window->workspace()->document();
        fixture.window->actions()["texts.map"]->trigger();
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QVERIFY(fixture.table().model()->rowCount() >= 2);  // title and the lake's own rule at least
        const auto title = fixture.texts().document.project().indexOf("title");
        QVERIFY(title.has_value());
        QVERIFY(fixture.texts().edits.setText(*title, "fr", "Le lac de nos essais"));
        QVERIFY(fixture.window->isWindowModified());
        fixture.window->actions()["mode.design"]->trigger();
        QCOMPARE(map.scenario().title.in("fr"), std::string_view("Le lac de nos essais"));
        QCOMPARE(map.undoStack().count(), 1);
        map.undoStack().undo();
        QVERIFY(map.scenario().title.in("fr") != "Le lac de nos essais");
        // Changes in the map are the text to translate.
        fixture.window->actions()["mode.translate"]->trigger();
        QVERIFY(fixture.texts().document.unit(*title).in("fr") != "Le lac de nos essais");
        QVERIFY(fixture.texts().edits.setText(*title, "fr", "Un autre lac"));
        const QString path = fixture.folder.filePath("lake.hexa");
        map.setPath(path);
        fixture.window->actions()["file.save"]->trigger();
        const auto saved = loadScenario(path.toStdString(), fixture.systems);
        QVERIFY(saved.ok());
        QCOMPARE(saved->title.in("fr"), std::string_view("Un autre lac"));
    }

    void followsTheTilesOfTheMap() {
        TranslateModeFixture fixture;
        fixture.window->files().openSample("clockwork-wars", "lake-of-fire");
        Document& map = fixture.window->workspace()->document();
        fixture.window->actions()["texts.map"]->trigger();
        const auto rows = fixture.table().model()->rowCount();
        const auto& details = map.scenario().board.details();
        const auto special = std::find_if(details.begin(), details.end(),
                                          [](const auto& place) { return !place.second.special.empty(); });
        QVERIFY(special != details.end());
        const Hex from = special->first;
        const std::string id = "tile." + std::string(map.scenario().board.find(from)->id.text());
        const auto unit = fixture.texts().document.project().indexOf(id);
        QVERIFY2(unit.has_value(), id.c_str());
        QVERIFY(fixture.texts().edits.setState(*unit, "de", texts::State::Approved));
        fixture.window->actions()["mode.design"]->trigger();
        // The tile moves to another place: its texts do not change, and earlier edits of them can
        // be undone.
        const auto free =
            std::find_if(map.scenario().board.cells().begin(), map.scenario().board.cells().end(),
                         [&](const Cell& cell) { return cell.at != from && isTile(cell.kind); });
        map.apply(moveTiles(map.scenario(), fixture.systems.list()[0].catalog,
                            std::vector{std::pair{from, free->at}}, MoveMode::Swap),
                  "move");
        fixture.window->actions()["mode.translate"]->trigger();
        QCOMPARE(fixture.texts().document.unit(*fixture.texts().document.project().indexOf(id)).stateIn("de"),
                 texts::State::Approved);
        QVERIFY(fixture.texts().document.undoStack().canUndo());
        // A new special rule is a new row.
        fixture.window->actions()["mode.design"]->trigger();
        CellDetails added = map.scenario().board.detailsOf(from);
        QVERIFY(added.special.empty());
        added.special.set("en", "Nobody may stay here.");
        map.apply(setDetails(map.scenario(), from, added), "rule");
        fixture.window->actions()["mode.translate"]->trigger();
        QCOMPARE(fixture.table().model()->rowCount(), rows + 1);
        QCOMPARE(fixture.texts().document.unit(*fixture.texts().document.project().indexOf(id)).stateIn("de"),
                 texts::State::Approved);
    }

    void rowsHaveRoomForAllTheirLines() {
        TranslateModeFixture fixture;
        test::answerGame(this, "Clockwork Wars");
        fixture.window->actions()["texts.reference"]->trigger();
        QTableView& table = fixture.table();
        for (int width = 1200; width < 1224; ++width) {  // lines break elsewhere at each width
            fixture.window->resize(width, 800);
            QTest::qWait(20);
            for (int row = 0; row < 20; ++row)
                for (int column = 1; column < 4; ++column) {
                    const QModelIndex index = table.model()->index(row, column);
                    QFont font = table.font();
                    font.setBold(fixture.texts().document.unit(static_cast<std::size_t>(row)).kind ==
                                 texts::UnitKind::Heading);
                    QTextLayout layout(index.data().toString(), font);
                    layout.beginLayout();
                    qreal height = 0;
                    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                        line.setLineWidth(table.visualRect(index).width() - stateSignSize - 12);
                        height += line.height();
                    }
                    layout.endLayout();
                    // Hidden rows get theirs a moment later.
                    QTRY_VERIFY2(
                        height + 8 <= table.rowHeight(row),
                        qPrintable(QString("row %1, column %2, width %3").arg(row).arg(column).arg(width)));
                }
        }
    }

    void speaksTheLanguageOfTheWindow() {
        TranslateModeFixture fixture;
        fixture.open();
        QVERIFY(fixture.texts().edits.setText(0, "en", "The game lasts 8 turns."));
        fixture.locale.setLanguage("de");
        QApplication::processEvents();
        QCOMPARE(fixture.window->dock("dock.alerts")->windowTitle(), QString("Meldungen"));
        const QUndoStack& steps = fixture.texts().document.undoStack();
        QVERIFY2(steps.undoText().endsWith("ändern"), qPrintable(steps.undoText()));
        const QString undo = fixture.window->findChild<QAction*>("edit.undo")->text();
        QVERIFY2(undo.endsWith(steps.undoText()), qPrintable(undo));
        fixture.locale.setLanguage("fr");
        QApplication::processEvents();
        QVERIFY(fixture.window->dock("dock.alerts")->windowTitle() != "Meldungen");
    }
};

HEXA_TEST(TranslateModeTest);
#include "translatemode_test.moc"
