// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/judge/figuretable.h"
#include "editor/jobs/job.h"

#include <QResizeEvent>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace hexa::editor {
class Workspace;
}  // namespace hexa::editor

namespace hexa::editor::bauen {

/// Shows figures for designers: the set of regions, and the economy in many games of bots on the
/// open map.
class EconomyPanel : public QWidget {
    Q_OBJECT
public:
    explicit EconomyPanel(Workspace& workspace, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    using Survey = Result<std::vector<FigureTable>>;

    void start();
    void take(Survey survey);
    /// Returns the tables of the set of regions, then the counted ones.
    std::vector<FigureTable> tables() const;
    void listTables();
    void fitColumns();
    void showTable();
    void retranslate();

    Workspace& mWorkspace;
    Job mJob;
    QLabel* mGamesLabel;
    QSpinBox* mGames;
    QPushButton* mStart;
    QProgressBar* mProgress;
    QComboBox* mWhich;
    QTableWidget* mTable;
    QLabel* mNote;
    std::vector<FigureTable> mCounted;
    QString mProblem;
    bool mStale = false;    ///< True if the map has changed since the games.
    bool mChanged = false;  ///< The map has changed since the count began.
};

}  // namespace hexa::editor::bauen
