// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/help/tourbar.h"

#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

#include <utility>

namespace hexa::editor {

TourBar::TourBar(QWidget* parent)
    : QFrame(parent),
      mPicture(new PlainLabel),
      mText(new PlainLabel),
      mBack(new QPushButton),
      mNext(new QPushButton),
      mClose(new QToolButton) {
    setObjectName("tourBar");
    mText->setObjectName("tourText");
    mBack->setObjectName("tourBack");
    mNext->setObjectName("tourNext");
    mClose->setObjectName("tourClose");
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    mText->setForegroundRole(QPalette::ToolTipText);
    mText->setWordWrap(true);
    mClose->setIcon(icon("close"));
    mClose->setAutoRaise(true);
    mClose->setFocusPolicy(Qt::TabFocus);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(mPicture);
    row->addWidget(mText, 1);
    row->addWidget(mBack);
    row->addWidget(mNext);
    row->addWidget(mClose);
    connect(mBack, &QPushButton::clicked, this, [this] { go(mStep - 1); });
    connect(mNext, &QPushButton::clicked, this, [this] { go(mStep + 1); });
    connect(mClose, &QToolButton::clicked, this, [this] {
        mRunning = false;
        hide();
        emit putAway();
    });
    hide();
    keepTranslated(*this, [this] {
        if (mRunning) refresh();
    });
}

void TourBar::start(int step, std::vector<Step> plan) {
    mPlan = std::move(plan);
    mRunning = true;
    go(step < 0 || step >= count() ? 0 : step);
    show();
}

void TourBar::done(Step step) {
    if (!mRunning || mDone || task() != step) return;
    mDone = true;
    refresh();
}

void TourBar::go(int step) {
    mStep = step;
    mDone = false;
    if (step >= count()) {
        mStep = count() - 1;
        mRunning = false;
        hide();
        emit stepChanged(count());
        return;
    }
    refresh();
    emit stepChanged(step);
    emit showRequested(task());
}

QString TourBar::words(Step step) {
    switch (step) {
    case Drag:
        return tr("Drag a tile from the palette on the left onto an empty slot of the map. The slot lights "
                  "up while you drag. If the tile can’t go there, the reason appears at the pointer.");
    case Mirror:
        return tr("Choose a symmetry in the toolbar (or press S) and place another tile. The symmetric "
                  "hexes get matching tiles.");
    case Fill:
        return tr("Press Ctrl+Shift+G to fill the empty slots as fairly as possible. Your own tiles are "
                  "kept. Press Ctrl+Z to undo.");
    case Check:
        return tr("Start a check on the right: the bots play the map until it is clear whether it is fair. "
                  "The light in the status bar shows the result.");
    case Print:
        return tr("Open Print (Ctrl+6) to see the map on a sheet. Choose any other sheets you want and save "
                  "a PDF.");
    case Place:
        return tr("Drag a piece from the palette on the left onto the map. Its place lights up while you "
                  "drag. If the piece can’t go there, the reason appears at the pointer.");
    }
    return {};
}

void TourBar::refresh() {
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    mPicture->setPixmap(icon(mDone ? "light-fair" : "hand").pixmap(side));
    const QString praise = mDone ? tr("Done!") + u' ' : QString();
    mText->setText(
        praise +
        tr("Step %1 of %2: %3", "of the guided tour").arg(mStep + 1).arg(count()).arg(words(task())));
    mBack->setText(tr("&Back"));
    mBack->setEnabled(mStep > 0);
    const bool last = mStep == count() - 1;
    mNext->setText(last ? tr("&Finish") : mDone ? tr("&Next") : tr("&Skip"));
    mNext->setDefault(mDone);
    mClose->setToolTip(tr("Hide the tour. Use Help > Guided Tour to resume it."));
    mClose->setAccessibleName(mClose->toolTip());
    setAccessibleName(mText->text());
}

}  // namespace hexa::editor

#include "moc_tourbar.cpp"
