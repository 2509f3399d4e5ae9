// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/systems/clockwork/cards/sentences.h"

#include <string>

namespace hexa::clockwork {

Localized joined(std::initializer_list<Localized> pieces) {
    return inEveryLanguage([&](std::string_view language) {
        std::string words;
        for (const Localized& piece : pieces)
            if (!piece.empty()) words += (words.empty() ? "" : " ") + std::string(piece.in(language));
        return words;
    });
}

Localized listed(const std::vector<Localized>& items, const char* lastJoint) {
    Localized text = items.empty() ? Localized() : items.front();
    for (std::size_t i = 1; i < items.size(); ++i)
        text = say(i + 1 < items.size() ? "clockwork.card.comma" : lastJoint,
                   {{"first", text}, {"last", items[i]}});
    return text;
}

}  // namespace hexa::clockwork
