// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/history/historypanel.h"

#include "editor/ui/contextmenu.h"
#include "editor/ui/icons.h"
#include "editor/ui/translated.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>
#include <QUndoStack>
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
    offerMenu(*mView, [this](QMenu& menu, QPoint at) { fillMenu(menu, at); });
    keepTranslated(*this, [this] { retranslate(); });
}

void HistoryPanel::retranslate() {
    const bool map = mWhat == HistoryOf::Map;
    mView->setEmptyLabel(map ? tr("Map opened") : tr("Texts opened"));
    mView->setAccessibleName(map ? tr("History") : tr("Text history"));
    mView->setAccessibleDescription(tr("Steps so far. The disk marks the saved state."));
    mView->viewport()->update();  // the steps are named anew
}

void HistoryPanel::fillMenu(QMenu& menu, QPoint at) {
    QUndoStack* steps = mView->stack();
    const int row = mView->indexAt(at).row();
    if (row >= 0 && row != steps->index())
        menu.addAction(row < steps->index() ? tr("Go &Back to Here") : tr("Go &Forward to Here"), steps,
                       [steps, row] { steps->setIndex(row); });
    if (const int saved = steps->cleanIndex(); saved >= 0 && saved != steps->index())
        menu.addAction(icon("save"), tr("Go to &Saved State"), steps,
                       [steps, saved] { steps->setIndex(saved); });
    menu.addAction(icon("copy"), tr("&Copy List"), this, [this] {
        QStringList names;
        for (int i = 0; i < mView->model()->rowCount(); ++i)
            names << mView->model()->index(i, 0).data().toString();
        QGuiApplication::clipboard()->setText(names.join(u'\n'));
    });
}

bool HistoryPanel::eventFilter(QObject* watched, QEvent* event) {
    // A right click opens a menu; Qt's view would go to the step at once.
    if (event->type() == QEvent::MouseButtonPress &&
        static_cast<QMouseEvent*>(event)->button() == Qt::RightButton)
        return true;
    if (event->type() != QEvent::ToolTip) return QWidget::eventFilter(watched, event);
    // Long names are cut off in a narrow dock; Qt's model of the stack has no tooltips of its own.
    const auto* help = static_cast<QHelpEvent*>(event);
    const QModelIndex index = mView->indexAt(help->pos());
    QToolTip::showText(help->globalPos(), index.data().toString(), mView->viewport(),
                       mView->visualRect(index));
    return true;
}

}  // namespace hexa::editor

#include "moc_historypanel.cpp"
