// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/generate/placed.h"

#include "core/owngame/rules/predicate.h"
#include "core/owngame/rules/term.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace hexa::owngame {
namespace {

/// True if no tile that is still to come can mend a fault of this form among placed tiles.
bool isFinal(Form form) { return form != Form::Sum && form != Form::Spread && form != Form::Corner; }

/// True if generating a map can change the members of a set.
bool isGenerated(const Predicate& set) {
    const bool named = !set.kinds.empty() || set.property >= 0 || !set.except.empty();
    return set.about == Predicate::About::Tiles || set.about == Predicate::About::Slots || named;
}

/// Returns the names of the sets that a rule is about.
std::vector<std::string_view> setsOf(const Rule& rule) {
    std::vector<std::string_view> sets;
    if (rule.form != Form::Reach) sets.emplace_back(rule.what);
    for (const std::string* name : {&rule.with, &rule.through})
        if (!name->empty()) sets.emplace_back(*name);
    return sets;
}

/// True if a rule is about pieces or features, which come later or by hand.
bool isOnThings(const Definition& definition, const Rule& rule) {
    return std::ranges::any_of(
        setsOf(rule), [&](std::string_view name) { return !predicateOf(definition, name).thing.empty(); });
}

/// True if a set can lose a cell when a tile or a value is added to the map.
bool canShrink(const Definition& definition, std::string_view name) {
    const Predicate set = predicateOf(definition, name);
    if (set.about != Predicate::About::Tiles) return isGenerated(set);
    const bool takesBare = set.is.excess(0) == 0 && (set.choices.empty() || set.choices.front());
    return (takesBare || !set.except.empty()) && std::ranges::any_of(definition.decks, [&](const Deck& deck) {
               return dependsOn(definition, name, deck.property);
           });
}

}  // namespace

bool isMade(const Definition& definition, const Rule& rule, const std::vector<ThingKind>& placed) {
    return !rule.of.empty() || std::ranges::any_of(setsOf(rule), [&](std::string_view name) {
        const Predicate set = predicateOf(definition, name);
        return isGenerated(set) || isPlaced(placed, set.thing);
    });
}

std::vector<const Rule*> brokenByPlaced(const Definition& definition, const Scenario& cleared,
                                        const std::vector<bool>& free) {
    Ground ground(definition, cleared);
    const auto isPlaced = [&](int cell) { return !free[static_cast<std::size_t>(cell)]; };
    const auto isSteady = [&](const Rule& rule) {
        return isFinal(rule.form) && std::ranges::none_of(setsOf(rule), [&](std::string_view name) {
                   return canShrink(definition, name);
               });
    };
    const auto isLasting = [&](const Fault& fault) {
        return !fault.lacking && !fault.cells.empty() && std::ranges::all_of(fault.cells, isPlaced);
    };
    std::vector<const Rule*> broken;
    for (const Rule& rule : definition.rules) {
        const Bounds* is = boundsFor(rule, cleared.players());
        if (is == nullptr || rule.severity != Severity::Error || isOnThings(definition, rule)) continue;
        const bool made = isMade(definition, rule, {});
        if (made && !isSteady(rule)) continue;
        const auto term = makeTerm(rule, *is, ground, cleared);
        if (!term) continue;
        term->reset();
        if (term->cost() != 0 && (!made || std::ranges::any_of(term->faults(), isLasting)))
            broken.push_back(&rule);
    }
    return broken;
}

}  // namespace hexa::owngame
