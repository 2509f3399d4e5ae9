// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/welcome/welcomeheader.h"

#include "editor/ui/icons.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QPushButton>

namespace hexa::editor {

WelcomeHeader::WelcomeHeader(QWidget* parent)
    : QWidget(parent), mName(new PlainLabel(this)), mSentence(new PlainLabel(this)) {
    QFont font = mName->font();
    font.setPointSizeF(font.pointSizeF() * 2);
    font.setBold(true);
    mName->setFont(font);
    mName->setText(QStringLiteral("Hexatelier"));
    mSentence->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(mName);
    words->addWidget(mSentence);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addLayout(words, 1);
    const auto add = [&](const char* name, const char* sign, void (WelcomeHeader::*requested)()) {
        auto* button = new QPushButton(icon(sign), {}, this);
        button->setObjectName(name);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, requested);
        return button;
    };
    mTour = add("tour", "hand", &WelcomeHeader::tourRequested);
    mManual = add("manual", "help", &WelcomeHeader::manualRequested);
    mOpen = add("open", "open", &WelcomeHeader::openFileRequested);
    mGenerate = add("generate", "generate", &WelcomeHeader::generateRequested);
    mSurprise = add("surprise", "dice", &WelcomeHeader::surpriseRequested);
    mGame = add("gameFile", "new", &WelcomeHeader::newGameRequested);
    keepTranslated(*this, [this] { retranslate(); });
}

void WelcomeHeader::setSurprising(const QString& text) {
    mSurprising = text;
    mSurprise->setText(text.isEmpty() ? tr("&Surprise Map…") : text);
}

void WelcomeHeader::retranslate() {
    mSentence->setText(
        tr("Design, generate, check, play and print hex maps for board games, and translate their rules."));
    mTour->setText(tr("Gu&ided Tour"));
    mTour->setToolTip(tr("Five steps on a practice map: drag, mirror, fill, check, print"));
    mManual->setText(tr("Man&ual"));
    mManual->setToolTip(tr("Read or search the manual"));
    mOpen->setText(tr("&Open File…"));
    mGenerate->setText(tr("Generate Map…"));
    setSurprising(mSurprising);
    mSurprise->setToolTip(tr("Generate a fair map of random size and style"));
    mGame->setText(tr("&New Game File…"));
    mGame->setToolTip(tr("Describe a game of your own: tiles, counts, placement rules, fairness"));
}

}  // namespace hexa::editor

#include "moc_welcomeheader.cpp"
