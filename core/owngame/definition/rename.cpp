// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/definition/rename.h"

#include <utility>
#include <vector>

namespace hexa::owngame {
namespace {

class Renaming {
public:
    Renaming(std::string from, std::string to) : mFrom(std::move(from)), mTo(std::move(to)) {}

    void one(std::string& name, const char* before = "") const {
        if (name == before + mFrom) name = before + mTo;
    }
    void all(std::vector<std::string>& names) const {
        for (std::string& name : names) one(name);
    }
    template <class Things>
    void ids(Things& things) const {
        for (auto& thing : things) one(thing.id);
    }
    template <class Value>
    void key(std::map<std::string, Value>& map, const char* before = "") const {
        const auto found = map.find(before + mFrom);
        if (found == map.end()) return;
        auto node = map.extract(found);
        node.key() = before + mTo;
        map.insert(std::move(node));
    }
    void attribute(Attributes& attributes) const {
        const AttributeValue* value = attributes.find(mFrom);
        if (value == nullptr) return;
        AttributeValue kept = *value;
        attributes.erase(mFrom);
        attributes.set(mTo, std::move(kept));
    }
    /// Names of sets of cells; `before` is "group:" and the like.
    void sets(Definition& definition, const char* before = "") const {
        for (CellSet& set : definition.sets) one(set.except, before);
        for (Deck& deck : definition.decks) one(deck.onto, before);
        for (Count& count : definition.counts) one(count.what, before);
        for (Rule& rule : definition.rules)
            for (std::string* name : {&rule.what, &rule.with, &rule.through}) one(*name, before);
        for (Way& way : definition.ways) one(way.what, before);
        for (GameStyle& style : definition.styles)
            for (std::string* name : {&style.what, &style.with}) one(*name, before);
    }

private:
    std::string mFrom, mTo;
};

}  // namespace

void rename(Definition& definition, Word word, const std::string& from, const std::string& to) {
    const Renaming renaming(from, to);
    Catalog& catalog = definition.catalog;
    switch (word) {
    case Word::Kind:
        renaming.ids(catalog.kinds);
        renaming.sets(definition);
        for (CellSet& set : definition.sets) renaming.all(set.kinds);
        for (Figure& figure : definition.figures)
            if (figure.by == Figure::By::Kind) renaming.key(figure.values);
        for (LayoutPlan& layout : definition.layouts)
            for (LayoutPlan::Fixed& fixed : layout.fixed) renaming.one(fixed.kind);
        for (PieceKind& piece : catalog.pieceKinds) renaming.all(piece.where);
        for (RegionShape& shape : catalog.regionShapes)
            for (RegionShape::Part& part : shape.parts) renaming.one(part.kind);
        renaming.key(definition.drawings);
        break;
    case Word::Group:
        renaming.ids(catalog.groups);
        renaming.sets(definition, "group:");
        for (CellSet& set : definition.sets) renaming.all(set.groups);
        for (CellKind& kind : catalog.kinds) renaming.one(kind.group);
        for (RegionShape& shape : catalog.regionShapes) renaming.one(shape.group);
        break;
    case Word::Piece:
        renaming.ids(catalog.pieceKinds);
        renaming.sets(definition, "piece:");
        for (CellSet& set : definition.sets) renaming.one(set.piece);
        renaming.key(definition.drawings, "piece-");
        break;
    case Word::Edge:
        renaming.ids(catalog.edgeKinds);
        renaming.sets(definition, "edge:");
        renaming.key(definition.drawings, "edge-");
        break;
    case Word::Zone:
        renaming.ids(catalog.zoneKinds);
        renaming.sets(definition, "zone:");
        for (CellSet& set : definition.sets) renaming.one(set.zone);
        for (Rule& rule : definition.rules) renaming.one(rule.scope.zone);
        for (LayoutPlan& layout : definition.layouts)
            for (LayoutPlan::Area& area : layout.zones) renaming.one(area.kind);
        break;
    case Word::Set:
        renaming.ids(definition.sets);
        renaming.sets(definition);
        break;
    case Word::Figure:
        renaming.ids(definition.figures);
        for (Figure& figure : definition.figures) renaming.all(figure.parts);
        for (Rule& rule : definition.rules) renaming.one(rule.of);
        for (auto& [figure, weight] : definition.worth.figures) renaming.one(figure);
        break;
    case Word::Property:
        renaming.ids(catalog.cellProperties);
        for (CellSet& set : definition.sets) renaming.one(set.property);
        for (Figure& figure : definition.figures) renaming.one(figure.property);
        for (Deck& deck : definition.decks) renaming.one(deck.property);
        for (RegionShape& shape : catalog.regionShapes)
            for (RegionShape::Part& part : shape.parts) renaming.attribute(part.attributes);
        break;
    case Word::Faction:
        renaming.ids(catalog.factions);
        for (PieceKind& piece : catalog.pieceKinds) renaming.one(piece.faction);
        break;
    }
}

void renameValue(Definition& definition, const std::string& property, const std::string& from,
                 const std::string& to) {
    const Renaming renaming(from, to);
    for (Property& one : definition.catalog.cellProperties) {
        if (one.id != property) continue;
        renaming.ids(one.choices);
        if (auto* word = std::get_if<std::string>(&one.defaultValue)) renaming.one(*word);
    }
    for (CellSet& set : definition.sets)
        if (set.property == property) renaming.all(set.values);
    for (Figure& figure : definition.figures)
        if (figure.property == property) renaming.key(figure.values);
    for (Deck& deck : definition.decks)
        if (deck.property == property) renaming.ids(deck.values);
    for (RegionShape& shape : definition.catalog.regionShapes)
        for (RegionShape::Part& part : shape.parts)
            if (const AttributeValue* value = part.attributes.find(property);
                value != nullptr && *value == AttributeValue(from))
                part.attributes.set(property, to);
}

}  // namespace hexa::owngame
