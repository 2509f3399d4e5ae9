// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/slots.h"

#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>

namespace hexa::bauen {
namespace {

// Places from the middle of an area, in circumradii. They avoid the bottom, with the ID of the
// cell, and the middle of a region, with its name: town hall and defence symbol are on the other
// side.
constexpr Point sitePoint{-0.3, -0.14}, combatPoint{0.5, -0.14}, hallPoint{0.54, 0.25},
    defencePoint{0.22, 0.3};
constexpr double goodAside = 0.28;  // of the site: one symbol on each side of the store

// Markings lie in one row, or in two rows if there are more than five. The frame of a region runs
// along the slanting sides above them. More than three markings are drawn smaller, so that they are
// not cut off.
constexpr int large = 3, longest = 5;

/// Returns the radius of the markings of an area by their number.
double markingRadius(int count) { return count <= large ? 0.16 : count <= longest ? 0.13 : 0.115; }

Point markingPoint(int index, int count) {
    const int rows = count > longest ? 2 : 1;
    const int perRow = std::max((count + rows - 1) / rows, 1);
    const int row = index / perRow, column = index % perRow;
    const double step = 2.25 * markingRadius(count);
    const double y = count <= large ? -0.46 : rows == 1 ? -0.43 : -0.57 + 0.24 * row;
    return {(column - (perRow - 1) / 2.0) * step, y};
}

/// Returns the side of a region's anchor opposite to the region's middle: -1 left, 1 right; none if
/// a cell is not an anchor.
std::optional<int> anchorSide(const Scenario& scenario, const Catalog& catalog, Hex at) {
    for (const RegionPlacement& region : scenario.board.regions) {
        const RegionShape* shape = region.anchor == at ? shapeOf(scenario, catalog, region.kind) : nullptr;
        if (shape != nullptr) return freeSide(hexesOf(region, *shape), at);
    }
    return std::nullopt;
}

bool isArea(const Scenario& scenario, Hex at) {
    const Cell* cell = scenario.board.find(at);
    return cell != nullptr && isTile(cell->kind);
}

int markingsOf(const AreaPrint& print) {
    return std::accumulate(print.markings.begin(), print.markings.end(), 0);
}

constexpr std::array<const char*, colourCount> markingColours{"#e6c331", "#e08a3c", "#4f86c6",
                                                              "#8b9096", "#d8c49a", "#8a5a33"};

}  // namespace

int freeSide(const std::vector<Hex>& region, Hex at) {
    double middle = 0;
    for (const Hex hex : region) middle += centreOf(hex - at, Orientation::Pointy).x;
    return middle > 0 ? -1 : 1;
}

SlotNames SlotNames::make() {
    SlotNames names;
    for (const Colour colour : bauen::colours)
        for (int number = 1; number <= mostMarkings; ++number)
            names.markings[indexOf(colour)][static_cast<std::size_t>(number) - 1] =
                say(("bauen.slot." + std::string(colourIds[indexOf(colour)])).c_str(),
                    {{"number", std::int64_t{number}}});
    const auto named = [](const char* prefix, std::string_view id) {
        return say((prefix + std::string(id)).c_str());
    };
    for (std::size_t i = 0; i < colourCount; ++i) {
        names.colours[i] = named("bauen.mark.", colourIds[i]);
        names.colourLetters[i] = named("bauen.letter.", colourIds[i]);
    }
    for (std::size_t i = 0; i < goodCount; ++i) {
        names.goods[i] = named("bauen.mark.", goodIds[i]);
        names.goodLetters[i] = named("bauen.letter.", goodIds[i]);
    }
    names.site = say("bauen.slot.site");
    names.combat = say("bauen.slot.combat");
    names.hall = say("bauen.slot.hall");
    names.defence = say("bauen.slot.defence");
    return names;
}

std::vector<Slot> slotsOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names, Hex at) {
    if (!isArea(scenario, at)) return {};
    const AreaPrint print = printOf(scenario.board.detailsOf(at).attributes);
    const int count = markingsOf(print);
    int index = 0;
    std::vector<Slot> slots;
    for (const Colour colour : colours)
        for (int number = 1; number <= print.markings[indexOf(colour)]; ++number)
            slots.push_back({markingSlot(colour, number),
                             names.markings[indexOf(colour)][static_cast<std::size_t>(number) - 1],
                             markingPoint(index++, count),
                             {std::string(piece::worker)}});
    const auto add = [&](std::string_view id, const Localized& name, Point place, std::string_view kind) {
        slots.push_back({std::string(id), name, place, {std::string(kind)}});
    };
    if (print.hasSite()) add(slot::site, names.site, sitePoint, piece::business);
    add(slot::combat, names.combat, combatPoint, piece::troop);
    const auto side = anchorSide(scenario, catalog, at);
    if (!side) return slots;
    add(slot::hall, names.hall, {*side * hallPoint.x, hallPoint.y}, piece::townHall);
    add(slot::defence, names.defence, {*side * defencePoint.x, defencePoint.y}, piece::troop);
    return slots;
}

std::vector<CutMark> marksOf(const AreaPrint& print, const SlotNames& names, std::optional<int> anchorSide) {
    std::vector<CutMark> marks;
    const auto add = [&](Point point, double radius, const char* colour, const Localized& letter,
                         const Localized& name) {
        marks.push_back({point, radius, colour, letter, name});
    };
    const int count = markingsOf(print);
    int index = 0;
    for (const Colour colour : colours)
        for (int number = 1; number <= print.markings[indexOf(colour)]; ++number)
            add(markingPoint(index++, count), markingRadius(count), markingColours[indexOf(colour)],
                names.colourLetters[indexOf(colour)], names.colours[indexOf(colour)]);
    for (std::size_t i = 0; i < print.goods.size() && print.hasSite(); ++i)
        add({sitePoint.x + (i == 0 ? -goodAside : goodAside), sitePoint.y}, 0.15, "",
            names.goodLetters[indexOf(*print.goods[i])], names.goods[indexOf(*print.goods[i])]);
    add(combatPoint, 0.15, "", Localized("⚔"), names.combat);
    if (!anchorSide) return marks;
    add({*anchorSide * hallPoint.x, hallPoint.y}, 0.17, "", Localized("⌂"), names.hall);
    add({*anchorSide * defencePoint.x, defencePoint.y}, 0.15, "", Localized("♜"), names.defence);
    return marks;
}

std::vector<CutMark> marksOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names,
                             Hex at) {
    if (!isArea(scenario, at)) return {};
    return marksOf(printOf(scenario.board.detailsOf(at).attributes), names,
                   anchorSide(scenario, catalog, at));
}

}  // namespace hexa::bauen
