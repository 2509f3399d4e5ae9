// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/align/wordpairs.h"

#include "core/base/rng.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/lexicon.h"

#include <algorithm>
#include <utility>

namespace hexa::texts {
namespace {

constexpr std::size_t maxWords = 400;  // of a row; longer ones say little about single words
constexpr std::size_t shortestWord = 3;
constexpr int fewestPairRows = 2;
constexpr double weakestPair = 0.5;

using RowStems = WordPairs::RowStems;
/// Returns the text of a stem.
using StemText = std::function<std::string_view(std::uint32_t)>;

/// The words of one language that are frequent enough, in their order, with their rows.
struct Frequent {
    std::vector<std::uint32_t> words;
    std::vector<std::uint32_t> places;  // by word: index in `words`, or none
    std::vector<int> counts;            // rows with the word

    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
    Frequent(const std::vector<const RowStems*>& rows, std::size_t language, std::size_t stemCount,
             const StemText& text)
        : places(stemCount, none) {
        std::vector<int> all(stemCount, 0);
        for (const RowStems* row : rows)
            for (const std::uint32_t word : (*row)[language]) ++all[word];
        for (std::uint32_t word = 0; word < stemCount; ++word)
            if (all[word] >= fewestPairRows) words.push_back(word);
        std::ranges::sort(words, {}, text);
        for (std::uint32_t i = 0; i < words.size(); ++i) {
            places[words[i]] = i;
            counts.push_back(all[words[i]]);
        }
    }
};

/// Returns the pairs of words of two languages that are each other's best partner, in the order of
/// the first language's words.
std::vector<WordPairs::Pair> bestPairs(const std::vector<RowStems>& all, std::size_t a, std::size_t b,
                                       std::size_t stemCount, const StemText& text) {
    std::vector<const RowStems*> rows;  // that both languages speak in
    for (const RowStems& row : all)
        if (!row[a].empty() && !row[b].empty()) rows.push_back(&row);
    const Frequent first(rows, a, stemCount, text);
    const Frequent second(rows, b, stemCount, text);
    std::vector<std::vector<std::uint32_t>> rowsOf(first.words.size());
    std::vector<std::vector<std::uint32_t>> others(rows.size());  // places of the second's words
    for (std::uint32_t r = 0; r < rows.size(); ++r) {
        for (const std::uint32_t word : (*rows[r])[a])
            if (first.places[word] != Frequent::none) rowsOf[first.places[word]].push_back(r);
        for (const std::uint32_t word : (*rows[r])[b])
            if (second.places[word] != Frequent::none) others[r].push_back(second.places[word]);
    }
    std::vector<WordPairs::Pair> bestOfFirst(first.words.size());
    std::vector<std::uint32_t> partners(first.words.size(), 0);
    std::vector<double> bestOfSecond(second.words.size(), 0);
    std::vector<int> together(second.words.size(), 0);
    std::vector<std::uint32_t> met;
    for (std::uint32_t one = 0; one < first.words.size(); ++one) {
        met.clear();
        for (const std::uint32_t r : rowsOf[one])
            for (const std::uint32_t other : others[r])
                if (together[other]++ == 0) met.push_back(other);
        // In the order of words, so that the first of equals is always the same.
        std::ranges::sort(met);
        WordPairs::Pair& best = bestOfFirst[one];
        for (const std::uint32_t other : met) {
            const int count = std::exchange(together[other], 0);
            const double dice = 2.0 * count / (first.counts[one] + second.counts[other]);
            if (count < fewestPairRows || dice < weakestPair) continue;
            bestOfSecond[other] = std::max(bestOfSecond[other], dice);
            if (dice <= best.strength) continue;
            best.strength = dice;
            best.rows = count;
            partners[one] = other;
        }
    }
    std::vector<WordPairs::Pair> found;
    for (std::uint32_t one = 0; one < first.words.size(); ++one) {
        WordPairs::Pair& best = bestOfFirst[one];
        if (best.rows == 0 || best.strength < bestOfSecond[partners[one]]) continue;
        best.first = text(first.words[one]);
        best.second = text(second.words[partners[one]]);
        found.push_back(std::move(best));
    }
    return found;
}

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
    std::vector<std::string> languages;
    for (const RowTexts& row : rows)
        for (const auto& [language, text] : row) languages.push_back(language);
    std::ranges::sort(languages);
    languages.erase(std::unique(languages.begin(), languages.end()), languages.end());
    std::unordered_map<std::string, std::uint32_t> numbers;
    std::vector<std::string_view> stems;
    std::vector<RowStems> all;
    for (std::size_t r = 0; r < std::min(rows.size(), maxRows); ++r) {
        RowStems words(languages.size());
        for (const auto& [language, text] : rows[r]) {
            std::vector<std::uint32_t>& mine = words[static_cast<std::size_t>(
                std::ranges::lower_bound(languages, language) - languages.begin())];
            for (const Token& token : tokensOf(text, language)) {
                if (!isContentWord(token, language)) continue;
                const auto [place, added] =
                    numbers.emplace(stem(token, language), static_cast<std::uint32_t>(stems.size()));
                if (added) stems.push_back(place->first);
                mine.push_back(place->second);
            }
            std::ranges::sort(mine);
            mine.erase(std::unique(mine.begin(), mine.end()), mine.end());
        }
        all.push_back(std::move(words));
    }
    learn(languages, std::move(all), stems.size(), [&](std::uint32_t word) { return stems[word]; });
}

void WordPairs::learn(const std::vector<std::string>& languages, std::vector<RowStems> rows,
                      std::size_t stemCount, const StemText& stem) {
    mMeanings.clear();
    mPairs.clear();
    if (rows.size() > maxRows) rows.resize(maxRows);
    for (RowStems& row : rows)
        for (auto& words : row)
            if (words.size() > maxWords) words.clear();
    for (std::size_t a = 0; a < languages.size(); ++a)
        for (std::size_t b = 0; b < languages.size(); ++b) {
            if (languages[a] >= languages[b]) continue;
            std::vector<Pair> found = bestPairs(rows, a, b, stemCount, stem);
            std::stable_sort(found.begin(), found.end(), [](const Pair& x, const Pair& y) {
                return x.strength * std::min(x.rows, 10) > y.strength * std::min(y.rows, 10);
            });
            mPairs[{languages[a], languages[b]}] = std::move(found);
        }
    join();
}

void WordPairs::join() {
    // Words joined over a third language share one number, the strongest pairs first.
    for (const auto& [languages, pairs] : mPairs)
        for (const Pair& pair : pairs) {
            const auto& [a, b] = languages;
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

std::vector<std::string> WordPairs::changedFrom(const WordPairs& before) const {
    std::vector<std::string> changed;
    const auto compare = [&](const WordPairs& one, const WordPairs& other) {
        for (const auto& [language, meanings] : one.mMeanings) {
            const auto others = other.mMeanings.find(language);
            for (const auto& [stem, meaning] : meanings) {
                if (others != other.mMeanings.end())
                    if (const auto same = others->second.find(stem);
                        same != others->second.end() && same->second == meaning)
                        continue;
                changed.push_back(stem);
            }
        }
    };
    compare(before, *this);
    compare(*this, before);
    return changed;
}

std::uint64_t WordPairs::meaning(const Token& token, std::string_view language) const {
    const auto words = mMeanings.find(language);
    // Otherwise a stop word with the stem of a learned word would have its meaning.
    if (words == mMeanings.end() || !isContentWord(token, language)) return 0;
    const auto found = words->second.find(stem(token, language));
    return found == words->second.end() ? 0 : found->second;
}

std::vector<WordPairs::Pair> WordPairs::pairs(std::string_view first, std::string_view second) const {
    const auto found = mPairs.find({std::string(first), std::string(second)});
    return found == mPairs.end() ? std::vector<Pair>{} : found->second;
}

}  // namespace hexa::texts
