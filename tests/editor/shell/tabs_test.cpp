// SPDX-License-Identifier: GPL-3.0-or-later
// Several maps in one window: tabs, each with its own work, side by side, and all of them again at
// the next start.
#include "core/edit/builders.h"
#include "core/io/format/scenariofile.h"
#include "editor/balance/overlays.h"
#include "editor/document/fileclaim.h"
#include "editor/document/recoveryfolder.h"
#include "editor/generate/gallerypanel.h"
#include "editor/modes/maparea.h"
#include "editor/settings/keys.h"
#include "editor/shell/actions.h"
#include "editor/shell/files/leftwork.h"
#include "editor/window/autosave.h"
#include "editor/window/maptabs.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <functional>

using namespace hexa;
using namespace hexa::editor;

class TabsTest : public test::WindowTest {
    Q_OBJECT

    const GameSystem& game() const { return mSystems.list().front(); }
    Scenario map(const char* title, const char* layout = "2p") const {
        Scenario scenario = game().layout(layout)->scenario;
        scenario.title.set("en", title);
        return scenario;
    }
    QString file(const char* name, const char* layout = "2p") {
        const QString path = this->path(qPrintable(QString("%1.hexa").arg(name)));
        if (!saveScenario(map(name, layout), game().catalog, path.toStdString())) qFatal("no file");
        return path;
    }
    void open(const char* name, const char* layout = "2p") { files().open(file(name, layout)); }
    QTabBar& tabs() { return *mWindow->findChild<QTabBar*>("mapTabs"); }
    QStringList names() {
        QStringList names;
        for (int i = 0; i < tabs().count(); ++i) names << tabs().tabText(i);
        return names;
    }
    QString current() { return tabs().tabText(tabs().currentIndex()); }
    Workspace& at(int tab) { return *files().maps().all()[static_cast<std::size_t>(tab)]; }
    void key(int key, Qt::KeyboardModifiers modifiers) {
        QTest::keyClick(mWindow.get(), Qt::Key(key), modifiers);
    }
    void clickTab(int tab, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(&tabs(), button, {}, tabs().tabRect(tab).center());
    }
    /// Something that can be undone, by the keyboard on the canvas.
    void change() {
        Workspace& map = *mWindow->workspace();
        for (const Cell& cell : map.document().scenario().board.cells())
            if (cell.kind == KindId::Empty) {
                map.selection().setCurrent(cell.at);
                break;
            }
        QTest::keyClick(&map.canvas(), Qt::Key_2);
    }
    /// Answers the questions that come, by the texts of their buttons without mnemonics ("Discard":
    /// whatever it is called); empty: Escape.
    template <class Act>
    QStringList answering(QStringList answers, const Act& act) {
        QStringList asked;
        QTimer person;
        person.callOnTimeout([&] {
            QMessageBox* box = openBox();
            if (box == nullptr) return;
            asked << box->text();
            const QString answer = answers.isEmpty() ? QString() : answers.takeFirst();
            if (answer == "Discard") return box->button(QMessageBox::Discard)->click();
            for (QAbstractButton* button : box->buttons())
                if (!answer.isEmpty() && button->text().remove('&') == answer) return button->click();
            box->reject();
        });
        person.start(10);
        act();
        QTest::qWait(30);
        return asked;
    }

    /// Answers the list of unsaved maps by its button of this name (empty: Escape), after removing
    /// the ticks of some maps by the keyboard. Returns the number of questions and the list.
    template <class Act>
    int answeringList(const QString& button, QStringList& listed, const Act& act,
                      const QStringList& unwanted = {}) {
        int asked = 0;
        QTimer person;
        person.callOnTimeout([&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || dialog->objectName() != "unsavedDialog") return;
            ++asked;
            auto& list = *dialog->findChild<QListWidget*>("unsavedMaps");
            listed.clear();
            for (int row = 0; row < list.count(); ++row) {
                listed << list.item(row)->text();
                if (!unwanted.contains(list.item(row)->text())) continue;
                list.setCurrentRow(row);
                QTest::keyClick(&list, Qt::Key_Space);
            }
            if (button.isEmpty()) return dialog->reject();
            QTest::mouseClick(dialog->findChild<QPushButton*>(button), Qt::LeftButton);
        });
        person.start(10);
        act();
        QTest::qWait(30);
        return asked;
    }

private slots:
    /// The panel of a map that came to the front in another mode is made when it is asked for.
    void findWorksInEveryModeAfterAChangeOfTab() {
        open("First");
        open("Second");
        for (const WindowMode mode : {WindowMode::Generate, WindowMode::Play, WindowMode::Print}) {
            mWindow->setMode(mode);
            clickTab(tabs().currentIndex() == 0 ? 1 : 0);
            QCOMPARE(mWindow->mode(), mode);
            mWindow->actions()["edit.find"]->trigger();
            const auto* words = mWindow->dock("dock.find")->findChild<QLineEdit*>("findWords");
            QVERIFY(words != nullptr);
            QTRY_VERIFY(words->isVisible());
        }
    }
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() {
        openWindow();
        mWindow->resize(1280, 760);
        mWindow->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
    }
    void cleanup() {
        closeWindow();
        QDir(FileCommands::dataFolder("recovery")).removeRecursively();
    }

    void everyMapHasATab() {
        auto* row = mWindow->findChild<MapTabs*>();
        open("alpha");
        QVERIFY(!row->isVisible());  // a map alone needs none
        open("beta", "3p");
        QVERIFY(row->isVisible());
        QCOMPARE(names(), (QStringList{"alpha", "beta"}));
        QCOMPARE(current(), QString("beta"));
        QCOMPARE(document().scenario().players(), 3);
        QCOMPARE(tabs().tabToolTip(0), QDir::toNativeSeparators(path("alpha.hexa")));
        clickTab(0);
        QCOMPARE(document().scenario().players(), 2);
        QVERIFY(mWindow->windowTitle().startsWith("alpha"));
        // Panels are about the visible map.
        QVERIFY(at(0).canvas().isVisible());
        QVERIFY(!at(1).canvas().isVisible());
        mWindow->setMode(WindowMode::Welcome);
        QVERIFY(!row->isVisible());
    }

    void keysGoRoundTheTabs() {
        for (const char* name : {"alpha", "beta", "gamma"}) open(name);
        key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(current(), QString("alpha"));
        key(Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(current(), QString("beta"));
        key(Qt::Key_Backtab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(current(), QString("alpha"));
        QVERIFY(mWindow->workspace()->canvas().hasFocus());
        key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(names(), (QStringList{"beta", "gamma"}));
        QCOMPARE(current(), QString("beta"));
        key(Qt::Key_W, Qt::ControlModifier);
        key(Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(mWindow->workspace(), nullptr);
        QCOMPARE(mWindow->mode(), WindowMode::Welcome);
    }

    void eachHasItsOwnStepsSelectionAndView() {
        open("alpha");
        change();
        QVERIFY(document().isModified());
        QCOMPARE(tabs().tabText(0), QString("alpha*"));
        mWindow->workspace()->canvas().setZoom(2.5);
        const Hex chosen = *mWindow->workspace()->selection().current();
        const QPointF middle = mWindow->workspace()->canvas().visibleMap().center();
        open("beta");
        QVERIFY(!document().isModified());
        QVERIFY(!mWindow->actions()["edit.undo"]->isEnabled());
        QVERIFY(mWindow->workspace()->selection().hexes().empty());
        clickTab(0);
        QVERIFY(mWindow->actions()["edit.undo"]->isEnabled());
        QCOMPARE(mWindow->workspace()->selection().current(), std::optional(chosen));
        QCOMPARE(mWindow->workspace()->canvas().zoom(), 2.5);
        QVERIFY((mWindow->workspace()->canvas().visibleMap().center() - middle).manhattanLength() < 0.1);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!document().isModified());
        QCOMPARE(names(), (QStringList{"alpha", "beta"}));
    }

    void commandsAreConnectedOnceHoweverOftenTabsChange() {
        open("alpha");
        open("beta");
        for (int i = 0; i < 10; ++i) clickTab(i % 2);
        const int steps = document().undoStack().count();
        change();
        QCOMPARE(document().undoStack().count(), steps + 1);
        QCOMPARE(at(0).document().undoStack().count(), 0);
        QSignalSpy reported(&files(), &FileCommands::reported);
        key(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(reported.count(), 1);
    }

    void aFileThatIsOpenIsShown() {
        open("alpha");
        open("beta");
        change();
        files().open(path("alpha.hexa"));
        QCOMPARE(names(), (QStringList{"alpha", "beta*"}));
        QCOMPARE(current(), QString("alpha"));
        QVERIFY(QFile::link(path("beta.hexa"), path("link.hexa")));
        files().open(path("link.hexa"));
        QCOMPARE(tabs().count(), 2);
        QCOMPARE(current(), QString("beta*"));
        // A map can't be saved over an open one either.
        clickTab(0);
        QVERIFY(files().maps().withFile(path("nothing.hexa")) == nullptr);
    }

    void anUntouchedNewMapGivesItsPlace() {
        files().newMap("clockwork-wars", "2p");
        files().newMap("clockwork-wars", "3p");
        QCOMPARE(tabs().count(), 1);
        open("alpha");
        QCOMPARE(names(), QStringList{"alpha"});
        files().newMap("clockwork-wars", "2p");
        change();
        open("beta");
        QCOMPARE(tabs().count(), 3);
    }

    void closingAsksAboutThatMap() {
        open("alpha");
        change();
        open("beta");
        // By the middle button, on a tab other than the current one: it is shown, with the
        // question.
        QStringList asked = answering({}, [&] {
            clickTab(0, Qt::MiddleButton);
            QTest::qWait(50);
        });
        QCOMPARE(asked.size(), 1);
        QVERIFY2(asked.front().contains("alpha"), qPrintable(asked.front()));
        QCOMPARE(names(), (QStringList{"alpha*", "beta"}));
        QCOMPARE(current(), QString("alpha*"));
        asked = answering({}, [&] {
            clickTab(1, Qt::MiddleButton);
            QTest::qWait(50);
        });
        QVERIFY(asked.isEmpty());
        QCOMPARE(names(), QStringList{"alpha*"});
        open("gamma");
        asked = answering({"Save"}, [&] { files().close(at(0)); });
        QCOMPARE(asked.size(), 1);
        QCOMPARE(names(), QStringList{"gamma"});
        const auto saved = loadScenario(path("alpha.hexa").toStdString(), mSystems);
        QVERIFY(saved && !(saved->board == map("alpha").board));
    }

    void othersAreClosedTogether() {
        for (const char* name : {"alpha", "beta", "gamma"}) open(name);
        clickTab(0);
        change();
        clickTab(1);
        QStringList asked = answering({}, [&] { mWindow->actions()["file.closeOthers"]->trigger(); });
        QCOMPARE(asked.size(), 1);
        QCOMPARE(tabs().count(), 3);
        clickTab(1);
        asked = answering({"Discard"}, [&] { mWindow->actions()["file.closeOthers"]->trigger(); });
        QCOMPARE(names(), QStringList{"beta"});
    }

    /// One question for any number of maps: ticked ones are saved, the others discarded.
    void theWindowAsksOnceAboutAllMaps() {
        for (const char* name : {"alpha", "beta", "gamma", "delta"}) {
            open(name);
            if (QString(name) != "beta") change();
        }
        QStringList listed;
        int asked = answeringList({}, listed, [&] { mWindow->close(); });
        QCOMPARE(asked, 1);
        QCOMPARE(listed, (QStringList{"alpha", "gamma", "delta"}));
        QVERIFY(mWindow->isVisible());  // called off: nothing is saved, nothing is lost
        QCOMPARE(names(), (QStringList{"alpha*", "beta", "gamma*", "delta*"}));
        const Board before = map("gamma").board;
        asked = answeringList("unsavedSave", listed, [&] { mWindow->close(); }, {"gamma"});
        QCOMPARE(asked, 1);
        QVERIFY(!mWindow->isVisible());
        const auto saved = [&](const char* name) {
            return !(
                loadScenario(path(qPrintable(QString("%1.hexa").arg(name))).toStdString(), mSystems)->board ==
                before);
        };
        QVERIFY(saved("alpha") && saved("delta"));
        QVERIFY(!saved("gamma"));  // without its tick
    }

    void allMayBeDiscardedAtOnce() {
        for (const char* name : {"alpha", "beta"}) {
            open(name);
            change();
        }
        QStringList listed;
        QCOMPARE(answeringList("unsavedDiscard", listed, [&] { mWindow->close(); }), 1);
        QVERIFY(!mWindow->isVisible());
        QVERIFY(loadScenario(path("alpha.hexa").toStdString(), mSystems)->board == map("alpha").board);
    }

    void unnamedMapsAreNumbered() {
        for (int i = 0; i < 3; ++i) {
            files().newMap("clockwork-wars", "2p");
            change();
        }
        QCOMPARE(names(), (QStringList{"Unnamed map*", "Unnamed map 2*", "Unnamed map 3*"}));
        QVERIFY(mWindow->windowTitle().startsWith("Unnamed map 3"));
        // A free number is used again; the other maps keep theirs.
        (void)answering({"Discard"}, [&] { files().close(at(1)); });
        QCOMPARE(names(), (QStringList{"Unnamed map*", "Unnamed map 3*"}));
        files().newMap("clockwork-wars", "2p");
        QVERIFY(names().contains("Unnamed map 2"));
    }

    /// Names stay readable in little room; the arrows of the bar reach hidden tabs.
    void namesOfTabsStayReadable() {
        for (const char* name : {"harbour", "mountain", "northern-lights", "old-forest", "prairie", "river"})
            open(name);
        tabs().parentWidget()->setMaximumWidth(420);
        QCoreApplication::processEvents();
        for (int tab = 0; tab < tabs().count(); ++tab) {
            const int room = tabs().tabRect(tab).width();
            QVERIFY2(room >= tabs().fontMetrics().horizontalAdvance(tabs().tabText(tab)),
                     qPrintable(QString("%1: %2").arg(tabs().tabText(tab)).arg(room)));
        }
    }

    /// Panels sized for a larger window never take the map's room.
    void panelsLeaveRoomForTheMap() {
        open("alpha");
        mWindow->resize(2400, 900);
        mWindow->setMode(WindowMode::Generate);
        mWindow->resizeDocks({mWindow->dock("dock.wishes"), mWindow->dock("dock.gallery")}, {700, 700},
                             Qt::Horizontal);
        QCoreApplication::processEvents();
        mWindow->setMode(WindowMode::Design);
        mWindow->resize(1280, 760);
        QCoreApplication::processEvents();
        mWindow->setMode(WindowMode::Generate);
        QCoreApplication::processEvents();
        QVERIFY2(mWindow->workspace()->canvas().width() > 1280 / 3,
                 qPrintable(QString::number(mWindow->workspace()->canvas().width())));
    }

    void modesFollowTheCurrentMap() {
        open("alpha");
        open("beta", "4p");
        for (const auto mode :
             {WindowMode::Generate, WindowMode::Balance, WindowMode::Play, WindowMode::Print}) {
            mWindow->setMode(mode);
            clickTab(0);
            QCOMPARE(mWindow->mode(), mode);
            QCOMPARE(document().scenario().players(), 2);
            clickTab(1);
            QCOMPARE(mWindow->mode(), mode);
            QCOMPARE(document().scenario().players(), 4);
        }
    }

    void aGameGoesOnInItsTab() {
        open("alpha");
        for (const GameSystem& system : mSystems.list())
            if (!system.samples.empty()) {
                files().openSample(QString::fromStdString(system.id()),
                                   QString::fromStdString(system.samples.front().id));
                break;
            }
        Workspace& played = *mWindow->workspace();
        played.play().program.setPaused(true);
        mWindow->actions()["play.start"]->trigger();
        QCOMPARE(mWindow->mode(), WindowMode::Play);
        QVERIFY(played.play().session.match() != nullptr);
        clickTab(0);
        QCOMPARE(mWindow->workspace()->play().session.match(), nullptr);
        clickTab(1);
        QCOMPARE(mWindow->workspace(), &played);
        QVERIFY(played.play().session.match() != nullptr);
        QVERIFY(mWindow->canvas() != nullptr);
    }

    void everyFileIsWatchedAndClaimed() {
        open("alpha");
        open("beta");
        QVERIFY(FileClaim::isHeld(path("alpha.hexa")));
        QVERIFY(FileClaim::isHeld(path("beta.hexa")));
        // A change of a hidden map marks its tab, and is reported when the map is shown.
        QTest::qWait(50);
        QVERIFY(saveScenario(map("changed"), game().catalog, path("alpha.hexa").toStdString()));
        QTRY_VERIFY(!tabs().tabIcon(0).isNull());
        QVERIFY(tabs().tabToolTip(0).contains("changed"));
        QVERIFY(tabs().tabIcon(1).isNull());
        const auto shownBars = [&] {
            int shown = 0;
            for (const QWidget* bar : mWindow->findChildren<QWidget*>("changedFileBar"))
                shown += bar->isVisible() ? 1 : 0;
            return shown;
        };
        QCOMPARE(shownBars(), 0);
        clickTab(0);
        QCOMPARE(shownBars(), 1);
        files().reload();
        QCOMPARE(current(), QString("changed"));
        QCOMPARE(names(), (QStringList{"changed", "beta"}));
        QTRY_VERIFY(tabs().tabIcon(0).isNull());
        // Opening the other one shows its tab.
        QVERIFY(FileClaim::show(path("beta.hexa")));
        QCOMPARE(current(), QString("beta"));
        files().close(at(1));
        QVERIFY(!FileClaim::isHeld(path("beta.hexa")));
    }

    void everyMapIsSavedByItselfAndHasItsRecoveryCopy() {
        open("alpha");
        change();
        open("beta");
        change();
        mWindow->keepWork();
        const auto copies = [] {
            return QDir(FileCommands::dataFolder("recovery")).entryList({"*" + Recovery::suffix()}).size();
        };
        QCOMPARE(copies(), 2);
        mWindow->findChild<Autosave*>()->setPause(std::chrono::milliseconds(30));
        QTRY_COMPARE(names(), (QStringList{"alpha", "beta"}));
        QTRY_COMPARE(copies(), 0);
    }

    void allRecoveredMapsComeBack() {
        open("alpha");
        change();
        open("beta");
        change();
        mWindow->leaveWork();
        mWindow = std::make_unique<MainWindow>(mSystems, mLocale, *mSettings);
        mWindow->show();
        // With the session of last time: the copy takes the place of its file.
        settings::setStart(*mSettings, settings::Start::LastMap);
        mWindow->begin();
        QCOMPARE(names(), (QStringList{"alpha", "beta"}));
        // One list with their names, not a box after the other.
        QStringList listed;
        QTimer::singleShot(50, [&] {
            auto* dialog = qobject_cast<LeftWorkDialog*>(QApplication::activeModalWidget());
            QVERIFY(dialog != nullptr);
            auto* list = dialog->findChild<QListWidget*>("leftWorkList");
            for (int row = 0; row < list->count(); ++row) {
                listed << list->item(row)->text();
                QCOMPARE(list->item(row)->checkState(), Qt::Checked);
            }
            QTest::mouseClick(dialog->findChild<QPushButton*>("leftWorkRecover"), Qt::LeftButton);
        });
        offerLeftWork(mWindow.get(), files().leftWork());
        QCOMPARE(listed.size(), 2);
        listed.sort();
        QVERIFY2(listed[0].contains("alpha") && listed[1].contains("beta"), qPrintable(listed.join('|')));
        QCOMPARE(names(), (QStringList{"alpha*", "beta*"}));
    }

    void theNextStartHasTheMapsOfLastTime() {
        open("alpha");
        open("beta", "3p");
        open("gamma");
        clickTab(1);
        mWindow->workspace()->canvas().setZoom(3);
        mWindow->workspace()->canvas().centreOn({2, 1});
        files().newMap("clockwork-wars", "2p");  // never saved: not of the session
        clickTab(1);
        mWindow->setMode(WindowMode::Balance);
        QVERIFY(mWindow->close());
        settings::setStart(*mSettings, settings::Start::LastMap);
        mWindow = std::make_unique<MainWindow>(mSystems, mLocale, *mSettings);
        mWindow->resize(1280, 760);
        mWindow->show();
        QVERIFY(QFile::remove(path("gamma.hexa")));
        mWindow->begin();
        QTest::qWait(20);
        QCOMPARE(names(), (QStringList{"alpha", "beta"}));
        QCOMPARE(current(), QString("beta"));
        QCOMPARE(mWindow->mode(), WindowMode::Balance);
        QCOMPARE(mWindow->workspace()->canvas().zoom(), 3.0);
        const QPointF middle = mWindow->workspace()->canvas().visibleMap().center();
        QVERIFY2((middle - QPointF(2, 1)).manhattanLength() < 0.05, qPrintable(QString::number(middle.x())));
        // Another window has them already: it has no question about each.
        MainWindow second(mSystems, mLocale, *mSettings);
        const QStringList asked = answering({}, [&] { second.begin(); });
        QVERIFY(asked.size() <= 1);  // that about the last map
        QVERIFY(second.files().maps().all().empty());
    }

    /// A map of another game without a running one has no empty panels of the previous game.
    void panelsOfAGameStayWithIt() {
        files().openSample("claymore-saga", "battle-1");
        QVERIFY(mWindow->workspace()->play().session.start());
        mWindow->setMode(WindowMode::Play);
        QVERIFY(mWindow->dock("dock.table")->isVisible());
        open("alpha");
        mWindow->setMode(WindowMode::Play);
        QVERIFY(!mWindow->dock("dock.table")->isVisible());
        clickTab(0);
        QVERIFY(mWindow->dock("dock.table")->isVisible());
        clickTab(1);
        QVERIFY(!mWindow->dock("dock.table")->isVisible());
    }

    /// A crash loses nothing of it: Welcome offers the previous maps, in their mode.
    void welcomeOffersTheMapsOfLastTime() {
        open("alpha");
        open("beta");
        mWindow->setMode(WindowMode::Balance);
        QTRY_COMPARE(mSettings->value("session/maps/size").toInt(), 2);
        QTRY_COMPARE(mSettings->value("session/mode").toString(), QString("mode.balance"));
        // Without closing, only the settings are left.
        mSettings->sync();
        mWindow.reset();
        mWindow = std::make_unique<MainWindow>(mSystems, mLocale, *mSettings);
        mWindow->show();
        mWindow->begin();
        QCOMPARE(mWindow->mode(), WindowMode::Welcome);
        auto* card = mWindow->findChild<QAbstractButton*>("lastTime");
        QVERIFY(card != nullptr);
        QCOMPARE(card->text(), QString("Reopen 2 maps"));
        card->click();
        QTRY_COMPARE(names(), (QStringList{"alpha", "beta"}));
        QCOMPARE(current(), QString("beta"));
        QCOMPARE(mWindow->mode(), WindowMode::Balance);
        // What is open is not offered, and what is not kept yet does not forget the rest.
        mWindow->setMode(WindowMode::Welcome);
        QVERIFY(mWindow->findChild<QAbstractButton*>("lastTime") == nullptr);
    }

    void mapsOfOneNameAreDistinguishedByTheirFiles() {
        QVERIFY(QDir(mFolder->path()).mkpath("copy"));
        for (const char* name : {"ford.hexa", "ford2.hexa", "copy/ford.hexa"}) {
            QVERIFY(saveScenario(map("The Ford"), game().catalog, path(name).toStdString()).ok());
            files().open(path(name));
        }
        const QString folder = QDir(mFolder->path()).dirName();
        QCOMPARE(names(), (QStringList{"The Ford (" + folder + "/ford.hexa)", "The Ford (ford2.hexa)",
                                       "The Ford (copy/ford.hexa)"}));
        QVERIFY(mWindow->windowTitle().startsWith("The Ford (copy/ford.hexa)"));
        // A double click leads to the title; with another one the file need not be named.
        QTest::mouseDClick(&tabs(), Qt::LeftButton, {}, tabs().tabRect(1).center());
        auto* title = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(title != nullptr);
        QCOMPARE(title->text(), QString("The Ford"));
        title->setText("The Hill");
        QTest::keyClick(title, Qt::Key_Return);
        QCOMPARE(names(), (QStringList{"The Ford (" + folder + "/ford.hexa)", "The Hill*",
                                       "The Ford (copy/ford.hexa)"}));
    }

    void mapsStandSideBySideWithTheirGaps() {
        for (const Sample& sample : game().samples)
            files().openSample(QString::fromStdString(game().id()), QString::fromStdString(sample.id));
        const int count = tabs().count();
        QVERIFY(count > 1);
        key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        auto* area = mWindow->findChild<MapArea*>();
        QVERIFY(area->sideBySide());
        QCOMPARE(mWindow->mode(), WindowMode::Design);
        for (int i = 0; i < count; ++i) {
            QVERIFY(at(i).canvas().isVisible());
            QTRY_VERIFY(!at(i).balance().factsPending());
        }
        const auto cells = area->findChildren<MapCell*>();
        QCOMPARE(cells.size(), count);
        int fairest = 0;
        for (const MapCell* cell : cells) {
            QVERIFY(!cell->said().isEmpty());
            QVERIFY(!cell->findChild<QLabel*>("mapCellGap")->text().isEmpty());
            fairest += cell->said().contains("smallest gap") ? 1 : 0;
        }
        QVERIFY(fairest >= 1);
        // Once a map has been played, its games count.
        const auto fairestIsLeast = [&] {
            double least = 1e9;
            for (const MapCell* cell : cells) least = std::min(least, cell->gap().value_or(1e9));
            return std::ranges::all_of(cells, [&](const MapCell* cell) {
                return cell->said().contains("smallest gap") == (cell->gap() == least);
            });
        };
        QVERIFY(fairestIsLeast());
        // A map that is proven fair by its symmetry needs no games.
        const auto best = std::ranges::find_if(
            cells, [](const MapCell* cell) { return !cell->map().balance().facts().symmetric; });
        QVERIFY(best != cells.end());
        BalanceSession& balance = (*best)->map().balance();
        balance.setPanel({"greedy"});
        balance.setMargin(0.2);
        balance.startCheck();
        QTRY_VERIFY_WITH_TIMEOUT(balance.resultCounts(), test::patience);
        QCOMPARE((*best)->gap(), std::optional(balance::expectedGap(*balance.played()).gap));
        QVERIFY(fairestIsLeast());
        // A click on another map makes it the current one; both stay.
        Workspace& first = at(0);
        QVERIFY(mWindow->workspace() != &first);
        QTest::mouseClick(&first.canvas(), Qt::LeftButton, {}, first.canvas().rect().center());
        QTRY_COMPARE(mWindow->workspace(), &first);
        QVERIFY(area->sideBySide());
        for (int i = 0; i < count; ++i) QVERIFY(at(i).canvas().isVisible());
        // One is left out and stays open.
        for (MapCell* cell : cells)
            if (&cell->map() == &at(1))
                QTest::mouseClick(cell->findChild<QToolButton*>("mapCellOut"), Qt::LeftButton);
        QTRY_VERIFY(!at(1).canvas().isVisible());
        QCOMPARE(tabs().count(), count);
        key(Qt::Key_S, Qt::ControlModifier | Qt::AltModifier);
        QVERIFY(!area->sideBySide());
        QVERIFY(first.canvas().isVisible());
        QVERIFY(!at(1).canvas().isVisible());
    }

    /// Generating begins with the wanted layout, and so with its proven maps.
    void generatingBeginsWithALayout() {
        const auto answer = [this](const std::function<void(QDialog&)>& act) {
            QTimer person;
            person.callOnTimeout([&] {
                auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                if (dialog == nullptr) return;
                person.stop();
                act(*dialog);
            });
            person.start(10);
            QTest::mouseClick(mWindow->findChild<QPushButton*>("generate"), Qt::LeftButton);
        };
        answer([](QDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
        QVERIFY(mWindow->workspace() == nullptr);
        answer([](QDialog& dialog) {
            auto* layouts = dialog.findChild<QListWidget*>("layouts");
            QVERIFY(layouts->findItems("Random layout", Qt::MatchExactly).isEmpty());
            layouts->setCurrentItem(layouts->findItems("Four players, tall", Qt::MatchExactly).value(0));
            QTest::keyClick(layouts, Qt::Key_Return);
        });
        QVERIFY(mWindow->workspace() != nullptr);
        QCOMPARE(mWindow->mode(), WindowMode::Generate);
        QCOMPARE(document().scenario().board, game().layout("4p-alt")->scenario.board);
    }

    void aSurpriseIsAFairMapInATabOfItsOwn() {
        open("alpha");
        // The game is that of the open map. Its layouts are offered, and any of them in front.
        const auto choose = [](const QString& layout) {
            auto* person = new QTimer(qApp);
            person->callOnTimeout(person, [person, layout] {
                auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
                if (dialog == nullptr) return;
                person->deleteLater();
                person->stop();
                QVERIFY(!dialog->findChild<QListWidget*>("games")->isVisible());
                auto* layouts = dialog->findChild<QListWidget*>("layouts");
                QCOMPARE(layouts->currentItem()->text(), QString("Random layout"));
                const auto found = layouts->findItems(layout, Qt::MatchExactly);
                QCOMPARE(found.size(), 1);
                layouts->setCurrentItem(found.front());
                QTest::keyClick(layouts, Qt::Key_Return);
            });
            person->start(10);
        };
        choose("Two players, variant");
        QTest::keyClick(mWindow.get(), Qt::Key_N, Qt::ControlModifier | Qt::AltModifier);
        QTRY_COMPARE_WITH_TIMEOUT(tabs().count(), 2, test::patience);
        QVERIFY(document().scenario().seats.size() == 2);
        const QString title = current();
        QVERIFY2(QRegularExpression("^Surprise \\d+\\*$").match(title).hasMatch(), qPrintable(title));
        QCOMPARE(document().counts().of(KindId::Empty), 0);
        QVERIFY(document().isModified());
        const Board board = document().scenario().board;
        // Its number gives the same map again.
        const QString number = title.mid(9).chopped(1);
        QTimer person;
        person.callOnTimeout([&] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            person.stop();
            dialog->findChild<QLineEdit*>()->setText(number);
            dialog->accept();
        });
        person.start(10);
        mWindow->actions()["file.surpriseSeed"]->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(tabs().count(), 3, test::patience);
        QVERIFY(document().scenario().board == board);
        // One that is being made can be stopped.
        mWindow->setMode(WindowMode::Welcome);
        auto* button = mWindow->findChild<QPushButton*>("surprise");
        choose("Random layout");
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY2(button->text().contains("Stop"), qPrintable(button->text()));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(!button->text().contains("Stop"));
        QVERIFY(tabs().count() <= 4);
    }

    /// After opening a map its keys work at once, for the first, a further or a revisited one.
    void theMapHasTheKeys() {
        for (const char* name : {"alpha", "beta"}) {
            open(name);
            QTRY_VERIFY2(mWindow->workspace()->canvas().hasFocus(),
                         QApplication::focusWidget() == nullptr
                             ? "nobody"
                             : qPrintable(QApplication::focusWidget()->objectName()));
        }
        mWindow->setMode(WindowMode::Welcome);
        files().openSample("clockwork-wars", "hale");
        QTRY_VERIFY(mWindow->workspace()->canvas().hasFocus());
        mWindow->actions()["view.previousMap"]->trigger();
        QTRY_VERIFY(mWindow->workspace()->canvas().hasFocus());
    }

    void tabsAreInTheLanguageOfTheWindow() {
        Scenario both = map("Castle");
        both.title.set("de", "Burg");
        files().openScenario(both, Changes::Unsaved);
        files().newMap("clockwork-wars", "2p");
        QCOMPARE(tabs().tabText(0), QString("Castle*"));
        mLocale.setLanguage("de");
        QTRY_COMPARE(tabs().tabText(0), QString("Burg*"));
        mLocale.setLanguage("en");
    }

    void tabsCanBeMoved() {
        for (const char* name : {"alpha", "beta", "gamma"}) open(name);
        tabs().moveTab(0, 2);
        QCOMPARE(names(), (QStringList{"beta", "gamma", "alpha"}));
        QCOMPARE(std::string(at(2).document().scenario().title.in("en")), std::string("alpha"));
        QCOMPARE(current(), QString("gamma"));
        QCOMPARE(std::string(document().scenario().title.in("en")), std::string("gamma"));
    }
};

HEXA_TEST(TabsTest);
#include "tabs_test.moc"
