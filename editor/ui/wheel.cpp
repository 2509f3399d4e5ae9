// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/wheel.h"

#include <QEvent>
#include <QWidget>

namespace hexa::editor {
namespace {

class WheelGuard : public QObject {
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus()) return false;
        event->ignore();
        return true;
    }
};

}  // namespace

void ignoreWheelUnlessFocused(QWidget* field) {
    field->setFocusPolicy(Qt::StrongFocus);
    field->installEventFilter(new WheelGuard(field));
}

}  // namespace hexa::editor
