// SPDX-License-Identifier: GPL-3.0-or-later
// The Translate mode in the whole window, by keys and mouse, with the file it saves.
#include "core/edit/builders.h"
#include "core/io/file.h"
#include "core/io/scenariofile.h"
#include "core/registry/registry.h"
#include "core/texts/exchange/catalogue.h"
#include "editor/problems/findingsmodel.h"
#include "editor/problems/problemspanel.h"
#include "editor/rules/rulespanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/translatecommands.h"
#include "editor/shell/workspace.h"
#include "editor/translate/alertspanel.h"
#include "editor/translate/marking.h"
#include "editor/translate/memorypanel.h"
#include "editor/translate/statesign.h"
#include "editor/translate/termspanel.h"
#include "editor/translate/textcell.h"
#include "editor/translate/textmodel.h"
#include "editor/translate/translatepage.h"
#include "editor/ui/locale.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextLayout>
#include <QTimer>
#include <QToolButton>
#include <QTreeWidget>

using namespace hexa;
using namespace hexa::editor;

using Desk = test::TextWindow;

class TranslateModeTest : public QObject {
    Q_OBJECT
private slots:
    void opensByTheFileMenu() {
        Desk desk;
        QCOMPARE(desk.window->mode(), WindowMode::Welcome);
        desk.open();
        QCOMPARE(desk.window->mode(), WindowMode::Translate);
        QVERIFY(desk.page().isVisible());
        QCOMPARE(desk.table().model()->rowCount(), 5);
        QCOMPARE(desk.table().model()->columnCount(), 4);
        QCOMPARE(desk.at(0, 2), QString("Das Spiel dauert 7 Runden."));
        QVERIFY(desk.window->windowTitle().startsWith("Sample"));
        QVERIFY(desk.window->dock("dock.alerts")->isVisible());
        QVERIFY(!desk.window->dock("dock.palette")->isVisible());
    }

    void aMapAndTextsLiveSideBySide() {
        Desk desk;
        desk.window->files().openSample("clockwork-wars", "hale");
        QVERIFY(desk.window->actions()["edit.selectAll"]->isEnabled());
        desk.open();
        // Keys of the map must not work on a map that is not seen.
        QVERIFY(!desk.window->actions()["edit.selectAll"]->isEnabled());
        QVERIFY(!desk.window->actions()["place.1"]->isEnabled());
        QVERIFY(desk.window->actions()["mode.design"]->isEnabled());
        desk.window->actions()["mode.design"]->trigger();
        QVERIFY(desk.window->actions()["edit.selectAll"]->isEnabled());
        QVERIFY(!desk.window->actions()["texts.export"]->isEnabled());
        QVERIFY(desk.window->actions()["edit.find"]->isEnabled());  // on the map now
        desk.window->files().openSample("clockwork-wars", "archon");
        QVERIFY(desk.texts().document().isOpen());
        desk.window->actions()["mode.translate"]->trigger();
        QCOMPARE(desk.at(1, 1), QString("Draw 3 cards now."));
    }

    void writesInPlaceAndTakesItBack() {
        Desk desk;
        desk.open();
        desk.go(3, 2);
        desk.table().setFocus();
        desk.key(Qt::Key_F2);
        QVERIFY(desk.page().cell() != nullptr);
        desk.type("Das Spiel dauert 9 Runden.");
        desk.key(Qt::Key_Return);
        QVERIFY(desk.page().cell() == nullptr);
        QCOMPARE(desk.at(3, 2), QString("Das Spiel dauert 9 Runden."));
        QCOMPARE(desk.state(3, "de"), texts::State::Draft);
        QCOMPARE(desk.table().currentIndex().row(), 4);  // on to the next
        QVERIFY(desk.window->isWindowModified());
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.at(3, 2), QString());
        QCOMPARE(desk.state(3, "de"), texts::State::Missing);
        QVERIFY(!desk.window->isWindowModified());
        desk.key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.at(3, 2), QString("Das Spiel dauert 9 Runden."));
    }

    void escapeLeavesTheText() {
        Desk desk;
        desk.open();
        desk.go(1, 2);
        desk.table().setFocus();
        desk.key(Qt::Key_F2);
        desk.type("x");
        desk.key(Qt::Key_Escape);
        QCOMPARE(desk.at(1, 2), QString("Ziehe jetzt 4 Karten."));
        QCOMPARE(desk.texts().document().undoStack().count(), 0);
    }

    void aChangedSourceMakesStaleAndShowsWhat() {
        Desk desk;
        desk.open();
        QVERIFY(desk.texts().setText(0, "en", "The game lasts 8 turns."));
        QCOMPARE(desk.state(0, "de"), texts::State::Stale);
        desk.go(0, 2);
        auto* memory = desk.window->findChild<MemoryPanel*>();
        desk.window->dock("dock.memory")->raise();
        QTRY_VERIFY(memory->text().contains("changed"));
        QVERIFY2(memory->text().contains("78") || memory->text().contains("7 8"), qPrintable(memory->text()));
        QVERIFY(desk.texts().setText(0, "en", "The game lasts 7 turns."));
        QCOMPARE(desk.state(0, "de"), texts::State::Approved);
    }

    void statesByKey() {
        Desk desk;
        desk.open();
        desk.go(1, 2);
        desk.table().setFocus();
        desk.key(Qt::Key_Return, Qt::AltModifier);
        QCOMPARE(desk.state(1, "de"), texts::State::Approved);
        QCOMPARE(desk.table().currentIndex().row(), 2);
        desk.go(1, 2);
        desk.key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.state(1, "de"), texts::State::NeedsReview);
        desk.key(Qt::Key_D, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.state(1, "de"), texts::State::Draft);
    }

    void findsProblemsAndAcceptsThem() {
        Desk desk;
        desk.open();
        desk.go(0, 2);
        desk.table().setFocus();
        desk.key(Qt::Key_F3);
        QCOMPARE(desk.table().currentIndex().row(), 1);  // 3 cards are 4 cards
        QCOMPARE(desk.texts().currentLanguage(), std::string("de"));
        auto* panel = desk.window->findChild<AlertsPanel*>();
        QTRY_VERIFY(panel->list().count() > 0);
        QVERIFY2(panel->list().item(0)->text().contains("3"), qPrintable(panel->list().item(0)->text()));
        const auto open = desk.texts().openAlertsOf(1).size();
        panel->list().setCurrentRow(0);
        auto* note = panel->findChild<QLineEdit*>("acceptNote");
        note->setFocus();
        QTest::keyClicks(note, "a house rule");
        QTest::keyClick(note, Qt::Key_Return);
        QCOMPARE(desk.texts().openAlertsOf(1).size(), open - 1);
        QCOMPARE(desk.texts().unit(1).accepted.front().note, std::string("a house rule"));

        desk.window->actions()["file.save"]->trigger();
        QVERIFY(!desk.window->isWindowModified());
        desk.window->files().open(desk.path);
        desk.waitForChecks();
        QCOMPARE(desk.texts().openAlertsOf(1).size(), open - 1);
        desk.go(1, 2);
        QTRY_COMPARE(panel->list().count(), static_cast<int>(desk.texts().alertsOf(1).size()));
        panel->list().setCurrentRow(panel->list().count() - 1);
        QTest::mouseClick(panel->findChild<QPushButton*>("accept"), Qt::LeftButton);
        QCOMPARE(desk.texts().openAlertsOf(1).size(), open);
        // Mended, it is no alert any more.
        QVERIFY(desk.texts().setText(1, "de", "Ziehe jetzt 3 Karten."));
        desk.waitForChecks();
        QVERIFY(desk.texts().openAlertsOf(1).size() < open);
    }

    void checksWhatIsBeingTyped() {
        Desk desk;
        desk.open();
        desk.go(0, 2);
        QVERIFY(desk.texts().openAlertsOf(0).empty());
        desk.table().setFocus();
        desk.key(Qt::Key_F2);
        desk.page().cell()->selectAll();
        desk.type("Das Spiel dauert 6 Runden.");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.texts().openAlertsOf(0).empty(), 30'000);
        QCOMPARE(desk.texts().document().undoStack().count(), 0);  // nothing was taken yet
        desk.key(Qt::Key_Escape);
        QTRY_VERIFY_WITH_TIMEOUT(desk.texts().openAlertsOf(0).empty(), 30'000);
    }

    void filters() {
        Desk desk;
        desk.open();
        auto* words = desk.page().findChildren<QLineEdit*>().front();
        words->setFocus();
        QTest::keyClicks(words, "wald");
        QCOMPARE(desk.table().model()->rowCount(), 1);
        words->clear();
        QCOMPARE(desk.table().model()->rowCount(), 5);
        QComboBox* states = nullptr;
        for (QComboBox* box : desk.page().findChildren<QComboBox*>())
            if (box->accessibleName() == "State") states = box;
        QVERIFY(states != nullptr);
        states->setCurrentIndex(states->findText("Missing"));
        QCOMPARE(desk.table().model()->rowCount(), 2);
        states->setCurrentIndex(0);
        for (QToolButton* button : desk.page().findChildren<QToolButton*>())
            if (button->isCheckable()) QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(desk.table().model()->rowCount() < 5);
        QVERIFY(desk.table().model()->rowCount() >= 1);
    }

    void insertsTermsAndTranslations() {
        Desk desk;
        desk.open();
        desk.go(2, 3);
        auto* terms = desk.window->findChild<TermsPanel*>();
        QTRY_COMPARE(terms->list().topLevelItemCount(), 2);
        desk.table().setFocus();
        desk.key(Qt::Key_F2);
        desk.type("Chaque");
        desk.key(Qt::Key_1, Qt::AltModifier);
        desk.type(" dans une");
        desk.key(Qt::Key_2, Qt::AltModifier);
        desk.type(" compte.");
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.at(2, 3), QString("Chaque Soldat dans une Forêt compte."));
        // The German text of a row like the first one comes from memory.
        desk.go(3, 2);
        QVERIFY(!desk.texts().matches().empty());
        QVERIFY(desk.texts().matches().front().percent < 100);
        auto* memory = desk.window->findChild<MemoryPanel*>();
        QTRY_VERIFY(memory->text().contains("Das Spiel dauert 7 Runden."));
        desk.key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(desk.at(3, 2), QString("Das Spiel dauert 7 Runden."));
        QCOMPARE(desk.state(3, "de"), texts::State::Draft);
    }

    void findsAndReplaces() {
        Desk desk;
        desk.open();
        desk.go(0, 1);
        desk.table().setFocus();
        desk.key(Qt::Key_F, Qt::ControlModifier);
        auto* words = desk.page().findChild<QLineEdit*>("findWords");
        QTRY_VERIFY(words->hasFocus());
        QTest::keyClicks(words, "game");
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(desk.table().currentIndex().row(), 0);
        QCOMPARE(desk.table().currentIndex().column(), 1);
        QTest::keyClick(words, Qt::Key_Return);
        QCOMPARE(desk.table().currentIndex().row(), 3);
        auto* replacement = desk.page().findChild<QLineEdit*>("replacement");
        replacement->setText("match");
        QTest::mouseClick(desk.page().findChild<QPushButton*>("replaceAll"), Qt::LeftButton);
        QCOMPARE(desk.at(0, 1), QString("The match lasts 7 turns."));
        QCOMPARE(desk.at(3, 1), QString("The match lasts 9 turns."));
        desk.window->actions()["edit.undo"]->trigger();
        QCOMPARE(desk.at(0, 1), QString("The game lasts 7 turns."));
        QCOMPARE(desk.at(3, 1), QString("The game lasts 9 turns."));
    }

    void mendsTheAlignment() {
        Desk desk;
        desk.open();
        desk.go(4, 2);
        desk.table().setFocus();
        desk.key(Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);  // behind the first sentence
        QCOMPARE(desk.table().model()->rowCount(), 6);
        QCOMPARE(desk.at(4, 1), QString("Stop here."));
        QCOMPARE(desk.at(4, 2), QString("Hier anhalten."));
        QCOMPARE(desk.at(5, 3), QString("Puis continuez."));
        desk.go(4, 2);
        desk.key(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(desk.table().model()->rowCount(), 5);
        QCOMPARE(desk.at(4, 2), QString("Hier anhalten. Dann weitergehen."));
        desk.go(2, 2);
        desk.key(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(desk.at(2, 2), QString());
        QCOMPARE(desk.at(3, 2), QString("Jeder Soldat in einem Wald zählt."));
        desk.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.at(2, 2), QString("Jeder Soldat in einem Wald zählt."));
        desk.go(2, 1);
        desk.key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(desk.at(2, 1), QString());
        QCOMPARE(desk.at(3, 1), QString("Each Soldier in a Forest counts."));
        QCOMPARE(desk.at(4, 1), QString("The game lasts 9 turns."));
    }

    void savesAndOpensAgain() {
        Desk desk;
        desk.open();
        QVERIFY(desk.texts().setText(3, "de", "Das Spiel dauert 9 Runden."));
        QVERIFY(desk.texts().setState(3, "de", texts::State::Approved));
        const texts::Project project = desk.texts().project();
        desk.window->actions()["file.save"]->trigger();
        desk.window->actions()["file.close"]->trigger();
        QVERIFY(!desk.texts().document().isOpen());
        QCOMPARE(desk.table().model()->rowCount(), 0);
        desk.window->files().open(desk.path);
        QVERIFY(desk.texts().project() == project);
    }

    void aBrokenFileChangesNothing() {
        Desk desk;
        desk.open();
        const texts::Project project = desk.texts().project();
        const QString broken = desk.folder.filePath("broken.hexatext");
        QVERIFY(writeFile(broken.toStdString(), "{\"format\": \"hexatelier-texts\", \"version\": 1, ").ok());
        desk.window->files().open(broken);
        QString told;
        for (QMessageBox* box : desk.window->findChildren<QMessageBox*>()) {
            told = box->text() + box->informativeText();
            box->button(QMessageBox::Ok)->click();
        }
        QVERIFY2(told.contains("broken.hexatext"), qPrintable(told));
        QVERIFY(desk.texts().project() == project);
    }

    void withoutAMapThereIsNoButtonForItsTexts() {
        Desk desk;
        desk.window->actions()["mode.translate"]->trigger();
        const auto offered = [&] {
            for (QPushButton* button : desk.page().findChildren<QPushButton*>())
                if (button->text().remove('&') == "Texts of the Open Map") return button->isVisible();
            return false;
        };
        QVERIFY(!offered());
        desk.window->files().openSample("clockwork-wars", "hale");
        desk.window->actions()["mode.translate"]->trigger();
        QVERIFY(offered());
    }

    void opensTheRulesReference() {
        Desk desk;
        desk.window->actions()["texts.reference"]->trigger();
        QCOMPARE(desk.window->mode(), WindowMode::Translate);
        QVERIFY(desk.table().model()->rowCount() > 100);
        QCOMPARE(desk.table().model()->columnCount(), 4);
    }

    void takesATranslatorsFile() {
        Desk desk;
        desk.open();
        texts::Project elsewhere = desk.texts().project();
        static_cast<void>(
            texts::apply(elsewhere, texts::setText(elsewhere, 3, "de", "Das Spiel dauert 9 Runden.")));
        const QString po = desk.folder.filePath("back.po");
        QVERIFY(writeFile(po.toStdString(),
                          texts::writeCatalogue(texts::catalogueOf(elsewhere, "de"), texts::ExchangeForm::Po))
                    .ok());
        test::answer("Apply");
        desk.window->translateCommands().files().takeTranslations(po);
        QTRY_COMPARE(desk.at(3, 2), QString("Das Spiel dauert 9 Runden."));
        QCOMPARE(desk.texts().document().undoStack().count(), 1);
    }

    void hintsAreLeftOutUnlessAskedFor() {
        Desk desk;
        desk.open();
        // A wrong number is an error; that short texts are missing is a hint.
        auto* hints = desk.page().findChild<QToolButton*>("withHints");
        QVERIFY(hints != nullptr);
        const auto visited = [&] {
            std::set<int> rows;
            desk.go(0, 1);
            for (int i = 0; i < 10; ++i) {
                desk.window->actions()["texts.nextProblem"]->trigger();
                rows.insert(desk.table().currentIndex().row());
            }
            return rows;
        };
        const auto rowsWith = [&](bool all) {
            std::set<int> rows;
            for (std::size_t i = 0; i < desk.texts().project().units.size(); ++i)
                for (const texts::Alert& alert : desk.texts().openAlertsOf(i))
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
        Desk desk;
        desk.open();
        desk.window->actions()["edit.find"]->trigger();
        desk.type("dauert");
        desk.key(Qt::Key_Return);
        QCOMPARE(desk.table().currentIndex(), desk.table().model()->index(0, 2));
        const auto marked = [&] {
            const QString text = desk.at(0, 2);
            for (const auto& mark : marksOf(desk.texts(), 0, "de", text, desk.table().palette()))
                if (mark.format.background().color() == desk.table().palette().color(QPalette::Highlight))
                    return text.mid(mark.start, mark.length);
            return QString();
        };
        QCOMPARE(marked(), QString("dauert"));
        desk.key(Qt::Key_Escape);
        QCOMPARE(marked(), QString());
    }

    void whatCannotBeDoneIsTold() {
        Desk desk;
        desk.open();
        const auto told = [&](const char* action) {
            desk.window->statusBar()->clearMessage();
            desk.window->actions()[action]->trigger();
            return !desk.window->statusBar()->currentMessage().isEmpty();
        };
        desk.go(4, 2);
        QVERIFY(told("texts.join"));      // the last row
        QVERIFY(told("texts.moveDown"));  // nothing below
        desk.go(0, 2);
        QVERIFY(told("texts.split"));  // one sentence, and no caret
        QVERIFY(told("texts.moveUp"));
        QVERIFY(told("texts.shiftUp"));
        QCOMPARE(desk.texts().document().undoStack().count(), 0);
        QVERIFY(!told("texts.join"));
        QCOMPARE(desk.texts().document().undoStack().count(), 1);
    }

    void problemsLeadToTheRules() {
        Desk desk;
        desk.window->files().newMap("clockwork-wars", "2p");
        auto* problems = desk.window->findChild<ProblemsPanel*>();
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
        auto* rules = desk.window->findChild<RulesPanel*>();
        QTRY_VERIFY(rules->isVisible());
        QCOMPARE(desk.window->mode(), WindowMode::Design);
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
        printer.setOutputFileName(desk.folder.filePath("rules.pdf"));
        rules->printTo(printer);
        const auto pages = readFile(desk.folder.filePath("rules.pdf").toStdString());
        QVERIFY(pages.ok() && pages->starts_with("%PDF"));
    }

    void translatesTheTextsOfTheMap() {
        Desk desk;
        desk.window->files().openSample("clockwork-wars", "lake-of-fire");
        Document& map = desk.window->workspace()->document();
        desk.window->actions()["texts.map"]->trigger();
        QCOMPARE(desk.window->mode(), WindowMode::Translate);
        QVERIFY(desk.table().model()->rowCount() >= 2);  // title and the lake's own rule at least
        const auto title = desk.texts().project().indexOf("title");
        QVERIFY(title.has_value());
        QVERIFY(desk.texts().setText(*title, "fr", "Le lac de nos essais"));
        QVERIFY(desk.window->isWindowModified());
        desk.window->actions()["mode.design"]->trigger();
        QCOMPARE(map.scenario().title.in("fr"), std::string_view("Le lac de nos essais"));
        QCOMPARE(map.undoStack().count(), 1);
        map.undoStack().undo();
        QVERIFY(map.scenario().title.in("fr") != "Le lac de nos essais");
        // What was changed in the map is what is translated.
        desk.window->actions()["mode.translate"]->trigger();
        QVERIFY(desk.texts().unit(*title).in("fr") != "Le lac de nos essais");
        QVERIFY(desk.texts().setText(*title, "fr", "Un autre lac"));
        const QString path = desk.folder.filePath("lake.hexa");
        map.setPath(path, false);
        desk.window->actions()["file.save"]->trigger();
        const auto saved = loadScenario(path.toStdString(), desk.systems);
        QVERIFY(saved.ok());
        QCOMPARE(saved->title.in("fr"), std::string_view("Un autre lac"));
    }

    void followsTheTilesOfTheMap() {
        Desk desk;
        desk.window->files().openSample("clockwork-wars", "lake-of-fire");
        Document& map = desk.window->workspace()->document();
        desk.window->actions()["texts.map"]->trigger();
        const auto rows = desk.table().model()->rowCount();
        const auto& details = map.scenario().board.details();
        const auto special = std::find_if(details.begin(), details.end(),
                                          [](const auto& place) { return !place.second.special.empty(); });
        QVERIFY(special != details.end());
        const Hex from = special->first;
        const std::string id = "tile." + std::string(map.scenario().board.find(from)->id.text());
        const auto unit = desk.texts().project().indexOf(id);
        QVERIFY2(unit.has_value(), id.c_str());
        QVERIFY(desk.texts().setState(*unit, "de", texts::State::Approved));
        desk.window->actions()["mode.design"]->trigger();
        // The tile moves to another place: nothing of its texts changes, and what was done to them can be undone.
        const auto free =
            std::find_if(map.scenario().board.cells().begin(), map.scenario().board.cells().end(),
                         [&](const Cell& cell) { return cell.at != from && isTile(cell.kind); });
        map.apply(moveTiles(map.scenario(), desk.systems.list()[0].catalog,
                            std::vector{std::pair{from, free->at}}, MoveMode::Swap),
                  "move");
        desk.window->actions()["mode.translate"]->trigger();
        QCOMPARE(desk.texts().unit(*desk.texts().project().indexOf(id)).stateIn("de"),
                 texts::State::Approved);
        QVERIFY(desk.texts().document().undoStack().canUndo());
        // A new special rule is a new row.
        desk.window->actions()["mode.design"]->trigger();
        CellDetails added = map.scenario().board.detailsOf(from);
        QVERIFY(added.special.empty());
        added.special.set("en", "Nobody may stay here.");
        map.apply(setDetails(map.scenario(), from, added), "rule");
        desk.window->actions()["mode.translate"]->trigger();
        QCOMPARE(desk.table().model()->rowCount(), rows + 1);
        QCOMPARE(desk.texts().unit(*desk.texts().project().indexOf(id)).stateIn("de"),
                 texts::State::Approved);
    }

    void rowsHaveRoomForAllTheirLines() {
        Desk desk;
        desk.window->actions()["texts.reference"]->trigger();
        QTableView& table = desk.table();
        for (int width = 1200; width < 1224; ++width) {  // lines break elsewhere at each width
            desk.window->resize(width, 800);
            QTest::qWait(20);
            for (int row = 0; row < 20; ++row)
                for (int column = 1; column < 4; ++column) {
                    const QModelIndex index = table.model()->index(row, column);
                    QFont font = table.font();
                    font.setBold(desk.texts().unit(static_cast<std::size_t>(row)).kind ==
                                 texts::UnitKind::Heading);
                    QTextLayout layout(index.data().toString(), font);
                    layout.beginLayout();
                    qreal height = 0;
                    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
                        line.setLineWidth(table.visualRect(index).width() - stateSignSize - 12);
                        height += line.height();
                    }
                    layout.endLayout();
                    QVERIFY2(
                        height + 8 <= table.rowHeight(row),
                        qPrintable(QString("row %1, column %2, width %3").arg(row).arg(column).arg(width)));
                }
        }
    }

    void speaksTheLanguageOfTheWindow() {
        Desk desk;
        desk.open();
        QVERIFY(desk.texts().setText(0, "en", "The game lasts 8 turns."));
        desk.locale.setLanguage("de");
        QApplication::processEvents();
        QCOMPARE(desk.window->dock("dock.alerts")->windowTitle(), QString("Meldungen"));
        const QUndoStack& steps = desk.texts().document().undoStack();
        QVERIFY2(steps.undoText().endsWith("ändern"), qPrintable(steps.undoText()));
        const QString undo = desk.window->findChild<QAction*>("edit.undo")->text();
        QVERIFY2(undo.endsWith(steps.undoText()), qPrintable(undo));
        desk.locale.setLanguage("fr");
        QApplication::processEvents();
        QVERIFY(desk.window->dock("dock.alerts")->windowTitle() != "Meldungen");
    }
};

HEXA_TEST(TranslateModeTest);
#include "translatemode_test.moc"
