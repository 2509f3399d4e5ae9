// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/commandsearch.h"

#include "editor/commands/actiontext.h"
#include "tests/support/test.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QKeySequence>
#include <QLineEdit>
#include <QListView>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace hexa;
using namespace hexa::editor;

class CommandSearchTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QMainWindow> mWindow;
    QList<QAction*> mActions;
    CommandSearch* mSearch = nullptr;
    QLineEdit* mField = nullptr;
    QListView* mList = nullptr;

    QAction* add(QMenu* menu, const QString& text, const QKeySequence& keys = {}) {
        QAction* action = menu->addAction(text);
        action->setShortcut(keys);
        mActions << action;
        return action;
    }
    QString at(int row) const { return mList->model()->index(row, 0).data().toString(); }
    QString current() const { return mList->currentIndex().data().toString(); }

private slots:
    void init() {
        mActions.clear();
        mWindow = std::make_unique<QMainWindow>();
        QMenu* file = mWindow->menuBar()->addMenu("&File");
        QMenu* edit = mWindow->menuBar()->addMenu("&Edit");
        QMenu* sub = edit->addMenu("S&ymmetry");
        add(file, "&Save", QKeySequence("Ctrl+S"));
        add(file, "Save &as…");
        add(file, "&Export…")->setEnabled(false);
        add(edit, "Select &all");
        add(sub, "&Half turn");
        mActions << file->addSeparator();
        mWindow->resize(800, 600);
        mWindow->show();
        QVERIFY(QTest::qWaitForWindowExposed(mWindow.get()));
        mSearch = new CommandSearch(mWindow.get());
        mField = mSearch->findChild<QLineEdit*>();
        mList = mSearch->findChild<QListView*>();
        mSearch->open(mActions);
        QVERIFY(mSearch->isVisible());
    }

    void listsAllButDisabledLast() {
        QCOMPARE(mList->model()->rowCount(), 5);
        QCOMPARE(at(0), QString("Save"));
        QCOMPARE(at(4), QString("Export"));
        QVERIFY(!mList->model()->flags(mList->model()->index(4, 0)).testFlag(Qt::ItemIsEnabled));
        QCOMPARE(current(), QString("Save"));
    }

    void typingRanksAndEnterTriggers() {
        QSignalSpy triggered(mActions[1], &QAction::triggered);
        QSignalSpy chosen(mSearch, &CommandSearch::chosen);
        QTest::keyClicks(mField, "svas");
        QCOMPARE(current(), QString("Save as"));
        QTest::keyClick(mField, Qt::Key_Return);
        QCOMPARE(triggered.count(), 1);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(!mSearch->isVisible());
    }

    void arrowsWalkOverEnabledOnes() {
        QTest::keyClick(mField, Qt::Key_Up);
        QCOMPARE(mList->currentIndex().row(), 3);  // not 4, which is disabled
        QTest::keyClick(mField, Qt::Key_Down);
        QCOMPARE(mList->currentIndex().row(), 0);
        QTest::keyClick(mField, Qt::Key_PageDown);
        QCOMPARE(mList->currentIndex().row(), 3);
    }

    void disabledIsNotTriggered() {
        QSignalSpy triggered(mActions[2], &QAction::triggered);
        QTest::keyClicks(mField, "export");
        QCOMPARE(mList->model()->rowCount(), 1);
        QTest::keyClick(mField, Qt::Key_Return);
        QCOMPARE(triggered.count(), 0);
        QVERIFY(mSearch->isVisible());
    }

    void escapeCloses() {
        QTest::keyClick(mField, Qt::Key_Escape);
        QVERIFY(!mSearch->isVisible());
    }

    void mouseTriggers() {
        QSignalSpy triggered(mActions[3], &QAction::triggered);
        QTest::keyClicks(mField, "select");
        const QRect line = mList->visualRect(mList->model()->index(0, 0));
        QTest::mouseClick(mList->viewport(), Qt::LeftButton, {}, line.center());
        QCOMPARE(triggered.count(), 1);
    }

    void menusCount() {
        QCOMPARE(menuPath(*mActions[4]), QString("Edit › Symmetry"));
        QTest::keyClicks(mField, "symmetry half");
        QCOMPARE(current(), QString("Half turn"));
        QTest::keyClicks(mField, "zzz");
        QCOMPARE(mList->model()->rowCount(), 0);
        QVERIFY(!mList->isVisible());
    }

    /// "blank" must not offer Keep Map as A of the menu Balance.
    void scatteredLettersAreNoMatch() {
        QMenu* balance = mWindow->menuBar()->addMenu("&Balance");
        add(balance, "Keep Map as &A");
        add(balance, "Start or Stop &Check");
        QMenu* file = mWindow->menuBar()->addMenu("&Map");
        add(file, "New &Blank Shape…");
        mSearch->open(mActions);
        QTest::keyClicks(mField, "blank");
        QCOMPARE(mList->model()->rowCount(), 1);
        QCOMPARE(current(), QString("New Blank Shape"));
        // Beginnings of words still do, of the menu too.
        mField->clear();
        QTest::keyClicks(mField, "bal ke");
        QCOMPARE(current(), QString("Keep Map as A"));
        mField->clear();
        QTest::keyClicks(mField, "nbs");
        QCOMPARE(current(), QString("New Blank Shape"));
    }
};

HEXA_TEST(CommandSearchTest);
#include "commandsearch_test.moc"
