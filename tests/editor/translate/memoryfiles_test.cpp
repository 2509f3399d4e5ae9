// SPDX-License-Identifier: GPL-3.0-or-later
// Translation memories of other programs, and the report, as files of the window.
#include "editor/shell/actions.h"
#include "editor/translate/memorypanel.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QDockWidget>
#include <QFileDialog>
#include <QFileInfo>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>
#include <QTimer>

#include <tuple>

using namespace hexa;
using namespace hexa::editor;

namespace {

struct MemoryFilesFixture : test::TextWindow {
    MemoryFilesFixture() { open(); }
    TextFiles& files() { return window->translateCommands().files(); }
    TextMemories& memories() { return window->translateCommands().memories(); }
    QString at(const char* name) { return folder.filePath(name); }
    using test::TextWindow::at;
    std::string content(const char* name) {
        const auto text = readFile(at(name).toStdString());
        return text ? *text : std::string();
    }
    QString reported() { return window->statusBar()->currentMessage(); }
    /// Opens one text in two languages, and saves it as a memory.
    void saveOne(const char* name, texts::State state) {
        texts::Project one = test::sampleTexts();
        one.units = {test::unit("m1", "The game lasts 7 turns.", "Das Spiel dauert 7 Runden.", "", state)};
        texts().document.take(std::move(one), {}, false);
        waitForChecks();
        memories().saveTo(at(name));
        QTRY_COMPARE(reported(), QString("1 row saved in %1.").arg(name));
    }
};

}  // namespace

class MemoryFilesTest : public QObject {
    Q_OBJECT
private slots:
    void aMemoryIsWrittenAndAskedByOtherTexts() {
        MemoryFilesFixture fixture;
        // A text that is not approved carries its state.
        fixture.saveOne("draft.tmx", texts::State::Draft);
        QVERIFY(fixture.content("draft.tmx").find("x-hexatelier-state") != std::string::npos);
        fixture.saveOne("own.tmx", texts::State::Approved);
        QVERIFY(fixture.content("own.tmx").find("Das Spiel dauert 7 Runden.") != std::string::npos);
        QVERIFY(fixture.content("own.tmx").find("x-hexatelier-state") == std::string::npos);
        // Texts without approved ones.
        texts::Project other = test::sampleTexts();
        other.units = {test::unit("v1", "The game lasts 8 turns.", "", "")};
        fixture.texts().document.take(std::move(other), {}, false);
        fixture.waitForChecks();
        fixture.go(0, 2);
        fixture.table().setFocus();
        QVERIFY(fixture.texts().suggestions.matches(*fixture.texts().current.place()).empty());
        fixture.memories().use(fixture.at("own.tmx"));
        QTRY_COMPARE(fixture.reported(),
                     QString("1 text from own.tmx will be used for suggestions from now on."));
        auto* panel = fixture.window->findChild<MemoryPanel*>();
        fixture.window->dock("dock.memory")->raise();
        QTRY_VERIFY2(panel->text().contains("own.tmx"), qPrintable(panel->text()));
        fixture.key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(fixture.at(0, 2), QString("Das Spiel dauert 7 Runden."));
    }

    /// Another project is a memory as well, and its translations of single sentences are put at the
    /// caret.
    void anotherProjectIsAskedSentenceBySentence() {
        MemoryFilesFixture fixture;
        texts::Project known = test::sampleTexts();
        known.units = {test::unit("k1", "Draw a card. The round ends.", "Zieh eine Karte. Die Runde endet.",
                                  "Piochez une carte. La manche s’achève.", texts::State::Approved)};
        QVERIFY(writeFile(fixture.at("other.hexatext").toStdString(), texts::writeProject(known)).ok());
        texts::Project project = test::sampleTexts();
        project.units = {test::unit("v1", "Nobody may look at the map. The round ends.", "", ""),
                         test::unit("v2", "The round ends. Draw a card.", "", "")};
        fixture.texts().document.take(std::move(project), {}, false);
        fixture.waitForChecks();
        fixture.memories().use(fixture.at("other.hexatext"));
        QTRY_COMPARE(fixture.reported(),
                     QString("1 text from other.hexatext will be used for suggestions from now on."));
        fixture.go(0, 2);
        auto* panel = fixture.window->findChild<MemoryPanel*>();
        fixture.window->dock("dock.memory")->raise();
        QTRY_VERIFY2(panel->text().contains("Die Runde endet.") && panel->text().contains("one sentence"),
                     qPrintable(panel->text()));
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.type("Niemand sieht hin. ");
        fixture.key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        fixture.key(Qt::Key_Return);
        QCOMPARE(fixture.at(0, 2), QString("Niemand sieht hin. Die Runde endet."));
        // All of them make the whole text.
        fixture.go(1, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(fixture.at(1, 2), QString("Die Runde endet. Zieh eine Karte."));
    }

    /// Empty texts of the current language are filled in one step; written texts do not change.
    void emptyTextsAreFilled() {
        MemoryFilesFixture fixture;
        fixture.saveOne("own.tmx", texts::State::Approved);
        texts::Project other = test::sampleTexts();
        other.units = {test::unit("v1", "The game lasts 7 turns.", "", ""),
                       test::unit("v2", "The game lasts 8 turns.", "", ""),
                       test::unit("v3", "The game lasts 7 turns.", "Sieben Runden.", ""),
                       test::unit("v4", "Something else.", "", "")};
        fixture.texts().document.take(std::move(other), {}, false);
        fixture.waitForChecks();
        fixture.go(0, 2);
        QAction* fill = fixture.window->actions()["texts.fillFromMemory"];
        fill->trigger();
        QTRY_COMPARE(fixture.reported(),
                     QString("The translation memories have no match for any empty text in this language."));
        fixture.memories().use(fixture.at("own.tmx"));
        QTRY_COMPARE(fixture.reported(),
                     QString("1 text from own.tmx will be used for suggestions from now on."));
        fill->trigger();
        QTRY_COMPARE(fixture.reported(),
                     QString("2 texts filled from translation memory. Review them before approving."));
        QCOMPARE(fixture.at(0, 2), QString("Das Spiel dauert 7 Runden."));
        QCOMPARE(fixture.at(1, 2), QString("Das Spiel dauert 7 Runden."));
        QCOMPARE(fixture.at(2, 2), QString("Sieben Runden."));
        QCOMPARE(fixture.at(3, 2), QString());
        fixture.window->actions()["edit.undo"]->trigger();
        QCOMPARE(fixture.at(0, 2), QString());
        QCOMPARE(fixture.at(1, 2), QString());
    }

    void whatIsNoMemoryIsRefused() {
        MemoryFilesFixture fixture;
        QVERIFY(writeFile(fixture.at("broken.tmx").toStdString(), "<xliff/>").ok());
        fixture.memories().use(fixture.at("broken.tmx"));
        QMessageBox* box = nullptr;
        QTRY_VERIFY((box = fixture.window->findChild<QMessageBox*>()) != nullptr && box->isVisible());
        const QString said = box->text() + ' ' + box->informativeText();
        QVERIFY2(said.contains("broken.tmx") && !said.contains("texts."), qPrintable(said));
        box->button(QMessageBox::Ok)->click();
    }

    void placeholdersAreShownWithTheirValues() {
        MemoryFilesFixture fixture;
        texts::Project project = test::sampleTexts();
        project.glossary.system = "clockwork-wars";
        project.units.change(0).texts["en"].text = "It lasts {game.turns} turns, {unknown} or so.";
        fixture.texts().document.take(std::move(project), {}, false);
        const auto& values = fixture.texts().terms.values();
        const auto turns = values.find("game.turns");
        QVERIFY(turns != values.end());
        fixture.go(0, 2);
        auto* panel = fixture.window->findChild<MemoryPanel*>();
        fixture.window->dock("dock.memory")->raise();
        const QString shown = QStringLiteral("{game.turns} = ") + QString::fromStdString(turns->second);
        QTRY_VERIFY2(panel->text().contains(shown), qPrintable(panel->text()));
        QVERIFY(!panel->text().contains("{unknown} ="));
        const QString tip = fixture.table().model()->index(0, 1).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("It lasts %1 turns").arg(QString::fromStdString(turns->second))),
                 qPrintable(tip));
        // Texts of no game have none.
        fixture.texts().document.take(test::sampleTexts(), {}, false);
        QVERIFY(fixture.texts().terms.values().empty());
    }

    /// From the menu to the file: a name without an ending receives one, and the window shows the
    /// place of the file.
    void fromTheMenuToTheFiles() {
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        MemoryFilesFixture fixture;
        auto* bar = fixture.window->findChild<QFrame*>("writtenBar");
        auto* reported = fixture.window->findChild<QLabel*>("writtenText");
        QVERIFY(bar != nullptr && reported != nullptr);
        for (const auto& [action, name, file] :
             {std::tuple{"texts.report", "for the editor", "for the editor.html"},
              std::tuple{"texts.saveMemory", "known 2.0", "known 2.0.tmx"}}) {
            bool asked = false;
            QTimer person;
            person.callOnTimeout([&, name = fixture.at(name)] {
                auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
                if (files == nullptr || asked) return;
                asked = true;
                auto* edit = files->findChild<QLineEdit*>("fileNameEdit");
                edit->setText(name);  // typed letters would open the completer's list
                QMetaObject::invokeMethod(
                    edit, [edit] { QTest::keyClick(edit, Qt::Key_Return); }, Qt::QueuedConnection);
            });
            person.start(20);
            fixture.window->actions()[action]->trigger();
            QVERIFY(asked);
            QTRY_VERIFY2(bar->isVisible() && reported->text().contains(file), qPrintable(reported->text()));
            QVERIFY2(!fixture.content(file).empty(), file);
        }
        QVERIFY(fixture.content("for the editor.html").starts_with("<!DOCTYPE html>"));
        QVERIFY(fixture.content("known 2.0.tmx").find("<tmx version=\"1.4\">") != std::string::npos);
    }

    /// Nothing is approved: there is no file dialog, and no file is written.
    void anEmptyMemoryIsRefused() {
        MemoryFilesFixture fixture;
        texts::Project project = test::sampleTexts();
        project.units = {test::unit("v1", "The game lasts 8 turns.", "", "")};
        fixture.texts().document.take(std::move(project), {}, false);
        fixture.waitForChecks();
        QString said;
        test::answer("OK", &said);
        fixture.window->actions()["texts.saveMemory"]->trigger();
        QTRY_VERIFY2(said.contains("Translate some texts first"), qPrintable(said));
        test::answer("OK", &said);
        said.clear();
        fixture.memories().saveTo(fixture.at("empty.tmx"));
        QTRY_VERIFY2(said.contains("empty.tmx could not be saved."), qPrintable(said));
        QVERIFY(!QFileInfo::exists(fixture.at("empty.tmx")));
    }

    void theReport() {
        MemoryFilesFixture fixture;
        texts::Alert alert = fixture.texts().alerts.openOf(1).front();
        fixture.texts().edits.accept(alert, "as printed");
        fixture.waitForChecks();
        fixture.files().reportTo(fixture.at("report.html"));
        QTRY_COMPARE(fixture.reported(), QString("Saved: report.html"));
        const std::string page = fixture.content("report.html");
        QVERIFY(page.find("Accepted: as printed") != std::string::npos);
        QVERIFY(page.find("Jeder Soldat in einem Wald zählt.") != std::string::npos);
        // A place where nothing can be written.
        fixture.files().reportTo(fixture.at("no/such/folder/report.html"));
        QMessageBox* box = nullptr;
        QTRY_VERIFY((box = fixture.window->findChild<QMessageBox*>()) != nullptr && box->isVisible());
        box->button(QMessageBox::Ok)->click();
    }
};

HEXA_TEST(MemoryFilesTest);
#include "memoryfiles_test.moc"
