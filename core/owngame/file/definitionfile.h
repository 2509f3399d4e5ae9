// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/owngame/definition/definition.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace hexa {
class JsonNode;
}  // namespace hexa

namespace hexa::owngame {

inline constexpr std::string_view definitionFormat = "hexatelier-game-definition";
inline constexpr std::int64_t definitionVersion = 1;
/// Ending of the names of game files.
inline constexpr const char* definitionSuffix = ".hexgamedef";

/// Reads a `.hexgamedef` text (docs/formats/game-file.md). Fails at the first error with its JSON
/// pointer and returns no partial definition.
Result<Definition> readDefinition(std::string_view text);

/// Reads the text of a game that was being edited, as writeDefinition() gives it. Passes over all
/// faults that problemsOf() lists. Fails only if the text is damaged, belongs to another format, or
/// comes from a newer version.
Result<Definition> readDraft(std::string_view text);

/// Reads a file that a person opens. A game that was saved with problems opens with them, also with
/// the line ends of Windows. Any other text must be a sound game, because reading a draft could
/// lose what it doesn't know.
Result<Definition> readSaved(std::string_view text);

/// Returns the canonical text of a game file. Members have a fixed order and defaults are omitted.
/// Equal definitions give equal texts.
std::string writeDefinition(const Definition& definition);

}  // namespace hexa::owngame
