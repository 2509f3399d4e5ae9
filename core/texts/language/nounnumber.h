// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/language/tokens.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexa::texts {

enum class NounNumber : unsigned char { Unknown, Singular, Plural };

/// Finds the number of a text's nouns, singular or plural, in English, German and French. It uses
/// the small words and numbers before them, their endings, and, in German, forms and gender of the
/// noun in other texts. The number is unknown in doubtful cases, for a noun that means each of many
/// ("each", "no", "per"), and in other languages.
class NounNumbers {
public:
    /// What a place in a text shows about a noun.
    enum class Seen : unsigned char {
        One,          ///< Behind "ein", "das" ...
        OneFeminine,  ///< Behind "einer" ...
        Several       ///< Behind "zwei", "viele" ...
    };
    /// Returns what the nouns of a text show, in small letters. Only German ones do.
    static std::vector<std::pair<std::string, Seen>> nounsOf(const std::vector<Token>& tokens,
                                                             std::string_view language);
    /// Learns a noun.
    void learn(const std::string& noun, Seen seen);
    /// Returns the nouns about which this knows something else.
    std::vector<std::string> changedFrom(const NounNumbers& before) const;

    /// Returns the number of the noun that a token is.
    NounNumber of(const std::vector<Token>& tokens, std::size_t noun, std::string_view language) const;
    /// True for particular ones: "the", "your", "all", a number. Another language may use the
    /// plural for a statement about one in general, and for a thing that each of several has.
    static bool isDefinite(const std::vector<Token>& tokens, std::size_t noun, std::string_view language);

    /// True if a small word or number belongs to it: it is a noun.
    static bool hasArticle(const std::vector<Token>& tokens, std::size_t noun, std::string_view language);

private:
    /// True if it was seen as one without its ending.
    bool isPluralOfKnown(const std::string& word) const;
    NounNumber german(const std::vector<Token>& tokens, std::size_t noun) const;

    /// German nouns, in small letters.
    std::set<std::string, std::less<>> mOne;
    std::set<std::string, std::less<>> mSeveral;
    std::set<std::string, std::less<>> mNotFeminine;
    std::set<std::string, std::less<>> mFeminine;
};

}  // namespace hexa::texts
