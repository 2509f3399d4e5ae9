// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalog/catalog.h"

#include "core/catalog/attributejson.h"
#include "core/catalog/draftcatalog.h"
#include "core/json/reading.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace hexa {
namespace {

/// Keys that things of any table have in files: no property is called so.
constexpr std::array<std::string_view, 22> reservedKeys{
    "at",       "anchor", "blank", "corner", "count", "cut",  "direction", "hexes", "id",    "kind", "locked",
    "mirrored", "name",   "note",  "seat",   "side",  "slot", "special",   "team",  "turns", "text", "vp"};

class CatalogReader : JsonReading {
public:
    /// @param draft true if faults are passed over
    explicit CatalogReader(bool draft = false) { mLenient = draft; }

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
            keep(item.refuseLeftover());
        });
        eachObject(object->optional("kinds"), [&](JsonObject& item, const JsonNode&) {
            CellKind kind;
            kind.id = must(item, "id");
            kind.name = name(item);
            kind.letter = must(item, "letter");
            kind.group = may(item, "group");
            kind.colour = must(item, "colour");
            kind.supply = typed(item, "supply");
            kind.points = typed(item, "points");
            kind.seat = flag(item.optional("seat"));
            keep(item.refuseLeftover());
            catalog.kinds.push_back(std::move(kind));
        });
        eachObject(object->optional("edgeKinds"), [&](JsonObject& item, const JsonNode&) {
            constexpr std::array<std::string_view, 2> lies{"along", "across"};
            EdgeKind kind;
            kind.id = must(item, "id");
            kind.name = name(item);
            kind.colour = must(item, "colour");
            kind.lies = choice(item.optional("lies"), lies, EdgeKind::Lies::Along);
            kind.sided = flag(item.optional("sided"));
            kind.owned = flag(item.optional("owned"));
            kind.supply = typed(item, "supply");
            kind.properties = properties(item.optional("properties"));
            keep(item.refuseLeftover());
            catalog.edgeKinds.push_back(std::move(kind));
        });
        catalog.cellProperties = properties(object->optional("cellProperties"));
        eachObject(object->optional("regionShapes"), [&](JsonObject& item, const JsonNode&) {
            catalog.regionShapes.push_back(shape(item, catalog.cellProperties));
        });
        eachObject(object->optional("pieceKinds"), [&](JsonObject& item, const JsonNode&) {
            constexpr std::array<std::string_view, 4> stands{"hex", "side", "slot", "corner"};
            PieceKind kind;
            kind.id = must(item, "id");
            kind.name = name(item);
            kind.letter = must(item, "letter");
            kind.colour = may(item, "colour");
            kind.stands = choice(item.optional("stands"), stands, PieceKind::Stands::Hex);
            kind.covers = flag(item.optional("covers"));
            kind.turns = flag(item.optional("turns"));
            kind.owned = flag(item.optional("owned"));
            kind.faction = may(item, "faction");
            kind.supply = typed(item, "supply");
            kind.where = texts(item.optional("where"));
            kind.properties = properties(item.optional("properties"));
            keep(item.refuseLeftover());
            catalog.pieceKinds.push_back(std::move(kind));
        });
        eachObject(object->optional("zoneKinds"), [&](JsonObject& item, const JsonNode&) {
            catalog.zoneKinds.push_back({must(item, "id"), name(item), must(item, "colour"),
                                         flag(item.optional("owned")), flag(item.optional("bounds"))});
            keep(item.refuseLeftover());
        });
        catalog.teams = flag(object->optional("teams"));
        catalog.cutCells = flag(object->optional("cutCells"));
        constexpr std::array<std::string_view, 3> homes{"own", "shared", "optional"};
        catalog.homes = choice(object->optional("homes"), homes, Catalog::Homes::Own);
        eachObject(object->optional("factions"), [&](JsonObject& item, const JsonNode&) {
            catalog.factions.push_back({must(item, "id"), name(item), must(item, "colour")});
            keep(item.refuseLeftover());
        });
        keep(object->refuseLeftover());
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
    /// Supply and points of a draft are whatever was typed; the rest must stay in bounds.
    std::optional<int> typed(JsonObject& object, std::string_view key) {
        return anyInteger(object.optional(key), -1'000'000, 1'000'000);
    }
    RegionShape shape(JsonObject& item, const std::vector<Property>& cellProperties) {
        RegionShape shape;
        shape.id = must(item, "id");
        shape.name = name(item);
        shape.group = may(item, "group");
        shape.supply = typed(item, "supply");
        eachObject(item.optional("parts"), [&](JsonObject& part, const JsonNode&) {
            RegionShape::Part cell;
            cell.offset = {number(part, "q").value_or(0), number(part, "r").value_or(0)};
            cell.kind = may(part, "kind");
            cell.attributes = keep(readAttributes(part, cellProperties)).value_or(Attributes());
            cell.extra = part.leftover();
            shape.parts.push_back(std::move(cell));
        });
        shape.extra = item.leftover();
        return shape;
    }

    std::vector<Property> properties(const Node& list) {
        constexpr std::array<std::string_view, 4> types{"flag", "number", "choice", "sides"};
        std::vector<Property> all;
        eachObject(list, [&](JsonObject& item, const JsonNode& node) {
            Property property;
            property.id = must(item, "id");
            property.name = name(item);
            property.type = choice(keep(item.require("type")), types, Property::Type::Flag);
            property.min = number(item, "min").value_or(0);
            property.max = number(item, "max").value_or(property.min);
            eachObject(item.optional("choices"), [&](JsonObject& one, const JsonNode&) {
                property.choices.push_back({must(one, "id"), name(one)});
                keep(one.refuseLeftover());
            });
            property.defaultValue = defaultValue(property, item.optional("default"));
            keep(item.refuseLeftover());
            if (!mError && std::ranges::find(reservedKeys, property.id) != reservedKeys.end())
                fail(node.error("catalog.reserved", {{"id", property.id}}));
            if (!mError && findProperty(all, property.id) != nullptr)
                fail(node.error("catalog.twice", {{"id", property.id}}));
            if (!mError && property.min > property.max)
                fail(node.error("catalog.bounds", {{"id", property.id}}));
            if (!mError && property.type == Property::Type::Choice && property.choices.empty())
                fail(node.error("json.missing", {{"key", std::string("choices")}}));
            if (!mError && !property.allows(property.defaultValue))
                fail(node.error("catalog.default", {{"id", property.id}}));
            all.push_back(std::move(property));
        });
        return all;
    }

    AttributeValue defaultValue(const Property& property, const Node& node) {
        switch (property.type) {
        case Property::Type::Flag:
            return flag(node);
        case Property::Type::Number:
            if (mLenient) return integer(node, -1'000'000, 1'000'000).value_or(property.min);
            return integer(node, property.min, property.max).value_or(property.min);
        case Property::Type::Choice:
            if (node) return text(node);
            return property.choices.empty() ? std::string() : property.choices.front().id;
        case Property::Type::Sides:
            break;
        }
        return Sides{};
    }

    Orientation orientation(const Node& node) {
        constexpr std::array<std::string_view, 2> orientations{"flat", "pointy"};
        return choice(node, orientations, Orientation::Flat);
    }
};

}  // namespace

bool Property::allows(const AttributeValue& value) const {
    switch (type) {
    case Type::Flag:
        return std::holds_alternative<bool>(value);
    case Type::Number: {
        const int* number = std::get_if<int>(&value);
        return number != nullptr && *number >= min && *number <= max;
    }
    case Type::Choice: {
        const std::string* word = std::get_if<std::string>(&value);
        return word != nullptr && std::ranges::find(choices, *word, &Choice::id) != choices.end();
    }
    case Type::Sides:
        return std::holds_alternative<Sides>(value);
    }
    return false;
}

namespace {

template <class Items>
auto* byId(const Items& items, std::string_view id) {
    const auto found = std::ranges::find_if(items, [&](const auto& item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

}  // namespace

const Property* findProperty(const std::vector<Property>& properties, std::string_view id) {
    return byId(properties, id);
}

const EdgeKind* Catalog::edgeKind(std::string_view id) const { return byId(edgeKinds, id); }
const RegionShape* Catalog::regionShape(std::string_view id) const { return byId(regionShapes, id); }
const PieceKind* Catalog::pieceKind(std::string_view id) const { return byId(pieceKinds, id); }
const ZoneKind* Catalog::zoneKind(std::string_view id) const { return byId(zoneKinds, id); }
const Faction* Catalog::faction(std::string_view id) const { return byId(factions, id); }

bool Catalog::hasThings() const {
    return !edgeKinds.empty() || !regionShapes.empty() || !pieceKinds.empty() || !zoneKinds.empty();
}

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
    return readCatalog(document->root());
}

Result<Catalog> readCatalog(const JsonNode& node) { return CatalogReader().read(node); }

Catalog readDraftCatalog(const JsonNode& node) {
    auto catalog = CatalogReader(true).read(node);
    return catalog ? *std::move(catalog) : Catalog();
}

}  // namespace hexa
