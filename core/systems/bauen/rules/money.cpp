// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/rules/money.h"

#include <algorithm>

namespace hexa::bauen {

bool mayUse(const Table& table, const State& state, int seat, int area) {
    const int owner = ownerOf(table.land, state.pieces, area);
    return owner == seat || (owner != none && state.pieces.area(area).troop == seat);
}

ByValue fundsOf(const Table& table, const State& state, int seat, Domain domain) {
    ByValue funds{};
    for (int area = 0; area < table.land.areaCount(); ++area) {
        if (!mayUse(table, state, seat, area)) continue;
        const auto& carrying = state.pieces.area(area).carrying;
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            if (table.domains[colour] == domain)
                funds[table.values[state.round][colour]] =
                    static_cast<std::uint8_t>(funds[table.values[state.round][colour]] + carrying[colour]);
    }
    return funds;
}

bool canPay(const Table& table, const State& state, int seat, const Cost& cost) {
    for (const Domain domain : {Domain::Building, Domain::Supply}) {
        const int due = cost.of[indexOf(domain)];
        if (due > 0 && worthOf(fundsOf(table, state, seat, domain)) < due) return false;
    }
    return true;
}

bool canFinish(int due, const ByValue& paid, const ByValue& funds) {
    for (int threes = 0; threes <= funds[3]; ++threes)
        for (int twos = 0; twos <= funds[2]; ++twos)
            for (int ones = 0; ones <= funds[1]; ++ones) {
                const ByValue all{0, static_cast<std::uint8_t>(paid[1] + ones),
                                  static_cast<std::uint8_t>(paid[2] + twos),
                                  static_cast<std::uint8_t>(paid[3] + threes)};
                const int worth = worthOf(all);
                if (worth < due) continue;
                const int least = all[1] > 0 ? 1 : all[2] > 0 ? 2 : 3;
                if (worth - least < due) return true;
                break;  // more of the cheapest only makes it worse
            }
    return false;
}

namespace {

/// Adds each place with a resource that `wanted` takes.
template <class Wanted>
void addSources(const Table& table, const State& state, int seat, MoveList& moves, Wanted wanted) {
    for (int area = 0; area < table.land.areaCount(); ++area) {
        if (!mayUse(table, state, seat, area)) continue;
        const auto& carrying = state.pieces.area(area).carrying;
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            if (carrying[colour] > 0 && wanted(colour))
                moves.add(Move::Kind::Pay, area, static_cast<int>(colour));
    }
}

}  // namespace

void listPayments(const Table& table, const State& state, int seat, MoveList& moves) {
    const Task& task = state.task;
    if (task.colour != none)
        return addSources(table, state, seat, moves,
                          [&](std::size_t colour) { return static_cast<int>(colour) == task.colour; });
    const Domain domain = task.due[indexOf(Domain::Building)] > 0 ? Domain::Building : Domain::Supply;
    const int due = task.due[indexOf(domain)];
    const auto& values = table.values[state.round];
    std::array<bool, 4> takes{};
    const bool march = task.what == Move::Kind::March && !table.options.on(Switch::MarchExact);
    if (march) {
        // Any number of resources may be paid for a march; surplus points are lost (BB-124).
        takes.fill(true);
    } else {
        const ByValue funds = fundsOf(table, state, seat, domain);
        for (std::size_t value = 1; value < takes.size(); ++value) {
            if (funds[value] == 0) continue;
            ByValue paid = task.paid, rest = funds;
            ++paid[value];
            --rest[value];
            takes[value] = canFinish(due, paid, rest);
        }
    }
    addSources(table, state, seat, moves,
               [&](std::size_t colour) { return table.domains[colour] == domain && takes[values[colour]]; });
    if (march && worthOf(task.paid) >= due) moves.add(Move::Kind::Nothing);
}

}  // namespace hexa::bauen
