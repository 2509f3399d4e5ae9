// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/owngame/rules/term.h"

#include <array>

namespace hexa::owngame {
namespace {

enum class Family { Local, Pair, Tally, Whole };
/// Families by Form.
constexpr std::array<Family, formNames.size()> families{
    Family::Tally, Family::Tally, Family::Tally, Family::Pair,  Family::Pair,  Family::Pair, Family::Local,
    Family::Local, Family::Whole, Family::Whole, Family::Whole, Family::Whole, Family::Whole};

}  // namespace

const PieceKind* cornerPieces(const Definition& definition, std::string_view set) {
    const PieceKind* kind = set.starts_with("piece:") ? definition.catalog.pieceKind(set.substr(6)) : nullptr;
    return kind != nullptr && kind->stands == PieceKind::Stands::Corner ? kind : nullptr;
}

bool isAlongSides(const Definition& definition, const Rule& rule) {
    const auto onSides = [&](std::string_view set) {
        if (set.starts_with("edge:")) return definition.catalog.edgeKind(set.substr(5)) != nullptr;
        const PieceKind* kind =
            set.starts_with("piece:") ? definition.catalog.pieceKind(set.substr(6)) : nullptr;
        return kind != nullptr &&
               (kind->stands == PieceKind::Stands::Corner || kind->stands == PieceKind::Stands::Side);
    };
    return rule.form == Form::Apart && onSides(rule.what) &&
           onSides(rule.with.empty() ? rule.what : rule.with);
}

std::unique_ptr<RuleTerm> makeTerm(const Rule& rule, const Bounds& is, Ground& ground,
                                   const Scenario& scenario) {
    switch (families[static_cast<std::size_t>(rule.form)]) {
    case Family::Local:
        return makeLocalTerm(rule, is, ground);
    case Family::Pair:
        if (isAlongSides(ground.definition(), rule)) return makeSideTerm(rule, is, ground);
        return makePairTerm(rule, is, ground);
    case Family::Tally:
        return makeTallyTerm(rule, is, ground);
    case Family::Whole:
        break;
    }
    return makeWholeTerm(rule, is, ground, scenario);
}

}  // namespace hexa::owngame
