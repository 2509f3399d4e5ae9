// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/layouts.h"

#include "core/systems/claymore/matreader.h"
#include "core/systems/claymore/terms/battlefield.h"
#include "core/systems/claymore/terms/resources.h"
#include "core/systems/claymore/terms/sentences.h"
#include "core/systems/claymore/terms/sources.h"
#include "core/systems/claymore/terms/switches.h"

#include <algorithm>
#include <array>

namespace hexa::claymore {
namespace {

constexpr int mostPoints = 1000;
constexpr std::size_t mostPlans = 100;
// Names of the sides of a hex, by direction.
constexpr std::array<std::string_view, 6> sideNames{"E", "NE", "NW", "W", "SW", "SE"};

std::optional<int> directionBetween(Hex from, Hex to) {
    for (int direction = 0; direction < 6; ++direction)
        if (neighbour(from, direction) == to) return direction;
    return std::nullopt;
}

EdgeFeature between(MatPlace one, MatPlace other, std::string_view kind) {
    const auto direction = directionBetween(hexOf(one), hexOf(other));
    assert(direction && "places that touch");
    return edgeFeature(hexOf(one), direction.value_or(0), std::string(kind), false);
}

void insertEdge(Board& board, EdgeFeature feature) {
    const auto at = std::ranges::lower_bound(board.edges, feature.key(), {}, &EdgeFeature::key);
    if (at == board.edges.end() || at->key() != feature.key()) board.edges.insert(at, std::move(feature));
}

class PlanReader : MatReading {
public:
    PlanReader(const Catalog& catalog, const Mat& mat, Source source)
        : mCatalog(catalog),
          mMat(makeMat(catalog, mat)),
          mStandIn(!isKnown(mat.source) || !isKnown(source)) {}

    Result<std::vector<Plan>> read(const JsonNode& list) {
        std::vector<Plan> plans;
        eachObject(list, mostPlans, [&](JsonObject& item, const JsonNode& node) {
            Plan plan = readPlan(item);
            if (std::ranges::any_of(plans, [&](const Plan& other) { return other.id == plan.id; }))
                fail(node.error("claymore.pack.twice", {{"word", plan.id}}));
            plans.push_back(std::move(plan));
        });
        if (mError) return *mError;
        return plans;
    }

private:
    Plan readPlan(JsonObject& object) {
        Plan plan;
        plan.scenario = mMat;
        Board& board = plan.scenario.board;
        plan.id = id(keep(object.require("id")));
        plan.name = name(keep(object.require("name")));
        plan.points = integer(object.optional("points"), 0, mostPoints).value_or(0);
        eachObject(object.optional("pieces"),
                   [&](JsonObject& item, const JsonNode& node) { readPiece(board, item, node); });
        each(object.optional("hedges"), [&](const JsonNode& node) { readHedge(board, node); });
        eachObject(object.optional("regiments"),
                   [&](JsonObject& item, const JsonNode& node) { readRegiment(board, item, node); });
        eachObject(object.optional("zones"),
                   [&](JsonObject& item, const JsonNode& node) { readZone(board, item, node); });
        eachMember(object.optional("options"), [&](std::string_view name, const JsonNode& node) {
            if (std::ranges::find(switchTable, name, &SwitchFacts::id) == switchTable.end())
                return unknown(node, std::string(name));
            plan.scenario.options[std::string(name)] = flag(node);
        });
        keep(object.refuseLeftover(unknownPackMember));
        numberRegiments(board);
        plan.scenario.provenance.layout = plan.id;
        plan.scenario.provenance.standIn = mStandIn;
        return plan;
    }

    std::optional<MatPlace> hex(JsonObject& object) {
        const auto node = keep(object.require("hex"));
        return node ? place(*node) : std::nullopt;
    }
    void unknown(const JsonNode& node, const std::string& word) {
        fail(node.error("claymore.plan.unknown", {{"word", word}}));
    }

    void readPiece(Board& board, JsonObject& object, const JsonNode& node) {
        PiecePlacement placed;
        placed.kind = text(keep(object.require("type")));
        const auto at = hex(object);
        Sides closed;
        for (const std::string& side : texts(object.optional("closed"))) {
            const auto found = std::ranges::find(sideNames, side);
            if (found == sideNames.end()) return unknown(node, side);
            closed.set(static_cast<int>(found - sideNames.begin()), true);
        }
        keep(object.refuseLeftover(unknownPackMember));
        if (!at || mError) return;
        placed.at = hexOf(*at);
        if (placed.kind == "palisade") {
            const auto form = palisadeFor(closed);
            if (!form) return fail(node.error("claymore.plan.palisade", {{"hex", matText(*at)}}));
            placed.kind = form->kind;
            placed.turns = form->turns;
        }
        if (!terrainOf(placed.kind)) return unknown(node, placed.kind);
        board.pieces.push_back(std::move(placed));
    }

    void readHedge(Board& board, const JsonNode& node) {
        if (const auto ends = touching(node, "claymore.plan.not-beside"))
            insertEdge(board, between(ends->first, ends->second, border::hedge));
    }

    void readRegiment(Board& board, JsonObject& object, const JsonNode& node) {
        PiecePlacement placed;
        placed.kind = text(keep(object.require("type")));
        const auto at = hex(object);
        const auto kind = regimentKind(placed.kind);
        keep(object.refuseLeftover(unknownPackMember));
        if (!at || mError) return;
        if (!kind) return unknown(node, placed.kind);
        placed.at = hexOf(*at);
        placed.seat = static_cast<int>(factsOf(*kind).army);
        board.pieces.push_back(std::move(placed));
    }

    void readZone(Board& board, JsonObject& object, const JsonNode& node) {
        Zone zone;
        const std::string armyName = text(keep(object.require("army")));
        zone.kind = text(keep(object.require("kind")));
        each(keep(object.require("hexes")), [&](const JsonNode& item) {
            if (const auto at = place(item)) zone.hexes.push_back(hexOf(*at));
        });
        keep(object.refuseLeftover(unknownPackMember));
        if (mError) return;
        const auto army = armyOf(armyName);
        if (!army) return unknown(node, armyName);
        if (mCatalog.zoneKind(zone.kind) == nullptr) return unknown(node, zone.kind);
        zone.seat = static_cast<int>(*army);
        zone.id = armyName + "-" + zone.kind;
        board.zones.push_back(std::move(zone));
    }

    /// Numbers the regiments of a kind, in the order of the plan.
    static void numberRegiments(Board& board) {
        std::map<std::string, int> numbers;
        for (PiecePlacement& placed : board.pieces) {
            const auto kind = regimentKind(placed.kind);
            if (kind && factsOf(*kind).count > 1)
                placed.attributes.set(property::number, ++numbers[placed.kind]);
        }
    }

    const Catalog& mCatalog;
    const Scenario mMat;
    const bool mStandIn;
};

}  // namespace

Scenario makeMat(const Catalog& catalog, const Mat& mat) {
    Scenario scenario;
    scenario.system = catalog.system;
    scenario.board.orientation = catalog.orientation;
    std::map<Hex, Cell> cells;
    std::map<Hex, CellDetails> details;
    for (int line = 0; line < matLines; ++line)
        for (int column = 0; column < matColumns(line); ++column) {
            const MatPlace place{column, line};
            Cell cell;
            cell.at = hexOf(place);
            cell.kind = ground::plain;
            cell.locked = true;
            cell.id = TileId::from(matText(place)).value_or(TileId{});
            cells[cell.at] = cell;
            // The left half is missing of the first hex of a line, the right half of the last one.
            if (isCut(place)) details[cell.at].cut = halfCut(column == 0 ? 6 : 0);
        }
    for (const MatPlace place : mat.river) cells[hexOf(place)].kind = ground::river;
    for (const MatPlace place : mat.bridges) cells[hexOf(place)].kind = ground::bridge;
    std::vector<Cell> sorted;
    for (const auto& [at, cell] : cells) sorted.push_back(cell);
    scenario.board.setCells(std::move(sorted), std::move(details));
    for (const auto& [one, other] : mat.road) {
        EdgeFeature road = between(one, other, border::road);
        road.locked = true;
        insertEdge(scenario.board, std::move(road));
    }
    for (const Army army : armies) {
        Seat seat;
        seat.faction = factionId(army);
        seat.team = static_cast<int>(army);
        scenario.seats.push_back(std::move(seat));
    }
    scenario.provenance.layout = "mat";
    scenario.provenance.standIn = !isKnown(mat.source);
    return scenario;
}

Result<std::vector<Plan>> readPlans(const JsonNode& list, const Catalog& catalog, const Mat& mat,
                                    Source source) {
    return PlanReader(catalog, mat, source).read(list);
}

Result<std::vector<Plan>> readBuiltInPlans(const Catalog& catalog, const Mat& mat) {
    const auto document = JsonDocument::parse(resource("plans.json"));
    if (!document) return document.error();
    const JsonNode root = document->root();
    return readPlans(root, catalog, mat, Source::StandIn);
}

std::vector<Layout> makeLayouts(const Catalog& catalog, const Mat& mat, const std::vector<Plan>& plans) {
    std::vector<Layout> layouts;
    layouts.push_back({"mat", say("claymore.layout.mat"), makeMat(catalog, mat)});
    for (const Plan& plan : plans) layouts.push_back({plan.id, plan.name, plan.scenario});
    return layouts;
}

}  // namespace hexa::claymore
