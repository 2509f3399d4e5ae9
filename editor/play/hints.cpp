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
         bot = mSession.functions()->bots.back()](const JobControl&) { return adviceOf(*match, seat, bot); },
        [this](const Found& result) { found(result); });
    emit changed();
}

Hints::Found Hints::adviceOf(Match& match, int seat, const std::string& bot) {
    Found found{match.advice(seat, bot)};
    const BundleForm bundle = match.decision().bundle;
    if (bundle.single) return unitsOf(match, seat, bot, std::move(found));
    // One part after another, as the rules ask for them.
    std::string line = found.advice.line;
    for (std::size_t part = 0; part < bundle.parts.size(); ++part) {
        const int count = bundle.countOf(part, line);
        if (count < 0) return {};
        found.counts.push_back(count);
        if (part + 1 == bundle.parts.size()) break;
        if (!match.apply(line)) return {};
        line = match.advice(seat, bot).line;
    }
    return found;
}

/// Finds units one after another, as long as the request stays the same.
Hints::Found Hints::unitsOf(Match& match, int seat, const std::string& bot, Found found) {
    const MatchDecision asked = match.decision();
    std::vector<int> counts(asked.bundle.parts.size(), 0);
    std::string line = found.advice.line;
    for (int part = asked.bundle.partOf(line); part >= 0; part = asked.bundle.partOf(line)) {
        ++counts[static_cast<std::size_t>(part)];
        if (!match.apply(line) || !match.decision().goesOn(asked)) break;
        line = match.advice(seat, bot).line;
    }
    // The rules carried out the rest, which left no choice.
    for (std::size_t part = 0; part < counts.size(); ++part)
        while (asked.bundle.need(counts) > 0 && asked.bundle.roomFor(part, counts) > 0) ++counts[part];
    found.counts = std::move(counts);
    return found;
}

void Hints::found(const Found& result) {
    const MatchAdvice& advice = result.advice;
    if (mAsked == now() && !advice.empty() && mViewer.mayDecide()) {
        mHint = Hint{advice.line, describe(advice.line)};
        mHint->places = placesOf(advice.line);
        mHint->reasons = advice.reasons;
        mHint->counts = result.counts;
        if (!result.counts.empty()) mHint->text = describe(result.counts);
        if (mOrders.writes() && !advice.next.empty()) mHint->next = describe(advice.next);
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
    else if (mOrders.counts())
        mOrders.setCounts(mHint->counts);
    else
        mOrders.choose(line);
}

std::vector<std::pair<Hex, QString>> Hints::placesOf(const std::string& line) const {
    std::vector<std::pair<Hex, QString>> list;
    for (const MatchOption& option : mViewer.decision().options)
        if (option.order == line && option.at) list.emplace_back(option.at->at, QString());
    if (!mOrders.writes()) return list;
    OrderDraft draft(mOrders.draft().form());
    draft.read(line);
    for (const auto& [at, texts] : PlayTexts::plans(draft, mSession.locale()))
        list.emplace_back(at, texts.join(' '));
    return list;
}

QString Hints::describe(const std::vector<int>& counts) const {
    const BundleForm& bundle = mViewer.decision().bundle;
    QStringList list;
    for (std::size_t part = 0; part < counts.size() && part < bundle.parts.size(); ++part)
        if (counts[part] > 0 || !bundle.single)
            list << tr("%1: %2", "what, and how many")
                        .arg(PlayTexts::text(bundle.parts[part].text, mSession.locale()),
                             QString::number(counts[part]));
    return list.join(QStringLiteral(", "));
}

QString Hints::describe(const std::string& line) const {
    for (const MatchOption& option : mViewer.decision().options)
        if (option.order == line) return mSession.texts().optionText(option);
    return mSession.texts().orderText(mViewer.view(), mOrders.draft().form(), line);
}

}  // namespace hexa::editor

#include "moc_hints.cpp"
