// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/predicate.h"

#include <algorithm>
#include <cstddef>

namespace hexa::owngame {
namespace {

bool lists(const std::vector<std::string>& all, const std::string& one) {
    return all.empty() || std::ranges::find(all, one) != all.end();
}

/// Returns the condition of a set of the game file.
Predicate predicateOf(const Definition& definition, const CellSet& set) {
    const Catalog& catalog = definition.catalog;
    Predicate predicate;
    if (!set.piece.empty() || !set.zone.empty()) predicate.about = Predicate::About::Cells;
    if (!set.kinds.empty() || !set.groups.empty())
        for (const CellKind& kind : catalog.kinds)
            predicate.kinds.push_back(lists(set.kinds, kind.id) && lists(set.groups, kind.group));
    predicate.property = propertyNamed(definition, set.property);
    predicate.is = set.is;
    if (!set.values.empty())
        for (const Property::Choice& choice :
             catalog.cellProperties[static_cast<std::size_t>(predicate.property)].choices)
            predicate.choices.push_back(lists(set.values, choice.id));
    if (!set.piece.empty()) predicate.thing = "piece:" + set.piece;
    predicate.zone = set.zone;
    predicate.except = set.except;
    return predicate;
}

}  // namespace

Predicate predicateOf(const Definition& definition, std::string_view name) {
    const auto set = std::ranges::find(definition.sets, name, &CellSet::id);
    if (set != definition.sets.end()) return predicateOf(definition, *set);
    using About = Predicate::About;
    Predicate predicate;
    if (name.empty() || name == "any") return predicate;
    if (name == "empty") predicate.about = About::Slots;
    if (name == "home") predicate.about = About::Homes;
    if (name.starts_with("piece:") || name.starts_with("edge:")) predicate.thing = name;
    if (name.starts_with("zone:")) predicate.zone = name.substr(5);
    if (!predicate.thing.empty() || !predicate.zone.empty()) predicate.about = About::Cells;
    if (predicate.about != About::Tiles) return predicate;
    const bool group = name.starts_with("group:");
    for (const CellKind& kind : definition.catalog.kinds)
        predicate.kinds.push_back(group ? kind.group == name.substr(6) : kind.id == name);
    return predicate;
}

std::optional<std::vector<bool>> kindsOfSet(const Definition& definition, std::string_view name) {
    const Predicate predicate = predicateOf(definition, name);
    if (predicate.about != Predicate::About::Tiles || predicate.property >= 0) return std::nullopt;
    std::vector<bool> kinds = predicate.kinds;
    kinds.resize(definition.catalog.kinds.size(), kinds.empty());
    if (predicate.except.empty()) return kinds;
    const auto without = kindsOfSet(definition, predicate.except);
    if (!without) return std::nullopt;
    for (std::size_t i = 0; i < kinds.size(); ++i) kinds[i] = kinds[i] && !(*without)[i];
    return kinds;
}

bool dependsOn(const Definition& definition, std::string_view name, std::string_view property) {
    const auto set = std::ranges::find(definition.sets, name, &CellSet::id);
    if (set == definition.sets.end()) return false;
    return set->property == property ||
           (!set->except.empty() && dependsOn(definition, set->except, property));
}

int propertyNamed(const Definition& definition, std::string_view id) {
    const std::vector<Property>& all = definition.catalog.cellProperties;
    const auto found = std::ranges::find(all, id, &Property::id);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

}  // namespace hexa::owngame
