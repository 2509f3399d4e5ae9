// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, with the real game and with a toy game that it has never heard of.
#include "core/io/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/document/kindmime.h"
#include "editor/print/printview.h"
#include "editor/settings/keys.h"
#include "editor/shell/actions.h"
#include "editor/shell/filecommands.h"
#include "editor/shell/mainwindow.h"
#include "editor/shell/workspace.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QCheckBox>
#include <QClipboard>
#include <QDockWidget>
#include <QDropEvent>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <memory>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// A window with its own settings, over the given games.
struct Desk {
    explicit Desk(Systems games) : systems(std::move(games)), locale(systems) {
        locale.setLanguage("en");
        window = std::make_unique<MainWindow>(systems, locale, settings);
        window->resize(1200, 800);
        window->show();
    }
    Workspace& open() { return *window->workspace(); }
    const Scenario& map() { return open().document().scenario(); }
    void trigger(const char* id) { window->actions()[id]->trigger(); }

    QTemporaryDir folder;
    Systems systems;
    Locale locale;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    std::unique_ptr<MainWindow> window;
};

/// Answers the next modal or open message box by pressing a button; tells its text.
QString answerBox(QMessageBox::StandardButton button) {
    for (int i = 0; i < 200; ++i) {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* box = qobject_cast<QMessageBox*>(widget); box != nullptr && box->isVisible()) {
                const QString text = box->text() + '\n' + box->informativeText();
                box->button(button)->click();
                return text;
            }
        QTest::qWait(10);
    }
    return {};
}

/// What a drag from outside does to a widget: enter, move, drop.
void drop(QWidget& widget, QPoint point, const QMimeData& mime) {
    QDragEnterEvent enter(point, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &enter);
    QDragMoveEvent move(point, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &move);
    QDropEvent released(point, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&widget, &released);
}

void drop(MapCanvas& canvas, Hex at, KindId kind, const Catalog& catalog) {
    const std::unique_ptr<QMimeData> mime(kindMime(catalog, kind));
    drop(canvas, canvas.centreOfHex(at).toPoint(), *mime);
}

QStringList textsOf(QWidget& root) {
    QStringList texts;
    for (QAction* action : root.findChildren<QAction*>()) texts << action->text();
    for (QAbstractButton* button : root.findChildren<QAbstractButton*>())
        texts << button->text() << button->toolTip();
    for (QLabel* label : root.findChildren<QLabel*>()) texts << label->text();
    for (QDockWidget* dock : root.findChildren<QDockWidget*>()) texts << dock->windowTitle();
    for (QMenu* menu : root.findChildren<QMenu*>()) texts << menu->title();
    texts.removeAll(QString());
    return texts;
}

}  // namespace

class MainWindowTest : public QObject {
    Q_OBJECT
private slots:
    /// The screen of these tests is 800 pixels high, less than the window likes.
    void theFirstWindowFitsOnTheScreen() {
        QTemporaryDir folder;
        const Systems systems = builtInSystems();
        Locale locale(systems);
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        MainWindow window(systems, locale, settings);
        window.show();
        QVERIFY(window.screen()->availableSize().height() < 820);
        QVERIFY(window.height() < window.screen()->availableSize().height());
    }

    void printShowsSheetsInsteadOfTheMap() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "2p");
        desk.trigger("file.print");
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Print);
        QVERIFY(desk.window->dock("dock.sheets")->isVisible());
        QVERIFY(!desk.open().canvas().isVisible());
        QVERIFY(!desk.window->findChild<QToolBar*>("toolBar")->isVisible());
        QTRY_VERIFY(desk.window->findChild<PrintView*>()->idle());
        desk.trigger("mode.design");
        QVERIFY(desk.open().canvas().isVisible());
        QVERIFY(desk.window->findChild<QToolBar*>("toolBar")->isVisible());
        QVERIFY(!desk.window->dock("dock.sheets")->isVisible());
        // Another map while its sheets are seen: theirs follow.
        desk.trigger("mode.print");
        desk.window->files().newMap("clockwork-wars", "4p");
        desk.trigger("mode.print");
        QTRY_VERIFY(desk.window->findChild<PrintView*>()->idle());
        QCOMPARE(desk.open().print().plan()->job.scenario->players(), 4);
        QVERIFY(!desk.open().print().plan()->job.shareCode.empty());
    }

    void aPrintedPdfIsOpenedAsItsMap() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "3p");
        const Scenario map = desk.map();
        const QString path = desk.folder.filePath("printed.pdf");
        desk.open().print().savePdf(path);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.open().print().running(), 20'000);
        desk.window->files().newMap("clockwork-wars", "2p");
        desk.window->files().open(path);
        QVERIFY(desk.map() == map);
        QVERIFY(desk.open().document().path().isEmpty());  // saving must not replace the PDF
        QVERIFY(desk.open().document().isModified());
        desk.open().document().setPath({}, false);
    }

    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void startsOnTheWelcomePageWithMapCommandsOff() {
        Desk desk(builtInSystems());
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Welcome);
        for (const char* id : {"file.save", "edit.undo", "map.assignIds", "view.fit", "mode.design"})
            QVERIFY2(!desk.window->actions()[id]->isEnabled(), id);
        for (const char* id : {"file.open", "file.new", "tools.settings"})
            QVERIFY2(desk.window->actions()[id]->isEnabled(), id);
    }

    void designsSavesAndOpensAgain() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "2p");
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Design);
        const Catalog& catalog = desk.open().document().catalog();
        const Hex at{2, 1};
        const KindId lake = *catalog.kindId("lake");
        drop(desk.open().canvas(), at, lake, catalog);
        QCOMPARE(desk.map().board.find(at)->kind, lake);
        QVERIFY(desk.window->isWindowModified());
        QVERIFY(desk.window->actions()["edit.undo"]->text().contains("Lake"));
        desk.trigger("edit.undo");
        QCOMPARE(desk.map().board.find(at)->kind, KindId::Empty);
        desk.trigger("edit.redo");

        const QString path = desk.folder.filePath("map.hexa");
        QVERIFY(desk.open().document().save(path));
        QVERIFY(!desk.window->isWindowModified());
        const Scenario saved = desk.map();
        desk.trigger("file.close");
        QVERIFY(desk.window->workspace() == nullptr);
        desk.window->files().open(path);
        QVERIFY(desk.map() == saved);
        QCOMPARE(desk.window->files().recentFiles(), QStringList{path});
    }

    void aToyGameOpensInTheSameShell() {
        Desk desk(test::toySystems());
        const GameSystem& toy = desk.systems.list().front();
        desk.window->files().newMap(QString::fromStdString(toy.id()),
                                    QString::fromStdString(toy.layouts.front().id));
        QVERIFY(desk.window->workspace() != nullptr);
        const Catalog& catalog = desk.open().document().catalog();
        const Cell* slot = nullptr;
        for (const Cell& cell : desk.map().board.cells())
            if (cell.kind == KindId::Empty) slot = &cell;
        QVERIFY(slot != nullptr);
        const Hex at = slot->at;
        KindId plain = KindId::Empty;
        for (const KindId kind : catalog.kindIds())
            if (!catalog.isSeat(kind)) plain = kind;
        drop(desk.open().canvas(), at, plain, catalog);
        QCOMPARE(desk.map().board.find(at)->kind, plain);
        const Scenario before = desk.map();
        desk.trigger("map.turnRight");
        QVERIFY(!(desk.map() == before));
        desk.trigger("edit.undo");
        QVERIFY(desk.map() == before);
        const QString path = desk.folder.filePath("toy.hexa");
        QVERIFY(desk.open().document().save(path));
        QVERIFY(*loadScenario(path.toStdString(), desk.systems) == before);
        desk.window->grab();
    }

    void badFilesAreToldAndTheOpenMapStays_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("truncated") << QByteArray("{\"format\": \"hexatelier-scenario\", \"versi");
        QTest::newRow("not json") << QByteArray("\x89PNG\r\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("newer") << QByteArray("{\"format\": \"hexatelier-scenario\", \"version\": 99}");
    }
    void badFilesAreToldAndTheOpenMapStays() {
        QFETCH(QByteArray, content);
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "3p");
        const Scenario before = desk.map();
        const QString path = desk.folder.filePath("bad.hexa");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        for (const char* language : {"en", "de", "fr"}) {
            desk.locale.setLanguage(language);
            desk.window->files().open(path);
            const QString text = answerBox(QMessageBox::Ok);
            QVERIFY2(text.contains("bad.hexa"), qPrintable(text));
            QVERIFY2(!text.contains("json.") && !text.contains("file."), qPrintable("a bare code: " + text));
            QVERIFY(desk.map() == before);
        }
    }

    void aDirectoryIsNoMap() {
        Desk desk(builtInSystems());
        desk.window->files().open(desk.folder.path());
        QVERIFY(!answerBox(QMessageBox::Ok).isEmpty());
        QVERIFY(desk.window->workspace() == nullptr);
    }

    void unsavedChangesAreAskedFor() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "2p");
        desk.open().selection().setCurrent(Hex{1, 1});
        desk.trigger("place.2");
        QVERIFY(desk.window->isWindowModified());
        QTimer::singleShot(0, [] { answerBox(QMessageBox::Cancel); });
        desk.window->files().newMap("clockwork-wars", "4p");
        QCOMPARE(desk.map().players(), 2);
        QTimer::singleShot(0, [] { answerBox(QMessageBox::Discard); });
        desk.window->files().newMap("clockwork-wars", "4p");
        QCOMPARE(desk.map().players(), 4);
    }

    void keysPlaceWalkLockAndClear() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "4p");
        MapCanvas& canvas = desk.open().canvas();
        canvas.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
        desk.open().selection().setCurrent(Hex{3, 0});
        const auto kindAt = [&](Hex at) { return desk.map().board.find(at)->kind; };
        QTest::keyClick(&canvas, Qt::Key_5);
        QCOMPARE(kindAt({3, 0}), kindIdAt(4));
        QTest::keyClick(&canvas, Qt::Key_Down);
        QCOMPARE(*desk.open().selection().current(), (Hex{3, 1}));
        QTest::keyClick(&canvas, Qt::Key_X);
        QCOMPARE(kindAt({3, 1}), KindId::Blank);
        QTest::keyClick(&canvas, Qt::Key_L);
        QVERIFY(desk.map().board.find({3, 1})->locked);
        QTest::keyClick(&canvas, Qt::Key_Delete);
        QCOMPARE(kindAt({3, 1}), KindId::Blank);  // locked
        QTest::keyClick(&canvas, Qt::Key_L);
        QTest::keyClick(&canvas, Qt::Key_Delete);
        QCOMPARE(kindAt({3, 1}), KindId::Empty);
        QTest::keyClick(&canvas, Qt::Key_S);
        QVERIFY(!desk.open().state().symmetry().empty());
    }

    void copiesAndPastesTurned() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "4p");
        desk.open().selection().set({Hex{3, 0}, Hex{3, 1}});
        desk.trigger("place.4");
        desk.trigger("edit.copy");
        desk.trigger("edit.paste");
        QVERIFY(desk.open().stamp() != nullptr);
        desk.trigger("edit.turnRight");
        desk.open().stamp()->stampAt({1, 1});
        int lakes = 0;
        for (const Cell& cell : desk.map().board.cells()) lakes += cell.kind == kindIdAt(3) ? 1 : 0;
        QCOMPARE(lakes, 4);
        desk.open().stamp()->cancel();
        QTRY_VERIFY(desk.open().stamp() == nullptr);
    }

    void shareCodeGoesRound() {
        Desk desk(builtInSystems());
        const auto& samples = desk.systems.list().front().samples;
        QVERIFY(!samples.empty());
        desk.window->files().openSample("clockwork-wars", QString::fromStdString(samples.front().id));
        const Scenario map = desk.map();
        desk.trigger("file.copyCode");
        const QString code = QGuiApplication::clipboard()->text();
        desk.window->files().openCode(code);
        QVERIFY(std::ranges::equal(desk.map().board.cells(), map.board.cells()));
        QTimer::singleShot(0, [] { answerBox(QMessageBox::Ok); });
        desk.window->files().openCode(code.chopped(1) + (code.back() == 'A' ? "B" : "A"));
        QVERIFY(std::ranges::equal(desk.map().board.cells(), map.board.cells()));
    }

    void everyTextChangesWithTheLanguage() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "4p");
        QTRY_VERIFY(!desk.open().balance().factsPending());
        desk.locale.setLanguage("de");  // panels that are not seen show what was found in between
        desk.locale.setLanguage("en");
        QTest::qWait(50);
        const QStringList english = textsOf(*desk.window);
        // Words that are the same in two languages, names, symbols and numbers.
        static const QSet<QString> same{"Hexatelier", "Clockwork Wars"};
        for (const char* language : {"de", "fr"}) {
            desk.locale.setLanguage(language);
            const auto unchanged = [&] {
                const QStringList words = textsOf(*desk.window);
                QStringList kept;
                for (int i = 0; i < std::min(words.size(), english.size()); ++i)
                    if (words[i] == english[i] && words[i].size() > 12 && words[i].contains(' ') &&
                        !same.contains(words[i]))
                        kept << words[i];
                return kept.join("; ");
            };
            QTRY_COMPARE(textsOf(*desk.window).size(), english.size());
            // Panels that are out of sight follow when there is time.
            QTRY_COMPARE(unchanged(), QString());
        }
    }

    void everyActionIsInAMenuOrHasItsPlace() {
        Desk desk(builtInSystems());
        QSet<QString> inMenus;
        for (const char* menu : {"file", "edit", "view", "map", "generate", "balance", "play", "print",
                                 "translate", "insert", "place", "tools", "help"})
            for (const QString& id : Actions::menu(menu)) inMenus << id;
        for (QAction* action : desk.window->actions().all())
            QVERIFY2(inMenus.contains(action->objectName()), qPrintable(action->objectName()));
    }

    void noTwoActionsShareAKey() {
        Desk desk(builtInSystems());
        QMap<QString, QString> owner;
        for (QAction* action : desk.window->actions().all()) {
            if (action->shortcut().isEmpty()) continue;
            const QString key = action->shortcut().toString();
            QVERIFY2(!owner.contains(key), qPrintable(key + ": " + action->objectName() + ", " + owner[key]));
            owner.insert(key, action->objectName());
        }
    }

    void docksComeBackWhereTheyWere() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "2p");
        desk.window->dock("dock.history")->close();
        desk.window->setMode(MainWindow::Mode::Welcome);
        QVERIFY(!desk.window->dock("dock.palette")->isVisible());
        desk.window->setMode(MainWindow::Mode::Design);
        QVERIFY(desk.window->dock("dock.palette")->isVisible());
        QVERIFY(desk.window->dock("dock.history")->isHidden());
        desk.trigger("view.resetDocks");
        QVERIFY(!desk.window->dock("dock.history")->isHidden());
    }

    void balanceHasItsOwnPanelsOverTheSameMap() {
        Desk desk(builtInSystems());
        QVERIFY(!desk.window->actions()["mode.balance"]->isEnabled());
        desk.window->files().newMap("clockwork-wars", "2p");
        auto* overlays = desk.window->findChild<QWidget*>("overlayBar");
        QVERIFY(!overlays->isVisible());
        desk.window->dock("dock.statistics")->close();
        desk.trigger("mode.balance");
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Balance);
        QVERIFY(overlays->isVisible());
        QVERIFY(desk.open().canvas().isVisible());
        QVERIFY(desk.window->dock("dock.ledger")->isVisible());
        QVERIFY(!desk.window->dock("dock.check")->isHidden());
        QVERIFY(!desk.window->dock("dock.palette")->isVisible());
        desk.window->dock("dock.ledger")->close();
        desk.trigger("mode.design");
        QVERIFY(!overlays->isVisible());
        QVERIFY(desk.window->dock("dock.palette")->isVisible());
        QVERIFY(desk.window->dock("dock.check")->isHidden());
        QVERIFY(desk.window->dock("dock.statistics")->isHidden());
        auto* field = desk.window->findChild<QToolButton*>("statusBalance");
        QVERIFY2(!field->text().isEmpty() && !field->text().contains("certified"), qPrintable(field->text()));
        field->click();
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Balance);
        QVERIFY(desk.window->dock("dock.ledger")->isHidden());
        QVERIFY(desk.window->dock("dock.check")->isVisible());
    }

    /// The program itself starts live checks, so that no other test has games played beside it.
    void aMapAtRestIsPlayedUnlessTheSettingsSayNo() {
        Desk desk(builtInSystems());
        settings::setLiveCheck(desk.settings, BackgroundWork::Always);  // this machine may be on battery
        desk.window->files().openSample("clockwork-wars", "hale");
        const BalanceSession& balance = desk.open().balance();
        const auto* field = desk.window->findChild<QToolButton*>("statusBalance");
        const auto predicted = [&] { return field->text().startsWith("gap about"); };
        QTRY_VERIFY(!balance.factsPending());
        QVERIFY(!balance.live().pending() && predicted());
        desk.window->startLiveChecks();
        QTRY_VERIFY_WITH_TIMEOUT(!predicted(), 60'000);

        QTimer::singleShot(0, desk.window.get(), [] {
            auto* dialog = QApplication::activeModalWidget();
            auto* box = dialog->findChild<QCheckBox*>("liveCheck");
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
            dialog->close();
        });
        desk.trigger("tools.settings");
        QCOMPARE(settings::liveCheck(desk.settings), BackgroundWork::Never);
        QVERIFY(predicted());
        QTRY_VERIFY(!balance.live().pending());
    }

    void anOverlayIsOnlyInItsMode() {
        Desk desk(builtInSystems());
        const auto& samples = desk.systems.list().front().samples;
        desk.window->files().openSample("clockwork-wars", QString::fromStdString(samples.front().id));
        QTRY_VERIFY(!desk.open().balance().factsPending());
        desk.trigger("balance.overlayNext");
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Balance);
        QVERIFY(desk.open().canvas().heat() != nullptr);
        desk.trigger("mode.design");
        QVERIFY(desk.open().canvas().heat() == nullptr);
        desk.trigger("mode.balance");
        QVERIFY(desk.open().canvas().heat() != nullptr);
    }

    void aGameThatCannotBeJudgedHasNoBalanceMode() {
        Desk desk(test::toySystems());
        desk.window->files().newMap("toy", "2p");
        QVERIFY(!desk.window->actions()["mode.balance"]->isEnabled());
        QVERIFY(!desk.window->findChild<QToolButton*>("statusBalance")->isVisible());
        desk.window->setMode(MainWindow::Mode::Balance);
        QCOMPARE(desk.window->mode(), MainWindow::Mode::Design);
    }

    void statusSpeaksOfWhatIsShown() {
        Desk desk(builtInSystems());
        desk.window->files().newMap("clockwork-wars", "2p");
        const auto shown = [&](const char* name) {
            return desk.window->findChild<QToolButton*>(name)->isVisible();
        };
        for (const char* field :
             {"statusCounts", "statusProblems", "statusSaved", "statusZoom", "statusPlace"})
            QVERIFY2(shown(field), field);
        // Neither pages nor the table of a game are the canvas whose zoom is told.
        desk.trigger("mode.print");
        QVERIFY(shown("statusCounts"));
        QVERIFY(!shown("statusZoom"));
        // A game leaves the map as it is: whose turn it is takes the place of what is said of the map.
        desk.trigger("mode.play");
        QVERIFY(shown("statusTurn"));
        for (const char* field :
             {"statusCounts", "statusProblems", "statusBalance", "statusSaved", "statusZoom"})
            QVERIFY2(!shown(field), field);
        QVERIFY(!desk.window->findChild<QToolBar*>("toolBar")->isVisible());
        desk.trigger("mode.translate");
        QVERIFY(!shown("statusTurn"));
        for (const char* field :
             {"statusCounts", "statusProblems", "statusBalance", "statusSaved", "statusZoom", "statusPlace"})
            QVERIFY2(!shown(field), field);
        // What becomes known of the map meanwhile brings no field back.
        desk.open().document().apply({SetTexts{Localized("Another"), {}, {}}}, "title");
        QTRY_VERIFY(!desk.open().balance().factsPending());
        QVERIFY(!shown("statusBalance"));
        desk.trigger("mode.design");
        QVERIFY(shown("statusZoom"));
        QVERIFY(shown("statusBalance"));
    }

    void droppedFilesOpen() {
        Desk desk(builtInSystems());
        const QString path = desk.folder.filePath("dropped.hexa");
        const GameSystem& system = desk.systems.list().front();
        QVERIFY(saveScenario(system.layout("3p")->scenario, system.catalog, path.toStdString()));
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        drop(*desk.window, QPoint(100, 100), mime);
        QTRY_VERIFY(desk.window->workspace() != nullptr);
        QCOMPARE(desk.map().players(), 3);
        const QString other = desk.folder.filePath("other.hexa");
        QVERIFY(saveScenario(system.layout("2p")->scenario, system.catalog, other.toStdString()));
        mime.setUrls({QUrl::fromLocalFile(other)});
        drop(desk.open().canvas(), QPoint(100, 100), mime);
        QTRY_COMPARE(desk.map().players(), 2);
    }
};

HEXA_TEST(MainWindowTest);
#include "mainwindow_test.moc"
