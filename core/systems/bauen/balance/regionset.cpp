// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/balance/regionset.h"

#include "core/systems/bauen/terms/laying.h"
#include "core/systems/bauen/terms/marks.h"

#include <algorithm>

namespace hexa::bauen {
namespace {

constexpr std::size_t mostPairs = 10;

/// Contents of a region, its areas together and one by one.
struct Shown {
    const RegionShape* shape = nullptr;
    std::optional<Landscape> landscape;
    std::array<int, colourCount> markings{};
    std::array<int, goodCount> goods{};
    int sites = 0;
    struct Single {
        std::size_t part = 0;
        std::size_t colour = 0;
        /// Sides that no area of the region touches: places for walls next to other regions.
        int sides = 0;
    };
    std::vector<Single> singles;
};

int outerSides(const RegionShape& shape, std::size_t part) {
    int sides = 0;
    for (int direction = 0; direction < 6; ++direction) {
        const Hex beyond = neighbour(shape.parts[part].offset, direction);
        sides += std::ranges::any_of(shape.parts,
                                     [&](const RegionShape::Part& own) { return own.offset == beyond; })
                     ? 0
                     : 1;
    }
    return sides;
}

Shown shownBy(const RegionShape& shape) {
    Shown shown;
    shown.shape = &shape;
    shown.landscape = landscapeOf(shape);
    for (std::size_t part = 0; part < shape.parts.size(); ++part) {
        const AreaPrint print = printOf(shape.parts[part].attributes);
        int colours = 0;
        std::size_t last = 0;
        for (std::size_t colour = 0; colour < colourCount; ++colour) {
            shown.markings[colour] += print.markings[colour];
            if (print.markings[colour] > 0) ++colours, last = colour;
        }
        if (colours == 1) shown.singles.push_back({part, last, outerSides(shape, part)});
        if (!print.hasSite()) continue;
        ++shown.sites;
        for (const auto& good : print.goods)
            if (good) ++shown.goods[indexOf(*good)];
    }
    return shown;
}

int inDomain(const std::array<int, colourCount>& markings, const GameData& data, Domain domain) {
    int sum = 0;
    for (std::size_t colour = 0; colour < colourCount; ++colour)
        if (data.resources[colour].domain == domain) sum += markings[colour];
    return sum;
}

/// Returns the value of all markings over the four rounds, as worthOf() of a board.
int worthOfAll(const std::array<int, colourCount>& markings, const GameData& data) {
    int worth = 0;
    for (int round = 0; round < rounds; ++round) {
        const auto values = valuesIn(data, round);
        for (std::size_t colour = 0; colour < colourCount; ++colour)
            worth += markings[colour] * values[colour];
    }
    return worth;
}

FigureTable tableNamed(const char* id, std::vector<FigureTable::Column> columns) {
    return {id, {"bauen.set." + std::string(id), {}}, std::move(columns), {}};
}

/// Returns the columns for six colours, both domains and worth.
std::vector<FigureTable::Column> markingColumns(const GameData& data) {
    std::vector<FigureTable::Column> columns;
    for (const ResourceFacts& resource : data.resources)
        columns.push_back({{"bauen.view.resource", {{"resource", resource.name}}}, 0});
    for (const char* code : {"bauen.set.building", "bauen.set.supply", "bauen.set.worth"})
        columns.push_back({{code, {}}, 0});
    return columns;
}

std::vector<std::optional<double>> markingFigures(const std::array<int, colourCount>& markings,
                                                  const GameData& data) {
    std::vector<std::optional<double>> figures(markings.begin(), markings.end());
    figures.emplace_back(inDomain(markings, data, Domain::Building));
    figures.emplace_back(inDomain(markings, data, Domain::Supply));
    figures.emplace_back(worthOfAll(markings, data));
    return figures;
}

FigureTable landscapeTable(const std::vector<Shown>& regions, const GameSet& set) {
    FigureTable table = tableNamed("landscapes", markingColumns(set.data));
    for (std::size_t i = 0; i < landscapeCount; ++i) {
        std::array<int, colourCount> sum{};
        for (const Shown& region : regions)
            if (region.landscape && indexOf(*region.landscape) == i)
                for (std::size_t colour = 0; colour < colourCount; ++colour)
                    sum[colour] += region.markings[colour];
        const std::string id(landscapeIds[i]);
        table.rows.push_back({id,
                              {"bauen.set.name", {{"name", set.catalog.kind(*set.catalog.kindId(id)).name}}},
                              markingFigures(sum, set.data)});
    }
    return table;
}

Message nameOf(const RegionShape& shape) { return {"bauen.set.name", {{"name", shape.name}}}; }

FigureTable regionTable(const std::vector<Shown>& regions, const GameSet& set) {
    FigureTable table = tableNamed("regions", markingColumns(set.data));
    table.columns.push_back({{"bauen.set.sites", {}}, 0});
    for (const Shown& region : regions) {
        FigureTable::Row row{region.shape->id, nameOf(*region.shape),
                             markingFigures(region.markings, set.data)};
        row.figures.emplace_back(region.sites);
        table.rows.push_back(std::move(row));
    }
    return table;
}

FigureTable singleTable(const std::vector<Shown>& regions, const GameSet& set) {
    FigureTable table =
        tableNamed("singles", {{{"bauen.set.markings", {}}, 0}, {{"bauen.set.walls", {}}, 0}});
    for (const Shown& region : regions)
        for (const Shown::Single& single : region.singles) {
            const AreaPrint print = printOf(region.shape->parts[single.part].attributes);
            table.rows.push_back({region.shape->id + "." + std::to_string(single.part + 1),
                                  {"bauen.set.single",
                                   {{"name", region.shape->name},
                                    {"area", static_cast<std::int64_t>(single.part) + 1},
                                    {"resource", set.data.resources[single.colour].name}}},
                                  {print.markings[single.colour], single.sides}});
        }
    return table;
}

/// Returns the shared markings of two regions as a part of all their markings, in percent.
double likeness(const Shown& one, const Shown& other) {
    int both = 0, either = 0;
    const auto compare = [&](const auto& a, const auto& b) {
        for (std::size_t i = 0; i < a.size(); ++i)
            both += std::min(a[i], b[i]), either += std::max(a[i], b[i]);
    };
    compare(one.markings, other.markings);
    compare(one.goods, other.goods);
    return either > 0 ? 100.0 * both / either : 100.0;
}

FigureTable likenessTable(const std::vector<Shown>& regions) {
    FigureTable table = tableNamed("alike", {{{"bauen.set.likeness", {}}, 0}});
    for (std::size_t i = 0; i < regions.size(); ++i)
        for (std::size_t j = i + 1; j < regions.size(); ++j)
            table.rows.push_back(
                {regions[i].shape->id + "+" + regions[j].shape->id,
                 {"bauen.set.pair", {{"name", regions[i].shape->name}, {"other", regions[j].shape->name}}},
                 {likeness(regions[i], regions[j])}});
    std::ranges::stable_sort(table.rows, std::ranges::greater(),
                             [](const FigureTable::Row& row) { return *row.figures.front(); });
    table.rows.resize(std::min(table.rows.size(), mostPairs));
    return table;
}

}  // namespace

std::vector<FigureTable> regionSetTables(const GameSet& set) {
    std::vector<Shown> regions;
    for (const RegionShape& shape : set.catalog.regionShapes) regions.push_back(shownBy(shape));
    std::vector<FigureTable> tables{landscapeTable(regions, set), regionTable(regions, set),
                                    singleTable(regions, set), likenessTable(regions)};
    if (set.standInRegions) tables.front().notes.push_back({"bauen.set.stand-in", {}});
    return tables;
}

}  // namespace hexa::bauen
