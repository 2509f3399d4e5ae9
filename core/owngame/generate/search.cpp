// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/search.h"

#include <algorithm>
#include <array>
#include <limits>

namespace hexa::owngame {
namespace {

/// Length of the history for late acceptance. A step is accepted if it is at least as good as the
/// map was this many steps earlier. The search thus crosses plateaus and small valleys.
constexpr std::size_t memory = 60;
/// Number of steps between searches for broken places.
constexpr int look = 200;

}  // namespace

Search::Search(Task& task)
    : mTask(task), mWorth(task.ground), mOrbitOf(static_cast<std::size_t>(task.ground.size()), -1) {
    for (std::size_t i = 0; i < task.orbits.size(); ++i)
        for (const int cell : task.orbits[i]) mOrbitOf[static_cast<std::size_t>(cell)] = static_cast<int>(i);
    for (const DealtLayer& layer : task.layers) mDealt.push_back(layer.property);
    for (auto* terms : {&task.limits, &task.wishes})
        for (const auto& term : *terms) term->reset();
    if (mTask.even) mWorth.reset();
    if (mTask.styles != nullptr) mTask.styles->reset();
}

Quality Search::quality() {
    Quality now = nearby(std::numeric_limits<std::int64_t>::max());
    for (const auto& term : mTask.limits) now.broken += term->looksFar() ? term->cost() : 0;
    for (const auto& term : mTask.wishes) now.wishes += term->looksFar() ? term->cost() : 0;
    return now;
}

Quality Search::nearby(std::int64_t most) {
    Quality now;
    for (const auto& term : mTask.limits) now.broken += term->looksFar() ? 0 : term->cost();
    for (const auto& term : mTask.wishes) now.wishes += term->looksFar() ? 0 : term->cost();
    if (costOf(now) > most) return now;
    if (mTask.even) now.gap = mWorth.gap();
    if (mTask.styles != nullptr) now.gap += mTask.styles->cost();
    return now;
}

std::int64_t Search::costOf(const Quality& quality) {
    constexpr std::int64_t limit = 1'000'000'000, wish = 100'000, most = 9'000;
    return std::min(quality.broken, std::int64_t{1'000'000'000}) * limit +
           std::min(quality.wishes, most) * wish + std::min(quality.gap, wish - 1);
}

void Search::findFaulty() {
    mFaulty.clear();
    for (const auto& term : mTask.limits) {
        if (term->cost() == 0) continue;
        for (const Fault& fault : term->faults())
            for (const int cell : fault.cells)
                if (const int orbit = mOrbitOf[static_cast<std::size_t>(cell)]; orbit >= 0)
                    mFaulty.push_back(static_cast<std::size_t>(orbit));
    }
}

/// Returns the orbit where a step begins. Half of the steps begin at a fault.
std::size_t Search::startOf(Rng& rng) {
    mPicked = mFaulty.size();
    if (!mFaulty.empty() && rng.below(2) == 0) {
        mPicked = rng.below(static_cast<std::uint32_t>(mFaulty.size()));
        return mFaulty[mPicked];
    }
    return rng.below(static_cast<std::uint32_t>(mTask.orbits.size()));
}

bool Search::propose(Rng& rng, Move& move) {
    const Ground& ground = mTask.ground;
    const std::size_t families = mTask.layers.size() + (mTask.things.layers() > 0 ? 2 : 1);
    move.layer = static_cast<int>(rng.below(static_cast<std::uint32_t>(families))) - 1;
    if (isThing(move)) {
        mPicked = mFaulty.size();
        return mTask.things.propose(ground, rng, move.thing);
    }
    if (mTask.orbits.size() < 2) return false;
    move.a = startOf(rng);
    move.b = rng.below(static_cast<std::uint32_t>(mTask.orbits.size()));
    const Orbit& a = mTask.orbits[move.a];
    const Orbit& b = mTask.orbits[move.b];
    if (move.a == move.b || a.size() != b.size()) return false;
    if (move.layer < 0) {
        if (std::max(move.a, move.b) >= mTask.moving) return false;
        if (ground.kind(a[0]) != ground.kind(b[0])) return true;
        return std::ranges::any_of(
            mDealt, [&](int each) { return ground.value(a[0], each) != ground.value(b[0], each); });
    }
    const DealtLayer& layer = mTask.layers[static_cast<std::size_t>(move.layer)];
    const auto takes = [&](int cell) { return ground.has(cell, layer.onto); };
    return layer.open[move.a] && layer.open[move.b] &&
           ground.value(a[0], layer.property) != ground.value(b[0], layer.property) &&
           std::ranges::all_of(a, takes) && std::ranges::all_of(b, takes);
}

void Search::follow(const Move& move) {
    if (!isThing(move) && mPicked < mFaulty.size()) mFaulty[mPicked] = move.b;
}

void Search::tell(int cell) {
    for (auto* terms : {&mTask.limits, &mTask.wishes})
        for (const auto& term : *terms) term->changed(cell);
    if (mTask.even) mWorth.changed(cell);
    if (mTask.styles != nullptr) mTask.styles->changed(cell);
}

void Search::carryOut(const Move& move) {
    Ground& ground = mTask.ground;
    if (isThing(move)) {
        mTask.things.carryOut(ground, move.thing, [this](int cell) { tell(cell); });
        return;
    }
    const Orbit& a = mTask.orbits[move.a];
    const Orbit& b = mTask.orbits[move.b];
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (move.layer < 0) {
            ground.swapTiles(a[i], b[i], mDealt);
        } else {
            const std::array property{mTask.layers[static_cast<std::size_t>(move.layer)].property};
            const int value = ground.value(a[i], property[0]);
            ground.setValue(a[i], property[0], ground.value(b[i], property[0]));
            ground.setValue(b[i], property[0], value);
        }
        tell(a[i]);
        tell(b[i]);
    }
}

Quality Search::run(int steps, Rng& rng, const std::stop_token& stop) {
    Quality best = quality();
    if (mTask.orbits.size() < 2 && mTask.things.layers() == 0) return best;
    std::int64_t cost = costOf(best);
    std::vector<Move> since;  // moves since the best map, undone at the end
    std::vector<std::int64_t> past(memory, cost);
    for (int step = 0; step < steps && best != Quality(); ++step) {
        if (step % look == 0) {
            if (stop.stop_requested()) break;
            findFaulty();
        }
        Move move;
        if (!propose(rng, move)) continue;
        carryOut(move);
        std::int64_t& before = past[static_cast<std::size_t>(step) % memory];
        const std::int64_t most = std::max(cost, before);
        // Most refused steps are recognised without the terms that look far.
        const bool hopeless = costOf(nearby(most)) > most;
        const Quality now = hopeless ? Quality() : quality();
        const std::int64_t next = costOf(now);
        if (!hopeless && next <= most) {
            cost = next;
            follow(move);
            since.push_back(move);
            if (now < best) {
                best = now;
                since.clear();
            }
        } else {
            carryOut(move);  // a swap is its own inverse
        }
        before = std::min(before, cost);
    }
    for (; !since.empty(); since.pop_back()) carryOut(since.back());
    return best;
}

}  // namespace hexa::owngame
