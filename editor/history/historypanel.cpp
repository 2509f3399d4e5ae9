// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/history/historypanel.h"

#include "editor/ui/icons.h"

#include <QHelpEvent>
#include <QToolTip>
#include <QUndoView>
#include <QVBoxLayout>

namespace hexa::editor {

HistoryPanel::HistoryPanel(QUndoStack& steps, HistoryOf what, QWidget* parent)
    : QWidget(parent), mWhat(what), mView(new QUndoView(&steps, this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->addWidget(mView);
    mView->setFrameShape(QFrame::NoFrame);
    mView->setCleanIcon(icon("save"));
    mView->setIconSize(QSize(16, 16));
    mView->setUniformItemSizes(true);
    mView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mView->setTextElideMode(Qt::ElideRight);
    mView->viewport()->installEventFilter(this);
    retranslate();
}

void HistoryPanel::retranslate() {
    const bool map = mWhat == HistoryOf::Map;
    mView->setEmptyLabel(map ? tr("Opened map") : tr("Opened texts"));
    mView->setAccessibleName(map ? tr("History") : tr("History of the texts"));
    mView->setAccessibleDescription(tr("Steps done so far; the disk marks the saved state"));
    mView->viewport()->update();  // the steps are named anew
}

void HistoryPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

bool HistoryPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::eventFilter(watched, event);
    // Long names are cut off in a narrow dock; Qt's model of the stack has no tooltips of its own.
    const auto* help = static_cast<QHelpEvent*>(event);
    const QModelIndex index = mView->indexAt(help->pos());
    QToolTip::showText(help->globalPos(), index.data().toString(), mView->viewport(),
                       mView->visualRect(index));
    return true;
}

}  // namespace hexa::editor
