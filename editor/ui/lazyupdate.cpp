// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/lazyupdate.h"

#include <QEvent>
#include <QWidget>

namespace hexa::editor {

LazyUpdate::LazyUpdate(QWidget* widget, std::function<void()> update)
    : QObject(widget), mWidget(widget), mUpdate(std::move(update)) {
    mTimer.setSingleShot(true);
    connect(&mTimer, &QTimer::timeout, this, [this] {
        // The widget may have been hidden meanwhile; showing it asks again.
        if (mWidget->isVisible()) run();
    });
    widget->installEventFilter(this);
}

void LazyUpdate::request(int delay) {
    mDue = true;
    if (mWidget->isVisible() && !mTimer.isActive()) mTimer.start(delay);
}

void LazyUpdate::run() {
    mTimer.stop();
    mDue = false;
    mUpdate();
}

bool LazyUpdate::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show && mDue) run();
    return QObject::eventFilter(watched, event);
}

}  // namespace hexa::editor
