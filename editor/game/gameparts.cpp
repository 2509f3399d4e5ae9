// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/game/gameparts.h"

#include <iterator>
#include <utility>

namespace hexa::editor {

std::vector<GamePart> gameParts(const owngame::Definition& definition, const Locale& locale,
                                const MapReport& report) {
    std::vector<GamePart> parts = catalogParts(locale);
    for (auto more : {wordParts(definition, locale), planParts(definition, locale, report)})
        std::move(more.begin(), more.end(), std::back_inserter(parts));
    return parts;
}

}  // namespace hexa::editor
