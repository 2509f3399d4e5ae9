// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/seatfigures.h"

#include <QTableWidget>

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
    /// Returns the best length of upright headers. `digits` is the width of the figures of each
    /// column.
    int longestWord() const;
    int bestLength(int room, const std::vector<int>& digits) const;
    int uprightWidth(const QStringList& lines, int digits) const;

    const PlaySession& mSession;
    const Viewer& mViewer;
    SeatFigures mTable;
    QStringList mLabels;  ///< By line, unbroken; empty: a note.
    QList<QString> mHeads;
    bool mFitting = false;
};

}  // namespace hexa::editor
