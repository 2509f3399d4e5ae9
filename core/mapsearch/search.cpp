// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/mapsearch/search.h"

#include <algorithm>

namespace hexa::mapsearch {

MovableSets singleSets(const MapModel& model) {
    MovableSets sets;
    for (const TileIndex at : model.places) sets.push_back({at});
    return sets;
}

Search::Search(const MapModel& model, MovableSets movable, std::optional<AdditiveScore> score, Goals goals)
    : mModel(model), mSets(std::move(movable)), mGoals(std::move(goals)), mScore(std::move(score)) {
    // Tiles that move together must fit into one move.
    std::erase_if(mSets, [](const auto& set) { return set.size() > Move{}.sets.size() / 2; });
    if (mScore) mCorrections.resize(mScore->judges());
}

void Search::correct(const std::vector<Strengths>& corrections) {
    for (std::size_t judge = 0; judge < mCorrections.size(); ++judge) {
        Strengths more{};
        for (std::size_t team = 0; team < maxTeams; ++team)
            more[team] = corrections[judge][team] - mCorrections[judge][team];
        mScore->shift(judge, more);
    }
    mCorrections = corrections;
}

void Search::start(const Kinds& kinds) {
    mKinds = kinds;
    mMasks = masksOf(kinds, mModel.tiles());
    mCounts = countsOf(kinds, mModel.tiles());
    if (mScore) mScore->setAll(kinds);
}

std::int64_t Search::currentCost() const {
    return (mScore ? mScore->spread() : 0) + mGoals.cost(mKinds, mMasks);
}

std::int64_t Search::cost(const Kinds& kinds) {
    start(kinds);
    return currentCost();
}

bool Search::swapSets(const TileSet& a, const TileSet& b, Move& move) const {
    move.count = 0;
    if (a.size() != b.size()) return false;
    bool differ = false;
    for (std::size_t i = 0; i < a.size(); ++i) {
        differ |= mKinds[a[i]] != mKinds[b[i]];
        move.add(a[i], mKinds[b[i]]);
        move.add(b[i], mKinds[a[i]]);
    }
    return differ;
}

bool Search::swapWithin(TileIndex a, TileIndex b, Move& move) const {
    move.count = 0;
    if (mKinds[a] == mKinds[b]) return false;
    move.add(a, mKinds[b]);
    move.add(b, mKinds[a]);
    return true;
}

bool Search::exchange(const TileSet& set, std::uint8_t kind, Move& move) const {
    move.count = 0;
    const std::uint8_t old = mKinds[set.front()];
    const auto size = static_cast<int>(set.size());
    if (kind == old || mCounts[kind] + size > mModel.limits[kind].max ||
        mCounts[old] - size < mModel.limits[old].min)
        return false;
    for (const TileIndex at : set) {
        if (mKinds[at] != old) return false;
        move.add(at, kind);
    }
    return true;
}

bool Search::propose(Rng& rng, Move& move) const {
    const auto count = static_cast<std::uint32_t>(mSets.size());
    if (rng.below(8) == 0) {
        const TileSet& set = mSets[rng.below(count)];
        return exchange(
            set, static_cast<std::uint8_t>(1 + rng.below(static_cast<std::uint32_t>(mModel.kinds() - 1))),
            move);
    }
    const TileSet& a = mSets[rng.below(count)];
    const TileSet& b = mSets[rng.below(count)];
    if (&a != &b) return swapSets(a, b, move);
    // Within a set of unequal tiles.
    const auto size = static_cast<std::uint32_t>(a.size());
    if (size < 2) return false;
    const TileIndex x = a[rng.below(size)];
    return swapWithin(x, a[rng.below(size)], move);
}

std::vector<Kinds> Search::nearby(const Kinds& kinds, std::size_t max) {
    start(kinds);
    struct Near {
        std::int64_t cost;
        std::size_t number;
        Kinds kinds;
        bool operator<(const Near& other) const {
            return std::pair(cost, number) < std::pair(other.cost, other.number);
        }
    };
    std::vector<Near> found;
    Move move, undo;
    const auto look = [&](bool possible) {
        if (!possible) return;
        apply(move, undo);
        found.push_back({currentCost(), found.size(), mKinds});
        apply(undo, move);
    };
    for (auto a = mSets.begin(); a != mSets.end(); ++a) {
        for (auto b = a + 1; b != mSets.end(); ++b) look(swapSets(*a, *b, move));
        for (auto x = a->begin(); x != a->end(); ++x)
            for (auto y = x + 1; y != a->end(); ++y) look(swapWithin(*x, *y, move));
        for (std::size_t kind = 1; kind < mModel.kinds(); ++kind)
            look(exchange(*a, static_cast<std::uint8_t>(kind), move));
    }
    const auto kept = static_cast<std::ptrdiff_t>(std::min(max, found.size()));
    std::partial_sort(found.begin(), found.begin() + kept, found.end());
    std::vector<Kinds> best;
    for (auto near = found.begin(); near != found.begin() + kept; ++near) best.push_back(near->kinds);
    return best;
}

void Search::apply(const Move& move, Move& undo) {
    undo.count = 0;
    for (std::size_t i = 0; i < move.count; ++i) {
        const auto [at, kind] = move.sets[i];
        const std::uint8_t old = mKinds[at];
        undo.add(at, old);
        --mCounts[old];
        ++mCounts[kind];
        mMasks[old] &= ~bit(at);
        mMasks[kind] |= bit(at);
        mKinds[at] = kind;
        if (mScore) mScore->set(at, kind);
    }
}

Kinds Search::run(const Kinds& startKinds, Rng& rng, int steps, std::int64_t widestThreshold) {
    start(startKinds);
    std::int64_t now = currentCost();
    Kinds best = mKinds;
    std::int64_t bestCost = now;
    if (mSets.empty()) return best;
    const bool byScoreAlone = mScore && !mGoals.any();
    Move move;
    Move undo;
    for (int step = 0; step < steps && bestCost > 0; ++step) {
        if (!propose(rng, move)) continue;
        const std::int64_t threshold = widestThreshold * (steps - step) / steps;
        if (byScoreAlone && move.count == 2) {
            // Common case of two tiles that change places: a refused move is not carried out.
            const bool swap = move.sets[0].second == mKinds[move.sets[1].first] &&
                              move.sets[1].second == mKinds[move.sets[0].first];
            if (swap && mScore->spreadAfterSwap(move.sets[0].first, move.sets[1].first) > now + threshold)
                continue;
        }
        if (byScoreAlone && move.count == 1 &&
            mScore->spreadAfterSet(move.sets[0].first, move.sets[0].second) > now + threshold)
            continue;
        apply(move, undo);
        const std::int64_t after = currentCost();
        if (after > now + threshold) {
            apply(undo, move);
            continue;
        }
        now = after;
        if (now >= bestCost) continue;
        bestCost = now;
        best = mKinds;
    }
    return best;
}

}  // namespace hexa::mapsearch
