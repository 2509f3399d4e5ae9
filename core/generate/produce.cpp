// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/produce.h"

#include "core/balance/binding.h"
#include "core/generate/racer.h"

#include <algorithm>
#include <cassert>

namespace hexa {
namespace {

using Stage = ProduceProgress::Stage;

constexpr std::int64_t firstRoundGames =
    400;  // of each map and bot: the gap's standard error is about 4 points
constexpr int mostFinalists = 96;
constexpr int keptPart = 4;     // one of so many goes on to the next round, with so many times the games
constexpr int refinements = 4;  // times that neighbours of the leader are tried
constexpr int neighbours = 8;   // of the leader, each time
constexpr int certified = 3;    // maps that are tried for a certificate

class Producer {
public:
    Producer(const GameSystem& system, const ProduceRequest& request,
             const std::function<void(const ProduceProgress&)>& look)
        : mSystem(system), mRequest(request), mLook(look), mPanel(request.panel) {
        if (mPanel.empty() && system.balance) mPanel = system.balance->panel;
        if (mPanel.empty() && system.play) mPanel = {system.play->bots.back()};
        mBudget = request.games > 0 ? request.games : usualRaceGames;
    }

    Result<Production> run() {
        const bool races = mRequest.racing == Racing::Yes;
        if ((races || mRequest.margin) && !mSystem.play) return Error("generate.not-playable");
        if (auto found = search(races); !found) return found.error();
        if (races) {
            if (auto raced = race(); !raced) return raced.error();
            if (!mCancelled)
                if (auto refined = refine(); !refined) return refined.error();
            if (!mCancelled)
                if (auto measured = measure(); !measured) return measured.error();
        }
        mProduction.maps.resize(std::min(mProduction.maps.size(), wanted()));
        if (mRequest.margin && !mCancelled)
            if (auto proven = certify(); !proven) return proven.error();
        mProduction.cancelled = mCancelled;
        return std::move(mProduction);
    }

private:
    std::size_t wanted() const { return static_cast<std::size_t>(std::max(1, mRequest.search.keep)); }
    std::int64_t bots() const { return static_cast<std::int64_t>(mPanel.size()); }
    const std::stop_token& stop() const { return mRequest.search.stop; }
    SeriesSetup setup() const { return {mRequest.search.options, mPanel, mRequest.cards}; }

    void tell(Stage stage, double part, bool more = false) {
        if (!mLook) return;
        ProduceProgress progress;
        progress.stage = stage;
        progress.part = std::min(1.0, part);
        progress.games = mProduction.games;
        progress.maps = static_cast<int>(mProduction.maps.size());
        std::vector<Produced> best;
        if (more) {
            const std::size_t shown = std::min(mProduction.maps.size(), wanted());
            best.assign(mProduction.maps.begin(),
                        mProduction.maps.begin() + static_cast<std::ptrdiff_t>(shown));
            progress.best = &best;
        }
        mLook(progress);
    }

    int finalists() const {
        if (mRequest.finalists > 0) return std::max(mRequest.finalists, mRequest.search.keep);
        // As many as two thirds of the budget let play a first round, with the rounds after it.
        std::int64_t most = mostFinalists;
        for (; most > mRequest.search.keep; --most)
            if (rounds(most) * most * firstRoundGames * bots() <= mBudget * 2 / 3) break;
        return static_cast<int>(std::max<std::int64_t>(most, mRequest.search.keep));
    }
    /// Rounds of a race that begins with so many maps: each costs the same.
    std::int64_t rounds(std::int64_t maps) const {
        std::int64_t count = 1;
        for (; maps > static_cast<std::int64_t>(wanted()); maps /= keptPart) ++count;
        return count;
    }

    Status search(bool races) {
        GenerateRequest search = mRequest.search;
        if (races) search.keep = finalists();
        search.progress = [this](double part) { tell(Stage::Searching, part); };
        auto found = mSystem.generate->run(search);
        if (!found) return found.error();
        for (Candidate& candidate : *found) {
            Produced map;
            map.candidate = std::move(candidate);
            mProduction.maps.push_back(std::move(map));
        }
        tell(Stage::Searching, 1, true);
        return Done{};
    }

    /// Plays on with one map, which counts for the progress of a stage.
    bool play(Racer& racer, std::int64_t games) {
        const std::int64_t before = racer.games();
        const bool done = racer.playTo(games, mRequest.search.threads, stop());
        mProduction.games += racer.games() - before;
        mCancelled = mCancelled || !done;
        return done;
    }

    /// Successive reduction: all play a little, one in four goes on and plays four times as much.
    Status race() {
        struct Runner {
            Racer racer;
            Produced map;
        };
        std::vector<Runner> field;
        const std::uint64_t seed = streamSeed(mRequest.search.seed, "race");
        for (Produced& map : mProduction.maps) {
            auto racer = Racer::make(mSystem, map.candidate.scenario, setup(), seed);
            if (!racer) return racer.error();
            field.push_back({*std::move(racer), map});
        }
        const std::int64_t all = rounds(static_cast<std::int64_t>(field.size()));
        const std::int64_t each = std::max<std::int64_t>(100, mBudget * 2 / 3 / all / bots());
        std::vector<Runner> out;  // the last to leave in front
        for (std::int64_t round = 0; !mCancelled; ++round) {
            const std::int64_t games = each / static_cast<std::int64_t>(field.size());
            for (std::size_t i = 0; i < field.size(); ++i) {
                if (!play(field[i].racer, games)) break;
                tell(Stage::Racing, (static_cast<double>(round) +
                                     static_cast<double>(i + 1) / static_cast<double>(field.size())) /
                                        static_cast<double>(all));
            }
// Whoever was not played when it was stopped is not known to be fair.
            std::ranges::stable_sort(field, {}, [](const Runner& runner) {
                return runner.racer.games() > 0 ? runner.racer.gap() : 200.0;
            });
            for (Runner& runner : field) runner.map.played = runner.racer.gaps();
            const bool last = field.size() <= wanted();
            if (!last && !mCancelled) {
                const auto staying = std::max(wanted(), field.size() / keptPart);
                const auto from = field.begin() + static_cast<std::ptrdiff_t>(staying);
                out.insert(out.begin(), std::move_iterator(from), std::move_iterator(field.end()));
                field.erase(from, field.end());
            }
            mProduction.maps.clear();
            for (Runner& runner : field) mProduction.maps.push_back(runner.map);
            tell(Stage::Racing, static_cast<double>(round + 1) / static_cast<double>(all), true);
            if (last) break;
        }
        return Done{};
    }

    /// Neighbours of the leader that promise to be fairer, played against it with the same seeds.
    Status refine() {
        const auto& generate = *mSystem.generate;
        if (!generate.refine) return Done{};
        const std::int64_t each =
            std::max<std::int64_t>(100, mBudget / 6 / refinements / (neighbours + 1) / bots());
        for (int time = 0; time < refinements && !mCancelled; ++time) {
            Produced& leader = mProduction.maps.front();
            const std::uint64_t seed =
                streamSeed(mRequest.search.seed + static_cast<std::uint64_t>(time), "refine");
            auto known = Racer::make(mSystem, leader.candidate.scenario, setup(), seed);
            if (!known) return known.error();
            if (!play(*known, each)) break;
            auto steps =
                generate.refine(mRequest.search, leader.candidate.scenario, known->shares(), neighbours);
            if (!steps) return steps.error();
            if (steps->empty()) break;
            double best = known->gap();
            const Candidate* better = nullptr;
            std::vector<PlayedGap> played;
            for (std::size_t i = 0; i < steps->size() && !mCancelled; ++i) {
                auto racer = Racer::make(mSystem, (*steps)[i].scenario, setup(), seed);
                if (!racer) return racer.error();
                if (!play(*racer, each)) break;
                if (racer->gap() < best) {
                    best = racer->gap();
                    better = &(*steps)[i];
                    played = racer->gaps();
                }
                tell(Stage::Refining,
                     (time + static_cast<double>(i + 1) / static_cast<double>(steps->size())) / refinements);
            }
            if (better == nullptr) break;
            leader.candidate = *better;
            leader.played = std::move(played);
            tell(Stage::Refining, static_cast<double>(time + 1) / refinements, true);
        }
        return Done{};
    }

    /// Games that took no part in choosing, so that nobody is shown the luck of the race.
    Status measure() {
        const std::size_t maps = std::min(mProduction.maps.size(), wanted());
        const std::int64_t each =
            std::max<std::int64_t>(200, mBudget / 6 / static_cast<std::int64_t>(maps) / bots());
        const std::uint64_t seed = streamSeed(mRequest.search.seed, "measure");
        for (std::size_t i = 0; i < maps; ++i) {
            Produced& map = mProduction.maps[i];
            auto racer = Racer::make(mSystem, map.candidate.scenario, setup(), seed);
            if (!racer) return racer.error();
            if (!play(*racer, each)) break;
            map.played = racer->gaps();
            tell(Stage::Measuring, static_cast<double>(i + 1) / static_cast<double>(maps), true);
        }
        return Done{};
    }

    Status certify() {
        const std::size_t tries = std::min<std::size_t>(mProduction.maps.size(), certified);
        for (std::size_t i = 0; i < tries; ++i) {
            Produced& map = mProduction.maps[i];
            const auto series = mSystem.play->series(map.candidate.scenario, setup());
            if (!series) return series.error();
            const std::int64_t games = mRequest.certificateGames > 0
                                           ? mRequest.certificateGames
                                           : gamesToCertify((*series)->teams(), *mRequest.margin) * 3 / 2;
            const CheckPlan plan = certificatePlan(mPanel, games, *mRequest.margin, mRequest.search.seed + i,
                                                   mRequest.search.threads);
            const std::int64_t before = mProduction.games;
            const auto all = static_cast<double>(games) * static_cast<double>(bots());
            const CheckState state = check(**series, plan, stop(), [&](const CheckState& now) {
                std::int64_t played = 0;
                for (const CheckState::Bot& bot : now.bots) played += bot.tally.games;
                mProduction.games = before + played;
                tell(Stage::Certifying, (static_cast<double>(i) + static_cast<double>(played) / all) /
                                            static_cast<double>(tries));
            });
            if (state.cancelled) {
                mCancelled = true;
                return Done{};
            }
            auto certificate =
                makeCertificate(makeReport(plan, state),
                                bindingsOf(mSystem, map.candidate.scenario, mRequest.search.options,
                                           mRequest.cards, mRequest.program, mPanel),
                                {});
            if (!certificate) return certificate.error();
            setCertificate(map.candidate.scenario, *certificate);
            map.certificate = *std::move(certificate);
            tell(Stage::Certifying, static_cast<double>(i + 1) / static_cast<double>(tries), true);
            if (map.certificate->report.verdict == Verdict::Fair) {
                std::rotate(mProduction.maps.begin(),
                            mProduction.maps.begin() + static_cast<std::ptrdiff_t>(i),
                            mProduction.maps.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                break;
            }
        }
        return Done{};
    }

    const GameSystem& mSystem;
    const ProduceRequest& mRequest;
    const std::function<void(const ProduceProgress&)>& mLook;
    std::vector<std::string> mPanel;
    std::int64_t mBudget = 0;
    bool mCancelled = false;
    Production mProduction;
};

}  // namespace

std::optional<double> Produced::playedGap() const {
    if (played.empty()) return std::nullopt;
    return worstGap(played);
}

Result<Production> produce(const GameSystem& system, const ProduceRequest& request,
                           const std::function<void(const ProduceProgress&)>& look) {
    if (system.generateMode(request.search.mode) == nullptr)
        return Error("generate.no-mode", {{"mode", request.search.mode}});
    return Producer(system, request, look).run();
}

}  // namespace hexa
