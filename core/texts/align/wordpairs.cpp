// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/wordpairs.h"

#include "core/base/rng.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/lexicon.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>

namespace hexa::texts {
namespace {

constexpr std::size_t maxPairedRows = 5000;
constexpr std::size_t maxWords = 400;  // of a row; longer ones say little about single words
constexpr std::size_t shortestWord = 3;
constexpr int fewestPairRows = 2;
constexpr double weakestPair = 0.5;

using RowStems = std::map<std::string, std::vector<std::string>>;  // stems of a row by language, each once

/// Words of a language with their numbers of rows; frequent ones have numbers in their order.
class Vocabulary {
public:
    void count(const std::string& word) { ++mCounts[word]; }
    void number() {
        for (const auto& [word, count] : mCounts)
            if (count >= fewestPairRows) mWords.emplace_back(word, count);
        std::ranges::sort(mWords);
        for (std::uint32_t i = 0; i < mWords.size(); ++i) mNumbers[mWords[i].first] = i;
    }
    std::optional<std::uint32_t> numberOf(const std::string& word) const {
        const auto found = mNumbers.find(word);
        return found == mNumbers.end() ? std::nullopt : std::optional(found->second);
    }
    const std::pair<std::string, int>& word(std::uint32_t number) const { return mWords[number]; }

private:
    std::unordered_map<std::string, int> mCounts;
    std::vector<std::pair<std::string, int>> mWords;
    std::unordered_map<std::string, std::uint32_t> mNumbers;
};

}  // namespace

bool isContentWord(const Token& token, std::string_view language) {
    // In East Asian writing each character is a word; Chinese ones (U+4E00 on) have a meaning of
    // their own.
    if (language == otherScript) {
        std::size_t at = 0;
        return token.kind == TokenKind::Word && nextCharacter(token.lower, at) >= 0x4E00;
    }
    return token.kind == TokenKind::Word && token.fold.size() >= shortestWord &&
           !isForeignLetter(static_cast<unsigned char>(token.fold[0])) &&
           !Lexicon::builtIn().words(language).stopWords.contains(token.fold);
}

const std::string& WordPairs::stem(const Token& token, std::string_view language) const {
    auto found = mStemmers.find(language);
    if (found == mStemmers.end())
        found = mStemmers.emplace(std::string(language), std::make_unique<Stemmer>(language)).first;
    return found->second->stem(token.lower);
}

void WordPairs::learn(const std::vector<RowTexts>& rows) {
    mMeanings.clear();
    mPairs.clear();
    std::vector<RowStems> all;
    std::set<std::string> spoken;
    for (std::size_t r = 0; r < std::min(rows.size(), maxPairedRows); ++r) {
        RowStems words;
        for (const auto& [language, text] : rows[r]) {
            std::set<std::string> stems;
            for (const Token& token : tokensOf(text, language)) {
                if (!isContentWord(token, language)) continue;
                stems.insert(stem(token, language));
                spoken.insert(language);
            }
            if (!stems.empty() && stems.size() <= maxWords)
                words[language].assign(stems.begin(), stems.end());
        }
        if (words.size() > 1) all.push_back(std::move(words));
    }
    std::vector<std::pair<std::string, std::string>> languages;
    for (const std::string& a : spoken)
        for (const std::string& b : spoken) {
            if (a >= b) continue;
            languages.emplace_back(a, b);
            Vocabulary inA;
            Vocabulary inB;
            for (const RowStems& words : all) {
                const auto first = words.find(a);
                const auto second = words.find(b);
                if (first == words.end() || second == words.end()) continue;
                for (const std::string& word : first->second) inA.count(word);
                for (const std::string& word : second->second) inB.count(word);
            }
            inA.number();
            inB.number();
            std::unordered_map<std::uint64_t, int> together;  // by the numbers of both words
            std::vector<std::uint32_t> others;
            for (const RowStems& words : all) {
                const auto first = words.find(a);
                const auto second = words.find(b);
                if (first == words.end() || second == words.end()) continue;
                others.clear();
                for (const std::string& word : second->second)
                    if (const auto number = inB.numberOf(word)) others.push_back(*number);
                for (const std::string& word : first->second)
                    if (const auto number = inA.numberOf(word))
                        for (const std::uint32_t other : others)
                            ++together[std::uint64_t{*number} << 32U | other];
            }
            // In the order of words, so that the first of equals is always the same.
            std::vector<std::pair<std::uint64_t, int>> pairs(together.begin(), together.end());
            std::ranges::sort(pairs);
            std::map<std::string_view, Pair> bestOfA;
            std::map<std::string_view, double> bestOfB;
            for (const auto& [pair, count] : pairs) {
                const auto& [one, ofOne] = inA.word(static_cast<std::uint32_t>(pair >> 32U));
                const auto& [word, ofWord] = inB.word(static_cast<std::uint32_t>(pair));
                const double dice = 2.0 * count / (ofOne + ofWord);
                if (count < fewestPairRows || dice < weakestPair) continue;
                Pair& best = bestOfA[one];
                if (dice > best.strength) best = {one, word, dice, count};
                double& other = bestOfB[word];
                other = std::max(other, dice);
            }
            std::vector<Pair>& found = mPairs[{a, b}];
            for (const auto& [word, best] : bestOfA)
                if (best.strength >= bestOfB[best.second]) found.push_back(best);
            std::stable_sort(found.begin(), found.end(), [](const Pair& x, const Pair& y) {
                return x.strength * std::min(x.rows, 10) > y.strength * std::min(y.rows, 10);
            });
        }
    join(languages);
}

void WordPairs::join(const std::vector<std::pair<std::string, std::string>>& languages) {
    // Words joined over a third language share one number, the strongest pairs first.
    for (const auto& [a, b] : languages)
        for (const Pair& pair : mPairs[{a, b}]) {
            auto& first = mMeanings[a];
            auto& second = mMeanings[b];
            const auto one = first.find(pair.first);
            const auto other = second.find(pair.second);
            if (one != first.end() && other == second.end())
                second.emplace(pair.second, one->second);
            else if (other != second.end() && one == first.end())
                first.emplace(pair.first, other->second);
            else if (one == first.end()) {
                const std::uint64_t meaning =
                    stableHash(a + ':' + pair.first + '=' + b + ':' + pair.second) | 1U;
                first.emplace(pair.first, meaning);
                second.emplace(pair.second, meaning);
            }
        }
}

std::uint64_t WordPairs::meaning(const Token& token, std::string_view language) const {
    const auto words = mMeanings.find(language);
    if (words == mMeanings.end() || token.kind != TokenKind::Word) return 0;
    const auto found = words->second.find(stem(token, language));
    return found == words->second.end() ? 0 : found->second;
}

std::vector<WordPairs::Pair> WordPairs::pairs(std::string_view first, std::string_view second) const {
    const auto found = mPairs.find({std::string(first), std::string(second)});
    return found == mPairs.end() ? std::vector<Pair>{} : found->second;
}

}  // namespace hexa::texts
