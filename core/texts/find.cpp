// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/find.h"

#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {
namespace {

/// A text as it is compared, with the byte of the original that each of its bytes came from.
struct Comparable {
    std::string text;
    std::vector<std::size_t> origin;
};

Comparable comparable(std::string_view text, bool matchCase) {
    Comparable out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        nextCharacter(text, at);
        const std::string_view character = text.substr(begin, at - begin);
        out.text += matchCase ? std::string(character) : folded(character);
        out.origin.resize(out.text.size(), begin);
    }
    out.origin.push_back(text.size());
    return out;
}

/// Between the bytes that one character is compared as: "ß" is "ss", and "daß" holds no "das".
bool isInsideCharacter(const Comparable& compared, std::size_t at) {
    return at > 0 && compared.origin[at] == compared.origin[at - 1];
}

bool isWordCharacterBefore(std::string_view text, std::size_t at) {
    if (at == 0) return false;
    std::size_t begin = at - 1;
    while (begin > 0 && (static_cast<unsigned char>(text[begin]) & 0xC0U) == 0x80) --begin;
    const char32_t c = nextCharacter(text, begin);
    return isLetter(c) || isDigit(c);
}

bool isWordCharacterAt(std::string_view text, std::size_t at) {
    if (at >= text.size()) return false;
    const char32_t c = nextCharacter(text, at);
    return isLetter(c) || isDigit(c);
}

}  // namespace

std::vector<FindHit> findText(const Project& project, std::string_view words, const FindOptions& options) {
    std::vector<FindHit> hits;
    const std::string wanted = options.matchCase ? std::string(words) : folded(words);
    if (wanted.empty()) return hits;
    for (std::size_t u = 0; u < project.units.size(); ++u)
        for (const std::string& language : project.languages) {
            if (!options.languages.empty() && std::find(options.languages.begin(), options.languages.end(),
                                                        language) == options.languages.end())
                continue;
            const std::string_view text = project.units[u].in(language);
            const Comparable compared = comparable(text, options.matchCase);
            for (std::size_t at = 0; (at = compared.text.find(wanted, at)) != std::string::npos;) {
                const std::size_t behind = at + wanted.size();
                const std::size_t begin = compared.origin[at];
                const std::size_t end = compared.origin[behind];
                const bool whole = !isInsideCharacter(compared, at) && !isInsideCharacter(compared, behind);
                const bool word = !isWordCharacterBefore(text, begin) && !isWordCharacterAt(text, end);
                const bool hit = whole && (word || !options.wholeWords) && end > begin;
                if (hit) hits.push_back({u, language, begin, end});
                at = hit ? behind : at + 1;
            }
        }
    return hits;
}

Edit replaceHits(const Project& project, const std::vector<FindHit>& hits, std::string_view replacement) {
    Edit edit;
    if (hits.empty()) return edit;
    const auto [low, high] = std::minmax_element(
        hits.begin(), hits.end(), [](const FindHit& a, const FindHit& b) { return a.unit < b.unit; });
    const std::size_t first = low->unit;
    const std::size_t last = high->unit;
    Project changed;
    changed.source = project.source;
    changed.languages = project.languages;
    changed.units.assign(project.units.begin() + static_cast<long>(first),
                         project.units.begin() + static_cast<long>(last) + 1);
    // From behind, so that places before stay where they are.
    for (std::size_t h = hits.size(); h-- > 0;) {
        const FindHit& hit = hits[h];
        std::string text(changed.units[hit.unit - first].in(hit.language));
        text.replace(hit.begin, hit.end - hit.begin, replacement);
        (void)apply(changed, setText(changed, hit.unit - first, hit.language, std::move(text)));
    }
    edit.at = first;
    edit.removed = last - first + 1;
    edit.inserted = std::move(changed.units);
    return edit;
}

}  // namespace hexa::texts
