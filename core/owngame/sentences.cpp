// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/sentences.h"

#include "core/messages/sentences.h"
#include "core/owngame/term.h"

#include <algorithm>
#include <string>

namespace hexa::owngame {
namespace {

Localized say(const std::string& code, const Arguments& arguments = {}) {
    static const Messages all = coreMessages();  // loaded once
    return inEveryLanguage([&](std::string_view language) { return all.text(language, code, arguments); });
}

template <class Things>
Localized nameIn(const Things& things, std::string_view id) {
    const auto found = std::ranges::find_if(things, [&](const auto& thing) { return thing.id == id; });
    return found == things.end() || found->name.empty() ? Localized(std::string(id)) : found->name;
}

Localized whereOf(const Definition& definition, const Rule& rule) {
    if (!rule.scope.zone.empty())
        return say("owngame.where.zone", {{"zone", nameIn(definition.catalog.zoneKinds, rule.scope.zone)}});
    if (rule.scope.rings) return say("owngame.where.ring", {{"bounds", phraseOf(rule.scope.ring)}});
    if (rule.scope.in == Scope::In::Edge) return say("owngame.where.edge");
    if (rule.scope.in == Scope::In::Inside) return say("owngame.where.inside");
    if (rule.per == Per::Seat) return say("owngame.where.seat");
    if (rule.per == Per::Ring) return say("owngame.where.each-ring");
    return say("owngame.where.map");
}

/// Returns the code of the sentence of a rule.
std::string codeOf(const Definition& definition, const Rule& rule, const Bounds& is) {
    const bool all = rule.what.empty() || rule.what == "any";
    switch (rule.form) {
    case Form::Count:
        return "owngame.form.count";
    case Form::Sum:
        return all ? "owngame.form.sum" : "owngame.form.sum-over";
    case Form::Spread:
        return all ? "owngame.form.spread" : "owngame.form.spread-over";
    case Form::Apart:
        if (isAlongSides(definition, rule)) return "owngame.form.apart-sides";
        return is.min == 2 ? "owngame.form.apart-touch" : "owngame.form.apart";
    case Form::Near:
        return rule.within == 1 && is.max == 0 ? "owngame.form.apart-touch" : "owngame.form.near";
    case Form::Differ:
        return rule.with.empty() || rule.with == rule.what ? "owngame.form.differ"
                                                           : "owngame.form.differ-with";
    case Form::Corner:
        return "owngame.form.corner";
    case Form::Stands:
        return rule.never ? "owngame.form.stands-never" : "owngame.form.stands";
    case Form::Groups:
        if (!rule.alike) return "owngame.form.groups";
        return all ? "owngame.form.groups-alike" : "owngame.form.groups-alike-of";
    case Form::Connected:
        return rule.through.empty() ? "owngame.form.connected" : "owngame.form.connected-through";
    case Form::Reach:
        return rule.through.empty() ? "owngame.form.reach" : "owngame.form.reach-through";
    case Form::Symmetric:
        return "owngame.form.symmetric";
    }
    return {};
}

}  // namespace

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
    return say(codeOf(definition, rule, is),
               {{"what", nameOfSet(definition, rule.what)},
                {"with", nameOfSet(definition, rule.with.empty() ? rule.what : rule.with)},
                {"through", nameOfSet(definition, rule.through)},
                {"of", rule.of.empty() ? say("owngame.set.number") : nameIn(definition.figures, rule.of)},
                {"bounds", phraseOf(is)},
                {"steps", is.min},
                {"within", std::int64_t{rule.within}},
                {"where", whereOf(definition, rule)}});
}

}  // namespace hexa::owngame
