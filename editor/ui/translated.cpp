// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/translated.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace hexa::editor {
namespace {

/// A child of the widget, so that it goes with it.
class LanguageFilter : public QObject {
public:
    LanguageFilter(QWidget& widget, std::function<void()> translate)
        : QObject(&widget), mTranslate(std::move(translate)) {
        widget.installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && event->type() == QEvent::LanguageChange) mTranslate();
        return false;
    }

private:
    std::function<void()> mTranslate;
};

}  // namespace

void keepTranslated(QWidget& widget, std::function<void()> translate) {
    translate();
    new LanguageFilter(widget, std::move(translate));
}

}  // namespace hexa::editor
