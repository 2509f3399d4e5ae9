// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <array>

class QLabel;
class QPushButton;
class QToolButton;

namespace hexa::editor {

/// The guided tour: five things to try, one after the other, told in a bar above the page. A step that is done gets a tick and
/// leads on; each can be skipped, and the tour can be put away and gone on with later.
class TourBar : public QFrame {
    Q_OBJECT
public:
    enum Step { Drag, Mirror, Fill, Check, Print };
    static constexpr int steps = 5;

    explicit TourBar(QWidget* parent = nullptr);

    /// From `step` on, or from the first one if that is none of them.
    void start(int step);
    bool running() const { return mRunning; }
    int step() const { return mStep; }
    /// Somebody did what a step asks for; counts only for the present one.
    void done(Step step);
    bool isDone() const { return mDone; }

signals:
    /// The step that is shown now; `steps` at the end, which is told when the tour is over.
    void stepChanged(int step);
    /// Put away: it can be gone on with from its step.
    void putAway();
    /// Shows where the present step is done.
    void showRequested(int step);

protected:
    void changeEvent(QEvent* event) override;

private:
    void go(int step);
    void refresh();
    QString words(int step) const;

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
