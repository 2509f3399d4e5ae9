// SPDX-License-Identifier: GPL-3.0-or-later
// Texts that are longer than they may be, for example than a card has room for.
#include "core/texts/check/sink.h"
#include "core/texts/language/characters.h"
#include "core/texts/reading.h"

#include <algorithm>

namespace hexa::texts {

void checkLongest(const Row& row, const Knowledge& knowledge, Sink& sink) {
    const int most = longestOf(*row.unit, knowledge.longest);
    if (most <= 0) return;
    for (const std::string& language : knowledge.languages) {
        const std::string_view text = row.unit->in(language);
        const std::size_t length = lengthOf(text);
        if (length <= static_cast<std::size_t>(most)) continue;
        // Marks the part that doesn't fit. Markup before it shifts the place only slightly.
        std::size_t begin = 0;
        for (int i = 0; i < most && begin < text.size(); ++i) nextCharacter(text, begin);
        sink.draft("longest", Severity::Warning, language, "texts.check.longest.characters")
            .argument("length", std::to_string(length))
            .argument("most", std::to_string(most))
            .markBytes(language, text, std::min(begin, text.size()), text.size())
            .add();
    }
}

}  // namespace hexa::texts
