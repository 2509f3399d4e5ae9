// SPDX-License-Identifier: GPL-3.0-or-later
// The whole window, with the real game and with a toy game that it has never heard of.
#include "core/base/result.h"
#include "core/io/format/scenariofile.h"
#include "core/registry/registry.h"
#include "editor/document/kindmime.h"
#include "editor/print/printview.h"
#include "editor/settings/keys.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/filecommands.h"
#include "editor/shell/files/sharing.h"
#include "editor/shell/maps/workspace.h"
#include "editor/window/mainwindow.h"
#include "tests/editor/openwindow.h"
#include "tests/support/test.h"
#include "tests/support/toysystem.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QCoreApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QFile>
#include <QGuiApplication>
#include <QIODevice>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>
#include <QWidget>

#include <memory>

using namespace hexa;
using namespace hexa::editor;

namespace {

/// A window with its own settings, over the given games.
struct WindowStudio : test::OpenWindow {
    explicit WindowStudio(Systems games) : OpenWindow(std::move(games)) { show({1200, 800}); }
    const Scenario& map() { return document().scenario(); }
};

/// Answers the next modal or open message box by pressing a button; returns its text.
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

/// Simulates a drag from outside onto a widget: enter, move, drop.
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
    /// The screen of these tests is 800 pixels high, less than the window's preferred height.
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
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "2p");
        studio.trigger("file.print");
        QCOMPARE(studio.window->mode(), WindowMode::Print);
        QVERIFY(studio.window->dock("dock.sheets")->isVisible());
        QVERIFY(!studio.workspace().canvas().isVisible());
        QVERIFY(!studio.window->findChild<QToolBar*>("toolBar")->isVisible());
        QTRY_VERIFY(studio.window->findChild<PrintView*>()->idle());
        studio.trigger("mode.design");
        QVERIFY(studio.workspace().canvas().isVisible());
        QVERIFY(studio.window->findChild<QToolBar*>("toolBar")->isVisible());
        QVERIFY(!studio.window->dock("dock.sheets")->isVisible());
        // Another map while its sheets are seen: theirs follow.
        studio.trigger("mode.print");
        studio.window->files().newMap("clockwork-wars", "4p");
        studio.trigger("mode.print");
        QTRY_VERIFY(studio.window->findChild<PrintView*>()->idle());
        QCOMPARE(studio.workspace().print().plan()->job.scenario->players(), 4);
        QVERIFY(!studio.workspace().print().plan()->job.shareCode.empty());
    }

    /// Before hundreds of pages are printed or saved, their number is shown.
    void veryManyPagesAreAskedAbout() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "2p");
        studio.trigger("mode.print");
        PrintSession& print = studio.workspace().print();
        sheets::SheetOptions options = print.options();
        options.sheets = {sheets::SheetKind::Poster};
        options.tileSize = 600;
        print.setOptions(options);
        QTRY_VERIFY(print.upToDate());
        const std::size_t pages = print.plan()->pages.size();
        QVERIFY(pages > PrintSession::manyPages);
        for (const char* action : {"print.pdf", "print.pictures", "print.print"}) {
            QString asked;
            QTimer::singleShot(0, studio.window.get(), [&] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box == nullptr) return;
                asked = box->text();
                QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
            });
            studio.trigger(action);
            QVERIFY2(asked.contains(QLocale().toString(static_cast<qulonglong>(pages))), qPrintable(asked));
            QVERIFY(!print.running());
        }
    }

    void aPrintedPdfIsOpenedAsItsMap() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "3p");
        const Scenario map = studio.map();
        const QString path = studio.folder.filePath("printed.pdf");
        studio.workspace().print().savePdf(path);
        QTRY_VERIFY_WITH_TIMEOUT(!studio.workspace().print().running(), test::patience);
        studio.window->files().newMap("clockwork-wars", "2p");
        studio.window->files().open(path);
        QVERIFY(studio.map() == map);
        QVERIFY(studio.workspace().document().path().isEmpty());  // saving must not replace the PDF
        QVERIFY(studio.workspace().document().isModified());
        studio.workspace().document().setPath({});
    }

    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void startsOnTheWelcomePageWithMapCommandsOff() {
        WindowStudio studio(builtInSystems());
        QCOMPARE(studio.window->mode(), WindowMode::Welcome);
        for (const char* id : {"file.save", "edit.undo", "map.assignIds", "view.fit", "mode.design"})
            QVERIFY2(!studio.window->actions()[id]->isEnabled(), id);
        for (const char* id : {"file.open", "file.new", "tools.settings"})
            QVERIFY2(studio.window->actions()[id]->isEnabled(), id);
    }

    void designsSavesAndOpensAgain() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "2p");
        QCOMPARE(studio.window->mode(), WindowMode::Design);
        const Catalog& catalog = studio.workspace().document().catalog();
        const Hex at{2, 1};
        const KindId lake = *catalog.kindId("lake");
        drop(studio.workspace().canvas(), at, lake, catalog);
        QCOMPARE(studio.map().board.find(at)->kind, lake);
        QVERIFY(studio.window->isWindowModified());
        QVERIFY(studio.window->actions()["edit.undo"]->text().contains("Lake"));
        studio.trigger("edit.undo");
        QCOMPARE(studio.map().board.find(at)->kind, KindId::Empty);
        studio.trigger("edit.redo");

        const QString path = studio.folder.filePath("map.hexa");
        QVERIFY(studio.workspace().document().save(path));
        QVERIFY(!studio.window->isWindowModified());
        const Scenario saved = studio.map();
        studio.trigger("file.close");
        QVERIFY(studio.window->workspace() == nullptr);
        studio.window->files().open(path);
        QVERIFY(studio.map() == saved);
        QCOMPARE(studio.window->files().recent().paths(), QStringList{path});
    }

    /// The tool bar is not shown in every mode; the buttons that change it stay under the pointer.
    void modeButtonsStayWhereTheyAre() {
        WindowStudio studio(builtInSystems());
        studio.window->show();
        studio.window->files().newMap("clockwork-wars", "2p");
        auto* modes = studio.window->findChild<QToolBar*>("modeBar");
        QVERIFY(modes != nullptr);
        const auto places = [&] {
            QList<QPoint> list;
            for (const QToolButton* button : modes->findChildren<QToolButton*>())
                if (button->isVisible()) list << button->mapTo(studio.window.get(), QPoint());
            return list;
        };
        studio.window->setMode(WindowMode::Design);
        QCoreApplication::processEvents();
        const QList<QPoint> before = places();
        QVERIFY(before.size() >= 5);
        for (const auto& mode : studio.window->modes()) {
            const ModeInfo& info = mode->info();
            studio.window->setMode(info.mode);
            QTRY_COMPARE(places(), before);
        }
    }

    void aToyGameOpensInTheSameShell() {
        WindowStudio studio(test::toySystems());
        const GameSystem& toy = studio.systems.list().front();
        studio.window->files().newMap(QString::fromStdString(toy.id()),
                                      QString::fromStdString(toy.layouts.front().id));
        QVERIFY(studio.window->workspace() != nullptr);
        const Catalog& catalog = studio.workspace().document().catalog();
        const Cell* slot = nullptr;
        for (const Cell& cell : studio.map().board.cells())
            if (cell.kind == KindId::Empty) slot = &cell;
        QVERIFY(slot != nullptr);
        const Hex at = slot->at;
        KindId plain = KindId::Empty;
        for (const KindId kind : catalog.kindIds())
            if (!catalog.isSeat(kind)) plain = kind;
        drop(studio.workspace().canvas(), at, plain, catalog);
        QCOMPARE(studio.map().board.find(at)->kind, plain);
        const Scenario before = studio.map();
        studio.trigger("map.turnRight");
        QVERIFY(!(studio.map() == before));
        studio.trigger("edit.undo");
        QVERIFY(studio.map() == before);
        const QString path = studio.folder.filePath("toy.hexa");
        QVERIFY(studio.workspace().document().save(path));
        QVERIFY(*loadScenario(path.toStdString(), studio.systems) == before);
        studio.window->grab();
    }

    void badFilesAreReportedAndTheOpenMapStays_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("truncated") << QByteArray("{\"format\": \"hexatelier-scenario\", \"versi");
        QTest::newRow("not json") << QByteArray("\x89PNG\r\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("newer") << QByteArray("{\"format\": \"hexatelier-scenario\", \"version\": 99}");
    }
    void badFilesAreReportedAndTheOpenMapStays() {
        QFETCH(QByteArray, content);
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "3p");
        const Scenario before = studio.map();
        const QString path = studio.folder.filePath("bad.hexa");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
        file.close();
        for (const char* language : {"en", "de", "fr"}) {
            studio.locale.setLanguage(language);
            studio.window->files().open(path);
            const QString text = answerBox(QMessageBox::Ok);
            QVERIFY2(text.contains("bad.hexa"), qPrintable(text));
            QVERIFY2(!text.contains("json.") && !text.contains("file."), qPrintable("a bare code: " + text));
            QVERIFY(studio.map() == before);
        }
    }

    void aDirectoryIsNoMap() {
        WindowStudio studio(builtInSystems());
        studio.window->files().open(studio.folder.path());
        QVERIFY(!answerBox(QMessageBox::Ok).isEmpty());
        QVERIFY(studio.window->workspace() == nullptr);
    }

    void unsavedChangesAreAskedFor() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "2p");
        studio.workspace().selection().setCurrent(Hex{1, 1});
        studio.trigger("place.2");
        QVERIFY(studio.window->isWindowModified());
        // Another map is another tab, without a question; closing this one asks.
        studio.window->files().newMap("clockwork-wars", "4p");
        QCOMPARE(studio.map().players(), 4);
        Workspace& changed = *studio.window->files().maps().all().front();
        QTimer::singleShot(0, [] { answerBox(QMessageBox::Cancel); });
        studio.window->files().close(changed);
        QCOMPARE(studio.map().players(), 2);
        QTimer::singleShot(0, [] { answerBox(QMessageBox::Discard); });
        studio.window->files().close(changed);
        QCOMPARE(studio.map().players(), 4);
        QCOMPARE(studio.window->files().maps().all().size(), std::size_t{1});
    }

    void keysPlaceWalkLockAndClear() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "4p");
        MapCanvas& canvas = studio.workspace().canvas();
        canvas.setFocus();
        QVERIFY(QTest::qWaitForWindowActive(studio.window.get()));
        studio.workspace().selection().setCurrent(Hex{3, 0});
        const auto kindAt = [&](Hex at) { return studio.map().board.find(at)->kind; };
        QTest::keyClick(&canvas, Qt::Key_5);
        QCOMPARE(kindAt({3, 0}), kindIdAt(4));
        QTest::keyClick(&canvas, Qt::Key_Down);
        QCOMPARE(*studio.workspace().selection().current(), (Hex{3, 1}));
        QTest::keyClick(&canvas, Qt::Key_X);
        QCOMPARE(kindAt({3, 1}), KindId::Blank);
        QTest::keyClick(&canvas, Qt::Key_L);
        QVERIFY(studio.map().board.find({3, 1})->locked);
        QTest::keyClick(&canvas, Qt::Key_Delete);
        QCOMPARE(kindAt({3, 1}), KindId::Blank);  // locked
        QTest::keyClick(&canvas, Qt::Key_L);
        QTest::keyClick(&canvas, Qt::Key_Delete);
        QCOMPARE(kindAt({3, 1}), KindId::Empty);
        QTest::keyClick(&canvas, Qt::Key_S);
        QVERIFY(!studio.workspace().state().symmetry().empty());
    }

    void copiesAndPastesTurned() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "4p");
        studio.workspace().selection().set({Hex{3, 0}, Hex{3, 1}});
        studio.trigger("place.4");
        studio.trigger("edit.copy");
        studio.trigger("edit.paste");
        QVERIFY(studio.workspace().stamp() != nullptr);
        studio.trigger("edit.turnRight");
        studio.workspace().stamp()->stampAt({1, 1});
        int lakes = 0;
        for (const Cell& cell : studio.map().board.cells()) lakes += cell.kind == kindIdAt(3) ? 1 : 0;
        QCOMPARE(lakes, 4);
        studio.workspace().stamp()->cancel();
        QTRY_VERIFY(studio.workspace().stamp() == nullptr);
    }

    void shareCodeGoesRound() {
        WindowStudio studio(builtInSystems());
        const auto& samples = studio.systems.list().front().samples;
        QVERIFY(!samples.empty());
        studio.window->files().openSample("clockwork-wars", QString::fromStdString(samples.front().id));
        const Scenario map = studio.map();
        studio.trigger("file.copyCode");
        const QString code = QGuiApplication::clipboard()->text();
        studio.window->findChild<Sharing*>()->openCode(code);
        QVERIFY(std::ranges::equal(studio.map().board.cells(), map.board.cells()));
        QTimer::singleShot(0, [] { answerBox(QMessageBox::Ok); });
        studio.window->findChild<Sharing*>()->openCode(code.chopped(1) + (code.back() == 'A' ? "B" : "A"));
        QVERIFY(std::ranges::equal(studio.map().board.cells(), map.board.cells()));
    }

    void everyTextChangesWithTheLanguage() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "4p");
        QTRY_VERIFY(!studio.workspace().balance().factsPending());
        studio.locale.setLanguage("de");  // panels that are not seen show what was found in between
        studio.locale.setLanguage("en");
        QTest::qWait(50);
        const QStringList english = textsOf(*studio.window);
        // Words identical in two languages, names, symbols and numbers.
        static const QSet<QString> same{"Hexatelier", "Clockwork Wars", "Die Claymore-Saga",
                                        "Bauen und Beherrschen"};
        for (const char* language : {"de", "fr"}) {
            studio.locale.setLanguage(language);
            const auto unchanged = [&] {
                const QStringList words = textsOf(*studio.window);
                QStringList kept;
                for (int i = 0; i < std::min(words.size(), english.size()); ++i)
                    if (words[i] == english[i] && words[i].size() > 12 && words[i].contains(' ') &&
                        !same.contains(words[i]))
                        kept << words[i];
                return kept.join("; ");
            };
            QTRY_COMPARE(textsOf(*studio.window).size(), english.size());
            // Hidden panels follow later.
            QTRY_COMPARE(unchanged(), QString());
        }
    }

    void everyActionIsInAMenuOrHasItsPlace() {
        WindowStudio studio(builtInSystems());
        QSet<QString> inMenus;
        for (const char* menu :
             {"file", "edit", "view", "map", "generate", "balance", "play", "print", "translate", "alerts",
              "memories", "rows", "insert", "vision", "place", "tools", "help"})
            for (const QString& id : Actions::menu(menu)) inMenus << id;
        for (QAction* action : studio.window->actions().all())
            QVERIFY2(inMenus.contains(action->objectName()), qPrintable(action->objectName()));
    }

    /// A menu higher than a small screen would be broken into columns that cover the window.
    void menusFitOnSmallScreens() {
        WindowStudio studio(builtInSystems());
        for (const char* language : {"en", "de", "fr"}) {
            studio.locale.setLanguage(language);
            for (QMenu* menu : studio.window->menuBar()->findChildren<QMenu*>()) {
                int height = 0;
                for (const QAction* action : menu->actions())
                    height += menu->actionGeometry(const_cast<QAction*>(action)).height();
                QVERIFY2(height > 0 || menu->isEmpty(), qPrintable(menu->objectName()));
                QVERIFY2(height <= 700, qPrintable(menu->title() + ' ' + QString::number(height)));
            }
        }
    }

    void noTwoActionsShareAKey() {
        WindowStudio studio(builtInSystems());
        QMap<QString, QString> owner;
        for (QAction* action : studio.window->actions().all()) {
            if (action->shortcut().isEmpty()) continue;
            const QString key = action->shortcut().toString();
            QVERIFY2(!owner.contains(key), qPrintable(key + ": " + action->objectName() + ", " + owner[key]));
            owner.insert(key, action->objectName());
        }
    }

    void docksComeBackWhereTheyWere() {
        WindowStudio studio(builtInSystems());
        studio.window->files().newMap("clockwork-wars", "2p");
        studio.window->dock("dock.history")->close();
        studio.window->setMode(WindowMode::Welcome);
        QVERIFY(!studio.window->dock("dock.palette")->isVisible());
        studio.window->setMode(WindowMode::Design);
        QVERIFY(studio.window->dock("dock.palette")->isVisible());
        QVERIFY(studio.window->dock("dock.history")->isHidden());
        studio.trigger("view.resetDocks");
        QVERIFY(!studio.window->dock("dock.history")->isHidden());
    }

    void balanceHasItsOwnPanelsOverTheSameMap() {
        WindowStudio studio(builtInSystems());
        QVERIFY(!studio.window->actions()["mode.balance"]->isEnabled());
        studio.window->files().newMap("clockwork-wars", "2p");
        auto* overlays = studio.window->findChild<QWidget*>("overlayBar");
        QVERIFY(!overlays->isVisible());
        studio.window->dock("dock.statistics")->close();
        studio.trigger("mode.balance");
        QCOMPARE(studio.window->mode(), WindowMode::Balance);
        QVERIFY(overlays->isVisible());
        QVERIFY(studio.workspace().canvas().isVisible());
        QVERIFY(studio.window->dock("dock.ledger")->isVisible());
        QVERIFY(!studio.window->dock("dock.check")->isHidden());
        QVERIFY(!studio.window->dock("dock.palette")->isVisible());
        studio.window->dock("dock.ledger")->close();
        studio.trigger("mode.design");
        QVERIFY(!overlays->isVisible());
        QVERIFY(studio.window->dock("dock.palette")->isVisible());
        QVERIFY(studio.window->dock("dock.check")->isHidden());
        QVERIFY(studio.window->dock("dock.statistics")->isHidden());
        auto* field = studio.window->findChild<QToolButton*>("statusBalance");
        QVERIFY2(!field->text().isEmpty() && !field->text().contains("certified"), qPrintable(field->text()));
        field->click();
        QCOMPARE(studio.window->mode(), WindowMode::Balance);
        QVERIFY(studio.window->dock("dock.ledger")->isHidden());
        QVERIFY(studio.window->dock("dock.check")->isVisible());
    }

    /// The program itself starts live checks, so that no other test has games played beside it.
    void aMapAtRestIsPlayedUnlessTheSettingsSayNo() {
        WindowStudio studio(builtInSystems());
        settings::setLiveCheck(studio.settings, BackgroundWork::Always);  // this machine may be on battery
        studio.window->files().openSample("clockwork-wars", "hale");
        const BalanceSession& balance = studio.workspace().balance();
        const auto* field = studio.window->findChild<QToolButton*>("statusBalance");
        const auto predicted = [&] { return field->text().startsWith("predicted gap"); };
        QTRY_VERIFY(!balance.factsPending());
        QVERIFY(!balance.live().pending() && predicted());
        studio.window->startLiveChecks();
        QTRY_VERIFY_WITH_TIMEOUT(!predicted(), test::patience);

        QTimer::singleShot(0, studio.window.get(), [] {
            auto* dialog = QApplication::activeModalWidget();
            auto* box = dialog->findChild<QCheckBox*>("liveCheck");
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
            dialog->close();
        });
        studio.trigger("tools.settings");
        QCOMPARE(settings::liveCheck(studio.settings), BackgroundWork::Never);
        QVERIFY(predicted());
        QTRY_VERIFY(!balance.live().pending());
    }

    void anOverlayIsOnlyInItsMode() {
        WindowStudio studio(builtInSystems());
        const auto& samples = studio.systems.list().front().samples;
        studio.window->files().openSample("clockwork-wars", QString::fromStdString(samples.front().id));
        QTRY_VERIFY(!studio.workspace().balance().factsPending());
        studio.trigger("balance.overlayNext");
        QCOMPARE(studio.window->mode(), WindowMode::Balance);
        QVERIFY(studio.workspace().canvas().heat() != nullptr);
        studio.trigger("mode.design");
        QVERIFY(studio.workspace().canvas().heat() == nullptr);
        studio.trigger("mode.balance");
        QVERIFY(studio.workspace().canvas().heat() != nullptr);
    }

    void aGameThatCannotBeJudgedHasNoBalanceMode() {
        WindowStudio studio(test::toySystems());
        studio.window->files().newMap("toy", "2p");
        QVERIFY(!studio.window->actions()["mode.balance"]->isEnabled());
        QVERIFY(!studio.window->findChild<QToolButton*>("statusBalance")->isVisible());
        studio.window->setMode(WindowMode::Balance);
        QCOMPARE(studio.window->mode(), WindowMode::Design);
    }

    void statusSpeaksOfWhatIsShown() {
        WindowStudio studio(builtInSystems());
        studio.window->files().openSample("clockwork-wars", "hale");
        const auto shown = [&](const char* name) {
            return studio.window->findChild<QToolButton*>(name)->isVisible();
        };
        for (const char* field :
             {"statusCounts", "statusProblems", "statusSaved", "statusZoom", "statusPlace"})
            QVERIFY2(shown(field), field);
        // The zoom belongs to the canvas, neither to pages nor to a game's table.
        studio.trigger("mode.print");
        QVERIFY(shown("statusCounts"));
        QVERIFY(!shown("statusZoom"));
        // A game does not change the map: the player to move replaces the figures of the map.
        studio.trigger("mode.play");
        QVERIFY(!shown("statusTurn"));
        QVERIFY(studio.workspace().play().session.start());
        QVERIFY(shown("statusTurn"));
        for (const char* field :
             {"statusCounts", "statusProblems", "statusBalance", "statusSaved", "statusZoom"})
            QVERIFY2(!shown(field), field);
        QVERIFY(!studio.window->findChild<QToolBar*>("toolBar")->isVisible());
        studio.trigger("mode.translate");
        QVERIFY(!shown("statusTurn"));
        for (const char* field :
             {"statusCounts", "statusProblems", "statusBalance", "statusSaved", "statusZoom", "statusPlace"})
            QVERIFY2(!shown(field), field);
        // New facts about the map meanwhile bring no field back.
        studio.workspace().document().apply({SetTexts{Localized("Another"), {}, {}}}, "title");
        QTRY_VERIFY(!studio.workspace().balance().factsPending());
        QVERIFY(!shown("statusBalance"));
        studio.trigger("mode.design");
        QVERIFY(shown("statusZoom"));
        QVERIFY(shown("statusBalance"));
    }

    /// A sentence that needs the room of the fields gets it, for as long as it is shown.
    void longMessagesAreWhole() {
        WindowStudio studio(builtInSystems());
        studio.window->resize(1366, 768);
        studio.window->files().openSample("clockwork-wars", "hale");
        QStatusBar& bar = *studio.window->statusBar();
        const auto* counts = studio.window->findChild<QToolButton*>("statusCounts");
        QTRY_VERIFY(counts->isVisible());
        const int height = bar.height();
        bar.showMessage(QStringLiteral("Saved."));
        QVERIFY(counts->isVisible());
        const QString sentence = studio.workspace().locale().text(Error("clipboard.other-game"));
        bar.showMessage(sentence + ' ' + sentence);
        QVERIFY(!counts->isVisible());
        QCOMPARE(bar.height(), height);
        bar.clearMessage();
        QVERIFY(counts->isVisible());
    }

    void droppedFilesOpen() {
        WindowStudio studio(builtInSystems());
        const QString path = studio.folder.filePath("dropped.hexa");
        const GameSystem& system = studio.systems.list().front();
        QVERIFY(saveScenario(system.layout("3p")->scenario, system.catalog, path.toStdString()));
        QMimeData mime;
        mime.setUrls({QUrl::fromLocalFile(path)});
        drop(*studio.window, QPoint(100, 100), mime);
        QTRY_VERIFY(studio.window->workspace() != nullptr);
        QCOMPARE(studio.map().players(), 3);
        const QString other = studio.folder.filePath("other.hexa");
        QVERIFY(saveScenario(system.layout("2p")->scenario, system.catalog, other.toStdString()));
        mime.setUrls({QUrl::fromLocalFile(other)});
        drop(studio.workspace().canvas(), QPoint(100, 100), mime);
        QTRY_COMPARE(studio.map().players(), 2);
    }
};

HEXA_TEST(MainWindowTest);
#include "mainwindow_test.moc"
