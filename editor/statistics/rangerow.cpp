// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/statistics/rangerow.h"

#include "editor/statistics/rangebar.h"
#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

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
    setFocusPolicy(Qt::NoFocus);
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
