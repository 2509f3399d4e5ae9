// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/headlinelabel.h"

#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/preview/fairness.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>

namespace hexa::editor {
namespace {

constexpr int pictureSide = 16;

}  // namespace

HeadlineLabel::HeadlineLabel(BalanceSession& session, Shown shown, QWidget* parent)
    : QWidget(parent), mSession(session), mShown(shown), mPicture(new PlainLabel), mWords(new PlainLabel) {
    mWords->setObjectName("balanceHeadline");
    mWords->setWordWrap(true);
    QFont font = mWords->font();
    font.setBold(true);
    mWords->setFont(font);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(mPicture);
    row->addWidget(mWords, 1);
    connect(&session, &BalanceSession::factsChanged, this, &HeadlineLabel::refresh);
    connect(&session, &BalanceSession::jobChanged, this, &HeadlineLabel::refresh);
    connect(&session, &BalanceSession::playedChanged, this, &HeadlineLabel::refresh);
    keepRefreshed(*this, [this] { refresh(); });
}

QString HeadlineLabel::text() const { return mWords->text(); }

void HeadlineLabel::refresh() {
    const balance::Headline headline = BalanceTexts::headline(mSession);
    const bool judged = headline.fairness > balance::Fairness::Played;
    const bool shown = mShown == Shown::Always || judged;
    // Without a parent yet it would become a window of its own, with the keyboard focus of the real
    // one.
    if (!shown || parentWidget() != nullptr) setVisible(shown);
    const QIcon picture = fairnessIcon(headline.fairness);
    mPicture->setVisible(!picture.isNull());
    mPicture->setPixmap(picture.pixmap(pictureSide, pictureSide));
    mWords->setText(BalanceTexts::begun(BalanceTexts::light(mSession)));
    QPalette palette;
    if (const QColor colour = fairnessColour(headline.fairness); colour.isValid())
        palette.setColor(QPalette::WindowText, colour);
    mWords->setPalette(palette);
}

}  // namespace hexa::editor

#include "moc_headlinelabel.cpp"
