// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/generate/repair.h"
#include "editor/jobs/job.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace hexa::editor {

class Document;
class GenerateSession;

/// The fewest changes that make the open map fair: for one, two and three swaps the best one, played before and after.
/// Choosing one shows it on the map.
class RepairPanel : public QWidget {
    Q_OBJECT
public:
    /// The session outlives the panel.
    explicit RepairPanel(GenerateSession& session, QWidget* parent = nullptr);

    void find();

signals:
    void placesRequested(const std::vector<hexa::Hex>& places);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Found {
        Scenario map;
        std::vector<generate::PlayedRepair> repairs;
    };
    void retranslate();
    void showState();
    void fill();
    void choose();
    void finished(const Result<std::vector<generate::PlayedRepair>>& repairs);
    QString line(const generate::PlayedRepair& repair) const;

    GenerateSession& mSession;
    QLabel* mIntro;
    QPushButton* mFind;
    QProgressBar* mProgress;
    QLabel* mTold;
    QListWidget* mList;
    QPushButton* mTakeBack;
    std::optional<Found> mFound;
    QString mError;
    bool mFilling = false;
    Job mJob;
};

}  // namespace hexa::editor
