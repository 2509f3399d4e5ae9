// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/repair.h"

#include <QWidget>

#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace hexa::editor {

class GenerateSession;
class RepairSession;

/// The fewest changes that make the open map fair: the best repair for one, two and three swaps,
/// played before and after. Selecting one shows it on the map.
class RepairPanel : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the panel.
    explicit RepairPanel(RepairSession& repairs, QWidget* parent = nullptr);

signals:
    void placesRequested(const std::vector<hexa::Hex>& places);

private:
    void retranslate();
    void showState();
    void fill();
    void choose();
    /// Takes the remedy if no swap helps: the nearest proven map, or the removal of locks.
    void takeNext();
    QString nextText() const;
    QString line(const generate::PlayedRepair& repair) const;

    RepairSession& mRepairs;
    GenerateSession& mSession;
    QLabel* mIntro;
    QPushButton* mFind;
    QProgressBar* mProgress;
    QLabel* mTold;
    QListWidget* mList;
    QPushButton* mNext;
    QPushButton* mTakeBack;
    bool mFilling = false;
};

}  // namespace hexa::editor
