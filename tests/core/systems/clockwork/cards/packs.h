// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/rng.h"
#include "core/systems/clockwork/cards/packfile.h"
#include "core/systems/clockwork/terms/resources.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexa::test {

inline std::string_view standInText() { return clockwork::resource("cards/stand-in.hexpack"); }

/// Returns the same cards as typed in by an owner of the game: all facts are read off printed
/// cards.
inline std::string printedText() {
    std::string text(standInText());
    for (std::size_t at = 0; (at = text.find(R"("stand-in")", at)) != std::string::npos;)
        text.replace(at, 10, R"("printed")");
    return text;
}

/// All cards of a pack, with their kind.
struct PackCard {
    const clockwork::Card* card = nullptr;
    clockwork::CardKind kind = clockwork::CardKind::Discovery;
};
inline std::vector<PackCard> cardsOf(const clockwork::CardPack& pack) {
    std::vector<PackCard> all;
    for (const auto& deck : pack.discoveries)
        for (const auto& card : deck) all.push_back({&card, clockwork::CardKind::Discovery});
    for (const auto& card : pack.espionage) all.push_back({&card, clockwork::CardKind::Espionage});
    return all;
}

/// Returns a card that does this.
inline clockwork::Card cardWith(const clockwork::Effect& effect, clockwork::CardKind kind) {
    clockwork::Card card;
    card.effect = effect;
    card.cost = kind == clockwork::CardKind::Espionage ? 0 : 1;
    return card;
}

/// Returns the effect as in a file.
std::string textOf(const clockwork::Effect& effect);

/// Returns an effect that the reader of packs takes, any with the same chance to be tried.
clockwork::Effect randomEffect(Rng& rng, clockwork::CardKind kind);

/// Returns a pack with random effects and the names of the stand-in pack.
clockwork::CardPack randomPack(Rng& rng);

}  // namespace hexa::test
