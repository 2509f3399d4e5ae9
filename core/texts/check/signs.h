// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/lexicon.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexa::texts {

/// Number of what rows may share: a word, a stem, a term.
using Sign = std::uint32_t;

/// Numbers for words, stems and terms, so that thousands of rows can be compared in little room. A
/// number never changes.
class Signs {
public:
    enum class Kind : unsigned char {
        Word,     ///< Without accents, of one language.
        Lower,    ///< In small letters.
        Written,  ///< As it stands in a text.
        Stem,
        Name,  ///< Without accents, of any language.
        Term,
        Phrase,  ///< Of the lexicon.
        Mark
    };

    /// Returns the number of a text. Gives it one if it has none.
    /// @param language index of the language of a word; 0 for the other kinds
    Sign of(Kind kind, std::string_view text, std::size_t language = 0);
    std::optional<Sign> find(Kind kind, std::string_view text, std::size_t language = 0) const;
    std::string_view text(Sign sign) const { return mTexts[sign]; }
    std::size_t size() const { return mTexts.size(); }

private:
    using Numbers = std::unordered_map<std::string, Sign, TextHash, std::equal_to<>>;
    std::map<std::pair<Kind, std::size_t>, Numbers> mNumbers;
    std::vector<std::string_view> mTexts;  // keys of the maps, which never move
};

}  // namespace hexa::texts
