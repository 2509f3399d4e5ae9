// SPDX-License-Identifier: GPL-3.0-or-later
// Large text projects are read and written in another thread: the window stays responsive, and work
// done meanwhile is kept.
#include "editor/shell/actions.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMessageBox>
#include <QStatusBar>
#include <QWidget>

using namespace hexa;
using namespace hexa::editor;

namespace {

texts::Project largeTexts() {
    texts::Project project = test::sampleTexts();
    project.title.set("en", "Large");
    const auto units = project.units;
    for (int i = 0; project.units.size() < 6000; ++i) {
        texts::Unit unit = units[static_cast<std::size_t>(i) % units.size()];
        unit.id = "more" + std::to_string(i);
        project.units.push_back(std::move(unit));
    }
    return project;
}

struct LargeTextsFixture : test::TextWindow {
    LargeTextsFixture() {
        path = at("large.hexatext");
        if (!writeFile(path.toStdString(), texts::writeProject(largeTexts())).ok()) qFatal("no test file");
        if (QFileInfo(path).size() < 1'000'000) qFatal("not large");
    }
    using test::TextWindow::at;
    QString at(const QString& name) { return folder.filePath(name); }
    TextFiles& files() { return window->translateCommands().files(); }
    TextDocument& document() { return texts().document; }
    void openLarge() {
        files().open(path);
        QTRY_VERIFY_WITH_TIMEOUT(!files().importing() && document().isOpen(), test::patience);
    }
    bool isSaved(const texts::Project& project, const QString& file) {
        const auto text = readFile(file.toStdString());
        return text.ok() && *text == texts::writeProject(project);
    }
    QString reported() { return window->statusBar()->currentMessage(); }
    QMessageBox* box() {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<QMessageBox*>(widget); found != nullptr && found->isVisible())
                return found;
        return nullptr;
    }
};

}  // namespace

class LargeTextsTest : public QObject {
    Q_OBJECT
private slots:
    void isReadAside() {
        LargeTextsFixture fixture;
        fixture.files().open(fixture.path);
        QVERIFY(fixture.files().importing());  // and the window goes on
        QVERIFY(!fixture.document().isOpen());
        QVERIFY2(fixture.reported().contains("large.hexatext"), qPrintable(fixture.reported()));
        QTRY_VERIFY_WITH_TIMEOUT(fixture.document().isOpen(), test::patience);
        QCOMPARE(fixture.texts().document.project(), largeTexts());
        QCOMPARE(fixture.document().path(), fixture.path);
        QVERIFY(!fixture.document().isModified());
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QCOMPARE(fixture.window->files().recent().paths(), QStringList{fixture.path});
    }

    void whatIsDoneMeanwhileIsAskedAbout() {
        LargeTextsFixture fixture;
        fixture.document().take(test::sampleTexts(), {}, false);
        fixture.files().open(fixture.path);
        QVERIFY(fixture.files().importing());
        QVERIFY(fixture.texts().edits.setText(1, "de", "Meanwhile."));
        QString said;
        test::answer("Cancel", &said);
        QTRY_VERIFY2(said.contains("Sample"), qPrintable(said));
        QCOMPARE(fixture.texts().document.project().units.size(), std::size_t(5));
        QVERIFY(fixture.document().isModified());
        test::answer("Discard");
        fixture.files().open(fixture.path);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.texts().document.project().units.size(), std::size_t(6000),
                                  test::patience);
    }

    void whatIsBrokenIsReportedAndNothingIsLost() {
        LargeTextsFixture fixture;
        auto text = texts::writeProject(largeTexts());
        text.replace(text.rfind("\"approved\""), 10, "\"perfect\"");
        QVERIFY(writeFile(fixture.path.toStdString(), text).ok());
        fixture.document().take(test::sampleTexts(), {}, false);
        fixture.files().open(fixture.path);
        QTRY_VERIFY_WITH_TIMEOUT(fixture.box() != nullptr, test::patience);
        const QString said = fixture.box()->text() + fixture.box()->informativeText();
        QVERIFY2(said.contains("large.hexatext") && said.contains("perfect") && said.contains("/units/"),
                 qPrintable(said));
        fixture.box()->close();
        QCOMPARE(fixture.texts().document.project().units.size(), std::size_t(5));
    }

    void isWrittenAside() {
        LargeTextsFixture fixture;
        fixture.openLarge();
        QVERIFY(fixture.texts().edits.setText(1, "de", "Ziehe jetzt 3 Karten."));
        const texts::Project before = fixture.texts().document.project();
        fixture.window->actions()["file.save"]->trigger();
        QVERIFY(fixture.files().saver().busy());
        QVERIFY(fixture.document().isModified());
        QVERIFY(fixture.texts().edits.setText(4, "de", "Halt."));  // the window is awake
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.files().saver().busy(), test::patience);
        QVERIFY(fixture.isSaved(before, fixture.path));
        QVERIFY(fixture.document().isModified());
        fixture.document().undoStack().undo();
        QVERIFY(!fixture.document().isModified());
        QVERIFY2(fixture.reported().contains(fixture.path), qPrintable(fixture.reported()));
        // Its own file does not count as another program's change.
        auto* bar = fixture.window->findChild<QWidget*>("changedTextsBar");
        QTest::qWait(1200);
        QVERIFY(!bar->isVisible());
        // Nor does saving once more ask.
        QVERIFY(fixture.texts().edits.setText(4, "de", "Halt."));
        QVERIFY(fixture.files().save());
        QTRY_VERIFY(!fixture.document().isModified());
        QVERIFY(fixture.box() == nullptr);
    }

    void aSecondSaveTakesWhatIsThereThen() {
        LargeTextsFixture fixture;
        fixture.openLarge();
        QVERIFY(fixture.texts().edits.setText(1, "de", "Eins."));
        QVERIFY(fixture.files().save());
        QVERIFY(fixture.texts().edits.setText(1, "de", "Zwei."));
        QVERIFY(fixture.files().save());
        QVERIFY(fixture.texts().edits.setText(1, "de", "Drei."));
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.files().saver().busy(), test::patience);
        QVERIFY(!fixture.document().isModified());
        QVERIFY(fixture.isSaved(fixture.texts().document.project(), fixture.path));
    }

    void closingWaitsForTheFile() {
        LargeTextsFixture fixture;
        fixture.openLarge();
        QVERIFY(fixture.texts().edits.setText(1, "de", "Eins."));
        const texts::Project project = fixture.texts().document.project();
        QVERIFY(fixture.files().save());
        fixture.files().close();  // and asks nothing
        QVERIFY(!fixture.document().isOpen());
        QVERIFY(fixture.isSaved(project, fixture.path));
    }

    void savingWhenAskedWaits() {
        LargeTextsFixture fixture;
        fixture.openLarge();
        QVERIFY(fixture.texts().edits.setText(1, "de", "Eins."));
        const texts::Project project = fixture.texts().document.project();
        test::answer("Save");
        fixture.files().close();
        QVERIFY(!fixture.document().isOpen());
        QVERIFY(fixture.isSaved(project, fixture.path));
    }

    void failuresLoseNothing() {
        LargeTextsFixture fixture;
        fixture.openLarge();
        QVERIFY(QDir(fixture.folder.path()).mkdir("gone"));
        const QString elsewhere = fixture.at("gone/large.hexatext");
        QVERIFY(QFile::copy(fixture.path, elsewhere));
        fixture.files().open(elsewhere);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.document().path(), elsewhere, test::patience);
        QVERIFY(fixture.texts().edits.setText(1, "de", "Eins."));
        QVERIFY(QDir(fixture.at("gone")).removeRecursively());
        test::answer("Save Again");
        QVERIFY(fixture.files().save());
        QVERIFY(fixture.files().saver().busy());
        QTRY_VERIFY(fixture.box() != nullptr);
        QVERIFY(fixture.box()->text().contains("large.hexatext"));
        fixture.box()->close();
        QVERIFY(fixture.document().isModified());
        QCOMPARE(fixture.texts().document.unit(1).in("de"), std::string_view("Eins."));
    }
};

HEXA_TEST(LargeTextsTest);
#include "largetexts_test.moc"
