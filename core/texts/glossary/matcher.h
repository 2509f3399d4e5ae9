// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/glossary/glossary.h"
#include "core/texts/language/stems.h"
#include "core/texts/language/tokens.h"
#include "core/texts/language/verbs.h"

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

namespace hexa::texts {

/// A term found in a text, in tokens of it.
struct TermUse {
    /// One reading of the words; several keys can share a form (French "tour").
    struct Reading {
        std::size_t term = 0;  ///< Index in the glossary.
        std::size_t form = 0;  ///< Index in Term::forms of the language.
        friend bool operator==(const Reading&, const Reading&) = default;
    };
    std::vector<Reading> readings;  ///< Never empty; the best first.
    std::size_t first = 0;
    std::size_t last = 0;     ///< Inclusive.
    bool inCompound = false;  ///< Part of a longer German word.
    friend bool operator==(const TermUse&, const TermUse&) = default;
};

/// Finds the terms of a glossary in texts of one language, including inflected ones: words are
/// compared by their stems, small words (of, de la) may differ, hyphens may be missing, German
/// nouns are found at the ends of compounds. If forms overlap the longest is found. Keeps a pointer
/// to the glossary. Not to be shared between threads.
class Matcher {
public:
    Matcher(const Glossary& glossary, std::string_view language);

    std::vector<TermUse> find(const std::vector<Token>& tokens);
    const std::string& language() const { return mLanguage; }
    Stemmer& stemmer() { return mStemmer; }

private:
    struct Pattern {
        TermUse::Reading reading;
        std::vector<std::string> stems;
        /// For a verb: differing stems of its finite forms.
        std::vector<std::string> otherStems;
        std::vector<std::string> beginnings;  ///< Required beginnings of the words; empty = any.
        std::string surface;                  ///< The form in lower case without markup.
        bool caseMatters = false;
        bool noun = false;  ///< Not to be used, and found only with a capital letter.
    };
    /// German verb with a separable prefix: "stellen ... auf".
    struct Separable {
        std::size_t pattern = 0;
        SeparableVerb verb;
    };
    bool isSmall(const Token& token) const;
    bool wordMatches(const Pattern& pattern, std::size_t word, const Token& token);
    std::size_t matchEnd(const Pattern& pattern, const std::vector<Token>& tokens, std::size_t at);
    void addSeparated(const std::vector<Token>& tokens, std::vector<TermUse>& uses);
    void addCompounds(const std::vector<Token>& tokens, std::vector<TermUse>& uses);

    std::string mLanguage;
    Stemmer mStemmer;
    std::vector<Pattern> mPatterns;
    std::unordered_map<std::string, std::vector<std::size_t>> mByStem;  // first stem
    std::vector<Separable> mSeparable;
    std::vector<std::size_t> mCompoundParts;  // patterns of one long word, longest first
};

}  // namespace hexa::texts
