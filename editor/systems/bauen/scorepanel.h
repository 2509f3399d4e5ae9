// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/play/scoring.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace hexa::editor {
class Workspace;
}  // namespace hexa::editor

namespace hexa::editor::bauen {

class MissionRow;

/// Score calculator. Figures are typed at a table, or counted on the map or on the board of the
/// current game. Shows the resulting glory (BB-160 to BB-164). Lights the places of a figure on the
/// board.
class ScorePanel : public QWidget {
    Q_OBJECT
public:
    explicit ScorePanel(Workspace& workspace, QWidget* parent = nullptr);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    /// Resets the panel to one public mission of each theme without figures. Typed values are
    /// cleared.
    void reset();
    MissionRow* addRow(const std::string& mission, int holder);
    /// Counts the figures of the missions in the rows. Takes the missions of a running game first.
    void count();
    void takeMissionsOfGame();
    /// Computes the glory of the figures.
    void reckon();
    QString verdict(const ScoreSheet& sheet) const;
    void retranslate();

    Workspace& mWorkspace;
    QLabel* mPlayersLabel;
    QSpinBox* mPlayers;
    QPushButton* mCount;
    QVBoxLayout* mColumn;
    QPushButton* mAdd;
    QLabel* mTotals;
    QLabel* mVerdict;
    QLabel* mStandIns;
    std::vector<MissionRow*> mRows;
};

}  // namespace hexa::editor::bauen
