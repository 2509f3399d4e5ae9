// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/bauen/regionreader.h"

#include "core/pack/pack.h"
#include "core/systems/bauen/terms/landscape.h"
#include "core/systems/bauen/terms/laying.h"
#include "core/systems/bauen/terms/marks.h"

#include <algorithm>
#include <array>
#include <set>

namespace hexa::bauen {
namespace {

constexpr std::size_t areasOfRegion = 3;  // BB-003
constexpr std::size_t regionsInBox = 18;  // BB-003
constexpr int regionsOfLandscape = 6;     // BB-004
constexpr int farthest = 100;             // hexes from the middle of a layout

class RegionPartReader : PackReading {
public:
    Status layout(const JsonNode& node, GameSet& set) {
        Lattice lattice;
        lattice.standIn = false;
        if (auto object = keep(JsonObject::open(node))) {
            if (const auto shape = keep(object->require("shape"))) lattice.shape = readShape(*shape);
            if (const auto columns = keep(object->require("columns"))) readColumns(*columns, lattice);
            keep(object->refuseLeftover(unknownPackMember));
        }
        if (mError) return *mError;
        set.lattice = std::move(lattice);
        for (RegionShape& region : set.catalog.regionShapes)
            for (std::size_t i = 0; i < region.parts.size() && i < set.lattice.shape.size(); ++i)
                region.parts[i].offset = set.lattice.shape[i];
        return Done{};
    }

    Status regions(const JsonNode& list, GameSet& set) {
        std::vector<RegionShape> shapes;
        std::array<int, landscapeCount> counts{};
        eachObject(list, [&](JsonObject& item, const JsonNode& node) {
            RegionShape shape = readRegion(item, node, set, counts);
            if (mError) return;
            if (std::ranges::find(shapes, shape.id, &RegionShape::id) != shapes.end())
                return fail(node.error("bauen.pack.twice", {{"word", shape.id}}));
            shapes.push_back(std::move(shape));
        });
        if (!mError && shapes.size() != regionsInBox)
            fail(list.error("bauen.pack.regions", {{"n", static_cast<std::int64_t>(shapes.size())}}));
        for (std::size_t i = 0; i < landscapeCount && !mError; ++i)
            if (counts[i] != regionsOfLandscape)
                fail(list.error("bauen.pack.landscape",
                                {{"landscape", set.catalog.kind(*set.catalog.kindId(landscapeIds[i])).name},
                                 {"n", std::int64_t{counts[i]}}}));
        if (mError) return *mError;
        set.catalog.regionShapes = std::move(shapes);
        set.standInRegions = false;
        return Done{};
    }

private:
    Hex readHex(const JsonNode& node) {
        std::vector<int> numbers;
        each(node, [&](const JsonNode& item) {
            numbers.push_back(integer(item, -farthest, farthest).value_or(0));
        });
        if (mError) return {};
        if (numbers.size() == 2) return {numbers[0], numbers[1]};
        fail(node.error("json.length", {{"expected", std::int64_t{2}}}));
        return {};
    }
    std::vector<Hex> readShape(const JsonNode& node) {
        std::vector<Hex> hexes;
        each(node, [&](const JsonNode& item) { hexes.push_back(readHex(item)); });
        const auto touches = [&](Hex at) {
            return std::ranges::any_of(hexes, [&](Hex other) { return distance(at, other) == 1; });
        };
        const std::set<Hex> different(hexes.begin(), hexes.end());
        const bool good = hexes.size() == areasOfRegion && different.size() == areasOfRegion &&
                          different.contains(Hex{}) && std::ranges::all_of(hexes, touches);
        if (!mError && !good) fail(node.error("bauen.pack.shape"));
        return hexes;
    }
    void readColumns(const JsonNode& node, Lattice& lattice) {
        std::set<Hex> taken;
        each(node, [&](const JsonNode& column) {
            std::vector<Hex> anchors;
            each(column, [&](const JsonNode& item) {
                anchors.push_back(readHex(item));
                for (const Hex offset : lattice.shape)
                    if (!mError && !taken.insert(anchors.back() + offset).second)
                        fail(item.error("bauen.pack.overlap"));
            });
            if (mError) return;
            if (anchors.size() != regionsPerColumn) return fail(column.error("bauen.pack.columns"));
            lattice.columns.push_back({anchors[0], anchors[1], anchors[2]});
        });
        if (!mError && lattice.columns.size() != static_cast<std::size_t>(maxPlayers))
            fail(node.error("bauen.pack.columns"));
    }

    RegionShape readRegion(JsonObject& item, const JsonNode& node, const GameSet& set,
                           std::array<int, landscapeCount>& counts) {
        RegionShape shape;
        shape.id = id(keep(item.require("id")));
        const auto landscape = choice(keep(item.require("landscape")), landscapeIds, Landscape::Plains);
        const int number = ++counts[indexOf(landscape)];
        const std::string kind(landscapeIds[indexOf(landscape)]);
        if (const auto own = item.optional("name")) {
            shape.name = name(own);
        } else {
            shape.name = set.catalog.kind(*set.catalog.kindId(kind)).name;
            for (auto& [language, text] : shape.name.texts) text += " " + std::to_string(number);
        }
        shape.group = kind + "-regions";
        shape.supply = 1;
        const auto areas = keep(item.require("areas"));
        eachObject(areas, [&](JsonObject& area, const JsonNode& place) {
            const std::size_t index = shape.parts.size();
            RegionShape::Part part = readArea(area, place);
            part.kind = kind;
            if (index < set.lattice.shape.size()) part.offset = set.lattice.shape[index];
            shape.parts.push_back(std::move(part));
        });
        if (!mError && shape.parts.size() != areasOfRegion)
            fail(areas->error("bauen.pack.areas", {{"n", static_cast<std::int64_t>(shape.parts.size())}}));
        if (!mError) keep(item.refuseLeftover(unknownPackMember));
        (void)node;
        return shape;
    }
    RegionShape::Part readArea(JsonObject& area, const JsonNode& node) {
        AreaPrint print;
        for (const Colour colour : colours)
            print.markings[indexOf(colour)] = static_cast<std::uint8_t>(
                integer(area.optional(colourIds[indexOf(colour)]), 0, mostMarkings).value_or(0));
        std::size_t count = 0;
        each(area.optional("goods"), [&](const JsonNode& item) {
            if (count == print.goods.size()) return fail(node.error("bauen.pack.site"));
            print.goods[count++] = choice(item, goodIds, Good::Clothing);
        });
        if (!mError && count == 1) fail(node.error("bauen.pack.site"));
        if (!mError) keep(area.refuseLeftover(unknownPackMember));
        RegionShape::Part part;
        part.attributes = attributesOf(print);
        return part;
    }
};

void writeHex(JsonWriter& writer, Hex at) {
    writer.beginArray(JsonWriter::Style::Compact);
    writer.value(at.q);
    writer.value(at.r);
    writer.endArray();
}

}  // namespace

Status readLayout(const JsonNode& node, GameSet& set) { return RegionPartReader().layout(node, set); }
Status readRegions(const JsonNode& list, GameSet& set) { return RegionPartReader().regions(list, set); }

void writeLayout(JsonWriter& writer, const Lattice& lattice) {
    writer.beginObject();
    writer.key("shape");
    writer.beginArray(JsonWriter::Style::Compact);
    for (const Hex at : lattice.shape) writeHex(writer, at);
    writer.endArray();
    writer.key("columns");
    writer.beginArray();
    for (const auto& column : lattice.columns) {
        writer.beginArray(JsonWriter::Style::Compact);
        for (const Hex at : column) writeHex(writer, at);
        writer.endArray();
    }
    writer.endArray();
    writer.endObject();
}

void writeRegions(JsonWriter& writer, const Catalog& catalog) {
    writer.beginArray();
    for (const RegionShape& shape : catalog.regionShapes) {
        writer.beginObject();
        writer.member("id", std::string_view(shape.id));
        if (const auto landscape = landscapeOf(shape))
            writer.member("landscape", landscapeIds[indexOf(*landscape)]);
        writer.key("areas");
        writer.beginArray();
        for (const RegionShape::Part& part : shape.parts) {
            const AreaPrint print = printOf(part.attributes);
            writer.beginObject(JsonWriter::Style::Compact);
            for (const Colour colour : colours)
                if (print.markings[indexOf(colour)] > 0)
                    writer.member(colourIds[indexOf(colour)], int{print.markings[indexOf(colour)]});
            if (print.hasSite()) {
                writer.key("goods");
                writer.beginArray(JsonWriter::Style::Compact);
                for (const auto& good : print.goods) writer.value(goodIds[indexOf(*good)]);
                writer.endArray();
            }
            writer.endObject();
        }
        writer.endArray();
        writer.endObject();
    }
    writer.endArray();
}

}  // namespace hexa::bauen
