// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/claymore/reference/reference.h"

#include "core/engine/print/referencenumbers.h"
#include "core/systems/claymore/claymore.h"
#include "core/systems/claymore/rules/values.h"
#include "core/systems/claymore/terms/battlefield.h"
#include "core/systems/claymore/terms/campaign.h"
#include "core/systems/claymore/terms/pieces.h"

#include <utility>

namespace hexa::claymore {

std::map<std::string, std::string, std::less<>> referenceNumbers() {
    ReferenceNumbers numbers;
    const auto add = [&](const char* name, int value) { numbers.add(name, value); };
    const Values& values = publicValues();
    const Catalog& catalog = makeSystem().catalog;
    const auto valueOf = [](RegimentKind kind, const auto& table) { return int{table[indexOf(kind)]}; };

    add("regiments.all", regimentTotal);
    add("regiments.imperial", regimentsOf(Army::Imperial));
    add("regiments.shadow", regimentsOf(Army::Shadow));
    add("figures.mounted", factsOf(RegimentKind::Knights).figures);
    add("figures.foot", factsOf(RegimentKind::Vassals).figures);
    add("lives", valueOf(RegimentKind::Vassals, values.lives));
    add("lives.ogir", valueOf(RegimentKind::Ogir, values.lives));
    add("range.archers", valueOf(RegimentKind::Archers, values.range));
    add("range.crossbows", valueOf(RegimentKind::Crossbows, values.range));
    add("howitzer.defence", valueOf(RegimentKind::Howitzer, values.combat));

    add("cards.all", values.deckSize());
    int extra = 0;
    for (const ActionCard& card : values.cards) extra += card.sort == CardSort::Extra ? card.count : 0;
    add("cards.extra", extra);
    add("die.skull", values.faces[static_cast<std::size_t>(Face::Skull)]);
    add("die.shield", values.faces[static_cast<std::size_t>(Face::Shield)]);
    add("die.blank", values.faces[static_cast<std::size_t>(Face::Blank)]);
    // A common die in place of the game's: its numbers in the order skull, shield, blank.
    int number = 1;
    for (const auto& [name, face] :
         {std::pair{"die.common.skull", Face::Skull}, std::pair{"die.common.shield", Face::Shield},
          std::pair{"die.common.blank", Face::Blank}}) {
        const int faces = values.faces[static_cast<std::size_t>(face)];
        const std::string first = std::to_string(number), last = std::to_string(number + faces - 1);
        numbers.add(name, faces < 1 ? "–" : faces == 1 ? first : first + "–" + last);
        number += faces;
    }
    add("tiles.flying", values.tiles[static_cast<std::size_t>(Tile::Flying)]);
    add("tiles.bounce", values.tiles[static_cast<std::size_t>(Tile::Bounce)]);
    add("tiles.explosion", values.tiles[static_cast<std::size_t>(Tile::Explosion)]);
    const int move = values.ogirCards[static_cast<std::size_t>(OgirCard::Move)];
    const int attack = values.ogirCards[static_cast<std::size_t>(OgirCard::Attack)];
    add("ogir.move", move);
    add("ogir.attack", attack);
    add("ogir.cards", move + attack);

    add("hedges", catalog.edgeKind(border::hedge)->supply.value_or(0));
    add("terrain.hexes", terrainHexesInBox);
    add("edge.lines", edgeZoneLines);
    // The tower shows the chips before the last one.
    const Property* rubble = findProperty(catalog.pieceKind(piece::tower)->properties, property::rubble);
    add("tower.rubble", rubble->max + 1);
    int points = 0;
    for (const CampaignBattle& battle : campaignBattles) points += battle.points;
    add("campaign.battles", static_cast<int>(campaignBattles.size()));
    add("campaign.points", points);
    return numbers.take();
}

}  // namespace hexa::claymore
