// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/hints.h"

#include "editor/play/orderentry.h"
#include "editor/play/playsession.h"
#include "editor/play/viewer.h"

#include <utility>

namespace hexa::editor {

Hints::Hints(PlaySession& session, Viewer& viewer, OrderEntry& orders, QObject* parent)
    : QObject(parent), mSession(session), mViewer(viewer), mOrders(orders) {
    connect(&viewer, &Viewer::changed, this, [this] {
        if (hint() == nullptr) drop();
    });
    connect(&viewer, &Viewer::handedOver, this, [this] { mAgain = false; });  // the one before asked for it
}

Hints::Asked Hints::now() const { return {mViewer.seat(), mSession.revision()}; }

const Hints::Hint* Hints::hint() const { return mHint && mAsked == now() ? &*mHint : nullptr; }

void Hints::ask() {
    if (!mViewer.mayDecide() || mSession.functions()->bots.empty()) return;
    if (mJob.running()) {
        mAgain = mAsked != now();
        return;
    }
    mHint.reset();
    mAsked = now();
    mJob.start(
        [match = std::shared_ptr<Match>(mSession.match()->clone()), seat = mViewer.seat(),
         bot = mSession.functions()->bots.back()](const JobControl&) { return match->advice(seat, bot); },
        [this](const MatchAdvice& advice) { found(advice); });
    emit changed();
}

void Hints::found(const MatchAdvice& advice) {
    if (mAsked == now() && !advice.empty() && mViewer.mayDecide()) {
        mHint = Hint{advice.line, describe(advice.line), placesOf(advice.line), advice.reasons};
    }
    emit changed();
    if (std::exchange(mAgain, false)) ask();
}

void Hints::drop() {
    if (!mHint) return;
    mHint.reset();
    emit changed();
}

void Hints::take() {
    if (hint() == nullptr || !mViewer.mayDecide()) return;
    const std::string line = mHint->line;
    if (mOrders.writes())
        mOrders.fill(line);
    else
        mOrders.choose(line);
}

std::vector<std::pair<Hex, QString>> Hints::placesOf(const std::string& line) const {
    std::vector<std::pair<Hex, QString>> list;
    for (const MatchOption& option : mViewer.decision().options)
        if (option.order == line && option.at) list.emplace_back(option.at->at, QString());
    if (!mOrders.writes()) return list;
    SheetDraft sheet(mOrders.draft().form());
    sheet.read(line);
    for (const auto& [at, texts] : PlayTexts::plans(sheet, mSession.locale()))
        list.emplace_back(at, texts.join(' '));
    return list;
}

QString Hints::describe(const std::string& line) const {
    for (const MatchOption& option : mViewer.decision().options)
        if (option.order == line) return mSession.texts().optionText(option);
    return mSession.texts().sheetText(mViewer.view(), mOrders.draft().form(), line);
}

}  // namespace hexa::editor
