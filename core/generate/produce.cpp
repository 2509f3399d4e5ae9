// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/produce.h"

#include "core/balance/binding.h"
#include "core/balance/report.h"
#include "core/generate/racer.h"
#include "core/generate/settings.h"

#include <algorithm>
#include <cassert>

namespace hexa {
namespace {

/// Parts of the budget; the rest measures.
constexpr double racePart = 0.25;
constexpr double refinePart = 0.5;
constexpr double finalPart = 0.15;
/// Rounds of refining; in each the leaders' neighbours join the race. Many neighbours with few games each: no model tells
/// well which of them are fairer. Rounds do more than games: 1 200 000 games in 6 rounds were no better than 800 000.
constexpr int mostRounds = 12;
/// A round with fewer games tells nothing.
constexpr double leastGames = 50'000;
constexpr std::size_t leaders = 2;
constexpr int neighbours = 12;
/// Maps of which the last games choose.
constexpr std::size_t finals = 4;
constexpr int usualFinalists = 96;
/// Maps that are tried for a certificate.
constexpr std::size_t certificateTries = 3;

class Producer {
public:
    Producer(const GameSystem& system, const ProduceRequest& request,
             const std::function<void(const ProduceProgress&)>& look)
        : mSystem(system), mRequest(request), mLook(look), mPanel(request.panel) {
        if (mPanel.empty() && system.balance) mPanel = system.balance->panel;
        mBudget = request.games > 0 ? request.games : usualRaceGames(request.search.base.seats.size());
        mKeep = static_cast<std::size_t>(std::max(1, request.search.keep));
    }

    Result<Production> run() {
        const GenerateMode* mode = mSystem.generateMode(mRequest.search.mode);
        if (mode == nullptr) return Error("generate.no-mode", {{"mode", mRequest.search.mode}});
        if (!mRequest.panel.empty())
            if (const auto panel = checkPanel(mRequest.panel); !panel) return panel.error();
        const bool races = mRequest.racing == Racing::Yes && mode->searches;
        if (const auto found = search(races); !found) return found.error();
        if (races) {
            if (const auto ready = seat(); !ready) return ready.error();
            race();
            if (mSystem.generate->refine) refine();
            measure();
        }
        if (mRequest.margin && !stopped()) {
            if (const auto certified = certify(); !certified) return certified.error();
        }
        mProduction.cancelled = stopped();
        return std::move(mProduction);
    }

private:
    bool stopped() const { return mRequest.search.stop.stop_requested(); }

    void tell(double part) {
        if (!mLook) return;
        ProduceProgress progress;
        progress.stage = mStage;
        progress.part = std::clamp(part, 0.0, 1.0);
        progress.games = mProduction.games;
        progress.maps = static_cast<int>(mRacers.empty() ? mProduction.maps.size() : mRacers.size());
        std::vector<Produced> best;
        if (mChanged && !mRacers.empty()) {
            for (std::size_t i = 0; i < mRacers.size() && i < mKeep; ++i) {
                best.push_back(mRacers[i]->map);
                best.back().played = mRacers[i]->gaps(mPanel);
            }
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

    Status search(bool races) {
        mStage = ProduceProgress::Stage::Searching;
        GenerateRequest request = mRequest.search;
        const int wanted = mRequest.finalists > 0 ? mRequest.finalists : usualFinalists;
        if (races) request.pick = 0;
        if (races && !request.atlas) request.keep = std::max(request.keep, wanted);
        if (mLook && !request.progress && request.threads <= 1)
            request.progress = [this](double part) { tell(part); };
        auto found = mSystem.generate->run(request);
        if (!found) return found.error();
        for (Candidate& candidate : *found) {
            Produced map;
            map.candidate = std::move(candidate);
            mProduction.maps.push_back(std::move(map));
        }
        mChanged = true;
        if (!races && mProduction.maps.size() > mKeep) mProduction.maps.resize(mKeep);
        tell(1);
        return Done{};
    }

    /// Makes all finalists ready to be played.
    Status seat() {
        for (Produced& map : mProduction.maps) {
            auto racer = Racer::make(mSystem, std::move(map), mRequest, mPanel);
            if (!racer) return racer.error();
            mRacers.push_back(*std::move(racer));
        }
        mProduction.maps.clear();
        return Done{};
    }

    /// Wishes first, as in the search; then what `figure` says of a map.
    void sort(double (Racer::*figure)() const) {
        struct Place {
            int missing = 0;
            double figure = 0;
            std::unique_ptr<Racer> racer;
        };
        std::vector<Place> places;
        for (auto& racer : mRacers) {
            int missing = 0;
            for (const WishResult& wish : racer->map.candidate.wishes) missing += wish.missing;
            const double now = (*racer.*figure)();
            places.push_back({missing, now, std::move(racer)});
        }
        std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) {
            return std::pair(a.missing, a.figure) < std::pair(b.missing, b.figure);
        });
        for (std::size_t i = 0; i < places.size(); ++i) mRacers[i] = std::move(places[i].racer);
        mChanged = true;
    }
    /// The fairest maps first, then as many of those that could best be made fair; the others leave.
    void keepLeaders(std::size_t fairest, std::size_t promising) {
        sort(&Racer::score);
        if (mRacers.size() <= fairest) return;
        std::vector<std::unique_ptr<Racer>> first;
        std::move(mRacers.begin(), mRacers.begin() + static_cast<std::ptrdiff_t>(fairest),
                  std::back_inserter(first));
        mRacers.erase(mRacers.begin(), mRacers.begin() + static_cast<std::ptrdiff_t>(fairest));
        sort(&Racer::potential);
        retire(promising);
        std::move(mRacers.begin(), mRacers.end(), std::back_inserter(first));
        mRacers = std::move(first);
    }

    /// Plays games of each bot on the first maps, or on those that `chosen` takes.
    bool play(std::vector<Racer*> racers, std::int64_t games, double from, double to) {
        // Maps that are symmetric to the last tile are fair by construction: games would only tell of chance.
        std::erase_if(racers, [](const Racer* racer) { return racer->exact(); });
        if (racers.empty()) return !stopped();
        const std::int64_t before = mProduction.games;
        const auto all = static_cast<double>(games) * static_cast<double>(racers.size() * mPanel.size());
        const bool complete = playAll(racers, games, mRequest, [&](std::int64_t played) {
            mProduction.games = before + played;
            tell(from + (to - from) * static_cast<double>(played) / all);
        });
        mProduction.games = 0;
        for (const auto& racer : mRacers)
            for (const Runner& runner : racer->runners()) mProduction.games += runner.tally().games;
        mProduction.games += mRetired;
        return complete;
    }

    void retire(std::size_t kept) {
        for (std::size_t i = kept; i < mRacers.size(); ++i)
            for (const Runner& runner : mRacers[i]->runners()) mRetired += runner.tally().games;
        if (mRacers.size() > kept) mRacers.resize(kept);
    }

    std::vector<Racer*> first(std::size_t count) const {
        std::vector<Racer*> list;
        for (std::size_t i = 0; i < mRacers.size() && i < count; ++i) list.push_back(mRacers[i].get());
        return list;
    }

    /// Successive quarters: all rounds cost alike. What bots disagree about is hardest to mend, so that decides, where
    /// neighbours of the maps will be tried.
    void race() {
        mStage = ProduceProgress::Stage::Racing;
        const auto figure = mSystem.generate->refine ? &Racer::potential : &Racer::score;
        const std::size_t goal = std::max<std::size_t>(leaders, mKeep);
        int rounds = 1;
        for (std::size_t left = mRacers.size(); left > goal; left = std::max(goal, (left + 3) / 4)) ++rounds;
        const double round = racePart * static_cast<double>(mBudget) / rounds;
        for (int i = 0; i < rounds && !stopped(); ++i) {
            const auto each =
                static_cast<std::int64_t>(round / static_cast<double>(mRacers.size() * mPanel.size()));
            const bool complete = play(first(mRacers.size()), std::max<std::int64_t>(1, each),
                                       static_cast<double>(i) / rounds, static_cast<double>(i + 1) / rounds);
            sort(figure);
            if (!complete) return;
            retire(std::max(goal, (mRacers.size() + 3) / 4));
            tell(static_cast<double>(i + 1) / rounds);
        }
        tell(1);
    }

    /// Neighbours of the leaders, chosen by what the games said beyond the model, join; the best go on.
    void refine() {
        mStage = ProduceProgress::Stage::Refining;
        const double all = refinePart * static_cast<double>(mBudget);
        const int refineRounds = std::clamp(static_cast<int>(all / leastGames), 1, mostRounds);
        const double round = all / refineRounds;
        const double end = refinePart / (refinePart + finalPart);
        bool complete = true;
        for (int i = 0; i < refineRounds && complete && !stopped(); ++i) {
            std::vector<Racer*> fresh;
            std::vector<std::unique_ptr<Racer>> joining;
            keepLeaders(1, mRacers.size());  // the fairest one, and the most promising of the others
            for (Racer* leader : first(leaders)) {
                if (leader->exact()) continue;
                GenerateRequest request = mRequest.search;
                request.progress = nullptr;
                const auto found = mSystem.generate->refine(request, leader->map.candidate.scenario,
                                                            leader->believed(mPanel), neighbours);
                if (!found) continue;  // a stop, or a map that the model doesn't know: nothing joins
                for (const Candidate& candidate : *found) {
                    if (known(candidate, joining)) continue;
                    Produced neighbour{candidate, {}, {}};
                    // No search makes it: the games of this race led there. Known at the end: tellHow().
                    neighbour.candidate.scenario.provenance.settings.clear();
                    auto racer = Racer::make(mSystem, std::move(neighbour), mRequest, mPanel);
                    if (!racer) continue;
                    (*racer)->inherit(*leader);
                    fresh.push_back(racer->get());
                    joining.push_back(*std::move(racer));
                }
            }
            if (joining.empty()) break;
            for (auto& racer : joining) mRacers.push_back(std::move(racer));
            const double from = end * i / refineRounds;
            const double half = end * 0.5 / refineRounds;
            // First all that are new, then the best of all.
            const auto each =
                static_cast<std::int64_t>(round / 2 / static_cast<double>(fresh.size() * mPanel.size()));
            complete = play(fresh, std::max<std::int64_t>(1, each), from, from + half);
            if (!complete) break;
            keepLeaders(std::max(mKeep, finals), leaders);
            const auto more =
                static_cast<std::int64_t>(round / 2 / static_cast<double>(mRacers.size() * mPanel.size()));
            complete =
                play(first(mRacers.size()), std::max<std::int64_t>(1, more), from + half, from + 2 * half);
        }
        sort(&Racer::score);
        if (complete && !stopped()) choose(end);
        tell(1);
    }

    /// Most games for the few of which one will win: a choice by few games would fall on the luckiest.
    void choose(double from) {
        retire(std::max(mKeep, finals));
        const auto each = static_cast<std::int64_t>(finalPart * static_cast<double>(mBudget) /
                                                    static_cast<double>(mRacers.size() * mPanel.size()));
        play(first(mRacers.size()), std::max<std::int64_t>(1, each), from, 1);
        sort(&Racer::score);
    }

    bool known(const Candidate& candidate, const std::vector<std::unique_ptr<Racer>>& joining) const {
        const auto same = [&](const std::unique_ptr<Racer>& racer) {
            return racer->map.candidate.scenario.board == candidate.scenario.board;
        };
        return std::any_of(mRacers.begin(), mRacers.end(), same) ||
               std::any_of(joining.begin(), joining.end(), same);
    }

    /// Games that nobody has seen: what they say is not flattered by the choice.
    void measure() {
        mStage = ProduceProgress::Stage::Measuring;
        const std::size_t kept = std::min(mKeep, mRacers.size());
        const bool whole = !stopped();  // nobody can stop a race again at the same game
        const double part = (1 - racePart - refinePart - finalPart) * static_cast<double>(mBudget);
        const auto games = static_cast<std::int64_t>(part / static_cast<double>(kept * mPanel.size()));
        for (std::size_t i = 0; i < kept; ++i) {
            Racer& racer = *mRacers[i];
            Produced map = racer.map;
            map.played = racer.gaps(mPanel);
            // An exact map is fair by construction: games would only tell of chance.
            if (!stopped() && !racer.exact()) {
                CheckPlan plan;
                plan.panel = mPanel;
                plan.looking = Looking::Once;
                plan.games = std::max<std::int64_t>(1, games);
                plan.seed = mRequest.search.seed;
                plan.stream = "measure";
                plan.threads = mRequest.search.threads;
                const CheckState state = check(racer.series(), plan, mRequest.search.stop);
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
            tell(static_cast<double>(i + 1) / static_cast<double>(kept));
        }
        mRacers.clear();
        const auto pick = static_cast<std::size_t>(mRequest.search.pick);
        if (pick > 0 && pick <= mProduction.maps.size()) {
            std::swap(mProduction.maps.front(), mProduction.maps[pick - 1]);
            mProduction.maps.resize(1);
        }
        mChanged = true;
        tell(1);
    }

    /// The race changes and reorders what the search found: only the whole request makes the map again.
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

    /// The best map; if it isn't fair within the margin, the next ones too, each with games of its own.
    Status certify() {
        mStage = ProduceProgress::Stage::Certifying;
        tell(0);
        const std::size_t tries = std::min(mProduction.maps.size(), certificateTries);
        for (std::size_t i = 0; i < tries && !stopped(); ++i) {
            const auto verdict = certify(i, tries);
            if (!verdict) return verdict.error();
            if (*verdict != Verdict::Fair) continue;
            const auto first = mProduction.maps.begin();
            std::rotate(first, first + static_cast<std::ptrdiff_t>(i),
                        first + static_cast<std::ptrdiff_t>(i) + 1);
            break;
        }
        mChanged = true;
        tell(1);
        return Done{};
    }

    Result<Verdict> certify(std::size_t number, std::size_t tries) {
        Produced& map = mProduction.maps[number];
        if (!mSystem.play || mPanel.empty()) return Error("generate.not-playable");
        const auto series =
            mSystem.play->series(map.candidate.scenario, {mRequest.search.options, mPanel, mRequest.cards});
        if (!series) return series.error();
        std::int64_t games = mRequest.certificateGames;
        // Some to spare: a map that is fair but not perfectly so shall pass too.
        if (games <= 0) games = 2 * gamesToCertify((*series)->teams(), *mRequest.margin);
        const CheckPlan plan = certificatePlan(mPanel, games, *mRequest.margin, mRequest.search.seed + number,
                                               mRequest.search.threads);
        const std::int64_t before = mProduction.games;
        const auto all = static_cast<double>(games * static_cast<std::int64_t>(mPanel.size()));
        const CheckState state = check(**series, plan, mRequest.search.stop, [&](const CheckState& now) {
            std::int64_t played = 0;
            for (const CheckState::Bot& bot : now.bots) played += bot.tally.games;
            mProduction.games = before + played;
            tell((static_cast<double>(number) + static_cast<double>(played) / all) /
                 static_cast<double>(tries));
        });
        if (state.cancelled) return Verdict::Undecided;
        BalanceReport report = makeReport(plan, state);
        noteCalibrations(report, mSystem, map.candidate.scenario, mRequest.search.options, mRequest.cards);
        const auto calibration = weakestCalibration(report);
        auto certificate =
            makeCertificate(std::move(report),
                            bindingsOf(mSystem, map.candidate.scenario, mRequest.search.options,
                                       mRequest.cards, mRequest.program, mPanel),
                            calibration);
        if (!certificate) return certificate.error();
        setCertificate(map.candidate.scenario, *certificate);
        map.certificate = *std::move(certificate);
        return map.certificate->report.verdict;
    }

    const GameSystem& mSystem;
    const ProduceRequest& mRequest;
    const std::function<void(const ProduceProgress&)>& mLook;
    std::vector<std::string> mPanel;
    std::int64_t mBudget = 0;
    std::size_t mKeep = 1;
    ProduceProgress::Stage mStage = ProduceProgress::Stage::Searching;
    bool mChanged = false;
    std::int64_t mRetired = 0;  // games of maps that have left the race
    std::vector<std::unique_ptr<Racer>> mRacers;
    Production mProduction;
};

}  // namespace

const PlayedGap& worstOf(const std::vector<PlayedGap>& gaps) {
    return *std::ranges::max_element(gaps, {}, &PlayedGap::gap);
}

std::optional<double> Produced::playedGap() const {
    return played.empty() ? std::nullopt : std::optional(worstOf(played).gap);
}

Result<Production> produce(const GameSystem& system, const ProduceRequest& request,
                           const std::function<void(const ProduceProgress&)>& look) {
    return Producer(system, request, look).run();
}

}  // namespace hexa
