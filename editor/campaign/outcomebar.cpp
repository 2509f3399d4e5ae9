// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/campaign/outcomebar.h"

#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace hexa::editor {

OutcomeBar::OutcomeBar(QWidget* parent) : QFrame(parent), mText(new PlainLabel), mShow(new QPushButton) {
    setObjectName("outcomeBar");
    mText->setObjectName("outcomeText");
    mText->setWordWrap(true);
    mText->setForegroundRole(QPalette::ToolTipText);
    mShow->setObjectName("outcomeShow");
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setForegroundRole(QPalette::ToolTipText);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 4, 4);
    row->addWidget(mText, 1);
    row->addWidget(mShow);
    connect(mShow, &QPushButton::clicked, this, &OutcomeBar::campaignRequested);
    keepTranslated(*this, [this] { retranslate(); });
    hide();
}

void OutcomeBar::tell(const QString& text) {
    mText->setText(text);
    setVisible(!text.isEmpty());
}

void OutcomeBar::retranslate() { mShow->setText(tr("Continue &Campaign")); }

}  // namespace hexa::editor

#include "moc_outcomebar.cpp"
