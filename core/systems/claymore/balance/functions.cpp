// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/balance/functions.h"

#include "core/systems/claymore/balance/measures.h"
#include "core/systems/claymore/terms/zones.h"

#include <algorithm>
#include <memory>

namespace hexa::claymore {
namespace {

/// With armies exchanged the win rates may differ by five points (CS-B1): a place may win half of
/// that more than its share in the one battle, and wins as much less in the other.
constexpr double fairMargin = 0.025;
/// Battles of the greedy bot in the time of one of the bot that looks ahead (processor time of
/// `simulate` on a generated battlefield, three seeds).
constexpr double lookaheadCost = 3'300;

using ArmyValues = std::array<double, armyCount>;

/// Rows of a ledger from values by army, for the seats of a map.
class Rows {
public:
    explicit Rows(std::vector<Army> seats) : mSeats(std::move(seats)) {}

    void add(std::string id, std::string code, FigureUnit unit, FigureSense sense, const ArmyValues& values) {
        LedgerRow row;
        row.code = std::move(code);
        row.id = std::move(id);
        row.unit = unit;
        row.sense = sense;
        for (const Army army : mSeats) row.values.push_back(values[indexOf(army)]);
        const double most = std::max(values[0], values[1]);
        row.absent = most == 0;
        row.equality = row.absent ? 1 : std::min(values[0], values[1]) / most;
        mRows.push_back(std::move(row));
    }
    std::vector<LedgerRow> take() { return std::move(mRows); }

private:
    std::vector<Army> mSeats;
    std::vector<LedgerRow> mRows;
};

Result<std::vector<Army>> armiesOfSeats(const Scenario& scenario, const Catalog& catalog) {
    std::vector<Army> list;
    for (std::size_t seat = 0; seat < scenario.seats.size(); ++seat) {
        const auto army = armyOfSeat(scenario, catalog, static_cast<int>(seat));
        if (!army)
            return Error("claymore.play.seat-army", {{"player", static_cast<std::int64_t>(seat) + 1}},
                         JsonPointer{"/seats/" + std::to_string(seat)});
        list.push_back(*army);
    }
    return list;
}

Result<Ledger> ledgerOf(const Scenario& scenario, const Catalog& catalog) {
    auto seats = armiesOfSeats(scenario, catalog);
    if (!seats) return seats.error();
    const Battlefield field(scenario);
    const auto starts = startsOf(scenario, catalog, field);
    if (!starts) return Error("claymore.balance.no-start");
    const Measures measures = measure(field, *starts);
    const auto by = [&](auto value) {
        return ArmyValues{static_cast<double>(value(measures.sides[0])),
                          static_cast<double>(value(measures.sides[1]))};
    };
    using Side = Measures::Side;
    Rows rows(*std::move(seats));
    if (measures.sides[0].towerWay && measures.sides[1].towerWay)
        rows.add("CS-B2", "claymore.balance.tower-way", FigureUnit::Steps, FigureSense::LessIsBetter,
                 by([](const Side& side) { return *side.towerWay; }));
    rows.add("CS-B3", "claymore.balance.contact-way", FigureUnit::Steps, FigureSense::Neither,
             by([](const Side& side) { return side.contactWay; }));
    rows.add("CS-B4", "claymore.balance.crossings", FigureUnit::Count, FigureSense::MoreIsBetter,
             by([](const Side& side) { return side.crossings; }));
    rows.add("CS-B5", "claymore.balance.cover", FigureUnit::Count, FigureSense::MoreIsBetter,
             by([](const Side& side) { return side.cover; }));
    rows.add("CS-B6", "claymore.balance.howitzer-field", FigureUnit::Share, FigureSense::MoreIsBetter,
             by([](const Side& side) { return side.howitzerField; }));
    Ledger ledger;
    ledger.rows = rows.take();
    ledger.notes.push_back(
        {{"claymore.balance.separate-ways"}, FigureUnit::Count, static_cast<double>(measures.separateWays)});
    ledger.notes.push_back({{"claymore.balance.open"}, FigureUnit::Share, measures.open});
    return ledger;
}

/// Returns the armies, that of the first seat before the other one, as a series counts them
/// (play/series.cpp).
std::vector<std::vector<std::size_t>> armyPlaces(const Scenario& scenario, const Catalog& catalog) {
    const auto seats = armiesOfSeats(scenario, catalog);
    if (!seats || seats->empty()) return {};
    std::vector<std::vector<std::size_t>> places(armyCount);
    for (std::size_t seat = 0; seat < seats->size(); ++seat)
        places[(*seats)[seat] == seats->front() ? 0 : 1].push_back(seat);
    return places.back().empty() ? std::vector<std::vector<std::size_t>>() : places;
}

}  // namespace

BalanceFunctions makeBalanceFunctions(const Catalog& catalog) {
    const auto shared = std::make_shared<const Catalog>(catalog);
    BalanceFunctions functions;
    functions.panel = {"greedy", "lookahead"};
    functions.searchBots = {{"lookahead", lookaheadCost}};
    functions.margin = fairMargin;
    functions.targetPlaces = [shared](const Scenario& scenario) { return armyPlaces(scenario, *shared); };
    functions.ledger = [shared](const Scenario& scenario, const OptionValues&) {
        return ledgerOf(scenario, *shared);
    };
    return functions;
}

}  // namespace hexa::claymore
