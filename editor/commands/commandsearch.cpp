// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/commands/commandsearch.h"

#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QAction>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace hexa::editor {

CommandSearch::CommandSearch(QWidget* window)
    : QFrame(window, Qt::Popup),
      mField(new QLineEdit(this)),
      mView(new QListView(this)),
      mNothing(new PlainLabel(this)),
      mList(new CommandList(this)) {
    setFrameShape(QFrame::StyledPanel);
    mField->setObjectName("commandField");
    mField->setClearButtonEnabled(true);
    mField->addAction(icon("search"), QLineEdit::LeadingPosition);
    mField->installEventFilter(this);
    mView->setObjectName("commandList");
    mView->setModel(mList);
    mView->setItemDelegate(new CommandDelegate(mView));
    mView->setUniformItemSizes(true);
    mView->setFrameShape(QFrame::NoFrame);
    mView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    mView->setFocusPolicy(Qt::NoFocus);
    mNothing->setAlignment(Qt::AlignCenter);
    mNothing->setMargin(12);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(mField);
    layout->addWidget(mView, 1);
    layout->addWidget(mNothing);
    connect(mField, &QLineEdit::textChanged, this, &CommandSearch::search);
    connect(mView, &QListView::clicked, this, &CommandSearch::trigger);
    keepTranslated(*this, [this] { retranslate(); });
}

void CommandSearch::open(const QList<QAction*>& actions) {
    mList->setActions(actions);
    mField->clear();
    search({});
    const QWidget* window = parentWidget()->window();
    const int width = qMin(600, window->width() - 32);
    resize(qMax(240, width), qBound(160, window->height() - 120, 420));
    QFrame::move(window->mapToGlobal(QPoint((window->width() - this->width()) / 2, 48)));
    show();
    mField->setFocus(Qt::PopupFocusReason);
}

void CommandSearch::search(const QString& typed) {
    mList->setTyped(typed);
    const bool any = mList->rowCount() > 0;
    mView->setVisible(any);
    mNothing->setVisible(!any);
    const QModelIndex first = any ? mList->index(0) : QModelIndex();
    // Disabled ones are at the end: if the first is one, no choice is possible.
    if (any && first.flags().testFlag(Qt::ItemIsEnabled)) mView->setCurrentIndex(first);
}

void CommandSearch::move(int key) {
    int usable = 0;
    while (usable < mList->rowCount() && mList->index(usable).flags().testFlag(Qt::ItemIsEnabled)) ++usable;
    if (usable == 0) return;
    const int page = qMax(1, mView->viewport()->height() / qMax(1, mView->sizeHintForRow(0)) - 1);
    const int row = mView->currentIndex().row();
    int next = row;
    switch (key) {
    case Qt::Key_Down:
        next = (row + 1) % usable;
        break;
    case Qt::Key_Up:
        next = (row + usable - 1) % usable;
        break;
    case Qt::Key_PageDown:
        next = qMin(row + page, usable - 1);
        break;
    case Qt::Key_PageUp:
        next = qMax(row - page, 0);
        break;
    default:
        break;
    }
    mView->setCurrentIndex(mList->index(next));
}

void CommandSearch::trigger(const QModelIndex& index) {
    QAction* action = mList->actionAt(index);
    if (action == nullptr || !action->isEnabled()) return;
    // Closed first: the action may open a dialog of its own.
    close();
    emit chosen(action);
    action->trigger();
}

bool CommandSearch::eventFilter(QObject* watched, QEvent* event) {
    if (watched == mField && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        switch (key) {
        case Qt::Key_Down:
        case Qt::Key_Up:
        case Qt::Key_PageDown:
        case Qt::Key_PageUp:
            move(key);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            trigger(mView->currentIndex());
            return true;
        case Qt::Key_Escape:
            close();
            return true;
        default:
            break;
        }
    }
    return QFrame::eventFilter(watched, event);
}

void CommandSearch::retranslate() {
    setWindowTitle(tr("Search Commands"));
    mField->setPlaceholderText(tr("Search Commands"));
    mField->setAccessibleName(tr("Search Commands"));
    mView->setAccessibleName(tr("Matching commands"));
    mNothing->setText(tr("No command name contains these letters. Enter fewer letters."));
}

}  // namespace hexa::editor

#include "moc_commandsearch.cpp"
