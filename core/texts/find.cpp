// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/find.h"

#include "core/texts/language/characters.h"

#include <algorithm>

namespace hexa::texts {
namespace {

/// A text in the form compared, with the original byte of each of its bytes.
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

/// True between the bytes that one character is compared as: "ß" is "ss", but "daß" does not
/// contain "das".
bool isInsideCharacter(const Comparable& compared, std::size_t at) {
    return at > 0 && compared.origin[at] == compared.origin[at - 1];
}

}  // namespace

std::vector<TextRange> placesIn(std::string_view text, std::string_view words, const FindOptions& options) {
    std::vector<TextRange> places;
    const std::string wanted = options.matchCase ? std::string(words) : folded(words);
    if (wanted.empty()) return places;
    const Comparable compared = comparable(text, options.matchCase);
    for (std::size_t at = 0; (at = compared.text.find(wanted, at)) != std::string::npos;) {
        const std::size_t behind = at + wanted.size();
        const std::size_t begin = compared.origin[at];
        const std::size_t end = compared.origin[behind];
        const bool whole = !isInsideCharacter(compared, at) && !isInsideCharacter(compared, behind);
        const bool word = !isWordBefore(text, begin) && !isWordAt(text, end);
        const bool hit = whole && (word || !options.wholeWords) && end > begin;
        if (hit) places.push_back({begin, end});
        at = hit ? behind : at + 1;
    }
    return places;
}

std::vector<FindHit> findText(const Project& project, std::string_view words, const FindOptions& options) {
    std::vector<FindHit> hits;
    for (std::size_t u = 0; u < project.units.size(); ++u)
        for (const std::string& language : project.languages) {
            if (!options.languages.empty() && std::find(options.languages.begin(), options.languages.end(),
                                                        language) == options.languages.end())
                continue;
            for (const TextRange& place : placesIn(project.units[u].in(language), words, options))
                hits.push_back({u, language, place.begin, place.end});
        }
    return hits;
}

}  // namespace hexa::texts
