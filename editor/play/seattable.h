// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/seatfigures.h"

#include <QFont>
#include <QTableWidget>

#include <map>
#include <vector>

namespace hexa::editor {

class PlaySession;
class Viewer;

/// A row for each player (SeatFigures): mark, faction and name, then the figures. Headers that
/// would not fit are upright, so that nothing is cut off beside a map.
class SeatTable : public QTableWidget {
    Q_OBJECT
public:
    SeatTable(const PlaySession& session, const Viewer& viewer, QWidget* parent = nullptr);
    void refresh();
    /// True if the heads of the columns are upright.
    bool isUpright() const;
    QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fillRow(int line, const SeatFigures::Row& row);
    /// Fills the note of a row, in a line of its own below it.
    void fillNote(int line, const SeatFigures::Row& row);
    QTableWidgetItem* cell(int line, int column, const QString& text);
    QString labelOf(const SeatFigures::Row& row) const;
    void fit();
    /// Fits all columns into this much room.
    void fitColumns(int room);
    int longestWord() const;
    /// Returns the best length of upright headers. `digits` is the width of the figures of each
    /// column.
    int bestLength(int room, const std::vector<int>& digits);
    int uprightWidth(const QStringList& lines, int digits) const;

    const PlaySession& mSession;
    const Viewer& mViewer;
    SeatFigures mTable;
    QStringList mLabels;  ///< By line, unbroken; empty: a note.
    QStringList mHeads;
    /// What the best lengths depend on, besides the room. The table is filled anew at every step of
    /// a game, and a length takes many breaks of lines.
    struct Measured {
        std::vector<int> digits;
        QStringList labels, heads;
        QFont font;
        bool operator==(const Measured&) const = default;
    };
    Measured mMeasured;
    std::map<int, int> mBestLengths;  ///< By room, for `mMeasured`.
    bool mFitting = false;
};

}  // namespace hexa::editor
