// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/race.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace hexa {
namespace {

/// Rounds of refining; in each the leaders' neighbours join the race. Many neighbours with few games each: no model tells
/// well which of them are fairer. Rounds do more than games: 1 200 000 games in 6 rounds were no better than 800 000.
constexpr int mostRounds = 12;
/// A round with fewer games tells nothing.
constexpr double leastGames = 50'000;
constexpr std::size_t leaders = 2;
/// A longer climb hardly gets higher (three players: 2 000 000 games in one, 3.0 points on average; 1 200 000 the same), but how
/// high it gets differs a lot from start to start: so longer races are several climbs, and the best of their ends wins.
constexpr double climbGames = 800'000;
constexpr int mostClimbs = 4;
constexpr int neighbours = 12;
/// Maps of which the last games choose.
constexpr std::size_t finals = 4;

/// Wishes first, as in the search; then what `figure` says of a map. The smallest is the best.
std::pair<int, double> rankOf(const Racer& racer, double (Racer::*figure)() const) {
    int missing = 0;
    for (const WishResult& wish : racer.map.candidate.wishes) missing += wish.missing;
    return {missing, (racer.*figure)()};
}

std::int64_t gamesOf(const std::vector<Racer*>& racers) {
    std::int64_t games = 0;
    for (const Racer* racer : racers)
        for (const Runner& runner : racer->runners()) games += runner.tally().games;
    return games;
}

}  // namespace

std::int64_t raceGames(const GameSystem& system, const ProduceRequest& request) {
    if (request.games > 0) return request.games;
    const GenerateMode* mode = system.generateMode(request.search.mode);
    assert(mode != nullptr && "the search has made maps with it");
    return usualRaceGames(*mode, request.search.base.seats.size());
}

Race::Race(const GameSystem& system, const ProduceRequest& request, const std::vector<std::string>& panel,
           Look look)
    : mSystem(system),
      mRequest(request),
      mPanel(panel),
      mLook(std::move(look)),
      mBudget(static_cast<double>(raceGames(system, request))),
      mKeep(static_cast<std::size_t>(std::max(1, request.search.keep))),
      mClimbs(std::clamp(static_cast<int>(mBudget / climbGames), 1, mostClimbs)) {}

Status Race::enter(std::vector<Produced> maps) {
    for (Produced& map : maps) {
        auto racer = Racer::make(mSystem, std::move(map), mRequest, mPanel);
        if (!racer) return racer.error();
        mRacers.push_back(*std::move(racer));
    }
    return Done{};
}

void Race::run() {
    race();
    if (mSystem.generate->refine) refine();
    for (auto& racer : mLeft)
        if (!known(racer->map.candidate, {})) mRacers.push_back(std::move(racer));
    mLeft.clear();
}

std::size_t Race::size() const {
    std::size_t count = mRacers.size();
    for (const Maps& group : mAside) count += group.size();
    return count;
}

std::vector<Produced> Race::best(std::size_t count) const {
    std::vector<const Racer*> all;
    for (const auto& racer : mRacers) all.push_back(racer.get());
    for (const Maps& group : mAside)
        for (const auto& racer : group) all.push_back(racer.get());
    // Those of this climb are in order; with those of others beside them the fairest come first.
    if (all.size() > mRacers.size())
        std::stable_sort(all.begin(), all.end(), [](const Racer* a, const Racer* b) {
            return rankOf(*a, &Racer::score) < rankOf(*b, &Racer::score);
        });
    std::vector<Produced> maps;
    for (const auto& racer : mLeft)
        if (!known(racer->map.candidate, {})) all.push_back(racer.get());
    for (std::size_t i = 0; i < all.size() && i < count; ++i) {
        maps.push_back(all[i]->map);
        maps.back().played = all[i]->gaps(mPanel);
    }
    return maps;
}

double Race::gamesToMeasure() const { return (1 - racePart - refinePart - finalPart) * mBudget; }

void Race::tell(double part) { mLook(mStage, part, std::exchange(mReordered, false)); }

void Race::sort(double (Racer::*figure)() const) {
    struct Ranked {
        std::pair<int, double> rank;
        std::unique_ptr<Racer> racer;
    };
    std::vector<Ranked> places;
    for (auto& racer : mRacers) {
        const auto rank = rankOf(*racer, figure);
        places.push_back({rank, std::move(racer)});
    }
    std::stable_sort(places.begin(), places.end(),
                     [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
    for (std::size_t i = 0; i < places.size(); ++i) mRacers[i] = std::move(places[i].racer);
    mReordered = true;
}

/// The fairest maps first, then as many of those that could best be made fair; the others leave.
void Race::keepLeaders(std::size_t fairest, std::size_t promising) {
    sort(&Racer::score);
    if (mRacers.size() <= fairest) return;
    Maps others = split(fairest);
    mRacers.swap(others);
    sort(&Racer::potential);
    retire(promising);
    mRacers.swap(others);
    std::ranges::move(others, std::back_inserter(mRacers));
}

/// Those after the first so many leave. The best of all that have left are kept for who wants to see more maps than the race
/// needs: it plays the same games, and has the same winner, however many are asked for.
void Race::retire(std::size_t kept) {
    for (auto& racer : split(kept)) {
        const auto same = [&](const std::unique_ptr<Racer>& left) {
            return left->map.candidate.scenario.board == racer->map.candidate.scenario.board;
        };
        if (std::ranges::none_of(mLeft, same)) mLeft.push_back(std::move(racer));
    }
    std::vector<std::pair<std::pair<int, double>, std::size_t>> order;
    for (std::size_t i = 0; i < mLeft.size(); ++i) order.emplace_back(rankOf(*mLeft[i], &Racer::score), i);
    std::ranges::sort(order);
    // Some to spare: maps that have left may come back as neighbours.
    if (order.size() > mKeep + finals) order.resize(mKeep + finals);
    Maps best;
    for (const auto& [rank, i] : order) best.push_back(std::move(mLeft[i]));
    mLeft = std::move(best);
}

/// Takes out all but the first so many.
Race::Maps Race::split(std::size_t count) {
    Maps others;
    if (mRacers.size() <= count) return others;
    const auto from = mRacers.begin() + static_cast<std::ptrdiff_t>(count);
    std::move(from, mRacers.end(), std::back_inserter(others));
    mRacers.erase(from, mRacers.end());
    return others;
}

std::vector<Racer*> Race::first(std::size_t count) const {
    std::vector<Racer*> list;
    for (std::size_t i = 0; i < mRacers.size() && i < count; ++i) list.push_back(mRacers[i].get());
    return list;
}

/// Plays so many games, all maps and bots together, evenly; from one part of the stage to another. False if stopped.
bool Race::play(std::vector<Racer*> racers, double games, double from, double to) {
    const double series = static_cast<double>(racers.size() * mPanel.size());
    const auto each = std::max<std::int64_t>(1, static_cast<std::int64_t>(games / series));
    // Maps that are symmetric to the last tile are fair by construction: games would only tell of chance.
    std::erase_if(racers, [](const Racer* racer) { return racer->exact(); });
    if (racers.empty()) return !stopped();
    const std::int64_t before = mGames;
    const std::int64_t had = gamesOf(racers);
    const auto all = static_cast<double>(each) * static_cast<double>(racers.size() * mPanel.size());
    const bool complete = playAll(racers, each, mRequest, [&](std::int64_t played) {
        mGames = before + played;
        tell(from + (to - from) * static_cast<double>(played) / all);
    });
    mGames = before + gamesOf(racers) - had;
    return complete;
}

/// Successive quarters: all rounds cost alike. What bots disagree about is hardest to mend, so that decides, where
/// neighbours of the maps will be tried.
void Race::race() {
    mStage = ProduceProgress::Stage::Racing;
    const auto figure = mSystem.generate->refine ? &Racer::potential : &Racer::score;
    const std::size_t goal = leaders * static_cast<std::size_t>(mClimbs);
    int rounds = 1;
    for (std::size_t left = mRacers.size(); left > goal; left = std::max(goal, (left + 3) / 4)) ++rounds;
    const double round = racePart * mBudget / rounds;
    for (int i = 0; i < rounds && !stopped(); ++i) {
        const bool complete = play(first(mRacers.size()), round, static_cast<double>(i) / rounds,
                                   static_cast<double>(i + 1) / rounds);
        sort(figure);
        if (!complete) return;
        retire(std::max(goal, (mRacers.size() + 3) / 4));
        tell(static_cast<double>(i + 1) / rounds);
    }
    tell(1);
}

/// The best of the race climb in groups, one after the other; then the ends of all climbs play for the choice.
void Race::refine() {
    mStage = ProduceProgress::Stage::Refining;
    const double end = refinePart / (refinePart + finalPart);
    mAside.resize(static_cast<std::size_t>(mClimbs));
    for (std::size_t i = 0; i < mRacers.size(); ++i)
        mAside[i % mAside.size()].push_back(std::move(mRacers[i]));
    bool complete = true;
    for (std::size_t i = 0; i < mAside.size() && complete && !stopped(); ++i) {
        mRacers = std::move(mAside[i]);
        const double part = end / mClimbs;
        complete = climb(part * static_cast<double>(i), part * static_cast<double>(i + 1));
        sort(&Racer::score);
        retire(finals);
        mAside[i] = std::move(mRacers);
    }
    mRacers.clear();
    for (Maps& group : mAside) std::ranges::move(group, std::back_inserter(mRacers));
    mAside.clear();
    sort(&Racer::score);
    if (complete && !stopped()) choose(end);
    tell(1);
}

/// Neighbours of the leaders, chosen by what the games said beyond the model, join; the best go on. False if stopped.
bool Race::climb(double from, double to) {
    const double all = refinePart * mBudget / mClimbs;
    const int rounds = std::clamp(static_cast<int>(all / leastGames), 1, mostRounds);
    const double round = all / rounds;
    for (int i = 0; i < rounds && !stopped(); ++i) {
        keepLeaders(1, mRacers.size());  // the fairest one, and the most promising of the others
        Maps joining;
        for (const Racer* leader : first(leaders))
            for (auto& neighbour : neighboursOf(*leader, joining)) joining.push_back(std::move(neighbour));
        if (joining.empty()) break;
        std::vector<Racer*> fresh;
        for (auto& neighbour : joining) {
            fresh.push_back(neighbour.get());
            mRacers.push_back(std::move(neighbour));
        }
        const double step = (to - from) / rounds;
        const double start = from + step * i;
        // First all that are new, then the best of all.
        if (!play(fresh, round / 2, start, start + step / 2)) return false;
        keepLeaders(finals, leaders);
        if (!play(first(mRacers.size()), round / 2, start + step / 2, start + step)) return false;
        tell(start + step);
    }
    return !stopped();
}

/// Most games for the few of which one will win: a choice by few games would fall on the luckiest.
void Race::choose(double from) {
    retire(finals);
    play(first(mRacers.size()), finalPart * mBudget, from, 1);
    sort(&Racer::score);
}

/// Those that nobody in the race knows yet.
Race::Maps Race::neighboursOf(const Racer& leader, const Maps& joining) const {
    Maps fresh;
    if (leader.exact()) return fresh;
    GenerateRequest request = mRequest.search;
    request.progress = nullptr;
    const auto found =
        mSystem.generate->refine(request, leader.map.candidate.scenario, leader.believed(mPanel), neighbours);
    if (!found) return fresh;  // a stop, or a map that the model doesn't know: nothing joins
    for (const Candidate& candidate : *found) {
        if (known(candidate, joining) || known(candidate, fresh)) continue;
        Produced neighbour{candidate, {}, {}};
        // No search makes it: the games of this race led there. Whoever ran the race says at its end how to make it again.
        neighbour.candidate.scenario.provenance.settings.clear();
        auto racer = Racer::make(mSystem, std::move(neighbour), mRequest, mPanel);
        if (!racer) continue;
        (*racer)->inherit(leader);
        fresh.push_back(*std::move(racer));
    }
    return fresh;
}

bool Race::known(const Candidate& candidate, const Maps& joining) const {
    const auto same = [&](const std::unique_ptr<Racer>& racer) {
        return racer->map.candidate.scenario.board == candidate.scenario.board;
    };
    return std::ranges::any_of(mRacers, same) || std::ranges::any_of(joining, same) ||
           std::ranges::any_of(mAside, [&](const Maps& group) { return std::ranges::any_of(group, same); });
}

}  // namespace hexa
