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
    /// Rows may need another height: the first, and the one behind the last.
    void renew(int from, int to);
    /// Some rows still have their old height.
    bool busy() const { return mLeft > 0; }

private:
    void turn();
    /// Gives a row its height if it still has the old one.
    void renewRow(int row);
    /// Rows that are seen.
    void renewSeen();
    /// The turns go on with the rows around those that are seen.
    void beginHere();
    void tellScrollBar();
    /// Runs `act` and keeps the current row, or else the topmost one, at its place.
    template <typename Act>
    void inPlace(Act act);

    QTableView& mTable;
    std::vector<bool> mOld;  ///< By row.
    int mLeft = 0;           ///< Number of rows with an outdated height.
    int mNext = 0;           ///< Next row to update; continues at the start after the end.
    QTimer mTimer;
};

}  // namespace hexa::editor
