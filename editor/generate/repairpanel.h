// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/balance/expectedgap.h"
#include "core/generate/repair.h"
#include "editor/paint/arrows.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace hexa {
struct GenerateMethod;
}  // namespace hexa

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

    /// Returns arrows for the selected repair, or the first one. Null if none is shown.
    std::shared_ptr<const paint::ArrowLayer> arrows() const;

signals:
    void placesRequested(const std::vector<hexa::Hex>& places);
    void arrowsChanged();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    void showState();
    void fill();
    void choose();
    /// True if the results are for another map.
    bool stale() const;
    /// Takes the remedy if no swap helps: the nearest proven map, the removal of locks, or a new
    /// map.
    void takeNext();
    const GenerateMethod* methodOfNext() const;
    QString nextText() const;
    std::optional<balance::ExpectedGap> gapOf(const Scenario& map) const;
    QString line(const generate::PlayedRepair& repair) const;

    RepairSession& mRepairs;
    GenerateSession& mSession;
    QLabel* mIntro;
    QPushButton* mFind;
    QProgressBar* mProgress;
    QLabel* mStatus;
    QListWidget* mList;
    QPushButton* mNext;
    QPushButton* mTakeBack;
    bool mFilling = false;
};

}  // namespace hexa::editor
