// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/check/gist.h"
#include "core/texts/language/lexicon.h"
#include "core/texts/language/stems.h"
#include "core/texts/language/tokens.h"

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexa::texts {

struct Knowledge;
using Gists = std::vector<const Gist*>;

/// Words that stand for each other in the sentences of a project, learned without a glossary.
/// Unlike WordPairs, a word may have several counterparts, a German compound also counts by its
/// parts, and it is known how reliably each word has a counterpart. The strongest pairs are linked
/// first, and each place of a word only once (competitive linking, Melamed 2000).
class WordLinks {
public:
    using Word = std::uint32_t;  ///< Number of a word of one language.
    using Words = std::vector<Word>;

    WordLinks() = default;
    /// Learns from the first rows, as many as WordPairs takes.
    WordLinks(const Gists& rows, const Knowledge& knowledge);

    /// Returns the known words of a token: itself and, of a German compound, its parts.
    /// @param language index of a language of the project
    Words wordsOf(const Token& token, std::size_t language) const;

    /// Returns the words of another language that may stand for a word, the likeliest first.
    const Words& partners(Word word, std::size_t language) const;
    bool areLinked(Word word, Word other) const;
    /// True if the other language has one of the word's partners in nearly all of its rows.
    bool isReliable(Word word, std::size_t language) const;
    bool isNoun(Word word) const { return mWords[word].noun; }
    /// True if another row also has one word where the other is expected.
    bool areInterchanged(Word word, Word other, RowKey row) const;

    /// Returns the stems with other links than before.
    std::vector<Sign> changedFrom(const WordLinks& before) const;

private:
    struct Known {
        std::string text;
        std::uint16_t language = 0;
        bool noun = false;
        std::vector<Words> partners;  ///< By language.
        std::vector<bool> reliable;
    };
    friend class WordLinker;

    std::vector<Known> mWords;
    using Numbers = std::unordered_map<std::string, Words, TextHash, std::equal_to<>>;
    std::vector<Numbers> mByStem;  ///< By language: the words that a stem says.
    std::vector<std::string> mLanguages;
    std::map<std::pair<Word, Word>, Holders> mInterchanged;
    std::unordered_map<Sign, std::uint64_t> mStates;  ///< By stem: what is known of its words.
    mutable std::map<std::string, std::unique_ptr<Stemmer>, std::less<>> mStemmers;
};

/// True for a word with a meaning of its own, except numbers. Only these are linked.
bool canBeLinked(const Token& token, std::string_view language);

/// The word looks like a noun where it stands: in German it has a capital within a sentence, in
/// English and French an article or the like before it.
bool looksLikeNoun(const std::vector<Token>& tokens, std::size_t token, std::size_t firstOfSentence,
                   std::string_view language);

}  // namespace hexa::texts
