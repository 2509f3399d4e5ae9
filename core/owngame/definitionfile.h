// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/owngame/definition.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hexa {
class JsonNode;
}  // namespace hexa

namespace hexa::owngame {

inline constexpr std::string_view definitionFormat = "hexatelier-game-definition";
inline constexpr std::int64_t definitionVersion = 1;

/// Reads a `.hexgamedef` text (docs/formats/game-file.md). All or nothing: the first mistake fails with its JSON pointer.
Result<Definition> readDefinition(std::string_view text);

/// Returns the text of a game file: members in a fixed order, what has its default left out. It is canonical: definitions that say the
/// same give the same text.
std::string writeDefinition(const Definition& definition);

}  // namespace hexa::owngame
