// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/generate/atlas/atlastable.h"

#include "core/engine/system.h"
#include "core/json/writer.h"

#include <array>
#include <cstdio>

namespace hexa::generate {
namespace {

/// Three decimals, a point whatever the locale of the program.
std::string decimal(std::int64_t thousandths) {
    std::array<char, 32> text{};
    const std::int64_t whole = thousandths < 0 ? -thousandths : thousandths;
    std::snprintf(text.data(), text.size(), "%s%lld.%03lld", thousandths < 0 ? "-" : "",
                  static_cast<long long>(whole / 1000), static_cast<long long>(whole % 1000));
    return text.data();
}

double points(std::int64_t thousandths) { return static_cast<double>(thousandths) / 1000; }

/// Number of an axis of the game; the atlas has only such as the game knows.
std::size_t axisOf(const GameSystem& system, const std::string& id) {
    const auto& axes = system.generate->axes;
    std::size_t axis = 0;
    while (axis + 1 < axes.size() && axes[axis].id != id) ++axis;
    return axis;
}

double positionOf(const AtlasEntry& entry, std::size_t axis) {
    return axis < entry.candidate.tastes.size() ? entry.candidate.tastes[axis].position : 0;
}

std::string part(int number, int of) { return decimal((std::int64_t{number} * 1000 + of / 2) / of); }

template <class Visit>
void forEachFilled(const Atlas& atlas, Visit visit) {
    for (int row = 0; row < atlas.grid.rows.cells; ++row)
        for (int column = 0; column < atlas.grid.columns.cells; ++column)
            if (const AtlasCell& cell = atlas.at(column, row); !cell.empty()) visit(cell, column, row);
}

}  // namespace

std::string atlasCsv(const Atlas& atlas, const GameSystem& system) {
    const AtlasGrid& grid = atlas.grid;
    const std::size_t across = axisOf(system, grid.columns.id);
    const std::size_t down = axisOf(system, grid.rows.id);
    const auto names = [](const std::string& id) { return id + "_from," + id + "_to," + id; };
    std::string csv = "column,row," + names(grid.columns.id) + ',' + names(grid.rows.id) +
                      ",missing,predicted,bot,games,played,low,high\n";
    const auto range = [](int number, const AtlasGrid::Axis& axis, double position) {
        return part(number, axis.cells) + ',' + part(number + 1, axis.cells) + ',' +
               decimal(static_cast<std::int64_t>(position * 1000 + 0.5));
    };
    forEachFilled(atlas, [&](const AtlasCell& cell, int column, int row) {
        const AtlasEntry& best = cell.best();
        csv += std::to_string(column + 1) + ',' + std::to_string(row + 1) + ',' +
               range(column, grid.columns, positionOf(best, across)) + ',' +
               range(row, grid.rows, positionOf(best, down)) + ',' + std::to_string(best.missing) + ',' +
               decimal(best.gap) + ',';
        if (cell.checked) {
            const AtlasGap& worst = cell.checked->worst();
            csv += worst.bot + ',' + std::to_string(worst.games) + ',' + decimal(worst.gap) + ',' +
                   decimal(worst.low) + ',' + decimal(worst.high);
        } else {
            csv += ",,,,";
        }
        csv += '\n';
    });
    return csv;
}

std::string atlasJson(const Atlas& atlas, const GameSystem& system) {
    const std::size_t across = axisOf(system, atlas.grid.columns.id);
    const std::size_t down = axisOf(system, atlas.grid.rows.id);
    JsonWriter json;
    json.beginObject();
    json.member("system", std::string_view(system.id()));
    json.member("columns", std::string_view(atlas.grid.columns.id));
    json.member("rows", std::string_view(atlas.grid.rows.id));
    json.member("columnCount", atlas.grid.columns.cells);
    json.member("rowCount", atlas.grid.rows.cells);
    json.key("cells");
    json.beginArray();
    forEachFilled(atlas, [&](const AtlasCell& cell, int column, int row) {
        const AtlasEntry& best = cell.best();
        json.beginObject(JsonWriter::Style::Compact);
        json.member("column", column + 1);
        json.member("row", row + 1);
        json.key("tastes");
        json.beginObject();
        json.member(atlas.grid.columns.id, positionOf(best, across));
        json.member(atlas.grid.rows.id, positionOf(best, down));
        json.endObject();
        json.member("missing", best.missing);
        json.member("predicted", points(best.gap));
        json.key("played");
        json.beginArray();
        for (const AtlasGap& bot : cell.checked ? cell.checked->bots : std::vector<AtlasGap>()) {
            json.beginObject();
            json.member("bot", std::string_view(bot.bot));
            json.member("games", bot.games);
            json.member("gap", points(bot.gap));
            json.member("low", points(bot.low));
            json.member("high", points(bot.high));
            json.endObject();
        }
        json.endArray();
        json.key("tiles");
        json.beginArray();
        for (const KindId kind : best.tiles)
            isTile(kind) ? json.value(std::string_view(system.catalog.kind(kind).id)) : json.null();
        json.endArray();
        json.endObject();
    });
    json.endArray();
    json.endObject();
    return json.take();
}

}  // namespace hexa::generate
