// SPDX-License-Identifier: GPL-3.0-or-later
// Heights of many rows: visible ones at once, the others soon, and nothing jumps.
#include "editor/translate/rowheights.h"
#include "tests/support/test.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QHeaderView>
#include <QScrollBar>
#include <QStandardItem>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace hexa;
using namespace hexa::editor;

namespace {

constexpr int rows = 3'000;

struct View : QTableView {
    /// Returns the height of a row that shows all of its text.
    int wanted(int row) const { return sizeHintForRow(row); }
};

/// Rows of one to five lines in a column wide enough for each.
struct Table {
    Table() : model(rows, 1) {
        for (int row = 0; row < rows; ++row) set(row, row % 5);
        view.setModel(&model);
        view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
        view.resize(400, 300);
        view.show();
        static_cast<void>(QTest::qWaitForWindowExposed(&view));
        heights = new RowHeights(view);
    }
    void set(int row, int breaks) {
        model.setItem(row, new QStandardItem(QString("a\n").repeated(breaks) + 'b'));
    }
    bool fits(int row) { return view.rowHeight(row) >= view.wanted(row); }
    QStandardItemModel model;
    View view;
    RowHeights* heights = nullptr;
};

}  // namespace

class RowHeightsTest : public QObject {
    Q_OBJECT
private slots:
    void seenRowsFirstThenTheOthers() {
        Table table;
        table.heights->renewAll();
        const int last = table.view.rowAt(table.view.viewport()->height() - 1);
        QVERIFY(last >= 3);
        for (int row = 0; row <= last; ++row) QVERIFY2(table.fits(row), qPrintable(QString::number(row)));
        QVERIFY(table.heights->busy());
        QTRY_VERIFY_WITH_TIMEOUT(!table.heights->busy(), test::patience);
        for (int row = 0; row < rows; ++row) QVERIFY2(table.fits(row), qPrintable(QString::number(row)));
    }

    void whatIsSeenStaysWhereItIs() {
        Table table;
        table.view.setCurrentIndex(table.model.index(2'000, 0));
        table.heights->renewAll();
        const auto seen = [&](int row) { return table.view.visualRect(table.model.index(row, 0)); };
        QVERIFY(table.view.viewport()->rect().contains(seen(2'000)));
        const int before = seen(2'000).top();
        while (table.heights->busy()) {
            QCoreApplication::processEvents();
            QCOMPARE(seen(2'000).top(), before);
        }
        QVERIFY(table.fits(100));
        QVERIFY(table.fits(2'900));
    }

    void whereOneScrollsToIsNext() {
        Table table;
        table.heights->renewAll();
        QVERIFY(table.heights->busy());
        table.view.scrollToBottom();
        QCoreApplication::processEvents();
        const int row = table.view.rowAt(10);
        QVERIFY(row > 2'000);
        QVERIFY(table.fits(row));
    }

    void fewRowsAreDoneAtOnce() {
        Table table;
        table.heights->renewAll();
        QTRY_VERIFY_WITH_TIMEOUT(!table.heights->busy(), test::patience);
        table.set(2'500, 12);
        QVERIFY(!table.fits(2'500));
        table.heights->renew(2'500, 2'501);
        QVERIFY(table.fits(2'500));
        QVERIFY(!table.heights->busy());
        // Many come one after the other.
        for (int row = 0; row < rows; ++row) table.set(row, 7);
        table.heights->renew(0, rows);
        QVERIFY(table.heights->busy());
        QTRY_VERIFY_WITH_TIMEOUT(!table.heights->busy(), test::patience);
        QVERIFY(table.fits(1'500));
    }

    void otherRowsAreNoHarm() {
        Table table;
        table.heights->renewAll();
        table.model.setRowCount(3);
        table.heights->renew(0, 5);
        QTRY_VERIFY_WITH_TIMEOUT(!table.heights->busy(), test::patience);
        table.model.setRowCount(0);
        table.heights->renewAll();
        QVERIFY(!table.heights->busy());
    }
};

HEXA_TEST(RowHeightsTest);
#include "rowheights_test.moc"
