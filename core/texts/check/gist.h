// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/signs.h"
#include "core/texts/language/nounnumber.h"
#include "core/texts/language/tokens.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

struct Knowledge;
struct Row;

/// Name of a row that stays with it when others come before it.
using RowKey = std::uint32_t;

/// The rows that have something: none, one that is known, or several.
class Holders {
public:
    void add(RowKey row) { mRow = mRow == none || mRow == row ? row : many; }
    /// True if another row than this one has it.
    bool another(RowKey than) const { return mRow != none && mRow != than; }
    /// Returns the row that alone has it; none if there are several or none.
    std::optional<RowKey> only() const {
        return mRow == none || mRow == many ? std::nullopt : std::optional(mRow);
    }
    friend auto operator<=>(const Holders&, const Holders&) = default;

    static constexpr RowKey none = static_cast<RowKey>(-1);  ///< No row has this key, nor `many`.
    static constexpr RowKey many = none - 1;

private:
    RowKey mRow = none;
};

/// What the checks of other rows need to know of a row, in little room. The languages are indices
/// of those of the project.
struct Gist {
    enum class Role : unsigned char {
        Word,       ///< Word that begins with a capital, or is short, or is in a term ...
        SmallWord,  ///< ... or is none of these.
        Stem,       ///< Of a word with a meaning of its own.
        NameInAll,  ///< Word with a capital in all languages of the row ...
        NameInSome,
        Term,
        Preferred,  ///< Term in its preferred form.
        Phrase,
        Bold
    };
    struct Use {
        Sign sign = 0;
        std::uint16_t language = 0;
        Role role = Role::Word;
        friend auto operator<=>(const Use&, const Use&) = default;
    };
    RowKey row = Holders::none;
    std::vector<Use> uses;  ///< Sorted, each once.

    struct Length {
        std::uint16_t language = 0;
        std::uint32_t bytes = 0;
    };
    std::vector<Length> lengths;  ///< Of the texts that are compared, in the order of the languages.

    /// Single word with the meaning of a phrase of the lexicon.
    struct PhraseWord {
        Sign word = 0;  ///< In small letters.
        int which = 0;
        std::uint16_t language = 0;
    };
    std::vector<PhraseWord> phraseWords;  ///< Once for each place.

    /// French word behind an article.
    struct Gendered {
        Sign word = 0;  ///< In small letters.
        bool masculine = false;
    };
    std::vector<Gendered> gendered;  ///< Once for each place.

    /// The words of a heading (headingKey).
    struct Heading {
        Sign words = 0;
        std::uint16_t language = 0;
    };
    std::vector<Heading> headings;

    struct Noun {
        Sign word = 0;  ///< In small letters.
        NounNumbers::Seen seen = NounNumbers::Seen::Several;
    };
    std::vector<Noun> nouns;

    /// Word whose counterparts in other languages are known; the first one in its text.
    struct Meant {
        std::uint64_t meaning = 0;
        Sign word = 0;  ///< As it is written.
        std::uint16_t language = 0;
        std::optional<bool> noun;  ///< None: the language doesn't show it.
    };
    std::vector<Meant> meant;
    /// Meaning that all languages of the row have as often.
    struct Compared {
        std::uint64_t meaning = 0;
        bool alike = false;  ///< All say it of as many.
    };
    std::vector<Compared> compared;
};

/// Returns the gist of a row, but for Gist::meant and Gist::compared, which Meanings::addTo() adds.
/// The row needs its phrases (Depth::Phrases).
Gist gistOf(const Row& row, Knowledge& knowledge);

/// Returns the words of a heading or of a reference to it, tokens [first, end), by which both are
/// compared: without accents, marks and article.
std::string headingKey(const std::vector<Token>& tokens, std::size_t first, std::size_t end,
                       std::string_view language);

/// Index of a language of the project.
std::uint16_t languageIndex(const Knowledge& knowledge, std::string_view language);

}  // namespace hexa::texts
