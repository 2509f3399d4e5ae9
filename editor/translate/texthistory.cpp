// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/texthistory.h"

#include "editor/translate/textdocument.h"
#include "editor/ui/icons.h"

#include <QEvent>
#include <QUndoView>
#include <QVBoxLayout>

namespace hexa {

TextHistory::TextHistory(TextDocument& document, QWidget* parent)
    : QWidget(parent), mView(new QUndoView(&document.undoStack(), this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(mView);
    mView->setFrameShape(QFrame::NoFrame);
    mView->setCleanIcon(icon("save"));
    mView->setIconSize(QSize(16, 16));
    mView->setUniformItemSizes(true);
    mView->setTextElideMode(Qt::ElideRight);
    mView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    retranslate();
}

void TextHistory::retranslate() {
    mView->setEmptyLabel(tr("Opened texts"));
    mView->setAccessibleName(tr("History of the texts"));
}

void TextHistory::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

}  // namespace hexa
