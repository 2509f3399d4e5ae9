// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/ownercards.h"

#include "core/systems/clockwork/cards/cards.h"

namespace hexa::clockwork {

GamePack ownerCards() {
    GamePack pack;
    pack.system = "clockwork-wars";
    pack.suffix = "hexpack";
    pack.read = [](const std::string& text) -> Result<PackInfo> {
        const auto cards = readCardPack(text);
        if (!cards) return cards.error();
        return PackInfo{cards->name, cards->author, standInsOf(*cards)};
    };
    pack.use = withCards;
    return pack;
}

}  // namespace hexa::clockwork
