// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/memory.h"

#include "core/base/rng.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/sentences.h"
#include "core/texts/language/tokens.h"

#include <algorithm>
#include <bit>
#include <set>

namespace hexa::texts {
namespace {

constexpr int wordsToCharacters = 10;    // percent that likeness by characters may be above that by words
constexpr std::size_t maxLookedAt = 40;  // texts that are compared word by word, half a millisecond each
constexpr std::size_t maxLookedAtOfSentence = 8;
constexpr std::size_t maxSentences = 8;   // of a text that is looked up sentence by sentence
constexpr int minPercentOfSentence = 75;  // one that is less alike is written faster anew
constexpr int goodPercent = 90;  // whole texts that are alike so much are better than their sentences

std::vector<std::uint64_t> hashesOf(std::string_view text) {
    std::vector<std::uint64_t> hashes;
    for (const Token& token : tokensOf(text, "en"))
        if (token.kind != TokenKind::Markup) hashes.push_back(stableHash(token.fold));
    std::sort(hashes.begin(), hashes.end());
    return hashes;
}

/// Returns the share of common words in two texts.
int percentOf(std::size_t common, std::size_t a, std::size_t b) {
    return a + b == 0 ? 100 : static_cast<int>(200 * common / (a + b));
}

/// Returns an upper bound of the likeness: words in common, in any order.
int commonPercent(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
    std::size_t common = 0;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size();) {
        if (a[i] == b[k])
            ++common, ++i, ++k;
        else
            ++(a[i] < b[k] ? i : k);
    }
    return percentOf(common, a.size(), b.size());
}

int countOf(const std::array<std::uint64_t, 2>& bits) {
    return std::popcount(bits[0]) + std::popcount(bits[1]);
}

std::vector<std::string_view> sentenceTexts(std::string_view text, std::string_view language) {
    std::vector<std::string_view> texts;
    const auto tokens = tokensOf(text, language);
    for (const Sentence& sentence : sentencesOf(tokens, text, language)) {
        const std::size_t begin = tokens[sentence.first].begin;
        texts.push_back(trimmed(text.substr(begin, tokens[sentence.end - 1].end - begin)));
    }
    return texts;
}

std::size_t charactersOf(const std::vector<DiffPart>& parts, DiffPart::Kind kind) {
    std::size_t sum = 0;
    for (const DiffPart& part : parts)
        if (part.kind == kind) sum += characterCount(part.text);
    return sum;
}

}  // namespace

int likenessPercent(std::string_view a, std::string_view b) {
    if (a == b) return 100;
    const auto parts = wordDiff(a, b);
    const std::size_t same = charactersOf(parts, DiffPart::Kind::Same);
    const std::size_t other =
        charactersOf(parts, DiffPart::Kind::Removed) + charactersOf(parts, DiffPart::Kind::Added);
    return std::min(99, static_cast<int>(200 * same / std::max<std::size_t>(1, 2 * same + other)));
}

Memory::Outline Memory::Outline::of(const std::vector<std::uint64_t>& words) {
    Outline outline;
    outline.words = static_cast<std::uint32_t>(words.size());
    for (const std::uint64_t word : words) outline.bits[word >> 6U & 1U] |= std::uint64_t{1} << (word & 63U);
    return outline;
}

/// Returns an upper limit of the words in common. Words of which the other has no bit are not;
/// those that share a bit may all be.
std::size_t Memory::Outline::commonAtMost(const Outline& other) const {
    const int common = countOf({bits[0] & other.bits[0], bits[1] & other.bits[1]});
    const auto limit = [&](const Outline& of) {
        return of.words - static_cast<std::size_t>(countOf(of.bits) - common);
    };
    return std::min(limit(*this), limit(other));
}

void Memory::add(Entry entry) {
    for (const auto& [language, side] : entry.sides) {
        Outline outline = Outline::of(side.words);
        outline.entry = static_cast<std::uint32_t>(mEntries.size());
        mOutlines[language].push_back(outline);
    }
    mEntries.push_back(std::move(entry));
}

void Memory::remember(const Project& project) {
    for (const Unit& unit : project.units) {
        Entry entry;
        entry.unit = unit.id;
        for (const auto& [language, text] : unit.texts)
            if (text.state != State::Stale && text.state != State::Missing && !text.text.empty())
                entry.sides[language] = {text.text, hashesOf(text.text), text.state};
        if (entry.sides.size() < 2) continue;
        rememberSentences(entry);
        add(std::move(entry));
        ++mTexts;
    }
}

/// Languages that have as many sentences have the same ones, most likely.
void Memory::rememberSentences(const Entry& whole) {
    std::map<std::size_t, std::map<std::string_view, std::vector<std::string_view>>> byCount;
    for (const auto& [language, side] : whole.sides) {
        auto sentences = sentenceTexts(side.text, language);
        if (sentences.size() > 1) byCount[sentences.size()][language] = std::move(sentences);
    }
    for (const auto& [count, languages] : byCount) {
        if (languages.size() < 2) continue;
        for (std::size_t n = 0; n < count; ++n) {
            Entry entry;
            entry.unit = whole.unit;
            for (const auto& [language, sentences] : languages)
                entry.sides[std::string(language)] = {std::string(sentences[n]), hashesOf(sentences[n]),
                                                      whole.sides.find(language)->second.state};
            add(std::move(entry));
        }
    }
}

void Memory::remember(const Memory& other) {
    mEntries.reserve(mEntries.size() + other.mEntries.size());
    for (std::size_t i = 0, count = other.mEntries.size(); i < count; ++i) add(other.mEntries[i]);
    mTexts += other.mTexts;
}

std::vector<MemoryMatch> Memory::find(std::string_view text, std::string_view from, std::string_view to,
                                      int minPercent, std::size_t max, std::string_view except) const {
    return findIn({this}, text, from, to, minPercent, max, except);
}

std::vector<MemoryMatch> Memory::findIn(const Memories& memories, std::string_view text,
                                        std::string_view from, std::string_view to, int minPercent,
                                        std::size_t max, std::string_view except) {
    auto matches = matching(memories, text, from, to, minPercent, max, maxLookedAt, except);
    if (matches.empty() || matches.front().rank() < goodPercent)
        addSentences(matches, memories, text, from, to, minPercent, except);
    if (matches.size() > max) matches.resize(max);
    return matches;
}

std::vector<MemoryMatch> Memory::matching(const Memories& memories, std::string_view text,
                                          std::string_view from, std::string_view to, int minPercent,
                                          std::size_t max, std::size_t lookedAt, std::string_view except) {
    struct Candidate {
        int common = 0;  ///< Percent of the words.
        const Entry* entry = nullptr;
        const Side* source = nullptr;
        const Side* target = nullptr;
        State state() const { return lowestOf(source->state, target->state); }
        bool approved() const { return state() == State::Approved; }
    };
    std::vector<Candidate> candidates;
    const auto hashes = hashesOf(text);
    const Outline outline = Outline::of(hashes);
    for (const Memory* memory : memories) {
        const auto outlines = memory->mOutlines.find(from);
        if (outlines == memory->mOutlines.end()) continue;
        for (const Outline& one : outlines->second) {
            if (percentOf(outline.commonAtMost(one), one.words, outline.words) + wordsToCharacters <
                minPercent)
                continue;
            const Entry& entry = memory->mEntries[one.entry];
            if (entry.unit == except) continue;
            const auto source = entry.sides.find(from);
            const auto target = entry.sides.find(to);
            if (target == entry.sides.end()) continue;
            const int common = commonPercent(source->second.words, hashes);
            if (common + wordsToCharacters >= minPercent)
                candidates.push_back({common, &entry, &source->second, &target->second});
        }
    }
    if (candidates.size() > lookedAt) {
        std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
            return a.common != b.common ? a.common > b.common : a.approved() && !b.approved();
        });
        candidates.resize(lookedAt);
    }
    std::vector<MemoryMatch> matches;
    for (const Candidate& candidate : candidates) {
        const int percent = likenessPercent(candidate.source->text, text);
        if (percent < minPercent) continue;
        matches.push_back({percent,
                           candidate.entry->unit,
                           candidate.source->text,
                           candidate.target->text,
                           {},
                           !candidate.approved(),
                           candidate.state() == State::Draft});
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const MemoryMatch& a, const MemoryMatch& b) { return a.rank() > b.rank(); });
    // Of a text and its sentences only the best match is kept.
    std::set<std::string_view> units;
    std::erase_if(matches, [&](const MemoryMatch& match) { return !units.insert(match.unit).second; });
    if (matches.size() > max) matches.resize(max);
    for (MemoryMatch& match : matches) match.difference = wordDiff(match.source, text);
    return matches;
}

/// Adds all sentences of the text, if each is known, as one match at its rank; else the known ones,
/// behind the others.
void Memory::addSentences(std::vector<MemoryMatch>& matches, const Memories& memories, std::string_view text,
                          std::string_view from, std::string_view to, int minPercent,
                          std::string_view except) {
    const auto sentences = sentenceTexts(text, from);
    if (sentences.size() < 2 || sentences.size() > maxSentences) return;
    std::vector<MemoryMatch> found;
    MemoryMatch whole;
    std::size_t alike = 0;
    std::size_t length = 0;
    for (const std::string_view sentence : sentences) {
        auto best = matching(memories, sentence, from, to, std::max(minPercent, minPercentOfSentence), 1,
                             maxLookedAtOfSentence, except);
        if (best.empty()) continue;
        MemoryMatch& match = best.front();
        match.part = true;
        alike += static_cast<std::size_t>(match.percent) * sentence.size();
        length += sentence.size();
        whole.needsReview = whole.needsReview || match.needsReview;
        whole.draft = whole.draft || match.draft;
        if (found.empty() || found.back().unit != match.unit)
            whole.unit += (found.empty() ? "" : " + ") + match.unit;
        whole.source += (found.empty() ? "" : " ") + match.source;
        whole.translation += (found.empty() ? "" : " ") + match.translation;
        found.push_back(std::move(match));
    }
    if (found.size() < sentences.size()) {
        matches.insert(matches.end(), found.begin(), found.end());
        return;
    }
    whole.percent = static_cast<int>(alike / length);
    whole.difference = wordDiff(whole.source, text);
    const auto place = std::find_if(matches.begin(), matches.end(),
                                    [&](const MemoryMatch& match) { return match.rank() <= whole.rank(); });
    if (place == matches.end() || place->translation != whole.translation)
        matches.insert(place, std::move(whole));
}

}  // namespace hexa::texts
