// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json/reader.h"
#include "core/json/writer.h"
#include "core/systems/clockwork/cards/cards.h"

#include <array>
#include <span>

/// Parts of reading and writing `.hexpack` files (docs/card-packs.md); for users there is cards.h.
namespace hexa::clockwork {

inline constexpr std::string_view packFormat = "hexatelier-cards";
inline constexpr std::int64_t packVersion = 1;
inline constexpr std::string_view packSystem = "clockwork-wars";

/// Limits of sizes, in bytes.
inline constexpr std::size_t longestPack = 1 << 20;
inline constexpr std::size_t longestId = 40;
inline constexpr std::size_t longestText = 100;

/// Reads an effect and checks that its parts go together (vocabulary.h).
Result<Effect> readEffect(const JsonNode& node, CardKind kind);

/// Of a member that no reader asks for: in a pack that is a typing mistake.
extern const char* const unknownMember;

/// The facts that cards of this kind have.
inline std::span<const Fact> factsOf(CardKind kind) {
    static constexpr std::array discovery{Fact::Name, Fact::Place, Fact::Cost, Fact::Timing, Fact::Effect};
    static constexpr std::array played{Fact::Name, Fact::Timing, Fact::Effect};
    return kind == CardKind::Espionage ? std::span<const Fact>(played) : std::span<const Fact>(discovery);
}

/// The effect as an object; members that have their default are left out.
void writeEffect(JsonWriter& writer, const Effect& effect);

/// The file of a pack, in the one form that its hash is made from: readCardPack gives the same pack again.
std::string writeCardPack(const CardPack& pack);

}  // namespace hexa::clockwork
