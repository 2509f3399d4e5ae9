// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/rules/values.h"

#include "core/catalog/catalog.h"
#include "core/systems/claymore/terms/sentences.h"

#include <algorithm>
#include <array>

namespace hexa::claymore {
namespace {

constexpr RegimentSet lords = setOf(RegimentKind::Lords), knights = setOf(RegimentKind::Knights),
                      vassals = setOf(RegimentKind::Vassals), archers = setOf(RegimentKind::Archers),
                      crossbows = setOf(RegimentKind::Crossbows), barons = setOf(RegimentKind::Barons),
                      demons = setOf(RegimentKind::Demons), darkArchers = setOf(RegimentKind::DarkArchers),
                      berserkers = setOf(RegimentKind::Berserkers), gnomes = setOf(RegimentKind::Gnomes),
                      wolves = setOf(RegimentKind::Wolves), satyrs = setOf(RegimentKind::Satyrs);
constexpr Army imperial = Army::Imperial, shadow = Army::Shadow;

}  // namespace

// The designs are those of the German rules with Ogir's; how many there are of each is public (spec
// section 3.3).
// clang-format off
const std::array<ActionCard, deckDesigns> actionCards{{
    {"gnomes-berserkers",        shadow, gnomes | berserkers,           CardSort::Plain, 3},
    {"gnomes-barons-satyrs",     shadow, gnomes | barons | satyrs,      CardSort::Plain, 1},
    {"gnomes-wolves",            shadow, gnomes | wolves,               CardSort::Plain, 2},
    {"gnomes-satyrs-wolves",     shadow, gnomes | satyrs | wolves,      CardSort::Plain, 1},
    {"satyrs-berserkers-gnomes", shadow, satyrs | berserkers | gnomes,  CardSort::Plain, 2},
    {"horde",                    shadow, demons | satyrs | berserkers | darkArchers | gnomes, CardSort::Plain, 1},
    {"demons-barons-dark-archers", shadow, demons | barons | darkArchers, CardSort::Plain, 4},
    {"dark-archers-barons",      shadow, darkArchers | barons,          CardSort::Plain, 1},
    {"barons-wolves",            shadow, barons | wolves,               CardSort::Plain, 5},
    {"wolves-double",            shadow, wolves,                        CardSort::Double, 5},
    {"shadow-army",              shadow, setOf(shadow) & ~bit(ogir),    CardSort::Whole, 1},
    {"barons-extra",             shadow, barons,                        CardSort::Extra, 2},
    {"ogir",                     shadow, bit(ogir),                     CardSort::Ogir, 5},
    {"knights",                  imperial, knights,                     CardSort::Plain, 4},
    {"lords",                    imperial, lords,                       CardSort::Plain, 2},
    {"knights-lords",            imperial, knights | lords,             CardSort::Plain, 6},
    {"archers",                  imperial, archers,                     CardSort::Plain, 2},
    {"vassals-archers",          imperial, vassals | archers,           CardSort::Plain, 1},
    {"vassals-crossbows-archers", imperial, vassals | crossbows | archers, CardSort::Plain, 4},
    {"howitzer",                 imperial, bit(howitzer),               CardSort::Plain, 4},
    {"imperial-army",            imperial, setOf(imperial) & ~bit(howitzer), CardSort::Whole, 1},
    {"lords-extra",              imperial, lords,                       CardSort::Extra, 1},
    {"lords-knights-extra",      imperial, lords | knights,             CardSort::Extra, 1},
}};
// clang-format on

Localized cardName(const ActionCard& card, const Catalog& catalog) {
    if (std::ranges::find(actionCards, card.id, &ActionCard::id) != actionCards.end())
        return say(("claymore.card." + card.id).c_str());
    if (card.sort == CardSort::Whole)
        return say(card.army == Army::Imperial ? "claymore.card.imperial-army" : "claymore.card.shadow-army");
    std::vector<Localized> names;
    for (std::size_t kind = 0; kind < regimentKinds; ++kind)
        if ((card.names & setOf(regimentKindAt(kind))) != 0)
            if (const PieceKind* known = catalog.pieceKind(regimentTable[kind].id))
                names.push_back(known->name);
    return listed(names);
}

std::string cardTextCode(const ActionCard& card, const Values& values) {
    if (card.names == bit(howitzer) && card.sort == CardSort::Plain) return "claymore.card-text.howitzer";
    RegimentSet shooters = bit(howitzer);
    for (std::size_t kind = 0; kind < regimentKinds; ++kind)
        if (values.range[kind] > 1) shooters |= setOf(regimentKindAt(kind));
    constexpr std::array<const char*, 5> sorts{"plain", "double", "whole", "extra", "ogir"};
    std::string code = std::string("claymore.card-text.") + sorts[static_cast<std::size_t>(card.sort)];
    const bool attacks = card.sort != CardSort::Whole && card.sort != CardSort::Ogir;
    if (!attacks || (card.names & shooters) == 0) return code;
    const bool all = card.sort == CardSort::Plain && (card.names & ~shooters) == 0;
    return code + (all ? "-shooters" : "-mixed");
}

const Values& publicValues() {
    static const Values values = [] {
        Values own;
        for (std::size_t kind = 0; kind < regimentKinds; ++kind) {
            own.combat[kind] = regimentTable[kind].value;
            own.lives[kind] = regimentTable[kind].lives;
            own.range[kind] = regimentTable[kind].range;
        }
        own.cards.assign(actionCards.begin(), actionCards.end());
        return own;
    }();
    return values;
}

}  // namespace hexa::claymore
