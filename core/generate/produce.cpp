// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/produce.h"
#include "core/engine/generate/generate.h"

#include "core/balance/binding.h"
#include "core/balance/expectedgap.h"
#include "core/balance/panel.h"
#include "core/balance/report.h"
#include "core/engine/judge/balance.h"
#include "core/engine/play/play.h"
#include "core/engine/system.h"
#include "core/generate/fill.h"
#include "core/generate/settings.h"
#include "core/generate/tournament/tournament.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <iterator>

namespace hexa::generate {
namespace {

constexpr int defaultFinalists = 96;
/// Games for measuring another map of a gallery, as a part of the winner's.
constexpr double galleryPart = 0.1;
/// Number of maps tried for a certificate.
constexpr std::size_t certificateTries = 3;
/// Duration of a search with the default effort, in games.
constexpr double searchAsGames = 100'000;

/// Returns the time of a game compared with one of two players. In tournaments of Clockwork Wars,
/// games of three take 1.5 times as long, and games of four 2.6 times.
double timeOfGame(int players) { return std::pow(std::max(2, players) / 2.0, 1.3); }

/// Share of a run for each stage, by its games, since they take nearly all of the time. It adds up
/// to one part for the whole run, which never falls; a stage that ends early makes it jump.
class RunParts {
public:
    void add(ProduceProgress::Stage stage, double games) {
        mGames[indexOf(stage)] = games;
        mAll += games;
    }
    /// Returns the finished part of the run if this much of a stage is finished.
    double at(ProduceProgress::Stage stage, double part) {
        double before = 0;
        for (std::size_t i = 0; i < indexOf(stage); ++i) before += mGames[i];
        const double now = before + mGames[indexOf(stage)] * std::clamp(part, 0.0, 1.0);
        if (mAll > 0) mDone = std::max(mDone, now / mAll);
        return mDone;
    }
    /// Returns the work of the whole run, in games.
    double all() const { return mAll; }

private:
    static std::size_t indexOf(ProduceProgress::Stage stage) { return static_cast<std::size_t>(stage); }
    std::array<double, 6> mGames{};  ///< By stage.
    double mAll = 0;
    double mDone = 0;
};

class Producer {
public:
    Producer(const GameSystem& system, const ProduceRequest& request,
             const std::function<void(const ProduceProgress&)>& look)
        : mSystem(system),
          mRequest(request),
          mTournamentRequest{request.search, request.games, request.cards},
          mLook(look),
          mPanel(request.panel) {
        if (mPanel.empty() && system.balance) mPanel = system.balance->panel;
        mKeep = static_cast<std::size_t>(std::max(1, request.search.keep));
    }

    /// Returns the planned work. Returns 0 for an unknown mode.
    double work() {
        const GenerateMethod* mode = generateMode(mSystem, mRequest.search.mode);
        if (mode == nullptr) return 0;
        mExplains = explains(*mode);
        plan(mRequest.tournament == WithTournament::Yes && mode->searches);
        return mParts.all();
    }

    Result<Production> run() {
        const GenerateMethod* mode = generateMode(mSystem, mRequest.search.mode);
        if (mode == nullptr) return Error("generate.no-mode", {{"mode", mRequest.search.mode}});
        if (!mRequest.panel.empty())
            if (const auto panel = balance::checkPanel(mRequest.panel); !panel) return panel.error();
        if (mRequest.margin)
            if (const auto why = balance::uncertifiable(mSystem, mRequest.search.base, mRequest.cards))
                return Error(why->code, why->arguments);
        const bool plays = mRequest.tournament == WithTournament::Yes && mode->searches;
        mExplains = explains(*mode);
        plan(plays);
        if (const auto found = search(plays); !found) return found.error();
        if (plays) {
            if (const auto played = playTournament(); !played) return played.error();
            measure();
        }
        if (mRequest.margin && !stopped()) {
            if (const auto certified = certify(); !certified) return certified.error();
        }
        mProduction.cancelled = stopped();
        if (mExplains && !stopped()) explain();
        return std::move(mProduction);
    }

private:
    bool stopped() const { return mRequest.search.stop.stop_requested(); }

    bool explains(const GenerateMethod& mode) const {
        return mRequest.explainKept && mode.searches && !mRequest.search.atlas;
    }

    /// Plans the stages to come, for the progress.
    void plan(bool plays) {
        using Stage = ProduceProgress::Stage;
        mParts.add(Stage::Searching, searchAsGames * mRequest.search.effort / 100);
        if (plays) {
            const TournamentCost cost(mSystem, mPanel,
                                      static_cast<double>(tournamentGames(mSystem, mTournamentRequest)),
                                      tournamentSearchTime(mSystem, mTournamentRequest));
            mParts.add(Stage::Playing, cost.of(tournamentPart, searchTournamentPart));
            mParts.add(Stage::Refining, cost.of(refinePart + finalPart, searchRefinePart + searchFinalPart));
            const double others = galleryPart * static_cast<double>(mKeep - 1);
            mParts.add(Stage::Measuring, cost.measuring() * (1 + others));
        }
        if (mExplains) {
            const auto searches = static_cast<double>(keptTiles(mSystem, mRequest.search.base).size());
            mParts.add(Stage::Explaining, searches * searchAsGames * shortEffort / 100);
        }
        if (!mRequest.margin) return;
        const std::size_t places = std::max<std::size_t>(2, mRequest.search.base.seats.size());
        const auto tries = static_cast<double>(std::min(mKeep, certificateTries));
        mParts.add(Stage::Certifying,
                   tries * balance::costOf(certificatePlan(balance::evenTargets(places), 0), mSystem));
    }

    balance::CheckPlan certificatePlan(const std::vector<double>& targets, std::size_t number) const {
        balance::CheckPlan plan =
            balance::certificatePlan(mPanel, certificateGames(targets), *mRequest.margin,
                                     mRequest.search.seed + number, mRequest.search.threads);
        if (mRequest.panel.empty()) balance::limitSearchBots(plan, mSystem, targets);
        return plan;
    }

    /// Returns the games with a reserve, so that a fair but imperfect map can pass too.
    std::int64_t certificateGames(const std::vector<double>& targets) const {
        return mRequest.certificateGames > 0 ? mRequest.certificateGames
                                             : 2 * balance::gamesToCertify(targets, *mRequest.margin);
    }

    /// Reports progress. `part`: of the stage.
    void tell(double part) {
        if (!mLook) return;
        ProduceProgress progress;
        progress.stage = mStage;
        // Two successive batches count the same part twice, with differences in the last bits.
        mPart = std::max(mPart, mParts.at(mStage, part));
        progress.part = mPart;
        progress.games = mProduction.games;
        progress.maps = static_cast<int>(mTournament ? mTournament->size() : mProduction.maps.size());
        std::vector<Produced> best;
        if (mChanged && mTournament) {
            for (PlayedMap& map : mTournament->best(mKeep)) best.push_back({std::move(map), {}});
            progress.best = &best;
        } else if (mChanged && mProduction.maps.size() > mKeep) {
            // The search has found all finalists.
            best.assign(mProduction.maps.begin(),
                        mProduction.maps.begin() + static_cast<std::ptrdiff_t>(mKeep));
            progress.best = &best;
        } else if (mChanged) {
            progress.best = &mProduction.maps;
        }
        mChanged = false;
        mLook(progress);
    }

    Status search(bool plays) {
        mStage = ProduceProgress::Stage::Searching;
        GenerateRequest request = mRequest.search;
        const int wanted = mRequest.finalists > 0 ? mRequest.finalists : defaultFinalists;
        if (plays) request.pick = 0;
        if (plays && !request.atlas) request.keep = std::max(request.keep, wanted);
        if (mLook && !request.progress) request.progress = [this](double part) { tell(part); };
        auto found = mSystem.generate->run(request);
        if (!found) return found.error();
        if (found->empty()) return Error("generate.no-maps");
        for (Candidate& candidate : *found) {
            Produced map;
            map.candidate = std::move(candidate);
            mProduction.maps.push_back(std::move(map));
        }
        mChanged = true;
        if (!plays) {
            if (mProduction.maps.size() > mKeep) mProduction.maps.resize(mKeep);
            addRanges();
        }
        tell(1);
        return Done{};
    }

    /// Without games, adds the possible error of the predicted gaps.
    void addRanges() {
        for (Produced& map : mProduction.maps) {
            if (stopped() || !map.candidate.gap) return;
            const auto foreseen = balance::foresee(mSystem, map.candidate.scenario, mRequest.search.options);
            if (foreseen) map.candidate.range = foreseen->range;
        }
    }

    Status playTournament() {
        mTournament.emplace(mSystem, mTournamentRequest, mPanel,
                            [this](TournamentStage stage, double part, bool reordered) {
                                mStage = stage == TournamentStage::Playing ? ProduceProgress::Stage::Playing
                                                                           : ProduceProgress::Stage::Refining;
                                mProduction.games = mTournament->games();
                                mChanged = mChanged || reordered;
                                tell(part);
                            });
        std::vector<PlayedMap> maps(std::make_move_iterator(mProduction.maps.begin()),
                                    std::make_move_iterator(mProduction.maps.end()));
        mProduction.maps.clear();
        if (auto entered = mTournament->enter(std::move(maps)); !entered) return entered;
        mTournament->run();
        return Done{};
    }

    /// Plays new games, so that the figures are not flattered by the selection. The winner gets
    /// most of them. Games for the others in a gallery are additional, so a larger gallery doesn't
    /// weaken the figures.
    void measure() {
        mStage = ProduceProgress::Stage::Measuring;
        const std::size_t kept = std::min(mKeep, mTournament->contenders().size());
        const bool whole = !stopped();  // nobody can stop a tournament again at the same game
        for (std::size_t i = 0; i < kept; ++i) {
            const Contender& contender = *mTournament->contenders()[i];
            Produced map{contender.map, {}};
            map.played = contender.gaps(mPanel);
            // An exactly symmetric map is fair by construction: games would only show chance.
            if (!stopped() && !contender.exact()) {
                balance::CheckPlan plan;
                plan.panel = mPanel;
                plan.looking = balance::Looking::Once;
                plan.games = 0;
                for (std::size_t bot = 0; bot < mPanel.size(); ++bot) {
                    const double games = mTournament->gamesToMeasure(bot) * (i == 0 ? 1 : galleryPart);
                    plan.fewer[mPanel[bot]] = std::max<std::int64_t>(1, static_cast<std::int64_t>(games));
                    plan.games = std::max(plan.games, plan.fewer[mPanel[bot]]);
                }
                plan.seed = mRequest.search.seed;
                plan.stream = "measure";
                plan.threads = mRequest.search.threads;
                const std::int64_t before = mProduction.games;
                const double all = balance::costOf(plan, mSystem);
                const balance::CheckState state = balance::check(
                    contender.series(), plan, mRequest.search.stop, [&](const balance::CheckState& now) {
                        mProduction.games = before + gamesOf(now);
                        tell(measured(i, balance::costOf(plan, now, mSystem) / all, kept));
                    });
                mProduction.games = before;
                for (std::size_t bot = 0; bot < mPanel.size(); ++bot) {
                    mProduction.games += state.bots[bot].tally.games;
                    if (!state.cancelled) map.played[bot] = playedGap(state.bots[bot].tally, mPanel[bot]);
                }
            }
            std::erase_if(map.played, [](const PlayedGap& gap) { return gap.games == 0; });
            if (whole)
                tellHow(map, i);
            else
                map.candidate.scenario.provenance.settings.clear();
            mProduction.maps.push_back(std::move(map));
            tell(measured(i, 1, kept));
        }
        mTournament.reset();
        const auto pick = static_cast<std::size_t>(mRequest.search.pick);
        if (pick > 0 && pick <= mProduction.maps.size()) {
            std::swap(mProduction.maps.front(), mProduction.maps[pick - 1]);
            mProduction.maps.resize(1);
        }
        mChanged = true;
        tell(1);
    }

    static std::int64_t gamesOf(const balance::CheckState& state) {
        std::int64_t games = 0;
        for (const balance::CheckState::Bot& bot : state.bots) games += bot.tally.games;
        return games;
    }

    /// Returns the finished part of measuring if this much of map `number` is finished: the winner
    /// plays as much as ten others.
    static double measured(std::size_t number, double part, std::size_t kept) {
        const double all = 1 + galleryPart * static_cast<double>(kept - 1);
        return (number == 0 ? part : 1 + galleryPart * (static_cast<double>(number - 1) + part)) / all;
    }

    /// The tournament changes and reorders the search's maps: only the whole request makes the map
    /// again.
    void tellHow(Produced& map, std::size_t number) const {
        ProduceRequest request;
        request.games = mRequest.games;
        request.finalists = mRequest.finalists;
        request.panel = mRequest.panel;
        request.search = mRequest.search;
        if (request.search.mode.empty()) request.search.mode = mSystem.generate->modes.front().id;
        request.search.pick = mKeep > 1 ? static_cast<int>(number) + 1 : 0;
        map.candidate.scenario.provenance.settings = writeSettings(request, mSystem.catalog);
    }

    /// Returns the best map; if it isn't fair within the margin, the next ones too, each with games
    /// of its own.
    Status certify() {
        mStage = ProduceProgress::Stage::Certifying;
        tell(0);
        const std::size_t tries = std::min(mProduction.maps.size(), certificateTries);
        for (std::size_t i = 0; i < tries && !stopped(); ++i) {
            const auto verdict = certify(i, tries);
            if (!verdict) return verdict.error();
            if (*verdict != balance::Verdict::Fair) continue;
            const auto first = mProduction.maps.begin();
            std::rotate(first, first + static_cast<std::ptrdiff_t>(i),
                        first + static_cast<std::ptrdiff_t>(i) + 1);
            break;
        }
        mChanged = true;
        tell(1);
        return Done{};
    }

    Result<balance::Verdict> certify(std::size_t number, std::size_t tries) {
        Produced& map = mProduction.maps[number];
        if (!mSystem.play || mPanel.empty()) return Error("generate.not-playable");
        const auto series =
            mSystem.play->series(map.candidate.scenario, {mRequest.search.options, mPanel, mRequest.cards});
        if (!series) return series.error();
        const sim::Tally shape(**series, sim::uniformDesign(**series, 0));
        const balance::CheckPlan plan = certificatePlan(sim::targetsOf(shape), number);
        const std::int64_t before = mProduction.games;
        const double all = balance::costOf(plan, mSystem);
        const balance::CheckState state =
            balance::check(**series, plan, mRequest.search.stop, [&](const balance::CheckState& now) {
                mProduction.games = before + gamesOf(now);
                tell((static_cast<double>(number) + balance::costOf(plan, now, mSystem) / all) /
                     static_cast<double>(tries));
            });
        if (state.cancelled) return balance::Verdict::Undecided;
        balance::BalanceReport report = balance::makeReport(plan, state);
        balance::noteGrounds(report, mSystem, map.candidate.scenario, mRequest.search.options,
                             mRequest.cards);
        const auto calibration = balance::weakestCalibration(report);
        auto certificate = balance::makeCertificate(
            std::move(report),
            balance::bindingsOf(mSystem, map.candidate.scenario, mRequest.search.options, mRequest.cards,
                                mRequest.program, mPanel),
            calibration);
        if (!certificate) return certificate.error();
        balance::setCertificate(map.candidate.scenario, *certificate);
        map.certificate = *std::move(certificate);
        return map.certificate->report.verdict;
    }

    /// A fair, or nearly fair, map needs no explanation.
    void explain() {
        const Produced& best = mProduction.maps.front();
        const auto shown = best.playedGap() ? best.playedGap() : best.candidate.gap;
        const double fair = 200 * mRequest.margin.value_or(balance::marginOf(mSystem));
        if (!best.candidate.gap || *shown <= fair || *best.candidate.gap <= fair) return;
        mStage = ProduceProgress::Stage::Explaining;
        tell(0);
        mProduction.keptLimit =
            keptLimit(mSystem, mRequest.search, *best.candidate.gap, [this](double part) { tell(part); });
    }

    const GameSystem& mSystem;
    const ProduceRequest& mRequest;
    const TournamentRequest mTournamentRequest;
    const std::function<void(const ProduceProgress&)>& mLook;
    std::vector<std::string> mPanel;
    std::size_t mKeep = 1;
    bool mExplains = false;
    RunParts mParts;
    double mPart = 0;  ///< Reported last.
    ProduceProgress::Stage mStage = ProduceProgress::Stage::Searching;
    bool mChanged = false;
    std::optional<Tournament> mTournament;  // while maps play and are measured
    Production mProduction;
};

}  // namespace

Result<Production> produce(const GameSystem& system, const ProduceRequest& request,
                           const std::function<void(const ProduceProgress&)>& look) {
    return Producer(system, request, look).run();
}

double workOf(const GameSystem& system, const ProduceRequest& request) {
    const std::function<void(const ProduceProgress&)> nobody;
    return Producer(system, request, nobody).work() * timeOfGame(request.search.base.players());
}

}  // namespace hexa::generate
