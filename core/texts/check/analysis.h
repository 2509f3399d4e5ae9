// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/texts/align/features.h"
#include "core/texts/check/learned.h"
#include "core/texts/glossary/matcher.h"
#include "core/texts/language/lexicon.h"
#include "core/texts/language/numbers.h"
#include "core/texts/language/sentences.h"
#include "core/texts/project.h"

#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexa::texts {

inline std::size_t firstTokenOf(const NumberUse& use) { return use.token; }
inline std::size_t firstTokenOf(const TermUse& use) { return use.first; }
inline std::size_t firstTokenOf(const ConceptUse& use) { return use.first; }

/// Returns the numbers, terms or phrases of a text that begin in a sentence, in its order.
template <class Use>
std::span<const Use> usesIn(const std::vector<Use>& uses, const Sentence& sentence) {
    const auto before = [](const Use& use, std::size_t token) { return firstTokenOf(use) < token; };
    const auto first = std::lower_bound(uses.begin(), uses.end(), sentence.first, before);
    return {first, std::lower_bound(first, uses.end(), sentence.end, before)};
}

/// A text as the checks look at it.
struct Analysis {
    std::string language;   ///< Of the column, e.g. "en-GB".
    std::string main;       ///< Its words and rules apply: "en". Quotation marks differ by region.
    std::string_view text;  ///< Of the unit, which must outlive the analysis.
    std::vector<Token> tokens;
    std::vector<Sentence> sentences;
    std::vector<NumberUse> numbers;
    std::vector<TermUse> terms;
    std::vector<ConceptUse> concepts;
    /// By token: the end of the farthest term that begins there or before and isn't part of a
    /// longer word, or 0.
    std::vector<std::size_t> termEnds;
    bool partlyForeign = false;  ///< Some of it is: what stands there can't be compared.
    bool foreign =
        false;  ///< Most of it is in a script that is not the language's: it takes no part in the vote.

    std::string_view words(std::size_t firstToken, std::size_t lastToken) const;
    /// By token: it belongs to a term of the glossary that is no name.
    std::vector<bool> inTerms(const Glossary& glossary) const;
    /// True for a word beside a quotation mark or within a code such as "village=3".
    bool isCited(std::size_t token) const;
    /// Calls with each use (numbers, terms or phrases of this text) that begins in the sentences,
    /// in the order of the text. Without sentences, calls with all uses.
    template <class Use, class F>
    void eachUse(const std::vector<Use>& uses, const std::vector<std::size_t>* within, F call) const {
        if (within == nullptr) {
            for (const Use& use : uses) call(use);
            return;
        }
        std::vector<std::size_t> order = *within;
        std::sort(order.begin(), order.end());
        for (const std::size_t s : order)
            for (const Use& use : usesIn(uses, sentences[s])) call(use);
    }
};

/// Sentences of all languages that belong together; the entries follow Row::texts.
struct SentenceGroup {
    std::vector<std::vector<std::size_t>> sentences;
    bool complete() const;  ///< Every language has some.
};

/// Sentences of a text in a group, or none without a group. Analysis::eachUse takes them.
inline const std::vector<std::size_t>* sentencesIn(const SentenceGroup* group, std::size_t text) {
    return group == nullptr ? nullptr : &group->sentences[text];
}

/// A unit on the way through the checks.
struct Row {
    const Unit* unit = nullptr;
    std::size_t index = 0;
    RowKey key = Holders::none;
    std::string source;
    std::vector<Analysis>
        texts;  ///< That are there and not foreign, in the order of the project's languages.
    std::vector<Analysis> foreign;   ///< Those that are.
    std::vector<std::string> empty;  ///< Languages without a text.
    std::vector<SentenceGroup> groups;

    const Analysis* find(std::string_view language) const;
    /// True for a row so long that words are not compared one by one: that takes quadratic time.
    bool isVeryLong() const;
};

/// Everything the checks rely on: glossary, languages, and what was learned from all rows.
struct Knowledge : Learned {
    Glossary glossary;
    std::vector<std::string> languages;
    std::string source;
    Signs signs;
    int longest = 0;      ///< Project::longest.
    Widest widest;        ///< Project::widest.
    TextMeasure measure;  ///< None: widths are not checked.

    /// Finds the terms of a language.
    Matcher& matcher(const std::string& language);
    /// True if another row than this one has the word in the language.
    bool knows(std::string_view language, const std::string& word, RowKey row) const;

private:
    std::map<std::string, Matcher, std::less<>> mMatchers;  // built when first used
};

/// The readings that count: those by forms that are good, if there are any.
std::vector<TermUse::Reading> goodReadings(const TermUse& use, const Glossary& glossary,
                                           std::string_view language);

/// Features of a sentence that don't depend on the language: numbers, terms, phrases of the
/// lexicon, placeholders, beginnings of words.
Features featuresOf(const Analysis& text, const Sentence& sentence, const Glossary& glossary);

/// Depth of the analysis of a row: sentences and terms only, phrases as well, or everything.
enum class Depth : unsigned char { Stems, Phrases, All };

/// Analyses a row of the project.
/// @param key under which the row has been learned, if it has
Row analyse(const Project& project, std::size_t unit, Knowledge& knowledge, RowKey key,
            Depth depth = Depth::All);

}  // namespace hexa::texts
