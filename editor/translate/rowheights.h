// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

class QTableView;

namespace hexa::editor {

/// Gives the rows of a table the height of their texts. Laying out thousands of texts takes
/// seconds, so visible rows come first. The others follow in short turns while the program is idle.
/// Visible rows stay in place.
class RowHeights : public QObject {
    Q_OBJECT
public:
    explicit RowHeights(QTableView& table);

    /// Updates the height of all rows, and keeps the current one visible.
    void renewAll();
    /// Marks rows as outdated: `from` is the first, `to` the one behind the last.
    void renew(int from, int to);
    /// Some rows still have their old height.
    bool busy() const { return mLeft > 0; }

private:
    void turn();
    /// Gives a row its height if it still has the old one.
    void renewRow(int row);
    /// Updates the visible rows.
    void renewSeen();
    /// Continues with the rows around the visible ones.
    void beginHere();
    void tellScrollBar();
    /// Runs `act` and keeps the current row in place, or else the topmost one.
    template <typename Act>
    void inPlace(Act act);

    QTableView& mTable;
    std::vector<bool> mOld;  ///< By row.
    int mLeft = 0;           ///< Number of rows with an outdated height.
    int mNext = 0;           ///< Next row to update; continues at the start after the end.
    QTimer mTimer;
};

}  // namespace hexa::editor
