// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/rangerow.h"

#include "editor/statistics/rangebar.h"
#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QStyleOption>
#include <QStylePainter>

#include <algorithm>

namespace hexa::editor {

RangeRow::RangeRow(QWidget* parent)
    : QWidget(parent),
      mName(new PlainLabel(this)),
      mCount(new PlainLabel(this)),
      mBar(new RangeBar(this)),
      mIcon(new PlainLabel(this)),
      mState(new PlainLabel(this)) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 3, 0, 3);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(2);
    grid->addWidget(mName, 0, 0, 1, 2);
    grid->addWidget(mCount, 0, 2, Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(mBar, 1, 0, 1, 3);
    grid->addWidget(mIcon, 2, 0, Qt::AlignTop);
    grid->addWidget(mState, 2, 1, 1, 2);
    grid->setColumnStretch(1, 1);
    mName->setWordWrap(true);
    mState->setWordWrap(true);
    setFocusPolicy(Qt::ClickFocus);
}

void RangeRow::keyPressEvent(QKeyEvent* event) {
    const int step = event->key() == Qt::Key_Down ? 1 : event->key() == Qt::Key_Up ? -1 : 0;
    if (step == 0) return QWidget::keyPressEvent(event);
    QList<RangeRow*> rows = parentWidget()->findChildren<RangeRow*>(QString(), Qt::FindDirectChildrenOnly);
    std::ranges::sort(rows, {}, [](const RangeRow* row) { return row->y(); });
    const qsizetype next = rows.indexOf(this) + step;
    if (next >= 0 && next < rows.size()) rows[next]->setFocus(Qt::OtherFocusReason);
}

void RangeRow::focusInEvent(QFocusEvent* event) {
    // Tab returns to the row that it left.
    for (RangeRow* row : parentWidget()->findChildren<RangeRow*>(QString(), Qt::FindDirectChildrenOnly))
        row->setFocusPolicy(row == this ? Qt::StrongFocus : Qt::ClickFocus);
    QWidget::focusInEvent(event);
    update();
}

void RangeRow::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void RangeRow::paintEvent(QPaintEvent*) {
    if (!hasFocus()) return;
    QStylePainter painter(this);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
}

void RangeRow::setContent(const Content& content) {
    const QLocale numbers;
    const QString range = content.supply || content.min == content.max
                              ? numbers.toString(content.max)
                              : tr("%1–%2", "from, to").arg(content.min).arg(content.max);
    const QString count = tr("%1 of %2", "count, allowed range").arg(numbers.toString(content.count), range);
    mName->setText(content.name);
    mCount->setText(count);
    mBar->setRange(content.count, content.min, content.max);
    mState->setText(content.state);
    mState->setVisible(!content.state.isEmpty());
    mIcon->setVisible(!content.state.isEmpty());
    if (!content.state.isEmpty())
        mIcon->setPixmap(icon(content.icon).pixmap(QSize(16, 16), devicePixelRatioF()));
    setToolTip(content.toolTip);
    setAccessibleName(content.state.isEmpty()
                          ? tr("%1: %2", "name, count").arg(content.name, count)
                          : tr("%1: %2, %3", "name, count, state").arg(content.name, count, content.state));
}

}  // namespace hexa::editor

#include "moc_rangerow.cpp"
