// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/terms/slots.h"

#include "core/systems/bauen/terms/sentences.h"

#include <algorithm>
#include <cmath>
#include <numbers>
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

}  // namespace

SlotNames SlotNames::make() {
    SlotNames names;
    for (const Colour colour : colours)
        for (int number = 1; number <= mostMarkings; ++number)
            names.markings[indexOf(colour)][static_cast<std::size_t>(number) - 1] =
                say(("bauen.slot." + std::string(colourIds[indexOf(colour)])).c_str(),
                    {{"number", std::int64_t{number}}});
    names.site = say("bauen.slot.site");
    names.combat = say("bauen.slot.combat");
    names.hall = say("bauen.slot.hall");
    names.defence = say("bauen.slot.defence");
    return names;
}

std::vector<Slot> slotsOf(const Scenario& scenario, const Catalog& catalog, const SlotNames& names, Hex at) {
    const Cell* cell = scenario.board.find(at);
    if (cell == nullptr || !isTile(cell->kind)) return {};
    std::vector<Hex> around{at};
    bool anchor = false;
    for (const RegionPlacement& region : scenario.board.regions) {
        const RegionShape* shape = shapeOf(scenario, catalog, region.kind);
        if (shape == nullptr) continue;
        std::vector<Hex> hexes = hexesOf(region, *shape);
        if (std::ranges::find(hexes, at) == hexes.end()) continue;
        around = std::move(hexes);
        anchor = region.anchor == at;
        break;
    }
    const Point inward = inwards(around, at);
    const AreaPrint print = printOf(scenario.board.detailsOf(at).attributes);
    int count = 0, index = 0;
    for (const std::uint8_t markings : print.markings) count += markings;
    std::vector<Slot> slots;
    const auto takes = [](std::string_view kind) { return std::vector{std::string(kind)}; };
    for (const Colour colour : colours)
        for (int number = 1; number <= print.markings[indexOf(colour)]; ++number)
            slots.push_back({markingSlot(colour, number),
                             names.markings[indexOf(colour)][static_cast<std::size_t>(number) - 1],
                             markingPoint(inward, index++, count), takes(piece::worker)});
    if (print.hasSite())
        slots.push_back({std::string(slot::site), names.site, placedFrom(inward, 0.12, -0.52),
                         takes(piece::business)});
    slots.push_back({std::string(slot::combat), names.combat, placedFrom(inward, 0.12, 0.52), takes(piece::troop)});
    if (anchor) {
        slots.push_back({std::string(slot::hall), names.hall, placedFrom(inward, 0.74, 0), takes(piece::townHall)});
        slots.push_back({std::string(slot::defence), names.defence, placedFrom(inward, 0.3, 0), takes(piece::troop)});
    }
    return slots;
}

}  // namespace hexa::bauen
