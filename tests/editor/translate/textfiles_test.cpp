// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the Translate mode: recovery copies, recent files, and projects made of translators'
// files.
#include "core/io/format/scenariofile.h"
#include "core/texts/exchange/catalogue.h"
#include "editor/document/recovery.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/leftwork.h"
#include "editor/shell/maps/workspace.h"
#include "editor/translate/textcell.h"
#include "editor/ui/linedialog.h"
#include "editor/ui/names.h"
#include "editor/welcome/card.h"
#include "editor/welcome/welcomepage.h"
#include "tests/editor/translate/answering.h"
#include "tests/editor/translate/textwindow.h"
#include "tests/support/test.h"

#include <QAction>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QTimer>
#include <QWidget>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;
using TextFilesFixture = test::TextWindow;

namespace {

QString recoveryFolder() { return FileCommands::dataFolder("recovery"); }

QStringList copies(const char* suffix) {
    return QDir(recoveryFolder()).entryList({QStringLiteral("*") + suffix}, QDir::Files);
}

/// Returns the only copy in the folder; empty if there is none or another number.
texts::Project copied() {
    const QStringList names = copies(".hexatext");
    if (names.size() != 1) return {};
    const auto text = readFile((recoveryFolder() + '/' + names.front()).toStdString());
    const auto project = text ? texts::readProject(*text) : Result<texts::Project>(text.error());
    return project ? *project : texts::Project{};
}

QString failureReported(MainWindow& window) {
    QString reported;
    for (QMessageBox* box : window.findChildren<QMessageBox*>()) {
        reported = box->text() + ' ' + box->informativeText();
        box->button(QMessageBox::Ok)->click();
    }
    return reported;
}

QString writePo(TextFilesFixture& fixture, const QString& name, const char* language, bool header = true) {
    texts::Catalogue catalogue = texts::catalogueOf(test::sampleTexts(), language);
    if (!header) catalogue.targetLanguage.clear();
    const QString path = fixture.folder.filePath(name);
    if (!writeFile(path.toStdString(), texts::writeCatalogue(catalogue, texts::ExchangeForm::Po)).ok())
        qFatal("no test file");
    return path;
}

}  // namespace

class TextFilesTest : public QObject {
    Q_OBJECT
private slots:
    void init() {
        QStandardPaths::setTestModeEnabled(true);
        for (const char* suffix : {".hexatext", ".hexa"})
            for (const LeftCopy& copy : leftCopies(recoveryFolder(), suffix)) discard(copy);
    }

    void aCopyIsKeptWhileThereIsSomethingToSave() {
        TextFilesFixture fixture;
        fixture.open();
        QVERIFY(copies(".hexatext").isEmpty());
        QVERIFY(fixture.texts().edits.setText(3, "de", "Das Spiel dauert 9 Runden."));
        QTRY_COMPARE_WITH_TIMEOUT(copied().units.size(), std::size_t(5), test::patience);
        QCOMPARE(copied().units[3].in("de"), std::string_view("Das Spiel dauert 9 Runden."));
        fixture.window->actions()["file.save"]->trigger();
        QTRY_VERIFY(copies(".hexatext").isEmpty());
        QVERIFY(fixture.texts().edits.setText(3, "de", "Anders."));
        fixture.window->translateCommands().files().flushRecovery();
        QTRY_COMPARE(copies(".hexatext").size(), 1);
        fixture.texts().document.undoStack().undo();
        QTRY_VERIFY(copies(".hexatext").isEmpty());
    }

    void whatIsBeingTypedIsKeptToo() {
        TextFilesFixture fixture;
        fixture.open();
        fixture.go(3, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.type("Noch nicht fertig");
        QTRY_VERIFY(fixture.texts().alerts.hasDraft());
        QVERIFY(!fixture.texts().document.isModified());
        fixture.window->translateCommands().files().flushRecovery();
        QTRY_COMPARE(copied().units.size(), std::size_t(5));
        QCOMPARE(copied().units[3].in("de"), std::string_view("Noch nicht fertig"));
        fixture.key(Qt::Key_Escape);
        QVERIFY(!fixture.texts().alerts.hasDraft());
        QTRY_VERIFY(copies(".hexatext").isEmpty());
    }

    /// Typing faster than the checks, which wait for a pause, is kept all the same.
    void whatIsTypedWithoutAPauseIsKeptInTime() {
        TextFilesFixture fixture;
        fixture.open();
        fixture.go(3, 2);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.key(Qt::Key_A, Qt::ControlModifier);
        QVector<qint64> typedAt;  // of each letter
        QElapsedTimer clock;
        clock.start();
        qint64 latest = 0;
        while (clock.elapsed() < 5'000) {
            fixture.type("a");
            typedAt << clock.elapsed();
            QTest::qWait(100);
            const auto units = copied().units;
            const auto kept = units.empty() ? QString() : toQString(units[3].in("de"));
            const qsizetype letters = kept.count('a') == kept.size() ? kept.size() : 0;
            if (letters < typedAt.size()) latest = std::max(latest, clock.elapsed() - typedAt[letters]);
        }
        QVERIFY2(latest <= RecoveryCopy::deadline, qPrintable(QString::number(latest)));
        fixture.key(Qt::Key_Escape);
    }

    /// The same for texts about a map, stored in the map's copy.
    void whatIsTypedAboutAMapIsKeptInTime() {
        TextFilesFixture fixture;
        fixture.window->files().openSample("clockwork-wars", "lake-of-fire");
        fixture.window->actions()["texts.map"]->trigger();
        fixture.go(0, 3);
        fixture.table().setFocus();
        fixture.key(Qt::Key_F2);
        fixture.key(Qt::Key_A, Qt::ControlModifier);
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < RecoveryCopy::deadline && copies(".hexa").isEmpty()) {
            fixture.type("a");
            QTest::qWait(100);
        }
        QCOMPARE(copies(".hexa").size(), 1);
        const auto map =
            loadScenario((recoveryFolder() + '/' + copies(".hexa").front()).toStdString(), fixture.systems);
        QVERIFY(map.ok());
        QVERIFY2(map->title.in("fr").starts_with("aa"), std::string(map->title.in("fr")).c_str());
        fixture.key(Qt::Key_Escape);
    }

    void whatWasLeftBehindIsOffered() {
        TextFilesFixture fixture;
        texts::Project project = test::sampleTexts();
        static_cast<void>(texts::apply(project, texts::setText(project, 3, "de", "Gerettet.")));
        QDir().mkpath(recoveryFolder());
        const std::string base = (recoveryFolder() + "/left").toStdString();
        QVERIFY(writeFile(base + ".hexatext", texts::writeProject(project)).ok());
        QVERIFY(writeFile(base + ".path", "/texts/mine.hexatext").ok());
        QString said;
        test::answer("Recover", &said);
        offerLeftWork(fixture.window.get(), fixture.window->translateCommands().files().leftWork());
        QVERIFY2(said.contains("/texts/mine.hexatext"), qPrintable(said));
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QCOMPARE(fixture.at(3, 2), QString("Gerettet."));
        QVERIFY(fixture.window->isWindowModified());
        QCOMPARE(fixture.texts().document.path(), QString("/texts/mine.hexatext"));
        // The old copy is gone; the recovered texts have one of their own.
        QVERIFY(!QFile::exists(QString::fromStdString(base) + ".hexatext"));
        QTRY_COMPARE(copied().units.size(), std::size_t(5));
    }

    void copiesCanBeDiscardedOrLeftForLater() {
        TextFilesFixture fixture;
        QDir().mkpath(recoveryFolder());
        const QString copy = recoveryFolder() + "/left.hexatext";
        QVERIFY(writeFile(copy.toStdString(), texts::writeProject(test::sampleTexts())).ok());
        test::answer("Ask Later");
        offerLeftWork(fixture.window.get(), fixture.window->translateCommands().files().leftWork());
        QVERIFY(QFile::exists(copy));
        test::answer("Discard Copy");
        offerLeftWork(fixture.window.get(), fixture.window->translateCommands().files().leftWork());
        QVERIFY(!QFile::exists(copy));
        QVERIFY(!fixture.texts().document.isOpen());
    }

    void textsOfAMapAreKeptWithIt() {
        TextFilesFixture fixture;
        fixture.window->files().openSample("clockwork-wars", "lake-of-fire");
        fixture.window->actions()["texts.map"]->trigger();
        const auto title = fixture.texts().document.project().indexOf("title");
        QVERIFY(title.has_value());
        QVERIFY(fixture.texts().edits.setText(*title, "fr", "Pas encore dans la carte"));
        QVERIFY(!fixture.window->workspace()->document().isModified());
        QVERIFY(fixture.window->workspace()->keepRecovery().ok());
        const auto saved = [&] {
            const QStringList names = copies(".hexa");
            if (names.size() != 1) return std::string();
            const auto map =
                loadScenario((recoveryFolder() + '/' + names.front()).toStdString(), fixture.systems);
            return map ? std::string(map->title.in("fr")) : std::string();
        };
        QTRY_COMPARE(saved(), std::string("Pas encore dans la carte"));
        QVERIFY(copies(".hexatext").isEmpty());
        fixture.texts().document.undoStack().undo();
        QTRY_VERIFY(copies(".hexa").isEmpty());
    }

    void textProjectsAreAmongTheRecentFiles() {
        TextFilesFixture fixture;
        fixture.open();
        QCOMPARE(fixture.window->files().recent().paths().value(0), fixture.path);
        fixture.window->actions()["file.close"]->trigger();
        QVERIFY(!fixture.texts().document.isOpen());
        QAction* entry = nullptr;
        for (QMenu* menu : fixture.window->findChildren<QMenu*>()) {
            emit menu->aboutToShow();
            for (QAction* action : menu->actions())
                if (action->toolTip() == fixture.path) entry = action;
        }
        QVERIFY(entry != nullptr);
        entry->trigger();
        QVERIFY(fixture.texts().document.isOpen());
        fixture.window->actions()["file.close"]->trigger();

        fixture.window->actions()["mode.welcome"]->trigger();
        auto* welcome = fixture.window->findChild<WelcomePage*>();
        auto* card = welcome->findChild<Card*>("recent");
        QVERIFY(card != nullptr);
        QTRY_VERIFY(!welcome->isBusy());
        QVERIFY(!card->isMissing());
        QTest::mouseClick(card, Qt::LeftButton);
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QCOMPARE(fixture.table().model()->rowCount(), 5);
    }

    void filesOfTranslatorsBecomeAProject() {
        TextFilesFixture fixture;
        const QStringList paths{writePo(fixture, "book.de.po", "de"),
                                writePo(fixture, "book.fr.po", "fr", false)};
        fixture.window->translateCommands().files().importCatalogues(paths);
        QTRY_VERIFY(fixture.texts().document.isOpen());
        QCOMPARE(fixture.window->mode(), WindowMode::Translate);
        QCOMPARE(fixture.texts().document.project().languages, (std::vector<std::string>{"en", "de", "fr"}));
        QCOMPARE(fixture.at(1, 2), QString("Ziehe jetzt 4 Karten."));
        QCOMPARE(fixture.at(1, 3), QString("Piochez 3 cartes maintenant."));
        QCOMPARE(fixture.state(0, "de"), texts::State::Approved);
        QVERIFY(fixture.window->isWindowModified());
        QVERIFY(fixture.texts().document.path().isEmpty());
        // No map is open: the terms of a game would be those of another one.
        QVERIFY(fixture.texts().document.project().glossary.empty());
        // The files are kept, so that they can go back as they were.
        QCOMPARE(fixture.texts().document.project().files.size(), std::size_t{2});
        QCOMPARE(fixture.texts().document.project().files[1]->name, std::string("book.fr.po"));
        fixture.texts().document.close();
    }

    void aFileThatDoesNotSayItsLanguageIsAskedFor() {
        TextFilesFixture fixture;
        const QString path = writePo(fixture, "translations.po", "de", false);
        QTimer::singleShot(300, qApp, [] {
            for (QWidget* widget : QApplication::topLevelWidgets())
                if (auto* dialog = dynamic_cast<LineDialog*>(widget)) {
                    dialog->setText("de");
                    dialog->accept();
                }
        });
        fixture.window->files().open(path);  // as from the File menu or dropped on the window
        QTRY_VERIFY(fixture.texts().document.isOpen());
        QCOMPARE(fixture.at(1, 2), QString("Ziehe jetzt 4 Karten."));
        fixture.texts().document.close();
    }

    /// A file in Latin 1 without a charset is read after a question.
    void anOldFileIsReadAsLatin1() {
        TextFilesFixture fixture;
        const QString path = fixture.folder.filePath("old.de.po");
        QVERIFY(writeFile(path.toStdString(), "msgid \"Door\"\nmsgstr \"T\xfcr\"\n").ok());
        QString said;
        test::answer("No", &said);
        fixture.window->translateCommands().files().importCatalogues({path});
        QTRY_VERIFY(!failureReported(*fixture.window).isEmpty());
        QVERIFY2(said.contains("old.de.po"), qPrintable(said));
        QVERIFY(!fixture.texts().document.isOpen());
        test::answer("Yes");
        fixture.window->translateCommands().files().importCatalogues({path});
        QTRY_VERIFY(fixture.texts().document.isOpen());
        QCOMPARE(fixture.texts().document.project().units[0].in("de"), std::string_view("Tür"));
        // It goes back in its own encoding.
        QCOMPARE(fixture.texts().document.project().files[0]->encoding, std::string("latin1"));
        fixture.texts().document.close();
    }

    void brokenFilesOfTranslatorsChangeNothing_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("no form") << QByteArray("hello");
        QTest::newRow("broken XML") << QByteArray("<xliff version='1.2'><file>");
        QTest::newRow("bomb") << QByteArray("<!DOCTYPE x [<!ENTITY a 'b'>]><xliff version='1.2'/>");
        QTest::newRow("empty") << QByteArray();
    }

    void brokenFilesOfTranslatorsChangeNothing() {
        QFETCH(QByteArray, bytes);
        TextFilesFixture fixture;
        fixture.open();
        const texts::Project project = fixture.texts().document.project();
        const QString path = fixture.folder.filePath("broken.xlf");
        QVERIFY(writeFile(path.toStdString(), bytes.toStdString()).ok());
        fixture.window->translateCommands().files().importCatalogues({path});
        QTRY_VERIFY(!fixture.window->translateCommands().files().importing());
        QString reported;
        QTRY_VERIFY(!(reported = failureReported(*fixture.window)).isEmpty());
        QVERIFY2(reported.contains("broken.xlf"), qPrintable(reported));
        QVERIFY2(!reported.contains("texts."), qPrintable(reported));  // a sentence, not a code
        QVERIFY(fixture.texts().document.project() == project);
    }
};

HEXA_TEST(TextFilesTest);
#include "textfiles_test.moc"
