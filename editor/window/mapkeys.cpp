// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/mapkeys.h"

#include "editor/canvas/mapcanvas.h"
#include "editor/shell/frame.h"
#include "editor/shell/mode.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace hexa::editor {
namespace {

bool takesText(const QWidget* widget) {
    const auto* combo = qobject_cast<const QComboBox*>(widget);
    return (combo != nullptr && combo->isEditable()) || qobject_cast<const QLineEdit*>(widget) != nullptr ||
           qobject_cast<const QTextEdit*>(widget) != nullptr ||
           qobject_cast<const QPlainTextEdit*>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(widget) != nullptr;
}

}  // namespace

MapKeys::MapKeys(Frame& window, const Modes& modes)
    : QObject(window.widget()), mWindow(window), mModes(modes) {
    qApp->installEventFilter(this);
}

MapCanvas* MapKeys::shownCanvas() const {
    MapCanvas* canvas = mWindow.canvas();
    return canvas != nullptr && canvas->isVisible() ? canvas : nullptr;
}

bool MapKeys::escape() {
    if (takesText(QApplication::focusWidget())) return false;
    if (mModes[mWindow.mode()].info().button() == WindowMode::Welcome && mWindow.workspace() != nullptr) {
        mWindow.setMode(WindowMode::Design);
        return true;
    }
    MapCanvas* canvas = shownCanvas();
    if (canvas == nullptr) return false;
    canvas->giveUp();
    return true;
}

/// Lets all events pass. A focused button loses the focus with the click on the map, before a key
/// could press it.
bool MapKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_Space || key->isAutoRepeat()) return false;
    const QWidget* focus = QApplication::focusWidget();
    if (focus == nullptr || watched != focus || focus->window() != mWindow.widget()) return false;
    MapCanvas* canvas = shownCanvas();
    if (canvas == nullptr) return false;
    if (event->type() == QEvent::KeyRelease)
        canvas->setSpaceHeld(false);
    else if (!takesText(focus) && QApplication::activePopupWidget() == nullptr)
        canvas->setSpaceHeld(true);
    return false;
}

}  // namespace hexa::editor

#include "moc_mapkeys.cpp"
