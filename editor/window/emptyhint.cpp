// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/emptyhint.h"

#include "editor/document/document.h"
#include "editor/ui/translated.h"

#include <QEvent>

namespace hexa::editor {
namespace {

constexpr int hintDistance = 6;  // from the upper edge of the canvas, in pixels

}  // namespace

EmptyHint::EmptyHint(Document& document, QWidget* canvas) : PlainLabel(canvas), mDocument(document) {
    setObjectName("emptyHint");
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    setMargin(6);
    setWordWrap(true);
    setAlignment(Qt::AlignCenter);
    canvas->installEventFilter(this);
    connect(&document, &Document::changed, this, &EmptyHint::follow);
    keepTranslated(*this, [this] { follow(); });
}

void EmptyHint::setDesigning(bool designing) {
    mDesigning = designing;
    follow();
}

void EmptyHint::follow() {
    int tiles = 0;
    for (const KindId kind : mDocument.catalog().kindIds())
        if (!mDocument.catalog().isSeat(kind)) tiles += mDocument.counts().of(kind);
    const bool hasSlots = mDocument.counts().of(KindId::Empty) > 0;
    setText(
        hasSlots
            ? tr("Drag tiles here from the palette. To fill the remaining slots, choose Generate > Fill "
                 "Empty Slots.")
            : tr("Drag tiles here from the palette. Use the tool Add or Remove Hexes to change the shape."));
    place();
    setVisible(mDesigning && tiles == 0);
}

void EmptyHint::place() {
    const QWidget& canvas = *parentWidget();
    const int width = std::min(canvas.width() - 2 * hintDistance, 640);
    const int height = heightForWidth(width);
    setGeometry((canvas.width() - width) / 2, hintDistance, width, height);
}

bool EmptyHint::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) place();
    return PlainLabel::eventFilter(watched, event);
}

}  // namespace hexa::editor

#include "moc_emptyhint.cpp"
