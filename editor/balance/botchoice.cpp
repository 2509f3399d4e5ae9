// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/botchoice.h"

#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "editor/balance/balancesession.h"
#include "editor/balance/balancetexts.h"
#include "editor/ui/foldbutton.h"
#include "editor/ui/locale.h"
#include "editor/ui/plainlabel.h"
#include "editor/ui/translated.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QGridLayout>

#include <algorithm>

namespace hexa::editor {
namespace {

constexpr const char* botProperty = "bot";  // its id; the text is what people call it
constexpr int othersInRow = 3;

std::string botOf(const QCheckBox& box) { return box.property(botProperty).toString().toStdString(); }

template <class List>
bool contains(const List& list, const std::string& name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

}  // namespace

BotChoice::BotChoice(BalanceSession& session, QWidget* parent)
    : QWidget(parent),
      mSession(session),
      mTitle(new PlainLabel),
      mOthers(new QWidget),
      mShowOthers(new FoldButton("checkMoreBots", mOthers)),
      mPurpose(new PlainLabel) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(mTitle);
    // One below the other, as they are steps.
    auto* levels = new QVBoxLayout;
    levels->setSpacing(2);
    levels->setContentsMargins(0, 0, 0, 0);
    column->addLayout(levels);
    column->addWidget(mShowOthers);
    column->addWidget(mOthers);
    auto* folded = new QVBoxLayout(mOthers);
    folded->setContentsMargins(0, 0, 0, 0);
    mPurpose->setWordWrap(true);
    folded->addWidget(mPurpose);
    auto* others = new QGridLayout;
    others->setHorizontalSpacing(12);
    others->setVerticalSpacing(2);
    folded->addLayout(others);
    const PlayFunctions none;
    const PlayFunctions& play = mSession.canPlay() ? *mSession.system().play : none;
    const std::vector<std::string> offered = play.offeredBots();
    for (const std::string& name : play.bots) {
        auto* box = new QCheckBox;
        box->setProperty(botProperty, QString::fromStdString(name));
        box->setObjectName("bot-" + QString::fromStdString(name));
        if (contains(offered, name)) {
            levels->addWidget(box);
        } else {
            const int index = others->count();
            others->addWidget(box, index / othersInRow, index % othersInRow);
        }
        mBots.push_back(box);
        connect(box, &QCheckBox::clicked, this, &BotChoice::choose);
    }
    mShowOthers->setVisible(offered.size() < play.bots.size());
    connect(&session, &BalanceSession::factsChanged, this, &BotChoice::refresh);
    connect(&session, &BalanceSession::jobChanged, this, &BotChoice::refresh);
    connect(&session, &BalanceSession::settingsChanged, this, &BotChoice::refresh);
    keepTranslated(*this, [this] { retranslate(); });
}

void BotChoice::retranslate() {
    mTitle->setText(tr("Bots in the check, weakest first:"));
    mPurpose->setText(tr("For comparison. These bots are not offered as opponents."));
    mShowOthers->setToolTip(tr("Show the bots that are only for comparison"));
    for (QCheckBox* box : mBots) {
        const GameSystem& game = mSession.system();
        box->setText(caption(BalanceTexts::begun(BalanceTexts::bot(game, botOf(*box), mSession.locale()))));
        const QString character = BalanceTexts::character(game, botOf(*box), mSession.locale());
        box->setToolTip((character.isEmpty() ? QString() : character + u'\n') +
                        tr("Include this bot in the check. The strictest verdict counts."));
    }
    refresh();
}

void BotChoice::refresh() {
    const std::vector<std::string>& panel = mSession.panel();
    int others = 0;
    for (QCheckBox* box : mBots) {
        const bool in = contains(panel, botOf(*box));
        box->setChecked(in);
        // One bot at least must play.
        box->setEnabled(mSession.job() == BalanceSession::Job::None && !(in && panel.size() == 1));
        if (in && mOthers->isAncestorOf(box)) ++others;
    }
    mShowOthers->setText(tr("More Bots (in the check: %1)").arg(others));
}

void BotChoice::choose() {
    std::vector<std::string> chosen;
    for (const QCheckBox* box : mBots)
        if (box->isChecked()) chosen.push_back(botOf(*box));
    mSession.setPanel(std::move(chosen));
}

}  // namespace hexa::editor

#include "moc_botchoice.cpp"
