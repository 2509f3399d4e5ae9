// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/ownercards.h"

#include "core/engine/system.h"
#include "core/systems/clockwork/cards/cards.h"
#include "core/systems/clockwork/terms/resources.h"

namespace hexa::clockwork {
namespace {

std::vector<Message> aboutCards(const StandInCount& count) {
    return {count.standIns() == 0 ? Message{"cards.no-stand-ins"} : footOf(count)};
}

}  // namespace

GamePack ownerCards() {
    GamePack pack;
    pack.system = "clockwork-wars";
    pack.suffix = "hexpack";
    pack.read = [](const std::string& text) -> Result<PackInfo> {
        const auto cards = readCardPack(text);
        if (!cards) return cards.error();
        return PackInfo{cards->name, cards->author, cards->hash, aboutCards(standInsOf(*cards))};
    };
    pack.about = aboutCards(standInsOf(standInPack()));
    pack.starter = [] { return std::string(resource("cards/stand-in.hexpack")); };
    pack.use = withCards;
    return pack;
}

}  // namespace hexa::clockwork
