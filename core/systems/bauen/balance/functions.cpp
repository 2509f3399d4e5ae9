// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/balance/functions.h"

#include "core/systems/bauen/balance/measures.h"
#include "core/systems/bauen/balance/ordereffect.h"
#include "core/systems/bauen/balance/regionset.h"
#include "core/systems/bauen/terms/reading.h"

#include <algorithm>
#include <string>
#include <utility>

namespace hexa::bauen {
namespace {

constexpr const char *byRegion = "region", *byColour = "colour";

LedgerColumns regionColumns(const Land& land) {
    LedgerColumns columns{byRegion, {"bauen.balance.by-region"}, {}};
    for (int region = 0; region < land.regionCount(); ++region) {
        const LandRegion& own = land.regions[static_cast<std::size_t>(region)];
        LedgerColumns::Column column{std::to_string(region + 1),
                                     {"bauen.balance.region", {{"name", own.title}}}};
        for (const int area : own.areas)
            column.places.push_back(land.areas[static_cast<std::size_t>(area)].at);
        columns.columns.push_back(std::move(column));
    }
    return columns;
}

LedgerColumns colourColumns(const Land& land, const GameData& data) {
    LedgerColumns columns{byColour, {"bauen.balance.by-colour"}, {}};
    for (const Colour colour : colours) {
        LedgerColumns::Column column{
            std::string(colourIds[indexOf(colour)]),
            {"bauen.view.resource", {{"resource", data.resources[indexOf(colour)].name}}}};
        for (const Area& area : land.areas)
            if (area.markings[indexOf(colour)] > 0) column.places.push_back(area.at);
        columns.columns.push_back(std::move(column));
    }
    return columns;
}

/// Returns a row by column; its values need not be equal, so it has no equality.
LedgerRow rowOf(std::string id, std::string code, const char* columns, FigureSense sense,
                std::vector<double> values) {
    LedgerRow row;
    row.code = std::move(code);
    row.id = std::move(id);
    row.unit = FigureUnit::Count;
    row.sense = sense;
    row.absent = std::ranges::all_of(values, [](double value) { return value == 0; });
    row.values = std::move(values);
    row.columns = columns;
    return row;
}

std::vector<double> worths(const Land& land, const GameData& data) {
    std::vector<double> values;
    for (int region = 0; region < land.regionCount(); ++region) values.push_back(worthOf(land, region, data));
    return values;
}

/// Borders to other regions: places for walls, and ways in (BB-B6).
std::vector<double> wallPlaces(const Land& land) {
    std::vector<double> values(static_cast<std::size_t>(land.regionCount()));
    for (int area = 0; area < land.areaCount(); ++area)
        for (int direction = 0; direction < 6; ++direction)
            if (land.isWallPlace(area, direction))
                ++values[static_cast<std::size_t>(land.areas[static_cast<std::size_t>(area)].region)];
    return values;
}

std::vector<double> markingCounts(const Land& land) {
    std::vector<double> values(colourCount);
    for (const Area& area : land.areas)
        for (std::size_t colour = 0; colour < colourCount; ++colour) values[colour] += area.markings[colour];
    return values;
}

Result<Ledger> ledgerOf(const Scenario& scenario, const GameSet& set) {
    const auto position = readPosition(scenario, set.catalog);
    if (!position) return position.error();
    const Land& land = position->land;
    const BoardMeasures measures = measure(land, set.data, position->seats);
    Ledger ledger;
    ledger.columns = {regionColumns(land), colourColumns(land, set.data)};
    ledger.rows = {
        rowOf("BB-B1", "bauen.balance.worth", byRegion, FigureSense::MoreIsBetter, worths(land, set.data)),
        rowOf("BB-B6", "bauen.balance.walls", byRegion, FigureSense::Neither, wallPlaces(land)),
        rowOf("BB-B3", "bauen.balance.markings", byColour, FigureSense::Neither, markingCounts(land))};
    const auto note = [&](const char* code, FigureUnit unit, double value) {
        ledger.notes.push_back({{code}, unit, value});
    };
    note("bauen.balance.pick-spread", FigureUnit::Share, measures.pickSpread);
    note("bauen.balance.colour-gap", FigureUnit::Share, measures.colourGap);
    note("bauen.balance.domain-gap", FigureUnit::Share, measures.domainGap);
    note("bauen.balance.goods-short", FigureUnit::Count, measures.goodsShort);
    note("bauen.balance.largest-group", FigureUnit::Count, measures.largestGroup);
    note("bauen.balance.expansion-spread", FigureUnit::Count, measures.expansionSpread);
    return ledger;
}

}  // namespace

BalanceFunctions makeBalanceFunctions(std::shared_ptr<const GameSet> set) {
    BalanceFunctions functions;
    functions.panel = {"greedy"};
    functions.orderEffect = [](const std::string& pack, const Scenario& scenario) {
        return pack.empty() ? orderEffect(scenario.players()) : std::nullopt;
    };
    functions.pieces = [set] { return regionSetTables(*set); };
    functions.ledger = [set](const Scenario& scenario, const OptionValues&) {
        return ledgerOf(scenario, *set);
    };
    return functions;
}

}  // namespace hexa::bauen
