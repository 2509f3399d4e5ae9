// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/scoring.h"

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

/// The score calculator: figures that are typed at a table, or counted on the map or on the board of the game that is played, and
/// the glory that comes of them (BB-160 to BB-164). What a figure counts is lit on the board.
class ScorePanel : public QWidget {
    Q_OBJECT
public:
    explicit ScorePanel(Workspace& workspace, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    /// One public mission of each theme, with nothing counted: nothing stays of what somebody typed before.
    void reset();
    MissionRow* addRow(const std::string& mission, int holder);
    /// Counts for the missions of the rows; those of a game that is played take their place first.
    void count();
    void takeMissionsOfGame();
    /// Reckons the glory of the figures.
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
