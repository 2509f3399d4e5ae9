// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/play/names.h"

#include "core/catalog/catalog.h"
#include "core/engine/builtin.h"
#include "core/systems/claymore/terms/resources.h"

#include <algorithm>

namespace hexa::claymore::name {
namespace {

/// All names, read once from the data of the game.
struct Names {
    std::array<Localized, regimentKinds> kinds;
    std::array<Localized, regimentTotal> regiments;
    std::array<Localized, armyCount> armies;
    Catalog catalog = builtIn(readCatalog(resource("catalog.json")));

    Names() {
        for (std::size_t i = 0; i < regimentKinds; ++i)
            if (const PieceKind* kind = catalog.pieceKind(regimentTable[i].id)) kinds[i] = kind->name;
        for (RegimentId id = 0; id < regimentTotal; ++id) {
            const Localized& own = kinds[indexOf(kindOf(id))];
            for (const auto& [language, text] : own.texts)
                regiments[id].set(language, factsOf(kindOf(id)).count == 1
                                                ? text
                                                : text + " " + std::to_string(numberOf(id)));
        }
        for (const Army army : claymore::armies)
            if (const Faction* faction = catalog.faction(factionId(army)))
                armies[indexOf(army)] = faction->name;
    }
};

const Names& names() {
    static const Names own;
    return own;
}

}  // namespace

const Localized& regiment(RegimentId id) { return names().regiments[id]; }
const Localized& kind(RegimentKind kind) { return names().kinds[indexOf(kind)]; }
const Localized& army(Army army) { return names().armies[indexOf(army)]; }

Localized card(const ActionCard& card) { return cardName(card, names().catalog); }

Message cardMessage(const ActionCard& card) {
    const bool known = std::ranges::find(actionCards, card.id, &ActionCard::id) != actionCards.end();
    if (known) return {"claymore.card." + card.id, {}};
    return {"claymore.card.own", {{"card", name::card(card)}}};
}

}  // namespace hexa::claymore::name
