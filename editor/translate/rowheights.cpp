// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/rowheights.h"

#include <QElapsedTimer>
#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr int turnLength = 8;         // milliseconds
constexpr int rowsAround = 30;        // above those that are seen: a page or two
constexpr int fewMeasuredRows = 100;  // so many are done at once if they are asked for alone

}  // namespace

RowHeights::RowHeights(QTableView& table) : QObject(&table), mTable(table) {
    mTimer.setInterval(0);
    connect(&mTimer, &QTimer::timeout, this, &RowHeights::turn);
}

void RowHeights::renewAll() {
    const int rows = mTable.model()->rowCount();
    mOld.assign(static_cast<std::size_t>(rows), true);
    mLeft = rows;
    const QModelIndex current = mTable.currentIndex();
    if (current.isValid()) mTable.scrollTo(current);
    beginHere();
    renewSeen();
    tellScrollBar();
    if (current.isValid()) mTable.scrollTo(current);
    if (busy()) mTimer.start();
}

void RowHeights::renew(int from, int to) {
    // After a change of rows, all heights are requested again soon.
    if (static_cast<int>(mOld.size()) != mTable.model()->rowCount()) return;
    to = std::min(to, static_cast<int>(mOld.size()));
    for (int row = from; row < to; ++row)
        if (!mOld[static_cast<std::size_t>(row)]) {
            mOld[static_cast<std::size_t>(row)] = true;
            ++mLeft;
        }
    if (to - from <= fewMeasuredRows) {
        inPlace([&] {
            for (int row = from; row < to; ++row) renewRow(row);
        });
    } else {
        beginHere();
        renewSeen();
    }
    if (busy()) mTimer.start();
}

void RowHeights::beginHere() { mNext = std::max(0, mTable.rowAt(0) - rowsAround); }

void RowHeights::turn() {
    // After a change of rows, all heights are requested again soon.
    if (static_cast<int>(mOld.size()) != mTable.model()->rowCount()) mLeft = 0;
    if (busy()) {
        renewSeen();  // one may have scrolled
        inPlace([this] {
            QElapsedTimer clock;
            clock.start();
            const int rows = static_cast<int>(mOld.size());
            for (; mLeft > 0 && clock.elapsed() < turnLength; ++mNext) {
                if (mNext >= rows) mNext = 0;
                renewRow(mNext);
            }
        });
    }
    if (!busy()) mTimer.stop();
}

void RowHeights::renewSeen() {
    inPlace([this] {
        const int rows = static_cast<int>(mOld.size());
        const int height = mTable.viewport()->height();
        // Includes rows that come into view because rows above them get lower.
        for (int row = std::max(0, mTable.rowAt(0)); row < rows && mTable.rowViewportPosition(row) < height;
             ++row)
            renewRow(row);
    });
}

void RowHeights::renewRow(int row) {
    if (!mOld[static_cast<std::size_t>(row)]) return;
    mOld[static_cast<std::size_t>(row)] = false;
    --mLeft;
    mTable.resizeRowToContents(row);
}

void RowHeights::tellScrollBar() {
    // Otherwise the scroll bar gets the new heights only later.
    QMetaObject::invokeMethod(&mTable, "updateGeometries");
}

template <typename Act>
void RowHeights::inPlace(Act act) {
    const QModelIndex current = mTable.currentIndex();
    const int height = mTable.viewport()->height();
    const auto place = [this](int row) { return mTable.rowViewportPosition(row); };
    const bool seen = current.isValid() && place(current.row()) < height &&
                      place(current.row()) + mTable.rowHeight(current.row()) > 0;
    const int row = seen ? current.row() : mTable.rowAt(0);
    const int before = row < 0 ? 0 : place(row);
    // Otherwise each row that changes its size would lay out the header again.
    mTable.verticalHeader()->setUpdatesEnabled(false);
    act();
    mTable.verticalHeader()->setUpdatesEnabled(true);
    if (row < 0 || place(row) == before) return;
    tellScrollBar();
    QScrollBar* bar = mTable.verticalScrollBar();
    bar->setValue(bar->value() + place(row) - before);
}

}  // namespace hexa::editor

#include "moc_rowheights.cpp"
