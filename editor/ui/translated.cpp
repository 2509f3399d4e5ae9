// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/ui/translated.h"

#include <QEvent>
#include <QWidget>

#include <utility>

namespace hexa::editor {
namespace {

/// A child of the widget, so that it goes with it.
class ChangeFilter : public QObject {
public:
    ChangeFilter(QWidget& widget, QEvent::Type change, std::function<void()> follow)
        : QObject(&widget), mChange(change), mFollow(std::move(follow)) {
        widget.installEventFilter(this);
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && event->type() == mChange) mFollow();
        return false;
    }

private:
    QEvent::Type mChange;
    std::function<void()> mFollow;
};

}  // namespace

void keepTranslated(QWidget& widget, std::function<void()> translate) {
    translate();
    new ChangeFilter(widget, QEvent::LanguageChange, std::move(translate));
}

void keepRefreshed(QWidget& widget, std::function<void()> refresh) {
    onPaletteChange(widget, refresh);
    keepTranslated(widget, std::move(refresh));
}

void onPaletteChange(QWidget& widget, std::function<void()> recolour) {
    new ChangeFilter(widget, QEvent::PaletteChange, std::move(recolour));
}

}  // namespace hexa::editor
