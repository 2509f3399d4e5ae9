// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/seatfigures.h"

#include <QTableWidget>

namespace hexa::editor {

class PlaySession;
class Viewer;

/// A row for each player (SeatFigures): mark, faction and name, then the figures. The heads of the
/// columns stand upright where they would not fit otherwise, so that nothing is cut beside a map.
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
    /// With so much room for all columns.
    void fitColumns(int room);
    /// `digits`: what the figures of each column need.
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
