// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/state.h"

#include "core/base/rng.h"

namespace hexa::claymore {
namespace {

class Hash {
public:
    void add(std::uint64_t value) { mValue = mixBits(mValue * 0x100000001b3U + value); }
    template <class List>
    void addAll(const List& list) {
        for (const auto& item : list) add(static_cast<std::uint64_t>(item));
    }
    std::uint64_t value() const { return mValue; }

private:
    std::uint64_t mValue = 0xcbf29ce484222325U;
};

}  // namespace

// The occupants of hexes follow from the places of regiments, so they are left out.
std::uint64_t hashOf(const State& state) {
    Hash hash;
    hash.addAll(state.at);
    hash.addAll(state.chips);
    hash.add(state.elite);
    hash.addAll(state.left);
    hash.addAll(state.removed);
    for (const std::uint64_t value : {std::uint64_t{state.drawn},
                                      std::uint64_t{state.quiet},
                                      static_cast<std::uint64_t>(state.phase),
                                      static_cast<std::uint64_t>(state.outcome),
                                      std::uint64_t{state.byTower},
                                      std::uint64_t{state.deployed},
                                      std::uint64_t{state.actor},
                                      static_cast<std::uint64_t>(state.turn),
                                      static_cast<std::uint64_t>(state.chooser),
                                      std::uint64_t{state.side},
                                      std::uint64_t{state.card},
                                      std::uint64_t{state.open},
                                      std::uint64_t{state.struck},
                                      std::uint64_t{state.waited},
                                      std::uint64_t{state.current},
                                      std::uint64_t{state.steps},
                                      std::uint64_t{state.moved},
                                      std::uint64_t{state.attacker},
                                      std::uint64_t{state.target},
                                      std::uint64_t{state.attackDice},
                                      std::uint64_t{state.defenceDice},
                                      std::uint64_t{state.ball},
                                      std::uint64_t{state.firstTile},
                                      static_cast<std::uint64_t>(state.tile),
                                      std::uint64_t{state.ogirTurns},
                                      static_cast<std::uint64_t>(state.ogirCard),
                                      std::uint64_t{state.towerStands},
                                      std::uint64_t{state.rubble}})
        hash.add(value);
    hash.addAll(state.tiles);
    hash.addAll(state.ogirCards);
    return hash.value();
}

State seenBy(const Battle& battle, const State& state, int seat) {
    if (state.deployed) return state;
    State seen = state;
    for (const Army army : armies) {
        if (battle.entry(army) != Entry::Hidden) continue;
        if (seat >= 0 && battle.armyOfSeat(seat) == army) continue;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            if (armyOf(id) != army || !onMat(state.at[id]) || onMat(battle.start(id).at)) continue;
            seen.veiled[state.at[id]] = true;
            seen.occupant[state.at[id]] = noRegiment;
            seen.at[id] = waiting;
        }
    }
    return seen;
}

}  // namespace hexa::claymore
