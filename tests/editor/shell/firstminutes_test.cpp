// SPDX-License-Identifier: GPL-3.0-or-later
// First steps of a new user: the tour, help, an unfinished map.
#include "editor/canvas/designcanvas.h"
#include "editor/help/manualwindow.h"
#include "editor/problems/problemspanel.h"
#include "editor/shell/actions.h"
#include "editor/shell/commands/helpcommands.h"
#include "tests/editor/shell/windowtest.h"
#include "tests/support/test.h"

#include <QAccessible>
#include <QAccessibleInterface>
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWidget>

#include <algorithm>

using namespace hexa;
using namespace hexa::editor;

class FirstMinutesTest : public hexa::test::WindowTest {
    Q_OBJECT

    TourBar& tour() { return mWindow->helpCommands().tour(); }
    void next() { QTest::mouseClick(tour().findChild<QPushButton*>("tourNext"), Qt::LeftButton); }
    int empty() { return document().counts().of(KindId::Empty); }
    std::vector<Hex> emptySlots() {
        std::vector<Hex> list;
        for (const Cell& cell : document().scenario().board.cells())
            if (cell.kind == KindId::Empty) list.push_back(cell.at);
        return list;
    }
    /// Places a tile by the keyboard, like a person.
    void placeAt(Hex at) {
        Workspace& open = *mWindow->workspace();
        open.selection().set({at});
        open.selection().setCurrent(at);
        open.canvas().setFocus();
        QTest::keyClick(&open.canvas(), Qt::Key_2);
    }

private slots:
    void init() {
        openWindow();
        mWindow->resize(1366, 728);
        QVERIFY(QTest::qWaitForWindowActive(mWindow.get()));
    }
    void cleanup() { closeWindow(); }

    /// Each step of the tour is finished by doing it; a closed tour waits at its step.
    void theTourLeadsThroughFiveSteps() {
        QTest::mouseClick(mWindow->findChild<QPushButton*>("tour"), Qt::LeftButton);
        QVERIFY(tour().running());
        QVERIFY(mWindow->mode() == WindowMode::Design);
        const int free = empty();
        QVERIFY(free > 5);
        QVERIFY(!tour().isDone());
        placeAt(emptySlots().front());
        QVERIFY2(tour().isDone(), "a tile was placed");
        next();
        QCOMPARE(tour().step(), static_cast<int>(TourBar::Mirror));

        QTest::mouseClick(tour().findChild<QToolButton*>("tourClose"), Qt::LeftButton);
        QVERIFY(!tour().running());
        mWindow->actions()["help.tour"]->trigger();
        QCOMPARE(tour().step(), static_cast<int>(TourBar::Mirror));

        for (int i = 0; i < 6 && mWindow->workspace()->state().symmetry().size() < 2; ++i)
            mWindow->actions()["map.symmetryNext"]->trigger();
        QVERIFY(mWindow->workspace()->state().symmetry().size() > 1);
        for (const Hex at : emptySlots()) {
            placeAt(at);
            if (tour().isDone()) break;
        }
        QVERIFY2(tour().isDone(), "tiles were placed with partners");
        next();
        mWindow->actions()["generate.fill"]->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(empty(), 0, test::patience);
        QVERIFY(tour().isDone());
        next();
        QCOMPARE(tour().step(), static_cast<int>(TourBar::Check));
        QVERIFY(!mWindow->dock("dock.check")->isHidden());
        next();  // a check takes long: skipped
        mWindow->setMode(WindowMode::Print);
        QVERIFY(tour().isDone());
        next();
        QVERIFY(!tour().running() && !tour().isVisible());
        QVERIFY(!document().isModified());  // it was practice
    }

    /// The map of the tour is not the user's work; later changes are.
    void nobodyIsAskedAboutTheMapOfTheTour() {
        int asked = 0;
        QTimer watch;
        watch.callOnTimeout([&] {
            if (QMessageBox* box = openBox()) {
                ++asked;
                box->reject();
            }
        });
        watch.start(10);
        mWindow->actions()["help.tour"]->trigger();
        placeAt(emptySlots().front());
        QVERIFY(document().isModified());
        QVERIFY(files().maySafelyClose());
        QCOMPARE(asked, 0);
        QTest::mouseClick(tour().findChild<QToolButton*>("tourClose"), Qt::LeftButton);
        QVERIFY(files().maySafelyClose());
        QCOMPARE(asked, 0);
        placeAt(emptySlots().front());
        QVERIFY(!files().maySafelyClose());
        QCOMPARE(asked, 1);
        document().undoStack().setClean();
    }

    /// In a game with pieces on a board the tour has steps of its own, and each game's tour begins
    /// again.
    void theTourIsThatOfTheOpenGame() {
        files().newMap("claymore-saga", "plan-2");
        mWindow->actions()["help.tour"]->trigger();
        QVERIFY(tour().running());
        QCOMPARE(mWindow->workspace()->document().system().id(), std::string("claymore-saga"));
        QVERIFY(document().scenario().board.pieces.empty());
        auto& text = *tour().findChild<QLabel*>("tourText");
        QVERIFY2(text.text().contains("Step 1 of 3") && text.text().contains("piece"),
                 qPrintable(text.text()));
        QVERIFY(!tour().isDone());
        PiecePlacement marsh;
        marsh.kind = "marsh";
        marsh.at = document().scenario().board.cells().front().at;
        document().apply({SplicePieces{{{0, 0, {marsh}}}}}, [] { return QString("place"); });
        QVERIFY2(tour().isDone(), "a piece was placed");
        next();
        QVERIFY(tour().task() == TourBar::Check);
        QVERIFY(!mWindow->dock("dock.check")->isHidden());
        QTest::mouseClick(tour().findChild<QToolButton*>("tourClose"), Qt::LeftButton);
        document().undoStack().setClean();
        files().newMap("clockwork-wars", "2p");
        mWindow->actions()["help.tour"]->trigger();
        QVERIFY(tour().task() == TourBar::Drag);
        QCOMPARE(mWindow->workspace()->document().system().id(), std::string("clockwork-wars"));
        QTest::mouseClick(tour().findChild<QToolButton*>("tourClose"), Qt::LeftButton);
        document().undoStack().setClean();
    }

    /// Every control with a name leads to a section; one without, to that of its mode.
    void helpKnowsWhatIsUnderThePointer() {
        files().openSample("clockwork-wars", "hale");
        mWindow->showDock("dock.ledger");
        mWindow->helpCommands().showManual(HelpCommands::topicsOf(mWindow->dock("dock.ledger")->widget()));
        ManualWindow* manual = mWindow->helpCommands().manual();
        QVERIFY(manual != nullptr && manual->isVisible());
        QCOMPARE(manual->section(), QString("fairness"));
        for (const auto& mode : mWindow->modes()) {
            const ModeInfo& info = mode->info();
            QVERIFY2(manual->showTopic(QString::fromLatin1(info.mode.id())), info.mode.id());
            for (const auto& [dock, title, area] : info.docks)
                QVERIFY2(manual->manual().about(dock) || qstrcmp(dock, "dock.rules") == 0, dock);
        }
        // Topics with the form of commands are commands: nothing is left of a renamed one.
        for (const Manual::Section& section : manual->manual().sections())
            for (const QString& topic : section.topics) {
                const bool page = std::ranges::any_of(mWindow->modes(), [&](const auto& mode) {
                    return mode->info().under && topic == QLatin1String(mode->info().mode.id());
                });
                const bool command = topic.contains('.') && !topic.startsWith("dock.") && !page;
                if (command) QVERIFY2(mWindow->findChild<QAction*>(topic) != nullptr, qPrintable(topic));
                if (topic.startsWith("dock."))
                    QVERIFY2(mWindow->findChild<QDockWidget*>(topic), qPrintable(topic));
            }
        mWindow->actions()["help.news"]->trigger();
        QCOMPARE(manual->section(), QString("news"));
        manual->close();
    }

    /// An unfinished map is one line; its button fills the map. A bare map itself shows the next
    /// step.
    void anUnfinishedMapIsOneLineWithAButton() {
        files().newMap("clockwork-wars", "2p");
        auto* hint = mWindow->workspace()->canvas().findChild<QLabel*>("emptyHint");
        QVERIFY(hint != nullptr && hint->isVisible());
        mWindow->setMode(WindowMode::Generate);  // where no tile can be placed
        QVERIFY(!hint->isVisible());
        mWindow->setMode(WindowMode::Design);
        QVERIFY(hint->isVisible());
        auto* panel = mWindow->findChild<ProblemsPanel*>();
        QTRY_VERIFY(panel->fixAction()->isEnabled());
        QCOMPARE(panel->fixAction()->text(), QString("Fill empty slots"));
        panel->fixAction()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(empty(), 0, test::patience);
        QVERIFY(!hint->isVisible());
        QVERIFY2(document().undoStack().undoText().contains("Fill"),
                 qPrintable(document().undoStack().undoText()));
        document().undoStack().undo();
        QVERIFY(empty() > 0 && hint->isVisible());
        document().undoStack().setClean();
    }

    /// Every control has a name for screen readers.
    void everyControlHasAName() {
        files().openSample("clockwork-wars", "hale");
        mWindow->workspace()->generate().setWishes(mWindow->workspace()->generate().wishes());
        QStringList nameless;
        const auto look = [&](const QString& where) {
            QTest::qWait(50);
            for (const QWidget* widget : mWindow->findChildren<QWidget*>()) {
                const bool control = widget->inherits("QAbstractButton") || widget->inherits("QComboBox") ||
                                     widget->inherits("QAbstractSpinBox") || widget->inherits("QLineEdit") ||
                                     widget->inherits("QAbstractItemView") ||
                                     widget->inherits("QAbstractSlider") || widget->inherits("QTextEdit") ||
                                     widget->inherits("QPlainTextEdit");
                // Parts of controls and of the window itself are described by their owner.
                const bool part = widget->inherits("QScrollBar") || widget->inherits("QHeaderView") ||
                                  widget->objectName().startsWith("qt_") ||
                                  widget->parentWidget()->inherits("QAbstractSpinBox") ||
                                  widget->parentWidget()->inherits("QComboBox") ||
                                  widget->parentWidget()->inherits("QLineEdit") ||
                                  widget->parentWidget()->inherits("QTabBar") ||
                                  widget->inherits("QTableCornerButton") ||
                                  widget->inherits("hexa::editor::Card") ||  // named when its file was read
                                  widget->focusPolicy() == Qt::NoFocus;
                if (!control || part || !widget->isVisible()) continue;
                QAccessibleInterface* reported =
                    QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
                if (reported == nullptr || reported->text(QAccessible::Name).trimmed().isEmpty())
                    nameless << where + ": " + widget->metaObject()->className() + ' ' + widget->objectName();
            }
        };
        for (const auto& mode : mWindow->modes()) {
            const ModeInfo& info = mode->info();
            if (info.under) continue;  // a page without a button shows a file, and none is open
            mWindow->setMode(info.mode);
            look(info.mode.id());
            for (const auto& [dock, title, area] : info.docks) {
                mWindow->showDock(dock);
                look(dock);
            }
        }
        nameless.removeDuplicates();
        QVERIFY2(nameless.isEmpty(), qPrintable('\n' + nameless.join('\n')));
    }

    /// Buttons without words have a description and their key.
    void buttonsTellKeyAndPurpose() {
        const QString tip = mWindow->actions()["tool.fill"]->toolTip();
        QVERIFY2(tip.startsWith("Fill (G)\n") && tip.size() > 20, qPrintable(tip));
        mLocale.setLanguage("fr");
        QTRY_VERIFY(mWindow->actions()["tool.fill"]->toolTip() != tip);
    }
};

HEXA_TEST(FirstMinutesTest);
#include "firstminutes_test.moc"
