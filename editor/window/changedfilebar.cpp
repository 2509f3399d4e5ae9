// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/changedfilebar.h"

#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

namespace hexa::editor {

ChangedFileBar::ChangedFileBar(QWidget* parent)
    : QFrame(parent),
      mText(new PlainLabel),
      mReload(new QPushButton),
      mSave(new QPushButton),
      mPutAwayButton(new QToolButton) {
    setObjectName("changedFileBar");
    mText->setObjectName("changedFileText");
    mReload->setObjectName("changedFileReload");
    mSave->setObjectName("changedFileSave");
    mPutAwayButton->setObjectName("changedFilePutAway");
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    auto* sign = new PlainLabel;
    const int side = style()->pixelMetric(QStyle::PM_SmallIconSize);
    sign->setPixmap(icon("problem-warning").pixmap(side));
    mText->setForegroundRole(QPalette::ToolTipText);
    mText->setWordWrap(true);
    mPutAwayButton->setIcon(icon("close"));
    mPutAwayButton->setAutoRaise(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(sign);
    row->addWidget(mText, 1);
    row->addWidget(mReload);
    row->addWidget(mSave);
    row->addWidget(mPutAwayButton);
    connect(mReload, &QPushButton::clicked, this, &ChangedFileBar::reloadRequested);
    connect(mSave, &QPushButton::clicked, this, &ChangedFileBar::saveRequested);
    connect(mPutAwayButton, &QToolButton::clicked, this, [this] {
        mPutAway = true;
        keepTranslated(*this, [this] { update(); });
    });
    connect(&mWatch, &FileWatch::changed, this, [this] {
        mPutAway = false;
        keepTranslated(*this, [this] { update(); });
    });
    keepTranslated(*this, [this] { update(); });
}

void ChangedFileBar::follow(const QString& path, const FileStamp& stamp) {
    if (path != mWatch.path() || stamp != mWatch.stamp()) mWatch.watch(path, stamp);
}

void ChangedFileBar::setRelevant(bool relevant) {
    mRelevant = relevant;
    update();
}

void ChangedFileBar::update() {
    const FileChange change = mWatch.change();
    const bool missing = change == FileChange::Missing;
    const QString name = QFileInfo(mWatch.path()).fileName();
    if (change != FileChange::None)
        mText->setText(missing ? tr("“%1” was moved, renamed or deleted.").arg(name)
                               : tr("“%1” was changed by another program or window.").arg(name));
    mReload->setText(tr("Re&load"));
    mReload->setToolTip(tr("Load the current contents of the file"));
    mSave->setText(tr("&Save…"));
    mPutAwayButton->setToolTip(tr("Hide until the next change"));
    mPutAwayButton->setAccessibleName(mPutAwayButton->toolTip());
    mReload->setVisible(!missing);
    mSave->setVisible(missing);
    setVisible(mRelevant && !mPutAway && change != FileChange::None);
}

}  // namespace hexa::editor

#include "moc_changedfilebar.cpp"
