// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/layouts.h"

#include "core/json/reading.h"
#include "core/systems/clockwork/terms/kinds.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

constexpr int maxCoordinate = 1000;

Cell slotAt(Hex at) {
    Cell cell;
    cell.at = at;
    return cell;
}

class LayoutReader : JsonReading {
public:
    explicit LayoutReader(const Catalog& catalog) : mCatalog(catalog) {}

    Result<std::vector<Layout>> read(const JsonNode& root) {
        std::vector<Layout> layouts;
        if (auto object = keep(JsonObject::open(root)))
            eachObject(keep(object->require("layouts")), [&](JsonObject& item, const JsonNode& node) {
                layouts.push_back(readLayout(item, node));
            });
        if (mError) return *mError;
        return layouts;
    }

private:
    /// Returns a list of [a, b].
    std::vector<std::pair<int, int>> pairs(const Node& list) {
        std::vector<std::pair<int, int>> all;
        each(list, [&](const JsonNode& node) {
            std::vector<int> numbers;
            each(node, [&](const JsonNode& number) {
                numbers.push_back(integer(number, -maxCoordinate, maxCoordinate).value_or(0));
            });
            if (numbers.size() != 2) return fail(node.error("json.length", {{"expected", std::int64_t{2}}}));
            all.emplace_back(numbers[0], numbers[1]);
        });
        return all;
    }

    Layout readLayout(JsonObject& object, const JsonNode& node) {
        Layout layout;
        Scenario& scenario = layout.scenario;
        layout.id = text(keep(object.require("id")));
        layout.name = localized(keep(object.require("name")));
        const auto columns = pairs(keep(object.require("columns")));
        const auto capitals = pairs(keep(object.require("capitals")));
        scenario.provenance.standIn = flag(object.optional("standIn"));
        if (mError) return layout;
        scenario.system = mCatalog.system;
        scenario.board.orientation = mCatalog.orientation;
        scenario.provenance.layout = layout.id;
        std::vector<Cell> cells;
        for (std::size_t column = 0; column < columns.size(); ++column)
            for (int r = columns[column].first; r <= columns[column].second; ++r)
                cells.push_back(slotAt({static_cast<int>(column), r}));
        for (const auto& [q, r] : capitals) {
            const Hex home{q, r};
            const auto cell = std::ranges::find(cells, home, &Cell::at);
            if (cell == cells.end()) {
                fail(node.error("clockwork.layout.capital-outside",
                                {{"q", std::int64_t{q}}, {"r", std::int64_t{r}}}));
                return layout;
            }
            cell->kind = tile::capital;
            Seat seat;
            seat.home = home;
            scenario.seats.push_back(std::move(seat));
            cell->id =
                TileId::from(mCatalog.kind(tile::capital).letter + std::to_string(scenario.seats.size()))
                    .value_or(TileId{});
        }
        scenario.board.setCells(std::move(cells));
        return layout;
    }

    const Catalog& mCatalog;
};

}  // namespace

Result<std::vector<Layout>> readLayouts(std::string_view json, const Catalog& catalog) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return LayoutReader(catalog).read(root);
}

}  // namespace hexa::clockwork
