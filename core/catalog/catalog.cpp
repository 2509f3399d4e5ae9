// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"

#include "core/json/firsterror.h"
#include "core/json/reader.h"

#include <algorithm>
#include <cassert>

namespace hexa {
namespace {

/// Reads a catalog's members one after the other and keeps the first error, so that the reading code stays flat.
class CatalogReader : private FirstError {
public:
    Result<Catalog> read(const JsonNode& root) {
        Catalog catalog;
        auto object = JsonObject::open(root);
        if (!object) return object.error();
        catalog.system = text(*object, "system");
        catalog.name = name(*object);
        catalog.orientation = orientation(*object);
        catalog.minSeats = number(*object, "minSeats").value_or(1);
        catalog.maxSeats = number(*object, "maxSeats").value_or(1);
        each(*object, "groups", [&](JsonObject& item) {
            catalog.groups.push_back({text(item, "id"), name(item)});
        });
        each(*object, "kinds", [&](JsonObject& item) {
            CellKind kind;
            kind.id = text(item, "id");
            kind.name = name(item);
            kind.letter = text(item, "letter");
            kind.group = optionalText(item, "group");
            kind.colour = text(item, "colour");
            kind.supply = number(item, "supply");
            kind.points = number(item, "points");
            kind.seat = flag(item, "seat");
            catalog.kinds.push_back(std::move(kind));
        });
        each(*object, "edgeKinds", [&](JsonObject& item) {
            catalog.edgeKinds.push_back({text(item, "id"), name(item), text(item, "colour")});
        });
        each(*object, "regionShapes", [&](JsonObject& item) {
            RegionShape shape{text(item, "id"), name(item), {}};
            each(item, "parts", [&](JsonObject& part) {
                RegionShape::Part cell;
                cell.offset = {number(part, "q").value_or(0), number(part, "r").value_or(0)};
                cell.kind = optionalText(part, "kind");
                shape.parts.push_back(std::move(cell));
            });
            catalog.regionShapes.push_back(std::move(shape));
        });
        each(*object, "pieceKinds", [&](JsonObject& item) {
            catalog.pieceKinds.push_back({text(item, "id"), name(item), text(item, "letter")});
        });
        each(*object, "factions", [&](JsonObject& item) {
            catalog.factions.push_back({text(item, "id"), name(item), text(item, "colour")});
        });
        if (mError) return *mError;
        return catalog;
    }

private:
    std::string text(JsonObject& object, std::string_view key) {
        const auto node = keep(object.require(key));
        const auto content = node ? keep(node->string()) : std::nullopt;
        return content ? std::string(*content) : std::string();
    }
    std::string optionalText(JsonObject& object, std::string_view key) {
        const auto node = object.optional(key);
        const auto content = node ? keep(node->string()) : std::nullopt;
        return content ? std::string(*content) : std::string();
    }
    std::optional<int> number(JsonObject& object, std::string_view key) {
        const auto node = object.optional(key);
        const auto content = node ? keep(node->integer(-1'000'000, 1'000'000)) : std::nullopt;
        if (!content) return std::nullopt;
        return static_cast<int>(*content);
    }
    Orientation orientation(JsonObject& object) {
        const auto node = keep(object.require("orientation"));
        const auto name = node ? keep(node->string()) : std::nullopt;
        if (name && *name != "flat" && *name != "pointy" && !mError)
            mError = node->error("json.choice",
                                 {{"value", std::string(*name)}, {"choices", std::string("flat, pointy")}});
        return name && *name == "pointy" ? Orientation::Pointy : Orientation::Flat;
    }
    bool flag(JsonObject& object, std::string_view key) {
        const auto node = object.optional(key);
        return node && keep(node->boolean()).value_or(false);
    }
    Localized name(JsonObject& object) {
        const auto node = keep(object.require("name"));
        return node ? keep(readLocalized(*node)).value_or(Localized{}) : Localized{};
    }
    template <class F>
    void each(JsonObject& object, std::string_view key, F take) {
        const auto list = object.optional(key);
        if (!list) return;
        if (!list->isArray()) {
            if (!mError) mError = list->typeError("array");
            return;
        }
        for (auto walker = list->walk(); !walker.done(); walker.advance()) {
            const JsonNode node = walker.value();
            auto item = keep(JsonObject::open(node));
            if (item) take(*item);
        }
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
