// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/layouts.h"

#include "core/json/reader.h"
#include "core/systems/clockwork/terms/kinds.h"

#include <algorithm>

namespace hexa::clockwork {
namespace {

/// Reads [a, b].
Result<std::pair<int, int>> readPair(const JsonNode& node) {
    if (!node.isArray()) return node.typeError("array");
    std::vector<int> numbers;
    for (auto walker = node.walk(); !walker.done(); walker.advance()) {
        const auto number = walker.value().integer(-1000, 1000);
        if (!number) return number.error();
        numbers.push_back(static_cast<int>(*number));
    }
    if (numbers.size() != 2) return node.error("json.length", {{"expected", std::int64_t{2}}});
    return std::pair(numbers[0], numbers[1]);
}

Result<std::vector<std::pair<int, int>>> readPairs(JsonObject& object, std::string_view key) {
    const auto list = object.require(key);
    if (!list) return list.error();
    if (!list->isArray()) return list->typeError("array");
    std::vector<std::pair<int, int>> pairs;
    for (auto walker = list->walk(); !walker.done(); walker.advance()) {
        const JsonNode node = walker.value();
        const auto pair = readPair(node);
        if (!pair) return pair.error();
        pairs.push_back(*pair);
    }
    return pairs;
}

Cell slotAt(Hex at) {
    Cell cell;
    cell.at = at;
    return cell;
}

Result<Layout> readLayout(const JsonNode& node, const Catalog& catalog) {
    auto object = JsonObject::open(node);
    if (!object) return object.error();
    const auto idNode = object->require("id");
    if (!idNode) return idNode.error();
    const auto id = idNode->string();
    if (!id) return id.error();
    const auto nameNode = object->require("name");
    if (!nameNode) return nameNode.error();
    auto name = readLocalized(*nameNode);
    if (!name) return name.error();
    const auto columns = readPairs(*object, "columns");
    if (!columns) return columns.error();
    const auto capitals = readPairs(*object, "capitals");
    if (!capitals) return capitals.error();
    const auto standIn = object->optional("standIn");
    const auto mark = standIn ? standIn->boolean() : Result<bool>(false);
    if (!mark) return mark.error();

    Layout layout{std::string(*id), std::move(*name), {}};
    Scenario& scenario = layout.scenario;
    scenario.system = catalog.system;
    scenario.board.orientation = catalog.orientation;
    scenario.provenance.layout = layout.id;
    scenario.provenance.standIn = *mark;
    std::vector<Cell> cells;
    for (std::size_t column = 0; column < columns->size(); ++column)
        for (int r = (*columns)[column].first; r <= (*columns)[column].second; ++r)
            cells.push_back(slotAt({static_cast<int>(column), r}));
    for (const auto& [q, r] : *capitals) {
        const Hex home{q, r};
        const auto cell =
            std::find_if(cells.begin(), cells.end(), [&](const Cell& c) { return c.at == home; });
        if (cell == cells.end())
            return node.error("clockwork.layout.capital-outside",
                              {{"q", std::int64_t{q}}, {"r", std::int64_t{r}}});
        cell->kind = tile::capital;
        Seat seat;
        seat.home = home;
        scenario.seats.push_back(std::move(seat));
        cell->id = TileId::from(catalog.kind(tile::capital).letter + std::to_string(scenario.seats.size()))
                       .value_or(TileId{});
    }
    scenario.board.setCells(std::move(cells));
    return layout;
}

}  // namespace

Result<std::vector<Layout>> readLayouts(std::string_view json, const Catalog& catalog) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    auto object = JsonObject::open(root);
    if (!object) return object.error();
    const auto list = object->require("layouts");
    if (!list) return list.error();
    if (!list->isArray()) return list->typeError("array");
    std::vector<Layout> layouts;
    for (auto walker = list->walk(); !walker.done(); walker.advance()) {
        const JsonNode node = walker.value();
        auto layout = readLayout(node, catalog);
        if (!layout) return layout.error();
        layouts.push_back(std::move(*layout));
    }
    return layouts;
}

}  // namespace hexa::clockwork
