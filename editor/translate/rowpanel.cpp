// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translate/rowpanel.h"

#include "editor/ui/lazyupdate.h"
#include "editor/ui/plainlabel.h"

#include <QEvent>
#include <QLabel>

namespace hexa::editor {

RowPanel::RowPanel(const TextDocument& document, CurrentText& current, QWidget* parent)
    : QWidget(parent),
      mDocument(document),
      mCurrent(current),
      mColumn(new QVBoxLayout(this)),
      mHead(new PlainLabel(this)),
      mUpdate(new LazyUpdate(this, [this] { refresh(); })) {
    mColumn->setContentsMargins(4, 4, 4, 4);
    mColumn->setSpacing(4);
    mHead->setWordWrap(true);
    mColumn->addWidget(mHead);
    connect(&current, &CurrentText::changed, this, &RowPanel::ask);
}

void RowPanel::ask() { mUpdate->request(); }

void RowPanel::begin() {
    retranslate();
    mUpdate->run();
}

void RowPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) begin();
    if (event->type() == QEvent::PaletteChange) ask();
    QWidget::changeEvent(event);
}

}  // namespace hexa::editor

#include "moc_rowpanel.cpp"
