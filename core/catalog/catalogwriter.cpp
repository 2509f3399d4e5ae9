// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalogwriter.h"

#include "core/catalog/attributejson.h"

#include <array>

namespace hexa {
namespace {

using Style = JsonWriter::Style;

void ifAny(JsonWriter& json, std::string_view key, const std::string& text) {
    if (!text.empty()) json.member(key, std::string_view(text));
}
void ifAny(JsonWriter& json, std::string_view key, const std::optional<int>& number) {
    if (number) json.member(key, *number);
}
void ifSet(JsonWriter& json, std::string_view key, bool set) {
    if (set) json.member(key, true);
}

template <class Things, class Write>
void list(JsonWriter& json, std::string_view key, const Things& things, Write write) {
    if (things.empty()) return;
    json.key(key);
    json.beginArray();
    for (const auto& thing : things) {
        json.beginObject(Style::Compact);
        json.member("id", std::string_view(thing.id));
        json.member("name", thing.name);
        write(thing);
        json.endObject();
    }
    json.endArray();
}

void writeProperties(JsonWriter& json, std::string_view key, const std::vector<Property>& properties) {
    constexpr std::array<std::string_view, 4> types{"flag", "number", "choice", "sides"};
    list(json, key, properties, [&](const Property& property) {
        json.member("type", types[static_cast<std::size_t>(property.type)]);
        if (property.type == Property::Type::Number) {
            json.member("min", property.min);
            json.member("max", property.max);
        }
        list(json, "choices", property.choices, [](const Property::Choice&) {});
        if (property.type == Property::Type::Sides) return;
        json.key("default");
        writeAttribute(json, property.defaultValue);
    });
}

void writeShape(JsonWriter& json, const RegionShape& shape) {
    ifAny(json, "group", shape.group);
    ifAny(json, "supply", shape.supply);
    json.key("parts");
    json.beginArray();
    for (const RegionShape::Part& part : shape.parts) {
        json.beginObject();
        json.member("q", part.offset.q);
        json.member("r", part.offset.r);
        ifAny(json, "kind", part.kind);
        writeAttributes(json, part.attributes);
        json.members(part.extra);
        json.endObject();
    }
    json.endArray();
    json.members(shape.extra);
}

void writePiece(JsonWriter& json, const PieceKind& kind) {
    constexpr std::array<std::string_view, 4> stands{"hex", "side", "slot", "corner"};
    json.member("letter", std::string_view(kind.letter));
    ifAny(json, "colour", kind.colour);
    if (kind.stands != PieceKind::Stands::Hex)
        json.member("stands", stands[static_cast<std::size_t>(kind.stands)]);
    ifSet(json, "covers", kind.covers);
    ifSet(json, "turns", kind.turns);
    ifSet(json, "owned", kind.owned);
    ifAny(json, "faction", kind.faction);
    ifAny(json, "supply", kind.supply);
    if (!kind.where.empty()) {
        json.key("where");
        json.beginArray();
        for (const std::string& ground : kind.where) json.value(std::string_view(ground));
        json.endArray();
    }
    writeProperties(json, "properties", kind.properties);
}

}  // namespace

void writeCatalog(JsonWriter& json, const Catalog& catalog) {
    constexpr std::array<std::string_view, 3> homes{"own", "shared", "optional"};
    json.beginObject();
    json.member("system", std::string_view(catalog.system));
    json.member("name", catalog.name);
    json.member("orientation", catalog.orientation == Orientation::Flat ? "flat" : "pointy");
    json.member("minSeats", catalog.minSeats);
    json.member("maxSeats", catalog.maxSeats);
    if (catalog.homes != Catalog::Homes::Own)
        json.member("homes", homes[static_cast<std::size_t>(catalog.homes)]);
    ifSet(json, "teams", catalog.teams);
    ifSet(json, "cutCells", catalog.cutCells);
    list(json, "groups", catalog.groups, [](const KindGroup&) {});
    list(json, "kinds", catalog.kinds, [&](const CellKind& kind) {
        json.member("letter", std::string_view(kind.letter));
        ifAny(json, "group", kind.group);
        json.member("colour", std::string_view(kind.colour));
        ifAny(json, "supply", kind.supply);
        ifAny(json, "points", kind.points);
        ifSet(json, "seat", kind.seat);
    });
    list(json, "edgeKinds", catalog.edgeKinds, [&](const EdgeKind& kind) {
        json.member("colour", std::string_view(kind.colour));
        if (kind.lies == EdgeKind::Lies::Across) json.member("lies", "across");
        ifSet(json, "sided", kind.sided);
        ifSet(json, "owned", kind.owned);
        ifAny(json, "supply", kind.supply);
        writeProperties(json, "properties", kind.properties);
    });
    list(json, "regionShapes", catalog.regionShapes,
         [&](const RegionShape& shape) { writeShape(json, shape); });
    list(json, "pieceKinds", catalog.pieceKinds, [&](const PieceKind& kind) { writePiece(json, kind); });
    list(json, "zoneKinds", catalog.zoneKinds, [&](const ZoneKind& kind) {
        json.member("colour", std::string_view(kind.colour));
        ifSet(json, "owned", kind.owned);
        ifSet(json, "bounds", kind.bounds);
    });
    writeProperties(json, "cellProperties", catalog.cellProperties);
    list(json, "factions", catalog.factions,
         [&](const Faction& faction) { json.member("colour", std::string_view(faction.colour)); });
    json.endObject();
}

}  // namespace hexa
