// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTimer>

#include <functional>

class QWidget;

namespace hexa::editor {

/// Runs a widget's update once after many requests, and only while the widget can be seen: requests
/// made while it is hidden are answered when it is shown. Owned by the widget.
class LazyUpdate : public QObject {
public:
    LazyUpdate(QWidget* widget, std::function<void()> update);

    /// Requests an update `delay` milliseconds from now. Further requests until then change
    /// nothing, so that constant changes can't delay it for ever.
    void request(int delay = 0);
    /// Updates at once, seen or not.
    void run();
    /// True while an update is still to come.
    bool due() const { return mDue; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* mWidget;
    std::function<void()> mUpdate;
    QTimer mTimer;
    bool mDue = false;
};

/// Returns the delay in milliseconds before a board with this number of cells is scanned again;
/// small ones on the next turn of the event loop.
constexpr int updateDelay(std::size_t cells) { return cells <= 2'000 ? 0 : 150; }

}  // namespace hexa::editor
