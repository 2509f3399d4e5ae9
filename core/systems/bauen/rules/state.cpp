// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/rules/state.h"

#include "core/base/rng.h"

namespace hexa::bauen {
namespace {

class StateHash {
public:
    void add(std::uint64_t value) { mValue = mixBits(mValue * 0x100000001b3U + value); }
    template <class... Values>
    void addAll(Values... values) {
        (add(static_cast<std::uint64_t>(static_cast<std::uint8_t>(values))), ...);
    }
    template <class List>
    void addList(const List& list) {
        for (const auto& item : list) addAll(item);
    }
    std::uint64_t value() const { return mValue; }

private:
    std::uint64_t mValue = 0xcbf29ce484222325U;
};

}  // namespace

std::uint64_t hashOf(const State& state) {
    StateHash hash;
    for (const AreaPieces& area : state.pieces.areas) {
        if (area == AreaPieces{}) {
            hash.add(0);
            continue;
        }
        hash.addList(area.workers);
        hash.addList(area.carrying);
        hash.addAll(area.level, area.covered, area.store, area.knights, area.troop, area.walls);
    }
    for (const RegionPieces& region : state.pieces.regions) hash.addAll(region.owner, region.garrison);
    for (const Stock& stock : state.stock) {
        hash.addList(stock.stones);
        hash.addAll(stock.halls, stock.workers, stock.walls, stock.dice);
    }
    hash.addList(state.laid);
    hash.addList(state.deal.starter);
    hash.addList(state.deal.open);
    for (const auto& secret : state.deal.secret) hash.addList(secret);
    hash.addAll(state.red, state.white, state.round, state.begun, state.step, state.actor, state.turn);
    const Run& run = state.run;
    hash.addAll(run.field, run.stone, run.left, run.done, run.used, run.goods);
    const Task& task = state.task;
    hash.addAll(task.action, task.what, task.a, task.b, task.count, task.made, task.colour);
    hash.addList(task.due);
    hash.addList(task.paid);
    const Unrest& unrest = state.unrest;
    hash.addAll(unrest.area, unrest.seat, unrest.knights, unrest.count);
    hash.addList(unrest.fleeing);
    return hash.value();
}

State seenBy(const State& state, int seat) {
    State seen = state;
    if (state.step == Step::Over) return seen;
    for (std::size_t other = 0; other < seen.deal.secret.size(); ++other)
        if (static_cast<int>(other) != seat) seen.deal.secret[other].fill(noMission);
    return seen;
}

}  // namespace hexa::bauen
