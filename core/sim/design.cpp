// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/design.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace hexa::sim {
namespace {

/// Games that a thread takes at a time without balancing.
constexpr int dealtBlock = 16;
/// Largest number of factions with all their cyclic orders used.
constexpr int maxExhausted = 6;
/// 5!, the cyclic orders of six; also how many random orders there are for more factions.
constexpr std::int64_t maxOrders = 120;

using Order = std::array<std::uint8_t, maxFactions>;

std::int64_t cyclicOrders(int factions) {
    std::int64_t orders = 1;
    for (int i = 2; i < factions; ++i) orders *= i;
    return orders;
}

/// Brings the factions after the first one into their permutation of this number (Lehmer code).
void permute(Order& order, int factions, std::int64_t number) {
    for (int i = 1; i < factions - 1; ++i) {
        const int left = factions - i;
        const auto chosen = order.begin() + i + static_cast<std::ptrdiff_t>(number % left);
        number /= left;
        std::rotate(order.begin() + i, chosen, chosen + 1);
    }
}

Order factionOrder(int factions, std::uint64_t runSeed, std::int64_t block) {
    Order order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    if (factions > maxExhausted) {
        Rng rng(mixed(runSeed, static_cast<std::uint64_t>(block % maxOrders)), "factions");
        for (int i = factions; i > 1; --i) std::swap(order[i - 1], order[rng.below(i)]);
        return order;
    }
    const std::int64_t orders = cyclicOrders(factions);
    std::array<std::uint8_t, maxOrders> numbers{};
    std::iota(numbers.begin(), numbers.end(), std::uint8_t{0});
    Rng rng(mixed(runSeed, static_cast<std::uint64_t>(block / orders)), "factions");
    for (auto i = static_cast<std::uint32_t>(orders); i > 1; --i)
        std::swap(numbers[i - 1], numbers[rng.below(i)]);
    permute(order, factions, numbers[static_cast<std::size_t>(block % orders)]);
    return order;
}

/// Returns the number of seats that begin in turn.
int starts(const Design& design) { return design.ordered ? design.seats : 1; }

/// Ways to hand out the factions that a block goes through.
int rows(const Design& design) { return std::max(1, design.factions); }

/// Returns the number of rotations after which the bots sit as at first.
int rotations(const Design& design) {
    for (int turn = 1; turn < design.teams; ++turn) {
        bool same = true;
        for (int team = 0; team < design.teams; ++team)
            same = same && design.bots[team] == design.bots[(team + turn) % design.teams];
        if (same) return turn;
    }
    return design.teams;
}

Design designFor(const Series& series) {
    Design design;
    design.seats = series.seats();
    design.teams = series.teams();
    design.factions = series.factions();
    assert(design.seats >= 2 && design.seats <= maxSeats && design.teams >= 2 &&
           design.teams <= design.seats);
    design.ordered = series.ordered();
    assert((design.factions == 0 || design.factions >= design.teams) && design.factions <= maxFactions);
    assert((series.judged() != Judged::Order || (design.ordered && design.teams == design.seats)) &&
           "an order is judged without teams");
    for (int seat = 0; seat < design.seats; ++seat)
        design.teamOf[seat] = static_cast<std::uint8_t>(series.teamOf(seat));
    return design;
}

}  // namespace

int Design::blockLength() const {
    if (scheme == Scheme::AsDealt) return dealtBlock;
    const int crossed = starts(*this) * rows(*this) * rotations(*this);
    return crossed == 1 ? dealtBlock : crossed;
}

Lineup Design::lineup(std::uint64_t runSeed, std::int64_t game) const {
    if (scheme == Scheme::AsDealt) {
        Lineup lineup;
        lineup.first = Lineup::dealt;
        lineup.faction.fill(Lineup::ofMap);
        lineup.bot = bots;
        return lineup;
    }
    const std::int64_t length = blockLength();
    const std::int64_t block = game / length;
    const int at = static_cast<int>(game % length);
    const int row = at / starts(*this) % rows(*this);
    const int turn = at / (starts(*this) * rows(*this));
    Lineup lineup;
    lineup.first = at % starts(*this);
    if (factions == 0) lineup.faction.fill(Lineup::ofMap);
    Order order{};
    if (factions > 0) order = factionOrder(factions, runSeed, block);
    for (int seat = 0; seat < seats; ++seat) {
        const int side = factions < seats ? teamOf[seat] : seat;
        if (factions > 0) lineup.faction[seat] = order[(row + side) % factions];
        lineup.bot[seat] = bots[(teamOf[seat] + turn) % teams];
    }
    return lineup;
}

Design uniformDesign(const Series& series, int bot) {
    Design design = designFor(series);
    for (int team = 0; team < design.teams; ++team) design.bots[team] = static_cast<std::uint8_t>(bot);
    return design;
}

Design mixedDesign(const Series& series, const std::vector<int>& bots) {
    Design design = designFor(series);
    assert(!bots.empty() && static_cast<int>(bots.size()) <= design.teams);
    for (int team = 0; team < design.teams; ++team)
        design.bots[team] = static_cast<std::uint8_t>(bots[static_cast<std::size_t>(team) % bots.size()]);
    return design;
}

Design dealtDesign(const Series& series, const std::vector<int>& bots) {
    Design design = designFor(series);
    assert(static_cast<int>(bots.size()) == design.seats);
    design.scheme = Design::Scheme::AsDealt;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        design.bots[seat] = static_cast<std::uint8_t>(bots[seat]);
    return design;
}

}  // namespace hexa::sim
