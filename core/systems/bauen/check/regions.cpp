// SPDX-License-Identifier: GPL-3.0-or-later
// Places and prints of regions: BB-003, BB-020 to BB-024.
#include "core/systems/bauen/check/findings.h"
#include "core/systems/bauen/terms/landscape.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexa::bauen {
namespace {

constexpr std::size_t areasPerRegion = 3;  // BB-003

Hex firstHex(const CheckInput& input, std::size_t region) {
    const std::vector<Hex>& hexes = input.regions.hexesOf(region);
    return hexes.empty() ? input.scenario.board.regions[region].anchor : hexes.front();
}

/// Returns the landscape that all areas of a region have; none if they differ or have none.
std::optional<Landscape> landscapeOfRegion(const CheckInput& input, std::size_t region) {
    std::optional<Landscape> common;
    for (const Hex at : input.regions.hexesOf(region)) {
        const Cell* cell = input.scenario.board.find(at);
        const auto own = cell != nullptr && isTile(cell->kind)
                             ? landscapeOf(input.catalog.kind(cell->kind).id)
                             : std::nullopt;
        if (!own || (common && *common != *own)) return std::nullopt;
        common = own;
    }
    return common;
}

/// E01: finds two regions on one area. The finding is about the later one.
void checkOverlaps(const CheckInput& input) {
    for (std::size_t region = 0; region < input.regions.size(); ++region)
        for (const Hex at : input.regions.hexesOf(region)) {
            const auto first = input.regions.at(at);
            if (!first || *first == region) continue;
            input.findings.add("E01",
                               {{"name", input.nameOf(region)},
                                {"other", input.nameOf(*first)},
                                input.area(at),
                                insteadOfCommon("object.regions-overlap")},
                               Severity::Error, placeOf(at), "BB-022",
                               input.removing(ObjectTable::Regions, region));
            break;  // one is enough to show which
        }
}

bool touchesAnother(const CheckInput& input, std::size_t region) {
    for (const Hex at : input.regions.hexesOf(region))
        for (int direction = 0; direction < 6; ++direction) {
            const auto beyond = input.regions.at(neighbour(at, direction));
            if (beyond && *beyond != region) return true;
        }
    return false;
}

/// E02, E07, E08: checks each region separately.
void checkOne(const CheckInput& input, std::size_t region) {
    const auto tell = [&](std::string_view code, std::string_view rule) {
        input.findings.add(code, {{"name", input.nameOf(region)}}, Severity::Error,
                           placeOf(firstHex(input, region)), rule);
    };
    if (input.regions.hexesOf(region).size() != areasPerRegion) tell("E07", "BB-003");
    if (!landscapeOfRegion(input, region)) tell("E08", "BB-003");
    if (input.regions.size() > 1 && !touchesAnother(input, region)) tell("E02", "BB-022");
}

/// E06: finds the same piece twice.
void checkTwice(const CheckInput& input) {
    std::map<std::string, std::vector<std::size_t>> byKind;
    const auto& regions = input.scenario.board.regions;
    for (std::size_t region = 0; region < regions.size(); ++region)
        byKind[regions[region].kind].push_back(region);
    for (const auto& [kind, all] : byKind)
        if (all.size() > 1)
            input.findings.add("E06",
                               {{"name", input.nameOf(all.back())},
                                number("n", std::ssize(all)),
                                insteadOfCommon("object.too-many")},
                               input.ofLaying(), placeOf(firstHex(input, all.back())), "BB-003",
                               input.removing(ObjectTable::Regions, all.back()));
}

/// E03, E04, E05, E31: checks the board as a whole.
void checkBoard(const CheckInput& input) {
    const int players = input.scenario.players();
    const auto regions = static_cast<int>(input.regions.size());
    const int needed = players * static_cast<int>(regionsPerColumn);
    const auto tell = [&](std::string_view code, Arguments arguments, Place place, std::string_view rule) {
        input.findings.add(code, std::move(arguments), input.ofLaying(), std::move(place), rule);
    };
    if (regions != needed)
        tell("E03", {number("n", regions), number("players", players), number("needed", needed)}, {},
             "BB-020");
    std::array<int, landscapeCount> landscapes{};
    std::vector<int> inColumn(static_cast<std::size_t>(std::max(players, 0)));
    for (std::size_t region = 0; region < input.regions.size(); ++region) {
        if (const auto landscape = landscapeOfRegion(input, region)) ++landscapes[indexOf(*landscape)];
        const auto place = placeAt(input.set.lattice, input.regions.hexesOf(region));
        if (place && place->column < inColumn.size())
            ++inColumn[place->column];
        else
            tell("E31", {{"name", input.nameOf(region)}}, placeOf(firstHex(input, region)), "BB-024");
    }
    if (regions == 0) return;  // an empty board is reported once
    for (std::size_t column = 0; column < inColumn.size(); ++column)
        if (inColumn[column] != static_cast<int>(regionsPerColumn))
            tell("E04", {number("c", static_cast<std::int64_t>(column) + 1), number("n", inColumn[column])},
                 {}, "BB-020");
    for (std::size_t i = 0; i < landscapeCount; ++i)
        if (landscapes[i] != players)
            tell("E05",
                 {number("n", landscapes[i]),
                  {"landscape", input.catalog.kind(*input.catalog.kindId(landscapeIds[i])).name},
                  number("players", players),
                  number("needed", players)},
                 {}, "BB-021");
}

/// Returns the print of a region's areas, sorted as far as possible without knowing its turn.
std::multiset<std::array<int, colourCount + 2>> printsOf(const std::vector<AreaPrint>& areas) {
    std::multiset<std::array<int, colourCount + 2>> prints;
    for (const AreaPrint& area : areas) {
        std::array<int, colourCount + 2> one{};
        for (std::size_t i = 0; i < colourCount; ++i) one[i] = area.markings[i];
        for (std::size_t i = 0; i < 2; ++i)
            one[colourCount + i] = area.goods[i] ? static_cast<int>(indexOf(*area.goods[i])) + 1 : 0;
        prints.insert(one);
    }
    return prints;
}

/// E34: finds an area outside of all regions. W04: finds an area that differs from its printed
/// piece.
void checkAreas(const CheckInput& input) {
    const Board& board = input.scenario.board;
    for (const Cell& cell : board.cells()) {
        if (input.stop.stop_requested()) return;
        if (isTile(cell.kind) && !input.regions.at(cell.at))
            input.findings.add("E34", {input.area(cell.at)}, Severity::Error, placeOf(cell.at), "BB-022");
    }
    for (std::size_t region = 0; region < input.regions.size(); ++region) {
        const RegionShape* shape = shapeOf(input.scenario, input.catalog, board.regions[region].kind);
        if (shape == nullptr) continue;
        std::vector<AreaPrint> printed, shown;
        bool tells = false;
        for (const RegionShape::Part& part : shape->parts) {
            printed.push_back(printOf(part.attributes));
            tells = tells || printed.back() != AreaPrint{};
        }
        for (const Hex at : input.regions.hexesOf(region))
            shown.push_back(printOf(board.detailsOf(at).attributes));
        // One of the map's own regions has no print of its own: its cells have.
        if (tells && printsOf(printed) != printsOf(shown))
            input.findings.add("W04", {{"name", input.nameOf(region)}}, Severity::Warning,
                               placeOf(firstHex(input, region)), "BB-025");
    }
}

/// W02: finds a colour in short supply. Only for whole boards.
void checkColours(const CheckInput& input) {
    constexpr double least = 0.6;  // of the mean (BB-B3)
    const auto needed = static_cast<std::size_t>(input.scenario.players()) * regionsPerColumn;
    if (input.regions.size() != needed || needed == 0) return;
    std::array<int, colourCount> counts{};
    int sum = 0;
    for (std::size_t region = 0; region < input.regions.size(); ++region)
        for (const Hex at : input.regions.hexesOf(region)) {
            const AreaPrint print = printOf(input.scenario.board.detailsOf(at).attributes);
            for (std::size_t i = 0; i < colourCount; ++i) counts[i] += print.markings[i];
            for (const std::uint8_t count : print.markings) sum += count;
        }
    for (std::size_t i = 0; i < colourCount; ++i)
        if (counts[i] * static_cast<double>(colourCount) < least * sum)
            input.findings.add("W02",
                               {{"colour", findProperty(input.catalog.cellProperties, colourIds[i])->name},
                                number("n", counts[i])},
                               Severity::Warning, {}, "BB-B3");
}

}  // namespace

void checkRegions(const CheckInput& input) {
    checkOverlaps(input);
    for (std::size_t region = 0; region < input.regions.size(); ++region) checkOne(input, region);
    checkTwice(input);
    checkBoard(input);
    checkAreas(input);
    checkColours(input);
}

}  // namespace hexa::bauen
