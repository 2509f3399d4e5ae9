// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reader.h"
#include "core/json/writer.h"
#include "core/pack/pack.h"
#include "core/systems/clockwork/cards/cards.h"

#include <array>
#include <span>

/// Parts of reading and writing the cards of `.hexpack` files (docs/owner-data.md). Other code uses
/// cards.h.
namespace hexa::clockwork {

/// Name of the first packs, which hold their decks directly; in later ones (core/pack) the decks
/// are the part "cards".
inline constexpr std::string_view cardsFormat = "hexatelier-cards";
inline constexpr std::string_view packSystem = "clockwork-wars";

/// Reads an effect and checks that its parts go together (vocabulary.h).
Result<Effect> readEffect(const JsonNode& node, CardKind kind);

/// Returns the facts that cards of this kind have.
inline std::span<const Fact> factsOf(CardKind kind) {
    static constexpr std::array discovery{Fact::Name, Fact::Place, Fact::Cost, Fact::Timing, Fact::Effect};
    static constexpr std::array played{Fact::Name, Fact::Timing, Fact::Effect};
    return kind == CardKind::Espionage ? std::span<const Fact>(played) : std::span<const Fact>(discovery);
}

/// Writes the effect as an object; default members are left out.
void writeEffect(JsonWriter& writer, const Effect& effect);

/// Returns a pack in the one form that its hash is made from: readCardPack gives the same pack
/// again.
std::string writeCardPack(const CardPack& pack);

}  // namespace hexa::clockwork
