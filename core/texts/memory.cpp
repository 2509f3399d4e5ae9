// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/memory.h"

#include "core/base/rng.h"
#include "core/texts/language/characters.h"
#include "core/texts/language/tokens.h"

#include <algorithm>

namespace hexa::texts {
namespace {

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
            if (text.state == State::Approved && !text.text.empty()) {
                entry.texts[language] = text.text;
                entry.words[language] = hashesOf(text.text);
            }
        if (entry.texts.size() > 1) mEntries.push_back(std::move(entry));
    }
}

void Memory::remember(const Memory& other) {
    mEntries.insert(mEntries.end(), other.mEntries.begin(), other.mEntries.end());
}

std::vector<MemoryMatch> Memory::find(std::string_view text, std::string_view from, std::string_view to,
                                      int minPercent, std::size_t max, std::string_view except) const {
    std::vector<MemoryMatch> matches;
    const auto hashes = hashesOf(text);
    for (const Entry& entry : mEntries) {
        if (entry.unit == except) continue;
        const auto source = entry.texts.find(from);
        const auto target = entry.texts.find(to);
        if (source == entry.texts.end() || target == entry.texts.end()) continue;
        if (commonPercent(entry.words.find(from)->second, hashes) + 10 < minPercent) continue;
        const int percent = likenessPercent(source->second, text);
        if (percent < minPercent) continue;
        matches.push_back({percent, entry.unit, source->second, target->second, {}});
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const MemoryMatch& a, const MemoryMatch& b) { return a.percent > b.percent; });
    if (matches.size() > max) matches.resize(max);
    for (MemoryMatch& match : matches) match.difference = wordDiff(match.source, text);
    return matches;
}

}  // namespace hexa::texts
