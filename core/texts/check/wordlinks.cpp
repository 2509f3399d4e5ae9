// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/check/wordlinks.h"

#include "core/texts/align/wordpairs.h"
#include "core/texts/language/lexicon.h"
#include "core/texts/language/locale.h"

#include <algorithm>

namespace hexa::texts {

WordLinks::Words WordLinks::wordsOf(const Token& token, std::size_t language) const {
    if (language >= mByStem.size() || !canBeLinked(token, mainLanguage(mLanguages[language]))) return {};
    auto& stemmer = mStemmers[mLanguages[language]];
    if (!stemmer) stemmer = std::make_unique<Stemmer>(mLanguages[language]);
    const auto found = mByStem[language].find(stemmer->stem(token.lower));
    return found == mByStem[language].end() ? Words() : found->second;
}

const WordLinks::Words& WordLinks::partners(Word word, std::size_t language) const {
    return mWords[word].partners[language];
}

bool WordLinks::areLinked(Word word, Word other) const {
    const Words& list = mWords[word].partners[mWords[other].language];
    return std::ranges::find(list, other) != list.end();
}

bool WordLinks::isReliable(Word word, std::size_t language) const { return mWords[word].reliable[language]; }

bool WordLinks::areInterchanged(Word word, Word other, RowKey row) const {
    const auto pair =
        mWords[word].language < mWords[other].language ? std::pair(word, other) : std::pair(other, word);
    const auto found = mInterchanged.find(pair);
    return found != mInterchanged.end() && found->second.another(row);
}

std::vector<Sign> WordLinks::changedFrom(const WordLinks& before) const {
    std::vector<Sign> changed;
    for (const auto& [sign, state] : mStates)
        if (const auto earlier = before.mStates.find(sign);
            earlier == before.mStates.end() || earlier->second != state)
            changed.push_back(sign);
    for (const auto& [sign, state] : before.mStates)
        if (!mStates.contains(sign)) changed.push_back(sign);
    return changed;
}

bool canBeLinked(const Token& token, std::string_view language) {
    return isContentWord(token, language) && !Lexicon::builtIn().words(language).numbers.contains(token.fold);
}

bool looksLikeNoun(const std::vector<Token>& tokens, std::size_t token, std::size_t firstOfSentence,
                   std::string_view language) {
    if (language == "de") return tokens[token].capital && token > firstOfSentence;
    if (token == 0 || token == firstOfSentence || tokens[token - 1].kind != TokenKind::Word) return false;
    const Lexicon::Words& words = Lexicon::builtIn().words(language);
    const std::string& before = tokens[token - 1].lower;
    return words.beforeOne.contains(before) || words.beforeSeveral.contains(before) ||
           words.beforeEither.contains(before) || words.beforeEach.contains(before) ||
           (words.numbers.contains(tokens[token - 1].fold));
}

}  // namespace hexa::texts
