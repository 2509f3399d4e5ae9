// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/slots.h"

#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>
#include <string>

namespace hexa::bauen {
namespace {

/// Towards the middle of a region from one of its areas, of length 1; of an area in the middle, or in no region, to the corner
/// that an unturned triangle has there.
Point inwards(const std::vector<Hex>& region, Hex at) {
    constexpr Point usual{sqrt3 / 2, 0.5};
    Point sum;
    for (const Hex hex : region) {
        const Point centre = centreOf(hex - at, Orientation::Pointy);
        sum = {sum.x + centre.x, sum.y + centre.y};
    }
    const double length = std::hypot(sum.x, sum.y);
    return length < 0.01 ? usual : Point{sum.x / length, sum.y / length};
}

/// A place by how far it lies inwards, and to the right of that way.
Point placedFrom(Point inward, double ahead, double aside) {
    return {ahead * inward.x - aside * inward.y, ahead * inward.y + aside * inward.x};
}

/// Markings lie on an arc on the far side; many of them move closer together.
Point markingPoint(Point inward, int index, int count) {
    constexpr double radius = 0.6;
    const double step = std::min(0.7, 3.6 / std::max(count, 1));
    const double angle = std::numbers::pi + (index - (count - 1) / 2.0) * step;
    return placedFrom(inward, radius * std::cos(angle), radius * std::sin(angle));
}

/// The region that covers an area: its hexes, and whether the area is its anchor; the area alone if there is none.
struct Around {
    std::vector<Hex> region;
    bool anchor = false;
};
Around aroundOf(const Scenario& scenario, const Catalog& catalog, Hex at) {
    for (const RegionPlacement& region : scenario.board.regions) {
        const RegionShape* shape = shapeOf(scenario, catalog, region.kind);
        if (shape == nullptr) continue;
        std::vector<Hex> hexes = hexesOf(region, *shape);
        if (std::ranges::find(hexes, at) != hexes.end()) return {std::move(hexes), region.anchor == at};
    }
    return {{at}, false};
}

bool isArea(const Scenario& scenario, Hex at) {
    const Cell* cell = scenario.board.find(at);
    return cell != nullptr && isTile(cell->kind);
}

int markingsOf(const AreaPrint& print) {
    return std::accumulate(print.markings.begin(), print.markings.end(), 0);
}

// Places by how far they lie inwards, and to the right of that way.
constexpr std::array<double, 2> sitePlace{0.12, -0.52}, combatPlace{0.12, 0.52}, hallPlace{0.74, 0},
    defencePlace{0.3, 0};
constexpr double goodAside = 0.27;  // of the site: one symbol on each side of the store

constexpr std::array<const char*, colourCount> markingLetters{"Y", "O", "U", "G", "B", "W"};
constexpr std::array<const char*, colourCount> markingColours{"#e6c331", "#e08a3c", "#4f86c6",
                                                              "#8b9096", "#d8c49a", "#8a5a33"};
constexpr std::array<const char*, goodCount> goodLetters{"Cl", "Pr", "Fi", "Ir", "To", "Fu"};

}  // namespace

std::string_view letterOf(Colour colour) { return markingLetters[indexOf(colour)]; }

SlotNames SlotNames::make() {
    SlotNames names;
    for (const Colour colour : bauen::colours)
        for (int number = 1; number <= mostMarkings; ++number)
            names.markings[indexOf(colour)][static_cast<std::size_t>(number) - 1] =
                say(("bauen.slot." + std::string(colourIds[indexOf(colour)])).c_str(),
                    {{"number", std::int64_t{number}}});
    for (const Colour colour : bauen::colours)
        names.colours[indexOf(colour)] =
            say(("bauen.mark." + std::string(colourIds[indexOf(colour)])).c_str());
    for (std::size_t i = 0; i < goodCount; ++i)
        names.goods[i] = say(("bauen.mark." + std::string(goodIds[i])).c_str());
    names.site = say("bauen.slot.site");
    names.combat = say("bauen.slot.combat");
    names.hall = say("bauen.slot.hall");
    names.defence = say("bauen.slot.defence");
    return names;
}

std::vector<Slot> slotsOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names, Hex at) {
    if (!isArea(scenario, at)) return {};
    const Around around = aroundOf(scenario, catalog, at);
    const Point inward = inwards(around.region, at);
    const AreaPrint print = printOf(scenario.board.detailsOf(at).attributes);
    const int count = markingsOf(print);
    int index = 0;
    std::vector<Slot> slots;
    for (const Colour colour : bauen::colours)
        for (int number = 1; number <= print.markings[indexOf(colour)]; ++number)
            slots.push_back({markingSlot(colour, number),
                             names.markings[indexOf(colour)][static_cast<std::size_t>(number) - 1],
                             markingPoint(inward, index++, count),
                             {std::string(piece::worker)}});
    const auto add = [&](std::string_view id, const Localized& name, const std::array<double, 2>& place,
                         std::string_view kind) {
        slots.push_back({std::string(id), name, placedFrom(inward, place[0], place[1]), {std::string(kind)}});
    };
    if (print.hasSite()) add(slot::site, names.site, sitePlace, piece::business);
    add(slot::combat, names.combat, combatPlace, piece::troop);
    if (!around.anchor) return slots;
    add(slot::hall, names.hall, hallPlace, piece::townHall);
    add(slot::defence, names.defence, defencePlace, piece::troop);
    return slots;
}

std::vector<CutMark> marksOf(const AreaPrint& print, const SlotNames& names, const std::vector<Hex>& region,
                             Hex at, bool anchor) {
    const Point inward = inwards(region, at);
    std::vector<CutMark> marks;
    const auto add = [&](Point point, double radius, const char* colour, const char* letter,
                         const Localized& name) {
        CutMark mark;
        mark.at = point;
        mark.radius = radius;
        mark.colour = colour;
        mark.letter = letter;
        mark.name = name;
        marks.push_back(std::move(mark));
    };
    const int count = markingsOf(print);
    int index = 0;
    for (const Colour colour : bauen::colours)
        for (int number = 1; number <= print.markings[indexOf(colour)]; ++number)
            add(markingPoint(inward, index++, count), 0.17, markingColours[indexOf(colour)],
                markingLetters[indexOf(colour)], names.colours[indexOf(colour)]);
    for (std::size_t i = 0; i < print.goods.size() && print.hasSite(); ++i)
        add(placedFrom(inward, sitePlace[0] + (i == 0 ? goodAside : -goodAside), sitePlace[1]), 0.15, "",
            goodLetters[indexOf(*print.goods[i])], names.goods[indexOf(*print.goods[i])]);
    add(placedFrom(inward, combatPlace[0], combatPlace[1]), 0.15, "", "⚔", names.combat);
    if (!anchor) return marks;
    add(placedFrom(inward, hallPlace[0], hallPlace[1]), 0.19, "", "⌂", names.hall);
    add(placedFrom(inward, defencePlace[0], defencePlace[1]), 0.15, "", "♜", names.defence);
    return marks;
}

std::vector<CutMark> marksOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names,
                             Hex at) {
    if (!isArea(scenario, at)) return {};
    const Around around = aroundOf(scenario, catalog, at);
    return marksOf(printOf(scenario.board.detailsOf(at).attributes), names, around.region, at, around.anchor);
}

}  // namespace hexa::bauen
