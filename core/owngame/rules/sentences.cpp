// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/sentences.h"

#include "core/messages/sentences.h"
#include "core/owngame/rules/term.h"

#include <algorithm>
#include <string>

namespace hexa::owngame {
namespace {

template <class Things>
Localized nameIn(const Things& things, std::string_view id) {
    const auto found = std::ranges::find_if(things, [&](const auto& thing) { return thing.id == id; });
    return found == things.end() || found->name.empty() ? Localized(std::string(id)) : found->name;
}

/// Returns a phrase for the cells of a scope; empty for the whole map.
Localized scopeOf(const Definition& definition, const Scope& scope) {
    if (!scope.zone.empty())
        return say("owngame.where.zone", {{"zone", nameIn(definition.catalog.zoneKinds, scope.zone)}});
    if (scope.rings) return say("owngame.where.ring", {{"bounds", phraseOf(scope.ring)}});
    if (scope.in == Scope::In::Edge) return say("owngame.where.edge");
    if (scope.in == Scope::In::Inside) return say("owngame.where.inside");
    return {};
}

Localized whereOf(const Definition& definition, const Rule& rule) {
    const Localized scope = scopeOf(definition, rule.scope);
    if (rule.per == Per::Map) return scope.empty() ? say("owngame.where.map") : scope;
    const Localized unit = say(rule.per == Per::Seat ? "owngame.where.seat" : "owngame.where.each-ring");
    return scope.empty() ? unit : say("owngame.where.both", {{"scope", scope}, {"unit", unit}});
}

bool isAny(std::string_view set) { return set.empty() || set == "any"; }

/// Returns what a sentence counts, e.g. "tiles" after "Number of". Only names of the author are
/// quoted. `phrase` is "many" or "each".
Localized phraseOf(const char* phrase, const Definition& definition, std::string_view set) {
    const std::string start = std::string("owngame.") + phrase + '.';
    if (isAny(set)) return say(start + "any");
    if (set == "empty" || set == "home") return say(start + std::string(set));
    return say(start + "set", {{"name", nameOfSet(definition, set)}});
}

/// Returns the code of a sentence about pairs: of two sets, of one set, of a set and all tiles, or
/// of all tiles.
std::string pairCode(const std::string& code, const Rule& rule) {
    const bool any = isAny(rule.what);
    if (rule.with.empty() || rule.with == rule.what) return code + (any ? "-all" : "-same");
    const bool other = isAny(rule.with);
    if (any && other) return code + "-all";
    return any || other ? code + "-any" : code;
}

/// Returns the code of the sentence of a rule.
std::string codeOf(const Definition& definition, const Rule& rule, const Bounds& is) {
    const bool all = isAny(rule.what);
    const std::string code = "owngame.form." + std::string(formNames[static_cast<std::size_t>(rule.form)]);
    switch (rule.form) {
    case Form::Count:
        return code;
    case Form::Sum:
    case Form::Corner:
        return all ? code : code + "-over";
    case Form::Spread:
        if (rule.of.empty()) return code + "-number";
        return all ? code : code + "-over";
    case Form::Apart:
        if (isAlongSides(definition, rule))
            return rule.with.empty() || rule.with == rule.what ? code + "-sides-same" : code + "-sides";
        return pairCode(is.min == 1 ? "owngame.form.here" : is.min == 2 ? "owngame.form.touch" : code, rule);
    case Form::Near:
        return rule.within == 1 && is.max == 0 ? pairCode("owngame.form.touch", rule) : code;
    case Form::Differ:
        return pairCode(code, rule);
    case Form::Stands:
        return code + (rule.never ? "-never" : "") + (all ? "-all" : "");
    case Form::Groups:
    case Form::Largest:
        if (!rule.alike) return all ? code + "-all" : code;
        return all ? code + "-alike" : code + "-alike-of";
    case Form::Connected:
        if (!rule.through.empty()) return code + "-through";
        return all ? code + "-all" : code;
    case Form::Reach:
        return rule.through.empty() ? code : code + "-through";
    case Form::Symmetric:
        return all ? code + "-all" : code;
    }
    return {};
}

}  // namespace

Localized say(const std::string& code, const Arguments& arguments) {
    static const Messages all = coreMessages();  // loaded once
    return inEveryLanguage([&](std::string_view language) { return all.text(language, code, arguments); });
}

Localized nameOfSet(const Definition& definition, std::string_view name) {
    const Catalog& catalog = definition.catalog;
    if (name.empty() || name == "any") return say("owngame.set.any");
    if (name == "empty") return say("owngame.set.empty");
    if (name == "home") return say("owngame.set.home");
    if (name.starts_with("group:")) return nameIn(catalog.groups, name.substr(6));
    if (name.starts_with("piece:")) return nameIn(catalog.pieceKinds, name.substr(6));
    if (name.starts_with("edge:")) return nameIn(catalog.edgeKinds, name.substr(5));
    if (name.starts_with("zone:")) return nameIn(catalog.zoneKinds, name.substr(5));
    if (catalog.kindId(name)) return nameIn(catalog.kinds, name);
    return nameIn(definition.sets, name);
}

Localized phraseOf(const Bounds& is) {
    const bool open[2] = {is.min == Bounds::least, is.max == Bounds::most};
    if (is.min == is.max) return say("owngame.bounds.exactly", {{"min", is.min}});
    if (open[0]) return say("owngame.bounds.most", {{"max", is.max}});
    if (open[1]) return say("owngame.bounds.least", {{"min", is.min}});
    return say("owngame.bounds.between", {{"min", is.min}, {"max", is.max}});
}

Localized sentenceOf(const Definition& definition, const Rule& rule, const Bounds& is) {
    if (!rule.text.empty()) return rule.text;
    const std::string& other = rule.with.empty() ? rule.what : rule.with;
    // A sentence about a set and all tiles names the set first.
    const bool turned = isAny(rule.what) && !isAny(other);
    return say(codeOf(definition, rule, is), {{"what", nameOfSet(definition, turned ? other : rule.what)},
                                              {"with", nameOfSet(definition, other)},
                                              {"many", phraseOf("many", definition, rule.what)},
                                              {"others", phraseOf("many", definition, other)},
                                              {"each", phraseOf("each", definition, rule.what)},
                                              {"through", nameOfSet(definition, rule.through)},
                                              {"of", nameIn(definition.figures, rule.of)},
                                              {"bounds", phraseOf(is)},
                                              {"steps", is.min},
                                              {"within", std::int64_t{rule.within}},
                                              {"where", whereOf(definition, rule)}});
}

}  // namespace hexa::owngame
