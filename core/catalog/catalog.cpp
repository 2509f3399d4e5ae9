// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"

#include "core/json/reading.h"

#include <algorithm>
#include <cassert>

namespace hexa {
namespace {

class CatalogReader : JsonReading {
public:
    Result<Catalog> read(const JsonNode& root) {
        Catalog catalog;
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        catalog.system = must(*object, "system");
        catalog.name = name(*object);
        catalog.orientation = orientation(keep(object->require("orientation")));
        catalog.minSeats = number(*object, "minSeats").value_or(1);
        catalog.maxSeats = number(*object, "maxSeats").value_or(1);
        eachObject(object->optional("groups"), [&](JsonObject& item, const JsonNode&) {
            catalog.groups.push_back({must(item, "id"), name(item)});
        });
        eachObject(object->optional("kinds"), [&](JsonObject& item, const JsonNode&) {
            CellKind kind;
            kind.id = must(item, "id");
            kind.name = name(item);
            kind.letter = must(item, "letter");
            kind.group = may(item, "group");
            kind.colour = must(item, "colour");
            kind.supply = number(item, "supply");
            kind.points = number(item, "points");
            kind.seat = flag(item.optional("seat"));
            catalog.kinds.push_back(std::move(kind));
        });
        eachObject(object->optional("edgeKinds"), [&](JsonObject& item, const JsonNode&) {
            catalog.edgeKinds.push_back({must(item, "id"), name(item), must(item, "colour")});
        });
        eachObject(object->optional("regionShapes"), [&](JsonObject& item, const JsonNode&) {
            RegionShape shape{must(item, "id"), name(item), {}};
            eachObject(item.optional("parts"), [&](JsonObject& part, const JsonNode&) {
                RegionShape::Part cell;
                cell.offset = {number(part, "q").value_or(0), number(part, "r").value_or(0)};
                cell.kind = may(part, "kind");
                shape.parts.push_back(std::move(cell));
            });
            catalog.regionShapes.push_back(std::move(shape));
        });
        eachObject(object->optional("pieceKinds"), [&](JsonObject& item, const JsonNode&) {
            catalog.pieceKinds.push_back({must(item, "id"), name(item), must(item, "letter")});
        });
        eachObject(object->optional("factions"), [&](JsonObject& item, const JsonNode&) {
            catalog.factions.push_back({must(item, "id"), name(item), must(item, "colour")});
        });
        if (mError) return *mError;
        return catalog;
    }

private:
    /// Members that every thing has, or that it may have.
    std::string must(JsonObject& object, std::string_view key) { return text(keep(object.require(key))); }
    std::string may(JsonObject& object, std::string_view key) { return text(object.optional(key)); }
    Localized name(JsonObject& object) { return localized(keep(object.require("name"))); }
    std::optional<int> number(JsonObject& object, std::string_view key) {
        return integer(object.optional(key), -1'000'000, 1'000'000);
    }
    Orientation orientation(const Node& node) {
        constexpr std::array<std::string_view, 2> orientations{"flat", "pointy"};
        return choice(node, orientations, Orientation::Flat);
    }
};

}  // namespace

std::optional<KindId> Catalog::kindId(std::string_view id) const {
    for (std::size_t i = 0; i < kinds.size(); ++i)
        if (kinds[i].id == id) return kindIdAt(i);
    return std::nullopt;
}

const CellKind& Catalog::kind(KindId id) const {
    assert(isTile(id) && indexOf(id) < kinds.size());
    return kinds[indexOf(id)];
}

std::vector<KindId> Catalog::kindIds() const {
    std::vector<KindId> ids;
    for (std::size_t i = 0; i < kinds.size(); ++i) ids.push_back(kindIdAt(i));
    return ids;
}

Result<Catalog> readCatalog(std::string_view json) {
    const auto document = JsonDocument::parse(json);
    if (!document) return document.error();
    const JsonNode root = document->root();
    return CatalogReader().read(root);
}

}  // namespace hexa
