// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/memory.h"

#include "core/base/rng.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/tokens.h"

#include <algorithm>

namespace hexa::texts {
namespace {

constexpr int wordsToCharacters = 10;    // percent that likeness by characters may be above that by words
constexpr std::size_t maxLookedAt = 40;  // texts that are compared word by word, half a millisecond each

std::vector<std::uint64_t> hashesOf(std::string_view text) {
    std::vector<std::uint64_t> hashes;
    for (const Token& token : tokensOf(text, "en"))
        if (token.kind != TokenKind::Markup) hashes.push_back(stableHash(token.fold));
    std::sort(hashes.begin(), hashes.end());
    return hashes;
}

/// An upper bound of the likeness: words in common, in any order.
int commonPercent(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
    if (a.empty() && b.empty()) return 100;
    std::size_t common = 0;
    for (std::size_t i = 0, k = 0; i < a.size() && k < b.size();) {
        if (a[i] == b[k])
            ++common, ++i, ++k;
        else
            ++(a[i] < b[k] ? i : k);
    }
    return static_cast<int>(200 * common / (a.size() + b.size()));
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

void Memory::remember(const Project& project) {
    for (const Unit& unit : project.units) {
        Entry entry;
        entry.unit = unit.id;
        for (const auto& [language, text] : unit.texts)
            if ((text.state == State::Approved || text.state == State::NeedsReview) && !text.text.empty())
                entry.sides[language] = {text.text, hashesOf(text.text), text.state == State::Approved};
        if (entry.sides.size() > 1) mEntries.push_back(std::move(entry));
    }
}

void Memory::remember(const Memory& other) {
    mEntries.insert(mEntries.end(), other.mEntries.begin(), other.mEntries.end());
}

std::vector<MemoryMatch> Memory::find(std::string_view text, std::string_view from, std::string_view to,
                                      int minPercent, std::size_t max, std::string_view except) const {
    return findIn({this}, text, from, to, minPercent, max, except);
}

std::vector<MemoryMatch> Memory::findIn(const std::vector<const Memory*>& memories, std::string_view text,
                                        std::string_view from, std::string_view to, int minPercent,
                                        std::size_t max, std::string_view except) {
    struct Candidate {
        int common = 0;  ///< Percent of the words.
        const Entry* entry = nullptr;
        const Side* source = nullptr;
        const Side* target = nullptr;
        bool approved() const { return source->approved && target->approved; }
    };
    std::vector<Candidate> candidates;
    const auto hashes = hashesOf(text);
    for (const Memory* memory : memories)
        for (const Entry& entry : memory->mEntries) {
            if (entry.unit == except) continue;
            const auto source = entry.sides.find(from);
            const auto target = entry.sides.find(to);
            if (source == entry.sides.end() || target == entry.sides.end()) continue;
            const int common = commonPercent(source->second.words, hashes);
            if (common + wordsToCharacters >= minPercent)
                candidates.push_back({common, &entry, &source->second, &target->second});
        }
    if (candidates.size() > maxLookedAt) {
        std::stable_sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
            return a.common != b.common ? a.common > b.common : a.approved() && !b.approved();
        });
        candidates.resize(maxLookedAt);
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
                           !candidate.approved()});
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const MemoryMatch& a, const MemoryMatch& b) { return a.rank() > b.rank(); });
    if (matches.size() > max) matches.resize(max);
    for (MemoryMatch& match : matches) match.difference = wordDiff(match.source, text);
    return matches;
}

}  // namespace hexa::texts
