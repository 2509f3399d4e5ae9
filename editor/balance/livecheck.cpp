// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/livecheck.h"

#include "core/balance/binding.h"
#include "core/balance/panel.h"
#include "editor/document/document.h"

#include <algorithm>

namespace hexa::editor {
namespace {

using namespace std::chrono_literals;

/// Time from the last change to the start of playing.
constexpr auto debounce = 300ms;
/// Interval for checking again if the machine runs on its battery.
constexpr auto powerPoll = 20s;
/// For each quick bot: some seconds of one core, with shares accurate to a point.
constexpr std::int64_t gamesOfEachBot = 20'000;
/// For each bot that searches: about half a minute of one core.
constexpr std::int64_t gamesOfSearchBots = 2'000;
constexpr std::size_t keptMaps = 64;
/// A wider interval is worse than the fitted tables: they err by 10 points in one map of three.
constexpr double widestReportedInterval = 0.2;

bool tellsMoreThanThePrediction(const balance::BalanceReport& report) {
    if (report.bots.empty()) return false;
    for (const balance::BotReport& bot : report.bots)
        if (bot.games == 0) return false;
    const balance::Interval& gap = report.bots[report.worstBot].gapInterval;
    return report.verdict != balance::Verdict::Undecided || gap.high - gap.low <= widestReportedInterval;
}

}  // namespace

LiveCheck::LiveCheck(const Document& document, QObject* parent)
    : QObject(parent), mDocument(document), mMargin(balance::marginOf(document.system())) {
    mDebounce.setSingleShot(true);
    mDebounce.callOnTimeout([this] { begin(); });
}

void LiveCheck::allow(BackgroundWork work) {
    if (work == mAllowed) return;
    mAllowed = work;
    stop();
    if (work == BackgroundWork::Never) forget();
}

void LiveCheck::setMargin(double share) {
    mMargin = share;
    stop();
    forget();
}

void LiveCheck::forget() {
    mKept.clear();
    emit changed();
}

void LiveCheck::mapRests(std::uint64_t fingerprint) {
    if (mAllowed == BackgroundWork::Never || mWanted == fingerprint) return;
    stop();
    if (complete(fingerprint)) return;
    mWanted = fingerprint;
    mDebounce.start(debounce);
}

void LiveCheck::stop() {
    mWanted.reset();
    mWaitsForMains = false;
    mDebounce.stop();
    mJob.cancel();
}

bool LiveCheck::checkPower() {
    mWaitsForMains = !mayRun(mAllowed, mPowerFolder);
    if (mWaitsForMains) mDebounce.start(powerPoll);
    return !mWaitsForMains;
}

void LiveCheck::begin() {
    if (!mWanted || mJob.running()) return;  // the end of what runs begins anew
    if (!checkPower()) return;
    const CheckResult* before = kept(*mWanted);
    mReported = before != nullptr ? before->games : 0;
    balance::CheckPlan plan;
    plan.panel = defaultPanel(mDocument.system());
    for (const std::string& bot : plan.panel)
        if (balance::searchBot(mDocument.system(), bot) != nullptr) plan.fewer[bot] = gamesOfSearchBots;
    plan.margin = mMargin;
    plan.until = balance::Until::Games;
    plan.games = gamesOfEachBot;
    plan.seed = *mWanted;
    plan.stream = "live";
    mClock.start();
    mJob.start([&system = mDocument.system(), map = mDocument.snapshot(),
                plan](CheckJob::Control& control) { return playCheck(system, *map, plan, control); },
               [this] { take(); }, [this] { ended(); });
}

void LiveCheck::take() {
    const CheckResult& result = *mJob.state();
    emit progressed();
    if (mAllowed == BackgroundWork::Never || result.plan.margin != mMargin) return;
    keep(result);
    // Figures become calmer the longer they are looked at. A verdict, or that of another bot, is
    // news at once.
    const std::pair known(result.report.verdict, result.report.bots.size());
    if (result.running && result.games < mReported * 5 / 4 && known == mReportedVerdict) return;
    mReported = result.games;
    mReportedVerdict = known;
    if (result.running && !checkPower()) mJob.cancel();
    if (report(result.fingerprint) != nullptr) emit changed();
}

void LiveCheck::ended() {
    if (mWanted && complete(*mWanted)) mWanted.reset();
    if (!mDebounce.isActive()) begin();
    emit progressed();
}

void LiveCheck::keep(const CheckResult& result) {
    const auto same = std::find_if(mKept.begin(), mKept.end(), [&](const CheckResult& other) {
        return other.fingerprint == result.fingerprint;
    });
    if (same != mKept.end()) {
        if (result.games >= same->games) *same = result;
        std::rotate(same, same + 1, mKept.end());
        return;
    }
    if (mKept.size() == keptMaps) mKept.erase(mKept.begin());
    mKept.push_back(result);
}

const CheckResult* LiveCheck::kept(std::uint64_t fingerprint) const {
    for (const CheckResult& result : mKept)
        if (result.fingerprint == fingerprint) return &result;
    return nullptr;
}

bool LiveCheck::complete(std::uint64_t fingerprint) const {
    const CheckResult* result = kept(fingerprint);
    return result != nullptr && !result->running && !result->report.cancelled;
}

const balance::BalanceReport* LiveCheck::report(std::uint64_t fingerprint) const {
    const CheckResult* result = kept(fingerprint);
    const bool some = result != nullptr && !result->error && tellsMoreThanThePrediction(result->report);
    return some ? &result->report : nullptr;
}

}  // namespace hexa::editor

#include "moc_livecheck.cpp"
