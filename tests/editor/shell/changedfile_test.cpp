// SPDX-License-Identifier: GPL-3.0-or-later
// A file written by another program or window is only overwritten after a question, and failing
// recovery copies are reported. The whole window is used, because it contains the questions and
// messages.
#include "core/edit/builders.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/texts/edits.h"
#include "core/texts/projectfile.h"
#include "editor/document/recoveryfolder.h"
#include "editor/inspector/commitfields.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/translatecommands.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/maps/saver.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/editor/translate/sampletexts.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <chrono>
#include <filesystem>

using namespace hexa;
using namespace hexa::editor;
using namespace std::chrono_literals;

class ChangedFileTest : public test::WindowTest {
    Q_OBJECT

    int mAsked = 0;
    QString mSaid;
    QString mDefault;

    static void later(const QString& file) {
        const std::filesystem::path path(file.toStdString());
        std::filesystem::last_write_time(path, std::filesystem::last_write_time(path) + 10s);
    }
    Scenario map(const char* title) const {
        Scenario scenario = mSystems.list().front().layouts.front().scenario;
        scenario.title.set("en", title);
        return scenario;
    }
    void write(const QString& file, const Scenario& scenario) {
        QVERIFY(saveScenario(scenario, mSystems.list().front().catalog, file.toStdString()).ok());
        later(file);
    }
    std::string titleIn(const QString& file) const {
        const auto read = loadScenario(file.toStdString(), mSystems);
        return read ? std::string(read->title.in("en")) : std::string("?");
    }
    std::string title() { return std::string(document().scenario().title.in("en")); }
    void retitle(const char* title) {
        const Scenario& now = document().scenario();
        SetTexts texts{now.title, now.description, now.author};
        texts.title.set("en", title);
        QVERIFY(document().apply({std::move(texts)}, "Title"));
    }
    /// Does something that may ask; the answer is the button with this text. Empty: Escape.
    template <class Act>
    void answering(const QString& answer, const Act& act) {
        mAsked = 0;
        QTimer person;
        person.callOnTimeout([&] {
            if (auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                ++mAsked;
                return files->reject();
            }
            QMessageBox* box = openBox();
            if (box == nullptr) return;
            ++mAsked;
            mSaid = box->text() + ' ' + box->informativeText();
            mDefault.clear();
            for (QAbstractButton* button : box->buttons())
                if (auto* push = qobject_cast<QPushButton*>(button); push != nullptr && push->isDefault())
                    mDefault = push->text().remove('&');
            if (answer.isEmpty()) return box->reject();
            for (QAbstractButton* button : box->buttons())
                if (button->text().remove('&') == answer) return button->click();
            box->reject();
        });
        person.start(10);
        act();
    }
    void openMine() {
        write(path("mine.hexa"), map("As opened"));
        files().open(path("mine.hexa"));
        QCOMPARE(title(), std::string("As opened"));
        retitle("Mine");
    }
    void save() { files().save(); }
    QWidget* bar(const char* name = "changedFileBar") const {
        auto* found = mWindow->findChild<QWidget*>(name);
        Q_ASSERT(found != nullptr);
        return found;
    }
    template <class Button>
    void clickOn(const char* name, const char* in = "changedFileBar") {
        auto* button = bar(in)->findChild<Button*>(name);
        QVERIFY(button != nullptr && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
    }

private slots:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }
    void init() { openWindow(); }
    void cleanup() {
        closeWindow();
        QFile::remove(FileCommands::dataFolder("recovery"));  // if it was made a file
    }

    /// Another program writes while the question is open: the new content was not asked about, so
    /// it is not overwritten.
    void whatIsWrittenDuringTheQuestionIsKept() {
        openMine();
        write(path("mine.hexa"), map("Other"));
        QTimer person;
        person.callOnTimeout([&] {
            QMessageBox* box = openBox();
            if (box == nullptr) return;
            person.stop();
            write(path("mine.hexa"), map("Later"));
            for (QAbstractButton* button : box->buttons())
                if (button->text().remove('&') == QLatin1String("Overwrite")) return button->click();
        });
        person.start(10);
        save();
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Later"));
        QVERIFY(document().isModified());
        QMessageBox* reported = openBox();
        QVERIFY(reported != nullptr && reported->informativeText().contains("Another program has changed"));
        reported->close();
        answering("Overwrite", [&] { save(); });
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Mine"));
    }

    void whatOthersWroteIsAskedAbout_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("inFile");
        QTest::addColumn<QString>("inWindow");
        QTest::newRow("Escape") << ""
                                << "Theirs"
                                << "Mine";
        QTest::newRow("Cancel") << "Cancel"
                                << "Theirs"
                                << "Mine";
        QTest::newRow("Save As, called off") << "Save As…"
                                             << "Theirs"
                                             << "Mine";
        QTest::newRow("Reload") << "Reload"
                                << "Theirs"
                                << "Theirs";
        QTest::newRow("Overwrite") << "Overwrite"
                                   << "Mine"
                                   << "Mine";
    }
    void whatOthersWroteIsAskedAbout() {
        QFETCH(QString, answer);
        QFETCH(QString, inFile);
        QFETCH(QString, inWindow);
        openMine();
        write(path("mine.hexa"), map("Theirs"));
        answering(answer, [this] { save(); });
        QVERIFY(mAsked >= 1);
        QVERIFY2(mSaid.contains("mine.hexa"), qPrintable(mSaid));
        QCOMPARE(mDefault, QString("Save As…"));
        QCOMPARE(titleIn(path("mine.hexa")), inFile.toStdString());
        QCOMPARE(title(), inWindow.toStdString());
        QCOMPARE(document().isModified(), inFile != inWindow);
        // After that, there are no more questions.
        if (inFile != inWindow) return;
        retitle("Mine again");
        answering("Cancel", [this] { save(); });
        QCOMPARE(mAsked, 0);
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Mine again"));
    }

    void whatNobodyChangedIsNotAskedAbout() {
        openMine();
        later(path("mine.hexa"));  // touched, or restored as it was
        answering("Cancel", [this] { save(); });
        QCOMPARE(mAsked, 0);
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Mine"));
        retitle("Mine, later");
        answering("Cancel", [this] { save(); });
        QCOMPARE(mAsked, 0);
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Mine, later"));
    }

    void filesThatAreGone() {
        openMine();
        QVERIFY(QFile::remove(path("mine.hexa")));
        answering("", [this] { save(); });
        QCOMPARE(mAsked, 1);
        QVERIFY(!QFileInfo::exists(path("mine.hexa")));
        QVERIFY(document().isModified());
        answering("Save Again", [this] { save(); });
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Mine"));
    }

    void twoWindowsOnOneFile() {
        openMine();
        MainWindow other(mSystems, mLocale, *mSettings);
        answering("Open Here as Well", [&] { other.files().open(path("mine.hexa")); });
        QCOMPARE(mAsked, 1);
        save();
        Document& theirs = other.workspace()->document();
        SetTexts texts{theirs.scenario().title, theirs.scenario().description, "Somebody"};
        QVERIFY(theirs.apply({std::move(texts)}, "Author"));
        answering("Cancel", [&] { other.files().save(); });
        QCOMPARE(mAsked, 1);
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Mine"));
        theirs.undoStack().undo();  // closing it asks nothing
    }

    /// Opening a file that another window has open shows that window.
    void aFileThatIsOpenElsewhereIsShownThere() {
        openMine();
        MainWindow other(mSystems, mLocale, *mSettings);
        mWindow->showMinimized();
        answering("Show That Window", [&] { other.files().open(path("mine.hexa")); });
        QCOMPARE(mAsked, 1);
        QVERIFY2(mSaid.contains("mine.hexa"), qPrintable(mSaid));
        QCOMPARE(mDefault, QString("Show That Window"));
        QVERIFY(other.workspace() == nullptr);
        QTRY_VERIFY(!mWindow->isMinimized());
        answering("Cancel", [&] { other.files().open(path("mine.hexa")); });
        QVERIFY(other.workspace() == nullptr);
        // The own file can be opened again; a closed file has no window.
        document().undoStack().undo();
        answering("Cancel", [&] { files().open(path("mine.hexa")); });
        QCOMPARE(mAsked, 0);
        files().close();
        answering("Cancel", [&] { other.files().open(path("mine.hexa")); });
        QCOMPARE(mAsked, 0);
        QVERIFY(other.workspace() != nullptr);
    }

    /// Closing saves only permitted changes.
    void closingAsksToo() {
        openMine();
        write(path("mine.hexa"), map("Theirs"));
        int step = 0;
        QTimer person;
        person.callOnTimeout([&] {
            QMessageBox* box = openBox();
            if (box == nullptr) return;
            box->button(++step == 1 ? QMessageBox::Save : QMessageBox::Cancel)->click();
        });
        person.start(10);
        QVERIFY(!mWindow->close());
        QCOMPARE(step, 2);
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Theirs"));
        QCOMPARE(title(), std::string("Mine"));
    }

    void largeMapsAreAskedAboutAsWell() {
        Scenario large = map("Large");
        std::vector<Cell> cells;
        for (int q = 0; q < 200; ++q)
            for (int r = 0; r < 100; ++r) cells.push_back({{q, r}, KindId::Empty, false, {}});
        large.seats.clear();
        large.board.setCells(std::move(cells));
        write(path("large.hexa"), large);
        files().open(path("large.hexa"));
        QTRY_VERIFY(!files().isLoading() && mWindow->workspace() != nullptr);
        QVERIFY(document().scenario().board.cellCount() >= Saver::asideCells);
        retitle("Mine");
        answering("Cancel", [this] { save(); });
        QCOMPARE(mAsked, 0);
        QTRY_VERIFY(!isSaving());
        QCOMPARE(titleIn(path("large.hexa")), std::string("Mine"));
        retitle("Mine again");
        write(path("large.hexa"), map("Theirs"));
        answering("Cancel", [this] { save(); });
        QCOMPARE(mAsked, 1);
        QVERIFY(!isSaving());
        QCOMPARE(titleIn(path("large.hexa")), std::string("Theirs"));
    }

    // -- the bar that tells at once

    void whatOthersWriteIsReportedAtOnce() {
        openMine();
        QVERIFY(!bar()->isVisible());
        write(path("mine.hexa"), map("Theirs"));
        QTRY_VERIFY(bar()->isVisible());
        QVERIFY(bar()->findChild<QLabel*>("changedFileText")->text().contains("mine.hexa"));
        QVERIFY(openBox() == nullptr);
        // It is about the map, so other modes of the map show it too, but not the texts and the
        // welcome page.
        mWindow->setMode(WindowMode::Print);
        QVERIFY(bar()->isVisible());
        mWindow->setMode(WindowMode::Translate);
        QVERIFY(!bar()->isVisible());
        mWindow->setMode(WindowMode::Welcome);
        QVERIFY(!bar()->isVisible());
        mWindow->setMode(WindowMode::Design);
        // What would be lost is asked about.
        answering("Cancel", [this] { clickOn<QPushButton>("changedFileReload"); });
        QCOMPARE(mAsked, 1);
        QCOMPARE(title(), std::string("Mine"));
        QVERIFY(bar()->isVisible());
        answering("Reload", [this] { clickOn<QPushButton>("changedFileReload"); });
        QCOMPARE(mAsked, 1);
        QCOMPARE(title(), std::string("Theirs"));
        QVERIFY(!bar()->isVisible());
        QTest::qWait(600);
        QVERIFY(!bar()->isVisible());
    }

    void anUnchangedMapIsReloadedWithoutAQuestion() {
        openMine();
        document().undoStack().undo();
        write(path("mine.hexa"), map("Theirs"));
        QTRY_VERIFY(bar()->isVisible());
        answering("Cancel", [this] { clickOn<QPushButton>("changedFileReload"); });
        QCOMPARE(mAsked, 0);
        QCOMPARE(title(), std::string("Theirs"));
    }

    void whatIsSavedHereIsNotReported() {
        openMine();
        save();
        QTest::qWait(600);
        QVERIFY(!bar()->isVisible());
        // Nor that another window reads it.
        QVERIFY(readFile(path("mine.hexa").toStdString()).ok());
        QTest::qWait(600);
        QVERIFY(!bar()->isVisible());
    }

    void aFileThatWasMovedIsReported() {
        openMine();
        QVERIFY(QFile::rename(path("mine.hexa"), path("elsewhere.hexa")));
        QTRY_VERIFY(bar()->isVisible());
        QVERIFY(!bar()->findChild<QWidget*>("changedFileReload")->isVisible());
        answering("Save Again", [this] { clickOn<QPushButton>("changedFileSave"); });
        QCOMPARE(mAsked, 1);
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Mine"));
        QTRY_VERIFY(!bar()->isVisible());
    }

    void theBarCanBePutAway() {
        openMine();
        write(path("mine.hexa"), map("Theirs"));
        QTRY_VERIFY(bar()->isVisible());
        clickOn<QToolButton>("changedFilePutAway");
        QVERIFY(!bar()->isVisible());
        mWindow->setMode(WindowMode::Print);
        mWindow->setMode(WindowMode::Design);
        QVERIFY(!bar()->isVisible());
        write(path("mine.hexa"), map("Theirs, later"));
        QTRY_VERIFY(bar()->isVisible());
        // Nothing was taken or written by that.
        QCOMPARE(title(), std::string("Mine"));
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Theirs, later"));
        document().undoStack().undo();
        files().close();
        QVERIFY(!bar()->isVisible());
    }

    /// An unreadable file does not change the open map.
    void aBrokenFileIsNotReloaded() {
        openMine();
        document().undoStack().undo();
        QVERIFY(writeFile(path("mine.hexa").toStdString(), "{").ok());
        QTRY_VERIFY(bar()->isVisible());
        answering("OK", [this] {
            clickOn<QPushButton>("changedFileReload");
            QTest::qWait(100);
        });
        QCOMPARE(title(), std::string("As opened"));
        QVERIFY(bar()->isVisible());
    }

    void textsHaveABarOfTheirOwn() {
        const QString file = path("texts.hexatext");
        const auto put = [&](const char* text) {
            texts::Project project = test::sampleTexts();
            static_cast<void>(texts::apply(project, texts::setText(project, 3, "de", text)));
            QVERIFY(writeFile(file.toStdString(), texts::writeProject(project)).ok());
            later(file);
        };
        put("As opened");
        files().open(file);
        TranslateParts& parts = mWindow->translateCommands().parts();
        QVERIFY(parts.edits.setText(3, "de", "Mine"));
        put("Theirs");
        QTRY_VERIFY(bar("changedTextsBar")->isVisible());
        QVERIFY(mWindow->findChild<QWidget*>("changedFileBar") == nullptr);  // no map is open
        answering("Reload", [this] { clickOn<QPushButton>("changedFileReload", "changedTextsBar"); });
        QCOMPARE(mAsked, 1);
        QCOMPARE(std::string(parts.document.unit(3).in("de")), std::string("Theirs"));
        QVERIFY(!bar("changedTextsBar")->isVisible());
        parts.document.close();
    }

    /// A copy from before another program changed the file: recovering asks nothing, but saving
    /// does, with the reason in the question.
    void recoveredWorkKnowsItsFile_data() {
        QTest::addColumn<bool>("known");
        QTest::newRow("the copy knows its file") << true;
        QTest::newRow("a copy of an earlier version") << false;
    }
    void recoveredWorkKnowsItsFile() {
        QFETCH(bool, known);
        write(path("mine.hexa"), map("As opened"));
        const auto stamp = readStamped(path("mine.hexa").toStdString());
        QVERIFY(stamp.ok());
        const QString folder = FileCommands::dataFolder("recovery");
        QVERIFY(QDir().mkpath(folder));
        write(folder + "/left.hexa", map("Recovered"));
        const std::string origin =
            known ? originText(path("mine.hexa"), stamp->stamp) : path("mine.hexa").toStdString();
        QVERIFY(writeFile((folder + "/left.path").toStdString(), origin).ok());
        write(path("mine.hexa"), map("Theirs"));
        later(path("mine.hexa"));
        answering("Recover", [this] { offerLeftWork(mWindow.get(), files().leftWork()); });
        QVERIFY2(mSaid.contains(path("mine.hexa")) && mSaid.contains("newer"), qPrintable(mSaid));
        QCOMPARE(title(), std::string("Recovered"));
        answering("Cancel", [this] { save(); });
        QCOMPARE(mAsked, 1);
        QCOMPARE(titleIn(path("mine.hexa")), std::string("Theirs"));
        document().undoStack().clear();
        document().setPath({});
    }

    /// Work contained in the file needs no question.
    void copiesOfWhatIsSavedGoSilently() {
        const QString folder = FileCommands::dataFolder("recovery");
        QVERIFY(QDir().mkpath(folder));
        write(path("mine.hexa"), map("Saved"));
        write(folder + "/left.hexa", map("Saved"));
        QVERIFY(writeFile((folder + "/left.path").toStdString(), path("mine.hexa").toStdString()).ok());
        answering("Recover", [this] { offerLeftWork(mWindow.get(), files().leftWork()); });
        QCOMPARE(mAsked, 0);
        QVERIFY(!QFileInfo::exists(folder + "/left.hexa"));
        QVERIFY(mWindow->workspace() == nullptr);
    }

    void textProjectsAreAskedAboutAsWell_data() {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("inFile");
        QTest::addColumn<QString>("inWindow");
        QTest::newRow("Escape") << ""
                                << "Theirs"
                                << "Mine";
        QTest::newRow("Reload") << "Reload"
                                << "Theirs"
                                << "Theirs";
        QTest::newRow("Overwrite") << "Overwrite"
                                   << "Mine"
                                   << "Mine";
    }
    void textProjectsAreAskedAboutAsWell() {
        QFETCH(QString, answer);
        QFETCH(QString, inFile);
        QFETCH(QString, inWindow);
        const QString file = path("texts.hexatext");
        const auto put = [&](const char* text) {
            texts::Project project = test::sampleTexts();
            static_cast<void>(texts::apply(project, texts::setText(project, 3, "de", text)));
            QVERIFY(writeFile(file.toStdString(), texts::writeProject(project)).ok());
            later(file);
        };
        put("As opened");
        files().open(file);
        TranslateParts& parts = mWindow->translateCommands().parts();
        QVERIFY(parts.edits.setText(3, "de", "Mine"));
        put("Theirs");
        answering(answer, [this] { mWindow->actions()["file.save"]->trigger(); });
        QCOMPARE(mAsked, 1);
        QVERIFY2(mSaid.contains("texts.hexatext"), qPrintable(mSaid));
        const auto text = readFile(file.toStdString());
        const auto project = texts::readProject(*text);
        QVERIFY(project.ok());
        QCOMPARE(std::string(project->units[3].in("de")), inFile.toStdString());
        QCOMPARE(std::string(parts.document.unit(3).in("de")), inWindow.toStdString());
        QCOMPARE(parts.document.isModified(), inFile != inWindow);
        parts.document.close();
    }

    // -- recovery copies that can't be kept

    void aRecoveryFolderThatCantBeWrittenIsReported() {
        const QString folder = FileCommands::dataFolder("recovery");
        QDir(folder).removeRecursively();
        QVERIFY(writeFile(folder.toStdString(), "no folder").ok());
        auto* sign = mWindow->findChild<QToolButton*>("statusRecovery");
        QVERIFY(sign != nullptr && !sign->isVisible());
        openMine();
        QTRY_VERIFY(sign->isVisible());
        QVERIFY2(sign->toolTip().contains(QDir::toNativeSeparators(folder)), qPrintable(sign->toolTip()));
        QVERIFY(openBox() == nullptr);
        // It is seen wherever one works.
        mWindow->setMode(WindowMode::Translate);
        QVERIFY(sign->isVisible());
        mWindow->setMode(WindowMode::Play);
        QVERIFY(sign->isVisible());
        QVERIFY(QFile::remove(folder));
        QTRY_VERIFY(!sign->isVisible());
        document().undoStack().undo();
    }

    /// A text counts during typing, not only after Return or in another field.
    void whatIsBeingTypedIsInTheCopy() {
        const QString folder = FileCommands::dataFolder("recovery");
        QDir(folder).removeRecursively();
        write(path("mine.hexa"), map("As opened"));
        files().open(path("mine.hexa"));
        mWindow->workspace()->selection().clear();
        mWindow->workspace()->selection().setCurrent(std::nullopt);
        CommitLine* field = nullptr;
        for (auto* line : mWindow->findChildren<CommitLine*>())
            if (line->accessibleName() == "Title") field = line;
        QVERIFY(field != nullptr);
        const auto copies = [&] { return QDir(folder).entryList({"*.hexa"}, QDir::Files); };
        const auto copy = [&] {
            return copies().size() == 1 ? titleIn(folder + '/' + copies().front()) : std::string("none");
        };
        mWindow->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
        field->setFocus();
        field->end(false);
        QTest::keyClicks(field, ", half");
        QTRY_COMPARE_WITH_TIMEOUT(copy(), std::string("As opened, half"), test::patience);
        QVERIFY(!document().isModified());
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(field->text(), QString("As opened"));
        QTRY_VERIFY(copies().isEmpty());
        QTest::keyClicks(field, ", all");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(title(), std::string("As opened, all"));
        QTRY_COMPARE_WITH_TIMEOUT(copy(), std::string("As opened, all"), test::patience);
        document().undoStack().undo();
        QTRY_VERIFY(copies().isEmpty());
    }
};

HEXA_TEST(ChangedFileTest);
#include "changedfile_test.moc"
