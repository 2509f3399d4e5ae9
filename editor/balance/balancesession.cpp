// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/balance/balancesession.h"

#include "core/balance/binding.h"
#include "core/edit/builders.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/io/file/file.h"
#include "core/io/format/scenariofile.h"
#include "core/library/library.h"
#include "editor/balance/balancetexts.h"
#include "editor/document/document.h"
#include "editor/jobs/threads.h"
#include "editor/played/playedmaps.h"
#include "editor/ui/freshseed.h"
#include "editor/ui/locale.h"
#include "editor/ui/names.h"
#include "editor/ui/times.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace hexa::editor {
namespace {

/// Returns the width of the range of the gap: the wider, the less is known.
double widthOf(const balance::BalanceReport& report) {
    const balance::Interval& gap = report.bots[report.worstBot].gapInterval;
    return gap.high - gap.low;
}

}  // namespace

BalanceSession::BalanceSession(Document& document, PlayedMaps& games, const Locale& locale, QObject* parent)
    : QObject(parent),
      mDocument(document),
      mLocale(locale),
      mGames(games),
      mFacts(document),
      mPanel(defaultPanel(document.system())),
      mMargin(balance::marginOf(document.system())),
      mLive(document) {
    connect(&document, &Document::changed, &mLive, &LiveCheck::stop);
    connect(&mFacts, &FactFinder::changed, this, [this] {
        takeProof();
        playLive();
        emit factsChanged();
        if (this->games() != nullptr) emit playedChanged();
    });
    connect(&mLive, &LiveCheck::changed, this, &BalanceSession::takeLive);
    connect(&mGames, &PlayedMaps::changed, this, &BalanceSession::playedChanged);
    connect(this, &BalanceSession::playedChanged, this, [this] {
        if (mFacts.pending()) return;
        const balance::BalanceReport* report = played();
        mFacts.setPlayed(report != nullptr ? balance::playedSides(*report) : std::nullopt);
    });
    connect(&mFacts, &FactFinder::previewChanged, this, &BalanceSession::previewChanged);
    connect(&mReplay, &hexa::editor::Job::progressed, this, [this](int percent) {
        mPercent = percent;
        emit jobChanged();
    });
}

BalanceSession::~BalanceSession() = default;

const GameSystem& BalanceSession::system() const { return mDocument.system(); }

bool BalanceSession::canPlay() const { return !defaultPanel(system()).empty(); }

bool BalanceSession::available() const { return system().balance != nullptr || canPlay(); }

void BalanceSession::setPanel(std::vector<std::string> bots) {
    if (bots.empty() || bots == mPanel) return;
    mPanel = std::move(bots);
    emit settingsChanged();
}

void BalanceSession::setMargin(double share) {
    if (share == mMargin) return;
    mMargin = share;
    mLive.setMargin(share);
    mGames.setMargin(share);
    playLive();
    emit settingsChanged();
}

// -- while the map rests --------------------------------------------------------------------------

void BalanceSession::allowLive(BackgroundWork work) {
    if (work == BackgroundWork::Never) mGames.forget(GamesOf::Background);
    mLive.allow(work);
    playLive();
}

void BalanceSession::setSeen(bool seen) {
    if (std::exchange(mSeen, seen) != seen) playLive();
}

void BalanceSession::playLive() {
    // A proof, a certificate or a check of this map is better.
    const bool checked = resultCounts() || (games() != nullptr && games()->source == GamesOf::Check);
    const bool known = facts().certified() || facts().symmetric || facts().proven || checked;
    if (!mSeen || known || mJob != Job::None || mFacts.pending() || !canPlay()) return mLive.stop();
    mLive.mapRests(facts().fingerprint);
}

void BalanceSession::takeProof() {
    if (facts().proven) mGames.add(GamesOf::Proof, {mDocument.scenario(), facts().proven->proof->bots});
}

/// Games in the background replace those of a search once they are more precise.
void BalanceSession::takeLive() {
    const std::uint64_t map = facts().fingerprint;
    const balance::BalanceReport* report = mLive.report(map);
    if (report == nullptr) return;
    const PlayedMaps::Games* known = games();
    if (known == nullptr || known->source != GamesOf::Search || mLive.complete(map) ||
        widthOf(*report) <= widthOf(known->report))
        mGames.add(map, GamesOf::Background, *report);
}

const PlayedMaps::Games* BalanceSession::games() const { return mGames.of(facts().fingerprint); }

const balance::BalanceReport* BalanceSession::played() const {
    if (resultCounts()) return &result()->report;
    return games() != nullptr ? &games()->report : nullptr;
}

const balance::Causes* BalanceSession::causes(const BalanceFacts& facts) const {
    if (!facts.causes) return nullptr;
    const balance::BalanceReport* games = preview() == nullptr ? played() : nullptr;
    return games == nullptr || balance::agree(*facts.causes, *games) ? &*facts.causes : nullptr;
}

std::vector<BotShares> BalanceSession::playedShares() const {
    const balance::BalanceReport* report = played();
    return report != nullptr ? balance::sharesBySeat(*report) : std::vector<BotShares>();
}

std::optional<balance::ExpectedGap> BalanceSession::expectedGap() const {
    const BalanceFacts& known = facts();
    if (known.certified()) return balance::expectedGap(known.certificate->report);
    if (known.symmetric) return balance::ExpectedGap{0, GapRange{0, 0}, false};
    return balance::expectedGap(played(), known.prediction);
}

// -- jobs -----------------------------------------------------------------------------------------

bool BalanceSession::begin(Job job) {
    if (mJob != Job::None || !canPlay()) return false;
    mLive.stop();
    mJob = job;
    mClock.start();
    mPercent = 0;
    mMessage.clear();
    return true;
}

void BalanceSession::end(const QString& message) {
    mJob = Job::None;
    mMessage = message;
    playLive();
    emit jobChanged();
    emit playedChanged();
}

int BalanceSession::secondsRun() const {
    return mJob == Job::None ? mLive.secondsRun() : static_cast<int>(mClock.elapsed() / 1000);
}

std::optional<int> BalanceSession::secondsLeft() const {
    if (mJob != Job::None) return editor::secondsLeft(mPercent / 100.0, secondsRun());
    const CheckResult* live = mLive.current();
    return live != nullptr ? editor::secondsLeft(live->part, secondsRun()) : std::nullopt;
}

void BalanceSession::startCheck() {
    if (!begin(Job::Check)) return;
    balance::CheckPlan plan;
    plan.panel = mPanel;
    plan.margin = mMargin;
    plan.seed = freshSeed();
    plan.threads = workThreads();
    plan.until = balance::Until::Clear;
    play(plan);
}

void BalanceSession::play(const balance::CheckPlan& plan) {
    mCheck.start([&system = system(), scenario = mDocument.scenario(),
                  plan](CheckJob::Control& control) { return playCheck(system, scenario, plan, control); },
                 [this] { checkProgressed(); }, [this] { checkFinished(); });
    emit resultChanged();
    emit jobChanged();
    emit playedChanged();
}

void BalanceSession::startCertificate(std::int64_t games) {
    if (!begin(Job::Certify)) return;
    mBindings = balance::bindingsOf(system(), mDocument.scenario(), {}, {},
                                    QCoreApplication::applicationVersion().toStdString(), mPanel);
    play(balance::certificatePlan(mPanel, games, mMargin, freshSeed(), workThreads()));
}

std::optional<Message> BalanceSession::uncertifiable() const {
    return balance::uncertifiable(system(), mDocument.scenario(), {});
}

void BalanceSession::stop() {
    mCheck.cancel();
    mReplay.cancel();
}

void BalanceSession::checkProgressed() {
    const CheckResult& result = *mCheck.state();
    mPercent = std::min(100, static_cast<int>(100 * result.part));
    emit resultChanged();
    if (mCheck.running()) emit jobChanged();
}

void BalanceSession::checkFinished() {
    const CheckResult& result = *mCheck.state();
    const bool certify = mJob == Job::Certify;
    if (resultCounts() && !result.report.cancelled)
        mGames.add(result.fingerprint, GamesOf::Check, result.report);
    end(result.error ? mLocale.text(*result.error) : QString());
    if (certify && !result.error) storeCertificate(result);
}

void BalanceSession::storeCertificate(const CheckResult& result) {
    const auto certificate =
        balance::makeCertificate(result.report, mBindings, balance::weakestCalibration(result.report));
    if (!certificate) return end(mLocale.text(certificate.error()));
    const Scenario& scenario = mDocument.scenario();
    const balance::Bindings now = balance::bindingsOf(
        system(), scenario, {}, {}, QCoreApplication::applicationVersion().toStdString(), mPanel);
    balance::Bindings asked = mBindings;
    asked.bots = now.bots;  // the check boxes may have been changed since
    if (asked != now)
        return end(
            tr("The map changed during the games, so no certificate was stored. Certify the map again."));
    Scenario file;  // only to have the certificate put among its members
    file.extra = scenario.extra;
    balance::setCertificate(file, *certificate);
    mDocument.apply({SetExtra{std::move(file.extra)}}, [] { return tr("Store certificate result"); });
    const balance::Headline headline =
        balance::headlineOf(certificate->report, balance::Evidence::Certificate);
    const QString verdict = BalanceTexts::text(headline, mLocale);
    end(headline.fairness == balance::Fairness::Certified
            ? tr("Result stored with the map: %1.", "certified fair").arg(verdict)
            : tr("Not certified. Result stored with the map: %1.", "unfair, undecided").arg(verdict));
}

void BalanceSession::startVerification() {
    if (!facts().certified()) return;
    // Uses the stored certificate: the facts may belong to an earlier state of the map, and show
    // the program's knowledge instead of the file's claim.
    const auto stored = balance::certificateOf(mDocument.scenario());
    if (!stored || !*stored) return;
    const balance::Certificate& certificate = **stored;
    const balance::Bindings now =
        balance::bindingsOf(system(), mDocument.scenario(), {}, {},
                            QCoreApplication::applicationVersion().toStdString(), certificate.bindings.bots);
    if (!balance::differences(certificate.bindings, now).empty() || !begin(Job::Verify)) return;
    using Untruths = Result<std::vector<Message>>;
    const auto work = [&system = system(), scenario = mDocument.scenario(),
                       certificate](const JobControl& control) -> Untruths {
        const OptionValues& options = certificate.bindings.options;
        const auto series = system.play->series(scenario, {options, certificate.bindings.bots, {}});
        if (!series) return series.error();
        auto again = balance::playAgain(**series, certificate, workThreads(), control.stop, control.progress);
        if (!again) return again.error();
        balance::noteGrounds(*again, system, scenario, options, {});
        return balance::untruths(certificate, *again);
    };
    mReplay.start(work, [this](const Untruths& wrong) {
        if (!wrong) return end(mLocale.text(wrong.error()));
        QStringList lines;
        for (const Message& message : *wrong) lines << mLocale.text(message);
        end(lines.isEmpty() ? mLocale.text("balance.certificate.true") : lines.join('\n'));
    });
    emit jobChanged();
}

void BalanceSession::startComparison(std::int64_t games) {
    if (!hasA() || !begin(Job::Compare)) return;
    const ComparisonPlan plan{mPanel, mMargin, games, freshSeed(), workThreads()};
    const auto work = [&system = system(), a = mA, now = mDocument.scenario(),
                       plan](const JobControl& control) {
        return compareMaps(system, *a, now, plan, control.stop, control.progress);
    };
    mReplay.start(work, [this, played = mA](Result<MapComparison> comparison) {
        if (!comparison) return end(mLocale.text(comparison.error()));
        if (played != mA)
            return end(tr("Map A was replaced during the games, so there is no result. Compare again."));
        mComparison = std::make_shared<const MapComparison>(*std::move(comparison));
        end({});
        emit comparisonChanged();
    });
    emit jobChanged();
}

bool BalanceSession::resultCounts() const {
    return result() != nullptr && !result()->running && !result()->report.bots.empty() &&
           result()->games > 0 && !resultIsStale();
}

bool BalanceSession::resultIsStale() const {
    return result() != nullptr && !result()->error && result()->fingerprint != facts().fingerprint;
}

// -- comparing ------------------------------------------------------------------------------------

void BalanceSession::setA(const Scenario& scenario, const QString& name) {
    mA = std::make_shared<const Scenario>(scenario);
    mNameOfA = name;
    mComparison.reset();
    emit comparisonChanged();
}

void BalanceSession::readA(const QString& path) {
    const auto text = readFile(QFile::encodeName(path).toStdString());
    auto scenario = text ? readScenario(*text, Systems({system()})) : Result<Scenario>(text.error());
    if (scenario) return setA(*scenario, QFileInfo(path).completeBaseName());
    mMessage = mLocale.text(scenario.error());
    emit jobChanged();
}

bool BalanceSession::comparisonIsStale() const {
    return mComparison != nullptr && mComparison->fingerprint != facts().fingerprint;
}

void BalanceSession::swap(Hex a, Hex b) {
    const Scenario& scenario = mDocument.scenario();
    const std::pair<Hex, Hex> move{a, b};
    mDocument.apply(
        moveTiles(scenario, mDocument.catalog(), {&move, 1}, MoveMode::Swap),
        [first = Names::briefLater(scenario.board, a), second = Names::briefLater(scenario.board, b)] {
            return tr("Swap %1 and %2").arg(first(), second());
        });
}

}  // namespace hexa::editor

#include "moc_balancesession.cpp"
