// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <vector>

class QLabel;
class QPushButton;
class QToolButton;

namespace hexa::editor {

/// Guided tour: a few things to try in turn, described in a bar above the page. A finished step
/// gets a tick and leads on; each can be skipped, and the tour can be closed and resumed later.
class TourBar : public QFrame {
    Q_OBJECT
public:
    enum Step { Drag, Mirror, Fill, Check, Print, Place };
    /// Steps for a game with maps made of tiles.
    static constexpr int steps = 5;
    static std::vector<Step> withTiles() { return {Drag, Mirror, Fill, Check, Print}; }
    /// Steps for a game with pieces on a board.
    static std::vector<Step> withPieces() { return {Place, Check, Print}; }

    explicit TourBar(QWidget* parent = nullptr);

    /// Starts at `step`, or at the first one if that is not in the plan.
    void start(int step, std::vector<Step> plan = withTiles());
    bool running() const { return mRunning; }
    int step() const { return mStep; }
    /// Returns the task of the present step.
    Step task() const { return mPlan[static_cast<std::size_t>(mStep)]; }
    /// Reports that the user has done a step; counts only for the present one.
    void done(Step step);
    bool isDone() const { return mDone; }

signals:
    /// The step that is shown now; the number of steps at the end of the tour.
    void stepChanged(int step);
    /// Put away: it can be gone on with from its step.
    void putAway();
    /// A request to show the place of a step.
    void showRequested(hexa::editor::TourBar::Step task);

private:
    void go(int step);
    void refresh();
    static QString words(Step step);
    int count() const { return static_cast<int>(mPlan.size()); }

    std::vector<Step> mPlan = withTiles();
    int mStep = 0;
    bool mRunning = false;
    bool mDone = false;
    QLabel* mPicture;
    QLabel* mText;
    QPushButton* mBack;
    QPushButton* mNext;
    QToolButton* mClose;
};

}  // namespace hexa::editor
